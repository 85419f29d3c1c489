"""Every beat of a lesson of each game, in the dark: words that are hard to read there."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenLesson
from tests.browser.lab import choose_theme
from tests.browser.look import faint
from tests.browser.test_stage import STAGE, Stage

LESSONS = ("armorica/5-end-and-scoring", "discordia/7-year-end", "provincia/11-end-and-scoring")
"""Lessons with many charts."""


@pytest.mark.thorough
@pytest.mark.parametrize("name", LESSONS)
def test_all_words_are_readable_in_the_dark(open_lesson: OpenLesson, name: str) -> None:
    stage = Stage(open_lesson(name, width=1280, height=720))
    choose_theme(stage.page, "Dark")
    for beat in stage.ask("[beat.id for beat in stage.plan.beats]"):
        stage.ask(f"stage.go_to({beat!r})")
        stage.settled()
        assert faint(stage.page, STAGE) == [], beat
