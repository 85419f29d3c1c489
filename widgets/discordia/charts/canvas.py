"""What Discordia's charts draw figures with."""

from __future__ import annotations

from typing import Final

from rulesim.discordia.components import COLORS, LETTERS
from widgets.charts import theme
from widgets.charts.canvas import GREY, WHITE, Box, Word
from widgets.palette import palette

FIGURE: Final = tuple(theme.CARD[color] for color in COLORS)
ON_FIGURE: Final = tuple(theme.ON_CARD[color] for color in COLORS)
"""Figure colours, and the colour of a letter on them; a figure always has its letter."""
SPACES: Final = palette("discordia").plots["spaces"]
"""What is empty and should not be."""


def chip(x: float, y: float, letter: str, *, size: float = 20, has: bool = True) -> tuple[Box, Word]:
    """A figure: a square in its colour with its letter (X: any colour); an outline only where it is not there."""
    ground = FIGURE[LETTERS.index(letter)] if letter in LETTERS else GREY
    ink = ON_FIGURE[LETTERS.index(letter)] if letter in LETTERS else WHITE
    box = Box(x, y, size, size, ground if has else theme.CLEAR, line=theme.INK, line_width=1 if has else 1.5)
    return box, Word(x + size / 2, y, letter, "center", ink if has else theme.INK, size=12, bold=True)
