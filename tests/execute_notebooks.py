"""``make notebooks``: execute every notebook in place, so that a second run changes nothing.

A lesson's stage is stored as a picture of it, which needs Chromium; without one the old picture stays.
``python -m tests.execute_notebooks [notebook ...]`` executes only those named.
"""

from __future__ import annotations

import base64
import contextlib
import os
import re
import sys
import tempfile
from configparser import ConfigParser
from functools import cache
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from tests.notebook_env import PICTURE, TOP, notebooks, stage_cell, surroundings
from tests.stage_pictures import NoBrowser, NoPicture, camera

WIDGET = "application/vnd.jupyter.widget-view+json"
SANITIZE = TOP / "tests" / "nbval_sanitize.cfg"


@cache
def random_parts() -> list[tuple[re.Pattern[str], str]]:
    """What nbval is told to overlook: regular expressions, and what is stored in place of what they match."""
    told = ConfigParser(interpolation=None)
    told.read(SANITIZE, encoding="utf-8")
    return [(re.compile(told[name]["regex"]), told[name]["replace"]) for name in told.sections()]


def tidy_output(output: Any) -> None:
    """Drop what differs from run to run or machine to machine, and what only a live kernel could show."""
    if output.output_type == "error":
        # A traceback names folders of this machine; its last line is what a learner reads.
        output.traceback = [f"\x1b[31m{output.ename}\x1b[39m: {output.evalue}"]
    elif "data" in output:
        output.data.pop(WIDGET, None)
        output.data.update({kind: settled(shown) for kind, shown in output.data.items() if isinstance(shown, str)})


def settled(text: str) -> str:
    """A text with what is random in it replaced, as nbval does before it compares."""
    for pattern, instead in random_parts():
        text = pattern.sub(instead, text)
    return text


def tidy(notebook: Any) -> None:
    """Make a notebook small and the same after every run: no widget states, times or versions."""
    notebook.metadata.pop("widgets", None)
    notebook.metadata["kernelspec"] = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        if cell.cell_type == "code":
            for output in cell.outputs:
                tidy_output(output)


def picture_of(notebook: Any) -> str | None:
    """The picture that a lesson shows of its stage, in base64, if it has one."""
    cell = stage_cell(notebook)
    outputs = cell.outputs if cell else ()
    return next((output.data[PICTURE] for output in outputs if PICTURE in output.get("data", {})), None)


def put_picture(notebook: Any, picture: str) -> None:
    """Show a picture, in base64, in the place of a lesson's stage; what the stage says stays beside it."""
    outputs = (output for output in stage_cell(notebook).outputs if "text/plain" in output.get("data", {}))
    output = next(outputs)
    output.data = {PICTURE: picture, "text/plain": output.data["text/plain"]}
    output.metadata = {PICTURE: {"alt": in_short(output.data["text/plain"])}}


def in_short(told: str) -> str:
    """What a stage says first, in one line: which lesson it is, what to do, when in the game."""
    return " · ".join(told.partition("\n\n")[0].splitlines())


def execute(path: Path) -> None:
    """Execute a notebook and save it. On an error nothing is saved and CellExecutionError tells the cell."""
    notebook = nbformat.read(path, as_version=4)
    picture = picture_of(notebook)
    with tempfile.TemporaryDirectory(prefix="rulesim-", ignore_cleanup_errors=True) as folder:
        os.environ.update(surroundings(Path(folder)))
        where = {"metadata": {"path": str(path.parent)}}
        client = NotebookClient(
            notebook,
            timeout=120,
            kernel_name="python3",
            record_timing=False,
            resources=where,
            coalesce_streams=True,
            extra_arguments=["--log-level=ERROR"],
        )
        client.execute()
    tidy(notebook)
    if picture:
        put_picture(notebook, picture)
    nbformat.validate(notebook)
    nbformat.write(notebook, path)


def take_pictures(paths: list[Path]) -> int:
    """Store a new picture in each of these lessons; how many failed. Without a browser the old ones stay."""
    failed = 0
    with contextlib.ExitStack() as stack:
        try:
            take = stack.enter_context(camera())
        except NoBrowser as error:
            print(f"The pictures of {len(paths)} lessons stay as they are: {error}.")
            return 0
        for path in paths:
            notebook = nbformat.read(path, as_version=4)
            try:
                put_picture(notebook, base64.b64encode(take(notebook)).decode())
            except NoPicture as error:
                failed += 1
                print(f"{path.name}: no new picture: {error}.")
            else:
                nbformat.write(notebook, path)
    return failed


def main(names: list[str]) -> int:
    """Execute the notebooks named, or all; the exit code is 1 if one of them failed."""
    executed: list[Path] = []
    failed = 0
    for path in [Path(name).resolve() for name in names] or notebooks():
        try:
            execute(path)
        except CellExecutionError as error:
            failed += 1
            print(f"{path.name}: not saved\n{error}")
        else:
            executed.append(path)
    lessons = [path for path in executed if stage_cell(nbformat.read(path, as_version=4))]
    if lessons:
        failed += take_pictures(lessons)
    for path in executed:
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
