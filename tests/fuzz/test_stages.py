"""Stages of lessons: whatever is pressed, in whatever order, nothing fails, and what the page gets can be drawn."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

import rulesim
from rulesim import CHANCE
from tests.fuzz.values import trials
from tests.widgets.staging import asked, buttons, command, press, right
from tests.widgets.test_look_back import looked_back
from tests.widgets.test_look_back import work as work
from widgets import lessons
from widgets.stage import Stage, look_back, whatif
from widgets.stage.drill import Drill

pytestmark = pytest.mark.fuzz
USUAL: Final = 60
LESSONS: Final = [plan.id for game in rulesim.games() for plan in lessons.plans(game)]
COMMANDS: Final = (
    "again", "card", "check", "continue", "end", "hint", "look_back", "moment", "resume", "now", "odds", "redo",
    "skip", "soon", "step", "stop", "stop_looking", "text", "try_here", "undo", "where", "no command",
)  # fmt: skip
SENT: Final = ("scene", "frame", "glance", "figure", "odds", "pointed", "rules")
"""What a page is told of a stage."""

Press = Callable[[Stage, Random], object]


@pytest.fixture
def working(monkeypatch: pytest.MonkeyPatch) -> list[Iterator[None]]:
    """What is worked on in the background."""
    begun: list[Iterator[None]] = []
    monkeypatch.setattr(whatif, "runner", lambda: begun.append)
    monkeypatch.setattr(whatif, "workers", lambda: None)
    return begun


def moves(stage: Stage) -> list[str]:
    """The notations of all that the board lets one try, and of nothing."""
    return [*(one.action for one in stage.drawn.moves() if one.action), "no move"]


def legal(stage: Stage) -> list[str]:
    """The move that the step is about, or else all that are legal."""
    run, state = stage.playing, stage.session.state
    step = run.next_step() if run and stage.game.mine else None
    found = [str(move) for move in state.legal_actions()] if state.player != CHANCE else []
    return [step.move] if step and step.move in found else found or ["no move"]


def keys(stage: Stage) -> list[str]:
    """What a question may be answered with, and something else."""
    options = asked(stage).part.options if isinstance(stage.run, Drill) else ()
    return [*(option.key for option in options), "7", "no option", ""]


def answer_right(stage: Stage, _: Random) -> None:
    if isinstance(stage.run, Drill) and stage.finish is None and not stage.run.settled:
        stage.answer(*right(stage.run))


def go_somewhere(stage: Stage, rng: Random) -> None:
    stage.go_to(rng.randrange(len(stage.plan.beats)) + 1)


def press_button(stage: Stage, rng: Random) -> None:
    command(stage, rng.choice([*buttons(stage), "continue"]))


PRESSES: Final[dict[Press, int]] = {
    lambda stage, rng: press(stage, "attempt", action=rng.choice(moves(stage)), piece=None): 5,
    lambda stage, rng: press(stage, "attempt", action=rng.choice(legal(stage)), piece=None): 4,
    lambda stage, rng: press(stage, "hover", action=rng.choice([*moves(stage), None])): 2,
    lambda stage, rng: press(stage, "answer", keys=[rng.choice(keys(stage))]): 3,
    lambda stage, rng: press(stage, "beat", number=rng.randrange(10)): 1,
    lambda stage, rng: command(stage, rng.choice(COMMANDS)): 4,
    press_button: 6,
    answer_right: 3,
    go_somewhere: 2,
}
"""What a learner may do, and how often it is done."""


def assert_goes_on(stage: Stage) -> None:
    assert stage.error == ""
    sent: dict[str, Any] = {name: getattr(stage, name) for name in SENT}
    assert "{$" not in json.dumps(sent, allow_nan=False).replace(" ", ""), "words without their facts"
    assert stage.told is not None and str(stage)


@pytest.mark.parametrize("lesson", LESSONS)
def test_whatever_is_pressed_a_stage_goes_on(lesson: str, working: list[Iterator[None]]) -> None:
    stage, begun = Stage(lesson), {0}
    for rng in trials(USUAL, f"stage/{lesson}"):
        (do,) = rng.choices([*PRESSES], [*PRESSES.values()])
        do(stage, rng)
        begun.add(stage.at)
        if working and rng.random() < 0.3:
            next(working[-1], None)
        assert_goes_on(stage)
    assert len(begun) > 1, "it has gone on"


@pytest.mark.parametrize("game", rulesim.games())
def test_whatever_is_pressed_in_a_game_looked_back_on_it_goes_on(game: str, work: list[Any]) -> None:
    stage, seen = looked_back(work, game), list[bool]()
    for rng in trials(USUAL, f"looked back/{game}"):
        tries = look_back.came_from(stage)
        if rng.random() < (0.8 if tries else 0.2):
            rng.choice([*PRESSES][:3])(stage, rng)
        else:
            ends = {"again"} if tries else {"again", "undo"}
            command(stage, rng.choice(sorted({*buttons(stage), rng.choice(COMMANDS)} - ends)))
        seen.append(tries)
        while work and rng.random() < 0.9:
            [*work.pop()]
        assert_goes_on(stage)
    assert any(seen), "another move was tried"
