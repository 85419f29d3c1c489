"""Positions as plain data: notations, what is filled in, round trips, every piece in one place, one error per fault."""

from __future__ import annotations

import copy
import json
import pickle
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from rulesim import CHANCE, BadInput, Session
from rulesim.discordia import aqueduct, tables
from rulesim.discordia.city import as_laid, laid_text
from rulesim.discordia.city_codec import FIELDS as CITY_FIELDS
from rulesim.discordia.components import DICE, EXTENSIONS
from rulesim.discordia.position import FIELDS, from_dict, position
from rulesim.discordia.state import State, new_game
from tests.discordia.given import COLUMNS, TABLES, city, events, figures_of, ids, legal, on, play, settle, supply, text


def fault(**data: Any) -> str:
    """The sentence about what is wrong with a position; it begins with the field that the error names."""
    with pytest.raises(BadInput) as refusal:
        position(**data)
    assert refusal.value.field
    return str(refusal.value)


def pieces(state: State) -> list[str]:
    """The ids of everything that lies anywhere; both sides of a ship are one tile."""
    laid = [item.tile.id.removesuffix("b") for own in state.cities for item in own.laid()]
    owned = [p.id for own in state.cities for p in (*own.decrees, *(q for q, _ in own.privileges))]
    table = [*state.decrees, *state.privileges, *state.towers, *state.columns, *state.deck]
    table += [tile for tile in (*state.display, *state.germanic) if tile]
    table += [tile for tiles in state.germanic_left for tile in tiles]
    return [*laid, *owned, *(piece.id for piece in table)]


# --- what is filled in ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_told_is_the_first_roll_of_a_game(players: int) -> None:
    state = position(players=players)
    assert (state.phase, state.year, state.season, state.start, state.player) == ("season", 1, 1, 0, CHANCE)
    assert state.todo == (("ROLL", 0),)
    supply_of = TABLES.setup.supply(players)
    assert [sum(own.supply) for own in state.cities] == [15] * players
    assert [(own.stars, own.manipulators, own.ready, own.ring) for own in state.cities] == [(6, 1, 1, 0)] * players
    assert state.cult == supply_of.stars - 6 * players
    assert state.manipulators == supply_of.manipulators - players
    assert tuple(state.stacks) == supply_of.extensions
    shown = (len(state.decrees), len(state.privileges), len(state.towers))
    assert shown == (supply_of.decrees, supply_of.privileges, supply_of.military + supply_of.trade)
    assert None not in state.display and len(state.display) + len(state.deck) == 86
    red, green = state.germanic
    assert red is not None and red.letter == "A" and green is None
    assert len(pieces(state)) == len(set(pieces(state)))


@pytest.mark.parametrize(
    ("year", "season", "letters"), [(1, 1, "A"), (1, 4, "AB"), (3, 5, "AB"), (4, 3, "C"), (4, 4, "CD")]
)
def test_germanic_tiles_follow_from_year_and_season(year: int, season: int, letters: str) -> None:
    state = position(year=year, season=season)
    assert "".join(tile.letter for tile in state.germanic if tile) == letters
    # of every earlier year a tile of each stack is gone, and the open ones are
    left = [len(tiles) for tiles in state.germanic_left]
    early = min(year, 4) - 1
    open_now = [letters.count(letter) for letter in "ABCD"]
    assert left == [6 - early - open_now[0], 6 - early - open_now[1], 4 - open_now[2], 4 - open_now[3]]


@pytest.mark.parametrize(
    ("told", "seat"),
    [({}, 0), ({"season": 2}, 1), ({"start": 2}, 2), ({"start": 2, "season": 4}, 2), ({"season": 3}, 2)],
)
def test_the_seat_to_act_follows_from_the_clock(told: dict[str, int], seat: int) -> None:
    state = position(players=3, **told)
    assert (state.seat, state.acted) == (seat, 0)
    # and the other way round
    following = position(players=3, dice=[1, 2, 3], maximus_die="red", seat=(seat + 1) % 3, **told)
    assert (following.player, following.acted) == ((seat + 1) % 3, 1)


def test_the_city_of_the_seat_to_act_may_stand_for_itself() -> None:
    state = position(players=3, start=1, die="red 2", supply="R5 W3", tiles={"fort1": "BA01[RR,R,_]"}, aqueduct=4)
    assert (state.seat, supply(state, 1), on(state, "fort1", 1), state.cities[1].ring) == (
        1,
        "RRRRRWWW",
        "BA01[RRR]",
        4,
    )
    assert [sum(own.supply) for own in state.cities] == [15, 8, 15]
    assert [own.ring for own in state.cities] == [0, 4, 0]


# --- notations ---


@pytest.mark.parametrize("told", ["R2 W1", "RRW", "WRR", "R2W1", {"R": 2, "W": 1}, [0, 2, 1, 0], (0, 2, 1, 0)])
def test_figures(told: Any) -> None:
    assert supply(position(supply=told)) == "RRW"


@pytest.mark.parametrize(
    "told", ["BA01[RR,R,_]", "BA01[RR,R]", "BA01[RR, R, _]", ["BA01", ["RR", "R"]], ["BA01", ["RR", "R", "_"]]]
)
def test_what_lies_on_a_slot(told: Any) -> None:
    laid = position(tiles={"fort1": told}).cities[0].slots[1][0]
    assert laid is not None
    assert (laid.tile.id, laid.filled, laid.figures) == ("BA01", 2, (0, 3, 0, 0))


@pytest.mark.parametrize("told", ["BA01", "BA01[_,_,_]", "BA01[]", ["BA01", []]])
def test_an_empty_tile(told: Any) -> None:
    assert on(position(tiles={"fort1": told}), "fort1") == "BA01[]"


@pytest.mark.parametrize(
    ("told", "dice", "die", "value"),
    [
        ({"die": "red 3"}, (3, 4, 5), 0, 3),
        ({"die": "red 3 -> 4"}, (3, 4, 5), 0, 4),
        ({"die": "blue 6->5"}, (1, 2, 6), 2, 5),
        ({"die": "yellow", "dice": [1, 5, 2]}, (1, 5, 2), 1, 5),
        ({"die": "yellow", "value": 4, "dice": {"blue": 2, "red": 1, "yellow": 5}}, (1, 5, 2), 1, 4),
        ({"dice": [["blue", 2], ["red", 1], ["yellow", 5]]}, (1, 5, 2), -1, 0),
    ],
)
def test_dice(told: dict[str, Any], dice: tuple[int, ...], die: int, value: int) -> None:
    state = position(**told)
    assert (state.dice, state.die, state.value) == (dice, die, value)
    assert state.maximus_die == die
    assert state.cities[0].ready == (0 if value not in (0, *dice) or "->" in str(told.get("die")) else 1)


def test_another_player_has_the_dice_that_maximus_left() -> None:
    state = position(dice=[2, 5, 5], maximus_took="blue")
    assert (state.seat, state.maximus_die, state.die) == (1, 2, -1)
    assert {notation.split()[1] for notation in legal(state)} == {"red", "yellow"}
    # whose die it is is filled in, too
    state = position(players=2, acted=1, die="blue 3")
    assert (state.seat, state.die, DICE[state.maximus_die]) == (1, 2, "yellow")


def test_jokers_and_covered_decrees_are_pieces_as_well() -> None:
    state = position(jokers=["W"], decrees_covered=2)
    assert [(p.id, spent) for p, spent in state.cities[0].privileges] == [("PJ_white_1", False)]
    assert state.cities[0].jokers == 0b0100
    assert len(state.cities[0].decrees) == 2 and len(state.decrees) == 1
    assert position(jokers="BB").cities[0].jokers == 0b1111
    assert len(set(pieces(state))) == len(pieces(state))


def test_perks_follow_from_the_development_track() -> None:
    assert position(development=2).cities[0].fields_to_dict()["perks"] == ["develop_on_5", "any_colour_farm"]
    assert position(perks=["any_colour_ship"]).cities[0].fields_to_dict()["perks"] == ["any_colour_ship"]


def test_jokers_may_stand_on_any_space() -> None:
    state = position(jokers="Y", tiles={"fort1": "BA01[RY,Y,B]"}, supply="R5")
    assert on(state, "fort1") == "BA01[BRYY]"
    # figures are told as the spaces ask for them: the reader gets the same city
    assert state.cities[0].fields_to_dict()["tiles"] == {"fort1": "BA01[RY,Y,B]"}
    assert fault(tiles={"fort1": "BA01[RY]"}) == "tiles.fort1: space 1 of BA01 takes RR, not RY."
    assert fault(jokers="B", tiles={"fort1": "BA01[RY]"}) == "tiles.fort1: space 1 of BA01 takes RR, not RY."


@pytest.mark.parametrize(
    ("filled", "jokers", "told"),
    [("R,RR", "", "BA10[R,RR]"), ("R,RW", "", "BA10[R,RW]"), ("W,RR", "W", "BA10[R,RW]"), ("W,WB", "W", "BA10[W,WB]")],
)
def test_how_figures_on_spaces_are_told(filled: str, jokers: str, told: str) -> None:
    laid = position(jokers=jokers, tiles={"fort1": f"BA10[{filled}]"}).cities[0].slots[1][0]
    assert laid is not None
    assert laid_text(laid, 0b0100 if jokers else 0) == told


# --- what waits ---


def test_effects_that_wait_are_carried_out_until_somebody_must_decide() -> None:
    state = position(die="red 2", todo=[["AQ", 2], ["STAR", 1], ["EXTENSION", 1]])
    assert (state.cities[0].ring, state.cities[0].stars, state.todo) == (2, 7, (("EXTENSION", 1),))
    assert "extension fort" in legal(state) and "decline" in legal(state)


def test_any_step_of_the_year_end_may_wait() -> None:
    state = position(phase="raid", start=1, todo=[["RAID", 1], ["YEAR", 0]], red="GA4", green="GB1", players=2)
    assert (state.phase, state.player, state.todo[0]) == ("raid", CHANCE, ("DRAW", 3))
    state = position(phase="shortage", todo=[["SHORTAGE", 0], ["YEAR", 0]])
    assert (state.player, state.todo) == (CHANCE, (("DRAW", 19), ("FLUSH", 0), ("SHORTAGE", 1), ("YEAR", 0)))
    state.journal = []
    settle(state, until="FILL")
    assert events(state, "shortage.draw", "seat", "amount") == [(1, 19), (2, 19)]


YEAR_END = (("SHORTAGE", 0), ("SHORTAGE", 1), ("YEAR", 0))


@pytest.mark.parametrize(
    ("told", "waits"),
    [
        ({"phase": "raid"}, (("DRAW", 3), ("RAID", 1), *YEAR_END)),
        ({"phase": "raid", "todo": [["RAID", 0]]}, (("DRAW", 3), ("RAID", 1), *YEAR_END)),
        ({"phase": "raid", "seat": 1}, (("DRAW", 3), *YEAR_END)),
        ({"phase": "raid", "todo": [["EXP", 1]]}, (("EXP", 1), ("RAID", 1), *YEAR_END)),
        ({"phase": "raid", "todo": [["EXP", 1], ["RAID", 1]]}, (("EXP", 1), ("RAID", 1), *YEAR_END)),
        ({"phase": "shortage"}, (("DRAW", 19), ("FLUSH", 0), *YEAR_END[1:])),
        ({"phase": "shortage", "todo": [["DISCARD", 2]]}, (("DISCARD", 2), ("FLUSH", 0), *YEAR_END[1:])),
        ({"phase": "shortage", "seat": 1}, (("DRAW", 19), ("FLUSH", 1), ("YEAR", 0))),
        (
            {"phase": "shortage", "seat": 1, "options": {"flush_order": "after_all"}},
            (("DRAW", 19), ("FLUSH", 0), ("FLUSH", 1), ("YEAR", 0)),
        ),
        ({"phase": "newyear", "year": 2, "display": [None] * 12}, (("FILL", 0), ("RED", 0), ("SEASON", 1))),
        ({"phase": "newyear", "year": 2, "todo": [["RED", 0]]}, (("RED", 0), ("SEASON", 1))),
        ({"season": 4}, (("ROLL", 0),)),
        ({"season": 4, "todo": [["GREEN", 0]]}, (("GREEN", 0), ("ROLL", 0))),
        ({"todo": []}, (("ROLL", 0),)),
        ({"die": "red 2", "todo": [["EXP", 1], ["TURN", 0]]}, (("EXP", 1), ("TURN", 0))),
        (
            {"phase": "setup", "todo": [["START", 0]], "columns": COLUMNS.split(), "cities": [{"supply": "B15"}, {}]},
            None,
        ),
        ({"phase": "setup", "start": 0}, (("FIRST", 1), ("SEAT", 0), ("FIRST", 1), ("SEASON", 1))),
        ({"phase": "setup", "start": 0, "seat": 1, "todo": [["EXP", 1]]}, None),
        ({"phase": "setup", "start": 0, "seat": 0, "todo": [["FIRST", 1]]}, (("FIRST", 1), ("SEASON", 1))),
    ],
)
def test_the_steps_that_follow_are_added(told: dict[str, Any], waits: tuple[tuple[str, Any], ...] | None) -> None:
    state = position(players=2, red="GA4" if told.get("phase") in ("raid", "shortage") else None, **told)
    if waits is not None:
        assert (*(step for step in state.todo if step[0] not in ("WINDOW", "SAIL")),) == waits
    is_round(state)
    rng = random.Random(1)
    while not state.is_over:
        state.play(state.sample(rng) if state.player == CHANCE else rng.choice(state.legal_actions()))


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ({"season": 2, "die": "red 2", "todo": [["YEAR", 0]]}, "todo: ['YEAR', 0] cannot wait there; to come at this"),
        ({"season": 2, "todo": [["RAID", 0], ["YEAR", 0]]}, "todo: ['RAID', 0] cannot wait there; to come at this"),
        ({"phase": "raid", "todo": [["YEAR", 0], ["RAID", 0]]}, "todo: ['RAID', 0] cannot wait there; to come at "),
        ({"phase": "setup", "todo": [["SEASON", 1]]}, "todo: ['SEASON', 1] cannot wait there; to come at this moment"),
        ({"phase": "setup", "todo": [["SEASON", 0]]}, "todo.SEASON: a whole number from 1 to 140 is needed, not 0."),
        ({"phase": "setup", "start": 0, "columns": COLUMNS.split()[:5]}, "columns: 5 action tiles for 6 columns."),
        ({"phase": "setup", "start": 0, "cities": [{"supply": ""}, {}]}, "cities[0].supply: seat"),
        ({"phase": "setup", "cities": [{"decrees": ["DE01"]}, {}]}, "cities[0].decrees: nobody has any, nor "),
        ({"phase": "newyear", "todo": [["EXP", 1]]}, "todo: ['EXP', 1] cannot wait between two years."),
        ({"die": "red 2", "todo": [["ROLL", 0]]}, "todo: ['ROLL', 0] cannot wait there; to come at this moment: "),
        ({"dice": [1, 2, 3], "todo": [["TURN", 0]]}, "todo: ['TURN', 0] cannot wait there; to come at this moment: no"),
        ({"season": 2, "todo": [["GREEN", 0]]}, "todo: ['GREEN', 0] cannot wait there; to come at this moment: "),
        ({"acted": 1}, "dice: others have acted in this season, so what the three dice show is needed."),
        ({"acted": 2, "dice": [1, 2, 3]}, "acted: a whole number from 0 to 1 is needed, not 2."),
        ({"die": "red 2", "todo": [["FLIP", 0]]}, "todo.FLIP: no full ship leaves harbour 1 now."),
        ({"die": "red 2", "todo": [["RETURN", 15]]}, "todo.RETURN: it comes first or after a DRAW, with fewer "),
        ({"die": "red 2", "todo": [["EXP", 1], ["RETURN", 1]]}, "todo.RETURN: it comes first or after a DRAW, with "),
        ({"die": "red 2", "todo": [["ONCE", "PJ_red_1"]]}, "todo.ONCE: 'PJ_red_1' is not known; "),
        ({"turned": ["ST01"], "tiles": {"market1": "ST01"}}, "turned: 'ST01' is no turned ship without figures on a "),
        ({"turned": [["SH01b"]]}, "turned: ['SH01b'] is no turned ship without figures on a market of this city."),
        ({"cities": [{"colour": {}}, {}]}, "cities[0].colour: 'colour' is not known; "),
    ],
)
def test_what_cannot_wait_is_refused(told: dict[str, Any], sentence: str) -> None:
    assert fault(**told).startswith(sentence)


def test_a_stall_that_was_a_ship_is_written_and_read() -> None:
    state = position(season=5, phase="raid", tiles={"market1": "SH01b"}, turned=["SH01b"])
    assert state.to_dict()["cities"][0]["turned"] == ["SH01b"]
    is_round(state)
    old = state.to_dict()
    del old["cities"][0]["turned"], old["cities"][1]["turned"]
    laid = from_dict(old).cities[0].slots[2][0]
    assert laid is not None and not laid.waits, "positions of earlier versions have no such field"


# --- round trips ---


def is_round(state: State) -> None:
    data = json.loads(json.dumps(state.to_dict()))
    again = from_dict(data)
    assert again == state and again.to_dict() == data
    assert (again.player, again.seat) == (state.player, state.seat)
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_random_play_is_written_and_read(seed: int) -> None:
    rng = random.Random(seed)
    values = [{}, {"flush_order": "after_all"}, {"decree_window_raid": "any"}][seed % 3]
    state = new_game(2 + seed % 3, **values)
    while not state.is_over:
        if state.phase != "setup" or rng.random() < 0.2:
            is_round(state)
        assert len(pieces(state)) == len(set(pieces(state)))
        state.play(state.sample(rng) if state.player == CHANCE else rng.choice(state.legal_actions()))
    is_round(state)
    assert [sum(pair) for pair in zip(figures_of(state), state.bag, strict=True)] == [35] * 4


def test_copies_and_pickles_are_equal() -> None:
    state = position(players=3, die="red 3 -> 4", jokers="W", tiles={"fort1": "BA01[RW]"}, todo=[["SWAP", 2]])
    for other in (state.copy(), copy.deepcopy(state), copy.copy(state), pickle.loads(pickle.dumps(state))):
        assert other == state and other is not state
    changed = state.copy()
    changed.cities[2].supply[0] -= 1
    assert changed != state


def test_a_position_of_a_session_is_written_and_read() -> None:
    session = Session(new_game(2), seed=5)
    rng = random.Random(2)
    for _ in range(60):
        session.play(rng.choice(session.state.legal_actions()))
    assert from_dict(session.state.to_dict()) == session.state


def test_own_tables_travel_with_the_position(tmp_path: Path) -> None:
    towers = Path(tables.__file__).parent / "towers.csv"
    mine = tmp_path / "mine.csv"
    mine.write_text(
        towers.read_text(encoding="utf-8").replace("MT1,military,,,,1", "MT1,military,,,,3"), encoding="utf-8"
    )
    state = position(tables={"towers": mine}, tiles={"tower1": "MT1"})
    data = json.loads(json.dumps(state.to_dict()))
    assert [*data["own_tables"]] == ["towers"]
    again = from_dict(data)
    assert again == state
    assert again.tables["MT1"].strength == 3
    # a file must not make us read another file
    with pytest.raises(BadInput, match="tables: a position in a file has its tables' text under own_tables"):
        from_dict({"tables": {"towers": str(mine)}})


def test_reading_changes_nothing_of_the_input() -> None:
    data: dict[str, Any] = {"tiles": {"fort1": ["BA01", ["RR", "_"]]}, "maximus_took": "red", "dice": [1, 2, 3]}
    before = copy.deepcopy(data)
    position(**data)
    from_dict(data)
    assert data == before


def test_the_view_of_a_seat_has_no_deck() -> None:
    state = position(players=2)
    seen = state.view(1)
    assert "deck" not in seen and seen["deck_left"] == 74
    assert seen["bag"] == dict(zip("BRWY", state.bag, strict=True))
    assert position(players=2, options={"show_bag": False}).view(0)["bag"] == 110


# --- pieces are counted ---


def test_the_bag_and_the_stocks_are_what_the_cities_leave() -> None:
    state = position(supply="R5 W3", tiles={"fort1": "BA03[RR]"}, extensions={"fort": 2}, stars=3, expedition=2)
    assert text(state.bag) == "B31 R24 W28 Y32"
    assert state.stacks[EXTENSIONS.index("fort")] == 2
    assert state.cult == 24 - 3 - 2 - 6
    assert aqueduct.shortage_parts(state, 0)["expedition"] == 3


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (
            {"bag": "B1"},
            "bag: it must be {'B': 27, 'R': 27, 'W': 27, 'Y': 29}, what the cities leave, not {'B': 1, 'R': 0, 'W': 0",
        ),
        ({"cult": 3}, "cult: it must be 12, what the cities leave, not 3."),
        ({"manipulators_left": 4}, "manipulators_left: it must be 3, what the cities leave, not 4."),
        ({"stacks": {"fort": 1}}, "stacks: it must be {'harbour': 4, 'fort': 4, "),
        ({"supply": "R36"}, "supply.R: a whole number from 0 to 35 is needed, not 36."),
        ({"supply": "R33"}, "cities: they have 33 + 4 = 37 figures R; with 2 players there are 35."),
        ({"stars": 19}, "cities: they have 19 + 6 = 25 stars, those on tracks included; with 2 players there are 24."),
        ({"manipulators": 5}, "cities: they have 5 + 1 = 6 manipulators; with 2 players there are 5."),
        ({"extensions": {"fort": 5}}, "cities: they have 5 + 0 = 5 fort extensions; with 2 players there are 4."),
        ({"decrees_covered": 4}, "decrees: the cities have 1 more than this number of players lays out."),
        (
            {"decrees": ["DE01", "DE02", "DE03", "DE04"]},
            "decrees: 4 on display; at most 3 are left for this number of players.",
        ),
        ({"privileges": ["PJ_red_1"] * 2}, "privileges: PJ_red_1 lies already in privileges."),
        (
            {"towers": ["MT1", "MT2", "MT3"], "tiles": {"tower1": "MT4"}},
            "towers: 3 military towers on display; at most 2 are left for this number of players.",
        ),
        ({"tiles": {"harbour1": "SH01"}, "deck": ["SH01"]}, "deck: SH01 lies already in tiles.harbour1."),
        ({"tiles": {"market1": "SH01b"}, "deck": ["SH01"]}, "deck: SH01 lies already in tiles.market1."),
        ({"tiles": {"harbour1": "SH01", "market1": "SH01b"}}, "tiles.market1: SH01 lies already in tiles.harbour1."),
        ({"display": [[None] * 6] * 2, "deck": ["SH01b"]}, "deck: a ship lies there with its ship side up, as SH01."),
        ({"deck": [None]}, "deck: there are no gaps in it; ids of city tiles are needed."),
        ({"deck": 99}, "deck: a whole number from 0 to 74 is needed, not 99."),
        ({"red": "GA1", "germanic_left": {"A": ["GA1"]}}, "germanic_left.A: GA1 lies already in red."),
    ],
)
def test_a_piece_too_many_is_refused(data: dict[str, Any], sentence: str) -> None:
    assert fault(**data).startswith(sentence)


def test_towers_in_cities_are_of_those_laid_out() -> None:
    own = {"extensions": {"harbour": 3}, "tiles": {f"tower{n}": f"TT{n}" for n in range(1, 5)}}
    assert fault(**own) == "towers: the cities have 1 more than this number of players lays out."


# --- faults ---


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"player_count": 2}, "field: 'player_count' is not known; "),
        ({"game": "armorica"}, "game: this is no Discordia position of version 1."),
        ({"version": 2}, "game: this is no Discordia position of version 1."),
        ({"players": 5}, "players: Discordia is for 2, 3 or 4 players, not 5."),
        ({"phase": "autumn"}, "phase: 'autumn' is not known; allowed: setup, season, raid, "),
        ({"year": 5}, "year: a whole number from 1 to 4 is needed, not 5."),
        ({"season": 0}, "season: a whole number from 1 to 5 is needed, not 0."),
        ({"season": 2.0}, "season: a whole number from 1 to 5 is needed, not 2.0."),
        ({"phase": "raid", "season": 3}, "season: the year end comes after season 5, not 3."),
        ({"start": 2}, "start: a whole number from 0 to 1 is needed, not 2."),
        ({"seat": 0, "acted": 1}, "seat: 0 is not to act here; phase, season, start and acted say seat 1."),
        ({"player": 0}, "player: 0 is not to decide here; it is chance (-1)."),
        ({"cities": [{}]}, "players: Discordia is for 2, 3 or 4 players, not 1."),
        ({"cities": [{}, {}], "players": 3}, "cities: 2 cities for 3 players."),
        ({"cities": [{}, 7]}, "cities[1]: an object with named fields is needed, not 7."),
        ({"cities": [{}, {"suply": "R"}]}, "cities[1].suply: 'suply' is not known; "),
        ({"cities": [{}, {}], "supply": "R"}, "supply: with a list of cities it belongs into one of them."),
        ({"cities": [{"supply": ""}, {}]}, "cities[0].supply: seat 0 has no figure left, so the game is over."),
        ({"supply": "none"}, "supply: seat 0 has no figure left, so the game is over."),
        ({"supply": "5R"}, "supply: figures such as {'R': 2, 'W': 1} or 'R2 W1' are needed, not '5R'."),
        ({"supply": {"X": 1}}, "supply: 'X' is not known; allowed: B, R, W, Y."),
        ({"supply": [1, 2]}, "supply: figures such as "),
        ({"supply": {"R": -1}}, "supply.R: a whole number from 0 to 35 is needed, not -1."),
        ({"aqueduct": 11}, "aqueduct: a whole number from 0 to 10 is needed, not 11."),
        ({"expedition": 7}, "expedition: a whole number from 0 to 6 is needed, not 7."),
        ({"development": True}, "development: a whole number from 0 to 6 is needed, not True."),
        (
            {"manipulators_active": 9, "manipulators": 2},
            "manipulators_active: a whole number from 0 to 2 is needed, not 9.",
        ),
        ({"extensions": {"port": 1}}, "extensions.port: 'port' is not known; allowed: harbour, "),
        ({"extensions": ["fort"]}, "extensions: an object with named fields is needed, not ['fort']."),
        ({"tiles": {"fort3": "BA01"}}, "tiles.fort3: the city has 1 fort; extensions add some."),
        ({"tiles": {"market3": "ST01"}}, "tiles.market3: the city has 2 markets; extensions add some."),
        ({"tiles": {"tower2": "MT1"}}, "tiles.tower2: the city has 1 tower place; extensions add some."),
        ({"tiles": {"port1": "BA01"}}, "tiles.port1: 'port1' is no slot; slots are harbour1, fort1, "),
        ({"tiles": {"fort1": "FA01"}}, "tiles.fort1: FA01 belongs on a field, not on a fort."),
        ({"tiles": {"fort1": "BA21"}}, "tiles.fort1: 'BA21' is no city tile. Did you mean 'FA21'"),
        ({"tiles": {"tower1": "BA01"}}, "tiles.tower1: 'BA01' is no tower."),
        ({"tiles": {"fort1": "BA01[RR"}}, "tiles.fort1: 'BA01[RR' is no notation such as 'BA01[RR,R,_]'."),
        ({"tiles": {"fort1": "BA01[_,R,_]"}}, "tiles.fort1: spaces are filled in order, with letters of B, R, W, Y."),
        ({"tiles": {"fort1": "BA01[RR,R,Y,Y]"}}, "tiles.fort1: BA01 has 3 spaces, not 4."),
        ({"tiles": {"fort1": "BA01[R]"}}, "tiles.fort1: space 1 of BA01 takes RR, not R."),
        (
            {"tiles": {"fort1": ["BA01", ["XX"]]}},
            "tiles.fort1: spaces are filled in order, with letters of B, R, W, Y.",
        ),
        ({"tiles": {"fort1": 7}}, "tiles.fort1: 7 is no city tile."),
        ({"jokers": ["X"]}, "jokers: 'X' is not known; allowed: B, R, W, Y."),
        ({"jokers": "BBB"}, "jokers: there is no further privilege that makes B a joker."),
        ({"spent": ["PO_stars_1"]}, "spent: 'PO_stars_1' is no one-off privilege of this city."),
        ({"perks": ["develop"]}, "perks: 'develop' is not known; allowed: develop_on_5, "),
        ({"cities": [{"decrees": ["DE1"]}, {}]}, "cities[0].decrees: 'DE1' is no decree. Did you mean 'DE"),
        ({"decrees_covered": 5}, "decrees_covered: a whole number from 0 to 4 is needed, not 5."),
        ({"columns": ["AT1"]}, "columns: 1 action tiles for 6 columns."),
        ({"columns": ["AT7"] * 6}, "columns: 'AT7' is no action tile."),
        ({"display": [["SH01"]]}, "display: a row has 6 places, not 1."),
        ({"display": ["SH01"]}, "display: 2 rows of 6 places are needed, not 1 places."),
        ({"display": "SH01"}, "display: a list is needed, not 'SH01'."),
        ({"red": "GB1"}, "red: GB1 has letter B; in year 1 it is A."),
        ({"red": "GC1"}, "red: GC1 has letter C; in year 1 it is A."),
        ({"red": ["GA1", 3]}, "red: GA1 has strength 2, not 3."),
        ({"red": "MT1"}, "red: 'MT1' is no Germanic tile."),
        ({"green": "GB1", "season": 2}, "green: the green tile is turned over in season 4, not before."),
        ({"germanic_left": {"E": []}}, "germanic_left: 'E' is not known; allowed: A, B, C, D."),
        ({"germanic_left": {"A": ["GB1"]}}, "germanic_left.A: every tile there has the letter A."),
        ({"dice": [1, 2]}, "dice: 3 values are needed, not 2."),
        ({"dice": {"red": 1}}, "dice: one value for each of red, yellow, blue is needed, not {'red': 1}."),
        ({"dice": [1, 2, 7]}, "dice.blue: a whole number from 1 to 6 is needed, not 7."),
        ({"die": "green 3"}, "die: 'green 3' is no die; allowed: red, yellow, blue, also "),
        ({"die": "red 7"}, "die: 'red 7' is no die; allowed: "),
        ({"die": "red"}, "dice: a die is chosen, so what the three dice show is needed."),
        ({"die": "red 3", "dice": [1, 2, 3]}, "die: the red die shows 1, not 3."),
        ({"die": "red 3 -> 5"}, "value: to use a 3 as 5 takes 2 manipulators, and the city owns 1."),
        (
            {"die": "red 3 -> 4", "manipulators": 2, "manipulators_active": 2},
            "value: to use a 3 as 4 takes 1 manipulator, and 0 of the city's 2 are used.",
        ),
        ({"dice": [["red", 1], ["blue", 10**5000], [[], 2]]}, "dice: [] is not known; "),
        ({"tiles": {"fort1": ["BA01", [10**5000]]}}, "tiles.fort1: spaces are filled in order, with letters of "),
        ({"maximus_die": "pink", "dice": [1, 2, 3]}, "maximus_die: 'pink' is not known; allowed: red, yellow, blue."),
        (
            {"maximus_die": "red", "acted": 1, "dice": [1, 2, 3], "die": "red"},
            "die: Maximus has taken the red die; the other two are left.",
        ),
        (
            {"maximus_die": "red", "maximus_took": "red"},
            "maximus_took: maximus_die says the same; give one of them.",
        ),
        ({"main": "tower"}, "main: 'tower' is not known; allowed: , tile, dispatch, "),
        ({"used": ["fort1"]}, "used: 'fort1' is no id of a tile, a tower or a decree, and not 'boat'."),
        ({"todo": ["AQ"]}, "todo: a list is needed, not 'AQ'."),
        ({"todo": [["AQ"]]}, "todo: an effect and its amount are needed, such as ['AQ', 2], not ['AQ']."),
        ({"todo": [["AQX", 1]]}, "todo: 'AQX' is not known; "),
        ({"todo": [["AQ", -1]]}, "todo.AQ: a whole number from 1 to 140 is needed, not -1."),
        ({"todo": [["RAID", 2]]}, "todo.RAID: a whole number from 0 to 1 is needed, not 2."),
        ({"todo": [["DISPATCH", "fort"]]}, "todo.DISPATCH: 'fort' is not known; allowed: any."),
        ({"phase": "over", "todo": [["AQ", 1]]}, "todo: the game is over, so nothing waits."),
        ({"options": {"flush": 1}}, "option: 'flush' is not known; "),
        ({"options": 7}, "options: an object with named fields is needed, not 7."),
        ({"edition": "latin"}, "edition: 'latin' is not known; allowed: german."),
        ({"tables": {}, "own_tables": {}}, "own_tables: give either tables (paths) or own_tables (texts)."),
        ({"own_tables": {"towers": 7}}, "tables: the text of table towers is needed, not 7."),
    ],
)
def test_what_is_wrong_is_one_clear_sentence(data: dict[str, Any], sentence: str) -> None:
    assert fault(**data).startswith(sentence)


def test_only_an_object_is_a_position() -> None:
    with pytest.raises(BadInput, match="position: an object with named fields is needed, not 7"):
        from_dict(7)  # type: ignore[arg-type]


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 200),
    st.text(max_size=4),
    st.sampled_from(
        ["BA01", "SH01b", "MT3", "DE04", "GA1", "AT1", "red", "red 3 -> 4", "R2 W1", "setup", "raid", "PJ_red_1"]
    ),
    st.floats(allow_nan=False),
)
NESTED = st.recursive(
    JUNK,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(
            st.sampled_from(["fort1", "R", "red", "A", "fort", "supply", "tiles", "BA01"]), inner, max_size=3
        ),
    ),
    max_leaves=8,
)


@settings(max_examples=400, deadline=None)
@for_all(st.dictionaries(st.sampled_from([*FIELDS, *CITY_FIELDS, "maximus_took"]), NESTED, max_size=4))
def test_whatever_is_told_it_is_a_position_or_one_sentence(data: dict[str, Any]) -> None:
    try:
        state = position(**data)
    except BadInput as error:
        assert str(error).endswith((".", "?")) and "\n" not in str(error)
        return
    is_round(state)


@settings(max_examples=200, deadline=None)
@for_all(st.data())
def test_a_saved_game_with_one_field_spoiled_is_a_position_or_one_sentence(data: st.DataObject) -> None:
    saved = _saved()
    name = data.draw(st.sampled_from([*saved]))
    saved[name] = data.draw(NESTED)
    try:
        state = from_dict(saved)
    except BadInput:
        return
    is_round(state)


def _saved() -> dict[str, Any]:
    state = position(players=2, die="red 3", tiles={"fort1": "BA01[RR]"}, jokers="W", season=4)
    return json.loads(json.dumps(state.to_dict()))


def test_a_city_can_be_read_back_by_itself() -> None:
    mine = city("fort1=BA01[RR,R] tower1=MT3", ring=3, extensions="fort expedition", development=2, stars=1)
    told = mine.fields_to_dict()
    state = position(cities=[told, {}])
    assert state.cities[0].fields_to_dict() == told
    assert told["tiles"] == {"fort1": "BA01[RR,R,_]", "tower1": "MT3"}
    assert ids(state.columns) == "AT1 AT2 AT3 AT4 AT5 AT6"
    assert play(state, "roll 1 2 3").dice == (1, 2, 3)


@pytest.mark.rule("discordia.manipulator.no-wrap")
@pytest.mark.parametrize(("rolled", "used"), [(1, 6), (6, 1)])
def test_no_number_of_manipulators_goes_from_end_to_end(rolled: int, used: int) -> None:
    with pytest.raises(BadInput, match=f"value: no number of manipulators makes a {rolled} a {used}"):
        position(players=4, die=f"red {rolled} -> {used}", cities=[{"manipulators": 5}, {}, {}, {}])
    assert (
        position(
            players=4, die=f"red {rolled} -> {abs(used - 1) or 2}", cities=[{"manipulators": 5}, {}, {}, {}]
        ).rolled
        == rolled
    )


def test_a_tile_as_it_lies_is_one_object_also_after_copying_and_pickling() -> None:
    laid = as_laid(tables.standard_tables().tiles[0], 1, (1, 0, 0, 0))
    assert as_laid(laid.tile, 1, (1, 0, 0, 0)) is laid
    assert copy.copy(laid) is copy.deepcopy(laid) is pickle.loads(pickle.dumps(laid)) is laid
    assert as_laid(laid.tile, 1, (1, 0, 0, 0), waits=True) is not laid
