"""The command ``rulesim``: what it plays, tells, counts and copies."""

from __future__ import annotations

import csv
import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from rulesim import Session, games, new_game
from rulesim.bots import LEVELS
from rulesim.commands import HOME, lessons, surroundings
from rulesim.commands.program import program, run
from rulesim.commands.terminal import Game
from tests.notebook_env import NOTEBOOKS, notebooks


def asked(*arguments: str, typed: str = "") -> Result:
    """What a command says, with so much typed."""
    return CliRunner().invoke(program, arguments, input=typed)


# --- Help ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [(), *((name,) for name in program.commands)], ids=str)
def test_help_shows_examples(command: Sequence[str]) -> None:
    said = asked(*command, "--help")
    assert said.exit_code == 0
    assert "rulesim " in said.output.partition("\n")[2] or command == ("play",)


def test_what_cannot_be_done_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = {
        "rule armorica.gaul.rnage": "armorica.gaul.range",
        "simulate armorica --players bob": "greedy",
        "simulate armorica --games 9 --executor tcp://": "port",
        "play chess": "discordia",
    }
    for command, right in wrong.items():
        assert run(command.split()) != 0
        assert right in capsys.readouterr().err.strip().splitlines()[-1]


# --- Playing, rules, simulations -------------------------------------------------------------------------------------


def test_a_game_in_the_terminal_answers_every_line() -> None:
    said: list[str] = []
    game = Game(Session(new_game("armorica", 2), seed=7), ["random"], said.append)
    board = game.board()
    assert game.hear("take 6") and "[armorica.gaul.range]" in said[-1]
    assert game.hear("rule armorica.gaul.range") and "wheat" in said[-1]
    assert game.hear("juggle") and "juggle" in said[-1]
    assert game.hear("") and game.board() == board
    assert game.hear("take 1") and game.session.state.player == 0 and game.board() != board
    assert game.hear("UNDO") and game.board() == board
    assert game.hear("rule") and "armorica.gaul" in said[-1]
    assert game.hear("rule gaul range") and "wheat" in said[-1]
    assert not game.hear("quit")


@pytest.mark.parametrize("name", games())
def test_every_sign_and_every_move_in_the_terminal_is_told_in_words(name: str) -> None:
    said: list[str] = []
    game, rng = Game(Session(new_game(name, 2), seed=7), ["random"], said.append), Random(7)
    for _ in range(60):
        if game.over:
            break
        moves = {str(move) for move in game.session.state.legal_actions()}
        board = game.board()
        assert not re.search(r"<-?\d \w+ [+−]\d>", board), "a number is told twice"
        listed = board.split("Legal (marked *):\n")[1].split("\n\n")[0].splitlines()
        told = {line[2:].partition("  ")[0]: line.partition("  ")[2].strip() for line in listed if line[:2] == "  "}
        assert told.keys() == moves and all(told.values())
        assert game.hear("what") and not re.search(r"^\S.*\n(?! )", said[-1], re.MULTILINE), "a sign without words"
        game.hear(rng.choice(sorted(moves)))


def test_a_sign_in_the_terminal_is_told_by_a_part_of_it() -> None:
    said: list[str] = []
    game = Game(Session(new_game("armorica", 2), seed=7), ["random"], said.append)
    assert game.hear("What n[W2")
    assert said[-1] == "N[w2 a3]\n  Brown soldier: 2 wheat, 3 amphorae; card 1 from the left"
    assert game.hear("what Q[") and "is not known" in said[-1]


def test_what_happened_in_the_terminal_is_told_once_and_to_you() -> None:
    said: list[str] = []
    game = Game(Session(new_game("armorica", 2), seed=7), ["random"], said.append)
    game.hear("take 1")
    assert said[-1].startswith("You take the") and said[-1].count("You take the") == 1
    assert "Player 1" not in said[-1]


def test_a_game_in_the_terminal_is_played_to_its_end() -> None:
    typed = "".join("pass\n" for _ in range(40))
    said = asked("play", "armorica", "--players", "random", "--seed", "1", typed=typed)
    assert said.exit_code == 0
    assert said.output.count("Armorica") > 10
    assert asked("play", "armorica", "--seed", "1").output.endswith("> \n"), "the shell begins on a line of its own"
    assert "> \n" not in said.output


def test_a_game_in_the_terminal_is_kept_in_a_file_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.json"
    ask = ("play", "armorica", "--players", "random", "--edition", "german", "--file", str(file))
    first = asked(*ask, "--seed", "1", typed="take 1\nquit\n")
    rules = new_game("armorica", 2, edition="german").to_dict()["options"]
    assert first.exit_code == 0 and Session.load(file).state.to_dict()["options"] == rules
    board = first.output.rpartition("> ")[0].rpartition("\n\nArmorica")[2].partition("\n\nLegal")[0]
    again = asked(*ask, typed="quit\n")
    assert "mine.json goes on, with the rules and the seed" in again.output and "goes on" not in first.output
    assert board.partition("\n")[2] in again.output and Session.load(file).ply > 0
    assert run([*ask[:3], "random,random", "--file", str(file)]) == 1
    assert "it holds armorica for 2 players" in capsys.readouterr().err
    assert run(["play", "armorica", "--edition", "dutch"]) == 1
    assert "dutch" in capsys.readouterr().err


def test_a_strong_player_can_be_asked() -> None:
    said: list[str] = []
    game = Game(Session(new_game("armorica", 2), seed=7), ["novice"], said.append)
    assert game.hear("hint")
    move = said[-1].removeprefix("A strong player: ")
    assert move in [str(action) for action in game.session.state.legal_actions()]


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_names_every_level(command: str) -> None:
    assert f"from weak to strong: {', '.join(LEVELS)}." in " ".join(asked(command, "--help").output.split())


def test_a_rule_is_told_however_it_is_spelt() -> None:
    assert asked("rule", "ARMORICA", "gaul", "range").output == asked("rule", "armorica.gaul.range").output


def test_simulations_are_a_table_and_a_file(tmp_path: Path) -> None:
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    for file in files:
        ask = ("simulate", "armorica", "--games", "20", "--players", "random,random", "--executor", "here")
        said = asked(*ask, "--out", str(file))
        assert said.exit_code == 0, said.output
    assert files[0].read_text() == files[1].read_text()
    rows = list(csv.DictReader(files[0].open()))
    assert len(rows) == 40
    share = sum(float(row["won"]) for row in rows if row["seat"] == "0") / 20
    assert f"1     random      {share:>6.1%}" in said.output


def test_nothing_is_played_where_no_file_can_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "armorica", "--games", "20", "--out", str(tmp_path / "no" / "one.csv")]) == 1
    said = capsys.readouterr().err
    assert "one.csv" in said and "20 games" not in said


def test_a_simulation_that_fails_leaves_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "one.csv"
    assert run(["simulate", "armorica", "--games", "20", "--executor", "nobody", "--out", str(file)]) == 1
    assert "nobody" in capsys.readouterr().err and not file.exists()
    file.write_text("mine")
    assert run(["simulate", "armorica", "--games", "20", "--executor", "nobody", "--out", str(file)]) == 1
    assert file.read_text() == "mine"


# --- Lessons ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    """Lessons of ours: three files."""
    for name in ("a.ipynb", "game/b.ipynb", "game/c.png"):
        file = tmp_path / "ours" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{name} 1")
    return tmp_path / "ours"


def test_lessons_are_copied_and_then_left_alone(ours: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "mine"
    assert lessons.copy(ours, folder).new == ["a.ipynb", "game/b.ipynb", "game/c.png"]
    assert (folder / "game" / "b.ipynb").read_text() == "game/b.ipynb 1"
    again = lessons.copy(ours, folder)
    assert again == lessons.Copied() and not [*again.sentences()]


def test_what_the_learner_changed_stays_and_newer_lessons_are_told(ours: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    lessons.copy(ours, folder)
    (folder / "a.ipynb").write_text("my own words")
    assert lessons.copy(ours, folder) == lessons.Copied()
    for name in ("a.ipynb", "game/b.ipynb"):
        (ours / name).write_text(f"{name} 2")
    for _ in range(2):
        done = lessons.copy(ours, folder)
        assert done.kept == ["a.ipynb"]
        assert "a.ipynb" in " ".join(done.sentences())
        assert (folder / "a.ipynb").read_text() == "my own words"
        assert (folder / "game" / "b.ipynb").read_text() == "game/b.ipynb 2"
    (folder / "a.ipynb").unlink()
    assert lessons.copy(ours, folder).new == ["a.ipynb"]


@pytest.mark.parametrize("note", ["", "{", "[1]", '{"a.ipynb": 3}', "\0"])
def test_without_its_notes_nothing_of_the_learner_is_overwritten(ours: Path, tmp_path: Path, note: str) -> None:
    folder = tmp_path / "mine"
    lessons.copy(ours, folder)
    (folder / "a.ipynb").write_text("my own words")
    (folder / lessons.NOTE).write_text(note)
    assert lessons.copy(ours, folder).kept == ["a.ipynb"]
    assert (folder / "a.ipynb").read_text() == "my own words"


def test_every_lesson_is_copied(tmp_path: Path) -> None:
    new = lessons.copy(HOME / "notebooks", tmp_path).new
    assert {path.relative_to(NOTEBOOKS).as_posix() for path in notebooks()} <= set(new)
    assert json.loads((tmp_path / lessons.NOTE).read_text()).keys() == set(new)


def test_programs_find_the_widgets_and_keep_what_they_were_told() -> None:
    there = surroundings({"PYTHONPATH": "mine", "OTHER": "x"})
    assert there["PYTHONPATH"].split(os.pathsep) == [str(HOME), "mine"]
    assert there["OTHER"] == "x"
    assert surroundings(there) == there
