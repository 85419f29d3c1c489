"""The combat laboratory: any combination can be set, and what it shows is what the engine counts."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from math import sqrt
from random import Random
from typing import Any

import pytest

from rulesim import CHANCE, BadInput
from rulesim.provincia import State, odds
from rulesim.provincia.actions import Lay
from rulesim.provincia.buildings import military
from rulesim.provincia.combat import strength_parts, token_effect
from rulesim.provincia.state import new_game
from widgets.charts.live_figure import LiveFigure
from widgets.combat_lab import CombatLab
from widgets.numbers import signed

ROUNDS = (2, 3, 5, 6)
BASE = 2
"""Strength before tokens in the games."""


def test_every_setting_is_the_position_that_it_says() -> None:
    for combat, players, token in product((1, 2, 3, 4), (2, 4, 6), range(-2, 3)):
        laboratory = CombatLab(combat=combat, players=players, token=token, morale=3, defence=-2, military=combat)
        state, city = laboratory.state, laboratory.state.cities[0]
        assert (state.players, state.phase, state.round) == (players, "combat", (2, 3, 5, 6)[combat - 1])
        assert (city.morale, city.defence, military(city)) == (3, -2, combat)
        assert len(city.tokens) == 6 - combat
        assert laboratory.token is None if token == 0 else (laboratory.token in city.tokens)
        assert laboratory.strength == strength_parts(state, 0).total + token == 1 + combat + token
        for spent in laboratory.choices(laboratory.settings)["spent"]:
            laboratory.set(spent=spent)
            assert spent in ("unknown", turned_over(laboratory.state, 0))


def turned_over(state: State, seat: int, combat: int = 5) -> str:
    """The tokens of a seat's colour turned over before a combat, its own +1 aside, as the laboratory says it."""
    revealed = [token for tokens in state.revealed[: combat - 1] for token in tokens]
    values = [t.value for t in revealed if t.colour == state.cities[seat].town.colour and not t.own]
    return " ".join(f"{value:+}" for value in sorted(values, reverse=True)) or "none"


# --- the chances are those of games ---


def courses(players: int, games: int) -> Iterator[State]:
    """Random games up to the last combat, in which everybody lays any of their tokens."""
    rng = Random(players)
    for _ in range(games):
        state = new_game(players)
        while len(state.revealed) < len(ROUNDS):
            action = state.sample(rng) if state.player == CHANCE else rng.choice(state.legal_actions())
            if isinstance(action, Lay):
                action = Lay.of(rng.choice(state.cities[state.seat].tokens))
            state.apply(action)
        yield state


def won(state: State, seat: int, combat: int) -> float:
    """The chance of a seat to win with the tokens that were laid in a combat: over the combat cards of its round."""
    strength = BASE + token_effect(state.revealed[combat - 1], state.cities[seat].town.colour)
    gauls = [card.strength for card in state.tables.bellum if card.round == ROUNDS[combat - 1]]
    return sum(strength >= attack for attack in gauls) / len(gauls)


@pytest.mark.thorough
@pytest.mark.parametrize("players", range(2, 7))
def test_the_chance_is_that_of_random_games(players: int) -> None:
    """Over all games, and over those in which the tokens said were spent: within what so many games may miss by."""
    errors: dict[tuple[int, int, str], list[float]] = {}
    for state in courses(players, 1500 // players):
        for combat, (seat, city) in product((1, 2, 3, 4), enumerate(state.cities)):
            token = city.played[combat - 1]
            value = token.value if token.colour == city.town.colour else 0
            for spent in ("unknown", turned_over(state, seat, combat)):
                told = float(chance(combat, players, value, spent))
                errors.setdefault((combat, value, spent), []).append(won(state, seat, combat) - told)
    for key, found in errors.items():
        if len(found) >= 100:
            assert abs(sum(found)) <= 4.5 * sqrt(sum(error**2 for error in found)), key
    assert len(errors) > 100


@cache
def chance(combat: int, players: int, token: int, spent: str) -> Fraction:
    found = laboratory()
    found.set(combat=combat, players=players, token=token, spent=spent, morale=BASE + 1, defence=-1)
    return found.win


@cache
def laboratory() -> CombatLab:
    """One for all questions: its sliders take longer to make than a question to answer."""
    return CombatLab()


@pytest.mark.parametrize("token", range(-2, 3))
def test_the_chance_does_not_jump(token: int) -> None:
    """The last two combats have Gauls of the same strengths; one player more changes what is in play by little."""
    for players in range(2, 7):
        assert chance(3, players, token, "unknown") == chance(4, players, token, "unknown")
    for combat in (1, 2, 3, 4):
        row = [float(chance(combat, players, token, "unknown")) for players in range(2, 7)]
        assert max(abs(after - before) for before, after in pairwise(row)) < 0.04


def test_not_known_is_the_mean_over_what_may_have_been_spent() -> None:
    laboratory = CombatLab(combat=3, players=3, token=-1)
    likely = odds.spent(laboratory.state, 0, laboratory.token)
    names = laboratory.choices(laboratory.settings)["spent"]
    assert len(names) == len(likely) + 1
    each = {" ".join(f"{value:+}" for value in values) or "none": share for values, share in likely.items()}
    assert laboratory.win == sum((share * laboratory.set(spent=name).win for name, share in each.items()), Fraction(0))


def test_a_spent_token_helps_and_hurts_no_more() -> None:
    worse, known, better = (CombatLab(combat=2, spent=spent).win for spent in ("+2", "unknown", "-2"))
    assert worse < known < better


def test_tokens_that_cannot_have_been_spent_are_not_offered() -> None:
    laboratory = CombatLab(combat=2, spent="+2")
    assert laboratory._sliders["spent"].value == "+2"
    laboratory._sliders["token"].value = 2
    assert laboratory.settings["spent"] == laboratory._sliders["spent"].value == "unknown"
    assert not any("+2" in value for _, value in laboratory._sliders["spent"].options)
    laboratory._sliders["spent"].value = "-1"
    laboratory._sliders["combat"].value = 1
    assert laboratory.settings["spent"] == "unknown"
    with pytest.raises(BadInput, match="allowed: unknown, none"):
        laboratory.set(spent="-1")
    with pytest.raises(BadInput):
        CombatLab(combat=2, spent=["+2"])


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
    against = [odds.at_least(one.others, 0) for one in (laid, kept)]
    assert against[0] > against[1]


def test_moving_a_slider_is_setting_it() -> None:
    laboratory = CombatLab()
    before = laboratory.win
    laboratory._sliders["military"].value = 2
    assert laboratory.settings["military"] == 2 and laboratory.win > before
    assert f"{float(laboratory.win):.0%}" in laboratory._sum.value and f"{float(before):.0%}" in laboratory._sum.value
    laboratory.set(combat=4, military=0, morale=1, defence=-3, token=-2)
    assert laboratory._sum.value.startswith(
        "Round 6: strength −4 before the tokens of the others. The chance to win is 0%"
    )
    laboratory.set(defence=-2)
    assert laboratory._sum.value.endswith("The chance to win is 0%. The last change made no difference to it.")
    laboratory.set(combat=1)
    rows = laboratory._picture.value.count("<tr>"), laboratory._picture.value.count('scope="col"')
    assert rows == (5 + 3 + 3, len(laboratory.others)), (
        "four parts and their sum; columns; three strengths of the Gauls"
    )


def test_the_board_shows_the_city_and_the_token_that_is_laid() -> None:
    laboratory = CombatLab(combat=3, morale=5, defence=-2, military=1)
    board = laboratory._board
    assert board is not None
    for token in (-1, 0, 2):
        laboratory.set(token=token)
        pieces = {piece.id: piece for piece in board.drawn.pieces()}
        assert (f"orange {signed(token)}" in pieces["laid-by-1"].text) == (token != 0)
        assert not any(id.startswith("token-") for id in pieces), "the others in hand are not known"
        strength = next(site.text for site in board.drawn.sites if site.id == "site-strength")
        assert int(strength) == laboratory.strength - token == 4
        assert all("here" in pieces[id].marks for id in ("round-5", "morale-5", "defence--2"))
    assert not board.play("lay orange+1")


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
    mine = {laboratory.strength + change: chance for change, chance in laboratory.others.items()}
    assert laboratory.win == sum((odds.at_least(mine, gauls) for gauls in (1, 2, 3, 4)), Fraction(0)) / 4
