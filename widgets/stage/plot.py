"""The live plot of a stage: the chart of the beat, moved by every move and every look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from widgets import charts
from widgets.charts import theme
from widgets.charts.live_figure import drawn
from widgets.session_source import Source
from widgets.stage.drill import Drill

if TYPE_CHECKING:
    from widgets.stage.stage import Stage


def plot(stage: Stage) -> dict[str, Any]:
    """The figure as plotly's plain data, {} where there is none; before an answer it would tell it."""
    run = stage.run
    if stage.finish is not None or (isinstance(run, Drill) and not run.settled):
        return {}
    name = stage.beat.chart or stage.plan.chart or charts.charts(stage.plan.game)[0]
    sketch = drawn(Source(stage), name, {})
    return {"data": sketch.data, "layout": sketch.layout, "config": dict(theme.CONFIG), "words": sketch.numbers.text()}
