"""The calendar: twenty seasons, who is Maximus in each, who follows, and in which order the year ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rulesim.discordia import new_year, odds
from rulesim.discordia.components import DICE
from rulesim.discordia.state import State
from widgets.charts import theme
from widgets.charts.canvas import WIDTH, Box, Word, boxes, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.discordia.charts.canvas import FIGURE, ON_FIGURE, lowered
from widgets.discordia.charts.outlook import YearEnd, year_ends
from widgets.discordia.charts.query import ChartQuery, of_position

_CELL, _END, _LABEL, _ROW = 100, 122, 68, 50
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
    for seat, city in enumerate(probe.cities):
        ends = _this_year(state, seat)
        city.supply = [ends.supply if ends else sum(city.supply), 0, 0, 0]
    return new_year.next_start_player(probe)


def _this_year(state: State, seat: int) -> YearEnd | None:
    found = [end for end in year_ends(state, seat) if end.year == state.year]
    return found[0] if found else None


def order(state: State, start: int, season: int) -> list[int]:
    """The seats in the order of their turns in a season (from 1) of a year that ``start`` begins; Maximus first."""
    maximus = start + season - 1
    return [(maximus + place) % state.players for place in range(state.players)]


@of_position
def calendar(question: ChartQuery) -> Sketch:
    """Four years of five seasons: Maximus, the seats after it, the start player's year-end order, and where we are."""
    state = question.shown
    found = years(state)
    if question.paper.narrow:
        return _narrow(question, found)
    y = [40 + _ROW * (year.number - 0.5) for year in found]
    marks = [
        *_heads(question),
        *(mark for year, at in zip(found, y, strict=True) for mark in _year(question, year, at)),
        *_dice(question, 56 + _ROW * len(found)),
    ]
    return page(marks, _numbers(question, found), 76 + _ROW * len(found))


_SMALL_CELL: Final = 40
_LOW: Final = 30


def _narrow(question: ChartQuery, found: Sequence[Year]) -> Sketch:
    """On narrow paper: who is Maximus in each season, and what the dice show."""
    paper, state = question.paper, question.shown
    seasons = range(1, state.tables.setup.seasons + 1)
    left = paper.room - _SMALL_CELL * len(seasons)
    told = [Word(left + _SMALL_CELL * (n - 0.5), 10, str(n), "center", size=paper.small, bold=True) for n in seasons]
    drawn: list[Box] = []
    for year in found:
        y = 36 + _LOW * (year.number - 1)
        told.append(Word(0, y, question.say("calendar_year", year=year.number), size=paper.small))
        for season in seasons:
            here = year.number == state.year and season == state.season and state.phase == "season"
            over = year.over or (year.number == state.year and season < state.season)
            x = left + _SMALL_CELL * (season - 1)
            drawn.append(_cell(x + 1, y, _SMALL_CELL - 3, _LOW - 2, here=here, over=over, certain=year.certain))
            first = question.short_who(order(state, year.start, season)[0])[:4] if year.start >= 0 else "?"
            ink = theme.WHITE if here else theme.INK
            told.append(Word(x + _SMALL_CELL / 2 - 1, y, first, "center", ink, paper.small, bold=year.certain))
    for die, value in enumerate(state.dice or ()):
        y, color = 64 + _LOW * (len(found) - 1 + die), _DIE_COLOR[die]
        drawn.append(Box(0, y, 24, 24, FIGURE[color], line_width=1.5))
        told += [Word(12, y, str(value), "center", ON_FIGURE[color], 15, bold=True), Word(32, y, _whose(question, die))]
    marks = [boxes(drawn), words(told)]
    depth = 48 + _LOW * (len(found) + len(state.dice or ()) - 1)
    head = question.head("calendar", year=state.year)
    return page(marks, _numbers(question, found), depth, paper=lowered(paper, depth), head=head)


def _left(season: int) -> float:
    return _LABEL + _CELL * (season - 1)


def _heads(question: ChartQuery) -> list[Mark]:
    seasons = question.state.tables.setup.seasons
    told = [Word(_left(n) + _CELL / 2, 12, question.term(f"season_{n}"), "center", bold=True)
            for n in range(1, seasons + 1)]  # fmt: skip
    told.append(Word(_left(seasons + 1) + _END / 2, 12, question.say("calendar_end"), "center", bold=True))
    letters = [str(n) for n in range(1, seasons + 1)]
    told += [Word(_left(n) + _CELL / 2, 30, text, "center", size=12) for n, text in enumerate(letters, 1)]
    return [words(told)]


def _year(question: ChartQuery, year: Year, y: float) -> list[Mark]:
    """One year: a cell for each season and one for its end."""
    state = question.shown
    seasons = state.tables.setup.seasons
    drawn: list[Box] = []
    told = [Word(0, y, question.say("calendar_year", year=year.number), bold=year.number == state.year)]
    for season in range(1, seasons + 1):
        here = year.number == state.year and season == state.season and state.phase == "season"
        over = year.over or (year.number == state.year and season < state.season)
        drawn.append(_cell(_left(season), y, _CELL - 6, _ROW - 6, here=here, over=over, certain=year.certain))
        told += _seats(question, year, season, y, white=here)
    at_end = year.number == state.year and state.phase in ("raid", "shortage", "newyear")
    drawn.append(_cell(_left(seasons + 1), y, _END - 4, _ROW - 6, here=at_end, over=year.over, certain=year.certain))
    middle = _left(seasons + 1) + _END / 2 - 2
    ink = theme.WHITE if at_end else theme.INK
    seats = _brief(question, _end_order(state, year), 16) or ("–" if year.over else "?")
    told.append(Word(middle, y - 8, seats if year.certain or year.start < 0 else f"{seats}?", "center", ink))
    germans = question.say("calendar_germans", strength=_germans(question, year))
    told.append(Word(middle, y + 11, germans, "center", ink, 12))
    return [boxes(drawn), words(told)]


def _cell(x: float, y: float, width: float, height: float, *, here: bool, over: bool, certain: bool) -> Box:
    """Where we are is filled, what is over is faint, what is certain has a full edge."""
    color = theme.SETS if here else theme.FAINT if over else theme.CLEAR
    return Box(x, y, width, height, color, theme.INK if certain else theme.FAINT, 2.5 if here else 1)


def _end_order(state: State, year: Year) -> list[int]:
    return [(year.start + place) % state.players for place in range(state.players)] if year.start >= 0 else []


def _seats(question: ChartQuery, year: Year, season: int, y: float, *, white: bool) -> list[Word]:
    """Maximus of a season in bold, and those who follow; a question mark for what is not certain."""
    ink = theme.WHITE if white else theme.INK
    middle = _left(season) + _CELL / 2 - 3
    if year.start < 0:
        return [Word(middle, y, "–" if year.over else "?", "center", ink)]
    seats = order(question.shown, year.start, season)
    first, others = question.short_who(seats[0]), _brief(question, seats[1:], 14)
    mark = "" if year.certain else "?"
    return [
        Word(middle, y - 9, f"{first}{mark}", "center", ink, 15, bold=True),
        Word(middle, y + 11, others, "center", ink, 12),
    ]


def _brief(question: ChartQuery, seats: Sequence[int], room: int) -> str:
    """Names side by side, cut to as many letters as there is room for."""
    names = [question.short_who(seat) for seat in seats]
    each = (room + 1) // max(1, len(names)) - 1
    return " ".join(names if len(" ".join(names)) <= room else [name[:each] for name in names])


def _germans(question: ChartQuery, year: Year) -> str:
    """How strong the Germanic tiles of a year are, as far as they are open: "2 + ?"."""
    now = question.state.germanic if year.number == question.state.year else (None, None)
    return " + ".join(str(tile.strength) if tile else "?" for tile in now)


def _dice(question: ChartQuery, y: float) -> list[Mark]:
    """What the dice of the season show, and which one Maximus has."""
    state = question.shown
    if not state.dice:
        return [words([Word(0, y, question.say("calendar_no-dice"))])]
    drawn: list[Box] = []
    told = [Word(0, y, question.say("calendar_dice"), bold=True)]
    for die, value in enumerate(state.dice):
        x = 70.0 + 116 * die
        color = _DIE_COLOR[die]
        drawn.append(Box(x, y, 24, 24, FIGURE[color], line_width=1.5))
        told.append(Word(x + 12, y, str(value), "center", ON_FIGURE[color], 15, bold=True))
        told.append(Word(x + 30, y, _whose(question, die)))
    equal = question.say("calendar_equal", chance=question.percent(odds.equal_values()))
    return [boxes(drawn), words([*told, Word(WIDTH, y, equal, "left", size=12)])]


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
    ends = _this_year(state, following.start)
    supply = ends.supply if ends else sum(state.cities[following.start].supply)
    return question.say("calendar_next", who=question.who(following.start), supply=supply)
