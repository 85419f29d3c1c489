"""How good a position is for a seat: minus the figures it can expect in the end. For bots; no rule is decided here.

A city is valued by its supply, by what every year end still to come will draw (symbols in sight, empty spaces, less the
aqueduct), and by what lets figures leave: spaces that can be paid, stars, manipulators, towers, privileges. Before a
seat has used its die, what the die offers counts, too. The weights were found by hill climbing in games of two to four.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import aqueduct, dispatch, season, ships, year_end
from rulesim.discordia.actions import Action, Boat, Dispatch, End, Manipulate, Special, Trade
from rulesim.discordia.city import TOWER, City, Laid
from rulesim.discordia.components import BARRACKS, Board, Space
from rulesim.discordia.dispatch import payments
from rulesim.discordia.main_actions import MAIN

if TYPE_CHECKING:
    from rulesim.discordia.state import State


@dataclass(frozen=True, slots=True)
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

VICTORY: Final = 100.0
"""More than any position can hope for."""

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


def evaluate(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """Minus the figures that ``seat`` can expect to have in supply at the end of the game.

    Exact when it is over, and :data:`VICTORY` more for a winner: who can win at once need not look for more.
    """
    if state.is_over:
        return state.scores()[seat].total + VICTORY * (seat in state.winners())
    return _expected(state, seat, Outlook(state, seat, weights))


def _expected(state: State, seat: int, outlook: Outlook) -> float:
    """:func:`evaluate` while the game goes on."""
    now = worth(state, seat, outlook)
    chosen = state.phase == "season" and state.player == seat and state.die >= 0 and not state.todo
    if not chosen or state.main or state.used:
        return now
    return now + outlook.weights.die * _offers(state, seat, outlook, now, {})


def values(state: State, legal: Sequence[Action], judged: Callable[[State, int], float]) -> list[float]:
    """How the player to decide judges the position after each of its legal actions; mostly :func:`evaluate`.

    What several dice offer is looked at once: but for the manipulators spent on it a die changes nothing in a city. And
    what was looked at when the die was chosen is known in the turn that begins with it.
    """
    if state.phase != "season" or ("TURN", 0) in state.todo:
        return [judged(_whole(state, action), state.player) for action in legal]
    if state.die < 0 and not state.todo:
        return _choices(state, legal)
    seat, found = state.player, list[float]()
    now, outlook, known = _known(state)
    for action in legal:
        gain = known.get(id(action)) if type(action) in _SERVED else None
        if gain is not None:
            found.append(now + gain[1])
        elif type(action) is End:
            found.append(now if _goes_on(state) else judged(_whole(state, action), seat))
        else:
            after = _own(state, action)
            found.append(judged(after, seat) if after.is_over else _expected(after, seat, outlook))
    return found


_SERVED: Final = frozenset((*MAIN, Special, Boat, Trade))
"""Actions after which nothing is left of what a die offers: one of them is done with it."""


def _goes_on(state: State) -> bool:
    """Whether the end of this turn changes nothing in a city: no ship leaves, and the year is not over."""
    return not season.is_last_turn(state) and ships.full_ship(state.cities[state.seat]) < 0


def _choices(state: State, legal: Sequence[Action]) -> list[float]:
    """What each die, with each value, comes to; noted for the turn that follows."""
    seat, gains = state.player, _Gains()
    looked = [_own(state, action) for action in legal]
    outlook = Outlook(looked[0], seat, WEIGHTS)
    now = [worth(after, seat, outlook) for after in looked]
    _last.choice = [*zip(looked, now, strict=True)], outlook, gains
    return [at + WEIGHTS.die * _offers(after, seat, outlook, at, gains) for after, at in zip(looked, now, strict=True)]


_Gains = dict[object, tuple[Action, float]]
"""What actions gain, by their identity; kept beside them, so that no other action can come to have it."""


class _Last(threading.local):
    """The positions after each die of the last choice that this thread looked at, and what the actions there gain."""

    choice: tuple[list[tuple[State, float]], Outlook, _Gains] | None = None


_last: Final = _Last()
_ASIDE: Final = frozenset(("cities", "journal", "tables", "options"))
_IN_CITY: Final = attrgetter(*City.DECLARED)


def _known(state: State) -> tuple[float, Outlook, _Gains]:
    """What a turn's position is worth, its outlook and what the actions gain.

    As far as that was looked at before the die was chosen, if all is as it was then.
    """
    if _last.choice and not (state.main or state.used or state.todo):
        looked, outlook, gains = _last.choice
        for after, now in looked:
            if after.die == state.die and after.value == state.value and _is_same(after, state):
                return now, outlook, gains
    outlook = Outlook(state, state.player, WEIGHTS)
    return worth(state, state.player, outlook), outlook, {}


def _is_same(one: State, other: State) -> bool:
    """Whether two positions in the turn of a seat are the same for it: all but the cities of others."""
    of_state = _of_state(type(one))
    rules = one.tables is other.tables and one.options == other.options
    return rules and of_state(one) == of_state(other) and _IN_CITY(one.city) == _IN_CITY(other.city)


@cache
def _of_state(kind: type[State]) -> attrgetter[tuple[Any, ...]]:
    """Tells the fields of a position that may be another in the turn of one seat."""
    return attrgetter(*(name for name in kind.DECLARED if name not in _ASIDE))


def _own(state: State, action: Action) -> State:
    """The position after an action before the end of a turn: no other city changes, so those are not copied."""
    after = state.branch(state.seat)
    after.apply(action)
    return after


def _whole(state: State, action: Action) -> State:
    after = state.copy()
    after.apply(action)
    return after


def _offers(state: State, seat: int, outlook: Outlook, now: float, gains: _Gains) -> float:
    """What the die just chosen can gain: the best main action, and every side action that gains something.

    ``gains``: those known from other dice, and found here.
    """
    best, more = 0.0, dict[object, float]()
    for action in state.legal_actions():
        if type(action) is End:
            continue
        known = gains.get(id(action))
        gain = _gain(state, seat, outlook, now, action, gains) if known is None else known[1]
        if type(action) in MAIN:
            best = max(best, gain)
        elif gain > 0:
            key = (action.place, action.index) if type(action) is Special else action  # one of its payments
            more[key] = max(more.get(key, 0.0), gain)
    return best + sum(more.values())


def _gain(state: State, seat: int, outlook: Outlook, now: float, action: Action, gains: _Gains) -> float:
    """What an action brings; noted, if it would bring the same with another die."""
    key: object = id(action)
    if type(action) is Special or type(action) is Dispatch:
        key = action.place, action.index, dispatch.purse(state.cities[seat], action.figures)
        if key in gains:
            gains[id(action)] = gains[key]
            return gains[key][1]
    after = _own(state, action)
    if after.is_over:
        return evaluate(after, seat, outlook.weights) - now
    gain = worth(after, seat, outlook) - now
    if type(action) is not Manipulate:
        gains[id(action)] = gains[key] = action, gain
    return gain


def years_left(state: State, seat: int) -> int:
    """How many year ends will still come for a seat."""
    later = state.tables.setup.years - state.year
    if state.phase == "shortage":
        return later + (("SHORTAGE", seat) in state.todo)
    return later + 1


class Outlook:
    """What stays the same for a city in the turn of its seat: what is to come, what it counts for, how the city began.

    ``years``: year ends to come; ``turns``: how many figures they can send; ``soon``: what an empty space costs this
    year, ``later``: in all years to come; ``germans``: how strong they are this year, 0 where nobody knows. What the
    city came to as it was first looked at is counted anew only where an action changed something: ``lay``: what lay on
    each place, ``areas``: what that came to, ``all``: together; ``marks``, ``rest``: all else, and its worth.
    """

    __slots__ = ("all", "areas", "germans", "later", "lay", "marks", "rest", "soon", "turns", "weights", "years")

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.weights, self.years, turns = weights, years_left(state, seat), turns_left(state, seat)
        self.turns = weights.turns * ((self.years - 1) * state.tables.setup.seasons + turns)
        self.soon = weights.empty + (1 - weights.empty) * weights.haste**turns if self.years else 0.0
        self.later = weights.empty * max(0, self.years - 1)
        self.germans = 0 if state.phase == "newyear" else max(3, year_end.germans(state))
        city, board = state.cities[seat], state.tables.board
        self.marks, self.rest = _MARKS(city), _rest(self, state, seat)
        self.lay = [area[:] for area in (*city.slots, city.towers)]
        self.areas = [_area(self, board, place, area) for place, area in enumerate(self.lay)]
        goods, rooms, arms, spaces = zip(*self.areas, strict=True)
        self.all: _Area = sum(goods), sum(rooms), sum(arms), (*chain(*spaces),)


_MARKS: Final = attrgetter(
    *("extensions", "ring", "expedition", "development", "stars", "manipulators"),
    *("jokers", "privileges", "decrees", "relief"),
)
_Area = tuple[float, int, int, tuple[Space, ...]]
"""What the tiles of a place are worth without the figures that they take; how many these are; how strong they are in a
raid; and the spaces that come next."""


def _area(outlook: Outlook, board: Board, place: int, area: Sequence[Laid | None]) -> _Area:
    """Slots are good to have, and towers; each symbol and empty space costs every year, but lets figures leave."""
    free, idle, symbols, empty, full, room, flushed, arms, spaces = _counted(board, place, tuple(area))
    weights, years = outlook.weights, outlook.years
    good = years * (weights.slot * free + weights.tower * idle - symbols)
    cost = empty * (outlook.soon + outlook.later) + full * outlook.later
    return good - cost, room + flushed if years > 1 else room, arms, spaces


@lru_cache(maxsize=1 << 14)
def _counted(
    board: Board, place: int, area: tuple[Laid | None, ...]
) -> tuple[int, int, int, int, int, int, int, int, tuple[Space, ...]]:
    """Free slots, idle towers, symbols, spaces empty and full, figures that those take; strength; the next spaces."""
    there = [laid for laid in area if laid is not None]
    to_fill = [laid for laid in there if laid.space is not None]
    full = [laid for laid in there if laid.is_full]  # emptied at the year end, and free once more
    is_tower = place == TOWER
    return (
        0 if is_tower else len(area) - len(there),
        len(there) - len(to_fill) - len(full),
        0 if is_tower else aqueduct.slot_symbols(board, place, [laid is None for laid in area]),
        sum(laid.empty for laid in to_fill),
        sum(laid.filled for laid in full),
        sum(laid.room for laid in to_fill),
        sum(laid.tile.capacity for laid in full),
        year_end.defence(area) if is_tower or place == BARRACKS else 0,
        tuple(laid.space for laid in to_fill if laid.space is not None),
    )


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


class _Payable(dict[Space, int]):
    """How many figures a space takes that can be paid, else 0: worked out once for each space and purse."""

    def __init__(self, purse: int) -> None:
        super().__init__()
        self.purse = purse

    def __missing__(self, space: Space) -> int:
        self[space] = figures = space.size if payments(space, self.purse) else 0
        return figures


_payable = lru_cache(maxsize=dispatch.KEPT)(_Payable)


def worth(state: State, seat: int, outlook: Outlook) -> float:
    """What the city of ``seat`` is worth as it stands, with the effects that wait for it."""
    city, weights, turns = state.cities[seat], outlook.weights, outlook.turns
    value, takes, strength, spaces = outlook.all
    value += (outlook.rest if _MARKS(city) == outlook.marks else _rest(outlook, state, seat)) - sum(city.supply)
    payable = _payable(dispatch.purse(city)).__getitem__
    figures = sum(map(payable, spaces))
    for place, area in enumerate((*city.slots, city.towers)):
        before = outlook.lay[place]
        if area != before:
            good, room, arms, spaces = _area(outlook, state.tables.board, place, area)
            was_good, was_room, was_arms, gone = outlook.areas[place]
            value += good - was_good
            takes += room - was_room
            strength += arms - was_arms
            figures += sum(map(payable, spaces)) - sum(map(payable, gone))
    value += weights.pay * figures + weights.room * (takes if takes < turns else turns)
    if outlook.germans:
        value += weights.ready * city.ready + weights.raid * min(1.0, strength / outlook.germans)
    value += _waiting(state, outlook.years) if state.seat == seat and state.todo else 0.0
    return round(value, 11)  # in whatever order it was added up, so that equal positions are worth the same


def turns_left(state: State, seat: int) -> int:
    """How many turns the seat still has this year; one in which its die is chosen does not count any more."""
    if state.phase != "season":
        return state.tables.setup.seasons if state.phase == "newyear" else 0
    place = (seat - state.start - state.season + 1) % state.players
    to_come = place > state.acted or (place == state.acted and state.die < 0)
    return state.tables.setup.seasons - state.season + to_come


def _waiting(state: State, years: int) -> float:
    """What the effects on ``todo`` will bring the seat whose step it is."""
    value = 0.0
    for name, amount in state.todo:
        number: Any = amount if isinstance(amount, int) else 1
        if name == "DRAW" or name == "RETURN":
            value += number if name == "RETURN" else -number
        elif name == "DISCARD":
            value += min(number, sum(state.city.supply))
        elif name in _WAITING:
            once, per_year = _WAITING[name]
            value += number * (once + per_year * years)
        elif name in ("SHORTAGE", "RAID", "FIRST"):
            break
    return value
