"""Game end: an empty supply at any time, else the fewest figures after the fourth year; score sheets and ranks."""

from __future__ import annotations

from typing import Any

import pytest

from rulesim import rulebook
from rulesim.discordia import ending
from rulesim.discordia.position import position
from rulesim.discordia.state import State
from tests.discordia.given import city, events, given, is_legal, legal, on, play, reason


def final(*pairs: tuple[int, int], **values: Any) -> State:
    """The game is over; each seat has so many figures in supply and so many placed (0 to 3)."""
    placed = ("", "field1=FA01[Y]", "field1=FA01[Y,Y]", "field1=FA01[Y,Y,Y]")
    start = values.pop("start", 0)
    cities = [city(placed[on_tiles], supply=f"B{figures}") for figures, on_tiles in pairs]
    state = given(cities[0], players=len(pairs), year=4, season=5, start=start, **values)
    state.cities, state.phase = cities, "over"
    return state


def ranks(state: State) -> list[tuple[int, str | None]]:
    return [(sheet.rank, sheet.decided_by and sheet.decided_by.removeprefix("discordia.")) for sheet in state.scores()]


# --- an empty supply ---


@pytest.mark.rule("discordia.end.instant")
def test_the_last_figure_sent_wins_before_the_turn_goes_on() -> None:
    state = given(city("fort1=BA04", supply="R1"), die="red 1", dice="1 2 3")
    play(state, "special fort1 R")
    assert state.is_over and state.winners() == [0]
    assert events(state, "end.instant", "seat") == [1]
    assert legal(state) == [] and state.todo == ()
    assert reason(state, "end", "winners") == ("end.instant", (1,))


@pytest.mark.rule("discordia.end.instant")
def test_a_full_ship_is_not_turned_over_any_more() -> None:
    state = given(city("harbour1=SH05[B]", supply="B1"), die="blue 2", dice="1 3 2")
    play(state, "special harbour1 B")
    assert state.is_over and on(state, "harbour1") == "SH05[BB]"


@pytest.mark.rule("discordia.end.instant")
def test_a_discard_wins_in_the_middle_of_a_chain_of_bonuses() -> None:
    # development 2 gives DISCARD:1
    mine = city(development=1, supply="B1")
    state = given(mine, die="red 6", dice="6 1 2")
    play(state, "develop", "return B")
    assert state.is_over and state.winners() == [0]


@pytest.mark.rule("discordia.end.instant", "discordia.symbol.swap")
def test_a_swap_never_wins_because_figures_are_drawn_first() -> None:
    state = given(city("tower1=TT1", supply="B1"), die="red 1", dice="1 2 3")
    play(state, "trade tower1", "draw RRR")
    assert sum(state.cities[0].supply) == 4
    play(state, "return BRR")
    assert not state.is_over


@pytest.mark.rule("discordia.end.instant")
def test_only_an_empty_supply_ends_the_game() -> None:
    state = given(city(supply="B1"))
    assert not ending.check_instant(state, 0) and not state.is_over
    state.cities[0].supply = [0, 0, 0, 0]
    assert ending.check_instant(state, 0) and state.is_over


# --- after the fourth year ---


@pytest.mark.rule("discordia.end.final")
def test_the_fewest_figures_in_supply_win() -> None:
    state = final((4, 0), (7, 0), (5, 0))
    assert state.winners() == [0]
    assert ranks(state) == [(1, None), (3, None), (2, None)]


@pytest.mark.rule("discordia.end.final")
def test_a_sheet_counts_each_figure_one_point_below_zero() -> None:
    first, second = final((4, 3), (7, 0)).scores()
    assert [sheet.total for sheet in (first, second)] == [-4, -7]
    (line,) = first.lines
    assert (line.rule, line.points, dict(line.facts)) == ("discordia.end.final", -4, {"have": 4})
    assert first.tiebreaks == (-3,)
    # figures on tiles do not count, so the seat with the higher total is ahead as in every game
    assert first.total > second.total and first.rank < second.rank


@pytest.mark.rule("discordia.end.tie")
def test_level_supplies_are_decided_by_the_fewest_figures_placed() -> None:
    state = final((5, 3), (5, 1), (6, 0))
    assert state.winners() == [1]
    assert ranks(state) == [(2, "end.tie"), (1, "end.tie"), (3, None)]


@pytest.mark.rule("discordia.end.shared")
def test_level_in_both_is_a_shared_victory() -> None:
    state = final((5, 3), (5, 3), (5, 1), (9, 0))
    assert ranks(state) == [(2, "end.shared"), (2, "end.shared"), (1, "end.tie"), (4, None)]
    assert final((5, 3), (5, 3)).winners() == [0, 1]


@pytest.mark.rule("discordia.end.shared", "discordia.end.distance")
def test_as_an_option_the_seat_furthest_from_the_start_player_wins() -> None:
    state = final((5, 1), (5, 1), (5, 1), start=1, final_tie="start_player_distance")
    assert state.winners() == [0]
    assert [sheet.rank for sheet in state.scores()] == [1, 3, 2]
    assert [sheet.tiebreaks for sheet in state.scores()] == [(-1, 2), (-1, 0), (-1, 1)]
    assert {decided for _, decided in ranks(state)} == {"end.distance"}
    # where placed figures differ, they decide
    state = final((5, 3), (5, 3), (5, 1), (9, 0), start=1, final_tie="start_player_distance")
    assert ranks(state) == [(2, "end.distance"), (3, "end.distance"), (1, "end.tie"), (4, None)]


@pytest.mark.rule("discordia.end.final", "discordia.play.year-end-trigger")
@pytest.mark.parametrize(
    ("mine", "other", "rule", "facts"),
    [
        ("", "", "end.shared", {"winners": (1, 2)}),
        # both draw 20; one has a figure on its farm, and two spaces left empty, the other has two empty spaces
        ("field1=FA01[Y]", "field1=FA02", "end.tie", {"winners": (2,), "have": 35, "placed": 0}),
        ("", "harbour1=SH06", "end.final", {"winners": (1,), "have": 34}),
    ],
)
def test_how_the_end_is_told(mine: str, other: str, rule: str, facts: dict[str, Any]) -> None:
    # given the last turn of the fourth year, and a raid that takes steps of an aqueduct that nobody has
    state = given(city(mine), city(other), year=4, season=5, germanic="GC3 GD1", die="red 6", dice="6 1 2")
    play(state, "end", "choose yellow 1", "end")
    while not state.is_over:
        play(state, legal(state)[0])
    told = {event.rule.removeprefix("discordia."): dict(event.facts) for event in state.journal or ()}
    assert {name: found for name, found in told.items() if name.startswith("end.")} == {rule: facts}


@pytest.mark.rule("discordia.end.distance")
def test_the_distance_from_the_start_player_is_told() -> None:
    state = given(year=4, season=5, germanic="GC3 GD1", die="red 6", dice="6 1 2", final_tie="start_player_distance")
    play(state, "end", "choose yellow 1", "end")
    while not state.is_over:
        play(state, legal(state)[0])
    assert state.winners() == [1]
    assert events(state, "end.distance", "winners", "have", "placed", "distance") == [((2,), 34, 0, 1)]
    assert rulebook.done((state.journal or [])[-1], names=("Ada", "Bo")) == (
        "Level on 34 figures in supply and 0 on tiles and towers: the victory goes to Bo, "
        "1 seat clockwise from the start player."
    )


@pytest.mark.rule("discordia.end.final")
def test_scores_can_be_asked_at_any_time() -> None:
    state = position(players=3, cities=[{"supply": "B9"}, {"supply": "B2"}, {"supply": "B5"}])
    assert [sheet.rank for sheet in state.scores()] == [3, 1, 2]
    assert not state.is_over


@pytest.mark.rule("discordia.end.instant", "discordia.play.years-seasons")
def test_nothing_can_be_done_after_the_end() -> None:
    state = final((4, 0), (7, 0))
    assert reason(state, "end", "now", "year") == ("play.years-seasons", "over", 4)
    assert not is_legal(state, "boat")
