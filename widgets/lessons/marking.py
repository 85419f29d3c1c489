"""How an answer to a question is marked: what is right, wrong or missed, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulesim.arguments import refused
from rulesim.game import unknown
from widgets.lessons.posed_question import NONE, Part

Answer = tuple[str, ...]
"""What was chosen for one part: keys of options, or one number as text."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One option, marked: chosen "right" or "wrong", "missed" (it is right, too), or "" (rightly not chosen)."""

    key: str
    state: str
    why: str = ""


def number(value: Any) -> str:
    """A whole number as typed or given."""
    try:
        if isinstance(value, bool) or int(str(value).strip()) != float(value):
            raise ValueError
    except (TypeError, ValueError):
        raise refused("answer", value, "a whole number") from None
    return str(int(str(value).strip()))


def key(part: Part, value: Any) -> str:
    """The key of the option that ``value`` names: its key, its number from 1, or its text."""
    for option in part.options:
        if str(value) in (option.key, option.text):
            return option.key
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= len(part.options):
        return part.options[value - 1].key
    raise unknown("answer", value, [option.key for option in part.options])


def marks(part: Part, chosen: Answer, reveal: bool) -> tuple[Mark, ...]:
    """Marks for the options chosen, and with ``reveal`` for all of them. Number parts have none."""
    found: list[Mark] = []
    for option in part.options:
        picked = option.key in chosen
        if picked or reveal:
            state = ("right" if option.right else "wrong") if picked else ("missed" if option.right else "")
            found.append(Mark(option.key, state, option.why if reveal or state == "wrong" else ""))
    return tuple(found)


def nudge(part: Part, chosen: Answer, say: Callable[..., str]) -> str:
    """What is wrong with an answer, without giving the right one away. ``say``: words of the lessons."""
    if part.kind == "number":
        return say("quiz_low" if int(chosen[0]) < part.number else "quiz_high", number=int(chosen[0]))
    if part.kind == "one":
        return say("quiz_not")
    wrong, missing = set(chosen) - set(part.answer), set(part.answer) - {*chosen, NONE}
    return say("quiz_choices", wrong=len(wrong), missing=len(missing))
