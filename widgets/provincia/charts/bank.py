"""The supply: what is left of the pieces in the box, and who holds the rest."""

from __future__ import annotations

from typing import Final

from rulesim.provincia.components import GOLD, RESOURCES
from rulesim.provincia.production import counted
from rulesim.provincia.state import State
from widgets.charts import theme
from widgets.charts.canvas import GREY, WHITE, Box, Word, boxes, lines, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.provincia.charts.palette import GOODS, TOWNS
from widgets.provincia.charts.query import ChartQuery, of_position

_ROW, _LINE = 66, 24
_ROOM: Final = 22
"""A part with fewer pixels has no words in it."""


def pieces(state: State) -> tuple[int | None, ...]:
    """How many of each resource there are; None where the supply is endless."""
    return (*state.tables.setup.bank, state.tables.setup.coins if counted(state.options) else None)


@of_position
def bank(question: ChartQuery) -> Sketch:
    """What is left of the 37 clay, 42 wood, 48 stone and the coins, and how much each player holds."""
    state, shown = question.state, question.shown
    most = max(
        *filter(None, pieces(state)), *(sum(city.goods[i] for city in shown.cities) for i in range(len(RESOURCES)))
    )
    legend, rows = _legend(question, 8)
    first = 36 + _LINE * rows
    step = min(_ROW, (question.paper.depth(0) - first - 30) / (len(RESOURCES) - 1))
    y = [first + step * i for i in range(len(RESOURCES))]
    bars = [mark for i, at in enumerate(y) for mark in _row(question, i, at, question.paper.room / most)]
    return page([*legend, *bars], _numbers(question), y[-1] + 30, question.head("bank"))


def _legend(question: ChartQuery, y: float) -> tuple[list[Mark], int]:
    """Which colour is whose, and how many lines that takes."""
    left = 1.0
    x, rows, drawn, told = left, 1, list[Box](), list[Word]()
    names = [question.short_who(seat) for seat in range(question.state.players)]
    for seat, name in enumerate([*names, question.say("bank_supply")]):
        if x > left and x + 18 + 8 * len(name) > question.paper.room:
            x, y, rows = left, y + _LINE, rows + 1
        supply = seat == len(names)
        color = theme.CLEAR if supply else _colour(question, seat)
        drawn.append(Box(x, y, 14, 14, color, line_width=2 if supply else 1))
        told.append(Word(x + 18, y, name, size=12, bold=seat == question.seat))
        x += 34 + 8 * len(name)
    return [boxes(drawn), words(told)], rows


def _colour(question: ChartQuery, seat: int) -> str:
    town = question.state.cities[seat].town
    return TOWNS[town.colour] if town else GREY


def _row(question: ChartQuery, index: int, y: float, scale: float) -> list[Mark]:
    """One resource: what each player holds, then what is left; dotted where a candidate moves that."""
    shown = question.shown
    x, drawn, told = 0.0, list[Box](), _names(question, index, y)
    for seat, city in enumerate(shown.cities):
        wide = scale * city.goods[index]
        hover = question.say("bank_holds", who=question.who(seat), count=city.goods[index])
        if wide:
            drawn.append(Box(x, y, wide, 26, _colour(question, seat), hover=hover))
        if wide >= _ROOM:
            told.append(Word(x + wide / 2, y, str(city.goods[index]), "center", WHITE, 12, bold=True))
        x += wide
    there = shown.supply[index]
    if there > 0:
        drawn.append(Box(x, y, scale * there, 26, theme.CLEAR, GOODS[index], 2))
    if scale * there >= _ROOM:
        told.append(Word(x + scale * there / 2, y, str(there), "center", size=13, bold=True))
    marks = [boxes(drawn), words(told)]
    if question.state.supply[index] != there:
        at = scale * sum(city.goods[index] for city in question.state.cities)
        marks.append(lines([[(at, y - 18), (at, y + 18)]], width=2, dash="dot"))
    return marks


def _names(question: ChartQuery, index: int, y: float) -> list[Word]:
    """The name of a resource and how much of it is left, above the bar."""
    before, left = question.state.supply[index], question.shown.supply[index]
    total, name = pieces(question.state)[index], question.what(RESOURCES[index])
    change = str(left) if before == left else question.say("change", before=before, after=left)
    text = question.say("bank_endless") if total is None else question.say("bank_left", left=change, total=total)
    told = Word(question.paper.room, y - 24, text, "left", size=12, bold=before != left)
    return [Word(0, y - 24, name, bold=True), told]


def _numbers(question: ChartQuery) -> Numbers:
    state, shown = question.state, question.shown
    rows: list[tuple[Cell, ...]] = []
    endless = question.say("bank_endless")
    for i, total in enumerate(pieces(state)):
        there: tuple[Cell, Cell] = (endless, endless) if total is None else (total, shown.supply[i])
        rows.append((question.what(RESOURCES[i]), *there, *(city.goods[i] for city in shown.cities)))
    heads = [question.say("head_what"), question.say("head_pieces"), question.say("head_left")]
    heads += [question.short_who(seat) for seat in range(state.players)]
    scarce = min(range(GOLD), key=lambda i: (shown.supply[i], i))
    title = question.say("bank_title", left=shown.supply[scarce], what=question.what(RESOURCES[scarce]))
    limit = "bank_note-coins" if counted(state.options) else "bank_note"
    return Numbers(title, question.subtitle(question.say(limit)), tuple(heads), tuple(rows))
