"""For tests of what the page shows: thousands of moves are kept, and none waits until the disk has it."""

from __future__ import annotations

import pytest

from widgets import progress


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress is written without asking the disk; a power cut during the tests may lose it."""
    monkeypatch.setattr(progress, "SYNCHRONOUS", "OFF")
