"""The three decks as what may still come: no hidden order, and exact chances although cards vanish face down.

Cards that nobody has seen are exchangeable wherever they lie: in the draw pile, face down on the table, on the discard
pile or in the box. So a deck counts them together (``unseen``) and chance decides what one is when it is turned over.

One kind of card lies apart: if a deck is used up while cards of it are laid out, and the discards are shuffled, a card
that lies face down already is none of those that were seen on the discard pile. It is remembered what went back
(:class:`Apart`), and with it the chances stay exact. The building deck, the only one with a box, has more cards than a
game can use: only in a position made up so that its discards are shuffled again are they exchangeable with the box.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from math import lcm
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rulesim.fields import LIST, Fielded, field, ids

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

    def to_dict(self, kinds: Sequence[Card]) -> dict[str, Any]:
        """The same as JSON data; ``kinds``: the deck's kinds of cards."""
        return {
            "down": self.down,
            "back": counted(self.back, kinds),
            "drawn": [[seat, card.id] for seat, card in self.drawn],
        }


def counted(counts: Sequence[int], kinds: Sequence[Card]) -> dict[str, int]:
    """Cards by their ids, those of which there are any."""
    return {card.id: counts[card.index] for card in kinds if counts[card.index]}


def _known_to_list(deck: Deck) -> list[list[Any]]:
    return [[seat, card.id] for seat, card in zip(deck.down_seats, deck.down_known, strict=True)]


_ELSEWHERE: Final = "cities deck face_up face_down face_down_known top discards down_known box"
"""Where cards are that are not in a draw pile."""


class Deck(Fielded):
    """One deck. Cheap to copy.

    ``unseen``: per kind (``card.index``) the cards that nobody has seen. ``pile``: how many cards the draw pile has,
    with the known ones on top of it. ``top``: those on top whose order ``top_seat`` knows (CONSUETUDO), the topmost
    first; they are not among the unseen. ``discards``: per kind the cards on the discard pile that all know.
    ``down``: how many unknown cards were discarded face down; ``down_known``: those discarded face down that
    somebody knew, ``down_seats``: who. ``box``: how many unseen cards left the game (AEDIFICIUM only). ``apart``: the
    unseen card that cannot be in the draw pile, if there is one.
    """

    pile: int = field(0, follows=_ELSEWHERE)
    top: tuple[Card, ...] = field((), write=ids, gives_up=True)
    top_seat: int = field(-1, follows="top face_down_known")
    discards: list[int] = field(kept=LIST, gives_up=True)
    down: int = field(0, follows=f"pile {_ELSEWHERE}")
    down_known: tuple[Card, ...] = field((), tell={"down_known": _known_to_list})
    box: int = field(0, follows=_ELSEWHERE)
    apart: Apart | None = field(None)
    unseen: list[int] = field(kept=LIST, told="")
    down_seats: tuple[int, ...] = field((), told="")

    def __init__(self, kinds: int) -> None:
        self.begin()
        self.unseen, self.discards = [0] * kinds, [0] * kinds

    def to_dict(self, kinds: Sequence[Card]) -> dict[str, Any]:
        """The deck as JSON data; ``kinds``: its kinds of cards."""
        data = self.fields_to_dict()
        data["discards"] = counted(self.discards, kinds)
        data["apart"] = None if self.apart is None else self.apart.to_dict(kinds)
        return data

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
    reached = [*accumulate(odds)]
    if not reached or not reached[-1]:
        raise ValueError("no card is left that nobody has seen")
    return bisect(reached, int(rng.random() * reached[-1]))


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
