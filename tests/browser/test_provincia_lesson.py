"""A lesson of Provincia Romana in real JupyterLab: a combat lost and won by mouse, and the plot that follows."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenLesson
from tests.browser.lab import Watch, value, wait_until
from tests.browser.look import axe, sticks_out
from tests.browser.test_lessons import HEIGHT, Lesson

COMBAT = "provincia/7-combat"
PARTS = (".rs-table", ".rs-quiz", ".js-plotly-plot")


@pytest.fixture(scope="class")
def combat_page(open_for_class: OpenLesson) -> Page:
    return open_for_class(COMBAT, height=HEIGHT + 1000)


@pytest.fixture
def combat(combat_page: Page, class_watch: Watch) -> Iterator[Lesson]:
    """The seventh lesson, at its beginning: round 3, strength 4, four tokens."""
    lesson = Lesson(combat_page, "fight")
    lesson.begin()
    yield lesson
    problems, class_watch.problems = class_watch.problems, []
    assert problems == []


class TestByMouse:
    def test_the_lesson_is_learned(self, combat: Lesson) -> None:
        assert combat.tasks() == ["active", *["open"] * 6]
        combat.attempt("lay blue-1")
        combat.attempt("lose horreum")
        expect(combat.notice).to_have_attribute("data-tone", "refused")
        combat.attempt("lose lignator")
        expect(combat.table.locator("[data-panel=tasks] .rs-line-done")).to_have_count(3)
        combat.table.get_by_role("button", name="Undo").click()
        expect(combat.table.locator("[data-panel=tasks] .rs-line-done")).to_have_count(4)
        combat.attempt("aediles")
        expect(combat.table.locator("[data-panel=tasks] .rs-line-done")).to_have_count(5)
        combat.table.get_by_role("button", name="Undo").click()
        combat.table.get_by_role("button", name="Undo").click()
        expect(combat.table.locator("[data-panel=tasks] .rs-line-done")).to_have_count(6)
        combat.attempt("lay orange+1")
        expect(combat.notice).to_contain_text("All tasks are done.")
        assert combat.done == ["done"] * 7
        kept = value(combat.page, "str(__import__('widgets').progress.of('provincia'))")
        assert re.search(r"Combat\s+7 of 7", kept), kept

    def test_a_secret_is_kept_and_the_plot_follows(self, combat: Lesson) -> None:
        start = combat.wait_for_plot()
        combat.attempt("look bellum 3")
        expect(combat.notice).to_have_attribute("data-tone", "refused")
        assert combat.moves == []
        combat.piece("lay orange+1").hover()
        wait_until(combat.page, lambda: combat.plot() != start)
        looked = combat.wait_for_plot()
        combat.attempt("lay orange+1")
        wait_until(combat.page, lambda: combat.plot() not in (start, looked))
        combat.wait_for_plot()
        assert combat.moves == ["lay orange+1"]

    def test_screen_readers_and_room(self, combat: Lesson) -> None:
        assert axe(combat.page, *PARTS).violations == []
        for width in (1280, 760):
            combat.page.set_viewport_size({"width": width, "height": HEIGHT + 1000})
            assert [out for part in PARTS for out in sticks_out(combat.page, part)] == []


@pytest.mark.parametrize("name", ["1-set-up", "3-production-and-storage", "11-first-round"])
def test_every_cell_runs_and_axe_finds_nothing(open_lesson: OpenLesson, name: str) -> None:
    page = open_lesson(f"provincia/{name}")
    assert axe(page, ".jp-OutputArea-output").violations == []


def test_the_laboratory_follows_its_sliders(open_lesson: OpenLesson) -> None:
    page = open_lesson("provincia/12-combat-laboratory", height=HEIGHT + 1000)
    assert axe(page, ".jp-OutputArea-output").violations == []
    before = value(page, "float(builder.win)")
    handle = page.locator(".rs-slider-lab .noUi-handle[aria-label='Military']")
    handle.focus()
    handle.press("ArrowRight")
    wait_until(page, lambda: value(page, "builder.settings['military']") == 1)
    assert value(page, "float(builder.win)") > before
    expect(page.locator(".rs-slider-lab")).to_contain_text(f"{value(page, 'float(builder.win)'):.0%}")
