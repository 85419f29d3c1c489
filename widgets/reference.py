"""Tables to look things up in: where the rulebooks differ, what they leave open, and what each calls its things.

``differences("armorica")``, ``questions("armorica")`` and ``glossary("armorica")`` each give a :class:`Listing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from rulesim import find_game, rulebook
from rulesim.rulebook import Ruling
from widgets.text import html_table
from widgets.words import say

_LANGUAGES: Final = ("en", "de", "ru")


@dataclass(frozen=True, slots=True)
class Listing:
    """Rows under headings; every cell is plain text. The first cell names its row."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        return iter(self.rows)

    def __repr__(self) -> str:
        lines: list[str] = []
        for name, *cells in self.rows:
            lines += [name, *(f"  {head}: {cell}" for head, cell in zip(self.heads[1:], cells, strict=True) if cell)]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        return html_table("rs-listing", self.heads, self.rows)


def _listing(lang: str, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> Listing:
    return Listing(tuple(say(f"listing_{head}", lang) for head in heads), tuple(map(tuple, rows)))


def _option(game: str, ruling: Ruling, lang: str) -> str:
    """The option that lets a ruling be switched, in words and by name; "" where it is fixed."""
    name = find_game(game).options.settled().get(ruling.id)
    return f"{rulebook.option(game, name, lang=lang)} ({name})" if name else ""


def differences(game: str, lang: str = "en") -> Listing:
    """Every point on which the editions differ: what each says, how it is played here, and the option to change it."""
    rows = (
        (one.question, *(one.told.get(code, "") for code in _LANGUAGES), one.ruling, _option(game, one, lang))
        for one in rulebook.rulings(game, lang)
        if one.told
    )
    return _listing(lang, ("point", *_LANGUAGES, "ruling", "option"), rows)


def questions(game: str, lang: str = "en") -> Listing:
    """Every question that all editions leave open: the ruling, its reason, and the option to change it."""
    found = (one for one in rulebook.rulings(game, lang) if not one.told)
    rows = ((one.question, one.ruling, one.why, _option(game, one, lang)) for one in found)
    return _listing(lang, ("question", "ruling", "why", "option"), rows)


def glossary(game: str, lang: str = "en") -> Listing:
    """Every term of a game as its editions name it, and what it means."""
    terms = rulebook.glossary(game, lang)
    columns = (*(code for code in _LANGUAGES if any(term[code] for term in terms)), "meaning")
    return _listing(lang, columns, ([term[column] for column in columns] for term in terms))
