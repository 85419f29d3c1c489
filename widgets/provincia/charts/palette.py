"""What Provincia's charts draw goods and cities with: a colour each, and always a letter beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rulesim.provincia.components import RESOURCES
from widgets.charts import theme
from widgets.charts.canvas import GREY, WHITE, Box, Word, boxes, words
from widgets.charts.figure import Mark
from widgets.palette import palette

LETTERS: Final = "CWSG"
"""Clay, wood, stone and gold in short, as in the notation of moves."""
PLOTS: Final = palette("provincia").plots
GOODS: Final = tuple(PLOTS[good] for good in RESOURCES)
"""Colours of clay, wood, stone and gold, each at least 3 : 1 on a white and on a dark page, 4.5 : 1 below white."""

TOWNS: Final = {name: PLOTS[name] for name in ("orange", "blue", "green", "purple", "red", "yellow")}
"""Colours of cities, dark enough for white letters."""

STRENGTH: Final = {
    "defence": PLOTS["blue"],
    "morale": PLOTS["purple"],
    "military": PLOTS["gold"],
    "until": GREY,
    "tokens": PLOTS["orange"],
}
"""Colours of the parts of a strength; ``until``: what a building adds only once it is activated."""


def town_colour(colour: str | None) -> str:
    """The colour of a city; grey before it is chosen."""
    return TOWNS.get(colour or "", GREY)


def chip(x: float, y: float, good: int, *, size: float = 20, state: str = "has") -> list[Box | Word]:
    """One unit of a good at ``x``: "has" is filled, "lacks" an outline, "lost" hatched in red, "spared" a faint one."""
    color, pattern, ink, line = GOODS[good], "", WHITE, theme.INK
    if state == "lost":
        color, pattern, ink, line = theme.BAD, "/", theme.INK, theme.BAD
    elif state == "lacks":
        color, ink, line = theme.CLEAR, theme.INK, theme.BAD
    elif state == "spared":
        color, ink, line = theme.FAINT, theme.INK, theme.GOOD
    box = Box(x, y, size, size, color, line=line, line_width=1 if state == "has" else 2, pattern=pattern)
    return [box, Word(x + size / 2, y, LETTERS[good], "center", ink, size=11, bold=True)]


def chips(x: float, y: float, units: list[tuple[int, str]], *, size: float = 20, gap: float = 3) -> list[Box | Word]:
    """Units of goods in a row from ``x`` on: (good, state) each, see :func:`chip`."""
    drawn: list[Box | Word] = []
    for n, (good, state) in enumerate(units):
        drawn += chip(x + n * (size + gap), y, good, size=size, state=state)
    return drawn


def priced(x: float, y: float, amounts: Sequence[int], *, width: float = 32) -> list[Box | Word]:
    """Amounts of resources side by side from ``x`` on, each as one chip with its number: "2C"."""
    drawn: list[Box | Word] = []
    for good, count in enumerate(amounts):
        if count:
            drawn.append(Box(x, y, width - 3, 20, GOODS[good]))
            drawn.append(Word(x + (width - 3) / 2, y, f"{count}{LETTERS[good]}", "center", WHITE, 12, bold=True))
            x += width
    return drawn


def split(drawn: Iterable[Box | Word]) -> list[Mark]:
    """Boxes and words as marks, boxes below."""
    all_of_them = list(drawn)
    return [
        boxes(part for part in all_of_them if isinstance(part, Box)),
        words(part for part in all_of_them if isinstance(part, Word)),
    ]
