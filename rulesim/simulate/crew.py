"""The crew: workers that are fed chunks of playouts, a few ahead, and replaced when they die.

A worker plays a chunk in a process of its own; without workers a playout is played here in slices.
"""

from __future__ import annotations

import os
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from rulesim import arguments
from rulesim.extras import needed
from rulesim.simulate.playout import Job, Playout, Record, never
from rulesim.simulate.results import PlayoutError, WorkersLost

CHUNK_SECONDS: Final = 0.2
"""How long a worker is busy with one chunk; a single longer playout is a chunk by itself."""
TICK: Final = 0.05
"""Seconds that a slice of a task that is played here takes."""
_SETTLES: Final = 1.0
_TRIES: Final = 3
_KEPT_SECONDS: Final = 300
_MOST_WORKERS: Final = 1000
_LOOKS: Final = 1.0
"""Seconds between two looks of an idle worker at whether it is still needed."""
_NICE: Final = 10
_LOST: Final = ("KilledWorker", "CommClosedError", "FutureCancelledError")
"""Names of Dask's errors for a worker that died once too often, or cannot be reached."""


@dataclass(frozen=True, slots=True)
class Task:
    """A chunk: playouts ``first`` to ``first + count - 1`` of a job. ``key``: number of the job, for the one that asks.

    ``until``: the name of a file; once it exists, nobody wants the chunk any more. No executor can end what is running,
    so a worker looks for the file every few moves; on another machine there is none, and a chunk is played to its end.
    """

    key: int
    job: Job
    first: int
    count: int
    until: str = ""


@dataclass(frozen=True, slots=True)
class Done:
    """A task that was carried out: its records, and the first failure, after which nothing of it is played.

    ``seconds``: how long it took.
    """

    task: Task
    records: Sequence[Record]
    failure: PlayoutError | None = None
    seconds: float = 0.0


Workers = Executor | Callable[[], Executor] | None
"""An executor, or a function that makes one; None: no workers, playouts are played here."""
Feed = Callable[[int], Task | None]
"""Gives the next task, of at most so many playouts; None after the last one."""


def play_task(task: Task) -> Done:
    """The task carried out by a worker. Records are missing if the task was called back."""
    begun, parent = time.perf_counter(), _parent_of(os.getpid())
    records: list[Record] = []

    def unwanted() -> bool:
        """Whether the task was called back, or the process that asked has died."""
        return bool(task.until) and (Path(task.until).exists() or os.getppid() != parent)

    failure = None
    for number in range(task.first, task.first + task.count):
        try:
            playout = Playout(task.job, number)
            if not playout.advance(unwanted):
                break
            records.append(playout.record())
        except Exception as error:
            failure = PlayoutError.of(task.job.seed, number, error)
            break
    return Done(task, records, failure, time.perf_counter() - begun)


@cache
def _parent_of(process: int) -> int:
    """The parent that this process had at first. ``process``: its number, for a fork remembers what its parent knew."""
    return os.getppid()


def in_slices(task: Task, stop: Callable[[], bool], slice_seconds: float = TICK) -> Iterator[Done | None]:
    """A task of one playout, played here in slices, with None after each but the last; its Done is left out if stopped.

    ``slice_seconds``: how long a slice takes.
    """
    begun = time.perf_counter()
    deadline = begun + slice_seconds

    def pause() -> bool:
        return time.perf_counter() > deadline

    try:
        playout = Playout(task.job, task.first)
        while not playout.advance(pause):
            if stop():
                return
            yield None
            deadline = time.perf_counter() + slice_seconds
        done = Done(task, (playout.record(),))
    except Exception as error:
        done = Done(task, (), PlayoutError.of(task.job.seed, task.first, error))
    yield replace(done, seconds=time.perf_counter() - begun)


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
        self, feed: Feed, executor: Executor | Callable[[], Executor], stop: Callable[[], bool],
        chunk: int | None, seconds: float, ahead: int | None,
    ) -> None:  # fmt: skip
        self.feed, self.stop, self.chunk, self.seconds = feed, stop, chunk, seconds
        self.make = None if isinstance(executor, Executor) else executor
        self.executor = executor if isinstance(executor, Executor) else executor()
        workers = getattr(self.executor, "_max_workers", None) or os.cpu_count() or 1
        self.ahead = ahead or 2 * workers + 1
        self.until = Path(_recalls().name, token_hex(8))
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
                wait_for(self.waiting, timeout=TICK, return_when=FIRST_COMPLETED)
                finished, broken = self._finished()
                yield from finished or (None,)
                if broken is not None:
                    self._replace(broken)
                self._hand_out()
        finally:
            for future in self.waiting:
                future.cancel()
            if self.waiting:
                with suppress(OSError):  # the folder may be full, or gone: then they play on to the end of a chunk
                    self.until.touch()

    def _next(self, most: int) -> Task | None:
        return self.again.popleft() if self.again else self.feed(most)

    def _hand_out(self) -> None:
        """Submit as much as is to be ahead."""
        while len(self.waiting) < self.ahead and not self.stop():
            task = self._next(self.size)
            if task is None:
                return
            try:
                recallable = replace(task, until=str(self.until))
                self.waiting[self.executor.submit(play_task, recallable)] = task
            except BrokenExecutor as error:
                self.again.appendleft(task)
                self._replace(error)

    def _helping(self, mine: deque[Task]) -> Iterator[Done | None]:
        """Play these tasks here, and more, until the workers are there; what is left of them then is for these."""
        while not self._is_manned() and not self.stop():
            if not mine and (task := self._next(1)) is not None:
                mine.append(task)
            if not mine:
                return
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
        wait_for(self.waiting, timeout=_SETTLES)  # what was done before it broke counts
        for future in [one for one in self.waiting if not one.done() or one.cancelled() or one.exception() is not None]:
            self.again.append(self.waiting.pop(future))
        if self.make is not None:
            self.executor = self.make()
        elif hasattr(type(self.executor), "get_reusable_executor"):  # loky's, which keeps one for all
            self.executor = local(getattr(self.executor, "_max_workers", None))
        else:
            raise self._lost(
                f"a worker died ({_named(error)}) and {type(self.executor).__name__} cannot be replaced; give a "
                "function that makes the executor, or simulate.local()"
            ) from error

    def _lost(self, why: str) -> WorkersLost:
        tasks = [*self.again, *self.waiting.values()]
        numbers = sorted({number for task in tasks for number in range(task.first, task.first + task.count)})
        return WorkersLost(f"{why}; {len(numbers)} playouts were begun and not finished.", numbers)


def _named(error: BaseException) -> str:
    return f"{type(error).__name__}: {str(error).strip().splitlines()[0] if str(error).strip() else ''}"


@cache
def _recalls() -> tempfile.TemporaryDirectory[str]:
    """The folder of the files that call chunks back."""
    return tempfile.TemporaryDirectory(prefix="rulesim-", ignore_cleanup_errors=True)


# --- worker processes on this machine ---


def local(workers: int | None = None) -> Executor:
    """Worker processes on this machine, kept for the next call: loky's reusable executor.

    They give way to whatever else the machine has to do, a board that is being clicked above all. Python in a browser
    has no processes: there the work is done here, at once.

    ``workers``: default one per processor. MissingExtra without loky. Pass
    ``simulate.local()`` itself as ``executor``: a broken one is replaced by one of the same size.
    """
    if workers is not None:
        arguments.whole("workers", workers, 1, _MOST_WORKERS, "None, or processes")
    if sys.platform == "emscripten":
        return AtOnce()
    loky = needed("loky", "lab", "Worker processes")
    settings = {"max_workers": workers, "timeout": _KEPT_SECONDS, "initializer": _begin, "initargs": (os.getpid(),)}
    return _keeper().submit(loky.get_reusable_executor, **settings).result()


class AtOnce(Executor):
    """Does what it is given, before it answers."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """What became of it."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@cache
def _keeper() -> ThreadPoolExecutor:
    """The one thread that asks loky: it keeps an executor for each thread that does, and questions have their own."""
    return ThreadPoolExecutor(1, "rulesim-workers")


def _begin(parent: int) -> None:
    """Prepare a worker process. ``parent``: number of the process that it works for."""
    give_way()
    threading.Thread(target=_leave_with, args=(parent,), name="rulesim-leaves", daemon=True).start()


def _leave_with(parent: int) -> None:
    """End this process soon after ``parent``, however that ended, whether there is work or not: nobody waits for it."""
    while os.getppid() == parent:
        time.sleep(_LOOKS)
    os._exit(1)


def give_way() -> None:
    """Let other processes go first, where the system knows such an order.

    Linux weighs whole sessions against each other before it looks at processes: so a worker gets a session of its own,
    and a small weight for that.
    """
    if hasattr(os, "nice"):
        os.nice(_NICE)
    with suppress(OSError, AttributeError):
        os.setsid()
        Path("/proc/self/autogroup").write_text(str(_NICE), encoding="ascii")
