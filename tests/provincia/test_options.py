"""Rule variants: every option cites what it settles and refuses what it does not know; every question is settled."""

from __future__ import annotations

from dataclasses import fields

import pytest

from rulesim import BadInput, rulebook
from rulesim.provincia import new_game
from rulesim.provincia.options import DEFAULT, OF_THE_TABLES, Options

OPEN_QUESTIONS = """
amb-card-counts amb-start-table amb-gold-supply amb-bellum-groups amb-token-set amb-start-player
amb-personal-aedificium amb-round-marker amb-names
amb-hidden-cards amb-mandatory-pick amb-short-deck amb-public-information
amb-trade-clay amb-wasteful-trade amb-hand-limit-moment amb-horreum-hand amb-duplicate-discard amb-strata-aurifex
amb-discount-details amb-commercium amb-consuetudo amb-coniuratio amb-concussio amb-praetor amb-gloria
amb-slash-order amb-token-colour amb-partial-penalty amb-morale-floor amb-categories amb-who-chooses amb-aediles
amb-instant-gains amb-activated-value amb-horreum-excess amb-prestige-cards amb-combat-order
amb-track-maxima amb-aquaeductus amb-defence-floor amb-tax-compulsory amb-prestige-below-zero
amb-activation-nonpositive amb-activation-once amb-phase5-order
amb-final-start-player amb-final-turns amb-tie-gold
"""
"""Every point that the rulebook leaves open, in the order in which it comes up."""


def test_every_open_question_has_a_ruling() -> None:
    assert set(rulebook.ruling_ids("provincia")) == {*OPEN_QUESTIONS.split()}
    assert "amb-names" not in Options.settled() and Options.settled()["amb-slash-order"] == "penalty_order"


@pytest.mark.parametrize("option", fields(Options), ids=lambda option: option.name)
def test_an_option_settles_something_and_its_default_is_the_first_value(option: object) -> None:
    name = option.name  # type: ignore[attr-defined]
    assert option.metadata["settles"]  # type: ignore[attr-defined]
    assert Options.allowed(name)[0] == getattr(DEFAULT, name)
    assert len(Options.allowed(name)) > 1
    for value in Options.allowed(name):
        assert getattr(Options.read({name: value}), name) == value


def test_options_of_the_tables_are_options() -> None:
    assert {*OF_THE_TABLES} < {option.name for option in fields(Options)}


def test_the_one_edition_changes_nothing() -> None:
    assert [*Options.PRESETS] == ["german"]
    assert Options.read({}, "german") == Options.read({}) == DEFAULT
    assert Options.read({"morale_max": 6}, "german").changed() == {"morale_max": 6}
    assert repr(Options.read({"strata_unique": False})) == "Options(strata_unique=False)"
    assert new_game(3, edition="german", bank_gold_limit=53).options.changed() == {"bank_gold_limit": 53}


@pytest.mark.parametrize(
    ("field", "values", "sentence"),
    [
        ("option", {"strata": True}, "option: 'strata' is not known; allowed: building_counts, "),
        ("penalty_order", {"penalty_order": "left"}, "penalty_order: 'left' is not allowed; allowed: 'right_first', "),
        ("strata_unique", {"strata_unique": 1}, "strata_unique: 1 is not allowed; allowed: True, False."),
        ("morale_max", {"morale_max": 5}, "morale_max: 5 is not allowed; allowed: 'none', 6, 7, "),
        (
            "bank_gold_limit",
            {"bank_gold_limit": True},
            "bank_gold_limit: True is not allowed; allowed: 'unlimited', 53.",
        ),
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
    with pytest.raises(BadInput, match=r"Did you mean 'morale_max'\?"):
        Options.read({"moral_max": 6})
    with pytest.raises(BadInput, match=r"edition: 'germany' is not known; .* Did you mean 'german'\?"):
        Options.read({}, "germany")
