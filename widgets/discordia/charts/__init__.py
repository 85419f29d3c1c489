"""Charts of Discordia: one function per idea, from a position to a figure. No rule is told here; the engine is asked.
Their arguments are those of :class:`~widgets.charts.chart_query.OfPosition`.
"""

from __future__ import annotations

from widgets import games
from widgets.charts.figure import Charts
from widgets.discordia.charts.dice import die
from widgets.discordia.charts.figures import fit
from widgets.discordia.charts.germans import raid
from widgets.discordia.charts.seasons import calendar
from widgets.discordia.charts.shortage import shortage

CHARTS = Charts(shortage, raid, die, fit, calendar)
"""Every chart of a position by its name."""
games.CHARTS.add("discordia", CHARTS)
