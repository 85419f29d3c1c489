"""Golden playthroughs of every game: whole games, pinned decision by decision in files that can be read and reviewed.

What a game's files must show is in ``tests/<game>/test_golden.py``.
"""

from __future__ import annotations

import difflib
from importlib import import_module

import pytest

import rulesim
from tests.golden import Pinned, Playthrough, actions

GAMES: dict[str, Pinned] = {name: import_module(f"tests.{name}.playthroughs").PINNED for name in rulesim.games()}
EVERY_GAME = pytest.mark.parametrize("pinned", GAMES.values(), ids=GAMES)
EVERY = pytest.mark.parametrize(
    "pinned, one",
    [
        pytest.param(pinned, one, id=f"{name}-{one.name}")
        for name, pinned in GAMES.items()
        for one in pinned.playthroughs
    ],
)


@EVERY
def test_the_game_goes_as_it_always_went(pinned: Pinned, one: Playthrough) -> None:
    text, now = pinned.text(one), pinned.record(one)
    if now != text:
        diff = list(difflib.unified_diff(text.splitlines(), now.splitlines(), "golden", "now", lineterm="", n=2))
        pytest.fail("\n".join([f"{one.name} goes another way. If that is meant: {pinned.how}", *diff[:60]]))


@EVERY
def test_its_actions_alone_lead_to_the_same_end(pinned: Pinned, one: Playthrough) -> None:
    text = pinned.text(one)
    state = pinned.replay(text)
    assert state.is_over and state.players == one.players
    end = "\n".join(pinned.after(state, len(list(actions(text)))))
    assert text.endswith(f"\n\n{end}\n")
    for sheet in state.scores():
        assert f"seat {sheet.seat + 1}: " in end and f", rank {sheet.rank}" in end
    assert end.endswith(f"winners: {', '.join(f'seat {seat + 1}' for seat in state.winners())}")


@EVERY_GAME
def test_every_file_is_of_a_game_that_is_pinned(pinned: Pinned) -> None:
    assert sorted(path.stem for path in pinned.folder.glob("*")) == sorted(pinned.texts())


@EVERY_GAME
def test_golden_files_are_written_only_when_told_to(pinned: Pinned, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.stat().st_mtime_ns for path in pinned.folder.iterdir()}
    for arguments in ([], ["--greedy"], ["--write", "all"]):
        assert pinned.main(arguments) == 2
        assert pinned.how in capsys.readouterr().out
    assert {path: path.stat().st_mtime_ns for path in pinned.folder.iterdir()} == before
