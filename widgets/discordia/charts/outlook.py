"""What is to come, computed by the engine: year ends if nothing else is done, the raid's branches, colours drawn.

Sizes are exact as long as the bag is not short. No drawing here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from random import Random
from typing import Final

from rulesim.discordia import odds, year_end
from rulesim.discordia.actions import Return
from rulesim.discordia.aqueduct import shortage
from rulesim.discordia.city import City
from rulesim.discordia.components import LETTERS, Effects
from rulesim.discordia.state import State
from rulesim.game import CHANCE, Action
from widgets.discordia.charts.query import year_ends_left

_TRIED: Final = 300
"""So many positions are looked at to find what the best answer to a raid leaves."""

Counts = dict[int, Fraction]
"""How many figures -> probability."""


@dataclass(frozen=True, slots=True)
class YearEnd:
    """One year end for a seat: the year, the figures ``drawn`` (negative: thrown back), the supply then."""

    year: int
    drawn: int
    supply: int


def year_ends(state: State, seat: int) -> list[YearEnd]:
    """The year ends to come for a seat if nothing is done any more, and no raid changes anything.

    The next one is that of all seats in their order; after it nobody knows what the others draw, so they draw nothing.
    """
    probe = state.copy()
    probe.start = max(0, state.start)
    found: list[YearEnd] = []
    for left in range(year_ends_left(state, seat)):
        year = probe.year
        before = sum(probe.cities[seat].supply)
        _make_up(probe, [seat] if left else year_end.order(probe))
        supply = sum(probe.cities[seat].supply)
        found.append(YearEnd(year, supply - before, supply))
        probe.year += 1
    return found


def _make_up(probe: State, seats: Sequence[int]) -> None:
    """These seats make up for their shortages; whoever may throw figures back throws back all it may."""
    after = seats if probe.options.flush_order == "after_all" else ()
    probe.todo = (*(("SHORTAGE", seat) for seat in seats), *(("FLUSH", seat) for seat in after))
    probe.phase = "shortage"
    probe.run()
    rng = Random(0)
    while probe.todo and not probe.is_over:
        probe.apply(probe.sample(rng) if probe.player == CHANCE else max(probe.legal_actions(), key=_thrown))


def _thrown(action: Action) -> int:
    return sum(action.figures) if isinstance(action, Return) else 0


# --- the raid's branches ---


@dataclass(frozen=True, slots=True)
class Branch:
    """One outcome of the raid: what it does, whether that is a reward, how likely it is, and the year end after it."""

    effects: Effects
    reward: bool
    chance: Fraction
    shortage: int
    supply: int


def branches(state: State, seat: int) -> list[Branch]:
    """What the raid of this year may do to a seat and the supply after the shortage, likely outcomes first.

    A seat that has a choice is taken to make the most of it for its supply at this year end.
    """
    found: dict[tuple[bool, Effects], tuple[Fraction, int, int]] = {}
    for (red, green), chance in odds.germanic_pairs(state).items():
        wins = year_end.strength(state.cities[seat]) >= red.strength + green.strength
        effects = (green if wins else red).effects
        if (wins, effects) in found:
            before, due, supply = found[wins, effects]
            found[wins, effects] = before + chance, due, supply
        else:
            probe = state.copy()
            probe.germanic = (red, green)
            found[wins, effects] = (chance, *_after_raid(probe, seat))
    ranked = sorted(found.items(), key=lambda item: (-item[1][0], item[1][2], str(item[0])))
    return [Branch(effects, wins, *rest) for (wins, effects), rest in ranked]


def _after_raid(probe: State, seat: int) -> tuple[int, int]:
    """Shortage and then supply after the raid on a seat, with the best answers to it."""
    probe.start = max(0, probe.start)
    probe.todo = (("RAID", seat),)
    probe.run()
    left = [_TRIED]
    return min(_ways(probe, seat, left), key=lambda way: (way[1], way[0]))


def _ways(probe: State, seat: int, left: list[int]) -> list[tuple[int, int]]:
    """(shortage, supply after it) of every way to answer what waits."""
    left[0] -= 1
    if probe.is_over or not probe.todo:
        if probe.is_over:
            return [(shortage(probe, seat), sum(probe.cities[seat].supply))]
        end = year_end.forecast(probe)[seat]
        return [(end.shortage, end.supply)]
    if probe.player == CHANCE:
        probe.apply(probe.sample(Random(0)))
        return _ways(probe, seat, left)
    found: list[tuple[int, int]] = []
    for action in probe.legal_actions():
        if left[0] > 0 or not found:
            after = probe.copy()
            after.apply(action)
            found += _ways(after, seat, left)
    return found


# --- colours ---


def colors_drawn(state: State, seat: int) -> list[Counts]:
    """Per colour how many figures the seat draws at this year end: count -> probability, exact.

    The seats before it draw first, and empty full tiles into the bag; nothing is known of figures that are thrown back,
    so none are.
    """
    return [_of_color(state, seat, color) for color in range(len(LETTERS))]


def _of_color(state: State, seat: int, color: int) -> Counts:
    size = sum(state.bag)
    bags: Counts = {state.bag[color]: Fraction(1)}
    for other in year_end.order(state):
        number = min(max(0, shortage(state, other)), size)
        if other == seat:
            return _mixed({own: _drawn(own, size, number) for own in bags}, bags)
        back = _flushed(state.cities[other]) if state.options.flush_order == "per_player" else (0, 0, 0, 0)
        taken = {own: _drawn(own, size, number) for own in bags}
        bags = _mixed({own: {own - k + back[color]: p for k, p in taken[own].items()} for own in bags}, bags)
        size += sum(back) - number
    return {0: Fraction(1)}


def _drawn(own: int, size: int, number: int) -> Counts:
    """How many of ``own`` figures among ``size`` are in ``number`` drawn ones."""
    return odds.drawn_of((own, size - own, 0, 0), number, 0)


def _mixed(given: dict[int, Counts], chances: Counts) -> Counts:
    """The mixture of distributions with these probabilities."""
    found: Counts = {}
    for key, counts in given.items():
        for count, chance in counts.items():
            found[count] = found.get(count, Fraction()) + chance * chances[key]
    return dict(sorted(found.items()))


def _flushed(city: City) -> Sequence[int]:
    full = [laid.figures for laid in city.laid() if laid.is_full]
    return [sum(figures[color] for figures in full) for color in range(len(LETTERS))]


def likely(counts: Counts, share: Fraction = Fraction(9, 10)) -> tuple[int, int]:
    """The narrowest range, from the lowest of them, that holds at least this share of the probability."""
    values = sorted(counts)
    found = [(values[0], values[-1])]
    for at, low in enumerate(values):
        held = accumulate(counts[value] for value in values[at:])
        found += [(low, high) for high, sum in zip(values[at:], held, strict=True) if sum >= share][:1]
    return min(found, key=lambda ends: ends[1] - ends[0])


def mean(counts: Counts) -> Fraction:
    """The expected number."""
    return sum((count * chance for count, chance in counts.items()), Fraction())
