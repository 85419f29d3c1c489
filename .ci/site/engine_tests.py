"""Runs the engine's unit tests in Pyodide, by node: Python as it is in the browser, without threads and processes.

python .ci/site/engine_tests.py [PYTEST'S ARGUMENTS]
"""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import wheels

TOP: Final = Path(__file__).resolve().parents[2]
NEEDED: Final = ("fluent.runtime", "hypothesis", "ipython", "pytest")
TESTS: Final = (
    "tests/test_game.py",
    "tests/test_fields.py",
    "tests/test_moves.py",
    "tests/test_rulebook.py",
    "tests/armorica",
    "tests/discordia",
    "tests/provincia",
)
LEFT_OUT: Final = ("mutations", "traceability", "properties")
"""Tests of tests, of the project's files, and such as take long."""

ELSEWHERE: Final = (
    "tests/test_rulebook.py::test_threads_share_a_catalogue",
    "tests/test_rulebook.py::test_words_are_paid_for_by_who_uses_them",
    "tests/armorica/test_components.py::test_a_file_that_cannot_be_read_says_what_is_the_matter",
)
"""What needs threads, processes or a device, which a browser does not have."""


def main(arguments: list[str]) -> int:
    """Fetch what the tests need, and run them."""
    cache = TOP / "build" / "site-cache"
    site = cache / "node-packages"
    todo = [*NEEDED]
    done: set[str] = set()
    while todo:
        name = wheels.canonicalize_name(todo.pop())
        if name in done:
            continue
        done.add(name)
        wheel = wheels.fetched(name, TOP, cache)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
        todo += wheels.needs(wheel)
    left_out = [f"--ignore-glob=*test_{name}.py" for name in LEFT_OUT]
    script = str(Path(__file__).with_suffix(".mjs"))
    asked = [
        "-q",
        "-p",
        "no:cacheprovider",
        "-m",
        "not thorough",
        *left_out,
        *(f"--deselect={name}" for name in ELSEWHERE),
        *(arguments or TESTS),
    ]
    return subprocess.run(["node", script, str(TOP), str(site), *asked], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
