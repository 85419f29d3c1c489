"""A lesson: a live board with tasks that tick off when done, hints in three steps, the rules it teaches, and its quiz.

    lesson = widgets.lesson("armorica/roman")
    lesson.board                 # play here; opponents reply by themselves
    lesson.play("take 3")        # the same as a click
    lesson.tasks                 # what is done
    lesson.hint()                # a nudge; then where to look; then the move
    lesson.whatif                # a panel that plays every legal move out
    lesson.quiz()                # questions that the engine asks and marks

What happens in a lesson is data: see :mod:`widgets.lessons`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import Any, Final

from rulesim import Action, Session, State, rulebook
from rulesim.bots import GreedyBot
from rulesim.game import unknown
from rulesim.outside import escaped
from rulesim.rulebook import Rule
from rulesim.session import LogEntry
from widgets import goals, lessons, progress
from widgets.games import drawn_game
from widgets.goals import Goal, Record
from widgets.hints import HINTS, Guide
from widgets.lessons import Plan, Task
from widgets.opponents import Opponents, PlayedTable, bot
from widgets.quiz import Feedback, Quiz
from widgets.scenes import Line, Notice, Panel
from widgets.stage import Stage
from widgets.stage.played import Story
from widgets.table import Answer
from widgets.whatif import WhatIf


@dataclass(frozen=True, slots=True)
class TaskLine:
    """One task as the learner sees it: ``state`` is "done", "active" (the next one) or "open"."""

    id: str
    text: str
    state: str
    learned: str = ""

    def __repr__(self) -> str:
        return f"{_MARKS[self.state]} {self.text}"


_MARKS: Final = {"done": "[x]", "active": "[>]", "open": "[ ]"}


@dataclass(frozen=True, slots=True)
class Tasks:
    """The tasks of a lesson and which of them are done."""

    title: str
    lines: tuple[TaskLine, ...]

    @property
    def done(self) -> int:
        """How many are done."""
        return sum(line.state == "done" for line in self.lines)

    @property
    def all_done(self) -> bool:
        """Whether nothing is left to do."""
        return self.done == len(self.lines)

    def __len__(self) -> int:
        return len(self.lines)

    def __iter__(self) -> Iterator[TaskLine]:
        return iter(self.lines)

    def __repr__(self) -> str:
        return "\n".join([self.title, *(f"  {line!r}" for line in self.lines)])

    def _repr_html_(self) -> str:
        items = "".join(f"<li>{escaped(_MARKS[line.state])} {escaped(line.text)}</li>" for line in self.lines)
        return f'<p><b>{escaped(self.title)}</b></p><ul style="list-style:none">{items}</ul>'


@dataclass(frozen=True, slots=True)
class Hint:
    """One hint for one task; ``step`` 1 to 3."""

    task: str
    step: int
    title: str
    text: str

    def __repr__(self) -> str:
        return f"{self.title} {self.text}"

    def _repr_html_(self) -> str:
        return f"<p><b>{escaped(self.title)}</b> {escaped(self.text)}</p>"


class Rules(tuple[Rule, ...]):
    """Some rules, each with its words; where the rulebooks tell them is said once for all that stand together there."""

    __slots__ = ()

    def _together(self) -> Iterator[tuple[list[Rule], list[str]]]:
        for _, rules in groupby(self, key=lambda rule: sorted(rule.references.items())):
            found = list(rules)
            yield found, found[0].told()

    def __repr__(self) -> str:
        blocks: list[str] = []
        for rules, told in self._together():
            blocks += [f"{rule.title} [{rule.id}]\n  {rule.text}" for rule in rules]
            blocks += ["\n".join(f"  ({book})" for book in told)] if told else []
        return "\n".join(blocks)

    def _repr_html_(self) -> str:
        parts: list[str] = []
        for rules, told in self._together():
            for rule in rules:
                title, text, code = (escaped(part) for part in (rule.title, rule.text, rule.id))
                where = f"<br>{_reference(rule, told)}" if told and rule is rules[-1] else ""
                parts.append(
                    f'<p class="rs-rule" style="margin: 0 0 0.5em"><b>{title}.</b> {text} '
                    f"<small><code>{code}</code></small>{where}</p>"
                )
        return "".join(parts)


def _reference(rule: Rule, told: list[str]) -> str:
    """Where the reader's own rulebook tells it, or the first that does; pointing at it names the others, too."""
    own = list(rule.references).index(rule.lang) if rule.lang in rule.references else 0
    return f'<small title="{escaped(" · ".join(told))}"><i>{escaped(told[own])}</i></small>'


class Lesson:
    """One lesson, ready to be played. ``plan``: its id, such as "armorica/roman", or the lesson as data.

    ``edition``: the rulebook whose rules hold ("english", "german", "russian"). Raises BadInput for an unknown id or
    edition. ``session``: the game on the board. ``board``: the table to show. ``record``: what the learner did so
    far.
    """

    def __init__(self, plan: Plan | str, lang: str = "en", *, edition: str | None = None) -> None:
        plan = lessons.plan(plan) if isinstance(plan, str) else plan
        self.plan, self.lang = plan, lang
        tutor = drawn_game(plan.game).tutor()
        self._tutor = tutor
        self.session: Session = Story(plan, plan.start(edition))
        self.opponents = self._opponents()
        self.opponents.play_on()
        self._start_ply = self.session.ply
        self.record = Record(self.session.state, plan.seat, tutor.QUANTITIES)
        self._goals: dict[str, Goal] = {
            task.id: goals.goal(task.goal, tutor.QUANTITIES, f"{plan.id}, {task.id}") for task in plan.tasks
        }
        self._done: list[str] = []
        self._hints: dict[str, int] = {}
        self._quizzes: dict[tuple[str, ...], Quiz] = {}
        self.board = self._board()

    def _opponents(self) -> Opponents:
        plan = self.plan
        return Opponents(
            self.session,
            {seat: bot(plan.bot) or GreedyBot() for seat in range(self.session.players) if seat != plan.seat},
            replies=plan.replies,
            auto=plan.auto,
            moment=self._tutor.moment,
        )

    def _board(self) -> PlayedTable:
        board = PlayedTable(
            self.opponents,
            lang=self.lang,
            title=self.title,
            subtitle=self.aim,
            seat=self.plan.seat,
            show=self.plan.show or None,
            panels=self._panels,
            commands={"hint": self._hint_notice, "reset": self.reset},
        )
        board.on_answer(self._answered)
        board.on_hover(self._looked)
        board.on_step(self._stepped)
        return board

    # -- words ------------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The lesson's title."""
        return self._say(f"{self.plan.message}.title")

    @property
    def aim(self) -> str:
        """What the learner will be able to do, in one line."""
        return self._say(f"{self.plan.message}.aim")

    def _say(self, message: str, **facts: Any) -> str:
        return lessons.say(self.plan.game, message, self.lang, **facts)

    # -- for the notebook -------------------------------------------------------------------------------------------

    def play(self, action: str | Action) -> Answer:
        """Attempt a move on the board, as a click would. An illegal one is answered, not raised."""
        return self.board.play(action)

    def look(self, action: str) -> None:
        """Look at a move without playing it, as the mouse would."""
        self.board.hover(action)

    def undo(self) -> bool:
        """Back to your previous decision; False if there is none."""
        return self.board.undo()

    def redo(self) -> bool:
        """On to your next decision; False if none is known."""
        return self.board.redo()

    def reset(self, tasks: bool = False) -> None:
        """Back to where the lesson began. What is done stays done, unless ``tasks`` are to be cleared, too."""
        if tasks:
            self._done.clear()
            self._hints.clear()
            self.record = Record(self.session.state, self.plan.seat, self._tutor.QUANTITIES)
        self.record.used.append("reset")
        with self.session.lock:
            self.session.goto(self._start_ply)
            self.board.notify(None)

    @property
    def tasks(self) -> Tasks:
        """The tasks, and which of them are done."""
        lines: list[TaskLine] = []
        for task in self.plan.tasks:
            message = task.message(self.plan.id)
            next_up = not any(line.state == "active" for line in lines)
            state = "done" if task.id in self._done else "active" if next_up else "open"
            lines.append(TaskLine(task.id, self._say(message), state, self._say(f"{message}.done")))
        title = self._say("lesson_tasks", done=len(self._done), total=len(lines))
        return Tasks(title, tuple(lines))

    def hint(self) -> Hint:
        """The next hint for the next task: first a nudge, then what to look at, then the move."""
        task = self._current()
        if task is None:
            return Hint("", 0, self._say("lesson_no_hint"), self._say(f"{self.plan.message}.done"))
        step = self._hints[task.id] = min(self._hints.get(task.id, 0) + 1, HINTS)
        message = task.message(self.plan.id)
        text = self._say(f"{message}.hint{step}") if step < HINTS else self._last_hint(task)
        return Hint(task.id, step, self._say("lesson_hint", step=step, steps=HINTS), text)

    @cached_property
    def whatif(self) -> WhatIf:
        """The what-if panel of the game on the board."""
        return WhatIf(self)

    def rules(self) -> Rules:
        """The rules this lesson teaches, each with its words and where the rulebooks tell it."""
        return Rules(rulebook.rule(id, self.lang) for id in self.plan.rules)

    def quiz(self, *questions: int | str) -> Quiz:
        """The lesson's questions: all, or those with these numbers (from 1) or ids. Asked again, the same quiz."""
        ids = tuple(self._question(one) for one in questions) or self.plan.quiz
        if ids not in self._quizzes:
            title = self._say("lesson_quiz", title=self.title)
            quiz = Quiz(self.plan.game, ids, lang=self.lang, lesson=self.plan.id, title=title)
            quiz.on_answer(self._asked)
            self._quizzes[ids] = quiz
        return self._quizzes[ids]

    def _question(self, which: int | str) -> str:
        if isinstance(which, int) and not isinstance(which, bool) and 1 <= which <= len(self.plan.quiz):
            return self.plan.quiz[which - 1]
        if which in self.plan.quiz:
            return str(which)
        raise unknown("question", which, [*range(1, len(self.plan.quiz) + 1), *self.plan.quiz])

    def __repr__(self) -> str:
        return f"{self.title}\n{self.aim}\n{self.tasks!r}"

    def _repr_html_(self) -> str:
        return f"<h4>{escaped(self.title)}</h4><p>{escaped(self.aim)}</p>{self.tasks._repr_html_()}"

    # -- what the learner does --------------------------------------------------------------------------------------

    def _answered(self, answer: Answer) -> None:
        """A move was attempted on the board: note it, then see what it achieved."""
        if answer.ok:
            entry = self._own_entry(answer.action)
            if entry is not None:
                history = self.session.history
                self._note(answer.action, history[entry.ply - 1], history[entry.ply])
        elif answer.rule:
            self._note(answer.action, self.session.state, None)
        self._check(answered=True)

    def _own_entry(self, action: str) -> LogEntry | None:
        """The learner's last own move in the log; replies to it may follow."""
        history = self.session.history
        for entry in reversed(self.session.log):
            if str(entry.action) == action and self.opponents.is_mine(history[entry.ply - 1]):
                return entry
        return None

    def _note(self, action: str, before: State, after: State | None) -> None:
        self.record.attempts.append(goals.attempt(self.record, action, before, after))

    def _looked(self, action: str | None) -> None:
        if action is not None:
            self.record.looked.append(action)
            self._check()

    def _stepped(self, way: str) -> None:
        self.record.used.append(way)
        self._check()

    def _asked(self, question: str, feedback: Feedback) -> None:
        if feedback.right:
            self.record.answered.append(question)
            self._check()

    # -- what it achieves -------------------------------------------------------------------------------------------

    def _current(self) -> Task | None:
        return next((task for task in self.plan.tasks if task.id not in self._done), None)

    def _check(self, answered: bool = False) -> None:
        """Tick what is achieved now, and say so on the board."""
        self.record.state = self.session.state
        self.record.events = [event for entry in self.session.log for event in entry.events]
        new = [task for task in self.plan.tasks if task.id not in self._done and self._goals[task.id](self.record)]
        if not new:
            return
        self._done += [task.id for task in new]
        self.board.notify(self._praise(new, self.board.drawn.notice if answered else None))
        kept = progress.default()
        warned = kept.warning
        for task in new:
            kept.mark(self.plan.id, "task", task.id)
        if kept.warning != warned:
            self.board.refresh()

    def _praise(self, new: list[Task], notice: Notice | None) -> Notice:
        """The board's own answer with what was ticked below it; or that alone."""
        told = " ".join(self._say("lesson_ticked", learned=self._say(f"{t.message(self.plan.id)}.done")) for t in new)
        if self._current() is None:
            told = f"{told} {self._say('lesson_all_done')}"
        if notice is None:
            return Notice(tone="done", title="", text=told)
        return replace(notice, text=f"{notice.text}\n{told}".strip())

    def _panels(self) -> list[Panel]:
        tasks = self.tasks
        lines = [Line(text=line.text, mark=line.state) for line in tasks]
        if tasks.all_done and lines:
            lines.append(Line(text=self._say(f"{self.plan.message}.done"), mark="total"))
        warning = progress.default().warning
        if warning:
            lines.append(Line(text=warning))
        return [Panel(id="tasks", title=tasks.title, lines=tuple(lines))] if lines else []

    # -- hints ------------------------------------------------------------------------------------------------------

    def _hint_notice(self) -> Notice:
        self.record.used.append("hint")
        hint = self.hint()
        return Notice(tone="info", title=hint.title, text=hint.text)

    def _last_hint(self, task: Task) -> str:
        """The move itself, if it can be made here, or how to get back to where it can."""
        own = f"{task.message(self.plan.id)}.hint{HINTS}"
        if lessons.has_words(self.plan.game, own):
            return self._say(own)
        return self.guide.told(task.solution)

    @property
    def guide(self) -> Guide:
        """Who knows the way from here."""
        return Guide(self.session, self.opponents, self.record, self.lang, self._say)


def lesson(id: str, lang: str = "en", *, edition: str | None = None) -> Lesson | Stage:
    """The lesson with that id, such as ``lesson("armorica/roman")``. Raises BadInput for an unknown one.

    ``edition``: play it under the rules of one rulebook ("english", "german", "russian"). What is told in beats comes
    as a :class:`~widgets.stage.Stage`.
    """
    plan = lessons.plan(id)
    return Stage(plan, lang, edition=edition) if plan.beats else Lesson(plan, lang, edition=edition)


__all__: Final = ("Hint", "Lesson", "Rules", "TaskLine", "Tasks", "lesson")
