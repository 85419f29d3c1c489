"""Decrees: fourteen conditions, claiming them in the own turn, the four spaces they cover."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from rulesim import CHANCE, rulebook
from rulesim.discordia import aqueduct, decrees
from rulesim.discordia.city import City
from rulesim.discordia.components import CONDITIONS
from rulesim.discordia.options import DEFAULT, Options
from rulesim.discordia.state import State, new_game
from tests.discordia.given import TABLES, city, events, given, is_legal, legal, play, reason

ALL = " ".join(decree.id for decree in TABLES.decrees)
RED_2 = {"die": "red 2", "dice": "2 3 4"}


def holds(id: str, mine: City, **values: Any) -> bool:
    """Whether the condition of decree ``id`` is fulfilled, asked in both ways."""
    state = given(mine, **values)
    at = decrees.progress(state, 0, TABLES[id])
    assert decrees.holds(mine, TABLES[id], state.options) == at.holds
    return at.holds


def have(id: str, mine: City, **values: Any) -> tuple[int, ...]:
    """What there is of what a decree asks for, and the figures, if it counts them."""
    at = decrees.progress(given(mine, **values), 0, TABLES[id])
    return (at.have, at.figures) if at.figures_need else (at.have,)


def claims(state: State) -> list[str]:
    return [text.removeprefix("claim ") for text in legal(state, "claim")]


def refusal(id: str, mine: City, *names: str) -> tuple[Any, ...]:
    """The rule that refuses the claim of a decree on display, and some of its numbers."""
    return reason(given(mine, decrees=ALL, **RED_2), f"claim {id}", "decree", "need", "have", *names)


# --- claiming ---


@pytest.mark.rule("discordia.decree.claim")
def test_a_fulfilled_decree_may_be_claimed_in_the_own_turn() -> None:
    mine = city("tower1=TT1 tower2=TT2 tower3=MT1", extensions="harbour harbour")
    state = given(mine, decrees="DE04 DE05", **RED_2)
    assert claims(state) == ["DE04"]
    play(state, "claim DE04")
    assert [decree.id for decree in state.cities[0].decrees] == ["DE04"]
    assert [decree.id for decree in state.decrees] == ["DE05"]
    told = events(state, "decree.claim", "seat", "decree", "condition", "need", "figures_need", "field")
    assert told == [(1, "DE04", "towers", 3, 0, 1)]


@pytest.mark.rule("discordia.decree.claim", "discordia.decree.towers")
def test_two_towers_are_refused_with_two_and_three() -> None:
    mine = city("tower1=TT1 tower2=TT2", extensions="harbour harbour")
    assert refusal("DE04", mine) == ("decree.towers", "DE04", 3, 2)
    checks = {check.rule: check.ok for check in given(mine, decrees=ALL, **RED_2).checks(_claim("DE04"))}
    assert checks["discordia.decree.claim"] is False
    assert checks["discordia.decree.unique"] is checks["discordia.decree.limit"] is True


def _claim(id: str) -> Any:
    return given(**RED_2).parse(f"claim {id}")


@pytest.mark.rule("discordia.decree.claim")
def test_any_number_of_decrees_in_one_turn_but_none_out_of_turn() -> None:
    mine = city(ring=8, expedition=6, stars=0)
    state = given(mine, decrees="DE05 DE07 DE04", **RED_2)
    assert claims(state) == ["DE05", "DE07"]
    play(state, "claim DE07", "claim DE05")
    assert len(state.cities[0].decrees) == 2
    # before the die is chosen, and when it is somebody else's turn, there is no claim
    assert claims(given(mine, decrees="DE05")) == []
    assert reason(given(mine, decrees="DE05"), "claim DE05")[0] == "play.must-choose-die"
    assert reason(given(mine, decrees="DE05", **RED_2), "claim DE05", seat=1)[0] == "play.maximus"


@pytest.mark.rule("discordia.decree.cover")
def test_the_four_spaces_are_covered_from_the_lowest() -> None:
    mine = city(ring=8, expedition=6, development=6, manipulators=3, stars=0)
    state = given(mine, decrees="DE03 DE05 DE06 DE07", **RED_2)
    seen = [aqueduct.shortage_parts(state, 0)["decree"]]
    stars = []
    for id in ("DE03", "DE05", "DE06"):
        play(state, f"claim {id}")
        seen.append(aqueduct.shortage_parts(state, 0)["decree"])
        stars.append(state.cities[0].stars)
    assert seen == [4, 3, 2, 1]
    assert stars == [0, 2, 2]
    # the fourth space lets up to three figures be discarded, at once
    play(state, "claim DE07")
    assert state.todo == (("DISCARD", 3),)
    play(state, "return BRW")
    assert sum(state.cities[0].supply) == 12
    assert aqueduct.shortage_parts(state, 0)["decree"] == 0


@pytest.mark.rule("discordia.decree.limit")
def test_a_fifth_decree_is_refused() -> None:
    mine = city(ring=8, decrees="DE01 DE02 DE03 DE04")
    state = given(mine, decrees="DE05", **RED_2)
    assert claims(state) == [] and not decrees.space_left(state, 0)
    assert reason(state, "claim DE05", "have", "need") == ("decree.limit", 4, 4)


@pytest.mark.rule("discordia.decree.refusable")
def test_a_claim_may_be_put_off_while_the_condition_holds() -> None:
    mine = city(supply="B3 W2")
    state = given(mine, city(), decrees="DE08", **RED_2)
    assert claims(state) == ["DE08"]
    play(state, "end")
    assert state.decrees == (TABLES["DE08"],)
    # in the next turn the supply has a third colour: too late
    state.cities[0].supply[1] = 1
    play(state, "choose blue 4", "end", "roll 2 3 4", "choose red 2", "end", "choose blue 4")
    assert (state.seat, claims(state)) == (0, [])


@pytest.mark.rule("discordia.decree.unique")
def test_a_claimed_decree_is_gone_for_the_others_and_not_replaced() -> None:
    state = given(city(ring=8), city(ring=9), decrees="DE05 DE04", **RED_2)
    play(state, "claim DE05", "end", "choose blue 4")
    assert [decree.id for decree in state.decrees] == ["DE04"]
    assert decrees.owner(state, TABLES["DE05"]) == 0
    assert reason(state, "claim DE05", "decree", "owner") == ("decree.unique", "DE05", 1)
    # one that is not in this game has no owner
    assert reason(state, "claim DE01", "decree", "owner") == ("decree.unique", "DE01", 0)


@pytest.mark.rule("discordia.decree.aqueduct")
def test_a_decree_stays_when_its_condition_is_lost() -> None:
    state = given(city(ring=8), decrees="DE05", **RED_2)
    play(state, "claim DE05")
    state.cities[0].ring = 3
    assert [decree.id for decree in state.cities[0].decrees] == ["DE05"]
    assert len(state.cities[0].decrees) == 1 and state.decrees == ()


# --- extensions ---


@pytest.mark.rule("discordia.decree.ext-different")
@pytest.mark.parametrize(
    ("extensions", "kinds"),
    [
        ("harbour fort market field expedition", 5),
        ("harbour fort market field field", 4),
        ("harbour fort market field expedition development", 6),
        ("", 0),
    ],
)
def test_de01_five_different_extensions(extensions: str, kinds: int) -> None:
    mine = city(extensions=extensions)
    assert have("DE01", mine) == (kinds,)
    assert holds("DE01", mine) == (kinds >= 5)


@pytest.mark.rule("discordia.decree.ext-different")
def test_de01_names_the_kinds_owned() -> None:
    told = refusal("DE01", city(extensions="harbour field field"), "extensions")
    assert told == ("decree.ext-different", "DE01", 5, 2, ("harbour", "field"))


@pytest.mark.rule("discordia.decree.ext-pairs")
@pytest.mark.parametrize(
    ("extensions", "pairs", "same_kind"),
    [
        ("field field fort fort", 2, 2),
        ("field field field field", 1, 2),
        ("field field fort", 1, 1),
        ("field field field fort fort fort market market", 3, 3),
        ("expedition expedition development development", 2, 2),
    ],
)
def test_de02_two_pairs_of_identical_extensions(extensions: str, pairs: int, same_kind: int) -> None:
    mine = city(extensions=extensions)
    assert have("DE02", mine) == (pairs,)
    assert holds("DE02", mine) == (pairs >= 2)
    # as an option two pairs of the same kind count
    assert have("DE02", mine, decree_pairs_same_kind=True) == (same_kind,)
    assert holds("DE02", mine, decree_pairs_same_kind=True) == (same_kind >= 2)


@pytest.mark.rule("discordia.decree.ext-pairs")
def test_de02_names_the_kinds_with_a_pair() -> None:
    told = refusal("DE02", city(extensions="field field fort"), "extensions")
    assert told == ("decree.ext-pairs", "DE02", 2, 1, ("field",))


# --- one number ---


@pytest.mark.rule("discordia.decree.manipulators")
def test_de03_three_manipulators_active_or_used() -> None:
    assert holds("DE03", city(manipulators=3, ready=0))
    assert refusal("DE03", city(manipulators=2)) == ("decree.manipulators", "DE03", 3, 2)


@pytest.mark.rule("discordia.decree.towers")
def test_de04_three_towers_of_either_kind() -> None:
    assert holds("DE04", city("tower1=TT1 tower2=TT2 tower3=MT1", extensions="harbour harbour"))
    assert not holds("DE04", city("tower1=TT1 tower3=MT1", extensions="harbour harbour"))


@pytest.mark.rule("discordia.decree.aqueduct")
@pytest.mark.parametrize(("ring", "enough"), [(7, False), (8, True), (10, True)])
def test_de05_aqueduct_field_8(ring: int, enough: bool) -> None:
    assert holds("DE05", city(ring=ring)) == enough
    if not enough:
        assert refusal("DE05", city(ring=ring)) == ("decree.aqueduct", "DE05", 8, ring)


@pytest.mark.rule("discordia.decree.development")
@pytest.mark.parametrize(("field", "enough"), [(5, False), (6, True)])
def test_de06_development_field_6(field: int, enough: bool) -> None:
    assert holds("DE06", city(development=field, stars=0)) == enough
    if not enough:
        assert refusal("DE06", city(development=field)) == ("decree.development", "DE06", 6, field)


@pytest.mark.rule("discordia.decree.expedition")
@pytest.mark.parametrize(("field", "enough"), [(5, False), (6, True)])
def test_de07_expedition_field_6(field: int, enough: bool) -> None:
    assert holds("DE07", city(expedition=field, stars=0)) == enough
    if not enough:
        assert refusal("DE07", city(expedition=field)) == ("decree.expedition", "DE07", 6, field)


# --- figures in supply and on tiles ---


@pytest.mark.rule("discordia.decree.two-kinds")
@pytest.mark.parametrize(("supply", "colors"), [("B3 W2", 2), ("B3 R1 W2", 3), ("B5", 1), ("B1 R1 W1 Y1", 4)])
def test_de08_at_most_two_colours(supply: str, colors: int) -> None:
    assert have("DE08", city(supply=supply)) == (colors,)
    assert holds("DE08", city(supply=supply)) == (colors <= 2)


@pytest.mark.rule("discordia.decree.two-kinds")
def test_de08_looks_at_real_colours_and_names_them() -> None:
    mine = city(supply="B3 R1 W2", privileges="PJ_blue_1 PJ_blue_2")
    assert refusal("DE08", mine, "supply") == ("decree.two-kinds", "DE08", 2, 3, "BRW")
    assert decrees.progress(given(mine), 0, TABLES["DE08"]).at_most


TWELVE = "harbour1=SH16[BBB] fort1=BA01[RR,R,Y] market1=ST06[WW,W] field1=FA02[YY]"


@pytest.mark.rule("discordia.decree.twelve")
def test_de09_twelve_figures_on_tiles_and_towers() -> None:
    assert have("DE09", city(TWELVE)) == (12,)
    assert holds("DE09", city(TWELVE))
    eleven = TWELVE.replace("FA02[YY]", "FA13[Y]")
    assert refusal("DE09", city(eleven)) == ("decree.twelve", "DE09", 12, 11)
    assert holds("DE09", city(f"{eleven} tower1=MT6[R]"))


@pytest.mark.rule("discordia.decree.each-kind", "discordia.tower.military-decrees")
def test_de10_one_tile_of_every_kind_and_nine_figures() -> None:
    three = "market1=ST05[W,W] field1=FA02[YY,Y]"
    assert have("DE10", city(f"harbour1=SH04[BB] tower1=MT3[RR] {three}")) == (4, 9)
    assert holds("DE10", city(f"harbour1=SH04[BB] tower1=MT3[RR] {three}"))
    # an empty ship is no occupied tile
    told = refusal("DE10", city(f"harbour1=SH04 tower1=MT3[RR] {three}"), "kinds", "figures_need", "figures_have")
    assert told == ("decree.each-kind", "DE10", 4, 3, ("ship",), 9, 7)
    # every kind, but eight figures
    eight = city(f"harbour1=SH06[B] tower1=MT3[RR] {three}")
    assert refusal("DE10", eight, "figures_have") == ("decree.each-kind", "DE10", 4, 4, 8)


@pytest.mark.rule("discordia.decree.ships")
@pytest.mark.parametrize(
    ("ships", "found"),
    [
        ("harbour1=SH04[BB] harbour2=SH05[B]", (2, 3)),
        ("harbour1=SH16[BBB] harbour2=SH05", (1, 3)),
        ("harbour1=SH06[B] harbour2=SH05[B]", (2, 2)),
        ("", (0, 0)),
    ],
)
def test_de11_two_ships_with_three_figures(ships: str, found: tuple[int, int]) -> None:
    mine = city(ships, extensions="harbour")
    assert have("DE11", mine) == found
    assert holds("DE11", mine) == (found == (2, 3))
    if found != (2, 3):
        assert refusal("DE11", mine, "figures_need", "figures_have") == (
            "decree.ships",
            "DE11",
            2,
            found[0],
            3,
            found[1],
        )


@pytest.mark.rule("discordia.decree.farms")
@pytest.mark.parametrize(
    ("farms", "found"),
    [
        ("field1=FA02[YY,Y] field2=FA10[YW] field3=FA05[YY]", (3, 7)),
        ("field1=FA04[YY,YX] field2=FA02[YY,Y] field3=FA05".replace("X", "R"), (2, 7)),
        ("field1=FA02[YY] field2=FA10[YW] field3=FA05[YY]", (3, 6)),
    ],
)
def test_de12_three_farms_with_seven_figures(farms: str, found: tuple[int, int]) -> None:
    mine = city(farms, extensions="field")
    assert have("DE12", mine) == found
    assert holds("DE12", mine) == (found == (3, 7))
    if found != (3, 7):
        assert refusal("DE12", mine, "figures_have") == ("decree.farms", "DE12", 3, *found)


@pytest.mark.rule("discordia.decree.stalls")
@pytest.mark.parametrize(
    ("stalls", "found"),
    [
        ("market1=ST05[W,W] market2=ST10[WW] market3=ST02[W,W]", (3, 6)),
        ("market1=ST06[WW,W] market2=ST10[WW]", (2, 5)),
        # a stall that was a ship is a stall
        ("market1=ST05[W,W] market2=ST10[WW] market3=SH01b[W,W]", (3, 6)),
    ],
)
def test_de13_three_stalls_with_six_figures(stalls: str, found: tuple[int, int]) -> None:
    mine = city(stalls, extensions="market")
    assert have("DE13", mine) == found
    assert holds("DE13", mine) == (found == (3, 6))
    if found != (3, 6):
        assert refusal("DE13", mine, "figures_have") == ("decree.stalls", "DE13", 3, *found)


@pytest.mark.rule("discordia.decree.barracks", "discordia.tower.military-decrees")
@pytest.mark.parametrize(
    ("tiles", "found"),
    [
        ("fort1=BA03[RR] tower1=MT3[RR] fort2=BA04[R]", (3, 5)),
        # a tower of permanent strength holds no figures
        ("fort1=BA05[R,R,R] tower1=MT1 fort2=BA03[RR]", (2, 5)),
        ("fort1=BA03[RR] tower1=MT3[RR] fort2=BA04", (2, 4)),
    ],
)
def test_de14_three_barracks_or_towers_with_five_figures(tiles: str, found: tuple[int, int]) -> None:
    mine = city(tiles, extensions="fort")
    assert have("DE14", mine) == found
    assert holds("DE14", mine) == (found == (3, 5))
    if found != (3, 5):
        assert refusal("DE14", mine, "figures_have") == ("decree.barracks", "DE14", 3, *found)


FOUR_FARMS = "field1=FA13[Y] field2=FA02[YY] field3=FA05[YY] field4=FA07[YY]"


@pytest.mark.rule("discordia.decree.farms")
def test_only_the_best_three_count_as_an_option_all() -> None:
    mine = city(FOUR_FARMS, extensions="field field")
    assert have("DE12", mine) == (3, 6) and not holds("DE12", mine)
    assert have("DE12", mine, decree_count="all") == (4, 7) and holds("DE12", mine, decree_count="all")
    # and it is told so
    few = city("field1=FA13[Y] field2=FA02[YY] field3=FA05[YY] field4=FA14[Y]", extensions="field field")
    told = given(few, die="red 1", decrees="DE12", decree_count="all")
    facts = ("need", "have", "figures_need", "figures_have", "counted")
    assert reason(told, "claim DE12", *facts) == ("decree.farms", 3, 4, 7, 6, "all")


# --- all of them ---


def test_every_condition_has_a_rule_and_a_decree() -> None:
    assert set(decrees.RULE_OF) == set(CONDITIONS) == {decree.condition for decree in TABLES.decrees}
    assert set(decrees.RULE_OF.values()) <= {rule.id for rule in rulebook.catalogue("discordia")}
    at = decrees.progress(given(), 0, TABLES["DE12"])
    assert (at.rule, at.need, at.figures_need, at.at_most) == ("discordia.decree.farms", 3, 7, False)


@pytest.mark.parametrize("seed", range(4))
def test_the_list_of_claims_is_what_the_checks_allow(seed: int) -> None:
    values = [DEFAULT, Options.read({"decree_count": "all"}), Options.read({"decree_pairs_same_kind": True}), DEFAULT]
    rng, state = random.Random(seed), new_game(2 + seed % 3, **values[seed].changed())
    asked = 0
    while not state.is_over:
        action = state.sample(rng) if state.player == CHANCE else rng.choice(state.legal_actions())
        state.play(action)
        if state.phase == "season" and state.die >= 0 and not state.todo:
            state.decrees = state.tables.decrees  # ask about all fourteen
            for decree in state.tables.decrees:
                ok = decrees.holds(state.city, decree, state.options) and decrees.space_left(state, state.seat)
                owned = decrees.owner(state, decree) >= 0
                if not owned:
                    assert (
                        is_legal(state, f"claim {decree.id}") == ok == (f"claim {decree.id}" in legal(state, "claim"))
                    )
                    asked += 1
            state.decrees = ()
    assert asked > 200


def test_the_facts_of_every_decree_are_enough_for_its_words() -> None:
    state = given(city("field1=FA02[YY]"), die="red 1")
    for decree in TABLES.decrees:
        told = rulebook.words("discordia", "condition.now", **decrees.facts(state, 0, decree))
        assert "{" not in told and re.match(r"you|no|1 of the kinds holds", told), told
