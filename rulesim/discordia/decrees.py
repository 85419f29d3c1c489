"""Decrees: fourteen conditions as current and required numbers, and what claiming one does.

Rulebook sections "2.2.5" and "Appendix: decrees". Rules ``discordia.decree.*``. A decree is claimed in the own turn, or
in the window after the own raid or after full ships have left (year_end.py); whoever may claim need not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia.components import BARRACKS, EXTENSIONS, FARM, KINDS, LETTERS, SHIP, STALL, Decree
from rulesim.game import Check

if TYPE_CHECKING:
    from rulesim.discordia.city import City, Laid
    from rulesim.discordia.options import Options
    from rulesim.discordia.state import State

PAIR: Final = 2
AT_MOST: Final = "supply_kinds_max"
"""The one condition that sets an upper limit."""


def extension_pairs(city: City, options: Options) -> int:
    """How many kinds of extension a city has a pair of; as an option every pair counts, also two of one kind."""
    if options.decree_pairs_same_kind:
        return sum([owned // PAIR for owned in city.extensions])
    return sum([owned >= PAIR for owned in city.extensions])


_ONE_THING: Final[Mapping[str, Callable[[City, Options], int]]] = {
    "extensions_different": lambda city, _: len(city.extensions) - city.extensions.count(0),
    "extensions_two_pairs": extension_pairs,
    "manipulators": lambda city, _: city.manipulators,
    "towers": lambda city, _: len(city.towers) - city.towers.count(None),
    "aqueduct_field": lambda city, _: city.ring,
    "development_field": lambda city, _: city.development,
    "expedition_field": lambda city, _: city.expedition,
    AT_MOST: lambda city, _: len(LETTERS) - city.supply.count(0),
    "figures_placed": lambda city, _: city.placed,
}
"""What a city has for the decrees that count one thing.

Extensions are those acquired, printed slots are none; manipulators are active or used; of a track counts the highest
field with a star; of the supply the colours, whatever a joker can stand for.
"""
_KIND_OF: Final[Mapping[str, int]] = {"ships": SHIP, "farms": FARM, "stalls": STALL, "barracks_towers": BARRACKS}
"""The kind of the decrees that count occupied tiles of one kind; ships that were turned over are stalls."""


def occupied(city: City, kind: int) -> list[Laid]:
    """The occupied tiles of a kind."""
    return [laid for laid in _places(city, kind) if laid is not None and laid.filled]


def _occupied(city: City, decree: Decree, options: Options) -> tuple[int, int]:
    """How many occupied tiles a city has for a decree that counts them, and the figures on them.

    For one of each kind: how many kinds have one, and all figures. Else at most as many as the decree asks for, the
    best: further ones help to reach the figures as an option only.
    """
    kind = _KIND_OF.get(decree.condition)
    if kind is not None:
        return _best(decree.n if options.decree_count == "best_n" else None, *_places(city, kind))
    found = [_best(None, *_places(city, each)) for each in range(len(KINDS))]
    return sum([count >= decree.n for count, _ in found]), sum([figures for _, figures in found])


def _places(city: City, kind: int) -> Sequence[Laid | None]:
    """The places of a kind; military towers count as barracks."""
    return [*city.slots[kind], *city.towers] if kind == BARRACKS else city.slots[kind]


@lru_cache(maxsize=4096)
def _best(most: int | None, *places: Laid | None) -> tuple[int, int]:
    """How many of these places are occupied, and the figures on them; of at most so many, the best."""
    counts = sorted([laid.placed for laid in places if laid is not None and laid.filled], reverse=True)[:most]
    return len(counts), sum(counts)


RULE_OF: Final[Mapping[str, str]] = {
    "extensions_different": "discordia.decree.ext-different",
    "extensions_two_pairs": "discordia.decree.ext-pairs",
    "manipulators": "discordia.decree.manipulators",
    "towers": "discordia.decree.towers",
    "aqueduct_field": "discordia.decree.aqueduct",
    "development_field": "discordia.decree.development",
    "expedition_field": "discordia.decree.expedition",
    AT_MOST: "discordia.decree.two-kinds",
    "figures_placed": "discordia.decree.twelve",
    "one_of_each_kind": "discordia.decree.each-kind",
    "ships": "discordia.decree.ships",
    "farms": "discordia.decree.farms",
    "stalls": "discordia.decree.stalls",
    "barracks_towers": "discordia.decree.barracks",
}
"""The rule that tells each condition."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a city is with a decree: ``have`` of the ``need`` things, ``figures`` of the ``figures_need`` on them."""

    decree: Decree
    need: int
    have: int
    figures_need: int
    figures: int

    @property
    def at_most(self) -> bool:
        """Whether the decree asks for no more than ``need`` things, rather than for that many at least."""
        return self.decree.condition == AT_MOST

    @property
    def holds(self) -> bool:
        """Whether the condition is fulfilled."""
        enough = self.have <= self.need if self.at_most else self.have >= self.need
        return enough and self.figures >= self.figures_need

    @property
    def rule(self) -> str:
        """The id of the rule that tells the condition."""
        return RULE_OF[self.decree.condition]


def progress(state: State, seat: int, decree: Decree) -> Progress:
    """How far ``seat`` is with ``decree`` now, whoever owns it."""
    city, condition = state.cities[seat], decree.condition
    if condition in _ONE_THING:
        return Progress(decree, decree.n, _ONE_THING[condition](city, state.options), 0, 0)
    have, figures = _occupied(city, decree, state.options)
    need = len(KINDS) if condition == "one_of_each_kind" else decree.n
    return Progress(decree, need, have, decree.figures, figures)


def holds(city: City, decree: Decree, options: Options) -> bool:
    """Whether the city fulfils the condition of ``decree`` now; the same as :attr:`Progress.holds`, but fast."""
    condition = decree.condition
    count = _ONE_THING.get(condition)
    if count is not None:
        return count(city, options) <= decree.n if condition == AT_MOST else count(city, options) >= decree.n
    kind = _KIND_OF.get(condition)
    if kind is None:  # first a quick no for most cities: whether a ship is occupied, or there are tiles enough
        if not occupied(city, SHIP):
            return False
    elif len(places := _places(city, kind)) - places.count(None) < decree.n:
        return False
    have, figures = _occupied(city, decree, options)
    return have >= (decree.n if kind is not None else len(KINDS)) and figures >= decree.figures


def space_left(state: State, seat: int) -> bool:
    """Whether one of the decree spaces of ``seat`` is still uncovered."""
    return len(state.cities[seat].decrees) < len(state.board.decree_spaces)


def claimable(state: State, seat: int) -> tuple[Decree, ...]:
    """The decrees on display that ``seat`` could claim now, in the order of the display."""
    if not state.decrees or not space_left(state, seat):
        return ()
    city, options = state.cities[seat], state.options
    return tuple([decree for decree in state.decrees if holds(city, decree, options)])


def owner(state: State, decree: Decree) -> int:
    """The seat that has claimed ``decree``, or -1."""
    return next((seat for seat, city in enumerate(state.cities) if decree in city.decrees), -1)


def facts(state: State, seat: int, decree: Decree) -> dict[str, Any]:
    """The numbers that prove or disprove a claim, and what they were counted from."""
    at = progress(state, seat, decree)
    return {
        "decree": decree.id,
        "condition": decree.condition,
        "need": at.need,
        "have": at.have,
        "figures_need": at.figures_need,
        "figures_have": at.figures if at.figures_need else 0,
        "counted": state.options.decree_count,
        "pairs": "any" if state.options.decree_pairs_same_kind else "kinds",
        **_details(state.cities[seat], decree),
    }


def _details(city: City, decree: Decree) -> dict[str, Any]:
    """What the numbers of some conditions are about, as ids."""
    condition = decree.condition
    if condition.startswith("extensions"):
        number = PAIR if condition == "extensions_two_pairs" else 1
        owned = zip(EXTENSIONS, city.extensions, strict=True)
        return {"extensions": tuple(kind for kind, count in owned if count >= number)}
    if condition == AT_MOST:
        return {"supply": "".join(letter for letter, count in zip(LETTERS, city.supply, strict=True) if count)}
    if condition == "one_of_each_kind":
        return {"kinds": tuple(word for kind, word in enumerate(KINDS) if len(occupied(city, kind)) < decree.n)}
    return {}


def free_checks(state: State, seat: int, decree: Decree) -> Iterator[Check]:
    """Whether the decree is on display and a space is free for it."""
    has = owner(state, decree)
    yield Check("discordia.decree.unique", decree in state.decrees, {"decree": decree.id, "owner": has + 1})
    owned, spaces = len(state.cities[seat].decrees), len(state.board.decree_spaces)
    yield Check("discordia.decree.limit", owned < spaces, {"have": owned, "need": spaces})


def claim_checks(state: State, seat: int, decree: Decree) -> Iterator[Check]:
    """Whether the decree is on display, a space is free for it, and its condition holds."""
    yield from free_checks(state, seat, decree)
    proof = facts(state, seat, decree)
    fulfilled = progress(state, seat, decree).holds
    yield Check(RULE_OF[decree.condition], fulfilled, proof)
    yield Check("discordia.decree.claim", fulfilled, {**proof, "moment": ""})


def claim(state: State, seat: int, decree: Decree) -> None:
    """Take the decree from the display and cover the lowest free space; what is printed there waits to be carried out.

    The caller has it carried out (``state.run()``).
    """
    city = state.cities[seat]
    space = state.board.decree_spaces[len(city.decrees)]
    if state.journal is not None:
        proof = facts(state, seat, decree)
        told = {name: proof[name] for name in ("decree", "condition", "need", "figures_need")}
        state.note("discordia.decree.claim", seat=seat + 1, **told, field=len(city.decrees) + 1)
    state.decrees = tuple(other for other in state.decrees if other is not decree)
    city.decrees = (*city.decrees, decree)
    state.push(*space.bonus)
