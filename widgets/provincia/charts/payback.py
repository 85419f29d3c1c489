"""Payback: what a building bought now has given back after each round to come, against its cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rulesim.provincia import buildings, discounts, forecast
from rulesim.provincia.actions import Build
from rulesim.provincia.components import RESOURCES, Amounts, Building
from rulesim.provincia.state import State
from widgets.charts import theme
from widgets.charts.canvas import WHITE, Box, Word, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.numbers import signed
from widgets.provincia.charts.palette import priced, split
from widgets.provincia.charts.query import ChartQuery, next_purchase, of_position

_COST, _LEFT, _CELL, _ROW, _TOP = 252, 346, 48, 36, 34


@dataclass(frozen=True, slots=True)
class Payback:
    """A building bought in a round: its cost, and per round to the last one what it has given back less that cost.

    ``units``: clay, wood, stone and gold, counted alike; ``morale``: the same rounds, what its income adds to morale.
    ``rounds``: which rounds these are. ``held``: how many lie in the seat's hand; ``standing``: how many stand.
    """

    building: Building
    cost: Amounts
    rounds: tuple[int, ...]
    units: tuple[int, ...]
    morale: tuple[int, ...]
    held: int
    standing: int

    @property
    def even(self) -> int:
        """The round after which it has given back its cost, 0 if it never does."""
        return next((number for number, units in zip(self.rounds, self.units, strict=True) if units >= 0), 0)


def paybacks(state: State, seat: int) -> list[Payback]:
    """Every kind of building that gives resources or morale: first those in hand, then what gives back most."""
    first, last = next_purchase(state, seat), state.tables.setup.rounds
    rounds = tuple(range(first, last + 1))
    hand = Counter(state.cities[seat].hand)
    stand = Counter(standing.building for standing in state.cities[seat].standing)
    found = [
        _payback(state, seat, kind, rounds, (hand[kind], stand[kind]))
        for kind in state.tables.buildings
        if _gives(kind)
    ]
    return sorted(found, key=lambda one: (-min(1, one.held), -one.units[-1] if one.units else 0, one.building.id))


def _gives(building: Building) -> bool:
    (resources, morale), once = buildings.income_of(building), _once(building)
    return bool(any(resources) or morale or once)


def _once(building: Building) -> int:
    """The resources that activating it gives."""
    return sum(amount for what, amount in buildings.given(building, "onactivate") if what in RESOURCES)


def _payback(state: State, seat: int, building: Building, rounds: Sequence[int], counts: tuple[int, int]) -> Payback:
    city = state.cities[seat]
    _, *cost = min(discounts.variants(building, discounts.kinds(city)), key=lambda way: sum(way[1:]))
    clay, wood, stone, gold = cost
    _, morale = buildings.income_of(building)
    paid = _once(building) - sum(cost)
    income = forecast.payback(state, building, rounds[0]) if rounds else None
    units = tuple(paid + income.after(number) for number in rounds) if income else ()
    gains = tuple(morale * n for n in range(1, len(rounds) + 1))
    return Payback(building, (clay, wood, stone, gold), tuple(rounds), units, gains, *counts)


@of_position
def payback(question: ChartQuery) -> Sketch:
    """What each kind of building, bought at the next opportunity, has given back after each round, less its cost.

    Clay, wood, stone and gold count alike, without what stores or the supply cannot hold; morale is shown for itself.
    """
    found = paybacks(question.state, question.seat)
    y = [_TOP + _ROW * (n + 0.5) for n in range(len(found))]
    marks = [*_heads(question, found)]
    for one, at in zip(found, y, strict=True):
        marks += _row(question, one, at)
    return page(marks, _numbers(question, found), _TOP + _ROW * len(found) + 6)


def _heads(question: ChartQuery, found: Sequence[Payback]) -> list[Mark]:
    told = [Word(_COST, 10, question.tell("payback_cost"), bold=True)]
    rounds = found[0].rounds if found else ()
    if rounds:
        told.append(Word(_LEFT, 10, question.tell("payback_after"), bold=True))
    else:
        told.append(Word(_LEFT, 10, question.tell("payback_over")))
    told += [Word(_LEFT + _CELL * (n + 0.5), 27, str(number), "center", size=12) for n, number in enumerate(rounds)]
    told.append(Word(_LEFT + _CELL * 6 + 4, 10, question.tell("payback_prestige"), bold=True, size=12))
    return [words(told)]


def _row(question: ChartQuery, one: Payback, y: float) -> list[Mark]:
    tried = isinstance(question.action, Build) and question.action.building is one.building
    told = [Word(6, y - 7, question.card(one.building), bold=one.held > 0 or tried, size=13)]
    told.append(Word(6, y + 9, _brings(question, one), size=11))
    drawn: list[Box] = []
    for n, (units, morale) in enumerate(zip(one.units, one.morale, strict=True)):
        color = theme.GOOD if units >= 0 and not morale else theme.FAINT
        edge = 3 if one.rounds[n] == one.even else 1
        drawn.append(Box(_LEFT + _CELL * n, y, _CELL - 4, 24, color, line_width=edge))
        text = question.tell("payback_morale", count=morale) if morale else signed(units)
        ink = WHITE if color == theme.GOOD else theme.INK
        told.append(Word(_LEFT + _CELL * (n + 0.5) - 2, y, text, "center", ink, bold=edge > 1))
    told.append(Word(_LEFT + _CELL * 6 + 22, y, signed(one.building.prestige)))
    if tried:
        drawn.append(Box(0, y, _LEFT + _CELL * 6 + 58, _ROW - 2, theme.CLEAR, theme.SETS, 2))
    return split([*drawn, *priced(_COST, y, one.cost, width=30), *told])


def _brings(question: ChartQuery, one: Payback) -> str:
    """ "1 wood each round; 2 stand"."""
    (resources, morale), told = buildings.income_of(one.building), ""
    if any(resources):
        told = question.tell("payback_each", what=question.amounts(resources))
    elif morale:
        told = question.tell("payback_each", what=question.amount("morale", morale))
    else:
        gains = [question.amount(what, n) for what, n in buildings.given(one.building, "onactivate")]
        told = question.tell("payback_once", what=question.wording.listed(gains))
    if one.held or one.standing:
        told = question.tell("payback_have", what=told, held=one.held, standing=one.standing)
    return told


def _numbers(question: ChartQuery, found: Sequence[Payback]) -> Numbers:
    rounds = found[0].rounds if found else ()
    rows: list[tuple[Cell, ...]] = []
    for one in found:
        cells = [
            question.tell("payback_morale", count=morale) if morale else signed(units)
            for units, morale in zip(one.units, one.morale, strict=True)
        ]
        row = question.card(one.building), question.amounts(one.cost), _brings(question, one), one.building.prestige
        rows.append((*row, *cells, str(one.even or "–")))
    heads = [question.tell(f"head_{name}") for name in ("building", "cost", "brings", "prestige")]
    heads += [question.tell("head_after-round", round=number) for number in rounds]
    heads.append(question.tell("head_even"))
    who = question.who(question.seat)
    title = question.tell("payback_title", who=who, round=rounds[0]) if rounds else question.tell("payback_title-over")
    return Numbers(title, question.subtitle(question.tell("payback_note")), tuple(heads), tuple(rows))
