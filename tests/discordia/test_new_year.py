"""New year: the display moves up, everything is made ready, the fullest supply begins."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulesim import CHANCE
from rulesim.discordia import new_year
from rulesim.discordia.state import State, new_game
from tests.discordia.given import TABLES, city, events, given, ids, play, settle

ROW_1 = "SH01@1 BA01@2 ST01@3 FA01@4 SH02@5 BA02@6"
ROW_2 = "SH03@1 BA03@2 ST03@3 FA03@4 SH04@5 BA04@6"


def supplies(*counts: int, start: int = 0, **more: Any) -> State:
    """The year is over; each seat has so many figures in supply."""
    cities = [city(supply=f"B{count}") for count in counts]
    state = given(cities[0], players=len(counts), start=start, germanic="GA1 GB1", **more)
    state.cities = cities
    return state


def turned(*counts: int, **more: Any) -> State:
    state = supplies(*counts, **more)
    new_year.begin(state)
    state.run()
    return state


# --- the display ---


@pytest.mark.rule("discordia.newyear.top-row")
def test_the_top_row_leaves_and_the_gaps_are_filled() -> None:
    state = turned(15, 15, display=f"{ROW_1} {ROW_2}")
    assert ids(state.display[:6]) == "SH03 BA03 ST03 FA03 SH04 BA04"
    assert events(state, "newyear.top-row", "amount") == [6]
    assert (state.phase, state.player, state.todo[0]) == ("newyear", CHANCE, ("FILL", 0))
    settle(state, until="RED")
    assert None not in state.display
    assert ids(state.display[:6]) == "SH03 BA03 ST03 FA03 SH04 BA04"
    # what left the game does not come back
    assert TABLES["SH01"] not in state.deck and TABLES["SH01"] not in state.display


@pytest.mark.rule("discordia.newyear.top-row")
def test_rows_move_up_exactly_one_gaps_and_all() -> None:
    state = turned(15, 15, display="SH01@1 SH03@1 BA03@3")
    # the second tile of column 1 was in row 2; BA03 was alone in column 3, in row 1, and leaves
    assert ids(state.display) == "SH03 . . . . . . . . . . ."
    assert events(state, "newyear.top-row", "amount") == [2]


@pytest.mark.rule("discordia.newyear.top-row")
def test_gaps_are_filled_row_by_row_as_far_as_the_stack_lasts() -> None:
    state = supplies(15, 15, display=f"{ROW_1} SH03@1")
    state.deck = [TABLES["FA20"], TABLES["FA21"]]
    new_year.begin(state)
    state.run()
    play(state, "reveal FA21", "reveal FA20")
    assert ids(state.display) == "SH03 FA21 FA20 . . . . . . . . ."
    assert (state.deck, state.todo[0]) == ([], ("RED", 0))


# --- everything ready ---


@pytest.mark.rule("discordia.newyear.reset")
def test_boat_and_germanic_tiles() -> None:
    state = turned(15, 15, season=5)
    assert state.germanic == (None, None)
    settle(state, until="RED")
    play(state, "germanic GA4")
    assert (state.year, state.season, state.phase) == (2, 1, "season")
    assert state.germanic == (TABLES["GA4"], None)
    assert events(state, "newyear.reset", "year", "tile", "germans") == [(2, "GA4", 1)]
    # neither tile of the first year can come again
    assert TABLES["GA1"] not in state.germanic_left[0] and TABLES["GA4"] not in state.germanic_left[0]


@pytest.mark.rule("discordia.newyear.reset")
def test_in_the_fourth_year_the_letters_are_c_and_d() -> None:
    state = settle(turned(15, 15, year=3), until="RED")
    assert state.year == 4
    assert [str(action) for action in state.legal_actions()] == [f"germanic GC{n}" for n in range(1, 5)]


@pytest.mark.rule("discordia.manipulator.reset", "discordia.newyear.reset")
def test_all_manipulators_are_active_again() -> None:
    state = supplies(15, 15)
    state.cities[0].manipulators, state.cities[0].ready, state.cities[1].ready = 2, 0, 0
    new_year.begin(state)
    assert [own.ready for own in state.cities] == [2, 1]


@pytest.mark.rule("discordia.newyear.reset")
def test_nothing_of_the_last_turn_is_left() -> None:
    state = turned(15, 15, die="red 3", season=5)
    assert (state.dice, state.die, state.value, state.maximus_die, state.main, state.used) == ((), -1, 0, -1, "", ())


# --- the start player ---


@pytest.mark.rule("discordia.newyear.start-player")
def test_the_most_figures_in_supply_begin() -> None:
    state = turned(12, 20, 17)
    assert new_year.fullest(supplies(12, 20, 17)) == [1]
    assert state.start == 1
    assert events(state, "newyear.start-player", "seat", "have") == [(2, 20)]
    settle(state, until="ROLL")
    assert (state.season, state.maximus, state.seat) == (1, 1, 1)


@pytest.mark.rule("discordia.newyear.start-player")
def test_figures_on_tiles_do_not_count() -> None:
    state = supplies(12, 20)
    state.cities[0] = city("field1=FA04[YY,YY] fort1=BA01[RR,R,R] field2=FA11[YY,Y,Y]", supply="B12")
    assert state.cities[0].placed == 12
    assert new_year.next_start_player(state) == 1


@pytest.mark.rule("discordia.newyear.tie")
@pytest.mark.parametrize(
    ("counts", "holder", "next_clockwise", "keep_holder"),
    [
        ((20, 15, 20), 0, 2, 0),
        ((20, 15, 20), 2, 0, 2),
        ((20, 20, 15), 2, 0, 0),
        ((20, 20, 20, 20), 1, 2, 1),
        ((15, 20, 20, 10), 1, 2, 1),
        ((20, 15), 0, 0, 0),
    ],
)
def test_a_tie_is_broken_clockwise_from_the_holder(
    counts: tuple[int, ...], holder: int, next_clockwise: int, keep_holder: int
) -> None:
    assert new_year.next_start_player(supplies(*counts, start=holder)) == next_clockwise
    kept = supplies(*counts, start=holder, start_tie="keep_holder")
    assert new_year.next_start_player(kept) == keep_holder


@pytest.mark.rule("discordia.newyear.tie")
def test_a_tie_is_told_with_who_is_level() -> None:
    state = turned(20, 15, 20)
    assert events(state, "newyear.tie", "seat", "have", "seats") == [(3, 20, (1, 3))]
    assert events(turned(20, 15, 19), "newyear.tie", "seat") == []


@pytest.mark.rule("discordia.newyear.start-player", "discordia.newyear.reset")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_new_years_in_a_game_of_random_play(players: int) -> None:
    rng = random.Random(players)
    state = new_game(players)
    seen: list[tuple[int, int]] = []
    while not state.is_over:
        if state.phase == "newyear":
            most = max(sum(own.supply) for own in state.cities)
            if (state.year, state.start) not in seen:
                seen.append((state.year, state.start))
            assert sum(state.cities[state.start].supply) == most
        state.play(state.sample(rng) if state.player == CHANCE else rng.choice(state.legal_actions()))
    assert [year for year, _ in seen] == [2, 3, 4]
