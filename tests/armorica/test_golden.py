"""Golden playthroughs: whole games, pinned position by position in files that can be read and reviewed."""

from __future__ import annotations

import difflib

import pytest

from rulesim.armorica import State
from tests.armorica.playthroughs import GOLDEN, HOW, PLAYTHROUGHS, Playthrough, main, record, replay

BY_NAME = pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: game.name)


@BY_NAME
def test_the_game_goes_as_it_always_went(game: Playthrough) -> None:
    pinned, now = game.path.read_text(encoding="utf-8"), record(game)
    if now != pinned:
        diff = list(difflib.unified_diff(pinned.splitlines(), now.splitlines(), "golden", "now", lineterm="", n=2))
        pytest.fail("\n".join([f"{game.name} goes another way. If that is meant: {HOW}", *diff[:60]]))


@BY_NAME
def test_its_actions_alone_lead_to_the_same_end(game: Playthrough) -> None:
    text = game.path.read_text(encoding="utf-8")
    state = replay(text)
    assert isinstance(state, State) and state.is_over
    for sheet in state.scores():
        assert f"seat {sheet.seat + 1}: {sheet.total} VP, rank {sheet.rank}" in text
    assert text.endswith(f"winners: {', '.join(f'seat {seat + 1}' for seat in state.winners())}\n")


def test_the_games_show_what_a_reviewer_wants_to_see() -> None:
    texts = {game.name: game.path.read_text(encoding="utf-8") for game in PLAYTHROUGHS}
    assert sorted(path.stem for path in GOLDEN.glob("*")) == sorted(texts)
    together = "".join(texts.values())
    for rule in ("gaul.place", "gaul.pass-discard", "roman.place", "roman.pass-discard", "winter.discard-count"):
        assert f"\n  {rule}: " in together
    assert "two-player.extra-discard" in texts["two-players"]
    assert "legal: pass\n> pass" in together, "a forced pass"
    assert ", by armorica.tiebreak" in together, "a tie"
    assert {f"{color}[" in together for color in "RGW"} == {True}
    assert all(text.count("\n== ") > 90 for text in texts.values())


def test_golden_files_are_written_only_when_told_to(capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.stat().st_mtime_ns for path in GOLDEN.iterdir()}
    assert main([]) == 2
    assert HOW in capsys.readouterr().out
    assert {path: path.stat().st_mtime_ns for path in GOLDEN.iterdir()} == before
