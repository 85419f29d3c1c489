"""How good a position is for a seat: minus the figures it can expect in the end. For bots; no rule is decided here.

What a city is worth is in outlook.py. Before a seat has used its die, what the die offers counts, too.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import attrgetter, sub
from typing import TYPE_CHECKING, Any, Final, cast

from rulesim.discordia import aqueduct, dispatch, main_actions, season, ships, side_actions, symbols
from rulesim.discordia.actions import (
    CHOICES,
    Action,
    Advance,
    Boat,
    Build,
    Choose,
    Decline,
    Develop,
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
from rulesim.discordia.city import DEVELOPMENT, TOWER, City
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
    return _expected(state, seat, Outlook(state, seat, weights).now, weights)


def _expected(state: State, seat: int, now: float, weights: Weights = WEIGHTS) -> float:
    """:func:`evaluate` while the game goes on. ``now``: what the city is worth as it stands."""
    return now + offer(state, seat, weights)


def offer(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """What the die promises that the seat has chosen, in figures; 0 once it was used, and where none is chosen."""
    chosen = state.phase == "season" and state.player == seat and state.die >= 0 and not state.todo
    if not chosen or state.main or state.used:
        return 0.0
    return weights.die * _Turn(Outlook(state, seat, weights)).offers(state)


def values(state: State, legal: Sequence[Action], judged: Callable[[State, int], float]) -> list[float]:
    """How the player to decide judges the position after each of its legal actions; mostly :func:`evaluate`.

    What several dice offer is looked at once: but for the manipulators spent on it a die changes nothing in a city. And
    what was looked at when the die was chosen is known in the turn that begins with it.
    """
    if state.phase != "season" or ("TURN", 0) in state.todo:
        return _widely(state, legal, judged)
    if state.die < 0 and not state.todo:
        return _choices(state, legal)
    seat = state.player
    found: list[float] = []
    now, turn = _known(state)
    outlook, todo = turn.outlook, len(state.todo)
    settles = not todo or (todo == 1 and bool(state.main or state.used))  # an answer is all that is still to come
    known = turn.gains.get
    for action in legal:
        gain = known(id(action))
        if settles and gain is not None and type(action) in _SETTLED:
            found.append(now + gain)
        elif settles and type(action) in _SETTLED and not _is_last(outlook, action):
            found.append(now + turn.gain(state, action))
        elif type(action) is End:
            found += [now] if _is_quiet(state) else _widely(state, (action,), judged)
        else:
            after = _own(state, action)
            found.append(judged(after, seat) if after.is_over else _expected(after, seat, outlook.worth(after, seat)))
    return found


def _widely(state: State, legal: Sequence[Action], judged: Callable[[State, int], float]) -> list[float]:
    """:func:`values` where other cities may change, too; mostly as much is to come after every action."""
    seat, outlook = state.player, None
    found: list[float] = []
    alike: dict[object, tuple[Outlook, Any]] = {}
    for action in legal:
        kind = _kind(state, action)
        if kind in alike:
            found.append(_compared(action, *alike[kind]))
            continue
        after = state.copy()
        after.apply(action)
        if after.is_over:
            found.append(judged(after, seat))
            continue
        if outlook is None or not outlook.fits(after, seat):
            outlook = Outlook(after, seat, WEIGHTS)
        found.append(_expected(after, seat, outlook.worth(after, seat)))
        if kind is not None:
            if type(action) is Take:
                after.cities[seat] = state.cities[seat]
            alike[kind] = Outlook(after, seat, WEIGHTS), action
    return found


def _kind(state: State, action: Action) -> object:
    """What actions have in common after which the same follows but in the own city; None where that is not so."""
    if type(action) is Take:
        return None if action.tile.bonus else "first"
    return sum(action.figures) if type(action) is Return and state.phase == "shortage" else None


def _compared(action: Any, outlook: Outlook, other: Any) -> float:
    """What an action is worth, by the outlook after one of its kind, without its tile or with its figures gone."""
    if type(action) is Take:
        return outlook.now + outlook.laid(action.tile, action.tile.kind, action.index)
    blue, red, white, yellow = map(sub, action.figures, other.figures)
    return outlook.now + outlook.pay * (outlook.paid((blue, red, white, yellow))[1] - outlook.figures)


_SETTLED: Final = frozenset((*MAIN, Special, Boat, Trade, Return, Build, Advance, Decline, Swap))
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


# --- the dice of a turn ---


class _Choice:
    """The dice of a turn, tried one after the other in a copy of the position."""

    __slots__ = ("city", "state", "turn", "was")

    def __init__(self, state: State, first: Choose) -> None:
        self.state, self.was = state.branch(state.seat), (state.maximus_die, state.city.ready)
        self.city = self.state.city
        self.turn = _Turn(Outlook(self.after(first), state.seat, WEIGHTS))

    def after(self, choice: Choose) -> State:
        """The position after the choice of a die, until another one is tried."""
        state, state.die = self.state, -1
        state.maximus_die, self.city.ready = self.was
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
    turn = choice.turn
    if turn.outlook.supply <= dispatch.MOST_FIGURES:  # the last ones might leave: what that gains, no other die knows
        return [_expected(after, after.seat, turn.now(after)) for after in map(choice.after, dice)]
    return [turn.now(after) + WEIGHTS.die * turn.offers(after) for after in map(choice.after, dice)]


def _known(state: State) -> tuple[float, _Turn]:
    """What a turn's position is worth, and what the actions in it gain.

    As far as that was looked at before the die was chosen, if all is as it was then.
    """
    choice = _last.choice
    if choice and not (state.main or state.used or state.todo):
        after = choice.after(CHOICES[state.die][state.value])
        if _is_same(after, state):
            return choice.turn.now(after), choice.turn
    turn = _Turn(Outlook(state, state.player, WEIGHTS))
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
    the best main action by the value of the die, ``icons``: the best dispatch by its icon; ``aside``: decrees and
    privileges together, which no die decides.
    """

    __slots__ = ("aside", "gains", "icons", "looked", "mains", "outlook")

    def __init__(self, outlook: Outlook) -> None:
        self.outlook, self.aside = outlook, -1.0
        self.gains: dict[int, float] = {}
        self.mains: dict[int, float] = {}
        self.icons: dict[int, float] = {}
        self.looked: list[Action] = []

    def now(self, state: State) -> float:
        """What a position is worth in which at most manipulators were used since the outlook, without what waits."""
        outlook = self.outlook
        return outlook.now - outlook.waits + outlook.ready * (state.cities[state.seat].ready - outlook.active)

    def offers(self, state: State) -> float:
        """What a die just chosen can gain: the best main action, and every side action that gains something.

        A trade does not: what is drawn goes back.
        """
        best = self.mains.get(state.value)
        if best is None:
            self.mains[state.value] = best = self._best_main(state)
        if self.aside < 0:
            others: list[Action] = []
            side_actions.by_city(state, others)
            self.aside = self._together(state, others)
        sides: list[Action] = []
        side_actions.by_die(state, sides, self.outlook.paying)
        return best + self.aside + self._together(state, sides)

    def _best_main(self, state: State) -> float:
        takes = main_actions.takes(state)
        others: list[Action] = []
        main_actions.others(state, others)
        self.looked += takes
        best, gains, laid = 0.0, self.gains, self.outlook.laid
        for action in takes:
            tile = action.tile
            gain = self.gain(state, action) if tile.bonus else laid(tile, tile.kind, action.index)
            gains[id(action)] = gain
            best = gain if gain > best else best
        best = max([best, *[self.gain(state, action) for action in others]])
        for kind in main_actions.action_tile(state).kinds:
            if kind not in self.icons:
                sends: list[Action] = []
                dispatch.by_icon(self.outlook.city, kind, self.outlook.paying, sends)
                self.icons[kind] = max([0.0, *[self.gain(state, action) for action in sends]])
            best = max(best, self.icons[kind])
        return best

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
            after, seat, outlook = _own(state, action), state.seat, self.outlook
            if after.is_over:
                return evaluate(after, seat, outlook.weights) - self.now(state)
            gain = outlook.worth(after, seat) - self.now(state)
        self.gains[id(action)] = gain
        self.looked.append(action)
        return gain


# --- what usual actions gain, without playing them ---


def _taken(state: State, outlook: Outlook, action: Take) -> float | None:
    """A tile lies on its slot, the figures of the old one are back, the bonus is there."""
    tile = action.tile
    if tile.bonus:
        return _put(state, outlook, tile, tile.kind, action.index)
    return outlook.laid(tile, tile.kind, action.index)


def _put(state: State, outlook: Outlook, tile: Tile | Tower, place: int, index: int) -> float | None:
    gain, bonus = outlook.laid(tile, place, index), tile.bonus
    if not bonus:
        return gain
    return None if any(name in _OF_AREAS for name, _ in bonus) else gain + _brought(state, outlook, bonus)


def _sent(state: State, outlook: Outlook, action: Dispatch | Special) -> float | None:
    """Figures lie on what they were sent to; if they are not the last ones."""
    blue, red, white, yellow = figures = action.figures
    if blue + red + white + yellow == outlook.supply:
        return None
    return outlook.sent(action.place, action.index, figures)


def _thrown(state: State, outlook: Outlook, action: Return) -> float:
    """Figures are gone."""
    return sum(action.figures) + outlook.pay * (outlook.paid(action.figures)[1] - outlook.figures)


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
    longer = aqueduct.track_symbols(track, stars, length + 1)
    return gain - outlook.years * (longer - aqueduct.track_symbols(track, stars, length))


def _developed(state: State, outlook: Outlook, _: Develop) -> float | None:
    """A star lies on the development track."""
    return _starred(state, outlook, DEVELOPMENT)


def _advanced(state: State, outlook: Outlook, action: Advance) -> float | None:
    """A star lies on a track; if it is the only one."""
    return None if _goes_on(state) else _starred(state, outlook, action.track)


def _starred(state: State, outlook: Outlook, track: int) -> float | None:
    """One star less, a symbol is covered, and the bonus of the field, if it asks for no other star."""
    field = outlook.board.tracks[track].field(symbols.next_field(state, track))
    if _OF_STARS & dict(field.bonus).keys():
        return None
    covered = outlook.years * field.symbol - _stars(outlook, 1)
    return covered + _brought(state, outlook, field.bonus) if field.bonus else covered


def _sailed(state: State, outlook: Outlook, _: Boat) -> float:
    """The bonus of the season is there."""
    bonus = outlook.board.boat[state.season - 1]
    return _brought(state, outlook, bonus) if bonus else 0.0


def _nothing(state: State, outlook: Outlook, action: Action) -> float:
    """Nothing is there, or what is drawn goes back."""
    return 0.0


def _endowed(state: State, outlook: Outlook, action: Stars) -> float:
    """So many more stars."""
    return _stars(outlook, action.amount)


def _stars(outlook: Outlook, amount: int) -> float:
    return outlook.years * outlook.weights.star * amount


_LOOKS: Final[Mapping[type[Action], Callable[[State, Outlook, Any], float | None]]] = {
    Take: _taken,
    Dispatch: _sent,
    Special: _sent,
    Return: _thrown,
    Extend: _extended,
    Develop: _developed,
    Stars: _endowed,
    Boat: _sailed,
    Advance: _advanced,
    Build: _built,
    **dict.fromkeys((Decline, Swap, Trade), _nothing),
}
"""How to tell what an action gains; None where it has to be played."""
_WITHOUT_STARS: Final = ((), (("PRIVILEGE", 1),))
"""What may follow stars and does not ask for them."""
_OF_STARS: Final = frozenset(("EXP", "DEV", "TRACK", "STARLOSS"))
"""Effects that ask for stars."""
_OF_AREAS: Final = ("DISPATCH", "DISCARD")
"""Bonuses that ask what lies in the areas, or for the supply."""


def _brought(state: State, outlook: Outlook, bonus: Effects) -> float:
    """What a bonus gains, whatever it is for, if nothing changes in the areas and the supply before it is there."""
    known = outlook.bonuses.get(bonus)
    if known is None:
        (name, arg), rest = bonus[0], bonus[1:]
        if name == "PERM" or (name == "STAR" and rest in _WITHOUT_STARS):
            known = _stars(outlook, symbols.stars_left(state, arg)) if name == "STAR" else 0.0
            known += _brought(state, outlook, rest) if rest else 0.0
        elif name in state.AUTOMATIC:
            after = state.branch(state.seat)
            after.push(*bonus)
            after.run()
            known = outlook.beside(after, after.seat) - outlook.beside(state, state.seat)
        elif state.DECISIONS[name].asks(state, arg):
            known = waiting(bonus, outlook.supply, outlook.years)
        else:
            known = _brought(state, outlook, rest) if rest else 0.0
        outlook.bonuses[bonus] = known
    return known
