"""How things are put together on a board, of any game: headings over pieces, panels of numbers, steps that are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from widgets.numbers import number_text
from widgets.scenes import Act, Bracket, Line, Panel, Piece, Tally
from widgets.scenes.view import View

_T = TypeVar("_T")

Group = tuple[Iterable[Piece], str, str]
"""Pieces, the heading over them, the rulebook's word for it."""


def grouped(groups: Iterable[Group]) -> dict[str, Any]:
    """The fields of a zone whose pieces stand in groups; each that has pieces stands below its heading."""
    pieces: list[Piece] = []
    brackets: list[Bracket] = []
    for group, label, term in groups:
        start = len(pieces)
        pieces += group
        if len(pieces) > start:
            brackets.append(Bracket(start=start, end=len(pieces) - 1, label=label, term=term))
    return {"pieces": tuple(pieces), "grouped": True, "brackets": tuple(brackets)}


def unnamed(pieces: Iterable[Piece]) -> dict[str, Any]:
    """The fields of a zone whose pieces are one group without a heading."""
    return grouped([(pieces, "", "")])


def numbered(things: Iterable[tuple[str, _T]]) -> Iterator[tuple[str, _T]]:
    """Things that may be alike, by an id each: the first of its name is ``name-1``."""
    counts: Counter[str] = Counter()
    for name, thing in things:
        counts[name] += 1
        yield f"{name}-{counts[name]}", thing


def most_of(have: Sequence[int], count: int) -> list[int]:
    """So many things, one after the other of what there is most then; more than there are of the first kind."""
    left, taken = [*have], [0] * len(have)
    for _ in range(count):
        kind = max(range(len(left)), key=left.__getitem__)
        left[kind] -= 1
        taken[kind] += 1
    return taken


def marks(**states: bool) -> tuple[str, ...]:
    """The state words that hold."""
    return tuple(name for name, holds in states.items() if holds)


def act(
    view: View[Any], name: str, lines: Iterable[Tally], rule: str, told: Mapping[str, Any] | str, **more: Any
) -> Act:
    """A step, its title the words ``act_<name>``; ``told``: its outcome, or what ``act_<name>_outcome`` is told."""
    outcome = told if isinstance(told, str) else view.say(f"act_{name}_outcome", **told)
    more.setdefault("ply", more["after"][0] if more.get("after") else 0)
    return Act(title=view.say(f"act_{name}"), lines=tuple(lines), rule=rule, outcome=outcome, **more)


Row = tuple[str, Iterable[int], str]
"""A message of the table's words, a number for each seat, the mark of the line."""


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
    told = tuple(Line(text=line) for line in lines)
    return Panel(id="log", title=view.say("log"), lines=told or (Line(text=view.say("log_empty"), mark="none"),))
