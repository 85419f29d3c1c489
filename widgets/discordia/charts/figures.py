"""Figures: which of the own supply fit where, and what the bag still holds."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from rulesim.discordia import odds
from rulesim.discordia.city import City, Laid
from rulesim.discordia.components import LETTERS, Figures, letters
from rulesim.discordia.dispatch import missing, payments, purse
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, lines, outline, page, words
from widgets.charts.figure import Cell, Mark, Numbers, Sketch
from widgets.discordia.charts.canvas import FIGURE, Person, lowered, people
from widgets.discordia.charts.query import ChartQuery, Lying, lying, of_position

_ROW, _PEOPLE, _VERDICT, _MANY = 32, 176, 340, 10
_MAN: Final = 17
"""How far it is from one figure to the next."""
_NARROW: Final = 29
"""The step from row to row where there are many."""
_NAME: Final = 74
"""On narrow paper: how much room the name of a colour needs."""


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


def _joker(city: City, color: int) -> bool:
    return bool(city.jokers >> color & 1)


@of_position
def fit(question: ChartQuery) -> Sketch:
    """A seat's supply by colour against the next open space of every tile, jokers included.

    Spaces are filled whole and in order: the framed one is next. With a candidate the city is the one after it.
    """
    city = question.then
    rows = [on for on in lying(city) if on.laid.tile.spaces]
    found = {(one.on.place, one.on.index): one for one in fits(city)}
    if question.paper.narrow:
        return _work(question, rows, found)
    step = _ROW if len(rows) <= _MANY else _NARROW
    standing: list[Person] = []
    marks = _supply(question, city, 16, standing)
    for row, on in enumerate(rows):
        marks += _spaces(question, on, found.get((on.place, on.index)), 66 + step * row, standing)
    if not rows:
        marks.append(words([Word(0, 66, question.say("fit_nothing"))]))
    numbers = _fit_numbers(question, rows, found)
    return page([*marks, *people(standing)], numbers, 60 + step * max(5, len(rows)))


def _supply(question: ChartQuery, city: City, y: float, standing: list[Person]) -> list[Mark]:
    """A figure of each colour with how many there are; jokers say so."""
    told = [Word(0, y, question.say("fit_supply"), bold=True)]
    for color, count in enumerate(city.supply):
        x = 84.0 + 153 * color
        standing.append(Person(x, y, LETTERS[color]))
        name = question.term(f"figure_{LETTERS[color]}.plural")
        told.append(Word(x + 22, y, str(count), size=14, bold=True))
        told.append(Word(x + 42, y, question.say("fit_joker", name=name) if _joker(city, color) else name, size=12))
    return [words(told)]


def _spaces(question: ChartQuery, on: Lying, one: Fit | None, y: float, standing: list[Person]) -> list[Mark]:
    """One tile: its spaces with whom they ask for, the next one framed, and whether it can be paid."""
    laid = on.laid
    told = [Word(0, y, question.say("fit_tile", tile=question.tile(laid.tile), value=laid.tile.value))]
    frames: list[list[tuple[float, float]]] = []
    x = float(_PEOPLE)
    for number, space in enumerate(laid.tile.spaces):
        start = x
        for letter in space.text:
            standing.append(Person(x, y, letter, number < laid.filled))
            x += _MAN
        if number == laid.filled and laid.next is not None:
            frames.append(outline(start - 5, y - 1, x - start + 8, 27))
        x += 14
    told.append(Word(_VERDICT, y, _verdict(question, laid, one), bold=bool(one and one.ways), color=_ink(one)))
    return [lines(frames, color=_ink(one), width=2.5), words(told)]


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


def _work(question: ChartQuery, rows: Sequence[Lying], found: dict[tuple[int, int], Fit]) -> Sketch:
    """On narrow paper: a block for each figure in supply, and for each tile whether somebody fits its next space."""
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
    numbers = _fit_numbers(question, rows, found)
    return page([boxes(drawn), words(told)], numbers, depth, paper=lowered(paper, depth), head=head)


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


# ---------------------------------------------------------------------------------------------------------------------
# The bag

SWAPS: Final = (1, 2, 3, 4)
"""Sizes of a swap: the boat and the aqueduct give 2, trade towers and tracks 3 or 4."""
_BAG_ROW, _IN_BAG, _OWN, _ASKED, _SWAP = 40, 112, 312, 416, 520


def wanted(city: City) -> list[int]:
    """How many figures of each colour the spaces of a city ask for that are not filled yet; grey ones are not."""
    spaces = [space for on in lying(city) for space in on.laid.tile.spaces[on.laid.filled :]]
    return [sum(space.figures[color] for space in spaces) for color in range(len(LETTERS))]


def brings(bag: Sequence[int], color: int, number: int) -> Fraction:
    """The chance that so many figures drawn from the bag include one of the colour."""
    return 1 - odds.drawn_of(bag, number, color).get(0, Fraction())


@of_position
def bag(question: ChartQuery) -> Sketch:
    """What the bag holds by colour, what the seat has and what its spaces ask for; the chance that a swap brings it.

    Everybody can work out the bag: all figures that are neither in a supply nor on a tile are in it.
    """
    state, city = question.shown, question.then
    asked = wanted(city)
    scale = 150 / max([20, *state.bag, *city.supply])
    drawn: list[Box] = []
    told = _bag_heads(question)
    for color in range(len(LETTERS)):
        y = 46 + _BAG_ROW * color
        for boxes_of, words_of in (
            _holds(question, color, scale, y),
            _chances(question, color, y, wanted=asked[color] > 0),
        ):
            drawn += boxes_of
            told += words_of
        told.append(Word(_ASKED, y, str(asked[color] or "–"), size=14, bold=asked[color] > 0))
    told.append(Word(0, 50 + 4 * _BAG_ROW, _others(question), size=12))
    standing = [Person(4, 46 + _BAG_ROW * color, letter) for color, letter in enumerate(LETTERS)]
    marks = [boxes(drawn), words(told), *people(standing)]
    return page(marks, _bag_numbers(question, asked), 70 + 4 * _BAG_ROW)


def _bag_heads(question: ChartQuery) -> list[Word]:
    columns = ((_IN_BAG, "bag_in-bag"), (_OWN, "bag_own"), (_ASKED, "bag_asked"))
    told = [Word(x, 12, question.say(message), bold=True) for x, message in columns]
    for i, number in enumerate(SWAPS):
        told.append(Word(_SWAP + 44 * i + 20, 12, question.say("bag_swap", count=number), "center", bold=True))
    return told


def _holds(question: ChartQuery, color: int, scale: float, y: float) -> tuple[list[Box], list[Word]]:
    """A colour's name, and bars for how many are in the bag and in the own supply."""
    drawn: list[Box] = []
    told = [Word(30, y, question.term(f"figure_{LETTERS[color]}.plural"), size=12)]
    amounts = ((_IN_BAG, question.shown.bag[color], scale), (_OWN, question.then.supply[color], scale / 2))
    for x, count, unit in amounts:
        drawn.append(Box(x, y, max(1, unit * count), 22, FIGURE[color]))
        told.append(Word(x + unit * count + 6, y, str(count), size=14, bold=True))
    return drawn, told


def _chances(question: ChartQuery, color: int, y: float, *, wanted: bool) -> tuple[list[Box], list[Word]]:
    """Per size of a swap the chance of one figure of the colour at least, framed if the city asks for it."""
    cells: list[Box] = []
    told: list[Word] = []
    for i, number in enumerate(SWAPS):
        at = _SWAP + 44 * i
        edge = theme.GOOD if wanted else theme.FAINT
        chance = brings(question.shown.bag, color, number)
        cells.append(Box(at, y, 40, 28, theme.FAINT, edge, 2.5 if wanted else 1))
        text = question.percent(chance)
        told.append(Word(at + 20, y, text, "center", size=12 if len(text) < 5 else 11, bold=wanted))
    return cells, told


def _others(question: ChartQuery) -> str:
    """How many figures are asked for in any colour, and the joker colours."""
    grey = sum(space.grey for on in lying(question.then) for space in on.laid.tile.spaces[on.laid.filled :])
    jokers = [question.term(f"figure_{letter}.plural") for c, letter in enumerate(LETTERS) if _joker(question.then, c)]
    return question.say("bag_grey", grey=grey, count=len(jokers), jokers=", ".join(jokers))


def _bag_numbers(question: ChartQuery, asked: Sequence[int]) -> Numbers:
    state, city = question.shown, question.then
    rows = tuple(
        (
            question.term(f"figure_{letter}.plural"),
            state.bag[color],
            city.supply[color],
            asked[color],
            *(question.percent(brings(state.bag, color, number)) for number in SWAPS),
        )
        for color, letter in enumerate(LETTERS)
    )
    swaps = tuple(question.say("bag_swap", count=number) for number in SWAPS)
    heads = (*(question.say(f"head_{name}") for name in ("color", "bag", "supply", "asked")), *swaps)
    title = question.say("bag_title", count=sum(state.bag), who=question.who(question.seat))
    return Numbers(title, question.subtitle(question.say("bag_note")), heads, rows)
