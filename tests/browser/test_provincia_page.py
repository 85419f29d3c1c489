"""Provincia Romana on the table in a real browser: every click is proved at both ends, as in test_table_page.py."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from rulesim import Session
from rulesim.provincia import actions, new_game
from tests.browser.lab import wait_until
from tests.browser.look import axe, faint, sticks_out
from tests.browser.test_table_page import Board, OpenBoard, open_board
from tests.widgets.test_scenes_provincia import NAMES, choose, legal_of, session_where
from widgets import Table

__all__ = ("open_board",)

LONG = ("Wolfeschlegelsteinhausen", *NAMES[1:])


@pytest.fixture
def open_table(open_board: OpenBoard) -> Iterator[Callable[..., Board]]:
    """``open_table("play", cover=..., width=...)``: a page with the table where that is the question."""
    tables: list[Table] = []

    def open_(where: str | Session, *, cover: bool = False, players: int = 3, **options: Any) -> Board:
        session = where if isinstance(where, Session) else session_where(where, players).branch()
        tables.append(Table(session, cover=cover))
        return open_board(tables[-1], **options)

    yield open_
    for table in tables:
        table.close()


OpenTable = Callable[..., Board]


def table_of(board: Board) -> Table:
    assert board.table is not None
    return board.table


def last_move(board: Board) -> str:
    return [str(entry.action) for entry in table_of(board).session.log if entry.seat >= 0][-1]


def count_of_moves(board: Board) -> int:
    return sum(entry.seat >= 0 for entry in table_of(board).session.log)


def offered(board: Board, kind: type) -> tuple[str, str]:
    """A piece that stands for a legal move of this kind alone, and the move."""
    state = table_of(board).session.state
    for piece in table_of(board).drawn.pieces():
        if piece.legal and piece.action and isinstance(state.parse(piece.action), kind):
            return piece.id, piece.action
    raise AssertionError(f"no {kind.__name__} is on the board")


class TestPlaying:
    """Every phase by mouse."""

    @pytest.mark.parametrize(
        ("where", "kind"),
        [
            ("town", actions.Settle),
            ("pick", actions.Pick),
            ("play", actions.Trade),
            ("lay", actions.Lay),
            ("lose", actions.Lose),
            ("aediles", actions.Protect),
            ("suffer", actions.Suffer),
            ("keep", actions.Keep),
            ("put", actions.Put),
            ("limit", actions.Discard),
            ("activate", actions.Activate),
        ],
    )
    def test_a_press_makes_the_move(self, open_table: OpenTable, where: str, kind: type) -> None:
        board = open_table(where)
        id, action = offered(board, kind)
        before = count_of_moves(board)
        board.piece(id).click()
        expect(board.page.locator(".rs-table")).not_to_have_attribute("aria-busy", "true")
        moves = [str(e.action) for e in table_of(board).session.log if e.seat >= 0]
        assert moves[before] == action

    def test_a_deck_is_chosen(self, open_table: OpenTable) -> None:
        session = session_where("over").branch()
        ply = next(n for n, s in enumerate(session.history) if s.player >= 0 and s.phase == "select" and s.round == 2)
        session.goto(ply)
        board = open_table(session)
        id, action = offered(board, actions.Choose)
        board.piece(id).click()
        expect(board.page.locator("[data-id='pick-6']")).to_be_visible()
        assert last_move(board) == action
        expect(board.piece("pick-5")).to_have_class(re.compile("rs-down"))

    def test_several_targets_are_asked_for(self, open_table: OpenTable) -> None:
        board = open_table("aims")
        wanted = [a for a in legal_of(table_of(board).session.state) if a.startswith("play coniuratio")]
        card = next(p for p in table_of(board).drawn.pieces() if p.id.startswith("hand-coniuratio"))
        board.piece(card.id).click()
        choices = board.page.locator(".rs-ask .rs-choice")
        expect(choices).to_have_count(len(wanted))
        expect(choices.first).to_be_focused()
        board.press("ArrowDown", "Enter")
        expect(board.page.locator(".rs-ask")).to_have_count(0)
        assert last_move(board) in wanted

    @pytest.mark.thorough
    def test_a_whole_round_by_keyboard(self, open_table: OpenTable) -> None:
        session = session_where("over").branch()
        session.goto(next(n for n, s in enumerate(session.history) if s.player >= 0 and s.phase == "select"))
        board = open_table(session)
        table = table_of(board)
        rng = Random(5)
        while table.session.state.round == 1:
            state, before = table.session.state, count_of_moves(board)
            legal = [a for a in state.legal_actions() if isinstance(a, (actions.Choose, actions.Pick, actions.End))]
            action = str(rng.choice(legal or [*state.legal_actions()]))
            if action == "end":
                board.piece("end").focus()
                board.press("e")
            else:
                home = next(p.id for p in table.drawn.pieces() if p.action == action)
                board.focus(home)
                board.press("Enter")
            wait_until(board.page, lambda before=before: count_of_moves(board) > before)
            assert count_of_moves(board) == before + 1
            expect(board.page.locator(".rs-status")).to_have_text(table.drawn.status)
        assert board.page.evaluate("window.leaked") == []


class TestAnswers:
    @pytest.mark.thorough
    @pytest.mark.parametrize("where", ["play", "pick", "lay", "activate", "lose", "keep"])
    def test_everything_can_be_attempted(self, open_table: OpenTable, where: str) -> None:
        board = open_table(where)
        table = table_of(board)
        before = count_of_moves(board)
        attempts = [p.id for p in table.drawn.pieces() if p.action and not p.legal]
        assert len(attempts) > 8
        for id in attempts:
            board.piece(id).click(force=True)
            expect(board.notice).to_have_attribute("data-tone", "refused")
            board.close_notice()
        board.piece(attempts[-1]).click(force=True)
        board.notice.get_by_role("button", name="Close").click()
        expect(board.notice).to_have_count(0)
        assert count_of_moves(board) == before

    def test_what_is_short_is_said_beside_the_card(self, open_table: OpenTable) -> None:
        board = open_table("play")
        short = next((p for p in table_of(board).drawn.pieces() if "short" in p.marks), None)
        if short is None:
            pytest.skip("everything can be paid here")
        expect(board.piece(short.id).locator(".rs-badge")).to_contain_text("lacks")
        board.piece(short.id).click(force=True)
        notice = board.notice
        expect(notice).to_contain_text("provincia.")
        expect(board.piece(short.id)).to_have_class(re.compile("rs-refused"))


class TestCover:
    def test_one_press_shows_the_cards(self, open_table: OpenTable) -> None:
        board = open_table("play", cover=True)
        table = table_of(board)
        hand = board.zone("hand").locator(".rs-piece")
        expect(board.page.locator(".rs-zone").first).to_contain_text("Pass the device to")
        count = hand.count()
        expect(board.zone("hand").locator(".rs-down")).to_have_count(count)
        names = {card.name for card in table.session.state.cities[table.session.state.player].hand}
        for name in names:
            expect(board.zone("hand")).not_to_contain_text(name)
        board.piece("uncover").click()
        expect(board.page.locator("[data-zone='cover']")).to_have_count(0)
        expect(hand).to_have_count(count)
        assert (board.in_focus() or "").strip(), "the focus is on the board"

    def test_by_keyboard_and_by_a_card(self, open_table: OpenTable) -> None:
        board = open_table("play", cover=True)
        board.press("Tab", "Tab")
        assert board.in_focus() == "uncover"
        board.press("Enter")
        expect(board.page.locator("[data-zone='cover']")).to_have_count(0)
        other = open_table("play", cover=True)
        other.piece("covered-1").click()
        expect(other.page.locator("[data-zone='cover']")).to_have_count(0)


class TestEyesAndEars:
    @pytest.mark.thorough
    @pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
    @pytest.mark.parametrize("where", ["play", "pick", "aediles"])
    def test_axe_and_contrast(self, open_table: OpenTable, where: str, dark: bool) -> None:
        board = open_table(where, dark=dark)
        found = axe(board.page, "body")
        assert found.violations == []
        assert "color-contrast" in found.passes
        assert faint(board.page, ".rs-table") == []
        barred = next(p.id for p in table_of(board).drawn.pieces() if p.action and not p.legal)
        board.piece(barred).click(force=True)
        expect(board.notice).to_be_visible()
        assert axe(board.page, "body").violations == []
        assert faint(board.page, ".rs-table") == []

    @pytest.mark.parametrize("where", ["town", "keep", "lay", "over"])
    def test_nothing_is_faint(self, open_table: OpenTable, where: str) -> None:
        assert faint(open_table(where).page, ".rs-table") == []

    def test_the_cover_is_readable(self, open_table: OpenTable) -> None:
        board = open_table("play", cover=True)
        assert axe(board.page, "body").violations == []
        assert faint(board.page, ".rs-table") == []

    @pytest.mark.parametrize("width", [480, 700, 800, 1280])
    def test_fits_its_width(self, open_table: OpenTable, width: int) -> None:
        session = Session(new_game(6), seed=4, names=LONG)
        rng = Random(4)
        while session.state.round < 5:
            session.play(choose(session.state, rng))
        board = open_table(session, width=width)
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

    @pytest.mark.parametrize("where", ["play", "keep", "aediles", "over"])
    def test_no_word_of_a_card_is_cut_off(self, open_table: OpenTable, where: str) -> None:
        board = open_table(where, width=1280)
        words, cut = board.page.evaluate(
            """() => {
                const words = [...document.querySelectorAll(".rs-card > .rs-face text")];
                return [words.length, words.filter((word) => {
                    const [a, b] = [word, word.closest("svg")].map((node) => node.getBoundingClientRect());
                    return a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1;
                }).map((word) => word.textContent)];
            }"""
        )
        assert words and cut == []

    def test_no_drawing_on_the_map_has_round_corners(self, open_table: OpenTable) -> None:
        """Its frame has: WebKit cuts off what a drawing has beyond such corners, as a building has its store."""
        drawings = "[...document.querySelectorAll('.rs-map .rs-face > svg')].map((node) => getComputedStyle(node))"
        found = open_table("play").page.evaluate(
            f"{drawings}.map(({{ borderRadius, overflow }}) => [borderRadius, overflow])"
        )
        assert len(found) > 20 and {*map(tuple, found)} == {("0px", "visible")}

    @pytest.mark.thorough
    def test_all_symbols_differ_and_are_known(self, open_table: OpenTable) -> None:
        shapes: dict[str, str] = {}
        for where in ("play", "pick", "lay", "over"):
            shapes |= open_table(where, players=6).page.evaluate(
                """() => Object.fromEntries([...document.querySelectorAll(".rs-table :is(svg, symbol)[data-icon]")]
                    .map((svg) => [svg.dataset.icon, [...svg.children].map((s) => s.outerHTML).join()]))"""
            )
        assert {"clay", "wood", "stone", "gold", "morale", "defence", "military", "helmet", "prestige"} <= set(shapes)
        assert len(set(shapes.values())) == len(shapes)
        assert not any("rs-mono" in shape for shape in shapes.values()), "a symbol is missing"

    def test_tree_names_everything(self, open_table: OpenTable) -> None:
        tree = open_table("play").root.aria_snapshot()
        assert 'grid "Course of the game"' in tree
        assert re.search(r'grid "Hand of \w+"', tree)
        assert re.search(r'gridcell "[A-Z ]+ \([^;]+; \w+ building\); costs ', tree)
        assert 'button "End the turn"' in tree

    def test_text_twin(self, open_table: OpenTable) -> None:
        board = open_table("play")
        board.page.locator(".rs-piece[tabindex='0']").focus()
        board.press("t")
        expect(board.drawer.locator("pre")).to_have_text(table_of(board).to_text())
