"""What Discordia's charts draw figures with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Final, NamedTuple

from rulesim.discordia.components import COLORS, LETTERS
from widgets.charts import theme
from widgets.charts.canvas import GREY, WHITE, Word, lines, words
from widgets.charts.figure import Mark
from widgets.palette import palette

FIGURE: Final = tuple(theme.CARD[color] for color in COLORS)
ON_FIGURE: Final = tuple(theme.ON_CARD[color] for color in COLORS)
"""Figure colours, and the colour of a number on them."""
SPACES: Final = palette("discordia").plots["spaces"]
"""What is empty and should not be."""


def lowered(paper: theme.Paper, depth: float) -> theme.Paper:
    """The paper with just so many pixels below the head: what is low is drawn larger where there is little room."""
    return replace(paper, height=round(paper.head + depth + paper.margin))


_LEFT: Final = ((1.5, 19.0), (2.5, 11.5), (5.5, 9.0))
_RIGHT: Final = ((10.5, 9.0), (13.5, 11.5), (14.5, 19.0), (1.5, 19.0))
_BARE: Final = ((4.7, 6.5), (5.0, 3.0), (8.0, 1.6), (11.0, 3.0), (11.3, 6.5))
_HEADS: Final = {
    "B": ((4.7, 6.5), (4.7, 4.2), (3.2, 4.2), (3.2, 1.4), (12.8, 1.4), (12.8, 4.2), (11.3, 4.2), (11.3, 6.5)),
    "R": ((4.2, 7.0), (4.0, 3.5), (6.6, 1.6), (8.0, -2.5), (9.4, 1.6), (12.0, 3.5), (11.8, 7.0)),
    "W": _BARE,
    "Y": ((4.7, 6.5), (0.3, 5.6), (4.5, 4.2), (5.5, 0.8), (10.5, 0.8), (11.5, 4.2), (15.7, 5.6), (11.3, 6.5)),
    "X": _BARE,
}
"""Caps and hats tell sailors, soldiers and farmers apart, as on the board: places on paper of 16 x 20 pixels."""


class Person(NamedTuple):
    """A figure: its left edge, the middle of its height, its letter (X: any colour), whether it is there."""

    x: float
    y: float
    letter: str
    has: bool = True


def people(standing: Iterable[Person]) -> list[Mark]:
    """Figures, 16 pixels wide; of one that is not there the outline, and on one of any colour a question mark."""
    drawn: list[Mark] = []
    for (letter, has), group in groupby(sorted(standing, key=_alike), _alike):
        alike = list(group)
        form = (*_LEFT, *_HEADS[letter], *_RIGHT)
        color = GREY if letter == "X" else FIGURE[LETTERS.index(letter)]
        paths = [[(one.x + x, one.y - 10 + y) for x, y in form] for one in alike]
        drawn.append(lines(paths, width=1) | {"fill": "toself", "fillcolor": color if has else theme.CLEAR})
        if letter == "X":
            ink = WHITE if has else theme.INK
            drawn.append(words(Word(one.x + 8, one.y + 4, "?", "center", ink, 12, bold=True) for one in alike))
    return drawn


def _alike(one: Person) -> tuple[str, bool]:
    return one.letter, one.has
