"""The player: a whole game with bots, undo, stepping, saving and sharing; what goes wrong is said in one sentence."""

from __future__ import annotations

import json
import os
from html import unescape
from pathlib import Path
from typing import Any

import ipywidgets as w
import pytest

from rulesim import BadInput, Session, games
from rulesim.files import FileTaken
from widgets.background import Steps
from widgets.keeping import games_folder, kept_games
from widgets.player import Player
from widgets.table import Table
from widgets.whatif import WhatIf

BOTS = ("greedy", "greedy", "random")


def player(players: int = 3, **options: Any) -> Player:
    return Player("armorica", players, **{"seed": 1, "start_player": 0, **options})


def finished() -> Player:
    """A game that three bots have played to its end."""
    return player(seats=BOTS)


def buttons(known: Player) -> dict[str, w.Button]:
    found: dict[str, w.Button] = {}
    for row in known.children:
        for control in getattr(row, "children", ()):
            if isinstance(control, w.Button):
                found[control.description] = control
    return found


def notice(known: Player) -> str:
    told = known.board.drawn.notice
    return f"{told.title} {told.text}".strip() if told else ""


# --- Playing ---------------------------------------------------------------------------------------------------------


def test_bots_reply_to_a_move() -> None:
    known = player()
    assert known.play("take 2").ok
    assert [entry.seat for entry in known.session.log if entry.seat >= 0] == [0, 1, 2]
    assert known.session.state.player == 0
    assert any(told.startswith("Player 2 takes the") for told in known.history)


def test_an_illegal_move_is_answered_and_nobody_replies() -> None:
    known = player()
    state = known.session.state
    answer = known.play("take 3")
    assert answer.rule == "armorica.gaul.range"
    assert known.session.state is state


def test_a_whole_game_is_played_against_bots() -> None:
    known = player(2)
    while not known.session.state.is_over:
        assert known.session.state.player == 0
        known.play(known.session.state.legal_actions()[0])
    assert known.session.state.turn == 8
    assert known.board.error == ""
    assert known.session.observer_errors == []


def test_the_same_seed_and_moves_make_the_same_game() -> None:
    texts = []
    for _ in range(2):
        known = player()
        for move in ("take 2", "pass", "take 1", "pass"):
            known.play(move)
        texts.append(known.to_text())
    assert texts[0] == texts[1]


def test_undo_and_redo_lead_from_one_own_decision_to_the_next() -> None:
    known = player()
    first = known.session.state
    known.play("take 2")
    second = known.session.state
    assert known.undo()
    assert known.session.state is first
    assert not known.undo()
    assert known.redo()
    assert known.session.state is second


def test_in_the_hot_seat_the_table_turns_to_who_is_to_act() -> None:
    known = player(2, seats=("human", "human"))
    assert known.board.seat is None
    known.play("take 1")
    assert known.session.state.player == 1
    assert "Player 2 to choose" in known.board.to_text()
    known.play("take 1")
    assert known.session.state.player == 0


def test_in_the_hot_seat_secrets_lie_face_down_between_turns() -> None:
    cities = ("massilia", "tolosa")
    known = Player("provincia", 2, seats=("human", "human"), seed=3, cities=cities, start=0)
    while known.session.state.phase == "select":
        known.play(known.session.state.legal_actions()[0])
    [card, *_] = known.session.state.cities[0].hand
    assert known.board.covered and card.name not in known.board.to_text()
    known.board.uncover()
    assert card.name in known.board.to_text()
    known.play("end")
    assert known.session.state.player == 1 and known.board.covered

    known.cover = False
    assert not known.board.covered
    known.cover = True
    assert known.board.covered and known._cover.layout.display is None
    known.seats = ("human", "greedy")
    assert not known.board.covered and known._cover.layout.display == "none", "one person has no secrets from themself"


def test_where_nothing_is_secret_nothing_is_covered() -> None:
    known = player(2, seats=("human", "human"))
    assert not known.board.covered and known._cover.layout.display == "none"


def test_with_one_person_the_table_is_theirs() -> None:
    known = player(seats=("greedy", "human", "greedy"))
    assert known.board.seat == 1
    assert known.session.state.player == 1


def test_seats_may_change_hands_during_the_game() -> None:
    known = player()
    known.play("take 2")
    known.seats = ("greedy", "greedy", "human")
    assert known.seats == ("greedy", "greedy", "human")
    assert known.session.state.player == 2
    assert known.board.seat == 2
    known.seats = BOTS
    assert known.session.state.is_over
    assert known.board.error == ""


def test_a_seat_is_chosen_from_its_list() -> None:
    known = player(2, seats=("human", "human"))
    choices = [choice for choice in known.children[1].children if isinstance(choice, w.Dropdown)]
    assert [choice.description for choice in choices] == ["Player 1", "Player 2"]
    known.play("take 1")
    choices[1].value = "random"
    assert known.seats == ("human", "random")
    assert known.session.state.player == 0
    assert known.board.seat == 0


def test_every_strength_may_sit_down_and_replies() -> None:
    known = Player("armorica", 3, seats=("human", "strong", "novice"), seed=1, start_player=0)
    assert known.play("take 2").ok
    assert [entry.seat for entry in known.session.log if entry.seat >= 0] == [0, 1, 2]
    assert "Player 2: strong bot" in known.to_text()


def test_a_hint_is_what_the_strongest_player_would_do_and_says_why(reasons: list[Steps]) -> None:
    known = player()
    hint = known.hint()
    move = hint.rpartition('("')[2].rstrip('")')
    assert known.session.state.refusal(known.session.state.parse(move)) is None
    known.board.intent = {"seq": 1, "kind": "command", "command": "hint", "ply": known.session.ply}
    assert notice(known) == f"{hint} Why comes in a moment."
    [*reasons.pop()]
    assert notice(known).startswith(f"{hint} Compared with: ")
    assert known.session.ply == 1 + len(known.session.log) - 1, "nothing was played"
    assert "not your turn" in finished().hint()


@pytest.mark.parametrize("game", games())
def test_whoever_asks_may_have_a_hint_in_every_game(game: str) -> None:
    known = Player(game, 3, seed=2)
    assert "strongest bot" in known.hint()
    assert known.board.error == ""


# --- What if? --------------------------------------------------------------------------------------------------------


def test_the_panel_is_shown_below_the_table_and_put_away() -> None:
    known = player()
    assert not any(isinstance(child, WhatIf) for child in known.children)
    [*_, toggle] = [control for control in known.children[4].children if isinstance(control, w.ToggleButton)]
    toggle.value = True
    place = [child for child in known.children if isinstance(child, WhatIf | Table)]
    assert [type(child).__name__ for child in place] == ["PlayedTable", "WhatIf"]
    toggle.value = False
    assert not any(isinstance(child, WhatIf) for child in known.children)


def test_the_panel_answers_for_the_game_on_the_table_and_plays_on_it() -> None:
    known = player()
    panel = known.whatif.run(10)
    assert known.whatif is panel and panel in known.children
    assert panel.play().ok
    assert [entry.seat for entry in known.session.log if entry.seat >= 0] == [0, 1, 2]
    known.new_game(seed=5)
    assert panel in known.children and panel.status == "outdated"
    assert panel.run(10).status == "finished"
    assert panel.session is known.session


def test_another_game_begins_with_the_same_players() -> None:
    known = player(seats=("human", "random", "greedy"))
    board = known.board
    known.play("take 1")
    known.new_game(seed=4)
    assert known.seats == ("human", "random", "greedy")
    assert known.session.state.turn == 1
    assert known.board is not board
    assert known.board in known.children
    known.new_game(2, edition="german", seed=4)
    assert known.seats == ("human", "random")
    assert known.session.state.options.end_trigger == "both"
    assert known.play("take 1").ok


def test_a_game_begins_by_button_under_the_chosen_rules() -> None:
    known = player()
    chosen = {choice.description: choice for choice in known.children[0].children if isinstance(choice, w.Dropdown)}
    assert [label for label, _ in chosen["Rules"].options] == [
        "common rules", "English rulebook", "German rulebook", "Russian rulebook",
    ]  # fmt: skip
    assert [count for _, count in chosen["Players"].options] == [2, 3, 4]
    chosen["Players"].value, chosen["Rules"].value = 4, "english"
    buttons(known)["New game"].click()
    assert known.session.players == 4
    assert known.session.state.options.majority_tie == "each-2-max-3"
    assert len(known.children[1].children) == 4


# --- Stepping --------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_stepped_through() -> None:
    known = finished()
    end = known.session.state
    assert end.is_over
    decisions = sum(entry.seat >= 0 for entry in known.session.log)
    known.first()
    assert known.session.state.player == 0
    assert known.session.state.turn == 1
    steps = 0
    while not known.session.state.is_over:
        known.next()
        steps += 1
    assert steps == decisions
    assert known.session.state is end
    known.previous()
    assert not known.session.state.is_over
    known.last()
    assert known.session.state is end


def test_stepping_wakes_no_bot_until_asked() -> None:
    known = player()
    known.play("take 2")
    known.previous()
    assert known.session.state.player == 2
    assert known.session.state.phase == "gaul"
    known.play_on()
    assert known.session.state.player == 0


def test_steps_are_buttons_and_the_place_is_shown() -> None:
    known = finished()
    end = known.session.end
    found = buttons(known)
    found["First"].click()
    found["Forward"].click()
    place = [row.children[-1].value for row in known.children if isinstance(row.children[-1] if getattr(row, "children", ()) else None, w.Label)]  # fmt: skip # noqa: E501
    assert place == [f"Position {known.session.ply} of {end}, chance’s moves included"]
    found["Last"].click()
    assert known.session.state.is_over
    found["Back"].click()
    assert not known.session.state.is_over
    found["Play on"].click()
    assert known.session.state.is_over
    assert known.board.error == ""


def test_the_board_answers_before_what_stands_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    known = player()
    (where,) = (one for row in known.children for one in getattr(row, "children", ()) if isinstance(one, w.Label))
    told: list[str] = []
    for one in (known.board, where):
        monkeypatch.setattr(one, "send_state", lambda key: told.extend([key] if isinstance(key, str) else sorted(key)))
    place = {"ply": known.session.ply, "revision": known.session.revision}
    known.board.intent = {"kind": "attempt", "seq": 1, "action": "take 1", "piece": None, **place}
    assert [name for name in told if name in ("scene", "value")] == ["scene", "value"]
    assert where.value == f"Position {known.session.ply} of {known.session.end}, chance’s moves included"


def test_another_line_can_be_played_from_the_middle() -> None:
    known = player(2)
    for _ in range(6):
        known.play(known.session.state.legal_actions()[0])
    old = known.session.end
    known.first()
    known.play("pass")
    assert known.session.end < old
    assert len(known.session.variations()) == 0
    known.undo()
    assert {str(action) for action in known.session.variations()} == {"take 1", "pass"}


# --- Saving and sharing ----------------------------------------------------------------------------------------------


def test_a_game_is_saved_by_name_and_loaded_again(data_folder: Path) -> None:
    known = player()
    known.play("take 2")
    file = known.save("evening")
    assert file == data_folder / "games" / "evening.json" == games_folder() / "evening.json"
    assert [kept.name for kept in kept_games("armorica")] == ["evening"]
    other = player(2)
    other.load("evening")
    assert other.session.players == 3
    assert other.session.state == known.session.state
    assert other.play("pass").ok


def test_a_game_is_saved_to_any_path(tmp_path: Path) -> None:
    known = player()
    file = known.save(tmp_path / "deep" / "game.json")
    assert Session.load(file).state == known.session.state
    known.load(str(file))


def test_a_code_brings_the_game_back() -> None:
    known = player()
    known.play("take 2")
    other = player(4)
    other.open_code(known.share())
    assert other.session.state == known.session.state
    assert other.seats == ("human", "greedy", "greedy")


def test_saving_and_sharing_by_button() -> None:
    known = player()
    known.play("take 1")
    found = buttons(known)
    fields = {field.description: field for row in known.children for field in getattr(row, "children", ()) if isinstance(field, w.Text)}  # fmt: skip # noqa: E501
    fields["Game"].value = "first"
    found["Save"].click()
    assert notice(known) == "Saved as first.json."
    assert "first" in fields["Game"].options
    found["Make code"].click()
    assert fields["Share code"].value.startswith("armorica-3-")
    known.new_game(2, seed=2)
    found = buttons(known)
    found["Open code"].click()
    assert known.session.players == 3
    known.new_game(2, seed=2)
    buttons(known)["Load"].click()
    assert known.session.players == 3
    assert known.board.error == ""


@pytest.mark.parametrize("code", ["", "armorica-3-7KQ2M", "hello", "armorica-3-<b>", "chess-2-AAAA"])
def test_a_code_with_a_typo_is_said_in_one_sentence_and_changes_nothing(code: str) -> None:
    known = player()
    session, text = known.session, known.board.to_text()
    with pytest.raises(BadInput, match="share code"):
        known.open_code(code)
    (field,) = [f for row in known.children for f in getattr(row, "children", ()) if getattr(f, "description", "") == "Share code"]  # fmt: skip # noqa: E501
    field.value = code
    buttons(known)["Open code"].click()
    assert notice(known).startswith("That did not work. share code")
    assert known.session is session
    assert text.splitlines()[:3] == known.board.to_text().splitlines()[:3]
    assert known.board.error == ""


def test_a_game_that_is_not_there_or_broken_is_said(data_folder: Path) -> None:
    known = player()
    session = known.session
    for name in ("", "nothing"):
        with pytest.raises(BadInput, match="game"):
            known.load(name)
    file = known.save("broken")
    with pytest.raises(BadInput, match=r"nothing.json cannot be read; saved games: broken\."):
        known.load("nothing")
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**data, "seed": "x"}), encoding="utf-8")
    with pytest.raises(BadInput, match="seed"):
        known.load("broken")
    assert known.session is session
    buttons(known)["Load"].click()
    assert notice(known) == "That did not work. game: a name is needed to save or load a game."


def beside(known: Player, button: str) -> str:
    """What is said in the row of a button."""
    (row,) = [row for row in known.children if buttons(known)[button] in getattr(row, "children", ())]
    return " ".join(unescape(told.value) for told in row.children if isinstance(told, w.HTML) and told.value)


def pressed(known: Player, button: str, name: str | None = None) -> str:
    """Press a button, after writing a name; what is said beside it."""
    if name is not None:
        known._keeping.name.value = name
    buttons(known)[button].click()
    assert known.board.error == ""
    return beside(known, button)


def test_what_comes_of_a_button_is_said_beside_it() -> None:
    known = player()
    assert pressed(known, "Save", "evening") == "Saved as evening.json."
    assert pressed(known, "Make code") == "The share code is in the field. Copy it and send it to anybody."
    assert beside(known, "Save") == ""  # only the latest is said
    assert pressed(known, "Load", "morning").startswith("That did not work. game: morning.json cannot be read;")
    assert pressed(known, "Load", "evening") == "This is “evening”."
    known._keeping.code.value = "nonsense"
    assert pressed(known, "Open code").startswith("That did not work. share code")


def test_another_game_is_replaced_only_when_somebody_agrees() -> None:
    first, second = player(), player(2)
    first.play("take 2")
    file = first.save("evening")
    first.play("take 1")
    first.save("evening")  # its own game goes on
    kept = file.read_bytes()
    with pytest.raises(FileTaken, match=r"another game is saved as evening\.json; allowed: another name"):
        second.save("evening")
    asked = "Another game is saved as “evening”. Replace it with this one?"
    assert pressed(second, "Save", "evening") == asked
    replace, keep = (buttons(second)[name] for name in ("Replace", "Keep"))
    assert replace.layout.display is None and keep.layout.display is None
    assert pressed(second, "Keep") == "“evening” stays as it is. Choose another name for this game."
    assert replace.layout.display == "none" and file.read_bytes() == kept
    assert pressed(second, "Save") == asked
    second._keeping.name.value = "night"  # another name is another question
    assert replace.layout.display == "none"
    assert pressed(second, "Save", "evening") == asked
    assert pressed(second, "Replace") == "Saved as evening.json."
    assert Session.load(file).players == 2
    assert first.save("evening", replace=True) == file
    assert Session.load(file).players == 3


def test_what_is_no_saved_game_is_never_replaced(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear all", encoding="utf-8")
    known = player()
    for replace in (False, True):
        with pytest.raises(BadInput, match=r"letter\.txt is no saved game, so it is left as it is"):
            known.save(file, replace)
    assert "left as it is" in pressed(known, "Save", str(file))
    assert buttons(known)["Replace"].layout.display == "none"
    assert file.read_text(encoding="utf-8") == "Dear all"


def test_saved_games_are_listed_the_latest_first(data_folder: Path) -> None:
    known = player()
    assert [label for label, _ in known._keeping.games.options] == ["none yet"]
    for name, when in (("evening", 1), ("a.b", 2), ("$x$", 3)):
        os.utime(known.save(name), (when * 10**9, when * 10**9))
    (games_folder() / "letter.json").write_text("{}", encoding="utf-8")
    Player("discordia", 2, seed=1).save("other")
    other = player(2)  # made later
    listed = [(label.split(" · ")[:2], name) for label, name in other._keeping.games.options]
    assert listed == [
        (["choose one"], ""), (["¤x¤", "3 players"], "$x$"), (["a.b", "3 players"], "a.b"),
        (["evening", "3 players"], "evening"),
    ]  # fmt: skip
    other._keeping.games.value = "a.b"
    assert other._keeping.name.value == "a.b"
    assert pressed(other, "Load") == "This is “a.b”."
    assert other.session.players == 3
    known.play("take 2")  # a table that was there before knows by now
    assert len(known._keeping.games.options) == 4


NAMES = ["", " ", "x\ud800", "x\0", "x" * 300, "~nobody-at-all/x", ".."]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_names_no_file_is_answered_in_a_sentence(name: str, data_folder: Path) -> None:
    known = player()
    for method in (known.save, known.load):
        with pytest.raises(BadInput, match=r"game: (a name is needed|.* cannot name a saved game)"):
            method(name)
    known._keeping.name.value = name
    for button in ("Save", "Load"):
        assert pressed(known, button).startswith("That did not work. game: ")
    assert not games_folder().exists() or not [*games_folder().iterdir()]


def test_a_place_where_nothing_can_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    known = player()
    monkeypatch.setattr(Session, "save", full)
    with pytest.raises(BadInput, match=r"x\.json cannot be saved there \(No space left on device\)"):
        known.save(tmp_path / "x.json")


def test_another_games_code_and_file_are_answered_in_a_sentence(tmp_path: Path) -> None:
    known, other = player(), Player("discordia", 2, seed=1)
    session, file = known.session, other.save(tmp_path / "other.json")
    for go in (lambda: known.load(file), lambda: known.open_code(other.share())):
        with pytest.raises(BadInput, match=r'a game of Discordia, .* at another table: Player\("discordia"\)'):
            go()
    assert "a game of Discordia" in pressed(known, "Load", str(file))
    known._keeping.code.value = other.share()
    assert "a game of Discordia" in pressed(known, "Open code")
    assert known.session is session


def test_people_keep_their_seats_when_another_game_begins() -> None:
    known = player()
    known._seat_choices[1].value = "human"
    known._players.value = 2
    buttons(known)["New game"].click()
    assert known.seats == ("human", "human")
    assert known.board.seat is None
    known._players.value = 4
    buttons(known)["New game"].click()
    assert known.seats == ("human", "human", "greedy", "greedy")


def test_bots_keep_their_seats_and_their_strength_when_another_game_begins() -> None:
    known = player()
    known._seat_choices[2].value = "random"
    buttons(known)["New game"].click()
    assert known.seats == ("human", "greedy", "random")
    for players, seats in ((4, ("human", "greedy", "random", "greedy")), (3, ("human", "greedy", "random"))):
        known._players.value = players
        buttons(known)["New game"].click()
        assert known.seats == seats


def test_a_game_that_two_players_keep_in_one_file_is_lost_by_neither(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    one, other = player(seats=["human"] * 3, autosave=file), player(seats=["human"] * 3, autosave=file)
    one.play("take 2")
    other.play("take 1")
    assert "kept (2).json" in unescape(other._message.value)  # said at once, not after the next move
    assert Session.load(file).state == one.session.state
    assert Session.load(tmp_path / "kept (2).json").state == other.session.state


def test_every_move_is_kept_in_a_file_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    known = player(autosave=file)
    known.play("take 2")
    again = player(autosave=file)
    assert again.session.state == known.session.state
    again.play("pass")
    assert Session.load(file).state == again.session.state


def test_what_cannot_be_saved_by_itself_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    known = player(autosave=folder / "kept.json")
    assert known.children[-1].value == ""
    folder.rmdir()
    known.play("take 2")
    assert known.session.state.player == 0
    assert known.children[-1].value.startswith("The game could not be saved by itself")


# --- What is shown ---------------------------------------------------------------------------------------------------


def test_everything_to_press_or_fill_in_has_a_name() -> None:
    known = player(4)
    controls = [control for row in known.children for control in getattr(row, "children", ())]
    named = [c for c in controls if isinstance(c, w.Button | w.Dropdown | w.Text)]
    assert len(named) > 15
    assert all(control.description for control in named)
    assert all(control.tooltip for control in named if isinstance(control, w.Button))


def test_the_player_reads_as_text_and_as_a_plain_table() -> None:
    known = player(names=["Ann", "<b>Ben</b>", ""])
    text = known.to_text()
    assert repr(known) == text
    assert text.startswith("Ann: a person, <b>Ben</b>: greedy bot, Player 3: greedy bot")
    assert text.endswith(f"Position {known.session.ply} of {known.session.ply}, chance’s moves included")
    assert "0x" not in text
    bundle = known._repr_mimebundle_()
    assert bundle["text/plain"] == text
    assert "<table>" in bundle["text/html"]
    assert "<b>Ben" not in bundle["text/html"]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"players": 5}, "2, 3, 4"),
        ({"players": 3, "seats": ("human",)}, "each of 3 seats"),
        ({"players": 3, "seats": ("human", "greddy", "greedy")}, "greedy"),
        ({"players": 3, "edition": "greman"}, "german"),
        ({"players": 3, "majority_ties": "x"}, "majority_tie"),
        ({"game": "chess"}, "armorica"),
    ],
)
def test_what_cannot_be_begun_is_said_with_what_is_allowed(options: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        Player(**{"game": "armorica", **options})


def test_wrong_seats_later_leave_the_right_ones() -> None:
    known = player()
    with pytest.raises(BadInput, match="3 seats"):
        known.seats = ("human",)
    assert known.seats == ("human", "greedy", "greedy")
