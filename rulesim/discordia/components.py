"""What lies on the table: city tiles, towers, Germanic tiles, privileges, decrees, action tiles, the printed boards.

All are facts of one table (see tables.py), never of one position. Equal pieces are the same object, so they compare
by identity, survive copying and pickling as themselves, and cost nothing to share between positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Final

from rulesim.pieces import Piece, PieceSet, described, words, worked

COLORS: Final = ("blue", "red", "white", "yellow")
"""Figure colours: sailors, soldiers, merchants, farmers. Figures are counted per colour, in this order."""

LETTERS: Final = "BRWY"
"""One letter per colour, in the order of :data:`COLORS`; a grey figure, which any colour may be, is X."""

KINDS: Final = ("ship", "barracks", "stall", "farm")
"""Kinds of city tiles. A kind's own colour has the same index in :data:`COLORS`, its area the same in :data:`AREAS`."""

SHIP, BARRACKS, STALL, FARM = range(4)
AREAS: Final = ("harbour", "fort", "market", "field")
EXTENSIONS: Final = (*AREAS, "expedition", "development")
TRACKS: Final = EXTENSIONS[4:]
DICE: Final = ("red", "yellow", "blue")
RED_DIE, YELLOW_DIE, BLUE_DIE = range(3)
DIE_OF_KIND: Final[tuple[int, ...]] = (BLUE_DIE, RED_DIE, -1, YELLOW_DIE)
"""The die that gives a tile of each kind its special dispatch; -1: any."""

PERKS: Final = ("develop_on_5", "any_colour_ship", "any_colour_farm", "any_colour_barracks")
"""Permanent advantages of the development track; bit k of a mask stands for the k-th."""

CONDITIONS: Final = (
    "extensions_different", "extensions_two_pairs", "manipulators", "towers", "aqueduct_field", "development_field",
    "expedition_field", "supply_kinds_max", "figures_placed", "one_of_each_kind", "ships", "farms", "stalls",
    "barracks_towers",
)  # fmt: skip
"""What the fourteen decrees ask for."""

DISPLAY_COLUMNS: Final = 6
AQUEDUCT_END: Final = 10
DICE_VALUES: Final = range(1, 7)
MOST_RELIEF: Final = 999
"""More than that off a shortage makes no difference: there are fewer figures to throw back."""
SATURNALIA: Final = 4
"""The season before which the display is filled and the green Germanic tile is turned over."""

Figures = tuple[int, int, int, int]
"""So many blue, red, white and yellow figures."""

NONE: Final[Figures] = (0, 0, 0, 0)

Effects = tuple[tuple[str, Any], ...]
"""What a bonus, reward or damage does, in order: pairs of a name and its amount or argument, such as ("AQ", 2)."""


def _worded(effects: Effects) -> list[str]:
    """Effects in words: "2 aqueduct steps"."""
    return [
        words("discordia", "piece_effect", effect=name, number=arg if isinstance(arg, int) else 1)
        for name, arg in effects
    ]


@dataclass(frozen=True, slots=True, eq=False)
class Space(Piece):
    """One space of a tile or tower: how many figures of each colour it takes, and how many of any colour (grey).

    ``size`` is the number of figures, ``text`` the notation: ``RRX`` is two red and one of any colour.
    """

    figures: Figures
    grey: int
    size: int = worked(lambda space: sum(space.figures) + space.grey)
    text: str = worked(lambda space: letters(space.figures) + "X" * space.grey)

    def __repr__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True, eq=False)
class Tile(Piece):
    """A city tile. ``kind`` is an index into :data:`KINDS`, ``die`` into :data:`DICE` (-1: any die, a market stall).

    ``back`` is the market stall on the other side of a ship, with the ship's id and a "b".
    """

    id: str
    kind: int
    value: int
    spaces: tuple[Space, ...]
    bonus: Effects
    back: Tile | None
    provenance: str
    die: int = worked(lambda tile: DIE_OF_KIND[tile.kind])  # pyright: ignore[reportUnknownLambdaType]
    capacity: int = worked(lambda tile: sum(space.size for space in tile.spaces))

    def __repr__(self) -> str:
        die = DICE[self.die] if self.die >= 0 else "grey"
        spaces, gains = "|".join(map(str, self.spaces)), _worded(self.bonus)
        facts = {"kind": KINDS[self.kind], "colour": die, "value": self.value, "spaces": spaces, "gains": gains}
        return described("discordia", self.id, "piece_tile", **facts)


@dataclass(frozen=True, slots=True, eq=False)
class Tower(Piece):
    """A military or trade tower. ``value`` 0: no die reaches it. ``strength`` counts in every raid.

    ``swap``: how many figures a trade tower swaps. For dispatches a tower is of the kind barracks.
    """

    id: str
    trade: bool
    value: int
    spaces: tuple[Space, ...]
    strength: int
    swap: int
    bonus: Effects
    provenance: str
    die: int = worked(lambda tower: -1 if tower.trade or not tower.value else RED_DIE)
    capacity: int = worked(lambda tower: sum(space.size for space in tower.spaces))
    kind: ClassVar[int] = BARRACKS
    back: ClassVar[None] = None

    def __repr__(self) -> str:
        gains = _worded(self.bonus)
        if self.trade:
            return described("discordia", self.id, "piece_trade", value=self.value, swap=self.swap, gains=gains)
        spaces = "|".join(map(str, self.spaces)) or "none"
        facts = {"value": self.value, "spaces": spaces, "strength": self.strength, "gains": gains}
        return described("discordia", self.id, "piece_military", **facts)


@dataclass(frozen=True, slots=True, eq=False)
class Germanic(Piece):
    """A Germanic tile: letters A and C are red and name the damage, B and D are green and name the reward."""

    id: str
    letter: str
    strength: int
    effects: Effects
    provenance: str

    @property
    def red(self) -> bool:
        return self.letter in RED_LETTERS

    def __repr__(self) -> str:
        facts = {"red": int(self.red), "strength": self.strength, "gains": _worded(self.effects)}
        return described("discordia", self.id, "piece_germanic", **facts)


LETTERS_OF_GERMANIC: Final = "ABCD"
RED_LETTERS: Final = "AC"


@dataclass(frozen=True, slots=True, eq=False)
class Privilege(Piece):
    """A privilege: ``permanent`` is the index of its joker colour, or -1 for one that is used once."""

    id: str
    permanent: int
    effects: Effects
    provenance: str

    def __repr__(self) -> str:
        figure = LETTERS[self.permanent] if self.permanent >= 0 else ""
        return described("discordia", self.id, "piece_privilege", figure=figure, gains=_worded(self.effects))


@dataclass(frozen=True, slots=True, eq=False)
class Decree(Piece):
    """A decree: ``condition`` is one of :data:`CONDITIONS`, ``n`` and ``figures`` are the numbers it asks for."""

    id: str
    condition: str
    n: int
    figures: int
    provenance: str

    def __repr__(self) -> str:
        facts = {"need": self.n, "figures_need": self.figures, "pairs": "any"}
        return described("discordia", self.id, f"condition_{self.condition}", **facts)


@dataclass(frozen=True, slots=True, eq=False)
class ActionTile(Piece):
    """What one column of the main board offers: dispatches to ``kinds``, an extension, up to so many ``stars``."""

    id: str
    kinds: tuple[int, ...]
    extension: bool
    stars: int
    provenance: str

    def __repr__(self) -> str:
        offers = [KINDS[kind] for kind in self.kinds]
        offers += ["extension"] if self.extension else []
        offers += ["stars"] if self.stars else []
        return described("discordia", self.id, "piece_action_tile", offers=offers)


@dataclass(frozen=True, slots=True, eq=False)
class Field(Piece):
    """One place of a city board: whether it shows an infrastructure symbol, and the bonus of covering it.

    ``printed``: a slot for a city tile that is there from the start (always false elsewhere).
    """

    symbol: bool
    bonus: Effects
    printed: bool
    provenance: str


@dataclass(frozen=True, slots=True, eq=False)
class Track(Piece):
    """Expedition path or development track: its printed fields, and those that each extension adds."""

    fields: tuple[Field, ...]
    extension_fields: tuple[Field, ...]

    def length(self, extensions: int) -> int:
        """How many fields there are with so many extensions."""
        return len(self.fields) + extensions * len(self.extension_fields)

    def field(self, number: int) -> Field:
        """Field ``number``, counted from 1 and on over as many extensions as it takes."""
        printed = len(self.fields)
        if number <= printed:
            return self.fields[number - 1]
        return self.extension_fields[(number - printed - 1) % len(self.extension_fields)]


@dataclass(frozen=True, slots=True, eq=False)
class Board(Piece):
    """One city board, and the bonuses of the season boat.

    ``slots``: per area its printed places from left to right, those for extensions included; further extensions lie
    ``off_board``. ``reduction``: per aqueduct field what it takes off the shortage; ``half_reduction``: the same at
    half scale. ``overflow``: what each step beyond field 10 gives. ``boat``: per season its bonus.
    """

    reduction: tuple[int, ...]
    half_reduction: tuple[int, ...]
    overflow: Effects
    slots: tuple[tuple[Field, ...], ...]
    off_board: Field
    expedition: Track
    development: Track
    decree_spaces: tuple[Field, ...]
    boat: tuple[Effects, ...]
    develop_values: tuple[int, ...]
    privilege_extensions: tuple[int, ...]
    privilege_field: int
    printed: tuple[int, ...] = worked(lambda board: tuple(sum(place.printed for place in area) for area in board.slots))
    tracks: tuple[Track, ...] = worked(lambda board: (board.expedition, board.development))

    def slot(self, area: int, index: int) -> Field:
        """Place ``index`` (from 0) of an area, printed or not."""
        places = self.slots[area]
        return places[index] if index < len(places) else self.off_board


@dataclass(frozen=True, slots=True, eq=False)
class Supply(Piece):
    """What lies on the table for so many players: extensions in the order of :data:`EXTENSIONS`."""

    players: int
    extensions: tuple[int, ...]
    manipulators: int
    decrees: int
    privileges: int
    military: int
    trade: int
    stars: int


@dataclass(frozen=True, slots=True, eq=False)
class Setup(Piece):
    """The quantities of set-up: the supply per player count, what each player starts with, the length of the game.

    ``per_color``: figures of each colour. ``left``, ``right``: the letters of the two Germanic stacks, top first.
    """

    supplies: tuple[Supply, ...]
    per_color: int
    start_figures: int
    start_stars: int
    start_manipulators: int
    years: int
    seasons: int
    left: tuple[str, ...]
    right: tuple[str, ...]
    provenance: str

    def supply(self, players: int) -> Supply:
        """The supply for so many players (2 to 4)."""
        return next(supply for supply in self.supplies if supply.players == players)


Component = Tile | Tower | Germanic | Privilege | Decree | ActionTile
"""A piece with an id."""


class Tables(PieceSet[Component]):
    """All components of one copy of the game; the backs of ships have ids, too."""

    action_tiles: tuple[ActionTile, ...]
    board: Board
    decrees: tuple[Decree, ...]
    germanic: tuple[Germanic, ...]
    privileges: tuple[Privilege, ...]
    setup: Setup
    tiles: tuple[Tile, ...]
    towers: tuple[Tower, ...]

    def __init__(self, **parts: Any) -> None:
        self.own = parts.pop("own", {})
        for name, part in parts.items():
            setattr(self, name, part)
        backs = [tile.back for tile in self.tiles if tile.back]
        pieces = (*self.tiles, *backs, *self.towers, *self.germanic, *self.privileges, *self.decrees)
        self.by_id = {piece.id: piece for piece in (*pieces, *self.action_tiles)}

    @cached_property
    def fronts(self) -> dict[str, str]:
        """The id of a ship's back -> the id of its front: both are one piece."""
        return {tile.back.id: tile.id for tile in self.tiles if tile.back}

    def letter(self, letter: str) -> tuple[Germanic, ...]:
        """The Germanic tiles with ``letter`` on the back."""
        return tuple(tile for tile in self.germanic if tile.letter == letter)

    def __repr__(self) -> str:
        return f"<Discordia tables: {len(self.tiles)} city tiles, {self.origin}>"


# --- short notations ---


def letters(figures: Sequence[int]) -> str:
    """Counts of figures as letters: ``(1, 2, 0, 0)`` is ``"BRR"``."""
    return "".join(letter * count for letter, count in zip(LETTERS, figures, strict=True))


def figures(text: str) -> Figures | None:
    """The counts that letters such as ``"BRR"`` stand for, in any order, or None if there is another sign in them."""
    if text.strip(LETTERS):
        return None
    blue, red, white, yellow = (text.count(letter) for letter in LETTERS)
    return blue, red, white, yellow
