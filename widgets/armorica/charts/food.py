"""Winter: cards against amphorae, who must go, what every way through the famine leaves, and planning ahead for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rulesim.armorica import winter as hunger
from rulesim.armorica.actions import Discard
from rulesim.armorica.cards import AMPHORAE, GOLD, Card
from rulesim.armorica.state import State
from widgets.armorica.charts.query import ICON, ChartQuery, of_position, set_points
from widgets.charts import theme
from widgets.charts.canvas import DEPTH, ROOM, Box, Drawn, Word, outline, page
from widgets.charts.figure import Numbers, Sketch


class _Store(NamedTuple):
    """One seat's food: amphorae and cards due before, then the same and the cards with the candidate.

    ``cards``: each with what becomes of it: "", "new" or "lost". ``held``: how many are kept.
    """

    seat: int
    cards: Sequence[tuple[Card, str]]
    held: int
    had: int
    amphorae: int
    was_due: int
    due: int

    @property
    def columns(self) -> list[int]:
        """Where amphorae are: below the cards that are kept, then behind the last card."""
        kept = [place for place, (_, fate) in enumerate(self.cards) if fate != "lost"]
        return kept + list(range(len(self.cards), len(self.cards) + max(self.had, self.amphorae) + self.due))


@of_position
def winter(question: ChartQuery) -> Sketch:
    """Every seat's cards against its amphorae, and how many must go; hatched: what the candidate changes.

    A tile per card, below it an amphora that feeds it; where amphorae are missing there is a dashed place for each card
    that must go, and amphorae to spare are empty.
    """
    stores = [_store(question, seat) for seat in question.seats]
    used = [1 + max(one.columns[: max(one.amphorae + one.due, one.had)], default=0) for one in stores]
    unit = min(34, ROOM / max(10, *used, *(len(one.cards) for one in stores)))
    pitch = min(88, DEPTH / len(stores))
    drawn = [part for n, store in enumerate(stores) for part in _pantry(question, store, n * pitch, unit, pitch)]
    return page([drawn], _winter_numbers(question, stores), pitch * len(stores), question.head("winter", [drawn]))


def _store(question: ChartQuery, seat: int) -> _Store:
    both = (question.state, question.shown)
    amphorae, due = [one.totals[seat][AMPHORAE] for one in both], [hunger.due(one, seat) for one in both]
    held = len(question.shown.displays[seat])
    return _Store(seat, question.fates(seat), held, *amphorae, *due)


def _pantry(question: ChartQuery, store: _Store, top: float, unit: float, pitch: float) -> Iterator[Drawn]:
    """What a seat has: whose it is and how many must go, its cards, its amphorae; a column ``unit`` wide per card."""
    head, cards, low, high = top + 0.16 * pitch, top + 0.47 * pitch, top + 0.74 * pitch, 0.24 * pitch
    yield Word(0, head, question.short_who(store.seat), bold=store.seat == question.seat)
    verdict = question.say("food", due=store.due, spare=store.amphorae - store.held)
    color = theme.BAD if store.due else theme.MUTED
    yield Word(ROOM, head, verdict, "left", color, theme.SMALL, bool(store.due))
    for place, (card, fate) in enumerate(store.cards):
        fill = theme.INK if fate and card.color == "white" else theme.CARD[card.color]
        if fate == "lost":
            yield outline(place * unit + 2, cards, unit - 4, high - 2)
        else:
            yield Box(place * unit + 1, cards, unit - 2, high, fill, pattern="/" if fate else "")
        if unit > 13:
            ink, sign = theme.INK if fate else theme.ON_CARD[card.color], question.sign(card)
            yield Word((place + 0.5) * unit, cards, sign, "center", ink, 12, True, question.face(card))
    for place in range(max(store.had, store.amphorae)):
        changed = place >= min(store.had, store.amphorae)
        clay = theme.BAD if place >= store.amphorae else ICON["amphorae"]
        fill, pattern = clay if changed or place < store.held else theme.CLEAR, "/" if changed else ""
        yield Box(store.columns[place] * unit + 1, low, unit - 2, high, fill, clay, pattern=pattern)
    for place in store.columns[store.amphorae : store.amphorae + store.due]:
        yield outline(place * unit + 2, low, unit - 4, high - 2)


def _winter_numbers(question: ChartQuery, stores: Sequence[_Store]) -> Numbers:
    own = next(store for store in stores if store.seat == question.seat)
    cards, amphorae = question.term("count_cards", count=own.held), question.count("amphorae", own.amphorae)
    rows = [(question.who(s.seat), len(question.state.displays[s.seat]), s.had, s.was_due) for s in stores]
    rows += [
        (question.say("then", who=question.who(s.seat)), s.held, s.amphorae, s.due)
        for s in stores
        if question.moves and (s.was_due != s.due or any(fate for _, fate in s.cards))
    ]
    return question.table("winter", "player cards amphorae due", rows, cards=cards, amphorae=amphorae, due=own.due)


# --- every way through a famine ---

_SHOWN, _WAYS = 12, 400
_MOST: Final = 16
"""The longest text beside a bar, in letters."""


class Way(NamedTuple):
    """One choice of the cards to lose, by their numbers from the left, and what is left: set VP and gold."""

    lost: tuple[int, ...]
    sets: int
    gold: int


def ways(state: State, seat: int) -> list[Way]:
    """Every legal choice of cards that the seat must lose if winter came now, best set VP and gold first.

    At most 400; the engine plays each discard on a copy.
    """
    probe = state.copy()
    probe.phase, probe.player, probe.pending = "winter", seat, ()
    found: list[Way] = []
    _lose(probe, seat, tuple(range(1, len(state.displays[seat]) + 1)), 0, (), found)
    return sorted(found, key=lambda way: (-way.sets - way.gold, -way.sets, way.lost))


def _lose(state: State, seat: int, left: tuple[int, ...], first: int, lost: tuple[int, ...], found: list[Way]) -> None:
    """Lose one card after another, each further right than the one before, until no more is due."""
    if not hunger.due(state, seat):
        found.append(Way(lost, set_points(state, seat), state.totals[seat][GOLD]))
        return
    for action in state.legal_actions():
        if isinstance(action, Discard) and left[action.number - 1] > first and len(found) < _WAYS:
            index = action.number - 1
            after = state.copy()
            after.apply(action)
            _lose(after, seat, (*left[:index], *left[index + 1 :]), left[index], (*lost, left[index]), found)


@of_position
def winter_lattice(question: ChartQuery) -> Sketch:
    """Every choice of cards a seat may lose if winter came now, with the set points and the gold it leaves."""
    found, display = ways(question.shown, question.seat), question.shown.displays[question.seat]
    shown = [
        (", ".join(f"{number} {display[number - 1].letter}" for number in way.lost) or question.say("nothing"), way)
        for way in found[:_SHOWN]
    ]
    labels = [label if len(label) <= _MOST else f"{label[: _MOST - 1]}…" for label, _ in shown]
    best = max([1, *(way.sets + way.gold for _, way in shown)])
    left = 8 + max(theme.length(label, theme.SMALL) for label in labels)
    unit, pitch = (ROOM - left - 32) / best, min(30, DEPTH / max(8, len(shown)))
    drawn: list[Drawn] = []
    for number, (label, (_, way)) in enumerate(zip(labels, shown, strict=True)):
        y, total = (number + 0.5) * pitch, way.sets + way.gold
        drawn.append(Box(left, y, way.sets * unit, 0.6 * pitch, theme.SETS, theme.SETS))
        drawn.append(Box(left + way.sets * unit, y, way.gold * unit, 0.6 * pitch, ICON["gold"], ICON["gold"]))
        drawn.append(Word(left - 6, y, label, "left", size=theme.SMALL))
        drawn.append(Word(left + total * unit + 6, y, str(total), bold=total == best))
    due, count = hunger.due(question.shown, question.seat), len(found)
    head = question.head("lattice", [drawn], due=due)
    note = question.say("lattice_note", shown=len(shown), count=count - len(shown))
    rows = [(label, way.sets, way.gold, way.sets + way.gold) for label, way in shown]
    numbers = question.table("lattice", "lost sets gold points", rows, would=note, due=due, count=count)
    return page([drawn], numbers, pitch * max(8, len(shown)), head)
