"""Everything that knows one rule meets at its id: catalogue, code, test, lesson, words. No other id is used."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from rulesim import CHANCE
from rulesim.discordia import State, new_game
from rulesim.game import Action
from tests.discordia.test_words import ATTEMPTS, VARIANTS
from tests.traceability import Traceability, written

RULES_OF_THE_GAME = """
setup.players setup.supply-counts setup.stacked-or-open setup.random-selection setup.star-cult setup.germanic-stacks
setup.first-germanic setup.action-tiles setup.city-stack setup.display setup.ship-face setup.bag setup.city-board
setup.ring-and-stars setup.manipulator setup.start-figures setup.start-player setup.first-tile-order
setup.first-tile-place setup.first-tile-bonus setup.no-refill
play.years-seasons play.maximus play.start-player-fixed play.roll play.equal-values play.maximus-takes
play.others-choose play.must-choose-die play.boat-advance play.saturnalia-refill play.saturnalia-green
play.year-end-trigger action.one-main action.free-order action.optional action.die-decides action.bonus-immediate
action.main-list tile.column tile.leftmost tile.needs-slot tile.overbuild tile.build-bonus tile.bonus-kept
tile.no-refill ship.slot ship.complete ship.flip-place ship.flip-step ship.flip-wait
barracks.slot stall.slot farm.slot dispatch.kind dispatch.next-space dispatch.exact dispatch.all-or-nothing
dispatch.sizes dispatch.full-tile dispatch.tower extension.take extension.place-city extension.place-track
extension.cover-bonus extension.unlimited develop.value develop.five develop.star
stars.take special.match special.stall-any special.example-red1 special.new-tile special.once special.payment
special.perk perk.kept boat.match boat.manipulated boat.six bonus.extensions-4-6
track.bonus track.expedition-six decree.claim decree.cover decree.limit decree.refusable decree.unique
manipulator.use manipulator.no-wrap manipulator.die-unchanged manipulator.declare manipulator.reset manipulator.colour
tower.choose tower.place tower.overbuild tower.military-bonus tower.military-fixed tower.military-dispatch
tower.military-decrees tower.trade tower.trade-steps privilege.joker privilege.joker-pair privilege.once
privilege.kinds privilege.occasions aqueduct.steps aqueduct.overflow aqueduct.back
yearend.order raid.strength raid.compare raid.damage-void raid.order-matters raid.decree
shortage.value shortage.symbols shortage.spaces shortage.draw shortage.bag-short shortage.negative shortage.flush
newyear.top-row newyear.reset newyear.start-player newyear.tie
end.instant end.final end.tie end.shared end.distance decree.ext-different decree.ext-pairs decree.manipulators
decree.towers decree.aqueduct decree.development decree.expedition decree.two-kinds decree.twelve decree.each-kind
decree.ships decree.farms decree.stalls decree.barracks symbol.dispatch-any symbol.demolish symbol.swap
symbol.discard-draw symbol.star-track symbol.star-cult symbol.tower symbol.manipulator symbol.extension
hint.manipulator-ui hint.shortage-display hint.year4-reward hint.auto-bonuses hint.visible-dice
"""

REFUSED = """
setup.germanic-stacks setup.action-tiles setup.city-stack setup.bag setup.start-player setup.random-selection
setup.first-tile-order setup.first-tile-place
play.years-seasons play.maximus play.maximus-takes play.others-choose play.must-choose-die play.roll
action.one-main action.optional action.bonus-immediate action.main-list
tile.column tile.leftmost tile.needs-slot tile.no-refill ship.flip-place
dispatch.kind dispatch.next-space dispatch.exact dispatch.all-or-nothing dispatch.full-tile
extension.take develop.value develop.five develop.star stars.take
special.match special.stall-any special.once special.perk boat.match track.bonus
decree.claim decree.limit decree.unique manipulator.use manipulator.no-wrap
tower.choose tower.place tower.trade privilege.joker privilege.once privilege.occasions
yearend.order raid.decree shortage.negative end.instant
symbol.demolish symbol.swap symbol.discard-draw symbol.star-track symbol.tower
"""
"""The rules that an attempt can break. Kinds of tile and conditions of decrees come on top, by tables."""

SLOTS = frozenset(f"discordia.{kind}.slot" for kind in ("ship", "barracks", "stall", "farm"))


def played() -> Iterator[State]:
    """Positions of random games under every option."""
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


class TestTraceability(Traceability):
    game = "discordia"
    rules = RULES_OF_THE_GAME.split()
    idle = frozenset({"discordia.setup.players"})

    @staticmethod
    def played() -> Iterator[tuple[State, Iterable[Action], bool]]:
        for ply, state in enumerate(played()):
            tried = map(state.parse, ATTEMPTS) if ply % 15 == 0 or state.is_over else ()
            yield state, tried, ply % 50 == 0 or state.is_over


def test_there_are_as_many_rules_as_the_rulebook_was_cut_into() -> None:
    assert len(RULES_OF_THE_GAME.split()) == 162


def test_everything_comes_up() -> None:
    checks, events = written("discordia")
    assert len(checks) >= 45
    assert len(events) >= 40
    *_, told, _ = TestTraceability.spoken()
    assert len(told) >= 38, "the games come to most of what can happen"
    ends = {f"discordia.end.{name}" for name in ("instant", "final", "tie", "shared", "distance")}
    assert TestTraceability().lacking(ends, "line") == []


def test_every_refusal_of_the_rules_is_in_the_engine() -> None:
    checks, _ = written("discordia")
    assert {f"discordia.{id}" for id in REFUSED.split()} <= checks


def test_random_games_come_to_most_refusals() -> None:
    _, broken, *_ = TestTraceability.spoken()
    conditions = {f"discordia.{id}" for id in RULES_OF_THE_GAME.split() if id.startswith("decree.")}
    assert broken >= SLOTS
    assert len(conditions & broken) >= 12
    rare = {"discordia.dispatch.next-space", "discordia.symbol.demolish", "discordia.decree.limit"}
    missed = {f"discordia.{id}" for id in REFUSED.split()} - broken - rare
    assert len(missed) <= 12, missed
