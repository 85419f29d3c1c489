"""Where the game of a lesson was left off: kept move by move, so that it goes on there after its kernel has ended.

Only where it is played freely: a beat that takes moves back is begun anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesim import CHANCE, BadInput, IllegalAction
from widgets import progress
from widgets.stage.played import PlayedBeat, Playing

if TYPE_CHECKING:
    from widgets.stage.stage import Stage


def noted(stage: Stage) -> list[str] | None:
    """How far the game has come: the beat that brought it, and what the players have done; None: no place to go on."""
    if not isinstance(stage.run, PlayedBeat) or stage.beat.rewinds:
        return None
    moves = [str(entry.action) for entry in stage.session.log if entry.seat != CHANCE]
    return [stage.brought(stage.at), *moves]


def keep(stage: Stage) -> None:
    """Keep what was noted last, once: the file takes as long as an answer to the page."""
    if stage.left_off is not None:
        progress.default().keep(stage.plan.id, stage.left_off)
        stage.left_off = None


def drop(stage: Stage) -> None:
    """The lesson is done: it begins anew the next time."""
    stage.left_off = None
    progress.default().keep(stage.plan.id, [])


def found(stage: Stage) -> Playing | None:
    """The game of the first beat that is not done, as it was left; None if there is none, or it fits no more."""
    begun, *moves = progress.default().kept(stage.plan.id) or [""]
    at, beats = stage.at, stage.plan.beats
    if not moves or beats[at].rewinds or beats[at].kind == "drill" or begun != stage.brought(at):
        return None
    game = stage.new_game(next((beat for beat in beats if beat.id == begun), None), 0)
    try:
        for move in moves:
            game.session.play(game.session.state.parse(move))
    except (BadInput, IllegalAction):
        return None
    return game


__all__ = ("drop", "found", "keep", "noted")
