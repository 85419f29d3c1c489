"""Charts: pure functions from a position to a plotly figure, and one live figure that keeps in step with a game.

    from widgets.charts import chart, live

    live(lesson)                            # the lesson's own chart, following its board
    live(session, "sets", seat=0)           # any chart by name, following a session, table, player or lesson
    chart("sets")(session.state)            # a picture of one position

Every game has a package ``widgets.<game>.charts`` with a function per chart and ``CHARTS``, all of them by name. Charts
need neither numpy nor pandas.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from rulesim.extras import needed
from rulesim.game import checked_name
from widgets.games import drawn_game

if TYPE_CHECKING:
    from widgets.charts.figure import Chart, Drawing, Numbers
    from widgets.charts.live_figure import LiveFigure, live

_HOMES: Final = {
    "Chart": "widgets.charts.figure",
    "LiveFigure": "widgets.charts.live_figure",
    "Numbers": "widgets.charts.figure",
    "live": "widgets.charts.live_figure",
}
"""Where each name lives; loaded when first used, for only a live figure needs anywidget."""

__all__ = ["Chart", "LiveFigure", "Numbers", "chart", "charts", "live"]


def charts(game: str = "armorica") -> tuple[str, ...]:
    """The names of a game's charts. Raises BadInput for an unknown game."""
    return tuple(drawn_game(game).charts())


def chart(name: str, game: str = "armorica") -> Drawing[...]:
    """The function that draws a chart, such as ``chart("sets")``. Raises BadInput for a name that is none."""
    known = drawn_game(game).charts()
    checked_name("chart", name, known)
    return known[name]


def of_secrets(game: str = "armorica") -> frozenset[str]:
    """The names of the charts that show what only their seat may know."""
    return drawn_game(game).charts().of_secrets


def fitting(name: str, phase: str, game: str = "armorica") -> str:
    """The chart that a lesson shows in a phase, where it asks for this one."""
    return drawn_game(game).charts().instead.get((name, phase), name)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'widgets.charts' has no attribute {name!r}")
    needed("plotly", "lab", "Charts")
    return getattr(import_module(_HOMES[name]), name)
