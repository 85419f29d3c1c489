"""Sets of colours: the display as coloured runs, what the next card would add, what a lost card would change.

A card is a column of as many blocks as the VP it adds, so a set of n is a staircase, and its blocks are its points.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rulesim.armorica import ending, winter
from rulesim.armorica.cards import COLORS, LETTER_OF_COLOR, Card
from rulesim.armorica.state import State
from widgets.armorica.charts.query import ChartQuery, Words, added, lost, of_position, set_points
from widgets.charts import theme
from widgets.charts.figure import Mark, Numbers, Sketch, bars, sketch, strokes, texts
from widgets.numbers import signed

_BLOCK: Final = 0.9
_TILE: Final = 0.84
_GAP: Final = 0.5
_TALLEST: Final = ending.MOST_COLORS


@dataclass(frozen=True, slots=True)
class _Column:
    """One card of the picture: ``height`` blocks at ``x``; ``part`` is its set, -1 for the card that is lost."""

    x: float
    card: Card
    number: int
    part: int
    height: int
    fate: str = ""


@of_position
def sets(question: ChartQuery) -> Sketch:
    """A seat's display cut into sets, with the VP of each; a candidate card is added or removed."""
    columns = _columns(question)
    kept = [column for column in columns if column.fate != "lost"]
    marks = [
        _piled([(c.x, c.height, c.card.color, c.fate == "new") for c in kept]),
        _letters(question, columns),
        texts([c.x for c in columns], [-0.26] * len(columns), [str(c.number) for c in columns], size=theme.SMALL),
        texts(
            [c.x for c in kept],
            [c.height + 0.26 for c in kept],
            [f"+{c.height}" if c.fate else str(c.height) for c in kept],
            color=[theme.GOOD if c.fate else theme.INK for c in kept],
            weight=["bold" if c.fate else "normal" for c in kept],
        ),
        *_brackets(question, kept),
        _lost_tile(columns),
    ]
    last = max([10.0, *(c.x for c in columns)])
    return sketch(marks, _told(question), x=(0.3, last + 0.7), y=(-2.1, _TALLEST + 0.7), height=330)


def _columns(question: ChartQuery) -> list[_Column]:
    """The cards from left to right, with a gap between sets; a lost card keeps its old place."""
    state, seat, gone, new = question.shown, question.seat, lost(question), added(question)
    before = question.state.displays[seat]
    columns: list[_Column] = []
    x = number = 0
    shift = 0.0
    for part, cards in enumerate(ending.sets(state.displays[seat], state.options.set_partition)):
        for height, card in enumerate(cards, 1):
            if number == gone:
                number, x = number + 1, x + 1
                columns.append(_Column(x + shift, before[number - 1], number, -1, 0, "lost"))
            number, x = number + 1, x + 1
            columns.append(_Column(x + shift, card, number, part, _worth(height), "new" if card is new else ""))
        shift += _GAP
    if gone is not None and gone == number:
        columns.append(_Column(x + 1 + shift, before[-1], number + 1, -1, 0, "lost"))
    return columns


def _worth(place: int) -> int:
    """VP that the card at this place of a set adds."""
    return ending.set_points(place) - ending.set_points(place - 1)


def _piled(columns: Iterable[tuple[float, int, str, bool]]) -> Mark:
    """Piles of blocks: (x, how many, card colour, new). A new card's are hatched above the first."""
    blocks = [(x, level, theme.CARD[color], new) for x, height, color, new in columns for level in range(height)]
    return bars(
        [x for x, *_ in blocks],
        [_BLOCK] * len(blocks),
        base=[level + (1 - _BLOCK) / 2 for _, level, *_ in blocks],
        color=[fill for *_, fill, _ in blocks],
        width=_TILE,
        pattern=["/" if new and level else "" for _, level, _, new in blocks],
        pattern_color=[theme.INK if fill == theme.CARD["white"] else fill for *_, fill, _ in blocks],
    )


def _letters(question: ChartQuery, columns: Sequence[_Column]) -> Mark:
    return texts(
        [c.x for c in columns],
        [0.5] * len(columns),
        [c.card.letter for c in columns],
        color=[theme.INK if c.fate == "lost" else theme.ON_CARD[c.card.color] for c in columns],
        size=16,
        weight="bold",
        hover=[question.face(c.card) for c in columns],
    )


def _brackets(question: ChartQuery, columns: Sequence[_Column]) -> list[Mark]:
    """A bracket below each set, its VP, and how many colours it has."""
    spans = [(cards[0].x, cards[-1].x, len(cards)) for cards in _parts(columns)]
    middles = [(left + right) / 2 for left, right, _ in spans]
    half = _TILE / 2
    paths = [
        [(left - half, -0.5), (left - half, -0.68), (right + half, -0.68), (right + half, -0.5)]
        for left, right, _ in spans
    ]
    points = [question.vp(ending.set_points(size)) for *_, size in spans]
    colors = [question.say("colors", count=size) if size > 1 else "" for *_, size in spans]
    return [
        strokes(paths),
        texts(middles, [-1.08] * len(spans), points, weight="bold", size=15),
        texts(middles, [-1.62] * len(spans), colors, size=theme.SMALL),
    ]


def _parts(columns: Sequence[_Column]) -> list[list[_Column]]:
    return [list(cards) for _, cards in groupby(columns, key=lambda column: column.part)]


def _lost_tile(columns: Sequence[_Column]) -> Mark:
    """The outline of the card that is lost."""
    left, right, low, high = -_TILE / 2, _TILE / 2, 0.05, 0.95
    corners = ((left, low), (left, high), (right, high), (right, low), (left, low))
    return strokes([[(c.x + x, y) for x, y in corners] for c in columns if c.fate == "lost"], dash="dot")


def _told(question: ChartQuery) -> Numbers:
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


@of_position
def append_values(question: ChartQuery) -> Sketch:
    """What one more card of each colour would add to a seat's sets."""
    display = question.shown.displays[question.seat]
    worth = {color: ending.append_value(display, color) for color in COLORS}
    x, tops = list(range(1, len(COLORS) + 1)), list(worth.values())
    names = [question.term(f"color_{color}") for color in COLORS]
    on_tile = [theme.ON_CARD[color] for color in COLORS]
    marks = [
        _piled([(place, worth[color], color, False) for place, color in zip(x, COLORS, strict=True)]),
        texts(x, [0.5] * len(x), LETTER_OF_COLOR.values(), color=on_tile, size=16, weight="bold"),
        texts(x, [top + 0.3 for top in tops], [signed(top) for top in tops], weight="bold", size=15),
        texts(x, [-0.35] * len(x), names, size=13),
    ]
    last = len(ending.sets(display, question.shown.options.set_partition)[-1]) if display else 0
    told = Numbers(
        question.say("append_title", who=question.who(question.seat)),
        question.say("append_note", count=last),
        (question.say("head_color"), question.say("head_points")),
        tuple(zip(names, tops, strict=True)),
    )
    return sketch(marks, told, x=(0.3, 6.7), y=(-0.8, _TALLEST + 0.9), height=310, width=480)


@of_position
def erasers(question: ChartQuery) -> Sketch:
    """What each card of a seat's display would change in its set points if winter took it; protected cards stay."""
    shown, display = question.shown, question.shown.displays[question.seat]
    change = _if_lost(shown, question.seat)
    extent = max([3, *map(abs, change.values())])
    unit = extent / 4
    x = list(range(1, len(display) + 1))
    faces = [question.face(card) for card in display]
    on_tile = [theme.ON_CARD[card.color] for card in display]
    marks = [
        bars(
            x, [0.9 * unit] * len(x), base=[-0.45 * unit] * len(x), width=_TILE,
            color=[theme.CARD[card.color] for card in display],
        ),
        _gains(change, unit),
        texts(x, [0] * len(x), [c.letter for c in display], color=on_tile, size=16, weight="bold", hover=faces),
        _gain_words(question, change, len(display), unit),
    ]  # fmt: skip
    edge = extent + 2 * unit
    return sketch(marks, _erasers_told(question, change), x=(0.3, max(10, len(x)) + 0.7), y=(-edge, edge), height=310)


def _if_lost(state: State, seat: int) -> dict[int, int]:
    """Index of each card that may be lost -> what losing it alone would change in the set points."""
    display, partition = state.displays[seat], state.options.set_partition
    now = ending.sets_points(display, partition)
    return {
        i: ending.sets_points([*display[:i], *display[i + 1 :]], partition) - now for i in winter.hungry(state, seat)
    }


def _gains(change: Mapping[int, int], unit: float) -> Mark:
    """A bar up for what is gained, a hatched one down for what is lost."""
    up = [gain > 0 for gain in change.values()]
    return bars(
        [index + 1 for index in change],
        change.values(),
        base=[0.6 * unit if gained else -0.6 * unit for gained in up],
        color=[theme.GOOD if gained else theme.BAD for gained in up],
        pattern=["" if gained else "/" for gained in up],
        pattern_color=theme.BAD,
        width=0.5,
    )


def _gain_words(words: Words, change: Mapping[int, int], cards: int, unit: float) -> Mark:
    """The change beside each bar; what stays says so."""
    gains = [change.get(index, 0) for index in range(cards)]
    lost = [index in change for index in range(cards)]
    return texts(
        range(1, cards + 1),
        [gain + (1.1 if gain > 0 else -1.1) * unit for gain in gains],
        [signed(gain) if may else words.say("stays") for gain, may in zip(gains, lost, strict=True)],
        weight=["bold" if may else "normal" for may in lost],
        size=[15 if may else theme.SMALL for may in lost],
    )


def _erasers_told(question: ChartQuery, change: Mapping[int, int]) -> Numbers:
    display = question.shown.displays[question.seat]
    rows = tuple(
        (i + 1, question.card(card), signed(change[i]) if i in change else question.say("stays"))
        for i, card in enumerate(display)
    )
    heads = tuple(question.say(f"head_{name}") for name in ("number", "card", "points"))
    points = question.vp(set_points(question.shown, question.seat))
    title = question.say("erasers_title", who=question.who(question.seat), points=points)
    return Numbers(title, question.say("erasers_note"), heads, rows)
