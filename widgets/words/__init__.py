"""The words of the widgets: one Fluent file per language, read by the same machinery as the words of the games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from rulesim import BadInput, Session, rulebook
from rulesim.outside import harmless
from rulesim.rulebook import FALLBACK, Catalogue

_HERE = Path(__file__).parent


@cache
def catalogue() -> Catalogue:
    """The words of the widgets and of the lessons."""
    return Catalogue(_HERE, _HERE.parent / "lessons" / "words")


def say(message_id: str, lang: str = FALLBACK, **facts: Any) -> str:
    """The words of a message (``"id"`` or ``"id.attribute"``) for these facts; English where ``lang`` has none."""
    try:
        return _said(message_id, lang, tuple(facts.items()))
    except TypeError:  # a fact that cannot be a key, such as a list
        return catalogue().words(message_id, lang, **facts)


@lru_cache(maxsize=8192)
def _said(message_id: str, lang: str, facts: tuple[tuple[str, Any], ...]) -> str:
    return catalogue().words(message_id, lang, **dict(facts))


def own_names(session: Session) -> tuple[str, ...]:
    """What the players call themselves, seat by seat, as text that does no harm; "" for none."""
    return tuple(map(harmless, session.names))


def player_name(session: Session, seat: int, lang: str = FALLBACK) -> str:
    """How a player is called: by name, or as the game calls the seat."""
    return seat_name(session.game, seat, lang, own_names(session))


def seat_name(game: str, seat: int, lang: str = FALLBACK, names: Sequence[str] = ()) -> str:
    """The own name of a seat (from 0), else as the game calls it: "Player 2"."""
    return (names[seat] if seat < len(names) else "") or _numbered(game, seat, lang)


@lru_cache(maxsize=256)
def _numbered(game: str, seat: int, lang: str) -> str:
    try:
        return rulebook.words(game, "seat", lang, count=seat + 1)
    except BadInput:  # a game without words
        return say("seat", lang, seat=seat + 1)
