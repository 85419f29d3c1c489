"""What one player has: the city board with its tracks, store, buildings and cards in play, hand and combat tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesim.fields import LIST, Fielded, by_name, field, id_of, ids
from rulesim.provincia.components import RESOURCES

if TYPE_CHECKING:
    from rulesim.provincia.components import Card, Senate, Standing, Token, Town


class City(Fielded):
    """One player's city. Cheap to copy.

    ``town``: the board (None before it is chosen). ``goods``: clay, wood, stone, gold. ``prestige``: the track, which
    may be below zero; ``losses``: what the prestige cards (-2/-4) show together, as a positive number.
    ``standing``: the buildings, in the order in which they were built. ``permanents``: senate cards that stay in play.
    ``praetor``: no tax in this round; ``forced``: a CONCUSSIO lies on this player.
    ``hand``: secret; ``seen``: those cards of the hand that everybody knows (taken face up, destroyed, or given away).
    ``told``: others of it that one more seat knows, as (seat, card): taken face down where that seat had put them.
    ``tokens``: combat tokens not yet played, secret; ``laid``: the one laid face down for this combat, secret;
    ``played``: those played in earlier combats, which nobody else knows.
    """

    town: Town | None = field(None, write=id_of)
    goods: list[int] = field(lambda _: [0] * len(RESOURCES), kept=LIST, write=by_name(RESOURCES), follows="buildings")
    morale: int = field(0)
    defence: int = field(0)
    prestige: int = field(0, follows="buildings losses options")
    losses: int = field(0, follows="buildings prestige")
    standing: tuple[Standing, ...] = field((), told="buildings", write=ids)
    permanents: tuple[Senate, ...] = field((), write=ids)
    praetor: bool = field(False, usual=False)
    forced: bool = field(False, usual=False)
    hand: tuple[Card, ...] = field((), write=ids)
    seen: tuple[Card, ...] = field((), write=ids, follows="hand")
    told: tuple[tuple[int, Card], ...] = field((), write=lambda told: [[seat, card.id] for seat, card in told])
    tokens: tuple[Token, ...] = field((), write=ids)
    laid: Token | None = field(None, write=id_of)
    played: tuple[Token, ...] = field((), write=ids)

    def __init__(self) -> None:
        self.begin()

    # --- the hand ---

    def remove(self, card: Card) -> None:
        """A card leaves the hand; of equal ones that which most seats knew of."""
        hand = list(self.hand)
        hand.remove(card)
        self.hand = tuple(hand)
        if card in self.seen:
            seen = list(self.seen)
            seen.remove(card)
            self.seen = tuple(seen)
        elif self.told:
            self.forget(card)

    def show(self, card: Card) -> None:
        """Everybody knows from now on that this card is in the hand."""
        if card not in self.seen:
            self.seen += (card,)
            if self.seen.count(card) + sum(told is card for _, told in self.told) > self.hand.count(card):
                self.forget(card)

    def forget(self, card: Card) -> None:
        """Nobody else knows any more that one was told of this card."""
        for place, (_, told) in enumerate(self.told):
            if told is card:
                self.told = (*self.told[:place], *self.told[place + 1 :])
                return

    def __repr__(self) -> str:
        clay, wood, stone, gold = self.goods
        town = self.town.name if self.town else "no city"
        stores = f"{clay} clay {wood} wood {stone} stone {gold} gold"
        tracks = f"morale {self.morale}, defence {self.defence}, prestige {self.prestige}"
        return f"<{town}: {tracks}, {stores}, {len(self.standing)} buildings, {len(self.hand)} cards>"
