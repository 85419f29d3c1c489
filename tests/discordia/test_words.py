"""Discordia's words: every message renders, every id of the engine has a word, every sentence reads well."""

from __future__ import annotations

import csv
import random
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, ClassVar

import pytest

from rulesim import rulebook
from rulesim.discordia import new_game
from rulesim.discordia.actions import MOVES
from rulesim.discordia.options import Options
from rulesim.discordia.state import State
from rulesim.game import CHANCE, Action, BadInput, Check, Event, ScoreLine
from tests.discordia.given import city, given, play
from tests.wording import Wording

SAY = rulebook.words_of("discordia")
MESSAGES = SAY.messages()
RULES = [rule.id for rule in rulebook.catalogue("discordia")]
TABLES = Path(rulebook.__file__).parent / "discordia"

DICE = ("red", "yellow", "blue")
CITY_KINDS = ("ship", "barracks", "stall", "farm")
KINDS = (*CITY_KINDS, "military", "trade")
AREAS = ("harbour", "fort", "market", "field")
EXTENSIONS = (*AREAS, "expedition", "development")
TRACKS = ("expedition", "development")
MAINS = ("tile", "dispatch", "extension", "develop", "stars")
PHASES = ("setup", "season", "raid", "shortage", "newyear", "over")
PERKS = ("develop_on_5", "any_colour_ship", "any_colour_farm", "any_colour_barracks")
DUES = ("decree", "privilege", "tower", "column", "tile", "germanic", "start", "roll", "draw")
EFFECTS = (
    *("EXP", "DEV", "TRACK", "AQ", "AQLOSS", "STAR", "STARLOSS", "SWAP", "RETURN", "DISCARD", "DRAW", "TOWER"),
    *("TOWERLOSS", "MANIPULATOR", "PRIVILEGE", "EXTENSION", "DISPATCH", "DEMOLISH", "INFRA", "PERM", "JOKER"),
    *("FLIP", "ONCE", "FIRST", "CLAIM", "SHOW", "COLUMNS", "FILL", "RED", "GREEN", "START", "ROLL"),
)


def table(name: str) -> list[dict[str, str]]:
    with (TABLES / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


CONDITIONS = tuple(row["condition"] for row in table("decrees.csv"))


def d(message: str, **facts: Any) -> str:
    return rulebook.words("discordia", message, **facts)


def broken(rule: str, names: tuple[str, ...] = (), **facts: Any) -> str:
    return rulebook.broken(Check(f"discordia.{rule}", False, facts), names=names)


def kept(rule: str, **facts: Any) -> str:
    return rulebook.kept(Check(f"discordia.{rule}", True, facts))


def done(rule: str, names: tuple[str, ...] = (), **facts: Any) -> str:
    return rulebook.done(Event(f"discordia.{rule}", facts), names=names)


# --- every message, with every kind of fact ---


def pick(items: tuple[str, ...], number: int) -> str:
    return items[number % len(items)]


def facts_of(message: str, number: int) -> dict[str, Any]:
    """Facts as the engine gives them, for any message of the catalogue."""
    names = "seat asked active owner maximus rolled value year season slot leftmost column row field need have amount"
    more = "left stars strength germans symbols spaces aqueduct reward shortage placed figures_need figures_have count"
    plus = "printed points players red yellow blue n others built span distance"
    facts: dict[str, Any] = dict.fromkeys(f"{names} {more} {plus}".split(), number)
    letters = "RRX"[:number]
    facts |= {"season": number % 5 + 1, "space": "RRX"[: number % 3 + 1], "paid": letters, "figures": letters}
    facts |= {"supply": "BBWWWY"[: 2 * number], "missing": letters, "seats": (1, 2), "winners": (number,)}
    facts |= {"die": pick(("", *DICE), number), "dice": ("red", "blue"), "values": (5, 6), "now": pick(PHASES, number)}
    facts |= {"tile": "SH01", "old": "ST02", "kind": pick(KINDS, number), "old_kind": pick(KINDS, number + 1)}
    facts |= {"area": pick((*AREAS, "tower"), number), "extension": pick(EXTENSIONS, number)}
    facts |= {"track": pick(TRACKS, number), "colour": pick((*DICE, "grey"), number), "main": pick(MAINS, number)}
    facts |= {"asked_main": pick(MAINS, number + 1), "offers": ("ship", "farm", "extension")}
    facts |= {"effect": pick(EFFECTS, 7 * number), "decree": "DE04", "condition": pick(CONDITIONS, number)}
    facts |= {"privilege": "PO_stars_1", "figure": pick(("", *"BRWY"), number), "perk": pick(PERKS, number)}
    facts |= {"way": pick(("gain", "loss", "draw", "return"), number), "due": pick(("", *DUES), number)}
    facts |= {"group": pick(("decree", "privilege", "military", "trade"), number), "id": "DE04"}
    facts |= {"extensions": EXTENSIONS[:number], "kinds": CITY_KINDS[:number], "category": "other"}
    facts |= {"edition": pick(("english", "german"), number), "section": "9. Spielende"}
    facts |= {"moment": pick(("", "ship", "shortage"), number), "counted": pick(("best_n", "all"), number)}
    facts |= {"pairs": pick(("kinds", "any"), number)}
    facts |= {"refill": pick(("", "saturnalia", "newyear"), number)}
    facts |= {"late": pick(("die", "main", "changed", "same", "side"), number)}
    facts |= {"why": pick(("foreign", "permanent", "spent", "late"), number), "phase": pick(PHASES, number)}
    facts |= {"number": number, "gains": ("a tower", "2 stars")[: number % 3]}
    if message.startswith("piece_"):
        facts |= {"spaces": pick(("none", "B|X"), number), "swap": number, "strength": number}
    if message.startswith("discordia_play_years-seasons"):
        facts["asked"] = pick(PHASES[:-1], number)
    elif message.startswith("discordia_play_maximus-takes"):
        facts["die"] = pick(DICE, number)
    elif message.startswith(("discordia_action_one-main", "discordia_play_others", "discordia_special")):
        facts |= {"die": pick(DICE, number)}
    if message.startswith("action_choose"):
        facts["die"] = pick(DICE, number)
    if message == "piece_germanic":
        facts["red"] = number % 2
    elif message == "piece_privilege":
        facts["gains"] = ("a tower", "2 stars")
    return facts


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_can_be_counted(effect: str) -> None:
    assert [d(f"effect_{effect}", count=n).startswith("effect_") for n in (0, 1, 2)] == [False] * 3


def test_every_effect_of_the_tables_has_a_word() -> None:
    columns = ("effect", "bonus", "build_bonus", "back_bonus")
    files = ("city_tiles.csv", "towers.csv", "privileges.csv", "germanic_tiles.csv")
    cells = [row[column] for name in files for row in table(name) for column in columns if row.get(column)]
    board = tomllib.loads((TABLES / "board.toml").read_text(encoding="utf-8"))
    cells += re.findall(r"'bonus': '([^']+)'", str(board))
    named = {part.partition(":")[0] for cell in cells for part in cell.split("+")}
    assert named <= set(EFFECTS)
    assert {"EXP", "AQ", "PERM", "JOKER", "INFRA"} <= named


@pytest.mark.parametrize("row", table("decrees.csv"), ids=lambda row: row["tile_id"])
def test_a_decree_is_told_by_its_condition_and_numbers(row: dict[str, str]) -> None:
    numbers = {"need": int(row["n"]), "figures_need": int(row["figures"] or 0)}
    asked = d("condition", condition=row["condition"], **numbers)
    assert row["figures"] in asked
    told = d(f"decree_{row['tile_id']}.condition")
    assert told.endswith(".")
    assert row["n"] in told or row["condition"] == "one_of_each_kind" or row["figures"]
    assert row["figures"] in told


# --- what every rule must have ---


def test_rules_are_unique_and_in_rulebook_order() -> None:
    assert len(RULES) == len(set(RULES)) == 162
    sections = list(tomllib.loads((TABLES / "rules.toml").read_text(encoding="utf-8"))["sections"].values())
    assert all(set(section) == {"en", "de"} for section in sections)
    assert all(re.fullmatch(r"discordia\.[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*", id) for id in RULES)


def test_a_reference_names_the_heading_in_both_languages() -> None:
    rule = "discordia.tile.column"
    assert rulebook.reference(rule) == "Rulebook, 2.1.1 Take a city tile"
    assert rulebook.reference(rule, edition="de") == "German rulebook, 2.1.1. Stadtplättchen nehmen"
    assert rulebook.reference(rule, edition="ru") == "There is no Russian rulebook of this game."
    assert rulebook.reference("discordia.end.shared", edition="de") == "German rulebook: not spelled out"


# --- sentences as a learner reads them ---


@pytest.mark.parametrize(
    ("figures", "told"),
    [
        ("RRX", "2 soldiers and 1 figure of any colour"),
        ("BRRWYYY", "1 sailor, 2 soldiers, 1 merchant and 3 farmers"),
        ("", "no figures"),
    ],
)
def test_figures_are_counted_by_kind(figures: str, told: str) -> None:
    assert d("action_return.do", figures=figures) == f"Return {told} to the bag"


def test_refusals_around_the_die() -> None:
    assert broken("play.must-choose-die", die="") == "Choose a die first: it decides what you can do this turn."
    assert broken("play.must-choose-die", die="red") == (
        "You have chosen the red die already, and there is one die per turn."
    )
    assert broken("play.maximus-takes", die="yellow", maximus=2) == (
        "The yellow die is gone: Player 2 holds it as Maximus."
    )
    assert broken("play.others-choose", die="red", dice=("yellow", "blue"), maximus=1) == (
        "The red die is not to be had; you may choose yellow and blue."
    )
    assert broken("manipulator.use", rolled=3, value=6, need=3, have=2) == (
        "To use a 3 as 6 takes 3 manipulators, and you have 2 active manipulators."
    )
    assert broken("manipulator.no-wrap", rolled=1, value=6, span=5) == (
        "A 1 cannot become 6: however many manipulators you use, a 1 never becomes a 6, and a 6 never a 1."
    )
    assert broken("manipulator.no-wrap", rolled=2, value=6, span=4) == (
        "A 2 cannot become 6: values go from 1 to 6 and never round the end."
    )
    late = {"rolled": 3, "value": 3}
    assert broken("manipulator.declare", **late, late="main") == (
        "Your die counts as 3 for this turn: in this game manipulators are declared before the main action, "
        "and yours is done."
    )
    for tile, words in (("boat", "the boat"), ("FA01", "a tile")):
        assert broken("manipulator.declare", **late, late="side", tile=tile) == (
            "Your die counts as 3 for this turn: in this game manipulators are declared before the die is used, "
            f"and you have used it for {words}."
        )
    assert broken("manipulator.declare", **late, late="same") == "Your die counts as 3 already."
    assert broken("manipulator.declare", rolled=3, value=4, late="changed").endswith("you have used them on the 3.")
    assert broken("manipulator.declare", **late, late="die").endswith("changed only when it is chosen, and once.")
    assert broken("boat.match", value=2, season=3, have=0) == "The boat is on 3 (autumn), and your die value is 2."
    assert broken("boat.match", value=3, season=3, have=1) == "You have had the bonus of the boat this turn."


def test_refusals_of_main_actions() -> None:
    assert broken("action.one-main", main="tile", asked_main="extension") == (
        "One main action per turn: yours was taking a city tile, so taking an extension has to wait."
    )
    assert broken("tile.column", tile="FA01", kind="farm", column=3, value=2) == (
        "The farm lies in column 3; your die value is 2, so you may take tiles of column 2 only."
    )
    assert broken("tile.overbuild", tile="SH01", kind="ship", old="FA02", old_kind="farm") == (
        "The ship cannot cover the farm: only a tile of the same kind can."
    )
    assert broken("dispatch.kind", kind="farm", value=5, offers=("barracks", "stall", "extension")) == (
        "Column 5 sends nobody to a farm: its action tile shows barracks, market stalls and an extension."
    )
    lacking = {"tile": "BA03", "kind": "barracks", "space": "RR", "supply": "RBBBBB"}
    assert broken("dispatch.exact", **lacking, paid="RB", missing="R") == (
        "This space of the barracks asks for 2 soldiers, and you offer 1 soldier and 1 sailor: 1 soldier missing."
    )
    assert broken("dispatch.all-or-nothing", **lacking, missing="R") == (
        "The space asks for 2 soldiers. Your supply holds 1 soldier and 5 sailors, so this is missing: 1 soldier."
    )
    assert broken("develop.value", value=4, values=(6,)) == "Your die value is 4; developing needs 6."
    assert broken("stars.take", amount=2, left=1, need=1).endswith("and the star cult has 1 left.")
    assert broken("develop.value", value=4, values=(5, 6)) == "Your die value is 4; developing needs 5 or 6."
    assert broken("extension.take", extension="fort", left=0, others=3) == (
        "No extension of this kind is left: fort. Choose another kind."
    )
    assert broken("extension.take", extension="fort", left=0, others=0) == ("No extensions are left, of whatever kind.")


def test_refusals_of_side_actions() -> None:
    shown = {"tile": "FA01", "kind": "farm", "colour": "yellow", "printed": 1, "die": "red", "value": 1}
    assert broken("special.match", **shown) == "The farm shows yellow 1, but your die is red 1."
    assert broken("special.once", tile="BA01", kind="barracks") == (
        "This turn the barracks had a special dispatch already."
    )
    claim = {"decree": "DE04", "condition": "towers", "need": 3, "have": 2, "figures_need": 0, "figures_have": 0}
    claim |= {"moment": "", "counted": "best_n"}
    assert broken("decree.claim", **claim) == 'Decree "Three towers" asks you to own 3 towers; you own 2.'
    farms = claim | {"decree": "DE12", "condition": "farms", "figures_need": 7, "figures_have": 5}
    assert broken("decree.claim", **farms) == (
        'Decree "Three farms" asks you to have 7 or more figures on 3 farms; your best 2 farms hold 5.'
    )
    assert broken("decree.claim", **(farms | {"have": 4, "counted": "all"})).endswith("; your 4 farms hold 5.")
    assert broken("decree.unique", ("Ada", "Bo"), decree="DE04", owner=2) == 'Decree "Three towers" is gone: Bo has it.'
    assert broken("tower.trade", tile="TT1", kind="trade", printed=1, value=2, have=0, built=0) == (
        "The trade tower shows 1, but your die value is 2."
    )
    assert broken("tower.trade", tile="TT1", kind="trade", printed=1, value=1, have=1, built=1) == (
        "The trade tower was built this turn: in this game it swaps from your next turn on."
    )


def test_a_privilege_that_cannot_be_used_says_why() -> None:
    stars = {"privilege": "PO_stars_1", "figure": "", "phase": "season"}
    assert broken("privilege.once", **stars, why="foreign") == 'You do not own the privilege "two stars on the tracks".'
    assert broken("privilege.once", **stars, why="spent").endswith(" has been used.")
    red = {"privilege": "PJ_red_1", "figure": "R", "phase": "season", "why": "permanent"}
    assert broken("privilege.once", **red) == (
        'The privilege "soldiers are jokers" works for good: there is nothing to use up.'
    )
    late = {**stars, "why": "late", "phase": "shortage"}
    assert broken("privilege.once", **late) == (
        'The privilege "two stars on the tracks" can be used in a turn of yours; '
        "at the year end only one that you have just taken can."
    )


def test_a_turned_ship_says_from_when_it_takes_figures() -> None:
    assert broken("ship.flip-wait", tile="SH01b", kind="stall") == (
        "The market stall was a ship until now: it takes figures from the next season on."
    )


def test_refusals_of_order_and_phase() -> None:
    assert broken("play.maximus", asked=3, active=1, maximus=1) == (
        "It is Player 1's turn, not Player 3's. Maximus of this season is Player 1, and the others follow clockwise."
    )
    assert broken("play.maximus", asked=3, active=0, maximus=1).startswith("Nobody can move just now")
    for asked in PHASES[:-1]:
        for now in PHASES:
            text = broken("play.years-seasons", asked=asked, now=now, year=1, season=1)
            assert re.fullmatch(r"(That belongs to|The game is over:) .+\.", text)
    assert broken("end.instant", ("Ada", "Bo"), winners=(2,)) == "The game is over: Bo won."
    assert broken("action.bonus-immediate", effect="SWAP", amount=3) == (
        "First settle what is waiting: a swap of 3 figures."
    )


def test_what_happens_is_told_in_one_sentence() -> None:
    assert (
        done("play.maximus", ("Ada",), seat=1, year=2, season=4) == "Year 2, Saturnalia: Ada is Maximus and goes first."
    )
    laid = {"seat": 2, "tile": "FA02", "kind": "farm", "old": "FA01", "old_kind": "farm", "slot": 1, "figures": "YY"}
    assert done("tile.overbuild", **laid, column=1, effect="", amount=0) == (
        "Player 2 lays the farm over the old farm; back into the supply: 2 farmers."
    )
    first = {"seat": 2, "tile": "FA13", "kind": "farm", "slot": 1}
    assert done("setup.first-tile-place", **first, effect="AQ", amount=1) == (
        "Player 2 begins with the farm, bonus: an aqueduct step."
    )
    first |= {"effect": "EXP"}
    assert done("setup.first-tile-place", **first, amount=1).endswith("farm, bonus: a star on the expedition path.")
    own = rulebook.done(Event("discordia.setup.first-tile-place", {**first, "amount": 1}), "en", (), 1)
    assert own == "You begin with the farm.", "what waits is asked for next"
    assert done("aqueduct.steps", seat=2, amount=1, field=1) == (
        "Player 2's ring moves 1 step, to field 1 of the aqueduct."
    )
    assert done("ship.flip-place", seat=1, tile="SH01", slot=2, old="", figures="") == (
        "Player 1 lays the turned ship on market 2."
    )
    raid = {"seat": 1, "strength": 1, "germans": 3, "tile": "GA1", "effect": "STARLOSS", "amount": 1}
    assert done("raid.compare", **(raid | {"effect": ""}), way="loss") == "Player 1 falls short with 1 against 3."
    assert done("raid.compare", **raid, way="loss") == (
        "Player 1 falls short with 1 against 3. Damage: the loss of a star."
    )
    parts = {"symbols": 8, "spaces": 3, "aqueduct": 2, "reward": 0, "shortage": 9}
    assert done("shortage.value", seat=1, **parts) == (
        "Player 1's shortage: 8 symbols + 3 spaces without figures − 2 for the aqueduct = 9."
    )
    parts |= {"reward": 2, "shortage": 7}
    assert done("shortage.value", seat=1, **parts).endswith("− 2 for the aqueduct − 2 as a reward = 7.")
    assert done("newyear.tie", ("Ada", "Bo", "Cy"), seat=3, have=20, seats=(1, 3)) == (
        "Level with 20 figures: Ada and Cy. The start stone goes to Cy."
    )
    assert done("end.shared", ("Ada", "Bo"), winners=(1, 2)) == "The victory is shared by Ada and Bo."


def test_who_reads_it_is_addressed() -> None:
    """Each event of a game that is about player 1 says you to that player, and bends the verb."""
    told = {
        (event.rule, rulebook.done(event, names=("Ada", "Bo"), you=0))
        for seed in range(3)
        for event in [*random_play(2, {}, random.Random(seed))][-1].journal or ()
        if event.facts.get("seat") == 1
    }
    assert len({rule for rule, _ in told}) > 20
    wrong = [text for _, text in told if "Ada" in text or not re.search(r"\b[Yy]ou\b|\bYours?\b", text)]
    assert wrong == []
    assert [text for _, text in told if re.search(r"\b[Yy]ou \w*s\b", text)] == []


def test_who_reads_a_list_or_a_refusal_is_addressed() -> None:
    about = Check("discordia.play.maximus", False, {"asked": 2, "active": 1, "maximus": 2})
    assert rulebook.broken(about, names=("Ada", "Bo"), you=1) == (
        "It is Ada's turn, not yours. Maximus of this season is you, and the others follow clockwise."
    )
    shared = Event("discordia.end.shared", {"winners": (1, 2)})
    assert rulebook.done(shared, names=("Ada", "Bo"), you=0) == "The victory is shared by you and Bo."


@pytest.mark.parametrize(
    ("rule", "points", "facts", "words"),
    [
        ("end.final", 5, {"have": 5}, "5 figures in supply"),
        ("end.final", 1, {"have": 1}, "1 figure in supply"),
        ("end.final", 0, {"have": 0}, "empty supply"),
        ("end.instant", 0, {}, "empty supply"),
        ("end.tie", 0, {"placed": 3}, "tie broken by 3 figures on tiles and towers"),
        ("end.distance", 0, {}, "tie broken by the distance from the start player"),
        ("end.shared", 0, {}, "level on figures in supply and on tiles: the place is shared"),
    ],
)
def test_lines_of_the_score_sheet(rule: str, points: int, facts: dict[str, Any], words: str) -> None:
    assert rulebook.line(ScoreLine(f"discordia.{rule}", points, facts)) == words


# --- everything the engine can say, on positions of random play ---

SLOTS = ("harbour1", "fort1", "market2", "field1", "tower1")
ATTEMPTS = [
    *(f"take {tile} on {place}" for tile in ("SH01", "BA05", "ST09", "FA20") for place in ("fort3", "field2")),
    *("take SH01 on harbour1", "take BA05 on harbour1", "take ST09 on market1", "take FA20 on field1"),
    *(f"dispatch {slot} {figures}" for slot in SLOTS for figures in "BRWY"),
    *(f"special {slot} {figures}" for slot in SLOTS for figures in "BRWY"),
    *("dispatch fort1 RR space 2", "special field1 YYY space 3", "dispatch market7 none", "special tower9 R"),
    *(f"choose {die} {value}" for die in DICE for value in (1, 3, 6)),
    *("manipulate 1", "manipulate 6", "develop", "develop 3", "stars 1", "stars 2", "stars 3", "boat", "trade tower1"),
    *(f"extension {extension}" for extension in EXTENSIONS),
    *(f"claim {row['tile_id']}" for row in table("decrees.csv")),
    *("use PO_stars_1", "use PJ_red_1", "use PO_dispatch_2", "privilege PJ_red_2", "privilege PO_aqueduct_1", "end"),
    *("star expedition", "star development", "star expedition 4", "swap", "return R", "return BBRWY", "return none"),
    *("build MT1 on tower1", "build TT3 on tower2", "flip market1", "flip market9", "flip discard", "decline"),
    *("demolish field1", "demolish tower1", "lose tower1", "lose tower3", "trade tower4"),
    *("show DE04", "show MT1", "show TT1", "show PJ_red_1", "column AT1", "reveal SH01"),
    *("germanic GA1", "germanic GD2"),
    *("start 1", "start 4", "roll 1 2 3", "draw R", "draw B9 R4 W1"),
]
VARIANTS: list[dict[str, Any]] = [{}, *({f.name: f.metadata["allowed"][1]} for f in fields(Options))]


def random_play(players: int, options: dict[str, Any], rng: random.Random) -> Iterator[State]:
    """Positions of one random game, thinned out, and its last one with the whole journal."""
    state = new_game(players, **options)
    state.journal = []
    while not state.is_over:
        if rng.random() < 0.06:
            yield state
        chance = state.player == CHANCE
        state.apply(state.sample(rng) if chance else rng.choice(list(state.legal_actions())))
    yield state


class TestWords(Wording):
    game = "discordia"
    pieces = frozenset({"returned", "piece_gains", "move_which"})
    actions = frozenset(attempt.partition(" ")[0] for attempt in ATTEMPTS)
    editions = frozenset({"en", "de"})
    follows = frozenset(
        {
            *("discordia.setup.random-selection", "discordia.setup.first-tile-bonus", "discordia.dispatch.full-tile"),
            *("discordia.decree.unique", "discordia.boat.six", "discordia.manipulator.colour"),
        }
    )
    words: ClassVar = {
        "die": DICE,
        "kind": KINDS,
        "area": (*AREAS, "tower"),
        "extension": EXTENSIONS,
        "track": TRACKS,
        "main": MAINS,
        "offer": (*CITY_KINDS, "extension", "stars"),
        "phase": PHASES,
        "season": ("1", "2", "3", "4", "5"),
        "effect": EFFECTS,
        "perk": PERKS,
        "condition": CONDITIONS,
        "due": DUES,
        "colour": ("blue", "red", "white", "yellow", "grey"),
        "figure": (*"BRWYX", "none"),
        "group": ("decree", "privilege", "military", "trade"),
        "part": ("city", "expedition", "development", "decree", "spaces", "aqueduct", "reward", "shortage"),
        "provenance": ("rulebook", "public", "inferred", "reconstructed", "own"),
        "edition": tuple(rulebook.EDITIONS.values()),
        "decree": tuple(row["tile_id"] for row in table("decrees.csv")),
        "privilege": tuple(row["tile_id"] for row in table("privileges.csv")),
        "tower": tuple(row["tile_id"] for row in table("towers.csv")),
    }

    facts_of = staticmethod(facts_of)

    @staticmethod
    def played(options: Mapping[str, Any]) -> Iterator[tuple[State, Iterable[Action]]]:
        rng = random.Random(str(options))
        for players in [rng.choice((2, 3, 4))] if options else (2, 3, 4):
            for state in random_play(players, dict(options), rng):
                yield state, map(state.parse, ATTEMPTS)


def test_every_kind_of_action_is_among_the_attempts() -> None:
    assert len(TestWords.actions) == len(MOVES.kinds)


# --- what random games seldom come to ---


def refusal(state: State, action: str) -> str:
    check = state.refusal(state.parse(action))
    assert check is not None, f"{action} is legal"
    return rulebook.broken(check)


def story(state: State, *actions: str) -> list[str]:
    """What happens when these are played, as the first player "Ada" reads it."""
    state.run()
    play(state, *actions)
    return [rulebook.done(event, names=["Ada"]) for event in state.journal or ()]


def test_the_last_figure_wins_and_nothing_more_can_be_done() -> None:
    state = given(city("fort1=BA03", supply="RR"), die="red 1")
    assert story(state, "special fort1 RR") == [
        "Ada sends 2 soldiers to the barracks: it fits the die.",
        "Ada has no figure left in supply and wins.",
    ]
    assert refusal(state, "end") == "The game is over: Player 1 won."
    assert [rulebook.line(line) for sheet in state.scores() for line in sheet.lines] == [
        "empty supply",
        "15 figures in supply",
    ]


def test_what_is_full_or_empty_is_named() -> None:
    full = given(city(decrees="DE01 DE02 DE03 DE04"), die="red 1", decrees="DE09")
    assert refusal(full, "claim DE09") == "All 4 of your decree spaces are covered, so you can claim no more decrees."
    assert refusal(given(city(stars=0), die="red 6"), "develop") == "Developing costs a star, and you have none."
    assert refusal(given(city(development=6), die="red 6"), "develop") == "Your development track is full."
    # a column that is empty promises tiles only where some can come
    for season, year, words in (
        (1, 4, ": gaps are filled next at the Saturnalia."),
        (4, 3, ": gaps are filled next in the new year."),
        (4, 4, ", and no more city tiles come in this game."),
    ):
        state = given(city(), die="blue 2", season=season, year=year)
        assert refusal(state, "take SH01 on harbour1") == f"Column 2 is empty{words}"
        state.deck = []
        assert refusal(state, "take SH01 on harbour1") == "Column 2 is empty, and no more city tiles come in this game."
    bare = given(die="red 1")
    bare.stacks = [0] * 6
    assert refusal(bare, "extension fort") == "No extensions are left, of whatever kind."
    # a tower without a value matches no die, with or without the perk
    for development in (0, 4):
        state = given(city("tower1=MT1", development=development), die="blue 2")
        assert refusal(state, "special tower1 R") == ("The military tower shows no die value, but your die is blue 2.")
    state = given(city("fort1=BA06", supply="R1 B5", privileges="PJ_red_1"), die="red 5")
    assert refusal(state, "dispatch fort1 RR") == (
        "Your supply does not hold those figures; it has 5 sailors and 1 soldier."
    )


def test_chains_of_bonuses_read_as_a_story() -> None:
    assert story(given(city(ring=10), die="red 2", season=2, start=1), "boat") == [
        "Ada takes the bonus of the boat: summer.",
        "Ada's ring is on field 10: the step becomes a swap of 2 figures.",
    ]
    path = given(city(expedition=5), die="red 1", privileges="PJ_red_1")
    assert story(path, "boat", "star expedition", "privilege PJ_red_1")[1:] == [
        "Ada puts a star on field 6 of the expedition path.",
        "Ada reaches field 6 of the expedition path and may take a privilege.",
        'Ada takes the privilege "soldiers are jokers".',
    ]


def test_losses_are_refused_where_nothing_is() -> None:
    state = given(city("fort1=BA01[RR,R] tower1=MT1"), die="red 6")
    state.push(("TOWERLOSS", 1))
    state.run()
    assert refusal(state, "lose tower2") == "You have no tower on place 2."
    assert refusal(state, "decline") == "You cannot do without this: the loss of a tower."
    assert story(state, "lose tower1") == ["Ada loses the military tower."]


def test_after_a_raid_only_what_it_made_true_may_be_claimed() -> None:
    state = given(city(manipulators=3, ring=8), decrees="DE03 DE05")
    state.phase, state.used = "raid", ("DE03",)
    state.push(("WINDOW", 0))
    state.run()
    assert refusal(state, "claim DE03") == (
        'Decree "Three manipulators" asks you to own 3 manipulators; you own 3. '
        "After a raid you may claim only what the raid has made true."
    )


def test_a_claim_that_comes_too_late_is_told_so() -> None:
    state = given(city("harbour1=SH04[BB]", ring=7), die="red 6", decrees="DE03 DE05 DE08")
    state.city.manipulators = 3
    play(state, "end")
    first = "First settle what is waiting: a new place for a full ship."
    assert refusal(state, "claim DE05") == refusal(state, "claim DE08") == first
    late = (
        'Decree "Three manipulators" could be claimed before your full ship sailed; now you may claim only what the '
        "turned ship makes true."
    )
    assert refusal(state, "claim DE03") == late
    assert refusal(state, "claim DE09") == 'Decree "Twelve at work" does not take part in this game.'
    play(state, "flip market1")
    assert refusal(state, "claim DE03") == late
    assert refusal(state, "end") == "First settle what is waiting: a decree that you may claim now."
    # in the shortage no decree is claimed, whatever it asks for
    state = given(city(ring=8), decrees="DE05 DE08")
    state.phase, state.city.relief = "shortage", 25
    state.push(("SHORTAGE", 0))
    state.run()
    for decree, name in (("DE05", "Aqueduct 8"), ("DE08", "Two colours")):
        assert refusal(state, f"claim {decree}") == (
            f'Decree "{name}" cannot be claimed now: decrees are claimed in your turn or right after your raid, '
            "not during the shortage."
        )


def test_a_shortage_below_zero_is_told() -> None:
    state = given(city("field1=FA01"), bag="R5")
    state.phase, state.city.relief = "shortage", 25
    state.push(("SHORTAGE", 0))
    assert story(state) == ["Ada's shortage: 18 symbols + 3 spaces without figures − 25 as a reward = -4."]
    assert refusal(state, "return RRRRR") == ("You cannot return 5 soldiers: your supply lacks 1 soldier of them.")


def test_setup_speaks_of_what_is_missing() -> None:
    state = new_game(2)
    assert refusal(state, "roll 1 2 3") == "That belongs to a season, but now it is the set-up."
    assert refusal(state, "show MT1").startswith("That cannot be laid out now: a decree comes next")


# --- options and rulings ---


def test_an_unknown_ruling_is_answered_with_the_nearest() -> None:
    with pytest.raises(BadInput, match=r"'amb\.ship\.flip' is .*'amb\.ship\.flip-choice'"):
        rulebook.ruling("discordia", "amb.ship.flip")


# --- glossary ---


def test_the_glossary_names_each_term_as_the_rulebook_does() -> None:
    glossary = rulebook.glossary("discordia")
    terms = {entry["term"]: entry for entry in glossary}
    assert len(terms) == len(glossary) >= 80
    assert (terms["shortage"]["en"], terms["shortage"]["de"]) == ("infrastructure shortage", "Infrastrukturmangel")
    assert (terms["dispatch"]["de"], terms["fort"]["de"]) == ("Entsenden", "Kastell")
    assert all(entry["de"] for entry in glossary)


def test_every_kind_of_piece_is_in_the_glossary() -> None:
    terms = {entry["term"] for entry in rulebook.glossary("discordia")}
    assert {*CITY_KINDS, *EXTENSIONS, "decree", "privilege", "military-tower", "trade-tower", "manipulator"} <= terms
    assert {"sailor", "soldier", "merchant", "farmer", "spring", "summer", "autumn", "saturnalia", "winter"} <= terms
