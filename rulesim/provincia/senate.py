"""Senate cards (SPQR): what each costs and does. AEDILES, the one that is played out of turn, is in penalty.py.

Rules ``provincia.senate.*``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from rulesim.game import Check
from rulesim.pieces import without
from rulesim.provincia import buildings, discounts, draft, hand, penalty, production, setup
from rulesim.provincia.actions import PROTECT, SUFFER, Action, Keep, Play, Protect, Put, Reveal, Suffer
from rulesim.provincia.components import AEDIFICIUM, GOLD, GOODS, NONE, RESOURCES
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.components import Amounts, Senate, Standing
    from rulesim.provincia.state import State

_MOST: Final = 99


# --- what may be played ---


def ways(state: State, city: City, card: Senate) -> Sequence[Play]:
    """Every way in which the seat to act may play this card of its hand, if it has the gold."""
    own = _WAYS.get(card.kind)
    return (Play.of(card),) if own is None else own(state, city, card)


def _one_of_a_kind(_: State, city: City, card: Senate) -> Sequence[Play]:
    """While one is in play a second one is refused."""
    return () if in_play(city, card.kind) else (Play.of(card),)


def _coniuratio(state: State, _: City, card: Senate) -> Sequence[Play]:
    """At each different building of each opponent."""
    cities = [(seat, city) for seat, city in enumerate(state.cities) if seat != state.seat]
    return [plot for seat, city in cities for plot in _plots(card, seat, city.standing)]


@lru_cache(maxsize=128)
def _plots(card: Senate, seat: int, standing: tuple[Standing, ...]) -> tuple[Play, ...]:
    """A CONIURATIO at each different building of one city."""
    return tuple(Play.of(card, 0, NONE, seat, target) for target in dict.fromkeys(standing))


def _corruptio(_: State, city: City, card: Senate) -> Sequence[Play]:
    """With every mix of goods that the city has."""
    if in_play(city, card.kind):
        return ()
    clay, wood, stone = city.goods[:GOLD]
    return [mix for mix in mixes(card) if mix.goods[0] <= clay and mix.goods[1] <= wood and mix.goods[2] <= stone]


@cache
def _repeated(card: Senate) -> tuple[Play, ...]:
    """A COMMERCIUM made once, twice, ..."""
    return tuple(Play.of(card, times) for times in range(1, _MOST + 1))


_WAYS: Final[dict[str, Callable[[State, City, Senate], Sequence[Play]]]] = {
    "aediles": lambda state, city, card: (),
    "architectus": _one_of_a_kind,
    "commercium": lambda state, city, card: _repeated(card)[: most(state, state.seat, card)[0]],
    "concussio": lambda state, city, card: [
        Play.of(card, 0, NONE, seat) for seat in range(state.players) if seat != state.seat
    ],
    "coniuratio": _coniuratio,
    "corruptio": _corruptio,
    "gloria": _one_of_a_kind,
    "praetor": lambda state, city, card: () if state.phase == "final" else (Play.of(card),),
}
"""The ways to play a card of those kinds that cannot simply be played; AEDILES is no card for one's own turn."""


@cache
def mixes(card: Senate) -> tuple[Play, ...]:
    """Every mix of goods with which a CORRUPTIO may be paid."""
    need = card.goods
    return tuple(
        Play.of(card, 0, (clay, wood, need - clay - wood, 0))
        for clay in range(need, -1, -1)
        for wood in range(need - clay, -1, -1)
    )


def in_play(city: City, kind: str) -> int:
    """How many senate cards of this kind lie before the player."""
    count = 0
    for card in city.permanents:
        if card.kind == kind:
            count += 1
    return count


@cache
def _exchange(card: Senate) -> tuple[tuple[int, int, int], ...]:
    """The goods that a COMMERCIUM moves: (good, paid, received)."""
    return tuple(
        (good, give, get) for good, (give, get) in enumerate(zip(card.give, card.get, strict=True)) if give or get
    )


def most(state: State, seat: int, card: Senate) -> tuple[int, int]:
    """How often a seat can make the exchange of a COMMERCIUM now, and the resource that ends it (-1: none does)."""
    goods = state.cities[seat].goods
    times, short = _MOST, -1
    for good, give, get in _exchange(card):
        if give:
            can = goods[good] // give
        elif state.options.allow_wasteful_trade:
            continue
        else:
            can = production.room(state, seat, good) // get
        if can < times:
            times, short = can, good
    return times, short


# --- why not ---


def checks(state: State, action: Play) -> Iterator[Check]:
    """The card is in hand, its price is there, and whatever this card asks for besides."""
    city, card = state.cities[state.seat], action.card
    barred = state.phase == "final" and not state.options.senate_in_final_turns
    yield Check("provincia.senate.play", not barred, {"card": card.id})
    yield Check("provincia.play.hand", card in city.hand, {"card": card.id})
    yield from _own_checks(state, city, action)
    if card.gold:
        yield discounts.price_check(city, card)


def _own_checks(state: State, city: City, action: Play) -> Iterator[Check]:
    """What this kind of card asks for, and that nothing is named that only another kind asks for."""
    card, kind = action.card, action.card.kind
    if kind == "commercium" or action.times:
        yield _times_check(state, action)
    if kind == "corruptio" or any(action.goods):
        yield from _mix_checks(city, action)
    if kind in ("coniuratio", "concussio") or action.seat >= 0:
        yield _aim_check(state, action)
    if kind == "aediles":
        yield penalty.not_threatened(city)
    elif kind == "architectus":
        have = in_play(city, kind)
        yield Check("provincia.discount.no-combination", not have, {"card": card.id, "have": have})
    elif kind == "gloria":
        value = max((own.value for own in city.permanents if own.kind == kind), default=0)
        yield Check("provincia.senate.gloria", not in_play(city, kind), {"card": card.id, "have": value})
    elif kind == "praetor":
        yield Check("provincia.senate.praetor", state.phase != "final", {"now": state.phase})


def _times_check(state: State, action: Play) -> Check:
    card, kept = action.card, {"fault": "", "good": "", "have": 0, "cap": 0, "supply": 0}
    times, short = most(state, state.seat, card) if card.kind == "commercium" else (0, -1)
    facts: dict[str, Any] = {"card": card.id, "times": action.times, "need": times, **kept}
    if card.kind != "commercium":
        facts["fault"] = "card"
    elif not action.times:
        facts["fault"] = "times"
    elif action.times > times and short >= 0:
        facts |= _ends(state, card, short)
    return Check("provincia.senate.commercium", 1 <= action.times <= times, facts)


def _ends(state: State, card: Senate, good: int) -> dict[str, Any]:
    """Why an exchange ends with this resource: it runs "short", the "supply" does, or it finds no "room"."""
    city, supply = state.cities[state.seat], production.available(state, good)
    have, limit = city.goods[good], production.cap(state, city) if good < GOLD else 0
    fault = "short" if card.give[good] else "supply" if good == GOLD or supply < limit - have else "room"
    return {"fault": fault, "good": RESOURCES[good], "have": have, "cap": limit, "supply": supply}


def _mix_checks(city: City, action: Play) -> Iterator[Check]:
    card, named = action.card, sum(action.goods[: len(GOODS)])
    fits = card.kind == "corruptio" and named == card.goods and not action.goods[GOLD]
    again = card.kind == "corruptio" and in_play(city, card.kind) > 0
    short = next((good for good in range(len(GOODS)) if action.goods[good] > city.goods[good]), -1)
    fault = "again" if again else "sum" if not fits else "short" if short >= 0 else ""
    facts: dict[str, Any] = {"fault": fault, "amount": named, "need": card.goods, "good": "", "have": 0}
    if fault == "short":
        facts |= {"amount": action.goods[short], "good": RESOURCES[short], "have": city.goods[short]}
    yield Check("provincia.senate.corruptio", not fault, facts)


def _aim_check(state: State, action: Play) -> Check:
    """Whether a card is aimed at an opponent, and a CONIURATIO at a building that stands in that city."""
    kind, owner, target = action.card.kind, action.seat, action.target
    plots = kind == "coniuratio" or target is not None
    fault = "self" if owner == state.seat else ""
    if kind != ("coniuratio" if plots else "concussio"):
        fault = "other"
    elif not 0 <= owner < state.players:
        fault = "nobody"
    elif not fault and plots and target not in state.cities[owner].standing:
        fault = "building"
    facts: dict[str, Any] = {"fault": fault, "owner": owner + 1}
    if not plots:
        return Check("provincia.senate.concussio", not fault, facts)
    facts["building"] = target.building.id if target is not None else ""
    return Check("provincia.senate.coniuratio", not fault, facts)


# --- what happens ---


def apply(state: State, action: Play) -> None:
    """The price is paid; the card takes effect, and stays before the player or is discarded."""
    seat, card = state.seat, action.card
    city = state.cities[seat]
    if card.stays:
        city.remove(card)
        city.permanents += (card,)
    else:
        hand.discard(state, seat, card)
    if card.gold:
        production.pay(state, seat, (0, 0, 0, card.gold))
    _APPLY[card.kind](state, seat, action)


def architectus(state: State, seat: int, action: Play) -> None:
    """From now on each building costs this player one clay, wood or stone less (see discounts.py)."""
    state.note("provincia.senate.architectus", seat=seat + 1, gold=action.card.gold)


@cache
def bargain(card: Senate, times: int) -> tuple[Amounts, Amounts]:
    """What a COMMERCIUM made so often, or a PATRONUS, costs beside its price in gold, and what it brings."""
    times = times if card.kind == "commercium" else 1
    return _times(card.give, times), _times(card.get, times)


def commercium(state: State, seat: int, action: Play) -> None:
    """The exchange is made as often as the player said, all at once."""
    card, times, (paid, asked) = action.card, action.times, bargain(action.card, action.times)
    production.pay(state, seat, paid)
    got = production.receive(state, seat, asked, "provincia.senate.commercium")
    if state.journal is not None:
        facts: dict[str, Any] = {"give": _main(card.give), "get": _main(card.get), "paid": sum(paid), "got": sum(got)}
        state.note("provincia.senate.commercium", seat=seat + 1, card=card.id, times=times, **facts)


def _times(amounts: Amounts, times: int) -> Amounts:
    clay, wood, stone, gold = amounts
    return clay * times, wood * times, stone * times, gold * times


def _main(amounts: Amounts) -> str:
    """The resource of an amount of one resource."""
    return RESOURCES[max(range(len(amounts)), key=amounts.__getitem__)]


def concussio(state: State, seat: int, action: Play) -> None:
    """The opponent pays the tax from now on, whatever frees him from it."""
    state.cities[action.seat].forced = True
    state.note("provincia.senate.concussio", seat=seat + 1, owner=action.seat + 1, gold=action.card.gold)


def coniuratio(state: State, seat: int, action: Play) -> None:
    """The building is destroyed, unless its owner has AEDILES and the gold for it: then he is asked."""
    owner, standing = action.seat, action.target
    assert standing is not None
    city = state.cities[owner]
    facts = {"owner": owner + 1, "building": standing.building.id, "gold": action.card.gold}
    state.note("provincia.senate.coniuratio", seat=seat + 1, **facts)
    card = penalty.aediles(city)
    if card is not None and may_answer(city):
        city.show(card)  # who is asked has it, and by that all know it
        state.push(("SEAT", owner), ("PLOT", city.standing.index(standing)), ("SEAT", seat))
    else:
        buildings.raze(state, owner, standing)


def may_answer(city: City) -> bool:
    """Whether a city has AEDILES against a CONIURATIO, and the gold for it."""
    card = penalty.aediles(city)
    return card is not None and city.goods[GOLD] >= card.value


def consuetudo(state: State, seat: int, action: Play) -> None:
    """The top cards of the building deck are looked at; one is kept, the others go back in any order."""
    if not state.decks[AEDIFICIUM].pile:
        draft.reshuffle(state, AEDIFICIUM)
    deck = state.own_deck(AEDIFICIUM)
    deck.top_seat = seat
    count = min(action.card.value, deck.pile)
    state.note("provincia.senate.consuetudo", seat=seat + 1, gold=action.card.gold, amount=count)
    if count:
        state.push(("LOOK", count), ("KEEP", count), ("PUT", 0))


def raise_defence(state: State, seat: int, action: Play) -> None:
    """LEGIO, CONSUL: the marker of the defence moves up."""
    card = action.card
    old, new = buildings.move_track(state, seat, "defence", card.value)
    rule = "provincia.senate.consul" if card.kind == "consul" else "provincia.senate.legio"
    state.note(rule, seat=seat + 1, gold=card.gold, amount=card.value, old=old, new=new)


def corruptio(state: State, seat: int, action: Play) -> None:
    """Three goods are paid, and no tax any more (see upkeep.py)."""
    production.pay(state, seat, action.goods)
    state.note("provincia.senate.corruptio", seat=seat + 1, **dict(zip(GOODS, action.goods, strict=False)))


def gloria(state: State, seat: int, action: Play) -> None:
    """Its prestige counts when the game is over (see ending.py)."""
    card = action.card
    state.note("provincia.senate.gloria", seat=seat + 1, card=card.id, gold=card.gold, value=card.value)


def patronus(state: State, seat: int, action: Play) -> None:
    """The goods on the card come from the supply, as far as they can be stored."""
    card = action.card
    if state.journal is not None:
        facts: dict[str, Any] = {"card": card.id, "good": _main(card.get), "amount": sum(card.get)}
        state.note("provincia.senate.patronus", seat=seat + 1, gold=card.gold, **facts)
    production.receive(state, seat, bargain(action.card, action.times)[1], "provincia.senate.patronus")


def praetor(state: State, seat: int, action: Play) -> None:
    """No tax in the next phase 4."""
    state.cities[seat].praetor = True
    state.note("provincia.senate.praetor", seat=seat + 1)


# --- CONIURATIO: the answer ---


def _plot_waits(state: State, index: int) -> bool:
    return index < len(state.cities[state.seat].standing)


def _plot_legal(state: State, _: int) -> Sequence[Action]:
    return (PROTECT, SUFFER) if may_answer(state.cities[state.seat]) else (SUFFER,)


def _plot_checks(state: State, action: Protect | Suffer, index: int) -> Iterator[Check]:
    if isinstance(action, Protect):
        city = state.cities[state.seat]
        yield from penalty.protect_checks(city, city.standing[index].building.id, _price(city))


def _price(city: City) -> int:
    """What AEDILES costs against CONIURATIO."""
    card = penalty.aediles(city)
    return card.value if card is not None else 0


def _plotted(state: State, index: int) -> Iterator[Check]:
    """The refusal of anything else while the owner has to say whether AEDILES saves the building."""
    city = state.cities[state.seat]
    facts = {"building": city.standing[index].building.id, "need": _price(city), "have": city.goods[GOLD]}
    yield Check("provincia.senate.aediles", False, facts)


def answer_plot(state: State, action: Protect | Suffer, index: int) -> None:
    """The owner of the building saves it with AEDILES, for its price in gold, or lets it be destroyed."""
    city = state.cities[state.seat]
    standing = city.standing[index]
    if isinstance(action, Suffer):
        buildings.raze(state, state.seat, standing)
    else:
        penalty.protect(state, state.seat, standing.building.id, _price(city))


# --- CONSUETUDO: the cards looked at ---


def _look_waits(state: State, count: int) -> bool:
    deck = state.decks[AEDIFICIUM]
    return len(deck.top) < min(count, deck.pile)


def see(state: State, action: Reveal, count: int) -> None:
    """The next card looked at is this one; only the seat that looks knows it."""
    deck = state.own_deck(AEDIFICIUM)
    deck.draw(action.card, state.seat)
    deck.top += (action.card,)
    state.push(("LOOK", count))


def _of_the_top(kind: type[Keep | Put], apply: Callable[[State, Any, int], None], least: int) -> Decision[State]:
    """One of the cards looked at is named, without those put back already; ``least``: so many there must be."""

    def cards(state: State, done: int) -> tuple[Any, ...]:
        return state.decks[AEDIFICIUM].top[done if kind is Put else 0 :]

    def waits(state: State, done: int) -> bool:
        return len(cards(state, done)) >= least

    def legal(state: State, done: int) -> Sequence[Action]:
        return [kind.of(card) for card in dict.fromkeys(cards(state, done))]

    def checks(state: State, action: Keep | Put, done: int) -> Iterator[Check]:
        there = action.card in cards(state, done)
        fault = "" if there else kind.__name__.lower()
        yield Check("provincia.senate.consuetudo", there, {"fault": fault, "card": action.card.id})

    def refuse(state: State, done: int) -> Iterator[Check]:
        yield Check("provincia.senate.consuetudo", False, {"fault": "waits", "card": ""})

    return Decision(legal, checks, apply, (kind,), waits, refuse=refuse)


def keep_one(state: State, action: Keep, _: int) -> None:
    """One of the cards goes to the hand, unseen by the others."""
    deck = state.own_deck(AEDIFICIUM)
    deck.top, deck.pile = without(deck.top, action.card), deck.pile - 1
    state.cities[state.seat].hand += (action.card,)


def put_back(state: State, action: Put, done: int) -> None:
    """The card lies on the deck under those put back before; the last one lies there already."""
    deck = state.own_deck(AEDIFICIUM)
    deck.top = (*deck.top[:done], action.card, *without(deck.top[done:], action.card))
    state.push(("PUT", done + 1))


_APPLY: Final[dict[str, Callable[[State, int, Play], None]]] = {
    "architectus": architectus,
    "commercium": commercium,
    "concussio": concussio,
    "coniuratio": coniuratio,
    "consuetudo": consuetudo,
    "consul": raise_defence,
    "corruptio": corruptio,
    "gloria": gloria,
    "legio": raise_defence,
    "patronus": patronus,
    "praetor": praetor,
}
DECISIONS: Final[dict[str, Decision[State]]] = {
    "PLOT": Decision(_plot_legal, _plot_checks, answer_plot, (Protect, Suffer), _plot_waits, refuse=_plotted),
    "LOOK": setup.revealing(see, _look_waits, AEDIFICIUM),
    "KEEP": _of_the_top(Keep, keep_one, 1),
    "PUT": _of_the_top(Put, put_back, 2),
}
