"""Work in slices: in a thread, or on the event loop."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator
from itertools import pairwise

import pytest

from widgets.working import as_task, in_thread, runner


def test_there_is_a_runner_for_every_python(monkeypatch: pytest.MonkeyPatch) -> None:
    assert runner() is in_thread
    assert runner(threads=False) is as_task
    monkeypatch.setattr("sys.platform", "emscripten")
    assert runner() is as_task


def test_threads_take_short_turns_while_there_is_work_and_usual_ones_again_afterwards() -> None:
    usual = sys.getswitchinterval()
    seen: list[float] = []
    may_end, ended = threading.Event(), threading.Semaphore(0)

    def steps() -> Iterator[bool]:
        try:
            while not may_end.is_set():
                seen.append(sys.getswitchinterval())
                yield True
        finally:
            ended.release()

    in_thread(steps())
    in_thread(steps())
    while len(seen) < 4:
        pass
    may_end.set()
    assert ended.acquire(timeout=60) and ended.acquire(timeout=60)
    for thread in threading.enumerate():
        if thread.name == "rulesim-work":
            thread.join(60)
    assert max(seen) < usual
    assert sys.getswitchinterval() == usual


def test_others_get_their_turn_between_two_slices() -> None:
    told: list[str] = []

    def steps() -> Iterator[bool]:
        for number in range(3):
            told.append(f"slice {number}")
            yield False
        told.append("done")

    async def lab() -> None:
        as_task(steps())
        while "done" not in told:
            told.append("other")
            await asyncio.sleep(0.001)

    asyncio.run(asyncio.wait_for(lab(), 60))
    slices = [told.index(f"slice {number}") for number in range(3)]
    assert all("other" in told[a:b] for a, b in pairwise(slices))
