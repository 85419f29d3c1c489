"""The prestige race: what every player would end with now, by where it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from rulesim.game import ScoreSheet
from rulesim.provincia.state import State
from widgets.charts import theme
from widgets.charts.canvas import GREY, WHITE, Box, Word, boxes, lines, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.numbers import signed
from widgets.provincia.charts.palette import PLOTS
from widgets.provincia.charts.query import ChartQuery, of_position

SOURCES: Final = {
    "buildings": "provincia.building.prestige-now",
    "gloria": "provincia.senate.gloria",
    "gold": "provincia.end.gold-to-prestige",
    "activations": "provincia.activation.cost",
    "cards": "provincia.prestige.cards",
    "track": "provincia.prestige.audit",
}
"""Where prestige comes from, and the rule that gives or takes it; "track" is what a made-up position has besides."""
_COLORS: Final = (theme.SETS, PLOTS["purple"], PLOTS["gold"], PLOTS["senate"], theme.BAD, GREY)
_TAKEN: Final = 3
"""So many sources give, the others take away."""
_LEFT, _RIGHT = 64, 212
"""Where the longest bar begins and ends."""
_ROW: Final = 50
_ROOM: Final = 24
"""A part with fewer pixels has no number in it."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a seat would end with: prestige per source of :data:`SOURCES`, the sum, and its place."""

    seat: int
    parts: tuple[int, ...]
    total: int
    rank: int


def standings(state: State) -> list[Standing]:
    """Every seat's prestige by source, if the game ended now."""
    return [_standing(sheet) for sheet in state.scores()]


def _standing(sheet: ScoreSheet) -> Standing:
    parts = tuple(sheet.points(rule) for rule in SOURCES.values())
    return Standing(sheet.seat, parts, sheet.total, sheet.rank)


@of_position
def race(question: ChartQuery) -> Sketch:
    """What every player would end with if the game ended now: buildings, GLORIA and gold, less what was taken off.

    Activated buildings take 1 each, prestige cards what was lost in combat and for unpaid taxes.
    """
    now, then = standings(question.state), standings(question.shown)
    ends = [end for one in (*now, *then) for end in accumulate(one.parts)]
    low, high = min(0, *ends), max(20, *ends)
    scale = (_RIGHT - _LEFT) / (high - low)
    zero = _LEFT - low * scale
    legend, depth = _legend(question, _sources(now, then))
    row = min(_ROW, (question.paper.depth(0) - depth - 44) / len(now))
    y = [depth + 26 + row * n for n in range(len(now))]
    marks = [*legend, lines([[(zero, depth), (zero, y[-1] + 24)]], color=theme.FAINT, width=1.5)]
    for before, after, at in zip(now, then, y, strict=True):
        marks += _row(question, before, after, at, (zero, scale))
    return page(marks, _numbers(question, now, then), y[-1] + 30, question.head("race"), low=True)


def _sources(*found: Sequence[Standing]) -> list[int]:
    """The numbers of the sources to name: those from which anything comes."""
    return [n for n in range(len(SOURCES)) if any(one.parts[n] for some in found for one in some)]


def _named(question: ChartQuery, source: int) -> str:
    return question.say(f"race_{tuple(SOURCES)[source]}")


def _legend(question: ChartQuery, sources: Sequence[int]) -> tuple[list[Mark], float]:
    """Which colour is which source, and how deep that is."""
    drawn, told, x, y = list[Box](), list[Word](), 0.0, 12.0
    for n in sources:
        name, color = _named(question, n), _COLORS[n]
        if x and x + 19 + theme.length(name, 12) > question.paper.room:
            x, y = 0.0, y + 20
        drawn.append(Box(x, y, 14, 14, color, color, pattern="/" if n >= _TAKEN else ""))
        told.append(Word(x + 19, y, name, size=12))
        x += 40 + 6.4 * len(name)
    return [boxes(drawn), words(told)], y + 24


def _row(question: ChartQuery, now: Standing, then: Standing, y: float, axis: tuple[float, float]) -> list[Mark]:
    """One player: what adds up, thinner below it what is taken off from its end, and a mark where that leads."""
    zero, scale = axis
    told = [Word(0, y, question.short_who(now.seat), size=12, bold=now.seat == question.seat)]
    drawn, x = list[Box](), zero
    for n, amount in enumerate(then.parts):
        wide = scale * abs(amount)
        taken = n >= _TAKEN
        if amount < 0:
            x -= wide
        if wide:
            drawn.append(_part(question, n, amount, x, y, wide))
        if wide >= _ROOM and not taken:
            told.append(Word(x + min(wide / 2, 14), y - 4, str(amount), "center", WHITE, 12, bold=True))
        if amount > 0:
            x += wide
    total = zero + scale * then.total
    text = str(then.total).replace("-", "−")
    end = zero + scale * max(0, *accumulate(then.parts)) + 10
    told.append(Word(end, y - 4, text, bold=then.rank == 1 or now.total != then.total))
    return [boxes(drawn), lines([[(total, y - 20), (total, y + 22)]], width=2.5), words(told)]


def _part(question: ChartQuery, n: int, amount: int, x: float, y: float, wide: float) -> Box:
    """What one source gives or takes off."""
    hover = question.say("race_part", source=_named(question, n), prestige=signed(amount))
    color = _COLORS[n]
    if n >= _TAKEN:
        return Box(x, y + 15, wide, 10, color, color, 1, "/", hover)
    return Box(x, y - 4, wide, 24, color, theme.INK, 1, "", hover)


def _numbers(question: ChartQuery, now: Sequence[Standing], then: Sequence[Standing]) -> Numbers:
    rows: list[tuple[Cell, ...]] = []
    sources = _sources(now, then)
    for before, after in zip(now, then, strict=True):
        row: tuple[Cell, ...] = (question.who(after.seat), *(after.parts[n] for n in sources), after.total)
        rows.append((*row, before.total) if question.moves else row)
    heads = [question.say("head_player"), *(_named(question, n) for n in sources)]
    heads.append(question.say("head_total"))
    if question.moves:
        heads.append(question.say("head_before"))
    title = _title(question, then)
    return Numbers(
        title,
        question.subtitle(question.say("race_note", over="yes" if question.state.is_over else "no")),
        tuple(heads),
        tuple(rows),
    )


def _title(question: ChartQuery, found: Sequence[Standing]) -> str:
    best = max(one.total for one in found)
    if question.shown.is_over:
        winners = tuple(question.who(seat) for seat in question.shown.winners())
        return question.say("race_title-over", names=winners, count=len(winners), prestige=best)
    ahead = [one for one in found if one.total == best]
    if len(ahead) > 1:
        return question.say("race_title-level", count=len(ahead), prestige=best)
    second = max(one.total for one in found if one is not ahead[0])
    return question.say("race_title", who=question.who(ahead[0].seat), lead=best - second, prestige=best)
