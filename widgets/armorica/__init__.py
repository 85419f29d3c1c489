"""Armorica as it is drawn and taught: scene, charts, lessons, quiz, components."""

from __future__ import annotations

from widgets.games import packaged, register

GAME = register(packaged("armorica", minutes=30))
