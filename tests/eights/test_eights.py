"""A game that no shared file knows is played, refused, saved, shared, simulated and compared like the others."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import rulesim
from rulesim import BadInput, IllegalAction, Session, bots, whatif
from tests.eights import CARDS, Play, State, from_dict


@pytest.mark.parametrize("seed", range(6))
def test_random_games_end_and_what_must_hold_holds(seed: int) -> None:
    state, rng = rulesim.new_game("eights", 2 + seed % 3), random.Random(seed)
    assert isinstance(state, State)
    for _ in range(400):
        if state.is_over:
            break
        held = [card for hand in state.hands for card in hand]
        assert sorted([*held, *state.stock, *filter(None, [state.top])]) == sorted(CARDS)
        assert from_dict(state.to_dict()) == state == state.copy()
        legal = state.legal_actions()
        assert legal and all(state.refusal(action) is None for action in legal)
        assert all(state.parse(str(action)) == action for action in legal)
        if state.player >= 0:
            never = [Play(card, suit) for card in CARDS for suit in (None, "H") if Play(card, suit) not in legal]
            assert all(state.refusal(action) is not None for action in never)
        state.apply(state.sample(rng) if state.player < 0 else rng.choice(legal))
    assert state.scores() and state.winners()


def to_decide() -> State:
    return from_dict({"hands": [["7H", "8C"], ["2S", "KD", "3H"]], "top": "9H", "player": 0})


def test_a_refusal_says_why_with_its_numbers() -> None:
    state = to_decide()
    state.play("play 8C as S")
    with pytest.raises(IllegalAction, match="K♦ follows neither 8♣ nor the suit ♠") as refusal:
        state.play("play KD")
    assert refusal.value.rule == "eights.play.match"
    assert refusal.value.facts == {"card": "KD", "top": "8C", "suit": "S"}
    with pytest.raises(IllegalAction, match="an eight, and with no other card, a suit is named"):
        to_decide().play("play 8C")
    with pytest.raises(BadInput, match="is no move"):
        state.play("play 99X")


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"hands": [["7H"], ["7H"]]}, "hands[1]"),
        ({"hands": [["7H"], ["9H"]]}, "hands[1]"),
        ({"hands": [["7H"], [8]]}, "hands[1]"),
        ({"hands": [["7H"]]}, "players"),
        ({"hands": "7H"}, "hands"),
        ({"player": 1}, "hands"),
        ({"top": "9X"}, "top"),
        ({"passes": 3}, "passes"),
        ({"pases": 1}, "pases"),
        ({"game": "whist"}, "game"),
    ],
)
def test_a_bad_position_is_refused_by_the_name_of_its_field(changes: dict[str, object], field: str) -> None:
    with pytest.raises(BadInput) as refusal:
        from_dict(to_decide().to_dict() | {"players": 2} | changes if field != "players" else changes)
    assert refusal.value.field == field


def test_hands_are_hidden_and_imagined_anew() -> None:
    state = to_decide()
    assert state.view(0)["hands"] == [["7H", "8C"], 3]
    drawn = [state.imagine(0, random.Random(seed)) for seed in range(5)]
    assert all(one.hands[0] == state.hands[0] and len(one.hands[1]) == 3 for one in drawn)
    assert len({tuple(one.hands[1]) for one in drawn}) > 1


def test_it_is_saved_loaded_and_shared(tmp_path: Path) -> None:
    session = Session(rulesim.new_game("eights", 3), seed=4)
    for _ in range(4):
        session.play(session.state.legal_actions()[0])
    session.save(tmp_path / "game.json")
    assert Session.load(tmp_path / "game.json").state == session.state
    assert Session.from_share(session.share()).state == session.state


def test_bots_play_it_and_what_ifs_compare_its_moves() -> None:
    state = to_decide()
    assert str(bots.GreedyBot().choose(state, random.Random(1))).startswith("play")
    result = whatif.compare(whatif.actions(state), "random", seed=1).run(8)
    assert {outcome.name for outcome in result.outcomes} == {str(action) for action in state.legal_actions()}


def test_chances_count_cards_and_never_look_at_them() -> None:
    state, rng = rulesim.new_game("eights", 3), random.Random(1)
    assert isinstance(state, State)
    while not state.top:
        state.play(state.sample(rng))
    state.hands[1].pop()
    state.suit = state.top[-1]
    told = rulesim.chances(state)
    assert sum(told) == pytest.approx(1) and told[1] > told[0] == told[2]
    assert rulesim.chances(state.imagine(0, rng), 0) == rulesim.chances(state, 0)
