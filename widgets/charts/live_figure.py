"""The live figure: a chart that is redrawn whenever the game moves on or another move is looked at.

A notebook has one. It is made once and changed in place; a further call of :func:`live` makes the same figure follow
something else, and says so.

The page gets whole charts (the trait ``figure``) and draws what differs. (Plotly's own figure widget sends each change
as several messages to keep in step by, and a page that mixed them up stayed behind for good.)
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import traitlets

from rulesim.outside import escaped
from widgets.charts import theme
from widgets.charts.figure import Numbers, Sketch
from widgets.charts.follower import Follower
from widgets.charts.program import program
from widgets.front_end import joined
from widgets.jupyter import Drawn, running_cell
from widgets.session_source import Given
from widgets.words import say, say_of

_BLANK: Final = Sketch([], {}, Numbers(""))


class LiveFigure(Drawn):
    """A chart that follows a game. Made by :func:`live`; there is one per notebook.

    ``figure``: the chart as a page takes it (see :meth:`Sketch.figure`). ``notice``: what there is to say about this
    figure: that it left another game, for instance. ``error``: what went wrong in the last change, shown in the figure
    too; the figure goes on.
    """

    current: ClassVar[LiveFigure | None] = None
    """The one figure, once there is one."""

    _esm = joined("charts/live_figure.js")
    _css = theme.STYLE
    plotly = traitlets.Unicode().tag(sync=True, once=True)
    figure = traitlets.Dict().tag(sync=True)
    error = traitlets.Unicode("").tag(sync=True)

    def __init__(self) -> None:
        self._follower: Follower | None = None
        self._shown, self.notice = _BLANK, ""
        self._asked: tuple[Any, ...] = ()
        super().__init__(plotly=program())

    # --- following ----------------------------------------------------------------------------------------------------

    def follow(self, source: Given, chart: str | None = None, **how: Any) -> None:
        """Follow another game, or show another chart. Raises BadInput, and goes on as before, if that cannot be."""
        found = Follower(source, chart, **how)
        with found.source.session.lock:
            self._leave()
            self._follower = found
            found.start(self._changed)
            self._show(found.sketch)

    def picture(self, sketch: Sketch) -> None:
        """Show a chart that follows nothing, until the next one."""
        self._leave()
        self._follower, self._shown, self.figure = None, sketch, sketch.figure()

    @property
    def following(self) -> tuple[Any, str]:
        """What is followed, and the name of the chart."""
        return (self._follower.source.given, self._follower.chart) if self._follower else (None, "")

    def asked_from(self, cell: str) -> None:
        """Note which cell asked, and what to tell it: nothing, unless another one did before for something else."""
        assert self._follower is not None
        source, before, self.notice = self._follower.source, self._asked, ""
        self._asked = (cell, *self.following, source.session.game)
        if before and not (cell and cell == before[0]) and before[1:] != self._asked[1:]:
            names = [say_of(game, f"chart_name_{name}", source.lang) for *_, name, game in (before, self._asked)]
            self.notice = say("chart_retargeted", source.lang, before=names[0], now=names[1])

    def _leave(self) -> None:
        if self._follower is not None:
            self._follower.stop()

    def _changed(self) -> None:
        if self.comm is None:
            self._leave()
        elif self._follower is not None and self._follower.refresh():
            self._show(self._follower.sketch, self._follower.error)

    def _show(self, sketch: Sketch, error: str = "") -> None:
        self._shown, self.figure, self.error = sketch, sketch.figure(), error

    # --- words --------------------------------------------------------------------------------------------------------

    @property
    def numbers(self) -> Numbers:
        """The plotted numbers in words."""
        return self._shown.numbers

    def to_text(self) -> str:
        """The plotted numbers as plain text."""
        return "\n".join(filter(None, [self.numbers.text(), self.notice]))

    __repr__ = __str__ = to_text

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = self._shown.chart().bundle()
        told = f"<p>{escaped(self.notice)}</p>" if self.notice else ""
        view = {"version_major": 2, "version_minor": 0, "model_id": self.model_id}
        words = {"text/plain": self.to_text(), "text/html": self.numbers.html() + told}
        return {**bundle, **words, "application/vnd.jupyter.widget-view+json": view}

    def close(self) -> None:
        """Take the figure off the page and stop following."""
        self._leave()
        super().close()


def live(source: Given, chart: str | None = None, **how: Any) -> LiveFigure:
    """The notebook's one live figure, made to follow ``source``: a session, table, lesson or player (or a position).

    ``chart``: its name (default: what the lesson asks for, else the game's first); ``how`` are arguments of the chart:
    ``seat``, ``row`` ... The move that is looked at on the table is drawn as the candidate. Asked for again, from
    another cell, the same figure follows the new source, wherever it is shown, and its ``notice`` says so. For pictures
    that stand still use :func:`widgets.charts.chart`. Raises BadInput.
    """
    figure = LiveFigure.current
    if figure is None or figure.comm is None:
        figure = LiveFigure()
    figure.follow(source, chart, **how)
    figure.asked_from(running_cell()[0])
    LiveFigure.current = figure
    return figure
