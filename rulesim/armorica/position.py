"""Any position as plain data and back: for lessons, tests, what-ifs and saved games.

:func:`position` accepts what :meth:`State.to_dict` writes, with every part optional, and the shapes ``selection``,
``winter``, ``scoring`` and ``turn`` (given as ``kind``). Cards are ids of the table (``R-II-4``), shorthands
(``N[w2 a3]``) or plain data.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rulesim.armorica import setup, turn
from rulesim.armorica.actions import MOST
from rulesim.armorica.cards import DECK_SIZES, ROW_SIZE, Card, CardTable, card_from_dict, card_table, parse_short
from rulesim.armorica.options import Options
from rulesim.armorica.piles import ROW_NAMES, add_card, by_pile
from rulesim.armorica.state import State
from rulesim.fields import names_in_data
from rulesim.game import CHANCE, checked_name, nearest, unknown, wrong
from rulesim.outside import shown
from rulesim.plain import as_list, as_number, as_object, need
from rulesim.positions import Reader, check_names, from_file

DISPLAY_LIMIT: Final = 60
ROW_LIMIT: Final = MOST
FIELDS: Final = ("game", "version", "kind", *names_in_data(State), "player", "edition", "cards", "own_cards")
_KIND_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "selection": ("kind", "options", "edition", "phase", "display", "row", "deck_left", "deck_top"),
    "winter": ("kind", "options", "edition", "display"),
    "scoring": ("kind", "options", "edition", "displays"),
}


def from_dict(data: Mapping[str, Any]) -> State:
    """The position that ``to_dict`` wrote. Raises BadInput that names the field; there is never half a state."""
    return position(**from_file(data, "cards", "describes its cards under own_cards"))


def position(**data: Any) -> State:
    """A position from plain data (see the module's page). Everything left out is filled in as the rules would have it.

    ``displays`` (per seat a list of cards), ``gaul_row``, ``roman_row`` (left to right), ``phase``, ``turn``, ``start``
    (seat of the start-player card), ``player`` (seat to act) or ``acted`` (seats that have acted in this phase),
    ``pending`` (rows that wait for a card), ``took`` and ``ran_out`` (bit masks, see :class:`State`), ``gaul_deck``,
    ``roman_deck`` (piles, or one list, or how many cards are left, or ``{"top": card, "rest": how many}``),
    ``discards``, ``options``, ``edition``, ``cards`` (own table), ``own_cards`` (plain data of cards that are of no
    table). Raises BadInput naming the field.
    """
    kind = data.pop("kind", None)
    if kind not in (None, "turn", *_KIND_FIELDS):
        raise unknown("kind", kind, [*_KIND_FIELDS, "turn"])
    if kind == "turn":
        data = {name: _in_draw_order(value) if name.endswith("_deck") else value for name, value in data.items()}
    elif kind is not None:
        data = _from_kind(kind, data)
    check_names(data, "armorica", "Armorica", FIELDS, Options)
    return _Reader(data).state()


def _from_kind(kind: str, data: dict[str, Any]) -> dict[str, Any]:
    """The shapes ``selection``, ``winter`` and ``scoring`` of the rules' acceptance tests as a full position."""
    for name in data:
        checked_name("field", name, _KIND_FIELDS[kind])
    by = {"options": data.get("options", {}), "edition": data.get("edition")}
    if kind == "scoring":
        return {"phase": "over", "displays": data.get("displays"), **by}
    seats = [data.get("display", []), *_neighbours(data.get("display", []))]
    if kind == "winter":
        return {"phase": "winter", "displays": seats, **by}
    phase = data.get("phase", "gaul")
    checked_name("phase", phase, ROW_NAMES)
    made = {"phase": phase, "displays": seats, f"{phase}_row": data.get("row", []), **by}
    top, left = data.get("deck_top"), data.get("deck_left")
    if top is not None:
        if left is not None and (type(left) is not int or left < 1):
            raise wrong("deck_left", f"with a deck_top at least 1 card is left, not {shown(left)}.")
        made[f"{phase}_deck"] = {"top": top, "rest": None if left is None else left - 1}
    elif left is not None:
        made[f"{phase}_deck"] = left
    return made


def _neighbours(display: Any) -> list[list[str]]:
    """Two more displays of one start card each, so that a single display can be asked about."""
    entries: list[Any] = list(display) if isinstance(display, list | tuple) else []  # pyright: ignore
    named = {*_ids(entries)}
    free = [f"S{k}" for k in range(2, 5) if f"S{k}" not in named]
    return [[card] for card in (*free, "N[w2 a3]")[:2]]


_DEEPEST: Final = 4
"""Cards lie no deeper in plain data: in a list of piles, below "rest"."""


def _ids(entry: Any, depth: int = 0) -> Iterator[str]:
    """The cards that plain data names by an id or face, or describes."""
    if isinstance(entry, str | Card):
        yield str(entry)
    elif isinstance(entry, Mapping | list | tuple) and depth < _DEEPEST:
        described = isinstance(entry, Mapping) and "id" in entry
        parts: Any = (entry["id"],) if described else entry.values() if isinstance(entry, Mapping) else entry  # pyright: ignore
        for part in parts:
            yield from _ids(part, depth + 1)


def _in_draw_order(deck: Any) -> Any:
    """A deck whose order is known, as piles of one card each."""
    return [[card] for card in deck] if isinstance(deck, list | tuple) else deck  # pyright: ignore


class _Reader(Reader):
    """Reads the fields of one position, in the order in which they depend on each other."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.own: dict[str, Card] = {}
        self.used: dict[str, str] = {}
        self.table: CardTable = card_table(data.get("cards"))

    def state(self) -> State:
        self._own_cards()
        displays = self._displays()
        state = State(len(displays), self.told_options(Options.read), self._cards())
        self.plain(state, "phase")
        fits = state.phase != "extra" or state.players == 2
        need(fits, "phase", f"'extra' is for two players, not {state.players}.")
        self.plain(state, "turn", "start")
        begun = state.start != CHANCE or not any(displays)
        need(begun, "start", "-1 (nobody yet) needs empty displays; start cards follow the start player.")
        self._who(state)
        for seat, display in enumerate(displays):
            for card in display:
                add_card(state, seat, card)
        self._rows(state)
        state.discards = self._zone("discards", self.listed("discards"), "")
        self._decks(state)
        self._flags(state)
        return state

    def _own_cards(self) -> None:
        for index, entry in enumerate(self.listed("own_cards")):
            need(isinstance(entry, Mapping), "own_cards", f"entry {index + 1} is no object.")
            card = card_from_dict(as_object("own_cards", entry), f"own_cards[{index}]")
            need(card.id not in self.own, "own_cards", f"{card.id} is described twice.")
            self.own[card.id] = card

    def _cards(self) -> CardTable:
        """The table in use. Before the start player is named, own cards are a whole table: start cards come from it."""
        before_start = self.data.get("start") == CHANCE and self.data.get("cards") is None
        return CardTable(self.own.values(), "own_cards") if self.own and before_start else self.table

    def _displays(self) -> list[list[Card]]:
        told = len(self.listed("displays", (None,) * 3))
        count = self.data.get("players", told)
        setup.check_players(count)
        given = self.listed("displays", [[f"S{seat + 1}"] for seat in range(count)])
        need(len(given) == count, "displays", f"{len(given)} displays for {count} players.")
        displays: list[list[Card]] = []
        for seat, display in enumerate(given):
            name = f"displays[{seat}]"
            displays.append(self._zone(name, as_list(name, display), ""))
            many = len(displays[-1])
            need(many <= DISPLAY_LIMIT, name, f"{many} cards; at most {DISPLAY_LIMIT} fit a display.")
        return displays

    def _who(self, state: State) -> None:
        state.pending = self._pending(state.phase)
        waiting = bool(state.pending) or state.phase == "over"
        asked = self.number("player", CHANCE, CHANCE, state.players - 1)
        implied = (asked - state.start) % state.players if asked != CHANCE and not waiting else 0
        self.plain(state, acted=implied)
        state.player = CHANCE if waiting else turn.seat_to_act(state)
        who = "chance (-1)" if waiting else f"seat {state.player}"
        fits = "player" not in self.data or asked == state.player
        need(fits, "player", f"{asked} is not to decide here; phase, start, acted, pending say {who}.")

    def _pending(self, phase: str) -> tuple[int, ...]:
        """The rows that wait for a card: what the phase can ask for, the Gaul row first."""
        given = self.listed("pending")
        most = {"setup": (ROW_LIMIT, ROW_LIMIT), "gaul": (1, 0), "roman": (0, 1), "extra": (1, 1)}.get(phase, (0, 0))
        for entry in given:
            is_row = type(entry) is int and entry in (0, 1)
            need(is_row, "pending", f"{shown(entry)} is no row; 0 is the Gaul row, 1 the Roman row.")
        can_be = given == sorted(given) and all(given.count(row) <= most[row] for row in (0, 1))
        need(can_be, "pending", f"rows {shown(given)} cannot wait for a card in phase {phase}.")
        fits = given or phase not in ("setup", "extra")
        need(fits, "pending", f"in phase {phase} at least one row must wait for a card.")
        return tuple(given)

    def _rows(self, state: State) -> None:
        told = [f"{name}_row" in self.data for name in ROW_NAMES]
        for row, name in enumerate(ROW_NAMES):
            field = f"{name}_row"
            given = self.listed(field)
            fits = len(given) + state.pending.count(row) <= ROW_LIMIT
            need(fits or not told[row], field, f"{len(given)} cards; at most {ROW_LIMIT} fit a row.")
            state.rows[row] = self._zone(field, given, name)
        for row, name in enumerate(ROW_NAMES):
            if not told[row] and state.phase not in ("setup", "over"):
                named = {*_ids(self.data.get("discards")), *_ids(self.data.get(f"{name}_deck"))}
                free = [id for id in self._unused(name) if id not in named]
                dealt = free[: ROW_SIZE - state.pending.count(row)]
                state.rows[row] = self._zone(f"{name}_row", dealt[::-1], name)

    def _decks(self, state: State) -> None:
        for row, name in enumerate(ROW_NAMES):
            piles = [*filter(None, self._piles(state, row, name, self.data.get(f"{name}_deck")))]
            state.open[row], *later = piles or [[]]
            state.later[row] = tuple(map(tuple, later))
            fits = state.pending.count(row) <= sum(map(len, piles))
            need(fits, f"{name}_deck", f"the {name} row waits for a card, but the deck is empty.")

    def _piles(self, state: State, row: int, name: str, given: Any) -> list[list[Card]]:
        field = f"{name}_deck"
        if isinstance(given, Mapping):
            parts: dict[Any, Any] = {**given}
            top, rest = parts.pop("top", None), parts.pop("rest", None)
            fits = not parts and not isinstance(rest, Mapping)
            need(fits, field, "an object has a 'top' card and a 'rest' (how many, or a list).")
            return [self._zone(field, [top], name), *self._piles(state, row, name, rest)]
        if given is None or isinstance(given, int):
            rest = self._unused(name)
            left = self._clock(state, row) if given is None else as_number(field, given, 0, len(rest))
            chosen = self._zone(field, rest[len(rest) - min(left, len(rest)) :], name)
            return by_pile(chosen)
        cards = as_list(field, given)
        if any(isinstance(pile, list | tuple) for pile in cards):
            return [self._zone(field, as_list(field, pile), name) for pile in cards]
        return by_pile(self._zone(field, cards, name))

    def _clock(self, state: State, row: int) -> int:
        """How many cards a deck has left at this moment of a standard game: every action so far drew one."""
        if state.phase in ("setup", "over"):
            return DECK_SIZES[ROW_NAMES[row]] if state.phase == "setup" else 0
        per_turn = state.players + (1 if state.players == 2 else 0)
        before = turn.ROW_OF_PHASE.get(state.phase, 2)
        acted = state.acted if row == before else state.players if row < before else 0
        drawn = ROW_SIZE + (max(state.turn, 1) - 1) * per_turn + acted
        return max(0, DECK_SIZES[ROW_NAMES[row]] - drawn)

    def _flags(self, state: State) -> None:
        empty = sum(1 << row for row in (0, 1) if not state.open[row])
        last_card = state.options.exhausted == "last-card"
        self.plain(state, "ran_out", "took")
        for row, name in enumerate(ROW_NAMES):
            is_empty, ran_out = bool(empty >> row & 1), bool(state.ran_out >> row & 1)
            fits = ran_out or not (last_card and is_empty)
            need(fits, "ran_out", f"the {name} deck is empty, so it has run out.")
            fits = is_empty or not ran_out or state.options.empty_deck != "shrink"
            need(fits, "ran_out", f"the {name} deck still has cards, so it has not run out.")
        for seat, display in enumerate(state.displays):
            need(display or not state.took >> seat & 1, "took", f"seat {seat} has no card, so it took no Gaul.")

    def _unused(self, deck: str) -> list[str]:
        return [card.id for card in self.table.deck(deck) if card.id not in self.used]

    def _zone(self, field: str, entries: Sequence[Any], deck: str) -> list[Card]:
        cards: list[Card] = []
        for entry in entries:
            card = self._card(field, entry, deck)
            if deck and card.deck not in (deck, ""):
                raise wrong(field, f"{card.id} is a {card.deck} card; only {deck} cards can be there.")
            if card.id in self.used:
                raise wrong(field, f"card {card.id} lies already in {self.used[card.id]}.")
            self.used[card.id] = field
            cards.append(card)
        return cards

    def _card(self, field: str, entry: Any, deck: str) -> Card:
        if isinstance(entry, Card):
            return entry
        if isinstance(entry, Mapping):
            return card_from_dict({"deck": deck, **as_object(field, entry)}, field)
        if not isinstance(entry, str):
            raise wrong(field, f"{shown(entry)} is no card; a card id or a face such as 'N[w2 a3]' is needed.")
        if entry in self.own:
            return self.own[entry]
        if entry in self.table:
            return self.table[entry]
        return self._own_face(field, entry, deck)

    def _own_face(self, field: str, text: str, deck: str) -> Card:
        face = parse_short(text)
        if face is None:
            near = nearest(text, [card.id for card in self.table])
            hint = f" Did you mean {shown(near[0])}?" if near else ""
            raise wrong(field, f"{shown(text)} is no card id and no face such as 'N[w2 a3]'.{hint}")
        _, numbered, copy = text.strip().partition("#")
        id, copies = face.short + numbered + copy, 1
        while id in self.used and not numbered:
            copies += 1
            id = f"{face.short}#{copies}"
        return Card.of(id, deck, "", face.color, face.icons, "own")
