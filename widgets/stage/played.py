"""A beat that is played: something to do on the board, to try in vain, to watch, or to look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, ClassVar, Final

from rulesim import Action, BadInput, Event, Session, State
from rulesim.bots import GreedyBot
from widgets import goals, lessons
from widgets.games import drawn_game
from widgets.goals import Record
from widgets.lessons import BOT, Beat, Plan, Step
from widgets.opponents import Opponents, advice, bot, scripted
from widgets.scenes import Notice
from widgets.words import own_names

SHOWN_ONLY: Final = ("picture", "rule")
"""Beats in which nothing is done: one goes on when one has seen them."""
HINTS: Final = 3
"""A general nudge, what to look at, the move."""


class Story(Session):
    """A game in which chance does what the lesson says of a moment, wherever that is possible, and else as in any game.

    Unlike a session's script it holds whatever the learner does meanwhile, such as a draw that nobody foresaw.
    ``since``: its first revision, so that what a page says of an earlier game on the stage is stale here.
    """

    def __init__(self, plan: Plan, start: State, since: int = 0) -> None:
        self._replies = plan.replies
        self._moment = drawn_game(plan.game).tutor().moment
        super().__init__(start, seed=plan.seed, script=plan.script, names=plan.names or None)
        self.revision = since

    def foretold(self, state: State) -> Any:
        return scripted(self._replies, state, self._moment(state))


@dataclass(frozen=True, slots=True)
class Playing:
    """A game on the stage: who plays it, and who the learner is. Its opponents wait until they are asked to move."""

    session: Session
    opponents: Opponents
    seat: int

    @classmethod
    def of(cls, plan: Plan, start: State, since: int = 0) -> Playing:
        """The game of a lesson, or of a beat that has one of its own, from its first position. ``since``: see Story."""
        return cls.in_session(plan, Story(plan, start, since))

    @classmethod
    def in_session(cls, plan: Plan, session: Session) -> Playing:
        """A game that goes on as a session stands, of whatever plan."""
        others = {seat: bot(plan.bot) or GreedyBot() for seat in range(session.players) if seat != plan.seat}
        moment = drawn_game(plan.game).tutor().moment
        opponents = Opponents(session, others, replies=plan.replies, auto=plan.auto, moment=moment)
        opponents.paused = True
        return cls(session, opponents, plan.seat)

    @property
    def mine(self) -> bool:
        """Whether the learner is to decide."""
        return self.opponents.is_mine(self.session.state)

    @property
    def theirs(self) -> bool:
        """Whether somebody else is."""
        return self.opponents.is_theirs(self.session.state)


@dataclass(slots=True)
class PlayedBeat:
    """A beat as it is being played. ``hints``: how many were given; ``slips``: legal moves that were taken back."""

    settled: ClassVar = False
    plan: Plan
    beat: Beat
    game: Playing
    lang: str
    start_ply: int = field(init=False)
    done: bool = False
    hints: int = 0
    slips: int = 0
    record: Record = field(init=False)
    goal: Callable[[Record], bool] = field(init=False)
    loses: Callable[[Event], bool] = field(init=False)

    def __post_init__(self) -> None:
        quantities = drawn_game(self.plan.game).tutor().quantities
        self.start_ply = self.game.session.ply
        self.record = Record(self.game.session.state, self.game.seat, quantities)
        where = f"{self.plan.id}, {self.beat.id}"
        self.goal = goals.goal(self.beat.goal, quantities, where) if self.beat.goal else lambda record: False
        self.loses = goals.event_test(self.beat.lost, where) if self.beat.lost else lambda event: False

    def take_in(self, start: int) -> None:
        """Count all that the learner has decided since ply ``start`` as done in this beat."""
        session, self.start_ply = self.game.session, start
        history = session.history[start:]
        for before, entry, after in zip(history, session.log[start:], history[1:], strict=False):
            if self.game.opponents.is_mine(before):
                self.record.note(str(entry.action), before, after)

    @property
    def waits(self) -> bool:
        """Whether it ends when the learner has seen it."""
        return self.beat.kind in SHOWN_ONLY

    def reached(self) -> bool:
        """Whether the goal is reached now."""
        session = self.game.session
        self.record.state = session.state
        self.record.events = [event for entry in session.log[self.start_ply :] for event in entry.events]
        return not self.game.theirs if self.beat.kind == "watch" else self.goal(self.record)

    def lost_by(self) -> Event | None:
        """What has put the goal out of reach, the end of the game if nothing else; None while it can be reached."""
        if self.done or not self.beat.goal or self.reached():
            return None
        events = self.record.events
        last = events[-1:] if self.game.session.state.is_over else []
        return next(iter([*filter(self.loses, events), *last]), None)

    def won_by(self) -> Event | None:
        """The last event that the goal asks for; where it asks for none, the first of the learner's last move."""
        log = self.game.session.log[self.start_ply :]
        if asked := self.beat.goal.get("happened"):
            found = [*filter(goals.event_test(asked, self.plan.id), (one for entry in log for one in entry.events))]
        else:
            found = [entry.events[0] for entry in log if entry.seat == self.game.seat and entry.events]
        return found[-1] if found else None

    def solve(self) -> None:
        """Play the beat as its solution does, for a learner who begins with a later one."""
        for step in map(lessons.step, self.beat.solution):
            if not step.tries:
                self._follow(step)
        while self.game.theirs and not self.reached():
            self.game.opponents.step()

    def _follow(self, step: Step) -> None:
        session, others = self.game.session, self.game.opponents
        while not self.reached():
            if others.step():
                continue
            state, ply = session.state, session.ply
            if not self.game.mine:
                return
            action = others.reply(state, session.line) if step.move == BOT else state.parse(step.move)
            session.play(action)
            self.record.note(str(action), state, session.history[ply + 1])
            if step.move != BOT:
                return

    # --- hints --------------------------------------------------------------------------------------------------------

    def hint(self) -> tuple[Notice, Action | None]:
        """The next hint: a nudge, then what to look at, then the move, as far as there are words for it.

        With it the move, if no lesson asks for this one, but whoever plays best advises it.
        """
        game, message = self.plan.game, self.beat.message(self.plan.id)
        steps = [step for step in range(1, HINTS) if lessons.has_words(game, f"{message}.hint{step}")] + [HINTS]
        self.hints = next(step for step in steps if step > self.hints or step == HINTS)
        title = self._say("stage_hint", step=steps.index(self.hints) + 1 if len(steps) > 1 else 0)
        session = self.game.session
        if self.hints < HINTS:
            words = self._say(f"{message}.hint{self.hints}", phase=session.state.phase)
            return Notice(tone="info", title=title, text=words), None
        text, move, advised = self._way()
        view = drawn_game(game).scenes().view.of(session, self.lang, self.game.seat)
        notice = Notice(tone="info", title=title, text=text, piece=view.beside(move) if move else None)
        return notice, move if advised else None

    def _way(self) -> tuple[str, Action | None, bool]:
        """The next step of the solution, as an instruction; or how to get back to where one is possible.

        Last, whether it is advised as whoever plays best would do it.
        """
        step, state = self.next_step() or self._other_step(), self.game.session.state
        if step is None or (step.move == BOT and not self.game.mine):
            return self._say("lesson_hint_back"), None, False
        move = advice(state) if step.move == BOT else state.parse(step.move)
        done = drawn_game(state.game).do(state, move, self.lang, own_names(self.game.session))
        return self._say("lesson_hint_try" if step.tries else "lesson_hint_move", do=done), move, step.move == BOT

    def next_step(self) -> Step | None:
        """The next step of the solution, not tried before; off its way, a move that reaches the goal at once."""
        session = self.game.session
        steps = [lessons.step(text) for text in self.beat.solution]
        decided, is_mine = zip(session.log, session.history, strict=False), self.game.opponents.is_mine
        own = [entry for entry, state in decided if is_mine(state)]
        begun = _followed([step.move for step in steps], [str(entry.action) for entry in own])
        strayed = not begun and any(entry.ply > self.start_ply for entry in own)
        if strayed and (at_once := self._other_step()):
            return at_once
        ahead = (step for step in (*steps[begun:], *steps[:begun]) if step.phase in ("", session.state.phase))
        found = [step for step in ahead if self._is_open(step)]
        tried = {attempt.action for attempt in self.record.attempts if not attempt.ok}
        fresh = (step for step in found if not (step.tries and step.move in tried))
        return next(fresh, found[0] if found else None)

    def _other_step(self) -> Step | None:
        """A legal move that reaches the goal at once, where the solution does not lead on."""
        state = self.game.session.state
        for action in state.legal_actions() if self.game.mine and self.beat.goal else ():
            then = state.copy()
            then.journal = []
            then.play(action)
            record = replace(
                self.record, state=then, attempts=[*self.record.attempts], events=[*self.record.events, *then.journal]
            )
            record.note(str(action), state, then)
            if self.goal(record):
                return lessons.step(str(action))
        return None

    def _is_open(self, step: Step) -> bool:
        """Whether a step leads somewhere here: a legal move, a try that is refused."""
        if step.move == BOT:
            return True
        state = self.game.session.state
        try:
            action = state.parse(step.move)
            refused = state.refusal(action, self.record.seat) is not None
            drawn_game(state.game).do(state, action, self.lang)
        except (BadInput, IndexError):  # it names a card or a place that is not there on this line
            return False
        return refused is step.tries

    def _say(self, message: str, **facts: Any) -> str:
        return lessons.say(self.plan.game, message, self.lang, **facts)


def _followed(moves: list[str], played: list[str]) -> int:
    """After how many of ``moves`` we stand: where most of the last moves played are the same."""

    def same(count: int) -> int:
        pairs = zip(reversed(moves[:count]), reversed(played), strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))

    return max(range(len(moves) + 1), key=same)
