"""Manipulators: values higher or lower by one each, once a year, for the whole turn."""

from __future__ import annotations

import pytest

from tests.discordia.given import city, events, given, is_legal, legal, play, reason, settle


def values(state: object, die: str = "red") -> list[int]:
    """The values that a die may be used with."""
    choices = [notation.split() for notation in legal(state, "choose")]  # type: ignore[arg-type]
    return [int(value) for _, name, value in choices if name == die]


@pytest.mark.rule("discordia.manipulator.use")
@pytest.mark.parametrize(
    ("rolled", "ready", "reached"),
    [
        (3, 0, [3]),
        (3, 1, [2, 3, 4]),
        (3, 2, [1, 2, 3, 4, 5]),
        (1, 1, [1, 2]),
        (6, 3, [3, 4, 5, 6]),
        (1, 5, [1, 2, 3, 4, 5]),
        (6, 5, [2, 3, 4, 5, 6]),
        (2, 5, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_which_values_are_within_reach(rolled: int, ready: int, reached: list[int]) -> None:
    assert values(given(city(manipulators=5, ready=ready), dice=f"{rolled} 1 1")) == reached


@pytest.mark.rule("discordia.manipulator.use")
def test_a_manipulator_per_step_becomes_inactive() -> None:
    state = given(city(manipulators=3, ready=2), dice="3 1 1")
    facts = ("rolled", "value", "need", "have")
    assert reason(state, "choose red 6", *facts) == ("manipulator.use", 3, 6, 3, 2)
    play(state, "choose red 5")
    assert (state.value, state.city.ready, state.city.manipulators) == (5, 0, 3)
    facts = ("seat", "rolled", "value", "amount", "left")
    assert events(state, "manipulator.use", *facts) == [(1, 3, 5, 2, 0)]


@pytest.mark.rule("discordia.manipulator.use")
def test_a_die_used_as_rolled_costs_nothing() -> None:
    state = play(given(city(manipulators=2), dice="3 1 1"), "choose red 3")
    assert state.city.ready == 2
    assert events(state, "manipulator.use", "amount") == []


@pytest.mark.rule("discordia.manipulator.no-wrap")
def test_a_six_never_becomes_a_one() -> None:
    state = given(city(manipulators=1), dice="6 1 1")
    assert reason(state, "choose red 1", "rolled", "value") == ("manipulator.no-wrap", 6, 1)
    assert reason(state, "choose yellow 6", "rolled", "value") == ("manipulator.no-wrap", 1, 6)
    # nor without any, nor with five
    for ready in (0, 4, 5):
        state = given(city(manipulators=5, ready=ready), dice="6 1 1")
        assert reason(state, "choose red 1", "rolled", "value", "span") == ("manipulator.no-wrap", 6, 1, 5)
        assert reason(state, "choose yellow 6", "rolled", "value", "span") == ("manipulator.no-wrap", 1, 6, 5)
    state = given(city(manipulators=5), dice="6 1 1", manipulator_timing="before_main", players=4)
    play(state, "choose red 6")
    assert legal(state, "manipulate") == ["manipulate 2", "manipulate 3", "manipulate 4", "manipulate 5"]
    assert reason(state, "manipulate 1", "span") == ("manipulator.no-wrap", 5)


@pytest.mark.rule("discordia.manipulator.die-unchanged")
def test_the_others_see_the_rolled_value() -> None:
    # given seat 2 uses blue 3 as 4
    state = play(given(players=3, dice="1 1 3"), "choose red 1", "end", "choose blue 4", "end")
    # then for seat 3 the same die shows 3
    assert values(state, "blue") == [2, 3, 4]


@pytest.mark.rule("discordia.manipulator.declare", "discordia.manipulator.use")
def test_the_value_is_fixed_with_the_choice_of_the_die() -> None:
    state = play(given(dice="3 1 1", display="FA09@3"), "choose red 3")
    assert reason(state, "manipulate 4", "rolled", "value", "late") == ("manipulator.declare", 3, 3, "die")
    assert legal(state, "manipulate") == []
    play(state, "take FA09 on field1")
    assert reason(state, "choose red 4", "die") == ("play.must-choose-die", "red")


@pytest.mark.rule("discordia.manipulator.declare")
def test_by_option_it_is_fixed_only_with_the_main_action() -> None:
    state = given(city(manipulators=2), dice="3 1 1", season=2, manipulator_timing="before_main")
    play(state, "choose red 3")
    assert legal(state, "manipulate") == ["manipulate 1", "manipulate 2", "manipulate 4", "manipulate 5"]
    later = play(state.copy(), "extension fort")
    assert legal(later, "manipulate") == []
    assert reason(later, "manipulate 4", "value", "late") == ("manipulator.declare", 3, "main")
    assert reason(state, "manipulate 3", "value", "late") == ("manipulator.declare", 3, "same")
    play(state, "manipulate 2", "boat")
    assert (state.city.ready, state.city.ring) == (1, 1)
    # once, in one direction
    assert reason(state, "manipulate 1", "value", "late") == ("manipulator.declare", 2, "changed")
    fresh = play(given(dice="3 1 1", manipulator_timing="before_main"), "choose red 3")
    assert reason(fresh, "manipulate 5", "need", "have") == ("manipulator.use", 2, 1)


@pytest.mark.rule("discordia.manipulator.declare")
@pytest.mark.parametrize(("action", "tile"), [("special field1 Y", "FA09"), ("boat", "boat"), ("trade tower1", "TT3")])
def test_by_option_a_die_that_was_used_keeps_its_value(action: str, tile: str) -> None:
    # given farms with yellow 3 and yellow 4, which one die must not serve both
    mine = city("field1=FA09 field2=FA13 tower1=TT3", manipulators=2)
    state = given(mine, dice="1 3 1", season=3, manipulator_timing="before_main")
    play(state, "choose yellow 3")
    play(settle(play(state, action)), *(["return BBB"] if action == "trade tower1" else []))
    assert legal(state, "manipulate") == []
    assert reason(state, "manipulate 4", "late", "tile") == ("manipulator.declare", "side", tile)


@pytest.mark.rule("discordia.manipulator.declare")
def test_by_option_what_needs_no_die_leaves_the_value_open() -> None:
    mine = city("tower1=TT1", privileges="PO_aqueduct_1", manipulators=3)
    state = given(mine, dice="1 3 1", manipulator_timing="before_main", trade_tower_same_turn=False, decrees="DE03")
    play(state, "choose yellow 3", "claim DE03", "use PO_aqueduct_1")
    state.used = ("new:TT1",)
    assert len(legal(state, "manipulate")) == 5
    assert is_legal(state, "manipulate 4")


@pytest.mark.rule("discordia.manipulator.colour")
def test_only_the_value_changes_never_the_colour() -> None:
    # given blue 2 used as 1, and a barracks of red 1
    state = given(city("fort1=BA04"), die="blue 2 as 1")
    assert reason(state, "special fort1 R", "colour", "die", "value") == ("special.match", "red", "blue", 1)


@pytest.mark.rule("discordia.manipulator.reset")
def test_at_the_new_year_all_are_active_again() -> None:
    state = given(city(manipulators=2, ready=0), season=5, acted=1, die="red 1", germanic="GA1 GB2")
    settle(play(state, "end"), "ROLL")
    assert state.year == 2
    assert [own.ready for own in state.cities] == [own.manipulators for own in state.cities]


@pytest.mark.rule("discordia.hint.manipulator-ui", "discordia.manipulator.use")
def test_die_and_value_are_one_decision_between_the_values_within_reach() -> None:
    # given dice red 2, yellow 5, blue 5, of which Maximus has taken the blue one; one active manipulator
    state = given(dice="2 5 5", maximus_took="blue", acted=1)
    assert legal(state) == [
        "choose red 1", "choose red 2", "choose red 3", "choose yellow 4", "choose yellow 5", "choose yellow 6",
    ]  # fmt: skip


@pytest.mark.rule("discordia.symbol.manipulator")
def test_one_gained_in_the_turn_is_for_the_next_die() -> None:
    # given development field 3 gives a manipulator
    state = play(given(city(development=2, ready=0), die="red 6"), "develop")
    assert (state.city.ready, state.value) == (1, 6)
    assert not is_legal(state, "manipulate 5")
