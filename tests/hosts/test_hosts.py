"""``make test-hosts``: what the README promises of other programs that show notebooks, in a browser and on paper."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from rulesim.commands import surroundings
from tests.browser.lab import READY, SLOW, chromium, free_port, own_folders, stop
from tests.notebook_env import NOTEBOOKS, TOP
from widgets.lesson import lesson

LESSON = "2-gaul-immigration.ipynb"
MARIMO = """
import marimo
app = marimo.App()

@app.cell
def _():
    from rulesim import Session, new_game
    from widgets import Table
    from widgets.charts import live
    from widgets.lesson import lesson
    return Session, Table, lesson, live, new_game

@app.cell
def _(lesson):
    lesson("armorica/gaul")
    return

@app.cell
def _(Session, Table, new_game):
    table = Table(Session(new_game("armorica", 3), seed=1))
    table
    return (table,)

@app.cell
def _(live, table):
    live(table, "reach")
    return
"""


POLICY = "default-src 'none'; script-src blob: 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:"
BARE = """async ([module, style, state]) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
    window.told = state;
    const model = { get: (name) => state[name], set: (name, value) => { state[name] = value; },
        save_changes() {}, on() {}, off() {}, send() {} };
    const blob = URL.createObjectURL(new Blob([module], { type: 'text/javascript' }));
    const widget = (await import(blob)).default;
    await (widget.render ?? widget().render)({ model, el: document.getElementById('here') });
}"""


@pytest.fixture(scope="module", name="chromium")
def one_chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    with chromium() as browser:
        yield browser


@contextlib.contextmanager
def served(home: Path, *command: str, path: str) -> Iterator[str]:
    """A page of a program that is told its port; its address, as soon as somebody answers there."""
    port = free_port()
    address = f"http://127.0.0.1:{port}{path}"
    environment = own_folders(home / "own") | {"PYTHONPATH": str(TOP)}
    with (home / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", *command, f"--port={port}"],
            cwd=home, env=environment, stdout=log, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
    try:
        end = time.monotonic() + 60 * SLOW
        while process.poll() is None and time.monotonic() < end:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=20 * SLOW).close()
                break
            time.sleep(0.1)
        yield address
    finally:
        stop(process)


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A window."""
    made = chromium.new_page(viewport={"width": 1440, "height": 1200}, reduced_motion="reduce")
    made.set_default_timeout(60_000 * SLOW)
    yield made
    made.close()


def hears(page: Page) -> None:
    """The stage is drawn with its plot, and a card that cannot be taken is answered with its numbers."""
    stage = page.locator('[data-rulesim="stage"]')
    expect(stage).to_be_visible(timeout=120_000 * SLOW)
    plot, board = (stage.get_by_role("tab", name=name) for name in ("Plot", "Board"))
    behind = board.is_visible()  # where a page gives a stage little width
    if behind:
        plot.click()
    expect(stage.locator('[data-part="plot"] .main-svg').first).to_be_visible(timeout=60_000 * SLOW)
    if behind:
        board.click()
    stage.locator("[data-zone='gaul-row'] .rs-piece").nth(-3).click(force=True)
    expect(stage.locator('[data-part="answer"]')).to_contain_text("needs 3 wheat; you have 2", timeout=60_000 * SLOW)


def test_notebook_7(page: Page, tmp_path: Path) -> None:
    shutil.copy(NOTEBOOKS / "armorica" / LESSON, tmp_path)
    options = ("--no-browser", "--allow-root", "--IdentityProvider.token=x", "--ServerApp.port_retries=0")
    with served(tmp_path, "notebook", *options, "--JupyterNotebookApp.expose_app_in_browser=True",
                path=f"/notebooks/{LESSON}?token=x") as address:  # fmt: skip
        page.goto(address)
        page.wait_for_function(READY, timeout=120_000 * SLOW)
        page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells'); }")
        hears(page)


def test_voila(page: Page, tmp_path: Path) -> None:
    shutil.copy(NOTEBOOKS / "armorica" / LESSON, tmp_path)
    with served(tmp_path, "voila", LESSON, "--no-browser", "--Voila.ip=127.0.0.1", path="/") as address:
        page.goto(address)
        hears(page)


def test_marimo(page: Page, tmp_path: Path) -> None:
    (tmp_path / "lesson.py").write_text(MARIMO)
    with served(tmp_path, "marimo", "run", "lesson.py", "--headless", "--no-token", path="/") as address:
        page.goto(address)
        hears(page)
        board = page.locator(".rs-table:not([data-rulesim='stage'] *)").last
        board.locator(".rs-piece[data-id]").first.click(force=True)
        expect(board.locator(".rs-notice")).not_to_be_empty(timeout=60_000 * SLOW)
        expect(page.locator(".js-plotly-plot")).to_have_count(2)


def test_what_visual_studio_code_asks_of_a_renderer(page: Page) -> None:
    """A widget is drawn from its module, its state and no more: no JupyterLab on the page, nothing from elsewhere."""
    stage = lesson("armorica/gaul")
    page.goto("about:blank")
    page.set_content(f"<meta http-equiv='Content-Security-Policy' content=\"{POLICY}\"><div id='here'></div>")
    told = {name: one for name, one in stage.get_state().items() if name in stage.traits(sync=True)}
    page.evaluate(BARE, [stage._esm, stage._css, json.loads(json.dumps(told, default=str))])
    drawn = page.locator('[data-rulesim="stage"]')
    expect(drawn.locator("[data-zone='gaul-row'] .rs-piece").first).to_be_visible()
    drawn.locator("[data-zone='gaul-row'] .rs-piece").nth(-3).click(force=True)
    expect(drawn).to_have_count(1)
    assert page.evaluate("window.told.intent.action") == "take 3"


def test_a_stored_lesson_as_html_shows_its_board_and_plot_and_says_what_they_are() -> None:
    command = [sys.executable, "-m", "jupyter", "nbconvert", "--to", "html", "--stdout"]
    command.append(str(NOTEBOOKS / "armorica" / LESSON))
    html = subprocess.run(command, env=surroundings(os.environ), capture_output=True, text=True, check=True).stdout
    ((told, picture),) = re.findall(r'<img alt="([^"]*)"[^>]* src="data:image/jpeg;base64,([^"]+)"', html)
    assert told.startswith("Lesson 2 · Gauls · ")
    assert len(base64.b64decode(picture)) > 20_000
    assert "application/vnd.jupyter.widget-view" not in html
    assert "needs 3 wheat; you have 2" in html
