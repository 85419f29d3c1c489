"""Set-up: cities, the start player, what everybody starts with, decks, first cards and combat tokens."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rulesim import CHANCE, BadInput
from rulesim.provincia.actions import Deal, Reveal
from rulesim.provincia.components import AEDIFICIUM
from rulesim.provincia.state import State, new_game
from tests.provincia.given import (
    TABLES,
    TOWNS,
    begun,
    broken,
    dealt,
    events,
    given,
    goods,
    hand,
    is_legal,
    legal,
    play,
    reason,
    settle,
    supply,
    tokens_of,
)

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


# --- players and cities ---


@pytest.mark.rule("provincia.setup.players")
@pytest.mark.parametrize("players", [0, 1, 7, "3", None, True, 2.0])
def test_only_two_to_six_play(players: Any) -> None:
    with pytest.raises(BadInput, match=rf"2 to 6 players, not {players!r}") as refusal:
        new_game(players)
    assert refusal.value.field == "players"


@pytest.mark.rule("provincia.setup.players")
@PLAYERS
def test_two_to_six_can_play(players: int) -> None:
    assert len(new_game(players).cities) == players


@pytest.mark.rule("provincia.setup.city")
def test_each_seat_chooses_a_city_that_nobody_has() -> None:
    state = new_game(2)
    assert (state.phase, state.player) == ("setup", 0)
    assert legal(state) == [f"city {town.id}" for town in TABLES.towns]
    play(state, "city massilia")
    assert state.player == 1
    assert "city massilia" not in legal(state)
    assert reason(state, "city massilia", "town", "owner") == ("setup.city", "massilia", 1)
    play(state, "city tolosa")
    assert state.player == CHANCE
    assert [own.town and own.town.id for own in state.cities] == ["massilia", "tolosa"]


@pytest.mark.rule("provincia.setup.city")
def test_whoever_should_choose_a_city_can_do_nothing_else() -> None:
    assert reason(new_game(2), "end", "town", "owner") == ("setup.city", "", 0)
    assert reason(new_game(2), "city massilia", "asked", "active", seat=1) == ("round.turn-order", 2, 1)


@pytest.mark.rule("provincia.setup.city")
def test_cities_can_be_given() -> None:
    state = new_game(3, cities=("massilia", "tolosa", "arelate"))
    assert state.player == CHANCE and state.todo[0][0] == "START"
    assert [own.town and own.town.name for own in state.cities] == ["Massilia", "Tolosa", "Arelate"]


@pytest.mark.rule("provincia.setup.city")
@pytest.mark.parametrize(
    ("cities", "told"),
    [
        (("massilia", "massilia"), "Massilia belongs to player 1"),
        (("massilia",), "2 in all"),
        (("massilia", "roma"), "'roma' is not known"),
        ("massilia", "2 in all"),
    ],
)
def test_cities_that_cannot_be_are_refused(cities: Any, told: str) -> None:
    with pytest.raises(BadInput, match=told) as refusal:
        new_game(2, cities=cities)
    assert refusal.value.field == "cities"


# --- the start player ---


@pytest.mark.rule("provincia.setup.caesar", "provincia.round.turn-order")
def test_the_start_player_can_be_given_and_the_others_follow_clockwise() -> None:
    state = dealt(4, start=2)
    assert state.start == 2
    order: list[int] = []
    while state.phase == "select":
        if state.player != CHANCE and state.chooser < 0:
            order.append(state.player)
        state.play(state.legal_actions()[0])
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("provincia.setup.caesar")
@pytest.mark.parametrize("start", [-1, 4, "1", True, 1.0])
def test_a_start_player_must_sit_at_the_table(start: Any) -> None:
    with pytest.raises(BadInput, match=r"does not play; allowed: 0 \(seat 1\) to 3 \(seat 4\)") as refusal:
        new_game(4, start=start)
    assert refusal.value.field == "start"


@pytest.mark.rule("provincia.setup.caesar")
def test_else_chance_decides_who_starts() -> None:
    state = new_game(3, cities=TOWNS[:3])
    assert legal(state) == ["start 1", "start 2", "start 3"]
    assert broken(state, "start 4") == ["setup.caesar"]
    seen = Counter(str(state.sample(random.Random(seed))) for seed in range(300))
    assert set(seen) == set(legal(state)) and min(seen.values()) > 60
    state.journal = []
    play(state, "start 2")
    assert state.start == 1
    assert events(state, "setup.caesar", "seat") == [2]


@pytest.mark.rule("provincia.setup.caesar")
def test_there_is_one_start_player_at_any_time() -> None:
    assert reason(dealt(3), "start 2", "asked") == ("round.phases", "setup")
    state = begun(3)
    assert reason(state, "start 2", "due") == ("setup.caesar", "card")


@pytest.mark.rule("provincia.setup.round-marker")
def test_the_game_begins_with_phase_1_of_round_1() -> None:
    state = dealt(3)
    assert (state.round, state.phase, state.player) == (1, "select", 0)


# --- what everybody starts with ---


@pytest.mark.rule("provincia.setup.tracks")
@PLAYERS
def test_defence_is_0_and_morale_6(players: int) -> None:
    assert {(own.defence, own.morale) for own in dealt(players).cities} == {(0, 6)}


@pytest.mark.rule("provincia.setup.horreum")
def test_everybody_has_a_horreum_and_none_is_in_the_deck() -> None:
    state = dealt(4)
    assert [[piece.id for piece in own.standing] for own in state.cities] == [["horreum"]] * 4
    assert state.decks[AEDIFICIUM].unseen[TABLES.horreum.index] == 0
    assert "reveal horreum" not in legal(begun(4))
    assert broken(begun(4), "reveal horreum") == ["setup.decks"]


@pytest.mark.rule("provincia.setup.gold")
@PLAYERS
def test_everybody_has_7_gold(players: int) -> None:
    assert {own.goods[3] for own in dealt(players).cities} == {7}


START = {
    2: "C4 W4 S3, C4 W4 S3",
    3: "C4 W3 S2, C4 W3 S2, C4 W4 S3",
    4: "C4 W4 S3 -2, C4 W4 S3 -2, C4 W5 S4, C4 W5 S4",
    5: "C4 W4 S3 -2, C4 W5 S4, C4 W5 S4, C4 W5 S4, C4 W5 S5",
    6: "C4 W4 S3, C4 W4 S3, C4 W5 S4, C4 W5 S4, C4 W5 S5, C4 W5 S5",
}


@pytest.mark.rule("provincia.setup.start-table")
@PLAYERS
@pytest.mark.parametrize("start", [0, 1])
def test_goods_and_prestige_go_by_the_place_in_the_turn_order(players: int, start: int) -> None:
    state = dealt(players, start)
    for place, text in enumerate(START[players].split(", ")):
        seat = (start + place) % players
        amounts, _, prestige = text.partition(" -")
        assert goods(state, seat) == f"{amounts} G7"
        assert state.cities[seat].prestige == -int(prestige or 0)
        told = dict(zip(("seat", "gold", "prestige"), (seat + 1, 7, -int(prestige or 0)), strict=True))
        assert any(told.items() <= event.facts.items() for event in state.journal or ())


@pytest.mark.rule("provincia.setup.start-table")
def test_the_order_of_the_goods_and_the_minus_2_are_options() -> None:
    state = dealt(4, start_goods_order="stone-wood-clay", start_table_minus2="none")
    assert goods(state, 0) == "C3 W4 S4 G7"
    assert [own.prestige for own in state.cities] == [0, 0, 0, 0]


@pytest.mark.rule("provincia.setup.negative-start")
def test_a_negative_start_lies_on_a_prestige_card_and_is_made_up_for() -> None:
    state = dealt(4)
    assert [(own.prestige, own.losses) for own in state.cities] == [(-2, 2), (-2, 2), (0, 0), (0, 0)]
    state = given(city_at_minus_2(), players=4)
    play(state, "build lignator")
    assert state.cities[0].prestige == 0
    play(state, "build domus")
    assert (state.cities[0].prestige, state.cities[0].losses) == (3, 2)


def city_at_minus_2() -> dict[str, Any]:
    from tests.provincia.given import city

    return city(goods="C4 W4 S3 G7", hand="lignator domus", prestige=-2, losses=2)


@pytest.mark.rule("provincia.setup.supply")
@pytest.mark.parametrize(
    ("players", "left"),
    [(2, "C29 W34 S42"), (3, "C25 W32 S41"), (4, "C21 W24 S34"), (5, "C17 W18 S28"), (6, "C13 W14 S24")],
)
def test_what_nobody_holds_is_the_supply(players: int, left: str) -> None:
    assert supply(dealt(players)) == left


@pytest.mark.rule("provincia.setup.supply")
def test_exercise_1_the_third_of_four_players() -> None:
    state = dealt(4)
    third = state.cities[2]
    assert (goods(state, 2), third.prestige, third.morale, third.defence) == ("C4 W5 S4 G7", 0, 6, 0)
    assert supply(state) == "C21 W24 S34"


# --- decks ---


@pytest.mark.rule("provincia.setup.decks")
def test_three_decks_each_with_its_own_cards() -> None:
    state = begun(4)
    for deck, kinds in zip(state.decks, TABLES.cards, strict=True):
        expected = [0 if card is TABLES.horreum else card.copies for card in kinds]
        assert deck.unseen == expected
        assert (deck.down, deck.top, sum(deck.discards)) == (0, (), 0)
    assert [deck.pile for deck in state.decks] == [30, 48, 86]


@pytest.mark.rule("provincia.setup.decks")
def test_a_card_of_another_deck_or_one_that_is_gone_is_never_revealed() -> None:
    state = begun(6)
    assert broken(state, "reveal legio") == ["setup.decks"]
    play(state, "reveal mola", "reveal mola")
    assert reason(state, "reveal mola", "card", "left", "due") == ("setup.decks", "mola", 0, "card")
    assert not is_legal(state, "deal blue-2")
    assert reason(state, "deal blue-2", "colour", "value", "due") == ("setup.tokens", "blue", -2, "card")
    assert reason(state, "gauls bellum_04", "round") == ("round.phases", 1)


@pytest.mark.rule("provincia.setup.remove42")
@pytest.mark.parametrize(("counts", "before", "after"), [("listed", 86, 80), ("stated", 84, 78)])
def test_42_building_cards_leave_unseen(counts: str, before: int, after: int) -> None:
    state = begun(6, building_counts=counts)
    assert (state.decks[AEDIFICIUM].pile, state.decks[AEDIFICIUM].box) == (before, 42)
    settle(state)
    assert (state.decks[AEDIFICIUM].pile, state.decks[AEDIFICIUM].box) == (after, 42)
    new = new_game(6, building_counts=counts, cities=TOWNS)
    new.journal = []
    assert sum(new.decks[AEDIFICIUM].unseen) == before + 42


@pytest.mark.rule("provincia.setup.remove42")
def test_any_building_card_may_still_come_as_often_as_it_is_unseen() -> None:
    state = begun(2)
    rng = random.Random(5)
    seen = Counter(str(state.sample(rng)) for _ in range(12800))
    strata, mola = seen["reveal strata"] / 12800, seen["reveal mola"] / 12800
    assert abs(strata - 8 / 128) < 0.01 and abs(mola - 2 / 128) < 0.005


@pytest.mark.rule("provincia.setup.start-hand")
@PLAYERS
def test_everybody_draws_one_building_card_in_turn_order(players: int) -> None:
    state = dealt(players, start=1)
    assert [len(own.hand) for own in state.cities] == [1] * players
    assert events(state, "setup.start-hand", "seat") == [(1 + place) % players + 1 for place in range(players)]


@pytest.mark.rule("provincia.setup.start-hand")
def test_the_first_card_is_known_to_its_owner_alone() -> None:
    state = settle(play(begun(2), "reveal circus", "reveal mola"))
    assert (hand(state, 0), hand(state, 1)) == ("circus", "mola")
    assert state.cities[0].seen == ()
    assert state.view(0)["cities"][0]["hand"] == ["circus"]
    assert state.view(1)["cities"][0]["hand"] == {"aedificium": 1}
    assert not any("circus" in map(str, event.facts.values()) for event in state.journal or ())
    assert reason(state, "look hand 2", "owner") == ("setup.start-hand", 2)


@pytest.mark.rule("provincia.setup.bellum")
def test_combat_cards_lie_face_down_and_every_one_of_a_round_may_be_there() -> None:
    state = dealt(2)
    assert state.gauls is None and state.fought == ()
    assert reason(state, "look bellum 5", "round") == ("setup.bellum", 5)
    assert Counter(card.round for card in TABLES.bellum) == {2: 3, 3: 4, 5: 4, 6: 4}


@pytest.mark.rule("provincia.setup.bellum")
def test_one_combat_card_per_combat_round_is_turned_over() -> None:
    state = dealt(2)
    rng = random.Random(3)
    while not state.is_over:
        state.apply(state.sample(rng) if state.player == CHANCE else state.legal_actions()[-1])
    assert [card.round for card in state.fought] == [2, 3, 5, 6]


# --- combat tokens ---


@pytest.mark.rule("provincia.setup.tokens")
@PLAYERS
def test_everybody_has_the_own_plus_1_and_four_tokens_of_the_pool(players: int) -> None:
    state = dealt(players)
    colours = [own.town.colour for own in state.cities if own.town]
    assert [len(own.tokens) for own in state.cities] == [5] * players
    for own in state.cities:
        assert own.town and [token.colour for token in own.tokens if token.own] == [own.town.colour]
    expected = Counter({token.id: token.copies for token in TABLES.tokens if token.colour in colours})
    assert tokens_of(state) == expected
    assert state.tokens == ()
    assert events(state, "setup.tokens", "seat") == [seat + 1 for seat in range(players)]


@pytest.mark.rule("provincia.setup.tokens")
def test_chance_deals_them_one_by_one_each_as_likely_as_the_other() -> None:
    state = settle(begun(2), until="DEAL")
    assert Counter(token.id for token in state.tokens) == {
        "yellow+2": 1, "yellow-1": 2, "yellow-2": 1, "blue+2": 1, "blue-1": 2, "blue-2": 1,
    }  # fmt: skip
    rng = random.Random(9)
    seen = Counter(str(state.sample(rng)) for _ in range(4000))
    assert abs(seen["deal blue-1"] / 4000 - 0.25) < 0.03
    assert broken(state, "deal red-2") == ["setup.tokens"] == broken(state, "deal blue+1")
    play(state, "deal blue-2")
    assert reason(state, "deal blue-2", "left") == ("setup.tokens", 0)


@pytest.mark.rule("provincia.setup.tokens")
def test_tokens_are_secret() -> None:
    state = dealt(3)
    told = state.view(1)["cities"]
    assert told[0]["tokens"] == 5 and "played" not in told[0] and told[0]["laid"] is False
    assert told[1]["tokens"] == [token.id for token in state.cities[1].tokens]


@pytest.mark.rule("provincia.setup.action-markers")
def test_two_action_markers_lie_beside_each_deck() -> None:
    assert dealt(5).markers == [2, 2, 2]


def test_all_of_the_set_up_is_chance_once_cities_and_start_are_given() -> None:
    state: State = begun(3)
    kinds: list[type] = []
    while state.player == CHANCE:
        action = state.legal_actions()[0]
        kinds.append(type(action))
        state.play(action)
    assert kinds == [Reveal] * 3 + [Deal] * 12
