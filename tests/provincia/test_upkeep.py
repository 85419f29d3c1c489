"""Phase 4: morale, defence, tax."""

from __future__ import annotations

from typing import Any

import pytest

from rulesim.provincia import upkeep
from rulesim.provincia.state import State
from tests.provincia.given import city, events, given, goods, play


def after(*cities: dict[str, Any], **fields: Any) -> State:
    """Phase 4 of round 1 has just passed; what the cities' buildings bring has come."""
    return play(given(*cities, **fields), *["end"] * max(2, len(cities)))


@pytest.mark.rule("provincia.upkeep.morale")
@pytest.mark.parametrize(("before", "then"), [(6, 5), (2, 1), (1, 1), (12, 11)])
def test_morale_falls_to_one_at_most(before: int, then: int) -> None:
    state = after(city(morale=before))
    assert state.cities[0].morale == then
    assert events(state, "upkeep.morale", "seat", "old", "new", "lost")[0] == (1, before, then, before - then)


@pytest.mark.rule("provincia.upkeep.defence")
@pytest.mark.parametrize(("before", "then"), [(0, -1), (-2, -3), (-3, -3), (3, 2)])
def test_defence_falls_to_minus_three_at_most(before: int, then: int) -> None:
    state = after(city(defence=before))
    assert state.cities[0].defence == then
    assert events(state, "upkeep.defence", "seat", "old", "new")[0] == (1, before, then)


@pytest.mark.rule("provincia.upkeep.tax")
def test_everybody_pays_a_gold() -> None:
    state = after(city("", "G5"), city("", "G1"))
    assert (goods(state, 0), goods(state, 1)) == ("G4", "none")
    assert events(state, "upkeep.tax", "seat", "gold", "left") == [(1, 1, 4), (2, 1, 0)]


@pytest.mark.rule("provincia.upkeep.tax-unpaid", "provincia.prestige.cards")
def test_who_cannot_pay_loses_two_prestige_whatever_goods_there_are() -> None:
    state = after(city("", "S9"), city("", "G9"))
    mine = state.cities[0]
    assert (goods(state), mine.prestige, mine.losses) == ("S9", -2, 2)
    assert events(state, "upkeep.tax-unpaid", "seat", "prestige") == [(1, 2)]
    # three times: a card with -4 and one with -2
    state = given(city())
    for _ in range(3):
        upkeep.tax(state, 0)
    assert (state.city.prestige, state.city.losses) == (-6, 6)
    assert events(state, "prestige.cards", "losses") == [2, 4, 6]


@pytest.mark.rule("provincia.upkeep.exempt", "provincia.senate.praetor", "provincia.senate.corruptio")
def test_praetor_and_corruptio_free_from_the_tax_only() -> None:
    mine = city("", "G5", morale=6, defence=0)
    free = after(mine | {"praetor": True})
    assert (goods(free), free.cities[0].morale, free.cities[0].defence) == ("G5", 5, -1)
    assert events(free, "upkeep.exempt", "seat", "card") == [(1, "praetor")]
    # in the next round it is due again
    assert not free.cities[0].praetor
    upkeep.tax(free, 0)
    assert goods(free) == "G4"
    for_good = after(mine | {"permanents": ["corruptio"]})
    assert events(for_good, "upkeep.exempt", "seat", "card") == [(1, "corruptio")]
    upkeep.tax(for_good, 0)
    assert goods(for_good) == "G5"
    poor = after(city(praetor=True))
    assert poor.cities[0].prestige == 0


@pytest.mark.rule("provincia.upkeep.exempt", "provincia.senate.concussio")
def test_concussio_overrides_both_and_the_tax_stays_one() -> None:
    mine = city("", "G5", permanents="corruptio", praetor=True, forced=True)
    assert goods(after(mine)) == "G4"
    # without an exemption nothing changes
    assert goods(after(city("", "G5", forced=True))) == "G4"
    assert upkeep.exempt(given(mine).city) == ""


@pytest.mark.rule("provincia.upkeep.everybody")
def test_an_untouched_city_weakens_every_round() -> None:
    state = given(city("", "G9"), players=3)
    tracks: list[tuple[int, int]] = []
    for _ in range(6):
        for seat in range(3):
            upkeep.decay(state, seat, "morale", "provincia.upkeep.morale")
            upkeep.decay(state, seat, "defence", "provincia.upkeep.defence")
        assert len({(own.morale, own.defence) for own in state.cities}) == 1
        tracks.append((state.city.morale, state.city.defence))
    assert tracks == [(5, -1), (4, -2), (3, -3), (2, -3), (1, -3), (1, -3)]
    # in turn order, also in rounds without combat
    state = play(given(players=3, start=1, seat=1, round=4), "end", "end", "end")
    assert events(state, "upkeep.morale", "seat") == [2, 3, 1]


@pytest.mark.rule("provincia.card.aquaeductus")
def test_an_aquaeductus_cancels_the_decay_of_the_morale() -> None:
    state = after(city("aquaeductus", "G1", morale=3))
    assert (events(state, "upkeep.morale", "new")[0], state.cities[0].morale) == (2, 3)
    assert after(city("aquaeductus", "G1", morale=1)).cities[0].morale == 2
    assert after(city("aquaeductus", "G1", morale=6), morale_max=6).cities[0].morale == 6
