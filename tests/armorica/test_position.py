"""Positions as plain data: the shapes of the rules' acceptance tests, round trips, and one clear error per fault."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from rulesim import CHANCE, BadInput, Session
from rulesim.armorica import ICONS, Card, Discard, State, Take, ending, from_dict, new_game, position, winter
from rulesim.armorica.cards import CardTable, standard_cards
from tests.armorica.given import POSITIONS, colors, faces, given, ids, legal, play, settle, takes

NAMES = sorted(path.stem for path in POSITIONS.glob("*.json"))


def face(short: str, id: str) -> dict[str, Any]:
    """A card as the JSON shapes write it: id, colour, all six counts."""
    (card,) = given("over", mine=short).displays[0]
    return {"id": id, "color": card.color, **dict(zip(ICONS, card.icons, strict=True))}


def hand(*shorts: str, prefix: str = "D") -> list[dict[str, Any]]:
    return [face(short, f"{prefix}{number}") for number, short in enumerate(shorts, 1)]


# --- the shapes: what an adapter asks, and where the engine answers ---


def answer_selection(data: dict[str, Any]) -> dict[str, Any]:
    state = position(**data)
    assert state.row is not None
    length = len(state.row)
    illegal = []
    for p in range(1, length + 1):
        broken = state.refusal(Take(p))
        if broken:
            facts = {name: broken.facts[name] for name in ("icon", "need", "have", "card")}
            illegal.append({"position": p, "rule": broken.rule, **facts})
    found: dict[str, Any] = {
        "legal_positions": takes(state),
        "legal_cards": [state.row[-p].id for p in takes(state)],
        "must_pass": legal(state) == ["pass"],
        "illegal": illegal,
    }
    after = play(state.copy(), "pass")
    if after.player == CHANCE:
        play(after, legal(after)[0])
    row = after.rows[("gaul", "roman").index(data["phase"])]
    found["after_pass"] = {
        "discarded": ids(after.discards),
        "row": [card.id for card in row],
        "deck_left": after.deck_size(("gaul", "roman").index(data["phase"])),
    }
    return found


def answer_winter(data: dict[str, Any]) -> dict[str, Any]:
    state = position(**data)
    display = state.displays[0]
    hungry = [display[index] for index in winter.hungry(state, 0)]
    must = winter.due(state, 0)
    results: dict[frozenset[str], int] = {}

    def lose(now: State, gone: frozenset[str]) -> None:
        if len(gone) == must:
            results[gone] = ending.sets_points(now.displays[0])
            return
        for action in now.legal_actions():
            assert isinstance(action, Discard)
            after = now.copy()
            card = after.displays[0][action.number - 1].id
            after.play(action)
            lose(after, gone | {card})

    lose(state, frozenset())
    best = max(results.values())
    return {
        "cards": len(display),
        "amphorae": state.totals[0][5],
        "must_discard": must,
        "protected": [card.id for card in display if card not in hungry],
        "legal_sets": sorted(map(sorted, results)),
        "set_vp_before": ending.sets_points(display),
        "best_set_vp_after": best,
        "best_discards": sorted(sorted(gone) for gone, vp in results.items() if vp == best),
    }


def answer_scoring(data: dict[str, Any]) -> dict[str, Any]:
    state = position(**data)
    rows = []
    for sheet in state.scores():
        majority = {line.facts["icon"]: line.points for line in sheet.lines if line.rule.endswith(".majority")}
        parts = {"sets": sheet.points("armorica.scoring.sets"), "gold": sheet.points("armorica.scoring.gold")}
        rows.append({**parts, **majority, "total": sheet.total})
    return {
        "segments": [[len(part) for part in ending.sets(display)] for display in state.displays],
        "rows": rows,
        "winners": state.winners(),
    }


@pytest.mark.rule("armorica.roman.example-michael")
def test_the_selection_shape() -> None:
    row = hand("N[w1]", "W[c1]", "B[a1]", "Y[o1]", "R[c1]", "G[c1 a1]", prefix="R")
    data = {
        "kind": "selection",
        "options": {},
        "phase": "roman",
        "display": hand("N[w2 a3]", "Y[w1 o1]", "B[o1 g1]"),
        "row": row,
        "deck_left": 5,
        "deck_top": face("W[s2]", "T"),
    }
    patrician, plebeian = "armorica.roman.patrician-range", "armorica.roman.plebeian-range"
    assert answer_selection(data) == {
        "legal_positions": [1, 3],
        "legal_cards": ["R6", "R4"],
        "must_pass": False,
        "illegal": [
            {"position": 2, "rule": patrician, "icon": "grapes", "need": 2, "have": 1, "card": "R5"},
            {"position": 4, "rule": plebeian, "icon": "wheat", "need": 4, "have": 3, "card": "R3"},
            {"position": 5, "rule": patrician, "icon": "sheep", "need": 5, "have": 0, "card": "R2"},
            {"position": 6, "rule": plebeian, "icon": "wheat", "need": 6, "have": 3, "card": "R1"},
        ],
        "after_pass": {"discarded": "R6", "row": ["T", "R1", "R2", "R3", "R4", "R5"], "deck_left": 4},
    }
    # after_take
    after = play(position(**data), "take 3", "reveal T")
    assert ids(after.rows[1]) == "T R1 R2 R3 R5 R6"
    assert ids(after.displays[0]) == "D1 D2 D3 R4"
    # the input is as it was
    assert data["row"] == row and data["kind"] == "selection"


def test_the_selection_shape_in_the_gaul_phase() -> None:
    data = {"kind": "selection", "phase": "gaul", "display": ["S2"], "row": ["R", "G", "W"], "deck_left": 0}
    found = answer_selection(data)
    assert (found["legal_positions"], found["must_pass"]) == ([1, 2], False)
    assert [(entry["rule"], entry["icon"]) for entry in found["illegal"]] == [("armorica.gaul.range", "wheat")]
    assert found["after_pass"] == {"discarded": "W", "row": ["R", "G"], "deck_left": 0}
    nothing = {"kind": "selection", "phase": "roman", "display": [], "row": ["Y", "W"], "options": {}}
    assert answer_selection(nothing)["must_pass"] is True


@pytest.mark.rule("armorica.winter.discard-count", "armorica.winter.choice")
def test_the_winter_shape() -> None:
    display = hand("N[w2 a3]", "Y[w1 g1]", "B[o1 a1]", "N[g1 s1]", "R[c1]", "Y[w1 a1]", "W[c1 g1]")
    found = answer_winter({"kind": "winter", "options": {}, "display": display})
    best = found.pop("best_discards")
    assert found == {
        "cards": 7,
        "amphorae": 5,
        "must_discard": 2,
        "protected": ["D1", "D3", "D6"],
        "legal_sets": [["D2", "D4"], ["D2", "D5"], ["D2", "D7"], ["D4", "D5"], ["D4", "D7"], ["D5", "D7"]],
        "set_vp_before": 16,
        "best_set_vp_after": 15,
        # N Y B | N R Y W is 6 + 10
    }
    assert best == [["D2", "D4"]], "N B R Y W is one set of five"


@pytest.mark.rule("armorica.winter.no-voluntary")
def test_the_winter_shape_when_nothing_is_due() -> None:
    found = answer_winter({"kind": "winter", "display": ["N[w2 a3]", "R[c1]"]})
    assert (found["must_discard"], found["legal_sets"]) == (0, [[]])
    protected = {"kind": "winter", "display": ["N[w2]", "R[c1]"], "options": {"start_card_protected": True}}
    assert answer_winter(protected)["legal_sets"] == [["R[c1]"]]


@pytest.mark.rule("armorica.scoring.example-michael")
def test_the_scoring_shape() -> None:
    displays = json.loads((POSITIONS / "michael-scoring.json").read_text(encoding="utf-8"))["displays"]
    assert answer_scoring({"kind": "scoring", "displays": displays}) == {
        "segments": [[3, 5, 2], [5, 4]],
        "rows": [
            {"sets": 24, "gold": 3, "grapes": 2, "olives": 0, "sheep": 4, "total": 33},
            {"sets": 25, "gold": 2, "grapes": 2, "olives": 4, "sheep": 0, "total": 33},
        ],
        "winners": [0],
    }
    zero = {"zero_majority": "counts", "set_partition": "best", "majority_tie": "each-2-max-3"}
    data = {"kind": "scoring", "displays": [["N", "Y", "N", "B", "R", "W"]] + [["N"]] * 3, "options": zero}
    assert [row["total"] for row in answer_scoring(data)["rows"]] == [16, 1, 1, 1]


LOG = [
    *("take 2", "reveal G-B-3", "take 3", "reveal G-B-1", "take 1", "reveal R-I-8", "pass", "reveal R-II-7"),
    *("discard 2", "reveal G-B-2", "reveal R-I-7"),
]


@pytest.mark.rule("armorica.gaul.shift-refill", "armorica.roman.shift-refill", "armorica.winter.discard-count")
def test_the_turn_shape() -> None:
    # given a start position, decks in draw order, and two players
    state = position(
        kind="turn",
        displays=[["N[w2 a2]", "Y[w1]"], ["N[w2 a2]", "B[o1]"]],
        gaul_row=["G-A-6", "G-A-5", "G-A-4", "G-A-3", "G-A-2", "G-A-1"],
        roman_row=["R-I-6", "R-I-5", "R-I-4", "R-I-3", "R-I-2", "R-I-1"],
        gaul_deck=["G-B-3", "G-B-1", "G-B-2", "G-B-4"],
        roman_deck=["R-I-8", "R-II-7", "R-I-7", "R-II-1"],
        start=1,
        turn=2,
    )
    session = Session(state)
    # when the list of actions is played, nothing is left to chance
    for action in ("take 2", "take 3", "take 1", "pass", "discard 2"):
        session.play(action)
    # then log and end state are what the rules say
    end = session.state
    assert [str(entry.action) for entry in session.log] == LOG
    assert isinstance(end, State)
    assert ids(end.displays[1]) == "N[w2 a2]#2 G-A-2 R-I-1"
    assert ids(end.displays[0]) == "N[w2 a2] Y[w1] G-A-4"
    assert ids(end.rows[0]) == "G-B-2 G-B-1 G-B-3 G-A-6 G-A-5 G-A-3"
    assert ids(end.rows[1]) == "R-I-7 R-II-7 R-I-8 R-I-6 R-I-5 R-I-4"
    assert ids(end.discards) == "R-I-2 B[o1] G-A-1 R-I-3"
    assert (end.turn, end.start, end.player, [end.deck_size(row) for row in (0, 1)]) == (3, 0, 0, [1, 1])


@pytest.mark.parametrize("name", NAMES)
def test_every_position_file_can_be_played_on(name: str) -> None:
    state = position(**json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8")))
    assert from_dict(json.loads(json.dumps(state.to_dict()))) == state
    rng = random.Random(3)
    while not state.is_over:
        state.play(state.sample(rng) if state.player == CHANCE else rng.choice(state.legal_actions()))


# --- what is left out ---


def test_an_empty_position_is_the_first_turn_of_three_players() -> None:
    state = position()
    assert (state.players, state.phase, state.turn, state.start, state.player) == (3, "gaul", 1, 0, 0)
    assert [ids(display) for display in state.displays] == ["S1", "S2", "S3"]
    assert [len(row) for row in state.rows] == [6, 6]
    assert [state.deck_size(row) for row in (0, 1)] == [23, 23]
    lying = [card for zone in (*state.displays, *state.rows, *state.decks) for card in zone]
    assert len(lying) == len(set(lying)) == 61


@pytest.mark.parametrize("players", [2, 3, 4])
def test_decks_left_out_are_as_large_as_the_clock_says(players: int) -> None:
    rng = random.Random(players)
    played = settle(new_game(players, start_player=0))
    while not played.is_over:
        told = position(players=players, turn=played.turn, phase=played.phase, start=played.start, acted=played.acted)
        assert [told.deck_size(row) for row in (0, 1)] == [played.deck_size(row) for row in (0, 1)]
        assert (told.turns, told.player) == (played.turns, played.player)
        played.play(rng.choice(played.legal_actions()))
        settle(played)


def test_a_row_that_waits_for_a_card_is_dealt_one_short() -> None:
    state = position(turn=2, pending=[0])
    assert [len(row) for row in state.rows] == [5, 6]
    settle(state)
    assert [len(row) for row in state.rows] == [6, 6]
    assert (state.phase, state.player) == ("gaul", 1), "seat 1 has acted"


def test_an_empty_deck_has_run_out_unless_a_draw_has_to_fail() -> None:
    assert position(gaul_deck=[]).ran_out == 1
    assert position(gaul_deck=[], roman_deck=0).ran_out == 3
    assert position(gaul_deck=[], options={"exhausted": "failed-draw"}).ran_out == 0
    assert position(gaul_deck=[], ran_out=1, options={"exhausted": "failed-draw"}).ran_out == 1
    assert position(ran_out=2, options={"empty_deck": "reshuffle"}).ran_out == 2, "it had run out before"


def test_whose_turn_it_is_may_be_told_in_two_ways() -> None:
    assert position(start=1, acted=1).player == 2
    assert position(start=1, player=0).acted == 2
    assert position(start=1, player=0, acted=2).player == 0


def test_a_deck_may_be_piles_or_cards_or_a_number_or_its_top() -> None:
    piles = position(gaul_deck=[["G-C-1", "G-C-2"], ["G-D-1"]])
    assert [[card.id for card in piles.open[0]], [ids(pile) for pile in piles.later[0]]] == [
        ["G-C-1", "G-C-2"],
        ["G-D-1"],
    ]
    assert position(gaul_deck=["G-C-1", "G-C-2", "G-D-1"]) == piles, "a list is cut into its piles"
    assert position(gaul_deck=7).deck_size(0) == 7
    top = position(gaul_deck={"top": "G-C-4", "rest": 6})
    assert (ids(top.open[0]), top.deck_size(0)) == ("G-C-4", 7)
    assert position(gaul_deck={"top": "G-C-4", "rest": ["G-D-1"]}).deck_size(0) == 2
    assert position(gaul_deck=[]).deck_size(0) == position(gaul_deck=0).deck_size(0) == 0


def test_equal_faces_are_different_cards() -> None:
    state = position(displays=[["N", "N", "N[]"], ["N"], ["S3"]], gaul_row=["N", "Y[w1]", "N#7"])
    assert [ids(display) for display in state.displays[:2]] == ["N N#2 N#3", "N#4"]
    assert ids(state.rows[0]) == "N#5 Y[w1] N#7"
    assert faces(state.displays[0]) == "N N N"
    assert len({id(card) for card in (*state.displays[0], *state.displays[1])}) == 4


def test_a_neighbour_of_a_single_display_never_claims_its_cards() -> None:
    for mine in (["S2"], ["S3", "S2"], [face("N[w2 a3]", "S2")]):
        state = position(kind="selection", phase="gaul", display=mine, row=["Y"])
        assert [len(display) for display in state.displays[1:]] == [1, 1]


def test_an_edition_may_be_named() -> None:
    assert position(edition="english").options.majority_tie == "each-2-max-3"
    both = position(edition="english", options={"majority_tie": "each-2"})
    assert both.options.majority_tie == "each-2"


# --- there and back ---


def random_state(seed: int, steps: int, players: int, **options: Any) -> State:
    rng = random.Random(seed)
    state = new_game(players, **options)
    for _ in range(steps):
        if state.is_over:
            break
        state.apply(state.sample(rng) if state.player == CHANCE else rng.choice(state.legal_actions()))
    return state


STATES = st.builds(
    random_state,
    st.integers(0, 10**9),
    st.integers(0, 140),
    st.integers(2, 4),
    winter_discard=st.sampled_from(["exact", "at-least"]),
    empty_deck=st.sampled_from(["shrink", "reshuffle"]),
    fresh_gaul_counts=st.booleans(),
    gate_icons_count=st.booleans(),
    exhausted=st.sampled_from(["last-card", "failed-draw"]),
    end_trigger=st.sampled_from(["either", "both"]),
)


@for_all(STATES, st.integers(0, 10**9))
@settings(max_examples=150)
def test_there_and_back(state: State, seed: int) -> None:
    data = json.loads(json.dumps(state.to_dict()))
    again = from_dict(data)
    assert again == state
    assert again.to_dict() == data
    for name in State.__slots__:
        if name not in ("cards", "journal"):
            assert getattr(again, name) == getattr(state, name), name
    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.deepcopy(state) == state
    # and both go on alike
    one, two = random.Random(seed), random.Random(seed)
    for _ in range(12):
        if state.is_over:
            break
        assert legal(again) == legal(state)
        state.apply(state.sample(one) if state.player == CHANCE else one.choice(state.legal_actions()))
        again.apply(again.sample(two) if again.player == CHANCE else two.choice(again.legal_actions()))
    assert again == state


FACES = st.builds(
    lambda color, counts: f"{color}[{' '.join(f'{letter}{n}' for letter, n in zip('wgosca', counts, strict=True))}]",
    st.sampled_from("YBNGRW"),
    st.tuples(*[st.integers(0, 4)] * 6),
)


@for_all(
    st.lists(st.lists(FACES, max_size=8), min_size=2, max_size=4),
    st.sampled_from(["gaul", "roman", "winter", "over"]),
    st.lists(FACES, max_size=6),
    st.lists(FACES, max_size=6),
    st.integers(1, 8),
)
def test_positions_made_of_faces_come_back_too(
    displays: list[list[str]], phase: str, gauls: list[str], deck: list[str], turn: int
) -> None:
    state = position(displays=displays, phase=phase, gaul_row=gauls, gaul_deck=deck, turn=turn)
    again = from_dict(json.loads(json.dumps(state.to_dict())))
    assert again == state
    assert [faces(display) for display in again.displays] == [faces(display) for display in state.displays]
    assert again.totals == state.totals
    assert [sheet.total for sheet in again.scores()] == [sheet.total for sheet in state.scores()]


@pytest.mark.parametrize("steps", [0, 1, 5, 13, 30, 90])
def test_a_game_with_an_owners_table_comes_back(steps: int) -> None:
    mine = CardTable([_own(card) for card in standard_cards()], "mine")
    rng = random.Random(steps)
    state = new_game(3, cards=mine)
    for _ in range(steps):
        state.apply(state.sample(rng) if state.player == CHANCE else rng.choice(state.legal_actions()))
    again = from_dict(json.loads(json.dumps(state.to_dict())))
    assert again == state
    assert [card.provenance for zone in again.displays for card in zone] == ["own"] * sum(map(len, again.displays))
    while not again.is_over:
        again.play(again.sample(rng) if again.player == CHANCE else rng.choice(again.legal_actions()))
    assert all(card.provenance == "own" for display in again.displays for card in display)


def _own(card: Card) -> Card:
    """The same card of an owner's table: more gold."""
    icons = (*card.icons[:4], card.icons[4] + 1, card.icons[5])
    return Card.of(f"my {card.id}", card.deck, card.pile, card.color, icons, "own")


# --- faults ---

FAULTS: list[tuple[str, dict[str, Any], str]] = [
    ("game", {"game": "discordia"}, "this is no Armorica position of version 1"),
    ("game", {"version": 2}, "this is no Armorica position of version 1"),
    ("kind", {"kind": "selections"}, "'selections' is not known; allowed: selection, winter, scoring, turn"),
    ("kind", {"kind": ["winter"]}, "is not known"),
    ("field", {"display": ["S1"]}, "'display' is not known; allowed: game, "),
    ("field", {"kind": "winter", "row": []}, "'row' is not known; allowed: kind, options, edition, display"),
    ("field", {"colour": 1}, "'colour' is not known"),
    ("players", {"players": 5}, "Armorica is for 2, 3 or 4 players, not 5"),
    ("players", {"players": "3"}, "not '3'"),
    ("players", {"players": True}, "not True"),
    ("players", {"displays": [["S1"]]}, "not 1"),
    ("players", {"displays": []}, "not 0"),
    ("displays", {"players": 3, "displays": [["S1"], ["S2"]]}, "2 displays for 3 players"),
    ("displays", {"displays": "S1 S2"}, "a list is needed, not 'S1 S2'"),
    ("displays[1]", {"displays": [["S1"], "S2"]}, "a list is needed, not 'S2'"),
    ("displays[0]", {"displays": [["S9"], ["S2"]]}, "'S9' is no card id and no face such as 'N[w2 a3]'."),
    ("displays[0]", {"displays": [["R-II-44"], ["S2"]]}, "Did you mean 'R-II-4'?"),
    ("displays[0]", {"displays": [[7], ["S2"]]}, "7 is no card"),
    ("displays[1]", {"displays": [["S1"], ["S1"]]}, "card S1 lies already in displays[0]"),
    ("displays[0]", {"displays": [["N"] * 61, ["S2"]]}, "61 cards; at most 60 fit a display"),
    ("displays[0].color", {"displays": [[{"id": "X", "color": "pink"}], []]}, "'pink' is not known"),
    (
        "displays[0].wheat",
        {"displays": [[{"id": "X", "color": "red", "wheat": -1}], []]},
        "a whole number from 0 to 99 is needed, not -1",
    ),
    ("displays[0].id", {"displays": [[{"color": "red"}], []]}, "a card needs an id"),
    ("phase", {"phase": "spring"}, "'spring' is not known; allowed: setup, gaul, roman, winter, extra, over"),
    ("phase", {"phase": ["gaul"]}, "is not known"),
    ("phase", {"phase": "extra", "pending": [0]}, "'extra' is for two players, not 3"),
    ("phase", {"kind": "selection", "phase": "winter"}, "'winter' is not known; allowed: gaul, roman"),
    ("turn", {"turn": 0}, "a whole number from 1 to 99 is needed, not 0"),
    ("turn", {"turn": 1.5}, "not 1.5"),
    ("turn", {"turn": None}, "not None"),
    ("turn", {"phase": "setup", "pending": [0], "turn": 1}, "it must be 0, not 1"),
    ("start", {"start": 3}, "a whole number from 0 to 2 is needed, not 3"),
    ("start", {"start": -1}, "a whole number from 0 to 2 is needed, not -1"),
    ("start", {"phase": "setup", "pending": [0], "start": -1}, "-1 (nobody yet) needs empty displays"),
    ("acted", {"acted": 3}, "a whole number from 0 to 2 is needed, not 3"),
    ("acted", {"acted": "one"}, "not 'one'"),
    ("player", {"player": 3}, "a whole number from -1 to 2 is needed, not 3"),
    ("player", {"player": 1, "acted": 0}, "1 is not to decide here; phase, start, acted, pending say seat 0"),
    ("player", {"player": -1}, "-1 is not to decide here; phase, start, acted, pending say seat 0"),
    ("player", {"player": 0, "pending": [0]}, "0 is not to decide here; phase, start, acted, pending say chance (-1)"),
    ("pending", {"pending": [2]}, "2 is no row; 0 is the Gaul row, 1 the Roman row"),
    ("pending", {"pending": [True]}, "True is no row"),
    ("pending", {"pending": 0}, "a list is needed, not 0"),
    ("pending", {"pending": [0, 0]}, "rows [0, 0] cannot wait for a card in phase gaul"),
    ("pending", {"pending": [1]}, "rows [1] cannot wait for a card in phase gaul"),
    ("pending", {"phase": "winter", "pending": [0]}, "cannot wait for a card in phase winter"),
    ("pending", {"phase": "over", "pending": [0]}, "cannot wait for a card in phase over"),
    ("pending", {"phase": "setup", "pending": [1, 0]}, "rows [1, 0] cannot wait for a card in phase setup"),
    ("pending", {"phase": "setup"}, "in phase setup at least one row must wait for a card"),
    ("pending", {"players": 2, "phase": "extra"}, "in phase extra at least one row must wait for a card"),
    ("gaul_row", {"gaul_row": ["Y"] * 13}, "13 cards; at most 12 fit a row"),
    ("gaul_row", {"gaul_row": ["Y"] * 12, "pending": [0]}, "12 cards; at most 12 fit a row"),
    ("gaul_row", {"gaul_row": "Y B"}, "a list is needed"),
    ("gaul_row", {"gaul_row": ["R-I-1"]}, "R-I-1 is a roman card; only gaul cards can be there"),
    ("roman_row", {"roman_row": ["S1"]}, "S1 is a start card; only roman cards can be there"),
    ("roman_row", {"roman_row": ["Q"]}, "'Q' is no card id and no face"),
    ("gaul_deck", {"gaul_deck": 24}, "a whole number from 0 to 23 is needed, not 24"),
    ("gaul_deck", {"gaul_deck": -1}, "not -1"),
    ("gaul_deck", {"gaul_deck": True}, "not True"),
    ("gaul_deck", {"gaul_deck": "many"}, "a list is needed, not 'many'"),
    ("gaul_deck", {"gaul_deck": ["G-B-1", "G-B-1"]}, "card G-B-1 lies already in gaul_deck"),
    ("gaul_deck", {"gaul_deck": [["G-B-1"], "G-B-2"]}, "a list is needed, not 'G-B-2'"),
    ("gaul_deck", {"gaul_deck": {"rest": 3}}, "None is no card"),
    ("gaul_deck", {"gaul_deck": {"top": "G-B-1", "below": 3}}, "an object has a 'top' card and a 'rest'"),
    ("gaul_deck", {"gaul_deck": {"top": "G-B-1", "rest": {"top": "G-B-2"}}}, "an object has a 'top' card and a 'rest'"),
    ("gaul_deck", {"gaul_deck": [], "pending": [0]}, "the gaul row waits for a card, but the deck is empty"),
    ("roman_deck", {"roman_deck": ["G-A-1"]}, "G-A-1 is a gaul card; only roman cards can be there"),
    ("deck_left", {"kind": "selection", "deck_top": "G-E-1", "deck_left": 0}, "at least 1 card is left, not 0"),
    ("gaul_deck", {"kind": "selection", "deck_left": "5"}, "a list is needed, not '5'"),
    ("displays[0]", {"kind": "selection", "display": [10**5000]}, "5001 digits> is no card; a card id or a face"),
    ("displays[0].id", {"kind": "winter", "display": [{"id": 10**5000, "color": "red"}]}, "5001 digits> is not usable"),
    ("discards", {"discards": ["S1"]}, "card S1 lies already in displays[0]"),
    ("discards", {"discards": "none"}, "a list is needed"),
    ("ran_out", {"ran_out": 4}, "a whole number from 0 to 3 is needed, not 4"),
    ("ran_out", {"ran_out": 0, "gaul_deck": []}, "the gaul deck is empty, so it has run out"),
    ("ran_out", {"ran_out": 2}, "the roman deck still has cards, so it has not run out"),
    ("took", {"took": 8}, "a whole number from 0 to 7 is needed, not 8"),
    ("took", {"took": 1, "displays": [[], ["S2"], ["S3"]]}, "seat 0 has no card, so it took no Gaul"),
    ("options", {"options": "default"}, "an object with named fields is needed"),
    ("options", {"options": None}, "an object with named fields is needed"),
    ("option", {"options": {"majority": 1}}, "'majority' is not known"),
    ("end_trigger", {"options": {"end_trigger": "never"}}, "'never' is not allowed"),
    ("edition", {"edition": "french"}, "'french' is not known"),
    ("edition", {"edition": {}}, "is not known"),
    ("cards", {"cards": 7}, "the path of a CSV file or a CardTable is needed, not 7"),
    ("cards", {"cards": "nowhere/my-cards.csv"}, "'my-cards.csv' cannot be read"),
    ("own_cards", {"own_cards": {"id": "X"}}, "a list is needed"),
    ("own_cards", {"own_cards": ["X"]}, "entry 1 is no object"),
    ("own_cards[0].color", {"own_cards": [{"id": "X"}]}, "None is not known; allowed: yellow, "),
    ("own_cards", {"own_cards": [{"id": "X", "color": "red"}] * 2}, "X is described twice"),
]


@pytest.mark.parametrize(("field", "data", "sentence"), FAULTS, ids=[f"{f[0]}-{k}" for k, f in enumerate(FAULTS)])
def test_a_fault_is_one_clear_sentence_that_names_the_field(field: str, data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refusal:
        position(**copy.deepcopy(data))
    assert refusal.value.field == field
    assert str(refusal.value).startswith(f"{field}: ")
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_row_that_is_left_out_is_dealt_from_cards_that_are_named_nowhere_else() -> None:
    state = position(
        discards=["G-A-1"], gaul_deck={"top": "G-A-2", "rest": [["G-A-3", {"id": "mine", "color": "red"}]]}
    )
    assert ids(state.rows[0]) == "G-B-3 G-B-2 G-B-1 G-A-6 G-A-5 G-A-4"
    assert position(kind="turn", roman_deck=["R-I-1"]).deck_size(1) == 1
    deep: list[Any] = []
    for _ in range(2000):
        deep = [deep]
    with pytest.raises(BadInput) as refusal:
        position(discards=deep)
    assert refusal.value.field == "discards"


def test_every_field_has_a_fault_that_is_tested() -> None:
    from rulesim.armorica.position import FIELDS

    tested = {field.partition("[")[0] for field, _, _ in FAULTS}
    assert set(FIELDS) - tested == {"version"}, "told together with `game`"


@pytest.mark.parametrize("thing", [None, 5, "position", ["S1"], 1.5])
def test_what_is_no_position_is_refused(thing: object) -> None:
    with pytest.raises(BadInput) as refusal:
        from_dict(thing)  # type: ignore[arg-type]
    assert refusal.value.field == "position"


def test_a_file_cannot_make_us_read_another_file() -> None:
    with pytest.raises(BadInput) as refusal:
        from_dict({**position().to_dict(), "cards": "/etc/hostname"})
    assert refusal.value.field == "cards"


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.floats(allow_nan=False) | st.text(max_size=4) | st.just("S1"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "color", "top"]), inner),
    max_leaves=6,
)


@for_all(st.data())
@settings(max_examples=400)
def test_no_junk_in_any_field_does_more_than_be_refused(data: st.DataObject) -> None:
    whole = random_state(data.draw(st.integers(0, 50)), data.draw(st.integers(0, 100)), 2).to_dict()
    field = data.draw(st.sampled_from([*whole, "player", "edition", "kind", "extra"]))
    whole[field] = data.draw(JUNK)
    try:
        state = from_dict(whole)
    except BadInput as error:
        assert error.field
        assert "\n" not in str(error)
    else:
        assert from_dict(state.to_dict()) == state
        assert state.is_over or state.legal_actions()


def test_colors_of_a_loaded_position() -> None:
    assert colors(position(kind="scoring", displays=[["N", "Y", "B"], ["R"]]).displays[0]) == "N Y B"
