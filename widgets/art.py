"""The art of a game: its symbols and colours, which it hands to widgets that know no game."""

from __future__ import annotations

from functools import cache

from widgets.front_end import joined
from widgets.games import drawn_game
from widgets.palette import palette


def table_module(game: str) -> str:
    """The module of the table with the symbols of a game; without any if it brings none."""
    return _module("table.js", game)


def stage_module(game: str) -> str:
    """The module of the stage, with the symbols of a game; without any if it brings none."""
    return _module("stage.js", game)


def start_module(game: str) -> str:
    """The module of the start page, with the symbols of the game that it shows cards of."""
    return _module("start_page.js", game)


def _module(name: str, game: str) -> str:
    """The module of that name in the game's folder, else the one that knows no symbols."""
    own = drawn_game(game).folder / name
    return joined(own if own.is_file() else name)


@cache
def style(name: str, root: str, game: str = "") -> str:
    """A widget's style sheet, from the file ``name``, with the colours of the frame and of a game inside ``root``."""
    own = [palette(game).css(root)] if game else []
    return "\n".join([palette().css(root), *own, joined(name)])


@cache
def table_style(game: str) -> str:
    """The style sheet of the table with the colours and symbols of a game."""
    own = drawn_game(game).folder / "art.css"
    return "\n".join([style("table.css", ".rs-table", game), *([joined(own)] if own.is_file() else [])])


@cache
def stage_style(game: str) -> str:
    """The style sheet of the stage, and of the table on it."""
    return "\n".join([table_style(game), style("stage.css", ".rs-stage", game)])


@cache
def start_style(game: str) -> str:
    """The style sheet of the start page, and of the cards on it: they look as they do on the table."""
    return "\n".join([table_style(game), style("start_page.css", ".rs-start", game)])
