"""Armorica's lessons on the stage: every beat can be done, and whatever is tried in it is answered truly."""

from __future__ import annotations

from tests.widgets.beats import Beats
from widgets import lessons


class TestBeats(Beats):
    game = "armorica"
    tries = ("take {n}", "take {n}", "take {n} from roman", "take {n} from gaul", "discard {n}", "discard {n} of 2",
             "pass", "keep")  # fmt: skip
    unrefused = frozenset({"armorica/scoring", "armorica/first-game", "armorica/editions", "armorica/laboratory"})


def test_every_graded_exercise_is_asked_in_a_drill() -> None:
    asked = {beat.question.split("-")[0] for plan in lessons.plans("armorica") for beat in plan.beats if beat.question}
    positions = {beat.position for plan in lessons.plans("armorica") for beat in plan.beats}
    assert {f"x{number}" for number in range(1, 13)} <= asked | positions
