"""How good a position is for a seat: minus the figures it can expect in the end. For bots; no rule is decided here.

A city is valued by its supply, by what every year end still to come will draw (symbols in sight, empty spaces, less the
aqueduct), and by what lets figures leave: spaces that can be paid, stars, manipulators, towers, privileges. Before a
seat has used its die, what the die offers counts, too. The weights were found by hill climbing in games of two to four.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import aqueduct, dispatch, year_end
from rulesim.discordia.actions import Action, Choose, End, Manipulate
from rulesim.discordia.main_actions import MAIN

if TYPE_CHECKING:
    from rulesim.discordia.city import City
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
    now = worth(state, seat, weights)
    chosen = state.phase == "season" and state.player == seat and state.die >= 0 and not state.todo
    if not chosen or state.main or state.used:
        return now
    return now + weights.die * _offers(state, seat, weights, now, {})


def values(state: State, legal: Sequence[Action], judged: Callable[[State, int], float]) -> list[float]:
    """How the player to decide judges the position after each of its legal actions; mostly :func:`evaluate`.

    What several dice offer is looked at once: but for the manipulators spent on it a die changes nothing in a city.
    """
    seat, gains = state.player, _Gains()
    is_turn = state.phase == "season" and not state.todo
    found: list[float] = []
    for action in legal:
        after = _after(state, action) if is_turn else _played(state.copy(), action)
        if after.is_over:
            found.append(judged(after, seat))
        elif type(action) is Choose:
            now = worth(after, seat, WEIGHTS)
            found.append(now + WEIGHTS.die * _offers(after, seat, WEIGHTS, now, gains))
        else:
            found.append(evaluate(after, seat))
    return found


_Gains = dict[int, tuple[Action, float]]
"""What actions gain, by their identity."""


def _after(state: State, action: Action) -> State:
    """The position after an action of a turn. Before its end no other city changes, so those are not copied."""
    return _played(state.copy() if type(action) is End else state.branch(state.seat), action)


def _played(state: State, action: Action) -> State:
    state.apply(action)
    return state


def _offers(state: State, seat: int, weights: Weights, now: float, gains: _Gains) -> float:
    """What the die just chosen can gain: the best main action, and every side action that gains something.

    ``gains``: those known from other dice, and found here.
    """
    best = 0.0
    more: dict[str, float] = {}
    for action in state.legal_actions():
        if type(action) is End:
            continue
        known = gains.get(id(action))
        gain = _gain(state, seat, weights, now, action, gains) if known is None else known[1]
        if type(action) in MAIN:
            best = max(best, gain)
        elif gain > 0:
            key = _target(action)
            more[key] = max(more.get(key, 0.0), gain)
    return best + sum(more.values())


def _gain(state: State, seat: int, weights: Weights, now: float, action: Action, gains: _Gains) -> float:
    """What an action brings; noted, if it would bring the same with another die."""
    after = _after(state, action)
    if after.is_over:
        return evaluate(after, seat, weights) - now
    gain = worth(after, seat, weights) - now
    if type(action) is not Manipulate:
        gains[id(action)] = action, gain
    return gain


def _target(action: Action) -> str:
    """What a side action is about: payments of one special dispatch exclude each other."""
    return " ".join(str(action).split()[:2])


def years_left(state: State, seat: int) -> int:
    """How many year ends will still come for a seat."""
    later = state.tables.setup.years - state.year
    if state.phase == "shortage":
        return later + (("SHORTAGE", seat) in state.todo)
    return later + 1


def worth(state: State, seat: int, weights: Weights) -> float:
    """What the city of ``seat`` is worth as it stands, with the effects that wait for it."""
    city, years = state.cities[seat], years_left(state, seat)
    drawn = sum(aqueduct.in_sight(state.tables.board, city)) - aqueduct.reduction(state, seat)
    value = city.relief - sum(city.supply) - years * drawn
    value += _tiles(state, seat, city, years, weights)
    value += years * (weights.star * city.stars + weights.manipulator * city.manipulators)
    value += years * weights.joker * city.jokers.bit_count()
    if city.privileges:
        value += weights.once * sum([not spent for owned, spent in city.privileges if owned.permanent < 0])
    if state.phase != "newyear":
        value += weights.ready * city.ready
        value += weights.raid * min(1.0, year_end.strength(city) / max(3, year_end.germans(state)))
    return value + (_waiting(state, years) if state.seat == seat and state.todo else 0.0)


def _tiles(state: State, seat: int, city: City, years: int, weights: Weights) -> float:
    """Slots are good to have, and towers; each empty space costs every year, but lets figures leave."""
    purse, again = dispatch.purse(city), years > 1
    free = idle = empty = later = room = payable = 0
    for laid in (*chain(*city.slots), *city.towers):
        if laid is None:
            free += 1
        elif left := laid.empty:
            tile = laid.tile
            empty += left
            room += tile.capacity - laid.placed
            space = tile.spaces[laid.filled]
            if dispatch.payments(space, purse):
                payable += space.size
        elif capacity := laid.tile.capacity:  # emptied at the year end, and free once more
            later += laid.filled
            room += capacity if again else 0
        else:
            idle += 1
    free -= sum([tower is None for tower in city.towers])
    seasons, turns, later = state.tables.setup.seasons, turns_left(state, seat), later + empty
    sent = min(float(room), weights.turns * ((years - 1) * seasons + turns))
    soon = weights.empty + (1 - weights.empty) * weights.haste**turns
    cost = (empty * soon if years else 0.0) + later * weights.empty * max(0, years - 1)
    return years * (weights.slot * free + weights.tower * idle) + weights.pay * payable + weights.room * sent - cost


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
