"""A quiz question as the engine asks it: what is shown, what is to be answered, what is right and why.

The modules ``widgets.<game>.quiz`` make these from :class:`widgets.lessons.Question`; :mod:`widgets.stage.drill` asks
them. Kinds of questions that every game has are here, too (:func:`legal`, :func:`refused`, :func:`numbers`,
:func:`stages`): a game says what is shown, and its tutor words a move (``do``) and why it is legal or not (``reason``).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeVar

from rulesim import Action, State, rulebook
from widgets import lessons
from widgets.games import drawn_game
from widgets.lessons import Question

PartKind = Literal["one", "many", "number"]
KINDS: Final = ("one", "many", "number")
_S = TypeVar("_S", bound=State)


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One possible answer. ``key`` names it in Python (``take 3``), ``why`` explains why it is right or wrong."""

    key: str
    text: str
    right: bool
    why: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One thing to answer: choose one option, choose all that fit, or give a whole number.

    ``why`` are sentences that explain the right answer. ``then``: the position to which what is asked about leads; the
    board shows it once the part is answered, and the next part is asked about it. ``shown``: the position that it is
    asked about; None: the board stays as it is.
    """

    id: str
    kind: PartKind
    label: str = ""
    options: tuple[Option, ...] = ()
    number: int = 0
    why: tuple[str, ...] = ()
    then: State | None = None
    shown: State | None = None

    @property
    def answer(self) -> tuple[str, ...]:
        """The keys of the right options, or the right number."""
        if self.kind == "number":
            return (str(self.number),)
        return tuple(option.key for option in self.options if option.right)


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question ready to be shown. ``computed`` is the engine's answer in the shape of the question's ``expected``.

    ``shown``: the position that a board shows with it; None: that of the question's file.
    """

    id: str
    prompt: str
    parts: tuple[Part, ...]
    why: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    computed: Any = field(default=None)
    shown: State | None = None


# -- making them ----------------------------------------------------------------------------------------------------


def ask(question: Question, lang: str, parts: Iterable[Part], computed: Any, **facts: Any) -> Asked:
    """A question with its words. Its own ``.why``, if there is one, closes the explanation."""
    why = f"{question.message}.why"
    closing = (_say(question, why, lang, **facts),) if lessons.has_words(question.game, why) else ()
    return Asked(
        id=question.id,
        prompt=_say(question, question.message, lang, **facts),
        parts=tuple(parts),
        why=closing,
        rules=question.rules,
        computed=computed,
    )


def number(id: str, label: str, value: int, *why: str) -> Part:
    """A part that asks for a whole number."""
    return Part(id=id, kind="number", label=label, number=value, why=why)


def yes_no(question: Question, id: str, label: str, right: bool, why: str, lang: str) -> Part:
    """A part that asks whether something is so."""
    options = tuple(
        Option(key=word, text=_say(question, f"ask_{word}", lang), right=(word == "yes") is right, why=why)
        for word in ("yes", "no")
    )
    return Part(id=id, kind="one", label=label, options=options)


def choices(state: State, actions: Iterable[Action], lang: str) -> tuple[Option, ...]:
    """One option per attempt; the right ones are the legal ones."""
    legal_here, tutor = set(state.legal_actions()), drawn_game(state.game).tutor()
    return tuple(
        Option(
            key=str(action),
            text=tutor.do(state, action, lang),
            right=action in legal_here,
            why=tutor.reason(state, action, lang),
        )
        for action in actions
    )


def position(question: Question, **changes: Any) -> State:
    """The position that is shown, with the question's changes (``ask.changes``) and ``changes``."""
    return lessons.start(question.game, question.position, **{**question.ask.get("changes", {}), **changes})


def reason(
    state: State, action: Action, lang: str, *, telling: Iterable[str] = (), silent: Collection[str] = ()
) -> str:
    """Why an action is legal or not, with its numbers. ``telling``: the rules that explain best why it is, the best
    first; ``silent``: those that explain nothing.
    """
    broken = state.refusal(action)
    if broken is not None:
        return rulebook.broken(broken, lang)
    checks = [check for check in state.checks(action) if check.rule not in silent]
    found = (check for rule in telling for check in checks if check.rule == rule)
    return rulebook.kept(next(found, checks[-1]), lang)


def after(state: _S, moves: Iterable[str]) -> _S:
    """The position after some moves, chance's among them."""
    for move in moves:
        state.play(move)
    return state


# -- kinds of questions that every game has -------------------------------------------------------------------------


def legal(question: Question, lang: str, state: State, actions: Iterable[Action]) -> Asked:
    """Which of these are legal here?"""
    options = choices(state, actions, lang)
    part = Part(id="legal", kind="many", label=_say(question, "ask_legal", lang), options=options)
    return ask(question, lang, [part], list(part.answer))


def refused(question: Question, lang: str, state: State) -> Asked:
    """Which rule stands against the attempt ``ask.attempt``? ``ask.rules`` are offered, and that it is legal."""
    tutor, action = drawn_game(question.game).tutor(), state.parse(question.ask["attempt"])
    broken = state.refusal(action)
    answer = broken.rule if broken else ""
    options = tuple(
        Option(
            key=rule or "legal",
            text=rulebook.title(rule, lang) if rule else _say(question, "ask_nothing_broken", lang),
            right=rule == answer,
            why=tutor.reason(state, action, lang) if rule == answer else rulebook.text(rule, lang) if rule else "",
        )
        for rule in (*question.ask["rules"], "")
    )
    label = _say(question, "ask_refused", lang, do=tutor.do(state, action, lang))
    part = Part(id="rule", kind="one", label=label, options=options)
    return ask(question, lang, [part], answer or "legal")


def numbers(question: Question, lang: str, state: State, seat: int) -> Asked:
    """The quantities ``ask.quantities`` of a position."""
    facts = _quantities(state, seat)
    found = {quantity: facts[quantity] for quantity in question.ask["quantities"]}
    parts = [
        number(quantity, _say(question, label := f"ask_number_{quantity}", lang), value,
               _say(question, f"{label}.why", lang, **facts))
        for quantity, value in found.items()
    ]  # fmt: skip
    return ask(question, lang, parts, found)


def stages(question: Question, lang: str, start: Callable[..., State], seat: int) -> Asked:
    """One quantity at several stages ``ask.stages``: ``id``, ``changes``, ``moves``; ``.<id>`` words each.

    ``start``: makes the position from the question and a stage's changes, as :func:`position` does.
    """
    parts: list[Part] = []
    quantity = question.ask["quantity"]
    found: dict[str, int] = {}
    for stage in question.ask["stages"]:
        facts = _quantities(after(start(question, **stage.get("changes", {})), stage.get("moves", ())), seat)
        found[stage["id"]] = facts[quantity]
        label = _say(question, f"{question.message}.{stage['id']}", lang)
        why = _say(question, f"ask_number_{quantity}.why", lang, **facts)
        parts.append(number(stage["id"], label, facts[quantity], why))
    return ask(question, lang, parts, found)


def _quantities(state: State, seat: int) -> dict[str, int]:
    counts = drawn_game(state.game).tutor().QUANTITIES
    return {name: count(state, seat) for name, count in counts.items()}


def _say(question: Question, message: str, lang: str, **facts: Any) -> str:
    return lessons.say(question.game, message, lang, **facts)
