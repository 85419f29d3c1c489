"""Beside the board of Armorica: the buttons for moves without a piece, the score by rule, what happened last."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final

from rulesim import CHANCE, rulebook
from rulesim.armorica import Pass
from rulesim.armorica.piles import ROW_NAMES
from rulesim.game import ScoreSheet
from widgets.armorica.scene.view import View
from widgets.scenes import Button, Line, Panel
from widgets.scenes.layout import log_panel, seats_line, seats_panel

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
    """Every seat's score by rule."""
    sheets = view.scores
    lines = [
        seats_line(view.line_title(line.rule, line.facts), (sheet.lines[i].points for sheet in sheets))
        for i, line in enumerate(sheets[0].lines)
    ]
    lines.append(seats_line(view.say("score_total"), (sheet.total for sheet in sheets), "total"))
    if view.state.is_over:
        lines.extend(ties(view, sheets))
        lines.append(seats_line(view.say("score_place"), (sheet.rank for sheet in sheets)))
    panel = seats_panel(view, "scores", lines)
    whole = len(sheets[0].lines) == len(view.state.scores()[0].lines)
    return panel if whole else replace(panel, title=view.say("scores_some"))


def ties(view: View, sheets: Sequence[ScoreSheet]) -> Iterator[Line]:
    """What decided among equal totals, and its number for those it ranked."""
    for rule in sorted({sheet.decided_by for sheet in sheets if sheet.decided_by}):
        values = (s.tiebreaks[0] if s.decided_by == rule and s.tiebreaks else "" for s in sheets)
        yield Line(text=rulebook.rule(rule, view.lang).title, values=tuple(map(str, values)))


def log_panel_of(view: View) -> Panel:
    """What the players did last."""
    moves = [entry for entry in view.log if entry.seat != CHANCE][-LOG_LINES:]
    return log_panel(view, [*map(view.move_line, moves)])
