"""Roman immigration: wheat opens plebeians, a patrician opens only to its own icon; positions count the whole row.

Rules ``armorica.roman.*``. Cards move as in the Gaul phase.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from rulesim.armorica import gaul
from rulesim.armorica.actions import PASS, TAKES, Action, Take
from rulesim.armorica.cards import ICONS, WHEAT, Card
from rulesim.armorica.piles import described
from rulesim.game import Check

if TYPE_CHECKING:
    from rulesim.armorica.state import State

_T = TypeVar("_T")


def gate(card: Card) -> str:
    """The icon that opens ``card`` in the Roman row: wheat for plebeians, else the patrician's own."""
    return ICONS[card.gate]


def held(state: State, seat: int) -> list[int]:
    """The icons that count for the seat now; the Gaul taken this turn is among them."""
    icons = state.totals[seat]
    if state.options.fresh_gaul_counts or not state.took >> seat & 1:
        return icons
    fresh = state.displays[seat][-1]
    return [total - own for total, own in zip(icons, fresh.icons, strict=True)]


def reaches(state: State, seat: int) -> list[int]:
    """The farthest position that each icon opens for the seat, not limited by the row's length."""
    icons = held(state, seat)
    if state.options.wheat_opens_patricians:
        icons = [max(count, icons[WHEAT]) for count in icons]
    return [count + 1 for count in icons] if state.options.reach_counting == "rightmost-free" else icons


def opened(row: Sequence[Card], farthest: Sequence[int], told: Sequence[_T]) -> list[_T]:
    """Which cards' own icons reach them, as they are told: by what stands for each place, from the right."""
    return [told[place] for place, card in enumerate(reversed(row)) if farthest[card.gate] > place]


def legal_actions(state: State) -> Sequence[Action]:
    """Every take whose own icon reaches its position, then the pass."""
    farthest = state.totals[state.player] if state.plain else reaches(state, state.player)
    takes = opened(state.rows[1], farthest, TAKES)
    return [*takes, PASS] if state.plain else gaul.with_passes(state, takes, state.rows[1])


def checks(state: State, action: Action) -> Iterator[Check]:
    """Whether the Roman card asked for is within the reach of the icon that opens it."""
    yield from gaul.row_checks(state, action, 1)
    if isinstance(action, Take) and 1 <= action.position <= len(state.rows[1]):
        yield _range_check(state, action.position)


def _range_check(state: State, position: int) -> Check:
    """Of two icons that would open the card, the one of which there is more is compared; ``rest``: what the other has.

    ``fresh``: how many of these icons are on the Gaul of this turn and do not count yet.
    """
    card = state.rows[1][-position]
    icons, shown = held(state, state.player), state.totals[state.player]
    also = WHEAT if card.is_patrician and state.options.wheat_opens_patricians else card.gate
    icon, other = (also, card.gate) if icons[also] > icons[card.gate] else (card.gate, also)
    need, have = gaul.need(state, position), icons[icon]
    facts = {"position": position, "need": need, "have": have, **described(card), "icon": ICONS[icon]}
    facts["other"], facts["rest"], facts["fresh"] = "", icons[other], shown[icon] - have
    if other != icon:
        facts["other"] = ICONS[other]
        facts["fresh"] += shown[other] - icons[other]
    rule = "armorica.roman.patrician-range" if card.is_patrician else "armorica.roman.plebeian-range"
    return Check(rule, have >= need, facts)


def apply(state: State, action: Action) -> None:
    """Take or pass in the Roman row."""
    gaul.draft(state, action, 1)
