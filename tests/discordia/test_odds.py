"""Odds, exact: the raid, draws from the bag, dice; against numbers worked out by hand and against brute force."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest

from rulesim import BadInput
from rulesim.discordia import odds
from rulesim.discordia.components import DICE, letters
from rulesim.discordia.position import position
from rulesim.discordia.state import State
from rulesim.discordia.year_end import strength
from tests.discordia.given import TABLES


def percent(p: Fraction) -> int:
    return round(100 * p)


def year(number: int, **more: object) -> State:
    """The start of a year: no Germanic tile is open yet."""
    return position(phase="newyear", year=number, todo=[["RED", 0], ["SEASON", 1]], **more)


# --- the raid ---


def test_before_any_tile_is_known() -> None:
    state = position(phase="setup", todo=[["RED", 0], ["START", 0]], cities=[{}, {}])
    assert state.germanic == (None, None)
    assert [percent(odds.withstand(state, strength)) for strength in range(1, 6)] == [0, 33, 72, 94, 100]
    # years 1 to 3 are alike, and the fourth has other letters
    assert odds.germanic_strength(state, 3) == odds.germanic_strength(state, 1)
    assert [percent(odds.withstand(state, strength, 4)) for strength in range(3, 7)] == [0, 38, 88, 100]
    mean = sum(strength * p for strength, p in odds.germanic_strength(state).items())
    assert mean == 3
    assert sum(strength * p for strength, p in odds.germanic_strength(state, 4).items()) == Fraction(19, 4)


@pytest.mark.parametrize(("red", "chance"), [("GA2", 1), ("GA1", Fraction(2, 3)), ("GA6", 0)])
def test_with_the_red_tile_open(red: str, chance: object) -> None:
    assert odds.withstand(position(red=red), 3) == chance


def test_with_both_tiles_open_it_is_certain() -> None:
    state = position(red="GA1", green="GB1", tiles={"tower1": "MT1", "fort1": "BA03[RR]"})
    assert odds.germanic_strength(state) == {3: 1}
    assert [odds.withstand(state, strength(city)) for city in state.cities] == [1, 0]
    assert odds.raid_effects(state, 3) == {TABLES["GB1"]: 1}
    assert odds.raid_effects(state, 2) == {TABLES["GA1"]: 1}


def test_which_tile_takes_effect() -> None:
    state = position(red="GA1")
    found = odds.raid_effects(state, 3)
    assert found[TABLES["GA1"]] == Fraction(1, 3)
    assert {tile.id: p for tile, p in found.items() if not tile.red} == {f"GB{n}": Fraction(1, 6) for n in range(1, 5)}
    assert sum(found.values()) == 1


def test_tiles_that_were_seen_do_not_come_again() -> None:
    state = position(year=3, red="GA6", germanic_left={"A": ["GA5"], "B": ["GB1", "GB5"], "C": ["GC1"], "D": ["GD4"]})
    assert odds.germanic_strength(state) == {4: Fraction(1, 2), 5: Fraction(1, 2)}
    assert odds.germanic_strength(state, 4) == {5: 1}
    pairs = odds.germanic_pairs(state)
    assert sum(pairs.values()) == 1 and {red.id for red, _ in pairs} == {"GA6"}


@pytest.mark.parametrize("asked", [1, 5])
def test_a_year_that_is_over_has_no_odds(asked: int) -> None:
    with pytest.raises(BadInput, match=f"year: a whole number from 2 to 4 is needed, not {asked}"):
        odds.germanic_strength(position(year=2), asked)


def test_at_the_start_of_a_year() -> None:
    state = year(4)
    assert [percent(odds.withstand(state, strength)) for strength in (4, 5, 6)] == [38, 88, 100]


# --- figures out of the bag ---


def test_draws_against_every_single_handful() -> None:
    bag, number = (3, 2, 0, 4), 4
    figures = "BBBRRYYYY"
    ways = Counter("".join(sorted(drawn)) for drawn in combinations(figures, number))
    total = sum(ways.values())
    found = odds.draws(bag, number)
    assert {letters(drawn): p for drawn, p in found.items()} == {
        drawn: Fraction(count, total) for drawn, count in ways.items()
    }
    assert sum(found.values()) == 1


@pytest.mark.parametrize("bag", [(35, 35, 35, 35), (1, 0, 7, 2), (0, 0, 0, 0)])
@pytest.mark.parametrize("number", [0, 1, 3, 9, 200])
def test_draws_add_up_to_one_and_no_colour_is_likelier_than_its_share(bag: tuple[int, ...], number: int) -> None:
    found = odds.draws(bag, number)
    assert sum(found.values()) == 1
    assert all(sum(drawn) == min(number, sum(bag)) for drawn in found)
    for color, count in enumerate(bag):
        mean = sum(drawn[color] * p for drawn, p in found.items())
        assert mean * max(1, sum(bag)) == min(number, sum(bag)) * count


def test_a_bag_with_too_few_gives_all_it_has() -> None:
    assert odds.draws((1, 0, 2, 0), 9) == {(1, 0, 2, 0): 1}
    assert odds.draws((35, 35, 35, 35), 200) == {(35, 35, 35, 35): 1}


def test_the_chance_that_a_swap_brings_what_is_wanted() -> None:
    bag = (10, 10, 10, 10)
    none = Fraction(30 * 29 * 28, 40 * 39 * 38)
    assert odds.draws_at_least(bag, 3, (1, 0, 0, 0)) == 1 - none
    assert odds.draws_at_least(bag, 3, (1, 1, 1, 1)) == 0
    assert odds.draws_at_least(bag, 3, (0, 0, 0, 0)) == 1


def test_nobody_draws_less_than_nothing() -> None:
    with pytest.raises(BadInput, match="number: nobody can draw -1 figures"):
        odds.draws((1, 1, 1, 1), -1)
    with pytest.raises(BadInput, match="from a bag of"):
        odds.draws((1, -1, 1, 1), 1)


def test_the_engine_draws_with_these_odds() -> None:
    state = position(phase="shortage", season=5, todo=[["DRAW", 2], ["FLUSH", 0], ["YEAR", 0]])
    offered = {action.figures for action in state.legal_actions()}  # type: ignore[attr-defined]
    assert offered == set(odds.draws(tuple(state.bag), 2))


# --- dice ---


def test_as_maximus() -> None:
    assert [percent(odds.as_maximus(value)) for value in range(1, 7)] == [42] * 6
    assert [percent(odds.as_maximus(value, 1)) for value in range(1, 7)] == [70, 88, 88, 88, 88, 70]
    two = [round(1000 * odds.as_maximus(value, 2)) for value in (1, 2, 3)]
    assert two == [875, 963, 995]


def test_with_the_two_dice_that_are_left() -> None:
    assert percent(odds.with_two_left(3)) == 31
    assert [percent(odds.with_two_left(value, 1)) for value in (1, 2)] == [56, 75]
    assert [percent(odds.with_two_left(value, 2)) for value in (1, 2, 3)] == [75, 89, 97]


def test_one_particular_colour() -> None:
    assert [percent(odds.of_color(value)) for value in (1, 6)] == [17, 17]
    assert [percent(odds.of_color(value, 1)) for value in (1, 2)] == [33, 50]
    assert [percent(odds.of_color(value, 2)) for value in (1, 2, 3)] == [50, 67, 83]
    assert odds.of_color(1, maximus=False) == Fraction(2, 3) * Fraction(1, 6)


@pytest.mark.parametrize("manipulators", [0, 1, 2, 3, 6])
def test_dice_against_all_216_rolls(manipulators: int) -> None:
    rolls = list(product(range(1, 7), repeat=3))
    for value in range(1, 7):
        can = [[abs(shown - value) <= manipulators for shown in roll] for roll in rolls]
        assert odds.as_maximus(value, manipulators) == Fraction(sum(map(any, can)), 216)
        left = sum(any(dice[:gone] + dice[gone + 1 :]) for dice in can for gone in range(3))
        assert odds.with_two_left(value, manipulators) == Fraction(left, 3 * 216)
        red_left = sum(dice[0] for dice in can for gone in range(3) if gone != 0)
        assert odds.of_color(value, manipulators, maximus=False) == Fraction(red_left, 3 * 216)


@pytest.mark.rule("discordia.manipulator.no-wrap")
def test_what_each_rolled_die_can_be_used_as() -> None:
    assert odds.rolls_for(1, 1) == (1, 2)
    assert odds.rolls_for(6, 3) == (3, 4, 5, 6)
    assert odds.usable({"red": 2, "blue": 6}, 1) == {"red": (1, 2, 3), "blue": (5, 6)}
    assert odds.usable((1, 3, 6)) == dict(zip(DICE, ((1,), (3,), (6,)), strict=True))
    for value, manipulators in ((0, 0), (7, 1), (3, -1)):
        with pytest.raises(BadInput, match="value: a die shows 1 to 6"):
            odds.rolls_for(value, manipulators)
