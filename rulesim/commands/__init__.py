"""The command ``rulesim``: lessons, games, rules and simulations from a terminal.

``program`` has the commands and their help; the other modules do what these ask for.
"""

from __future__ import annotations

import sys

from rulesim.extras import MissingExtra, needed


def main() -> int:
    """Carry out what stands on the command line; the exit code."""
    try:
        needed("click", "lab", "The commands of rulesim")
    except MissingExtra as error:
        print(error, file=sys.stderr)  # noqa: T201 -- what a command is for
        return 1
    from rulesim.commands.program import run

    return run()
