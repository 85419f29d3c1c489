"""The table in a real browser, on a page of its own without Jupyter.

The page gets a model with the five methods a widget's model has; what it saves goes to a real :class:`~widgets.Table`
in Python, whose answers come back. So every click is proved at both ends.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

import rulesim
from rulesim import Session
from rulesim.armorica import position
from tests.browser.lab import PATIENCE, wait_until
from tests.browser.look import axe
from widgets import Table
from widgets.art import board_style, module_of
from widgets.scenes import Count, Face, Line, Notice, Panel, Piece, Scene, Zone

TRAITS = ("scene", "words", "intent", "pointed", "seen", "error")
DISPLAY = ["N[w2 a3]", "Y[w1 o1]", "B[o1 g1]"]
ROW = ["N[w1 g1]", "W[o1 c2]", "B[g1 a2]", "Y[w1 s1 a1]", "R[o1 s1 c1]", "G[s2 c1]"]
RED, GREEN, YELLOW = "R[o1 s1 c1]", "G[s2 c1]", "Y[w1 s1 a1]"
EVIL = '<img src=x onerror="window.hacked=1">'

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table</title>
<link rel="stylesheet" href="/table.css">
<style>body { margin: 16px; background: %(ground)s; overflow-y: scroll }
h1, h2 { position: absolute; clip-path: inset(50%%) }</style></head>
<body data-jp-theme-light="%(light)s"><main><h1>Game</h1><h2>Board</h2></main>
<script type="application/json">%(values)s</script>
<script type="module">
import table from "/table.js";
const values = JSON.parse(document.querySelector("script").textContent);
const watching = new Map();
const changed = new Set();
window.saved = [];
window.model = {
  get: (name) => values[name],
  set(name, value) { values[name] = value; changed.add(name); },
  on(name, callback) { watching.set(name, [...(watching.get(name) ?? []), callback]); },
  off(name, callback) { watching.set(name, watching.get(name).filter((other) => other !== callback)); },
  async save_changes() {
    const news = Object.fromEntries([...changed].map((name) => [name, values[name]]));
    changed.clear();
    window.saved.push(news);
    if (!window.offline) window.receive(await window.toPython(news));
  },
};
window.watched = () => [...watching.values()].flat().length;
window.receive = (answer) => {
  for (const [name, value] of Object.entries(answer)) values[name] = value;
  for (const name of Object.keys(answer)) for (const callback of watching.get("change:" + name) ?? []) callback();
};
window.leaked = [];
document.addEventListener("keydown", (event) => window.leaked.push(event.key));
window.end = table.render({ model: window.model, el: document.querySelector("main") });
window.ready = true;
</script></body></html>"""


INSIDE = """(node, around) => {
    const [one, all] = [node, node.closest(around)].map((part) => part.getBoundingClientRect());
    return one.left >= all.left && one.right <= all.right && one.top >= all.top && one.bottom <= all.bottom; }"""


class Board:
    """A page with a table on it, and the table in Python it talks to."""

    def __init__(self, page: Page, source: Table | Scene) -> None:
        self.page = page
        self.table = source if isinstance(source, Table) else None
        self.game = source.session.game if isinstance(source, Table) else source.game
        if self.game not in rulesim.games():
            self.game = "armorica"  # whose words a scene that is made up gets, too
        self.root = page.locator(".rs-table")
        self.notice = page.locator(".rs-notice")
        self.live = page.locator('.rs-table [role="status"]')
        self.tip = page.locator(".rs-tip")
        self.drawer = page.locator(".rs-drawer")

    def piece(self, id: str) -> Locator:
        return self.page.locator(f"[data-id='{id}']")

    def zone(self, id: str) -> Locator:
        return self.page.locator(f"[data-zone='{id}']")

    def ids(self) -> list[str]:
        """The ids of all pieces on it."""
        return sorted(self.page.evaluate("[...document.querySelectorAll('.rs-piece')].map((node) => node.dataset.id)"))

    def in_focus(self) -> str | None:
        """What has the focus, as soon as something has: while the board is laid out, the board itself has it."""
        return self.page.evaluate(IN_FOCUS)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focus(self, id: str) -> None:
        self.piece(id).focus()

    def close_notice(self) -> None:
        """Press its button without the mouse, which takes longer: for one of many notices."""
        self.notice.get_by_role("button", name="Close").dispatch_event("click")
        expect(self.notice).to_have_count(0)

    def answer(self, news: dict[str, Any]) -> dict[str, Any]:
        """What Python does with what the page has saved, and the traits that changed by it; nothing without a table."""
        if self.table is None:
            return {}
        before = {name: getattr(self.table, name) for name in TRAITS}
        self.table.set_state({name: news[name] for name in ("pointed", "intent") if name in news})
        assert self.table.dropped == 0
        after = {name: getattr(self.table, name) for name in ("error", "seen", "scene")}
        return {name: value for name, value in after.items() if value != before[name]}

    def push(self) -> None:
        """Send the page what has changed in Python by itself."""
        assert self.table is not None
        news = {name: getattr(self.table, name) for name in ("error", "seen", "scene")}
        self.page.evaluate("(news) => window.receive(news)", news)


OpenBoard = Callable[..., Board]


class Sheet:
    """A page to put one board after the other on: opening a new page takes longer than most tests."""

    def __init__(self, chromium: Browser, motion: str) -> None:
        context = chromium.new_context(reduced_motion=motion)  # type: ignore[arg-type]
        context.set_default_timeout(1000 * PATIENCE)
        self.motion = motion
        self.page = context.new_page()
        self.board: Board | None = None
        self.html = ""
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda told: self.problems.append(told.text) if told.type == "error" else None)
        self.page.expose_function("toPython", self.answer)
        context.route("**", self.serve)

    def answer(self, news: dict[str, Any]) -> dict[str, Any]:
        assert self.board is not None
        return self.board.answer(news)

    def serve(self, route: Route) -> None:
        name = route.request.url.removeprefix("http://table.test/")
        assert self.board is not None
        parts = {
            "": ("text/html", lambda: self.html),
            "table.js": ("text/javascript", lambda: module_of("table.js", self.board.game)),
            "table.css": ("text/css", lambda: board_style(self.board.game)),
        }
        if name not in parts:
            self.problems.append(f"unexpected request: {route.request.url}")
            route.abort()
            return
        content_type, body = parts[name]
        route.fulfill(body=body(), content_type=content_type)

    def put(self, board: Board, facts: dict[str, str], width: int, height: int) -> None:
        """Load the page anew, with this board."""
        self.board, self.html = board, PAGE % facts
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.goto("http://table.test/")
        self.page.wait_for_function("window.ready")

    def clear(self) -> None:
        """Leave nothing of the board: no mouse on it, and no call on its way to Python that another would get."""
        self.page.mouse.move(0, 0)
        self.page.goto("about:blank")


@pytest.fixture
def open_board(chromium: Browser, spare_pages: list[Any]) -> Iterator[OpenBoard]:
    """``open_board(table or scene, width=, dark=, motion=)``; a script error or a stray request fails the test."""
    sheets: list[Sheet] = []
    problems: list[str] = []

    def open_(
        source: Table | Scene, *, width: int = 1120, height: int = 1000, dark: bool = False, motion: bool = False
    ) -> Board:
        how = "no-preference" if motion else "reduce"
        sheet = next((spare for spare in spare_pages if spare.motion == how), None)
        if sheet is None:
            sheet = Sheet(chromium, how)
        else:
            spare_pages.remove(sheet)
        sheets.append(sheet)
        sheet.problems = problems
        values: dict[str, Any] = {name: {} for name in TRAITS} | {"seen": 0, "error": ""}
        if isinstance(source, Table):
            values |= {name: getattr(source, name) for name in (*TRAITS, "style_of")}
        else:
            words = Table(rulesim.new_game("armorica", 2)).words
            values |= {"scene": source.to_dict(), "words": words, "style_of": "armorica"}
        facts = {
            "ground": "#111111" if dark else "#ffffff",
            "light": "false" if dark else "true",
            "values": json.dumps(values).replace("<", "\\u003c"),
        }
        board = Board(sheet.page, source)
        sheet.put(board, facts, width, height)
        return board

    yield open_
    for sheet in sheets:
        sheet.clear()
    spare_pages.extend(sheets)
    assert problems == []


@pytest.fixture
def table() -> Iterator[Table]:
    """The rulebook's example: Michael may take 1 (green) and 3 (yellow), not 2 (red)."""
    state = position(kind="selection", phase="roman", display=DISPLAY, row=ROW)
    made = Table(Session(state, names=["Michael", "Carmen", "Ben"]), title="Michael's choice")
    yield made
    made.close()


@pytest.fixture
def board(open_board: OpenBoard, table: Table) -> Board:
    return open_board(table)


def moves(table: Table) -> list[str]:
    return [str(entry.action) for entry in table.session.log if entry.seat >= 0]


def zone_of(board: Board, id: str) -> Zone:
    assert board.table is not None
    return next(zone for zone in board.table.drawn.zones if zone.id == id)


def middle(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2


class TestDrawing:
    def test_cards_show_colour_suit_letter_and_icons(self, board: Board) -> None:
        card = board.piece(GREEN)
        expect(card.locator(".rs-suit")).to_have_text("matron")
        expect(card.locator(".rs-band > svg")).to_have_attribute("data-icon", "sign-matron")
        expect(card.locator(".rs-portrait use")).to_have_count(1)
        rows = card.locator(".rs-icons")
        expect(rows).to_have_count(6)
        drawn = [
            (rows.nth(i).locator("svg").count(), "rs-none" in (rows.nth(i).get_attribute("class") or ""))
            for i in range(6)
        ]
        assert drawn == [(0, True), (0, True), (0, True), (2, False), (1, False), (0, True)]
        expect(card.locator(".rs-notch svg")).to_have_attribute("data-icon", "olives")

    def test_all_six_symbols_differ(self, board: Board) -> None:
        shapes = board.page.evaluate(
            """() => ["wheat", "grapes", "olives", "sheep", "gold", "amphorae"].map((name) =>
                [...document.querySelector(`.rs-rows [data-icon=${name}]`).children].map((s) => s.outerHTML).join())"""
        )
        assert len(set(shapes)) == 6
        assert all(shapes)

    def test_ruler_numbers_every_place_and_marks_reach_by_more_than_colour(self, board: Board) -> None:
        row = board.zone("roman-row")
        assert row.locator(".rs-cell-number").all_inner_texts() == ["6", "5", "4", "3", "2", "1"]
        ticks = row.locator(".rs-cell").evaluate_all("nodes => nodes.map((node) => !!node.querySelector('.rs-glyph'))")
        assert ticks == [False, False, False, True, False, True]

    def test_ruler_stands_below_its_cards(self, board: Board) -> None:
        row = board.zone("roman-row")
        cards = [middle(card) for card in row.locator(":scope > .rs-grid .rs-card").all()]
        assert [
            round(middle(cell) - card) for cell, card in zip(row.locator(".rs-cell").all(), cards, strict=True)
        ] == [0] * 6

    def test_the_waiting_row_lies_in_the_head_of_the_other(self, board: Board, table: Table) -> None:
        host = board.page.locator("[data-zone=roman-row] > .rs-zone-head [data-zone=gaul-row]")
        expect(host.locator(".rs-piece")).to_have_count(6)
        place = board.zone("roman-row").bounding_box()
        for action in ("take 1", "pass", "pass"):
            table.play(action)
        board.push()
        assert table.session.state.phase == "winter"
        expect(board.page.locator("[data-zone=gaul-row] > .rs-zone-head [data-zone=roman-row]")).to_have_count(1)
        notice, now = board.notice.bounding_box(), board.zone("gaul-row").bounding_box()
        assert place and now
        assert (now["x"], now["y"], now["width"]) == (place["x"], place["y"], place["width"])
        assert notice is None or now["height"] > place["height"]

    def test_a_waiting_card_is_refused_with_the_rule(self, board: Board) -> None:
        board.zone("gaul-row").locator(".rs-piece").first.click(force=True)
        expect(board.notice).to_contain_text("armorica.turn.phases")
        expect(board.page.locator("[data-zone=roman-row] > .rs-slot > .rs-notice")).to_have_count(1)

    def test_overlapped_cards_keep_all_icons_in_sight(self, board: Board) -> None:
        hidden = board.page.evaluate(
            """() => {
                const cards = [...document.querySelectorAll("[data-zone=display-1] .rs-piece")];
                return cards.slice(0, -1).flatMap((card, i) => {
                    const edge = cards[i + 1].getBoundingClientRect().left;
                    return [...card.querySelectorAll(".rs-icons:not(.rs-none) svg")]
                        .filter((icon) => icon.getBoundingClientRect().right > edge);
                }).length;
            }"""
        )
        assert hidden == 0
        first, second = (board.zone("display-1").locator(".rs-face").nth(i).bounding_box() for i in (0, 1))
        assert first and second
        assert second["x"] < first["x"] + first["width"]

    def test_bracket_spans_its_set(self, table: Table, open_board: OpenBoard) -> None:
        table.show = ["roman-row", "own", "brackets", "points"]
        table.refresh()
        board = open_board(table)
        zone = board.zone("display-1")
        expect(zone.locator(".rs-bracket")).to_have_text("3 colours · 6 VP")
        bracket = zone.locator(".rs-bracket").bounding_box()
        first, last = (zone.locator(".rs-piece").nth(i).bounding_box() for i in (0, 2))
        assert bracket and first and last
        assert abs(bracket["x"] - first["x"]) < 4
        assert abs(bracket["x"] + bracket["width"] - last["x"] - last["width"]) < 4
        assert bracket["y"] >= first["y"] + first["height"]

    def test_many_icons_become_a_number_and_an_unknown_symbol_its_letter(self, open_board: OpenBoard) -> None:
        face = Face(title="mule", colour="grey", letter="M", rows=(("gold", 7), ("zeal", 2)))
        token = Piece(id="t", kind="token", label="5 legions", text="legions", count=5)
        card = Piece(id="m", label="a mule", face=face)
        scene = Scene(game="other", title="Other", zones=(Zone(id="z", title="Zone", pieces=(card, token)),))
        board = open_board(scene)
        rows = board.piece("m").locator(".rs-icons")
        expect(rows.nth(0)).to_have_text("×7")
        expect(rows.nth(0).locator("svg")).to_have_count(1)
        expect(rows.nth(1).locator("svg text").first).to_have_text("Z")
        expect(board.piece("t")).to_contain_text("5legions")

    def test_empty_zone_has_words_and_no_empty_grid(self, open_board: OpenBoard) -> None:
        board = open_board(Scene(game="x", title="T", zones=(Zone(id="z", title="Zone", empty="Nothing here."),)))
        expect(board.zone("z")).to_contain_text("Nothing here.")
        expect(board.page.get_by_role("grid")).to_have_count(0)

    def test_scores_steps_and_log(self, table: Table, open_board: OpenBoard) -> None:
        lines = (
            Line(text="Try red", mark="done"),
            Line(text="Take green", mark="active"),
            Line(text="Win", mark="open"),
        )
        steps = Panel(id="steps", title="Steps", lines=lines)
        board = open_board(replace(table.drawn, panels=(steps, *table.drawn.panels)))
        told = board.page.locator("[data-panel=steps] li")
        assert [re.sub(r"\s+", " ", text) for text in told.all_inner_texts()] == [
            "done: Try red",
            "now: Take green",
            "to do: Win",
        ]
        assert told.locator("svg").count() == 3
        total = board.page.locator("[data-panel=scores] tr").last
        expect(total.locator("td")).to_have_text(["14", "1", "1"])
        expect(board.page.locator("[data-panel=log]")).to_contain_text("Nothing yet.")


class TestMouse:
    def test_legal_card_is_played_and_arrives(self, board: Board, table: Table) -> None:
        board.piece(GREEN).click()
        expect(board.notice).to_contain_text("Michael takes the green matron")
        expect(board.zone("display-1").locator(f"[data-id='{GREEN}']")).to_have_count(1)
        expect(board.zone("roman-row").locator(f"[data-id='{GREEN}']")).to_have_count(0)
        assert moves(table) == ["take 1"]

    def test_illegal_card_is_answered_beside_it(self, board: Board, table: Table) -> None:
        board.piece(RED).click(force=True)
        expect(board.notice).to_have_attribute("data-tone", "refused")
        expect(board.zone("roman-row").locator(".rs-notice")).to_contain_text("needs 2 grapes; you have 1")
        expect(board.notice).to_contain_text("armorica.roman.patrician-range · English rulebook")
        expect(board.piece(RED)).to_have_class(re.compile("rs-refused"))
        box, card = board.notice.bounding_box(), board.piece(RED).bounding_box()
        assert box and card
        assert 0 <= box["y"] - (card["y"] + card["height"]) < 90
        pointer = board.notice.evaluate("node => parseFloat(getComputedStyle(node).getPropertyValue('--rs-x'))")
        assert abs(box["x"] + pointer - middle(board.piece(RED))) < 3
        assert moves(table) == []

    def test_nearest_legal_choice_plays_at_a_click(self, board: Board, table: Table) -> None:
        board.piece(RED).click(force=True)
        board.notice.get_by_role("button", name="green matron, the rightmost card").click()
        expect(board.notice).to_have_attribute("data-tone", "played")
        expect(board.page.locator(".rs-refused")).to_have_count(0)
        assert moves(table) == ["take 1"]

    @pytest.mark.thorough
    def test_everything_can_be_attempted(self, board: Board, table: Table) -> None:
        attempts = [p.id for p in table.drawn.pieces()]
        for id in attempts:
            if id in (GREEN, YELLOW):
                continue
            board.piece(id).click(force=True)
            expect(board.notice).to_have_attribute("data-tone", "refused")
            board.notice.get_by_role("button", name="Close").click()
            expect(board.notice).to_have_count(0)
        assert moves(table) == []

    def test_double_click_plays_once(self, board: Board, table: Table) -> None:
        board.piece(GREEN).dblclick()
        expect(board.notice).to_contain_text("Michael takes the green matron")
        assert moves(table) == ["take 1"]

    def test_two_quick_clicks_play_one_move(self, board: Board, table: Table) -> None:
        board.page.evaluate(
            "(ids) => ids.forEach((id) => document.querySelector(`[data-id='${id}']`).click())", [GREEN, YELLOW]
        )
        expect(board.notice).to_contain_text("Too late.")
        assert moves(table) == ["take 1"]

    def test_hover_shows_what_would_happen_and_tells_python(self, board: Board, table: Table) -> None:
        board.piece(GREEN).hover()
        expect(board.tip).to_be_visible()
        expect(board.tip).to_contain_text("Score 14 → 23 VP")
        wait_until(board.page, lambda: table.hovered == "take 1")
        board.page.mouse.move(2, 2)
        expect(board.tip).to_be_hidden()
        wait_until(board.page, lambda: table.hovered is None)
        assert moves(table) == []

    def test_passing_over_many_cards_sends_only_where_the_mouse_rests(self, board: Board, table: Table) -> None:
        board.page.evaluate(
            """(ids) => ids.forEach((id) => document.querySelector(`[data-id='${id}']`).dispatchEvent(
                new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" })))""",
            [RED, YELLOW, GREEN],
        )
        board.page.wait_for_function("window.saved.length > 0")
        assert [s["pointed"]["action"] for s in board.page.evaluate("window.saved")] == ["take 1"]

    def test_tip_stays_while_the_pointer_is_on_it(self, board: Board) -> None:
        board.piece(GREEN).hover()
        expect(board.tip).to_be_visible()
        board.tip.hover()
        expect(board.tip).to_be_visible()
        board.focus(GREEN)
        board.press("Escape")
        expect(board.tip).to_be_hidden()

    def test_unanswered_intents_go_along_with_the_next(self, board: Board, table: Table) -> None:
        for action in ("take 1", "pass", "pass"):
            table.play(action)
        board.push()
        board.page.evaluate("window.offline = true")
        board.focus("gaul-deck")
        board.press("u", "u")
        board.page.evaluate("window.offline = false")
        board.press("u")
        wait_until(board.page, lambda: table.session.ply == 0)

    def test_waiting_is_shown_until_python_answers(self, board: Board) -> None:
        board.page.evaluate("window.offline = true")
        board.piece(GREEN).click()
        expect(board.piece(GREEN)).to_have_class(re.compile("rs-pending"))
        expect(board.root).to_have_attribute("aria-busy", "true")
        expect(board.root.locator(".rs-waits")).to_have_count(1)
        board.page.evaluate("window.offline = false")
        board.piece(RED).click(force=True)
        expect(board.root).not_to_have_attribute("aria-busy", "true")
        expect(board.page.locator(".rs-pending, .rs-waits")).to_have_count(0)

    def test_a_piece_that_is_dragged_elsewhere_is_pressed(self, board: Board, table: Table) -> None:
        mouse, home = board.page.mouse, board.piece(GREEN).bounding_box()
        assert home
        x, y = home["x"] + home["width"] / 2, home["y"] + home["height"] / 2

        def drag(to: tuple[float, float], *more: tuple[float, float]) -> None:
            mouse.move(x, y)
            mouse.down()
            for place in (to, *more):
                mouse.move(*place, steps=4)
            expect(board.piece(GREEN)).to_have_class(re.compile("rs-dragged"))
            mouse.up()
            expect(board.page.locator(".rs-dragged, .rs-dragged-from, .rs-dragging")).to_have_count(0)

        drag((x - 90, y + 150), (x + 5, y))
        drag((x, y + 60), (x, 5_000))
        assert table.session.ply == 0, "it was put back, or let go outside"
        drag((x - 90, y + 150))
        wait_until(board.page, lambda: table.session.ply > 0)
        table.undo()
        board.push()
        board.page.wait_for_timeout(600)  # it glides back
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 6, y + 4)
        mouse.up()
        wait_until(board.page, lambda: table.session.ply > 0)  # a hand that trembles has pressed

    def test_small_zone_opens_and_closes(self, open_board: OpenBoard) -> None:
        face = Face(title="mule", colour="grey", letter="M", rows=(("gold", 1),))
        small = Zone(id="display-2", title="Carmen", pieces=(Piece(id="m", label="a mule", face=face),), compact=True)
        board = open_board(Scene(game="other", title="Other", zones=(small,)))
        zone = board.zone("display-2")
        expect(zone.locator(".rs-rows").first).to_be_hidden()
        zone.get_by_role("button", name="Show the cards of Carmen").click()
        expect(zone.locator(".rs-rows").first).to_be_visible()
        expect(zone.get_by_role("button", name="Show Carmen as chips")).to_have_attribute("aria-expanded", "true")
        zone.get_by_role("button", name="Show Carmen as chips").click()
        expect(zone.locator(".rs-rows").first).to_be_hidden()


class TestKeyboard:
    def test_one_tab_stop_for_the_board_one_for_the_toolbar_one_for_a_button_in_a_head(self, board: Board) -> None:
        stops = board.page.locator('.rs-piece[tabindex="0"], .rs-tool[tabindex="0"]')
        expect(stops).to_have_count(3)
        board.press("Tab")
        assert board.in_focus() == "command-undo"
        board.press("Tab")
        assert board.in_focus() == "pass"
        board.press("Tab")
        assert board.in_focus() == YELLOW, "the first legal card"

    def test_arrows_walk_rows_and_lines(self, board: Board) -> None:
        board.focus(YELLOW)
        board.press("ArrowRight")
        assert board.in_focus() == RED
        board.press("End")
        assert board.in_focus() == GREEN
        board.press("ArrowRight")
        assert board.in_focus() == GREEN
        board.press("Home")
        assert board.in_focus() == "roman-deck"
        board.press("ArrowDown")
        assert board.in_focus() == "N[w2 a3]"
        board.press("ArrowUp")
        assert board.in_focus() == "roman-deck"
        board.press("ArrowUp")
        waiting = [piece.id for piece in zone_of(board, "gaul-row").pieces]
        assert board.in_focus() == waiting[0]
        board.press("ArrowRight")
        assert board.in_focus() == waiting[1]
        board.press("ArrowDown")
        assert board.in_focus() in {piece.id for piece in zone_of(board, "roman-row").pieces}

    def test_a_whole_turn_by_keyboard_alone(self, board: Board, table: Table) -> None:
        board.press("Tab", "Tab", "Tab", "ArrowRight", "Enter")
        expect(board.notice).to_contain_text("Not the red general.")
        board.press("ArrowRight", " ")
        expect(board.notice).to_contain_text("Michael takes the green matron")
        assert moves(table) == ["take 1"]
        board.press("u")
        expect(board.page.locator(".rs-status")).to_contain_text("Michael to choose")
        board.press("r")
        expect(board.page.locator(".rs-status")).to_contain_text("Carmen to choose")
        assert moves(table) == ["take 1"]

    @pytest.mark.parametrize("by_mouse", [False, True])
    def test_a_key_in_the_frame_after_an_answer_still_moves_the_focus(self, board: Board, by_mouse: bool) -> None:
        board.page.evaluate(HOLD_FRAMES)
        if by_mouse:
            board.piece(RED).click(force=True)
        else:
            board.focus(RED)
            board.press("Enter")
        expect(board.notice).to_contain_text("Not the red general.")
        board.press("ArrowRight")
        assert board.page.evaluate(LET_FRAMES_GO) > 0
        assert board.in_focus() == GREEN

    def test_focus_stays_at_its_place_in_the_row(self, board: Board, table: Table) -> None:
        board.focus(YELLOW)
        board.press("Enter")
        expect(board.page.locator(".rs-status")).to_contain_text("Carmen to choose")
        row = [p.id for p in table.drawn.zones[0].pieces]
        assert board.in_focus() == row[4], "the card that now lies where the yellow one lay"
        wait_until(board.page, lambda: table.hovered == table.drawn.zones[0].pieces[4].action)
        expect(board.page.locator('.rs-piece[tabindex="0"]')).to_have_count(1)

    def test_focus_survives_a_refusal_and_moves_by_others(self, board: Board, table: Table) -> None:
        board.focus(RED)
        board.press("Enter")
        expect(board.notice).to_be_visible()
        assert board.in_focus() == RED
        table.session.play("pass")
        board.push()
        assert board.in_focus() == RED

    def test_a_redraw_never_steals_the_focus(self, board: Board, table: Table) -> None:
        table.play("take 1")
        board.push()
        assert board.page.evaluate("document.activeElement === document.body")

    def test_no_plain_key_leaves_the_table(self, board: Board) -> None:
        board.focus(RED)
        for key in "abcdefghijklmnopqrstuvwxyzABX019.?/":
            board.press(key)
            board.press("Escape")
        board.press("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Enter", "Shift+Enter", "Delete")
        assert board.page.evaluate("window.leaked") == []
        board.page.evaluate("window.leaked = []")
        board.press("Control+s")
        assert "s" in board.page.evaluate("window.leaked")

    def test_m_lists_the_legal_moves(self, board: Board, table: Table) -> None:
        board.focus(RED)
        board.press("m")
        choices = board.drawer.get_by_role("button").filter(has=board.page.locator(".rs-choice-title"))
        expect(choices).to_have_count(3)
        expect(choices.nth(0)).to_be_focused()
        expect(choices.nth(0)).to_contain_text("Yellow farmer")
        expect(choices.nth(0)).to_contain_text("Score 14 → 19 VP")
        board.press("Escape")
        expect(board.drawer).to_be_hidden()
        assert board.in_focus() == RED
        board.press("m", "ArrowDown", "ArrowDown", "ArrowUp", "Enter")
        expect(board.notice).to_contain_text("Michael takes the green matron")
        expect(board.drawer).to_be_hidden()
        assert moves(table) == ["take 1"]
        assert board.in_focus() is not None

    def test_o_says_where_you_are(self, board: Board) -> None:
        board.focus(RED)
        board.press("o")
        said = (
            "Roman row, 6 of 7: Red general: 1 olive, 1 sheep, 1 gold; 2nd from the right; opens to grapes; out of "
            "reach. Turn 1 of 8 · Roman immigration · Michael to choose"
        )
        expect(board.live).to_have_text(said)
        expect(board.tip).to_have_text(said)

    def test_question_mark_lists_the_keys(self, board: Board) -> None:
        board.focus(RED)
        board.press("?")
        keys = board.drawer.locator("kbd").all_inner_texts()
        assert {"Arrows", "m", "o", "u", "r", "h", "?", "Esc"} <= set(keys)
        expect(board.drawer).to_be_focused()
        board.press("?")
        expect(board.drawer).to_be_hidden()
        assert board.in_focus() == RED

    def test_t_shows_the_text_twin_and_keeps_it_in_step(self, board: Board, table: Table) -> None:
        board.focus(RED)
        board.press("t")
        expect(board.drawer.locator("pre")).to_have_text(table.to_text())
        table.play("take 1")
        board.push()
        assert "Carmen to choose" in table.to_text()
        expect(board.drawer.locator("pre")).to_have_text(table.to_text())

    def test_escape_closes_the_answer(self, board: Board) -> None:
        board.focus(RED)
        board.press("Enter")
        expect(board.notice).to_be_visible()
        board.press("Escape", "Escape")
        expect(board.notice).to_have_count(0)
        assert board.in_focus() == RED

    def test_focus_shows_the_preview_and_a_ring(self, board: Board, table: Table) -> None:
        board.press("Tab", "Tab", "Tab")
        expect(board.tip).to_contain_text("Score 14 → 19 VP")
        wait_until(board.page, lambda: table.hovered == "take 3")
        style = (
            board.piece(YELLOW)
            .locator(".rs-face")
            .evaluate("node => [getComputedStyle(node).outlineStyle, getComputedStyle(node).outlineWidth]")
        )
        assert style == ["solid", "3px"]


class TestScreenReaders:
    def test_tree_names_everything(self, board: Board) -> None:
        tree = board.root.aria_snapshot()
        assert 'grid "Roman row"' in tree
        assert 'toolbar "Moves and commands"' in tree
        red = "Red general: 1 olive, 1 sheep, 1 gold; 2nd from the right; opens to grapes; out of reach"
        assert f'gridcell "{red}" [disabled]' in tree
        assert 'gridcell "Green matron: 2 sheep, 1 gold; the rightmost card; opens to olives; in reach"' in tree
        assert "table" in tree
        assert 'columnheader "Michael"' in tree
        assert 'button "Pass"' in tree

    def test_preview_is_the_description(self, board: Board) -> None:
        expect(board.piece(GREEN)).to_have_accessible_description(
            "Score 14 → 23 VP: sets +4, gold +1, sheep +4. 4 cards, 3 amphorae: lose 1 in winter. Reach: sheep 0 → 2"
        )

    def test_sets_are_the_description_of_a_display(self, board: Board) -> None:
        grid = board.zone("display-1").get_by_role("grid")
        expect(grid).to_have_accessible_description(
            "3 colours · 6 VP. Winter: 3 cards, 3 amphorae. Nobody goes hungry."
        )

    def test_every_change_is_announced(self, board: Board, table: Table) -> None:
        expect(board.live).to_be_empty()
        board.piece(RED).click(force=True)
        expect(board.live).to_contain_text("Not the red general.")
        expect(board.live).to_have_text(table.drawn.announce)
        board.piece(GREEN).click()
        expect(board.live).to_contain_text("Michael takes the green matron")
        expect(board.live).to_contain_text("joins the Roman row")
        expect(board.live).to_contain_text("Carmen to choose")
        board.page.get_by_role("button", name="Undo").click()
        expect(board.live).to_contain_text("Taken back.")

    def test_the_same_answer_is_announced_again(self, board: Board) -> None:
        board.piece(RED).click(force=True)
        expect(board.live).not_to_be_empty()
        first = board.live.evaluate("node => node.textContent")
        board.piece(RED).click(force=True)
        board.page.wait_for_function("(old) => document.querySelector('[role=status]').textContent !== old", arg=first)

    def test_drawing_alone_is_not_announced(self, board: Board, table: Table) -> None:
        board.piece(RED).click(force=True)
        expect(board.live).not_to_be_empty()
        said = board.live.evaluate("node => node.textContent")
        table.refresh()
        board.push()
        assert board.live.evaluate("node => node.textContent") == said
        expect(board.notice).to_have_count(1)

    def test_fault_is_an_alert(self, board: Board, table: Table) -> None:
        table.fault(RuntimeError("boom"))
        board.push()
        alert = board.page.get_by_role("alert")
        expect(alert).to_contain_text("RuntimeError: boom")

    def test_ids_are_unique_with_two_tables_on_a_page(self, board: Board) -> None:
        board.page.evaluate(
            """async () => {
                const { default: table } = await import("/table.js");
                table.render({ model: window.model, el: document.querySelector("main") });
            }"""
        )
        ids = board.page.evaluate("[...document.querySelectorAll('[id]')].map((node) => node.id)")
        assert len(ids) > 20
        assert len(ids) == len(set(ids))

    @pytest.mark.thorough
    @pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
    def test_axe_finds_nothing(self, open_board: OpenBoard, table: Table, dark: bool) -> None:
        board = open_board(table, dark=dark)
        board.piece(RED).click(force=True)
        for key in ("", "m", "t", "?"):
            if key:
                board.focus(RED)
                board.press(key)
            found = axe(board.page, "body")
            assert found.violations == []
            assert "color-contrast" in found.passes
            board.press("Escape")


IN_FOCUS = """async () => {
    const id = () => document.activeElement.closest('[data-id]')?.dataset.id;
    for (let frames = 60; frames && !id(); frames--) await new Promise(requestAnimationFrame);
    return id() ?? null;
}"""
HOLD_FRAMES = "() => { window.frames_held = []; window.requestAnimationFrame = (draw) => frames_held.push(draw); }"
LET_FRAMES_GO = "() => { for (const draw of frames_held) draw(performance.now()); return frames_held.length; }"
CONTRAST = """() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const rgb = (text) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = text;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
    const light = (c) => c.slice(0, 3).map((v) => v / 255)
        .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
        .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
    const ratio = (a, b) => {
        const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
        return (bright + 0.05) / (dark + 0.05);
    };
    // Every colour that may lie below an element: the stops of a gradient are all tried.
    const grounds = (node) => {
        if (!node) return [[255, 255, 255, 1]];
        const style = getComputedStyle(node);
        const stops = style.backgroundImage.match(/(rgba?|color|oklab)\\([^()]*\\)/g) ?? [];
        const own = rgb(style.backgroundColor);
        const below = own[3] === 1 ? [own] : grounds(node.parentElement).map((c) => over(own, c));
        return [...below, ...below.flatMap((ground) => stops.map((stop) => over(rgb(stop), ground)))];
    };
    const seen = (node) => {
        const box = node.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && node.checkVisibility({ visibilityProperty: true });
    };
    const found = [];
    for (const node of document.querySelectorAll(".rs-table *")) {
        const text = [...node.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data.trim()).join("");
        if (!text || !seen(node) || node.closest(".rs-hidden, .rs-none, svg")) continue;
        const ink = rgb(getComputedStyle(node).color);
        const worst = Math.min(...grounds(node).map((ground) => ratio(over(ink, ground), ground)));
        found.push([text.slice(0, 30), node.className, worst]);
    }
    const symbols = [];
    for (const svg of document.querySelectorAll(".rs-icons:not(.rs-none) > svg, .rs-notch > svg")) {
        if (!seen(svg)) continue;
        const main = svg.querySelector(".rs-f1");
        const inks = [getComputedStyle(main).fill, getComputedStyle(main).stroke].map(rgb);
        const worst = Math.min(...grounds(svg.parentElement).map((g) => Math.max(...inks.map((c) => ratio(c, g)))));
        symbols.push([svg.dataset.icon, worst]);
    }
    return { found, symbols };
}"""


class TestLook:
    @pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
    def test_contrast(self, open_board: OpenBoard, table: Table, dark: bool) -> None:
        board = open_board(table, dark=dark)
        board.piece(RED).click(force=True)
        expect(board.notice).to_be_visible()
        board.focus(GREEN)
        expect(board.tip).to_be_visible()
        measured = board.page.evaluate(CONTRAST)
        board.press("m")
        expect(board.drawer).to_be_visible()
        texts = measured["found"] + board.page.evaluate(CONTRAST)["found"]
        seen = {text for text, _, _ in texts}
        assert {
            "matron",
            "Not the red general.",
            "Pass",
            "Sets",
            "Roman row",
            "Legal moves",
        } <= seen
        assert any(text.startswith("Score 14 → 23 VP") for text, name, _ in texts if not name), "the tip"
        assert [entry for entry in texts if entry[2] < 4.5] == []
        assert {name for name, _ in measured["symbols"]} == {"wheat", "grapes", "olives", "sheep", "gold", "amphorae"}
        assert [entry for entry in measured["symbols"] if entry[1] < 3] == []

    def test_contrast_check_can_fail(self, board: Board) -> None:
        board.page.add_style_tag(content=".rs-table .rs-suit { color: #888 !important }")
        assert [e for e in board.page.evaluate(CONTRAST)["found"] if e[2] < 4.5]

    @pytest.mark.parametrize("width", [600, 700, 1120])
    def test_fits_its_width(self, open_board: OpenBoard, width: int) -> None:
        table = Table(
            Session(rulesim.new_game("armorica", 4), seed=4, names=["Wolfeschlegelsteinhausen", "B", "C", "D"])
        )
        while table.session.state.turn < 4 and not table.session.state.is_over:
            table.play(str(table.session.state.legal_actions()[0]))
        board = open_board(table, width=width)
        assert board.page.evaluate("document.documentElement.scrollWidth") <= width
        outside = board.page.evaluate(
            """() => [...document.querySelectorAll(".rs-piece, .rs-bracket, .rs-totals, .rs-note")].filter((node) => {
                const zone = node.closest(".rs-zone").getBoundingClientRect();
                const box = node.getBoundingClientRect();
                return box.width && (box.right > zone.right + 1 || box.left < zone.left - 1);
            }).length"""
        )
        assert outside == 0
        row = [piece.bounding_box() for piece in board.zone("gaul-row").locator(":scope > .rs-grid .rs-piece").all()]
        assert len({round(box["y"]) for box in row if box}) == 1, "a row is never broken"
        side, zones = board.page.locator(".rs-panels").bounding_box(), board.page.locator(".rs-zones").bounding_box()
        assert side and zones
        beside = side["x"] >= zones["x"] + zones["width"]
        below = side["y"] >= zones["y"] + zones["height"]
        assert (beside, below) == ((True, False) if width == 1120 else (False, True))
        table.close()

    def test_what_counts_is_read_whole_on_a_phone(self, open_board: OpenBoard) -> None:
        """Which row lies open, what one has, and what winter will cost."""
        session = Session(rulesim.new_game("armorica", 3), seed=1)
        while session.state.phase != "roman":
            session.play(session.state.legal_actions()[0])
        board = open_board(Table(session), width=256)
        open_tab, totals = board.root.locator(".rs-tab-on"), board.root.locator(".rs-overlap .rs-total")
        expect(open_tab).to_have_text("Roman row")
        assert open_tab.evaluate(INSIDE, ".rs-tabs")
        assert all(total.evaluate(INSIDE, ".rs-zone") for total in totals.all())
        assert board.root.locator(".rs-blocks-words").evaluate(INSIDE, ".rs-blocks")

    def test_theme_follows_jupyterlab(self, board: Board) -> None:
        look = (
            "node => [getComputedStyle(node).color, getComputedStyle(node.querySelector('.rs-zone')).backgroundColor]"
        )
        light = board.root.evaluate(look)
        board.page.evaluate("document.body.dataset.jpThemeLight = 'false'")
        dark = board.root.evaluate(look)
        assert light[0] != dark[0]
        assert light[1] != dark[1]

    def test_legal_cards_invite_and_others_are_calm(self, board: Board) -> None:
        look = "node => [getComputedStyle(node).cursor, getComputedStyle(node.querySelector('.rs-face')).boxShadow]"
        legal, barred = board.piece(GREEN).evaluate(look), board.piece(RED).evaluate(look)
        assert (legal[0], barred[0]) == ("pointer", "help")
        assert legal[1] != barred[1]

    def test_motion_only_for_those_who_want_it(self, open_board: OpenBoard, table: Table) -> None:
        def moving(board: Board, shown: Table = table) -> int:
            return board.page.evaluate(
                """async (scene) => {
                    window.receive({ scene });
                    await new Promise(requestAnimationFrame);
                    return document.getAnimations().filter(a => a.effect.target.closest(".rs-piece, .rs-zone")).length;
                }""",
                shown.scene,
            )

        still, lively = open_board(table), open_board(table, motion=True)
        table.play("take 1")
        assert moving(still) == 0
        assert moving(lively) > 0
        other = Table(Session(position(kind="selection", display=["N[w2 a2]"], row=["W[o1]", "R[g1]", "Y[w2]"])))
        assert moving(lively, other) == 0, "nothing comes from a game that has nothing to do with this one"

    def test_the_card_flies_from_the_row_to_the_display(self, open_board: OpenBoard, table: Table) -> None:
        board = open_board(table, motion=True)
        start = board.piece(GREEN).bounding_box()
        table.play("take 1")
        frame = board.page.evaluate(
            """async ([scene, id]) => {
                window.receive({ scene });
                await null; // it is drawn
                await new Promise(requestAnimationFrame);
                const node = document.querySelector(`[data-id='${id}']`);
                for (const motion of document.getAnimations()) motion.currentTime = 0;
                const { x, y } = node.getBoundingClientRect();
                const home = node.closest(".rs-zone").dataset.zone;
                return { x, y, home, flying: node.getAnimations().length };
            }""",
            [table.scene, GREEN],
        )
        assert start
        assert frame["home"] == "display-1"
        assert frame["flying"] == 1
        assert abs(frame["x"] - start["x"]) < 6 and abs(frame["y"] - start["y"]) < 6, "it starts where it lay"


class TestSafety:
    def test_names_and_texts_never_become_html(self, open_board: OpenBoard) -> None:
        face = Face(title=EVIL, colour=EVIL, letter=EVIL, rows=((EVIL, 1),), corner=EVIL, corner_label=EVIL, code=EVIL)
        piece = Piece(
            id=EVIL, label=EVIL, face=face, badge=EVIL, action=EVIL, preview=(EVIL,), reach="in", position=1, legal=True
        )
        zone = Zone(
            id=EVIL,
            title=EVIL,
            pieces=(piece,),
            note=EVIL,
            totals=(Count(icon=EVIL, count=1, label=EVIL),),
            totals_title=EVIL,
        )
        panels = (
            Panel(id="a", title=EVIL, lines=(Line(text=EVIL, value=EVIL),)),
            Panel(id="b", title=EVIL, columns=(EVIL,), lines=(Line(text=EVIL, values=(EVIL,)),)),
        )
        notice = Notice(
            tone="refused", title=EVIL, text=EVIL, reference=EVIL, nearest=EVIL, nearest_action=EVIL, piece=EVIL
        )
        scene = Scene(
            game="x",
            title=EVIL,
            subtitle=EVIL,
            when=EVIL,
            due=EVIL,
            zones=(zone,),
            panels=panels,
            notice=notice,
            text=EVIL,
            announce=EVIL,
        )
        board = open_board(scene)
        board.page.evaluate(
            "(scene) => window.receive({ scene, error: scene.title })", replace(scene, serial=1).to_dict()
        )
        board.page.locator(".rs-piece").focus()
        board.press("m", "t", "o")
        expect(board.page.locator(".rs-title")).to_have_text(EVIL)
        expect(board.notice).to_contain_text(EVIL)
        assert board.page.locator(".rs-table img").count() == 0
        assert board.page.evaluate("window.hacked") is None

    def test_nothing_is_left_behind(self, board: Board) -> None:
        assert board.page.evaluate("window.watched()") > 0
        board.page.evaluate("window.end()")
        assert board.page.evaluate("window.watched()") == 0
        board.piece(GREEN).click()
        assert board.page.evaluate("window.saved.filter((s) => s.intent).length") == 0


@pytest.mark.thorough
def test_a_whole_game_at_the_board(open_board: OpenBoard) -> None:
    """Every decision is clicked; the board stays in step with the engine to the last, and no piece is lost."""
    table = Table(Session(rulesim.new_game("armorica", 2), seed=11))
    board = open_board(table)
    state = table.session.state
    while not state.is_over:
        before = table.session.ply
        legal = board.page.locator(".rs-piece.rs-legal")
        (legal.last if legal.count() else board.piece("pass")).click()
        wait_until(board.page, lambda before=before: table.session.ply > before)
        expect(board.page.locator(".rs-status")).to_have_text(table.drawn.status)
        wait_until(board.page, lambda: board.ids() == sorted(piece.id for piece in table.drawn.pieces()))
        state = table.session.state
    expect(board.page.locator(".rs-status")).to_contain_text("Game over")
    table.close()
