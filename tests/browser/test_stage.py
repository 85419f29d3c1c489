"""A lesson on its stage in real JupyterLab: all in sight, nothing moves but pieces, learned by mouse or keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenLesson
from tests.browser.lab import SLOW, Lab, Watch, choose_theme, execute, run_all, value, wait_until
from tests.browser.look import axe, faint, sticks_out, texts
from widgets import lessons

GAUL = "armorica/2-gaul-immigration"
PARTS = ("coach", "board", "plot", "answer")
STAGE = "[data-rulesim='stage']"
LARGE = (1440, 900)
SMALL = (1280, 720)

BOXES = """(selector) => Object.fromEntries([...document.querySelectorAll(selector)].map((node) => {
    const box = node.getBoundingClientRect();
    return [node.dataset.id ?? node.dataset.part, [box.left, box.top, box.right, box.bottom].map(Math.round)];
}))"""
PORT = """() => {
    const box = document.querySelector('.jp-WindowedPanel-outer').getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom].map(Math.round);
}"""
FOCUS = """() => {
    const node = document.activeElement;
    return { inside: Boolean(node?.closest("[data-rulesim='stage']")), key: node?.dataset?.key ?? null,
        id: node?.closest('[data-id]')?.dataset.id ?? null,
        command: node?.closest('[data-command]')?.dataset.command ?? null };
}"""
FIGURE = """() => {
    const plot = document.querySelector("[data-part='plot'] .js-plotly-plot");
    const others = [...plot?.parentElement.children ?? []].filter((part) => part !== plot);
    const words = others.map((part) => part.textContent);
    return plot?.data?.length ? JSON.stringify([plot.data, words, plot.layout.shapes]) : null; }"""
HIDDEN = """(selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).filter((node) => {
    if (!node.checkVisibility()) return false;
    node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = node.getBoundingClientRect();
    return ![[0.5, 0.5], [0.15, 0.5], [0.5, 0.15]].some(([right, down]) => {
        const there = document.elementFromPoint(x + width * right, y + height * down);
        return there && (node.contains(there) || there.contains(node)); });
}).map((node) => node.dataset.id ?? node.outerHTML.slice(0, 100))"""
RESTART = "() => window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.restart()"


class Stage:
    """A stage on a page, and what its kernel knows of it: the first cell's result."""

    def __init__(self, page: Page) -> None:
        self.page, self.root = page, page.locator(STAGE)

    def part(self, name: str) -> Locator:
        return self.root.locator(f"[data-part='{name}']")

    def says(self) -> str:
        return self.part("answer").inner_text()

    def ask(self, expression: str) -> Any:
        """What an expression about ``stage`` is worth in the kernel."""
        return value(self.page, f"(lambda stage: {expression})(Out[1])")

    def id_of(self, move: str) -> str:
        """The id of what stands for a move on the board, or for an answer to the question."""
        things = "(*stage.drawn.pieces(), *stage.drawn.buttons)"
        stands = f"{move!r} in (one.action, *(choice.action for choice in getattr(one, 'choices', ())))"
        return str(self.ask(f"next((one.id for one in {things} if {stands}), '')"))

    def thing(self, move: str) -> Locator:
        """The piece or button on the board for a move, else the choice in the answer bar."""
        id = self.id_of(move)
        found = self.root.locator(f"[data-id='{id}']") if id else self.root.locator(f"[data-key='{move}']")
        return found.first

    def command(self, name: str) -> Locator:
        return self.root.locator(f"[data-command='{name}']").first

    def click(self, move: str) -> None:
        self.thing(move).click(force=True)  # what is illegal is aria-disabled, and can be tried
        choice = self.root.locator(f".rs-ask [data-attempt='{move}']")
        if choice.count():
            choice.click(force=True)

    def boxes(self, selector: str) -> dict[str, list[int]]:
        found: dict[str, list[int]] = self.page.evaluate(BOXES, f"{STAGE} {selector}")
        return found

    def pieces(self) -> dict[str, list[int]]:
        """Where every piece lies."""
        return self.boxes("[data-id]")

    def settled(self) -> None:
        """Python has answered what was pressed."""
        wait_until(self.page, lambda: not self.root.locator("[aria-busy='true']").count())

    def session(self) -> list[Any]:
        """Where its game stands."""
        return list(self.ask("[stage.session.ply, stage.session.revision]"))

    def beat(self) -> str:
        return str(self.ask("'' if stage.finish else stage.beat.id"))


@pytest.fixture(scope="class")
def gaul_page(open_for_class: OpenLesson) -> Page:
    return open_for_class(GAUL, width=LARGE[0], height=LARGE[1])


@pytest.fixture
def gaul(gaul_page: Page, class_watch: Watch) -> Iterator[Stage]:
    """The second lesson, at its first beat."""
    gaul_page.set_viewport_size({"width": LARGE[0], "height": LARGE[1]})
    stage = Stage(gaul_page)
    stage.ask("stage.go_to(1)")
    expect(stage.part("coach")).to_be_visible()
    gaul_page.mouse.move(0, 0)
    stage.settled()
    yield stage
    assert class_watch.problems == []


def inside(inner: list[int], outer: list[int]) -> bool:
    return all(a >= b - 1 for a, b in zip(inner[:2], outer[:2], strict=True)) and all(
        a <= b + 1 for a, b in zip(inner[2:], outer[2:], strict=True)
    )


def box(locator: Locator) -> list[int]:
    found = locator.bounding_box()
    assert found
    return [
        round(found["x"]),
        round(found["y"]),
        round(found["x"] + found["width"]),
        round(found["y"] + found["height"]),
    ]


class TestRoom:
    """What is needed while one plays is in sight, at every size."""

    def test_the_four_parts_lie_inside_the_stage_and_apart(self, gaul: Stage) -> None:
        outer, parts = box(gaul.root), [box(gaul.part(name)) for name in PARTS]
        assert all(inside(part, outer) for part in parts)
        for number, one in enumerate(parts):
            for other in parts[number + 1 :]:
                apart = any(one[at + 2] <= other[at] + 1 or other[at + 2] <= one[at] + 1 for at in (0, 1))
                assert apart

    def test_at_1440_by_900_all_of_it_is_in_sight(self, gaul: Stage) -> None:
        left, top, right, bottom = box(gaul.root)
        assert right - left <= 1100 and bottom - top <= 760
        assert inside([left, top, right, bottom], gaul.page.evaluate(PORT))

    def test_at_1280_by_720_all_of_it_is_in_sight_with_the_side_bar_closed(self, gaul: Stage) -> None:
        gaul.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
        gaul.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
        wait_until(gaul.page, lambda: inside(box(gaul.root), [0, 0, *SMALL]))
        gaul.root.evaluate("(node) => node.scrollIntoView({ block: 'center' })")
        assert inside(box(gaul.root), gaul.page.evaluate(PORT))
        figure = gaul.root.locator(".rs-figure .main-svg").first
        wait_until(gaul.page, lambda: inside(box(figure), box(gaul.root.locator(".rs-side-panel"))))
        board, own = gaul.part("board"), gaul.root.locator(".rs-overlap")
        wait_until(gaul.page, lambda: box(board)[3] - box(own)[3] < 20)  # the cards take what room there is
        row = gaul.root.locator(".rs-tabbed > .rs-grid .rs-card").last
        assert board.evaluate(WHOLE) and box(board)[2] - box(row)[2] < 40
        before = gaul.pieces()
        gaul.click("take 6")
        expect(gaul.part("answer")).to_have_attribute("data-tone", "yes")
        assert gaul.pieces() == before

    def test_enlarged_to_double_the_row_its_ruler_and_what_to_do_are_in_sight(self, gaul: Stage) -> None:
        gaul.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
        gaul.page.set_viewport_size({"width": SMALL[0] // 2, "height": SMALL[1] // 2})
        wait_until(gaul.page, lambda: box(gaul.root)[2] <= SMALL[0] // 2)
        port, answer = gaul.page.evaluate(PORT), box(gaul.part("answer"))
        middle = [(top + bottom) / 2 for _, top, _, bottom in (box(gaul.root.locator(".rs-cell").last), answer)]
        assert middle[0] < answer[1] and middle[1] < port[3]
        assert inside(box(gaul.part("coach")), port)

    def test_the_others_are_as_wide_as_the_stage_above_all_else(self, gaul: Stage) -> None:
        others = box(gaul.root.locator(".rs-strips"))
        board, plot = box(gaul.part("board")), box(gaul.part("plot"))
        assert others[3] <= min(board[1], plot[1])
        assert others[0] <= board[0] + 3 and others[2] >= plot[2] - 3
        assert gaul.root.locator(".rs-strip").count() == 2

    def test_at_600_pixels_what_is_said_of_a_moment_looked_back_on_is_as_wide_as_the_page(self, gaul: Stage) -> None:
        gaul.page.set_viewport_size({"width": 600, "height": 720})
        names = [{"command": name, "primary": False} for name in ("card", "try_here", "moment")]
        answer = f"{{**stage.frame['answer'], 'buttons': {names}}}"
        gaul.ask(f"setattr(stage, 'frame', {{**stage.frame, 'kind': 'review', 'answer': {answer}}})")
        expect(gaul.command("moment")).to_be_visible()
        (left, _, right, _), whole = box(gaul.root.locator(".rs-answer-say")), box(gaul.part("answer"))
        assert right - left > 0.8 * (whole[2] - whole[0])
        assert all(inside(box(gaul.command(name["command"])), whole) for name in names)
        gaul.page.set_viewport_size({"width": 400, "height": 800})
        wait_until(gaul.page, lambda: gaul.root.locator(".rs-answer-controls").evaluate(WHOLE))

    def test_at_600_pixels_the_coach_is_on_top_and_no_row_wraps(self, gaul: Stage) -> None:
        gaul.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
        gaul.page.set_viewport_size({"width": 600, "height": 900})
        wait_until(gaul.page, lambda: box(gaul.root)[2] <= 601)
        tops = {name: box(gaul.part(name))[1] for name in ("coach", "board", "answer")}
        assert tops["coach"] == min(tops.values())
        pieces = gaul.pieces()
        row = [pieces[id] for id in gaul.ask("[p.id for p in stage.drawn.zones[0].pieces if p.kind == 'card']")]
        assert len(row) > 3
        assert len({top for _, top, _, _ in row}) == 1, "a row never wraps"
        port = box(gaul.part("board"))
        assert inside(row[-1], port), "card 1 is in sight"
        assert sticks_out(gaul.page, STAGE) == []
        reached = (".rs-piece", ".rs-tool", ".rs-stage-button", ".rs-side-tab")
        assert gaul.page.evaluate(HIDDEN, [f"{STAGE} {one}" for one in reached]) == []


class TestStillness:
    """No piece moves because something is said."""

    def test_no_piece_moves_when_something_is_said(self, gaul: Stage) -> None:
        before = gaul.pieces()
        assert len(before) > 10
        gaul.command("hint").click()
        gaul.settled()
        assert gaul.pieces() == before, "a hint"
        gaul.thing("take 1").hover()
        wait_until(gaul.page, lambda: gaul.ask("stage.hovered") == "take 1")
        assert gaul.pieces() == before, "a move that is looked at"
        gaul.page.mouse.move(0, 0)
        gaul.click("take 6")
        expect(gaul.part("answer")).to_have_attribute("data-tone", "yes")
        gaul.page.mouse.move(0, 0)
        kept = {id: where for id, where in gaul.pieces().items() if id in before}
        assert kept == before, "a refusal, and the beat after it"
        gaul.command("why").click()
        assert gaul.pieces() == before, "the rule behind it"
        for tab in gaul.part("plot").get_by_role("tab").all():
            tab.click()
            assert gaul.pieces() == before, tab.inner_text()

    def test_the_parts_stay_where_they_are_through_a_lesson(self, gaul: Stage) -> None:
        before = gaul.boxes("[data-part]")
        for number in range(1, len(lessons.plan("armorica/gaul").beats) + 1):
            gaul.ask(f"stage.go_to({number})")
            gaul.settled()
            assert gaul.boxes("[data-part]") == before


class TestLooks:
    """Names and contrast, in both themes, for every kind of beat of the lesson."""

    @pytest.mark.parametrize("theme", ["Light", "Dark"])
    def test_axe_and_contrast(self, gaul: Stage, theme: str) -> None:
        choose_theme(gaul.page, theme)
        try:
            for beat in ("third", "range", "wheat", "row"):  # one of every kind
                gaul.ask(f"stage.go_to({beat!r})")
                gaul.settled()
                assert axe(gaul.page, STAGE).violations == []
                assert faint(gaul.page, STAGE) == []
        finally:
            choose_theme(gaul.page, "Light")

    def test_each_theme_has_its_own_colours(self, gaul: Stage) -> None:
        colours: list[dict[str, tuple[str, str]]] = []
        try:
            for theme in ("Light", "Dark"):
                choose_theme(gaul.page, theme)
                expect(gaul.part("plot").locator(".rs-figure-head")).to_be_visible()
                colours.append({one.text: (one.ink, one.ground) for one in texts(gaul.page, STAGE)})
        finally:
            choose_theme(gaul.page, "Light")
        light, dark = colours
        assert light.keys() == dark.keys()
        coach = gaul.part("coach").locator(".rs-coach-one").inner_text()
        title, answer = gaul.ask("[stage.figure['layout']['title']['text'], stage.frame['answer']['title']]")
        for words in (coach[:60], title[:60], answer[:60], "✕"):
            assert all(one != other for one, other in zip(light[words], dark[words], strict=True)), words

    def test_everything_has_a_name(self, gaul: Stage) -> None:
        tree = gaul.root.aria_snapshot()
        card = gaul.ask(
            "next(one.label for zone in stage.drawn.zones for one in zone.pieces if one.action == 'take 1')"
        )
        for line in (str(card), 'tab "Plot" [selected]', 'button "Hint"', 'group "Answer"', 'list "Steps"'):
            assert line in tree
        assert re.findall(r"- (button|gridcell|tab|textbox|grid|group|link)(?: \[.*\])?:?$", tree, re.M) == []


class TestAnswers:
    """What is told of a move, seen and heard."""

    @pytest.mark.parametrize(
        ("position", "numbers"), [(3, "needs 3 wheat; you have 2"), (6, "needs 6 wheat; you have 2")]
    )
    def test_a_refusal_is_told_with_its_numbers_and_its_rule(self, gaul: Stage, position: int, numbers: str) -> None:
        at = gaul.session()
        gaul.click(f"take {position}")
        answer = gaul.part("answer")
        expect(answer).to_have_attribute("data-tone", "yes")
        expect(answer.get_by_role("status")).to_contain_text(numbers)
        gaul.command("why").click()
        panel = gaul.part("plot").get_by_role("tabpanel")
        expect(panel).to_contain_text("English rulebook")
        expect(panel).to_contain_text(str(gaul.ask("stage.frame['answer']['why']['title']")))
        assert gaul.ask("stage.frame['answer']['why']['id']") == "armorica.gaul.range"
        assert gaul.session() == at

    def test_by_keyboard_all_of_it_is_heard(self, gaul: Stage) -> None:
        keyboard, status = gaul.page.keyboard, gaul.part("answer").get_by_role("status")
        gaul.thing("take 1").focus()
        keyboard.press("o")
        where = gaul.root.locator("[role='status']").filter(has_text="Gaul row, 7 of 7")
        expect(where.first).to_be_attached()
        for step in (1, 2, 3):
            keyboard.press("h")
            expect(status).to_contain_text(f"Hint {step}")
        expect(status).to_contain_text("3rd from the right")
        keyboard.press("t")
        expect(gaul.root.locator(".rs-drawer pre")).to_have_text(gaul.ask("stage.drawn.text"), use_inner_text=True)
        keyboard.press("Escape")
        keyboard.press("?")
        expect(gaul.root.locator(".rs-drawer kbd").first).to_be_visible()
        keyboard.press("Escape")
        expect(gaul.root.locator(".rs-drawer")).to_be_hidden()
        assert gaul.page.evaluate(FOCUS)["inside"]
        for key in ("ArrowLeft", "ArrowLeft", "Enter"):
            keyboard.press(key)
        expect(status).to_contain_text("needs 3 wheat; you have 2")

    def test_a_finger_that_stays_looks_and_one_that_goes_presses(self, gaul: Stage) -> None:
        at = gaul.session()
        touch = gaul.page.context.new_cdp_session(gaul.page)
        touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

        def put(thing: Locator | None) -> None:
            left, top, right, bottom = box(thing) if thing else (0, 0, 0, 0)
            points = [{"x": (left + right) / 2, "y": (top + bottom) / 2}] if thing else []
            kind = "touchStart" if thing else "touchEnd"
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        put(gaul.thing("take 1"))
        wait_until(gaul.page, lambda: gaul.ask("stage.hovered") == "take 1")
        gaul.thing("take 1").dispatch_event("contextmenu", {"bubbles": True, "button": 2})
        assert not gaul.page.locator(".lm-Menu").count()
        put(None)
        gaul.settled()
        assert (gaul.ask("stage.hovered"), gaul.session()) == ("take 1", at)
        put(gaul.thing("take 2"))
        put(None)
        expect(gaul.part("answer")).to_contain_text("You take")
        wait_until(gaul.page, lambda: gaul.ask("stage.hovered") is None)  # a finger that is gone looks at nothing
        touch.send("Emulation.setTouchEmulationEnabled", {"enabled": False})

    def test_the_plot_follows_moves_and_looks(self, gaul: Stage) -> None:
        gaul.page.evaluate("document.activeElement.blur()")  # what has the focus is looked at when the pointer leaves
        gaul.ask("stage.go_to('wheat')")
        gaul.settled()
        at = gaul.session()
        gaul.page.wait_for_function(FIGURE)
        start = gaul.page.evaluate(FIGURE)
        gaul.thing("take 1").hover()
        wait_until(gaul.page, lambda: gaul.page.evaluate(FIGURE) not in (None, start))
        looked = gaul.page.evaluate(FIGURE)
        assert gaul.ask("stage.hovered") == "take 1"
        assert gaul.session() == at
        gaul.page.mouse.move(0, 0)
        wait_until(gaul.page, lambda: gaul.page.evaluate(FIGURE) == start)
        gaul.click("take 1")
        wait_until(gaul.page, lambda: gaul.beat() == "reach")
        wait_until(gaul.page, lambda: gaul.page.evaluate(FIGURE) not in (None, start, looked))

    def test_what_is_not_asked_for_is_taken_back(self, gaul: Stage) -> None:
        gaul.ask("stage.go_to('wheat')")
        gaul.settled()
        before, at = gaul.pieces(), gaul.ask("stage.session.ply")
        gaul.click("take 2")
        expect(gaul.part("answer")).to_have_attribute("data-tone", "mix")
        expect(gaul.part("answer").get_by_role("status")).to_contain_text("Taken back")
        gaul.page.mouse.move(0, 0)
        gaul.settled()
        assert gaul.ask("stage.session.ply") == at
        wait_until(gaul.page, lambda: gaul.pieces() == before)

    def test_a_number_takes_the_place_of_the_wrong_one_before_it(self, gaul: Stage) -> None:
        gaul.ask("stage.go_to(len(stage.plan.beats))")
        gaul.ask("[(stage.run.show(), stage.go_on()) for _ in stage.run.asked.parts[1:]] and None")
        gaul.settled()
        gaul.root.locator(".rs-answer-number").focus()
        gaul.page.keyboard.type("9")
        gaul.command("check").click()
        expect(gaul.part("answer").get_by_role("status")).to_contain_text("9 is too high.")
        gaul.page.keyboard.type(solution(gaul)[0])
        gaul.page.keyboard.press("Enter")
        expect(gaul.part("answer")).to_have_attribute("data-tone", "yes")


def solution(stage: Stage) -> list[str]:
    """What is to be pressed now: the next move of the solution, the answers to the question, or nothing."""
    told: list[str] = stage.ask(
        "[] if stage.finish or stage.run.done else list(stage.run.part.answer) if hasattr(stage.run, 'part') "
        "else [stage.run.next_step().move] if stage.beat.solution and not stage.watching else []"
    )
    return told


def learn(stage: Stage, press: Any, go: Any, most: int = 60) -> None:
    """Go through a lesson. ``press``: does a move or chooses an answer; ``go``: gives a command of the frame."""
    for _ in range(most):
        stage.settled()
        if stage.ask("stage.finish is not None"):
            return
        if stage.ask("stage.watching"):
            wait_until(stage.page, lambda: not stage.ask("stage.watching"))
            continue
        asks = stage.ask("stage.frame['asks']")
        moves = solution(stage)
        if asks == "number":
            stage.root.locator(".rs-answer-number").focus()
            stage.page.keyboard.type(moves[0])
            stage.page.keyboard.press("Enter")
        else:
            for move in moves:
                press(move)
                stage.settled()
            if asks == "many":
                go("check")
        stage.settled()
        if "continue" in stage.ask("[one['command'] for one in stage.frame['answer']['buttons']]"):
            go("continue")
    raise AssertionError(f"not finished: {stage.beat()}")


class TestLearning:
    """A whole lesson."""

    def test_by_mouse(self, open_lesson: OpenLesson, jupyter: Lab) -> None:
        stage = Stage(open_lesson(GAUL, width=LARGE[0], height=LARGE[1]))
        learn(stage, stage.click, lambda name: stage.command(name).click())
        expect(stage.root).to_have_attribute("data-kind", "finish")
        assert stage.ask("stage.done == len(stage.plan.beats)")
        assert stage.ask("stage.error") == ""
        kept = value(stage.page, "str(__import__('widgets').progress.of('armorica'))")
        assert re.search(r"Gauls\s+7 of 7", kept), kept
        assert any(jupyter.data.iterdir())
        following = lessons.plans("armorica")[2]
        expect(stage.root.get_by_role("heading", name=following.title())).to_be_visible()
        ways = stage.root.get_by_role("link", name=f"Next: {following.title()}").all()
        assert [way.locator("svg").count() > 1 for way in ways] == [True, False], "its picture, and the button"
        assert all((way.get_attribute("href") or "").endswith(following.notebook) for way in ways)

    @pytest.mark.thorough
    def test_by_keyboard_and_the_focus_never_gets_lost(self, open_lesson: OpenLesson) -> None:
        stage = Stage(open_lesson(GAUL, width=LARGE[0], height=LARGE[1]))
        stage.command("hint").focus()

        def go(name: str) -> None:
            if name == "continue":
                stage.page.keyboard.press("n")
            else:
                reach(stage, "command", name)
                stage.page.keyboard.press("Enter")
            stage.settled()
            assert stage.page.evaluate(FOCUS)["inside"], f"{name} before {stage.beat()}"

        def press(move: str) -> None:
            id = stage.id_of(move)
            reach(stage, "id" if id else "key", id or move)
            stage.page.keyboard.press("Enter")
            stage.settled()
            assert stage.page.evaluate(FOCUS)["inside"], f"after {move}"

        learn(stage, press, go)
        expect(stage.root).to_have_attribute("data-kind", "finish")
        assert stage.root.locator("a.rs-stage-main").evaluate("(node) => node === document.activeElement"), "Next"


def reach(stage: Stage, what: str, wanted: str, most: int = 120) -> None:
    """Move the focus there with Tab and the arrow keys alone."""
    keyboard = stage.page.keyboard
    for step in range(most):
        at = stage.page.evaluate(FOCUS)
        if at[what] == wanted:
            return
        if not at["inside"]:
            stage.command("hint").focus()  # once around: Tab has left the stage
        elif at["id"] and what == "id" and step % 12:
            keyboard.press("ArrowRight" if step % 12 < 8 else "ArrowLeft")
        else:
            keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached by keyboard")


class TestKeysAndClicks:
    """What is pressed means one thing, and only to the stage."""

    def test_two_quick_clicks_play_one_move(self, gaul: Stage) -> None:
        gaul.ask("stage.go_to('wheat')")
        gaul.settled()
        gaul.thing("take 1").dblclick(force=True)
        wait_until(gaul.page, lambda: gaul.beat() == "reach")
        wait_until(gaul.page, lambda: not gaul.ask("stage.watching"))
        own = gaul.ask("[str(entry.action) for entry in stage.session.log if entry.seat == 0]")
        assert own == ["take 1", "pass"]
        assert gaul.ask("stage.run.record.attempts == []")

    def test_jupyterlab_takes_no_key(self, gaul: Stage) -> None:
        cells = "() => window.jupyterapp.shell.currentWidget.content.widgets.map(({ model }) => model.type).join()"
        before, at = gaul.page.evaluate(cells), gaul.session()
        for focused in (gaul.thing("take 1"), gaul.command("hint")):
            focused.focus()
            for key in ("x", "b", "a", "m", "y", "d", "d", "v", "c", "j", "k", "ArrowDown", "ArrowUp"):
                gaul.page.keyboard.press(key)
                assert gaul.page.evaluate(FOCUS)["inside"], key
        assert gaul.page.evaluate(cells) == before
        assert gaul.session() == at

    def test_what_a_keyboard_comes_to_by_a_move_is_looked_at_and_the_answer_stands(self, gaul: Stage) -> None:
        gaul.ask("stage.go_to('wheat')")
        gaul.settled()
        gaul.thing("take 1").focus()
        gaul.page.keyboard.press("Enter")
        wait_until(gaul.page, lambda: gaul.beat() == "reach" and not gaul.ask("stage.watching"))
        gaul.settled()
        there = gaul.page.evaluate(FOCUS)["id"]
        looked = f"[one.action for one in stage.drawn.pieces() if one.id == {there!r}] == [stage.hovered]"
        wait_until(gaul.page, lambda: gaul.ask(looked))
        assert "joins the Gaul row" in gaul.says()

    def test_with_reduced_motion_nothing_glides(self, gaul: Stage) -> None:
        gaul.ask("stage.go_to('wheat')")
        gaul.settled()
        gaul.click("take 1")
        wait_until(gaul.page, lambda: gaul.beat() == "reach")
        running = "(node) => node.getAnimations({ subtree: true }).map((one) => one.effect.getTiming().duration)"
        assert [one for one in gaul.root.evaluate(running) if isinstance(one, int | float) and one > 1] == []


class TestSteps:
    """The dots of the lesson's steps lead back to what was done, and on again."""

    def test_by_mouse_and_by_keyboard(self, gaul: Stage) -> None:
        dots = gaul.root.get_by_role("list", name="Steps")
        gaul.click("take 3")
        wait_until(gaul.page, lambda: gaul.beat() == "range")
        dots.get_by_role("button", name="Step 1, done").click()
        wait_until(gaul.page, lambda: gaul.beat() == "third")
        dots.get_by_role("button", name="Step 2").focus()
        gaul.page.keyboard.press("Enter")
        wait_until(gaul.page, lambda: gaul.beat() == "range")
        assert gaul.page.evaluate(FOCUS)["inside"]

    def test_the_second_half_of_a_double_click_skips_nothing(self, gaul: Stage) -> None:
        gaul.thing("take 3").dblclick(force=True)
        wait_until(gaul.page, lambda: gaul.beat() == "range")
        gaul.settled()
        assert gaul.beat() == "range"
        gaul.thing("take 1").click(force=True)
        wait_until(gaul.page, lambda: "Press Continue" in gaul.says())
        assert gaul.beat() == "range", "a rule is not passed over by a press on the board"
        gaul.ask("stage.go_to('row') or [stage.answer(key) and stage.go_on() for key in ('take 3', 'take 6')]")
        gaul.root.get_by_role("textbox").fill("3")
        gaul.command("check").click()
        gaul.command("continue").dispatch_event("click", {"detail": 2, "bubbles": True})
        gaul.settled()
        assert gaul.beat() == "row", "and no answer is passed over by a second press in the bar"


class TestState:
    """What the stage shows is so."""

    def test_a_kernel_that_is_restarted_is_told(self, open_lesson: OpenLesson, watch: Watch) -> None:
        stage = Stage(open_lesson(GAUL, width=LARGE[0], height=LARGE[1]))
        stage.page.evaluate(RESTART)
        expect(stage.root.get_by_role("alert")).to_be_visible()
        watch.problems.clear()

    @pytest.mark.thorough
    def test_after_a_reload_one_goes_on_at_the_same_beat(self, open_lesson: OpenLesson) -> None:
        stage = Stage(open_lesson(GAUL, width=LARGE[0], height=LARGE[1]))
        stage.click("take 3")
        wait_until(stage.page, lambda: stage.beat() == "range")
        coach = stage.part("coach").locator(".rs-coach-one").inner_text()
        stage.page.reload()
        expect(stage.root).to_be_visible()
        expect(stage.part("coach").locator(".rs-coach-one")).to_have_text(coach)
        run_all(stage.page)
        expect(stage.part("coach").locator(".rs-coach-one")).to_have_text(coach)


WHOLE = """(node) => node.scrollHeight <= node.clientHeight + 2 && node.scrollWidth <= node.clientWidth + 2"""


HALVES = ("armorica/4-winter", "discordia/6-aqueduct-and-shortage", "provincia/4-playing-cards")


@pytest.mark.parametrize("name", HALVES)
def test_in_half_of_a_window_task_and_board_are_whole(open_lesson: OpenLesson, name: str) -> None:
    """The plot is behind a tab, where it is seen, too."""
    stage = Stage(open_lesson(name, width=960, height=940))
    task, board = stage.root.locator(".rs-coach-one"), stage.part("board")
    for width, height in ((960, 940), (900, 720)):
        stage.page.set_viewport_size({"width": width, "height": height})
        wait_until(stage.page, lambda: task.evaluate(WHOLE) and board.evaluate(WHOLE))
    stage.part("plot").get_by_role("tab", name="Plot").click()
    expect(board).to_be_hidden()
    words, panel = stage.root.locator("[data-part='plot'] .rs-figure text"), stage.root.locator(".rs-side-panel")
    wait_until(stage.page, lambda: words.count() > 3 and all(inside(box(word), box(panel)) for word in words.all()))


@pytest.mark.parametrize("name", HALVES)
def test_on_a_low_laptop_all_of_it_is_in_sight(open_lesson: OpenLesson, name: str) -> None:
    stage = Stage(open_lesson(name, width=1366, height=650))
    board = stage.part("board")
    for height in (650, 620):
        stage.page.set_viewport_size({"width": 1366, "height": height})
        wait_until(stage.page, lambda: board.evaluate(WHOLE) and inside(box(stage.root), stage.page.evaluate(PORT)))
        for part in PARTS:
            assert inside(box(stage.part(part)), box(stage.root)), part
        assert stage.part("coach").locator(".rs-coach-one").evaluate(WHOLE)


@pytest.mark.thorough
@pytest.mark.parametrize("width", [900, 600, 360])
def test_what_is_said_is_read_whole_at_any_width(gaul: Stage, width: int) -> None:
    gaul.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    gaul.page.set_viewport_size({"width": width, "height": 740})
    wait_until(gaul.page, lambda: box(gaul.root)[2] <= width + 1)
    gaul.click("take 4")
    wait_until(gaul.page, lambda: "you have" in gaul.says())
    for line in ("coach-one", "answer-one", "answer-two", "answer-say", "answer-controls", "side-tabs"):
        assert gaul.root.locator(f".rs-{line}").evaluate(WHOLE), line


def test_who_presses_the_name_of_a_row_that_waits_tries_a_card_of_it(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("armorica/1-setup-and-cards"))
    stage.ask("stage.go_to('early') or stage.watch_on()")
    stage.settled()
    stage.root.locator(".rs-tab > .rs-docked .rs-zone-title").click()
    expect(stage.part("answer")).to_contain_text("Not now.")
    expect(stage.root.locator(".rs-docked .rs-refused")).to_have_count(1)
    wait_until(stage.page, lambda: stage.ask("stage.beat.id") == "second")


@pytest.mark.thorough
def test_what_counts_is_in_sight_at_any_size(open_cells: Callable[..., Page]) -> None:
    """The row and all of one's own at 600 pixels, which row it is at 360, and how a game ended where it is low."""
    boards = 'import rulesim\nfrom widgets import Table\nfor game in ("armorica", "discordia"):\n'
    boards += "    display(Table(rulesim.new_game(game, 2)))"  # their sheets are the last on the page
    page = open_cells('from widgets import Stage\nstage = Stage("armorica/setup")\nstage', boards)
    run_all(page)
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    stage = Stage(page)

    def at(beat: str, width: int, height: int) -> None:
        stage.ask(f"stage.go_to({beat!r}) or stage.watch_on()")
        page.set_viewport_size({"width": width, "height": height})
        wait_until(page, lambda: width - 130 < box(stage.root)[2] <= width + 1)
        stage.settled()

    def all_inside(parts: Locator, around: Locator) -> None:
        wait_until(page, lambda: parts.count() and all(inside(box(one), box(around)) for one in parts.all()))

    at("gaul", 600, 900)
    for part in (".rs-tabbed > .rs-grid .rs-card", ".rs-overlap .rs-piece", ".rs-overlap .rs-blocks"):
        all_inside(stage.root.locator(part), stage.part("board"))
    at("roman", 360, 740)
    active = stage.root.locator(".rs-tab-on")
    expect(active).to_have_text("Roman row")
    all_inside(active, stage.root.locator(".rs-tabs"))
    at("phases", *SMALL)
    panel = stage.root.locator(".rs-side-panel")
    all_inside(panel.locator("table"), panel)
    expect(panel.locator(".rs-side-figure")).to_be_hidden()


def narrow_stage(open_cells: Callable[..., Page], lesson: str, beat: str) -> Stage:
    """A beat in a narrow window, with nothing of Lab beside it."""
    page = open_cells(f'from widgets import Stage\nstage = Stage("{lesson}")\nstage')
    page.set_viewport_size({"width": 600, "height": 900})
    run_all(page)
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    stage = Stage(page)
    stage.ask(f"stage.go_to({beat!r})")
    return stage


@pytest.mark.thorough
@pytest.mark.parametrize(("lesson", "size"), [("5-end-and-scoring", (600, 800)), ("8-scoring-laboratory", (450, 844))])
def test_on_a_narrow_page_all_of_the_board_is_in_sight(
    open_lesson: OpenLesson, lesson: str, size: tuple[int, int]
) -> None:
    stage = Stage(open_lesson(f"armorica/{lesson}", width=size[0], height=size[1]))
    at_rest(stage)
    strips, words = (
        stage.root.locator(".rs-strips"),
        ".rs-total, .rs-zone-title, .rs-tag, .rs-tab-note, .rs-blocks-words",
    )
    assert [part.evaluate(WHOLE) for part in (stage.part("board"), strips)] == [True, True]
    for zone in stage.root.locator(".rs-zone").all():
        cut = [
            one.inner_text() for one in zone.locator(f":is({words}):visible").all() if not inside(box(one), box(zone))
        ]
        assert cut == []


def test_what_a_hint_means_is_brought_into_sight(open_cells: Callable[..., Page]) -> None:
    stage = narrow_stage(open_cells, "provincia/playing", "short")
    stage.page.set_viewport_size({"width": 600, "height": 720})
    stage.root.locator("[data-tab='plot']").click()
    for _ in range(3):
        stage.command("hint").click()
        stage.settled()
    wait_until(stage.page, lambda: inside(box(stage.root.locator(".rs-hinted")), box(stage.part("board"))))


@pytest.mark.thorough
def test_all_that_answers_a_question_is_in_sight_when_it_is_asked(open_cells: Callable[..., Page]) -> None:
    stage = narrow_stage(open_cells, "armorica/setup", "phases")
    stage.page.set_viewport_size({"width": 600, "height": 720})
    board = stage.part("board")
    wait_until(stage.page, lambda: board.evaluate("(node) => { node.scrollTop = 99; return node.scrollTop; }") > 20)
    stage.command("continue").click()
    wait_until(stage.page, lambda: stage.beat() == "first-row" and inside(box(stage.thing("pass")), box(board)))


@pytest.mark.thorough
def test_on_a_low_phone_all_of_ones_own_is_in_sight_with_what_would_join_a_set(open_lesson: OpenLesson) -> None:
    page = open_lesson("play", width=360, height=740)
    begun = "from rulesim import bots; stage = Out[1].new_game('armorica', 3, others='greedy', seed=2); "
    assert not execute(page, begun + "bots.play(stage.session, 'greedy', 3); stage.session.goto(111)")
    stage = Stage(page)
    expect(stage.part("coach")).to_contain_text("Turn 8 of 8")
    at_rest(stage)
    display = stage.root.locator(".rs-overlap > .rs-grid")
    assert display.locator(".rs-piece").count() == 13
    assert stage.part("board").evaluate(WHOLE)
    assert box(stage.part("board"))[3] <= box(stage.part("answer"))[1]
    page.keyboard.press("Shift")
    stage.root.locator(".rs-tabbed .rs-card.rs-legal").first.focus()
    joins = display.locator(".rs-joins > .rs-face")
    wait_until(page, lambda: joins.count() and inside(box(joins), box(display)))


@pytest.mark.thorough
@pytest.mark.parametrize("lesson", ["4-winter", "5-end-and-scoring", "7-three-rulebooks"])
def test_on_a_low_phone_all_of_ones_own_is_in_sight_at_each_step(open_lesson: OpenLesson, lesson: str) -> None:
    stage = Stage(open_lesson(f"armorica/{lesson}", width=360, height=740))
    board, answer = stage.part("board"), stage.part("answer")
    for beat in stage.ask("[beat.id for beat in stage.plan.beats]"):
        stage.ask(f"stage.go_to({beat!r})")
        if stage.ask("stage.beat.kind") == "drill":
            stage.ask(ANSWER)
        at_rest(stage)
        assert board.evaluate(WHOLE), beat
    stage.page.set_viewport_size({"width": 360, "height": 640})
    wait_until(stage.page, lambda: box(answer)[3] <= stage.page.evaluate(PORT)[3])
    at_rest(stage)
    assert board.evaluate(WHOLE) or stage.ask("stage.beat.kind") != "drill"


@pytest.mark.thorough
def test_what_the_others_have_lies_within_their_strips_and_apart(open_cells: Callable[..., Page]) -> None:
    stage = narrow_stage(open_cells, "armorica/scoring", "win")
    page = stage.page
    wait_until(page, lambda: box(stage.root)[2] - box(stage.root)[0] > 460)
    strips = stage.root.locator(".rs-strip")
    expect(strips).to_have_count(2)
    stage.settled()
    for strip in strips.all():
        signs, sums = map(box, (strip.locator(".rs-grid"), strip.locator(".rs-totals")))
        assert inside(sums, box(strip)) and signs[3] <= sums[1] + 1, "signs lie above sums"
        assert all(inside(box(sign), signs) for sign in strip.locator(".rs-signed:visible").all())
    page.set_viewport_size({"width": 360, "height": 740})
    wait_until(page, lambda: box(stage.root)[2] <= 361)
    for strip in strips.all():
        assert all(inside(box(one), box(strip)) for one in strip.locator(":is(.rs-total, .rs-signed):visible").all())


@pytest.mark.thorough
def test_seventeen_cards_of_another_lie_beside_their_sums(open_cells: Callable[..., Page]) -> None:
    page = open_cells("""from rulesim import bots
from widgets.free_play import FreeGame
stage = FreeGame("armorica", 3, others="greedy", seed=21)
stage""")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    run_all(page)
    stage = Stage(page)
    stage.ask("len(bots.play(stage.session, bots.level('greedy'), 1).log)")
    strip = stage.root.locator(".rs-strip").first
    expect(strip.locator(".rs-signed")).to_have_count(17)
    stage.settled()
    gap = box(strip.locator(".rs-total").first)[0] - box(strip.locator(".rs-signed").last)[2]
    assert gap >= 4


@pytest.mark.thorough
def test_a_card_that_would_begin_a_set_is_seen_whole_where_there_is_no_room(open_cells: Callable[..., Page]) -> None:
    stage = narrow_stage(open_cells, "armorica/winter", "feast")
    stage.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    stage.ask("""[
        (crowd := __import__("widgets.lessons").lessons.start("armorica", "lesson-feast", displays=[
            ["N[w2 a3]", *["Y[w1 a1]"] * 11], *stage.session.state.to_dict()["displays"][1:]])),
        stage.sit(stage.course.asked_about(stage.beat, crowd, stage.session.revision + 1)),
        stage.begin_beat(), 0][-1]""")
    at_rest(stage)
    stage.thing("take 1").hover()
    coming = stage.root.locator(".rs-piece.rs-begins")
    expect(coming).to_be_visible()
    assert box(coming)[2] <= box(stage.part("board").locator(".rs-overlap"))[2] + 1


@pytest.mark.thorough
def test_what_many_cards_come_to_is_read_on_a_phone(open_cells: Callable[..., Page]) -> None:
    stage = narrow_stage(open_cells, "armorica/first-game", "last")
    assert not execute(stage.page, "from rulesim import bots")
    stage.page.set_viewport_size({"width": 390, "height": 844})
    at_rest(stage)
    blocks, card = stage.root.locator(".rs-blocks"), stage.thing("take 4")
    assert stage.ask("len(stage.session.state.displays[0])") > 12 and blocks.evaluate(WHOLE)
    card.hover()
    expect(blocks).to_contain_text("With it")
    assert blocks.evaluate(WHOLE)
    expect(stage.root.locator(".rs-stairs:has(+ .rs-begins) > .rs-stairs-sum")).to_be_hidden()
    stage.ask("len(bots.play(stage.session, 'greedy', 1).log)")
    last = stage.root.locator(".rs-overlap .rs-piece").last
    wait_until(stage.page, lambda: stage.ask("stage.session.state.is_over") and last.is_visible())
    for width, height in ((390, 844), (600, 900)):
        stage.page.set_viewport_size({"width": width, "height": height})
        at_rest(stage)
        wait_until(
            stage.page, lambda: stage.root.locator(".rs-overlap > .rs-grid").evaluate(WHOLE) and blocks.evaluate(WHOLE)
        )


@pytest.mark.thorough
def test_the_mark_of_a_player_covers_no_sum(open_cells: Callable[..., Page]) -> None:
    stage = narrow_stage(open_cells, "armorica/editions", "add-up")
    stage.ask("[stage.answer(part.number) and stage.go_on() for part in stage.run.asked.parts[:-1]]")
    stage.ask("stage.answer('display-4')")
    strip = stage.root.locator("[data-zone='display-4']")
    expect(strip.locator(".rs-mark-whole[data-state='right']").first).to_be_visible()
    for width, height in (SMALL, (600, 900)):
        stage.page.set_viewport_size({"width": width, "height": height})
        mark = 32 * float(strip.evaluate("(node) => node.currentCSSZoom"))
        wait_until(stage.page, lambda mark=mark: box(strip.locator(".rs-totals"))[2] <= box(strip)[2] - mark)


ANSWER = """len([(stage.answer(*stage.run.part.answer), stage.run.is_last or stage.go_on())
    for _ in stage.run.asked.parts])"""


@pytest.mark.thorough
def test_a_question_and_the_way_on_are_whole_where_there_is_little_width(open_cells: Callable[..., Page]) -> None:
    stage = narrow_stage(open_cells, "armorica/laboratory", "repeats")
    own, row = (stage.root.locator(f".rs-{one}") for one in ("overlap", "tabbed"))
    sign, number = own.locator(".rs-band svg").first, own.locator(".rs-ruler").first
    wait_until(stage.page, lambda: number.is_visible() and box(sign)[2] <= box(number)[0] + 1)
    stage.ask(ANSWER)
    expect(own.locator(".rs-stairs-sum strong")).to_have_count(3)
    sums, sets = (list(map(box, own.locator(one).all())) for one in (".rs-stairs-sum strong", ".rs-set"))
    assert all(one[2] <= after[0] + 1 for one, after in zip(sums, sets[1:], strict=False))
    names = [box(one) for one in own.locator("[data-last] .rs-suit:visible").all()]
    assert all(one[2] <= one[0] + 1 or one[2] <= max(each[2] for each in sets if each[0] < one[0]) for one in names)
    stage.ask("stage.go_to('clock-four')")
    stage.ask(ANSWER)
    wait_until(stage.page, lambda: inside(box(row.locator(".rs-deck")), box(row)))
    assert inside(box(own), box(stage.part("board")))
    stage.page.set_viewport_size({"width": 400, "height": 700})
    stage.ask("stage.go_to('repeats')")
    stage.ask(ANSWER)
    wait_until(stage.page, lambda: own.locator(".rs-set").count() == 3 and own.locator(".rs-grid").evaluate(WHOLE))
    stage.ask("stage._end()")
    card = stage.root.locator(".rs-finish")
    wait_until(stage.page, lambda: inside(box(card.locator("a.rs-stage-main")), box(card)))
    stage.page.set_viewport_size({"width": 600, "height": 720})
    flat = "(all) => all.filter((one) => one.clientWidth > 1.2 * one.clientHeight).length"
    wait_until(stage.page, lambda: card.locator(".rs-portrait").evaluate_all(flat) == 0)


@pytest.mark.thorough
@pytest.mark.parametrize(("lesson", "beat"), [("roman", "nothing"), ("examples", "plan")])
def test_what_a_question_is_answered_from_is_in_sight_on_a_phone(
    open_cells: Callable[..., Page], lesson: str, beat: str
) -> None:
    stage = narrow_stage(open_cells, f"armorica/{lesson}", beat)
    stage.page.set_viewport_size({"width": 360, "height": 740})
    stage.settled()
    cards = stage.root.locator(".rs-tabbed > .rs-grid .rs-card, .rs-overlap .rs-piece")
    wait_until(stage.page, lambda: all(inside(box(one), box(stage.part("board"))) for one in cards.all()))


@pytest.mark.thorough
def test_the_frame_of_a_card_that_is_chosen_is_whole_where_nothing_lies_below_the_row(
    open_cells: Callable[..., Page],
) -> None:
    stage = narrow_stage(open_cells, "armorica/roman", "gates")
    stage.page.set_viewport_size({"width": 1440, "height": 900})
    stage.ask("stage.answer(*stage.run.part.answer)")
    chosen = stage.root.locator(".rs-tabbed > .rs-grid .rs-card[data-state='right']")
    expect(chosen).to_be_visible()
    stage.settled()
    assert box(chosen)[3] + 4 <= box(stage.root.locator(".rs-tabbed > .rs-grid"))[3]


@pytest.mark.thorough
def test_a_refusal_and_its_rule_are_whole_where_there_is_little_width(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("armorica/3-roman-immigration", width=600, height=900))
    stage.click("take 2")
    expect(stage.root.locator(".rs-cell[data-state='no']")).to_be_visible()
    for width in (600, 400):
        stage.page.set_viewport_size({"width": width, "height": 900})
        parts = stage.root.locator(".rs-cell, .rs-coach, .rs-tabbed > .rs-grid")
        wait_until(stage.page, lambda parts=parts: parts.evaluate_all(f"(all) => all.every({WHOLE})"))


@pytest.mark.thorough
def test_every_name_on_a_card_is_whole(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("armorica/3-roman-immigration", width=LARGE[0], height=LARGE[1]))
    names = stage.root.locator(".rs-suit:visible")
    expect(names.get_by_text("bureaucrat")).to_be_visible()
    assert names.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0


def at_rest(stage: Stage) -> tuple[dict[str, list[int]], list[list[int]]]:
    """Where every piece lies when nothing is on its way; and the answer bar with each of its parts."""
    bar = stage.part("answer")

    def places() -> tuple[dict[str, list[int]], list[list[int]]]:
        return stage.pieces(), [box(bar), *map(box, bar.locator(":scope > :visible").all())]

    found = [places()]

    def still() -> bool:
        stage.page.wait_for_timeout(200 * SLOW)
        found.append(places())
        return found[-1] == found[-2]

    stage.settled()
    wait_until(stage.page, still)
    return found[-1]


@pytest.mark.thorough
def test_a_board_is_as_large_as_it_can_be_though_something_glides(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("armorica/5-end-and-scoring", width=SMALL[0], height=SMALL[1]))
    stage.page.emulate_media(reduced_motion="no-preference")
    for beat in ("cut", "next"):
        stage.ask(f"stage.go_to({beat!r})")
        at_rest(stage)
    expect(stage.part("board")).to_have_css("zoom", "0.9")


@pytest.mark.thorough
def test_long_choices_are_read_whole_on_a_narrow_stage_and_move_nothing(open_cells: Callable[..., Page]) -> None:
    stage = narrow_stage(open_cells, "discordia/setup", "first-place")
    choices = stage.root.locator(".rs-answer-choice")
    keys = stage.ask("[choice['key'] for choice in stage.frame['choices']]")
    expect(choices).to_have_count(len(keys))
    assert len(keys) > 2
    before, bar = at_rest(stage)
    assert all(inside(box(one), bar[0]) for one in choices.all())
    assert inside(box(stage.root.locator(".rs-map")), box(stage.part("board"))), "choices cut nothing off the map"
    right = stage.ask("stage.run.part.answer[0]")
    for answer in (next(key for key in keys if key != right), right):
        stage.ask(f"stage.answer({answer!r})")
        expect(stage.part("answer")).to_contain_text(stage.ask("stage.frame['answer']['title']"))
        after, bar_after = at_rest(stage)
        assert {id: after[id] for id in before if after.get(id) != before[id]} == {}
        assert bar_after == bar


@pytest.mark.thorough
def test_what_goes_on_from_choices_is_in_the_corner_on_a_phone(open_cells: Callable[..., Page]) -> None:
    stage = narrow_stage(open_cells, "discordia/decrees", "ex10")
    stage.page.set_viewport_size({"width": 390, "height": 844})
    for beat in ("ex10", "four-decrees"):  # of several answers, of one
        stage.ask(f"stage.go_to({beat!r})")
        bar, check = at_rest(stage)[1][0], [box(one) for one in stage.root.locator("[data-command='check']").all()]
        stage.ask("stage.answer(*stage.run.part.answer)")
        expect(stage.command("continue")).to_be_visible()
        assert at_rest(stage)[1][0] == bar
        found = box(stage.command("continue"))
        assert check in ([found], []) and bar[2] - found[2] < 24 and bar[3] - found[3] < 16


@pytest.mark.thorough
def test_a_hint_and_its_rule_move_no_choice(open_cells: Callable[..., Page]) -> None:
    page = open_cells('from widgets import Stage\nstage = Stage("discordia/examples")\nstage')
    run_all(page)
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    stage = Stage(page)
    for width, height in (SMALL, (600, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for beat in ("x4", "x7"):
            stage.ask(f"stage.go_to({beat!r})")
            stage.command("hint").hover()
            at_rest(stage)
            pressed = [*stage.root.locator(".rs-answer-choice").all(), stage.command("check")]
            before = [box(one) for one in pressed]
            stage.command("hint").click()
            expect(stage.part("answer").locator("[data-command='why']")).to_be_visible()
            assert [box(one) for one in pressed] == before
            assert all(inside(one, box(stage.part("answer"))) for one in before)


@pytest.mark.thorough
def test_why_a_rule_is_not_the_one_is_read_whole_beside_four_choices(open_cells: Callable[..., Page]) -> None:
    page = open_cells('from widgets import Stage\nstage = Stage("discordia/side-actions")\nstage')
    run_all(page)
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    stage = Stage(page)
    stage.ask("stage.go_to('boat-six')")
    choices = stage.root.locator(".rs-answer-choice")
    expect(choices).to_have_count(4)
    before = at_rest(stage)[1][0], [box(one) for one in choices.all()]
    stage.ask("stage.answer('discordia.special.match')")
    expect(stage.root.locator(".rs-answer-two")).to_contain_text("barracks")
    assert (at_rest(stage)[1][0], [box(one) for one in choices.all()]) == before
    assert stage.root.locator(".rs-answer-two").evaluate(WHOLE)


COMES = """() => new Promise((done) => requestAnimationFrame(() => {
    const line = Object.assign(document.createElement('span'), { className: 'rs-line' });
    document.querySelector(".rs-side .rs-panels").append(line);
    requestAnimationFrame(() => requestAnimationFrame(done)); }))"""


@pytest.mark.thorough
def test_where_a_line_comes_little_is_styled_anew(open_lesson: OpenLesson) -> None:
    """Else each move, and each look at one, would wait for all of the board."""
    page = open_lesson("discordia/3-main-actions", width=LARGE[0], height=LARGE[1])
    at_rest(Stage(page))
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.evaluate(COMES)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [one["args"]["elementCount"] for one in events if "elementCount" in one["args"]]
    assert 0 < sum(styled) < page.locator(f"{STAGE} *").count() / 4
    assert page.locator(".jp-CodeCell[data-stage] .jp-OutputArea-child[data-stage]").count() == 1
    assert page.locator(".jp-OutputArea-child[data-stage] > .jp-OutputPrompt:visible").count() == 0
