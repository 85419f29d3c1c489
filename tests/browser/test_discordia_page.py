"""Discordia on the table in a real browser: every click is proved at both ends, as in test_table_page.py."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rulesim import Session
from rulesim.discordia import new_game
from rulesim.discordia.actions import Dispatch, Special, Take
from rulesim.discordia.components import DICE
from tests.browser.lab import wait_until
from tests.browser.look import axe, faint, sticks_out
from tests.browser.test_table_page import Board, OpenBoard, open_board
from widgets import Table
from widgets.scenes import Choice, Column, Count, Face, Pick, Piece, Scene, Space, Zone

__all__ = ("open_board",)

NAMES = ("Ada", "Ben", "Cleo", "Dan")
EVIL = '<img src=x onerror="window.hacked=1">'


LONELY = """() => {
    const things = [...document.querySelectorAll("[data-id]")].filter((node) => node.getClientRects().length);
    const next = (node, key) => {
        node.focus();
        node.dispatchEvent(new KeyboardEvent("keydown", { key: `Arrow${key}`, bubbles: true }));
        return document.activeElement;
    };
    const ways = new Map(things.map((node) => [node, ["Up", "Down", "Left", "Right"].map((key) => next(node, key))]));
    const seen = new Set([things[0]]);
    for (const node of seen) for (const other of ways.get(node)) seen.add(other);
    return things.filter((node) => !seen.has(node)).map((node) => node.dataset.id);
}"""
"""What no arrow key leads to, wherever one begins to walk."""


def session_where(wanted: Callable[[Session], bool], players: int = 2, plies: int = 10_000) -> Session:
    """A game, played at random, at the first position of which ``wanted`` is true."""
    for seed in range(80):
        session = Session(new_game(players), seed=seed, names=NAMES[:players])
        rng = Random(seed)
        while not session.state.is_over and session.ply < plies:
            if wanted(session):
                return session
            legal = session.state.legal_actions()
            session.play(rng.choice([a for a in legal if str(a) not in ("end", "decline")] or legal))
    raise AssertionError("no such position")


def choosing(session: Session) -> bool:
    """Somebody with a manipulator has to choose a die, and all dice differ."""
    state = session.state
    return state.phase == "season" and state.die < 0 and state.city.ready == 1 and len(set(state.dice)) == 3


def answering(effect: str) -> Callable[[Session], bool]:
    return lambda session: bool(session.state.todo) and session.state.todo[0][0] == effect


def paying(session: Session) -> bool:
    """A tile's next space can be paid for in several ways, and nothing waits."""
    spots = [(a.place, a.index) for a in session.state.legal_actions() if isinstance(a, Dispatch)]
    return not session.state.todo and len(spots) > len(set(spots))


@pytest.fixture
def open_table(open_board: OpenBoard) -> Iterator[Callable[..., Board]]:
    """``open_table(session, width=...)``: a page with the table of this session."""
    tables: list[Table] = []

    def open_(session: Session, **options: Any) -> Board:
        tables.append(Table(session))
        return open_board(tables[-1], **options)

    yield open_
    for table in tables:
        table.close()


OpenTable = Callable[..., Board]


def moves(board: Board) -> list[str]:
    assert board.table is not None
    return [str(entry.action) for entry in board.table.session.log if entry.seat >= 0]


def ask(board: Board) -> Locator:
    return board.page.locator(".rs-ask")


def die(board: Board) -> tuple[str, int]:
    """A die in the middle of its values, so that a manipulator moves it both ways."""
    assert board.table is not None
    dice = zip(("red", "yellow", "blue"), board.table.session.state.dice, strict=True)
    return next((name, value) for name, value in dice if 1 < value < 6)


def drag(board: Board, piece: str, goal: str) -> None:
    """Take a piece, or one of a stack, with the mouse, and let it go on another."""
    mouse = board.page.mouse
    for at, end in ((board.piece(piece), mouse.down), (board.piece(goal), mouse.up)):
        at.scroll_into_view_if_needed()
        box = at.bounding_box()
        assert box
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        end()


class TestDrawing:
    def test_dice_lie_in_the_columns_of_their_values(self, open_table: OpenTable) -> None:
        board = open_table(session_where(choosing))
        tiles = board.zone("dice").locator(".rs-piece[data-id^=AT]").all()
        columns = [box for tile in tiles if (box := tile.bounding_box())]
        assert len(columns) == 6
        for name, value in zip(("red", "yellow", "blue"), board.table.session.state.dice, strict=True):  # type: ignore[union-attr]
            box = board.piece(f"die-{name}").bounding_box()
            column = columns[value - 1]
            assert box and column["x"] <= box["x"] and box["x"] + box["width"] <= column["x"] + column["width"]
            expect(board.piece(f"die-{name}")).to_contain_text(name.capitalize())

    def test_spaces_show_what_they_need_and_what_is_filled_by_more_than_colour(self, open_table: OpenTable) -> None:
        def manned(session: Session) -> bool:
            return any(laid.filled and laid.next for laid in session.state.city.laid()) and not session.state.todo

        session = session_where(manned)
        laid = next(laid for laid in session.state.city.laid() if laid.filled and laid.next)
        board = open_table(session)
        spaces = board.piece(laid.tile.id).locator(".rs-space")
        expect(spaces).to_have_count(len(laid.tile.spaces))
        states = ["filled"] * laid.filled + ["next"] + ["free"] * (laid.empty - 1)
        for index, (state, space) in enumerate(zip(states, laid.tile.spaces, strict=True)):
            expect(spaces.nth(index)).to_have_class(re.compile(f"rs-space-{state}"))
            expect(spaces.nth(index).locator("use")).to_have_count(space.size)
            dashes = spaces.nth(index).locator("rect[stroke-dasharray]")
            expect(dashes).to_have_count(0 if state == "filled" else 1)

    def test_all_symbols_differ(self, open_table: OpenTable) -> None:
        board = open_table(session_where(choosing, 4))
        shapes = board.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll(".rs-table :is(svg, symbol)[data-icon]")]
                .map((svg) => [svg.dataset.icon, [...svg.children].map((s) => s.outerHTML).join()]))"""
        )
        assert {"sailor", "soldier", "merchant", "farmer", "star", "aqueduct", "manipulator"} <= set(shapes)
        assert {"infrastructure", "extension", "tower", "decree", "privilege", "bag"} <= set(shapes)
        assert len(set(shapes.values())) == len(shapes)
        unknown = board.page.locator(".rs-table .rs-symbol .rs-mono")
        expect(unknown).to_have_count(0)

    def test_shortage_is_a_sum_in_sight(self, open_table: OpenTable) -> None:
        board = open_table(session_where(lambda one: choosing(one) and one.state.city.ring > 0))
        terms = board.zone("supply").locator(".rs-total")
        counts = (terms.nth(i).locator(".rs-total-count").text_content() for i in range(terms.count()))
        numbers = [int(count or "") for count in counts]
        assert [terms.nth(i).locator(".rs-sign").all_inner_texts() for i in range(4)] == [[], ["+"], ["−"], ["="]]
        assert numbers[0] + numbers[1] - numbers[2] == numbers[3]
        expect(terms.nth(3)).to_have_text(re.compile(rf"{numbers[3]} to draw at the year end"))
        expect(board.page.locator("[data-site=shortage]")).to_contain_text(f"={numbers[3]}")

    def test_the_button_that_ends_the_turn_is_readable_under_the_mouse(self, open_table: OpenTable) -> None:
        board = open_table(session_where(lambda s: bool(s.state.main) and not s.state.todo))
        board.piece("end").hover()
        assert faint(board.page, "[data-id=end]") == []

    def test_german_words_are_marked_as_german(self, open_table: OpenTable) -> None:
        board = open_table(session_where(choosing))
        term = board.zone("display").locator(".rs-zone-term")
        expect(term).to_have_text("Auslage")
        expect(term).to_have_attribute("lang", "de")
        expect(board.page.get_by_text("Kastell")).to_have_attribute("lang", "de")

    def test_a_move_keeps_the_nodes_of_what_stays(self, open_table: OpenTable) -> None:
        board = open_table(session_where(choosing))
        board.page.evaluate("document.querySelectorAll('.rs-piece').forEach((node) => { node.kept = true })")
        name, value = die(board)
        board.piece(f"die-{name}").click()
        ask(board).locator(f"[data-attempt='choose {name} {value}']").click()
        expect(board.page.locator(".rs-status")).to_contain_text("main action still open")
        fresh = board.page.evaluate("[...document.querySelectorAll('.rs-piece')].filter((node) => !node.kept).length")
        assert fresh == 0


class TestChoices:
    def test_a_die_asks_for_its_value(self, open_table: OpenTable) -> None:
        board = open_table(session_where(choosing))
        name, value = die(board)
        board.piece(f"die-{name}").click()
        choices = ask(board).locator(".rs-choice")
        expect(choices).to_have_count(3)
        expect(choices.nth(0)).to_be_focused()
        expect(choices.nth(2)).to_contain_text(f"{name.capitalize()} as {value + 1}, with 1 manipulator")
        expect(board.piece(f"die-{name}")).to_have_attribute("aria-expanded", "true")
        assert moves(board)[-1:] != [f"choose {name} {value + 1}"]
        choices.nth(2).click()
        expect(ask(board)).to_have_count(0)
        expect(board.page.locator(".rs-status")).to_contain_text(f"{name} {value} as {value + 1}")
        assert moves(board)[-1] == f"choose {name} {value + 1}"
        assert board.in_focus() == f"die-{name}"

    def test_a_tile_that_is_dragged_to_one_of_its_slots_is_laid_there(self, open_table: OpenTable) -> None:
        def several(session: Session) -> bool:
            """A tile can be laid on two slots."""
            tiles = [action.tile for action in session.state.legal_actions() if isinstance(action, Take)]
            return not session.state.todo and len(tiles) > len(set(tiles))

        board = open_table(session_where(several), width=1100)
        assert board.table is not None
        tile = next(one for one in board.table.drawn.pieces() if len(one.choices) > 1 and one.face)
        choice = tile.choices[-1]
        drag(board, tile.id, choice.target)
        wait_until(board.page, lambda: choice.action in map(str, board.table.session.line))

    def test_a_figure_is_dragged_to_what_takes_it(self, open_table: OpenTable) -> None:
        def paid(session: Session, color: int) -> list[Dispatch | Special]:
            """The ways to pay with figures of that colour for the first space that takes any."""
            todo, legal = session.state.todo, session.state.legal_actions()
            legal = [a for a in legal if isinstance(a, Dispatch | Special) and not todo]
            return [a for a in legal if a.figures[color] and (a.place, a.index) == (legal[0].place, legal[0].index)]

        session = session_where(lambda one: len(paid(one, 1)) > 1 and len(paid(one, 3)) == 1)
        (only,) = paid(session, 3)
        board, several = open_table(session, width=1100), len(paid(session, 1))
        slot, ply = session.state.city.at(only.place, only.index).tile.id, session.ply
        free = next(one.id for one in board.table.drawn.pieces() if one.kind == "place" and one.text == "empty")
        drag(board, "figures-Y", free)
        expect(board.notice).to_have_attribute("data-tone", "refused")
        board.close_notice()
        drag(board, "figures-R", slot)
        expect(ask(board).locator(".rs-choice")).to_have_count(several)
        ask(board).get_by_role("button", name="Close").click()
        assert session.ply == ply
        drag(board, "figures-Y", slot)
        wait_until(board.page, lambda: str(only) in map(str, session.line))

    def test_escape_and_a_second_press_close_the_question(self, open_table: OpenTable) -> None:
        board = open_table(session_where(choosing))
        name, _ = die(board)
        before = moves(board)
        for close in ("Escape", None):
            board.piece(f"die-{name}").click()
            expect(ask(board)).to_be_visible()
            board.press(close) if close else board.piece(f"die-{name}").click()
            expect(ask(board)).to_have_count(0)
            assert board.in_focus() == f"die-{name}"
        board.piece(f"die-{name}").click()
        ask(board).get_by_role("button", name="Close").click()
        expect(ask(board)).to_have_count(0)
        assert moves(board) == before

    def test_a_choice_tells_python_that_it_is_looked_at(self, open_table: OpenTable) -> None:
        board = open_table(session_where(paying))
        table = board.table
        assert table is not None
        shown = next(
            p for p in table.drawn.pieces() if p.kind == "tile" and len({c.action for c in p.choices if c.legal}) > 1
        )
        board.piece(shown.id).click()
        second = ask(board).locator(".rs-choice-legal").nth(1)
        second.hover()
        action = second.get_attribute("data-attempt")
        wait_until(board.page, lambda: table.hovered == action)
        expect(ask(board).locator("> .rs-choice-lines")).to_contain_text("→")  # what all would do is told once

    def test_choices_by_keyboard(self, open_table: OpenTable) -> None:
        board = open_table(session_where(choosing))
        name, value = die(board)
        board.focus(f"die-{name}")
        board.press("Enter", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp")
        expect(ask(board).locator(".rs-choice").nth(1)).to_be_focused()
        board.press("Enter")
        expect(board.page.locator(".rs-status")).to_contain_text("main action still open")
        assert moves(board)[-1] == f"choose {name} {value}"
        assert board.page.evaluate("window.leaked") == []

    def test_the_list_of_moves_has_every_choice_once(self, open_table: OpenTable) -> None:
        session = session_where(paying)
        board = open_table(session)
        board.page.locator(".rs-piece[tabindex='0']").focus()
        board.press("m")
        listed = board.drawer.locator(".rs-choice").evaluate_all("nodes => nodes.map((node) => node.dataset.attempt)")
        assert sorted(listed) == sorted(map(str, session.state.legal_actions()))


class TestAnswers:
    def test_an_illegal_tile_is_answered_with_rule_and_numbers(self, open_table: OpenTable) -> None:
        session = session_where(lambda s: s.state.die >= 0 and not s.state.todo and not s.state.main)
        board = open_table(session)
        value = session.state.value
        scene = board.table.drawn  # type: ignore[union-attr]
        display = next(z for z in scene.zones if z.id == "display")
        other = next(p for p in display.pieces if p.kind == "tile" and p.column != value - 1)
        before = moves(board)
        board.piece(other.id).click(force=True)
        expect(board.notice).to_have_attribute("data-tone", "refused")
        expect(board.notice).to_contain_text("discordia.tile.column")
        expect(board.notice).to_contain_text(str(value))
        expect(board.piece(other.id)).to_have_class(re.compile("rs-refused"))
        assert moves(board) == before

    @pytest.mark.thorough
    def test_everything_can_be_attempted(self, open_table: OpenTable) -> None:
        session = session_where(lambda s: s.state.die >= 0 and not s.state.todo and bool(s.state.main))
        board = open_table(session)
        before = moves(board)
        scene = board.table.drawn  # type: ignore[union-attr]
        attempts = [p.id for p in scene.pieces() if p.action and not p.legal]
        assert len(attempts) > 25
        for id in attempts:
            board.piece(id).click(force=True)
            expect(board.notice).to_have_attribute("data-tone", "refused")
            board.close_notice()
        board.piece(attempts[-1]).click(force=True)
        board.notice.get_by_role("button", name="Close").click()
        expect(board.notice).to_have_count(0)
        assert moves(board) == before

    def test_what_waits_stands_above_everything(self, open_table: OpenTable) -> None:
        board = open_table(session_where(answering("SWAP")))
        first = board.page.locator(".rs-zone").first
        expect(first).to_have_attribute("data-zone", "waiting")
        expect(first).to_have_class(re.compile("rs-urgent"))
        expect(first).to_contain_text("Answer first")
        board.piece("decline").click()
        expect(board.zone("waiting")).to_have_count(0)
        assert moves(board)[-1] == "decline"

    def test_figures_are_picked_and_returned_together(self, open_table: OpenTable) -> None:
        session = session_where(answering("RETURN"))
        amount = session.state.todo[0][1]
        board = open_table(session)
        go = board.piece("return")
        expect(go).to_contain_text(f"Return 0 of {amount}")
        go.click(force=True)
        expect(board.notice).to_have_attribute("data-tone", "refused")
        picks = board.zone("waiting").locator(".rs-piece[aria-selected]")
        chosen = [picks.nth(i).get_attribute("data-id") or "" for i in range(amount)]
        for id in chosen:
            board.piece(id).click()
            expect(board.piece(id)).to_have_attribute("aria-selected", "true")
            expect(board.notice).to_have_count(0)  # what was refused is past
        board.piece(chosen[0]).click()
        expect(board.piece(chosen[0])).to_have_attribute("aria-selected", "false")
        board.focus(chosen[0])
        board.press(" ")
        expect(go).to_contain_text(f"Return {amount} of {amount}")
        expect(go).to_have_class(re.compile("rs-legal"))
        go.click()
        expect(board.zone("waiting").locator(".rs-piece[aria-selected]")).to_have_count(0)
        assert moves(board)[-1] == "return " + "".join(id.split("-")[1][0] for id in chosen)


class TestKeyboard:
    def test_arrows_walk_a_row_of_columns(self, open_table: OpenTable) -> None:
        board = open_table(session_where(choosing))
        board.focus("boat-1")
        board.press("ArrowRight")
        assert board.in_focus() == "boat-2"
        board.press("End", "ArrowRight")
        assert board.in_focus() == "develop"
        state = board.table.session.state  # type: ignore[union-attr]
        die, value = next((name, value) for name, value in zip(DICE, state.dice, strict=True) if value < 6)
        board.focus(f"boat-{value}")
        board.press("ArrowDown")
        assert board.in_focus() == f"die-{die}"
        board.press("ArrowDown")
        assert board.in_focus() == state.columns[value - 1].id
        board.press("ArrowUp")
        assert board.in_focus() == f"die-{die}"
        board.focus("expedition-1")
        board.press("ArrowRight")
        assert board.in_focus() == "development-1", "beside it, not the next one of its path"

    def test_arrows_lead_from_anywhere_to_everything(self, open_table: OpenTable) -> None:
        board = open_table(session_where(choosing), width=1100)
        assert board.page.evaluate(LONELY) == []

    def test_a_turn_by_keyboard_alone(self, open_table: OpenTable) -> None:
        board = open_table(session_where(choosing))
        table = board.table
        assert table is not None
        seat = table.session.state.player
        board.press("Tab", "Tab")
        assert (board.in_focus() or "").startswith("die-"), "the first legal piece"
        board.press("Enter", "Enter")
        expect(board.page.locator(".rs-status")).to_contain_text("main action still open")
        board.press("e")
        expect(board.page.locator(".rs-status")).not_to_contain_text("main action still open")
        assert moves(board)[-1] == "end"
        assert table.session.state.player != seat or table.session.state.season > 1
        board.press("u")
        expect(board.page.locator(".rs-status")).to_contain_text("main action still open")

    def test_text_twin(self, open_table: OpenTable) -> None:
        board = open_table(session_where(choosing))
        board.page.locator(".rs-piece[tabindex='0']").focus()
        board.press("t")
        expect(board.drawer.locator("pre")).to_have_text(board.table.to_text())  # type: ignore[union-attr]


class TestEyesAndEars:
    @pytest.mark.thorough
    @pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
    def test_axe_and_contrast(self, open_table: OpenTable, dark: bool) -> None:
        board = open_table(session_where(paying, 3), dark=dark)
        table = board.table
        assert table is not None
        found = axe(board.page, "body")
        assert found.violations == []
        assert "color-contrast" in found.passes
        asking = next(p.id for p in table.drawn.pieces() if p.kind == "tile" and p.choices)
        board.piece(asking).click()
        expect(ask(board)).to_be_visible()
        assert axe(board.page, "body").violations == []
        assert faint(board.page, ".rs-table") == []
        board.press("Escape")
        barred = next(p.id for p in table.drawn.pieces() if p.action and not p.legal)
        board.piece(barred).click(force=True)
        expect(board.notice).to_be_visible()
        assert axe(board.page, "body").violations == []
        assert faint(board.page, ".rs-table") == []

    @pytest.mark.thorough
    @pytest.mark.parametrize("effect", ["RETURN", "TOWER"])
    def test_axe_on_what_waits(self, open_table: OpenTable, effect: str) -> None:
        board = open_table(session_where(answering(effect)))
        assert axe(board.page, "body").violations == []
        if effect == "RETURN":
            board.zone("waiting").locator(".rs-piece[aria-selected]").first.click()
        assert faint(board.page, ".rs-table") == []

    @pytest.mark.parametrize("width", [600, 700, 1280])
    def test_fits_its_width(self, open_board: OpenBoard, width: int) -> None:
        session = Session(new_game(4), seed=4, names=["Wolfeschlegelsteinhausen", "B", "C", "D"])
        rng = Random(4)
        while session.state.year < 4 and not session.state.is_over:
            legal = session.state.legal_actions()
            session.play(rng.choice([a for a in legal if str(a) not in ("end", "decline")] or legal))
        table = Table(session)
        board = open_board(table, width=width)
        assert board.page.evaluate("document.documentElement.scrollWidth") <= width
        assert sticks_out(board.page, ".rs-table") == []
        outside = board.page.evaluate(
            """() => [...document.querySelectorAll(".rs-piece, .rs-bracket, .rs-totals, .rs-note")].filter((node) => {
                const zone = (node.closest(".rs-map") ?? node.closest(".rs-zone")).getBoundingClientRect();
                const box = node.getBoundingClientRect();
                return box.width && (box.right > zone.right + 1 || box.left < zone.left - 1);
            }).map((node) => node.outerHTML.slice(0, 120))"""
        )
        assert outside == []
        cut = board.page.evaluate(
            """() => [...document.querySelectorAll(".rs-tile .rs-suit, .rs-tile .rs-spaces")]
                .filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent)"""
        )
        assert cut == []
        table.close()

    def test_tree_names_everything(self, open_table: OpenTable) -> None:
        board = open_table(session_where(choosing))
        tree = board.root.aria_snapshot()
        assert 'grid "Dice and actions"' in tree
        assert 'columnheader "column 1"' in tree
        assert 'grid "Display"' in tree
        assert re.search(r'gridcell "\w+ die, \d', tree)
        assert 'button "End the turn"' in tree

    def test_every_change_is_announced(self, open_table: OpenTable) -> None:
        board = open_table(session_where(choosing))
        name, value = die(board)
        board.table.play(f"choose {name} {value}")  # type: ignore[union-attr]
        board.push()
        expect(board.live).to_have_text(board.table.drawn.announce)  # type: ignore[union-attr]
        expect(board.live).to_contain_text(name)


def test_names_and_texts_never_become_html(open_board: OpenBoard) -> None:
    choice = Choice(label=EVIL, action="a", legal=True, preview=(EVIL,), icons=(EVIL,))
    face = Face(title=EVIL, colour=EVIL, letter=EVIL, icon=EVIL, spaces=(Space(icons=(EVIL,), state="next"),))
    pieces = (
        Piece(id="tile", kind="tile", label=EVIL, face=face, choices=(choice, choice), column=0),
        Piece(id="field", kind="field", label=EVIL, text=EVIL, icons=(EVIL,), count=3, meter=(1, 2), column=0),
        Piece(id="pick", kind="token", label=EVIL, text=EVIL, pick="x", column=0),
        Piece(id="go", kind="go", label=EVIL, column=0),
    )
    zone = Zone(
        id="z",
        title=EVIL,
        term=EVIL,
        pieces=pieces,
        columns=(Column(label=EVIL),),
        totals=(Count(icon="", count=1, label=EVIL, sign=EVIL),),
        pick=Pick(action="take {picked}", label=EVIL, least=1, most=1),
    )
    board = open_board(Scene(game="x", title="T", zones=(zone,), term_lang="de"))
    board.page.evaluate("window.offline = true")
    board.piece("tile").click()
    expect(ask(board)).to_contain_text(EVIL)
    board.piece("pick").click()
    expect(board.piece("go")).to_contain_text(EVIL)
    assert board.page.locator(".rs-table img").count() == 0
    assert board.page.evaluate("window.hacked") is None


@pytest.mark.thorough
def test_a_whole_year_at_the_board(open_table: OpenTable) -> None:
    """Every decision is clicked; the board stays in step with the engine, and what it shows is what there is."""
    session = Session(new_game(2), seed=11, names=NAMES[:2])
    board = open_table(session)
    table = board.table
    assert table is not None
    rng = Random(5)
    while session.state.year == 1:
        before = session.ply
        answer(board, rng)
        wait_until(board.page, lambda before=before: session.ply > before)
        expect(board.page.locator(".rs-status")).to_have_text(table.drawn.status)
        wait_until(board.page, lambda: board.ids() == sorted(piece.id for piece in table.drawn.pieces()))
    assert session.state.season >= 1


def answer(board: Board, rng: Random) -> None:
    """Click some legal move; figures are picked as many as are asked for."""
    table = board.table
    assert table is not None
    scene = table.drawn
    for pick in scene.picks():
        for piece in [p for p in scene.pieces() if p.pick][: pick.most]:
            board.piece(piece.id).click()
        board.piece("return").click()
        return
    legal = [p for p in scene.pieces() if p.inviting] or [b for b in scene.buttons if b.id == "end"]
    chosen = rng.choice(legal)
    board.piece(chosen.id).click()
    if isinstance(chosen, Piece) and chosen.choices:
        options = ask(board).locator(".rs-choice-legal")
        options.nth(rng.randrange(options.count())).click()
