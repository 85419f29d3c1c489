"""Decay: morale, defence and military round by round if nothing is done, against what the Gauls may bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from rulesim.provincia import forecast, odds
from rulesim.provincia.forecast import Outlook
from widgets.charts import theme
from widgets.charts.canvas import Box, Dot, Drawn, Line, Word, page
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.numbers import number_text
from widgets.provincia.charts.query import PLOTS, ChartQuery, of_position

_LEFT, _RIGHT = 32, 152
"""Where the first round begins, and the last one ends at most."""
_TOP, _FLOOR = 58, 276
_TRACKS: Final = {
    "morale": (PLOTS["purple"], "circle"),
    "defence": (PLOTS["blue"], "square"),
    "military": (PLOTS["gold"], "diamond"),
    "strength": (theme.INK, "circle-open"),
}
"""What has a line, the sum last: its colour and the symbol on it."""
_APART: Final = 15
"""Names of lines that end nearer to each other stand one below the other."""
Foes = Mapping[int, Mapping[int, Fraction]]
"""The combat rounds to come: how strong the Gauls may be, and how likely."""


class _Axis(NamedTuple):
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
    now, then = (forecast.outlook(state, question.seat) for state in (question.state, question.shown))
    if not then:
        return question.no_round("decay")
    foes = {one.round: odds.gauls(question.shown, one.round) for one in then if one.combat}
    values = [getattr(one, track) for one in (*now, *then) for track in _TRACKS]
    values += [value for foe in foes.values() for value in foe]
    low, high, first = min(-3, *values), max(4, *values), then[0].round
    axis = _Axis(first, (_RIGHT - _LEFT) / (then[-1].round - first + 1), low, (_FLOOR - _TOP) / (high - low))
    layers = [
        [*_grid(question, then, foes, axis), *(part for number in foes for part in _gauls(number, foes, axis))],
        *(_line(then, track, axis) for track in _TRACKS),
        _names(question, then[-1], axis),
    ]
    if [one.strength for one in now] != [one.strength for one in then]:
        layers.append([Line([(axis.x(one.round), axis.y(one.strength)) for one in now], width=2, dash="dot")])
    return page(layers, _numbers(question, now, then, foes), _FLOOR + 54, question.head("decay"))


def _grid(question: ChartQuery, then: Sequence[Outlook], foes: Foes, axis: _Axis) -> Iterator[Drawn]:
    """Where nothing is, and the rounds, above each of them the strength."""
    zero, end = axis.y(0), axis.x(then[-1].round) + axis.step / 2
    yield Line([(_LEFT, zero), (end, zero)], theme.FAINT)
    yield Word(_LEFT - 4, zero, "0", "left", size=12)
    yield Word(end + 4, 12, question.say("strength"), size=12, bold=True)
    yield Word(end + 4, _FLOOR + 18, question.say("decay_round"), size=12)
    for one in then:
        yield Word(axis.x(one.round), 12, number_text(one.strength), "center", bold=True)
        yield Word(axis.x(one.round), _FLOOR + 18, str(one.round), "center", bold=one.round in foes)


def _gauls(number: int, foes: Foes, axis: _Axis) -> Iterator[Drawn]:
    """The range of the Gauls' strength in a combat, and a line with its number for each strength."""
    x, wide, foe = axis.x(number), axis.step * 0.36, foes[number]
    top, bottom = axis.y(max(foe)) - 5, axis.y(min(foe)) + 5
    yield Box(x - wide, (top + bottom) / 2, 2 * wide, bottom - top, "rgba(201,64,58,0.14)", theme.BAD, 1)
    for value in foe:
        y = axis.y(value)
        yield Line([(x - wide, y), (x + wide, y)], theme.BAD, 1, "dash")
        yield Word(x - wide - 2, y, str(value) if wide > 10 else "", "left", theme.BAD, 11)


def _line(then: Sequence[Outlook], track: str, axis: _Axis) -> Iterator[Drawn]:
    """A line with its own marks for a track, thick for their sum."""
    (color, symbol), total = _TRACKS[track], track == "strength"
    path = [(axis.x(one.round), axis.y(getattr(one, track))) for one in then]
    yield Line(path, color, 3.5 if total else 2)
    for x, y in path:
        yield Dot(x, y, symbol, color, 11 if total else 9, color)


def _name(question: ChartQuery, track: str) -> str:
    return question.what(track) if track != "strength" else question.say("strength")


def _names(question: ChartQuery, last: Outlook, axis: _Axis) -> Iterator[Word]:
    """The names of the lines, right of where they end."""
    x, y = axis.x(last.round) + axis.step / 2 + 4, float("-inf")
    for track in sorted(_TRACKS, key=lambda track: -getattr(last, track)):
        value = getattr(last, track)
        y = max(axis.y(value), y + _APART)
        text = question.say("decay_track", what=_name(question, track), value=number_text(value))
        yield Word(x, y, text, size=12, bold=track == "strength")


def _numbers(question: ChartQuery, now: Sequence[Outlook], then: Sequence[Outlook], foes: Foes) -> Numbers:
    before = {one.round: one.strength for one in now}
    rows: list[tuple[Cell, ...]] = []
    for one in then:
        gauls = chance = "–"
        if foe := foes.get(one.round):
            gauls = "–".join(map(str, dict.fromkeys((min(foe), max(foe)))))
            chance = question.percent(sum((p for value, p in foe.items() if one.strength >= value), Fraction()))
        tracks = (getattr(one, track) for track in _TRACKS)
        round = question.say("timing_round", round=one.round)
        rows.append((round, *tracks, gauls, chance, before.get(one.round, "–")))
    heads = [*question.heads("round"), *(_name(question, track) for track in _TRACKS)]
    heads += question.heads("gauls withstands sum-before" if question.moves else "gauls withstands")
    sums = [number_text(one.strength) for one in then if one.round in foes]
    cut = [row[: len(heads)] for row in rows]
    return question.table("decay", heads, cut, sums=", ".join(sums), count=len(sums))
