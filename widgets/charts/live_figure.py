"""The live figure: a chart that is redrawn whenever the game moves on or another move is looked at.

It brings plotly's program with it, 5 MB each time one is made, so a notebook has one. It is made once and changed in
place; a further call of :func:`live` makes the same figure follow something else, and says so.

The page gets whole charts (the trait ``figure``) and draws what differs. (Plotly's own figure widget sends each change
as several messages to keep in step by, and a page that mixed them up stayed behind for good.)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import plotly
import traitlets

from rulesim.outside import escaped
from widgets import charts
from widgets.charts import theme
from widgets.charts.figure import Numbers, Sketch, sketch
from widgets.front_end import joined
from widgets.jupyter import Drawn
from widgets.session_source import Source, Stop
from widgets.words import say

_PROGRAM: Final = Path(plotly.__file__).parent / "package_data" / "plotly.min.js"
"""What draws charts on a page, as plotly's package brings it."""
_BLANK: Final = Sketch([], {}, Numbers(""))


class LiveFigure(Drawn):
    """A chart that follows a game. Made by :func:`live`; there is one per notebook.

    ``figure``: the chart as plotly's plain data (``data``, ``layout``, ``config``). ``numbers``: the plotted numbers in
    words. ``notice``: what there is to say about this figure. ``error``: what went wrong in the last change, shown in
    the figure too; the figure goes on.
    """

    current: ClassVar[LiveFigure | None] = None
    """The one figure, once there is one."""

    _esm = joined("charts/live_figure.js")
    _css = theme.STYLE
    program = traitlets.Unicode().tag(sync=True, once=True)
    figure = traitlets.Dict().tag(sync=True)
    error = traitlets.Unicode("").tag(sync=True)

    def __init__(self) -> None:
        self._shown = _BLANK
        self._stops: list[Stop] = []
        self._source: Source | None = None
        self._asked: tuple[Any, ...] = ()
        self._chart, self._how, self._notice = "", dict[str, Any](), ""
        self._key: object = None
        super().__init__()

    @traitlets.default("program")
    def _plotly(self) -> str:
        return _PROGRAM.read_text(encoding="utf-8")

    # --- following ----------------------------------------------------------------------------------------------------

    def follow(self, source: Any, chart: str | None = None, **how: Any) -> None:
        """Follow another game, or show another chart. Raises BadInput, and goes on as before, if that cannot be."""
        found = Source(source)
        name = _own_chart(found) if chart is None else chart
        charts.chart(name, found.session.game)
        with found.session.lock:
            first = _drawn(found, name, how)
            self._leave()
            self._source, self._chart, self._how = found, name, how
            self._stops = found.watch(self._changed, self._moved)
            self._key, self.error = self._state_key(), ""
            self._show(first)

    @property
    def following(self) -> tuple[Any, str]:
        """What is followed, and the name of the chart."""
        return (self._source.given if self._source else None), self._chart

    def asked_from(self, cell: str) -> None:
        """Note which cell asked, and what to tell it: nothing, unless another one did before for something else."""
        before, self._asked = self._asked, (cell, *self.following)
        self._notice = ""
        if before and not (cell and cell == before[0]) and before[1:] != self._asked[1:]:
            lang = self._source.lang if self._source else "en"
            names = [say(f"chart_name_{name}", lang) for name in (before[2], self._chart)]
            self._notice = say("chart_retargeted", lang, before=names[0], now=names[1])

    def _leave(self) -> None:
        for stop in self._stops:
            stop()
        self._stops = []

    def _moved(self, _: object) -> None:
        """A player sat down at another game."""
        if self._source is not None:
            self._leave()
            self._stops = self._source.watch(self._changed, self._moved)
            self._changed()

    def _changed(self, *_: object) -> None:
        """Draw again. Called from callbacks, whose exceptions nobody would show; so the figure does."""
        source = self._source
        if source is None or self.comm is None:
            self._leave()
            return
        with source.session.lock:
            if self._key == self._state_key():
                return
            self._key = self._state_key()
            try:
                self._show(_drawn(source, self._chart, self._how))
                self.error = ""
            except Exception as error:
                self.error = say("chart_fault", source.lang, fault=f"{type(error).__name__}: {error}")
                self._show(sketch([], Numbers(self.error), x=(0, 1), y=(0, 1), height=330))

    def _state_key(self) -> object:
        """What the picture depends on: two changes in one step are drawn once."""
        source = self._source
        if source is None:
            return None
        hovered = getattr(source.board, "hovered", None)
        return id(source.session), source.session.revision, hovered, source.covered

    # --- drawing ------------------------------------------------------------------------------------------------------

    def _show(self, new: Sketch) -> None:
        self._shown = new
        self.figure = {"data": new.data, "layout": new.layout, "config": dict(theme.CONFIG)}

    # --- words --------------------------------------------------------------------------------------------------------

    @property
    def numbers(self) -> Numbers:
        """The plotted numbers in words."""
        return self._shown.numbers

    @property
    def notice(self) -> str:
        """What there is to say about this figure: that it left another game, for instance."""
        return self._notice

    def to_text(self) -> str:
        """The plotted numbers as plain text."""
        return "\n".join(filter(None, [self.numbers.text(), self._notice]))

    def __repr__(self) -> str:
        return self.to_text()

    __str__ = __repr__

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = self._shown.chart().bundle()
        told = f"<p>{escaped(self._notice)}</p>" if self._notice else ""
        view = {"version_major": 2, "version_minor": 0, "model_id": self.model_id}
        words = {"text/plain": self.to_text(), "text/html": self.numbers.html() + told}
        return {**bundle, **words, "application/vnd.jupyter.widget-view+json": view}

    def close(self) -> None:
        """Take the figure off the page and stop following."""
        self._leave()
        super().close()


def _own_chart(source: Source) -> str:
    """The chart that a lesson asks for, else the first of the game."""
    return getattr(getattr(source.given, "plan", None), "chart", "") or charts.charts(source.session.game)[0]


def _drawn(source: Source, name: str, how: Mapping[str, Any]) -> Sketch:
    """The chart of what is followed, as it stands."""
    session = source.session
    draw = charts.chart(name, session.game).sketch
    plain: dict[str, Any] = {"lang": source.lang, "names": session.names, **how}
    if name in charts.of_session(session.game):
        return draw(session, **plain)
    if source.covered and name in charts.of_secrets(session.game):
        return sketch([], Numbers(say("chart_covered", source.lang)), x=(0, 1), y=(0, 1), height=130)
    hovered = getattr(source.board, "hovered", None)
    return draw(session.state, **({"seat": source.seat, "candidate": hovered} | plain))


def live(source: Any, chart: str | None = None, **how: Any) -> LiveFigure:
    """The notebook's one live figure, made to follow ``source``: a session, table, lesson or player (or a position).

    ``chart``: its name (default: what the lesson asks for, else the game's first); ``how`` are arguments of the chart:
    ``seat``, ``row`` ... The move that is looked at on the table is drawn as the candidate. Asked for again, from
    another cell, the same figure follows the new source, wherever it is shown, and its ``notice`` says so: a second one
    would load plotly's 5 MB again. For pictures that stand still use :func:`widgets.charts.chart`. Raises BadInput.
    """
    figure, cell = LiveFigure.current, _cell()
    if figure is None or figure.comm is None:
        figure = LiveFigure()
    figure.follow(source, chart, **how)
    figure.asked_from(cell)
    LiveFigure.current = figure
    return figure


def _cell() -> str:
    """The id of the notebook cell that is running, "" where that cannot be told."""
    try:
        from IPython.core.getipython import get_ipython

        shell: Any = get_ipython()
        return str(shell.get_parent().get("metadata", {}).get("cellId", ""))
    except (ImportError, AttributeError):
        return ""
