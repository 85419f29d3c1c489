"""The art of a game: its symbols and colours, which it hands to widgets that know no game."""

from __future__ import annotations

from functools import cache

from widgets.front_end import joined
from widgets.games import drawn_game
from widgets.palette import palette

_OF = '[data-style-of="{game}"]'
"""What a widget with the style of a game lies in: a page keeps the sheets of all games that were opened on it."""


def module_of(name: str, game: str) -> str:
    """A module such as "table.js" with the symbols of a game; without any if the game brings none."""
    own = drawn_game(game).folder / name
    return joined(own if own.is_file() else name)


@cache
def style(name: str, root: str, game: str = "") -> str:
    """A widget's style sheet, from the file ``name``, with the colours of the frame and of a game inside ``root``."""
    of = _OF.format(game=game)
    own = [palette(game).css(f"{root}:where({of}, {of} *)")] if game else []
    return "\n".join([palette().css(root), *own, joined(name)])


@cache
def table_style(game: str) -> str:
    """The style sheet of the table with the colours and symbols of a game."""
    symbols, own = (drawn_game(game).folder / name for name in ("art.css", "table.css"))
    art = [joined(symbols)] if symbols.is_file() else []  # where a drawing is used again, it lies in nothing
    art += [f":where({_OF.format(game=game)}) {{\n{joined(own)}\n}}"] if own.is_file() else []
    return "\n".join([style("table.css", ".rs-table", game), *art])


@cache
def stage_style(game: str) -> str:
    """The style sheet of the stage, and of the table on it."""
    return "\n".join([table_style(game), style("stage.css", ".rs-stage", game)])


@cache
def start_style(game: str) -> str:
    """The style sheet of the start page, and of the cards on it: they look as they do on the table."""
    return "\n".join([table_style(game), style("start_page.css", ".rs-start", game)])
