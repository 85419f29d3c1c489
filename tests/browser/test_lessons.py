"""Lessons learned in real JupyterLab: by mouse, by keyboard, in both themes, in little room, with and without a kernel.

Whatever is done on the page is asserted on the page and in Python. Tests of a class share one page, because opening a
notebook takes longer than most of them; each begins where the lesson begins.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenLesson
from tests.browser.lab import (
    READY,
    SLOW,
    Lab,
    Watch,
    choose_theme,
    execute,
    value,
    wait_until,
)
from tests.browser.look import axe, sticks_out, texts

ROMAN = "armorica/3-roman-immigration"
GAUL = "armorica/2-gaul-immigration"
HEIGHT = 3200
"""Of the window, so that board, plot and quiz stay in sight: Lab takes off the page what is not."""

PLOT = """() => {
    const plot = document.querySelector('.js-plotly-plot');
    const words = ({ title }) => [title?.text, title?.subtitle?.text];
    const list = (part) => part == null ? null : [part].flat();
    return plot?.data?.length ? { words: words(plot.layout), marks: plot.data.map(
        (mark) => ['type', 'x', 'y', 'base', 'text'].map((part) => list(mark[part]))) } : null; }"""

FIGURE = "next(shown for shown in Out.values() if type(shown).__name__ == 'LiveFigure')"

CELLS = """() => { const { widgets, mode, activeCellIndex } = window.jupyterapp.shell.currentWidget.content;
    const cells = widgets.map(({ model }) => [model.type, model.sharedModel.source]);
    return { mode, active: activeCellIndex, cells }; }"""

TO_CELL = """(inside) => {
    const notebook = window.jupyterapp.shell.currentWidget.content;
    notebook.activeCellIndex = notebook.widgets.findIndex((cell) => cell.node.querySelector(inside));
    notebook.mode = 'command';
    notebook.activate(); }"""

OUTPUTS = """() => window.jupyterapp.shell.currentWidget.content.widgets
    .filter(({ model }) => model.type === 'code' && model.outputs.length)
    .map(({ model, outputArea }) => ({ text: outputArea.node.innerText.trim(), trusted: model.trusted,
        tables: outputArea.node.querySelectorAll('table').length,
        plots: outputArea.node.querySelectorAll('.js-plotly-plot .main-svg text').length }))"""

OVERLAPS = """() => [...document.querySelectorAll('.js-plotly-plot')].map((plot) => {
    const box = (name) => plot.querySelector(name).getBoundingClientRect();
    const [title, below] = ['.gtitle', '.gtitle-subtitle'].map(box);
    return below.top < title.bottom - 2; })"""

START = """([code]) => {
    const kernel = window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel;
    window.cell = { said: '', ended: false };
    const future = kernel.requestExecute({ code, store_history: false });
    future.onIOPub = ({ header, content }) => { window.cell.said += content.text ?? content.evalue ?? ''; };
    future.done.then(() => { window.cell.ended = true; });
    return new Promise((begun) => kernel.statusChanged.connect((_, status) => status === 'busy' && begun())); }"""


@dataclass
class Lesson:
    """A lesson on a page and the Python behind it; ``name`` is its variable in the notebook."""

    page: Page
    name: str

    def __post_init__(self) -> None:
        self.table = self.page.locator(".rs-table")
        self.notice = self.table.locator(".rs-notice")
        self.status = self.table.locator(".rs-status")
        self.tip = self.table.locator(".rs-tip")
        self.drawer = self.table.locator(".rs-drawer")
        self.live = self.table.get_by_role("status")
        self.quiz = self.page.locator(".rs-quiz")

    def card(self, position: int, row: str = "roman-row") -> Locator:
        """The card at this position of a row, counted from the right."""
        return self.table.locator(f"[data-zone='{row}'] .rs-piece").nth(-position)

    def piece(self, action: str) -> Locator:
        """The piece or button that attempts this action, at once or as one of its choices."""
        things = f"(*{self.name}.board.drawn.pieces(), *{self.name}.board.drawn.buttons)"
        meant = f"{action!r} in (thing.action, *(choice.action for choice in getattr(thing, 'choices', ())))"
        return self.table.locator(f"[data-id='{value(self.page, f'next(thing.id for thing in {things} if {meant})')}']")

    def attempt(self, action: str) -> None:
        """Click the piece, and what is meant if it asks which of several moves; wait for the answer."""
        seen = self.ask("board.seen")
        self.piece(action).click(force=True)
        choice = self.table.locator(f".rs-ask [data-attempt='{action}']")
        if choice.count():
            choice.click()
        wait_until(self.page, lambda: self.ask("board.seen") > seen)

    def tasks(self) -> list[str]:
        """How each task stands, as the page shows it."""
        return [
            re.sub(".*rs-line-", "", str(line.get_attribute("class")))
            for line in self.table.locator("[data-panel=tasks] .rs-line:not(.rs-line-total)").all()
        ]

    def ask(self, expression: str) -> Any:
        """What an expression about the lesson is worth in Python."""
        return value(self.page, f"{self.name}.{expression}")

    @property
    def moves(self) -> list[str]:
        """What the learner has played, in Python; what the lesson plays for them is left out."""
        mine = f"{self.name}.opponents.is_mine({self.name}.session.history[one.ply - 1])"
        return list(value(self.page, f"[str(one.action) for one in {self.name}.session.log if {mine}]"))

    @property
    def done(self) -> list[str]:
        """How each task stands, in Python."""
        return list(value(self.page, f"[one.state for one in {self.name}.tasks]"))

    def in_focus(self) -> str:
        """What has the focus: the label of a piece or button."""
        return str(
            self.page.evaluate("""() => { const node = document.activeElement.closest('[data-id]');
            const name = node?.querySelector('.rs-hidden, .rs-tool-words');
            return name?.textContent ?? document.activeElement.className; }""")
        )

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def plot(self) -> dict[str, Any] | None:
        """What the live plot shows on the page, None if there is none."""
        return self.page.evaluate(PLOT)

    def plot_in_python(self) -> dict[str, Any]:
        """What it should show."""
        shown = value(self.page, f"{{'marks': {FIGURE}._shown.data, 'title': {FIGURE}._shown.layout['title']}}")
        parts = ("type", "x", "y", "base", "text")
        marks = [[part if part is None else [part] if isinstance(part, str) else part for part in map(mark.get, parts)]
                 for mark in shown["marks"]]  # fmt: skip
        return {"words": [shown["title"]["text"], shown["title"]["subtitle"]["text"]], "marks": marks}

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

    def enter(self) -> None:
        """Come to the board with the keyboard, from its cell: past the buttons to the cards, there to the rightmost."""
        self.page.evaluate(TO_CELL, ".rs-table")
        for _ in range(5):
            self.press("Tab")
            if self.page.evaluate("document.activeElement.matches('.rs-piece')"):
                break
        self.press("End")

    def begin(self) -> None:
        """Back to the beginning, with nothing looked at, open or in focus."""
        self.page.mouse.move(1, 1)
        self.page.evaluate("document.activeElement.blur()")
        execute(self.page, f"{self.name}.reset(tasks=True)\n{self.name}.board.hover(None)")
        expect(self.status).to_have_text(self.ask("board.drawn.status"))
        expect(self.notice).to_have_count(0)


@pytest.fixture(scope="class")
def roman_page(open_for_class: OpenLesson) -> Page:
    return open_for_class(ROMAN, height=HEIGHT)


@pytest.fixture
def roman(roman_page: Page, class_watch: Watch) -> Iterator[Lesson]:
    """The third lesson, at its beginning: Michael may take 1 (green) and 3 (yellow)."""
    lesson = Lesson(roman_page, "roman")
    lesson.begin()
    yield lesson
    problems, class_watch.problems = class_watch.problems, []
    assert problems == []


@pytest.fixture(scope="class")
def gaul_page(open_for_class: OpenLesson) -> Page:
    return open_for_class(GAUL, height=HEIGHT)


@pytest.fixture
def gaul(gaul_page: Page, class_watch: Watch) -> Iterator[Lesson]:
    """The second lesson, at its beginning: 2 wheat, so the cards at 1 and 2."""
    lesson = Lesson(gaul_page, "gaul")
    lesson.begin()
    yield lesson
    problems, class_watch.problems = class_watch.problems, []
    assert problems == []


def run_below(page: Page, source: str) -> None:
    """Insert a cell at the end of the notebook and run it."""
    page.evaluate(
        """async (source) => {
            const { commands, shell } = window.jupyterapp;
            const notebook = shell.currentWidget.content;
            notebook.activeCellIndex = notebook.widgets.length - 1;
            await commands.execute('notebook:insert-cell-below');
            notebook.activeCell.model.sharedModel.setSource(source);
            await commands.execute('notebook:run-cell'); }""",
        source,
    )


class TestByMouse:
    @pytest.mark.parametrize(
        ("position", "numbers", "rule", "nearest"),
        [
            (4, "needs 4 wheat; you have 3", "armorica.roman.plebeian-range", "yellow farmer, 3rd from the right"),
            (2, "needs 2 grapes; you have 1", "armorica.roman.patrician-range", "green matron, the rightmost card"),
            (5, "needs 5 sheep; you have none", "armorica.roman.patrician-range", "yellow farmer, 3rd from the right"),
        ],
        ids=["blue", "red", "white"],
    )
    def test_an_illegal_card_is_answered_beside_it(
        self, roman: Lesson, position: int, numbers: str, rule: str, nearest: str
    ) -> None:
        card = roman.card(position)
        card.click(force=True)
        expect(roman.notice).to_have_attribute("data-tone", "refused")
        expect(roman.notice).to_contain_text(numbers)
        expect(roman.notice.locator(".rs-reference")).to_contain_text(rule)
        expect(roman.notice.locator(".rs-reference")).to_contain_text("English rulebook")
        expect(roman.notice.get_by_role("button", name=nearest)).to_be_visible()
        box, place = roman.notice.bounding_box(), card.bounding_box()
        assert box and place
        assert 0 <= box["y"] - (place["y"] + place["height"]) < 40, "the answer stands right below the card"
        assert box["x"] <= place["x"] + place["width"] / 2 <= box["x"] + box["width"]
        expect(card).to_have_class(re.compile("rs-refused"))
        assert roman.moves == []
        assert roman.ask("board.drawn.notice.piece") == card.get_attribute("data-id")
        assert roman.ask("record.attempts[-1].rule") == rule

    def test_the_lesson_is_learned(self, roman: Lesson, jupyter: Lab) -> None:
        assert roman.tasks() == roman.done == ["active", "open", "open", "open", "open"]
        for done, position in enumerate((4, 2, 5), 1):
            roman.card(position).click(force=True)
            expect(roman.table.locator(".rs-line-done")).to_have_count(done)
            assert roman.tasks() == roman.done
        assert roman.moves == []
        roman.card(1).click()
        expect(roman.notice).to_have_attribute("data-tone", "played")
        expect(roman.table.locator(".rs-line-done")).to_have_count(4)
        assert roman.moves == ["take 1"]
        expect(roman.status).to_contain_text("Gaul immigration")
        roman.card(1, "gaul-row").click()
        expect(roman.status).to_contain_text("Roman immigration")
        roman.card(2).click()
        expect(roman.table.locator(".rs-line-done")).to_have_count(5)
        expect(roman.notice).to_contain_text("All tasks are done.")
        assert roman.moves == ["take 1", "take 1", "take 2"]
        assert roman.done == ["done"] * 5
        kept = value(roman.page, "str(__import__('widgets').progress.of('armorica'))")
        assert re.search(r"Roman immigration\s+5 of 5", kept), kept
        assert any(jupyter.data.iterdir())

    def test_the_nearest_legal_choice_plays(self, roman: Lesson) -> None:
        roman.card(2).click(force=True)
        roman.notice.get_by_role("button", name="green matron").click()
        expect(roman.notice).to_have_attribute("data-tone", "played")
        assert roman.moves == ["take 1"]

    def test_the_plot_follows_moves_and_looks(self, roman: Lesson) -> None:
        start = roman.wait_for_plot()
        assert start["marks"][-1][-1] == ["✓", "+1", "✓", "+1", "−5", "−3"]
        roman.card(3).hover()
        expect(roman.tip).to_be_visible()
        wait_until(roman.page, lambda: roman.plot() != start)
        looked = roman.wait_for_plot()
        hatched = [(was[1], now[1]) for was, now in zip(start["marks"], looked["marks"], strict=True) if was[1] == []]
        assert hatched == [([], [1])], "one more wheat: the bar of what would open is one card long"
        assert roman.ask("board.hovered") == "take 3"
        assert roman.moves == []
        roman.page.mouse.move(1, 1)
        wait_until(roman.page, lambda: roman.plot() == start)
        assert roman.ask("board.hovered") is None
        roman.card(3).click()
        roman.page.mouse.move(1, 1)
        expect(roman.notice).to_have_attribute("data-tone", "played")
        wait_until(roman.page, lambda: roman.plot() not in (start, looked))
        roman.wait_for_plot()
        assert roman.moves == ["take 3"]
        roman.table.get_by_role("button", name="Undo").click()
        wait_until(roman.page, lambda: roman.plot() == start)

    def test_the_plot_can_be_read_at_once_and_anywhere(self, roman: Lesson) -> None:
        roman.wait_for_plot()
        assert roman.page.evaluate(OVERLAPS) == [False]
        execute(roman.page, "roman.board.hover('take 3')")
        shown = roman.wait_for_plot()
        assert "yellow farmer" in shown["words"][1]
        run_below(roman.page, "live(roman)")
        second = PLOT.replace("querySelector('.js-plotly-plot')", "querySelectorAll('.js-plotly-plot')[1]")
        roman.page.wait_for_function(second)
        assert roman.page.evaluate(second) == roman.wait_for_plot() == shown
        roman.page.evaluate("() => window.jupyterapp.commands.execute('notebook:delete-cell')")
        expect(roman.page.locator(".js-plotly-plot")).to_have_count(1)

    def test_undo_and_redo(self, roman: Lesson) -> None:
        undo, redo = (roman.table.get_by_role("button", name=name) for name in ("Undo", "Redo"))
        before = roman.table.locator("[data-zone] .rs-piece").evaluate_all("(all) => all.map((n) => n.dataset.id)")
        expect(undo).to_be_disabled()
        roman.card(1).click()
        expect(roman.status).to_contain_text("Gaul immigration")
        roman.card(2, "gaul-row").click()
        expect(roman.status).to_contain_text("Roman immigration")
        assert roman.moves == ["take 1", "take 2"]
        undo.click()
        expect(roman.status).to_contain_text("Gaul immigration")
        assert roman.moves == ["take 1"]
        undo.click()
        expect(roman.status).to_contain_text("Michael to choose")
        expect(undo).to_be_disabled()
        assert roman.moves == []
        assert before == roman.table.locator("[data-zone] .rs-piece").evaluate_all(
            "(all) => all.map((n) => n.dataset.id)"
        )
        redo.click()
        expect(roman.status).to_contain_text("Gaul immigration")
        assert roman.moves == ["take 1"]
        redo.click()
        expect(roman.status).to_contain_text("Roman immigration")
        assert roman.moves == ["take 1", "take 2"]

    def test_clicks_are_answered_while_a_cell_runs(self, roman: Lesson) -> None:
        code = f"""
import time
seen, end = [[]], time.monotonic() + {20 * SLOW}
while len(seen) < 3 and time.monotonic() < end:
    now = [str(one.action) for one in roman.session.log if one.seat == 0]
    if now != seen[-1]: seen.append(now)
    time.sleep(0.005)
print(seen)"""
        roman.page.evaluate(START, [code])
        roman.card(1).click()
        expect(roman.notice).to_have_attribute("data-tone", "played")
        assert roman.page.evaluate("window.cell.ended") is False, "answered while the cell still runs"
        roman.table.get_by_role("button", name="Undo").click()
        roman.page.wait_for_function("window.cell.ended")
        assert roman.page.evaluate("window.cell.said").strip() == "[[], ['take 1'], []]"

    def test_two_quick_clicks_play_one_move(self, roman: Lesson) -> None:
        roman.page.evaluate(
            """() => { const row = [...document.querySelectorAll('[data-zone=roman-row] .rs-piece')];
            [1, 3].forEach((n) => row.at(-n).click()); }"""
        )
        expect(roman.notice).to_contain_text("Too late.")
        assert roman.moves == ["take 1"]
        roman.begin()
        roman.card(1).dblclick()
        expect(roman.notice).to_have_attribute("data-tone", "played")
        execute(roman.page, "pass")
        assert roman.moves == ["take 1"]
        expect(roman.notice).not_to_contain_text("Too late.")

    def test_a_stale_click_is_answered_and_not_played(self, roman: Lesson) -> None:
        # A cell moves while the click is on its way: it holds the lock until the click is there, then plays first.
        code = f"""
import time
with roman.session.lock:
    before, end = roman.board.intent, time.monotonic() + {20 * SLOW}
    while roman.board.intent == before and time.monotonic() < end: time.sleep(0.005)
    print(roman.board.intent.get('action'))
    roman.session.play('take 3')"""
        roman.page.evaluate(START, [code])
        roman.card(1).click()
        expect(roman.notice).to_contain_text("Too late.")
        roman.page.wait_for_function("window.cell.ended")
        assert roman.page.evaluate("window.cell.said").strip() == "take 1"
        assert roman.moves == ["take 3"]

    def test_quiz(self, roman: Lesson) -> None:
        question = roman.quiz.get_by_role("group", name="2. There is a single green card")
        feedback, check = question.get_by_role("status"), question.get_by_role("button", name="Check: 2")
        check.click()
        expect(feedback).to_contain_text("unanswered")
        question.get_by_role("radio", name="Three phases").check()
        check.click()
        expect(question).to_have_attribute("data-status", "wrong")
        expect(feedback).to_contain_text("Not yet")
        assert roman.ask("quiz().feedback(2).status") == "wrong"
        assert roman.ask("quiz().right") == 0
        question.get_by_role("radio", name="Reach for patricians").check()
        expect(feedback).to_be_empty()
        check.click()
        expect(question).to_have_attribute("data-status", "right")
        told = roman.ask("quiz().feedback(2).lines") + roman.ask("quiz().feedback(2).references")
        assert told and all(len(line) > 20 for line in told), "an explanation, and where to read it"
        for line in told:
            expect(feedback).to_contain_text(line)
        assert "English rulebook" in str(told)
        expect(roman.quiz.locator(".rs-quiz-score")).to_have_text("1 of 4 answered right.")
        assert roman.ask("quiz().right") == 1
        roman.quiz.get_by_role("button", name="Show answer: 4").click()
        shown = roman.quiz.get_by_role("group", name="4. Which Roman can this player take?").first
        expect(shown.get_by_role("checkbox", name="Pass")).to_be_checked()
        assert roman.ask("quiz().right") == 1, "an answer that was shown does not count"

    def test_both_themes(self, roman: Lesson) -> None:
        page = roman.page
        parts = (".rs-table", ".rs-quiz", ".js-plotly-plot")
        roman.quiz.get_by_role("button", name="Show answer: 1").click()
        roman.card(2).click(force=True)
        expect(roman.notice).to_be_visible()
        roman.page.mouse.move(1, 1)
        roman.card(3).focus()
        expect(roman.tip).to_be_visible()
        roman.wait_for_plot()
        colours: dict[str, dict[tuple[str, str], tuple[str, str]]] = {}
        try:
            for theme in ("Light", "Dark"):
                choose_theme(roman.page, theme)
                expect(roman.page.locator(".js-plotly-plot .gtitle")).to_be_visible()
                with contextlib.suppress(AssertionError):  # colours change step by step; told below if they stay so
                    wait_until(page, lambda: all(one.ratio >= one.need for p in parts for one in texts(page, p)))
                found = [text for part in parts for text in texts(roman.page, part)]
                assert [text for text in found if text.ratio < text.need] == []
                colours[theme] = {(one.text, one.name): (one.ink, one.ground) for one in found}
        finally:
            choose_theme(roman.page, "Light")
        light, dark = colours["Light"], colours["Dark"]
        assert light.keys() == dark.keys()
        assert len(light) > 100
        must_change = {
            "board": "Roman row", "notice": "Not the red general.", "status": roman.status.inner_text(), "quiz": "Pass",
            "plot": "Michael, Roman row: 2 of 6 cards in reach", "plot's axis": "3 wheat",
        }  # fmt: skip
        for part, words in must_change.items():
            keys = [key for key in light if key[0] == words[:60]]
            assert keys, f"{part}: {words}"
            assert all(light[key][0] != dark[key][0] and light[key][1] != dark[key][1] for key in keys), part

    def test_little_room(self, roman: Lesson) -> None:
        page = roman.page
        roman.card(5).click(force=True)
        expect(roman.notice).to_be_visible()
        page.set_viewport_size({"width": 600, "height": HEIGHT})
        page.evaluate("() => window.jupyterapp.commands.execute('application:toggle-left-area')")
        try:
            page.wait_for_function("document.querySelector('.rs-table').clientWidth < 560")
            assert [
                out for part in (".rs-table", ".rs-quiz", ".js-plotly-plot") for out in sticks_out(page, part)
            ] == []
            tops = [roman.card(position).evaluate("(node) => node.offsetTop") for position in range(1, 7)]
            assert len(set(tops)) == 1, "a row is never broken: its cards are counted"
            hidden = page.evaluate(
                HIDDEN, [".rs-piece", ".rs-tool", ".rs-notice button", ".rs-quiz button", ".rs-quiz input"]
            )
            assert hidden == []
        finally:
            page.evaluate("() => window.jupyterapp.commands.execute('application:toggle-left-area')")
            page.set_viewport_size({"width": 1280, "height": HEIGHT})

    def test_screen_readers(self, roman: Lesson) -> None:
        tree = roman.table.aria_snapshot()
        for line in (
            'grid "Roman row"',
            'toolbar "Moves and commands"',
            'button "Pass · green matron leaves"',
            '"Red general: 1 olive, 1 gold; 2nd from the right; opens to grapes; out of reach" [disabled]',
            '"Green matron: 1 sheep, 1 gold; the rightmost card; opens to olives; in reach"',
        ):
            assert line in tree
        everything = tree + roman.quiz.aria_snapshot()
        assert (
            re.findall(
                r"- (button|gridcell|checkbox|radio|textbox|combobox|grid|group)(?: \[.*\])?:?$", everything, re.M
            )
            == []
        )
        parts = (".rs-table", ".rs-quiz", ".js-plotly-plot")
        assert axe(roman.page, *parts).violations == []
        roman.card(2).click(force=True)
        expect(roman.notice).to_be_visible()
        roman.quiz.get_by_role("button", name="Check: 1").click()
        for key in ("m", "t", "?"):
            roman.card(2).focus()
            roman.press(key)
            expect(roman.drawer).to_be_visible()
            verdict = axe(roman.page, *parts)
            assert verdict.violations == []
            roman.press("Escape")
        expect(roman.drawer).to_be_hidden()
        assert {
            "aria-required-children",
            "aria-required-parent",
            "button-name",
            "label",
            "duplicate-id-aria",
        } <= verdict.passes

    def test_reload_of_the_page_with_a_living_kernel(self, roman: Lesson) -> None:
        roman.card(3).click()
        expect(roman.notice).to_have_attribute("data-tone", "played")
        execute(roman.page, "roman.quiz().answer(2, 'armorica.roman.patrician-range')")
        roman.page.mouse.move(1, 1)
        roman.page.evaluate("document.activeElement.blur()")
        wait_until(roman.page, lambda: roman.ask("board.hovered") is None)
        start, status = roman.wait_for_plot(), roman.status.inner_text()
        roman.page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
        roman.page.reload()
        roman.page.wait_for_function(READY)
        expect(roman.status).to_have_text(status)
        wait_until(roman.page, lambda: roman.plot() == start)
        expect(roman.quiz.get_by_role("group", name="2. There is").first).to_have_attribute("data-status", "right")
        roman.card(2, "gaul-row").hover()
        wait_until(roman.page, lambda: roman.plot() != start)
        roman.wait_for_plot()
        roman.table.get_by_role("button", name="Undo").click()
        expect(roman.status).to_contain_text("Roman immigration · Michael to choose")
        assert roman.moves == []


@pytest.mark.parametrize(
    "name",
    [
        "index",
        "glossary",
        "play",
        "armorica/1-setup-and-cards",
        "armorica/6-first-game",
        "armorica/8-scoring-laboratory",
    ],
)
def test_axe_finds_nothing_in_any_output(open_lesson: OpenLesson, name: str) -> None:
    """Not in the browser of components, the player and the laboratory either."""
    page = open_lesson(name)
    verdict = axe(page, ".jp-OutputArea-output")
    assert verdict.violations == []
    assert name in {"index", "glossary"} or "button-name" in verdict.passes
    assert name not in {"play", "armorica/8-scoring-laboratory"} or "label" in verdict.passes


HIDDEN = """(selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).filter((node) => {
    if (!node.checkVisibility()) return false;
    node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = node.getBoundingClientRect();
    const reached = [[0.5, 0.5], [0.15, 0.5], [0.5, 0.15]].some(([right, down]) => {
        const there = document.elementFromPoint(x + width * right, y + height * down);
        return there && (node.contains(there) || there.contains(node) && there.matches('label')); });
    return !reached;
}).map((node) => node.dataset.id ?? node.outerHTML.slice(0, 100))"""


class TestByKeyboard:
    def test_the_lesson_is_learned(self, gaul: Lesson) -> None:
        gaul.enter()
        assert "the rightmost card" in gaul.in_focus()
        gaul.press("ArrowLeft", "ArrowLeft")
        assert "3rd from the right" in gaul.in_focus()
        gaul.press("Enter")
        expect(gaul.live).to_contain_text("needs 3 wheat; you have 2")
        expect(gaul.live).to_contain_text("Player 1 to choose")
        assert "3rd from the right" in gaul.in_focus()
        assert gaul.tasks() == gaul.done == ["done", "active", "open", "open"]
        assert gaul.moves == []
        gaul.press("End", "Space")
        expect(gaul.live).to_contain_text("Player 1 takes the brown soldier, the rightmost card.")
        assert gaul.moves == ["take 1"]
        assert "the rightmost card" in gaul.in_focus(), "the focus stays at its place in the row"
        gaul.press("ArrowLeft", "ArrowLeft", "Enter")
        expect(gaul.live).to_contain_text("Player 1 takes the yellow farmer, 3rd from the right.")
        assert gaul.moves == ["take 1", "take 3"]
        gaul.press("m")
        expect(gaul.drawer.locator(".rs-choice").first).to_be_focused()
        gaul.press("End", "Enter")
        expect(gaul.live).to_contain_text("Player 1 passes")
        expect(gaul.live).to_contain_text("All tasks are done.")
        expect(gaul.drawer).to_be_hidden()
        assert gaul.moves == ["take 1", "take 3", "pass"]
        assert gaul.tasks() == gaul.done == ["done"] * 4
        assert "the rightmost card" in gaul.in_focus()

    def test_undo_and_redo(self, gaul: Lesson) -> None:
        gaul.enter()
        gaul.press("Enter")
        expect(gaul.live).to_contain_text("Player 1 takes")
        assert gaul.moves == ["take 1"]
        gaul.press("u")
        expect(gaul.live).to_contain_text("Taken back.")
        assert gaul.moves == []
        gaul.press("u")
        expect(gaul.live).to_contain_text("Nothing to undo.")
        gaul.press("r")
        expect(gaul.live).to_contain_text("Turn 2 of 8")
        assert gaul.moves == ["take 1"]
        assert "the rightmost card" in gaul.in_focus()

    def test_where_am_i_hints_help_and_text(self, gaul: Lesson) -> None:
        gaul.enter()
        here = gaul.in_focus()
        gaul.press("o")
        expect(gaul.live).to_contain_text("Gaul row, 7 of 7: Brown soldier")
        expect(gaul.tip).to_contain_text("Gaul row, 7 of 7: Brown soldier")
        for step in (1, 2, 3):
            gaul.press("h")
            expect(gaul.notice).to_contain_text(f"Hint {step} of 3")
            expect(gaul.live).to_contain_text(f"Hint {step} of 3")
        expect(gaul.notice).to_contain_text("take 3")
        assert gaul.ask("record.used") == ["reset", "hint", "hint", "hint"]
        gaul.press("?")
        assert {"m", "o", "u", "r", "h", "?", "Esc"} <= set(gaul.drawer.locator("kbd").all_inner_texts())
        expect(gaul.drawer).to_be_focused()
        gaul.press("Escape")
        expect(gaul.drawer).to_be_hidden()
        assert gaul.in_focus() == here
        gaul.press("t")
        expect(gaul.drawer.locator("pre")).to_have_text(gaul.ask("board.to_text()"), use_inner_text=True)
        gaul.press("Escape", "Escape", "Escape")
        expect(gaul.notice).to_have_count(0)
        assert gaul.in_focus() == here
        assert gaul.moves == []

    def test_jupyterlab_takes_no_key(self, gaul: Lesson) -> None:
        page, keys = gaul.page, ["b", "a", "x", "j", "k", "d", "d", "m", "y", "c", "v", "z", "1", "Delete", "ArrowDown"]
        before = page.evaluate(CELLS)
        assert before["mode"] == "command"
        places = {
            "card": gaul.card(2, "gaul-row"), "button": gaul.table.get_by_role("button", name="Pass"),
            "fold": gaul.table.locator(".rs-fold:visible").first, "choice": gaul.quiz.get_by_role("checkbox").first,
            "option": gaul.quiz.get_by_role("radio").first, "number": gaul.quiz.get_by_role("spinbutton").first,
            "check": gaul.quiz.get_by_role("button", name="Check: 1"),
        }  # fmt: skip
        for place, node in places.items():
            for key in keys:
                node.focus()
                gaul.press(key)
                gaul.press("Escape")
            assert page.evaluate(CELLS)["cells"] == before["cells"], place
        assert page.evaluate(CELLS)["mode"] == "command"
        gaul.card(2, "gaul-row").focus()
        gaul.press("m", "b", "x", "d", "d", "Escape")
        gaul.press("?", "b", "x", "d", "d", "Escape")
        assert page.evaluate(CELLS)["cells"] == before["cells"]
        assert gaul.moves == []
        page.evaluate(TO_CELL, ".rs-quiz")  # where nobody keeps them, the keys do work
        gaul.press("b")
        assert len(page.evaluate(CELLS)["cells"]) == len(before["cells"]) + 1
        gaul.press("d", "d")
        assert page.evaluate(CELLS)["cells"] == before["cells"]

    def test_quiz(self, gaul: Lesson) -> None:
        first, second = (gaul.quiz.locator(".rs-quiz-question").nth(number) for number in (0, 1))
        gaul.enter()
        for _ in range(24):  # past what can be opened on the board and asked below it, to the first answer
            if gaul.page.evaluate("document.activeElement.type === 'checkbox'"):
                break
            gaul.press("Tab")
        expect(first.get_by_role("checkbox").first).to_be_focused()
        gaul.press("Space", *["Tab"] * 7)
        expect(first.get_by_role("button", name="Check: 1")).to_be_focused()
        gaul.press("Enter")
        expect(first.get_by_role("status")).to_contain_text("Not yet")
        assert gaul.ask("quiz().feedback(1).status") == "wrong"
        gaul.press("Shift+Tab", "Space", *["Shift+Tab"] * 5, "Space", *["Tab"] * 6)
        expect(first.get_by_role("button", name="Check: 1")).to_be_focused()
        gaul.press("Space")
        expect(first).to_have_attribute("data-status", "right")
        assert gaul.ask("quiz().feedback(1).status") == "right"
        expect(first.get_by_role("button", name="Check: 1")).to_be_focused()
        right = "[one.key for part in gaul.quiz().asked(2).parts for one in part.options if one.right]"
        gaul.press("Tab", "Tab")
        for key in value(gaul.page, right):
            for _ in range(4):
                gaul.press("ArrowDown")
                if gaul.page.evaluate("document.activeElement.value") == key:
                    break
            gaul.press("Tab")
        expect(second.get_by_role("spinbutton")).to_be_focused()
        gaul.press("End", *["Backspace"] * 3, "4", "Enter")  # another test may have typed there
        expect(second.get_by_role("status")).to_contain_text("4 is too high.")
        gaul.press("Backspace", "3", "Enter")
        expect(second).to_have_attribute("data-status", "right")
        assert gaul.ask("quiz().feedback(2).status") == "right"
        assert gaul.ask("quiz().right") == 2
        expect(gaul.quiz.locator(".rs-quiz-score")).to_have_text("2 of 3 answered right.")


class TestReading:
    def test_a_saved_notebook_without_its_kernel(self, open_lesson: OpenLesson, jupyter: Lab) -> None:
        page = open_lesson(ROMAN)
        expect(page.locator(".rs-table")).to_have_count(1)
        page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
        jupyter.start_over()
        page.reload()
        page.wait_for_function(READY)
        outputs = read(
            page, "Roman row · count", "Michael, Roman row: 2 of 6 cards in reach", "A display rich in wheat."
        )
        assert all(output["trusted"] for output in outputs), "or nothing was proved that the next test does not prove"

    def test_a_notebook_that_was_never_run_here(self, open_lesson: OpenLesson) -> None:
        page = open_lesson(GAUL, run=False)
        outputs = read(
            page, "Gaul row · count", "Player 1, Gaul row: 2 of 6 cards in reach", "Your first turn: what can you do?"
        )
        assert not any(output["trusted"] for output in outputs)


def read(page: Page, *wanted: str) -> list[dict[str, Any]]:
    """What stands below the cells: a table for the board, a picture for the plot, text for the quiz; none is blank."""
    wait_until(page, lambda: any(output["plots"] for output in page.evaluate(OUTPUTS)))
    outputs: list[dict[str, Any]] = page.evaluate(OUTPUTS)
    assert [output for output in outputs if not output["text"] or "widget" in output["text"].lower()] == []
    board, plot, quiz = (next(output for output in outputs if words in output["text"]) for words in wanted)
    assert board["tables"] >= 1
    assert plot["plots"] > 10
    assert "Which of these may you do now?" in quiz["text"]
    assert page.evaluate(OVERLAPS) == [False]
    return outputs
