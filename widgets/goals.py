"""Goals: what a learner must have done for a task to tick, as data.

A goal is a table of predicates; all of them must hold:

    {played = {action = "take *", color = "green"}}
    {attempted_illegal = {rule = "armorica.roman.patrician-range", color = "red"}}
    {at_least = {sets = 16}, not = {over = true}}

``played`` and ``attempted_illegal`` match the moves the learner tried: ``action`` (a notation with wildcards, or a list
of them; it may stand alone), ``rule``, ``phase``, any fact of the rules that bear on the move (``color``,
``position``, ``need`` ...), and quantities: ``having`` (what they were right before), for moves played also ``gain``
(how they changed) and ``leaving`` (what they were right after). ``at_least`` and ``at_most`` compare quantities of the
position now, ``happened`` is what the rules did, ``legal`` whether a move is open now, ``over`` and ``won`` the game's
end.

A wanted value is a number, a text with wildcards, true or false, a list (any of these), or ``{min, max}``. Quantities
(``wheat``, ``sets``, ``due`` ...) are the game's: see ``widgets/<game>/tutor.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Final

from rulesim import Event, State
from rulesim.game import checked_name, wrong
from rulesim.outside import shown

Quantities = Mapping[str, Callable[[State, int], int]]
"""Name -> the number it stands for, from a state and a seat."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One move the learner tried. ``facts`` are those of every rule that bears on it, the broken one's first.

    ``before`` and ``after`` are the quantities right before the move and right after it (the same for a refused move).
    """

    action: str
    ok: bool
    rule: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)
    phase: str = ""
    before: Mapping[str, int] = field(default_factory=dict)
    after: Mapping[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Record:
    """Everything a goal may look at."""

    state: State
    seat: int
    quantities: Quantities
    attempts: list[Attempt] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def note(self, action: str, before: State, after: State | None) -> None:
        """``action`` was attempted on ``before``; ``after``: the position right after it, None if it was refused."""
        parsed = before.parse(action)
        checks = list(before.checks(parsed, self.seat))
        broken = next((check for check in checks if not check.ok), None)
        facts: dict[str, Any] = {}
        for check in (*reversed(checks), *([broken] if broken else [])):
            facts |= check.facts
        rule, numbers = broken.rule if broken else "", self._numbers(before)
        later = numbers if after is None else self._numbers(after)
        self.attempts.append(Attempt(str(parsed), after is not None, rule, facts, before.phase, numbers, later))

    def undone(self) -> None:
        """Forget the last move that was legal, and what was tried after it."""
        while self.attempts and not self.attempts.pop().ok:
            pass

    def _numbers(self, state: State) -> dict[str, int]:
        return {name: count(state, self.seat) for name, count in self.quantities.items()}


Goal = Callable[[Record], bool]
"""Whether the goal is reached now."""


def goal(data: Mapping[str, Any], quantities: Quantities, where: str = "goal") -> Goal:
    """The goal that plain data describes. Raises :class:`~rulesim.game.BadInput` that names the part that is wrong."""
    if not isinstance(data, Mapping) or not data:
        raise wrong(where, f"a table of predicates is needed, not {shown(data)}.")
    parts: list[Goal] = []
    for name, wanted in data.items():
        checked_name(where, name, PREDICATES)
        parts.append(PREDICATES[name](wanted, quantities, f"{where}.{name}"))
    return parts[0] if len(parts) == 1 else lambda record: all(part(record) for part in parts)


# -- values ---------------------------------------------------------------------------------------------------------


def matches(wanted: Any, value: Any) -> bool:
    """Whether ``value`` is what was wanted: a number, a wildcard text, any of a list, or within ``{min, max}``."""
    if isinstance(wanted, Mapping):
        low, high = wanted.get("min"), wanted.get("max")
        number = isinstance(value, int | float) and not isinstance(value, bool)
        return number and (low is None or value >= low) and (high is None or value <= high)
    if isinstance(wanted, list | tuple):
        return any(matches(one, value) for one in wanted)
    if isinstance(wanted, str):
        return isinstance(value, str) and fnmatchcase(value, wanted)
    return type(wanted) is type(value) and wanted == value


def _fit(wanted: Mapping[str, Any], facts: Mapping[str, Any]) -> bool:
    return all(matches(value, facts.get(name)) for name, value in wanted.items())


def _check(wanted: Any, where: str) -> None:
    """Whether this is a value to compare with. Raises BadInput."""
    if isinstance(wanted, Mapping):
        for key in wanted:
            checked_name(where, key, ("min", "max"))
    elif isinstance(wanted, list | tuple):
        for one in wanted:
            _check(one, where)
    elif not isinstance(wanted, str | int | bool):
        raise wrong(where, f"{shown(wanted)} is no value to compare with.")


def _table(wanted: Any, where: str, known: Collection[str] | None = None) -> dict[str, Any]:
    """A table of values to compare with; ``known``: the quantities that it may name, None: it names any facts."""
    if not isinstance(wanted, Mapping):
        raise wrong(where, f"quantities and their values are needed, not {shown(wanted)}.")
    for name, value in wanted.items():
        if known is not None:
            checked_name(where, name, known)
        _check(value, f"{where}.{name}")
    return dict(wanted)


def _texts(wanted: Any, where: str) -> list[str]:
    texts = [wanted] if isinstance(wanted, str) else wanted
    if not isinstance(texts, list) or not texts or not all(isinstance(text, str) for text in texts):
        raise wrong(where, f"a text or a list of texts is needed, not {shown(wanted)}.")
    return texts


# -- predicates -----------------------------------------------------------------------------------------------------

Builder = Callable[[Any, Quantities, str], Goal]


def _not(wanted: Any, quantities: Quantities, where: str) -> Goal:
    part = goal(wanted, quantities, where)
    return lambda record: not part(record)


def _tried(ok: bool) -> Builder:
    """``played`` (ok) or ``attempted_illegal``."""

    def build(wanted: Any, quantities: Quantities, where: str) -> Goal:
        own = dict(wanted) if isinstance(wanted, Mapping) else {"action": _texts(wanted, where)}
        compared = {
            name: _table(own.pop(name, {}), f"{where}.{name}", quantities) for name in ("having", "gain", "leaving")
        }
        own = _table(own, where)

        def fits(one: Attempt) -> bool:
            gain = {name: one.after[name] - one.before[name] for name in compared["gain"]} if one.ok is ok else {}
            found = {"having": one.before, "gain": gain, "leaving": one.after}
            facts = {**one.facts, "action": one.action, "rule": one.rule, "phase": one.phase}
            return one.ok is ok and _fit(own, facts) and all(_fit(compared[name], found[name]) for name in found)

        return lambda record: any(map(fits, record.attempts))

    return build


def event_test(wanted: Any, where: str) -> Callable[[Event], bool]:
    """Whether an event is one that ``wanted`` describes: ``rule`` (which may stand alone) and facts of it."""
    own = _table(wanted if isinstance(wanted, Mapping) else {"rule": _texts(wanted, where)}, where)
    return lambda event: _fit(own, {**event.facts, "rule": event.rule})


def _happened(wanted: Any, quantities: Quantities, where: str) -> Goal:
    fits = event_test(wanted, where)
    return lambda record: any(map(fits, record.events))


def _compared(sign: str) -> Builder:
    def build(wanted: Any, quantities: Quantities, where: str) -> Goal:
        asked = {name: {sign: value} for name, value in _table(wanted, where, quantities).items()}
        return lambda record: all(
            matches(value, quantities[name](record.state, record.seat)) for name, value in asked.items()
        )

    return build


def _legal(wanted: Any, quantities: Quantities, where: str) -> Goal:
    texts = _texts(wanted, where)

    def reached(record: Record) -> bool:
        legal = [str(action) for action in record.state.legal_actions()] if record.state.player == record.seat else []
        return all(any(matches(text, one) for one in legal) for text in texts)

    return reached


def _flag(test: Callable[[Record], bool]) -> Builder:
    def build(wanted: Any, quantities: Quantities, where: str) -> Goal:
        if not isinstance(wanted, bool):
            raise wrong(where, f"true or false is needed, not {shown(wanted)}.")
        return lambda record: test(record) is wanted

    return build


PREDICATES: Final[Mapping[str, Builder]] = {
    "not": _not,
    "played": _tried(True),
    "attempted_illegal": _tried(False),
    "happened": _happened,
    "at_least": _compared("min"),
    "at_most": _compared("max"),
    "legal": _legal,
    "over": _flag(lambda record: record.state.is_over),
    "won": _flag(lambda record: record.state.is_over and record.seat in record.state.winners()),
}
