"""The supply: what is left of the pieces in the box, and who holds the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulesim.provincia.components import GOLD, RESOURCES
from rulesim.provincia.production import counted
from rulesim.provincia.state import State
from widgets.charts import theme
from widgets.charts.canvas import DEPTH, ROOM, Box, Drawn, Line, Word, page
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.provincia.charts.query import GOODS, TOWNS, ChartQuery, of_position

_ROW, _LINE = 66, 24
_ENOUGH: Final = 22
"""A part with fewer pixels has no words in it."""


def pieces(state: State) -> tuple[int | None, ...]:
    """How many of each resource there are; None where the supply is endless."""
    return (*state.tables.setup.bank, state.tables.setup.coins if counted(state.options) else None)


@of_position
def bank(question: ChartQuery) -> Sketch:
    """What is left of the 37 clay, 42 wood, 48 stone and the coins, and how much each player holds."""
    held = [sum(city.goods[i] for city in question.shown.cities) for i in range(len(RESOURCES))]
    scale = ROOM / max(*filter(None, pieces(question.state)), *held)
    drawn, first = _legend(question)
    step = min(_ROW, (DEPTH - first - 30) / (len(RESOURCES) - 1))
    for index in range(len(RESOURCES)):
        drawn += _row(question, index, first + step * index, scale)
    depth = first + step * (len(RESOURCES) - 1) + 30
    return page([drawn], _numbers(question), depth, question.head("bank"))


def _legend(question: ChartQuery) -> tuple[list[Drawn], float]:
    """Which colour is whose, and where the first resource is below it."""
    x, y, drawn = 1.0, 8, list[Drawn]()
    names = [question.short_who(seat) for seat in range(question.state.players)]
    for seat, name in enumerate([*names, question.say("bank_supply")]):
        if x > 1 and x + 18 + 8 * len(name) > ROOM:
            x, y = 1.0, y + _LINE
        supply = seat == len(names)
        color = theme.CLEAR if supply else _colour(question, seat)
        drawn.append(Box(x, y, 14, 14, color, line_width=2 if supply else 1))
        drawn.append(Word(x + 18, y, name, size=12, bold=seat == question.seat))
        x += 34 + 8 * len(name)
    return drawn, y + _LINE + 28


def _colour(question: ChartQuery, seat: int) -> str:
    town = question.state.cities[seat].town
    return TOWNS[town.colour] if town else theme.GREY


def _row(question: ChartQuery, index: int, y: float, scale: float) -> Iterator[Drawn]:
    """One resource: what each player holds, then what is left; dotted where a candidate moves that."""
    state, shown = question.state, question.shown
    total, before, left = pieces(state)[index], state.supply[index], shown.supply[index]
    change = question.step(before, left)
    told = question.say("bank_endless") if total is None else question.say("bank_left", left=change, total=total)
    yield Word(0, y - 24, question.what(RESOURCES[index]), bold=True)
    yield Word(ROOM, y - 24, told, "left", size=12, bold=before != left)
    x = 0.0
    for seat, city in enumerate(shown.cities):
        count = city.goods[index]
        hover = question.say("bank_holds", who=question.who(seat), count=count)
        yield Box(x, y, scale * count, 26, _colour(question, seat), hover=hover)
        if scale * count >= _ENOUGH:
            yield Word(x + scale * count / 2, y, str(count), "center", theme.WHITE, 12, bold=True)
        x += scale * count
    yield Box(x, y, scale * left, 26, theme.CLEAR, GOODS[index], 2)
    if scale * left >= _ENOUGH:
        yield Word(x + scale * left / 2, y, str(left), "center", bold=True)
    if before != left:
        at = scale * sum(city.goods[index] for city in state.cities)
        yield Line([(at, y - 18), (at, y + 18)], width=2, dash="dot")


def _numbers(question: ChartQuery) -> Numbers:
    state, shown, endless = question.state, question.shown, question.say("bank_endless")
    rows: list[tuple[Cell, ...]] = []
    for i, total in enumerate(pieces(state)):
        there = (endless, endless) if total is None else (total, shown.supply[i])
        rows.append((question.what(RESOURCES[i]), *there, *(city.goods[i] for city in shown.cities)))
    heads = [*question.heads("what pieces left"), *map(question.short_who, range(state.players))]
    scarce = min(range(GOLD), key=lambda i: (shown.supply[i], i))
    note = question.say("bank_note-coins" if counted(state.options) else "bank_note")
    left, what = shown.supply[scarce], question.what(RESOURCES[scarce])
    return question.table("bank", heads, rows, note=note, left=left, what=what)
