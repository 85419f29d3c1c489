"""What Provincia's lessons teach and ask, and the moments that their scripts name."""

from __future__ import annotations

from collections import Counter
from math import ceil
from random import Random
from typing import cast

import pytest

import rulesim
from rulesim import BadInput, rulebook
from rulesim.provincia import combat, penalty, production, upkeep
from rulesim.provincia.components import RESOURCES
from rulesim.provincia.state import State
from rulesim.provincia.tables import standard_tables
from tests import words_read
from tests.widgets.learning import Questions, answers, ask
from tests.widgets.staging import buttons, command, log
from widgets import charts, lessons
from widgets.charts import theme
from widgets.games import drawn_game
from widgets.provincia.scene.wording import OFTEN, ONCE, printed
from widgets.stage import Stage
from widgets.stage.drill import posed

GAME = "provincia"
QUESTIONS = lessons.questions(GAME)
AGAIN = ("provincia/first-round", "provincia/laboratory")
"""Lessons that go once more over rules of earlier ones."""


def test_a_moment_names_round_step_and_seat() -> None:
    state = lessons.start(GAME, "lesson-combat")
    moment = drawn_game(GAME).tutor().moment
    seen = [moment(state)]
    for move in ("lay blue-1", "lay green-1", "lay green+1", "gauls bellum_07", "lose lignator"):
        state.play(move)
        seen.append(moment(state))
    assert seen[:5] == ["3 lay 1", "3 lay 2", "3 lay 3", "3 gauls 3", "3 lose 1"]


def test_moments_of_the_set_up_and_of_phase_1() -> None:
    state = rulesim.find_game(GAME).new_game(2, cities=("massilia", "arelate"), start=1)
    moment, seen = drawn_game(GAME).tutor().moment, [drawn_game(GAME).tutor().moment(state)]
    for move in ("reveal fodina", "reveal fons"):
        state.play(move)
        seen.append(moment(state))
    for _ in range(8):
        state.play(state.sample(Random(1)))
        seen.append(moment(state))
    assert seen[:4] == ["0 hand 2", "0 hand 1", "0 deal2 2", "0 deal3 2"]
    assert seen[-1] == "1.1 choose 2"
    for move in ("choose opes", "reveal opes_01", "reveal opes_02", "reveal opes_03", "reveal opes_04", "pick 6"):
        state.play(move)
        seen.append(moment(state))
    assert seen[-6:] == ["1.1 opes1 2", "1.1 opes2 2", "1.1 opes3 2", "1.1 opes4 2", "1.1 pick 2", "1.1 blind 2"]


# --- all together ----------------------------------------------------------------------------------------------------


def test_the_lessons_are_those_of_the_rulebook_in_its_order() -> None:
    assert [plan.id.partition("/")[2] for plan in lessons.plans(GAME)] == [
        "setup", "selecting", "production", "playing", "senate", "buildings", "combat", "upkeep", "activation",
        "first-round", "end", "laboratory", "examples",
    ]  # fmt: skip


def test_the_lessons_together_teach_every_rule_once() -> None:
    taught = Counter(rule for plan in lessons.plans(GAME) if plan.id not in AGAIN for rule in plan.rules)
    assert set(taught) == {rule.id for rule in rulebook.catalogue(GAME)}
    assert [rule for rule, times in taught.items() if times > 1] == []


def test_the_graded_exercises_are_among_the_questions() -> None:
    assert {f"e{number:02}" for number in range(1, 13)} <= set(QUESTIONS)


def test_every_question_is_asked_in_one_lesson() -> None:
    asked = Counter(beat.question for plan in lessons.plans(GAME) for beat in plan.beats if beat.question)
    assert set(asked) == set(QUESTIONS)
    assert max(asked.values()) == 1


@pytest.mark.parametrize("plan", lessons.plans(GAME), ids=lambda plan: plan.id)
def test_a_coach_is_brief(plan: lessons.Plan) -> None:
    for beat in plan.beats:
        lines = [*words_read.of_beat(plan, beat)]
        assert beat.question or len(lines[0].split()) <= 14, lines[0]
        assert beat.question or len(lines[1].split()) <= 16, lines[1]


# --- questions -------------------------------------------------------------------------------------------------------


class TestQuestions(Questions):
    game = GAME


def test_no_question_takes_longer_than_a_beat() -> None:
    """A few clicks answer it, and what is chosen among has room beside the board where it does not lie on it."""
    for question in QUESTIONS.values():
        parts = ask(question).parts
        assert 1 <= len(parts) <= 5, question.id
        assert all(len(part.options) <= 8 for part in parts), question.id


def test_which_purchases_last_is_answered_by_clicking_the_cards() -> None:
    stage = Stage("provincia/laboratory")
    stage.go_to("e09")
    stage.answer(-2)
    for answer in (("play legio", "build hortus", "build officina"), ("build hortus", "build officina")):
        stage.go_on()
        hand = {piece.action for piece in stage.drawn.pieces() if piece.id.startswith("hand-")}
        assert {"play legio", "build hortus", "build officina", "build turris"} == hand
        stage.answer(*answer)
        assert stage.frame["answer"]["tone"] == "yes", stage.told


def test_a_bribe_in_gold_is_offered_as_what_it_is() -> None:
    (part,) = ask(QUESTIONS["bribe"]).parts
    assert "Pay 3 gold" in [option.text for option in part.options]


def test_what_is_left_of_every_good_is_asked() -> None:
    asked = {part.id for part in ask(QUESTIONS["e01"]).parts}
    assert {"left-clay", "left-wood", "left-stone"} <= asked


def test_a_stage_of_a_question_is_seen_on_the_board() -> None:
    full, one, both = (part.shown for part in ask(QUESTIONS["templum"]).parts)
    assert isinstance(full, State) and isinstance(one, State) and isinstance(both, State)
    assert not full.cities[0].permanents and [card.kind for card in one.cities[0].permanents] == ["architectus"]
    assert "carchesium" in [standing.building.id for standing in both.cities[0].standing]
    assert ask(QUESTIONS["templum"]).parts[0].why == ("You pay 13 of 16: 3 left.",)


def test_who_puts_a_card_back_is_told_which() -> None:
    stage = Stage("provincia/senate")
    stage.go_to("conspire")
    stage.play("put puteus")
    assert stage.told.startswith("You put PUTEUS")


def test_a_place_that_is_empty_is_not_called_a_card_that_lies_face_down() -> None:
    stage = Stage("provincia/selecting")
    stage.go_to("last")
    stage.watch_on()
    stage.play("pick 2")
    assert "take the card on place 2" in stage.told


def test_building_tells_no_number_twice() -> None:
    stage = Stage("provincia/buildings")
    stage.go_to("spirit")
    stage.play("build hortus less gold")
    assert "now 22" in stage.told and "Prestige" not in stage.told


def test_what_is_unique_is_marked_where_its_worth_does_not_tell() -> None:
    marks = {card.id: printed(card) for card in standard_tables().buildings}
    assert marks["officina"] == (ONCE,) and marks["fons"] == (OFTEN,)
    assert not any(marks[id] for id in ("fodina", "forum", "strata", "horreum"))


def test_a_set_up_that_was_asked_about_is_seen_when_all_is_answered() -> None:
    stage, left = Stage("provincia/setup"), (21, 24, 34)
    stage.go_to("e01")
    for answer in (5, *left):
        stage.go_on()
        stage.answer(answer)
    assert tuple(cast(State, stage.session.state).supply)[:3] == left


def test_only_what_was_inactive_proves_that_nothing_is_activated_twice() -> None:
    stage = Stage("provincia/activation")
    stage.go_to("again")
    stage.play("activate fodina")
    assert stage.beat.id == "again"
    stage.play("activate emporium")
    assert stage.beat.id == "second"


def test_another_card_with_clay_is_not_the_one_that_is_asked_for() -> None:
    stage = Stage("provincia/production")
    stage.go_to("short")
    stage.play("pick 1")
    assert stage.beat.id == "short" and not stage.run.done
    stage.play("pick 2")
    assert stage.runs[stage.at].done or stage.beat.id != "short"


def test_a_first_turn_is_not_ended_before_something_is_built() -> None:
    stage = Stage("provincia/first-round")
    stage.go_to("build")
    stage.play("end")
    assert (stage.beat.id, stage.session.state.phase, stage.watching) == ("build", "play", False)


@pytest.mark.parametrize("id", ["no-store", "waste", "bribe", "razed-store"])
def test_the_board_shows_the_goods_that_a_question_tells_of(id: str) -> None:
    """The position of a question's file, changed as the question says."""
    told = QUESTIONS[id].ask["changes"]["goods"]
    state = posed(GAME, id).shown
    assert isinstance(state, State)
    assert dict(zip(RESOURCES, state.cities[0].goods, strict=True)) == {**dict.fromkeys(RESOURCES, 0), **told}


def test_the_board_shows_the_combat_card_that_a_question_asks_about() -> None:
    """With its penalties in the order in which they are suffered; the card prints them the other way round."""
    stage = Stage("provincia/combat")
    stage.go_to("timber")
    assert QUESTIONS["timber"].ask["penalties"] == [["stone", 4], ["wood", 4]]
    assert "Gauls 5: −4 stone; if that cannot be paid, −4 wood" in stage.drawn.text


def test_the_answers_come_from_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the engine changes the answers: nothing is written down but what the sources say."""
    monkeypatch.setattr(production, "cap", lambda state, city: 7)
    monkeypatch.setattr(combat, "wins", lambda strength, attack: strength > attack)
    monkeypatch.setattr(upkeep, "decay", lambda state, seat, track, rule: None)
    monkeypatch.setattr(penalty, "payable", lambda state, city, printed: 0)
    for id in ("e02", "e04", "e05", "free-of-tax", "e09", "timber", "no-store"):
        assert answers(QUESTIONS[id]) != QUESTIONS[id].expected, id


def test_an_edition_may_be_named() -> None:
    assert Stage("provincia/upkeep", edition="german").session.state == Stage("provincia/upkeep").session.state
    with pytest.raises(BadInput, match="german"):
        Stage("provincia/upkeep", edition="russian")


def test_after_a_question_the_game_goes_on_where_the_learner_left_it() -> None:
    """With what the learner played, not what the solution would have."""
    stage = Stage("provincia/combat")
    stage.play("lay green-1")
    stage.watch_on()
    stage.play("lose horreum")
    stage.go_on()
    assert stage.beat.id == "e05"
    for answer in ("lose lignator", "4", "3"):
        stage.answer(answer)
        stage.go_on()
    assert stage.beat.id == "save"
    assert str(stage.session.log[0].action) == "lay green-1"
    assert stage.play("aediles").ok


def steps(lesson: str, beat: str, *moves: str) -> tuple[Stage, list[str]]:
    """What is shown step by step after these moves, up to the last step."""
    stage, shown = Stage(f"provincia/{lesson}"), list[str]()
    stage.go_to(beat)
    for move in moves:
        assert stage.play(move).ok
    while stage.watching and not stage.news.due:
        stage._command("step")
    while stage.news.due:
        assert stage.beat.id == beat, "the lesson goes on when all has been seen"
        shown.append(stage.news.due[0].title)
        stage._command("continue")
    return stage, shown


def test_every_climax_is_seen_in_its_own_lesson() -> None:
    combat = ["Tokens", "The Gauls", "Your strength"]
    stage, shown = steps("combat", "hold", "lay orange+1")
    assert shown == [*combat, "Upkeep", "Income"] and stage.run.done
    stage, shown = steps("upkeep", "broke", "build lignator", "end")
    assert shown == ["Upkeep", "Income"] and stage.beat.id == "unpaid"
    stage, shown = steps("activation", "income", "end")
    assert shown == ["Income"] and stage.beat.id == "pays"
    stage, shown = steps("end", "win", "build portus", "end")
    assert shown == ["On the track", "Gold", "In all", "Own harbour or bridge"] and stage.session.state.is_over


def test_each_step_of_a_combat_shows_the_board_as_of_that_step_and_asks_for_nothing_yet() -> None:
    stage = Stage("provincia/combat")
    stage.go_to("lose")
    stage.play("lay blue-1")
    while not stage.news.due:
        assert "basic building" not in stage.frame["coach"]
        stage._command("step")
    known = list[bool]()
    while stage.news.due:
        known.append(cast(State, stage.position).gauls is not None)
        assert stage.frame["coach"] == "The Gauls attack." and not stage.frame["more"]
        assert not any(button.legal for button in stage.drawn.buttons)
        assert not any(piece.legal for piece in stage.drawn.pieces())
        stage._command("continue")
    assert known == [False, True, True]
    assert stage.frame["coach"].startswith("A basic building must go")
    assert any(piece.legal for piece in stage.drawn.pieces())


def test_the_upkeep_is_shown_before_the_income() -> None:
    stage = Stage("provincia/first-round")
    stage.go_to("close")
    while not stage.news.due:
        stage.play("end") if stage.game.mine else stage._command("step")
    shown = list[tuple[str, int, int]]()
    while stage.news.due:
        city = cast(State, stage.position).cities[0]
        shown.append((stage.news.due[0].title, city.morale, city.goods[1]))
        stage._command("continue")
    wood = shown[0][2]
    assert shown == [("Upkeep", 5, wood), ("Income", 5, wood + 1)]


def test_the_plot_of_an_upkeep_and_an_income_foresees_the_same_combat() -> None:
    stage = Stage("provincia/combat")
    stage.go_to("save")
    stage.play("aediles")
    assert stage.told == "You save a building with AEDILES. Upkeep. The city tires, the tax is paid."
    foreseen = {stage.news.due[0].title: stage.figure["words"]}
    stage._command("continue")
    foreseen[stage.news.due[0].title] = stage.figure["words"]
    stage._command("continue")
    assert foreseen == dict.fromkeys(("Upkeep", "Income"), stage.figure["words"])


@pytest.mark.parametrize(
    ("lesson", "beat", "moves", "told"),
    [
        ("combat", "hold", ["lay orange+1"], "You hold out against the Gauls: 5 against 5."),
        ("combat", "save", ["aediles"], "AEDILES"),
        ("end", "win", ["build portus", "end"], "You win. 29 to 29 prestige."),
    ],
)
def test_after_the_last_step_one_is_told_what_the_task_was_done_by(
    lesson: str, beat: str, moves: list[str], told: str
) -> None:
    stage, _ = steps(lesson, beat, *moves)
    assert stage.frame["answer"]["tone"] == "yes" and told in stage.told


def test_the_last_step_of_a_combat_tells_how_the_others_fared() -> None:
    stage = Stage("provincia/laboratory")
    stage.go_to("fight")
    for move in ("build stabilum", "end", "lay orange+1"):
        while stage.watching:
            stage._command("step")
        stage.play(move)
    while stage.watching and not stage.news.due:
        stage._command("step")
    stage._command("continue")
    stage._command("continue")
    assert stage.told == "Your strength 4 against 4: held. Player 2 falls short. Player 3 falls short."


def test_of_the_last_step_that_is_shown_there_is_nothing_to_skip() -> None:
    stage = Stage("provincia/combat")
    stage.go_to("lose")
    stage.play("lay blue-1")
    while not stage.news.due:
        command(stage, "step")
    while len(stage.news.due) > 1:
        assert buttons(stage) == ["skip", "continue"]
        command(stage, "continue")
    assert stage.news.due and buttons(stage) == ["continue"]


def test_a_step_can_be_skipped() -> None:
    stage = Stage("provincia/activation")
    stage.go_to("income")
    stage.play("end")
    assert stage.news.due and stage.run.done
    stage._command("skip")
    assert not stage.news.due and stage.beat.id == "pays"


def test_the_gauls_card_lies_large_on_the_board_where_a_question_is_about_it() -> None:
    stage = Stage("provincia/combat")
    stage.go_to("timber")
    (card,) = (site for site in stage.drawn.sites if site.id == "site-gauls")
    assert card.face is not None
    assert card.face.lines == ("−4 stone", "else −4 wood")


@pytest.mark.parametrize("plan", lessons.plans(GAME), ids=lambda plan: plan.id)
def test_what_is_asked_is_read_whole_at_every_width(plan: lessons.Plan) -> None:
    """In a window of 600 pixels the coach has 320: for two lines of 20 and one of 16, or one of 20 and two of 16.

    Where there is more room, 605 for one line, beside the title of the lesson.
    """
    for beat in plan.beats:
        message = beat.message(plan.id)
        if beat.question:
            asked = ask(lessons.question(GAME, beat.question))
            count = len(asked.parts)
            which = [f"{at} of {count}: " if count > 1 else "" for at in range(1, count + 1)]
            told = [(asked.prompt, f"{at}{part.label}") for at, part in zip(which, asked.parts, strict=True)]
        else:
            names = (message, f"{message}.more")
            told = [tuple(lessons.say(GAME, name, "en") if lessons.has_words(GAME, name) else "" for name in names)]
        for head, more in told:
            lines = ceil(theme.length(head, 16, True) / 320), ceil(theme.length(more, 13) / 320)
            assert 20 * lines[0] + 16 * lines[1] <= 57, (beat.id, head, more)
            assert theme.length(more, 14) <= 605 and theme.length(head, 18, True) <= 620, (beat.id, head, more)


def test_whoever_names_the_wrong_building_is_told_what_is_lost() -> None:
    razed, *_ = ask(QUESTIONS["e05"]).parts
    whys = {option.key: option.why for option in razed.options}
    assert whys["lose horreum"] == "What you lose is a production building: HORREUM is none."
    razed, *_ = ask(QUESTIONS["timber"]).parts
    assert {"What you lose is 4 wood."} == {option.why for option in razed.options if not option.right}


@pytest.mark.parametrize(
    ("beat", "order", "reason"),
    [
        ("six", "1 2 3 4 5 6 1 2 3 4 5 6", "With 2 or 3 players"),
        ("six", "6 5 4 3 2 1", "clockwise"),
        ("e03", "1 2 3", "With 2 or 3 players"),
    ],
)
def test_an_order_of_too_many_turns_or_few_is_explained_by_how_often_one_chooses(
    beat: str, order: str, reason: str
) -> None:
    stage = Stage("provincia/selecting")
    stage.go_to(beat)
    stage.answer(order)
    assert reason in stage.told


def test_a_number_is_explained_by_what_it_was_before_and_by_what_changed_it() -> None:
    gold, _, wood, morale = [why for part in ask(QUESTIONS["e07"]).parts for why in part.why]
    assert gold == "Gold 5 → 3. You buy 1 wood for 2 gold."
    assert morale == "Morale 4 → 5."
    assert ask(QUESTIONS["e06"]).parts[0].why == ("Morale stays 1, never below 1.",)
    assert wood.startswith("Wood 7 → 0. You buy 1 wood for 2 gold. You build INSULA for 8 wood")
    *_, kept = [why for part in ask(QUESTIONS["razed-store"]).parts for why in part.why]
    assert kept == "Gold stays 12."


def test_a_wrong_chance_is_explained_by_where_the_strength_ends_and_not_by_the_right_one() -> None:
    own, other = ask(QUESTIONS["e11"]).parts
    ends = "You end with 3 (4/9), 2 (2/9), 1 (2/9), 0 (1/9). Which of the four cards does each beat?"
    assert {option.why for option in own.options} == {ends}
    assert {option.why for option in other.options} == {
        ends.replace("3 (4/9), 2 (2/9), 1 (2/9), 0", "2 (4/9), 1 (2/9), 0 (2/9), −1")
    }


def test_a_building_that_is_asked_about_can_be_paid_for_and_is_named_in_the_reason() -> None:
    asked = posed(GAME, "awake")
    assert isinstance(asked.shown, State)
    assert {option.key for option in asked.parts[0].options} <= {*map(str, asked.shown.legal_actions())}
    assert all(option.why.startswith(f"{option.text}: your strength ") for option in asked.parts[0].options)


def test_of_a_move_that_is_taken_back_nothing_is_told_that_follows_by_itself() -> None:
    stage = Stage("provincia/combat")
    stage.go_to("save")
    stage.play("lose officina")
    assert "OFFICINA is destroyed" in stage.told and "Taken back" in stage.told and "tax" not in stage.told
    stage = Stage("provincia/buildings")
    stage.go_to("discount")
    stage.play("build strata")
    assert "(Clay 6 → 4, stone 7 → 5.)" in stage.told


def test_while_tokens_are_laid_the_plot_tells_of_the_combat() -> None:
    assert charts.fitting("ladder", "combat", GAME) == "combat" and charts.fitting("ladder", "play", GAME) == "ladder"


def test_all_that_is_left_lies_back_by_one_press_across_steps_and_undo_stays_in_the_step() -> None:
    stage = Stage("provincia/senate")
    stage.go_to("search")
    for move in ("play consuetudo", "keep turris"):
        stage.play(move)
    command(stage, "leave")
    assert stage.beat.id == "conspire" and log(stage)[-2:] == ["put insula", "put puteus"]
    assert "as it lies" in stage.told
    command(stage, "leave")
    assert "as it lies" in stage.told, "a double click adds nothing"
    command(stage, "undo")
    assert stage.beat.id == "conspire" and log(stage)[-1] == "put insula" and not stage.frame["undo"]
