"""Ways to learn a lesson and to answer its questions, and what holds for the lessons and questions of every game.

A game's tests of its lessons have a subclass of :class:`Lessons` and one of :class:`Questions` that name the game, and
tests of their own for what the lessons say.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

import pytest

from rulesim import rulebook
from rulesim.bots import GreedyBot
from tests.notebook_env import NOTEBOOKS
from widgets import lessons
from widgets.charts import charts
from widgets.games import drawn_game
from widgets.hints import COMMANDS, HINTS
from widgets.lesson import Lesson, lesson
from widgets.lessons import BOT, Plan, Question, Task
from widgets.lessons.posed_question import Asked, Part
from widgets.palette import palette
from widgets.quiz import Quiz
from widgets.scenes import Scene
from widgets.words import catalogue


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
        step = known.guide.next_step(task.solution)
        assert step is not None, task.id
        follow(known, task, step)


def said(step: lessons.Step) -> str:
    """A step as its solution says it."""
    return f"{lessons.LOOK if step.looks else lessons.TRY if step.tries else ''}{step.move}"


def offered(known: Lesson) -> set[str]:
    """The notation of every move that a press on the lesson's board attempts (see :func:`offered_on`)."""
    return offered_on(known.board.drawn)


def offered_on(drawn: Scene) -> set[str]:
    """The notation of every move that a press on a board attempts; of those made of several parts the verb."""
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
    return drawn_game(question.game).tutor().KINDS[question.kind](question, "en")


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


def rules_of(game: str) -> set[str]:
    return {rule.id for rule in rulebook.catalogue(game)}


# --- the tests -------------------------------------------------------------------------------------------------------


class Lessons:
    """What holds for the lessons of every game."""

    game: ClassVar[str]
    tries: ClassVar[Sequence[str]]
    """What a learner may try besides what is legal; ``undo`` takes back."""
    unrefused: ClassVar[frozenset[str]] = frozenset()
    """Lessons in which nothing illegal need be tried."""
    borrowed: ClassVar[frozenset[str]] = frozenset()
    """Positions of lessons that have another use, too, and a name of their own."""
    with_facts: ClassVar[frozenset[str]] = frozenset()
    """Messages that cannot be told without facts."""
    pressed_otherwise: ClassVar[frozenset[str]] = frozenset()
    """Moves of a solution that a press on the board words otherwise."""

    @classmethod
    def plans(cls) -> tuple[Plan, ...]:
        return lessons.plans(cls.game)

    @classmethod
    def ids(cls) -> list[str]:
        return [plan.id for plan in cls.plans()]

    @classmethod
    def messages(cls) -> list[str]:
        return list(message_ids(cls.plans(), lessons.questions(cls.game).values()))

    def say(self, message: str) -> str:
        return lessons.say(self.game, message)

    def zones(self) -> set[str]:
        scenes = drawn_game(self.game).scenes()
        return {*scenes.zones, *scenes.panels}

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "id" in metafunc.fixturenames:
            metafunc.parametrize("id", self.ids())

    # one lesson

    def test_a_lesson_can_be_learned_task_by_task(self, id: str) -> None:
        known = lesson(id)
        before: list[str] = []
        for task in known.plan.tasks:
            # What a bot does, or what needs no move of its own, may be done with a task before it.
            assert task.id not in before or task.solution in ((), (BOT,)), task.id
            solve(known, task)
            before = done(known)
            assert task.id in before
        assert known.tasks.all_done
        assert known.board.error == ""
        assert known.session.observer_errors == []
        text = known.board.to_text()
        assert self.say("lesson_all_done") in text
        assert self.say(f"{known.plan.message}.done") in text

    def test_every_step_of_a_solution_does_something(self, id: str) -> None:
        """A step of a task solved in its turn is possible when its time comes, or was done with a task before."""
        known = lesson(id)
        for task in known.plan.tasks:
            new = [step for step in map(lessons.step, task.solution) if known.guide.is_open(step)]
            assert new or not task.solution, task.id
            solve(known, task)

    def test_nothing_is_done_at_the_start_and_it_is_the_learners_turn(self, id: str) -> None:
        known = lesson(id)
        assert done(known) == []
        assert known.session.state.player == known.plan.seat
        assert known.session.state.legal_actions()
        assert known.tasks.lines[0].state == "active"

    def test_a_lesson_goes_the_same_way_every_time(self, id: str) -> None:
        ways = []
        for _ in range(2):
            known = lesson(id)
            for task in known.plan.tasks:
                solve(known, task)
            ways.append(([str(entry.action) for entry in known.session.log], known.board.to_text()))
        assert ways[0] == ways[1]

    def test_whatever_the_learner_tries_the_lesson_goes_on(self, id: str) -> None:
        known, random = lesson(id), Random(f"{id}: try")
        for _ in range(60):
            state = known.session.state
            if state.is_over:
                break
            assert known.opponents.is_mine(state)
            move = random.choice([*map(str, state.legal_actions()), *self.tries])
            if move == "undo":
                known.undo()
            else:
                known.play(move)
                known.hint()
        assert known.board.error == ""
        assert known.session.observer_errors == []

    def test_hints_go_from_a_nudge_to_the_move_itself(self, id: str) -> None:
        known = lesson(id)
        for task in known.plan.tasks:
            if task.id in done(known):
                continue
            told = [known.hint() for _ in range(HINTS)]
            assert [hint.step for hint in told] == [1, 2, 3]
            assert {hint.task for hint in told} == {task.id}
            assert len({hint.text for hint in told}) == HINTS
            assert told[-1].text != self.say("lesson_hint_back"), task.id
            assert not re.search(r"ask_|_do_|card_", told[-1].text)
            assert known.hint() == told[-1]
            solve(known, task)
        assert known.hint().step == 0

    def test_the_last_hints_alone_lead_through_a_lesson(self, id: str) -> None:
        """Whoever only ever does what the third hint says finishes every task that the learner is to do."""
        known = lesson(id)
        follow_hints(known)
        assert known.tasks.all_done

    def test_a_lesson_has_enough_to_do_and_to_answer(self, id: str) -> None:
        plan = lessons.plan(id)
        assert len(plan.tasks) >= 3
        assert len(plan.quiz) >= 2
        assert plan.rules
        assert plan.chart in charts(self.game)
        assert plan.bot in ("random", "greedy")
        assert (NOTEBOOKS / plan.notebook).is_file()
        assert set(plan.show) <= self.zones()
        assert plan.position in ("", *self.borrowed) or plan.position.startswith("lesson-")
        assert any("attempted_illegal" in str(task.goal) for task in plan.tasks) or id in self.unrefused

    def test_everything_a_solution_does_can_be_pressed_on_the_board(self, id: str) -> None:
        known = lesson(id)
        for task in known.plan.tasks:
            for step in map(lessons.step, task.solution):
                by_hand = step.move not in (BOT, *COMMANDS, *self.pressed_otherwise)
                if by_hand and known.guide.is_open(step):
                    assert {step.move, step.move.split()[0]} & offered(known), f"{task.id}: {step.move}"
                solve(known, replace(task, solution=(said(step),)))
            assert task.id in done(known)

    def test_an_aim_says_what_one_will_be_able_to_do(self, id: str) -> None:
        assert self.say(f"{lessons.plan(id).message}.aim").startswith("You will ")

    def test_a_position_of_a_lesson_is_a_position_of_the_game(self, id: str) -> None:
        state = lessons.plan(id).start()
        again = type(state).__reduce__(state)
        assert again[0](*again[1]) == state

    # all together

    def test_the_lessons_together_teach_every_rule_and_no_other(self) -> None:
        assert {rule for plan in self.plans() for rule in plan.rules} == rules_of(self.game)

    def test_every_lesson_has_a_notebook_of_its_own(self) -> None:
        assert len({plan.notebook for plan in self.plans()}) == len(self.plans())

    def test_every_question_is_asked_in_some_lesson(self) -> None:
        assert set(lessons.questions(self.game)) == {id for plan in self.plans() for id in plan.quiz}

    def test_everything_that_is_said_has_words(self) -> None:
        assert [message for message in self.messages() if not lessons.has_words(self.game, message)] == []

    def test_words_of_lessons_belong_to_a_lesson(self) -> None:
        """No words for a task or question that is gone."""
        known = rulebook.Catalogue(drawn_game(self.game).folder / "words")
        allowed = {*self.messages(), *optional_ids(self.messages(), lessons.questions(self.game).values())}
        own = [name for name in known.messages() if name.startswith(("lesson_", "task_", "quiz_"))]
        assert own
        assert [name for name in own if name not in allowed] == []

    def test_words_render_without_a_fault(self) -> None:
        rendered = {message: catalogue(self.game).render(message, "en", {}) for message in self.messages()}
        assert {message for message, (text, errors) in rendered.items() if errors or not text} == self.with_facts


class Questions:
    """What holds for the questions of every game."""

    game: ClassVar[str]

    @classmethod
    def questions(cls) -> Mapping[str, Question]:
        return lessons.questions(cls.game)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "id" in metafunc.fixturenames:
            metafunc.parametrize("id", self.questions())

    def test_the_engine_answers_as_the_source_does(self, id: str) -> None:
        question = self.questions()[id]
        assert question.expected is not None
        assert ask(question).computed == question.expected

    def test_a_question_can_be_answered_and_explains_itself(self, id: str) -> None:
        asked = ask(self.questions()[id])
        explains_itself(asked)
        assert set(asked.rules) <= rules_of(self.game)

    def test_the_right_answer_is_right_and_a_wrong_one_is_wrong(self, id: str) -> None:
        asked, known = ask(self.questions()[id]), Quiz(self.game, [id])
        answers = right_answers(asked)
        for index, part in enumerate(asked.parts):
            feedback = known.answer(id, *answers[:index], wrong_answer(part), *answers[index + 1 :])
            assert feedback.status == "wrong"
            assert feedback.lines
        assert known.answer(id, *answers).right

    def test_the_looks_of_cards_are_known_to_the_page(self) -> None:
        given = [group for question in self.questions().values() for group in ask(question).given]
        colours = {card.colour for group in given for card in group.cards}
        assert len(colours) >= 4
        assert colours <= set(palette().cards)
