"""A chart: a plotly figure that also says its numbers.

Its marks are plain dictionaries of lists, so that a figure is the same JSON wherever it is made. Texts are escaped: a
name can never become markup.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import update_wrapper
from textwrap import wrap
from typing import Any, Final, Generic, ParamSpec

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
    columns: Sequence[str] = ()
    rows: Sequence[Sequence[Cell]] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "rows", tuple(self.rows))

    def text(self) -> str:
        """The table in plain text, columns aligned; the same for the same numbers."""
        grid = [self.columns, *self.rows] if self.rows else []
        sides = [">" if all(isinstance(row[i], int) for row in self.rows) else "<" for i in range(len(self.columns))]
        forms = [f"{side}{max(len(str(row[i])) for row in grid)}" for i, side in enumerate(sides) if grid]
        lines = ["  ".join(format(str(cell), form) for cell, form in zip(row, forms, strict=True)) for row in grid]
        told = [self.title, *([self.subtitle] if self.subtitle else []), *(f"  {line.rstrip()}" for line in lines)]
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

    numbers = Numbers("")
    """The plotted numbers in words."""

    def __init__(
        self, data: Any = None, layout: Any = None, frames: Any = None, *, numbers: Numbers | None = None, **rest: Any
    ) -> None:
        super().__init__(data, layout, frames, **rest)
        self.numbers = numbers or Numbers("")

    def to_text(self) -> str:
        """The plotted numbers as plain text."""
        return self.numbers.text()

    def bundle(self) -> dict[str, Any]:
        """The figure for a notebook: picture, HTML table, text."""
        picture = {**self.to_dict(), "config": dict(theme.CONFIG)}
        return {"text/plain": self.to_text(), "text/html": self.numbers.html(), PLOTLY: picture}

    def _repr_mimebundle_(
        self, include: Any = None, exclude: Any = None, validate: bool = True, **rest: Any
    ) -> dict[str, Any]:
        return self.bundle()

    def _ipython_display_(self) -> None:
        raise NotImplementedError  # IPython then asks for the bundle, which has words beside the picture

    __repr__ = __str__ = to_text


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


class Drawing(Generic[_P]):
    """A chart as a function. ``sketch`` is the same without plotly's checks, as a live figure needs it: quickly."""

    def __init__(self, sketch: Callable[_P, Sketch]) -> None:
        self.sketch = sketch
        update_wrapper(self, sketch)

    def __call__(self, *args: _P.args, **kwargs: _P.kwargs) -> Chart:
        return self.sketch(*args, **kwargs).chart()


class Charts(dict[str, Drawing[...]]):
    """The charts of a game, by their names. ``of_secrets``: of those that show what only their seat may know.

    ``instead``: (chart, phase) -> the chart that a lesson shows then, for what the first one tells is of no use.
    """

    def __init__(
        self,
        *drawings: Drawing[...],
        of_secrets: Sequence[str] = (),
        instead: Mapping[tuple[str, str], str] | None = None,
    ) -> None:
        super().__init__({drawing.sketch.__name__: drawing for drawing in drawings})
        self.of_secrets, self.instead = frozenset(of_secrets), instead or {}


def sketch(
    marks: Sequence[Mark],
    numbers: Numbers,
    *,
    x: tuple[float, float],
    y: tuple[float, float],
    height: int,
    paper: theme.Paper = theme.PAPER,
    head: tuple[str, str] = ("", ""),
    **axes: Mapping[str, Any],
) -> Sketch:
    """A sketch of these marks over fixed ranges of x and y, ``height`` pixels high.

    ``head``: what is written as title and subtitle on narrow paper, a line each, instead of the long ones of
    ``numbers``; without it all of the title is.
    """
    layout: dict[str, Any] = {
        "template": theme.TEMPLATE,
        "title": _short_head(paper, *head if head[0] else (numbers.title, "")) if paper.narrow else _title(numbers),
        "width": paper.width,
        "height": height,
    }
    for name, ends in (("xaxis", x), ("yaxis", y)):
        layout[name] = {"showticklabels": False, **axes.get(name, {}), "range": list(ends)}
    if paper.narrow:
        layout["margin"] = {"l": paper.margin, "r": paper.margin, "t": paper.head, "b": paper.margin}
    return Sketch(list(marks), layout, numbers)


def _title(numbers: Numbers) -> dict[str, Any]:
    told = wrap(numbers.subtitle, int(theme.WIDTH / _LETTER), max_lines=2, placeholder=" …")
    return {"text": escaped(numbers.title, quote=False), "subtitle": {"text": _lines(told)}}


def _short_head(paper: theme.Paper, title: str, subtitle: str) -> dict[str, Any]:
    """Title and subtitle of narrow paper, whose style sheet brings them closer together."""
    told = [title] if subtitle else wrap(title, int(paper.width / (0.7 * theme.SIZE)))
    return {
        "text": _lines(told),
        "subtitle": {"text": _lines([subtitle]), "font": {"size": theme.SMALL, "color": theme.MUTED}},
        "font": {"size": theme.SIZE},
        "pad": {"l": 0, "t": 4},
    }


def _lines(told: Sequence[str]) -> str:
    return "<br>".join(escaped(line, quote=False) for line in told)
