"""The stores: how full they are, what would be lost of what comes next, what the HORREUM is worth; and the supply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rulesim.provincia import buildings, forecast, production
from rulesim.provincia.actions import Pick
from rulesim.provincia.components import GOLD, GOODS, OPES, RESOURCES, Amounts, Opes
from rulesim.provincia.state import State
from widgets.charts import theme
from widgets.charts.canvas import DEPTH, ROOM, Box, Drawn, Line, Word, page
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.provincia.charts.query import GOODS as COLORS
from widgets.provincia.charts.query import TOWNS, ChartQuery, chips, of_position

_MOST: Final = 14
"""So many units of one option are drawn one by one."""
_LEFT, _CELL, _ROW = 46, 16, 28
"""Where the stores begin, how wide a unit is, how high a store."""
_BELOW, _PITCH, _CHIP = 17, 36, 13
"""Of what comes: how far its units are below its name, how far it is to the next; how large a unit is."""


class Coming(NamedTuple):
    """Something that would come into the stores: where from, what it brings, what of it is kept and what is lost.

    ``place``: of the selection from 0; -1: the income of phase 5.
    """

    place: int
    upper: bool
    brings: Amounts
    kept: Amounts
    lost: Amounts


def coming(state: State, seat: int) -> list[Coming]:
    """What open production cards would bring a seat that still picks one; after phase 1 what its buildings bring."""
    found: list[Coming] = []
    if state.deck == OPES and (seat - state.chooser) % state.players >= state.picked:
        for place, card in enumerate(state.face_up):
            if isinstance(card, Opes):
                brings = production.half(state, seat, card)
                found.append(Coming(place, seat == state.chooser, brings, *forecast.received(state, seat, brings)))
    if state.phase not in ("select", "final", "over"):
        brings, _ = buildings.income(state.cities[seat])
        found.append(Coming(-1, False, brings, *forecast.received(state, seat, brings)))
    return found


def without_store(state: State, seat: int) -> tuple[int, Amounts]:
    """What a city can store of each good without its HORREUM, and what it would lose now with it."""
    probe = state.copy()
    city = probe.cities[seat]
    before = city.goods[:]
    city.standing = tuple(one for one in city.standing if not buildings.given(one.building, "storage"))
    production.trim(probe, seat)
    clay, wood, stone, gold = (a - b for a, b in zip(before, city.goods, strict=True))
    return production.cap(probe, city), (clay, wood, stone, gold)


@of_position
def storage(question: ChartQuery) -> Sketch:
    """How full the stores of a seat are, what each open production card would bring it and lose, and its income.

    The half of each card is the one that counts for this seat. Gold has no limit.
    """
    cap, (small, _) = production.cap(question.shown, question.then), without_store(question.shown, question.seat)
    found = coming(question.state, question.seat)
    drawn = [part for good in range(len(RESOURCES)) for part in _gauge(question, good, 22 + _ROW * good, cap)]
    for limit, dash in ((cap, "solid"), *([(small, "dot")] if cap > small else [])):
        x = _LEFT + _CELL * limit
        drawn.append(Line([(x, 4), (x, 22 + _ROW * (GOLD - 0.5))], width=2.5, dash=dash))
    start = 28 + _ROW * len(RESOURCES)
    offers: list[Drawn] = [Word(0, start, question.say("storage_next"), bold=True)] if found else []
    for n, one in enumerate(found):
        offers += _offer(question, one, start + 28 + _PITCH * n)
    deep = start + 28 + _PITCH * max(1, len(found))
    return page([drawn, offers], _numbers(question, found, cap), deep, question.head("storage"))


def _gauge(question: ChartQuery, good: int, y: float, cap: int) -> Iterator[Drawn]:
    """What is stored, unit by unit; hatched what a candidate adds, outlined what it takes."""
    now, then = question.city.goods[good], question.then.goods[good]
    side, told, bold = _CELL - 3, question.step(now, then), now != then
    yield Word(0, y, question.what(RESOURCES[good]), size=theme.SMALL, bold=True)
    if good == GOLD:
        yield from chips(_LEFT, y, [(good, "has")], side)
        yield Word(_LEFT + _CELL + 8, y, question.say("storage_gold", gold=told), size=theme.SMALL, bold=bold)
        return
    for n in range(max(cap, now, then)):
        x = _LEFT + _CELL * n + 1
        if n < now:
            yield from chips(x, y, [(good, "has" if n < then else "lacks")], side)
        elif n < then:
            yield Box(x, y, side, side, COLORS[good], COLORS[good], 2, "/")
        else:
            yield Box(x, y, side, side, theme.FAINT, theme.CLEAR, 0)
    yield Word(_LEFT + _CELL * max(cap, now, then) + 4, y, told, size=theme.SMALL, bold=bold)


def _offer(question: ChartQuery, one: Coming, y: float) -> Iterator[Drawn]:
    """One thing that comes: its units, those that are lost hatched in red."""
    tried = isinstance(question.action, Pick) and question.action.place == one.place
    yield Word(0, y, _source(question, one), size=theme.SMALL, bold=tried)
    states = (("has", one.kept), ("lost", one.lost))
    units = [(good, state) for state, counts in states for good, count in enumerate(counts) for _ in range(count)]
    yield from chips(0, y + _BELOW, units[:_MOST], _CHIP)
    if not units:
        yield Word(0, y + _BELOW, question.amounts(one.brings), size=theme.SMALL)


def _source(question: ChartQuery, one: Coming) -> str:
    if one.place < 0:
        return question.say("storage_income")
    return question.say("storage_upper" if one.upper else "storage_lower", place=one.place + 1)


def _numbers(question: ChartQuery, found: Sequence[Coming], cap: int) -> Numbers:
    held, (small, lost) = question.then.goods, without_store(question.shown, question.seat)
    rows: list[tuple[Cell, ...]] = []
    for good, id in enumerate(GOODS):
        least = question.say("storage_without", cap=small, lost=lost[good]) if cap > small else "–"
        rows.append((question.what(id), str(held[good]), str(cap), "–", least))
    rows.append((question.what("gold"), str(held[GOLD]), question.say("storage_unlimited"), "–", "–"))
    for one in found:
        rows.append((_source(question, one), "–", "–", question.amounts(one.brings), question.amounts(one.lost)))
    full = [question.what(id) for good, id in enumerate(GOODS) if held[good] >= cap]
    note = question.say("storage_note" if cap > small else "storage_note-none", cap=small)
    facts = {"cap": cap, "count": len(full), "full": ", ".join(full)}
    return question.table("storage", "stores holds limit brings loses", rows, note=note, **facts)


# --- the supply: what is left of the pieces in the box, and who holds the rest ---

_STEP, _LINE = 66, 24
_ENOUGH: Final = 22
"""A part with fewer pixels has no words in it."""


def pieces(state: State) -> tuple[int | None, ...]:
    """How many of each resource there are; None where the supply is endless."""
    return (*state.tables.setup.bank, state.tables.setup.coins if production.counted(state.options) else None)


@of_position
def bank(question: ChartQuery) -> Sketch:
    """What is left of the 37 clay, 42 wood, 48 stone and the coins, and how much each player holds."""
    held = [sum(city.goods[i] for city in question.shown.cities) for i in range(len(RESOURCES))]
    scale = ROOM / max(*filter(None, pieces(question.state)), *held)
    drawn, first = _legend(question)
    step = min(_STEP, (DEPTH - first - 30) / (len(RESOURCES) - 1))
    for index in range(len(RESOURCES)):
        drawn += _resource(question, index, first + step * index, scale)
    depth = first + step * (len(RESOURCES) - 1) + 30
    return page([drawn], _bank_numbers(question), depth, question.head("bank"))


def _legend(question: ChartQuery) -> tuple[list[Drawn], float]:
    """Which colour is whose, and where the first resource is below it."""
    x, y = 1.0, 8
    drawn: list[Drawn] = []
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


def _resource(question: ChartQuery, index: int, y: float, scale: float) -> Iterator[Drawn]:
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
    yield Box(x, y, scale * left, 26, theme.CLEAR, COLORS[index], 2)
    if scale * left >= _ENOUGH:
        yield Word(x + scale * left / 2, y, str(left), "center", bold=True)
    if before != left:
        at = scale * sum(city.goods[index] for city in state.cities)
        yield Line([(at, y - 18), (at, y + 18)], width=2, dash="dot")


def _bank_numbers(question: ChartQuery) -> Numbers:
    state, shown, endless = question.state, question.shown, question.say("bank_endless")
    rows: list[tuple[Cell, ...]] = []
    for i, total in enumerate(pieces(state)):
        there = (endless, endless) if total is None else (total, shown.supply[i])
        rows.append((question.what(RESOURCES[i]), *there, *(city.goods[i] for city in shown.cities)))
    heads = [*question.heads("what pieces left"), *map(question.short_who, range(state.players))]
    scarce = min(range(GOLD), key=lambda i: (shown.supply[i], i))
    note = question.say("bank_note-coins" if production.counted(state.options) else "bank_note")
    left, what = shown.supply[scarce], question.what(RESOURCES[scarce])
    return question.table("bank", heads, rows, note=note, left=left, what=what)
