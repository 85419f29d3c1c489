"""Who plays the other seats: scripted replies first, then bots; and undo that leads back to a decision of one's own.

A cell waits for the replies to its move. A page does not have to wait for a player that thinks for long: see
:func:`for_page`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from rulesim import CHANCE, Action, BadInput, Session, State
from rulesim.bots import LEVELS, Bot, GreedyBot, level
from rulesim.game import unknown
from rulesim.session import StaleAction
from widgets import lessons
from widgets.advised import Advised
from widgets.background import Runner, Steps, runner
from widgets.scenes import Notice
from widgets.table import Answer, Table
from widgets.words import player_name

ADVISER: Final = "strong"
"""The level that gives advice."""

MOST_MOVES: Final = 2000
"""Bots never play on for more moves than this at once; no game of ours is that long."""


@runtime_checkable
class TakesTime(Protocol):
    """A bot that plays games out before it decides: so many."""

    budget: int


Replies = Mapping[str, str | Sequence[str]]
"""Moment -> notation, or several in the order in which they are wanted."""


def scripted(replies: Replies, state: State, now: str) -> Action | None:
    """The first of the replies to the moment ``now`` that is legal here; last those with ``*`` for its first word."""
    for key in (now, f"*{now[now.find(' ') :]}" if " " in now else ""):
        found = replies.get(key, ())
        for text in (found,) if isinstance(found, str) else found:
            try:
                action = state.parse(text)
            except BadInput:  # it names a card that is not there on this line
                continue
            if state.refusal(action) is None:
                return action
    return None


def bot(name: str) -> Bot | None:
    """The bot of that name; None for "human". Raises BadInput for another."""
    if name == "human":
        return None
    if name not in LEVELS:
        raise unknown("bot", name, ["human", *LEVELS])
    return level(name)


def advice(state: State) -> Action:
    """What the strongest player would do here, knowing no more than whoever is to act. The same every time."""
    rng = Random(0)
    return level(ADVISER).choose(state.imagine(state.player, rng), rng)


_for_page: ContextVar[bool] = ContextVar("_for_page", default=False)


@contextmanager
def for_page() -> Iterator[None]:
    """What is done meanwhile is asked by a page: opponents that think for long do it in the background."""
    token = _for_page.set(True)
    try:
        yield
    finally:
        _for_page.reset(token)


class Opponents:
    """Plays every decision that is not a person's, in one session.

    ``seats``: seat -> its bot; the other seats are people's. ``auto``: phases that are played for people, too, by
    ``replies`` or greedily. ``replies``: moment -> notation, tried before a bot is asked; ``moment(state)``
    names a moment such as ``"3 roman 2"``, and ``"* roman 2"`` replies in any turn. The same line always gets the
    same replies.

    They reply to every move by themselves, unless ``paused``, and never when the session goes back. Make them before
    the table: then a move and the replies to it are shown as one change.

    ``start``: who does what a page need not wait for (see background.py). ``on_fault``: told of an exception there.
    """

    def __init__(
        self,
        session: Session,
        seats: Mapping[int, Bot],
        *,
        replies: Replies | None = None,
        auto: tuple[str, ...] = (),
        moment: Callable[[State], str] = lambda state: "",
        start: Runner | None = None,
    ) -> None:
        self.session = session
        self.seats = dict(seats)
        self.replies = dict(replies or {})
        self.auto = auto
        self.moment = moment
        self.start = start or runner()
        self.on_fault: Callable[[Exception], object] = lambda error: None
        self.paused = False
        self._lock = threading.Lock()
        self._busy = self._goes_on = False
        self._ply = session.ply
        self._leave = session.observe(self._changed)

    def stop(self) -> None:
        """Reply to nothing more."""
        self._leave()
        self._goes_on = False

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Nobody replies to what is done meanwhile, nor goes on with an earlier reply."""
        with self.session.lock:
            before, self.paused = self.paused, True
            try:
                yield
            finally:
                self._goes_on, self._ply = False, self.session.ply
                self.paused = before

    def _changed(self, session: Session) -> None:
        forward = session.ply > self._ply
        self._ply = session.ply
        self._goes_on = forward and not self.paused
        if self._goes_on:
            self.play_on()

    def is_mine(self, state: State) -> bool:
        """Whether a person is to decide."""
        waiting = state.player != CHANCE and not state.is_over
        return waiting and state.player not in self.seats and state.phase not in self.auto

    @property
    def thinking(self) -> bool:
        """Whether somebody is thinking in the background about the position as it stands."""
        state = self.session.state
        return self._busy and self._goes_on and self.is_theirs(state)

    def is_theirs(self, state: State) -> bool:
        """Whether it is for these players to decide."""
        return not (state.is_over or state.player == CHANCE or self.is_mine(state))

    def play_on(self) -> None:
        """Play until a person is to decide or the game is over; asked by a page, slow players do it later."""
        later = _for_page.get() and any(isinstance(one, TakesTime) for one in self.seats.values())
        with self._lock:
            if not self.is_theirs(self.session.state):
                return
            self._goes_on = True
            if self._busy:
                return
            self._busy = later
        if later:
            self.start(self._thinking())
            return
        for _ in range(MOST_MOVES):
            if not self._reply():
                return

    def step(self) -> bool:
        """One decision of theirs; False if a person is to decide or the game is over."""
        with self.resting():
            return self._reply()

    def _reply(self) -> bool:
        """One decision; False if there is none to make. Who moved, undid or jumped meanwhile has it looked at again."""
        session = self.session
        with session.lock:
            state, revision, line = session.state, session.revision, session.line
        if not self.is_theirs(state):
            return False
        action = self.reply(state, line)
        try:
            session.play(action, revision=revision)
            self._ply = session.ply
        except StaleAction:
            pass
        return True

    def _thinking(self) -> Steps:
        """One decision after the other. It ends when there is none left, and when somebody goes back."""
        try:
            while self._waits():
                self._reply()
                yield
        except Exception as error:
            self._busy = False
            self.on_fault(error)

    def _waits(self) -> bool:
        """Whether a decision waits for the background; if not, it is over, and the next move begins it anew."""
        with self._lock:
            self._busy = self._goes_on and self.is_theirs(self.session.state)
            return self._busy

    def reply(self, state: State, line: list[Action]) -> Action:
        """What is played here: the scripted reply if it is legal, else the bot's choice."""
        told = scripted(self.replies, state, self.moment(state))
        if told is not None:
            return told
        chooser = self.seats.get(state.player) or GreedyBot()
        rng = Random(f"{self.session.seed}/{' '.join(map(str, line))}")
        return chooser.choose(state.imagine(state.player, rng), rng)

    def undo(self) -> bool:
        """Back to the previous decision of a person; False (and nothing moved) if there is none."""
        with self.session.lock:
            earlier = self.session.history[:-1]
            mine = [ply for ply, state in enumerate(earlier) if self.is_mine(state)]
            if not mine:
                return False
            self._ply = mine[-1]
            self.session.goto(mine[-1])
        return True

    def redo(self) -> bool:
        """On to the next known decision of a person, or to the end of the line; False if nothing follows."""
        moved = False
        with self.resting():
            while self.session.redo():
                moved = True
                if self.is_mine(self.session.state):
                    break
        if moved:
            self.play_on()
        return moved


class PlayedTable(Table):
    """A table at which opponents reply; undo and redo lead from one decision of a person to the next."""

    advised: Advised | None = None
    """The last hint of which it is said why."""

    def __init__(self, opponents: Opponents, **options: Any) -> None:
        self.opponents = opponents
        super().__init__(opponents.session, **options)
        opponents.on_fault = self.fault

    @property
    def covered(self) -> bool:
        """Whether secrets lie face down; where people play, those of a bot do until they are asked for."""
        bots, viewer = self.opponents.seats, self.scenes.viewer(self.session)
        played = self.seat is None and len(bots) < self.session.players
        return super().covered or (played and viewer in bots and viewer != self._uncovered)

    def resting(self) -> AbstractContextManager[object]:
        return self.opponents.resting()

    def _awaited(self) -> dict[str, str]:
        return {"when": "", "due": self._thinking_told()} if self.opponents.thinking else super()._awaited()

    def _attempt(self, notation: str, piece: str | None = None) -> Answer:
        if self.opponents.thinking:
            return self._finish(False, notation, Notice(tone="info", title=self._thinking_told()))
        return super()._attempt(notation, piece)

    def _thinking_told(self) -> str:
        name = player_name(self.session, self.session.state.player, self.lang)
        return lessons.say(self.session.game, "player_thinking", self.lang, name=name)

    def _answer_intent(self, intent: Mapping[str, Any]) -> None:
        with for_page():
            super()._answer_intent(intent)

    def advise(self, hint: Notice, move: Action) -> None:
        """Give a hint, and, as soon as it is known, why."""
        self._say_no_more()
        self.advised = Advised(self, hint, move)
        self._draw(self.advised.notice, self.advised.notice.text)
        self.advised.begin()

    def _say_no_more(self) -> None:
        if self.advised is not None:
            self.advised.stop()

    def close(self) -> None:
        self._say_no_more()
        super().close()

    def undo(self) -> bool:
        return self._step("undo", self.opponents.undo)

    def redo(self) -> bool:
        return self._step("redo", self.opponents.redo)
