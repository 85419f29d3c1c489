"""What the pinned games of Discordia show; that they go as they always went is tested in tests/test_golden.py."""

from __future__ import annotations

import re

from rulesim.discordia.actions import MOVES
from tests.discordia.playthroughs import PINNED
from tests.golden import actions


def test_the_games_show_what_a_reviewer_wants_to_see() -> None:
    texts = PINNED.texts()
    together = "".join(texts.values())
    replayed = [PINNED.replay(text) for text in texts.values()]
    words = {action.split()[0] for action in actions(together)}
    assert len(words) == len(MOVES.kinds), "every kind of action"
    told = set(re.findall(r"^  ([\w.\-]+): ", together, re.MULTILINE))
    for rule in ("aqueduct.overflow", "end.tie", "end.shared", "end.instant", "shortage.negative", "shortage.bag-short",
                 "tower.overbuild", "track.expedition-six", "hint.year4-reward", "privilege.joker-pair"):  # fmt: skip
        assert rule in told, rule
    assert any(len(state.winners()) > 1 for state in replayed)
    assert any(not any(city.supply) for state in replayed for city in state.cities), "an instant win"
