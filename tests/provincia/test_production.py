"""Production cards, what a city can store, and the common supply."""

from __future__ import annotations

import pytest

from rulesim.provincia import production
from rulesim.provincia.buildings import raze
from rulesim.provincia.components import GOLD
from rulesim.provincia.position import from_dict
from rulesim.provincia.state import State
from tests.provincia.given import (
    TABLES,
    broken,
    choose,
    city,
    events,
    given,
    goods,
    legal,
    play,
    reason,
    supply,
)


def opened(*cards: str, players: int = 3, **mine: object) -> State:
    """Seat 0 has chosen the production deck; these cards lie open."""
    return choose(given(city(**mine), players=players, phase="select"), "opes", *cards)


# --- production cards ---


@pytest.mark.rule("provincia.opes.immediate")
def test_picked_cards_are_played_and_discarded_at_once() -> None:
    state = opened("opes_01", "opes_05", "opes_09", "opes_12", players=4)
    play(state, "pick 1", "pick 2", "pick 3", "pick 4")
    assert state.decks[0].discarded == 6
    assert [goods(state, seat) for seat in range(4)] == ["S5", "W3", "C3", "G3"]
    assert [own.hand for own in state.cities] == [()] * 4


@pytest.mark.rule("provincia.opes.quaestor", "provincia.opes.lower", "provincia.opes.example")
def test_the_chooser_gets_the_upper_half_the_others_the_lower_one() -> None:
    state = opened("opes_22", "opes_23", "opes_15", "opes_16")
    play(state, "pick 1", "pick 2")
    assert (goods(state, 0), goods(state, 1)) == ("S3 G2", "S2 G1")
    facts = ("seat", "card", "clay", "wood", "stone", "gold")
    assert events(state, "opes.quaestor", *facts) == [(1, "opes_22", 0, 0, 3, 2)]
    assert events(state, "opes.lower", *facts) == [(2, "opes_23", 0, 0, 2, 1)]


@pytest.mark.rule("provincia.opes.immediate")
def test_a_production_card_cannot_be_kept() -> None:
    state = opened("opes_01")
    assert broken(state, "end") == ["draft.mandatory-pick"]
    assert not any(card.deck == 0 for card in play(state, "pick 1").cities[0].hand)


# --- storage ---


@pytest.mark.rule("provincia.storage.cap9", "provincia.storage.overflow-lost")
def test_with_a_horreum_nine_of_each_good() -> None:
    state = given(city(goods="S7 C9 W8"))
    got = production.receive(state, 0, (1, 1, 4, 0), "provincia.opes.lower")
    assert (goods(state), got) == ("C9 W9 S9", (0, 1, 2, 0))
    facts = events(state, "storage.overflow-lost", "seat", "good", "lost", "cap")
    assert facts == [(1, "clay", 1, 9), (1, "stone", 2, 9)]


@pytest.mark.rule("provincia.storage.cap9")
def test_exercise_2_two_wood_four_stone_and_a_gold() -> None:
    state = given(city(goods="W8 S7"))
    production.receive(state, 0, (0, 2, 4, 1), "provincia.opes.lower")
    assert goods(state) == "W9 S9 G1"
    assert events(state, "storage.overflow-lost", "good", "lost") == [("wood", 1), ("stone", 2)]


@pytest.mark.rule("provincia.storage.cap5", "provincia.storage.overflow-lost")
def test_without_a_horreum_five_of_each_good() -> None:
    state = given(city(goods="W4", horreum=False))
    production.receive(state, 0, (0, 3, 0, 0), "provincia.opes.lower")
    assert goods(state) == "W5"
    assert events(state, "storage.overflow-lost", "seat", "good", "lost", "cap") == [(1, "wood", 2, 5)]


@pytest.mark.rule("provincia.storage.gold")
def test_gold_has_no_limit() -> None:
    state = given(city(goods="G30", horreum=False))
    production.receive(state, 0, (0, 0, 0, 20), "provincia.opes.lower")
    assert goods(state) == "G50"


@pytest.mark.rule("provincia.storage.overflow-lost", "provincia.bank.limited")
def test_what_finds_no_room_stays_in_the_supply() -> None:
    state = given(city(goods="C8"))
    assert supply(state).startswith("C29")
    production.receive(state, 0, (3, 0, 0, 0), "provincia.opes.lower")
    assert goods(state) == "C9" and supply(state).startswith("C28")


@pytest.mark.rule("provincia.storage.excess-at-destruction")
def test_when_the_horreum_is_destroyed_the_excess_is_lost_at_once() -> None:
    state = given(city(goods="C8 W9 S3 G12"))
    before = state.supply[:]
    raze(state, 0, state.cities[0].standing[0])
    assert goods(state) == "C5 W5 S3 G12"
    assert [now - then for now, then in zip(state.supply, before, strict=True)] == [3, 4, 0, 0]
    facts = events(state, "storage.excess-at-destruction", "seat", "good", "lost", "cap")
    assert facts == [(1, "clay", 3, 5), (1, "wood", 4, 5)]


@pytest.mark.rule("provincia.storage.cap9", "provincia.storage.cap5")
def test_the_limit_follows_from_what_stands() -> None:
    state = given(city(), city(horreum=False))
    assert [production.cap(state, own) for own in state.cities] == [9, 5]
    assert [production.room(state, seat, 1) for seat in (0, 1)] == [9, 5]


# --- the supply ---


def scarce(mine: str = "", **left: int) -> State:
    """So much of a good is left in the supply; the others have the rest."""
    bank = dict(zip(("clay", "wood", "stone"), TABLES.setup.bank, strict=True))
    state = given(city(goods=mine), players=6)
    for good, count in left.items():
        index = ("clay", "wood", "stone").index(good)
        spread = bank[good] - state.cities[0].goods[index] - count
        for own in state.cities[1:]:
            own.goods[index] = min(9, spread)
            spread -= own.goods[index]
        assert not spread, f"{count} {good} cannot be left"
        state.supply[index] = count
    return state


@pytest.mark.rule("provincia.bank.limited", "provincia.bank.exhausted-lost")
def test_a_receipt_is_what_the_supply_has() -> None:
    state = scarce(clay=1)
    assert production.receive(state, 0, (3, 0, 0, 0), "provincia.opes.lower") == (1, 0, 0, 0)
    assert goods(state) == "C1" and state.supply[0] == 0
    assert events(state, "bank.exhausted-lost", "seat", "good", "lost") == [(1, "clay", 2)]
    assert events(state, "storage.overflow-lost") == []


@pytest.mark.rule("provincia.bank.exhausted-lost")
def test_what_the_supply_cannot_give_is_not_made_up_later() -> None:
    state = scarce(wood=0)
    production.receive(state, 0, (0, 1, 0, 0), "provincia.income.production")
    production.pay(state, 1, (0, 4, 0, 0))
    assert goods(state) == "none" and state.supply[1] == 4


@pytest.mark.rule("provincia.bank.exhausted-lost", "provincia.storage.overflow-lost")
def test_store_and_supply_may_both_be_too_small() -> None:
    state = scarce("C6", clay=1)
    production.receive(state, 0, (5, 0, 0, 0), "provincia.opes.lower")
    assert goods(state) == "C7"
    assert events(state, "storage.overflow-lost", "lost") == [2]
    assert events(state, "bank.exhausted-lost", "lost") == [2]


@pytest.mark.rule("provincia.bank.spent-returns")
def test_what_is_paid_returns_to_the_supply_at_once() -> None:
    state = given(city(goods="C2 W1 G2", hand="domus"))
    before = state.supply[:]
    play(state, "build domus")
    assert [now - then for now, then in zip(state.supply, before, strict=True)] == [2, 1, 0, 0]
    production.receive(state, 1, (1, 0, 0, 0), "provincia.opes.lower")
    assert goods(state, 1) == "C1"


@pytest.mark.rule("provincia.bank.gold")
def test_gold_is_endless_and_not_counted() -> None:
    state = given(city(goods="G53"), city(goods="G40"))
    production.receive(state, 0, (0, 0, 0, 9), "provincia.opes.lower")
    assert goods(state) == "G62" and state.supply[GOLD] == 0
    production.pay(state, 0, (0, 0, 0, 60))
    assert goods(state) == "G2" and state.supply[GOLD] == 0
    assert "gold" not in state.to_dict()["supply"]


@pytest.mark.rule("provincia.bank.gold")
def test_a_file_in_which_endless_gold_is_counted_is_still_read() -> None:
    data = given(city(goods="G53"), city(goods="G40")).to_dict()
    data["supply"]["gold"] = -40
    assert from_dict(data) == given(city(goods="G53"), city(goods="G40"))


@pytest.mark.rule("provincia.bank.gold", "provincia.bank.exhausted-lost")
def test_by_option_there_are_53_coins() -> None:
    state = given(city("emporium", "G40"), city(goods="G12"), phase="activate", bank_gold_limit=53)
    play(state, "activate emporium")
    assert goods(state) == "G41" and state.supply[GOLD] == 0
    assert events(state, "bank.exhausted-lost", "seat", "good", "lost") == [(1, "gold", 3)]


@pytest.mark.rule("provincia.bank.limited")
def test_nobody_can_buy_what_is_not_there() -> None:
    state = scarce("G4", stone=3)
    assert "buy stone" in legal(state)
    state = scarce("G4", wood=0)
    assert "buy wood" not in legal(state)
    assert reason(state, "buy wood", "supply") == ("trade.no-waste", 0)
