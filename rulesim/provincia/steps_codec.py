"""What waits in a position: the steps that may wait in each phase, in which order, and what goes without saying.

Of a list of steps the first is next; steps that always follow on those told are added (see steps.py for the steps).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.game import CHANCE, seat_name, unknown, wrong
from rulesim.plain import as_list, as_number, as_pair, need
from rulesim.provincia import setup, steps
from rulesim.provincia.components import AEDIFICIUM
from rulesim.provincia.rounds import PHASES
from rulesim.steps import Step

if TYPE_CHECKING:
    from rulesim.provincia.components import Token
    from rulesim.provincia.state import State

_MOST: Final = 999

_SETUP: Final = ("SETTLE", "START", "CAESAR", "HAND", "POOL", "DEAL", "BEGIN")
_HERE: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(_SETUP, ("setup",)),
    **dict.fromkeys(("OPEN", "BLIND"), ("select",)),
    **dict.fromkeys(("LIMIT", "TURN", "DONE"), ("play",)),
    **dict.fromkeys(("PLOT", "LOOK", "KEEP", "PUT"), ("play", "final")),
    **dict.fromkeys(("GAULS", "FIGHT", "AFTERMATH", "LOSE"), ("combat",)),
}
"""The phases in which a step may wait."""

_ORDER: Final = re.compile(
    r"OPEN|BLIND|(LIMIT )*(LIMIT|TURN|DONE)|PLOT( SEAT)?|(LOOK ?)?(KEEP ?)?(PUT)?|GAULS|(LOSE ?)?(FIGHT ?)*(AFTERMATH)?"
)
"""Which steps wait together after the set-up, and how they follow on each other."""

_OF_A_SEAT: Final = ("SEAT", "SETTLE", "START", "HAND", "DEAL", "FIGHT", "LIMIT")


def read(state: State, told: Any) -> tuple[Step, ...]:
    """The steps of a position whose other parts have been read, with those that always follow. Raises BadInput."""
    steps = [_step(state, entry) for entry in as_list("todo", told)]
    if state.phase == "setup":
        return _in_setup(state, steps)
    while steps and steps[0][0] == "SEAT":
        state.seat = steps.pop(0)[1]
    names = " ".join(name for name, _ in steps)
    order = f"the steps {names.replace(' ', ', ')} do not wait together in this order."
    need(_ORDER.fullmatch(names), "todo", order)
    for name, argument in steps:
        for why in _AMISS[name](state, name, argument) if name in _AMISS else ():
            raise wrong("todo", f"{name} cannot wait here: {why}.")
    seats, every = ([seat for name, seat in some if name == "FIGHT"] for some in (steps, fights(state)))
    last = not seats or seats == every[-len(seats) :]
    need(last, "todo", f"those still to fight are the last ones of the turn order {every}.")
    return (*steps, *_following(state, steps))


def _step(state: State, entry: Any) -> Step:
    name, argument = as_pair("todo", entry)
    known = {**steps.AUTOMATIC, **steps.DECISIONS}
    if not isinstance(name, str) or name not in known:
        raise unknown("todo", name, sorted(known))
    phases = _HERE.get(name, PHASES)
    if state.phase not in phases or (phases == ("select",) and state.deck < 0):
        cards = " while cards are laid out" if phases == ("select",) else ""
        raise wrong("todo", f"{name} waits in phase {' or '.join(phases)}{cards}, not in {state.phase}.")
    most = state.players - 1 if name in _OF_A_SEAT else len(state.face_down) - 1 if name == "BLIND" else _MOST
    return name, as_number(f"todo.{name}", argument, CHANCE if name == "START" else 0, most)


# --- what follows ---


def _following(state: State, steps: Sequence[Step]) -> tuple[Step, ...]:
    """The steps that always follow on these, as far as they are not told."""
    last, argument = steps[-1] if steps else ("", 0)
    if last == "LOOK":
        return ("KEEP", argument), ("PUT", 0)
    if last == "KEEP":
        return (("PUT", 0),)
    if last == "PLOT":
        return (("SEAT", turn(state)),)
    if last == "LIMIT":
        return (("DONE" if state.options.hand_limit_moment == "end_of_phase" else "TURN", 0),)
    return (("AFTERMATH", 0),) if state.gauls is not None and last != "AFTERMATH" else ()


def turn(state: State) -> int:
    """The seat whose turn it is, after those that are done in this phase."""
    return (state.start + state.acted) % state.players


def fights(state: State) -> tuple[Step, ...]:
    """The fights of all seats in turn order, and the end of the combat."""
    seats = [(state.start + place) % state.players for place in range(state.players)]
    return (*(("FIGHT", seat) for seat in seats), ("AFTERMATH", 0))


# --- what is amiss with a step ---


def _selecting(state: State, name: str, place: int) -> Iterator[str]:
    deck, most = state.decks[state.deck], state.tables.setup.face_up
    if name == "OPEN":
        if state.picked or state.face_down or None in state.face_up or len(state.face_up) >= most:
            yield f"cards are turned over before any is taken, up to {most}, and then two laid face down"
        if deck.hidden <= 0 or deck.top:
            yield "the deck has no card that nobody knows"
    elif not state.face_down[place] or state.face_down_known[place] is not None:
        yield f"no unknown card lies face down on place {place} of face_down"


def _plotting(state: State, _: str, index: int) -> Iterator[str]:
    if state.seat == turn(state):
        yield f"seat must be the owner of the building, and it is the turn of {seat_name(state.seat)}"
    count = len(state.cities[state.seat].standing)
    if index >= count:
        yield f"standing in the city of {seat_name(state.seat)}: {count}"


def _looking(state: State, name: str, count: int) -> Iterator[str]:
    deck, seat = state.decks[AEDIFICIUM], turn(state)
    if state.seat != seat:
        yield f"it is the turn of {seat_name(seat)}"
    if deck.top_seat != state.seat:
        yield f"top_seat of the building deck must be the seat that looks at its cards, {seat_name(state.seat)}"
    if name == "LOOK" and count > deck.pile:
        yield f"cards in the building deck: {deck.pile}"
    if name == "PUT" and count > len(deck.top):
        yield f"known cards on top of the building deck: {len(deck.top)}"


def _fighting(state: State, name: str, step: int) -> Iterator[str]:
    gauls = state.gauls
    if name == "GAULS":
        if gauls is not None or len(state.revealed) <= len(state.fought):
            yield "tokens are revealed before that"
    elif gauls is None:
        yield "the combat card of the round must be told under gauls"
    elif name == "LOSE":
        takes = [number for number, (kind, _) in enumerate(gauls.penalties) if kind == "building"]
        if step not in takes:
            yield f"the penalties of {gauls.id} that take a building are {takes}"


_AMISS: Final[Mapping[str, Callable[[State, str, int], Iterator[str]]]] = {
    **dict.fromkeys(("OPEN", "BLIND"), _selecting),
    "PLOT": _plotting,
    **dict.fromkeys(("LOOK", "KEEP", "PUT"), _looking),
    **dict.fromkeys(("GAULS", "FIGHT", "AFTERMATH", "LOSE"), _fighting),
}
"""Why a step cannot wait in a position: all that speaks against it."""


# --- the set-up ---


def _in_setup(state: State, told: Sequence[Step]) -> tuple[Step, ...]:
    """In the set-up everything follows from how far it has come."""
    _check_cities(state)
    due = _due(state)
    said = [step for step in told if step[0] != "SEAT"]
    if said[-1:] and said[-1][0] == "CAESAR" and due[-1][0] == "START":
        due[-1] = said[-1] if said[-1][1] < state.players else due[-1]
    if said != [step for step in due if step[0] != "SEAT"]:
        names = ", ".join(f"{name} {argument}" for name, argument in due if name != "SEAT")
        raise wrong("todo", f"in the set-up, as far as it has come, these steps wait: {names}.")
    while due[0][0] == "SEAT":
        state.seat = due.pop(0)[1]
    return tuple(due)


def _due(state: State) -> list[Step]:
    """The steps of the set-up that are still to come."""
    seats = range(state.players)
    if state.start < 0:
        free = [seat for seat in seats if state.cities[seat].town is None]
        return [*(step for seat in free for step in (("SEAT", seat), ("SETTLE", seat))), ("START", 0)]
    order = [(state.start + place) % state.players for place in seats]
    steps: list[Step] = []
    pooled = bool(state.tokens) or any(city.tokens for city in state.cities)
    if not pooled:
        without = [seat for seat in order if not state.cities[seat].hand]
        steps = [*(step for seat in without for step in (("SEAT", seat), ("HAND", seat))), ("POOL", 0)]
    each = state.tables.setup.tokens
    for seat in order:
        left = each + 1 - len(state.cities[seat].tokens) if pooled else each
        steps += [("SEAT", seat), *[("DEAL", seat)] * left] if left else []
    return [*steps, ("BEGIN", 0)]


def _check_cities(state: State) -> None:
    """Before the start player is known a city has nothing; then what everybody begins with, tokens and a card."""
    usual = type(state)(state.players, state.options, state.tables)
    for seat, city in enumerate(state.cities):
        usual.cities[seat].town = city.town
        if state.start >= 0:
            need(city.town is not None, f"cities[{seat}].town", "every city is chosen before the start.")
            setup.equip(usual, seat, (seat - state.start) % state.players)
    for seat, (city, begun) in enumerate(zip(state.cities, usual.cities, strict=True)):
        for name, one in city.DECLARED.items():
            fits = name in ("hand", "tokens") or getattr(city, name) == getattr(begun, name)
            why = "in the set-up a city has just what everybody begins with."
            need(fits, f"cities[{seat}].{one.names[0]}", why)
        fits = len(city.hand) <= (state.start >= 0) and all(card.deck == AEDIFICIUM for card in city.hand)
        why = "in the set-up a hand has one building card, once the start player is known."
        need(fits, f"cities[{seat}].hand", why)
    _check_tokens(state, usual)


def _check_tokens(state: State, usual: State) -> None:
    """No token is there yet, or all of the colours in play, everybody's own with its owner."""

    def tokens(one: State) -> Counter[Token]:
        return Counter([*one.tokens, *(token for city in one.cities for token in city.tokens)])

    if not tokens(state):
        return
    need(state.start >= 0, "tokens", "they are mixed once the start player is known.")
    setup.pool_tokens(usual, 0)
    why = "every token of the colours in play lies in a city or is still to be dealt."
    need(tokens(state) == tokens(usual), "tokens", why)
    most = state.tables.setup.tokens + 1
    for seat, (city, dealt) in enumerate(zip(state.cities, usual.cities, strict=True)):
        fits = len(city.tokens) <= most and all(token in city.tokens for token in dealt.tokens)
        need(fits, f"cities[{seat}].tokens", f"a city has its own token and up to {most - 1} others.")
