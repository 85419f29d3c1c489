"""Where the rulebook is silent or can be read in two ways: one option each, with what it settles.

The defaults are the recommended rulings. There is one edition, the German one, and it leaves all options as they are.
Words for every option, value and ruling are in the catalogue (``option_...``, ``ruling_...``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulesim.options import RuleOptions, option


@dataclass(frozen=True, slots=True, repr=False)
class Options(RuleOptions):
    """Rule variants of one game of Discordia. Each field's metadata says what is ``allowed`` and what it settles."""

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {"german": {}}
    """What each rulebook says to the letter where it differs from another: there is only one."""

    aqueduct_scale: str = option("full", ("full", "half"), "amb.aqueduct.values")
    manipulator_timing: str = option("with_die", ("with_die", "before_main"), "amb.manip.when")
    dispatch_any_towers: bool = option(True, (True, False), "amb.dispatch.any-tower")
    perk_covers_towers: bool = option(True, (True, False), "amb.special.perk-tower")
    trade_tower_same_turn: bool = option(True, (True, False), "amb.trade.new")
    privilege_year_end: str = option("at_once", ("at_once", "later_turn"), "amb.privilege.once-when")
    ship_flip_choice: str = option("free", ("free", "market_first"), "amb.ship.flip-choice")
    ship_drop_gives_step: bool = option(False, (False, True), "amb.ship.step-if-dropped")
    late_full_ship: str = option("flip_after_event", ("flip_after_event", "flush_only"), "amb.ship.late")
    decree_window_raid: str = option("caused", ("caused", "any"), "amb.decree.when")
    decree_count: str = option("best_n", ("best_n", "all"), "amb.decree.set-count")
    decree_pairs_same_kind: bool = option(False, (False, True), "amb.decree.pairs")
    flush_order: str = option("per_player", ("per_player", "after_all"), "amb.shortage.flush-order")
    start_tie: str = option("next_clockwise", ("next_clockwise", "keep_holder"), "amb.newyear.tie")
    final_tie: str = option("shared", ("shared", "start_player_distance"), "amb.win.tie-second")
    show_bag: bool = option(True, (True, False), "amb.info.bag")


DEFAULT: Final = Options()
