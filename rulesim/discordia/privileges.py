"""Privileges: taking one of the display, jokers for good, and those that are used once.

Rules ``discordia.privilege.*``. What jokers pay for is in dispatch.py. A one-off privilege is used as a side action, or
at once where no more side actions come: it is asked for then (``ONCE``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rulesim.discordia.actions import Action, Gain, Use
from rulesim.discordia.city import ALL_JOKERS
from rulesim.discordia.components import LETTERS, Privilege
from rulesim.game import Check
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.discordia.state import State


def named(privilege: Privilege) -> dict[str, str]:
    """The facts that name a privilege: its id, and the joker colour of a permanent one."""
    return {"privilege": privilege.id, "figure": LETTERS[privilege.permanent] if privilege.permanent >= 0 else ""}


def jokers(privileges: Iterable[Privilege]) -> int:
    """The colours, as a bit mask, that these make jokers: each its own; two of the same colour make all of them."""
    mask = 0
    for privilege in privileges:
        if privilege.permanent >= 0:
            if mask >> privilege.permanent & 1:
                return ALL_JOKERS
            mask |= 1 << privilege.permanent
    return mask


def _legal(state: State, _: int) -> Sequence[Action]:
    return [Gain.of(privilege) for privilege in state.privileges]


def _checks(state: State, action: Gain, _: int) -> Iterator[Check]:
    yield Check("discordia.privilege.occasions", action.privilege in state.privileges, named(action.privilege))


def take_privilege(state: State, action: Gain, _: int) -> None:
    """One privilege of the display becomes one's own; a permanent one works from now on."""
    privilege, city = action.privilege, state.city
    state.privileges = tuple(other for other in state.privileges if other is not privilege)
    city.privileges = (*city.privileges, (privilege, False))
    before, city.jokers = city.jokers, jokers(own for own, _ in city.privileges)
    if state.journal is not None:
        state.note("discordia.privilege.occasions", seat=state.seat + 1, **named(privilege))
        if city.jokers == ALL_JOKERS != before:
            state.note("discordia.privilege.joker-pair", seat=state.seat + 1)
    if privilege.permanent < 0 and _now_or_later(state):
        state.push(("ONCE", privilege.id))


def _now_or_later(state: State) -> bool:
    """Whether a one-off privilege taken now cannot be a side action of this turn: the turn is over but for its ships.

    At the year end, too; as an option it waits then for a later turn.
    """
    if state.phase == "season":
        return ("TURN", 0) in state.todo
    return state.phase == "raid" and state.options.privilege_year_end == "at_once"


def legal_uses(state: State, actions: list[Action]) -> None:
    """Add the use of every one-off privilege that is not spent."""
    for privilege, spent in state.cities[state.seat].privileges:
        if privilege.permanent < 0 and not spent:
            actions.append(Use.of(privilege))


def use_checks(state: State, action: Use, late: bool = False) -> Iterator[Check]:
    """An own one-off privilege that was not used before.

    ``why``: it is "foreign" (another's), "permanent" or "spent". ``late``: it is not asked for, as outside the turns
    only the privilege just taken can be used, and only at once.
    """
    privilege, spent = action.privilege, dict(state.city.privileges).get(action.privilege)
    why = "foreign" if spent is None else "permanent" if privilege.permanent >= 0 else "spent" if spent else ""
    why = why or ("late" if late else "")
    yield Check("discordia.privilege.once", not why, {**named(privilege), "why": why, "phase": state.phase})


def _legal_once(state: State, id: str) -> Sequence[Action]:
    return [Use.of(privilege) for privilege, spent in state.city.privileges if privilege.id == id and not spent]


def _once_checks(state: State, action: Use, id: str) -> Iterator[Check]:
    yield from use_checks(state, action, late=action.privilege.id != id)


def use_privilege(state: State, action: Use, _: str = "") -> None:
    """A one-off privilege gives what it shows and is spent."""
    privilege, city = action.privilege, state.city
    city.privileges = tuple((own, spent or own is privilege) for own, spent in city.privileges)
    state.note("discordia.privilege.once", seat=state.seat + 1, **named(privilege))
    state.push(*privilege.effects)


DECISIONS: Final[dict[str, Decision[State]]] = {
    "ONCE": Decision(_legal_once, _once_checks, use_privilege, (Use,), optional=True),
    "PRIVILEGE": Decision(_legal, _checks, take_privilege, (Gain,), optional=True, repeats=True),
}
