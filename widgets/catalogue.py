"""What a game is made of, as rows for the component browser: one module per game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from rulesim import BadInput
from rulesim.outside import shown
from widgets.games import drawn_game

Row = Mapping[str, str | int]
"""One component: column -> id or number."""


class Catalogue(Protocol):
    """The components of one game and their words.

    ``things``: what they are, "cards" or "tiles". ``names``: the columns, in order. ``filters``: those to filter by a
    value; ``icons``: those that count something, which the filter ``icon`` looks into. ``rows``: the components.
    """

    things: str
    names: tuple[str, ...]
    filters: tuple[str, ...]
    icons: tuple[str, ...]
    rows: tuple[Row, ...]

    def word(self, column: str, value: str) -> str:
        """The words of an id in a column."""
        ...

    def title(self, column: str) -> str:
        """The words of a column."""
        ...

    def source(self, provenance: str) -> str:
        """The words of a provenance, in full."""
        ...


def catalogue(game: str, own: Any = None, lang: str = "en") -> Catalogue:
    """The components of a game, or of an own table of it. Raises BadInput, also for a game that shows none."""
    made = drawn_game(game).catalogue
    if made is None:
        raise BadInput("game", f"game: {shown(game)} has no components to browse.")
    return made(own, lang)
