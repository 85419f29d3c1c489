"""The cards of Provincia Romana: buildings, senate, production and combat cards; combat tokens and city boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulesim.provincia.components import NONE, RESOURCES, Amounts
from rulesim.provincia.tables import tables
from widgets.catalogue import Catalogue, Row
from widgets.games import CATALOGUES
from widgets.numbers import signed
from widgets.provincia.scene.wording import Wording
from widgets.scenes.wording import upper


class Cards(Catalogue):
    """Every card, token and board. ``clay`` to ``gold``: its cost; of a production card what the upper half gives."""

    GAME = "provincia"
    filters = ("group", "kind", "provenance")
    icons = RESOURCES
    names = ("id", "means", "group", "kind", "copies", *RESOURCES, "prestige", "does", "provenance")

    def __init__(self, own: Any, lang: str) -> None:
        self._words = Wording(lang)
        super().__init__(own, lang)

    def listed(self, own: Any) -> Iterator[Row]:
        found, words = tables(own), self._words
        opes, senate, buildings = found.cards
        for card in buildings:
            told = words.effects(card)
            self.draw(card, face=words.card_face(card), spot="hand")
            yield self._row("building", card, card.tier, card.copies, card.cost, prestige=card.prestige, does=told)
        for card in senate:
            cost, kind = (0, 0, 0, card.gold), "stays" if card.stays else "once"
            told = f"{words.price(card)}; {words.senate(card)}" if card.goods else words.senate(card)
            self.draw(card, face=words.card_face(card), spot="hand")
            yield self._row("senate", card, kind, card.copies, cost, does=told)
        for card in opes:
            lower = self.say("lower", goods=words.amounts(card.lower))
            self.draw(card, face=words.card_face(card), spot="hand")
            yield self._row("opes", card, "", card.copies, card.quaestor, does=lower)
        for card in found.bellum:
            self.draw(card, face=words.bellum_face(card), spot="gauls")
            yield self._row("bellum", card, f"round_{card.round}", 1, does=upper(words.bellum(card)))
        for token in found.tokens:
            does = self.say("token", value=signed(token.value), colour=words.colour(token.colour))
            self.draw(token, icons=(f"token-{token.colour}",), count=token.value, spot="token")
            yield self._row("token", token, token.colour, token.copies, does=does)
        for town in found.towns:
            self.draw(town, face=words.town_face(town), spot="hand")
            yield self._row("town", town, town.colour, 1, does=words.town(town))

    def _row(self, group: str, piece: Any, kind: str, copies: int, cost: Amounts = NONE, **told: str | int) -> Row:
        means = self._words.gloss(piece) if group in ("building", "senate") else ""
        costs = dict(zip(RESOURCES, cost, strict=True))
        return self.row(piece, **{"prestige": 0, **told}, means=means, group=group, kind=kind, copies=copies, **costs)

    # --- what the browser asks ---

    def worded(self, column: str, value: str) -> str:
        if column != "kind":
            return value
        if value.startswith("round_"):
            return self.say("round", round=int(value.removeprefix("round_")))
        if value in _TIERS:
            return self.term(f"tier_{value}")
        return self.say(value) if value in ("stays", "once") else self._words.colour(value)

    def icon(self, column: str) -> str:
        return self._words.what(column)


_TIERS: Final = ("basic", "prestige", "storage")


CATALOGUES.add("provincia", Cards)
