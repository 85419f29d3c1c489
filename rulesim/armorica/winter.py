"""Winter starvation: whoever has more cards than amphorae loses cards without amphorae until both are equal.

Rules ``armorica.winter.*`` and the two-player rule ``armorica.two-player.*``, which belongs to the end of winter. Cards
are lost one at a time; a seat with nothing to lose is passed over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rulesim.armorica import ending, turn
from rulesim.armorica.actions import KEEP, Action, Discard, Keep, Move
from rulesim.armorica.cards import AMPHORAE, Card
from rulesim.armorica.piles import ROW_NAMES, described, refill_from_discards, remove_card
from rulesim.game import CHANCE, Check, seat_name, wrong

if TYPE_CHECKING:
    from rulesim.armorica.state import State


def due(state: State, seat: int) -> int:
    """How many cards the seat must still lose: cards minus amphorae, if that is more than 0.

    No more than it has without an amphora; that bites only if ``start_card_protected`` keeps one back.
    """
    over = len(state.displays[seat]) - state.totals[seat][AMPHORAE]
    if over <= 0:
        return 0
    return min(over, len(hungry(state, seat))) if state.options.start_card_protected else over


def hunger(state: State, seat: int) -> dict[str, int]:
    """The facts of the seat's winter. ``spared``: cards beyond the amphorae that stay, since they are protected."""
    cards, amphorae, must = len(state.displays[seat]), state.totals[seat][AMPHORAE], due(state, seat)
    return {"cards": cards, "amphorae": amphorae, "due": must, "spared": max(0, cards - amphorae) - must}


def hungry(state: State, seat: int) -> list[int]:
    """Indices, from the left, of the cards that may be lost: those without an amphora.

    ``start_card_protected`` keeps the first card, unless it is known to be a Gaul or a Roman.
    """
    display = state.displays[seat]
    indices = [i for i, card in enumerate(display) if not card.amphorae]
    if state.options.start_card_protected and indices and indices[0] == 0 and display[0].deck in ("start", ""):
        del indices[0]
    return indices


def settle(state: State) -> None:
    """Go on, from ``state.acted``, to the next seat that has something to decide; after the last one winter ends."""
    free_choice = state.options.winter_discard == "at-least"
    while state.acted < state.players:
        seat = turn.seat_to_act(state)
        if due(state, seat) or (free_choice and hungry(state, seat)):
            state.player = seat
            return
        if state.journal is not None:
            state.note("armorica.winter.compare", seat=seat + 1, **hunger(state, seat))
        state.acted += 1
    end_winter(state)


def legal_actions(state: State) -> Sequence[Action]:
    """One discard for each card without amphora while one is due; otherwise only to keep what is left."""
    must = due(state, state.player)
    if not must and state.options.winter_discard == "exact":
        return (KEEP,)
    discards: list[Action] = [Discard.of(index + 1) for index in hungry(state, state.player)]
    return discards if must else [*discards, KEEP]


def checks(state: State, action: Action) -> Iterator[Check]:
    """Whether this card may, must or need not be lost."""
    if isinstance(action, Move):
        yield Check("armorica.winter.close-gap", False, {"number": action.number, "to": action.to})
    elif isinstance(action, Keep):
        facts = {"named": 0, **hunger(state, state.player)}
        yield Check("armorica.winter.discard-count", facts["due"] == 0, facts)
    elif isinstance(action, Discard):
        yield from _discard_checks(state, action)


def _discard_checks(state: State, action: Discard) -> Iterator[Check]:
    """Whether the cards that are named are there and one's own, and may all go."""
    seat = state.player
    owner = seat if action.seat is None else action.seat
    if owner >= state.players:
        allowed = f"{seat_name(0)} to {seat_name(state.players - 1)}"
        raise wrong("action", f"{seat_name(owner)} does not play; allowed: {allowed}.")
    counts = hunger(state, seat)
    display = state.displays[owner]
    named = {number: display[number - 1] if 0 < number <= len(display) else None for number in action.numbers}
    facts = {n: {"number": n, "owner": owner + 1, **(described(c) if c else {"card": ""})} for n, c in named.items()}
    for number, card in named.items():
        times = action.numbers.count(number)
        ok = owner == seat and card is not None and times == 1
        yield Check("armorica.winter.choice", ok, {**facts[number], "cards": counts["cards"], "times": times})
    free = state.options.winter_discard == "at-least"
    yield Check("armorica.winter.no-voluntary", counts["due"] > 0 or free, counts)
    for number, card in named.items() if owner == seat else ():
        if card is not None:
            yield from _starving_checks(state, number, card, facts[number])
    if action.also:
        enough = len(action.numbers) <= counts["due"] or free
        yield Check("armorica.winter.discard-count", enough, {"named": len(action.numbers), **counts})


def _starving_checks(state: State, number: int, card: Card, facts: Mapping[str, Any]) -> Iterator[Check]:
    """Whether an own card is one that may starve."""
    yield Check("armorica.winter.only-amphoraless", not card.amphorae, {**facts, "amphorae": card.amphorae})
    if not card.amphorae:
        yield Check("armorica.winter.start-card-not-exempt", number - 1 in hungry(state, state.player), facts)


def apply(state: State, action: Action) -> None:
    """Lose one card, or keep the rest; then the next seat."""
    seat = state.player
    if isinstance(action, Discard):
        card = remove_card(state, seat, action.number - 1)
        if state.journal is not None:
            state.note("armorica.winter.discard-count", seat=seat + 1, number=action.number, **described(card))
        if due(state, seat) or (state.options.winter_discard == "at-least" and hungry(state, seat)):
            return
    state.acted += 1
    settle(state)


def end_winter(state: State) -> None:
    """Pass the start-player card clockwise; with two players both rows then lose their rightmost card."""
    state.phase = "extra"
    after = state.options.two_player_discard == "after-marker"
    if after:
        pass_marker(state)
    state.pending = extra_discard(state) if state.players == 2 else ()
    if not after:
        pass_marker(state)
    if state.pending:
        state.player = CHANCE
    else:
        turn.finish(state)


def pass_marker(state: State) -> None:
    """The start-player card goes clockwise to the next player."""
    state.start = (state.start + 1) % state.players
    state.note("armorica.winter.pass-marker", seat=state.start + 1)


def extra_discard(state: State) -> tuple[int, ...]:
    """Two players: the rightmost card of each row leaves the game. Returns the rows that then draw a card."""
    if ending.is_due(state) and not state.options.last_extra_discard:
        return ()
    drawing: list[int] = []
    for row, cards in enumerate(state.rows):
        if cards:
            card = cards.pop()
            state.discards.append(card)
            if state.journal is not None:
                state.note("armorica.two-player.extra-discard", row=ROW_NAMES[row], **described(card))
        if state.open[row] or refill_from_discards(state, row):
            drawing.append(row)
    return tuple(drawing)
