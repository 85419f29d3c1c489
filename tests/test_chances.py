"""Chances to win: what they are made of, that they see nothing hidden, and that they are what comes true."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import rulesim
from rulesim import BadInput, State, bots, chances, whatif
from rulesim.game import find_game
from rulesim.winning import KNOTS, Model, features, find_model, progress
from rulesim.winning.honesty import honesty
from tests import fake_game
from widgets.games import player_counts

GAMES = ("armorica", "discordia", "provincia")


def positions(game: str, players: int, seed: int, often: float = 0.1) -> Iterator[State]:
    """Some positions of a game of random players; each a copy."""
    state, rng = rulesim.new_game(game, players), random.Random(seed)
    for position in bots.unfold(state, [bots.RandomBot()] * players, rng):
        if rng.random() < often or position.is_over:
            yield position.copy()


def test_every_game_that_comes_along_has_a_trained_model() -> None:
    for game in GAMES:
        model = find_model(game)
        assert all(len(row) == len(KNOTS) for row in model.weights.values())
        assert {*model.sharpness} == {*player_counts(game)}
        assert model.trained["games"] >= 300 and model.trained["worst_tenth_off"] <= 0.1


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_to_one_for_any_number_of_players(game: str) -> None:
    for players in player_counts(game):
        for state in positions(game, players, players):
            for seat in (None, players - 1):
                told = chances(state, seat)
                assert len(told) == players and all(0 <= chance <= 1 for chance in told)
                assert sum(told) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_a_weight_and_progress_never_goes_back(game: str) -> None:
    model, described, before = find_model(game), find_game(game), 0.0
    for state in positions(game, 2, 5, often=0.5):
        assert before <= progress(state) <= 1
        before = progress(state)
        seen = {name for seat in (None, 0) for row in features(described, state, seat) for name in row}
        assert not model.weights or seen <= {*model.weights}
    assert before == 1


@pytest.mark.parametrize("game", GAMES)
def test_no_hidden_card_enters(game: str) -> None:
    rng = random.Random(7)
    for players in (2, 4):
        for state in positions(game, players, 11, often=0.05):
            seat = rng.randrange(players)
            for _ in range(2):
                imagined = state.imagine(seat, rng)
                assert chances(imagined, seat) == pytest.approx(chances(state, seat), abs=1e-12)
                assert chances(imagined) == pytest.approx(chances(state), abs=1e-12)


def test_what_only_a_seat_knows_counts_for_that_seat() -> None:
    differ = [state for state in positions("provincia", 3, 2) if chances(state, 0) != chances(state)]
    assert differ
    assert all(chances(state, 0) == chances(state) for state in positions("discordia", 2, 2))


@pytest.mark.parametrize("game", GAMES)
def test_in_the_end_chances_are_what_happened_and_a_shared_victory_is_shared(game: str) -> None:
    *_, last = positions(game, 2, 3)
    assert [seat for seat, chance in enumerate(chances(last)) if chance] == last.winners()


def test_a_die_is_judged_by_what_it_offers() -> None:
    """Once chosen it has changed nothing yet, and still the model mostly likes the die that greedy players choose."""
    liked = asked = 0
    for state in positions("discordia", 3, 4, often=0.6):
        if state.player < 0 or not all(str(action).startswith("choose ") for action in state.legal_actions()):
            continue
        values = dict(zip(map(str, state.legal_actions()), bots.GreedyBot().values(state), strict=True))
        liked += values[whatif.now(state).ranking[0].name] >= max(values.values()) - 1e-9
        asked += 1
    assert asked >= 15 and liked >= 0.75 * asked, (liked, asked)


def test_a_card_that_is_still_to_come_is_missed_after_a_pass() -> None:
    """Who has not taken yet is no worse off than who has; so a pass is seldom liked best."""
    passes = asked = 0
    for game in range(25):
        for state in bots.unfold(rulesim.new_game("armorica", 3), [bots.level("greedy")] * 3, random.Random(game)):
            legal = [*map(str, state.legal_actions())] if state.player >= 0 else []
            if "pass" in legal and len(legal) > 1 and game % 5 == state.to_dict()["turn"] % 5:
                asked += 1
                passes += whatif.now(state).ranking[0].name == "pass"
    assert asked >= 200 and passes <= 0.04 * asked, (passes, asked)


def test_ties_share(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_game.install(monkeypatch)
    state = fake_game.new_game(2, heap=1)
    state.play("begin 1")
    state.play("take 1")
    state.play("roll 1")
    state.points, state.taken = [4, 4], [1, 1]
    assert state.is_over and len(state.winners()) == 2
    assert chances(state) == (0.5, 0.5)


def test_a_game_without_a_model_is_judged_by_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_game.install(monkeypatch)
    state = fake_game.new_game(3)
    state.points = [9, 2, 2]
    first, *others = chances(state)
    assert first > others[0] == others[1] > 0
    assert find_model("heap").trained == {}


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_told_comes_true(players: int) -> None:
    """Fresh games of players that have just learned: of what is told about 30 %, about 30 % happens."""
    found = honesty("armorica", "novice", 40, players, seed=5, parts=4)
    assert found == honesty("armorica", "novice", 40, players, seed=5, parts=4)
    assert len(found) == 4 and sum(part.n for part in found) > 500
    assert all(abs(part.told - part.came) < 0.15 for part in found), found


@pytest.mark.parametrize("bad", [-1, 2, True, "0", 0.0])
def test_who_does_not_play_knows_nothing(bad: Any) -> None:
    state = rulesim.new_game("armorica", 2)
    with pytest.raises(BadInput, match="seat"):
        chances(state, bad)
    with pytest.raises(BadInput, match="state"):
        chances(bad)  # type: ignore[arg-type]


def test_a_model_is_read_as_it_is_written(tmp_path: Any) -> None:
    path = tmp_path / "chances.toml"
    assert Model.read(path) == Model()
    row = ", ".join(["1.0"] * 3 + ["3.0"] * 3)
    path.write_text(f"[trained]\ngames = 2\n[sharpness]\n2 = 0.5\n[weights]\nlead = [{row}]\n")
    model = Model.read(path)
    assert model.ratings(0.5, 2, [{"lead": 1.0}, {"lead": 2.0}]) == pytest.approx([1.0, 2.0])
    assert model.ratings(0.0, 3, [{"lead": 1.0}]) == pytest.approx([1.0])
