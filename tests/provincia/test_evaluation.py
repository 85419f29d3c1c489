"""How good a position is for a seat, and how well the greedy bot plays by it."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from rulesim import CHANCE, bots
from rulesim.bots import GreedyBot, RandomBot
from rulesim.provincia.components import AEDIFICIUM
from rulesim.provincia.evaluation import ahead, evaluate, gains, values
from rulesim.provincia.options import Options
from rulesim.provincia.outlook import outlook
from rulesim.provincia.position import position
from rulesim.provincia.state import State, new_game
from tests.provincia.given import city, given, play


def worth(number: int = 3, phase: str = "play", **told: Any) -> float:
    """How the city of seat 0 is valued."""
    where = {name: told.pop(name) for name in ("acted", "seat") if name in told}
    return evaluate(given(city(**told), round=number, phase=phase, **where), 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"buildings": "domus"}, {}),
        ({"goods": "W3 G3"}, {"goods": "W2 G3"}),
        ({"goods": "G3"}, {"goods": "W3"}),
        ({"goods": "G3", "permanents": "corruptio"}, {"goods": "G3"}),
        ({"goods": "W3 G3", "buildings": "lignator"}, {"goods": "W3 G3", "buildings": "turris"}),
        ({"goods": "C1 W3 G3", "hand": "domus"}, {"goods": "C1 W3 G3"}),
        ({"goods": "C2 W2 G3", "hand": "domus"}, {"goods": "S4 G3", "hand": "domus"}),
        ({"morale": 5}, {"morale": 3}),
        ({"buildings": "officina"}, {"buildings": "mola"}),
        ({"permanents": "gloria_4"}, {"permanents": "gloria_1"}),
        ({"losses": 0}, {"losses": 2}),
    ],
)
def test_what_helps_is_worth_having(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(**better) > worth(**worse)


def test_goods_and_cards_are_worth_nothing_after_the_last_turn() -> None:
    late = {"number": 6, "phase": "final", "acted": 1, "seat": 1}
    assert worth(goods="W9 S9", hand="domus fons", **late) == worth(**late)
    assert worth(goods="G9", **late) == pytest.approx(worth(goods="G6", **late) + 1)


def test_it_is_exact_when_the_game_is_over() -> None:
    state = position(phase="over", round=6, cities=[{"buildings": ["horreum", "forum"], "goods": {"gold": 4}}, {}])
    assert evaluate(state, 0) == 7.0


@pytest.mark.parametrize(
    ("number", "phase", "acted", "turns"),
    [(1, "select", 0, 7), (1, "play", 0, 7), (1, "play", 1, 6), (6, "activate", 0, 1), (6, "final", 0, 1)],
)
def test_turns_to_come(number: int, phase: str, acted: int, turns: int) -> None:
    state = given(city("vinea"), city("vinea"), round=number, phase=phase, acted=acted, seat=acted)
    assert outlook(state, 0).turns == turns


def test_nothing_hidden_is_looked_at() -> None:
    rng, state = Random(5), new_game(4)
    while not state.is_over:
        if rng.random() < 0.1:
            for seat in range(4):
                assert evaluate(state.imagine(seat, rng), seat) == pytest.approx(evaluate(state, seat))
        state.apply(state.sample(rng) if state.player == CHANCE else rng.choice(list(state.legal_actions())))


def everything(state: State) -> list[object]:
    """All that a position holds, also what its data leave out."""
    return [state.to_dict(), state.player, [(deck.unseen, deck.down_seats) for deck in state.decks]]


def check_looks(state: State) -> None:
    """Whether looking ahead finds what playing does, and changes nothing."""
    before = everything(state.copy())
    for action in state.legal_actions():
        played, (after, _) = state.copy(), ahead(state, action)
        played.apply(action)
        assert everything(after) == everything(played)
    assert everything(state) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_looking_ahead_finds_what_playing_does_and_changes_nothing(players: int) -> None:
    rng, state = Random(players), new_game(players)
    while not state.is_over:
        if state.player != CHANCE and rng.random() < 0.4:
            check_looks(state)
        if rng.random() < 0.01:
            before, played, lent = everything(state.copy()), state.copy(), state.branch(0)
            lent.cities = state.copy().cities
            on = [everything(bots.play(where, RandomBot(), 1)) for where in (played, lent)]
            assert on[0] == on[1] and everything(state) == before, "what a branch shares is as it was"
        state.apply(state.sample(rng) if state.player == CHANCE else rng.choice(list(state.legal_actions())))


@pytest.mark.parametrize("seed", range(6))
def test_what_is_found_for_all_actions_is_what_playing_each_leads_to(seed: int) -> None:
    """In games of random and greedy players under any options; the test of all games keeps to the usual ones.

    What greedy players compare is the same, all less by one number.
    """
    rng, together, alone = Random(seed), GreedyBot(), GreedyBot(evaluate)
    chosen = {one.name: rng.choice(one.metadata["allowed"]) for one in fields(Options) if seed and rng.random() < 0.5}
    state = new_game(2 + seed % 4, **chosen)
    while not state.is_over:
        if state.player != CHANCE and rng.random() < 0.5:
            assert together.values(state) == pytest.approx(alone.values(state), abs=1e-9)
            found, compared = (how(state, state.legal_actions(), evaluate) for how in (values, gains))
            less = found[0] - compared[0]
            assert [gain + less for gain in compared] == pytest.approx(found, abs=1e-9)
        bot = rng.choice((together, RandomBot()))
        state.apply(state.sample(rng) if state.player == CHANCE else bot.choose(state, rng))


def test_a_selection_may_have_fewer_open_places() -> None:
    state = given(city(), phase="select", chooser=0, deck="aedificium", face_up=["forum", "domus"])
    assert GreedyBot().values(state) == pytest.approx(GreedyBot(evaluate).values(state), abs=1e-9)


def test_looking_ahead_leaves_the_cards_of_consuetudo_as_they_are() -> None:
    rng, state = Random(1), given(city("forum", hand="consuetudo", goods="G9"), city(), round=2)
    play(state, "play consuetudo")
    while state.phase != "select":
        check_looks(state)
        state.apply(state.sample(rng) if state.player == CHANCE else state.legal_actions()[-1])
    assert state.decks[AEDIFICIUM].top
    check_looks(state)


def test_the_greedy_bot_builds_what_it_can_and_keeps_what_it_needs() -> None:
    state = given(city(goods="C2 W1 G4", hand="domus lignator"), round=2)
    chosen: list[str] = []
    while state.player == 0 and state.phase == "play":
        action = GreedyBot().choose(state, Random(1))
        chosen.append(str(action))
        play(state, chosen[-1])
    assert chosen[-1] == "end" and {"build domus", "build lignator"} <= set(chosen)


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    won = 0
    for seed in range(12):
        me = seed % players
        seats = [GreedyBot() if seat == me else RandomBot() for seat in range(players)]
        state: State = bots.play(new_game(players), seats, seed)
        won += me in state.winners()
    assert won >= 10
