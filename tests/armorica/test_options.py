"""Rule variants: every option does what it says, cites what it settles, and refuses what it does not know."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from rulesim import CHANCE, BadInput, rulebook
from rulesim.armorica import Options, State, gaul, new_game, position, roman, winter
from rulesim.armorica.cards import GRAPES, OLIVES
from rulesim.armorica.options import DEFAULT
from tests.armorica.given import cards, colors, draft, given, ids, is_legal, legal, play, reason, settle, takes

SIX = "Y B N Y B N"

DIFFERENCES = """
ed.end.which-deck ed.end.finish ed.majority.tie ed.majority.where ed.sets.cut ed.sets.start ed.pass.voluntary
ed.range.zero ed.roman.forced-pass ed.start-player ed.row.shift ed.row.discard-fate ed.place.end ed.winter.gap
ed.winter.marker ed.two.where ed.tie.second ed.majority.zero
"""
OPEN_QUESTIONS = """
amb.players.range amb.setup.unused-start amb.setup.row-direction amb.range.inclusive amb.range.beyond-row
amb.range.gaul-patrician amb.range.gate-icon-resource amb.range.plebeian-by-other-icons amb.turn.fresh-card
amb.pass.voluntary amb.pass.free-discard amb.place.choice amb.refill.empty-deck amb.row.empty amb.end.exhausted
amb.end.two-player-last-winter amb.winter.start-card amb.winter.zero-amphorae amb.winter.over-discard
amb.winter.spend amb.winter.simultaneous amb.winter.discard-set-or-sequence amb.sets.partition
amb.sets.first-missing amb.majority.four amb.majority.zero amb.tie.second amb.rank.lower-places amb.info.decks
amb.info.backs amb.icons.multiplicity amb.illegal.penalty amb.two.order amb.setup.pile-sizes
"""
"""Every difference between the editions and every question that all leave open."""


def final(*displays: str, **values: object) -> State:
    return position(kind="scoring", displays=[cards(display) for display in displays], options=values)


def totals(state: State) -> list[int]:
    return [sheet.total for sheet in state.scores()]


# --- editions and what is settled ---


def test_every_difference_and_open_question_has_a_ruling() -> None:
    assert set(rulebook.ruling_ids("armorica")) == {*DIFFERENCES.split(), *OPEN_QUESTIONS.split()}
    assert len(DIFFERENCES.split()) == 18 and len(OPEN_QUESTIONS.split()) == 34


@pytest.mark.parametrize("option", fields(Options), ids=lambda option: option.name)
def test_every_value_of_every_option_can_be_chosen(option: object) -> None:
    name = option.name  # type: ignore[attr-defined]
    assert getattr(DEFAULT, name) == Options.allowed(name)[0], "the recommended ruling comes first and is the default"
    for value in Options.allowed(name):
        state = new_game(4, **{name: value})
        assert getattr(state.options, name) == value
        assert state.options.changed() == ({} if value == Options.allowed(name)[0] else {name: value})


def test_presets_play_each_rulebook_to_the_letter() -> None:
    assert set(Options.PRESETS) == {"english", "german", "russian"}
    english, german, russian = (new_game(4, edition=edition).options for edition in Options.PRESETS)
    assert english == russian
    assert (english.end_trigger, english.majority_tie) == ("either", "each-2-max-3")
    assert (german.end_trigger, german.majority_tie) == ("both", "each-2")
    # all else is as recommended, and what is given beside an edition wins
    assert english.changed() == {"majority_tie": "each-2-max-3"}
    assert german.changed() == {"end_trigger": "both"}
    assert new_game(4, edition="english", majority_tie="each-2").options == DEFAULT


def test_options_tell_only_what_is_changed() -> None:
    assert repr(DEFAULT) == "Options()"
    assert repr(Options(end_trigger="both", start_player=2)) == "Options(start_player=2, end_trigger='both')"


# --- one option after the other: the rule, and the variant ---


def test_start_player() -> None:
    assert new_game(3).player == CHANCE and new_game(3).start == -1
    assert [new_game(3, start_player=seat).start for seat in (0, 1, 2)] == [0, 1, 2]


@pytest.mark.parametrize(("deal", "row"), [("first-right", "6 5 4 3 2 1"), ("first-left", "1 2 3 4 5 6")])
def test_deal(deal: str, row: str) -> None:
    state = new_game(2, start_player=0, deal=deal)
    play(state, *[f"reveal G-A-{k}" for k in range(1, 7)])
    assert ids(state.rows[0]) == " ".join(f"G-A-{k}" for k in row.split())
    # a later refill comes at the left either way
    settle(state)
    play(state, "pass", "reveal G-B-3")
    assert state.rows[0][0].id == "G-B-3"


def test_reach_counting() -> None:
    free = {"options": {"reach_counting": "rightmost-free"}}
    # where the rightmost card is free, zero wheat reaches one card and two wheat three
    assert takes(given(mine="N", gaul_row=SIX)) == []
    assert takes(given(mine="N", gaul_row=SIX, **free)) == [1]
    assert takes(given(mine="N[w2]", gaul_row=SIX, **free)) == [1, 2, 3]
    assert gaul.reach(given(mine="N[w2]", gaul_row=SIX, **free), 0) == 3
    facts = reason(given(mine="N[w2]", gaul_row=SIX, **free), "take 4", "need", "have")
    assert facts == ("gaul.range", 3, 2)
    # and Romans likewise
    state = given("roman", "N[w1]", roman_row="N N N R Y R", **free)
    assert takes(state) == [1, 2]
    assert roman.reaches(state, 0)[GRAPES] == 1
    assert reason(state, "take 3", "icon", "need", "have") == ("roman.patrician-range", "grapes", 2, 0)


def test_gaul_gate() -> None:
    row = {"gaul_row": "Y B N Y G N"}
    assert takes(given(mine="N[w2]", **row)) == [1, 2]
    by_color = given(mine="N[w2]", **row, options={"gaul_gate": "color"})
    assert takes(by_color) == [1]
    assert reason(by_color, "take 2", "icon", "need", "have") == ("gaul.range", "olives", 2, 0)
    assert takes(given(mine="N[o2]", **row, options={"gaul_gate": "color"})) == [2]


def test_wheat_opens_patricians() -> None:
    row = {"roman_row": "N N N R G Y"}
    assert takes(given("roman", "N[w2 g3]", **row)) == [1, 3]
    state = given("roman", "N[w2 g3]", **row, options={"wheat_opens_patricians": True})
    assert takes(state) == [1, 2, 3]
    assert roman.reaches(state, 0)[OLIVES] == 2
    # a refusal names the icon of which there is more
    poor = given("roman", "N[w1 g3]", **row, options={"wheat_opens_patricians": True})
    assert takes(poor) == [1, 3]
    assert reason(poor, "take 2", "icon", "need", "have") == ("roman.patrician-range", "wheat", 2, 1)
    # and other icons still open no plebeian
    assert takes(given("roman", "N[g6]", roman_row="Y Y", options={"wheat_opens_patricians": True})) == []


def test_gate_icons_count() -> None:
    displays = ("N[w2 a3] R[c1 a1] W[a1]", "N[w2 a3]")
    assert totals(final(*displays)) == [6 + 1, 1]
    # with the corner icons, the red card brings a grape and the white one a sheep
    assert totals(final(*displays, gate_icons_count=True)) == [6 + 1 + 4 + 4, 1]
    state = given("roman", "N[w2 a3] R", roman_row="N N N N R R", options={"gate_icons_count": True})
    assert takes(state) == [1]
    # a hypothetical patrician among the Gauls has no corner icon
    taken = play(given(gaul_row="Y Y Y Y Y R", options={"gate_icons_count": True}), "take 1")
    assert taken.totals[0][1] == 0


def test_gate_icons_leave_with_their_card() -> None:
    state = given("winter", "N[w2 a1] R", options={"gate_icons_count": True})
    assert state.totals[0] == [2, 1, 0, 0, 0, 1]
    play(state, "discard 2")
    assert state.totals[0] == [2, 0, 0, 0, 0, 1]


def test_fresh_gaul_counts() -> None:
    fields = {"gaul_row": "Y Y Y Y Y N[g1]", "roman_row": "N N N N R Y", "options": {"fresh_gaul_counts": False}}
    state = draft(given(mine="N[w2 a3] B[g1 a1]", **fields), "take 1", "pass", "take 1")
    # the grape taken this turn does not count yet, so the red card at 2 is out of reach
    assert reason(state, "take 2", "need", "have") == ("roman.patrician-range", 2, 1)
    assert roman.held(state, 0)[1] == 1
    assert roman.held(state, 1) == state.totals[1], "seat 2 took no Gaul"
    # in the next turn it does
    play(state, "pass")
    settle(state)
    draft(state, "pass", "pass")
    assert state.turn == 2 and roman.held(state, 0)[1] == 2


def test_fresh_gaul_counts_again_once_the_seat_has_its_roman() -> None:
    fields = {"gaul_row": "Y Y Y Y Y N[g1]", "roman_row": "N N N N R Y[s1]", "options": {"fresh_gaul_counts": False}}
    state = draft(given(mine="N[w2 a3]", **fields), "take 1", "pass", "pass", "take 1")
    assert roman.held(state, 0) == state.totals[0]
    assert roman.held(state, 0)[3] == 1


def test_fresh_gaul_counts_again_in_winter() -> None:
    fields = {"gaul_row": "Y Y Y Y Y N[g1]", "options": {"fresh_gaul_counts": False}}
    state = draft(given(mine="N[w2 a1]", **fields), "take 1", *["pass"] * 5)
    assert (state.phase, state.player) == ("winter", 0)
    assert roman.held(state, 0) == state.totals[0] == [2, 1, 0, 0, 0, 1]


def test_voluntary_pass() -> None:
    must = {"options": {"voluntary_pass": False}}
    assert legal(given(gaul_row=SIX, **must)) == ["take 1", "take 2"]
    assert reason(given(gaul_row=SIX, **must), "pass", "count", "reachable") == ("gaul.action", 0, 2)
    assert legal(given(mine="N", gaul_row=SIX, **must)) == ["pass"]
    state = given("roman", "N[w1]", roman_row="N N N N N Y", **must)
    assert reason(state, "pass", "count", "reachable") == ("roman.action", 0, 1)
    assert legal(given("roman", "N", roman_row=SIX, **must)) == ["pass"]


def test_pass_discard() -> None:
    state = given(gaul_row="G-A-6 G-A-5 G-A-4", options={"pass_discard": "choice"})
    assert legal(state) == ["take 1", "take 2", "pass", "pass 2", "pass 3"]
    assert reason(state, "pass 4", "position", "length") == ("gaul.pass-discard", 4, 3)
    play(state, "pass 3")
    assert (ids(state.rows[0]), ids(state.discards)) == ("G-A-5 G-A-4", "G-A-6")
    # no choice where there is no pass
    both = {"pass_discard": "choice", "voluntary_pass": False}
    assert legal(given(gaul_row=SIX, options=both)) == ["take 1", "take 2"]


def test_empty_deck() -> None:
    fields = {"gaul_row": "G-A-1 G-A-2 G-A-3", "gaul_deck": [], "discards": "G-B-1 R-IV-1 G-B-2"}
    # the row gets shorter
    state = play(given(**fields), "pass")
    assert (len(state.rows[0]), state.player) == (2, 1)
    # or the discarded cards of that deck come back, in any order
    state = play(given(**fields, options={"empty_deck": "reshuffle"}), "pass")
    assert legal(state) == ["reveal G-B-1", "reveal G-B-2", "reveal G-A-3"]
    assert ids(state.discards) == "R-IV-1"
    play(state, "reveal G-B-2")
    assert (ids(state.rows[0]), state.player) == ("G-B-2 G-A-1 G-A-2", 1)


def test_reshuffling_needs_something_to_shuffle() -> None:
    state = given(gaul_row="G-A-1 G-A-2", gaul_deck=[], options={"empty_deck": "reshuffle"})
    play(state, "take 1")
    assert (ids(state.rows[0]), state.player) == ("G-A-1", 1)


def test_winter_discard() -> None:
    mine = "N[w2 a2] Y B G[a1]"
    # exactly one card is due
    state = given("winter", mine)
    assert (winter.due(state, 0), legal(state)) == (1, ["discard 2", "discard 3"])
    # as a house rule more may go
    state = given("winter", mine, options={"winter_discard": "at-least"})
    assert legal(state) == ["discard 2", "discard 3"]
    assert reason(state, "keep", "due") == ("winter.discard-count", 1)
    play(state, "discard 2")
    assert legal(state) == ["discard 2", "keep"]
    assert not is_legal(state, "discard 1")
    play(state, "keep")
    assert colors(state.displays[0]) == "N B G"


def test_winter_discard_also_asks_who_has_nothing_due() -> None:
    options = {"winter_discard": "at-least"}
    state = draft(given("roman", "N[w2 a3] Y", others=["N[a3]"] * 2, acted=2, options=options), "pass")
    # only seat 1 has a card that could go
    assert (state.phase, state.player, legal(state)) == ("winter", 0, ["discard 2", "keep"])
    play(state, "discard 2")
    assert (state.phase, colors(state.displays[0])) == ("gaul", "N")


@pytest.mark.parametrize("start", ["N[w2]", "S1"])
def test_start_card_protected(start: str) -> None:
    protected = {"options": {"start_card_protected": True}}
    state = given("winter", "N[w2] Y[w1 a2] B[o1]", **protected)
    assert legal(state) == ["discard 3"]
    assert reason(state, "discard 1", "number") == ("winter.start-card-not-exempt", 1)
    # a start card with an amphora is protected by that already
    assert reason(given("winter", "N[a1] Y", **protected), "discard 1") == ("winter.only-amphoraless",)


def test_start_card_protected_keeps_one_card_without_any_amphora() -> None:
    state = given("winter", "N[w2] B[g1]", options={"start_card_protected": True})
    assert winter.due(state, 0) == 1
    play(state, "discard 2")
    assert (colors(state.displays[0]), state.phase) == ("N", "gaul")
    # a Gaul that became the first card is not a start card
    state = given("winter", "G-A-2 B[g1]", options={"start_card_protected": True})
    assert legal(state) == ["discard 1", "discard 2"]


@pytest.mark.parametrize(
    ("value", "order"),
    [
        ("after-marker", ["winter.pass-marker", "two-player.extra-discard", "two-player.extra-discard"]),
        ("before-marker", ["two-player.extra-discard", "two-player.extra-discard", "winter.pass-marker"]),
    ],
)
def test_two_player_discard(value: str, order: list[str]) -> None:
    state = given("winter", "N[a1] Y", players=2, options={"two_player_discard": value})
    state.journal = []
    play(state, "discard 2")
    told = [event.rule.removeprefix("armorica.") for event in state.journal]
    assert [rule for rule in told if rule in order] == order
    assert (state.start, settle(state).player) == (1, 1)


@pytest.mark.parametrize(("value", "rows", "discards"), [(True, [5, 5], 6), (False, [6, 6], 4)])
def test_last_extra_discard(value: bool, rows: list[int], discards: int) -> None:
    state = given(players=2, turn=8, options={"last_extra_discard": value})
    draft(state, *["pass"] * 4)
    assert (state.is_over, [len(row) for row in state.rows], len(state.discards)) == (True, rows, discards)
    # in every other turn it is done
    state = given(players=2, turn=7, options={"last_extra_discard": value})
    draft(state, *["pass"] * 4)
    assert (state.is_over, [len(row) for row in state.rows], len(state.discards)) == (False, [6, 6], 6)


@pytest.mark.parametrize(("value", "over"), [("either", True), ("both", False)])
def test_end_trigger(value: str, over: bool) -> None:
    # given a deck of Gauls that runs out this turn, and Romans for two turns more
    state = given(gaul_deck=2, roman_deck=8, options={"end_trigger": value})
    assert state.turns == (1 if over else 3)
    draft(state, *["pass"] * 6)
    assert state.is_over == over
    while not state.is_over:
        draft(state, legal(state)[-1])
    assert state.turn == (1 if over else 3)


@pytest.mark.parametrize(("value", "turns"), [("last-card", 1), ("failed-draw", 2)])
def test_exhausted(value: str, turns: int) -> None:
    # given decks of exactly three cards for three players
    state = given(gaul_deck=3, roman_deck=3, options={"exhausted": value})
    assert state.turns == turns
    draft(state, *["pass"] * 6)
    assert state.is_over == (turns == 1)
    while not state.is_over:
        draft(state, "pass")
    assert state.turn == turns


@pytest.mark.parametrize("players", [2, 3, 4])
def test_either_both_last_card_and_failed_draw_are_the_same_with_29_cards(players: int) -> None:
    ends = set()
    for trigger in Options.allowed("end_trigger"):
        for exhausted in Options.allowed("exhausted"):
            state = settle(given(players=players, options={"end_trigger": trigger, "exhausted": exhausted}))
            while not state.is_over:
                draft(state, "pass")
            ends.add((state.turn, *map(len, state.rows)))
    assert len(ends) == 1


def test_set_partition() -> None:
    display = "N Y N B R W"
    assert totals(final(display, "N"))[0] == 13
    state = final(display, "N", set_partition="best")
    assert totals(state)[0] == 16
    assert dict(state.scores()[0].lines[0].facts) == {"sets": (1, 5), "values": (1, 15)}


def test_majority_tie() -> None:
    four = ["N[g2 a3]"] * 4
    assert totals(final(*four)) == [3] * 4
    assert totals(final(*four, majority_tie="each-2-max-3")) == [1] * 4
    assert totals(final(*four[:3], majority_tie="each-2-max-3")) == [3] * 3


def test_zero_majority() -> None:
    three = ["N[w2 a3]"] * 3
    assert totals(final(*three)) == [1] * 3
    assert totals(final(*three, zero_majority="counts")) == [1 + 6] * 3


def test_final_tie() -> None:
    displays = ("N[c2 a3] N", "N[c2 a3] N", "N[c1 a3] N N")
    assert final(*displays).winners() == [0, 1]
    # given that seat 1 began the last turn, seat 2 acted later than seat 1
    state = position(
        phase="over", start=1, displays=[cards(d) for d in displays], options={"final_tie": "last-in-order"}
    )
    assert state.winners() == [1]
    assert [(s.rank, s.tiebreaks, s.decided_by) for s in state.scores()] == [
        (2, (2, 0), "armorica.turn.order"),
        (1, (2, 1), "armorica.turn.order"),
        (3, (1, 2), "armorica.tiebreak.gold"),
    ]


def test_lower_ranks() -> None:
    displays = ("N[c9 a3]", "N[c2 a3] N", "N[c1 a3] N N")
    assert [sheet.rank for sheet in final(*displays).scores()] == [1, 2, 3]
    state = final(*displays, lower_ranks="points")
    assert [(sheet.rank, sheet.decided_by) for sheet in state.scores()] == [(1, None), (2, None), (2, None)]
    # for the victory gold counts all the same
    assert final(*displays[1:], lower_ranks="points").winners() == [0]


# --- bad input ---


@pytest.mark.parametrize(
    ("field", "values", "sentence"),
    [
        (
            "option",
            {"majority_ties": "each-2"},
            "option: 'majority_ties' is not known; allowed: start_player, deal, ",
        ),
        ("edition", {"edition": "germen"}, "edition: 'germen' is not known; allowed: english, german, russian."),
        ("edition", {"edition": ["german"]}, "edition: ['german'] is not known; allowed: english, "),
        (
            "end_trigger",
            {"end_trigger": "neither"},
            "end_trigger: 'neither' is not allowed; allowed: 'either', 'both'.",
        ),
        ("voluntary_pass", {"voluntary_pass": 1}, "voluntary_pass: 1 is not allowed; allowed: True, False."),
        ("voluntary_pass", {"voluntary_pass": "no"}, "voluntary_pass: 'no' is not allowed; allowed: True, False."),
        ("start_player", {"start_player": 4}, "start_player: 4 is not allowed; allowed: 'random', 0, 1, 2, 3."),
        ("start_player", {"start_player": True}, "start_player: True is not allowed; allowed: 'random', 0, "),
        ("set_partition", {"set_partition": None}, "set_partition: None is not allowed; allowed: 'sequential', "),
        ("deal", {"deal": ["first-left"]}, "deal: ['first-left'] is not allowed; allowed: 'first-right', "),
    ],
)
def test_what_an_option_does_not_know_is_one_clear_sentence(
    field: str, values: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadInput) as refusal:
        new_game(3, **values)
    assert refusal.value.field == field
    assert str(refusal.value).startswith(sentence)


def test_a_misspelt_option_is_met_with_the_nearest() -> None:
    with pytest.raises(BadInput, match=r"Did you mean 'majority_tie'\?"):
        Options.read({"majority_ties": "each-2"})
    with pytest.raises(BadInput, match=r"Did you mean 'german'\?"):
        Options.read({}, "germn")
    with pytest.raises(BadInput, match="'nothing' is not known"):
        Options.allowed("nothing")


@pytest.mark.parametrize("option", fields(Options), ids=lambda option: option.name)
def test_a_game_can_be_played_to_its_end_under_every_value(option: object) -> None:
    name = option.name  # type: ignore[attr-defined]
    for value in Options.allowed(name):
        for players in (2, 4):
            if name == "start_player" and isinstance(value, int) and value >= players:
                continue
            rng = random.Random(7)
            state = new_game(players, **{name: value})
            while not state.is_over:
                action = state.sample(rng) if state.player == CHANCE else rng.choice(state.legal_actions())
                state.play(action)
            assert state.turn == (8 if players == 2 else 6)
            assert state.winners()
