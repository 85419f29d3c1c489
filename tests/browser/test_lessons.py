"""Notebooks in real JupyterLab: a board with its live plot, in both themes, read with and without a kernel."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenLesson
from tests.browser.lab import (
    LATE,
    PATIENCE,
    READY,
    SLOW,
    Lab,
    Watch,
    begin,
    choose_theme,
    open_notebook,
    run_all,
    value,
    wait_until,
)
from tests.browser.look import axe, sticks_out, texts

BOARD = """from rulesim import Session
from widgets import Table
from widgets.charts import live
from widgets.lessons import start
table = Table(Session(start("armorica", "michael-roman"), names=("Michael", "Carmen", "Jon")))
table"""
PLOT = 'figure = live(table, "reach")\nfigure'
PARTS = (".rs-table", ".rs-figure")
HEIGHT = 3200
"""Of the window, so that board and plot stay in sight: Lab takes off the page what is not."""

SHOWN = """(number) => {
    const plot = document.querySelectorAll('.js-plotly-plot')[number];
    const words = [...plot?.parentElement.querySelectorAll('.rs-figure-head > *') ?? []].map((line) => line.innerText);
    const texts = plot?.parentElement.querySelectorAll('.rs-figure-labels text') ?? [];
    const labels = [...texts].map((one) => one.textContent);
    const list = (part) => part == null ? null : [part].flat();
    return plot?.data?.length ? { words, labels, marks: plot.data.map(
        (mark) => ['type', 'x', 'y', 'base'].map((part) => list(mark[part]))) } : null; }"""
OUTPUTS = """() => window.jupyterapp.shell.currentWidget.content.widgets
    .filter(({ model }) => model.type === 'code' && model.outputs.length)
    .map(({ model, outputArea }) => ({ text: outputArea.node.innerText.trim(), trusted: model.trusted,
        tables: outputArea.node.querySelectorAll('table').length,
        plots: outputArea.node.querySelectorAll('.js-plotly-plot .main-svg text').length }))"""
OVERLAPS = """() => [...document.querySelectorAll('.rs-figure, .js-plotly-plot:not(.rs-figure *)')].map((plot) => {
    const heads = [...plot.querySelectorAll('.rs-figure-head > *, .gtitle, .gtitle-subtitle')];
    const [title, below] = heads.map((head) => head.getBoundingClientRect());
    return below.top < title.bottom - 2; })"""
NEW_CELL = """async (source) => {
    const { commands, shell } = window.jupyterapp;
    const notebook = shell.currentWidget.content;
    notebook.activeCellIndex = notebook.widgets.length - 1;
    await commands.execute('notebook:insert-cell-below');
    notebook.activeCell.model.sharedModel.setSource(source);
    await commands.execute('notebook:run-cell'); }"""


class Desk:
    """A board and its live plot on a page, and the Python behind them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = page.locator(".rs-table")
        self.notice = self.table.locator(".rs-notice")

    def card(self, position: int) -> Locator:
        """The card at this position of the Roman row, counted from the right."""
        return self.table.locator("[data-zone='roman-row'] .rs-piece").nth(-position)

    def ask(self, expression: str) -> Any:
        """What an expression is worth in Python."""
        return value(self.page, expression)

    def plot(self, number: int = 0) -> dict[str, Any] | None:
        """What a live plot shows on the page, None if there is none."""
        return self.page.evaluate(SHOWN, number)

    def plot_in_python(self) -> dict[str, Any]:
        """What it should show."""
        shown = self.ask("{'marks': figure._shown.data, 'title': figure._shown.layout['title']}")
        parts, words = ("type", "x", "y", "base"), [mark for mark in shown["marks"] if mark.get("mode") == "text"]
        plotted = [mark for mark in shown["marks"] if mark not in words or mark["hoverinfo"] != "skip"]
        marks = [[part if part is None else [part] if isinstance(part, str) else part for part in map(mark.get, parts)]
                 for mark in plotted]  # fmt: skip
        labels = [unescape(text) for mark in words for text in mark["text"]]
        lines = [shown["title"]["text"], shown["title"]["subtitle"]["text"].replace("<br>", "\n")]
        return {"words": lines, "labels": labels, "marks": marks}

    def wait_for_plot(self) -> dict[str, Any]:
        """Wait until the page plots what Python plots and goes on doing so, and return it.

        (A look is on its way to Python for a moment: until then the two agree on the look before.)
        """
        shown: list[Any] = [None, None]

        def at_rest() -> bool:
            shown[:] = self.plot(), self.plot_in_python()
            if shown[0] != shown[1]:
                return False
            self.page.wait_for_timeout(100 * SLOW)
            return shown == [self.plot(), self.plot_in_python()]

        with contextlib.suppress(AssertionError):  # below it is told what differs
            wait_until(self.page, at_rest)
        assert shown[0] == shown[1]
        return shown[0]


@pytest.fixture
def desk(open_cells: Callable[..., Page], watch: Watch) -> Iterator[Desk]:
    """Michael may take 1 (green) and 3 (yellow) of the Roman row."""
    page = open_cells(BOARD, PLOT)
    page.set_viewport_size({"width": 1280, "height": HEIGHT})
    run_all(page)
    yield Desk(page)
    assert watch.problems == []


def test_the_plot_follows_moves_and_looks_and_is_shown_anywhere(desk: Desk) -> None:
    start = desk.wait_for_plot()
    assert "✓ ✕ ✓ ✕ ✕ ✕" in " ".join(start["labels"])
    assert desk.page.evaluate(OVERLAPS) == [False]
    desk.card(3).hover()
    wait_until(desk.page, lambda: desk.plot() != start)
    looked = desk.wait_for_plot()
    assert looked["words"][1] == "Hatched: with the farmer"
    assert desk.ask("table.hovered") == "take 3"
    desk.page.mouse.move(1, 1)
    wait_until(desk.page, lambda: desk.plot() == start)
    desk.card(3).click()
    desk.page.mouse.move(1, 1)
    expect(desk.notice).to_have_attribute("data-tone", "played")
    desk.page.evaluate("document.activeElement.blur()")
    wait_until(desk.page, lambda: desk.ask("table.hovered") is None)
    wait_until(desk.page, lambda: desk.plot() not in (start, looked))
    played = desk.wait_for_plot()
    desk.page.evaluate(NEW_CELL, 'live(table, "reach")')
    wait_until(desk.page, lambda: desk.plot(1) is not None)
    assert desk.plot(1) == played
    desk.page.evaluate("() => window.jupyterapp.commands.execute('notebook:delete-cell')")
    expect(desk.page.locator(".js-plotly-plot")).to_have_count(1)
    desk.table.get_by_role("button", name="Undo").click()
    wait_until(desk.page, lambda: desk.plot() == start)


@pytest.mark.thorough
def test_both_themes(desk: Desk) -> None:
    desk.card(2).click(force=True)
    expect(desk.notice).to_be_visible()
    desk.page.mouse.move(1, 1)
    desk.card(3).focus()
    desk.wait_for_plot()
    colours: dict[str, dict[tuple[str, str], tuple[str, str]]] = {}
    try:
        for theme in ("Light", "Dark"):
            choose_theme(desk.page, theme)
            expect(desk.page.locator(".rs-figure-head")).to_be_visible()
            with contextlib.suppress(AssertionError):  # colours change step by step; told below if they stay so
                wait_until(desk.page, lambda: all(one.ratio >= one.need for p in PARTS for one in texts(desk.page, p)))
            found = [text for part in PARTS for text in texts(desk.page, part)]
            assert [text for text in found if text.ratio < text.need] == []
            colours[theme] = {(one.text, one.name): (one.ink, one.ground) for one in found}
    finally:
        choose_theme(desk.page, "Light")
    light, dark = colours["Light"], colours["Dark"]
    assert light.keys() == dark.keys()
    assert len(light) > 50
    for words in ("Roman row", "Not the red general.", "Pass", "What your icons open", "✕"):
        keys = [key for key in light if key[0] == words[:60]]
        assert keys, words
        assert all(light[key][0] != dark[key][0] and light[key][1] != dark[key][1] for key in keys), words


@pytest.mark.thorough
def test_names_and_little_room(desk: Desk) -> None:
    assert axe(desk.page, *PARTS).violations == []
    desk.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    desk.page.set_viewport_size({"width": 600, "height": HEIGHT})
    desk.page.wait_for_function("document.querySelector('.rs-table').clientWidth < 560")
    assert [out for part in PARTS for out in sticks_out(desk.page, part)] == []
    tops = [desk.card(position).evaluate("(node) => node.offsetTop") for position in range(1, 7)]
    assert len(set(tops)) == 1, "a row is never broken: its cards are counted"


@pytest.mark.thorough
def test_what_is_saved_is_read_without_its_kernel_and_where_it_is_not_trusted(
    open_cells: Callable[..., Page], jupyter: Lab, watch: Watch
) -> None:
    page = open_cells(BOARD, PLOT)
    page.set_viewport_size({"width": 1280, "height": HEIGHT})
    run_all(page)
    expect(page.locator(".rs-table")).to_have_count(1)
    page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
    file = Path(jupyter.root, page.evaluate("() => window.jupyterapp.shell.currentWidget.context.path"))
    wait_until(page, lambda: nbformat.read(file, as_version=4).cells[0].outputs)
    changed = nbformat.read(file, as_version=4)
    changed.cells[0].outputs[0].metadata["changed"] = True  # so that nobody has signed it
    elsewhere = file.with_name(f"elsewhere-{file.name}")
    nbformat.write(changed, elsewhere)
    jupyter.start_over()
    page.reload()
    page.wait_for_function(READY)
    assert all(output["trusted"] for output in read(page)), "or nothing was proved that is not proved below"
    open_notebook(page, jupyter, elsewhere.relative_to(jupyter.root).as_posix())
    assert not any(output["trusted"] for output in read(page))
    watch.problems.clear()  # a kernel that ends under a page is told there


def read(page: Page) -> list[dict[str, Any]]:
    """What stands below the cells: a table for the board, a picture for the plot; none is blank."""
    wait_until(page, lambda: any(output["plots"] for output in page.evaluate(OUTPUTS)))
    outputs: list[dict[str, Any]] = page.evaluate(OUTPUTS)
    assert [output for output in outputs if not output["text"] or "widget" in output["text"].lower()] == []
    board, plot = outputs
    assert "Roman row" in board["text"]
    assert board["tables"] >= 1
    assert "What your icons open" in plot["text"]
    assert plot["plots"] > 10
    assert page.evaluate(OVERLAPS) == [False]
    return outputs


@pytest.mark.thorough
@pytest.mark.parametrize(
    "name",
    [
        "index",
        "glossary",
        "play",
        "components",
        "armorica/1-setup-and-cards",
        "armorica/6-first-game",
        "armorica/8-scoring-laboratory",
    ],
)
def test_axe_finds_nothing_in_any_output(open_lesson: OpenLesson, name: str) -> None:
    """Not in the components, the player and the laboratory either."""
    page = open_lesson(name)
    verdict = axe(page, ".jp-OutputArea-output")
    assert verdict.violations == []
    assert name in {"index", "glossary"} or "button-name" in verdict.passes
    assert name != "play" or "label" in verdict.passes


@pytest.mark.thorough
def test_components_are_looked_at_by_mouse_and_by_keyboard_or_as_a_table(open_lesson: OpenLesson) -> None:
    page = open_lesson("components")
    browser = page.locator(".rs-components").nth(2)
    things, told = browser.locator(".rs-components-thing"), browser.locator(".rs-components-told")
    drawn = browser.locator(".rs-components-list svg.rs-drawn-face > *").first
    expect(drawn).to_be_visible()
    browser.get_by_role("button", name="aurifex").hover()
    expect(told).to_contain_text("card aurifex")
    browser.get_by_role("button", name="amphiteatrum").click()
    expect(told).to_contain_text("card amphiteatrum")
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("card aurifex")
    expect(things.and_(page.locator("[tabindex='0']"))).to_have_attribute("aria-current", "true")
    before = things.count()
    page.keyboard.press("ArrowDown")
    expect(told).not_to_contain_text("card aurifex")
    page.keyboard.press("ArrowUp")
    expect(told).to_contain_text("card aurifex")
    browser.get_by_role("combobox").first.select_option("combat card")
    expect(told).to_contain_text("card bellum_01")
    assert things.count() < before
    expect(browser.get_by_role("table")).to_be_hidden()
    browser.get_by_role("button", name="Table").click()
    expect(browser.get_by_role("table")).to_be_visible()
    expect(browser.locator(".rs-components-gallery")).to_be_hidden()


# Whether the kernel hears a page while a cell runs, and what comes of a click that comes too late.


def test_clicks_are_answered_while_a_cell_runs(desk: Desk) -> None:
    code = f"""
import time
seen, end = [[]], time.monotonic() + {PATIENCE}
while len(seen) < 3 and time.monotonic() < end:
    now = [str(one.action) for one in table.session.log if one.seat == 0]
    if now != seen[-1]: seen.append(now)
    time.sleep(0.005)
print(seen)"""
    begin(desk.page, code)
    desk.card(1).click()
    expect(desk.notice).to_have_attribute("data-tone", "played")
    assert desk.page.evaluate("window.cell.ended") is False, "answered while the cell still runs"
    desk.table.get_by_role("button", name="Undo").click()
    desk.page.wait_for_function("window.cell.ended")
    assert desk.page.evaluate("window.cell.said").strip() == "[[], ['take 1'], []]"


@pytest.mark.thorough
def test_a_widget_that_was_too_late_hears_python_all_the_same(open_cells: Callable[..., Page], watch: Watch) -> None:
    page = open_cells(BOARD, PLOT)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.evaluate(
        "() => { AbortSignal.usual = AbortSignal.timeout; AbortSignal.timeout = () => AbortSignal.usual(0); }"
    )
    run_all(page)
    desk = Desk(page)
    start = desk.wait_for_plot()
    desk.card(3).click()
    expect(desk.notice).to_be_visible()
    wait_until(page, lambda: desk.plot() != start)
    desk.wait_for_plot()
    page.evaluate("() => { AbortSignal.timeout = AbortSignal.usual; }")
    assert any(LATE in error for error in errors), "none was too late"
    assert watch.problems == []


def test_a_stale_click_is_answered_and_not_played(desk: Desk) -> None:
    # A cell moves while the click is on its way: it holds the lock until the click is there, then plays first.
    code = f"""
import time
with table.session.lock:
    print('held', flush=True)
    end = time.monotonic() + {PATIENCE}
    while table.intent.get('kind') != 'attempt' and time.monotonic() < end: time.sleep(0.005)
    print(table.intent.get('action'))
    table.session.play('take 3')"""
    begin(desk.page, code)
    desk.page.wait_for_function("window.cell.said.includes('held')")
    desk.card(1).click()
    expect(desk.notice).to_contain_text("Too late.")
    desk.page.wait_for_function("window.cell.ended")
    assert desk.page.evaluate("window.cell.said").split("\n")[:2] == ["held", "take 1"]
    assert desk.ask("[str(one.action) for one in table.session.log if one.seat == 0]") == ["take 3"]
