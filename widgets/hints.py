"""The last hint: the move that comes next, or what else leads on. It is worked out from where the learner stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, NamedTuple

from rulesim import Action, BadInput, Session
from widgets import lessons
from widgets.games import drawn_game
from widgets.goals import Record
from widgets.lessons import BOT, Step
from widgets.opponents import Opponents, advice
from widgets.words import own_names

HINTS: Final = 3
"""A general nudge, what to look at, the move."""


class Hint(NamedTuple):
    """What is said, and the move that is meant; None: no single one."""

    text: str
    move: Action | None = None


@dataclass(frozen=True, slots=True)
class Guide:
    """Knows the way to a goal. ``record``: what the learner did so far; ``say``: words of the lesson."""

    session: Session
    opponents: Opponents
    record: Record
    lang: str
    say: Callable[..., str]

    def told(self, solution: Sequence[str]) -> Hint:
        """The next step of a solution, as an instruction; or how to get back to where one is possible."""
        step, state = self.next_step(solution), self.session.state
        if step is None or (step.move == BOT and not self.opponents.is_mine(state)):
            return Hint(self.say("lesson_hint_back"))
        move = advice(state) if step.move == BOT else state.parse(step.move)
        done = drawn_game(state.game).do(state, move, self.lang, own_names(self.session))
        return Hint(self.say("lesson_hint_try" if step.tries else "lesson_hint_move", do=done), move)

    def next_step(self, solution: Sequence[str]) -> Step | None:
        """The step of a solution that comes next: possible here, after those just played, not tried before."""
        phase = self.session.state.phase
        steps = [lessons.step(text) for text in solution]
        begun = _followed([step.move for step in steps], self._own_moves())
        ahead = (step for step in (*steps[begun:], *steps[:begun]) if step.phase in ("", phase))
        found = [step for step in ahead if self.is_open(step)]
        tried = {attempt.action for attempt in self.record.attempts if not attempt.ok}
        fresh = (step for step in found if not (step.tries and step.move in tried))
        return next(fresh, found[0] if found else None)

    def _own_moves(self) -> list[str]:
        """The learner's own moves on this line."""
        history = self.session.history
        return [str(entry.action) for entry in self.session.log if self.opponents.is_mine(history[entry.ply - 1])]

    def is_open(self, step: Step) -> bool:
        """Whether a step leads somewhere here: a legal move, a try that is refused."""
        if step.move == BOT:
            return True
        state = self.session.state
        try:
            action = state.parse(step.move)
            refused = state.refusal(action, self.record.seat) is not None
            drawn_game(state.game).do(state, action, self.lang)
        except (BadInput, IndexError):  # it names a card or a place that is not there on this line
            return False
        return refused is step.tries


def _followed(moves: list[str], played: list[str]) -> int:
    """After how many of ``moves`` we stand: where most of the last moves played are the same."""

    def same(count: int) -> int:
        pairs = zip(reversed(moves[:count]), reversed(played), strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))

    return max(range(len(moves) + 1), key=same)
