"""Provincia's lessons on the stage: every beat can be done, and whatever is tried in it is answered truly."""

from __future__ import annotations

from tests.widgets.beats import Beats


class TestBeats(Beats):
    game = "provincia"
    tries = ("build forum", "build insula", "buy clay", "lay orange+1", "activate emporium", "choose spqr",
             "pick {n}", "end", "look hand {n}", "lose horreum", "discard horreum", "offer 2")  # fmt: skip
    unrefused = frozenset({"provincia/examples"})
    named = frozenset(range(1, 6))
