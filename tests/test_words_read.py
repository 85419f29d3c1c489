"""There is less to read than in the rulebooks; the counts are printed."""

from __future__ import annotations

import pytest

from tests import words_read

RULEBOOKS = {"armorica": 1_481, "discordia": 5_061, "provincia": 5_241}
"""The words of the English rulebooks: our rules, told in full, are no longer."""
LESSONS = {"armorica": 900, "discordia": 1_200, "provincia": 1_200}
"""What a learner reads from the start page to the end of the first game, year or round."""


@pytest.mark.parametrize("game", RULEBOOKS)
def test_there_is_less_to_read_than_in_the_rulebook(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f"\n{words_read.report(game)}")
    assert 300 < sum(words_read.until_the_first_game(game).values()) <= LESSONS[game]
    assert 300 < words_read.of_rules(game) <= RULEBOOKS[game]
