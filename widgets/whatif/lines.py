"""Lines: games that were played out, each on a board of its own, to walk through."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulesim import CHANCE, BadInput, Session
from rulesim.simulate import Line
from widgets.numbers import number_text
from widgets.scenes.wording import yes
from widgets.table import Table
from widgets.whatif.shelf import Shelf
from widgets.whatif_view import Asked
from widgets.words import player_name


class Lines:
    """The line that a panel shows. ``board``: its table, None if there is none; ``shown``: how many were shown.

    ``place``: puts the board beside the panel, or takes it away; ``another``: answers who wants to see
    the next one.
    """

    def __init__(self, shelf: Shelf, place: Callable[[], object]) -> None:
        self.shelf = shelf
        self.board: Table | None = None
        self.shown = 0
        self.asked: Asked | None = None
        self._name, self._playout = "", 0
        self._place = place
        self.another: Callable[[], object] = self.next

    def show(self, asked: Asked, name: str, playout: int = 0) -> Session:
        """Show one playout of an alternative; its session. Raises BadInput."""
        if asked.comparison is None:
            raise BadInput("whatif", self.shelf.say("no_answer"))
        line = asked.comparison.line(name, playout)
        session = _session(asked, line)
        commands: dict[str, Callable[[], object]] = {
            "whatif_first": lambda: session.goto(0),
            "whatif_last": lambda: session.goto(session.end),
            "whatif_another": self.another,
            "whatif_close": self.close,
        }
        title = self.shelf.say("line_title", move=asked.names[name], number=playout + 1)
        subtitle = self.shelf.say("line_about", result=self.result(asked, line.record))
        board = Table(
            session, lang=self.shelf.lang, title=title, subtitle=subtitle, seat=asked.seat, commands=commands
        )  # fmt: skip
        self.asked, self._name, self._playout = asked, name, playout
        self.shown += 1
        self._put(board)
        return session

    def next(self) -> None:
        """The next playout from the same move; after the last one, the first."""
        if self.asked is not None:
            n = self.asked.result[self._name].n if self.asked.result else 1
            self.show(self.asked, self._name, (self._playout + 1) % max(1, n))

    def close(self) -> None:
        """Put the board away."""
        self.asked = None
        self._put(None)

    def _put(self, board: Table | None) -> None:
        old, self.board = self.board, board
        self._place()
        if old is not None:
            old.close()
        self.shelf.show()

    def result(self, asked: Asked, record: Mapping[str, Any]) -> str:
        """The winners of a playout, and the score of the seat that asked, in words."""
        winners, you = record["winners"], self.shelf.source.seat
        names = tuple(player_name(asked.session, seat, self.shelf.lang, you) for seat in winners)
        score = number_text(record["totals"][asked.seat])
        own = yes(you in winners)
        return self.shelf.say("line_result", names=names, you=own, count=len(names), score=score)


def _session(asked: Asked, line: Line) -> Session:
    """A session of a line, at its first decision after the move that begins it."""
    session = Session(line.start, chance="wait", names=asked.session.names)
    decisions = [session.ply] if not asked.moves else []
    for action in line.actions:
        session.play(action)
        if session.state.player != CHANCE:
            decisions.append(session.ply)
    session.goto(decisions[0] if decisions else session.end)
    return session
