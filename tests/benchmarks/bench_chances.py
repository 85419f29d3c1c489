"""Chances: how many games a second are played to their end by greedy players, from whom chances are learned.

A quick look at one game:

    python -m tests.benchmarks.bench_chances armorica
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import rulesim
from tests.benchmarks import Figure
from tests.benchmarks.bench_whatif import PLAYERS, rate

GREEDY = {"armorica": 800, "discordia": 75, "provincia": 170}
"""How many playouts a second greedy players should manage, in one process."""


def measure(games: tuple[str, ...] = ()) -> Iterator[Figure]:
    for game in games or rulesim.games():
        yield greedy_playouts(game)


def greedy_playouts(game: str) -> Figure:
    """Whole games by greedy players in one process, by processor time."""
    whole, decided = rate(game, "greedy", seconds=4.0)
    note = f"{decided:,.0f} players' decisions/s, {PLAYERS} players, one process"
    return Figure(f"{game}: greedy playouts", whole, "playouts/s", GREEDY.get(game), "higher", note)


if __name__ == "__main__":
    from tests.benchmarks.__main__ import row

    for figure in measure(tuple(sys.argv[1:])):
        print(row(figure), flush=True)
