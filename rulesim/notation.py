"""One-line notations of actions, read back; and what the fields of an action may be.

A game lists its forms as pairs of a regular expression and a function that makes the action (:class:`Notation`), and
per kind of action what its fields may be (:func:`misfit`). What people type is read in any case, and with ids that are
nearly right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from rulesim.game import Action, BadInput, fold, nearest, unknown
from rulesim.outside import shown

Find = Callable[[str, type[Any] | tuple[type[Any], ...]], Any]
"""Looks up a component by its id; the classes say what may be named here."""
Maker = Callable[[Find, tuple[Any, ...]], Action]
"""Makes an action of the groups of a regular expression."""

Allowed = Mapping[type[Action], Mapping[str, Any]]
"""Per kind of action and field: the lowest and highest number, the classes of its piece, or its words.

A field that may be left out has None among its numbers or words.
"""

ANY: Final = -1
"""The size of a field that is a tuple of any number of numbers."""


class Notation:
    """The notation of one game.

    ``title``: its name; ``forms``: examples of every form, parted by commas, for a refusal; ``grammar``: the forms, in
    small letters but for the signs that are written large.
    """

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

    @cached_property
    def _words(self) -> frozenset[str]:
        """The words that a form may have, the names of places and goods among them."""
        return frozenset(re.findall(r"[a-z]{2,}", " ".join(pattern for pattern, _ in self.grammar)))

    @cached_property
    def examples(self) -> Mapping[str, str]:
        """The first word of each form, with its examples."""
        found: dict[str, str] = {}
        for form in re.split(r"[,;] ", self.forms):
            word = form.partition(" ")[0]
            found[word] = f"{found[word]}, {form}" if word in found else form
        return found

    def parse(self, text: str, pieces: Callable[[], Mapping[str, Any]]) -> Action:
        """The action that ``text`` names; ``pieces`` gives every component by its id. Raises BadInput."""
        said = " ".join(text.split()).removesuffix(".")

        def find(id: str, kinds: type[Any] | tuple[type[Any], ...]) -> Any:
            known = pieces()
            piece = known.get(id)
            if isinstance(piece, kinds):
                return piece
            return _nearly(id, {name: piece for name, piece in known.items() if isinstance(piece, kinds)})

        for pattern, make in self._patterns.get(said.partition(" ")[0], ()):
            if match := pattern.fullmatch(said):
                return make(find, match.groups())
        return self._parse_loosely(text, said, find)

    def _parse_loosely(self, text: str, said: str, find: Find) -> Action:
        """The same in any case: what is no id is read in small letters."""
        verb = said.partition(" ")[0].lower()
        for pattern, make in self._patterns.get(verb, ()):
            if match := re.fullmatch(pattern.pattern, said, re.IGNORECASE | re.ASCII):
                return make(find, tuple(map(self._in_small_letters, match.groups())))
        if verb in self.examples:
            told = f"moves look like: {self.examples[verb]}"
        else:
            told = f"moves begin with: {', '.join(self.examples)}"
        near = [] if verb in self.examples else nearest(verb, list(self.examples))
        hint = f" Did you mean {shown(near[0])}?" if near else ""
        raise BadInput("action", f"action: {shown(text)} is no move of {self.title}; {told}.{hint}")

    def _in_small_letters(self, group: str | None) -> str | None:
        return group.lower() if group and group.lower() in self._words else group


def _nearly(id: str, allowed: Mapping[str, Any]) -> Any:
    """The one piece whose id is ``id`` but for its case, else but for what is easily mistyped. Raises BadInput."""
    for alike in (str.lower, fold):
        found = [piece for known, piece in allowed.items() if alike(known) == alike(id)]
        if len(found) == 1:
            return found[0]
    raise unknown("action", id, allowed)


def misfit(action: Action, allowed: Allowed, sizes: Mapping[str, int]) -> BadInput | None:
    """The refusal of an action with a field that no notation can give it; None if there is no such field.

    ``sizes``: fields that are tuples of so many numbers (or of :data:`ANY` number of them). Actions that are parsed or
    listed as legal need not be asked.
    """
    for name, values in allowed.get(type(action), {}).items():
        value = getattr(action, name)
        if isinstance(values[0], type):
            if not isinstance(value, values):
                return unfit(action, name, value, " or ".join(kind.__name__ for kind in values))
        elif isinstance(values[0], str):
            if value not in values:
                return unfit(action, name, value, ", ".join(map(str, values)))
        elif name in sizes:
            if not _are_numbers(value, values, sizes[name]):
                many = "" if sizes[name] == ANY else f"{sizes[name]} "
                return unfit(action, name, value, f"{many}numbers from {values[0]} to {values[1]}, as a tuple")
        elif not _is_in(values, value):
            return unfit(action, name, value, f"{values[0]} to {values[1]}{' or None' if None in values else ''}")
    return None


def unfit(action: Action, name: str, value: Any, allowed: str) -> BadInput:
    """The refusal of one field of an action."""
    return BadInput(name, f"{name}: {shown(value)} is not allowed in {type(action).__name__}; allowed: {allowed}.")


def _are_numbers(value: Any, allowed: tuple[int, int], size: int) -> bool:
    return type(value) is tuple and size in (ANY, len(value)) and all(_is_in(allowed, count) for count in value)  # pyright: ignore


def _is_in(allowed: tuple[Any, ...], value: Any) -> bool:
    return (type(value) is int and allowed[0] <= value <= allowed[1]) or (value is None and None in allowed)
