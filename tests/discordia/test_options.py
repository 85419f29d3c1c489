"""Rule variants: every option cites what it settles and refuses what it does not know; every question is settled."""

from __future__ import annotations

from dataclasses import fields

import pytest

from rulesim import BadInput, rulebook
from rulesim.discordia.options import DEFAULT, Options

OPEN_QUESTIONS = """
amb.setup.table-columns amb.aqueduct.values amb.boat.order amb.extension.fields amb.tower.examples amb.stars.icon
amb.action.icons amb.germanic.letters amb.tile.values amb.develop.where amb.board.symbols
amb.dice.choice-others amb.dice.equal amb.dice.mandatory amb.manip.when amb.manip.gained-now amb.manip.mixed-signs
amb.manip.wasted amb.manip.clamp amb.manip.scope
amb.bonus.order amb.bonus.partial amb.bonus.decline amb.take.overbuild-free amb.take.leftmost amb.take.same-turn-return
amb.display.gap amb.display.exhausted amb.display.shift amb.extension.printed amb.extension.offboard
amb.extension.harbour-tower amb.dispatch.order-choice amb.dispatch.pay-choice amb.dispatch.any-tower
amb.special.main-too amb.special.new amb.special.perk-tower amb.special.replaced amb.trade.new amb.trade.optional
amb.tower.cross amb.tower.no-place amb.stars.empty amb.stars.track-full amb.privilege.once-when
amb.privilege.none-left amb.joker.scope amb.joker.pair
amb.ship.leave amb.ship.flip-choice amb.ship.no-market amb.ship.step-if-dropped amb.ship.several amb.ship.win-first
amb.ship.late amb.ship.setup
amb.decree.when amb.decree.refuse amb.decree.bonus amb.decree.set-count amb.decree.occupied amb.decree.pairs
amb.decree.kinds-zero amb.decree.fixed-tower amb.decree.back-slide amb.decree.joker-colour
amb.raid.order amb.raid.chooser amb.raid.fixed-and-full amb.raid.colour amb.raid.reward-then-win amb.shortage.spaces
amb.shortage.visible amb.shortage.negative amb.shortage.flush-order amb.shortage.bag-empty amb.shortage.year4
amb.newyear.count amb.newyear.tie amb.newyear.after4
amb.win.moment amb.win.swap amb.win.mid-action amb.win.tie-second amb.win.placed amb.win.simultaneous
amb.info.bag amb.aqueduct.unasked amb.bonus.covered-first amb.decree.turned-ship
"""
"""Every point that the rulebook leaves open; the last four are rulings of our own.

They are about what a player may be shown, steps taken without a question, a covered bonus and a privilege at the same
time, and decrees that come true when a ship is turned over.
"""


def test_every_open_question_has_a_ruling() -> None:
    assert sorted(rulebook.ruling_ids("discordia")) == sorted(OPEN_QUESTIONS.split())
    assert len(Options.settled()) == len(fields(Options))


@pytest.mark.parametrize("option", fields(Options), ids=lambda option: option.name)
def test_the_default_is_the_first_value(option: object) -> None:
    name = option.name  # type: ignore[attr-defined]
    assert Options.allowed(name)[0] == getattr(DEFAULT, name)
    assert len(Options.allowed(name)) > 1
    for value in Options.allowed(name):
        assert getattr(Options.read({name: value}), name) == value


def test_the_one_edition_changes_nothing() -> None:
    assert [*Options.PRESETS] == ["german"]
    assert Options.read({}, "german") == Options.read({}) == DEFAULT
    assert Options.read({"flush_order": "after_all"}, "german").changed() == {"flush_order": "after_all"}
    assert repr(Options.read({"show_bag": False})) == "Options(show_bag=False)"


@pytest.mark.parametrize(
    ("field", "values", "sentence"),
    [
        ("option", {"flush": "x"}, "option: 'flush' is not known; allowed: aqueduct_scale, "),
        ("flush_order", {"flush_order": "never"}, "flush_order: 'never' is not allowed; allowed: 'per_player', "),
        ("show_bag", {"show_bag": 1}, "show_bag: 1 is not allowed; allowed: True, False."),
        ("final_tie", {"final_tie": None}, "final_tie: None is not allowed; allowed: 'shared', "),
        ("start_tie", {"start_tie": ["x"]}, "start_tie: ['x'] is not allowed; allowed: 'next_clockwise', "),
    ],
)
def test_what_an_option_does_not_know_is_one_clear_sentence(
    field: str, values: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadInput) as refusal:
        Options.read(values)
    assert refusal.value.field == field
    assert str(refusal.value).startswith(sentence)


def test_a_misspelt_option_or_edition_is_met_with_the_nearest() -> None:
    with pytest.raises(BadInput, match=r"Did you mean 'decree_count'\?"):
        Options.read({"decree_counts": "all"})
    with pytest.raises(BadInput, match=r"edition: 'germn' is not known; allowed: german. Did you mean 'german'\?"):
        Options.read({}, "germn")
    with pytest.raises(BadInput, match="'nothing' is not known"):
        Options.allowed("nothing")
