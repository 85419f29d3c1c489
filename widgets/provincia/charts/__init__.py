"""Charts of Provincia Romana: one function per idea, from a position to a figure. No rule is told here; the engine is
asked.

Every chart takes the same arguments. ``seat``: whose it is, from 0 (default: who is to act); nothing is drawn that this
seat may not know. ``candidate``: an action, or its notation, whose effect the chart shows beside the position; an
illegal one has none, and the chart says why. ``lang`` and ``names`` (the players', seat by seat) are those of the
words. Raises BadInput for a seat that does not play and for a text that is no notation.
"""

from __future__ import annotations

from widgets import games
from widgets.charts.figure import Charts
from widgets.provincia.charts.bank import bank
from widgets.provincia.charts.combat import combat
from widgets.provincia.charts.decay import decay
from widgets.provincia.charts.ladder import ladder
from widgets.provincia.charts.payback import payback
from widgets.provincia.charts.race import race
from widgets.provincia.charts.storage import storage
from widgets.provincia.charts.timing import timing

CHARTS = Charts(
    combat, ladder, payback, decay, storage, race, bank, timing, of_secrets=("combat", "ladder", "payback", "storage")
)
"""Every chart of a position by its name."""
games.CHARTS.add("provincia", CHARTS)
