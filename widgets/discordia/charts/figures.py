"""Figures: which of the own supply fit where, and what the bag still holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rulesim.discordia.city import TOWER, City, Laid
from rulesim.discordia.components import AREAS, LETTERS, Figures, letters
from rulesim.discordia.dispatch import missing, payments, purse
from widgets.charts import theme
from widgets.charts.canvas import DEPTH, ROOM, Box, Drawn, Word, is_hatched, page
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.discordia.charts.query import FIGURE, ChartQuery, Lying, lying, of_position

_NAME, _SMALL = 74, theme.SMALL
"""How much room the name of a colour needs."""
_SHOWN: Final = int((DEPTH - 140) // 40)
"""So many tiles are drawn."""


class Fit(NamedTuple):
    """What lies somewhere, every way to pay its next space, and what is missing if there is none (X: any figure)."""

    on: Lying
    ways: tuple[Figures, ...]
    missing: str


def fits(city: City) -> list[Fit]:
    """Every tile and tower with a space to fill, and how the supply can fill the next one."""
    found: list[Fit] = []
    blue, red, white, yellow = city.supply
    for on in lying(city):
        if on.laid.next is not None:
            ways = payments(on.laid.next, purse(city))
            short = "" if ways else missing(on.laid.next, (blue, red, white, yellow), city.jokers)
            found.append(Fit(on, ways, short))
    return found


@of_position
def fit(question: ChartQuery) -> Sketch:
    """A block for each figure in a seat's supply, and for each tile whether somebody fits its next space.

    Spaces are filled whole and in order. A figure that the candidate sends away is hatched.
    """
    rows = [on for on in lying(question.then) if on.laid.tile.spaces]
    found = {one.on: one for one in fits(question.then)}
    now, then = question.city.supply, question.then.supply
    unit = min(9.0, (ROOM - _NAME - 28) / max(1, *now, *then))
    drawn: list[Drawn] = []
    for color, letter in enumerate(LETTERS):
        y, most, stay = 12 + 24 * color, max(now[color], then[color]), then[color]
        drawn.append(Word(0, y, question.term(f"figure_{letter}.plural"), size=_SMALL))
        for n in range(most):
            ink, pattern = (FIGURE[color], "") if n < stay else (theme.INK, "/")
            drawn.append(Box(_NAME + unit * n, y, unit - 1, 15, ink, line_width=0.5, pattern=pattern))
        drawn.append(Word(_NAME + unit * most + 4, y, str(stay), bold=now[color] != stay))
    drawn.append(Word(0, 124, question.say("fit_work"), bold=True))
    for row, on in enumerate(rows[:_SHOWN]):
        one, y = found.get(on), 148 + 40 * row
        ink = theme.INK if one is None else theme.GOOD if one.ways else theme.BAD
        drawn.append(Word(0, y, question.tile(on.laid.tile), size=_SMALL))
        drawn.append(Word(0, y + 16, _verdict(question, on.laid, one), color=ink, size=_SMALL, bold=True))
    if not rows:
        drawn.append(Word(0, 148, question.say("fit_none"), size=_SMALL))
    depth, head = 140 + 40 * max(1, min(_SHOWN, len(rows))), question.head("fit", is_hatched([drawn]), count=sum(now))
    return page([drawn], _numbers(question, rows, found), depth, head, low=True)


def _verdict(question: ChartQuery, laid: Laid, one: Fit | None) -> str:
    """ "✓ 2 soldiers", "✕ lacks 1 soldier", "full"."""
    if one is None:
        return question.say("fit_waits" if laid.waits else "fit_full")
    if not one.ways:
        return question.say("fit_lacks", missing=question.hand(one.missing))
    asked = laid.next
    way, count = (asked.text, 1) if asked and asked.grey == asked.size else (letters(one.ways[0]), len(one.ways))
    return question.say("fit_ways", way=question.hand(way), count=count)


def _place(question: ChartQuery, on: Lying) -> str:
    """ "field 1"."""
    area = "tower" if on.place == TOWER else AREAS[on.place]
    return question.say("slot", area=question.term(f"area_{area}"), number=on.index + 1)


def _numbers(question: ChartQuery, rows: Sequence[Lying], found: Mapping[Lying, Fit]) -> Numbers:
    told: list[tuple[Cell, ...]] = []
    for on in rows:
        one, laid = found.get(on), on.laid
        spaces = ", ".join(question.hand(space.text) for space in laid.tile.spaces)
        asked, ways = question.hand(laid.next.text) if laid.next else "–", len(one.ways) if one else 0
        verdict = _verdict(question, laid, one)
        told.append((question.tile(laid.tile), _place(question, on), spaces, asked, ways, verdict))
    can = sum(bool(one.ways) for one in found.values())
    counts = zip(LETTERS, question.then.supply, strict=True)
    supply = ", ".join(question.term(f"figure_{letter}.counted", count=count) for letter, count in counts)
    facts = {"count": can, "tiles": len(found), "supply": supply}
    return question.table("fit", "tile place spaces next ways verdict", told, **facts)
