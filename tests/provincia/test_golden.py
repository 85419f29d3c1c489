"""What the pinned games of Provincia Romana show; that they go as ever is tested in tests/test_golden.py."""

from __future__ import annotations

import re
from dataclasses import fields

from rulesim.provincia import Options
from rulesim.provincia.actions import MOVES, Look, Offer
from tests.golden import actions
from tests.provincia.playthroughs import PINNED


def test_the_games_show_what_a_reviewer_wants_to_see() -> None:
    texts = PINNED.texts()
    together = "".join(texts.values())
    words = {action.split()[0] for action in actions(together)}
    assert len(words) == len(set(MOVES.kinds) - {Look, Offer}), "every kind of action that may be legal"
    told = set(re.findall(r"^  ([\w.\-]+): ", together, re.MULTILINE))
    for rule in ("storage.overflow-lost", "bank.exhausted-lost", "storage.excess-at-destruction", "hand.limit",
                 "combat.win", "penalty.second-only-if-unable", "penalty.fallback-gold", "penalty.fallback-prestige",
                 "upkeep.exempt", "upkeep.tax-unpaid", "draft.reshuffle", "draft.two-three-players",
                 "senate.coniuratio", "senate.aediles", "senate.concussio", "destroy.to-hand",
                 "destroy.instant-gains-kept"):  # fmt: skip
        assert rule in told, rule
    assert ", by provincia.tie" in together, "a tie"
    assert {PINNED.replay(text).players for text in texts.values()} == set(range(2, 7))


def test_every_option_is_changed_in_one_of_the_games() -> None:
    changed = {name for one in PINNED.playthroughs for name in one.options}
    assert changed == {option.name for option in fields(Options)}
    for one in PINNED.playthroughs:
        assert all(value != Options.allowed(name)[0] for name, value in one.options.items())
