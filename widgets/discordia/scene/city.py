"""The cities: supply and shortage, slots and towers, tracks; other cities in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulesim import Action
from rulesim.discordia import actions, aqueduct, symbols, year_end
from rulesim.discordia.city import PLACES, TOWER, City, Laid
from rulesim.discordia.components import AQUEDUCT_END, AREAS, EXTENSIONS, KINDS, LETTERS, TRACKS, Figures, Tower
from widgets.discordia.scene.icons import FIGURES, effect_icons, field_icons
from widgets.scenes import Count, Piece, Zone, site
from widgets.scenes.brackets import Group, grouped
from widgets.scenes.wording import upper

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View


def supply_zone(view: View) -> Zone:
    """Figures in supply, the number that counts in the end; stars, manipulators, privileges; the shortage."""
    city = view.city
    count = sum(city.supply)
    return Zone(
        id="supply",
        title=view.say("supply", **view.player(view.hero)),
        term=view.term("supply"),
        note=view.say("supply_note", count=count),
        pieces=tuple(supplied(view)),
        totals_title=view.say("shortage") if view.shows("shortage") else "",
        totals=tuple(shortage_sum(view, view.hero)) if view.shows("shortage") else (),
    )


def shortage_sum(view: View, seat: int) -> Iterator[Count]:
    """Symbols + empty spaces - aqueduct (- reward) = shortage."""
    parts = aqueduct.shortage_parts(view.state, seat)
    total = sum(parts.values())
    spaces, ring, reward = parts["spaces"], -parts["aqueduct"], -parts["reward"]
    seen = total - spaces + ring + reward
    yield Count(icon="infrastructure", count=seen, label=view.game("count_symbols", count=seen))
    yield Count(icon="space", count=spaces, sign="+", label=view.say("sum_spaces", count=spaces))
    yield Count(icon="aqueduct", count=ring, sign="−", label=view.say("sum_aqueduct", count=ring))
    if reward:
        yield Count(icon="perk", count=reward, sign="−", label=view.say("sum_reward", count=reward))
    yield Count(
        icon="", count=total, sign="=", label=view.say("sum_surplus" if total < 0 else "sum_shortage", count=total)
    )


def supplied(view: View) -> Iterator[Piece]:
    """What is in supply: figures by colour, stars, manipulators, privileges."""
    yield from own_figures(view)
    yield from own_tokens(view)
    for number, (privilege, spent) in enumerate(view.city.privileges):
        words = view.game(f"privilege_{privilege.id}")
        state = view.say("spent" if spent else "permanent" if privilege.permanent >= 0 else "once")
        yield Piece(
            id=privilege.id, kind="token", label=f"{words}, {state}", text=words,
            icons=("privilege", *effect_icons(privilege.effects)), marks=("gone",) if spent else (),
            badge=view.say("badge_spent") if spent else "", spot=f"privilege.{number}",
            **view.attempt(privilege.id, actions.Use.of(privilege), (words, state)),
        )  # fmt: skip


def own_figures(view: View) -> Iterator[Piece]:
    """The figures in supply, by colour."""
    city = view.city
    for color, count in enumerate(city.supply):
        letter = LETTERS[color]
        joker = bool(city.jokers >> color & 1)
        label = view.game(f"figure_{letter}", count=count)
        lines = [upper(label), *([view.say("is_joker")] if joker else [])]
        yield Piece(
            id=f"figures-{letter}", kind="token", label=", ".join(lines), count=count, icons=(FIGURES[color],),
            text=view.game(f"figure_{letter}" if count == 1 else f"figure_{letter}.plural"), preview=tuple(lines),
            badge=view.say("badge_joker") if joker else "", spot=f"figures.{color}",
        )  # fmt: skip


def own_tokens(view: View) -> Iterator[Piece]:
    """Stars and manipulators."""
    city = view.city
    stars = view.game("count_stars", count=city.stars)
    word = view.game("count_stars.one" if city.stars == 1 else "count_stars")
    yield Piece(id="stars", kind="token", label=upper(stars), count=city.stars, icons=("star",),
                text=word, preview=(view.say("stars_note"),), spot="stars")  # fmt: skip
    if not view.shows("manipulators"):
        return
    ready = view.say("manipulators", ready=city.ready, count=city.manipulators)
    yield Piece(
        id="manipulators", kind="token", label=upper(ready), icons=("manipulator",),
        text=view.say("manipulators_short", ready=city.ready, count=city.manipulators),
        meter=(city.ready, city.manipulators),
        preview=(ready, view.say("manipulators_note")), spot="manipulators",
    )  # fmt: skip


def city_zone(view: View) -> Zone:
    """The own city: slots by area with what lies on them, the towers, and what an extension would add."""
    seat, city = view.hero, view.city
    groups: list[Group] = []
    for place in (0, TOWER, 1, 2, 3):
        laid = [slot(view, place, index, one) for index, one in enumerate(city.places(place))]
        laid += [extension(view, place)] if place < TOWER else []
        area = PLACES[place]
        groups.append((laid, view.say(f"area_{area}"), view.term(area)))
    men, germans = year_end.strength(city), year_end.germans(view.state)
    known = "all" if view.state.germanic[1] else "part"
    asked = view.pending[0] if view.pending else ""
    return Zone(
        id=f"city-{seat + 1}",
        title=view.say("city", **view.player(seat)),
        term=view.term("city"),
        note=view.say("city_note", strength=men, germans=germans, known=known) if view.shows("germans") else "",
        **grouped(groups),
        active=view.turn or asked in ("DISPATCH", "DEMOLISH", "TOWERLOSS", "FLIP", "EXTENSION"),
    )


def slot(view: View, place: int, index: int, laid: Laid | None) -> Piece:
    """One slot of the own city: what lies on it, or the empty slot."""
    if laid is None:
        return empty_slot(view, place, index)
    tile, id = laid.tile, laid.tile.id
    other = dispatch_attempt(view, place, index, laid)
    told = view.laid_words(laid)
    where = view.say("slot", area=view.game(f"area_{PLACES[place]}"), slot=index + 1)
    marks = ("new",) if id == view.newest else ()
    return Piece(
        id=id,
        kind="tile",
        label=f"{where}: {told}",
        face=view.face(tile, laid),
        marks=marks,
        spot=f"slot.{PLACES[place]}.{index}",
        **view.attempt(id, other, (told,)),
    )


def dispatch_attempt(view: View, place: int, index: int, laid: Laid) -> Action:
    """What a press on a tile attempts where nothing is legal: to give it up where a tile is lost, else a dispatch."""
    state = view.state
    if view.pending and view.pending[0] == "DEMOLISH":
        return actions.Demolish.of(place, index)
    if isinstance(laid.tile, Tower) and laid.tile.trade:
        return actions.Trade.of(index)
    figures = likely_payment(view, laid)
    special = laid.next is not None and state.die >= 0 and (bool(state.main) or laid.tile.value == state.value)
    return actions.Special.of(place, index, figures) if special else actions.Dispatch.of(place, index, figures)


def likely_payment(view: View, laid: Laid) -> Figures:
    """What the next space asks for; a grey figure is paid with what the supply has most of."""
    if laid.next is None:
        return (0, 0, 0, 0)
    paid = [*laid.next.figures]
    left = [have - asked for have, asked in zip(view.city.supply, paid, strict=True)]
    for _ in range(laid.next.grey):
        color = max(range(len(LETTERS)), key=left.__getitem__)
        paid[color] += 1
        left[color] -= 1
    return paid[0], paid[1], paid[2], paid[3]


def empty_slot(view: View, place: int, index: int) -> Piece:
    """A slot with nothing on it, and the symbol that a tile would cover."""
    id = view.spot(place, index)
    where = view.say("slot", area=view.game(f"area_{PLACES[place]}"), slot=index + 1)
    field = view.state.board.slot(place, index) if place < TOWER else None
    symbol = bool(field and field.printed and field.symbol)
    label = view.say("empty_slot", where=where, symbol="yes" if symbol else "no")
    other = actions.Dispatch.of(place, index, (0, 0, 0, 0)) if place < TOWER else actions.Trade.of(index)
    icon = "tower" if place == TOWER else KINDS[place]
    return Piece(
        id=id,
        kind="place",
        label=upper(label),
        text=view.say("empty"),
        icons=("infrastructure",) if symbol else (icon,),
        spot=f"slot.{PLACES[place]}.{index}",
        **view.attempt(id, other, (upper(label),)),
    )


def extension(view: View, kind: int) -> Piece:
    """The stack of one kind of extension, where the next one would lie, with what it would cover."""
    left, name = view.state.stacks[kind], EXTENSIONS[kind]
    words = view.game(f"extension_{name}")
    label = view.say("extension", kind=words, left=left, covers=covers(view, kind) or "none")
    return Piece(
        id=f"extension-{name}",
        kind="place",
        label=label,
        text=view.say("extend", left=left),
        icons=("extension", *view.extension_icons(kind)),
        marks=("small",),
        spot=extension_spot(view, kind),
        **view.attempt(f"extension-{name}", actions.EXTENDS[kind], (label,)),
    )


def extension_spot(view: View, kind: int) -> str:
    """Where the next extension of a kind lies."""
    if kind < len(AREAS):
        return f"slot.{AREAS[kind]}.{len(view.city.slots[kind])}"
    track = kind - len(AREAS)
    return f"track.{TRACKS[track]}.{symbols.track_length(view.state, view.hero, track) + 1}"


def covers(view: View, kind: int) -> str:
    """What the next extension of a kind would cover, in words."""
    spot = view.next_spot(kind)
    if spot is None:
        return ""
    parts = [view.game("count_symbols", count=1)] if spot.symbol else []
    return ", ".join([*parts, *([view.effects(spot.bonus)] if spot.bonus else [])])


def tracks_zone(view: View) -> Zone:
    """Expedition path, development track, aqueduct and decree spaces, with what every field gives."""
    seat = view.hero
    groups: list[Group] = [
        ([*track(view, 0)], view.game("track_expedition"), view.term("expedition-path")),
        ([*track(view, 1)], view.game("track_development"), view.term("development-track")),
        ([*aqueduct_fields(view)], view.game("part_aqueduct"), view.term("aqueduct")),
        ([*decree_spaces(view)], *decree_words(view)),
    ]
    return Zone(
        id=f"tracks-{seat + 1}",
        title=view.say("tracks", **view.player(seat)),
        **grouped(groups),
    )


def track(view: View, track: int) -> Iterator[Piece]:
    """The fields of the expedition path (0) or the development track (1), and the stack that lengthens it."""
    state, city, seat = view.state, view.city, view.hero
    stars = city.development if track else city.expedition
    name = view.game(f"track_{TRACKS[track]}")
    for number in range(1, symbols.track_length(state, seat, track) + 1):
        field, covered = state.board.tracks[track].field(number), number <= stars
        gives = view.effects(field.bonus)
        facts = {"field": number, "state": "covered" if covered else "next" if number == stars + 1 else "free"}
        label = view.say("field", track=name, **facts, symbol="yes" if field.symbol else "no", gives=gives or "none")
        yield Piece(
            id=f"{TRACKS[track]}-{number}",
            kind="field",
            label=upper(label),
            count=number,
            icons=("star",) if covered else field_icons(field),
            marks=("covered",) if covered else (),
            spot=f"track.{TRACKS[track]}.{number}",
            **field_attempt(view, track, number, number == stars + 1, upper(label)),
        )
    yield extension(view, len(AREAS) + track)


def field_attempt(view: View, track: int, number: int, following: bool, label: str) -> dict[str, Any]:
    """A field stands for a star on it: by a bonus that waits, or by developing."""
    develops = track == 1 and not view.pending
    if following:
        action: Action = actions.DEVELOP if develops else actions.ADVANCES[track]
        legal = str(action) in view.legal
        lines = (label, *(view.preview(action) if legal else ()))
        return {"action": str(action), "legal": legal, "preview": lines}
    action = actions.Develop(number) if develops else actions.Advance(track, number)
    return {"action": str(action), "preview": (label,)}


def aqueduct_fields(view: View) -> Iterator[Piece]:
    """The fields of the aqueduct, each by what it takes off the shortage, with the ring on one of them."""
    board, ring = view.state.board, view.city.ring
    half = view.state.options.aqueduct_scale == "half"
    scale = board.half_reduction if half else board.reduction
    for number in range(AQUEDUCT_END + 1):
        here = number == ring
        told = view.say("aqueduct_field", field=number, less=scale[number], here="yes" if here else "no")
        yield Piece(
            id=f"aqueduct-{number}", kind="field", label=upper(told), preview=(upper(told),),
            count=scale[number], icons=("ring",) if here else (), spot=f"aqueduct.{number}",
            marks=("here",) if here else ("wet",) if number < ring else (),
        )  # fmt: skip


def decree_spaces(view: View) -> Iterator[Piece]:
    """The decree spaces: covered by a decree, or with what covering them gives; before decrees are taught, symbols."""
    claimed = view.city.decrees
    taught = view.shows("decrees")
    for index, field in enumerate(view.state.board.decree_spaces):
        decree = claimed[index] if index < len(claimed) else None
        facts = {"field": index + 1, "symbol": "yes" if field.symbol else "no"}
        gives = view.effects(field.bonus) or "none"
        what = view.game(f"decree_{decree.id}") if decree else "none"
        label, icons = view.say("symbol_space"), ("infrastructure",) if field.symbol and not decree else ()
        if taught:
            label = view.say("decree_space", **facts, gives=gives, decree=what)
            icons = ("decree",) if decree else field_icons(field)
        yield Piece(
            id=f"decree-space-{index + 1}", kind="field", label=label, preview=(label,), count=index + 1,
            icons=icons, marks=("covered",) if decree and taught else (), spot=f"decree.{index}",
        )  # fmt: skip


def decree_words(view: View) -> tuple[str, str]:
    """The name of the decree spaces, and the rulebook's; before decrees are taught, what is seen of them."""
    if view.shows("decrees"):
        return view.say("group_decree_spaces"), view.term("decree-space")
    return view.say("group_symbols"), ""


def other_zone(view: View, seat: int) -> Zone:
    """Another city: its numbers, and its tiles as chips until they are opened."""
    state, city = view.state, view.state.cities[seat]
    shortage, strength, count = aqueduct.shortage(state, seat), year_end.strength(city), sum(city.supply)
    numbers = view.say("other_note", shortage=shortage, strength=strength, count=count)
    tracks = {"expedition": city.expedition, "development": city.development, "ring": city.ring, "ready": city.ready}
    tracks_told = view.say("other_tracks", **tracks, decrees=len(city.decrees))
    totals = figure_counts(view, city)
    totals.append(Count(icon="star", count=city.stars, label=view.game("count_stars", count=city.stars)))
    return Zone(
        id=f"city-{seat + 1}",
        title=view.say("city", **view.player(seat)),
        note=f"{numbers} · {tracks_told}",
        pieces=tuple(other_tile(view, laid) for laid in city.laid()),
        compact=True,
        totals=tuple(totals),
        empty=view.say("nothing_built"),
    )


def figure_counts(view: View, city: City) -> list[Count]:
    """The figures in a supply, by colour."""
    kinds = zip(FIGURES, LETTERS, city.supply, strict=True)
    return [Count(icon=icon, count=n, label=view.game(f"figure_{letter}", count=n)) for icon, letter, n in kinds]


def other_strip(view: View, seat: int) -> Zone:
    """Another city on one line: figures in supply, by colour and in all, then its shortage and its strength."""
    state, city = view.state, view.state.cities[seat]
    shortage, strength = aqueduct.shortage(state, seat), year_end.strength(city)
    totals = figure_counts(view, city)
    if view.shows("shortage"):
        totals.append(Count(icon="shortage", count=shortage, label=view.say("strip_shortage", count=shortage)))
        totals.append(Count(icon="strength", count=strength, label=view.say("strength", count=strength)))
    return Zone(
        id=f"city-{seat + 1}",
        title=view.name(seat),
        badge=view.say("strip_supply", count=sum(city.supply)),
        totals=tuple(totals),
        strip=True,
        seen=tuple(seen(view, seat)),
    )


def seen(view: View, seat: int) -> Iterator[Piece]:
    """What of another city can be told from afar: its places, with the tiles and towers on them, and its ring."""
    for place, area in enumerate(PLACES):
        for index, laid in enumerate(view.state.cities[seat].places(place)):
            face = view.face(laid.tile, laid) if laid else None
            yield site(f"{seat}-{area}-{index}", f"slot.{area}.{index}", face=face)
    ring = f"aqueduct.{view.state.cities[seat].ring}"
    yield site(f"{seat}-ring", ring, icons=("ring",), marks=("here",))


def other_tile(view: View, laid: Laid) -> Piece:
    """A tile of another city: it can be looked at."""
    told = view.laid_words(laid)
    return Piece(id=laid.tile.id, kind="tile", label=told, face=view.face(laid.tile, laid), preview=(told,))
