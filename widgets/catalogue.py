"""What a game is made of, as rows for the component browser: one module per game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from rulesim.game import wrong
from rulesim.outside import shown
from widgets.games import drawn_game
from widgets.scenes import Piece
from widgets.scenes.wording import game_words
from widgets.words import say_of

Row = Mapping[str, str | int]
"""One component: column -> id or number."""


class Catalogue(ABC):
    """The components of one game and their words; ``own``: its owner's tables.

    ``things``: what they are, "cards" or "tiles". ``names``: the columns, in order. ``filters``: those to filter by a
    value; ``icons``: those that count something, which the filter ``icon`` looks into. ``rows``: the components.
    ``pictures``: by id, each as it lies on the table, at a spot if the map draws it.
    """

    GAME: ClassVar[str]
    things = "cards"
    names: tuple[str, ...]
    filters: tuple[str, ...]
    icons: tuple[str, ...]

    def __init__(self, own: Any, lang: str) -> None:
        self.lang = lang
        self.pictures: dict[str, Piece] = {}
        self.rows: tuple[Row, ...] = tuple(self.listed(own))

    @abstractmethod
    def listed(self, own: Any) -> Iterable[Row]:
        """The components as rows."""

    def draw(self, piece: Any, **looks: Any) -> None:
        """Keep how a component looks, in terms of a :class:`~widgets.scenes.Piece`."""
        self.pictures[piece.id] = Piece(id=piece.id, label="", **looks)

    def row(self, piece: Any, **told: str | int) -> Row:
        """A component as a row; what is not told is not there."""
        known = {"id": piece.id, "provenance": piece.provenance, **told}
        return {name: known.get(name, 0 if name in self.icons else "") for name in self.names}

    @abstractmethod
    def icon(self, column: str) -> str:
        """The words of one of the icons."""

    def worded(self, column: str, value: str) -> str:
        """The words of an id in a column of the game's own."""
        return value

    def word(self, column: str, value: str) -> str:
        """The words of an id in a column."""
        own = {"provenance": "from", "group": "group"}.get(column)
        return self.say(f"{own}_{value}") if own else self.worded(column, value) if value else value

    def title(self, column: str) -> str:
        """The words of a column."""
        return self.icon(column) if column in self.icons else self.say(f"head_{column}")

    def source(self, provenance: str) -> str:
        """The words of a provenance, in full."""
        return self.term(f"provenance_{provenance}")

    def term(self, message: str, **facts: Any) -> str:
        """Words of the game."""
        return game_words(self.GAME, message, self.lang, tuple(facts.items()))

    def say(self, message: str, **facts: Any) -> str:
        """Words of the component browser."""
        return say_of(self.GAME, f"components_{message}", self.lang, **facts)


def catalogue(game: str, own: Any = None, lang: str = "en") -> Catalogue:
    """The components of a game, or of an own table of it. Raises BadInput, also for a game that shows none."""
    made = drawn_game(game).catalogue
    if made is None:
        raise wrong("game", f"{shown(game)} has no components to browse.")
    return made()(own, lang)
