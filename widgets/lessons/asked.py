"""A quiz question as the engine asks it: what is shown, what is to be answered, what is right and why.

The modules ``widgets.lessons.<game>`` make these from :class:`widgets.lessons.Question`; :mod:`widgets.quiz` shows
and marks them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

PartKind = Literal["one", "many", "number"]
KINDS: Final = ("one", "many", "number")


@dataclass(frozen=True, slots=True, kw_only=True)
class GivenCard:
    """A card of the question: ``name`` in words, ``colour`` and ``letter`` for its band, its icons line by line.

    ``place`` is the number the question calls it by (a position in a row, a place in a display), 0 for none.
    """

    name: str
    colour: str
    letter: str
    lines: tuple[str, ...] = ()
    place: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """A row of cards, or a sentence, that the question is about."""

    title: str
    cards: tuple[GivenCard, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One possible answer. ``key`` names it in Python (``take 3``), ``why`` explains why it is right or wrong.

    ``cards``: draw these instead of the text, which says the same.
    """

    key: str
    text: str
    right: bool
    why: str = ""
    cards: tuple[GivenCard, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One thing to answer: choose one option, choose all that fit, or give a whole number.

    ``why`` are sentences that explain the right answer.
    """

    id: str
    kind: PartKind
    label: str = ""
    options: tuple[Option, ...] = ()
    number: int = 0
    why: tuple[str, ...] = ()

    @property
    def answer(self) -> tuple[str, ...]:
        """The keys of the right options, or the right number."""
        if self.kind == "number":
            return (str(self.number),)
        return tuple(option.key for option in self.options if option.right)


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question ready to be shown. ``computed`` is the engine's answer in the shape of the question's ``expected``."""

    id: str
    prompt: str
    parts: tuple[Part, ...]
    given: tuple[Given, ...] = ()
    why: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    level: int = 1
    computed: Any = field(default=None)
