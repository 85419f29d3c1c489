"""What Provincia's charts draw goods and cities with: a colour each, and on goods always a sign of their own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rulesim.provincia.components import RESOURCES
from widgets.charts import theme
from widgets.charts.canvas import GREY, WHITE, Box, Word, boxes, words
from widgets.charts.figure import Mark, points
from widgets.palette import palette

SIGNS: Final = ("hash-open", "circle-open-dot", "square", "star")
"""Clay, wood, stone and gold as on the board: a brick wall, the rings of a log, a block, a coin's star."""
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


@dataclass(frozen=True, slots=True)
class Sign:
    """The sign of a good: its middle, its size and colour."""

    x: float
    y: float
    good: int
    size: float
    color: str = WHITE


Drawn = Box | Sign | Word


def chip(x: float, y: float, good: int, *, size: float = 20, state: str = "has") -> list[Drawn]:
    """One unit of a good at ``x``: "has" is filled, "lacks" an outline, "lost" hatched in red, "spared" a faint one."""
    color, pattern, ink, line = GOODS[good], "", WHITE, theme.INK
    if state == "lost":
        color, pattern, ink, line = theme.BAD, "/", theme.INK, theme.BAD
    elif state == "lacks":
        color, ink, line = theme.CLEAR, theme.INK, theme.BAD
    elif state == "spared":
        color, ink, line = theme.FAINT, theme.INK, theme.GOOD
    box = Box(x, y, size, size, color, line=line, line_width=1 if state == "has" else 2, pattern=pattern)
    return [box, Sign(x + size / 2, y, good, size * 0.52, ink)]


def chips(x: float, y: float, units: list[tuple[int, str]], *, size: float) -> list[Drawn]:
    """Units of goods in a row from ``x`` on: (good, state) each, see :func:`chip`."""
    drawn: list[Drawn] = []
    for n, (good, state) in enumerate(units):
        drawn += chip(x + n * (size + 3), y, good, size=size, state=state)
    return drawn


def split(drawn: Iterable[Drawn]) -> list[Mark]:
    """Boxes, signs and words as marks, boxes below."""
    all_of_them = list(drawn)
    signs = [part for part in all_of_them if isinstance(part, Sign)]
    inks = [one.color for one in signs]
    return [
        boxes(part for part in all_of_them if isinstance(part, Box)),
        points(
            [round(one.x, 1) for one in signs],
            [round(-one.y, 1) for one in signs],
            symbol=[SIGNS[one.good] for one in signs],
            color=inks,
            size=[round(one.size) for one in signs],
            line=inks,
        ),
        words(part for part in all_of_them if isinstance(part, Word)),
    ]
