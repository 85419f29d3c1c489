"""Where the lessons lie, and how another program finds what draws them.

A wheel has ``widgets``, ``notebooks`` and the settings of JupyterLab in ``rulesim/_home/``, so that nothing called
``widgets`` lies among the packages of others; in a clone they stand beside ``rulesim``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parents[1]
HOME: Final = _PACKAGE / "_home" if (_PACKAGE / "_home").is_dir() else _PACKAGE.parent
"""The folder that has ``widgets``, ``notebooks`` and ``.jupyter``."""


def surroundings(given: Mapping[str, str]) -> dict[str, str]:
    """Environment variables with which a program, and every kernel it starts, finds the widgets and our settings."""
    return {
        **given,
        "PYTHONPATH": _before(str(HOME), given.get("PYTHONPATH", "")),
        "JUPYTER_CONFIG_PATH": _before(str(HOME / ".jupyter"), given.get("JUPYTER_CONFIG_PATH", "")),
    }


def _before(folder: str, others: str) -> str:
    return os.pathsep.join([folder, *(other for other in others.split(os.pathsep) if other and other != folder)])


def at_hand() -> None:
    """Let this process import ``widgets``."""
    if str(HOME) not in sys.path:
        sys.path.insert(0, str(HOME))
