"""Charts of Discordia: one function per idea, from a position to a figure. No rule is told here; the engine is asked.

Every chart takes the same arguments. ``seat``: whose it is, from 0 (default: who is to act). ``candidate``: an action,
or its notation, whose effect the chart shows beside the position; an illegal one has none, and the chart says why.
``lang`` and ``names`` (the players', seat by seat) are those of the words. Raises BadInput for a seat that does not
play and for a text that is no notation.
"""

from __future__ import annotations

from widgets import games
from widgets.charts.figure import Charts
from widgets.discordia.charts.decree import decrees
from widgets.discordia.charts.dice import die
from widgets.discordia.charts.figures import bag, fit
from widgets.discordia.charts.germans import raid
from widgets.discordia.charts.seasons import calendar
from widgets.discordia.charts.shortage import shortage
from widgets.discordia.charts.supply import forecast

CHARTS = Charts(shortage, raid, die, forecast, fit, bag, calendar, decrees)
"""Every chart of a position by its name."""
games.CHARTS.add("discordia", CHARTS)
