"""Every decision of Discordia, as small frozen dataclasses, and the one-line notation of each.

Legal actions are interned. Optional fields (``space``, ``field``) describe attempts that the rules never allow, so that
they can be tried and answered. Slots are written ``fort1``: a place (see ``city.PLACES``) and a number from 1; in code
they count from 0. Figures are written as letters, ``RRW``, or with counts, ``R2 W1``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, Final

from rulesim import notation
from rulesim.discordia.city import PLACES, place_name
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
from rulesim.game import Action, BadInput
from rulesim.notation import Maker, Notation
from rulesim.pieces import Piece

MOST_LETTERS: Final = 4
"""Up to so many figures are written as letters, more of them with counts."""


def figures_text(figures: Figures) -> str:
    """A handful of figures in short: ``"RRW"``, ``"B4 R5 W3 Y3"``, ``"none"``."""
    if sum(figures) <= MOST_LETTERS:
        return letters(figures) or "none"
    return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, figures, strict=True) if count)


# --- chance ---


@dataclass(frozen=True, slots=True, repr=False)
class Show(Action):
    """Chance: this decree, privilege or tower lies on display in this game."""

    piece: Decree | Privilege | Tower

    def __str__(self) -> str:
        return f"show {self.piece.id}"


@dataclass(frozen=True, slots=True, repr=False)
class Column(Action):
    """Chance: this action tile lies on the next column without one."""

    tile: ActionTile

    def __str__(self) -> str:
        return f"column {self.tile.id}"


@dataclass(frozen=True, slots=True, repr=False)
class Reveal(Action):
    """Chance: this city tile comes to the first gap of the display, in reading order."""

    tile: Tile

    def __str__(self) -> str:
        return f"reveal {self.tile.id}"


@dataclass(frozen=True, slots=True, repr=False)
class Uncover(Action):
    """Chance: this Germanic tile lies on top of its stack and is turned over."""

    tile: Germanic

    def __str__(self) -> str:
        return f"germanic {self.tile.id}"


@dataclass(frozen=True, slots=True, repr=False)
class Start(Action):
    """Chance: ``seat`` (from 0) is start player of the first year."""

    seat: int

    def __str__(self) -> str:
        return f"start {self.seat + 1}"


@dataclass(frozen=True, slots=True, repr=False)
class Roll(Action):
    """Chance: what the three dice show."""

    red: int
    yellow: int
    blue: int

    def __str__(self) -> str:
        return f"roll {self.red} {self.yellow} {self.blue}"


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Action):
    """Chance: these figures come out of the bag, all that are drawn at once."""

    figures: Figures

    def __str__(self) -> str:
        return f"draw {figures_text(self.figures)}"


# --- the turn ---


@dataclass(frozen=True, slots=True, repr=False)
class Choose(Action):
    """Choose a die (index of ``components.DICE``) and the value it is used with."""

    die: int
    value: int

    def __str__(self) -> str:
        return f"choose {DICE[self.die]} {self.value}"


@dataclass(frozen=True, slots=True, repr=False)
class Manipulate(Action):
    """Under ``manipulator_timing="before_main"``: use the chosen die with another value from now on."""

    value: int

    def __str__(self) -> str:
        return f"manipulate {self.value}"


@dataclass(frozen=True, slots=True, repr=False)
class Take(Action):
    """Take a city tile from the display and lay it on a slot; the first tile, and the main action."""

    tile: Tile
    place: int
    index: int

    def __str__(self) -> str:
        return f"take {self.tile.id} on {place_name(self.place, self.index)}"


@dataclass(frozen=True, slots=True, repr=False)
class Dispatch(Action):
    """Send figures to the next space of what lies on a slot: the main action, or a bonus that waits.

    ``space``: another space is asked for, from 1 (0: the next free one).
    """

    place: int
    index: int
    figures: Figures
    space: int = 0

    def __str__(self) -> str:
        return _sent("dispatch", self)


@dataclass(frozen=True, slots=True, repr=False)
class Special(Action):
    """A special dispatch; fields as in :class:`Dispatch`."""

    place: int
    index: int
    figures: Figures
    space: int = 0

    def __str__(self) -> str:
        return _sent("special", self)


def _sent(word: str, action: Dispatch | Special) -> str:
    space = f" space {action.space}" if action.space else ""
    return f"{word} {place_name(action.place, action.index)} {figures_text(action.figures)}{space}"


@dataclass(frozen=True, slots=True, repr=False)
class Extend(Action):
    """Take an extension (index of ``components.EXTENSIONS``): the main action, or a bonus that waits."""

    kind: int

    def __str__(self) -> str:
        return f"extension {EXTENSIONS[self.kind]}"


@dataclass(frozen=True, slots=True, repr=False)
class Develop(Action):
    """The main action: one star on the development track (``field``: another field than the next is asked for)."""

    field: int = 0

    def __str__(self) -> str:
        return "develop" + (f" {self.field}" if self.field else "")


@dataclass(frozen=True, slots=True, repr=False)
class Stars(Action):
    """The main action: take so many stars from the star cult."""

    amount: int

    def __str__(self) -> str:
        return f"stars {self.amount}"


@dataclass(frozen=True, slots=True, repr=False)
class Boat(Action):
    """The bonus of the season boat."""

    def __str__(self) -> str:
        return "boat"


@dataclass(frozen=True, slots=True, repr=False)
class Trade(Action):
    """Swap figures with the trade tower on a tower place."""

    index: int

    def __str__(self) -> str:
        return f"trade tower{self.index + 1}"


@dataclass(frozen=True, slots=True, repr=False)
class Claim(Action):
    """Claim a decree."""

    decree: Decree

    def __str__(self) -> str:
        return f"claim {self.decree.id}"


@dataclass(frozen=True, slots=True, repr=False)
class Use(Action):
    """Use a one-off privilege of one's own."""

    privilege: Privilege

    def __str__(self) -> str:
        return f"use {self.privilege.id}"


@dataclass(frozen=True, slots=True, repr=False)
class End(Action):
    """End the turn."""

    def __str__(self) -> str:
        return "end"


# --- answers to a bonus or damage that waits ---


@dataclass(frozen=True, slots=True, repr=False)
class Decline(Action):
    """Do without the bonus that waits; after a raid, claim no (further) decree."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True, repr=False)
class Advance(Action):
    """Put a star on a track (index of ``components.TRACKS``; ``field``: another field than the next is asked for)."""

    track: int
    field: int = 0

    def __str__(self) -> str:
        return f"star {TRACKS[self.track]}" + (f" {self.field}" if self.field else "")


@dataclass(frozen=True, slots=True, repr=False)
class Swap(Action):
    """Begin the swap that waits: draw first."""

    def __str__(self) -> str:
        return "swap"


@dataclass(frozen=True, slots=True, repr=False)
class Return(Action):
    """Throw figures of the own supply into the bag: to end a swap, for a discard, for a negative shortage."""

    figures: Figures

    def __str__(self) -> str:
        return f"return {figures_text(self.figures)}"


@dataclass(frozen=True, slots=True, repr=False)
class Build(Action):
    """Take a tower on display and build it on a tower place (from 0)."""

    tower: Tower
    index: int

    def __str__(self) -> str:
        return f"build {self.tower.id} on tower{self.index + 1}"


@dataclass(frozen=True, slots=True, repr=False)
class Gain(Action):
    """Take a privilege on display."""

    privilege: Privilege

    def __str__(self) -> str:
        return f"privilege {self.privilege.id}"


@dataclass(frozen=True, slots=True, repr=False)
class Flip(Action):
    """Lay the stall that a full ship turns into on a market slot (-1: discard it)."""

    index: int

    def __str__(self) -> str:
        return "flip discard" if self.index < 0 else f"flip market{self.index + 1}"


@dataclass(frozen=True, slots=True, repr=False)
class Demolish(Action):
    """Lose the city tile on a slot."""

    place: int
    index: int

    def __str__(self) -> str:
        return f"demolish {place_name(self.place, self.index)}"


@dataclass(frozen=True, slots=True, repr=False)
class Lose(Action):
    """Lose the tower on a tower place."""

    index: int

    def __str__(self) -> str:
        return f"lose tower{self.index + 1}"


CHANCES: Final = (Show, Column, Reveal, Uncover, Start, Roll, Draw)
"""The kinds of chance's actions."""
KINDS: Final = (
    *CHANCES,
    Choose, Manipulate, Take, Dispatch, Special, Extend, Develop, Stars, Boat, Trade, Claim, Use, End,
    Decline, Advance, Swap, Return, Build, Gain, Flip, Demolish, Lose,
)  # fmt: skip
"""Every kind of action of this game."""

# --- what their fields may be ---

MOST: Final = 99
"""No slot, field, space or number of figures or stars is higher than that."""
_SEATS, _DIE, _VALUE, _PLACE = (0, 3), (0, len(DICE) - 1), (DICE_VALUES[0], DICE_VALUES[-1]), (0, len(PLACES) - 1)
_COUNT: Final = (0, MOST)
_HANDFUL: Final = (0, 999)
_TO: Final[dict[str, Any]] = {"place": _PLACE, "index": _COUNT, "figures": _HANDFUL, "space": _COUNT}
_ALLOWED: Final[dict[type[Action], dict[str, Any]]] = {
    Show: {"piece": (Decree, Privilege, Tower)},
    Column: {"tile": (ActionTile,)},
    Reveal: {"tile": (Tile,)},
    Uncover: {"tile": (Germanic,)},
    Start: {"seat": _SEATS},
    Roll: {"red": _VALUE, "yellow": _VALUE, "blue": _VALUE},
    Draw: {"figures": _HANDFUL},
    Choose: {"die": _DIE, "value": _VALUE},
    Manipulate: {"value": _VALUE},
    Take: {"tile": (Tile,), "place": _PLACE, "index": _COUNT},
    Dispatch: _TO,
    Special: _TO,
    Extend: {"kind": (0, len(EXTENSIONS) - 1)},
    Develop: {"field": _COUNT},
    Stars: {"amount": _COUNT},
    Trade: {"index": _COUNT},
    Claim: {"decree": (Decree,)},
    Use: {"privilege": (Privilege,)},
    Advance: {"track": (0, len(TRACKS) - 1), "field": _COUNT},
    Return: {"figures": _HANDFUL},
    Build: {"tower": (Tower,), "index": _COUNT},
    Gain: {"privilege": (Privilege,)},
    Flip: {"index": (-1, MOST)},
    Demolish: {"place": _PLACE, "index": _COUNT},
    Lose: {"index": _COUNT},
}
"""Per field the lowest and highest number (of ``figures``: of each colour), or the classes of its piece."""


_COUNTS: Final = {"figures": len(LETTERS)}


def misfit(action: Action) -> BadInput | None:
    """The refusal of an action with a field that no notation can give it; None if there is no such field.

    Actions that are parsed or listed as legal need not be asked.
    """
    return notation.misfit(action, _ALLOWED, _COUNTS)


# --- interned actions: the same decision is the same object ---

STARTS: Final = tuple(Start(seat) for seat in range(4))
ROLLS: Final = tuple(Roll(red, yellow, blue) for red, yellow, blue in product(DICE_VALUES, repeat=3))
CHOICES: Final = tuple(tuple(Choose(die, value) for value in range(7)) for die in range(3))
"""Die, then value (0 unused)."""
MANIPULATIONS: Final = tuple(Manipulate(value) for value in range(7))
EXTENDS: Final = tuple(Extend(kind) for kind in range(len(EXTENSIONS)))
DEVELOP: Final = Develop()
STARS: Final = tuple(Stars(amount) for amount in range(4))
BOAT: Final = Boat()
END: Final = End()
DECLINE: Final = Decline()
ADVANCES: Final = tuple(Advance(track) for track in range(len(TRACKS)))
SWAP: Final = Swap()
DISCARD: Final = Flip(-1)

show: Final = cache(Show)
column: Final = cache(Column)
reveal: Final = cache(Reveal)
uncover: Final = cache(Uncover)
take: Final = cache(Take)
dispatch: Final = cache(Dispatch)
special: Final = cache(Special)
trade: Final = cache(Trade)
claim: Final = cache(Claim)
use: Final = cache(Use)
give_back: Final = cache(Return)
build: Final = cache(Build)
gain: Final = cache(Gain)
flip: Final = cache(Flip)
demolish: Final = cache(Demolish)
lose: Final = cache(Lose)


def draw(figures: Figures) -> Draw:
    """The draw of these figures; interned where few are drawn."""
    return _few(figures) if sum(figures) <= MOST_LETTERS else Draw(figures)


_few: Final = cache(Draw)

# --- notation ---

FORMS: Final = (
    "choose red 3, take FA01 on field1, dispatch fort1 RR, special market1 W, extension fort, develop, stars 2, boat, "
    "claim DE04, use PO_stars_1, end; decline, star expedition, swap, return RRW, build MT3 on tower1, "
    "privilege PJ_red_1, flip market1, flip discard, demolish field1, lose tower1, trade tower1, manipulate 4; "
    "start 1, show DE04, column AT3, reveal SH01, germanic GA1, roll 1 2 3, draw BBR"
)

_NUMBER: Final = r"([1-9]\d?)"
"""The number of a slot: they are counted from 1."""
_SLOT: Final = rf"({'|'.join(PLACES)}){_NUMBER}"
_FIGURES: Final = r"(none|[BRWY]+|[BRWY]\d{1,3}(?: ?[BRWY]\d{1,3}){0,3})"
_ID: Final = r"([\w.\-]+)"


def read_figures(text: str) -> Figures:
    """The figures that ``"RRW"``, ``"R2 W1"`` or ``"none"`` stand for."""
    if text == "none":
        return 0, 0, 0, 0
    counts = dict.fromkeys(LETTERS, 0)
    for letter, count in re.findall(r"([BRWY])(\d*)", text.upper()):
        counts[letter] += int(count) if count else 1
    return counts["B"], counts["R"], counts["W"], counts["Y"]


def _number(text: str | None) -> int:
    return int(text) if text else 0


_GRAMMAR: Final[tuple[tuple[str, Maker], ...]] = (
    (rf"show {_ID}", lambda find, m: show(find(m[0], (Decree, Privilege, Tower)))),
    (rf"column {_ID}", lambda find, m: column(find(m[0], ActionTile))),
    (rf"reveal {_ID}", lambda find, m: reveal(find(m[0], Tile))),
    (rf"germanic {_ID}", lambda find, m: uncover(find(m[0], Germanic))),
    (r"start ([1-4])", lambda find, m: STARTS[int(m[0]) - 1]),
    (r"roll ([1-6]) ([1-6]) ([1-6])", lambda find, m: _roll(*map(int, m))),
    (rf"draw {_FIGURES}", lambda find, m: draw(read_figures(m[0]))),
    (rf"choose ({'|'.join(DICE)}) ([1-6])", lambda find, m: CHOICES[DICE.index(m[0])][int(m[1])]),
    (r"manipulate ([1-6])", lambda find, m: MANIPULATIONS[int(m[0])]),
    (rf"take {_ID} on {_SLOT}", lambda find, m: take(find(m[0], Tile), PLACES.index(m[1]), int(m[2]) - 1)),
    (rf"dispatch {_SLOT} {_FIGURES}(?: space (\d))?", lambda find, m: dispatch(*_sending(m))),
    (rf"special {_SLOT} {_FIGURES}(?: space (\d))?", lambda find, m: special(*_sending(m))),
    (rf"extension ({'|'.join(EXTENSIONS)})", lambda find, m: EXTENDS[EXTENSIONS.index(m[0])]),
    (r"develop(?: (\d{1,2}))?", lambda find, m: Develop(int(m[0])) if m[0] else DEVELOP),
    (r"stars (\d)", lambda find, m: Stars(int(m[0])) if int(m[0]) >= len(STARS) else STARS[int(m[0])]),
    (r"boat", lambda find, m: BOAT),
    (rf"trade tower{_NUMBER}", lambda find, m: trade(int(m[0]) - 1)),
    (rf"claim {_ID}", lambda find, m: claim(find(m[0], Decree))),
    (rf"use {_ID}", lambda find, m: use(find(m[0], Privilege))),
    (r"end", lambda find, m: END),
    (r"decline", lambda find, m: DECLINE),
    (rf"star ({'|'.join(TRACKS)})(?: (\d{{1,2}}))?", lambda find, m: _advance(TRACKS.index(m[0]), _number(m[1]))),
    (r"swap", lambda find, m: SWAP),
    (rf"return {_FIGURES}", lambda find, m: give_back(read_figures(m[0]))),
    (rf"build {_ID} on tower{_NUMBER}", lambda find, m: build(find(m[0], Tower), int(m[1]) - 1)),
    (rf"privilege {_ID}", lambda find, m: gain(find(m[0], Privilege))),
    (rf"flip market{_NUMBER}", lambda find, m: flip(int(m[0]) - 1)),
    (r"flip discard", lambda find, m: DISCARD),
    (rf"demolish {_SLOT}", lambda find, m: demolish(PLACES.index(m[0]), int(m[1]) - 1)),
    (rf"lose tower{_NUMBER}", lambda find, m: lose(int(m[0]) - 1)),
)


def _roll(red: int, yellow: int, blue: int) -> Roll:
    return ROLLS[(red - 1) * 36 + (yellow - 1) * 6 + blue - 1]


def _advance(track: int, field: int) -> Advance:
    return Advance(track, field) if field else ADVANCES[track]


def _sending(match: tuple[Any, ...]) -> Iterator[Any]:
    place, index, figures, space = match
    yield from (PLACES.index(place), int(index) - 1, read_figures(figures))
    if space:
        yield int(space)


_NOTATION: Final = Notation("Discordia", FORMS, _GRAMMAR)


def parse(text: str, pieces: Mapping[str, Piece]) -> Action:
    """The action that ``text`` names; ``pieces``: every component by its id. Raises :class:`~rulesim.game.BadInput`."""
    return _NOTATION.parse(text, lambda: pieces)
