"""Charts of Armorica: one function per idea, from a position to a figure. No rule is told here; the engine is asked.

Every chart of a position takes the same arguments. ``seat``: whose it is, from 0 (default: who is to act).
``candidate``: an action, or its notation, whose effect the chart shows beside the position; an illegal one has none,
and the chart says why. ``lang`` and ``names`` (the players', seat by seat) are those of the words. Raises BadInput for
a seat that does not play and for a text that is no notation. ``score_story`` looks back and needs a session;
``food_budget`` and ``deck_icons`` are of the deck and need nothing.
"""

from __future__ import annotations

from widgets import games
from widgets.armorica.charts.clocks import clock
from widgets.armorica.charts.deck import deck_icons, food_budget
from widgets.armorica.charts.food import plan, winter, winter_lattice
from widgets.armorica.charts.rows import reach
from widgets.armorica.charts.runs import append_values, erasers, sets
from widgets.armorica.charts.standings import majorities, scores
from widgets.armorica.charts.story import score_story
from widgets.charts.figure import Charts

CHARTS = Charts(
    sets, reach, winter, majorities, scores, score_story, append_values, erasers, winter_lattice, plan, clock,
    of_session=["score_story"],
)  # fmt: skip
"""Every chart of a position or session by its name."""
games.CHARTS.add("armorica", CHARTS)

__all__ = ["CHARTS", "deck_icons", "food_budget"]
