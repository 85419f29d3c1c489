"""Phase 3: tokens, the Gauls, the strength of a city, winning and losing."""

from __future__ import annotations

from typing import Any

import pytest

from rulesim.provincia import buildings, combat
from rulesim.provincia.components import Token
from rulesim.provincia.state import State
from tests.provincia.given import TABLES, broken, city, events, given, ids, is_legal, legal, play, reason, settle

BLUE = next(town.id for town in TABLES.towns if town.colour == "blue")
ORANGE = next(town.id for town in TABLES.towns if town.colour == "orange")


def token(id: str) -> Token:
    return next(one for one in TABLES.tokens if one.id == id)


def fighting(*cities: dict[str, Any], number: int = 3, tokens: tuple[str, ...] = (), **fields: Any) -> State:
    """Phase 3 of that round: seat 1 is to lay a token. Seats 1, 2, ... have these tokens left."""
    state = given(*cities, phase="combat", round=number, **fields)
    for own, text in zip(state.cities, tokens, strict=False):
        own.tokens = tuple(token(id) for id in text.split())
    return state


def tokens_down(state: State) -> State:
    """Everybody lays the first of the own tokens."""
    while not state.todo:
        state.play(state.legal_actions()[0])
    return state


# --- step 1 ---


@pytest.mark.rule("provincia.combat.token-choice")
def test_everybody_lays_exactly_one_token() -> None:
    state = fighting(city(town=ORANGE), city(town=BLUE), tokens=("orange+1 blue-1 blue-1", "blue+1 orange-2"))
    assert legal(state) == ["lay orange+1", "lay blue-1"]
    facts = ("colour", "value", "have")
    assert reason(state, "lay blue+1", *facts) == ("combat.token-choice", "blue", 1, 0)
    assert reason(state, "end", *facts) == ("combat.token-choice", "", 0, 0)
    play(state, "lay blue-1")
    assert (ids(state.cities[0].tokens), state.cities[0].laid, state.player) == ("orange+1 blue-1", token("blue-1"), 1)
    assert reason(state, "lay orange+1", seat=0)[0] == "round.turn-order"
    assert events(state, "combat.token-choice", "seat") == [1]


@pytest.mark.rule("provincia.combat.token-choice")
def test_of_five_tokens_one_is_left_after_the_last_combat() -> None:
    left = {2: 5, 3: 4, 5: 3, 6: 2}
    for number, count in left.items():
        state = fighting(number=number)
        assert [len(own.tokens) for own in state.cities] == [count, count]
        assert [len(own.tokens) for own in tokens_down(state).cities] == [count - 1, count - 1]


@pytest.mark.rule("provincia.combat.token-choice")
def test_who_has_no_token_left_is_passed_over() -> None:
    state = given(players=3, round=2)
    state.cities[0].tokens = state.cities[2].tokens = ()
    play(state, "end", "end", "end")
    assert (state.phase, state.player, len(legal(state, "lay")) > 0) == ("combat", 1, True)
    play(state, legal(state)[0])
    assert state.todo == (("GAULS", 0),)
    assert len(state.revealed[-1]) == 1


@pytest.mark.rule("provincia.combat.token-anonymous")
def test_nobody_learns_who_played_which_token() -> None:
    state = fighting(players=3)
    assert reason(state, "look token 2", "owner") == ("combat.token-anonymous", 2)
    tokens_down(state)
    played = [own.played[-1].id for own in state.cities]
    told = events(state, "combat.token-anonymous", "tokens")
    assert told == [tuple(sorted(played))] == [tuple(one.id for one in state.revealed[-1])]
    assert [own.laid for own in state.cities] == [None, None, None]


@pytest.mark.rule("provincia.combat.token-anonymous")
def test_a_token_face_down_is_hidden() -> None:
    state = play(fighting(city(town=ORANGE), city(town=BLUE)), "lay orange+1")
    others = fighting(city(town=ORANGE), city(town=BLUE))
    play(others, legal(others)[-1])
    mine, theirs = state.view(1)["cities"][0], others.view(1)["cities"][0]
    assert (mine["laid"], mine["tokens"]) == (theirs["laid"], theirs["tokens"]) == (True, mine["tokens"])
    assert state.view(0)["cities"][0]["laid"] == "orange+1"


@pytest.mark.rule("provincia.combat.token-effect")
def test_all_tokens_of_a_colour_add_up_whoever_played_them() -> None:
    tokens = [token(id) for id in ("blue-2", "blue+1", "orange+2")]
    assert combat.token_effect(tokens, "blue") == -1
    assert combat.token_effect(tokens, "orange") == 2
    assert combat.token_effect(tokens, "red") == 0
    state = fighting(city(town=ORANGE), city(town=BLUE), number=6, tokens=("blue-2", "blue+1"))
    tokens_down(state)
    assert events(state, "combat.token-effect", "seat", "colour", "value", "tokens") == [(2, "blue", -1, 2)]


# --- step 2 ---


@pytest.mark.rule("provincia.combat.reveal")
def test_the_card_of_the_round_is_turned_over_after_the_tokens() -> None:
    state = fighting(city(town=ORANGE, morale=9), city(town=BLUE, morale=9))
    assert reason(state, "gauls bellum_04")[0] == "round.turn-order"
    tokens_down(state)
    assert legal(state) == ["gauls bellum_04", "gauls bellum_05", "gauls bellum_06", "gauls bellum_07"]
    assert reason(state, "gauls bellum_01", "bellum", "round") == ("combat.reveal", "bellum_01", 2)
    play(state, "gauls bellum_04")
    facts = ("bellum", "round", "gauls", "penalty", "amount", "second", "second_amount")
    told = events(state, "combat.reveal", *facts)
    assert told == [("bellum_04", 3, 2, "building_defence", 1, "building_production", 1)]


@pytest.mark.rule("provincia.combat.reveal")
def test_each_card_of_the_round_is_as_likely() -> None:
    import random

    state, rng = tokens_down(fighting(number=5)), random.Random(1)
    found = [str(state.sample(rng)) for _ in range(4000)]
    for card in ("bellum_08", "bellum_09", "bellum_10", "bellum_11"):
        assert 900 < found.count(f"gauls {card}") < 1100


# --- step 3 ---


@pytest.mark.rule("provincia.combat.strength")
def test_the_strength_has_four_terms() -> None:
    mine = city("officina statio", town=ORANGE, morale=3, defence=-1)
    state = fighting(mine, city(town=BLUE), number=5, tokens=("orange+1", "blue+1"))
    assert combat.strength_parts(state, 0) == (-1, 3, 1, 0)
    tokens_down(state)
    parts = combat.strength_parts(state, 0)
    assert (parts._asdict(), parts.total) == ({"defence": -1, "morale": 3, "military": 1, "tokens": 1}, 4)
    play(state, "gauls bellum_08")
    told = events(state, "combat.strength", "seat", "defence", "morale", "military", "tokens", "strength")
    assert told[0] == (1, -1, 3, 1, 1, 4)


@pytest.mark.rule("provincia.combat.compare", "provincia.combat.example", "provincia.card.officina")
def test_an_equal_strength_wins() -> None:
    # morale 2, defence 0, OFFICINA, a token +1, against 4
    mine = city("officina", "G1", town=ORANGE, morale=2, defence=0)
    state = fighting(mine, city(town=BLUE, morale=9), number=5, tokens=("orange+1 orange-1", "blue+1"))
    lost = play(state.copy(), "lay orange-1", "lay blue+1", "gauls bellum_11")
    play(state, "lay orange+1", "lay blue+1", "gauls bellum_11")
    assert combat.wins(4, 4) and not combat.wins(3, 4)
    assert events(state, "combat.win", "seat", "strength", "gauls")[0] == (1, 4, 4)
    assert state.cities[0].prestige == 2
    # the token -1 instead makes it 2: 4 prestige are lost, for no prestige building is there
    assert (lost.cities[0].prestige, lost.cities[0].losses) == (-2, 4)


@pytest.mark.rule("provincia.combat.each-alone", "provincia.combat.win")
def test_every_city_fights_alone_and_a_winner_is_unchanged() -> None:
    weak, strong = city("domus", "W9 G9", morale=1), city("domus", "W9 G9", morale=9)
    state = tokens_down(fighting(weak, strong, dict(weak), players=3, number=2))
    before = [(own.prestige, own.morale, own.defence, own.standing) for own in state.cities]
    play(state, "gauls bellum_01")
    assert [own.goods[3] for own in state.cities] == [9 - 3 - 1, 9 - 1, 9 - 3 - 1], "3 gold for losing, 1 of tax"
    # the upkeep of the round has followed
    assert state.cities[1].prestige == before[1][0] and state.cities[1].standing == before[1][3]
    assert events(state, "combat.win", "seat") == [2]
    assert events(state, "combat.compare", "seat") == [1, 3]


@pytest.mark.rule("provincia.combat.defence-temporary", "provincia.combat.military-permanent")
def test_defence_is_a_track_and_military_is_not() -> None:
    state = given(city("statio", "G2", "legio"), phase="activate", round=2)
    play(state, "activate statio")
    assert (state.city.defence, buildings.military(state.city)) == (-2, 2)
    assert combat.strength_parts(state, 0)[:3] == (-2, 4, 2)


@pytest.mark.rule("provincia.combat.cleanup")
def test_a_token_is_played_once_and_the_card_leaves_the_game() -> None:
    state = fighting(city(town=ORANGE), city(town=BLUE), tokens=("orange+1 blue-2", "blue+1"))
    state.cities[0].played = (token("blue-1"),)
    assert reason(state, "lay orange+2", "have") == ("combat.token-choice", 0)
    assert reason(state, "lay blue-1", "colour", "value") == ("combat.cleanup", "blue", -1)
    # of a token that he had twice the second one is left
    state.cities[0].tokens += (token("blue-1"),)
    assert is_legal(state, "lay blue-1")
    settle(tokens_down(state))
    assert (state.gauls, state.fought[-1].round) == (None, 3)
    assert combat.revealed_now(state) == ()
    assert ids(state.cities[0].played) == "blue-1 orange+1"


@pytest.mark.rule("provincia.round.combat-rounds")
def test_no_token_is_laid_in_a_round_without_combat() -> None:
    assert broken(given(round=4), "lay orange+1")[0] == "round.combat-rounds"
    assert broken(given(round=3), "lay orange+1")[0] == "round.phases"
