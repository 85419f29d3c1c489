"""What happened by itself after a move, such as a winter, one section of the rulebook at a time; and who won why.

Where a game has no steps of its own for that (:mod:`widgets.stage.acts`), its board is shown as it was at each section.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from rulesim import CHANCE, Event, Session, State, rulebook
from rulesim.session import LogEntry
from rulesim.steps import StepState
from widgets import lessons
from widgets.scenes import Notice
from widgets.scenes.wording import upper

if TYPE_CHECKING:
    from widgets.scenes.view import View
    from widgets.stage.stage import Stage


class Told(NamedTuple):
    """What is said, and the position that the board shows meanwhile; None: as the game stands."""

    notice: Notice | None
    position: State | None = None


def news(stage: Stage, entries: Sequence[LogEntry], *, answer: str | None = None) -> list[Told]:
    """What these lines of the log tell, one notice for each section of the rulebook; the first begins with the move.

    ``answer``: it was the learner's, who has read this of it: of that, and of what chance did in its section, only the
    position is told. The board keeps to what is told, if there is more than the move, and stands as the game does then.
    """
    view = _view(stage)
    told = [line for entry in entries for line in _lines(stage, entry) if view.is_told(line.event)]
    section = _section(told[0]) if told else ""
    by_chance = [line for line in told[1:] if line.seat == CHANCE and _section(line) == section]
    known = takewhile(lambda line: view.event(line.event) in (answer or ""), told[1:])
    answered = [] if answer is None else [*told[:1], *known, *by_chance]
    groups = [list(lines) for _, lines in groupby(told, key=_section)]
    groups = [left for lines in groups if (left := [line for line in lines if line not in answered])]
    found = [Told(_notice([view.event(line.event) for line in lines]), lines[-1].position) for lines in groups]
    found = [*(Told(None, line.position) for line in answered[-1:]), *found]
    if entries and stage.session.state.is_over:
        return [*found, Told(verdict(stage))]
    return [*found, Told(found[-1].notice)] if len(found) > 1 else [Told(one.notice) for one in found]


@dataclass(frozen=True, slots=True, eq=False)
class _Line:
    """An event, who decided it, and the position just after it if boards keep to what is told."""

    seat: int
    event: Event
    position: State | None


class _Film(list[Event]):
    """A journal that keeps the position after each event; nobody is to decide in it."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self.positions: list[State] = []

    def append(self, event: Event) -> None:
        super().append(event)
        position = self.state.copy()
        position.player = CHANCE
        if isinstance(position, StepState):
            position.todo = ()
        self.positions.append(position)


def _lines(stage: Stage, entry: LogEntry) -> list[_Line]:
    """The events of a line of the log."""
    if not stage.scenes.filmed:
        return [_Line(entry.seat, event, None) for event in entry.events]
    return [
        _Line(entry.seat, event, at) for event, at in zip(entry.events, positions(stage.session, entry), strict=True)
    ]


def positions(session: Session, entry: LogEntry) -> list[State]:
    """The position just after each event of a line of the log; nobody is to decide in it."""
    state = session.history[entry.ply - 1].copy()
    state.journal = film = _Film(state)
    state.play(entry.action)
    return film.positions


def _view(stage: Stage) -> View[Any]:
    """The game as its learner sees it now, with what has been taught."""
    view = stage.scenes.view.of(stage.session, stage.lang, stage.seat)
    view.shown = stage.show
    return view


def verdict(stage: Stage) -> Notice:
    """Who has won, by how much, and what made the difference."""
    view = _view(stage)
    sheets = sorted(view.final_sheets(), key=lambda sheet: sheet.rank)
    first, winners = sheets[0], sum(sheet.rank == 1 for sheet in sheets)
    others = sheets[winners:]
    second = others[0] if others else first
    leads = [(mine.points - theirs.points, mine) for mine, theirs in zip(first.lines, second.lines, strict=False)]
    by, line = max(leads, key=lambda lead: lead[0], default=(0, None))
    how = "shared" if winners > 1 or not others else "tie" if first.total == second.total else "lead"
    facts = {
        "total": first.total,
        "second": second.total,
        "by": by,
        "rule": rulebook.title(first.decided_by, stage.lang) if first.decided_by else "",
        "line": rulebook.line(line, stage.lang) if line else "",
    }
    text = lessons.say(stage.plan.game, "stage_won", stage.lang, how=how, **facts)
    tone = "done" if stage.seat is None or stage.seat in stage.session.state.winners() else "info"
    return Notice(tone=tone, title=upper(f"{view.winners()}."), text=text)


def _section(line: _Line) -> str:
    """The section of the rulebook that tells of an event."""
    return line.event.rule.split(".")[1]


def _notice(sentences: list[str]) -> Notice:
    return Notice(tone="info", title=sentences[0], text=" ".join(sentences[1:]))
