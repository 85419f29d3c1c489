"""How large the saved notebooks are: what a clone downloads and a browser parses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks import Figure

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"


def measure() -> Iterator[Figure]:
    paths = sorted(path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
    for path in paths:
        yield Figure(str(path.relative_to(NOTEBOOKS)), path.stat().st_size / 1000, "kB", aim=200)
    yield Figure(
        "all notebooks", sum(path.stat().st_size for path in paths) / 1000, "kB", note=f"{len(paths)} notebooks"
    )
