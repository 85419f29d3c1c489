"""Provincia's lessons on the stage: every beat can be done, and whatever is tried in it is answered truly."""

from __future__ import annotations

from typing import cast

import pytest

from rulesim.provincia.state import State
from tests.widgets.beats import Beats, at, of_kind, place, played, solve
from tests.widgets.staging import command
from widgets import lessons
from widgets.lessons import Beat, Plan
from widgets.stage import Stage


class TestBeats(Beats):
    game = "provincia"
    tries = ("build forum", "build insula", "buy clay", "lay orange+1", "activate emporium", "choose spqr",
             "pick {n}", "end", "look hand {n}", "lose horreum", "discard horreum", "offer 2")  # fmt: skip
    unrefused = frozenset({"provincia/examples"})
    named = frozenset(range(1, 6))

    @of_kind("do", "puzzle")
    def test_what_a_move_changes_in_the_store_is_seen_there(self, plan: Plan, beat: Beat) -> None:
        stage = at(plan, beat)
        held = [*cast(State, stage.session.state).cities[stage.game.seat].goods]
        stage.play(lessons.step(beat.solution[0]).move)
        if [*cast(State, stage.session.state).cities[stage.game.seat].goods] != held:
            assert "city" in (beat.show or plan.show)


LOST = {
    "combat/hold": (["lay blue-1"], "4 against 5"),
    "upkeep/broke": (["end"], "You pay 1 gold of taxes"),
    "upkeep/free": (["build lignator", "end"], "No gold for the taxes"),
    "activation/trade": (["end", "end"], "Your buildings bring 1 stone"),
    "end/win": (["end"], "The game is over"),
    "laboratory/fight": (["end", "lay green-1"], "You lose against the Gauls"),
    "examples/safe": (["lay blue-1"], "3 against 4"),
}
"""Beats whose goal can be put out of reach by moves that are allowed: such moves, and the reason that is told."""


@pytest.mark.parametrize("step", LOST)
@pytest.mark.parametrize("way", ["steps", "skip", "hint"])
def test_a_task_that_is_lost_begins_again_with_its_reason(step: str, way: str) -> None:
    lesson, _, beat = step.partition("/")
    moves, reason = LOST[step]
    stage = Stage(f"provincia/{lesson}")
    stage.go_to(beat)
    before, run = place(stage), played(stage)
    for move in moves:
        stage.play(move)
        look_on(stage, way)
    assert place(stage) == before
    assert not run.done and run.slips == 1
    assert reason in stage.told and stage.told.endswith("Try again.")
    solve(stage)
    assert run.done


def test_whoever_frees_the_city_of_a_tax_that_shall_stay_unpaid_is_told_at_once() -> None:
    stage = Stage("provincia/upkeep")
    stage.go_to("broke")
    before = place(stage)
    stage.play("play praetor")
    assert place(stage) == before
    assert stage.told == "You play PRAETOR: no taxes in this round. Back to where this step began. Try again."


def test_nothing_is_told_of_what_follows_a_loss_that_is_taken_back() -> None:
    stage = Stage("provincia/examples")
    stage.play("lay blue-1")
    while not stage.news.due:
        command(stage, "step")
    for _ in range(3):  # the tokens, the Gauls, the strength
        command(stage, "continue")
    assert not stage.news.due and stage.told.endswith("Try again.")


def look_on(stage: Stage, way: str) -> None:
    """See what the others do, one step at a time, all at once, or until one asks for a hint in the middle."""
    while stage.watching or stage.news.due:
        command(stage, "skip" if way == "skip" else "continue" if stage.news.due and way == "steps" else "step")
        if way == "hint" and stage.news.due:
            command(stage, "hint")


def test_whoever_skips_a_combat_is_told_how_it_ended() -> None:
    stage = Stage("provincia/combat")
    stage.go_to("lose")
    stage.play("lay blue-1")
    while not stage.news.due:
        command(stage, "step")
    command(stage, "skip")
    assert "4 against 5" in stage.told and not stage.news.due


def test_whoever_skips_the_whole_combat_is_told_that_it_was_won() -> None:
    stage = Stage("provincia/combat")
    stage.go_to("hold")
    stage.play("lay orange+1")
    command(stage, "skip")
    assert played(stage).done and "5 against 5" in stage.told


def test_aediles_is_played_by_its_card_as_the_hint_says() -> None:
    stage = Stage("provincia/combat")
    stage.go_to("save")
    hand = next(zone for zone in stage.drawn.zones if zone.id == "hand")
    (card,) = (one for one in hand.pieces if one.id.startswith("hand-aediles"))
    assert (card.action, card.legal) == ("aediles", True)


def test_whoever_builds_what_is_inactive_is_told_so() -> None:
    stage = Stage("provincia/laboratory")
    stage.go_to("lasting")
    stage.play("build statio")
    assert "STATIO is inactive" in stage.told
