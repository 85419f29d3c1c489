"""For every test: hypothesis without deadlines, and a data folder that is not the developer's own."""

from __future__ import annotations

import gc
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# What all games' tests share is read like a test: a failure shows the values.
pytest.register_assert_rewrite(
    *(f"tests.{name}" for name in ("boxes", "mutations", "random_games", "traceability", "wording")),
    *(f"tests.widgets.{name}" for name in ("beats", "drawing", "learning", "scenery", "staging")),
)

# A test asserts behaviour, never a time; what a busy machine does to it is no finding.
settings.register_profile("rulesim", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("rulesim")


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay until the end: the garbage collector need not look at them again and again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """Nor at the very end, where pytest asks it to: xdist interrupts a worker that takes more than seconds to end."""
    gc.freeze()


@pytest.fixture(scope="session")
def unused_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that are not there yet, one after the other: most tests never make theirs."""
    parent = tmp_path_factory.mktemp("rulesim-data")
    return (parent / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def data_folder(unused_folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where this test's progress and saved games go, empty at first."""
    folder = next(unused_folders)
    monkeypatch.setenv("RULESIM_DATA", str(folder))
    return folder
