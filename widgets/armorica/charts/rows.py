"""Reach: how far each icon reaches over a row, what one more icon would open, and why not the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rulesim import rulebook
from rulesim.armorica import gaul, roman
from rulesim.armorica.actions import Take
from rulesim.armorica.cards import ICONS, Card
from rulesim.armorica.piles import ROW_NAMES
from rulesim.armorica.state import State
from rulesim.game import Check, unknown
from widgets.armorica.charts.palette import EDGE, ICON, PLACE, WORD
from widgets.armorica.charts.query import ChartQuery, of_position
from widgets.charts import theme
from widgets.charts.figure import Mark, Numbers, Sketch, bars, points, sketch, texts

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


@of_position
def reach(question: ChartQuery, *, row: str | None = None) -> Sketch:
    """How far a seat's icons reach over a row, what may be taken, and what one more icon would open.

    ``row``: "gaul" or "roman" (default: the row of the phase; outside of both, the Gaul row of the turn to come).
    """
    index = _row_index(question.state, row)
    places, lanes = _places(question, index), _lanes(question.state, index)
    slots = max(_SLOTS, len(places))
    marks = [
        *_cards(question, index, places, len(lanes)),
        *_tracks(question, index, lanes),
        *_verdicts(question, places, lanes),
    ]
    told = _told(question, index, places)
    return sketch(marks, told, x=(slots + 0.6, -1.25), y=(-0.6, len(lanes) + 1.65), height=160 + 48 * len(lanes))


def _row_index(state: State, row: str | None) -> int:
    if row is None:
        return 1 if state.phase == "roman" else 0
    if row not in ROW_NAMES:
        raise unknown("row", row, ROW_NAMES)
    return ROW_NAMES.index(row)


def _lanes(state: State, index: int) -> list[str]:
    """The icons that matter in this row, top to bottom."""
    if index == 1:
        return list(_KEYS)
    gates = {gaul.gate(state, card) for card in state.rows[0]}
    return [icon for icon in _KEYS if icon in gates] or [_KEYS[0]]


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


def _reach(state: State, seat: int, index: int, icon: str) -> int:
    if index == 1:
        return roman.reach(state, seat, icon)
    return min(gaul.reaches(state, seat)[ICONS.index(icon)], len(state.rows[0]))


def _cards(question: ChartQuery, index: int, places: Sequence[_Place], top: int) -> list[Mark]:
    """The row as tiles above the lanes, with their positions."""
    x = [place.position for place in places]
    from_here = question.state.phase == ROW_NAMES[index]
    chosen = question.action.position if isinstance(question.action, Take) and from_here else 0
    return [
        bars(
            x, [0.78] * len(x), base=[top + 0.02] * len(x), width=0.56,
            color=[theme.CARD[place.card.color] for place in places],
            line_width=[3 if place.position == chosen else 1 for place in places],
        ),
        texts(
            x, [top + 0.41] * len(x), [place.card.letter for place in places], size=17, weight="bold",
            color=[theme.ON_CARD[place.card.color] for place in places],
            hover=[question.face(place.card) for place in places],
        ),
        texts(x, [top + 1.1] * len(x), [str(place.position) for place in places], size=13),
    ]  # fmt: skip


def _tracks(question: ChartQuery, index: int, lanes: Sequence[str]) -> list[Mark]:
    """Per icon a track from the right, filled as far as it reaches, hatched as far as the candidate would make it."""
    seat, state = question.seat, question.state
    y = {icon: len(lanes) - 1 - lane for lane, icon in enumerate(lanes)}
    now = {icon: _reach(state, seat, index, icon) for icon in lanes}
    then = {icon: _reach(question.shown, seat, index, icon) for icon in lanes}
    full = {icon: len(state.rows[index]) for icon in lanes}
    more = {icon: then[icon] - now[icon] for icon in lanes}
    held = roman.held(state, seat) if index == 1 else state.totals[seat]
    labels = [question.count(icon, held[_KEYS.index(icon)]) for icon in lanes]
    return [
        _track(full, y, color=theme.FAINT),
        _track(now, y, opacity=0.55),
        _track(more, y, base=now, pattern="/"),
        texts([0.38] * len(lanes), list(y.values()), labels, position="middle right", weight="bold"),
    ]


def _track(
    length: Mapping[str, int],
    y: Mapping[str, int],
    *,
    base: Mapping[str, int] | None = None,
    color: str = "",
    **more: Any,
) -> Mark:
    """A bar per icon, from the right edge of the row, or from where ``base`` ends."""
    icons = [icon for icon, n in length.items() if n > 0]
    colors = [color or ICON[icon] for icon in icons]
    return bars(
        [length[icon] for icon in icons],
        [y[icon] for icon in icons],
        base=[0.5 + (base[icon] if base else 0) for icon in icons],
        color=colors,
        line=colors,
        pattern_color=colors,
        line_width=1 if base else 0,
        width=0.62,
        flat=True,
        **more,
    )


_SIGN: Final = {"in": "✓", "next": "+1", "then": "✓"}


def _verdicts(question: ChartQuery, places: Sequence[_Place], lanes: Sequence[str]) -> list[Mark]:
    """In the lane of the icon that opens a card: a tick, "+1", or by how many icons it is too far."""
    x = [place.position for place in places]
    y = [len(lanes) - 1 - lanes.index(place.icon) for place in places]
    words = [rulebook.kept if place.check.ok else rulebook.broken for place in places]
    hover = [word(place.check, question.lang, question.names) for word, place in zip(words, places, strict=True)]
    return [
        points(
            x, y, symbol="circle", size=27, line_width=2,
            color=[PLACE[place.verdict] for place in places],
            line=[EDGE[place.verdict] for place in places],
            hover=hover,
        ),
        texts(
            x, y, [_SIGN.get(place.verdict, f"−{place.need - place.have}") for place in places], weight="bold",
            color=[WORD[place.verdict] for place in places],
        ),
    ]  # fmt: skip


def _told(question: ChartQuery, index: int, places: Sequence[_Place]) -> Numbers:
    title = question.say(
        "reach_title",
        who=question.who(question.seat),
        row=question.term(f"row_{ROW_NAMES[index]}"),
        count=sum(place.verdict == "in" for place in places),
        cards=len(places),
    )
    subtitle = question.why_not or question.do if question.action is not None else question.say("reach_note")
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
