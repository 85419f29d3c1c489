"""Ways to ask the questions of a game, and what holds for them in every game.

A game's tests of its lessons have a subclass of :class:`Questions` that names the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from rulesim import new_game, rulebook
from tests.widgets.staging import drill, plan, right, wrong
from widgets import lessons
from widgets.games import drawn_game
from widgets.lessons import Question
from widgets.lessons.posed_question import Posed
from widgets.scenes import Notice, Scene
from widgets.stage.drill import Drill
from widgets.stage.played import Playing


def offered_on(drawn: Scene) -> set[str]:
    """The notation of every move that a press on a board attempts; of those made of several parts the verb."""
    moves = {str(move.action) for move in drawn.moves() if move.action}
    return moves | {pick.action.split()[0] for pick in drawn.picks()}


def ask(question: Question) -> Posed:
    """The question as the engine asks it."""
    return drawn_game(question.game).tutor().kinds[question.kind](question, "en", ())


def answers(question: Question) -> dict[str, Any]:
    """What the engine answers, by the parts of the question."""
    found: dict[str, Any] = {}
    for part in ask(question).parts:
        found[part.id] = part.number if part.kind == "number" else [*part.answer]
        found[part.id] = part.answer[0] if part.kind == "one" else found[part.id]
    return found


def asking(question: Question) -> Drill:
    """The question as a beat of a lesson asks it, beside whatever game."""
    beat = drill(question.id)
    told = plan(beat, id=f"{question.game}/test")
    return Drill(told, beat, Playing.of(told, new_game(question.game, 3)), "en")


def explains_itself(asked: Posed) -> None:
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
        assert part.kind != "number" or part.why or asked.why
    assert len({part.id for part in asked.parts}) == len(asked.parts)
    reasons = [*asked.why, *(line for part in asked.parts for line in part.why)]
    reasons += [option.why for part in asked.parts for option in part.options if option.why]
    assert reasons


def answered(known: Drill, keys: list[Any]) -> Notice:
    """Answer the part that is asked; what is told of it."""
    told = known.answer(keys[0] if known.part.kind == "number" else keys)
    assert told is not None
    return told


def is_marked(known: Drill) -> None:
    """A right answer to each part is right, one that is wrong in one point is wrong, and reasons are given."""
    told = ""
    while True:
        slip = answered(known, wrong(known))
        assert slip.tone == "mix" and slip.title
        assert not known.settled
        assert {*known.marks.values()} <= {"right", "wrong"}, "the right answer is kept"
        assert slip.text or "wrong" not in known.marks.values(), "what is wrong has a reason"
        earned = answered(known, right(known))
        assert earned.tone == "done"
        told += earned.text
        if known.done:
            break
        known.go_on()
    assert known.right and known.wrong == len(known.asked.parts)
    assert told, "no reason is given"


def rules_of(game: str) -> set[str]:
    return {rule.id for rule in rulebook.catalogue(game)}


class Questions:
    """What holds for the questions of every game."""

    game: ClassVar[str]
    unworded: ClassVar[str] = r"(?:ask|quiz|icon|card|effect|figure|tile|option|rule|decree|offer)_\w+|\w_name\b"
    """What no text contains whose words are there."""

    @classmethod
    def questions(cls) -> Mapping[str, Question]:
        return lessons.questions(cls.game)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "id" in metafunc.fixturenames:
            metafunc.parametrize("id", self.questions())

    def test_the_engine_answers_as_the_source_does(self, id: str) -> None:
        question = self.questions()[id]
        assert question.expected is not None
        assert answers(question) == question.expected

    def test_a_question_can_be_answered_and_explains_itself(self, id: str) -> None:
        asked = ask(self.questions()[id])
        explains_itself(asked)
        assert set(asked.rules) <= rules_of(self.game)

    def test_the_right_answer_is_right_and_a_wrong_one_is_wrong(self, id: str) -> None:
        is_marked(asking(self.questions()[id]))

    def test_every_word_of_a_question_is_there(self, id: str) -> None:
        """A missing message would be told as its id with its facts."""
        asked = ask(self.questions()[id])
        texts = [asked.prompt, *asked.why]
        for part in asked.parts:
            texts += [part.label, *part.why, *(text for option in part.options for text in (option.text, option.why))]
        assert [text for text in texts if re.search(self.unworded, text)] == []
