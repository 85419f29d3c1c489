"""Phase 2 and the final turns: build, play senate cards, buy from the supply, discard, end.

Rules ``provincia.play.*`` and ``provincia.trade.*``. What a building gives is in buildings.py, what a senate card does
in senate.py, what is left in hand afterwards in hand.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.game import Check
from rulesim.provincia import buildings, discounts, hand, penalty, production, senate
from rulesim.provincia.actions import END, TRADES, Action, Build, Discard, End, Play, Trade
from rulesim.provincia.components import GOLD, RESOURCES, Amounts, Building, Senate
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.components import Card
    from rulesim.provincia.state import State


def begin(state: State) -> None:
    """Phase 2 or the final turns begin: the start player plays first."""


# --- what may be done ---


def legal_actions(state: State) -> Sequence[Action]:
    """Every way to build, play, discard and buy that is allowed and can be paid, and the end of the turn."""
    city = state.cities[state.seat]
    actions: list[Action] = []
    cards = city.hand
    offered = discounts.kinds(city) if cards else ()
    senators = state.phase != "final" or state.options.senate_in_final_turns
    for card in dict.fromkeys(cards) if len(cards) > 1 else cards:
        if isinstance(card, Building):
            _add_builds(city, card, offered, actions)
        elif senators and isinstance(card, Senate) and city.goods[GOLD] >= card.gold:
            actions += senate.ways(state, city, card)
    setup = state.tables.setup
    if city.goods[GOLD] >= setup.trade_gold and trading(state):
        wasteful = state.options.allow_wasteful_trade
        actions += [TRADES[good] for good in setup.trade_goods if wasteful or production.room(state, state.seat, good)]
    actions.append(END)
    return actions


def _add_builds(city: City, card: Building, offered: discounts.Kinds, actions: list[Action]) -> None:
    """Add every way to build a card that can be paid, ``offered``: see discounts; one that stands may be discarded."""
    if buildings.may_stand(card, city.town, city.standing):
        clay, wood, stone, gold = city.goods
        for action, c, w, s, g in discounts.variants(card, offered):
            if c <= clay and w <= wood and s <= stone and g <= gold:
                actions.append(action)
    elif is_duplicate(city, card):
        actions.append(Discard.of(card))


def trading(state: State) -> bool:
    """Whether goods can be bought from the supply now: in every turn of phase 2, by option not in the final turns."""
    return state.phase != "final" or state.options.final_bank_trade


def is_duplicate(city: City, card: Card) -> bool:
    """Whether a card is a second copy of a unique building that stands; a HORREUM is kept all the same."""
    return isinstance(card, Building) and card.unique and buildings.stands(city, card) and not hand.keeps(card)


# --- why not ---


def checks(state: State, action: Action) -> Iterator[Check]:
    """What the rules say to this in a turn of phase 2 or a final turn."""
    if isinstance(action, Build):
        yield from build_checks(state, action)
    elif isinstance(action, Play):
        yield from senate.checks(state, action)
    elif isinstance(action, Trade):
        yield from trade_checks(state, action)
    elif isinstance(action, Discard):
        yield from discard_checks(state, action)
    else:
        yield from penalty.nothing_waits(state, action)


def build_checks(state: State, action: Build) -> Iterator[Check]:
    """In hand, allowed in this city, and the whole price there."""
    city, building, less = state.cities[state.seat], action.building, action.less
    yield Check("provincia.play.hand", building in city.hand, {"card": building.id})
    yield from buildings.checks(city, building)
    yield from discounts.checks(city, building, less)
    yield discounts.price_check(city, building, less)


def trade_checks(state: State, action: Trade) -> Iterator[Check]:
    """Wood or stone, for 2 gold, if one is there and can be stored."""
    setup, city, good = state.tables.setup, state.cities[state.seat], action.good
    name = RESOURCES[good]
    if state.phase == "final":
        yield Check("provincia.end.final-turns", trading(state), {"good": name})
    yield Check("provincia.trade.no-clay", good in setup.trade_goods, {"good": name})
    if good != GOLD and not state.options.allow_wasteful_trade:
        limit, supply = production.cap(state, city), production.available(state, good)
        facts: dict[str, Any] = {"good": name, "amount": 1, "have": city.goods[good], "cap": limit, "supply": supply}
        yield Check("provincia.trade.no-waste", production.room(state, state.seat, good) > 0, facts)
    facts = {"good": name, "need": setup.trade_gold, "have": city.goods[GOLD]}
    yield Check("provincia.trade.two-for-one", city.goods[GOLD] >= setup.trade_gold, facts)


def discard_checks(state: State, action: Discard) -> Iterator[Check]:
    """Only a second copy of a unique building may be discarded before the end of the phase."""
    city, card = state.cities[state.seat], action.card
    yield Check("provincia.play.hand", card in city.hand, {"card": card.id})
    if hand.keeps(card):
        yield Check("provincia.hand.horreum", False, {"card": card.id})
    yield Check("provincia.building.duplicate-discard", is_duplicate(city, card), {"card": card.id})


# --- what happens ---


def apply(state: State, action: Action) -> None:
    """Carry out one step of a turn, and what follows from it."""
    _APPLY[type(action)](state, action)
    if state.todo:
        state.run()


def build(state: State, action: Build) -> None:
    """The price is paid; the building lies in the city and gives what it gives."""
    seat, building = state.seat, action.building
    city = state.cities[seat]
    price = discounts.cost(city, building, action.less)
    city.remove(building)
    production.pay(state, seat, price)
    buildings.place(state, seat, building)
    if state.journal is not None:
        facts: dict[str, Any] = dict(zip(RESOURCES, price, strict=True))
        facts |= {"less": RESOURCES[action.less] if action.less >= 0 else "", "prestige": building.prestige}
        state.note("provincia.building.play", seat=seat + 1, building=building.id, **facts, new=city.prestige)
    buildings.when_built(state, seat, building)


def bargain(state: State, good: int) -> tuple[Amounts, Amounts]:
    """What buying a good from the supply costs, and what it brings."""
    return (0, 0, 0, state.tables.setup.trade_gold), production.amounts(RESOURCES[good], 1)


def trade(state: State, action: Trade) -> None:
    """A good is bought from the supply for gold."""
    seat, (paid, got) = state.seat, bargain(state, action.good)
    production.pay(state, seat, paid)
    if state.journal is not None:
        state.note("provincia.trade.two-for-one", seat=seat + 1, good=RESOURCES[action.good], gold=paid[GOLD])
    production.receive(state, seat, got, "provincia.trade.two-for-one")


def discard_duplicate(state: State, action: Discard) -> None:
    """A second copy of a unique building goes to the discard pile."""
    hand.discard(state, state.seat, action.card)
    state.note("provincia.building.duplicate-discard", seat=state.seat + 1, card=action.card.id)


# --- the end of a turn and of the phase ---


def end_turn(state: State, _: End) -> None:
    """The turn is over; by option the hand limit holds now already."""
    if state.journal is not None:
        state.note("provincia.play.turn", seat=state.seat + 1)
    at_once = state.phase == "play" and state.options.hand_limit_moment == "end_of_own_turn"
    if at_once and hand.too_many(state, state.seat):
        state.push(("LIMIT", state.seat), ("TURN", 0))
    else:
        next_turn(state)


def next_turn(state: State, _: int = 0) -> None:
    """The next seat plays; after the last one too many cards are discarded, in turn order, and the phase is over."""
    if state.seat_done():
        return
    over: list[tuple[str, Any]] = []
    if state.phase == "play" and state.options.hand_limit_moment == "end_of_phase":
        over = [("LIMIT", seat) for seat in state.order() if hand.too_many(state, seat)]
    if over:
        state.push(*over, ("DONE", 0))
    else:
        end_phase(state)


def end_phase(state: State, _: int = 0) -> None:
    """All turns are over, and every hand is within the limit."""
    state.phase_done()


_APPLY: Final[dict[type[Action], Callable[[State, Any], None]]] = {
    Build: build,
    Play: senate.apply,
    Trade: trade,
    Discard: discard_duplicate,
    End: end_turn,
}
AUTOMATIC: Final[dict[str, Callable[[State, Any], None]]] = {"TURN": next_turn, "DONE": end_phase}
DECISIONS: Final[dict[str, Decision[State]]] = {**hand.DECISIONS}
