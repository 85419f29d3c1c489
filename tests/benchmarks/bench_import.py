"""How long a learner waits for an import, each time in a new Python process."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator

from tests.benchmarks import Figure

REPEAT = 9
TIMED = "import time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"


def fresh_import(module: str) -> float:
    """Milliseconds that ``import module`` takes in a new process; median, the files being in the system's cache."""
    times: list[float] = []
    for _ in range(REPEAT + 1):
        done = subprocess.run(
            [sys.executable, "-c", TIMED.format(module=module)], capture_output=True, text=True, check=True
        )
        times.append(float(done.stdout) * 1000)
    return statistics.median(times[1:])


def bare_python() -> float:
    """Milliseconds of a Python process that does nothing: what no import can go below."""
    times: list[float] = []
    for _ in range(REPEAT):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", "pass"], check=True)
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def measure() -> Iterator[Figure]:
    yield Figure("a Python process that does nothing", bare_python(), "ms")
    yield Figure("import rulesim", fresh_import("rulesim"), "ms", aim=150)
    yield Figure("import rulesim.armorica", fresh_import("rulesim.armorica"), "ms")
    yield Figure(
        "import widgets.lesson", fresh_import("widgets.lesson"), "ms", note="what a lesson's first cell waits for"
    )
    yield Figure("import plotly.graph_objects", fresh_import("plotly.graph_objects"), "ms", note="for comparison")
