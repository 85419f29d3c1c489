"""The shape of a step that asks somebody: what may be answered, why not, and what an answer does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulesim.game import Action, Check

if TYPE_CHECKING:
    from rulesim.provincia.state import State


@dataclass(frozen=True, slots=True)
class Pending:
    """A step that asks. Every function gets the step's argument (``arg``) last.

    ``waits``: whether there is anything to decide; if not, the step is passed over. ``legal``: the answers. ``apply``:
    carry out an answer; the step has left ``todo`` already. ``answers``: the types of action that answer it.
    ``sample``: chance decides, and this is its decision; else ``state.seat`` does. ``refuse``: what the rules say to an
    attempt at something else meanwhile.
    """

    waits: Callable[[State, Any], bool]
    legal: Callable[[State, Any], Sequence[Action]]
    checks: Callable[[State, Any, Any], Iterator[Check]]
    apply: Callable[[State, Any, Any], None]
    answers: tuple[type[Action], ...]
    sample: Callable[[State, Any, Any], Action] | None = None
    refuse: Callable[[State, Any], Iterator[Check]] | None = None
