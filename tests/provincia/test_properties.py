"""What must always hold, in random games of two to six players under any options."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from rulesim import CHANCE, Action, BadInput
from rulesim.provincia import new_game
from rulesim.provincia.actions import (
    CHANCES,
    SIGHTS,
    Activate,
    Build,
    Choose,
    Deal,
    Discard,
    End,
    Gauls,
    Keep,
    Lay,
    Look,
    Lose,
    Offer,
    Pick,
    Play,
    Protect,
    Put,
    Reveal,
    Settle,
    Start,
    Suffer,
    Trade,
)
from rulesim.provincia.components import AEDIFICIUM, Standing
from rulesim.provincia.position import from_dict
from rulesim.provincia.state import State
from tests.provincia.given import ACTIVE, TABLES, assert_sound, city, everything, given, snapshot, worth
from tests.random_games import (
    SEEDS,
    RandomGame,
    any_options,
    assert_a_game_is_its_start_and_its_actions,
    assert_applied_or_nothing_changed,
    assert_bad_input_names_the_field,
    refusals_of_other_seats,
)

# --- random games ---


class Game(RandomGame):
    game = "provincia"

    def choice(self, state: State) -> Action:
        """Any decision; turns end less often than they might, so that more is built and played."""
        if state.player == CHANCE:
            return state.sample(self.rng)
        legal = state.legal_actions()
        more = [action for action in legal if not isinstance(action, End | Discard | Trade)]
        if more and self.rng.random() < 0.6:
            legal = more
        return legal[int(self.rng.random() * len(legal))]

    def some(self, often: float) -> Iterator[State]:
        """Some of these positions, by chance; questions that seldom come more often."""
        for state in self.states():
            rare = state.todo and state.todo[0][0] in ("LOSE", "PLOT", "KEEP", "PUT", "LOOK", "LIMIT")
            if self.rng.random() < (max(often, 0.2) if rare else often):
                yield state


OPTIONS = any_options("provincia")
GAMES = st.builds(Game, st.integers(2, 6), OPTIONS, SEEDS)
USUAL = st.builds(Game, st.integers(2, 6), st.just({}), SEEDS)


def rich(rng: random.Random, pool: list[Any]) -> dict[str, Any]:
    """A city that few games reach: much of everything, and the rare senate cards."""
    standing: list[str] = []
    hand: list[str] = []
    for card in [pool.pop() for _ in range(rng.randrange(5, 12))]:
        built = [id.removesuffix(ACTIVE) for id in standing]
        ashore = card.deck == AEDIFICIUM and not card.waterfront
        if ashore and card.id not in built and rng.random() < 0.6:
            standing.append(card.id + (ACTIVE if not card.active and rng.random() < 0.5 else ""))
        else:
            hand.append(card.id)
    goods = " ".join(f"{letter}{rng.randint(0, 9)}" for letter in "CWSG")
    tracks = {"morale": rng.randint(1, 7), "defence": rng.randint(-3, 2), "losses": 2 * rng.randrange(3)}
    more = {"praetor": rng.random() < 0.2, "forced": False, "horreum": rng.random() < 0.8} | tracks
    if not more["horreum"]:
        goods = goods.replace("6", "3").replace("7", "4").replace("8", "5").replace("9", "2")
    return city(" ".join(standing), goods, " ".join(hand), **more)


@st.composite
def rich_positions(draw: st.DrawFn) -> State:
    """Positions in the middle of a game in which everybody has much to play with."""
    rng = random.Random(draw(SEEDS))
    common = [card for card in TABLES.buildings if card.tier != "storage"] * 2
    rare = [card for card in TABLES.cards[1] if card.kind != "commercium" for _ in range(card.copies)]
    pool = [*common, *rare, *TABLES.cards[1][2:8]]
    rng.shuffle(pool)
    players = draw(st.integers(2, 4))
    return placed(rng, pool, players, draw(OPTIONS))


def placed(rng: random.Random, pool: list[Any], players: int, options: dict[str, Any]) -> State:
    """A rich position of a random phase; in the final turns it is round 6."""
    phase = rng.choice(("play", "play", "play", "combat", "activate", "final"))
    number = 6 if phase == "final" else rng.choice((2, 3, 5, 6))
    cities = [rich(rng, pool) for _ in range(players)]
    limits = {"bank_gold_limit": "unlimited", "morale_max": "none", "defence_max": "none"}
    return given(*cities, players=players, phase=phase, round=number, **{**options, **limits})


# --- attempts, sensible and not ---

MIXES = ((0, 0, 0, 0), (3, 0, 0, 0), (1, 1, 1, 0), (0, 2, 1, 0), (0, 0, 0, 3), (2, 0, 0, 0), (4, 0, 0, 0))


def attempts(state: State) -> Iterator[Action]:
    """A wide set of actions, most of which are illegal."""
    tables = state.tables
    for building in tables.buildings:
        yield from (Build(building, less) for less in range(-1, 4))
        yield from (Activate(building), Discard(building), Keep(building), Put(building), Reveal(building))
        yield from (Lose(Standing.of(building, active)) for active in {True, building.active})
    for card in tables.cards[1]:
        yield from (Discard(card), Reveal(card), Play(card), Play(card, times=1), Play(card, times=2))
        yield from (Play(card, goods=mix) for mix in MIXES[1:])
        yield from plays_on(state, card)
    yield from (Reveal(card) for card in tables.cards[0][::7])
    yield from (Choose(deck) for deck in range(3))
    yield from (Pick(place) for place in range(8))
    yield from (Trade(good) for good in range(4))
    yield from (End(), Protect(), Suffer())
    for token in tables.tokens:
        yield from (Lay(token), Deal(token))
    yield from (Settle(town) for town in tables.towns)
    yield from (Gauls(card) for card in tables.bellum)
    for seat in range(6):
        yield from (Start(seat), Offer(seat), *(Look(what, seat + 1) for what in SIGHTS))


def plays_on(state: State, card: Any) -> Iterator[Action]:
    """A senate card aimed at every seat, and at buildings that stand there or not."""
    for seat in range(state.players + 1):
        if seat < 6:
            yield Play(card, seat=seat)
        if card.kind in ("coniuratio", "concussio", "legio") and seat < 6:
            own = state.cities[seat].standing if seat < state.players else ()
            targets = dict.fromkeys((*own, Standing.of(TABLES.horreum, True), Standing.of(TABLES.buildings[-1], False)))
            yield from (Play(card, seat=seat, target=target) for target in targets)


def misfits(state: State) -> Iterator[tuple[str, Action]]:
    """Actions that no notation can produce, each with the field that is wrong."""
    building, legio = state.tables.buildings[0], state.tables.by_id["legio"]
    anything: Any = None
    wrong: Any = state.tables.towns[0]
    for less in (-2, 4, 1.0, True, anything):
        yield "less", Build(building, less)  # type: ignore[arg-type]
    for deck in (-1, 3, anything):
        yield from (("deck", Choose(deck)), ("place", Pick(-1)), ("place", Pick(99)))
    for seat in (-2, 6, 0.0):
        yield from (("seat", Start(seat)), ("seat", Offer(seat)), ("seat", Play(legio, seat=seat)))  # type: ignore
    for mix in ((1, 1, 1), [1, 1, 1, 0], (-1, 2, 2, 0), (0, 0, 0, True), anything):
        yield "goods", Play(legio, goods=mix)  # type: ignore[arg-type]
    for times in (-1, 100, 1.0):
        yield "times", Play(legio, times=times)  # type: ignore[arg-type]
    standing = Standing.of(building, True)
    yield from (("seat", Play(legio, target=standing)), ("target", Play(legio, seat=1, target=wrong)))  # type: ignore
    yield from (("good", Trade(4)), ("good", Trade(-1)), ("number", Look("hand", 0)), ("what", Look("deck", 1)))
    yield from (("card", Reveal(wrong)), ("card", Play(building)), ("card", Discard(wrong)), ("card", Keep(legio)))  # type: ignore
    yield from (("card", Put(wrong)), ("card", Gauls(wrong)), ("token", Lay(wrong)), ("token", Deal(wrong)))
    yield from (("standing", Lose(building)), ("building", Activate(legio)), ("building", Build(anything)))  # type: ignore
    yield "town", Settle(building)  # type: ignore[arg-type]


def assert_checks_agree_with_the_legal_list(state: State) -> None:
    legal = list(state.legal_actions())
    assert len(set(legal)) == len(legal)
    for action in {*legal, *attempts(state)}:
        checks = list(state.checks(action))
        assert checks, f"no rule bears on {action}"
        assert all(check.ok for check in checks) == (action in legal), (str(action), checks, repr(state))
        assert state.allows(action) == (action in legal), str(action)


@for_all(GAMES)
@settings(max_examples=12)
def test_legal_is_what_breaks_no_rule(game: Game) -> None:
    for state in game.some(0.02):
        assert_checks_agree_with_the_legal_list(state)


@for_all(rich_positions(), SEEDS)
@settings(max_examples=12)
def test_legal_is_what_breaks_no_rule_in_rich_positions(state: State, seed: int) -> None:
    game = Game(state.players, {}, seed)
    for _ in range(8):
        assert_checks_agree_with_the_legal_list(state)
        if state.is_over:
            break
        state.apply(game.choice(state))


@for_all(rich_positions(), SEEDS)
@settings(max_examples=25)
def test_from_any_position_on_the_game_comes_to_its_end(state: State, seed: int) -> None:
    before = everything(state)
    for _ in Game(state.players, {}, seed).states(state):
        assert everything(state) == before
        for deck in state.decks:
            assert min(*deck.unseen, *deck.discards, deck.pile, deck.down) >= 0
    assert state.is_over and state.winners()


@for_all(USUAL.map(lambda game: next(game.some(0.02), new_game(2))))
@settings(max_examples=20)
def test_an_action_out_of_range_is_bad_input_that_names_the_field(state: State) -> None:
    assert_bad_input_names_the_field(state, misfits(state), snapshot)


def test_something_else_is_no_action_of_this_game() -> None:
    state = new_game(2)
    with pytest.raises(BadInput, match="no action of Provincia Romana"):
        list(state.checks(Action()))
    with pytest.raises(BadInput, match="an action or its notation"):
        state.play(5)  # type: ignore[arg-type]
    for text in ("build rome", "pick 0", "choose bellum", "lose domus active", "start 7", "play legio 0x", ""):
        with pytest.raises(BadInput, match=r"^action: "):
            state.play(text)


@for_all(GAMES)
@settings(max_examples=20)
def test_only_the_seat_to_act_acts(game: Game) -> None:
    orders = {"provincia.round.turn-order", "provincia.draft.pick-order", "provincia.play.turn"}
    for state in game.some(0.1):
        for seat, broken in refusals_of_other_seats(state, list(state.legal_actions())[:8]):
            assert broken.rule in orders and broken.facts["asked"] == seat + 1


@for_all(GAMES, st.integers(0, 40))
@settings(max_examples=8)
def test_a_refused_action_changes_nothing_and_a_legal_one_is_applied(game: Game, offset: int) -> None:
    for ply, state in enumerate(game.some(0.05)):
        some = [*list(attempts(state))[(ply + offset) % 41 :: 41], *list(state.legal_actions())[:3]]
        assert_applied_or_nothing_changed(state, some, snapshot)


@for_all(GAMES)
@settings(max_examples=15)
def test_every_action_can_be_written_down_and_read_again(game: Game) -> None:
    for state in game.states():
        for action in list(state.legal_actions())[:20]:
            assert state.parse(str(action)) is action, "legal actions are interned"
        last = state
    assert_a_game_is_its_start_and_its_actions(game, last, snapshot)


@for_all(USUAL)
@settings(max_examples=10)
def test_attempts_can_be_written_down_too(game: Game) -> None:
    for state in game.some(0.005):
        for action in attempts(state):
            assert state.parse(str(action)) == action


# --- nothing gets lost ---


@for_all(GAMES)
@settings(max_examples=20)
def test_goods_gold_cards_and_tokens_are_conserved(game: Game) -> None:
    start: dict[str, Any] = {}
    audited = not game.options or game.options["activated_building_value_drops"]
    for state in game.states():
        if audited:
            assert_sound(state)
        if state.phase != "setup":
            start = start or everything(state)
            assert everything(state) == start
    setup = TABLES.setup
    limited = game.options and game.options["bank_gold_limit"] != "unlimited"
    assert start["goods"] == [*setup.bank, *([setup.coins] if limited else [])]
    assert sum(start["tokens"].values()) == 5 * game.players


@pytest.mark.rule("provincia.prestige.audit")
@for_all(USUAL)
@settings(max_examples=20)
def test_the_prestige_track_is_always_what_lies_in_front_of_the_player(game: Game) -> None:
    for state in game.states():
        for seat, own in enumerate(state.cities):
            assert own.prestige == worth(state, seat)


@for_all(GAMES)
@settings(max_examples=30)
def test_with_53_coins_the_supply_never_runs_below_zero(game: Game) -> None:
    for state in Game(game.players, {**game.options, "bank_gold_limit": 53}, game.seed).states():
        assert state.supply[3] >= 0


# --- how the game goes ---


@for_all(GAMES)
@settings(max_examples=30)
def test_there_is_always_a_next_step(game: Game) -> None:
    for state in game.states():
        legal = state.legal_actions()
        assert bool(legal) == (not state.is_over)
        if state.is_over:
            assert state.player == CHANCE and state.todo == ()
        elif state.player == CHANCE:
            sampled = state.sample(game.rng)
            assert isinstance(sampled, CHANCES) and sampled in legal and state.allows(sampled)
        else:
            assert state.player == state.seat
            assert not any(isinstance(action, CHANCES) for action in legal)
    assert (state.round, len(state.fought), len(state.revealed)) == (6, 4, 4)
    assert [len(own.played) for own in state.cities] == [4] * game.players


@for_all(GAMES)
@settings(max_examples=30)
def test_chance_is_as_likely_as_the_cards_are_unseen(game: Game) -> None:
    rng = random.Random(game.seed)
    for state in game.some(0.02):
        if state.player == CHANCE and not state.is_over:
            legal = state.legal_actions()
            for _ in range(20):
                assert state.sample(rng) in legal


@for_all(GAMES)
@settings(max_examples=20)
def test_every_position_can_be_shown(game: Game) -> None:
    for state in game.some(0.1):
        assert repr(state).startswith(f"<provincia, {game.players} players, ")
        assert len(state.scores()) == game.players and state.winners()


# --- copies, files ---


@for_all(GAMES)
@settings(max_examples=8)
def test_a_copy_is_independent(game: Game) -> None:
    for state in game.some(0.02):
        if state.is_over:
            continue
        before, twin = snapshot(state), state.copy()
        assert snapshot(twin) == before and twin.journal is None
        other = Game(game.players, game.options, game.seed + 1)
        for _ in other.states(twin):
            pass
        assert snapshot(state) == before


@for_all(GAMES)
@settings(max_examples=8)
def test_save_and_load(game: Game) -> None:
    for state in game.some(0.05):
        data = json.loads(json.dumps(state.to_dict()))
        again = from_dict(data)
        assert again == state and again.to_dict() == state.to_dict()
        assert snapshot(again) == snapshot(state)
        assert pickle.loads(pickle.dumps(state)) == state


@for_all(GAMES)
@settings(max_examples=15)
def test_a_journal_changes_nothing_and_words_are_there(game: Game) -> None:
    told = new_game(game.players, **game.options)
    told.journal = []
    for state in game.states():
        last = state
    again = game.again()
    while not told.is_over:
        told.apply(again.choice(told))
    assert snapshot(told) == snapshot(last) and told.journal
