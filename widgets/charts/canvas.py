"""What charts are drawn of: boxes, lines, dots and words, as data.

A chart of a position lists them on a page whose places are pixels, from the left and from the top down. So chips and
words keep their size whatever the numbers are, and a chart grows by its rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from rulesim.outside import escaped
from widgets.charts import theme
from widgets.charts.figure import Mark, Numbers, Sketch, sketch

ROOM: Final = theme.PAPER.width - 2 * theme.PAPER.margin
"""How wide a page is."""
DEPTH: Final = theme.PAPER.height - theme.PAPER.head - theme.PAPER.margin
"""How deep a page is, without the title."""


class Box(NamedTuple):
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


class Line(NamedTuple):
    """A line through places."""

    path: Sequence[tuple[float, float]]
    color: str = theme.INK
    width: float = 1.5
    dash: str = "solid"


class Dot(NamedTuple):
    """A symbol at a place; its size in pixels."""

    x: float
    y: float
    symbol: str
    color: str
    size: int
    line: str = theme.INK
    line_width: float = 1.5
    hover: str = ""


class Word(NamedTuple):
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


def is_hatched(layers: Iterable[Iterable[Drawn]]) -> bool:
    """Whether anything that is seen is hatched."""
    return any(isinstance(one, Box) and one.width > 0 and one.pattern == "/" for layer in layers for one in layer)


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

    ``down``: 1, where places are values of y, from below. Places are as precise as can be seen, so figures are short.
    """
    seen = [one for one in drawn if (one.text if isinstance(one, Word) else not isinstance(one, Box) or one.width > 0)]
    found: list[Mark] = []
    for kind, draw in _KINDS.items():
        own = (one for one in seen if isinstance(one, kind))
        for _, alike in groupby(own, key=lambda one: one[1:] if isinstance(one, Line) else ()):
            columns = dict(zip(kind._fields, map(list, zip(*alike, strict=True)), strict=True))
            found.append(draw(columns, down))
    return found


def _tenths(values: Iterable[float], sign: int = 1) -> list[float]:
    return [round(sign * value, 1) for value in values]


def _shared(values: list[Any]) -> Any:
    """The values, or the one that they all are."""
    return values[0] if len(set(values)) == 1 else values


def _escaped(texts: Iterable[str]) -> list[str]:
    return [escaped(text, quote=False) for text in texts]


def _bars(box: _Columns, down: int) -> Mark:
    """A hatch stands on a clear ground; other patterns are laid over the fill."""
    pattern = {"shape": box["pattern"], "fillmode": "replace", "fgcolor": box["color"], "size": 6, "solidity": 0.35}
    if set(box["pattern"]) - {"", "/"}:
        pattern |= {"fillmode": "overlay", "fgcolor": theme.WHITE, "fgopacity": 0.3, "solidity": 0.25}
    line = {"color": box["line"], "width": _shared(box["line_width"])}
    places = {"base": _tenths(box["x"]), "x": _tenths(box["width"]), "y": _tenths(box["y"], down)}
    marker = {"color": box["color"], "line": line, "pattern": pattern}
    return {"type": "bar", "orientation": "h", **places, "width": _tenths(box["height"]), "marker": marker} | _told(box)


def _strokes(line: _Columns, down: int) -> Mark:
    """Open lines, one after the other."""
    places = [place for path in line["path"] for place in (*path, None)]
    return {
        "type": "scatter",
        "mode": "lines",
        "x": [place and round(place[0], 1) for place in places],
        "y": [place and round(down * place[1], 1) for place in places],
        "line": {name: line[name][0] for name in ("color", "width", "dash")},
        "hoverinfo": "skip",
        "cliponaxis": False,
    }


def _places(mode: str, dot: _Columns, down: int) -> Mark:
    places = {"x": _tenths(dot["x"]), "y": _tenths(dot["y"], down), "cliponaxis": False}
    return {"type": "scatter", "mode": mode, **places} | _told(dot)


def _points(dot: _Columns, down: int) -> Mark:
    marker = {name: _shared(dot[name]) for name in ("symbol", "color", "size")}
    marker["line"] = {"color": dot["line"], "width": _shared(dot["line_width"])}
    return _places("markers", dot, down) | {"marker": marker}


def _texts(word: _Columns, down: int) -> Mark:
    weight = _shared(["bold" if bold else "normal" for bold in word["bold"]])
    return _places("text", word, down) | {
        "text": _escaped(word["text"]),
        "textposition": [f"middle {side}" for side in word["at"]],
        "textfont": {"size": _shared(word["size"]), "color": word["color"], "weight": weight},
    }


def _told(part: _Columns) -> Mark:
    """What is told of it when it is looked at."""
    if not any(part["hover"]):
        return {"hoverinfo": "skip"}
    return {"hoverinfo": "text", "hovertext": _escaped(part["hover"])}


_Columns = Mapping[str, list[Any]]
"""What is drawn, by its fields."""
_KINDS: Final = {Box: _bars, Line: _strokes, Dot: _points, Word: _texts}
