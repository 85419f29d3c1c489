"""Every decision of Discordia.

Optional fields (``space``, ``field``) describe attempts that the rules never allow, so that they can be tried and
answered. Slots are written ``fort1``: a place (see ``city.PLACES``) and a number from 1; in code they count from 0.
Figures are written as letters, ``RRW``, or with counts, ``R2 W1``.
"""

from __future__ import annotations

import re
from itertools import product
from typing import Final

from rulesim import moves
from rulesim.discordia.city import PLACES
from rulesim.discordia.components import (
    DICE,
    DICE_VALUES,
    EXTENSIONS,
    LETTERS,
    TRACKS,
    ActionTile,
    Decree,
    Figures,
    Germanic,
    Privilege,
    Tile,
    Tower,
    letters,
)
from rulesim.game import Action as Action
from rulesim.moves import Declared, Moves

MOST: Final = 99
"""No slot, field, space or number of stars is higher than that."""
MOST_LETTERS: Final = 4
"""Up to so many figures are written as letters, more of them with counts."""

MOVES: Final = Moves("Discordia")


def figures_text(figures: Figures) -> str:
    """A handful of figures in short: ``"RRW"``, ``"B4 R5 W3 Y3"``, ``"none"``."""
    if sum(figures) <= MOST_LETTERS:
        return letters(figures) or "none"
    return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, figures, strict=True) if count)


def read_figures(text: str) -> Figures:
    """The figures that ``"RRW"``, ``"R2 W1"`` or ``"none"`` stand for."""
    if text.lower() == "none":
        return 0, 0, 0, 0
    counts = dict.fromkeys(LETTERS, 0)
    for letter, count in re.findall(r"([BRWY])(\d*)", text.upper()):
        counts[letter] += int(count) if count else 1
    return counts["B"], counts["R"], counts["W"], counts["Y"]


_FIGURES: Final = moves.numbers(
    999,
    len(LETTERS),
    pattern=r"none|[BRWY]+|[BRWY]\d{1,3}(?: ?[BRWY]\d{1,3}){0,3}",
    read=read_figures,
    write=figures_text,
)
_STALL: Final = moves.Part(
    pattern=r"discard|market[1-9]\d?",
    read=lambda text, find: -1 if text.lower() == "discard" else int(text[len("market") :]) - 1,
    write=lambda index: "discard" if index < 0 else f"market{index + 1}",
    fits=lambda index: type(index) is int and -1 <= index < MOST,
    allowed=f"-1 to {MOST - 1}",
)


# --- the turn ---


@MOVES.kind("choose {die} {value}", "choose red 3")
class Choose(Declared):
    """Choose a die (index of ``components.DICE``) and the value it is used with."""

    die: int = moves.word_index(DICE)
    value: int = moves.number(1, 6)


@MOVES.kind("manipulate {value}", "manipulate 4")
class Manipulate(Declared):
    """Under ``manipulator_timing="before_main"``: use the chosen die with another value from now on."""

    value: int = moves.number(1, 6)


@MOVES.kind("take {tile} on {place}{index}", "take FA01 on field1")
class Take(Declared):
    """Take a city tile from the display and lay it on a slot; the first tile, and the main action."""

    tile: Tile = moves.piece(Tile)
    place: int = moves.word_index(PLACES)
    index: int = moves.ordinal(MOST - 1)


@MOVES.kind("dispatch {place}{index} {figures}[ space {space}]", "dispatch fort1 RR")
class Dispatch(Declared):
    """Send figures to the next space of what lies on a slot: the main action, or a bonus that waits.

    ``space``: another space is asked for, from 1 (0: the next free one).
    """

    place: int = moves.word_index(PLACES)
    index: int = moves.ordinal(MOST - 1)
    figures: Figures = moves.part(_FIGURES)
    space: int = moves.number(0, MOST, default=0)


@MOVES.kind("special {place}{index} {figures}[ space {space}]", "special market1 W")
class Special(Declared):
    """A special dispatch; fields as in :class:`Dispatch`."""

    place: int = moves.word_index(PLACES)
    index: int = moves.ordinal(MOST - 1)
    figures: Figures = moves.part(_FIGURES)
    space: int = moves.number(0, MOST, default=0)


@MOVES.kind("extension {kind}", "extension fort")
class Extend(Declared):
    """Take an extension (index of ``components.EXTENSIONS``): the main action, or a bonus that waits."""

    kind: int = moves.word_index(EXTENSIONS)


@MOVES.kind("develop[ {field}]", "develop")
class Develop(Declared):
    """The main action: one star on the development track (``field``: another field than the next is asked for)."""

    field: int = moves.number(0, MOST, default=0)


@MOVES.kind("stars {amount}", "stars 2")
class Stars(Declared):
    """The main action: take so many stars from the star cult."""

    amount: int = moves.number(0, MOST)


@MOVES.kind("boat")
class Boat(Declared):
    """The bonus of the season boat."""


@MOVES.kind("trade tower{index}", "trade tower1")
class Trade(Declared):
    """Swap figures with the trade tower on a tower place."""

    index: int = moves.ordinal(MOST - 1)


@MOVES.kind("claim {decree}", "claim DE04")
class Claim(Declared):
    """Claim a decree."""

    decree: Decree = moves.piece(Decree)


@MOVES.kind("use {privilege}", "use PO_stars_1")
class Use(Declared):
    """Use a one-off privilege of one's own."""

    privilege: Privilege = moves.piece(Privilege)


@MOVES.kind("end")
class End(Declared):
    """End the turn."""


# --- answers to a bonus or damage that waits ---


@MOVES.kind("decline")
class Decline(Declared):
    """Do without the bonus that waits; after a raid, claim no (further) decree."""


@MOVES.kind("star {track}[ {field}]", "star expedition")
class Advance(Declared):
    """Put a star on a track (index of ``components.TRACKS``; ``field``: another field than the next is asked for)."""

    track: int = moves.word_index(TRACKS)
    field: int = moves.number(0, MOST, default=0)


@MOVES.kind("swap")
class Swap(Declared):
    """Begin the swap that waits: draw first."""


@MOVES.kind("return {figures}", "return RRW")
class Return(Declared):
    """Throw figures of the own supply into the bag: to end a swap, for a discard, for a negative shortage."""

    figures: Figures = moves.part(_FIGURES)


@MOVES.kind("build {tower} on tower{index}", "build MT3 on tower1")
class Build(Declared):
    """Take a tower on display and build it on a tower place (from 0)."""

    tower: Tower = moves.piece(Tower)
    index: int = moves.ordinal(MOST - 1)


@MOVES.kind("privilege {privilege}", "privilege PJ_red_1")
class Gain(Declared):
    """Take a privilege on display."""

    privilege: Privilege = moves.piece(Privilege)


@MOVES.kind("flip {index}", "flip market1", "flip discard")
class Flip(Declared):
    """Lay the stall that a full ship turns into on a market slot (-1: discard it)."""

    index: int = moves.part(_STALL)


@MOVES.kind("demolish {place}{index}", "demolish field1")
class Demolish(Declared):
    """Lose the city tile on a slot."""

    place: int = moves.word_index(PLACES)
    index: int = moves.ordinal(MOST - 1)


@MOVES.kind("lose tower{index}", "lose tower1")
class Lose(Declared):
    """Lose the tower on a tower place."""

    index: int = moves.ordinal(MOST - 1)


# --- chance ---


@MOVES.kind("show {piece}", "show DE04")
class Show(Declared):
    """Chance: this decree, privilege or tower lies on display in this game."""

    piece: Decree | Privilege | Tower = moves.piece(Decree, Privilege, Tower)


@MOVES.kind("column {tile}", "column AT3")
class Column(Declared):
    """Chance: this action tile lies on the next column without one."""

    tile: ActionTile = moves.piece(ActionTile)


@MOVES.kind("reveal {tile}", "reveal SH01")
class Reveal(Declared):
    """Chance: this city tile comes to the first gap of the display, in reading order."""

    tile: Tile = moves.piece(Tile)


@MOVES.kind("germanic {tile}", "germanic GA1")
class Uncover(Declared):
    """Chance: this Germanic tile lies on top of its stack and is turned over."""

    tile: Germanic = moves.piece(Germanic)


@MOVES.kind("start {seat}", "start 1")
class Start(Declared):
    """Chance: ``seat`` (from 0) is start player of the first year."""

    seat: int = moves.seat(4)


@MOVES.kind("roll {red} {yellow} {blue}", "roll 1 2 3")
class Roll(Declared):
    """Chance: what the three dice show."""

    red: int = moves.number(1, 6)
    yellow: int = moves.number(1, 6)
    blue: int = moves.number(1, 6)


@MOVES.kind("draw {figures}", "draw BBR")
class Draw(Declared):
    """Chance: these figures come out of the bag, all that are drawn at once."""

    figures: Figures = moves.part(_FIGURES)


CHANCES: Final = (Show, Column, Reveal, Uncover, Start, Roll, Draw)
"""The kinds of chance's actions."""
ANSWERS: Final = (Advance, Swap, Return, Build, Gain, Flip, Demolish, Lose)
"""Actions that only answer an effect that waits."""
PHASE_OF: Final[dict[type[Action], str]] = {
    **dict.fromkeys((Show, Column, Start), "setup"),
    **dict.fromkeys((Roll, Choose, Manipulate, Special, Develop, Stars, Boat, Trade, Use, End), "season"),
}
"""The phase of those actions that belong to one phase alone."""

# --- interned actions: the same decision is the same object ---

ROLLS: Final = tuple(Roll.of(*values) for values in product(DICE_VALUES, repeat=3))
CHOICES: Final = tuple(tuple(Choose.of(die, value) for value in range(7)) for die in range(3))
"""Die, then value (0 unused)."""
MANIPULATIONS: Final = tuple(map(Manipulate.of, range(7)))
EXTENDS: Final = tuple(map(Extend.of, range(len(EXTENSIONS))))
DEVELOP: Final = Develop.of()
STARS: Final = tuple(map(Stars.of, range(4)))
BOAT: Final = Boat.of()
END: Final = End.of()
DECLINE: Final = Decline.of()
ADVANCES: Final = tuple(map(Advance.of, range(len(TRACKS))))
SWAP: Final = Swap.of()
DISCARD: Final = Flip.of(-1)


def draw(figures: Figures) -> Draw:
    """The draw of these figures; interned where few are drawn."""
    return Draw.of(figures) if sum(figures) <= MOST_LETTERS else Draw(figures)
