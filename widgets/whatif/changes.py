"""What may be changed in a position, as a page offers it: in words where a game has them, else as Python calls it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from rulesim import State, find_game, rulebook, whatif
from widgets.scenes.wording import upper
from widgets.words import catalogue, say, say_of, seat_name

_GROUPS: Final = ("table", "rules", "python")


@dataclass(frozen=True, slots=True)
class Change:
    """One number or short text of a position. ``path``: as :func:`rulesim.whatif.editable` tells it.

    ``group``: what it belongs to, in words; ``title``: what it is called; ``value``: what it is now. ``choices``: all
    that it may be, with their words; none where it may be any number or text. ``seat``: whether a seat has it.
    """

    path: str
    group: str
    title: str
    value: int | str
    lang: str
    choices: tuple[tuple[int | str, str], ...] = ()
    seat: bool = False

    def told(self, value: int | str) -> str:
        """A value in words."""
        return dict(self.choices).get(value, str(value))

    def changed(self, value: int | str) -> str:
        """It with another value, in words."""
        facts = {"title": self.title, "value": self.told(value), "group": self.group}
        return say("whatif_edit_told", self.lang, kind="seat" if self.seat else "other", **facts)

    def to_dict(self) -> dict[str, Any]:
        """It as a page draws it: what it may become is to choose from, or to be written."""
        return {
            "path": self.path,
            "group": self.group,
            "title": self.title,
            "now": self.told(self.value),
            "choices": [[str(value), words] for value, words in self.choices if value != self.value],
        }


def changes(state: State, seat: int, lang: str, names: Sequence[str]) -> list[Change]:
    """All that ``seat`` may change: its own first, then that of others, and last what has no words.

    ``names``: what the players call themselves. A part of a game's position has words if there is a message for it,
    such as ``edit_goods`` for ``cities.0.goods.clay``, which is given "clay" as ``$of``.
    """
    found: dict[int | str, list[Change]] = {at: [] for at in (seat, *range(state.players), *_GROUPS)}
    for path, value in whatif.editable(state, seat).items():
        owner, title, choices = _worded(state, path, lang)
        if isinstance(owner, str):
            group = say(f"whatif_edit_{owner}", lang)
        else:
            group = say("table_own", lang) if owner == seat else seat_name(state.game, owner, lang, names)
        found[owner].append(Change(path, group, title, value, lang, choices, not isinstance(owner, str)))
    return [one for group in found.values() for one in group]


def _worded(state: State, path: str, lang: str) -> tuple[int | str, str, tuple[tuple[int | str, str], ...]]:
    """Whose a part of the position is, or which group's; what it is called; and what it may be, if that is few."""
    part, *more = path.split(".")
    if part == "options":
        words = partial(rulebook.option, state.game, more[0], lang=lang)
        allowed = find_game(state.game).options.allowed(more[0])
        return "rules", words(), tuple((value, words(value)) for value in allowed)
    seated = len(more) > 1 and more[0].isdigit()
    owner: int | str = int(more[0]) if seated else "table"
    name, of = [*more[1:], ""][:2] if seated else [part, *more, ""][:2]
    if not catalogue(state.game).has(f"edit_{name}"):
        return "python", path, ()
    return owner, upper(say_of(state.game, f"edit_{name}", lang, of=of)), ()
