"""Who beats whom: every strength level against the ones below it, in games for two with the levels' usual budgets.

It takes a while. One game only: ``python -m tests.benchmarks.bench_strength armorica``
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations

import rulesim
from rulesim import simulate
from rulesim.bots import LEVELS
from rulesim.estimates import Estimate, Sums
from tests.benchmarks import Figure

GAMES = {"armorica": 30, "discordia": 6, "provincia": 12}
"""So many games are played from each seat, in which a level thinks for half a second to half a minute."""


def measure(games: tuple[str, ...] = ()) -> Iterator[Figure]:
    for game in games or rulesim.games():
        for weaker, stronger in combinations(LEVELS, 2):
            win = victories(game, stronger, weaker, GAMES.get(game, 10))
            surely = "surely better" if win.low > 0.5 else "surely worse" if win.high < 0.5 else "not told apart"
            note = f"of {win.n} games, 95% interval {100 * win.low:.0f} to {100 * win.high:.0f}; {surely}"
            yield Figure(f"{game}: {stronger} wins against {weaker}", 100 * win.mean, "%", better="higher", note=note)


def victories(game: str, player: str, against: str, n: int) -> Estimate:
    """The share of games for two that a level wins, ``n`` from each seat; all cores play."""
    won, start = Sums(), rulesim.new_game(game, 2)
    for seat, seated in enumerate(((player, against), (against, player))):
        for record in simulate.playouts(start, seated, n, seed=1, executor=simulate.local, chunk=1):
            won.add((seat in record["winners"]) / len(record["winners"]))
    return won.share()


if __name__ == "__main__":
    from tests.benchmarks.__main__ import row

    for figure in measure(tuple(sys.argv[1:])):
        print(row(figure), flush=True)
