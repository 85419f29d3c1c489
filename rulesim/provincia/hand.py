"""Hand cards: how they leave the hand, and how many of them may be left at the end of phase 2.

Rules ``provincia.hand.*``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.game import Check
from rulesim.provincia.actions import Action, Discard
from rulesim.provincia.components import Building
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.provincia.components import Card
    from rulesim.provincia.state import State


def discard(state: State, seat: int, card: Card) -> None:
    """A card goes from a hand to the discard pile of its own deck."""
    state.cities[seat].remove(card)
    state.own_deck(card.deck).discards[card.index] += 1


def keeps(card: Card) -> bool:
    """Whether a card can never be discarded from a hand (HORREUM)."""
    return isinstance(card, Building) and card.tier == "storage"


def too_many(state: State, seat: int) -> int:
    """How many cards the seat must discard to be within the limit; a HORREUM counts, but is never the one to go."""
    cards = state.cities[seat].hand
    excess = len(cards) - state.tables.setup.hand_limit
    if excess <= 0:
        return 0
    return min(excess, sum(not keeps(card) for card in cards))


def _over_the_limit(state: State, _: Any, ok: bool = False) -> Iterator[Check]:
    """The hand limit, with how many cards must still go."""
    seat = state.seat
    facts = {"need": too_many(state, seat), "have": len(state.cities[seat].hand), "cap": state.tables.setup.hand_limit}
    yield Check("provincia.hand.limit", ok, facts)


def _waits(state: State, seat: int) -> bool:
    state.seat = seat
    return too_many(state, seat) > 0


def _legal(state: State, _: Any) -> Sequence[Action]:
    return [Discard.of(card) for card in dict.fromkeys(state.cities[state.seat].hand) if not keeps(card)]


def discard_checks(state: State, action: Discard, _: Any = None) -> Iterator[Check]:
    """A card of one's own hand, and no HORREUM."""
    card = action.card
    yield from _over_the_limit(state, None, ok=True)
    yield Check("provincia.play.hand", card in state.cities[state.seat].hand, {"card": card.id})
    if keeps(card):
        yield Check("provincia.hand.horreum", False, {"card": card.id})


def discard_one(state: State, action: Discard, seat: int) -> None:
    """One card too many is discarded; the next one is asked for."""
    discard(state, seat, action.card)
    left = too_many(state, seat)
    state.note("provincia.hand.limit", seat=seat + 1, card=action.card.id, left=left)
    if left:
        state.push(("LIMIT", seat))


DECISIONS: Final[dict[str, Decision[State]]] = {
    "LIMIT": Decision(_legal, discard_checks, discard_one, (Discard,), _waits, refuse=_over_the_limit),
}
