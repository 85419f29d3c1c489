"""Benchmarks: ``make bench`` measures and prints; nothing here passes or fails.

A file ``bench_<topic>.py`` in this folder has one function ``measure()`` that yields :class:`Figure` objects as it gets
them. Each file runs in a process of its own, so that imports, caches and memory of one never colour another.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number. ``aim`` is the figure to reach; ``better`` says on which side of it is good.

    ``note`` says in a few words what was measured and on how much data.
    """

    name: str
    value: float
    unit: str
    aim: float | None = None
    better: Literal["lower", "higher"] = "lower"
    note: str = ""

    @property
    def reached(self) -> bool | None:
        """Whether the aim is reached; None where there is no aim."""
        if self.aim is None:
            return None
        return self.value <= self.aim if self.better == "lower" else self.value >= self.aim


def seconds(call: Callable[[], Any], repeat: int = 5) -> float:
    """Median wall time of ``call()`` in seconds over ``repeat`` calls, after one call that warms up."""
    call()
    times: list[float] = []
    for _ in range(repeat):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def quantile(values: list[float], q: float) -> float:
    """The value below which the share ``q`` (0 to 1) of ``values`` lies, nearest rank."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, round(q * (len(ranked) - 1)))]
