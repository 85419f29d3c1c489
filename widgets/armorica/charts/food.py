"""Winter: cards against amphorae, who must go, what every way through the famine leaves, and planning ahead for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rulesim.armorica import winter as hunger
from rulesim.armorica.actions import Discard
from rulesim.armorica.cards import AMPHORAE, GOLD, Card
from rulesim.armorica.state import State
from widgets.armorica.charts.palette import ICON
from widgets.armorica.charts.query import ChartQuery, of_position, set_points
from widgets.charts import theme
from widgets.charts.canvas import Box, Word, boxes, lines, outline, page, words
from widgets.charts.figure import Mark, Numbers, Sketch


@of_position
def winter(question: ChartQuery) -> Sketch:
    """Every seat's cards against its amphorae, and how many must go; hatched: what the candidate changes.

    A tile per card, below it an amphora that feeds it; where amphorae are missing there is a dashed place for each card
    that must go, and amphorae to spare are empty.
    """
    paper = question.paper
    stores = [_store(question, seat) for seat in question.seats]
    most = max(
        10, *(max(len(s.cards), 1 + max(s.columns[: max(s.amphorae + s.due, s.had)], default=0)) for s in stores)
    )
    pitch = min(88, paper.depth(300) / len(stores))
    pantry = _Pantry(question, min(34, paper.room / most), pitch)
    marks = [
        boxes([box for n, store in enumerate(stores) for box in pantry.boxes(n, store)]),
        pantry.outlines(stores),
        words([word for n, store in enumerate(stores) for word in pantry.words(n, store)]),
    ]
    told, depth = _winter_numbers(question, stores), pitch * len(stores)
    return page(marks, told, depth, question.head("winter"))


@dataclass(frozen=True, slots=True)
class _Store:
    """One seat's food: amphorae and cards due before, then the same and the cards with the candidate.

    ``cards``: each with what becomes of it: "", "new" or "lost". ``held``: how many are kept.
    """

    seat: int
    cards: tuple[tuple[Card, str], ...]
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

    @property
    def spare(self) -> int:
        """Amphorae that no card needs."""
        return self.amphorae - self.held


def _store(question: ChartQuery, seat: int) -> _Store:
    state, shown = question.state, question.shown
    before, after = state.displays[seat], shown.displays[seat]
    cards = [(card, "new" if n >= len(before) else "") for n, card in enumerate(after)]
    if len(after) < len(before):
        gone = next((n for n, card in enumerate(after) if card is not before[n]), len(after))
        cards.insert(gone, (before[gone], "lost"))
    had, amphorae = (one.totals[seat][AMPHORAE] for one in (state, shown))
    was_due, due = (hunger.due(one, seat) for one in (state, shown))
    return _Store(seat, tuple(cards), len(after), had, amphorae, was_due, due)


@dataclass(frozen=True, slots=True)
class _Pantry:
    """Where things are: a column ``unit`` wide per card, ``pitch`` pixels per seat."""

    question: ChartQuery
    unit: float
    pitch: float

    def lines(self, number: int) -> tuple[float, float, float]:
        """The middles of a seat's words, its cards and its amphorae."""
        top = number * self.pitch
        return top + 0.16 * self.pitch, top + 0.47 * self.pitch, top + 0.74 * self.pitch

    def box(self, place: int, y: float, color: str, line: str, pattern: str = "") -> Box:
        """A tile or an amphora at a place from the left."""
        return Box(place * self.unit + 1, y, self.unit - 2, 0.24 * self.pitch, color, line, 1, pattern)

    def boxes(self, number: int, store: _Store) -> Iterator[Box]:
        """Cards, and amphorae: filled where they feed a card, empty where they are to spare, hatched if they change."""
        _, top, low = self.lines(number)
        for place, (card, fate) in enumerate(store.cards):
            color = theme.CARD[card.color]
            if fate != "lost":
                ink = theme.INK if card.color == "white" and fate else color
                yield self.box(place, top, ink if fate else color, theme.INK, "/" if fate else "")
        clay = ICON["amphorae"]
        for place in range(max(store.had, store.amphorae)):
            changed = place >= min(store.had, store.amphorae)
            fill = theme.BAD if place >= store.amphorae else clay
            filled = changed or place < store.held
            yield self.box(store.columns[place], low, fill if filled else theme.CLEAR, fill, "/" if changed else "")

    def outlines(self, stores: Sequence[_Store]) -> Mark:
        """Dashed places: of a card that is lost, and of the amphorae that cards lack."""
        paths = list[list[tuple[float, float]]]()
        for number, store in enumerate(stores):
            _, top, low = self.lines(number)
            places = [(place, top) for place, (_, fate) in enumerate(store.cards) if fate == "lost"]
            lacking = range(store.amphorae, store.amphorae + store.due)
            places += [(store.columns[place], low) for place in lacking]
            paths += [outline(n * self.unit + 2, y, self.unit - 4, 0.24 * self.pitch - 2) for n, y in places]
        return lines(paths, color=theme.BAD, width=1.5, dash="4px,3px")

    def words(self, number: int, store: _Store) -> Iterator[Word]:
        """Whose it is and how many must go, and the letters of the cards where there is room."""
        question, (y, top, _) = self.question, self.lines(number)
        size, own = question.paper.body, store.seat == question.seat
        yield Word(0, y, question.short_who(store.seat), size=size, bold=own)
        verdict = question.say("food", due=store.due, spare=store.spare)
        color = theme.BAD if store.due else theme.MUTED
        yield Word(question.paper.room, y, verdict, "left", color, question.paper.small, bool(store.due))
        for place, (card, fate) in enumerate(store.cards if self.unit > 13 else ()):
            color = theme.INK if fate else theme.ON_CARD[card.color]
            yield Word(
                (place + 0.5) * self.unit, top, question.sign(card), "center", color, 12, True, question.face(card)
            )


def _winter_numbers(question: ChartQuery, stores: Sequence[_Store]) -> Numbers:
    own = next(store for store in stores if store.seat == question.seat)
    title = question.say(
        "winter_title",
        who=question.who(question.seat),
        cards=question.term("count_cards", count=own.held),
        amphorae=question.count("amphorae", own.amphorae),
        due=own.due,
    )
    heads = tuple(question.say(f"head_{name}") for name in ("player", "cards", "amphorae", "due"))
    state, moved = question.state, [store for store in stores if question.moves and _changes(store)]
    rows: list[tuple[str | int, ...]] = [
        (question.who(s.seat), len(state.displays[s.seat]), s.had, s.was_due) for s in stores
    ]
    rows += [(question.say("then", who=question.who(s.seat)), s.held, s.amphorae, s.due) for s in moved]
    return Numbers(title, question.subtitle(question.say("winter_note")), heads, tuple(rows))


def _changes(store: _Store) -> bool:
    return any(fate for _, fate in store.cards) or store.was_due != store.due


# --- every way through a famine ---

_SHOWN, _WAYS = 12, 400


@dataclass(frozen=True, slots=True)
class Way:
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
    paper, found = question.paper, ways(question.shown, question.seat)
    shown = found[:_SHOWN]
    labels = [_lost_cards(question, way) for way in shown]
    shorts = [_clipped(label) for label in labels]
    best = max([1, *(way.sets + way.gold for way in shown)])
    left = 8 + max(theme.length(label, paper.small) for label in shorts)
    unit = (paper.room - left - 32) / best
    pitch = min(30, paper.depth(330) / max(8, len(shown)))
    drawn, told = list[Box](), list[Word]()
    for number, (way, label) in enumerate(zip(shown, shorts, strict=True)):
        y, total = (number + 0.5) * pitch, way.sets + way.gold
        drawn.append(Box(left, y, way.sets * unit, 0.6 * pitch, theme.SETS, theme.SETS))
        drawn.append(Box(left + way.sets * unit, y, way.gold * unit, 0.6 * pitch, ICON["gold"], ICON["gold"]))
        told.append(Word(left - 6, y, label, "left", size=paper.small))
        told.append(Word(left + total * unit + 6, y, str(total), size=paper.body, bold=total == best))
    due = hunger.due(question.shown, question.seat)
    head = (question.say("lattice_head", due=due), question.hatched or question.say("lattice_line"))
    marks = [boxes(box for box in drawn if box.width), words(told)]
    return page(marks, _lattice_numbers(question, found, labels), pitch * max(8, len(shown)), head)


def _clipped(label: str) -> str:
    """As much of a text as there is room for."""
    return label if len(label) <= _MOST else f"{label[: _MOST - 1]}…"


_MOST: Final = 16
"""The longest text beside a bar, in letters."""


def _lost_cards(question: ChartQuery, way: Way) -> str:
    display = question.shown.displays[question.seat]
    return ", ".join(f"{number} {display[number - 1].letter}" for number in way.lost) or question.say("nothing")


def _lattice_numbers(question: ChartQuery, found: Sequence[Way], labels: Sequence[str]) -> Numbers:
    due = hunger.due(question.shown, question.seat)
    title = question.say("lattice_title", who=question.who(question.seat), due=due, count=len(found))
    subtitle = question.say("lattice_note", shown=len(labels), count=len(found) - len(labels))
    heads = tuple(question.say(f"head_{name}") for name in ("lost", "sets", "gold", "points"))
    rows = tuple((label, way.sets, way.gold, way.sets + way.gold) for label, way in zip(labels, found, strict=False))
    return Numbers(title, subtitle, heads, rows)
