"""One position of Provincia Romana: the table, the cities, whose decision it is and what waits. Cheap to copy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any, ClassVar, Final

from rulesim.game import CHANCE, Action, Check, Event, ScoreSheet, checked_seat
from rulesim.provincia import (
    actions,
    activation,
    combat,
    draft,
    ending,
    hidden,
    play,
    production,
    rounds,
    setup,
    steps,
)
from rulesim.provincia.city import City
from rulesim.provincia.components import Bellum, Card, Tables, Token
from rulesim.provincia.decks import Deck
from rulesim.provincia.options import DEFAULT, Options
from rulesim.provincia.tables import adapted, standard_tables
from rulesim.steps import Steps, StepState

_PHASES: Final[dict[str, ModuleType]] = {
    "select": draft,
    "play": play,
    "combat": combat,
    "activate": activation,
    "final": play,
}
"""The module of each phase with decisions; set-up has only steps that wait, upkeep none."""


class State(StepState):
    """One position.

    ``player``: who decides now; ``seat``: whose turn or step it is. ``phase``: "setup", "select", "play", "combat",
    "upkeep", "activate", "final" or "over" (phases 1 to 5 of a round are select to activate). ``round``: 1 to 6.
    ``start``: who holds the CAESAR card (-1: nobody yet). ``acted``: seats that are done in this phase.
    ``todo``: steps and questions that wait, the first is next (see rulesim/steps.py).

    ``passes``: how often phase 1 was played through in this round. ``chooser``: who chose the deck that is laid out
    (-1: none is), ``deck``: its index (-1), ``picked``: cards taken of it. ``face_up``: the open places, None where the
    card is taken. ``face_down``: the places of the face-down cards: True where one lies; ``face_down_known``: the
    card there if somebody knows it (see ``Deck.top``). ``markers``: action markers per deck.

    ``decks``: per deck of ``components.DECKS``. ``supply``: clay, wood, stone and coins left
    (0 coins where gold is endless, for they are not counted). ``cities``: per seat. ``gauls``: the combat card of this
    round once it is turned over.
    ``fought``: the combat cards of earlier combats. ``revealed``: per combat so far the tokens, sorted: nobody knows
    whose. ``tokens``: those still to be dealt. ``journal``: events, if it is a list.
    """

    __slots__ = (
        "acted", "chooser", "cities", "deck", "decks", "face_down", "face_down_known", "face_up", "fought", "gauls",
        "journal", "markers", "options", "passes", "phase", "picked", "player", "players", "revealed", "round", "seat",
        "start", "supply", "tables", "todo", "tokens",
    )  # fmt: skip

    game: ClassVar[str] = "provincia"
    AUTOMATIC, DECISIONS = steps.AUTOMATIC, steps.DECISIONS
    TURN_ACTIONS: ClassVar = {phase: module.legal_actions for phase, module in _PHASES.items()}
    TURN_APPLY: ClassVar = {phase: module.apply for phase, module in _PHASES.items()}

    players: int
    player: int
    seat: int
    phase: str
    round: int
    start: int
    acted: int
    todo: Steps
    passes: int
    chooser: int
    deck: int
    picked: int
    face_up: tuple[Card | None, ...]
    face_down: tuple[bool, ...]
    face_down_known: tuple[Card | None, ...]
    markers: list[int]
    decks: list[Deck]
    supply: list[int]
    cities: list[City]
    gauls: Bellum | None
    fought: tuple[Bellum, ...]
    revealed: tuple[tuple[Token, ...], ...]
    tokens: tuple[Token, ...]
    options: Options
    tables: Tables
    journal: list[Event] | None

    def __init__(self, players: int, options: Options = DEFAULT, tables: Tables | None = None) -> None:
        """An empty table for so many players; :func:`new_game` and ``position`` fill it."""
        self.players, self.options = players, options
        self.tables = adapted(tables or standard_tables(), options)
        self.player, self.seat, self.phase = CHANCE, 0, "setup"
        self.round, self.start, self.acted, self.todo = 1, -1, 0, ()
        self.passes, self.chooser, self.deck, self.picked = 0, -1, -1, 0
        self.face_up, self.face_down, self.face_down_known = (), (), ()
        self.markers = [self.tables.setup.markers] * 3
        self.decks = [Deck(len(kinds)) for kinds in self.tables.cards]
        self.supply = [*self.tables.setup.bank, self.tables.setup.coins if production.counted(options) else 0]
        self.cities = [City() for _ in range(players)]
        self.gauls, self.fought, self.revealed, self.tokens = None, (), (), ()
        self.journal = None

    def copy(self) -> State:
        new = object.__new__(State)
        new.players, new.options, new.tables = self.players, self.options, self.tables
        new.player, new.seat, new.phase = self.player, self.seat, self.phase
        new.round, new.start, new.acted, new.todo = self.round, self.start, self.acted, self.todo
        new.passes, new.chooser, new.deck, new.picked = self.passes, self.chooser, self.deck, self.picked
        new.face_up, new.face_down, new.face_down_known = self.face_up, self.face_down, self.face_down_known
        new.markers, new.supply = self.markers[:], self.supply[:]
        new.decks = [deck.copy() for deck in self.decks]
        new.cities = [city.copy() for city in self.cities]
        new.gauls, new.fought, new.revealed, new.tokens = self.gauls, self.fought, self.revealed, self.tokens
        new.journal = None
        return new

    @property
    def city(self) -> City:
        """The city whose turn or step it is."""
        return self.cities[self.seat]

    def expect(self, action: Action) -> None:
        actions.MOVES.expect(action)

    def rule_checks(self, action: Action, seat: int | None) -> Iterator[Check]:
        if isinstance(action, actions.Look | actions.Offer):
            yield rounds.never(self, action, seat)
            return
        timely = True
        for check in rounds.timing(self, action, seat):
            yield check
            timely = timely and check.ok
        if not timely:
            return
        if self.todo:
            yield from steps.checks(self, action)
        elif isinstance(action, actions.CHANCES):
            yield setup.not_due(self, action)
        else:
            yield from _PHASES[self.phase].checks(self, action)

    def begin_round(self) -> None:
        """The round begins, with phase 1."""
        rounds.begin_round(self)

    def seat_done(self) -> bool:
        """The seat is done in this phase; the next one is to act. False: it was the last one."""
        return rounds.seat_done(self)

    def phase_done(self) -> None:
        """The phase is over; what follows begins."""
        rounds.phase_done(self)

    def scores(self) -> list[ScoreSheet]:
        return ending.scores(self)

    def view(self, seat: int) -> dict[str, Any]:
        """What ``seat`` may know: of others' hands and tokens the number, of face-down cards that they lie there."""
        return hidden.view(self, checked_seat(seat, self.players))

    def imagine(self, seat: int, rng: Any) -> State:
        """A copy in which all that ``seat`` cannot know is dealt anew from what it knows (see hidden.py)."""
        return hidden.imagine(self, checked_seat(seat, self.players), rng)

    def to_dict(self) -> dict[str, Any]:
        from rulesim.provincia.position import to_dict

        return to_dict(self)

    def parse(self, text: str) -> Action:
        return actions.MOVES.parse(text, lambda: self.tables.by_id)

    def __repr__(self) -> str:
        if self.is_over:
            return f"<provincia, {self.players} players, over>"
        who = "chance" if self.player == CHANCE else f"seat {self.player + 1}"
        when = self.phase if self.phase in ("setup", "final") else f"round {self.round}, {self.phase}"
        return f"<provincia, {self.players} players, {when}, {who} to decide>"


def new_game(
    players: int,
    *,
    edition: str | None = None,
    tables: Any = None,
    cities: Sequence[str] | None = None,
    start: int | None = None,
    **options: Any,
) -> State:
    """A game at its first decision: the first seat chooses a city.

    ``cities``: the ids of the city boards by seat, ``start``: the seat (from 0) that starts, if they are to be fixed;
    ``edition``: "german", the only one; ``options``: any field of :class:`Options`; ``tables``: an own table per name
    (see ``tables.tables``). Raises BadInput.
    """
    from rulesim.provincia.options import options as read_options
    from rulesim.provincia.tables import tables as read_tables

    setup.check_players(players)
    state = State(players, read_options(options, edition), read_tables(tables))
    setup.lay_out(state, cities, start)
    return state
