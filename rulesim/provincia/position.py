"""Any position as plain data and back: for lessons, tests, what-ifs and saved games.

:func:`position` accepts what :func:`to_dict` writes, with every part optional; what is left out is filled in as the
rules would have it, and every piece of the box is accounted for: goods that no city has are in the supply, cards that
nobody has may still come, combat tokens are dealt. Notations of one city: see city_codec.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulesim.fields import names_in_data
from rulesim.game import CHANCE, BadInput, checked_name, seat_name, unknown, wrong
from rulesim.outside import shown
from rulesim.plain import as_list, as_number, as_object, as_pair, as_truth
from rulesim.positions import Reader, check_names, from_file
from rulesim.provincia import production, setup, steps_codec, upkeep
from rulesim.provincia.city_codec import CityReader, Stock, as_goods, held, short
from rulesim.provincia.components import AEDIFICIUM, DECKS, GOLD, Bellum
from rulesim.provincia.decks import Apart, Deck
from rulesim.provincia.options import Options
from rulesim.provincia.selection_codec import SelectionReader
from rulesim.provincia.state import State, supply_to_dict
from rulesim.provincia.tables import adapted, tables_from_texts
from rulesim.provincia.tables import tables as read_tables
from rulesim.provincia.token_codec import TokenReader, early_tokens

FIELDS: Final = (
    "game", "version", *names_in_data(State), "audit", "options", "edition", "tables", "own_tables",
)  # fmt: skip
ALSO: Final = ("start_player",)
"""Another name for a field: the start player by name."""

_TURNS: Final = ("select", "play", "combat", "activate", "final")
"""The phases in which the seats decide one after the other."""

DECK_FIELDS: Final = names_in_data(Deck)
_APART: Final = ("down", "back", "drawn")
_MOST: Final = 999


# ---------------------------------------------------------------------------------------------------------------------
# In


def from_dict(data: Mapping[str, Any]) -> State:
    """The position that :func:`to_dict` wrote. Raises BadInput that names the field; there is never half a state."""
    return position(**from_file(data, "tables", "has its tables' text under own_tables"))


def position(**data: Any) -> State:
    """A position from plain data (see the module's page). Everything left out is filled in as the rules would have it.

    ``players``: how many, or their cities (as ``cities``, per seat: see city_codec.py). Whose turn: ``phase``,
    ``round``, ``start`` (seat with the CAESAR card, from 0) or ``start_player`` (its name), ``seat`` or ``acted``
    (seats that are done), ``player`` (-1: chance is to decide), ``todo`` (pairs of a step and its number). Phase 1:
    ``passes``, ``chooser``, ``deck``, ``picked``, ``face_up`` (ids, None where one is taken), ``face_down`` (true where
    one lies), ``face_down_known``, ``markers``. ``decks``: per deck ``pile``, ``top`` and ``top_seat``, ``discards``
    (id -> how many), ``down``, ``down_known``, ``box``. Combat: ``gauls``, ``fought``, ``revealed`` (tokens of each
    combat). ``supply`` follows from the rest and must agree with it. ``audit``: false if the prestige need not be what
    the cards are worth. ``options``, ``edition``, ``tables`` (paths), ``own_tables`` (texts). Raises BadInput.
    """
    check_names(data, "provincia", "Provincia Romana", FIELDS, Options, also=ALSO)
    return _Reader(data).state()


class _Reader(Reader):
    """Reads the fields of one position, in the order in which they depend on each other."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        if isinstance(data.get("players"), list | tuple):
            if "cities" in data:
                raise wrong("players", "cities says the same; give one of them.")
            data["cities"] = data["players"]
            data["players"] = len(data["players"])

    def state(self) -> State:
        tables, options = self.told_tables(read_tables, tables_from_texts), self.told_options(Options.read)
        players = self.player_count()
        setup.check_players(players)
        tables = adapted(tables, options)
        state = self.made = State(players, options, tables)
        self.stock = Stock(tables, players)
        self._clock(state)
        self._cities(state)
        SelectionReader(state, self.stock, self.data).read()
        self._decks(state)
        self._supply(state)
        self._combats(state)
        self._tokens(state)
        self._todo(state)
        return state

    # --- the frame ---

    def _clock(self, state: State) -> None:
        """Phase, round, and whose step it is."""
        most = state.players - 1
        self.plain(state, "phase", "round")
        phase = state.phase
        self.early = phase == "setup"
        if phase == "combat" and state.round not in state.tables.setup.combat_rounds:
            rounds = ", ".join(map(str, state.tables.setup.combat_rounds))
            raise wrong("round", f"the Gauls come in rounds {rounds} only, not in round {state.round}.")
        self._start(state)
        seat = self.number("seat", CHANCE, CHANCE, most)
        if "seat" not in self.data and self.data.get("player") is not None:
            seat = self.number("player", CHANCE, CHANCE, most)
        implied = (seat - state.start) % state.players if seat >= 0 and state.start >= 0 else 0
        self.plain(state, acted=implied)
        state.seat = seat if seat >= 0 else (max(state.start, 0) + state.acted) % state.players
        state.player = state.seat

    def _start(self, state: State) -> None:
        if "start_player" not in self.data:
            self.plain(state, "start")
            return
        if "start" in self.data:
            raise wrong("start_player", "start says the same; give one of them.")
        cities = as_list("cities", self.data.get("cities", []))
        names = [as_object(f"cities[{seat}]", city).get("name") for seat, city in enumerate(cities)]
        if self.data["start_player"] not in names:
            raise unknown("start_player", self.data["start_player"], [name for name in names if isinstance(name, str)])
        state.start = names.index(self.data["start_player"])

    # --- cities ---

    def _cities(self, state: State) -> None:
        upkeeps = state.round - 1 + (state.phase in ("activate", "final", "over"))
        early, faded = self.early, upkeeps
        self.readers = [
            CityReader(city, f"cities[{seat}].", self.stock, state.options, early=early, faded=faded)
            for seat, city in enumerate(self.each_city(state.players))
        ]
        audit = as_truth("audit", self.data.get("audit", True))
        for seat, reader in enumerate(self.readers):
            place = (seat - max(state.start, 0)) % state.players
            city = state.cities[seat] = reader.city(state.tables.setup.seats[state.players][place])
            if audit and not (early and not city.standing):
                reader.audit(city)
            city.town = reader.town()
        if not early:
            self._towns(state)

    def _towns(self, state: State) -> None:
        """Cities whose board nobody names have the first free ones that fit what they show and what stands there."""
        for city, reader in zip(state.cities, self.readers, strict=True):
            if city.town is None:
                built = {standing.building.waterfront for standing in city.standing} - {""}
                shows = reader.data.get("board_shows", min(built, default=None))
                free = [town for town in state.tables.towns if self.stock.left[town.id]]
                fit = [town for town in free if shows in (None, town.shows)]
                if not fit:
                    raise wrong(f"{reader.name}board_shows", f"no board that shows {shown(shows)} is left.")
                self.stock.take(f"{reader.name}town", fit[0].id)
                city.town = fit[0]
            reader.fits(city)

    def _supply(self, state: State) -> None:
        """What the cities do not have."""
        bank = state.tables.setup.bank
        limited = production.counted(state.options)
        short(state.cities, bank, state.tables.setup.coins if limited else None)
        for index, have in enumerate(held(state.cities)):
            state.supply[index] -= have if limited or index != GOLD else 0
        if "supply" in self.data:
            told, left = as_object("supply", self.data["supply"]), supply_to_dict(state)
            gold = as_number("supply.gold", told.pop("gold", state.supply[GOLD]), -_MOST, _MOST)
            if limited:  # where gold is endless, older files count it all the same
                told["gold"] = gold
            if as_goods("supply", left | told, (*bank, state.tables.setup.coins)) != state.supply:
                raise wrong("supply", f"it must be {left}, what the cities leave.")

    # --- the decks ---

    def _decks(self, state: State) -> None:
        told = as_object("decks", self.data.get("decks", {}))
        for name in told:
            checked_name("decks", name, DECKS)
        given = [as_object(f"decks.{name}", told.get(name, {})) for name in DECKS]
        for name, data in zip(DECKS, given, strict=True):
            for key in data:
                checked_name(f"decks.{name}.{key}", key, DECK_FIELDS)
        for index, data in enumerate(given):
            self._known_cards(state, index, data)
        for index, data in enumerate(given):
            self._unseen(state, index, data)
            if data.get("apart") is not None:
                self._apart(state, index, as_object(f"decks.{DECKS[index]}.apart", data["apart"]))

    def _known_cards(self, state: State, index: int, data: dict[str, Any]) -> None:
        """The cards of a deck that somebody knows: discarded, or put somewhere by a seat."""
        deck, at = state.decks[index], f"decks.{DECKS[index]}"
        deck.top = self.stock.cards(f"{at}.top", data.get("top", []), index)
        deck.top_seat = as_number(f"{at}.top_seat", data.get("top_seat", CHANCE), CHANCE, state.players - 1)
        if deck.top and deck.top_seat < 0:
            raise wrong(f"{at}.top_seat", "the seat that knows the cards of top is needed.")
        for id, count in as_object(f"{at}.discards", data.get("discards", {})).items():
            for _ in range(as_number(f"{at}.discards.{id}", count, 0, _MOST)):
                deck.discards[self.stock.card(f"{at}.discards", id, index).index] += 1
        for entry in as_list(f"{at}.down_known", data.get("down_known", [])):
            seat, id = as_pair(f"{at}.down_known", entry)
            deck.down_seats += (as_number(f"{at}.down_known", seat, 0, state.players - 1),)
            deck.down_known += (self.stock.card(f"{at}.down_known", id, index),)

    def _unseen(self, state: State, index: int, data: dict[str, Any]) -> None:
        """All other cards: in the draw pile, face down on the table, discarded face down, or out of the game."""
        deck, at, tables = state.decks[index], f"decks.{DECKS[index]}", state.tables
        deck.unseen = [self.stock.left[card.id] for card in tables.cards[index]]
        if index == AEDIFICIUM:
            deck.unseen[tables.horreum.index] = 0
        hidden = sum(deck.unseen)
        if state.deck == index:
            pairs = zip(state.face_down, state.face_down_known, strict=True)
            hidden -= sum(lies and card is None for lies, card in pairs)
            if hidden < 0:
                raise wrong("face_down", "fewer cards are left of this deck than lie face down.")
            if any(state.face_down_known) and deck.top_seat < 0:
                raise wrong(f"{at}.top_seat", "the seat that knows face_down_known is needed.")
        usual = min(tables.setup.removed, hidden) if index == AEDIFICIUM else 0
        deck.box = as_number(f"{at}.box", data.get("box", usual), 0, hidden if index == AEDIFICIUM else 0)
        known, there = len(deck.top), max(0, hidden - deck.box)
        if "pile" in data:
            deck.pile = as_number(f"{at}.pile", data["pile"], known, there + known)
        else:
            told = as_number(f"{at}.down", data.get("down", 0), 0, there)
            deck.pile = there - told + known
        deck.down = there + known - deck.pile
        if data.get("down", deck.down) != deck.down:
            why = f"{at}.down: with a draw pile of {deck.pile} it must be {deck.down}, for every card is somewhere."
            raise BadInput(f"{at}.down", why)

    def _apart(self, state: State, index: int, data: dict[str, Any]) -> None:
        """The card that was laid face down before the discards were shuffled."""
        deck, at, kinds = state.decks[index], f"decks.{DECKS[index]}.apart", state.tables.cards[index]
        for key in data:
            checked_name(f"{at}.{key}", key, _APART)
        down = as_truth(f"{at}.down", data.get("down", False))
        lies = state.deck == index and any(state.face_down[:1]) and state.face_down_known[0] is None
        if not (deck.down if down else lies):
            where = "discarded face down" if down else "on the first face-down place"
            raise wrong(f"{at}.down", f"no unknown card of the deck lies {where}.")
        back = [0] * len(kinds)
        for id, count in as_object(f"{at}.back", data.get("back", {})).items():
            card = self._named(f"{at}.back", id, index)
            back[card.index] = as_number(f"{at}.back.{id}", count, 0, _MOST)
        drawn: list[tuple[int, Any]] = []
        for entry in as_list(f"{at}.drawn", data.get("drawn", [])):
            seat, id = as_pair(f"{at}.drawn", entry)
            drawn.append((as_number(f"{at}.drawn", seat, CHANCE, state.players - 1), self._named(at, id, index)))
        deck.apart = Apart(down, tuple(back), tuple(drawn))
        if not any(deck.odds(apart=True)):
            raise wrong(f"{at}.back", "then no card is left that the one apart may be.")

    def _named(self, field: str, id: Any, index: int) -> Any:
        """A card of a deck, wherever it is."""
        card = self.made.tables.by_id.get(id) if isinstance(id, str) else None
        if card not in self.made.tables.cards[index]:
            raise wrong(field, f"{shown(id)} is no card of the deck {DECKS[index]}.")
        return card

    # --- combats and tokens ---

    def _combats(self, state: State) -> None:
        """The combat cards of earlier rounds, and of this one once it is turned over."""
        figures, phase = state.tables.setup, state.phase
        past = [number for number in figures.combat_rounds if number < state.round]
        if phase in ("upkeep", "activate", "final", "over") and state.round in figures.combat_rounds:
            past.append(state.round)
        if "fought" in self.data:
            self._told_combats(state, past)
        else:
            state.fought = tuple(self._first_card(number) for number in past)
        gauls = self.data.get("gauls")
        if gauls is None:
            return
        if phase != "combat":
            raise wrong("gauls", f"the combat card lies open in phase combat, not in {phase}.")
        state.gauls = self.stock.find("gauls", gauls, Bellum, "combat card")
        if state.gauls is not None and state.gauls.round != state.round:
            raise wrong("gauls", f"{state.gauls.id} is a card of round {state.gauls.round}.")

    def _told_combats(self, state: State, past: list[int]) -> None:
        given = as_list("fought", self.data["fought"])
        state.fought = tuple(self.stock.find("fought", id, Bellum, "combat card") for id in given)
        rounds = [card.round for card in state.fought]
        if rounds != past:
            raise wrong("fought", f"one card of each of rounds {past} is needed, not of {rounds}.")

    def _first_card(self, number: int) -> Bellum:
        told = self.data.get("gauls")
        cards = [card for card in self.made.tables.bellum if card.round == number]
        card = next((card for card in cards if card.id != told), cards[0])
        self.stock.take("fought", card.id)
        return card

    def _tokens(self, state: State) -> None:
        if self.early:
            early_tokens(state, self.readers, self.stock, self.data)
            return
        if self.data.get("tokens"):
            raise wrong("tokens", "all are dealt once the set-up is over.")
        TokenReader(state, self.readers, self.stock, self.data.get("revealed")).read()

    # --- what waits ---

    def _todo(self, state: State) -> None:
        """What waits; at a moment that has no decision of its own, the next step of the rules."""
        told = as_list("todo", self.data.get("todo", []))
        if told and state.phase == "over":
            raise wrong("todo", "the game is over, so nothing waits.")
        if told:
            state.todo = steps_codec.read(state, told)
        elif state.phase == "setup":
            raise wrong("todo", "in the set-up something always waits; a game begins with new_game.")
        elif state.phase == "combat" and len(state.revealed) > len(state.fought):
            state.todo = (("GAULS", 0),) if state.gauls is None else steps_codec.fights(state)
        elif state.phase in _TURNS and state.deck < 0:
            self._check_turn(state)
        if state.phase == "upkeep":
            state.seat = state.start
            upkeep.begin(state)
        if state.phase == "over":
            state.player = CHANCE
        else:
            self._settle(state)
        self.check_player(state)

    def _check_turn(self, state: State) -> None:
        """A seat is to act that is not done yet: the next one after those that are."""
        if state.acted >= state.players:
            raise wrong("acted", f"all {state.players} seats are done, but nothing says what waits.")
        turn = steps_codec.turn(state)
        if state.seat != turn:
            raise wrong("seat", f"with acted {state.acted} it is the turn of {seat_name(turn)}.")

    def _settle(self, state: State) -> None:
        """Go on to the next decision; steps that cannot wait in this position are refused."""
        try:
            state.run()
            waits = bool(state.is_over or state.legal_actions())
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise wrong("todo", f"these steps cannot wait in this position ({error}).") from error
        if not waits:
            raise wrong("todo", f"in phase {state.phase} nobody can decide anything here.")
