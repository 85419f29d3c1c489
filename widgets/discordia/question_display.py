"""Tiles, cities and moves of Discordia in words: what questions and hints show and offer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rulesim.discordia.actions import Build, Flip, Take
from rulesim.discordia.aqueduct import shortage_parts, symbols
from rulesim.discordia.city import PLACES, TOWER, City, Laid, kind_name, laid_text, place_name
from rulesim.discordia.components import (
    DICE,
    EXTENSIONS,
    TRACKS,
    Decree,
    Effects,
    Privilege,
    Tile,
    Tower,
    letters,
)
from rulesim.discordia.main_actions import offers
from rulesim.discordia.privileges import named
from rulesim.discordia.state import State
from rulesim.game import Action
from widgets import lessons
from widgets.lessons import posed_question
from widgets.lessons.posed_question import Given, GivenCard

GAME: Final = "discordia"

LOOKS: Final = {
    "ship": ("blue", "S"),
    "barracks": ("red", "B"),
    "stall": ("white", "M"),
    "farm": ("yellow", "F"),
    "military": ("brown", "T"),
    "trade": ("green", "T"),
}
"""Colour and letter of the band of each kind of tile and tower."""


def say(message: str, lang: str, **facts: Any) -> str:
    """Words of lessons or of the game."""
    return lessons.say(GAME, message, lang, **facts)


def upper(text: str) -> str:
    """The text with a capital."""
    return text[:1].upper() + text[1:]


# -- pieces in words ------------------------------------------------------------------------------------------------


def tile_name(piece: Tile | Tower, lang: str) -> str:
    """ "farm FA01"."""
    return say("tile_name", lang, kind=kind_name(piece), tile=piece.id)


def slot(place: int, index: int, lang: str) -> str:
    """ "field 1"."""
    return say("ask_slot", lang, area=PLACES[place], slot=index + 1)


def effects(gained: Effects, lang: str) -> str:
    """What a tile or field gives or takes: "a tower", "2 aqueduct steps"."""
    told = [say(f"effect_{name}", lang, count=arg if isinstance(arg, int) else 1) for name, arg in gained]
    return say("ask_list", lang, items=told)


def shown(laid: Laid, where: str, lang: str, jokers: int = 0) -> GivenCard:
    """A tile of a city as a card of a question: what it wants, space by space, and what is filled."""
    tile, kind = laid.tile, kind_name(laid.tile)
    colour, letter = LOOKS[kind]
    lines = [_value(tile, lang)] if tile.value else []
    lines += [say("ask_filled", lang, figures=figures) for figures in _filled(laid, jokers)]
    lines += [say("ask_free", lang, figures=space.text) for space in tile.spaces[laid.filled :]]
    if isinstance(tile, Tower) and tile.strength:
        lines.append(say("ask_strength", lang, strength=tile.strength))
    if isinstance(tile, Tower) and tile.swap:
        lines.append(say("effect_SWAP", lang, count=tile.swap))
    name = upper(say("ask_lies", lang, where=where, tile=tile_name(tile, lang)))
    return GivenCard(name=name, colour=colour, letter=letter, lines=tuple(lines))


def _value(tile: Tile | Tower, lang: str) -> str:
    if isinstance(tile, Tower) and tile.trade:
        return say("ask_value.any", lang, value=tile.value)
    return say("ask_value", lang, colour=DICE[tile.die] if tile.die >= 0 else "grey", value=tile.value)


def _filled(laid: Laid, jokers: int) -> list[str]:
    """The figures on the filled spaces, space by space."""
    _, _, spaces = laid_text(laid, jokers).rstrip("]").partition("[")
    return spaces.split(",")[: laid.filled] if laid.filled else []


# -- positions in words -----------------------------------------------------------------------------------------------


def table(state: State, seat: int, parts: Iterable[str], lang: str) -> tuple[Given, ...]:
    """What a question shows of a position: ``parts`` are names of :data:`SHOWN`."""
    return tuple(SHOWN[part](state, seat, lang) for part in parts)


def _city(state: State, seat: int, lang: str) -> Given:
    city = state.cities[seat]
    cards = tuple(
        shown(laid, slot(place, index, lang), lang, city.jokers)
        for place in range(TOWER + 1)
        for index, laid in enumerate(city.places(place))
        if laid is not None
    )
    return Given(title=say("ask_city", lang), cards=cards, text="" if cards else say("ask_city.empty", lang))


def _supply(state: State, seat: int, lang: str) -> Given:
    figures = letters(state.cities[seat].supply)
    return Given(title=say("ask_supply", lang), text=say("ask_figures", lang, figures=figures))


def _board(state: State, seat: int, lang: str) -> Given:
    city = state.cities[seat]
    facts = {"ring": city.ring, "expedition": city.expedition, "development": city.development, "stars": city.stars}
    counts = {"manipulators": city.manipulators, "ready": city.ready, "decrees": len(city.decrees)}
    kinds = [kind for kind, owned in zip(EXTENSIONS, city.extensions, strict=True) for _ in range(owned)]
    return Given(title=say("ask_board", lang), text=say("ask_board.text", lang, **facts, **counts, extensions=kinds))


def _die(state: State, seat: int, lang: str) -> Given:
    facts = {"die": DICE[state.die], "rolled": state.rolled, "value": state.value}
    return Given(title=say("ask_die", lang), text=say("ask_die.text", lang, **facts))


def _dice(state: State, seat: int, lang: str) -> Given:
    dice = [say("ask_rolled", lang, die=die, value=value) for die, value in zip(DICE, state.dice, strict=True)]
    return Given(title=say("ask_dice", lang), text=say("ask_list", lang, items=dice))


def _column(state: State, seat: int, lang: str) -> Given:
    told = [say(f"offer_{offer}", lang) for offer in offers(state)]
    return Given(title=say("ask_column", lang, value=state.value), text=say("ask_list", lang, items=told))


def _boat(state: State, seat: int, lang: str) -> Given:
    return Given(title=say("ask_boat", lang), text=say("ask_boat.text", lang, season=state.season))


def _germans(state: State, seat: int, lang: str) -> Given:
    told = [
        say("ask_germanic", lang, tile=tile.id, strength=tile.strength, effect=effects(tile.effects, lang))
        for tile in state.germanic
        if tile is not None
    ]
    return Given(title=say("ask_germans", lang), text="; ".join(told))


def _parts(state: State, seat: int, lang: str) -> Given:
    found = shortage_parts(state, seat)
    told = [say("ask_part", lang, part=part, amount=amount) for part, amount in found.items() if amount]
    return Given(title=say("ask_parts", lang), text="; ".join(told))


def _symbols(state: State, seat: int, lang: str) -> Given:
    found = symbols(state, seat)
    told = [say("ask_part", lang, part=part, amount=amount) for part, amount in found.items() if amount]
    return Given(title=say("ask_symbols", lang), text="; ".join(told))


def _privileges(state: State, seat: int, lang: str) -> Given:
    told = [say("privilege_name", lang, **named(own)) for own, _ in state.cities[seat].privileges]
    return Given(title=say("ask_privileges", lang), text=say("ask_list", lang, items=told or [say("ask_none", lang)]))


def _players(state: State, seat: int, lang: str) -> Given:
    told = [
        say("ask_player", lang, seat=one + 1, supply=sum(city.supply), placed=city.placed)
        for one, city in enumerate(state.cities)
    ]
    return Given(title=say("ask_players", lang), text="; ".join(told))


def _start_player(state: State, seat: int, lang: str) -> Given:
    return Given(title=say("ask_start", lang), text=say("seat", lang, count=state.start + 1))


SHOWN: Final = {
    "board": _board,
    "boat": _boat,
    "city": _city,
    "column": _column,
    "dice": _dice,
    "die": _die,
    "germans": _germans,
    "parts": _parts,
    "players": _players,
    "privileges": _privileges,
    "start": _start_player,
    "supply": _supply,
    "symbols": _symbols,
}
"""Part of a position -> how a question shows it."""


# -- moves in words ---------------------------------------------------------------------------------------------------


def do(state: State, action: Action, lang: str) -> str:
    """An action as an instruction: "Take the farm FA01 and lay it on field 1"."""
    name = str(action).split()[0]
    return say(f"ask_do_{name}", lang, **_facts(state, action))


def _facts(state: State, action: Any) -> dict[str, Any]:
    """The facts that the words of an action ask for; "" and 0 where it has none."""
    facts: dict[str, Any] = {"tile": "", "kind": "", "where": "", "old": "", "amount": getattr(action, "amount", 0)}
    for name in ("value", "field", "space", "red", "yellow", "blue"):
        facts[name] = getattr(action, name, 0)
    facts |= _piece(getattr(action, "tile", None) or getattr(action, "tower", None))
    facts |= _where(state.cities[state.seat], action)
    if hasattr(action, "figures"):
        facts["figures"] = letters(action.figures)
    if hasattr(action, "die"):
        facts["die"] = DICE[action.die]
    if hasattr(action, "track"):
        facts["track"] = TRACKS[action.track]
    if hasattr(action, "kind"):
        facts["extension"] = EXTENSIONS[action.kind]
    if isinstance(decree := getattr(action, "decree", None), Decree):
        facts["decree"] = decree.id
    if isinstance(privilege := getattr(action, "privilege", None), Privilege):
        facts |= named(privilege)
    return facts


def _piece(piece: Any) -> dict[str, Any]:
    return {"tile": piece.id, "kind": kind_name(piece)} if isinstance(piece, Tile | Tower) else {}


def _where(city: City, action: Any) -> dict[str, Any]:
    """The slot of an action, and what lies there: the tile itself, or the one that would be covered."""
    index = getattr(action, "index", None)
    if index is None:
        return {}
    place = PLACES.index("market") if isinstance(action, Flip) else getattr(action, "place", TOWER)
    laid = city.at(place, index)
    facts: dict[str, Any] = {"area": PLACES[place], "slot": index + 1}
    if laid is None:
        return facts
    if isinstance(action, Take | Flip | Build):
        return facts | {"old": laid.tile.id}
    return facts | _piece(laid.tile)


# -- attempts -------------------------------------------------------------------------------------------------------


def reason(state: State, action: Action, lang: str) -> str:
    """Why an action is legal or not, with its numbers."""
    return posed_question.reason(state, action, lang, telling=TELLING)


TELLING: Final = (
    "discordia.privilege.joker",
    "discordia.special.match",
    "discordia.special.stall-any",
    "discordia.special.perk",
)
"""Rules that are the reason to name when a move is legal, the most telling first."""


def occupied(city: City) -> list[tuple[str, int, int]]:
    """Every slot of a city with something on it: its name, place and index."""
    return [
        (place_name(place, index), place, index)
        for place in range(TOWER + 1)
        for index, laid in enumerate(city.places(place))
        if laid is not None
    ]
