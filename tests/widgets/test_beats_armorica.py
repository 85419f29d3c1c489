"""Armorica's lessons on the stage: every beat can be done, and whatever is tried in it is answered truly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.widgets.beats import Beats
from widgets import lessons
from widgets.stage import Stage


class TestBeats(Beats):
    game = "armorica"
    tries = ("take {n}", "take {n}", "take {n} from roman", "take {n} from gaul", "discard {n}", "discard {n} of 2",
             "pass", "keep")  # fmt: skip
    unrefused = frozenset({"armorica/scoring", "armorica/first-game", "armorica/editions", "armorica/laboratory"})


def test_the_roman_phase_of_the_gaul_lesson_is_passed_for_the_learner() -> None:
    stage = Stage("armorica/gaul")
    stage.go_to("wheat")
    assert stage.play("take 1").ok
    stage.watch_on()
    assert (stage.session.state.phase, stage.session.state.turn) == ("gaul", 2)
    assert [str(entry.action) for entry in stage.session.log if entry.seat == 0] == ["take 1", "pass"]


def test_a_lesson_goes_on_where_progress_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("RULESIM_DATA", str(blocked))
    stage = Stage("armorica/gaul")
    stage.play("take 3")
    assert stage.beat.id == "range"
    assert stage.done == 1
    assert stage.error == ""
    assert "Progress could not be saved" in stage.told
    stage.go_to("wheat")
    assert "Progress could not be saved" not in stage.told, "it is said once"
    assert "Progress could not be saved" in Stage("armorica/gaul").told


def test_every_graded_exercise_is_asked_in_a_drill() -> None:
    asked = {beat.question.split("-")[0] for plan in lessons.plans("armorica") for beat in plan.beats if beat.question}
    positions = {beat.position for plan in lessons.plans("armorica") for beat in plan.beats}
    assert {f"x{number}" for number in range(1, 13)} <= asked | positions
