"""One-line notations of actions, read back; and what the fields of an action may be.

A game lists its forms as pairs of a regular expression and a function that makes the action (:class:`Notation`), and
per kind of action what its fields may be (:func:`misfit`).
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from rulesim.game import Action, BadInput, unknown
from rulesim.outside import shown
from rulesim.pieces import Piece

FEW: Final = 20
"""Up to so many ids of pieces are listed in a refusal."""

Find = Callable[[str, type[Piece] | tuple[type[Piece], ...]], Any]
"""Looks up a component by its id; the classes say what may be named here."""
Maker = Callable[[Find, tuple[Any, ...]], Action]
"""Makes an action of the groups of a regular expression."""

Allowed = Mapping[type[Action], Mapping[str, Any]]
"""Per kind of action and field: the lowest and highest number, the classes of its piece, or its words."""


class Notation:
    """The notation of one game. ``title``: its name; ``forms``: examples of every form, for a refusal."""

    def __init__(self, title: str, forms: str, grammar: Sequence[tuple[str, Maker]]) -> None:
        self.title, self.forms, self.grammar = title, forms, grammar

    @cached_property
    def _patterns(self) -> Mapping[str, tuple[tuple[re.Pattern[str], Maker], ...]]:
        """The forms of the notation by their first word."""
        found: dict[str, tuple[tuple[re.Pattern[str], Maker], ...]] = {}
        for pattern, make in self.grammar:
            word = re.match(r"\w+", pattern)
            assert word is not None
            found[word[0]] = (*found.get(word[0], ()), (re.compile(pattern), make))
        return found

    def parse(self, text: str, pieces: Mapping[str, Piece]) -> Action:
        """The action that ``text`` names; ``pieces``: every component by its id. Raises BadInput."""
        said = " ".join(text.split()).removesuffix(".")

        def find(id: str, kinds: type[Piece] | tuple[type[Piece], ...]) -> Any:
            piece = pieces.get(id)
            if not isinstance(piece, kinds):
                raise _unknown_piece(id, [known for known, piece in pieces.items() if isinstance(piece, kinds)])
            return piece

        for pattern, make in self._patterns.get(said.partition(" ")[0], ()):
            if match := pattern.fullmatch(said):
                return make(find, match.groups())
        raise BadInput("action", f"action: {shown(text)} is no move of {self.title}; moves look like: {self.forms}.")


def _unknown_piece(id: str, allowed: list[str]) -> BadInput:
    """A refusal of a piece's id: with all ids that may be named here if they are few, else with the nearest ones."""
    if len(allowed) <= FEW:
        return unknown("action", id, allowed)
    alike = {known.lower(): known for known in allowed}
    near = difflib.get_close_matches(id.lower(), alike, n=3, cutoff=0.5)
    told = ", ".join([alike[name] for name in near] or allowed[:3])
    return BadInput(
        "action", f"action: {shown(id)} is none of the {len(allowed)} pieces that may be named here; near: {told}."
    )


def misfit(action: Action, allowed: Allowed, counts: Mapping[str, int]) -> BadInput | None:
    """The refusal of an action with a field that no notation can give it; None if there is no such field.

    ``counts``: fields that are tuples of so many numbers. Actions that are parsed or listed as legal need not be asked.
    """
    for name, values in allowed.get(type(action), {}).items():
        value = getattr(action, name)
        if isinstance(values[0], type):
            if not isinstance(value, values):
                return unfit(action, name, value, " or ".join(kind.__name__ for kind in values))
        elif isinstance(values[0], str):
            if value not in values:
                return unfit(action, name, value, ", ".join(values))
        elif name in counts:
            if not _are_counts(value, values, counts[name]):
                return unfit(action, name, value, f"{counts[name]} numbers from {values[0]} to {values[1]}, as a tuple")
        elif not _is_in(values, value):
            return unfit(action, name, value, f"{values[0]} to {values[1]}")
    return None


def unfit(action: Action, name: str, value: Any, allowed: str) -> BadInput:
    """The refusal of one field of an action."""
    return BadInput(name, f"{name}: {shown(value)} is not allowed in {type(action).__name__}; allowed: {allowed}.")


def _are_counts(value: Any, allowed: tuple[int, int], size: int) -> bool:
    return type(value) is tuple and len(value) == size and all(_is_in(allowed, count) for count in value)  # pyright: ignore


def _is_in(allowed: tuple[int, int], value: Any) -> bool:
    return type(value) is int and allowed[0] <= value <= allowed[1]
