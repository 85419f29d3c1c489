"""A lesson with tasks: they tick when done, hints lead there, what is done is kept; positions and data of lessons."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulesim import BadInput
from tests.widgets.learning import done, right_answers
from widgets import lessons, progress
from widgets.hints import HINTS
from widgets.lesson import Lesson, lesson
from widgets.lessons import Plan, Step, Task

PLANS = lessons.plans("armorica")


def year(*tasks: Task) -> Lesson:
    """Discordia's second lesson, or one that asks for these tasks in its place. The blue die is taken already."""
    plan = lessons.plan("discordia/year")
    return Lesson(replace(plan, tasks=tasks) if tasks else plan)


# --- one lesson in detail --------------------------------------------------------------------------------------------


def test_tasks_are_read_as_text_and_html() -> None:
    known = year()
    known.play("choose blue 5")
    assert repr(known.tasks).splitlines()[:3] == [
        "Tasks: 1 of 6 done",
        "  [x] Player 3 is Maximus and has taken the blue die. Try to use it, too",
        "  [>] Choose one of the two other dice",
    ]
    assert known.tasks._repr_html_().count("<li>") == 6
    assert repr(known).startswith("Years, seasons and dice\nYou will be able to")
    assert "<h4>Years, seasons and dice</h4>" in known._repr_html_()


def test_a_refused_move_is_explained_and_its_task_ticked_on_the_board() -> None:
    known = year()
    state = known.session.state
    answer = known.play("choose blue 5")
    assert not answer.ok
    assert answer.rule == "discordia.play.maximus-takes"
    assert known.session.state is state
    notice = known.board.drawn.notice
    assert notice is not None
    assert notice.tone == "refused"
    assert "Player 3 holds it as Maximus" in notice.text
    assert "✓ The die that Maximus took is gone" in notice.text
    marks = [line.mark for line in known.board.drawn.panels[0].lines]
    assert marks == ["done", "active", "open", "open", "open", "open"]


def test_a_click_does_what_play_does() -> None:
    clicked, played = year(), year()
    for seq, move in enumerate(("choose blue 5", "choose red 2"), start=1):
        place = {"ply": clicked.session.ply, "revision": clicked.session.revision}
        clicked.board.intent = {"seq": seq, "kind": "attempt", "action": move, "piece": None, **place}
        played.play(move)
    assert done(clicked) == done(played) == ["taken", "share"]
    assert clicked.board.to_text() == played.board.to_text()


def test_pointing_counts_by_mouse_and_in_python() -> None:
    pointed, looked = lesson("discordia/setup"), lesson("discordia/setup")
    assert isinstance(pointed, Lesson) and isinstance(looked, Lesson)
    for action in ("take FA16 on field1", "take SH11 on harbour1"):
        pointed.board.pointed = {"action": action, "ply": pointed.session.ply}
        looked.look(action)
    assert done(pointed) == done(looked) == ["compare"]
    notice = looked.board.drawn.notice
    assert notice is not None
    assert notice.tone == "done"


def test_a_task_once_done_stays_done() -> None:
    known = year()
    known.play("choose red 2")
    known.undo()
    assert done(known) == ["share"]
    known.reset()
    assert done(known) == ["share"]
    known.reset(tasks=True)
    assert done(known) == []


def test_reset_leads_to_the_start_and_nothing_is_lost() -> None:
    known = year()
    start = known.session.state
    known.play("choose red 2")
    known.play("end")
    later = known.session.state
    known.reset()
    assert known.session.state is start
    assert not known.undo()
    known.redo()
    known.redo()
    assert known.session.state is later
    known.board.intent = {"seq": 1, "kind": "command", "command": "reset"}
    assert known.session.state is start
    assert known.board.error == ""


def test_undo_on_the_board_leads_to_ones_own_decision() -> None:
    known = year()
    known.play("choose red 2")
    before = known.session.state
    known.play("end")
    assert {entry.seat for entry in known.session.log} > {0}, "others have moved"
    known.board.intent = {"seq": 1, "kind": "command", "command": "undo"}
    assert known.session.state is before


def test_a_hint_is_a_command_of_the_board() -> None:
    known = year()
    labels = {button.command: button.label for button in known.board.drawn.buttons}
    assert (labels["hint"], labels["reset"]) == ("Hint", "Reset")
    known.board.intent = {"seq": 1, "kind": "command", "command": "hint"}
    notice = known.board.drawn.notice
    assert notice is not None
    assert (notice.title, notice.text) == ("Hint 1 of 3.", lessons.say("discordia", "task_discordia_year_taken.hint1"))


def test_the_last_hint_says_how_to_get_back_where_the_move_is_gone() -> None:
    known = year(Task("taken", {"played": "choose red 2"}, ("choose red 2",)))
    known.play("choose yellow 5")
    assert done(known) == []
    assert "Press Undo" in [known.hint() for _ in range(HINTS)][-1].text


def test_the_last_hint_goes_on_after_what_was_done() -> None:
    """Of two tries the one that was not made yet; of several moves the one after those played."""
    twice = {"attempted_illegal": {"rule": "discordia.play.maximus-takes", "times": 2}}
    known = year(Task("taken", twice, ("try choose blue 5", "try choose blue 4")))
    known.play("choose blue 5")
    assert '"choose blue 4"' in [known.hint() for _ in range(HINTS)][-1].text
    known = year(Task("taken", {"over": True}, ("choose red 2", "end")))
    known.play("choose red 2")
    assert '"end"' in [known.hint() for _ in range(HINTS)][-1].text


def test_opponents_do_as_the_story_says_as_far_as_they_can() -> None:
    told = {}
    for mine in ("choose red 2", "choose yellow 5"):
        known = year()
        known.play(mine)
        known.play("end")
        told[mine] = [str(entry.action) for entry in known.session.log if entry.seat == 1]
        assert str(known.session.log[-1].action) == "roll 3 3 6"
    assert told == {mine: ["choose red 2", "end"] for mine in told}


def test_an_edition_changes_the_rules_of_the_same_position() -> None:
    points = {}
    for edition in ("english", "german", "russian"):
        known = lesson("armorica/editions", edition=edition)
        known.play("pass")
        points[edition] = [sheet.points("armorica.scoring.majority") for sheet in known.session.state.scores()]
    assert points == {"english": [2, 2, 0, 0], "german": [4, 4, 2, 2], "russian": [2, 2, 0, 0]}


def test_what_is_done_is_kept(data_folder: Path) -> None:
    known = year()
    known.play("choose blue 5")
    quiz = known.quiz("two-dice")
    for part, right in enumerate(right_answers(quiz.asked(1)), 1):
        quiz.answer(part, right)
    marks = progress.Progress(data_folder / progress.FILE).marks("discordia/year")
    assert {key[1:]: mark.done for key, mark in marks.items()} == {("task", "taken"): True, ("quiz", "two-dice"): True}


def test_a_board_goes_on_where_progress_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("RULESIM_DATA", str(blocked))
    known = year()
    known.play("choose blue 5")
    assert done(known) == ["taken"]
    assert "Progress could not be saved" in known.board.to_text()
    assert known.board.error == ""


def test_the_quiz_of_a_lesson_is_asked_by_number_and_id() -> None:
    known = year()
    assert len(known.quiz()) == len(known.plan.quiz)
    assert known.quiz() is known.quiz()
    assert known.quiz(1) is known.quiz("ex02")
    assert known.quiz(2, "two-dice").asked(2).id == "two-dice"
    for wrong in (0, 9, "ex01", True):
        with pytest.raises(BadInput, match="ex02"):
            known.quiz(wrong)


def test_the_rules_of_a_lesson_are_told_with_their_references() -> None:
    rules = year().rules()
    assert [rule.id for rule in rules] == list(lessons.plan("discordia/year").rules)
    assert "[discordia.play.maximus]" in repr(rules)
    assert "(Rulebook, " in repr(rules)
    assert rules._repr_html_().count("rs-rule") == len(rules)


def test_an_unknown_language_falls_back_to_english() -> None:
    assert lesson("discordia/year", "de").title == "Years, seasons and dice"
    assert "Tasks: 0 of 6 done" in Lesson("discordia/year", "xx").board.to_text()


@pytest.mark.parametrize("id", ["armorica/romn", "armorica", "romans", ""])
def test_an_unknown_lesson_is_named_with_those_there_are(id: str) -> None:
    with pytest.raises(BadInput, match="armorica/roman"):
        lesson(id)


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(BadInput, match="german"):
        lesson("armorica/editions", edition="greman")


# --- data that is wrong ----------------------------------------------------------------------------------------------


def test_a_position_is_found_by_name() -> None:
    assert "michael-roman" in lessons.positions("armorica")
    assert lessons.start("armorica", "michael-roman").player == 0
    with pytest.raises(BadInput, match="michael-roman"):
        lessons.start("armorica", "michael-romn")


@pytest.mark.parametrize("name", lessons.positions("armorica"))
def test_every_position_file_can_be_read_and_written(name: str) -> None:
    state = lessons.start("armorica", name)
    again = type(state).__reduce__(state)
    assert again[0](*again[1]) == state


def is_table(position: str) -> bool:
    """Whether a lesson begins with it that plays with the cards of the box, not with some that were made for it."""
    return position.startswith("lesson-") and "kind" not in lessons.position_data("armorica", position)


@pytest.mark.parametrize("name", [plan.position for plan in PLANS if is_table(plan.position)])
def test_positions_of_lessons_keep_every_card_of_the_box(name: str) -> None:
    """Where a lesson plays with cards of the table, none is there twice and none of an earlier pile is left out."""
    state: Any = lessons.start("armorica", name)
    lying = [card for zone in (*state.displays, *state.rows, *state.decks, state.discards) for card in zone]
    assert len({card.id for card in lying}) == len(lying)
    for row, deck in enumerate(("gaul", "roman")):
        drawn = {card.pile for card in lying if card.deck == deck and card not in state.decks[row]}
        piles = [card.pile for card in state.cards.deck(deck)]
        open_pile = state.open[row][0].pile if state.open[row] else piles[-1]
        assert all(piles.index(pile) <= piles.index(open_pile) for pile in drawn)


def test_a_step_of_a_solution_is_read() -> None:
    assert lessons.step("take 3") == Step("take 3")
    assert lessons.step("gaul: look take 6") == Step("take 6", "gaul", looks=True)
    assert lessons.step("roman: try take 5") == Step("take 5", "roman", tries=True)


def test_a_misspelt_field_of_a_lesson_is_named() -> None:
    for kind, entry in ((Plan, {"id": "x", "scripts": []}), (Task, {"id": "x", "gaol": {}})):
        with pytest.raises(BadInput, match=r"script|goal"):
            lessons._known_fields(kind, entry, "armorica/x")
    with pytest.raises(BadInput, match="id"):
        lessons._known_fields(Task, {"goal": {}}, "armorica/x")
