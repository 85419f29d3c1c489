"""Armorica on the table: a position as a scene, what each move would do, and the answer to every attempt.

One place shows the row of the phase, and the other row waits in its head; the onlooker's display lies below, the others
are strips. What is drawn beside the cards (ruler, stairs, food) are overlays of fixed height.
"""

from __future__ import annotations

from typing import Final

from rulesim import Session, rulebook
from rulesim.armorica import Pass
from rulesim.session import LogEntry
from widgets import games
from widgets.armorica.scene.glance import glance
from widgets.armorica.scene.panels import buttons, log_panel_of, score_panel
from widgets.armorica.scene.view import View
from widgets.armorica.scene.zones import order, own_zone, row_zone, strip_zones
from widgets.scenes.builder import Outcome, SceneBuilder
from widgets.scenes.wording import sentence


def outcome(session: Session, entry: LogEntry, view: View) -> Outcome:
    """What happened in a move, why it was allowed, what it changed."""
    happened = view.event_of(entry)
    allowed = [check for check in view.state.checks(entry.action) if check.rule.endswith(("-range", ".range"))]
    lines = [sentence(rulebook.kept(check, view.lang, view.names)) for check in allowed]
    if not isinstance(entry.action, Pass):
        lines += [sentence(line) for line in view.preview(entry.action)]
    rules = [check.rule for check in allowed] or ([happened.rule] if happened else [""])
    return Outcome(title=view.move_line(entry), lines=lines, rule=rules[-1])


SCENES: Final = SceneBuilder(
    view=View,
    status=View.status,
    zones={
        "gaul-row": lambda view: row_zone(view, 0),
        "roman-row": lambda view: row_zone(view, 1),
        "own": own_zone,
        "others": strip_zones,
    },
    order=order,
    panels={"scores": score_panel, "log": log_panel_of},
    tally="scores",
    buttons=buttons,
    outcome=outcome,
    looked_at=glance,
    filmed=True,
    parts=("totals", "ruler", "hops", "stairs", "food", "points", "majorities", "winter", "brackets", "gates"),
    asked=("lanes", "sums"),
)
"""What makes the scenes of Armorica: the rows, the display of who looks on, the others; scores and log."""
games.SCENES.add("armorica", SCENES)
