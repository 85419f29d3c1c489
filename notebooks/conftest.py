"""nbval's adaptation to this project: each notebook is compared in a kernel that starts from nothing."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import pytest

from tests.notebook_env import PICTURE, surroundings

CURRENT = pytest.StashKey[Path]()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: Any) -> None:
    """Before a notebook's first cell, which starts its kernel: a fresh data folder and fixed surroundings.

    A lesson's stage is stored as a picture instead of a page; what it says is compared as text.
    """
    picture = any(PICTURE in output.get("data", {}) for output in item.cell.get("outputs", ()))
    skipped = tuple(kind for kind in item.parent.skip_compare if kind != "text/html")
    item.parent.skip_compare = (*skipped, "text/html") if picture else skipped
    if item.config.stash.get(CURRENT, None) != item.path:
        item.config.stash[CURRENT] = item.path
        folder = tempfile.TemporaryDirectory(prefix="rulesim-", ignore_cleanup_errors=True)
        item.config.add_cleanup(folder.cleanup)
        os.environ.update(surroundings(Path(folder.name)))
