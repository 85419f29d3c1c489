"""The calendar: twenty seasons, who is Maximus in each, who follows, and in which order the year ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesim.discordia import new_year, year_end
from rulesim.discordia.components import DICE
from rulesim.discordia.state import State
from widgets.charts import theme
from widgets.charts.canvas import ROOM, Box, Drawn, Word, page
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.discordia.charts.query import DIE_COLOR, FIGURE, ON_FIGURE, ChartQuery, of_position, year_ends_left

_CELL, _ROW, _SMALL = 40, 30, theme.SMALL


class Year(NamedTuple):
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
    """The seats in the order of their turns in a season (from 1) of a year that ``start`` begins; Maximus first.

    Nobody where that is not known (-1).
    """
    return [(start + season - 1 + place) % state.players for place in range(state.players)] if start >= 0 else []


@of_position
def calendar(question: ChartQuery) -> Sketch:
    """Four years of five seasons: who is Maximus in each, where we are, and what the dice show."""
    state, found, dice = question.shown, years(question.shown), question.shown.dice or ()
    seasons = range(1, state.tables.setup.seasons + 1)
    left = ROOM - _CELL * len(seasons)
    drawn: list[Drawn] = [Word(left + _CELL * (n - 0.5), 10, str(n), "center", size=_SMALL, bold=True) for n in seasons]
    for year in found:
        y = 36 + _ROW * (year.number - 1)
        drawn.append(Word(0, y, question.say("calendar_year", year=year.number), size=_SMALL))
        for season in seasons:
            drawn += _cell(question, year, season, left + _CELL * (season - 1), y)
    for die, value in enumerate(dice):
        y, color = 64 + _ROW * (len(found) - 1 + die), DIE_COLOR[die]
        drawn.append(Box(0, y, 24, 24, FIGURE[color], line_width=1.5))
        drawn.append(Word(12, y, str(value), "center", ON_FIGURE[color], 15, bold=True))
        drawn.append(Word(32, y, _whose(question, die)))
    depth = 52 + _ROW * (len(found) + len(dice) - 1)
    return page([drawn], _numbers(question, found), depth, question.head("calendar", year=state.year), low=True)


def _cell(question: ChartQuery, year: Year, season: int, x: float, y: float) -> Iterator[Drawn]:
    """Who is Maximus. Where we are is filled, what is over is faint, what is certain has a full edge."""
    state, now = question.shown, year.number == question.shown.year
    here = now and season == state.season and state.phase == "season"
    over = year.over or (now and season < state.season)
    color = theme.SETS if here else theme.FAINT if over else theme.CLEAR
    edge = theme.INK if year.certain else theme.FAINT
    yield Box(x + 1, y, _CELL - 3, _ROW - 2, color, edge, 2.5 if here else 1)
    first = "".join(question.short_who(seat)[:4] for seat in order(state, year.start, season)[:1]) or "?"
    ink = theme.WHITE if here else theme.INK
    yield Word(x + _CELL / 2 - 1, y, first, "center", ink, _SMALL, bold=year.certain)


def _whose(question: ChartQuery, die: int) -> str:
    """A die's name, and who has taken it."""
    state, name = question.shown, question.term(f"die_{DICE[die]}")
    if die not in (state.maximus_die, state.die):
        return name
    seat = state.maximus if die == state.maximus_die else state.seat
    return question.say("calendar_taken", die=name, who=question.short_who(seat))


def _numbers(question: ChartQuery, found: Sequence[Year]) -> Numbers:
    state = question.shown
    seasons = range(1, state.tables.setup.seasons + 1)
    rows: list[tuple[Cell, ...]] = []
    for year in found:
        lines = [order(state, year.start, season) for season in (*seasons, 1)]  # a year ends in the order of its start
        germans = state.germanic if year.number == state.year else (None, None)
        strengths = " + ".join(str(tile.strength) if tile else "?" for tile in germans)
        rows.append((year.number, *(_who(question, line, year) for line in lines), strengths))
    heads = (*question.heads("year"), *(question.term(f"season_{n}") for n in seasons))
    heads += (question.say("calendar_end"), *question.heads("germanic"))
    return question.table(
        "calendar",
        heads,
        rows,
        note=_next(question, found),
        over="yes" if state.is_over else "no" if state.season else "before",
        phase=state.phase,
        year=state.year,
        season=question.term(f"season_{max(1, state.season)}"),
        maximus=question.who(max(0, state.maximus)),
        start=question.who(max(0, state.start)),
    )


def _who(question: ChartQuery, seats: Sequence[int], year: Year) -> str:
    told = " ".join(question.short_who(seat) for seat in seats)
    return f"{told}?" if told and not year.certain else told or ("–" if year.over else "?")


def _next(question: ChartQuery, found: Sequence[Year]) -> str:
    """Who has most figures at the end of the year, and so starts the next one, if nothing else is done."""
    state = question.shown
    start = next((year.start for year in found if year.number == state.year + 1), -1)
    if start < 0:
        return question.say("calendar_note")
    return question.say("calendar_next", who=question.who(start), supply=_after_year(state)[start])
