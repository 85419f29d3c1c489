"""One position of Armorica: displays, rows, what may still be drawn, whose decision. Plain data, cheap to copy."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any, ClassVar, Final

from rulesim.armorica import actions, ending, gaul, roman, setup, turn, winter
from rulesim.armorica.cards import ICONS, PILES, Card, CardTable, card_table, standard_cards
from rulesim.armorica.options import DEFAULT, Options
from rulesim.armorica.piles import ROW_NAMES, labels_left, redrawn
from rulesim.armorica.turn import PHASES
from rulesim.fields import LEFT_OUT, LIST, SEATS, Fielded, field, ids, lists, to_list
from rulesim.game import CHANCE, Action, Check, Event, ScoreSheet, checked_seat, is_listed, seat_name
from rulesim.moves import MoveState
from rulesim.positions import VERSION

_MODULES: Final = {"setup": setup, "gaul": gaul, "roman": roman, "winter": winter, "extra": setup}
_LEGAL: Final = {name: module.legal_actions for name, module in _MODULES.items()}
_APPLY: Final = {name: module.apply for name, module in _MODULES.items()}

_PLAIN: Final = ("reach_counting", "gaul_gate", "wheat_opens_patricians", "gate_icons_count", "fresh_gaul_counts")
_PLAIN_PASS: Final = ("voluntary_pass", "pass_discard")


def _begun(state: State) -> int:
    """1 once the set-up is over, else 0."""
    return int(state.phase != "setup")


def _most_acted(state: State) -> int:
    """Between two seats' steps not all of them are done; where chance decides all may be."""
    return state.players - (state.phase not in ("setup", "extra", "over"))


def _emptied(state: State) -> int:
    """The decks that have run out, as they do with their last card."""
    last_card = state.options.exhausted == "last-card"
    return sum(1 << row for row in (0, 1) if last_card and not state.open[row])


def _is_plain(state: State) -> bool:
    return all(getattr(state.options, name) == getattr(DEFAULT, name) for name in (*_PLAIN, *_PLAIN_PASS))


def _per_row(_: State) -> list[list[Card]]:
    return [[], []]


def _deck_ids(row: int) -> Callable[[State], list[list[str]]]:
    """Tells the deck of a row, pile after pile."""
    return lambda state: [ids(pile) for pile in (state.open[row], *state.later[row]) if pile]


_TELL_DECKS: Final = {f"{name}_deck": _deck_ids(row) for row, name in enumerate(ROW_NAMES)}


class State(Fielded, MoveState):
    """One position.

    ``displays``: per seat the cards from left to right. ``totals``: per seat the six icon counts of its display.
    ``rows``: Gaul row and Roman row, left to right; position 1 is the last element. ``open``, ``later``: per row the
    cards of the pile being drawn from, and the piles after it. ``pending``: the rows that wait for a card, in order.
    ``start``: seat with the start-player card (-1: not chosen yet). ``acted``: seats that have finished this phase.
    ``took``: bit mask of seats that took a Gaul this turn and no Roman since. ``ran_out``: bit mask of the rows whose
    deck has run out. ``plain``: no option changes reach or passing (a faster path).
    """

    game: ClassVar[str] = "armorica"
    MOVES = actions.MOVES
    players: int = field()
    phase: str = field("setup", words=PHASES, usual="gaul")
    turn: int = field(0, usual=_begun, low=_begun, high=lambda state: 99 * _begun(state), follows="phase")
    start: int = field(-1, low=lambda state: _begun(state) - 1, high=lambda state: state.players - 1, follows="phase")
    acted: int = field(0, high=_most_acted, follows="phase start")
    took: int = field(0, high=lambda state: (1 << state.players) - 1, follows="displays")
    ran_out: int = field(0, usual=_emptied, high=3, follows="gaul_deck roman_deck options")
    pending: tuple[int, ...] = field((), write=to_list)
    displays: list[list[Card]] = field(
        lambda state: [[] for _ in range(state.players)], kept=SEATS, write=lambda displays: [*map(ids, displays)]
    )
    rows: list[list[Card]] = field(_per_row, kept=lists(2), told="gaul_row roman_row", write=ids)
    open: list[list[Card]] = field(_per_row, kept=lists(2), tell=_TELL_DECKS, gives_up=True, swaps=True)
    later: list[tuple[tuple[Card, ...], ...]] = field(lambda _: [(), ()], kept=LIST, told="")
    discards: list[Card] = field(lambda _: [], kept=LIST, write=ids)
    options: Options = field(write=asdict)
    totals: list[list[int]] = field(lambda state: [[0] * len(ICONS) for _ in range(state.players)], kept=SEATS, told="")
    player: int = field(CHANCE, told="")
    cards: CardTable = field(told="")
    plain: bool = field(_is_plain, told="")
    journal: list[Event] | None = field(None, kept=LEFT_OUT, told="")

    def __init__(self, players: int, options: Options = DEFAULT, cards: CardTable | None = None) -> None:
        """An empty table for so many players; :func:`new_game` and ``position`` fill it."""
        self.players, self.options, self.cards = players, options, cards or standard_cards()
        self.begin()

    @property
    def is_over(self) -> bool:
        return self.phase == "over"

    def legal_actions(self) -> Sequence[Action]:
        if self.player < 0:
            return setup.legal_actions(self) if self.phase != "over" else ()
        return _LEGAL[self.phase](self)

    def allows(self, action: Action) -> bool:
        if self.pending and self.start >= 0 and type(action) is actions.Reveal:
            return isinstance(action.card, Card) and setup.may_come(self, action.card)  # pyright: ignore[reportUnnecessaryIsInstance]
        legal = self.legal_actions()
        return is_listed(action, legal) or (action in legal and actions.MOVES.fits(action))

    def steps(self, action: Action) -> Sequence[Action]:
        """A take is the take of its position, a pass a pass; several discards are one after the other."""
        if isinstance(action, actions.Take):
            return (actions.Take.of(action.position),)
        if isinstance(action, actions.Discard):  # from the right, so that the numbers of the others stay
            return [actions.Discard.of(number) for number in sorted(action.numbers, reverse=True)]
        return (actions.PASS,) if isinstance(action, actions.Pass) else (action,)

    def apply(self, action: Action) -> None:
        if self.player < 0:
            setup.apply(self, action)
        else:
            _APPLY[self.phase](self, action)

    def sample(self, rng: Any) -> Action:
        return setup.sample(self, rng)

    def rule_checks(self, action: Action, seat: int | None) -> Iterator[Check]:
        if isinstance(action, actions.Start | actions.Reveal):
            yield from setup.checks(self, action, seat)
            return
        for check in turn.checks(self, action, seat):
            yield check
            if not check.ok:
                return
        if self.phase in _MODULES:
            yield from _MODULES[self.phase].checks(self, action)

    def begin_winter(self) -> None:
        """Both immigrations are over; the first seat with something to decide is to act."""
        winter.settle(self)

    def scores(self) -> list[ScoreSheet]:
        return ending.scores(self)

    def winners(self) -> list[int]:
        return ending.winners(self)

    @property
    def row(self) -> list[Card] | None:
        """The row of the current immigration phase, or None in other phases."""
        index = turn.ROW_OF_PHASE.get(self.phase)
        return None if index is None else self.rows[index]

    @property
    def turns(self) -> int:
        """How many turns this game has, from the first to the last."""
        return turn.last_turn(self)

    @property
    def decks(self) -> list[list[Card]]:
        """Per row, every card that may still come, pile after pile; their order is not known to anybody."""
        return [[*self.open[row], *(card for pile in self.later[row] for card in pile)] for row in (0, 1)]

    def deck_size(self, row: int) -> int:
        """How many cards the draw deck of a row still has."""
        return len(self.open[row]) + sum(map(len, self.later[row]))

    def view(self, seat: int) -> dict[str, Any]:
        """Everything but the order of the cards in a pile is on the table: rows, displays, discards, the piles' sizes.

        ``gaul_piles``, ``roman_piles``: per pile of the deck, first to draw first, how many cards of which label.
        """
        checked_seat(seat, self.players)
        data = self.to_dict()
        for row, name in enumerate(ROW_NAMES):
            del data[f"{name}_deck"]
            data[f"{name}_deck_left"] = self.deck_size(row)
            data[f"{name}_piles_left"] = self.piles_left(name)
            data[f"{name}_piles"] = labels_left((self.open[row], *self.later[row]))
        return data | {"seat": seat}

    def piles_left(self, name: str) -> dict[str, int]:
        """Per pile of deck "gaul" or "roman", how many cards may still come."""
        labels = [card.pile for card in self.decks[ROW_NAMES.index(name)]]
        return {pile: labels.count(pile) for pile in PILES[name]}

    def imagine(self, seat: int, rng: Any) -> State:
        """A copy: nothing is hidden but chance. Only a position that fixed the order of a deck loses it again."""
        checked_seat(seat, self.players)
        new = self.copy()
        for row in (0, 1):
            piles = (self.open[row], *self.later[row])
            drawn = redrawn(piles, rng)
            if drawn is not piles:
                new.open[row], new.later[row] = [*drawn[0]], tuple(map(tuple, drawn[1:]))
        return new

    def to_dict(self) -> dict[str, Any]:
        """The position as JSON data. Cards that are not of the project's table are described under ``own_cards``."""
        standard = standard_cards()
        data: dict[str, Any] = {"game": self.game, "version": VERSION} | self.fields_to_dict()
        if self.start < 0:  # start cards are still to come from the table, so an own one is described as a whole
            own = [] if self.cards.cards == standard.cards else [*self.cards]
        else:
            zones = (self.discards, *self.displays, *self.rows, *self.decks)
            known = {card.id: card for zone in zones for card in zone}
            own = [known[id] for id in sorted(known) if id not in standard or standard[id] is not known[id]]
        return {**data, "own_cards": [card.to_dict() for card in own]}

    def pieces(self) -> Mapping[str, Card]:
        """Every card of this position by its id, and of its table those that it does not have."""
        zones = (self.cards, self.discards, *self.decks, *self.displays, *self.rows, *self.open)
        return {card.id: card for zone in zones for card in zone}

    def __repr__(self) -> str:
        if self.is_over:
            return f"<armorica, {self.players} players, over after turn {self.turn}>"
        return f"<armorica, {self.players} players, turn {self.turn}, {self.phase}, {seat_name(self.player)} to decide>"


def new_game(players: int, *, edition: str | None = None, cards: Any = None, **options: Any) -> State:
    """A game at its first chance decision.

    ``edition``: "english", "german" or "russian" sets the options that rulebook asks for; ``options``: any field of
    :class:`Options`; ``cards``: an own :class:`CardTable` or the path of its CSV file. Raises BadInput.
    """
    setup.check_players(players)
    state = State(players, Options.read(options, edition), card_table(cards))
    setup.lay_out(state)
    return state
