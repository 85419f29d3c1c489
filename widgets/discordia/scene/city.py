"""The cities: supply and shortage, slots and towers, tracks; other cities in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulesim import Action
from rulesim.discordia import actions, aqueduct, symbols, year_end
from rulesim.discordia.city import PLACES, TOWER, City, Laid
from rulesim.discordia.components import (
    AQUEDUCT_END,
    AREAS,
    EXTENSIONS,
    KINDS,
    LETTERS,
    NONE,
    TRACKS,
    Figures,
    Privilege,
    Tower,
)
from widgets.discordia.scene.wording import FIGURES, effect_icons, field_icons
from widgets.scenes import Count, Piece, Zone, site
from widgets.scenes.layout import Group, grouped, marks, most_of
from widgets.scenes.wording import upper, yes

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View


def supply_zone(view: View) -> Zone:
    """Figures in supply, the number that counts in the end; stars, manipulators, privileges; the shortage."""
    taught = view.shows("shortage")
    return Zone(
        id="supply",
        title=view.say("supply", **view.player(view.hero)),
        colour=view.seat_colour(view.hero),
        term=view.term("supply"),
        note=view.say("supply_note", count=sum(view.city.supply)),
        pieces=(*own_figures(view), *own_tokens(view)),
        totals_title=view.say("shortage") if taught else "",
        totals=shortage_sum(view, view.hero) if taught else (),
    )


def shortage_sum(view: View, seat: int) -> tuple[Count, ...]:
    """Symbols + empty spaces - aqueduct - reward = shortage; what is nothing is left out."""
    amounts = aqueduct.shortage_parts(view.state, seat)
    total = sum(amounts.values())
    spaces, ring, reward = amounts["spaces"], -amounts["aqueduct"], -amounts["reward"]
    seen, message = total - spaces + ring + reward, "sum_surplus" if total < 0 else "sum_shortage"
    parts = (
        Count(icon="space", count=spaces, sign="+", label=view.say("sum_spaces", count=spaces)),
        Count(icon="aqueduct", count=ring, sign="−", label=view.say("sum_aqueduct", count=ring)),
        Count(icon="perk", count=reward, sign="−", label=view.say("sum_reward", count=reward)),
    )
    return (
        Count(icon="infrastructure", count=seen, label=view.game("count_symbols", count=seen)),
        *(part for part in parts if part.count),
        Count(icon="", count=total, sign="=", label=view.say(message, count=total)),
    )


def own_figures(view: View) -> Iterator[Piece]:
    """The figures in supply, by colour."""
    for color, (letter, count) in enumerate(zip(LETTERS, view.city.supply, strict=True)):
        joker = bool(view.city.jokers >> color & 1)
        told = [upper(view.game(f"figure_{letter}", count=count)), *([view.say("is_joker")] if joker else [])]
        text = view.game(f"figure_{letter}" if count == 1 else f"figure_{letter}.plural")
        looks = {"count": count, "icons": (FIGURES[color],), "text": text, "spot": f"figures.{color}"}
        badge = view.say("badge_joker") if joker else ""
        leads = tuple(leads_to(view, color)) if count else ()
        yield view.piece("figures", letter, ", ".join(told), idle=told, badge=badge, leads=leads, **looks)


def leads_to(view: View, color: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every slot, with the moves that send such a figure there, or the one that tells why none does."""
    one: Figures = tuple(int(other == color) for other in range(len(LETTERS)))  # type: ignore[assignment]
    for place in range(len(PLACES)):
        for index, laid in enumerate(view.city.places(place)):
            home, asked = view.spot(place, index), likely_payment(view, laid) if laid else NONE
            tried = sending(view, place, index, laid, asked if asked[color] else one)
            sends = [
                action
                for action in view.by_home.get(home, ())
                if isinstance(action, actions.Dispatch | actions.Special) and action.figures[color]
            ]
            yield home, tuple(map(str, sends or [tried]))


def own_tokens(view: View) -> Iterator[Piece]:
    """Stars, manipulators, privileges."""
    city = view.city
    label = upper(view.game("count_stars", count=city.stars))
    word = view.game("count_stars.one" if city.stars == 1 else "count_stars")
    yield view.piece("stars", None, label, idle=(view.say("stars_note"),), count=city.stars, text=word)
    if view.shows("manipulators"):
        facts = {"ready": city.ready, "count": city.manipulators}
        told = (view.say("manipulators", **facts), view.say("manipulators_note"))
        looks = {"text": view.say("manipulators_short", **facts), "meter": (city.ready, city.manipulators)}
        yield view.piece("manipulators", None, upper(told[0]), idle=told, **looks)
    for number, (privilege, spent) in enumerate(city.privileges):
        badge = view.say("badge_spent") if spent else ""
        lies: dict[str, Any] = {"spot": f"privilege.{number}", "marks": marks(gone=spent)}
        yield privilege_token(view, privilege, actions.Use.of(privilege), "spent" * spent, badge=badge, **lies)


def privilege_token(view: View, privilege: Privilege, other: Action, state: str = "", **looks: Any) -> Piece:
    """A privilege, on display or one's own; ``state``: what is said of it, else whether it lasts."""
    words, lasting = view.game(f"privilege_{privilege.id}"), "permanent" if privilege.permanent >= 0 else "once"
    told = (words, view.say(state or lasting))
    looks |= {"id": privilege.id, "text": words, "icons": ("privilege", *effect_icons(privilege.effects))}
    return view.piece("privilege", None, ", ".join(told), other, idle=told, **looks)


def city_zone(view: View) -> Zone:
    """The own city: every slot by area, the towers, what an extension of each kind would cover."""
    seat, city = view.hero, view.city
    groups: list[Group] = []
    for place in (0, TOWER, 1, 2, 3):
        laid = [slot(view, place, index, one) for index, one in enumerate(city.places(place))]
        laid += [extension(view, place)] if place < TOWER else []
        groups.append((laid, view.say(f"area_{PLACES[place]}"), view.term(PLACES[place])))
    known = "all" if view.state.germanic[1] else "part"
    facts = {"strength": year_end.strength(city), "germans": year_end.germans(view.state), "known": known}
    return Zone(
        id=f"city-{seat + 1}",
        title=view.say("city", **view.player(seat)),
        term=view.term("city"),
        note=view.say("city_note", **facts) if view.shows("germans") else "",
        **grouped(groups),
        active=view.turn or view.asks("DISPATCH", "DEMOLISH", "TOWERLOSS", "FLIP", "EXTENSION"),
    )


def slot(view: View, place: int, index: int, laid: Laid | None) -> Piece:
    """One slot of the own city: what lies on it, or the empty slot with the symbol that a tile would cover."""
    where = view.say("slot", area=view.game(f"area_{PLACES[place]}"), slot=index + 1)
    lies: dict[str, Any] = {"id": view.spot(place, index), "spot": f"slot.{PLACES[place]}.{index}"}
    field = view.state.board.slot(place, index) if place < TOWER else None
    extended = field is not None and not field.printed
    if laid:
        told, other = view.laid_words(laid), dispatch_attempt(view, place, index, laid)
        looks = {"face": view.face(laid.tile, laid), "marks": marks(extended=extended, new=laid.tile.id == view.newest)}
        return view.piece("slot", None, f"{where}: {told}", other, idle=(told,), **looks, **lies)
    symbol = bool(field and field.printed and field.symbol)
    label = upper(view.say("empty_slot", where=where, symbol=yes(symbol)))
    swaps = place == TOWER and not view.pending
    other = actions.Trade.of(index) if swaps else actions.Dispatch.of(place, index, NONE)
    icon = "infrastructure" if symbol else "tower" if place == TOWER else KINDS[place]
    looks = {"icons": (icon,), "marks": marks(extended=extended)}
    return view.piece("empty", None, label, other, text=view.say("empty"), **looks, **lies)


def dispatch_attempt(view: View, place: int, index: int, laid: Laid) -> Action:
    """What a press on a tile attempts where nothing is legal: to give it up where a tile is lost, else a dispatch."""
    if view.asks("DEMOLISH"):
        return actions.Demolish.of(place, index)
    if isinstance(laid.tile, Tower) and laid.tile.trade:
        return actions.Trade.of(index)
    return sending(view, place, index, laid, likely_payment(view, laid))


def sending(view: View, place: int, index: int, laid: Laid | None, figures: Figures) -> Action:
    """These figures sent to a slot: specially, where the die's value may allow that."""
    state = view.state
    special = laid and laid.next and state.die >= 0 and (bool(state.main) or laid.tile.value == state.value)
    return actions.Special.of(place, index, figures) if special else actions.Dispatch.of(place, index, figures)


def likely_payment(view: View, laid: Laid) -> Figures:
    """What the next space asks for; a grey figure is paid with what the supply has most of."""
    if laid.next is None:
        return NONE
    asked = laid.next.figures
    grey = most_of([have - due for have, due in zip(view.city.supply, asked, strict=True)], laid.next.grey)
    blue, red, white, yellow = map(sum, zip(asked, grey, strict=True))
    return blue, red, white, yellow


def extension(view: View, kind: int) -> Piece:
    """The stack of one kind of extension, where the next one would lie, with what it would cover."""
    left, name, covered, spot = view.state.stacks[kind], EXTENSIONS[kind], view.next_spot(kind), ""
    if covered:
        covers = [view.game("count_symbols", count=1)] if covered.symbol else []
        covers += [view.effects(covered.bonus)] if covered.bonus else []
        spot = f"slot.{name}.{len(view.city.slots[kind])}"
    else:
        covers = []
        spot = f"track.{name}.{symbols.track_length(view.state, view.hero, kind - len(AREAS)) + 1}"
    facts = {"kind": view.game(f"extension_{name}"), "left": left, "covers": ", ".join(covers) or "none"}
    looks = {"text": view.say("extend", left=left), "icons": ("extension", *view.extension_icons(kind)), "spot": spot}
    return view.piece("extension", name, view.say("extension", **facts), actions.EXTENDS[kind], **looks)


def tracks_zone(view: View) -> Zone:
    """Expedition path, development track, aqueduct and decree spaces, with what every field gives.

    Before decrees are taught, what is seen of their spaces are symbols.
    """
    taught = view.shows("decrees")
    spaces = view.say("group_decree_spaces" if taught else "group_symbols")
    groups: list[Group] = [
        (track(view, 0), view.game("track_expedition"), view.term("expedition-path")),
        (track(view, 1), view.game("track_development"), view.term("development-track")),
        (aqueduct_fields(view), view.game("part_aqueduct"), view.term("aqueduct")),
        (decree_spaces(view), spaces, view.term("decree-space") if taught else ""),
    ]
    title = view.say("tracks", **view.player(view.hero))
    return Zone(id=f"tracks-{view.hero + 1}", title=title, **grouped(groups))


def track(view: View, track: int) -> Iterator[Piece]:
    """The fields of the expedition path (0) or the development track (1), and the stack that lengthens it."""
    state, stars = view.state, view.city.development if track else view.city.expedition
    name = view.game(f"track_{TRACKS[track]}")
    for number in range(1, symbols.track_length(state, view.hero, track) + 1):
        field, covered = state.board.tracks[track].field(number), number <= stars
        told = {"state": "covered" if covered else "next" if number == stars + 1 else "free", "field": number}
        told |= {"symbol": yes(field.symbol), "gives": view.effects(field.bonus) or "none"}
        label = upper(view.say("field", track=name, **told))
        looks = {"icons": ("star",) if covered else field_icons(field), "marks": marks(covered=covered)}
        move = field_attempt(view, track, number, number == stars + 1, label)
        yield view.piece(TRACKS[track], number, label, move=move, count=number, **looks)
    yield extension(view, len(AREAS) + track)


def field_attempt(view: View, track: int, number: int, following: bool, label: str) -> dict[str, Any]:
    """A field stands for a star on it: by a bonus that waits, or by developing."""
    develops = track == 1 and not view.pending
    if not following:
        return {"action": f"develop {number}" if develops else f"star {TRACKS[track]} {number}", "preview": (label,)}
    action: Action = actions.DEVELOP if develops else actions.ADVANCES[track]
    legal = str(action) in view.legal
    return {"action": str(action), "legal": legal, "preview": (label, *(view.preview(action) if legal else ()))}


def aqueduct_fields(view: View) -> Iterator[Piece]:
    """The fields of the aqueduct, each by what it takes off the shortage, with the ring on one of them."""
    board, ring = view.state.board, view.city.ring
    scale = board.half_reduction if view.state.options.aqueduct_scale == "half" else board.reduction
    for number in range(AQUEDUCT_END + 1):
        here = number == ring
        label = upper(view.say("aqueduct_field", field=number, less=scale[number], here=yes(here)))
        looks: dict[str, Any] = {"icons": ("ring",) * here, "marks": marks(here=here, wet=number < ring)}
        yield view.piece("aqueduct", number, label, count=scale[number], **looks)


def decree_spaces(view: View) -> Iterator[Piece]:
    """The decree spaces: covered by a decree, or with what covering them gives; before decrees are taught, symbols."""
    claimed, taught = view.city.decrees, view.shows("decrees")
    for index, field in enumerate(view.state.board.decree_spaces):
        decree = claimed[index] if index < len(claimed) else None
        label, icons = view.say("symbol_space"), ("infrastructure",) * bool(field.symbol and not decree)
        if taught:
            facts = {"field": index + 1, "symbol": yes(field.symbol), "gives": view.effects(field.bonus) or "none"}
            label = view.say("decree_space", **facts, decree=view.game(f"decree_{decree.id}") if decree else "none")
            icons = ("decree",) if decree else field_icons(field)
        looks: dict[str, Any] = {
            "icons": icons,
            "marks": marks(covered=bool(decree and taught)),
            "spot": f"decree.{index}",
        }
        yield view.piece("decree-space", index + 1, label, count=index + 1, **looks)


def other_zone(view: View, seat: int) -> Zone:
    """Another city: its numbers, and its tiles as chips until they are opened."""
    city, told = view.state.cities[seat], {"shortage": aqueduct.shortage(view.state, seat)}
    note = view.say("other_note", **told, strength=year_end.strength(city), count=sum(city.supply))
    tracks = {"expedition": city.expedition, "development": city.development, "ring": city.ring, "ready": city.ready}
    stars = Count(icon="star", count=city.stars, label=view.game("count_stars", count=city.stars))
    return Zone(
        id=f"city-{seat + 1}",
        title=view.say("city", **view.player(seat)),
        colour=view.seat_colour(seat),
        note=f"{note} · {view.say('other_tracks', **tracks, decrees=len(city.decrees))}",
        pieces=tuple(
            view.piece("tile", None, view.laid_words(one), home="", id=one.tile.id, face=view.face(one.tile, one))
            for one in city.laid()
        ),
        compact=True,
        totals=(*figure_counts(view, city), stars),
        empty=view.say("nothing_built"),
    )


def figure_counts(view: View, city: City) -> list[Count]:
    """The figures in a supply, by colour."""
    kinds = zip(FIGURES, LETTERS, city.supply, strict=True)
    return [Count(icon=icon, count=n, label=view.game(f"figure_{letter}", count=n)) for icon, letter, n in kinds]


def other_strip(view: View, seat: int) -> Zone:
    """Another city on one line: figures in supply, by colour and in all, then its shortage and its strength."""
    city, totals = view.state.cities[seat], figure_counts(view, view.state.cities[seat])
    if view.shows("shortage"):
        shortage, strength = aqueduct.shortage(view.state, seat), year_end.strength(city)
        totals.append(Count(icon="shortage", count=shortage, label=view.say("strip_shortage", count=shortage)))
        totals.append(Count(icon="strength", count=strength, label=view.say("strength", count=strength)))
    return Zone(
        id=f"city-{seat + 1}",
        title=view.name(seat),
        colour=view.seat_colour(seat),
        badge=view.say("strip_supply", count=sum(city.supply)),
        totals=tuple(totals),
        strip=True,
        seen=tuple(seen(view, seat)),
    )


def seen(view: View, seat: int) -> Iterator[Piece]:
    """What of another city can be told from afar: its places, with the tiles and towers on them, and its ring."""
    city = view.state.cities[seat]
    for place, area in enumerate(PLACES):
        for index, laid in enumerate(city.places(place)):
            face = view.face(laid.tile, laid) if laid else None
            yield site(f"{seat}-{area}-{index}", f"slot.{area}.{index}", face=face)
    yield site(f"{seat}-ring", f"aqueduct.{city.ring}", icons=("ring",), marks=("here",))
