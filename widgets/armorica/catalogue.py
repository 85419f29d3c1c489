"""The person cards of Armorica."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from rulesim.armorica import ICONS, State, gaul, roman
from rulesim.armorica.cards import WHEAT, card_table
from widgets.armorica.scene.view import printed
from widgets.catalogue import Catalogue, Row
from widgets.games import CATALOGUES


class People(Catalogue):
    """The person cards."""

    GAME = "armorica"
    filters = ("deck", "pile", "color", "provenance")
    icons = ICONS
    names = ("id", "deck", "pile", "suit", "color", *ICONS, "gate", "provenance")

    def listed(self, own: Any) -> Iterator[Row]:
        gates: dict[str, Callable[..., str]] = {"gaul": partial(gaul.gate, State(2)), "roman": roman.gate}
        for card in card_table(own):
            told = {name: str(getattr(card, name)) for name in ("deck", "pile", "suit", "color")}
            gate = gates[card.deck](card) if card.deck in gates else ""
            corner = gate if gate != ICONS[WHEAT] else ""
            self.draw(card, face=printed(card, self.term(f"suit_{card.suit}"), corner or None))
            yield self.row(card, **told, **dict(zip(ICONS, card.icons, strict=True)), gate=gate)

    def worded(self, column: str, value: str) -> str:
        if column == "gate":
            return self.icon(value)
        return self.term(f"{column}_{value}") if column in ("deck", "suit", "color") else value

    def icon(self, column: str) -> str:
        return self.term(f"icon_{column}")


CATALOGUES.add("armorica", People)
