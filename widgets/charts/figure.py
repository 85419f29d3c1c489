"""A chart: a plotly figure that also says its numbers, and the marks that charts are drawn with.

Marks are plain dictionaries of lists, so that a figure is the same JSON wherever it is made. Texts are escaped: a name
can never become markup.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import wraps
from inspect import signature
from textwrap import wrap
from typing import Any, Final, ParamSpec, Protocol, cast

import plotly.graph_objects as go

from rulesim.outside import escaped, harmless
from widgets.charts import theme
from widgets.text import html_table

PLOTLY: Final = "application/vnd.plotly.v1+json"

Mark = dict[str, Any]
"""One plotly trace as plain data."""
Cell = str | int

_P = ParamSpec("_P")

_LETTER: Final = 6.6
"""About how many pixels wide a letter of a subtitle is."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What a chart shows, in words: a title, a line below it, and a table. The first cell names its row."""

    title: str
    subtitle: str = ""
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()

    def text(self) -> str:
        """The table in plain text, columns aligned; the same for the same numbers."""
        grid = [self.columns, *self.rows] if self.rows else []
        widths = [max(len(str(row[i])) for row in grid) for i in range(len(self.columns))] if grid else []
        right = [all(isinstance(row[i], int) for row in self.rows) for i in range(len(self.columns))]
        aligned = [
            [f"{c!s:>{w}}" if r else f"{c!s:<{w}}" for c, w, r in zip(row, widths, right, strict=True)] for row in grid
        ]
        lines = ["  ".join(row).rstrip() for row in aligned]
        told = [self.title, *([self.subtitle] if self.subtitle else []), *(f"  {line}" for line in lines)]
        return harmless("\n".join(told))

    def html(self, pictures: Sequence[str] = ()) -> str:
        """The same as a plain HTML table; every text is escaped. ``pictures``: HTML for each row, behind its name."""
        title = f"<b>{escaped(self.title)}</b>" + (f"<br>{escaped(self.subtitle)}" if self.subtitle else "")
        caption = f'<caption style="text-align:left">{title}</caption>'
        return html_table("rs-numbers", self.columns, self.rows, caption, pictures)


class Chart(go.Figure):
    """A plotly figure with its numbers in words: ``chart.numbers``, ``print(chart)``.

    In a notebook it is shown as a picture; where no picture can be shown, as an HTML table or as text.
    """

    def __init__(
        self, data: Any = None, layout: Any = None, frames: Any = None, *, numbers: Numbers | None = None, **rest: Any
    ) -> None:
        super().__init__(data, layout, frames, **rest)
        self._numbers = numbers or Numbers("")

    @property
    def numbers(self) -> Numbers:
        """The plotted numbers in words."""
        return self._numbers

    def to_text(self) -> str:
        """The plotted numbers as plain text."""
        return self._numbers.text()

    def bundle(self) -> dict[str, Any]:
        """The figure for a notebook: picture, HTML table, text."""
        picture = {**self.to_dict(), "config": dict(theme.CONFIG)}
        return {"text/plain": self.to_text(), "text/html": self._numbers.html(), PLOTLY: picture}

    def _repr_mimebundle_(
        self, include: Any = None, exclude: Any = None, validate: bool = True, **rest: Any
    ) -> dict[str, Any]:
        return self.bundle()

    def _ipython_display_(self) -> None:
        raise NotImplementedError  # IPython then asks for the bundle, which has words beside the picture

    def __repr__(self) -> str:
        return self.to_text()

    __str__ = __repr__


@dataclass(frozen=True, slots=True)
class Sketch:
    """A chart before plotly has looked at it: traces and layout as plain data, and the numbers in words."""

    data: list[Mark]
    layout: dict[str, Any]
    numbers: Numbers

    def figure(self) -> dict[str, Any]:
        """The chart as a page takes it: plotly's plain data, and the numbers in words."""
        return {"data": self.data, "layout": self.layout, "config": dict(theme.CONFIG), "words": self.numbers.text()}

    def chart(self) -> Chart:
        """The plotly figure, checked by plotly."""
        return Chart(self.data, self.layout, numbers=self.numbers)


class Drawing(Protocol[_P]):
    """A chart as a function. ``sketch`` is the same without plotly's checks, as a live figure needs it: quickly."""

    sketch: Callable[_P, Sketch]

    def __call__(self, *args: _P.args, **kwargs: _P.kwargs) -> Chart: ...


def drawing(sketch: Callable[_P, Sketch]) -> Drawing[_P]:
    """Make a chart of a function that sketches it."""

    @wraps(sketch)
    def chart(*args: _P.args, **kwargs: _P.kwargs) -> Chart:
        return sketch(*args, **kwargs).chart()

    made = cast("Any", chart)
    made.sketch, made.__signature__ = sketch, signature(sketch).replace(return_annotation="Chart")
    return cast("Drawing[_P]", made)


class Charts(dict[str, Drawing[...]]):
    """The charts of a game, by their names. ``of_secrets``: of those that show what only their seat may know."""

    def __init__(self, *drawings: Drawing[...], of_secrets: Sequence[str] = ()) -> None:
        super().__init__({drawing.sketch.__name__: drawing for drawing in drawings})
        self.of_secrets = frozenset(of_secrets)


def sketch(
    marks: Sequence[Mark],
    numbers: Numbers,
    *,
    x: tuple[float, float],
    y: tuple[float, float],
    height: int,
    paper: theme.Paper = theme.PAGE,
    head: tuple[str, str] | None = None,
    **layout: Any,
) -> Sketch:
    """A sketch of these marks over fixed ranges of x and y, ``height`` pixels high.

    ``head``: what is written as title and subtitle on narrow paper, a line each, instead of the long ones of
    ``numbers``; without it all of the title is.
    """
    hidden = {"showticklabels": False}
    frame: dict[str, Any] = {
        "template": theme.TEMPLATE,
        "title": _title(numbers, paper),
        "width": paper.width,
        "height": height,
        "xaxis": {**hidden, **layout.pop("xaxis", {}), "range": list(x)},
        "yaxis": {**hidden, **layout.pop("yaxis", {}), "range": list(y)},
    }
    if paper.narrow:
        frame |= _short_head(paper, *(head or (numbers.title, "")))
    return Sketch(list(marks), frame | layout, numbers)


def _title(numbers: Numbers, paper: theme.Paper) -> dict[str, Any]:
    told = wrap(numbers.subtitle, int(paper.width / _LETTER), max_lines=2, placeholder=" …")
    subtitle = "<br>".join(escaped(line, quote=False) for line in told)
    return {"text": escaped(numbers.title, quote=False), "subtitle": {"text": subtitle}}


def _short_head(paper: theme.Paper, title: str, subtitle: str) -> dict[str, Any]:
    """Title and subtitle of narrow paper, whose style sheet brings them closer together."""
    told = wrap(title, int(paper.width / (0.7 * paper.title))) if not subtitle else [title]
    line = {"text": escaped(subtitle, quote=False), "font": {"size": paper.line, "color": theme.MUTED}}
    return {
        "margin": {"l": paper.margin, "r": paper.margin, "t": paper.head, "b": paper.margin},
        "title": {
            "text": "<br>".join(escaped(t, quote=False) for t in told),
            "subtitle": line,
            "font": {"size": paper.title},
            "pad": {"l": 0, "t": 4},
        },
    }


def bars(
    x: Iterable[float],
    y: Iterable[float],
    *,
    color: Sequence[str] | str,
    width: float,
    base: Iterable[float] | None = None,
    line: Sequence[str] | str = theme.INK,
    line_width: Sequence[float] | float = 1,
    pattern: Sequence[str] | str = "",
    pattern_color: Sequence[str] | str = theme.INK,
    hover: Iterable[str] | None = None,
    flat: bool = False,
    **more: Any,
) -> Mark:
    """Bars from ``base`` on, ``y`` high (``flat``: to the right, ``x`` long). A pattern is drawn on a clear ground."""
    marker: dict[str, Any] = {"color": color, "line": {"color": line, "width": line_width}}
    if pattern:
        marker["pattern"] = {
            "shape": pattern, "fillmode": "replace", "fgcolor": pattern_color, "size": 6, "solidity": 0.35,
        }  # fmt: skip
    mark: Mark = {"type": "bar", "x": list(x), "y": list(y), "width": width, "marker": marker}
    if base is not None:
        mark["base"] = list(base)
    if flat:
        mark["orientation"] = "h"
    return mark | _hovering(hover) | more


def texts(
    x: Iterable[float],
    y: Iterable[float],
    text: Iterable[str],
    *,
    color: Sequence[str] | str = theme.INK,
    size: Sequence[int] | int = theme.SIZE,
    weight: Sequence[str] | str = "normal",
    position: Sequence[str] | str = "middle center",
    hover: Iterable[str] | None = None,
) -> Mark:
    """Words at places."""
    return {
        "type": "scatter",
        "mode": "text",
        "x": list(x),
        "y": list(y),
        "text": [escaped(part, quote=False) for part in text],
        "textposition": position,
        "textfont": {"size": size, "color": color, "weight": weight},
        "cliponaxis": False,
    } | _hovering(hover)


def points(
    x: Iterable[float],
    y: Iterable[float],
    *,
    symbol: Sequence[str] | str,
    color: Sequence[str] | str,
    size: Sequence[int] | int = 16,
    line: Sequence[str] | str = theme.INK,
    line_width: float = 1.5,
    hover: Iterable[str] | None = None,
) -> Mark:
    """Symbols at places; sizes in pixels."""
    marker = {"symbol": symbol, "color": color, "size": size, "line": {"color": line, "width": line_width}}
    return {
        "type": "scatter", "mode": "markers", "x": list(x), "y": list(y), "marker": marker, "cliponaxis": False,
    } | _hovering(hover)  # fmt: skip


def strokes(
    paths: Iterable[Iterable[tuple[float, float]]], *, color: str = theme.INK, width: float = 1.5, dash: str = "solid"
) -> Mark:
    """Open lines through points, all in one trace."""
    x: list[float | None] = []
    y: list[float | None] = []
    for path in paths:
        for place in path:
            x.append(place[0])
            y.append(place[1])
        x.append(None)
        y.append(None)
    line = {"color": color, "width": width, "dash": dash}
    return {
        "type": "scatter", "mode": "lines", "x": x, "y": y, "line": line, "hoverinfo": "skip", "cliponaxis": False,
    }  # fmt: skip


def _hovering(hover: Iterable[str] | None) -> Mark:
    if hover is None:
        return {"hoverinfo": "skip"}
    return {"hoverinfo": "text", "hovertext": [escaped(part, quote=False) for part in hover]}
