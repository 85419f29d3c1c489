"""The stage: lessons in beats, made by the tests; every kind of beat, all that can go wrong in one, and the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import rulesim
from rulesim import BadInput, rulebook
from rulesim.whatif import MARGIN, TIERS, Comparison
from tests.widgets.staging import (
    Words,
    asked,
    buttons,
    click,
    command,
    do,
    drill,
    leaves,
    log,
    pieces,
    plan,
    played,
    press,
    right,
    told,
    words,
    wrong,
)
from widgets import charts, lessons, progress
from widgets.charts.program import Program
from widgets.lessons import Beat
from widgets.lessons.posed_question import NONE
from widgets.opponents import advice
from widgets.stage import Stage, whatif
from widgets.stage.drill import TRIES

__all__ = ["words"]  # a fixture

GAME = {"new_game": {"players": 3, "start_player": 0}, "seed": 7}
"""A whole game: take 1 and take 2 are open to the learner, who begins, and take 5 is not."""
RANGE = "armorica.gaul.range"
FAIL = Beat(id="far", kind="fail", goal={"attempted_illegal": {"rule": RANGE}}, solution=("try take 5",))
NAMED = Beat(id="named", kind="rule", rule=RANGE)
PICTURE = Beat(id="picture", kind="picture")
WATCH = Beat(id="watch", kind="watch")
SECOND = do("second", goal={"played": {"action": "take *", "phase": "roman"}}, solution=("roman: take 2",))


def place(stage: Stage) -> tuple[Any, ...]:
    """Where the game stands, to the last card of a deck."""
    return stage.session.ply, stage.session.state, log(stage)


# --- the kinds of beats ----------------------------------------------------------------------------------------------


def test_a_picture_is_looked_at_and_left() -> None:
    stage = Stage(plan(PICTURE, do("first")))
    before = place(stage)
    assert not stage.play("take 1").ok
    assert place(stage) == before
    assert buttons(stage) == ["continue"]
    stage.go_on()
    assert stage.beat.id == "first"
    assert stage.frame["dots"] == ["done", "now"]


def test_where_nothing_is_to_be_done_nothing_invites_to_be_pressed() -> None:
    stage = Stage("provincia/playing")
    stage.go_to("buy")
    assert any(piece.inviting for piece in stage.drawn.pieces())
    stage.play("buy wood")
    assert buttons(stage) == ["continue"]
    assert not any(piece.inviting for piece in stage.drawn.pieces())
    click(stage, "buy stone")
    assert "This step is done" in stage.told


def test_the_legend_of_a_game_is_told_by_the_words_of_its_pictures_in_every_beat(words: Words) -> None:
    words.say("beat_armorica_gaul_picture = Look.", "    .legend_gold = Gold is points.")
    stage = Stage(plan(PICTURE, do("first")))
    assert stage.frame["coach"] == "Look."
    legend = stage.frame["legend"]
    assert {"symbol": "gold", "words": "Gold is points."} in legend
    assert len({entry["symbol"] for entry in legend}) == len(legend)
    stage.go_on()
    assert stage.frame["legend"] == legend


def test_what_is_to_be_done_is_done_by_the_move() -> None:
    stage = Stage(plan(do("first"), PICTURE, **GAME))
    assert stage.play("take 1").ok
    assert stage.beat.id == "picture"
    answer = stage.frame["answer"]
    assert answer["tone"] == "yes"
    assert answer["text"].startswith("Score 1 → 6 VP")
    assert answer["why"]["id"] == RANGE


def test_a_beat_says_its_own_words_and_those_of_what_was_done(words: Words) -> None:
    words.say("beat_armorica_gaul_first = Take it.", "    .more = The right one.", "    .done = That was it.")
    stage = Stage(plan(do("first"), PICTURE, **GAME))
    assert (stage.frame["coach"], stage.frame["more"]) == ("Take it.", "The right one.")
    stage.play("take 1")
    assert stage.told.endswith("That was it.")
    assert "Score 1 → 6 VP" in stage.told


def test_a_legal_move_that_leads_elsewhere_is_taken_back_with_its_reason() -> None:
    stage = Stage(plan(do("first"), **GAME))
    before = place(stage)
    for move in ("take 2", "pass", "take 2"):
        stage.play(move)
        assert place(stage) == before
        assert stage.frame["answer"]["tone"] == "mix"
        assert lessons.say("armorica", "stage_rewound", kind="do") in stage.told
    assert "(Score 1 → 3 VP" in stage.told
    assert played(stage).slips == 3
    assert stage.beat.id == "first"


def test_where_a_refusal_is_asked_for_a_legal_move_is_not_told_at_length() -> None:
    stage = Stage(plan(FAIL, **GAME))
    stage.play("take 2")
    assert stage.frame["answer"]["text"] == lessons.say("armorica", "stage_rewound", kind="fail")


def test_a_move_taken_back_does_not_change_what_chance_brings_later() -> None:
    straight, detour = (Stage(plan(do("first"), PICTURE, **GAME)) for _ in range(2))
    detour.play("take 2")
    straight.play("take 1")
    detour.play("take 1")
    assert log(detour) == log(straight)
    assert detour.session.state == straight.session.state


def test_a_move_taken_back_is_not_brought_again() -> None:
    stage = Stage(plan(do("first"), **GAME))
    before = place(stage)
    stage.play("take 2")
    command(stage, "redo")
    assert place(stage) == before
    assert stage.error == ""


def test_a_move_taken_back_never_tells_the_answer() -> None:
    stage = Stage(plan(do("first"), **GAME))
    stage.play("take 2")
    assert "rightmost" not in stage.told.lower()
    assert "take 1" not in stage.told


def test_a_beat_of_several_moves_goes_on_after_a_detour() -> None:
    long = do("long", goal={"at_least": {"cards": 3}}, solution=("take 1", "roman: take 2"))
    stage = Stage(plan(long, **GAME))
    assert not long.rewinds
    stage.play("take 2")
    assert "take 2" in log(stage)
    assert stage.watching
    stage.watch_on()
    assert stage.session.state.phase == "roman"
    assert not stage.watching


def test_a_fail_is_done_by_failing() -> None:
    stage = Stage(plan(FAIL, NAMED, **GAME))
    before = place(stage)
    assert not stage.play("take 5").ok
    assert stage.beat.id == "named"
    assert place(stage) == before
    assert stage.frame["answer"]["tone"] == "yes", "it is what was asked for"
    assert stage.drawn.notice and stage.drawn.notice.tone == "refused", "the board shows what is lacking"
    assert "it needs 5 wheat; you have 2" in stage.told
    assert stage.frame["answer"]["why"]["id"] == RANGE


@pytest.mark.parametrize("wanted", ["armorica.gaul.*", {"rule": "armorica.gaul.*"}])
def test_what_a_beat_was_done_by_is_the_event_that_its_goal_names(wanted: Any) -> None:
    stage = Stage(plan(do("first", goal={"happened": wanted}), PICTURE, **GAME))
    run = played(stage)
    assert run.won_by() is None
    stage.play("take 1")
    event = run.won_by()
    assert event is not None and event.rule.startswith("armorica.gaul.")


def test_another_failure_is_answered_and_the_beat_goes_on() -> None:
    stage = Stage(plan(FAIL, NAMED, **GAME))
    stage.play("take 1 from roman")
    assert stage.beat.id == "far"
    assert stage.frame["answer"]["tone"] == "no"
    assert stage.frame["answer"]["why"]["id"] == "armorica.turn.phases"


def test_a_rule_is_named_with_where_it_stands() -> None:
    stage = Stage(plan(NAMED, PICTURE))
    answer = stage.frame["answer"]
    assert answer["why"]["id"] == RANGE
    assert answer["why"]["told"]
    assert answer["title"] == answer["why"]["title"]
    assert not stage.play("take 1").ok
    stage.go_on()
    assert stage.beat.id == "picture"


def test_the_rules_of_a_lesson_are_told_once_per_section() -> None:
    stage = Stage(plan(PICTURE, rules=(RANGE, "armorica.gaul.place", "armorica.winter.choice")))
    assert [rule["id"] for rule in stage.rules] == [RANGE, "armorica.gaul.place", "armorica.winter.choice"]
    assert [bool(rule["told"]) for rule in stage.rules].count(True) >= 1
    assert stage.rules[-1]["told"]


def test_a_puzzle_takes_every_answer_that_proves_the_point() -> None:
    goal = {"played": {"action": "take *", "gain": {"cards": 1}}}
    for move in ("take 1", "take 2"):
        stage = Stage(plan(Beat(id=f"p{move[-1]}", kind="puzzle", goal=goal, solution=("take 1",)), PICTURE, **GAME))
        stage.play(move)
        assert stage.beat.id == "picture"


# --- the others -------------------------------------------------------------------------------------------------------


def test_a_move_that_was_looked_at_before_ends_one_beat_and_not_the_next() -> None:
    one = do("one", goal={"at_least": {"cards": 2}}, solution=("take 1",))
    stage = Stage(plan(one, SECOND, **GAME))
    stage.hover("take 1")
    click(stage, "take 1")
    assert stage.beat.id == "second"
    assert not stage.run.done
    assert "continue" not in buttons(stage)


def test_a_look_that_comes_while_a_cell_goes_to_another_beat_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage(plan(do("one", solution=("take 1",)), SECOND, **GAME))
    begin_beat = stage.begin_beat
    monkeypatch.setattr(stage, "begin_beat", lambda *told: (stage.hover("take 1"), begin_beat(*told)))
    stage.go_to(2)
    assert (stage.beat.id, stage.hovered) == ("second", None)


def test_the_others_move_one_event_at_a_time() -> None:
    stage = Stage(plan(do("first"), WATCH, NAMED, **GAME))
    stage.play("take 1")
    assert stage.watching and stage.frame["watching"]
    assert buttons(stage) == ["skip"]
    seen = []
    while stage.watching:
        before = stage.session.ply
        command(stage, "step")
        moves = [entry for entry in stage.session.log if entry.ply > before and entry.seat >= 0]
        assert len(moves) == 1
        seen.append((moves[0].seat, stage.told))
    assert [seat for seat, _ in seen] == [1, 2]
    assert all(f"Player {seat + 1} " in line for seat, line in seen)
    assert stage.beat.id == "named"
    assert stage.session.state.player == 0


def test_watching_can_be_skipped_and_comes_to_the_same() -> None:
    ways = []
    for way in ("step", "skip"):
        progress.forget("armorica/gaul")
        stage = Stage(plan(do("first"), WATCH, NAMED, **GAME))
        stage.play("take 1")
        for _ in range(2 if way == "step" else 1):
            command(stage, way)
        ways.append((log(stage), stage.beat.id))
    assert ways[0] == ways[1]


def test_nobody_moves_by_themselves() -> None:
    stage = Stage(plan(do("first"), WATCH, **GAME))
    stage.play("take 1")
    before = place(stage)
    command(stage, "hint")
    stage.refresh()
    assert place(stage) == before
    assert not stage.play("take 1").ok
    assert place(stage) == before


def test_a_step_where_nobody_is_to_move_does_nothing() -> None:
    stage = Stage(plan(do("first"), **GAME))
    before = told(stage)
    for name in ("step", "skip", "continue", "check"):
        command(stage, name)
        assert {**told(stage), "scene": before["scene"]} == before


# --- hints and undo ---------------------------------------------------------------------------------------------------


def test_hints_come_in_three_steps(words: Words) -> None:
    words.say("beat_armorica_gaul_first = Take.", "    .hint1 = Count.", "    .hint2 = From the right.")
    stage = Stage(plan(do("first"), **GAME))
    found = [stage.hint() for _ in range(4)]
    assert found[0].endswith("Count.")
    assert found[1].endswith("From the right.")
    assert "rightmost" in found[2]
    assert found[3] == found[2]
    assert played(stage).hints == 3


def test_hints_are_numbered_by_those_there_are_and_the_only_one_is_not(words: Words) -> None:
    words.say("beat_armorica_gaul_second = Take.", "    .hint2 = From the right.")
    for beat, numbers in (("first", ["Hint", "Hint"]), ("second", ["Hint 1", "Hint 2", "Hint 2"])):
        stage = Stage(plan(do(beat), **GAME))
        titles = [stage.frame["answer"]["title"] for _ in numbers if stage.hint()]
        assert titles == numbers


def test_only_the_last_hint_means_a_piece() -> None:
    stage = Stage("armorica/gaul")
    stage.go_to("wheat")
    pieces = []
    for _ in range(3):
        stage.hint()
        pieces.append(stage.drawn.notice and stage.drawn.notice.piece)
    assert pieces == [None, None, "G-A-6"]


def test_each_part_of_a_question_hints_at_its_own_rule() -> None:
    stage = Stage("armorica/laboratory")
    stage.go_to("clock-two")
    assert rulebook.text("armorica.two-player.refill") in stage.hint(), "not at the rule that tells the answer"
    for number in (8, 2):
        stage.answer(number)
        stage.go_on()
    assert stage.told == "Click one of the players."
    assert rulebook.text("armorica.winter.pass-marker") in stage.hint()


def test_the_coach_says_what_comes_of_a_move_and_when_it_is_then() -> None:
    stage = Stage("armorica/editions")
    stage.go_to("break")
    stage.play("take 1")
    assert stage.telling
    assert stage.frame["coach"] == "Watch what happens."
    assert stage.drawn.panels == (), "no score of a game that is not over yet"
    click(stage, "pass")
    assert stage.told == "Not all is told yet. Wait, or press Skip." and buttons(stage) == ["skip"]
    stage.watch_on()
    assert [panel.title for panel in stage.drawn.panels] == ["Final score"]
    assert stage.frame["coach"].startswith("The same moment again") and stage.frame["more"] == ""
    stage = Stage("armorica/first-game")
    assert stage.frame["more"] == ""
    stage.play("take 1")
    stage.watch_on()
    assert stage.frame["more"] == stage.drawn.status.removesuffix(" · your choice"), "what is due, the step says"
    stage.notify(None)
    assert (stage.told, stage.frame["more"]) == (stage.drawn.status, ""), "it is not said twice"


def test_nothing_new_is_asked_for_while_the_end_of_a_turn_is_told() -> None:
    stage = Stage("armorica/first-game")
    stage.go_to("middle")
    while stage.beat.id == "middle":
        if stage.watching or stage.telling:
            command(stage, "step")
        else:
            stage.play(advice(stage.session.state))
    assert (stage.beat.id, stage.looks_back, stage.watching) == ("last", True, False)
    assert stage.frame["coach"] == "Watch what happens."
    while stage.telling:
        command(stage, "step")
    assert stage.frame["coach"].startswith("The last two turns")
    year = lessons.plan("discordia/first-year")
    fill = [one.replace("FA14", "FA13") for one in year.replies["1.0 fill 1"]]  # a farm that brings a step
    told = {**year.replies, "1.0 fill 1": fill, "1.0 setup 2": "take FA13 on field1"}
    stage = Stage(replace(year, replies=told))  # before the first move, too
    command(stage, "step")
    assert stage.telling and stage.frame["coach"] == "Watch what happens."
    stage.watch_on()
    assert stage.frame["coach"] == "Choose your first tile."


def test_the_last_hint_is_worked_out_from_where_one_stands() -> None:
    long = do("long", goal={"at_least": {"cards": 3}}, solution=("gaul: take 1", "roman: take 2"))
    stage = Stage(plan(long, **GAME))
    assert "rightmost card" in stage.hint()
    stage.play("take 1")
    stage.watch_on()
    assert "2nd from the right" in stage.hint()


def test_undo_leads_to_ones_own_decision_and_never_out_of_the_beat() -> None:
    long = do("long", goal={"at_least": {"cards": 5}}, solution=("gaul: take 1", "roman: take 2"))
    stage = Stage(plan(do("first"), long, **GAME))
    assert not stage.frame["undo"]
    stage.play("take 1")
    assert not stage.frame["undo"]
    stage.watch_on()
    begun = place(stage)
    assert not stage.frame["undo"], "what was done in the beat before is done"
    command(stage, "undo")
    assert place(stage) == begun
    stage.play("take 2")
    assert stage.frame["undo"]
    command(stage, "undo")
    assert place(stage) == begun
    assert stage.told == f"Taken back. {stage.drawn.status}", "who presses sees what came of it"


# --- questions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", sorted(lessons.questions("armorica")))
def test_whatever_is_to_be_chosen_lies_on_the_board(id: str) -> None:
    stage = Stage(plan(drill(id, show=drill_of(id).show), PICTURE))
    while stage.beat.id == id:
        assert stage.frame["choices"] == []
        stage.answer(*right(asked(stage)))
        stage.go_on()


def drill_of(question: str) -> Beat:
    """The beat of a lesson of Armorica that asks this question."""
    return next(beat for one in lessons.plans("armorica") for beat in one.beats if beat.question == question)


def test_any_card_of_a_display_stands_for_its_player() -> None:
    stage = Stage(plan(drill("order", show=("own", "others"))))
    clickable = {piece["action"] for piece in pieces(stage.scene)}
    assert clickable == {f"display-{seat}" for seat in (1, 2, 3, 4)}
    click(stage, "display-4")
    assert stage.frame["answer"]["tone"] == "mix"
    click(stage, "display-3")
    assert asked(stage).settled and not asked(stage).done and not stage.frame["hint"]


def test_a_click_on_the_board_is_the_answer() -> None:
    stage = Stage(plan(drill("x1")))
    for key in right(asked(stage)):
        click(stage, key)
    assert set(stage.frame["picked"]) == set(right(asked(stage)))
    chosen = {piece["action"] for piece in pieces(stage.scene) if piece["state"] == "picked"}
    assert chosen == {"take 1", "take 2"}
    assert [(one["action"], one["state"]) for one in stage.scene["buttons"]] == [("pass", "picked")]
    assert stage.frame["choices"] == []
    command(stage, "check")
    assert asked(stage).done and asked(stage).right
    assert stage.frame["answer"]["tone"] == "yes"
    assert buttons(stage) == ["continue"]


def test_a_choice_can_be_taken_back() -> None:
    stage = Stage(plan(drill("x1")))
    click(stage, "take 3")
    click(stage, "take 3")
    assert stage.frame["picked"] == []
    command(stage, "check")
    assert not asked(stage).wrong
    assert stage.told == lessons.say("armorica", "quiz_incomplete")


def test_who_is_asked_for_a_number_and_gives_none_is_asked_for_it() -> None:
    stage = Stage(plan(drill("x10-three"), **GAME))
    command(stage, "check")
    assert "number" in stage.told and not asked(stage).wrong


def test_where_a_display_stands_for_its_player_it_is_chosen_as_one() -> None:
    stage = Stage(plan(drill("michael-scores")))
    while asked(stage).part.kind == "number":
        give(stage, right(asked(stage)), False)
        stage.go_on()
    click(stage, "display-1")
    told = {zone.id: {(*piece.marks, piece.state) for piece in zone.pieces} for zone in stage.drawn.zones}
    assert told["display-1"] == {("whole", "right")} and told["display-2"] == {("whole", "")}


@pytest.mark.parametrize("id", ["x1", "x5", "x7", "x10-three"])
def test_every_part_can_be_answered_in_python_and_on_the_page(id: str) -> None:
    ways: list[list[Any]] = []
    for by_hand in (False, True):
        stage, way = Stage(plan(drill(id), PICTURE, **GAME)), list[Any]()
        while stage.beat.id == id:
            give(stage, right(asked(stage)), by_hand)
            assert stage.frame["answer"]["tone"] == "yes", id
            way.append(stage.frame["answer"])
            stage.go_on()
        ways.append(way)
        progress.forget("armorica/gaul")
    assert ways[0] == ways[1]


def give(stage: Stage, keys: list[Any], by_hand: bool) -> None:
    """Answer as one does in Python, or as one does on the page."""
    run = asked(stage)
    if not by_hand:
        stage.answer(*keys)
    elif run.part.kind == "number":
        press(stage, "answer", keys=[str(keys[0])])
    else:
        homes = set(run.homes(stage.drawn).values())
        for key in keys:
            if key in homes:
                click(stage, key)
            else:
                press(stage, "answer", keys=[key])
        command(stage, "check")


@pytest.mark.parametrize("id", ["x1", "x5", "x7", "x10-three"])
def test_an_answer_that_is_wrong_twice_is_shown(id: str) -> None:
    stage = Stage(plan(drill(id), PICTURE, **GAME))
    run = asked(stage)
    answer = run.part.answer
    first = wrong(run)
    stage.answer(*first)
    assert not run.settled
    assert stage.frame["answer"]["tone"] == "mix"
    other = [run.part.number + 2] if run.part.kind == "number" else first[:-1][1:] or [first[-1]]
    if set(map(str, other)) == set(answer):
        other = [key for key in first if key != first[0]]
    stage.answer(*other)
    assert run.settled and run.shown and not run.right
    assert run.picked == answer
    shown = [option.text for option in run.part.options if option.right] or [str(run.part.number)]
    heard = f"{stage.told} {stage.scene['announce']}".lower()
    assert all(text.lower() in heard for text in shown)
    assert run.wrong == TRIES


def test_the_same_wrong_answer_again_is_one_answer() -> None:
    """The second half of a double click on a wrong card must not give the right one away."""
    stage = Stage(plan(drill("x10-three"), **GAME))
    for _ in range(3):
        press(stage, "answer", keys=["99"])
    assert asked(stage).wrong == 1
    assert not asked(stage).settled


def test_a_wrong_choice_is_out_and_the_right_ones_stay_chosen() -> None:
    stage = Stage(plan(drill("x1"), PICTURE))
    good, *rest = right(asked(stage))
    bad = next(option.key for option in asked(stage).part.options if not option.right)
    stage.answer(good, bad)
    assert asked(stage).picked == (good,)
    assert asked(stage).marks[bad] == "wrong"
    assert stage.frame["asks"] == "many"
    for key in rest:
        click(stage, key)
    command(stage, "check")
    assert asked(stage).done


def test_what_is_told_of_an_answer_stands_until_one_goes_on() -> None:
    stage = Stage(plan(drill("x1"), PICTURE))
    stage.answer(*right(asked(stage)))
    answer = stage.frame["answer"]
    command(stage, "check")
    click(stage, "take 6")
    press(stage, "answer", keys=["pass"])
    command(stage, "hint")
    assert stage.frame["answer"] == answer


def test_a_picture_says_that_there_is_nothing_to_do_but_to_look() -> None:
    first = Stage("armorica/setup").told
    assert first.endswith("then press Continue.")
    assert {Stage(f"{game}/setup").told for game in ("discordia", "provincia")} == {first}


def test_an_answer_can_be_asked_for() -> None:
    stage = Stage(plan(drill("x1"), PICTURE))
    command(stage, "hint")
    assert not asked(stage).settled
    assert stage.told == f"{lessons.say('armorica', 'stage_hint', step=1)} {rulebook.rule(RANGE).text}"
    assert stage.frame["answer"]["why"]["id"] == RANGE
    command(stage, "hint")
    assert asked(stage).shown and asked(stage).done
    many = lessons.say("armorica", "quiz_shown_many")
    assert stage.told.startswith(f"{many} Two wheat reach two cards"), "why comes before what the board marks, too"
    listed = "Right: take the brown soldier, the rightmost card; take the blue worker, 2nd from the right; pass."
    assert listed not in stage.told and listed in stage.scene["announce"], "only who does not see the marks is told"
    marks = progress.default().marks("armorica/gaul")
    assert {key[1:]: mark.done for key, mark in marks.items()} == {("quiz", "x1"): False, ("task", "x1"): True}


def test_a_question_in_parts_says_how_many_there_are() -> None:
    stage = Stage(plan(drill("x2"), drill("x1")))
    parts = asked(stage).asked.parts
    assert stage.frame["more"] == f"1 of {len(parts)}: {parts[0].label}"
    stage.go_to("x1")
    assert stage.frame["more"] == asked(stage).part.label


def test_right_and_missed_are_marked_on_the_pieces() -> None:
    stage = Stage(plan(drill("x1")))
    click(stage, "take 1")
    click(stage, "take 4")
    command(stage, "check")
    states = {piece["action"]: piece["state"] for piece in pieces(stage.scene) if piece["action"]}
    assert (states["take 1"], states["take 4"]) == ("right", "wrong")
    assert states["take 2"] != "missed", "what is missed would tell the answer"
    for _ in range(2):
        command(stage, "hint")
    states = {piece["action"]: piece["state"] for piece in pieces(stage.scene) if piece["action"]}
    assert states["take 2"] == "missed"


def test_a_wrong_choice_is_marked_until_it_is_pressed() -> None:
    stage = Stage("provincia/activation")
    stage.go_to("awake")
    run = asked(stage)
    right, *_ = run.part.answer
    wrong, also, *_ = (option.key for option in run.part.options if not option.right)
    stage.answer([right, wrong, also])
    for key in (wrong, also):
        assert run.marks[key] == "wrong"
        run.pick(key)
        assert run.picked == (right,), "it is taken away"
    run.pick(wrong)
    assert run.picked == (right, wrong)


@pytest.mark.parametrize(
    ("lesson", "beat", "prestige"),
    [("provincia/upkeep", "e06", 3), ("provincia/buildings", "e07", 10), ("provincia/combat", "e05", 4)],
)
def test_what_was_counted_is_seen_at_the_end(lesson: str, beat: str, prestige: int) -> None:
    stage = Stage(lesson)
    stage.go_to(beat)
    for _ in asked(stage).asked.parts:
        assert f"'{prestige} prestige'" not in str(stage.scene)
        if asked(stage).settled:
            stage.go_on()
        stage.answer(*asked(stage).part.answer)
    assert f"'{prestige} prestige'" in str(stage.scene)


def test_who_is_shown_on_the_board_and_how_much_is_typed() -> None:
    stage = Stage(plan(drill("x10-three")))
    stage.answer(8)
    stage.go_on()
    assert stage.frame["asks"] == "one"
    assert {*asked(stage).homes(stage.drawn).values()} == {"display-1", "display-2", "display-3"}


def test_a_press_on_the_deck_is_one_in_winter_too() -> None:
    stage = Stage("armorica/winter")
    stage.play("take 7")
    assert stage.session.state.phase == "winter" and stage.frame["answer"]["title"] == "The deck lies face down."


@pytest.mark.parametrize(
    ("lesson", "row"), [("armorica/gaul", "gaul"), ("armorica/roman", "roman"), ("armorica/winter", "gaul")]
)
def test_a_press_on_the_deck_tells_what_a_deck_is_for(lesson: str, row: str) -> None:
    stage = Stage(lesson)
    stage.play("take 7")
    told = stage.frame["answer"]
    assert told["text"].startswith("Nobody takes from it") and "position 7" not in str(told)
    assert told["why"]["id"] == f"armorica.{row}.shift-refill"


def test_a_press_on_an_empty_deck_says_so() -> None:
    stage = Stage("armorica/setup")
    stage.go_to("second")
    stage.watch_on()
    assert stage.session.state.deck_size(0) == 0
    stage.play("take 7")
    assert stage.told == "The deck is empty. No card joins this row any more."


def test_where_a_rule_is_asked_for_the_hint_leaves_two_of_them() -> None:
    stage = Stage("provincia/senate")
    stage.go_to("aediles")
    run = asked(stage)
    stage.hint()
    left = [choice["key"] for choice in run.choices(stage.drawn) if choice["state"] != "wrong"]
    assert len(left) == 2 and {*run.part.answer} < {*left} and not run.settled
    stage.hint()
    assert run.shown


def test_who_says_that_none_is_right_chooses_nothing_else() -> None:
    stage = Stage("provincia/setup")
    stage.go_to("minus")
    run = asked(stage)
    first, none = run.part.options[0].key, NONE
    run.pick(first)
    run.pick(none)
    assert run.picked == (none,)
    run.pick(first)
    assert run.picked == (first,)


def test_where_none_is_right_nothing_else_is_said_to_be_missing() -> None:
    stage = Stage("discordia/year")
    stage.go_to("ex03")
    run = asked(stage)
    while NONE not in run.part.answer:
        stage.answer(list(run.part.answer))
        stage.go_on()
    stage.answer([run.part.options[0].key])
    assert stage.told.startswith("One choice is wrong. ")


def test_what_was_wrong_is_out_and_a_press_on_it_takes_its_mark_away() -> None:
    stage = Stage("provincia/activation")
    stage.go_to("awake")
    run = asked(stage)
    right, wrong_one = run.part.answer[0], next(option.key for option in run.part.options if not option.right)
    stage.answer(right, wrong_one)
    assert run.picked == (right,) and run.marks[wrong_one] == "wrong"
    run.pick(wrong_one)
    assert (run.picked, run.marks) == ((right,), {})
    run.pick(wrong_one)
    assert run.picked == (right, wrong_one)


def test_what_is_wrong_with_several_is_told_once() -> None:
    stage = Stage("discordia/main-actions")
    stage.go_to("column")
    wrong_ones = [option for option in asked(stage).part.options if not option.right]
    stage.answer(*(option.key for option in wrong_ones))
    assert len(wrong_ones) > 1 and stage.told.count(wrong_ones[0].why) == 1


@pytest.mark.parametrize("id", lessons.questions("armorica"))
def test_a_question_never_tells_its_answer_before_it_is_answered(id: str) -> None:
    stage = Stage(plan(drill(id), **GAME))
    while True:
        run = asked(stage)
        silent(stage)
        stage.answer(*wrong(run))
        if not run.settled:
            silent(stage)
            stage.answer(*right(run))
        if run.done:
            break
        stage.go_on()


def silent(stage: Stage) -> None:
    """Nothing on the page says what is legal, within reach, hungry, worth something, or what would come."""
    scene, frame = stage.scene, stage.frame
    for piece in pieces(scene):
        assert not (piece["legal"] or piece["preview"] or piece["choices"] or piece["badge"] or piece["reach"])
        assert set(piece["marks"]) <= {"option", "asked", "whole", "new", "gone"}
        assert piece["state"] in ("", "picked", "right", "wrong", "before")
        assert not any(word in piece["label"] for word in ("within reach", "out of reach", "may go", "protected"))
    for zone in scene["zones"]:
        assert not (zone["brackets"] or zone["totals"] or zone["note"] or zone["pick"])
        assert not any(tab["note"] or tab["urgent"] for tab in zone["tabs"])
        assert not {"ok", "no", "good", "bad", "missed"} & set(leaves(zone["overlays"]))
        telling = ("hops", "steps", "words", "lanes")
        assert not any(overlay.get(part) for overlay in zone["overlays"] for part in telling)
    assert not (scene["panels"] or scene["when"] or scene["due"])
    answers = [button for button in scene["buttons"] if button["action"]]
    assert not any(button["primary"] or button["preview"] or not button["legal"] for button in answers)
    text = scene["text"].partition(stage.told)[0]  # the reason against what was chosen may name numbers
    assert "*" not in text and "Legal" not in text and " VP" not in text
    assert stage.figure == {} and stage.glance == {}
    assert not (frame["whatif"]["can"] or frame["whatif"]["rows"]) and "yours to choose" in frame["whatif"]["told"]
    assert all(choice["state"] in ("", "picked", "right", "wrong") for choice in frame["choices"])


def test_after_the_answer_the_board_and_the_plot_tell_all() -> None:
    stage = Stage(plan(drill("x1")))
    stage.hover("take 1")
    stage.answer(*right(asked(stage)))
    assert stage.figure["data"] and stage.hovered is None, "what was pressed is no move that is looked at"
    assert any(zone["brackets"] for zone in stage.scene["zones"])
    assert any("out of reach" in piece["label"] for piece in pieces(stage.scene))


def test_what_is_no_answer_is_named() -> None:
    stage = Stage(plan(drill("x10-three"), **GAME))
    for given in ("many", 2.5, True):
        with pytest.raises(BadInput, match="whole number"):
            stage.answer(given)
    press(stage, "answer", keys=["many"])
    assert "whole number" in stage.told
    assert not asked(stage).wrong
    with pytest.raises(BadInput, match="no question"):
        Stage(plan(do("first"), **GAME)).answer("take 1")


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_end_is_a_card_with_stars_and_their_reasons() -> None:
    stage = Stage(plan(do("first"), drill("x1"), **GAME))
    stage.play("take 1")
    stage.go_on()
    stage.answer(*right(asked(stage)))
    assert stage.finish is None
    stage.go_on()
    assert stage.finish is not None
    card = stage.frame["finish"]
    assert [star["got"] for star in card["stars"]] == [True, True, True]
    assert [star["label"] for star in card["stars"]] == [
        lessons.say("armorica", "stage_star_beats", beats=2, done="all"),
        lessons.say("armorica", "stage_star_drills", right=1, drills=1),
        lessons.say("armorica", "stage_star_hints", hints=0),
    ]
    assert stage.frame["kind"] == "finish"
    assert stage.frame["dots"] == ["done", "done"]
    assert buttons(stage) == ["again"]
    assert stage.figure == {}


def test_steps_that_were_left_out_by_python_are_not_told_as_done() -> None:
    stage = Stage(plan(do("first"), drill("x1"), **GAME))
    stage.go_to("x1")
    stage.answer(*right(asked(stage)))
    stage.go_on()
    assert stage.finish is not None
    assert stage.finish.stars[0] == ("1 of 2 steps", False)


def test_stars_are_lost_by_hints_and_wrong_answers() -> None:
    stage = Stage(plan(do("first"), drill("x1"), **GAME))
    stage.hint()
    stage.play("take 1")
    stage.go_on()
    stage.answer(*wrong(asked(stage)))
    stage.answer(*right(asked(stage)))
    stage.go_on()
    assert stage.finish is not None
    assert [got for _, got in stage.finish.stars] == [True, False, False]
    assert stage.finish.stars[2][0] == "1 hint; a star needs none", "what it would have taken"
    assert "1" in stage.finish.praise and "3" in stage.finish.praise


def test_a_hint_counts_in_a_question_too_and_when_its_step_is_begun_again() -> None:
    stage = Stage(plan(do("first"), drill("x1"), **GAME))
    stage.hint()
    stage.play("take 1")
    stage.go_to("first")
    stage.play("take 1")
    stage.go_on()
    stage.hint()
    stage.hint()
    stage.go_on()
    assert stage.finish is not None
    label = lessons.say("armorica", "stage_star_hints", hints=3)
    assert (label, False) in stage.finish.stars
    command(stage, "again")
    assert not stage.hinted


def test_what_was_not_known_at_once_comes_back_sooner() -> None:
    stage = Stage(plan(drill("x1"), drill("x7"), drill("x5"), **GAME))
    for slips in (2, 1, 0):
        while not asked(stage).done:
            run = asked(stage)
            for _ in range(slips if run.at == 0 else 0):
                stage.answer(*wrong(run))
                if run.settled:
                    break
                if slips == 2:
                    stage.hint()
            if not run.settled:
                stage.answer(*right(run))
            if not run.done:
                stage.go_on()
        stage.go_on()
    assert stage.finish is not None
    assert stage.finish.reviews == (("Tomorrow", "2 questions"), ("In 4 days", "1 question"))


def test_the_card_leads_to_the_next_lesson() -> None:
    plans = lessons.plans("armorica")
    for here, following in zip(plans, [*plans[1:], None], strict=True):
        stage = Stage(plan(PICTURE, id=here.id))
        stage.go_on()
        card = stage.frame["finish"]["next"]
        assert (card is None) == (following is None)
        if following:
            assert card["path"] == following.notebook and card["title"] == following.title()
            assert card["pictures"] and str(plans.index(following) + 1) in card["label"]


def test_what_is_done_is_kept_and_one_goes_on_there() -> None:
    beats = (do("first"), SECOND, NAMED, drill("x1"))
    stage = Stage(plan(*beats, **GAME))
    stage.play("take 1")
    again = Stage(plan(*beats, **GAME))
    assert again.beat.id == "second"
    assert again.frame["dots"] == ["done", "now", "open", "open"]
    again.watch_on()
    assert again.play("take 2").ok
    assert Stage(plan(*beats, **GAME)).beat.id == "named"


def test_who_begins_with_a_later_beat_finds_the_game_as_it_is_then() -> None:
    third = do("third", goal={"played": {"turn": 2, "action": "take *"}}, solution=("gaul: take 1",))
    beats = (do("first"), SECOND, NAMED, third)
    walked = Stage(plan(*beats, **GAME))
    walked.play("take 1")
    walked.watch_on()
    walked.play("take 2")
    walked.go_on()
    for number in (4, 3, 2, 4):
        jumped = Stage(plan(*beats, **GAME))
        jumped.go_to(number)
        jumped.watch_on()
        if number == 4:
            walked.watch_on()
            assert log(jumped) == log(walked)
        progress.forget("armorica/gaul")
        fresh = Stage(plan(*beats, **GAME))
        fresh.go_to(number)
        fresh.watch_on()
        assert log(fresh) == log(jumped)


def test_a_game_goes_on_where_it_was_when_its_kernel_ended() -> None:
    lesson = plan(LONG, do("on", goal={"at_least": {"turn": 8}}, solution=("bot",), rewind=False), **GAME)
    stage = Stage(lesson)
    for _ in range(9):
        stage.watch_on()
        legal = [str(move) for move in stage.session.state.legal_actions()]
        stage.play(legal[-1] if "pass" in legal else legal[0])
    assert stage.beat.id == "on"
    command(stage, "undo")
    stage.watch_on()
    again = Stage(lesson)
    again.watch_on()
    assert again.beat.id == "on" and again.session.state == stage.session.state
    assert log(again) == log(stage)
    for beat in lesson.beats:  # as they are for who plays the lesson again
        progress.mark(lesson.id, "task", beat.id)
    again = Stage(lesson)
    again.watch_on()
    assert again.finish is None and log(again) == log(stage)
    progress.forget(lesson.id)
    assert Stage(lesson).session.state.turn == 1


def test_a_step_that_was_done_and_is_played_again_takes_no_other_s_place() -> None:
    lesson = plan(LONG, do("on", goal={"at_least": {"turn": 8}}, solution=("bot",), rewind=False), **GAME)
    stage = Stage(lesson)
    while stage.beat.id != "on" or not stage.can_undo:
        stage.watch_on()
        stage.play("pass")
    stage._answered_page()
    left = stage.session.state
    press(stage, "beat", number=0)
    stage.watch_on()
    click(stage, "pass")
    stage._answered_page()
    again = Stage(lesson)
    assert (again.beat.id, again.session.state) == ("on", left)


def test_the_page_is_answered_before_the_game_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage(plan(do("first", rewind=False), **GAME))
    told: list[set[str]] = []
    monkeypatch.setattr(stage, "send_state", lambda key=None: told.append(set(key or ())))
    monkeypatch.setattr(progress.default(), "keep", lambda *_: told.append({"kept"}))
    click(stage, "take 1")
    assert {"kept"} in told and told[-1] == {"kept"}


def test_a_click_is_answered_without_a_look_into_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage(plan(do("first", rewind=False, goal={"over": True}), **GAME))
    click(stage, "take 1")
    asked: list[str] = []
    monkeypatch.setattr(progress.default(), "keep", lambda *_: None)
    for name in ("_stamp", "_carry_out"):
        monkeypatch.setattr(progress.Progress, name, lambda *_, name=name: asked.append(name))
    stage.watch_on()
    click(stage, "take 1")
    command(stage, "undo")
    assert asked == [] and stage.error == ""


def test_a_finished_lesson_run_again_shows_that_it_is_finished() -> None:
    stage = Stage(plan(do("first"), drill("x1"), **GAME))
    stage.play("take 1")
    stage.go_on()
    stage.answer(*right(asked(stage)))
    stage.go_on()
    again = Stage(plan(do("first"), drill("x1"), **GAME))
    assert again.finish is not None
    assert again.frame["kind"] == "finish"
    assert again.frame["dots"] == ["done", "done"]
    assert len(again.frame["finish"]["stars"]) == 1, "nothing was hinted or answered in this sitting"
    assert "2/2" in again.to_text()
    before = told(again)
    again.play("take 1")
    again.set_state({"pointed": {"action": "take 2", "ply": again.session.ply}})
    assert again.frame["kind"] == "finish" and again.finish is not None
    assert log(again) == [move for move in log(again) if move.startswith("reveal")]
    assert again.frame["finish"] == before["frame"]["finish"]


def test_behind_the_card_nothing_can_be_done() -> None:
    """Also where the first beat is a question."""
    for beat in (drill("x1"), do("first")):
        progress.mark("armorica/gaul", "task", beat.id)
        stage = Stage(plan(beat))
        assert stage.finish is not None
        click(stage, "take 3")
        press(stage, "answer", keys=["pass"])
        stage.set_state({"pointed": {"action": "take 6", "ply": stage.session.ply}})
        assert stage.told == "The lesson is done. Press Again to begin it anew."
        for name in ("hint", "check", "show", "undo", "redo", "step", "skip", "continue"):
            command(stage, name)
        assert stage.finish is not None
        assert stage.frame["finish"] is not None
        assert getattr(stage.run, "picked", ()) == ()
        assert getattr(stage.run, "hints", 0) == 0
        assert stage.error == ""


def test_a_lesson_can_be_learned_again() -> None:
    progress.mark("armorica/gaul", "task", "first")
    stage = Stage(plan(do("first"), **GAME))
    command(stage, "again")
    assert stage.finish is None
    assert stage.beat.id == "first"
    assert stage.play("take 1").ok
    stage.go_on()
    assert stage.finish is not None


# --- what if ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], None]]:
    """What is done in the background, to be done one slice at a time."""
    started: list[Callable[[], None]] = []
    monkeypatch.setattr(whatif, "runner", lambda: lambda steps: started.append(lambda: next(steps, None)))
    monkeypatch.setattr(whatif, "workers", lambda: None)
    return started


def work(workers: list[Callable[[], None]], stage: Stage, most: int = 400) -> None:
    """Go on until something is known."""
    for _ in range(most):
        workers[-1]()
        if stage.chances is None or stage.chances.seen == stage.chances.tier or not stage.chances.running:
            return


def test_every_legal_move_is_played_out_while_one_looks_on(workers: list[Callable[[], None]]) -> None:
    stage = Stage(plan(do("first"), **GAME))
    assert stage.frame["whatif"] == {
        "can": True, "asked": "", "running": False, "odds": False, "told": "", "rows": [],
    }  # fmt: skip
    command(stage, "end")
    assert stage.frame["whatif"]["asked"] == "end" and stage.frame["whatif"]["running"]
    at_once = stage.frame["whatif"]
    command(stage, "now")
    assert at_once["rows"] == stage.frame["whatif"]["rows"] and at_once["told"] == stage.frame["whatif"]["told"]
    command(stage, "end")
    work(workers, stage)
    assert "played to the end" in stage.frame["whatif"]["told"]
    rows = stage.frame["whatif"]["rows"]
    assert {row["action"] for row in rows} == {str(action) for action in stage.session.state.legal_actions()}
    assert any(row["best"] for row in rows)
    assert all(0 <= row["percent"] <= 100 and row["label"] for row in rows)


def test_what_if_looks_as_far_as_it_is_asked_to_and_says_how_sure_it_is(workers: list[Callable[[], None]]) -> None:
    stage = Stage(plan(do("first"), **GAME))
    told = {}
    for tier in TIERS:
        command(stage, tier)
        assert stage.frame["whatif"]["running"] == (tier != "now") == bool(workers)
        if workers:
            work(workers, stage)
        shown = stage.frame["whatif"]
        assert shown["asked"] == tier
        assert all(row["uncertainty"] > 0 for row in shown["rows"]) or tier != "now", "a model may always be off"
        leading = sum(row["best"] for row in shown["rows"])
        assert ("Any of the green ones" if leading > 1 else "The green one") in shown["told"], "who is best for sure"
        told[tier] = shown["told"]
        bars = [one for zone in stage.scene["zones"] for one in zone["overlays"] if one["kind"] == "bars"]
        assert sum(len(one["bars"]) for one in bars) >= 2, "they stand on the pieces"
        command(stage, "stop")
        workers.clear()
    assert len(set(told.values())) == 3 and "model" in told["now"] and "end" in told["end"]


def test_what_if_can_be_stopped_before_anything_is_known(workers: list[Callable[[], None]]) -> None:
    stage = Stage(plan(do("first"), **GAME))
    command(stage, "end")
    command(stage, "stop")
    assert not stage.frame["whatif"]["running"], "another look may be asked for at once"
    command(stage, "soon")
    work(workers, stage)
    assert stage.frame["whatif"]["rows"]


def test_a_what_if_that_fails_before_anything_is_known_says_so(
    workers: list[Callable[[], None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(*_: Any, **__: Any) -> Any:
        raise RuntimeError("no worker")
        yield

    monkeypatch.setattr(Comparison, "stream", lost)
    stage = Stage(plan(do("first"), **GAME))
    command(stage, "end")
    workers[-1]()
    assert "no worker" in stage.frame["whatif"]["told"]
    assert not stage.frame["whatif"]["running"]


def test_what_if_is_a_race(workers: list[Callable[[], None]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Playouts go where the order is not known yet, and end where nobody would go wrong."""
    asked, played = list[dict[str, Any]](), Comparison.stream

    def stream(self: Any, n: int, **how: Any) -> Any:
        asked.append(how)
        return played(self, n, **how)

    monkeypatch.setattr(Comparison, "stream", stream)
    command(Stage(plan(do("first"), **GAME)), "soon")
    assert asked == [{"until_apart": True, "drop": True, "margin": MARGIN}] and workers


def test_the_bar_of_chances_is_on_from_the_start_where_the_lesson_says_so() -> None:
    assert Stage(plan(do("first"), **GAME)).odds == {}
    assert len(Stage(plan(do("first"), odds=True, **GAME)).odds["seats"]) == 3
    asked = Stage(plan(drill("x1"), odds=True, **GAME))
    asked.answer(*asked.run.part.answer)  # type: ignore[union-attr]
    assert (asked.run.done, asked.odds) == (True, {}), "the board of a question is of no game that goes on"
    for game in rulesim.games():
        assert [one.id for one in lessons.plans(game) if one.odds] == [f"{game}/laboratory"]


def test_what_if_ends_when_the_position_changes(workers: list[Callable[[], None]]) -> None:
    stage = Stage(plan(do("first"), WATCH, **GAME))
    command(stage, "end")
    chances = stage.chances
    assert chances is not None
    stage.play("take 1")
    assert stage.chances is None
    assert not stage.frame["whatif"]["asked"]
    while chances.running:
        workers[-1]()
    assert not stage.frame["whatif"]["asked"]


def test_what_if_ends_with_its_game(workers: list[Callable[[], None]]) -> None:
    """A beat with a game of its own begins at the same ply as the last one did."""
    stage = Stage(plan(do("first"), drill("x7"), do("other", position="x9"), position="x1"))
    command(stage, "end")
    work(workers, stage)
    for beat in ("x7", "other"):
        stage.go_to(beat)
        assert stage.chances is None
        assert not stage.frame["whatif"]["rows"]


def test_what_if_can_be_stopped_and_stops_with_the_stage(workers: list[Callable[[], None]]) -> None:
    stage = Stage(plan(do("first"), **GAME))
    for end in (lambda: command(stage, "stop"), stage.close):
        command(stage, "end")
        chances = stage.chances
        assert chances is not None
        end()
        for _ in range(200):
            workers[-1]()
        assert not chances.running
        assert chances.n < whatif.PLAYOUTS


def test_what_if_is_not_asked_in_a_question(workers: list[Callable[[], None]]) -> None:
    stage = Stage(plan(drill("x1")))
    command(stage, "end")
    assert stage.chances is None
    assert not workers


# --- what the page says -----------------------------------------------------------------------------------------------


def test_a_click_does_what_play_does() -> None:
    clicked, typed = (Stage(plan(do("first"), FAIL, **GAME)) for _ in range(2))
    for move in ("take 5", "take 2", "take 1"):
        click(clicked, move)
        typed.play(move)
    assert (clicked.frame, log(clicked)) == (typed.frame, log(typed))


def test_a_click_meant_for_an_earlier_position_plays_nothing() -> None:
    stage = Stage(plan(do("first"), SECOND, **GAME))
    old = {"ply": stage.scene["ply"], "revision": stage.scene["revision"]}
    stage.play("take 1")
    stage.watch_on()
    before = place(stage)
    press(stage, "attempt", action="take 2", piece=None, **old)
    assert place(stage) == before


def test_a_click_meant_for_the_question_before_answers_nothing() -> None:
    """Every question begins at the same ply of a game of its own."""
    stage = Stage(plan(drill("x1"), drill("x3")))
    old = {"ply": stage.scene["ply"], "revision": stage.scene["revision"]}
    stage.answer(*right(asked(stage)))
    stage.go_on()
    press(stage, "attempt", action="take 3", piece=None, **old)
    press(stage, "answer", keys=["pass"], **old)
    assert asked(stage).picked == ()
    press(stage, "answer", keys=["pass"])
    assert asked(stage).picked == ("pass",)


@pytest.mark.parametrize(
    "said",
    [
        {"kind": "answer", "keys": "take 1"},
        {"kind": "answer", "keys": [1]},
        {"kind": "answer", "keys": ["x"] * 101},
        {"kind": "answer"},
        {"kind": "attempt", "action": 3},
        {"kind": "attempt", "action": None},
        {"kind": "attempt", "action": "x" * 1001},
        {"kind": "command", "command": "c" * 61},
        {"kind": "command"},
        {"kind": "beat", "number": -1},
        {"kind": "beat", "number": "2"},
        {"kind": "beat", "number": 101},
        {"kind": "jump"},
        {},
    ],
)
def test_what_the_page_may_not_say_is_dropped_and_changes_nothing(said: dict[str, Any]) -> None:
    for beats in ((do("first"),), (drill("x1"),)):
        stage = Stage(plan(*beats, **GAME))
        before = (place(stage), told(stage))
        stage.set_state({"intent": {"seq": 1, "ply": None, "revision": None, **said}})
        assert stage.dropped == 1
        assert (place(stage), told(stage)) == before
        stage.close()


@pytest.mark.parametrize("name", ["scene", "frame", "figure", "glance", "rules", "labels", "error", "plotly"])
def test_the_page_sets_nothing_else(name: str) -> None:
    stage = Stage(plan(do("first"), **GAME))
    before = getattr(stage, name)
    stage.set_state({name: "other"})
    assert getattr(stage, name) == before
    assert stage.dropped == 1


def test_an_unknown_word_of_the_page_is_answered_or_ignored() -> None:
    stage = Stage(plan(do("first"), drill("x1"), **GAME))
    before = place(stage)
    command(stage, "fly")
    click(stage, "eat 3")
    press(stage, "answer", keys=["nothing"])
    press(stage, "answer", keys=[])
    assert place(stage) == before
    stage.go_to("x1")
    click(stage, "eat 3")
    press(stage, "answer", keys=["nothing"])
    press(stage, "answer", keys=[])
    assert asked(stage).picked == ()
    assert stage.error == ""


@pytest.mark.parametrize(("shown", "waits"), [(PICTURE, "picture"), (NAMED, "continue")])
def test_a_press_on_the_board_takes_nobody_on_from_what_is_looked_at(shown: Beat, waits: str) -> None:
    stage = Stage(plan(shown, do("first"), **GAME))
    before = place(stage)
    assert not stage.play("take 1").ok
    waiting = lessons.say("armorica", "stage_waiting", waits=waits)
    assert stage.told == waiting
    click(stage, "take 1")
    assert (stage.beat.id, place(stage), stage.told) == (shown.id, before, waiting)


def test_while_the_others_move_nothing_is_played() -> None:
    stage = Stage(plan(do("first"), WATCH, **GAME))
    stage.play("take 1")
    before = place(stage)
    for move in ("take 1", "take 5", "pass", "eat"):
        click(stage, move)
        assert place(stage) == before
        assert stage.told == lessons.say("armorica", "stage_waiting", waits="skip")


def test_nothing_is_asked_for_before_it_can_be_done() -> None:
    """While the others move, the coach says so; what is to be done stands there when it can be done."""
    told = {2: "Now Ben moves.", 3: "Now the others move."}
    for players, first in told.items():
        progress.forget("armorica/gaul")
        game = {"new_game": {"players": players, "start_player": 0}, "seed": 7, "names": ("Ada", "Ben", "Cy")[:players]}
        stage = Stage(plan(do("first"), do("second"), **game))
        stage.play("take 1")
        assert stage.watching and stage.beat.id == "second"
        assert (stage.frame["coach"], stage.frame["more"]) == (first, "")
        stage.watch_on()
        assert stage.frame["coach"] == stage.say(stage.beat.message(stage.plan.id))


def test_a_step_that_was_done_is_begun_again_by_its_dot() -> None:
    stage = Stage(plan(do("first"), NAMED, do("second"), do("third"), **GAME))
    stage.play("take 1")
    assert stage.frame["dots"] == ["done", "now", "open", "open"]
    press(stage, "beat", number=2)
    assert stage.beat.id == "named", "what has not been reached is not begun"
    press(stage, "beat", number=0)
    assert stage.beat.id == "first" and stage.frame["dots"] == ["now", "next", "open", "open"]
    press(stage, "beat", number=1)
    assert stage.beat.id == "named"
    press(stage, "beat", number=7)
    assert stage.beat.id == "named" and stage.error == ""


# --- what happens by itself -------------------------------------------------------------------------------------------

LONG = do("long", goal={"at_least": {"turn": 3}}, solution=("bot",), rewind=False)


def after_a_winter() -> Stage:
    """A game of two in which the learner, who acts last in the first turn, passes twice: then it is winter."""
    lesson = plan(LONG, new_game={"players": 2, "start_player": 1}, seed=7)
    progress.forget(lesson.id)
    stage = Stage(lesson)
    for _ in range(2):
        while stage.watching:
            command(stage, "step")
        assert stage.play("pass").ok
    assert stage.session.state.turn == 2 and not stage.watching
    return stage


def test_a_winter_is_told_one_section_at_a_time() -> None:
    stage, told = after_a_winter(), list[Any]()
    while stage.telling:
        assert buttons(stage) == ["skip"]
        command(stage, "step")
        told.append(stage.frame["answer"])
    winter, rows, last = told
    assert last["title"] == rows["title"], "what was told last stands beside the board of the next turn"
    assert "is safe" in winter["title"] and "You are safe" in winter["text"] and "start-player card" in winter["text"]
    assert "at the right of the Gaul row leaves" in rows["title"] and "Roman row" in rows["text"]
    assert all(one["title"].count(".") == 1 for one in told), "a title is one sentence"
    assert buttons(stage) == []


def test_a_rule_is_named_while_its_work_is_seen() -> None:
    turn = do("turn", goal={"at_least": {"turn": 2}}, solution=("bot",), rewind=False)
    stage = Stage(plan(turn, NAMED, do("third"), new_game={"players": 2, "start_player": 1}, seed=7))
    for _ in range(2):
        while stage.watching:
            command(stage, "step")
        stage.play("pass")
    assert stage.beat.id == "named" and stage.telling and buttons(stage) == ["skip"]
    command(stage, "step")
    assert "are safe" in stage.told and stage.beat.id == "named"
    command(stage, "skip")
    assert stage.beat.id == "named" and not stage.looks_back and buttons(stage) == ["continue"]
    command(stage, "continue")
    assert stage.beat.id == "third" and not stage.telling


def test_nothing_is_told_of_a_row_that_is_not_shown() -> None:
    shown = ("gaul-row", "own", "others")
    passing = {"auto": ("roman",), "replies": {"* roman 1": "pass", "* roman 2": "pass", "* roman 3": "pass"}}
    stage = Stage(plan(LONG, show=shown, **GAME, **passing))
    said = [stage.play("take 1").text]
    while stage.watching or stage.telling:
        ply = stage.session.ply
        command(stage, "step")
        said.append(stage.told)
        assert stage.telling or stage.session.ply > ply
    assert stage.session.state.turn == 2 and "Gaul row" in str(said) and "is safe" in str(said)
    assert "Roman" not in str(said) and "passes" not in str(said)


def test_the_board_stands_as_it_did_when_what_is_told_happened() -> None:
    def board() -> tuple[str, list[str]]:
        (row,) = (zone for zone in stage.drawn.zones if zone.id == "gaul-row")
        tabs = next(zone.tabs for zone in stage.drawn.zones if zone.tabs)
        return "".join(tab.title for tab in tabs if tab.active), [piece.id for piece in row.pieces]

    stage = after_a_winter()
    (phase, before), seen = board(), []
    assert phase == "Roman row", "the last Roman is told of, and no winter has come yet"
    while stage.telling:
        assert stage.frame["watching"] and not any(move.legal for move in stage.drawn.moves())
        command(stage, "step")
        seen.append(board())
    winter, rows, now = seen
    assert winter[0] == "Winter" and winter[1][-1] == before[-1], "the rows have not moved yet"
    assert rows[0] == "Winter" and rows[1][-1] == before[-2]
    assert now[0] == "Gaul row" and now[1] == rows[1]
    assert not stage.frame["watching"] and any(move.legal for move in stage.drawn.moves())


def test_plot_and_board_tell_the_same_moment() -> None:
    """While it is told how a winter came, the plot shows the rows that lie on the board, not those of the next turn."""
    stage = after_a_winter()
    assert stage.position is not stage.session.state
    while True:
        drawn = charts.chart("reach", "armorica").sketch(stage.position, seat=0, you=0)
        assert stage.figure == drawn.figure()
        if not stage.telling:
            break
        command(stage, "step")
    assert stage.position is stage.session.state


def test_who_learns_is_addressed_and_the_others_have_names() -> None:
    stage = Stage(plan(LONG, PICTURE, names=("Ada", "Ben", "Cy"), **GAME))
    assert [zone.title for zone in stage.drawn.zones if zone.id.startswith("display")] == ["You", "Ben", "Cy"]
    assert stage.play("take 1").text.startswith("You take the ")
    said = [stage.told]
    while stage.watching or stage.telling:
        command(stage, "step")
        said.append(stage.told)
    assert "Ada" not in str(said) + str(stage.figure)
    assert "Ben takes" in str(said) and "your choice" in stage.drawn.status


def test_only_what_has_been_taught_counts_in_the_tally() -> None:
    over = do("over", goal={"over": True}, solution=("discard 5", "discard 4"))
    few = {"position": "lesson-last", "names": ("Ada", "Ben", "Cy"), "show": ("own", "roman-row")}
    stage = Stage(plan(replace(over, rewind=False, solution=("take 3",)), PICTURE, **few))
    stage.play("take 3")
    stage.watch_on()
    (panel,) = stage.drawn.panels
    assert [line.text for line in panel.lines][:3] == ["Sets", "Gold", "Total"]
    sets, gold, total = ([int(value) for value in line.values] for line in panel.lines[:3])
    assert total == [one + other for one, other in zip(sets, gold, strict=True)]
    assert str(max(total)) in stage.told and "majority" not in stage.told


def test_whoever_moves_on_is_told_no_more_of_the_winter() -> None:
    stage = after_a_winter()
    stage.watch_on()
    assert not stage.telling
    click(stage := after_a_winter(), "take 6")
    assert not stage.telling
    assert stage.frame["answer"]["tone"] == "no"
    for name in ("hint", "undo"):
        command(stage := after_a_winter(), name)
        assert not stage.telling


# --- in Python --------------------------------------------------------------------------------------------------------


def test_a_stage_is_read_as_text_and_as_html() -> None:
    stage = Stage(plan(do("first"), drill("x1"), **GAME))
    head = stage.to_text().splitlines()
    assert head[0].endswith("0/2")
    assert repr(stage) == stage.to_text()
    bundle = stage._repr_mimebundle_()[0]
    assert bundle["text/plain"] == stage.to_text()
    assert "<script" not in bundle["text/html"]
    stage.go_to("x1")
    assert "Legal" not in stage.to_text()


def test_the_python_of_a_beat_is_what_was_tried() -> None:
    stage = Stage(plan(do("first"), **GAME))
    stage.play("take 5")
    stage.play("take 2")
    lines = stage.frame["python"]
    assert lines[-2:] == ['stage.play("take 5")', 'stage.play("take 2")']
    assert lines[2] == 'stage.go_to("first")'


def test_beats_are_found_by_number_and_by_id() -> None:
    stage = Stage(plan(do("first"), NAMED, **GAME))
    stage.go_to("named")
    assert stage.at == 1
    stage.go_to(1)
    assert stage.at == 0
    for unknown in (0, 3, "none", None):
        with pytest.raises(BadInput, match="first, named"):
            stage.go_to(unknown)  # pyright: ignore[reportArgumentType]


def test_a_lesson_without_beats_has_no_stage() -> None:
    with pytest.raises(BadInput, match="not told in beats"):
        Stage(plan())


def test_an_edition_changes_the_rules_on_the_stage() -> None:
    with pytest.raises(BadInput, match="german"):
        Stage(plan(PICTURE), edition="greman")
    assert Stage(plan(PICTURE), edition="german").session.state.options != Stage(plan(PICTURE)).session.state.options


def test_everything_the_page_gets_is_plain_data() -> None:
    stage = Stage(plan(do("first"), drill("x1"), **GAME))
    for _ in range(2):
        assert json.loads(json.dumps(told(stage))) == told(stage)
        stage.go_to("x1")


def test_a_beat_shows_what_has_been_taught() -> None:
    few = replace(do("first"), show=("gaul-row", "own"))
    stage = Stage(plan(few, PICTURE, show=("gaul-row", "own", "others"), **GAME))
    assert {zone["id"] for zone in stage.scene["zones"]} == {"gaul-row", "display-1"}
    stage.play("take 1")
    assert {zone["id"] for zone in stage.scene["zones"]} == {"gaul-row", "display-1", "display-2", "display-3"}


def test_the_plot_of_what_is_reached_tells_of_food_in_winter() -> None:
    stage = Stage("armorica/setup")
    stage.go_to("second")
    for move in ("take 2", "take 2"):
        assert "reach" in stage.figure["words"]
        stage.play(move)
        stage.watch_on()
    assert stage.session.state.phase == "winter" and "amphorae" in stage.figure["words"]
    before = stage.figure
    stage.hover("discard 4")
    assert stage.figure["data"] != before["data"], "what the card that is looked at would change is seen"


def test_plotly_is_brought_whenever_the_page_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, sent = Stage(plan(do("first"), **GAME)), []
    monkeypatch.setattr(shown, "send_state", lambda key: sent.extend([key]))
    assert shown.plotly == ""
    shown._handle_custom_msg({"kind": "ready"}, [])
    assert shown.plotly == ""
    for _ in range(2):
        sent.clear()
        shown._handle_custom_msg({"kind": "plotly"}, [])
        assert Program.current is not None and shown.plotly == Program.current.model_id
        assert sent == ["plotly"], "also what was said before"


def test_what_comes_of_a_click_is_told_the_page_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = Stage(plan(do("first"), **GAME))
    told: list[set[str]] = []
    monkeypatch.setattr(shown, "send_state", lambda key=None: told.append(set(key or ())))
    here = {"ply": shown.session.ply, "revision": shown.session.revision, "action": "take 1"}
    shown.set_state({"pointed": here})
    assert told == [{"glance", "figure"}]
    told.clear()
    shown.set_state({"intent": {**here, "seq": 1, "kind": "attempt"}})
    (sent,) = filter(None, told)
    assert {"scene", "frame", "figure", "glance", "seen"} <= sent
