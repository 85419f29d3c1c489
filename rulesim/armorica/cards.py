"""Components: the person cards, their table, and the short way to write a card down.

Rulebook section "Card distribution". Source of the table: ``cards.csv`` beside this file; its ``provenance`` column
says row by row whether a face is known from a rulebook, from public sources, or reconstructed. An owner of the game
passes their own table: ``new_game("armorica", 3, cards="my-cards.csv")``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from rulesim.game import checked_name, unknown, wrong
from rulesim.outside import harmless, shown
from rulesim.pieces import Piece, described, worked
from rulesim.plain import as_number
from rulesim.tables import Faults, Row, check, pieces, read_file, used_twice

ICONS: Final = ("wheat", "grapes", "olives", "sheep", "gold", "amphorae")
"""The six icon rows of a card, top to bottom."""

WHEAT, GRAPES, OLIVES, SHEEP, GOLD, AMPHORAE = range(6)

COLOR_OF_SUIT: Final = {
    "farmer": "yellow",
    "worker": "blue",
    "soldier": "brown",
    "matron": "green",
    "general": "red",
    "bureaucrat": "white",
}
SUIT_OF_COLOR: Final = {color: suit for suit, color in COLOR_OF_SUIT.items()}
LETTER_OF_COLOR: Final = {"yellow": "Y", "blue": "B", "brown": "N", "green": "G", "red": "R", "white": "W"}
COLOR_OF_LETTER: Final = {letter: color for color, letter in LETTER_OF_COLOR.items()}
COLORS: Final = tuple(LETTER_OF_COLOR)
GATE_OF_COLOR: Final = {"yellow": WHEAT, "blue": WHEAT, "brown": WHEAT, "red": GRAPES, "green": OLIVES, "white": SHEEP}
"""Index into :data:`ICONS` of the icon that opens a Roman card of each colour."""

DECKS: Final = ("start", "gaul", "roman")
PILES: Final = {"start": ("1", "2", "3", "4"), "gaul": ("A", "B", "C", "D", "E"), "roman": ("I", "II", "III", "IV")}
DECK_SIZES: Final = {"start": 4, "gaul": 29, "roman": 29}
PROVENANCES: Final = ("rulebook", "public", "reconstructed", "own")
ROW_SIZE: Final = 6
START_WHEAT: Final = 2
MOST_ICONS: Final = 99
"""More icons of a kind than this on one card are a slip of the pen."""

COLUMNS: Final = ("id", "deck", "pile", "suit", "color", *ICONS, "gate", "provenance")


@dataclass(frozen=True, slots=True, eq=False)
class Card(Piece):
    """One person card.

    ``icons`` counts wheat, grapes, olives, sheep, gold and amphorae. ``gate`` is the index into :data:`ICONS` of the
    icon that opens a card of this colour among the Romans; it is a condition, never counted as an icon. Cards made for
    one position only (``N[w2 a3]``) may have no deck and no pile: both are then "". ``short`` is the face in short, as
    there: brown with two wheat and three amphorae; ``size`` is how many icons it shows.
    """

    id: str
    deck: str
    pile: str
    color: str
    icons: tuple[int, ...]
    provenance: str = "own"
    letter: str = worked(lambda card: LETTER_OF_COLOR[card.color])
    suit: str = worked(lambda card: SUIT_OF_COLOR[card.color])
    short: str = worked(lambda card: _short(card.letter, card.icons))
    gate: int = worked(lambda card: GATE_OF_COLOR[card.color])
    amphorae: int = worked(lambda card: card.icons[AMPHORAE])
    size: int = worked(lambda card: sum(card.icons))

    @property
    def is_patrician(self) -> bool:
        """Whether the colour is a patrician's (green, red, white) rather than a plebeian's."""
        return self.gate != WHEAT

    @property
    def kind(self) -> str:
        """``patrician`` or ``plebeian``: the class of the card's colour."""
        return _class_of(self.color)

    @property
    def corner(self) -> int | None:
        """Index of the icon printed in the lower right corner: a Roman patrician's gate; other cards have none."""
        return self.gate if self.is_patrician and self.deck not in ("start", "gaul") else None

    def count(self, icon: str) -> int:
        """How many icons of one kind the card shows in its column."""
        return self.icons[ICONS.index(icon)]

    def to_dict(self) -> dict[str, Any]:
        """The card as plain data, all six counts present."""
        head = {"id": self.id, "deck": self.deck, "pile": self.pile, "color": self.color}
        return head | dict(zip(ICONS, self.icons, strict=True)) | {"provenance": self.provenance}

    def __repr__(self) -> str:
        icons = dict(zip(ICONS, self.icons, strict=True))
        gate = ICONS[self.gate] if self.corner is not None else "none"
        return described("armorica", self.id, "piece_card", color=self.color, suit=self.suit, gate=gate, **icons)


def _class_of(color: str) -> str:
    """The class of a colour."""
    return "plebeian" if GATE_OF_COLOR[color] == WHEAT else "patrician"


def _short(letter: str, icons: Sequence[int]) -> str:
    parts = [f"{_ICON_LETTERS[i]}{n}" for i, n in enumerate(icons) if n]
    return f"{letter}[{' '.join(parts)}]" if parts else letter


_ICON_LETTERS: Final = "wgosca"
_SHORTHAND: Final = re.compile(r"([YBNGRW])(?:\[((?:[wgosca]\d{1,2})?(?: +[wgosca]\d{1,2})*)\])?(#\d{1,2})?")


def parse_short(text: str) -> Card | None:
    """The card a shorthand such as ``N[w2 a3]`` (or ``N``: icons irrelevant) describes, or None if it is none."""
    match = _SHORTHAND.fullmatch(text.strip())
    if match is None:
        return None
    counts = [0] * len(ICONS)
    for part in (match[2] or "").split():
        counts[_ICON_LETTERS.index(part[0])] += int(part[1:])
    if max(counts) > MOST_ICONS:
        return None
    return Card.of(text.strip(), "", "", COLOR_OF_LETTER[match[1]], tuple(counts), "own")


def card_from_dict(data: Mapping[str, Any], field: str = "card") -> Card:
    """A card from plain data: ``id``, ``color`` and six icon counts (missing counts are 0).

    What else the table has (:data:`COLUMNS`) may be given and must agree. Raises BadInput that names the field.
    """
    for key in data:
        checked_name(f"{field}.{key}", key, COLUMNS)

    def known(key: str, allowed: Sequence[str], default: str | None = None) -> str:
        return checked_name(f"{field}.{key}", data.get(key, default), allowed)

    color = known("color", COLORS)
    deck = known("deck", ("", *DECKS), "")
    pile = known("pile", ("", *PILES.get(deck, ())), "")
    known("suit", (SUIT_OF_COLOR[color],), SUIT_OF_COLOR[color])
    gates = (_printed_gate(deck, color),) if deck else ("", ICONS[GATE_OF_COLOR[color]], ICONS[WHEAT])
    known("gate", gates, gates[0])
    provenance = known("provenance", PROVENANCES, "own")
    counts = tuple(as_number(f"{field}.{icon}", data.get(icon, 0), 0, MOST_ICONS) for icon in ICONS)
    id = data.get("id")
    if not isinstance(id, str) or not is_card_id(id):
        raise wrong(f"{field}.id", f"{shown(id)} is not usable, {_ID_WANTED}.")
    return Card.of(id, deck, pile, color, counts, provenance)


_ID_WANTED: Final = "a card needs an id of 1 to 40 letters, digits and signs, without $, backslashes and web addresses"


def is_card_id(text: str) -> bool:
    """Whether ``text`` can name a card: 1 to 40 visible characters, so that ``reveal <id>`` fits one line.

    A move is told by it everywhere, so it is one that is shown as it stands.
    """
    one_line = text.isprintable() and text == " ".join(text.split()) and not text.endswith(".")
    return 0 < len(text) <= 40 and one_line and harmless(text) == text


class CardTable:
    """All person cards of one copy of the game, in table order; iterable, ``table["R-II-4"]`` looks one up."""

    __slots__ = ("_by_id", "cards", "source")

    def __init__(self, cards: Iterable[Card], source: str = "own table") -> None:
        self.cards, self.source = tuple(cards), source
        self._by_id = {card.id: card for card in self.cards}
        check(source, _faults(self.cards))

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __getitem__(self, id: str) -> Card:
        try:
            return self._by_id[id]
        except KeyError:
            raise unknown("card", id, self._by_id) from None

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def deck(self, name: str) -> tuple[Card, ...]:
        """The cards of deck ``start``, ``gaul`` or ``roman``, in table order."""
        return tuple(card for card in self.cards if card.deck == name)

    def piles(self, name: str) -> tuple[tuple[Card, ...], ...]:
        """The piles of one deck, first pile first."""
        deck = self.deck(name)
        return tuple(tuple(card for card in deck if card.pile == pile) for pile in PILES[name])

    @classmethod
    def read(cls, path: str | Path) -> CardTable:
        """A table from a CSV file with the columns :data:`COLUMNS`.

        Raises :class:`~rulesim.game.BadInput` that names file, line and column of the first fault.
        """
        text = read_file(path, "cards", "a CSV file")
        return cls.from_csv(text, Path(path).name)

    @classmethod
    def from_csv(cls, text: str, source: str) -> CardTable:
        """A table from CSV text; ``source`` is the file name that errors give."""
        return cls(pieces(text, source, COLUMNS, _card_of_row, field="cards"), source)

    def __repr__(self) -> str:
        return f"<{len(self)} cards from {self.source}>"


def _card_of_row(row: Row) -> Card:
    id, deck = row.text("id"), row.one_of("deck", DECKS)
    row.need(is_card_id(id), "id", _ID_WANTED)
    pile = row.one_of("pile", PILES[deck], f" for deck {deck}")
    suit = row.one_of("suit", COLOR_OF_SUIT)
    color = row.one_of("color", [COLOR_OF_SUIT[suit]], f", as every {suit} is")
    icons = tuple(row.number(icon, 0, MOST_ICONS) for icon in ICONS)
    row.need(_start_wheat_is_right(deck, icons), "wheat", f"every start card has {START_WHEAT} wheat")
    row.one_of("gate", [_printed_gate(deck, color)], f" for a {color} {deck} card")
    return Card.of(id, deck, pile, color, icons, row.one_of("provenance", PROVENANCES))


def _start_wheat_is_right(deck: str, icons: Sequence[int]) -> bool:
    return deck != "start" or icons[WHEAT] == START_WHEAT


def _printed_gate(deck: str, color: str) -> str:
    if deck == "start":
        return ""
    return ICONS[GATE_OF_COLOR[color]] if deck == "roman" else ICONS[WHEAT]


def _faults(cards: tuple[Card, ...]) -> Faults:
    """Of the table as a whole; and of each card again, for a table that was not read from a file."""
    for card in cards:
        if card.deck not in DECKS or card.pile not in PILES[card.deck]:
            yield "pile", f"card {card.id} is of no pile ({card.deck} {card.pile})"
        if not _start_wheat_is_right(card.deck, card.icons):
            yield "wheat", f"start card {card.id} needs {START_WHEAT} wheat"
    sizes = Counter(card.deck for card in cards)
    for deck, need in DECK_SIZES.items():
        if sizes[deck] != need:
            yield "deck", f"{sizes[deck]} {deck} cards, {need} needed"
    piles = Counter((card.deck, card.pile) for card in cards)
    for deck, names in PILES.items():
        for pile in names:
            have = piles[deck, pile]
            if not have or (deck == "start" and have != 1):
                need = "exactly one card is" if deck == "start" else "at least one card is"
                yield "pile", f"{have} {deck} cards in pile {pile}, {need} needed"
    if twice := used_twice(card.id for card in cards):
        yield "id", f"{twice} is used more than once"


@cache
def standard_cards() -> CardTable:
    """The table that comes with the project (reconstructed faces, see its ``provenance`` column)."""
    text = resources.files("rulesim.armorica").joinpath("cards.csv").read_text(encoding="utf-8")
    return CardTable.from_csv(text, "cards.csv")


def card_table(source: CardTable | str | Path | None) -> CardTable:
    """The table that ``source`` names: None for the project's own, a path to a CSV file, or a table."""
    if source is None:
        return standard_cards()
    if isinstance(source, CardTable):
        return source
    if not isinstance(source, str | Path):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise wrong("cards", f"the path of a CSV file or a CardTable is needed, not {shown(source)}.")
    return CardTable.read(source)
