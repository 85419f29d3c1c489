"""The stores: how full they are, what would be lost of what comes next, and what the HORREUM is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rulesim.provincia import buildings, forecast, production
from rulesim.provincia.actions import Pick
from rulesim.provincia.components import GOLD, GOODS, OPES, RESOURCES, Amounts, Opes
from rulesim.provincia.state import State
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, lines, page
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.provincia.charts.palette import GOODS as COLORS
from widgets.provincia.charts.palette import Drawn, chip, chips, split
from widgets.provincia.charts.query import ChartQuery, of_position

_MOST: Final = 14
"""So many units of one option are drawn one by one."""


_LEFT, _CELL, _ROW = 46, 16, 28
"""Where the stores begin, how wide a unit is, how high a store."""
_BELOW, _PITCH, _CHIP = 17, 36, 13
"""Of what comes: how far its units are below its name, how far it is to the next; how large a unit is."""


@dataclass(frozen=True, slots=True)
class Coming:
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
    state, seat = question.state, question.seat
    cap = production.cap(question.shown, question.then)
    small, _ = without_store(question.shown, seat)
    found = coming(state, seat)
    y = [22.0 + _ROW * good for good in range(len(RESOURCES))]
    drawn = [part for good, middle in enumerate(y) for part in _gauge(question, good, middle, cap)]
    marks = [*split(drawn), *_limits(cap, small, y[GOLD] - _ROW / 2)]
    offers: list[Drawn] = []
    start = y[-1] + _ROW + 6
    if found:
        offers.append(Word(0, start, question.say("storage_next"), bold=True))
    for n, one in enumerate(found):
        offers += _offer(question, one, start + 28 + _PITCH * n)
    deep = start + 28 + _PITCH * max(1, len(found))
    return page([*marks, *split(offers)], _numbers(question, found), deep, question.head("storage"))


def _limits(cap: int, small: int, bottom: float) -> list[Mark]:
    """A line at the limit, and a dotted one at what it is without HORREUM."""
    ends = [(_LEFT + _CELL * cap, "solid")] + ([(_LEFT + _CELL * small, "dot")] if cap > small else [])
    return [lines([[(x, 4), (x, bottom)]], width=2.5, dash=dash) for x, dash in ends]


def _gauge(question: ChartQuery, good: int, y: float, cap: int) -> list[Drawn]:
    """What is stored, unit by unit; hatched what a candidate adds, outlined what it takes."""
    now, then = question.city.goods[good], question.then.goods[good]
    side, small = _CELL - 3, question.paper.small
    drawn: list[Drawn] = [Word(0, y, question.what(RESOURCES[good]), size=small, bold=True)]
    told = str(now) if now == then else question.say("change", before=now, after=then)
    if good == GOLD:
        drawn += chip(_LEFT, y, good, size=side)
        drawn.append(Word(_LEFT + _CELL + 8, y, question.say("storage_gold", gold=told), size=small, bold=now != then))
        return drawn
    for n in range(max(cap, now, then)):
        x = _LEFT + _CELL * n
        if n < min(now, then):
            drawn += chip(x + 1, y, good, size=side)
        elif n < then:
            drawn.append(Box(x + 1, y, side, side, COLORS[good], COLORS[good], 2, "/"))
        elif n < now:
            drawn += chip(x + 1, y, good, size=side, state="lacks")
        else:
            drawn.append(Box(x + 1, y, side, side, theme.FAINT, theme.CLEAR, 0))
    drawn.append(Word(_LEFT + _CELL * max(cap, now, then) + 4, y, told, size=small, bold=now != then))
    return drawn


def _offer(question: ChartQuery, one: Coming, y: float) -> list[Drawn]:
    """One thing that comes: its units, those that are lost hatched in red."""
    tried = isinstance(question.action, Pick) and question.action.place == one.place
    size = question.paper.small
    drawn: list[Drawn] = [Word(0, y, _source(question, one), size=size, bold=tried)]
    kept = [(good, "has") for good, n in enumerate(one.kept) for _ in range(n)]
    lost = [(good, "lost") for good, n in enumerate(one.lost) for _ in range(n)]
    units = [*kept, *lost][:_MOST]
    drawn += chips(0, y + _BELOW, units, size=_CHIP)
    if not units:
        drawn.append(Word(0, y + _BELOW, question.amounts(one.brings), size=size))
    return drawn


def _source(question: ChartQuery, one: Coming) -> str:
    if one.place < 0:
        return question.say("storage_income")
    return question.say("storage_upper" if one.upper else "storage_lower", place=one.place + 1)


def _numbers(question: ChartQuery, found: Sequence[Coming]) -> Numbers:
    shown, seat = question.shown, question.seat
    cap = production.cap(shown, question.then)
    small, lost = without_store(shown, seat)
    rows: list[tuple[Cell, ...]] = []
    for good, id in enumerate(GOODS):
        least = question.say("storage_without", cap=small, lost=lost[good]) if cap > small else "–"
        rows.append((question.what(id), str(question.then.goods[good]), str(cap), "–", least))
    rows.append((question.what("gold"), str(question.then.goods[GOLD]), question.say("storage_unlimited"), "–", "–"))
    rows += [
        (_source(question, one), "–", "–", question.amounts(one.brings), question.amounts(one.lost)) for one in found
    ]
    heads = tuple(question.say(f"head_{name}") for name in ("stores", "holds", "limit", "brings", "loses"))
    full = [question.what(id) for good, id in enumerate(GOODS) if question.then.goods[good] >= cap]
    title = question.say("storage_title", who=question.who(seat), cap=cap, count=len(full), full=", ".join(full))
    note = "storage_note" if cap > small else "storage_note-none"
    return Numbers(title, question.subtitle(question.say(note, cap=small)), heads, tuple(rows))
