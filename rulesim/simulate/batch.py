"""Batches of playouts: as one list, as a stream, and one playout again with all its moves."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import TypedDict, Unpack

from rulesim import arguments
from rulesim.arguments import MOST_PLAYOUTS
from rulesim.game import State
from rulesim.simulate.counters import AtEnd, Counter
from rulesim.simulate.crew import Workers, checked_executor, spread
from rulesim.simulate.playout import Bots, Job, Playout, imagined, job, never
from rulesim.simulate.results import Line, Record, Results, failed
from rulesim.simulate.tasks import Done, Task

Stop = Callable[[], bool] | threading.Event
Progress = Callable[[int, int], object]


class Options(TypedDict, total=False):
    """Options of a batch.

    ``counters``: see :class:`Counter`; ``finals``: name -> function of the last position and a seat. ``horizon``: the
    share of a whole game after which a playout is cut off and judged by its chances (default: never). ``seat``: the one
    that asks; what it cannot know is drawn anew each time (default: the one to decide; where that is chance, seat 0).
    ``first``: number of the first playout, to go on where another batch ended.

    ``progress(done, n)`` is called after every chunk. ``stop``: a :class:`threading.Event`, or a function that is asked
    often; then the results are those finished, and ``complete`` is False. ``chunk``: playouts that a worker gets at a
    time (default: as many as take about 0.2 s). ``ahead``: chunks that wait for workers at the most (default: twice the
    workers and one; for a cluster, say how many: its executor does not tell its workers).
    """

    counters: Mapping[str, Counter] | None
    finals: Mapping[str, AtEnd] | None
    horizon: float | None
    seat: int | None
    first: int
    progress: Progress | None
    stop: Stop | None
    chunk: int | None
    ahead: int | None


@dataclass(slots=True)
class _Batch:
    """Playouts ``first`` to ``first + n - 1`` of a job, fed to workers in chunks. ``fed``: the next one to feed."""

    state: State
    bots: Bots
    n: int
    seed: int
    executor: Workers
    counters: Mapping[str, Counter] | None = None
    finals: Mapping[str, AtEnd] | None = None
    horizon: float | None = None
    seat: int | None = None
    first: int = 0
    progress: Progress | None = None
    stop: Stop | None = None
    chunk: int | None = None
    ahead: int | None = None
    fed: int = field(init=False)
    work: Job = field(init=False)

    def __post_init__(self) -> None:
        self.work = job(
            self.state, self.bots, self.seed,
            seat=self.seat, counters=self.counters, finals=self.finals, horizon=self.horizon,
        )  # fmt: skip
        arguments.whole("n", self.n, 0, MOST_PLAYOUTS)
        self.fed = arguments.whole("first", self.first, 0, MOST_PLAYOUTS)
        for name, number in (("chunk", self.chunk), ("ahead", self.ahead)):
            if number is not None:
                arguments.whole(name, number, 1, MOST_PLAYOUTS)
        checked_executor(self.executor)
        arguments.function("progress", self.progress)
        if not isinstance(self.stop, threading.Event):
            arguments.function("stop", self.stop)

    def feed(self, most: int) -> Task | None:
        """The next task, of at most so many playouts; None after the last one."""
        count = min(most, self.first + self.n - self.fed)
        task = Task(0, self.work, self.fed, count) if count else None
        self.fed += count
        return task

    def records(self) -> Iterator[list[Record]]:
        """Records in the order of their numbers, as they get done; an empty list where only time has passed."""
        stop = self.stop.is_set if isinstance(self.stop, threading.Event) else self.stop or never
        early: dict[int, Done] = {}
        wanted, finished = self.first, 0
        for done in spread(self.feed, self.executor, stop, chunk=self.chunk, ahead=self.ahead):
            if done is None:
                yield []
                continue
            early[done.task.first] = done
            finished += len(done.records)
            while (ready := early.pop(wanted, None)) is not None:
                if ready.records:
                    yield [*ready.records]
                if ready.failure is not None:
                    raise failed(self.seed, ready.failure)
                wanted += ready.task.count
            if self.progress is not None:
                self.progress(finished, self.n)


def stream(
    state: State, bots: Bots = "random", n: int = 100, seed: int = 0, executor: Workers = None, **how: Unpack[Options]
) -> Iterator[list[Record]]:
    """Play out and yield records as they come, in the order of their numbers; for batches too large to keep.

    Arguments as in :func:`playouts`. A list may be empty: time has passed and nothing is new.
    """
    return _Batch(state, bots, n, seed, executor, **how).records()


def playouts(
    state: State, bots: Bots = "random", n: int = 100, seed: int = 0, executor: Workers = None, **how: Unpack[Options]
) -> Results:
    """Play ``state`` on to the end of the game ``n`` times; the state itself is not changed.

    ``bots``: one for all seats or one per seat, bots or names of levels. ``seed``: same seed, same results.
    ``executor``: None plays here; an executor, or a function that makes one, spreads chunks of playouts. When a worker
    dies, what it had not finished is played again. ``how``: see :class:`Options`.

    Raises BadInput; :class:`PlayoutError` with number and seed if a playout raised something; :class:`WorkersLost`.
    """
    found = Results(chain.from_iterable(stream(state, bots, n, seed, executor, **how)))
    found.complete = len(found) == n
    return found


def replay(
    state: State,
    bots: Bots = "random",
    seed: int = 0,
    playout: int = 0,
    *,
    seat: int | None = None,
    opening: Sequence[str] = (),
    horizon: float | None = None,
) -> Line:
    """One playout again, with all its moves: to look at it on the board, or for the exception that it raised.

    Arguments as in :func:`playouts`; ``opening``: notations that are played first; ``horizon``: see :class:`Job`.
    """
    work = job(state, bots, seed, seat=seat, opening=opening, horizon=horizon)
    arguments.whole("playout", playout, 0, 2 * MOST_PLAYOUTS, "its number")
    again = Playout(work, playout, keep=True)
    again.advance(never)
    return Line(imagined(work, playout), tuple(again.actions or ()), again.state, again.record())
