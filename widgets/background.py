"""Work that must not keep a page waiting, in slices: in a thread, or where there are none as a task of the event loop.

A callback only starts such work. In Python in the browser there are no threads: there the same slices run on the event
loop, which really sleeps between two of them.
"""

from __future__ import annotations

import asyncio
import importlib.util
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Final

from rulesim import simulate
from rulesim.simulate import Workers

Steps = Iterator[None]
"""Work in slices of at most about 50 ms."""
Runner = Callable[[Steps], None]
"""Begins to go through the slices, and returns at once."""

_REST: Final = 0.01
_SLICE: Final = 0.035
"""Seconds between two rests of the event loop, if the slices are shorter."""


def has_threads() -> bool:
    """Whether this Python can start threads; in the browser it cannot."""
    return sys.platform not in ("emscripten", "wasi")


def workers() -> Workers:
    """Worker processes for playouts where there may be some, else None: they leave Python to what the page asks."""
    return simulate.local if has_threads() and importlib.util.find_spec("loky") else None


def runner(threads: bool | None = None) -> Runner:
    """Who goes through slices here. ``threads``: whether there are threads (default: found out)."""
    return in_thread if (has_threads() if threads is None else threads) else as_task


def in_thread(steps: Steps) -> None:
    """Go through the slices in a thread of their own."""
    threading.Thread(target=_drain, args=(steps,), name="rulesim-work", daemon=True).start()


def _drain(steps: Steps) -> None:
    for _ in steps:
        time.sleep(_REST)  # the page and its server want to compute, too


_tasks: set[asyncio.Task[None]] = set()  # an event loop keeps no task alive by itself


def as_task(steps: Steps) -> None:
    """Go through the slices on the event loop; others get their turn between two slices."""
    task = asyncio.get_running_loop().create_task(_in_slices(steps))
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def _in_slices(steps: Steps) -> None:
    due = time.perf_counter() + _SLICE
    for _ in steps:
        if time.perf_counter() >= due:  # short slices are taken together: the rest is as long for each
            await asyncio.sleep(_REST)  # not 0: what the page says has to get through
            due = time.perf_counter() + _SLICE
