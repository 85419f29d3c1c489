"""Why a move is advised: what it brings beside a weaker one. A hint is told at once, and why when it is known."""

from __future__ import annotations

from dataclasses import replace

from rulesim import Action
from rulesim.whatif.game_review import Advice
from widgets.background import Steps, runner
from widgets.moments import Moments
from widgets.scenes import Notice
from widgets.table import Table
from widgets.whatif_view import failure


class Advised:
    """A move that a hint gives on a table. ``notice``: the hint as it is told first, saying that more is to come.

    As soon as it is known why, that is told in its place, if it is still shown.
    """

    def __init__(self, table: Table, notice: Notice, move: Action) -> None:
        self.table, self._hint, self.running = table, notice, False
        self._words = Moments(table.session, table.lang, table.seat)
        compared = len(table.session.state.legal_actions()) > 1
        self._advice = Advice(table.session, str(move)) if compared else None
        self.notice = self._with(self._words.say("advice_wait")) if compared else notice

    def begin(self) -> None:
        """Find out why; returns at once."""
        if self._advice is not None:
            self.running = True
            runner()(self._steps(self._advice))

    def stop(self) -> None:
        """End it; nothing is told any more."""
        self.running = False

    def _steps(self, advice: Advice) -> Steps:
        try:
            for _ in advice.steps():
                if not self.running:
                    return
                yield
            why = self._words.advice(advice.result())
        except Exception as error:  # the page would show nothing of it
            why = failure(error, self.table.lang)
        self.table.follow_up(self.notice, self._with(why), why)
        self.running = False

    def _with(self, more: str) -> Notice:
        return replace(self._hint, text=f"{self._hint.text} {more}")
