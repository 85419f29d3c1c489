"""The cities: supply and shortage, slots and towers, tracks; other cities in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulesim import Action
from rulesim.discordia import actions, aqueduct, symbols, year_end
from rulesim.discordia.city import PLACES, TOWER, Laid
from rulesim.discordia.components import AQUEDUCT_END, AREAS, EXTENSIONS, KINDS, LETTERS, TRACKS, Figures, Tower
from widgets.discordia.scene.brackets import groups_of
from widgets.discordia.scene.icons import FIGURES, effect_icons, field_icons
from widgets.discordia.scene.preview import preview
from widgets.scenes import Count, Piece, Zone
from widgets.scenes.wording import upper

if TYPE_CHECKING:
    from widgets.discordia.scene.view import Look


def supply_zone(look: Look) -> Zone:
    """Figures in supply, the number that counts in the end; stars, manipulators, privileges; the shortage."""
    city = look.city
    count = sum(city.supply)
    return Zone(
        id="supply",
        title=look.say("supply", name=look.name(look.hero)),
        term=look.term("supply"),
        note=look.say("supply_note", count=count),
        pieces=tuple(supplied(look)),
        totals_title=look.say("shortage"),
        totals=tuple(shortage_sum(look, look.hero)),
    )


def shortage_sum(look: Look, seat: int) -> Iterator[Count]:
    """Symbols + empty spaces - aqueduct (- reward) = shortage."""
    parts = aqueduct.shortage_parts(look.state, seat)
    total = sum(parts.values())
    spaces, ring, reward = parts["spaces"], -parts["aqueduct"], -parts["reward"]
    seen = total - spaces + ring + reward
    yield Count(icon="infrastructure", count=seen, label=look.game("count_symbols", count=seen))
    yield Count(icon="space", count=spaces, sign="+", label=look.say("sum_spaces", count=spaces))
    yield Count(icon="aqueduct", count=ring, sign="−", label=look.say("sum_aqueduct", count=ring))
    if reward:
        yield Count(icon="perk", count=reward, sign="−", label=look.say("sum_reward", count=reward))
    yield Count(
        icon="", count=total, sign="=", label=look.say("sum_surplus" if total < 0 else "sum_shortage", count=total)
    )


def supplied(look: Look) -> Iterator[Piece]:
    """What is in supply: figures by colour, stars, manipulators, privileges."""
    city = look.city
    for color, count in enumerate(city.supply):
        letter = LETTERS[color]
        joker = bool(city.jokers >> color & 1)
        label = look.game(f"figure_{letter}", count=count)
        lines = [upper(label), *([look.say("is_joker")] if joker else [])]
        yield Piece(
            id=f"figures-{letter}", kind="token", label=", ".join(lines), count=count, icons=(FIGURES[color],),
            text=look.game(f"figure_{letter}" if count == 1 else f"figure_{letter}.plural"), preview=tuple(lines),
            badge=look.say("badge_joker") if joker else "",
        )  # fmt: skip
    stars = look.game("count_stars", count=city.stars)
    word = look.game("count_stars.one" if city.stars == 1 else "count_stars")
    yield Piece(id="stars", kind="token", label=upper(stars), count=city.stars, icons=("star",),
                text=word, preview=(look.say("stars_note"),))  # fmt: skip
    ready = look.say("manipulators", ready=city.ready, count=city.manipulators)
    yield Piece(
        id="manipulators", kind="token", label=upper(ready), icons=("manipulator",),
        text=look.say("manipulators_short", ready=city.ready, count=city.manipulators),
        preview=(ready, look.say("manipulators_note")),
    )  # fmt: skip
    for privilege, spent in city.privileges:
        words = look.game(f"privilege_{privilege.id}")
        state = look.say("spent" if spent else "permanent" if privilege.permanent >= 0 else "once")
        yield Piece(
            id=privilege.id, kind="token", label=f"{words}, {state}", text=words,
            icons=("privilege", *effect_icons(privilege.effects)), marks=("gone",) if spent else (),
            badge=look.say("badge_spent") if spent else "",
            **look.attempt(privilege.id, actions.use(privilege), (words, state)),
        )  # fmt: skip


def city_zone(look: Look) -> Zone:
    """The own city: slots by area with what lies on them, the towers, and what an extension would add."""
    seat, city = look.hero, look.city
    groups: list[tuple[int, str, str]] = []
    pieces: list[Piece] = []
    for place in (0, TOWER, 1, 2, 3):
        laid = [slot(look, place, index, one) for index, one in enumerate(city.places(place))]
        laid += [extension(look, place)] if place < TOWER else []
        area = PLACES[place]
        pieces += laid
        groups.append((len(laid), look.say(f"area_{area}"), look.term(area)))
    men, germans = year_end.strength(city), year_end.germans(look.state)
    asked = look.pending[0] if look.pending else ""
    return Zone(
        id=f"city-{seat + 1}",
        title=look.say("city", name=look.name(seat)),
        term=look.term("city"),
        note=look.say("city_note", strength=men, germans=germans, known="all" if look.state.germanic[1] else "part"),
        pieces=tuple(pieces),
        grouped=True,
        brackets=groups_of(groups),
        active=look.turn or asked in ("DISPATCH", "DEMOLISH", "TOWERLOSS", "FLIP", "EXTENSION"),
    )


def slot(look: Look, place: int, index: int, laid: Laid | None) -> Piece:
    """One slot of the own city: what lies on it, or the empty slot."""
    if laid is None:
        return empty_slot(look, place, index)
    tile, id = laid.tile, laid.tile.id
    other = dispatch_attempt(look, place, index, laid)
    told = look.laid_words(laid)
    where = look.say("slot", area=look.game(f"area_{PLACES[place]}"), slot=index + 1)
    marks = ("new",) if id == look.newest else ()
    return Piece(
        id=id,
        kind="tile",
        label=f"{where}: {told}",
        face=look.face(tile, laid),
        marks=marks,
        **look.attempt(id, other, (told,)),
    )


def dispatch_attempt(look: Look, place: int, index: int, laid: Laid) -> Action:
    """What a press on a tile attempts where nothing is legal: a special dispatch if that is nearer, or a main one."""
    state = look.state
    if isinstance(laid.tile, Tower) and laid.tile.trade:
        return actions.trade(index)
    figures = likely_payment(look, laid)
    special = state.die >= 0 and (bool(state.main) or laid.tile.value == state.value)
    return actions.special(place, index, figures) if special else actions.dispatch(place, index, figures)


def likely_payment(look: Look, laid: Laid) -> Figures:
    """What the next space asks for; a grey figure is paid with what the supply has most of."""
    if laid.next is None:
        return (0, 0, 0, 0)
    paid = [*laid.next.figures]
    left = [have - asked for have, asked in zip(look.city.supply, paid, strict=True)]
    for _ in range(laid.next.grey):
        color = max(range(len(LETTERS)), key=left.__getitem__)
        paid[color] += 1
        left[color] -= 1
    return paid[0], paid[1], paid[2], paid[3]


def empty_slot(look: Look, place: int, index: int) -> Piece:
    """A slot with nothing on it, and the symbol that a tile would cover."""
    id = look.spot(place, index)
    where = look.say("slot", area=look.game(f"area_{PLACES[place]}"), slot=index + 1)
    field = look.state.board.slot(place, index) if place < TOWER else None
    symbol = bool(field and field.printed and field.symbol)
    label = look.say("empty_slot", where=where, symbol="yes" if symbol else "no")
    other = actions.dispatch(place, index, (0, 0, 0, 0)) if place < TOWER else actions.trade(index)
    icon = "tower" if place == TOWER else KINDS[place]
    return Piece(
        id=id,
        kind="place",
        label=upper(label),
        text=look.say("empty"),
        icons=("infrastructure",) if symbol else (icon,),
        **look.attempt(id, other, (upper(label),)),
    )


def extension(look: Look, kind: int) -> Piece:
    """The stack of one kind of extension, where the next one would lie, with what it would cover."""
    left, name = look.state.stacks[kind], EXTENSIONS[kind]
    words = look.game(f"extension_{name}")
    label = look.say("extension", kind=words, left=left, covers=covers(look, kind) or "none")
    return Piece(
        id=f"extension-{name}",
        kind="place",
        label=label,
        text=look.say("extend", left=left),
        icons=("extension", *look.extension_icons(kind)),
        marks=("small",),
        **look.attempt(f"extension-{name}", actions.EXTENDS[kind], (label,)),
    )


def covers(look: Look, kind: int) -> str:
    """What the next extension of a kind would cover, in words."""
    spot = look.next_spot(kind)
    if spot is None:
        return ""
    parts = [look.game("count_symbols", count=1)] if spot.symbol else []
    return ", ".join([*parts, *([look.effects(spot.bonus)] if spot.bonus else [])])


def tracks_zone(look: Look) -> Zone:
    """Expedition path, development track, aqueduct and decree spaces, with what every field gives."""
    seat = look.hero
    parts = [
        ([*track(look, 0)], look.game("track_expedition"), look.term("expedition-path")),
        ([*track(look, 1)], look.game("track_development"), look.term("development-track")),
        ([*aqueduct_fields(look)], look.game("part_aqueduct"), look.term("aqueduct")),
        ([*decree_spaces(look)], look.say("group_decree_spaces"), look.term("decree-space")),
    ]
    return Zone(
        id=f"tracks-{seat + 1}",
        title=look.say("tracks", name=look.name(seat)),
        pieces=tuple(piece for pieces, _, _ in parts for piece in pieces),
        grouped=True,
        brackets=groups_of([(len(pieces), label, term) for pieces, label, term in parts]),
    )


def track(look: Look, track: int) -> Iterator[Piece]:
    """The fields of the expedition path (0) or the development track (1), and the stack that lengthens it."""
    state, city, seat = look.state, look.city, look.hero
    stars = city.development if track else city.expedition
    name = look.game(f"track_{TRACKS[track]}")
    for number in range(1, symbols.track_length(state, seat, track) + 1):
        field, covered = state.board.tracks[track].field(number), number <= stars
        gives = look.effects(field.bonus)
        facts = {"field": number, "state": "covered" if covered else "next" if number == stars + 1 else "free"}
        label = look.say("field", track=name, **facts, symbol="yes" if field.symbol else "no", gives=gives or "none")
        yield Piece(
            id=f"{TRACKS[track]}-{number}",
            kind="field",
            label=upper(label),
            count=number,
            icons=("star",) if covered else field_icons(field),
            marks=("covered",) if covered else (),
            **field_attempt(look, track, number, number == stars + 1, upper(label)),
        )
    yield extension(look, len(AREAS) + track)


def field_attempt(look: Look, track: int, number: int, following: bool, label: str) -> dict[str, Any]:
    """A field stands for a star on it: by a bonus that waits, or by developing."""
    develops = track == 1 and not look.pending
    if following:
        action: Action = actions.DEVELOP if develops else actions.ADVANCES[track]
        legal = str(action) in look.legal
        lines = (label, *(preview(look, action) if legal else ()))
        return {"action": str(action), "legal": legal, "preview": lines}
    action = actions.Develop(number) if develops else actions.Advance(track, number)
    return {"action": str(action), "preview": (label,)}


def aqueduct_fields(look: Look) -> Iterator[Piece]:
    """The fields of the aqueduct, each by what it takes off the shortage, with the ring on one of them."""
    board, ring = look.state.board, look.city.ring
    half = look.state.options.aqueduct_scale == "half"
    scale = board.half_reduction if half else board.reduction
    for number in range(AQUEDUCT_END + 1):
        here = number == ring
        told = look.say("aqueduct_field", field=number, less=scale[number], here="yes" if here else "no")
        yield Piece(
            id=f"aqueduct-{number}", kind="field", label=upper(told), preview=(upper(told),),
            count=scale[number], icons=("ring",) if here else (), marks=("here",) if here else (),
        )  # fmt: skip


def decree_spaces(look: Look) -> Iterator[Piece]:
    """The decree spaces: covered by a decree, or with what covering them gives."""
    claimed = look.city.decrees
    for index, field in enumerate(look.state.board.decree_spaces):
        decree = claimed[index] if index < len(claimed) else None
        facts = {"field": index + 1, "symbol": "yes" if field.symbol else "no"}
        gives = look.effects(field.bonus) or "none"
        what = look.game(f"decree_{decree.id}") if decree else "none"
        label = look.say("decree_space", **facts, gives=gives, decree=what)
        yield Piece(
            id=f"decree-space-{index + 1}", kind="field", label=label, preview=(label,), count=index + 1,
            icons=("decree",) if decree else field_icons(field), marks=("covered",) if decree else (),
        )  # fmt: skip


def other_zone(look: Look, seat: int) -> Zone:
    """Another city: its numbers, and its tiles as chips until they are opened."""
    state, city = look.state, look.state.cities[seat]
    pieces = tuple(other_tile(look, laid) for laid in city.laid())
    told = {
        "shortage": aqueduct.shortage(state, seat),
        "strength": year_end.strength(city),
        "count": sum(city.supply),
    }
    more = {
        "expedition": city.expedition,
        "development": city.development,
        "ring": city.ring,
        "decrees": len(city.decrees),
        "ready": city.ready,
    }
    totals = [
        Count(icon=FIGURES[color], count=count, label=look.game(f"figure_{LETTERS[color]}", count=count))
        for color, count in enumerate(city.supply)
    ]
    totals.append(Count(icon="star", count=city.stars, label=look.game("count_stars", count=city.stars)))
    return Zone(
        id=f"city-{seat + 1}",
        title=look.say("city", name=look.name(seat)),
        note=f"{look.say('other_note', **told)} · {look.say('other_tracks', **more)}",
        pieces=pieces,
        compact=True,
        totals=tuple(totals),
        empty=look.say("nothing_built"),
    )


def other_tile(look: Look, laid: Laid) -> Piece:
    """A tile of another city: it can be looked at."""
    told = look.laid_words(laid)
    return Piece(id=laid.tile.id, kind="tile", label=told, face=look.face(laid.tile, laid), preview=(told,))
