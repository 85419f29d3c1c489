"""A game to explore: the board, and beside it what every move is worth, in one sight.

    explorer = Explorer("discordia")
    explorer.play.stage.play("choose red 4")     # on the board, as a click would
    explorer.panel.choose(tier="end").ask()

The game is that of free play: what was left off there goes on here, and the other way round.
"""

from __future__ import annotations

from typing import Any, Final

import ipywidgets as w

from widgets.free_play import FreePlay
from widgets.jupyter import InWords
from widgets.whatif import WhatIf

_TIER: Final = "soon"
"""How far the what-if of a game looks until another look is chosen in it."""


class Explorer(InWords, w.Box):
    """A free game and its what-if: each decision is looked at, a turn or two ahead until another look is chosen.

    ``play``: the game, a :class:`~widgets.FreePlay`, which takes the arguments. ``panel``: the questions, a
    :class:`~widgets.WhatIf` that follows it from game to game. Raises BadInput.
    """

    def __init__(self, game: str | None = None, players: int = 3, *, lang: str = "en", **begun: Any) -> None:
        super().__init__()
        self.play = FreePlay(game, players, lang=lang, **begun)
        self.panel = WhatIf(self.play, tier=_TIER).ask()
        self.play.observe(lambda _: self.panel.choose(tier=_TIER).ask(), "children")
        self.children = (self.play, self.panel)
        self.add_class("rs-explorer")

    def close(self) -> None:
        """Take it off the page; end what is being played out."""
        if hasattr(self, "panel"):  # else it was refused before there was one
            self.panel.close()
        super().close()

    def to_text(self) -> str:
        return f"{self.play.to_text()}\n\n{self.panel.to_text()}"
