"""How good a position is for a seat: the points that it can expect in the end. For bots; no rule is decided here.

What a city is worth is in outlook.py. Of the others nothing is looked at but what lies open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import sub
from typing import TYPE_CHECKING, Any, Final

from rulesim.pieces import without
from rulesim.provincia import buildings, discounts, ending, play, production, rounds, senate
from rulesim.provincia.actions import Action, Activate, Build, Choose, Discard, End, Lay, Pick, Play, Trade
from rulesim.provincia.components import AEDIFICIUM, NONE, OPES, RESOURCES, Amounts, Building, Card, Opes
from rulesim.provincia.outlook import WEIGHTS, Outlook, Prospect, Weights, Wishes, one_more, outlook, parts_of, prospect

if TYPE_CHECKING:
    from rulesim.provincia.state import State


_NOBODY: Final = -(10**6)
"""The points of the best of none: less than anybody has."""


def evaluate(state: State, seat: int, weights: Weights = WEIGHTS, hidden: bool = True) -> float:
    """The points that ``seat`` can expect at the end of the game; exact when it is over.

    ``hidden``: whether its hand and its tokens count, too, which only itself knows.
    """
    if state.is_over:
        return float(ending.total(state, seat))
    return _expected(state, seat, weights, hidden) - weights.rival * _best_other(state, seat)


def _best_other(state: State, seat: int) -> int:
    totals = ending.totals(state)
    del totals[seat]
    return max(totals)


def _expected(state: State, seat: int, weights: Weights = WEIGHTS, hidden: bool = True) -> float:
    """What :func:`evaluate` finds in the seat's own city, while the game goes on."""
    city, future = state.cities[seat], outlook(state, seat, weights)
    parts = parts_of(city)
    own = prospect(future, parts if hidden else (*parts[:-2], None, None))
    value = own.value(city.goods, own.wishes(city.hand))
    return value + _waiting(state, seat, future) if state.todo else value


def values(state: State, legal: Sequence[Action], judged: Callable[[State, int], float]) -> list[float]:
    """How the player to decide judges the position after each of its legal actions; mostly :func:`evaluate`.

    What an action leaves as it is, is found once for all of them.
    """
    if not state.todo:
        look = _Look(state, judged)
        return [look.before + gain for gain in look.gains(legal)]
    if state.todo[0][0] == "LIMIT":
        return _spared(state, legal)
    others = WEIGHTS.rival * _best_other(state, state.player)
    return [_looked_at(state, action, others, judged) for action in legal]


def gains(state: State, legal: Sequence[Action], judged: Callable[[State, int], float]) -> list[float]:
    """:func:`values`, each less by the same number, which a comparison need not know."""
    return values(state, legal, judged) if state.todo else _Look(state, judged).gains(legal)


def _looked_at(state: State, action: Action, others: float, judged: Callable[[State, int], float]) -> float:
    """How the player to decide judges the position after an action; ``others``: what the best of the others counts."""
    seat, (after, is_own) = state.player, ahead(state, action)
    return _expected(after, seat) - others if is_own and not after.is_over else judged(after, seat)


def _spared(state: State, legal: Sequence[Action]) -> list[float]:
    """The same for cards of which one too many is to go: whichever it is, the same follows."""
    seat, hand = state.player, state.cities[state.player].hand
    after, _ = ahead(state, legal[0])
    city, others = after.cities[seat], WEIGHTS.rival * _best_other(after, seat)
    own = prospect(outlook(after, seat), parts_of(city))
    wishes, goods = own.wishes(hand), city.goods
    left = [own.without(wishes, one.card, hand) for one in legal if type(one) is Discard]
    return [own.value(goods, wishes) - others for wishes in left]


class _Once:
    """A value that is found when it is first asked for: functools.cached_property without its slow lock."""

    def __init__(self, find: Callable[[Any], Any]) -> None:
        self.find = find

    def __get__(self, look: _Look, _: object) -> Any:
        setattr(look, self.find.__name__, value := self.find(look))
        return value


class _Look:
    """Looks ahead from a position where nothing waits, and finds what each action gains (see ``base``).

    ``own``: what the city promises; ``laws``: what it will once a card of the hand lies before it; ``left``: what the
    hand wishes without a card; ``plots``: what a CONIURATIO of the hand gains if it fails; ``rest``: the points of
    the best other but for its owner, None for an owner who may answer it with AEDILES.
    """

    def __init__(self, state: State, judged: Callable[[State, int], float]) -> None:
        self.state, self.judged, self.seat = state, judged, state.player
        self.city, self.future = state.cities[self.seat], outlook(state, self.seat)
        self.own = prospect(self.future, parts_of(self.city))
        self.laws: dict[Card, Prospect] = {}
        self.left: dict[Card, Wishes] = {}
        self.plots: dict[Card, float] = {}
        self.rest: dict[int, int | None] = {}

    def gains(self, legal: Sequence[Action]) -> list[float]:
        """What each of these actions gains."""
        if self.state.phase == "select" and self.state.chooser >= 0:
            return self.picks(legal)
        return [_HOW[type(action)](self, action) for action in legal]

    @_Once
    def hand(self) -> Wishes:
        """What the hand wishes."""
        return self.own.wishes(self.city.hand)

    @_Once
    def now(self) -> float:
        """What the own city promises as it is."""
        return self.own.value(self.city.goods, self.hand)

    @_Once
    def stores(self) -> tuple[Sequence[int], int]:
        """What the supply can give, and how many of each good the own city can store."""
        return production.stock(self.state), production.cap(self.state, self.city)

    @_Once
    def totals(self) -> list[int]:
        """The points of each seat."""
        return ending.totals(self.state)

    @_Once
    def base(self) -> float:
        """What gains are measured against: what the own city promises as it is, or nothing where most change it."""
        return self.now if self.state.phase in ("select", "combat") else 0.0

    @_Once
    def before(self) -> float:
        """How the position is judged with no more than that."""
        return self.base - WEIGHTS.rival * self.best

    @_Once
    def lent(self) -> State:
        """A branch for actions that change the own city alone."""
        return self.state.branch(self.seat)

    @_Once
    def best(self) -> int:
        """The points of the best other."""
        return self.best_but(self.seat)

    def best_but(self, seat: int) -> int:
        """The points of the best other but for one seat."""
        return max([total for one, total in enumerate(self.totals) if one not in (seat, self.seat)], default=_NOBODY)

    def played(self, action: Action) -> float:
        """By an action that is played to see what it does."""
        after, is_own = ahead(self.state, action)
        if is_own and not after.is_over:
            return _expected(after, self.seat) - self.base
        return self.judged(after, self.seat) - self.before

    def changed(self, action: Action) -> float:
        """By an action that changes the own city, and nothing that matters besides."""
        state, after = self.state, self.lent
        after.cities[self.seat], after.todo = self.city.copy(), ()
        after.supply, after.decks = state.supply[:], state.decks[:]
        after.apply(action)
        city = after.cities[self.seat]
        own = Prospect(self.future, parts_of(city))
        return own.value(city.goods, own.wishes(city.hand)) - self.base

    def without(self, card: Card) -> Wishes:
        """What the hand wishes without a card."""
        wishes = self.left.get(card)
        if wishes is None:
            wishes = self.left[card] = self.own.without(self.hand, card, self.city.hand)
        return wishes

    def exchanged(self, paid: Amounts, got: Amounts, wishes: Wishes) -> float:
        """By paying and receiving so much; ``wishes``: what the hand wishes then."""
        goods = production.settled(self.city.goods, paid, got, *self.stores)
        return self.own.value(goods, wishes) - self.base

    def spent(self, paid: Amounts, wishes: Wishes) -> float:
        """By paying so much."""
        return self.own.value((*map(sub, self.city.goods, paid),), wishes) - self.base

    def built(self, action: Build) -> float:
        """By building a card."""
        building, own, adds = action.building, self.own, _adds(action.building)
        if adds is None:
            return self.changed(action)
        unique, amounts, at_once, military, more = adds
        wishes = own.without(self.hand, building) if unique else self.without(building)
        gain = self.spent(discounts.price(building, action.less), wishes)
        gain += building.prestige + self.future.brought(amounts)
        if at_once or military or more:
            tracks = {"morale": own.morale, "defence": own.defence}
            for what, amount in at_once:
                tracks[what] = buildings.moved(self.state, what, tracks[what], amount)
            gain += own.safer(**tracks, military=military, more=more)
        return gain

    def picks(self, legal: Sequence[Action]) -> list[float]:
        """By taking each card of the selection."""
        state, first = self.state, self.state.tables.setup.face_up
        unseen = _coming(state, self.seat, self.future, state.deck, 1.0, state.chooser == self.seat)
        places = [action.place for action in legal if type(action) is Pick]
        lies = [state.face_up[one] if one < first else state.face_down_known[one - first] for one in places]
        return [unseen if card is None else self.taken(card) for card in lies]

    def taken(self, card: Card) -> float:
        """By a card of the selection, whose goods come at once."""
        own, city = self.own, self.city
        if isinstance(card, Opes):
            return self.exchanged(NONE, production.half(self.state, self.seat, card), self.hand)
        if card in city.hand or own.blind:
            return 0.0
        wish = own.promises[card]
        if not isinstance(wish, tuple):
            return wish
        return 0.0 if own.bars(wish) else own.value(city.goods, one_more(self.hand, wish)) - self.base

    def chosen(self, action: Choose) -> float:
        """By choosing a deck; nothing is awaited of one whose topmost cards are known."""
        deck = self.state.decks[action.deck]
        if len(deck.top) >= self.state.tables.setup.face_up:
            return 0.0
        if not deck.hidden and not deck.discarded:
            return self.played(action)
        return _coming(self.state, self.seat, self.future, action.deck, 1.5, True)

    def traded(self, action: Trade) -> float:
        """By buying a good."""
        return self.exchanged(*play.bargain(self.state, action.good), self.hand)

    def spared(self, _: Discard) -> float:
        """By discarding a second copy of what stands, which promised nothing."""
        return self.now - self.base

    def senate(self, action: Play) -> float:
        """By playing a senate card."""
        card, kind = action.card, action.card.kind
        if kind in ("commercium", "patronus"):
            (clay, wood, stone, gold), got = senate.bargain(card, action.times)
            return self.exchanged((clay, wood, stone, gold + card.gold), got, self.without(card))
        if kind == "coniuratio":
            reverts = self.state.options.destroyed_reverts_instant_gains
            return self.played(action) if reverts else self.plotted(action)
        if kind in ("legio", "consul"):
            defence = buildings.moved(self.state, "defence", self.own.defence, card.value)
            gain = self.spent((0, 0, 0, card.gold), self.without(card))
            return gain + self.own.safer(self.own.morale, defence)
        return self.laid_down(action) if card.stays or kind == "praetor" else self.changed(action)

    def laid_down(self, action: Play) -> float:
        """By a senate card that stays, or frees from the next tax."""
        card, (clay, wood, stone, gold) = action.card, action.goods
        own = self.laws.get(card)
        if own is None:
            town, standing, permanents, praetor, *rest = parts_of(self.city)
            stay = (*permanents, card) if card.stays else permanents
            own = Prospect(self.future, (town, standing, stay, praetor or not card.stays, *rest), self.own.losses)
            self.laws[card] = own
        same = own.promises is self.own.promises
        wishes = self.without(card) if same else own.wishes(without(self.city.hand, card))
        paid = clay, wood, stone, gold + card.gold
        return own.value((*map(sub, self.city.goods, paid),), wishes) - self.base

    def plotted(self, action: Play) -> float:
        """By a CONIURATIO, against which AEDILES may help."""
        standing, owner, card = action.target, action.seat, action.card
        assert standing is not None
        mine = self.plots.get(card)
        if mine is None:
            mine = self.plots[card] = self.spent((0, 0, 0, card.gold), self.without(card))
        if owner not in self.rest:
            self.rest[owner] = None if senate.may_answer(self.state.cities[owner]) else self.best_but(owner)
        rest = self.rest[owner]
        if rest is None:
            return mine
        lost = self.totals[owner] - buildings.lost_with(self.state, standing)
        return mine + WEIGHTS.rival * (self.best - (lost if lost > rest else rest))

    def laid(self, action: Lay) -> float:
        """By laying a token; with the last one laid all are turned over."""
        state, city, token = self.state, self.city, action.token
        later = range(state.acted + 1, state.players)
        waits = any(state.cities[(state.start + place) % state.players].tokens for place in later)
        left = without(city.tokens, token)
        return self.own.losses - self.own.fought(left, token if waits else None)

    def ended(self, action: End) -> float:
        """By ending the own turn; what comes after the last one is played."""
        state, city = self.state, self.city
        last = state.acted + 1 >= state.players or state.options.hand_limit_moment == "end_of_own_turn"
        if last or state.phase == "activate":
            return self.played(action)
        own = Prospect(outlook(state, self.seat, acted=True), parts_of(city), self.own.losses)
        return own.value(city.goods, own.wishes(city.hand)) - self.base


@cache
def _adds(building: Building) -> tuple[bool, Amounts, Sequence[tuple[str, int]], int, int] | None:
    """What a building adds to a city beside its prestige; None if it gives goods at once, room for them or discounts.

    Whether there may be no other one; income; morale and defence at once; military; and morale of each income.
    """
    (amounts, more), military, discount = buildings.lasting((buildings.stand(building, building.active),))
    at_once = buildings.given(building, "onbuild")
    if discount or buildings.given(building, "storage") or any(what in RESOURCES for what, _ in at_once):
        return None
    return bool(buildings.bars(building)), amounts, at_once, military, more


_HOW: Final[dict[type[Action], Callable[[_Look, Any], float]]] = {
    Choose: _Look.chosen,
    Trade: _Look.traded,
    Discard: _Look.spared,
    Build: _Look.built,
    Activate: _Look.changed,
    Play: _Look.senate,
    End: _Look.ended,
    Lay: _Look.laid,
}


def ahead(state: State, action: Action) -> tuple[State, bool]:
    """The position after an action of the player to decide, and whether it can have changed no other city.

    What it cannot have changed is shared with ``state``.
    """
    is_own = type(action) in _OWN or (type(action) is Play and action.seat < 0)
    if type(action) is End and state.phase == "play":
        is_own = rounds.is_combat_round(state, state.round)  # what follows then is that tokens are laid
    after = state.branch(state.player)
    if not is_own:
        after.cities = [city if seat == state.player else city.copy() for seat, city in enumerate(after.cities)]
    after.apply(action)
    return after, is_own


_OWN: Final = frozenset((Build, Trade, Pick, Choose))
"""Actions that change no other city; nor does a card that is played at nobody."""


# --- what the seat is about to get ---


def _waiting(state: State, seat: int, outlook: Outlook) -> float:
    """A selection just chosen, or a card just taken that is not known yet."""
    if state.deck < 0 or state.seat != seat:
        return 0.0
    best = 1.5 if state.todo[0][0] == "OPEN" else 1.0
    return _coming(state, seat, outlook, state.deck, best, state.chooser == seat)


def _coming(state: State, seat: int, outlook: Outlook, deck: int, best: float, chosen: bool) -> float:
    """A card of a deck that the seat will get. ``best``: of several; ``chosen``: it chose the deck."""
    if deck == OPES:
        return outlook.worth[0] * (4.7 if chosen else 3.1)
    full = len(state.cities[seat].hand) >= state.tables.setup.hand_limit
    value = outlook.weights.building if deck == AEDIFICIUM else outlook.weights.senate
    return value * best * (0.4 if full else 1.0)
