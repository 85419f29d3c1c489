"""Alternatives: the ways to go on that a question compares, and where they come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from rulesim import arguments
from rulesim.game import CHANCE, Action, BadInput, State, find_game, unknown
from rulesim.outside import shown
from rulesim.session import Session


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to go on: from ``state``, by the notations of ``opening``, then as the bots play.

    ``followed``: fields of an edited position that nobody edited, but that follow from the others and changed.
    """

    name: str
    state: State
    opening: tuple[str, ...] = ()
    followed: tuple[str, ...] = ()


Here = Session | State
"""A position, or a session for the one that it stands at."""


def position_of(here: Here) -> State:
    """The position meant. Raises BadInput for what is none."""
    state = here.state if isinstance(here, Session) else here
    if not isinstance(state, State):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadInput("here", f"here: {shown(here)} is no position; allowed: a session, or a position (its state).")
    return state


def actions(here: Here, only: Sequence[Action | str] | None = None) -> list[Alternative]:
    """The legal actions of a position (of chance, too: its outcomes), or ``only`` some of them, by their notations.

    Raises IllegalAction for one that the rules forbid, BadInput for what is no action or where the game is over.
    """
    state = position_of(here)
    only = state.legal_actions() if only is None else arguments.listed("actions", only, "a list of actions")
    if not only:
        raise BadInput("actions", "actions: there is none to compare; the game is over, or the list is empty.")
    found: dict[str, Alternative] = {}
    for action in only:
        tried = state.copy()
        tried.play(action)
        name = str(state.parse(action) if isinstance(action, str) else action)
        found[name] = Alternative(name, state, (name,))
    return [*found.values()]


def branches(named: Mapping[str, Here]) -> list[Alternative]:
    """Positions as they stand: branches of a session, or any others of one game. Raises BadInput."""
    return [
        Alternative(name, position_of(here)) for name, here in arguments.named("branches", named, "a position").items()
    ]


def rules(here: Here | str, variants: Mapping[str, Mapping[str, Any]], players: int = 3) -> list[Alternative]:
    """The same under other rules. Each variant has options by name, and ``edition`` for a rulebook's preset.

    ``here``: the name of a game, for a new game of so many ``players``; or a position, which goes on by other rules
    from here. Raises BadInput.
    """
    chosen_by = {
        name: arguments.named("variants", options, "options")
        for name, options in arguments.named("variants", variants, "options by name").items()
    }
    if isinstance(here, str):
        return [Alternative(name, new_game(here, players, options)) for name, options in chosen_by.items()]
    state = position_of(here)
    described = find_game(state.game)
    made: list[Alternative] = []
    for name, chosen in chosen_by.items():
        data = state.to_dict()
        edition = chosen.pop("edition", None)
        if edition is not None and (not isinstance(edition, str) or edition not in described.options.PRESETS):
            raise unknown("edition", edition, described.options.PRESETS)
        data["options"] = {**data["options"], **(described.options.PRESETS[edition] if edition else {}), **chosen}
        made.append(Alternative(name, described.from_dict(data)))
    return made


def new_game(game: str, players: int, options: Mapping[str, Any]) -> State:
    """A new game of ``game`` with these options by name. Raises BadInput."""
    described = find_game(game)
    if "players" in options:
        raise unknown("option", "players", [part.name for part in fields(described.options)])
    return described.new_game(players, **options)


def forced(here: Here) -> bool:
    """Whether there is nothing to compare: chance decides, or there is one legal action, or the game is over."""
    state = position_of(here)
    return state.player == CHANCE or len(state.legal_actions()) < 2
