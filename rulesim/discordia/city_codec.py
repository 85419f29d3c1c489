"""One city as plain data and back: the part of a position that belongs to one seat.

Figures are written ``{"R": 2, "W": 1}``, ``"R2 W1"`` or ``"RRW"``; what lies on a slot ``"BA01"``, ``"BA01[RR,R,_]"``
(two of three spaces filled) or ``["BA01", ["RR", "R"]]``. ``turned``: the ids of stalls that were ships in this season.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rulesim.discordia.actions import read_figures
from rulesim.discordia.city import PLACES, SHIP, TOWER, City, Laid, as_laid
from rulesim.discordia.components import (
    EXTENSIONS,
    LETTERS,
    NONE,
    PERKS,
    STALL,
    TRACKS,
    Decree,
    Figures,
    Privilege,
    Tables,
    Tile,
    Tower,
)
from rulesim.discordia.dispatch import fits
from rulesim.discordia.privileges import jokers
from rulesim.discordia.symbols import MOST_RELIEF
from rulesim.fields import names_in_data
from rulesim.game import checked_name, unknown, wrong
from rulesim.outside import shown
from rulesim.plain import as_list, as_number, as_object
from rulesim.positions import Box, Reader

FIELDS: Final = (*names_in_data(City), "jokers", "decrees_covered")
START_SUPPLY: Final[Figures] = (4, 4, 4, 3)
"""The figures of a city whose supply nobody names: fifteen, as at the start."""

_SLOT: Final = re.compile(rf"({'|'.join(PLACES)})([1-9]\d?)")
_LAID: Final = re.compile(r"([A-Za-z0-9_.\-]+)(?:\[([BRWY_,\s]*)\])?")
_COUNTS: Final = re.compile(r"none|[BRWY]+|[BRWY]\d{1,3}( ?[BRWY]\d{1,3}){0,3}|")


def as_figures(field: str, value: Any, most: int) -> Figures:
    """Figures in any of their notations, or BadInput; ``most``: of each colour."""
    if isinstance(value, str) and _COUNTS.fullmatch(value.strip()):
        counts: Sequence[Any] = read_figures(value.strip()) if value.strip() else NONE
    elif isinstance(value, Mapping):
        given = as_object(field, value)
        for letter in given:
            if letter not in LETTERS or len(letter) != 1:
                raise unknown(field, letter, LETTERS)
        counts = [given.get(letter, 0) for letter in LETTERS]
    elif isinstance(value, list | tuple) and len(value) == len(LETTERS):  # pyright: ignore[reportUnknownArgumentType]
        counts = list(value)  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    else:
        raise wrong(field, f"figures such as {{'R': 2, 'W': 1}} or 'R2 W1' are needed, not {shown(value)}.")
    blue, red, white, yellow = (as_number(f"{field}.{k}", n, 0, most) for k, n in zip(LETTERS, counts, strict=True))
    return blue, red, white, yellow


class Pieces(Box):
    """What has been placed so far: every piece is in one place only."""

    __slots__ = ("fronts", "tables", "used")

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

    def free(self, sort: Sequence[Any]) -> list[Any]:
        """Those of ``sort`` that are not placed yet, in their order."""
        return [piece for piece in sort if piece.id not in self.used]


class CityReader(Reader):
    """Reads one city. ``name`` is what its fields are called in errors: ``cities[0].`` or nothing."""

    def __init__(self, data: Any, name: str, pieces: Pieces, fresh: bool) -> None:
        super().__init__(as_object(name.rstrip(".") or "city", data), name)
        self.pieces, self.fresh = pieces, fresh
        self.only(FIELDS)

    def city(self) -> City:
        """The city that the data describe. ``fresh``: nothing has been dealt to it yet, so what is not named is 0."""
        tables = self.pieces.tables
        city = City(tables.board.printed)
        setup = tables.setup
        supply = self.data.get("supply", NONE if self.fresh else START_SUPPLY)
        city.supply = list(as_figures(f"{self.name}supply", supply, setup.per_color))
        self.plain(city, "ring")
        self._extensions(city)
        for index, track in enumerate(TRACKS):
            length = tables.board.tracks[index].length(city.extensions[len(TRACKS) + 2 + index])
            setattr(city, track, self.number(track, 0, 0, length))
        dealt = 0 if self.fresh else max(0, setup.start_stars - city.expedition - city.development)
        city.stars = self.number("stars", dealt, 0, setup.supplies[-1].stars)
        most = setup.supplies[-1].manipulators
        city.manipulators = self.number("manipulators", 0 if self.fresh else setup.start_manipulators, 0, most)
        if "manipulators_active" in self.data and "manipulators" not in self.data:
            city.manipulators = max(city.manipulators, self.number("manipulators_active", 0, 0, most))
        self.plain(city, ready=city.manipulators)
        self._privileges(city)
        self._decrees(city)
        self._tiles(city)
        self._turned(city)
        self._perks(city)
        city.relief = self.number("relief", 0, 0, MOST_RELIEF)
        return city

    def _extensions(self, city: City) -> None:
        field = f"{self.name}extensions"
        most = self.pieces.tables.setup.supplies[-1].extensions
        for kind, count in as_object(field, self.data.get("extensions", {})).items():
            checked_name(f"{field}.{kind}", kind, EXTENSIONS)
            index = EXTENSIONS.index(kind)
            owned = as_number(f"{field}.{kind}", count, 0, most[index])
            city.extensions[index] = owned
            if index < TOWER:
                city.slots[index] += [None] * owned
            if index == SHIP:
                city.towers += [None] * owned

    def _privileges(self, city: City) -> None:
        field = f"{self.name}privileges"
        given = as_list(field, self.data.get("privileges", []))
        owned: list[Privilege] = [self.pieces.find(field, id, Privilege, "privilege") for id in given]
        owned += self._jokers()
        spent = as_list(f"{self.name}spent", self.data.get("spent", []))
        once = [privilege.id for privilege in owned if privilege.permanent < 0]
        for id in spent:
            if id not in once:
                raise wrong(f"{self.name}spent", f"{shown(id)} is no one-off privilege of this city.")
        city.privileges = tuple((privilege, privilege.id in spent) for privilege in owned)
        city.jokers = jokers(owned)

    def _jokers(self) -> list[Privilege]:
        """The permanent privileges for colours that are only said to be jokers: ``["W"]`` or ``"BB"``."""
        field = f"{self.name}jokers"
        given = self.data.get("jokers", [])
        found: list[Privilege] = []
        for letter in list(given) if isinstance(given, str) else as_list(field, given):
            checked_name(field, letter, tuple(LETTERS))
            color = LETTERS.index(letter)
            free = [p for p in self.pieces.free(self.pieces.tables.privileges) if p.permanent == color]
            if not free:
                raise wrong(field, f"there is no further privilege that makes {letter} a joker.")
            self.pieces.take(field, free[0].id)
            found.append(free[0])
        return found

    def _decrees(self, city: City) -> None:
        """The claimed decrees; if only their number is told, the last ones of the box."""
        field = f"{self.name}decrees"
        spaces = len(self.pieces.tables.board.decree_spaces)
        given = as_list(field, self.data.get("decrees", []))
        owned: list[Decree] = [self.pieces.find(field, id, Decree, "decree") for id in given]
        covered = self.number("decrees_covered", len(owned), len(owned), spaces)
        for decree in self.pieces.free(self.pieces.tables.decrees)[::-1][: covered - len(owned)]:
            self.pieces.take(f"{self.name}decrees_covered", decree.id)
            owned.append(decree)
        if len(owned) > spaces:
            raise wrong(field, f"{len(owned)} decrees; a city has {spaces} decree spaces.")
        city.decrees = tuple(owned)

    def _perks(self, city: City) -> None:
        """The permanent perks: as told, else those of the fields that have a star."""
        board, field = self.pieces.tables.board, f"{self.name}perks"
        reached = ((board.expedition, city.expedition), (board.development, city.development))
        bonuses = [track.field(number).bonus for track, stars in reached for number in range(1, stars + 1)]
        gained = [perk for bonus in bonuses for name, perk in bonus if name == "PERM"]
        for perk in as_list(field, self.data.get("perks", gained)):
            checked_name(field, perk, PERKS)
            city.perks |= 1 << PERKS.index(perk)

    # --- what lies on the slots ---

    def _tiles(self, city: City) -> None:
        field = f"{self.name}tiles"
        for slot, value in as_object(field, self.data.get("tiles", {})).items():
            name = f"{field}.{slot}"
            match = _SLOT.fullmatch(slot)
            if match is None:
                places = ", ".join(f"{place}1" for place in PLACES)
                raise wrong(name, f"{shown(slot)} is no slot; slots are {places} and so on.")
            place, index = PLACES.index(match[1]), int(match[2]) - 1
            places = city.places(place)
            if index >= len(places):
                what = f"{'tower place' if place == TOWER else match[1]}{'s' if len(places) > 1 else ''}"
                raise wrong(name, f"the city has {len(places)} {what}; extensions add some.")
            places[index] = self._laid(name, place, value, city.jokers)

    def _turned(self, city: City) -> None:
        """Stalls that were ships in this season: nobody has been sent there yet."""
        field, stalls = f"{self.name}turned", city.slots[STALL]
        fresh = {laid.tile.id: index for index, laid in enumerate(stalls) if laid and not laid.filled}
        for id in as_list(field, self.data.get("turned", [])):
            if id not in tuple(fresh) or id not in self.pieces.fronts:
                raise wrong(field, f"{shown(id)} is no turned ship without figures on a market of this city.")
            laid = stalls[fresh[id]]
            assert laid is not None
            stalls[fresh[id]] = as_laid(laid.tile, waits=True)

    def _laid(self, field: str, place: int, value: Any, joker_colors: int) -> Laid:
        id, spaces = self._notation(field, value)
        if place == TOWER:
            tile: Tile | Tower = self.pieces.find(field, id, Tower, "tower")
        else:
            tile = self.pieces.find(field, id, Tile, "city tile")
            if tile.kind != place:
                raise wrong(field, f"{tile.id} belongs on a {PLACES[tile.kind]}, not on a {PLACES[place]}.")
        if len(spaces) > len(tile.spaces):
            raise wrong(field, f"{tile.id} has {len(tile.spaces)} spaces, not {len(spaces)}.")
        total = [0] * len(LETTERS)
        for number, (space, text) in enumerate(zip(tile.spaces, spaces, strict=False), 1):
            paid = read_figures(text)
            if not fits(space, paid, joker_colors):
                raise wrong(field, f"space {number} of {tile.id} takes {space}, not {text}.")
            total = [have + more for have, more in zip(total, paid, strict=True)]
        blue, red, white, yellow = total
        return as_laid(tile, len(spaces), (blue, red, white, yellow))

    def _notation(self, field: str, value: Any) -> tuple[str, list[str]]:
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
