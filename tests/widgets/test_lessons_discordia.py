"""Discordia's lessons: learned as their data say, every hint and word is there, every question is marked right."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import rulesim
from rulesim import BadInput, rulebook
from rulesim.discordia import aqueduct, new_year, side_actions, year_end
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

GAME = "discordia"
GAMES = ("armorica", GAME)


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Discordia among the games, whether it is listed already or not."""
    monkeypatch.setattr(rulesim, "_GAMES", tuple(dict.fromkeys((*rulesim.games(), *GAMES))))
    return


PLANS: tuple[Plan, ...] = lessons._read(GAME)[0]
QUESTIONS: dict[str, Question] = dict(lessons._read(GAME)[1])
IDS = [plan.id for plan in PLANS]
RULES = [rule.id for rule in rulebook.catalogue(GAME)]
NOT_TAUGHT: dict[str, str] = {}
"""Rules that no lesson teaches, and why."""
MESSAGES = list(message_ids(PLANS, QUESTIONS.values()))


# --- every lesson ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
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


@pytest.mark.parametrize("id", IDS)
def test_every_step_of_a_solution_does_something(id: str) -> None:
    """A step of a task solved in its turn is possible when its time comes, or was done with a task before."""
    known = lesson(id)
    for task in known.plan.tasks:
        new = [step for step in map(lessons.step, task.solution) if known._is_open(step)]
        assert new or not task.solution, task.id
        solve(known, task)


@pytest.mark.parametrize("id", IDS)
def test_nothing_is_done_at_the_start_and_it_is_the_learners_turn(id: str) -> None:
    known = lesson(id)
    assert done(known) == []
    assert known.session.state.player == known.plan.seat
    assert known.session.state.legal_actions()
    assert known.tasks.lines[0].state == "active"


@pytest.mark.parametrize("id", IDS)
def test_a_lesson_goes_the_same_way_every_time(id: str) -> None:
    lines = []
    for _ in range(2):
        known = lesson(id)
        for task in known.plan.tasks:
            solve(known, task)
        lines.append([str(entry.action) for entry in known.session.log])
    assert lines[0] == lines[1]


@pytest.mark.parametrize("id", IDS)
def test_whatever_the_learner_tries_the_lesson_goes_on(id: str) -> None:
    known, random = lesson(id), Random(f"{id}: try")
    for _ in range(60):
        state = known.session.state
        if state.is_over:
            break
        assert known.opponents.is_mine(state)
        tries = ["develop", "boat", "special fort1 RR", "dispatch field1 Y", "claim DE04", "choose red 6", "undo"]
        move = random.choice([*map(str, state.legal_actions()), *tries])
        if move == "undo":
            known.undo()
        else:
            known.play(move)
            known.hint()
    assert known.board.error == ""
    assert known.session.observer_errors == []


@pytest.mark.parametrize("id", IDS)
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
        assert not re.search(r"ask_|_do_", told[-1].text)
        solve(known, task)
    assert known.hint().step == 0


@pytest.mark.parametrize("id", IDS)
def test_the_last_hints_alone_lead_through_a_lesson(id: str) -> None:
    """Whoever only ever does what the third hint says finishes every task that the learner is to do."""
    known = lesson(id)
    follow_hints(known)
    assert known.tasks.all_done


def test_chance_keeps_to_the_story_whatever_was_drawn_before() -> None:
    """A swap that the story does not foresee draws by chance; the roll of the next season is told all the same."""
    for swaps in (False, True):
        known = lesson("discordia/laboratory")
        known.play("choose yellow 3")
        if swaps:
            known.play("extension fort")
            known.play("end")
            known.play("choose red 3")
            known.play("extension fort")
            assert known.play("return none").ok is False
            assert known.play(next(str(a) for a in known.session.state.legal_actions())).ok
        known.play("end")
        while known.session.state.season < 3:
            known.play(str(known.session.state.legal_actions()[0]))
            known.play("end")
        assert known.session.state.dice == (1, 3, 6)


def test_a_moment_names_year_season_step_and_seat() -> None:
    state = lessons.start(GAME, "lesson-infrastructure")
    moment = lessons.tutor(GAME).moment
    seen = [moment(state)]
    for move in ("choose yellow 2", "take FA05 on field1", "end", "choose red 6", "end", "roll 1 2 3"):
        state.play(move)
        seen.append(moment(state))
    assert seen == [
        "1.2 choose 1", "1.2 act 1", "1.2 more 1", "1.2 choose 2", "1.2 act 2", "1.3 roll 2", "1.3 choose 2",
    ]  # fmt: skip


@pytest.mark.parametrize("id", IDS)
def test_a_lesson_has_enough_to_do_and_to_answer(id: str) -> None:
    plan = lessons.plan(id)
    assert len(plan.tasks) >= 3
    assert len(plan.quiz) >= 2
    assert plan.rules
    assert plan.chart in charts(GAME)
    assert plan.bot in ("random", "greedy")
    assert plan.position == "" or plan.position.startswith("lesson-")
    assert any("attempted_illegal" in str(task.goal) for task in plan.tasks)


# --- all together ----------------------------------------------------------------------------------------------------


def test_the_lessons_are_those_of_the_rulebook_in_its_order() -> None:
    assert [id.partition("/")[2] for id in IDS] == [
        "setup", "year", "main-actions", "side-actions", "towers-and-privileges", "infrastructure", "year-end", "end",
        "decrees", "first-year", "laboratory", "examples",
    ]  # fmt: skip
    assert len({plan.notebook for plan in PLANS}) == len(PLANS)


def test_the_lessons_together_teach_every_rule_and_no_other() -> None:
    taught = {rule for plan in PLANS for rule in plan.rules}
    assert taught | set(NOT_TAUGHT) == set(RULES)
    assert not taught & set(NOT_TAUGHT)


def test_every_question_is_asked_in_some_lesson() -> None:
    assert set(QUESTIONS) == {id for plan in PLANS for id in plan.quiz}
    assert {f"ex{number:02}" for number in range(1, 13)} <= set(QUESTIONS)


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
    "start-player", "display", "figure", "supply", "bag", "swap", "star-cult", "city-tile", "ship", "barracks", "stall",
    "farm", "overbuild", "extension", "harbour", "fort", "market", "field", "expedition-path", "development-track",
    "main-action", "side-action", "action-tile", "dispatch", "special-dispatch", "develop", "season-boat",
    "manipulator", "military-tower", "trade-tower", "privilege", "decree", "decree-space", "aqueduct", "supply-ring",
    "germanic-tile", "raid", "strength", "reward", "damage", "shortage", "symbol", "new-year",
)  # fmt: skip
"""Terms that a learner meets in a lesson, so that the rulebook's word stands beside the English one there."""


@pytest.mark.parametrize("term", TERMS)
def test_the_rulebooks_word_stands_beside_a_term(term: str) -> None:
    german = {row["term"]: row["de"] for row in rulebook.glossary(GAME)}[term]
    told = [lessons.say(GAME, message) for message in MESSAGES]
    assert any(f"({german}" in text for text in told), german


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
    shown = json.dumps(known.quiz) + repr(known.show_answer(1))
    assert re.findall(r"(?:ask|quiz|effect|figure|tile|option|rule|discordia|decree|offer)_\w+", shown) == []


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
    monkeypatch.setattr(aqueduct, "empty_spaces", lambda state, seat: 0)
    monkeypatch.setattr(year_end, "strength", lambda city: 0)
    monkeypatch.setattr(side_actions, "any_colour", lambda perks, kind: True)
    monkeypatch.setattr(new_year, "next_start_player", lambda state: state.start)
    side_actions.reachable.cache_clear()
    try:
        for id in ("ex04", "ex06", "ex07", "ex11", "x2", "x9", "x11", "start-tie", "four-moves"):
            assert ask(QUESTIONS[id]).computed != QUESTIONS[id].expected, id
    finally:
        side_actions.reachable.cache_clear()


def test_an_edition_may_be_named() -> None:
    assert lesson("discordia/year-end", edition="german").session.state == lesson("discordia/year-end").session.state
    with pytest.raises(BadInput, match="german"):
        lesson("discordia/year-end", edition="russian")


def test_the_looks_of_tiles_are_known_to_the_page() -> None:
    style = (Path(lessons.__file__).parents[1] / "quiz.css").read_text(encoding="utf-8")
    colours = {card.colour for id in QUESTIONS for given in ask(QUESTIONS[id]).given for card in given.cards}
    assert len(colours) >= 4
    assert sorted(colour for colour in colours if f".rs-quiz-{colour} " not in style) == []


# --- on the board ----------------------------------------------------------------------------------------------------

scenes = pytest.importorskip("widgets.scenes.discordia")


@pytest.mark.parametrize("id", IDS)
def test_everything_a_solution_does_can_be_pressed_on_the_board(id: str) -> None:
    known = lesson(id)
    for task in known.plan.tasks:
        for step in map(lessons.step, task.solution):
            if step.move not in (BOT, *COMMANDS) and known._is_open(step) and step.move not in OTHERWISE:
                assert {step.move, step.move.split()[0]} & offered(known), f"{task.id}: {step.move}"
            solve(known, replace(task, solution=(said(step),)))
        assert task.id in done(known)


OTHERWISE = ("demolish tower1",)
"""Tries that a press words otherwise: the tower stands for what is usual there, which the raid refuses, too."""


@pytest.mark.parametrize("id", IDS)
def test_a_lesson_shows_only_what_there_is(id: str) -> None:
    assert set(lessons.plan(id).show) <= set(scenes.ZONES)


def test_a_press_on_the_tower_is_refused_as_the_task_wants() -> None:
    known = lesson("discordia/year-end")
    known.play("choose red 5")
    known.play("end")
    tower = next(piece for piece in known.board.drawn.pieces() if piece.id == "MT1")
    assert tower.action
    assert not known.play(tower.action).ok
    assert "safe" in done(known)
