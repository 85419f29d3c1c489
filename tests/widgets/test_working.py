"""Work in slices: in a thread, or on the event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from itertools import pairwise

import pytest

from widgets import background
from widgets.background import as_task, in_thread, runner


def test_there_is_a_runner_for_every_python(monkeypatch: pytest.MonkeyPatch) -> None:
    assert runner() is in_thread
    assert runner(threads=False) is as_task
    monkeypatch.setattr("sys.platform", "emscripten")
    assert runner() is as_task


def test_a_thread_goes_through_all_slices() -> None:
    told: list[int] = []
    done = threading.Event()

    def steps() -> Iterator[None]:
        for number in range(3):
            told.append(number)
            yield
        done.set()

    in_thread(steps())
    assert done.wait(60) and told == [0, 1, 2]


def between_slices(monkeypatch: pytest.MonkeyPatch, slice_seconds: float) -> list[bool]:
    """Whether others got their turn between the slices of a task, if so many seconds of them are taken together."""
    monkeypatch.setattr(background, "_SLICE", slice_seconds)
    told: list[str] = []

    def steps() -> Iterator[None]:
        for number in range(3):
            told.append(f"slice {number}")
            yield
        told.append("done")

    async def lab() -> None:
        as_task(steps())
        while "done" not in told:
            told.append("other")
            await asyncio.sleep(0.001)

    asyncio.run(asyncio.wait_for(lab(), 60))
    slices = [told.index(f"slice {number}") for number in range(3)]
    return ["other" in told[a:b] for a, b in pairwise(slices)]


def test_others_get_their_turn_between_two_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    assert between_slices(monkeypatch, 0) == [True, True]


def test_short_slices_are_taken_together(monkeypatch: pytest.MonkeyPatch) -> None:
    assert between_slices(monkeypatch, 60) == [False, False]
