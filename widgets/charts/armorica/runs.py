"""Sets of colours: the display as coloured runs, what the next card would add, what a lost card would change.

A card is a column of as many blocks as the VP it adds, so a set of n is a staircase, and its blocks are its points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rulesim.armorica import ending, winter
from rulesim.armorica.cards import COLORS, LETTER_OF_COLOR, Card
from rulesim.armorica.state import State
from rulesim.game import Action
from widgets.charts import theme
from widgets.charts.armorica.ask import Ask, added, ask, lost, set_points, signed
from widgets.charts.figure import Chart, Mark, Numbers, bars, chart, strokes, texts

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


def sets(
    state: State,
    seat: int | None = None,
    candidate: Action | str | None = None,
    *,
    lang: str = "en",
    names: Sequence[str] = (),
) -> Chart:
    """A seat's display cut into sets, with the VP of each; a candidate card is added or removed, with what it changes."""
    question = ask(state, seat, candidate, lang, names)
    columns = _columns(question)
    kept = [column for column in columns if column.fate != "lost"]
    marks = [
        _blocks(kept),
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
    return chart(marks, _told(question), x=(0.3, last + 0.7), y=(-2.1, _TALLEST + 0.7), height=330)


def _columns(question: Ask) -> list[_Column]:
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


def _blocks(columns: Sequence[_Column]) -> Mark:
    """Every card as a pile of blocks. Above the first, which has the letter, those of a new card are hatched."""
    blocks = [(column, level) for column in columns for level in range(column.height)]
    hatched = [column.fate == "new" and level > 0 for column, level in blocks]
    fills = [theme.CARD[column.card.color] for column, _ in blocks]
    return bars(
        [column.x for column, _ in blocks],
        [_BLOCK] * len(blocks),
        base=[level + (1 - _BLOCK) / 2 for _, level in blocks],
        color=fills,
        width=_TILE,
        pattern=["/" if h else "" for h in hatched],
        pattern_color=[theme.INK if fill == theme.CARD["white"] else fill for fill in fills],
    )


def _letters(question: Ask, columns: Sequence[_Column]) -> Mark:
    return texts(
        [c.x for c in columns],
        [0.5] * len(columns),
        [c.card.letter for c in columns],
        color=[theme.INK if c.fate == "lost" else theme.ON_CARD[c.card.color] for c in columns],
        size=16,
        weight="bold",
        hover=[question.face(c.card) for c in columns],
    )


def _brackets(question: Ask, columns: Sequence[_Column]) -> list[Mark]:
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


def _told(question: Ask) -> Numbers:
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


def append_values(
    state: State,
    seat: int | None = None,
    candidate: Action | str | None = None,
    *,
    lang: str = "en",
    names: Sequence[str] = (),
) -> Chart:
    """What one more card of each colour would add to a seat's sets."""
    question = ask(state, seat, candidate, lang, names)
    display = question.shown.displays[question.seat]
    worth = [ending.append_value(display, color) for color in COLORS]
    places = range(1, len(COLORS) + 1)
    blocks = [(x, level, color) for x, n, color in zip(places, worth, COLORS, strict=True) for level in range(n)]
    marks = [
        bars(
            [x for x, *_ in blocks],
            [_BLOCK] * len(blocks),
            base=[level + (1 - _BLOCK) / 2 for _, level, _ in blocks],
            color=[theme.CARD[color] for *_, color in blocks],
            width=_TILE,
        ),
        texts(
            places, [0.5] * len(COLORS), [LETTER_OF_COLOR[color] for color in COLORS],
            color=[theme.ON_CARD[color] for color in COLORS], size=16, weight="bold",
        ),
        texts(places, [n + 0.3 for n in worth], [f"+{n}" for n in worth], weight="bold", size=15),
        texts(places, [-0.35] * len(COLORS), [question.term(f"color_{color}") for color in COLORS], size=13),
    ]  # fmt: skip
    rows = tuple((question.term(f"color_{c}"), n) for c, n in zip(COLORS, worth, strict=True))
    last = len(ending.sets(display)[-1]) if display else 0
    told = Numbers(
        question.say("append_title", who=question.who(question.seat)),
        question.say("append_note", count=last),
        (question.say("head_color"), question.say("head_points")),
        rows,
    )
    return chart(marks, told, x=(0.3, 6.7), y=(-0.8, _TALLEST + 0.9), height=300, width=480)


def erasers(
    state: State,
    seat: int | None = None,
    candidate: Action | str | None = None,
    *,
    lang: str = "en",
    names: Sequence[str] = (),
) -> Chart:
    """What each card of a seat's display would change in its set points if winter took it; protected cards stay."""
    question = ask(state, seat, candidate, lang, names)
    shown, who = question.shown, question.seat
    display, hungry = shown.displays[who], winter.hungry(shown, who)
    now = set_points(shown, who)
    change = {
        i: ending.sets_points([*display[:i], *display[i + 1 :]], shown.options.set_partition) - now for i in hungry
    }
    x = list(range(1, len(display) + 1))
    extent = max([3, *map(abs, change.values())])
    unit = extent / 4
    marks = [
        bars(x, [0.9 * unit] * len(x), base=[-0.45 * unit] * len(x), color=[theme.CARD[c.color] for c in display], width=_TILE),
        bars(
            [i + 1 for i in change],
            list(change.values()),
            base=[0.6 * unit * (1 if gain > 0 else -1) for gain in change.values()],
            color=[theme.GOOD if gain > 0 else theme.BAD for gain in change.values()],
            pattern=["" if gain > 0 else "/" for gain in change.values()],
            pattern_color=theme.BAD,
            width=0.5,
        ),
        texts(
            x, [0] * len(x), [c.letter for c in display], color=[theme.ON_CARD[c.color] for c in display], size=16,
            weight="bold", hover=[question.face(c) for c in display],
        ),
        texts(
            x,
            [(change[i] + 1.1 * unit) if change.get(i, 0) > 0 else change.get(i, 0) - 1.1 * unit for i in range(len(x))],
            [signed(change[i]) if i in change else question.say("stays") for i in range(len(x))],
            weight=["bold" if i in change else "normal" for i in range(len(x))],
            size=[15 if i in change else theme.SMALL for i in range(len(x))],
        ),
    ]  # fmt: skip
    width = max(10, len(x)) + 0.7
    return chart(marks, _erasers_told(question, change), x=(0.3, width), y=(-extent - 2 * unit, extent + 2 * unit), height=300)


def _erasers_told(question: Ask, change: dict[int, int]) -> Numbers:
    display = question.shown.displays[question.seat]
    rows = tuple(
        (i + 1, question.card(card), signed(change[i]) if i in change else question.say("stays"))
        for i, card in enumerate(display)
    )
    heads = tuple(question.say(f"head_{name}") for name in ("number", "card", "points"))
    points = question.vp(set_points(question.shown, question.seat))
    title = question.say("erasers_title", who=question.who(question.seat), points=points)
    return Numbers(title, question.say("erasers_note"), heads, rows)
