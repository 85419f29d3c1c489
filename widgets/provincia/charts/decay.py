"""Decay: morale, defence and military round by round if nothing is done, against what the Gauls may bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from rulesim.provincia import forecast, odds
from rulesim.provincia.forecast import Outlook
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, lines, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch, points
from widgets.numbers import number_text
from widgets.provincia.charts.palette import PLOTS
from widgets.provincia.charts.query import ChartQuery, of_position

_LEFT, _RIGHT = 32, 152
"""Where the first round begins, and the last one ends at most."""
_TOP, _FLOOR = 58, 276
_TRACKS: Final = ("morale", "defence", "military", "strength")
_COLORS: Final = (PLOTS["purple"], PLOTS["blue"], PLOTS["gold"], theme.INK)
_SYMBOLS: Final = ("circle", "square", "diamond", "circle-open")
_APART: Final = 15
"""Names of lines that end nearer to each other stand one below the other."""


@dataclass(frozen=True, slots=True)
class _Axis:
    """Where a round and a value are, in pixels."""

    first: int
    step: float
    low: int
    unit: float

    def x(self, number: int) -> float:
        return _LEFT + self.step * (number - self.first + 0.5)

    def y(self, value: float) -> float:
        return _FLOOR - self.unit * (value - self.low)


@of_position
def decay(question: ChartQuery) -> Sketch:
    """A seat's morale, defence and military in phase 3 of each round to come, if nothing more is built or played.

    Their sum stands against the combat cards that may come: a line for each strength of the Gauls. All of it is after
    the candidate; dotted is the sum before.
    """
    seat = question.seat
    now, then = forecast.outlook(question.state, seat), forecast.outlook(question.shown, seat)
    if not then:
        told = Numbers(question.say("decay_title-over"), question.subtitle(question.say("decay_note-over")))
        over = words([Word(0, 20, question.say("timing_over"), size=question.paper.small)])
        return page([over], told, 150, (question.say("decay_title-over"), ""))
    foes = {number: odds.gauls(question.shown, number) for number in (one.round for one in then if one.combat)}
    axis = _axis(now, then, foes)
    marks = [
        *_grid(then, foes, axis),
        *(mark for number, foe in foes.items() for mark in _gauls(number, foe, axis)),
        *_lines(then, axis),
        *_names(question, then, axis),
        _sums(question, then, axis),
    ]
    if [one.strength for one in now] != [one.strength for one in then]:
        before = [(axis.x(one.round), axis.y(one.strength)) for one in now]
        marks.append(lines([before], width=2, dash="dot"))
    told = _numbers(question, now, then, foes)
    return page(marks, told, _FLOOR + 54, question.head("decay"))


def _axis(now: Sequence[Outlook], then: Sequence[Outlook], foes: Mapping[int, Mapping[int, Fraction]]) -> _Axis:
    values = [value for one in (*now, *then) for value in _values(one)] + [
        value for foe in foes.values() for value in foe
    ]
    low, high = min(-3, *values), max(4, *values)
    first, last = then[0].round, then[-1].round
    return _Axis(first, (_RIGHT - _LEFT) / (last - first + 1), low, (_FLOOR - _TOP) / (high - low))


def _values(one: Outlook) -> tuple[int, int, int, int]:
    return one.morale, one.defence, one.military, one.strength


def _grid(then: Sequence[Outlook], foes: Mapping[int, Mapping[int, Fraction]], axis: _Axis) -> list[Mark]:
    """Where nothing is, and the rounds."""
    zero = axis.y(0)
    end = axis.x(then[-1].round) + axis.step / 2
    told = [Word(axis.x(one.round), _FLOOR + 18, str(one.round), "center", bold=one.round in foes) for one in then]
    told.append(Word(_LEFT - 4, zero, "0", "left", size=12))
    return [lines([[(_LEFT, zero), (end, zero)]], color=theme.FAINT, width=1.5), words(told)]


def _gauls(number: int, foe: Mapping[int, Fraction], axis: _Axis) -> list[Mark]:
    """The range of the Gauls' strength in a combat, and a line with its number for each strength."""
    x, wide = axis.x(number), axis.step * 0.36
    low, high = min(foe), max(foe)
    top, bottom = axis.y(high) - 5, axis.y(low) + 5
    span = Box(x - wide, (top + bottom) / 2, 2 * wide, bottom - top, "rgba(201,64,58,0.14)", theme.BAD, 1)
    paths = [[(x - wide, axis.y(value)), (x + wide, axis.y(value))] for value in foe]
    named = foe if wide > 10 else ()
    told = [Word(x - wide - 2, axis.y(value), str(value), "left", theme.BAD, 11) for value in named]
    return [boxes([span]), lines(paths, color=theme.BAD, width=1, dash="dash"), words(told)]


def _lines(then: Sequence[Outlook], axis: _Axis) -> list[Mark]:
    """A line with its own marks for each track, thick and with numbers for their sum."""
    marks: list[Mark] = []
    for n, color in enumerate(_COLORS):
        path = [(axis.x(one.round), axis.y(_values(one)[n])) for one in then]
        total = n == len(_COLORS) - 1
        marks.append(lines([path], color=color, width=3.5 if total else 2))
        x, y = [at for at, _ in path], [-at for _, at in path]
        marks.append(points(x, y, symbol=_SYMBOLS[n], color=color, size=11 if total else 9, line=color))
    return marks


def _names(question: ChartQuery, then: Sequence[Outlook], axis: _Axis) -> list[Mark]:
    """The names of the lines, right of where they end."""
    last = then[-1]
    ends = sorted((axis.y(value), n) for n, value in enumerate(_values(last)))
    told, before = list[Word](), float("-inf")
    for end, n in ends:
        before = max(end, before + _APART)
        text = question.say("decay_track", what=_name(question, _TRACKS[n]), value=number_text(_values(last)[n]))
        total = n == len(_TRACKS) - 1
        told.append(Word(axis.x(last.round) + axis.step / 2 + 4, before, text, size=12, bold=total))
    return [words(told)]


def _name(question: ChartQuery, track: str) -> str:
    return question.what(track) if track != "strength" else question.say("strength")


def _sums(question: ChartQuery, then: Sequence[Outlook], axis: _Axis) -> Mark:
    """Above each round the sum."""
    told = [Word(_LEFT - 4, 12, question.say("strength"), "left", size=11, bold=True)]
    told += [Word(axis.x(one.round), 12, number_text(one.strength), "center", bold=True) for one in then]
    return words(told)


def _holds(strength: int, foe: Mapping[int, Fraction]) -> Fraction:
    return sum((p for value, p in foe.items() if strength >= value), Fraction())


def _numbers(
    question: ChartQuery, now: Sequence[Outlook], then: Sequence[Outlook], foes: Mapping[int, Mapping[int, Fraction]]
) -> Numbers:
    before = {one.round: one.strength for one in now}
    rows: list[tuple[Cell, ...]] = []
    for one in then:
        foe = foes.get(one.round)
        gauls = f"{min(foe)}–{max(foe)}" if foe and len(foe) > 1 else str(min(foe)) if foe else "–"
        chance = question.percent(_holds(one.strength, foe)) if foe else "–"
        row = question.say("timing_round", round=one.round), one.morale, one.defence, one.military, one.strength
        rows.append((*row, gauls, chance, before.get(one.round, "–")) if question.moves else (*row, gauls, chance))
    heads = [question.say("head_round"), *(_name(question, track) for track in _TRACKS)]
    heads += [question.say("head_gauls"), question.say("head_withstands")]
    if question.moves:
        heads.append(question.say("head_sum-before"))
    sums = [number_text(one.strength) for one in then if one.round in foes]
    title = question.say("decay_title", who=question.who(question.seat), sums=", ".join(sums), count=len(sums))
    return Numbers(title, question.subtitle(question.say("decay_note")), tuple(heads), tuple(rows))
