"""Where the rulebook is silent or can be read in two ways: one option each, with what it settles.

The defaults are the recommended rulings. There is one edition, the German one, and it leaves all options as they are.
Options that only change the components (:data:`OF_THE_TABLES`) are built into the tables of the game by
``tables.adapted``: nothing else asks for them. Words for every option, value and ruling are in the catalogue
(``option_...``, ``ruling_...``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from itertools import permutations
from typing import Any, ClassVar, Final

from rulesim.options import RuleOptions, option

_MAXIMA: Final = ("none", *range(6, 13))
_GOODS_ORDERS: Final = tuple(map("-".join, permutations(("clay", "wood", "stone"))))


@dataclass(frozen=True, slots=True, repr=False)
class Options(RuleOptions):
    """Rule variants of one game of Provincia Romana. Each field's metadata says what is ``allowed`` and ``settles``."""

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {"german": {}}
    """What each rulebook says to the letter where it differs from another: there is only one."""

    building_counts: str = option("listed", ("listed", "stated"), "amb-card-counts", of_tables=True, of_setup=True)
    start_goods_order: str = option("clay-wood-stone", _GOODS_ORDERS, "amb-start-table", of_tables=True, of_setup=True)
    start_table_minus2: str = option(
        "as_printed", ("as_printed", "none"), "amb-start-table", of_tables=True, of_setup=True
    )
    strata_unique: bool = option(True, (True, False), "amb-strata-aurifex", of_tables=True)
    penalty_order: str = option("right_first", ("right_first", "left_first"), "amb-slash-order", of_tables=True)
    defence_category_includes_military: bool = option(True, (True, False), "amb-categories", of_tables=True)
    bank_trade_includes_clay: bool = option(False, (False, True), "amb-trade-clay", of_tables=True)

    bank_gold_limit: str | int = option("unlimited", ("unlimited", 53), "amb-gold-supply")
    blind_pick_allowed: bool = option(True, (True, False), "amb-hidden-cards")
    allow_wasteful_trade: bool = option(False, (False, True), "amb-wasteful-trade")
    hand_limit_moment: str = option("end_of_phase", ("end_of_phase", "end_of_own_turn"), "amb-hand-limit-moment")
    penalty_partial_payment: bool = option(False, (False, True), "amb-partial-penalty")
    aediles_cancels_penalty: bool = option(True, (True, False), "amb-aediles")
    destroyed_reverts_instant_gains: bool = option(False, (False, True), "amb-instant-gains")
    activated_building_value_drops: bool = option(True, (True, False), "amb-activated-value")
    morale_max: str | int = option("none", _MAXIMA, "amb-track-maxima amb-aquaeductus")
    defence_max: str | int = option("none", ("none", *range(7)), "amb-track-maxima")
    activation_needs_positive_prestige: bool = option(True, (True, False), "amb-activation-nonpositive")
    final_turns_start_player: str = option("round6_caesar", ("round6_caesar", "next_caesar"), "amb-final-start-player")
    senate_in_final_turns: bool = option(True, (True, False), "amb-final-turns")
    final_bank_trade: bool = option(True, (True, False), "amb-final-turns")
    personal_aedificium: str = option("board_waterfront", ("board_waterfront", "table"), "amb-personal-aedificium")
    tie_gold_before_conversion: bool = option(True, (True, False), "amb-tie-gold")


OF_THE_TABLES: Final = tuple(part.name for part in fields(Options) if part.metadata["of_tables"])
"""Options that change figures of the components, and nothing else."""

DEFAULT: Final = Options()
