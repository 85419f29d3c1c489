"""Ways to learn a lesson and to answer its questions, shared by the tests of every game's lessons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from rulesim.bots import GreedyBot
from widgets import lessons
from widgets.lesson import COMMANDS, HINTS, Lesson
from widgets.lessons import BOT, Plan, Question, Task
from widgets.lessons.asked import Asked, Part


def solve(known: Lesson, task: Task) -> None:
    """Do what a task's solution says, leaving out what is done already or cannot be done any more."""
    for step in map(lessons.step, task.solution):
        state = known.session.state
        if step.looks:
            known.look(step.move)
        elif step.move in COMMANDS:
            assert getattr(known, step.move)()
        elif step.move == BOT:
            play_as_bot(known, task)
        elif step.tries:
            assert not known.play(step.move).ok, step.move
        elif state.parse(step.move) in state.legal_actions():
            assert known.play(step.move).ok


def play_as_bot(known: Lesson, task: Task) -> None:
    """Play as the greedy bot would until the task is done."""
    while task.id not in done(known) and not known.session.state.is_over:
        assert known.play(GreedyBot().choose(known.session.state, Random(0))).ok


def done(known: Lesson) -> list[str]:
    """The tasks that are ticked."""
    return [line.id for line in known.tasks if line.state == "done"]


def follow(known: Lesson, task: Task, step: lessons.Step) -> None:
    """Do what the last hint says."""
    if step.looks:
        known.look(step.move)
    elif step.move == BOT:
        play_as_bot(known, task)
    elif step.move in COMMANDS:
        getattr(known, step.move)()
    else:
        known.play(step.move)


def follow_hints(known: Lesson, most: int = 80) -> None:
    """Only ever do what the third hint says, until nothing is left to do."""
    for _ in range(most):
        task = known._current()
        if task is None:
            break
        if not task.solution or lessons.has_words(known.plan.game, f"{task.message(known.plan.id)}.hint{HINTS}"):
            solve(known, task)
            continue
        step = known._next_step(task)
        assert step is not None, task.id
        follow(known, task, step)


def said(step: lessons.Step) -> str:
    """A step as its solution says it."""
    return f"{lessons.LOOK if step.looks else lessons.TRY if step.tries else ''}{step.move}"


def offered(known: Lesson) -> set[str]:
    """The notation of every move that a press on the board attempts; of those made of several parts the verb."""
    drawn = known.board.drawn
    moves = {str(move.action) for move in drawn.moves() if move.action}
    return moves | {pick.action.split()[0] for pick in drawn.picks()}


# --- words -----------------------------------------------------------------------------------------------------------


def message_ids(plans: Iterable[Plan], questions: Iterable[Question]) -> Iterator[str]:
    """Every message that lessons and questions must have."""
    for plan in plans:
        yield from (f"{plan.message}.{part}" for part in ("title", "aim", "done"))
        for task in plan.tasks:
            message = task.message(plan.id)
            yield from (message, *(f"{message}.{part}" for part in ("hint1", "hint2", "done")))
    yield from (question.message for question in questions)


def optional_ids(ids: Iterable[str], questions: Iterable[Question]) -> Iterator[str]:
    """Messages that lessons and questions may have besides."""
    yield from (f"{message}.hint3" for message in ids)
    for question in questions:
        yield f"{question.message}.why"
        for stage in (*question.ask.get("stages", ()), *question.ask.get("cases", ())):
            yield f"{question.message}.{stage['id']}"


# --- questions -------------------------------------------------------------------------------------------------------


def ask(question: Question) -> Asked:
    """The question as the engine asks it."""
    return lessons.tutor(question.game).KINDS[question.kind](question, "en")


def right_answers(asked: Asked) -> list[Any]:
    """The right answer to each part."""
    return [list(part.answer) if part.kind == "many" else part.answer[0] for part in asked.parts]


def wrong_answer(part: Part) -> Any:
    """An answer to one part that is wrong in one point."""
    if part.kind == "number":
        return part.number + 1
    wrong = [option.key for option in part.options if not option.right]
    if part.kind == "one":
        return wrong[0]
    return [*part.answer, wrong[0]] if wrong else list(part.answer[1:])


def explains_itself(asked: Asked) -> None:
    """A question has parts that can be answered, one way each, and gives reasons."""
    assert asked.parts
    assert asked.rules
    for part in asked.parts:
        assert part.label
        assert part.kind == "number" or any(option.right for option in part.options)
        assert part.kind == "number" or not all(option.right for option in part.options)
        assert part.kind != "one" or sum(option.right for option in part.options) == 1
        assert len({option.key for option in part.options}) == len(part.options)
        assert len({option.text for option in part.options}) == len(part.options)
        assert part.kind != "number" or part.why
    assert len({part.id for part in asked.parts}) == len(asked.parts)
    reasons = [*asked.why, *(line for part in asked.parts for line in part.why)]
    reasons += [option.why for part in asked.parts for option in part.options if option.why]
    assert reasons
