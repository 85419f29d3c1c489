"""For tests of what the page shows: thousands of moves are kept, and none waits until the disk has it."""

from __future__ import annotations

import pytest

from widgets import advised, progress
from widgets.background import Steps


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress is written without asking the disk; a power cut during the tests may lose it."""
    monkeypatch.setattr(progress, "SYNCHRONOUS", "OFF")


@pytest.fixture(autouse=True)
def reasons(monkeypatch: pytest.MonkeyPatch) -> list[Steps]:
    """The work that finds out why a hint is given; it waits until a test goes through it."""
    begun: list[Steps] = []
    monkeypatch.setattr(advised, "runner", lambda: begun.append)
    return begun
