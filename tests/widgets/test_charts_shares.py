"""Charts of shares of games: every number that they draw is the one that was found."""

from __future__ import annotations

from typing import Any

import pytest

from rulesim import BadInput, whatif
from rulesim.winning.honesty import honesty
from widgets.charts import theme
from widgets.charts.shares import calibration, duels


def dots(drawn: Any) -> list[tuple[float, float]]:
    """Where the symbols of a chart are: x and y, to a tenth."""
    return [pair for one in drawn.data if one["mode"] == "markers" for pair in zip(one["x"], one["y"], strict=True)]


def test_what_was_told_lies_above_what_came_true() -> None:
    told = {level: honesty("armorica", level, n=12, parts=4) for level in ("random", "greedy")}
    told["<b>"] = told.pop("greedy")
    drawn: Any = calibration(told)
    parts = [one for parts in told.values() for one in parts]
    assert len(parts) >= 7
    assert {(round(100 * one.told, 1), round(100 * one.came, 1)) for one in parts} <= {*dots(drawn)}
    assert [row[3] for row in drawn.numbers.rows] == [one.n for one in parts]
    assert [row[0] for row in drawn.numbers.rows].count("<b>") == len(told["<b>"])
    drawn_words = [str(mark["text"]) for mark in drawn.data if mark["mode"] == "text"]
    assert any("&lt;b&gt;" in words for words in drawn_words) and not any("<b>" in words for words in drawn_words)
    level = next(mark for mark in drawn.data if mark["mode"] == "lines" and mark["line"]["dash"] == "dash")
    assert [*level["x"][:2]] == [*level["y"][:2]] == [0, 100]


def test_of_two_at_a_table_the_winner_is_shown_and_of_more_everybody() -> None:
    two = whatif.tournament("armorica", ["novice", "random"], n=8, seed=1)
    three = whatif.tournament("armorica", ["novice", "random"], n=4, seats=3, seed=1)
    drawn: Any = duels({"two": two, "three": three})
    shown = [two[0], *three]
    assert two[0].win.mean > two[0].even and len(two) == len(three) == 2
    assert [row[0] for row in drawn.numbers.rows] == [
        "two: novice v. random", "three: novice v. random", "three: random v. novice",
    ]  # fmt: skip
    assert dots(drawn) == [(round(100 * one.win.mean, 1), -at) for at, one in enumerate(shown)]
    lines = [mark for mark in drawn.data if mark["mode"] == "lines"]
    ends = [(round(100 * one.win.low, 1), round(100 * one.win.high, 1)) for one in shown]
    assert [tuple(mark["x"][:2]) for mark in lines if mark["line"]["dash"] == "solid"] == ends
    assert {mark["x"][0] for mark in lines if mark["line"]["dash"] == "dash"} == {50, 33.3}
    sure = [mark["line"]["color"] for mark in lines if mark["line"]["dash"] == "solid"]
    told = [theme.GREY if not one.apart else theme.GOOD if one.win.mean > one.even else theme.BAD for one in shown]
    assert sure == told


@pytest.mark.parametrize("wrong", [3, [3], {"a": 3}, {"a": [3]}, {3: []}])
def test_what_cannot_be_drawn_is_named(wrong: Any) -> None:
    for draw, told in ((duels, "whatif.tournament"), (calibration, "honesty")):
        with pytest.raises(BadInput, match="allowed: ") as caught:
            draw(wrong)
        assert told in str(caught.value) or "names" in str(caught.value)
