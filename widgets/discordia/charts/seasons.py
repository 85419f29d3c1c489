"""The calendar: twenty seasons, who is Maximus in each, who follows, and in which order the year ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rulesim.discordia import new_year, year_end
from rulesim.discordia.components import DICE
from rulesim.discordia.state import State
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, page, words
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.discordia.charts.palette import FIGURE, ON_FIGURE
from widgets.discordia.charts.query import ChartQuery, of_position, year_ends_left

_CELL, _ROW = 40, 30
_DIE_COLOR: Final = (1, 3, 0)


@dataclass(frozen=True, slots=True)
class Year:
    """One year: who starts it (-1: nobody knows), whether that is certain, and whether it is over."""

    number: int
    start: int
    certain: bool
    over: bool


def years(state: State) -> list[Year]:
    """The four years: the present one is certain; the next begins with whoever has most figures if it ended now."""
    found: list[Year] = []
    for number in range(1, state.tables.setup.years + 1):
        now, following = number == state.year, number == state.year + 1
        start = state.start if now else _next_start(state) if following else -1
        found.append(Year(number, start, now and state.start >= 0, number < state.year or state.is_over))
    return found


def _next_start(state: State) -> int:
    """Who would start the next year if this one ended now and no raid changed anything."""
    if state.start < 0 or state.is_over:
        return -1
    probe = state.copy()
    for seat, supply in enumerate(_after_year(state)):
        probe.cities[seat].supply = [supply, 0, 0, 0]
    return new_year.next_start_player(probe)


def _after_year(state: State) -> list[int]:
    """The supply of each seat after the end of this year; that of a seat which made up for its shortage stays."""
    later = state.tables.setup.years - state.year
    return [
        end.supply if year_ends_left(state, end.seat) > later else sum(state.cities[end.seat].supply)
        for end in year_end.forecast(state)
    ]


def order(state: State, start: int, season: int) -> list[int]:
    """The seats in the order of their turns in a season (from 1) of a year that ``start`` begins; Maximus first."""
    maximus = start + season - 1
    return [(maximus + place) % state.players for place in range(state.players)]


@of_position
def calendar(question: ChartQuery) -> Sketch:
    """Four years of five seasons: who is Maximus in each, where we are, and what the dice show."""
    paper, state = question.paper, question.shown
    found = years(state)
    seasons = range(1, state.tables.setup.seasons + 1)
    left = paper.room - _CELL * len(seasons)
    told = [Word(left + _CELL * (n - 0.5), 10, str(n), "center", size=paper.small, bold=True) for n in seasons]
    drawn: list[Box] = []
    for year in found:
        y = 36 + _ROW * (year.number - 1)
        told.append(Word(0, y, question.say("calendar_year", year=year.number), size=paper.small))
        for season in seasons:
            here = year.number == state.year and season == state.season and state.phase == "season"
            over = year.over or (year.number == state.year and season < state.season)
            x = left + _CELL * (season - 1)
            drawn.append(_cell(x + 1, y, _CELL - 3, _ROW - 2, here=here, over=over, certain=year.certain))
            first = question.short_who(order(state, year.start, season)[0])[:4] if year.start >= 0 else "?"
            ink = theme.WHITE if here else theme.INK
            told.append(Word(x + _CELL / 2 - 1, y, first, "center", ink, paper.small, bold=year.certain))
    for die, value in enumerate(state.dice or ()):
        y, color = 64 + _ROW * (len(found) - 1 + die), _DIE_COLOR[die]
        drawn.append(Box(0, y, 24, 24, FIGURE[color], line_width=1.5))
        told += [Word(12, y, str(value), "center", ON_FIGURE[color], 15, bold=True), Word(32, y, _whose(question, die))]
    marks = [boxes(drawn), words(told)]
    depth = 48 + _ROW * (len(found) + len(state.dice or ()) - 1)
    return page(marks, _numbers(question, found), depth, question.head("calendar", year=state.year), low=True)


def _cell(x: float, y: float, width: float, height: float, *, here: bool, over: bool, certain: bool) -> Box:
    """Where we are is filled, what is over is faint, what is certain has a full edge."""
    color = theme.SETS if here else theme.FAINT if over else theme.CLEAR
    return Box(x, y, width, height, color, theme.INK if certain else theme.FAINT, 2.5 if here else 1)


def _end_order(state: State, year: Year) -> list[int]:
    return [(year.start + place) % state.players for place in range(state.players)] if year.start >= 0 else []


def _germans(question: ChartQuery, year: Year) -> str:
    """How strong the Germanic tiles of a year are, as far as they are open: "2 + ?"."""
    now = question.state.germanic if year.number == question.state.year else (None, None)
    return " + ".join(str(tile.strength) if tile else "?" for tile in now)


def _whose(question: ChartQuery, die: int) -> str:
    state = question.shown
    name = question.term(f"die_{DICE[die]}")
    if die == state.maximus_die:
        return question.say("calendar_taken", die=name, who=question.short_who(state.maximus))
    if die == state.die:
        return question.say("calendar_taken", die=name, who=question.short_who(state.seat))
    return name


def _numbers(question: ChartQuery, found: Sequence[Year]) -> Numbers:
    state = question.shown
    seasons = range(1, state.tables.setup.seasons + 1)
    rows: list[tuple[Cell, ...]] = []
    for year in found:
        seats = [order(state, year.start, n) if year.start >= 0 else [] for n in seasons]
        cells = [_who(question, line, year) for line in seats]
        rows.append((year.number, *cells, _who(question, _end_order(state, year), year), _germans(question, year)))
    heads = [question.say("head_year"), *(question.term(f"season_{n}") for n in seasons)]
    heads += [question.say("calendar_end"), question.say("head_germanic")]
    over = "yes" if state.is_over else "no" if state.season else "before"
    names = {"maximus": question.who(max(0, state.maximus)), "start": question.who(max(0, state.start))}
    facts = {"year": state.year, "season": question.term(f"season_{max(1, state.season)}"), **names}
    title = question.say("calendar_title", over=over, phase=state.phase, **facts)
    return Numbers(title, question.subtitle(_next(question, found)), tuple(heads), tuple(rows))


def _who(question: ChartQuery, seats: Sequence[int], year: Year) -> str:
    told = " ".join(question.short_who(seat) for seat in seats)
    return f"{told}?" if told and not year.certain else told or ("–" if year.over else "?")


def _next(question: ChartQuery, found: Sequence[Year]) -> str:
    """Who has most figures at the end of the year, and so starts the next one, if nothing else is done."""
    state = question.shown
    following = next((year for year in found if year.number == state.year + 1), None)
    if following is None or following.start < 0:
        return question.say("calendar_note")
    return question.say("calendar_next", who=question.who(following.start), supply=_after_year(state)[following.start])
