"""The aqueduct, and the shortage as a sum of what is in sight."""

from __future__ import annotations

import pytest

from rulesim.discordia import aqueduct
from rulesim.discordia.city import City
from rulesim.discordia.state import State
from tests.discordia.given import city, events, given, legal, play, settle, supply


def stepped(steps: int, ring: int = 0) -> State:
    """The seat to act gets so many aqueduct steps."""
    state = given(city(ring=ring, supply="B2"), die="red 6")
    state.push(("AQ", steps))
    state.run()
    return state


def parts(mine: City | str, **fields: object) -> dict[str, int]:
    """The parts of the shortage of a city."""
    state = given(mine, **fields)  # type: ignore[arg-type]
    found = aqueduct.shortage_parts(state, 0)
    assert aqueduct.shortage(state, 0) == sum(found.values())
    return found


# --- the ring ---


@pytest.mark.rule("discordia.aqueduct.steps")
def test_a_step_moves_the_ring_and_lowers_the_shortage() -> None:
    state = stepped(2)
    assert (state.city.ring, aqueduct.reduction(state, 0)) == (2, 2)
    assert events(state, "aqueduct.steps", "seat", "amount", "field") == [(1, 2, 2)]


@pytest.mark.rule("discordia.aqueduct.steps")
@pytest.mark.parametrize(("ring", "full", "half"), [(0, 0, 0), (1, 1, 1), (2, 2, 1), (9, 9, 5), (10, 10, 5)])
def test_by_option_the_aqueduct_counts_half(ring: int, full: int, half: int) -> None:
    assert parts(city(ring=ring))["aqueduct"] == -full
    assert parts(city(ring=ring), aqueduct_scale="half")["aqueduct"] == -half


@pytest.mark.rule("discordia.aqueduct.overflow")
def test_each_step_beyond_field_ten_is_a_swap_of_two() -> None:
    state = stepped(2, ring=10)
    assert (state.city.ring, state.todo) == (10, (("SWAP", 2), ("SWAP", 2)))
    assert events(state, "aqueduct.overflow", "seat") == [1, 1]
    # each on its own, and each may be declined
    assert legal(state) == ["swap", "decline"]
    play(state, "swap", "draw RW", "return BW", "decline")
    assert (supply(state), state.todo) == ("BR", ())


@pytest.mark.rule("discordia.aqueduct.overflow")
def test_from_field_nine_two_steps_are_one_step_and_one_swap() -> None:
    state = stepped(2, ring=9)
    assert (state.city.ring, state.todo) == (10, (("SWAP", 2),))


@pytest.mark.rule("discordia.aqueduct.back")
@pytest.mark.parametrize(("ring", "left", "told"), [(5, 2, [(1, 3, 2)]), (2, 0, [(1, 2, 0)]), (0, 0, [])])
def test_a_loss_moves_the_ring_back_not_below_zero(ring: int, left: int, told: list[tuple[int, int, int]]) -> None:
    state = given(city(ring=ring), die="red 6")
    state.push(("AQLOSS", 3))
    state.run()
    assert state.city.ring == left
    assert events(state, "aqueduct.back", "seat", "amount", "field") == told


# --- the shortage ---


@pytest.mark.rule("discordia.shortage.value")
def test_the_example_of_the_rulebook() -> None:
    # given 8 symbols in sight, 3 empty spaces, the ring on field 2
    mine = city("field1=FA01", extensions="harbour fort", expedition=5, decrees="DE01 DE02 DE03", ring=2)
    found = parts(mine)
    assert sum(found[part] for part in ("city", "expedition", "development", "decree")) == 8
    assert (found["spaces"], found["aqueduct"], found["reward"]) == (3, -2, 0)
    assert sum(found.values()) == 9


@pytest.mark.rule("discordia.shortage.value")
def test_a_reward_of_the_fourth_year_lowers_it_even_below_zero() -> None:
    mine = city(ring=10, expedition=5, decrees="DE01 DE02 DE03 DE04")
    mine.relief = 3
    assert parts(mine) == {
        "city": 10, "expedition": 0, "development": 0, "decree": 0, "spaces": 0, "aqueduct": -10, "reward": -3,
    }  # fmt: skip


@pytest.mark.rule("discordia.shortage.symbols")
def test_a_fresh_city_shows_nineteen_symbols() -> None:
    assert parts("") == {
        "city": 10, "expedition": 5, "development": 0, "decree": 4, "spaces": 0, "aqueduct": 0, "reward": 0,
    }  # fmt: skip


@pytest.mark.rule("discordia.shortage.symbols")
def test_what_covers_symbols() -> None:
    # a tile covers a printed slot's symbol while it lies there
    state = given(city("fort1=BA03"), die="red 6")
    assert aqueduct.symbols(state, 0)["city"] == 9
    state.push(("DEMOLISH", 1))
    state.run()
    play(state, "demolish fort1")
    assert aqueduct.symbols(state, 0)["city"] == 10
    # an extension for good, whether a tile lies on it or not
    assert parts(city(extensions="fort"))["city"] == 9
    assert parts(city("fort2=BA03", extensions="fort"))["city"] == 9
    # the second extension of a kind covers none, those off the board neither
    assert parts(city(extensions="fort fort fort"))["city"] == 9
    # stars and decrees those below them
    assert parts(city(expedition=3))["expedition"] == 2
    assert parts(city(decrees="DE01"))["decree"] == 3
    assert parts(city(expedition=7, extensions="expedition"))["expedition"] == 0


@pytest.mark.rule("discordia.shortage.spaces")
def test_each_space_without_figures_counts_one() -> None:
    assert parts("fort1=BA01")["spaces"] == 3
    assert parts("fort1=BA01[RR]")["spaces"] == 2
    assert parts("field1=FA16")["spaces"] == 1, "YYY is one space"
    assert parts("fort1=BA03[RR]")["spaces"] == 0
    # military towers count, and what has no space does not
    assert parts("tower1=MT4")["spaces"] == 2
    assert parts("tower1=MT1")["spaces"] == 0
    assert parts("tower1=TT1")["spaces"] == 0


@pytest.mark.rule("discordia.shortage.value", "discordia.shortage.spaces")
def test_a_new_building_costs_until_it_is_manned() -> None:
    state = given(city("field1=FA01"), die="yellow 1")
    assert aqueduct.shortage(state, 0) == 21
    play(state, "special field1 Y")
    assert aqueduct.shortage(state, 0) == 20


@pytest.mark.rule("discordia.hint.shortage-display")
def test_everybody_can_see_everybodys_shortage_at_any_time() -> None:
    state = given(city("field1=FA01"), city(ring=4), die="red 1", germanic="GA1 GB2", season=5, acted=1)
    seat = state.seat
    told = [aqueduct.shortage(state, (seat + place) % 2) for place in (0, 1)]
    assert told == [21, 15]
    # and it is what the year end comes to
    play(state, "end")
    settle(state, "ROLL")
    assert sorted(events(state, "shortage.value", "shortage")) == [15, 21]
