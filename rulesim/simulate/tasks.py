"""Tasks: chunks of playouts as a worker plays them, in a process of its own or here in slices."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

from rulesim.simulate.playout import Job, Playout
from rulesim.simulate.results import Failure, Record

TICK: Final = 0.05
"""Seconds that a slice of a task that is played here takes."""


@dataclass(frozen=True, slots=True)
class Task:
    """A chunk: playouts ``first`` to ``first + count - 1`` of a job. ``key``: number of the job, for the one that asks.

    ``until``: the name of a file; once it exists, nobody wants the chunk any more (see :class:`Recall`).
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
    failure: Failure | None = None
    seconds: float = 0.0


class Recall:
    """Calls back chunks that workers of this machine are busy with: no executor can end what is running.

    A worker looks for a file every few moves. On another machine there is none, so there a chunk is played to its end.
    """

    _folder: tempfile.TemporaryDirectory[str] | None = None
    _numbers = count()

    def __init__(self) -> None:
        if Recall._folder is None:
            Recall._folder = tempfile.TemporaryDirectory(prefix="rulesim-", ignore_cleanup_errors=True)
        self.file = Path(Recall._folder.name, str(next(self._numbers)))

    def call(self) -> None:
        """Nobody wants these chunks any more."""
        with suppress(OSError):  # the folder may be full, or gone: then the workers play on to the end of a chunk
            self.file.touch()


def play_task(task: Task) -> Done:
    """The task carried out by a worker. Records are missing if the task was called back."""
    begun, records, parent = time.perf_counter(), list[Record](), _parent_of(os.getpid())

    def unwanted() -> bool:
        """Whether the task was called back, or the process that asked has died."""
        return bool(task.until) and (Path(task.until).exists() or os.getppid() != parent)

    for number in range(task.first, task.first + task.count):
        try:
            playout = Playout(task.job, number)
            if not playout.advance(unwanted):
                break
            records.append(playout.record())
        except Exception as error:
            return Done(task, records, Failure.of(number, error), time.perf_counter() - begun)
    return Done(task, records, None, time.perf_counter() - begun)


@cache
def _parent_of(process: int) -> int:
    """The parent that this process had at first. ``process``: its number, for a fork remembers what its parent knew."""
    return os.getppid()


def in_slices(task: Task, stop: Callable[[], bool], slice_seconds: float = TICK) -> Iterator[Done | None]:
    """A task of one playout, played here in slices, with None after each but the last; its Done is left out if stopped.

    ``slice_seconds``: how long a slice takes.
    """
    deadline = time.perf_counter() + slice_seconds

    def pause() -> bool:
        return time.perf_counter() > deadline

    begun = time.perf_counter()
    try:
        playout = Playout(task.job, task.first)
        while not playout.advance(pause):
            if stop():
                return
            yield None
            deadline = time.perf_counter() + slice_seconds
        record = playout.record()
    except Exception as error:
        yield Done(task, (), Failure.of(task.first, error), time.perf_counter() - begun)
        return
    yield Done(task, (record,), None, time.perf_counter() - begun)
