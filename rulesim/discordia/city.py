"""One player's city board: supply, slots with what lies on them, towers, tracks, aqueduct. Cheap to copy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulesim.discordia.components import (
    AQUEDUCT_END,
    AREAS,
    BARRACKS,
    EXTENSIONS,
    KINDS,
    LETTERS,
    MOST_RELIEF,
    NONE,
    PERKS,
    SHIP,
    STALL,
    Figures,
    Tower,
    letters,
)
from rulesim.fields import LIST, Fielded, by_name, field, ids, lists
from rulesim.pieces import Piece, worked

if TYPE_CHECKING:
    from rulesim.discordia.components import Decree, Privilege, Space, Tile

PLACES: Final = (*AREAS, "tower")
"""Where something can be built: the areas of the four kinds of city tiles, and above the harbours."""
TOWER: Final = 4
"""The index of the tower places in :data:`PLACES`."""
EXPEDITION: Final = 0
DEVELOPMENT: Final = 1
"""Indices of the two tracks in ``components.TRACKS``."""
ALL_JOKERS: Final = 0b1111


@dataclass(frozen=True, slots=True, eq=False)
class Laid(Piece):
    """A tile or tower in a city with the figures on it, made by :func:`as_laid`; placing figures makes a new one.

    ``filled``: how many of its spaces are filled, from the first. ``waits``: it is a stall that was turned over in this
    season, so nobody may be sent there yet. ``next``: the space that figures may be sent to, None if there is none.
    ``space``: that space, or the one that it will be. ``empty``: how many of its spaces are without figures.
    ``is_full``: it has spaces and all of them are filled. ``placed``: how many figures are on it, ``room``: how many
    more it takes.
    """

    tile: Tile | Tower
    filled: int
    figures: Figures
    waits: bool
    empty: int = worked(lambda laid: len(laid.tile.spaces) - laid.filled)
    space: Space | None = worked(lambda laid: laid.tile.spaces[laid.filled] if laid.empty else None)
    next: Space | None = worked(lambda laid: None if laid.waits else laid.space)
    is_full: bool = worked(lambda laid: laid.filled > 0 and not laid.empty)
    placed: int = worked(lambda laid: sum(laid.figures))
    room: int = worked(lambda laid: laid.tile.capacity - laid.placed)

    def manned(self, figures: Figures) -> Laid:
        """The same with figures on its next space."""
        blue, red, white, yellow = self.figures
        b, r, w, y = figures
        return as_laid(self.tile, self.filled + 1, (blue + b, red + r, white + w, yellow + y))

    def __repr__(self) -> str:
        return f"{self.tile.id}[{letters(self.figures)}]"


def as_laid(tile: Tile | Tower, filled: int = 0, figures: Figures = NONE, waits: bool = False) -> Laid:
    """A tile or tower as it lies in a city; equal ones are one object."""
    return Laid.of(tile, filled, figures, waits)


def fillings(laid: Laid) -> Iterator[Laid]:
    """What lies there with each number of its spaces filled, by figures of its own colour where any may be."""
    own = BARRACKS if isinstance(laid.tile, Tower) else laid.tile.kind
    found = as_laid(laid.tile, waits=laid.waits)
    while True:
        yield laid if found.filled == laid.filled else found
        if (space := found.next) is None:
            return
        figures = [count + space.grey * (color == own) for color, count in enumerate(space.figures)]
        found = found.manned((figures[0], figures[1], figures[2], figures[3]))


# --- as plain data ---


figures_to_dict: Final = by_name(LETTERS)
"""Counts of figures by letter, all four present."""


def laid_text(laid: Laid, joker_colors: int = 0) -> str:
    """``BA01[RR,R,_]``: the tile, and per space the figures on it.

    Which figure stands on which space does not matter once it is there; they are told as the spaces ask for them.
    """
    if not laid.filled:
        return laid.tile.id
    spaces = [*map("".join, _spread(laid, joker_colors)), *["_"] * laid.empty]
    return f"{laid.tile.id}[{','.join(spaces)}]"


def _spread(laid: Laid, joker_colors: int) -> list[list[str]]:
    """The figures on the filled spaces: first what is printed, then jokers for what is missing, then the grey ones."""
    left = list(laid.figures)
    spaces = laid.tile.spaces[: laid.filled]
    found: list[list[str]] = [[] for _ in spaces]
    missing = [0] * len(spaces)
    for number, space in enumerate(spaces):
        for color, wanted in enumerate(space.figures):
            there = min(wanted, left[color])
            left[color] -= there
            missing[number] += wanted - there
            found[number] += LETTERS[color] * there
    by_joker = sorted(range(len(LETTERS)), key=lambda color: not joker_colors >> color & 1)
    rest = [color for color in by_joker for _ in range(left[color])]
    for wanted in (missing, [space.grey for space in spaces]):
        for number, count in enumerate(wanted):
            found[number] += [LETTERS[color] for color in rest[:count]]
            del rest[:count]
    return found


def _tiles_to_dict(city: City) -> dict[str, str]:
    """What lies on each slot that is not free."""
    return {
        place_name(place, index): laid_text(laid, city.jokers)
        for place in range(len(PLACES))
        for index, laid in enumerate(city.places(place))
        if laid is not None
    }


def _turned(city: City) -> list[str]:
    return [laid.tile.id for laid in city.slots[STALL] if laid is not None and laid.waits]


class City(Fielded):
    """One city.

    ``supply``: figures per colour. ``ring``: field of the supply ring. ``expedition``, ``development``: stars on the
    tracks. ``manipulators``: owned; ``ready``: those of them that are active. ``extensions``: acquired, per kind of
    ``components.EXTENSIONS``. ``slots``: per kind of tile what lies on each slot, printed or acquired, left to right.
    ``towers``: what stands above each harbour. ``privileges``: each with whether it is spent. ``jokers``: bit mask of
    the colours that are jokers. ``perks``: bit mask over ``components.PERKS``. ``relief``: by how much a reward of this
    year lowers the shortage.
    """

    supply: list[int] = field(lambda _: [0, 0, 0, 0], kept=LIST, write=figures_to_dict)
    stars: int = field(0)
    ring: int = field(0, told="aqueduct", high=AQUEDUCT_END)
    expedition: int = field(0)
    development: int = field(0)
    manipulators: int = field(0)
    ready: int = field(0, told="manipulators_active", high=lambda city: city.manipulators, follows="manipulators")
    extensions: list[int] = field(
        lambda _: [0] * len(EXTENSIONS),
        kept=LIST,
        write=lambda extensions: {kind: owned for kind, owned in zip(EXTENSIONS, extensions, strict=True) if owned},
    )
    slots: list[list[Laid | None]] = field(kept=lists(4), tell={"tiles": _tiles_to_dict, "turned": _turned})
    towers: list[Laid | None] = field(kept=LIST, told="")
    privileges: tuple[tuple[Privilege, bool], ...] = field(
        (),
        tell={
            "privileges": lambda city: [privilege.id for privilege, _ in city.privileges],
            "spent": lambda city: [privilege.id for privilege, spent in city.privileges if spent],
        },
    )
    decrees: tuple[Decree, ...] = field((), write=ids)
    jokers: int = field(0, told="")
    perks: int = field(0, write=lambda perks: [perk for bit, perk in enumerate(PERKS) if perks >> bit & 1])
    relief: int = field(0, high=MOST_RELIEF)

    def __init__(self, printed: tuple[int, ...] = (1, 1, 2, 2)) -> None:
        """A fresh board with so many printed slots of each kind."""
        self.begin()
        self.slots = [[None] * count for count in printed]
        self.towers = [None] * printed[SHIP]

    def places(self, place: int) -> list[Laid | None]:
        """The slots of one of :data:`PLACES`: of a kind of city tile, or the tower places."""
        return self.towers if place == TOWER else self.slots[place]

    def at(self, place: int, index: int) -> Laid | None:
        """What lies on slot ``index`` (from 0) of one of :data:`PLACES`; None also where there is no such slot."""
        places = self.places(place)
        return places[index] if 0 <= index < len(places) else None

    def laid(self) -> list[Laid]:
        """Every tile and tower in the city, area by area, left to right."""
        return [laid for places in (*self.slots, self.towers) for laid in places if laid is not None]

    def owned(self) -> list[Decree | Privilege | Tower]:
        """What the city has of decrees, privileges and towers."""
        towers = (laid.tile for laid in self.towers if laid)
        return [*self.decrees, *(one for one, _ in self.privileges), *(one for one in towers if isinstance(one, Tower))]

    def take_figures(self, figures: Figures) -> None:
        """Figures come into the supply."""
        supply = self.supply
        for color, count in enumerate(figures):
            supply[color] += count

    def pay_figures(self, figures: Figures) -> None:
        """Figures leave the supply."""
        supply = self.supply
        for color, count in enumerate(figures):
            supply[color] -= count

    def has(self, figures: Figures) -> bool:
        """Whether the supply holds these figures."""
        blue, red, white, yellow = self.supply
        return blue >= figures[0] and red >= figures[1] and white >= figures[2] and yellow >= figures[3]

    @property
    def placed(self) -> int:
        """How many figures are on tiles and towers."""
        return sum([laid.placed for places in (*self.slots, self.towers) for laid in places if laid is not None])

    def __repr__(self) -> str:
        areas = [
            f"{name} {' '.join(repr(laid) if laid else '-' for laid in places)}"
            for name, places in zip(PLACES, (*self.slots, self.towers), strict=True)
            if name != "tower" or any(places)
        ]
        supply = " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, self.supply, strict=True) if count)
        stars = f"{self.stars} star{'s' if self.stars != 1 else ''}"
        tracks = f"ring {self.ring}, expedition {self.expedition}, development {self.development}"
        return f"<City {', '.join(areas)}; supply {supply or 'empty'}, {stars}, {tracks}>"


def leftmost_free(city: City, kind: int) -> int:
    """The index of the leftmost free slot for tiles of a kind, -1 if there is none."""
    slots = city.slots[kind]
    return slots.index(None) if None in slots else -1


def kind_name(piece: Tile | Tower) -> str:
    """The kind of a tile or tower, as facts name it: ``"farm"``, ``"military"``."""
    if isinstance(piece, Tower):
        return "trade" if piece.trade else "military"
    return KINDS[piece.kind]


def place_name(place: int, index: int) -> str:
    """How a slot is written: ``"fort1"``, ``"tower2"``."""
    return f"{PLACES[place]}{index + 1}"
