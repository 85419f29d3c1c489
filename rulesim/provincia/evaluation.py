"""How good a position is for a seat: the points that it can expect in the end. For bots; no rule is decided here.

What a city is worth is in outlook.py. Of the others nothing is looked at but what lies open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.pieces import without
from rulesim.provincia import buildings, ending, play, production, senate
from rulesim.provincia.actions import Action, Activate, Build, Choose, Discard, End, Lay, Pick, Play, Trade
from rulesim.provincia.components import AEDIFICIUM, NONE, OPES, Amounts, Card, Opes
from rulesim.provincia.outlook import WEIGHTS, Outlook, Weights, Wishes, outlook, parts_of, prospect

if TYPE_CHECKING:
    from rulesim.provincia.state import State


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
    value = own.value(city.goods, own.wishes(own.promises.hand(city.hand)))
    return value + _waiting(state, seat, future) if state.todo else value


def values(state: State, legal: Sequence[Action], judged: Callable[[State, int], float]) -> list[float]:
    """How the player to decide judges the position after each of its legal actions; mostly :func:`evaluate`.

    What an action leaves as it is, is found once for all of them.
    """
    if not state.todo:
        look = _Look(state, judged)
        return [_HOW.get(type(action), _Look.played)(look, action) for action in legal]
    if state.todo[0][0] == "LIMIT":
        return _spared(state, legal)
    others = WEIGHTS.rival * _best_other(state, state.player)
    return [_looked_at(state, action, others, judged) for action in legal]


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
    return [
        own.value(city.goods, own.wishes(own.promises.without(hand, one.card))) - others
        for one in legal
        if type(one) is Discard
    ]


class _Look:
    """Looks ahead from a position where nothing waits. ``totals``: of each seat; ``others``: what the best counts.

    ``plots``: what the own city promises after each CONIURATIO of the hand, and ``saved``: who may answer that with
    AEDILES; ``without``: what the hand wishes without a card; ``lent``: a branch for actions that change it alone.
    """

    __slots__ = (
        "city", "found", "future", "hand", "judged", "lent", "others", "own", "plots", "saved", "seat", "state",
        "totals", "without",
    )  # fmt: skip

    def __init__(self, state: State, judged: Callable[[State, int], float]) -> None:
        self.state, self.judged, self.seat = state, judged, state.player
        self.city, self.future = state.cities[self.seat], outlook(state, self.seat)
        self.own = own = prospect(self.future, parts_of(self.city))
        self.totals = ending.totals(state)
        self.others = WEIGHTS.rival * self._best()
        self.hand = own.wishes(own.promises.hand(self.city.hand))
        self.without: dict[Card, Wishes] = {}
        self.plots: dict[Card, float] = {}
        self.saved: dict[int, bool] = {}
        self.found: float | None = None
        self.lent: State | None = None

    def now(self) -> float:
        """What the own city promises as it is."""
        if self.found is None:
            self.found = self.own.value(self.city.goods, self.hand)
        return self.found

    def _best(self, owner: int = -1, lost: int = 0) -> int:
        """The total of the best other, if ``owner`` has lost so much."""
        totals = self.totals[:]
        if lost:
            totals[owner] -= lost
        del totals[self.seat]
        return max(totals)

    def played(self, action: Action) -> float:
        """After an action that is played to see what it does."""
        return _looked_at(self.state, action, self.others, self.judged)

    def changed(self, action: Action, card: Card | None = None) -> float:
        """After an action that changes the own city, and nothing that matters besides. ``card``: it leaves the hand."""
        state, after = self.state, self.lent
        if after is None:
            after = self.lent = state.branch(self.seat)
        else:
            after.cities[self.seat], after.todo = self.city.copy(), ()
            after.supply, after.decks = state.supply[:], state.decks[:]
        after.apply(action)
        city = after.cities[self.seat]
        own = prospect(self.future, parts_of(city))
        hand = own.promises.hand(city.hand) if card is None else own.promises.without(self.city.hand, card)
        return own.value(city.goods, own.wishes(hand)) - self.others

    def built(self, action: Build) -> float:
        """After building a card."""
        return self.changed(action, action.building)

    def exchanged(self, paid: Amounts, got: Amounts, card: Card | None = None) -> float:
        """After paying and receiving so much, for a card of the hand that is played."""
        own, wishes = self.own, self.hand
        if card is not None:
            wishes = self.without.get(card)
            if wishes is None:
                wishes = self.without[card] = own.wishes(own.promises.without(self.city.hand, card))
        return own.value(production.settled(self.state, self.city, paid, got), wishes) - self.others

    def picked(self, action: Pick) -> float:
        """After taking a card, whose goods come at once."""
        state, city, card = self.state, self.city, _lies(self.state, action.place)
        if card is None:
            chose = state.chooser == self.seat
            return self.now() + _coming(state, self.seat, self.future, state.deck, 1.0, chose) - self.others
        if isinstance(card, Opes):
            return self.exchanged(NONE, production.half(state, self.seat, card))
        return self.own.more(city.goods, city.hand, card, self.now()) - self.others

    def chosen(self, action: Choose) -> float:
        """After choosing a deck, of which chance then says what is laid out."""
        deck = self.state.decks[action.deck]
        if deck.top or not deck.pile:
            return self.played(action)
        return self.now() + _coming(self.state, self.seat, self.future, action.deck, 1.5, True) - self.others

    def traded(self, action: Trade) -> float:
        """After buying a good."""
        return self.exchanged(*play.bargain(self.state, action.good))

    def spared(self, action: Discard) -> float:
        """After discarding a second copy of what stands, which promised nothing."""
        return self.now() - self.others

    def senate(self, action: Play) -> float:
        """After playing a senate card."""
        card, kind = action.card, action.card.kind
        if kind in ("commercium", "patronus"):
            (clay, wood, stone, gold), got = senate.bargain(action)
            return self.exchanged((clay, wood, stone, gold + card.gold), got, card)
        if kind == "coniuratio" and not self.state.options.destroyed_reverts_instant_gains:
            return self.plotted(action)
        return self.changed(action, card) if action.seat < 0 else self.played(action)

    def plotted(self, action: Play) -> float:
        """After a CONIURATIO, against which AEDILES may help."""
        standing, owner = action.target, action.seat
        assert standing is not None
        mine = self.plots.get(card := action.card)
        if mine is None:
            mine = self.plots[card] = self.exchanged((0, 0, 0, card.gold), NONE, card) + self.others
        if owner not in self.saved:
            self.saved[owner] = senate.may_answer(self.state.cities[owner])
        if self.saved[owner]:
            return mine - self.others
        return mine - WEIGHTS.rival * self._best(owner, buildings.lost_with(self.state, standing))

    def laid(self, action: Lay) -> float:
        """After laying a token; with the last one laid all are turned over."""
        state, city, token = self.state, self.city, action.token
        later = range(state.acted + 1, state.players)
        waits = any(state.cities[(state.start + place) % state.players].tokens for place in later)
        left = without(city.tokens, token)
        own = prospect(self.future, (*parts_of(city)[:-2], left, token if waits else None))
        return own.value(city.goods, self.hand) - self.others

    def ended(self, action: End) -> float:
        """After the own turn; what comes after the last one is played."""
        state = self.state
        last = state.acted + 1 >= state.players or state.options.hand_limit_moment == "end_of_own_turn"
        if last or state.phase == "activate":
            return self.played(action)
        own = prospect(outlook(state, self.seat, acted=True), parts_of(self.city))
        return own.value(self.city.goods, own.wishes(own.promises.hand(self.city.hand))) - self.others


_HOW: Final[dict[type[Action], Callable[[_Look, Any], float]]] = {
    Pick: _Look.picked,
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
