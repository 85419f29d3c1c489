"""``make rule``: everything about a rule is found from its id, however it is spelt."""

from __future__ import annotations

import pytest

from tests import rule


@pytest.mark.parametrize(
    "text", ["armorica.gaul.range", "ARMORICA_GAUL_RANGE", "armorica gaul range", "armorica-gaul.range"]
)
def test_an_id_is_forgiven_for_its_spelling(text: str) -> None:
    assert rule.candidates(text) == ["armorica.gaul.range"]


def test_part_of_an_id_lists_the_rules_that_it_could_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert rule.main("armorica.gaul") == 0
    told = capsys.readouterr().out
    assert "armorica.gaul.range\n" in told and "armorica.roman.patrician-range" not in told


def test_what_is_no_rule_is_told_with_the_nearest_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert rule.main("armorica.gaul.rnage") == 1
    assert "armorica.gaul.range" in capsys.readouterr().out


def test_a_rule_is_told_with_all_that_meets_at_its_id() -> None:
    lines = rule.told("armorica.gaul.range").splitlines()
    for name, text in [
        ("code", "rulesim/armorica/gaul.py:"),
        ("words", "rulesim/armorica/words/en.ftl:"),
        ("test", "tests/armorica/test_gaul.py:"),
        ("rulebook", "de: Ablauf einer Spielrunde"),
        ("lesson", "gaul"),
        ("question", "x1"),
        ("notebook", "notebooks/armorica/2-gaul-immigration.ipynb"),
    ]:
        assert any(line.startswith(f"  {name:<{rule.WIDTH}}{text}") for line in lines), name
