"""Tiles, cities and moves of Discordia in words: what questions and hints show and offer."""

from __future__ import annotations

from typing import Any, Final

from rulesim.discordia.actions import Build, Flip, Take
from rulesim.discordia.city import PLACES, TOWER, City, kind_name, place_name
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
from rulesim.discordia.privileges import named
from rulesim.discordia.state import State
from rulesim.game import Action
from widgets import lessons
from widgets.lessons import posed_question

GAME: Final = "discordia"


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


# -- positions in words -----------------------------------------------------------------------------------------------


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
