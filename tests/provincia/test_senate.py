"""Senate cards: what each costs and does, and the one answer to a CONIURATIO."""

from __future__ import annotations

import pytest

from rulesim.provincia.actions import Keep, Put
from rulesim.provincia.components import Senate
from rulesim.provincia.state import State
from tests.provincia.given import (
    TABLES,
    assert_sound,
    city,
    events,
    everything,
    given,
    goods,
    hand,
    ids,
    is_legal,
    legal,
    play,
    reason,
    settle,
    standing,
    supply,
)


def card(id: str) -> Senate:
    return next(one for one in TABLES.cards[1] if one.id == id)


def discarded(state: State) -> list[str]:
    return [one.id for one in TABLES.cards[1] for _ in range(state.decks[1].discards[one.index])]


# --- prices, and where the card goes ---


@pytest.mark.rule("provincia.senate.play")
def test_a_senate_card_is_paid_and_most_are_discarded() -> None:
    state = given(city("", "G1", "legio"))
    assert reason(state, "play legio", "card", "gold", "lack_gold", "less") == ("play.cost", "legio", 2, 1, "")
    state = play(given(city("", "G2", "legio")), "play legio")
    assert (goods(state), hand(state), discarded(state)) == ("none", "", ["legio"])
    state = play(given(city("", "G2", "gloria_1")), "play gloria_1")
    assert (ids(state.city.permanents), discarded(state)) == ("gloria_1", [])


@pytest.mark.rule("provincia.senate.play")
@pytest.mark.parametrize(
    ("id", "price"),
    [("architectus", 4), ("consul", 3), ("legio", 2), ("gloria_4", 2), ("patronus_1", 1), ("consuetudo", 2),
     ("concussio", 2), ("coniuratio", 5)],
)  # fmt: skip
def test_prices_in_gold(id: str, price: int) -> None:
    assert card(id).gold == price
    assert not legal(given(city("", f"G{price - 1}", id)), "play")
    assert legal(given(city("", f"G{price}", id)), "play")


@pytest.mark.rule("provincia.senate.play")
@pytest.mark.parametrize(
    ("attempt", "rule"),
    [
        ("play legio 2x", "senate.commercium"),
        ("play legio for C3", "senate.corruptio"),
        ("play legio on 2", "senate.concussio"),
        ("play legio on 2 domus", "senate.coniuratio"),
        ("play concussio on 2 domus", "senate.coniuratio"),
    ],
)
def test_nothing_is_named_that_the_card_does_not_ask_for(attempt: str, rule: str) -> None:
    state = given(city("", "C3 G9", "legio concussio"), city("domus"))
    assert reason(state, attempt)[0] == rule


# --- the cards ---


@pytest.mark.rule("provincia.senate.architectus")
def test_architectus_stays_and_makes_buildings_cheaper() -> None:
    state = play(given(city("", "C2 W1 G5", "architectus domus")), "play architectus")
    assert (goods(state), ids(state.city.permanents)) == ("C2 W1 G1", "architectus")
    assert events(state, "senate.architectus", "seat", "gold") == [(1, 4)]
    assert goods(play(state, "build domus less clay")) == "C1 G1"


@pytest.mark.rule("provincia.senate.commercium")
def test_commercium_exchanges_as_often_as_it_can_be_paid_stored_and_supplied() -> None:
    # one gold for one stone
    state = given(city("", "S7 G5", "commercium_09"))
    assert legal(state, "play") == ["play commercium_09 1x", "play commercium_09 2x"]
    facts = ("card", "times", "need", "good")
    asked = reason(state, "play commercium_09 3x", *facts)
    assert asked == ("senate.commercium", "commercium_09", 3, 2, "stone")
    play(state, "play commercium_09 2x")
    assert (goods(state), hand(state), discarded(state)) == ("S9 G3", "", ["commercium_09"])
    told = events(state, "senate.commercium", "seat", "card", "times", "give", "get", "paid", "got")
    assert told == [(1, "commercium_09", 2, "gold", "stone", 2, 2)]
    # too little to pay with; nothing in the supply
    state = given(city("", "G1", "commercium_09"))
    assert reason(state, "play commercium_09 2x", *facts)[2:] == (2, 1, "gold")
    assert reason(state, "play commercium_09", *facts)[2:] == (0, 1, "")
    state.supply[2] = 0
    assert reason(state, "play commercium_09 1x", *facts)[2:] == (1, 0, "stone")


@pytest.mark.rule("provincia.senate.commercium")
def test_what_ends_an_exchange() -> None:
    facts = ("fault", "good", "have", "cap", "supply")
    attempt = "play commercium_09 3x"
    rich = given(city("", "S7 G5", "commercium_09"))
    assert reason(rich, attempt, *facts)[1:] == ("room", "stone", 7, 9, 41)
    rich.supply[2] = 1
    assert reason(rich, attempt, *facts)[1:] == ("supply", "stone", 7, 9, 1)
    poor = given(city("", "G2", "commercium_09"))
    assert reason(poor, attempt, *facts)[1:3] == ("short", "gold")
    for gold in ("commercium_10", "commercium_11"):
        # gold for a clay or a wood: the coins may run out by option
        state = given(city("", "C9 W9", gold), city("", "G51"), bank_gold_limit=53)
        assert reason(state, f"play {gold} 3x", *facts)[1:] == ("supply", "gold", 0, 0, 2)
    kept_facts = [check.facts for check in poor.checks(poor.parse("play commercium_09 2x")) if "times" in check.facts]
    assert [[told[name] for name in facts] for told in kept_facts] == [["", "", 0, 0, 0]]
    for attempt, fault in (("play commercium_09", "times"), ("play legio 2x", "card")):
        assert reason(given(city("", "G9", "commercium_09 legio")), attempt, "fault", "good")[1:] == (fault, "")


@pytest.mark.rule("provincia.senate.commercium")
def test_two_goods_for_three() -> None:
    state = given(city("", "C6 S4", "commercium_13"))
    # 4 stone and 3 more find room, 6 more do not
    assert legal(state, "play") == ["play commercium_13 1x"]
    assert goods(play(state, "play commercium_13 1x")) == "C4 S7"
    state = given(city("", "C6 S4", "commercium_13"), allow_wasteful_trade=True)
    play(state, "play commercium_13 3x")
    assert goods(state) == "S9"
    assert events(state, "senate.commercium", "paid", "got") == [(6, 5)]
    assert everything(state)["goods"][:3] == [37, 42, 48]


@pytest.mark.rule("provincia.senate.concussio")
def test_concussio_lies_on_an_opponent_for_good() -> None:
    state = given(city("", "G2", "concussio"), players=3)
    assert legal(state, "play") == ["play concussio on 2", "play concussio on 3"]
    assert reason(state, "play concussio on 1", "fault", "owner") == ("senate.concussio", "self", 1)
    assert reason(state, "play concussio", "fault", "owner") == ("senate.concussio", "nobody", 0)
    assert reason(state, "play concussio on 4", "fault", "owner") == ("senate.concussio", "nobody", 4)
    play(state, "play concussio on 3")
    assert [own.forced for own in state.cities] == [False, False, True]
    assert (ids(state.cities[0].permanents), goods(state)) == ("concussio", "none")
    assert events(state, "senate.concussio", "seat", "owner", "gold") == [(1, 3, 2)]


@pytest.mark.rule("provincia.senate.coniuratio", "provincia.card.circus")
def test_coniuratio_destroys_any_building_of_an_opponent() -> None:
    state = given(city("domus", "G5", "coniuratio"), city("circus domus domus villa* villa"))
    assert legal(state, "play") == [
        f"play coniuratio on 2 {id}" for id in ("horreum", "circus", "domus", "villa active", "villa")
    ]
    facts = ("fault", "owner", "building")
    assert reason(state, "play coniuratio on 1 domus", *facts) == ("senate.coniuratio", "self", 1, "domus")
    assert reason(state, "play coniuratio on 2 forum", *facts) == ("senate.coniuratio", "building", 2, "forum")
    assert reason(state, "play coniuratio on 2", *facts) == ("senate.coniuratio", "building", 2, "")
    assert reason(state, "play coniuratio", *facts) == ("senate.coniuratio", "nobody", 0, "")
    before = state.cities[1].prestige
    play(state, "play coniuratio on 2 circus")
    assert (before - state.cities[1].prestige, hand(state, 1), goods(state)) == (12, "circus", "none")
    assert events(state, "senate.coniuratio", "seat", "owner", "building", "gold") == [(1, 2, "circus", 5)]
    assert discarded(state) == ["coniuratio"]
    # the HORREUM as well
    state = play(given(city("", "G5", "coniuratio"), city("", "S9")), "play coniuratio on 2 horreum")
    assert (goods(state, 1), state.cities[1].prestige) == ("S5", 0)


@pytest.mark.rule("provincia.senate.aediles")
def test_aediles_answers_coniuratio_for_two_gold() -> None:
    state = given(city("", "G5", "coniuratio legio"), city("circus", "G2", "aediles"))
    play(state, "play coniuratio on 2 circus")
    assert (state.player, legal(state)) == (1, ["aediles", "suffer"])
    assert state.view(0)["cities"][1]["seen"] == ["aediles"], "without it nobody would be asked"
    assert reason(state, "end", "building", "need", "have") == ("senate.aediles", "circus", 2, 2)
    saved, lost = state.copy(), state.copy()
    saved.journal = []
    play(saved, "aediles")
    assert (standing(saved, 1), goods(saved, 1), hand(saved, 1)) == ("circus", "none", "")
    assert events(saved, "senate.aediles", "seat", "building", "gold") == [(2, "circus", 2)]
    assert (saved.player, discarded(saved)) == (0, ["aediles", "coniuratio"])
    play(lost, "suffer")
    assert (standing(lost, 1), goods(lost, 1), hand(lost, 1), lost.player) == ("", "G2", "aediles circus", 0)


@pytest.mark.rule("provincia.senate.aediles")
def test_aediles_without_the_gold_or_the_occasion() -> None:
    # with 1 gold there is nothing to ask
    state = given(city("", "G5", "coniuratio"), city("circus", "G1", "aediles"))
    play(state, "play coniuratio on 2 circus")
    assert (state.player, hand(state, 1)) == (0, "aediles circus")
    # in one's own turn nothing is about to be destroyed
    state = given(city("circus", "G5", "aediles"))
    assert legal(state) == ["buy wood", "buy stone", "end"]
    for attempt in ("play aediles", "aediles", "suffer"):
        assert reason(state, attempt, "building", "need", "have") == ("senate.aediles", "", 0, 5)
    assert reason(given(city("villa"), phase="activate"), "aediles", "building") == ("senate.aediles", "")


@pytest.mark.rule("provincia.senate.coniuratio", "provincia.end.final-turns")
def test_coniuratio_may_be_answered_in_the_final_turns_and_what_is_destroyed_is_not_rebuilt_there() -> None:
    first, second = city("forum", "W1 S6 G3", "aediles"), city("", "G5", "coniuratio")
    state = given(first, second, phase="final", round=6, seat=1, acted=1)
    play(state, "play coniuratio on 1 forum")
    assert (state.player, legal(state)) == (0, ["aediles", "suffer"])
    saved = play(state.copy(), "aediles")
    assert (saved.player, goods(saved), standing(saved)) == (1, "W1 S6 G1", "forum")
    play(state, "suffer", "end")
    assert (state.is_over, state.cities[0].prestige, state.winners()) == (True, 0, [0])


@pytest.mark.rule("provincia.senate.coniuratio", "provincia.storage.excess-at-destruction", "provincia.hand.horreum")
def test_a_horreum_with_a_full_store_comes_back_into_a_full_hand() -> None:
    plot = city("", "G5", "coniuratio")
    state = given(plot, city("carchesium", "C9 W9 S9 G2"))
    before = supply(state)
    play(state, "play coniuratio on 2 horreum", "end")
    assert (goods(state, 1), before, supply(state)) == ("C5 W5 S5 G2", "C28 W33 S39", "C32 W37 S43")
    play(state, "build horreum less gold")
    assert (goods(state, 1), standing(state, 1)) == ("C4 W4 S5 G1", "carchesium horreum")
    # its owner has had the turn already: at the end of the phase another card goes
    late = given(plot, city("", "C9 G2", "domus fons forum circus insula"), start=1, seat=0, acted=1)
    play(late, "play coniuratio on 2 horreum", "end")
    assert (late.player, len(legal(late, "discard"))) == (1, 5)
    assert reason(late, "discard horreum", "card") == ("hand.horreum", "horreum")
    play(late, "discard domus")
    assert (hand(late, 1), late.phase) == ("fons forum circus insula horreum", "select")


@pytest.mark.rule("provincia.senate.consuetudo")
def test_consuetudo_looks_at_ten_keeps_one_and_puts_back_nine() -> None:
    state = given(city("", "G2", "consuetudo domus"))
    pile = state.decks[2].pile
    play(state, "play consuetudo", *(f"reveal {id}" for id in ["circus", "forum", "fons"] + ["fodina"] * 5))
    play(state, "reveal villa", "reveal insula")
    assert legal(state) == [f"keep {id}" for id in ("circus", "forum", "fons", "fodina", "villa", "insula")]
    assert reason(state, "keep templum", "fault", "card") == ("senate.consuetudo", "keep", "templum")
    assert reason(state, "end", "fault", "card") == ("senate.consuetudo", "waits", "")
    assert reason(state, "put fons", "fault", "card") == ("senate.consuetudo", "waits", "")
    play(state, "keep circus")
    assert (hand(state), state.city.seen) == ("domus circus", ())
    assert reason(state, "put circus", "fault", "card") == ("senate.consuetudo", "put", "circus")
    play(state, "put villa", "put insula", "put fons", "put forum")
    play(state, *["put fodina"] * 4)
    # the last one lies there already: nothing to decide
    assert (state.player, state.todo, state.decks[2].pile) == (0, (), pile - 1)
    assert ids(state.decks[2].top) == "villa insula fons forum fodina fodina fodina fodina fodina"
    assert state.decks[2].top_seat == 0
    assert events(state, "senate.consuetudo", "seat", "gold", "amount") == [(1, 2, 10)]
    assert_sound(state)
    # what lies there and which card was kept is no business of the others
    assert "insula" in str(state.view(0)["decks"])
    assert "insula" not in str(state.view(1)["decks"])
    assert "circus" not in str(state.view(1)["cities"])


@pytest.mark.rule("provincia.senate.consuetudo")
def test_consuetudo_sees_what_lies_on_top_already_and_what_is_left() -> None:
    top = ["forum", "fons", "villa"]
    deck = {"pile": 5, "top": top, "top_seat": 1}
    state = given(city("", "G2", "consuetudo"), decks={"aedificium": deck})
    play(state, "play consuetudo", "reveal circus", "reveal statua")
    assert legal(state, "keep") == [f"keep {id}" for id in (*top, "circus", "statua")]
    play(state, "keep fons", "put statua", "put villa", "put circus")
    assert ids(state.decks[2].top) == "statua villa circus forum"
    assert (state.decks[2].pile, state.decks[2].top_seat) == (4, 0)
    assert events(state, "senate.consuetudo", "amount") == [5]
    assert_sound(state)


@pytest.mark.rule("provincia.senate.consuetudo")
def test_consuetudo_with_an_empty_deck() -> None:
    # the discard pile is shuffled
    deck = {"pile": 0, "discards": {"forum": 1, "fons": 1}}
    state = given(city("", "G2", "consuetudo"), decks={"aedificium": deck})
    hidden = state.decks[2].down
    play(state, "play consuetudo")
    assert events(state, "senate.consuetudo", "amount") == [10]
    assert state.decks[2].pile == hidden + 2
    play(settle(state), "keep aquaeductus")
    # with no card at all there is nothing to look at
    state = given(city("", "G2", "consuetudo"))
    deck = state.decks[2]
    deck.pile = deck.down = 0
    play(state, "play consuetudo")
    assert (legal(state), state.city.hand) == (["end"], ())


@pytest.mark.rule("provincia.senate.consuetudo")
def test_cards_are_kept_and_put_back_only_after_consuetudo() -> None:
    state = given(city("", "G2", "consuetudo"))
    for action in (Keep(TABLES.buildings[0]), Put(TABLES.buildings[0])):
        assert reason(state, action, "fault", "card") == ("senate.consuetudo", "nothing", "aquaeductus")


@pytest.mark.rule("provincia.senate.consul", "provincia.senate.legio")
def test_consul_and_legio_raise_the_defence() -> None:
    state = play(given(city("", "G3", "consul", defence=-2)), "play consul")
    assert (state.city.defence, events(state, "senate.consul", "seat", "gold", "amount", "old", "new")) == (
        0,
        [(1, 3, 2, -2, 0)],
    )
    state = play(given(city("", "G2", "legio", defence=-3)), "play legio")
    assert (state.city.defence, events(state, "senate.legio", "seat", "gold", "amount", "old", "new")) == (
        -2,
        [(1, 2, 1, -3, -2)],
    )


@pytest.mark.rule("provincia.senate.corruptio")
def test_corruptio_is_paid_with_any_three_goods() -> None:
    state = given(city("", "C2 W1 S1 G9", "corruptio"))
    mixes = ["C2 W1", "C2 S1", "C1 W1 S1"]
    assert legal(state, "play") == [f"play corruptio for {mix}" for mix in mixes]
    facts = ("fault", "amount", "need")
    assert reason(state, "play corruptio for G3", *facts) == ("senate.corruptio", "sum", 0, 3)
    assert reason(state, "play corruptio", *facts) == ("senate.corruptio", "sum", 0, 3)
    assert reason(state, "play corruptio for C2 W2", *facts) == ("senate.corruptio", "sum", 4, 3)
    short = ("fault", "good", "amount", "have")
    assert reason(state, "play corruptio for C3", *short) == ("senate.corruptio", "short", "clay", 3, 2)
    play(state, "play corruptio for C2 S1")
    assert (goods(state), ids(state.city.permanents)) == ("W1 G9", "corruptio")
    assert events(state, "senate.corruptio", "seat", "clay", "wood", "stone") == [(1, 2, 0, 1)]
    state = given(city("", "C9", "corruptio", permanents="corruptio"))
    assert reason(state, "play corruptio for C3", *facts) == ("senate.corruptio", "again", 3, 3)
    # no discount
    assert not legal(given(city("", "C2", "corruptio", permanents="architectus")), "play")


@pytest.mark.rule("provincia.senate.gloria")
def test_each_player_has_one_gloria() -> None:
    state = given(city("", "G9", "gloria_4", permanents="gloria_3"))
    assert not legal(state, "play")
    assert reason(state, "play gloria_4", "card", "have") == ("senate.gloria", "gloria_4", 5)
    state = play(given(city("", "G2", "gloria_4")), "play gloria_4")
    assert events(state, "senate.gloria", "seat", "card", "gold", "value") == [(1, "gloria_4", 2, 6)]
    assert state.city.prestige == 0, "it counts when the game is over"
    # 5 in play, 6 in hand at the end: 5 counts
    state = given(city("", "", "gloria_4", permanents="gloria_3"), phase="over")
    assert state.scores()[0].points("provincia.senate.gloria") == 5


@pytest.mark.rule("provincia.senate.patronus")
def test_patronus_brings_goods_as_far_as_there_is_room() -> None:
    state = play(given(city("", "W7 G1", "patronus_2")), "play patronus_2")
    assert (goods(state), supply(state)) == ("W9", "C37 W33 S48")
    assert events(state, "storage.overflow-lost", "seat", "good", "lost", "cap") == [(1, "wood", 2, 9)]
    told = events(state, "senate.patronus", "seat", "card", "gold", "good", "amount")
    assert told == [(1, "patronus_2", 1, "wood", 4)]


@pytest.mark.rule("provincia.senate.praetor")
def test_praetor_frees_from_the_tax_of_this_round() -> None:
    state = play(given(city("", "", "praetor")), "play praetor")
    assert (state.city.praetor, discarded(state)) == (True, ["praetor"])
    play(state, "end", "end")
    assert (state.cities[0].prestige, state.cities[1].prestige, state.cities[0].praetor) == (0, -2, False)
    # in the final turns no tax follows
    state = given(city("", "", "praetor"), phase="final")
    assert reason(state, "play praetor", "now") == ("senate.praetor", "final")
    # with an exemption it is wasted
    assert is_legal(given(city("", "", "praetor", permanents="corruptio")), "play praetor")
