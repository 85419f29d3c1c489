"""A beat that is played: something to do on the board, to try in vain, to watch, or to look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from rulesim import Event, Session, State
from rulesim.bots import GreedyBot
from widgets import goals, lessons
from widgets.games import drawn_game
from widgets.goals import Record
from widgets.hints import HINTS, Guide, Hint
from widgets.lessons import BOT, Beat, Plan
from widgets.opponents import Opponents, bot, scripted

SHOWN_ONLY: Final = ("picture", "rule")
"""Beats in which nothing is done: one goes on when one has seen them."""


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
        session = Story(plan, start, since)
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


def own_plan(plan: Plan, beat: Beat) -> Plan:
    """The lesson's plan, with the game that a beat has of its own."""
    return replace(
        plan, position=beat.position, script=beat.script, replies=beat.replies, auto=beat.auto, seat=beat.seat
    )


@dataclass(slots=True)
class PlayedBeat:
    """A beat as it is being played. ``hints``: how many were given; ``slips``: legal moves that were taken back."""

    plan: Plan
    beat: Beat
    game: Playing
    lang: str
    start_ply: int = 0
    done: bool = False
    hints: int = 0
    slips: int = 0
    record: Record = field(init=False)
    goal: Callable[[Record], bool] = field(init=False)
    loses: Callable[[Event], bool] = field(init=False)

    def __post_init__(self) -> None:
        tutor = drawn_game(self.plan.game).tutor()
        self.start_ply = self.game.session.ply
        self.record = Record(self.game.session.state, self.game.seat, tutor.quantities)
        where = f"{self.plan.id}, {self.beat.id}"
        self.goal = goals.goal(self.beat.goal, tutor.quantities, where) if self.beat.goal else lambda record: False
        self.loses = goals.event_test(self.beat.lost, where) if self.beat.lost else lambda event: False

    @property
    def waits(self) -> bool:
        """Whether it ends when the learner has seen it."""
        return self.beat.kind in SHOWN_ONLY

    def note(self, action: str, before: State, after: State | None) -> None:
        """A move was attempted; ``after``: the position it led to, None if it was refused."""
        self.record.attempts.append(goals.attempt(self.record, action, before, after))

    def reached(self) -> bool:
        """Whether the goal is reached now."""
        session = self.game.session
        self.record.state = session.state
        self.record.events = [event for entry in session.log[self.start_ply :] for event in entry.events]
        if self.beat.kind == "watch":
            return not self.game.theirs
        return self.goal(self.record)

    def lost_by(self) -> Event | None:
        """What has put the goal out of reach, the end of the game if nothing else; None while it can be reached."""
        if self.done or not self.beat.goal or self.reached():
            return None
        events = self.record.events
        last = events[-1:] if self.game.session.state.is_over else []
        return next((event for event in [*filter(self.loses, events), *last]), None)

    def won_by(self) -> Event | None:
        """The last event that the goal asks for; where it asks for none, the first of the learner's last move."""
        log = self.game.session.log[self.start_ply :]
        if asked := self.beat.goal.get("happened"):
            fits = goals.event_test(asked, self.plan.id)
            found = [event for entry in log for event in entry.events if fits(event)]
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

    def _follow(self, step: lessons.Step) -> None:
        session, others = self.game.session, self.game.opponents
        while not self.reached():
            if others.step():
                continue
            state, ply = session.state, session.ply
            if not self.game.mine:
                return
            action = others.reply(state, session.line) if step.move == BOT else state.parse(step.move)
            session.play(action)
            self.note(str(action), state, session.history[ply + 1])
            if step.move != BOT:
                return

    def hint(self) -> Hint:
        """The next hint: a nudge, then what to look at, then the move."""
        self.hints = next(step for step in self.hint_steps if step > self.hints or step == HINTS)
        if self.hints < HINTS:
            return Hint(self.say(f"{self.beat.message(self.plan.id)}.hint{self.hints}"))
        return self.guide.told(self.beat.solution)

    @property
    def hint_steps(self) -> list[int]:
        """The hints there are, by their numbers; the last one, the move, can always be given."""
        message = self.beat.message(self.plan.id)
        told = (step for step in range(1, HINTS) if lessons.has_words(self.plan.game, f"{message}.hint{step}"))
        return [*told, HINTS]

    @property
    def guide(self) -> Guide:
        """Who knows the way from here."""
        return Guide(self.game.session, self.game.opponents, self.record, self.lang, self.say)

    def say(self, message: str, **facts: Any) -> str:
        """Words of the lesson."""
        return lessons.say(self.plan.game, message, self.lang, **facts)
