"""How the score grew: every seat's score by rule after each turn, and the cards that winter took."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import cast

from rulesim import Session
from rulesim.armorica.actions import Discard
from rulesim.armorica.state import State
from rulesim.game import ScoreSheet
from rulesim.session import LogEntry
from widgets.armorica.charts.query import Words
from widgets.armorica.charts.standings import COLOR, PARTS, key, part_name, parts, shading
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, page, words
from widgets.charts.figure import Numbers, Sketch, drawing


@drawing
def score_story(
    session: Session,
    *,
    lang: str = "en",
    names: Sequence[str] | None = None,
    you: int | None = None,
    size: tuple[int, int] | None = None,
) -> Sketch:
    """Every seat's score by rule after each turn of a session's line, and the cards that winter took."""
    own = Words(lang=lang, names=tuple(session.names if names is None else names), you=you)
    history = cast("tuple[State, ...]", session.history)
    sheets, losses = [(turn, state.scores()) for turn, state in _turn_ends(history)], _losses(session.log, history)
    story = _Story(theme.paper(size), sheets, session.players, max(1, history[-1].turns))
    pieces = list(story.pieces())
    bars = boxes(box for _, box in pieces)
    bars["marker"]["pattern"] = shading([part for part, _ in pieces])
    marks = [bars, words(story.words(own, losses)), *key(own, story.paper, story.bottom + 10, hatched=False)]
    head = (own.say("story_head"), own.say("story_note"))
    return page(marks, _story_numbers(own, sheets, losses), story.bottom + story.below, paper=story.paper, head=head)


_Sheets = Sequence[tuple[int, Sequence[ScoreSheet]]]
_NAME, _LINE = 22, 15
"""How high a name is, and a line of numbers."""


class _Story:
    """Where things are: a plot per seat, with a column per turn; next to each other, on narrow paper two in a row."""

    def __init__(self, paper: theme.Paper, sheets: _Sheets, players: int, turns: int) -> None:
        self.paper, self.sheets, self.players = paper, sheets, players
        self.across = 2 if paper.narrow else players
        rows = -(-players // self.across)
        self.below = 80 if paper.narrow else 24
        self.width = paper.room / self.across
        self.height = (paper.depth(300) - self.below) / rows
        self.bottom = rows * self.height
        self.step = (self.width - 8) / turns
        self.unit = (self.height - _NAME - 3 * _LINE) / max(10, *(sheet.total for _, sheet in _scored(sheets)))

    def left(self, seat: int) -> float:
        """Where a seat's plot begins."""
        return seat % self.across * self.width

    def floor(self, seat: int) -> float:
        """Where a seat's columns stand."""
        return (seat // self.across + 1) * self.height - 2 * _LINE

    def pieces(self) -> Iterator[tuple[str, Box]]:
        """(part, box) of every column, from the floor up."""
        for turn, sheet in _scored(self.sheets):
            y, x = self.floor(sheet.seat), self.left(sheet.seat) + (turn - 1) * self.step
            for part, points in parts(sheet).items():
                high = points * self.unit
                if points:
                    yield part, Box(x + 1, y - high / 2, self.step - 2, high, COLOR[part], COLOR[part])
                y -= high

    def words(self, own: Words, losses: Mapping[tuple[int, int], int]) -> Iterator[Word]:
        """Names, totals, turns, and how many cards winter took."""
        size = 11 if self.paper.narrow else theme.SMALL
        for seat in range(self.players):
            top = self.floor(seat) + 2 * _LINE - self.height
            yield Word(self.left(seat), top + 10, own.short_who(seat), size=self.paper.body, bold=True)
        for turn, sheet in _scored(self.sheets):
            x, floor = self.left(sheet.seat) + (turn - 0.5) * self.step, self.floor(sheet.seat)
            yield Word(x, floor - sheet.total * self.unit - 7, str(sheet.total), "center", size=size)
            yield Word(x, floor + 8, str(turn), "center", theme.MUTED, size)
            lost = losses.get((turn, sheet.seat), 0)
            yield Word(x, floor + 21, str(lost or ""), "center", theme.BAD, size, bold=True)


def _scored(sheets: _Sheets) -> Iterator[tuple[int, ScoreSheet]]:
    """(turn, sheet) for every turn and every seat."""
    return ((turn, sheet) for turn, scored in sheets for sheet in scored)


def _turn_ends(history: Sequence[State]) -> list[tuple[int, State]]:
    """(turn, the position when it was over) for every turn that is, then the position now if its turn goes on."""
    ends = [(a.turn, b) for a, b in pairwise(history) if a.turn and (b.turn > a.turn or (b.is_over and not a.is_over))]
    last = history[-1]
    if last.turn and not last.is_over:
        ends.append((last.turn, last))
    return ends or [(max(1, last.turn), last)]


def _losses(log: Iterable[LogEntry], history: Sequence[State]) -> dict[tuple[int, int], int]:
    """(turn, seat) -> how many cards winter took."""
    lost = dict[tuple[int, int], int]()
    for entry in log:
        if isinstance(entry.action, Discard):
            key = (history[entry.ply - 1].turn, entry.seat)
            lost[key] = lost.get(key, 0) + 1
    return lost


def _story_numbers(own: Words, sheets: _Sheets, losses: Mapping[tuple[int, int], int]) -> Numbers:
    rows = tuple(
        (turn, own.who(sheet.seat), *parts(sheet).values(), sheet.total, losses.get((turn, sheet.seat), 0))
        for turn, sheet in _scored(sheets)
    )
    heads = (
        own.say("head_turn"),
        own.say("head_player"),
        *(part_name(own, part) for part in PARTS),
        own.say("head_total"),
        own.say("head_lost"),
    )
    return Numbers(own.say("story_title"), own.say("story_note"), heads, rows)
