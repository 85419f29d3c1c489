"""Worker processes on this machine."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from rulesim import arguments
from rulesim.extras import needed

_KEPT_SECONDS: Final = 300
_MOST_WORKERS: Final = 1000
_LOOKS: Final = 1.0
"""Seconds between two looks of an idle worker at whether it is still needed."""
_NICE: Final = 10


def remaker(executor: Executor) -> Callable[[], Executor] | None:
    """How to make another executor of a kind that keeps one for all (loky's reusable one); None for other kinds."""
    if not hasattr(type(executor), "get_reusable_executor"):
        return None
    return partial(local, getattr(executor, "_max_workers", None))


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
