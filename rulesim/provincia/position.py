"""Any position as plain data and back: for lessons, tests, what-ifs and saved games.

:func:`position` accepts what :func:`to_dict` writes, with every part optional; what is left out is filled in as the
rules would have it, and every piece of the box is accounted for: goods that no city has are in the supply, cards that
nobody has may still come, combat tokens are dealt. Notations of one city: see city_codec.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rulesim.fields import names_in_data
from rulesim.game import CHANCE, checked_name, seat_name, unknown, wrong
from rulesim.outside import shown
from rulesim.plain import as_list, as_number, as_object, as_pair, as_truth, need
from rulesim.positions import Reader, check_names, from_file
from rulesim.provincia import production, setup, steps_codec, upkeep
from rulesim.provincia.city import City
from rulesim.provincia.city_codec import CityReader, Stock, TokenReader, as_goods, early_tokens, held, short
from rulesim.provincia.components import AEDIFICIUM, DECKS, GOLD, Bellum, Card
from rulesim.provincia.decks import Apart, Deck
from rulesim.provincia.options import Options
from rulesim.provincia.state import State, supply_to_dict
from rulesim.provincia.tables import adapted, tables_from_texts
from rulesim.provincia.tables import tables as read_tables

FIELDS: Final = (
    "game", "version", *names_in_data(State), "audit", "options", "edition", "tables", "own_tables",
)  # fmt: skip
ALSO: Final = ("start_player",)
"""Another name for a field: the start player by name."""

_TURNS: Final = ("select", "play", "combat", "activate", "final")
"""The phases in which the seats decide one after the other."""

DECK_FIELDS: Final = names_in_data(Deck)
_MOST: Final = 999


# --- in ---


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
            need("cities" not in data, "players", "cities says the same; give one of them.")
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
        for part in (self._decks, self._supply, self._combats, self._tokens, self._todo):
            part(state)
        return state

    # --- the frame ---

    def _clock(self, state: State) -> None:
        """Phase, round, and whose step it is."""
        most, fights = state.players - 1, state.tables.setup.combat_rounds
        self.plain(state, "phase", "round")
        self.early = state.phase == "setup"
        if state.phase == "combat" and state.round not in fights:
            rounds = ", ".join(map(str, fights))
            raise wrong("round", f"the Gauls come in rounds {rounds} only, not in round {state.round}.")
        self._start(state)
        named = "player" if "seat" not in self.data and self.data.get("player") is not None else "seat"
        seat = self.number(named, CHANCE, CHANCE, most)
        implied = (seat - state.start) % state.players if seat >= 0 and state.start >= 0 else 0
        self.plain(state, acted=implied)
        state.seat = state.player = seat if seat >= 0 else (max(state.start, 0) + state.acted) % state.players

    def _start(self, state: State) -> None:
        if "start_player" not in self.data:
            self.plain(state, "start")
            return
        need("start" not in self.data, "start_player", "start says the same; give one of them.")
        told = self.data["start_player"]
        cities = enumerate(self.listed("cities"))
        names = [as_object(f"cities[{seat}]", city).get("name") for seat, city in cities]
        if told not in names:
            raise unknown("start_player", told, [name for name in names if isinstance(name, str)])
        state.start = names.index(told)

    # --- cities ---

    def _cities(self, state: State) -> None:
        faded, early = state.round - 1 + (state.phase in ("activate", "final", "over")), self.early
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
        for city, reader in zip(state.cities, self.readers, strict=True):
            if not early:
                self._settle_in(state, city, reader)

    def _settle_in(self, state: State, city: City, reader: CityReader) -> None:
        """A city whose board nobody names has the first free one that fits what it shows and what stands there."""
        if city.town is None:
            built = {standing.building.waterfront for standing in city.standing} - {""}
            shows = reader.data.get("board_shows", min(built, default=None))
            fit = [town for town in state.tables.towns if self.stock.left[town.id] and shows in (None, town.shows)]
            need(fit, reader.at("board_shows"), f"no board that shows {shown(shows)} is left.")
            self.stock.take(reader.at("town"), fit[0].id)
            city.town = fit[0]
        reader.fits(city)

    def _supply(self, state: State) -> None:
        """What the cities do not have."""
        bank, coins = state.tables.setup.bank, state.tables.setup.coins
        limited = production.counted(state.options)
        short(state.cities, bank, coins if limited else None)
        for index, have in enumerate(held(state.cities)):
            state.supply[index] -= have if limited or index != GOLD else 0
        if "supply" in self.data:
            told, left = self.mapped("supply"), supply_to_dict(state)
            gold = as_number("supply.gold", told.pop("gold", state.supply[GOLD]), -_MOST, _MOST)
            if limited:  # where gold is endless, older files count it all the same
                told["gold"] = gold
            fits = as_goods("supply", left | told, (*bank, coins)) == state.supply
            need(fits, "supply", f"it must be {left}, what the cities leave.")

    # --- the decks ---

    def _decks(self, state: State) -> None:
        told = self.mapped("decks")
        for name in told:
            checked_name("decks", name, DECKS)
        readers = [DeckReader(state, self.stock, index, told.get(name, {})) for index, name in enumerate(DECKS)]
        for reader in readers:
            reader.known()
        for reader in readers:
            reader.unseen()

    # --- combats and tokens ---

    def _combats(self, state: State) -> None:
        """The combat cards of earlier rounds, and of this one once it is turned over."""
        rounds, phase = state.tables.setup.combat_rounds, state.phase
        past = [number for number in rounds if number < state.round]
        if phase in ("upkeep", "activate", "final", "over") and state.round in rounds:
            past.append(state.round)
        gauls = self.data.get("gauls")
        cards = {number: [card for card in state.tables.bellum if card.round == number] for number in past}
        first = [next((card for card in cards[number] if card.id != gauls), cards[number][0]).id for number in past]
        state.fought = self.stock.every("fought", self.data.get("fought", first), Bellum)
        found = [card.round for card in state.fought]
        need(found == past, "fought", f"one card of each of rounds {past} is needed, not of {found}.")
        if gauls is None:
            return
        need(phase == "combat", "gauls", f"the combat card lies open in phase combat, not in {phase}.")
        state.gauls = card = self.stock.find("gauls", gauls, Bellum)
        need(card.round == state.round, "gauls", f"{card.id} is a card of round {card.round}.")

    def _tokens(self, state: State) -> None:
        if self.early:
            early_tokens(state, self.readers, self.stock, self.data)
            return
        need(not self.data.get("tokens"), "tokens", "all are dealt once the set-up is over.")
        TokenReader(state, self.readers, self.stock, self.data.get("revealed")).read()

    # --- what waits ---

    def _todo(self, state: State) -> None:
        """What waits; at a moment that has no decision of its own, the next step of the rules."""
        told, phase = self.listed("todo"), state.phase
        need(not told or phase != "over", "todo", "the game is over, so nothing waits.")
        need(told or phase != "setup", "todo", "in the set-up something always waits; a game begins with new_game.")
        if told:
            state.todo = steps_codec.read(state, told)
        elif phase == "combat" and len(state.revealed) > len(state.fought):
            state.todo = (("GAULS", 0),) if state.gauls is None else steps_codec.fights(state)
        elif phase in _TURNS and state.deck < 0:
            done = f"all {state.players} seats are done, but nothing says what waits."
            need(state.acted < state.players, "acted", done)
            seat = steps_codec.turn(state)
            need(state.seat == seat, "seat", f"with acted {state.acted} it is the turn of {seat_name(seat)}.")
        if phase == "upkeep":
            state.seat = state.start
            upkeep.begin(state)
        if state.phase == "over":
            state.player = CHANCE
        else:
            self._settle(state)
        self.check_player(state)

    def _settle(self, state: State) -> None:
        """Go on to the next decision; steps that cannot wait in this position are refused."""
        try:
            state.run()
            waits = state.is_over or state.legal_actions()
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise wrong("todo", f"these steps cannot wait in this position ({error}).") from error
        need(waits, "todo", f"in phase {state.phase} nobody can decide anything here.")


class SelectionReader(Reader):
    """Reads phase 1 of a position whose phase, round and seats are known: markers, what is laid out, who takes one."""

    def __init__(self, state: State, stock: Stock, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.state, self.stock = state, stock

    def read(self) -> None:
        """The markers, and the cards that are laid out."""
        state, name = self.state, self.data.get("deck")
        self.plain(state, "passes")
        if name is None:
            for field in ("face_up", "face_down", "face_down_known"):
                need(not self.data.get(field), field, "which deck they are from must be told under deck.")
            self.number("chooser", CHANCE, CHANCE, CHANCE)
            self.number("picked", 0, 0, 0)
        else:
            state.deck = DECKS.index(checked_name("deck", name, DECKS))
            need(state.phase == "select", "deck", f"cards are laid out in phase select, not in {state.phase}.")
            self._places()
            taken = state.face_up.count(None) + state.face_down.count(False)
            full = f"with {taken} cards taken all {state.players} players have one."
            need(taken < state.players, "face_up", full)
            state.picked = self.number("picked", taken, taken, taken)
            self._who()
        state.markers = self._markers()

    def _who(self) -> None:
        """Who chose the deck, and so takes first: the next after those that are done; the others clockwise."""
        state, players = self.state, self.state.players
        due = (state.start + state.acted) % players if "acted" in self.data else (state.seat - state.picked) % players
        state.chooser = self.number("chooser", due, 0, players - 1)
        state.acted = self.number("acted", (state.chooser - state.start) % players, 0, players - 1)
        first, next_one = (state.start + state.acted) % players, (state.chooser + state.picked) % players
        seat = state.seat if self.data.get("seat", CHANCE) != CHANCE else next_one
        who = f"with acted {state.acted} it is {seat_name(first)}, who takes the first card"
        fits = state.chooser == first and seat == next_one
        need(fits, "chooser", f"{who}, and {state.picked} are taken.")
        state.seat = state.player = seat

    def _places(self) -> None:
        """The open and the face-down places."""
        state, figures = self.state, self.state.tables.setup
        hidden = figures.drawn - figures.face_up
        face_up, face_down = self.listed("face_up"), self.listed("face_down", [True] * hidden)
        for name, there, most, how in (
            ("face_up", face_up, figures.face_up, "open"),
            ("face_down", face_down, hidden, "face down"),
        ):
            need(len(there) <= most, name, f"at most {most} cards lie {how}, not {len(there)}.")
        known = self.listed("face_down_known", [None] * len(face_down))
        need(len(known) == len(face_down), "face_down_known", "one entry for each face-down place is needed.")
        state.face_up = self._cards("face_up", face_up)
        state.face_down = tuple(as_truth("face_down", lies) for lies in face_down)
        state.face_down_known = self._cards("face_down_known", known)
        for lies, card in zip(state.face_down, state.face_down_known, strict=True):
            need(card is None or lies, "face_down_known", f"{card} was taken from there.")

    def _cards(self, field: str, ids: list[Any]) -> tuple[Card | None, ...]:
        return tuple(None if id is None else self.stock.card(field, id, self.state.deck) for id in ids)

    def _markers(self) -> list[int]:
        """The markers beside the decks: enough for all who have still to choose one in this round."""
        state, most = self.state, self.state.tables.setup.markers
        told = self.data.get("markers", {})
        if isinstance(told, list | tuple):
            told = dict(zip(DECKS, as_list("markers", told), strict=False))
        told = as_object("markers", told)
        for name in told:
            checked_name("markers", name, DECKS)
        markers = [as_number(f"markers.{name}", told.get(name, most), 0, most) for name in DECKS]
        if state.phase in ("setup", "select"):
            times = state.tables.setup.passes[state.players] - state.passes
            left = state.players * times - state.acted - (state.deck >= 0)
            why = f"at least {left} in all are needed for those who choose a deck in this round, not {sum(markers)}."
            need(sum(markers) >= left, "markers", why)
        return markers


class DeckReader(Reader):
    """Reads one deck of a position: first the cards that somebody knows of each deck, then all others."""

    def __init__(self, state: State, stock: Stock, index: int, told: Any) -> None:
        name = f"decks.{DECKS[index]}"
        super().__init__(as_object(name, told), f"{name}.")
        for key in self.data:
            checked_name(self.at(key), key, DECK_FIELDS)
        self.state, self.stock, self.index = state, stock, index
        self.deck, self.kinds = state.decks[index], state.tables.cards[index]

    def known(self) -> None:
        """The cards of a deck that somebody knows: discarded, or put somewhere by a seat."""
        deck = self.deck
        deck.top = tuple(self.stock.card(self.at("top"), id, self.index) for id in self.listed("top"))
        deck.top_seat = self.number("top_seat", CHANCE, CHANCE, self.state.players - 1)
        need(not deck.top or deck.top_seat >= 0, self.at("top_seat"), "the seat that knows the cards of top is needed.")
        field = self.at("discards")
        for id, count in self.mapped("discards").items():
            for _ in range(as_number(f"{field}.{id}", count, 0, _MOST)):
                deck.discards[self.stock.card(field, id, self.index).index] += 1
        field = self.at("down_known")
        for seat, id in (as_pair(field, entry) for entry in self.listed("down_known")):
            deck.down_seats += (as_number(field, seat, 0, self.state.players - 1),)
            deck.down_known += (self.stock.card(field, id, self.index),)

    def unseen(self) -> None:
        """All other cards: in the draw pile, face down on the table, discarded face down, or out of the game."""
        state, deck, tables = self.state, self.deck, self.state.tables
        deck.unseen = [self.stock.left[card.id] for card in self.kinds]
        boxed = self.index == AEDIFICIUM
        if boxed:
            deck.unseen[tables.horreum.index] = 0
        hidden = sum(deck.unseen)
        if state.deck == self.index:
            pairs = zip(state.face_down, state.face_down_known, strict=True)
            hidden -= sum(lies and card is None for lies, card in pairs)
            need(hidden >= 0, "face_down", "fewer cards are left of this deck than lie face down.")
            if any(state.face_down_known) and deck.top_seat < 0:
                raise wrong(self.at("top_seat"), "the seat that knows face_down_known is needed.")
        deck.box = self.number("box", min(tables.setup.removed, hidden) * boxed, 0, hidden * boxed)
        known, there = len(deck.top), max(0, hidden - deck.box)
        if "pile" not in self.data:
            deck.pile = there - self.number("down", 0, 0, there) + known
        deck.pile = self.number("pile", deck.pile, known, there + known)
        deck.down = there + known - deck.pile
        why = f"with a draw pile of {deck.pile} it must be {deck.down}, for every card is somewhere."
        need(self.data.get("down", deck.down) == deck.down, self.at("down"), why)
        if self.data.get("apart") is not None:
            self._apart(self.mapped("apart"))

    def _apart(self, data: dict[str, Any]) -> None:
        """The card that was laid face down before the discards were shuffled."""
        state, deck, field = self.state, self.deck, self.at("apart")
        for key in data:
            checked_name(f"{field}.{key}", key, Apart._fields)
        down = as_truth(f"{field}.down", data.get("down", False))
        lies = state.deck == self.index and any(state.face_down[:1]) and state.face_down_known[0] is None
        where = "discarded face down" if down else "on the first face-down place"
        need(deck.down if down else lies, f"{field}.down", f"no unknown card of the deck lies {where}.")
        back = [0] * len(self.kinds)
        for id, count in as_object(f"{field}.back", data.get("back", {})).items():
            back[self._named(f"{field}.back", id).index] = as_number(f"{field}.back.{id}", count, 0, _MOST)
        drawn: list[tuple[int, Any]] = []
        for entry in as_list(f"{field}.drawn", data.get("drawn", [])):
            seat, id = as_pair(f"{field}.drawn", entry)
            drawn.append((as_number(f"{field}.drawn", seat, CHANCE, state.players - 1), self._named(field, id)))
        deck.apart = Apart(down, tuple(back), tuple(drawn))
        need(any(deck.odds(apart=True)), f"{field}.back", "then no card is left that the one apart may be.")

    def _named(self, field: str, id: Any) -> Any:
        """A card of the deck, wherever it is."""
        card = self.state.tables.by_id.get(id) if isinstance(id, str) else None
        need(card in self.kinds, field, f"{shown(id)} is no card of the deck {DECKS[self.index]}.")
        return card
