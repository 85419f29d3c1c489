"""The surroundings in which a notebook is executed and compared: the same everywhere, and nothing of the user's."""

from __future__ import annotations

from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
NOTEBOOKS = TOP / "notebooks"


def notebooks() -> list[Path]:
    """Every notebook of the project, index first, then in reading order."""
    found = [path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts]
    return sorted(found, key=lambda path: (len(path.relative_to(NOTEBOOKS).parts), path))


def surroundings(folder: Path) -> dict[str, str]:
    """Environment variables for a kernel; ``folder`` is empty and takes all that the kernel writes.

    Progress starts from nothing, no start-up file of the user's runs, and sets are printed in the same order each time.
    """
    return {
        "RULESIM_DATA": str(folder / "data"),
        "IPYTHONDIR": str(folder / "ipython"),
        "PYTHONHASHSEED": "0",
        "JUPYTER_PREFER_ENV_PATH": "1",
    }
