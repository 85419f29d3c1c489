"""How good a position is for a seat: the points it can expect in the end. For bots; no rule is decided here.

The display is valued as the next winter would leave it: set points, gold, a share of each majority, and what its last
set, its icons and its spare amphorae are worth for the cards still to come. In the Gaul phase the best Roman that would
be within reach counts too. The weights were found by hill climbing: each change had to win more points than the weights
before it, in games of two to four players and from every seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from operator import add, sub
from typing import TYPE_CHECKING, Any, Final

from rulesim.armorica import roman, turn
from rulesim.armorica.actions import Action
from rulesim.armorica.cards import AMPHORAE, ICONS, Card
from rulesim.armorica.ending import MAJORITY, MAJORITY_ICONS, sets_count, sets_points

if TYPE_CHECKING:
    from rulesim.armorica.state import State


@dataclass(frozen=True, slots=True, eq=False)
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
    """What is the same for every display a seat could have here: cards to come, and what icons are worth.

    ``majorities``, ``wheat``: of each icon the worth of so many; ``run``: of a last set of so many cards; ``spare``: of
    a spare amphora, of which ``used`` are of use.
    """

    __slots__ = ("cards", "majorities", "partition", "plan", "roman", "run", "spare", "used", "wheat")

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        later = 2 * (state.turns - state.turn)
        gaul, self.roman = _this_turn(state, seat)
        self.cards = later + gaul + self.roman
        others = [total for other, total in enumerate(state.totals) if other != seat]
        rivals = [max([total[icon] for total in others]) for icon in MAJORITY_ICONS]
        self.majorities = [_scale(weights, self.cards, rival) for rival in rivals]
        self.wheat = _scale(weights, self.cards, -1)
        self.partition = state.options.set_partition
        self.run = [worth * min(1.0, self.cards / 3) for worth in weights.run]
        self.spare, self.used = weights.spare if self.cards else 0.0, weights.per_card * self.cards
        self.plan = weights.plan


class _Scale(dict[int, float]):
    """What so many icons of a kind are worth, worked out once for each number.

    ``rival``: how many the best rival has of an icon of a majority; -1: the icon is wheat.
    """

    def __init__(self, weights: Weights, cards: int, rival: int) -> None:
        super().__init__()
        self.weights, self.cards, self.rival = weights, cards, rival

    def __missing__(self, count: int) -> float:
        weights, is_wheat = self.weights, self.rival < 0
        reach = (weights.wheat if is_wheat else weights.gate) * _faded(count, weights.fade) * self.cards
        self[count] = worth = reach + (0.0 if is_wheat else self._majority(count))
        return worth

    def _majority(self, count: int) -> float:
        """The share of the bonus that the lead over the best rival promises; the surer, the fewer cards come."""
        haste = self.weights.sure / (1 + self.cards) ** 0.5
        return MAJORITY / (1 + exp(-haste * (count - self.rival)))


_scale = lru_cache(maxsize=1024)(_Scale)


def evaluate(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """The VP that ``seat`` can expect at the end of the game; exact when it is over."""
    if state.is_over:
        return float(state.scores()[seat].total)
    return _expected(state, seat, Outlook(state, seat, weights))


def values(state: State, legal: Sequence[Action], judged: Callable[[State, int], float]) -> list[float]:
    """How the player to decide judges the position after each of its legal actions; mostly :func:`evaluate`.

    The outlook is the same after all of them that leave as many cards to come.
    """
    seat, outlooks, found = state.player, dict[tuple[Any, ...], Outlook](), list[float]()
    for action in legal:
        after = state.copy()
        after.apply(action)
        if after.is_over:
            found.append(judged(after, seat))
            continue
        when = (after.turn, after.phase, after.acted, after.pending, after.ran_out, *map(len, after.open))
        outlook = outlooks.get(when)
        if outlook is None:
            outlook = outlooks[when] = Outlook(after, seat, WEIGHTS)
        found.append(_expected(after, seat, outlook))
    return found


def _expected(state: State, seat: int, outlook: Outlook) -> float:
    """:func:`evaluate` while the game goes on."""
    display, totals = tuple(state.displays[seat]), state.totals[seat]
    now = _worth(display, totals, outlook)
    if state.phase != "gaul" or not outlook.roman:
        return now
    reaches, best = roman.reaches(state, seat), now
    for place, card in enumerate(reversed(state.rows[1])):
        if reaches[card.gate] > place:
            plan = _worth((*display, card), [*map(add, totals, card.icons)], outlook)
            best = plan if plan > best else best
    return now + outlook.plan * (best - now)


def _this_turn(state: State, seat: int) -> tuple[int, int]:
    """How many Gauls and Romans (0 or 1 each) the seat may yet take in this turn."""
    if state.phase not in turn.ROW_OF_PHASE or state.start < 0:
        return 0, 0
    acted = state.acted + (1 if state.pending else 0)
    to_act = 1 if (seat - state.start) % state.players >= acted else 0
    return (to_act, 1) if state.phase == "gaul" else (0, to_act)


def _worth(display: tuple[Card, ...], totals: Sequence[int], outlook: Outlook) -> float:
    """What a display is worth that faces the next winter as it is."""
    excess = len(display) - totals[AMPHORAE]
    points, last, lost, left = _after_winter(display, excess if excess > 0 else 0, outlook.partition)
    wheat, grapes, olives, sheep, gold, amphorae = map(sub, totals, lost) if excess > 0 else totals
    of_grapes, of_olives, of_sheep = outlook.majorities
    value = points + gold + of_grapes[grapes] + of_olives[olives] + of_sheep[sheep] + outlook.wheat[wheat]
    spare = amphorae - left
    return value + outlook.run[last] + outlook.spare * (spare if spare < outlook.used else outlook.used)


@lru_cache(maxsize=1 << 13)
def _after_winter(display: tuple[Card, ...], excess: int, partition: str) -> tuple[int, int, tuple[int, ...], int]:
    """The display without the ``excess`` cards it can best spare, chosen one by one.

    VP of its sets, how many cards its last set has, the icons that are lost, and how many cards are left.
    """
    colors, lost = tuple([card.color for card in display]), _NOTHING
    for _ in range(excess):
        spared = _spared(display, colors, partition)
        if spared < 0:
            break
        lost = tuple(map(add, lost, display[spared].icons))
        display, colors = display[:spared] + display[spared + 1 :], colors[:spared] + colors[spared + 1 :]
    points, last = sets_count(colors)
    return points if partition == "sequential" else sets_points(display, partition), last, lost, len(display)


def _spared(display: tuple[Card, ...], colors: tuple[str, ...], partition: str) -> int:
    """Which card without an amphora is the one to spare, -1: there is none. An icon counts for half a point."""
    spared, most, is_usual = -1, 0, partition == "sequential"
    for index, card in enumerate(display):
        if card.amphorae:
            continue
        if is_usual:
            worth = 2 * sets_count(colors[:index] + colors[index + 1 :])[0] - card.size
        else:
            worth = 2 * sets_points(display[:index] + display[index + 1 :], partition) - card.size
        if spared < 0 or worth > most:
            spared, most = index, worth
    return spared


_NOTHING: Final = (0,) * len(ICONS)


def _faded(count: int, fade: float) -> float:
    """1 + fade + fade ** 2 ...: ``count`` terms."""
    return (1 - fade**count) / (1 - fade)
