"""What a city is worth as it stands: minus the figures that its seat can expect to have in the end.

A die aside, it is valued by its supply, by what every year end still to come will draw (symbols in sight, empty spaces,
less the aqueduct), and by what lets figures leave: spaces that can be paid, stars, manipulators, towers, privileges.
The weights were found by hill climbing in games of two to four.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeVar

from rulesim.discordia import aqueduct, dispatch, year_end
from rulesim.discordia.city import TOWER, City, Laid, as_laid
from rulesim.discordia.components import BARRACKS, Board, Effects, Figures, Space, Tile, Tower

if TYPE_CHECKING:
    from rulesim.discordia.state import State


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """What the future counts for, in figures. "Per year": for each year end that is still to come for the seat.

    ``empty``: an empty space costs, per year; nearer to the year end it costs more, up to 1 after the last turn, and
    ``haste`` is how slowly (0: only then). ``pay``: the next space of a tile can be paid now, per figure. ``room``: the
    figures that all free spaces take, per figure (at most as many as the turns left can send). ``turns``: how many
    figures a turn can send. ``star``, ``manipulator``, ``joker``, ``slot``, ``tower``: one of them, per year.
    ``ready``: a manipulator that can be used this year. ``once``: a one-off privilege. ``raid``: withstanding the raid
    of this year. ``die``: how far to trust what the chosen die offers.
    """

    empty: float = 0.22
    haste: float = 0.4
    pay: float = 0.5
    room: float = 0.3
    turns: float = 1.2
    star: float = 0.175
    manipulator: float = 0.5
    ready: float = 0.3
    joker: float = 0.5
    slot: float = 0.2
    tower: float = 0.3
    once: float = 1.5
    raid: float = 1.5
    die: float = 0.32


WEIGHTS: Final = Weights()

_WAITING: Final[Mapping[str, tuple[float, float]]] = {
    "AQ": (0.0, 1.0),
    "DEV": (0.8, 0.3),
    "DISPATCH": (1.8, 0.0),
    "EXP": (0.0, 0.9),
    "EXTENSION": (0.2, 1.0),
    "PRIVILEGE": (1.5, 0.3),
    "SWAP": (0.3, 0.0),
    "TOWER": (0.5, 0.7),
    "TRACK": (0.0, 0.9),
}
"""What an effect that waits is worth to its seat: once, and per year."""


def years_left(state: State, seat: int) -> int:
    """How many year ends will still come for a seat."""
    later = state.tables.setup.years - state.year
    if state.phase == "shortage":
        return later + (("SHORTAGE", seat) in state.todo)
    return later + 1


def turns_left(state: State, seat: int) -> int:
    """How many turns the seat still has this year; one in which its die is chosen does not count any more."""
    if state.phase != "season":
        return state.tables.setup.seasons if state.phase == "newyear" else 0
    place = (seat - state.start - state.season + 1) % state.players
    to_come = place > state.acted or (place == state.acted and state.die < 0)
    return state.tables.setup.seasons - state.season + to_come


def germans(state: State) -> int:
    """How strong the Germans are this year; 0 where nobody knows."""
    return 0 if state.phase == "newyear" else max(3, year_end.germans(state))


def waiting(todo: Effects, supply: int, years: int) -> float:
    """What effects that wait will bring the seat whose step it is, with so many figures."""
    value = 0.0
    for name, amount in todo:
        number: Any = amount if isinstance(amount, int) else 1
        if name == "DRAW" or name == "RETURN":
            value += number if name == "RETURN" else -number
        elif name == "DISCARD":
            value += min(number, supply)
        elif name in _WAITING:
            once, per_year = _WAITING[name]
            value += number * (once + per_year * years)
        elif name in ("SHORTAGE", "RAID", "FIRST"):
            break
    return value


class Outlook:
    """A city as it stands, what is to come for it in the turn of its seat, and what that counts for.

    ``years``, ``turns``: year ends to come, and turns in this year; ``germans``: how strong they are this year, 0 where
    nobody knows. Of what lies on each place, ``lay``: what each thing comes to (``parts``), and all together: ``good``,
    with the supply, ``takes``, ``arms``, ``spaces``. ``paying``, ``payable``, ``figures``: what it can pay with, what
    this pays for, and how many figures of the next spaces. ``use``: what all that is worth; ``marks``, ``rest``: all
    else, and its worth; ``waits``: the effects that wait; ``now``: all that it comes to. As far as somebody asked:
    ``slots``, ``posts``, ``purses``, and what ``bonuses`` gain.
    """

    __slots__ = (
        "active", "arms", "board", "bonuses", "city", "figures", "germans", "good", "lay", "marks", "now", "parts",
        "pay", "payable", "paying", "posts", "purses", "raid", "ready", "rest", "room", "scale", "slots", "spaces",
        "supply", "takes", "tiles", "turns", "use", "waits", "weights", "years",
    )  # fmt: skip

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.weights, self.board, self.scale = weights, state.tables.board, aqueduct.scale(state)
        self.years, self.turns, self.germans = years_left(state, seat), turns_left(state, seat), germans(state)
        self.city = city = state.cities[seat]
        self.active, self.supply, self.paying = city.ready, sum(city.supply), dispatch.purse(city)
        self.parts = parts = _parts(weights, self.board, self.years, self.turns)
        self.lay, self.tiles = (*city.slots, city.towers), parts.tiles
        good, takes, arms, self.spaces = parts.together(self.lay)
        self.good, self.takes, self.arms = good - self.supply, takes, arms
        self.payable = payable = _purse(self.paying).__getitem__
        self.figures = sum(map(payable, self.spaces))
        self.room = _rooms(weights.room, weights.turns * ((self.years - 1) * state.tables.setup.seasons + self.turns))
        self.raid, self.pay = _raids(weights.raid, self.germans), weights.pay
        self.ready = weights.ready if self.germans else 0.0
        self.use = self.good + self.pay * self.figures + self.room[takes] + self.raid[arms]
        self.marks, self.rest = _MARKS(city), _rest(self, city)
        self.waits = waiting(state.todo, self.supply, self.years) if state.seat == seat and state.todo else 0.0
        self.now = round(self.use + self.rest + self.ready * self.active + self.waits, 11)
        self.purses: dict[Figures, tuple[_Payable, int]] = {}
        self.slots: dict[tuple[int, int], _Slot] = {}
        self.posts: dict[tuple[int, int], _Post] = {}
        self.bonuses: dict[Effects, float] = {}

    def worth(self, state: State, seat: int) -> float:
        """What the city is worth in another position, for which as much is to come."""
        city, supply = state.cities[seat], sum(state.cities[seat].supply)
        good, takes, arms, spaces = self.good + self.supply, self.takes, self.arms, self.spaces
        lay = (*city.slots, city.towers)
        if lay != self.lay:
            good, takes, arms, spaces = self.parts.together(lay)
        figures = sum(map(_purse(dispatch.purse(city)).__getitem__, spaces))
        use = good - supply + self.pay * figures + self.room[takes] + self.raid[arms]
        return round(use + self.beside(state, seat), 11)  # in whatever order it was added up

    def fits(self, state: State, seat: int) -> bool:
        """Whether as much is to come for the seat in another position."""
        there = years_left(state, seat), turns_left(state, seat), germans(state)
        return there == (self.years, self.turns, self.germans)

    def beside(self, state: State, seat: int) -> float:
        """What all else is worth in a position: what is beside the areas, and the effects that wait for the seat."""
        city = state.cities[seat]
        value = self.rest if _MARKS(city) == self.marks else _rest(self, city)
        value += self.ready * city.ready
        return value + waiting(state.todo, sum(city.supply), self.years) if state.seat == seat and state.todo else value

    def paid(self, figures: Figures) -> tuple[_Payable, int]:
        """What can be paid for when these figures have left the supply, and how many figures on the next spaces."""
        known = self.purses.get(figures)
        if known is None:
            payable = _purse(dispatch.purse(self.city, figures)).__getitem__
            self.purses[figures] = known = payable, sum(map(payable, self.spaces))
        return known

    def laid(self, tile: Tile | Tower, place: int, index: int) -> float:
        """What a tile or tower gains on a slot, its bonus aside; the figures of what lay there are in the supply."""
        good, payable, takes, arms = self.slots.get((place, index)) or self._cleared(place, index)
        better, room, strength, space = self.tiles[tile][0]
        good += better + self.pay * payable(space) + self.room[takes + room]
        return good + self.raid[arms + strength] - self.raid[arms] if strength else good

    def _cleared(self, place: int, index: int) -> _Slot:
        area, payable, figures, back = self.lay[place], self.payable, self.figures, 0
        old = area[index]
        if old is None:
            good, takes, arms, gone = self.parts.row[place, len(area)][1][index], 0, 0, None
        else:
            good, takes, arms, gone = self.tiles[old.tile][old.filled]
            if old.filled:
                blue, red, white, yellow = old.figures
                payable, figures = self.paid((-blue, -red, -white, -yellow))
                back = old.placed
        good, arms = self.good - self.use - good - back + self.pay * (figures - payable(gone)), self.arms - arms
        self.slots[place, index] = found = good + self.raid[arms], payable, self.takes - takes, arms
        return found

    def sent(self, place: int, index: int, figures: Figures) -> float:
        """What is gained by figures that are sent to what lies on a slot."""
        good, space, gone = self.posts.get((place, index)) or self._manned(place, index)
        payable, others = self.paid(figures)
        return good + self.pay * (others + payable(space) - payable(gone))

    def _manned(self, place: int, index: int) -> _Post:
        """Whichever figures are sent, the same is gained but for what can be paid with the others."""
        laid = self.lay[place][index]
        assert laid is not None and laid.space is not None
        good, takes, arms, gone = self.tiles[laid.tile][laid.filled]
        better, room, strength, space = self.tiles[laid.tile][laid.filled + 1]
        better += laid.space.size + self.room[self.takes - takes + room] + self.raid[self.arms - arms + strength]
        self.posts[place, index] = found = self.good - self.use - good + better, space, gone
        return found


_MARKS: Final = attrgetter(
    *("extensions", "ring", "expedition", "development", "stars", "manipulators"),
    *("jokers", "privileges", "decrees", "relief"),
)
_KEPT: Final = 512
"""Things, and places, of which it is kept what they come to."""
_Part = tuple[float, int, int, Space | None]
"""What a tile or tower is worth without the figures that it takes; how many these are; how strong it is in a raid; the
space that comes next."""
_Payable = Callable[[Space | None], int]
"""How many figures go to a space, if it can be paid."""
_Slot = tuple[float, _Payable, int, int]
"""A city without what lies on a slot, whose figures are in the supply: what it gains but for what it takes; what it can
pay for then; how many figures the rest takes, and how strong it is."""
_Post = tuple[float, Space | None, Space | None]
"""What figures gain that are sent to a slot, but for what can be paid then; the next spaces there, after and before."""
_K = TypeVar("_K")
_V = TypeVar("_V")


class _Memo(dict[_K, _V]):
    """What a function tells of things, worked out once for each."""

    def __init__(self, tell: Callable[[_K], _V]) -> None:
        super().__init__()
        self.tell = tell

    def __missing__(self, key: _K) -> _V:
        if len(self) >= _KEPT:
            self.clear()
        self[key] = told = self.tell(key)
        return told


class _Parts:
    """What things come to so many year ends and turns before the end.

    ``tiles``: of each tile and tower, with none of its spaces filled, one, and so on, by whichever figures. ``row``: of
    a place, and how many slots it has, what the symbols cost that no tile covers, and what each free slot is worth.
    """

    __slots__ = ("board", "empty", "later", "row", "slot", "tiles", "tower", "years")

    def __init__(self, weights: Weights, board: Board, years: int, turns: int) -> None:
        self.years, self.board, self.slot, self.tower = years, board, years * weights.slot, years * weights.tower
        soon = weights.empty + (1 - weights.empty) * weights.haste**turns if years else 0.0
        self.later = weights.empty * max(0, years - 1)
        self.empty = soon + self.later
        self.tiles, self.row = _Memo(self._tile), _Memo(self._row)

    def _tile(self, tile: Tile | Tower) -> list[_Part]:
        laid = as_laid(tile)
        found = [self._laid(laid)]
        while laid.space is not None:
            (blue, red, white, yellow), grey = laid.space.figures, laid.space.grey
            laid = laid.manned((blue + grey, red, white, yellow))
            found.append(self._laid(laid))
        return found

    def _laid(self, laid: Laid) -> _Part:
        """Each empty space costs every year, but lets figures leave; what is full will be empty after the year end."""
        arms = year_end.defence((laid,)) if laid.tile.kind == BARRACKS else 0
        if laid.space is not None:
            return -laid.empty * self.empty, laid.room, arms, laid.space
        if laid.is_full:
            return -laid.filled * self.later, laid.tile.capacity if self.years > 1 else 0, arms, None
        return self.tower, 0, arms, None

    def _row(self, row: tuple[int, int]) -> tuple[float, list[float]]:
        place, slots = row
        if place == TOWER:
            return 0.0, [0.0] * slots
        seen = [
            aqueduct.slot_symbols(self.board, place, [index == free for index in range(slots)])
            for free in range(-1, slots)
        ]
        return -self.years * seen[0], [self.slot - self.years * (more - seen[0]) for more in seen[1:]]

    def more(self, kind: int, slots: int) -> float:
        """What one more slot beside so many is worth, with the symbol that it covers."""
        symbols, free = self.row[kind, slots + 1]
        return symbols + free[slots] - self.row[kind, slots][0]

    def together(self, lay: Sequence[Sequence[Laid | None]]) -> tuple[float, int, int, list[Space]]:
        """The same of all that lies on the places, with the spaces that come next."""
        good, takes, arms, tiles = 0.0, 0, 0, self.tiles
        spaces: list[Space] = []
        for place, area in enumerate(lay):
            symbols, free = self.row[place, len(area)]
            good += symbols
            for index, laid in enumerate(area):
                if laid is None:
                    good += free[index]
                    continue
                more, room, strength, space = tiles[laid.tile][laid.filled]
                good, takes, arms = good + more, takes + room, arms + strength
                if space is not None:
                    spaces.append(space)
        return good, takes, arms, spaces


_parts = lru_cache(maxsize=64)(_Parts)


@lru_cache(maxsize=256)
def _rooms(weight: float, turns: float) -> _Memo[int, float]:
    """What it is worth that spaces take so many figures: at most as many as so many turns send."""
    return _Memo(lambda takes: weight * min(takes, turns))


@lru_cache(maxsize=256)
def _raids(weight: float, germans: int) -> _Memo[int, float]:
    """What it is worth to be so strong against Germans of this strength; nothing where nobody knows theirs (0)."""
    return _Memo(lambda arms: weight * min(1.0, arms / germans) if germans else 0.0)


@lru_cache(maxsize=dispatch.KEPT)
def _purse(purse: int) -> _Memo[Space | None, int]:
    """How many figures a space takes that can be paid, else 0."""
    return _Memo(lambda space: space.size if space is not None and dispatch.is_payable(space, purse) else 0)


def _rest(outlook: Outlook, city: City) -> float:
    """What is worth having beside what lies in the areas; without the supply."""
    years, weights = outlook.years, outlook.weights
    drawn = sum(aqueduct.beside(outlook.board, city)) - outlook.scale[city.ring]
    value = years * (weights.star * city.stars + weights.manipulator * city.manipulators - drawn) + city.relief
    if city.privileges:
        value += years * weights.joker * city.jokers.bit_count()
        value += weights.once * sum([not spent for owned, spent in city.privileges if owned.permanent < 0])
    return value
