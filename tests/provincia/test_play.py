"""Phase 2: the turn, prices, buying from the supply, duplicates, the hand limit; the same in the final turns."""

from __future__ import annotations

import pytest

from rulesim.provincia import discounts
from rulesim.provincia.components import RESOURCES, Building
from rulesim.provincia.state import State
from tests.provincia.given import (
    TABLES,
    broken,
    city,
    events,
    given,
    goods,
    hand,
    is_legal,
    legal,
    play,
    reason,
    supply,
)


def building(id: str) -> Building:
    return next(card for card in TABLES.buildings if card.id == id)


# --- the turn ---


@pytest.mark.rule("provincia.play.turn")
def test_a_turn_may_consist_of_nothing_or_of_many_cards() -> None:
    state = given(city())
    assert legal(state) == ["end"]
    play(state, "end")
    assert (state.player, events(state, "play.turn", "seat")) == (1, [1])
    # who is done does not act again
    assert reason(state, "end", "asked", seat=0) == ("play.turn", 1)
    assert reason(given(city()), "end", "asked", "active", seat=1) == ("round.turn-order", 2, 1)
    state = given(city("", "G3", "lignator lignator legio"))
    play(state, "build lignator", "play legio", "end")
    assert hand(state) == "lignator"


@pytest.mark.rule("provincia.play.cost")
def test_the_price_is_paid_in_full() -> None:
    state = given(city("", "S7", "statua"))
    assert reason(state, "build statua", "card", "stone", "lack_stone", "less") == ("play.cost", "statua", 8, 1, "")
    assert goods(state) == "S7"
    # one check names all that is missing
    state = given(city("", "C4 S7", "templum"))
    assert reason(state, "build templum", *(f"lack_{name}" for name in RESOURCES)) == ("play.cost", 0, 0, 1, 1)


@pytest.mark.rule("provincia.play.cost")
def test_what_is_lacking_per_resource() -> None:
    state = given(city("", "C3 S7", "templum", permanents="architectus"))
    assert discounts.shortage(state.cities[0], building("templum")) == (1, 0, 1, 1)
    assert discounts.shortage(state.cities[0], building("templum"), 2) == (1, 0, 0, 1)
    assert discounts.shortage(state.cities[0], building("templum"), 3) == (1, 0, 1, 1)
    assert discounts.shortage(state.cities[1], building("lignator")) == (0, 0, 0, 1)


@pytest.mark.rule("provincia.play.hand")
def test_only_cards_of_ones_own_hand() -> None:
    state = given(city("", "W9 G9"), city("", "", "insula legio"))
    assert reason(state, "build insula", "card") == ("play.hand", "insula")
    assert reason(state, "play legio", "card") == ("play.hand", "legio")
    assert reason(state, "discard insula", "card") == ("play.hand", "insula")


@pytest.mark.rule("provincia.play.face-up")
def test_what_stays_is_seen_by_all() -> None:
    state = play(given(city("", "G4", "architectus")), "play architectus")
    assert [card.id for card in state.cities[0].permanents] == ["architectus"]
    assert state.view(1)["cities"][0]["permanents"] == ["architectus"]


@pytest.mark.rule("provincia.play.end")
def test_the_phase_ends_after_the_last_turn() -> None:
    state = play(given(city(), round=1), "end", "end")
    # round 1 has no combat: upkeep and income pass by, then round 2
    assert (state.round, state.phase) == (2, "select")
    assert play(given(city(), round=2), "end", "end").phase == "combat"


# --- buying ---


@pytest.mark.rule("provincia.trade.two-for-one")
def test_two_gold_for_a_wood_or_a_stone() -> None:
    state = given(city("", "G5"))
    assert legal(state) == ["buy wood", "buy stone", "end"]
    play(state, "buy wood", "buy stone")
    assert (goods(state), supply(state)) == ("W1 S1 G1", "C37 W41 S47")
    assert events(state, "trade.two-for-one", "seat", "good", "gold") == [(1, "wood", 2), (1, "stone", 2)]
    assert reason(state, "buy wood", "good", "need", "have") == ("trade.two-for-one", "wood", 2, 1)
    # in one's own turn of phase 2 only
    assert broken(given(city("", "G5"), phase="activate", round=1), "buy wood")[0] == "round.phases"


@pytest.mark.rule("provincia.trade.no-clay")
def test_clay_cannot_be_bought() -> None:
    state = given(city("", "G5"))
    assert reason(state, "buy clay", "good") == ("trade.no-clay", "clay")
    assert reason(state, "buy gold", "good") == ("trade.no-clay", "gold")
    state = given(city("", "G5"), bank_trade_includes_clay=True)
    assert goods(play(state, "buy clay")) == "C1 G3"


@pytest.mark.rule("provincia.trade.no-waste")
def test_nothing_is_bought_that_finds_no_room_or_is_not_there() -> None:
    state = given(city("", "W9 G5"))
    facts = ("good", "amount", "have", "cap", "supply")
    assert legal(state, "buy") == ["buy stone"]
    assert is_legal(given(city("", "W8 G5")), "buy wood")
    assert reason(state, "buy wood", *facts) == ("trade.no-waste", "wood", 1, 9, 9, 33)
    state.supply[2] = 0
    assert reason(state, "buy stone", *facts) == ("trade.no-waste", "stone", 1, 0, 9, 0)
    state = given(city("", "W5 G5", horreum=False))
    assert reason(state, "buy wood", *facts) == ("trade.no-waste", "wood", 1, 5, 5, 37)
    # by option it may be thrown away
    state = given(city("", "W9 G5"), allow_wasteful_trade=True)
    assert goods(play(state, "buy wood")) == "W9 G3"


@pytest.mark.rule("provincia.trade.no-players")
def test_players_do_not_trade_with_each_other() -> None:
    assert reason(given(city("", "G5")), "offer 2", "owner") == ("trade.no-players", 2)


# --- discarding ---


@pytest.mark.rule("provincia.building.duplicate-discard")
def test_a_second_copy_of_a_unique_building_may_be_discarded() -> None:
    state = given(city("forum", "", "forum fodina"))
    assert legal(state) == ["discard forum", "end"]
    assert reason(state, "discard fodina", "card") == ("building.duplicate-discard", "fodina")
    play(state, "discard forum")
    assert (hand(state), events(state, "building.duplicate-discard", "seat", "card")) == ("fodina", [(1, "forum")])
    assert state.decks[2].discards[building("forum").index] == 1
    # only while the first stands, and not a repeatable one
    assert legal(given(city("fodina", "", "forum fodina"))) == ["end"]


@pytest.mark.rule("provincia.hand.limit")
def test_at_the_end_of_the_phase_five_cards_are_left() -> None:
    cards = "domus fons puteus legio praetor praetor strata turris"
    state = given(city("", "", cards), city("", "", "villa vinea mola"))
    play(state, "end", "end")
    assert (state.phase, state.player) == ("play", 0)
    assert legal(state) == [f"discard {id}" for id in dict.fromkeys(cards.split())]
    facts = ("need", "have", "cap")
    assert reason(state, "end", *facts) == ("hand.limit", 3, 8, 5)
    assert reason(state, "build turris", *facts) == ("hand.limit", 3, 8, 5)
    assert reason(state, "discard villa", "card") == ("play.hand", "villa")
    play(state, "discard legio", "discard praetor", "discard turris")
    assert (hand(state), state.phase) == ("domus fons puteus praetor strata", "select")
    told = events(state, "hand.limit", "seat", "card", "left")
    assert told == [(1, "legio", 2), (1, "praetor", 1), (1, "turris", 0)]
    # each on the discard pile of its own deck
    assert (sum(state.decks[1].discards), sum(state.decks[2].discards)) == (2, 1)


@pytest.mark.rule("provincia.hand.limit")
def test_those_with_too_many_cards_are_asked_in_turn_order() -> None:
    six = "domus fons puteus strata turris villa"
    other = "domus fons puteus strata turris vinea"
    state = given(city("", "", six), city("", "", other), start=1, seat=1)
    play(state, "end", "end")
    assert state.player == 1
    play(state, "discard vinea")
    assert state.player == 0
    play(state, "discard villa")
    assert state.phase == "select"


@pytest.mark.rule("provincia.hand.limit")
def test_by_option_the_limit_holds_at_the_end_of_ones_own_turn() -> None:
    six = "domus fons puteus strata turris villa"
    state = play(given(city("", "", six), hand_limit_moment="end_of_own_turn"), "end")
    assert (state.player, state.acted) == (0, 0)
    play(state, "discard villa")
    assert state.player == 1
    # a building that returns later may be the sixth
    state = given(city("turris", "", "domus fons puteus strata villa"), city("", "G5", "coniuratio"),
                  hand_limit_moment="end_of_own_turn")  # fmt: skip
    play(state, "end", "play coniuratio on 1 turris", "end")
    assert (state.phase, len(state.cities[0].hand)) == ("select", 6)


@pytest.mark.rule("provincia.hand.unlimited-otherwise")
def test_at_any_other_moment_the_hand_may_be_larger() -> None:
    seven = "domus fons puteus strata turris villa vinea"
    assert len(given(city("", "", seven), phase="select").city.hand) == 7
    # nobody is asked in the middle of the phase, nor after the final turns
    state = play(given(city("", "", seven), players=3), "end")
    assert (state.phase, state.player) == ("play", 1)
    state = play(given(city("", "", seven), phase="final"), "end", "end")
    assert state.is_over


@pytest.mark.rule("provincia.hand.horreum")
def test_a_horreum_in_hand_counts_but_stays() -> None:
    state = given(city("", "", "horreum domus fons puteus strata turris", horreum=False))
    play(state, "end", "end")
    assert "discard horreum" not in legal(state)
    assert reason(state, "discard horreum", "card") == ("hand.horreum", "horreum")
    play(state, "discard turris")
    assert (hand(state), state.phase) == ("horreum domus fons puteus strata", "select")
    assert reason(given(city("", "", "horreum", horreum=False)), "discard horreum", "card")[0] == "hand.horreum"


# --- the final turns ---


@pytest.mark.rule("provincia.end.final-turns")
def test_the_final_turns_are_as_phase_2() -> None:
    state = given(city("forum", "W1 S6 G9", "forum statua legio praetor"), phase="final")
    assert legal(state) == ["discard forum", "play legio", "buy wood", "buy stone", "end"]
    state = given(city("", "W1 S6 G1", "forum"), phase="final")
    assert play(state, "build forum").city.prestige == 6


@pytest.mark.rule("provincia.end.final-turns", "provincia.senate.play")
def test_by_option_no_senate_cards_or_no_buying_in_the_final_turns() -> None:
    state = given(city("", "G9", "legio lignator"), phase="final", senate_in_final_turns=False, final_bank_trade=False)
    assert legal(state) == ["build lignator", "end"]
    assert reason(state, "play legio", "card") == ("senate.play", "legio")
    assert reason(state, "buy wood", "good") == ("end.final-turns", "wood")
    assert is_legal(given(city("", "G9"), final_bank_trade=False), "buy wood")


def plain(state: State) -> list[str]:
    return [check.rule for check in state.checks(state.parse("build domus"))]


def test_what_bears_on_a_building() -> None:
    rules = plain(given(city("", "C2 W1", "domus")))
    assert rules[-3:] == [
        "provincia.play.hand",
        "provincia.discount.player-choice",
        "provincia.play.cost",
    ]
