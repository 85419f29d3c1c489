"""Charts of Armorica: one function per idea, from a position to a figure. No rule is told here; the engine is asked.

Every chart of a position takes the same arguments. ``seat``: whose it is, from 0 (default: who is to act).
``candidate``: an action, or its notation, whose effect the chart shows beside the position; an illegal one has none,
and the chart says why. ``lang`` and ``names`` (the players', seat by seat) are those of the words. Raises BadInput for
a seat that does not play and for a text that is no notation. ``score_story`` looks back and needs a session;
``food_budget`` and ``deck_icons`` are of the deck and need nothing.
"""

from __future__ import annotations

from typing import Final

from widgets.armorica.charts.clocks import clock
from widgets.armorica.charts.deck import deck_icons, food_budget
from widgets.armorica.charts.food import plan, winter, winter_lattice
from widgets.armorica.charts.rows import reach
from widgets.armorica.charts.runs import append_values, erasers, sets
from widgets.armorica.charts.standings import majorities, scores
from widgets.armorica.charts.story import score_story
from widgets.charts.figure import Drawing

CHARTS: Final[dict[str, Drawing[...]]] = {
    "sets": sets,
    "reach": reach,
    "winter": winter,
    "majorities": majorities,
    "scores": scores,
    "score_story": score_story,
    "append_values": append_values,
    "erasers": erasers,
    "winter_lattice": winter_lattice,
    "plan": plan,
    "clock": clock,
}
"""Every chart of a position or session by its name."""

OF_SESSION: Final = frozenset({"score_story"})
"""The charts that look at a whole session, not at one position."""

OF_SECRETS: Final[frozenset[str]] = frozenset()
"""The charts that show what only their seat may know: none."""

__all__ = [
    "CHARTS", "OF_SECRETS", "OF_SESSION", "append_values", "clock", "deck_icons", "erasers", "food_budget",
    "majorities", "plan", "reach", "score_story", "scores", "sets", "winter", "winter_lattice",
]  # fmt: skip
