"""The what-if panel in real JupyterLab, beside a board."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenLesson
from tests.browser.lab import Watch, choose_theme, execute, run_all, value, wait_until
from tests.browser.look import axe, faint, sticks_out

SET_UP = """from widgets import Player, WhatIf
player = Player("armorica", 3, seats=("human", "greedy", "greedy"), seed=3)
panel = WhatIf(player, level="greedy", n=1_000_000)
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
        """What the model sees is there at once; the test goes on when games have been played out."""
        self.button("What if?").click()
        expect(self.rows.first).to_be_visible()
        wait_until(self.page, lambda: bool(self.python("bool(panel.result and panel.result.n > 2)")))

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
    wait_until(asking.page, lambda: bool(asking.python("bool(panel.result and panel.result.n > 2)")))
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
    expect(board).to_be_in_viewport()
    board.get_by_role("button", name="Another line").click()
    expect(board).to_contain_text("game 2")
    expect(board).to_have_count(1)
    expect(board.get_by_role("button", name="Another line")).to_be_focused()
    board.get_by_role("button", name="Close the line").click()
    expect(board).to_have_count(0)
    expect(asking.rows.first.get_by_role("button", name="Show a game that was played out")).to_be_focused()
    assert asking.python("player.session.revision") == before


def test_a_stop_is_gone_on_from(asking: Asking) -> None:
    asking.ask()
    asking.button("Stop").click()
    expect(asking.root).to_have_attribute("data-status", "cancelled")
    before = int(str(asking.python("panel.result.n")))
    asking.button("Go on").click()
    expect(asking.root).to_have_attribute("data-status", "running")
    wait_until(asking.page, lambda: int(str(asking.python("panel.result.n"))) > before)
    assert asking.python("panel.asked.wanted") == 1_000_000
    asking.button("Stop").click()


def test_points_by_rule_stand_in_the_order_of_the_rows(asking: Asking) -> None:
    """The rows wait while the pointer is on them; the other table waits with them."""
    asking.ask()
    asking.button("Stop").click()
    expect(asking.root).to_have_attribute("data-status", "cancelled")
    asking.button("Score by rule").click()
    names = asking.root.locator("table").first.locator(".rs-whatif-words")
    others = asking.root.locator(".rs-whatif-rules tbody th")
    expect(others).to_have_text(names.all_inner_texts())
    before = names.all_inner_texts()
    asking.rows.first.hover()
    execute(asking.page, "panel.asked.order = panel.asked.order[::-1]; panel.show()")
    expect(names).to_have_text(before)
    expect(others).to_have_text(before)
    asking.board.hover()
    expect(names).to_have_text(before[::-1])
    expect(others).to_have_text(before[::-1])


def test_words_are_explained_and_one_game_has_no_whisker(asking: Asking) -> None:
    execute(asking.page, "panel.choose(by='score').run(1)")
    expect(asking.rows).to_have_count(3)
    expect(asking.root.locator(".rs-whatif-span").first).to_be_hidden()
    execute(asking.page, "panel.run(2)")
    expect(asking.root.locator(".rs-whatif-span").first).to_be_visible()
    for place, words in enumerate(("done now", "95% interval", "Victory points", "games that are won")):
        head = asking.root.locator("thead th").nth(place)
        assert words in str(head.get_attribute("title"))
    assert "95 times in 100" in str(asking.root.locator(".rs-whatif-interval").first.get_attribute("title"))
    assert "looks best" in str(asking.root.locator("option[value=greedy]").get_attribute("title"))
    parts = asking.root.locator(".rs-whatif-title").first.locator("span")
    assert [bool(parts.nth(place).get_attribute("title")) for place in range(4)] == [False, True, True, True]


def test_the_model_answers_without_a_game_and_on_the_pieces(asking: Asking) -> None:
    asking.root.get_by_label("Look").select_option("now")
    asking.button("What if?").click()
    expect(asking.root).to_have_attribute("data-status", "finished")
    expect(asking.summary).to_contain_text("A model told this")
    expect(asking.rows.first.locator(".rs-whatif-play")).to_be_visible()
    expect(asking.rows.first.get_by_role("button", name="Show a game that was played out")).to_be_hidden()
    told = asking.rows.locator(".rs-whatif-value").all_inner_texts()
    expect(asking.board.locator(".rs-bar")).to_have_count(2)
    painted = asking.board.locator(".rs-bar").all_inner_texts()
    assert len(told) == 3 and {one.replace(" ", "") for one in painted} <= {*told}
    asking.root.get_by_label("Look").select_option("soon")
    expect(asking.summary).to_contain_text("a model judged")


def test_an_edit_that_does_not_fit_puts_the_question_back(asking: Asking) -> None:
    execute(asking.page, "panel.questions.edits['bad'] = {'tern': 3}; panel.show()")
    question = asking.root.get_by_label("Question")
    question.select_option("bad")
    expect(asking.root.get_by_role("alert")).to_contain_text("Did you mean 'turn'")
    expect(question).to_have_value("moves")
    question.select_option("bad")
    expect(question).to_have_value("moves")


def test_a_long_question_does_not_widen_a_narrow_panel(asking: Asking) -> None:
    asking.page.set_viewport_size({"width": 480, "height": 900})
    execute(asking.page, "panel.questions.edits['a question of many words ' * 4] = {'turn': '+1'}; panel.show()")
    expect(asking.root.get_by_label("Question")).to_be_attached()
    assert asking.root.evaluate("root => root.scrollWidth - root.clientWidth") <= 0


def test_an_interval_is_whole_in_a_narrow_panel(asking: Asking) -> None:
    asking.page.set_viewport_size({"width": 480, "height": 900})
    asking.root.get_by_label("Compare by").select_option(label="lead")
    asking.ask()
    numbers = asking.root.locator("tbody .rs-whatif-number").filter(has_text="to")
    numbers.first.evaluate("cell => cell.querySelector('.rs-whatif-interval').textContent = '−10.9 to −13.8'")
    assert numbers.first.evaluate("cell => cell.scrollWidth - cell.clientWidth") <= 0


def test_the_position_is_changed(asking: Asking) -> None:
    asking.button("Change the position").click()
    form = asking.root.get_by_role("form", name="Change the position")
    what, value = form.get_by_role("combobox", name="What"), form.get_by_role("textbox", name="New value")
    rule = form.get_by_role("combobox", name="New value")
    what.select_option("options.end_trigger")
    expect(rule.locator("option")).to_contain_text(["both decks empty"])
    expect(value).to_be_hidden()
    now = int(str(asking.python("player.session.state.to_dict()['turn']")))
    what.select_option("turn")
    expect(rule).to_be_hidden()
    expect(value).to_have_attribute("placeholder", f"now {now}")
    offered = what.locator("option").evaluate_all("options => options.map(one => one.value)")
    assert "turn" in offered and not any(path.startswith(("gaul_deck", "roman_deck")) for path in offered)
    value.fill("xbd")
    value.press("Enter")
    expect(asking.root.get_by_role("alert")).to_contain_text("a number is needed")
    value.fill("+1")
    form.get_by_role("button", name="Change it and ask").click()
    expect(asking.rows).to_have_count(2)
    expect(asking.root.locator(".rs-whatif-error")).to_be_empty()
    expect(asking.root.get_by_label("Question")).to_have_value(f"turn = {now + 1}")
    expect(asking.root.locator("tbody")).to_contain_text(f"turn: {now + 1}")
    asking.button("Stop").click()
    expect(asking.root).to_have_attribute("data-status", "cancelled")
    assert asking.python("player.session.state.to_dict()['turn']") == now, "the game stays as it is"
    verdict = axe(asking.page, ".rs-whatif")
    assert verdict.violations == []
    asking.button("Forget this change").press("Enter")
    expect(asking.root.get_by_label("Question")).to_be_hidden()
    expect(asking.root.locator("[data-do=ask]")).to_be_focused()
    asking.button("Stop").click()


@pytest.mark.thorough
def test_the_answer_to_a_change_comes_into_sight(open_lesson: OpenLesson) -> None:
    """Beside a board the panel scrolls, and the form lies below the answer."""
    page = open_lesson("what-if", width=1280, height=720)
    panel = page.locator(".rs-explorer .rs-whatif")
    title = panel.locator(".rs-whatif-title").first
    for name in ("Variations", "Change the position"):
        panel.get_by_role("button", name=name).click()
    panel.get_by_role("combobox", name="What").select_option("turn")
    panel.get_by_role("textbox", name="New value").fill("x")
    send = panel.get_by_role("button", name="Change it and ask")
    send.click()
    expect(panel.get_by_role("alert")).to_be_in_viewport()
    panel.evaluate("one => { one.scrollTop = one.scrollHeight }")
    expect(title).not_to_be_in_viewport()
    panel.get_by_role("textbox", name="New value").fill("+1")
    send.click()
    expect(panel.locator("tbody tr[data-id]").first).to_contain_text("As it is")
    expect(title).to_be_in_viewport(ratio=0.9)
    expect(panel.locator("tbody tr[data-id]").last).to_be_in_viewport(ratio=0.9)


@pytest.mark.thorough
def test_keys_stay_in_the_panel_and_focus_stays_where_it_is(asking: Asking) -> None:
    asking.button("What if?").focus()
    asking.page.keyboard.press("Enter")
    expect(asking.rows.first).to_be_visible()
    asking.rows.nth(2).locator(".rs-whatif-play").focus()
    focus = "document.activeElement.getAttribute('aria-label')"
    label = asking.page.evaluate(focus)
    wait_until(asking.page, lambda: bool(asking.python("bool(panel.result and panel.result.n > 16)")))
    assert label.startswith("Play on the board") and asking.page.evaluate(focus) == label
    cells = asking.page.evaluate("window.jupyterapp.shell.currentWidget.content.widgets.length")
    for key in ("x", "b", "d", "d", "m"):
        asking.page.keyboard.press(key)
    assert asking.page.evaluate("window.jupyterapp.shell.currentWidget.content.widgets.length") == cells
    expect(asking.root).to_have_attribute("data-status", "running")


@pytest.mark.thorough
def test_it_can_be_seen_and_heard(asking: Asking) -> None:
    page = asking.page
    asking.ask()
    asking.button("Stop").click()
    expect(asking.root).to_have_attribute("data-status", "cancelled")
    for name in ("Pin", "Score by rule", "Variations", "Change the position"):
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
        page.wait_for_function("(width) => document.querySelector('.rs-whatif').clientWidth < width", arg=width)
        assert sticks_out(page, ".rs-whatif") == []
