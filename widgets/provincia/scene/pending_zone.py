"""What waits for an answer in Provincia Romana, above everything else; and the cover between two players' turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from rulesim.provincia import actions, hand
from rulesim.provincia.components import AEDIFICIUM
from widgets.provincia.scene.city import priced
from widgets.scenes import Piece, Zone
from widgets.scenes.layout import numbered, unnamed
from widgets.scenes.wording import yes

if TYPE_CHECKING:
    from widgets.provincia.scene.view import View


def cover_zone(view: View) -> Zone:
    """Between two turns: the device goes to whoever is to act, who then asks for the own cards."""
    name = view.name(view.hero)
    label, note = view.say("uncover", name=name), view.say("cover_note", name=name, free=yes(view.legal))
    go = view.piece("uncover", None, label, home="", idle=(), text=label, command="uncover")
    return Zone(id="cover", title=view.say("cover", name=name), note=note, **unnamed([go]), active=True, urgent=True)


def question(view: View) -> str:
    """What the onlooker has to answer first, by the kinds of the answers; "" in an ordinary turn."""
    kinds = {type(action) for action in view.legal.values()}
    usual = "limit" if kinds == {actions.Discard} else ""
    return next((asked for kind, asked in _ASKED.items() if kind in kinds), usual)


def pending_zone(view: View, asked: str) -> Zone:
    """The question, with its answers."""
    told = _FACTS[asked](view) if asked in _FACTS else {}
    title, note = view.say(f"waiting_{asked}", **told), view.say(f"ask_{asked}", **told)
    pieces, empty = unnamed(_ANSWERS[asked](view) if asked in _ANSWERS else ()), view.say("ask_board")
    return Zone(id="waiting", title=title, note=note, **pieces, active=True, urgent=True, empty=empty)


def lost(view: View) -> dict[str, Any]:
    """What a lost combat asks for."""
    state, (_, step) = view.state, view.waits
    assert state.gauls is not None
    return {"penalty": view.penalty(state.gauls.penalties[step])}


def aimed(view: View) -> dict[str, Any]:
    """Who plays CONIURATIO against which building: the last move of another seat."""
    for entry in reversed(view.log):
        if isinstance(entry.action, actions.Play) and entry.action.target is not None:
            return {"card": entry.action.target.building.name, "name": view.name(entry.seat)}
    return {"card": "", "name": ""}


def limit(view: View) -> dict[str, Any]:
    """How many cards must go."""
    return {"count": hand.too_many(view.state, view.hero), "limit": view.state.tables.setup.hand_limit}


def towns(view: View) -> Iterator[Piece]:
    """The city boards: those still free, and whose the others are."""
    owners = {city.town: view.who(seat) for seat, city in enumerate(view.state.cities)}
    for town in view.state.tables.towns:
        looks = {"face": view.town_face(town), "badge": owners.get(town, "")}
        yield view.piece("town", town.id, view.town(town), actions.Settle(town), **looks)


def buildings(view: View) -> Iterator[Piece]:
    """The buildings among which the loser chooses; and AEDILES, if there is one."""
    for home, (action, *_) in view.by_home.items():
        if isinstance(action, actions.Lose):
            one, label = action.standing, view.do(action)
            looks = {"text": one.building.name, "face": view.standing_face(one)}
            yield view.piece("answer", home, label, home=home, idle=(view.standing_text(one),), **looks)
    yield from reaction(view)


def reaction(view: View) -> Iterator[Piece]:
    """To play AEDILES, or not to."""
    for home, other in (("aediles", actions.PROTECT), ("suffer", actions.SUFFER)):
        if home in view.by_home:
            label = view.do(other)
            yield view.piece(home, None, label, idle=(), text=label)


def looked_at(view: View) -> Iterator[Piece]:
    """The cards on top of the building deck that CONSUETUDO lets one look at, or what is left to be put back."""
    name, done = view.waits
    cards = view.state.decks[AEDIFICIUM].top[done if name == "PUT" else 0 :]
    for id, card in numbered((f"top-{card.id}", card) for card in cards):
        face, idle = priced(view, card, view.card_face(card)), view.card_lines(card)
        yield view.piece("top", None, view.card(card), home=f"top-{card.id}", idle=idle, id=id, face=face)
    if view.as_it_lies:
        label = view.say("leave")
        yield view.piece("leave", None, label, home="", idle=(), text=label, command="leave")


_ASKED: Final = {
    actions.Settle: "town",
    actions.Lose: "lose",
    actions.Suffer: "suffer",
    actions.Keep: "keep",
    actions.Put: "put",
}
_FACTS: Final[dict[str, Callable[[View], dict[str, Any]]]] = {"lose": lost, "suffer": aimed, "limit": limit}
"""What the words of a question are told."""
_ANSWERS: Final = {"town": towns, "lose": buildings, "suffer": reaction, "keep": looked_at, "put": looked_at}
"""The pieces that answer a question."""
