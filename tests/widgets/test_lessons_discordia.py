"""Discordia's lessons: learned as their data say, every hint and word is there, every question is marked right."""

from __future__ import annotations

import json
import re
from fnmatch import fnmatch

import pytest

from rulesim import BadInput, rulebook
from rulesim.discordia import aqueduct, new_year, side_actions, year_end
from tests.widgets.learning import Lessons, Questions, ask, done
from widgets import lessons
from widgets.games import drawn_game
from widgets.lesson import lesson
from widgets.quiz import Quiz

GAME = "discordia"
QUESTIONS = lessons.questions(GAME)


class TestLessons(Lessons):
    game = GAME
    tries = ("develop", "boat", "special fort1 RR", "dispatch field1 Y", "claim DE04", "choose red 6", "undo")
    # the tower stands for what is usual there, which the raid refuses, too
    pressed_otherwise = frozenset({"demolish tower1"})


class TestQuestions(Questions):
    game = GAME


@pytest.mark.parametrize(
    ("name", "task", "moves", "false"),
    [
        ("first-year", "first-tile", ["take SH05 on harbour1"], "[Bb]arracks"),
        ("first-year", "build", ["take BA02 on fort1", "star expedition", "choose yellow 1", "take *"], "three"),
        ("year-end", "reward", ["choose red 5", "special fort1 Y", "end", "build MT3 on tower2"], "two steps|saved"),
        ("main-actions", "take", ["choose yellow 1", "take FA01 on field1"], "would have|[Ii]t lies on the leftmost"),
        ("towers-and-privileges", "turn", ["choose red 4"], "[Bb]oth|shows a 5"),
    ],
)
def test_what_is_said_when_a_task_is_done_holds_however_it_was_done(
    name: str, task: str, moves: list[str], false: str
) -> None:
    known = lesson(f"discordia/{name}")
    for move in moves:
        legal = [str(action) for action in known.session.state.legal_actions()]
        assert known.play(next(text for text in legal if fnmatch(text, move))).ok
    assert task in done(known)
    said = lessons.say(GAME, f"task_discordia_{name}_{task}.done")
    assert said and not re.search(false, said)


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
    moment = drawn_game(GAME).tutor().moment
    seen = [moment(state)]
    for move in ("choose yellow 2", "take FA05 on field1", "end", "choose red 6", "end", "roll 1 2 3"):
        state.play(move)
        seen.append(moment(state))
    assert seen == [
        "1.2 choose 1", "1.2 act 1", "1.2 more 1", "1.2 choose 2", "1.2 act 2", "1.3 roll 2", "1.3 choose 2",
    ]  # fmt: skip


# --- all together ----------------------------------------------------------------------------------------------------


def test_the_lessons_are_those_of_the_rulebook_in_its_order() -> None:
    assert [id.partition("/")[2] for id in TestLessons.ids()] == [
        "setup", "year", "main-actions", "side-actions", "towers-and-privileges", "infrastructure", "year-end", "end",
        "decrees", "first-year", "laboratory", "examples",
    ]  # fmt: skip


def test_the_graded_exercises_are_among_the_questions() -> None:
    assert {f"ex{number:02}" for number in range(1, 13)} <= set(QUESTIONS)


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
    told = [lessons.say(GAME, message) for message in TestLessons.messages()]
    assert any(f"({german}" in text for text in told), german


# --- questions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", QUESTIONS)
def test_every_word_of_a_question_is_there(id: str) -> None:
    """A missing message would be told as its id with its facts."""
    known = Quiz(GAME, [id])
    shown = json.dumps(known.quiz) + repr(known.show_answer(1))
    assert re.findall(r"(?:ask|quiz|effect|figure|tile|option|rule|discordia|decree|offer)_\w+", shown) == []


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


# --- on the board ----------------------------------------------------------------------------------------------------


def test_a_press_on_the_tower_is_refused_as_the_task_wants() -> None:
    known = lesson("discordia/year-end")
    known.play("choose red 5")
    known.play("end")
    tower = next(piece for piece in known.board.drawn.pieces() if piece.id == "MT1")
    assert tower.action
    assert not known.play(tower.action).ok
    assert "safe" in done(known)
