"""How large the saved notebooks are: what a clone downloads and a browser parses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import rulesim
from tests.benchmarks import Figure

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
AIM = 200
"""Kilobytes of one notebook."""


def measure() -> Iterator[Figure]:
    paths = sorted(path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
    for path in paths:
        yield Figure(str(path.relative_to(NOTEBOOKS)), path.stat().st_size / 1000, "kB", aim=AIM)
    for game in rulesim.games():
        own = [path for path in paths if game in path.relative_to(NOTEBOOKS).parts]
        if own:
            yield together(f"{game}: all notebooks", own)
        else:
            print(f"   {game}: no notebooks yet")
    yield together("all notebooks", paths)


def together(name: str, paths: list[Path]) -> Figure:
    return Figure(name, sum(path.stat().st_size for path in paths) / 1000, "kB", note=f"{len(paths)} notebooks")
