"""Cards and moves of Provincia Romana in words: what questions and hints offer."""

from __future__ import annotations

from typing import Any, Final

from rulesim.game import Action
from rulesim.provincia.components import Piece, Token
from rulesim.provincia.state import State
from widgets import lessons
from widgets.lessons import posed_question
from widgets.provincia.scene.view import View
from widgets.scenes.wording import minus

GAME: Final = "provincia"


def say(message: str, lang: str, **facts: Any) -> str:
    """Words of lessons or of the game."""
    return minus(lessons.say(GAME, message, lang, **facts))


def named(card: Piece, lang: str) -> str:
    """A card by its Latin name."""
    return say(f"card_{getattr(card, 'id', '')}", lang)


def token_name(token: Token, lang: str) -> str:
    """ "orange +1"."""
    return say("token_name", lang, colour=token.colour, value=token.value)


# -- moves in words ---------------------------------------------------------------------------------------------------


def do(state: State, action: Action, lang: str) -> str:
    """An action as an instruction, in the words of the board: "Build FORUM"."""
    return View(state, lang).do(action)


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
