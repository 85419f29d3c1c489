"""Where the three rulebooks differ or are silent: one option each, with what it settles.

The defaults are the recommended rulings. ``PRESETS`` sets the options so that each rulebook is played to the letter.
Words for every option, value and ruling are in the catalogue (``option_...``, ``ruling_...``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from rulesim.game import BadInput, unknown


def _option(default: Any, allowed: tuple[Any, ...], settles: str) -> Any:
    return field(default=default, metadata={"allowed": allowed, "settles": tuple(settles.split())})


@dataclass(frozen=True, slots=True)
class Options:
    """Rule variants of one game of Armorica. Each field's metadata says what is ``allowed`` and what it ``settles``."""

    start_player: str | int = _option("random", ("random", 0, 1, 2, 3), "ed.start-player")
    deal: str = _option("first-right", ("first-right", "first-left"), "amb.setup.row-direction")
    reach_counting: str = _option(
        "one-per-card", ("one-per-card", "rightmost-free"), "ed.range.zero amb.range.inclusive"
    )
    gaul_gate: str = _option("wheat", ("wheat", "color"), "amb.range.gaul-patrician")
    wheat_opens_patricians: bool = _option(False, (False, True), "amb.range.plebeian-by-other-icons")
    gate_icons_count: bool = _option(False, (False, True), "ed.majority.where amb.range.gate-icon-resource")
    fresh_gaul_counts: bool = _option(True, (True, False), "amb.turn.fresh-card")
    voluntary_pass: bool = _option(True, (True, False), "ed.pass.voluntary amb.pass.voluntary")
    pass_discard: str = _option("rightmost", ("rightmost", "choice"), "amb.pass.free-discard")
    empty_deck: str = _option("shrink", ("shrink", "reshuffle"), "amb.refill.empty-deck ed.row.discard-fate")
    winter_discard: str = _option("exact", ("exact", "at-least"), "amb.winter.over-discard")
    start_card_protected: bool = _option(False, (False, True), "amb.winter.start-card amb.winter.zero-amphorae")
    two_player_discard: str = _option("after-marker", ("after-marker", "before-marker"), "ed.two.where amb.two.order")
    last_extra_discard: bool = _option(True, (True, False), "amb.end.two-player-last-winter")
    end_trigger: str = _option("either", ("either", "both"), "ed.end.which-deck")
    exhausted: str = _option("last-card", ("last-card", "failed-draw"), "amb.end.exhausted")
    set_partition: str = _option("sequential", ("sequential", "best"), "ed.sets.cut amb.sets.partition")
    majority_tie: str = _option("each-2", ("each-2", "each-2-max-3"), "ed.majority.tie amb.majority.four")
    zero_majority: str = _option("none", ("none", "counts"), "ed.majority.zero amb.majority.zero")
    final_tie: str = _option("shared", ("shared", "last-in-order"), "ed.tie.second amb.tie.second")
    lower_ranks: str = _option("gold", ("gold", "points"), "amb.rank.lower-places")

    def changed(self) -> dict[str, Any]:
        """The options that differ from the defaults."""
        return {name: value for name, value in asdict(self).items() if value != getattr(DEFAULT, name)}

    def __repr__(self) -> str:
        return f"Options({', '.join(f'{k}={v!r}' for k, v in self.changed().items())})"


DEFAULT: Final = Options()

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "english": {"end_trigger": "either", "majority_tie": "each-2-max-3"},
    "german": {"end_trigger": "both", "majority_tie": "each-2"},
    "russian": {"end_trigger": "either", "majority_tie": "each-2-max-3"},
}
"""What each rulebook says to the letter where it differs from another; all else is the common rule or ruling."""

FIXED: Final = (
    "ed.end.finish",
    "ed.sets.start",
    "ed.roman.forced-pass",
    "ed.row.shift",
    "ed.place.end",
    "ed.winter.gap",
    "ed.winter.marker",
    "amb.players.range",
    "amb.setup.unused-start",
    "amb.range.beyond-row",
    "amb.place.choice",
    "amb.row.empty",
    "amb.winter.spend",
    "amb.winter.simultaneous",
    "amb.winter.discard-set-or-sequence",
    "amb.sets.first-missing",
    "amb.info.decks",
    "amb.info.backs",
    "amb.icons.multiplicity",
    "amb.illegal.penalty",
    "amb.setup.pile-sizes",
)
"""Differences and questions that need no option: the readings agree once compared, or only one of them can be played.

The catalogue gives the ruling and its reason for each (``ruling_...``).
"""


def settled() -> dict[str, str | None]:
    """Every edition difference and open question, with the option that settles it (None: a fixed ruling)."""
    by_option: dict[str, str | None] = {
        question: option.name for option in fields(Options) for question in option.metadata["settles"]
    }
    return by_option | dict.fromkeys(FIXED)


def allowed(name: str) -> tuple[Any, ...]:
    """The values that option ``name`` may take."""
    for option in fields(Options):
        if option.name == name:
            return option.metadata["allowed"]
    raise unknown("option", name, [option.name for option in fields(Options)])


def options(values: Mapping[str, Any], edition: str | None = None) -> Options:
    """Options from plain data: an edition's preset, then ``values`` on top.

    Raises :class:`~rulesim.game.BadInput` for an unknown edition, option or value.
    """
    if edition not in (None, *PRESETS):
        raise unknown("edition", edition, PRESETS)
    chosen = {**(PRESETS[edition] if edition else {}), **values}
    for name, value in chosen.items():
        possible = allowed(name)
        if not any(type(value) is type(p) and value == p for p in possible):
            raise BadInput(name, f"{name}: {value!r} is not allowed; allowed: {', '.join(map(repr, possible))}.")
    return Options(**chosen)
