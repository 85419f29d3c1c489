"""Numbers and claims in the words of Armorica's lessons, compared with what the engine makes of their positions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from rulesim import CHANCE, rulebook
from rulesim.armorica import Pass, State, Take, ending, roman, standard_cards, winter
from rulesim.armorica.cards import AMPHORAE
from rulesim.bots import GreedyBot
from tests import words_read
from tests.widgets.learning import Questions, answers, ask
from tests.widgets.staging import asked, command, right
from widgets import lessons
from widgets.armorica.tutor import moment
from widgets.opponents import scripted
from widgets.scenes import Piece
from widgets.stage import Stage
from widgets.stage.shown import figure

GAME = "armorica"


def say(message: str) -> str:
    return lessons.say(GAME, message, "en")


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def set_points(state: State) -> int:
    return ending.sets_points(state.displays[0])


def at(lesson: str, beat: str) -> Stage:
    """The stage of a lesson at one of its beats."""
    stage = Stage(lesson)
    stage.go_to(beat)
    return stage


def start(name: str) -> State:
    state = lessons.start(GAME, name)
    assert isinstance(state, State)
    return state


def test_a_card_that_is_named_by_number_shows_it_on_the_board() -> None:
    for lesson, beat in [(plan.id, beat.id) for plan in lessons.plans(GAME) for beat in plan.beats if beat.question]:
        stage = at(lesson, beat)
        run = asked(stage)
        while not run.done:
            numbered = [option for option in run.part.options if re.search(r"\bcard \d", option.text, re.IGNORECASE)]
            lying = {piece.action: piece.position for piece in stage.drawn.pieces()}
            assert all([lying[option.key]] == numbers(option.text) for option in numbered)
            stage.answer(*right(run))
            stage.go_on()


# --- how much there is to read ---


@pytest.mark.parametrize("plan", lessons.plans(GAME), ids=lambda plan: plan.id)
def test_a_coach_is_brief(plan: lessons.Plan) -> None:
    for beat in plan.beats:
        lines = [*words_read.of_beat(plan, beat)]
        assert len(lines[0].split()) <= 12, lines[0]
        assert beat.question or len(lines[1].split()) <= 14, lines[1]


# --- the useful famine ---


def losses(state: State) -> Iterator[tuple[tuple[int, ...], State]]:
    """Every choice of cards that the first seat can discard, and the position that it leaves."""
    hungry = [index + 1 for index in winter.hungry(state, 0)]
    for chosen in combinations(hungry, winter.due(state, 0)):
        after = state.copy()
        for number in reversed(chosen):
            after.play(f"discard {number}")
        yield chosen, after


def test_two_losses_leave_six_colours_and_no_other_choice_is_better() -> None:
    before = start("lesson-winter")
    told = say("beat_armorica_winter_protected.more")
    assert told == "Eight cards, six amphorae."
    assert (len(before.displays[0]), before.totals[0][AMPHORAE]) == (8, 6)
    (best, after), *others = sorted(losses(before), key=lambda loss: -set_points(loss[1]))
    assert best == (4, 5) and set_points(after) == 21
    assert max(set_points(other) for _, other in others) < 21
    # it costs icons, too, and is worth it as far as one can see
    assert max(end.scores()[0].total for _, end in losses(before)) == after.scores()[0].total


@pytest.mark.parametrize("first", ["discard 4", "discard 5"])
def test_either_card_may_go_first_and_one_second_leaves_six_colours(first: str) -> None:
    stage = at("armorica/winter", "famine")
    assert stage.play(first).ok
    assert stage.beat.id == "six"
    assert stage.play("discard 4").ok
    state = stage.session.state
    assert isinstance(state, State)
    assert [len(part) for part in ending.sets(state.displays[0])] == [6]


def test_only_one_roman_feeds_everybody() -> None:
    before = start("lesson-feast")
    assert say("beat_armorica_winter_feast.more") == "Seven cards, six amphorae, one card to come."
    assert (len(before.displays[0]), before.totals[0][AMPHORAE]) == (7, 6)
    fed = []
    for move in before.legal_actions():
        after = before.copy()
        after.apply(move)
        if isinstance(move, Take) and winter.due(after, 0) == 0:
            fed.append(str(move))
    assert fed == ["take 3"]


# --- the last turn ---


def ends(state: State) -> Iterator[State]:
    """How the lesson of the last turn may end, whatever the first seat does; the others pass."""
    if state.is_over:
        yield state
    elif state.player == CHANCE:
        state.apply(state.sample(Random(0)))
        yield from ends(state)
    else:
        moves = state.legal_actions() if state.player == 0 else [state.legal_actions()[-1]]
        for move in moves:
            after = state.copy()
            after.apply(move)
            yield from ends(after)


def test_only_one_way_wins_the_last_turn() -> None:
    won = [state for state in ends(start("lesson-scoring")) if state.winners() == [0]]
    assert [[sheet.total for sheet in state.scores()] for state in won] == [[33, 33, 20]]
    assert won[0].scores()[0].decided_by == "armorica.tiebreak.gold"


def test_the_last_card_decides_who_wins() -> None:
    before = start("lesson-last")
    assert numbers(say("beat_armorica_scoring_win.more")) == [before.scores()[1].total] == [35]
    assert [end.winners() for end in ends(before)].count([0]) == 1


@pytest.mark.parametrize(
    ("lesson", "beat", "moves", "title", "why"),
    [
        ("armorica/scoring", "win", ["take 3"], "You win.", "Gold breaks ties"),
        ("armorica/editions", "tie", ["pass"], "", "VP"),
    ],
)
def test_a_game_that_ends_is_told_with_who_won_and_why(
    lesson: str, beat: str, moves: list[str], title: str, why: str
) -> None:
    stage = at(lesson, beat)
    for move in moves:
        stage.play(move)
    stage.watch_on()
    answer, sheets = stage.frame["answer"], stage.session.state.scores()
    assert stage.session.state.is_over
    assert answer["tone"] == "yes" and title in answer["title"]
    assert why in answer["text"]
    assert str(max(sheet.total for sheet in sheets)) in answer["text"]


# --- the first turns ---


def outcomes(state: State) -> Iterator[State]:
    """How the first two turns may end, whatever cards the learner takes and loses; the others play by the lesson."""
    plan = lessons.plan("armorica/setup")
    replies = next(beat.replies for beat in plan.beats if beat.id == "gaul")
    while state.player != 0 and not state.is_over:
        reply = scripted(replies, state, moment(state)) if state.player > 0 else state.sample(Random(0))
        state.apply(reply or GreedyBot().choose(state, Random(0)))
    if state.is_over:
        yield state
        return
    for move in state.legal_actions():
        if not isinstance(move, Pass):
            after = state.copy()
            after.apply(move)
            yield from outcomes(after)


def test_in_the_first_turns_everybody_who_takes_cards_loses_one_in_the_last_winter() -> None:
    """So the picture of winter is seen, and a game of two turns can be won and lost."""
    found = [*outcomes(start("lesson-setup"))]
    assert len(found) > 30
    assert {len(end.displays[0]) for end in found} == {4}
    won = sum(0 in end.winners() for end in found)
    assert len(found) / 3 < won < len(found)


# --- questions ---


class TestQuestions(Questions):
    game = GAME


def test_the_answers_come_from_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the engine changes the answers: nothing is written down but what the sources say."""
    monkeypatch.setattr(ending, "set_points", lambda colors: colors)
    monkeypatch.setattr(ending, "sets_points", lambda display, *_: len(display))
    monkeypatch.setattr(roman, "gate", lambda card: "wheat")
    for id in ("x5", "x8", "sequential", "michael-scores", "gates"):
        question = lessons.question(GAME, id)
        assert answers(question) != question.expected


def test_the_board_moves_on_from_one_part_of_a_question_to_the_next() -> None:
    """What was asked about is seen to happen, and the next part is asked about what it led to."""
    stage, rows = at("armorica/gaul", "row"), list[list[str]]()
    for part in asked(stage).asked.parts:
        stage.answer(*part.answer)
        state = stage.session.state
        assert isinstance(state, State)
        rows.append([card.short for card in state.rows[0]])
        marked = {one.id for one in stage.drawn.pieces() if one.state == "right"}
        assert part.kind == "number" or len(marked) == 1, "the card keeps its mark where it lies now"
        stage.go_on()
    taken = ["Y[w1 s1 a1]", "Y[w1 a1]", "B[g1 a1]", "N[s1 a1]", "Y[w1 o1]", "N[w1 g1]"]
    passed = ["N[g1 a1]", "Y[w1 s1 a1]", "Y[w1 a1]", "B[g1 a1]", "N[s1 a1]", "Y[w1 o1]"]
    assert rows == [taken, taken, passed]


def test_when_a_famine_is_answered_board_and_plot_show_what_it_leaves() -> None:
    """The answer told of 21 VP while both stood at the 17 of before."""
    stage = at("armorica/laboratory", "famine")
    for part in asked(stage).asked.parts:
        stage.go_on()
        stage.answer(*part.answer)
    own = next(zone for zone in stage.drawn.zones if zone.id == "display-1")
    assert "21 VP instead of 17" in stage.told
    assert ([one.label for one in own.brackets], len(own.pieces)) == (["6 colours · 21 VP"], 6)
    assert "Sets: 21 VP" in str(figure(stage))


@pytest.mark.parametrize(("beat", "phases"), [("keys", ["gaul", "roman", "roman", "roman", "gaul", "gaul"]),
                                              ("plan", ["gaul", "roman", "winter", "winter"])])  # fmt: skip
def test_each_part_of_a_plan_is_asked_about_the_position_it_leads_to(beat: str, phases: list[str]) -> None:
    stage, found = at("armorica/examples", beat), list[str]()
    for part in asked(stage).asked.parts:
        state = stage.session.state
        assert isinstance(state, State)
        found.append(state.phase)
        assert part.id != "lost" or len(part.options) == len(state.displays[0]), "those just taken may go, too"
        stage.hover("take 1")
        assert stage.glance == {}, "what a move would change is the answer"
        legal = set(map(str, state.legal_actions()))
        assert part.kind == "number" or not part.answer[0].startswith("take") or set(part.answer) <= legal
        stage.answer(*part.answer)
        assert "but" not in stage.told and "so it needs" not in stage.told, "the right answer is not refused"
        stage.go_on()
    assert found == phases


@pytest.mark.parametrize(("beat", "given", "told"), [
    ("plan", ["take 2"], "Your choice ends with 23 VP at most."),
    ("plan", ["take 1", "take 1"], "Your choice ends with 21 VP at most."),
    ("plan", ["take 1", "take 5", "R-II-5"], "Your choice ends with 22 VP at most."),
    ("keys", [("take 1", "take 2", "take 3")], "The brown soldier needs 2 wheat, you have 3."),
])  # fmt: skip
def test_why_a_choice_of_a_plan_is_right_or_wrong_is_told(beat: str, given: list[Any], told: str) -> None:
    stage = at("armorica/examples", beat)
    for answer in given:
        stage.answer(answer)
        said = stage.told
        stage.go_on()
    assert told in said


def test_the_board_ends_a_plan_with_the_points_that_are_told() -> None:
    stage = at("armorica/examples", "plan")
    while not asked(stage).done:
        stage.go_on()
        stage.answer(*right(asked(stage)))
    assert "28 VP" in stage.told and "28 VP" in [zone.badge for zone in stage.drawn.zones]


def test_options_of_a_row_come_in_an_order_that_tells_nothing() -> None:
    parts = ask(lessons.question(GAME, "x2")).parts
    places = [[option.right for option in part.options].index(True) for part in parts if part.options]
    assert len(set(places)) > 1


@pytest.mark.parametrize(("beat", "total"), [("three-at-most", 16), ("at-zero", 20), ("books", 16), ("add-up", 18)])
def test_the_board_scores_by_the_rules_that_are_asked_about(beat: str, total: int) -> None:
    stage = at("armorica/editions", beat)
    run = asked(stage)
    while not run.done:
        stage.answer(*right(run))
        stage.go_on() if not run.is_last else None
    assert stage.session.state.scores()[0].total == total


def test_the_plot_of_gauls_shows_no_romans() -> None:
    stage = at("armorica/gaul", "pass")
    assert stage.session.state.phase == "roman"
    while stage.watching:
        assert "What your icons open" not in str(stage.figure)
        command(stage, "step")
    assert "Who reaches how far" in str(stage.figure)


def test_nobody_is_called_player_one_who_is_you() -> None:
    for id in lessons.questions(GAME):
        posed = ask(lessons.question(GAME, id))
        told = [posed.prompt, *posed.why, *(line for part in posed.parts for line in (part.label, *part.why))]
        assert not [line for line in told if "player 1" in line.lower()], id


def test_each_part_about_a_row_says_after_whose_move() -> None:
    """The board shows the row as it is before that move, also when the last part is asked."""
    labels = [part.label for part in ask(lessons.question(GAME, "x2")).parts]
    assert labels[0].startswith("You take the blue worker, 2nd from the right. Which card is 2nd then?")
    assert all(label.startswith("Player 2 passes. ") for label in labels[1:])


@pytest.mark.parametrize("question", ["x2", "x9", "x11"])
def test_no_two_answers_have_the_same_subject(question: str) -> None:
    for part in ask(lessons.question(GAME, question)).parts:
        subjects = [re.split(" is then|: place|: the | has left", one.why)[0] for one in part.options]
        assert part.kind != "one" or len({*subjects}) == len(subjects), "both reasons may stand side by side"


def test_the_first_set_of_the_repeats_is_a_single_card() -> None:
    display = start("repeats").displays[0]
    assert display[0].color == display[1].color
    assert len(ending.sets(display)[0]) == 1
    assert "the first set stays a single card" in say("quiz_armorica_repeats.why")


def test_what_is_told_of_cutting_sets_is_so_in_the_rulebooks_example() -> None:
    """Michael's display scores 24 however it is cut, so the example speaks for no way of cutting."""
    michael = start("michael-scoring").displays[0]
    assert ending.sets_points(michael) == ending.sets_points(michael, "best") == 24
    for words in (
        rulebook.ruling(GAME, "amb.sets.partition").why,
        rulebook.ruling(GAME, "ed.sets.cut").why,
        rulebook.words(GAME, "option_set_partition.settles"),
    ):
        assert "fits only" not in words and "does not" not in words.replace("does not decide", "")


def test_the_first_legend_tells_of_each_icon_that_it_opens_romans() -> None:
    told = {sign["symbol"]: sign["words"] for sign in at("armorica/setup", "goal").frame["legend"]}
    for icon in {roman.gate(card) for card in standard_cards()}:
        assert "Romans" in told[icon], icon


def test_what_is_told_of_icons_by_pile_is_so() -> None:
    assert "tend to carry more icons" in rulebook.text("armorica.components.piles")
    for deck in ("gaul", "roman"):
        means = [sum(sum(card.icons) for card in pile) / len(pile) for pile in standard_cards().piles(deck)]
        assert means == sorted(means) and means[0] < means[-1]


def test_wheat_that_opens_patricians_is_against_the_example() -> None:
    """Three wheat do not open the red card at 2: the reason that the rulings give."""
    state = start("michael-roman")
    assert state.totals[0][0] == 3 and state.refusal(state.parse("take 2")) is not None
    told = rulebook.ruling(GAME, "amb.range.plebeian-by-other-icons").why
    assert "three wheat do not open the red card at position 2" in told


def test_the_hint_of_the_last_turn_is_of_the_phase_that_is_on() -> None:
    assert at("armorica/setup", "second").hint() == "Hint 1 A colour that your line lacks makes it longer."
    stage = at("armorica/setup", "second")
    for _ in ("gaul", "roman"):
        stage.play("take 2")
        stage.watch_on()
    assert (stage.session.state.phase, stage.hint()) == ("winter", "Hint 1 Lose the card that you need least.")


def test_the_hint_to_a_rulebook_holds_for_that_rulebook() -> None:
    """Where four are level the books differ: the rule as it is played here would lead two of the answers astray."""
    stage = at("armorica/editions", "level")
    told = stage.frame["more"]
    assert re.search("two VP each in the German .*, nothing in the other two", told)
    stage.go_on()
    assert stage.hint().endswith(told)
    assert {part.id: part.number for part in asked(stage).asked.parts} == {"english": 0, "german": 2, "russian": 0}


def test_nobody_adds_up_the_same_cards_twice_in_a_lesson() -> None:
    """Where a rulebook or a house rule changes little, only the change is asked for, and what comes of it is told."""
    for plan in lessons.plans(GAME):
        questions = [lessons.question(GAME, beat.question) for beat in plan.beats if beat.question]
        asked_for = [
            (one.position, part.label) for one in questions for part in ask(one).parts if "total" in part.label
        ]
        assert len(asked_for) == len({*asked_for}), plan.id
    changed = {id: ask(lessons.question(GAME, id)) for id in ("x11-three-tied", "x11-zero")}
    assert "16, 10, 8, 8" in changed["x11-three-tied"].why[-1] and "20, 14, 12, 12" in changed["x11-zero"].why[-1]
    assert "less" in changed["x11-three-tied"].parts[0].label and "more" in changed["x11-zero"].parts[0].label


def before(stage: Stage) -> list[Piece]:
    return [piece for piece in stage.drawn.pieces() if piece.state == "before"]


def test_what_answered_the_parts_before_stays_marked_on_their_board() -> None:
    stage = at("armorica/first-game", "order")
    marked: list[set[str]] = []
    for seat in (3, 4, 2):
        stage.answer(f"display-{seat}")
        stage.go_on()
        marked.append({piece.action or "" for piece in before(stage)})
    assert marked[:2] == [{"display-3"}, {"display-3", "display-4"}]
    stage = at("armorica/laboratory", "in-order")
    cuts = stage.answer(*right(asked(stage))) and {piece.id for piece in stage.drawn.pieces() if piece.state == "right"}
    stage.go_on()
    assert cuts and {piece.id for piece in before(stage)} == cuts, "where sets are cut is seen while they are counted"
    stage = at("armorica/gaul", "row")
    stage.answer(*right(asked(stage)))
    stage.go_on()
    assert not asked(stage).before, "that board is gone"
    stage = at("armorica/laboratory", "clock-two")
    for _ in range(4):
        stage.answer(*right(asked(stage)))
        stage.go_on()
    assert asked(stage).part.kind == "number" and not before(stage), "who was asked for is no card"
