"""Sets of colours: the display as coloured runs, what the next card would add, what a lost card would change.

On a card stand as many blocks as the VP it adds, so a set of n is a staircase, and its blocks are its points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from rulesim.armorica import ending
from rulesim.armorica.cards import Card
from widgets.armorica.charts.query import ChartQuery, added, lost, of_position, set_points
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, lines, outline, page, words
from widgets.charts.figure import Mark, Numbers, Sketch
from widgets.numbers import signed


@dataclass(frozen=True, slots=True)
class _Column:
    """One card of the picture; ``part`` is its set, -1 for the card that is lost; ``height``: the VP it adds.

    ``fate``: "", "new" or "lost". ``x``: the middle of the column; ``shelf``: on which row of stairs it is.
    """

    card: Card
    number: int
    part: int
    height: int
    fate: str = ""
    x: float = 0
    shelf: int = 0


@of_position
def sets(question: ChartQuery) -> Sketch:
    """A seat's display cut into sets, as stairs of VP that stand on the cards; a candidate card is added or removed.

    Stairs that do not fit beside each other stand on shelves, one below the other.
    """
    shelves = _Shelves(question, _columns(question))
    marks = [
        boxes(shelves.blocks()),
        boxes(shelves.tiles()),
        words(shelves.letters()),
        *shelves.brackets(),
        shelves.outlines(),
        words(shelves.numbers()),
    ]
    before, after = (set_points(state, question.seat) for state in (question.state, question.shown))
    head = question.head("sets", points=question.step(before, after))
    return page(marks, _numbers(question), shelves.bottom, head)


def _columns(question: ChartQuery) -> list[_Column]:
    """The cards from left to right; a lost card keeps its old place."""
    state, seat, gone, new = question.shown, question.seat, lost(question), added(question)
    before = question.state.displays[seat]
    columns: list[_Column] = []
    for part, cards in enumerate(ending.sets(state.displays[seat], state.options.set_partition)):
        for height, card in enumerate(cards, 1):
            if gone is not None and len(columns) == gone:
                columns.append(_Column(before[gone], gone + 1, -1, 0, "lost"))
            worth = ending.set_points(height) - ending.set_points(height - 1)
            columns.append(_Column(card, len(columns) + 1, part, worth, "new" if card is new else ""))
    if gone is not None and gone == len(columns):
        columns.append(_Column(before[-1], gone + 1, -1, 0, "lost"))
    return columns


_GAP: Final = 0.45
"""The gap between two sets, in columns."""
_ABOVE: Final = 18
"""The room above the tallest stair, for its number."""
_TILE: Final = 22
"""How high a card is."""
_BELOW: Final = 58
"""The room below the cards: their numbers, brackets and VP."""


class _Shelves:
    """Where the columns are: stairs of blocks on the cards, brackets below them."""

    def __init__(self, question: ChartQuery, columns: Sequence[_Column]) -> None:
        paper = question.paper
        self.question = question
        gaps = _GAP * len({column.part for column in columns})
        self.pitch = max(24.0, min(30.0, paper.room / (len(columns) + gaps + 1)))
        self.columns = self._placed(columns, paper.room)
        self.rows = 1 + max((column.shelf for column in self.columns), default=0)
        tallest = max((column.height for column in self.columns), default=1)
        spare = paper.depth(330) / self.rows - _ABOVE - _TILE - _BELOW
        self.block = max(5.0, min(22.0, spare / max(4, tallest)))
        self.shelf = _ABOVE + max(4, tallest) * self.block + _TILE + _BELOW
        self.bottom = self.rows * self.shelf

    def _placed(self, columns: Sequence[_Column], room: float) -> list[_Column]:
        """The columns beside each other; a set that has no room begins the next shelf."""
        placed, x, shelf = list[_Column](), 0.0, 0
        for part, cards in groupby(columns, key=lambda column: column.part):
            group = list(cards)
            x += _GAP * self.pitch if x and part >= 0 and placed[-1].part not in (part, -1) else 0
            if x and x + len(group) * self.pitch > room:
                x, shelf = 0.0, shelf + 1
            for column in group:
                placed.append(replace(column, x=x + self.pitch / 2, shelf=shelf))
                x += self.pitch
        return placed

    def floor(self, column: _Column) -> float:
        """Where a column's stair stands: the upper edge of its card."""
        return (column.shelf + 1) * self.shelf - _BELOW - _TILE

    @property
    def kept(self) -> list[_Column]:
        """The columns of cards that are not lost."""
        return [column for column in self.columns if column.fate != "lost"]

    def blocks(self) -> Iterator[Box]:
        """A block per VP; those of a new card are hatched."""
        for column in self.kept:
            fill, new = theme.CARD[column.card.color], column.fate == "new"
            for level in range(column.height):
                y = self.floor(column) - (level + 0.5) * self.block - 1
                color = theme.INK if new and column.card.color == "white" else fill
                edge = color if new else theme.INK
                left, width = column.x - self.pitch / 2 + 1.5, self.pitch - 3
                yield Box(left, y, width, self.block - 1.5, color, edge, pattern="/" if new else "")

    def tiles(self) -> Iterator[Box]:
        """The cards."""
        for column in self.kept:
            left, y = column.x - self.pitch / 2 + 1.5, self.floor(column) + _TILE / 2
            new = column.fate == "new"
            edge, bold = (theme.GOOD, 3) if new else (theme.INK, 1)
            yield Box(left, y, self.pitch - 3, _TILE - 2, theme.CARD[column.card.color], edge, bold)

    def letters(self) -> Iterator[Word]:
        """The cards' letters."""
        for column in self.columns:
            color = theme.INK if column.fate == "lost" else theme.ON_CARD[column.card.color]
            y, hover = self.floor(column) + _TILE / 2, self.question.face(column.card)
            yield Word(column.x, y, self.question.sign(column.card), "center", color, 13, True, hover)

    def numbers(self) -> Iterator[Word]:
        """The VP above each stair, and the number of each card below it."""
        for column in self.columns:
            floor, small = self.floor(column), self.question.paper.small
            yield Word(column.x, floor + _TILE + 7, str(column.number), "center", theme.MUTED, 11)
            if column.fate != "lost":
                told, color = (signed(column.height), theme.GOOD) if column.fate else (str(column.height), theme.INK)
                y = floor - column.height * self.block - 9
                yield Word(column.x, y, told, "center", color, small, bool(column.fate))

    def brackets(self) -> list[Mark]:
        """A bracket below each set, its VP (with a new card: before and then), and how many colours it has."""
        paths, told = list[list[tuple[float, float]]](), list[Word]()
        question, size = self.question, self.question.paper.body
        for _, cards in groupby(self.kept, key=lambda column: column.part):
            group = list(cards)
            left, right = group[0].x - self.pitch / 2 + 2, group[-1].x + self.pitch / 2 - 2
            y = self.floor(group[0]) + _TILE + 16
            paths.append([(left, y), (left, y + 5), (right, y + 5), (right, y)])
            worth, new = ending.set_points(len(group)), group[-1].fate == "new" and len(group) > 1
            points = question.step(ending.set_points(len(group) - 1), worth) if new else str(worth)
            middle, color = (left + right) / 2, theme.GOOD if group[-1].fate else theme.INK
            told.append(Word(middle, y + 15, points, "center", color, size, bold=True))
            colors = question.say("colors", count=len(group)) if len(group) > 1 else ""
            half = theme.length(colors, 11) / 2
            told.append(
                Word(min(max(middle, half), question.paper.room - half), y + 31, colors, "center", theme.MUTED, 11)
            )
        return [lines(paths), words(told)]

    def outlines(self) -> Mark:
        """The outline of the card that is lost."""
        gone = [column for column in self.columns if column.fate == "lost"]
        width = self.pitch - 4
        paths = [outline(c.x - width / 2, self.floor(c) + _TILE / 2, width, _TILE - 2) for c in gone]
        return lines(paths, color=theme.BAD, dash="dot")


def _numbers(question: ChartQuery) -> Numbers:
    state, seat = question.shown, question.seat
    parts = ending.sets(state.displays[seat], state.options.set_partition)
    rows = tuple(
        (number, " ".join(card.letter for card in cards), len(cards), ending.set_points(len(cards)))
        for number, cards in enumerate(parts, 1)
    )
    before, after = set_points(question.state, seat), set_points(state, seat)
    title = question.say("sets_title", who=question.who(seat), points=question.vp(before))
    subtitle = question.say("sets_note") if rows else question.say("no-cards")
    if question.after is not None and (added(question) or lost(question) is not None):
        told = question.say("change", before=before, after=question.vp(after))
        title = question.say("sets_title", who=question.who(seat), points=told)
        subtitle = question.say("would", do=question.do, gain=question.gain(after - before))
    elif question.why_not:
        subtitle = question.why_not
    heads = tuple(question.say(f"head_{name}") for name in ("set", "cards", "colors", "points"))
    return Numbers(title, subtitle, heads, rows)
