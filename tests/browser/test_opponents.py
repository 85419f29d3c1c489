"""Opponents that think for long, in real JupyterLab: the page is answered at once, and told who is thinking."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.lab import Watch, run_all, value, wait_until

PLAYER = """from widgets import Player
player = Player("armorica", 3, seats=("human", "strong", "novice"), seed=3)
player"""
LISTEN = """() => {
    const status = document.querySelector('.rs-table .rs-status');
    window.told = [];
    new MutationObserver(() => window.told.push(status.textContent))
        .observe(status, {subtree: true, childList: true, characterData: true});
}"""


def test_a_move_is_shown_before_the_replies_and_a_hint_is_given(open_cells: Callable[..., Page], watch: Watch) -> None:
    page = open_cells(PLAYER)
    run_all(page)
    board = page.locator(".rs-table")
    page.evaluate(LISTEN)
    ply = value(page, "player.session.ply")
    board.locator(".rs-piece.rs-legal").first.click()
    wait_until(page, lambda: value(page, "player.session.ply") > ply)
    wait_until(page, lambda: value(page, "player.board.opponents.is_mine(player.session.state)"))
    wait_until(page, lambda: "your choice" in board.locator(".rs-status").inner_text())
    assert [who for who in ("Player 2", "Player 3") if f"{who} is thinking …" in page.evaluate("window.told")] != []
    assert value(page, "[entry.seat for entry in player.session.log if entry.seat >= 0][-3:]") == [0, 1, 2]
    board.get_by_role("button", name="Hint").click()
    expect(board.locator(".rs-notice")).to_contain_text("The strongest bot would do this")
    assert watch.problems == []
