"""Panels that every game has beside its board: how it stands, and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from widgets.numbers import number_text
from widgets.scenes import Line, Panel
from widgets.scenes.view import View

Row = tuple[str, Iterable[int], str]
"""A message of the table's words, a number for each seat, the mark of the line."""


def status_line(*parts: str) -> str:
    """When it is and who is to do what, as far as there is anything to say."""
    return " · ".join(filter(None, parts))


def standings_panel(view: View[Any], rows: Iterable[Row]) -> Panel:
    """Numbers of all seats side by side, and in the end their places."""
    lines = [seats_line(view.say(name), values, mark) for name, values, mark in rows]
    if view.state.is_over:
        lines.append(seats_line(view.say("standing_place"), (sheet.rank for sheet in view.state.scores())))
    return seats_panel(view, "standings", lines)


def seats_panel(view: View[Any], id: str, lines: Iterable[Line]) -> Panel:
    """A table with a column for each seat; ``id`` is its title's message, too."""
    title = view.say(f"{id}_final" if view.state.is_over else id)
    names = tuple(map(view.who, range(view.state.players)))
    return Panel(id=id, title=title, columns=names, lines=tuple(lines), active=view.hero)


def seats_line(text: str, values: Iterable[int], mark: str = "") -> Line:
    """A line of such a table."""
    return Line(text=text, values=tuple(map(number_text, values)), mark=mark)


def log_panel(view: View[Any], lines: Sequence[str]) -> Panel:
    """What happened last, in so many sentences."""
    told = tuple(Line(text=line) for line in lines or [view.say("log_empty")])
    return Panel(id="log", title=view.say("log"), lines=told)
