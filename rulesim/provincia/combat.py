"""Phase 3: everybody lays a combat token face down, tokens and Gauls are revealed, and every city fights alone.

Rules ``provincia.combat.*``. What a lost combat costs is in penalty.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rulesim.game import Check
from rulesim.pieces import without
from rulesim.provincia import buildings, penalty
from rulesim.provincia.actions import Action, Gauls, Lay, Lose, Protect
from rulesim.provincia.setup import may_be
from rulesim.steps import Decision, lot

if TYPE_CHECKING:
    from rulesim.provincia.components import Bellum, Token
    from rulesim.provincia.state import State


class Strength(NamedTuple):
    """The strength of a city, term by term; :attr:`total` is what is compared with the Gauls."""

    defence: int
    morale: int
    military: int
    tokens: int

    @property
    def total(self) -> int:
        return self.defence + self.morale + self.military + self.tokens


def strength_parts(state: State, seat: int) -> Strength:
    """The strength of a seat's city: defence, morale, military, and the revealed tokens of its colour."""
    city = state.cities[seat]
    tokens = revealed_now(state)
    changed = token_effect(tokens, city.town.colour) if tokens and city.town is not None else 0
    return Strength(city.defence, city.morale, buildings.military(city), changed)


def revealed_now(state: State) -> tuple[Token, ...]:
    """The tokens revealed in the combat that is going on; () before, and after it is over."""
    return state.revealed[-1] if len(state.revealed) > len(state.fought) else ()


def token_effect(tokens: Sequence[Token], colour: str) -> int:
    """What revealed tokens change the strength of the city of this colour by: the sum of those of its colour."""
    total = 0
    for token in tokens:
        if token.colour == colour:
            total += token.value
    return total


def wins(strength: int, attack: int) -> bool:
    """An equal or higher strength than that of the Gauls wins."""
    return strength >= attack


# --- step 1: tokens ---


def begin(state: State) -> None:
    """Phase 3 begins: the start player lays a token first. Whoever has none left lays none."""
    if not state.cities[state.seat].tokens:
        next_seat(state)


def next_seat(state: State) -> None:
    """The next seat lays a token; after the last one all are turned over, and chance turns over the combat card."""
    while state.seat_done():
        if state.cities[state.seat].tokens:
            return
    reveal_tokens(state)
    state.push(("GAULS", 0))
    state.run()


def legal_actions(state: State) -> Sequence[Action]:
    """Each different token that the seat has not played yet."""
    return [Lay.of(token) for token in dict.fromkeys(state.cities[state.seat].tokens)]


def checks(state: State, action: Action) -> Iterator[Check]:
    """One token, of one's own that is left."""
    if isinstance(action, Lay):
        yield from lay_checks(state, action)
    elif isinstance(action, Lose | Protect):
        yield from penalty.nothing_waits(state, action)
    else:
        yield Check("provincia.combat.token-choice", False, {"colour": "", "value": 0, "have": 0})


def lay_checks(state: State, action: Lay) -> Iterator[Check]:
    """Exactly one token per combat, and one that was not played before."""
    city, token = state.cities[state.seat], action.token
    facts: dict[str, Any] = {"colour": token.colour, "value": token.value}
    if token not in city.tokens and token in city.played:
        yield Check("provincia.combat.cleanup", False, facts)
    yield Check("provincia.combat.token-choice", token in city.tokens, {**facts, "have": int(token in city.tokens)})


def apply(state: State, action: Lay) -> None:
    """Lay the token face down: all see who laid one, nobody sees which."""
    city = state.cities[state.seat]
    city.tokens, city.laid = without(city.tokens, action.token), action.token
    if state.journal is not None:
        state.note("provincia.combat.token-choice", seat=state.seat + 1)
    next_seat(state)


def reveal_tokens(state: State) -> None:
    """Turn the tokens over together, sorted: nobody learns who played which."""
    tokens: list[Token] = []
    for city in state.cities:
        if city.laid is not None:
            tokens.append(city.laid)
            city.played += (city.laid,)
            city.laid = None
    tokens.sort(key=lambda token: token.id)
    state.revealed += (tuple(tokens),)
    if state.journal is None:
        return
    state.note("provincia.combat.token-anonymous", tokens=tuple(token.id for token in tokens))
    for seat, city in enumerate(state.cities):
        colour = city.town.colour if city.town is not None else ""
        count = sum(token.colour == colour for token in tokens)
        if count:
            facts: dict[str, Any] = {"colour": colour, "value": token_effect(tokens, colour), "tokens": count}
            state.note("provincia.combat.token-effect", seat=seat + 1, **facts)


# --- step 2: the Gauls ---


def possible(state: State) -> Sequence[Bellum]:
    """The combat cards that may lie on the place of this round: each is as likely."""
    return _of_round(state.tables.bellum, state.round)


@cache
def _of_round(cards: tuple[Bellum, ...], number: int) -> tuple[Bellum, ...]:
    return tuple(card for card in cards if card.round == number)


def reveal(state: State, action: Gauls, _: Any) -> None:
    """The combat card of the round is turned over; then every city fights, in turn order."""
    state.gauls = action.card
    if state.journal is not None:
        _note_gauls(state, action.card)
    state.push(*(("FIGHT", seat) for seat in state.order()), ("AFTERMATH", 0))


def _note_gauls(state: State, card: Bellum) -> None:
    printed = [(penalty.name(one), penalty.amount(one)) for one in card.penalties]
    (first, amount), (second, second_amount) = (*printed, ("", 0))[:2]
    facts: dict[str, Any] = {"penalty": first, "amount": amount, "second": second, "second_amount": second_amount}
    state.note("provincia.combat.reveal", bellum=card.id, round=state.round, gauls=card.strength, **facts)


# --- step 3: the fights ---


def fight(state: State, seat: int) -> None:
    """A city fights alone: an equal or higher strength wins and changes nothing; a lower one pays the penalty."""
    card = state.gauls
    assert card is not None
    parts = strength_parts(state, seat)
    if state.journal is not None:
        state.note("provincia.combat.strength", seat=seat + 1, **parts._asdict(), strength=parts.total)
        rule = "provincia.combat.win" if wins(parts.total, card.strength) else "provincia.combat.compare"
        state.note(rule, seat=seat + 1, strength=parts.total, gauls=card.strength)
    if not wins(parts.total, card.strength):
        penalty.suffer(state, seat)


def aftermath(state: State, _: Any) -> None:
    """The combat card and the tokens played leave the game, and the phase ends."""
    assert state.gauls is not None
    state.fought += (state.gauls,)
    state.gauls = None
    state.phase_done()


AUTOMATIC: Final[dict[str, Callable[[State, Any], None]]] = {"FIGHT": fight, "AFTERMATH": aftermath}
DECISIONS: Final[dict[str, Decision[State]]] = {
    "GAULS": lot(
        Gauls,
        lambda state, _: possible(state),
        lambda state, _: possible(state),
        lambda state, action, _: iter([may_be(state, action, action.card in possible(state))]),
        reveal,
    ),
}
