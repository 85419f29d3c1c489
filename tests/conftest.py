"""For every test: hypothesis without deadlines, and a data folder that is not the developer's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# What all games' tests share is read like a test: a failure shows the values.
pytest.register_assert_rewrite("tests.traceability", "tests.wording")

# A test asserts behaviour, never a time; what a busy machine does to it is no finding.
settings.register_profile("rulesim", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("rulesim")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where this test's progress and saved games go, empty at first."""
    folder = tmp_path / "rulesim-data"
    monkeypatch.setenv("RULESIM_DATA", str(folder))
    return folder
