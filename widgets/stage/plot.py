"""The live plot of a stage: the chart of the beat, moved by every move and every look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from widgets.charts.follower import Follower
from widgets.stage.drill import Drill

if TYPE_CHECKING:
    from widgets.stage.stage import Stage


def plot(stage: Stage) -> dict[str, Any]:
    """The figure as a page takes it, {} where there is none: before the last answer it would tell it."""
    if stage.looking is not None:
        return stage.looking.figure()
    run = stage.run
    secret = isinstance(run, Drill) and not run.done
    if stage.finish is not None or secret or stage.beat.kind == "picture":
        return {}
    return Follower(stage, you=stage.seat).figure()
