"""How far an answer may be off because a model judged it, and not the end of the game: measured, by game.

A model errs in the same direction however often one plays on to it, so more playouts do not help. How much, is
measured beside full playouts by ``python -m tests.doubts GAME``, which writes ``rulesim/<game>/doubts.toml``: for the
model alone (horizon 0) and for playouts that are cut off, by fifth of the game. Errors are in log odds, for a chance
near 0 or 1 is off by less: of a chance p the standard error is the number there times p (1 - p). Of two actions most of
what the model gets wrong is the same: what it may get wrong of their difference grows with the difference that it sees,
at first as a share of it, and never beyond what it gets wrong of two that have little in common.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import hypot, inf
from pathlib import Path
from typing import Final

from rulesim.estimates import CONFIDENCE, Estimate, half_width
from rulesim.game import State, find_game
from rulesim.winning import progress

_UNMEASURED: Final = 1.0
_LEAST: Final = 0.02
"""A chance is never nearer to 0 or 1, when it is asked how far it may be off."""
_TINY: Final = 1e-9
_KINDS: Final = ("chance", "difference", "size")

ByHorizon = Mapping[float, Sequence[float]]
"""Horizon (a share of a game) -> by equal parts of the game, mostly fifths, a standard error in log odds."""


@dataclass(frozen=True, slots=True)
class Look:
    """How far it is looked: the share of a game that is played on for, and how often."""

    horizon: float
    playouts: int


@dataclass(frozen=True, slots=True)
class Measured:
    """What is known of one game's model: of a chance to win, and of the difference of two under the same luck.

    ``of_difference``: that of a large one; ``of_size``: the share of a small one that is its standard error, and one in
    log odds that is always there. ``soon``: the share of a game that a quick answer plays on for. ``review``: how far
    is looked at a decision of a game that is over.
    """

    of_chance: ByHorizon = field(default_factory=dict[float, Sequence[float]])
    of_difference: ByHorizon = field(default_factory=dict[float, Sequence[float]])
    of_size: ByHorizon = field(default_factory=dict[float, Sequence[float]])
    soon: float = 0.1
    review: Look = Look(0.3, 20)


@dataclass(frozen=True, slots=True)
class Doubt:
    """How far the model may be off: standard errors in log odds, of a chance and of a large difference.

    ``size``: that of a small difference, as a share of it (infinite: it is as that of a large one); ``least``: one in
    log odds that comes on top.
    """

    chance: float
    difference: float
    size: float = inf
    least: float = 0.0

    def of_chance(self, chance: float) -> float:
        """The standard error of a chance to win (0 to 1)."""
        return self.chance * _slope(chance)

    def of_difference(self, chance: float, other: float) -> float:
        """The standard error of a difference of two chances."""
        slope, apart = (_slope(chance) + _slope(other)) / 2, abs(chance - other)
        return hypot(self.least * slope, between(self.size * (apart or _TINY), self.difference * slope))


def between(grows: float, most: float) -> float:
    """What grows while it is small, and comes to no more than ``most``."""
    return most if grows == inf else grows * most / (hypot(grows, most) or 1.0)


def doubt(state: State, horizon: float = 0.0) -> Doubt:
    """How far answers from a position may be off, judged by the model after a ``horizon`` (a share of a game)."""
    late = progress(state)
    if state.is_over or (horizon and late + horizon >= 1):
        return Doubt(0.0, 0.0)
    known = measured(state.game)
    if not known.of_size:
        return Doubt(_UNMEASURED, _UNMEASURED)
    size, least = (_between(known.of_size, horizon, number) for number in range(2))
    return Doubt(_at(known.of_chance, horizon, late), _at(known.of_difference, horizon, late), size, least)


def measured(game: str) -> Measured:
    """What is known of a game's model. Raises BadInput for a name that is no game's."""
    folder = find_game(game).folder
    return Measured() if folder is None else _read(folder / "doubts.toml")


def doubt_between(states: Sequence[State], horizon: float = 0.0) -> Doubt:
    """The same for alternatives. Moves from one position share most of what the model gets wrong; others do not."""
    found = doubt(states[0], horizon)
    alike = all(state is states[0] for state in states)
    return found if alike else Doubt(found.chance, 2**0.5 * found.chance)


def widened(estimate: Estimate, error: float, confidence: float = CONFIDENCE) -> Estimate:
    """An estimate that may be off by a standard ``error`` on top of what its playouts say."""
    half = (estimate.high - estimate.low) / 2
    more = hypot(half, half_width(error, confidence)) - half if error else 0.0
    return replace(estimate, low=estimate.low - more, high=estimate.high + more)


def bounded(estimate: Estimate) -> Estimate:
    """An estimate of a chance, with an interval from 0 to 1."""
    return replace(estimate, low=max(0.0, estimate.low), high=min(1.0, estimate.high))


def _slope(chance: float) -> float:
    """How much a chance changes with its log odds."""
    kept = min(1 - _LEAST, max(_LEAST, chance))
    return kept * (1 - kept)


def _at(known: ByHorizon, horizon: float, late: float) -> float:
    """The doubt so late in the game, between those of the horizons that were measured."""
    parts = len(next(iter(known.values())))
    return _between(known, horizon, min(parts - 1, int(late * parts)))


def _between(known: ByHorizon, horizon: float, number: int) -> float:
    """One number of the rows by horizon, between the horizons that were measured."""
    below = max((far for far in known if far <= horizon), default=min(known))
    above = min((far for far in known if far >= horizon), default=max(known))
    share = 0.0 if above == below else (horizon - below) / (above - below)
    return known[below][number] * (1 - share) + known[above][number] * share


@lru_cache(maxsize=64)
def _read(path: Path) -> Measured:
    if not path.is_file():
        return Measured()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    tables = {f"of_{name}": {float(far): row for far, row in data[f"of_{name}"].items()} for name in _KINDS}
    return Measured(**tables, soon=data["soon"]["horizon"], review=Look(**data["review"]))
