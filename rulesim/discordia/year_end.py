"""Year end: every seat faces the Germanic raid, then every seat makes up for what its infrastructure lacks.

Rulebook section "7". Rules ``discordia.yearend.*``, ``discordia.raid.*``, ``discordia.shortage.*`` (what a shortage
consists of is in aqueduct.py). Every step of it waits on ``state.todo``: a raid does something to a city,
opens a window for the decrees that this made true, and ends with the ships that it filled (ships.py); a shortage draws
figures or lets them be thrown back, then empties what is completely occupied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import add, sub
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import aqueduct, decrees, ending, new_year
from rulesim.discordia.actions import Action, Claim
from rulesim.discordia.city import Laid, as_laid
from rulesim.discordia.components import BARRACKS, Decree, Effects, Tower, letters
from rulesim.game import Check
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.discordia.city import City
    from rulesim.discordia.state import State


BY_RAID: Final = 0
BY_SHIP: Final = 1
"""What a window for decrees is open for: what the raid has made true, or what a turned ship has."""


def begin(state: State) -> None:
    """The last season is over: the raid on every seat, then the shortage of every seat, wait to be carried out."""
    state.note("discordia.yearend.order", seats=tuple(seat + 1 for seat in state.order()))
    state.push(*steps(state))


def steps(state: State) -> list[tuple[str, Any]]:
    """All steps of a year end, in their order. By option full tiles are emptied in steps of their own."""
    names = ("RAID", "SHORTAGE", "FLUSH") if state.options.flush_order == "after_all" else ("RAID", "SHORTAGE")
    return [*((name, seat) for name in names for seat in state.order()), ("YEAR", 0)]


def _step(state: State, phase: str, seat: int) -> None:
    """A step of the year end comes to a seat."""
    state.phase, state.seat = phase, seat
    state.acted = (seat - state.start) % state.players
    state.used = ()


def end(state: State, _: int = 0) -> None:
    """Both steps are done: the game is over after the last year, else a new year begins."""
    if state.year == state.tables.setup.years:
        ending.finish(state)
    else:
        new_year.begin(state)


# --- 7.1 The Germanic raid ---


def strength(city: City) -> int:
    """How strong a city is: its barracks, and its towers of both kinds."""
    return defence(city.slots[BARRACKS]) + defence(city.towers)


def defence(places: Iterable[Laid | None]) -> int:
    """Figures on completely occupied barracks and military towers, and what towers count for by themselves.

    The colours do not matter; whatever is occupied only in part counts nothing.
    """
    found = 0
    for laid in places:
        if laid is not None:
            found += laid.placed if laid.is_full else 0
            found += laid.tile.strength if isinstance(laid.tile, Tower) else 0
    return found


def germans(state: State) -> int:
    """The strength of the open Germanic tiles together."""
    red, green = state.germanic
    return (red.strength if red else 0) + (green.strength if green else 0)


def withstands(state: State, seat: int) -> bool:
    """Whether ``seat`` is at least as strong as the Germans: then the green tile rewards it, else the red one harms."""
    return strength(state.cities[seat]) >= germans(state)


def raid(state: State, seat: int) -> None:
    """The raid on one seat: one of the two tiles takes effect, never both; then decrees and full ships follow.

    A reward of the fourth year lowers the shortage only from now on.
    """
    _step(state, "raid", seat)
    if state.options.decree_window_raid == "caused":
        state.used = tuple(decree.id for decree in decrees.claimable(state, seat))
    wins = withstands(state, seat)
    tile = state.germanic[1 if wins else 0]
    effects: Effects = tile.effects if tile else ()
    if state.journal is not None:
        amount = sum(argument if isinstance(argument, int) else 1 for _, argument in effects)
        told = {"strength": strength(state.city), "towers": defence(state.city.towers), "germans": germans(state)}
        told |= {"tile": tile.id if tile else "", "effect": effects[0][0] if effects else "", "amount": amount}
        state.note("discordia.raid.compare", seat=seat + 1, **told, way="gain" if wins else "loss")
    if not wins:
        effects = tuple(effect for effect in effects if hits(state, effect))
    late = (("SAIL", 0),) if state.options.late_full_ship == "flip_after_event" else ()
    state.push(*effects, ("WINDOW", BY_RAID), *late)


def can_be_hit(state: State, seat: int, effect: str) -> bool:
    """Whether ``seat`` has anything that this damage could take (for figures to draw: whether the bag has any)."""
    city = state.cities[seat]
    there = {"STARLOSS": city.stars, "AQLOSS": city.ring, "TOWERLOSS": any(city.towers)}
    there["DEMOLISH"] = any(any(places) for places in city.slots)
    return bool(there.get(effect, any(state.bag)))


def hits(state: State, effect: tuple[str, Any]) -> bool:
    """Whether damage finds something; else it is void, and nothing is lost in its place."""
    found = can_be_hit(state, state.seat, effect[0])
    if not found:
        state.note("discordia.raid.damage-void", seat=state.seat + 1, effect=effect[0])
    return found


def window(state: State) -> tuple[Decree, ...]:
    """The decrees that the seat may claim because of its raid (as an option: any that it fulfils) or its turned ship.

    Those that held before are on ``state.used``.
    """
    return tuple(decree for decree in decrees.claimable(state, state.seat) if decree.id not in state.used)


def _open_window(state: State, cause: int) -> None:
    if window(state):
        state.push(("CLAIM", cause))


def _claims(state: State, _: int) -> Sequence[Action]:
    return [Claim.of(decree) for decree in window(state)]


def _claim_checks(state: State, action: Claim, cause: int) -> Iterator[Check]:
    """Whether the decree may be claimed at all, and whether the raid or the turned ship made it true."""
    yield from decrees.claim_checks(state, state.seat, action.decree)
    yield _cause_check(state, action.decree, cause)


def _cause_check(state: State, decree: Decree, cause: int) -> Check:
    ok, proof = decree.id not in state.used, decrees.facts(state, state.seat, decree)
    if cause == BY_RAID:
        return Check("discordia.raid.decree", ok, proof)
    return Check("discordia.decree.claim", ok, {**proof, "moment": "ship"})


def later_checks(state: State, decree: Decree) -> Iterator[Check]:
    """Of a claim while something else waits: whether there can be a moment for it afterwards."""
    yield from decrees.free_checks(state, state.seat, decree)
    if state.phase == "shortage":
        proof = decrees.facts(state, state.seat, decree)
        yield Check("discordia.decree.claim", False, {**proof, "moment": "shortage"})
    elif decree.id in state.used:
        ship = ("WINDOW", BY_SHIP) in state.todo or ("CLAIM", BY_SHIP) in state.todo
        yield _cause_check(state, decree, BY_SHIP if ship else BY_RAID)


def _claim(state: State, action: Claim, cause: int) -> None:
    """A decree is claimed; after its bonus the window is open for more."""
    state.push(("WINDOW", cause))
    decrees.claim(state, state.seat, action.decree)


# --- 7.2 The infrastructure shortage ---


def make_up(state: State, seat: int) -> None:
    """The shortage of one seat: figures are drawn, or may be thrown back; then its full tiles are emptied."""
    _step(state, "shortage", seat)
    due = aqueduct.shortage(state, seat)
    if state.journal is not None:
        parts = aqueduct.shortage_parts(state, seat)
        spaces, less, reward = (parts[name] for name in ("spaces", "aqueduct", "reward"))
        told = {"symbols": due - spaces - less - reward, "spaces": spaces, "aqueduct": -less, "reward": -reward}
        state.note("discordia.shortage.value", seat=seat + 1, shortage=due, **told)
    if state.options.flush_order == "per_player":
        state.push(("FLUSH", seat))
    if due < 0:
        state.push(("DISCARD", surplus(state, seat)))
    elif due > 0:
        draw(state, due)


def surplus(state: State, seat: int) -> int:
    """How many figures a negative shortage lets ``seat`` throw back at most; it may throw back fewer, or none."""
    return max(0, min(-aqueduct.shortage(state, seat), sum(state.cities[seat].supply)))


def draw(state: State, due: int) -> None:
    """So many figures are drawn from the bag, or all that are there; nothing else happens for want of figures."""
    drawn = min(due, sum(state.bag))
    if drawn < due:
        state.note("discordia.shortage.bag-short", seat=state.seat + 1, need=due, amount=drawn)
    if drawn:
        state.push(("DRAW", drawn))


def flush(state: State, seat: int) -> None:
    """All figures on completely occupied tiles and military towers go to the bag; elsewhere they stay.

    With that a reward that lowered the shortage has served.
    """
    city, before = state.cities[seat], state.bag
    city.relief = 0
    for places in (*city.slots, city.towers):
        for index, laid in enumerate(places):
            if laid is not None and laid.is_full:
                places[index] = as_laid(laid.tile)
                state.bag = [*map(add, state.bag, laid.figures)]
    if state.journal is not None and state.bag != before:
        state.note("discordia.shortage.flush", seat=seat + 1, figures=letters([*map(sub, state.bag, before)]))


@dataclass(frozen=True, slots=True)
class Forecast:
    """What the year end would do to one seat.

    ``drawn``: figures from the bag, below 0 thrown back into it. ``supply``, ``placed``: what there is afterwards.
    """

    seat: int
    shortage: int
    drawn: int
    supply: int
    placed: int


def forecast(state: State) -> list[Forecast]:
    """Per seat the numbers after a year end that came now, if no raid changed anything.

    Exact, if all that may be thrown back is. The seats draw in their order, so the last ones may find too few figures
    in the bag.
    """
    bag = sum(state.bag)
    found: list[Forecast] = []
    for seat in state.order():
        city, due = state.cities[seat], aqueduct.shortage(state, seat)
        drawn = min(due, bag) if due > 0 else -surplus(state, seat)
        full = sum(laid.placed for laid in city.laid() if laid.is_full)
        bag += (full if state.options.flush_order == "per_player" else 0) - drawn
        found.append(Forecast(seat, due, drawn, sum(city.supply) + drawn, city.placed - full))
    return sorted(found, key=lambda one: one.seat)


AUTOMATIC: Final[dict[str, Callable[[State, Any], None]]] = {
    "RAID": raid,
    "WINDOW": _open_window,
    "SHORTAGE": make_up,
    "FLUSH": flush,
    "YEAR": end,
}
DECISIONS: Final[dict[str, Decision[State]]] = {
    "CLAIM": Decision(_claims, _claim_checks, _claim, (Claim,), optional=True),
}
