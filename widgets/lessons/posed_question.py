"""A quiz question as the engine asks it: what is shown, what is to be answered, what is right and why.

The modules ``widgets.<game>.quiz`` make these from :class:`widgets.lessons.Question`; :mod:`widgets.stage.drill` asks
them. Kinds of questions that every game has are here, too (:func:`legal`, :func:`refused`, :func:`numbers`,
:func:`stages`); :class:`Kinds` are those of one game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal, TypeVar

from rulesim import Action, Event, Session, State, rulebook
from widgets import lessons
from widgets.games import drawn_game
from widgets.lessons import Question
from widgets.scenes.wording import lower, minus, upper

PartKind = Literal["one", "many", "number"]
NONE = "none"
"""The key of the option that none of the others is right: it is chosen alone."""
_S = TypeVar("_S", bound=State)


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One possible answer. ``key`` names it in Python (``take 3``), ``why`` explains why it is right or wrong.

    ``mark``: a state word for the thing that stands for it on a board (see ``widgets.scenes.Piece.marks``).
    """

    key: str
    text: str
    right: bool
    why: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One thing to answer: choose one option, choose all that fit, or give a whole number.

    ``why`` are sentences that explain the right answer. ``then``: the position to which what is asked about leads; the
    board shows it once the part is answered, and the next part is asked about it. ``shown``: the position that it is
    asked about; None: the board stays as it is. ``hint``: where to look first; "": at ``rule``, or else at the
    question's rule of the same number.
    """

    id: str
    kind: PartKind
    label: str = ""
    options: tuple[Option, ...] = ()
    number: int = 0
    why: tuple[str, ...] = ()
    then: State | None = None
    shown: State | None = None
    hint: str = ""
    rule: str = ""

    @property
    def answer(self) -> tuple[str, ...]:
        """The keys of the right options, or the right number."""
        if self.kind == "number":
            return (str(self.number),)
        return tuple(option.key for option in self.options if option.right)


@dataclass(frozen=True, slots=True, kw_only=True)
class Posed:
    """A question ready to be shown. ``computed`` is the engine's answer in the shape of the question's ``expected``.

    ``shown``: the position that a board shows with it; None: that of the question's file.
    """

    id: str
    prompt: str
    parts: tuple[Part, ...]
    why: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    computed: Any = None
    shown: State | None = None


# -- making them ----------------------------------------------------------------------------------------------------


def saying(game: str) -> Callable[..., str]:
    """What says words of lessons or of the game: ``say(message, lang, **facts)``."""
    return lambda message, lang, **facts: minus(lessons.say(game, message, lang, **facts))


def ask(
    question: Question, lang: str, parts: Iterable[Part], computed: Any, *, shown: State | None = None, **facts: Any
) -> Posed:
    """A question with its words. Its own ``.why``, if there is one, closes the explanation.

    ``ask.look``: the rules at which hints look, by the parts' ids, where they are not in the order of the rules.
    """
    looks: Mapping[str, str] = question.ask.get("look", {})
    why = f"{question.message}.why"
    closing = (_say(question, why, lang, **facts),) if lessons.has_words(question.game, why) else ()
    return Posed(
        id=question.id,
        prompt=_say(question, question.message, lang, **facts),
        parts=tuple(replace(part, rule=looks.get(part.id, part.rule)) for part in parts),
        why=closing,
        rules=question.rules,
        computed=computed,
        shown=shown,
    )


def one(id: str, label: str, options: Iterable[Option]) -> Part:
    """A part with one right option."""
    return Part(id=id, kind="one", label=label, options=tuple(options))


def many(id: str, label: str, options: Iterable[Option]) -> Part:
    """A part in which all options that fit are right."""
    return Part(id=id, kind="many", label=label, options=tuple(options))


def or_none(options: Iterable[Option], text: str, why: str = "") -> list[Option]:
    """These options, and one more: that none of them is right."""
    told = list(options)
    return [*told, Option(key=NONE, text=text, right=not any(one.right for one in told), why=why)]


def number(id: str, label: str, value: int, *why: str, rule: str = "") -> Part:
    """A part that asks for a whole number."""
    return Part(id=id, kind="number", label=label, number=value, why=why, rule=rule)


def explained(question: Question, id: str, message: str, value: int, lang: str, /, **facts: Any) -> Part:
    """A part that asks for a whole number; ``message`` words what it is, and ``<message>.why`` tells the reason."""
    facts = {"value": value, **facts}
    label, why = (_say(question, text, lang, **facts) for text in (message, f"{message}.why"))
    return number(id, label, value, why.strip())


def which(id: str, label: str, answers: Mapping[str, str], right: str, why: str) -> Part:
    """A part with one right option; ``answers``: their texts by their keys. One sentence explains them all."""
    return one(id, label, [Option(key=key, text=text, right=key == right, why=why) for key, text in answers.items()])


def yes_no(question: Question, id: str, message: str, right: bool, lang: str, /, **facts: Any) -> Part:
    """A part that asks whether something is so; its words are as those of :func:`explained`."""
    words = {word: _say(question, f"ask_{word}", lang) for word in ("yes", "no")}
    label, why = (_say(question, text, lang, **facts) for text in (message, f"{message}.why"))
    return which(id, label, words, "yes" if right else "no", why)


def decided(question: Question, rule: str, rules: Iterable[str], lang: str) -> Part:
    """A part that asks which of these rules decides who wins; ``rule`` does."""
    options = [
        Option(key=id, text=rulebook.title(id, lang), right=id == rule, why=rulebook.text(id, lang)) for id in rules
    ]
    return one("rule", _say(question, "ask_decided", lang), options)


def do(state: State, action: Action, lang: str) -> str:
    """An action as an instruction."""
    return drawn_game(state.game).do(state, action, lang)


def choices(state: State, actions: Iterable[Action], lang: str) -> tuple[Option, ...]:
    """One option per attempt; the right ones are the legal ones."""
    legal_here = set(state.legal_actions())
    return tuple(
        Option(key=str(action), text=do(state, action, lang), right=action in legal_here,
               why=reason(state, action, lang))
        for action in actions
    )  # fmt: skip


def position(question: Question, **changes: Any) -> State:
    """The position that is shown, with the question's changes (``ask.changes``) and ``changes``."""
    return lessons.start(question.game, question.position, **{**question.ask.get("changes", {}), **changes})


def reason(state: State, action: Action, lang: str) -> str:
    """Why an action is legal or not, with its numbers."""
    broken = state.refusal(action)
    if broken is not None:
        return rulebook.broken(broken, lang)
    tutor = drawn_game(state.game).tutor()
    checks = [check for check in state.checks(action) if check.rule not in tutor.silent]
    found = (check for rule in tutor.telling for check in checks if check.rule == rule)
    return rulebook.kept(next(found, checks[-1]), lang)


def after(state: _S, moves: Iterable[str]) -> _S:
    """The position after some moves, chance's among them."""
    for move in moves:
        state.play(move)
    return state


# -- kinds of questions that every game has -------------------------------------------------------------------------

Kind = Callable[[Question, str], Posed]
"""What asks a question in a language."""
Start = Callable[..., State]
"""Makes the position of a question; changes of its fields are given by name. As :func:`position` does."""


class Kinds(dict[str, Kind]):
    """The kinds of questions of one game, by name; those that every game has are among them."""

    def __init__(self, start: Start = position) -> None:
        super().__init__()
        self.start = start
        for shared in (legal, refused, numbers, stages):
            self.kind(shared.__name__)(partial(shared, start))

    def kind(self, name: str) -> Callable[[Kind], Kind]:
        """The decorator that makes a function ask the questions of this kind; it may say what a board shows then."""

        def known(kind: Kind) -> Kind:
            def asked(question: Question, lang: str) -> Posed:
                made = kind(question, lang)
                shown = self.start(question) if question.position and made.shown is None else made.shown
                return replace(made, shown=shown)

            self[name] = asked
            return kind

        return known


def legal(start: Start, question: Question, lang: str) -> Posed:
    """Which of the attempts ``ask.attempts`` are legal here, after ``ask.moves``?"""
    state = after(start(question), question.ask.get("moves", ()))
    return which_legal(question, lang, state, map(state.parse, question.ask["attempts"]))


def which_legal(question: Question, lang: str, state: State, actions: Iterable[Action]) -> Posed:
    """Which of these are legal here?"""
    options = choices(state, actions, lang)
    start, texts = _apart([one.text for one in options])
    asked = _say(question, "ask_legal", lang)
    label = f"{start}{lower(asked)}" if start else asked
    part = many("legal", label, [replace(one, text=text) for one, text in zip(options, texts, strict=True)])
    return ask(question, lang, [part], list(part.answer), shown=state)


def _apart(texts: list[str]) -> tuple[str, list[str]]:
    """What all texts begin with up to a colon, and the texts without it: "Play CORRUPTIO: ", "Pay 2 clay"."""
    parts = [text.partition(": ") for text in texts]
    alike = len(texts) > 1 and len({start for start, _, _ in parts}) == 1 and all(rest for *_, rest in parts)
    return (f"{parts[0][0]}: ", [upper(rest) for *_, rest in parts]) if alike else ("", texts)


def refused(start: Start, question: Question, lang: str) -> Posed:
    """Which rule stands against ``ask.attempt``, after ``ask.moves``? ``ask.rules`` are offered, and none."""
    state = after(start(question), question.ask.get("moves", ()))
    action = state.parse(question.ask["attempt"])
    broken = state.refusal(action)
    answer = broken.rule if broken else ""
    options = [
        Option(
            key=rule or "legal",
            text=rulebook.title(rule, lang) if rule else _say(question, "ask_nothing_broken", lang),
            right=rule == answer,
            why=reason(state, action, lang) if rule == answer else rulebook.text(rule, lang) if rule else "",
        )
        for rule in (*question.ask["rules"], "")
    ]
    label = _say(question, "ask_refused", lang, do=do(state, action, lang))
    return ask(question, lang, [one("rule", label, options)], answer or "legal", shown=state)


def numbers(start: Start, question: Question, lang: str) -> Posed:
    """The quantities ``ask.quantities`` of a position after ``ask.moves``, for the first seat or ``ask.seat``."""
    seat, moves = question.ask.get("seat", 0), question.ask.get("moves", ())
    parts, found = counted(question, start(question), seat, lang, lambda state: after(state, moves))
    return ask(question, lang, parts, found)


def counted(
    question: Question, state: _S, seat: int, lang: str, happens: Callable[[_S], object]
) -> tuple[list[Part], dict[str, int]]:
    """One part for each of the quantities ``ask.quantities`` of a seat when ``happens(state)`` has; and what they are.

    The words of one are given what it was before (``had``), whether it is not the same (``changed``, "yes" or "no"),
    and what happened to it (``course``).
    """
    view = drawn_game(state.game).scenes().view.of(Session(state.copy()), lang, seat)
    before = quantities(state, seat)
    state.journal = diary = _Diary(state, seat)
    happens(state)
    state.journal, facts = None, quantities(state, seat)
    wanted = question.ask["quantities"]

    def part(name: str) -> Part:
        more: dict[str, Any] = {"had": before[name], "changed": "yes" if facts[name] != before[name] else "no"}
        more["course"] = " ".join(view.event(event) for event in diary.about(name))
        return explained(question, name, f"ask_number_{name}", facts[name], lang, **facts, **more)

    return [part(name) for name in wanted], {name: facts[name] for name in wanted}


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


def stages(start: Start, question: Question, lang: str) -> Posed:
    """One quantity at several stages ``ask.stages``: ``id``, ``changes``, ``moves``; ``.<id>`` words each."""
    parts: list[Part] = []
    quantity = question.ask["quantity"]
    for stage in question.ask["stages"]:
        shown = start(question, **stage.get("changes", {}))
        facts = quantities(after(shown.copy(), stage.get("moves", ())), 0)
        label = _say(question, f"{question.message}.{stage['id']}", lang)
        why = _say(question, f"ask_number_{quantity}.why", lang, **facts)
        parts.append(replace(number(stage["id"], label, facts[quantity], why), shown=shown))
    return ask(question, lang, parts, {part.id: part.number for part in parts})


def quantities(state: State, seat: int) -> dict[str, int]:
    """Every number that the game's tutor knows of a seat."""
    counts = drawn_game(state.game).tutor().quantities
    return {name: count(state, seat) for name, count in counts.items()}


def _say(question: Question, message: str, lang: str, **facts: Any) -> str:
    return minus(lessons.say(question.game, message, lang, **facts))
