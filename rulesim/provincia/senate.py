"""Senate cards (SPQR): what each costs and does. AEDILES, the one that is played out of turn, is in penalty.py.

Rules ``provincia.senate.*``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from rulesim.game import Check
from rulesim.provincia import buildings, draft, hand, penalty, production, setup
from rulesim.provincia.actions import PROTECT, SUFFER, Action, Keep, Play, Protect, Put, Reveal, Suffer
from rulesim.provincia.components import AEDIFICIUM, GOLD, GOODS, NONE, RESOURCES
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.provincia.city import City
    from rulesim.provincia.components import Amounts, Building, Senate, Standing
    from rulesim.provincia.state import State

_MOST: Final = 99


# --- what may be played ---


def add_legal(state: State, city: City, card: Senate, actions: list[Action]) -> None:
    """Add every way in which the seat to act may play this card of its hand."""
    if city.goods[GOLD] >= card.gold:
        _LEGAL[card.kind](state, city, card, actions)


def _plain(state: State, city: City, card: Senate, actions: list[Action]) -> None:
    actions.append(_plainly(card))


def _never(state: State, city: City, card: Senate, actions: list[Action]) -> None:
    """AEDILES is no card for one's own turn."""


def _one_of_a_kind(state: State, city: City, card: Senate, actions: list[Action]) -> None:
    """ARCHITECTUS, GLORIA: while one is in play a second one is refused."""
    if not in_play(city, card.kind):
        actions.append(_plainly(card))


def _praetor(state: State, city: City, card: Senate, actions: list[Action]) -> None:
    if state.phase != "final":
        actions.append(_plainly(card))


def _commercium(state: State, city: City, card: Senate, actions: list[Action]) -> None:
    times, _ = most(state, state.seat, card)
    if times:
        actions += _repeated(card)[:times]


def _concussio(state: State, city: City, card: Senate, actions: list[Action]) -> None:
    for seat in range(state.players):
        if seat != state.seat:
            actions.append(_aimed(card, seat))


def _coniuratio(state: State, city: City, card: Senate, actions: list[Action]) -> None:
    for seat in range(state.players):
        if seat != state.seat:
            for standing in dict.fromkeys(state.cities[seat].standing):
                actions.append(_aimed(card, seat, standing))


def _corruptio(state: State, city: City, card: Senate, actions: list[Action]) -> None:
    if in_play(city, card.kind):
        return
    clay, wood, stone, _ = city.goods
    for mix in mixes(card):
        goods = mix.goods
        if goods[0] <= clay and goods[1] <= wood and goods[2] <= stone:
            actions.append(mix)


@cache
def _plainly(card: Senate) -> Play:
    return Play.of(card)


@cache
def _repeated(card: Senate) -> tuple[Play, ...]:
    """A COMMERCIUM made once, twice, ..."""
    return tuple(Play.of(card, times) for times in range(1, _MOST + 1))


@cache
def _aimed(card: Senate, seat: int, target: Standing | None = None) -> Play:
    return Play.of(card, 0, NONE, seat, target) if target else Play.of(card, 0, NONE, seat)


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
        yield price_check(card.id, GOLD, card.gold, city.goods[GOLD])


def price_check(card: str, good: int, need: int, have: int, less: int = 0) -> Check:
    """Whether there is enough of one resource: ``need`` as printed, ``less`` what a discount takes off."""
    facts = {"card": card, "good": RESOURCES[good], "need": need, "have": have, "less": less}
    return Check("provincia.play.cost", have >= need - less, facts)


def _own_checks(state: State, city: City, action: Play) -> Iterator[Check]:
    """What this kind of card asks for, and that nothing is named that only another kind asks for."""
    card, kind = action.card, action.card.kind
    if kind == "commercium" or action.times:
        yield _times_check(state, action)
    if kind == "corruptio" or any(action.goods):
        yield from _mix_checks(city, action)
    if kind == "coniuratio" or action.target is not None:
        yield _target_check(state, action)
    elif kind == "concussio" or action.seat >= 0:
        yield _opponent_check(state, action)
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


def _opponent_check(state: State, action: Play) -> Check:
    fault = _whom(state, action) if action.card.kind == "concussio" else "other"
    return Check("provincia.senate.concussio", not fault, {"fault": fault, "owner": action.seat + 1})


def _target_check(state: State, action: Play) -> Check:
    fault = _whom(state, action) if action.card.kind == "coniuratio" else "other"
    if not fault and (action.target is None or action.target not in state.cities[action.seat].standing):
        fault = "building"
    building = action.target.building.id if action.target is not None else ""
    facts = {"fault": fault, "owner": action.seat + 1, "building": building}
    return Check("provincia.senate.coniuratio", not fault, facts)


def _whom(state: State, action: Play) -> str:
    """What is wrong with the player a card is aimed at; "" if nothing is."""
    if not 0 <= action.seat < state.players:
        return "nobody"
    return "self" if action.seat == state.seat else ""


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
    if state.journal is not None:
        state.note("provincia.senate.architectus", seat=seat + 1, gold=action.card.gold)


def bargain(action: Play) -> tuple[Amounts, Amounts]:
    """What a COMMERCIUM or PATRONUS costs beside its price in gold, and what it brings."""
    card, times = action.card, action.times if action.card.kind == "commercium" else 1
    return _times(card.give, times), _times(card.get, times)


def commercium(state: State, seat: int, action: Play) -> None:
    """The exchange is made as often as the player said, all at once."""
    card, times, (paid, asked) = action.card, action.times, bargain(action)
    production.pay(state, seat, paid)
    got = production.receive(state, seat, asked, "provincia.senate.commercium")
    if state.journal is not None:
        facts: dict[str, Any] = {"give": _main(card.give), "get": _main(card.get), "paid": sum(paid), "got": sum(got)}
        state.note("provincia.senate.commercium", seat=seat + 1, card=card.id, times=times, **facts)


@cache
def _times(amounts: Amounts, times: int) -> Amounts:
    clay, wood, stone, gold = amounts
    return clay * times, wood * times, stone * times, gold * times


def _main(amounts: Amounts) -> str:
    """The resource of an amount of one resource."""
    return RESOURCES[max(range(len(amounts)), key=amounts.__getitem__)]


def concussio(state: State, seat: int, action: Play) -> None:
    """The opponent pays the tax from now on, whatever frees him from it."""
    state.cities[action.seat].forced = True
    if state.journal is not None:
        facts = {"owner": action.seat + 1, "gold": action.card.gold}
        state.note("provincia.senate.concussio", seat=seat + 1, **facts)


def coniuratio(state: State, seat: int, action: Play) -> None:
    """The building is destroyed, unless its owner has AEDILES and the gold for it: then he is asked."""
    owner, standing = action.seat, action.target
    assert standing is not None
    city = state.cities[owner]
    if state.journal is not None:
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
    if state.journal is not None:
        state.note("provincia.senate.consuetudo", seat=seat + 1, gold=action.card.gold, amount=count)
    if count:
        state.push(("LOOK", count), ("KEEP", count), ("PUT", 0))


def raise_defence(state: State, seat: int, action: Play) -> None:
    """LEGIO, CONSUL: the marker of the defence moves up."""
    card = action.card
    old, new = buildings.move_track(state, seat, "defence", card.value)
    if state.journal is not None:
        rule = "provincia.senate.consul" if card.kind == "consul" else "provincia.senate.legio"
        state.note(rule, seat=seat + 1, gold=card.gold, amount=card.value, old=old, new=new)


def corruptio(state: State, seat: int, action: Play) -> None:
    """Three goods are paid, and no tax any more (see upkeep.py)."""
    production.pay(state, seat, action.goods)
    if state.journal is not None:
        clay, wood, stone, _ = action.goods
        state.note("provincia.senate.corruptio", seat=seat + 1, clay=clay, wood=wood, stone=stone)


def gloria(state: State, seat: int, action: Play) -> None:
    """Its prestige counts when the game is over (see ending.py)."""
    card = action.card
    if state.journal is not None:
        state.note("provincia.senate.gloria", seat=seat + 1, card=card.id, gold=card.gold, value=card.value)


def patronus(state: State, seat: int, action: Play) -> None:
    """The goods on the card come from the supply, as far as they can be stored."""
    card = action.card
    if state.journal is not None:
        facts: dict[str, Any] = {"card": card.id, "good": _main(card.get), "amount": sum(card.get)}
        state.note("provincia.senate.patronus", seat=seat + 1, gold=card.gold, **facts)
    production.receive(state, seat, bargain(action)[1], "provincia.senate.patronus")


def praetor(state: State, seat: int, action: Play) -> None:
    """No tax in the next phase 4."""
    state.cities[seat].praetor = True
    if state.journal is not None:
        state.note("provincia.senate.praetor", seat=seat + 1)


# --- CONIURATIO: the answer ---


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
    seat = state.seat
    city = state.cities[seat]
    standing = city.standing[index]
    if isinstance(action, Suffer):
        buildings.raze(state, seat, standing)
        return
    card = penalty.aediles(city)
    assert card is not None
    penalty.protect(state, seat, standing.building.id, card.value)


# --- CONSUETUDO: the cards looked at ---


def looked_at(state: State, done: int = 0) -> tuple[Building, ...]:
    """The cards on top of the building deck that the seat looks at, without the ``done`` ones put back already."""
    return state.decks[AEDIFICIUM].top[done:]  # pyright: ignore[reportReturnType]


def _look_waits(state: State, count: int) -> bool:
    deck = state.decks[AEDIFICIUM]
    return len(deck.top) < min(count, deck.pile)


def see(state: State, action: Reveal, count: int) -> None:
    """The next card looked at is this one; only the seat that looks knows it."""
    deck = state.own_deck(AEDIFICIUM)
    deck.draw(action.card, state.seat)
    deck.top += (action.card,)
    state.push(("LOOK", count))


def _waiting(state: State, _: int) -> Iterator[Check]:
    """The refusal of anything else while a card is to be kept or put back."""
    yield Check("provincia.senate.consuetudo", False, {"fault": "waits", "card": ""})


def is_among(fault: str, card: Building, cards: Sequence[Building]) -> Check:
    """Whether a card named is one of those looked at."""
    there = card in cards
    return Check("provincia.senate.consuetudo", there, {"fault": "" if there else fault, "card": card.id})


def keep_one(state: State, action: Keep, _: int) -> None:
    """One of the cards goes to the hand, unseen by the others."""
    deck = state.own_deck(AEDIFICIUM)
    left = list(deck.top)
    left.remove(action.card)
    deck.top, deck.pile = tuple(left), deck.pile - 1
    state.cities[state.seat].hand += (action.card,)


def put_back(state: State, action: Put, done: int) -> None:
    """The card lies on the deck under those put back before; the last one lies there already."""
    deck = state.own_deck(AEDIFICIUM)
    left = list(deck.top[done:])
    left.remove(action.card)
    deck.top = (*deck.top[:done], action.card, *left)
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
_LEGAL: Final[dict[str, Callable[[State, City, Senate, list[Action]], None]]] = {
    "aediles": _never,
    "architectus": _one_of_a_kind,
    "commercium": _commercium,
    "concussio": _concussio,
    "coniuratio": _coniuratio,
    "consuetudo": _plain,
    "consul": _plain,
    "corruptio": _corruptio,
    "gloria": _one_of_a_kind,
    "legio": _plain,
    "patronus": _plain,
    "praetor": _praetor,
}
DECISIONS: Final[dict[str, Decision[State]]] = {
    "PLOT": Decision(
        waits=lambda state, index: index < len(state.cities[state.seat].standing),
        legal=_plot_legal,
        checks=_plot_checks,
        apply=answer_plot,
        answers=(Protect, Suffer),
        refuse=_plotted,
    ),
    "LOOK": Decision(
        waits=_look_waits,
        legal=lambda state, _: setup.possible(state, AEDIFICIUM),
        checks=lambda state, action, _: iter([setup.reveal_check(state, action, AEDIFICIUM)]),
        apply=see,
        answers=(Reveal,),
        sample=lambda state, _, rng: setup.sample_unseen(state, AEDIFICIUM, rng),
    ),
    "KEEP": Decision(
        waits=lambda state, _: bool(looked_at(state)),
        legal=lambda state, _: [Keep.of(card) for card in dict.fromkeys(looked_at(state))],
        checks=lambda state, action, _: iter([is_among("keep", action.card, looked_at(state))]),
        apply=keep_one,
        answers=(Keep,),
        refuse=_waiting,
    ),
    "PUT": Decision(
        waits=lambda state, done: len(looked_at(state, done)) > 1,
        legal=lambda state, done: [Put.of(card) for card in dict.fromkeys(looked_at(state, done))],
        checks=lambda state, action, done: iter([is_among("put", action.card, looked_at(state, done))]),
        apply=put_back,
        answers=(Put,),
        refuse=_waiting,
    ),
}
