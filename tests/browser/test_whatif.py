"""The what-if panel in real JupyterLab, beside a board."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import Watch, choose_theme, execute, run_all, value, wait_until
from tests.browser.look import axe, faint, sticks_out

SET_UP = """from widgets import Player, WhatIf
player = Player("armorica", 3, seats=("human", "greedy", "greedy"), seed=3)
panel = WhatIf(player, level="random", n=1_000_000)
player.board"""


class Asking:
    """The page with the panel on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(".rs-whatif")
        self.board = page.locator(".rs-table").first
        self.rows = self.root.locator("tbody tr")
        self.summary = self.root.locator(".rs-whatif-summary").first

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)

    def ask(self) -> None:
        self.button("What if?").click()
        expect(self.rows.first).to_be_visible()

    def python(self, expression: str) -> object:
        return value(self.page, expression)


@pytest.fixture
def asking(open_cells: Callable[..., Page], watch: Watch) -> Iterator[Asking]:
    page = open_cells(SET_UP, "panel")
    run_all(page)
    found = Asking(page)
    expect(found.button("What if?")).to_be_visible()
    yield found
    execute(page, "panel.close()")
    assert watch.problems == []


def test_ask_watch_stop_and_play(asking: Asking) -> None:
    asking.ask()
    expect(asking.rows).to_have_count(3)
    first = asking.summary.inner_text()
    expect(asking.summary).not_to_have_text(first)
    expect(asking.root.get_by_role("progressbar")).to_be_visible()
    asking.button("Stop").click()
    expect(asking.summary).to_contain_text("Stopped after")
    assert asking.python("panel.status") == "cancelled"
    expect(asking.root.get_by_role("status")).to_contain_text("Stopped after")
    move = asking.rows.nth(1).locator("code").inner_text()
    ply = asking.python("player.session.ply")
    asking.rows.nth(1).locator(".rs-whatif-play").click()
    expect(asking.root).to_have_attribute("data-status", "outdated")
    assert asking.python(f"str(player.session.line[{ply}])") == move
    expect(asking.root.locator(".rs-whatif-headline")).to_contain_text("The game has moved on")
    asking.button("Ask again").click()
    expect(asking.root).to_have_attribute("data-status", "running")


def test_the_board_answers_while_it_runs_and_a_line_has_its_own(asking: Asking) -> None:
    asking.ask()
    asking.board.get_by_role("button", name="Undo").click()
    asking.page.keyboard.press("r")
    expect(asking.board.locator(".rs-notice")).to_contain_text("Nothing to redo")
    assert asking.python("panel.status") == "running"
    asking.button("Stop").click()
    expect(asking.root).to_have_attribute("data-status", "cancelled")
    before = asking.python("player.session.revision")
    asking.rows.first.get_by_role("button", name="Show a game that was played out").click()
    board = asking.page.locator(".rs-whatif-box .rs-table")
    expect(board).to_contain_text("Made up")
    board.get_by_role("button", name="How it ended").click()
    expect(board).to_contain_text("Game over")
    board.get_by_role("button", name="Undo").click()
    expect(board).not_to_contain_text("Game over")
    asking.button("Close the line").click()
    expect(board).to_have_count(0)
    assert asking.python("player.session.revision") == before


def test_keys_stay_in_the_panel_and_focus_stays_where_it_is(asking: Asking) -> None:
    asking.button("What if?").focus()
    asking.page.keyboard.press("Enter")
    expect(asking.rows.first).to_be_visible()
    asking.rows.nth(2).locator(".rs-whatif-play").focus()
    focus = "document.activeElement.getAttribute('aria-label')"
    label = asking.page.evaluate(focus)
    wait_until(asking.page, lambda: int(str(asking.python("panel.result.n"))) > 400)
    assert label.startswith("Play on the board") and asking.page.evaluate(focus) == label
    cells = asking.page.evaluate("window.jupyterapp.shell.currentWidget.content.widgets.length")
    for key in ("x", "b", "d", "d", "m"):
        asking.page.keyboard.press(key)
    assert asking.page.evaluate("window.jupyterapp.shell.currentWidget.content.widgets.length") == cells
    expect(asking.root).to_have_attribute("data-status", "running")


def test_it_can_be_seen_and_heard(asking: Asking) -> None:
    page = asking.page
    asking.ask()
    asking.button("Stop").click()
    expect(asking.root).to_have_attribute("data-status", "cancelled")
    for name in ("Pin", "Score by rule", "Variations"):
        asking.button(name).click()
    asking.rows.first.locator(".rs-whatif-play").click()
    asking.button("Ask again").click()
    expect(asking.root.locator(".rs-whatif-pin")).to_be_visible()
    expect(asking.root).to_have_attribute("data-status", "running")
    asking.button("Stop").click()
    expect(asking.root).to_have_attribute("data-status", "cancelled")
    verdict = axe(page, ".rs-whatif")
    assert verdict.violations == [] and "button-name" in verdict.passes
    for theme in ("Light", "Dark"):
        choose_theme(page, theme)
        assert faint(page, ".rs-whatif") == []
    for width in (1280, 800):
        page.set_viewport_size({"width": width, "height": 1600})
        assert sticks_out(page, ".rs-whatif") == []
