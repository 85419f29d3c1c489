"""Chances on the pieces of a scene: a bar on each piece that stands for a move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from widgets.scenes import Piece, Scene, Zone
from widgets.scenes.overlays import Bar, Bars


@dataclass(frozen=True, slots=True)
class Chance:
    """The chance to win after a move, in per cent, give or take ``uncertainty``. ``best``: none is better so far."""

    percent: int
    uncertainty: int
    best: bool


def barred(scene: Scene, chances: Mapping[str, Chance]) -> Scene:
    """The scene with a bar for each of these moves, by notation, that a piece stands for."""
    return replace(scene, zones=tuple(_barred(zone, chances) for zone in scene.zones))


def _barred(zone: Zone, chances: Mapping[str, Chance]) -> Zone:
    found = ((piece, chances.get(piece.action or "")) for piece in zone.pieces)
    bars = tuple(_bar(piece, chance) for piece, chance in found if chance)
    return replace(zone, overlays=(*zone.overlays, Bars(bars=bars))) if bars else zone


def _bar(piece: Piece, chance: Chance) -> Bar:
    return Bar(piece=piece.id, percent=chance.percent, uncertainty=chance.uncertainty, best=chance.best)
