"""The words of the widgets, read by the same machinery as the words of the games.

What is said whatever the game is here and in ``widgets/lessons/words``; what is said of one game is in the ``words`` of
the folder of its :class:`~widgets.games.DrawnGame`, where a message of the same name is the game's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from rulesim import BadInput, Session, find_game, rulebook
from rulesim.messages import FALLBACK, Catalogue
from rulesim.outside import harmless
from widgets.games import drawn_game

_HERE = Path(__file__).parent


@cache
def catalogue(game: str = "") -> Catalogue:
    """The words of the widgets and of the lessons; for a game also its rulebook's, and what they say of it.

    Raises BadInput for a game that nothing draws.
    """
    shared = (_HERE, _HERE.parent / "lessons" / "words")
    if not game:
        return Catalogue(*shared)
    return Catalogue(*shared, *rulebook.words_of(game).folders, drawn_game(game).folder / "words")


def say(message_id: str, lang: str = FALLBACK, **facts: Any) -> str:
    """The words of a message (``"id"`` or ``"id.attribute"``) for these facts; English where ``lang`` has none."""
    return say_of("", message_id, lang, **facts)


def say_of(game: str, message: str, /, lang: str = FALLBACK, **facts: Any) -> str:
    """The same of one game: its own words go before those of all games, and may use its rulebook's."""
    try:
        return _said(game, message, lang, tuple(facts.items()))
    except TypeError:  # a fact that cannot be a key, such as a list
        return catalogue(game).words(message, lang, **facts)


@lru_cache(maxsize=8192)
def _said(game: str, message: str, lang: str, facts: tuple[tuple[str, Any], ...]) -> str:
    return catalogue(game).words(message, lang, **dict(facts))


def rulebooks(game: str, lang: str = FALLBACK) -> list[tuple[str, str]]:
    """Title and name of the rulebooks that a game can be played by, the common rules ("") first."""
    presets = find_game(game).options.PRESETS
    titles = [(rulebook.words(game, f"edition_{name}", lang), name) for name in presets]
    return [(say_of(game, "player_common", lang), ""), *titles]


def own_names(session: Session) -> tuple[str, ...]:
    """What the players call themselves, seat by seat, as text that does no harm; "" for none."""
    return tuple(map(harmless, session.names))


def player_name(session: Session, seat: int, lang: str = FALLBACK, you: int | None = None) -> str:
    """How a player is called: by name, or as the game calls the seat; the seat ``you`` is "You"."""
    names = own_names(session)
    return say("table_own", lang) if seat == you else seat_name(session.game, seat, lang, names)


def seat_name(game: str, seat: int, lang: str = FALLBACK, names: Sequence[str] = ()) -> str:
    """The own name of a seat (from 0), else as the game calls it: "Player 2"."""
    return (names[seat] if seat < len(names) else "") or _numbered(game, seat, lang)


@lru_cache(maxsize=256)
def _numbered(game: str, seat: int, lang: str) -> str:
    try:
        return rulebook.words(game, "seat", lang, count=seat + 1)
    except BadInput:  # a game without words
        return say("seat", lang, count=seat + 1)
