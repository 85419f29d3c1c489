"""The three decks as what may still come: no hidden order, and exact chances although cards vanish face down.

Cards that nobody has seen are exchangeable wherever they lie: in the draw pile, face down on the table, on the discard
pile or in the box. So a deck counts them together (``unseen``) and chance decides what one is when it is turned over.

One kind of card lies apart: if a deck is used up while cards of it are laid out, and the discards are shuffled, a card
that lies face down already is none of those that were seen on the discard pile. It is remembered what went back
(:class:`Apart`), and with it the chances stay exact. The building deck, the only one with a box, has more cards than a
game can use: only in a position made up so that its discards are shuffled again are they exchangeable with the box.
"""

from __future__ import annotations

from math import lcm
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulesim.provincia.components import Card


class Apart(NamedTuple):
    """The one face-down card that cannot be in the draw pile, for it was laid out before the discards were shuffled.

    ``down``: it is on the discard pile by now, else on the first face-down place. ``back``: per kind how many cards
    that all knew were shuffled into the pile, which it cannot be. ``drawn``: every card that came from the pile since,
    with the seat that alone saw it (-1: all did).
    """

    down: bool
    back: tuple[int, ...]
    drawn: tuple[tuple[int, Card], ...] = ()


class Deck:
    """One deck. Cheap to copy.

    ``unseen``: per kind (``card.index``) the cards that nobody has seen. ``pile``: how many cards the draw pile has,
    with the known ones on top of it. ``top``: those on top whose order ``top_seat`` knows (CONSUETUDO), the topmost
    first; they are not among the unseen. ``discards``: per kind the cards on the discard pile that all know.
    ``down``: how many unknown cards were discarded face down; ``down_known``: those discarded face down that
    somebody knew, ``down_seats``: who. ``box``: how many unseen cards left the game (AEDIFICIUM only). ``apart``: the
    unseen card that cannot be in the draw pile, if there is one.
    """

    __slots__ = ("apart", "box", "discards", "down", "down_known", "down_seats", "pile", "top", "top_seat", "unseen")

    unseen: list[int]
    pile: int
    top: tuple[Card, ...]
    top_seat: int
    discards: list[int]
    down: int
    down_known: tuple[Card, ...]
    down_seats: tuple[int, ...]
    box: int
    apart: Apart | None

    def __init__(self, kinds: int) -> None:
        self.unseen, self.discards = [0] * kinds, [0] * kinds
        self.pile = self.down = self.box = 0
        self.top, self.top_seat, self.down_known, self.down_seats = (), -1, (), ()
        self.apart = None

    def copy(self) -> Deck:
        """An independent copy."""
        new = object.__new__(Deck)
        new.unseen, new.discards = self.unseen[:], self.discards[:]
        new.pile, new.down, new.box = self.pile, self.down, self.box
        new.top, new.top_seat = self.top, self.top_seat
        new.down_known, new.down_seats = self.down_known, self.down_seats
        new.apart = self.apart
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

    def odds(self, apart: bool = False) -> Sequence[int]:
        """Per kind how likely it is that the next card of the pile (or the one that lies apart) is of it: relative."""
        if self.apart is None:
            return self.unseen
        weights = _weights(self.unseen, self.apart)
        if apart:
            return weights
        total = sum(weights)
        return [left * total - weight for left, weight in zip(self.unseen, weights, strict=True)]

    def draw(self, card: Card, seat: int = -1, apart: bool = False) -> None:
        """A card that nobody had seen comes from the pile, or is the one that lay apart; ``seat`` alone sees it."""
        self.unseen[card.index] -= 1
        if apart:
            self.apart = None
        elif self.apart is not None:
            self.apart = self.apart._replace(drawn=(*self.apart.drawn, (seat, card)))

    def reshuffle(self, laid: bool = False) -> None:
        """The discard pile becomes the draw pile; from now on nobody knows where any of its cards is.

        ``laid``: an unknown card of this deck lies face down on the table meanwhile. One that lay apart before comes
        back with the discards, and is then like any other.
        """
        self.apart = Apart(False, tuple(self.discards)) if laid and any(self.discards) else None
        self.pile += self.discarded
        for kind, count in enumerate(self.discards):
            self.unseen[kind] += count
        for card in self.down_known:
            self.unseen[card.index] += 1
        self.discards, self.down = [0] * len(self.discards), 0
        self.down_known, self.down_seats = (), ()


def pick(odds: Sequence[int], rng: Any) -> int:
    """A kind with these relative odds."""
    left = int(rng.random() * sum(odds))
    for kind, count in enumerate(odds):
        if left < count:
            return kind
        left -= count
    raise ValueError("no card is left that nobody has seen")


def _weights(unseen: Sequence[int], apart: Apart) -> list[int]:
    """Per kind how likely the card apart is of it, relative: its share of the cards that did not go back.

    Of the cards of a kind that were unseen after the shuffle (``came``) all but ``back`` may be the card apart. What
    was drawn since makes a kind less likely just as it leaves fewer of it unseen (Bayes' rule, draws without return).
    """
    came = [*unseen]
    for _, card in apart.drawn:
        came[card.index] += 1
    scale = lcm(*(there for there in came if there))
    return [
        left * max(0, there - back) * (scale // there) if there else 0
        for left, there, back in zip(unseen, came, apart.back, strict=True)
    ]
