"""Who plays the other seats: replies, bots, and undo that leads back to one's own decision."""

from __future__ import annotations

import pytest

from rulesim import BadInput, Session, new_game
from rulesim.bots import GreedyBot, RandomBot
from widgets import lessons
from widgets.opponents import Opponents, PlayedTable, bot

MOMENT = lessons.tutor("armorica").moment


def game(players: int = 3, **options: object) -> Session:
    return Session(new_game("armorica", players, start_player=0), seed=5, **options)  # type: ignore[arg-type]


def against_bots(session: Session, **options: object) -> Opponents:
    """One person on seat 1 against greedy bots."""
    seats = {seat: GreedyBot() for seat in range(1, session.players)}
    return Opponents(session, seats, moment=MOMENT, **options)  # type: ignore[arg-type]


def who_played(session: Session) -> list[tuple[int, str]]:
    return [(entry.seat, str(entry.action)) for entry in session.log if entry.seat >= 0]


def test_others_reply_by_themselves() -> None:
    session = game()
    opponents = against_bots(session)
    session.play("take 1")
    assert [seat for seat, _ in who_played(session)] == [0, 1, 2]
    assert opponents.is_mine(session.state)
    assert session.state.phase == "roman"


def test_the_same_line_gets_the_same_replies() -> None:
    lines = []
    for _ in range(2):
        session = game()
        opponents = against_bots(session)
        opponents.seats = {1: RandomBot(), 2: RandomBot()}
        for move in ("take 2", "pass", "take 1", "pass"):
            if move in map(str, session.state.legal_actions()):
                session.play(move)
        lines.append(who_played(session))
    assert lines[0] == lines[1]
    assert len(lines[0]) > 6


def test_undo_leads_to_ones_own_decision_and_redo_back() -> None:
    session = game()
    opponents = against_bots(session)
    start = session.state
    session.play("take 1")
    second = session.state
    session.play("pass")
    assert opponents.undo()
    assert session.state is second
    assert opponents.undo()
    assert session.state is start
    assert not opponents.undo()
    assert session.state is start
    assert opponents.redo()
    assert session.state is second
    assert opponents.redo()
    assert not opponents.redo()


def test_a_move_repeated_after_undo_leads_to_the_same_position() -> None:
    session = game()
    opponents = against_bots(session)
    session.play("take 1")
    reached = session.state
    opponents.undo()
    session.play("take 1")
    assert session.state is reached
    opponents.undo()
    session.play("take 2")
    assert session.state is not reached


def test_going_back_by_hand_wakes_nobody() -> None:
    session = game()
    against_bots(session)
    session.play("take 1")
    session.undo()
    assert session.state.player == 2
    session.goto(0)
    assert session.ply == 0


def test_paused_opponents_wait() -> None:
    session = game()
    opponents = against_bots(session)
    opponents.paused = True
    session.play("take 1")
    assert session.state.player == 1
    opponents.paused = False
    opponents.play_on()
    assert [seat for seat, _ in who_played(session)] == [0, 1, 2]
    assert session.state.player == 0


def test_a_move_and_the_replies_to_it_are_one_change_for_who_watches() -> None:
    session = game()
    against_bots(session)
    seen: list[int] = []
    session.observe(lambda session: seen.append(session.ply))
    session.play("take 1")
    assert set(seen) == {session.ply}


def test_bots_play_a_whole_game_among_themselves() -> None:
    session = game()
    opponents = against_bots(session)
    opponents.seats[0] = RandomBot()
    opponents.play_on()
    assert session.state.is_over
    assert session.observer_errors == []


def test_scripted_replies_come_first_and_a_bot_replaces_one_that_is_illegal() -> None:
    session = game()
    replies = {"1 gaul 2": "pass", "* gaul 3": "take 2", "1 roman 2": "take 6", "1 roman 3": "reveal X-1"}
    against_bots(session, replies=replies)
    session.play("take 1")
    assert who_played(session)[1:] == [(1, "pass"), (2, "take 2")]
    session.play("pass")
    roman = [action for seat, action in who_played(session)[3:] if seat > 0]
    assert roman[0] != "take 6"
    assert session.state.player == 0


def test_a_reply_for_one_turn_beats_that_for_any_turn() -> None:
    session = game()
    against_bots(session, replies={"* gaul 2": "pass", "1 gaul 2": "take 1"})
    session.play("take 2")
    assert who_played(session)[1] == (1, "take 1")


def test_of_several_replies_the_first_that_is_legal_is_played() -> None:
    session = game()
    against_bots(session, replies={"1 gaul 2": ["take 6", "reveal X-1", "pass", "take 1"]})
    session.play("take 2")
    assert who_played(session)[1] == (1, "pass")


def test_phases_can_be_played_for_a_person() -> None:
    session = game()
    opponents = against_bots(session, auto=("roman",), replies={"* roman 1": "pass"})
    session.play("take 1")
    assert (0, "pass") in who_played(session)
    assert session.state.phase == "gaul"
    assert session.state.turn == 2
    assert opponents.is_mine(session.state) or session.state.player != 0


def test_the_table_steps_between_decisions_of_a_person() -> None:
    session = game()
    table = PlayedTable(against_bots(session), seat=0)
    steps: list[str] = []
    table.on_step(steps.append)
    answer = table.play("take 1")
    assert answer.ok
    assert table.drawn.notice is not None
    assert table.drawn.notice.tone == "played"
    told = table.drawn.announce
    assert "Player 2" in told
    assert "Player 3" in told
    assert table.undo()
    assert session.state.player == 0
    assert session.state.phase == "gaul"
    assert not table.undo()
    assert table.redo()
    assert steps == ["undo", "redo"]
    table.intent = {"seq": 1, "kind": "command", "command": "undo", "ply": session.ply}
    assert session.state.phase == "gaul"
    assert table.error == ""


def test_bots_have_names() -> None:
    assert bot("human") is None
    assert isinstance(bot("random"), RandomBot)
    assert isinstance(bot("greedy"), GreedyBot)
    with pytest.raises(BadInput, match="greedy"):
        bot("greddy")
