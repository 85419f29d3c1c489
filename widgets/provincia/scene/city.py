"""The cities: the own board with store, tracks and buildings; hand and cards in play; other cities in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, cast

from rulesim import Action
from rulesim.provincia import actions, buildings, discounts, production
from rulesim.provincia.components import GOLD, NONE, RESOURCES, Amounts, Building, Card, Senate, Standing
from widgets.numbers import number_text
from widgets.provincia.scene.action_words import stand_key
from widgets.provincia.scene.faces import card_face, payable, permanent_face, sort_of, standing_face
from widgets.provincia.scene.preview import missing
from widgets.scenes import Count, Face, Piece, Zone
from widgets.scenes.brackets import Group, grouped, numbered, unnamed
from widgets.scenes.wording import upper

if TYPE_CHECKING:
    from widgets.provincia.scene.view import View

MORALE_END, DEFENCE_END = 9, 5
"""As far as the tracks are drawn if nothing lies beyond (see amb-track-maxima)."""

TERRACES: Final = {"prestige": 0, "defence": 1, "basic": 1, "production": 2, "storage": 2}
"""The sort of a building (see ``faces.sort_of``) -> the terrace it stands on, as penalties take them."""


# --- the own city ---


def city_zone(view: View) -> Zone:
    """The own city: store, prestige, tracks, buildings, cards in play."""
    seat, city = view.hero, view.city
    groups: list[Group] = [
        ([*store(view)], view.say("group_store", cap=production.cap(view.state, city)), ""),
        ([*worth(view)], view.say("group_prestige"), view.term("prestige")),
        ([*track(view, "morale")], view.say("group_morale"), view.term("morale")),
        ([*track(view, "defence")], view.say("group_defence"), view.term("defence")),
        ([*own_buildings(view)], view.say("group_buildings"), view.term("building")),
        ([*in_play(view)], view.say("group_in_play"), ""),
    ]
    return Zone(
        id=f"city-{seat + 1}",
        title=view.say("city", **view.player(seat)),
        term=city.town.name if city.town else "",
        note=view.say("town_note", colour=view.colour(city.town.colour), shows=city.town.shows) if city.town else "",
        **grouped(groups),
        active=view.deciding and view.state.phase in ("activate", "combat") and any(map(_stands, view.by_home)),
    )


def _stands(home: str) -> bool:
    return home.startswith("stand-")


def store(view: View) -> Iterator[Piece]:
    """Clay, wood and stone against the limit of the store, and gold, which has none."""
    city, cap = view.city, production.cap(view.state, view.city)
    for good, what in enumerate(RESOURCES):
        have = city.goods[good]
        limited = good != GOLD
        label = view.say("stored", what=view.what(what), have=have, cap=cap if limited else "none")
        yield Piece(
            id=f"store-{what}", kind="token", label=upper(label), preview=(upper(label),), icons=(what,),
            count=have, text=view.what(what), spot=f"bay.{what}",
            meter=(have, cap) if limited else None, marks=("full",) if limited and have >= cap else (),
        )  # fmt: skip


def worth(view: View) -> Iterator[Piece]:
    """The prestige, and the prestige cards with what was lost."""
    city = view.city
    label = view.say("prestige", prestige=number_text(city.prestige))
    tells = (label, view.say("prestige_below")) if city.prestige < 0 else (label,)
    yield Piece(
        id="prestige", kind="token", label=label, preview=tells, text=number_text(city.prestige), icons=("prestige",),
        spot="worth",
    )  # fmt: skip
    for number, lost in enumerate(prestige_cards(city.losses), 1):
        told = view.say("prestige_card", lost=lost)
        yield Piece(
            id=f"loss-{number}",
            kind="token",
            label=told,
            preview=(told,),
            text=view.say("prestige_card.short", lost=lost),
            icons=("prestige-card",),
            spot="loss",
        )


def prestige_cards(losses: int) -> Iterator[int]:
    """The prestige cards that show so much together: a card shows -2, then -4, then a second one -2."""
    while losses > 0:
        yield min(4, losses)
        losses -= 4


def track(view: View, what: str) -> Iterator[Piece]:
    """The fields of a track with the marker on one of them, once the set-up has put it there."""
    setup, value, town = view.state.tables.setup, int(getattr(view.city, what)), view.city.town
    token = (f"token-{town.colour}",) if town else ()
    first, last = (setup.morale_min, MORALE_END) if what == "morale" else (setup.defence_min, DEFENCE_END)
    lies = view.state.phase != "setup"
    for number in range(min(first, value) if lies else first, max(last, value) + 1):
        here = lies and number == value
        told = view.say("field", track=view.what(what), number=number_text(number), here="yes" if here else "no")
        yield Piece(
            id=f"{what}-{number}", kind="field", label=upper(told), preview=(upper(told),), text=number_text(number),
            icons=(what,) if here else (), marks=("here", *token) if here else (), spot=f"{what}.{number}",
        )  # fmt: skip


def own_buildings(view: View) -> Iterator[Piece]:
    """The buildings, each with what it gives and what it is worth; inactive ones wait to be activated."""
    for id, one in view.standing(view.hero):
        told = view.standing_text(one)
        yield Piece(
            id=id,
            kind="tile",
            label=told,
            face=standing_face(one, view.lang),
            badge=badge(view, one),
            marks=(
                *(("new",) if view.newest == one.building.id else ()),
                *(() if one.active else ("inactive", "asleep")),
            ),
            spot=f"plot.{TERRACES[sort_of(one.building)]}",
            **view.attempt(stand_key(view.hero, one), building_attempt(view, one), (told,)),
        )


def badge(view: View, one: Standing) -> str:
    """Inactive, or activated and so worth one less."""
    return view.say("badge_inactive") if not one.active else view.say("badge_turned") if one.turned else ""


def building_attempt(view: View, one: Standing) -> Action | None:
    """What a press on a building attempts where nothing is legal; nothing if that would be the move of one like it."""
    action = actions.Lose(one) if view.state.phase == "combat" else actions.Activate(one.building)
    return None if str(action) in view.legal else action


def in_play(view: View) -> Iterator[Piece]:
    """Senate cards that lie in front of the player, and what others laid on him."""
    city = view.city
    for id, card in numbered((f"play-{card.id}", card) for card in city.permanents):
        told = view.card(card)
        yield Piece(id=id, kind="tile", label=told, face=permanent_face(card, view.lang), preview=(told,), spot="play")
    yield from taxes(view, view.hero, "play")


def taxes(view: View, seat: int, spot: str = "") -> Iterator[Piece]:
    """PRAETOR played in this round; a CONCUSSIO on this player. On the map they lie as the cards that they are."""
    city = view.state.cities[seat]
    for mark, kind, icon, lies in (
        ("praetor", "praetor", "no-tax", city.praetor), ("forced", "concussio", "gold", city.forced),
    ):  # fmt: skip
        if lies:
            told = view.say(f"{mark}")
            face = permanent_face(cast("Senate", view.state.tables.by_id[kind]), view.lang) if spot else None
            yield Piece(id=f"{mark}-{seat + 1}", kind="chip", label=told, preview=(told,),
                        text=view.say(f"{mark}.short"), icons=(icon,), face=face, spot=spot)  # fmt: skip


# --- the hand ---


def hand_zone(view: View) -> Zone:
    """The own hand: what may be played now, what is short for the rest."""
    count, limit = len(view.city.hand), view.state.tables.setup.hand_limit
    playing = view.deciding and view.state.phase in ("play", "final")
    over = view.state.phase == "play" and count > limit
    return Zone(
        id="hand",
        title=view.say("hand", **view.player(view.hero)),
        term=view.term("hand"),
        note=view.say("note_hand", count=count, limit=limit, over="yes" if over else "no"),
        **unnamed([*(covered_hand(view) if view.covered else held(view))]),
        active=playing and not view.covered,
    )


def covered_hand(view: View) -> Iterator[Piece]:
    """The own hand, face down until it is asked for."""
    label = view.say("covered_card")
    for number in range(1, len(view.city.hand) + 1):
        yield Piece(id=f"covered-{number}", kind="down", label=label, preview=(label,), icons=("hand",),
                    command="uncover", spot="hand")  # fmt: skip


def held(view: View) -> Iterator[Piece]:
    """The cards of the own hand."""
    for id, card in view.hand():
        told = view.card(card)
        home = id.rpartition("-")[0]
        if "aediles" in view.legal and isinstance(card, Senate) and card.kind == "aediles":
            home = "aediles"
        idle = (*view.card_lines(card), *price_words(view, card))
        offered = view.attempt(home, hand_attempt(view, card), idle)
        yield Piece(
            id=id,
            label=told,
            face=priced(view, card, card_face(card, view.lang)),
            badge=short_of(view, card),
            spot="hand",
            marks=short_marks(view, card) or (("new",) if view.newest == card.id else ()),
            **offered,
        )


def price(view: View, card: Card) -> Amounts:
    """What a card costs the onlooker now, with the discount that suits best."""
    city = view.city
    if isinstance(card, Building):
        offers = [discounts.cost(city, card, less) for less in discounts.possible(city, card)] or [card.cost]
        return min(offers, key=lambda cost: sum(lack for _, lack in missing(city, cost)))
    return (0, 0, 0, card.gold) if isinstance(card, Senate) else NONE


def priced(view: View, card: Card, face: Face) -> Face:
    """A card's face on which every part of its cost says whether the onlooker could pay it now."""
    if view.asking or view.covered or not face.rows:
        return face
    return payable(face, dict(lacking(view, card)))


def lacking(view: View, card: Card) -> list[tuple[str, int]]:
    """What is short for a card: of each resource, then of goods of any kind."""
    goods = card.goods - sum(view.city.goods[:GOLD]) if isinstance(card, Senate) else 0
    return [*missing(view.city, price(view, card)), *([("goods", goods)] if goods > 0 else [])]


def short_of(view: View, card: Card) -> str:
    """What is short for a card in hand while cards can be played; "" if nothing is, or that is asked."""
    short = lacking(view, card) if view.state.phase in ("play", "final") and not view.asking else []
    return view.say("badge_short", amounts=", ".join(view.amount(*lack) for lack in short)) if short else ""


def short_marks(view: View, card: Card) -> tuple[str, ...]:
    """How a card is marked for which something is short."""
    told = short_of(view, card)
    return ("short", *(("several",) if "," in told else ())) if told else ()


def price_words(view: View, card: Card) -> Iterator[str]:
    """What a discount makes of the cost, and what is short."""
    if isinstance(card, Building) and discounts.possible(view.city, card):
        kinds = tuple(view.what(RESOURCES[kind]) for kind in discounts.possible(view.city, card))
        yield view.say("discounted", kinds=view.say("or", items=kinds))
    short = missing(view.city, price(view, card))
    if short:
        yield view.say("short", amounts=view.listed(view.amount(*lack) for lack in short))


def hand_attempt(view: View, card: Card) -> Action | None:
    """What a press on a card attempts where nothing is legal: to discard it, to build it, to play it."""
    if view.waits[0] and any(isinstance(action, actions.Discard) for action in view.legal.values()):
        return actions.Discard(card)
    if isinstance(card, Building):
        kinds = discounts.possible(view.city, card)
        return actions.Build(card, kinds[0] if kinds else -1)
    return likely_play(view, card) if isinstance(card, Senate) else None


def likely_play(view: View, card: Senate) -> Action:
    """A senate card as one would most likely play it."""
    if card.kind == "aediles":
        return actions.Protect() if view.waits[0] else actions.Play(card)
    whom = view.others()[0]
    if card.kind == "coniuratio":
        aimed = next((s for s in view.others() if view.state.cities[s].standing), whom)
        target = next(iter(view.state.cities[aimed].standing), None)
        return actions.Play(card, seat=aimed, target=target)
    seat = whom if card.kind == "concussio" else -1
    goods = likely_goods(view, card.goods)
    return actions.Play(card, times=int(card.kind == "commercium"), goods=goods, seat=seat)


def likely_goods(view: View, count: int) -> Amounts:
    """So many goods out of the store, of what there is most; more than there is in the first kind."""
    left, paid = view.city.goods[:GOLD], [0, 0, 0]
    for _ in range(count):
        good = max(range(GOLD), key=left.__getitem__)
        left[good] -= 1
        paid[good] += 1
    return paid[0], paid[1], paid[2], 0


# --- other cities ---


def other_zone(view: View, seat: int) -> Zone:
    """Another city in short: its numbers, its town in small, the hand as a count, cards in play."""
    city = view.state.cities[seat]
    return Zone(
        id=f"city-{seat + 1}",
        title=view.name(seat),
        term=city.town.name if city.town else "",
        note=view.say("other_note", losses=city.losses, tokens=len(city.tokens)) if city.losses else "",
        **unnamed(
            [
                *(house(view, id, seat, one) for id, one in view.standing(seat)),
                *laid_out(view, seat),
                *hand_of(view, seat),
            ]
        ),
        totals=tuple(numbers_of(view, seat)),
    )


def numbers_of(view: View, seat: int) -> Iterator[Count]:
    """Prestige, tracks, military, goods and gold of a city."""
    city = view.state.cities[seat]
    tracks = {
        "prestige": city.prestige, "morale": city.morale, "defence": city.defence, "military": buildings.military(city),
    }  # fmt: skip
    for what, value in tracks.items():
        yield Count(icon=what, count=value, label=view.say("term", number=number_text(value), what=view.what(what)))
    for what, have in zip(RESOURCES, city.goods, strict=True):
        yield Count(icon=what, count=have, label=view.amount(what, have))


def hand_of(view: View, seat: int) -> Iterator[Piece]:
    """Another player's hand, with what everybody saw of it, and the trade that there is not."""
    city, name = view.state.cities[seat], view.name(seat)
    label = view.say("hand_of", name=name, count=len(city.hand), seen=len(city.seen))
    mine = () if view.covered else tuple(card for who, card in city.told if who == view.hero)
    known = [view.say("seen", name=name, card=view.card(card)) for card in (*city.seen, *mine)]
    yield Piece(
        id=f"their-hand-{seat + 1}", kind="chip", label=". ".join([label, *known]), count=len(city.hand),
        icons=("hand",), **view.attempt("", actions.Look("hand", seat + 1), (label, *known)),
    )  # fmt: skip
    offer = view.say("offer", name=name)
    yield Piece(
        id=f"offer-{seat + 1}", kind="chip", label=offer, icons=("swap",),
        **view.attempt("", actions.Offer(seat), (offer,)),
    )  # fmt: skip


def house(view: View, id: str, seat: int, one: Standing) -> Piece:
    """A building of another city; a CONIURATIO in hand can be aimed at it."""
    told = view.standing_text(one)
    found = [a for a in view.legal.values() if isinstance(a, actions.Play) and (a.seat, a.target) == (seat, one)]
    offered: dict[str, Any] = view.single(found[0], (told,)) if found else {"preview": (told,)}
    return Piece(
        id=id,
        kind="chip",
        label=told,
        face=standing_face(one, view.lang),
        marks=(f"terrace-{TERRACES[sort_of(one.building)]}", *(() if one.active else ("asleep",))),
        **offered,
    )


def laid_out(view: View, seat: int) -> Iterator[Piece]:
    """Senate cards in play in another city."""
    for id, card in numbered((f"play-{seat + 1}-{card.id}", card) for card in view.state.cities[seat].permanents):
        told = view.card(card)
        yield Piece(id=id, kind="chip", label=told, preview=(told,), icons=("senate",))
    yield from taxes(view, seat)
