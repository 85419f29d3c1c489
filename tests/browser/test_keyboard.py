"""Lessons without a mouse and without eyes: the focus never gets lost, and what is said is heard once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenLesson
from tests.browser.lab import choose_theme, execute, value, wait_until
from tests.browser.look import axe, faint
from tests.browser.test_stage import FOCUS, GAUL, STAGE, Stage, box, inside

ARROWS = """() => {
    const press = (node, key) => {
        node.focus({ preventScroll: true });
        node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        return document.activeElement;
    };
    const seen = new Set([document.activeElement]);
    for (const node of seen) for (const way of ['Left', 'Right', 'Up', 'Down']) seen.add(press(node, `Arrow${way}`));
    return [...seen].map((node) => node.dataset.id);
}"""
"""The ids of all that arrow keys lead to from what has the focus."""

IN_SIGHT = """() => {
    const { x, y, width, height } = document.activeElement.getBoundingClientRect();
    return document.activeElement.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether the middle of what has the focus is seen."""

LISTEN = """() => {
    window.heard = [];
    const off = (region) => region.getAttribute('aria-live') === 'off';
    new MutationObserver((changes) => {
        const nodes = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
        const regions = new Set(nodes.map((node) => node?.closest('.rs-stage [role=status]')));
        for (const region of regions) if (region && !off(region)) window.heard.push(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps what a screen reader is told."""


def opened(open_lesson: OpenLesson, name: str, beat: str) -> Stage:
    stage = Stage(open_lesson(name, width=1280, height=720))
    stage.ask(f"stage.go_to({beat!r})")
    stage.settled()
    return stage


@pytest.mark.parametrize(
    ("name", "beat"), [("discordia/6-aqueduct-and-shortage", "cover"), ("provincia/9-activation-and-income", "trade")]
)
def test_who_ends_a_turn_by_keyboard_stays_on_the_board(open_lesson: OpenLesson, name: str, beat: str) -> None:
    """The button goes while the others move."""
    stage = opened(open_lesson, name, beat)
    before = stage.ask("stage.session.ply")
    stage.thing("end").focus()
    stage.page.keyboard.press("Enter")
    wait_until(stage.page, lambda: stage.ask("stage.session.ply") > before and not stage.ask("stage.watching"))
    stage.settled()
    wait_until(stage.page, lambda: stage.page.evaluate(FOCUS)["inside"])


def test_the_focus_goes_to_what_waits_for_an_answer_and_never_below_it(open_lesson: OpenLesson) -> None:
    stage = opened(open_lesson, "discordia/8-first-year", "first-tile")
    stage.root.locator("[data-id='BA02']").focus()
    stage.page.keyboard.press("Enter")
    answers = stage.root.locator(".rs-urgent [data-id]")
    expect(answers.first).to_be_focused()
    there = [answer.get_attribute("data-id") for answer in answers.all()]
    led = stage.page.evaluate(ARROWS)
    assert {*there, "manipulators"} <= {*led}
    assert not any("gap" in one for one in led), "it lies below the answers"
    stage.root.locator("[data-id='manipulators']").focus()
    assert {*there} <= {*stage.page.evaluate(ARROWS)}


def test_a_list_of_moves_lies_over_the_map_and_moves_nothing(open_lesson: OpenLesson) -> None:
    stage = opened(open_lesson, "discordia/6-aqueduct-and-shortage", "cover")
    before = box(stage.root.locator(".rs-map"))
    stage.root.locator(".rs-piece[tabindex='0']").focus()
    for key in ("m", "t", "?"):
        stage.page.keyboard.press(key)
        drawer = stage.root.locator(".rs-drawer")
        expect(drawer).to_be_visible()
        assert box(stage.root.locator(".rs-map")) == before, key
        assert inside(box(drawer), before), key
        stage.page.keyboard.press("Escape")


def test_in_a_small_window_what_has_the_focus_is_in_sight(open_lesson: OpenLesson) -> None:
    """As large as a window of 1280 by 720 pixels is for who makes everything twice as large."""
    stage = opened(open_lesson, GAUL, "row")
    stage.page.set_viewport_size({"width": 640, "height": 360})
    stage.ask("[(stage.run.show(), stage.go_on()) for _ in stage.run.asked.parts[1:]] and None")
    stage.root.locator(".rs-answer-number").focus()
    stage.page.keyboard.type("3")
    stage.page.keyboard.press("Enter")
    expect(stage.command("continue")).to_be_focused()
    stage.page.keyboard.press("Enter")
    expect(stage.root.locator("a.rs-stage-main")).to_be_focused()
    assert stage.page.evaluate(IN_SIGHT)


def test_after_a_question_about_players_the_focus_is_at_the_next_one(open_lesson: OpenLesson) -> None:
    """A player's strip lies beside the board."""
    stage = opened(open_lesson, "armorica/5-end-and-scoring", "clock")
    for said in ("answer('8')", "go_on()"):
        stage.ask(f"stage.{said} and None")
    stage.thing("display-2").focus()
    stage.page.keyboard.press("Enter")
    wait_until(stage.page, lambda: stage.page.evaluate(FOCUS)["command"] == "continue")
    stage.page.keyboard.press("Enter")
    expect(stage.part("coach")).to_contain_text("3 of 3")
    wait_until(stage.page, lambda: stage.page.evaluate(FOCUS)["id"])


def test_arrows_lead_to_every_player_who_may_be_the_answer(open_lesson: OpenLesson) -> None:
    stage = opened(open_lesson, "armorica/7-three-rulebooks", "add-up")
    stage.ask("[(stage.run.show(), stage.go_on()) for _ in stage.run.asked.parts[1:]] and None")
    expect(stage.part("coach")).to_contain_text("5 of 5")
    stage.settled()
    stage.root.locator(".rs-piece[tabindex='0']").focus()
    all_of_it = stage.root.locator(".rs-piece").evaluate_all("(nodes) => nodes.map((node) => node.dataset.id)")
    assert {*stage.page.evaluate(ARROWS)} >= {*all_of_it}


def test_what_happens_is_heard_once_and_what_is_looked_at_from_its_piece_only(open_lesson: OpenLesson) -> None:
    stage = opened(open_lesson, GAUL, "wheat")
    stage.page.evaluate(LISTEN)
    stage.thing("take 2").focus()
    expect(stage.part("answer")).to_contain_text("Reach: olives")
    stage.page.keyboard.press("ArrowRight")
    expect(stage.part("answer")).to_contain_text("Reach: wheat")
    assert stage.page.evaluate("window.heard") == []
    expect(stage.thing("take 1")).to_have_accessible_description(
        "Reach: wheat 2 \N{RIGHTWARDS ARROW} 3, grapes 0 \N{RIGHTWARDS ARROW} 1"
    )
    stage.page.keyboard.press("Enter")
    wait_until(stage.page, lambda: stage.beat() == "reach" and not stage.ask("stage.watching"))
    expect(stage.part("coach")).to_contain_text("Use it")
    heard = "\n".join(stage.page.evaluate("window.heard"))
    for words in (
        "You take the brown soldier",
        "Carmen takes the blue worker",
        "Jon takes the yellow farmer",
        "your choice",
    ):
        assert heard.count(words) >= 1, words
    assert [
        words for words in ("You take the brown soldier", "Carmen takes the blue worker") if heard.count(words) > 1
    ] == []
    stage.thing("take 6").focus()
    stage.page.evaluate("window.heard.length = 0")
    for times in (1, 2):
        stage.page.keyboard.press("Enter")
        wait_until(stage.page, lambda: "".join(stage.page.evaluate("window.heard")).count("needs 6 wheat") == times)  # noqa: B023


def test_every_field_of_a_row_above_a_game_has_a_ring(open_lesson: OpenLesson) -> None:
    page = open_lesson("play", width=1280, height=720)
    stage = Stage(page)
    stage.command("other").focus()
    page.keyboard.press("Enter")
    fields = page.locator(".rs-row-above select")
    expect(fields.first).to_be_focused()
    for at in range(fields.count()):
        expect(fields.nth(at)).to_be_focused()
        expect(fields.nth(at)).to_have_css("outline-style", "solid")
        page.keyboard.press("Tab")
    expect(stage.root.get_by_role("list", name="Steps")).to_have_count(0)


def test_the_tab_that_is_seen_is_the_one_that_is_chosen(open_lesson: OpenLesson) -> None:
    stage = opened(open_lesson, GAUL, "wheat")
    chosen = stage.root.get_by_role("tab", selected=True)
    expect(chosen).to_have_text("Plot")
    expect(stage.root.get_by_role("tabpanel", name="Plot")).to_be_visible()
    stage.page.set_viewport_size({"width": 640, "height": 720})
    expect(chosen).to_have_text("Board")
    chosen.focus()
    for name in ("Plot", "Rules"):
        stage.page.keyboard.press("ArrowRight")
        expect(chosen).to_have_text(name)
        expect(chosen).to_be_focused()
        expect(stage.root.get_by_role("tabpanel", name=name)).to_be_visible()
    assert stage.root.locator("[role='tab'][tabindex='0']").count() == 1


def test_what_is_chosen_of_several_is_told(open_lesson: OpenLesson) -> None:
    stage = opened(open_lesson, "armorica/9-worked-examples", "reach")
    card, button = stage.thing("take 1"), stage.thing("pass")
    expect(card).not_to_have_attribute("aria-disabled", "true")
    for thing, told in ((card, "aria-selected"), (button, "aria-pressed")):
        expect(thing).to_have_attribute(told, "false")
        thing.focus()
        for now in ("true", "false", "true"):
            stage.page.keyboard.press("Enter")
            expect(thing).to_have_attribute(told, now)
    assert axe(stage.page, STAGE).violations == []


def test_what_happened_is_scrolled_by_keyboard_where_it_has_not_the_room(open_lesson: OpenLesson) -> None:
    stage = opened(open_lesson, "discordia/6-aqueduct-and-shortage", "cover")
    log = stage.part("plot").locator(".rs-panel")
    expect(log).to_have_attribute("tabindex", "0")
    expect(stage.root.get_by_role("group", name=log.get_attribute("aria-label"))).to_be_visible()
    assert axe(stage.page, STAGE).violations == []
    stage.page.set_viewport_size({"width": 1600, "height": 1400})
    expect(log).not_to_have_attribute("tabindex", "0")


def test_who_asks_for_more_contrast_gets_it(open_lesson: OpenLesson) -> None:
    stage = opened(open_lesson, "discordia/6-aqueduct-and-shortage", "step")
    colour = "(node) => getComputedStyle(node).color"
    title, more = (stage.part("coach").locator(f".rs-coach-{which}") for which in ("one", "two"))
    pale = stage.root.locator(".rs-map .rs-mark-dim").first
    try:
        for theme in ("Light", "Dark"):
            choose_theme(stage.page, theme)
            stage.page.emulate_media(contrast="no-preference")
            assert more.evaluate(colour) != title.evaluate(colour)
            stage.page.emulate_media(contrast="more")
            assert more.evaluate(colour) == title.evaluate(colour)
            expect(pale).to_have_css("opacity", "0.7")
            assert faint(stage.page, STAGE) == []
    finally:
        stage.page.emulate_media(contrast="null")
        choose_theme(stage.page, "Light")


LAST_END = """if True:
    from random import Random
    from rulesim.bots import GreedyBot
    stage = Out[1].new_game("provincia", 2, seed=8)
    while not any(one.id == "end" and one.legal and "upkeep" in str(one.preview) for one in stage.drawn.buttons):
        stage.play(str(GreedyBot().choose(stage.session.state, Random(1))))
        stage.watch_on()
"""
"""A free game of which the next round begins once a turn is ended."""


@pytest.mark.thorough
def test_who_ends_a_round_by_keyboard_goes_on_with_enter(open_lesson: OpenLesson) -> None:
    """The button goes with the turn, and what happened is shown in steps over the board."""
    stage = Stage(open_lesson("play", width=1280, height=720))
    assert not execute(stage.page, LAST_END)
    stage.root.locator("[data-id='end']").focus()
    stage.page.keyboard.press("Enter")
    expect(stage.root.locator(".rs-acts")).to_be_visible()
    expect(stage.command("continue")).to_be_focused()
    while stage.root.locator(".rs-acts").is_visible():
        stage.page.keyboard.press("Enter")
        stage.settled()
    wait_until(stage.page, lambda: stage.page.evaluate(FOCUS)["inside"])


GAME_OVER = (
    "from rulesim import bots; bots.play(Out[1].new_game('armorica', 2, seed=3).session, ['greedy', 'greedy'], 1)"
)


@pytest.mark.thorough
def test_who_presses_once_too_often_keeps_the_game_that_is_over(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("play", width=1280, height=720))
    assert not execute(stage.page, GAME_OVER)
    expect(stage.command("again")).to_be_visible()
    stage.command("undo").click()
    expect(stage.command("again")).to_have_count(0)
    stage.root.locator(".rs-tabbed .rs-card.rs-legal").last.focus()
    stage.page.keyboard.press("Enter")
    stage.command("skip").focus()
    stage.page.keyboard.press("Enter")
    expect(stage.command("look_back")).to_be_focused()


@pytest.mark.thorough
def test_a_key_skips_what_the_others_do_and_is_listed_with_those_of_the_game(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("play", width=1280, height=720))
    page = stage.page
    assert not execute(page, "Out[1].new_game('discordia', 4, seed=4).watch_on() and None")
    expect(stage.part("coach")).to_contain_text("Your answer: a first tile")
    stage.root.locator(".rs-map .rs-legal").first.focus()
    page.keyboard.press("?")
    keys = stage.root.locator(".rs-drawer kbd")
    assert {"e", "n", "l"} <= {*keys.all_inner_texts()}
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(stage.command("skip")).to_have_attribute("aria-keyshortcuts", "n")
    assert not execute(page, "stage, said = Out[1].stage, []; stage._command = lambda name: said.append(name)")
    page.keyboard.press("n")
    wait_until(page, lambda: "skip" in value(page, "said"))
    assert not execute(page, "del stage._command; stage.watch_on()")
    wait_until(page, lambda: page.evaluate(FOCUS)["inside"])
