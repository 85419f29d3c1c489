"""Discordia's lessons: learned as their data say, every hint and word is there, every question is marked right."""

from __future__ import annotations

import re

import pytest

from rulesim import BadInput
from rulesim.discordia import aqueduct, new_year, side_actions, year_end
from rulesim.discordia.city import as_laid
from tests.widgets.beats import Beats
from tests.widgets.learning import Questions, answers, ask
from tests.widgets.staging import asked, command, right
from widgets import lessons
from widgets.discordia.quiz import Quiz
from widgets.games import drawn_game
from widgets.lesson import lesson
from widgets.stage import Stage
from widgets.stage.news import verdict

GAME = "discordia"
QUESTIONS = lessons.questions(GAME)


def at(lesson: str, beat: str) -> Stage:
    """The stage of a lesson at one of its beats."""
    stage = Stage(f"{GAME}/{lesson}")
    stage.go_to(beat)
    stage.watch_on()
    return stage


class TestBeats(Beats):
    game = GAME
    tries = ("develop", "boat", "special fort1 RR", "dispatch field1 Y", "claim DE04", "choose red {n}",
             "take FA0{n} on field1", "extension fort", "stars {n}", "end", "trade tower1",
             "demolish tower1")  # fmt: skip
    unrefused = frozenset({"discordia/towers-and-privileges", "discordia/first-year", "discordia/examples"})


class TestQuestions(Questions):
    game = GAME


def test_chance_keeps_to_the_story_whatever_was_drawn_before() -> None:
    """A swap that the story does not foresee draws by chance; the roll of the next season is told all the same."""
    for swaps in (False, True):
        stage = at("laboratory", "fourteen")
        if swaps:
            assert stage.play("boat").ok is (stage.session.state.value == stage.session.state.season)
        stage.play("end")
        stage.watch_on()
        assert stage.session.state.dice == (1, 3, 6)


def test_a_moment_names_year_season_step_and_seat() -> None:
    state = lessons.start(GAME, "lesson-first-turn")
    moment = drawn_game(GAME).tutor().moment
    seen = [moment(state)]
    for move in ("choose yellow 2", "take FA05 on field1", "end", "choose red 6", "end", "roll 1 2 3"):
        state.play(move)
        seen.append(moment(state))
    assert seen == [
        "1.2 choose 1", "1.2 act 1", "1.2 more 1", "1.2 choose 2", "1.2 act 2", "1.3 roll 2", "1.3 choose 2",
    ]  # fmt: skip


# --- all together ----------------------------------------------------------------------------------------------------


def test_the_lessons_lead_to_a_year_before_what_it_can_do_without() -> None:
    assert [plan.id.partition("/")[2] for plan in lessons.plans(GAME)] == [
        "setup", "year", "main-actions", "side-actions", "towers-and-privileges", "infrastructure", "year-end",
        "first-year", "end", "decrees", "laboratory", "examples",
    ]  # fmt: skip


def test_the_graded_exercises_are_among_the_questions() -> None:
    assert {f"ex{number:02}" for number in range(1, 13)} <= set(QUESTIONS)


# --- questions -------------------------------------------------------------------------------------------------------


def test_the_answers_come_from_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the engine changes the answers: nothing is written down but what the sources say."""
    monkeypatch.setattr(aqueduct, "empty_spaces", lambda state, seat: 0)
    monkeypatch.setattr(year_end, "strength", lambda city: 0)
    monkeypatch.setattr(side_actions, "any_colour", lambda perks, kind: True)
    monkeypatch.setattr(new_year, "next_start_player", lambda state: state.start)
    side_actions.reachable.cache_clear()
    try:
        for id in ("ex04", "ex06", "ex07", "ex11", "x2", "x9", "x11", "start-tie", "four-moves"):
            assert answers(QUESTIONS[id]) != QUESTIONS[id].expected, id
    finally:
        side_actions.reachable.cache_clear()


def test_an_edition_may_be_named() -> None:
    assert lesson("discordia/year-end", edition="german").session.state == lesson("discordia/year-end").session.state
    with pytest.raises(BadInput, match="german"):
        lesson("discordia/year-end", edition="russian")


# --- on the board ----------------------------------------------------------------------------------------------------


def test_a_press_on_the_tower_is_refused_as_the_beat_wants() -> None:
    stage = at("year-end", "safe")
    tower = next(piece for piece in stage.drawn.pieces() if piece.id == "MT1")
    assert tower.action
    assert not stage.play(next(piece.action for piece in stage.drawn.pieces() if piece.id == "field2-1")).ok
    assert stage.beat.id == "safe", "an empty field is no tower"
    assert not stage.play(tower.action).ok
    assert stage.beat.id == "lose"


def test_a_place_for_a_tower_that_waits_is_refused_by_what_waits() -> None:
    stage = at("year-end", "reward")
    assert not stage.play(next(piece.action for piece in stage.drawn.pieces() if piece.id == "tower2-1")).ok
    assert "First settle what is waiting: a tower." in stage.told


def test_after_the_raid_strength_is_not_compared_with_the_germans_any_more() -> None:
    stage = at("year-end", "reward")
    view = stage.view()
    assert "Raid strength 4 → 3" in view.preview(stage.session.state.parse("build TT2 on tower1"))


def test_what_is_not_taught_yet_is_not_on_the_board() -> None:
    """Ghost dice come with the manipulators, bonuses of decree spaces with the decrees, the shortage with its own."""
    for name, beat in (("setup", "work"), ("year", "share"), ("main-actions", "take"), ("infrastructure", "worse")):
        stage = at(name, beat)
        stage.hover(stage.beat.solution[0])
        told = f"{stage.to_text()} {stage.figure.get('words')} {[piece.preview for piece in stage.drawn.pieces()]}"
        assert ("hortage" in told) is (name == "infrastructure"), told
        assert any(site.id == "shortage" for site in stage.drawn.sites) is (name == "infrastructure")
    for beat, ghosts in (("taken", False), ("far", True)):
        stage = at("year", beat)
        assert any(site.id.startswith("ghost-") for site in stage.drawn.sites) is ghosts
        assert any(piece.id == "manipulators" for piece in stage.drawn.pieces()) is ghosts
        far = next(
            piece for piece in stage.drawn.pieces() if piece.spot == f"action.{min(stage.session.state.dice) - 1}"
        )
        assert bool(far.action or far.choices) is ghosts
    seen = dict[str, set[str]]()
    for name, beat in (("infrastructure", "step"), ("decrees", "track")):
        spaces = [piece for piece in at(name, beat).drawn.pieces() if piece.spot.startswith("decree.")]
        seen[name] = {icon for piece in spaces for icon in piece.icons}
    assert seen["infrastructure"] == {"infrastructure"} < seen["decrees"]
    legends = [
        {sign["symbol"] for sign in at(*where).frame["legend"]} for where in (("setup", "die"), ("decrees", "earn"))
    ]
    assert [{"infrastructure", "swap"} & legend for legend in legends] == [
        {"infrastructure"},
        {"infrastructure", "swap"},
    ]


def test_an_empty_supply_wins_in_one_step_and_is_said_once() -> None:
    stage = at("end", "win")
    view = stage.view()
    assert view.preview(view.legal["special fort1 RR"]) == ("Your supply is empty: you win.",)
    assert stage.play("special fort1 RR").ok
    told = "You send 2 soldiers to the barracks: it fits the die.", "You have no figure left in supply and win."
    assert stage.told == " ".join(told)
    assert not stage.news.due and not stage.telling and stage.run.done
    assert "standings" in {panel.id for panel in stage.drawn.panels}
    stage._command("continue")
    assert stage.beat.id == "over"


def test_a_last_year_is_told_step_by_step_up_to_who_has_how_many_figures() -> None:
    stage = at("end", "new-year")
    stage.session.state.year = 4
    assert stage.play("choose red 4").ok and stage.play("end").ok
    assert [act.title for act in stage.news.due][2:] == ["Figures from the bag", "Figures in supply"]
    while stage.news.due[1:]:
        stage._command("continue")
    assert [(line.words, line.value) for line in stage.drawn.acts[-1].lines] == [("You", "5"), ("Player 2", "25")]
    assert "You: the fewest, 5." in stage.told
    assert "standings" not in {panel.id for panel in stage.drawn.panels}  # nothing is told twice


@pytest.mark.parametrize("beat", ["end-final", "end-tie", "end-shared"])
def test_what_everybody_has_in_the_end_is_shown_once_it_was_asked(beat: str) -> None:
    stage = at("end", beat)
    stage.answer(*right(asked(stage)))
    assert "standings" not in {panel.id for panel in stage.drawn.panels}, "what decides is still asked"
    stage.go_on()
    stage.answer(*right(asked(stage)))
    assert "standings" in {panel.id for panel in stage.drawn.panels}


def test_each_step_of_a_year_end_shows_the_board_as_of_that_step() -> None:
    """Full tiles are emptied, and the new year's boat comes, when that is told, and not before; so says the log."""
    stage = at("year-end", "reward")
    assert stage.play("build TT2 on tower2").ok
    assert stage.session.state.year == 2
    assert [act.title for act in stage.news.due] == ["Figures from the bag", "Full tiles are emptied"]
    assert stage.position.season == 5 and _stands(stage) == (1, 17, 4, "You draw")
    stage._command("continue")
    assert stage.position.season == 5 and _stands(stage) == (1, 17, 1, "Your full")
    assert "3 figures go to the bag." in stage.told and [act.number for act in stage.drawn.acts] == [4]
    assert stage.frame["coach"].startswith("The year ends")
    stage._command("continue")
    assert stage.position is stage.session.state
    assert _stands(stage) == (2, 17, 1, "Player 2")


@pytest.mark.parametrize("way", ["continue", "skip"])
def test_what_is_learnt_of_a_new_year_is_told_after_its_steps(way: str) -> None:
    stage = at("end", "new-year")
    assert stage.play("choose red 4").ok and stage.play("end").ok
    while stage.news.due or not stage.run.done:
        stage._command(way if stage.news.due else "step")
    assert "begins the new year, and all manipulators are active again." in stage.told


def _stands(stage: Stage) -> tuple[int, int, int, str]:
    """The year, figures in supply and at work, and how the last line of the log begins, as the stage shows them."""
    city = stage.position.cities[0]
    log = next(panel for panel in stage.drawn.panels if panel.id == "log")
    return stage.position.year, sum(city.supply), city.placed, " ".join(log.lines[-1].text.split()[:2])


def test_who_is_level_in_supply_is_told_how_many_are_at_work() -> None:
    labels = {id: ask(QUESTIONS[id]).parts[0].label for id in ("end-final", "end-tie", "end-shared")}
    assert labels["end-final"] == "Who wins? Choose all winners."
    assert labels["end-tie"] == "At work: 3 (You), 1 (Player 2). Who wins? Choose all winners."
    assert labels["end-shared"] == "At work: 1 (You), 1 (Player 3). Who wins? Choose all winners."
    whys = [option.why for option in ask(lessons.question(GAME, "end-final")).parts[0].options]
    assert [why.partition(":")[0] for why in whys] == ["You", "Player 2", "Player 3"], "nobody knows whose place it is"


def test_a_wrong_forecast_is_told_its_slip_and_not_the_answer() -> None:
    slips = {"off the shortage": "covered or filled", "before it": "emptied too early", "At the end": "never emptied"}
    told = list[dict[str, set[str]]]()
    for part in ask(QUESTIONS["ex11"]).parts:
        right = next(one.why for one in part.options if one.right)
        whys = {one.key: one.why for one in part.options if not one.right}
        assert not any(why == right or re.search(r"\d", why) for why in whys.values())
        told.append({key: {slip for says, slip in slips.items() if says in why} for key, why in whys.items()})
    farmer, fort, nothing = told
    assert fort == {"15 24 2": {"covered or filled", "emptied too early"}, "14 23 4": {"never emptied"}}
    for other in (farmer, nothing):
        assert sorted(map(sorted, other.values())) == [["emptied too early"], ["never emptied"]]


def test_no_question_takes_longer_than_a_beat() -> None:
    """A few clicks answer it, and what is chosen among has room beside the board where it does not lie on it."""
    for question in QUESTIONS.values():
        parts = ask(question).parts
        assert len(parts) <= 5, question.id
        assert all(len(part.options) <= 8 for part in parts), question.id


def test_nobody_reads_the_codes_of_tiles() -> None:
    code = re.compile(r"\b(FA|BA|ST|SH|MT|TT|DE|GA|GB|AT)\d")
    for question in QUESTIONS.values():
        made = ask(question)
        told = [made.prompt, *made.why, *(text for part in made.parts for text in (part.label, *part.why))]
        told += [text for part in made.parts for option in part.options for text in (option.text, option.why)]
        assert not [text for text in told if code.search(text)], question.id


def test_the_coach_is_never_cut_off() -> None:
    """What is asked has one line of 56 letters beside the buttons, and what is told below it one of 75."""
    for question in QUESTIONS.values():
        made = ask(question)
        assert len(made.prompt) <= 56, question.id
        assert all(len(part.label) <= 75 for part in made.parts), question.id


def test_who_learns_is_called_you_on_every_stage() -> None:
    for plan in lessons.plans(GAME):
        beat = next((beat for beat in plan.beats if beat.solution), None)
        if beat is None:
            continue
        stage = at(plan.id.removeprefix(f"{GAME}/"), beat.id)
        before = f"{stage.drawn}"
        stage.play(lessons.step(beat.solution[0]).move)
        assert "Player 1" not in f"{before} {stage.drawn} {stage.told}", plan.id


def test_the_first_figure_is_sent_by_the_only_way_there_is() -> None:
    """Nobody is asked which dispatch it shall be, or is told that the other one was not meant."""
    stage = at("setup", "work")
    sent = [move for move in stage.session.state.legal_actions() if "market1" in str(move)]
    assert [*map(str, sent)] == ["special market1 W"]


@pytest.mark.parametrize("answers", [["decline"], ["star expedition", "decline"]])
def test_what_the_first_turns_tile_brings_may_be_taken(answers: list[str]) -> None:
    stage = at("setup", "build")
    ship = next(move for move in map(str, stage.session.state.legal_actions()) if move.startswith("take SH"))
    for move in (ship, *answers):
        start = stage.session.ply
        assert stage.play(move).ok and stage.session.ply > start
    assert stage.run.done


def test_what_a_swap_brings_is_told_at_once() -> None:
    stage = at("towers-and-privileges", "trade")
    assert not stage.play("swap").ok, "a task begins with nothing left over"
    trade = stage.session.state.parse("trade tower1")
    assert stage.view().preview(trade) == ("Then: a swap of 3 figures",)
    assert stage.play("trade tower1").ok and not stage.watching
    assert "You draw 1 sailor, 1 merchant and 1 farmer for a swap." in stage.told
    assert "Then: the return of 3 figures" in stage.told and "drawing" not in stage.told


def test_what_others_draw_for_a_swap_is_told_with_their_tower_and_what_a_die_counts_as_with_the_die() -> None:
    stage, told = Stage("discordia/first-year"), list[str]()
    stage.go_to("summer")
    state = stage.session.state
    state.cities[1].towers[0] = as_laid(next(tower for tower in state.towers if tower.id == "TT1"))
    stage.opponents.replies = {"* choose 2": "choose red 1", "* act 2": ["trade tower1", "end"]}
    for _ in range(3):
        stage._command("step")
        told.append(stage.told)
    die, swap, back = told
    assert die == "Player 2 takes the red 2. Player 2 uses 1 manipulator: the 2 counts as 1."
    assert re.fullmatch(r"Player 2 trades with a tower: .* Player 2 draws .* for a swap.", swap)
    assert back.startswith("Player 2 returns")


def test_what_an_answer_has_told_is_not_told_again() -> None:
    """A stall that brings a step of the ring: one answer tells of both, and stays."""
    stage = at("main-actions", "take")
    stage.play("take ST01 on market2")
    assert "You take" in stage.told and "Your ring moves" in stage.told
    assert not stage.telling


def test_a_task_out_of_reach_begins_again_and_what_spoils_one_is_taken_back() -> None:
    stage = at("side-actions", "sail")
    start = stage.session.ply
    stage.play("end")
    while stage.watching:
        stage._command("step")
    assert stage.session.ply == start and "boat moves on" in stage.told and stage.run.slips == 1
    stage = at("towers-and-privileges", "privilege")
    assert stage.play("extension harbour").ok
    start = stage.session.ply
    stage.play("privilege PO_dispatch_1")
    assert stage.session.ply == start and not stage.run.done
    stage = at("year-end", "hold")
    start = stage.session.ply
    for move in ("choose red 5", "end"):
        assert stage.play(move).ok
    stage.watch_on()
    assert stage.session.ply == start and "fall short" in stage.told


def test_a_first_tile_is_laid_with_its_star_before_spring_begins() -> None:
    stage = at("first-year", "first-tile")
    stage.watch_on()
    stage.play("take BA02 on fort1")
    assert stage.beat.id == "first-tile"
    stage.play("star expedition")
    assert stage.beat.id == "spring"


def test_the_guided_year_opens_with_nothing_but_the_first_tile_of_the_other() -> None:
    stage = at("first-year", "first-tile")
    assert stage.told == "Player 2 begins with the farm." and not any(city.ring for city in stage.session.state.cities)


def lost_year() -> Stage:
    """The stage of a first year in which nothing was done, at the first step of its end."""
    stage = at("first-year", "spring")
    for die in ("red 4", "red 2", "red 3", "red 1", "red 2"):
        stage.watch_on()
        assert stage.play(f"choose {die}").ok
        assert stage.play("end").ok
    while not stage.news.due:
        command(stage, "step")
    return stage


def test_a_year_end_that_asks_nothing_is_settled_by_itself() -> None:
    """Damage that leaves no choice: the next year has begun when the last step of the year end was shown."""
    stage = lost_year()
    stage.watch_on()
    assert (stage.beat.id, stage.run.done, stage.session.state.year) == ("settle", True, 2)


def test_the_log_tells_of_a_step_of_the_year_end_when_it_is_shown() -> None:
    stage, told = lost_year(), list[bool]()
    while stage.news.due:
        lines = next(panel.lines for panel in stage.drawn.panels if panel.id == "log")
        told.append(any("Your shortage" in line.text for line in lines))
        command(stage, "continue")
    assert told == [False, False, True]


def test_what_is_to_be_chosen_from_is_seen_where_other_things_lie_beside_it() -> None:
    """Of six extensions one is asked about; of the tiles that a question names all are."""

    def asked(stage: Stage) -> set[str]:
        return {piece.id for piece in stage.drawn.pieces() if "asked" in piece.marks}

    stage = at("main-actions", "x1")
    assert asked(stage) == {"BA03", "ST02", "FA05", "FA01", "SH02", "extension-fort", "develop"}
    stage.answer(["take BA03 on fort1"])
    assert asked(stage) >= {"extension-fort", "develop"}
    for _ in range(2):
        command(stage, "hint")
    assert not asked(stage)


def test_an_answered_question_asks_nothing_on_its_board() -> None:
    stage = at("setup", "first-place")
    stage.answer("discordia.setup.first-tile-place")
    assert stage.run.done and stage.session.state.todo
    assert "waiting" not in [zone.id for zone in stage.drawn.zones]


def test_all_of_a_column_is_the_column() -> None:
    """Its tiles and the place of its die can be pressed, not only its signs."""
    drawn = at("towers-and-privileges", "reach").drawn
    pressed = [piece for piece in drawn.pieces() if piece.action]
    assert [piece.spot for piece in pressed] == [f"action.{value}" for value in range(1, 7)]
    assert all("tall" in piece.marks for piece in pressed)


def test_what_is_left_after_a_set_up_is_asked_of_a_number_that_is_told() -> None:
    asked = ask(lessons.question(GAME, "ex01"))
    for part in asked.parts[:2]:
        whole = next(word for word in part.label.split() if word.isdigit())
        assert whole in part.why[0].split(), "nobody knows how many there are in all"


def test_a_decree_is_claimed_in_every_word() -> None:
    stage = at("decrees", "claim")
    stage.play("claim DE12")
    assert stage.told.startswith("You claim the decree"), stage.told


def test_answers_that_lie_beside_the_board_are_not_looked_for_on_it() -> None:
    board, both = (at("towers-and-privileges", beat).told for beat in ("reach", "two-dice"))
    assert "here" not in board and "here and on the board" in both


def test_off_the_solution_what_reaches_the_goal_is_hinted_at_and_no_end_of_the_turn_stressed() -> None:
    stage = at("infrastructure", "cover")
    stage.play("end")
    stage.watch_on()
    stage.play("choose blue 3")
    assert not any(button["primary"] for button in stage.scene["buttons"])
    assert "extension" in [stage.hint() for _ in range(3)][-1]


def test_ending_the_turn_is_stressed_where_it_is_asked_for_only() -> None:
    stressed = {beat: [b["id"] for b in at("laboratory", beat).scene["buttons"] if b["primary"]]
                for beat in ("worker", "decree", "symbol", "fourteen")}  # fmt: skip
    assert stressed == {"worker": [], "decree": [], "symbol": ["end"], "fourteen": []}


@pytest.mark.parametrize("beat", ["start-tie", "end-final", "end-tie", "end-shared"])
def test_what_decides_the_end_is_seen_on_the_board_that_is_asked_about(beat: str) -> None:
    """Everybody's figures: the own ones on the pier, the others' beside their names."""
    stage = at("end", beat)
    pier = next(site for site in stage.drawn.sites if site.id == "supply-total")
    own, *others = (sum(city.supply) for city in Quiz(lessons.question(GAME, beat), "en").at().cities)
    assert pier.count == own
    badges = [zone.badge for zone in stage.drawn.zones if zone.strip and zone.badge]
    assert badges == [f"{count} figures" for count in others]


def test_where_a_rule_is_shown_nothing_stands_of_the_one_that_was_taken_for_it() -> None:
    """The texts of both, one after the other, read as if both forbade it."""
    stage = at("setup", "first-place")
    part = asked(stage).part
    right, *others = sorted(part.options, key=lambda option: not option.right)
    for other in others[:2]:
        stage.answer(other.key)
    assert asked(stage).shown and right.why in stage.told
    assert not any(other.why in stage.told for other in others if other.why)


def test_what_has_no_tower_yet_is_not_said_to_swap() -> None:
    stage = at("towers-and-privileges", "boat")
    stage.play("trade tower1")
    assert "wap" not in stage.told, "the lesson has not said what a swap is"


def test_who_has_won_is_told_in_figures() -> None:
    stage = at("end", "win")
    stage.play("special fort1 RR")
    assert verdict(stage).text == "0 against 16 figures in supply."


def test_an_answered_question_asks_for_no_move_and_says_why_what_was_chosen_is_wrong() -> None:
    stage = at("towers-and-privileges", "tower-room")
    for _ in range(2):
        stage.answer("build MT1 on tower2")
        stage.answer("build MT1 on tower1", "build MT1 on tower2")
    assert stage.run.done and not any(zone.urgent for zone in stage.drawn.zones)
    stage.go_to("reach")
    stage.answer("AT1", "AT5")
    stage.answer("AT1", "AT6")
    assert "A 2 cannot become 6" in stage.told and "as 3" not in stage.told


def test_nobody_is_told_that_nobody_can_be_sent_without_a_reason() -> None:
    stage = at("examples", "ex05")
    for _ in asked(stage).asked.parts:
        stage.answer(*asked(stage).part.answer)
        assert stage.frame["answer"]["text"]
        stage.go_on()


def test_the_board_shows_what_the_moves_of_an_answered_stage_led_to() -> None:
    stage = at("infrastructure", "ex04")
    for shortage in (21, 20):
        stage.answer(shortage)
        assert aqueduct.shortage(stage.session.state, 0) == shortage
        stage.go_on()
    stage = at("infrastructure", "ex08")
    stage.answer(10)
    assert stage.session.state.cities[0].ring == 10


def test_each_case_of_a_question_is_seen_on_the_board() -> None:
    stage = at("decrees", "ex06")
    for value, development in ((3, 0), (3, 0), (3, 2)):
        shown = stage.session.state
        assert (shown.value, shown.city.development) == (value, development)
        stage.answer(*asked(stage).part.answer)
        stage.go_on()
    stage = at("examples", "ex05")
    for _ in range(2):
        stage.answer(*asked(stage).part.answer)
        stage.go_on()
    assert stage.session.state.city.at(0, 0).tile.id == "SH14"


def test_what_a_decree_asks_for_can_be_read_before_it_is_chosen() -> None:
    stage = at("decrees", "ex10")
    assert all(choice["about"] for choice in stage.frame["choices"])


def test_who_chose_wrong_to_the_end_is_told_why_the_right_answer_is_right() -> None:
    stage = at("decrees", "four-decrees")
    stage.answer("discordia.action.one-main")
    stage.answer("legal")
    assert "All 4 of your decree spaces are covered" in stage.told


def test_the_last_hint_knows_other_ways_than_the_planned_one() -> None:
    """The stall was taken instead of the farm: it takes somebody, too, and no button is stressed meanwhile."""
    stage = at("laboratory", "dearer")
    stage.play("take ST09 on market1")
    assert not any(button["primary"] for button in stage.scene["buttons"])
    assert "1 merchant to the market stall" in [stage.hint() for _ in range(3)][-1]


def test_who_lets_the_year_end_is_told_that_it_did() -> None:
    stage = at("laboratory", "fourteen")
    for move in ("end", "choose red 1", "end", "choose yellow 3", "end", "choose red 2", "end"):
        stage.play(move)
        stage._command("skip")
    assert stage.told == "Year 2 ends: the raid and the shortage follow. Back to where this step began. Try again."


def test_a_discard_may_be_done_without_where_a_privilege_is_asked_for() -> None:
    stage = at("towers-and-privileges", "privilege")
    stage.play("extension market")
    stage.play("decline")
    assert stage.told.endswith("You do without a discard of figures.")
    stage.play("decline")
    assert "Back to where this step began" in stage.told
    stage.play("extension market")
    stage.play("return W")
    stage.play("privilege PJ_white_1")
    assert stage.beat.id == "joker"


def test_extensions_can_be_counted_in_the_city() -> None:
    """Decrees ask for those that were taken, not for what is printed."""
    stage = at("decrees", "ex10")
    added = [piece.id for piece in stage.drawn.pieces() if "extended" in piece.marks]
    assert len(added) == sum(stage.session.state.cities[0].extensions) == 6, added


def test_a_payment_with_jokers_is_explained_by_them_and_a_tower_on_offer_is_told_from_others() -> None:
    stage = at("towers-and-privileges", "joker")
    assert stage.chart == "fit", "who fits where, not what dice can be"
    stage.play("special fort1 WW")
    assert stage.frame["answer"]["why"]["id"] == "discordia.privilege.joker"
    stage = at("towers-and-privileges", "tower")
    assert "trade tower with a 3 on" in [stage.hint() for _ in range(3)][-1]


def test_beside_a_question_of_which_no_chart_tells_stand_its_rules_once_it_is_answered() -> None:
    stage = Stage("discordia/laboratory")
    stage.go_to("pairs")
    assert stage.frame["about"] == []
    stage.answer("discordia.decree.ext-pairs")
    assert [rule["id"] for rule in stage.frame["about"]] == ["discordia.decree.ext-pairs"]
    assert stage.figure == {}


def test_the_right_year_end_is_not_always_the_first_choice() -> None:
    parts = ask(QUESTIONS["ex11"]).parts
    assert {[option.right for option in part.options].index(True) for part in parts} == {0, 1, 2}


def test_at_the_saturnalia_of_a_lesson_there_are_gaps_to_fill() -> None:
    stage = Stage("discordia/year")
    stage.go_to("saturnalia")
    assert stage.session.state.display.count(None) == 3


def test_who_holds_out_is_asked_what_it_would_have_cost_to_be_weaker() -> None:
    labels = [ask(QUESTIONS[id]).parts[-1].label for id in ("ex07", "x9")]
    assert [label.startswith("What would being weaker") for label in labels] == [True, False]


def test_who_is_level_but_does_not_begin_the_year_is_told_why() -> None:
    whys = {option.key: option.why for option in ask(QUESTIONS["start-tie"]).parts[0].options}
    assert ["clockwise" in whys[seat] for seat in "123"] == [True, False, False]


def test_tiles_of_one_kind_are_told_apart_where_figures_may_go_to_any() -> None:
    waiting = next(zone for zone in at("decrees", "any").drawn.zones if zone.id == "waiting")
    assert [piece.text for piece in waiting.pieces][:2] == [
        "Send 1 farmer to the farm on field 2", "Send to the farm on field 3",
    ]  # fmt: skip


def answered(lesson: str, beat: str) -> Stage:
    """The stage once all of a question is answered."""
    stage = at(lesson, beat)
    while not stage.run.done:
        run = asked(stage)
        stage.answer(*right(run))
        if not run.done:
            stage.go_on()
    return stage


def test_the_board_of_a_question_fits_what_is_asked() -> None:
    """What it tells of is not pale; after the last year end nobody draws, and no tile is full."""
    assert {"dice", "display"} <= {*at("laboratory", "four-moves").beat.show}
    assert "tracks" in at("laboratory", "ex09").beat.show
    for beat in ("end-final", "end-tie", "end-shared"):
        stage = answered("end", beat)
        assert not any(site.spot == "sum" for site in stage.drawn.sites)
        assert not any(laid.is_full for city in stage.position.cities for laid in city.laid())


def test_what_is_below_zero_is_told_so_and_what_is_nothing_has_no_sign() -> None:
    stage = answered("year-end", "negative")
    assert [site.text for site in stage.drawn.sites if site.spot == "sum"] == ["8 −10 =−2"]
    assert "may go back" in str(stage.figure)
    assert "±0" not in str(answered("year", "ex03").figure)
