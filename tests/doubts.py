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
from itertools import combinations
from pathlib import Path
from statistics import fmean, variance

import rulesim
from rulesim import State, chances, whatif
from rulesim.game import find_game
from rulesim.simulate.playout import Job, Playout, never
from rulesim.winning.model import progress
from tests.train import play_until, sizes

HORIZONS = (0.0, 0.1, 0.2, 0.3, 0.5)
FIFTHS = 5
POSITIONS = 40
PLAYOUTS = 64
"""Of each action, to the end."""
SOON = {"armorica": 0.15, "provincia": 0.05}
"""How far a quick answer plays on, 0.1 in other games: as far as settles nine in ten questions within a second."""

LEAST = 0.1
"""Nothing is said to be surer than that: as few positions as these cannot tell."""

Squares = tuple[float, float]
"""A squared error less its noise, and the square of what it counts in: the slope of a chance, p (1 - p)."""
Found = Mapping[float, Mapping[str, Sequence[Squares]]]
"""By horizon, of chances and of differences of two."""
Values = Mapping[float, Sequence[float]]
"""By horizon what the model said in each playout of one action; at :data:`END` what came."""
END = 2.0


def position(game: str, number: int) -> State | None:
    """A position in a fifth of a game, with a choice; None where there was none any more."""
    rng, part = random.Random(f"doubt {game} {number}"), number % FIFTHS
    state = rulesim.new_game(game, rng.choice(sizes(game)))
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
    return min(FIFTHS - 1, int(late * FIFTHS)), {far: squares(values, far) for far in HORIZONS if late + far < 1}


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


def squares(values: Sequence[Values], far: float) -> dict[str, list[Squares]]:
    """How far a horizon is off, in squares, less what is noise of playouts."""
    slopes = [slope(fmean(one[far])) for one in values]
    off = [[said - came for said, came in zip(one[far], one[END], strict=True)] for one in values]
    pairs = [
        ([mine - theirs for mine, theirs in zip(off[one], off[other], strict=True)], (slopes[one] + slopes[other]) / 2)
        for one, other in combinations(range(len(values)), 2)
    ]
    return {"chance": [*map(square, off, slopes)], "difference": [square(*pair) for pair in pairs]}


def square(off: Sequence[float], counted: float) -> Squares:
    """The square of a mean error, less its noise, and of what it is counted in."""
    return fmean(off) ** 2 - variance(off) / len(off), counted**2


def slope(chance: float) -> float:
    """What an error in log odds is for a chance."""
    return max(0.02 * 0.98, chance * (1 - chance))


def fitted(found: Sequence[tuple[int, Found]], horizon: float, name: str) -> list[float]:
    """By fifth of the game the standard error in log odds; few positions: half is what all fifths say."""
    rows: list[list[Squares]] = [[] for _ in range(FIFTHS)]
    for part, known in found:
        rows[part] += known[horizon][name] if horizon in known else []

    def ratio(some: Sequence[Squares]) -> float:
        return max(0.0, sum(off for off, _ in some)) / sum(counted for _, counted in some) if some else 0.0

    alike = ratio([one for row in rows for one in row])
    return [max(LEAST, ((ratio(row) + alike) / 2 if row else alike) ** 0.5) for row in rows]


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
    lines += ["", "[soon]  # the share of a game that a quick answer plays on for", f"horizon = {SOON.get(game, 0.1)}"]
    for name in ("chance", "difference"):
        lines += ["", f"[of_{name}]  # horizon: by fifth of the game, a standard error in log odds"]
        for horizon in HORIZONS:
            row = ", ".join(f"{part:.2f}" for part in fitted(found, horizon, name))
            lines.append(f'"{horizon}" = [{row}]')
    return "\n".join(lines) + "\n"


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
