"""The infrastructure shortage as a waterfall: symbols and empty spaces add up, aqueduct and reward take off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from rulesim.discordia.aqueduct import shortage as due
from rulesim.discordia.aqueduct import shortage_parts
from rulesim.discordia.state import State
from widgets.charts import theme
from widgets.charts.canvas import ROOM, Axis, Drawn, Line, Word, is_hatched, page
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.discordia.charts.query import SPACES, ChartQuery, lying, of_position, year_ends_left
from widgets.numbers import number_text, signed

_SYMBOLS: Final = ("city", "expedition", "development", "decree")
_ALWAYS: Final = ("city", "expedition", "decree", "aqueduct")
"""Parts that are shown also when they are nothing."""
_Key = tuple[int, int, int, str]
_ROW, _RIGHT = 36, ROOM - 76
"""The step from row to row, each with its words above it; where the numbers at the right begin."""


class Part(NamedTuple):
    """One step of the waterfall: what it is, the figures it adds now, and after the candidate."""

    label: str
    color: str
    now: int
    then: int


@of_position
def shortage(question: ChartQuery) -> Sketch:
    """What the infrastructure shortage of a seat consists of, part by part, now and after the candidate."""
    parts = parts_of(question, few=True)
    ends = [0, *accumulate(part.now for part in parts), *accumulate(part.then for part in parts)]
    axis, below = Axis.over(min(0, *ends), max(8, *ends), right=_RIGHT), _ROW * (len(parts) - 0.28)
    zero = Line([(axis.zero, 0), (axis.zero, below + 1.55 * _ROW)], theme.FAINT)
    layers = [[zero, *_steps(parts, axis)], [*_result(question, parts, below + 1.2 * _ROW, axis)]]
    numbers = _numbers(question, parts_of(question))
    now = sum(part.now for part in parts)
    facts = {"way": "back" if now < 0 else "drawn", "ends": year_ends_left(question.state, question.seat)}
    head = question.head("shortage", is_hatched(layers), due=number_text(now), **facts)
    return page(layers, numbers, _ROW * (len(parts) + 1.4), head, low=True)


def parts_of(question: ChartQuery, *, few: bool = False) -> list[Part]:
    """The parts of the shortage in the order of the picture; they add up to it, now and then. ``few``: in short."""
    now, then = (_amounts(state, question, few=few) for state in (question.state, question.shown))
    found = [
        Part(label, color, now.get(key, ("", "", 0))[2], then.get(key, ("", "", 0))[2])
        for key, (label, color, _) in sorted((then | now).items())
    ]
    kept = {question.term(f"part_{name}") for name in _ALWAYS} | {question.say("spaces_all")}
    return [part for part in found if part.now or part.then or part.label in kept]


def _amounts(state: State, question: ChartQuery, *, few: bool) -> dict[_Key, tuple[str, str, int]]:
    """Every part by a key that sorts: its label, its colour, its figures. ``few``: all symbols are one part."""
    parts = shortage_parts(state, question.seat)
    found: dict[_Key, tuple[str, str, int]] = {}
    if few:
        seen = sum(parts[name] for name in _SYMBOLS)
        found[0, 0, 0, ""] = question.say("symbols_all"), theme.SETS, seen
        found[1, 0, 0, ""] = question.say("spaces_all"), SPACES, parts["spaces"]
    else:
        for order, name in enumerate(_SYMBOLS):
            found[0, order, 0, ""] = question.term(f"part_{name}"), theme.SETS, parts[name]
        for on in lying(state.cities[question.seat]):
            label = question.say("spaces_of", tile=question.tile(on.laid.tile))
            found[1, on.place, on.index, on.laid.tile.id] = label, SPACES, on.laid.empty
    for order, name in enumerate(("aqueduct", "reward")):
        found[2, order, 0, ""] = question.term(f"part_{name}"), theme.GOOD, parts[name]
    return found


def _steps(parts: Sequence[Part], axis: Axis) -> Iterator[Drawn]:
    """The steps of now, each from where the one before it ends; thinner and hatched those after a candidate."""
    changed = any(part.now != part.then for part in parts)
    rows = [_ROW * (n + 0.72) for n in range(len(parts))]
    up, now, then = 0.13 * _ROW if changed else 0, 0, 0
    for part, y in zip(parts, rows, strict=True):
        yield axis.bar(now, part.now, y - up, 0.36 * _ROW, part.color, hover=f"{part.label}: {abs(part.now)}")
        if changed:
            hover = f"{part.label}: {abs(part.then)}"
            yield axis.bar(then, part.then, y + 0.25 * _ROW, 0.16 * _ROW, part.color, "/", hover)
        now, then = now + part.now, then + part.then
        yield Word(0, y - 0.5 * _ROW, part.label, size=theme.SMALL)
        told = signed(part.now) + (f"→{signed(part.then)}" if part.now != part.then else "")
        yield Word(_RIGHT + 6, y, told, bold=part.now != part.then)
    for end, (y, below) in zip(accumulate(part.now for part in parts), pairwise(rows), strict=False):
        yield Line([(axis.x(end), y - up), (axis.x(end), below - up)], width=1, dash="dot")


def _result(question: ChartQuery, parts: Sequence[Part], y: float, axis: Axis) -> Iterator[Drawn]:
    """What is left in the end: figures to draw, or to throw back."""
    now, then = sum(part.now for part in parts), sum(part.then for part in parts)
    yield axis.bar(0, now, y - (0.13 * _ROW if now != then else 0), 0.36 * _ROW, _ink(now))
    if now != then:
        yield axis.bar(0, then, y + 0.25 * _ROW, 0.16 * _ROW, _ink(then), "/")
    yield Word(0, y - 0.5 * _ROW, _worded(question, "sum", then), size=theme.SMALL, bold=True)
    yield Word(_RIGHT + 6, y, question.step(now, then), bold=True)


def _ink(amount: int) -> str:
    return theme.BAD if amount > 0 else theme.GOOD


def _worded(question: ChartQuery, message: str, amount: int, **facts: str | int) -> str:
    """A message about a shortage, in its form for one below zero."""
    return question.say(f"shortage_{message}{'.negative' if amount < 0 else ''}", **facts)


def _numbers(question: ChartQuery, parts: Sequence[Part]) -> Numbers:
    seat, need, after = question.seat, due(question.state, question.seat), due(question.shown, question.seat)
    title = _worded(question, "title", need, who=question.who(seat), due=need, more=-need)
    note = "shortage_note_negative" if need < 0 else "shortage_note"
    subtitle = question.why_not or question.say(note, count=year_ends_left(question.state, seat))
    if question.moves:
        message = "shortage_same" if after == need else "shortage_would"
        subtitle = question.say(message, do=question.do, before=number_text(need), after=number_text(after))
    heads = question.heads("part figures then" if question.moves else "part figures")
    rows: list[tuple[Cell, ...]] = [(part.label, part.now, part.then) for part in parts]
    rows.append((_worded(question, "sum", need), sum(part.now for part in parts), sum(part.then for part in parts)))
    return Numbers(title, subtitle, heads, [row[: len(heads)] for row in rows])
