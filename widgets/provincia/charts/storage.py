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


@dataclass(frozen=True, slots=True)
class _Places:
    """Where things are: the stores begin at ``left``, a unit is ``cell`` wide, a store ``row`` high.

    ``offer``: where the units of what comes begin, ``below`` its name by so much; ``pitch``: from one to the next.
    """

    left: int = 66
    cell: int = 26
    row: int = 38
    offer: int = 250
    below: int = 0
    pitch: int = 30
    chip: int = 20


_PAGE: Final = _Places()
_PANEL: Final = _Places(left=46, cell=16, row=28, offer=0, below=17, pitch=36, chip=13)


def _places(question: ChartQuery) -> _Places:
    return _PANEL if question.paper.narrow else _PAGE


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
    """What the open production cards would bring a seat that still picks one, and what its buildings bring."""
    found: list[Coming] = []
    if state.deck == OPES and (seat - state.chooser) % state.players >= state.picked:
        for place, card in enumerate(state.face_up):
            if isinstance(card, Opes):
                brings = production.half(state, seat, card)
                found.append(Coming(place, seat == state.chooser, brings, *forecast.received(state, seat, brings)))
    if state.phase not in ("final", "over"):
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
    small, lost = without_store(question.shown, seat)
    found, at, paper = coming(state, seat), _places(question), question.paper
    y = [22.0 + at.row * good for good in range(len(RESOURCES))]
    drawn: list[Drawn] = []
    for good, middle in enumerate(y):
        drawn += _gauge(question, good, middle, cap)
        if good < GOLD and cap > small and not paper.narrow:
            told = question.tell("storage_without", cap=small, lost=lost[good])
            drawn.append(Word(at.left + at.cell * 9 + 92, middle, told, color=theme.BAD if lost[good] else theme.INK))
    marks = [*split(drawn), *_limits(at, cap, small, y[GOLD] - at.row / 2)]
    offers: list[Drawn] = []
    start = y[-1] + at.row + 6
    if found:
        offers.append(Word(0, start, question.tell("storage_next"), bold=True))
    for n, one in enumerate(found):
        offers += _offer(question, one, start + 28 + at.pitch * n)
    end = start + 28 + at.pitch * max(1, len(found))
    if cap > small and not paper.narrow:
        offers.append(Word(0, end, _out_of_reach(question, small)))
    deep = end if paper.narrow else end + 12
    return page([*marks, *split(offers)], _numbers(question, found), deep, paper=paper, head=question.head("storage"))


def _limits(at: _Places, cap: int, small: int, bottom: float) -> list[Mark]:
    """A line at the limit, and a dotted one at what it is without HORREUM."""
    ends = [(at.left + at.cell * cap, "solid")] + ([(at.left + at.cell * small, "dot")] if cap > small else [])
    return [lines([[(x, 4), (x, bottom)]], width=2.5, dash=dash) for x, dash in ends]


def _out_of_reach(question: ChartQuery, small: int) -> str:
    """The buildings in hand that the smaller store could never pay for."""
    never = [card for card, reach in forecast.out_of_reach(question.shown, small).items() if reach == "no"]
    names = tuple(card.name for card in never if card in question.then.hand)
    return question.tell("storage_reach", names=names, count=len(names))


def _gauge(question: ChartQuery, good: int, y: float, cap: int) -> list[Drawn]:
    """What is stored, unit by unit; hatched what a candidate adds, outlined what it takes."""
    now, then, at = question.city.goods[good], question.then.goods[good], _places(question)
    left, cell, side, small = at.left, at.cell, at.cell - 3, question.paper.small
    drawn: list[Drawn] = [Word(0, y, question.what(RESOURCES[good]), size=question.paper.small, bold=True)]
    told = str(now) if now == then else question.say("change", before=now, after=then)
    if good == GOLD:
        drawn += chip(left, y, good, size=side)
        drawn.append(Word(left + cell + 8, y, question.tell("storage_gold", gold=told), size=small, bold=now != then))
        return drawn
    for n in range(max(cap, now, then)):
        x = left + cell * n
        if n < min(now, then):
            drawn += chip(x + 1, y, good, size=side)
        elif n < then:
            drawn.append(Box(x + 1, y, side, side, COLORS[good], COLORS[good], 2, "/"))
        elif n < now:
            drawn += chip(x + 1, y, good, size=side, state="lacks")
        else:
            drawn.append(Box(x + 1, y, side, side, theme.FAINT, theme.CLEAR, 0))
    narrow = question.paper.narrow
    end = left + cell * max(cap, now, then) + (4 if narrow else 10)
    text = told if narrow else question.tell("storage_of", have=told, cap=cap)
    drawn.append(Word(end, y, text, size=small if narrow else 13, bold=now != then))
    return drawn


def _offer(question: ChartQuery, one: Coming, y: float) -> list[Drawn]:
    """One thing that comes: its units, those that are lost hatched in red."""
    tried = isinstance(question.action, Pick) and question.action.place == one.place
    at, narrow, size = _places(question), question.paper.narrow, question.paper.small
    drawn: list[Drawn] = [Word(0, y, _source(question, one), size=size if narrow else 13, bold=tried)]
    kept = [(good, "has") for good, n in enumerate(one.kept) for _ in range(n)]
    lost = [(good, "lost") for good, n in enumerate(one.lost) for _ in range(n)]
    units = [*kept, *lost][:_MOST]
    drawn += chips(at.offer, y + at.below, units, size=at.chip)
    x = at.offer + (at.chip + 3) * len(units) + 8
    if lost and not narrow:
        drawn.append(
            Word(x, y, question.tell("storage_lost", what=question.amounts(one.lost)), color=theme.BAD, bold=True)
        )
    elif not units:
        drawn.append(Word(at.offer, y + at.below, question.amounts(one.brings), size=size if narrow else 13))
    return drawn


def _source(question: ChartQuery, one: Coming) -> str:
    if one.place < 0:
        return question.tell("storage_income")
    return question.tell("storage_upper" if one.upper else "storage_lower", place=one.place + 1)


def _numbers(question: ChartQuery, found: Sequence[Coming]) -> Numbers:
    shown, seat = question.shown, question.seat
    cap = production.cap(shown, question.then)
    small, lost = without_store(shown, seat)
    rows: list[tuple[Cell, ...]] = []
    for good, id in enumerate(GOODS):
        least = question.tell("storage_without", cap=small, lost=lost[good]) if cap > small else "–"
        rows.append((question.what(id), str(question.then.goods[good]), str(cap), "–", least))
    rows.append((question.what("gold"), str(question.then.goods[GOLD]), question.tell("storage_unlimited"), "–", "–"))
    rows += [
        (_source(question, one), "–", "–", question.amounts(one.brings), question.amounts(one.lost)) for one in found
    ]
    heads = tuple(question.tell(f"head_{name}") for name in ("stores", "holds", "limit", "brings", "loses"))
    full = [question.what(id) for good, id in enumerate(GOODS) if question.then.goods[good] >= cap]
    title = question.tell("storage_title", who=question.who(seat), cap=cap, count=len(full), full=", ".join(full))
    note = "storage_note" if cap > small else "storage_note-none"
    return Numbers(title, question.subtitle(question.tell(note, cap=small)), heads, tuple(rows))
