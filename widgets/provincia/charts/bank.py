"""The supply: what is left of the pieces in the box, and who holds the rest."""

from __future__ import annotations

from typing import Final

from rulesim.provincia.components import GOLD, RESOURCES
from rulesim.provincia.production import counted
from rulesim.provincia.state import State
from widgets.charts import theme
from widgets.charts.canvas import WHITE, Box, Word, boxes, lines, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.provincia.charts.palette import GOODS, town_colour
from widgets.provincia.charts.query import ChartQuery, of_position

_LEFT: Final = 76
_LONG: Final = 490
_ROW: Final = 46
_ROOM: Final = 22
"""A part with fewer pixels has no words in it."""


def pieces(state: State) -> tuple[int | None, ...]:
    """How many of each resource there are; None where the supply is endless."""
    return (*state.tables.setup.bank, state.tables.setup.coins if counted(state.options) else None)


@of_position
def bank(question: ChartQuery) -> Sketch:
    """What is left of the 37 clay, 42 wood, 48 stone and the coins, and how much each player holds."""
    state, shown = question.state, question.shown
    scale = _LONG / max(
        *filter(None, pieces(state)), *(sum(city.goods[i] for city in shown.cities) for i in range(len(RESOURCES)))
    )
    y = [40.0 + _ROW * i for i in range(len(RESOURCES))]
    marks = [
        *_legend(question, 8),
        *(mark for i, at in enumerate(y) for mark in _row(question, i, at, scale)),
    ]
    return page(marks, _told(question), y[-1] + 30)


def _legend(question: ChartQuery, y: float) -> list[Mark]:
    """Which colour is whose."""
    x, drawn, told = float(_LEFT), list[Box](), list[Word]()
    for seat in range(question.state.players):
        name = question.short_who(seat)
        drawn.append(Box(x, y, 14, 14, _colour(question, seat)))
        told.append(Word(x + 18, y, name, size=12, bold=seat == question.seat))
        x += 34 + 8 * len(name)
    drawn.append(Box(x, y, 14, 14, theme.CLEAR, line_width=2))
    told.append(Word(x + 18, y, question.tell("bank_supply"), size=12))
    return [boxes(drawn), words(told)]


def _colour(question: ChartQuery, seat: int) -> str:
    town = question.state.cities[seat].town
    return town_colour(town.colour if town else None)


def _row(question: ChartQuery, index: int, y: float, scale: float) -> list[Mark]:
    """One resource: what each player holds, then what is left; dotted where a candidate moves that."""
    shown = question.shown
    x, drawn, told = float(_LEFT), list[Box](), list[Word]()
    told.append(Word(_LEFT - 10, y, question.what(RESOURCES[index]), "left", color=theme.INK, bold=True))
    for seat, city in enumerate(shown.cities):
        wide = scale * city.goods[index]
        hover = question.tell("bank_holds", who=question.who(seat), count=city.goods[index])
        if wide:
            drawn.append(Box(x, y, wide, 26, _colour(question, seat), hover=hover))
        if wide >= _ROOM:
            told.append(Word(x + wide / 2, y, str(city.goods[index]), "center", WHITE, 12, bold=True))
        x += wide
    left = shown.supply[index]
    if left > 0:
        drawn.append(Box(x, y, scale * left, 26, theme.CLEAR, GOODS[index], 2))
    if scale * left >= _ROOM:
        told.append(Word(x + scale * left / 2, y, str(left), "center", size=14, bold=True))
    before, total = question.state.supply[index], pieces(question.state)[index]
    change = str(left) if before == left else question.say("change", before=before, after=left)
    text = question.tell("bank_endless") if total is None else question.tell("bank_left", left=change, total=total)
    told.append(Word(_LEFT + _LONG + 10, y, text, bold=before != left))
    marks = [boxes(drawn), words(told)]
    if before != left:
        at = _LEFT + scale * sum(city.goods[index] for city in question.state.cities)
        marks.append(lines([[(at, y - 18), (at, y + 18)]], width=2, dash="dot"))
    return marks


def _told(question: ChartQuery) -> Numbers:
    state, shown = question.state, question.shown
    rows: list[tuple[Cell, ...]] = []
    endless = question.tell("bank_endless")
    for i, total in enumerate(pieces(state)):
        there: tuple[Cell, Cell] = (endless, endless) if total is None else (total, shown.supply[i])
        rows.append((question.what(RESOURCES[i]), *there, *(city.goods[i] for city in shown.cities)))
    heads = [question.say("head_what"), question.tell("head_pieces"), question.tell("head_left")]
    heads += [question.short_who(seat) for seat in range(state.players)]
    scarce = min(range(GOLD), key=lambda i: (shown.supply[i], i))
    title = question.tell("bank_title", left=shown.supply[scarce], what=question.what(RESOURCES[scarce]))
    limit = "bank_note-coins" if counted(state.options) else "bank_note"
    return Numbers(title, question.subtitle(question.tell(limit)), tuple(heads), tuple(rows))
