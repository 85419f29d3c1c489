"""The game of a lesson looked back on, on its stage: from the card to the moments, and another try from there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from rulesim import CHANCE, Session
from rulesim.estimates import Estimate
from rulesim.whatif.game_review import Decision, Review, Reviewer
from tests.widgets.staging import asked, buttons, click, command, do, drill, plan, right
from tests.widgets.test_free_play import play_on
from widgets import progress
from widgets.free_play import FreeGame, left
from widgets.lessons import Beat
from widgets.stage import Stage, look_back
from widgets.stage.news import verdict

GAME = {"new_game": {"players": 2, "start_player": 0}, "seed": 7, "bot": "random"}
PLAYED = Beat(id="played", kind="do", goal={"at_least": {"turn": 3}})
"""Two turns of the learner, however they are played."""


class Stub(Reviewer):
    """Plays nothing out: each decision with a choice seems to have cost ten points in a hundred."""

    def __init__(self, session: Session, **options: Any) -> None:
        super().__init__(session, **options)
        self.game = session.game

    def steps(self) -> Iterator[tuple[int, int]]:
        yield 1, 2
        yield 1, 2
        self._complete = True
        yield 2, 2

    def result(self) -> Review:
        found: list[Decision] = []
        for entry in self.log:
            legal = [str(action) for action in self.history[entry.ply - 1].legal_actions()]
            better = next((one for one in legal if one != str(entry.action)), "")
            if entry.seat != CHANCE and better:
                cost, why = Estimate(32, 0.1, 0.1, 0.04, 0.16), {"armorica.scoring.gold gold": 2.0}
                found.append(Decision(entry.ply, entry.seat, str(entry.action), better, cost, "soon", len(legal), why))
        curve = tuple((0.5, 0.5) for _ in self.history)
        return Review(self.game, 2, curve, tuple(found), (), tuple(found[:3]), self._complete)


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Nothing is played out, and the background waits until the test goes through it."""
    begun: list[Any] = []
    monkeypatch.setattr(look_back, "Reviewer", Stub)
    monkeypatch.setattr(look_back, "runner", lambda: begun.append)
    return begun


def finished(*beats: Beat, **changes: Any) -> Stage:
    """A stage at the card of its lesson, after a game that was begun from its start."""
    stage = Stage(plan(*(beats or (PLAYED,)), **{**GAME, **changes}))
    while not stage.run.done:
        stage.watch_on()
        if not stage.run.done:
            stage.play(str(stage.session.state.legal_actions()[0]))
    return stage


def test_the_card_of_a_lesson_that_plays_a_game_offers_to_look_back(work: list[Any]) -> None:
    stage = finished()
    assert "look_back" not in buttons(stage)
    stage.go_on()
    assert buttons(stage) == ["again", "look_back"]
    lesson = Stage(plan(do("one")))
    click(lesson, "take 1")
    lesson.go_on()
    assert lesson.finish is not None and buttons(lesson) == ["again"]


def test_nobody_goes_on_from_the_end_of_a_game_before_it_is_told_who_won() -> None:
    stage = Stage(plan(Beat(id="whole", kind="do", rewind=False, goal={"over": True}), **GAME))
    while not stage.session.state.is_over:
        command(stage, "step") if stage.watching or stage.telling else stage.play("pass")
    assert stage.telling and buttons(stage) == ["skip"]
    command(stage, "skip")
    assert stage.told.startswith(verdict(stage).title) and buttons(stage) == ["continue"]


def test_looking_back_tells_how_far_it_is_and_then_what_was_found(work: list[Any]) -> None:
    stage = finished()
    stage.go_on()
    command(stage, "look_back")
    assert stage.frame["finish"] is None and stage.frame["kind"] == "review" and buttons(stage) == ["stop_looking"]
    coach = stage.frame["coach"]
    next(work[0])
    assert stage.told.startswith("50 %: ") and stage.figure == {}
    assert stage.frame["coach"] == coach, "else whatever is open beside the board is closed"
    [*work[0]]
    assert buttons(stage) == ["card", "moment"]
    found = stage.looking.found  # type: ignore[union-attr]
    own = len(found.decisions)
    what = f"{own} of your {own} moves cost you something."
    assert stage.told.startswith(what) and "Chance to win: 50 % → 50 %." in stage.told and stage.figure["data"]
    perhaps = replace(found.decisions[0], cost=Estimate(100, 0.03, 0.5, -0.07, 0.13))
    assert perhaps.grade == "unclear"
    stage.looking.found = replace(found, decisions=(*found.decisions[1:], perhaps))  # type: ignore[union-attr]
    assert stage.looking.notice().title == f"{own - 1} of your {own} moves cost you something; 1 may have."  # type: ignore[union-attr]
    unsure = tuple(replace(one, cost=perhaps.cost) for one in found.decisions)
    stage.looking.found = replace(found, decisions=unsure)  # type: ignore[union-attr]
    assert f"{own} of your {own} moves may have cost you something" in stage.looking.notice().title  # type: ignore[union-attr]
    command(stage, "card")
    assert stage.frame["finish"] is not None and buttons(stage) == ["again", "look_back"]


def test_what_was_found_is_there_at_once_as_long_as_the_game_is_the_same(work: list[Any]) -> None:
    stage = looked_back(work)
    told = stage.looking.found  # type: ignore[union-attr]
    command(stage, "card")
    command(stage, "look_back")
    assert not work and stage.looking is not None and stage.looking.found is told and stage.figure
    assert buttons(stage) == ["card", "moment"] and " of your " in stage.told, "from its beginning"
    command(stage, "card")
    command(stage, "undo")
    play_on(stage, 500)
    command(stage, "look_back")
    assert len(work) == 1 and stage.looking.running


def test_a_moment_stands_on_the_board_with_what_was_better(work: list[Any]) -> None:
    stage = finished(replace(PLAYED, show=("own",)))
    stage.go_on()
    end = stage.session
    command(stage, "look_back")
    [*work[0]]
    command(stage, "moment")
    moment = stage.looking.moment  # type: ignore[union-attr]
    assert moment is not None and stage.session.state == end.history[moment.ply - 1]
    assert stage.hovered == moment.better and stage.glance
    stands = {one.id for one in stage.drawn.pieces() if one.action == moment.better}
    assert stage.drawn.notice is not None and stage.drawn.notice.piece in stands
    assert "gaul-row" in {zone.id for zone in stage.drawn.zones}, "all of it, whatever the last step showed"
    assert stage.drawn.when.startswith("Turn ") and stage.frame["more"] == stage.drawn.when
    assert "Played on from there, it cost 10 % (4 to 16 %)." in stage.told and "gold −2" in stage.told
    ply = stage.session.ply
    click(stage, moment.better)
    assert stage.session.ply == ply and "Try from here" in stage.told
    assert {one.seat for one in stage.looking.found.moments} == {0}, "the game goes on"  # type: ignore[union-attr]
    command(stage, "moment")
    assert stage.looking.moment.ply > moment.ply and end.state.turn == 3  # type: ignore[union-attr]
    assert not [one for one in stage.drawn.pieces() if "new" in one.marks], "else it is taken for a part of the move"


def test_nobody_else_is_called_you_on_the_board_of_what_they_did(work: list[Any]) -> None:
    stage = finished(replace(PLAYED, goal={"over": True}), names=("Ada", "Ben"))
    stage.go_on()
    command(stage, "look_back")
    [*work[0]]
    assert stage.looking is not None
    found = {one.seat: one for one in reversed(stage.looking.found.decisions)}
    stage.looking.found = replace(stage.looking.found, moments=(found[1], found[0]))
    for own in (False, True):
        command(stage, "moment")
        titles = {zone.id: zone.title for zone in stage.drawn.zones if zone.id.startswith("display")}
        assert titles == {"display-1": "You", "display-2": "Ben"}
        assert ("you" in str(stage.drawn.zones)) is own, "nor by what lies beside the cards"
    assert stage.hovered == found[0].better


def test_what_others_held_is_seen_where_their_move_is_looked_at(work: list[Any]) -> None:
    stage = FreeGame("provincia", 2, others="random", seed=1)
    play_on(stage, 500)
    assert stage.session.state.is_over
    command(stage, "look_back")
    [*work[0]]
    assert stage.looking is not None
    found = next(one for one in stage.looking.found.decisions if one.seat)
    stage.looking.found = replace(stage.looking.found, moments=(found,))
    command(stage, "moment")
    assert not stage.covered


def test_one_tries_again_from_a_moment_and_comes_back_to_the_card(work: list[Any]) -> None:
    stage = finished(PLAYED, drill("x1"))
    stage.go_on()
    while not stage.run.done:
        stage.answer(*right(asked(stage)))
        stage.go_on()
    stage.go_on()
    command(stage, "look_back")
    [*work[0]]
    command(stage, "moment")
    moment = stage.looking.moment  # type: ignore[union-attr]
    assert moment is not None
    command(stage, "try_here")
    assert (stage.looking, stage.finish, stage.at, stage.run.done) == (None, None, 0, False)
    assert stage.play(moment.better).ok
    while not stage.run.done:
        stage.watch_on()
        if not stage.run.done:
            stage.play(str(stage.session.state.legal_actions()[0]))
    stage.go_on()
    assert stage.at == 1


def test_at_a_moment_nothing_is_hinted_or_taken_back(work: list[Any]) -> None:
    """Nor where code in a cell has ended the game."""
    stage = FreeGame("armorica", 2, others="random", seed=3)
    stage.watch_on()
    stage.play("pass")
    while not stage.session.state.is_over:
        stage.session.play(stage.session.state.legal_actions()[0])
    assert stage.frame["undo"]
    command(stage, "look_back")
    [*work[0]]
    command(stage, "moment")
    assert not stage.session.state.is_over and not (stage.frame["hint"] or stage.frame["undo"])
    assert not any(one.legal for one in stage.drawn.moves()), "nothing invites to a move that is refused"


def looked_back(work: list[Any], game: str = "armorica") -> FreeGame:
    """A free game that is over, at an early move of the learner, to be tried again; the other moment is the last."""
    stage = FreeGame(game, 2, others="random", seed=3)
    play_on(stage, 500)
    command(stage, "look_back")
    [*work.pop()]
    assert stage.looking is not None
    own = [one for one in stage.looking.found.decisions if one.seat == stage.game.seat]
    stage.looking.found = replace(stage.looking.found, moments=(own[2], own[-1]))
    command(stage, "moment")
    return stage


def test_another_try_is_the_same_game_up_to_there_and_goes_on_there_the_next_time(work: list[Any]) -> None:
    stage, found = looked_back(work), dict[str, FreeGame]()
    before, moment, line = stage.session.state, stage.looking.moment, stage.looking.words.line  # type: ignore[union-attr]
    assert moment is not None
    command(stage, "try_here")
    assert stage.session.state == before and stage.session.log == line.log[: moment.ply - 1]
    click(stage, moment.action)
    assert stage.session.state == line.history[stage.session.ply], "the same move meets the same luck"
    stage._answered_page()
    again = FreeGame(**{**(left("armorica") or {}), "game": "armorica"})
    assert again.session.state == stage.session.state
    exec("\n".join(again.frame["python"]), found)
    assert found["stage"].session.state == stage.session.state
    while stage.frame["undo"]:
        command(stage, "undo")
    assert not [entry for entry in stage.session.log if entry.seat == stage.game.seat], "back to the first decision"


def test_one_comes_back_from_another_try_to_the_moment_it_was_begun_from(work: list[Any]) -> None:
    stage = looked_back(work)
    moment, curves, ended = stage.looking.moment, stage.figure, stage.looking.game.session.state  # type: ignore[union-attr]
    assert moment is not None and "resume" not in buttons(stage)
    command(stage, "resume")
    command(stage, "try_here")
    assert buttons(stage) == ["resume"]
    click(stage, moment.better)
    assert "resume" in buttons(stage)
    command(stage, "resume")
    assert stage.looking is not None and stage.looking.moment == moment and stage.hovered == moment.better
    assert buttons(stage) == ["card", "try_here", "moment"] and stage.figure == curves
    assert progress.default().kept("armorica/free")[1:] == [], "nothing is begun"
    assert (left("armorica") or {})["seed"] != 3
    command(stage, "try_here")
    play_on(stage, 500)
    assert buttons(stage) == ["resume", "again", "look_back"]
    command(stage, "resume")
    command(stage, "card")
    assert stage.session.state == ended and buttons(stage) == ["again", "look_back"]
    command(stage, "again")
    assert "resume" not in buttons(stage)


def test_another_try_goes_on_in_its_step_the_next_time_also_where_one_before_was_never_done(work: list[Any]) -> None:
    first = replace(PLAYED, solution=("bot", "bot"), goal={"at_least": {"turn": 2}})
    named = Beat(id="named", kind="rule", rule="armorica.winter.compare")
    lesson = plan(first, named, replace(PLAYED, id="later", rewind=False, goal={"at_least": {"turn": 5}}), **GAME)
    stage = Stage(lesson)
    stage.go_to("later")
    while not stage.run.done:
        stage.watch_on()
        if not stage.run.done:
            stage.play(str(stage.session.state.legal_actions()[0]))
    stage.go_on()
    assert stage.frame["dots"] == ["next", "open", "done"] and stage.finish is not None
    assert stage.finish.stars[0] == ("1 of 3 steps", False) and stage.finish.title == "Gauls: done, but for 2 steps."
    command(stage, "look_back")
    [*work[0]]
    assert stage.looking is not None
    own = [one for one in stage.looking.found.decisions if one.seat == 0 and one.ply > 30]
    stage.looking.found = replace(stage.looking.found, moments=(own[0],))
    command(stage, "moment")
    command(stage, "try_here")
    click(stage, own[0].better)
    stage._answered_page()
    again = Stage(lesson)
    assert again.beat.id == "later" and again.session.state == stage.session.state
    assert again.frame["dots"] == ["next", "open", "now"], "what was never done is not done by that"


def test_one_comes_back_from_another_try_to_the_card_of_a_lesson(work: list[Any]) -> None:
    stage = finished()
    stage.go_on()
    command(stage, "look_back")
    [*work[0]]
    command(stage, "moment")
    command(stage, "try_here")
    assert stage.finish is None
    command(stage, "resume")
    command(stage, "card")
    assert stage.frame["finish"] is not None and buttons(stage) == ["again", "look_back"]


def test_no_step_is_begun_anew_for_a_move_of_one_that_was_skipped(work: list[Any]) -> None:
    first = replace(PLAYED, solution=("bot", "bot"), goal={"at_least": {"turn": 2}})
    stage = Stage(plan(first, replace(PLAYED, id="later"), **GAME))
    stage.go_to("later")
    begun = stage.run.start_ply  # type: ignore[union-attr]
    while not stage.run.done:
        stage.watch_on()
        if not stage.run.done:
            stage.play(str(stage.session.state.legal_actions()[0]))
    stage.go_on()
    command(stage, "look_back")
    [*work[0]]
    look = stage.looking
    assert look is not None
    own = [one for one in look.found.decisions if one.seat == look.game.seat]
    look.found = replace(look.found, moments=(own[0], own[-1]))
    assert own[0].ply <= begun < own[-1].ply
    for offered in (False, True):
        command(stage, "moment")
        assert ("try_here" in buttons(stage)) is offered
    command(stage, "try_here")
    assert stage.beat.id == "later"


def test_it_can_be_stopped_and_ends_with_the_lesson(work: list[Any]) -> None:
    stage = finished()
    stage.go_on()
    command(stage, "look_back")
    next(work[0])
    command(stage, "stop_looking")
    [*work[0]]
    look = stage.looking
    assert look is not None and buttons(stage)[0] == "card" and not look.found.complete
    look.found = replace(look.found, moments=())
    assert "Stopped" in look.coach() and "decided" not in look.coach(), "nobody knows yet whether a move decided it"
    command(stage, "card")
    command(stage, "look_back")
    look = stage.looking
    command(stage, "again")
    assert look is not None and not look.running and stage.looking is None
    [*work[1]]
    assert stage.frame["kind"] == "do", "what comes late changes nothing"


def test_a_free_game_that_is_over_is_looked_back_on_and_shown_again_as_it_ended(work: list[Any]) -> None:
    stage = FreeGame("armorica", 2, others="random", seed=3)
    while not stage.run.done:
        stage.watch_on()
        if not stage.run.done:
            stage.play(str(stage.session.state.legal_actions()[0]))
    ended = stage.session.state.to_dict()
    click(stage, "pass")
    assert stage.told.startswith("The game is over.")
    command(stage, "look_back")
    for _ in work.pop():
        pass
    command(stage, "moment")
    assert not stage.session.state.is_over
    command(stage, "card")
    assert stage.session.state.to_dict() == ended
    assert buttons(stage) == ["again", "look_back"]
