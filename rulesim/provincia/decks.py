"""The three decks as what may still come: no hidden order, and exact chances although cards vanish face down.

Cards that nobody has seen are exchangeable wherever they lie: in the draw pile, face down on the table, on the discard
pile or in the box. So a deck counts them together (``unseen``) and chance decides what one is when it is turned over.
The building deck, the only one with a box, has more cards than a game can use: only in a position made up so that its
discards are shuffled again are they exchangeable with those of the box, too, where they cannot be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesim.provincia.components import Card


class Deck:
    """One deck. Cheap to copy.

    ``unseen``: per kind (``card.index``) the cards that nobody has seen. ``pile``: how many cards the draw pile has,
    with the known ones on top of it. ``top``: those on top whose order ``top_seat`` knows (CONSUETUDO), the topmost
    first; they are not among the unseen. ``discards``: per kind the cards on the discard pile that all know.
    ``down``: how many unknown cards were discarded face down; ``down_known``: those discarded face down that
    somebody knew, ``down_seats``: who. ``box``: how many unseen cards left the game (AEDIFICIUM only).
    """

    __slots__ = ("box", "discards", "down", "down_known", "down_seats", "pile", "top", "top_seat", "unseen")

    unseen: list[int]
    pile: int
    top: tuple[Card, ...]
    top_seat: int
    discards: list[int]
    down: int
    down_known: tuple[Card, ...]
    down_seats: tuple[int, ...]
    box: int

    def __init__(self, kinds: int) -> None:
        self.unseen, self.discards = [0] * kinds, [0] * kinds
        self.pile = self.down = self.box = 0
        self.top, self.top_seat, self.down_known, self.down_seats = (), -1, (), ()

    def copy(self) -> Deck:
        """An independent copy."""
        new = object.__new__(Deck)
        new.unseen, new.discards = self.unseen[:], self.discards[:]
        new.pile, new.down, new.box = self.pile, self.down, self.box
        new.top, new.top_seat = self.top, self.top_seat
        new.down_known, new.down_seats = self.down_known, self.down_seats
        return new

    # --- drawing ---

    @property
    def hidden(self) -> int:
        """How many cards of the draw pile nobody knows."""
        return self.pile - len(self.top)

    @property
    def discarded(self) -> int:
        """How many cards the discard pile has."""
        return sum(self.discards) + self.down + len(self.down_known)

    def reshuffle(self) -> None:
        """The discard pile becomes the draw pile; from now on nobody knows where any of its cards is.

        They are then exchangeable with the other unseen cards, also with those in the box or face down on the table: a
        simplification that no game with the project's tables needs, for its building deck is never used up.
        """
        self.pile += self.discarded
        for kind, count in enumerate(self.discards):
            self.unseen[kind] += count
        for card in self.down_known:
            self.unseen[card.index] += 1
        self.discards, self.down = [0] * len(self.discards), 0
        self.down_known, self.down_seats = (), ()
