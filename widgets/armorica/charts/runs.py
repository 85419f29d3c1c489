"""Sets of colours: the display as coloured runs, what the next card would add, what a lost card would change.

On a card stand as many blocks as the VP it adds, so a set of n is a staircase, and its blocks are its points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rulesim.armorica import ending
from rulesim.armorica.cards import Card
from widgets.armorica.charts.query import ChartQuery, of_position, set_points
from widgets.charts import theme
from widgets.charts.canvas import DEPTH, ROOM, Box, Drawn, Line, Word, outline, page
from widgets.charts.figure import Numbers, Sketch
from widgets.numbers import signed

_GAP: Final = 0.45
"""The gap between two sets, in columns."""
_ABOVE, _TILE, _BELOW = 18, 22, 58
"""The room above the tallest stair, for its number; how high a card is; the room below: number, bracket and VP."""


@dataclass(slots=True)
class _Column:
    """One card of the picture; ``part`` is its set, -1 for the card that is lost; ``height``: the VP it adds.

    ``fate``: "", "new" or "lost". ``x``: the middle of the column; ``shelf``: on which row of stairs it is; ``floor``:
    where its stair stands, the upper edge of its card.
    """

    card: Card
    number: int
    part: int
    height: int
    fate: str
    x: float = 0
    shelf: int = 0
    floor: float = 0


@of_position
def sets(question: ChartQuery) -> Sketch:
    """A seat's display cut into sets, as stairs of VP that stand on the cards; a candidate card is added or removed.

    Stairs that do not fit beside each other stand on shelves, one below the other.
    """
    columns = _columns(question)
    kept = [column for column in columns if column.fate != "lost"]
    pitch = max(24.0, min(30.0, ROOM / (len(columns) + _GAP * len({column.part for column in columns}) + 1)))
    shelves = _place(columns, pitch)
    tallest = max([4, *(column.height for column in columns)])
    block = max(5.0, min(22.0, (DEPTH / shelves - _ABOVE - _TILE - _BELOW) / tallest))
    shelf = _ABOVE + tallest * block + _TILE + _BELOW
    for column in columns:
        column.floor = (column.shelf + 1) * shelf - _BELOW - _TILE
    layers = [
        [box for column in kept for box in _stair(column, pitch, block)],
        [part for column in columns for part in _tile(question, column, pitch)],
        [part for _, group in groupby(kept, lambda one: one.part) for part in _bracket(question, list(group), pitch)],
        [_lost(column, pitch - 4) for column in columns if column.fate == "lost"],
        [word for column in columns for word in _told(column, block)],
    ]
    before, after = (set_points(state, question.seat) for state in (question.state, question.shown))
    head = question.head("sets", layers, points=question.step(before, after))
    return page(layers, _numbers(question, before, after), shelves * shelf, head)


def _cut(question: ChartQuery) -> list[list[Card]]:
    """The sets of the seat."""
    state = question.shown
    return ending.sets(state.displays[question.seat], state.options.set_partition)


def _columns(question: ChartQuery) -> list[_Column]:
    """The cards from left to right; a lost card keeps its old place."""
    places = ((part, height) for part, cards in enumerate(_cut(question)) for height in range(1, len(cards) + 1))
    columns: list[_Column] = []
    for number, (card, fate) in enumerate(question.fates(question.seat), 1):
        part, height = (-1, 0) if fate == "lost" else next(places)
        worth = ending.set_points(height) - ending.set_points(height - 1) if height else 0
        columns.append(_Column(card, number, part, worth, fate))
    return columns


def _place(columns: Sequence[_Column], pitch: float) -> int:
    """Put the columns beside each other; a set that has no room begins the next shelf. How many shelves there are."""
    x, shelf, before = 0.0, 0, -1
    for part, cards in groupby(columns, key=lambda column: column.part):
        group = list(cards)
        x += _GAP * pitch if x and part >= 0 and before not in (part, -1) else 0
        if x and x + len(group) * pitch > ROOM:
            x, shelf = 0.0, shelf + 1
        for column in group:
            column.x, column.shelf = x + pitch / 2, shelf
            x += pitch
        before = part
    return shelf + 1


def _stair(column: _Column, pitch: float, block: float) -> Iterator[Box]:
    """A block per VP; those of a new card are hatched."""
    new, left = column.fate == "new", column.x - pitch / 2 + 1.5
    color = theme.INK if new and column.card.color == "white" else theme.CARD[column.card.color]
    for level in range(column.height):
        y = column.floor - (level + 0.5) * block - 1
        yield Box(left, y, pitch - 3, block - 1.5, color, color if new else theme.INK, pattern="/" if new else "")


def _tile(question: ChartQuery, column: _Column, pitch: float) -> Iterator[Drawn]:
    """The card, with its letter."""
    y, color, lost = column.floor + _TILE / 2, column.card.color, column.fate == "lost"
    edge, bold = (theme.GOOD, 3) if column.fate == "new" else (theme.INK, 1)
    if not lost:
        yield Box(column.x - pitch / 2 + 1.5, y, pitch - 3, _TILE - 2, theme.CARD[color], edge, bold)
    ink, hover = theme.INK if lost else theme.ON_CARD[color], question.face(column.card)
    yield Word(column.x, y, question.sign(column.card), "center", ink, 13, True, hover)


def _lost(column: _Column, width: float) -> Line:
    """The outline of the card that is lost."""
    return outline(column.x - width / 2, column.floor + _TILE / 2, width, _TILE - 2, "dot")


def _told(column: _Column, block: float) -> Iterator[Word]:
    """The number of a card below it, and the VP above its stair."""
    yield Word(column.x, column.floor + _TILE + 7, str(column.number), "center", theme.MUTED, 11)
    if column.fate != "lost":
        told, color = (signed(column.height), theme.GOOD) if column.fate else (str(column.height), theme.INK)
        y = column.floor - column.height * block - 9
        yield Word(column.x, y, told, "center", color, theme.SMALL, bool(column.fate))


def _bracket(question: ChartQuery, group: Sequence[_Column], pitch: float) -> Iterator[Drawn]:
    """A bracket below a set, its VP (with a new card: before and then), and how many colours it has."""
    left, right, count = group[0].x - pitch / 2 + 2, group[-1].x + pitch / 2 - 2, len(group)
    y, middle, new = group[0].floor + _TILE + 16, (left + right) / 2, group[-1].fate == "new"
    yield Line([(left, y), (left, y + 5), (right, y + 5), (right, y)])
    points = question.step(ending.set_points(count - (new and count > 1)), ending.set_points(count))
    yield Word(middle, y + 15, points, "center", theme.GOOD if new else theme.INK, bold=True)
    colors = question.say("colors", count=count) if count > 1 else ""
    half = theme.length(colors, 11) / 2
    yield Word(min(max(middle, half), ROOM - half), y + 31, colors, "center", theme.MUTED, 11)


def _numbers(question: ChartQuery, before: int, after: int) -> Numbers:
    rows = [
        (number, " ".join(card.letter for card in cards), len(cards), ending.set_points(len(cards)))
        for number, cards in enumerate(_cut(question), 1)
    ]
    told, note = question.vp(before), question.why_not or question.say("sets_note" if rows else "no-cards")
    if any(fate for _, fate in question.fates(question.seat)):
        told = question.say("change", before=before, after=question.vp(after))
        note = question.say("would", do=question.do, gain=question.gain(after - before))
    return question.table("sets", "set cards colors points", rows, would=note, points=told)
