"""The progress bar in real JupyterLab: its button ends the cell that is running."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import RUN_ALL, SETTLED, Watch, execute
from tests.browser.look import axe

BAR = """from rulesim import new_game, simulate
from widgets import ProgressBar
bar = ProgressBar("Armorica"); bar"""
PLAYED = """results = simulate.playouts(new_game("armorica", 2), "random", 10**7, progress=bar, stop=bar.stopped)
print("complete" if results.complete else "stopped")"""


@pytest.mark.thorough
def test_its_button_ends_the_running_cell(open_cells: Callable[..., Page], watch: Watch) -> None:
    page = open_cells(BAR, PLAYED)
    page.evaluate(RUN_ALL)
    label = page.get_by_text("of 10,000,000 games")
    expect(label).to_contain_text("s left")
    assert axe(page, ".jp-OutputArea").violations == []
    page.get_by_role("button", name="Stop", exact=True).click()
    page.wait_for_function(SETTLED)
    expect(page.locator("pre", has_text="stopped")).to_be_visible()
    expect(label).to_contain_text("stopped after")
    assert execute(page, "print(len(results) == bar.done > 0)") == "True"
    assert watch.problems == []
