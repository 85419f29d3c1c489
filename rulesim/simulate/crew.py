"""The crew: workers that are fed chunks of playouts, a few ahead, and replaced when they die."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from rulesim import arguments
from rulesim.simulate.playout import never
from rulesim.simulate.processes import remaker
from rulesim.simulate.results import WorkersLost
from rulesim.simulate.tasks import TICK, Done, Recall, Task, in_slices, play_task

CHUNK_SECONDS: Final = 0.2
"""How long a worker is busy with one chunk; a single longer playout is a chunk by itself."""
_SETTLES: Final = 1.0
_TRIES: Final = 3
_LOST: Final = ("KilledWorker", "CommClosedError", "FutureCancelledError")
"""Names of Dask's errors for a worker that died once too often, or cannot be reached."""

Workers = Executor | Callable[[], Executor] | None
"""An executor, or a function that makes one; None: no workers, playouts are played here."""
Feed = Callable[[int], Task | None]
"""Gives the next task, of at most so many playouts; None after the last one."""


def checked_executor(executor: Workers) -> None:
    """Raises BadInput for what cannot be given work."""
    if executor is not None and not isinstance(executor, Executor) and not callable(executor):  # pyright: ignore
        raise arguments.refused("executor", executor, "None, an executor, or a function that makes one")


def spread(
    feed: Feed,
    executor: Workers = None,
    stop: Callable[[], bool] = never,
    *,
    chunk: int | None = None,
    seconds: float = CHUNK_SECONDS,
    ahead: int | None = None,
    help_first: int = 0,
) -> Iterator[Done | None]:
    """Carry out all that ``feed`` gives, in whatever order it gets done. None: nothing new, but time has passed.

    For who builds on playouts; others use :func:`playouts` or :func:`stream`. Without an executor, something is yielded
    at least every 50 ms, in the middle of a playout too, as long as no single decision takes longer. ``help_first``:
    so many first playouts, and then one after the other, are played here until the workers are there, for starting
    processes takes a second.
    """
    if executor is None:
        while not stop() and (task := feed(1)) is not None:
            yield from in_slices(task, stop)
    else:
        yield from _Crew(feed, executor, stop, chunk, seconds, ahead).work(help_first)


class _Crew:
    """Feeds an executor, a few chunks ahead; replaces a broken one, and has what it left undone done again."""

    def __init__(
        self,
        feed: Feed,
        executor: Executor | Callable[[], Executor],
        stop: Callable[[], bool],
        chunk: int | None,
        seconds: float,
        ahead: int | None,
    ) -> None:
        self.feed, self.stop, self.chunk, self.seconds = feed, stop, chunk, seconds
        self.make = None if isinstance(executor, Executor) else executor
        self.executor = executor if isinstance(executor, Executor) else executor()
        workers = getattr(self.executor, "_max_workers", None) or os.cpu_count() or 1
        self.ahead = ahead or 2 * workers + 1
        self.recall = Recall()
        self.ready: Future[Any] | None = None
        self.waiting: dict[Future[Done], Task] = {}
        self.again: deque[Task] = deque()
        self.size = chunk or 1
        self.strikes = 0

    def work(self, help_first: int) -> Iterator[Done | None]:
        """See :func:`spread`."""
        try:
            if help_first:
                with suppress(BrokenExecutor):  # handing out says so again, and makes another
                    self.ready = self.executor.submit(never)
                mine = deque(task for _ in range(help_first) if (task := self.feed(1)) is not None)
                self._hand_out()
                yield from self._helping(mine)
            self._hand_out()
            while self.waiting or self.again:
                if self.stop():
                    return
                wait(self.waiting, timeout=TICK, return_when=FIRST_COMPLETED)
                finished, broken = self._finished()
                yield from finished or (None,)
                if broken is not None:
                    self._replace(broken)
                self._hand_out()
        finally:
            for future in self.waiting:
                future.cancel()
            if self.waiting:
                self.recall.call()

    def _next(self, most: int) -> Task | None:
        return self.again.popleft() if self.again else self.feed(most)

    def _hand_out(self) -> None:
        """Submit as much as is to be ahead."""
        while len(self.waiting) < self.ahead and not self.stop():
            task = self._next(self.size)
            if task is None:
                return
            try:
                recallable = replace(task, until=str(self.recall.file))
                self.waiting[self.executor.submit(play_task, recallable)] = task
            except BrokenExecutor as error:
                self.again.appendleft(task)
                self._replace(error)

    def _helping(self, mine: deque[Task]) -> Iterator[Done | None]:
        """Play these tasks here, and more, until the workers are there; what is left of them then is for these."""
        while not self._is_manned() and not self.stop():
            if not mine:
                task = self._next(1)
                if task is None:
                    return
                mine.append(task)
            for done in in_slices(mine[0], self.stop, TICK / 2):
                if done is not None:
                    mine.popleft()
                yield done
                if done is None and self._is_manned():
                    break
        self.again.extendleft(reversed(mine))

    def _is_manned(self) -> bool:
        """Whether a worker has answered."""
        return self.ready is None or self.ready.done() or any(future.done() for future in self.waiting)

    def _finished(self) -> tuple[list[Done], BaseException | None]:
        """What has been done since, and what broke, if anything did; what was lost by that is to be done again."""
        found: list[Done] = []
        lost: list[Task] = []
        broken: BaseException | None = None
        for future, task in [*self.waiting.items()]:
            if not future.done():
                continue
            del self.waiting[future]
            error = CancelledError() if future.cancelled() else future.exception()
            if error is None:
                found.append(future.result())
                self._pace(found[-1])
            elif isinstance(error, BrokenExecutor | CancelledError) or type(error).__name__ in _LOST:
                lost.append(task)
                broken = error
            else:
                raise error
        self.again.extendleft(reversed(lost))
        self.strikes = 0 if found else self.strikes
        return found, broken

    def _pace(self, done: Done) -> None:
        """Chunks take about as long as they should; they at most double from one to the next."""
        if self.chunk is None and done.records:
            each = max(done.seconds, 1e-6) / len(done.records)
            self.size = max(1, min(2 * len(done.records), int(self.seconds / each)))

    def _replace(self, error: BaseException) -> None:
        """Another executor for a broken one; all that it had not done is to be done again. Raises WorkersLost."""
        self.strikes += 1
        if self.strikes >= _TRIES:
            raise self._lost(f"the workers died {_TRIES} times without finishing anything ({_named(error)})") from error
        if not isinstance(error, BrokenExecutor):
            return  # the executor itself is well: a cluster that replaces its workers
        wait(self.waiting, timeout=_SETTLES)  # what was done before it broke counts
        settled = {future: task for future, task in self.waiting.items() if _has_result(future)}
        self.again.extend(task for future, task in self.waiting.items() if future not in settled)
        self.waiting = settled
        renew = self.make or remaker(self.executor)
        if renew is None:
            raise self._lost(
                f"a worker died ({_named(error)}) and {type(self.executor).__name__} cannot be replaced; give a "
                "function that makes the executor, or simulate.local()"
            ) from error
        self.executor = renew()

    def _lost(self, why: str) -> WorkersLost:
        tasks = [*self.again, *self.waiting.values()]
        numbers = sorted({number for task in tasks for number in range(task.first, task.first + task.count)})
        return WorkersLost(f"{why}; {len(numbers)} playouts were begun and not finished.", numbers)


def _has_result(future: Future[Done]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


def _named(error: BaseException) -> str:
    return f"{type(error).__name__}: {str(error).strip().splitlines()[0] if str(error).strip() else ''}"
