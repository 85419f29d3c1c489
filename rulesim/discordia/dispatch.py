"""Dispatch: which figures a space takes, and sending them there, by a main action, a special dispatch or a bonus.

Rules ``discordia.dispatch.*`` and ``discordia.symbol.dispatch-any``; jokers (``discordia.privilege.joker``) are part of
what a space takes. A main dispatch (:func:`by_icon`) is a matter of the action tile; special dispatches are in
side_actions.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from rulesim.discordia import ending
from rulesim.discordia.actions import Action, Dispatch, Special
from rulesim.discordia.city import PLACES, TOWER, City, Laid, kind_name
from rulesim.discordia.components import BARRACKS, KINDS, LETTERS, NONE, Figures, Space, letters
from rulesim.game import Check
from rulesim.steps import Decision

if TYPE_CHECKING:
    from rulesim.discordia.state import State

MOST_FIGURES: Final = 3
"""No space takes more figures than that (``discordia.dispatch.sizes``)."""
KEPT: Final = 4096
"""Of each list below so many are kept: the usual ones of a game, so that memory does not grow from game to game."""


# --- which figures a space takes ---


def purse(city: City, paid: Figures = NONE) -> int:
    """What the city can pay with, as one number: up to three figures of each colour, and the joker colours.

    ``paid``: without these figures.
    """
    (blue, red, white, yellow), (b, r, w, y) = city.supply, paid
    blue, red, white, yellow = blue - b, red - r, white - w, yellow - y
    return (
        (blue if blue < MOST_FIGURES else MOST_FIGURES)
        | (red if red < MOST_FIGURES else MOST_FIGURES) << 2
        | (white if white < MOST_FIGURES else MOST_FIGURES) << 4
        | (yellow if yellow < MOST_FIGURES else MOST_FIGURES) << 6
        | city.jokers << 8
    )


def fits(space: Space, figures: Figures, jokers: int) -> bool:
    """Whether these figures fill the space exactly.

    A figure stands for its own colour, a joker for any; what is more than a colour is asked for must go to the grey.
    """
    if sum(figures) != space.size:
        return False
    over = 0
    for color, (count, asked) in enumerate(zip(figures, space.figures, strict=True)):
        if count > asked and not jokers >> color & 1:
            over += count - asked
    return over <= space.grey


@lru_cache(maxsize=KEPT)
def payments(space: Space, purse: int) -> tuple[Figures, ...]:
    """Every multiset of figures that fills ``space`` out of what :func:`purse` tells, in a fixed order."""
    *three, most = (purse >> 2 * color & 3 for color in range(len(LETTERS)))
    jokers = purse >> 8
    found: list[Figures] = []
    for blue, red, white in product(*(range(count, -1, -1) for count in three)):
        yellow = space.size - blue - red - white
        if 0 <= yellow <= most and fits(space, (blue, red, white, yellow), jokers):
            found.append((blue, red, white, yellow))
    return tuple(found)


def is_payable(space: Space, purse: int) -> bool:
    """Whether there is any of these :func:`payments`: jokers make up for colours that are short, others are grey."""
    held = short = spare = 0
    for color, asked in enumerate(space.figures):
        have = purse >> 2 * color & 3
        held += have
        if have < asked:
            short += asked - have
        elif purse >> 8 + color & 1:
            spare += have - asked
    return held >= space.size and spare >= short


@lru_cache(maxsize=2 * KEPT)
def sends(
    kind: type[Dispatch | Special], place: int, index: int, space: Space, purse: int
) -> tuple[Dispatch | Special, ...]:
    """One dispatch of that kind to a slot per payment."""
    return tuple(kind.of(place, index, figures) for figures in payments(space, purse))


def to_place(city: City, place: int, purse: int, actions: list[Action]) -> None:
    """Add every dispatch to what lies on the slots of one place."""
    for index, laid in enumerate(city.towers if place == TOWER else city.slots[place]):
        if laid is not None and laid.next is not None:
            actions += sends(Dispatch, place, index, laid.next, purse)


def by_icon(city: City, kind: int, purse: int, actions: list[Action]) -> None:
    """Add every dispatch that the icon of a kind allows: a barracks icon reaches military towers, too."""
    to_place(city, kind, purse, actions)
    if kind == BARRACKS:
        to_place(city, TOWER, purse, actions)


# --- why not ---


def missing(space: Space, figures: Sequence[int], jokers: int) -> str:
    """Which of the figures that a space asks for these do not provide, as letters; X for any."""
    short, spare, over = "", 0, 0
    for color, (count, asked) in enumerate(zip(figures, space.figures, strict=True)):
        short += LETTERS[color] * (asked - count)
        if jokers >> color & 1:
            spare += max(0, count - asked)
        else:
            over += max(0, count - asked)
    grey = space.grey - over - max(0, spare - len(short))
    return short[spare:] + "X" * grey


def target_checks(city: City, place: int, index: int, space: int = 0) -> Iterator[Check]:
    """Whether there is a next space on that slot, and whether it is the one asked for (from 1; 0: whichever it is).

    A stall that was a ship in this season has one from the next season on.
    """
    laid = city.at(place, index)
    kind = kind_name(laid.tile) if laid else KINDS[place] if place < TOWER else "military"
    need, have = (len(laid.tile.spaces), laid.filled) if laid else (0, 0)
    facts = {"tile": laid.tile.id if laid else "", "kind": kind, "need": need, "have": have}
    yield Check("discordia.dispatch.full-tile", have < need, facts)
    if laid and laid.waits:
        yield Check("discordia.ship.flip-wait", False, {"tile": laid.tile.id, "kind": kind})
    if space and have < need:
        facts = {"slot": index + 1, "have": space, "need": have + 1}
        yield Check("discordia.dispatch.next-space", space == have + 1, facts)


def payment_checks(city: City, laid: Laid, figures: Figures) -> Iterator[Check]:
    """Whether the next space of what lies there can be paid for, and whether these figures do it."""
    space = laid.next
    if space is None:
        return
    supply = letters(city.supply)
    tile = {"tile": laid.tile.id, "kind": kind_name(laid.tile), "space": space.text, "supply": supply}
    possible = payments(space, purse(city))
    lacking = "" if possible else missing(space, city.supply, city.jokers)
    ok = figures in possible
    held = ok or (bool(possible) and not fits(space, figures, city.jokers))
    yield Check("discordia.dispatch.all-or-nothing", held, {**tile, "missing": lacking})
    paid = letters(figures)
    jokers = any(count and city.jokers >> color & 1 for color, count in enumerate(figures))
    if jokers and not fits(space, figures, 0):
        colors = "".join(letter for color, letter in enumerate(LETTERS) if city.jokers >> color & 1)
        yield Check("discordia.privilege.joker", ok, {"space": space.text, "paid": paid, "figures": colors})
    facts = {**tile, "paid": paid, "missing": missing(space, figures, city.jokers)}
    yield Check("discordia.dispatch.exact", ok, facts)


def checks(city: City, place: int, index: int, figures: Figures, space: int = 0) -> Iterator[Check]:
    """The rules that every dispatch keeps, whatever allows it."""
    yield from target_checks(city, place, index, space)
    laid = city.at(place, index)
    if laid:
        yield from payment_checks(city, laid, figures)


# --- sending ---


def send(state: State, action: Dispatch | Special, rule: str) -> None:
    """Figures go to the next space of what lies on a slot; with the last figure of the supply the game is won.

    ``rule``: the one that allows it.
    """
    city, place, index, figures = state.cities[state.seat], action.place, action.index, action.figures
    places = city.towers if place == TOWER else city.slots[place]
    laid = places[index]
    assert laid is not None
    if state.journal is not None:
        facts = {"tile": laid.tile.id, "kind": kind_name(laid.tile), "slot": index + 1, "figures": letters(figures)}
        state.note(rule, seat=state.seat + 1, **facts)
    places[index] = laid.manned(figures)
    city.pay_figures(figures)
    ending.check_instant(state, state.seat)


# --- a dispatch to any tile, as a bonus ---


def _places(state: State) -> Sequence[int]:
    return range(len(PLACES) if state.options.dispatch_any_towers else len(KINDS))


def _any_payable(state: State, _: Any) -> bool:
    city = state.cities[state.seat]
    paying = purse(city)
    spaces = [laid.next for place in _places(state) for laid in city.places(place) if laid is not None]
    return any(space is not None and is_payable(space, paying) for space in spaces)


def _to_any(state: State, _: Any) -> Sequence[Action]:
    city = state.cities[state.seat]
    actions: list[Action] = []
    paying = purse(city)
    for place in _places(state):
        to_place(city, place, paying, actions)
    return actions


def _check_any(state: State, action: Dispatch, _: Any) -> Iterator[Check]:
    if action.place == TOWER and not state.options.dispatch_any_towers:
        yield Check("discordia.dispatch.kind", False, {"kind": "military", "value": state.value, "offers": KINDS})
    yield from checks(state.city, action.place, action.index, action.figures, action.space)


def send_to_any(state: State, action: Dispatch, _: Any) -> None:
    """One dispatch to any tile that has a free space."""
    send(state, action, "discordia.symbol.dispatch-any")


DECISIONS: Final[dict[str, Decision[State]]] = {
    "DISPATCH": Decision(_to_any, _check_any, send_to_any, (Dispatch,), _any_payable, optional=True)
}
