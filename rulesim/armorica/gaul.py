"""Gaul immigration: take one card that your wheat reaches, or pass; then the row closes up and is refilled.

Rules ``armorica.gaul.*``. The Roman phase moves cards in the same way and calls :func:`draft` and :func:`row_checks`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rulesim.armorica import turn
from rulesim.armorica.actions import MOST, PASS, TAKES, Action, Move, Pass, Take
from rulesim.armorica.cards import ICONS, WHEAT, Card
from rulesim.armorica.piles import ROW_NAMES, add_card, described, refill_from_discards
from rulesim.game import CHANCE, Check

if TYPE_CHECKING:
    from rulesim.armorica.state import State

_LEGAL: Final = tuple((*TAKES[:n], PASS) for n in range(MOST + 1))
_REFILL: Final = ((0,), (1,))


def gate(state: State, card: Card) -> str:
    """The icon that opens ``card`` in the Gaul row: wheat, whatever its colour."""
    return ICONS[card.gate if state.options.gaul_gate == "color" else WHEAT]


def reach(state: State, seat: int) -> int:
    """How many cards of the Gaul row, from the right, the seat's wheat reaches; never more than there are."""
    return min(reaches(state, seat)[WHEAT], len(state.rows[0]))


def reaches(state: State, seat: int) -> list[int]:
    """The farthest position that each icon of the seat's whole display opens, not limited by the row's length."""
    held = state.totals[seat]
    return [count + 1 for count in held] if state.options.reach_counting == "rightmost-free" else held


def need(state: State, position: int) -> int:
    """How many icons the card at ``position`` asks for."""
    return position - 1 if state.options.reach_counting == "rightmost-free" else position


def legal_actions(state: State) -> Sequence[Action]:
    """Every take within reach, then the pass."""
    if state.plain:
        wheat = state.totals[state.player][WHEAT]
        cards = len(state.rows[0])
        return _LEGAL[wheat if wheat < cards else cards]
    farthest = reaches(state, state.player)
    by_color = state.options.gaul_gate == "color"
    takes = [
        TAKES[p] for p, card in enumerate(reversed(state.rows[0])) if farthest[card.gate if by_color else WHEAT] > p
    ]
    return with_passes(state, takes, state.rows[0])


def with_passes(state: State, takes: list[Take], row: list[Card]) -> list[Action]:
    """``takes`` and the passes that the options allow beside them."""
    legal: list[Action] = [*takes]
    if state.options.voluntary_pass or not takes:
        legal.append(PASS)
        if state.options.pass_discard == "choice":
            legal.extend(Pass(position) for position in range(2, len(row) + 1))
    return legal


def checks(state: State, action: Action) -> Iterator[Check]:
    """Whether the Gaul card asked for is within the reach of the wheat held."""
    yield from row_checks(state, action, 0)
    if isinstance(action, Take) and 1 <= action.position <= len(state.rows[0]):
        card = state.rows[0][-action.position]
        icon = gate(state, card)
        held = state.totals[state.player][ICONS.index(icon)]
        wanted = need(state, action.position)
        facts = {"position": action.position, "need": wanted, "have": held, **described(card), "icon": icon}
        yield Check("armorica.gaul.range", held >= wanted, facts)


def row_checks(state: State, action: Action, row: int) -> Iterator[Check]:
    """What holds for both rows: one card, from a place that exists, to the right end; a pass names the rightmost."""
    name = ROW_NAMES[row]
    length = len(state.rows[row])
    if isinstance(action, Take):
        yield Check(f"armorica.{name}.action", not action.also, {"count": 1 + len(action.also)})
        beyond = {"position": action.position, "length": length}
        yield Check("armorica.gaul.range-caps-at-row", 1 <= action.position <= length, beyond)
        right_end = len(state.displays[state.player]) + 1
        at = right_end if action.at is None else action.at
        yield Check(f"armorica.{name}.place", at == right_end, {"to": at, "right_end": right_end})
    elif isinstance(action, Pass):
        asked = 1 if action.position is None else action.position
        most = max(1, length) if state.options.pass_discard == "choice" else 1
        named = {"position": asked, "most": most, "length": length}
        yield Check(f"armorica.{name}.pass-discard", 1 <= asked <= most, named)
        reachable = sum(isinstance(a, Take) for a in state.legal_actions())
        may_pass = state.options.voluntary_pass or not reachable
        yield Check(f"armorica.{name}.action", may_pass, {"count": 0, "reachable": reachable})
    elif isinstance(action, Move):
        yield Check(f"armorica.{name}.place", False, {"number": action.number, "to": action.to})


def apply(state: State, action: Action) -> None:
    """Take or pass in the Gaul row."""
    draft(state, action, 0)


def draft(state: State, action: Action, row: int) -> None:
    """Move one card out of a row: into the display (take) or out of the game (pass); then ask for the refill."""
    cards = state.rows[row]
    if type(action) is Take:
        card = cards.pop(-action.position)
        add_card(state, state.player, card)
        if row == 0:
            state.took |= 1 << state.player
        elif state.took:
            state.took &= ~(1 << state.player)
        if state.journal is not None:
            position = action.position
            state.note(f"armorica.{ROW_NAMES[row]}.place", seat=state.player + 1, position=position, **described(card))
    elif cards and isinstance(action, Pass):
        card = cards.pop(-(action.position or 1))
        state.discards.append(card)
        if state.journal is not None:
            state.note(f"armorica.{ROW_NAMES[row]}.pass-discard", seat=state.player + 1, **described(card))
    if state.open[row] or refill_from_discards(state, row):
        state.pending = _REFILL[row]
        state.player = CHANCE
    else:
        turn.advance(state)
