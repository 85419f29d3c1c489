"""Questions of lessons that come back, the sooner the less they were known: see :attr:`widgets.progress.Mark.back`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from widgets import lessons, progress
from widgets.lessons import PRACTICE, Beat, Plan

MOST: Final = 10
"""So many questions are asked at a sitting."""


@dataclass(frozen=True, slots=True)
class Coming:
    """A question that comes back: on which ``day``, and how its lesson asks it."""

    day: date
    plan: Plan
    beat: Beat


def coming(game: str) -> list[Coming]:
    """The questions of a game that come back, those first that come soonest. Raises BadInput for an unknown game."""
    marks, found = progress.default().marks(game), list[Coming]()
    for plan in lessons.plans(game):
        for beat in plan.beats:
            mark = marks.get((plan.id, "quiz", beat.question))
            if mark is not None and mark.back is not None:
                found.append(Coming(mark.back, plan, beat))
    return sorted(found, key=lambda one: one.day)


def due(game: str) -> list[Coming]:
    """Those of them that come back today, or should have before."""
    return [one for one in coming(game) if one.day <= progress.today()]


def repetition(questions: Sequence[Coming]) -> Plan:
    """The first of these questions as the beats of a lesson, each on the board of its own; with the rules of all."""
    asked = (lessons.question(one.plan.game, one.beat.question) for one in questions)
    rules = dict.fromkeys(rule for question in asked for rule in question.rules)
    beats: list[Beat] = []
    for one in questions[:MOST]:
        looks = {"show": one.beat.show or one.plan.show, "chart": one.beat.chart or one.plan.chart}
        without = one.beat.without if one.beat.show else (*one.plan.without, *one.beat.without)
        beats.append(replace(one.beat, id=f"{one.plan.id}/{one.beat.question}", without=without, **looks))
    return Plan(id=f"{questions[0].plan.game}/{PRACTICE}", emblem="question", rules=(*rules,), beats=(*beats,))
