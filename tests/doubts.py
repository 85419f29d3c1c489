"""``python -m tests.doubts GAME [POSITIONS]``: how far what-ifs are off from full playouts; written to ``doubts.toml``.

In positions of greedy players that slip now and then, two actions are asked about by the model alone, by playouts that
are cut off, and by full playouts, which are taken for the truth but for their noise. To be done again with every new
model (see tests/train.py). Takes minutes to half an hour.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from functools import partial
from pathlib import Path

import rulesim
from rulesim import State, whatif
from rulesim.game import find_game
from rulesim.whatif import Result
from rulesim.winning.model import progress
from tests.train import play_until, sizes

HORIZONS = (0.0, 0.1, 0.3)
FIFTHS = 5
POSITIONS = 60
SOON, WHOLE = 32, 64
"""Playouts of each action: cut off, and to the end."""

LEAST = 0.1
"""Nothing is said to be surer than that: as few positions as these cannot tell."""

Squares = tuple[float, float, float, float]
"""Of the two chances, then of their difference: a squared error less its noise, and the square of what it counts in."""


def position(game: str, number: int) -> State | None:
    """A position in a fifth of a game, with a choice; None where there was none any more."""
    rng, part = random.Random(f"doubt {game} {number}"), number % FIFTHS
    state = rulesim.new_game(game, rng.choice(sizes(game)))
    return state if play_until(state, (part + rng.random()) / FIFTHS, rng) else None


def doubted(game: str, number: int) -> tuple[int, dict[float, Squares]]:
    """The fifth of the game, and by horizon how far two actions are told wrongly in one position."""
    state = position(game, number)
    if state is None:
        return FIFTHS - 1, {}
    late, order = progress(state), [outcome.name for outcome in whatif.now(state).ranking]
    two = whatif.actions(state, [order[0], random.Random(number).choice(order[1:])])
    truth = whatif.compare(two, seed=number).run(WHOLE)
    told = {0.0: whatif.now(two)}
    told |= {far: whatif.soon(two, seed=number, horizon=far).run(SOON) for far in HORIZONS[1:] if late + far < 1}
    return min(FIFTHS - 1, int(late * FIFTHS)), {far: squares(result, truth) for far, result in told.items()}


def squares(told: Result, truth: Result) -> Squares:
    """How far an answer is off, in squares, less what is noise of playouts."""
    said, came = ([outcome.win.mean for outcome in result.outcomes] for result in (told, truth))
    slopes = [max(0.02 * 0.98, chance * (1 - chance)) for chance in said]
    chance = sum((a - b) ** 2 for a, b in zip(said, came, strict=True))
    played = [outcome for result in (told, truth) if result.n > 1 for outcome in result.outcomes]
    noise = sum(outcome.win.sd**2 / outcome.n for outcome in played)
    pairs = [outcome.behind for outcome in played if outcome.behind]
    apart = (said[0] - said[1] - came[0] + came[1]) ** 2 - sum(p.estimate.sd**2 / p.estimate.n for p in pairs)
    return chance - noise, sum(slope**2 for slope in slopes), apart, (sum(slopes) / 2) ** 2


def fitted(found: Sequence[tuple[int, dict[float, Squares]]], horizon: float, first: int) -> list[float]:
    """By fifth of the game the standard error in log odds; few positions: half is what all fifths say."""
    rows = [[known[horizon] for part, known in found if part == fifth and horizon in known] for fifth in range(FIFTHS)]

    def ratio(some: Sequence[Squares]) -> float:
        return max(0.0, sum(one[first] for one in some)) / sum(one[first + 1] for one in some) if some else 0.0

    alike = ratio([one for row in rows for one in row])
    return [max(LEAST, ((ratio(row) + alike) / 2 if row else alike) ** 0.5) for row in rows]


def told(game: str, found: Sequence[tuple[int, dict[float, Squares]]]) -> str:
    """The text of ``doubts.toml``."""
    lines = [
        "# How far what-ifs of this game may be off because a model judges; rulesim/whatif/doubt.py says what the",
        f"# numbers are. Found by `python -m tests.doubts {game}`.",
        "",
        "[measured]",
        f"when = {date.today()}",
        f'how = "two actions in {len(found)} positions, beside {WHOLE} full playouts of each by greedy players"',
    ]
    for name, first in (("of_chance", 0), ("of_difference", 2)):
        lines += ["", f"[{name}]  # horizon: by fifth of the game, a standard error in log odds"]
        for horizon in HORIZONS:
            row = ", ".join(f"{part:.2f}" for part in fitted(found, horizon, first))
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
