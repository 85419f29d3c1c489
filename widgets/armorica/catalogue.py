"""The person cards of Armorica."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from rulesim import rulebook
from rulesim.armorica import ICONS, State, gaul, roman
from rulesim.armorica.cards import card_table
from widgets.catalogue import Row
from widgets.words import say_of


class People:
    """The person cards."""

    things = "cards"
    filters: tuple[str, ...] = ("deck", "pile", "color", "provenance")

    def __init__(self, own: Any, lang: str) -> None:
        gates: dict[str, Callable[..., str]] = {"gaul": partial(gaul.gate, State(2)), "roman": roman.gate}
        self.lang = lang
        self.icons: tuple[str, ...] = ICONS
        self.names: tuple[str, ...] = ("id", "deck", "pile", "suit", "color", *ICONS, "gate", "provenance")
        self.rows: tuple[Row, ...] = tuple(
            {
                **{name: str(getattr(card, name)) for name in self.names[:5]},
                **dict(zip(ICONS, card.icons, strict=True)),
                "gate": gates[card.deck](card) if card.deck in gates else "",
                "provenance": card.provenance,
            }
            for card in card_table(own)
        )

    def word(self, column: str, value: str) -> str:
        if column == "gate":
            return self._term(f"icon_{value}") if value else ""
        if column == "provenance":
            return self._say(f"from_{value}")
        return self._term(f"{column}_{value}") if column in ("deck", "suit", "color") else value

    def title(self, column: str) -> str:
        return self._term(f"icon_{column}") if column in self.icons else self._say(f"head_{column}")

    def source(self, provenance: str) -> str:
        return self._term(f"provenance_{provenance}")

    def _say(self, message: str) -> str:
        return say_of("armorica", f"components_{message}", self.lang)

    def _term(self, message: str) -> str:
        return rulebook.words("armorica", message, self.lang)


catalogue = People
