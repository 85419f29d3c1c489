"""The surroundings in which a notebook is executed and compared: the same everywhere, and nothing of the user's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parents[1]
NOTEBOOKS = TOP / "notebooks"
PICTURE = "image/jpeg"
"""What a lesson's stage is stored as."""


def notebooks() -> list[Path]:
    """Every notebook of the project, index first, then in reading order."""
    found = [path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts]
    return sorted(found, key=lambda path: (path.name != "index.ipynb", len(path.relative_to(NOTEBOOKS).parts), path))


def stage_cell(notebook: Any) -> Any:
    """The cell of a lesson that shows its stage: the first whose code is folded; None in other notebooks."""
    if not notebook.metadata.get("rulesim", {}).get("stage"):
        return None
    code = (cell for cell in notebook.cells if cell.cell_type == "code")
    return next((cell for cell in code if cell.metadata.get("jupyter", {}).get("source_hidden")), None)


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
