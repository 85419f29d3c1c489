"""The combat laboratory: any combination can be set, and what it shows is what the engine counts."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from rulesim import BadInput
from rulesim.provincia import odds
from rulesim.provincia.buildings import military
from rulesim.provincia.combat import strength_parts
from widgets.charts.following import LiveFigure
from widgets.combat_lab import CombatLab


def test_every_setting_is_the_position_that_it_says() -> None:
    for combat, players, token in product((1, 2, 3, 4), (2, 4, 6), range(-2, 3)):
        laboratory = CombatLab(combat=combat, players=players, token=token, morale=3, defence=-2, military=combat)
        state, city = laboratory.state, laboratory.state.cities[0]
        assert (state.players, state.phase, state.round) == (players, "combat", (2, 3, 5, 6)[combat - 1])
        assert (city.morale, city.defence, military(city)) == (3, -2, combat)
        assert len(city.tokens) == 6 - combat
        assert laboratory.token is None if token == 0 else (laboratory.token in city.tokens)
        assert laboratory.strength == strength_parts(state, 0).total + token == 1 + combat + token
        assert laboratory.win == odds.win(state, 0, laboratory.token)


def test_military_is_worth_the_same_as_morale_and_defence() -> None:
    base = CombatLab(combat=2, military=1).win
    assert CombatLab(combat=2, morale=5).win == CombatLab(combat=2, defence=0).win == base
    chances = [CombatLab(combat=2, military=number).win for number in range(7)]
    assert chances == sorted(chances) and chances[0] < chances[3]


def test_a_strong_city_cannot_lose_and_a_weak_one_cannot_win() -> None:
    assert CombatLab(morale=12, defence=6, military=6).win == 1
    assert CombatLab(morale=1, defence=-3, token=-2).win == 0


def test_a_bad_token_is_better_laid_by_oneself_than_kept_from_nobody() -> None:
    """With one's own -2 in hand nobody else can lay it, so the others do less harm."""
    laid, kept = CombatLab(token=-2), CombatLab(token=0)
    against = [odds.at_least(odds.others(one.state, 0), 0) for one in (laid, kept)]
    assert against[0] > against[1]


def test_moving_a_slider_is_setting_it() -> None:
    laboratory = CombatLab()
    before = laboratory.win
    laboratory._sliders["military"].value = 2
    assert laboratory.settings["military"] == 2 and laboratory.win > before
    assert f"{float(laboratory.win):.0%}" in laboratory._sum.value and f"{float(before):.0%}" in laboratory._sum.value
    assert laboratory._picture.value.count("<tr>") == 5 + 3, "four parts and their sum; three strengths of the Gauls"


def test_what_cannot_be_is_told_and_changes_nothing() -> None:
    laboratory = CombatLab()
    before = laboratory.session
    for wrong, field in (({"combat": 5}, "combat"), ({"players": 7}, "players"), ({"walls": 1}, "setting")):
        with pytest.raises(BadInput) as caught:
            laboratory.set(**wrong)
        assert caught.value.field == field
    assert laboratory.session is before


def test_every_change_is_another_game_that_a_chart_can_follow() -> None:
    from widgets.charts import live

    laboratory = CombatLab()
    seen: list[Any] = []
    laboratory.observe(lambda change: seen.append(change["new"]), "session")
    figure = live(laboratory, "combat")
    laboratory.set(morale=6)
    assert seen == [laboratory.session] and figure.error == ""
    figure.close()
    LiveFigure.current = None


def test_it_reads_without_a_kernel_and_the_same_every_time() -> None:
    bundle = CombatLab(combat=4, token=0)._repr_mimebundle_()
    assert bundle["text/plain"] == CombatLab(combat=4, token=0).to_text()
    assert "Round 6: strength 3 before the tokens of the others." in bundle["text/plain"]
    assert "<table" in bundle["text/html"] and "<script" not in bundle["text/html"]
    assert "combat_lab" not in bundle["text/plain"]


def test_every_slider_is_named_and_explained() -> None:
    for name, slider in CombatLab()._sliders.items():
        assert slider.description and "_" not in slider.description, name
        assert slider.tooltip and "combat_lab" not in slider.tooltip, name


def test_the_chance_is_the_mean_over_the_cards_of_the_round() -> None:
    laboratory = CombatLab(combat=3)
    mine = odds.strength(laboratory.state, 0, laboratory.token)
    assert laboratory.win == sum((odds.at_least(mine, gauls) for gauls in (1, 2, 3, 4)), Fraction(0)) / 4
