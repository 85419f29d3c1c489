"""Words for the scenes of Discordia, each made once: those of the game, of events, of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from rulesim import Event, rulebook
from rulesim.discordia.city import kind_name
from rulesim.discordia.components import LETTERS, Effects, Space, Tile, Tower, letters
from widgets.words import say

QUIET: Final = frozenset(
    f"discordia.{rule}"
    for rule in (
        *("setup.display", "setup.random-selection", "setup.action-tiles", "setup.start-figures"),
        *("play.saturnalia-refill", "action.one-main", "newyear.top-row"),
    )
)
"""Events that a log of what happened does not need."""


@lru_cache(maxsize=16384)
def game_words(message: str, lang: str, facts: tuple[tuple[str, Any], ...]) -> str:
    """A message of the game's catalogue."""
    return rulebook.words("discordia", message, lang, **dict(facts))


@lru_cache(maxsize=4096)
def event_words(rule: str, facts: tuple[tuple[str, Any], ...], lang: str, names: tuple[str, ...]) -> str:
    """What happened, in a sentence."""
    return rulebook.done(Event(rule, dict(facts)), lang, names)


@lru_cache(maxsize=8)
def terms(lang: str) -> dict[str, str]:
    """The rulebook's own terms by id; none where the table speaks its language."""
    return {} if lang == "de" else {row["term"]: row["de"] for row in rulebook.glossary("discordia", lang)}


def upper(text: str) -> str:
    """The text with a capital."""
    return text[:1].upper() + text[1:]


def lower(text: str) -> str:
    """The text to go on with after a colon."""
    return text[:1].lower() + text[1:]


def sentence(text: str) -> str:
    """The text with a full stop."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


def signed(number: int) -> str:
    """A change: ``+2``, ``−1``."""
    return f"+{number}" if number > 0 else f"−{-number}"


class Wording:
    """Words in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def game(self, message: str, **facts: Any) -> str:
        """Words of the game's own catalogue."""
        return game_words(message, self.lang, tuple(facts.items()))

    def say(self, message: str, **facts: Any) -> str:
        """Words of the table."""
        return say(f"discordia_{message}", self.lang, **facts)

    def term(self, id: str) -> str:
        """The rulebook's own word for a term."""
        return terms(self.lang).get(id, "")

    def piece_name(self, piece: Tile | Tower) -> str:
        """A tile or tower by kind and id: "farm FA01"."""
        return self.game("tile_name", kind=kind_name(piece), tile=piece.id)

    def figures(self, figures: Sequence[int] | str) -> str:
        """Figures by kind: "2 soldiers and 1 farmer"."""
        text = figures if isinstance(figures, str) else letters(figures)
        return self.say("figures", figures=tuple(self.game(f"figure_{x}", count=text.count(x)) for x in _once(text)))

    def effects(self, effects: Effects) -> str:
        """A bonus, reward or damage."""
        return ", ".join(self.effect(name, arg) for name, arg in effects)

    def effect(self, name: str, arg: Any) -> str:
        """One effect with its number."""
        if name == "PERM":
            return self.game(f"perk_{arg}")
        if name == "JOKER":
            return self.say("joker", figures=self.game(f"figure_{LETTERS[arg]}.plural"))
        return self.game(f"effect_{name}", count=arg if isinstance(arg, int) else 1)

    def spaces(self, spaces: Iterable[Space]) -> str:
        """What spaces ask for, one after the other."""
        return "; ".join(self.figures(space.text) for space in spaces)


def _once(text: str) -> str:
    return "".join(dict.fromkeys(text))
