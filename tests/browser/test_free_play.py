"""Free play in JupyterLab: a whole game in sight, and another one at a press."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenLesson
from tests.browser.lab import PATIENCE, begin, execute, value, wait_until
from tests.browser.test_stage import box, inside


def test_a_free_game_is_in_sight_and_another_one_is_begun_from_the_row(open_lesson: OpenLesson) -> None:
    page = open_lesson("play", width=1280, height=720)
    stage = page.locator("[data-rulesim='stage']").first
    expect(stage.locator("[data-part='plot'] .main-svg").first).to_be_visible()
    wait_until(page, lambda: box(stage)[3] <= 690)
    expect(page.get_by_label("Game", exact=True).first).to_be_hidden()
    stage.get_by_role("tab", name="Rules").click()
    expect(stage.get_by_role("tabpanel")).to_contain_text("Press Why?")
    stage.get_by_role("button", name="Another game").click()
    wait_until(page, lambda: box(stage)[1] > 130 and box(stage)[3] <= 690)  # below the row
    expect(page.get_by_label("Game", exact=True).first).to_be_focused()
    page.get_by_label("Game", exact=True).first.select_option("Discordia")
    page.get_by_label("Players", exact=True).first.select_option("4")
    page.get_by_role("button", name="New game").first.press("Enter")
    expect(stage.locator("[data-part='coach']")).to_contain_text("Year 1 of 4")
    expect(stage.locator("[data-part='board'] .rs-legal:focus"), "one plays on with the keyboard").to_be_visible()
    expect(stage.get_by_role("button", name="Another game")).to_be_visible()
    expect(page.get_by_label("Game", exact=True).first).to_be_hidden()
    beside = stage.locator(".rs-side > .rs-annex")
    stage.locator(".rs-map .rs-legal").first.click()
    assert beside.locator("[data-id^=DE]").count() == 7
    wait_until(page, lambda: all(inside(box(one), box(beside)) for one in beside.locator("[data-id^=DE]").all()))
    words, told = stage.locator("[data-part='plot'] .rs-figure text"), stage.locator(".rs-side .rs-panels")
    expect(words.filter(has_text="figures to draw")).to_be_visible()
    wait_until(page, lambda: all(box(word)[3] <= box(told)[1] for word in words.all()))  # what happened hides none
    stage.get_by_role("tab", name="What if").click()
    for _ in range(2):
        stage.get_by_role("button", name="Undo").click()
        stage.get_by_role("button", name="Now", exact=True).click()
        expect(stage.locator(".rs-map .rs-bar").first).to_be_visible()
        stage.locator(".rs-map .rs-legal").first.click()
        expect(stage.locator(".rs-map .rs-bar"), "none goes along with the tile into the city").to_have_count(0)
    stage.get_by_role("button", name="Another game").click()
    page.get_by_label("Game", exact=True).first.select_option("Provincia Romana")
    page.get_by_role("button", name="New game").first.click()
    expect(stage.locator("[data-part='coach']")).to_contain_text("You choose a city")
    assert stage.locator(".rs-side").evaluate("side => side.scrollWidth - side.clientWidth") <= 0, "beside the bar, too"


RUNNING = f"""if True:
    import time
    end = time.monotonic() + {PATIENCE}
    while Out[1].stage.plan.game != 'provincia' and time.monotonic() < end: time.sleep(0.005)
    print(Out[1].stage.plan.game)
"""


def test_what_is_chosen_is_known_to_the_press_that_follows_while_a_cell_runs(open_lesson: OpenLesson) -> None:
    page = open_lesson("play", width=1280, height=720)
    stage = page.locator("[data-rulesim='stage']").first
    begin(page, RUNNING)
    stage.get_by_role("button", name="Another game").click()
    page.get_by_label("Game", exact=True).first.select_option("Provincia Romana")
    page.get_by_role("button", name="New game").first.click()
    page.wait_for_function("window.cell.ended")
    assert page.evaluate("window.cell.said").strip() == "provincia"


@pytest.mark.thorough
def test_a_game_that_was_lost_is_looked_back_on_with_a_phone(open_lesson: OpenLesson) -> None:
    page = open_lesson("play", width=390, height=844)
    wait_until(page, lambda: value(page, "not (Out[1].stage.watching or Out[1].stage.telling)"))
    execute(page, "from rulesim import bots; bots.play(Out[1].session, ['random', 'greedy', 'greedy'], 1)")
    stage = page.locator("[data-rulesim='stage']").first
    looking, answer = stage.get_by_role("button", name="Look back"), stage.locator("[data-part='answer']")
    expect(answer).to_contain_text(re.compile("Player . wins"))
    row = answer.locator(".rs-answer-controls")
    for width in (390, 322):  # without Lab's bars at both sides, and as narrow as with them
        page.set_viewport_size({"width": width, "height": 844})
        wait_until(page, lambda: looking.is_visible() and inside(box(looking), box(row)))
    looking.click()
    expect(answer).to_contain_text("moves are compared")
    stage.get_by_role("tab", name="Plot").click()
    expect(stage.get_by_role("table")).to_be_visible()
    page.wait_for_function("() => /[4-9]. %/.test(document.querySelector('.rs-answer-one').textContent)")
    expect(stage.get_by_role("table"), "neither the tab nor what stands there goes").to_be_visible()
    stage.get_by_role("tab", name="Board").click()
    stage.get_by_role("button", name="Stop").click()
    expect(stage.get_by_role("tab", name="Plot"), "the curves are to be seen").to_have_attribute(
        "aria-selected", "true"
    )
    stage.get_by_role("button", name="Back", exact=True).press("Enter")
    expect(looking, "to press again by mistake begins no other game").to_be_focused()


BUSY = """if True:
    import threading, time
    held = threading.Event()
    def hold():
        with Out[1].session.lock:
            held.set()
            time.sleep(8)
    threading.Thread(target=hold).start()
    held.wait()
"""
"""The game is in use for some seconds."""


@pytest.mark.thorough
def test_what_takes_long_is_seen_to_be_on_its_way(open_lesson: OpenLesson) -> None:
    page = open_lesson("play", width=1280, height=720)
    stage = page.locator("[data-rulesim='stage']").first
    answer = stage.locator("[data-part='answer']")
    assert not execute(page, BUSY)
    stage.get_by_role("button", name="Hint").click()
    expect(answer).to_have_class(re.compile("rs-waits"))
    place, line = box(answer), "node => getComputedStyle(node, '::after').position"
    assert answer.evaluate(line) == "absolute"
    expect(answer).not_to_have_class(re.compile("rs-waits"))
    assert box(answer) == place, "nothing moves for it"


@pytest.mark.thorough
def test_board_and_what_every_move_is_worth_are_in_one_sight_in_any_game(open_lesson: OpenLesson) -> None:
    page = open_lesson("what-if", width=1280, height=720)
    stage, panel = page.locator(".rs-explorer .rs-stage"), page.locator(".rs-explorer .rs-whatif")
    rows = panel.locator("tbody tr[data-id]")
    expect(rows.first).to_be_visible()
    assert (box(panel)[0] > box(stage)[2], box(stage)[3] <= 690, box(panel)[3] <= 690) == (True, True, True)
    expect(stage.locator(".rs-side")).to_be_hidden()
    board, rest = stage.locator(".rs-stage-board"), "board => board.scrollHeight - board.clientHeight"
    for width in (1360, 1280):  # with a stage of more than 860 px, and of less
        page.set_viewport_size({"width": width, "height": 720})
        wait_until(page, lambda: board.evaluate(rest) <= 1)
        assert box(stage.locator(".rs-strip").last)[3] <= box(board)[1], "the others are seen above it"
    chance = rows.first.locator(".rs-whatif-value")
    wait_until(page, lambda: board.get_by_text(chance.inner_text().replace("%", " %")).count())  # it sharpens meanwhile
    before = panel.locator(".rs-whatif-title").inner_text()
    rows.first.locator(".rs-whatif-play").click()
    expect(panel.locator(".rs-whatif-title")).not_to_have_text(before)
    expect(rows.first.locator(".rs-whatif-play")).to_be_visible()  # answered again, at the next decision
    stage.get_by_role("button", name="Another game").click()
    page.get_by_label("Game", exact=True).first.select_option("Provincia Romana")
    page.get_by_role("button", name="New game").first.click()
    expect(rows.first).to_contain_text("Take the city")
    panel.get_by_label("Look").select_option("to the end")
    expect(panel.locator(".rs-whatif-title")).not_to_contain_text("in a turn")  # what is pressed before is not of this
    rows.first.get_by_role("button", name="Show a game").click()
    expect(page.get_by_role("button", name="Close the line")).to_be_visible()
    page.set_viewport_size({"width": 600, "height": 800})
    wait_until(page, lambda: box(panel)[1] > box(stage)[3])
    panel.get_by_role("button", name="Change the position").click()
    expect(panel.get_by_role("form")).to_be_visible()
    assert panel.evaluate("panel => panel.scrollHeight - panel.clientHeight") <= 1, "the page scrolls, not it"
    stage.evaluate("stage => stage.setAttribute('data-over', '')")  # nothing is left to ask: the game is looked back at
    expect(panel).to_be_hidden()
    expect(stage.get_by_role("tab", name="Plot")).to_be_visible()


@pytest.mark.thorough
def test_where_the_system_forces_colours_bar_and_figure_keep_theirs(open_lesson: OpenLesson) -> None:
    page = open_lesson("play", width=1280, height=720)
    stage = page.locator("[data-rulesim='stage']").first
    words = stage.locator("[data-part='plot'] .rs-figure text")
    expect(words.first).to_be_visible()
    page.emulate_media(forced_colors="active", color_scheme="dark")
    colour = "(node, name) => getComputedStyle(node)[name]"
    marks = stage.locator(".rs-odds-now > .rs-odds-part").all()
    assert len({part.evaluate(colour, "backgroundColor") for part in marks}) == len(marks) == 3
    paper = stage.locator("[data-part='plot'] .rs-figure").evaluate(colour, "backgroundColor")
    light = [sum(map(int, re.findall(r"\d+", one)[:3])) for one in (paper, words.first.evaluate(colour, "fill"))]
    assert abs(light[0] - light[1]) > 300, "words that one can read on their paper"


@pytest.mark.thorough
def test_by_keyboard_the_next_row_is_at_hand(open_lesson: OpenLesson) -> None:
    page = open_lesson("play", width=1280, height=720)
    stage = page.locator("[data-rulesim='stage']").first
    coach = stage.locator("[data-part='coach']")
    expect(coach).to_contain_text("Your choice")
    page.keyboard.press("Shift")
    stage.locator(".rs-tabbed .rs-card.rs-legal").last.focus()
    page.keyboard.press("Enter")
    expect(stage.locator(".rs-tab-on")).to_have_text("Roman row")
    expect(coach).to_contain_text("Your choice", timeout=30_000)
    wait_until(
        page, lambda: page.evaluate("document.activeElement.matches('.rs-tab-on, .rs-tabbed > .rs-grid .rs-legal')")
    )
    page.keyboard.press("Enter")
    expect(stage.locator("[data-part='answer']")).to_contain_text("You take")


@pytest.mark.thorough
def test_what_three_others_have_is_whole_on_a_phone(open_lesson: OpenLesson) -> None:
    page = open_lesson("play", width=360, height=740)
    assert not execute(page, "Out[1].new_game('armorica', 4, others='greedy', seed=2)")
    strips = page.locator("[data-rulesim='stage'] .rs-strip")
    expect(strips).to_have_count(3)
    for strip in strips.all():
        strip.scroll_into_view_if_needed()
        expect(strip.locator(".rs-piece").first).to_be_visible()
        wait_until(page, lambda: all(inside(box(one), box(strip)) for one in strip.locator(".rs-total").all()))  # noqa: B023


@pytest.mark.parametrize("game", ["Discordia", "Provincia Romana"])
def test_a_map_has_the_height_of_every_window(open_lesson: OpenLesson, game: str) -> None:
    """No band below it is empty, though few windows are as high as a map of a game; and what happened is seen."""
    page = open_lesson("play", width=1280, height=720)
    stage = page.locator("[data-rulesim='stage']").first
    stage.get_by_role("button", name="Another game").click()
    page.get_by_label("Game", exact=True).first.select_option(game)
    page.get_by_role("button", name="New game").first.click()
    expect(page.get_by_label("Game", exact=True).first).to_be_hidden()
    stage.locator(".rs-map .rs-legal").first.click()
    told, side = stage.locator(".rs-panels .rs-line-text").last, stage.locator(".rs-side-panel")
    for height in (720, 740, 765, 785, 810, 835):
        page.set_viewport_size({"width": 1280, "height": height})
        board, drawn = stage.locator("[data-part='board']"), stage.locator(".rs-map").first
        wait_until(page, lambda b=board, d=drawn: 0 <= box(b)[3] - box(d)[3] <= 10)
        assert inside(box(drawn), box(board)) and box(drawn)[2] - box(drawn)[0] >= 740
        wait_until(page, lambda: inside(box(told), box(side)))


@pytest.mark.thorough
def test_on_a_low_phone_dice_and_tiles_of_four_players_are_hit_with_a_finger(open_lesson: OpenLesson) -> None:
    page = open_lesson("play", width=360, height=740)
    assert not execute(page, "Out[1].new_game('discordia', 4, others='greedy', seed=4)")
    stage = page.locator("[data-rulesim='stage']").first
    expect(stage.locator("[data-part='coach']")).to_contain_text("Your answer: a first tile", timeout=60_000)
    board, chosen = stage.locator(".rs-stage-board"), stage.locator(".rs-map .rs-legal")
    wait_until(page, lambda: box(stage.locator(".rs-map"))[2] == box(board)[2])
    assert chosen.count() > 12
    heights = [bottom - top for _, top, _, bottom in map(box, chosen.all())]
    assert min(heights) >= 16, heights
    wait_until(page, lambda: all(inside(box(one), box(board)) for one in chosen.all()))
    wait_until(page, lambda: chosen.last.evaluate("node => node.getAnimations({ subtree: true }).length") == 0)
    chosen.last.click()
    expect(stage.locator("[data-part='answer']")).to_contain_text("You begin with")


@pytest.mark.thorough
def test_what_waits_for_an_answer_comes_into_sight_on_a_low_phone(open_lesson: OpenLesson) -> None:
    page = open_lesson("play", width=360, height=740)
    assert not execute(page, "Out[1].new_game('discordia', 4, others='greedy', seed=4).watch_on() and None")
    stage = page.locator("[data-rulesim='stage']").first
    coach, board = stage.locator("[data-part='coach']"), stage.locator(".rs-stage-board")
    expect(coach).to_contain_text("Your answer: a first tile")
    wait_until(page, lambda: board.evaluate("board => (board.scrollTop = 1000, board.scrollTop) > 60"))
    assert not execute(page, "Out[1].stage.play('take SH15 on harbour1') and None")
    expect(coach).to_contain_text("a star on the expedition path")
    answers = stage.locator(".rs-urgent .rs-legal")
    wait_until(page, lambda: all(inside(box(one), box(board)) for one in answers.all()))
    assert answers.count() == 2


TOO_MANY_CARDS = """if True:
    stage = Out[1].new_game("provincia", 2, seed=8)
    for _ in range(60):
        if "hand limit" in stage.drawn.due: break
        moves = [str(one) for one in stage.session.state.legal_actions()]
        stage.play("end" if "end" in moves else moves[0])
        stage.watch_on()
"""
"""A free game in which cards have to be discarded: the hand itself is the answer."""


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "height"), [(360, 740), (640, 720)])
def test_what_is_answered_on_the_board_is_in_sight_and_why_is_told(
    open_lesson: OpenLesson, width: int, height: int
) -> None:
    page = open_lesson("play", width=width, height=height)
    assert not execute(page, TOO_MANY_CARDS)
    stage = page.locator("[data-rulesim='stage']").first
    why, board = stage.locator(".rs-beside > .rs-urgent"), stage.locator(".rs-stage-board")
    expect(why).to_contain_text("at most 5 cards stay in hand")
    wait_until(page, lambda: box(why)[3] - box(why)[1] < 80)
    cards = stage.locator(".rs-map .rs-card.rs-legal")
    wait_until(page, lambda: cards.count() > 5 and all(inside(box(one), box(board)) for one in cards.all()))


@pytest.mark.thorough
def test_what_a_phase_without_a_row_is_about_is_told_when_its_name_is_pressed(open_lesson: OpenLesson) -> None:
    page = open_lesson("play", width=360, height=740)
    stage = page.locator("[data-rulesim='stage']").first
    expect(stage.locator("[data-part='coach']")).to_contain_text("Your choice")
    stage.locator(".rs-tab-title", has_text="Winter").click()
    expect(stage.locator("[data-part='answer']")).to_contain_text(re.compile(r"Winter: \d of \d fed"))


@pytest.mark.thorough
def test_all_that_a_die_may_count_as_is_in_sight_on_a_low_phone(open_lesson: OpenLesson) -> None:
    page = open_lesson("play", width=360, height=740)
    assert not execute(page, "stage = Out[1].new_game('discordia', 4, seed=4); stage.watch_on()")
    assert not execute(page, "stage.play('take SH15 on harbour1'); stage.play('star expedition'); stage.watch_on()")
    stage = page.locator("[data-rulesim='stage']").first
    expect(stage.locator("[data-part='coach']")).to_contain_text("Choose your die")
    stage.locator("[data-id='die-blue']").click()
    choices, board = stage.locator(".rs-ask .rs-choice"), stage.locator(".rs-stage-board")
    expect(choices).to_have_count(3)
    wait_until(page, lambda: all(inside(box(one), box(board)) for one in choices.all()))
