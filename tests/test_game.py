"""The contract: errors, checks, score sheets, and what every state inherits."""

from __future__ import annotations

import contextlib
import io
import pickle
import re
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

import rulesim
from rulesim import CHANCE, BadInput, Check, Event, IllegalAction, ScoreSheet, seat_names
from rulesim.game import ScoreLine, checked_seat, unknown
from tests.fake_game import Begin, Roll, Take, new_game


def test_bad_input_names_its_field_and_survives_pickling() -> None:
    error = BadInput("players", "players: 2 or 3 play, not 9.")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.field, str(again)) == (BadInput, "players", "players: 2 or 3 play, not 9.")
    assert isinstance(error, ValueError)


def test_unknown_value_lists_what_is_allowed_and_the_nearest_spelling() -> None:
    error = unknown("edition", "germen", ["english", "german"])
    assert error.field == "edition"
    assert str(error) == ("edition: 'germen' is not known; allowed: english, german. Did you mean 'german'?")


def test_unknown_value_without_a_neighbour_gives_no_hint() -> None:
    assert "Did you mean" not in str(unknown("edition", "xyzzy", ["english", "german"]))
    assert "allowed: 2, 3." in str(unknown("players", 9, [2, 3]))


@pytest.mark.parametrize("seat", [3, -1, "1", True, 1.0, None, [1]])
def test_what_is_no_seat_is_refused_with_the_seats_that_play(seat: object) -> None:
    with pytest.raises(BadInput, match=r"^asker: .* does not play; allowed: 0 \(seat 1\) to 2 \(seat 3\)\.$") as bad:
        checked_seat(seat, 3, "asker")
    assert bad.value.field == "asker"
    assert [checked_seat(seat, 3) for seat in range(3)] == [0, 1, 2]


def test_illegal_action_carries_rule_numbers_and_action() -> None:
    check = Check("heap.take", False, {"need": 4, "have": 3})
    error = IllegalAction(check, Take(4))
    assert (error.rule, error.facts, error.check, error.action) == ("heap.take", check.facts, check, Take(4))
    assert str(error).startswith("take 4: ") and str(error).endswith("[heap.take]")
    again = pickle.loads(pickle.dumps(error))
    assert (again.check, again.action, str(again)) == (check, Take(4), str(error))


def test_a_notebook_shows_an_answer_in_one_line() -> None:
    """IPython prints what ``_render_traceback_`` returns instead of the way through the program."""
    shell = InteractiveShell(config=Config({"HistoryManager": {"enabled": False}}))
    shell.run_cell("import rulesim")
    with contextlib.redirect_stdout(io.StringIO()) as said:
        shell.run_cell("rulesim.new_game('chess', 2)")
        shell.run_cell("raise ValueError('a fault of the program')")
    answer, *fault = re.sub(r"\x1b\[[\d;]*m", "", said.getvalue()).strip().splitlines()
    assert answer == "BadInput: game: 'chess' is not known; allowed: armorica, discordia, provincia."
    assert any("Traceback" in line for line in fault), "anything else is a fault, and told whole"


def test_a_game_without_catalogue_still_words_its_refusals() -> None:
    error = IllegalAction(Check("heap.take", False, {"need": 4, "have": 3}), Take(4))
    assert error.words() == "heap.take (need 4, have 3)"
    assert error.words("de") == error.words()


def test_facts_default_to_none_at_all() -> None:
    assert Check("a", True).facts == {} == Event("a").facts
    assert pickle.loads(pickle.dumps(Check("a", True, {"need": 4}))) == Check("a", True, {"need": 4})


def test_score_sheet_adds_up_by_rule() -> None:
    sheet = ScoreSheet(1, (ScoreLine("x.sets", 6), ScoreLine("x.gold", 3), ScoreLine("x.sets", 15)))
    assert sheet.total == 24
    assert sheet.points("x.sets") == 21
    assert sheet.points("x.none") == 0
    assert repr(sheet) == "<seat 2: 24 VP = 6 sets + 3 gold + 15 sets>"
    assert repr(ScoreSheet(0, ())) == "<seat 1: 0 VP = 0>"


def test_play_takes_an_action_or_its_notation() -> None:
    state = new_game(2)
    state.play(Begin(1))
    state.play("take 3")
    assert (state.player, state.heap, state.taken) == (CHANCE, 9, [0, 3])


def test_play_refuses_with_the_first_broken_rule_and_changes_nothing() -> None:
    state = new_game(2)
    state.play("begin 1")
    before = state.to_dict()
    with pytest.raises(IllegalAction) as refused:
        state.play("take 4")
    assert (refused.value.rule, refused.value.facts) == ("heap.take", {"need": 4, "have": 3})
    assert state.to_dict() == before


def test_play_by_the_wrong_seat_is_refused_even_if_the_action_is_legal() -> None:
    state = new_game(2)
    state.play("begin 1")
    with pytest.raises(IllegalAction) as refused:
        state.play(Take(1), seat=1)
    assert refused.value.rule == "heap.turn"
    state.play(Take(1), seat=0)
    assert state.heap == 11


def test_play_of_nonsense_names_the_field() -> None:
    with pytest.raises(BadInput) as bad:
        new_game(2).play("dance")
    assert bad.value.field == "action"


def test_refusal_is_the_first_broken_check_or_none() -> None:
    state = new_game(2)
    state.play("begin 1")
    assert state.refusal(Take(3)) is None
    broken = state.refusal(Roll(7), seat=1)
    assert broken is not None and broken.rule == "heap.turn"


def test_note_is_kept_only_with_a_journal() -> None:
    state = new_game(2)
    state.note("heap.take", beads=1)
    assert state.journal is None
    state.journal = []
    state.note("heap.take", beads=2)
    assert state.journal == [Event("heap.take", {"beads": 2})]
    assert state.copy().journal is None


def test_winners_are_all_of_first_rank() -> None:
    state = new_game(3)
    state.points, state.taken = [5, 9, 9], [1, 2, 2]
    assert state.winners() == [1, 2]
    assert seat_names(state.winners()) == ["seat 2", "seat 3"]
    state.taken = [1, 3, 2]
    assert state.winners() == [2]
    assert seat_names([CHANCE, 0]) == ["chance", "seat 1"]


def test_an_action_that_no_rule_speaks_about_is_refused_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_game(2)
    state.play("begin 1")
    monkeypatch.setattr(type(state), "checks", lambda self, action, seat=None: iter(()))
    before = state.to_dict()
    for action, seat in (("take 4", None), ("roll 6", 0), ("take 1", 1)):
        with pytest.raises(BadInput, match=r"^action: .* is none of the actions that are possible here"):
            state.play(action, seat)
    assert state.to_dict() == before
    state.play("take 1", 0)


@pytest.mark.parametrize("seat", [-1, 2, "a", True, 0.0])
def test_only_seats_that_play_attempt_anything(seat: Any) -> None:
    state = new_game(2)
    with pytest.raises(BadInput, match=r"^seat: .* does not play; allowed: 0 \(seat 1\) to 1 \(seat 2\)"):
        state.play("begin 1", seat)


def test_of_many_names_only_the_nearest_are_told() -> None:
    error = unknown("rule", "rule_40", [f"rule-{number}" for number in range(100)])
    assert str(error).startswith("rule: 'rule_40' is not known; nearest of the 100 allowed: rule-40, ")
    assert str(error).endswith(" Did you mean 'rule-40'?")
    assert len(str(unknown("rule", "x" * 10**6, ["a" * 100] * 20))) < 500


@pytest.mark.parametrize(("name", "right"), [("editon", "edition"), ("card", "cards"), ("end_triger", "end_trigger")])
def test_a_new_game_tells_all_that_it_takes_by_name(name: str, right: str) -> None:
    with pytest.raises(BadInput, match=f"Did you mean '{right}'"):
        rulesim.new_game("armorica", 3, **{name: "german"})


def test_a_notation_is_told_how_to_become_an_action() -> None:
    with pytest.raises(BadInput, match=r"state\.parse\(\)"):
        rulesim.new_game("armorica", 3).checks("take 1")  # type: ignore[arg-type]


def test_a_position_of_another_game_is_called_so() -> None:
    with pytest.raises(BadInput, match="no Discordia position"):
        rulesim.find_game("discordia").from_dict(rulesim.new_game("provincia", 2).to_dict())
