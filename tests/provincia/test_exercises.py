"""The worked examples of the rulebook (X) and the twelve exercises (E): positions from files, answers typed by hand."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import rulesim
from rulesim import CHANCE
from rulesim.provincia import combat, forecast, odds
from rulesim.provincia.components import DECKS, RESOURCES
from rulesim.provincia.forecast import Purchase
from rulesim.provincia.position import from_dict, position
from rulesim.provincia.state import State
from tests.provincia.given import TABLES, dealt, events, goods, hand, is_legal, legal, play, reason, settle

POSITIONS = Path(rulesim.__file__).parent / "provincia" / "positions"
NAMES = sorted(path.stem for path in POSITIONS.glob("*.json"))
EARLY = (["blue-1", "orange-2"], ["blue-2", "orange+2"])
"""Tokens of two combats that are over."""

MINE = [name for name in NAMES if name[0] in "ex" and name[1:].isdecimal()]


def data(name: str) -> dict[str, Any]:
    return json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))


def load(name: str, **changed: Any) -> State:
    """A position from its file, with some fields changed."""
    state = position(**{**data(name), **changed})
    state.journal = []
    return state


def names(name: str) -> list[str]:
    return [city["name"] for city in data(name)["cities"]]


def buildings(state: State, seat: int = 0) -> list[str]:
    return [standing.id for standing in state.cities[seat].standing]


@pytest.mark.parametrize("name", NAMES)
def test_every_position_file_is_read_and_written(name: str) -> None:
    told = data(name)
    state = position(**told) if name in MINE else position(**told.get("position", told))
    assert from_dict(json.loads(json.dumps(state.to_dict()))) == state
    assert state.is_over or state.legal_actions()


def test_all_twelve_exercises_have_a_file() -> None:
    assert {f"e{number:02}" for number in range(1, 13)} <= set(NAMES)


# --- the worked examples ---


@pytest.mark.rule("provincia.draft.example-spqr", "provincia.draft.marker", "provincia.draft.leftovers")
def test_x1_giorgio_chooses_spqr_and_all_take_a_card() -> None:
    state = settle(play(load("x1"), "choose spqr"))
    assert state.markers[DECKS.index("spqr")] == 1
    assert sum(card is not None for card in state.face_up) == 4 and state.face_down == (True, True)
    pickers = [state.player]
    for place in ("pick 1", "pick 2", "pick 3"):
        play(state, place)
        pickers.append(state.player)
    assert [names("x1")[seat] for seat in pickers[:3]] == ["Giorgio", "Piero", "Alessandra"]
    assert [len(city.hand) for city in state.cities] == [1, 1, 1]
    assert state.decks[1].discarded == 3


@pytest.mark.rule("provincia.opes.example", "provincia.opes.quaestor", "provincia.opes.lower")
def test_x2_alessandra_takes_the_upper_half_and_giorgio_the_lower() -> None:
    state = play(load("x2"), "choose opes", "reveal opes_22", "reveal opes_23")
    settle(state)
    play(state, "pick 1", "pick 2")
    assert TABLES["opes_22"].quaestor == (0, 0, 3, 2) and TABLES["opes_23"].lower == (0, 0, 2, 1)
    assert (goods(state, 0), goods(state, 1)) == ("S3 G2", "S2 G1")
    assert all(not city.hand for city in state.cities)


@pytest.mark.rule("provincia.draft.two-three-players")
def test_the_three_player_draft_goes_round_twice() -> None:
    test_e03_who_chooses_and_who_picks()


@pytest.mark.rule("provincia.combat.example", "provincia.combat.strength", "provincia.combat.compare")
def test_the_orange_city_is_safe() -> None:
    state = load("e04", revealed=[*EARLY, ["blue-1", "orange+1"]])
    assert combat.strength_parts(state, 0) == (0, 2, 1, 1)
    play(state, "gauls bellum_11")
    assert events(state, "combat.win", "seat", "strength", "gauls")[0] == (1, 4, 4)


@pytest.mark.rule("provincia.penalty.example", "provincia.penalty.right-first")
def test_giorgio_loses_a_production_building() -> None:
    test_e05_no_defence_building_so_the_lignator_is_lost()


@pytest.mark.rule("provincia.activation.example", "provincia.activation.once")
def test_x3_piero_activates_his_emporium() -> None:
    state = load("x3")
    assert (state.cities[0].prestige, goods(state)) == (10, "G1")
    play(state, "activate emporium")
    assert (state.cities[0].prestige, goods(state)) == (9, "G5")
    assert buildings(state)[-1] == "emporium active"
    assert reason(state, "activate emporium", "building") == ("activation.once", "emporium")


@pytest.mark.rule("provincia.income.example")
def test_x4_pieros_fodina_brings_a_stone() -> None:
    state = play(load("x4"), "end")
    assert goods(state) == "S3"


# --- the exercises ---


@pytest.mark.rule("provincia.setup.start-table", "provincia.setup.supply", "provincia.setup.tracks")
@pytest.mark.parametrize("state", [load("e01"), dealt(4)], ids=["position", "game"])
def test_e01_the_third_player_and_the_supply(state: State) -> None:
    third = state.cities[2]
    assert third.goods == [4, 5, 4, 7]
    assert (third.prestige, third.morale, third.defence) == (0, 6, 0)
    assert state.supply[:3] == [21, 24, 34]


@pytest.mark.rule("provincia.storage.cap9", "provincia.storage.overflow-lost", "provincia.storage.gold")
def test_e02_what_does_not_fit_is_lost() -> None:
    assert forecast.received(load("e02"), 0, (0, 2, 4, 1)) == ((0, 1, 2, 1), (0, 1, 2, 0))


def test_e03_who_chooses_and_who_picks() -> None:
    state, choosers, picks = load("e03"), list[int](), dict[int, list[int]]()
    for deck in ("spqr", "opes", "aedificium", "spqr", "opes", "aedificium"):
        choosers.append(state.player)
        before = sum(one.discarded for one in state.decks)
        settle(play(state, f"choose {deck}"))
        drafted = len(choosers)
        while state.phase == "select" and state.chooser >= 0:
            picks.setdefault(drafted, []).append(state.player)
            play(state, legal(state)[0])
        # production cards are discarded as well, once they are played
        assert sum(one.discarded for one in state.decks) - before == (6 if deck == "opes" else 3)
    told = names("e03")
    assert [told[seat] for seat in choosers] == ["Piero", "Alessandra", "Giorgio"] * 2
    assert [told[seat] for seat in picks[3]] == ["Giorgio", "Piero", "Alessandra"]
    assert state.phase == "play" and state.markers == [0, 0, 0]


@pytest.mark.rule("provincia.combat.strength", "provincia.combat.token-effect")
@pytest.mark.parametrize(("token", "strength", "won"), [("orange+1", 4, True), ("orange-1", 2, False)])
def test_e04_alessandras_combat(token: str, strength: int, won: bool) -> None:
    state = load("e04", revealed=[*EARLY, ["blue-1", token]])
    assert combat.strength_parts(state, 0).total == strength
    play(state, "gauls bellum_11")
    found = events(state, "combat.win", "seat")
    assert (1 in found) == won


@pytest.mark.rule("provincia.penalty.second-only-if-unable", "provincia.destroy.to-hand", "provincia.destroy.prestige")
def test_e05_no_defence_building_so_the_lignator_is_lost() -> None:
    # strength 4 - 2 - 1 against 2
    state = load("e05", revealed=[["blue-1", "orange-2"], ["blue-2", "orange-1"]])
    assert (state.cities[0].prestige, state.player) == (6, CHANCE)
    play(state, "gauls bellum_04")
    city = state.cities[0]
    assert (city.prestige, hand(state), buildings(state)) == (4, "lignator", ["horreum", "strata"])
    assert events(state, "combat.compare", "seat") == [1]
    # nothing but the tax of this round is paid
    assert events(state, "upkeep.tax", "seat", "left")[0] == (1, 2)


@pytest.mark.rule("provincia.upkeep.tax-unpaid", "provincia.upkeep.morale", "provincia.upkeep.defence")
def test_e06_upkeep_at_the_bottom() -> None:
    state = load("e06", phase="upkeep")
    city = state.cities[0]
    assert (city.morale, city.defence, city.prestige, city.losses) == (1, -3, 3, 2)
    assert goods(state) == "S9"
    assert state.phase == "activate"


@pytest.mark.rule("provincia.discount.kinds", "provincia.trade.two-for-one", "provincia.play.cost")
def test_e07_the_cheapest_insula() -> None:
    state = load("e07")
    way = forecast.cheapest(state, 0, TABLES["insula"])
    assert way is not None and [str(action) for action in way.actions] == ["buy wood", "build insula less wood"]
    assert not is_legal(state, "build insula less wood")
    play(state, *map(str, way.actions))
    city = state.cities[0]
    assert (goods(state), city.prestige, city.morale) == ("G3", 10, 5)


@pytest.mark.rule("provincia.activation.cost", "provincia.end.gold-to-prestige")
@pytest.mark.parametrize(("gold", "change"), [(0, 0), (1, 0), (2, 1)])
def test_e08_an_emporium_at_the_end(gold: int, change: int) -> None:
    told = data("e08")["cities"]
    told[0]["goods"]["gold"] = gold
    state = load("e08", cities=told)
    kept = play(state.copy(), "end").scores()[0].total
    assert play(state, "activate emporium").scores()[0].total - kept == change


@pytest.mark.rule("provincia.combat.defence-temporary", "provincia.combat.military-permanent")
@pytest.mark.parametrize(
    ("plan", "strengths"),
    [
        ("", [2, -1, -2]),
        ("legio", [3, -1, -2]),
        ("hortus", [3, 0, -1]),
        ("officina", [3, 0, -1]),
        ("turris", [2, -1, -2]),
    ],
)
def test_e09_what_helps_in_the_combats_to_come(plan: str, strengths: list[int]) -> None:
    state = load("e09")
    wanted = [Purchase(TABLES[plan], 3, 3)] if plan else []
    assert [*forecast.combats(state, 0, wanted).values()] == strengths
    if plan:
        assert legal(state, "play" if plan == "legio" else "build")
        play(state, f"play {plan}" if plan == "legio" else f"build {plan}")
        parts = combat.strength_parts(state, 0)
        assert parts.total == strengths[0]


@pytest.mark.rule("provincia.income.first-round")
def test_e10_what_a_production_building_brings() -> None:
    state = load("e10")
    times = [forecast.incomes(state, number) for number in range(1, 8)]
    assert times == [6, 5, 4, 3, 2, 1, 0]
    found = forecast.payback(state, TABLES["lignator"], state.round)
    assert (TABLES["lignator"].prestige, found.total[RESOURCES.index("wood")], found.price) == (2, 5, 1)


@pytest.mark.rule("provincia.combat.token-choice")
def test_e11_the_odds_of_a_token() -> None:
    state = load("e11")
    assert odds.gauls(state, 5) == {strength: Fraction(1, 4) for strength in (1, 2, 3, 4)}
    known = {seat: state.cities[seat].tokens for seat in (1, 2)}
    chances = {token.id: chance for token, chance in odds.choices(state, 0, known=known).items()}
    assert chances == {"orange+1": Fraction(1, 2), "blue-1": Fraction(5, 18), "green-1": Fraction(5, 18)}


@pytest.mark.rule("provincia.tie.personal-aedificium", "provincia.end.winner")
def test_e12_the_building_on_the_board_decides() -> None:
    state = load("e12")
    assert [sheet.total for sheet in state.scores()] == [38, 38]
    assert state.winners() == [1]
    assert state.scores()[1].decided_by == "provincia.tie.personal-aedificium"
    assert state.scores()[0].tiebreaks[1] > state.scores()[1].tiebreaks[1], "A has more gold"
