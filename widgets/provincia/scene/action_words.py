"""Provincia's moves: how each is told, and which piece stands for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rulesim import Action
from rulesim.provincia import actions
from rulesim.provincia.components import DECKS, RESOURCES, Building, Standing
from widgets.provincia.scene.wording import pieces_of

if TYPE_CHECKING:
    from widgets.provincia.scene.view import View

PUBLIC: Final = (actions.Settle, actions.Choose, actions.Pick)
"""Decisions that need nobody's secrets."""


def choice_icons(action: Action) -> tuple[str, ...]:
    """The symbols of a move among others."""
    if isinstance(action, actions.Build) and action.less >= 0:
        return (RESOURCES[action.less],)
    if isinstance(action, actions.Play):
        return pieces_of(action.goods)
    return ("discard",) if isinstance(action, actions.Discard) else ()


def _played(view: View, action: actions.Play) -> tuple[str, dict[str, Any]]:
    card, facts = action.card, {"card": action.card.id}
    if action.times and any(card.give):
        return "action_play.times", facts | _exchanged(action)
    if any(action.goods):
        return "action_play.goods", facts | dict(zip(RESOURCES, action.goods, strict=False))
    if action.seat < 0:
        return "action_play.do", facts
    facts |= {"owner_name": view.name(action.seat)}
    return ("action_play.target", facts | {"building": action.target.building.id}) if action.target else (
        "action_play.on", facts)  # fmt: skip


def _exchanged(action: actions.Play) -> dict[str, Any]:
    """What a COMMERCIUM gives and gets, so many times."""
    (give, paid), (get, got) = (
        next((good, n * action.times) for good, n in zip(RESOURCES, amounts, strict=True) if n)
        for amounts in (action.card.give, action.card.get)
    )
    return {"give": give, "paid": paid, "get": get, "got": got}


def _picked(view: View, action: actions.Pick) -> tuple[str, dict[str, Any]]:
    card = view.at(action.place)
    return ("action_pick.do", {"card": card.id}) if card else ("action_pick.blind", {"place": action.place + 1})


def _built(view: View, action: actions.Build) -> tuple[str, dict[str, Any]]:
    facts = {"building": action.building.id}
    return ("action_build.less", facts | {"less": RESOURCES[action.less]}) if action.less >= 0 else (
        "action_build.do", facts)  # fmt: skip


def _card(message: str) -> Callable[[View, Any], tuple[str, dict[str, Any]]]:
    return lambda view, action: (f"action_{message}.do", {"card": action.card.id})


DO: Final[dict[type[Action], Callable[[View, Any], tuple[str, dict[str, Any]]]]] = {
    actions.Settle: lambda view, a: ("action_city.do", {"town": a.town.id}),
    actions.Choose: lambda view, a: ("action_choose.do", {"deck": DECKS[a.deck]}),
    actions.Pick: _picked,
    actions.Build: _built,
    actions.Play: _played,
    actions.Trade: lambda view, a: ("action_buy.do", {"good": RESOURCES[a.good]}),
    actions.Discard: _card("discard"),
    actions.End: lambda view, a: ("action_end.activate" if view.state.phase == "activate" else "action_end.do", {}),
    actions.Keep: _card("keep"),
    actions.Put: _card("put"),
    actions.Lay: lambda view, a: ("action_lay.do", {"colour": a.token.colour, "value": a.token.value}),
    actions.Lose: lambda view, a: ("action_lose.do", {"building": a.standing.building.id}),
    actions.Protect: lambda view, a: ("action_aediles.do", {}),
    actions.Suffer: lambda view, a: ("action_suffer.do", {}),
    actions.Activate: lambda view, a: ("action_activate.do", {"building": a.building.id}),
    actions.Offer: lambda view, a: ("action_offer.do", {"owner_name": view.name(a.seat)}),
    actions.Start: lambda view, a: ("action_start.do", {"seat": a.seat + 1}),
    actions.Reveal: _card("reveal"),
    actions.Deal: lambda view, a: ("action_deal.do", {"colour": a.token.colour, "value": a.token.value}),
    actions.Gauls: lambda view, a: ("action_gauls.do", {"bellum": a.card.id}),
}
"""How a move is told: a message of the game's words, and its facts."""

OPENLY: Final[dict[type[Action], str]] = {
    actions.Lay: "did_lay",
    actions.Keep: "did_keep",
    actions.Put: "did_put",
}
"""How a move is told to those who must not know what was moved: a message of the table's words."""

HOME: Final[dict[type[Action], Callable[[View, Any], str]]] = {
    actions.Settle: lambda view, a: f"town-{a.town.id}",
    actions.Choose: lambda view, a: f"deck-{DECKS[a.deck]}",
    actions.Pick: lambda view, a: f"pick-{a.place + 1}",
    actions.Build: lambda view, a: f"hand-{a.building.id}",
    actions.Play: lambda view, a: f"hand-{a.card.id}",
    actions.Trade: lambda view, a: f"supply-{RESOURCES[a.good]}",
    actions.Discard: lambda view, a: f"hand-{a.card.id}",
    actions.End: lambda view, a: "end",
    actions.Keep: lambda view, a: f"top-{a.card.id}",
    actions.Put: lambda view, a: f"top-{a.card.id}",
    actions.Lay: lambda view, a: f"token-{a.token.id}",
    actions.Lose: lambda view, a: stand_key(view.hero, a.standing),
    actions.Protect: lambda view, a: "aediles",
    actions.Suffer: lambda view, a: "suffer",
    actions.Activate: lambda view, a: waiting_key(view.hero, a.building),
    actions.Look: lambda view, a: (
        {"card": "pick", "hand": "their-hand", "bellum": "bellum"}.get(a.what, "laid-by") + f"-{a.number}"
    ),
    actions.Offer: lambda view, a: f"offer-{a.seat + 1}",
}
"""What stands for a move: the id of a piece or button, or for things that may be alike the id without its number."""


def stand_key(seat: int, standing: Standing) -> str:
    """What stands for a building of a city among those that are just like it."""
    building = standing.building
    return f"stand-{seat + 1}-{building.id}" if standing.active else waiting_key(seat, building)


def waiting_key(seat: int, building: Building) -> str:
    """What stands for a building that is not activated yet."""
    return f"stand-{seat + 1}-{building.id}-inactive"
