"""The cards of Provincia Romana: buildings, senate, production and combat cards; combat tokens and city boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulesim.provincia.components import NONE, RESOURCES, Amounts
from rulesim.provincia.tables import tables
from widgets.catalogue import Row
from widgets.numbers import signed
from widgets.provincia.scene.wording import Wording, price_words
from widgets.scenes.wording import upper
from widgets.words import say_of


class Cards:
    """Every card, token and board. ``clay`` to ``gold``: its cost; of a production card what the upper half gives."""

    things = "cards"
    filters: tuple[str, ...] = ("group", "kind", "provenance")
    icons: tuple[str, ...] = RESOURCES
    names: tuple[str, ...] = ("id", "means", "group", "kind", "copies", *RESOURCES, "prestige", "does", "provenance")

    def __init__(self, own: Any, lang: str) -> None:
        self.lang, self._words = lang, Wording(lang)
        self.rows: tuple[Row, ...] = tuple(self._all(own))

    def _all(self, own: Any) -> Iterator[Row]:
        found, words = tables(own), self._words
        opes, senate, buildings = found.cards
        for card in buildings:
            told = words.effects(card)
            yield self._row("building", card, card.tier, card.copies, card.cost, prestige=card.prestige, does=told)
        for card in senate:
            cost, kind = (0, 0, 0, card.gold), "stays" if card.stays else "once"
            told = f"{price_words(card, self.lang)}; {words.senate(card)}" if card.goods else words.senate(card)
            yield self._row("senate", card, kind, card.copies, cost, does=told)
        for card in opes:
            lower = self._say("lower", goods=words.amounts(card.lower))
            yield self._row("opes", card, "", card.copies, card.quaestor, does=lower)
        for card in found.bellum:
            yield self._row("bellum", card, f"round_{card.round}", 1, does=upper(words.bellum(card)))
        for token in found.tokens:
            does = self._say("token", value=signed(token.value), colour=words.colour(token.colour))
            yield self._row("token", token, token.colour, token.copies, does=does)
        for town in found.towns:
            yield self._row("town", town, town.colour, 1, does=words.town(town))

    def _row(
        self, group: str, piece: Any, kind: str, copies: int, cost: Amounts = NONE, *, prestige: int = 0, does: str
    ) -> Row:
        return {
            "id": piece.id,
            "means": self._words.gloss(piece) if group in ("building", "senate") else "",
            "group": group,
            "kind": kind,
            "copies": copies,
            **dict(zip(RESOURCES, cost, strict=True)),
            "prestige": prestige,
            "does": does,
            "provenance": piece.provenance,
        }

    # --- what the browser asks ---

    def word(self, column: str, value: str) -> str:
        if column == "provenance":
            return self._say(f"from_{value}")
        if column == "group":
            return self._say(f"group_{value}")
        if column == "kind" and value:
            return self._kind(value)
        return value

    def _kind(self, value: str) -> str:
        if value.startswith("round_"):
            return self._say("round", round=int(value.removeprefix("round_")))
        if value in _TIERS:
            return self._words.game(f"tier_{value}")
        return self._say(value) if value in ("stays", "once") else self._words.colour(value)

    def title(self, column: str) -> str:
        return self._words.what(column) if column in RESOURCES else self._say(f"head_{column}")

    def source(self, provenance: str) -> str:
        return self._words.game(f"provenance_{provenance}")

    def _say(self, message: str, **facts: Any) -> str:
        return say_of("provincia", f"components_{message}", self.lang, **facts)


_TIERS: Final = ("basic", "prestige", "storage")

catalogue = Cards
