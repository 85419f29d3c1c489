"""Players: random, greedy, and playing a game to its end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from types import ModuleType
from typing import Any

import pytest

import rulesim
from rulesim import CHANCE, Action, BadInput, Session, State, bots
from rulesim.bots import VICTORY, Bot, GreedyBot, NoviceBot, RandomBot, StrongBot
from tests import fake_game, fake_hands
from tests.fake_game import Take

GAMES = ("heap", *rulesim.games())


@pytest.fixture(autouse=True)
def heap(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    fake_game.install(monkeypatch)
    yield


def test_bots_may_be_called_by_their_levels() -> None:
    first, second = (Session(rulesim.new_game("armorica", 2), seed=1) for _ in range(2))
    bots.play(first, [bots.level("random"), None])
    assert bots.play(second, ["random", None]).line == first.line
    with pytest.raises(BadInput, match="Did you mean 'greedy'"):
        bots.play(first, "gredy")


def to_decide(seat: int = 0, players: int = 2, **options: int) -> fake_game.State:
    state = fake_game.new_game(players, **options)
    state.play(f"begin {seat + 1}")
    return state


class Most:
    """Takes as many beads as it may, and keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, state: State, rng: random.Random) -> Action:
        self.shown.append(state)
        return state.legal_actions()[-1]


def test_bots_keep_the_protocol() -> None:
    assert all(isinstance(bot, Bot) for bot in (RandomBot(), GreedyBot(), Most()))
    assert not isinstance([RandomBot()], Bot)
    assert (repr(RandomBot()), repr(GreedyBot()), repr(GreedyBot(bots.lead))) == (
        "RandomBot()",
        "GreedyBot()",
        "GreedyBot(lead)",
    )


# --- random -----------------------------------------------------------------------------------------------------------


def test_random_chooses_every_legal_action_and_no_other() -> None:
    state, rng = to_decide(), random.Random(1)
    counts = Counter(RandomBot().choose(state, rng) for _ in range(600))
    assert set(counts) == set(state.legal_actions())
    assert min(counts.values()) > 120


# --- greedy -----------------------------------------------------------------------------------------------------------


UNUSUAL: dict[str, dict[str, Any]] = {
    "armorica": {"set_partition": "best", "start_card_protected": True, "gate_icons_count": True},
    "discordia": {"manipulator_timing": "before_main"},
    "provincia": {"blind_pick_allowed": False},
}


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in UNUSUAL for players in (2, 4)])
def test_what_greedy_judges_together_is_what_it_judges_one_by_one(name: str, players: int) -> None:
    """What a game finds faster for all actions is what its evaluation says after each; the position stays as it was.

    Where a bot says that it need not imagine anything, its choice does not depend on what others hide.
    """
    rng, together, alone = random.Random(players), GreedyBot(), GreedyBot(bots.evaluation(name))
    state = rulesim.new_game(name, players, **(UNUSUAL[name] if players == 4 else {}))
    while not state.is_over:
        if state.player == CHANCE:
            state.apply(state.sample(rng))
            continue
        legal = state.legal_actions()
        if len(legal) > 1 and rng.random() < 0.3:
            before = state.to_dict()
            values = together.values(state)
            assert values == pytest.approx(alone.values(state), abs=1e-9)
            assert state.to_dict() == before
            if together.needs_no_world(state):
                assert together.values(state.imagine(state.player, rng)) == values
        state.apply(together.choose(state, rng) if rng.random() < 0.5 else rng.choice(legal))


def test_greedy_chooses_what_is_best_after_one_step() -> None:
    wants_one = GreedyBot(lambda state, seat: -state.to_dict()["taken"][seat])
    wants_all = GreedyBot(lambda state, seat: state.to_dict()["taken"][seat])
    for seed in range(5):
        assert wants_one.choose(to_decide(), random.Random(seed)) == Take(1)
        assert wants_all.choose(to_decide(1), random.Random(seed)) == Take(3)


def test_greedy_values_every_action_for_the_player_to_decide() -> None:
    seats: list[int] = []

    def evaluate(state: State, seat: int) -> float:
        seats.append(seat)
        return float(state.to_dict()["heap"])

    assert GreedyBot(evaluate).values(to_decide(1)) == [11.0, 10.0, 9.0]
    assert seats == [1, 1, 1]


def test_greedy_breaks_ties_by_chance_and_only_ties() -> None:
    odd = GreedyBot(lambda state, seat: state.to_dict()["taken"][seat] % 2)
    state = to_decide()
    counts = Counter(odd.choose(state, random.Random(seed)) for seed in range(60))
    assert set(counts) == {Take(1), Take(3)} and min(counts.values()) > 15
    assert [odd.choose(state, random.Random(5)) for _ in range(5)] == [odd.choose(state, random.Random(5))] * 5


def test_greedy_changes_nothing_and_does_not_evaluate_a_forced_action() -> None:
    def never(state: State, seat: int) -> float:
        raise AssertionError("there is nothing to choose")

    state = to_decide(heap=1)
    assert GreedyBot(never).choose(state, random.Random(1)) == Take(1)
    state = to_decide()
    before = state.to_dict()
    GreedyBot().choose(state, random.Random(1))
    assert state.to_dict() == before


def test_a_game_without_an_evaluation_is_judged_by_its_scores() -> None:
    assert bots.evaluation("heap") is bots.lead
    state = to_decide(players=3)
    state.points = [5, 9, 7]
    assert [bots.lead(state, seat) for seat in range(3)] == [-4.0, 2.0, -2.0]


def test_a_game_brings_its_own_evaluation(monkeypatch: pytest.MonkeyPatch) -> None:
    own = replace(fake_game.GAME, evaluate=lambda state, seat: float(state.heap == 10))
    monkeypatch.setattr(fake_game, "GAME", own)
    fake_game.install(monkeypatch)
    assert GreedyBot().choose(to_decide(), random.Random(1)) == Take(2)


def test_a_broken_evaluation_is_not_taken_for_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> ModuleType:
        raise ModuleNotFoundError("No module named 'nonsense'", name="nonsense")

    monkeypatch.setattr("rulesim.game.import_module", fail)
    monkeypatch.setattr("rulesim.game._registered", {})
    with pytest.raises(ModuleNotFoundError, match="nonsense"):
        bots.evaluation("armorica")


# --- the strong one ---------------------------------------------------------------------------------------------------


def small(horizon: int | None = None) -> StrongBot:
    """A player that plays on, cheaply."""
    return StrongBot(60, horizon, RandomBot())


def test_who_plays_on_sees_what_comes_after_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A 6 lies there: a 7 takes it as well as a 12 does, but who keeps the 12 has it for later."""
    fake_hands.install(monkeypatch)
    state = fake_hands.from_dict(
        {"player": 1, "hands": [[1, 9, 10], [2, 3, 7, 12]], "stock": [4, 5, 8, 11], "open": 6, "points": [0, 0]}
    )
    chosen = [str(small().choose(state, random.Random(seed))) for seed in range(10)]
    assert chosen.count("card 7") >= 8
    at_once = Counter(str(GreedyBot(bots.lead).choose(state, random.Random(seed))) for seed in range(40))
    assert min(at_once["card 7"], at_once["card 12"]) > 10, "one step ahead they look alike"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["novice", "strong"])
def test_the_same_generator_gives_the_same_thought(game: str, name: str) -> None:
    state = rulesim.new_game(game, 2)
    bots.play(state, [None, RandomBot()], 3)
    while not state.is_over and len(state.legal_actions()) < 3:
        state.apply(state.sample(random.Random(1)) if state.player == CHANCE else state.legal_actions()[0])
    before = state.to_dict()
    bot = bots.level(name, 8 if name == "strong" else None)
    action = bot.choose(state, random.Random(7))
    assert action in state.legal_actions()
    assert state.to_dict() == before
    assert bot.choose(state, random.Random(7)) == action


@pytest.mark.parametrize("bot", [small(2), NoviceBot()], ids=repr)
def test_what_is_forced_is_not_thought_about(bot: Bot) -> None:
    state, rng = to_decide(heap=1), random.Random(1)
    before = rng.getstate()
    assert bot.choose(state, rng) == Take(1)
    assert rng.getstate() == before


@pytest.mark.parametrize("bot", [small(), NoviceBot()], ids=repr)
def test_a_thought_does_not_depend_on_hidden_hands(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_hands.install(monkeypatch)
    data = {"player": 0, "hands": [[2, 5, 8, 11], [1, 3, 4, 6]], "stock": [7, 9, 10, 12], "open": 0, "points": [0, 0]}
    one, other = fake_hands.from_dict(data), fake_hands.from_dict(data)
    other.hands[1], other.stock = one.stock[:], one.hands[1][:]
    for seed in range(5):
        assert bot.choose(one, random.Random(seed)) == bot.choose(other, random.Random(seed))


def test_a_whole_game_with_hidden_hands_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_hands.install(monkeypatch)
    points = [0, 0]
    for seed in range(12):
        end = bots.play(rulesim.new_game("hands", 2), [RandomBot(), small()], seed)
        points = [had + sheet.total for had, sheet in zip(points, end.scores(), strict=True)]
    assert points[1] > points[0] + 4, "who plays second sees a card, and takes it as cheaply as it can"


def test_the_strong_one_gives_up_half_of_its_actions_again_and_again() -> None:
    tried: list[list[int]] = []

    class Watched(StrongBot):
        def _try(self, state: State, actions: Any, *how: Any) -> None:
            tried.append([index for index, _ in actions])
            super()._try(state, actions, *how)

    state = to_decide(heap=30, most=9)
    Watched(40, None, RandomBot(), width=8).choose(state, random.Random(1))
    assert [len(actions) for actions in tried] == [8] * 1 + [4] * 3 + [2] * 6
    assert all(set(later) <= set(earlier) for earlier, later in pairwise(tried))
    tried.clear()
    Watched(2, None, RandomBot(), width=3).choose(state, random.Random(1))
    assert [len(actions) for actions in tried] == [3, 2], "even the smallest budget tries each"
    best = GreedyBot().values(state)
    assert set(tried[0]) == set(sorted(range(9), key=lambda index: -best[index])[:3])


def test_a_horizon_ends_a_playout(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Rollout:
        def choose(self, state: State, rng: random.Random) -> Action:
            asked.append(state.player)
            return state.legal_actions()[0]

    for horizon, decisions in ((0, 0), (3, 3), (None, 12)):
        asked.clear()
        state = to_decide()
        state.bonus = False
        StrongBot(1, horizon, Rollout()).play_on(state, random.Random(1))
        assert len(asked) == decisions


class Wins(fake_game.State):
    """A heap of beads in which who takes two at once has won."""

    __slots__ = ()

    def copy(self) -> fake_game.State:
        new = super().copy()
        new.__class__ = type(self)
        return new

    def apply(self, action: Action) -> None:
        super().apply(action)
        if action == Take(2):
            self.heap, self.player, self.last = 0, CHANCE, -1
            self.points = [100 * (seat == 0) for seat in range(self.players)]


class GoesOn(Wins):
    """A heap in which who takes one bead may take more at once."""

    __slots__ = ()

    def apply(self, action: Action) -> None:
        seat = self.player
        fake_game.State.apply(self, action)
        if action == Take(1):
            self.last, self.player = -1, seat


def test_an_own_turn_is_played_to_its_end_before_it_is_judged() -> None:
    """A 1 and then a 3 are four beads, though the 3 looks best at once; nobody else's turn is looked at."""
    asked: set[int] = set()

    def taken(state: State, seat: int) -> float:
        return float(state.to_dict()["taken"][seat])

    class Rollout(GreedyBot):
        def choose(self, state: State, rng: random.Random) -> Action:
            asked.add(state.player)
            return super().choose(state, rng)

    state = to_decide(heap=30)
    state.__class__ = GoesOn
    assert GreedyBot(taken).choose(state, random.Random(1)) == Take(3)
    assert StrongBot(2, 6, Rollout(taken), taken).choose(state, random.Random(1)) == Take(1)
    assert asked == {state.player}


@pytest.mark.parametrize("bot", [StrongBot(2, 0), NoviceBot(), GreedyBot(), GreedyBot(lambda *_: 0.0)], ids=repr)
def test_a_victory_that_is_one_action_away_is_always_taken(bot: Bot) -> None:
    state = to_decide()
    state.__class__ = Wins
    assert max(GreedyBot().values(state)) >= VICTORY
    assert {bot.choose(state, random.Random(seed)) for seed in range(20)} == {Take(2)}


def test_a_novice_overlooks_actions_but_does_not_play_at_random() -> None:
    wants_all = lambda state, seat: state.to_dict()["taken"][seat]  # noqa: E731
    state = to_decide(heap=30, most=9)
    taken = Counter(NoviceBot(wants_all).choose(state, random.Random(seed)) for seed in range(200))
    assert 130 < taken[Take(9)] < 190 and taken[Take(8)] > 15 and taken[Take(1)] == 0


@pytest.mark.parametrize(("name", "kind"), [*bots.LEVELS.items()])
def test_levels_have_names(name: str, kind: Any) -> None:
    assert type(bots.level(name)) is kind
    assert isinstance(bots.level(name), Bot)
    if name == "strong":
        assert bots.level(name, 9).budget == 9  # type: ignore[attr-defined]
    else:
        with pytest.raises(BadInput, match="nothing out"):
            bots.level(name, 9)


def test_wrong_levels_and_budgets_are_named() -> None:
    assert [*bots.LEVELS] == ["random", "novice", "greedy", "strong"], "weakest first"
    with pytest.raises(BadInput, match="Did you mean 'strong'"):
        bots.level("strongg")
    for make in (
        lambda: StrongBot(0),
        lambda: StrongBot(2.5),  # type: ignore[arg-type]
        lambda: StrongBot(5, -1),
        lambda: StrongBot(5, width=1),
    ):
        with pytest.raises(BadInput, match="not usable"):
            make()


def lead_of(bot: Bot, other: Bot, games: int) -> tuple[float, float]:
    """Mean share of victories and mean lead of ``bot`` in games of Armorica for two, in both seats in turn."""
    shares, leads = 0.0, 0
    for number in range(games):
        seat = number % 2
        end = bots.play(rulesim.new_game("armorica", 2), [bot, other] if seat == 0 else [other, bot], number // 2)
        totals = [sheet.total for sheet in end.scores()]
        shares += (seat in end.winners()) / len(end.winners())
        leads += totals[seat] - totals[1 - seat]
    return shares / games, leads / games


@pytest.mark.parametrize("name", ["novice", "greedy", "strong"])
def test_every_level_beats_chance(name: str) -> None:
    bot = bots.level(name, 4) if name == "strong" else bots.level(name)
    share, lead = lead_of(bot, RandomBot(), 4)
    assert share > 0.8 and lead > 10


def test_playing_on_beats_one_step_more_often_than_not() -> None:
    share, _ = lead_of(StrongBot(12, 4), GreedyBot(), 8)
    assert share > 0.5


# --- play to the end --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot()], ids=repr)
def test_a_state_is_played_to_its_end_in_place(game: str, players: int, bot: Bot) -> None:
    state = rulesim.new_game(game, players)
    assert bots.play(state, bot, 3) is state
    assert state.is_over
    assert bots.play(state, bot, 4) is state, "an ended game stays as it is"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot()], ids=repr)
def test_the_same_generator_gives_the_same_game(game: str, bot: Bot) -> None:
    def end(rng: random.Random | int) -> dict[str, Any]:
        return bots.play(rulesim.new_game(game, 3), bot, rng).to_dict()

    assert end(7) == end(7) == end(random.Random(7))
    assert end(7) != end(8)


@pytest.mark.parametrize("game", GAMES)
def test_a_session_is_played_to_its_end_with_its_own_luck(game: str) -> None:
    for chance in ("auto", "wait"):
        session = Session(rulesim.new_game(game, 2), seed=5, chance=chance)
        assert bots.play(session, [GreedyBot(), RandomBot()], 9) is session
        assert session.state.is_over and len(session.log) == session.ply
    auto, waiting = (
        bots.play(Session(rulesim.new_game(game, 2), seed=5, chance=chance), RandomBot(), 9)
        for chance in ("auto", "wait")
    )
    assert auto.line == waiting.line


def test_play_stops_where_a_person_decides() -> None:
    session = Session(rulesim.new_game("heap", 3, heap=30), script=["begin 2"])
    bots.play(session, [None, Most(), Most()], 1)
    assert session.state.player == 0 and session.ply == 5
    bots.play(session, [None, Most(), Most()], 1)
    assert session.ply == 5
    session.play("take 1")
    bots.play(session, [None, Most(), Most()], 1)
    assert session.state.player == 0 and session.ply == 11
    state = to_decide(1)
    assert bots.play(state, [None, Most()], 1).player == 0


def test_each_seat_has_its_own_bot() -> None:
    ones, most = GreedyBot(lambda state, seat: -state.to_dict()["taken"][seat]), Most()
    session = bots.play(Session(rulesim.new_game("heap", 2)), [ones, most], 1)
    for entry in session.log:
        if isinstance(entry.action, Take) and entry.ply < session.ply - 4:
            assert entry.action.beads == (1, 3)[entry.seat]


@pytest.mark.parametrize("seats", [[], [RandomBot()], [RandomBot()] * 3])
def test_a_wrong_number_of_bots_is_named(seats: list[Bot]) -> None:
    for game in (fake_game.new_game(2), Session(rulesim.new_game("heap", 2))):
        with pytest.raises(BadInput) as bad:
            bots.play(game, seats)
        assert bad.value.field == "bots" and "2 players" in str(bad.value)


def test_bots_see_what_they_may_imagine_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined: list[tuple[int, State]] = []

    def imagine(self: fake_game.State, seat: int, rng: random.Random) -> fake_game.State:
        imagined.append((seat, self.copy()))
        return imagined[-1][1]  # type: ignore[return-value]

    monkeypatch.setattr(fake_game.State, "imagine", imagine)
    for game in (fake_game.new_game(2), Session(rulesim.new_game("heap", 2))):
        imagined.clear()
        spy = Most()
        bots.play(game, spy, 1)
        assert spy.shown and len(spy.shown) == len(imagined)
        assert all(
            shown is copy and shown.player == seat for shown, (seat, copy) in zip(spy.shown, imagined, strict=True)
        )


def test_what_a_bot_does_to_its_copy_stays_there() -> None:
    class Vandal:
        def choose(self, state: State, rng: random.Random) -> Action:
            legal = state.legal_actions()[0]
            state.apply(legal)
            return legal

    session = bots.play(Session(rulesim.new_game("heap", 2)), Vandal(), 1)
    assert sum(session.state.to_dict()["taken"]) >= 12
    assert len(session.log) == session.ply


def test_an_action_thought_out_for_a_position_that_was_left_is_not_played() -> None:
    session = Session(rulesim.new_game("heap", 2), script=["begin 1", "roll 1", "roll 1", "roll 1"])
    session.play("take 2")

    class Interrupted:
        """While it thinks for the first time, somebody takes the move back and plays another."""

        thoughts = 0

        def choose(self, state: State, rng: random.Random) -> Action:
            self.thoughts += 1
            if self.thoughts == 1:
                session.undo()
                session.play("take 1")
            assert state.player == 1
            return Take(int(state.to_dict()["heap"]) % 3 + 1)

    bot = Interrupted()
    bots.play(session, [None, bot], 1)
    assert bot.thoughts == 2
    assert [str(action) for action in session.line] == ["begin 1", "take 1", "roll 1", "take 3", "roll 1"]
    assert session.history[1].player == 0 and session.state.player == 0


def test_bots_may_go_on_from_a_chance_position() -> None:
    session = bots.play(Session(rulesim.new_game("heap", 2)), RandomBot(), 1)
    session.goto(2)
    assert session.state.player == CHANCE
    bots.play(session, RandomBot(), 2)
    assert session.state.is_over


@pytest.mark.parametrize("name", [[], {}, None, 3, b"strong", "\ud800", "strong\0"])
def test_a_level_is_known_by_its_name(name: Any) -> None:
    with pytest.raises(BadInput) as bad:
        bots.level(name)
    assert bad.value.field == "level" and len(str(bad.value)) < 300


@pytest.mark.parametrize(
    ("make", "field"),
    [
        (lambda: bots.level("strong", 10**5000), "budget"),
        (lambda: bots.level("strong", "x"), "budget"),
        (lambda: bots.StrongBot(horizon=10**20), "horizon"),
        (lambda: bots.StrongBot(width=10**20), "width"),
        (lambda: bots.StrongBot(rollout=3), "rollout"),
        (lambda: bots.GreedyBot(3), "evaluate"),
        (lambda: bots.play(rulesim.new_game("armorica", 2), bots.RandomBot(), "\ud800"), "rng"),
        (lambda: bots.play(rulesim.new_game("armorica", 2), bots.RandomBot(), 10**5000), "rng"),
        (lambda: bots.play(rulesim.new_game("armorica", 2), [3, 4]), "bots"),
        (lambda: bots.play(rulesim.new_game("armorica", 2), 3), "bots"),
        (lambda: bots.play("armorica", bots.RandomBot()), "game"),
    ],
)
def test_what_no_player_can_be_made_of_is_named(make: Any, field: str) -> None:
    with pytest.raises(BadInput) as bad:
        make()
    assert bad.value.field == field and len(str(bad.value)) < 300
