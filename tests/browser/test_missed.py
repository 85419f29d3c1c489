"""What a page does that has missed what Python said, and several widgets on one page, in real JupyterLab."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import execute, run_all, value

pytestmark = pytest.mark.thorough

LATE = """() => {
    window.patient = AbortSignal.timeout;
    AbortSignal.timeout = (time) => window.patient.call(AbortSignal, time === 2000 ? 0 : time);
}"""
"""Every widget counts as one that takes too long to load."""
SET_UP = """from widgets import Stage, Table, WhatIf
import rulesim
session = rulesim.Session(rulesim.new_game("armorica", 3), seed=1)
table, stage = Table(session), Stage("armorica/gaul")
table"""


def test_widgets_that_take_too_long_to_load_are_heard_again(open_cells: Callable[..., Page]) -> None:
    page = open_cells(SET_UP, "stage", "panel = WhatIf(table, level='random', workers=None)\npanel")
    page.evaluate(LATE)
    try:
        run_all(page)
        table, stage = page.locator(".rs-table"), page.locator(".rs-stage")
        expect(stage.locator("[data-part=coach]")).to_be_visible()
        ply = value(page, "session.ply")
        execute(page, "table.play(str(session.state.legal_actions()[0]))")
        expect(table.locator(".rs-notice")).to_be_visible()
        table.get_by_role("button", name="Undo").click()
        expect(table.locator(".rs-notice")).to_have_count(0)
        assert value(page, "session.ply") == ply
        execute(page, "stage.go_to(stage.plan.beats[1].id)")
        expect(stage.locator("[data-part=coach]")).to_contain_text(value(page, "stage.frame['coach']"))
        page.locator(".rs-whatif").get_by_role("button", name="What if?", exact=True).click()
        expect(page.locator(".rs-whatif tbody tr").first).to_be_visible()
        execute(page, "panel.close()")
    finally:
        page.evaluate("() => { AbortSignal.timeout = window.patient; }")


def test_no_two_elements_have_the_same_id(open_cells: Callable[..., Page]) -> None:
    page = open_cells(SET_UP, "Table(session)", "stage", "panel = WhatIf(table)\npanel", "WhatIf(session)")
    run_all(page)
    expect(page.locator(".rs-table")).to_have_count(3)  # one of them is the stage's
    expect(page.locator(".rs-whatif")).to_have_count(2)
    ids = page.evaluate("() => [...document.querySelectorAll('[id^=rs-]')].map((node) => node.id)")
    assert len(ids) > 20
    assert sorted({one for one in ids if ids.count(one) > 1}) == []
