"""What keeps a chart in step with a game: for the live figure, and for whatever else has a chart in it.

follower = Follower(stage, "reach", seat=0, you=0)
follower.start(redraw)                  # called whenever there may be something new to draw
if follower.refresh():
    page = follower.figure()            # what FigureView.draw of page/figure.js takes
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from widgets import charts
from widgets.charts import theme
from widgets.charts.figure import Numbers, Sketch, sketch
from widgets.session_source import Given, Source
from widgets.words import say


class Follower:
    """A chart of a game as it stands, with the move that is looked at as the candidate.

    ``source``: a session, table, lesson or player (or a position). ``chart``: its name (default: what the lesson asks
    for, else the game's first); ``how``: arguments of the chart. ``sketch``: the chart as last drawn; ``stop``: to be
    called to follow no more. ``error``: what went wrong in drawing it last, in words; the sketch then says so, too.
    Raises BadInput if it cannot be drawn.
    """

    def __init__(self, source: Given, chart: str | None = None, **how: Any) -> None:
        self.source, self.how, self.error = Source(source), how, ""
        board, game = self.source.board, self.source.session.game
        self._asked = chart is not None
        self.chart = chart if chart is not None else (board.chart if board else "") or charts.charts(game)[0]
        charts.chart(self.chart, game)
        self.stop: Callable[[], object] = lambda: None
        with self.source.session.lock:
            self._key = self._state_key()
            self.sketch = self._drawn()

    def figure(self) -> dict[str, Any]:
        """The sketch as a page takes it: plotly's plain data, and the numbers in words."""
        return self.sketch.figure()

    def refresh(self) -> bool:
        """Draw again, if there is something new: two changes in one step are drawn once. Whether it was drawn."""
        with self.source.session.lock:
            if self._key == self._state_key():
                return False
            self._key = self._state_key()
            try:
                self.sketch, self.error = self._drawn(), ""
            except Exception as error:  # callbacks lead here, whose exceptions nobody would show; so the chart does
                self.error = say("chart_fault", self.source.lang, fault=f"{type(error).__name__}: {error}")
                self.sketch = _told_only(self.error)
            return True

    # --- following ----------------------------------------------------------------------------------------------------

    def start(self, told: Callable[[], object]) -> None:
        """Call ``told`` whenever the game moves on, another move is looked at, or there is another game."""
        self.stop = self.source.watch(lambda *_: told())

    # --- drawing ------------------------------------------------------------------------------------------------------

    def _state_key(self) -> object:
        """What the picture depends on."""
        source, session = self.source, self.source.session
        return id(session), session.revision, id(source.position), source.hovered, source.covered

    def _drawn(self) -> Sketch:
        """The chart of what is followed, as it stands."""
        source, session = self.source, self.source.session
        if source.covered and self.chart in charts.of_secrets(session.game):
            return _told_only(say("chart_covered", source.lang))
        state = source.position  # what is told of later has no candidates
        plain = {"seat": source.seat, "candidate": source.hovered if state is session.state else None}
        how: dict[str, Any] = plain | {"lang": source.lang, "names": session.names} | self.how
        name = self.chart if self._asked else charts.fitting(self.chart, state.phase, session.game)
        return charts.chart(name, session.game).sketch(state, **how)


def _told_only(title: str) -> Sketch:
    """A sketch of nothing but a title."""
    return sketch([], Numbers(title), x=(0, 1), y=(0, 1), height=theme.PANEL[1])
