"""Every decision of Armorica.

The optional fields describe attempts that the standard rules never allow (a card of the other row, two cards at once,
another place in the display), so that they can be tried and answered.
"""

from __future__ import annotations

from typing import Final

from rulesim import moves
from rulesim.armorica.cards import Card
from rulesim.game import Action as Action
from rulesim.moves import Declared, Moves

ROWS: Final = ("gaul", "roman")
SEATS: Final = 4
"""No game has more seats."""

MOVES: Final = Moves("Armorica")


def _further(joint: str) -> moves.Part:
    """Further cards, named in the same breath."""
    return moves.numbers(
        999,
        None,
        pattern=r"(?:(?: and|,)? \d{1,3}){0,63}",
        read=lambda text: tuple(int(said) for said in text.replace(",", "").split() if said.isdigit()),
        write=lambda value: "".join(f"{joint}{number}" for number in value),
    )


@MOVES.kind("take {position}{also}[ from {row}][ at {at}]", "take 3")
class Take(Declared):
    """Take the card at ``position``, counted from the right, from 1.

    ``row``: "gaul" or "roman" (default: the row of the current phase); ``at``: place in the display, from 1 (default:
    the right end); ``also``: further positions named in the same breath.
    """

    position: int = moves.number(0, 999)
    row: str | None = moves.word(ROWS, default=None)
    at: int | None = moves.number(0, 999, default=None)
    also: tuple[int, ...] = moves.part(_further(" and "), default=())


@MOVES.kind("pass[ {position}]", "pass")
class Pass(Declared):
    """Take nothing; the rightmost card of the row leaves the game (``position``: another is asked for)."""

    position: int | None = moves.number(0, 999, default=None)


@MOVES.kind("discard {number}{also}[ of {seat}]", "discard 2", "discard 2 4")
class Discard(Declared):
    """In winter: lose card ``number`` of the own display, counted from the left, from 1 (``seat``: of that seat).

    ``also``: further cards named in the same breath, by their numbers before any of them goes.
    """

    number: int = moves.number(0, 999)
    seat: int | None = moves.seat(SEATS, default=None)
    also: tuple[int, ...] = moves.part(_further(" "), default=())

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of all cards that are named."""
        return (self.number, *self.also)


@MOVES.kind("keep")
class Keep(Declared):
    """In winter, under ``winter_discard="at-least"``: lose no further card."""


@MOVES.kind("move {number} to {to}", "move 2 to 1")
class Move(Declared):
    """Re-order the own display: card ``number`` to place ``to``, both counted from the left. Never legal."""

    number: int = moves.number(0, 999)
    to: int = moves.number(0, 999)


@MOVES.kind("start {seat}", "start 1")
class Start(Declared):
    """Chance: ``seat`` (from 0) begins the first turn."""

    seat: int = moves.seat(SEATS)


@MOVES.kind("reveal {card}", "reveal R-II-4")
class Reveal(Declared):
    """Chance: ``card`` is turned over next."""

    card: Card = moves.piece(Card, pattern=".+")


MOST: Final = 12
"""No row is longer."""

TAKES: Final = tuple(map(Take.of, range(1, MOST + 1)))
PASS: Final = Pass.of()
KEEP: Final = Keep.of()
STARTS: Final = tuple(map(Start.of, range(SEATS)))
