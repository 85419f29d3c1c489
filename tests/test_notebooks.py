"""Guards that make nbval's comparison of the notebooks mean something, and the proof that it does.

``make test-notebooks`` executes every notebook and compares what it prints, shows and plots with what is stored. These
tests see to it that there is something stored to compare, and that a wrong engine is caught.
"""

from __future__ import annotations

import base64
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

import rulesim
from tests.execute_notebooks import WIDGET, in_short, tidy
from tests.notebook_env import NOTEBOOKS, PICTURE, TOP, notebooks, stage_cell, surroundings
from tests.stage_pictures import LARGEST, SIZE
from widgets import lessons

ALL = notebooks()
COMPARED = {"text/plain", "text/html", "text/markdown", "application/json", "application/vnd.plotly.v1+json"}
each_notebook = pytest.mark.parametrize("path", ALL, ids=lambda path: str(path.relative_to(NOTEBOOKS)))


def code_cells(path: Path) -> list[Any]:
    """The code cells of a notebook that hold code."""
    cells = nbformat.read(path, as_version=4).cells
    return [cell for cell in cells if cell.cell_type == "code" and cell.source.strip()]


def uncompared(cells: list[Any]) -> Iterator[str]:
    """What of the stored notebook nbval would pass without looking."""
    counts = [cell.execution_count for cell in cells]
    if not cells or counts != list(range(1, len(counts) + 1)):
        yield f"not executed from top to bottom: {counts}"
    if not any(cell.outputs for cell in cells):
        yield "no cell has any output"
    for cell in cells:
        for output in cell.outputs:
            if "data" in output and not COMPARED & set(output.data):
                yield f"cell {cell.execution_count}: only {sorted(output.data)}, which is not compared"
        if (last := cell.source.splitlines()[-1]) and is_shown(last) and not cell.outputs:
            yield f"cell {cell.execution_count}: {last!r} shows something, but nothing is stored"
        tags = {tag for tag in cell.metadata.get("tags", []) if tag.startswith("nbval")}
        if tags or re.search(r"^\s*#\s*NBVAL", cell.source, re.MULTILINE):
            yield f"cell {cell.execution_count}: asks nbval to look away"


def is_shown(last_line: str) -> bool:
    """Whether a cell that ends with this line surely shows something: a bare name or a call of print or display."""
    return bool(re.fullmatch(r"[a-z_]\w*|(?:print|display)\(.+\)", last_line)) and last_line != "pass"


def test_there_are_notebooks() -> None:
    assert ALL[0].name == "index.ipynb"
    assert len(ALL) > 5


@each_notebook
def test_everything_a_notebook_shows_is_compared(path: Path) -> None:
    assert list(uncompared(code_cells(path))) == []


@each_notebook
def test_a_notebook_is_small(path: Path) -> None:
    assert path.stat().st_size < 200_000


@each_notebook
def test_a_notebook_is_stored_as_make_notebooks_leaves_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    notebook = nbformat.reads(text, as_version=4)
    assert "widgets" not in notebook.metadata
    assert WIDGET not in text
    tidy(notebook)
    assert nbformat.writes(notebook).rstrip("\n") == text.rstrip("\n")


def test_every_lesson_has_a_picture_of_its_stage() -> None:
    """What is shown where nothing runs, and on a repository's page: a picture of the right size, not a blank one."""
    for path in ALL:
        notebook = nbformat.read(path, as_version=4)
        if not notebook.metadata.get("rulesim", {}).get("stage"):
            continue
        assert stage_cell(notebook), f"{path.name}: no cell has its code folded"
        (output,) = stage_cell(notebook).outputs
        assert set(output.data) == {PICTURE, "text/plain"}, f"{path.name}: make notebooks takes the picture"
        picture = base64.b64decode(output.data[PICTURE])
        assert jpeg_size(picture) == SIZE, path.name
        assert EMPTY < len(picture) < LARGEST, path.name
        assert output.metadata == {PICTURE: {"alt": in_short(output.data["text/plain"])}}, path.name


EMPTY = 20_000
"""Bytes that a picture without anything on it stays below; the smallest page with a board on it has twice as many."""


def jpeg_size(picture: bytes) -> tuple[int, int]:
    """Width and height of a JPEG picture, as the head of its frame tells."""
    assert picture[:2] == b"\xff\xd8"
    at = 2
    while picture[at + 1] not in {0xC0, 0xC1, 0xC2}:
        at += 2 + int.from_bytes(picture[at + 2 : at + 4])
    height, width = (int.from_bytes(picture[at + start : at + start + 2]) for start in (5, 7))
    return width, height


@each_notebook
def test_an_error_is_stored_only_where_it_is_meant(path: Path) -> None:
    for cell in code_cells(path):
        raised = any(output.output_type == "error" for output in cell.outputs)
        assert raised == ("raises-exception" in cell.metadata.get("tags", [])), cell.source


@each_notebook
def test_a_cell_is_one_idea_in_three_lines(path: Path) -> None:
    long = [cell.source for cell in code_cells(path) if sum(map(is_code, cell.source.splitlines())) > 3]
    assert long == []


def is_code(line: str) -> bool:
    """Whether a line of a cell is neither empty nor a comment."""
    return bool(line.strip()) and not line.strip().startswith("#")


@each_notebook
def test_links_lead_to_what_is_there(path: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", told(path))
    assert [link for link in links if "://" not in link and not (path.parent / link).exists()] == []


TAUGHT = [plan for game in rulesim.games() for plan in lessons.plans(game)]


@pytest.mark.parametrize("plan", TAUGHT, ids=[plan.id for plan in TAUGHT])
def test_a_lesson_has_one_title_and_one_goal_wherever_it_is_named(plan: Any) -> None:
    """In the lesson, at the head of its notebook, and in the link of the notebook before it."""
    game = plan.id.partition("/")[0]
    words = [lessons.say(game, f"lesson_{plan.id.replace('/', '_')}.{part}") for part in ("title", "aim")]
    title, goal = words[0], re.sub(r" \([A-Z][^)]*\.\)$", "", words[1]).removeprefix("You will be able to ")
    if plan.beats:  # its stage tells both
        assert code_cells(NOTEBOOKS / plan.notebook)[0].source.splitlines()[-1] == f'lesson("{plan.id}")'
    else:
        head = told(NOTEBOOKS / plan.notebook).splitlines()
        assert head[0] == f"# {title}"
        assert f"**You will be able to** {goal}" in head
    leads = [
        link for path in ALL for link in re.findall(r"\[([^\]]*)\]\(([^)/]*)\)", told(path)) if path.parent.name == game
    ]
    assert {text for text, there in leads if there == Path(plan.notebook).name} <= {title}


def told(path: Path) -> str:
    """All that a notebook's author wrote between its cells."""
    cells = nbformat.read(path, as_version=4).cells
    return "\n".join(cell.source for cell in cells if cell.cell_type == "markdown")


def test_the_guards_notice_what_nbval_passes() -> None:
    def cell(**change: Any) -> Any:
        output = {"output_type": "execute_result", "data": {"text/plain": "1"}, "metadata": {}, "execution_count": 1}
        plain = {"cell_type": "code", "source": "x", "execution_count": 1, "outputs": [output], "metadata": {}}
        return nbformat.from_dict(plain | change)

    picture = {"output_type": "display_data", "data": {"image/png": "", WIDGET: {}}, "metadata": {}}
    assert list(uncompared([cell()])) == []
    for blind in (
        cell(execution_count=None), cell(execution_count=2), cell(outputs=[]), cell(outputs=[picture]),
        cell(metadata={"tags": ["nbval-ignore-output"]}), cell(source="# NBVAL_SKIP\nx"),
    ):  # fmt: skip
        assert list(uncompared([blind])), blind


# --- The proof: an engine with one thing wrong ------------------------------------------------------------------------

SHIFTED_SCORE = """
from rulesim.armorica import ending
right = ending.set_points
ending.set_points = lambda colors: right(colors) + 1
"""

Probe = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def nbval(tmp_path: Path) -> Probe:
    """Runs nbval strictly on copies of notebooks, in kernels that first run the code ``before``."""
    copies = tmp_path / "notebooks"
    shutil.copytree(NOTEBOOKS, copies, ignore=shutil.ignore_patterns("*.ipynb", "__pycache__", ".ipynb_checkpoints"))

    def run(
        path: Path, before: str = "", change: Callable[[Any], None] | None = None
    ) -> subprocess.CompletedProcess[str]:
        notebook = nbformat.read(path, as_version=4)
        if change:
            change(notebook)
        copy = copies / path.relative_to(NOTEBOOKS)
        copy.parent.mkdir(parents=True, exist_ok=True)
        nbformat.write(notebook, copy)
        early = tmp_path / "early"
        early.mkdir(exist_ok=True)
        kernels_only = f"import sys\nif any('ipykernel' in part for part in sys.orig_argv):\n    exec({before!r})\n"
        (early / "sitecustomize.py").write_text(kernels_only, encoding="utf-8")
        environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
        environment |= surroundings(tmp_path) | {"PYTHONPATH": os.pathsep.join([str(early), str(TOP)])}
        command = [
            sys.executable, "-m", "pytest", "-q", "-c", str(TOP / "pyproject.toml"), f"--rootdir={tmp_path}",
            "-p", "no:cacheprovider", "-p", "no:xdist", "--color=no", "--nbval", "--nbval-current-env",
            f"--nbval-sanitize-with={TOP / 'tests' / 'nbval_sanitize.cfg'}", str(copy),
        ]  # fmt: skip
        return subprocess.run(command, cwd=TOP, env=environment, capture_output=True, text=True, check=False)

    return run


def compared_and_differs(done: subprocess.CompletedProcess[str]) -> bool:
    """Whether nbval failed because an output differs, not because a cell could not be executed."""
    return done.returncode == 1 and "Cell outputs differ" in done.stdout and "caused an exception" not in done.stdout


@pytest.mark.thorough
def test_a_shifted_score_is_caught_and_nothing_else(nbval: Probe) -> None:
    scoring = next(path for path in ALL if "scoring" in path.name)
    right = nbval(scoring)
    assert right.returncode == 0, right.stdout
    wrong = nbval(scoring, before=SHIFTED_SCORE)
    assert compared_and_differs(wrong), wrong.stdout


@pytest.mark.thorough
def test_why_an_illegal_move_is_illegal_is_compared(nbval: Probe) -> None:
    def answers(notebook: Any) -> list[Any]:
        told = (cell for cell in notebook.cells if cell.cell_type == "code" and "broken(" in cell.source)
        return [output.data for cell in told for output in cell.outputs if "data" in output]

    def answer_otherwise(notebook: Any) -> None:
        first = answers(notebook)[0]
        first["text/plain"] = first["text/plain"].replace(" ", " not ", 1)

    illegal = next(path for path in ALL if answers(nbformat.read(path, as_version=4)))
    assert compared_and_differs(done := nbval(illegal, change=answer_otherwise)), done.stdout
