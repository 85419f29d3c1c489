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

from rulesim.armorica import ending, roman, turn
from rulesim.armorica.actions import Action
from rulesim.armorica.cards import AMPHORAE, Card
from rulesim.armorica.ending import MAJORITY, MAJORITY_ICONS, ONE_MORE, sets_points

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
        return float(ending.total(state, seat))
    return _expected(state, seat, Outlook(state, seat, weights))


def values(state: State, legal: Sequence[Action], judged: Callable[[State, int], float]) -> list[float]:
    """How the player to decide judges the position after each of its legal actions; mostly :func:`evaluate`.

    The outlook is the same after all of them that leave as many cards to come.
    """
    seat, outlooks, found = state.player, dict[tuple[Any, ...], Outlook](), list[float]()
    for action in legal:
        after = state.branch(seat)  # nobody's action changes another's display
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
    ends = _ends(display)
    now = _worth(display, ends, totals, outlook)
    if state.phase != "gaul" or not outlook.roman:
        return now
    reaches, best = roman.reaches(state, seat), now
    for place, card in enumerate(reversed(state.rows[1])):
        if reaches[card.gate] > place:
            more = [*map(add, totals, card.icons)]
            hungry = len(display) >= more[AMPHORAE]
            plan = _worth((*display, card), _longer(ends, display, card, hungry), more, outlook)
            best = plan if plan > best else best
    return now + outlook.plan * (best - now)


def _this_turn(state: State, seat: int) -> tuple[int, int]:
    """How many Gauls and Romans (0 or 1 each) the seat may yet take in this turn."""
    if state.phase not in turn.ROW_OF_PHASE or state.start < 0:
        return 0, 0
    acted = state.acted + (1 if state.pending else 0)
    to_act = 1 if (seat - state.start) % state.players >= acted else 0
    return (to_act, 1) if state.phase == "gaul" else (0, to_act)


_Spare = tuple[int, int, int, int]
"""A card that winter may take, by how cheap that is: 2 VP for the sets without it less an icon each, minus where it
lies, and the VP and the last colours without it."""
_Ends = tuple[int, int, Sequence[_Spare]]
"""VP of the sets of a display, the colours of the last one (a bit each), and the cards without an amphora."""


def _worth(display: tuple[Card, ...], ends: _Ends, totals: Sequence[int], outlook: Outlook) -> float:
    """What a display with these ends is worth, that faces the next winter as it is.

    As long as it has too many cards it does without the one that it can best spare.
    """
    points, colors, spares = ends
    excess = len(display) - totals[AMPHORAE]
    while excess > 0 and spares:
        _, place, points, colors = max(spares)
        totals = [*map(sub, totals, display[-place].icons)]
        display = display[:-place] + display[1 - place :]
        excess -= 1
        if excess:
            points, colors, spares = _ends(display)
    if outlook.partition != "sequential":
        points = sets_points(display, outlook.partition)
    wheat, grapes, olives, sheep, gold, amphorae = totals
    of_grapes, of_olives, of_sheep = outlook.majorities
    value = points + gold + of_grapes[grapes] + of_olives[olives] + of_sheep[sheep] + outlook.wheat[wheat]
    spare = amphorae - len(display)
    value += outlook.run[colors.bit_count()]
    return value + outlook.spare * (spare if spare < outlook.used else outlook.used)


@lru_cache(maxsize=1 << 14)
def _ends(display: tuple[Card, ...]) -> _Ends:
    """The ends of a display, from those without its last card, which are mostly known."""
    return _longer(_ends(display[:-1]), display[:-1], display[-1]) if display else (0, 0, ())


def _longer(ends: _Ends, display: tuple[Card, ...], card: Card, hungry: bool = True) -> _Ends:
    """The ends of a display with one card more. ``hungry``: whether winter will take any."""
    points, colors, spares = ends
    added, more = ONE_MORE[card.color], list[_Spare]()
    if hungry:
        more = [
            (value + 2 * adds, place, without + adds, after)
            for value, place, without, last in spares
            for adds, after in (added[last],)
        ]
        if not card.amphorae:
            more.append((2 * points - card.size, -len(display), points, colors))
    adds, after = added[colors]
    return points + adds, after, more


def _faded(count: int, fade: float) -> float:
    """1 + fade + fade ** 2 ...: ``count`` terms."""
    return (1 - fade**count) / (1 - fade)
