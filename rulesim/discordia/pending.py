"""The shape of an effect that asks somebody: what may be answered, why not, and what an answer does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulesim.game import Action, Check

if TYPE_CHECKING:
    from rulesim.discordia.state import State


@dataclass(frozen=True, slots=True)
class Pending:
    """An effect that asks. Every function gets the effect's amount or argument (``arg``) last.

    ``waits``: whether there is anything to decide; if not, the effect is lost. ``legal``: the answers, without the one
    to decline. ``apply``: carry out an answer; the effect has left ``todo`` already. ``answers``: the types of action
    that answer it. ``optional``: it may be declined. ``sample``: chance decides, and this is its decision.
    """

    waits: Callable[[State, Any], bool]
    legal: Callable[[State, Any], Sequence[Action]]
    checks: Callable[[State, Any, Any], Iterator[Check]]
    apply: Callable[[State, Any, Any], None]
    answers: tuple[type[Action], ...]
    optional: bool = True
    sample: Callable[[State, Any, Any], Action] | None = None
