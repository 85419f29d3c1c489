"""Everything that knows one rule meets at its id: catalogue, code, test, lesson, words. No other id is used."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

from rulesim import CHANCE
from rulesim.armorica import State, new_game
from rulesim.game import Action
from tests.armorica.given import given
from tests.armorica.test_properties import attempts
from tests.traceability import Traceability

RULES_OF_THE_GAME = """
components.counts components.piles components.suits components.classes components.icon-rows components.gate-icon
components.start-wheat components.players
setup.start-player setup.start-cards setup.display-first setup.gaul-deck setup.roman-deck setup.rows setup.initial-reach
turn.phases turn.order turn.open-information
gaul.action gaul.range gaul.colour-free gaul.range-caps-at-row gaul.count-whole-display gaul.place gaul.pass-discard
gaul.shift-refill gaul.refill-empty-deck
roman.action roman.plebeian-range roman.patrician-gate roman.patrician-range roman.count-all-cards
roman.fresh-gaul-counts roman.place roman.forced-pass roman.pass-discard roman.shift-refill roman.example-michael
winter.order winter.compare winter.discard-count winter.only-amphoraless winter.choice winter.close-gap
winter.no-voluntary winter.feasible winter.start-card-not-exempt winter.empty-display winter.pass-marker
two-player.extra-discard two-player.refill two-player.only-two
end.trigger end.finish-turn end.length
scoring.sets scoring.set-values scoring.first-card scoring.append-value scoring.gold scoring.majority
scoring.majority-tie scoring.majority-zero scoring.total tiebreak.gold tiebreak.shared scoring.example-michael
"""

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"voluntary_pass": False},
    {"winter_discard": "at-least", "pass_discard": "choice"},
    {"start_card_protected": True},
    {"empty_deck": "reshuffle", "end_trigger": "both", "exhausted": "failed-draw"},
    {"final_tie": "last-in-order", "lower_ranks": "points"},
)


def played() -> Iterator[State]:
    """Positions of random games, and some that standard cards never lead to."""
    for number, options in enumerate(VARIANTS):
        for players in (2, 3, 4):
            rng = random.Random(10 * number + players)
            state = new_game(players, **options)
            state.journal = []
            while not state.is_over:
                yield state
                legal = state.legal_actions()
                state.apply(state.sample(rng) if state.player == CHANCE else legal[int(rng.random() * len(legal))])
            yield state
        yield given("winter", "N[w2] Y B[a1]", options=options)
        yield given("winter", "N[w2 a3] Y", options=options)
        yield given("gaul", "N", gaul_row=[], options=options)


class TestTraceability(Traceability):
    game = "armorica"
    rules = RULES_OF_THE_GAME.split()
    idle = frozenset({"armorica.components.players"})
    misspelt = frozenset({"armorica.gaul.nothing", "armorica.gaul.rnage", "armorica.no.rule", "armorica.scoring.set"})

    @staticmethod
    def played() -> Iterator[tuple[State, Iterable[Action], bool]]:
        for ply, state in enumerate(played()):
            yield state, attempts(state) if ply % 3 == 0 else (), ply % 5 == 0 or state.is_over


def test_there_are_as_many_rules_as_the_rulebooks_were_cut_into() -> None:
    assert len(RULES_OF_THE_GAME.split()) == 67


def test_refusals_of_the_spec_have_the_rules_that_they_map_to() -> None:
    """The names that the rules give to errors, as rule ids."""
    _, broken, *_ = TestTraceability.spoken()
    named = {
        "game-over": "end.trigger",
        "wrong-phase": "turn.phases",
        "not-your-turn": "turn.order",
        "one-card-per-phase": "gaul.action",
        "no-such-position": "gaul.range-caps-at-row",
        "range-wheat (Gaul)": "gaul.range",
        "range-wheat (Roman)": "roman.plebeian-range",
        "range-grapes, range-olives, range-sheep": "roman.patrician-range",
        "pass-discards-rightmost": "gaul.pass-discard",
        "pass-discards-rightmost (Roman)": "roman.pass-discard",
        "display-order-fixed": "gaul.place",
        "display-order-fixed (Roman)": "roman.place",
        "display-order-fixed (winter)": "winter.close-gap",
        "not-in-display, duplicate-discard": "winter.choice",
        "no-discard-due": "winter.no-voluntary",
        "amphora-card-protected": "winter.only-amphoraless",
        "too-few-discards": "winter.discard-count",
    }
    assert {f"armorica.{rule}" for rule in named.values()} <= broken
