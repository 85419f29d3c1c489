"""How cards move: into a display, out of it, off a draw deck. No rule decides here; the phase modules do.

The two card rows are numbered 0 (Gaul) and 1 (Roman) throughout.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from rulesim.armorica.cards import ICONS, Card

if TYPE_CHECKING:
    from rulesim.armorica.state import State

ROW_NAMES: Final = ("gaul", "roman")


def add_card(state: State, seat: int, card: Card) -> None:
    """Put ``card`` at the right end of the seat's display and count its icons."""
    state.displays[seat].append(card)
    total = state.totals[seat]
    wheat, grapes, olives, sheep, gold, amphorae = card.icons
    total[0] += wheat
    total[1] += grapes
    total[2] += olives
    total[3] += sheep
    total[4] += gold
    total[5] += amphorae
    if not state.plain and state.options.gate_icons_count and card.corner is not None:
        total[card.corner] += 1


def remove_card(state: State, seat: int, index: int) -> Card:
    """Take the card at ``index`` out of the seat's display; those to its right close the gap, the order is kept."""
    card = state.displays[seat].pop(index)
    total = state.totals[seat]
    for icon, count in enumerate(card.icons):
        total[icon] -= count
    if state.options.gate_icons_count and card.corner is not None:
        total[card.corner] -= 1
    state.discards.append(card)
    return card


def draw(state: State, row: int, card: Card) -> None:
    """Take ``card`` from the open pile; when that is used up the next pile opens. Notes when the deck has run out."""
    pile = state.open[row]
    pile.remove(card)
    if not pile:
        later = state.later[row]
        if later:
            state.open[row] = list(later[0])
            state.later[row] = later[1:]
        elif state.options.exhausted == "last-card":
            state.ran_out |= 1 << row


def by_pile(cards: Sequence[Card]) -> list[list[Card]]:
    """Cut a deck in table order into its piles."""
    return [[*pile] for _, pile in groupby(cards, attrgetter("pile"))]


def labels_left(piles: Sequence[Sequence[Card]]) -> list[dict[str, int]]:
    """What anybody may know of a deck's order: per pile, first to draw first, how many cards of which label."""
    labels = [sorted(card.pile for card in pile) for pile in _whole(piles)]
    return [{label: some.count(label) for label in some} for some in labels]


def redrawn(piles: Sequence[Sequence[Card]], rng: Any) -> Sequence[Sequence[Card]]:
    """A deck of which no more is known than :func:`labels_left` tells.

    In a game each label has a pile of its own, and nothing is to be redrawn. A position may fix the order of a deck:
    neighbours of one label are one pile then, and which card of a label lies where is left to chance.
    """
    seen: set[str] = set()
    for pile in piles:
        labels = {card.pile for card in pile}
        if labels & seen:
            return _shuffled_by_label(_whole(piles), rng)
        seen |= labels
    return piles


def _shuffled_by_label(whole: Sequence[Sequence[Card]], rng: Any) -> list[list[Card]]:
    """Piles that share labels, with the cards of each label dealt anew to the places that it has."""
    pools: dict[str, list[Card]] = {}
    for card in sorted(chain.from_iterable(whole), key=attrgetter("id")):
        pools.setdefault(card.pile, []).append(card)
    for label in sorted(pools):
        rng.shuffle(pools[label])
    return [sorted((pools[card.pile].pop() for card in pile), key=attrgetter("id")) for pile in whole]


def _whole(piles: Sequence[Sequence[Card]]) -> list[list[Card]]:
    """The piles of a deck, with neighbours of the same label put together."""
    whole: list[list[Card]] = []
    for pile in piles:
        label = {card.pile for card in pile}
        if whole and len(label) == 1 and label == {card.pile for card in whole[-1]}:
            whole[-1].extend(pile)
        elif pile:
            whole.append([*pile])
    return whole


def described(card: Card) -> dict[str, Any]:
    """The facts that name a card: id, colour, suit and face."""
    return {"card": card.id, "color": card.color, "suit": card.suit, "short": card.short, "icon": ICONS[card.gate]}


def refill_from_discards(state: State, row: int) -> bool:
    """Whether an empty deck can still give a card: not by default, the row just gets shorter."""
    if state.options.exhausted == "failed-draw":
        state.ran_out |= 1 << row
    if state.options.empty_deck != "reshuffle":
        return False
    back = [card for card in state.discards if card.deck == ROW_NAMES[row]]
    state.discards = [card for card in state.discards if card.deck != ROW_NAMES[row]]
    state.open[row] = back
    return bool(back)
