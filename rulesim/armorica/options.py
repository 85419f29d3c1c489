"""Where the three rulebooks differ or are silent: one option each, with what it settles.

The defaults are the recommended rulings. ``Options.PRESETS`` sets them so that each rulebook is played to the letter.
Words for every option, value and ruling are in the catalogue (``option_...``, ``ruling_...``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulesim.options import RuleOptions, option


@dataclass(frozen=True, slots=True, repr=False)
class Options(RuleOptions):
    """Rule variants of one game of Armorica. Each field's metadata says what is ``allowed`` and what it ``settles``."""

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "english": {"end_trigger": "either", "majority_tie": "each-2-max-3"},
        "german": {"end_trigger": "both", "majority_tie": "each-2"},
        "russian": {"end_trigger": "either", "majority_tie": "each-2-max-3"},
    }
    """What each rulebook says to the letter where it differs from another; all else is the common rule or ruling."""

    start_player: str | int = option("random", ("random", 0, 1, 2, 3), "ed.start-player", of_setup=True)
    deal: str = option("first-right", ("first-right", "first-left"), "amb.setup.row-direction", of_setup=True)
    reach_counting: str = option(
        "one-per-card", ("one-per-card", "rightmost-free"), "ed.range.zero amb.range.inclusive"
    )
    gaul_gate: str = option("wheat", ("wheat", "color"), "amb.range.gaul-patrician")
    wheat_opens_patricians: bool = option(False, (False, True), "amb.range.plebeian-by-other-icons")
    gate_icons_count: bool = option(False, (False, True), "ed.majority.where amb.range.gate-icon-resource")
    fresh_gaul_counts: bool = option(True, (True, False), "amb.turn.fresh-card")
    voluntary_pass: bool = option(True, (True, False), "ed.pass.voluntary amb.pass.voluntary")
    pass_discard: str = option("rightmost", ("rightmost", "choice"), "amb.pass.free-discard")
    empty_deck: str = option("shrink", ("shrink", "reshuffle"), "amb.refill.empty-deck ed.row.discard-fate")
    winter_discard: str = option("exact", ("exact", "at-least"), "amb.winter.over-discard")
    start_card_protected: bool = option(False, (False, True), "amb.winter.start-card amb.winter.zero-amphorae")
    two_player_discard: str = option("after-marker", ("after-marker", "before-marker"), "ed.two.where amb.two.order")
    last_extra_discard: bool = option(True, (True, False), "amb.end.two-player-last-winter")
    end_trigger: str = option("either", ("either", "both"), "ed.end.which-deck")
    exhausted: str = option("last-card", ("last-card", "failed-draw"), "amb.end.exhausted")
    set_partition: str = option("sequential", ("sequential", "best"), "ed.sets.cut amb.sets.partition")
    majority_tie: str = option("each-2", ("each-2", "each-2-max-3"), "ed.majority.tie amb.majority.four")
    zero_majority: str = option("none", ("none", "counts"), "ed.majority.zero amb.majority.zero")
    final_tie: str = option("shared", ("shared", "last-in-order"), "ed.tie.second amb.tie.second")
    lower_ranks: str = option("gold", ("gold", "points"), "amb.rank.lower-places")


DEFAULT: Final = Options()
