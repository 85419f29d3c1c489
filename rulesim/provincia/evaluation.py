"""How good a position is for a seat: the points that it can expect in the end. For bots; no rule is decided here.

A city is valued by its prestige, by what its goods and gold can still become, by the incomes to come, by the cards in
its own hand (most those that can be paid now), and by the chance to withstand each combat that is left. Of the others
nothing is looked at but what lies open. The weights were found by hill climbing in games of two to five.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from rulesim.provincia import buildings, discounts, ending, upkeep
from rulesim.provincia.actions import Action, Build, Choose, Pick, Play, Trade
from rulesim.provincia.components import AEDIFICIUM, GOLD, OPES, RESOURCES, Amounts, Building, Card, Senate, Town

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.components import Standing, Tables
    from rulesim.provincia.state import State


@dataclass(frozen=True, slots=True)
class Weights:
    """What the future counts for, in prestige.

    ``unit``: a good with some turns to come, ``gold``: a coin. ``hand``: the share of its gain that a building in hand
    counts for, ``lack``: what each missing unit takes off. ``lost``: a lost combat. ``discount``: a discount, per turn.
    ``senate``, ``building``: a card that is not known yet. ``harm``: a point of strength taken from another city.
    ``rival``: a point of the best other.
    """

    unit: float = 0.55
    gold: float = 0.781
    hand: float = 0.6
    lack: float = 0.576
    lost: float = 3.3
    discount: float = 0.8
    senate: float = 0.7
    building: float = 1.6
    harm: float = 0.15
    rival: float = 0.08


WEIGHTS: Final = Weights()

_LATE: Final = (0.0, 0.6, 0.85, 1.0)
"""The share of their value that goods keep with so many turns to come."""

_SENATE: Final = {
    "aediles": 0.9, "architectus": 0.8, "commercium": 0.5, "concussio": 0.1, "coniuratio": 0.6, "consuetudo": 0.4,
    "corruptio": 0.6, "praetor": 0.5,
}  # fmt: skip
"""What a senate card in hand is worth on top of its price."""


def evaluate(state: State, seat: int, weights: Weights = WEIGHTS, hidden: bool = True) -> float:
    """The points that ``seat`` can expect at the end of the game; exact when it is over.

    ``hidden``: whether its hand and its tokens count, too, which only itself knows.
    """
    if state.is_over:
        return float(ending.total(state, seat))
    return _expected(state, seat, weights, hidden) - weights.rival * _best_other(state, seat)


def _best_other(state: State, seat: int) -> int:
    return max([ending.total(state, other) for other in range(state.players) if other != seat])


def _expected(state: State, seat: int, weights: Weights = WEIGHTS, hidden: bool = True) -> float:
    """What :func:`evaluate` finds in the seat's own city, while the game goes on."""
    city, turns = state.cities[seat], turns_left(state, seat)
    clay, wood, stone, gold = city.goods
    late = _LATE[min(turns, len(_LATE) - 1)]
    unit, coin = weights.unit * late, max(weights.gold * late, 1 / state.tables.setup.gold_per_prestige)
    value = ending.total(state, seat) + coin * gold - ending.gold_prestige(state, gold)
    value += unit * (clay + wood + stone)
    value += _incomes(state, city, seat, unit, coin) + _taxes(state, city, seat, coin)
    offered = discounts.kinds(city)
    value += weights.discount * bool(offered) * max(0, turns - 1)
    value += _hand(city, turns, (unit, coin), offered, weights) if hidden else 0.0
    return value + _combats(state, city, hidden, weights) + _waiting(state, seat, unit, weights)


def values(state: State, legal: Sequence[Action], judged: Callable[[State, int], float]) -> list[float]:
    """How the player to decide judges the position after each of its legal actions; mostly :func:`evaluate`.

    An action that changes no other city leaves the best of the others as good as it was; and of cards that are alike,
    as those are that lie face down, one is looked at.
    """
    others = WEIGHTS.rival * _best_other(state, state.player)
    if type(legal[0]) is not Pick:
        return [_looked_at(state, action, others, judged) for action in legal]
    cards = [_lies(state, action.place) for action in legal if type(action) is Pick]
    known = {
        card: _looked_at(state, action, others, judged) for card, action in dict(zip(cards, legal, strict=True)).items()
    }
    return [known[card] for card in cards]


def _looked_at(state: State, action: Action, others: float, judged: Callable[[State, int], float]) -> float:
    """How the player to decide judges the position after an action; ``others``: what the best of the others counts."""
    seat = state.player
    is_own = type(action) in _OWN or (type(action) is Play and action.seat < 0)
    after = state.branch(seat) if is_own else state.copy()
    after.apply(action)
    return _expected(after, seat) - others if is_own and not after.is_over else judged(after, seat)


def _lies(state: State, place: int) -> Card | None:
    """The card that lies on a place of the selection, None if nobody knows."""
    first = state.tables.setup.face_up
    return state.face_up[place] if place < first else state.face_down_known[place - first]


_OWN: Final = frozenset((Build, Trade, Pick, Choose))
"""Actions that change no other city; nor does a card that is played at nobody."""


def turns_left(state: State, seat: int) -> int:
    """How many turns with cards the seat still has, the one that goes on and the final one included."""
    if state.phase == "final":
        return int(not _acted(state, seat))
    later = state.tables.setup.rounds - state.round + 1
    if state.phase == "play":
        return later + (not _acted(state, seat))
    return later + (state.phase in ("setup", "select"))


def _acted(state: State, seat: int) -> bool:
    return (seat - state.start) % state.players < state.acted


def _phases_5(state: State, seat: int) -> int:
    """How often the seat will still receive its income."""
    if state.phase == "final":
        return 0
    later = state.tables.setup.rounds - state.round
    return later + (state.phase != "activate" or not _acted(state, seat))


def _incomes(state: State, city: City, seat: int, unit: float, coin: float) -> float:
    amounts, _ = buildings.income(city)
    return _phases_5(state, seat) * (unit * (amounts[0] + amounts[1] + amounts[2]) + coin * amounts[GOLD])


def _taxes(state: State, city: City, seat: int, coin: float) -> float:
    """The taxes to come: a coin each, and prestige where the coin may be missing."""
    setup = state.tables.setup
    done = state.phase in ("activate", "final")
    times = setup.rounds - state.round + (not done)
    if times <= 0:
        return 0.0
    free = upkeep.exempt(city)
    if free == "corruptio":
        return 0.0
    now = 0.0 if free or done or city.goods[GOLD] >= setup.tax else float(setup.unpaid)
    return -coin * setup.tax * (times - bool(free)) - now


# --- the hand ---


def _hand(city: City, turns: int, worth: tuple[float, float], offered: discounts.Kinds, weights: Weights) -> float:
    """What the own cards promise: each building its gain less its price, the dearest first; what is paid is used up."""
    if not turns or not city.hand:
        return 0.0
    value, wishes = _wishes(city.hand, city.town, city.standing, offered, turns, worth)
    clay, wood, stone, gold = city.goods
    for promise, (a, b, c, d), spare in wishes:
        lack = (a - clay) * (a > clay) + (b - wood) * (b > wood) + (c - stone) * (c > stone) + (d - gold) * (d > gold)
        lack -= spare
        if lack <= 0:
            value += weights.hand * max(0.0, promise)
            clay, wood, stone, gold = clay - a, wood - b, stone - c, gold - d
        elif turns > 1:
            value += weights.hand * max(0.0, promise - weights.lack * lack)
    return value


_Wish = tuple[float, Amounts, bool]
"""A building in hand: its gain less its price, what it costs, and whether a discount spares one of that."""


@lru_cache(maxsize=4096)
def _wishes(
    hand: tuple[Card, ...],
    town: Town | None,
    standing: tuple[Standing, ...],
    offered: discounts.Kinds,
    turns: int,
    worth: tuple[float, float],
) -> tuple[float, tuple[_Wish, ...]]:
    """What the senate cards of a hand promise, and the buildings in it, the dearest first; whatever is paid with."""
    cards = dict.fromkeys(hand)
    value = sum([_senate(card, worth) for card in cards if isinstance(card, Senate)])
    able = [card for card in cards if isinstance(card, Building) and buildings.may_stand(card, town, standing)]
    found = sorted([(*_promise(card, turns, worth), card) for card in able], key=_first, reverse=True)
    return value, tuple([(rest, card.cost, bool(discounts.among(card, offered))) for _, rest, card in found])


@cache
def _promise(card: Building, turns: int, worth: tuple[float, float]) -> tuple[float, float]:
    """What a building gains, and how much of that is left when it is paid."""
    gain, price = _gain(card, turns, worth), 0.0
    for good, need in enumerate(card.cost):
        price += worth[good == GOLD] * need
    return gain, gain - price


def _first(pair: tuple[float, Any, Any]) -> float:
    return pair[0]


def _gain(card: Building, turns: int, worth: tuple[float, float]) -> float:
    """What a building would bring if it were built now, without its price."""
    amounts, morale = buildings.income_of(card)
    times = max(0, turns - 1)
    value = card.prestige + times * (worth[0] * sum(amounts[:GOLD]) + worth[1] * amounts[GOLD])
    for when, what, amount in card.effects:
        if when in ("onactivate", "activestatic"):
            value += 0.5 * amount * (worth[1] if what in RESOURCES else min(1.0, 0.3 * times)) if times else 0.0
        elif what in ("morale", "defence", "military"):
            value += min(1.0, 0.3 * times) * amount
    return value + 0.3 * morale * times


@cache
def _senate(card: Senate, worth: tuple[float, float]) -> float:
    """What a senate card in hand promises."""
    unit, coin = worth
    if card.kind == "gloria":
        return 0.9 * max(0.0, card.value - coin * card.gold)
    if card.kind in ("legio", "consul"):
        return 0.5 * card.value
    if card.kind == "patronus":
        return 0.8 * max(0.0, unit * sum(card.get) - coin * card.gold)
    return _SENATE.get(card.kind, 0.0)


# --- combats ---


def _combats(state: State, city: City, hidden: bool, weights: Weights) -> float:
    """Minus what the combats to come may cost, as the tracks fall until then; and what the own tokens do."""
    late = state.phase in ("upkeep", "activate", "final")
    first = state.round + (late or state.gauls is not None)
    decayed = state.phase in ("activate", "final")
    colour, laid = city.town.colour if city.town is not None else "", city.laid if hidden else None
    mine = laid.value if laid is not None and laid.colour == colour else 0
    tracks = city.morale, city.defence, buildings.military(city), buildings.income(city)[1]
    now = mine if state.phase == "combat" else 0
    value = -weights.lost * _losses(state.tables, state.round, first, decayed, tracks, now)
    for token in (*city.tokens, laid) if laid is not None else city.tokens if hidden else ():
        if token.colour != colour:
            value -= weights.harm * token.value if token is laid else 0.0
        elif token is not laid:
            value += 0.5 * max(0, token.value)
    return value


@lru_cache(maxsize=4096)
def _losses(
    tables: Tables, number: int, first: int, decayed: bool, tracks: tuple[int, int, int, int], now: int
) -> float:
    """About how many of the combats from round ``first`` on are lost, as the tracks fall from round ``number`` on.

    ``tracks``: its morale, defence, military and the morale of each income; ``now``: its own token in this round.
    """
    setup, (morale, defence, military, more), lost = tables.setup, tracks, 0.0
    for combat in setup.combat_rounds:
        if combat >= first:
            falls = combat - number - decayed
            strength = max(setup.morale_min, morale - falls + more * (combat - number)) + military
            strength += max(setup.defence_min, defence - falls) + (now if combat == number else 0)
            lost += 1.0 - _safe(tables, combat, strength)
    return lost


_SMEAR: Final = ((-2, 0.1), (-1, 0.2), (0, 0.5), (1, 0.15), (2, 0.05))
"""What the tokens of the others do to a city, roughly."""


def _safe(tables: Tables, number: int, strength: int) -> float:
    """About the chance to withstand the Gauls of a round with a strength before the tokens."""
    cards = [card.strength for card in tables.bellum if card.round == number]
    wins = sum(share for change, share in _SMEAR for attack in cards if strength + change >= attack)
    return wins / len(cards)


# --- what the seat is about to get ---


def _waiting(state: State, seat: int, unit: float, weights: Weights) -> float:
    """A selection just chosen, or a card just taken that is not known yet."""
    if state.deck < 0 or state.seat != seat or not state.todo:
        return 0.0
    if state.deck == OPES:
        return unit * (4.7 if state.chooser == seat else 3.1)
    full = len(state.cities[seat].hand) >= state.tables.setup.hand_limit
    best = 1.5 if state.todo[0][0] == "OPEN" else 1.0
    value = weights.building if state.deck == AEDIFICIUM else weights.senate
    return value * best * (0.4 if full else 1.0)
