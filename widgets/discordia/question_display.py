"""Tiles, cities and moves of Discordia in words: what questions and hints show and offer."""

from __future__ import annotations

from typing import Any, Final

from rulesim.discordia.actions import Build, Demolish, Dispatch, Lose, Special, Take
from rulesim.discordia.city import PLACES, TOWER, City, kind_name, place_name
from rulesim.discordia.components import Effects, Tile, Tower, letters
from rulesim.discordia.state import State
from rulesim.game import Action
from widgets import lessons
from widgets.discordia.scene.view import View
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


# -- moves in words ---------------------------------------------------------------------------------------------------


def do(state: State, action: Action, lang: str) -> str:
    """An action as an instruction, in the words of the board; where the board's place tells more, with that place:
    "Take the farm FA01 and lay it on field 1".
    """
    if not isinstance(action, Take | Dispatch | Special | Build | Demolish | Lose):
        return View(state, lang).do(action)
    facts: dict[str, Any] = {"tile": "", "kind": "", "where": "", "old": ""}
    facts |= _piece(getattr(action, "tile", None) or getattr(action, "tower", None))
    facts |= _where(state.cities[state.seat], action)
    if isinstance(action, Dispatch | Special):
        facts["figures"] = letters(action.figures)
    return say(f"ask_do_{str(action).split()[0]}", lang, **facts)


def _piece(piece: Any) -> dict[str, Any]:
    return {"tile": piece.id, "kind": kind_name(piece)} if isinstance(piece, Tile | Tower) else {}


def _where(city: City, action: Any) -> dict[str, Any]:
    """The slot of an action, and what lies there: the tile itself, or the one that would be covered."""
    place, index = getattr(action, "place", TOWER), action.index
    laid = city.at(place, index)
    facts: dict[str, Any] = {"area": PLACES[place], "slot": index + 1}
    if laid is None:
        return facts
    if isinstance(action, Take | Build):
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
