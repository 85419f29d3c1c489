"""Who plays the other seats: scripted replies first, then bots; and undo that leads back to a decision of one's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from rulesim import CHANCE, Action, BadInput, Session, State
from rulesim.bots import Bot, GreedyBot, RandomBot
from rulesim.game import unknown
from rulesim.session import StaleAction
from widgets.table import Table

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
"""Name -> how to make such a player. ``human`` is nobody's bot."""

MOST_MOVES: Final = 2000
"""Bots never play on for more moves than this at once; no game of ours is that long."""


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
    if name not in BOTS:
        raise unknown("bot", name, ["human", *BOTS])
    return BOTS[name]()


class Opponents:
    """Plays every decision that is not a person's, in one session.

    ``seats``: seat -> its bot; the other seats are people's. ``auto``: phases that are played for people, too, by
    ``replies`` or by ``stand_in``. ``replies``: moment -> notation, tried before a bot is asked; ``moment(state)``
    names a moment such as ``"3 roman 2"``, and ``"* roman 2"`` replies in any turn. The same line always gets the
    same replies.

    They reply to every move by themselves, unless ``paused``, and never when the session goes back. Make them before
    the table: then a move and the replies to it are shown as one change.
    """

    def __init__(
        self,
        session: Session,
        seats: Mapping[int, Bot],
        *,
        replies: Replies | None = None,
        auto: tuple[str, ...] = (),
        stand_in: Bot | None = None,
        moment: Callable[[State], str] = lambda state: "",
    ) -> None:
        self.session = session
        self.seats = dict(seats)
        self.replies = dict(replies or {})
        self.auto = auto
        self.stand_in = stand_in or GreedyBot()
        self.moment = moment
        self.paused = False
        self._ply = session.ply
        self.stop = session.observe(self._changed)

    def _changed(self, session: Session) -> None:
        forward = session.ply > self._ply
        self._ply = session.ply
        if forward and not self.paused:
            self.play_on()

    def is_mine(self, state: State) -> bool:
        """Whether a person is to decide."""
        waiting = state.player != CHANCE and not state.is_over
        return waiting and state.player not in self.seats and getattr(state, "phase", "") not in self.auto

    def play_on(self) -> None:
        """Play until a person is to decide or the game is over."""
        session = self.session
        for _ in range(MOST_MOVES):
            with session.lock:
                state, revision = session.state, session.revision
                line = session.line
            if state.is_over or state.player == CHANCE or self.is_mine(state):
                return
            try:
                session.play(self.reply(state, line), revision=revision)
            except StaleAction:  # somebody moved, undid or jumped meanwhile: look again
                continue
            self._ply = session.ply

    def reply(self, state: State, line: list[Action]) -> Action:
        """What is played here: the scripted reply if it is legal, else the bot's choice."""
        told = scripted(self.replies, state, self.moment(state))
        if told is not None:
            return told
        chooser = self.seats.get(state.player, self.stand_in)
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
        with self.session.lock:
            while self.session.redo():
                moved = True
                if self.is_mine(self.session.state):
                    break
        return moved


class PlayedTable(Table):
    """A table at which opponents reply; undo and redo lead from one decision of a person to the next."""

    def __init__(self, opponents: Opponents, **options: Any) -> None:
        self.opponents = opponents
        self._on_step: list[Callable[[str], object]] = []
        super().__init__(opponents.session, **options)

    def on_step(self, callback: Callable[[str], object]) -> None:
        """Call ``callback("undo")`` or ``callback("redo")`` after every such step that led somewhere."""
        self._on_step.append(callback)

    def _step(self, way: str) -> bool:
        with self.session.lock:
            moved = self.opponents.undo() if way == "undo" else self.opponents.redo()
            if moved:
                self._tell(self._on_step, way)
            else:
                self.notify(self._own_notice(f"table_nothing-to-{way}"))
        return moved
