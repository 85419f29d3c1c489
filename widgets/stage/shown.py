"""What the board and the plot of a stage show: what has been taught, and nothing that would tell an answer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from widgets import lessons
from widgets.charts.follower import Follower
from widgets.lessons import BOT
from widgets.scenes import Piece, Scene
from widgets.stage.drill import Drill
from widgets.stage.played import PlayedBeat
from widgets.text import to_text

if TYPE_CHECKING:
    from widgets.stage.stage import Stage


def taught(stage: Stage) -> tuple[str, ...] | None:
    """The parts of the board that are shown, None for all: what has been taught; after a game its scores, too."""
    beat, tally = stage.beat, stage.scenes.tally
    if stage.looking is not None:
        beat = replace(beat, show=(), without=())  # any of its moves may be looked at
    hidden = {*beat.without} if beat.show else {*beat.without, *stage.plan.without}
    if stage.session.state.is_over and stage.news.due:
        hidden.add(tally)  # they tell it, row by row
    shown = beat.show or stage.plan.show
    if not (shown or hidden):
        return None
    named = tuple(name for name in shown or stage.scenes.names if name not in hidden)
    ended = stage.position.is_over and not stage.news.due and beat.kind not in ("picture", "drill")
    return (*named, tally) if ended and tally and tally not in named else named


def scene(stage: Stage, drawn: Scene) -> Scene:
    """The scene of the game as the beat shows it: to be played, at rest, or with its question."""
    drawn, run = replace(drawn, acts=stage.news.drawn()), stage.runs.get(stage.at)
    if isinstance(run, Drill):
        drawn = run.drawn(drawn)
    elif stage.looking is not None:
        drawn = _as_it_was(drawn.at_rest())
    elif run is not None and (run.done or run.waits or stage.news.due):
        drawn = drawn.at_rest()
    else:
        return _stressed(stage, drawn, run)
    return replace(drawn, text=to_text(drawn))


def _as_it_was(drawn: Scene) -> Scene:
    """Without the mark of what came last: what a better move is about is ringed, and nothing else."""
    zones = (replace(zone, pieces=tuple(map(_unmarked, zone.pieces))) for zone in drawn.zones)
    return replace(drawn, zones=tuple(zones))


def _unmarked(piece: Piece) -> Piece:
    return replace(piece, marks=tuple(mark for mark in piece.marks if mark != "new"))


def _stressed(stage: Stage, drawn: Scene, run: PlayedBeat | None) -> Scene:
    """The scene of a step that is played: a button is stressed if it is what is asked for, and no puzzle."""
    step = run.next_step() if run and stage.game.mine else None
    if run is None or not (stage.game.mine and run.beat.solution) or (step and step.move == BOT):
        return drawn
    asked = step.move if step and run.beat.kind != "puzzle" else ""
    buttons = (replace(one, primary=one.legal and one.action == asked) for one in drawn.buttons)
    return replace(drawn, buttons=tuple(buttons))


def glance(stage: Stage) -> dict[str, Any]:
    """What the move that is looked at would change on the board, as a page takes it; {} where none is looked at."""
    if stage.hovered is None:
        return {}
    session, how = stage.session, {"lang": stage.lang, "seat": stage.seat, "show": taught(stage)}
    return stage.scenes.glance(session, session.state.parse(stage.hovered), **how).to_dict()


def figure(stage: Stage) -> dict[str, Any]:
    """The chart of the beat as a page takes it, {} where there is none: before the last answer it would tell it."""
    if stage.looking is not None:
        return stage.looking.figure()
    if stage.finish is not None or stage.asking or stage.beat.kind == "picture" or stage.beat.chart == lessons.RULES:
        return {}
    by_itself = stage.position.phase in stage.plan.auto  # which leaves the plot as it was
    return stage.figure if by_itself else Follower(stage, you=stage.seat).figure()
