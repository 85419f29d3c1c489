"""Main actions: city tiles, ships, dispatches, extensions, developing, stars."""

from __future__ import annotations

import pytest

from rulesim.discordia import dispatch, from_dict
from rulesim.discordia.components import Figures, Space
from rulesim.discordia.tables import standard_tables
from tests.discordia.given import (
    city,
    events,
    figures,
    given,
    ids,
    is_legal,
    kept,
    legal,
    on,
    play,
    reason,
    supply,
    text,
)

# --- 2.1.1 take a city tile ---


@pytest.mark.rule("discordia.tile.column")
def test_a_tile_comes_from_the_column_of_the_used_value() -> None:
    state = given(die="red 2", display="FA01@2 FA05@3 ST02@2")
    facts = ("tile", "kind", "column", "value")
    assert reason(state, "take FA05 on field1", *facts) == ("tile.column", "FA05", "farm", 3, 2)
    assert legal(state, "take") == ["take FA01 on field1", "take ST02 on market1"]
    # a tile that lies nowhere in the display has no column
    assert reason(state, "take FA24 on field1", *facts) == ("tile.column", "FA24", "farm", 0, 2)
    # and the value may be a manipulated one
    assert is_legal(given(die="red 2 as 3", display="FA05@3"), "take FA05 on field1")


@pytest.mark.rule("discordia.tile.leftmost")
def test_a_tile_lands_on_the_leftmost_free_slot() -> None:
    state = given(city("market1=ST02", extensions="market"), die="red 1", display="ST01")
    assert reason(state, "take ST01 on market3", "area", "slot", "leftmost") == ("tile.leftmost", "market", 3, 2)
    play(state, "take ST01 on market2")
    assert (on(state, "market2"), on(state, "market3")) == ("ST01[]", "")
    assert events(state, "tile.leftmost", "seat", "tile", "kind", "slot", "column") == [(1, "ST01", "stall", 2, 1)]


@pytest.mark.rule("discordia.tile.leftmost")
def test_a_gap_is_filled_first() -> None:
    # given a ship has left the first of two harbours
    state = given(city("harbour2=SH02", extensions="harbour"), die="red 1", display="SH03")
    assert legal(state, "take") == ["take SH03 on harbour1", "take SH03 on harbour2"]


@pytest.mark.rule("discordia.tile.needs-slot")
def test_without_a_free_slot_only_overbuilding_is_left() -> None:
    state = given(city("harbour1=SH02"), die="red 1", display="SH03")
    assert legal(state, "take") == ["take SH03 on harbour1"]
    facts = ("kind", "area", "need", "slot")
    assert reason(state, "take SH03 on harbour2", *facts) == ("tile.needs-slot", "ship", "harbour", 1, 2)


@pytest.mark.rule("discordia.tile.overbuild")
def test_an_overbuilt_tile_leaves_the_game_and_its_figures_return() -> None:
    mine = city("field1=FA02[YY]", supply="B2")
    state = play(given(mine, die="yellow 1", display="FA01"), "take FA01 on field1")
    assert (supply(state), on(state, "field1")) == ("BBYY", "FA01[]")
    facts = ("seat", "tile", "old", "old_kind", "slot", "figures", "column")
    assert events(state, "tile.overbuild", *facts) == [(1, "FA01", "FA02", "farm", 1, "YY", 1)]
    # the figures can be used in the same turn
    assert is_legal(state, "special field1 Y")


@pytest.mark.rule("discordia.tile.overbuild")
def test_overbuilding_is_allowed_while_a_slot_is_free() -> None:
    state = given(city("field1=FA02[YY]"), die="red 1", display="FA01")
    assert legal(state, "take") == ["take FA01 on field1", "take FA01 on field2"]
    assert kept(state, "take FA01 on field1")[-1] == "tile.overbuild"


@pytest.mark.rule("discordia.tile.build-bonus")
def test_a_printed_bonus_is_gained_when_the_tile_is_laid() -> None:
    # given the ring on 3: ST01 gives an aqueduct step
    state = play(given(city(ring=3), die="red 1", display="ST01"), "take ST01 on market1")
    assert state.city.ring == 4
    assert events(state, "aqueduct.steps", "seat", "amount", "field") == [(1, 1, 4)]
    # and BA02 a star for the expedition path
    state = play(given(die="red 1", display="BA02"), "take BA02 on fort1", "star expedition")
    assert (state.city.expedition, state.city.stars) == (1, 5)


@pytest.mark.rule("discordia.tile.bonus-kept")
def test_losing_the_tile_takes_no_bonus_back() -> None:
    state = given(city("market1=ST01 harbour1=SH01", ring=4, expedition=1), die="red 1", display="ST02 SH02")
    play(state, "take ST02 on market1")
    assert state.city.ring == 4
    state.push(("DEMOLISH", 1))
    state.run()
    play(state, "demolish harbour1")
    assert state.city.expedition == 1


@pytest.mark.rule("discordia.tile.no-refill")
def test_a_column_may_run_empty() -> None:
    state = play(given(die="red 2", display="FA01@2 SH02@2"), "take FA01 on field1", "end")
    assert ids(state.display[1::6]) == ". SH02"
    state = given(die="red 2", display="FA01@1")
    assert reason(state, "take FA01 on field1", "value") == ("tile.no-refill", 2)


@pytest.mark.rule(
    "discordia.ship.slot", "discordia.barracks.slot", "discordia.stall.slot", "discordia.farm.slot"
)  # fmt: skip
@pytest.mark.parametrize(
    ("tile", "kind", "own", "wrong"),
    [
        ("SH02", "ship", "harbour", "market"),
        ("BA03", "barracks", "fort", "field"),
        ("ST02", "stall", "market", "tower"),
        ("FA01", "farm", "field", "fort"),
    ],
)
def test_every_kind_of_tile_has_its_area(tile: str, kind: str, own: str, wrong: str) -> None:
    state = given(die="red 1", display=tile)
    facts = ("tile", "kind", "area")
    assert reason(state, f"take {tile} on {wrong}1", *facts) == (f"{kind}.slot", tile, kind, wrong)
    assert f"{kind}.slot" in kept(state, f"take {tile} on {own}1")


@pytest.mark.rule("discordia.stall.slot", "discordia.farm.slot")
def test_one_tile_per_slot() -> None:
    state = given(city("market1=ST02 field1=FA02 field2=FA05"), die="red 1", display="ST01 FA01")
    assert legal(state, "take") == [
        "take ST01 on market1", "take ST01 on market2", "take FA01 on field1", "take FA01 on field2",
    ]  # fmt: skip


# --- a) ships ---

FULL_SHIP = "harbour1=SH01[B,W]"


@pytest.mark.rule("discordia.ship.complete")
def test_a_full_ship_leaves_when_the_turn_ends() -> None:
    state = given(city("harbour1=SH01[B]"), die="blue 1", bag="R9")
    play(state, "special harbour1 W")
    # until the turn ends the figures count and the harbour is occupied
    assert (on(state, "harbour1"), state.city.placed) == ("SH01[BW]", 2)
    play(state, "end")
    # then the ship asks where its other side goes, and nothing else is possible
    assert state.seat == 0
    assert reason(state, "choose red 1", "effect") == ("action.bonus-immediate", "FLIP")
    play(state, "flip market1")
    assert (text(state.bag), on(state, "harbour1"), on(state, "market1")) == ("B1 R9 W1", "", "SH01b[]")
    assert events(state, "ship.complete", "seat", "tile", "figures") == [(1, "SH01", "BW")]
    assert state.seat == 1


@pytest.mark.rule("discordia.ship.flip-place")
def test_a_flipped_ship_goes_to_a_free_market_or_over_a_stall_or_away() -> None:
    state = play(given(city(f"{FULL_SHIP} market1=ST02[W]"), die="red 6"), "end")
    assert legal(state) == ["flip market1", "flip market2", "flip discard"]
    assert reason(state, "flip market3", "slot", "old", "leftmost") == ("ship.flip-place", 3, "", 2)
    assert reason(state, "decline", "effect") == ("action.optional", "FLIP")
    facts = ("seat", "tile", "slot", "old", "figures")
    # overbuilding returns the figures of the old stall
    again = state.copy()
    again.journal = []
    play(again, "flip market1")
    assert events(again, "ship.flip-place", *facts) == [(1, "SH01", 1, "ST02", "W")]
    assert again.cities[0].supply[2] == 5
    # discarding leaves the market as it was
    play(state, "flip discard")
    assert events(state, "ship.flip-place", *facts) == [(1, "SH01", 0, "", "")]
    assert (on(state, "market1"), on(state, "harbour1")) == ("ST02[W]", "")


@pytest.mark.rule("discordia.ship.flip-place")
def test_without_a_free_market_a_stall_is_overbuilt_or_the_tile_discarded() -> None:
    # given SH13 (B|B|X) full, both markets occupied, ring on 4
    mine = city("harbour1=SH13[B,B,W] market1=ST02[W] market2=ST08", ring=4, supply="B1 R2 Y2")
    state = play(given(mine, die="red 6"), "end")
    assert legal(state) == ["flip market1", "flip market2", "flip discard"]
    bag = state.bag[:]
    play(state, "flip market1")
    assert (state.cities[0].ring, supply(state)) == (5, "BRRWYY")
    assert [now - before for now, before in zip(state.bag, bag, strict=True)] == [2, 0, 1, 0]


@pytest.mark.rule("discordia.ship.flip-place")
def test_by_option_a_free_market_must_be_used() -> None:
    mine = city(f"{FULL_SHIP} market1=ST02")
    state = play(given(mine, die="red 6", ship_flip_choice="market_first"), "end")
    assert legal(state) == ["flip market2"]
    first = city(f"{FULL_SHIP} market2=ST02")
    assert legal(play(given(first, die="red 6", ship_flip_choice="market_first"), "end")) == ["flip market1"]
    full = city(f"{FULL_SHIP} market1=ST02 market2=ST05")
    state = play(given(full, die="red 6", ship_flip_choice="market_first"), "end")
    assert legal(state) == ["flip market1", "flip market2", "flip discard"]


@pytest.mark.rule("discordia.ship.flip-step")
@pytest.mark.parametrize(("option", "discarded"), [(False, 5), (True, 6)])
def test_the_new_stall_gives_an_aqueduct_step(option: bool, discarded: int) -> None:
    mine = city(FULL_SHIP, ring=5)
    laid = play(given(mine.copy(), die="red 6", ship_drop_gives_step=option), "end", "flip market1")
    assert laid.cities[0].ring == 6
    dropped = play(given(mine, die="red 6", ship_drop_gives_step=option), "end", "flip discard")
    assert dropped.cities[0].ring == discarded


@pytest.mark.rule("discordia.ship.flip-wait")
def test_the_new_stall_waits_for_the_next_season() -> None:
    # given a die of the stall's value
    state = given(city(FULL_SHIP), die="red 1")
    assert legal(state, "special") == []
    play(state, "end", "flip market1")
    assert state.seat == 1, "the turn is over"


@pytest.mark.rule("discordia.ship.flip-wait")
def test_a_stall_turned_over_in_winter_gets_nothing_of_the_raid() -> None:
    # given the last turn of a year, and a raid whose reward is a dispatch to any tile
    other = city("fort1=BA03[RR]", supply="B3")
    mine = city(f"{FULL_SHIP} fort1=BA01[RR,R,R] field1=FA03", supply="B9 R9 W9 Y9")
    state = given(mine, other, die="red 6", season=5, acted=1, germanic="GA3 GB5")
    play(state, "end", "flip market1")
    while state.seat == 0:
        play(state, "decline")
    assert legal(state, "dispatch") == ["dispatch field1 Y"]
    assert reason(state, "dispatch market1 W", "tile", "kind") == ("ship.flip-wait", "SH01b", "stall")
    assert from_dict(state.to_dict()).cities[1].slots[2][0].waits  # type: ignore[union-attr]


@pytest.mark.rule("discordia.ship.flip-wait")
def test_the_new_stall_takes_figures_from_the_next_season_on() -> None:
    state = play(given(city(FULL_SHIP), die="red 6", acted=1, season=2), "end", "flip market1", "roll 1 1 1")
    laid = state.cities[0].slots[2][0]
    assert laid is not None and not laid.waits and laid.next is not None


@pytest.mark.rule("discordia.ship.complete")
def test_several_full_ships_leave_from_left_to_right() -> None:
    mine = city(f"{FULL_SHIP} harbour2=SH04[BB]", extensions="harbour")
    state = play(given(mine, die="red 6"), "end", "flip market1")
    assert state.todo[0] == ("FLIP", 1)
    play(state, "flip market2")
    assert (on(state, "market1"), on(state, "market2"), state.seat) == ("SH01b[]", "SH04b[]", 1)


# --- 2.1.2 dispatch ---


@pytest.mark.rule("discordia.dispatch.kind")
def test_the_action_tile_of_the_column_names_the_kinds() -> None:
    # given AT5 (barracks, stall, extension) on column 5
    state = given(city("fort1=BA04 market1=ST02 field1=FA01 harbour1=SH02"), die="red 5")
    assert legal(state, "dispatch") == ["dispatch fort1 R", "dispatch market1 W"]
    facts = ("kind", "value", "offers")
    offers = ("barracks", "stall", "extension")
    assert reason(state, "dispatch field1 Y", *facts) == ("dispatch.kind", "farm", 5, offers)
    play(state, "dispatch fort1 R")
    facts = ("seat", "tile", "kind", "slot", "figures")
    assert events(state, "dispatch.kind", *facts) == [(1, "BA04", "barracks", 1, "R")]


@pytest.mark.rule("discordia.dispatch.next-space")
def test_spaces_are_filled_in_order() -> None:
    # given BA01 (RR|R|X) with its first space filled
    state = given(city("fort1=BA01[RR]"), die="red 5")
    assert legal(state, "dispatch") == ["dispatch fort1 R"]
    facts = ("slot", "have", "need")
    assert reason(state, "dispatch fort1 R space 3", *facts) == ("dispatch.next-space", 1, 3, 2)
    assert reason(state, "dispatch fort1 RR space 1", *facts) == ("dispatch.next-space", 1, 1, 2)
    assert is_legal(state, "dispatch fort1 R space 2")
    play(state, "dispatch fort1 R")
    assert on(state, "fort1") == "BA01[RRR]"


@pytest.mark.rule("discordia.dispatch.next-space")
@pytest.mark.parametrize(
    ("slot", "tile", "die", "steps", "full"),
    [
        ("harbour1", "SH03", "blue 1", "B B B", "BBB"),
        ("fort1", "BA01", "red 1", "RR R Y", "RRRY"),
        ("market1", "ST03", "red 1", "W W W", "WWW"),
        ("field1", "FA04", "yellow 1", "YY BY", "BYYY"),
    ],
)
def test_a_tile_gathers_the_figures_of_its_spaces(slot: str, tile: str, die: str, steps: str, full: str) -> None:
    state = given(city(f"{slot}={tile}", supply="B9 R9 W9 Y9"), die=die)
    for sent in steps.split():
        state.used = ()
        play(state, f"special {slot} {sent}")
    assert on(state, slot) == f"{tile}[{full}]"
    left = {letter: 9 - full.count(letter) for letter in "BRWY"}
    assert supply(state) == "".join(letter * count for letter, count in left.items())
    laid = state.city.laid()[0]
    assert (laid.placed, laid.is_full, laid.empty) == (len(full), True, 0)


@pytest.mark.rule("discordia.dispatch.exact")
def test_exactly_the_figures_of_the_space_are_sent() -> None:
    # given RX as the next space, supply R1 B5
    state = given(city("fort1=BA06", supply="R1 B5"), die="red 5")
    assert legal(state, "dispatch") == ["dispatch fort1 BR"]
    facts = ("tile", "kind", "space", "paid", "missing", "supply")
    prefix = ("dispatch.exact", "BA06", "barracks", "RX")
    assert reason(state, "dispatch fort1 BB", *facts) == (*prefix, "BB", "R", "BBBBBR")
    assert reason(state, "dispatch fort1 R", *facts) == (*prefix, "R", "X", "BBBBBR")
    assert reason(state, "dispatch fort1 BBR", *facts) == (*prefix, "BBR", "", "BBBBBR"), "one too many"


@pytest.mark.rule("discordia.dispatch.all-or-nothing")
def test_a_space_is_never_partly_filled() -> None:
    state = given(city("field1=FA16", supply="Y2 R4"), die="red 4")
    assert legal(state, "dispatch") == []
    facts = ("tile", "kind", "space", "supply", "missing")
    need = ("dispatch.all-or-nothing", "FA16", "farm", "YYY", "RRRRYY", "Y")
    assert reason(state, "dispatch field1 YY", *facts) == need
    # nor with figures that would fit, but are not there: the supply is the reason
    state = given(city("fort1=BA06", supply="R1 B5"), die="red 5")
    short = ("dispatch.all-or-nothing", "BA06", "barracks", "RX", "BBBBBR", "")
    assert reason(state, "dispatch fort1 RR", *facts) == short, "only one red in supply"
    state = given(city("fort1=BA06", supply="R1 B5", privileges="PJ_red_1"), die="red 5")
    assert reason(state, "dispatch fort1 RR", *facts) == short
    assert reason(state, "dispatch fort1 RRR", "paid") == ("privilege.joker", "RRR")
    # nor with RR wanted and one red there
    state = given(city("fort1=BA03", supply="R1 B5"), die="red 5")
    assert reason(state, "dispatch fort1 RR", "missing") == ("dispatch.all-or-nothing", "R")


@pytest.mark.rule("discordia.dispatch.exact")
@pytest.mark.parametrize(
    ("space", "supply", "jokers", "payments"),
    [
        ("RX", "R3 W1", "", ["RR", "RW"]),
        ("X", "R3 W1", "", ["R", "W"]),
        ("BX", "R3 W1", "", []),
        ("BX", "R3 W1", "W", ["RW"]),
        ("RR", "R1 B5", "", []),
        ("YYX", "Y2 B1 R1", "", ["BYY", "RYY"]),
        ("YYX", "Y3", "", ["YYY"]),
        ("RR", "B1 R1", "B", ["BR"]),
        ("RR", "B2 R2", "B", ["BB", "BR", "RR"]),
        ("YYY", "W3", "BRWY", ["WWW"]),
        ("BX", "B1 R1 W1", "R", ["BR", "BW", "RW"]),
    ],
)
def test_all_ways_to_pay_for_a_space(space: str, supply: str, jokers: str, payments: list[str]) -> None:
    mine = city(supply=supply)
    mine.jokers = sum(1 << "BRWY".index(letter) for letter in jokers)
    wanted = Space.of(figures(space.replace("X", "")), space.count("X"))
    found = dispatch.payments(wanted, dispatch.purse(mine))
    assert sorted(map(text, found)) == payments
    for purse in range(1 << 12):
        assert dispatch.is_payable(wanted, purse) == bool(dispatch.payments(wanted, purse))


@pytest.mark.rule("discordia.dispatch.exact")
@pytest.mark.parametrize(
    ("space", "paid", "jokers", "missing"),
    [
        ("RR", "R", 0, "R"),
        ("RR", "BB", 0, "RR"),
        ("RR", "BB", 0b1, ""),
        ("RR", "B", 0b1, "R"),
        ("RX", "R", 0, "X"),
        ("RX", "B", 0, "R"),
        ("RX", "B", 0b1, "X"),
        ("YYX", "", 0, "YYX"),
        ("YYX", "BBB", 0b1, ""),
        ("YYX", "RRB", 0b1, "Y"),
    ],
)
def test_what_is_missing(space: str, paid: str, jokers: int, missing: str) -> None:
    wanted = Space.of(figures(space.replace("X", "")), space.count("X"))
    counts: Figures = figures(paid)
    assert dispatch.missing(wanted, counts, jokers) == missing
    if not missing:
        assert dispatch.fits(wanted, counts, jokers)


@pytest.mark.rule("discordia.dispatch.full-tile")
def test_a_full_tile_takes_no_more() -> None:
    state = given(city("field1=FA03[Y,Y]"), die="red 4")
    assert legal(state, "dispatch") == []
    facts = ("tile", "kind", "need", "have")
    assert reason(state, "dispatch field1 Y", *facts) == ("dispatch.full-tile", "FA03", "farm", 2, 2)
    # and where nothing lies, there is no space
    assert reason(state, "dispatch field2 Y", *facts) == ("dispatch.full-tile", "", "farm", 0, 0)


@pytest.mark.rule("discordia.dispatch.tower", "discordia.tower.military-dispatch")
def test_a_barracks_icon_reaches_military_towers() -> None:
    # given MT3 (RR) without figures
    state = given(city("tower1=MT3", supply="R2 B1"), die="yellow 5")
    assert legal(state, "dispatch") == ["dispatch tower1 RR"]
    play(state, "dispatch tower1 RR")
    facts = ("tile", "kind", "slot", "figures")
    assert events(state, "dispatch.kind", *facts) == [("MT3", "military", 1, "RR")]
    # but a farm icon does not, and towers without spaces take nobody
    assert reason(given(city("tower1=MT3"), die="yellow 1"), "dispatch tower1 RR", "kind") == (
        "dispatch.kind", "barracks",
    )  # fmt: skip
    for tower, kind in (("MT1", "military"), ("TT1", "trade")):
        state = given(city(f"tower1={tower}"), die="yellow 5")
        assert reason(state, "dispatch tower1 RR", "tile", "kind") == ("dispatch.full-tile", tower, kind)


@pytest.mark.rule("discordia.end.instant")
def test_the_last_figure_sent_wins_at_once() -> None:
    # given one figure in supply, and more to do in this turn
    state = play(given(city("fort1=BA04", supply="R1", ring=0), die="red 5"), "dispatch fort1 R")
    assert state.is_over
    assert events(state, "end.instant", "seat") == [1]
    assert reason(state, "end", "winners") == ("end.instant", (1,))


# --- 2.1.3 extensions ---


@pytest.mark.rule("discordia.extension.take", "discordia.extension.unlimited")
def test_any_extension_that_is_left() -> None:
    # given all four forts of a two-player game are taken
    state = given(city(extensions="fort fort fort"), city(extensions="fort"), die="red 1")
    kinds = ["harbour", "market", "field", "expedition", "development"]
    assert legal(state, "extension") == [f"extension {kind}" for kind in kinds]
    assert reason(state, "extension fort", "extension", "left") == ("extension.take", "fort", 0)
    play(state, "extension market")
    assert events(state, "extension.take", "seat", "extension", "left") == [(1, "market", 3)]


@pytest.mark.rule("discordia.extension.unlimited")
def test_one_player_may_take_all_of_a_kind() -> None:
    state = play(given(city(extensions="field field field"), die="red 1"), "extension field")
    assert (state.city.extensions[3], state.stacks[3]) == (4, 0)


@pytest.mark.rule("discordia.extension.place-city")
def test_a_city_extension_adds_a_slot_on_the_right() -> None:
    state = play(given(city("harbour1=SH02", extensions="harbour"), die="red 1"), "extension harbour")
    assert (len(state.city.slots[0]), len(state.city.towers)) == (3, 3)
    assert on(state, "harbour1") == "SH02[]"
    # also off the printed board
    state = play(given(city(extensions="fort fort"), die="red 1"), "extension fort")
    assert len(state.city.slots[1]) == 4
    assert state.todo == ()


@pytest.mark.rule("discordia.extension.place-track")
def test_a_track_extension_lengthens_the_track() -> None:
    # given a full expedition path
    state = given(city(expedition=6, stars=2), die="red 1", display="SH01")
    play(state, "extension expedition", "end")
    state = given(city(expedition=6, stars=2, extensions="expedition"), die="red 1", display="SH01")
    play(state, "take SH01 on harbour1", "star expedition")
    assert state.city.expedition == 7
    # then its first field gives one discard
    assert state.todo == (("DISCARD", 1),)


@pytest.mark.rule("discordia.extension.cover-bonus")
@pytest.mark.parametrize(
    ("kind", "owned", "waits"),
    [
        ("harbour", "", ()),
        ("fort", "fort", (("SWAP", 3),)),
        ("market", "market", (("DISCARD", 1),)),
        ("field", "field", ()),
    ],
)
def test_what_an_extension_covers_is_gained(kind: str, owned: str, waits: tuple[tuple[str, int], ...]) -> None:
    state = play(given(city(extensions=owned), die="red 1"), f"extension {kind}")
    assert state.todo == waits


@pytest.mark.rule("discordia.extension.cover-bonus")
def test_the_third_harbour_covers_a_star() -> None:
    state = play(given(city(extensions="harbour"), die="red 1"), "extension harbour")
    assert state.city.stars == 7


@pytest.mark.rule("discordia.symbol.extension", "discordia.bonus.extensions-4-6")
def test_an_extension_as_a_bonus_counts_like_any_other() -> None:
    # given three extensions, and a star for expedition field 2
    mine = city(expedition=1, extensions="fort market harbour")
    state = given(mine, die="red 1", display="SH01", privileges="PJ_red_1")
    play(state, "take SH01 on harbour1", "star expedition", "extension development")
    assert events(state, "bonus.extensions-4-6", "seat", "have") == [(1, 4)]
    assert legal(state) == ["privilege PJ_red_1", "decline"]


@pytest.mark.rule("discordia.symbol.extension")
def test_an_extension_as_a_bonus_may_be_declined_or_be_none_left() -> None:
    mine = city(expedition=1)
    state = play(given(mine.copy(), die="red 1", display="SH01"), "take SH01 on harbour1", "star expedition")
    assert legal(state)[-1] == "decline"
    state = given(mine, die="red 1", display="SH01")
    state.stacks = [0] * 6
    play(state, "take SH01 on harbour1", "star expedition")
    assert events(state, "action.bonus-immediate", "effect") == ["EXTENSION"]


# --- 2.1.4 develop ---


@pytest.mark.rule("discordia.develop.value")
def test_developing_needs_a_six() -> None:
    assert is_legal(given(die="red 6"), "develop")
    assert is_legal(given(die="red 5 as 6"), "develop")
    state = given(die="red 4")
    assert reason(state, "develop", "value", "values") == ("develop.value", 4, (6,))
    assert legal(state, "develop") == []


@pytest.mark.rule("discordia.develop.five")
def test_with_the_first_field_covered_a_five_will_do() -> None:
    assert legal(given(city(development=1), die="red 5"), "develop") == ["develop"]
    assert legal(given(city(development=1), die="red 6"), "develop") == ["develop"]
    assert reason(given(die="red 5"), "develop", "value", "field") == ("develop.five", 5, 0)
    assert reason(given(city(development=1), die="red 4"), "develop", "values") == ("develop.value", (5, 6))


@pytest.mark.rule("discordia.develop.star")
def test_a_star_goes_to_the_lowest_free_field() -> None:
    # given two stars and development 2: field 3 gives a manipulator
    state = play(given(city(stars=2, development=2), die="red 6"), "develop")
    assert (state.city.stars, state.city.development, state.city.manipulators) == (1, 3, 2)
    assert events(state, "develop.star", "seat", "field", "stars") == [(1, 3, 1)]
    assert reason(given(city(stars=0), die="red 6"), "develop", "stars", "field") == ("develop.star", 0, 1)
    full = given(city(development=6), die="red 6")
    assert reason(full, "develop", "stars", "field") == ("develop.star", 6, 0)
    assert legal(full, "develop") == []


# --- 2.1.5 stars ---


@pytest.mark.rule("discordia.stars.take")
@pytest.mark.parametrize(("cult", "offered"), [(9, ["stars 1", "stars 2"]), (1, ["stars 1"]), (0, [])])
def test_one_or_two_stars_as_far_as_there_are(cult: int, offered: list[str]) -> None:
    state = given(die="red 2", cult=cult)
    assert legal(state, "stars") == offered
    assert not is_legal(state, "stars 0")
    asked = len(offered) + 1
    assert reason(state, f"stars {asked}", "amount", "left", "need") == ("stars.take", asked, cult, len(offered))
    if offered:
        play(state, offered[-1])
        assert (state.city.stars, state.cult) == (6 + len(offered), cult - len(offered))
        assert events(state, "stars.take", "seat", "amount", "left") == [(1, len(offered), cult - len(offered))]


def test_the_tables_have_what_these_tests_build_on() -> None:
    tables = standard_tables()
    assert [repr(space) for space in tables["BA01"].spaces] == ["RR", "R", "X"]
    assert tables["ST01"].bonus == (("AQ", 1),)


# --- what a turned ship makes true ---


@pytest.mark.rule("discordia.ship.complete", "discordia.decree.claim")
def test_a_decree_that_the_turned_ship_makes_true_is_claimed_before_the_turn_passes() -> None:
    # given the ring on field 7, and a full ship whose stall gives a step
    state = given(city("harbour1=SH04[BB]", ring=7), city(ring=8), die="red 6", decrees="DE05")
    assert legal(state, "claim") == []
    play(state, "end", "flip market1")
    assert (state.phase, state.player, legal(state)) == ("season", 0, ["claim DE05", "decline"])
    claimed = play(state.copy(), "claim DE05")
    assert ids(claimed.cities[0].decrees) == "DE05"
    declined = play(state, "decline")
    for after in (claimed, declined):
        assert (after.player, after.die, after.todo, after.used) == (1, -1, (), ())


@pytest.mark.rule("discordia.ship.complete", "discordia.decree.claim")
def test_what_held_before_the_turn_was_ended_opens_no_window() -> None:
    # given a decree that held all the time
    state = given(city("harbour1=SH04[BB]", ring=8), die="red 6", decrees="DE05")
    assert play(state, "end", "flip market1").player == 1
    # and one that held, beside one that the ship makes true
    state = given(city("harbour1=SH04[BB]", ring=7, manipulators=3), die="red 6", decrees="DE03 DE05")
    play(state, "end")
    assert reason(state, "claim DE03", "moment") == ("decree.claim", "ship")
    assert reason(state, "claim DE05", "effect") == ("action.bonus-immediate", "FLIP")
    play(state, "flip market1")
    assert legal(state) == ["claim DE05", "decline"]
    assert reason(state, "claim DE03", "moment") == ("decree.claim", "ship")
    # and without a step, or without a full ship, none
    state = given(city("harbour1=SH04[BB]", ring=7), die="red 6", decrees="DE05")
    assert play(state, "end", "flip discard").player == 1
    assert play(given(city("harbour1=SH05[B]", ring=8), die="red 6", decrees="DE05"), "end").player == 1


@pytest.mark.rule("discordia.ship.complete", "discordia.decree.claim")
def test_the_swap_of_a_turned_ship_may_make_a_decree_true() -> None:
    # given field 10, where the step is a swap that takes the third colour out of the supply
    state = given(city("harbour1=SH04[BB]", ring=10, supply="R3 Y3 W1"), die="red 6", decrees="DE08")
    play(state, "end", "flip market1", "swap", "draw RR", "return RW")
    assert legal(state) == ["claim DE08", "decline"]


@pytest.mark.rule("discordia.ship.complete", "discordia.decree.claim")
def test_all_full_ships_leave_before_the_window_opens() -> None:
    mine = city("harbour1=SH04[BB] harbour2=SH14[BB]", ring=7, extensions="harbour")
    state = play(given(mine, die="red 6", decrees="DE05"), "end", "flip market1")
    assert legal(state, "claim") == [] and legal(state, "flip")
    play(state, "flip discard")
    assert legal(state) == ["claim DE05", "decline"]


@pytest.mark.rule("discordia.extension.cover-bonus", "discordia.bonus.extensions-4-6")
def test_the_covered_bonus_comes_before_the_privilege() -> None:
    # given the fourth extension, on a spot with a printed bonus
    mine = city("field1=FA01", extensions="harbour fort field", supply="Y3")
    state = play(given(mine, die="red 1", privileges="PJ_red_1"), "extension field")
    assert [name for name, _ in state.todo] == ["DISPATCH", "PRIVILEGE"]
