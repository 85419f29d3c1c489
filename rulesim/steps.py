"""Games that go step by step: what waits on ``state.todo`` is carried out, or asked; what it triggers goes in front.

So what a step brings is finished with all that follows from it before the next one begins. A step is a name and an
argument, such as ``("AQ", 2)``. Each rulebook section's module says how its own steps work: ``AUTOMATIC`` ones need no
decision, ``DECISIONS`` ask somebody. A game's state is a :class:`StepState` with both tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

from rulesim.game import CHANCE, Action, Check, is_listed
from rulesim.moves import Declared, MoveState

Step = tuple[str, Any]
"""A step that waits: its name and its argument."""
Steps = tuple[Step, ...]
"""What waits, the next one first."""

S = TypeVar("S", bound="StepState")


@dataclass(frozen=True, slots=True)
class Decision(Generic[S]):
    """A step that asks somebody. Every function gets the step's argument (``arg``) last.

    ``legal``: the answers, without the one to decline. ``apply``: carry out an answer; the step has left ``todo``
    already. ``answers``: the types of action that answer it. ``waits``: whether there is anything to decide (None:
    whether there is a legal answer), which ``asks`` tells in any case; if not, the step is passed over. ``sample``:
    chance decides, and this is its decision; else ``state.seat`` does. ``optional``: it may be declined. ``repeats``:
    the argument is how often it is asked; what an answer brings comes before the next one. ``refuse``: what the rules
    say to an attempt at something else meanwhile.
    """

    legal: Callable[[S, Any], Sequence[Action]]
    checks: Callable[[S, Any, Any], Iterator[Check]]
    apply: Callable[[S, Any, Any], None]
    answers: tuple[type[Action], ...]
    waits: Callable[[S, Any], object] | None = None
    sample: Callable[[S, Any, Any], Action] | None = None
    optional: bool = False
    repeats: bool = False
    refuse: Callable[[S, Any], Iterator[Check]] | None = None
    asks: Callable[[S, Any], object] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "asks", self.waits or self.legal)


def set_seat(state: Any, seat: int) -> None:
    """An automatic step: those that follow are this seat's."""
    state.seat = seat


class StepState(MoveState):
    """A state with steps that wait. ``seat``: whose turn or step it is; ``player``: who decides now.

    ``start``: the seat that starts, -1 as long as there is none.
    """

    __slots__ = ()

    AUTOMATIC: ClassVar[Mapping[str, Callable[[Any, Any], None]]]
    DECISIONS: ClassVar[Mapping[str, Decision[Any]]]
    CHANCES: ClassVar[tuple[type[Action], ...]]
    """The kinds of action that only chance decides."""
    DECLINE: ClassVar[Action | None] = None
    """The action that does without an optional step."""
    TURN_ACTIONS: ClassVar[Mapping[str, Callable[[Any], Sequence[Action]]]]
    """Phase -> the legal actions where no step waits; a phase that is not there has only steps."""
    TURN_APPLY: ClassVar[Mapping[str, Callable[[Any, Any], None]]]
    """Phase -> how a legal action is played where no step waits."""

    seat: int
    start: int
    phase: str
    todo: Steps

    @property
    def is_over(self) -> bool:
        return self.phase == "over"

    def order(self) -> list[int]:
        """The seats as they act: the one that starts, then clockwise."""
        return [(self.start + place) % self.players for place in range(self.players)]

    def push(self, *steps: Step) -> None:
        """Put steps in front of those that wait; :meth:`run` then carries them out."""
        self.todo = steps + self.todo

    def run(self) -> None:
        """Carry out what waits until somebody has to decide or nothing waits any more."""
        automatic, decisions = self.AUTOMATIC, self.DECISIONS
        while (todo := self.todo) and self.phase != "over":
            name, arg = todo[0]
            carry_out = automatic.get(name)
            if carry_out is not None:
                self.todo = todo[1:]
                carry_out(self, arg)
                continue
            decision = decisions[name]
            if decision.asks(self, arg):
                self.player = CHANCE if decision.sample is not None else self.seat
                return
            self.todo = todo[1:]
            if decision.optional and self.journal is not None:
                self.passed_over(name, arg)
        self.player = CHANCE if self.phase == "over" else self.seat

    def asked(self, action: Action, seat: int | None) -> dict[str, int]:
        """Who attempts an action (if nobody says: who may), and who is to decide ("active"); 0 for chance."""
        active = self.player + 1
        usual = 0 if isinstance(action, self.CHANCES) else active or self.seat + 1
        return {"asked": usual if seat is None else seat + 1, "active": active}

    def legal_actions(self) -> Sequence[Action]:
        todo = self.todo
        if not todo:
            turn = self.TURN_ACTIONS.get(self.phase)
            return turn(self) if turn is not None else ()
        name, arg = todo[0]
        decision = self.DECISIONS[name]
        legal, decline = decision.legal(self, arg), self.DECLINE if decision.optional else None
        return legal if decline is None else [*legal, decline]

    def allows(self, action: Action) -> bool:
        if self.player == CHANCE and not self.is_over:
            name, arg = self.todo[0]
            decision = self.DECISIONS[name]
            may_be = self.MOVES.fits(action) and isinstance(action, decision.answers)
            return may_be and all(check.ok for check in decision.checks(self, action, arg))
        legal = self.legal_actions()
        return is_listed(action, legal) or (self.MOVES.fits(action) and action in legal)

    def sample(self, rng: Any) -> Action:
        name, arg = self.todo[0]
        decide = self.DECISIONS[name].sample
        assert decide is not None, f"{name} is no decision of chance"
        return decide(self, arg, rng)

    def apply(self, action: Action) -> None:
        todo = self.todo
        if not todo:
            self.TURN_APPLY[self.phase](self, action)
            return
        name, arg = todo[0]
        self.todo = todo[1:]
        decision = self.DECISIONS[name]
        if decision.optional and type(action) is type(self.DECLINE):
            self.declined(name)
        else:
            if decision.repeats and arg > 1:
                self.todo = ((name, arg - 1), *todo[1:])
            decision.apply(self, action, arg)
        self.run()

    def passed_over(self, name: str, arg: Any) -> None:
        """An optional step had nothing to decide: for the journal."""

    def declined(self, name: str) -> None:
        """An optional step was declined: for the journal."""


def lot(
    kind: type[Declared],
    waits: Callable[[S, Any], object],
    pool: Callable[[S, Any], Sequence[Any]],
    checks: Callable[[S, Any, Any], Iterator[Check]],
    apply: Callable[[S, Any, Any], None],
) -> Decision[S]:
    """Chance draws a lot: an action of that ``kind`` names one of the ``pool``, all of which are equally likely."""

    def sample(state: S, arg: Any, rng: Any) -> Action:
        there = pool(state, arg)
        return kind.of(there[int(rng.random() * len(there))])

    def legal(state: S, arg: Any) -> Sequence[Action]:
        return [kind.of(one) for one in pool(state, arg)]

    return Decision(legal, checks, apply, (kind,), waits, sample)
