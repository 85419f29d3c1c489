"""The deck: how much food each pile brings, and which icons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rulesim.armorica.cards import AMPHORAE, DECKS, ICONS, PILES, Card, CardTable, card_table
from widgets.armorica.charts.palette import ICON
from widgets.armorica.charts.query import Words
from widgets.charts import theme
from widgets.charts.figure import Mark, Numbers, Sketch, bars, drawing, sketch, texts

_BLOCK = 0.86
"""How long a block of food is, of 1."""
_Pile = tuple[str, str, tuple[Card, ...]]


def _piles(table: CardTable) -> Iterator[_Pile]:
    """(deck, pile, its cards) of the two draw decks, first pile first."""
    for deck in DECKS[1:]:
        for name, cards in zip(PILES[deck], table.piles(deck), strict=True):
            yield deck, name, cards


def _names(words: Words, piles: Sequence[_Pile]) -> list[str]:
    return [f"{words.term(f'deck_{deck}')}, {words.term('pile', pile=name)}" for deck, name, _ in piles]


def _heights(piles: Sequence[_Pile]) -> list[float]:
    """One line per pile from top to bottom, a gap between the decks."""
    last = len(piles)
    return [last - index - (0.4 if deck == DECKS[2] else 0) for index, (deck, *_) in enumerate(piles)]


@drawing
def food_budget(cards: CardTable | str | Path | None = None, *, lang: str = "en") -> Sketch:
    """Per pile, its cards against its amphorae: how many of them could stay if all came into one display.

    ``cards``: an own table, or the path of its CSV file.
    """
    words, piles = Words(lang=lang), list(_piles(card_table(cards)))
    y = _heights(piles)
    food = [(len(pile), sum(card.icons[AMPHORAE] for card in pile)) for *_, pile in piles]
    told = [words.say("budget", amphorae=words.count("amphorae", a), cards=n) for n, a in food]
    marks = [
        _food_blocks(food, y),
        texts([-0.2] * len(piles), y, _names(words, piles), position="middle left", size=13),
        texts([max(pair) + 0.25 for pair in food], y, told, position="middle right", size=13),
    ]
    heads = tuple(words.say(f"head_{name}") for name in ("deck", "pile", "cards", "amphorae"))
    rows = tuple((words.term(f"deck_{d}"), name, n, a) for (d, name, _), (n, a) in zip(piles, food, strict=True))
    title = words.say("budget_title", cards=sum(n for n, _ in food), amphorae=sum(a for _, a in food))
    numbers, longest = Numbers(title, words.say("budget_note"), heads, rows), max(10, *map(max, food))
    return sketch(marks, numbers, x=(-longest * 0.36, longest * 1.5), y=(0.0, len(piles) + 0.6), height=390)


def _food_blocks(food: Sequence[tuple[int, int]], y: Sequence[float]) -> Mark:
    """One block for each card, hatched without an amphora for it; and for each amphora to spare an empty one."""
    blocks = [
        (place, height, "fed" if place < min(pair) else "due" if place < pair[0] else "spare")
        for pair, height in zip(food, y, strict=True)
        for place in range(max(pair))
    ]
    return _food_marks(blocks)


def _food_marks(blocks: Sequence[tuple[int, float, str]]) -> Mark:
    """Blocks at (place, height), each "fed" (filled), "due" (hatched) or "spare" (empty)."""
    clay = ICON["amphorae"]
    fills = {"fed": clay, "due": theme.BAD, "spare": theme.CLEAR}
    edges = {"fed": clay, "due": theme.BAD, "spare": clay}
    return bars(
        [_BLOCK] * len(blocks),
        [height for _, height, _ in blocks],
        base=[place + (1 - _BLOCK) / 2 for place, *_ in blocks],
        color=[fills[kind] for *_, kind in blocks],
        line=[edges[kind] for *_, kind in blocks],
        line_width=1.5,
        pattern=["/" if kind == "due" else "" for *_, kind in blocks],
        pattern_color=theme.BAD,
        width=0.62,
        flat=True,
    )


@drawing
def deck_icons(cards: CardTable | str | Path | None = None, *, lang: str = "en") -> Sketch:
    """Per pile, how many icons of each kind an average card has. ``cards`` as for :func:`food_budget`."""
    words, piles = Words(lang=lang), list(_piles(card_table(cards)))
    counts = [[sum(card.icons[icon] for card in pile) for icon in range(len(ICONS))] for *_, pile in piles]
    means = [[n / len(pile) for n in row] for row, (*_, pile) in zip(counts, piles, strict=True)]
    ends, y = [sum(row) for row in means], _heights(piles)
    longest = max(ends)
    marks = [
        *_means(words, means, y),
        texts([-0.02 * longest] * len(piles), y, _names(words, piles), position="middle left", size=13),
        texts([end + 0.02 * longest for end in ends], y, [f"{end:.1f}" for end in ends], position="middle right"),
        texts(
            [icon * longest / len(ICONS) for icon in range(len(ICONS))], [-0.3] * len(ICONS),
            [f"{words.say(f'letter_{icon}')} {words.term(f'icon_{icon}')}" for icon in ICONS],
            position="middle right", size=13,
        ),
    ]  # fmt: skip
    heads = (words.say("head_deck"), words.say("head_pile"), *(words.term(f"icon_{icon}") for icon in ICONS))
    rows = tuple((words.term(f"deck_{d}"), name, *row) for (d, name, _), row in zip(piles, counts, strict=True))
    told = Numbers(words.say("icons_title"), words.say("icons_note"), heads, rows)
    return sketch(marks, told, x=(-longest * 0.32, longest * 1.15), y=(-0.8, len(piles) + 0.6), height=410)


def _means(words: Words, means: Sequence[Sequence[float]], y: Sequence[float]) -> list[Mark]:
    """A bar per icon, end to end, with the icon's letter where there is room."""
    starts = [[sum(row[:icon]) for icon in range(len(ICONS))] for row in means]
    room = 0.05 * max(map(sum, means))
    big = [(line, icon) for line, row in enumerate(means) for icon, n in enumerate(row) if n > room]
    middles = [starts[line][icon] + means[line][icon] / 2 for line, icon in big]
    letters = [words.say(f"letter_{ICONS[icon]}") for _, icon in big]
    return [
        *(
            bars(
                [row[icon] for row in means], y, base=[start[icon] for start in starts], color=ICON[name],
                width=0.62, flat=True, line=theme.WHITE,
            )
            for icon, name in enumerate(ICONS)
        ),
        texts(middles, [y[line] for line, _ in big], letters, color=theme.WHITE, size=13, weight="bold"),
    ]  # fmt: skip
