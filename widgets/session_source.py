"""What a live figure or a what-if follows: a session, or something that has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets

from rulesim import BadInput, Session, State
from rulesim.outside import shown

Stop = Callable[[], object]


class Source:
    """A session, table, lesson, player or laboratory (or a position, for which a session is begun). Raises BadInput."""

    def __init__(self, given: Any) -> None:
        self.given = Session(given) if isinstance(given, State) else given
        if not isinstance(self.session, Session):
            raise BadInput("source", f"source: a session, table, lesson or player is needed, not {shown(given)}.")

    @property
    def board(self) -> Any:
        """The table, if there is one: where moves are looked at."""
        board = getattr(self.given, "board", self.given)
        return board if hasattr(board, "on_hover") else None

    @property
    def session(self) -> Any:
        """The game that is being played; a player may begin another."""
        return self.given if isinstance(self.given, Session) else getattr(self.given, "session", None)

    @property
    def lang(self) -> str:
        """The language that is spoken there."""
        return getattr(self.given, "lang", "en")

    @property
    def seat(self) -> int | None:
        """Whose table it is, None for everybody's."""
        return getattr(self.board, "seat", None)

    @property
    def covered(self) -> bool:
        """Whether the secrets of whoever is to act lie face down on the table."""
        return bool(getattr(self.board, "covered", False))

    def watch(self, changed: Callable[..., object], moved: Callable[..., object], *, hover: bool = True) -> list[Stop]:
        """Call ``changed`` when the game changes or what the table shows of it, ``moved`` when there is another game.

        ``hover``: also when another move is looked at. What is returned ends this.
        """
        stops: list[Stop] = [self.session.observe(changed)]
        if self.board is not None:
            stops += [self.board.on_hover(changed)] if hover else []
            stops += _observed(self.board, "scene", self._when_covered(changed))
        given: Any = self.given
        # A player or laboratory: another game comes with other children, or is a trait itself.
        for name in ("session", "children"):
            stops += _observed(given, name, moved)
        return stops

    def _when_covered(self, changed: Callable[..., object]) -> Callable[..., object]:
        """A callback for every scene that goes on only if secrets were covered or uncovered since the last one."""
        before = self.covered

        def drawn(*_: object) -> None:
            nonlocal before
            if self.covered != before:
                before = self.covered
                changed()

        return drawn


def _observed(given: Any, trait: str, callback: Callable[..., object]) -> list[Stop]:
    """Call back when this trait changes, if there is one; what ends that."""
    if not (isinstance(given, traitlets.HasTraits) and given.has_trait(trait)):
        return []
    given.observe(callback, trait)
    return [lambda: given.unobserve(callback, trait)]
