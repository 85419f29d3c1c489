"""Provincia's lessons: learned as their data say, every hint and word is there, every question is marked right."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import rulesim
from rulesim import BadInput, rulebook
from rulesim.provincia import combat, penalty, production, upkeep
from tests.widgets.learning import (
    ask,
    done,
    explains_itself,
    follow_hints,
    message_ids,
    offered,
    optional_ids,
    right_answers,
    said,
    solve,
    wrong_answer,
)
from widgets import lessons
from widgets.charts import charts
from widgets.lesson import COMMANDS, HINTS, lesson
from widgets.lessons import BOT, Plan, Question
from widgets.quiz import Quiz

GAME = "provincia"


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Provincia among the games, whether it is listed already or not."""
    monkeypatch.setattr(rulesim, "_GAMES", tuple(dict.fromkeys((*rulesim.games(), GAME))))
    return


PLANS: tuple[Plan, ...] = lessons._read(GAME)[0]
QUESTIONS: dict[str, Question] = dict(lessons._read(GAME)[1])
IDS = [plan.id for plan in PLANS]
RULES = [rule.id for rule in rulebook.catalogue(GAME)]
AGAIN = ("provincia/first-round", "provincia/laboratory")
"""Lessons that go once more over rules of earlier ones."""
MESSAGES = list(message_ids(PLANS, QUESTIONS.values()))
EVERY = pytest.mark.parametrize("id", IDS)


# --- every lesson ----------------------------------------------------------------------------------------------------


@EVERY
def test_a_lesson_can_be_learned_task_by_task(id: str) -> None:
    known = lesson(id)
    before: list[str] = []
    for task in known.plan.tasks:
        assert task.id not in before or task.solution in ((), (BOT,)), task.id
        solve(known, task)
        before = done(known)
        assert task.id in before
    assert known.tasks.all_done
    assert known.board.error == ""
    assert known.session.observer_errors == []
    assert lessons.say(GAME, f"{known.plan.message}.done") in known.board.to_text()


@EVERY
def test_every_step_of_a_solution_does_something(id: str) -> None:
    """A step of a task solved in its turn is possible when its time comes, or was done with a task before."""
    known = lesson(id)
    for task in known.plan.tasks:
        new = [step for step in map(lessons.step, task.solution) if known._is_open(step)]
        assert new or not task.solution, task.id
        solve(known, task)


@EVERY
def test_nothing_is_done_at_the_start_and_it_is_the_learners_turn(id: str) -> None:
    known = lesson(id)
    assert done(known) == []
    assert known.session.state.player == known.plan.seat
    assert known.session.state.legal_actions()
    assert known.tasks.lines[0].state == "active"


@EVERY
def test_a_lesson_goes_the_same_way_every_time(id: str) -> None:
    lines = []
    for _ in range(2):
        known = lesson(id)
        for task in known.plan.tasks:
            solve(known, task)
        lines.append([str(entry.action) for entry in known.session.log])
    assert lines[0] == lines[1]


@EVERY
def test_whatever_the_learner_tries_the_lesson_goes_on(id: str) -> None:
    known, random = lesson(id), Random(f"{id}: try")
    tries = [
        "build forum",
        "buy clay",
        "lay orange+1",
        "activate emporium",
        "choose spqr",
        "end",
        "look hand 2",
        "undo",
    ]
    for _ in range(60):
        state = known.session.state
        if state.is_over:
            break
        assert known.opponents.is_mine(state)
        move = random.choice([*map(str, state.legal_actions()), *tries, "undo"])
        if move == "undo":
            known.undo()
        else:
            known.play(move)
            known.hint()
    assert known.board.error == ""
    assert known.session.observer_errors == []


@EVERY
def test_hints_go_from_a_nudge_to_the_move_itself(id: str) -> None:
    known = lesson(id)
    for task in known.plan.tasks:
        if task.id in done(known):
            continue
        told = [known.hint() for _ in range(HINTS)]
        assert [hint.step for hint in told] == [1, 2, 3]
        assert {hint.task for hint in told} == {task.id}
        assert len({hint.text for hint in told}) == HINTS
        assert told[-1].text != lessons.say(GAME, "lesson_hint_back"), task.id
        assert not re.search(r"ask_|_do_|card_", told[-1].text)
        solve(known, task)
    assert known.hint().step == 0


@EVERY
def test_the_last_hints_alone_lead_through_a_lesson(id: str) -> None:
    """Whoever only ever does what the third hint says finishes every task that the learner is to do."""
    known = lesson(id)
    follow_hints(known)
    assert known.tasks.all_done


@EVERY
def test_a_lesson_has_enough_to_do_and_to_answer(id: str) -> None:
    plan = lessons.plan(id)
    assert len(plan.tasks) >= 3
    assert len(plan.quiz) >= 2
    assert plan.rules
    assert plan.chart in charts(GAME)
    assert plan.bot in ("random", "greedy")
    assert plan.position == "" or plan.position.startswith("lesson-")
    assert any("attempted_illegal" in str(task.goal) for task in plan.tasks)


def test_a_moment_names_round_step_and_seat() -> None:
    state = lessons.start(GAME, "lesson-combat")
    moment = lessons.tutor(GAME).moment
    seen = [moment(state)]
    for move in ("lay blue-1", "lay green-1", "lay green+1", "gauls bellum_07", "lose lignator"):
        state.play(move)
        seen.append(moment(state))
    assert seen[:5] == ["3 lay 1", "3 lay 2", "3 lay 3", "3 gauls 3", "3 lose 1"]


def test_moments_of_the_set_up_and_of_phase_1() -> None:
    state = rulesim.game_module(GAME).new_game(2, cities=("massilia", "arelate"), start=1)
    moment, seen = lessons.tutor(GAME).moment, [lessons.tutor(GAME).moment(state)]
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
    assert [id.partition("/")[2] for id in IDS] == [
        "setup", "selecting", "production", "playing", "senate", "buildings", "combat", "upkeep", "activation", "end",
        "first-round", "laboratory", "examples",
    ]  # fmt: skip
    assert len({plan.notebook for plan in PLANS}) == len(PLANS)


def test_the_lessons_together_teach_every_rule_once() -> None:
    taught = Counter(rule for plan in PLANS if plan.id not in AGAIN for rule in plan.rules)
    assert set(taught) == set(RULES)
    assert [rule for rule, times in taught.items() if times > 1] == []
    assert {rule for plan in PLANS for rule in plan.rules} == set(RULES)


def test_every_question_is_asked_in_some_lesson() -> None:
    assert set(QUESTIONS) == {id for plan in PLANS for id in plan.quiz}
    assert {f"e{number:02}" for number in range(1, 13)} <= set(QUESTIONS)


def test_everything_that_is_said_has_words() -> None:
    assert [message for message in MESSAGES if not lessons.has_words(GAME, message)] == []


def test_words_of_lessons_belong_to_a_lesson() -> None:
    """No words for a task or question that is gone."""
    own = rulebook.Catalogue(Path(lessons.__file__).parent / "words" / GAME)
    allowed = {*MESSAGES, *optional_ids(MESSAGES, QUESTIONS.values())}
    named = [name for name in own.messages() if name.startswith(("lesson_", "task_", "quiz_"))]
    assert [name for name in named if name not in allowed] == []


@pytest.mark.parametrize("message", MESSAGES)
def test_words_render_without_a_fault(message: str) -> None:
    text, errors = lessons._catalogue(GAME).render(message, "en", {})
    assert text
    assert errors == []


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
    told = " ".join(lessons.say(GAME, message) for message in MESSAGES)
    words = [word.casefold()[:5] for word in re.findall(r"\w+", german) if len(word) > 3]
    assert any(word in bracket.casefold() for word in words for bracket in re.findall(r"\(([^)]+)", told)), german


@pytest.mark.parametrize("plan", PLANS, ids=IDS)
def test_an_aim_says_what_one_will_be_able_to_do(plan: Plan) -> None:
    assert lessons.say(GAME, f"{plan.message}.aim").startswith("You will ")


@pytest.mark.parametrize("plan", [plan for plan in PLANS if plan.position], ids=lambda plan: plan.id)
def test_a_position_of_a_lesson_is_a_position_of_the_game(plan: Plan) -> None:
    state = plan.start()
    again = type(state).__reduce__(state)
    assert again[0](*again[1]) == state


# --- questions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", QUESTIONS)
def test_the_engine_answers_as_the_source_does(id: str) -> None:
    assert QUESTIONS[id].expected is not None
    assert ask(QUESTIONS[id]).computed == QUESTIONS[id].expected


@pytest.mark.parametrize("id", QUESTIONS)
def test_a_question_can_be_answered_and_explains_itself(id: str) -> None:
    asked = ask(QUESTIONS[id])
    explains_itself(asked)
    assert set(asked.rules) <= set(RULES)


@pytest.mark.parametrize("id", QUESTIONS)
def test_every_word_of_a_question_is_there(id: str) -> None:
    """A missing message would be told as its id with its facts."""
    known = Quiz(GAME, [id])
    shown = re.sub(r'"(?:id|key)": "[^"]*"', "", json.dumps(known.quiz)) + repr(known.show_answer(1))
    found = re.findall(r"(?:ask|quiz|good|kind|card|token|option|rule|provincia|deck|town|penalty|shows)_\w+", shown)
    assert found == []


@pytest.mark.parametrize("id", QUESTIONS)
def test_the_right_answer_is_right_and_a_wrong_one_is_wrong(id: str) -> None:
    asked, known = ask(QUESTIONS[id]), Quiz(GAME, [id])
    answers = right_answers(asked)
    for index, part in enumerate(asked.parts):
        feedback = known.answer(id, *answers[:index], wrong_answer(part), *answers[index + 1 :])
        assert feedback.status == "wrong"
        assert feedback.lines
    assert known.answer(id, *answers).right


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


def test_the_looks_of_cards_are_known_to_the_page() -> None:
    style = (Path(lessons.__file__).parents[1] / "quiz.css").read_text(encoding="utf-8")
    colours = {card.colour for id in QUESTIONS for given in ask(QUESTIONS[id]).given for card in given.cards}
    assert len(colours) >= 4
    assert sorted(colour for colour in colours if f".rs-quiz-{colour} " not in style) == []


# --- on the board ----------------------------------------------------------------------------------------------------

scenes = pytest.importorskip("widgets.scenes.provincia")


@EVERY
def test_everything_a_solution_does_can_be_pressed_on_the_board(id: str) -> None:
    known = lesson(id)
    for task in known.plan.tasks:
        for step in map(lessons.step, task.solution):
            if step.move not in (BOT, *COMMANDS) and known._is_open(step):
                assert {step.move, step.move.split()[0]} & offered(known), f"{task.id}: {step.move}"
            solve(known, replace(task, solution=(said(step),)))
        assert task.id in done(known)


@EVERY
def test_a_lesson_shows_only_what_there_is(id: str) -> None:
    assert set(lessons.plan(id).show) <= set(scenes.ZONES)
