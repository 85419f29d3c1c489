"""Saving in real JupyterLab: who opens and runs a lesson leaves its file as it was, and loses nothing of the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.lab import READY, Lab, Watch, run_all

PLAYER = """from widgets import Player
Player("armorica", 2, seed=1)"""
SAVE = """async () => {
    const { context } = window.jupyterapp.shell.currentWidget;
    context.model.dirty = true;
    await window.jupyterapp.commands.execute('docmanager:save');
}"""


def test_reading_changes_no_file_and_saving_takes_nothing_away(
    open_cells: Callable[..., Page], jupyter: Lab, watch: Watch
) -> None:
    page = open_cells(PLAYER)
    file = Path(jupyter.root, page.evaluate("() => window.jupyterapp.shell.currentWidget.context.path"))
    board = page.locator(".rs-table")

    def saved() -> bytes:
        page.evaluate(SAVE)
        return file.read_bytes()

    run_all(page)
    expect(board).to_be_visible()
    first = saved()
    assert b"Gaul immigration" in first and b"widget-view" not in first
    page.reload()
    page.wait_for_function(READY)
    expect(board).to_be_visible()  # its kernel lives
    run_all(page)  # numbers of other widgets stand in the cell now
    assert saved() == first.replace(b'"execution_count": 1', b'"execution_count": 2')
    first = file.read_bytes()
    jupyter.start_over()
    page.reload()
    page.wait_for_function(READY)
    expect(page.locator(".jp-OutputArea-output table").first).to_contain_text("Gaul immigration")
    expect(board).to_have_count(0)
    assert saved() == first
    watch.problems.clear()  # a kernel that ends under a page is told there
