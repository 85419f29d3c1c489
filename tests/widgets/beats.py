"""What holds for every beat of every lesson on the stage: ways to learn one, and all that a learner may try in it.

A game whose lessons are told in beats has a subclass of :class:`Beats` that names it, and tests of its own for what
its lessons say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, ClassVar

import pytest
from ipywidgets.widgets import widget

from rulesim import CHANCE, BadInput, State
from rulesim.bots import GreedyBot
from tests.notebook_env import NOTEBOOKS
from tests.widgets.learning import offered_on, rules_of
from tests.widgets.staging import asked, leaves, played, right, wrong
from widgets import lessons, progress
from widgets.charts import charts
from widgets.games import drawn_game
from widgets.lessons import BOT, Beat, Plan
from widgets.lessons.coming import Coming
from widgets.practice import Repetition
from widgets.stage import Stage
from widgets.stage.drill import Drill
from widgets.stage.played import HINTS
from widgets.words import catalogue

TRIES = 50
"""So many random attempts are made at every beat that is played."""

MALFORMED = ("", " ", "fly 3", "take", "take x", "take -1", "take 99999999999999999999", "🐑", "<b>", "take 1;", "None")


class StageAt(Stage):
    """A stage that opens at a beat, as it does for who has done those before."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.opens_at = number
        super().__init__(plan)

    def _first_open(self) -> int:
        return self.opens_at


def at(plan: Plan, beat: Beat) -> Stage:
    """A fresh stage at a beat, with the learner to decide if anybody of the beat's is."""
    progress.forget(plan.id)  # a game that was left in it would go on
    stage = StageAt(plan, plan.beats.index(beat))
    if stage.run.done or stage.beat.id != beat.id:  # it was done on the way, as a beat that only watches may be
        return stage
    stage.watch_on()
    return stage


def place(stage: Stage) -> tuple[Any, ...]:
    """Where the game stands."""
    session = stage.session
    return session.ply, session.state, [str(entry.action) for entry in session.log]


def solve(stage: Stage) -> None:
    """Do what the solution of the beat says, or answer its question, up to where the next beat begins.

    Whatever is done can be pressed on the board.
    """
    run, beat = stage.run, stage.beat
    if isinstance(run, Drill):
        while not run.done:
            stage.answer(*right(run))
            if not run.done:
                stage.go_on()
    for step in map(lessons.step, beat.solution):
        if not run.done:
            stage.watch_on()
        if not run.done and step.move != BOT:
            assert {step.move, step.move.split()[0]} & offered_on(stage.drawn), f"{step.move} is not on the board"
        do(stage, run, step)
    if stage.run is run:
        stage.watch_on()
    if stage.run is run:
        stage.go_on()


def do(stage: Stage, run: Any, step: lessons.Step) -> None:
    """One step of a solution, as far as the beat is not done yet."""
    while not run.done and stage.finish is None:
        stage.watch_on()
        if run.done:
            return
        assert stage.play(choice(stage) if step.move == BOT else step.move).ok is not step.tries, step
        if step.move != BOT:
            return


def is_legal(stage: Stage, move: str) -> bool:
    """Whether the learner may do this now, however it is written."""
    state = stage.session.state
    try:
        return state.refusal(state.parse(move), stage.game.seat) is None
    except BadInput:
        return False


def follows(stage: Stage, move: str) -> bool:
    """Whether a legal move has something happen by itself that is told step by step, such as the end of a year."""
    tried, ply = stage.session.branch(), stage.session.ply
    tried.play(move)
    acts = stage.scenes.acts(stage.scenes.view.of(tried, stage.lang, stage.seat))
    return any(act.ply > ply for act in acts)


def choice(stage: Stage) -> str:
    """What the greedy bot would do."""
    return str(GreedyBot().choose(stage.session.state, Random(0)))


def sayings(stage: Stage) -> list[str]:
    """Everything that the page says in words, but for the board's own labels."""
    frame = stage.frame
    return [text for text in leaves({name: frame[name] for name in ("coach", "more", "answer", "label")}) if text]


def of_kind(*kinds: str) -> Callable[[Any], Any]:
    """A test of beats of some kinds only."""

    def marked(test: Any) -> Any:
        test.kinds = kinds
        return test

    return marked


class Beats:
    """What holds for the lessons in beats of every game."""

    game: ClassVar[str]
    tries: ClassVar[Sequence[str]]
    """Patterns of moves that can be tried: ``{n}`` is a number from 0 to 9."""
    unrefused: ClassVar[frozenset[str]] = frozenset()
    """Lessons in which nothing illegal need be tried."""
    named: ClassVar[frozenset[int]] = frozenset()
    """Numbers in the names of things, such as those of phases."""
    unworded: ClassVar[str] = r"beat_|lesson_|stage_|quiz_|ask_|_do_|card_"
    """A pattern of what stands in a text where the catalogue lacks a word."""

    @classmethod
    def plans(cls) -> tuple[Plan, ...]:
        return lessons.plans(cls.game)

    @classmethod
    def beats(cls) -> list[tuple[Plan, Beat]]:
        return [(plan, beat) for plan in cls.plans() for beat in plan.beats]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "plan" in metafunc.fixturenames and "beat" in metafunc.fixturenames:
            kinds = getattr(metafunc.function, "kinds", lessons.BEATS)
            found = [(plan, beat) for plan, beat in self.beats() if beat.kind in kinds]
            metafunc.parametrize(("plan", "beat"), found, ids=[f"{plan.id}-{beat.id}" for plan, beat in found])
        elif "plan" in metafunc.fixturenames:
            metafunc.parametrize("plan", self.plans(), ids=lambda plan: plan.id)

    @pytest.fixture(autouse=True)
    def nothing_binary(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Nothing that a stage sends is binary: to look for that in every scene would take a tenth of the time."""
        monkeypatch.setattr(widget, "_remove_buffers", lambda state: (state, [], []))

    # one lesson

    def test_a_lesson_can_be_learned_beat_by_beat(self, plan: Plan) -> None:
        assert len(self.learned(plan)) == len(plan.beats) + 1

    @pytest.mark.thorough
    def test_a_lesson_is_the_same_every_time(self, plan: Plan) -> None:
        assert self.learned(plan) == self.learned(plan)

    @staticmethod
    def learned(plan: Plan) -> list[Any]:
        """All that is told on the way through a lesson."""
        progress.forget(plan.id)
        stage, told = Stage(plan), list[Any]()
        for number, beat in enumerate(plan.beats):
            assert stage.beat.id == beat.id
            assert stage.frame["dots"] == ["done"] * number + ["now"] + ["open"] * (len(plan.beats) - number - 1)
            told.append((stage.to_text(), stage.figure))
            solve(stage)
            assert stage.done == number + 1
            assert stage.error == ""
        assert stage.finish is not None
        assert [got for _, got in stage.finish.stars] == [True] * len(stage.finish.stars)
        assert stage.session.observer_errors == []
        return [*told, stage.to_text()]

    @pytest.mark.thorough
    def test_the_last_hints_alone_lead_through_a_lesson(self, plan: Plan) -> None:
        """Whoever only ever does what the third hint says finishes every beat that is played."""
        stage = Stage(plan)
        for _ in range(150):
            if stage.finish is not None:
                break
            run = stage.run
            if isinstance(run, Drill) or run.waits or run.done or not run.beat.solution:
                solve(stage)
                continue
            stage.watch_on()
            step = run.next_step() if not run.done else None
            if step is not None and stage.run is run:
                do(stage, run, lessons.Step(choice(stage)) if step.move == BOT else step)
        assert stage.finish is not None, stage.beat.id

    def test_a_lesson_has_enough_to_do_and_to_answer(self, plan: Plan) -> None:
        kinds = [beat.kind for beat in plan.beats]
        assert 5 <= len(kinds) <= 9
        assert {"do", "fail", "puzzle", "drill"} & set(kinds)
        assert plan.rules
        assert plan.emblem
        assert len(plan.cans) == sum("can" in name for name in lessons.attributes(self.game, plan.message))
        assert {plan.chart, *(beat.chart for beat in plan.beats)} <= {"", lessons.RULES, *charts(self.game)}
        assert plan.bot in ("random", "greedy")
        assert (NOTEBOOKS / plan.notebook).is_file()
        assert "fail" in kinds or plan.id in self.unrefused
        assert len({beat.id for beat in plan.beats}) == len(kinds)

    def test_what_a_lesson_shows_can_be_shown(self, plan: Plan) -> None:
        scenes = drawn_game(self.game).scenes()
        known = {*scenes.zones, *scenes.panels, *scenes.parts, *scenes.asked}
        for beat in plan.beats:
            assert {*beat.show, *plan.show, *beat.without, *plan.without} <= known

    # one beat

    def test_the_solution_of_a_beat_reaches_its_goal_and_all_that_is_said_has_words(
        self, plan: Plan, beat: Beat
    ) -> None:
        stage = at(plan, beat)
        assert stage.beat.id == beat.id
        run, texts = stage.run, sayings(stage)
        assert not run.done
        assert not (isinstance(run, Drill) and run.settled)
        if not isinstance(run, Drill) and run.beat.solution:
            hints = [stage.hint() for _ in range(HINTS + 1)]
            assert hints[-1] == hints[-2]
            assert lessons.say(self.game, "lesson_hint_back") not in hints[-1]
            texts += hints
        solve(stage)
        assert run.done
        assert stage.error == ""
        for text in (*texts, *sayings(stage), *leaves(stage.frame["finish"] or {})):
            assert not re.search(self.unworded, str(text)), text

    @pytest.mark.thorough
    @of_kind("do", "fail", "puzzle")
    def test_every_legal_move_is_answered_by_the_position(self, plan: Plan, beat: Beat) -> None:
        """The beat is done, or the move is taken back, or the game goes on; the numbers told are the engine's."""
        stage: Stage | None = at(plan, beat)
        start = stage.session.state
        if start.is_over or start.player == CHANCE:
            pytest.skip("nobody is to decide here")
        for move in map(str, start.legal_actions()):
            stage = stage or at(plan, beat)
            before, run = place(stage), played(stage)
            answer = stage.play(move)
            assert answer.ok and stage.error == "", move
            if run.done:
                assert stage.frame["answer"]["tone"] in ("yes", "see")
            elif beat.takes_back(move):
                assert place(stage) == before
                assert stage.frame["answer"]["tone"] == "mix"
                back = lessons.say(self.game, "stage_rewound", kind=beat.kind)
                assert back in stage.told
                said, told = (set(re.findall(r"[^\s()]+", text)) for text in (answer.text, stage.told))
                alone = stage.told == f"{stage.frame['answer']['title']} {back}"
                assert said and (beat.kind == "fail" or (alone if follows(stage, move) else said <= told))
            elif beat.lost and place(stage) == before:  # the goal is out of reach by that: the step begins again
                assert stage.frame["answer"]["tone"] == "mix"
                assert lessons.say(self.game, "stage_begun-again") in stage.told
            else:
                assert stage.session.ply > before[0]
                assert stage.frame["undo"]
                stage.watch_on()
                assert run.done or stage.session.state.is_over or not stage.watching
            self.tells_true_numbers(stage, before[1], move)
            if run.done or not beat.takes_back(move):
                stage = None  # the next move is made where this one was, on a stage that has not seen it

    @pytest.mark.thorough
    @of_kind("do", "fail", "puzzle", "rule", "picture")
    def test_whatever_is_tried_in_vain_leaves_everything_as_it_was(self, plan: Plan, beat: Beat) -> None:
        stage, random = at(plan, beat), Random(f"{plan.id} {beat.id}")
        run, before = stage.run, place(stage)
        for move in self.attempts(random):
            if is_legal(stage, move):
                continue
            answer = stage.play(move)
            if run.done:
                assert beat.kind == "fail"
                break
            assert not answer.ok
            assert place(stage) == before
            assert stage.error == ""
            assert stage.told and stage.frame["answer"]["tone"] in ("no", "see")
            if answer.rule:
                behind = stage.view().rule_behind(before[1].parse(move), answer.rule)
                assert stage.frame["answer"]["why"]["id"] == behind
                self.tells_true_numbers(stage, before[1], move)

    def tells_true_numbers(self, stage: Stage, before: State, move: str) -> None:
        """What is told after a move has no number that the engine does not have of it."""
        told = numbers(stage.told) - self.named
        assert not told or told <= engine_numbers(stage, before, move), (move, stage.told)

    def attempts(self, random: Random) -> Iterator[str]:
        """Attempts that are mostly illegal, and some that are nonsense."""
        for _ in range(TRIES):
            pattern = random.choice([*self.tries, *self.tries, *MALFORMED])
            yield re.sub(r"\{n\}", lambda _: str(random.randrange(10)), pattern)

    @of_kind("drill")
    def test_a_question_is_marked_as_the_engine_answers_it(self, plan: Plan, beat: Beat) -> None:
        stage = at(plan, beat)
        while True:
            run = asked(stage)
            stage.answer(*wrong(run))
            assert stage.frame["answer"]["tone"] == "mix"
            if not run.settled:
                stage.answer(*right(run))
            assert run.settled and run.picked == run.part.answer
            if run.done:
                break
            stage.go_on()

    # all together

    def test_a_question_calls_the_players_as_its_board_does_here_and_in_practice(self) -> None:
        for plan, beat in self.beats():
            if plan.names and beat.question:
                self.calls_them_alike(plan, at(plan, beat))
                self.calls_them_alike(plan, Repetition([Coming(progress.today(), plan, beat)]))

    @staticmethod
    def calls_them_alike(plan: Plan, stage: Stage) -> None:
        posed, names, players = asked(stage).asked, tuple(filter(None, stage.session.names)), stage.session.players
        told = [posed.prompt, *posed.why, *(text for part in posed.parts for text in (part.label, *part.why))]
        told += [text for part in posed.parts for option in part.options for text in (option.text, option.why)]
        assert names == (plan.names[:players] if players <= len(plan.names) else ())
        assert not names or not re.search(r"[Pp]layer \d", " ".join(told)), told

    def test_the_lessons_together_teach_every_rule_and_no_other(self) -> None:
        assert {rule for plan in self.plans() for rule in plan.rules} == rules_of(self.game)
        assert {beat.rule for _, beat in self.beats() if beat.rule} <= rules_of(self.game)

    def test_every_question_is_asked_in_some_lesson(self) -> None:
        assert set(lessons.questions(self.game)) == {beat.question for _, beat in self.beats() if beat.question}

    def test_a_rule_that_a_beat_names_is_a_rule_of_its_lesson(self) -> None:
        assert [beat.id for plan, beat in self.beats() if beat.rule and beat.rule not in plan.rules] == []

    def test_every_lesson_has_a_notebook_of_its_own(self) -> None:
        assert len({plan.notebook for plan in self.plans()}) == len(self.plans())

    def test_words_of_lessons_belong_to_a_beat(self) -> None:
        """Every beat and every lesson has its words, and there are none for one that is gone."""
        known = catalogue(self.game)
        needed = {f"{plan.message}.{part}" for plan in self.plans() for part in ("title", "aim", "can1")}
        needed |= {beat.message(plan.id) for plan, beat in self.beats() if not beat.question}
        assert [message for message in needed if not known.has(message)] == []
        parts = {name.partition(".")[0] for name in needed} | {beat.message(plan.id) for plan, beat in self.beats()}
        own = [name for name in known.messages() if name.startswith((f"beat_{self.game}_", f"lesson_{self.game}_"))]
        assert [name for name in own if name.partition(".")[0] not in parts] == []

    def test_a_position_of_a_lesson_is_a_position_of_the_game(self) -> None:
        for plan, beat in self.beats():
            state = lessons.start(self.game, beat.position) if beat.position else plan.start()
            again = type(state).__reduce__(state)
            assert again[0](*again[1]) == state


# --- numbers ---------------------------------------------------------------------------------------------------------


def numbers(text: str) -> set[int]:
    """The numbers in a text, but for those in the notation of a move, which a hint quotes, and in names of pieces."""
    return {int(found) for found in re.findall(r"\d+", re.sub(r'\("[^"]*"\)|\b[A-Z]{2}\d+\b', "", text))}


def engine_numbers(stage: Stage, before: State, move: str) -> set[int]:
    """Every number that the engine has of a move: of its checks, of all that came of it, and of the positions."""
    action = before.parse(move)
    seat = stage.game.seat
    found = {int(one) for one in re.findall(r"\d+", move)}
    facts = [check.facts for check in before.checks(action, seat)]
    after = before
    if before.refusal(action, seat) is None:
        after = before.copy()
        after.journal = []
        after.apply(action)
        facts += [event.facts for event in after.journal]
    facts += [event.facts for entry in stage.session.log for event in entry.events]
    found |= {value for value in leaves(facts) if isinstance(value, int)}
    told = [quantities(state) for state in {id(one): one for one in (before, after, stage.session.state)}.values()]
    found |= {value for one in told for value in one.values()}
    found |= {abs(later[name] - told[0][name]) for later in told[1:] for name in told[0]}
    found |= {seat + 1 for seat in range(before.players)}
    return found | {value + 1 for value in found if value >= 0 and value in seats(facts)}


def seats(facts: Iterable[Any]) -> set[int]:
    """The seats among facts, which are told from 1."""
    return {value for one in facts for name, value in one.items() if name in ("seat", "asked", "active", "player")}


def quantities(state: State) -> dict[Any, int]:
    """The quantities that lessons know, the lines of the score and the sums of the first of them, of every seat."""
    counts = drawn_game(state.game).tutor().quantities
    found: dict[Any, int] = {
        (name, seat): count(state, seat) for name, count in counts.items() for seat in range(state.players)
    }
    for sheet in state.scores():
        found |= {(line.rule, sheet.seat): line.points for line in sheet.lines}
        found |= {(at, sheet.seat): sum(line.points for line in sheet.lines[:at]) for at in range(1, len(sheet.lines))}
    return found


__all__ = ("Beats",)
