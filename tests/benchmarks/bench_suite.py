"""How long ``make test`` takes, part by part: what everybody who changes something waits for."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks import Figure

TOP = Path(__file__).resolve().parents[2]
PARTS = ("test-unit", "test-notebooks", "test-browser")


def measure() -> Iterator[Figure]:
    total = 0.0
    for part in PARTS:
        start = time.perf_counter()
        done = subprocess.run(["make", part], cwd=TOP, capture_output=True, text=True)
        minutes = (time.perf_counter() - start) / 60
        total += minutes
        summary = done.stdout.strip().splitlines()[-1] if done.stdout.strip() else done.stderr.strip()[-80:]
        yield Figure(f"make {part}", minutes, "min", note=summary)
    yield Figure("make test", total, "min", aim=6)
