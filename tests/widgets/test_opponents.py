"""Who plays the other seats: replies, bots, and undo that leads back to one's own decision."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from random import Random

import pytest

from rulesim import Action, BadInput, Session, State, new_game
from rulesim.bots import GreedyBot, NoviceBot, RandomBot, StrongBot
from widgets.background import Steps, as_task
from widgets.games import drawn_game
from widgets.opponents import Opponents, PlayedTable, advice, bot, for_page

MOMENT = drawn_game("armorica").tutor().moment


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
    table.intent = {"seq": 1, "kind": "command", "command": "undo", "ply": session.ply}
    assert session.state.phase == "gaul"
    assert table.error == ""


def test_bots_have_names() -> None:
    assert bot("human") is None
    assert isinstance(bot("random"), RandomBot)
    assert isinstance(bot("greedy"), GreedyBot)
    assert isinstance(bot("novice"), NoviceBot)
    assert isinstance(bot("strong"), StrongBot)
    with pytest.raises(BadInput, match="greedy"):
        bot("greddy")


def test_advice_is_the_same_every_time_and_legal() -> None:
    state = game().state
    assert advice(state) == advice(state)
    assert state.refusal(advice(state)) is None


# --- Players that think for long -------------------------------------------------------------------------------------


class Thinker:
    """Has a budget, as those have that take their time; thinks until it may move, and passes on what went wrong."""

    budget = 1

    def __init__(self) -> None:
        self.asked, self.may = threading.Semaphore(0), threading.Semaphore(0)
        self.wrong = ""

    def choose(self, state: State, rng: Random) -> Action:
        self.asked.release()
        assert self.may.acquire(timeout=60)
        if self.wrong:
            raise RuntimeError(self.wrong)
        return state.legal_actions()[0]


def against_thinkers(session: Session, **options: object) -> tuple[Thinker, PlayedTable]:
    """One person on seat 1 against players that think."""
    thinker = Thinker()
    opponents = Opponents(session, dict.fromkeys(range(1, session.players), thinker), **options)  # type: ignore[arg-type]
    return thinker, PlayedTable(opponents, seat=0)


def clicked(table: PlayedTable, action: str, seq: int = 1) -> None:
    session = table.session
    table.intent = {
        "seq": seq, "kind": "attempt", "action": action, "ply": session.ply, "revision": session.revision
    }  # fmt: skip


def comes_true(test: Callable[[], bool]) -> bool:
    limit = time.monotonic() + 60
    while not test() and time.monotonic() < limit:
        time.sleep(0.001)
    return test()


def test_a_click_does_not_wait_for_who_thinks_and_every_reply_is_shown_when_it_comes() -> None:
    session = game()
    thinker, table = against_thinkers(session)
    clicked(table, "take 1")
    assert who_played(session) == [(0, "take 1")], "the click was answered, and nobody has replied yet"
    assert thinker.asked.acquire(timeout=60)
    assert table.opponents.thinking
    assert table.drawn.status == "Player 2 is thinking …"
    thinker.may.release()
    assert comes_true(lambda: table.drawn.status == "Player 3 is thinking …")
    thinker.may.release()
    assert comes_true(lambda: not table.opponents.thinking)
    assert [seat for seat, _ in who_played(session)] == [0, 1, 2]
    assert comes_true(lambda: "thinking" not in table.drawn.status) and table.error == ""


def test_a_cell_waits_for_who_thinks() -> None:
    session = game()
    thinker, table = against_thinkers(session)
    thinker.may.release(2)
    assert table.play("take 1").ok
    assert [seat for seat, _ in who_played(session)] == [0, 1, 2]


def test_nobody_moves_for_who_thinks() -> None:
    session = game()
    thinker = Thinker()
    table = PlayedTable(Opponents(session, {2: thinker}))
    assert table.play("take 1").ok
    clicked(table, "take 1")
    assert thinker.asked.acquire(timeout=60)
    told = table.play("take 1")
    assert not told.ok and "Player 3 is thinking" in told.text
    thinker.may.release()
    assert comes_true(lambda: len(who_played(session)) == 3)


def test_going_back_ends_the_thinking_and_what_was_thought_is_not_played() -> None:
    session = game()
    thinker, table = against_thinkers(session)
    start = session.state
    clicked(table, "take 1")
    assert thinker.asked.acquire(timeout=60)
    assert table.undo()
    assert session.state is start and not table.opponents.thinking
    known = session.end
    thinker.may.release()
    assert comes_true(lambda: not table.opponents._busy)
    assert session.state is start and session.end == known


def test_a_new_move_after_going_back_is_replied_to_by_who_was_still_thinking() -> None:
    session = game()
    thinker, table = against_thinkers(session)
    clicked(table, "take 1")
    assert thinker.asked.acquire(timeout=60)
    table.undo()
    clicked(table, "take 2", seq=2)
    thinker.may.release(3)
    assert comes_true(lambda: not table.opponents._busy)
    assert [seat for seat, _ in who_played(session)] == [0, 1, 2]
    assert who_played(session)[0] == (0, "take 2")


def test_stepping_while_somebody_thinks_wakes_nobody() -> None:
    session = game()
    thinker, table = against_thinkers(session)
    clicked(table, "take 1")
    assert thinker.asked.acquire(timeout=60)
    with table.opponents.resting():
        session.undo()
        session.redo()
    thinker.may.release()
    assert comes_true(lambda: not table.opponents._busy)
    assert who_played(session) == [(0, "take 1")]


def test_what_goes_wrong_in_the_background_is_shown_on_the_table() -> None:
    session = game()
    thinker, table = against_thinkers(session)
    thinker.wrong = "no idea"
    thinker.may.release()
    clicked(table, "take 1")
    assert comes_true(lambda: "no idea" in table.error)
    assert not table.opponents.thinking


def test_without_threads_the_same_replies_come_from_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_thread(*_: object, **__: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading, "Thread", no_thread)

    async def lab() -> Session:
        session = game()
        thinker, table = against_thinkers(session, start=as_task)
        thinker.may.release(2)
        clicked(table, "take 1")
        assert who_played(session) == [(0, "take 1")]
        while table.opponents._busy:
            await asyncio.sleep(0)
        return session

    session = asyncio.run(asyncio.wait_for(lab(), 60))
    assert [seat for seat, _ in who_played(session)] == [0, 1, 2]


def test_quick_players_reply_to_a_click_at_once() -> None:
    def never(steps: Steps) -> None:
        raise AssertionError("nothing is to be done in the background")

    session = game()
    table = PlayedTable(against_bots(session, start=never), seat=0)
    with for_page():
        table.play("take 1")
    assert [seat for seat, _ in who_played(session)] == [0, 1, 2]


def test_the_hand_of_who_thinks_lies_face_down_where_several_people_play() -> None:
    session = Session(new_game("provincia", 3, cities=("massilia", "tolosa", "arelate"), start=2), seed=3)
    people, bots = (0, 1), {2: RandomBot()}
    table = PlayedTable(Opponents(session, bots))
    assert session.state.player == 2
    assert table.covered
    table.uncover()
    assert not table.covered, "whoever wants to see it may"
    table.opponents.seats = dict.fromkeys((*people, 2), RandomBot())
    table._uncovered = None
    assert not table.covered, "where bots play among themselves everything may be watched"
