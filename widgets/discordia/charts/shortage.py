"""The infrastructure shortage as a waterfall: symbols and empty spaces add up, aqueduct and reward take off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from rulesim.discordia.aqueduct import shortage as due
from rulesim.discordia.aqueduct import shortage_parts
from rulesim.discordia.state import State
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, lines, page, words
from widgets.charts.figure import Mark, Numbers, Sketch
from widgets.discordia.charts.canvas import SPACES, lowered
from widgets.discordia.charts.query import ChartQuery, lying, of_position, year_ends_left
from widgets.numbers import number_text, signed

_SYMBOLS: Final = ("city", "expedition", "development", "decree")
_ALWAYS: Final = ("city", "expedition", "decree", "aqueduct")
"""Parts that are shown also when they are nothing."""
_Key = tuple[int, int, int, str]
_ROW: Final = 31
_NARROW: Final = 24
_LOW: Final = 36
"""The step from row to row; where there are more than :data:`_MANY`, the narrow one."""
_MANY, _ROWS, _LEFT, _RIGHT = 13, 6, 222, 590
_TOLD: Final = 76
"""On narrow paper: how much room the numbers at the right need."""


class Part(NamedTuple):
    """One step of the waterfall: what it is, the figures it adds now, and after the candidate."""

    label: str
    color: str
    now: int
    then: int


@dataclass(frozen=True, slots=True)
class _Axis:
    """Where nothing is, how long a figure is, and how far it is from row to row, in pixels."""

    zero: float
    unit: float
    row: float
    left: float
    right: float
    paper: theme.Paper

    @classmethod
    def over(cls, paper: theme.Paper, low: int, high: int, rows: int) -> _Axis:
        """The axis from ``low`` to ``high`` for so many rows; on narrow paper the bars begin at its left edge."""
        row: float = _LOW if paper.narrow else _ROW if rows <= _MANY else _NARROW
        left, right = (0, paper.room - _TOLD) if paper.narrow else (_LEFT, _RIGHT)
        unit = (right - left) / (high - low)
        return cls(left - low * unit, unit, row, left, right, paper)

    @property
    def top(self) -> float:
        """The middle of the first bar: on narrow paper there is a label above it."""
        return 0.72 * self.row if self.paper.narrow else 16

    def label(self, y: float, text: str, *, bold: bool = False) -> Word:
        """The words of a row: left of its bar, or above it."""
        if self.paper.narrow:
            return Word(0, y - 0.46 * self.row, text, size=self.paper.small, bold=bold)
        return Word(self.left - 14, y, text, "left", size=14 if bold else 13, bold=bold)

    def number(self, y: float, text: str, *, bold: bool = False, result: bool = False) -> Word:
        """The number of a row, right of it."""
        size = self.paper.body if self.paper.narrow else 16 if result else 14
        return Word(self.right + (6 if self.paper.narrow else 16), y, text, size=size, bold=bold)

    def box(self, end: int, amount: int, y: float, color: str, *, then: bool = False, hover: str = "") -> Box:
        """A bar of ``amount`` up to ``end``; what a candidate makes of it is thinner, lower and hatched."""
        left = self.zero + self.unit * min(end, end - amount)
        high = self.row * (0.26 if then else 0.48) * (0.75 if self.paper.narrow else 1)
        return Box(left, y, self.unit * abs(amount), high, color, color, pattern="/" if then else "", hover=hover)


@of_position
def shortage(question: ChartQuery) -> Sketch:
    """What the infrastructure shortage of a seat consists of, part by part, now and after the candidate."""
    parts = parts_of(question, few=question.paper.narrow)
    ends = [end for which in ("now", "then") for end in accumulate((getattr(p, which) for p in parts), initial=0)]
    low, high = min(0, *ends), max(8, *ends)
    axis = _Axis.over(question.paper, low, high, len(parts))
    row = axis.row
    y = [axis.top + row * n for n in range(len(parts))]
    marks = [
        lines([[(axis.zero, 0), (axis.zero, y[-1] + 1.55 * row)]], color=theme.FAINT, width=1.5),
        *_steps(parts, y, axis),
        *_result(question, parts, y[-1] + 1.2 * row, axis),
        words(axis.label(at, part.label) for part, at in zip(parts, y, strict=True)),
        words(_beside(parts, y, axis)),
    ]
    head = question.head("shortage", due=number_text(sum(part.now for part in parts)))
    paper, depth = question.paper, 16 + row * (max(_ROWS, len(parts)) + 1.7)
    if paper.narrow:
        depth = row * (len(parts) + 1.4)
        paper = lowered(paper, depth)
    return page(marks, _numbers(question, parts_of(question)), depth, paper=paper, head=head)


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


def _steps(parts: Sequence[Part], y: Sequence[float], axis: _Axis) -> list[Mark]:
    """The steps of now, each from where the one before it ends; below them those after a candidate."""
    changed = any(part.now != part.then for part in parts)
    up, down = (0.13 * axis.row, 0.28 * axis.row) if changed else (0.0, 0.0)
    drawn = _falls(parts, [part.now for part in parts], [at - up for at in y], axis)
    if changed:
        drawn += _falls(parts, [part.then for part in parts], [at + down for at in y], axis, then=True)
    ends = [axis.zero + axis.unit * end for end in accumulate(part.now for part in parts)]
    links = [[(x, at - up), (x, below - up)] for x, (at, below) in zip(ends, pairwise(y), strict=False)]
    return [lines(links, width=1, dash="dot"), boxes(drawn)]


def _falls(
    parts: Sequence[Part], amounts: Sequence[int], y: Sequence[float], axis: _Axis, *, then: bool = False
) -> list[Box]:
    """A bar for each amount."""
    found = zip(parts, amounts, accumulate(amounts), y, strict=True)
    return [
        axis.box(end, amount, at, part.color, then=then, hover=f"{part.label}: {abs(amount)}")
        for part, amount, end, at in found
        if amount
    ]


def _result(question: ChartQuery, parts: Sequence[Part], y: float, axis: _Axis) -> list[Mark]:
    """What is left in the end: figures to draw, or to throw back."""
    now, then = sum(part.now for part in parts), sum(part.then for part in parts)
    drawn = [axis.box(now, now, y - (0.13 * axis.row if now != then else 0), _ink(now))]
    if now != then:
        drawn.append(axis.box(then, then, y + 0.3 * axis.row, _ink(then), then=True))
    told = number_text(now) if now == then else question.say("change", before=number_text(now), after=number_text(then))
    label = axis.label(y, _sum_label(question, then), bold=True)
    result = axis.number(y, told, bold=True, result=True)
    return [boxes(box for box in drawn if box.width), words([label, result])]


def _ink(amount: int) -> str:
    return theme.BAD if amount > 0 else theme.GOOD


def _beside(parts: Sequence[Part], y: Sequence[float], axis: _Axis) -> list[Word]:
    """Right of each step its figures; bold where the candidate changes them."""
    arrow = "→" if axis.paper.narrow else " → "
    told = [
        signed(part.now) if part.now == part.then else f"{signed(part.now)}{arrow}{signed(part.then)}" for part in parts
    ]
    pairs = zip(parts, told, y, strict=True)
    return [axis.number(at, text, bold=part.now != part.then) for part, text, at in pairs]


def _form(message: str, amount: int) -> str:
    """The form of a message for a shortage below zero."""
    return f"{message}.negative" if amount < 0 else message


def _sum_label(question: ChartQuery, amount: int) -> str:
    return question.say(_form("shortage_sum", amount))


def _numbers(question: ChartQuery, parts: Sequence[Part]) -> Numbers:
    seat, need = question.seat, due(question.state, question.seat)
    title = question.say(_form("shortage_title", need), who=question.who(seat), due=need, more=-need)
    note = "shortage_note_negative" if need < 0 else "shortage_note"
    subtitle = question.subtitle(question.say(note, count=year_ends_left(question.state, seat)))
    heads = [question.say("head_part"), question.say("head_figures")]
    rows: list[tuple[str | int, ...]] = [(part.label, part.now) for part in parts]
    rows.append((_sum_label(question, need), sum(part.now for part in parts)))
    if question.moves:
        heads.append(question.say("head_then"))
        last = sum(part.then for part in parts)
        rows = [(*row, n) for row, n in zip(rows, [*(part.then for part in parts), last], strict=True)]
        after = due(question.shown, seat)
        message = "shortage_same" if after == need else "shortage_would"
        subtitle = question.say(message, do=question.do, before=number_text(need), after=number_text(after))
    return Numbers(title, subtitle, tuple(heads), tuple(rows))
