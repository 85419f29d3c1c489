"""Lessons: every one can be learned as its data says, tasks tick when done, hints lead there, the words are there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulesim import BadInput
from tests.widgets.learning import Lessons, done, solve
from widgets import lessons, progress
from widgets.hints import COMMANDS, HINTS
from widgets.lesson import lesson
from widgets.lessons import BOT, Plan, Step, Task

PLANS = lessons.plans("armorica")


class TestLessons(Lessons):
    game = "armorica"
    tries = ("take 6", "discard 1", "undo", "take 2 from roman")
    unrefused = frozenset({"armorica/first-game", "armorica/editions", "armorica/laboratory"})
    borrowed = frozenset({"michael-roman"})
    with_facts = frozenset({"quiz_armorica_order", "quiz_armorica_editions-tie"})

    def test_the_last_hint_names_the_move(self, id: str) -> None:
        known = lesson(id)
        for task in known.plan.tasks:
            if task.id in done(known):
                continue
            first = next(iter(map(lessons.step, task.solution)), None)
            own = lessons.has_words("armorica", f"{task.message(id)}.hint3")
            if first is not None and not own and first.move not in (BOT, *COMMANDS) and not first.looks:
                assert f'"{first.move}"' in [known.hint() for _ in range(HINTS)][-1].text
            solve(known, task)


def test_every_misconception_of_the_graded_exercises_is_asked_somewhere() -> None:
    asked = {id.split("-")[0] for plan in PLANS for id in plan.quiz}
    assert {f"x{number}" for number in range(1, 13)} <= asked


# --- one lesson in detail --------------------------------------------------------------------------------------------


def test_tasks_are_read_as_text_and_html() -> None:
    known = lesson("armorica/roman")
    known.play("take 2")
    assert repr(known.tasks).splitlines()[:3] == [
        "Tasks: 1 of 5 done",
        "  [>] Try a plebeian Roman (yellow, blue or brown) that Michael's wheat does not reach",
        "  [x] Try the red general, and read why wheat does not help",
    ]
    assert known.tasks._repr_html_().count("<li>") == 5
    assert repr(known).startswith("Roman immigration\nYou will be able to")
    assert "<h4>Roman immigration</h4>" in known._repr_html_()


def test_a_refused_move_is_explained_and_its_task_ticked_on_the_board() -> None:
    known = lesson("armorica/roman")
    state = known.session.state
    answer = known.play("take 2")
    assert not answer.ok
    assert answer.rule == "armorica.roman.patrician-range"
    assert known.session.state is state
    notice = known.board.drawn.notice
    assert notice is not None
    assert notice.tone == "refused"
    assert "needs 2 grapes; you have 1" in notice.text
    assert "✓ A patrician opens only to its own icon" in notice.text
    marks = [line.mark for line in known.board.drawn.panels[0].lines]
    assert marks == ["active", "done", "open", "open", "open"]


def test_a_click_does_what_play_does() -> None:
    clicked, played = lesson("armorica/roman"), lesson("armorica/roman")
    for seq, move in enumerate(("take 2", "take 1"), start=1):
        place = {"ply": clicked.session.ply, "revision": clicked.session.revision}
        clicked.board.intent = {"seq": seq, "kind": "attempt", "action": move, "piece": None, **place}
        played.play(move)
    assert done(clicked) == done(played) == ["red", "patrician"]
    assert clicked.board.to_text() == played.board.to_text()


def test_pointing_counts_by_mouse_and_in_python() -> None:
    pointed, looked = lesson("armorica/setup"), lesson("armorica/setup")
    for action in ("take 6", "take 1"):
        pointed.board.pointed = {"action": action, "ply": pointed.session.ply}
        looked.look(action)
    assert done(pointed) == done(looked) == ["both-ends"]
    notice = looked.board.drawn.notice
    assert notice is not None
    assert notice.tone == "done"


def test_a_task_once_done_stays_done() -> None:
    known = lesson("armorica/editions")
    known.play("pass")
    assert known.session.state.is_over
    known.undo()
    assert done(known) == ["four-way-tie", "take-back"]
    known.reset()
    assert done(known) == ["four-way-tie", "take-back"]
    known.reset(tasks=True)
    assert done(known) == []


def test_reset_leads_to_the_start_and_nothing_is_lost() -> None:
    known = lesson("armorica/setup")
    start = known.session.state
    known.play("take 1")
    known.play("pass")
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
    known = lesson("armorica/roman")
    start = known.session.state
    known.play("take 1")
    assert known.session.state.turn == 3
    known.board.intent = {"seq": 1, "kind": "command", "command": "undo"}
    assert known.session.state is start
    assert known.play("take 3").ok


def test_a_hint_is_a_command_of_the_board() -> None:
    known = lesson("armorica/gaul")
    labels = {button.command: button.label for button in known.board.drawn.buttons}
    assert (labels["hint"], labels["reset"]) == ("Hint", "Reset")
    known.board.intent = {"seq": 1, "kind": "command", "command": "hint"}
    notice = known.board.drawn.notice
    assert notice is not None
    assert (notice.title, notice.text) == ("Hint 1 of 3.", "Count from the side where the deck is not.")


def test_the_last_hint_says_how_to_get_back_where_the_move_is_gone() -> None:
    known = lesson("armorica/winter")
    known.play("discard 2")
    known.play("discard 6")
    known.play("discard 6")
    assert done(known) == ["protected"]
    assert known.session.state.phase == "gaul"
    known.reset()
    known.play("discard 4")
    known.play("discard 4")
    known.play("discard 1")
    known.play("take 3")
    known.play("take 2")
    assert known.session.state.phase == "winter"
    assert done(known) == ["protected", "useful-famine", "voluntary"]
    assert "Press Undo" in [known.hint() for _ in range(HINTS)][-1].text


def test_the_roman_phase_of_the_gaul_lesson_is_passed_for_the_learner() -> None:
    known = lesson("armorica/gaul")
    known.play("take 1")
    assert known.session.state.phase == "gaul"
    assert known.session.state.turn == 2
    own = [str(entry.action) for entry in known.session.log if entry.seat == 0]
    assert own == ["take 1", "pass"]
    assert done(known) == ["more-wheat"]


def test_opponents_do_as_the_story_says() -> None:
    known = lesson("armorica/roman")
    known.play("take 1")
    moves = [(entry.seat, str(entry.action)) for entry in known.session.log if entry.seat > 0]
    assert moves == [(1, "take 2"), (2, "take 2"), (1, "take 1"), (2, "take 1")]
    known.play("take 3")
    refused = known.play("take 2")
    assert refused.rule == "armorica.roman.patrician-range"
    known.undo()
    known.play("take 1")
    assert known.play("take 2").ok
    assert "fresh" in done(known)


def test_only_one_way_through_the_last_turn_wins() -> None:
    known = lesson("armorica/scoring")
    winners = []
    for gaul in ("take 1", "take 2", "take 3", "take 4", "pass"):
        for roman in ("take 1", "take 2", "take 3", "take 4", "pass"):
            known.reset()
            if known.play(gaul).ok and known.play(roman).ok and 0 in known.session.state.winners():
                winners.append((gaul, roman, [sheet.total for sheet in known.session.state.scores()]))
    assert winners == [("take 3", "take 3", [33, 33, 20])]


def test_an_edition_changes_the_rules_of_the_same_position() -> None:
    points = {}
    for edition in ("english", "german", "russian"):
        known = lesson("armorica/editions", edition=edition)
        known.play("pass")
        points[edition] = [sheet.points("armorica.scoring.majority") for sheet in known.session.state.scores()]
    assert points == {"english": [2, 2, 0, 0], "german": [4, 4, 2, 2], "russian": [2, 2, 0, 0]}


def test_what_is_done_is_kept(data_folder: Path) -> None:
    known = lesson("armorica/roman")
    known.play("take 2")
    known.quiz("forced-pass").answer(1, "pass")
    marks = progress.Progress(data_folder / progress.FILE).marks("armorica/roman")
    assert {key[1:]: mark.done for key, mark in marks.items()} == {("task", "red"): True, ("quiz", "forced-pass"): True}


def test_a_board_goes_on_where_progress_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("RULESIM_DATA", str(blocked))
    known = lesson("armorica/roman")
    known.play("take 2")
    assert done(known) == ["red"]
    assert "Progress could not be saved" in known.board.to_text()
    assert known.board.error == ""


def test_the_quiz_of_a_lesson_is_asked_by_number_and_id() -> None:
    known = lesson("armorica/roman")
    assert len(known.quiz()) == len(known.plan.quiz)
    assert known.quiz() is known.quiz()
    assert known.quiz(1) is known.quiz("x4")
    assert known.quiz(2, "x9").asked(2).id == "x9"
    for wrong in (0, 9, "x1", True):
        with pytest.raises(BadInput, match="x4"):
            known.quiz(wrong)


def test_the_rules_of_a_lesson_are_told_with_their_references() -> None:
    rules = lesson("armorica/winter").rules()
    assert [rule.id for rule in rules] == list(lessons.plan("armorica/winter").rules)
    assert "An amphora protects its card [armorica.winter.only-amphoraless]" in repr(rules)
    assert "(English rulebook, Turn sequence, 3 Winter Starvation Phase)" in repr(rules)
    assert rules._repr_html_().count("rs-rule") == len(rules)


def test_an_unknown_language_falls_back_to_english() -> None:
    assert lesson("armorica/gaul", "de").title == "Gaul immigration"
    assert "Tasks: 0 of 4 done" in lesson("armorica/gaul", "xx").board.to_text()


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


@pytest.mark.parametrize("name", [plan.position for plan in PLANS if plan.position.startswith("lesson-")])
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


def test_the_last_hint_goes_on_after_what_was_done() -> None:
    """Of two tries the one that was not made yet; of several moves the one after those played."""
    known = lesson("armorica/examples")
    solve(known, known.plan.tasks[0])
    solve(known, known.plan.tasks[1])
    assert '"take 6"' in [known.hint() for _ in range(HINTS)][-1].text
    known.play("take 6")
    assert '"take 4"' in known.hint().text


def test_a_misspelt_field_of_a_lesson_is_named() -> None:
    for kind, entry in ((Plan, {"id": "x", "scripts": []}), (Task, {"id": "x", "gaol": {}})):
        with pytest.raises(BadInput, match=r"script|goal"):
            lessons._known_fields(kind, entry, "armorica/x")
    with pytest.raises(BadInput, match="id"):
        lessons._known_fields(Task, {"goal": {}}, "armorica/x")
