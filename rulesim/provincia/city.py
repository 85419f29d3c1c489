"""What one player has: the city board with its tracks, store, buildings and cards in play, hand and combat tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesim.provincia.components import Card, Senate, Standing, Token, Town


class City:
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

    __slots__ = (
        "defence", "forced", "goods", "hand", "laid", "losses", "morale", "permanents", "played", "praetor", "prestige",
        "seen", "standing", "tokens", "told", "town",
    )  # fmt: skip

    town: Town | None
    goods: list[int]
    morale: int
    defence: int
    prestige: int
    losses: int
    standing: tuple[Standing, ...]
    permanents: tuple[Senate, ...]
    praetor: bool
    forced: bool
    hand: tuple[Card, ...]
    seen: tuple[Card, ...]
    told: tuple[tuple[int, Card], ...]
    tokens: tuple[Token, ...]
    laid: Token | None
    played: tuple[Token, ...]

    def __init__(self) -> None:
        self.town, self.goods = None, [0, 0, 0, 0]
        self.morale = self.defence = self.prestige = self.losses = 0
        self.standing, self.permanents, self.praetor, self.forced = (), (), False, False
        self.hand, self.seen, self.told = (), (), ()
        self.tokens, self.laid, self.played = (), None, ()

    def copy(self) -> City:
        """An independent copy; pieces are shared, for they never change."""
        new = object.__new__(City)
        new.town, new.goods = self.town, self.goods[:]
        new.morale, new.defence, new.prestige, new.losses = self.morale, self.defence, self.prestige, self.losses
        new.standing, new.permanents = self.standing, self.permanents
        new.praetor, new.forced = self.praetor, self.forced
        new.hand, new.seen, new.told = self.hand, self.seen, self.told
        new.tokens, new.laid, new.played = self.tokens, self.laid, self.played
        return new

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
