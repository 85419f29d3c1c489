"""One city as plain data and back: the part of a position that belongs to one seat.

Figures are written ``{"R": 2, "W": 1}``, ``"R2 W1"`` or ``"RRW"``; what lies on a slot ``"BA01"``, ``"BA01[RR,R,_]"``
(two of three spaces filled) or ``["BA01", ["RR", "R"]]``. ``turned``: the ids of stalls that were ships in this season.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from rulesim.discordia.actions import read_figures
from rulesim.discordia.city import PLACES, SHIP, TOWER, City, Laid, as_laid
from rulesim.discordia.components import (
    AREAS,
    EXTENSIONS,
    LETTERS,
    NONE,
    PERKS,
    STALL,
    TRACKS,
    ActionTile,
    Component,
    Decree,
    Figures,
    Germanic,
    Privilege,
    Tables,
    Tile,
    Tower,
)
from rulesim.discordia.dispatch import fits
from rulesim.discordia.privileges import jokers
from rulesim.fields import names_in_data
from rulesim.game import checked_name, wrong
from rulesim.outside import shown
from rulesim.plain import as_list, as_number, as_object, need
from rulesim.positions import Box, Reader

FIELDS: Final = (*names_in_data(City), "jokers", "decrees_covered")
START_SUPPLY: Final[Figures] = (4, 4, 4, 3)
"""The figures of a city whose supply nobody names: fifteen, as at the start."""

_SLOT: Final = re.compile(rf"({'|'.join(PLACES)})([1-9]\d?)")
_LAID: Final = re.compile(r"([A-Za-z0-9_.\-]+)(?:\[([BRWY_,\s]*)\])?")
_COUNTS: Final = re.compile(r"none|[BRWY]+|[BRWY]\d{1,3}( ?[BRWY]\d{1,3}){0,3}|")


def as_figures(field: str, value: Any, most: int) -> Figures:
    """Figures in any of their notations, or BadInput; ``most``: of each colour."""
    counts: Any = value
    if isinstance(value, str) and _COUNTS.fullmatch(value.strip()):
        counts = read_figures(value.strip()) if value.strip() else NONE
    elif isinstance(value, Mapping):
        given = as_object(field, value)
        for letter in given:
            checked_name(field, letter, tuple(LETTERS))
        counts = [given.get(letter, 0) for letter in LETTERS]
    elif not isinstance(value, list | tuple) or len(value) != len(LETTERS):  # pyright: ignore[reportUnknownArgumentType]
        raise wrong(field, f"figures such as {{'R': 2, 'W': 1}} or 'R2 W1' are needed, not {shown(value)}.")
    blue, red, white, yellow = (as_number(f"{field}.{k}", n, 0, most) for k, n in zip(LETTERS, counts, strict=True))
    return blue, red, white, yellow


C = TypeVar("C", bound=Component)


class Pieces(Box):
    """What has been placed so far: every piece is in one place only."""

    __slots__ = ("fronts", "tables", "used")
    WORDS: ClassVar[Mapping[Any, str]] = {
        ActionTile: "action tile",
        Decree: "decree",
        Germanic: "Germanic tile",
        Privilege: "privilege",
        Tile: "city tile",
        Tower: "tower",
    }

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.by_id)
        self.tables, self.fronts = tables, tables.fronts
        self.used: dict[str, str] = {}

    def take(self, field: str, id: str) -> None:
        """Mark a piece as placed; both sides of a ship are one piece."""
        id = self.fronts.get(id, id)
        if id in self.used:
            raise wrong(field, f"{id} lies already in {self.used[id]}.")
        self.used[id] = field

    def free(self, sort: Sequence[C]) -> list[C]:
        """Those of ``sort`` that are not placed yet, in their order."""
        return [piece for piece in sort if piece.id not in self.used]


class CityReader(Reader):
    """Reads one city. ``name`` is what its fields are called in errors: ``cities[0].`` or nothing."""

    def __init__(self, data: Any, name: str, pieces: Pieces, fresh: bool) -> None:
        super().__init__(as_object(name.rstrip(".") or "city", data), name)
        self.pieces, self.tables, self.fresh = pieces, pieces.tables, fresh
        self.only(FIELDS)

    def city(self) -> City:
        """The city that the data describe. ``fresh``: nothing has been dealt to it yet, so what is not named is 0."""
        board, setup, dealt = self.tables.board, self.tables.setup, int(not self.fresh)
        city = City(board.printed)
        supply = self.data.get("supply", START_SUPPLY if dealt else NONE)
        city.supply = [*as_figures(self.at("supply"), supply, setup.per_color)]
        self.plain(city, "ring")
        self._extensions(city)
        for index, track in enumerate(TRACKS):
            length = board.tracks[index].length(city.extensions[len(AREAS) + index])
            setattr(city, track, self.number(track, 0, 0, length))
        stars = max(0, setup.start_stars - city.expedition - city.development)
        city.stars = self.number("stars", stars * dealt, 0, setup.supplies[-1].stars)
        most = setup.supplies[-1].manipulators
        city.manipulators = self.number("manipulators", setup.start_manipulators * dealt, 0, most)
        if "manipulators" not in self.data:
            city.manipulators = max(city.manipulators, self.number("manipulators_active", 0, 0, most))
        self.plain(city, ready=city.manipulators)
        self._privileges(city)
        self._decrees(city)
        for slot, value in self.mapped("tiles").items():
            self._lay(city, slot, value)
        self._turned(city)
        self._perks(city)
        self.plain(city, "relief")
        return city

    def _extensions(self, city: City) -> None:
        field, most = self.at("extensions"), self.tables.setup.supplies[-1].extensions
        for kind, count in self.mapped("extensions").items():
            checked_name(f"{field}.{kind}", kind, EXTENSIONS)
            index = EXTENSIONS.index(kind)
            owned = city.extensions[index] = as_number(f"{field}.{kind}", count, 0, most[index])
            if index < TOWER:
                city.slots[index] += [None] * owned
            if index == SHIP:
                city.towers += [None] * owned

    def _privileges(self, city: City) -> None:
        """Privileges, and permanent ones for colours that are only said to be jokers: ``["W"]`` or ``"BB"``."""
        owned = [*self.pieces.every(self.at("privileges"), self.data.get("privileges", []), Privilege)]
        given, field = self.data.get("jokers", []), self.at("jokers")
        for letter in given if isinstance(given, str) else self.listed("jokers"):
            checked_name(field, letter, tuple(LETTERS))
            free = [p for p in self.pieces.free(self.tables.privileges) if p.permanent == LETTERS.index(letter)]
            need(free, field, f"there is no further privilege that makes {letter} a joker.")
            self.pieces.take(field, free[0].id)
            owned.append(free[0])
        spent, once = self.listed("spent"), [privilege.id for privilege in owned if privilege.permanent < 0]
        for id in spent:
            need(id in once, self.at("spent"), f"{shown(id)} is no one-off privilege of this city.")
        city.privileges = tuple((privilege, privilege.id in spent) for privilege in owned)
        city.jokers = jokers(owned)

    def _decrees(self, city: City) -> None:
        """The claimed decrees; if only their number is told, the last ones of the box."""
        spaces = len(self.tables.board.decree_spaces)
        owned = self.pieces.every(self.at("decrees"), self.data.get("decrees", []), Decree)
        covered = self.number("decrees_covered", len(owned), len(owned), spaces)
        for decree in self.pieces.free(self.tables.decrees)[::-1][: covered - len(owned)]:
            self.pieces.take(self.at("decrees_covered"), decree.id)
            owned += (decree,)
        need(len(owned) <= spaces, self.at("decrees"), f"{len(owned)} decrees; a city has {spaces} decree spaces.")
        city.decrees = owned

    def _perks(self, city: City) -> None:
        """The permanent perks: as told, else those of the fields that have a star."""
        reached = zip(self.tables.board.tracks, (city.expedition, city.development), strict=True)
        bonuses = [track.field(number).bonus for track, stars in reached for number in range(1, stars + 1)]
        gained = [perk for bonus in bonuses for name, perk in bonus if name == "PERM"]
        for perk in self.listed("perks", gained):
            checked_name(self.at("perks"), perk, PERKS)
            city.perks |= 1 << PERKS.index(perk)

    # --- what lies on the slots ---

    def _lay(self, city: City, slot: str, value: Any) -> None:
        field, match = f"{self.at('tiles')}.{slot}", _SLOT.fullmatch(slot)
        if match is None:
            slots = ", ".join(f"{place}1" for place in PLACES)
            raise wrong(field, f"{shown(slot)} is no slot; slots are {slots} and so on.")
        place, index = PLACES.index(match[1]), int(match[2]) - 1
        places = city.places(place)
        if index >= len(places):
            what = f"{'tower place' if place == TOWER else match[1]}{'s' if len(places) > 1 else ''}"
            raise wrong(field, f"the city has {len(places)} {what}; extensions add some.")
        places[index] = self._laid(field, place, value, city.jokers)

    def _turned(self, city: City) -> None:
        """Stalls that were ships in this season: nobody has been sent there yet."""
        stalls = city.slots[STALL]
        fresh = {laid.tile.id: index for index, laid in enumerate(stalls) if laid and not laid.filled}
        for id in self.listed("turned"):
            if id not in tuple(fresh) or id not in self.pieces.fronts:
                raise wrong(
                    self.at("turned"), f"{shown(id)} is no turned ship without figures on a market of this city."
                )
            stalls[fresh[id]] = as_laid(self.tables.by_id[id], waits=True)  # pyright: ignore[reportArgumentType]

    def _laid(self, field: str, place: int, value: Any, joker_colors: int) -> Laid:
        id, spaces = self._notation(field, value)
        tile = self.pieces.find(field, id, Tower if place == TOWER else Tile)
        if place != TOWER and tile.kind != place:
            raise wrong(field, f"{tile.id} belongs on a {PLACES[tile.kind]}, not on a {PLACES[place]}.")
        if len(spaces) > len(tile.spaces):
            raise wrong(field, f"{tile.id} has {len(tile.spaces)} spaces, not {len(spaces)}.")
        paid = [read_figures(text) for text in spaces]
        for number, (space, figures) in enumerate(zip(tile.spaces, paid, strict=False), 1):
            if not fits(space, figures, joker_colors):
                raise wrong(field, f"space {number} of {tile.id} takes {space}, not {spaces[number - 1]}.")
        blue, red, white, yellow = map(sum, zip(NONE, *paid, strict=True))
        return as_laid(tile, len(spaces), (blue, red, white, yellow))

    def _notation(self, field: str, value: Any) -> tuple[Any, list[str]]:
        """``"BA01[RR,R,_]"`` or ``["BA01", ["RR", "R"]]`` as the tile's id and the figures of each filled space."""
        id, spaces = value, []
        if isinstance(value, str):
            match = _LAID.fullmatch(value.strip())
            if match is None:
                raise wrong(field, f"{shown(value)} is no notation such as 'BA01[RR,R,_]'.")
            id, spaces = match[1], [part.strip() for part in (match[2] or "").split(",")]
        elif isinstance(value, list | tuple) and len(value) == 2:  # pyright: ignore[reportUnknownArgumentType]
            id, given = value  # pyright: ignore[reportUnknownVariableType]
            spaces = [text if isinstance(text, str) else shown(text) for text in as_list(field, given)]
        while spaces and spaces[-1] in ("", "_"):
            spaces.pop()
        if any(not text or text.strip(LETTERS) for text in spaces):
            raise wrong(field, f"spaces are filled in order, with letters of {', '.join(LETTERS)}.")
        return id, spaces  # pyright: ignore[reportUnknownVariableType]
