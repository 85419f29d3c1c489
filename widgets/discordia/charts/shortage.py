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
from widgets.discordia.charts.palette import SPACES
from widgets.discordia.charts.query import ChartQuery, lying, of_position, year_ends_left
from widgets.numbers import number_text, signed

_SYMBOLS: Final = ("city", "expedition", "development", "decree")
_ALWAYS: Final = ("city", "expedition", "decree", "aqueduct")
"""Parts that are shown also when they are nothing."""
_Key = tuple[int, int, int, str]
_ROW, _RIGHT = 36, theme.PAPER.room - 76
"""The step from row to row, each with its words above it; where the numbers at the right begin."""


class Part(NamedTuple):
    """One step of the waterfall: what it is, the figures it adds now, and after the candidate."""

    label: str
    color: str
    now: int
    then: int


@dataclass(frozen=True, slots=True)
class _Axis:
    """Where nothing is, and how long a figure is, in pixels."""

    zero: float
    unit: float

    @classmethod
    def over(cls, low: int, high: int) -> _Axis:
        """The axis from ``low`` to ``high``."""
        unit = _RIGHT / (high - low)
        return cls(-low * unit, unit)

    def box(self, end: int, amount: int, y: float, color: str, *, then: bool = False, hover: str = "") -> Box:
        """A bar of ``amount`` up to ``end``; what a candidate makes of it is thinner, lower and hatched."""
        left = self.zero + self.unit * min(end, end - amount)
        high = _ROW * (0.195 if then else 0.36)
        return Box(left, y, self.unit * abs(amount), high, color, color, pattern="/" if then else "", hover=hover)


@of_position
def shortage(question: ChartQuery) -> Sketch:
    """What the infrastructure shortage of a seat consists of, part by part, now and after the candidate."""
    parts = parts_of(question, few=True)
    ends = [end for which in ("now", "then") for end in accumulate((getattr(p, which) for p in parts), initial=0)]
    axis = _Axis.over(min(0, *ends), max(8, *ends))
    y = [_ROW * (n + 0.72) for n in range(len(parts))]
    marks = [
        lines([[(axis.zero, 0), (axis.zero, y[-1] + 1.55 * _ROW)]], color=theme.FAINT, width=1.5),
        *_steps(parts, y, axis),
        *_result(question, parts, y[-1] + 1.2 * _ROW, axis),
        words(_label(at, part.label) for part, at in zip(parts, y, strict=True)),
        words(_beside(parts, y)),
    ]
    head, numbers = question.head("shortage", due=number_text(sum(part.now for part in parts))), parts_of(question)
    return page(marks, _numbers(question, numbers), _ROW * (len(parts) + 1.4), head, low=True)


def _label(y: float, text: str, *, bold: bool = False) -> Word:
    """The words of a row, above its bar."""
    return Word(0, y - 0.46 * _ROW, text, size=theme.PAPER.small, bold=bold)


def _number(y: float, text: str, *, bold: bool = False) -> Word:
    """The number of a row, right of it."""
    return Word(_RIGHT + 6, y, text, size=theme.PAPER.body, bold=bold)


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
    up, down = (0.13 * _ROW, 0.28 * _ROW) if changed else (0.0, 0.0)
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
    drawn = [axis.box(now, now, y - (0.13 * _ROW if now != then else 0), _ink(now))]
    if now != then:
        drawn.append(axis.box(then, then, y + 0.3 * _ROW, _ink(then), then=True))
    told = number_text(now) if now == then else question.say("change", before=number_text(now), after=number_text(then))
    label = _label(y, _sum_label(question, then), bold=True)
    return [boxes(box for box in drawn if box.width), words([label, _number(y, told, bold=True)])]


def _ink(amount: int) -> str:
    return theme.BAD if amount > 0 else theme.GOOD


def _beside(parts: Sequence[Part], y: Sequence[float]) -> list[Word]:
    """Right of each step its figures; bold where the candidate changes them."""
    told = [signed(one.now) + (f"→{signed(one.then)}" if one.now != one.then else "") for one in parts]
    pairs = zip(parts, told, y, strict=True)
    return [_number(at, text, bold=part.now != part.then) for part, text, at in pairs]


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
