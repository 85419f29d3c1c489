"""What a live figure or a what-if follows: a session, or something that has one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Protocol, runtime_checkable

import traitlets

from rulesim import Session, State
from rulesim.game import wrong
from rulesim.outside import shown
from widgets.table import Table


@runtime_checkable
class HasGame(Protocol):
    """A player or laboratory: its game may be another one later. ``board``: None where no moves can be looked at."""

    @property
    def session(self) -> Session: ...
    @property
    def board(self) -> Table | None: ...
    @property
    def lang(self) -> str: ...


Given = Session | State | Table | HasGame
"""What can be followed; for a position a session is begun."""


class Source:
    """A session, table, lesson, player or laboratory (or a position, for which a session is begun). Raises BadInput."""

    def __init__(self, given: Given) -> None:
        if not isinstance(given, Given):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise wrong("source", f"a session, table, lesson or player is needed, not {shown(given)}.")
        self.given = Session(given) if isinstance(given, State) else given

    @property
    def board(self) -> Table | None:
        """The table, if there is one: where moves are looked at."""
        given = self.given
        return None if isinstance(given, Session) else given if isinstance(given, Table) else given.board

    @property
    def session(self) -> Session:
        """The game that is being played; a player may begin another."""
        return self.given if isinstance(self.given, Session) else self.given.session

    @property
    def position(self) -> State:
        """The position that is drawn: that which the table shows, if there is one."""
        return self.board.position if self.board else self.session.state

    @property
    def lang(self) -> str:
        """The language that is spoken there."""
        return "en" if isinstance(self.given, Session) else self.given.lang

    @property
    def seat(self) -> int | None:
        """Whose table it is, None for everybody's."""
        return self.board.seat if self.board else None

    @property
    def covered(self) -> bool:
        """Whether the secrets of whoever is to act lie face down on the table."""
        return self.board is not None and self.board.covered

    @property
    def hovered(self) -> str | None:
        """The notation of the move that is looked at there."""
        return self.board.hovered if self.board else None

    def watch(self, changed: Callable[..., object], *, hover: bool = True) -> Callable[[], None]:
        """Call ``changed`` when the game changes or what the table shows of it, and when there is another game.

        ``hover``: also when another move is looked at. What is returned ends this.
        """
        game, given = ExitStack(), ExitStack()

        def begin() -> None:
            game.callback(self.session.observe(changed))
            if self.board is not None and hover:
                _observe(game, self.board, "hovered", changed)
            if self.board is not None:
                _observe(game, self.board, "scene", self._when_covered(changed))

        def moved(_: object) -> None:
            game.close()
            begin()
            changed()

        # A player or laboratory: another game comes with other children, or is a trait itself. Whoever watches sees it
        # before those who asked to be told of it later.
        for name in ("session", "children"):
            _observe(given, self.given, name, moved)
        begin()
        given.callback(game.close)
        return given.close

    def _when_covered(self, changed: Callable[..., object]) -> Callable[..., object]:
        """A callback for every scene that goes on only if secrets were covered or uncovered since the last one."""
        before = self.covered

        def drawn(*_: object) -> None:
            nonlocal before
            if self.covered != before:
                before = self.covered
                changed()

        return drawn


def _observe(until: ExitStack, given: Any, trait: str, callback: Callable[..., object]) -> None:
    """Call back when this trait changes, if there is one, ``until`` is closed."""
    if isinstance(given, traitlets.HasTraits) and given.has_trait(trait):
        given.observe(callback, trait)
        until.callback(given.unobserve, callback, trait)
