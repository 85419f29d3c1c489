"""Reach: how far each icon reaches over a row, what one more icon would open, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rulesim import rulebook
from rulesim.armorica import gaul, roman
from rulesim.armorica.actions import Take
from rulesim.armorica.cards import ICONS, Card
from rulesim.armorica.piles import ROW_NAMES
from rulesim.armorica.state import State
from rulesim.game import Check, checked_name
from widgets.armorica.charts.query import ICON, ChartQuery, of_position
from widgets.charts import theme
from widgets.charts.canvas import DEPTH, ROOM, Box, Dot, Drawn, Line, Word, outline, page
from widgets.charts.figure import Numbers, Sketch

_KEYS: Final = ICONS[:4]
"""The icons that can open a card."""
_SLOTS: Final = 6
_TOP: Final = 46
"""Where the lanes begin, below the cards."""
_AFTER: Final = 36
"""The room for a number behind the last cell."""


class _Place(NamedTuple):
    """One card of the row, and the check of how many icons it needs and how many there are.

    ``verdict``: "in", "next" (one more icon opens it), "then" (the candidate opens it) or "out".
    """

    position: int
    card: Card
    verdict: str
    check: Check


class _Lane(NamedTuple):
    """How far one icon of one seat reaches, now and then; ``key``: its cards' verdicts are written in it."""

    icon: str
    label: str
    now: int
    then: int
    key: bool


class _Grid(NamedTuple):
    """Where things are: cells ``unit`` wide, the first at ``left``; lanes ``pitch`` high, below the cards."""

    left: float
    unit: float
    pitch: float
    slots: int
    bottom: float

    def x(self, position: float) -> float:
        """Left edge of a position's cell."""
        return self.left + (position - 1) * self.unit

    def y(self, lane: int) -> float:
        """The middle of a lane."""
        return _TOP + (lane + 0.5) * self.pitch

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
    if row is not None:
        checked_name("row", row, ROW_NAMES)
    index = ROW_NAMES.index(row or ("roman" if question.state.phase == "roman" else "gaul"))
    places, lanes = _places(question, index), _lanes(question, index)
    left, slots = 8 + max(theme.length(lane.label, 13, bold=True) for lane in lanes), max(_SLOTS, len(places))
    pitch = min(72, (DEPTH - _TOP - 24) / len(lanes))
    grid = _Grid(left, min(84, (ROOM - left - _AFTER) / slots), pitch, slots, _TOP + len(lanes) * pitch)
    asked = _asked(question, index, places)
    blocks = [box for number, lane in enumerate(lanes) for box in _blocks(grid, number, lane)]
    layers = [
        _cards(question, grid, places, asked),
        [*blocks, *_line(grid, lanes, asked)],
        _verdicts(question, grid, places, lanes),
        _labels(question, grid, lanes),
    ]
    told, head = _numbers(question, index, places, lanes), question.head("reach", row=ROW_NAMES[index])
    return page(layers, told, grid.bottom + 24, head)


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
    return _Lane(icon, label, *(min(far[ICONS.index(icon)], row) for far in reaches), key=seat == question.seat)


def _standing(state: State, seat: int, index: int) -> State:
    """The same position as if this seat were to choose from this row now."""
    probe = state.copy()
    probe.phase, probe.player, probe.pending = ROW_NAMES[index], seat, ()
    return probe


def _open(state: State, seat: int, index: int) -> set[int]:
    """The positions of the row that the seat may take."""
    legal = _standing(state, seat, index).legal_actions()
    return {action.position for action in legal if isinstance(action, Take)}


def _opened_by(state: State, seat: int, index: int) -> set[int]:
    """The positions that a single further icon, of the right kind, would open or keep open."""
    opened: set[int] = set()
    for icon in range(len(_KEYS)):
        richer = state.copy()
        richer.totals[seat][icon] += 1
        opened |= _open(richer, seat, index)
    return opened


def _places(question: ChartQuery, index: int) -> list[_Place]:
    state, seat, after = question.state, question.seat, question.after
    kept = after if after is not None and after.rows[index] == state.rows[index] else None
    opened = {
        "in": _open(state, seat, index),
        "then": _open(kept, seat, index) if kept else (),
        "next": _opened_by(state, seat, index),
    }
    probe = _standing(state, seat, index)
    places: list[_Place] = []
    for position, card in enumerate(reversed(state.rows[index]), 1):
        check = next(c for c in probe.checks(Take.of(position)) if "need" in c.facts)
        verdict = next((verdict for verdict, found in opened.items() if position in found), "out")
        places.append(_Place(position, card, verdict, check))
    return places


def _asked(question: ChartQuery, index: int, places: Sequence[_Place]) -> _Place | None:
    """The card that is looked at, if it lies in this row: one of the other row has to say so."""
    action = question.action
    if isinstance(action, Take) and (action.row or question.state.phase) == ROW_NAMES[index]:
        return next((place for place in places if place.position == action.position), None)
    return None


def _cards(question: ChartQuery, grid: _Grid, places: Sequence[_Place], asked: _Place | None) -> Iterator[Drawn]:
    """The row as tiles above the lanes, with their positions; the one that is looked at has a bold edge.

    Positions stand in the tiles: beside the board the letters of the colours would explain nothing.
    """
    width = min(grid.unit - 4, 34)
    for place in places:
        x, color = grid.x(place.position + 0.5), place.card.color
        yield Box(x - width / 2, 28, width, 22, theme.CARD[color], line_width=3 if place is asked else 1)
        face = question.face(place.card)
        yield Word(x, 28, str(place.position), "center", theme.ON_CARD[color], bold=True, hover=face)


def _blocks(grid: _Grid, number: int, lane: _Lane) -> Iterator[Box]:
    """One block for each card that is reached, hatched if only with the candidate; others' blocks are paler."""
    for place in range(1, max(lane.now, lane.then) + 1):
        kept = place <= min(lane.now, lane.then)
        edge = ICON[lane.icon] if kept or lane.then > lane.now else theme.BAD
        fill = theme.faded(edge, 0.4) if kept and not lane.key else edge
        x, y = grid.x(place) + 1.5, grid.y(number)
        yield Box(x, y, grid.unit - 3, grid.height, fill, edge, pattern="" if kept else "/")


def _line(grid: _Grid, lanes: Sequence[_Lane], asked: _Place | None) -> Iterator[Line]:
    """A dashed line behind the card that is looked at, and dashed blocks where the seat lacks icons for it."""
    if asked is None:
        return
    x, opens = grid.x(asked.position + 1), asked.verdict == "in"
    yield Line([(x, _TOP), (x, grid.bottom)], theme.GOOD if opens else theme.BAD, dash="dot")
    icon = asked.check.facts["icon"]
    number = next((n for n, lane in enumerate(lanes) if lane.key and lane.icon == icon and not opens), None)
    if number is not None:
        for n in range(lanes[number].now + 1, asked.position + 1):
            yield outline(grid.x(n) + 2.5, grid.y(number), grid.unit - 5, grid.height - 2)


def _verdicts(question: ChartQuery, grid: _Grid, places: Sequence[_Place], lanes: Sequence[_Lane]) -> Iterator[Drawn]:
    """In the lane of the icon that opens a card: a tick on a disc, or a cross."""
    home = {lane.icon: number for number, lane in enumerate(lanes) if lane.key}
    for place in places:
        number = home[place.check.facts["icon"]]
        if lanes[number].now < place.position <= lanes[number].then and place.verdict != "then":
            continue  # the candidate reaches as far, but the row will have moved
        x, y = grid.x(place.position + 0.5), grid.y(number)
        word = rulebook.kept if place.check.ok else rulebook.broken
        sign, color = ("✓", theme.WHITE) if place.verdict in ("in", "then") else ("✕", theme.BAD)
        hover = word(place.check, question.lang, question.names)
        yield Word(x, y, sign, "center", color, theme.SMALL, True, hover)
        if sign == "✓":
            yield Dot(x, y, "circle", theme.GOOD, 18, theme.GOOD)


def _labels(question: ChartQuery, grid: _Grid, lanes: Sequence[_Lane]) -> Iterator[Word]:
    """Whose or which lane it is, and how far it reaches; below, what the numbers of the cells are."""
    for number, lane in enumerate(lanes):
        y = grid.y(number)
        yield Word(grid.left - 6, y, lane.label, "left", bold=lane.key)
        end = grid.slots if lane.key else max(lane.now, lane.then)
        yield Word(grid.x(end + 1) + 4, y, question.step(lane.now, lane.then), bold=True)
    text = question.say("reach_axis")
    middle = min(grid.left + grid.slots * grid.unit / 2, ROOM - theme.length(text, theme.SMALL) / 2)
    yield Word(middle, grid.bottom + 12, text, "center", theme.MUTED, theme.SMALL)


def _numbers(question: ChartQuery, index: int, places: Sequence[_Place], lanes: Sequence[_Lane]) -> Numbers:
    hows = ["same" if lane.now == lane.then else "moved" for lane in lanes]
    far = [
        question.say("reach_far", lane=lane.label, how=how, now=lane.now, then=lane.then)
        for lane, how in zip(lanes, hows, strict=True)
    ]
    told = question.why_not or question.do or question.say("reach_note")
    note = f"{told} {question.say('reach_all', lanes=far)}"
    rows = [
        (position, question.card(card), question.term(f"icon_{icon}"), need, have, told)
        for position, card, verdict, check in places
        for icon, need, have in [(check.facts["icon"], check.facts["need"], check.facts["have"])]
        for told in [question.say(f"reach_{verdict}", short=need - have)]
    ]
    row, count = question.term(f"row_{ROW_NAMES[index]}"), sum(place.verdict == "in" for place in places)
    heads = "position card opens need have verdict"
    return question.table("reach", heads, rows, would=note, row=row, count=count, cards=len(places))
