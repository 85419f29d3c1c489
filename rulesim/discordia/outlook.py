"""What a city is worth as it stands: minus the figures that its seat can expect to have in the end.

A die aside, it is valued by its supply, by what every year end still to come will draw (symbols in sight, empty spaces,
less the aqueduct), and by what lets figures leave: spaces that can be paid, stars, manipulators, towers, privileges.
The weights were found by hill climbing in games of two to four.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import aqueduct, dispatch, year_end
from rulesim.discordia.city import TOWER, Laid, as_laid
from rulesim.discordia.components import BARRACKS, NONE, Board, Effects, Figures, Space, Tile

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

    ``years``: year ends to come; ``turns``: how many figures they can send; ``germans``: how strong they are this year,
    0 where nobody knows; ``ready``: what an active manipulator counts for. Of what lies on each place, ``lay``: what
    each thing comes to (``parts``), each place (``areas``), and all together: ``good``, ``takes``, ``arms``,
    ``spaces``. ``paying``, ``payable``, ``supply``: what it can pay with, what this pays for, and how many figures it
    is. ``use``: what all that is worth; ``marks``, ``rest``: all else, and its worth; ``now``: what it comes to.
    ``slots``: slots without what lies there; ``bonuses``: what bonuses gain; both as far as somebody asked.
    """

    __slots__ = (
        "active",
        "areas",
        "arms",
        "board",
        "bonuses",
        "city",
        "figures",
        "germans",
        "good",
        "lay",
        "marks",
        "now",
        "parts",
        "pay",
        "payable",
        "paying",
        "raid",
        "ready",
        "rest",
        "room",
        "slots",
        "spaces",
        "supply",
        "takes",
        "turns",
        "turns_left",
        "use",
        "weights",
        "years",
    )  # fmt: skip

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        turns = turns_left(state, seat)
        self.weights, self.years, self.board = weights, years_left(state, seat), state.tables.board
        self.turns = weights.turns * ((self.years - 1) * state.tables.setup.seasons + turns)
        self.germans, self.turns_left = germans(state), turns
        self.ready = weights.ready if self.germans else 0.0
        self.city = city = state.cities[seat]
        self.active, self.supply, self.paying = city.ready, sum(city.supply), dispatch.purse(city)
        self.lay, self.parts = (*city.slots, city.towers), _parts(weights, self.board, self.years, turns)
        self.areas = [self.parts.area(place, *area) for place, area in enumerate(self.lay)]
        goods, takes, arms, spaces = zip(*self.areas, strict=True)
        self.good, self.takes, self.arms = sum(goods) - self.supply, sum(takes), sum(arms)
        self.spaces: tuple[Space, ...] = (*chain(*spaces),)
        self.payable, self.figures = self.paid(NONE)
        self.room, self.raid = _rooms(weights.room, self.turns), _raids(weights.raid, self.germans)
        self.pay = weights.pay
        self.use = self.usable(self.good, self.figures, self.takes, self.arms)
        self.marks, self.rest = _MARKS(city), _rest(self, state, seat)
        self.now = round(self.use + self.beside(state, seat), 11)
        self.slots, self.bonuses = dict[tuple[int, int], Slot](), dict[Effects, float]()

    def fits(self, state: State, seat: int) -> bool:
        """Whether as much is to come for the seat in another position."""
        years, turns = years_left(state, seat), turns_left(state, seat)
        return (years, turns, germans(state)) == (self.years, self.turns_left, self.germans)

    def usable(self, good: float, figures: int, takes: int, arms: int) -> float:
        """What areas and supply are worth: ``good``, the figures that can leave now, and later; and in the raid."""
        return good + self.pay * figures + self.room[takes] + self.raid[arms]

    def beside(self, state: State, seat: int) -> float:
        """What all else is worth in a position: what is beside the areas, and the effects that wait for the seat."""
        city = state.cities[seat]
        value = self.rest if _MARKS(city) == self.marks else _rest(self, state, seat)
        value += self.ready * city.ready
        return value + waiting(state.todo, sum(city.supply), self.years) if state.seat == seat and state.todo else value

    def paid(self, figures: Figures) -> tuple[Callable[[Space | None], int], int]:
        """What can be paid for when these figures have left the supply, and how many figures on the next spaces."""
        can_pay = _payable(dispatch.purse(self.city, figures)).__getitem__
        return can_pay, sum(map(can_pay, self.spaces))

    def worth(self, state: State, seat: int) -> float:
        """What the city is worth as it stands in another position; counted anew only where something has changed."""
        city, good, takes, arms = state.cities[seat], self.good, self.takes, self.arms
        can_pay = _payable(dispatch.purse(city)).__getitem__
        figures = sum(map(can_pay, self.spaces))
        for place, area in enumerate((*city.slots, city.towers)):
            if area != self.lay[place]:
                better, room, strength, spaces = self.parts.area(place, *area)
                was_good, was_room, was_strength, gone = self.areas[place]
                good, takes, arms = good + better - was_good, takes + room - was_room, arms + strength - was_strength
                figures += sum(map(can_pay, spaces)) - sum(map(can_pay, gone))
        value = self.usable(good + self.supply - sum(city.supply), figures, takes, arms)
        return round(value + self.beside(state, seat), 11)  # in whatever order it was added up

    def slot(self, place: int, index: int) -> Slot:
        """A slot without what lies there, whose figures are in the supply."""
        known = self.slots.get((place, index))
        if known is None:
            self.slots[place, index] = known = Slot(self, place, index)
        return known


class Slot:
    """The areas of a city without what lies on one slot, as in an :class:`Outlook`; ``gone``: the space that came next.

    ``bare``, ``payable``, ``figures``: with the figures of what lay there in the supply.
    """

    __slots__ = ("arms", "bare", "figures", "following", "gone", "good", "old", "outlook", "payable", "takes")

    def __init__(self, outlook: Outlook, place: int, index: int) -> None:
        self.outlook, area = outlook, outlook.lay[place]
        self.following: _Part | None = None
        self.old = old = area[index]
        self.payable, self.figures = outlook.payable, outlook.figures
        good, takes, arms, self.gone = (
            outlook.parts.free(place, index, len(area)) if old is None else outlook.parts[old]
        )
        self.good, self.takes, self.arms = outlook.good - outlook.use - good, outlook.takes - takes, outlook.arms - arms
        self.bare = self.good
        if old is not None and old.filled:
            blue, red, white, yellow = old.figures
            self.bare -= old.placed
            self.payable, self.figures = outlook.paid((-blue, -red, -white, -yellow))
        self.figures -= self.payable(self.gone)

    def laid(self, tile: Tile) -> float:
        """What a tile there gains, its bonus aside."""
        outlook = self.outlook
        good, takes, arms, space = outlook.parts.of_tile[tile]
        good += self.bare + outlook.pay * (self.figures + self.payable(space))
        return good + outlook.room[self.takes + takes] + outlook.raid[self.arms + arms]

    def sent(self, paid: Figures) -> float:
        """What is gained by figures that are sent to what lies there; whichever they are, they come to the same."""
        outlook = self.outlook
        if self.following is None:
            assert self.old is not None
            self.following = outlook.parts[self.old.manned(paid)]
        good, takes, arms, space = self.following
        can_pay, figures = outlook.paid(paid)
        figures += can_pay(space) - can_pay(self.gone)
        blue, red, white, yellow = paid
        good += self.good + blue + red + white + yellow + outlook.pay * figures
        return good + outlook.room[self.takes + takes] + outlook.raid[self.arms + arms]


_MARKS: Final = attrgetter(
    *("extensions", "ring", "expedition", "development", "stars", "manipulators"),
    *("jokers", "privileges", "decrees", "relief"),
)
_Part = tuple[float, int, int, Space | None]
"""What a tile or tower is worth without the figures that it takes; how many these are; how strong it is in a raid; the
space that comes next."""
_Area = tuple[float, int, int, Sequence[Space]]
"""The same of all that lies on a place, with its free slots."""


class _Rooms(dict[int, float]):
    """What it is worth that spaces take so many figures: at most as many as so many turns send."""

    def __init__(self, weight: float, turns: float) -> None:
        super().__init__()
        self.weight, self.turns = weight, turns

    def __missing__(self, takes: int) -> float:
        self[takes] = worth = self.weight * min(takes, self.turns)
        return worth


class _Raids(dict[int, float]):
    """What it is worth to be so strong against Germans of this strength; nothing where nobody knows theirs (0)."""

    def __init__(self, weight: float, germans: int) -> None:
        super().__init__()
        self.weight, self.germans = weight, germans

    def __missing__(self, arms: int) -> float:
        self[arms] = worth = self.weight * min(1.0, arms / self.germans) if self.germans else 0.0
        return worth


_rooms, _raids = lru_cache(maxsize=256)(_Rooms), lru_cache(maxsize=256)(_Raids)


class _Tiles(dict[Tile, _Part]):
    def __init__(self, parts: _Parts) -> None:
        super().__init__()
        self.parts = parts

    def __missing__(self, tile: Tile) -> _Part:
        self[tile] = part = self.parts[as_laid(tile)]
        return part


class _Parts(dict[Laid, _Part]):
    """What each tile and tower comes to, so many year ends and turns before the end: worked out once for each."""

    def __init__(self, weights: Weights, board: Board, years: int, turns: int) -> None:
        super().__init__()
        self.years, self.board, self.slot, self.tower = years, board, years * weights.slot, years * weights.tower
        soon = weights.empty + (1 - weights.empty) * weights.haste**turns if years else 0.0
        self.later = weights.empty * max(0, years - 1)
        self.empty = soon + self.later
        self.area = lru_cache(maxsize=dispatch.KEPT)(self._area)
        self.free, self.more = cache(self._free), cache(self._more)
        self.of_tile = _Tiles(self)

    def __missing__(self, laid: Laid) -> _Part:
        """Each empty space costs every year, but lets figures leave; what is full will be empty after the year end."""
        if len(self) >= dispatch.KEPT:
            self.clear()
        arms = year_end.defence((laid,)) if laid.tile.kind == BARRACKS else 0
        if laid.space is not None:
            part = -laid.empty * self.empty, laid.room, arms, laid.space
        elif laid.is_full:
            part = -laid.filled * self.later, laid.tile.capacity if self.years > 1 else 0, arms, None
        else:
            part = self.tower, 0, arms, None
        self[laid] = part
        return part

    def _free(self, place: int, index: int, slots: int) -> _Part:
        """What a free slot is worth, and what its symbol costs."""
        if place == TOWER:
            return 0.0, 0, 0, None
        seen, covered = (aqueduct.slot_symbol(self.board, place, index, slots, free) for free in (True, False))
        return self.slot - self.years * (seen - covered), 0, 0, None

    def _more(self, place: int, slots: int) -> float:
        """What one more slot beside so many is worth, with the symbol that it covers."""
        seen = aqueduct.slot_symbol(self.board, place, slots, slots, False)
        return self.slot + self.years * (seen - aqueduct.slot_symbol(self.board, place, slots, slots + 1, True))

    def _area(self, place: int, *area: Laid | None) -> _Area:
        """What lies on a place, and that slots are good to have, but symbols in sight cost every year."""
        good, takes, arms, spaces = 0.0, 0, 0, list[Space]()
        for laid in area:
            if laid is not None:
                more, room, strength, space = self[laid]
                good, takes, arms = good + more, takes + room, arms + strength
                if space is not None:
                    spaces.append(space)
        if place != TOWER:
            free = tuple([laid is None for laid in area])
            good += self.slot * sum(free) - self.years * aqueduct.slot_symbols(self.board, place, free)
        return good, takes, arms, spaces


_parts = lru_cache(maxsize=64)(_Parts)


def _rest(outlook: Outlook, state: State, seat: int) -> float:
    """What is worth having beside what lies in the areas; without the supply."""
    city, years, weights = state.cities[seat], outlook.years, outlook.weights
    drawn = sum(aqueduct.beside(state.tables.board, city)) - aqueduct.reduction(state, seat)
    value = city.relief - years * drawn
    value += years * (weights.star * city.stars + weights.manipulator * city.manipulators)
    value += years * weights.joker * city.jokers.bit_count()
    if city.privileges:
        value += weights.once * sum([not spent for owned, spent in city.privileges if owned.permanent < 0])
    return value


class _Payable(dict[Space | None, int]):
    """How many figures a space takes that can be paid, else 0: worked out once for each space and purse."""

    def __init__(self, purse: int) -> None:
        super().__init__({None: 0})
        self.purse = purse

    def __missing__(self, space: Space) -> int:
        self[space] = figures = space.size if dispatch.payments(space, self.purse) else 0
        return figures


_payable = lru_cache(maxsize=dispatch.KEPT)(_Payable)
