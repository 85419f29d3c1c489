"""Provincia as it is drawn and taught: scene, charts, lessons, quiz, components."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from widgets.games import Charts, DrawnGame, Tutor, register

if TYPE_CHECKING:
    from widgets.catalogue import Catalogue
    from widgets.scenes.builder import SceneBuilder


def _scenes() -> SceneBuilder[Any]:
    from widgets.provincia.scene import SCENES

    return SCENES


def _charts() -> Charts:
    from widgets.provincia import charts

    return charts


def _tutor() -> Tutor:
    from widgets.provincia import tutor

    return tutor


def _catalogue(own: Any, lang: str) -> Catalogue:
    from widgets.provincia import catalogue

    return catalogue.catalogue(own, lang)


GAME = register(
    DrawnGame(
        name="provincia",
        folder=Path(__file__).parent,
        scenes=_scenes,
        charts=_charts,
        tutor=_tutor,
        catalogue=_catalogue,
        minutes=90,
    )
)
