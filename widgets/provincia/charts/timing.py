"""When to buy defence: what it is worth in each combat to come, by the round in which it is bought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rulesim.provincia import forecast
from rulesim.provincia.components import Building, Senate
from rulesim.provincia.forecast import Purchase
from rulesim.provincia.state import State
from widgets.charts import theme
from widgets.charts.canvas import WHITE, Box, Word, boxes, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.numbers import number_text, signed
from widgets.provincia.charts.query import ChartQuery, combats_left, next_purchase, of_position

_LEFT, _GROUP, _CELL, _ROW, _TOP = 72, 126, 28, 34, 72


_CARDS: Final = ("legio", "consul", "officina", "aquaeductus", "turris")
"""One card of each kind that strengthens a city: defence at once, military, morale every round, defence later."""


@dataclass(frozen=True, slots=True)
class Column:
    """A card: what it adds to the strength, by the round in which it is played and the round of the combat."""

    card: Building | Senate
    worth: dict[int, dict[int, int]]


def columns(state: State, seat: int) -> list[Column]:
    """What each of these cards is worth from the next opportunity on."""
    rounds = range(next_purchase(state, seat), state.tables.setup.rounds + 1)
    every = (*state.tables.cards[1], *state.tables.buildings)
    cards = [card for id in _CARDS for card in every if card.id == id]
    return [
        Column(card, {number: forecast.worth(state, seat, [_bought(card, number)]) for number in rounds})
        for card in cards
    ]


def _bought(card: Building | Senate, number: int) -> Purchase:
    waits = isinstance(card, Building) and not card.active
    return Purchase(card, number, number if waits else 0)


@of_position
def timing(question: ChartQuery) -> Sketch:
    """What more defence, morale or military is worth in the combats to come, by the round in which it is bought.

    Each number is the strength more in that combat than if nothing is done; 0 is what has sunk to the end of its track
    before.
    """
    state = question.shown
    found, fights = columns(state, question.seat), combats_left(state)
    rounds = range(next_purchase(state, question.seat), state.tables.setup.rounds + 1) if fights else range(0)
    y = {number: _TOP + _ROW * (n + 0.5) for n, number in enumerate(rounds)}
    told = [
        Word(0, at, question.tell("timing_round", round=number), bold=number == state.round) for number, at in y.items()
    ]
    drawn: list[Box] = []
    for n, column in enumerate(found):
        x = _LEFT + _GROUP * n
        told += _heading(question, column.card, x, fights)
        for number, at in y.items():
            boxed, written = _cells(column.worth.get(number), fights, number, (x, at))
            drawn += boxed
            told += written
    marks: list[Mark] = [boxes(drawn), words(told)] if fights else [words([Word(0, 20, question.tell("timing_over"))])]
    return page(marks, _numbers(question, found, fights), max(120, _TOP + _ROW * len(rounds) + 6))


def _heading(question: ChartQuery, card: Building | Senate, x: float, fights: Sequence[int]) -> list[Word]:
    told = [
        Word(x, 10, _name(card), bold=True, size=12),
        Word(x, 28, _gives(question, card), size=11),
    ]
    told += [Word(x + _CELL * (n + 0.5) - 2, 54, str(number), "center", size=12) for n, number in enumerate(fights)]
    return told


def _name(card: Building | Senate) -> str:
    return card.name.split(" (")[0]


def _gives(question: ChartQuery, card: Building | Senate) -> str:
    """What the card gives and when, in short: "+1 defence"."""
    if isinstance(card, Senate):
        return question.tell("timing_now", what=question.what("defence"), amount=card.value)
    when, what, amount = card.effects[0]
    return question.tell(f"timing_{when}", what=question.what(what), amount=amount)


def _cells(
    values: dict[int, int] | None, fights: Sequence[int], bought: int, at: tuple[float, float]
) -> tuple[list[Box], list[Word]]:
    """What a purchase in one round is worth, combat by combat; nothing for combats before it."""
    drawn, told = list[Box](), list[Word]()
    for n, number in enumerate(fights):
        if values is None or number not in values or number < bought:
            continue
        x, value = at[0] + _CELL * n, values[number]
        color = theme.GOOD if value > 0 else theme.CLEAR
        drawn.append(Box(x, at[1], _CELL - 4, _ROW - 10, color, theme.INK if value > 0 else theme.BAD))
        told.append(
            Word(x + (_CELL - 4) / 2, at[1], str(value), "center", WHITE if value > 0 else theme.INK, bold=value > 0)
        )
    return drawn, told


def _numbers(question: ChartQuery, found: Sequence[Column], fights: Sequence[int]) -> Numbers:
    rows: list[tuple[Cell, ...]] = []
    for column in found:
        name = f"{_name(column.card)}: {_gives(question, column.card)}"
        for number, values in column.worth.items():
            cells = [signed(values[r]) if r in values and r >= number else "–" for r in fights]
            if fights and number <= fights[-1]:
                rows.append((name, question.tell("timing_round", round=number), *cells))
    if fights:
        now = forecast.combats(question.shown, question.seat)
        base = [number_text(now[number]) for number in fights]
        rows.insert(0, (question.tell("timing_nothing"), "–", *base))
    heads = (question.tell("head_purchase"), question.tell("head_bought"),
             *(question.tell("head_combat", round=number) for number in fights))  # fmt: skip
    title = question.tell("timing_title", who=question.who(question.seat), count=len(fights))
    return Numbers(title, question.subtitle(question.tell("timing_note")), heads, tuple(rows))
