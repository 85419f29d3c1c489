"""Provincia's lessons: learned as their data say, every hint and word is there, every question is marked right."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random

import pytest

import rulesim
from rulesim import BadInput, rulebook
from rulesim.provincia import combat, penalty, production, upkeep
from tests.widgets.learning import Lessons, Questions, ask
from widgets import lessons
from widgets.games import drawn_game
from widgets.lesson import lesson
from widgets.quiz import Quiz

GAME = "provincia"
QUESTIONS = lessons.questions(GAME)
AGAIN = ("provincia/first-round", "provincia/laboratory")
"""Lessons that go once more over rules of earlier ones."""


class TestLessons(Lessons):
    game = GAME
    tries = (
        "build forum", "buy clay", "lay orange+1", "activate emporium", "choose spqr", "end", "look hand 2", "undo",
        "undo",
    )  # fmt: skip


class TestQuestions(Questions):
    game = GAME


def test_a_moment_names_round_step_and_seat() -> None:
    state = lessons.start(GAME, "lesson-combat")
    moment = drawn_game(GAME).tutor().moment
    seen = [moment(state)]
    for move in ("lay blue-1", "lay green-1", "lay green+1", "gauls bellum_07", "lose lignator"):
        state.play(move)
        seen.append(moment(state))
    assert seen[:5] == ["3 lay 1", "3 lay 2", "3 lay 3", "3 gauls 3", "3 lose 1"]


def test_moments_of_the_set_up_and_of_phase_1() -> None:
    state = rulesim.find_game(GAME).new_game(2, cities=("massilia", "arelate"), start=1)
    moment, seen = drawn_game(GAME).tutor().moment, [drawn_game(GAME).tutor().moment(state)]
    for move in ("reveal fodina", "reveal fons"):
        state.play(move)
        seen.append(moment(state))
    for _ in range(8):
        state.play(state.sample(Random(1)))
        seen.append(moment(state))
    assert seen[:4] == ["0 hand 2", "0 hand 1", "0 deal2 2", "0 deal3 2"]
    assert seen[-1] == "1.1 choose 2"
    for move in ("choose opes", "reveal opes_01", "reveal opes_02", "reveal opes_03", "reveal opes_04", "pick 6"):
        state.play(move)
        seen.append(moment(state))
    assert seen[-6:] == ["1.1 opes1 2", "1.1 opes2 2", "1.1 opes3 2", "1.1 opes4 2", "1.1 pick 2", "1.1 blind 2"]


# --- all together ----------------------------------------------------------------------------------------------------


def test_the_lessons_are_those_of_the_rulebook_in_its_order() -> None:
    assert [id.partition("/")[2] for id in TestLessons.ids()] == [
        "setup", "selecting", "production", "playing", "senate", "buildings", "combat", "upkeep", "activation", "end",
        "first-round", "laboratory", "examples",
    ]  # fmt: skip


def test_the_lessons_together_teach_every_rule_once() -> None:
    taught = Counter(rule for plan in lessons.plans(GAME) if plan.id not in AGAIN for rule in plan.rules)
    assert set(taught) == {rule.id for rule in rulebook.catalogue(GAME)}
    assert [rule for rule, times in taught.items() if times > 1] == []


def test_the_graded_exercises_are_among_the_questions() -> None:
    assert {f"e{number:02}" for number in range(1, 13)} <= set(QUESTIONS)


TERMS = (
    "start-player", "caesar", "round", "city", "board", "harbour", "bridge", "goods", "gold", "clay", "wood", "stone",
    "supply", "surplus", "cost", "trade", "deck", "action-marker", "discard-pile", "face-up", "face-down", "hand",
    "hand-limit", "opes", "quaestor", "bellum", "prestige", "prestige-building", "basic-building",
    "production-building", "defence-building", "unique", "discount", "destroyed", "token", "strength", "gauls",
    "penalty", "morale", "defence", "military", "upkeep", "taxes", "prestige-card", "inactive", "activate", "horreum",
)  # fmt: skip
"""Terms that a learner meets in a lesson, so that the rulebook's word stands beside the English one there."""


@pytest.mark.parametrize("term", TERMS)
def test_the_rulebooks_word_stands_beside_a_term(term: str) -> None:
    german = {row["term"]: row["de"] for row in rulebook.glossary(GAME)}[term]
    told = " ".join(lessons.say(GAME, message) for message in TestLessons.messages())
    words = [word.casefold()[:5] for word in re.findall(r"\w+", german) if len(word) > 3]
    assert any(word in bracket.casefold() for word in words for bracket in re.findall(r"\(([^)]+)", told)), german


# --- questions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", QUESTIONS)
def test_every_word_of_a_question_is_there(id: str) -> None:
    """A missing message would be told as its id with its facts."""
    known = Quiz(GAME, [id])
    shown = re.sub(r'"(?:id|key)": "[^"]*"', "", json.dumps(known.quiz)) + repr(known.show_answer(1))
    found = re.findall(r"(?:ask|quiz|good|kind|card|token|option|rule|provincia|deck|town|penalty|shows)_\w+", shown)
    assert found == []


def test_the_answers_come_from_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the engine changes the answers: nothing is written down but what the sources say."""
    monkeypatch.setattr(production, "cap", lambda state, city: 7)
    monkeypatch.setattr(combat, "wins", lambda strength, attack: strength > attack)
    monkeypatch.setattr(upkeep, "decay", lambda state, seat, track, rule: None)
    monkeypatch.setattr(penalty, "payable", lambda state, city, printed: 0)
    for id in ("e02", "e04", "e05", "free-of-tax", "e09", "timber", "no-store", "too-early"):
        assert ask(QUESTIONS[id]).computed != QUESTIONS[id].expected, id


def test_an_edition_may_be_named() -> None:
    assert lesson("provincia/upkeep", edition="german").session.state == lesson("provincia/upkeep").session.state
    with pytest.raises(BadInput, match="german"):
        lesson("provincia/upkeep", edition="russian")
