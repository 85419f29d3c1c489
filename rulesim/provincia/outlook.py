"""What a city is worth to its seat, with the rest of the game to come.

It is valued by its prestige, by what its goods and gold can still become, by the incomes to come, by the cards in its
own hand (most those that can be paid now), and by the chance to withstand each combat that is left. The weights were
found by hill climbing in games of two to five.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import inf
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any, Final

from rulesim.provincia import buildings, discounts, ending, upkeep
from rulesim.provincia.components import GOLD, RESOURCES, Building, Card, Senate, Standing, Town

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.components import Amounts, Tables, Token
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


class Prospect:
    """What a city promises its owner but for goods and hand, in parts, and what hands wish beside it.

    ``losses``: what combats may cost with its tracks and ``military``; ``more``: the morale that each income brings.
    ``steady``: its prestige, buildings and lasting cards, less those losses and the taxes; ``unpaid``: what these cost
    more with less gold than ``need``.
    """

    __slots__ = (
        "blind", "defence", "future", "losses", "military", "morale", "more", "need", "promises", "standing", "steady",
        "town", "unpaid", "worth",
    )  # fmt: skip

    def __init__(self, future: Outlook, parts: Parts, losses: float | None = None) -> None:
        self.future = future
        self.town, self.standing, permanents, praetor, forced, prestige, *tracks, tokens, laid = parts
        self.morale, self.defence = tracks
        (amounts, self.more), self.military, discount = buildings.lasting(self.standing)
        self.worth = future.worth
        steady = prestige + future.brought(amounts)
        if permanents and (best := ending.highest(permanents)) is not None:
            steady += best.value
        offered = discounts.offered(discount, permanents)
        if offered:
            steady += future.discount
        taxes, self.need, self.unpaid = _taxes(future, upkeep.freed(forced, praetor, permanents))
        self.losses = self.fought(tokens, laid) if losses is None else losses
        self.steady = steady - taxes - self.losses
        promises = future.promises.get((offered, self.town))
        self.promises = future.promise(offered, self.town) if promises is None else promises
        self.blind = tokens is None or not future.turns

    def fought(self, tokens: tuple[Token, ...] | None, laid: Token | None) -> float:
        """What the combats to come may cost with these own tokens left (None: nobody knows), and this one laid."""
        future, colour = self.future, self.town.colour if self.town is not None else ""
        now = laid.value if laid is not None and laid.colour == colour and future.now else 0
        used = _tokens(tokens, laid, colour, future.weights.harm) if tokens is not None else 0.0
        return _losses(future, self.morale, self.defence, self.military, self.more, now) - used

    def safer(self, morale: int, defence: int, military: int = 0, more: int = 0) -> float:
        """How much less the combats to come cost with these tracks, and so much more military and morale of incomes."""
        future, military, more = self.future, self.military + military, self.more + more
        now = _losses(future, self.morale, self.defence, self.military, self.more, 0)
        return now - _losses(future, morale, defence, military, more, 0)

    def wishes(self, hand: tuple[Card, ...]) -> Wishes:
        """What those cards of a hand wish that may be played beside what stands."""
        if self.blind:
            return _NO_WISHES
        promises, promised = self.promises, 0.0
        built: list[_Wish] = []
        for card in dict.fromkeys(hand):
            wish = promises[card]
            if not isinstance(wish, tuple):
                promised += wish
            elif not wish[8] or wish[8].isdisjoint(self.standing):
                built.append(wish)
        if len(built) > 1:
            built.sort(key=_first, reverse=True)
        return promised, built

    def bars(self, wish: _Wish) -> bool:
        """Whether a building may not stand beside what does."""
        return bool(wish[8]) and not wish[8].isdisjoint(self.standing)

    def without(self, wishes: Wishes, card: Card, hand: tuple[Card, ...] = ()) -> Wishes:
        """What is left of the wishes without those of a card; all of them, if the hand has another copy of it."""
        if self.blind or hand.count(card) > 1:
            return wishes
        wish, (promised, built) = self.promises[card], wishes
        if not isinstance(wish, tuple):
            return promised - wish, built
        return promised, [one for one in built if one is not wish]

    def value(self, goods: Sequence[int], hand: Wishes) -> float:
        """What it promises with these goods and this hand: what is paid for one card is not there for the next one."""
        clay, wood, stone, gold = goods
        unit, coin = self.worth
        promised, built = hand
        promised += self.steady + unit * (clay + wood + stone) + coin * gold
        if gold < self.need:
            promised -= self.unpaid
        for _, promise, a, b, c, d, spare, each, _ in built:
            lack = spare
            if a > clay:
                lack += a - clay
            if b > wood:
                lack += b - wood
            if c > stone:
                lack += c - stone
            if d > gold:
                lack += d - gold
            if lack <= 0:
                clay, wood, stone, gold = clay - a, wood - b, stone - c, gold - d
                if promise > 0:
                    promised += promise
            elif promise > each * lack:
                promised += promise - each * lack
        return promised


Parts = tuple[Any, ...]
"""The fields of a city that count beside its goods and hand; its tokens and the one laid come last."""
parts_of: Final[Callable[[City], Parts]] = attrgetter(
    "town", "standing", "permanents", "praetor", "forced", "prestige", "morale", "defence", "tokens", "laid"
)
prospect = lru_cache(maxsize=256)(Prospect)


# --- the rest of the game ---


@dataclass(frozen=True, slots=True, eq=False)
class Outlook:
    """What the rest of the game is for a seat, whatever its city is like.

    ``turns``: those with cards that it still has, the one that goes on and the final one included. ``incomes``,
    ``taxes``: how often these are still to come; ``due``: whether the tax may be missing in this round. ``worth``: of
    a good and of a coin; ``discount``: of a discount; ``promises``: what cards promise. ``combats``: of each to come
    its round, how often the tracks fall until then, and how often income comes. ``now``: whether the first of them goes
    on.
    """

    tables: Tables
    weights: Weights
    turns: int
    incomes: int
    taxes: int
    due: bool
    worth: tuple[float, float]
    discount: float
    promises: dict[tuple[discounts.Kinds, Town | None], _Promises]
    combats: tuple[tuple[int, int, int], ...]
    now: bool

    def brought(self, amounts: Amounts) -> float:
        """What an income of so much is worth until the end."""
        (clay, wood, stone, gold), (unit, coin) = amounts, self.worth
        return self.incomes * (unit * (clay + wood + stone) + coin * gold)

    def promise(self, offered: discounts.Kinds, town: Town | None) -> _Promises:
        """What cards promise in a city with this discount and board; kept in ``promises``."""
        made = self.promises[offered, town] = _Promises(self.weights, self.turns, self.worth, offered, town)
        return made


def outlook(state: State, seat: int, weights: Weights = WEIGHTS, acted: bool = False) -> Outlook:
    """The rest of the game as it is for this seat. ``acted``: as it is once it will have acted."""
    acted = acted or (seat - state.start) % state.players < state.acted
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
    taxes, discount = later + (not ended), weights.discount * max(0, turns - 1)
    promises = _promises(weights, turns, worth)
    return Outlook(
        tables, weights, turns, incomes, taxes, not ended, worth, discount, promises, combats, now=phase == "combat"
    )


@lru_cache(maxsize=128)
def _promises(
    weights: Weights, turns: int, worth: tuple[float, float]
) -> dict[tuple[discounts.Kinds, Town | None], _Promises]:
    """What cards promise with so many turns to come, empty at first."""
    return {}


@lru_cache(maxsize=1024)
def _taxes(outlook: Outlook, free: str) -> tuple[float, int, float]:
    """What the taxes to come cost: a coin each, and with less gold than so much prestige. ``free``: see upkeep."""
    setup = outlook.tables.setup
    if free == "corruptio" or not outlook.taxes:
        return 0.0, 0, 0.0
    need = setup.tax if outlook.due and not free else 0
    return outlook.worth[1] * setup.tax * (outlook.taxes - bool(free)), need, float(setup.unpaid)


# --- the hand ---


_Wish = tuple[float, float, int, int, int, int, int, float, frozenset[Standing]]
"""A building in hand: what it gains; what it promises when it is paid; the price; -1 if a discount spares one of it;
what each missing unit takes off; and beside what it may not stand."""
Wishes = tuple[float, Sequence[_Wish]]
"""What the cards of a hand promise that cost no goods, and the buildings in it, the dearest first."""
_NO_WISHES: Final[Wishes] = (0.0, ())
_first = itemgetter(0)


def one_more(wishes: Wishes, wish: _Wish) -> Wishes:
    """These wishes with one more."""
    promised, built = wishes
    return promised, sorted([*built, wish], key=_first, reverse=True)


class _Promises(dict[Card, _Wish | float]):
    """What each card wishes in a hand, worked out once; of one that is no building in this city what it promises."""

    def __init__(
        self,
        weights: Weights,
        turns: int,
        worth: tuple[float, float],
        offered: discounts.Kinds,
        town: Town | None,
    ) -> None:
        super().__init__()
        self.weights, self.turns, self.worth, self.offered, self.town = weights, turns, worth, offered, town

    def __missing__(self, card: Card) -> _Wish | float:
        weights, worth, wish = self.weights, self.worth, 0.0
        if isinstance(card, Senate):
            wish = max(0.0, _senate(card, worth))
        elif isinstance(card, Building) and buildings.may_stand(card, self.town, ()):
            gain, price = _gain(card, self.turns, worth), 0.0
            for good, need in enumerate(card.cost):
                price += worth[good == GOLD] * need
            each = weights.hand * weights.lack if self.turns > 1 else inf
            spare = -1 if discounts.among(card, self.offered) else 0
            wish = gain, weights.hand * (gain - price), *card.cost, spare, each, frozenset(buildings.bars(card))
        self[card] = wish
        return wish


@cache
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


@lru_cache(maxsize=1024)
def _safe(tables: Tables, number: int, strength: int) -> float:
    """About the chance to withstand the Gauls of a round with a strength before the tokens."""
    cards = [card.strength for card in tables.bellum if card.round == number]
    wins = sum(share for change, share in _SMEAR for attack in cards if strength + change >= attack)
    return wins / len(cards)
