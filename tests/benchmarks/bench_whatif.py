"""Playouts and what-ifs: how many a second, how they scale, how soon there is an answer, and what the levels are worth.

Rates are of whole games from the first decision: in one process by processor time, so that what else the machine does
hardly matters; over workers by wall time. A quick look at one game:

    python -m tests.benchmarks.bench_whatif armorica

With the extra ``bench`` (OpenSpiel) the same is measured of two of its card games, for comparison.
"""

from __future__ import annotations

import importlib
import random
import statistics
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

import rulesim
from rulesim import Session, bots, simulate, whatif
from tests.benchmarks import Figure

PLAYERS = 3
SECONDS = 2.0
"""How long each rate is measured."""
ROUNDS = 3
"""How often what needs several processes is measured."""
OTHERS = ("hearts", "oh_hell")
"""OpenSpiel's games that are measured beside ours."""


def asked(name: str, plies: int = 10) -> Session:
    """A position early in a game, in which there is something to decide."""
    session, rng = Session(rulesim.new_game(name, PLAYERS), seed=1), random.Random(1)
    for _ in range(plies):
        session.play(rng.choice(session.state.legal_actions()))
    while len(session.state.legal_actions()) < 3:
        session.play(rng.choice(session.state.legal_actions()))
    return session


def rate(name: str, players: str, executor: Executor | None = None, seconds: float = SECONDS) -> tuple[float, float]:
    """Playouts and players' decisions a second: of processor time, or with an executor of wall time."""
    clock = time.perf_counter if executor else time.process_time
    state, begin = rulesim.new_game(name, PLAYERS), clock()
    count = decisions = 0
    stop = partial(_past, clock, begin + seconds)
    for records in simulate.stream(state, players, 10**7, executor=executor, stop=stop):
        count += len(records)
        decisions += sum(record["decisions"] for record in records)
    past = clock() - begin
    return count / past, decisions / past


def _past(clock: Callable[[], float], deadline: float) -> bool:
    return clock() > deadline


def playouts(name: str) -> Iterator[Figure]:
    """Serial rates; the aim is 2,000 random playouts of Armorica in a second."""
    for players in ("random", "greedy"):
        whole, decided = rate(name, players)
        aim = 2000 if (name, players) == ("armorica", "random") else None
        note = f"{decided:,.0f} players' decisions/s, {PLAYERS} players, one process"
        yield Figure(f"{name}: {players} playouts", whole, "playouts/s", aim, "higher", note)


def scaling(name: str) -> Iterator[Figure]:
    """Worker processes, warm: two against one, in turns, so that what else the machine does hits both."""
    rates: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(ROUNDS):
        for workers, found in rates.items():
            executor = simulate.local(workers)
            simulate.playouts(rulesim.new_game(name, PLAYERS), "random", 20, executor=executor)
            found.append(rate(name, "random", executor)[0])
            executor.shutdown(wait=True)
    one, two = (statistics.median(found) for found in rates.values())
    note = f"median of {ROUNDS} times {SECONDS:g} s"
    yield Figure(f"{name}: random playouts, 1 loky worker", one, "playouts/s", better="higher", note=note)
    yield Figure(f"{name}: random playouts, 2 loky workers", two, "playouts/s", better="higher", note=note)
    yield Figure(f"{name}: two workers against one", two / one, "times", 1.8, "higher", "on an idle machine")


def machine() -> Iterator[Figure]:
    """What two processes that share nothing can do here: no two workers can do more."""
    factors: list[float] = []
    for _ in range(ROUNDS):
        with ProcessPoolExecutor(2, get_context("spawn")) as pool:
            [*pool.map(_counted, (0.1, 0.1))]  # the processes are there
            alone = pool.submit(_counted, SECONDS).result()
            factors.append(sum(pool.map(_counted, (SECONDS, SECONDS))) / alone)
    note = f"median of {ROUNDS}; bare loops, nothing sent"
    yield Figure("this machine: two processes against one", statistics.median(factors), "times", note=note)


def _counted(seconds: float) -> int:
    """How far a bare loop counts in so many seconds."""
    count, end = 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        count += 1
    return count


def answers(name: str) -> Iterator[Figure]:
    """A what-if in this process: first bars, a cancel, and the best action told apart."""
    session = asked(name)
    count = len(session.state.legal_actions())
    for players in ("random", "greedy"):
        begin, whole = time.perf_counter(), False
        for result in whatif.compare(session, players).stream(10**6):
            whole = result.n > 0
            if whole or any(outcome.n for outcome in result.outcomes):
                break
        yield Figure(
            f"{name}: first answer, {players} players", (time.perf_counter() - begin) * 1000, "ms", 300,
            note=f"{count} actions; the first playout of each so far: {whole}",
        )  # fmt: skip
        yield Figure(f"{name}: cancelled, {players} players", cancelled(session, players), "ms", 100, note="worst of 5")
    begin = time.perf_counter()
    result = whatif.compare(session, "random", by="score").run(2000, until_apart=True, drop=True)
    told = f"told apart after {result.n} playouts of the best" if result.apart else f"not told apart after {result.n}"
    yield Figure(f"{name}: best of {count} actions by score", time.perf_counter() - begin, "s", note=f"{told}, random")


def cancelled(session: Session, players: str) -> float:
    """Milliseconds from a cancel to the end of a what-if that runs in a thread; the worst of five."""
    times: list[float] = []
    for number in range(5):
        question = whatif.compare(session, players, seed=number)
        thread = threading.Thread(target=question.run, args=(10**6,))
        thread.start()
        time.sleep(0.2)
        begin = time.perf_counter()
        question.cancel()
        thread.join()
        times.append((time.perf_counter() - begin) * 1000)
    return max(times)


def thoughts(name: str) -> Iterator[Figure]:
    """How long a level thinks about one decision."""
    state = asked(name).state
    for level in bots.LEVELS:
        bot, times = bots.level(level), list[float]()
        for seed in range(3):
            begin = time.perf_counter()
            bot.choose(state.copy(), random.Random(seed))
            times.append((time.perf_counter() - begin) * 1000)
        note = f"{bot!r}, {len(state.legal_actions())} actions, median of 3"
        yield Figure(f"{name}: one decision, {level}", statistics.median(times), "ms", note=note)


def others() -> Iterator[Figure]:
    """OpenSpiel's random playouts, driven from Python as ours are. Nothing where it is not installed."""
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return
    for name in OTHERS:
        game, rng = spiel.load_game(name), random.Random(1)
        count = decisions = 0
        begin = time.process_time()
        while time.process_time() - begin < SECONDS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    decisions += 1
                    state.apply_action(rng.choice(state.legal_actions()))
            count += 1
        past = time.process_time() - begin
        note = f"{decisions / past:,.0f} players' decisions/s, {game.num_players()} players, one process"
        yield Figure(f"OpenSpiel's {name}: random playouts", count / past, "playouts/s", better="higher", note=note)


def measure(names: tuple[str, ...] = ()) -> Iterator[Figure]:
    for name in names or rulesim.games():
        yield from playouts(name)
        yield from scaling(name)
        yield from answers(name)
        yield from thoughts(name)
    yield from machine()
    yield from others()


if __name__ == "__main__":
    from tests.benchmarks.__main__ import row

    for figure in measure(tuple(sys.argv[1:])):
        print(row(figure), flush=True)
