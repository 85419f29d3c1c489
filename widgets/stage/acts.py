"""What happens by itself and decides much, such as the end of a year: shown on the board one step at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from widgets.scenes import Act, Notice
from widgets.stage.news import positions

if TYPE_CHECKING:
    from rulesim import State
    from widgets.stage.stage import Stage

_ROOM: Final = 3
"""So many steps are drawn beside each other."""


class Acts:
    """The steps that are to be shown on a stage: the first of ``due`` is on."""

    def __init__(self) -> None:
        self.all: tuple[Act, ...] = ()
        self.due: list[Act] = []
        self._boards: dict[tuple[int, int], State] = {}

    def happened(self, stage: Stage, since: int) -> None:
        """Take up what has happened after the move ``since``."""
        self.all = tuple(stage.scenes.acts(stage.scenes.view.of(stage.session, stage.lang, stage.seat)))
        self.due = [act for act in self.all if act.ply > since]
        entries = {entry.ply: entry for entry in stage.session.log} if self.due else {}
        shown = [act.after for act in self.due if act.after]
        self._boards = {(ply, at): positions(stage.session, entries[ply])[at] for ply, at in shown}

    @property
    def position(self) -> State | None:
        """The board of the step that is on; None: as the game stands."""
        after = self.due[0].after if self.due else None
        return self._boards[after] if after else None

    def clear(self) -> None:
        """Show nothing any more."""
        self.due = []

    def passed(self, stage: Stage) -> Notice | None:
        """What the answer bar says of the last step, where the steps before it are passed over; none is shown then."""
        self.due = self.due[-1:]
        told = self.notice(stage) if self.due else None
        self.clear()
        return told

    def drawn(self) -> tuple[Act, ...]:
        """The steps as they are to be drawn, as many as there is room for; none if nothing is shown."""
        if not self.due:
            return ()
        now = self.all.index(self.due[0])
        first = now - now % _ROOM
        return tuple(
            replace(act, number=at + 1, state="now" if at == now else "done" if at < now else "coming")
            for at, act in enumerate(self.all[first : first + _ROOM], first)
        )

    def notice(self, stage: Stage) -> Notice:
        """What the answer bar says of the step that is on."""
        act = self.due[0]
        tone = {"good": "done", "bad": "refused"}.get(act.tone, "info")
        view = stage.scenes.view.of(stage.session, stage.lang, stage.seat)
        return Notice(tone=tone, title=act.outcome, text=act.others or act.title, reference=view.reference(act.rule))
