"""Year end: the raid of every seat, the decrees it makes true, late ships; then the shortage, the draw, the flush."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulesim import CHANCE
from rulesim.discordia import aqueduct, ships, year_end
from rulesim.discordia.city import City
from rulesim.discordia.state import State, new_game
from tests.discordia.given import city, events, given, ids, legal, on, play, reason, settle, supply, text

MANNED = "tower1=MT1 fort1=BA01[RR,R,Y]"
"""Strength 5: enough for GA1 and GB1 (3)."""


def last_turn(
    mine: City | str = "",
    *others: City,
    players: int = 2,
    first: int | None = None,
    germanic: str = "GA1 GB1",
    **more: Any,
) -> State:
    """The last turn of the year, of seat 0; the year end then begins with seat ``first`` (default: seat 0 itself)."""
    start = 0 if first is None else first
    season = more.pop("season", 5)
    acted = (-start - season + 1) % players
    more = {"dice": "6 5 4", "die": "red 6", "maximus_took": "blue" if acted else "", "towers": "MT3 TT1", **more}
    mine, *others = (own.copy() if isinstance(own, City) else city(own) for own in (mine, *others))  # type: ignore[assignment]
    state = given(mine, *others, players=players, start=start, season=season, acted=acted, germanic=germanic, **more)
    assert state.seat == 0
    state.acted = players - 1
    return state


def raid(mine: City | str = "", *others: City, **more: Any) -> State:
    """The year end has begun; whoever has something to decide is asked."""
    return play(last_turn(mine, *others, **more), "end")


def after(state: State) -> State:
    """The year end is over: chance's first possibility each time, and every choice that is offered is declined."""
    rng = random.Random(3)
    while state.phase in ("raid", "shortage"):
        state.play(state.sample(rng) if state.player == CHANCE else state.legal_actions()[-1])
    return state


def shortage(mine: City | str = "", *others: City, **more: Any) -> State:
    """Up to the first decision of the shortage: a draw, or figures to throw back."""
    state = raid(mine, *others, **more)
    while state.phase == "raid":
        state.play(state.legal_actions()[-1])
    return state


# --- order ---


@pytest.mark.rule("discordia.yearend.order")
def test_the_raid_of_all_comes_before_the_shortage_of_all_from_the_start_player_on() -> None:
    state = last_turn(city(), city(), city(), players=3, first=1)
    after(play(state, "end"))
    assert given(players=3, start=1).order() == [1, 2, 0]
    assert events(state, "yearend.order", "seats") == [(2, 3, 1)]
    told = [(event.rule.removeprefix("discordia."), event.facts["seat"]) for event in state.journal or ()
            if event.rule in ("discordia.raid.compare", "discordia.shortage.value")]  # fmt: skip
    assert told == [(rule, seat) for rule in ("raid.compare", "shortage.value") for seat in (2, 3, 1)]


@pytest.mark.rule("discordia.play.start-player-fixed", "discordia.yearend.order")
def test_it_is_the_start_player_and_not_the_last_maximus() -> None:
    # Maximus of season 5 is seat 0, the start player seat 1 of two
    state = raid(MANNED, city(MANNED), first=1)
    assert (state.phase, state.player) == ("raid", 1)


@pytest.mark.rule("discordia.yearend.order")
def test_another_seat_cannot_answer() -> None:
    state = raid(MANNED)
    assert reason(state, "decline", "asked", "active", seat=1) == ("yearend.order", 2, 1)


@pytest.mark.rule("discordia.play.year-end-trigger")
def test_after_the_fourth_year_the_game_is_over() -> None:
    state = raid(year=4, germanic="GC4 GD1")
    assert (after(state).phase, state.year) == ("over", 4)
    state = after(raid(year=3))
    assert (state.phase, state.year) == ("newyear", 4)


# --- strength ---


@pytest.mark.rule("discordia.raid.strength")
@pytest.mark.parametrize(
    ("tiles", "strength"),
    [
        ("", 0),
        ("fort1=BA01[RR,R]", 0),
        ("fort1=BA01[RR,R,Y]", 4),
        ("fort1=BA01[RR,R] tower1=MT1", 1),
        ("fort1=BA03[RR] tower1=MT3[RR]", 4),
        ("tower1=MT3", 0),
        ("tower1=TT1", 0),
        ("fort1=BA03[RR] harbour1=SH04[BB] field1=FA16[YYY]", 2),
    ],
)
def test_strength_counts_figures_on_full_barracks_and_military_towers(tiles: str, strength: int) -> None:
    assert year_end.strength(city(tiles)) == strength


@pytest.mark.rule("discordia.raid.strength", "discordia.tower.military-fixed")
def test_permanent_strengths_add_up_every_year() -> None:
    mine = city("tower1=MT1 tower2=MT2", extensions="harbour")
    for year in (1, 2, 3):
        assert year_end.strength(raid(mine, year=year).cities[0]) == 2


# --- reward or damage ---


@pytest.mark.rule("discordia.raid.compare")
@pytest.mark.parametrize(
    ("tiles", "strength", "tile"),
    [("tower1=MT1 fort1=BA01[RR,R]", 1, "GA1"), (MANNED, 5, "GB1"), ("tower1=MT1 fort1=BA03[RR]", 3, "GB1")],
)
def test_at_least_as_strong_as_both_tiles_together_wins(tiles: str, strength: int, tile: str) -> None:
    state = raid(tiles)
    assert events(state, "raid.compare", "seat", "strength", "germans", "tile")[0] == (1, strength, 3, tile)
    assert year_end.withstands(state, 0) == (tile == "GB1")


@pytest.mark.rule("discordia.raid.compare")
def test_the_reward_is_a_choice_of_its_owner_and_may_be_declined() -> None:
    state = raid(MANNED, towers="MT3 TT1", players=2)
    assert legal(state) == ["build MT3 on tower1", "build TT1 on tower1", "decline"]
    # who is rewarded is not harmed
    assert state.cities[0].stars == 6
    after(play(state, "decline"))
    assert on(state, "tower1") == "MT1[]"


@pytest.mark.rule("discordia.raid.compare")
@pytest.mark.parametrize(
    ("germanic", "mine", "what"),
    [
        ("GA1 GB1", city(), lambda own: own.stars),
        ("GA3 GB1", city(ring=4), lambda own: own.ring),
        ("GC3 GD1", city(ring=4), lambda own: own.ring),
    ],
)
def test_damage_takes_what_there_is(germanic: str, mine: City, what: Any) -> None:
    before = what(mine)
    amount = 3 if germanic.startswith("GC") else 1
    state = raid(mine, germanic=germanic, year=4 if germanic.startswith("GC") else 1)
    assert what(state.cities[0]) == before - amount
    told = events(state, "raid.compare", "effect", "amount", "way")[0]
    assert told == ("STARLOSS" if germanic.startswith("GA1") else "AQLOSS", amount, "loss")


@pytest.mark.rule("discordia.raid.compare")
def test_figures_may_be_drawn_as_damage() -> None:
    state = raid(germanic="GA4 GB1")
    assert (state.player, state.todo[0]) == (CHANCE, ("DRAW", 3))
    play(state, "draw BBR")
    assert sum(state.cities[0].supply) == 18


@pytest.mark.rule("discordia.raid.compare")
def test_the_owner_chooses_the_tower_or_the_tile_that_is_lost() -> None:
    mine = city("tower1=TT1 tower2=MT3[RR]", extensions="harbour")
    state = raid(mine, germanic="GA5 GB5")
    assert legal(state) == ["lose tower1", "lose tower2"]
    play(state, "lose tower2")
    assert (on(state, "tower2"), supply(state).count("R")) == ("", 6)
    state = raid("fort1=BA03[RR] field2=FA02[YY]", germanic="GA6 GB1")
    assert legal(state) == ["demolish fort1", "demolish field2"]
    play(state, "demolish field2")
    assert (on(state, "field2"), supply(state).count("Y")) == ("", 5)


@pytest.mark.rule("discordia.raid.damage-void")
@pytest.mark.parametrize(
    ("germanic", "mine", "effect"),
    [
        ("GA1 GB1", city(stars=0), "STARLOSS"),
        ("GA3 GB1", city(), "AQLOSS"),
        ("GA5 GB1", city(), "TOWERLOSS"),
        ("GA6 GB1", city(), "DEMOLISH"),
    ],
)
def test_damage_to_what_one_does_not_have_is_void(germanic: str, mine: City, effect: str) -> None:
    state = raid(mine, germanic=germanic)
    assert events(state, "raid.damage-void", "seat", "effect")[0] == (1, effect)
    assert not year_end.can_be_hit(state, 0, effect)
    assert (state.cities[0].stars, state.cities[0].ring) == (mine.stars, 0)


@pytest.mark.rule("discordia.raid.damage-void")
def test_otherwise_as_much_as_possible_is_lost() -> None:
    state = raid(city(ring=1), germanic="GC3 GD1", year=4)
    assert state.cities[0].ring == 0
    assert (1, "AQLOSS") not in events(state, "raid.damage-void", "seat", "effect")


@pytest.mark.rule("discordia.raid.damage-void")
def test_nothing_is_drawn_from_an_empty_bag() -> None:
    # all that is left of the box is in the other supply
    state = raid(city(supply="B5"), city(supply="B30 R35 W35 Y35"), germanic="GA2 GB1")
    assert events(state, "raid.damage-void", "effect") == ["DRAW", "DRAW"]


@pytest.mark.rule("discordia.raid.order-matters")
def test_the_first_in_order_takes_the_last_tower() -> None:
    state = raid(MANNED, city(MANNED), towers="TT1")
    assert (state.player, legal(state)) == (0, ["build TT1 on tower1", "decline"])
    play(state, "build TT1 on tower1")
    # the other one withstands as well, and finds none
    assert events(state, "raid.compare", "seat", "way") == [(1, "gain"), (2, "gain")]
    assert on(state, "tower1", 1) == "MT1[]"
    assert state.phase == "shortage"


@pytest.mark.rule("discordia.raid.compare")
def test_a_reward_that_empties_the_supply_wins_before_the_next_raid() -> None:
    state = raid(city(MANNED, supply="R2"), germanic="GA1 GB6")
    assert legal(state) == ["return RR", "return R", "decline"]
    play(state, "return RR")
    assert state.is_over and state.winners() == [0]
    assert events(state, "raid.compare", "seat") == [1]
    assert events(state, "end.instant", "seat") == [1]


@pytest.mark.rule("discordia.raid.compare")
def test_two_dispatches_as_a_reward_are_sent_one_after_the_other() -> None:
    mine = city(f"{MANNED} field1=FA01", supply="Y3 B3")
    state = raid(mine, germanic="GC1 GD4", year=4)
    play(state, "dispatch field1 Y")
    assert state.todo[0] == ("DISPATCH", "any")
    play(state, "dispatch field1 Y")
    assert (on(state, "field1"), supply(state)) == ("FA01[YY]", "BBBY")


# --- decrees of the raid ---

TWO_TOWERS = city("tower1=MT1 tower2=MT2 fort1=BA01[RR,R,Y]", extensions="harbour harbour")


@pytest.mark.rule("discordia.raid.decree")
def test_a_decree_that_the_raid_made_true_may_be_claimed_at_once() -> None:
    state = raid(TWO_TOWERS, city(), towers="TT1", decrees="DE04 DE05")
    play(state, "build TT1 on tower3")
    assert (state.phase, state.player, legal(state)) == ("raid", 0, ["claim DE04", "decline"])
    play(state, "claim DE04")
    assert [decree.id for decree in state.cities[0].decrees] == ["DE04"]
    assert events(state, "decree.claim", "seat", "decree", "field") == [(1, "DE04", 1)]
    # then the raid goes on with the next seat
    assert events(state, "raid.compare", "seat") == [1, 2]


@pytest.mark.rule("discordia.raid.decree", "discordia.decree.refusable")
def test_the_window_may_be_declined_and_closes_before_the_next_raid() -> None:
    state = play(raid(TWO_TOWERS, city(), towers="TT1", decrees="DE04"), "build TT1 on tower3", "decline")
    assert state.cities[0].decrees == () and state.phase == "shortage"


@pytest.mark.rule("discordia.raid.decree")
def test_a_decree_that_held_before_is_not_for_this_window() -> None:
    mine = city("tower1=MT1 tower2=MT2 fort1=BA01[RR,R,Y]", extensions="harbour harbour", ring=8)
    state = play(raid(mine, towers="TT1", decrees="DE04 DE05"), "build TT1 on tower3")
    # the trade tower's two steps changed the field, but 8 was enough before
    assert state.cities[0].ring == 10
    assert legal(state) == ["claim DE04", "decline"]
    facts = reason(state, "claim DE05", "decree", "need", "have")
    assert facts == ("raid.decree", "DE05", 8, 10)
    # without a decree that the raid made true there is no window at all
    state = play(raid(mine, towers="TT1", decrees="DE05"), "build TT1 on tower3")
    assert state.phase == "shortage"


@pytest.mark.rule("discordia.raid.decree")
def test_as_an_option_any_decree_that_holds() -> None:
    state = raid(city(ring=8), decrees="DE05", decree_window_raid="any")
    assert legal(state) == ["claim DE05", "decline"]
    assert reason(state, "claim DE04", "decree", "owner") == ("decree.unique", "DE04", 0)
    assert reason(state, "return R", "effect") == ("action.bonus-immediate", "CLAIM")


@pytest.mark.rule("discordia.raid.decree")
def test_the_bonus_of_the_decree_comes_before_further_claims() -> None:
    # GB2: two stars; the second decree space gives two stars as well
    mine = city(f"{MANNED}", decrees="DE01", ring=8)
    state = raid(mine, germanic="GA1 GB3", decrees="DE05 DE04", decree_window_raid="any")
    stars = state.cities[0].stars
    play(state, "claim DE05")
    assert state.cities[0].stars == stars + 2


# --- late ships ---

LATE = city(f"{MANNED} harbour1=SH05[B]", supply="B1 R2")


@pytest.mark.rule("discordia.ship.complete")
def test_a_ship_filled_by_the_reward_turns_over_after_its_raid() -> None:
    state = raid(LATE, germanic="GA1 GB5")
    bag = state.bag[0]
    play(state, "dispatch harbour1 B")
    assert legal(state) == ["flip market1", "flip discard"]
    play(state, "flip market1")
    assert (on(state, "harbour1"), on(state, "market1"), state.cities[0].ring) == ("", "SH05b[]", 1)
    assert state.bag[0] == bag + 2
    assert events(state, "raid.compare", "seat") == [1, 2]


@pytest.mark.rule("discordia.ship.complete")
def test_the_decree_window_sees_the_ship_still_full() -> None:
    mine = city(f"{MANNED} harbour1=SH05[B] harbour2=SH04[BB]", supply="B1 R2", extensions="harbour")
    mine.slots[0][1] = city("harbour1=SH03[B,B]").slots[0][0]
    state = play(raid(mine, germanic="GA1 GB5", decrees="DE11", decree_window_raid="any"), "dispatch harbour1 B")
    assert legal(state) == ["claim DE11", "decline"]
    play(state, "claim DE11")
    assert legal(state, "flip") == ["flip market1", "flip discard"]


@pytest.mark.rule("discordia.ship.complete")
def test_as_an_option_a_late_ship_is_only_emptied() -> None:
    state = play(raid(LATE, germanic="GA1 GB5", late_full_ship="flush_only"), "dispatch harbour1 B")
    assert state.phase == "shortage"
    after(state)
    assert (on(state, "harbour1"), state.cities[0].ring) == ("SH05[]", 0)


# --- the shortage ---


@pytest.mark.rule("discordia.shortage.draw", "discordia.shortage.value")
def test_a_positive_value_is_drawn_from_the_bag() -> None:
    state = shortage(city("field1=FA01", ring=2))
    assert (state.player, state.todo[0]) == (CHANCE, ("DRAW", 19))
    told = events(state, "shortage.value", "seat", "shortage", "symbols", "spaces", "aqueduct", "reward")
    assert told == [(1, 19, 18, 3, 2, 0)]
    bag = sum(state.bag)
    play(state, "draw B10 R5 W4")
    assert events(state, "shortage.draw", "seat", "amount", "left") == [(1, 19, bag - 19)]
    assert text(state.cities[0].supply) == "B14 R9 W8 Y3"


@pytest.mark.rule("discordia.shortage.draw")
def test_half_the_aqueduct_as_an_option() -> None:
    state = shortage(city("field1=FA01", ring=7), aqueduct_scale="half")
    assert state.todo[0] == ("DRAW", 17)


@pytest.mark.rule("discordia.shortage.bag-short")
def test_with_too_few_in_the_bag_all_are_drawn_and_no_more() -> None:
    # given four figures in the bag, and nothing that is emptied
    rest = city(supply="B35 R31 W27 Y28")
    state = shortage(city(supply="R3 W5 Y5"), rest)
    assert sum(state.bag) == 6
    state = shortage(city(supply="R4 W6 Y5"), rest)
    assert (text(state.bag), state.todo[0]) == ("WWYY", ("DRAW", 4))
    play(state, "draw WWYY")
    assert (sum(state.cities[0].supply), sum(state.bag)) == (19, 0)
    assert events(state, "shortage.bag-short", "seat", "need", "amount") == [(1, 19, 4), (2, 19, 0)]
    # the second seat finds none at all, and the year goes on
    assert state.phase == "newyear"


RICH = {"ring": 10, "expedition": 5, "stars": 0, "decrees": "DE01 DE02 DE03 DE05"}
COVERED = "harbour1=SH05[B] fort1=BA03[RR] market1=ST10[WW] market2=ST22[WW] field1=FA16[YYY] field2=FA23[YYY]"
"""With four extensions this city shows no symbol and has one empty space."""


def splendid(**more: Any) -> City:
    return city(COVERED, extensions="harbour fort market field", **{**RICH, **more})


@pytest.mark.rule("discordia.shortage.negative")
def test_a_negative_value_lets_figures_of_choice_be_thrown_back() -> None:
    mine = splendid(supply="B1 R1 W12", ring=4)
    state = shortage(mine)
    assert (aqueduct.shortage(state, 0), year_end.surplus(state, 0)) == (-3, 3)
    assert (state.phase, state.player) == ("shortage", 0)
    found = legal(state)
    assert found[-1] == "decline" and "return BRW" in found and "return WWW" in found and "return R" in found
    assert len(found) == 12 and "return BB" not in found
    assert reason(state, "return WWWW", "amount", "need") == ("shortage.negative", 4, 3)
    assert reason(state, "return Y", "amount", "need", "supply") == ("shortage.negative", 1, 3, "BRWWWWWWWWWWWW")
    play(state, "return BRW")
    assert text(state.cities[0].supply) == "W11"
    assert events(state, "shortage.negative", "seat", "figures", "amount") == [(1, "BRW", 3)]


@pytest.mark.rule("discordia.shortage.negative")
def test_nobody_has_to_throw_any_back() -> None:
    state = play(shortage(splendid(ring=4)), "decline")
    assert sum(state.cities[0].supply) == 15


@pytest.mark.rule("discordia.shortage.negative", "discordia.end.instant")
def test_throwing_back_the_last_figures_wins_at_once() -> None:
    state = shortage(splendid(ring=3, supply="R2"))
    play(state, "return RR")
    assert state.is_over and state.winners() == [0]
    assert events(state, "shortage.value", "seat") == [1]


@pytest.mark.rule("discordia.shortage.draw")
def test_a_value_of_zero_does_nothing() -> None:
    state = shortage(splendid(ring=1))
    assert events(state, "shortage.value", "seat", "shortage")[0] == (1, 0)
    assert sum(state.cities[0].supply) == 15
    assert events(state, "shortage.value", "seat") == [1, 2]


@pytest.mark.rule("discordia.hint.year4-reward")
def test_a_reward_of_the_fourth_year_counts_once_it_is_received() -> None:
    state = last_turn(MANNED, year=4, germanic="GC1 GD1")
    before = aqueduct.shortage(state, 0)
    after(play(state, "end"))
    assert events(state, "hint.year4-reward", "seat", "amount") == [(1, 2)]
    value = events(state, "shortage.value", "seat", "shortage", "reward")[0]
    assert value == (1, before - 2, 2)
    # and only for this year end
    assert state.cities[0].relief == 0


@pytest.mark.rule("discordia.hint.year4-reward")
def test_it_can_make_the_shortage_negative() -> None:
    mine = splendid(ring=1)
    mine.slots[1][0] = city("fort1=BA01[RR,R,Y]").slots[1][0]
    state = shortage(mine, year=4, germanic="GC1 GD2")
    assert (aqueduct.shortage(state, 0), state.player) == (-3, 0)


# --- the flush ---


@pytest.mark.rule("discordia.shortage.flush")
def test_full_tiles_are_emptied_and_half_full_ones_keep_their_figures() -> None:
    state = shortage("fort1=BA03[RR] field1=FA02[YY] tower1=MT7[RR] market1=ST10[WW]")
    white = state.bag[2]
    play(state, f"draw B{state.todo[0][1]}")
    assert events(state, "shortage.flush", "seat", "figures")[0] == (1, "RRRRWW")
    assert [on(state, slot) for slot in ("fort1", "field1", "tower1", "market1")] == [
        "BA03[]",
        "FA02[YY]",
        "MT7[]",
        "ST10[]",
    ]
    assert state.bag[2] == white + 2


@pytest.mark.rule("discordia.shortage.flush", "discordia.shortage.draw")
def test_the_next_seat_draws_from_a_bag_that_has_them_already() -> None:
    rest = city(supply="B31 R31 W35 Y35")
    mine = city("fort1=BA03[RR]", supply="B4")
    state = shortage(mine, rest)
    # nothing but two red figures on the barracks and two in the bag
    assert text(state.bag) == "RR"
    play(state, "draw RR")
    assert events(state, "shortage.bag-short", "seat", "amount") == [(1, 2), (2, 2)]
    # as an option all tiles are emptied at the end: the second seat draws nothing
    state = play(shortage(mine, rest, flush_order="after_all"), "draw RR")
    assert events(state, "shortage.bag-short", "seat", "amount") == [(1, 2), (2, 0)]
    assert (text(state.bag), on(state, "fort1")) == ("RR", "BA03[]")


@pytest.mark.rule("discordia.shortage.flush")
def test_the_draw_comes_before_the_flush() -> None:
    state = after(shortage("fort1=BA03[RR]"))
    rules = [event.rule.rpartition(".")[2] for event in state.journal or () if event.facts.get("seat") == 1]
    assert rules.index("draw") < rules.index("flush")


# --- all together ---


@pytest.mark.parametrize("seed", range(6))
def test_the_forecast_is_what_happens_where_no_raid_changes_anything(seed: int) -> None:
    # given random play, and at each year end a raid that takes stars nobody has, or gives stars that are not there
    rng = random.Random(seed)
    state = new_game(2 + seed % 3, flush_order=("per_player", "after_all")[seed % 2])
    years = 0
    while not state.is_over:
        action = state.sample(rng) if state.player == CHANCE else rng.choice(state.legal_actions())
        last = state.phase == "season" and state.season == 5 and state.acted == state.players - 1
        if not last or str(action) != "end" or ships.full_ship(state.city) >= 0:
            state.play(action)
            continue
        for own in state.cities:
            own.stars = 0
        state.germanic, state.cult = (state.tables["GA1"], state.tables["GB2"]), 0
        told = year_end.forecast(state)
        state.play(action)
        while state.phase in ("raid", "shortage"):
            state.play(state.sample(rng) if state.player == CHANCE else state.legal_actions()[0])
        found = [(sum(own.supply), own.placed) for own in state.cities]
        assert found == [(one.supply, one.placed) for one in told]
        years += 1
    assert years


@pytest.mark.rule("discordia.yearend.order")
def test_every_seat_is_asked_in_its_turn_also_with_four() -> None:
    state = raid(MANNED, *[city(MANNED) for _ in range(3)], players=4, first=2)
    asked = []
    while state.phase == "raid":
        asked.append(state.player)
        play(state, "decline")
    assert asked == [2, 3, 0, 1]
    settle(state, until="FILL")


# --- what the late ship makes true ---


@pytest.mark.rule("discordia.raid.decree", "discordia.ship.complete")
def test_a_decree_that_the_late_ship_makes_true_is_claimed_after_it_has_left() -> None:
    mine = city(f"{MANNED} harbour1=SH05[B]", supply="B1 R2", ring=7)
    state = play(raid(mine, city(), germanic="GA1 GB5", decrees="DE05"), "dispatch harbour1 B")
    assert legal(state, "flip") == ["flip market1", "flip discard"]
    assert reason(state, "claim DE05", "effect") == ("action.bonus-immediate", "FLIP")
    play(state, "flip market1")
    assert (state.phase, state.player, legal(state)) == ("raid", 0, ["claim DE05", "decline"])
    play(state, "claim DE05")
    assert ids(state.cities[0].decrees) == "DE05"
    # then the raid goes on with the next seat
    assert events(state, "raid.compare", "seat") == [1, 2]


@pytest.mark.rule("discordia.raid.decree")
@pytest.mark.parametrize("window", ["caused", "any"])
def test_what_was_declined_while_the_ship_was_full_is_not_asked_again(window: str) -> None:
    # given two ships, the second of which the raid fills: a decree that holds until it leaves
    mine = city(f"{MANNED} harbour1=SH05[B] harbour2=SH13[B]", supply="B1 R2", extensions="harbour", ring=7)
    state = raid(mine, city(), germanic="GA1 GB5", decrees="DE11 DE05", decree_window_raid=window)
    play(state, "dispatch harbour1 B")
    assert legal(state) == ["claim DE11", "decline"]
    play(state, "decline")
    assert reason(state, "claim DE11", "moment") == ("decree.claim", "ship")
    play(state, "flip market1")
    assert legal(state) == ["claim DE05", "decline"]
    assert reason(state, "claim DE11")[0] == "decree.ships"
    assert play(state, "decline").phase == "shortage"


@pytest.mark.rule("discordia.decree.claim", "discordia.shortage.negative")
def test_in_the_shortage_no_decree_is_claimed() -> None:
    state = given(city(ring=8), decrees="DE05 DE08")
    state.phase, state.city.relief = "shortage", 25
    state.push(("SHORTAGE", 0))
    state.run()
    assert state.todo[0][0] == "DISCARD"
    assert reason(state, "claim DE05", "moment") == ("decree.claim", "shortage")
    assert reason(state, "claim DE04", "decree") == ("decree.unique", "DE04")
