"""Decrees: fourteen conditions as current and required numbers, and what claiming one does.

Rulebook sections "2.2.5" and "Appendix: decrees". Rules ``discordia.decree.*``. A decree is claimed in the own turn, or
in the window after the own raid or after full ships have left (year_end.py); whoever may claim need not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
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

# --- what a city has for decrees that count one thing ---


def extensions_different(city: City, options: Options) -> int:
    """How many kinds of extension the city has acquired; printed slots are none."""
    return len(city.extensions) - city.extensions.count(0)


def extensions_two_pairs(city: City, options: Options) -> int:
    """How many kinds of extension it has a pair of; as an option every pair counts, also two of one kind."""
    if options.decree_pairs_same_kind:
        return sum([owned // PAIR for owned in city.extensions])
    return sum([owned >= PAIR for owned in city.extensions])


def manipulators(city: City, options: Options) -> int:
    """How many manipulators it owns, active or used."""
    return city.manipulators


def towers(city: City, options: Options) -> int:
    """How many towers of either kind stand in it."""
    return sum([tower is not None for tower in city.towers])


def aqueduct_field(city: City, options: Options) -> int:
    """The field of the supply ring."""
    return city.ring


def development_field(city: City, options: Options) -> int:
    """The highest development field with a star."""
    return city.development


def expedition_field(city: City, options: Options) -> int:
    """The highest expedition field with a star."""
    return city.expedition


def supply_kinds(city: City, options: Options) -> int:
    """How many colours the supply has; what a joker can stand for does not matter."""
    return len(LETTERS) - city.supply.count(0)


def figures_placed(city: City, options: Options) -> int:
    """How many figures are on tiles and towers."""
    return city.placed


_ONE_THING: Final[Mapping[str, Callable[[City, Options], int]]] = {
    "extensions_different": extensions_different,
    "extensions_two_pairs": extensions_two_pairs,
    "manipulators": manipulators,
    "towers": towers,
    "aqueduct_field": aqueduct_field,
    "development_field": development_field,
    "expedition_field": expedition_field,
    AT_MOST: supply_kinds,
    "figures_placed": figures_placed,
}

# --- what it has for decrees that count occupied tiles, and the figures on them ---


def each_kind(city: City, decree: Decree, options: Options) -> tuple[int, int]:
    """How many of the four kinds have an occupied tile, and the figures on all tiles and towers."""
    kinds = sum([len(occupied(city, kind)) >= decree.n for kind in range(len(KINDS))])
    return kinds, city.placed


def ships(city: City, decree: Decree, options: Options) -> tuple[int, int]:
    """How many ships hold figures, and the figures on the best of them."""
    return _best(occupied(city, SHIP), decree, options)


def farms(city: City, decree: Decree, options: Options) -> tuple[int, int]:
    """How many farms hold figures, and the figures on the best of them."""
    return _best(occupied(city, FARM), decree, options)


def stalls(city: City, decree: Decree, options: Options) -> tuple[int, int]:
    """How many market stalls hold figures (ships that were turned over are stalls), and the figures on the best."""
    return _best(occupied(city, STALL), decree, options)


def barracks(city: City, decree: Decree, options: Options) -> tuple[int, int]:
    """How many barracks and military towers hold figures, and the figures on the best of them."""
    return _best(occupied(city, BARRACKS), decree, options)


def occupied(city: City, kind: int) -> list[Laid]:
    """The occupied tiles of a kind; military towers count as barracks."""
    found = [laid for laid in city.slots[kind] if laid is not None and laid.filled]
    if kind == BARRACKS:
        found += [laid for laid in city.towers if laid is not None and laid.filled]
    return found


def _best(tiles: list[Laid], decree: Decree, options: Options) -> tuple[int, int]:
    """At most as many tiles as the decree asks for: further ones help to reach the figures as an option only."""
    counts = [laid.placed for laid in tiles]
    if len(counts) > decree.n and options.decree_count == "best_n":
        counts = sorted(counts, reverse=True)[: decree.n]
    return len(counts), sum(counts)


_TILES: Final[Mapping[str, Callable[[City, Decree, Options], tuple[int, int]]]] = {
    "one_of_each_kind": each_kind,
    "ships": ships,
    "farms": farms,
    "stalls": stalls,
    "barracks_towers": barracks,
}
_KIND_OF: Final[Mapping[str, int]] = {"ships": SHIP, "farms": FARM, "stalls": STALL, "barracks_towers": BARRACKS}

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
    have, figures = _TILES[condition](city, decree, state.options)
    need = len(KINDS) if condition == "one_of_each_kind" else decree.n
    return Progress(decree, need, have, decree.figures, figures)


def holds(city: City, decree: Decree, options: Options) -> bool:
    """Whether the city fulfils the condition of ``decree`` now; the same as :attr:`Progress.holds`, but fast."""
    condition = decree.condition
    count = _ONE_THING.get(condition)
    if count is not None:
        return count(city, options) <= decree.n if condition == AT_MOST else count(city, options) >= decree.n
    if not _room(city, decree, condition):
        return False
    have, figures = _TILES[condition](city, decree, options)
    need = len(KINDS) if condition == "one_of_each_kind" else decree.n
    return have >= need and figures >= decree.figures


def _room(city: City, decree: Decree, condition: str) -> bool:
    """Whether there are enough slots for the tiles that a decree asks for: a quick no for most cities."""
    kind = _KIND_OF.get(condition)
    if kind is None:
        return any(laid is not None and laid.filled for laid in city.slots[SHIP])
    places = len(city.slots[kind])
    return places + len(city.towers) >= decree.n if kind == BARRACKS else places >= decree.n


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
    if condition == "extensions_different":
        return {"extensions": _kinds_with(city.extensions, 1)}
    if condition == "extensions_two_pairs":
        return {"extensions": _kinds_with(city.extensions, PAIR)}
    if condition == AT_MOST:
        present = zip(LETTERS, city.supply, strict=True)
        return {"supply": "".join(letter for letter, count in present if count)}
    if condition == "one_of_each_kind":
        return {"kinds": tuple(word for kind, word in enumerate(KINDS) if len(occupied(city, kind)) < decree.n)}
    return {}


def _kinds_with(extensions: Sequence[int], number: int) -> tuple[str, ...]:
    return tuple(kind for kind, owned in zip(EXTENSIONS, extensions, strict=True) if owned >= number)


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
        at = progress(state, seat, decree)
        told = {"need": at.need, "figures_need": at.figures_need, "field": len(city.decrees) + 1}
        state.note("discordia.decree.claim", seat=seat + 1, decree=decree.id, condition=decree.condition, **told)
    state.decrees = tuple(other for other in state.decrees if other is not decree)
    city.decrees = (*city.decrees, decree)
    state.push(*space.bonus)
