"""What chances are worked out from: named numbers of a seat as others see it, and how far the game is.

Hands and combat tokens are secret: of another seat their number counts, of the own also what they promise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulesim.provincia import buildings, discounts, ending
from rulesim.provincia.components import GOLD
from rulesim.provincia.evaluation import evaluate
from rulesim.provincia.outlook import WEIGHTS, outlook

if TYPE_CHECKING:
    from rulesim.provincia.state import State

_PHASES: Final = ("select", "play", "combat", "upkeep", "activate")


def features(state: State, seat: int, own: bool) -> dict[str, float]:
    """``expect``: what the evaluation expects of all that lies open, in prestige. ``points``: prestige if it ended now.

    ``goods``, ``gold``: in store; ``income``, ``coins``: to come in each round; ``safety``: morale, defence and
    military together; ``morale``; ``built``: buildings; ``discount``: 1 if they cost less; ``cards``, ``tokens``: how
    many in hand; ``turns``: those left. ``own``: 1 for the seat that looks, and then ``promise``: what its hand and
    tokens add to ``expect``.
    """
    city = state.cities[seat]
    income, more = buildings.income(city)
    expect = evaluate(state, seat, WEIGHTS, hidden=False)
    found = {
        "expect": expect,
        "points": float(ending.total(state, seat)),
        "goods": float(sum(city.goods[:GOLD])),
        "gold": float(city.goods[GOLD]),
        "income": float(sum(income[:GOLD])),
        "coins": float(income[GOLD]),
        "safety": float(city.morale + city.defence + buildings.military(city)),
        "morale": float(city.morale + more),
        "built": float(len(city.standing)),
        "discount": float(bool(discounts.kinds(city))),
        "cards": float(len(city.hand)),
        "tokens": float(len(city.tokens)),
        "turns": float(outlook(state, seat).turns),
    }
    if own:
        found["promise"] = evaluate(state, seat) - expect
        found["own"] = 1.0
    return found


def progress(state: State) -> float:
    """Rounds, phases and turns played, of all; the final turns count as half a round."""
    rounds = state.tables.setup.rounds
    if state.phase == "final":
        return (rounds + 0.5 * state.acted / state.players) / (rounds + 0.5)
    if state.phase not in _PHASES:
        return 0.0
    done = state.acted / state.players
    if state.phase == "select":
        done = (state.passes + done) / state.tables.setup.passes[state.players]
    part = (_PHASES.index(state.phase) + done) / len(_PHASES)
    return (state.round - 1 + part) / (rounds + 0.5)
