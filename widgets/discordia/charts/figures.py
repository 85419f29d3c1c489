"""Figures: which of the own supply fit where, and what the bag still holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulesim.discordia.city import City, Laid
from rulesim.discordia.components import LETTERS, Figures, letters
from rulesim.discordia.dispatch import missing, payments, purse
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, page, words
from widgets.charts.figure import Cell, Numbers, Sketch
from widgets.discordia.charts.palette import FIGURE
from widgets.discordia.charts.query import ChartQuery, Lying, lying, of_position

_NAME: Final = 74
"""How much room the name of a colour needs."""


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
    found = {(one.on.place, one.on.index): one for one in fits(question.then)}
    paper, now, then = question.paper, question.city.supply, question.then.supply
    drawn: list[Box] = []
    told: list[Word] = []
    unit = min(9.0, (paper.room - _NAME - 28) / max(1, *now, *then))
    for color, letter in enumerate(LETTERS):
        y = 12.0 + 24 * color
        told.append(Word(0, y, question.term(f"figure_{letter}.plural"), size=paper.small))
        drawn += [_block(_NAME + unit * n, y, unit, color, n, then[color]) for n in range(max(now[color], then[color]))]
        end = _NAME + unit * max(now[color], then[color]) + 4
        told.append(Word(end, y, str(then[color]), size=paper.body, bold=now[color] != then[color]))
    told.append(Word(0, 124, question.say("fit_work"), size=paper.body, bold=True))
    room = int((paper.depth(0) - 140) // 40)
    for row, on in enumerate(rows[:room]):
        one, y = found.get((on.place, on.index)), 148.0 + 40 * row
        told.append(Word(0, y, question.tile(on.laid.tile), size=paper.small))
        told.append(Word(0, y + 16, _verdict(question, on.laid, one), color=_ink(one), size=paper.small, bold=True))
    if not rows:
        told.append(Word(0, 148, question.say("fit_none"), size=paper.small))
    depth, head = 140 + 40 * max(1, min(room, len(rows))), question.head("fit", count=sum(now))
    return page([boxes(drawn), words(told)], _fit_numbers(question, rows, found), depth, head, low=True)


def _ink(one: Fit | None) -> str:
    return theme.INK if one is None else theme.GOOD if one.ways else theme.BAD


def _verdict(question: ChartQuery, laid: Laid, one: Fit | None) -> str:
    """ "✓ 2 soldiers", "✕ lacks 1 soldier", "full"."""
    if one is None:
        return question.say("fit_waits" if laid.waits else "fit_full")
    if not one.ways:
        return question.say("fit_lacks", missing=question.hand(one.missing))
    asked = laid.next
    if asked and asked.grey == asked.size:
        return question.say("fit_ways", way=question.hand(asked.text), count=1)
    return question.say("fit_ways", way=question.hand(letters(one.ways[0])), count=len(one.ways))


def _block(x: float, y: float, unit: float, color: int, number: int, stay: int) -> Box:
    """A figure in supply; hatched if the candidate sends it away."""
    ink, pattern = (FIGURE[color], "") if number < stay else (theme.INK, "/")
    return Box(x, y, unit - 1, 15, ink, line_width=0.5, pattern=pattern)


def _fit_numbers(question: ChartQuery, rows: Sequence[Lying], found: dict[tuple[int, int], Fit]) -> Numbers:
    told: list[tuple[Cell, ...]] = []
    for on in rows:
        one, laid = found.get((on.place, on.index)), on.laid
        told.append((
            question.tile(laid.tile),
            question.place(on.place, on.index),
            ", ".join(question.hand(space.text) for space in laid.tile.spaces),
            question.hand(laid.next.text) if laid.next else "–",
            len(one.ways) if one else 0,
            _verdict(question, laid, one),
        ))  # fmt: skip
    can = sum(bool(one.ways) for one in found.values())
    supply = ", ".join(question.figures(color, count) for color, count in enumerate(question.then.supply))
    title = question.say("fit_title", who=question.who(question.seat), count=can, tiles=len(found))
    heads = tuple(question.say(f"head_{name}") for name in ("tile", "place", "spaces", "next", "ways", "verdict"))
    return Numbers(title, question.subtitle(question.say("fit_note", supply=supply)), heads, tuple(told))
