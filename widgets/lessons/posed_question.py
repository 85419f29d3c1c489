"""A quiz question as the engine asks it: what is shown, what is to be answered, what is right and why.

The modules ``widgets.<game>.quiz`` make these from :class:`widgets.lessons.Question`; :mod:`widgets.stage.drill` asks
them. Kinds of questions that every game has are here, too (:func:`legal`, :func:`refused`, :func:`numbers`,
:func:`stages`); :class:`Kinds` are those of one game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, Generic, Literal, TypeVar, cast

from rulesim import Action, Event, State, rulebook
from widgets import lessons
from widgets.games import drawn_game
from widgets.lessons import Question
from widgets.scenes.wording import minus, upper, yes
from widgets.words import catalogue

NONE = "none"
"""The key of the option that none of the others is right: it is chosen alone."""
ME: Final = 0
"""The seat of who is asked."""
S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Option:
    """One possible answer. ``key`` names it in Python (``take 3``), ``why`` explains why it is right or wrong.

    ``mark``: a state word for the thing that stands for it on a board (see ``widgets.scenes.Piece.marks``).
    ``about``: what its text stands for, told of what is looked at before it is chosen.
    """

    key: str
    text: str
    right: bool
    why: str = ""
    mark: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """One thing to answer: choose one option, choose all that fit ("many"), or give a whole number.

    ``why`` are sentences that explain the right answer. ``then``: the position to which what is asked about leads; the
    board shows it once the part is answered, and the next part is asked about it. ``shown``: the position that it is
    asked about; None: the board stays as it is. ``hint``: where to look first; "": at ``rule``, or else at the
    question's rule of the same number. ``numbered``: words name what lies in the zone of the options by its number from
    the left, so the board shows these.
    """

    kind: Literal["one", "many", "number"]
    id: str
    label: str
    options: Sequence[Option] = ()
    number: int = 0
    why: tuple[str, ...] = ()
    then: State | None = None
    shown: State | None = None
    hint: str = ""
    rule: str = ""
    numbered: bool = False

    @property
    def answer(self) -> tuple[str, ...]:
        """The keys of the right options, or the right number."""
        if self.kind == "number":
            return (str(self.number),)
        return tuple(option.key for option in self.options if option.right)


@dataclass(frozen=True, slots=True, kw_only=True)
class Posed:
    """A question ready to be shown. ``shown``: the position that a board shows with it; None: as the game stands."""

    id: str
    prompt: str
    parts: tuple[Part, ...]
    why: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    shown: State | None = None


class Asking(Generic[S]):
    """A question in a language, as a kind of questions makes its parts. ``ask``: its settings.

    ``names``: the players', by seat, "" for none; who is asked has the first one. ``facts``: what its words tell;
    ``shown``: the position that a board shows with it; None: that of its file.
    """

    def __init__(self, question: Question, lang: str, names: Sequence[str] = ()) -> None:
        self.question, self.lang, self.names, self.ask = question, lang, names, question.ask
        self.facts: dict[str, Any] = {}
        self.shown: S | None = None

    def at(self, **changes: Any) -> S:
        """The position that is asked about, anew, with the question's changes (``ask.changes``) and these."""
        told = {**self.ask.get("changes", {}), **changes}
        return cast("S", lessons.start(self.question.game, self.question.position, **told))

    def say(self, message: str, **facts: Any) -> str:
        """Words of lessons or of the game; of a seat (from 1) they may tell the name: ``rulebook.named``."""
        game = self.question.game
        told = rulebook.named(catalogue(game), facts, self.lang, self.names, ME)
        return minus(lessons.say(game, message, self.lang, **told))

    def who(self, seat: int) -> str:
        """A seat's name, or "Player 2"; who is asked is "You"."""
        return self.say("ask_seat", seat=seat + 1)

    def do(self, state: S, move: Action | str) -> str:
        """A move as an instruction."""
        action = state.parse(move) if isinstance(move, str) else move
        return drawn_game(state.game).do(state, action, self.lang, self.names)

    def reason(self, state: S, action: Action) -> str:
        """Why an action is legal or not, with its numbers."""
        broken = state.refusal(action)
        if broken is not None:
            return rulebook.broken(broken, self.lang, self.names, ME)
        tutor = drawn_game(state.game).tutor()
        checks = [check for check in state.checks(action) if check.rule not in tutor.silent]
        found = (check for rule in tutor.telling for check in checks if check.rule == rule)
        return rulebook.kept(next(found, checks[-1]), self.lang, self.names)

    def choices(self, state: S, actions: Iterable[Action]) -> list[Option]:
        """One option per attempt; the right ones are the legal ones."""
        legal_here = {*state.legal_actions()}
        return [Option(str(one), self.do(state, one), one in legal_here, self.reason(state, one)) for one in actions]

    def or_none(self, options: Iterable[Option], message: str, why: str = "") -> list[Option]:
        """These options, and one more: that none of them is right."""
        told = [*options]
        return [*told, Option(NONE, self.say(message), not any(one.right for one in told), why)]

    def number(self, id: str, message: str, value: int, /, **facts: Any) -> Part:
        """A part that asks for a whole number; ``message`` words what it is, and ``<message>.why`` tells the reason."""
        label, why = (self.say(text, **{"value": value, **facts}) for text in (message, f"{message}.why"))
        return Part("number", id, label, number=value, why=(why.strip(),))

    def yes_no(self, id: str, message: str, right: bool, /, **facts: Any) -> Part:
        """A part that asks whether something is so; its words are as those of :meth:`number`."""
        words = {word: self.say(f"ask_{word}") for word in ("yes", "no")}
        why = self.say(f"{message}.why", **facts)
        return which(id, self.say(message, **facts), words, yes(right), why)

    def decided(self, rule: str, rules: Iterable[str]) -> Part:
        """A part that asks which of these rules decides who wins; ``rule`` does."""
        told = {id: (rulebook.title(id, self.lang), id == rule, rulebook.text(id, self.lang)) for id in rules}
        return Part("one", "rule", self.say("ask_decided"), [Option(id, *texts) for id, texts in told.items()])

    def counted(self, state: S, seat: int, happens: Callable[[S], object]) -> Iterator[Part]:
        """One part for each of the quantities ``ask.quantities`` of a seat when ``happens(state)`` has.

        The words of one are given what it was before (``had``), whether it is not the same (``changed``, "yes" or
        "no"), and what happened to it (``course``). After the last one the board shows what has happened.
        """
        view = drawn_game(state.game).scenes().view(state, self.lang, seat, self.names)
        before = quantities(state, seat)
        state.journal = diary = _Diary(state, seat)
        happens(state)
        state.journal, facts = None, quantities(state, seat)
        for name in self.ask["quantities"]:
            more = {"had": before[name], "changed": yes(facts[name] != before[name])}
            course = " ".join(view.event(event) for event in diary.about(name))
            part = self.number(name, f"ask_number_{name}", facts[name], **facts, **more, course=course)
            yield replace(part, then=state if name == self.ask["quantities"][-1] else None)

    def posed(self, parts: Iterable[Part]) -> Posed:
        """The question with its words; ``ask.look``: the rules at which hints look, by part, if not in their order."""
        looks: Mapping[str, str] = self.ask.get("look", {})
        told, asked = tuple(replace(part, rule=looks.get(part.id, part.rule)) for part in parts), self.question
        closing = f"{asked.message}.why"
        shown = self.shown if self.shown is not None else told[0].shown
        return Posed(
            id=asked.id,
            prompt=self.say(asked.message, **self.facts),
            parts=told,
            why=(self.say(closing, **self.facts),) if lessons.has_words(asked.game, closing) else (),
            rules=asked.rules,
            shown=self.at() if asked.position and shown is None else shown,
        )


def which(id: str, label: str, answers: Mapping[str, str], right: str, why: str) -> Part:
    """A part with one right option; ``answers``: their texts by their keys. One sentence explains them all."""
    return Part("one", id, label, [Option(key, text, key == right, why) for key, text in answers.items()])


def after(state: S, moves: Iterable[str]) -> S:
    """The position after some moves, chance's among them."""
    for move in moves:
        state.play(move)
    return state


def quantities(state: State, seat: int) -> dict[str, int]:
    """Every number that the game's tutor knows of a seat."""
    counts = drawn_game(state.game).tutor().quantities
    return {name: count(state, seat) for name, count in counts.items()}


class _Diary(list[Event]):
    """A journal that knows which of its events bear on a quantity of a seat."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__()
        self.state, self.seat = state, seat
        self.known = [quantities(state, seat)]

    def append(self, event: Event) -> None:
        super().append(event)
        self.known.append(quantities(self.state, self.seat))

    def about(self, name: str) -> Iterator[Event]:
        """Those of the seat that name the quantity, or changed it."""
        for event, was, now in zip(self, self.known, self.known[1:], strict=False):
            names = event.facts.get(name) or name in event.facts.values()
            if event.facts.get("seat") == self.seat + 1 and (names or was[name] != now[name]):
                yield event


# -- kinds of questions ---------------------------------------------------------------------------------------------

Kind = Callable[[Any], Iterable[Part]]
"""What makes the parts of a question that is being asked."""


class Kinds(dict[str, Callable[[Question, str, Sequence[str]], Posed]]):
    """The kinds of questions of one game, by name; those that every game has are among them."""

    def __init__(self, asking: type[Asking[Any]] = Asking) -> None:
        super().__init__()
        self.asking = asking
        for shared in (legal, refused, numbers, stages):
            self.kind(shared.__name__)(shared)

    def kind(self, name: str) -> Callable[[Kind], Kind]:
        """The decorator that makes a function ask the questions of this kind."""

        def known(parts: Kind) -> Kind:
            self[name] = partial(self._posed, parts)
            return parts

        return known

    def _posed(self, parts: Kind, question: Question, lang: str, names: Sequence[str]) -> Posed:
        asked = self.asking(question, lang, names)
        return asked.posed([*parts(asked)])


def legal(q: Asking[State]) -> Iterator[Part]:
    """Which of the attempts ``ask.attempts`` are legal here, after ``ask.moves``?"""
    q.shown = state = after(q.at(), q.ask.get("moves", ()))
    options = q.choices(state, map(state.parse, q.ask["attempts"]))
    start, texts = _apart([one.text for one in options])
    label = q.say("ask_legal.of", what=start) if start else q.say("ask_legal")
    yield Part("many", "legal", label, [replace(one, text=text) for one, text in zip(options, texts, strict=True)])


def _apart(texts: list[str]) -> tuple[str, list[str]]:
    """What all texts begin with before a colon, and the texts without it: "Play CORRUPTIO", "Pay 2 clay"."""
    parts = [text.partition(": ") for text in texts]
    alike = len(texts) > 1 and len({start for start, _, _ in parts}) == 1 and all(rest for *_, rest in parts)
    return (parts[0][0], [upper(rest) for *_, rest in parts]) if alike else ("", texts)


def refused(q: Asking[State]) -> Iterator[Part]:
    """Which rule stands against ``ask.attempt``, after ``ask.moves``? ``ask.rules`` are offered, and none."""
    q.shown = state = after(q.at(), q.ask.get("moves", ()))
    action = state.parse(q.ask["attempt"])
    broken = state.refusal(action)
    answer = broken.rule if broken else "legal"
    texts = {rule: (rulebook.title(rule, q.lang), rulebook.text(rule, q.lang)) for rule in q.ask["rules"]}
    texts["legal"] = q.say("ask_nothing_broken"), q.say("ask_nothing_broken.why")
    options = [
        Option(rule, title, rule == answer, q.reason(state, action) if rule == answer else text)
        for rule, (title, text) in texts.items()
    ]
    yield Part("one", "rule", q.say("ask_refused", do=q.do(state, action)), options)


def numbers(q: Asking[State]) -> Iterator[Part]:
    """The quantities ``ask.quantities`` of a position after ``ask.moves``, for the first seat or ``ask.seat``."""
    return q.counted(q.at(), q.ask.get("seat", 0), lambda state: after(state, q.ask.get("moves", ())))


def stages(q: Asking[State]) -> Iterator[Part]:
    """One quantity at several stages ``ask.stages``: ``id``, ``changes``, ``moves``; ``.<id>`` words each."""
    quantity = q.ask["quantity"]
    for stage in q.ask["stages"]:
        shown = q.at(**stage.get("changes", {}))
        then = after(shown.copy(), stage.get("moves", ()))
        facts, label = quantities(then, 0), q.say(f"{q.question.message}.{stage['id']}")
        had, value = quantities(shown, 0)[quantity], facts[quantity]
        why = (q.say(f"ask_number_{quantity}.why", **facts, had=had, spent=had - value),)
        yield Part("number", stage["id"], label, number=value, why=why, shown=shown, then=then)
