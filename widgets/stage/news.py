"""What happened by itself after a move, such as a winter: told one section of the rulebook at a time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from rulesim import CHANCE, Event
from rulesim.session import LogEntry
from widgets.scenes import Notice

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
    return [_notice([view.event(event) for event in events]) for _, events in sections]


def _section(event: Event) -> str:
    """The section of the rulebook that tells of an event."""
    return event.rule.split(".")[1]


def _notice(sentences: list[str]) -> Notice:
    return Notice(tone="info", title=sentences[0], text=" ".join(sentences[1:]))
