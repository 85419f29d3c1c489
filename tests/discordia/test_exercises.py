"""The worked examples of the rulebook (X) and the exercises (EX): positions from files, answers typed by hand."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import rulesim
from rulesim import CHANCE
from rulesim.discordia import aqueduct, decrees, year_end
from rulesim.discordia.components import letters
from rulesim.discordia.position import from_dict, position
from rulesim.discordia.season import maximus
from rulesim.discordia.state import State, new_game
from tests.discordia.given import events, legal, play, settle, supply

POSITIONS = Path(rulesim.__file__).parent / "discordia" / "positions"
NAMES = sorted(path.stem for path in POSITIONS.glob("*.json"))


def data(name: str) -> dict[str, Any]:
    return json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))


def load(name: str, **changed: Any) -> State:
    """A position from its file, with some fields changed."""
    state = position(**{**data(name), **changed})
    state.journal = []
    return state


def slots(state: State, word: str) -> list[str]:
    """The slots that a dispatch of this sort may go to."""
    return sorted({text.split()[1] for text in legal(state, word)})


@pytest.mark.parametrize("name", NAMES)
def test_every_position_file_is_read_and_written(name: str) -> None:
    state = load(name)
    assert from_dict(json.loads(json.dumps(state.to_dict()))) == state
    assert state.legal_actions()


# --- the worked examples ---


@pytest.mark.rule("discordia.action.main-list")
def test_x1_three_actions_of_the_column_or_one_of_its_two_tiles() -> None:
    state = load("x1")
    first, second = state.display[0], state.display[6]
    assert first is not None and second is not None
    takes = {text.split()[1] for text in legal(state, "take")}
    assert takes == {first.id, second.id}
    # AT1: dispatch to a ship or a farm, or an extension
    assert slots(state, "dispatch") == ["field1", "harbour1"]
    assert len(legal(state, "extension")) == 6
    assert {text.split()[0] for text in legal(state)} - {"special", "boat", "end"} == {"take", "dispatch", "extension"}


@pytest.mark.rule("discordia.special.example-red1")
def test_x2_red_1_reaches_the_barracks_and_the_stall() -> None:
    assert legal(load("x2"), "special") == ["special fort1 RR", "special market1 W"]


@pytest.mark.rule("discordia.tower.military-fixed")
def test_x3_a_tower_of_permanent_strength() -> None:
    assert year_end.strength(load("x3").cities[0]) == 1


@pytest.mark.rule("discordia.tower.military-dispatch")
def test_x4_a_special_dispatch_to_a_military_tower() -> None:
    assert legal(load("x4"), "special") == ["special tower1 RR"]


@pytest.mark.rule("discordia.dispatch.tower")
def test_x5_a_main_dispatch_of_two_soldiers_to_a_military_tower() -> None:
    state = load("x5")
    assert legal(state, "dispatch", "special") == ["dispatch tower1 RR"]
    play(state, "dispatch tower1 RR")
    assert supply(state) == "WWW"


@pytest.mark.rule("discordia.tower.trade")
def test_x6_a_trade_tower_swaps_three() -> None:
    state = play(load("x6"), "trade tower1")
    play(state, "draw BBR")
    assert supply(state) == "BBBBBRRRRWWWYYY"
    assert "return BBR" in legal(state) and "return YYY" in legal(state)
    play(state, "return YYY")
    assert supply(state) == "BBBBBRRRRWWW"


@pytest.mark.rule("discordia.privilege.joker-pair")
def test_x7_two_identical_privileges_make_all_figures_jokers() -> None:
    assert legal(load("x7"), "special") == [f"special fort1 {two}" for two in ("BW", "BY", "WW", "WY", "YY")]
    assert load("x7").cities[0].jokers == 0b1111
    state = load("x7-two-colours", supply="B2 W2 Y2")
    assert legal(state, "special") == ["special fort1 BB"]


@pytest.mark.rule("discordia.decree.cover")
def test_x8_a_decree_covers_the_second_space_and_gives_what_is_there() -> None:
    state = load("x8")
    assert legal(state, "claim") == ["claim DE04"]
    stars = state.cities[0].stars
    before = aqueduct.shortage_parts(state, 0)["decree"]
    play(state, "claim DE04")
    assert events(state, "decree.claim", "decree", "field") == [("DE04", 2)]
    assert state.cities[0].stars == stars + 2
    assert aqueduct.shortage_parts(state, 0)["decree"] == before - 1


@pytest.mark.rule("discordia.raid.compare", "discordia.raid.strength")
def test_x9_a_barracks_that_is_not_full_does_not_count() -> None:
    state = load("x9")
    assert (year_end.strength(state.cities[0]), year_end.germans(state)) == (1, 3)
    stars = state.cities[0].stars
    play(state, "end")
    told = events(state, "raid.compare", "seat", "strength", "germans", "tile", "way")
    assert told == [(2, 0, 3, "GA1", "loss"), (1, 1, 3, "GA1", "loss")]
    assert state.cities[0].stars == stars - 1


@pytest.mark.rule("discordia.raid.compare", "discordia.raid.strength")
def test_x10_once_a_yellow_figure_completes_it_the_city_withstands() -> None:
    state = load("x10")
    assert year_end.strength(state.cities[0]) == 5
    play(state, "end")
    assert events(state, "raid.compare", "seat", "strength", "tile", "way")[1] == (1, 5, "GB1", "gain")
    assert (state.phase, state.player) == ("raid", 0)
    assert [text for text in legal(state) if text != "decline"] == legal(state, "build")


@pytest.mark.rule("discordia.shortage.value", "discordia.shortage.draw")
def test_x11_eight_symbols_and_three_spaces_less_two() -> None:
    state = load("x11")
    parts = aqueduct.shortage_parts(state, 0)
    symbols = sum(parts[part] for part in ("city", "expedition", "development", "decree"))
    assert (symbols, parts["spaces"], parts["aqueduct"], aqueduct.shortage(state, 0)) == (8, 3, -2, 9)
    before = sum(state.cities[0].supply)
    settle(play(state, "end"))
    assert (1, 9) in events(state, "shortage.draw", "seat", "amount")
    assert sum(state.cities[0].supply) == before + 9


@pytest.mark.rule("discordia.develop.five")
def test_x12_develop_with_a_five() -> None:
    assert legal(load("x12"), "develop") == ["develop"]
    assert legal(load("x12", development=0), "develop") == []
    assert legal(load("x12", development=0, die="yellow 6", dice=[1, 6, 3]), "develop") == ["develop"]


# --- the exercises ---


def test_ex01_what_is_left_after_the_set_up() -> None:
    rng = random.Random(1)
    state = new_game(**data("ex01"))
    while state.phase == "setup":
        options = state.legal_actions()
        if state.player != CHANCE:  # first tiles without a star bonus
            options = [a for a in options if not any(name == "EXP" for name, _ in a.tile.bonus)]  # type: ignore[attr-defined]
        state.play(state.sample(rng) if state.player == CHANCE else options[0])
    found = {
        "cult": state.cult,
        "manipulators_left": state.manipulators,
        "display": sum(tile is not None for tile in state.display),
    }
    assert found == {"cult": 18, "manipulators_left": 4, "display": 15}


@pytest.mark.rule("discordia.play.maximus", "discordia.yearend.order")
def test_ex02_maximus_and_the_order_of_the_raid() -> None:
    state = load("ex02")
    seats = [maximus(load("ex02", season=season)) for season in range(1, 6)]
    assert {"maximus": seats, "raid_order": state.order()} == {
        "maximus": [2, 0, 1, 2, 0],
        "raid_order": [2, 0, 1],
    }


def test_ex03_dice_and_values() -> None:
    state = load("ex03")
    chosen = [text.split()[1:] for text in legal(state, "choose")]
    rolled = {"red": 2, "yellow": 5, "blue": 5}
    assert [[die, rolled[die], int(value)] for die, value in chosen] == [
        ["red", 2, 1],
        ["red", 2, 2],
        ["red", 2, 3],
        ["yellow", 5, 4],
        ["yellow", 5, 5],
        ["yellow", 5, 6],
    ]


def test_ex04_a_new_building_costs_figures_until_it_is_manned() -> None:
    before = aqueduct.shortage(load("ex04"), 0)
    state = play(load("ex04", die="yellow 1"), "special field1 Y")
    assert {"before": before, "after": aqueduct.shortage(state, 0)} == {"before": 21, "after": 20}


@pytest.mark.rule("discordia.dispatch.exact", "discordia.privilege.joker")
def test_ex05_payments() -> None:
    def payments(state: State, slot: str) -> list[str]:
        return [text.split()[2] for text in legal(state, "dispatch") if text.split()[1] == slot]

    state = load("ex05", die="yellow 3")  # AT3: ship, barracks
    space = {"tiles": {"harbour1": "SH14"}, "die": "yellow 3"}  # BX
    assert {
        "BA10": payments(state, "fort1"),
        "SH06": payments(state, "harbour1"),
        "BX_without_joker": payments(load("ex05", **space), "harbour1"),
        "BX_with_white_joker": payments(load("ex05", **space, jokers="W"), "harbour1"),
    } == {"BA10": ["RR", "RW"], "SH06": ["R", "W"], "BX_without_joker": [], "BX_with_white_joker": ["RW"]}


@pytest.mark.rule("discordia.special.match", "discordia.special.stall-any", "discordia.special.perk")
def test_ex06_special_dispatches() -> None:
    assert {
        "red3": slots(load("ex06", die="red 3"), "special"),
        "yellow3": slots(load("ex06", die="yellow 3"), "special"),
        "red3_with_development_2": slots(load("ex06", die="red 3", development=2), "special"),
    } == {
        "red3": ["fort1", "market1", "tower1"],
        "yellow3": ["field1", "market1"],
        "red3_with_development_2": ["field1", "fort1", "market1", "tower1"],
    }


@pytest.mark.rule("discordia.raid.strength", "discordia.raid.damage-void")
def test_ex07_strength_reward_and_void_damage() -> None:
    state = load("ex07")
    red, _ = state.germanic
    assert red is not None
    hit = [effect for effect, _ in red.effects if year_end.can_be_hit(state, 0, effect)]
    assert {
        "strength": year_end.strength(state.cities[0]),
        "reward": year_end.withstands(state, 0),
        "damage_if_lost": hit or "none",
    } == {"strength": 4, "reward": True, "damage_if_lost": "none"}


@pytest.mark.rule("discordia.aqueduct.overflow", "discordia.tower.trade-steps")
def test_ex08_a_step_too_many_is_a_swap() -> None:
    state = load("ex08", todo=[["TOWER", 1]])
    before = sum(state.cities[0].supply)
    play(state, "build TT1 on tower1", "swap", "draw RW", "return YY")
    assert {
        "ring": state.cities[0].ring,
        "swaps_of_2": len(events(state, "aqueduct.overflow", "seat")),
        "supply_change": sum(state.cities[0].supply) - before,
    } == {"ring": 10, "swaps_of_2": 1, "supply_change": 0}


@pytest.mark.rule("discordia.ship.complete", "discordia.ship.flip-place", "discordia.ship.flip-step")
def test_ex09_a_full_ship_turns_into_a_stall() -> None:
    state = load("ex09", die="red 2")
    bag = list(state.bag)
    play(state, "end")
    options = [
        text.replace("flip market", "overbuild market").replace("flip discard", "discard") for text in legal(state)
    ]
    play(state, "flip market1")
    city = state.cities[0]
    assert {
        "options": options,
        "ring": city.ring,
        "supply": dict(zip("BRWY", city.supply, strict=True)),
        "bag_change": {letter: now - was for letter, now, was in zip("BRWY", state.bag, bag, strict=True)},
    } == {
        "options": ["overbuild market1", "overbuild market2", "discard"],
        "ring": 5,
        "supply": {"B": 1, "R": 2, "W": 1, "Y": 2},
        "bag_change": {"B": 2, "R": 0, "W": 1, "Y": 0},
    }


def test_ex10_which_decrees_hold() -> None:
    state = load("ex10")
    held = [decree.id for decree in state.tables.decrees if decrees.progress(state, 0, decree).holds]
    assert held == ["DE02", "DE08", "DE09", "DE10", "DE11", "DE12"]


@pytest.mark.rule("discordia.shortage.flush")
def test_ex11_three_choices_for_the_last_turn_of_the_year() -> None:
    def outcome(*actions: str) -> dict[str, int]:
        state = play(load("ex11", season=5, start=0, acted=0, die="yellow 1", players=2), *actions)
        told = year_end.forecast(state)[0]
        # the forecast is what then happens, with a raid that hits nothing
        state.cities[0].stars = 0
        while state.phase in ("season", "raid", "shortage") and state.year == 1:
            step = state.sample(random.Random(1)) if state.player == CHANCE else state.legal_actions()[-1]
            state.play(step)
        city = state.cities[0]
        assert (sum(city.supply), city.placed) == (told.supply, told.placed)
        return {"shortage": told.shortage, "supply_after": told.supply, "placed_after": told.placed}

    assert {"A": outcome("special field1 Y"), "B": outcome("extension fort"), "C": outcome()} == {
        "A": {"shortage": 14, "supply_after": 22, "placed_after": 0},
        "B": {"shortage": 14, "supply_after": 23, "placed_after": 2},
        "C": {"shortage": 15, "supply_after": 24, "placed_after": 2},
    }


def test_ex12_what_a_covered_symbol_saves() -> None:
    state = load("ex12")
    step = aqueduct.shortage(state, 0) - aqueduct.shortage(load("ex12", aqueduct=1), 0)
    cover = aqueduct.shortage(state, 0) - aqueduct.shortage(load("ex12", extensions={"fort": 1}), 0)
    assert step == cover == 1
    years = state.tables.setup.years
    saves = [step * (years - year + 1) for year in range(1, years + 1)]
    assert saves == [4, 3, 2, 1]
    two_figures = len(letters((0, 0, 0, 2)))
    assert two_figures == saves[2], "in year 3 both save the same"
