"""Free play: a whole game on the stage, that is no lesson, goes on where it was left, and ends with who has won."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import cast

import pytest

import rulesim
from rulesim import BadInput
from rulesim.provincia.state import State
from rulesim.whatif.game_review import Advice
from tests.widgets.staging import buttons, click, command
from widgets import Explorer, FreePlay, lessons, progress
from widgets.background import Steps
from widgets.free_play import FreeGame, left
from widgets.games import player_counts
from widgets.stage.news import verdict

GAMES = rulesim.games()


def play_on(stage: FreeGame, moves: int) -> None:
    """Play so many moves for the learner, as the page does: the others move, then a press."""
    rng = Random(1)
    for _ in range(moves):
        stage.watch_on()
        while stage.news.due:
            command(stage, "continue")
        if stage.session.state.is_over:
            return
        click(stage, str(rng.choice(stage.session.state.legal_actions())))


@pytest.mark.parametrize("game", ["armorica", *(pytest.param(game, marks=pytest.mark.thorough) for game in GAMES[1:])])
def test_a_whole_game_is_played_and_told_and_nothing_is_marked_as_learnt(game: str) -> None:
    stage = FreeGame(game, 2, others="random", seed=3)
    play_on(stage, 500)
    assert stage.session.state.is_over
    (winner,) = stage.session.state.winners()
    assert stage.told.startswith("You win" if winner == stage.seat else "Player 2 wins")
    assert stage.frame["finish"] is None
    assert buttons(stage) == ["again", "look_back"]
    assert not progress.default().marks(stage.plan.id)
    stage._answered_page()
    before, following = stage.plan.seed, FreePlay(game).stage
    assert following.plan.seed != before
    assert (following.plan.bot, following.session.players) == ("random", 2)
    command(stage, "again")
    assert not stage.session.state.is_over
    assert stage.plan.seed != before


def test_what_made_the_difference_is_one_line_of_both_score_sheets() -> None:
    stage = FreeGame("provincia", 3, others="random", seed=1)
    rulesim.bots.play(stage.session, ["greedy"] * 3, 5)
    first, second, *_ = sorted(stage.session.state.scores(), key=lambda sheet: sheet.rank)
    gaps = [mine.points - sum(line.points for line in second.lines if line.rule == mine.rule) for mine in first.lines]
    assert f"What made the difference (+{max(gaps)})" in verdict(stage).text


def test_where_the_winner_only_lost_less_it_is_told_who_lost_more_and_by_what() -> None:
    stage = FreeGame("provincia", 3, others="random", seed=1)
    rulesim.bots.play(stage.session, ["greedy"] * 3, 5)
    (winner,), sheets = stage.session.state.winners(), stage.session.state.scores()
    for seat, city in enumerate(cast(State, stage.session.state).cities):
        city.losses, city.prestige = 60 * (seat != winner), city.prestige - 60 * (seat != winner)
    second = min((sheet for sheet in sheets if sheet.seat != winner), key=lambda sheet: sheet.rank).seat
    who = "you" if second == stage.seat else f"Player {second + 1}"
    assert f"What made the difference: {who} lost 60 more (60 lost on prestige cards)." in verdict(stage).text


@pytest.mark.parametrize("game", GAMES)
def test_the_python_of_a_game_plays_it_again_without_what_was_undone(game: str) -> None:
    stage, found = FreeGame(game, 3, others="random", seed=3), dict[str, FreeGame]()
    play_on(stage, 3)
    command(stage, "undo")
    play_on(stage, 2)
    exec("\n".join(stage.frame["python"]), found)
    assert found["stage"].session.state == stage.session.state


def test_the_end_of_a_game_is_told_before_anything_else_is_offered() -> None:
    stage = FreeGame("armorica", 3, others="random", seed=3)
    while not stage.session.state.is_over:
        command(stage, "step")
        if not (stage.watching or stage.telling or stage.session.state.is_over):
            stage.play(str(stage.session.state.legal_actions()[0]))
    while stage.telling:
        assert (stage.frame["coach"], buttons(stage)) == ("Watch what happens.", ["skip"])
        command(stage, "step")
    assert buttons(stage) == ["again", "look_back"]


def test_a_game_that_code_in_a_cell_ends_is_over_here() -> None:
    stage, rng = FreeGame("discordia", 2, others="random", seed=3), Random(1)
    while not stage.session.state.is_over:
        stage.session.play(rng.choice(stage.session.state.legal_actions()))
    assert stage.told.startswith(("You win", "Player 2 wins"))
    assert (stage.frame["hint"], buttons(stage)) == (False, ["again", "look_back"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_left_goes_on_there_as_it_was_begun(game: str) -> None:
    first = FreePlay(game, seed=7)
    most = player_counts(game)[-1]
    first.new_game(players=most, others="novice")
    play_on(first.stage, 3)
    kept = first.stage.session.state.to_dict()
    first.stage._answered_page()
    there = FreePlay(game, seed=7).stage
    assert there.session.state.to_dict() == kept
    assert (there.plan.bot, there.session.players) == ("novice", most)


@pytest.mark.parametrize("widget", [FreePlay, Explorer])
def test_what_is_wrong_is_said_also_where_a_game_that_was_left_goes_on(
    widget: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    ignored: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", ignored.append)
    play = FreePlay("armorica", 2, seed=1)
    play_on(play.stage, 2)
    play.stage._answered_page()
    for field, wrong in (("players", 7), ("others", "best"), ("edition", "klingon"), ("seed", -1)):
        with pytest.raises(BadInput) as refused:
            widget("armorica", **{field: wrong})
        assert refused.value.field == field
    gc.collect()
    assert ignored == []


def test_the_row_is_shown_when_another_game_is_asked_for_and_says_how_the_game_was_begun() -> None:
    play = FreePlay("armorica", seed=1)
    row = play.children[0]
    assert row.layout.display == "none"
    assert play.stage.frame["other"] is True
    command(play.stage, "other")
    assert row.layout.display is None
    play._players.value = 4
    play._game.value = "provincia"
    assert play.stage.plan.game == "armorica", "how the other game is played may be chosen first"
    assert [count for _, count in play._players.options] == [*player_counts("provincia")]
    assert play._edition.layout.display == play._on.layout.display == "none"
    play._new.click()
    assert (play.stage.plan.game, play.stage.session.players) == ("provincia", 4)
    assert row.layout.display == "none"
    play.new_game("armorica", 4, edition="german", seed=5)
    assert (play._players.value, play._edition.value, play.stage.session.players) == (4, "german", 4)
    assert play.stage.made()[1] == 'stage = FreeGame("armorica", 4, others="greedy", edition="german", seed=5)'


def test_the_game_that_was_left_for_another_one_goes_on_when_one_comes_back() -> None:
    play = FreePlay("armorica", 2, seed=1)
    play_on(play.stage, 2)
    play.stage._answered_page()
    kept = play.stage.session.state.to_dict()
    play.new_game("discordia")
    assert FreePlay().stage.plan.game == "discordia", "the game that was chosen last comes first"
    play._game.value = "armorica"
    assert play._on.layout.display is None
    play._on.click()
    assert play.stage.session.state.to_dict() == kept
    assert play._on.layout.display == "none"


def test_a_hint_that_is_the_only_one_has_no_number_and_who_waits_for_the_others_is_told_so() -> None:
    stage = FreeGame("armorica", seed=1)
    assert stage.watching
    assert stage.told.startswith("The others move now.")
    stage.watch_on()
    while stage.news.due:
        command(stage, "continue")
    stage.hint()
    assert stage.frame["answer"]["title"] == "Hint"


def test_the_keys_that_are_listed_are_those_of_a_stage() -> None:
    """What was taken back is played anew, or not at all; and one goes on."""
    keys = dict(begun().words["keys"])
    assert "r" not in keys and {"n", "l", "u", "h", "m", "o", "t", "?"} <= {*keys}


def test_where_there_is_nothing_to_take_back_it_is_said() -> None:
    stage = begun()
    assert not stage.frame["undo"]
    command(stage, "undo")
    assert stage.told == "Nothing to undo: you have not moved here yet."


def test_the_last_move_of_a_game_that_is_over_may_be_taken_back() -> None:
    stage = FreeGame("armorica", 2, others="random", seed=3)
    play_on(stage, 500)
    assert stage.frame["undo"] and stage.session.state.is_over
    command(stage, "undo")
    assert not stage.session.state.is_over and stage.opponents.is_mine(stage.session.state)
    assert stage.frame["hint"] and buttons(stage) == []
    assert (left("armorica") or {})["seed"] == 3, "it goes on there the next time"
    play_on(stage, 500)
    assert stage.session.state.is_over and buttons(stage) == ["again", "look_back"]


def begun() -> FreeGame:
    stage = FreeGame("armorica", seed=1)
    stage.watch_on()
    stage.news.end_steps()
    return stage


@pytest.mark.parametrize("game", ["armorica", "discordia", "provincia"])
def test_what_the_answer_bar_or_the_coach_reads_out_is_read_out_once(game: str) -> None:
    """Of a change one hears from the bar, of what is due from the coach, and of what neither tells beside them."""
    stage, heard = FreeGame(game, seed=1), list[str]()
    for _ in range(40):
        if stage.watching or stage.telling or stage.news.due:
            command(stage, "continue" if stage.news.due else "step")
        else:
            stage.play(str(stage.session.state.legal_actions()[0]))
        heard.append(stage.scene["announce"])
        assert stage.frame["answer"]["title"] not in heard[-1] and stage.drawn.status not in heard[-1]
    assert any(heard), "a bar does not tell all"


def test_a_refusal_that_stands_in_the_bar_is_read_out_again() -> None:
    stage = begun()
    for again in (False, True):
        stage.play("take 6")
        title = stage.frame["answer"]["title"]
        assert title.startswith("Not the") and stage.scene["announce"].startswith(title) == again


def test_a_hint_is_told_at_once_and_why_as_soon_as_it_is_known(reasons: list[Steps]) -> None:
    stage = begun()
    assert stage.hint().endswith(" Why comes in a moment.")
    move = stage.hint().removesuffix(" Why comes in a moment.")
    old, new = reasons
    assert [*old] == [], "the hint before, which has another in its place"
    assert len([*new]) > 1
    assert stage.told.startswith(f"{move} Compared with: ") and "Why comes" not in stage.told
    assert stage.drawn.announce.startswith("Compared with: "), "what is new is read out, and not the hint once more"


def test_why_a_move_is_advised_is_not_told_once_something_else_is(reasons: list[Steps]) -> None:
    stage = begun()
    stage.hint()
    stage.play(str(stage.session.state.legal_actions()[-1]))
    before = stage.told
    assert [*reasons.pop()] and stage.told == before
    stage.watch_on()
    stage.news.end_steps()
    stage.hint()
    stage.close()
    assert not [*reasons.pop()], "it is closed"


def test_what_goes_wrong_while_it_is_found_out_why_is_told(
    monkeypatch: pytest.MonkeyPatch, reasons: list[Steps]
) -> None:
    def fails(_: Advice) -> Iterator[float]:
        yield 0.5
        raise RuntimeError("out of luck")

    monkeypatch.setattr(Advice, "steps", fails)
    stage = begun()
    stage.hint()
    assert len([*reasons.pop()]) == 1 and "out of luck" in stage.told


@pytest.mark.parametrize(
    ("how", "named"),
    [
        ({"game": "chess"}, "game"),
        ({"players": 9}, "players"),
        ({"others": "human"}, "others"),
        ({"edition": "latin"}, "edition"),
    ],
)
def test_what_cannot_be_begun_is_refused_and_the_old_game_stays(how: dict[str, object], named: str) -> None:
    play = FreePlay("armorica", seed=1)
    stage = play.stage
    with pytest.raises(BadInput, match=named):
        play.new_game(**how)  # type: ignore[arg-type]
    assert play.stage is stage
    assert stage in play.children


def test_what_was_kept_by_another_version_is_no_game() -> None:
    for told in ("3 greedy", "9 greedy 1 ", "3 clever 1 ", "3 greedy 1 latin", "x greedy 1 "):
        progress.default().keep("armorica/free", [told, "pass"])
        assert left("armorica") is None
    assert FreePlay("armorica", seed=1).stage.plan.seed == 1


def test_a_free_game_is_no_lesson() -> None:
    for game in GAMES:
        assert lessons.free(game).is_free
        assert lessons.free(game).id not in {plan.id for plan in lessons.plans(game)}


@pytest.mark.parametrize("game", GAMES)
def test_a_what_if_follows_a_free_game_and_the_next_one(game: str) -> None:
    explorer = Explorer("armorica", seed=1)
    explorer.play.new_game(game, seed=2)
    stage = explorer.play.stage
    for _ in range(3):
        stage.watch_on()
        while stage.news.due:
            command(stage, "continue")
        assert explorer.panel.asked is not None and explorer.panel.asked.state is stage.session.state
        assert set(explorer.panel.asked.names) == {str(action) for action in stage.session.state.legal_actions()}
        click(stage, next(iter(explorer.panel.asked.names)))
    assert explorer.panel.to_text() in explorer.to_text()
    explorer.close()
    assert explorer.panel.panel.comm is None


def test_every_other_game_begins_with_a_quick_look_and_without_the_changes_made_in_the_one_before() -> None:
    explorer = Explorer("discordia", seed=1)
    for before, after in (("armorica", "armorica"), ("armorica", "provincia")):
        stage = explorer.play.new_game(before, seed=1)
        stage.watch_on()
        while stage.news.due:
            command(stage, "continue")
        asked = explorer.panel.choose(tier="end").change("turn", "+1").questions
        assert list(asked.edits) == ["turn = 2"]
        explorer.play.new_game(after, seed=2)
        assert (asked.edits, asked.about, asked.tier) == ({}, "moves", "soon")
    assert explorer.panel.asked is not None and explorer.panel.asked.state is explorer.play.session.state
    explorer.close()
