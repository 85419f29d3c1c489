"""What waits in a position from outside: effects first, then the steps of the game that are still to come.

The steps follow from the moment: whose turn or step it is, and what has been dealt. A position may name all of them, as
:func:`rulesim.discordia.position.to_dict` does, or the first ones, or none. What it names must come in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import setup, steps, year_end
from rulesim.discordia.actions import MOST
from rulesim.discordia.components import PERKS, SATURNALIA, Effects
from rulesim.discordia.ships import full_ship
from rulesim.game import checked_name, unknown, wrong
from rulesim.outside import shown
from rulesim.plain import as_list, as_number, need
from rulesim.steps import Step

if TYPE_CHECKING:
    from rulesim.discordia.state import State

STEPS: Final = (
    "SHOW", "RED", "COLUMNS", "FILL", "SEAT", "START", "FIRST", "SEASON", "GREEN", "ROLL", "TURN", "RAID", "SHORTAGE",
    "FLUSH", "YEAR",
)  # fmt: skip
"""What is no effect of a piece but a step of the game. In set-up, drawing figures is one, too."""
_OF_A_SEAT: Final = ("SEAT", "RAID", "SHORTAGE", "FLUSH")
_MOST: Final[Mapping[str, int]] = {
    **dict.fromkeys(("RED", "COLUMNS", "FILL", "START", "GREEN", "ROLL", "TURN", "YEAR", "SAIL", "SHIPS"), 0),
    **dict.fromkeys(("WINDOW", "CLAIM"), year_end.BY_SHIP),
    "FLIP": MOST,
}
"""Numbers that are no amounts and begin with 0: none at all, what a window is open for, a harbour."""
_MOST_AMOUNT: Final = 140


def read(state: State, given: Any) -> Effects:
    """All that waits at a moment of the game, from what a position names of it. Raises BadInput that names ``todo``."""
    waiting = [_effect(state, entry) for entry in as_list("todo", given)]
    if state.phase == "over":
        need(not waiting, "todo", "the game is over, so nothing waits.")
        return ()
    early = state.phase == "setup" and state.start < 0
    first = next((place for place, (name, _) in enumerate(waiting) if early or name in STEPS), len(waiting))
    effects, steps = waiting[:first], waiting[first:]
    _check_effects(state, effects)
    return (*effects, *_TO_COME[state.phase](state, effects, steps))


# --- one entry ---


def _effect(state: State, entry: Any) -> Step:
    pair = as_list("todo", entry)
    known = {**steps.AUTOMATIC, **steps.DECISIONS}
    need(len(pair) == 2, "todo", f"an effect and its amount are needed, such as ['AQ', 2], not {shown(entry)}.")
    name, argument = pair
    if not isinstance(name, str) or name not in known:
        raise unknown("todo", name, sorted(known))
    words = _words(state, name)
    if words is not None:
        checked_name(f"todo.{name}", argument, words)
        return name, argument
    most = {**dict.fromkeys(_OF_A_SEAT, state.players - 1), **_MOST}.get(name, _MOST_AMOUNT)
    least = int(name not in _OF_A_SEAT and name not in _MOST)
    return name, as_number(f"todo.{name}", argument, least, most)


def _words(state: State, name: str) -> tuple[Any, ...] | None:
    """What an effect may name instead of an amount; None for one with an amount."""
    if name == "ONCE":
        return tuple(piece.id for piece in state.tables.privileges if piece.permanent < 0)
    return {"DISPATCH": ("any",), "PERM": PERKS, "SHOW": tuple(setup.GROUPS)}.get(name)


def _check_effects(state: State, effects: Sequence[Step]) -> None:
    """Effects that are in the middle of something stand where that leaves them."""
    for place, (name, amount) in enumerate(effects):
        if name == "FLIP":
            fits = not place and full_ship(state.city) == amount
            need(fits, "todo.FLIP", f"no full ship leaves harbour {amount + 1} now.")
        if name == "RETURN":  # the second half of a swap leaves a figure: at once, or after the draw of as many
            drawn = [*effects[:place]] == [("DRAW", amount)] and amount <= sum(state.bag)
            fits = amount < sum(state.city.supply) if not place else drawn
            need(fits, "todo.RETURN", "it comes first or after a DRAW, with fewer figures than there are.")


# --- the steps that are still to come ---


def _onwards(steps: Sequence[Step], to_come: Sequence[Step]) -> Sequence[Step]:
    """``to_come`` from the first step on that is named; all of it if none is."""
    first = to_come.index(steps[0]) if steps and steps[0] in to_come else 0
    return _in_order(steps, to_come[first:])


def _in_order(steps: Sequence[Step], to_come: Sequence[Step]) -> Sequence[Step]:
    """``to_come``, if the steps that are named are among them, in their order."""
    left = iter(to_come)
    for step in steps:
        if step not in left:
            usual = ", ".join(str([*other]) for other in to_come)
            raise wrong("todo", f"{shown([*step])} cannot wait there; to come at this moment: {usual or 'no step'}.")
    return to_come


def _setup(state: State, effects: Sequence[Step], steps: Sequence[Step]) -> Sequence[Step]:
    if state.start < 0:  # whatever is not laid out yet is passed over when its step comes
        without = [seat for seat, city in enumerate(state.cities) if not any(city.supply)]
        return _in_order(steps, setup.steps(setup.first_figures(state, without)))
    order = setup.first_tile_order(state)
    to_come: list[Step] = [step for seat in order for step in (("SEAT", seat), ("FIRST", 1))]
    to_come.append(("SEASON", 1))
    if steps[:1] == [("FIRST", 1)]:
        steps = [("SEAT", state.seat), *steps]
    if steps:
        return _onwards(steps, to_come)
    if effects:
        return to_come[to_come.index(("SEAT", state.seat)) + 2 :]
    settled = [seat for seat in order if not any(state.cities[seat].laid())]
    return to_come[to_come.index(("SEAT", settled[0])) if settled else -1 :]


def _season(state: State, effects: Sequence[Step], steps: Sequence[Step]) -> Sequence[Step]:
    if state.dice:
        ending: list[Step] = [("TURN", 0)] if state.die >= 0 else []
        return _in_order(steps, ending if steps else [])
    if state.acted:
        raise wrong("dice", "others have acted in this season, so what the three dice show is needed.")
    saturnalia: list[Step] = [("FILL", 0), ("GREEN", 0)] if state.season == SATURNALIA and steps else []
    return _onwards(steps, [*saturnalia, ("ROLL", 0)])


def _year_end(state: State, effects: Sequence[Step], steps: Sequence[Step]) -> Sequence[Step]:
    """The step of the seat itself, or what is left of it if the seat is in the middle of it; then all others."""
    to_come = year_end.steps(state)
    own, flush = (state.phase.upper(), state.seat), ("FLUSH", state.seat)
    begun = bool(effects or steps) and [*steps[:1]] != [own]
    following = to_come[to_come.index(own) + begun :]
    if begun and state.phase == "shortage" and flush not in to_come:
        following = [flush, *following]
    return _in_order(steps, following)


def _new_year(_: State, effects: Sequence[Step], steps: Sequence[Step]) -> Sequence[Step]:
    for effect in effects:
        raise wrong("todo", f"{shown([*effect])} cannot wait between two years.")
    return _onwards(steps, [("FILL", 0), ("RED", 0), ("SEASON", 1)])


_TO_COME: Final[Mapping[str, Callable[[State, Sequence[Step], Sequence[Step]], Sequence[Step]]]] = {
    "setup": _setup,
    "season": _season,
    "raid": _year_end,
    "shortage": _year_end,
    "newyear": _new_year,
}
