"""What happened by itself after a move, such as a winter, one section of the rulebook at a time; and who won why."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from rulesim import CHANCE, Event, rulebook
from rulesim.session import LogEntry
from widgets import lessons
from widgets.scenes import Notice
from widgets.scenes.wording import upper

if TYPE_CHECKING:
    from widgets.stage.stage import Stage


def news(stage: Stage, entries: Sequence[LogEntry], *, own: bool = False) -> list[Notice]:
    """What these lines of the log tell, one notice for each section of the rulebook; the first begins with the move.

    ``own``: it was the learner's, which has an answer already: neither it is told nor what chance did in its section.
    """
    view = stage.scenes.view.of(stage.session, stage.lang)
    told = [(entry.seat, event) for entry in entries for event in entry.events if view.is_told(event)]
    if own and told:
        section = _section(told[0][1])
        told = [(seat, event) for seat, event in told[1:] if seat != CHANCE or _section(event) != section]
    sections = groupby((event for _, event in told), key=_section)
    found = [_notice([view.event(event) for event in events]) for _, events in sections]
    return [*found, verdict(stage)] if entries and stage.session.state.is_over else found


def verdict(stage: Stage) -> Notice:
    """Who has won, by how much, and what made the difference."""
    view, state = stage.scenes.view.of(stage.session, stage.lang), stage.session.state
    winners, sheets = state.winners(), sorted(state.scores(), key=lambda sheet: -sheet.total)
    first = next(sheet for sheet in sheets if sheet.seat in winners)
    others = [sheet for sheet in sheets if sheet.seat not in winners]
    second = others[0] if others else first
    leads = [(mine.points - theirs.points, mine) for mine, theirs in zip(first.lines, second.lines, strict=False)]
    _, line = max(leads, key=lambda lead: lead[0], default=(0, None))
    how = "shared" if len(winners) > 1 or not others else "tie" if first.total == second.total else "lead"
    facts = {
        "total": first.total,
        "second": second.total,
        "rule": rulebook.title(first.decided_by, stage.lang) if first.decided_by else "",
        "line": rulebook.line(line, stage.lang) if line else "",
    }
    text = lessons.say(stage.plan.game, "stage_won", stage.lang, how=how, **facts)
    return Notice(tone="done", title=upper(f"{view.winners()}."), text=text)


def _section(event: Event) -> str:
    """The section of the rulebook that tells of an event."""
    return event.rule.split(".")[1]


def _notice(sentences: list[str]) -> Notice:
    return Notice(tone="info", title=sentences[0], text=" ".join(sentences[1:]))
