"""Exact chances, as fractions: what the tokens of the others and the combat card may bring, what a face-down card is.

All of it is from what one seat knows: its own cards and tokens, everything that lies open, every token revealed so far,
and that each city's own +1 lies with its owner until it is revealed. What nobody tells it is equally likely; the others
are taken to play each token that they have left equally often, and the tokens that they played before to say nothing
about those that they kept. So the tokens still to come are exchangeable, and the chances hold for the next combat as
for any later one. Enumeration is by convolution: nothing is drawn or estimated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb
from typing import TYPE_CHECKING, Any, TypeVar

from rulesim.pieces import without
from rulesim.provincia import combat

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.components import Token
    from rulesim.provincia.state import State

Chances = dict[int, Fraction]
"""A number -> the chance that it is that one; only chances above 0, smallest number first."""

Values = tuple[int, ...]
"""The values of some tokens of one colour, highest first."""

_T = TypeVar("_T", bound=Any)

NOTHING: Chances = {0: Fraction(1)}


# --- distributions ---


def added(first: Mapping[int, Fraction], second: Mapping[int, Fraction]) -> Chances:
    """The distribution of the sum of two independent numbers."""
    return _together((a + b, p * q) for a, p in first.items() for b, q in second.items())


def _together(outcomes: Iterable[tuple[_T, Fraction]]) -> dict[_T, Fraction]:
    """Outcomes with their chances, equal ones put together, smallest first."""
    total: dict[_T, Fraction] = {}
    for outcome, chance in outcomes:
        total[outcome] = total.get(outcome, Fraction(0)) + chance
    return {outcome: total[outcome] for outcome in sorted(total)}


def evenly(numbers: Iterable[int]) -> Chances:
    """The distribution of one of these numbers, each equally likely."""
    counts = Counter(numbers)
    size = sum(counts.values())
    return {number: Fraction(counts[number], size) for number in sorted(counts)} if size else dict(NOTHING)


def at_least(chances: Mapping[int, Fraction], least: int) -> Fraction:
    """The chance of a number that is not smaller than ``least``."""
    return sum((chance for number, chance in chances.items() if number >= least), Fraction(0))


# --- the combat card ---


def next_combat(state: State) -> int | None:
    """The round of the next combat, the one that is going on included; None after the last one."""
    over = state.phase in ("upkeep", "activate", "final", "over")
    rounds = state.tables.setup.combat_rounds
    return next((number for number in rounds if number >= state.round + over), None)


def gauls(state: State, number: int) -> Chances:
    """How strong the Gauls are in round ``number``: as turned over, else each card of that round equally likely."""
    for card in (*state.fought, state.gauls):
        if card is not None and card.round == number:
            return {card.strength: Fraction(1)}
    return evenly(card.strength for card in state.tables.bellum if card.round == number)


def beats(state: State, strength: Mapping[int, Fraction] | int, number: int) -> Fraction:
    """The chance that a strength (or each of a distribution) is enough against the Gauls of round ``number``."""
    found = {strength: Fraction(1)} if isinstance(strength, int) else strength
    pairs = product(found.items(), gauls(state, number).items())
    return sum((p * q for (mine, p), (theirs, q) in pairs if combat.wins(mine, theirs)), Fraction(0))


# --- the tokens of the others ---


def left(city: City) -> tuple[Token, ...]:
    """A city's tokens that are not revealed, the one laid face down among them."""
    return city.tokens if city.laid is None else (*city.tokens, city.laid)


def _keeps_own(state: State, seat: int) -> Token | None:
    """The own +1 of a city, if it is not revealed yet: everybody knows that its owner has it."""
    town = state.cities[seat].town
    own = (token for token in left(state.cities[seat]) if token.own and town and token.colour == town.colour)
    return next(own, None)


def others(state: State, seat: int, known: Mapping[int, Sequence[Token]] | None = None) -> Chances:
    """What the others' tokens of one combat change the strength of this seat's city by.

    ``known``: seats of which one supposes to know what they have left. Of all others only their own +1 is known.
    """
    if combat.revealed_now(state):
        return dict(NOTHING)
    colour, told = _colour(state, seat), dict(known or {})
    total: Chances = dict(NOTHING)
    for tokens in told.values():
        total = added(total, evenly(_effect(token, colour) for token in tokens))
    unknown = [other for other in range(state.players) if other not in told and other != seat]
    return added(total, _from_pool(state, [other for other in unknown if left(state.cities[other])], colour))


def _colour(state: State, seat: int) -> str:
    town = state.cities[seat].town
    return town.colour if town is not None else ""


def _effect(token: Token, colour: str) -> int:
    return token.value if token.colour == colour else 0


def _from_pool(state: State, seats: Sequence[int], colour: str) -> Chances:
    """What these seats play together: each its own +1 or one of those that lie with any of them, unknown with whom."""
    pool: list[int] = []
    draws: Chances = dict(NOTHING)
    for seat in seats:
        tokens, own = left(state.cities[seat]), _keeps_own(state, seat)
        others = tokens if own is None else without(tokens, own)
        pool += [_effect(token, colour) for token in others]
        draws = added(draws, evenly([0] * (len(tokens) - len(others)) + [1] * len(others)))
    values = tuple(sorted(pool))
    return _together((n, chance * p) for count, chance in draws.items() for n, p in drawn(values, count).items())


@cache
def drawn(values: tuple[int, ...], count: int) -> Mapping[int, Fraction]:
    """The sum of ``count`` of these values, drawn without putting back: every set of so many is equally likely."""
    ways: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    for value in values:
        for (size, total), number in list(ways.items()):
            if size < count:
                ways[size + 1, total + value] += number
    found = {total: number for (size, total), number in ways.items() if size == count}
    every = sum(found.values())
    return {total: Fraction(found[total], every) for total in sorted(found)}


# --- the tokens of combats that nobody has told of ---


def spent(state: State, seat: int, laid: Token | None) -> dict[Values, Fraction]:
    """Which tokens of a seat's colour may have been turned over in the combats before this one, and how likely each is.

    Told is only who plays which city, how many combats are over, and the token that the seat lays now (None: one of
    another colour). All else is averaged: every deal, and every token that a city had being laid equally often.
    The colour's own +1 is left out: it changes nothing that others may lay.
    """
    dealt = _dealt(state, seat, laid)
    hands = ((_hands(*dealt, early), chance) for early, _, chance in _slots(state, laid))
    found = _together((values, chance * p) for told, chance in hands for values, p in told.items())
    return dict(reversed(found.items()))


def averaged(state: State, seat: int, laid: Token | None, gone: Values | None = None) -> Chances:
    """What the others' tokens change the strength of this seat by, averaged over the histories that may have been.

    As :func:`spent`, whose arguments it takes; ``gone``: which tokens of the seat's colour were turned over before,
    one of those that :func:`spent` gives; None: nobody says. Who lays in random order lays in each combat alike, so
    without ``gone`` the number of combats that are over changes nothing.
    """
    mine, others = _dealt(state, seat, laid)
    left = mine if gone is None else tuple(sorted((Counter(mine) - Counter(gone)).elements(), reverse=True))
    found: list[tuple[int, Fraction]] = []
    for early, now, chance in _slots(state, laid):
        fits = 1 if gone is None else _hands(mine, others, early).get(gone, 0)
        rest = others if gone is None else others - early + len(gone)
        if fits:
            found += [(sum(values), chance * fits * p) for values, p in _hands(left, rest, now).items()]
    every = sum(chance for _, chance in found)
    return {number: chance / every for number, chance in _together(found).items()}


def _dealt(state: State, seat: int, laid: Token | None) -> tuple[Values, int]:
    """The tokens dealt to anybody, without the one laid: the values of those of the seat's colour, how many others.

    The +1 of a city lies with its owner, so a token of another colour that somebody lays was dealt to them.
    """
    colours = {city.town.colour for city in state.cities if city.town is not None}
    own = _colour(state, seat)
    pool = [token for token in state.tables.tokens if not token.own and token.colour in colours]
    mine = [token.value for token in pool if token.colour == own for _ in range(token.copies - (token is laid))]
    others = sum(token.copies for token in pool if token.colour != own)
    return tuple(sorted(mine, reverse=True)), others - (laid is None or laid.colour != own)


def _slots(state: State, laid: Token | None) -> Iterator[tuple[int, int, Fraction]]:
    """How many of the tokens dealt to anybody were turned over before, how many the others lay now, and the chance.

    The rest are the own +1 of each city: laid in each of its combats equally often, or not at all.
    """
    size, over, others = state.tables.setup.tokens + 1, len(state.fought), state.players - 1
    early = Fraction(0) if laid is not None and laid.own else Fraction(over, size - 1)
    for before, now in [(first, more) for first in range(others + 1) for more in range(others + 1 - first)]:
        ways = comb(others, before) * comb(others - before, now)
        p = Fraction(ways * over**before * (size - over - 1) ** (others - before - now), size**others)
        for mine, q in ((0, 1 - early), (1, early)):
            if p * q:
                yield over * state.players - before - mine, others - now, p * q


@cache
def _hands(mine: Values, others: int, count: int) -> Mapping[Values, Fraction]:
    """Which of the values ``mine`` are among ``count`` tokens, drawn from those and so many others that count 0."""
    ways = Counter(chosen for size in range(len(mine) + 1) for chosen in combinations(mine, size))
    every = comb(len(mine) + others, count)
    return {
        chosen: Fraction(number * comb(others, count - len(chosen)), every)
        for chosen, number in ways.items()
        if len(chosen) <= count <= len(chosen) + others
    }


# --- strength and victory ---


def strength(
    state: State,
    seat: int,
    own: Token | None = None,
    *,
    base: int | None = None,
    known: Mapping[int, Sequence[Token]] | None = None,
) -> Chances:
    """How strong the city of ``seat`` may be in the next combat, if it plays the token ``own`` (None: one of others).

    ``base``: its strength before the tokens, if it is not that of now. A token laid already is the one that is played.
    """
    parts, city = combat.strength_parts(state, seat), state.cities[seat]
    before = parts.total if base is None else base + parts.tokens
    played = city.laid if city.laid is not None else own
    if played is not None and city.town is not None and not combat.revealed_now(state):
        before += _effect(played, city.town.colour)
    return {number + before: chance for number, chance in others(state, seat, known).items()}


def win(
    state: State,
    seat: int,
    own: Token | None = None,
    *,
    base: int | None = None,
    number: int | None = None,
    known: Mapping[int, Sequence[Token]] | None = None,
) -> Fraction:
    """The chance that the city of ``seat`` is not defeated in the next combat (or that of round ``number``).

    Arguments as for :func:`strength`. 1 if no combat is to come.
    """
    when = next_combat(state) if number is None else number
    if when is None:
        return Fraction(1)
    return beats(state, strength(state, seat, own, base=base, known=known), when)


def choices(
    state: State, seat: int, *, base: int | None = None, known: Mapping[int, Sequence[Token]] | None = None
) -> dict[Token, Fraction]:
    """For each different token that ``seat`` has: the chance to win the next combat with it, the best first."""
    tokens = dict.fromkeys(state.cities[seat].tokens)
    found = {token: win(state, seat, token, base=base, known=known) for token in tokens}
    return dict(sorted(found.items(), key=lambda pair: -pair[1]))
