"""What may be changed in a position, as a page offers it: in words where a game has them, else as Python calls it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from string import digits
from typing import Any, Final

from rulesim import BadInput, State, find_game, rulebook, whatif
from widgets.games import drawn_game
from widgets.scenes.view import View
from widgets.scenes.wording import upper
from widgets.words import catalogue, say, say_of, seat_name

_GROUPS: Final = ("table", "rules", "python")
Choices = tuple[tuple[int | str, str], ...]
"""What something may be: values with their words."""


@dataclass(frozen=True, slots=True)
class Change:
    """One number, short text or rule of a position. ``path``: as :func:`rulesim.whatif.editable` tells it.

    ``group``: what it belongs to, in words; ``title``: what it is called; ``value``: what it is now. ``choices``: all
    that it may be, with their words; none where it may be any number or text. ``seat``: whether a seat has it.
    """

    path: str
    group: str
    title: str
    value: int | str
    lang: str
    choices: Choices = ()
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


def changes(state: State, world: State, seat: int, lang: str, names: Sequence[str]) -> list[Change]:
    """All that ``seat`` may change: its own first, then that of others, and last what has no words.

    ``world``: the position as it is for all that the seat knows; what may lie somewhere instead is of this one.
    ``names``: what the players call themselves. A part of a game's position has words if there is a message for it,
    such as ``edit_goods`` for ``cities.0.goods.clay``, which is given "clay" as ``$of``; of "fort1" it would be "fort",
    and 1 ``$number``. ``edit_face_up`` is that of a list on the table, ``edit_each_displays`` of one for every seat;
    both are given ``$place_1``, from 1.
    """
    found: dict[int | str, list[Change]] = {at: [] for at in (seat, *range(state.players), *_GROUPS)}
    view = drawn_game(state.game).scenes().view(world, lang, seat, names)
    for path, value in whatif.editable(state, seat).items():
        owner, title, choices = _offered(view, path, value)
        if len(choices) == 1:  # nothing else may be there
            continue
        if isinstance(value, str) and not choices:
            owner, title = "python", path
        if isinstance(owner, str):
            group = say(f"whatif_edit_{owner}", lang)
        else:
            group = say("table_own", lang) if owner == seat else seat_name(state.game, owner, lang, names)
        found[owner].append(Change(path, group, title, value, lang, choices, not isinstance(owner, str)))
    return [one for group in found.values() for one in group]


def _offered(view: View[Any], path: str, value: int | str) -> tuple[int | str, str, Choices]:
    """Whose a part of the position is, or which group's; what it is called; and all that it may be, if that is few.

    Of the rules only what fits here: some fix how many cards there are, which cannot change in the middle of a game;
    those of the set-up are over with it.
    """
    part, _, name = path.partition(".")
    if part == "options":
        told = partial(rulebook.option, view.GAME, name, lang=view.lang)
        options = find_game(view.GAME).options
        over = name in options.of_setup() and view.state.phase != "setup"
        allowed = (value,) if over else options.allowed(name)
        return "rules", told(), tuple((one, told(one)) for one in allowed if _fits(view.state, path, one))
    owner, title = _worded(view.GAME, path, view.lang)
    named: Mapping[str, str] = view.instead(value, path) if isinstance(value, str) and owner != "python" else {}
    alike = {words: one for one, words in [*named.items()][::-1]}  # of equal ones the first, which is what lies there
    return owner, title, tuple((one, words) for words, one in sorted(alike.items()))


def _worded(game: str, path: str, lang: str) -> tuple[int | str, str]:
    part, *more = path.split(".")
    ways: list[tuple[int | str, str, list[str]]] = [("table", part, more)]
    if len(more) > 1 and more[0].isdigit():
        seat, name, *of = int(more[0]), *more[1:]
        ways = [(seat, name, of), (seat, f"each_{part}", more[1:]), *ways]
    for owner, name, of in ways:
        if catalogue(game).has(f"edit_{name}"):
            places = {f"place_{at}": int(place) + 1 for at, place in enumerate(of, 1) if place.isdigit()}
            key = "".join(of[:1])
            kind = key.rstrip(digits)
            facts = {"of": kind, "number": key.removeprefix(kind), **places}
            return owner, upper(say_of(game, f"edit_{name}", lang, **facts))
    return "python", path


def _fits(state: State, path: str, value: int | str) -> bool:
    """Whether there is such a position."""
    try:
        whatif.edited(state, {path: {path: value}}, None)
    except BadInput:
        return False
    return True
