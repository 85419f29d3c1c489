"""The component tables: seven files beside this one, or an owner's own in their place, read and checked.

Costs, values and effects of the buildings and nine kinds of senate cards are the rulebook's. The faces of production
and combat cards, of COMMERCIUM, PATRONUS and GLORIA, most combat tokens and what the city boards show are a teaching
set: each row says in its provenance whether it is known or reconstructed. An owner of the game passes their own tables:
``new_game(3, tables={"bellum": "my-bellum.csv"})``. Every fault is a :class:`~rulesim.game.BadInput` that names file,
line and column.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import lru_cache
from typing import Any, Final

from rulesim.outside import shown
from rulesim.provincia.components import (
    CLAY,
    DECKS,
    FIGURES,
    GOODS,
    MOST,
    RESOURCES,
    TOKENS,
    WATERFRONTS,
    Amounts,
    Bellum,
    Building,
    Effects,
    Opes,
    Penalty,
    Senate,
    Setup,
    Tables,
    Token,
    Town,
)
from rulesim.provincia.options import DEFAULT, OF_THE_TABLES, Options
from rulesim.tables import Faults, Library, Place, Row, Section, check, toml, used_twice, whole

PLAYERS: Final = tuple(range(2, 7))
COLOURS: Final = ("orange", "blue", "green", "purple", "red", "yellow")
CATEGORIES: Final = (
    "production", "defence", "military", "morale", "income", "discount", "storage", "prestige_only",
)  # fmt: skip
LOST_BUILDINGS: Final = ("production", "defence", "basic", "prestige", "horreum")
SENATE_KINDS: Final = (
    "aediles", "architectus", "commercium", "concussio", "coniuratio", "consuetudo", "consul", "corruptio", "gloria",
    "legio", "patronus", "praetor",
)  # fmt: skip
STAYING: Final = ("architectus", "concussio", "corruptio", "gloria")
"""Kinds of senate cards that stay in play."""

_TRACKS: Final = ("morale", "defence")
_GIVES: Final[Mapping[str, tuple[str, ...]]] = {
    "onbuild": (*_TRACKS, "gold"),
    "onactivate": (*_TRACKS, "gold"),
    "income": (*RESOURCES, "morale"),
    "static": ("military",),
    "activestatic": ("military",),
    "discount": ("any4",),
    "storage": ("goods",),
}
"""When a building may give something -> what. ``storage:9`` is the HORREUM's: of goods, without saying so."""
_POSITIVE: Final = re.compile(r"[1-9]\d?")


# --- cells ---


def _amounts(row: Row, prefix: str) -> Amounts:
    """Four cells: clay, wood, stone, gold."""
    clay, wood, stone, gold = (row.number(f"{prefix}_{resource}", 0, MOST) for resource in RESOURCES)
    return clay, wood, stone, gold


def _parts(row: Row, column: str) -> list[str]:
    """What stands in one cell with ``;`` between it."""
    return row.text(column).split(";") if row.text(column) else []


def _listed(row: Row, column: str) -> Amounts:
    """One cell such as ``clay:2;gold:1``."""
    found: dict[str, int] = dict.fromkeys(RESOURCES, 0)
    for name, _, number in (part.partition(":") for part in _parts(row, column)):
        fits = name in RESOURCES and _POSITIVE.fullmatch(number)
        row.need(fits, column, f"amounts such as clay:2;gold:1 are needed, of {', '.join(RESOURCES)}")
        found[name] += int(number)
    clay, wood, stone, gold = found.values()
    return clay, wood, stone, gold


def _effects(row: Row) -> Effects:
    """``onactivate:gold:1;onactivate:morale:1`` as triples."""
    found: list[tuple[str, str, int]] = []
    for part in _parts(row, "effect"):
        when, _, rest = part.partition(":")
        what, _, number = ("goods", "", rest) if when == "storage" else rest.partition(":")
        known = f"{shown(part)} is no effect; allowed: {', '.join(_GIVES)}"
        row.need(when in _GIVES, "effect", known)
        row.need(what in _GIVES.get(when, ()), "effect", f"{when} gives one of: {', '.join(_GIVES[when])}")
        fits = _POSITIVE.fullmatch(number)
        row.need(fits, "effect", "an effect ends with a whole number from 1 to 99, such as income:stone:1")
        found.append((when, what, int(number)))
    return tuple(found)


def _penalty(row: Row, column: str) -> Penalty:
    """``stone:4`` or ``building:defence`` as a pair."""
    what, _, number = row.text(column).partition(":")
    if what == "building":
        fits = number in LOST_BUILDINGS
        row.need(fits, column, f"the category of a building is one of: {', '.join(LOST_BUILDINGS)}")
        return what, number
    allowed = (*RESOURCES, "morale", "prestige")
    fits = what in allowed and _POSITIVE.fullmatch(number)
    row.need(fits, column, f"allowed: building:(category) and one of {', '.join(allowed)} with a number")
    row.need(what != "prestige" or not int(number) % 2, column, "prestige cards show even numbers only")
    return what, int(number)


# --- CSV tables ---


def _building(row: Row) -> Building:
    tier = row.one_of("tier", ("basic", "prestige", "storage"))
    low, high = {"basic": (2, 2), "prestige": (3, MOST), "storage": (0, 0)}[tier]
    active = row.one_of("timing", ("active", "inactive")) == "active"
    effects = _effects(row)
    for when, _, _ in effects:
        fits = (when in ("onactivate", "activestatic")) != active
        row.need(fits, "effect", f"{when} does not go with a building that is built {row.text('timing')}")
    fits = (tier == "storage") == any(when == "storage" for when, _, _ in effects)
    row.need(fits, "effect", "storage is the effect of the building of tier storage, and of no other")
    waterfront = row.one_of("restriction", ("", *(f"city:{front}" for front in WATERFRONTS))).removeprefix("city:")
    return Building.of(
        row.id("id"), row.index, row.name("name"), row.number("copies", 1, MOST), _amounts(row, "cost"),
        row.number("prestige", low, high), tier, row.truth("unique"), active, effects,
        row.one_of("category", CATEGORIES), row.one_of("penalty_category", ("", "production", "defence")), waterfront,
        row.provenance(),
    )  # fmt: skip


_VALUED: Final = ("aediles", "consuetudo", "consul", "gloria", "legio")


def _senate(row: Row) -> Senate:
    kind = row.one_of("kind", SENATE_KINDS)
    row.one_of("stays", ["true" if kind in STAYING else "false"], f" for {kind}")
    goods = row.number("cost_any_resource", 0, 9 if kind == "corruptio" else 0)
    give, get, exchange = _listed(row, "give"), _listed(row, "get"), kind == "commercium"
    row.need(any(give) == exchange, "give", "COMMERCIUM, and no other card, gives something for what it gets")
    gets = exchange or kind == "patronus"
    row.need(any(get) == gets, "get", "COMMERCIUM and PATRONUS, and no other cards, get resources")
    differ = not any(a and b for a, b in zip(give, get, strict=True))
    row.need(differ, "get", "an exchange gives another resource than it takes")
    value = row.number("value", 1, MOST) if kind in _VALUED else row.number("value", 0, 0, 0)
    return Senate.of(
        row.id("id"), row.index, kind, row.name("name"), row.number("copies", 1, MOST),
        row.number("cost_gold", 0, MOST), goods, kind in STAYING, give, get, value, row.provenance(),
    )  # fmt: skip


def _opes(row: Row) -> Opes:
    return Opes.of(row.id("id"), row.index, _amounts(row, "quaestor"), _amounts(row, "lower"), row.provenance())


def _bellum(row: Row) -> Bellum:
    columns = ["penalty_first", *(["penalty_second"] if row.text("penalty_second") else [])]
    penalties = tuple(_penalty(row, column) for column in columns)
    figures = row.number("round", 1, 6), row.number("strength", 0, MOST)
    return Bellum.of(row.id("id"), *figures, penalties, row.provenance())


def _token(row: Row) -> Token:
    return Token.of(
        row.id("id"), row.one_of("colour", COLOURS), row.number("value", -9, 9), row.number("copies", 1, TOKENS),
        row.truth("dealt_to_owner"), row.provenance(),
    )  # fmt: skip


def _town(row: Row) -> Town:
    return Town.of(
        row.id("id"), row.name("name"), row.one_of("colour", COLOURS), row.one_of("board_shows", WATERFRONTS),
        row.text("personal_aedificium"), row.provenance(),
    )  # fmt: skip


def _building_faults(found: tuple[Building, ...]) -> Faults:
    stores = [building.id for building in found if building.tier == "storage"]
    if len(stores) != 1:
        yield "tier", f"{len(stores)} buildings of tier storage; there is one, the HORREUM"
    for front in WATERFRONTS:
        if not any(building.waterfront == front for building in found):
            yield "restriction", f"no building needs city:{front}"


def _senate_faults(found: tuple[Senate, ...]) -> Faults:
    kinds = Counter(card.kind for card in found)
    for kind in SENATE_KINDS:
        if not kinds[kind]:
            yield "kind", f"there is no {kind}"
        if kinds[kind] > 1 and kind not in ("commercium", "gloria", "patronus"):
            yield "kind", f"{kind} is there {kinds[kind]} times; its cards have one face"


def _token_faults(found: tuple[Token, ...]) -> Faults:
    for colour in COLOURS:
        mine = [token for token in found if token.colour == colour]
        if sum(token.copies for token in mine) != TOKENS:
            yield "copies", f"{sum(token.copies for token in mine)} tokens are {colour}; the box has {TOKENS}"
        if sum(token.own for token in mine) != 1:
            yield "dealt_to_owner", f"one token of the colour {colour} is dealt to its owner, not another number"


def _town_faults(found: tuple[Town, ...]) -> Faults:
    times = Counter(town.colour for town in found)
    for colour in COLOURS:
        if times[colour] != 1:
            yield "colour", f"{colour} is there {times[colour]} times, not once"


# --- the figures of the set-up ---


def _setup(text: str, source: str) -> Setup:
    top = Section(text, source, toml(text, source))
    sections = {name: top.section(name) for name in ("bank", *dict.fromkeys(at for at, *_ in FIGURES.values()))}
    for section in (top, *sections.values()):
        section.provenance()
    top.number("min_players", PLAYERS[0], PLAYERS[0])
    top.number("max_players", PLAYERS[-1], PLAYERS[-1])
    start, bank, limits = sections["start"], sections["bank"], sections["limits"]
    order = start.letters("goods_order", GOODS, len(GOODS))
    start.place("goods_order").need(order == GOODS, [*order], f"the order is {', '.join(GOODS)}")
    passes = sections["draft"].section("passes")
    return Setup(
        bank=(bank.number("clay", 1, MOST), bank.number("wood", 1, MOST), bank.number("stone", 1, MOST)),
        seats=_per_players(start.section("seats"), _seats),
        rounds=top.number("rounds", 6, 6),
        combat_rounds=_combat_rounds(top),
        passes=_per_players(passes, lambda value, _, place: whole(value, 1, 3, place)),
        trade_goods=tuple(sorted(GOODS.index(good) for good in limits.letters("trade_goods", GOODS))),
        **{name: sections[at].number(key, low, high) for name, (at, key, low, high) in FIGURES.items()},
    )


def _combat_rounds(top: Section) -> tuple[int, ...]:
    """The rounds with a combat, one after the other; a city has a token for each."""
    told, place = top.entries("combat_rounds"), top.place("combat_rounds")
    place.need(len(told) <= TOKENS, told, f"there are at most {TOKENS} combats, one for each token of a city")
    found = top.numbers("combat_rounds", 1, 6)
    place.need([*found] == sorted(set(found)), told, "each round is there once, in its order")
    return found


def _per_players(section: Section, make: Callable[[Any, int, Place], Any]) -> dict[int, Any]:
    """A table with one key for each number of players."""
    told, every = sorted(section.data), [str(n) for n in PLAYERS]
    place = Place(section.source, 0, section.name)
    place.need(told == every, told, f"there is one key for each of {', '.join(every)} players")
    return {n: make(section.get(str(n)), n, section.place(str(n))) for n in PLAYERS}


def _seats(value: Any, players: int, place: Place) -> tuple[tuple[int, int, int, int], ...]:
    """What each place in the turn order starts with: prestige, clay, wood, stone."""
    place.need(_is_list(value, players), value, f"{players} rows are needed, one for each player")
    found: list[tuple[int, int, int, int]] = []
    for row in value:
        place.need(_is_list(row, 4), row, "a row has four numbers: prestige, clay, wood, stone")
        clay, wood, stone = (whole(good, 0, 9, place) for good in row[1:])
        found.append((whole(row[0], -MOST, MOST, place), clay, wood, stone))
    return tuple(found)


def _is_list(value: Any, size: int) -> bool:
    return isinstance(value, list) and len(value) == size  # pyright: ignore[reportUnknownArgumentType]


# --- all tables together ---


def _assemble(parts: dict[str, Any], own: dict[str, str], sources: Mapping[str, str]) -> Tables:
    setup: Setup = parts["setup"]
    cards = (parts["opes"], parts["senate"], parts["buildings"])
    found = Tables(cards, parts["bellum"], parts["combat_tokens"], parts["cities"], setup, own)
    twice = used_twice(piece.id for piece in found.every())
    check("tables", [("id", f"{twice} names two pieces")] if twice else ())
    check(sources["bellum"], _round_faults(found.bellum, setup))
    check(sources["setup"], _setup_faults(setup, cards[2]))
    check(sources["buildings"], _deck_faults(cards[2], setup))
    check(sources["cities"], _board_faults(found.towns, cards[2]))
    return found


def _round_faults(bellum: tuple[Bellum, ...], setup: Setup) -> Faults:
    """There are combat cards for the rounds with a combat, and for no others."""
    for number in setup.combat_rounds:
        if not any(card.round == number for card in bellum):
            yield "round", f"there is no card for round {number}"
    for card in bellum:
        if card.round not in setup.combat_rounds:
            yield "round", f"{card.id} is for round {card.round}, without a combat"


def _setup_faults(setup: Setup, buildings: tuple[Building, ...]) -> Faults:
    """There are markers for all who choose a deck, and what everybody begins with is there and finds room."""
    room = max(setup.storage, *(amount for one in buildings for when, _, amount in one.effects if when == "storage"))
    for players in setup.seats:
        chosen = players * setup.passes[players]
        if chosen > setup.markers * len(DECKS):
            many = f"{setup.markers} markers for each are too few"
            yield "draft.markers", f"{players} players choose a deck {chosen} times in a round, {many}"
        yield from _start_faults(setup, players, room)
    if setup.gold * PLAYERS[-1] > setup.coins:
        yield "start.gold", f"six players begin with {setup.gold} gold each, and there are {setup.coins} coins"
    for key, lost in (("upkeep.unpaid", setup.unpaid), ("combat.fallback_prestige", setup.fallback_prestige)):
        if lost % 2:
            yield key, f"prestige cards show even numbers only, not {lost}"
    for key, begun, low in (
        ("tracks.morale_start", setup.morale, setup.morale_min),
        ("tracks.defence_start", setup.defence, setup.defence_min),
    ):
        if begun < low:
            yield key, f"a track that ends at {low} cannot begin at {begun}"


def _start_faults(setup: Setup, players: int, room: int) -> Faults:
    """What so many players begin with."""
    rows = setup.seats[players]
    for good, there in enumerate(setup.bank):
        needed = [row[1 + good] for row in rows]
        if sum(needed) > there or max(needed) > room:
            limits = f"the supply has {there}, and a city room for {room}"
            yield "start.seats", f"{players} players begin with {sum(needed)} {GOODS[good]}; {limits}"
    if any(row[0] < 0 and row[0] % 2 for row in rows):
        yield "start.seats", "prestige cards show even numbers only, so below 0 prestige is even"


def _board_faults(towns: tuple[Town, ...], buildings: tuple[Building, ...]) -> Faults:
    """The personal building of each city is one that there is."""
    ids = [building.id for building in buildings]
    for town in towns:
        if town.personal not in ids:
            yield "personal_aedificium", f"{shown(town.personal)} is no building; {town.id} needs one"


def _deck_faults(buildings: tuple[Building, ...], setup: Setup) -> Faults:
    """Enough buildings for those that are taken out and the starting hands, and a store house for everybody."""
    store = sum(building.copies for building in buildings if building.tier == "storage")
    if store < PLAYERS[-1]:
        yield "copies", f"{store} HORREUM, six players need one each"
    deck = sum(building.copies for building in buildings) - store
    if deck < setup.removed + PLAYERS[-1]:
        yield "copies", f"{deck} cards without HORREUM, {setup.removed} are taken out and six players draw one each"


LIBRARY: Final = Library(
    package="rulesim.provincia",
    sheets={
        "bellum": _bellum,
        "buildings": _building,
        "cities": _town,
        "combat_tokens": _token,
        "opes": _opes,
        "senate": _senate,
    },
    others={"setup": _setup},
    box={"bellum": 15, "cities": 6, "opes": 30},
    faults={
        "buildings": _building_faults,
        "cities": _town_faults,
        "combat_tokens": _token_faults,
        "senate": _senate_faults,
    },
    assemble=_assemble,
)

standard_tables, tables_from_texts, tables = LIBRARY.standard, LIBRARY.from_texts, LIBRARY.chosen
"""The tables that come with the project; those with an owner's texts in the place of some; the tables to play with."""


# --- options that only change the components ---


def adapted(found: Tables, options: Options) -> Tables:
    """The tables as these options have them (see ``options.OF_THE_TABLES``); the same ones if they change nothing."""
    base = found.base or found
    changes = tuple((name, getattr(options, name)) for name in OF_THE_TABLES)
    return base if all(value == getattr(DEFAULT, name) for name, value in changes) else _adapted(base, changes)


@lru_cache(maxsize=64)
def _adapted(base: Tables, changes: tuple[tuple[str, Any], ...]) -> Tables:
    change = dict(changes)
    opes, senate, buildings = base.cards
    cards = opes, tuple(_card_as(card, change) for card in senate), tuple(_card_as(card, change) for card in buildings)
    bellum = base.bellum
    if change["penalty_order"] == "left_first":
        bellum = tuple(_changed(card, {"penalties": card.penalties[::-1]}) for card in bellum)
    return Tables(cards, bellum, base.tokens, base.towns, _setup_as(base.setup, change), base.own, base)


def _changed(piece: Any, values: Mapping[str, Any]) -> Any:
    """The piece that differs from this one in these fields."""
    names = [part.name for part in fields(piece)]
    return piece.of(*(values.get(name, getattr(piece, name)) for name in names))


_STATED: Final[Mapping[str, int]] = {"fornax_lateris": 6, "consul": 4}
"""Copies of two cards, if the numbers of the component list are right and not those of the card texts."""


def _card_as(card: Any, change: Mapping[str, Any]) -> Any:
    values: dict[str, Any] = {}
    if change["building_counts"] == "stated" and card.id in _STATED:
        values["copies"] = _STATED[card.id]
    if card.id == "strata" and not change["strata_unique"]:
        values["unique"] = False
    if isinstance(card, Building) and card.category == "military" and not change["defence_category_includes_military"]:
        values["penalty"] = ""
    return _changed(card, values)


def _setup_as(setup: Setup, change: Mapping[str, Any]) -> Setup:
    order = [1 + GOODS.index(good) for good in change["start_goods_order"].split("-")]
    figures = {1: 0, 2: 0, 3: 0} | {place: n for n, place in enumerate(order, 1)}
    lower = change["start_table_minus2"] == "as_printed"
    seats: dict[int, Any] = {}
    for players, rows in setup.seats.items():
        first = [row[0] if lower else max(0, row[0]) for row in rows]
        goods = [[row[figures[good]] for good in (1, 2, 3)] for row in rows]
        seats[players] = tuple((prestige, *three) for prestige, three in zip(first, goods, strict=True))
    clay = (CLAY,) if change["bank_trade_includes_clay"] else ()
    return replace(setup, seats=seats, trade_goods=tuple(sorted({*setup.trade_goods, *clay})))
