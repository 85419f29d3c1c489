"""The paper that charts of rows are drawn on: places are pixels, from the left and from the top down.

So chips and words keep their size whatever the numbers are, and a chart grows by its rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from widgets.charts import theme
from widgets.charts.figure import Mark, Numbers, Sketch, bars, sketch, strokes, texts

WIDTH: Final = theme.WIDTH - 24
"""How many pixels there are between the margins."""
_ABOVE_AND_BELOW: Final = 88

GREY: Final = theme.GREY
WHITE: Final = theme.WHITE


def page(marks: Sequence[Mark], numbers: Numbers, depth: float) -> Sketch:
    """A sketch ``depth`` pixels deep, without the title."""
    return sketch(marks, numbers, x=(0, WIDTH), y=(-depth, 0), height=round(depth) + _ABOVE_AND_BELOW)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: its left edge, the middle of its height from the top, width, height, colours, pattern."""

    x: float
    y: float
    width: float
    height: float
    color: str
    line: str = theme.INK
    line_width: float = 1
    pattern: str = ""
    hover: str = ""


def boxes(drawn: Iterable[Box]) -> Mark:
    """Rectangles in one trace."""
    all_of_them = list(drawn)
    hover = [box.hover for box in all_of_them]
    mark = bars(
        [box.width for box in all_of_them],
        [-box.y for box in all_of_them],
        base=[box.x for box in all_of_them],
        color=[box.color for box in all_of_them],
        line=[box.line for box in all_of_them],
        line_width=[box.line_width for box in all_of_them],
        pattern=[box.pattern for box in all_of_them],
        pattern_color=[box.color for box in all_of_them],
        width=0,
        hover=hover if any(hover) else None,
        flat=True,
    )
    return mark | {"width": [box.height for box in all_of_them]}


@dataclass(frozen=True, slots=True)
class Word:
    """Words at a place. ``at``: which side of the place they are on, "right" (default), "left" or "center"."""

    x: float
    y: float
    text: str
    at: str = "right"
    color: str = theme.INK
    size: int = 13
    bold: bool = False
    hover: str = ""


def words(written: Iterable[Word]) -> Mark:
    """Words in one trace."""
    all_of_them = [word for word in written if word.text]
    hover = [word.hover for word in all_of_them]
    return texts(
        [word.x for word in all_of_them],
        [-word.y for word in all_of_them],
        [word.text for word in all_of_them],
        color=[word.color for word in all_of_them],
        size=[word.size for word in all_of_them],
        weight=["bold" if word.bold else "normal" for word in all_of_them],
        position=[f"middle {word.at}" for word in all_of_them],
        hover=hover if any(hover) else None,
    )


def lines(paths: Iterable[Iterable[tuple[float, float]]], **how: Any) -> Mark:
    """Lines through places."""
    return strokes([[(x, -y) for x, y in path] for path in paths], **how)


def outline(x: float, y: float, width: float, height: float) -> list[tuple[float, float]]:
    """The path round a rectangle, as :class:`Box` places it."""
    top, bottom = y - height / 2, y + height / 2
    return [(x, top), (x + width, top), (x + width, bottom), (x, bottom), (x, top)]
