"""Discordia's moves: how each is told, and which piece stands for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rulesim import Action
from rulesim.discordia import actions
from rulesim.discordia.city import PLACES, TOWER, kind_name
from rulesim.discordia.components import (
    DICE,
    EXTENSIONS,
    KINDS,
    LETTERS,
    STALL,
    TRACKS,
    Privilege,
    Tile,
    Tower,
    letters,
)
from widgets.discordia.scene.icons import icons_of

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View


def instruction(view: View, action: Action) -> str:
    """A move as an instruction, short enough for a button: "Take the farm"."""
    if isinstance(action, actions.Trade) and not view.city.at(TOWER, action.index):
        return view.say("do_swap", slot=action.index + 1)
    if isinstance(action, actions.Dispatch) and not view.city.at(action.place, action.index):
        return view.say("do_empty", area=view.game(f"area_{PLACES[action.place]}"), slot=action.index + 1)
    if isinstance(action, actions.Dispatch) and not any(action.figures):
        return view.say("do_full", tile=view.at_name(action))
    make = DO.get(type(action))
    message, facts = make(view, action) if make else ("", {})
    return view.game(message, **facts) if message else str(action)


def in_full(view: View, action: Action) -> str:
    """The same wherever it is read; where its place tells it from another one, with that place: "Take the farm and
    lay it on field 1".
    """
    if not isinstance(action, _PLACED):
        return view.do(action)
    place = TOWER if isinstance(action, actions.Build | actions.Lose) else action.place
    city = view.state.cities[view.state.seat]
    laid = city.at(place, action.index)
    if laid and not isinstance(action, actions.Take | actions.Build):
        alike = [other for other in city.laid() if kind_name(other.tile) == kind_name(laid.tile)]
        if len(alike) == 1:
            return view.do(action)
    facts: dict[str, Any] = {"tile": "", "kind": "", "old": "", "area": PLACES[place], "slot": action.index + 1}
    if isinstance(action, actions.Take | actions.Build):
        facts |= _named(view, action.tile if isinstance(action, actions.Take) else action.tower)
        facts |= {"old": view.piece_name(laid.tile)} if laid else {}
    elif laid:
        facts |= _named(view, laid.tile)
    if isinstance(action, actions.Dispatch | actions.Special):
        facts["figures"] = letters(action.figures)
    return view.game(f"action_{action.FORM.verb}.placed", **facts)


_PLACED: Final = (actions.Take, actions.Dispatch, actions.Special, actions.Build, actions.Demolish, actions.Lose)


def choice_icons(action: Action) -> tuple[str, ...]:
    """The symbols of a move among others."""
    if isinstance(action, actions.Dispatch | actions.Special):
        return icons_of(action.figures)
    if isinstance(action, actions.Choose | actions.Manipulate):
        return (f"die-{action.value}",)
    if isinstance(action, actions.Extend):
        return ("extension",)
    if isinstance(action, actions.Stars):
        return ("star",) * action.amount
    return ("swap",) if isinstance(action, actions.Swap) else ()


def _named(view: View, piece: Tile | Tower) -> dict[str, Any]:
    return {"kind": kind_name(piece), "tile": piece.id}


def _at(view: View, place: int, index: int) -> dict[str, Any]:
    laid = view.city.at(place, index)
    if laid:
        return _named(view, laid.tile)
    return {"kind": "military" if place == TOWER else KINDS[place], "tile": index + 1}


def _sent(message: str) -> Callable[[View, Any], tuple[str, dict[str, Any]]]:
    def told(view: View, action: Any) -> tuple[str, dict[str, Any]]:
        return message, {"figures": letters(action.figures), **_at(view, action.place, action.index)}

    return told


def _privilege(view: View, privilege: Privilege) -> dict[str, Any]:
    figure = LETTERS[privilege.permanent] if privilege.permanent >= 0 else ""
    return {"figure": figure, "privilege": view.game(f"privilege_{privilege.id}")}


DO: Final[dict[type[Action], Callable[[View, Any], tuple[str, dict[str, Any]]]]] = {
    actions.Choose: lambda view, a: ("action_choose.do", {"die": DICE[a.die], "value": a.value}),
    actions.Manipulate: lambda view, a: ("action_manipulate.do", {"value": a.value}),
    actions.Take: lambda view, a: ("action_take.do", _named(view, a.tile)),
    actions.Dispatch: _sent("action_dispatch.do"),
    actions.Special: _sent("action_special.do"),
    actions.Extend: lambda view, a: ("action_extension.do", {"extension": EXTENSIONS[a.kind]}),
    actions.Develop: lambda view, a: ("action_develop.do", {}),
    actions.Stars: lambda view, a: ("action_stars.do", {"amount": a.amount}),
    actions.Boat: lambda view, a: ("action_boat.do", {}),
    actions.Trade: lambda view, a: ("action_trade.do", _at(view, TOWER, a.index)),
    actions.Claim: lambda view, a: ("action_claim.do", {"decree": view.game(f"decree_{a.decree.id}")}),
    actions.Use: lambda view, a: ("action_use.do", _privilege(view, a.privilege)),
    actions.End: lambda view, a: ("action_end.do", {}),
    actions.Decline: lambda view, a: ("action_decline.do", {}),
    actions.Advance: lambda view, a: ("action_star.do", {"track": TRACKS[a.track]}),
    actions.Swap: lambda view, a: ("action_swap.do", {}),
    actions.Return: lambda view, a: ("action_return.do", {"figures": letters(a.figures)}),
    actions.Build: lambda view, a: ("action_build.do", _named(view, a.tower)),
    actions.Gain: lambda view, a: ("action_privilege.do", _privilege(view, a.privilege)),
    actions.Flip: lambda view, a: (
        ("action_flip.discard", {}) if a.index < 0 else ("action_flip.do", {"slot": a.index + 1})
    ),
    actions.Demolish: lambda view, a: ("action_demolish.do", _at(view, a.place, a.index)),
    actions.Lose: lambda view, a: ("action_lose.do", _at(view, TOWER, a.index)),
    actions.Roll: lambda view, a: ("action_roll.do", {"red": a.red, "yellow": a.yellow, "blue": a.blue}),
    actions.Draw: lambda view, a: ("action_draw.do", {"figures": letters(a.figures)}),
}
"""How a move is told: a message of the game's words, and its facts."""

HOME: Final[dict[type[Action], Callable[[View, Any], str]]] = {
    actions.Choose: lambda view, a: f"die-{DICE[a.die]}",
    actions.Manipulate: lambda view, a: view.state.columns[a.value - 1].id,
    actions.Take: lambda view, a: a.tile.id,
    actions.Dispatch: lambda view, a: view.spot(a.place, a.index),
    actions.Special: lambda view, a: view.spot(a.place, a.index),
    actions.Extend: lambda view, a: f"extension-{EXTENSIONS[a.kind]}",
    actions.Develop: lambda view, a: "develop",
    actions.Stars: lambda view, a: "cult",
    actions.Boat: lambda view, a: f"boat-{view.state.season}",
    actions.Trade: lambda view, a: view.spot(TOWER, a.index),
    actions.Claim: lambda view, a: a.decree.id,
    actions.Use: lambda view, a: a.privilege.id,
    actions.End: lambda view, a: "end",
    actions.Decline: lambda view, a: "decline",
    actions.Advance: lambda view, a: f"{TRACKS[a.track]}-{a.field or view.next(a)}",
    actions.Swap: lambda view, a: "swap",
    actions.Return: lambda view, a: "return",
    actions.Build: lambda view, a: a.tower.id,
    actions.Gain: lambda view, a: a.privilege.id,
    actions.Flip: lambda view, a: view.spot(STALL, a.index) if a.index >= 0 else "flip-discard",
    actions.Demolish: lambda view, a: view.spot(a.place, a.index),
    actions.Lose: lambda view, a: view.spot(TOWER, a.index),
}
"""The piece that stands for a move."""
