"""The course of play: rounds, phases, who acts when, the end of a round, and the way into the final turns."""

from __future__ import annotations

import random

import pytest

from rulesim import CHANCE
from rulesim.provincia.state import State, new_game
from tests.provincia.given import (
    broken,
    choose,
    city,
    dealt,
    events,
    given,
    is_legal,
    legal,
    play,
    reason,
    refused,
    settle,
    until,
)


def random_game(players: int, seed: int = 1, **options: object) -> State:
    """A whole game of random decisions, with all its events."""
    rng = random.Random(seed)
    state = new_game(players, **options)
    state.journal = []
    while not state.is_over:
        legal = state.legal_actions()
        state.apply(state.sample(rng) if state.player == CHANCE else legal[int(rng.random() * len(legal))])
    return state


# --- rounds and phases ---


@pytest.mark.rule("provincia.round.count", "provincia.round.phases", "provincia.round.combat-rounds")
@pytest.mark.parametrize("players", [2, 4])
def test_phases_1_to_5_are_played_six_times(players: int) -> None:
    state = random_game(players)
    expected = []
    for number in range(1, 7):
        combat = ["combat"] if number in (2, 3, 5, 6) else []
        expected += [(phase, number) for phase in ("select", "play", *combat, "upkeep", "activate")]
    assert events(state, "round.phases", "now", "round") == expected
    assert events(state, "round.combat-rounds", "round") == [1, 4]


@pytest.mark.rule("provincia.round.count")
def test_after_the_last_round_the_game_is_over() -> None:
    state = random_game(2)
    assert state.is_over and state.player == CHANCE and state.legal_actions() == ()
    for action in ("choose opes", "end", "build domus", "start 1", "reveal domus"):
        assert reason(state, action, "round") == ("round.count", 6)


@pytest.mark.rule("provincia.round.phases", "provincia.activation.phase")
def test_an_action_of_another_phase_is_refused() -> None:
    state = given(city("emporium", "G5"))
    assert broken(state, "activate emporium") == ["activation.phase", "round.phases"]
    facts = {"building": "emporium", "now": "play", "round": 1}
    assert refused(state, "activate emporium").facts == facts
    assert reason(state, "choose opes", "asked", "now", "round") == ("round.phases", "select", "play", 1)
    assert reason(state, "city massilia", "asked", "now") == ("round.phases", "setup", "play")
    assert reason(state, "lose emporium", "asked", "now") == ("round.phases", "combat", "play")
    state = given(city("emporium", "G5", hand="domus"), phase="activate", round=2)
    for action in ("build domus", "buy wood", "discard domus", "play legio", "keep domus", "put domus", "suffer"):
        assert reason(state, action, "asked", "now") == ("round.phases", "play", "activate")
    assert is_legal(state, "activate emporium")


@pytest.mark.rule("provincia.round.turn-order", "provincia.play.turn")
def test_phases_go_round_the_table_from_the_start_player() -> None:
    state = given(city(goods="G5"), players=4, start=2)
    assert state.player == 2
    for before, after in ((2, 3), (3, 0), (0, 1)):
        assert reason(state, "end", "asked", "active", seat=after) == ("round.turn-order", after + 1, before + 1)
        play(state, "end")
        assert state.player == after
        assert reason(state, "end", "asked", seat=before) == ("play.turn", before + 1)
    assert events(state, "play.turn", "seat") == [3, 4, 1]


@pytest.mark.rule("provincia.round.turn-order")
def test_nobody_acts_while_chance_decides() -> None:
    state = play(dealt(3), "choose spqr")
    assert state.player == CHANCE
    for seat in range(3):
        assert reason(state, "reveal legio", "active", seat=seat) == ("draft.pick-order", 0)
    assert reason(given(city()), "reveal legio", "asked", "active") == ("round.turn-order", 0, 1)


@pytest.mark.rule("provincia.round.combat-rounds")
@pytest.mark.parametrize("number", [1, 4])
def test_in_rounds_1_and_4_nobody_fights(number: int) -> None:
    state = given(round=number)
    assert reason(state, "lay yellow+1", "round", "rounds") == ("round.combat-rounds", number, (2, 3, 5, 6))
    play(state, "end", "end")
    assert events(state, "round.phases", "now") == ["upkeep", "activate", "select"]


@pytest.mark.rule("provincia.round.combat-rounds")
@pytest.mark.parametrize("number", [2, 3, 5, 6])
def test_in_rounds_2_3_5_and_6_the_gauls_attack(number: int) -> None:
    state = given(round=number)
    assert reason(state, "lay yellow+1", "asked", "now") == ("round.phases", "combat", "play")
    play(state, "end", "end")
    assert (state.phase, state.player) == ("combat", 0)
    assert legal(state, "lay")


def test_the_upkeep_has_no_decision_and_phase_5_only_for_those_with_an_inactive_building() -> None:
    state = given(city(goods="G3"), city("turris", "G3"), players=3)
    play(state, "end", "end", "end")
    assert (state.phase, state.player) == ("activate", 1)
    play(state, "end")
    assert (state.phase, state.round, state.player) == ("select", 2, 1)


# --- the end of a round ---


@pytest.mark.rule("provincia.round-end.caesar")
def test_the_caesar_card_goes_to_the_left_neighbour() -> None:
    state = random_game(4, seed=3)
    first = events(state, "setup.caesar", "seat")[0] - 1
    rest = [(first + step) % 4 + 1 for step in range(1, 6)]
    assert events(state, "round-end.caesar", "seat") == rest
    assert state.start == (first + 5) % 4, "it is not passed on after round 6"


@pytest.mark.rule("provincia.round-end.caesar", "provincia.round-end.marker")
def test_start_players_of_all_rounds() -> None:
    state = dealt(4, start=0)
    starts = [state.start]
    while state.phase != "final":
        before = state.round
        state.play(state.legal_actions()[0 if state.player == CHANCE else -1])
        if state.round != before:
            starts.append(state.start)
            assert state.round == before + 1 and state.player == state.start
    assert starts == [0, 1, 2, 3, 0, 1]
    assert events(state, "round-end.marker", "round") == [2, 3, 4, 5, 6]


@pytest.mark.rule("provincia.round-end.marker", "provincia.draft.markers-return")
def test_all_action_markers_return() -> None:
    state = until(dealt(5), "play")
    assert sum(state.markers) == 1
    until(state, "select")
    assert (state.round, state.markers) == (2, [2, 2, 2])
    assert legal(state) == ["choose opes", "choose spqr", "choose aedificium"]


# --- the final turns ---


@pytest.mark.rule("provincia.end.trigger", "provincia.end.final-turns")
def test_after_round_6_everybody_has_one_more_turn() -> None:
    state = given(city(goods="G9"), players=3, phase="play", round=6, start=1, seat=1)
    settle(until(state, "final"))
    assert events(state, "end.trigger", "round") == [6]
    assert events(state, "end.final-turns", "seat") == [2]
    assert (state.player, state.start) == (1, 1)
    play(state, "end", "end")
    assert state.player == 0 and not state.is_over
    play(state, "end")
    assert state.is_over


@pytest.mark.rule("provincia.end.final-turns")
def test_who_begins_the_final_turns_is_an_option() -> None:
    state = given(players=3, round=6, start=1, seat=1, final_turns_start_player="next_caesar")
    until(state, "final")
    assert (state.start, state.player) == (2, 2)


@pytest.mark.rule("provincia.end.final-turns")
def test_the_final_turns_are_as_phase_2_without_a_hand_limit() -> None:
    hand = "forum domus fons puteus legio consul stabilum"
    state = given(city(goods="W9 S8 G9", hand=hand), phase="final")
    assert legal(state, "buy") == ["buy stone"]
    for action in ("choose opes", "lay yellow+1", "lose horreum"):
        assert reason(state, action, "now") == ("round.phases", "final")
    play(state, "build forum")
    assert state.cities[0].prestige == 6
    play(state, "end")
    assert state.player == 1 and len(state.cities[0].hand) == 6
    play(state, "end")
    assert state.is_over and state.scores()[0].total == 6 + 8 // 3


@pytest.mark.rule("provincia.end.no-phase5")
def test_nothing_is_activated_any_more_and_there_is_no_income() -> None:
    state = given(city("fodina", "C2 W1 S1", hand="emporium"), phase="final")
    play(state, "build emporium")
    assert broken(state, "activate emporium")[0] == "end.no-phase5"
    assert refused(state, "activate emporium").facts == {"building": "emporium"}
    play(state, "end", "end")
    assert refused(state, "activate emporium").rule == "provincia.end.no-phase5"
    assert (state.cities[0].prestige, state.cities[0].goods) == (4, [0, 0, 0, 0])


# --- what is never allowed ---


@pytest.mark.rule("provincia.trade.no-players")
def test_players_never_trade_with_each_other() -> None:
    for state in (given(city(goods="W5"), players=3), dealt(3)):
        assert reason(state, "offer 2", "owner") == ("trade.no-players", 2)


def test_secrets_are_not_looked_at() -> None:
    state = dealt(3)
    sights = {"card 5": "draft.reveal", "hand 3": "setup.start-hand", "bellum 2": "setup.bellum"}
    for sight, rule in {**sights, "token 2": "combat.token-anonymous"}.items():
        check = refused(state, f"look {sight}")
        assert check.rule == f"provincia.{rule}"
        assert next(iter(check.facts.values())) == int(sight[-1])


@pytest.mark.rule("provincia.draft.reveal", "provincia.setup.bellum", "provincia.setup.start-hand")
def test_the_refusal_to_look_is_true_of_what_lies_there() -> None:
    state = choose(dealt(2), "spqr")
    sights = {"card 1": "up", "card 6": "down", "card 9": "nowhere", "bellum 4": "nowhere", "bellum 6": "down"}
    assert {sight: reason(state, f"look {sight}", "lies")[1] for sight in sights} == sights
    fought = given(round=3, phase="combat")
    assert reason(fought, "look bellum 2", "lies") == ("setup.bellum", "up")
    for what in ("hand", "token"):
        assert [reason(state, f"look {what} {seat}", "whose")[1] for seat in (1, 2, 3)] == ["self", "other", "nobody"]
    assert [reason(state, f"offer {seat}", "whose", seat=1)[1] for seat in (1, 2, 3)] == ["other", "self", "nobody"]


# --- what chance decides ---


@pytest.mark.rule("provincia.setup.decks", "provincia.round.turn-order")
@pytest.mark.parametrize("phase", ["select", "play", "combat", "activate", "final"])
@pytest.mark.parametrize("action", ["reveal fons", "start 1", "deal yellow-2", "gauls bellum_04"])
def test_no_player_decides_for_chance(phase: str, action: str) -> None:
    state = given(city("emporium", "G5"), phase=phase, round=6 if phase in ("combat", "final") else 1)
    for seat in (None, 0, 1):
        refused(state, action, seat=seat)
    if action == "reveal fons":
        assert reason(state, action, "due", seat=0) == ("setup.decks", "")
