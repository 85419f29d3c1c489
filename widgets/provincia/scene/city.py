"""The cities: the own board with store, tracks and buildings; hand and cards in play; other cities in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, cast

from rulesim import Action
from rulesim.provincia import actions, buildings, discounts, production
from rulesim.provincia.components import GOLD, RESOURCES, Building, Card, Senate, Standing
from widgets.numbers import number_text
from widgets.provincia.scene.wording import payable, sort_of
from widgets.scenes import Count, Face, Piece, Zone
from widgets.scenes.layout import Group, grouped, marks, most_of, numbered, unnamed
from widgets.scenes.wording import upper, yes

if TYPE_CHECKING:
    from widgets.provincia.scene.view import View

MORALE_END, DEFENCE_END = 9, 5
"""As far as the tracks are drawn if nothing lies beyond (see amb-track-maxima)."""
TERRACES: Final = {"prestige": 0, "defence": 1, "basic": 1, "production": 2, "storage": 2}
"""The sort of a building (see ``wording.sort_of``) -> the terrace it stands on, as penalties take them."""


# --- the own city ---


def city_zone(view: View) -> Zone:
    """The own city: store, prestige, tracks, buildings, cards in play."""
    seat, town = view.hero, view.city.town
    stored = view.say("group_store", cap=production.cap(view.state, view.city))
    groups: list[Group] = [
        (store(view), stored, ""),
        (worth(view), view.say("group_prestige"), view.term("prestige")),
        (track(view, "morale"), view.say("group_morale"), view.term("morale")),
        (track(view, "defence"), view.say("group_defence"), view.term("defence")),
        (own_buildings(view), view.say("group_buildings"), view.term("building")),
        (in_play(view), view.say("group_in_play"), ""),
    ]
    acting = view.deciding and view.state.phase in ("activate", "combat")
    return Zone(
        id=f"city-{seat + 1}",
        title=view.say("city", **view.player(seat)),
        colour=view.seat_colour(seat),
        term=town.name if town else "",
        note=view.say("town_note", colour=view.colour(town.colour), shows=town.shows) if town else "",
        **grouped(groups),
        active=acting and any(home.startswith("stand-") for home in view.by_home),
    )


def store(view: View) -> Iterator[Piece]:
    """Clay, wood, stone and gold: the first three against the limit of the store."""
    cap = production.cap(view.state, view.city)
    for what, have in zip(RESOURCES, view.city.goods, strict=True):
        limited, text = what != "gold", view.what(what)
        label = upper(view.say("stored", what=text, have=have, cap=cap if limited else "none"))
        looks = {"meter": (have, cap) if limited else None, "marks": marks(full=limited and have >= cap)}
        yield view.piece("store", what, label, icons=(what,), count=have, text=text, **looks)


def worth(view: View) -> Iterator[Piece]:
    """The prestige, and the prestige cards with what was lost: a card shows -2, then -4, then a second one -2."""
    prestige, losses = view.city.prestige, view.city.losses
    label = view.say("prestige", prestige=number_text(prestige))
    idle = (label, view.say("prestige_below")) if prestige < 0 else (label,)
    yield view.piece("prestige", None, label, idle=idle, text=number_text(prestige))
    for number, before in enumerate(range(0, losses, 4), 1):
        lost = min(4, losses - before)
        text = view.say("prestige_card.short", lost=lost)
        yield view.piece("loss", number, view.say("prestige_card", lost=lost), text=text)


def track(view: View, what: str) -> Iterator[Piece]:
    """The fields of a track with the marker on one of them, once the set-up has put it there."""
    setup, value, town = view.state.tables.setup, int(getattr(view.city, what)), view.city.town
    first, last = (setup.morale_min, MORALE_END) if what == "morale" else (setup.defence_min, DEFENCE_END)
    lies = view.state.phase != "setup"
    for number in range(min(first, value) if lies else first, max(last, value) + 1):
        here, text = lies and number == value, number_text(number)
        facts = {"number": text, "here": yes(here) if lies else "none", "yours": number_text(value)}
        label = upper(view.say("field", track=view.what(what), **facts))
        mark = ("here", *([f"token-{town.colour}"] if town else ())) if here else ()
        yield view.piece(what, number, label, text=text, icons=(what,) * here, marks=mark)


def own_buildings(view: View) -> Iterator[Piece]:
    """The buildings, each with what it gives and what it is worth; inactive ones wait to be activated.

    A press where nothing is legal attempts to lose or to activate it, unless that is the move of one like it.
    """
    for id, one in view.standing(view.hero):
        other = actions.Lose(one) if view.state.phase == "combat" else actions.Activate(one.building)
        state = "turned" if one.turned else "" if one.active else "inactive"
        idle, new = not one.active, view.newest == one.building.id
        looks: dict[str, Any] = {"marks": marks(new=new, inactive=idle, asleep=idle), "spot": plot(one)}
        looks |= {"badge": view.say(f"badge_{state}") if state else "", "face": view.standing_face(one)}
        tried, home = None if str(other) in view.legal else other, view.stand_key(one)
        yield view.piece("stand", None, view.standing_text(one), tried, home=home, id=id, **looks)


def plot(one: Standing) -> str:
    """Where a building stands on the map."""
    return f"plot.{TERRACES[sort_of(one.building)]}"


def in_play(view: View) -> Iterator[Piece]:
    """Senate cards that lie in front of the player, and what others laid on him."""
    for id, card in numbered((f"play-{card.id}", card) for card in view.city.permanents):
        yield view.piece("play", None, view.card(card), home="", id=id, face=view.permanent_face(card))
    yield from taxes(view, view.hero, "play")


def taxes(view: View, seat: int, spot: str = "") -> Iterator[Piece]:
    """PRAETOR played in this round; a CONCUSSIO on this player. On the map they lie as the cards that they are."""
    city, cards = view.state.cities[seat], view.state.tables.by_id
    for name, kind, lies in (("praetor", "praetor", city.praetor), ("forced", "concussio", city.forced)):
        if lies:
            face = view.permanent_face(cast("Senate", cards[kind])) if spot else None
            yield view.piece(name, seat + 1, view.say(name), text=view.say(f"{name}.short"), face=face, spot=spot)


# --- the hand ---


def hand_zone(view: View) -> Zone:
    """The own hand: what may be played now, what is short for the rest."""
    count, limit, phase = len(view.city.hand), view.state.tables.setup.hand_limit, view.state.phase
    over = yes(phase == "play" and count > limit)
    return Zone(
        id="hand",
        title=view.say("hand", **view.player(view.hero)),
        term=view.term("hand"),
        note=view.say("note_hand", count=count, limit=limit, over=over),
        **unnamed(covered_hand(view) if view.covered else held(view)),
        active=view.deciding and phase in ("play", "final") and not view.covered,
    )


def covered_hand(view: View) -> Iterator[Piece]:
    """The own hand, face down until it is asked for."""
    for number in range(1, len(view.city.hand) + 1):
        yield view.piece("covered", number, view.say("covered_card"), command="uncover")


def held(view: View) -> Iterator[Piece]:
    """The cards of the own hand."""
    for id, card in numbered((f"hand-{card.id}", card) for card in view.city.hand):
        protects = "aediles" in view.legal and isinstance(card, Senate) and card.kind == "aediles"
        home, idle = "aediles" if protects else f"hand-{card.id}", (*view.card_lines(card), *price_words(view, card))
        playing = view.state.phase in ("play", "final") and not view.asking
        short = ", ".join(view.amount(*lack) for lack in lacking(view, card)) if playing else ""
        badge = view.say("badge_short", amounts=short) if short else ""
        mark = marks(short=bool(short), several="," in badge, new=not short and view.newest == card.id)
        looks = {"face": priced(view, card, view.card_face(card)), "marks": mark}
        tried = hand_attempt(view, card)
        yield view.piece("hand", None, view.card(card), tried, home=home, idle=idle, id=id, badge=badge, **looks)


def priced(view: View, card: Card, face: Face) -> Face:
    """A card's face on which every part of its cost says whether the onlooker could pay it now."""
    return face if view.asking or view.covered or not face.rows else payable(face, dict(lacking(view, card)))


def lacking(view: View, card: Card) -> list[tuple[str, int]]:
    """What is short for a card, with the discount that suits best: of each resource, then of goods of any kind."""
    city = view.city
    kinds = discounts.possible(city, card) if isinstance(card, Building) else ()
    lacks = min((discounts.shortage(city, card, less) for less in kinds or (-1,)), key=sum)
    goods = card.goods - sum(city.goods[:GOLD]) if isinstance(card, Senate) else 0
    return [(what, short) for what, short in zip((*RESOURCES, "goods"), (*lacks, goods), strict=True) if short > 0]


def price_words(view: View, card: Card) -> Iterator[str]:
    """What a discount makes of the cost, and what is short."""
    if isinstance(card, Building) and (kinds := discounts.possible(view.city, card)):
        yield view.say("discounted", kinds=view.listed((view.what(RESOURCES[kind]) for kind in kinds), "or"))
    if short := lacking(view, card):
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
    """A senate card as one would most likely play it, paid with goods of which there are most."""
    if card.kind == "aediles":
        return actions.Protect() if view.waits[0] else actions.Play(card)
    others, cities = view.others(), view.state.cities
    if card.kind == "coniuratio":
        aimed = next((seat for seat in others if cities[seat].standing), others[0])
        return actions.Play(card, seat=aimed, target=next(iter(cities[aimed].standing), None))
    seat = others[0] if card.kind == "concussio" else -1
    clay, wood, stone = most_of(view.city.goods[:GOLD], card.goods)
    return actions.Play(card, times=int(card.kind == "commercium"), goods=(clay, wood, stone, 0), seat=seat)


# --- other cities ---


def other_zone(view: View, seat: int) -> Zone:
    """Another city in short: its numbers, its town in small, the hand as a count, cards in play."""
    city = view.state.cities[seat]
    return Zone(
        id=f"city-{seat + 1}",
        title=view.name(seat),
        colour=view.seat_colour(seat),
        term=city.town.name if city.town else "",
        note=view.say("other_note", losses=city.losses, tokens=len(city.tokens)) if city.losses else "",
        **unnamed([*houses(view, seat), *laid_out(view, seat), *hand_of(view, seat)]),
        totals=tuple(numbers_of(view, seat)),
    )


def numbers_of(view: View, seat: int) -> Iterator[Count]:
    """Prestige, tracks, military, goods and gold of a city."""
    city = view.state.cities[seat]
    tracks = {"prestige": city.prestige, "morale": city.morale, "defence": city.defence}
    for what, value in (*tracks.items(), ("military", buildings.military(city))):
        yield Count(icon=what, count=value, label=view.say("term", number=number_text(value), what=view.what(what)))
    for what, have in zip(RESOURCES, city.goods, strict=True):
        yield Count(icon=what, count=have, label=view.amount(what, have))


def hand_of(view: View, seat: int) -> Iterator[Piece]:
    """Another player's hand, with what everybody saw of it, and the trade that there is not."""
    city, name, number = view.state.cities[seat], view.name(seat), seat + 1
    mine = () if view.covered else tuple(card for who, card in city.told if who == view.hero)
    told = [view.say("hand_of", name=name, count=len(city.hand), seen=len(city.seen))]
    told += [view.say("seen", name=name, card=view.card(card)) for card in (*city.seen, *mine)]
    look, count = actions.Look("hand", number), len(city.hand)
    yield view.piece("their-hand", number, ". ".join(told), look, home="", idle=told, count=count)
    yield view.piece("offer", number, view.say("offer", name=name), actions.Offer(seat), home="")


def houses(view: View, seat: int) -> Iterator[Piece]:
    """The buildings of another city; a CONIURATIO in hand can be aimed at one."""
    aimed = {a.target: a for a in reversed(view.legal.values()) if isinstance(a, actions.Play) and a.seat == seat}
    for id, one in view.standing(seat):
        label, mark = view.standing_text(one), f"terrace-{TERRACES[sort_of(one.building)]}"
        move = view.single(aimed[one], (label,)) if one in aimed else None
        looks = {"face": view.standing_face(one), "marks": (mark, *marks(asleep=not one.active))}
        yield view.piece("house", None, label, home="", move=move, id=id, **looks)


def laid_out(view: View, seat: int) -> Iterator[Piece]:
    """Senate cards in play in another city."""
    for id, card in numbered((f"play-{seat + 1}-{card.id}", card) for card in view.state.cities[seat].permanents):
        yield view.piece("their-play", None, view.card(card), home="", id=id)
    yield from taxes(view, seat)
