"""Game end: the score sheet line by line, the audit of the track, and five steps that break a tie."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest

from rulesim.provincia import ending
from rulesim.provincia.city import City
from rulesim.provincia.position import position
from rulesim.provincia.state import State, new_game
from tests.provincia.given import city, events, given, play


def over(*cities: dict[str, Any], **changed: Any) -> State:
    """The game is over with these cities."""
    return given(*cities, players=len(cities), round=6, phase="over", **changed)


def ranks(state: State) -> list[tuple[int, str | None]]:
    return [(sheet.rank, sheet.decided_by and sheet.decided_by.removeprefix("provincia.")) for sheet in state.scores()]


def lines(state: State, seat: int = 0) -> dict[str, int]:
    return {line.rule.removeprefix("provincia."): line.points for line in state.scores()[seat].lines}


# --- the sheet ---


@pytest.mark.rule("provincia.prestige.audit", "provincia.end.gold-to-prestige", "provincia.senate.gloria")
def test_every_source_has_its_line() -> None:
    state = over(city("forum emporium* turris", "G11", losses=4, permanents="gloria_2"), city())
    assert lines(state) == {
        "building.prestige-now": 6 + 2 + 2,
        "activation.cost": -1,
        "prestige.cards": -4,
        "senate.gloria": 4,
        "end.gold-to-prestige": 3,
    }
    assert [sheet.total for sheet in state.scores()] == [12, 0]
    assert [ending.total(state, seat) for seat in (0, 1)] == [12, 0]
    assert lines(state, 1) == {"building.prestige-now": 0, "end.gold-to-prestige": 0}


@pytest.mark.rule("provincia.prestige.audit")
def test_the_track_is_what_lies_before_the_player() -> None:
    state = over(city("forum emporium*", prestige=5, losses=2), city())
    assert state.cities[0].prestige == 5
    assert ending.worth(state, state.cities[0]) == 5 and ending.audited(state, state.cities[0])


def test_a_made_up_track_has_a_line_of_its_own() -> None:
    state = over(city(prestige=31), city(), audit=False)
    assert lines(state)["prestige.audit"] == 31
    assert state.scores()[0].total == 31


@pytest.mark.rule("provincia.end.gold-to-prestige")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (2, 0), (3, 1), (11, 3), (12, 4)])
def test_every_three_gold_give_one(gold: int, points: int) -> None:
    state = over(city(goods=f"G{gold}"), city())
    assert state.scores()[0].points("provincia.end.gold-to-prestige") == points


@pytest.mark.rule("provincia.senate.gloria")
def test_only_the_highest_gloria_in_play_counts() -> None:
    state = over(city(permanents="gloria_1 gloria_3", hand="gloria_4"), city())
    assert state.scores()[0].points("provincia.senate.gloria") == 5


def test_a_gloria_in_hand_counts_nothing() -> None:
    assert over(city(hand="gloria_4"), city()).scores()[0].total == 0


def test_the_sheet_stands_as_if_the_game_ended_now() -> None:
    state = given(city("domus", "G6"), city())
    assert [sheet.total for sheet in state.scores()] == [5, 0]
    assert state.winners() == [0]


# --- who wins ---


@pytest.mark.rule("provincia.end.winner")
def test_most_prestige_wins() -> None:
    state = over(city("circus"), city("forum"), city("hortus"))
    assert ranks(state) == [(1, None), (3, None), (2, None)]
    assert state.winners() == [0]


@pytest.mark.rule("provincia.tie.personal-aedificium")
def test_the_building_on_the_board_breaks_a_tie() -> None:
    # Massilia shows a harbour, Arelate a bridge
    state = over(city("portus domus", town="massilia"), city("hortus", "G2", town="arelate"))
    assert ranks(state) == [(1, "tie.personal-aedificium"), (2, "tie.personal-aedificium")]
    assert state.scores()[0].tiebreaks == (1, 0, 0, 1)


def test_the_building_of_another_board_is_none_of_ones_own() -> None:
    state = over(city("domus fons domus", town="massilia"), city("statua domus", "G1", town="arelate", losses=2))
    assert [sheet.total for sheet in state.scores()] == [9, 8]
    assert not ending.has_personal(state, state.cities[0])


@pytest.mark.rule("provincia.tie.gold")
def test_then_gold() -> None:
    # 7 and 6 gold both give 2 prestige
    state = over(city("domus", "G7"), city("domus", "G6"))
    assert ranks(state) == [(1, "tie.gold"), (2, "tie.gold")]


@pytest.mark.rule("provincia.tie.gold")
def test_gold_is_counted_before_it_becomes_prestige_or_by_option_after() -> None:
    # STATUA 7 and 1 for 5 gold against FORUM 6 and 2 for 7 gold
    pair = city("statua", "G5"), city("forum", "G7")
    assert ranks(over(*pair)) == [(2, "tie.gold"), (1, "tie.gold")]
    # by option the remainders 2 and 1 are compared
    assert ranks(over(*pair, tie_gold_before_conversion=False)) == [(1, "tie.gold"), (2, "tie.gold")]


@pytest.mark.rule("provincia.tie.goods")
def test_then_goods_of_all_kinds_together() -> None:
    state = over(city("domus", "C3 W2 S2"), city("domus", "W6"))
    assert ranks(state) == [(1, "tie.goods"), (2, "tie.goods")]


@pytest.mark.rule("provincia.tie.morale")
def test_then_morale() -> None:
    state = over(city("domus", morale=2), city("domus", morale=3))
    assert ranks(state) == [(2, "tie.morale"), (1, "tie.morale")]


@pytest.mark.rule("provincia.tie.shared")
def test_what_is_still_level_is_shared() -> None:
    state = over(city("domus"), city("domus"), city())
    assert ranks(state) == [(1, "tie.shared"), (1, "tie.shared"), (3, None)]
    assert state.winners() == [0, 1]


def test_of_three_that_are_level_the_last_step_needed_decides() -> None:
    state = over(city("domus", "G2 W1"), city("domus", "G2 W2"), city("domus", "G1"))
    assert ranks(state) == [(2, "tie.goods"), (1, "tie.goods"), (3, "tie.gold")]


def test_by_option_the_table_names_the_personal_building() -> None:
    text = resources.files("rulesim.provincia").joinpath("cities.csv").read_text("utf-8")
    own = text.replace("Massilia,yellow,portus,portus", "Massilia,yellow,portus,forum")
    cities = [{"town": "massilia", "buildings": ["horreum", "portus"]}, {}]
    for option, building in (("board_waterfront", "portus"), ("table", "forum")):
        options = {"personal_aedificium": option}
        state = position(phase="over", round=6, cities=cities, own_tables={"cities": own}, options=options)
        assert ending.personal(state, state.cities[0]) == building
        assert ending.has_personal(state, state.cities[0]) == (building == "portus")


def test_without_a_board_there_is_no_personal_building() -> None:
    assert ending.personal(new_game(2), City()) == ""


# --- the moment ---


@pytest.mark.rule("provincia.end.winner", "provincia.tie.goods")
@pytest.mark.parametrize(
    ("cities", "told"),
    [
        ((city("domus"), city()), [("end.winner", (1,), 3)]),
        ((city("domus", "W1"), city("domus", "W2")), [("tie.goods", (2,), 2), ("end.winner", (2,), 3)]),
        ((city("domus", "G7"), city("domus", "G6")), [("tie.gold", (1,), 7), ("end.winner", (1,), 5)]),
        (
            (city("portus", town="massilia"), city("domus", "G6")),
            [("tie.personal-aedificium", (1,), None), ("end.winner", (1,), 5)],
        ),
        ((city("domus"), city("domus")), [("tie.shared", (1, 2), None), ("end.winner", (1, 2), 3)]),
    ],
)
def test_the_end_is_told_with_what_decided(cities: tuple[Any, ...], told: list[Any]) -> None:
    state = given(*cities, round=6, phase="final", acted=1, seat=1)
    state.journal = []
    ending.finish(state)
    found = [(e.rule.removeprefix("provincia."), e.facts["winners"], e.facts.get("have")) for e in state.journal]
    assert found == told
    assert state.is_over and not state.legal_actions()


@pytest.mark.rule("provincia.end.winner")
def test_after_the_last_final_turn_the_winner_is_told() -> None:
    state = given(city("domus"), city(), round=6, phase="final", acted=1, seat=1)
    play(state, "end")
    assert state.is_over
    assert events(state, "end.winner", "winners", "have") == [((1,), 3)]


def test_a_finished_position_needs_nothing_else() -> None:
    state = position(players=5, round=6, phase="over")
    assert state.is_over and len(state.scores()) == 5
