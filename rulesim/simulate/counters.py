"""Counters: functions that watch a playout from outside the rules, and what they see of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rulesim.game import Action, Event, State


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a playout, as counters see it. ``seat``: the one that decided (CHANCE for chance).

    ``state``: the position after it, not to be changed. ``events``: those of the action, in order.
    """

    seat: int
    action: Action
    events: Sequence[Event]
    state: State


class Counter(Protocol):
    """Watches a playout from outside the rules; picklable if it is to reach workers (loky and Dask take any function).

    Called after every action. A number that it returns is added for the seat that decided; ``{seat: number}`` adds for
    others; None adds nothing.
    """

    def __call__(self, step: Step, /) -> float | Mapping[int, float] | None:
        """The number that this step adds, or numbers by seat."""
        ...


AtEnd = Callable[[State, int], float]
"""A number for one seat, read off the position in which the game ended."""


@dataclass(frozen=True, slots=True)
class CountEvents:
    """A counter: number of events of one rule. An event counts for the seat that its facts name, else that decided."""

    rule: str

    def __call__(self, step: Step, /) -> Mapping[int, float] | None:
        """The number of events of the rule in this step, by seat; None for none."""
        found: dict[int, float] = {}
        for event in step.events:
            if event.rule == self.rule:
                named = event.facts.get("seat")
                seat = named - 1 if isinstance(named, int) else step.seat
                found[seat] = found.get(seat, 0) + 1
        return found or None


@dataclass(frozen=True, slots=True)
class CountActions:
    """A counter: number of a seat's actions whose notation begins with these words (``"pass"``, ``"choose red"``)."""

    words: str

    def __call__(self, step: Step, /) -> float:
        """1 for such an action, else 0."""
        said = str(step.action)
        return float(said == self.words or said.startswith(f"{self.words} "))
