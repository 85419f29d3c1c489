"""How good a position is for a seat: the points that it can expect in the end. For bots; no rule is decided here.

A city is valued by its prestige, by what its goods and gold can still become, by the incomes to come, by the cards in
its own hand (most those that can be paid now), and by the chance to withstand each combat that is left. Of the others
nothing is looked at but what lies open. The weights were found by hill climbing in games of two to five.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import inf
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from rulesim.provincia import buildings, discounts, ending, upkeep
from rulesim.provincia.actions import Action, Build, Choose, Pick, Play, Trade
from rulesim.provincia.components import (
    AEDIFICIUM,
    GOLD,
    NONE,
    OPES,
    RESOURCES,
    Amounts,
    Building,
    Card,
    Senate,
    Standing,
    Town,
)

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.components import Tables, Token
    from rulesim.provincia.state import State


@dataclass(frozen=True, slots=True, eq=False)
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
    city, future = state.cities[seat], outlook(state, seat, weights)
    steady, offered, military, morale = _steady(future, city.standing, city.permanents)
    clay, wood, stone, gold = city.goods
    unit, coin = future.worth
    value = city.prestige + steady + unit * (clay + wood + stone) + coin * gold - _taxes(city, future)
    if hidden and city.hand and future.turns:
        value += _hand(city, offered, future)
    value -= _combats(city, future, military, morale, hidden)
    return value + _waiting(state, seat, future) if state.todo else value


@lru_cache(maxsize=4096)
def _steady(
    outlook: Outlook, standing: tuple[Standing, ...], permanents: tuple[Senate, ...]
) -> tuple[float, discounts.Kinds, int, int]:
    """What buildings and lasting senate cards promise beside the track, and their discount, military and morale."""
    (clay, wood, stone, gold), morale = (lasting := buildings.lasting(standing)).income
    unit, coin = outlook.worth
    value = outlook.incomes * (unit * (clay + wood + stone) + coin * gold)
    best, offered = ending.highest(permanents), discounts.offered(standing, permanents)
    if best is not None:
        value += best.value
    if offered:
        value += outlook.weights.discount * max(0, outlook.turns - 1)
    return value, offered, lasting.military, morale


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
    seat, (after, is_own) = state.player, ahead(state, action)
    return _expected(after, seat) - others if is_own and not after.is_over else judged(after, seat)


def ahead(state: State, action: Action) -> tuple[State, bool]:
    """The position after an action of the player to decide, and whether it can have changed no other city.

    What it cannot have changed is shared with ``state``.
    """
    is_own = type(action) in _OWN or (type(action) is Play and action.seat < 0)
    after = state.branch(state.player)
    if not is_own:
        after.cities = [city.copy() for city in after.cities]
    after.apply(action)
    return after, is_own


def _lies(state: State, place: int) -> Card | None:
    """The card that lies on a place of the selection, None if nobody knows."""
    first = state.tables.setup.face_up
    return state.face_up[place] if place < first else state.face_down_known[place - first]


_OWN: Final = frozenset((Build, Trade, Pick, Choose))
"""Actions that change no other city; nor does a card that is played at nobody."""


# --- the rest of the game ---


@dataclass(frozen=True, slots=True, eq=False)
class Outlook:
    """What the rest of the game is for a seat, whatever its city is like.

    ``turns``: those with cards that it still has, the one that goes on and the final one included. ``incomes``,
    ``taxes``: how often these are still to come; ``due``: whether the tax may be missing in this round. ``worth``: of
    a good and of a coin. ``combats``: of each to come its round, how often the tracks fall until then, and how often
    income comes. ``now``: whether the first of them goes on.
    """

    tables: Tables
    weights: Weights
    turns: int
    incomes: int
    taxes: int
    due: bool
    worth: tuple[float, float]
    combats: tuple[tuple[int, int, int], ...]
    now: bool


def outlook(state: State, seat: int, weights: Weights = WEIGHTS) -> Outlook:
    """The rest of the game as it is for this seat."""
    acted = (seat - state.start) % state.players < state.acted
    return _outlook(state.tables, weights, state.phase, state.round, acted, state.gauls is not None)


@lru_cache(maxsize=1024)
def _outlook(tables: Tables, weights: Weights, phase: str, number: int, acted: bool, fought: bool) -> Outlook:
    later, ended = tables.setup.rounds - number, phase in ("activate", "final")
    if phase == "final":
        turns = int(not acted)
    else:
        turns = later + 1 + (not acted if phase == "play" else phase in ("setup", "select"))
    incomes = 0 if phase == "final" else later + (phase != "activate" or not acted)
    late = _LATE[min(turns, len(_LATE) - 1)]
    worth = weights.unit * late, max(weights.gold * late, 1 / tables.setup.gold_per_prestige)
    first = number + (ended or phase == "upkeep" or fought)
    rounds = [combat for combat in tables.setup.combat_rounds if combat >= first]
    combats = tuple((combat, combat - number - ended, combat - number) for combat in rounds)
    return Outlook(
        tables, weights, turns, incomes, later + (not ended), not ended, worth, combats, now=phase == "combat"
    )


def _taxes(city: City, outlook: Outlook) -> float:
    """What the taxes to come cost: a coin each, and prestige where the coin may be missing."""
    free, setup = upkeep.exempt(city), outlook.tables.setup
    if free == "corruptio" or not outlook.taxes:
        return 0.0
    missing = outlook.due and not free and city.goods[GOLD] < setup.tax
    return outlook.worth[1] * setup.tax * (outlook.taxes - bool(free)) + (setup.unpaid if missing else 0.0)


# --- the hand ---


def _hand(city: City, offered: discounts.Kinds, outlook: Outlook) -> float:
    """What the own cards promise: each building its gain less its price, the dearest first; what is paid is used up."""
    value, turns, standing = 0.0, outlook.turns, city.standing
    clay, wood, stone, gold = city.goods
    promises = _promises(outlook, city.town, offered)
    wishes = [promises[card] for card in dict.fromkeys(city.hand)]
    wishes.sort(key=_first, reverse=True)
    for _, promise, (a, b, c, d), spare, each, bars in wishes:
        if bars and (bars[0] in standing or bars[1] in standing):
            continue
        lack = (a - clay if a > clay else 0) + (b - wood if b > wood else 0) + (c - stone if c > stone else 0) - spare
        if d > gold:
            lack += d - gold
        if lack <= 0:
            clay, wood, stone, gold = clay - a, wood - b, stone - c, gold - d
            if promise > 0:
                value += promise
        elif turns > 1 and promise > each * lack:
            value += promise - each * lack
    return value


_Wish = tuple[float, float, Amounts, bool, float, tuple[Standing, ...]]
"""A card in hand: what it gains; what it promises when it is paid; the price, and whether a discount spares one of it;
what each missing unit takes off; and beside what it may not stand. A senate card comes first, as if it cost nothing.
"""


class _Promises(dict[Card, _Wish]):
    """What each card promises in a hand, worked out once."""

    def __init__(self, outlook: Outlook, town: Town | None, offered: discounts.Kinds) -> None:
        super().__init__()
        self.outlook, self.town, self.offered = outlook, town, offered

    def __missing__(self, card: Card) -> _Wish:
        outlook, weights = self.outlook, self.outlook.weights
        if not isinstance(card, Building):
            worth = _senate(card, outlook.worth) if isinstance(card, Senate) else 0.0
            wish = inf, worth, NONE, False, 0.0, ()
        elif not buildings.may_stand(card, self.town, ()):
            wish = inf, 0.0, NONE, False, 0.0, ()
        else:
            gain, price = _gain(card, outlook.turns, outlook.worth), 0.0
            for good, need in enumerate(card.cost):
                price += outlook.worth[good == GOLD] * need
            spare, bars = bool(discounts.among(card, self.offered)), buildings.bars(card)
            wish = gain, weights.hand * (gain - price), card.cost, spare, weights.hand * weights.lack, bars
        self[card] = wish
        return wish


_promises = lru_cache(maxsize=1024)(_Promises)
_first = itemgetter(0)


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


def _combats(city: City, outlook: Outlook, military: int, morale: int, hidden: bool) -> float:
    """What the combats to come may cost, as the tracks fall until then, less what the own tokens do.

    ``morale``: what each income brings.
    """
    colour, laid = city.town.colour if city.town is not None else "", city.laid if hidden else None
    now = laid.value if laid is not None and laid.colour == colour and outlook.now else 0
    used = _tokens(city.tokens, laid, colour, outlook.weights.harm) if hidden else 0.0
    return _losses(outlook, city.morale, city.defence, military, morale, now) - used


@lru_cache(maxsize=4096)
def _tokens(tokens: tuple[Token, ...], laid: Token | None, colour: str, harm: float) -> float:
    """What tokens do: each of the own colour may yet help, one laid for another city harms that."""
    value = 0.0
    for token in (*tokens, laid) if laid is not None else tokens:
        if token.colour != colour:
            value -= harm * token.value if token is laid else 0.0
        elif token is not laid:
            value += 0.5 * max(0, token.value)
    return value


@lru_cache(maxsize=1 << 14)
def _losses(outlook: Outlook, morale: int, defence: int, military: int, more: int, now: int) -> float:
    """What the combats to come may cost; ``more``: morale of each income; ``now``: the own token in this round."""
    setup, lost = outlook.tables.setup, 0.0
    for combat, falls, incomes in outlook.combats:
        strength = max(setup.morale_min, morale - falls + more * incomes) + military
        strength += max(setup.defence_min, defence - falls) + (0 if incomes else now)
        lost += 1.0 - _safe(outlook.tables, combat, strength)
    return outlook.weights.lost * lost


_SMEAR: Final = ((-2, 0.1), (-1, 0.2), (0, 0.5), (1, 0.15), (2, 0.05))
"""What the tokens of the others do to a city, roughly."""


def _safe(tables: Tables, number: int, strength: int) -> float:
    """About the chance to withstand the Gauls of a round with a strength before the tokens."""
    cards = [card.strength for card in tables.bellum if card.round == number]
    wins = sum(share for change, share in _SMEAR for attack in cards if strength + change >= attack)
    return wins / len(cards)


# --- what the seat is about to get ---


def _waiting(state: State, seat: int, outlook: Outlook) -> float:
    """A selection just chosen, or a card just taken that is not known yet."""
    if state.deck < 0 or state.seat != seat:
        return 0.0
    weights = outlook.weights
    if state.deck == OPES:
        return outlook.worth[0] * (4.7 if state.chooser == seat else 3.1)
    full = len(state.cities[seat].hand) >= state.tables.setup.hand_limit
    best = 1.5 if state.todo[0][0] == "OPEN" else 1.0
    value = weights.building if state.deck == AEDIFICIUM else weights.senate
    return value * best * (0.4 if full else 1.0)
