"""How good a position is for a seat: the points it can expect in the end. For bots; no rule is decided here.

The display is valued as the next winter would leave it: set points, gold, a share of each majority, and what its last
set, its icons and its spare amphorae are worth for the cards still to come. In the Gaul phase the best Roman that would
be within reach counts too. The weights were found by hill climbing: each change had to win more points than the weights
before it, in games of two to four players and from every seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Final

from rulesim.armorica import roman, turn
from rulesim.armorica.cards import AMPHORAE, GOLD, WHEAT, Card
from rulesim.armorica.ending import MAJORITY, MAJORITY_ICONS, sets_points

if TYPE_CHECKING:
    from rulesim.armorica.state import State


@dataclass(frozen=True, slots=True)
class Weights:
    """What future counts for, in VP. "Per card": per card the seat has yet to draw.

    ``run``: the last set, by its size from 0 to 6, while cards come. ``wheat``, ``gate``: the first wheat, the first
    icon of a patrician's gate, per card; ``fade``: how much each further one is worth of the one before. ``spare``: a
    spare amphora that a coming card can use; ``per_card``: how many of them a coming card uses. ``sure``: how soon a
    lead in a majority is safe. ``plan``: how far to trust that a Roman now in reach is still there.
    """

    run: tuple[float, ...] = (0.0, 1.0, 1.8, 2.4, 1.8, 1.8, 0.0)
    wheat: float = 0.5
    gate: float = 0.12
    fade: float = 0.95
    spare: float = 2.5
    per_card: float = 0.6
    sure: float = 3.0
    plan: float = 0.5


WEIGHTS: Final = Weights()


class Outlook:
    """What is the same for every display a seat could have here: cards to come, rivals' icons."""

    __slots__ = ("cards", "partition", "rivals", "roman", "weights")

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        later = 2 * (state.turns - state.turn)
        gaul, self.roman = _this_turn(state, seat)
        self.cards = later + gaul + self.roman
        others = [total for other, total in enumerate(state.totals) if other != seat]
        self.rivals = [max(total[icon] for total in others) for icon in MAJORITY_ICONS]
        self.partition = state.options.set_partition
        self.weights = weights


def evaluate(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """The VP that ``seat`` can expect at the end of the game; exact when it is over."""
    if state.is_over:
        return float(state.scores()[seat].total)
    outlook = Outlook(state, seat, weights)
    display, totals = state.displays[seat], state.totals[seat]
    now = _worth(display, totals, outlook)
    if state.phase != "gaul" or not outlook.roman:
        return now
    reaches = roman.reaches(state, seat)
    row = state.rows[1]
    reached = [card for place, card in enumerate(reversed(row)) if reaches[card.gate] > place]
    plans = [_worth([*display, card], _sum(totals, card.icons), outlook) for card in reached]
    return now + weights.plan * max(0.0, max(plans, default=now) - now)


def _this_turn(state: State, seat: int) -> tuple[int, int]:
    """How many Gauls and Romans (0 or 1 each) the seat may yet take in this turn."""
    if state.phase not in turn.ROW_OF_PHASE or state.start < 0:
        return 0, 0
    acted = state.acted + (1 if state.pending else 0)
    to_act = 1 if (seat - state.start) % state.players >= acted else 0
    return (to_act, 1) if state.phase == "gaul" else (0, to_act)


def _sum(totals: Sequence[int], icons: Sequence[int]) -> list[int]:
    return [held + new for held, new in zip(totals, icons, strict=True)]


def _worth(display: Sequence[Card], totals: Sequence[int], outlook: Outlook) -> float:
    """What a display is worth that faces the next winter as it is."""
    excess = len(display) - totals[AMPHORAE]
    if excess > 0:
        display, totals = _after_winter(display, totals, excess, outlook.partition)
    value = sets_points(display, outlook.partition) + totals[GOLD] + _majorities(totals, outlook)
    return value + _future(display, totals, outlook) if outlook.cards else value


def _after_winter(
    display: Sequence[Card], totals: Sequence[int], excess: int, partition: str
) -> tuple[list[Card], list[int]]:
    """The display without the ``excess`` cards it can best spare, chosen one by one, and its icons."""

    def kept_without(index: int) -> int:
        """Twice the set points less the icons lost: an icon counts for half a point."""
        return 2 * sets_points(kept[:index] + kept[index + 1 :], partition) - sum(kept[index].icons)

    kept, left = [*display], [*totals]
    for _ in range(excess):
        hungry = [i for i, card in enumerate(kept) if not card.amphorae]
        if not hungry:
            break
        spared = max(hungry, key=kept_without)
        left = [held - lost for held, lost in zip(left, kept[spared].icons, strict=True)]
        del kept[spared]
    return kept, left


def _majorities(totals: Sequence[int], outlook: Outlook) -> float:
    """The share of the three bonuses that the lead over the best rival promises; the surer, the fewer cards come."""
    haste = outlook.weights.sure / (1 + outlook.cards) ** 0.5
    leads = [totals[icon] - rival for icon, rival in zip(MAJORITY_ICONS, outlook.rivals, strict=True)]
    return sum(MAJORITY / (1 + exp(-haste * lead)) for lead in leads)


def _future(display: Sequence[Card], totals: Sequence[int], outlook: Outlook) -> float:
    """What the last set, reach and spare amphorae promise for the cards to come."""
    weights, cards = outlook.weights, outlook.cards
    run = weights.run[_last_set(display)] * min(1.0, cards / 3)
    reach = weights.wheat * _faded(totals[WHEAT], weights.fade)
    reach += weights.gate * sum(_faded(totals[icon], weights.fade) for icon in MAJORITY_ICONS)
    spare = min(float(totals[AMPHORAE] - len(display)), weights.per_card * cards)
    return run + reach * cards + weights.spare * spare


def _last_set(display: Sequence[Card]) -> int:
    """How many cards the last set has."""
    colors: set[str] = set()
    for card in display:
        if card.color in colors:
            colors.clear()
        colors.add(card.color)
    return len(colors)


def _faded(count: int, fade: float) -> float:
    """1 + fade + fade ** 2 ...: ``count`` terms."""
    return (1 - fade**count) / (1 - fade)
