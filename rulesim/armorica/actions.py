"""Every decision of Armorica, as small frozen dataclasses, and the one-line notation of each.

Legal actions are interned. The optional fields describe attempts that the standard rules never allow (a card of the
other row, two cards at once, another place in the display), so that they can be tried and answered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rulesim import notation
from rulesim.armorica.cards import Card
from rulesim.game import Action, BadInput
from rulesim.notation import ANY, Maker, Notation

ROWS: Final = ("gaul", "roman")
SEATS: Final = 4
"""No game has more seats."""


@dataclass(frozen=True, slots=True, repr=False)
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


@dataclass(frozen=True, slots=True, repr=False)
class Pass(Action):
    """Take nothing; the rightmost card of the row leaves the game (``position``: another is asked for)."""

    position: int | None = None

    def __str__(self) -> str:
        return "pass" if self.position is None else f"pass {self.position}"


@dataclass(frozen=True, slots=True, repr=False)
class Discard(Action):
    """In winter: lose card ``number`` of the own display, counted from the left, from 1 (``seat``: of that seat).

    ``also``: further cards named in the same breath, by their numbers before any of them goes.
    """

    number: int
    seat: int | None = None
    also: tuple[int, ...] = ()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of all cards that are named."""
        return (self.number, *self.also)

    def __str__(self) -> str:
        cards = " ".join(map(str, self.numbers))
        return f"discard {cards}" + ("" if self.seat is None else f" of {self.seat + 1}")


@dataclass(frozen=True, slots=True, repr=False)
class Keep(Action):
    """In winter, under ``winter_discard="at-least"``: lose no further card."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True, repr=False)
class Move(Action):
    """Re-order the own display: card ``number`` to place ``to``, both counted from the left. Never legal."""

    number: int
    to: int

    def __str__(self) -> str:
        return f"move {self.number} to {self.to}"


@dataclass(frozen=True, slots=True, repr=False)
class Start(Action):
    """Chance: ``seat`` (from 0) begins the first turn."""

    seat: int

    def __str__(self) -> str:
        return f"start {self.seat + 1}"


@dataclass(frozen=True, slots=True, repr=False)
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
STARTS: Final = tuple(Start(seat) for seat in range(SEATS))


def reveal(card: Card) -> Reveal:
    """The one action that reveals ``card``."""
    known = card._reveal  # pyright: ignore[reportPrivateUsage]
    if known is None:
        known = card._reveal = Reveal(card)  # pyright: ignore[reportPrivateUsage]
    return known


_NUMBER: Final = r"(\d{1,3})"
_AND: Final = r"((?:(?: and|,)? \d{1,3}){0,63})"
"""Further cards, named in the same breath."""

FORMS: Final = "take 3, pass, discard 2, discard 2 4, keep; move 2 to 1; start 1, reveal R-II-4"

_GRAMMAR: Final[tuple[tuple[str, Maker], ...]] = (
    (
        rf"take {_NUMBER}{_AND}(?: from ({'|'.join(ROWS)}))?(?: at {_NUMBER})?",
        lambda find, m: take(int(m[0]), m[2], int(m[3]) if m[3] else None, _further(m[1])),
    ),
    (rf"pass(?: {_NUMBER})?", lambda find, m: Pass(int(m[0])) if m[0] else PASS),
    (
        rf"discard {_NUMBER}{_AND}(?: of ([1-{SEATS}]))?",
        lambda find, m: discard(int(m[0]), int(m[2]) - 1 if m[2] else None, _further(m[1])),
    ),
    (rf"move {_NUMBER} to {_NUMBER}", lambda find, m: Move(int(m[0]), int(m[1]))),
    (rf"start ([1-{SEATS}])", lambda find, m: STARTS[int(m[0]) - 1]),
    (r"reveal (.+)", lambda find, m: reveal(find(m[0], Card))),
    (r"keep", lambda find, m: KEEP),
)

_NOTATION: Final = Notation("Armorica", FORMS, _GRAMMAR)


def parse(text: str, cards: Callable[[], Mapping[str, Card]]) -> Action:
    """The action that ``text`` names; ``cards`` gives every card by its id. Raises :class:`~rulesim.game.BadInput`."""
    return _NOTATION.parse(text, cards)


def _further(text: str) -> tuple[int, ...]:
    """The numbers of ``", 3 and 4"``."""
    return tuple(int(part) for part in text.replace(",", "").split() if part != "and")


def take(position: int, row: str | None = None, at: int | None = None, also: tuple[int, ...] = ()) -> Take:
    """The take of one position, interned where it is a plain one."""
    if row is None and at is None and not also and 1 <= position <= MOST:
        return TAKES[position - 1]
    return Take(position, row, at, also)


def discard(number: int, seat: int | None = None, also: tuple[int, ...] = ()) -> Discard:
    """The discard of one card of the own display, interned for any display that can occur; others are built."""
    if seat is None and not also and 1 <= number <= len(DISCARDS):
        return DISCARDS[number - 1]
    return Discard(number, seat, also)


# --- what their fields may be ---

_COUNT: Final = (0, 999)
_PERHAPS: Final = (0, 999, None)
_ALLOWED: Final[dict[type[Action], dict[str, Any]]] = {
    Take: {"position": _COUNT, "row": (*ROWS, None), "at": _PERHAPS, "also": _COUNT},
    Pass: {"position": _PERHAPS},
    Discard: {"number": _COUNT, "seat": (0, SEATS - 1, None), "also": _COUNT},
    Move: {"number": _COUNT, "to": _COUNT},
    Start: {"seat": (0, SEATS - 1)},
    Reveal: {"card": (Card,)},
}
"""Per field the lowest and highest number (of ``also``: of each card), its words, or the class of its piece."""


def misfit(action: Action) -> BadInput | None:
    """The refusal of an action with a field that no notation can give it; None if there is no such field.

    Actions that are parsed or listed as legal need not be asked.
    """
    return notation.misfit(action, _ALLOWED, {"also": ANY})
