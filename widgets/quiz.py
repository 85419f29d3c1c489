"""The quiz: questions that the engine asks and marks, with an explanation for every answer.

    quiz = Quiz("armorica", ["x1", "x3"])
    quiz.answer(1, [1, 2, "pass"])      # the same path as the Check button
    quiz.show_answer(2)

A wrong answer says why what was chosen is wrong and keeps the right answer for another try; "Show answer" gives it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import traitlets

from rulesim import rulebook
from rulesim.game import BadInput, unknown
from rulesim.outside import escaped
from widgets import lessons, progress
from widgets.art import style
from widgets.front_end import joined
from widgets.games import drawn_game
from widgets.intents import kinds, record, several, text, whole
from widgets.jupyter import Pressed
from widgets.lessons import marking
from widgets.lessons.marking import Answer, Mark
from widgets.lessons.posed_question import Asked, Given, Option, Part

STATUSES: Final = ("open", "incomplete", "wrong", "right", "shown")
_QUESTION: Final = whole(0, 999)
_MOST: Final = 100
_KEY: Final = 200
"""The most questions, the most parts and options, and the most characters of a key, that a page may name."""


@dataclass(frozen=True, slots=True)
class Feedback:
    """The answer to an answer. ``status``: one of :data:`STATUSES`; ``marks``: per part, the options that have one."""

    number: int
    status: str
    title: str = ""
    lines: tuple[str, ...] = ()
    marks: tuple[tuple[Mark, ...], ...] = ()
    references: tuple[str, ...] = ()

    @property
    def right(self) -> bool:
        """Whether the question was answered right."""
        return self.status == "right"

    def __repr__(self) -> str:
        return "\n".join([self.title, *(f"  {line}" for line in (*self.lines, *self.references))])


class _Entry:
    """One question of a quiz, and how far the learner is with it."""

    __slots__ = ("asked", "chosen", "feedback")

    def __init__(self, asked: Asked, number: int) -> None:
        self.asked = asked
        self.chosen: list[Answer] = [() for _ in asked.parts]
        self.feedback = Feedback(number, "open")


class Quiz(Pressed):
    """Some questions of one game. ``lesson``: the lesson whose progress the answers count for.

    Trait ``quiz`` holds what is shown, ``intent`` what was pressed (``seq``, ``kind`` "answer" or "show",
    ``question`` from 0, ``answers``: the keys chosen, part by part), ``error`` the last unexpected failure in words.
    """

    INTENT = kinds(
        "kind",
        answer=record(question=_QUESTION, answers=several(several(text(_KEY), _MOST), _MOST)),
        show=record(question=_QUESTION),
    )

    _esm = joined("quiz.js")
    _css = style("quiz.css", ".rs-quiz")

    quiz = traitlets.Dict().tag(sync=True)
    error = traitlets.Unicode().tag(sync=True)

    def __init__(
        self, game: str, questions: Iterable[str], *, lang: str = "en", lesson: str = "", title: str = ""
    ) -> None:
        self.game, self.lang, self.lesson = game, lang, lesson
        self.title = title or self._say("quiz_title")
        self._lock = threading.RLock()
        self._observers: list[Callable[[str, Feedback], object]] = []
        kinds = drawn_game(game).tutor().KINDS
        found = [lessons.question(game, id) for id in questions]
        asked = [kinds[one.kind](one, lang) for one in found]
        self._entries = [_Entry(one, number) for number, one in enumerate(asked, start=1)]
        super().__init__(quiz=self._view())

    # -- answering --------------------------------------------------------------------------------------------------

    def answer(self, question: int | str, *given: Any) -> Feedback:
        """Answer a question, by number or id, and have it marked.

        One value for each part: an option's number or key, a list of those where several may be chosen, or a number. A
        question with a single part also takes its options one after another: ``answer(1, 1, 2, "pass")``. Raises
        BadInput for something that is no answer.
        """
        entry = self._entry(question)
        parts = entry.asked.parts
        values: Sequence[Any] = given
        if len(parts) == 1 and (len(given) != 1 or parts[0].kind == "many"):
            values = [[one for value in given for one in (value if marking.is_many(value) else [value])]]
        if len(values) != len(parts):
            raise self._wrong_count(entry, len(given))
        return self._mark(entry, [self._chosen(part, value) for part, value in zip(parts, values, strict=True)])

    def show_answer(self, question: int | str) -> Feedback:
        """Give the answer to a question, with all reasons. It does not count as answered, unless it was before."""
        entry = self._entry(question)
        with self._lock:
            marks = tuple(marking.marks(part, part.answer, True) for part in entry.asked.parts)
            entry.chosen = [part.answer for part in entry.asked.parts]
            lines = (*self._solutions(entry.asked), *marking.reasons(entry.asked))
            number, earned = entry.feedback.number, entry.feedback.status == "right"
            status, told = ("right", entry.feedback.title) if earned else ("shown", self._say("quiz_shown"))
            entry.feedback = Feedback(number, status, told, lines, marks, self._references(entry.asked))
            self._publish()
        self._tell(entry)
        return entry.feedback

    def feedback(self, question: int | str) -> Feedback:
        """How a question stands."""
        return self._entry(question).feedback

    def asked(self, question: int | str) -> Asked:
        """A question as the engine asks it."""
        return self._entry(question).asked

    @property
    def right(self) -> int:
        """How many questions are answered right."""
        return sum(entry.feedback.right for entry in self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def on_answer(self, callback: Callable[[str, Feedback], object]) -> None:
        """Call ``callback(question id, feedback)`` after every answer."""
        self._observers.append(callback)

    def _entry(self, question: int | str) -> _Entry:
        for entry in self._entries:
            if question in (entry.asked.id, entry.feedback.number) and not isinstance(question, bool):
                return entry
        allowed = [part for entry in self._entries for part in (entry.feedback.number, entry.asked.id)]
        raise unknown("question", question, allowed)

    def _wrong_count(self, entry: _Entry, given: int) -> BadInput:
        facts = {"number": entry.feedback.number, "parts": len(entry.asked.parts), "given": given}
        return BadInput("answer", self._say("quiz_parts", **facts))

    def _chosen(self, part: Part, value: Any) -> Answer:
        if part.kind == "number":
            return (marking.number(value),)
        values = list(value) if marking.is_many(value) else [value]
        if part.kind == "one" and len(values) > 1:
            raise BadInput("answer", self._say("quiz_one_only", label=part.label))
        return tuple(dict.fromkeys(marking.key(part, one) for one in values))

    def _mark(self, entry: _Entry, chosen: list[Answer]) -> Feedback:
        asked = entry.asked
        with self._lock:
            entry.chosen = chosen
            entry.feedback = self._marked(entry.feedback.number, asked, chosen)
            self._publish()
        if entry.feedback.status in ("right", "wrong") and self.lesson:
            progress.mark(self.lesson, "quiz", asked.id, entry.feedback.right)
        self._tell(entry)
        return entry.feedback

    def _marked(self, number: int, asked: Asked, chosen: list[Answer]) -> Feedback:
        if not all(chosen):
            return Feedback(number, "incomplete", self._say("quiz_incomplete"))
        good = [set(answer) == set(part.answer) for part, answer in zip(asked.parts, chosen, strict=True)]
        marks = tuple(marking.marks(part, answer, all(good)) for part, answer in zip(asked.parts, chosen, strict=True))
        if all(good):
            return Feedback(
                number, "right", self._say("quiz_right"), marking.reasons(asked), marks, self._references(asked)
            )
        lines = [
            self._nudge(part, answer, len(asked.parts))
            for part, answer, right in zip(asked.parts, chosen, good, strict=True)
            if not right
        ]
        title = self._say("quiz_wrong", right=sum(good), parts=len(asked.parts))
        return Feedback(number, "wrong", title, tuple(lines), marks)

    def _nudge(self, part: Part, chosen: Answer, parts: int) -> str:
        told = marking.nudge(part, chosen, self._say)
        return f"{part.label} {told}" if parts > 1 else told

    def _solutions(self, asked: Asked) -> list[str]:
        """The right answer of every part, in words."""
        told: list[str] = []
        for part in asked.parts:
            texts = [option.text for option in part.options if option.right] or [str(part.number)]
            answer = "; ".join(texts)
            told.append(f"{part.label} {answer}" if len(asked.parts) > 1 else answer)
        return told

    def _references(self, asked: Asked) -> tuple[str, ...]:
        return tuple(
            self._say("quiz_rule", title=rulebook.title(id, self.lang), reference=rulebook.reference(id, self.lang))
            for id in asked.rules
        )

    # -- front end --------------------------------------------------------------------------------------------------

    def _publish(self) -> None:
        self.quiz = self._view()

    def _view(self) -> dict[str, Any]:
        words = ("check", "show", "right", "wrong", "missed", "number", "again", "level")
        return {
            "title": self.title,
            "lang": self.lang,
            "score": self._say("quiz_score", right=self.right, total=len(self)),
            "words": {word: self._say(f"quiz_word_{word}") for word in words},
            "questions": [_shown(entry) for entry in self._entries],
        }

    @traitlets.observe("intent")
    def _on_intent(self, change: Any) -> None:
        for intent in self.fresh(change["new"]):
            try:
                self._obey(intent)
                self.error = ""
            except BadInput as refused:
                self.error = str(refused)
            except Exception as failure:  # nothing else would show it: a page is silent about a callback's exception
                self.error = self._say("quiz_failed", reason=f"{type(failure).__name__}: {failure}")

    def _obey(self, intent: Mapping[str, Any]) -> None:
        entry = self._entry(intent["question"] + 1)
        if intent["kind"] == "show":
            self.show_answer(entry.feedback.number)
            return
        answers = intent["answers"]
        parts = entry.asked.parts
        if len(answers) != len(parts):
            raise self._wrong_count(entry, len(answers))
        chosen = [
            self._chosen(part, keys if part.kind == "many" else keys[0]) if keys and keys[0].strip() else ()
            for part, keys in zip(parts, answers, strict=True)
        ]
        self._mark(entry, chosen)

    def _tell(self, entry: _Entry) -> None:
        for callback in list(self._observers):
            try:
                callback(entry.asked.id, entry.feedback)
            except Exception as failure:
                self.error = self._say("quiz_failed", reason=f"{type(failure).__name__}: {failure}")

    def _say(self, message: str, **facts: Any) -> str:
        return lessons.say(self.game, message, self.lang, **facts)

    # -- text and HTML ----------------------------------------------------------------------------------------------

    def to_text(self) -> str:
        """The quiz as text: questions, options, and what was answered so far."""
        blocks = [self.title, *(self._text(entry) for entry in self._entries), self.quiz["score"]]
        return "\n\n".join(blocks)

    def _text(self, entry: _Entry) -> str:
        asked, feedback = entry.asked, entry.feedback
        lines = [f"{feedback.number}. {asked.prompt}"]
        lines += [f"   {given_text(given)}" for given in asked.given]
        for index, part in enumerate(asked.parts):
            marks = {mark.key: mark for mark in feedback.marks[index]} if feedback.marks else {}
            filled = entry.chosen[index][0] if part.kind == "number" and entry.chosen[index] else "__"
            lines.append(f"   {part.label}" + (f" {filled}" if part.kind == "number" else ""))
            for number, option in enumerate(part.options, start=1):
                lines += _option_lines(part, option, number, entry.chosen[index], marks)
        if feedback.status != "open":
            lines += [f"   {line}" for line in repr(feedback).splitlines()]
        return "\n".join(lines)

    def _html(self) -> str:
        items = "".join(self._html_item(entry) for entry in self._entries)
        return f"<h4>{escaped(self.title)}</h4><ol>{items}</ol><p>{escaped(self.quiz['score'])}</p>"

    def _html_item(self, entry: _Entry) -> str:
        asked, feedback = entry.asked, entry.feedback
        given = "".join(f"<br><small>{escaped(given_text(one))}</small>" for one in asked.given)
        parts: list[str] = []
        for part, chosen in zip(asked.parts, entry.chosen, strict=True):
            options = "".join(f"<li>{_box(part, o, chosen)} {escaped(o.text)}</li>" for o in part.options)
            parts.append(f"<p>{escaped(part.label)}</p>" + (f"<ul>{options}</ul>" if options else ""))
        told = f"<p>{'<br>'.join(map(escaped, repr(feedback).splitlines()))}</p>" if feedback.status != "open" else ""
        solution = [*self._solutions(asked), *marking.all_reasons(asked), *self._references(asked)]
        folded = "".join(f"<li>{escaped(line)}</li>" for line in solution)
        answer = f"<details><summary>{escaped(self._say('quiz_word_show'))}</summary><ul>{folded}</ul></details>"
        return f"<li><p><b>{escaped(asked.prompt)}</b>{given}</p>{''.join(parts)}{told}{answer}</li>"

    def __repr__(self) -> str:
        return self.to_text()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, *rest = bundle if isinstance(bundle, tuple) else (bundle or {},)
        shown = {**data, "text/plain": self.to_text(), "text/html": self._html()}
        return (shown, *rest) if rest else shown


# -- pieces -----------------------------------------------------------------------------------------------------------


def given_text(given: Given) -> str:
    """A row of cards, or a sentence, as one line of text."""
    cards: list[str] = []
    for card in given.cards:
        place = f"{card.place} " if card.place else ""
        icons = f" ({', '.join(card.lines)})" if card.lines else ""
        cards.append(f"{place}{card.name}{icons}")
    return f"{given.title}: {given.text or ' · '.join(cards)}"


def _box(part: Part, option: Option, chosen: Answer) -> str:
    full, empty = ("[x]", "[ ]") if part.kind == "many" else ("(x)", "( )")
    return full if option.key in chosen else empty


def _option_lines(part: Part, option: Option, number: int, chosen: Answer, marks: dict[str, Mark]) -> list[str]:
    line = f"     {_box(part, option, chosen)} {number}. {option.text}"
    mark = marks.get(option.key)
    return [line, f"           {mark.why}"] if mark and mark.why else [line]


def _shown(entry: _Entry) -> dict[str, Any]:
    """A question as the front end gets it: without the answer, until it is marked."""
    asked, feedback = entry.asked, entry.feedback
    return {
        "id": asked.id,
        "number": feedback.number,
        "prompt": asked.prompt,
        "level": asked.level,
        "given": [asdict(given) for given in asked.given],
        "parts": [
            {
                "id": part.id,
                "kind": part.kind,
                "label": part.label,
                "options": [{"key": option.key, "text": option.text} for option in part.options],
                "chosen": list(entry.chosen[index]),
                "marks": [asdict(mark) for mark in feedback.marks[index]] if feedback.marks else [],
            }
            for index, part in enumerate(asked.parts)
        ],
        "status": feedback.status,
        "feedback": {"title": feedback.title, "lines": list(feedback.lines), "references": list(feedback.references)},
    }
