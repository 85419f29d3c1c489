"""nbval's adaptation to this project: each notebook is compared in a kernel that starts from nothing."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from tests.notebook_env import surroundings

CURRENT = pytest.StashKey[Path]()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Before a notebook's first cell, which starts its kernel: a fresh data folder and fixed surroundings."""
    if item.config.stash.get(CURRENT, None) != item.path:
        item.config.stash[CURRENT] = item.path
        folder = tempfile.TemporaryDirectory(prefix="rulesim-", ignore_cleanup_errors=True)
        item.config.add_cleanup(folder.cleanup)
        os.environ.update(surroundings(Path(folder.name)))
