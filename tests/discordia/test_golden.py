"""Golden playthroughs: whole games, pinned decision by decision in files that can be read and reviewed."""

from __future__ import annotations

import difflib
import re

import pytest

from rulesim.discordia import ACTIONS, State
from tests.discordia.playthroughs import GOLDEN, HOW, PLAYTHROUGHS, Playthrough, main, record, replay

BY_NAME = pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: game.name)


def pinned() -> dict[str, str]:
    return {game.name: game.path.read_text(encoding="utf-8") for game in PLAYTHROUGHS}


@BY_NAME
def test_the_game_goes_as_it_always_went(game: Playthrough) -> None:
    text, now = game.path.read_text(encoding="utf-8"), record(game)
    if now != text:
        diff = list(difflib.unified_diff(text.splitlines(), now.splitlines(), "golden", "now", lineterm="", n=2))
        pytest.fail("\n".join([f"{game.name} goes another way. If that is meant: {HOW}", *diff[:60]]))


@BY_NAME
def test_its_actions_alone_lead_to_the_same_end(game: Playthrough) -> None:
    text = game.path.read_text(encoding="utf-8")
    state = replay(text)
    assert isinstance(state, State) and state.is_over
    for sheet, city in zip(state.scores(), state.cities, strict=True):
        supply = f"seat {sheet.seat + 1}: {sum(city.supply)} figures in supply, {city.placed} placed, rank {sheet.rank}"
        assert supply in text and sheet.total == -sum(city.supply)
    assert text.endswith(f"winners: {', '.join(f'seat {seat + 1}' for seat in state.winners())}\n")


def test_the_games_show_what_a_reviewer_wants_to_see() -> None:
    texts = pinned()
    assert sorted(path.stem for path in GOLDEN.glob("*")) == sorted(texts)
    together = "".join(texts.values())
    replayed = [replay(text) for text in texts.values()]
    words = {line[2:].split()[0] for line in together.splitlines() if line.startswith("> ")}
    assert len(words) == len(ACTIONS), "every kind of action"
    told = set(re.findall(r"^  ([\w.\-]+): ", together, re.MULTILINE))
    for rule in ("aqueduct.overflow", "end.tie", "end.shared", "end.instant", "shortage.negative", "shortage.bag-short",
                 "tower.overbuild", "track.expedition-six", "hint.year4-reward", "privilege.joker-pair"):  # fmt: skip
        assert rule in told, rule
    assert any(len(state.winners()) > 1 for state in replayed)
    assert any(not any(city.supply) for state in replayed for city in state.cities), "an instant win"


def test_golden_files_are_written_only_when_told_to(capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.stat().st_mtime_ns for path in GOLDEN.iterdir()}
    for arguments in ([], ["--greedy"], ["--write", "all"]):
        assert main(arguments) == 2
        assert HOW in capsys.readouterr().out
    assert {path: path.stat().st_mtime_ns for path in GOLDEN.iterdir()} == before
