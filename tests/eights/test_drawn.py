"""The fourth game is drawn, told, taught and asked about by the widgets, which do not know it."""

from __future__ import annotations

import random
import re

import pytest

import rulesim
from rulesim import BadInput, Session, bots, rulebook
from tests.eights import CARDS, FOLDER
from tests.widgets.learning import answers, ask, asking, explains_itself, is_marked
from widgets import lessons, progress
from widgets.art import board_style, module_of
from widgets.charts import chart, charts, theme
from widgets.components import components
from widgets.player import Player
from widgets.stage.drill import Drill
from widgets.stage.stage import Stage
from widgets.start_page import StartPage
from widgets.table import Table
from widgets.words import catalogue

MOST_LINES = 400


def test_it_is_small() -> None:
    own = (path for path in FOLDER.iterdir() if not path.name.startswith(("test_", "conftest")))
    files = [path for path in own if path.suffix in (".py", ".toml")]
    assert len(files) >= 5
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MOST_LINES


def test_no_file_of_the_project_knows_it() -> None:
    for folder in ("rulesim", "widgets"):
        for path in (FOLDER.parents[1] / folder).rglob("*"):
            if path.suffix in (".py", ".js", ".css", ".toml", ".ftl"):
                assert not re.search(r"\beights\b", path.read_text(encoding="utf-8"), re.IGNORECASE), path


@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_game_is_drawn_and_charted(seed: int) -> None:
    session, rng = Session(rulesim.new_game("eights", 2 + seed), seed=seed), random.Random(seed)
    table = Table(session, seat=0)
    while not session.state.is_over and session.ply < 80:
        hidden = [card for hand in session.state.hands[1:] for card in hand]
        shown = {piece.id for piece in table.drawn.pieces()}
        assert not shown & set(hidden)
        assert {*session.state.hands[0], session.state.top} <= shown
        legal = {str(action) for action in session.state.legal_actions()} if session.state.player == 0 else set()
        assert {move.action for move in table.drawn.moves() if move.legal} == legal
        for name in charts("eights"):
            told = chart(name, "eights")(session.state, candidate=next(iter(legal), None)).numbers
            assert [row[1] for row in told.rows] == [len(hand) for hand in session.state.hands]
        session.play(rng.choice(list(session.state.legal_actions())))
        assert "eights_" not in table.to_text() and "table_" not in table.to_text()
    assert table.error == "" and session.observer_errors == []


def test_it_has_its_colours_and_no_symbols_of_its_own() -> None:
    assert '[data-colour="spade"]' in board_style("eights")
    assert "export default" in module_of("table.js", "eights") and "export default" in module_of("stage.js", "eights")
    with pytest.raises(BadInput, match="no components"):
        components("eights")


def test_hands_are_covered_until_they_are_asked_for() -> None:
    table = Table(lessons.start("eights", "lesson-follow"), cover=True)
    assert not {"KC", "3H", "9S"} & {piece.id for piece in table.drawn.pieces()} and "points" not in table.to_text()
    table.uncover()
    assert {"KC", "3H", "9S"} <= {piece.id for piece in table.drawn.pieces()} and "22 points" in table.to_text()


def test_an_illegal_press_is_answered_with_its_reason_and_nothing_changes() -> None:
    table = Table(lessons.start("eights", "lesson-follow"))
    before = table.session.state.copy()
    answer = table.play("play KC")
    assert (answer.ok, answer.rule, answer.nearest) == (False, "eights.play.match", "play 3H")
    assert "K♣ follows neither 9♥ nor the suit ♥" in answer.text and "Hoyle" in answer.reference
    assert table.session.state == before


def solve(stage: Stage) -> None:
    """Do what the beat asks for."""
    run, beat = stage.run, stage.beat
    if isinstance(run, Drill):
        stage.answer(*run.part.answer)
        return
    for step in map(lessons.step, beat.solution):
        stage.watch_on()
        assert stage.play(step.move).ok is not step.tries, step


def test_its_lesson_is_learned_beat_by_beat_on_the_stage() -> None:
    stage = Stage("eights/follow")
    for beat in stage.plan.beats:
        assert (stage.beat.id, stage.run.done, stage.finish) == (beat.id, False, None)
        assert not stage.figure or stage.figure["layout"]["width"] == theme.PANEL[0]
        assert not isinstance(stage.run, Drill) or (stage.figure == {} and "points" not in stage.drawn.text)
        solve(stage)
        assert stage.error == ""
        if stage.beat is beat:
            stage.go_on()
    assert stage.finish is not None
    assert stage.done == len(stage.plan.beats)
    assert "Name a suit with an eight." in stage.to_text()


def test_a_wrong_but_legal_move_is_taken_back_and_hints_lead_on() -> None:
    stage = Stage("eights/follow")
    before = stage.session.state
    stage.play("play 9S")
    assert stage.session.state == before and not stage.run.done
    assert len({stage.hint() for _ in range(3)}) == 3
    assert "Play 3♥" in stage.told


@pytest.mark.parametrize("id", ["which", "count", "why"])
def test_its_questions_are_marked(id: str) -> None:
    question = lessons.question("eights", id)
    assert answers(question) == question.expected
    explains_itself(ask(question))
    is_marked(asking(question))


def test_its_rules_are_told_and_taught() -> None:
    rules = rulebook.catalogue("eights")
    assert {rule.id for rule in rules} == {id for plan in lessons.plans("eights") for id in plan.rules}
    assert all(rule.title and rule.text and rule.sources() for rule in rules)
    assert [name for name in catalogue("eights").messages() if name.startswith("card_")] == [f"card_{c}" for c in CARDS]


def test_it_is_on_the_start_page_and_in_the_overview_although_it_has_no_notebook() -> None:
    stage = Stage("eights/follow")
    stage.play("play 3H")
    page = StartPage().page
    (card,) = (game for game in page["games"] if game["id"] == "eights")
    assert (card["title"], card["total"], card["lessons"][0]["path"]) == ("Crazy Eights", 1, "")
    assert page["next"] is None
    assert "1 of 7" in str(progress.of("eights"))
    assert rulebook.glossary("eights") == []


def test_a_player_plays_it_against_bots() -> None:
    player = Player("eights", 2, seats=("human", "greedy"), seed=3)
    while not player.session.state.is_over and player.session.ply < 60:
        player.board.play(str(bots.GreedyBot().choose(player.session.state, random.Random(0))))
    assert player.session.ply >= 20
    assert player.board.error == ""
