"""Components: the box's counts and the rulebook's cards; options that change them; own tables are checked by cell."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rulesim import BadInput
from rulesim.provincia import new_game
from rulesim.provincia.components import GOODS, RESOURCES
from rulesim.provincia.options import DEFAULT, OF_THE_TABLES, Options
from rulesim.provincia.tables import COLOURS, SENATE_KINDS, adapted, standard_tables, tables, tables_from_texts
from tests.boxes import Box, Tables, table

TABLES = standard_tables()
BOX = Box("provincia", id="id")


class TestTables(Tables):
    box = BOX
    pieces = ("forum", "commercium_07", "opes_01", "bellum_04", "orange+1", "massilia")
    shown = "<Provincia Romana tables: 212 cards, teaching set>"
    noted = "cities"
    misspelt = ("oped", "opes")
    no_tables = (
        ({"card": "x.csv"}, "tables: 'card' is not known; allowed: bellum, buildings, "),
        ({"senat": "x.csv"}, r"Did you mean 'senate'\?"),
        ({"opes": 7}, "tables: the path of the file for opes is needed, not 7."),
        ({"opes": "no-such-file.csv"}, "tables: 'no-such-file.csv' cannot be read"),
        (["opes.csv"], "tables: an object of table names and paths is needed, not "),
    )


# --- the box ---


def copies(deck: int) -> int:
    return sum(card.copies for card in TABLES.cards[deck])


def test_the_box_is_complete() -> None:
    assert [copies(deck) for deck in range(3)] == [30, 48, 134]
    # with 15 combat cards and 8 prestige cards these are all 235 cards of the box
    assert sum(copies(deck) for deck in range(3)) + len(TABLES.bellum) + 8 == 235
    assert Counter(card.round for card in TABLES.bellum) == {2: 3, 3: 4, 5: 4, 6: 4}
    assert sum(TABLES.setup.bank) == 37 + 42 + 48 == 127


@pytest.mark.rule("provincia.setup.tokens")
def test_five_tokens_of_each_colour_one_of_them_the_owners() -> None:
    assert sum(token.copies for token in TABLES.tokens) == 30
    for colour in COLOURS:
        mine = [token for token in TABLES.tokens if token.colour == colour]
        assert sorted(token.value for token in mine for _ in range(token.copies)) == [-2, -1, -1, 1, 2]
        assert [token.id for token in mine if token.own] == [f"{colour}+1"]
    assert sorted(town.colour for town in TABLES.towns) == sorted(COLOURS)


def test_building_cards_by_tier_and_category() -> None:
    tiers: Counter[str] = Counter()
    penalties: Counter[str] = Counter()
    for card in TABLES.buildings:
        tiers[card.tier] += card.copies
        penalties[card.penalty] += card.copies
    assert tiers == {"basic": 64, "prestige": 64, "storage": 6}
    assert (penalties["production"], penalties["defence"]) == (26, 18)
    assert len(TABLES.buildings) == 32
    assert {card.id for card in TABLES.buildings if card.penalty == "production"} == {
        "aurifex", "fodina", "fornax_lateris", "lignator",
    }  # fmt: skip


@pytest.mark.rule("provincia.building.basic-repeatable", "provincia.building.prestige-unique")
def test_basic_buildings_give_two_and_what_is_unique() -> None:
    assert all(card.prestige == 2 for card in TABLES.buildings if card.tier == "basic")
    assert all(card.prestige >= 3 for card in TABLES.buildings if card.tier == "prestige")
    repeatable = {card.id for card in TABLES.buildings if card.tier == "prestige" and not card.unique}
    assert repeatable == {"domus", "fons", "puteus", "hortus", "insula"}
    unique = {card.id for card in TABLES.buildings if card.tier == "basic" and card.unique}
    assert unique == {"armamentarium", "carchesium", "officina", "stabilum", "emporium", "exercitatio"}


COSTS = """
aquaeductus 0/0/9/0 10, armamentarium 0/2/0/1 2, amphiteatrum 3/0/6/0 8, aurifex 1/1/1/0 2, carchesium 1/2/0/2 2,
circus 2/2/9/1 12, colosseum 1/0/7/2 9, domus 2/1/0/0 3, fodina 0/2/0/0 2, fons 2/0/1/0 3, fornax_lateris 0/1/1/1 2,
forum 0/1/6/1 6, horreum 1/1/0/2 0, hortus 0/0/0/6 8, insula 0/9/0/0 10, lignator 0/0/0/1 2, officina 0/1/0/2 2,
pons 1/4/0/0 5, portus 1/4/0/0 5, puteus 2/0/0/1 3, stabilum 1/2/0/0 2, statua 0/0/8/0 7, strata 2/0/2/0 4,
emporium 2/1/1/0 2, exercitatio 0/1/0/1 2, mola 0/1/0/1 2, statio 2/2/0/0 2, templum 4/0/8/1 11, turris 0/1/0/0 2,
via_mercatoris 1/1/0/0 2, villa 0/1/0/0 2, vinea 1/0/0/0 2
"""
"""Clay, wood, stone, gold and prestige of every building, typed from the rulebook's list."""


def test_prices_and_prestige_of_every_building() -> None:
    expected = {entry.split()[0]: entry.split()[1:] for entry in COSTS.replace("\n", " ").split(",")}
    assert {card.id: ["/".join(map(str, card.cost)), str(card.prestige)] for card in TABLES.buildings} == expected


def test_what_the_buildings_give() -> None:
    gives = {card.id: card.effects for card in TABLES.buildings}
    assert gives["horreum"] == (("storage", "goods", 9),)
    assert gives["villa"] == (("onactivate", "gold", 1), ("onactivate", "morale", 1))
    assert gives["statio"] == (("activestatic", "military", 2),)
    assert gives["carchesium"] == (("discount", "any4", 1),)
    assert gives["aquaeductus"] == (("income", "morale", 1),)
    inactive = {card.id for card in TABLES.buildings if not card.active}
    assert inactive == {
        "emporium",
        "exercitatio",
        "mola",
        "statio",
        "templum",
        "turris",
        "via_mercatoris",
        "villa",
        "vinea",
    }
    assert {card.id: card.waterfront for card in TABLES.buildings if card.waterfront} == {
        "pons": "pons",
        "portus": "portus",
    }


def test_the_senate_cards() -> None:
    found: Counter[str] = Counter()
    for card in TABLES.cards[1]:
        found[card.kind] += card.copies
    assert found == {
        "aediles": 3, "architectus": 4, "commercium": 19, "concussio": 1, "coniuratio": 2, "consuetudo": 2, "consul": 2,
        "corruptio": 2, "gloria": 4, "legio": 2, "patronus": 3, "praetor": 4,
    }  # fmt: skip
    assert set(found) == set(SENATE_KINDS)
    prices = {card.kind: card.gold for card in TABLES.cards[1]}
    assert prices == {
        "aediles": 0, "architectus": 4, "commercium": 0, "concussio": 2, "coniuratio": 5, "consuetudo": 2, "consul": 3,
        "corruptio": 0, "gloria": 2, "legio": 2, "patronus": 1, "praetor": 0,
    }  # fmt: skip
    assert TABLES["corruptio"].goods == 3
    assert sorted(card.value for card in TABLES.cards[1] if card.kind == "gloria") == [3, 4, 5, 6]
    assert {card.kind for card in TABLES.cards[1] if card.stays} == {"architectus", "concussio", "corruptio", "gloria"}


def test_no_exchange_is_turned_back_by_the_same_card() -> None:
    for card in TABLES.cards[1]:
        if card.kind == "commercium":
            assert not any(a and b for a, b in zip(card.give, card.get, strict=True))
            assert sum(card.get) - sum(card.give) in (0, 1)


def test_the_production_cards_are_worth_more_to_who_chose() -> None:
    upper = [sum(card.quaestor) for card in TABLES.cards[0]]
    lower = [sum(card.lower) for card in TABLES.cards[0]]
    assert sum(a > b for a, b in zip(upper, lower, strict=True)) == 27
    assert (round(sum(upper) / 30, 1), round(sum(lower) / 30, 1)) == (4.7, 3.1)


def test_combat_cards_have_the_penalty_right_of_the_slash_first() -> None:
    assert TABLES["bellum_04"].penalties == (("building", "defence"), ("building", "production"))
    assert TABLES["bellum_10"].penalties == (("prestige", 2),)


def test_every_piece_says_where_it_comes_from() -> None:
    known = {piece.provenance for piece in TABLES.by_id.values()}  # type: ignore[attr-defined]
    assert known == {"rulebook", "reconstructed"}
    assert all(card.provenance == "rulebook" for card in TABLES.buildings)
    assert all(card.provenance == "reconstructed" for card in TABLES.cards[0])
    guessed = {card.kind for card in TABLES.cards[1] if card.provenance == "reconstructed"}
    assert guessed == {"commercium", "gloria", "patronus"}


def test_the_index_of_a_card_is_its_place() -> None:
    for deck, kinds in enumerate(TABLES.cards):
        assert [card.index for card in kinds] == [*range(len(kinds))]
        assert all(card.deck == deck for card in kinds)


@pytest.mark.rule("provincia.setup.start-table")
def test_the_start_table() -> None:
    seats = TABLES.setup.seats
    assert seats[2] == ((0, 4, 4, 3),) * 2
    assert seats[3] == ((0, 4, 3, 2), (0, 4, 3, 2), (0, 4, 4, 3))
    assert seats[4] == ((-2, 4, 4, 3),) * 2 + ((0, 4, 5, 4),) * 2
    assert seats[5] == ((-2, 4, 4, 3), *((0, 4, 5, 4),) * 3, (0, 4, 5, 5))
    assert seats[6] == ((0, 4, 4, 3),) * 2 + ((0, 4, 5, 4),) * 2 + ((0, 4, 5, 5),) * 2


@pytest.mark.rule("provincia.setup.supply")
@pytest.mark.parametrize(
    ("players", "left"), [(2, "29/34/42"), (3, "25/32/41"), (4, "21/24/34"), (5, "17/18/28"), (6, "13/14/24")]
)
def test_what_the_start_leaves_in_the_supply(players: int, left: str) -> None:
    setup = TABLES.setup
    taken = [sum(row[1 + good] for row in setup.seats[players]) for good in range(len(GOODS))]
    assert "/".join(str(have - out) for have, out in zip(setup.bank, taken, strict=True)) == left


# --- options that change the components ---


def test_without_options_the_tables_are_as_they_are() -> None:
    assert adapted(TABLES, DEFAULT) is TABLES
    assert adapted(TABLES, Options.read({"blind_pick_allowed": False})) is TABLES


@pytest.mark.parametrize("name", OF_THE_TABLES)
def test_an_option_of_the_tables_is_built_in_once(name: str) -> None:
    for value in Options.allowed(name)[1:]:
        chosen = Options.read({name: value})
        changed = adapted(TABLES, chosen)
        assert changed is not TABLES
        assert adapted(changed, chosen) is changed is adapted(TABLES, chosen)
        assert adapted(changed, DEFAULT) is TABLES
        assert new_game(2, **{name: value}).tables is changed


def test_counts_as_the_list_of_components_states_them() -> None:
    changed = adapted(TABLES, Options.read({"building_counts": "stated"}))
    assert [sum(card.copies for card in kinds) for kinds in changed.cards] == [30, 50, 132]
    assert (changed["fornax_lateris"].copies, changed["consul"].copies) == (6, 4)
    assert sum(card.copies for kinds in changed.cards for card in kinds) + 15 + 8 == 235


def test_other_readings_of_the_start_table() -> None:
    changed = adapted(TABLES, Options.read({"start_goods_order": "stone-wood-clay"}))
    assert changed.setup.seats[3] == ((0, 2, 3, 4), (0, 2, 3, 4), (0, 3, 4, 4))
    plain = adapted(TABLES, Options.read({"start_table_minus2": "none"}))
    assert [row[0] for row in plain.setup.seats[4]] == [0, 0, 0, 0]


def test_other_readings_of_the_cards() -> None:
    assert not adapted(TABLES, Options.read({"strata_unique": False}))["strata"].unique
    left = adapted(TABLES, Options.read({"penalty_order": "left_first"}))
    assert left["bellum_04"].penalties == (("building", "production"), ("building", "defence"))
    narrow = adapted(TABLES, Options.read({"defence_category_includes_military": False}))
    assert {card.id for card in narrow.buildings if card.penalty == "defence"} == {"armamentarium", "turris"}
    clay = adapted(TABLES, Options.read({"bank_trade_includes_clay": True}))
    assert [RESOURCES[good] for good in clay.setup.trade_goods] == ["clay", "wood", "stone"]


# --- an owner's own tables ---


def test_own_tables_replace_those_of_the_project(tmp_path: Path) -> None:
    changed = BOX.rows("bellum")
    changed[0]["strength"] = "7"
    path = tmp_path / "my-bellum.csv"
    path.write_text("\ufeff" + table(changed), encoding="utf-8")
    mine = tables({"bellum": path})
    assert mine["bellum_01"].strength == 7
    assert mine["bellum_02"] is TABLES["bellum_02"] and mine.buildings is TABLES.buildings
    assert [*mine.own] == ["bellum"]
    assert repr(mine) == "<Provincia Romana tables: 212 cards, own bellum>"
    assert tables({"bellum": str(path)}) is mine
    assert tables_from_texts(mine.own, {"bellum": "my-bellum.csv"}) is mine
    state = new_game(3, tables={"bellum": path}, penalty_order="left_first")
    assert state.tables.own == mine.own and state.tables["bellum_01"].strength == 7


def test_only_so_many_own_tables_are_kept_but_always_the_projects_own() -> None:
    first = tables_from_texts({"bellum": BOX.changed("bellum", "bellum_01", strength="99")})
    for strength in range(20):
        tables_from_texts({"bellum": BOX.changed("bellum", "bellum_01", strength=str(10 + strength))})
    again = tables_from_texts({"bellum": BOX.changed("bellum", "bellum_01", strength="99")})
    assert again is not first and again["bellum_01"] is first["bellum_01"]
    assert standard_tables() is TABLES


# --- faults in CSV tables ---


@pytest.mark.parametrize(
    ("name", "id", "cells", "sentence"),
    [
        ("buildings", "forum", {"copies": "0"}, "copies: '0' is not usable, a whole number from 1 to 99 is needed."),
        ("buildings", "forum", {"cost_clay": "x"}, "cost_clay: 'x' is not usable, a whole number from 0 to 99 "),
        (
            "buildings",
            "forum",
            {"prestige": "2"},
            "prestige: '2' is not usable, a whole number from 3 to 99 is needed.",
        ),
        ("buildings", "mola", {"prestige": "3"}, "prestige: '3' is not usable, it must be 2."),
        ("buildings", "forum", {"tier": "big"}, "tier: 'big' is not usable, allowed: basic, prestige, storage."),
        ("buildings", "forum", {"unique": "yes"}, "unique: 'yes' is not usable, allowed: true, false."),
        (
            "buildings",
            "forum",
            {"effect": "luck:1"},
            "effect: 'luck:1' is not usable, 'luck:1' is no effect; allowed: ",
        ),
        ("buildings", "forum", {"effect": "income:luck:1"}, "effect: 'income:luck:1' is not usable, income gives one "),
        (
            "buildings",
            "forum",
            {"effect": "income:gold"},
            "effect: 'income:gold' is not usable, an effect ends with a ",
        ),
        ("buildings", "forum", {"effect": "storage:9"}, "effect: 'storage:9' is not usable, storage is the effect of "),
        (
            "buildings",
            "forum",
            {"effect": "onactivate:gold:1"},
            "effect: 'onactivate:gold:1' is not usable, onactivate does not go with a building that is built active.",
        ),
        (
            "buildings",
            "villa",
            {"effect": "onbuild:morale:1"},
            "effect: 'onbuild:morale:1' is not usable, onbuild does not go with a building that is built inactive.",
        ),
        ("buildings", "pons", {"restriction": "pons"}, "restriction: 'pons' is not usable, allowed: (empty), city:"),
        ("senate", "legio", {"kind": "legion"}, "kind: 'legion' is not usable, allowed: aediles, "),
        ("senate", "legio", {"stays": "true"}, "stays: 'true' is not usable, allowed: false for legio."),
        ("senate", "legio", {"value": ""}, "value: '' is not usable, a whole number from 1 to 99 is needed."),
        ("senate", "praetor", {"value": "3"}, "value: '3' is not usable, it must be 0."),
        ("senate", "legio", {"get": "clay:1"}, "get: 'clay:1' is not usable, COMMERCIUM and PATRONUS, and no other "),
        ("senate", "commercium_01", {"give": ""}, "give: '' is not usable, COMMERCIUM, and no other card, gives "),
        ("senate", "commercium_01", {"give": "2 clay"}, "give: '2 clay' is not usable, amounts such as clay:2;gold:1 "),
        ("senate", "commercium_01", {"get": "clay:2"}, "get: 'clay:2' is not usable, an exchange gives another "),
        ("senate", "legio", {"cost_any_resource": "1"}, "cost_any_resource: '1' is not usable, it must be 0."),
        ("opes", "opes_01", {"lower_gold": "-1"}, "lower_gold: '-1' is not usable, a whole number from 0 to 99 is "),
        ("bellum", "bellum_01", {"penalty_first": "gold"}, "penalty_first: 'gold' is not usable, allowed: building:"),
        (
            "bellum",
            "bellum_01",
            {"penalty_first": "building:bridge"},
            "penalty_first: 'building:bridge' is not usable, the category of a building is one of: production, ",
        ),
        (
            "bellum",
            "bellum_03",
            {"penalty_second": "prestige:3"},
            "penalty_second: 'prestige:3' is not usable, prestige cards show even numbers only.",
        ),
        ("bellum", "bellum_03", {"round": "7"}, "round: '7' is not usable, a whole number from 1 to 6 is needed."),
        ("combat_tokens", "red+1", {"colour": "pink"}, "colour: 'pink' is not usable, allowed: orange, "),
        (
            "combat_tokens",
            "red+1",
            {"value": "12"},
            "value: '12' is not usable, a whole number from -9 to 9 is needed.",
        ),
        ("cities", "tolosa", {"board_shows": "hill"}, "board_shows: 'hill' is not usable, allowed: portus, pons."),
    ],
)
def test_a_wrong_cell_is_named_with_what_is_allowed(name: str, id: str, cells: dict[str, str], sentence: str) -> None:
    assert BOX.cell(name, id, **cells).startswith(sentence)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("opes", table(BOX.rows("opes")[1:]), "mine, column id: 29 pieces, the box has 30."),
        (
            "buildings",
            table([row for row in BOX.rows("buildings") if row["id"] != "horreum"]),
            "mine, column tier: 0 buildings of tier storage; there is one, the HORREUM.",
        ),
        (
            "buildings",
            BOX.changed("buildings", "pons", restriction=""),
            "mine, column restriction: no building needs city:p",
        ),
        (
            "senate",
            table([row for row in BOX.rows("senate") if row["kind"] != "legio"]),
            "mine, column kind: there is no legio.",
        ),
        (
            "senate",
            table([*BOX.rows("senate"), BOX.rows("senate")[0] | {"id": "second"}]),
            "mine, column kind: aediles is there 2 times; its cards have one face.",
        ),
        (
            "combat_tokens",
            BOX.changed("combat_tokens", "red-1", copies="1"),
            "mine, column copies: 4 tokens are red; the box has 5.",
        ),
        (
            "combat_tokens",
            BOX.changed("combat_tokens", "red-1", dealt_to_owner="true"),
            "mine, column dealt_to_owner: one token of the colour red is dealt to its owner, not another number.",
        ),
        (
            "cities",
            BOX.changed("cities", "tolosa", colour="red"),
            "mine, column colour: purple is there 0 times, not once.",
        ),
    ],
)
def test_a_table_is_checked_as_a_whole(name: str, text: str, sentence: str) -> None:
    assert str(BOX.fault(name, text)).startswith(sentence)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("opes", BOX.changed("opes", "opes_01", id="forum"), "tables, column id: 'forum' names two pieces."),
        (
            "bellum",
            table([row | {"round": "1"} if row["round"] == "6" else row for row in BOX.rows("bellum")]),
            "my.csv, column round: there is no card for round 6.",
        ),
        (
            "buildings",
            BOX.changed("buildings", "horreum", copies="5"),
            "my.csv, column copies: 5 HORREUM, six players need ",
        ),
        (
            "buildings",
            table([row | {"copies": "1"} if row["id"] != "horreum" else row for row in BOX.rows("buildings")]),
            "my.csv, column copies: 31 cards without HORREUM, 42 are taken out and six players draw one each.",
        ),
        (
            "cities",
            BOX.changed("cities", "tolosa", personal_aedificium="bridge"),
            "my.csv, column personal_aedificium: 'bridge' is no building; tolosa needs one.",
        ),
    ],
)
def test_tables_fit_together(name: str, text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refusal:
        tables_from_texts({name: text}, {name: "my.csv"})
    assert str(refusal.value).startswith(sentence)


# --- faults in setup.toml ---


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("clay = 37", "clay = 0", "bank.clay: 0 is not usable, a whole number from 1 to 99 is needed."),
        ("clay = 37", "loam = 37", "bank.clay: the key is missing."),
        ("coins = 53", "coins = true", "counts.coins: True is not usable, a whole number from 1 to 99 is needed."),
        ("rounds = 6\n", "rounds = 7\n", "rounds: 7 is not usable, it must be 6."),
        ('"wood", "stone"]\nremoved', '"wood", "gold"]\nremoved', "limits.trade_goods[2]: 'gold' is not usable, "),
        ("[upkeep]", "[upkept]", "upkeep: the table [upkeep] is missing."),
        (
            "3 = 2, 4 = 1, 5",
            "3 = 4, 4 = 1, 5",
            "draft.passes.3: 4 is not usable, a whole number from 1 to 3 is needed.",
        ),
        (", 6 = 1 }", ", 7 = 1 }", "draft.passes: ['2', '3', '4', '5', '7'] is not usable, there is one key for each "),
        (
            "2 = [[0, 4, 4, 3], [0, 4, 4, 3]]",
            "2 = [[0, 4, 4, 3]]",
            "start.seats.2: [[0, 4, 4, 3]] is not usable, 2 rows ",
        ),
        ("2 = [[0, 4, 4, 3], [0,", "2 = [[0, 4, 4], [0,", "start.seats.2: [0, 4, 4] is not usable, a row has four "),
        (
            'goods_order = ["clay", "wood"',
            'goods_order = ["wood", "clay"',
            "start.goods_order: ['wood', 'clay', 'stone'] ",
        ),
    ],
)
def test_a_wrong_value_is_named_with_what_is_allowed(old: str, new: str, sentence: str) -> None:
    assert BOX.toml("setup", old, new).startswith(sentence)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "[2, 3, 5, 6]",
            "[2, 3, 3, 6]",
            "combat_rounds: [2, 3, 3, 6] is not usable, each round is there once, in its ",
        ),
        ("[2, 3, 5, 6]", "[1, 2, 3, 4, 5, 6]", "combat_rounds: [1, 2, 3, 4, 5, 6] is not usable, there are at most 5 "),
        ("[2, 3, 5, 6]", f"[{'2, ' * 100_000}]", "combat_rounds: [2, 2, 2, "),
    ],
)
def test_rounds_with_a_combat(old: str, new: str, sentence: str) -> None:
    assert BOX.toml("setup", old, new).startswith(sentence)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[2, 3, 5, 6]", "[2, 3, 6]", "bellum.csv, column round: bellum_08 is for round 5, without a combat."),
        (
            "markers = 2",
            "markers = 1",
            "my.toml, column draft.markers: 2 players choose a deck 4 times in a round, 1 mark",
        ),
        ("6 = 1 }", "6 = 3 }", "my.toml, column draft.markers: 6 players choose a deck 18 times in a round, 2 markers"),
        (
            "clay = 37",
            "clay = 23",
            "my.toml, column start.seats: 6 players begin with 24 clay; the supply has 23, and a",
        ),
        ("[-2, 4, 4, 3], [-2, 4", "[-3, 4, 4, 3], [-2, 4", "my.toml, column start.seats: prestige cards show even num"),
        (
            "coins = 53",
            "coins = 41",
            "my.toml, column start.gold: six players begin with 7 gold each, and there are 41 ",
        ),
        ("unpaid = 2", "unpaid = 1", "my.toml, column upkeep.unpaid: prestige cards show even numbers only, not 1."),
        ("fallback_prestige = 2", "fallback_prestige = 3", "my.toml, column combat.fallback_prestige: prestige cards "),
        ("morale_start = 6", "morale_start = 0", "my.toml, column tracks.morale_start: a track that ends at 1 cannot "),
    ],
)
def test_figures_with_which_no_game_could_be_played(old: str, new: str, sentence: str) -> None:
    text = BOX.text["setup"]
    assert old in text
    with pytest.raises(BadInput) as refusal:
        tables_from_texts({"setup": text.replace(old, new, 1)}, {"setup": "my.toml"})
    assert str(refusal.value).startswith(sentence)


def test_a_combat_card_is_for_a_round_with_a_combat() -> None:
    text = BOX.changed("bellum", "bellum_04", round="4")
    with pytest.raises(BadInput, match=r"my.csv, column round: bellum_04 is for round 4, without a combat\."):
        tables_from_texts({"bellum": text}, {"bellum": "my.csv"})


@pytest.mark.parametrize(
    ("id", "does"),
    [
        ("commercium_14", "2 wood for 3 stone"),
        ("legio", "+1 defence; costs 2 gold"),
        ("corruptio", "no more taxes; costs 3 goods"),
        ("aquaeductus", "+1 morale in every phase 5; 10 prestige; costs 9 stone"),
        ("horreum", "up to 9 of each good can be stored; 0 prestige; costs 1 clay, 1 wood and 2 gold"),
        ("forum", "6 prestige; costs 1 wood, 6 stone and 1 gold"),
        ("opes_01", "upper half 5 stone, lower half 3 stone"),
        ("bellum_09", "round 5, Gauls 2; a loss costs the HORREUM, else 4 gold"),
        ("massilia", "yellow, with a harbour"),
    ],
)
def test_a_piece_is_shown_with_what_it_does(id: str, does: str) -> None:
    piece = standard_tables()[id]
    assert (str(piece), repr(piece)) == (id, f"{id}: {does}")


def test_every_piece_is_shown_in_words() -> None:
    for id, piece in standard_tables().by_id.items():
        assert repr(piece).startswith(id) and "piece_" not in repr(piece)
