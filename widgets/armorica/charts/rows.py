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
    axis = question.say("reach_axis")
    reached: list[Drawn] = []
    for number, lane in enumerate(lanes):
        reached += _reached(question, grid, number, lane)
    middle = min(left + slots * grid.unit / 2, ROOM - theme.length(axis, theme.SMALL) / 2)
    reached.append(Word(middle, grid.bottom + 12, axis, "center", theme.MUTED, theme.SMALL))
    verdicts = _verdicts(question, grid, places, lanes)
    layers = [_cards(question, grid, places, asked), [*reached, *_line(grid, lanes, asked)], verdicts]
    changed = any(lane.now != lane.then for lane in lanes)
    head = question.head("reach", [reached], changed, row=ROW_NAMES[index])
    return page(layers, _numbers(question, index, places, lanes), grid.bottom + 24, head)


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


def _standing(state: State, seat: int, index: int, more: int | None = None) -> State:
    """The same position as if this seat were to choose from this row now; with one icon ``more``."""
    probe = state.copy()
    probe.phase, probe.player, probe.pending = ROW_NAMES[index], seat, ()
    if more is not None:
        probe.totals[seat][more] += 1
    return probe


def _places(question: ChartQuery, index: int) -> list[_Place]:
    state, seat, after = question.state, question.seat, question.after
    probe, kept = _standing(state, seat, index), after is not None and after.rows[index] == state.rows[index]
    probes = {
        "in": [probe],
        "then": [_standing(after, seat, index)] if after is not None and kept else [],
        "next": [_standing(state, seat, index, icon) for icon in range(len(_KEYS))],
    }
    opened = {
        verdict: {one.position for state in found for one in state.legal_actions() if isinstance(one, Take)}
        for verdict, found in probes.items()
    }
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


def _reached(question: ChartQuery, grid: _Grid, number: int, lane: _Lane) -> Iterator[Drawn]:
    """Whose or which lane it is, how far it reaches, and a block for each card that is reached.

    A block is hatched if only the candidate reaches so far; others' blocks are paler.
    """
    y, most = grid.y(number), max(lane.now, lane.then)
    yield Word(grid.left - 6, y, lane.label, "left", bold=lane.key)
    end = grid.x((grid.slots if lane.key else most) + 1) + 4
    yield Word(end, y, question.step(lane.now, lane.then), bold=True)
    for place in range(1, most + 1):
        kept = place <= min(lane.now, lane.then)
        edge = ICON[lane.icon] if kept or lane.then > lane.now else theme.BAD
        fill = theme.faded(edge, 0.4) if kept and not lane.key else edge
        yield Box(grid.x(place) + 1.5, y, grid.unit - 3, grid.height, fill, edge, pattern="" if kept else "/")


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
