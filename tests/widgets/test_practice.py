"""Practice: every question that comes back can be asked again, and what is answered is noted with its lesson."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import rulesim
from rulesim import BadInput
from tests.widgets.staging import command, right, wrong
from widgets import Practice, lessons, progress
from widgets.lessons.coming import MOST, coming, due, repetition
from widgets.practice import Repetition
from widgets.stage.drill import Drill

DAY = 86400


def answer_all(game: str, known: bool = True) -> int:
    """Note an answer to every question of a game; how many there are."""
    asked = {(plan.id, beat.question) for plan in lessons.plans(game) for beat in plan.beats if beat.question}
    for lesson, question in asked:
        progress.mark(lesson, "quiz", question, known)
    return len(asked)


Wait = Callable[[int], None]


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Wait:
    """Lets days pass."""
    real, passed = progress.now, [0]
    monkeypatch.setattr(progress, "now", lambda: real() + DAY * passed[0])
    return lambda days: passed.__setitem__(0, passed[0] + days)


def solve(stage: Repetition, slips: int = 0) -> None:
    """Answer all of it, the first questions wrong at first."""
    while stage.finish is None:
        run = stage.run
        assert isinstance(run, Drill)
        if slips and not run.at:
            stage.answer(*wrong(run))
            slips -= 1
        if not run.settled:
            stage.answer(*right(run))
        stage.go_on()


@pytest.mark.parametrize("game", rulesim.games())
def test_every_question_of_every_lesson_is_asked_again_on_its_board(game: str, wait: Wait) -> None:
    count = answer_all(game)
    assert due(game) == []
    wait(4)
    questions = due(game)
    assert len(questions) == count
    asked = set()
    for at in range(0, count, MOST):
        some = questions[at : at + MOST]
        stage = Repetition(some)
        assert stage.rules and stage.frame["label"] == "Practice"
        for one in some:
            run = stage.run
            assert isinstance(run, Drill) and run.asked.id == one.beat.question
            assert stage.drawn.zones, one
            asked.add((stage.plan_of(stage.beat).id, run.asked.id))
            while not run.done:
                stage.answer(*right(run))
                if not run.done:
                    stage.go_on()
            stage.go_on()
        assert stage.finish is not None and stage.finish.reviews == (("In 2 weeks", f"{len(some)} questions"),)
    assert asked == {(one.plan.id, one.beat.question) for one in questions}
    assert due(game) == [] and len(coming(game)) == count


def test_what_was_not_known_comes_back_tomorrow_and_nothing_else_is_marked(wait: Wait) -> None:
    assert Practice().to_text() == "No question comes back yet: answer some in a lesson first."
    answer_all("armorica", known=False)
    assert "come tomorrow" in Practice().to_text()
    wait(1)
    marked = {key for key in progress.default().marks() if key[1] == "task"}
    practice = Practice()
    assert isinstance(practice.stage, Repetition)
    solve(practice.stage, slips=1)
    finish = practice.stage.finish
    assert finish is not None
    assert finish.reviews == (("Tomorrow", "1 question"), ("In 4 days", f"{MOST - 1} questions"))
    assert practice.stage.frame["finish"]["cans"] == [] and finish.stars[1] == (
        f"{MOST - 1} of {MOST} right at once",
        False,
    )
    assert {key for key in progress.default().marks() if key[1] == "task"} == marked
    before = [beat.id for beat in practice.stage.plan.beats]
    command(practice.stage, "again")
    assert not {beat.id for beat in practice.stage.plan.beats} & {*before}, "the rest of what is due"
    assert practice.stage.frame["dots"][0] == "now"


def test_a_row_leads_to_the_other_games_of_which_something_comes_back(wait: Wait) -> None:
    for game in ("discordia", "armorica"):
        plan = lessons.plans(game)[0]
        progress.mark(plan.id, "quiz", next(filter(None, (beat.question for beat in plan.beats))))
        wait(1)
    wait(4)
    practice = Practice()
    assert practice.stage is not None and practice.stage.plan.game == "discordia", "it waits longest"
    (button,) = practice.children[0].children
    assert button.description == "Armorica: 1 question"
    solve(practice.stage)
    button.click()
    assert practice.stage.plan.game == "armorica" and practice.children[0] is practice.stage
    done = Practice("discordia")
    assert done.stage is None and done.to_text().endswith("The next one comes in 14 days.")
    (button,) = done.children[0].children
    solve(practice.stage)
    button.click()  # it was answered meanwhile, on another page
    assert done.stage is None and [type(one).__name__ for one in done.children] == ["HTML", "HBox", "KeyKeeper"]
    with pytest.raises(BadInput, match="game"):
        Practice("chess")


def test_where_nothing_comes_back_one_can_be_asked_all_the_same(wait: Wait) -> None:
    assert [type(one).__name__ for one in Practice().children] == ["HTML", "KeyKeeper"], "there is nothing to ask yet"
    answer_all("armorica")
    wait(1)
    practice = Practice()
    told, row, _ = practice.children
    assert "Practice</h2>" in told.value and "come in 3 days." in told.value
    (button,) = row.children
    assert button.description == "Ask me now all the same: Armorica"
    button.click()
    stage = practice.stage
    assert stage is not None and len(stage.plan.beats) == MOST and practice.children[0] is stage
    solve(stage)
    assert stage.finish is not None and stage.finish.reviews == (("In 4 days", f"{MOST} questions"),), "known as before"


def test_a_question_that_is_no_more_is_passed_over(wait: Wait) -> None:
    progress.mark("armorica/gaul", "quiz", "gone")
    wait(5)
    assert due("armorica") == []


def test_the_python_of_a_practice_asks_the_same_question(wait: Wait) -> None:
    answer_all("provincia")
    wait(4)
    stage, found = Repetition(due("provincia")), dict[str, Repetition]()
    stage.go_to(2)
    exec("\n".join(stage.frame["python"]), found)
    assert found["stage"].beat == stage.beat != stage.plan.beats[0]


def test_a_question_is_asked_beside_what_its_lesson_shows(wait: Wait) -> None:
    answer_all("discordia")
    for one in coming("discordia"):
        (beat,) = repetition([one]).beats
        assert beat.show == (one.beat.show or one.plan.show) and beat.chart == (one.beat.chart or one.plan.chart)
