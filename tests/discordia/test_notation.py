"""The one-line notation of every decision, there and back, and what is answered to something else."""

from __future__ import annotations

import copy
import pickle

import pytest

from rulesim import BadInput
from rulesim.armorica import Take as ArmoricaTake
from rulesim.discordia import State, new_game
from rulesim.discordia.actions import MOVES, figures_text, read_figures
from rulesim.game import Action
from tests.discordia.given import TABLES, city, given, legal

EXAMPLES = (
    "show DE04", "show PJ_red_1", "show MT3", "column AT3", "reveal SH01", "germanic GA1", "start 2", "roll 1 2 3",
    "draw BR", "draw B4 R5 W3 Y3", "draw none", "choose red 3", "manipulate 4", "take FA01 on field1",
    "dispatch fort1 RR", "dispatch tower2 RR space 2", "special market3 W", "special fort1 R space 1",
    "extension expedition", "develop", "develop 3", "stars 2", "stars 9", "boat", "trade tower1", "claim DE04",
    "use PO_stars_1", "end", "decline", "star expedition", "star development 4", "swap", "return RRW",
    "build MT3 on tower1", "privilege PJ_red_1", "flip market1", "flip discard", "demolish field1", "lose tower1",
)  # fmt: skip


def parse(text: str) -> Action:
    return MOVES.parse(text, lambda: TABLES.by_id)


@pytest.mark.parametrize("text", EXAMPLES)
def test_there_and_back(text: str) -> None:
    action = parse(text)
    assert str(action) == text
    assert parse(f"  {text.replace(' ', '  ')}. ") == action
    assert pickle.loads(pickle.dumps(action)) == copy.deepcopy(action) == action
    assert hash(parse(text)) == hash(action)


def test_every_kind_of_action_has_a_notation() -> None:
    assert {type(parse(text)) for text in EXAMPLES} == set(MOVES.kinds)


@pytest.mark.parametrize("text", [form for forms in MOVES.examples.values() for form in forms])
def test_the_forms_that_are_told_are_read(text: str) -> None:
    assert str(parse(text)) == text


def test_every_kind_of_action_is_among_the_forms_that_are_told() -> None:
    told = {type(parse(form)) for forms in MOVES.examples.values() for form in forms}
    assert told == set(MOVES.kinds)


@pytest.mark.parametrize("text", ["end", "take FA01 on field1", "dispatch fort1 RR", "flip discard", "return BB"])
def test_the_same_decision_is_the_same_object(text: str) -> None:
    assert parse(text) is parse(text)


@pytest.mark.parametrize(
    ("text", "counts"),
    [("RRW", (0, 2, 1, 0)), ("WRR", (0, 2, 1, 0)), ("R2 W1", (0, 2, 1, 0)), ("R2W1", (0, 2, 1, 0)), ("none", (0,) * 4)],
)
def test_figures_are_letters_or_counts(text: str, counts: tuple[int, int, int, int]) -> None:
    assert read_figures(text) == counts
    assert read_figures(figures_text(counts)) == counts


@pytest.mark.parametrize(
    "text",
    ["", "pass", "take FA01", "dispatch fort1", "dispatch fort1 X", "roll 0 1 2", "start 5", "choose green 1", "stars",
     "flip fort1", "flip market0", "take FA01 on field0", "dispatch fort0 R", "demolish tower0", "trade tower0",
     "lose tower0", "build MT3 on tower0", "flip market01", "star 3", "extension tower", "ending", "draw"],
)  # fmt: skip
def test_what_is_no_move_is_answered_with_the_forms_of_its_verb(text: str) -> None:
    verb = text.partition(" ")[0]
    with pytest.raises(BadInput, match=f"moves (look like: {verb}|begin with: choose, )") as refusal:
        parse(text)
    assert refusal.value.field == "action"


@pytest.mark.parametrize(
    ("text", "hint"),
    [("claim DE4", "DE14"), ("build MT9 on tower1", "MT"), ("use PO_star_1", "PO_stars_1")],
)
def test_an_unknown_piece_is_answered_with_those_that_are(text: str, hint: str) -> None:
    with pytest.raises(BadInput, match=rf"is not known; allowed: .*Did you mean '{hint}") as refusal:
        parse(text)
    assert refusal.value.field == "action"


@pytest.mark.parametrize(
    ("id", "near"),
    [("SH99", "nearest of the 106 allowed: SH19, SH09, "), ("x", "106 are allowed, such as SH01, SH02, SH03.")],
)
def test_of_many_pieces_only_the_nearest_are_told(id: str, near: str) -> None:
    with pytest.raises(BadInput, match=f"^action: '{id}' is not known; ") as refusal:
        parse(f"take {id} on field1")
    assert near in str(refusal.value)


def test_a_piece_of_another_kind_is_none_that_may_be_named() -> None:
    with pytest.raises(BadInput, match="'MT1' is not known; allowed: DE01"):
        parse("claim MT1")


def test_actions_of_another_game_are_none() -> None:
    with pytest.raises(BadInput, match="is no action of Discordia"):
        list(new_game(2).checks(ArmoricaTake(1)))


def test_positions_are_shown_in_one_line() -> None:
    assert repr(new_game(3)) == "<discordia, 3 players, setup, chance to decide>"
    state = given(city("fort1=BA01[RR]"), die="red 1", season=2, year=3)
    assert repr(state) == "<discordia, 2 players, year 3, season 2, season, seat 2 to decide>"
    assert repr(state.city.slots[1]) == "[BA01[RR]]"
    state.phase = "over"
    assert repr(state) == "<discordia, 2 players, over in year 3>"
    assert legal(state) == []


def test_a_city_is_shown_in_one_line() -> None:
    assert repr(city(supply="")) == (
        "<City harbour -, fort -, market - -, field - -; supply empty, 6 stars, ring 0, expedition 0, development 0>"
    )
    placed = "harbour1=SH12 fort1=BA01[RR,R] field2=FA11[BB] tower2=MT3"
    shown = repr(city(placed, supply="BBW", stars=1, ring=4, expedition=2, development=1, extensions="harbour"))
    assert shown == (
        "<City harbour SH12[] -, fort BA01[RRR], market - -, field - FA11[BB], tower - MT3[]; "
        "supply B2 W1, 1 star, ring 4, expedition 2, development 1>"
    )


def test_positions_compare_by_what_is_on_the_table() -> None:
    one, other = given(die="red 1"), given(die="red 1")
    assert one == other and pickle.loads(pickle.dumps(one)) == one
    assert one != given(die="red 2") and one != "red 1"
    with pytest.raises(TypeError):
        hash(one)
    assert isinstance(one.imagine(0, None), State) and one.imagine(0, None) == one


def test_a_view_has_no_stack_and_by_option_no_colours_in_the_bag() -> None:
    state = given(die="red 1")
    view = state.view(1)
    assert "deck" not in view
    assert (view["deck_left"], view["seat"], view["bag"]) == (86, 1, state.to_dict()["bag"])
    assert given(die="red 1", show_bag=False).view(0)["bag"] == 110
