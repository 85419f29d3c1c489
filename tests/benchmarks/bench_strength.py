"""Who beats whom: every strength level against the one below it, in games for two with the levels' usual budgets.

A pair is done as soon as it is told apart, at the latest after 400 games or a minute and a half. One game only:
``python -m tests.benchmarks.bench_strength armorica``
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import pairwise

import rulesim
from rulesim import simulate
from rulesim.bots import LEVELS
from rulesim.estimates import Estimate, Sums
from tests.benchmarks import Figure

LOOKS = (12, 24, 50, 100, 200, 400)
"""After so many games it is looked whether the levels are told apart; more than once, so a wider interval decides."""
WIDER = 1.4
SECONDS = 90.0
"""No look comes later than that."""


def measure(games: tuple[str, ...] = ()) -> Iterator[Figure]:
    for game in games or rulesim.games():
        for weaker, stronger in pairwise(LEVELS):
            win = victories(game, stronger, weaker)
            surely = "surely better" if sure(win) > 0 else "surely worse" if sure(win) < 0 else "not told apart"
            note = f"of {win.n} games, 95% interval {100 * win.low:.0f} to {100 * win.high:.0f}; {surely}"
            yield Figure(f"{game}: {stronger} wins against {weaker}", 100 * win.mean, "%", 50, "higher", note)


def victories(game: str, player: str, against: str) -> Estimate:
    """The share of games for two that a level wins, equally many from each seat; all cores play."""
    won, begin = Sums(), time.perf_counter()
    start = rulesim.new_game(game, 2)
    for seed, until in enumerate(LOOKS):
        for seat, seated in enumerate(((player, against), (against, player))):
            more = (until - LOOKS[seed - 1]) // 2 if seed else until // 2
            for record in simulate.playouts(start, seated, more, seed=seed, executor=simulate.local, chunk=1):
                won.add((seat in record["winners"]) / len(record["winners"]))
        past = time.perf_counter() - begin
        if sure(won.share()) or until == LOOKS[-1] or past * LOOKS[seed + 1] / until > SECONDS:
            break
    return won.share()


def sure(win: Estimate) -> int:
    """1: better for sure, -1: worse for sure, 0: not told apart."""
    if win.mean - WIDER * (win.mean - win.low) > 0.5:
        return 1
    return -1 if win.mean + WIDER * (win.high - win.mean) < 0.5 else 0


if __name__ == "__main__":
    from tests.benchmarks.__main__ import row

    for figure in measure(tuple(sys.argv[1:])):
        print(row(figure), flush=True)
