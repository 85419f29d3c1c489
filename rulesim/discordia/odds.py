"""Exact odds: the raid over the Germanic tiles nobody has seen, figures out of the bag, dice. No sampling.

Every probability is a :class:`fractions.Fraction`: outcomes add up to exactly 1, ``float()`` makes a number to plot.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import comb, prod
from typing import TYPE_CHECKING, Final, TypeVar

from rulesim.discordia.components import DICE, DICE_VALUES, LETTERS_OF_GERMANIC, Figures, Germanic
from rulesim.game import wrong
from rulesim.outside import shown
from rulesim.plain import as_number

if TYPE_CHECKING:
    from rulesim.discordia.state import State

ALL: Final = Fraction(1)
_T = TypeVar("_T")


# --- The raid ---


def germanic_pairs(state: State, year: int | None = None) -> dict[tuple[Germanic, Germanic], Fraction]:
    """Every (red, green) pair that the raid of a year can bring, with its probability.

    ``year``: this one (the default) or a later one. Open tiles are certain; of each stack any tile with the year's
    letter that nobody has seen is equally likely. Raises BadInput for a year that is over.
    """
    reds, greens = (_germanic(state, color, year or state.year) for color in (0, 1))
    return {(red, green): p * q for red, p in reds.items() for green, q in greens.items()}


def _germanic(state: State, color: int, year: int) -> dict[Germanic, Fraction]:
    stacks = state.tables.setup
    as_number("year", year, state.year, stacks.years)
    known = state.germanic[color]
    if known is not None and year == state.year:
        return {known: ALL}
    letter = (stacks.left, stacks.right)[color][year - 1]
    unseen = state.germanic_left[LETTERS_OF_GERMANIC.index(letter)]
    return {tile: Fraction(1, len(unseen)) for tile in unseen}


def germanic_strength(state: State, year: int | None = None) -> dict[int, Fraction]:
    """The distribution of the Germanic strength of a year: strength -> probability, lowest first."""
    totals = ((red.strength + green.strength, p) for (red, green), p in germanic_pairs(state, year).items())
    return dict(sorted(_together(totals).items()))


def withstand(state: State, strength: int, year: int | None = None) -> Fraction:
    """The probability that a city of this strength withstands the raid of a year."""
    return sum((p for total, p in germanic_strength(state, year).items() if total <= strength), Fraction())


def raid_effects(state: State, strength: int) -> dict[Germanic, Fraction]:
    """Which tile takes effect on a city of this strength in the next raid (green: reward, red: damage)."""
    pairs = germanic_pairs(state).items()
    return _together((green if strength >= red.strength + green.strength else red, p) for (red, green), p in pairs)


def _together(outcomes: Iterable[tuple[_T, Fraction]]) -> dict[_T, Fraction]:
    """Outcomes with their probabilities, equal ones put together."""
    found: dict[_T, Fraction] = {}
    for outcome, p in outcomes:
        found[outcome] = found.get(outcome, Fraction()) + p
    return found


# --- Figures out of the bag ---


def draws(bag: Sequence[int], number: int) -> dict[Figures, Fraction]:
    """Every way to draw so many figures at once, with its probability (multivariate hypergeometric).

    A bag with fewer figures gives all it has. Raises BadInput for a negative number.
    """
    if number < 0 or min(bag) < 0:
        raise wrong("number", f"nobody can draw {number} figures from a bag of {shown(list(bag))}.")
    number = min(number, sum(bag))
    found: dict[Figures, Fraction] = {}
    for b, r, w in product(*(range(min(count, number) + 1) for count in bag[:3])):
        y = number - b - r - w
        if 0 <= y <= bag[3]:
            ways = prod(map(comb, bag, (b, r, w, y)))
            found[b, r, w, y] = Fraction(ways, comb(sum(bag), number))
    return found


def draws_at_least(bag: Sequence[int], number: int, wanted: Sequence[int]) -> Fraction:
    """The probability that so many drawn figures include all that are ``wanted`` (so many of each colour)."""
    enough = (p for got, p in draws(bag, number).items() if all(g >= w for g, w in zip(got, wanted, strict=True)))
    return sum(enough, Fraction())


# --- Dice ---


def rolls_for(value: int, manipulators: int = 0) -> tuple[int, ...]:
    """The rolled values that so many active manipulators can make into ``value``, itself included."""
    if value not in DICE_VALUES or manipulators < 0:
        raise wrong("value", f"a die shows 1 to 6, not {shown(value)} (manipulators: {shown(manipulators)}).")
    return tuple(roll for roll in DICE_VALUES if abs(roll - value) <= manipulators)


def as_maximus(value: int, manipulators: int = 0) -> Fraction:
    """The probability, before the roll, that one of all three dice can be used as ``value``."""
    return 1 - _misses(value, manipulators) ** len(DICE)


def with_two_left(value: int, manipulators: int = 0) -> Fraction:
    """The same for the other players, who have the two dice that Maximus leaves, if Maximus takes any one by chance."""
    return 1 - _misses(value, manipulators) ** (len(DICE) - 1)


def of_color(value: int, manipulators: int = 0, *, maximus: bool = True) -> Fraction:
    """The probability that the die of one particular colour can be used as ``value``.

    ``maximus``: whether all three dice are there to choose from; else Maximus has taken any one by chance.
    """
    there = ALL if maximus else Fraction(len(DICE) - 1, len(DICE))
    return there * (1 - _misses(value, manipulators))


def _misses(value: int, manipulators: int) -> Fraction:
    return 1 - Fraction(len(rolls_for(value, manipulators)), len(DICE_VALUES))


def usable(dice: Mapping[str, int] | Sequence[int], manipulators: int = 0) -> dict[str, tuple[int, ...]]:
    """The values that each rolled die can be used with. ``dice``: colour -> value, or values in the order of DICE."""
    rolled = dice if isinstance(dice, Mapping) else dict(zip(DICE, dice, strict=True))
    return {color: rolls_for(value, manipulators) for color, value in rolled.items()}
