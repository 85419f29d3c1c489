"""Charts of Provincia Romana: one function per idea, from a position to a figure. No rule is told here; the engine is
asked. Their arguments are those of :class:`~widgets.charts.chart_query.OfPosition`; nothing is drawn that the seat may
not know.
"""

from __future__ import annotations

from widgets import games
from widgets.charts.figure import Charts
from widgets.provincia.charts.combat import combat
from widgets.provincia.charts.decay import decay
from widgets.provincia.charts.ladder import ladder
from widgets.provincia.charts.race import race
from widgets.provincia.charts.storage import bank, storage

CHARTS = Charts(
    combat, ladder, decay, storage, race, bank,
    of_secrets=("combat", "ladder", "storage"),
    instead={("ladder", "combat"): "combat"},
)  # fmt: skip
"""Every chart of a position by its name."""
games.CHARTS.add("provincia", CHARTS)
