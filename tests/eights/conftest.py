from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulesim.game import register, unregister
from tests.eights import GAME, drawn

unregister(GAME.name)  # tests of every game list the games when they are collected: this one is known in its own tests


@pytest.fixture(autouse=True, scope="package")
def fourth_game() -> Iterator[None]:
    assert register(GAME).name == drawn.GAME.name
    yield
    unregister(GAME.name)
