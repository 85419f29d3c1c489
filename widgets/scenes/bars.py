"""Chances on the pieces of a scene: a bar on each piece that stands for a move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import isfinite
from typing import Final

from rulesim.whatif import Outcome
from widgets.scenes import Scene, Zone
from widgets.scenes.overlays import Bar, Bars

_SURE: Final = 100


@dataclass(frozen=True, slots=True)
class Chance:
    """The chance to win after a move, in per cent, give or take ``uncertainty``. ``best``: none is better for sure."""

    percent: int
    uncertainty: int
    best: bool

    @classmethod
    def of(cls, outcome: Outcome, best: bool) -> Chance:
        """The chance that a what-if found; while nothing is known it is off by 100."""
        half = (outcome.win.high - outcome.win.low) / 2
        return cls(round(_SURE * outcome.win.mean), round(_SURE * half) if isfinite(half) else _SURE, best)


def barred(scene: Scene, chances: Mapping[str, Chance]) -> Scene:
    """The scene with a bar for each of these moves, by notation, that a piece stands for; a button says the number.

    A piece that stands for several moves has the bar of the best of them.
    """
    buttons = tuple(
        replace(button, label=f"{button.label} · {chance.percent} %") if chance else button
        for button, chance in ((button, chances.get(button.action or "")) for button in scene.buttons)
    )
    return replace(scene, buttons=buttons, zones=tuple(_barred(zone, chances) for zone in scene.zones))


def _barred(zone: Zone, chances: Mapping[str, Chance]) -> Zone:
    bars: list[Bar] = []
    for piece in zone.pieces:
        moves = (piece.action, *(choice.action for choice in piece.choices))
        known = [chances[move] for move in moves if move and move in chances]
        if known:
            best = max(known, key=lambda chance: (chance.best, chance.percent))
            bars.append(Bar(piece=piece.id, percent=best.percent, uncertainty=best.uncertainty, best=best.best))
    return replace(zone, overlays=(*zone.overlays, Bars(bars=tuple(bars)))) if bars else zone
