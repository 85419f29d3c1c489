"""Cards and moves of Provincia Romana in words: what questions and hints offer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rulesim.game import Action
from rulesim.provincia.components import (
    DECKS,
    RESOURCES,
    Amounts,
    Building,
    Opes,
    Piece,
    Senate,
    Standing,
    Token,
    Town,
)
from rulesim.provincia.state import State
from widgets import lessons
from widgets.lessons import posed_question
from widgets.scenes.wording import minus

GAME: Final = "provincia"


def say(message: str, lang: str, **facts: Any) -> str:
    """Words of lessons or of the game."""
    return minus(lessons.say(GAME, message, lang, **facts))


def amounts(goods: Iterable[int], lang: str) -> str:
    """ "2 clay and 1 gold"; "nothing"."""
    told = dict(zip(RESOURCES, goods, strict=False))
    facts = {name: told.get(name, 0) for name in RESOURCES}
    return say("goods", lang, **facts) if any(facts.values()) else say("good_none", lang)


def named(card: Piece, lang: str) -> str:
    """A card by its Latin name."""
    return say(f"card_{getattr(card, 'id', '')}", lang)


def token_name(token: Token, lang: str) -> str:
    """ "orange +1"."""
    return say("token_name", lang, colour=token.colour, value=token.value)


# -- moves in words ---------------------------------------------------------------------------------------------------


def do(state: State, action: Action, lang: str) -> str:
    """An action as an instruction: "Build FORUM"."""
    facts = _facts(state, action, lang)
    return say(f"ask_do_{str(action).split()[0]}", lang, **facts)


def _facts(state: State, action: Any, lang: str) -> dict[str, Any]:
    """The facts that the words of an action ask for; "" and 0 where it has none."""
    facts: dict[str, Any] = {"card": "", "less": "", "owner": 0, "goods": "", "target": "", "phase": state.phase}
    for name in ("times", "number", "what"):
        facts[name] = getattr(action, name, 0)
    for name in ("card", "building", "standing", "target", "token", "town"):
        facts |= _piece(name, getattr(action, name, None), lang)
    place = getattr(action, "place", -1)
    if place >= 0:
        lies = state.face_up[place] if place < len(state.face_up) else None
        facts |= {"place": place + 1, "card": named(lies, lang) if lies else ""}
    if hasattr(action, "seat"):
        facts["owner"] = action.seat + 1
    if hasattr(action, "deck"):
        facts["deck"] = DECKS[action.deck]
    if hasattr(action, "good"):
        facts["good"] = RESOURCES[action.good]
    if getattr(action, "less", -1) >= 0:
        facts["less"] = RESOURCES[action.less]
    goods: Amounts = getattr(action, "goods", (0, 0, 0, 0))
    return facts | {"goods": amounts(goods, lang) if any(goods) else ""}


def _piece(name: str, piece: Any, lang: str) -> dict[str, Any]:
    """How the words of an action call a piece."""
    if isinstance(piece, Standing):
        return {"target" if name == "target" else "card": named(piece.building, lang)}
    if isinstance(piece, Building | Senate | Opes):
        detail = amounts(piece.get, lang) if isinstance(piece, Senate) and any(piece.get) else ""
        value = piece.value if isinstance(piece, Senate) and piece.kind == "gloria" else 0
        return {"card": named(piece, lang), "detail": detail, "value": value}
    if isinstance(piece, Token):
        return {"token": token_name(piece, lang)}
    return {"town": piece.id} if isinstance(piece, Town) else {}


# -- attempts -------------------------------------------------------------------------------------------------------


def reason(state: State, action: Action, lang: str) -> str:
    """Why an action is legal or not, with its numbers."""
    return posed_question.reason(state, action, lang, telling=TELLING)


TELLING: Final = (
    "provincia.senate.corruptio",
    "provincia.senate.commercium",
    "provincia.draft.marker",
    "provincia.play.cost",
)
"""Rules that are the reason to name when a move is legal, the most telling first."""
