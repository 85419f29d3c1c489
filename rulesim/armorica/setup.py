"""Set-up: the start player, the start cards, the piles and the two rows; and every later card that is turned over.

Shuffling is the only chance in the game. A draw deck is kept as what may still come: an open pile, of which any card
may be next, and the later piles in order. Rules ``armorica.setup.*``, ``armorica.components.players``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesim.armorica import turn
from rulesim.armorica.actions import STARTS, Action, Move, Reveal, Start
from rulesim.armorica.cards import ROW_SIZE, Card
from rulesim.armorica.piles import ROW_NAMES, add_card, described, draw
from rulesim.game import CHANCE, Check, checked_seat, wrong
from rulesim.outside import shown

if TYPE_CHECKING:
    from rulesim.armorica.state import State

MOST_PLAYERS: Final = 4
_FILLED_BY: Final = {"setup": "armorica.setup.rows", "extra": "armorica.two-player.refill"}


def check_players(players: int) -> None:
    """Raises :class:`~rulesim.game.BadInput` unless 2, 3 or 4 play."""
    if type(players) is not int or not 2 <= players <= MOST_PLAYERS:
        raise wrong("players", f"Armorica is for 2, 3 or 4 players, not {shown(players)}.")


def lay_out(state: State) -> None:
    """Stack the piles and ask chance for the start player (if not fixed) and for two rows of six."""
    for row, name in enumerate(ROW_NAMES):
        first, *later = state.cards.piles(name)
        state.open[row] = list(first)
        state.later[row] = tuple(later)
    state.pending = (0,) * ROW_SIZE + (1,) * ROW_SIZE
    state.player = CHANCE
    if state.options.start_player != "random":
        give_start_cards(state, checked_seat(state.options.start_player, state.players, "start_player"))


def give_start_cards(state: State, first: int) -> None:
    """The start player gets Start 1, the others the next numbers clockwise; each begins a display."""
    state.start = first
    cards = state.cards.deck("start")
    for place in range(state.players):
        seat = (first + place) % state.players
        add_card(state, seat, cards[place])
    state.note("armorica.setup.start-player", seat=first + 1)


def legal_actions(state: State) -> Sequence[Action]:
    """What chance may do: name the start player, or turn over any card of the open pile."""
    if state.start < 0:
        return STARTS[: state.players]
    return [Reveal.of(card) for card in state.open[state.pending[0]]]


def sample(state: State, rng: Any) -> Action:
    """One of these, all equally likely: a pile is shuffled by itself."""
    if state.start < 0:
        return STARTS[int(rng.random() * state.players)]
    pile = state.open[state.pending[0]]
    card = pile[int(rng.random() * len(pile))]
    return Reveal.of(card)


def checks(state: State, action: Action, seat: int | None = None) -> Iterator[Check]:
    """A card is turned over only when a row is to be filled, by no player, and only from that deck's open pile."""
    yield Check("armorica.end.trigger", not state.is_over, {"turn": state.turn})
    if isinstance(action, Move):
        yield Check("armorica.gaul.place", False, {"number": action.number, "to": action.to})
        return
    active = 0 if state.player == CHANCE else state.player + 1
    if isinstance(action, Start):
        free = state.start < 0
        yield Check("armorica.setup.start-player", free and action.seat < state.players, {"players": state.players})
    else:
        yield Check("armorica.turn.open-information", not active, {"active": active})
    if seat is not None and not active:
        yield Check("armorica.turn.order", seat == CHANCE, {"asked": seat + 1, "active": active})
    if isinstance(action, Reveal):
        yield Check("armorica.setup.start-player", state.start >= 0, {"players": state.players})
    if isinstance(action, Reveal) and state.pending:
        row = state.pending[0]
        facts = {"card": action.card.id, "row": ROW_NAMES[row], "open": len(state.open[row])}
        yield Check(f"armorica.setup.{ROW_NAMES[row]}-deck", may_come(state, action.card), facts)


def may_come(state: State, card: Card) -> bool:
    """Whether ``card`` may be turned over next: it is in the open pile of the row that waits for a card."""
    return card in state.open[state.pending[0]]


def apply(state: State, action: Action) -> None:
    """Chance has decided: name the start player, or put the card at the row's left end (see gaul.py for the refill)."""
    if type(action) is Reveal:
        row = state.pending[0]
        card = action.card
        draw(state, row, card)
        if state.phase == "setup" and state.options.deal == "first-left":
            state.rows[row].append(card)
        else:
            state.rows[row].insert(0, card)
        if state.journal is not None:
            rule = _FILLED_BY.get(state.phase, f"armorica.{ROW_NAMES[row]}.shift-refill")
            state.note(rule, row=ROW_NAMES[row], **described(card))
        state.pending = state.pending[1:]
        if not state.pending:
            (turn.begin if state.phase == "setup" else turn.advance)(state)
    elif type(action) is Start:
        give_start_cards(state, action.seat)
