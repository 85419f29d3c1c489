"""``python -m tests.doubts GAME [POSITIONS]``: how far what-ifs are off from full playouts; written to ``doubts.toml``.

In positions of greedy players that slip now and then, up to three actions are played out to the end under the same
luck; on the way, at each horizon, the model of chances is asked. What it says on average and what comes are of the same
games, so little noise of luck lies between them. To be done again with every new model (see tests/train.py). Takes some
minutes.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from functools import partial
from itertools import combinations, product
from math import inf, log, sqrt
from pathlib import Path
from statistics import fmean, variance

import rulesim
from rulesim import State, chances, whatif
from rulesim.game import find_game
from rulesim.simulate.playout import Job, Playout, never
from rulesim.whatif.doubt import between
from rulesim.winning import progress
from tests.train import play_until
from widgets.games import player_counts

HORIZONS = (0.0, 0.05, 0.1, 0.2, 0.3, 0.5)
FIFTHS = 5
POSITIONS = 40
PLAYOUTS = 64
"""Of each action, to the end."""
LOOKS = {"armorica": (0.3, 1.0, 40), "discordia": (0.1, 0.2, 24), "provincia": (0.1, 0.2, 40)}
"""Chosen by what benchmarks say: how far a quick answer plays on, to be settled within a second; how far a review does,
and how often, to be done within ten."""

LEAST = 0.1
"""Nothing is said to be surer of a chance than that: as few positions as these cannot tell."""
SIZES = (0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.5, 2.0, 3.0)

Off = tuple[float, float, float, float]
"""How far a mean is off, the variance of that by luck, its slope p (1 - p) or that of two, and their difference."""
Found = Mapping[float, Mapping[str, Sequence[Off]]]
"""By horizon, of chances and of differences of two."""
Values = Mapping[float, Sequence[float]]
"""By horizon what the model said in each playout of one action; at :data:`END` what came."""
END = 2.0


def position(game: str, number: int) -> State | None:
    """A position in a fifth of a game, with a choice; None where there was none any more."""
    rng, part = random.Random(f"doubt {game} {number}"), number % FIFTHS
    state = rulesim.new_game(game, rng.choice(player_counts(game)))
    return state if play_until(state, (part + rng.random()) / FIFTHS, rng) else None


def doubted(game: str, number: int) -> tuple[int, Found]:
    """The fifth of the game, and by horizon how far some actions are told wrongly in one position."""
    state = position(game, number)
    if state is None:
        return FIFTHS - 1, {}
    late, order = progress(state), [outcome.name for outcome in whatif.now(state).ranking]
    first, rest = order[:2], order[2:]
    tried = [*first, *([random.Random(number).choice(rest)] if rest else [])]
    jobs = whatif.compare(whatif.actions(state, tried), seed=number).jobs
    values = [played(job, late) for job in jobs]
    return min(FIFTHS - 1, int(late * FIFTHS)), {far: told_wrongly(values, far) for far in HORIZONS if late + far < 1}


def played(job: Job, late: float) -> Values:
    """Playouts of one action, judged at each horizon on their way to the end."""
    values: dict[float, list[float]] = {far: [] for far in (*HORIZONS, END)}
    for number in range(PLAYOUTS):
        playout = Playout(job, number)
        for far, said in values.items():
            playout.until = late + far
            playout.advance(never)
            said.append(chances(playout.state, job.seat)[job.seat])
    return values


def told_wrongly(values: Sequence[Values], far: float) -> dict[str, list[Off]]:
    """How far a horizon is off: of each action, and of each two."""
    means = [fmean(one[far]) for one in values]
    errors = [[said - came for said, came in zip(one[far], one[END], strict=True)] for one in values]
    pairs: list[Off] = []
    for one, other in combinations(range(len(values)), 2):
        apart = [mine - theirs for mine, theirs in zip(errors[one], errors[other], strict=True)]
        counted = (slope(means[one]) + slope(means[other])) / 2
        pairs.append((fmean(apart), noise(apart), counted, means[one] - means[other]))
    alone = [(fmean(off), noise(off), slope(mean), 0.0) for off, mean in zip(errors, means, strict=True)]
    return {"chance": alone, "difference": pairs}


def noise(values: Sequence[float]) -> float:
    """The variance of a mean by luck, and half a point in a hundred: many actions come to the same."""
    return variance(values) / len(values) + 2.5e-5


def slope(chance: float) -> float:
    """What an error in log odds is for a chance."""
    return max(0.02 * 0.98, chance * (1 - chance))


def errors(some: Sequence[Off], error: float, size: float = inf, least: float = 0.0) -> list[float]:
    """The squared standard errors that :class:`rulesim.whatif.doubt.Doubt` says with these numbers."""
    return [
        (least * counted) ** 2 + between(size * (abs(apart) or 1e-9), error * counted) ** 2
        for _, _, counted, apart in some
    ]


def surprise(some: Sequence[Off], *doubted: float) -> float:
    """How unlikely it is to be so far off with those numbers."""
    spreads = [one[1] + error for one, error in zip(some, errors(some, *doubted), strict=True)]
    return sum(log(spread) + one[0] ** 2 / spread for spread, one in zip(spreads, some, strict=True))


def of_chance(found: Sequence[tuple[int, Found]], horizon: float) -> list[float]:
    """By fifth of the game the likeliest standard error in log odds. Few positions: half is what all fifths say."""
    rows: list[list[Off]] = [[] for _ in range(FIFTHS)]
    for part, known in found:
        rows[part] += known[horizon]["chance"] if horizon in known else []
    every, grid = [one for row in rows for one in row], [step / 50 for step in range(1, 100)]
    alike = min(grid, key=lambda error: surprise(every, error))
    own = [min(grid, key=lambda error: surprise(row, error)) if row else alike for row in rows]
    return [max(LEAST, ((part**2 + alike**2) / 2) ** 0.5) for part in own]


def of_difference(found: Sequence[tuple[int, Found]], horizon: float) -> tuple[float, float, float]:
    """The standard error of large differences, share of small ones, and what is always there.

    Not the likeliest: the largest that are nearly as likely, for luck hides how far so few positions are off.
    """
    every = [one for _, known in found if horizon in known for one in known[horizon]["difference"]]
    grid = [*product([step / 10 for step in range(1, 16)], SIZES, (0.02, 0.04, 0.07, 0.1, 0.15))]
    known = {tried: surprise(every, *tried) for tried in grid}
    likeliest = min(known.values())
    nearly = [tried for tried, unlikely in known.items() if unlikely <= likeliest + 1]
    return max(nearly, key=lambda tried: sum(map(sqrt, errors(every, *tried))))


def told(game: str, found: Sequence[tuple[int, Found]]) -> str:
    """The text of ``doubts.toml``."""
    lines = [
        "# How far what-ifs of this game may be off because a model judges; rulesim/whatif/doubt.py says what the",
        f"# numbers are. Found by `python -m tests.doubts {game}`.",
        "",
        "[measured]",
        f"when = {date.today()}",
        f'how = "up to 3 actions in {len(found)} positions, each played out {PLAYOUTS} times by greedy players"',
    ]
    soon, late, playouts = LOOKS.get(game, (0.1, 0.3, 20))
    lines += ["", "[soon]  # the share of a game that a quick answer plays on for", f"horizon = {soon}"]
    lines += ["", "[review]  # and a review, and how often", f"horizon = {late}", f"playouts = {playouts}"]
    apart = {horizon: of_difference(found, horizon) for horizon in HORIZONS}
    lines += ["", "[of_chance]  # horizon: by fifth of the game, a standard error in log odds"]
    lines += [row(horizon, of_chance(found, horizon)) for horizon in HORIZONS]
    lines += ["", "[of_difference]  # horizon: that of a large difference"]
    lines += [row(horizon, apart[horizon][:1]) for horizon in HORIZONS]
    lines += ["", "[of_size]  # horizon: of a small one its share, and a standard error in log odds on top"]
    lines += [row(horizon, apart[horizon][1:]) for horizon in HORIZONS]
    return "\n".join(lines) + "\n"


def row(horizon: float, numbers: Sequence[float]) -> str:
    return f'"{horizon}" = [{", ".join(f"{number:.2f}" for number in numbers)}]'


def main(game: str, count: int = POSITIONS) -> None:
    """Measure, and write ``doubts.toml`` into the game's folder."""
    folder = find_game(game).folder
    assert isinstance(folder, Path), "the game has a folder for it"
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(partial(doubted, game), range(count)))
    text = told(game, found)
    (folder / "doubts.toml").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))
