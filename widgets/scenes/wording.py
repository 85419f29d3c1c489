"""Words for scenes, of any game: its own catalogue, the words of the table, the rulebook's terms; each made once."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, ClassVar, Concatenate, Generic, ParamSpec, TypeVar

from rulesim import Event, rulebook
from widgets.words import say_of

P = ParamSpec("P")
R = TypeVar("R")


@lru_cache(maxsize=32768)
def game_words(game: str, message: str, lang: str, facts: tuple[tuple[str, Any], ...]) -> str:
    """A message of a game's catalogue."""
    return minus(rulebook.words(game, message, lang, **dict(facts)))


@lru_cache(maxsize=8192)
def event_words(
    rule: str, facts: tuple[tuple[str, Any], ...], lang: str, names: tuple[str, ...], you: int | None
) -> str:
    """What happened, in a sentence; ``you``: the seat of who reads it."""
    return minus(rulebook.done(Event(rule, dict(facts)), lang, names, you))


@lru_cache(maxsize=16)
def terms(game: str, lang: str) -> dict[str, str]:
    """The German rulebook's own terms by id; none where the table speaks its language."""
    return {} if lang == "de" else {row["term"]: row["de"] for row in rulebook.glossary(game, lang)}


def yes(holds: object) -> str:
    """What words are told of what holds or not."""
    return "yes" if holds else "no"


def minus(text: str) -> str:
    """The text with a proper sign before negative numbers, apart from what it is about: "blue-1" is "blue −1"."""
    return _SIGN.sub(lambda found: f" {found[1]}" if found[1] == "+" else " −", _MINUS.sub("−", text))


_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_SIGN = re.compile(r"(?<=[a-z])([+-])(?=\d)")


def upper(text: str) -> str:
    """The text with a capital."""
    return text[:1].upper() + text[1:]


def lower(text: str) -> str:
    """The text to go on with; a name in capitals keeps them."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


def after_colon(text: str) -> str:
    """The text to go on with after a colon, so with none of its own."""
    return lower(text.replace(": ", ", "))


def sentence(text: str) -> str:
    """The text with a full stop."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


class Words:
    """Words of one game in one language. A subclass names the game."""

    GAME: ClassVar[str]

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def game(self, message: str, **facts: Any) -> str:
        """Words of the game's own catalogue."""
        return game_words(self.GAME, message, self.lang, tuple(facts.items()))

    def say(self, message: str, **facts: Any) -> str:
        """Words of the table: the game's own, else what all tables say."""
        return say_of(self.GAME, f"table_{message}", self.lang, **facts)

    def term(self, id: str) -> str:
        """The rulebook's own word for a term."""
        return terms(self.GAME, self.lang).get(id, "")


class Kept(Generic[P, R]):
    """A method of words that reads nothing else: what it returns is made once in a language, whatever view asks."""

    def __init__(self, make: Callable[Concatenate[Any, P], R]) -> None:
        self._make = make

    def __set_name__(self, owner: type[Words], name: str) -> None:
        make: Callable[..., R] = self._make
        self._told = lru_cache(maxsize=1024)(lambda lang, *args: make(owner(lang), *args))

    def __get__(self, words: Words, kind: type[Words]) -> Callable[P, R]:
        return partial(self._told, words.lang)  # type: ignore[return-value]
