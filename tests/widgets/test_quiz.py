"""The quiz: the engine answers as the sources do, answers are marked and explained."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rulesim import BadInput
from rulesim.armorica import ending, roman
from widgets import lessons, progress
from widgets.front_end import joined
from widgets.games import drawn_game
from widgets.lessons.posed_question import Asked, Part
from widgets.palette import palette
from widgets.quiz import Feedback, Quiz

QUESTIONS = lessons.questions("armorica")
CUTS = ("discard 4", "discard 10")
"""The cards of exercise X5 that begin a new set."""
KINDS = drawn_game("armorica").tutor().KINDS


def ask(id: str) -> Asked:
    return KINDS[QUESTIONS[id].kind](QUESTIONS[id], "en")


def quiz(*ids: str, **options: Any) -> Quiz:
    return Quiz("armorica", ids, **options)


def right_answers(asked: Asked) -> list[Any]:
    return [list(part.answer) if part.kind == "many" else part.answer[0] for part in asked.parts]


def wrong_answer(part: Part) -> Any:
    """An answer to one part that is wrong in one point."""
    if part.kind == "number":
        return part.number + 1
    wrong = [option.key for option in part.options if not option.right]
    return [*part.answer, wrong[0]] if part.kind == "many" else wrong[0]


# --- What the engine asks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", QUESTIONS)
def test_the_engine_answers_as_the_source_does(id: str) -> None:
    assert QUESTIONS[id].expected is not None
    assert ask(id).computed == QUESTIONS[id].expected


@pytest.mark.parametrize("id", QUESTIONS)
def test_a_question_can_be_answered_and_explains_itself(id: str) -> None:
    asked = ask(id)
    assert asked.parts
    assert asked.rules
    for part in asked.parts:
        assert part.label
        assert part.kind == "number" or any(option.right for option in part.options)
        assert part.kind != "one" or sum(option.right for option in part.options) == 1
        assert len({option.key for option in part.options}) == len(part.options)
        assert len({option.text for option in part.options}) == len(part.options)
    reasons = [*asked.why, *(line for part in asked.parts for line in part.why)]
    reasons += [option.why for part in asked.parts for option in part.options if option.why]
    assert reasons


@pytest.mark.parametrize("id", QUESTIONS)
def test_every_word_of_a_question_is_there(id: str) -> None:
    """A missing message would be told as its id with its facts."""
    shown = json.dumps(quiz(id).quiz) + repr(quiz(id).show_answer(1))
    assert not any(name in shown for name in ("ask_", "quiz_", "icon_", "card_name", "armorica_"))


def test_the_answers_come_from_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the engine changes the answers: nothing is written down but what the sources say."""
    monkeypatch.setattr(ending, "set_points", lambda colors: colors)
    monkeypatch.setattr(ending, "sets_points", len)
    monkeypatch.setattr(roman, "gate", lambda card: "wheat")
    for id in ("x5", "x8", "sequential", "michael-scores", "gates"):
        assert ask(id).computed != QUESTIONS[id].expected


def test_options_of_a_row_come_in_an_order_that_tells_nothing() -> None:
    places = [[option.right for option in part.options].index(True) for part in ask("x2").parts if part.options]
    assert len(set(places)) > 1


# --- Answering -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", QUESTIONS)
def test_the_right_answer_is_right_and_a_wrong_one_is_wrong(id: str) -> None:
    asked, known = ask(id), quiz(id)
    answers = right_answers(asked)
    for index, part in enumerate(asked.parts):
        feedback = known.answer(id, *answers[:index], wrong_answer(part), *answers[index + 1 :])
        assert feedback.status == "wrong"
        assert len(feedback.lines) == 1
        assert feedback.references == ()
    assert known.right == 0
    assert known.answer(id, *answers).right
    assert known.right == 1


def test_a_wrong_answer_says_why_and_keeps_the_right_one() -> None:
    known = quiz("x3")
    feedback = known.answer(1, "take 1", "take 2")
    assert repr(feedback) == "Not yet.\n  One choice is wrong, and 2 that are right are not chosen."
    marks = {mark.key: (mark.state, mark.why) for mark in feedback.marks[0]}
    assert marks["take 1"] == ("right", "")
    assert marks["take 2"][0] == "wrong"
    assert "needs 2 grapes; you have 1" in marks["take 2"][1]
    assert set(marks) == {"take 1", "take 2"}


def test_a_right_answer_explains_every_option() -> None:
    feedback = quiz("x3").answer(1, 1, 3, "pass")
    assert feedback.title == "Right."
    marks = {mark.key: mark for mark in feedback.marks[0]}
    assert len(marks) == 7
    assert all(mark.why for mark in marks.values())
    assert marks["take 5"].state == ""
    assert "needs 5 sheep; you have none" in marks["take 5"].why
    assert any("English rulebook" in line for line in feedback.references)


def test_numbers_are_too_low_or_too_high() -> None:
    known = quiz("x5")
    assert known.answer(1, CUTS, 27).lines == ("How many VP do the sets score? 27 is too low.",)
    assert known.answer(1, CUTS, 29).lines == ("How many VP do the sets score? 29 is too high.",)
    assert known.answer(1, list(CUTS), "28").right


def test_showing_the_answer_gives_it_and_counts_as_nothing(data_folder: Path) -> None:
    known = quiz("x8", lesson="armorica/winter")
    feedback = known.show_answer(1)
    assert feedback.status == "shown"
    assert any(line.endswith("Card 4, brown soldier; Card 5, blue worker") for line in feedback.lines)
    assert [mark.key for mark in feedback.marks[1] if mark.state == "right"] == ["discard 4", "discard 5"]
    assert known.right == 0
    assert progress.Progress(data_folder / progress.FILE).marks() == {}


def test_looking_at_the_reasons_takes_nothing_away(data_folder: Path) -> None:
    known = quiz("x5")
    asked = known.asked(1)
    earned = known.answer(1, *right_answers(asked))
    shown = known.show_answer(1)
    assert earned.right and shown.right and known.right == 1
    assert shown.title == earned.title and len(shown.lines) > len(earned.lines)


def test_options_are_named_by_number_key_or_text() -> None:
    for named in (0, 5, "farmer", "take 1"):
        with pytest.raises(BadInput, match="grapes"):
            quiz("gates").answer(1, named, "olives", "sheep", "wheat")
    text = ask("x3").parts[0].options[0].text
    assert quiz("x3").answer(1, [text, 3, "pass"]).right
    assert quiz("gates").answer(1, 2, 3, 4, 1).right


@pytest.mark.parametrize(
    ("id", "answers", "told"),
    [
        ("x5", (28,), "question 1 has 2 parts, and 1 answers were given"),
        ("x5", (CUTS, "many"), "a whole number"),
        ("x5", (CUTS, 2.5), "a whole number"),
        ("x5", (CUTS, True), "a whole number"),
        ("x3", ("take 7",), "take 6"),
        ("x3", (8,), "take 6"),
        ("gates", (["grapes", "olives"], 3, 4, 1), "choose one"),
    ],
)
def test_what_is_no_answer_is_said_in_one_sentence(id: str, answers: tuple[Any, ...], told: str) -> None:
    known = quiz(id)
    with pytest.raises(BadInput, match=told):
        known.answer(1, *answers)
    assert known.feedback(1).status == "open"


def test_an_unknown_question_is_named_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"x13.*x3"):
        quiz("x13")
    for wrong in (0, 2, "x4", True):
        with pytest.raises(BadInput, match="x3"):
            quiz("x3").answer(wrong, 1)


def test_answers_count_for_the_lesson_and_are_told(data_folder: Path) -> None:
    known = quiz("forced-pass", "x3", lesson="armorica/roman")
    told: list[tuple[str, bool]] = []
    known.on_answer(lambda id, feedback: told.append((id, feedback.right)))
    known.answer(1, "take 1")
    known.answer(1, "pass")
    known.answer("x3", "pass")
    marks = progress.Progress(data_folder / progress.FILE).marks()
    assert {key[2]: (mark.done, mark.tries) for key, mark in marks.items()} == {
        "forced-pass": (True, 2),
        "x3": (False, 1),
    }
    assert told == [("forced-pass", False), ("forced-pass", True), ("x3", False)]


def test_a_listener_that_fails_is_shown_and_breaks_nothing() -> None:
    known = quiz("forced-pass")

    def fail(id: str, feedback: Feedback) -> None:
        raise RuntimeError("lost")

    known.on_answer(fail)
    assert known.answer(1, "pass").right
    assert "lost" in known.error


# --- The page and Python ---------------------------------------------------------------------------------------------


def test_what_is_pressed_is_answered_as_in_python() -> None:
    pressed, called = quiz("x3", "x8"), quiz("x3", "x8")
    pressed.intent = {"seq": 1, "kind": "answer", "question": 0, "answers": [["take 1", "take 2"]]}
    called.answer(1, "take 1", "take 2")
    assert pressed.feedback(1) == called.feedback(1)
    pressed.intent = {"seq": 2, "kind": "answer", "question": 1, "answers": [["17"], ["discard 4", "discard 5"]]}
    assert pressed.feedback(2).right
    pressed.intent = {"seq": 3, "kind": "show", "question": 0, "answers": []}
    assert pressed.feedback(1).status == "shown"
    assert pressed.error == ""


def test_an_old_intent_is_not_answered_again() -> None:
    known = quiz("forced-pass")
    known.intent = {"seq": 5, "kind": "answer", "question": 0, "answers": [["take 1"]]}
    known.intent = {"seq": 4, "kind": "answer", "question": 0, "answers": [["pass"]]}
    assert known.feedback(1).status == "wrong"


@pytest.mark.parametrize("answers", [[[]], [[""]], [["  "]]])
def test_a_part_without_answer_is_asked_for(answers: list[list[str]]) -> None:
    known = quiz("forced-pass")
    known.intent = {"seq": 1, "kind": "answer", "question": 0, "answers": answers}
    assert known.feedback(1).status == "incomplete"
    assert "unanswered" in known.feedback(1).title


@pytest.mark.parametrize(
    "intent",
    [
        {"seq": 1, "kind": "answer", "question": 7, "answers": [[]]},
        {"seq": 1, "kind": "answer", "question": 0, "answers": [["pass"], ["pass"]]},
        {"seq": 1, "kind": "answer", "question": 0, "answers": [["<b>"]]},
    ],
)
def test_a_senseless_intent_is_said_and_changes_nothing(intent: dict[str, Any]) -> None:
    known = quiz("forced-pass")
    known.intent = intent
    assert known.error
    assert known.feedback(1).status == "open"
    known.intent = {"seq": 2, "kind": "answer", "question": 0, "answers": [["pass"]]}
    assert known.error == ""
    assert known.feedback(1).right


def test_the_page_gets_no_answer_before_it_is_given() -> None:
    sent = quiz(*QUESTIONS).quiz
    parts = [part for question in sent["questions"] for part in question["parts"]]
    assert all(set(part) == {"id", "kind", "label", "options", "chosen", "marks"} for part in parts)
    assert all(part["chosen"] == part["marks"] == [] for part in parts)
    assert all(set(option) == {"key", "text"} for part in parts for option in part["options"])
    assert "right" not in {key for question in sent["questions"] for key in question}


# --- Text and HTML ---------------------------------------------------------------------------------------------------


def test_the_quiz_reads_as_text() -> None:
    known = quiz("only-green", title="One question")
    assert known.to_text() == repr(known)
    lines = known.to_text().splitlines()
    assert lines[0] == "One question"
    assert lines[2] == "1. One green card, and you have one olive. What can you do?"
    assert lines[-1] == "0 of 1 answered right."
    assert "     [ ] 4. Pass" in lines
    known.answer(1, 1, 2, "pass")
    lines = known.to_text().splitlines()
    assert "     [x] 4. Pass" in lines
    assert "     [ ] 3. Take the green matron, 3rd from the right" in lines
    assert "   Right." in lines
    assert lines[-1] == "1 of 1 answered right."


def test_numbers_stand_in_the_text_as_filled_in() -> None:
    known = quiz("x10-four")
    assert "How many turns? __" in known.to_text()
    known.answer(1, 7, 3, 2, 1, 12, 5)
    assert "How many turns? 7" in known.to_text()


def test_a_saved_quiz_is_read_without_a_kernel_its_answers_folded_away() -> None:
    known = quiz("x3")
    data = bundle(known)
    assert data["text/plain"] == known.to_text()
    html = data["text/html"]
    assert "<details><summary>Show answer</summary>" in html
    assert html.index("<summary>") < html.index("needs 5 sheep")
    assert "application/vnd.jupyter.widget-view+json" in data
    assert bundle(quiz("x3"))["text/html"] == html


def bundle(known: Quiz) -> dict[str, Any]:
    made = known._repr_mimebundle_()
    return made[0] if isinstance(made, tuple) else made


def test_nothing_becomes_html() -> None:
    known = quiz("x3", title="<img src=x onerror=alert(1)>")
    assert "<img" not in bundle(known)["text/html"]
    assert "&lt;img" in bundle(known)["text/html"]


# --- The front end; its behaviour is in tests/browser/test_quiz_page.py -----------------------------------------------


def test_every_class_that_the_page_uses_has_a_look() -> None:
    script, style = joined("quiz.js"), joined("quiz.css")
    names = set(re.findall(r"rs-quiz-[a-z]+", script)) - {"rs-quiz-list", "rs-quiz-text", "rs-quiz-given"}
    assert len(names) > 15
    assert sorted(name for name in names if f".{name}" not in style) == []
    asked = map(ask, QUESTIONS)
    colours = {card.colour for one in asked for given in one.given for card in given.cards}
    assert colours == {"yellow", "blue", "brown", "green", "red", "white"}
    assert colours <= set(palette().cards)
