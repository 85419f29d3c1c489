"""Armorica on the table: a position as a scene, what each move would do, and the answer to every attempt.

One place shows the row of the phase, and the other row waits in its head; the onlooker's display lies below, the others
are strips. What is drawn beside the cards (ruler, stairs, food) are overlays of fixed height.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Final

from rulesim import CHANCE, Session, rulebook
from rulesim.armorica import Pass
from rulesim.armorica.piles import ROW_NAMES
from rulesim.session_tree import LogEntry
from widgets import games
from widgets.armorica.scene.overlays import glance
from widgets.armorica.scene.view import View
from widgets.armorica.scene.zones import order, own_zone, row_zone, strip_zones
from widgets.scenes import Button, Line, Panel
from widgets.scenes.builder import Outcome, SceneBuilder
from widgets.scenes.layout import log_panel, seats_line, seats_panel
from widgets.scenes.wording import sentence

LOG_LINES: Final = 6


def buttons(view: View, shown: Collection[str]) -> Iterator[Button]:
    """To pass, in the head of the row; to keep the rest in winter, in that of the display."""
    row, state = view.phase_row, view.state
    if row is not None and f"{ROW_NAMES[row]}-row" in shown:
        home, cards = f"{ROW_NAMES[row]}-row", state.rows[row]
        yield replace(view.button("pass", view.say("pass")), zone=home)
        for action in view.legal.values():
            if isinstance(action, Pass) and action.position:
                yield view.button(str(action), view.say("pass_other", card=view.card(cards[-action.position])))
    elif state.phase == "winter" and state.options.winter_discard == "at-least" and "own" in shown:
        yield replace(view.button("keep", view.say("keep")), zone=f"display-{view.hero + 1}")


def score_panel(view: View) -> Panel:
    """Every seat's score by rule; what decided among equal totals, with its number for those it ranked."""
    sheets = view.scores
    lines = [
        seats_line(view.line_title(line.rule, line.facts), (sheet.lines[i].points for sheet in sheets))
        for i, line in enumerate(sheets[0].lines)
    ]
    lines.append(seats_line(view.say("score_total"), (sheet.total for sheet in sheets), "total"))
    if view.state.is_over:
        for rule in sorted({sheet.decided_by for sheet in sheets if sheet.decided_by}):
            values = (s.tiebreaks[0] if s.decided_by == rule and s.tiebreaks else "" for s in sheets)
            lines.append(Line(text=rulebook.rule(rule, view.lang).title, values=tuple(map(str, values))))
        lines.append(seats_line(view.say("score_place"), (sheet.rank for sheet in sheets)))
    panel = seats_panel(view, "scores", lines)
    whole = len(sheets[0].lines) == len(view.state.scores()[0].lines)
    return panel if whole else replace(panel, title=view.say("scores_some"))


def log_panel_of(view: View) -> Panel:
    """What the players did last."""
    moves = [entry for entry in view.log if entry.seat != CHANCE][-LOG_LINES:]
    return log_panel(view, [*map(view.move_line, moves)])


def outcome(session: Session, entry: LogEntry, view: View) -> Outcome:
    """What happened in a move, what it changed, and the rule that allowed it."""
    happened = view.event_of(entry)
    allowed = [check.rule for check in view.state.checks(entry.action) if check.rule.endswith(("-range", ".range"))]
    lines = [] if isinstance(entry.action, Pass) else map(sentence, view.preview(entry.action))
    return Outcome(title=view.move_line(entry), lines=lines, rule=[happened.rule if happened else "", *allowed][-1])


SCENES: Final = SceneBuilder(
    view=View,
    when=View.when,
    due=View.to_do,
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
