"""One position of Provincia Romana: the table, the cities, whose decision it is and what waits. Cheap to copy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any, ClassVar, Final

from rulesim.fields import (
    BORROWS,
    COPIES,
    LEFT_OUT,
    LIST,
    SEATS,
    Fielded,
    by_name,
    field,
    id_of,
    ids,
    name_among,
    to_list,
    to_lists,
)
from rulesim.game import CHANCE, Action, Check, Event, ScoreSheet, checked_seat, seat_name
from rulesim.positions import to_file
from rulesim.provincia import actions, activation, combat, draft, ending, hidden, play, production, rounds, setup, steps
from rulesim.provincia.city import City
from rulesim.provincia.components import DECKS, GOODS, RESOURCES, Bellum, Card, Tables, Token
from rulesim.provincia.decks import Deck
from rulesim.provincia.options import DEFAULT, Options
from rulesim.provincia.tables import adapted, standard_tables
from rulesim.provincia.tables import tables as read_tables
from rulesim.steps import Steps, StepState

_PHASES: Final = {"select": draft, "play": play, "combat": combat, "activate": activation, "final": play}
"""The module of each phase with decisions; set-up has only steps that wait, upkeep none."""


def _first_round(state: State) -> int:
    """The final turns come after the last round."""
    return state.tables.setup.rounds if state.phase in ("final", "over") else 1


def _last_round(state: State) -> int:
    return 1 if state.phase == "setup" else state.tables.setup.rounds


def _first_start(state: State) -> int:
    """In the set-up nobody need be the start player yet."""
    return CHANCE if state.phase == "setup" else 0


def _most_passes(state: State) -> int:
    times = state.tables.setup.passes[state.players]
    return 0 if state.phase == "setup" else times - (state.phase == "select")


def _all_markers(state: State) -> list[int]:
    return [state.tables.setup.markers] * len(DECKS)


def _fresh_decks(state: State) -> list[Deck]:
    return [Deck(len(kinds)) for kinds in state.tables.cards]


def _whole_supply(state: State) -> list[int]:
    return [*state.tables.setup.bank, state.tables.setup.coins if production.counted(state.options) else 0]


def _places(cards: Sequence[Card | None]) -> list[str | None]:
    return [*map(id_of, cards)]


def _decks_to_dict(state: State) -> dict[str, Any]:
    told = zip(DECKS, state.decks, state.tables.cards, strict=True)
    return {name: deck.to_dict(kinds) for name, deck, kinds in told}


def supply_to_dict(state: State) -> dict[str, int]:
    """What the supply has; gold only where it is counted."""
    counted = RESOURCES if production.counted(state.options) else GOODS
    return dict(zip(counted, state.supply, strict=False))


class State(Fielded, StepState):
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
    whose. ``tokens``: those still to be dealt. ``journal``: events, if it is a list. ``borrows``: whether the decks are
    another position's, of which this is a branch.
    """

    game: ClassVar[str] = "provincia"
    MOVES, CHANCES = actions.MOVES, actions.CHANCES
    AUTOMATIC, DECISIONS = steps.AUTOMATIC, steps.DECISIONS
    TURN_ACTIONS: ClassVar = {phase: module.legal_actions for phase, module in _PHASES.items()}
    TURN_APPLY: ClassVar = {phase: module.apply for phase, module in _PHASES.items()}

    players: int = field()
    phase: str = field("setup", words=rounds.PHASES, usual="play")
    round: int = field(1, usual=_first_round, low=_first_round, high=_last_round, follows="phase")
    start: int = field(-1, usual=_first_start, low=_first_start, high=lambda state: state.players - 1, follows="phase")
    seat: int = field(0, follows="phase start acted")
    player: int = field(CHANCE, follows="*")
    acted: int = field(0, high=lambda state: state.players, follows="phase round start seat")
    todo: Steps = field((), write=to_lists)
    passes: int = field(0, high=_most_passes, follows="phase")
    chooser: int = field(-1, follows="phase start seat acted deck picked")
    deck: int = field(-1, write=name_among(DECKS))
    picked: int = field(0, follows="deck face_up face_down")
    face_up: tuple[Card | None, ...] = field((), write=_places)
    face_down: tuple[bool, ...] = field((), write=to_list)
    face_down_known: tuple[Card | None, ...] = field((), write=_places)
    markers: list[int] = field(_all_markers, kept=LIST, write=by_name(DECKS), follows="phase acted passes deck")
    decks: list[Deck] = field(_fresh_decks, kept=COPIES, tell={"decks": _decks_to_dict}, of=Deck)
    supply: list[int] = field(_whole_supply, kept=LIST, tell={"supply": supply_to_dict}, follows="cities options")
    cities: list[City] = field(lambda state: [City() for _ in range(state.players)], kept=SEATS, of=City)
    gauls: Bellum | None = field(None, write=id_of)
    fought: tuple[Bellum, ...] = field((), write=ids)
    revealed: tuple[tuple[Token, ...], ...] = field((), write=lambda revealed: [*map(ids, revealed)])
    tokens: tuple[Token, ...] = field((), write=ids)
    options: Options = field(told="")
    tables: Tables = field(told="")
    journal: list[Event] | None = field(None, kept=LEFT_OUT, told="")
    borrows: bool = field(False, kept=BORROWS, told="")

    def __init__(self, players: int, options: Options = DEFAULT, tables: Tables | None = None) -> None:
        """An empty table for so many players; :func:`new_game` and ``position`` fill it."""
        self.players, self.options = players, options
        self.tables = adapted(tables or standard_tables(), options)
        self.begin()

    @property
    def city(self) -> City:
        """The city whose turn or step it is."""
        return self.cities[self.seat]

    def own_deck(self, deck: int) -> Deck:
        """One of the decks, to be changed: a branch copies it first."""
        if self.borrows:
            self.decks[deck] = self.decks[deck].copy()
        return self.decks[deck]

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
            yield setup.may_be(self, action, ok=False)
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
        data = self.fields_to_dict()
        if not all(ending.audited(self, city) for city in self.cities):
            data["audit"] = False
        data["options"] = asdict(self.options)
        return to_file(self.game, data, self.tables.own)

    def pieces(self) -> Mapping[str, Any]:
        return self.tables.by_id

    def __repr__(self) -> str:
        if self.is_over:
            return f"<provincia, {self.players} players, over>"
        when = self.phase if self.phase in ("setup", "final") else f"round {self.round}, {self.phase}"
        return f"<provincia, {self.players} players, {when}, {seat_name(self.player)} to decide>"


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
    setup.check_players(players)
    state = State(players, Options.read(options, edition), read_tables(tables))
    setup.lay_out(state, cities, start)
    return state
