"""One lesson as one widget: what to do, the board, the live plot and the answer, each in its own fixed place.

    stage = lesson("armorica/gaul")
    stage                        # play here
    stage.play("take 3")         # the same as a click on the board
    stage.answer("take 1")       # the same as an answer to the question that is asked
    stage.go_on()                # the same as Continue
    stage.hint()                 # a nudge; then where to look; then the move

A lesson is data: its beats are told in :mod:`widgets.lessons`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import traitlets

from rulesim import BadInput, State, rulebook
from rulesim.whatif import TIERS
from widgets import lessons, progress
from widgets.art import board_style, module_of
from widgets.charts import theme
from widgets.charts.program import program
from widgets.intents import among, kinds, record, several, text, whole
from widgets.jupyter import InWords
from widgets.lessons import Beat, Plan
from widgets.opponents import PlayedTable
from widgets.scenes import Notice, Scene
from widgets.stage import look_back, shown
from widgets.stage.course import Course, moves_of
from widgets.stage.drill import Drill
from widgets.stage.finish import Finish
from widgets.stage.frame import frame, rules, taken_back, waits_for, with_done, words
from widgets.stage.look_back import LookBack
from widgets.stage.news import News, verdict
from widgets.stage.played import HINTS, PlayedBeat, Playing
from widgets.stage.whatif import Chances
from widgets.table import INTENTS, PLACE, Answer, spoken

if TYPE_CHECKING:
    from widgets.scenes.view import View

_KEYS: Final = 100
"""The most options that an answer may name."""


class Stage(PlayedTable):
    """One lesson. ``plan``: its id, such as "armorica/roman", or the lesson as data.

    ``edition``: the rulebook whose rules hold ("english", "german", "russian"). ``at``: the number of the beat that is
    played, from 0; the lesson begins at the first that the learner has not done, or where its game was left. ``run``:
    that beat as it is being played; ``hinted``: the hints that were given, each by its beat and its number; ``finish``:
    the card of a finished lesson, or None; ``others``: whether another game can be asked for. Raises BadInput for an
    unknown id or edition.
    """

    INTENT = kinds(
        "kind",
        **INTENTS,
        answer=record(**PLACE, keys=several(text(), _KEYS)),
        beat=record(number=whole(0, _KEYS)),
    )
    EVENTS = record(kind=among("ready", "plotly"))
    KEYS = {name: key for name, key in PlayedTable.KEYS.items() if name != "redo"} | {"continue": "n", "legend": "l"}

    left_off: list[str] | None = None
    """How far the game has come: what brought it, and what the players have done; None: no place to go on."""
    chances: Chances | None = None
    looking: LookBack | None = None
    looked: LookBack | None = None
    """The look back from which another try was begun last."""
    reviewed: LookBack | None = None
    """The look back that was begun last."""
    others = False
    achieved: Notice | None = None
    """What was told of the move that did the last beat; a refusal, if that was asked for."""
    _warned = ""
    frame = traitlets.Dict().tag(sync=True)
    glance = traitlets.Dict().tag(sync=True)
    figure = traitlets.Dict().tag(sync=True)
    rules = traitlets.List().tag(sync=True, once=True)
    labels = traitlets.Dict().tag(sync=True, once=True)
    plotly = traitlets.Unicode().tag(sync=True)

    @property
    def _esm(self) -> str:
        return module_of("stage.js", self.plan.game)

    @property
    def _css(self) -> str:
        return "\n".join([board_style(self.plan.game), theme.STYLE])

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        if self.heard(type(self).EVENTS, content) == {"kind": "plotly"}:
            found = program()
            if self.plotly == found:  # that was said, and has not come
                self.send_state("plotly")
            self.plotly = found
        else:
            super()._handle_custom_msg(content, buffers)

    def __init__(self, plan: Plan | str, lang: str = "en", *, edition: str | None = None) -> None:
        self.plan = plan if isinstance(plan, Plan) else lessons.plan(plan)
        if not self.plan.beats:
            raise BadInput("lesson", f"lesson: {self.plan.id} is not told in beats.")
        self.edition = edition
        progress.default().marks(self.plan.id)  # other kernels may have marked some
        self.at = self._first_open()
        self.finish: Finish | None = None
        self.runs: dict[int, PlayedBeat | Drill] = {}
        self.hinted: set[tuple[str, int]] = set()
        self._glanced: tuple[Any, ...] = ()
        self._due: list[Notice | None] = []
        self.left: Playing | None = None
        self.news = News(self)
        left = self._game_left()
        self.game = left or self.course.at(self.at, 0)
        how: dict[str, Any] = {"title": self.plan.title(lang), "chances": self.plan.odds}
        self.rules = rules([rulebook.rule(id, lang) for id in self.plan.rules])  # these come with the widget, or never
        self.labels = words(lang, self.plan.game)
        super().__init__(self.game.opponents, lang=lang, seat=self.game.seat, **how)
        self.begin_beat(begun=0 if left and self.plan.is_free else None)
        if self.done == len(self.plan.beats) and left is None:
            self._end()

    # --- where the learner is -----------------------------------------------------------------------------------------

    def done_before(self) -> set[str]:
        """The beats that the learner has done, ever; as far as is known without asking the file."""
        marks = progress.default().known(self.plan.id)
        return {item for (_, kind, item), mark in marks.items() if kind == "task" and mark.done}

    def mark(self, kind: str, item: str, done: bool = True) -> None:
        """Note what the learner has done: a beat ("task"), or what was answered ("quiz")."""
        progress.mark(self.plan_of(self.beat).id, kind, item, done)

    def plan_of(self, beat: Beat) -> Plan:
        """The lesson that a beat is from."""
        return self.plan

    def _first_open(self) -> int:
        done = self.done_before()
        return next((at for at, beat in enumerate(self.plan.beats) if beat.id not in done), 0)

    @property
    def beat(self) -> Beat:
        """The beat that is played."""
        return self.plan.beats[self.at]

    @property
    def chart(self) -> str:
        """The chart beside the board; "": none is named."""
        chart = self.beat.chart or self.plan.chart
        return "" if chart == lessons.RULES else chart

    @property
    def run(self) -> PlayedBeat | Drill:
        """The same, as it is being played."""
        return self.runs[self.at]

    @property
    def playing(self) -> PlayedBeat | None:
        """The same, if something is still to be done in it on the board."""
        run = self.run
        away = self.finish or self.looking
        return run if isinstance(run, PlayedBeat) and not (away or run.done or run.waits) else None

    @property
    def course(self) -> Course:
        """The games of the lesson, by beat."""
        return Course(self.plan, self.edition, self.plan_of)

    def brought(self, at: int) -> str:
        """What brought the game of a beat: the id of a beat, "-" for the lesson."""
        origin = self.course.origin(at)
        return origin.id if origin else "-"

    def _place(self, at: int) -> str:
        """A place to go on, as it is kept: what brought the game, and in which beat it is played."""
        return f"{self.brought(at)} {self.plan.beats[at].id}"

    def _game_left(self) -> Playing | None:
        """The game that was left, in the beat in which it was; None if there is none, or it fits no more.

        It goes on move by move where it is played freely: a beat that takes moves back is begun anew.
        """
        begun, *moves = progress.default().kept(self.plan.id) or [""]
        at = next((at for at in range(len(self.plan.beats)) if begun == self._place(at)), None)
        if not moves or at is None or self.plan.beats[at].rewinds or self.plan.beats[at].kind == "drill":
            return None
        left = self.course.played(at, moves)
        self.at = self.at if left is None else at
        return left

    def _note_place(self) -> None:
        """Note how far the game has come."""
        goes_on = isinstance(self.run, PlayedBeat) and not self.beat.rewinds and self.at >= self._first_open()
        self.left_off = [self._place(self.at), *moves_of(self.session.log)] if goes_on else None

    def forget_place(self) -> None:
        """The game is over, or does not go on: the next time another one is begun."""
        self.left_off = None
        progress.default().keep(self.plan.id, self.following())

    def following(self) -> list[str]:
        """How the game is begun that comes after this one, if that is told now."""
        return []

    def _answered_page(self) -> None:
        if self.left_off is not None:  # once: the file takes as long as an answer to the page
            progress.default().keep(self.plan.id, self.left_off)
            self.left_off = None

    def _enter(self, at: int, notice: Notice | None) -> None:
        """Begin a beat; ``notice``: what is told of the one before."""
        if self.looking is not None:
            self.looking.end()
        course, before = self.course, self.runs.get(at - 1)
        brings = course.brings_game(self.plan.beats[at])
        goes_on = at == self.at + 1 and before is not None and before.done
        interrupted = self.beat.kind == "drill" and course.brings_game(self.beat)  # the game goes on as it was left
        if not interrupted or not goes_on:
            self.left = self.game if goes_on else None
        self.at = at
        if brings or interrupted or not goes_on:
            self._stop_asking()
            self.chances, since = None, self.session.revision + 1
            if self.left is not None and not brings:
                self.left.session.revision = since
            self.sit(course.at(at, since) if brings or self.left is None else self.left)
        self.begin_beat(notice)

    def sit(self, game: Playing) -> None:
        """Go on with another game; nothing is drawn yet."""
        self.game, self.opponents = game, game.opponents
        self.opponents.on_fault = self.fault
        self.sit_at(game.session, game.seat)

    def begin_beat(self, notice: Notice | None = None, begun: int | None = None) -> None:
        """Begin the beat that is on now, in the game as it stands; ``notice``: what is told of the one before.

        ``begun``: the ply at which it was begun before, and goes on now.
        """
        beat, drill = self.beat, self.beat.kind == "drill"
        self.finish = None
        self.runs[self.at] = run = (Drill if drill else PlayedBeat)(self.plan, beat, self.game, self.lang)
        if begun is not None and isinstance(run, PlayedBeat):
            run.take_in(begun)
        looks_on = self.scenes.filmed and beat.kind == "rule"  # it is named while its work is seen
        if drill or (run.waits and not looks_on) or notice is None:
            self.news.hush()
        super().hover(None if drill else self.hovered)
        with self.session.lock:
            self._draw(notice, "")
        if isinstance(run, PlayedBeat) and run.reached():  # the game may have gone so far by itself
            self._achieve(notice)

    def made(self) -> list[str]:
        """The lines of Python that begin this beat."""
        begun = f'stage = lesson("{self.plan.id}")'
        return ["from widgets.lesson import lesson", begun, f'stage.go_to("{self.beat.id}")']

    # --- for Python ---------------------------------------------------------------------------------------------------

    def answer(self, *given: Any) -> str:
        """Answer the question that is asked: keys of options, or a number; what is told of it. Raises BadInput."""
        if not isinstance(self.run, Drill):
            raise BadInput("answer", f"answer: {self.say('stage_no-question')}")
        with self.session.lock:
            self._marked(self.run.answer(given if len(given) != 1 else given[0]))
        return self.told

    def go_on(self) -> str:
        """Go on to the next part, beat or lesson card, as Continue does; what is told then."""
        with self.session.lock:
            self.news.end_steps()
            self._continue()
        return self.told

    def watch_on(self) -> str:
        """Let the others move until the learner is to decide; what is told then."""
        with self.session.lock:
            self._skip()
        return self.told

    def go_to(self, beat: int | str) -> None:
        """Begin a beat, by its number from 1 or its id. Raises BadInput."""
        ids = [one.id for one in self.plan.beats]
        number = ids.index(beat) + 1 if isinstance(beat, str) and beat in ids else beat
        if not isinstance(number, int) or not 1 <= number <= len(ids):
            raise BadInput("beat", f"beat: {', '.join(ids)} are the beats of this lesson, 1 to {len(ids)}.")
        with self.session.lock:
            self._enter(number - 1, None)

    def hint(self) -> str:
        """The next hint: first a nudge, then what to look at, then the move."""
        with self.session.lock:
            self._hint()
        return self.told

    @property
    def told(self) -> str:
        """What the answer bar says."""
        self._draw_around()
        answer = self.frame["answer"]
        return f"{answer['title']} {answer['text']}".strip()

    @property
    def done(self) -> int:
        """How many beats are done in this sitting or an earlier one."""
        done = self.done_before()
        return sum(beat.id in done for beat in self.plan.beats)

    @property
    def telling(self) -> bool:
        """Whether something that happened by itself is still to be told: the learner may move on meanwhile."""
        return bool(self.news.later) and self.finish is None and not self.news.due

    @property
    def ended(self) -> bool:
        """Whether all is done: the card of the lesson is shown, or a game that is no lesson is over, and was told."""
        over = self.plan.is_free and self.session.state.is_over  # by whatever hand
        return self.finish is not None or (over and not self.news.due and not self.telling)

    @property
    def watching(self) -> bool:
        """Whether the others are moving, one event at a time."""
        return self.playing is not None and self.game.theirs

    @property
    def looks_back(self) -> bool:
        """Whether the board shows what is told of, and not how the game stands."""
        return self.told_of is not None and self.finish is None

    @property
    def told_of(self) -> State | None:
        return self.news.position

    @property
    def told_until(self) -> tuple[int, int] | None:
        return self.news.until

    # --- moves --------------------------------------------------------------------------------------------------------

    def _attempt(self, notation: str, piece: str | None = None) -> Answer:
        run, before, ply = self.playing, self.session.state, self.session.ply
        if isinstance(self.run, Drill) and self.finish is None:
            self._marked(self.run.pick(notation))
            return Answer(False, self.told, action=notation)
        if run is None or self.watching:
            return self._finish(False, notation, self._inform("stage_waiting", waits=waits_for(self)))
        self.news.hush()
        if self._begun_again():
            return Answer(False, self.told, action=notation)
        answer = super()._attempt(notation, piece)
        if answer.ok:
            run.record.note(answer.action, before, self.session.history[ply + 1])
            self.news.take_up(ply, answer.text, self._notice.title if self._notice else "")
            self._note_place()
        elif answer.rule:
            run.record.note(answer.action, before, None)
        self._judge(run, answer, ply)
        return answer

    def _judge(self, run: PlayedBeat, answer: Answer, ply: int) -> None:
        """What an attempt achieved: the beat is done, the move is taken back, or one plays on."""
        if not run.reached() and answer.ok and run.beat.takes_back(answer.action):
            told, follows = self._notice, bool(self.news.due)
            self._go_back(run, ply)
            text = self.say("stage_rewound", kind=run.beat.kind)
            # Of a step that asks for what is no move nothing comes, and what follows by itself is not its own.
            if told and told.text and run.beat.kind != "fail" and not follows:
                text = f"{text} {self.say('stage_rewound_move', told=told.text)}"
            self._draw(Notice(tone="mix", title=told.title if told else "", text=text), text)
        elif self._decided(self._notice):
            return
        elif self.news.due or self.told_of is not None:
            self._draw(self._notice, answer.text)
        else:
            self._draw_frame(self._notice)

    def _decided(self, notice: Notice | None) -> bool:
        """Whether the beat is done by what has happened, or begins again: then that is shown, with ``notice``."""
        run = self.playing
        if run is None or not run.reached():
            return self._begun_again()
        self._achieve(notice)
        return True

    def _begun_again(self) -> bool:
        """Begin the beat again if its goal is out of reach and all that led there was shown; whether that was so."""
        run = self.run
        if not isinstance(run, PlayedBeat) or self.news.due or (event := run.lost_by()) is None:
            return False
        title = self.view().event(event)
        run.record.attempts.clear()
        self._go_back(run, run.start_ply)
        self._note_place()
        self._draw(Notice(tone="mix", title=title, text=self.say("stage_begun-again")), title)
        return True

    def _has_lost(self) -> bool:
        """Whether the step that is on is the last of what put the goal out of reach: what follows is taken back."""
        event = self.playing.lost_by() if self.playing else None
        now, following = (rulebook.section(act.rule) for act in self.news.due[:2])
        return event is not None and now == rulebook.section(event.rule) != following

    def _go_back(self, run: PlayedBeat, ply: int) -> None:
        """Take moves back that did not lead to the goal of a beat."""
        run.slips += 1
        self.news.hush()
        with self.opponents.resting():
            self.session.goto(ply)

    def hover(self, action: str | None) -> None:
        run, before = self.runs.get(self.at), self.hovered
        if run is None:
            return  # a cell is about to begin this beat
        super().hover(None if isinstance(run, Drill) else action)  # what a move would change is the answer
        shown = self.finish is None or self.looking is not None
        if self.hovered != before and shown and not self._page_waits:
            self._glance()

    def _achieve(self, notice: Notice | None) -> None:
        """The beat is done: note it, and go on where nothing is lost from sight by that."""
        run = self.run
        assert isinstance(run, PlayedBeat)
        run.done = True
        self.mark("task", run.beat.id)
        self.achieved = notice = with_done(self, notice)
        if self.news.due or not self._flows_on():
            self._draw(notice, "")
        else:
            self._flow(notice)

    def _flow(self, notice: Notice | None) -> None:
        """Go on with the game in the next beat, where it is found the next time."""
        self._enter(self.at + 1, notice)
        self._note_place()

    def _flows_on(self) -> bool:
        """Whether the next beat goes on with this game, so that it begins by itself."""
        following = self.plan.beats[self.at + 1 :][:1]
        return bool(following) and not self.course.brings_game(following[0]) and not self.session.state.is_over

    def _marked(self, notice: Notice | None) -> None:
        """A question was answered: keep what was learnt, and show it."""
        run = self.run
        assert isinstance(run, Drill)
        if notice is None and run.settled:
            return  # it is answered already, and what is told of it stands
        if notice is not None and (run.done or (run.wrong and notice.tone == "mix")):
            self.mark("quiz", run.asked.id, run.right and not run.wrong)
        if notice is not None and run.done:
            self.mark("task", run.beat.id)
        if run.settled:
            self._show(run, run.part.then)
        self.notify(notice, run.unseen if notice else "")

    def _show(self, run: Drill, state: State | None) -> None:
        """The board shows another position of the question: what it leads to, or what the next part is about."""
        if state is not None:
            self.sit(self.course.asked_about(run.beat, state.copy(), self.session.revision + 1))
            run.game = self.game

    def _continue(self) -> None:
        run = self.run
        if self.news.due[1:] and not self._has_lost():
            self.news.go_on()
            self.notify(None)
        elif self.news.due:
            self.news.end_steps()
            self._after_acts(None)
        elif isinstance(run, Drill) and run.settled and not run.done and not self.ended:
            run.go_on()
            self._show(run, run.part.shown)
            self.notify(None)
        elif not self.ended and (run.done or run.waits):
            if isinstance(run, PlayedBeat) and not run.done:
                run.done = True
                self.mark("task", run.beat.id)
            if self.at + 1 < len(self.plan.beats):
                self._enter(self.at + 1, None)
            else:
                self._end()

    def _end(self) -> None:
        """The lesson is done: it begins anew the next time."""
        self.forget_place()
        self.finish = Finish.of(self)
        self.odds_shown = True
        self.notify(None)

    def _again(self) -> None:
        self.runs.clear()
        self.hinted.clear()
        self._enter(0, None)

    def _step_on(self) -> None:
        """One event, told: what is still to be told of the last move, else the next move of the others that is told."""
        if self.telling:
            self.notify(self.news.tell_next())
            return
        run, notice = self.playing, None
        if run is None or not self.watching:
            return
        while notice is None and self.watching and not self.news.due and not run.reached():
            seen = self.session.ply
            if not self.opponents.step():
                break
            notice = self.news.take_up(seen)
        if not self._decided(notice):
            self.notify(notice)

    def _skip(self) -> None:
        run, told = self.run, self.news.passed()
        while self.watching or self.telling:
            self._step_on()
            told = self.news.passed()
        if self.run is run:
            self._after_acts(told or self._notice)

    def _after_acts(self, notice: Notice | None) -> None:
        """The last step was shown: the beat is done by it, or was before, or one plays on."""
        run = self.run
        if self._decided(None):
            return
        if not run.done or isinstance(run, Drill):
            self._draw(notice, "")
            return
        if self._flows_on():
            self._flow(with_done(self, notice))
            return
        view = self.view()
        if self.session.state.is_over:
            notice = verdict(self)
        elif event := run.won_by():
            notice = Notice(tone="done", title=view.event(event), reference=view.reference(event.rule))
        self._draw(with_done(self, notice), "")

    # --- hints, what-ifs, commands ------------------------------------------------------------------------------------

    def _hint(self) -> None:
        run = self.run
        if self.finish is not None:
            return
        if self.watching:
            self._draw(self._inform("stage_waiting", waits="skip"), "")
        elif isinstance(run, Drill):
            told = run.hint()
            self.hinted |= {(run.beat.id, HINTS * run.at + run.hints)} if told else set()
            self._marked(told)
        elif not run.done:
            told, move = run.hint()
            self.hinted.add((run.beat.id, run.hints))
            if move is not None:
                self.advise(told, move)
            else:
                self._draw(told, told.text)

    def _ask(self, tier: str) -> None:
        """Show what every legal move is worth, as far as this question looks."""
        if isinstance(self.run, PlayedBeat) and not self.watching:
            self._stop_asking()
            self.chances = Chances(self.session, self.game.seat, self.lang, tier, self._chances_changed)
            self.chances.begin()
            self.paint(self.chances.bars, self._inform("stage_whatif_asked"))

    def _no_more(self, odds: bool = False) -> None:
        """Stop the what-if, or switch the bar of chances."""
        if odds:
            self.odds_shown = not self.odds_shown
        else:
            self._stop_asking()
        self._draw_frame(self._notice)

    def _stop_asking(self) -> None:
        if self.chances is not None:
            self.chances.stop()

    def _chances_changed(self) -> None:
        with self.session.lock:
            if self.chances is not None:
                self.paint(self.chances.bars)
                if not self.chances.found:  # there is nothing to paint, but it has ended, with an error maybe
                    self._draw_frame(self._notice)

    @property
    def can_undo(self) -> bool:
        """Whether the learner has decided something in this beat to go back to; in a free game also once it is over."""
        run = self.playing or (self.run if self.plan.is_free and self.looking is None else None)
        is_mine, history = self.opponents.is_mine, self.session.history
        return isinstance(run, PlayedBeat) and any(map(is_mine, history[run.start_ply : -1]))

    def _undo(self) -> bool:
        if not (self.can_undo and isinstance(self.run, PlayedBeat)):
            return False
        self.run.done = False
        self.run.record.undone()
        undone = self.undo()
        self._note_place()
        return undone

    def _take_back(self) -> None:
        if self.can_undo:
            self._all_of(self._undo)
            self.notify(taken_back(self))
        elif self.playing:
            self.notify(self._inform("stage_nothing-to-undo"))

    def _command(self, name: str) -> None:
        known = {
            "hint": self._hint,
            "undo": self._take_back,
            "continue": self._continue,
            "check": lambda: self._marked(self.run.check()) if isinstance(self.run, Drill) else None,
            "step": self._step_on,
            "skip": self._skip,
            "again": self._again,
            "redo": lambda: None,  # a move that was taken back is played anew, or not at all
            **{tier: partial(self._ask, tier) for tier in TIERS},
            "stop": self._no_more,
            "odds": partial(self._no_more, odds=True),
            **look_back.commands(self),
        }
        if name not in ("step", "skip", "stop", "odds"):
            self.news.hush(steps=False)
        if name not in ("step", "continue", "skip"):
            self.news.end_steps()
        if name not in ("undo", "step", "skip", "continue") and self._begun_again():
            return
        known.get(name, partial(super()._command, name))()

    def _answer_intent(self, intent: Mapping[str, Any]) -> None:
        if intent["kind"] == "answer":
            if intent["revision"] in (None, self.session.revision):
                self._answered(intent["keys"])
        elif intent["kind"] == "beat":  # a step that was done, or the first that was not, as its dot says
            self._draw_around()
            if self.frame["dots"][intent["number"] :][:1] in (["done"], ["next"]):
                self._enter(intent["number"], None)
        else:
            super()._answer_intent(intent)

    def _answered(self, keys: list[str]) -> None:
        """A number was given, or buttons of the answer bar were pressed."""
        run = self.run
        if not isinstance(run, Drill) or not keys or self.finish is not None:
            return
        try:
            self._marked(run.answer(keys[0]) if run.part.kind == "number" else run.pick(keys[0]))
        except BadInput:
            self._draw(self._inform("stage_whole-number"), "")

    # --- drawing ------------------------------------------------------------------------------------------------------

    def _make(self, notice: Notice | None, announce: str) -> Scene:
        if self.session.revision != self._shown_revision:
            self._stop_asking()
            self.chances = self.news.board = None
        self.show = shown.taught(self)
        if notice is self._notice:  # it stays while the board goes on
            announce = announce.removeprefix(spoken(notice))
        return shown.scene(self, super()._make(notice, announce))

    def _announced(self, notice: Notice | None, announce: str, status: str) -> str:
        """What no other part of the stage reads out: the answer bar reads an answer, but not one that stands there, and
        the coach what is due in a game that is played freely.
        """
        told, stands = spoken(notice), self.frame.get("answer", {"title": "", "text": ""})
        again = told == f"{stands['title']} {stands['text']}".strip()
        rest = announce if again else announce.replace(told, "", 1).strip()
        return " ".join(filter(None, (rest, "" if self.plan.is_free else status))) if announce else ""

    def _odds(self) -> dict[str, Any]:
        """None beside a question, whose board is of no game that goes on."""
        return {} if self.beat.kind == "drill" else super()._odds()

    @property
    def asking(self) -> bool:
        """Whether a question is open: what answers one part may give the next one away."""
        run = self.runs.get(self.at)
        return self.beat.kind == "drill" and not (isinstance(run, Drill) and run.done)

    def _draw(self, notice: Notice | None, announce: str) -> None:
        if self.news.due:
            notice = self.news.notice()
        with self.hold_sync():
            super()._draw(notice, announce)
            if self.at in self.runs:
                self._draw_frame(notice)

    def _draw_frame(self, notice: Notice | None) -> None:
        """What stands around the board, and the plot; while a page waits for an answer, once at its end."""
        self._due = [notice]
        if not self._page_waits:
            self._draw_around()

    def _draw_around(self) -> None:
        """Draw what is due of that."""
        with self.hold_sync():
            if self._due:
                warning, before = progress.default().warning, self._warned
                self._warned = warning
                self.frame = frame(self, self._due.pop(), warning if warning != before else "")
            self._glance()

    def _glance(self) -> None:
        """What the move that is looked at would change, on the board and in the plot; drawn once per look."""
        session = self.session
        place = self.finish is None, self.looking and self.looking.found.complete, self.run.settled
        looked = (self.at, id(session), id(self.position), session.revision, self.hovered, *place)
        if looked == self._glanced:
            return
        self._glanced = looked
        with self.hold_sync():
            self.glance, self.figure = shown.glance(self), shown.figure(self)

    def _command_buttons(self) -> list[Any]:
        return []

    def view(self, shown: Sequence[str] | None = None) -> View[Any]:
        """The game as its learner sees it now; ``shown``: with these parts of the board."""
        view = self.scenes.view.of(self.session, self.lang, self.seat)
        view.shown = shown
        return view

    def say(self, message: str, **facts: Any) -> str:
        """Words of the lesson or of its game."""
        return lessons.say(self.plan.game, message, self.lang, **facts)

    def _inform(self, message: str, **facts: Any) -> Notice:
        return Notice(tone="info", title=self.say(message, **facts))

    def close(self) -> None:
        """Take the stage off the page; nothing is played out for it any more."""
        self._stop_asking()
        super().close()

    # --- text ---------------------------------------------------------------------------------------------------------

    def to_text(self) -> str:
        """The stage in words: what to do, the answer, the board."""
        told = self.frame
        lesson = f"{told['label']} · {self.done}/{len(self.plan.beats)}"
        name = self.plan.title(self.lang) if self.plan.is_free else lesson
        head = [name, told["coach"], told["more"], self.told]
        shown = self.finish.text() if self.finish else self.drawn.text
        return "\n".join([*filter(None, head), "", shown])

    __repr__ = to_text
    to_html = InWords.to_html
