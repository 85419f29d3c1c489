"""What waits for an answer in Provincia Romana, above everything else; and the cover between two players' turns."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from rulesim.provincia import actions, hand
from rulesim.provincia.components import AEDIFICIUM, Building, Town
from widgets.provincia.scene.city import priced
from widgets.provincia.scene.faces import card_face, standing_face, town_face
from widgets.scenes import Piece, Zone
from widgets.scenes.brackets import numbered, unnamed

if TYPE_CHECKING:
    from widgets.provincia.scene.view import View


def cover_zone(view: View) -> Zone:
    """Between two turns: the device goes to whoever is to act, who then asks for the own cards."""
    name = view.name(view.hero)
    free = bool(view.legal)
    label = view.say("uncover", name=name)
    go = Piece(id="uncover", kind="go", label=label, text=label, command="uncover", spot="choice")
    return Zone(
        id="cover",
        title=view.say("cover", name=name),
        note=view.say("cover_note", name=name, free="yes" if free else "no"),
        **unnamed([go]),
        active=True,
        urgent=True,
    )


def question(view: View) -> str:
    """What the onlooker has to answer first, by the kinds of the answers; "" in an ordinary turn."""
    kinds = {type(action) for action in view.legal.values()}
    usual = "limit" if kinds == {actions.Discard} else ""
    return next((asked for kind, asked in _ASKED.items() if kind in kinds), usual)


def pending_zone(view: View, asked: str) -> Zone:
    """The question, with its answers."""
    facts = _FACTS[asked](view) if asked in _FACTS else {}
    pieces = tuple(_ANSWERS[asked](view)) if asked in _ANSWERS else ()
    return Zone(
        id="waiting",
        title=view.say(f"waiting_{asked}", **facts),
        note=view.say(f"ask_{asked}", **facts),
        **unnamed(pieces),
        active=True,
        urgent=True,
        empty=view.say("ask_board"),
    )


def lost(view: View) -> dict[str, Any]:
    """What a lost combat asks for."""
    state, (_, step) = view.state, view.waits
    assert state.gauls is not None
    return {"penalty": view.penalty(state.gauls.penalties[step])}


def aimed(view: View) -> dict[str, Any]:
    """Who plays CONIURATIO against which building."""
    building, attacker = target_of(view)
    return {"card": building, "name": attacker}


def target_of(view: View) -> tuple[str, str]:
    """The building that a CONIURATIO is about to destroy, and who played it: the last move of another seat."""
    for entry in reversed(view.log):
        action = entry.action
        if isinstance(action, actions.Play) and action.target is not None:
            return action.target.building.name, view.name(entry.seat)
    return "", ""


def limit(view: View) -> dict[str, Any]:
    """How many cards must go."""
    return {"count": hand.too_many(view.state, view.hero), "limit": view.state.tables.setup.hand_limit}


def towns(view: View) -> Iterator[Piece]:
    """The city boards: those still free, and whose the others are."""
    for town in view.state.tables.towns:
        yield town_piece(view, town)


def town_piece(view: View, town: Town) -> Piece:
    """A city board: free, or with the name of who has it."""
    owner = next((seat for seat, city in enumerate(view.state.cities) if city.town is town), None)
    label = view.town(town)
    return Piece(
        id=f"town-{town.id}",
        label=label,
        face=town_face(town, view.lang),
        badge=view.who(owner) if owner is not None else "",
        spot="choice",
        **view.attempt(f"town-{town.id}", actions.Settle(town), (label,)),
    )


def buildings(view: View) -> Iterator[Piece]:
    """The buildings among which the loser chooses; and AEDILES, if there is one."""
    for home, found in view.by_home.items():
        action = found[0]
        if isinstance(action, actions.Lose):
            told = (view.standing_text(action.standing),)
            yield Piece(
                id=f"answer-{home}", kind="token", label=view.do(action), text=action.standing.building.name,
                face=standing_face(action.standing, view.lang), icons=("discard",), spot="choice",
                **view.attempt(home, None, told),
            )  # fmt: skip
    yield from reaction(view)


def reaction(view: View) -> Iterator[Piece]:
    """To play AEDILES, or not to."""
    for home, other in (("aediles", actions.Protect()), ("suffer", actions.Suffer())):
        if home in view.by_home:
            told = view.do(other)
            yield Piece(id=home, kind="go" if home == "aediles" else "token", label=told, text=told, spot="choice",
                        **view.attempt(home))  # fmt: skip


def looked_at(view: View) -> Iterator[Piece]:
    """The cards on top of the building deck that CONSUETUDO lets one look at, or what is left to be put back."""
    cards = [card for card in view.state.decks[AEDIFICIUM].top if isinstance(card, Building)]
    wanted = {action.card for action in view.legal.values() if isinstance(action, actions.Keep | actions.Put)}
    unseen = sorted(wanted, key=attrgetter("index"))
    shown = [card for card in cards if card in wanted] if wanted <= set(cards) else unseen
    for id, card in numbered((f"top-{card.id}", card) for card in shown):
        told = view.building(card)
        yield Piece(
            id=id,
            label=told,
            face=priced(view, card, card_face(card, view.lang)),
            spot="choice",
            **view.attempt(id.rpartition("-")[0], None, view.card_lines(card)),
        )


_ASKED = {
    actions.Settle: "town", actions.Lose: "lose", actions.Suffer: "suffer", actions.Keep: "keep", actions.Put: "put",
}  # fmt: skip
_FACTS = {"lose": lost, "suffer": aimed, "limit": limit}
_ANSWERS = {"town": towns, "lose": buildings, "suffer": reaction, "keep": looked_at, "put": looked_at}

__all__ = ("cover_zone", "pending_zone", "question")
