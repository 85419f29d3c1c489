"""What charts are drawn of: boxes, lines, dots and words, as data.

A chart of a position lists them on a page whose places are pixels, from the left and from the top down. So chips and
words keep their size whatever the numbers are, and a chart grows by its rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, NamedTuple

from rulesim.outside import escaped
from widgets.charts import theme
from widgets.charts.figure import Mark, Numbers, Sketch, sketch

GREY: Final = theme.GREY
WHITE: Final = theme.WHITE
ROOM: Final = theme.PAPER.width - 2 * theme.PAPER.margin
"""How wide a page is."""
DEPTH: Final = theme.PAPER.height - theme.PAPER.head - theme.PAPER.margin
"""How deep a page is, without the title."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: its left edge, the middle of its height, width, height, colours, pattern. Not seen without width."""

    x: float
    y: float
    width: float
    height: float
    color: str
    line: str = theme.INK
    line_width: float = 1
    pattern: str = ""
    hover: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A line through places."""

    path: Sequence[tuple[float, float]]
    color: str = theme.INK
    width: float = 1.5
    dash: str = "solid"


@dataclass(frozen=True, slots=True)
class Dot:
    """A symbol at a place; its size in pixels."""

    x: float
    y: float
    symbol: str
    color: str
    size: int
    line: str = theme.INK
    line_width: float = 1.5
    hover: str = ""


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


Drawn = Box | Line | Dot | Word


class Axis(NamedTuple):
    """Where an amount of nothing is, from the left, and how long an amount of 1 is, in pixels."""

    zero: float
    unit: float

    @classmethod
    def over(cls, low: float, high: float, left: float = 0, right: float = ROOM) -> Axis:
        """The axis of the amounts from ``low``, at ``left``, to ``high``, at ``right``."""
        unit = (right - left) / (high - low)
        return cls(left - low * unit, unit)

    def x(self, amount: float) -> float:
        """Where an amount is."""
        return self.zero + self.unit * amount

    def bar(
        self, start: float, amount: float, y: float, height: float, color: str, pattern: str = "", hover: str = ""
    ) -> Box:
        """An amount, from where others end; to the left if it is less than nothing."""
        left = self.x(min(start, start + amount))
        return Box(left, y, self.unit * abs(amount), height, color, color, pattern=pattern, hover=hover)


def outline(x: float, y: float, width: float, height: float, dash: str = "4px,3px") -> Line:
    """A dashed red line round a rectangle, as :class:`Box` places it: what is lost, or not there."""
    top, bottom = y - height / 2, y + height / 2
    return Line([(x, top), (x + width, top), (x + width, bottom), (x, bottom), (x, top)], theme.BAD, dash=dash)


def page(
    layers: Iterable[Iterable[Drawn]], numbers: Numbers, depth: float, head: tuple[str, str], *, low: bool = False
) -> Sketch:
    """A sketch ``depth`` pixels deep, without the title; at least as deep as the page, if it is not to be ``low``:
    what is low is drawn larger where there is little room. ``head`` as for a sketch.
    """
    deep = depth if low else max(depth, DEPTH)
    height = round(deep) + theme.PAPER.head + theme.PAPER.margin
    marks = [mark for layer in layers for mark in traces(layer)]
    return sketch(marks, numbers, x=(0, ROOM), y=(-deep, 0), height=height, head=head)


def traces(drawn: Iterable[Drawn], down: int = -1) -> list[Mark]:
    """A layer of a figure: boxes, lines (a trace for each look), dots and words, each kind above those before.

    ``down``: 1, where places are values of y, from below.
    """
    all_of_them = list(drawn)
    found: list[Mark] = []
    for kind, draw in _KINDS.items():
        own = [one for one in all_of_them if isinstance(one, kind) and _seen(one)]
        for _, alike in groupby(own, key=_look):
            found.append(draw(_Parts(list(alike), down)))
    return found


def _seen(one: Drawn) -> bool:
    return bool(one.text) if isinstance(one, Word) else not isinstance(one, Box) or one.width > 0


def _look(one: Drawn) -> tuple[Any, ...]:
    return (one.color, one.width, one.dash) if isinstance(one, Line) else ()


@dataclass(frozen=True, slots=True)
class _Parts:
    """What one trace draws. Places are as precise as can be seen: figures are short texts then."""

    drawn: Sequence[Any]
    down: int

    def each(self, name: str) -> list[Any]:
        return [getattr(one, name) for one in self.drawn]

    def shared(self, name: str) -> Any:
        """The values, or the one that they all are."""
        values = self.each(name)
        return values[0] if len(set(values)) == 1 else values

    def tenths(self, name: str, sign: int = 1) -> list[float]:
        return [round(sign * place, 1) for place in self.each(name)]

    def scatter(self, mode: str) -> Mark:
        """Symbols or words at places, and what is told of them."""
        places: Mark = {"x": self.tenths("x"), "y": self.tenths("y", self.down)}
        return {"type": "scatter", "mode": mode, **places, "cliponaxis": False, **self.hovering()}

    def hovering(self) -> Mark:
        hover = self.each("hover")
        if not any(hover):
            return {"hoverinfo": "skip"}
        return {"hoverinfo": "text", "hovertext": [escaped(part, quote=False) for part in hover]}


def _bars(parts: _Parts) -> Mark:
    """A hatch stands on a clear ground; other patterns are laid over the fill."""
    shapes, colors = parts.each("pattern"), parts.each("color")
    pattern: Mark = {"shape": shapes, "fillmode": "replace", "fgcolor": colors, "size": 6, "solidity": 0.35}
    if set(shapes) - {"", "/"}:
        pattern |= {"fillmode": "overlay", "fgcolor": theme.WHITE, "fgopacity": 0.3, "solidity": 0.25}
    line = {"color": parts.each("line"), "width": parts.shared("line_width")}
    return {
        "type": "bar",
        "orientation": "h",
        "x": parts.tenths("width"),
        "y": parts.tenths("y", parts.down),
        "base": parts.tenths("x"),
        "width": parts.tenths("height"),
        "marker": {"color": colors, "line": line, "pattern": pattern},
        **parts.hovering(),
    }


def _strokes(parts: _Parts) -> Mark:
    """Open lines, one after the other."""
    places = [place for path in parts.each("path") for place in (*path, None)]
    return {
        "type": "scatter",
        "mode": "lines",
        "x": [place and round(place[0], 1) for place in places],
        "y": [place and round(parts.down * place[1], 1) for place in places],
        "line": {name: getattr(parts.drawn[0], name) for name in ("color", "width", "dash")},
        "hoverinfo": "skip",
        "cliponaxis": False,
    }


def _points(parts: _Parts) -> Mark:
    look = {name: parts.shared(name) for name in ("symbol", "color", "size")}
    line = {"color": parts.each("line"), "width": parts.shared("line_width")}
    return parts.scatter("markers") | {"marker": look | {"line": line}}


def _texts(parts: _Parts) -> Mark:
    weights = {"bold" if bold else "normal" for bold in parts.each("bold")}
    weight = weights.pop() if len(weights) == 1 else ["bold" if bold else "normal" for bold in parts.each("bold")]
    return parts.scatter("text") | {
        "text": [escaped(text, quote=False) for text in parts.each("text")],
        "textposition": [f"middle {side}" for side in parts.each("at")],
        "textfont": {"size": parts.shared("size"), "color": parts.each("color"), "weight": weight},
    }


_KINDS: Final[Mapping[type[Drawn], Callable[[_Parts], Mark]]] = {
    Box: _bars, Line: _strokes, Dot: _points, Word: _texts,
}  # fmt: skip
