"""Charts of Armorica: one function per idea, from a position to a figure. No rule is told here; the engine is asked.
Their arguments are those of :class:`~widgets.charts.chart_query.OfPosition`.
"""

from __future__ import annotations

from widgets import games
from widgets.armorica.charts.clocks import clock
from widgets.armorica.charts.food import winter, winter_lattice
from widgets.armorica.charts.rows import reach
from widgets.armorica.charts.runs import sets
from widgets.armorica.charts.standings import majorities, scores
from widgets.charts.figure import Charts

CHARTS = Charts(sets, reach, winter, majorities, scores, winter_lattice, clock, instead={("reach", "winter"): "winter"})
"""Every chart of a position by its name; in winter nobody takes a card, so a lesson shows whom the food will do for."""
games.CHARTS.add("armorica", CHARTS)
