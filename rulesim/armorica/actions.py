"""Every decision of Armorica, as small frozen dataclasses, and the one-line notation of each.

Legal actions are interned. The optional fields describe attempts that the standard rules never allow (a card of the
other row, two cards at once, another place in the display), so that they can be tried and answered.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rulesim.armorica.cards import Card
from rulesim.game import Action, BadInput
from rulesim.outside import shown

ROWS: Final = ("gaul", "roman")


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the card at ``position``, counted from the right, from 1.

    ``row``: "gaul" or "roman" (default: the row of the current phase); ``at``: place in the display, from 1 (default:
    the right end); ``also``: further positions named in the same breath.
    """

    position: int
    row: str | None = None
    at: int | None = None
    also: tuple[int, ...] = ()

    def __str__(self) -> str:
        cards = " and ".join(str(p) for p in (self.position, *self.also))
        source = f" from {self.row}" if self.row else ""
        return f"take {cards}{source}{'' if self.at is None else f' at {self.at}'}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Take nothing; the rightmost card of the row leaves the game (``position``: another is asked for)."""

    position: int | None = None

    def __str__(self) -> str:
        return "pass" if self.position is None else f"pass {self.position}"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """In winter: lose card ``number`` of the own display, counted from the left, from 1 (``seat``: of that seat)."""

    number: int
    seat: int | None = None

    def __str__(self) -> str:
        return f"discard {self.number}" + ("" if self.seat is None else f" of {self.seat + 1}")


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """In winter, under ``winter_discard="at-least"``: lose no further card."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Re-order the own display: card ``number`` to place ``to``, both counted from the left. Never legal."""

    number: int
    to: int

    def __str__(self) -> str:
        return f"move {self.number} to {self.to}"


@dataclass(frozen=True, slots=True)
class Start(Action):
    """Chance: ``seat`` (from 0) begins the first turn."""

    seat: int

    def __str__(self) -> str:
        return f"start {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """Chance: ``card`` is turned over next."""

    card: Card

    def __str__(self) -> str:
        return f"reveal {self.card.id}"


KINDS: Final = (Take, Pass, Discard, Keep, Move, Start, Reveal)
"""Every kind of action of this game."""

MOST: Final = 12
"""Positions and numbers up to this have interned actions; larger ones are built when asked for."""

TAKES: Final = tuple(Take(p) for p in range(1, MOST + 1))
PASS: Final = Pass()
KEEP: Final = Keep()
DISCARDS: Final = tuple(Discard(n) for n in range(1, 65))
STARTS: Final = tuple(Start(seat) for seat in range(4))


def reveal(card: Card) -> Reveal:
    """The one action that reveals ``card``."""
    known = card._reveal  # pyright: ignore[reportPrivateUsage]
    if known is None:
        known = card._reveal = Reveal(card)  # pyright: ignore[reportPrivateUsage]
    return known


_TAKE: Final = re.compile(r"take (\d{1,3})((?: and \d{1,3})*)(?: from (gaul|roman))?(?: at (\d{1,3}))?")
_PASS: Final = re.compile(r"pass(?: (\d{1,3}))?")
_DISCARD: Final = re.compile(r"discard (\d{1,3})(?: of (\d))?")
_MOVE: Final = re.compile(r"move (\d{1,3}) to (\d{1,3})")
_START: Final = re.compile(r"start ([1-4])")
_REVEAL: Final = re.compile(r"reveal (.+)")

FORMS: Final = "take 3, pass, discard 2, keep, reveal R-II-4, start 1"


def parse(text: str, find_card: Callable[[str], Card]) -> Action:
    """The action that ``text`` names; ``find_card`` looks up a card id. Raises :class:`~rulesim.game.BadInput`."""
    said = " ".join(text.split()).removesuffix(".")
    if match := _TAKE.fullmatch(said):
        also = tuple(int(p) for p in match[2].split(" and ")[1:])
        return take(int(match[1]), match[3], int(match[4]) if match[4] else None, also)
    if match := _PASS.fullmatch(said):
        return Pass(int(match[1])) if match[1] else PASS
    if match := _DISCARD.fullmatch(said):
        return Discard(int(match[1]), int(match[2]) - 1) if match[2] else discard(int(match[1]))
    if match := _MOVE.fullmatch(said):
        return Move(int(match[1]), int(match[2]))
    if match := _START.fullmatch(said):
        return STARTS[int(match[1]) - 1]
    if match := _REVEAL.fullmatch(said):
        return reveal(find_card(match[1]))
    if said == "keep":
        return KEEP
    raise BadInput("action", f"action: {shown(text)} is no move of Armorica; moves look like: {FORMS}.")


def take(position: int, row: str | None = None, at: int | None = None, also: tuple[int, ...] = ()) -> Take:
    """The take of one position, interned where it is a plain one."""
    if row is None and at is None and not also and 1 <= position <= MOST:
        return TAKES[position - 1]
    return Take(position, row, at, also)


def discard(number: int) -> Discard:
    """The discard of one card of the own display, interned for any display that can occur."""
    return DISCARDS[number - 1] if 1 <= number <= len(DISCARDS) else Discard(number)
