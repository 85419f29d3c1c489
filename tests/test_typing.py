"""What people type: options, seats, numbers and names that are not quite right, and what is answered."""

from __future__ import annotations

from typing import Any

import pytest

import rulesim
from rulesim import BadInput, armorica, discordia, provincia
from rulesim.options import RuleOptions
from rulesim.outside import shown
from rulesim.plain import as_number

GAMES = (armorica, discordia, provincia)


@pytest.mark.parametrize("wrong", ["foo", 1, True, None, [], 10**5000, "\ud800"], ids=shown)
def test_an_option_has_one_of_its_values_wherever_it_is_given(wrong: Any) -> None:
    for ask in (
        lambda: armorica.Options(end_trigger=wrong),
        lambda: armorica.new_game(2, end_trigger=wrong),
        lambda: armorica.position(options={"end_trigger": wrong}),
    ):
        with pytest.raises(BadInput, match=r"^end_trigger: .* is not allowed; allowed: 'either', 'both'\.$") as refusal:
            ask()
        assert refusal.value.field == "end_trigger" and len(str(refusal.value)) < 200


@pytest.mark.parametrize("game", GAMES)
def test_a_truth_is_no_number_among_the_options(game: Any) -> None:
    for name, value in _truths(game.Options):
        with pytest.raises(BadInput, match=rf"^{name}: "):
            game.Options(**{name: int(value)})


def _truths(options: type[RuleOptions]) -> list[tuple[str, bool]]:
    default = options()
    return [(name, getattr(default, name)) for name in options.__slots__ if isinstance(getattr(default, name), bool)]


def test_options_beside_an_edition_are_played_on_top_of_it() -> None:
    own = armorica.Options(zero_majority="counts")
    state = armorica.position(edition="german", options=own)
    assert state.options == armorica.Options(end_trigger="both", zero_majority="counts")
    assert armorica.position(options=own).options == own


@pytest.mark.parametrize(
    ("game", "name"), [(armorica, "end_trigger"), (discordia, "show_bag"), (provincia, "penalty_order")]
)
def test_a_position_tells_where_an_option_belongs(game: Any, name: str) -> None:
    with pytest.raises(BadInput, match=rf"^{name}: an option stands among the options; write options=\{{'{name}'"):
        game.position(**{name: True})


@pytest.mark.parametrize("name", ["seed", "chance", "script", "names", "autosave"])
def test_a_new_game_tells_what_a_session_has(name: str) -> None:
    for game in rulesim.games():
        with pytest.raises(
            BadInput, match=rf"^{name}: a session has that, not its rules; write Session\(state, {name}="
        ):
            rulesim.new_game(game, 2, **{name: 7})


def test_a_new_game_says_how_many_may_play() -> None:
    with pytest.raises(BadInput, match=r"^players: Provincia Romana is for 2 to 6 players, not None"):
        rulesim.new_game("provincia")
    for name in (None, ["armorica"], 5):
        with pytest.raises(BadInput, match=r"^game: "):
            rulesim.new_game(name, 2)  # type: ignore[arg-type]


def test_a_number_of_one_value_must_be_that_value() -> None:
    with pytest.raises(BadInput, match=r"^round: it must be 6, not 5\.$"):
        as_number("round", 5, 6, 6)
    with pytest.raises(BadInput, match=r"^round: a whole number from 1 to 6 is needed, not 7\.$"):
        as_number("round", 7, 1, 6)


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda seat: armorica.new_game(2, start_player=seat), "start_player"),
        (lambda seat: provincia.new_game(2, start=seat), "start"),
        (lambda seat: discordia.new_game(2).view(seat), "seat"),
        (lambda seat: discordia.new_game(2).imagine(seat, None), "seat"),
        (lambda seat: provincia.new_game(2).view(seat), "seat"),
        (lambda seat: provincia.new_game(2).imagine(seat, None), "seat"),
        (lambda seat: discordia.new_game(2).play("start 1", seat), "seat"),
        (lambda seat: list(discordia.new_game(2).checks(discordia.new_game(2).parse("start 1"), seat)), "seat"),
    ],
)
def test_seats_are_told_from_1_beside_what_code_counts_from_0(ask: Any, field: str) -> None:
    with pytest.raises(
        BadInput, match=rf"^{field}: 3 does not play; allowed: 0 \(seat 1\) to 1 \(seat 2\)\.$"
    ) as refusal:
        ask(3)
    assert refusal.value.field == field


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [-1, "1", True, 1.0, [0]])
def test_what_is_no_seat_attempts_sees_and_imagines_nothing(game: Any, seat: Any) -> None:
    state = game.new_game(2)
    chance = state.legal_actions()[0]
    before = state.to_dict()
    for ask in (state.view, lambda seat: state.imagine(seat, None), lambda seat: state.play(chance, seat)):
        with pytest.raises(BadInput, match=r"^seat: .* does not play; allowed: 0 \(seat 1\) to 1 \(seat 2\)\.$"):
            ask(seat)
    assert state.to_dict() == before


@pytest.mark.parametrize(("text", "read"), [
    ("Take fa01 on FIELD1", "take FA01 on field1"), ("DISPATCH Fort1 rr", "dispatch fort1 RR"),
    ("Draw none", "draw none"), ("draw b4 R5 w3", "draw B4 R5 W3"), ("Choose RED 3", "choose red 3"),
    ("use po-stars-1", "use PO_stars_1"), ("Star Expedition", "star expedition"),
])  # fmt: skip
def test_discordia_reads_any_case(text: str, read: str) -> None:
    assert str(discordia.new_game(2).parse(text)) == read


@pytest.mark.parametrize(("text", "read"), [
    ("Lay RED+1", "lay red+1"), ("Play Commercium-07 2X", "play commercium_07 2x"), ("BUY Wood", "buy wood"),
    ("play corruptio FOR c2 s1", "play corruptio for C2 S1"), ("build Fornax.Lateris", "build fornax_lateris"),
    ("play coniuratio on 2 VILLA Active", "play coniuratio on 2 villa active"),
])  # fmt: skip
def test_provincia_reads_any_case(text: str, read: str) -> None:
    assert str(provincia.new_game(2).parse(text)) == read


def test_ids_that_differ_in_a_sign_that_counts_are_never_taken_for_each_other() -> None:
    with pytest.raises(BadInput, match="'red2' is not known"):
        provincia.new_game(2).parse("lay red2")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "text", ["", "x" * 10**6, "take " * 10**5, "\ud800", "\0", "take " + "9" * 5000, "((((" * 1000], ids=shown
)
def test_whatever_is_typed_is_answered_shortly(game: Any, text: str) -> None:
    with pytest.raises(BadInput) as refusal:
        game.new_game(2).play(text)
    assert refusal.value.field == "action" and len(str(refusal.value)) <= 500
