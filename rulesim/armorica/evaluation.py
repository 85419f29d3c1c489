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
from math import exp, inf
from operator import add, itemgetter, sub
from typing import TYPE_CHECKING, Final

from rulesim.armorica import ending, roman, turn
from rulesim.armorica.actions import Action, Discard, Take
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
    a spare amphora, of which ``used`` are of use; ``romans``: the row of which the seat may plan to take one.
    ``chosen``: it has just chosen its card of this phase.
    """

    __slots__ = ("cards", "majorities", "partition", "plan", "romans", "run", "spare", "used", "wheat")

    def __init__(self, state: State, seat: int, weights: Weights, chosen: bool = False) -> None:
        later = 2 * turn.turns_after(state)
        of_gauls, of_romans = turn.to_take(state, seat, chosen or bool(state.pending))
        self.cards = cards = later + of_gauls + of_romans
        self.romans = state.rows[1] if state.phase == "gaul" and of_romans else ()
        others = [_FOR_MAJORITIES(total) for other, total in enumerate(state.totals) if other != seat]
        rivals = map(max, *others) if len(others) > 1 else others[0]
        self.majorities = [_scale(weights, cards, rival) for rival in rivals]
        self.wheat, self.run = _scale(weights, cards, -1), _runs(weights, cards)
        self.partition = state.options.set_partition
        self.spare, self.used = weights.spare if cards else 0.0, weights.per_card * cards
        self.plan = weights.plan


_FOR_MAJORITIES: Final = itemgetter(*MAJORITY_ICONS)


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


@lru_cache(maxsize=64)
def _runs(weights: Weights, cards: int) -> list[float]:
    """What a last set is worth, by its size, while so many cards come."""
    return [worth * min(1.0, cards / 3) for worth in weights.run]


def evaluate(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """The VP that ``seat`` can expect at the end of the game; exact when it is over."""
    if state.is_over:
        return float(ending.totals(state)[seat])
    display, outlook = tuple(state.displays[seat]), Outlook(state, seat, weights)
    return _planned(display, state.totals[seat], roman.reaches(state, seat), outlook)


def values(state: State, legal: Sequence[Action], judged: Callable[[State, int], float]) -> list[float]:
    """How the player to decide judges the position after each of its legal actions; mostly :func:`evaluate`.

    Where the same follows on all of them, only the display is looked at that each leaves.
    """
    seat, options = state.player, state.options
    usual = state.plain and options.winter_discard == "exact" and not options.start_card_protected
    winter = state.phase == "winter"
    after = _after(state, legal[0]) if winter else state
    goes_on = winter or all(state.open) or state.acted + 1 < state.players
    if not usual or not goes_on or after.is_over:
        return [judged(_after(state, action), seat) for action in legal]
    outlook = Outlook(after, seat, WEIGHTS, chosen=not winter)
    display, look = tuple(state.displays[seat]), _starved if winter else _immigrated
    return [look(state, action, display, outlook) for action in legal]


def _after(state: State, action: Action) -> State:
    """The position after an action of the player to decide, which changes no other display."""
    after = state.branch(state.player)
    after.apply(action)
    return after


def _immigrated(state: State, action: Action, display: tuple[Card, ...], outlook: Outlook) -> float:
    """What a take or a pass leaves, if the plain rules hold."""
    totals = state.totals[state.player]
    if type(action) is not Take:
        return _planned(display, totals, totals, outlook)
    card = state.rows[turn.ROW_OF_PHASE[state.phase]][-action.position]
    totals = [*map(add, totals, card.icons)]
    return _planned((*display, card), totals, totals, outlook)


def _starved(state: State, action: Action, display: tuple[Card, ...], outlook: Outlook) -> float:
    """What a discard leaves, if the plain rules hold."""
    totals = state.totals[state.player]
    if type(action) is not Discard:
        return _planned(display, totals, totals, outlook)
    place = action.number - 1
    totals = [*map(sub, totals, display[place].icons)]
    return _planned(display[:place] + display[place + 1 :], totals, totals, outlook)


def _planned(display: tuple[Card, ...], totals: Sequence[int], reaches: Sequence[int], outlook: Outlook) -> float:
    """What a display is worth, with the best Roman in reach as far as it is to be trusted that this is still there."""
    now = best = _worth(display, totals, outlook)
    if not outlook.romans:
        return now
    ends = _ends(display)
    for place in roman.open_places(outlook.romans, reaches):
        card = outlook.romans[-1 - place]
        plan = _fed(display, ends, card, [*map(add, totals, card.icons)], outlook)
        best = plan if plan > best else best
    return now + outlook.plan * (best - now)


_Spare = tuple[int, int, int, int]
"""A card that winter may take: how cheap it is, 2 VP for the sets without it less an icon each; where it lies, from the
left; and the VP and the last colours without it."""
_Ends = tuple[int, int, Sequence[_Spare]]
"""VP of the sets of a display, the colours of the last one (a bit each), and the cards without an amphora."""


def _worth(display: tuple[Card, ...], totals: Sequence[int], outlook: Outlook) -> float:
    """What a display is worth that faces the next winter as it is."""
    if not display:
        return _value(0, 0, totals, totals[AMPHORAE], outlook)
    return _fed(display[:-1], _ends(display[:-1]), display[-1], totals, outlook)


def _fed(display: tuple[Card, ...], ends: _Ends, card: Card, totals: Sequence[int], outlook: Outlook) -> float:
    """What a display with these ends and one more card is worth, that faces the next winter as it is.

    ``totals``: with that card. As long as there are too many it does without the one that it can best spare.
    """
    points, colors, spares = ends
    added, spare = ONE_MORE[card.color], totals[AMPHORAE] - len(display) - 1
    if spare < 0:
        least, top = None, -inf
        for one in spares:
            value = one[0] + 2 * added[one[3]][0]
            if value > top:
                least, top = one, value
        if not card.amphorae and 2 * points - card.size > top:
            return _worth(display, [*map(sub, totals, card.icons)], outlook)
        if least is not None:
            _, place, points, colors = least
            totals, spare = [*map(sub, totals, display[place].icons)], spare + 1
            if spare < 0 or outlook.partition != "sequential":
                display = display[:place] + display[place + 1 :]
                return _fed(display, _ends(display), card, totals, outlook)
    adds, colors = added[colors]
    points = points + adds if outlook.partition == "sequential" else sets_points((*display, card), outlook.partition)
    return _value(points, colors, totals, spare, outlook)


def _value(points: int, colors: int, totals: Sequence[int], spare: int, outlook: Outlook) -> float:
    """What a display is worth that winter leaves: VP of its sets, last colours, icons and spare amphorae."""
    wheat, grapes, olives, sheep, gold, _ = totals
    of_grapes, of_olives, of_sheep = outlook.majorities
    value = points + gold + of_grapes[grapes] + of_olives[olives] + of_sheep[sheep] + outlook.wheat[wheat]
    value += outlook.run[colors.bit_count()]
    return value + outlook.spare * (spare if spare < outlook.used else outlook.used)


@lru_cache(maxsize=1 << 10)
def _ends(display: tuple[Card, ...]) -> _Ends:
    """The ends of a display, from those without its last card, which are mostly known."""
    if not display:
        return 0, 0, ()
    card, before = display[-1], len(display) - 1
    points, colors, spares = _ends(display[:-1])
    added = ONE_MORE[card.color]
    more = [
        (value + 2 * adds, place, without + adds, after)
        for value, place, without, last in spares
        for adds, after in (added[last],)
    ]
    if not card.amphorae:
        more.append((2 * points - card.size, before, points, colors))
    adds, after = added[colors]
    return points + adds, after, more


def _faded(count: int, fade: float) -> float:
    """1 + fade + fade ** 2 ...: ``count`` terms."""
    return (1 - fade**count) / (1 - fade)
