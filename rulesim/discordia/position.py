"""Any position as plain data and back: for lessons, tests, what-ifs and saved games.

:func:`position` accepts what :func:`to_dict` writes, with every part optional; what is left out is filled in as the
rules would have it, and every piece of the box is accounted for. The city of the seat to decide may be described
without a list of cities (``position(supply="R5 W3", tiles={"fort1": "BA01[RR,R,_]"}, die="red 3 -> 4")``). Notations of
one city: see city_codec.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rulesim.discordia import agenda, manipulators, setup
from rulesim.discordia.city import City, figures_to_dict
from rulesim.discordia.city_codec import FIELDS as CITY_FIELDS
from rulesim.discordia.city_codec import CityReader, Pieces, as_figures
from rulesim.discordia.components import (
    DICE,
    DISPLAY_COLUMNS,
    EXTENSIONS,
    LETTERS,
    LETTERS_OF_GERMANIC,
    SATURNALIA,
    ActionTile,
    Decree,
    Germanic,
    Privilege,
    Tile,
    Tower,
)
from rulesim.discordia.manipulators import JUST_BUILT
from rulesim.discordia.options import Options
from rulesim.discordia.season import maximus
from rulesim.discordia.state import State
from rulesim.discordia.tables import tables as read_tables
from rulesim.discordia.tables import tables_from_texts
from rulesim.fields import ids, names_in_data
from rulesim.game import CHANCE, checked_name, wrong
from rulesim.outside import shown
from rulesim.plain import as_list, as_number, as_object, need
from rulesim.positions import Reader, check_names, from_file

FIELDS: Final = ("game", "version", *names_in_data(State), "player", "edition", "tables", "own_tables")
_ONE_CITY: Final = tuple(name for name in CITY_FIELDS if name not in ("privileges", "decrees"))
"""Fields of the city of the seat to decide, if it stands for itself."""
_TOLD: Final = (*FIELDS, *(name for name in _ONE_CITY if name not in FIELDS))

_ALSO: Final = ("maximus_took",)
_STRIDE: Final = 37
"""City tiles that nobody names are dealt in steps of so many through the table: a mixture, and always the same."""


# --- in ---


def from_dict(data: Mapping[str, Any]) -> State:
    """The position that :func:`to_dict` wrote. Raises BadInput that names the field; there is never half a state."""
    return position(**from_file(data, "tables", "has its tables' text under own_tables"))


def position(**data: Any) -> State:
    """A position from plain data (see the module's page). Everything left out is filled in as the rules would have it.

    Whose turn: ``phase``, ``year``, ``season``, ``start`` (seat of the start player), ``seat`` or ``player`` (seat to
    act) or ``acted`` (seats that are done). Dice: ``dice`` (by colour, or three numbers), ``maximus_die``, ``die``
    ("red", or with its value "red 3 -> 4"), ``value``, ``main``, ``used``, ``todo`` (pairs of effect and amount).
    ``cities``: per seat, see city_codec.py; or those fields by themselves for the seat to act. On the table:
    ``decrees``, ``privileges``, ``towers``, ``columns``, ``display`` (rows of six ids or None), ``deck`` (ids, or how
    many), ``red``, ``green``, ``germanic_left``. ``bag``, ``cult``, ``stacks``, ``manipulators_left`` follow from the
    rest and must agree with it. ``options``, ``edition``, ``tables`` (paths), ``own_tables`` (texts). Raises BadInput.
    """
    check_names(data, "discordia", "Discordia", _TOLD, Options, also=_ALSO)
    return _Reader(data).state()


class _Reader(Reader):
    """Reads the fields of one position, in the order in which they depend on each other."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        if "maximus_took" in data:
            self.same("maximus_die", "maximus_took")

    def state(self) -> State:
        tables = self.told_tables(read_tables, tables_from_texts)
        players = self.player_count()
        setup.check_players(players)
        state = self.made = State(players, self.told_options(Options.read), tables)
        self.pieces = Pieces(tables)
        for part in (self._clock, self._cities, self._laid_out, self._germanic, self._display, self._stock, self._dice):
            part(state)
        self._todo(state)
        return state

    # --- the frame ---

    def _clock(self, state: State) -> None:
        """Phase, year, season, and whose step it is."""
        seasons = state.tables.setup.seasons
        self.plain(state, "phase", "year", "start")
        early, last = state.phase == "setup", state.phase in ("raid", "shortage", "newyear")
        usual = 0 if early else seasons if last or state.phase == "over" or self.data.get("green") else 1
        self.plain(state, season=usual)
        if last and state.season != seasons and state.phase != "newyear":
            raise wrong("season", f"the year end comes after season {seasons}, not {state.season}.")
        first = self._first(state)
        named = self.data.get("seat", self.data.get("player", CHANCE))
        asked = as_number("seat" if "seat" in self.data else "player", named, CHANCE, state.players - 1)
        implied = (asked - first) % state.players if asked >= 0 and first >= 0 else self._after_maximus()
        state.acted = self.number("acted", implied, 0, state.players - (first >= 0))
        state.seat = (first + state.acted) % state.players if first >= 0 else max(asked, 0)
        why = f"{asked} is not to act here; phase, season, start and acted say seat {state.seat}."
        need(asked in (CHANCE, state.seat), "seat", why)
        state.player = state.seat
        self.early = early and state.start < 0

    def _first(self, state: State) -> int:
        """The seat that comes first in this phase; -1 where the phase has no order of its own."""
        if state.phase == "season":
            return maximus(state)
        return state.start if state.phase in ("raid", "shortage") else CHANCE

    def _after_maximus(self) -> int:
        """How many have acted if nobody says so: Maximus, if it has a die that is not the one now in use."""
        taken, used = self.data.get("maximus_die"), self.data.get("die")
        own = isinstance(used, str) and isinstance(taken, str) and used.startswith(taken)
        return int(taken is not None and not own)

    # --- cities ---

    def _cities(self, state: State) -> None:
        own = {name: self.data[name] for name in _ONE_CITY if name in self.data}
        if own and "cities" in self.data:
            raise wrong(next(iter(own)), "with a list of cities it belongs into one of them.")
        for seat, entry in enumerate(self.each_city(state.players)):
            told, name = (own, "") if own and seat == state.seat else (entry, f"cities[{seat}].")
            city = state.cities[seat] = CityReader(told, name, self.pieces, self.early).city()
            has_figures = state.phase == "over" or self.early or any(city.supply)
            need(has_figures, f"{'' if own else name}supply", f"seat {seat} has no figure left, so the game is over.")
            has_pieces = city.decrees or city.privileges or any(city.towers)
            if self.early and has_pieces:
                raise wrong(f"{'' if own else name}decrees", "nobody has any, nor privileges or towers, in set-up.")

    # --- what lies on the table ---

    def _laid_out(self, state: State) -> None:
        """Decrees, privileges, towers, action tiles: with those in cities as many as this number of players has."""
        taken = Counter(setup.group_of(piece) for city in state.cities for piece in city.owned())
        left = {group: setup.shown_of(state, group) - taken[group] for group in setup.GROUPS}
        for name, sort in (("decrees", Decree), ("privileges", Privilege), ("towers", Tower)):
            setattr(state, name, self._on_display(state, name, sort, left))
        usual = [] if self.early else [*map(str, state.tables.action_tiles)]
        state.columns = self.pieces.every("columns", self.data.get("columns", usual), ActionTile)
        there = len(state.columns)
        if there != DISPLAY_COLUMNS and (not self.early or there > DISPLAY_COLUMNS):
            raise wrong("columns", f"{there} action tiles for {DISPLAY_COLUMNS} columns.")

    def _on_display(self, state: State, name: str, sort: type[Any], left: Mapping[str, int]) -> tuple[Any, ...]:
        """What lies there of the groups that stand in one field: as told, else as many as are ``left``."""
        groups = [group for group, at in setup.GROUPS.items() if at == name]
        for group in groups:
            need(left[group] >= 0, name, f"the cities have {-left[group]} more than this number of players lays out.")
        if name not in self.data:
            boxes = [] if self.early else [self.pieces.free(setup.box(state, one))[: left[one]] for one in groups]
            self.data[name] = [piece.id for box in boxes for piece in box]
        found = self.pieces.every(name, self.data[name], sort)
        there = Counter(map(setup.group_of, found))
        for group in groups:
            if there[group] > left[group]:
                which = f" {group} towers" * (sort is Tower)
                told = f"{there[group]}{which} on display; at most {left[group]} are left"
                raise wrong(name, f"{told} for this number of players.")
        return found

    def _germanic(self, state: State) -> None:
        """The open tiles have the letter of the year; of earlier years' letters the first tiles are gone."""
        stacks, year = state.tables.setup, state.year - 1
        season = state.phase != "newyear" and not self.early
        late = season and state.season >= SATURNALIA
        red = self._open("red", stacks.left[year], season and not self._waits("RED"))
        green = self._open("green", stacks.right[year], late and not self._waits("GREEN"))
        need(late or green is None, "green", f"the green tile is turned over in season {SATURNALIA}, not before.")
        state.germanic = (red, green)
        given = self.data.get("germanic_left")
        told = None if given is None else as_object("germanic_left", given)
        for letter in told or ():
            checked_name("germanic_left", letter, tuple(LETTERS_OF_GERMANIC))
        past = (*stacks.left[:year], *stacks.right[:year])
        state.germanic_left = tuple(self._unseen(letter, past, told) for letter in LETTERS_OF_GERMANIC)

    def _waits(self, effect: str) -> bool:
        """Whether an effect is among those that wait."""
        waiting = self.data.get("todo", [])
        return isinstance(waiting, list | tuple) and [effect, 0] in map(_as_pair, waiting)  # pyright: ignore

    def _open(self, name: str, letter: str, usual: bool) -> Germanic | None:
        given = self.data.get(name)
        given, strength = _as_pair(given) or (given, None)
        if given is None:
            free = self.pieces.free(self.made.tables.letter(letter))
            if name in self.data or not usual or not free:
                return None
            given = free[0].id
        tile = self.pieces.find(name, given, Germanic)
        if tile.letter != letter:
            raise wrong(name, f"{tile.id} has letter {tile.letter}; in year {self.made.year} it is {letter}.")
        if strength not in (None, tile.strength):
            raise wrong(name, f"{tile.id} has strength {tile.strength}, not {shown(strength)}.")
        return tile

    def _unseen(self, letter: str, past: Sequence[str], told: Mapping[str, Any] | None) -> tuple[Germanic, ...]:
        """As told; else all tiles with that letter that are not open, less one for each earlier year with it."""
        if told is None:
            return tuple(self.pieces.free(self.made.tables.letter(letter))[past.count(letter) :])
        field = f"germanic_left.{letter}"
        tiles = self.pieces.every(field, told.get(letter, []), Germanic)
        need(all(tile.letter == letter for tile in tiles), field, f"every tile there has the letter {letter}.")
        return tiles

    def _display(self, state: State) -> None:
        """The display row by row, and what may still come: every other tile, unless the deck is told."""
        tiles, size = state.tables.tiles, state.players * DISPLAY_COLUMNS
        given = self.data.get("display")
        if given is not None:
            state.display = self._tiles("display", self._rows(size, as_list("display", given)))
        elif not self.early:
            mixed = self.pieces.free([tiles[step * _STRIDE % len(tiles)] for step in range(len(tiles))])
            dealt = self._tiles("display", ids(mixed[:size]))
            state.display = [*dealt, *[None] * (size - len(dealt))]
        deck = self.data.get("deck")
        if isinstance(deck, list | tuple):
            found = self._tiles("deck", deck)  # pyright: ignore[reportUnknownArgumentType]
            need(None not in found, "deck", "there are no gaps in it; ids of city tiles are needed.")
            state.deck = [tile for tile in found if tile is not None]
        else:
            rest = self.pieces.free(tiles)
            state.deck = rest[: len(rest) if deck is None else as_number("deck", deck, 0, len(rest))]

    def _rows(self, size: int, given: list[Any]) -> list[Any]:
        """The display as one list, whether it is told in rows or not."""
        rows: list[Any] = [row if isinstance(row, list | tuple) else None for row in given]
        for row in rows:
            if row is not None and len(row) != DISPLAY_COLUMNS:
                raise wrong("display", f"a row has {DISPLAY_COLUMNS} places, not {len(row)}.")
        flat = [id for row, told in zip(rows, given, strict=True) for id in ((told,) if row is None else row)]
        if len(flat) != size:
            wanted = f"{self.made.players} rows of {DISPLAY_COLUMNS} places are needed, not {len(flat)} places."
            raise wrong("display", wanted)
        return flat

    def _tiles(self, field: str, told: Iterable[Any]) -> list[Tile | None]:
        """City tiles with their fronts up, by their ids; None for a gap."""
        find, fronts = self.pieces.find, self.pieces.fronts
        tiles = [None if id is None else find(field, id, Tile) for id in told]
        for tile in tiles:
            if tile is not None and tile.id in fronts:
                raise wrong(field, f"a ship lies there with its ship side up, as {fronts[tile.id]}.")
        return tiles

    # --- what is left of everything that is counted ---

    def _stock(self, state: State) -> None:
        """Bag, star cult, stacks and manipulators: what the cities do not have."""
        figures, cities = state.tables.setup, state.cities
        supply = figures.supply(state.players)
        laid = [[tile.figures for tile in city.laid()] for city in cities]
        for color, letter in enumerate(LETTERS):
            out = [
                city.supply[color] + sum([on_tile[color] for on_tile in tiles])
                for city, tiles in zip(cities, laid, strict=True)
            ]
            state.bag[color] = self._left(f"figures {letter}", figures.per_color, out)
        stars = [city.stars + city.expedition + city.development for city in cities]
        state.cult = self._left("stars, those on tracks included", supply.stars, stars)
        state.manipulators = self._left("manipulators", supply.manipulators, [city.manipulators for city in cities])
        for index, kind in enumerate(EXTENSIONS):
            out = [city.extensions[index] for city in cities]
            state.stacks[index] = self._left(f"{kind} extensions", supply.extensions[index], out)
        told = dict(self.data)
        found: dict[str, Any] = {"bag": figures_to_dict(state.bag), "cult": state.cult}
        found |= {"manipulators_left": state.manipulators, "stacks": dict(zip(EXTENSIONS, state.stacks, strict=True))}
        if "bag" in told:
            told["bag"] = figures_to_dict(as_figures("bag", told["bag"], figures.per_color))
        if "stacks" in told:
            told["stacks"] = self.mapped("stacks")
        for name, left in found.items():
            if told.get(name, left) != left:
                raise wrong(name, f"it must be {left}, what the cities leave, not {shown(told[name])}.")

    def _left(self, what: str, there: int, out: Sequence[int]) -> int:
        """What the cities leave of so many, or BadInput if they have more together."""
        if sum(out) > there:
            each = " + ".join(map(str, out))
            told = f"{each} = {sum(out)} {what}; with {self.made.players} players there are {there}"
            raise wrong("cities", f"they have {told}.")
        return there - sum(out)

    # --- dice and what waits ---

    def _dice(self, state: State) -> None:
        die, shows, value = self._die_notation()
        state.dice = self._rolled(die, shows)
        state.maximus_die, state.die = self._named_die("maximus_die", self.data.get("maximus_die")), die
        if not state.dice and (state.die >= 0 or state.maximus_die >= 0):
            raise wrong("dice", "a die is chosen, so what the three dice show is needed.")
        self._who_has_which(state)
        if value:
            state.value = value
        else:
            self.plain(state, "value")
        rolled, city = state.rolled, state.cities[state.seat]
        changed = abs(state.value - rolled)
        told = self.data["cities"][state.seat] if "cities" in self.data else self.data
        if rolled and state.value not in manipulators.reach(rolled, changed):
            raise wrong("value", f"no number of manipulators makes a {rolled} a {state.value}.")
        if changed and "manipulators_active" not in told:
            city.ready = max(0, city.manipulators - changed)
        if changed > city.manipulators - city.ready:
            raise wrong("value", _too_few(city, rolled, state.value))
        self.plain(state, "main")
        state.used = tuple(self.listed("used"))
        for id in state.used:
            if not isinstance(id, str) or (id != "boat" and id.removeprefix(JUST_BUILT) not in state.tables):  # pyright: ignore
                raise wrong("used", f"{shown(id)} is no id of a tile, a tower or a decree, and not 'boat'.")

    def _die_notation(self) -> tuple[int, int, int]:
        """``"red"``, ``"red 3"`` or ``"red 3 -> 4"``: the die (-1: none), what it shows, its value (0: not told)."""
        given = self.data.get("die")
        if given is None:
            return CHANCE, 0, 0
        match = re.fullmatch(r"(\w+)(?: ([1-6])(?: *-> *([1-6]))?)?", given) if isinstance(given, str) else None
        if match is None or match[1] not in DICE:
            told = f"allowed: {', '.join(DICE)}, also with what it shows (1 to 6) and is used as, like 'red 3 -> 4'"
            raise wrong("die", f"{shown(given)} is no die; {told}.")
        return DICE.index(match[1]), int(match[2] or 0), int(match[3] or 0)

    def _rolled(self, die: int, shows: int) -> tuple[int, ...]:
        """What the dice show, in the order of DICE; if only the chosen one is told, the others show the next values."""
        given = self.data.get("dice")
        told: Mapping[str, Any] = {}
        if given is None and shows:
            told = {DICE[(die + step) % 3]: (shows - 1 + step) % 6 + 1 for step in range(3)}
        elif isinstance(given, Mapping):
            told = as_object("dice", given)
        elif given is not None:
            told = self._listed_dice(as_list("dice", given))
        if not told:
            return ()
        if sorted(told) != sorted(DICE):
            raise wrong("dice", f"one value for each of {', '.join(DICE)} is needed, not {shown(given)}.")
        rolled = tuple(as_number(f"dice.{name}", told[name], 1, 6) for name in DICE)
        need(shows in (0, rolled[die]), "die", f"the {DICE[die]} die shows {rolled[die]}, not {shows}.")
        return rolled

    def _listed_dice(self, entries: list[Any]) -> dict[str, Any]:
        """Three values in the order of DICE, or three pairs of a die and its value."""
        need(len(entries) in (0, len(DICE)), "dice", f"{len(DICE)} values are needed, not {len(entries)}.")
        pairs = [_as_pair(entry) for entry in entries]
        if all(pairs):
            return {DICE[self._named_die("dice", name)]: value for name, value in pairs}
        return dict(zip(DICE, entries, strict=False))

    def _named_die(self, field: str, name: Any) -> int:
        return CHANCE if name is None else DICE.index(checked_name(field, name, DICE))

    def _who_has_which(self, state: State) -> None:
        """Maximus has a die once it has chosen; nobody else uses that one."""
        if state.phase != "season" or not state.dice:
            return
        if state.acted == 0:
            if "maximus_die" in self.data and state.maximus_die != state.die:
                raise wrong("maximus_die", "Maximus is to act and uses the die it takes: give die.")
            state.maximus_die = state.die
            return
        if state.maximus_die < 0:
            state.maximus_die = next(die for die in (2, 1, 0) if die != state.die)
        if state.die == state.maximus_die:
            raise wrong("die", f"Maximus has taken the {DICE[state.die]} die; the other two are left.")

    def _todo(self, state: State) -> None:
        """What waits: what is told, and the steps that the rules have follow."""
        state.todo = agenda.read(state, self.data.get("todo", []))
        if state.phase == "over":
            state.player = CHANCE
        elif state.todo:
            state.run()
        self.check_player(state)


def _too_few(city: City, rolled: int, value: int) -> str:
    """Why the manipulators of a city cannot have made this value of the die."""
    takes, plural = abs(value - rolled), "s" if abs(value - rolled) > 1 else ""
    owned, used = city.manipulators, city.manipulators - city.ready
    has = (
        f"the city owns {owned}"
        if takes > owned
        else f"{used} of the city's {owned} {'is' if used == 1 else 'are'} used"
    )
    return f"to use a {rolled} as {value} takes {takes} manipulator{plural}, and {has}."


def _as_pair(entry: Any) -> list[Any]:
    """A list or tuple of two as a list; of anything else an empty one."""
    return list(entry) if isinstance(entry, list | tuple) and len(entry) == 2 else []  # pyright: ignore
