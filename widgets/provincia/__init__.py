"""Provincia as it is drawn and taught: scene, charts, lessons, quiz, components."""

from __future__ import annotations

from typing import TYPE_CHECKING

from widgets.games import packaged, register

if TYPE_CHECKING:
    from widgets.games import Parts
    from widgets.provincia import catalogue, charts, scene, tutor

    PARTS: Parts = (scene.SCENES, charts.CHARTS, tutor.TUTOR, catalogue.catalogue)

GAME = register(packaged("provincia", minutes=90))
