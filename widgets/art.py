"""The art of a game: its symbols and colours, which it hands to widgets that know no game."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from widgets.front_end import joined
from widgets.games import drawn_game
from widgets.palette import palette

_OF = '[data-style-of="{game}"]'
"""What a widget with the style of a game lies in: a page keeps the sheets of all games that were opened on it."""
_KEYFRAMES: Final = re.compile(r"^@keyframes [^\n]*\n.*?^\}\n", re.MULTILINE | re.DOTALL)


def module_of(name: str, game: str) -> str:
    """A module such as "table.js" with the symbols of a game; without any if the game brings none."""
    own = drawn_game(game).folder / name
    return joined(own if own.is_file() else name)


@cache
def style(name: str, root: str) -> str:
    """The style sheet of a widget of no game, from the file ``name``, with the colours of the frame inside ``root``."""
    return "\n".join([palette().css(root), joined(name)])


@cache
def board_style(game: str) -> str:
    """The style sheet of all that draws what a game is made of: table, stage, start page, its components.

    A page keeps the sheets of whatever was opened on it, in any order; of two rules of equal weight the later counts.
    So the table's rules hold only in widgets of this game, and in every sheet those of the pages follow.
    """
    symbols, own = (drawn_game(game).folder / name for name in ("art.css", "table.css"))
    table, of = joined("table.css"), _OF.format(game=game)
    inside = f":is(.rs-table, .rs-stage, .rs-start, .rs-components):where({of}, {of} *)"
    parts = [
        palette().css(inside),
        palette(game).css(inside),
        *_KEYFRAMES.findall(table),  # these cannot lie in anything
        _inside(game, _KEYFRAMES.sub("", table)),
        joined("page/table/shapes.css"),  # where a drawing is used again, it lies in nothing
        *([joined(symbols)] if symbols.is_file() else []),
        *([_inside(game, joined(own))] if own.is_file() else []),
        joined("pages.css"),
    ]
    return "\n".join(parts)


def _inside(game: str, css: str) -> str:
    """Rules that hold in widgets with the style of a game only, as heavy as they are."""
    return f":where({_OF.format(game=game)}) {{\n{css}\n}}"
