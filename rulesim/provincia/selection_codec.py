"""Phase 1 in a position: the action markers, the cards that are laid out, and who takes one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulesim.game import CHANCE, checked_name, seat_name, wrong
from rulesim.plain import as_list, as_number, as_object, as_truth
from rulesim.positions import Reader
from rulesim.provincia.components import DECKS

if TYPE_CHECKING:
    from rulesim.provincia.city_codec import Stock
    from rulesim.provincia.state import State


class SelectionReader(Reader):
    """Reads phase 1 of a position whose phase, round and seats are known."""

    def __init__(self, state: State, stock: Stock, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.state, self.stock = state, stock

    def read(self) -> None:
        """The markers, and the cards that are laid out."""
        state = self.state
        self.plain(state, "passes")
        name = self.data.get("deck")
        if name is None:
            self._nothing_laid_out()
        else:
            self._laid_out(name)
        state.markers = self._markers()

    def _nothing_laid_out(self) -> None:
        for field in ("face_up", "face_down", "face_down_known"):
            if self.data.get(field):
                raise wrong(field, "which deck they are from must be told under deck.")
        self.state.chooser = self.number("chooser", CHANCE, CHANCE, CHANCE)
        self.state.picked = self.number("picked", 0, 0, 0)

    def _laid_out(self, name: Any) -> None:
        state, players = self.state, self.state.players
        checked_name("deck", name, DECKS)
        if state.phase != "select":
            raise wrong("deck", f"cards are laid out in phase select, not in {state.phase}.")
        state.deck = DECKS.index(name)
        self._places()
        taken = sum(card is None for card in state.face_up) + state.face_down.count(False)
        if taken >= players:
            raise wrong("face_up", f"with {taken} cards taken all {players} players have one.")
        state.picked = self.number("picked", taken, taken, taken)
        self._who()

    def _who(self) -> None:
        """Who chose the deck, and so takes first: the next after those that are done; the others clockwise."""
        state, players = self.state, self.state.players
        due = (state.start + state.acted) % players if "acted" in self.data else (state.seat - state.picked) % players
        state.chooser = self.number("chooser", due, 0, players - 1)
        state.acted = self.number("acted", (state.chooser - state.start) % players, 0, players - 1)
        told = self.data.get("seat", CHANCE) != CHANCE
        seat = state.seat if told else (state.chooser + state.picked) % players
        if state.chooser != (state.start + state.acted) % players or seat != (state.chooser + state.picked) % players:
            first = seat_name((state.start + state.acted) % players)
            who = f"with acted {state.acted} it is {first}, who takes the first card, and {state.picked} are taken"
            raise wrong("chooser", f"{who}.")
        state.seat = state.player = seat

    def _places(self) -> None:
        """The open and the face-down places."""
        state, deck = self.state, self.state.deck
        figures, data = state.tables.setup, self.data
        hidden = figures.drawn - figures.face_up
        face_up = as_list("face_up", data.get("face_up", []))
        face_down = as_list("face_down", data.get("face_down", [True] * hidden))
        if len(face_up) > figures.face_up:
            raise wrong("face_up", f"at most {figures.face_up} cards lie open, not {len(face_up)}.")
        if len(face_down) > hidden:
            raise wrong("face_down", f"at most {hidden} cards lie face down, not {len(face_down)}.")
        known = as_list("face_down_known", data.get("face_down_known", [None] * len(face_down)))
        if len(known) != len(face_down):
            raise wrong("face_down_known", "one entry for each face-down place is needed.")
        state.face_up = tuple(None if id is None else self.stock.card("face_up", id, deck) for id in face_up)
        state.face_down = tuple(as_truth("face_down", lies) for lies in face_down)
        state.face_down_known = tuple(
            None if id is None else self.stock.card("face_down_known", id, deck) for id in known
        )
        for lies, card in zip(state.face_down, state.face_down_known, strict=True):
            if card is not None and not lies:
                raise wrong("face_down_known", f"{card.id} was taken from there.")

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
            if sum(markers) < left:
                need = f"{left} in all are needed for those who choose a deck in this round"
                raise wrong("markers", f"at least {need}, not {sum(markers)}.")
        return markers
