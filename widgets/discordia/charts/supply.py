"""The supply to come: after this year's raid and shortage, and to the end of the game if nothing else is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulesim.discordia.components import LETTERS
from widgets.charts import theme
from widgets.charts.canvas import GREY, WIDTH, Box, Word, boxes, lines, outline, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.discordia.charts.canvas import FIGURE, ON_FIGURE, Person, people
from widgets.discordia.charts.outlook import Branch, YearEnd, branches, colors_drawn, likely, mean, year_ends
from widgets.discordia.charts.query import ChartQuery, of_position, year_ends_left

_TOP, _FLOOR, _STEP = 34, 262, 80
_BAR, _PANEL, _BRANCHES = 54, 424, 4
_LEAST: Final = 22
"""A segment with fewer pixels has no words in it."""


@of_position
def forecast(question: ChartQuery) -> Sketch:
    """A seat's supply now and after every year end to come, if nothing else is done and no raid changes anything.

    Sizes are exact, and so are the ranges of colours that the next shortage draws; beside it what the raid may change,
    and what a symbol covered now, or an aqueduct step, saves by the end.
    """
    state, seat = question.state, question.seat
    now, then = year_ends(state, seat), year_ends(question.shown, seat)
    found = branches(question.shown, seat) if then and question.shown.phase in ("season", "raid") else []
    supplies = [sum(question.city.supply), *(end.supply for end in now)]
    after = [sum(question.then.supply), *(end.supply for end in then)] if question.moves else []
    scale = (_FLOOR - _TOP) / max([15, *supplies, *after])
    marks = [
        lines([[(0, _FLOOR), (_PANEL - 24, _FLOOR)]], color=theme.INK, width=1),
        *_stacks(question, now, scale),
        lines([outline(6 + _STEP * i, _FLOOR - n * scale / 2, _BAR + 8, max(1, n * scale))
               for i, n in enumerate(after) if after != supplies], width=2, dash="dot"),
        *_below(question, now, supplies, after, scale),
        *_colors(question, 14),
        *_raids(question, found, 176),
    ]  # fmt: skip
    return page(marks, _numbers(question, now, then, found), _FLOOR + 66)


def _stacks(question: ChartQuery, ends: Sequence[YearEnd], scale: float) -> list[Mark]:
    """The supply by colour; on it, hatched, what is drawn at each year end."""
    drawn: list[Box] = []
    told: list[Word] = []
    standing: list[Person] = []
    supply = question.city.supply
    for i, drawn_so_far in enumerate([0, *(end.supply - sum(supply) for end in ends)]):
        x, y = 10.0 + _STEP * i, float(_FLOOR)
        keep = 1.0 if drawn_so_far >= 0 or not sum(supply) else max(0, 1 + drawn_so_far / sum(supply))
        for color, count in enumerate(supply):
            high = count * scale * keep
            if high > 0:
                drawn.append(Box(x, y - high / 2, _BAR, high, FIGURE[color], hover=question.figures(color, count)))
            if high >= _LEAST and keep == 1.0:
                standing.append(Person(x + 6, y - high / 2, LETTERS[color]))
                told.append(Word(x + 36, y - high / 2, str(count), "center", ON_FIGURE[color], 13, bold=True))
            y -= high
        if drawn_so_far > 0:
            high = drawn_so_far * scale
            drawn.append(Box(x, y - high / 2, _BAR, high, theme.BAD, theme.BAD, pattern="/"))
    return [boxes(drawn), words(told), *people(standing)]


def _below(
    question: ChartQuery, ends: Sequence[YearEnd], supplies: Sequence[int], after: Sequence[int], scale: float
) -> list[Mark]:
    """The totals above the bars; below them when it is, and what a symbol covered until then saves by the end."""
    told: list[Word] = []
    for i, supply in enumerate(supplies):
        middle = 10 + _STEP * i + _BAR / 2
        top = _FLOOR - scale * max([supply, *(after[i : i + 1])])
        changed = bool(after[i : i + 1]) and after[i] != supply
        text = question.say("change", before=supply, after=after[i]) if changed else str(supply)
        told.append(Word(middle, top - 12, text, "center", size=15, bold=True))
        when = question.say("now") if not i else question.say("forecast_year", year=ends[i - 1].year)
        told.append(Word(middle, _FLOOR + 14, when, "center", size=12))
        if i:
            saves = len(ends) - i + 1
            told.append(Word(middle, _FLOOR + 38, question.say("forecast_saves", count=saves), "center", bold=True))
    told.append(Word(0, _FLOOR + 58, question.say("forecast_horizon"), size=12))
    return [words(told)]


def _colors(question: ChartQuery, y: float) -> list[Mark]:
    """Per colour the figures now and the range that nine of ten year ends leave."""
    told = [Word(_PANEL, y, question.say("forecast_colors"), bold=True)]
    drawn: list[Box] = []
    supply = question.then.supply
    wide, ranges = WIDTH - _PANEL - 110, _ranges(question)
    scale = wide / max([10, *(count + high for count, (_, high, _) in zip(supply, ranges, strict=True))])
    for color, (low, high, middle) in enumerate(ranges):
        at, have = y + 28 + 28 * color, supply[color]
        left = _PANEL + 28
        drawn.append(Box(left, at, max(1, scale * have), 16, FIGURE[color]))
        if high:
            drawn.append(Box(left + scale * (have + low), at, max(2, scale * (high - low)), 8, GREY, GREY))
            drawn.append(Box(left + scale * (have + middle) - 1.5, at, 3, 16, theme.INK, theme.INK))
        text = _range(question, have, low, high)
        told.append(Word(left + scale * (have + high) + 6, at, text))
    standing = [Person(_PANEL + 2, y + 28 + 28 * color, letter) for color, letter in enumerate(LETTERS)]
    return [boxes(drawn), words(told), *people(standing)]


def _range(question: ChartQuery, have: int, low: int, high: int) -> str:
    """ "5 → 7–9"."""
    form = "forecast_range" if low < high else "forecast_range.sure"
    return question.say(form, have=have, low=have + low, high=have + high)


def _ranges(question: ChartQuery) -> list[tuple[int, int, float]]:
    """Per colour the likely range and the mean of what the next shortage draws."""
    state, seat = question.shown, question.seat
    if not year_ends_left(state, seat) or state.start < 0:
        return [(0, 0, 0.0)] * len(LETTERS)
    found = colors_drawn(state, seat)
    return [(*likely(counts), float(mean(counts))) for counts in found]


def _raids(question: ChartQuery, found: Sequence[Branch], y: float) -> list[Mark]:
    """What the raid of this year may change."""
    if not found:
        return []
    told = [Word(_PANEL, y, question.say("forecast_raid"), bold=True)]
    for row, branch in enumerate(found[:_BRANCHES]):
        at = y + 24 + 22 * row
        told.append(Word(_PANEL + 42, at, question.percent(branch.chance), "left", bold=True))
        told.append(Word(_PANEL + 46, at, _branch(question, branch), size=12))
    if len(found) > _BRANCHES:
        rest = sum(branch.chance for branch in found[_BRANCHES:])
        at = y + 24 + 22 * _BRANCHES
        told.append(Word(_PANEL + 42, at, question.percent(rest), "left", bold=True))
        told.append(Word(_PANEL + 46, at, question.say("forecast_others", count=len(found) - _BRANCHES), size=12))
    return [words(told)]


def _branch(question: ChartQuery, branch: Branch) -> str:
    sign = "+" if branch.reward else "−"
    return question.say("forecast_branch", sign=sign, effect=question.effects(branch.effects), supply=branch.supply)


def _numbers(question: ChartQuery, now: Sequence[YearEnd], then: Sequence[YearEnd], found: Sequence[Branch]) -> Numbers:
    supply = sum(question.city.supply)
    rows: list[tuple[Cell, ...]] = [(question.say("now"), "", str(supply), _saves(0, now))]
    for i, end in enumerate(now, 1):
        rows.append((question.say("forecast_year-end", year=end.year), str(end.drawn), str(end.supply), _saves(i, now)))
    if question.moves:
        rows.append((question.say("head_then"), "", str(sum(question.then.supply)), ""))
        for end in then:
            label = question.say("forecast_year-end-then", year=end.year)
            rows.append((label, str(end.drawn), str(end.supply), ""))
    for color, (low, high, middle) in enumerate(_ranges(question)):
        have = question.then.supply[color]
        told = _range(question, have, low, high)
        rows.append((question.term(f"figure_{LETTERS[color]}.plural"), f"{middle:.1f}", told, ""))
    for branch in found:
        label = question.say("forecast_if", chance=question.percent(branch.chance), told=_branch(question, branch))
        rows.append((label, str(branch.shortage), str(branch.supply), ""))
    left = len(now)
    last = now[-1].supply if now else supply
    title = question.say("forecast_title", who=question.who(question.seat), supply=supply, last=last, count=left)
    heads = tuple(question.say(f"head_{name}") for name in ("when", "drawn", "supply", "saves"))
    return Numbers(title, question.subtitle(question.say("forecast_note")), heads, tuple(rows))


def _saves(i: int, ends: Sequence[YearEnd]) -> str:
    """What covering a symbol before a year end saves by the end of the game."""
    return str(len(ends) - i + 1) if i else ""
