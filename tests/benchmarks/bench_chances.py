"""Chances to win: how honest they are on fresh games, how soon a what-if is settled, and what full playouts say of it.

A few minutes with 24 positions a game. One game only, or so many positions: ``python -m
tests.benchmarks.bench_chances armorica 200``
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product

import rulesim
from rulesim import Session, State, bots, chances, review, simulate, whatif
from rulesim.winning.honesty import Told, honesty
from tests.benchmarks import Figure
from tests.benchmarks.bench_whatif import PLAYERS as THREE
from tests.benchmarks.bench_whatif import rate
from tests.train import play_until, sizes

GAMES = 1000
"""Fresh games, for calibration."""
LEVELS = ("random", "novice", "greedy")
"""Of these levels in equal parts; strong ones would take a day."""
FEWEST = 200
POSITIONS = 24
"""Positions in the middle of a game, for what-ifs."""
SECONDS = 1.8
"""Processor time for a what-if: a second of two cores, less what sharing costs; so other work does not count."""
MOST = 4000
"""Playouts that a what-if may have in its second."""
WITNESSES = 100
"""Full playouts of each action, as witnesses of what is told soon."""
GREEDY = {"armorica": 800, "discordia": 75, "provincia": 170}
"""How many playouts a second greedy players should manage, in one process."""


def measure(names: tuple[str, ...] = (), positions: int = POSITIONS) -> Iterator[Figure]:
    for game in names or rulesim.games():
        yield speed(game)
        yield from calibration(game)
        yield greedy_playouts(game)
        yield from answers(game, positions)
        yield reviewed(game)


def speed(game: str) -> Figure:
    """One answer of the model."""
    states = [position(game, number) for number in range(20)]
    begin = time.process_time()
    for state in states:
        chances(state, 0)
    past = (time.process_time() - begin) / len(states)
    return Figure(f"{game}: chances of a position", 1000 * past, "ms", 0.3, note="processor time, mean of 20 positions")


def calibration(game: str) -> Iterator[Figure]:
    """Games that the training never saw, in every number of players: all levels together, and one by one."""
    cells = [*product(LEVELS, sizes(game))]
    count = GAMES // len(cells)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = dict(zip(cells, pool.map(partial(told, game, count), cells), strict=True))
    yield off(f"{game}: calibration", found.values(), count * len(cells), aim=4)
    for level in LEVELS:
        some = [parts for cell, parts in found.items() if cell[0] == level]
        yield off(f"{game}: calibration, {level} players", some, count * len(some))
    for players in sizes(game):
        some = [parts for cell, parts in found.items() if cell[1] == players]
        yield off(f"{game}: calibration, {players} players", some, count * len(some))


def told(game: str, count: int, cell: tuple[str, int]) -> list[Told]:
    level, players = cell
    return honesty(game, level, count, players, seed=9)


def off(name: str, cells: Iterable[list[Told]], games: int, aim: float | None = None) -> Figure:
    """How far the worst tenth of what was told is off, in points."""
    tenths: dict[int, list[Told]] = {}
    for part in (part for parts in cells for part in parts):
        tenths.setdefault(int(part.told * 10), []).append(part)
    shown: list[tuple[float, float]] = []
    for _, parts in sorted(tenths.items()):
        n = sum(part.n for part in parts)
        if n > FEWEST:
            shown.append((sum(part.told * part.n for part in parts) / n, sum(part.came * part.n for part in parts) / n))
    worst = max(abs(said - came) for said, came in shown)
    pairs = " ".join(f"{said:.2f}:{came:.2f}" for said, came in shown)
    note = f"worst tenth of more than {FEWEST} in {games} fresh games; told:came {pairs}"
    return Figure(name, 100 * worst, "points", aim, note=note)


def greedy_playouts(game: str) -> Figure:
    """Whole games by greedy players in one process, by processor time."""
    whole, decisions = rate(game, "greedy", seconds=4.0)
    note = f"{decisions:,.0f} players' decisions/s, {THREE} players, one process"
    return Figure(f"{game}: greedy playouts", whole, "playouts/s", GREEDY.get(game), "higher", note)


def position(game: str, number: int) -> State:
    """A position in the middle of a game of greedy players, with a choice."""
    rng = random.Random(f"position {game} {number}")
    while True:
        state = rulesim.new_game(game, rng.choice(sizes(game)))
        if play_until(state, rng.uniform(0.3, 0.7), rng):
            return state


def answers(game: str, positions: int) -> Iterator[Figure]:
    """What-ifs in the middle of a game: settled within a second, and what full playouts say of the best action."""
    settled = agreed = witnessed = 0
    soon: list[float] = []
    whole: list[int] = []
    for number in range(positions):
        state = position(game, number)
        begin = time.process_time()
        result = within(whatif.soon(state, seed=number), SECONDS)
        soon.append(time.process_time() - begin)
        settled += result.settled()
        best, other = [outcome.name for outcome in result.ranking[:2]]
        full = whatif.compare(whatif.actions(state, [best, other]), seed=number, executor=simulate.local)
        witness = full.run(WITNESSES, until_apart=True)
        whole.append(witness.played)
        witnessed += witness.apart
        agreed += witness.apart and (witness.best == best or other in result.level())
    note = f"of {positions} positions between 0.3 and 0.7 of a game; apart (95 %), or equal within 2 points; "
    took, beside = statistics.median(soon), statistics.median(whole)
    note += f"{took:.2f} s of processor time in the median; then {beside:.0f} full playouts of the best two"
    yield Figure(f"{game}: settled within a second", 100 * settled / positions, "%", 90, "higher", note)
    share = 100 * agreed / witnessed if witnessed else 0.0
    note = f"of the {witnessed} where up to {WITNESSES} full playouts each tell the best two apart"
    yield Figure(f"{game}: full playouts agree", share, "%", 90, "higher", note)


def within(question: whatif.Comparison, seconds: float) -> whatif.Result:
    """The answer after so many seconds of processor time, or as soon as the order is known."""
    end = time.process_time() + seconds
    for result in question.stream(MOST, until_apart=True, drop=True, margin=whatif.MARGIN):
        if time.process_time() > end:
            question.cancel()
            return result
    return question.result()


def reviewed(game: str) -> Figure:
    """A whole game for three looked back on."""
    session = bots.play(Session(rulesim.new_game(game, 3), seed=1), bots.GreedyBot(), 1)
    begin, used = time.perf_counter(), time.process_time()
    found = review(session)
    note = f"{len(found.decisions)} decisions; {time.process_time() - used:.1f} s of processor time, without workers"
    return Figure(f"{game}: review of a game", time.perf_counter() - begin, "s", 10, note=note)


if __name__ == "__main__":
    from tests.benchmarks.__main__ import row

    names = tuple(name for name in sys.argv[1:] if not name.isdigit())
    count = next((int(number) for number in sys.argv[1:] if number.isdigit()), POSITIONS)
    for figure in measure(names, count):
        print(row(figure), flush=True)
