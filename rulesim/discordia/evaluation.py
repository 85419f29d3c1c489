"""How good a position is for a seat: minus the figures it can expect in the end. For bots; no rule is decided here.

What a city is worth is in outlook.py. Before a seat has used its die, what the die offers counts, too.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, cast

from rulesim.discordia import aqueduct, main_actions, season, ships, side_actions
from rulesim.discordia.actions import (
    CHOICES,
    Action,
    Boat,
    Build,
    Choose,
    Decline,
    Dispatch,
    End,
    Extend,
    Return,
    Special,
    Stars,
    Swap,
    Take,
    Trade,
)  # fmt: skip
from rulesim.discordia.city import TOWER, City
from rulesim.discordia.components import AREAS, Effects, Tile, Tower
from rulesim.discordia.main_actions import MAIN
from rulesim.discordia.outlook import WEIGHTS, Outlook, Weights, waiting

if TYPE_CHECKING:
    from rulesim.discordia.state import State

VICTORY: Final = 100.0
"""More than any position can hope for."""


def evaluate(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """Minus the figures that ``seat`` can expect to have in supply at the end of the game.

    Exact when it is over, and :data:`VICTORY` more for a winner: who can win at once need not look for more.
    """
    if state.is_over:
        return state.scores()[seat].total + VICTORY * (seat in state.winners())
    outlook = Outlook(state, seat, weights)
    chosen = state.phase == "season" and state.player == seat and state.die >= 0 and not state.todo
    if not chosen or state.main or state.used:
        return outlook.now
    return outlook.now + weights.die * _Turn(outlook).offers(state)


def values(state: State, legal: Sequence[Action], judged: Callable[[State, int], float]) -> list[float]:
    """How the player to decide judges the position after each of its legal actions; mostly :func:`evaluate`.

    What several dice offer is looked at once: but for the manipulators spent on it a die changes nothing in a city. And
    what was looked at when the die was chosen is known in the turn that begins with it.
    """
    if state.phase != "season" or ("TURN", 0) in state.todo:
        return [judged(_whole(state, action), state.player) for action in legal]
    if state.die < 0 and not state.todo:
        return _choices(state, legal)
    seat = state.player
    found: list[float] = []
    now, turn = _known(state)
    outlook, todo = turn.outlook, len(state.todo)
    settles = not todo or (todo == 1 and bool(state.main or state.used))  # an answer is all that is still to come
    for action in legal:
        if settles and type(action) in _SETTLED and not _is_last(outlook, action):
            found.append(now + turn.gain(state, action))
        elif type(action) is End:
            found.append(now if _is_quiet(state) else judged(_whole(state, action), seat))
        else:
            found.append(judged(_own(state, action), seat))
    return found


_SETTLED: Final = frozenset((*MAIN, Special, Boat, Trade, Return, Build, Decline, Swap))
"""Actions after which nothing is left of what a die offers: one of them is done with it; and answers."""


def _is_last(outlook: Outlook, action: Any) -> bool:
    """Whether an action does away with the last figures."""
    return type(action) in _PAYING and sum(action.figures) == outlook.supply


_PAYING: Final = frozenset((Dispatch, Special, Return))


def _is_quiet(state: State) -> bool:
    """Whether the end of this turn changes nothing in a city: no ship leaves, and the year is not over."""
    return not season.is_last_turn(state) and ships.full_ship(state.cities[state.seat]) < 0


def _own(state: State, action: Action) -> State:
    """The position after an action before the end of a turn: no other city changes, so those are not copied."""
    after = state.branch(state.seat)
    after.apply(action)
    return after


def _whole(state: State, action: Action) -> State:
    after = state.copy()
    after.apply(action)
    return after


# --- the dice of a turn ---


class _Choice:
    """The dice of a turn, tried one after the other in a copy of the position."""

    __slots__ = ("state", "turn", "was")

    def __init__(self, state: State, first: Choose) -> None:
        self.state, self.was = state.branch(state.seat), (state.maximus_die, state.city.ready)
        self.turn = _Turn(Outlook(self.after(first), state.seat, WEIGHTS))

    def after(self, choice: Choose) -> State:
        """The position after the choice of a die, until another one is tried."""
        state, state.die = self.state, -1
        state.maximus_die, state.city.ready = self.was
        season.choose(state, choice)
        return state


class _Last(threading.local):
    """The last choice of a die that this thread looked at."""

    choice: _Choice | None = None


_last: Final = _Last()
_ASIDE: Final = frozenset(("cities", "journal", "tables", "options"))
_IN_CITY: Final = attrgetter(*City.DECLARED)


def _choices(state: State, legal: Sequence[Action]) -> list[float]:
    """What each die, with each value, comes to; noted for the turn that follows."""
    dice = cast("Sequence[Choose]", legal)
    _last.choice = choice = _Choice(state, dice[0])
    return [choice.turn.now(after) + WEIGHTS.die * choice.turn.offers(after) for after in map(choice.after, dice)]


def _known(state: State) -> tuple[float, _Turn]:
    """What a turn's position is worth, and what the actions in it gain.

    As far as that was looked at before the die was chosen, if all is as it was then.
    """
    choice = _last.choice
    if choice and not (state.main or state.used or state.todo):
        after = choice.after(CHOICES[state.die][state.value])
        if _is_same(after, state):
            return choice.turn.now(after), choice.turn
    outlook = Outlook(state, state.player, WEIGHTS)
    turn = _Turn(outlook, waiting(state.todo, outlook.supply, outlook.years) if state.todo else 0.0)
    return turn.now(state), turn


def _is_same(one: State, other: State) -> bool:
    """Whether two positions in the turn of a seat are the same for it: all but the cities of others."""
    of_state = _of_state(type(one))
    rules = one.tables is other.tables and one.options == other.options
    return rules and of_state(one) == of_state(other) and _IN_CITY(one.city) == _IN_CITY(other.city)


@cache
def _of_state(kind: type[State]) -> attrgetter[tuple[Any, ...]]:
    """Tells the fields of a position that may be another in the turn of one seat."""
    return attrgetter(*(name for name in kind.DECLARED if name not in _ASIDE))


class _Turn:
    """What the actions of a turn gain, whatever its die, as far as it was looked at.

    ``gains``: by the actions' identity; they are kept in ``looked``, so that no other can come to have it. ``mains``:
    the best main action by the value of the die; ``aside``: decrees and privileges together, which no die decides;
    ``waits``: what the effects that wait are worth.
    """

    __slots__ = ("aside", "gains", "looked", "mains", "outlook", "waits")

    def __init__(self, outlook: Outlook, waits: float = 0.0) -> None:
        self.outlook, self.aside, self.waits = outlook, -1.0, waits
        self.gains: dict[int, float] = {}
        self.mains: dict[int, float] = {}
        self.looked: list[Action] = []

    def now(self, state: State) -> float:
        """What a position is worth in which at most manipulators were used since the outlook, without what waits."""
        return (
            self.outlook.now - self.waits + self.outlook.ready * (state.cities[state.seat].ready - self.outlook.active)
        )

    def offers(self, state: State) -> float:
        """What a die just chosen can gain: the best main action, and every side action that gains something."""
        best = self.mains.get(state.value)
        if best is None:
            actions: list[Action] = []
            main_actions.legal_actions(state, actions, self.outlook.paying)
            self.mains[state.value] = best = max(0.0, *[self.gain(state, action) for action in actions])
        if self.aside < 0:
            others: list[Action] = []
            side_actions.by_city(state, others)
            self.aside = self._together(state, others)
        sides: list[Action] = []
        side_actions.by_die(state, sides, self.outlook.paying)
        return best + self.aside + self._together(state, sides)

    def _together(self, state: State, actions: Sequence[Action]) -> float:
        """What side actions gain, those that gain something; of the payments for a space only the best."""
        if not actions:
            return 0.0
        more: dict[object, float] = {}
        for action in actions:
            gain = self.gain(state, action)
            if gain > 0:
                key = (action.place, action.index) if type(action) is Special else action
                more[key] = max(more.get(key, 0.0), gain)
        return sum(more.values())

    def gain(self, state: State, action: Action) -> float:
        """What an action brings."""
        known = self.gains.get(id(action))
        if known is not None:
            return known
        look = _LOOKS.get(type(action))
        gain = None if look is None else look(state, self.outlook, action)
        if gain is None:
            after, seat, weights = _own(state, action), state.seat, self.outlook.weights
            gain = evaluate(after, seat, weights) if after.is_over else Outlook(after, seat, weights).now
            gain -= self.now(state)
        self.gains[id(action)] = gain
        self.looked.append(action)
        return gain


# --- what usual actions gain, without playing them ---


def _taken(state: State, outlook: Outlook, action: Take) -> float | None:
    """A tile lies on its slot, the figures of the old one are back, the bonus is there."""
    return _put(state, outlook, action.tile, action.tile.kind, action.index)


def _put(state: State, outlook: Outlook, tile: Tile | Tower, place: int, index: int) -> float | None:
    gain, bonus = outlook.laid(tile, place, index), tile.bonus
    if not bonus:
        return gain
    return None if any(name in _OF_AREAS for name, _ in bonus) else gain + _brought(state, outlook, bonus)


def _sent(state: State, outlook: Outlook, action: Dispatch | Special) -> float | None:
    """Figures lie on what they were sent to; if they are not the last ones."""
    if _is_last(outlook, action):
        return None
    return outlook.sent(action.place, action.index, action.figures)


def _thrown(state: State, outlook: Outlook, action: Return) -> float:
    """Figures are gone."""
    good, figures = outlook.good + sum(action.figures), outlook.paid(action.figures)[1]
    return outlook.usable(good, figures, outlook.takes, outlook.arms) - outlook.use


def _built(state: State, outlook: Outlook, action: Build) -> float | None:
    """A tower stands on its place, as a tile lies on its slot; if it is the only one."""
    return None if _goes_on(state) else _put(state, outlook, action.tower, TOWER, action.index)


def _goes_on(state: State) -> bool:
    """Whether there is one more of what an answer is to."""
    return bool(state.todo) and state.todo[0][1] > 1


def _extended(state: State, outlook: Outlook, action: Extend) -> float | None:
    """One more slot, or a longer track; and the bonus."""
    city, board, kind = outlook.city, outlook.board, action.kind
    bonus = main_actions.extension_bonus(board, city, kind)
    if ("EXTENSION", 1) in bonus or _goes_on(state):
        return None
    gain = _brought(state, outlook, bonus) if bonus else 0.0
    if kind < len(AREAS):
        return gain + outlook.parts.more(kind, len(city.slots[kind]))
    track, length = board.tracks[kind - len(AREAS)], city.extensions[kind]
    stars = city.expedition if track is board.expedition else city.development
    now, longer = (aqueduct.track_symbols(track, stars, length + more) for more in (0, 1))
    return gain - outlook.years * (longer - now)


def _sailed(state: State, outlook: Outlook, _: Boat) -> float:
    """The bonus of the season is there."""
    bonus = outlook.board.boat[state.season - 1]
    return _brought(state, outlook, bonus) if bonus else 0.0


def _nothing(state: State, outlook: Outlook, action: Action) -> float:
    """Nothing is there, or what is drawn goes back."""
    return 0.0


def _starred(state: State, outlook: Outlook, action: Stars) -> float:
    """So many more stars."""
    return outlook.years * outlook.weights.star * action.amount


_LOOKS: Final[Mapping[type[Action], Callable[[State, Outlook, Any], float | None]]] = {
    Take: _taken,
    Dispatch: _sent,
    Special: _sent,
    Return: _thrown,
    Extend: _extended,
    Stars: _starred,
    Boat: _sailed,
    Build: _built,
    **dict.fromkeys((Decline, Swap, Trade), _nothing),
}
"""How to tell what an action gains; None where it has to be played."""
_OF_AREAS: Final = ("DISPATCH", "DISCARD")
"""Bonuses that ask what lies in the areas, or for the supply."""


def _brought(state: State, outlook: Outlook, bonus: Effects) -> float:
    """What a bonus gains, whatever it is for, if nothing changes in the areas and the supply before it is there."""
    known = outlook.bonuses.get(bonus)
    if known is None:
        (name, arg), *rest = bonus
        if name in state.AUTOMATIC:
            after = state.branch(state.seat)
            after.push(*bonus)
            after.run()
            known = outlook.beside(after, after.seat) - outlook.beside(state, state.seat)
        elif state.DECISIONS[name].asks(state, arg):
            known = waiting(bonus, outlook.supply, outlook.years)
        else:
            known = _brought(state, outlook, tuple(rest)) if rest else 0.0
        outlook.bonuses[bonus] = known
    return known
