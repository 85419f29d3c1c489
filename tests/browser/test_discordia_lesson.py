"""A lesson of Discordia in real JupyterLab: learned by mouse, with an illegal attempt and the plot that follows."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenLesson
from tests.browser.lab import Watch, value, wait_until
from tests.browser.look import axe, sticks_out
from tests.browser.test_lessons import HEIGHT, Lesson

SHORTAGE = "discordia/6-aqueduct-and-shortage"
PARTS = (".rs-table", ".rs-quiz", ".js-plotly-plot")


@pytest.fixture(scope="class")
def shortage_page(open_for_class: OpenLesson) -> Page:
    return open_for_class(SHORTAGE, height=HEIGHT)


@pytest.fixture
def shortage(shortage_page: Page, class_watch: Watch) -> Iterator[Lesson]:
    """The sixth lesson, at its beginning: summer, dice red 6, yellow 2, blue 4."""
    lesson = Lesson(shortage_page, "shortage")
    lesson.begin()
    yield lesson
    problems, class_watch.problems = class_watch.problems, []
    assert problems == []


class TestByMouse:
    def test_the_lesson_is_learned(self, shortage: Lesson) -> None:
        assert shortage.tasks() == ["active", "open", "open", "open", "open"]
        for done, moves in enumerate(
            (["choose yellow 2", "boat"], ["take FA05 on field1"], ["special field1 YY"], ["special market1 W"]), 1
        ):
            for move in moves:
                shortage.attempt(move)
            expect(shortage.table.locator(".rs-line-done")).to_have_count(done)
        assert shortage.moves == ["choose yellow 2", "boat", "take FA05 on field1", "special market1 W"]
        shortage.attempt("end")
        shortage.attempt("choose yellow 5")
        shortage.attempt("extension fort")
        expect(shortage.notice).to_contain_text("All tasks are done.")
        assert shortage.done == ["done"] * 5
        kept = value(shortage.page, "str(__import__('widgets').progress.of('discordia'))")
        assert re.search(r"Aqueduct and infrastructure shortage\s+5 of 5", kept), kept

    def test_an_illegal_move_is_answered_and_the_plot_follows(self, shortage: Lesson) -> None:
        start = shortage.wait_for_plot()
        shortage.attempt("choose yellow 2")
        card = shortage.piece("take FA05 on field1")
        card.hover()
        wait_until(shortage.page, lambda: shortage.plot() != start)
        looked = shortage.wait_for_plot()
        shortage.attempt("boat")
        expect(shortage.notice).to_contain_text("aqueduct")
        wait_until(shortage.page, lambda: shortage.plot() not in (start, looked))
        shortage.wait_for_plot()
        shortage.attempt("boat")
        expect(shortage.notice).to_have_attribute("data-tone", "refused")
        assert shortage.moves == ["choose yellow 2", "boat"]

    def test_screen_readers_and_room(self, shortage: Lesson) -> None:
        assert axe(shortage.page, *PARTS).violations == []
        for width in (1280, 760):
            shortage.page.set_viewport_size({"width": width, "height": HEIGHT})
            assert [out for part in PARTS for out in sticks_out(shortage.page, part)] == []


@pytest.mark.parametrize("name", ["7-year-end", "10-first-year"])
def test_every_cell_runs_and_axe_finds_nothing(open_lesson: OpenLesson, name: str) -> None:
    page = open_lesson(f"discordia/{name}")
    assert axe(page, ".jp-OutputArea-output").violations == []


def test_a_slider_of_the_laboratory_moves_by_keyboard(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/11-shortage-laboratory", height=HEIGHT)
    assert axe(page, ".jp-OutputArea-output").violations == []
    wanted = value(page, "ShortageLab(tiles=4, manned=2, ring=2).shortage")
    assert value(page, "[builder.settings['tiles'], builder.shortage]") == [3, wanted - 1]
    handle = page.locator(".rs-slider-lab .noUi-handle[aria-label='City tiles']")
    handle.focus()
    handle.press("ArrowRight")
    wait_until(page, lambda: value(page, "[builder.settings['tiles'], builder.shortage]") == [4, wanted])
    expect(page.locator(".rs-slider-lab .rs-numbers")).to_contain_text(str(wanted))
