"""The command ``rulesim``: lessons, games, rules and simulations from a terminal.

``program`` has the commands and their help. A wheel has ``widgets``, ``notebooks`` and the settings of JupyterLab in
``rulesim/_home/``, so that nothing called ``widgets`` lies among the packages of others; in a clone they stand beside
``rulesim``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rulesim.extras import MissingExtra, needed

_PACKAGE: Final = Path(__file__).resolve().parents[1]
HOME: Final = _PACKAGE / "_home" if (_PACKAGE / "_home").is_dir() else _PACKAGE.parent
"""The folder that has ``widgets``, ``notebooks`` and ``.jupyter``."""


def main() -> int:
    """Carry out what stands on the command line; the exit code."""
    try:
        needed("click", "lab", "The commands of rulesim")
    except MissingExtra as error:
        print(error, file=sys.stderr)  # noqa: T201 -- what a command is for
        return 1
    from rulesim.commands.program import run

    return run()


def surroundings(given: Mapping[str, str]) -> dict[str, str]:
    """Environment variables with which a program, and every kernel it starts, finds the widgets and our settings."""
    found = dict(given)
    for name, folder in {"PYTHONPATH": str(HOME), "JUPYTER_CONFIG_PATH": str(HOME / ".jupyter")}.items():
        others = given.get(name, "").split(os.pathsep)
        found[name] = os.pathsep.join([folder, *(other for other in others if other and other != folder)])
    return found


def at_hand() -> None:
    """Let this process import ``widgets``."""
    if str(HOME) not in sys.path:
        sys.path.insert(0, str(HOME))
