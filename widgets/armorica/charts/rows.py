"""Reach: how far each icon reaches over a row, what one more icon would open, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rulesim import rulebook
from rulesim.armorica import gaul, roman
from rulesim.armorica.actions import Take
from rulesim.armorica.cards import ICONS, Card
from rulesim.armorica.piles import ROW_NAMES
from rulesim.armorica.state import State
from rulesim.game import Check, checked_name
from widgets.armorica.charts.palette import ICON, WORD
from widgets.armorica.charts.query import ChartQuery, of_position
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, lines, outline, page, words
from widgets.charts.figure import Mark, Numbers, Sketch, points

_KEYS: Final = ICONS[:4]
"""The icons that can open a card."""
_SLOTS: Final = 6


@dataclass(frozen=True, slots=True)
class _Place:
    """One card of the row: which icon opens it, how many it needs, how many there are.

    ``verdict``: "in", "next" (one more icon opens it), "then" (the candidate opens it) or "out".
    """

    position: int
    card: Card
    icon: str
    need: int
    have: int
    verdict: str
    check: Check


@dataclass(frozen=True, slots=True)
class _Lane:
    """How far one icon of one seat reaches, now and then; ``key``: its cards' verdicts are written in it."""

    seat: int
    icon: str
    label: str
    now: int
    then: int
    key: bool


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where things are: cells ``unit`` wide, the first at ``left``; lanes ``pitch`` high, below the cards."""

    left: float
    unit: float
    pitch: float
    slots: int
    lanes: int

    def x(self, position: float) -> float:
        """Left edge of a position's cell."""
        return self.left + (position - 1) * self.unit

    def y(self, lane: int) -> float:
        """The middle of a lane."""
        return _TOP + (lane + 0.5) * self.pitch

    @property
    def bottom(self) -> float:
        """Where the last lane ends."""
        return _TOP + self.lanes * self.pitch

    @property
    def height(self) -> float:
        """How high a block is."""
        return min(34, 0.62 * self.pitch)


@of_position
def reach(question: ChartQuery, *, row: str | None = None) -> Sketch:
    """How far icons reach over a row, what may be taken, and what one more icon would open.

    A lane per player where one icon opens the whole row, else a lane per icon of the seat. A block is a card that is
    reached; the card that is looked at has a dashed line, and what it still lacks a dashed block.
    ``row``: "gaul" or "roman" (default: the row of the phase; outside of both, the Gaul row of the turn to come).
    """
    index = _row_index(question.state, row)
    places, lanes = _places(question, index), _lanes(question, index)
    grid = _grid(question, places, lanes)
    asked = _asked(question, index, places)
    marks = [
        *_cards(question, grid, places, asked),
        boxes([box for number, lane in enumerate(lanes) for box in _blocks(question, grid, number, lane)]),
        *_line(grid, lanes, asked),
        *_verdicts(question, grid, places, lanes),
        words([*_labels(question, grid, lanes), *_below(question, grid)]),
    ]
    told, head = _numbers(question, index, places, lanes), question.head("reach", row=ROW_NAMES[index])
    return page(marks, told, grid.bottom + 24, head)


_TOP: Final = 46
"""Where the lanes begin, below the cards."""
_AFTER: Final = 36
"""The room for a number behind the last cell."""


def _grid(question: ChartQuery, places: Sequence[_Place], lanes: Sequence[_Lane]) -> _Grid:
    paper, slots = question.paper, max(_SLOTS, len(places))
    left = 8 + max(theme.length(lane.label, paper.body, bold=True) for lane in lanes)
    pitch = min(72, (paper.depth(300) - _TOP - 24) / len(lanes))
    return _Grid(left, min(84, (paper.room - left - _AFTER) / slots), pitch, slots, len(lanes))


def _row_index(state: State, row: str | None) -> int:
    if row is None:
        return 1 if state.phase == "roman" else 0
    checked_name("row", row, ROW_NAMES)
    return ROW_NAMES.index(row)


def _lanes(question: ChartQuery, index: int) -> list[_Lane]:
    """The icons that matter in this row, top to bottom; where it is only one, everybody's."""
    state, gates = question.state, set(_KEYS)
    if index == 0:
        gates = {gaul.gate(state, card) for card in state.rows[0]} or {_KEYS[0]}
    if len(gates) == 1:
        (only,) = gates
        return [_lane(question, index, who, only, question.short_who(who)) for who in question.seats]
    held = roman.held(state, question.seat) if index == 1 else state.totals[question.seat]
    names = {icon: question.count(icon, held[_KEYS.index(icon)]) for icon in _KEYS if icon in gates}
    return [_lane(question, index, question.seat, icon, name) for icon, name in names.items()]


def _lane(question: ChartQuery, index: int, seat: int, icon: str, label: str) -> _Lane:
    row = len(question.state.rows[index])
    reaches = ((gaul, roman)[index].reaches(state, seat) for state in (question.state, question.shown))
    now, then = (min(far[ICONS.index(icon)], row) for far in reaches)
    return _Lane(seat, icon, label, now, then, seat == question.seat)


def _standing(state: State, seat: int, index: int) -> State:
    """The same position as if this seat were to choose from this row now."""
    probe = state.copy()
    probe.phase, probe.player, probe.pending = ROW_NAMES[index], seat, ()
    return probe


def _open(state: State, seat: int, index: int) -> set[int]:
    """The positions of the row that the seat may take."""
    probe = _standing(state, seat, index)
    return {action.position for action in probe.legal_actions() if isinstance(action, Take)}


def _opened_by(state: State, seat: int, index: int) -> set[int]:
    """The positions that a single further icon, of the right kind, would open."""
    opened: set[int] = set()
    for icon in range(len(_KEYS)):
        richer = state.copy()
        richer.totals[seat][icon] += 1
        opened |= _open(richer, seat, index)
    return opened - _open(state, seat, index)


def _places(question: ChartQuery, index: int) -> list[_Place]:
    state, seat = question.state, question.seat
    now, one_more = _open(state, seat, index), _opened_by(state, seat, index)
    then: set[int] = set()
    if question.after is not None and question.after.rows[index] == state.rows[index]:
        then = _open(question.after, seat, index)
    probe = _standing(state, seat, index)
    places: list[_Place] = []
    for position, card in enumerate(reversed(state.rows[index]), 1):
        check = next(c for c in probe.checks(Take.of(position)) if "need" in c.facts)
        facts = check.facts
        verdict = "in" if position in now else "then" if position in then else "next" if position in one_more else "out"
        places.append(_Place(position, card, facts["icon"], facts["need"], facts["have"], verdict, check))
    return places


def _asked(question: ChartQuery, index: int, places: Sequence[_Place]) -> _Place | None:
    """The card that is looked at, if it lies in this row: one of the other row has to say so."""
    action = question.action
    if isinstance(action, Take) and (action.row or question.state.phase) == ROW_NAMES[index]:
        return next((place for place in places if place.position == action.position), None)
    return None


def _cards(question: ChartQuery, grid: _Grid, places: Sequence[_Place], asked: _Place | None) -> list[Mark]:
    """The row as tiles above the lanes, with their positions; the one that is looked at has a bold edge.

    Positions stand in the tiles: beside the board the letters of the colours would explain nothing.
    """
    width = min(grid.unit - 4, 34)
    at = [grid.x(place.position + 0.5) for place in places]
    tiles = [
        Box(x - width / 2, 28, width, 22, theme.CARD[place.card.color], line_width=3 if place is asked else 1)
        for x, place in zip(at, places, strict=True)
    ]
    told = [
        Word(x, 28, str(place.position), "center", theme.ON_CARD[place.card.color], 13, True, question.face(place.card))
        for x, place in zip(at, places, strict=True)
    ]
    return [boxes(tiles), words(told)]


def _blocks(question: ChartQuery, grid: _Grid, number: int, lane: _Lane) -> Iterator[Box]:
    """One block for each card that is reached, hatched if only with the candidate; others' blocks are paler."""
    color = ICON[lane.icon]
    for place in range(1, max(lane.now, lane.then) + 1):
        kept, more = place <= min(lane.now, lane.then), lane.then > lane.now
        fill = color if kept and lane.key else theme.faded(color, 0.4) if kept else color if more else theme.BAD
        edge = color if kept or more else theme.BAD
        pattern = "" if kept else "/"
        yield Box(grid.x(place) + 1.5, grid.y(number), grid.unit - 3, grid.height, fill, edge, 1, pattern)


def _line(grid: _Grid, lanes: Sequence[_Lane], asked: _Place | None) -> list[Mark]:
    """A dashed line behind the card that is looked at, and dashed blocks where the seat lacks icons for it."""
    if asked is None:
        return []
    x, color = grid.x(asked.position + 1), theme.GOOD if asked.verdict == "in" else theme.BAD
    marks = [lines([[(x, _TOP), (x, grid.bottom)]], color=color, width=1.5, dash="dot")]
    number = next((n for n, lane in enumerate(lanes) if lane.key and lane.icon == asked.icon), None)
    if number is None or asked.verdict == "in":
        return marks
    lacking = range(lanes[number].now + 1, asked.position + 1)
    slots = [outline(grid.x(n) + 2.5, grid.y(number), grid.unit - 5, grid.height - 2) for n in lacking]
    return [*marks, lines(slots, color=theme.BAD, width=1.5, dash="4px,3px")]


def _verdicts(question: ChartQuery, grid: _Grid, places: Sequence[_Place], lanes: Sequence[_Lane]) -> list[Mark]:
    """In the lane of the icon that opens a card: a tick, or a cross."""
    told, ticks = list[Word](), list[tuple[float, float]]()
    home = {lane.icon: number for number, lane in enumerate(lanes) if lane.key}
    for place in places:
        lane = lanes[home[place.icon]]
        if lane.now < place.position <= lane.then and place.verdict != "then":
            continue  # the candidate reaches as far, but the row will have moved
        x, y = grid.x(place.position + 0.5), grid.y(home[place.icon])
        word = rulebook.kept if place.check.ok else rulebook.broken
        opens, hover = place.verdict in ("in", "then"), word(place.check, question.lang, question.names)
        sign, color = ("✓", WORD[place.verdict]) if opens else ("✕", WORD["out"])
        told.append(Word(x, y, sign, "center", color, question.paper.small, True, hover))
        if opens:
            ticks.append((x, y))
    color = [theme.GOOD] * len(ticks)
    disc = points([x for x, _ in ticks], [-y for _, y in ticks], symbol="circle", color=color, line=color, size=18)
    return [disc, words(told)]


def _labels(question: ChartQuery, grid: _Grid, lanes: Sequence[_Lane]) -> Iterator[Word]:
    """Whose or which lane it is, and how far it reaches."""
    size = question.paper.body
    for number, lane in enumerate(lanes):
        y, moved = grid.y(number), lane.now != lane.then
        yield Word(grid.left - 6, y, lane.label, "left", size=size, bold=lane.key)
        far = question.say("step", before=lane.now, after=lane.then) if moved else str(lane.now)
        end = grid.slots if lane.key else max(lane.now, lane.then)
        yield Word(grid.x(end + 1) + 4, y, far, size=size, bold=True)


def _below(question: ChartQuery, grid: _Grid) -> Iterator[Word]:
    """What the numbers of the cells are."""
    text, size = question.say("reach_axis"), question.paper.small
    middle = min(grid.left + grid.slots * grid.unit / 2, question.paper.room - theme.length(text, size) / 2)
    yield Word(middle, grid.bottom + 12, text, "center", theme.MUTED, size)


def _numbers(question: ChartQuery, index: int, places: Sequence[_Place], lanes: Sequence[_Lane]) -> Numbers:
    title = question.say(
        "reach_title",
        who=question.who(question.seat),
        row=question.term(f"row_{ROW_NAMES[index]}"),
        count=sum(place.verdict == "in" for place in places),
        cards=len(places),
    )
    told = question.why_not or question.do if question.action is not None else question.say("reach_note")
    far = question.say("reach_all", lanes=[_far(question, lane) for lane in lanes])
    subtitle = f"{told} {far}"
    rows = tuple(
        (
            place.position,
            question.card(place.card),
            question.term(f"icon_{place.icon}"),
            place.need,
            place.have,
            question.say(f"reach_{place.verdict}", short=place.need - place.have),
        )
        for place in places
    )
    heads = tuple(question.say(f"head_{name}") for name in ("position", "card", "opens", "need", "have", "verdict"))
    return Numbers(title, subtitle, heads, rows)


def _far(question: ChartQuery, lane: _Lane) -> str:
    """How far a lane reaches, in words."""
    how, far = "same" if lane.now == lane.then else "moved", {"now": lane.now, "then": lane.then}
    return question.say("reach_far", lane=lane.label, how=how, **far)
