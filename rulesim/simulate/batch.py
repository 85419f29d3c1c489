"""Batches of playouts: as one list, as a stream, and one playout again with all its moves."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TypedDict, Unpack

from rulesim import arguments
from rulesim.arguments import MOST_PLAYOUTS
from rulesim.game import State
from rulesim.simulate.crew import Done, Feed, Task, Workers, checked_executor, spread
from rulesim.simulate.playout import AtEnd, Bots, Counter, Job, Playout, Record, job, never
from rulesim.simulate.results import Line, Results

Stop = Callable[[], bool] | threading.Event
Progress = Callable[[int, int], object]


class Asked(TypedDict, total=False):
    """What is asked of each playout.

    ``counters``: see :class:`Counter`; ``finals``: name -> function of the last position and a seat. ``horizon``: the
    share of a whole game after which a playout is cut off and judged by its chances (default: never). ``seat``: the one
    that asks; what it cannot know is drawn anew each time (default: the one to decide; where that is chance, seat 0).
    """

    counters: Mapping[str, Counter] | None
    finals: Mapping[str, AtEnd] | None
    horizon: float | None
    seat: int | None


class Options(Asked, total=False):
    """Options of a batch: also what is asked of each playout (:class:`Asked`).

    ``first``: number of the first playout, to go on where another batch ended. ``progress(done, n)`` is called after
    every chunk. ``stop``: a :class:`threading.Event`, or a function that is asked often; then the results are those
    finished, and ``complete`` is False. ``chunk``: playouts that a worker gets at a time (default: as many as take
    about 0.2 s). ``ahead``: chunks that wait for workers at the most (default: twice the workers and one; for a
    cluster, say how many: its executor does not tell its workers).
    """

    first: int
    progress: Progress | None
    stop: Stop | None
    chunk: int | None
    ahead: int | None


def stream(
    state: State,
    bots: Bots = "random",
    n: int = 100,
    seed: int = 0,
    executor: Workers = None,
    *,
    first: int = 0,
    progress: Progress | None = None,
    stop: Stop | None = None,
    chunk: int | None = None,
    ahead: int | None = None,
    **what: Unpack[Asked],
) -> Iterator[list[Record]]:
    """Play out and yield records as they come, in the order of their numbers; for batches too large to keep.

    Arguments as in :func:`playouts`. A list may be empty: time has passed and nothing is new.
    """
    work = job(state, bots, seed, **what)
    end = arguments.whole("n", n, 0, MOST_PLAYOUTS) + arguments.whole("first", first, 0, MOST_PLAYOUTS)
    for name, number in (("chunk", chunk), ("ahead", ahead)):
        arguments.whole(name, 1 if number is None else number, 1, MOST_PLAYOUTS)
    checked_executor(executor)
    arguments.function("progress", progress)
    done = spread(_feed(work, first, end), executor, stopper(stop), chunk=chunk, ahead=ahead)
    return _in_order(done, first, (lambda done: None) if progress is None else (lambda done: progress(done, n)))


def stopper(stop: Stop | None) -> Callable[[], bool]:
    """What tells whether to stop. Raises BadInput for what cannot."""
    return stop.is_set if isinstance(stop, threading.Event) else arguments.function("stop", stop) or never


def _feed(work: Job, first: int, end: int) -> Feed:
    """Gives playouts ``first`` to ``end - 1`` of a job as tasks."""

    def feed(most: int) -> Task | None:
        nonlocal first
        task = Task(0, work, first, min(most, end - first))
        first += task.count
        return task if task.count else None

    return feed


def _in_order(work: Iterator[Done | None], wanted: int, progress: Callable[[int], object]) -> Iterator[list[Record]]:
    """Records in the order of their numbers, from ``wanted`` on; an empty list where only time has passed."""
    early: dict[int, Done] = {}
    finished = 0
    for done in work:
        if done is None:
            yield []
            continue
        early[done.task.first] = done
        finished += len(done.records)
        while (ready := early.pop(wanted, None)) is not None:
            if ready.records:
                yield [*ready.records]
            if ready.failure is not None:
                raise ready.failure
            wanted += ready.task.count
        progress(finished)


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
    return replayed(work, playout)


def replayed(work: Job, playout: int) -> Line:
    """Playout number ``playout`` of a job, with all its moves."""
    again = Playout(work, playout, keep=True)
    again.advance(never)
    return Line(again.begun or again.state, tuple(again.actions or ()), again.state, again.record())
