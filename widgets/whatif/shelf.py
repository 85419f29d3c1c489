"""The answers that a panel keeps: the present one, those for other positions of the game, and the pinned ones."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Final

from rulesim import Session
from widgets.session_source import Source
from widgets.whatif_view import Asked
from widgets.words import say

PINS: Final = 3
"""So many answers may be pinned."""
_KEPT: Final = 24


class Shelf:
    """The answers of one panel. ``asked``: the present one; ``pins``: the pinned ones, oldest first.

    ``serial``: number of the present answer. ``show``: tells the page; called with the lock held. ``paint``: paints it
    on the board; called without.
    """

    def __init__(self, source: Source, lang: str) -> None:
        self.source, self.lang = source, lang
        self.asked: Asked | None = None
        self.pins: list[Asked] = []
        self.serial = 0
        self.lock = threading.RLock()  # never taken before the session's lock is wanted: that one comes first
        self.show: Callable[[], object] = lambda: None
        self.paint: Callable[[], object] = lambda: None
        self._kept: list[Asked] = []

    @property
    def session(self) -> Session:
        """The game that is asked about."""
        return self.source.session

    def say(self, message: str, **facts: Any) -> str:
        """The panel's words."""
        return say(f"whatif_{message}", self.lang, **facts)

    def take(self, asked: Asked) -> None:
        """Make a question the present one, in the place of an earlier one about the same position."""
        with self.lock:
            self.halt()
            self._kept = [*(old for old in self._kept if old.state is not asked.state), asked][-_KEPT:]
            self.asked = asked
            self.serial += 1

    def follow(self) -> None:
        """After a move: the answer to the position on the board, if there is one; the present one is played no more."""
        if self.asked is not None and not self.is_current(self.asked):
            self.halt()
            self.asked = next(filter(self.is_current, reversed(self._kept)), self.asked)

    def halt(self) -> None:
        """End the playouts of the present question; the runner notices soon."""
        asked = self.asked
        if asked is not None and asked.status == "running":
            asked.status = "cancelled"
            asked.sort()

    def compare_by(self, measure: str) -> None:
        """Compare all answers by another measure."""
        for asked in {*self._kept, *self.pins}:
            asked.compare_by(measure)

    def pin(self) -> None:
        """Pin the present answer; the oldest pin makes room."""
        if self.asked is not None and self.asked.result is not None and self.asked not in self.pins:
            self.pins = [*self.pins, self.asked][-PINS:]

    def unpin(self, number: int | None) -> None:
        """Drop a pinned answer, by its place from 0; None: the present one."""
        self.pins = [
            pin for place, pin in enumerate(self.pins) if (pin is not self.asked if number is None else place != number)
        ]

    @property
    def current(self) -> Asked | None:
        """The present answer, if it is about the position on the board."""
        return self.asked if self.asked is not None and self.is_current(self.asked) else None

    @property
    def status(self) -> str:
        """ "idle" (nothing asked), "running", "finished", "cancelled", "failed", or "outdated" (the game moved on)."""
        if self.asked is None:
            return "idle"
        return self.asked.status if self.current else "outdated"

    def is_current(self, asked: Asked) -> bool:
        """Whether an answer is about the position on the board."""
        return self.session.state is asked.state

    def is_here(self, asked: Asked) -> bool:
        """Whether an answer is about the game on the board, not about one before it."""
        return asked.session is self.session

    def is_secret(self, asked: Asked) -> bool:
        """Whether an answer would tell another player at this screen what somebody holds."""
        board = self.source.board
        if board is None or not board.cover or board.seat is not None or board.scenes.viewer(self.session) is None:
            return False
        return self.source.covered or asked.seat != self.session.state.player

    def visible(self) -> list[Asked]:
        """The answers that may be shown: on a screen that several share, none with the secrets of another seat."""
        found = [asked for asked in (self.asked, *self.pins) if asked is not None]
        return [asked for asked in dict.fromkeys(found) if not self.is_secret(asked)]
