"""A game in progress: the tree, chance, observers, files, share codes, threads."""

from __future__ import annotations

import json
import os
import pickle
import random
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulesim
from rulesim import CHANCE, Action, BadInput, IllegalAction, Session, State, bots, files
from rulesim.files import FileTaken
from rulesim.session import StaleAction
from rulesim.session_fields import MOST_MOVES, NAME_LENGTH
from rulesim.session_tree import LogEntry
from tests import fake_game
from tests.fake_game import Begin, Roll, Take

GAMES = ("heap", *rulesim.games())


@pytest.fixture(autouse=True, scope="module")
def heap() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        fake_game.install(patch)
        yield


@pytest.fixture
def session() -> Session:
    """Two players, chance done: seat 1 or 2 is to take beads."""
    return Session(rulesim.new_game("heap", 2), seed=7)


def played(game: str, players: int, seed: int, plies: int, **options: Any) -> Session:
    """A session after so many random player decisions, or at its end."""
    session = Session(rulesim.new_game(game, players, **options), seed=seed)
    rng = random.Random(seed)
    for _ in range(plies):
        if session.state.is_over:
            break
        session.play(rng.choice(session.state.legal_actions()))
    return session


def plain(session: Session) -> dict[str, Any]:
    return session.state.to_dict()


# --- play -------------------------------------------------------------------------------------------------------------


def test_a_session_copies_the_state_it_is_given() -> None:
    state = rulesim.new_game("heap", 2)
    session = Session(state, chance="wait")
    state.play("begin 1")
    assert session.state.player == CHANCE


def test_play_takes_notation_or_action_and_tells_what_happened(session: Session) -> None:
    events = session.play("take 2")
    assert [event.rule for event in events] == ["heap.take", "heap.roll"]
    assert events[0].facts == {"beads": 2}
    assert session.state.player != CHANCE
    session.play(Take(1))
    assert [str(action) for action in session.line[1::2]] == ["take 2", "take 1"]


def test_an_illegal_action_changes_nothing(session: Session) -> None:
    before, revision, ply = session.to_dict(), session.revision, session.ply
    for attempt in ("take 4", Roll(3)):
        with pytest.raises(IllegalAction):
            session.play(attempt)
    with pytest.raises(IllegalAction) as refused:
        session.play("take 1", seat=1 - session.state.player)
    assert refused.value.rule == "heap.turn"
    with pytest.raises(BadInput):
        session.play("dance")
    assert (session.to_dict(), session.revision, session.ply) == (before, revision, ply)


def test_the_wrong_seat_is_refused_for_a_move_already_in_the_tree(session: Session) -> None:
    session.play("take 1")
    session.undo()
    with pytest.raises(IllegalAction):
        session.play("take 1", seat=1 - session.state.player)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [CHANCE, 2, True, "0", 0.0, 10**40, [], "\ud800"])
def test_only_a_seat_that_plays_attempts_a_move(game: str, seat: Any) -> None:
    waiting, deciding = (Session(rulesim.new_game(game, 2), seed=1, chance=chance) for chance in ("wait", "auto"))
    deciding.play(deciding.state.legal_actions()[0])
    deciding.undo()  # the move is in the tree already
    for session in (waiting, deciding):
        before = session.to_dict()
        with pytest.raises(BadInput, match=r"seat: .* does not play"):
            session.play(session.state.legal_actions()[0], seat)
        assert session.to_dict() == before


@pytest.mark.parametrize("value", [True, "1", 1.0, [], pytest.param(10**5000, id="huge"), "\ud800"])
def test_a_ply_and_a_revision_are_whole_numbers(session: Session, value: Any) -> None:
    for call in (
        lambda: session.play("take 1", ply=value), lambda: session.play("take 1", revision=value),
        lambda: session.goto(value),
    ):  # fmt: skip
        with pytest.raises(BadInput) as bad:
            call()
        assert bad.value.field in ("ply", "revision") and len(str(bad.value)) < 200


def test_positions_kept_from_a_session_never_change(session: Session) -> None:
    first = session.state
    before = first.to_dict()
    session.play("take 3")
    session.undo()
    session.play("take 2")
    assert first.to_dict() == before


@pytest.mark.parametrize("game", rulesim.games())
def test_nobody_plays_on_a_position_of_a_session(game: str) -> None:
    session = Session(rulesim.new_game(game, 2), seed=1)
    before, move = session.state.to_dict(), str(session.state.legal_actions()[0])
    for state in (session.state, session.start, session.branch().state):
        with pytest.raises(BadInput, match=r"session\.play\(\).*copy\(\)"):
            state.play(move)
    assert session.state.to_dict() == before
    session.state.copy().play(move)
    session.play(move)


def test_an_observer_is_a_function(session: Session) -> None:
    with pytest.raises(BadInput, match="callback"):
        session.observe(3)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", [5, None, "x" * (NAME_LENGTH + 1), "a\nb"])
def test_a_name_that_no_file_may_have_is_refused_when_it_is_set(session: Session, name: Any, tmp_path: Path) -> None:
    session.name = " my game "
    with pytest.raises(BadInput, match="name"):
        session.name = name
    session.save(tmp_path / "kept.json")
    assert Session.load(tmp_path / "kept.json").name == session.name == "my game"


def test_log_line_and_history_agree(session: Session) -> None:
    session.play("take 2")
    log = session.log
    assert [entry.ply for entry in log] == [1, 2, 3]
    assert isinstance(log[0], LogEntry) and log[0].seat == CHANCE
    assert log[1].seat == session.history[1].player
    assert [entry.action for entry in log] == session.line
    assert [state.to_dict() for state in session.history][-1] == plain(session)
    state = session.start.copy()
    for action in session.line:
        state.play(action)
    assert state.to_dict() == plain(session)


def test_play_after_the_end_is_refused() -> None:
    session = played("heap", 2, 3, 99)
    assert session.state.is_over
    with pytest.raises(IllegalAction) as refused:
        session.play("take 1")
    assert refused.value.rule == "heap.over"


# --- chance -----------------------------------------------------------------------------------------------------------


def test_chance_decides_by_itself(session: Session) -> None:
    assert session.ply == 1 and isinstance(session.line[0], Begin)
    session.play("take 1")
    assert session.ply == 3 and isinstance(session.line[2], Roll)


def test_the_same_seed_gives_the_same_luck_and_another_seed_another() -> None:
    lines = {seed: [played("heap", 3, seed, 5).line for _ in range(2)] for seed in range(6)}
    assert all(first == second for first, second in lines.values())
    assert len({str(first[0]) for first, _ in lines.values()}) > 1


def test_undo_and_the_same_move_meet_the_same_luck(session: Session) -> None:
    session.play("take 2")
    after = plain(session)
    session.undo()
    session.play("take 2")
    assert plain(session) == after
    assert len(session.variations()) == 0
    session.undo()
    assert session.variations() == [Take(2)]


def test_two_different_moves_are_compared_under_the_same_luck() -> None:
    for seed in range(8):
        session = Session(rulesim.new_game("heap", 2, heap=30), seed=seed)
        rolls = []
        for move in ("take 1", "take 2", "take 3"):
            branch = session.branch()
            branch.play(move)
            rolls.append(branch.line[-1])
        assert len(set(rolls)) == 1


def test_waiting_chance_is_told_or_asked() -> None:
    session = Session(rulesim.new_game("heap", 2), chance="wait")
    assert session.ply == 0 and session.chance == "wait"
    session.play("begin 2")
    assert session.roll() == []
    session.play("take 1")
    assert session.state.player == CHANCE
    with pytest.raises(IllegalAction):
        session.play("take 1")
    session.play("roll 6")
    assert session.state.to_dict()["points"] == [0, 6]
    session.play("take 1")
    assert [event.rule for event in session.roll()] == ["heap.roll"]
    assert session.ply == 5


def test_roll_gives_what_chance_would_have_given_by_itself() -> None:
    waiting, auto = (Session(rulesim.new_game("heap", 2), seed=5, chance=chance) for chance in ("wait", "auto"))
    waiting.roll()
    for _ in range(3):
        auto.play("take 1")
        waiting.play("take 1")
        waiting.roll()
    assert waiting.line == auto.line


def test_a_script_comes_first_then_the_generator_goes_on() -> None:
    session = Session(rulesim.new_game("heap", 2), seed=1, script=["begin 2", None, "roll 5"])
    unscripted = Session(rulesim.new_game("heap", 2), seed=1)
    assert session.state.player == 1
    for each in (session, unscripted):
        for _ in range(3):
            each.play("take 1")
    assert session.line[2] == unscripted.line[2]
    assert session.line[4] == Roll(5)
    assert session.line[6] == unscripted.line[6]
    session.goto(1)
    for _ in range(2):
        session.play("take 2")
    assert session.line[4] == Roll(5), "an undone move meets its scripted outcome again"


def test_a_story_foretells_what_chance_does() -> None:
    class Story(Session):
        def foretold(self, state: State) -> Action | None:
            return Roll(6) if isinstance(state.legal_actions()[0], Roll) else None

    session = Story(rulesim.new_game("heap", 2), seed=1, script=["begin 2"])
    for _ in range(3):
        session.play("take 1")
    rolls = [action for action in session.line if isinstance(action, Roll)]
    assert session.line[0] == Begin(1), "where the story says nothing, the script does"
    assert rolls == [Roll(6)] * 3


def test_an_impossible_script_names_the_outcome_and_changes_nothing() -> None:
    with pytest.raises(BadInput) as bad:
        Session(rulesim.new_game("heap", 2), script=["roll 3"])
    assert bad.value.field == "script" and "outcome 1" in str(bad.value) and "heap." in str(bad.value)
    session = Session(rulesim.new_game("heap", 2), script=["begin 1", "dance"])
    before = session.to_dict()
    with pytest.raises(BadInput) as bad:
        session.play("take 1")
    assert bad.value.field == "script"
    assert session.to_dict() == before and session.variations() == []


def test_another_outcome_can_be_told_at_a_past_chance_and_is_met_again(session: Session) -> None:
    session.play("take 2")
    given_roll = session.line[2]
    other = next(Roll(pips) for pips in range(1, 6) if Roll(pips) != given_roll)
    session.goto(2)
    session.play(other)
    assert session.line[2] == other
    session.undo()
    session.play("take 2")
    assert session.line[2] == other, "what was visited last is followed again"
    session.goto(2)
    assert session.variations() == [given_roll, other]


def test_a_random_seed_is_kept() -> None:
    seeds = {Session(rulesim.new_game("heap", 2), seed=None).seed for _ in range(3)}
    assert len(seeds) == 3
    seed = seeds.pop()
    assert Session(rulesim.new_game("heap", 2), seed=seed).to_dict()["seed"] == seed


UNUSABLE: list[Any] = [
    "a\0b", "~nouser/x", "x" * 300, "\ud800", b"x", 3, None, ".", "/dev/null", "x/" * 3000, "a" * 100_000, object()
]  # fmt: skip
"""What no file can be called, and what is no file."""


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"seed": -1}, "seed"),
        ({"seed": "x"}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": 2**64}, "seed"),
        ({"chance": "maybe"}, "chance"),
        ({"script": "roll 1"}, "script"),
        ({"script": [1]}, "script"),
        ({"script": ["\ud800"]}, "script"),
        ({"script": ["roll 1\n"]}, "script"),
        ({"script": ["9" * 5000]}, "script"),
        ({"script": range(10**12)}, "script"),
        ({"seed": 10**5000}, "seed"),
        ({"seed": b"1"}, "seed"),
        ({"names": 10**5000}, "names"),
        ({"names": range(10**12)}, "names"),
        ({"names": ["Ada", "e" + "\u0301" * 5]}, "names"),
        ({"names": ["Ada"]}, "names"),
        ({"names": "ab"}, "names"),
        ({"names": ["Ada", 3]}, "names"),
        ({"names": ["Ada", "x" * (NAME_LENGTH + 1)]}, "names"),
        ({"names": ["Ada", "a\nb"]}, "names"),
        ({"names": ["Ada", "\u202eadA"]}, "names"),
        ({"names": ["Ada", "\ud800"]}, "names"),
        ({"name": 3}, "name"),
        ({"autosave": "no-such-folder/game.json"}, "autosave"),
        *(({"autosave": path}, "autosave") for path in UNUSABLE if path is not None),
    ],
)
def test_a_bad_argument_is_named(arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as bad:
        Session(rulesim.new_game("heap", 2), **arguments)
    assert bad.value.field == field
    assert str(bad.value).startswith(f"{field}: ") and "allowed" in str(bad.value)
    assert str(bad.value).isprintable() and len(str(bad.value)) < 500


@pytest.mark.parametrize("path", UNUSABLE)
def test_a_path_that_cannot_be_one_is_refused(session: Session, path: Any) -> None:
    for use, field in ((session.save, "path"), (Session.load, "file"), (Session.resume, "autosave")):
        with pytest.raises(BadInput) as bad:
            use(path)
        assert bad.value.field == field and len(str(bad.value)) < 500


@pytest.mark.parametrize("state", [None, 3, "armorica", {}, State])
def test_a_session_begins_with_a_position(state: Any) -> None:
    with pytest.raises(BadInput, match="state: "):
        Session(state)


def test_accents_of_living_scripts_stay_in_names() -> None:
    names = ["Vie\u0302\u0323t Nguye\u0302\u0303n", "ש\u05c1\u05b8לו\u05b9ם"]
    assert Session(rulesim.new_game("heap", 2), names=names).names == tuple(names)


# --- undo, redo, goto, variations -------------------------------------------------------------------------------------


def test_undo_and_redo_go_from_decision_to_decision(session: Session) -> None:
    positions = [plain(session)]
    for move in ("take 1", "take 2", "take 3"):
        session.play(move)
        positions.append(plain(session))
    for position in positions[-2::-1]:
        assert session.undo()
        assert plain(session) == position
    assert not session.can_undo and not session.undo()
    assert plain(session) == positions[0]
    for position in positions[1:]:
        assert session.can_redo and session.redo()
        assert plain(session) == position
    assert not session.can_redo and not session.redo()


def test_redo_goes_to_the_very_end_of_a_finished_game() -> None:
    session = played("heap", 2, 3, 99)
    session.goto(0)
    while session.redo():
        pass
    assert session.state.is_over and session.ply == session.end


def test_nothing_is_lost_by_undo_and_another_move(session: Session) -> None:
    session.play("take 1")
    session.play("take 1")
    deep = plain(session)
    session.goto(1)
    session.play("take 3")
    other = plain(session)
    session.undo()
    assert session.variations() == [Take(1), Take(3)]
    session.redo()
    assert plain(session) == other, "redo follows what was visited last"
    session.undo()
    session.play("take 1")
    session.redo()
    assert plain(session) == deep, "the old variation is whole"


def test_goto_any_ply_of_the_line(session: Session) -> None:
    for _ in range(3):
        session.play("take 1")
    history = [state.to_dict() for state in session.history]
    assert session.end == 7
    for ply in (0, 4, 7, 2, 5):
        session.goto(ply)
        assert (session.ply, plain(session), session.end) == (ply, history[ply], 7)


@pytest.mark.parametrize("ply", [-1, 2, 99, "1", 1.0, True, None])
def test_goto_elsewhere_is_refused(session: Session, ply: Any) -> None:
    with pytest.raises(BadInput) as bad:
        session.goto(ply)
    assert bad.value.field == "ply" and "allowed: 0 to 1" in str(bad.value)
    assert session.ply == 1


def test_a_branch_is_independent_and_knows_its_past(session: Session) -> None:
    session.play("take 1")
    before = session.to_dict()
    branch = session.branch("what if")
    assert branch.name == "what if" and plain(branch) == plain(session) and branch.line == session.line
    assert [entry.events for entry in branch.log] == [entry.events for entry in session.log]
    branch.play("take 3")
    assert session.to_dict() == before
    session.play("take 2")
    session.play("take 2")
    assert branch.line[3] == Take(3) and branch.ply == 5
    branch.undo()
    branch.undo()
    assert branch.ply == 1 and session.ply == 7


def test_a_branch_leaves_observers_and_autosave_behind(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = Session(rulesim.new_game("heap", 2), autosave=file)
    calls: list[int] = []
    session.observe(lambda s: calls.append(s.ply))
    branch = session.branch()
    branch.play("take 1")
    assert calls == [] and not file.exists() and branch.autosave is None


# --- revisions and stale actions --------------------------------------------------------------------------------------


def test_revision_counts_changes_and_only_changes(session: Session) -> None:
    seen = [session.revision]
    changes: list[Callable[[], object]] = [
        lambda: session.play("take 1"),
        session.undo,
        session.redo,
        lambda: session.goto(0),
        lambda: session.goto(3),
        lambda: setattr(session, "names", ["Ada", "Ben"]),
    ]
    for change in changes:
        change()
        seen.append(session.revision)
    assert seen == sorted(set(seen))
    last = session.revision
    session.redo()
    session.goto(session.ply)
    assert session.revision == last


def test_an_action_for_another_position_is_stale(session: Session) -> None:
    ply, revision = session.ply, session.revision
    session.play("take 1", ply=ply, revision=revision)
    before = session.to_dict()
    with pytest.raises(StaleAction) as stale:
        session.play("take 1", ply=ply)
    assert isinstance(stale.value, BadInput) and stale.value.field == "ply"
    assert "meant for ply 1" in str(stale.value) and "at 3" in str(stale.value)
    session.undo()
    with pytest.raises(StaleAction) as stale:
        session.play("take 1", ply=ply, revision=revision)
    assert stale.value.field == "revision"
    session.redo()
    assert session.to_dict() == before
    assert pickle.loads(pickle.dumps(stale.value)).field == "revision"


# --- observers --------------------------------------------------------------------------------------------------------


def test_observers_hear_of_every_change_until_they_stop(session: Session) -> None:
    plies: list[int] = []
    stop = session.observe(lambda s: plies.append(s.ply))
    session.play("take 1")
    session.undo()
    session.redo()
    session.goto(0)
    assert plies == [3, 1, 3, 0]
    stop()
    stop()
    session.goto(3)
    assert plies == [3, 1, 3, 0]


def test_no_change_is_not_announced(session: Session) -> None:
    calls: list[int] = []
    session.observe(lambda s: calls.append(s.ply))
    assert not session.undo() and not session.redo()
    session.goto(session.ply)
    with pytest.raises(IllegalAction):
        session.play("take 9")
    assert calls == []


def test_an_observers_exception_breaks_nothing_and_is_kept(session: Session) -> None:
    heard: list[int] = []

    def fails(_: Session) -> None:
        raise RuntimeError("broken widget")

    session.observe(fails)
    session.observe(lambda s: heard.append(s.ply))
    session.play("take 1")
    assert heard == [3] and session.ply == 3
    assert [str(error) for error in session.observer_errors] == ["broken widget"]
    for _ in range(50):
        session.undo()
        session.redo()
    assert len(session.observer_errors) == 20


def test_an_observer_may_play_on(session: Session) -> None:
    heard: list[tuple[str, int]] = []

    def reply(s: Session) -> None:
        heard.append(("reply", s.ply))
        if s.ply < 7:
            s.play("take 1")

    session.observe(reply)
    session.observe(lambda s: heard.append(("watch", s.ply)))
    session.play("take 1")
    assert session.ply == 7
    assert heard == [("reply", 3), ("watch", 5), ("reply", 5), ("watch", 7), ("reply", 7), ("watch", 7)]


def test_an_observer_stopped_by_another_hears_nothing_more(session: Session) -> None:
    heard: list[int] = []
    session.observe(lambda _: stop())
    stop = session.observe(lambda s: heard.append(s.ply))
    session.play("take 1")
    assert heard == []


def test_an_interrupt_in_an_observer_leaves_the_session_usable(session: Session) -> None:
    def interrupt(_: Session) -> None:
        raise KeyboardInterrupt

    stop = session.observe(interrupt)
    with pytest.raises(KeyboardInterrupt):
        session.play("take 1")
    stop()
    heard: list[int] = []
    session.observe(lambda s: heard.append(s.ply))
    session.play("take 1")
    assert heard == [5]


# --- names ------------------------------------------------------------------------------------------------------------


def test_names_are_plain_text_kept_as_they_are() -> None:
    names = ["  <b>Ada</b> ", "Бен & 李"]
    session = Session(rulesim.new_game("heap", 2), names=names)
    assert session.names == ("<b>Ada</b>", "Бен & 李")
    assert Session.from_dict(session.to_dict()).names == session.names
    assert Session.from_share(session.share()).names == session.names
    session.names = None
    assert session.names == ("", "")


def test_a_share_code_can_leave_names_out() -> None:
    session = Session(rulesim.new_game("heap", 2), names=["Ada", "Ben"])
    assert Session.from_share(session.share(names=False)).names == ("", "")
    assert len(session.share(names=False)) < len(session.share())


# --- representation ---------------------------------------------------------------------------------------------------


def test_repr_says_where_the_game_stands(session: Session) -> None:
    who = session.state.player + 1
    assert repr(session) == f"<Session heap, 2 players, 12 beads, seat {who} to decide, ply 1>"
    assert repr(session.branch("b")) == f"<Session 'b' heap, 2 players, 12 beads, seat {who} to decide, ply 1>"
    armorica = Session(rulesim.new_game("armorica", 3, start_player=0))
    assert repr(armorica) == "<Session armorica, 3 players, turn 1, gaul, seat 1 to decide, ply 12>"
    discordia = Session(rulesim.new_game("discordia", 2), seed=1)
    who = discordia.state.player + 1
    assert repr(discordia) == f"<Session discordia, 2 players, setup, seat {who} to decide, ply 34>"


# --- whole games, of every kind ---------------------------------------------------------------------------------------

games = st.sampled_from(
    [("heap", 2), ("heap", 3), *((game, players) for game in rulesim.games() for players in (2, 3, 4))]
)
steps = st.lists(st.tuples(st.sampled_from(["play"] * 5 + ["undo", "redo", "goto", "name"]), st.integers(0, 99)))


@st.composite
def sessions(draw: st.DrawFn) -> Session:
    """A session with a tree grown by playing, undoing, redoing and jumping about."""
    game, players = draw(games)
    chance = draw(st.sampled_from(["auto", "auto", "wait"]))
    session = Session(rulesim.new_game(game, players), seed=draw(st.integers(0, 2**64 - 1)), chance=chance)
    rng = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, 30))):  # into the game
        wander(session, "play", rng.randrange(99))
    for kind, number in draw(steps):
        wander(session, kind, number)
    return session


def wander(session: Session, kind: str, number: int) -> None:
    legal = session.state.legal_actions()
    if kind == "undo":
        session.undo()
    elif kind == "redo":
        session.redo()
    elif kind == "goto":
        session.goto(number % (session.end + 1))
    elif kind == "name":
        session.names = [f"Ada {number}"] + [""] * (session.players - 1)
    elif legal:
        session.play(legal[number % len(legal)])


def same(one: Session, other: Session) -> bool:
    return one.to_dict() == other.to_dict() and plain(one) == plain(other)


@given(sessions())
def test_saving_and_loading_gives_the_same_tree(session: Session) -> None:
    data = session.to_dict()
    again = Session.from_dict(json.loads(json.dumps(data)))
    assert same(again, session)
    assert again.log == session.log, "events included"
    for each in (session, again):
        each.goto(0)
        while each.redo():
            pass
    assert same(again, session), "redo finds the same way"


@given(sessions())
def test_a_share_code_gives_the_same_line(session: Session) -> None:
    code = session.share()
    again = Session.from_share(code)
    assert (again.line, plain(again), again.names) == (session.line, plain(session), session.names)
    assert (again.seed, again.chance, again.share()) == (session.seed, session.chance, code)


@given(sessions(), st.integers(0, 99))
def test_a_session_from_any_position_saves_and_shares(session: Session, choice: int) -> None:
    history = session.history
    begun = Session(history[choice % len(history)], seed=3, chance="wait")
    legal = begun.state.legal_actions()
    if legal:
        begun.play(legal[choice % len(legal)])
    assert same(Session.from_dict(json.loads(json.dumps(begun.to_dict()))), begun)
    assert same(Session.from_share(begun.share()), begun)


@given(sessions(), st.integers(0, 99))
def test_undo_and_redo_come_back(session: Session, choice: int) -> None:
    here, ply = plain(session), session.ply
    legal = session.state.legal_actions()
    if session.state.player == CHANCE or not legal:
        return
    if session.chance == "wait":  # there a move ends before chance; redo, in a known line, after it
        session.play(legal[choice % len(legal)])
        assert session.undo() and (plain(session), session.ply) == (here, ply)
        return
    session.play(legal[choice % len(legal)])
    after = plain(session)
    assert session.undo() and (plain(session), session.ply) == (here, ply)
    assert session.redo() and plain(session) == after


@given(sessions())
def test_every_position_is_its_start_plus_its_actions(session: Session) -> None:
    state = session.start.copy()
    for action, known in zip(session.line, session.history[1:], strict=True):
        assert state.parse(str(action)) == action
        state.play(action)
        assert state.to_dict() == known.to_dict()


@given(sessions(), st.integers(0, 99))
def test_branches_do_not_touch_each_other(session: Session, number: int) -> None:
    before = session.to_dict()
    twins = [session.branch(), session.branch()]
    for _ in range(5):
        for twin in twins:
            wander(twin, "play", number)
    assert session.to_dict() == before
    assert same(*twins), "same moves, same luck"


@given(sessions())
def test_the_loaded_session_goes_on_with_the_same_luck(session: Session) -> None:
    here = session.branch()
    others = [Session.from_dict(here.to_dict()), Session.from_share(here.share()), here.branch()]
    for _ in range(6):
        for each in (here, *others):
            each.roll()
            wander(each, "play", 1)
    assert all(other.line == here.line for other in others)


@given(sessions())
def test_pickling_keeps_the_tree(session: Session) -> None:
    assert same(pickle.loads(pickle.dumps(session)), session)


def test_redo_remembers_the_older_variation_in_a_file(session: Session) -> None:
    for move in ("take 1", "take 2", "take 3"):
        session.play(move)
        session.undo()
    session.play("take 2")
    session.undo()
    again = Session.from_dict(session.to_dict())
    again.redo()
    assert again.line[1] == Take(2)
    again.undo()
    assert again.variations() == [Take(1), Take(2), Take(3)]


def test_the_line_we_are_on_is_the_one_redo_takes_whatever_a_file_says() -> None:
    session = Session.from_dict(edited(lambda data: data.update(next=[], here=3)))
    assert session.line[1] == Take(1) and session.end == 3
    session.goto(0)
    assert session.end == 3
    session.goto(3)
    assert session.line[1] == Take(1)


# --- files ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_save_and_load_a_file(game: str, tmp_path: Path) -> None:
    session = played(game, 3, 4, 20)
    session.goto(session.end - 3)
    session.save(tmp_path / "game.json")
    assert same(Session.load(tmp_path / "game.json"), session)
    assert same(Session.load(str(tmp_path / "game.json")), session)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_the_file_is_readable_json_one_field_per_line(tmp_path: Path) -> None:
    session = Session(rulesim.new_game("heap", 2), script=["begin 1"])
    session.play("take 2")
    session.undo()
    session.play("take 3")
    session.save(tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    data = json.loads(text)
    assert len(text.splitlines()) == len(data) + 2
    assert (data["format"], data["version"], data["game"]) == ("rulesim session", 1, "heap")
    assert [move[:1] + move[1].split()[:1] for move in data["moves"]] == [
        [0, "begin"], [1, "take"], [2, "roll"], [1, "take"], [4, "roll"]
    ]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_taken_back_and_gone_through_again(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = Session(rulesim.new_game(game, 3), seed=8, autosave=file)
    positions, rng = [plain(session)], random.Random(8)
    while not session.state.is_over and len(positions) < 40:
        legal = session.state.legal_actions()
        session.play(rng.choice(legal))
        if len(positions) % 9 == 0:  # taken back, and perhaps another one played instead
            session.undo()
            assert plain(session) == positions[-1]
            session.play(rng.choice(legal))
        positions.append(plain(session))
    last = session.to_dict()
    resumed = Session.resume(file)
    assert resumed is not None and same(resumed, session)
    for each in (session, resumed):
        for position in positions[-2::-1]:
            assert each.undo() and plain(each) == position
        for position in positions[1:]:
            assert each.redo() and plain(each) == position
        assert not each.redo() and each.to_dict() == last
    branch = resumed.branch()
    assert branch.line == session.line and branch.share() == session.share()


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_failing_save_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    file = tmp_path / "game.json"
    session = played("heap", 2, 1, 2)
    session.save(file)
    old = file.read_bytes()
    session.play("take 1")

    def fail(*_: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, call, fail)
        with pytest.raises(OSError, match="no space"):
            session.save(file)
    assert file.read_bytes() == old
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"], "nothing is left lying about"
    session.save(file)
    assert same(Session.load(file), session)


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_process_killed_while_saving_leaves_the_old_file_whole(tmp_path: Path, call: str) -> None:
    file = tmp_path / "game.json"
    session = Session(rulesim.new_game("armorica", 2), seed=1)
    session.save(file)
    script = f"""
import os, sys
from rulesim import Session
session = Session.load(sys.argv[1])
session.play("take 1")
os.{call} = lambda *_: os._exit(3)
session.save(sys.argv[1])
"""
    root = str(Path(rulesim.__file__).parents[1])
    environment = os.environ | {"PYTHONPATH": root}
    assert subprocess.run([sys.executable, "-c", script, str(file)], env=environment, check=False).returncode == 3
    assert same(Session.load(file), session)


def test_a_file_cut_off_anywhere_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played("heap", 2, 1, 2).save(file)
    whole = file.read_bytes().rstrip()
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        with pytest.raises(BadInput) as bad:
            Session.load(file)
        assert bad.value.field == "file" and "game.json" in str(bad.value)


def test_saving_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    target.write_text("{}")
    link.symlink_to(target)
    session = played("heap", 2, 1, 2)
    session.save(link, replace=True)
    session.save(target)
    assert link.is_symlink() and same(Session.load(target), session)


def test_a_file_with_anything_else_is_left_alone_unless_told(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    mine, other = played("heap", 2, 1, 2), played("heap", 3, 2, 1)
    for text in ("", "a letter", json.dumps(other.to_dict()), "x" * 100_000):
        file.write_text(text, encoding="utf-8")
        for game in (mine, other, Session.load(file) if text.startswith("{") else mine):
            if game.players == 2 or game is other:
                with pytest.raises(FileTaken) as taken:
                    game.save(file)
                assert taken.value.field == "path" and "game.json" in str(taken.value)
            assert file.read_text(encoding="utf-8") == text or game not in (mine, other)
    mine.save(file, replace=True)
    mine.play("take 1")
    mine.save(file)
    assert same(Session.load(file), mine), "what this session saved it may save again"
    loaded = Session.load(file)
    loaded.play("take 1")
    loaded.save(file)
    assert same(Session.load(file), loaded), "and so may the one that was read from there"
    with pytest.raises(FileTaken):
        mine.save(file)
    assert same(Session.load(file), loaded)
    with pytest.raises(FileTaken):
        loaded.branch().save(file)
    file.unlink()
    mine.save(file)
    assert same(Session.load(file), mine), "what was taken away is in nobody's way"
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_two_sessions_on_one_file_for_autosaves_lose_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = Session(rulesim.new_game("heap", 2), seed=1, autosave=file)
    second = Session(rulesim.new_game("heap", 2), seed=2, autosave=file)
    third = Session(rulesim.new_game("heap", 2), seed=3, autosave=file)
    for game, move in ((first, 3), (second, 1), (first, 2), (third, 2), (second, 1), (first, 1), (third, 1)):
        game.play(f"take {move}")
    assert [game.autosave for game in (first, second, third)] == [
        file, tmp_path / "game (2).json", tmp_path / "game (3).json"
    ]  # fmt: skip
    for game in (first, second, third):
        assert game.autosave is not None and same(Session.load(game.autosave), game)
    assert first.autosave_error is None
    for game in (second, third):
        assert isinstance(game.autosave_error, FileTaken) and str(game.autosave).endswith(f"{game.autosave.name}")
        assert game.autosave is not None and game.autosave.name in str(game.autosave_error)
    assert len([*tmp_path.iterdir()]) == 3


def test_two_who_resume_one_game_go_on_in_two_files(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    Session(rulesim.new_game("heap", 2), autosave=file).play("take 1")
    one, other = Session.resume(file), Session.resume(file)
    assert one is not None and other is not None
    one.play("take 2")
    other.play("take 3")
    one.play("take 2")
    assert one.autosave_error is None and one.autosave == file and same(Session.load(file), one)
    assert other.autosave == tmp_path / "game (2).json" and same(Session.load(other.autosave), other)
    again = Session.resume(other.autosave)
    assert again is not None
    other.play("take 1")
    again.play("take 1")
    assert again.autosave == tmp_path / "game (3).json"


def test_who_cannot_go_on_beside_a_taken_file_says_so_and_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    session = Session(rulesim.new_game("heap", 2), autosave=file)
    file.write_text("a letter")
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", lambda *_: pytest.fail("nothing is replaced") if _[1] == file else os.fspath(3))
        session.play("take 1")
    assert isinstance(session.autosave_error, TypeError) and session.autosave == file
    session.play("take 1")
    assert session.autosave == tmp_path / "game (2).json" and same(Session.load(session.autosave), session)
    assert file.read_text() == "a letter"


@pytest.mark.skipif(os.name != "posix", reason="only there a file has such a mode")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_who_may_read_a_file_stays_so(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "game.json"
    session = Session(rulesim.new_game("heap", 2), autosave=file)
    session.save(file)
    file.chmod(mode)
    session.save(file)
    session.play("take 1")
    assert file.stat().st_mode & 0o777 == mode and same(Session.load(file), session)


def test_the_folder_is_brought_to_the_disk_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    fsync, replace = os.fsync, os.replace

    def synced(handle: int) -> None:
        calls.append("folder" if os.path.samestat(os.fstat(handle), tmp_path.stat()) else "file")
        fsync(handle)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", lambda *names: (calls.append("replace"), replace(*names)))
    played("heap", 2, 1, 2).save(tmp_path / "game.json")
    assert calls == ["file", "replace", "folder"] or os.name != "posix"


def test_what_dead_writers_left_is_cleared_away(tmp_path: Path) -> None:
    file, long = tmp_path / "game.json", tmp_path / ("x" * 240 + ".json")
    script = """
import os, sys
from rulesim import Session, new_game
os.fsync = lambda *_: os._exit(3)
Session(new_game("armorica", 2)).save(sys.argv[1])
"""
    environment = os.environ | {"PYTHONPATH": str(Path(rulesim.__file__).parents[1])}
    for name in (file, file, long):
        assert subprocess.run([sys.executable, "-c", script, str(name)], env=environment, check=False).returncode == 3
    old, foreign, own = (tmp_path / f".game.json.{name}.new" for name in ("0123abcd", "00000000-1-0123abcd", "x"))
    alive = tmp_path / f".game.json.{files._machine()}-{os.getpid()}-0123abcd.new"
    for name in (old, foreign, own, alive):
        name.touch()
    assert len([*tmp_path.iterdir()]) == 6, "the second of the dead has cleared away what the first left"
    session = played("heap", 2, 1, 2)
    session.save(file)
    assert {*tmp_path.glob(".game*")} == {old, foreign, own, alive}, "who may still be writing is left alone"
    for name in (old, foreign, own, alive):
        os.utime(name, (0, 0))
    session.save(file)
    session.save(long)
    assert {*tmp_path.iterdir()} == {file, long, own}


def test_a_file_that_is_too_large_or_no_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    monkeypatch.setattr(files, "MOST_BYTES", 2_000_000)
    file.write_bytes(b" " * 2_000_001)
    with pytest.raises(BadInput, match="up to 2 MB"):
        Session.load(file)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(BadInput, match="allowed: a file"):
            Session.load(tmp_path / "pipe")


def test_a_missing_file_or_folder_is_named(tmp_path: Path, session: Session) -> None:
    with pytest.raises(FileNotFoundError):
        Session.load(tmp_path / "none.json")
    for path in (tmp_path / "no" / "game.json", tmp_path):
        with pytest.raises(BadInput) as bad:
            session.save(path)
        assert bad.value.field == "path"


def test_resume_goes_on_saving_where_it_left_off(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert Session.resume(file) is None
    session = Session(rulesim.new_game("heap", 2), autosave=file)
    session.play("take 1")
    session.undo()
    resumed = Session.resume(file)
    assert resumed is not None and same(resumed, session) and resumed.autosave == file
    resumed.play("take 3")
    assert same(Session.load(file), resumed)
    resumed.names = ["Ada", "Ben"]
    assert Session.load(file).names == ("Ada", "Ben")


def test_resume_of_a_broken_file_leaves_it_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"format": "rulesim')
    with pytest.raises(BadInput):
        Session.resume(file)
    assert file.read_text() == '{"format": "rulesim'


def test_a_failing_autosave_loses_no_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(rulesim.new_game("heap", 2), autosave=tmp_path / "game.json")

    def fail(*_: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        session.play("take 1")
    assert session.ply == 3 and "no space" in str(session.autosave_error)
    session.play("take 1")
    assert session.autosave_error is None and same(Session.load(tmp_path / "game.json"), session)


def edited(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    session = Session(rulesim.new_game("heap", 2), seed=7, script=["begin 1"])
    session.play("take 1")
    session.undo()
    session.play("take 2")
    data = json.loads(json.dumps(session.to_dict()))
    change(data)
    return data


@pytest.mark.parametrize(
    ("change", "field", "words"),
    [
        (lambda d: d.update(ghost=1), "field", "ghost"),
        (lambda d: d.update(seeed=1), "field", "Did you mean 'seed'"),
        (lambda d: d.pop("moves"), "moves", "missing"),
        (lambda d: d.update(format="chess"), "format", "rulesim session"),
        (lambda d: d.update(version=2), "version", "newer"),
        (lambda d: d.update(version=True), "version", "newer"),
        (lambda d: d.update(game="heep"), "game", "Did you mean 'heap'"),
        (lambda d: d.update(game=3), "game", "name of a game"),
        (lambda d: d.update(seed=1.5), "seed", "whole number"),
        (lambda d: d.update(chance="luck"), "chance", "auto"),
        (lambda d: d.update(chance=[]), "chance", "auto"),
        (lambda d: d.update(script=["x", 1]), "script", "notations"),
        (lambda d: d.update(names=["Ada"]), "names", "each of 2"),
        (lambda d: d.update(names=["<script>", "a\tb"]), "names", "control"),
        (lambda d: d.update(name="x" * 41), "name", "too long"),
        (lambda d: d.update(start=[]), "start", "position"),
        (lambda d: d["start"].update(ghost=1), "field", "ghost"),
        (lambda d: d.update(moves={}), "moves", "list of"),
        (lambda d: d.update(moves=[["take 1", 0]]), "moves", "list of"),
        (lambda d: d.update(moves=[[0, "begin 1", 3]]), "moves", "list of"),
        (lambda d: d["moves"].append([9, "take 1"]), "moves", "entry 6, 'take 1', follows entry 9"),
        (lambda d: d["moves"].append([-1, "take 1"]), "moves", "0 to 5"),
        (
            lambda d: d["moves"].append([1, "take 9"]),
            "moves",
            "entry 6, 'take 9', is against the rules there (heap.take)",
        ),
        (lambda d: d["moves"].append([1, "dance"]), "moves", "entry 6, 'dance', cannot be played"),
        (lambda d: d["moves"].append([1, "take 1"]), "moves", "twice"),
        (lambda d: d.update(next=[99]), "next", "no entry 99"),
        (lambda d: d.update(next=[0]), "next", "no entry 0"),
        (lambda d: d.update(next=["1"]), "next", "whole numbers"),
        (lambda d: d.update(here=6), "here", "0 to 5"),
        (lambda d: d.update(here=-1), "here", "no entry -1"),
        (lambda d: d.update(here="1"), "here", "number"),
    ],
)
def test_a_wrong_field_of_a_file_is_named(change: Callable[[dict[str, Any]], object], field: str, words: str) -> None:
    data = edited(change)
    with pytest.raises(BadInput) as bad:
        Session.from_dict(data)
    assert bad.value.field == field
    assert words in str(bad.value)
    assert len(str(bad.value)) < 300


def test_a_file_has_so_many_entries_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    data = edited(lambda _: None)
    data["moves"] = [[0, "begin 1"]] * (MOST_MOVES + 1)
    with pytest.raises(BadInput, match="up to 100000"):
        Session.from_dict(data)


@pytest.mark.parametrize("data", [[], "x", 3, None, True])
def test_what_is_no_object_is_refused(data: Any) -> None:
    with pytest.raises(BadInput) as bad:
        Session.from_dict(data)
    assert bad.value.field == "file"


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 5000, "\ufeff{}", "NaN", "", "null"])
def test_strange_json_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput):
        Session.load(file)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(Session(fake_game.new_game(2)).to_dict())), json_values)
def test_any_value_in_any_field_is_used_or_refused(field: str, value: Any) -> None:
    data = edited(lambda d: d.update({field: value}))
    if field == "start":
        return  # reading positions is the game's part, tested there
    try:
        session = Session.from_dict(data)
    except BadInput:
        return
    assert same(Session.from_dict(session.to_dict()), session)


# --- share codes ------------------------------------------------------------------------------------------------------


def accepted(code: str) -> Session | None:
    try:
        return Session.from_share(code)
    except BadInput as error:
        assert str(error) and "\n" not in str(error)
        return None


SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcilouz-_ .ß"


def heard(code: str) -> str:
    """A code without what does not matter: hyphens in the body, blanks, case, look-alikes."""
    shape = re.fullmatch("([a-z]+-[0-9]-)(.*)", "".join(code.split()).lower())
    return code if shape is None else shape[1] + shape[2].replace("-", "").translate(str.maketrans("oil", "011"))


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plies", [0, 3, 4, 5, 60])
def test_every_single_typo_is_noticed(game: str, plies: int) -> None:
    code = played(game, 2, 11, plies).share()
    right = Session.from_share(code).to_dict()
    for place in range(len(code)):
        for wrong in SIGNS:
            typed = code[:place] + wrong + code[place + 1 :]
            found = accepted(typed)
            assert (found is not None) == (heard(typed) == heard(code)), f"{typed} for {code}"
            assert found is None or found.to_dict() == right


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plies", [0, 3, 60])
def test_every_swap_of_neighbours_and_every_lost_or_doubled_sign_is_noticed(game: str, plies: int) -> None:
    code = played(game, 3, 12, plies).share()
    right = Session.from_share(code).to_dict()
    for place in range(len(code)):
        head, tail = code[:place], code[place:]
        swapped = head + tail[1:2] + tail[:1] + tail[2:]
        for typed in (swapped, head + tail[1:], head + tail[:1] + tail):
            if typed != code and (found := accepted(typed)) is not None:
                assert found.to_dict() == right, f"{typed} was read as another game"


def test_case_blanks_and_look_alikes_do_not_matter() -> None:
    session = played("armorica", 3, 5, 30)
    code = session.share()
    head, _, body = code.partition("-3-")
    sloppy = [code.lower(), code.upper(), f"  {code}\n", code.replace("-", " -\n"), f"{head}-3-{body.replace('-', '')}"]
    sloppy.append(f"{head}-3-{body.replace('0', 'O').replace('1', 'l')}")
    for typed in sloppy:
        assert Session.from_share(typed).line == session.line


@pytest.mark.parametrize(
    ("game", "players", "signs"),
    [
        *[("armorica", players, 80) for players in (2, 3, 4)],
        *[("discordia", players, 40 + 40 * players) for players in (2, 3, 4)],
        *[("provincia", players, 60 + 60 * players) for players in (2, 3, 4, 5, 6)],
    ],
)
def test_a_whole_game_fits_on_a_line(game: str, players: int, signs: int) -> None:
    for seed in range(3):
        session = played(game, players, seed, 9999)
        assert session.state.is_over and len(session.share()) <= signs


OLD_CODES = {
    "armorica-3-242QC-6WV91-JEQRE-9ANZD-85FRD-D4C03-7E7X7-310B0-SBST0-CKF65-T5E": (118, "discard 3", [35, 9, 27]),
    "armorica-2-2C5KG-YS2DX-R78TB-FDSSJ-4EKV4-9JPWS-2ZEHS-6JSV7-CNS24-EH2C9-QQ8T1-2FMP2-4VK1D-NJQ68-HTBCH-42S31-48P24-"
    "GK5DR-H5TZ9-B0H7Z-1ZS6T-EXEC0-JEA0C-CXA0": (43, "reveal R-II-5", [11, 9]),
    "armorica-4-3C1HW-YS2DX-R78TB-FDSSJ-4EKV4-9SQ8R-BJEHF-Q0V31-F5JQ4-8HT61-YQT28-3P3ZW-P8SW7-C": (
        9,
        "reveal R-I-6",
        [1, 1, 1, 1],
    ),
}
"""Codes of version 1: a whole game; the German rules, with players' names; chance that waits."""


@pytest.mark.parametrize("code", OLD_CODES)
def test_codes_of_the_first_version_are_read_for_ever(code: str) -> None:
    session = Session.from_share(code)
    ply, last, totals = OLD_CODES[code]
    assert (session.ply, str(session.line[-1])) == (ply, last)
    assert [sheet.total for sheet in session.state.scores()] == totals
    assert len(session.share()) <= len(code)
    assert same(Session.from_share(session.share()), session)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("told", [0.0, 0.02, 0.5, 1.0])
def test_outcomes_that_the_seed_gives_take_no_space_and_others_are_told(game: str, told: float) -> None:
    rng = random.Random(5)
    session = Session(rulesim.new_game(game, 2), seed=5, chance="wait")
    while not session.state.is_over and session.ply < 100:
        if session.state.player == CHANCE and rng.random() >= told:
            session.roll()
        else:
            session.play(rng.choice(session.state.legal_actions()))
    code = session.share()
    assert same(Session.from_share(code), session)
    if not told and game == "discordia":
        other = session.to_dict() | {"seed": 6}  # the same line, but hardly an outcome is what this seed gives
        assert len(Session.from_dict(other).share()) > len(code) + 60


def test_a_rulesim_with_another_chance_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(rulesim.new_game("heap", 2), seed=1)
    session.play("take 1")
    code = session.share()
    monkeypatch.setattr(fake_game.State, "sample", lambda self, rng: self.legal_actions()[0])
    for pips in (session.line[2], session.line[0]):
        assert pips != session.start.legal_actions()[0]
    with pytest.raises(BadInput, match="another version"):
        Session.from_share(code)


def test_options_and_positions_are_shared() -> None:
    session = played("heap", 2, 1, 3, heap=20, most=2)
    assert Session.from_share(session.share()).start.to_dict() == session.start.to_dict()
    assert len(session.share()) < 100
    german = played("armorica", 3, 1, 12, edition="german", winter_discard="at-least")
    assert same(Session.from_share(german.share()), german)
    discordia = played("discordia", 3, 1, 30, flush_order="after_all", aqueduct_scale="half")
    assert same(Session.from_share(discordia.share()), discordia)
    cities = ("massilia", "tolosa", "arelate")
    provincia = played("provincia", 3, 1, 60, morale_max=8, strata_unique=False, cities=cities, start=2)
    assert same(Session.from_share(provincia.share()), provincia)


def test_a_lesson_position_with_cards_of_its_own_is_shared_and_saved() -> None:
    state = rulesim.find_game("armorica").position(
        displays=[["N[w2 a3]", "Y[w1 o1]", "B[o1 g1]"], ["N[w2 a3]"]],
        roman_row=["N", "W", "B", "Y", "R", "G"],
        phase="roman",
        player=0,
    )
    session = Session(state, seed=2, names=["Michael", "Carmen"])
    session.play("take 3")
    assert same(Session.from_share(session.share()), session)
    assert same(Session.from_dict(json.loads(json.dumps(session.to_dict()))), session)


def test_a_lesson_position_of_discordia_is_shared_and_saved() -> None:
    state = rulesim.find_game("discordia").position(
        year=2, die="red 2", tiles={"fort1": "BA05[R]", "market1": "ST05"}, supply="B2 R4 W4", aqueduct=2
    )
    session = Session(state, seed=2, names=["Michael", "Carmen"])
    session.play("special fort1 R")
    bots.play(session, bots.RandomBot(), 3)
    assert session.state.is_over
    assert same(Session.from_share(session.share()), session)
    assert same(Session.from_dict(json.loads(json.dumps(session.to_dict()))), session)


def test_an_action_said_in_another_way_is_shared() -> None:
    session = Session(rulesim.new_game("armorica", 2, start_player=0))
    session.play("take 1 from gaul")
    assert str(session.line[-2]) == "take 1", "what goes without saying is left out"
    data = session.to_dict()
    data["moves"] = [[after, text.replace("take 1", "take 1 from gaul")] for after, text in data["moves"]]
    earlier = Session.from_dict(data)
    assert earlier.line[-2] not in earlier.history[-3].legal_actions()
    assert same(Session.from_share(earlier.share()), earlier)


def test_the_rest_of_a_script_is_shared() -> None:
    session = Session(rulesim.new_game("heap", 2), script=["begin 2", "roll 5", "roll 4"])
    session.play("take 1")
    again = Session.from_share(session.share())
    again.play("take 1")
    assert [str(action) for action in again.line] == ["begin 2", "take 1", "roll 5", "take 1", "roll 4"]


@pytest.mark.parametrize(
    "code", ["", "hello", "armorica", "armorica-3", "armorica-3-", "armorica-3-000", "heap-9-00000", "3-armorica-00000"]
)
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(BadInput) as bad:
        Session.from_share(code)
    assert bad.value.field == "share code"


def test_a_code_of_an_unknown_game_is_refused() -> None:
    from rulesim import sharecode

    with pytest.raises(BadInput) as bad:
        Session.from_share(sharecode.encode("chess", 2, bytes([0x10, 0, 0, 0])))
    assert "chess" in str(bad.value) and "armorica" in str(bad.value)


def forged(data: bytes, players: int = 2, game: str = "heap") -> BadInput:
    """The refusal of a code whose checksum is right but whose content is not."""
    from rulesim import sharecode

    with pytest.raises(BadInput) as bad:
        Session.from_share(sharecode.encode(game, players, data))
    assert len(str(bad.value)) < 1000
    return bad.value


def extras(value: object) -> bytes:
    """The data of a code with these extras and no action."""
    from rulesim.sharecode import varint

    text = json.dumps(value).encode()
    return bytes([0x12]) + varint(len(text)) + text + b"\0" + b"\0\0"


def test_forged_codes_are_refused_in_one_sentence() -> None:
    from rulesim.sharecode import varint

    assert "another version" in str(forged(bytes([0x30, 0, 0, 0])))
    assert "another version" in str(forged(b"\x10"))
    assert "ends too early" in str(forged(bytes([0x11, 0x80, 0x80, 0x80])))
    assert "at most" in str(forged(bytes([0x10]) + varint(10**9) + b"\0\0"))
    assert "end of the game" in str(forged(bytes([0x10]) + varint(500) + b"\0\0"))
    assert "read differently" in str(forged(bytes([0x10, 1]) + b"\0" + b"\xff\xff"))
    assert "read differently" in str(forged(bytes([0x10, 0]) + b"\x07" + b"\0\0"))
    assert "cannot be read" in str(forged(bytes([0x12]) + varint(2) + b"{]" + b"\0\0\0"))
    assert "cannot be read" in str(forged(extras([])))
    assert "names cannot be read" in str(forged(extras({"names": {}})))
    assert "ghost" in str(forged(extras({"ghost": 1})))
    assert forged(extras({"names": ["a", "b\0"]})).field == "names"
    assert forged(extras({"options": {"mst": 3}})).field == "option"
    assert "2 players, but its position has 3" in str(forged(extras({"start": fake_game.new_game(3).to_dict()})))
    illegal = extras({"unlisted": {"0": "take 1"}})[:-3] + b"\x01" + b"\0\0"
    assert "action 1 is against the rules (heap.kind)" in str(forged(illegal))
    assert "cannot be read" in str(forged(extras({"unlisted": {"0": 3}})[:-3] + b"\x01" + b"\0\0"))
    assert "number that is too large" in str(forged(bytes([0x11]) + b"\xff" * 50 + b"\x01\0\0"))
    huge = b'{"names":[' + b"9" * 5000 + b"]}"
    assert "cannot be read" in str(forged(bytes([0x12]) + varint(len(huge)) + huge + b"\0\0\0"))


@pytest.mark.parametrize("where", ["options", "changed", "start"])
@pytest.mark.parametrize(
    ("game", "table"),
    [("armorica", None), ("discordia", "decrees"), ("discordia", "board"), ("provincia", "buildings")],
)
def test_a_share_code_makes_us_read_no_file(
    where: str, game: str, table: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "own.csv"
    path.write_text("id", encoding="utf-8")
    given = {"cards": str(path)} if table is None else {"tables": {table: str(path)}}
    usual = rulesim.new_game(game, 2).to_dict()
    monkeypatch.setattr(Path, "read_text", lambda *_, **__: pytest.fail("a file is read"))
    bad = forged(extras({where: {**usual, **given} if where == "start" else given}), game=game)
    assert bad.field in ("option", "cards", "tables") and "cannot be read" not in str(bad)


@pytest.mark.parametrize("game", rulesim.games())
@pytest.mark.parametrize("options", [{"players": 3}, {"name": "x"}, {"own_tables": {}}, {"start": 3}, {"": 0}])
def test_the_options_of_a_share_code_are_rules_alone(game: str, options: dict[str, Any]) -> None:
    assert forged(extras({"options": options}), game=game).field == "option"


def test_a_code_is_of_limited_length_and_quick_to_refuse() -> None:
    from rulesim import sharecode

    endless = sharecode.encode("heap", 2, bytes([0x11]) + b"\xff" * 300_000)
    with pytest.raises(BadInput, match=f"at most {sharecode.MOST_SIGNS} can be read"):
        sharecode.read(endless)
    asked: list[int] = []

    class Counted(bytes):
        def __getitem__(self, key: Any) -> Any:
            asked.append(key.stop)
            return super().__getitem__(key)

    with pytest.raises(BadInput, match="too large"):
        sharecode.read_varint(Counted(b"\xff" * 100_000))
    assert asked == [10], "no more of it is looked at"


@pytest.mark.parametrize("code", [None, 3, b"armorica-2-0", ["armorica"], pytest.param(10**5000, id="huge")])
def test_a_code_that_is_no_text_is_refused(code: Any) -> None:
    with pytest.raises(BadInput, match="a text is needed"):
        Session.from_share(code)


def test_a_game_that_no_code_can_tell_is_not_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    from rulesim import sharecode

    session = played("heap", 2, 1, 3)
    monkeypatch.setattr(sharecode, "MOST_ACTIONS", 3)
    with pytest.raises(BadInput, match="at most 3"):
        session.share()
    monkeypatch.setattr(sharecode, "MOST_ACTIONS", 30)
    monkeypatch.setattr(sharecode, "MOST_SIGNS", 12)
    with pytest.raises(BadInput, match="at most 12"):
        session.share()


def test_a_position_without_a_next_step_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played("heap", 2, 1, 3)
    code, data = session.share(), session.to_dict()
    legal, last = fake_game.State.legal_actions, plain(session)
    monkeypatch.setattr(fake_game.State, "legal_actions", lambda self: () if self.to_dict() == last else legal(self))
    with pytest.raises(BadInput, match="without a legal action"):
        Session.from_share(code)
    with pytest.raises(BadInput, match="moves: there is no legal action at ply"):
        Session.from_dict(data)
    with pytest.raises(BadInput, match="start: there is no legal action at ply 0"):
        Session.from_dict({**data, "start": last, "moves": [], "next": [], "here": 0})


def test_a_code_that_swells_is_refused() -> None:
    from rulesim.sharecode import MOST_EXTRAS, _deflated, varint

    bomb = _deflated(b" " * (MOST_EXTRAS + 1))
    assert len(bomb) < 10_000
    assert "too large" in str(forged(bytes([0x16]) + varint(len(bomb)) + bomb + b"\0\0\0"))


def test_a_rulesim_with_another_list_of_legal_actions_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(rulesim.new_game("heap", 2), seed=1)
    session.play("take 1")
    code = session.share()
    legal = fake_game.State.legal_actions
    monkeypatch.setattr(fake_game.State, "legal_actions", lambda self: [*reversed(legal(self))])
    with pytest.raises(BadInput, match="another version"):
        Session.from_share(code)


# --- threads ----------------------------------------------------------------------------------------------------------


def together(*jobs: Callable[[], object]) -> list[object]:
    """Run all jobs at the same moment; their results or exceptions."""
    barrier = threading.Barrier(len(jobs))
    results: list[object] = [None] * len(jobs)

    def run(index: int, job: Callable[[], object]) -> None:
        barrier.wait()
        try:
            results[index] = job()
        except Exception as error:
            results[index] = error

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive(), "a thread hangs"
    return results


@pytest.fixture
def eager_switching() -> Iterator[None]:
    """Threads take turns as often as they can, so that races show."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


@pytest.mark.usefixtures("eager_switching")
@pytest.mark.parametrize("expected", ["ply", "revision"])
def test_of_simultaneous_clicks_on_one_position_one_is_played(expected: str) -> None:
    for seed in range(20):
        session = Session(rulesim.new_game("heap", 2, heap=30), seed=seed)
        meant = {expected: getattr(session, expected)}
        results = together(*[lambda s=session, m=meant: s.play("take 1", **m)] * 4)
        assert sorted(isinstance(result, StaleAction) for result in results) == [False, True, True, True]
        assert session.ply == 3


@pytest.mark.usefixtures("eager_switching")
def test_threads_that_play_undo_save_and_read_keep_the_session_whole(tmp_path: Path) -> None:
    session = Session(rulesim.new_game("heap", 2, heap=60), seed=1, autosave=tmp_path / "game.json")
    heard: list[int] = []
    session.observe(lambda s: heard.append(s.ply))

    def play() -> None:
        for _ in range(30):
            legal = session.state.legal_actions() or [Take(1)]
            try:
                session.play(legal[-1])
            except IllegalAction:
                session.undo()

    def turn_back() -> None:
        for _ in range(30):
            session.undo()
            session.redo()

    def read() -> None:
        for _ in range(30):
            with session.lock:
                assert len(session.history) == len(session.log) + 1
            assert Session.from_share(session.share()).line is not None
            assert session.branch().to_dict()["here"] >= 0

    assert together(play, play, turn_back, read) == [None] * 4
    assert same(Session.from_dict(session.to_dict()), session)
    assert session.autosave_error is None and session.observer_errors == []
    assert heard[-1] == session.ply, "the last news was told"
    assert same(Session.load(tmp_path / "game.json"), session), "and saved"


def test_observers_are_told_without_holding_the_lock(session: Session) -> None:
    inside = threading.Event()
    go_on = threading.Event()
    heard: list[int] = []

    def slow(s: Session) -> None:
        heard.append(s.ply)
        inside.set()
        assert go_on.wait(60)

    session.observe(slow)
    thread = threading.Thread(target=session.play, args=("take 1",))
    thread.start()
    assert inside.wait(60)
    session.play("take 1")  # does not wait for the slow observer, which hears of it later
    assert session.ply == 5
    go_on.set()
    thread.join(60)
    assert heard == [3, 5]


def test_several_steps_can_be_done_as_one(session: Session) -> None:
    seen: list[int] = []
    with session.lock:
        thread = threading.Thread(target=lambda: seen.append(len(session.line)))
        thread.start()
        session.play("take 1")
        session.play("take 1")
        assert thread.is_alive() and seen == []
    thread.join(60)
    assert seen == [5]


def test_the_fake_game_is_a_game() -> None:
    """What the tests above lean on: legal lists and checks agree, and games end."""
    for seed in range(20):
        session = played("heap", 2 + seed % 2, seed, 99)
        assert session.state.is_over and session.state.legal_actions() == ()
        for state in session.history[:-1]:
            assert isinstance(state, State)
            attempts = [*map(Take, range(5)), *map(Roll, range(8)), *map(Begin, range(4))]
            assert [a for a in attempts if state.refusal(a) is None] == [
                a for a in attempts if a in state.legal_actions()
            ]
