"""What waits for an answer in Provincia Romana, above everything else; and the cover between two players' turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulesim.provincia import actions, hand
from rulesim.provincia.components import AEDIFICIUM, Building, Town
from widgets.provincia.scene.brackets import numbered, unnamed
from widgets.provincia.scene.faces import card_face, town_face
from widgets.scenes import Piece, Zone

if TYPE_CHECKING:
    from widgets.provincia.scene.view import Look


def cover_zone(look: Look) -> Zone:
    """Between two turns: the device goes to whoever is to act, who then asks for the own cards."""
    name = look.name(look.hero)
    free = bool(look.legal)
    label = look.say("uncover", name=name)
    go = Piece(id="uncover", kind="go", label=label, text=label, command="uncover")
    return Zone(
        id="cover",
        title=look.say("cover", name=name),
        note=look.say("cover_note", name=name, free="yes" if free else "no"),
        **unnamed([go]),
        active=True,
        urgent=True,
    )


def question(look: Look) -> str:
    """What the onlooker has to answer first, by the kinds of the answers; "" in an ordinary turn."""
    kinds = {type(action) for action in look.legal.values()}
    if actions.Settle in kinds:
        return "town"
    if actions.Lose in kinds:
        return "lose"
    if actions.Suffer in kinds:
        return "suffer"
    if actions.Keep in kinds:
        return "keep"
    if actions.Put in kinds:
        return "put"
    return "limit" if kinds == {actions.Discard} else ""


def waiting(look: Look, asked: str) -> Zone:
    """The question, with its answers."""
    facts = _FACTS[asked](look) if asked in _FACTS else {}
    pieces = tuple(_ANSWERS[asked](look)) if asked in _ANSWERS else ()
    return Zone(
        id="waiting",
        title=look.say(f"waiting_{asked}", **facts),
        note=look.say(f"ask_{asked}", **facts),
        **unnamed(pieces),
        active=True,
        urgent=True,
        empty=look.say("ask_board"),
    )


def lost(look: Look) -> dict[str, Any]:
    """What a lost combat asks for."""
    state, (_, step) = look.state, look.waits
    assert state.gauls is not None
    return {"penalty": look.penalty(state.gauls.penalties[step])}


def aimed(look: Look) -> dict[str, Any]:
    """Who plays CONIURATIO against which building."""
    building, attacker = target_of(look)
    return {"card": building, "name": attacker}


def target_of(look: Look) -> tuple[str, str]:
    """The building that a CONIURATIO is about to destroy, and who played it: the last move of another seat."""
    for entry in reversed(look.log):
        action = entry.action
        if isinstance(action, actions.Play) and action.target is not None:
            return action.target.building.name, look.name(entry.seat)
    return "", ""


def limit(look: Look) -> dict[str, Any]:
    """How many cards must go."""
    return {"count": hand.too_many(look.state, look.hero), "limit": look.state.tables.setup.hand_limit}


def towns(look: Look) -> Iterator[Piece]:
    """The city boards: those still free, and whose the others are."""
    for town in look.state.tables.towns:
        yield town_piece(look, town)


def town_piece(look: Look, town: Town) -> Piece:
    """A city board: free, or with the name of who has it."""
    owner = next((seat for seat, city in enumerate(look.state.cities) if city.town is town), None)
    label = look.town(town)
    return Piece(
        id=f"town-{town.id}",
        label=label,
        face=town_face(town, look.lang),
        badge=look.name(owner) if owner is not None else "",
        **look.attempt(f"town-{town.id}", actions.Settle(town), (label,)),
    )


def buildings(look: Look) -> Iterator[Piece]:
    """The buildings among which the loser chooses; and AEDILES, if there is one."""
    for home, found in look.by_home.items():
        action = found[0]
        if isinstance(action, actions.Lose):
            told = (look.standing_text(action.standing),)
            yield Piece(
                id=f"answer-{home}", kind="token", label=look.do(action), text=action.standing.building.name,
                icons=("discard",), **look.attempt(home, None, told),
            )  # fmt: skip
    yield from reaction(look)


def reaction(look: Look) -> Iterator[Piece]:
    """To play AEDILES, or not to."""
    for home, other in (("aediles", actions.Protect()), ("suffer", actions.Suffer())):
        if home in look.by_home:
            told = look.do(other)
            yield Piece(id=home, kind="go" if home == "aediles" else "token", label=told, text=told,
                        **look.attempt(home))  # fmt: skip


def looked_at(look: Look) -> Iterator[Piece]:
    """The cards on top of the building deck that CONSUETUDO lets one look at, or what is left to be put back."""
    cards = [card for card in look.state.decks[AEDIFICIUM].top if isinstance(card, Building)]
    wanted = {action.card for action in look.legal.values() if isinstance(action, actions.Keep | actions.Put)}
    shown = [card for card in cards if card in wanted] if wanted <= set(cards) else sorted(wanted, key=_index)
    for id, card in numbered((f"top-{card.id}", card) for card in shown):
        told = look.building(card)
        yield Piece(
            id=id, label=told, face=card_face(card, look.lang), **look.attempt(id.rpartition("-")[0], None, (told,))
        )


def _index(card: Building) -> int:
    return card.index


_FACTS = {"lose": lost, "suffer": aimed, "limit": limit}
_ANSWERS = {"town": towns, "lose": buildings, "suffer": reaction, "keep": looked_at, "put": looked_at}

__all__ = ("cover_zone", "question", "waiting")
