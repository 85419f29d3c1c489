"""The cities: the own board with store, tracks and buildings; hand and cards in play; other cities in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulesim import Action
from rulesim.provincia import actions, buildings, discounts, production
from rulesim.provincia.components import GOLD, NONE, RESOURCES, Amounts, Building, Card, Senate, Standing, Town
from widgets.numbers import number_text
from widgets.provincia.scene.action_words import stand_key
from widgets.provincia.scene.brackets import Group, flat, groups_of, numbered, unnamed
from widgets.provincia.scene.faces import card_face, permanent_face, standing_face
from widgets.provincia.scene.preview import missing
from widgets.scenes import Count, Piece, Zone
from widgets.scenes.wording import upper

if TYPE_CHECKING:
    from widgets.provincia.scene.view import Look

MORALE_END, DEFENCE_END = 12, 5
"""As far as the tracks are drawn if nothing lies beyond (see amb-track-maxima)."""


# --- the own city ---


def city_zone(look: Look) -> Zone:
    """The own city: store, prestige, tracks, buildings, cards in play."""
    seat, city = look.hero, look.city
    groups: list[Group] = [
        ([*store(look)], look.say("group_store", cap=production.cap(look.state, city)), ""),
        ([*worth(look)], look.say("group_prestige"), look.term("prestige")),
        ([*track(look, "morale")], look.say("group_morale"), look.term("morale")),
        ([*track(look, "defence")], look.say("group_defence"), look.term("defence")),
        ([*own_buildings(look)], look.say("group_buildings"), look.term("building")),
        ([*in_play(look)], look.say("group_in_play"), ""),
    ]
    return Zone(
        id=f"city-{seat + 1}",
        title=look.say("city", name=look.name(seat)),
        term=city.town.name if city.town else "",
        note=look.say("town_note", **town_facts(look, city.town)) if city.town else "",
        pieces=flat(groups),
        grouped=True,
        brackets=groups_of(groups),
        active=look.deciding and look.state.phase in ("activate", "combat") and any(map(_stands, look.by_home)),
    )


def town_facts(look: Look, town: Town) -> dict[str, str]:
    """The colour of a city, and what its board shows."""
    return {"colour": look.colour(town.colour), "shows": town.shows}


def _stands(home: str) -> bool:
    return home.startswith("stand-")


def store(look: Look) -> Iterator[Piece]:
    """Clay, wood and stone against the limit of the store, and gold, which has none."""
    city, cap = look.city, production.cap(look.state, look.city)
    for good, what in enumerate(RESOURCES):
        have = city.goods[good]
        limited = good != GOLD
        label = look.say("stored", what=look.what(what), have=have, cap=cap if limited else "none")
        yield Piece(
            id=f"store-{what}", kind="token", label=upper(label), preview=(upper(label),), icons=(what,),
            count=have, text=look.what(what),
            meter=(have, cap) if limited else None, marks=("full",) if limited and have >= cap else (),
        )  # fmt: skip


def worth(look: Look) -> Iterator[Piece]:
    """The prestige, and the prestige cards with what was lost."""
    city = look.city
    label = look.say("prestige", prestige=number_text(city.prestige))
    tells = (label, look.say("prestige_below")) if city.prestige < 0 else (label,)
    yield Piece(
        id="prestige", kind="token", label=label, preview=tells, text=number_text(city.prestige), icons=("prestige",),
        marks=("big",),
    )  # fmt: skip
    for number, lost in enumerate(prestige_cards(city.losses), 1):
        told = look.say("prestige_card", lost=lost)
        yield Piece(
            id=f"loss-{number}",
            kind="token",
            label=told,
            preview=(told,),
            text=look.say("prestige_card.short", lost=lost),
            icons=("prestige-card",),
        )


def prestige_cards(losses: int) -> Iterator[int]:
    """The prestige cards that show so much together: a card shows -2, then -4, then a second one -2."""
    while losses > 0:
        yield min(4, losses)
        losses -= 4


def track(look: Look, what: str) -> Iterator[Piece]:
    """The fields of a track with the marker on one of them."""
    setup, value = look.state.tables.setup, int(getattr(look.city, what))
    first, last = (setup.morale_min, MORALE_END) if what == "morale" else (setup.defence_min, DEFENCE_END)
    for number in range(min(first, value), max(last, value) + 1):
        here = number == value
        told = look.say("field", track=look.what(what), number=number_text(number), here="yes" if here else "no")
        yield Piece(
            id=f"{what}-{number}", kind="field", label=upper(told), preview=(upper(told),), text=number_text(number),
            icons=(what,) if here else (), marks=("slim", "here") if here else ("slim",),
        )  # fmt: skip


def own_buildings(look: Look) -> Iterator[Piece]:
    """The buildings, each with what it gives and what it is worth; inactive ones wait to be activated."""
    for id, one in look.standing(look.hero):
        told = look.standing_text(one)
        yield Piece(
            id=id,
            kind="tile",
            label=told,
            face=standing_face(one, look.lang),
            badge=badge(look, one),
            marks=("new",) if look.newest == one.building.id else () if one.active else ("inactive",),
            **look.attempt(stand_key(look.hero, one), building_attempt(look, one), (told,)),
        )


def badge(look: Look, one: Standing) -> str:
    """Inactive, or activated and so worth one less."""
    return look.say("badge_inactive") if not one.active else look.say("badge_turned") if one.turned else ""


def building_attempt(look: Look, one: Standing) -> Action | None:
    """What a press on a building attempts where nothing is legal; nothing if that would be the move of one like it."""
    action = actions.Lose(one) if look.state.phase == "combat" else actions.Activate(one.building)
    return None if str(action) in look.legal else action


def in_play(look: Look) -> Iterator[Piece]:
    """Senate cards that lie in front of the player, and what others laid on him."""
    city = look.city
    for id, card in numbered((f"play-{card.id}", card) for card in city.permanents):
        told = look.card(card)
        yield Piece(id=id, kind="tile", label=told, face=permanent_face(card, look.lang), preview=(told,))
    yield from taxes(look, look.hero)


def taxes(look: Look, seat: int) -> Iterator[Piece]:
    """PRAETOR played in this round; a CONCUSSIO on this player."""
    city = look.state.cities[seat]
    for mark, lies in (("praetor", city.praetor), ("forced", city.forced)):
        if lies:
            told = look.say(f"{mark}")
            yield Piece(id=f"{mark}-{seat + 1}", kind="chip", label=told, preview=(told,),
                        text=look.say(f"{mark}.short"), icons=("gold",))  # fmt: skip


# --- the hand ---


def hand_zone(look: Look) -> Zone:
    """The own hand: what may be played now, what is short for the rest."""
    count, limit = len(look.city.hand), look.state.tables.setup.hand_limit
    playing = look.deciding and look.state.phase in ("play", "final")
    over = look.state.phase == "play" and count > limit
    return Zone(
        id="hand",
        title=look.say("hand", name=look.name(look.hero)),
        term=look.term("hand"),
        note=look.say("note_hand", count=count, limit=limit, over="yes" if over else "no"),
        **unnamed([*(covered_hand(look) if look.covered else held(look))]),
        empty="" if count else look.say("no_cards"),
        active=playing and not look.covered,
    )


def covered_hand(look: Look) -> Iterator[Piece]:
    """The own hand, face down until it is asked for."""
    label = look.say("covered_card")
    for number in range(1, len(look.city.hand) + 1):
        yield Piece(id=f"covered-{number}", kind="down", label=label, preview=(label,), icons=("hand",),
                    command="uncover")  # fmt: skip


def held(look: Look) -> Iterator[Piece]:
    """The cards of the own hand."""
    for id, card in look.hand():
        told = look.card(card)
        home = id.rpartition("-")[0]
        if "aediles" in look.legal and isinstance(card, Senate) and card.kind == "aediles":
            home = "aediles"
        idle = (told, *price_words(look, card))
        offered = look.attempt(home, hand_attempt(look, card), idle)
        yield Piece(
            id=id,
            label=told,
            face=card_face(card, look.lang),
            badge=short_of(look, card),
            marks=short_marks(look, card) or (("new",) if look.newest == card.id else ()),
            **offered,
        )


def price(look: Look, card: Card) -> Amounts:
    """What a card costs the onlooker now, with the discount that suits best."""
    city = look.city
    if isinstance(card, Building):
        offers = [discounts.cost(city, card, less) for less in discounts.possible(city, card)] or [card.cost]
        return min(offers, key=lambda cost: sum(lack for _, lack in missing(city, cost)))
    return (0, 0, 0, card.gold) if isinstance(card, Senate) else NONE


def short_of(look: Look, card: Card) -> str:
    """What is short for a card in hand while cards can be played; "" if nothing is."""
    if look.state.phase not in ("play", "final"):
        return ""
    short = missing(look.city, price(look, card))
    goods = card.goods if isinstance(card, Senate) else 0
    if goods > sum(look.city.goods[:GOLD]):
        short = [*short, ("goods", goods - sum(look.city.goods[:GOLD]))]
    return look.say("badge_short", amounts=", ".join(look.amount(*lack) for lack in short)) if short else ""


def short_marks(look: Look, card: Card) -> tuple[str, ...]:
    """How a card is marked for which something is short."""
    told = short_of(look, card)
    return ("short", *(("several",) if "," in told else ())) if told else ()


def price_words(look: Look, card: Card) -> Iterator[str]:
    """What a discount makes of the cost, and what is short."""
    if isinstance(card, Building) and discounts.possible(look.city, card):
        kinds = tuple(look.what(RESOURCES[kind]) for kind in discounts.possible(look.city, card))
        yield look.say("discounted", kinds=look.say("or", items=kinds))
    short = missing(look.city, price(look, card))
    if short:
        yield look.say("short", amounts=look.listed(look.amount(*lack) for lack in short))


def hand_attempt(look: Look, card: Card) -> Action | None:
    """What a press on a card attempts where nothing is legal: to discard it, to build it, to play it."""
    if look.waits[0] and any(isinstance(action, actions.Discard) for action in look.legal.values()):
        return actions.Discard(card)
    if isinstance(card, Building):
        kinds = discounts.possible(look.city, card)
        return actions.Build(card, kinds[0] if kinds else -1)
    return likely_play(look, card) if isinstance(card, Senate) else None


def likely_play(look: Look, card: Senate) -> Action:
    """A senate card as one would most likely play it."""
    if card.kind == "aediles":
        return actions.Protect() if look.waits[0] else actions.Play(card)
    whom = look.others()[0]
    if card.kind == "coniuratio":
        aimed = next((s for s in look.others() if look.state.cities[s].standing), whom)
        target = next(iter(look.state.cities[aimed].standing), None)
        return actions.Play(card, seat=aimed, target=target)
    seat = whom if card.kind == "concussio" else -1
    goods = likely_goods(look, card.goods)
    return actions.Play(card, times=int(card.kind == "commercium"), goods=goods, seat=seat)


def likely_goods(look: Look, count: int) -> Amounts:
    """So many goods out of the store, of what there is most; more than there is in the first kind."""
    left, paid = look.city.goods[:GOLD], [0, 0, 0]
    for _ in range(count):
        good = max(range(GOLD), key=left.__getitem__)
        left[good] -= 1
        paid[good] += 1
    return paid[0], paid[1], paid[2], 0


# --- other cities ---


def other_zone(look: Look, seat: int) -> Zone:
    """Another city in short: numbers, hand as a count and the cards everybody saw, buildings and cards in play."""
    city = look.state.cities[seat]
    facts = {"prestige": number_text(city.prestige), "tokens": len(city.tokens), "losses": city.losses}
    return Zone(
        id=f"city-{seat + 1}",
        title=look.say("city", name=look.name(seat)),
        term=city.town.name if city.town else "",
        note=look.say("other_note", **facts, **town_facts(look, city.town)) if city.town else "",
        **unnamed(
            [
                *hand_of(look, seat),
                *(chip(look, id, seat, one) for id, one in look.standing(seat)),
                *laid_out(look, seat),
            ]
        ),
        totals=tuple(numbers_of(look, seat)),
    )


def numbers_of(look: Look, seat: int) -> Iterator[Count]:
    """Goods, gold, morale, defence and military of a city."""
    city = look.state.cities[seat]
    for what, have in zip(RESOURCES, city.goods, strict=True):
        yield Count(icon=what, count=have, label=look.amount(what, have))
    tracks = {"morale": city.morale, "defence": city.defence, "military": buildings.military(city)}
    for what, value in tracks.items():
        yield Count(icon=what, count=value, label=look.say("term", number=number_text(value), what=look.what(what)))


def hand_of(look: Look, seat: int) -> Iterator[Piece]:
    """Another player's hand, what everybody saw of it, and the trade that there is not."""
    city, name = look.state.cities[seat], look.name(seat)
    label = look.say("hand_of", name=name, count=len(city.hand), seen=len(city.seen))
    yield Piece(
        id=f"their-hand-{seat + 1}", kind="chip", label=label, text=look.say("hand_of.short", count=len(city.hand)),
        icons=("hand",), **look.attempt("", actions.Look("hand", seat + 1), (label,)),
    )  # fmt: skip
    mine = () if look.covered else tuple(card for who, card in city.told if who == look.hero)
    for id, card in numbered((f"seen-{seat + 1}-{card.id}", card) for card in (*city.seen, *mine)):
        told = look.say("seen", name=name, card=look.card(card))
        yield Piece(id=id, kind="chip", label=told, preview=(told,), text=look.card_name(card), icons=("eye",),
                    marks=("seen",))  # fmt: skip
    offer = look.say("offer", name=name)
    yield Piece(
        id=f"offer-{seat + 1}", kind="chip", label=offer, text=look.say("offer.short"), icons=("swap",),
        **look.attempt("", actions.Offer(seat), (offer,)),
    )  # fmt: skip


def chip(look: Look, id: str, seat: int, one: Standing) -> Piece:
    """A building of another city; a CONIURATIO in hand can be aimed at it."""
    told = look.standing_text(one)
    found = [a for a in look.legal.values() if isinstance(a, actions.Play) and (a.seat, a.target) == (seat, one)]
    offered: dict[str, Any] = look.single(found[0], (told,)) if found else {"preview": (told,)}
    return Piece(
        id=id,
        kind="chip",
        label=told,
        text=one.building.name,
        count=one.building.prestige - one.turned,
        icons=("prestige",),
        marks=() if one.active else ("inactive",),
        **offered,
    )


def laid_out(look: Look, seat: int) -> Iterator[Piece]:
    """Senate cards in play in another city."""
    for id, card in numbered((f"play-{seat + 1}-{card.id}", card) for card in look.state.cities[seat].permanents):
        told = look.card(card)
        yield Piece(id=id, kind="chip", label=told, preview=(told,), text=look.card_name(card), icons=("senate",))
    yield from taxes(look, seat)
