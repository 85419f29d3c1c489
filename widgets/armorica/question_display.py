"""Cards, rows and moves of Armorica in words: what questions and hints show and offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulesim.armorica import Discard, Keep, Take
from rulesim.armorica.cards import ICONS, Card
from rulesim.armorica.piles import ROW_NAMES
from rulesim.armorica.state import State
from rulesim.game import Action
from widgets import lessons
from widgets.lessons import posed_question

GAME: Final = "armorica"


def say(message: str, lang: str, **facts: Any) -> str:
    """Words of lessons or of the game."""
    return lessons.say(GAME, message, lang, **facts)


# -- cards in words -------------------------------------------------------------------------------------------------


def name(card: Card, lang: str) -> str:
    """ "yellow farmer"."""
    return say("card_name", lang, color=card.color, suit=card.suit)


def icons(card: Card, lang: str) -> tuple[str, ...]:
    """ "1 wheat", "2 amphorae": what the card's column shows, top to bottom."""
    return tuple(say(f"icon_{icon}", lang, count=n) for icon, n in zip(ICONS, card.icons, strict=True) if n)


def face(card: Card, lang: str) -> str:
    """The card with its icons in one phrase, or its name if the icons play no part."""
    shown = icons(card, lang)
    return say("ask_face", lang, name=name(card, lang), icons=", ".join(shown)) if shown else name(card, lang)


# -- attempts -------------------------------------------------------------------------------------------------------


def do(state: State, action: Action, lang: str) -> str:
    """An action as an instruction: "Take the yellow farmer, 3rd from the right"."""
    if isinstance(action, Take):
        named = state.rows[ROW_NAMES.index(action.row)] if action.row else state.row
        cards = state.rows[0] if named is None else named
        card = cards[-action.position]
        message = "ask_do_from" if action.row else "ask_do_at" if action.at else "action_take.do"
        facts = {"color": card.color, "suit": card.suit, "position": action.position}
        return say(message, lang, **facts, row=action.row or "", at=action.at or 0)
    if isinstance(action, Discard):
        card = state.displays[state.player][action.number - 1]
        return say("ask_do_discard", lang, number=action.number, color=card.color, suit=card.suit)
    return say(f"action_{action}.do" if isinstance(action, Keep) else f"ask_do_{action}", lang)


def reason(state: State, action: Action, lang: str) -> str:
    """Why an action is legal or not, with its numbers."""
    return posed_question.reason(state, action, lang, silent=SELF_EVIDENT)


SELF_EVIDENT: Final = ("armorica.winter.start-card-not-exempt",)
"""Rules that are no reason to name first when a move is legal."""


def attempts(state: State, texts: Sequence[str]) -> list[Action]:
    """The attempts to ask about: those named, or all positions of the row and the pass, or all cards of the display."""
    if texts:
        return [state.parse(text) for text in texts]
    if state.phase == "winter":
        return [state.parse(f"discard {n}") for n in range(1, len(state.displays[state.player]) + 1)]
    takes = [state.parse(f"take {p}") for p in range(1, len(state.row or ()) + 1)]
    return [*takes, state.parse("pass")]
