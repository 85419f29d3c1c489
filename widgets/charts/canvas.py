"""The paper that charts of rows are drawn on: places are pixels, from the left and from the top down.

So chips and words keep their size whatever the numbers are, and a chart grows by its rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from widgets.charts import theme
from widgets.charts.figure import Mark, Numbers, Sketch, bars, sketch, strokes, texts

_Value = TypeVar("_Value")

GREY: Final = theme.GREY
WHITE: Final = theme.WHITE


def page(marks: Sequence[Mark], numbers: Numbers, depth: float, head: tuple[str, str], *, low: bool = False) -> Sketch:
    """A sketch ``depth`` pixels deep, without the title; at least as deep as the paper, if it is not to be ``low``:
    what is low is drawn larger where there is little room. ``head`` as for a sketch.
    """
    paper = theme.PAPER
    deep = depth if low else paper.depth(depth)
    height = round(deep) + paper.head + paper.margin
    return sketch(marks, numbers, x=(0, paper.room), y=(-deep, 0), height=height, paper=paper, head=head)


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
        [_tenth(box.width) for box in all_of_them],
        [_tenth(-box.y) for box in all_of_them],
        base=[_tenth(box.x) for box in all_of_them],
        color=[box.color for box in all_of_them],
        line=[box.line for box in all_of_them],
        line_width=_shared([box.line_width for box in all_of_them]),
        pattern=[box.pattern for box in all_of_them],
        pattern_color=[box.color for box in all_of_them],
        width=0,
        hover=hover if any(hover) else None,
        flat=True,
    )
    return mark | {"width": [_tenth(box.height) for box in all_of_them]}


def _shared(values: list[_Value]) -> list[_Value] | _Value:
    """The values, or the one that they all are."""
    return values[0] if len(set(values)) == 1 else values


def _tenth(pixels: float) -> float:
    """A place as precise as it can be seen: figures are short texts then."""
    return round(pixels, 1)


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
        [_tenth(word.x) for word in all_of_them],
        [_tenth(-word.y) for word in all_of_them],
        [word.text for word in all_of_them],
        color=[word.color for word in all_of_them],
        size=_shared([word.size for word in all_of_them]),
        weight=_shared(["bold" if word.bold else "normal" for word in all_of_them]),
        position=[f"middle {word.at}" for word in all_of_them],
        hover=hover if any(hover) else None,
    )


def lines(paths: Iterable[Iterable[tuple[float, float]]], **how: Any) -> Mark:
    """Lines through places."""
    return strokes([[(_tenth(x), _tenth(-y)) for x, y in path] for path in paths], **how)


def outline(x: float, y: float, width: float, height: float) -> list[tuple[float, float]]:
    """The path round a rectangle, as :class:`Box` places it."""
    top, bottom = y - height / 2, y + height / 2
    return [(x, top), (x + width, top), (x + width, bottom), (x, bottom), (x, top)]
