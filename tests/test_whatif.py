"""What if? Alternatives under the same luck, streamed, and nothing else is touched by asking."""

from __future__ import annotations

import random
import statistics
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from typing import Any

import pytest

import rulesim
from rulesim import BadInput, IllegalAction, Session, State, simulate, whatif
from rulesim.bots import RandomBot
from rulesim.estimates import FEWEST
from rulesim.simulate import CountActions, PlayoutError
from rulesim.whatif import Result, compare
from rulesim.whatif.alternatives import at
from rulesim.whatif.comparison import Tally
from tests import fake_game, fake_hands
from tests.fake_players import Failing, Slow, own_cards


def played(game: str, plies: int = 6, players: int = 3, seed: int = 4) -> Session:
    """A session in which some random moves were made."""
    session, rng = Session(rulesim.new_game(game, players), seed=seed), random.Random(1)
    for _ in range(plies):
        session.play(rng.choice(session.state.legal_actions()))
    while len(session.state.legal_actions()) < 2:
        session.play(session.state.legal_actions()[0])
    return session


@pytest.fixture(scope="module")
def session() -> Session:
    return played("armorica")


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> Session:
    fake_game.install(monkeypatch)
    return Session(rulesim.new_game("heap", 2), script=["begin 1"])


# --- asking changes nothing, and peeks at nothing ---------------------------------------------------------------------


@pytest.mark.parametrize("game", rulesim.games())
def test_asking_changes_nothing_in_a_session(game: str) -> None:
    session = played(game)
    before, revision, state = session.to_dict(), session.revision, session.state
    told: list[Session] = []
    session.observe(told.append)
    result = compare(session, "random").run(2)
    assert result.n == 2 and len(result.outcomes) == len(state.legal_actions())
    assert session.to_dict() == before and session.revision == revision and session.state is state
    assert told == [] and session.variations() == []


def test_the_luck_that_a_session_will_have_does_not_show() -> None:
    """Two sessions with one past and two futures get one answer."""
    start = played("armorica").state
    answers = {repr(compare(Session(start, seed=seed), "random").run(4)) for seed in range(5)}
    assert len(answers) == 1


@pytest.mark.parametrize("game", rulesim.games())
def test_an_answer_depends_on_nothing_that_the_seat_cannot_know(game: str) -> None:
    """Any world that the seat takes for possible gets the same answer as the true one."""
    for plies in (6, 40):
        state = played(game, plies).state
        answer = compare(state, "random").run(3)
        for seed in range(2):
            possible = state.imagine(state.player, random.Random(seed))
            assert possible.view(state.player) == state.view(state.player)
            assert compare(possible, "random").run(3) == answer


def test_hidden_hands_do_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_hands.install(monkeypatch)
    data = {"player": 0, "hands": [[3, 6, 8, 11], [1, 2, 4, 5]], "stock": [7, 9, 10, 12], "open": 0, "points": [0, 0]}
    weak, strong = fake_hands.from_dict(data), fake_hands.from_dict(data)
    strong.hands[1], strong.stock = weak.stock[:], weak.hands[1][:]
    assert compare(weak, "random").run(40) == compare(strong, "random").run(40)
    assert compare(weak, "random", seat=1).run(40) != compare(strong, "random", seat=1).run(40)
    monkeypatch.setattr(fake_hands.State, "imagine", lambda self, seat, rng: self.copy())
    peeking = [compare(state, "random").run(40).outcomes[0].score.mean for state in (weak, strong)]
    assert peeking[0] > peeking[1] + 1, "this test would see a peek"


# --- what can be compared ---------------------------------------------------------------------------------------------


def test_legal_actions_are_compared_by_their_notations(session: Session) -> None:
    legal = [str(action) for action in session.state.legal_actions()]
    assert compare(session).names == compare(session.state).names == tuple(legal)
    some = whatif.actions(session, [legal[-1], session.state.legal_actions()[0]])
    assert compare(some).names == (legal[-1], legal[0])
    assert compare(session).seat == session.state.player
    with pytest.raises(IllegalAction):
        whatif.actions(session, ["take 9"])
    with pytest.raises(BadInput, match="none to compare"):
        whatif.actions(simulate.replay(session.state, "random").end)


def test_outcomes_of_chance_can_be_compared(heap: Session) -> None:
    state = heap.state.copy()
    state.play("take 3")
    result = compare(whatif.actions(state, ["roll 1", "roll 6"]), "random", seat=0, by="score").run(30)
    assert result.best == "roll 6"
    assert result["roll 6"].score.mean - result["roll 1"].score.mean > 10


def test_branches_of_a_session_are_compared(heap: Session) -> None:
    one, two = heap.branch("one"), heap.branch("two")
    one.play("take 1")
    two.play("take 3")
    question = compare({"one": one, "two": two}, "random", seat=0, by="score")
    assert question.names == ("one", "two")
    result = question.run(20)
    played_on = simulate.playouts(one.state, "random", 20, 0, seat=0)
    assert result["one"].score.mean == statistics.mean(record["totals"][0] for record in played_on)


def test_edited_positions_are_compared_with_the_position_as_it_is(session: Session) -> None:
    gauls = session.state.to_dict()["gaul_deck"]
    seat = session.state.player
    card = gauls[0][0]
    asked = whatif.edited(session, {"one more card": {f"displays.{seat}.+": card}, "next turn": {"turn": "+1"}})
    assert [part.name for part in asked] == ["as it is", "one more card", "next turn"]
    more = asked[1].state.to_dict()
    assert more["displays"][seat][-1] == card and card not in more["gaul_deck"][0], "it left the deck"
    assert asked[1].followed == ("gaul_deck",) and asked[2].followed == ()
    assert asked[2].state.to_dict() == {**session.state.to_dict(), "turn": session.state.to_dict()["turn"] + 1}
    assert compare(asked, "random").run(3).n == 3
    assert [part.name for part in whatif.edited(session, {"x": {"turn": 5}}, baseline=None)] == ["x"]


def test_counts_follow_from_what_was_edited() -> None:
    state = played("discordia").state
    before = state.to_dict()
    (edited,) = whatif.edited(state, {"x": {"cities.0.stars": "+1"}}, baseline=None)
    after = edited.state.to_dict()
    assert after["cities"][0]["stars"] == before["cities"][0]["stars"] + 1
    assert after["cult"] == before["cult"] - 1 and edited.followed == ("cult",)
    assert {**after, "cities": 0, "cult": 0} == {**before, "cities": 0, "cult": 0}
    assert state.to_dict() == before


def test_a_piece_put_somewhere_changes_places_where_none_stays_empty() -> None:
    state = played("discordia").state
    before = state.to_dict()
    letter, (here, there, *rest) = before["red"][1], before["columns"]
    hidden = before["germanic_left"][letter]
    (edited,) = whatif.edited(state, {"x": {"red": hidden[0], "columns.0": there}}, baseline=None)
    after = edited.state.to_dict()
    assert after["red"] == hidden[0] and after["germanic_left"][letter] == [before["red"], *hidden[1:]]
    assert after["columns"] == [there, here, *rest]
    assert edited.followed == ("columns", f"germanic_left.{letter}")


def test_a_tile_that_makes_room_on_the_display_goes_to_the_stack() -> None:
    state = played("discordia").state
    display, deck = state.to_dict()["display"], state.to_dict()["deck"]
    column, tile = next((column, tile) for column, tile in enumerate(display[0]) if tile)
    (edited,) = whatif.edited(state, {"x": {f"display.0.{column}": deck[2]}}, baseline=None)
    assert edited.state.to_dict()["deck"] == [*deck[:2], tile, *deck[3:]] and edited.followed == ("deck",)


def test_a_piece_that_may_not_come_in_exchange_leaves_the_game(session: Session) -> None:
    before = session.state.to_dict()
    (pile, *_), old = before["gaul_deck"], before["gaul_row"][0]
    (row,) = whatif.edited(session, {"x": {"gaul_row.0": pile[-1]}}, baseline=None)
    assert row.state.to_dict()["gaul_deck"][0] == [*pile[:-1], old] and row.followed == ("gaul_deck",)
    (mine,) = whatif.edited(session, {"x": {"displays.0.0": pile[-1]}}, baseline=None)
    assert before["displays"][0][0] not in pile, "a start card lies in no deck"
    assert mine.state.to_dict()["gaul_deck"][0] == pile[:-1] and mine.followed == ("gaul_deck",)


def test_an_option_of_the_set_up_is_no_rule_to_go_on_by(session: Session) -> None:
    with pytest.raises(BadInput, match=r"^start_player: .*set-up"):
        whatif.rules(session, {"x": {"start_player": 1}})
    assert whatif.rules(session, {"x": {"start_player": "random"}})[0].state == session.state
    assert whatif.rules("armorica", {"x": {"start_player": 1}})


def test_a_path_may_be_written_as_refusals_write_it() -> None:
    state = played("discordia").state
    (dots,), (brackets,) = (
        whatif.edited(state, {"x": {path: "+1"}}, None) for path in ("cities.0.stars", "cities[0].stars")
    )
    assert dots.state == brackets.state != state


@pytest.mark.parametrize("game", rulesim.games())
def test_what_the_players_leave_of_a_common_supply_is_not_offered_to_change(game: str) -> None:
    state = played(game).state
    common = {"bag", "cult", "stacks", "manipulators_left", "supply"}
    assert not common & {path.partition(".")[0] for path in whatif.editable(state)}


@pytest.mark.parametrize(
    ("edit", "field", "says"),
    [
        ({"tern": 3}, "tern", "Did you mean 'turn'"),
        ({"displays.7.+": "R-I-1"}, "displays.7", "it has 3"),
        ({"turn.deep": 3}, "turn.deep", "nothing below"),
        ({"turn": "many"}, "turn", "'[+]1'"),
        ({"turn": threading.Lock()}, "turn", "plain data"),
        ({"displays.0.0": "X-9"}, None, "X-9"),
        ({"options.end_trigger": "never"}, "end_trigger", "never"),
        ({"phase": "lunch"}, "phase", "lunch"),
    ],
)
def test_an_impossible_edit_is_named(session: Session, edit: Mapping[str, Any], field: str | None, says: str) -> None:
    with pytest.raises(BadInput, match=says) as bad:
        whatif.edited(session, {"x": edit})
    assert field is None or bad.value.field == field


def test_a_piece_that_lies_elsewhere_openly_is_not_moved_silently(session: Session) -> None:
    shown = session.state.to_dict()["gaul_row"][0]
    with pytest.raises(BadInput, match=shown):
        whatif.edited(session, {"x": {"displays.0.+": shown}})


def test_rule_options_are_compared_from_a_new_game_and_from_here(session: Session) -> None:
    new = whatif.rules("armorica", {"German": {"edition": "german"}, "English": {"edition": "english"}}, players=2)
    assert [part.state.to_dict()["options"]["end_trigger"] for part in new] == ["both", "either"]
    result = compare(new, "random", by="length").run(20)
    assert result.best == "German" and "English" in result.ranking[-1].name
    here = whatif.rules(session, {"as we play": {}, "both decks": {"end_trigger": "both"}, "E": {"edition": "german"}})
    data = session.state.to_dict()
    assert here[0].state == session.state
    assert here[1].state.to_dict() == {**data, "options": {**data["options"], "end_trigger": "both"}}
    assert here[2].state.to_dict()["options"]["end_trigger"] == "both"
    with pytest.raises(BadInput, match="germn"):
        whatif.rules(session, {"x": {"edition": "germn"}})
    with pytest.raises(BadInput, match="ends"):
        whatif.rules("armorica", {"x": {"ends": 1}})


NO_EDITS = ["a", 3, {"x": "year"}, {0: 1}, {0: {"turn": 3}}, {"x": {0: 1}}, {"x": None}]


@pytest.mark.parametrize("edits", NO_EDITS)
def test_what_is_no_edit_is_named(session: Session, edits: Any) -> None:
    with pytest.raises(BadInput, match=r"allowed: .*year") as bad:
        whatif.edited(session, edits)
    assert bad.value.field == "edits"


def test_an_edit_may_not_be_called_as_the_baseline_is(session: Session) -> None:
    edits = {"as it is": {"turn": "+1"}}
    with pytest.raises(BadInput, match="'as it is' stands for something else"):
        whatif.edited(session, edits)
    assert [part.name for part in whatif.edited(session, edits, baseline=None)] == ["as it is"]
    assert [part.name for part in whatif.edited(session, edits, baseline="now")] == ["now", "as it is"]


@pytest.mark.parametrize("question", [None, 42, "armorica", {"a": None}, [None], {}])
def test_what_is_no_question_says_what_is_one(question: Any) -> None:
    with pytest.raises(BadInput, match=r"allowed: .*session"):
        compare(question)
    for ask in (whatif.actions, whatif.forced, whatif.editable):
        with pytest.raises(BadInput, match=r"allowed: .*session"):
            ask(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("confidence", ["95", None, 95, True, 0.4, float("nan")])
def test_a_confidence_is_a_share(session: Session, confidence: Any) -> None:
    with pytest.raises(BadInput, match=r"confidence: .* allowed: 0\.5 to below 1"):
        compare(session, confidence=confidence)


def test_a_rule_to_compare_by_is_one_of_the_game(session: Session) -> None:
    for by in ("armorica.scoring.set", "discordia.end.final", ".", ["win"], None):
        with pytest.raises(BadInput, match="by: "):
            compare(session, by=by)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match=r"Did you mean 'armorica\.scoring\.sets'"):
        compare(session, by="armorica.scoring.set")
    silent = compare(session, "random", by="armorica.gaul.range")
    assert "armorica.gaul.range" in repr(silent.result())
    result = silent.run(4)
    assert {outcome.estimates["armorica.gaul.range"].mean for outcome in result.outcomes} == {0.0}, "it gives no points"
    assert all(outcome.behind.same for outcome in result.outcomes if outcome.behind)


def test_questions_that_make_no_sense_are_refused(session: Session, heap: Session) -> None:
    for question in ([], [1], {"a": session, "b": heap}, whatif.actions(session) + whatif.actions(session)):
        with pytest.raises(BadInput, match="question"):
            compare(question)  # type: ignore[arg-type]
    for arguments in ({"by": "wins"}, {"confidence": 1.0}, {"seat": 3}, {"counters": {"win": own_cards}}):
        with pytest.raises(BadInput):
            compare(session, **arguments)  # type: ignore[arg-type]
    for n in (0, 2.5, "3"):
        with pytest.raises(BadInput):
            compare(session).run(n)  # type: ignore[arg-type]


def test_forced_says_where_there_is_nothing_to_ask(session: Session, heap: Session) -> None:
    assert not whatif.forced(session) and not whatif.forced(heap)
    state = heap.state.copy()
    state.play("take 1")
    assert whatif.forced(state) and whatif.forced(simulate.replay(state, "random").end)


# --- estimates --------------------------------------------------------------------------------------------------------


def test_estimates_are_those_of_the_playouts(session: Session) -> None:
    action = str(session.state.legal_actions()[0])
    seat = session.state.player
    question = compare(
        whatif.actions(session, [action]), "random", seed=3,
        counters={"passes": CountActions("pass")}, finals={"cards": own_cards},
    )  # fmt: skip
    outcome = question.run(25).outcomes[0]
    after = session.state.copy()
    records = [simulate.replay(session.state, "random", 3, number, opening=[action]).record for number in range(25)]
    assert outcome.n == 25
    scores = [record["totals"][seat] for record in records]
    assert (outcome.score.mean, outcome.score.sd) == pytest.approx((statistics.mean(scores), statistics.stdev(scores)))
    shares = [(seat in record["winners"]) / len(record["winners"]) for record in records]
    assert outcome.win.mean == pytest.approx(statistics.mean(shares))
    leads = [record["totals"][seat] - max(t for s, t in enumerate(record["totals"]) if s != seat) for record in records]
    assert outcome.lead.mean == pytest.approx(statistics.mean(leads))
    assert sum(estimate.mean for estimate in outcome.rules.values()) == pytest.approx(outcome.score.mean)
    assert "armorica.scoring.gold" in outcome.rules
    assert outcome.estimates["length"].mean == statistics.mean(record["length"] for record in records)
    assert 0 < outcome.estimates["passes"].mean < 30 and outcome.estimates["cards"].mean > 3
    assert after == session.state


def test_differences_are_those_of_paired_playouts(session: Session) -> None:
    first, second = (str(action) for action in session.state.legal_actions()[:2])
    seat = session.state.player
    question = compare(whatif.actions(session, [first, second]), "random", by="score")
    question.run(30)
    totals = [
        [simulate.replay(session.state, "random", 0, n, opening=[a]).record["totals"][seat] for n in range(30)]
        for a in (first, second)
    ]
    pairs = [one - other for one, other in zip(*totals, strict=True)]
    difference = question.difference(first, second)
    assert difference.estimate.mean == pytest.approx(statistics.mean(pairs))
    assert difference.estimate.sd == pytest.approx(statistics.stdev(pairs))
    turned = question.difference(second, first)
    assert turned.estimate.mean == -difference.estimate.mean and turned.needed == difference.needed
    assert question.difference(first, second, "win").estimate.n == 30
    for wrong in ((first, "x"), (first, second, "length")):
        with pytest.raises(BadInput):
            question.difference(*wrong)


def test_the_same_luck_makes_differences_sharper(heap: Session) -> None:
    """Two editions of one position differ by three points, whatever chance does: so do all pairs of playouts."""
    asked = whatif.edited(heap, {"three more": {"points.0": "+3"}})
    question = compare(asked, "random", seat=0, by="score")
    result = question.run(40)
    difference = question.difference("three more", "as it is")
    assert difference.estimate.mean == 3 and difference.estimate.sd == 0
    apart = sqrt(sum(outcome.score.sd**2 for outcome in result.outcomes))
    assert apart > 5, "without the same luck it would be hard to see"
    assert result.best == "three more" and result.apart and result.tied == ()


def test_what_is_the_same_is_never_told_apart(session: Session) -> None:
    result = compare({"left": session, "right": session.branch()}, "random").run(60)
    assert result.tied == ("right",) and not result.apart and result.needed is None
    behind = result["right"].behind
    assert behind is not None and behind.estimate.mean == 0 and not behind.apart


def test_equal_means_are_not_the_same_as_tied() -> None:
    """Two moves are equal on average after 86 playouts, and the third one is told apart in the end."""
    question = compare(Session(rulesim.new_game("armorica", 2), seed=2), "random", seed=8)
    result = question.run(86)
    behind = {outcome.name: outcome.behind for outcome in result.outcomes}
    assert result.best == "take 1" and behind["take 2"] is not None and behind["pass"] is not None
    assert behind["take 2"].equal and behind["take 2"].estimate.sd > 0.3 and not behind["take 2"].same
    assert behind["take 2"].needed is None
    assert result.needed == behind["pass"].needed and result.needed is not None, "that of the rest"
    later = question.run(1000)["pass"].behind
    assert later is not None and later.apart


def test_the_same_in_every_playout_is_tied(session: Session) -> None:
    result = compare({"left": session, "right": session.branch()}, "random").run(20)
    behind = result["right"].behind
    assert behind is not None and behind.equal and behind.same
    none = compare({"left": session, "right": session.branch()}, "random").run(1)["right"].behind
    assert none is None


def test_thirds_of_a_victory_add_up_in_any_order() -> None:
    """Floating point makes 1 + 1/3 + 1/3 something else than 1/3 + 1/3 + 1."""
    tally = Tally(2, ("win",))
    left = [1 / 2, 1 / 3, 1.0, 1 / 2, 1.0, 1.0, 1.0, 1.0, 0.0]
    right = [1.0, 1.0, 0.0, 1 / 3, 1.0, 1 / 2, 1.0, 1.0, 1 / 2]
    for number, (one, other) in enumerate(zip(left, right, strict=True)):
        tally.put(0, number, {"win": one})
        tally.put(1, number, {"win": other})
        assert tally.pair()
    n, total, _ = tally.difference(0, 1, "win")
    assert n == 9 and total, "if it were 0 at once this would not show anything"
    question = compare({"left": played("armorica"), "right": played("armorica")})
    question._tally = tally
    difference = question.difference("left", "right", "win")
    assert difference.equal and not difference.same


def test_what_is_close_says_how_many_playouts_it_would_take(session: Session) -> None:
    result = compare(session, "random", by="score").run(12)
    assert result.n == 12 < FEWEST and not result.apart, "nothing is told apart after so few"
    assert len(result.tied) == len(result.outcomes) - 1
    assert result.needed is None or result.needed >= FEWEST
    for outcome in result.outcomes:
        if outcome.behind is not None and outcome.behind.estimate.mean:
            assert outcome.behind.needed is not None and outcome.behind.needed >= FEWEST


def test_the_best_is_best_by_what_was_asked_for(heap: Session) -> None:
    asked = {"much": {"points": [50, 0]}, "little": {"points": [0, 50]}}
    alternatives = whatif.edited(heap, asked, baseline=None)
    assert compare(alternatives, "random", seat=0).run(20).best == "much"
    assert compare(alternatives, "random", seat=1).run(20).best == "little"
    counted = compare(whatif.actions(heap), "random", by="ones", counters={"ones": CountActions("take 1")}).run(40)
    assert counted.best == "take 1"
    ranking = [outcome.estimates["ones"].mean for outcome in counted.ranking]
    assert ranking == sorted(ranking, reverse=True)


def test_an_answer_reads_well(session: Session) -> None:
    result = compare(session, "random").run(5)
    assert repr(result).startswith(f"<what if, win of seat {result.seat + 1} after 5 playouts: {result.best}: 0.")
    assert "after 5 playouts" in repr(result) and repr(result[result.best]).startswith(f"<{result.best}, after 5 playo")
    assert "playouts" not in repr(whatif.now(session)), "nothing was played"
    other = next(one for one in result.outcomes if one.behind)
    assert f"estimate={other.behind.estimate.mean:.3g} [" in repr(other.behind)
    rows = result.rows()
    assert {row["measure"] for row in rows} >= {"win", "score", "lead", "length", "armorica.scoring.sets"}
    assert result.frame().to_dict("records") == rows
    with pytest.raises(BadInput, match="take 9"):
        result["take 9"]


# --- what may be changed ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", rulesim.games())
def test_what_may_be_changed_is_what_the_seat_sees(game: str) -> None:
    """The same in every world that the seat takes for possible: nothing hidden is listed."""
    for plies in (6, 40):
        state = played(game, plies).state
        for seat in range(state.players):
            fields = whatif.editable(state, seat)
            data = state.to_dict()
            for path, value in fields.items():
                assert at(data, path) == value and type(value) in (int, str, bool)
                assert type(value) is not bool or path.startswith("options."), "what happens by itself is no choice"
            for seed in range(3):
                assert whatif.editable(state.imagine(seat, random.Random(seed)), seat) == fields
            assert not {"game", "version", "players"} & fields.keys()
            assert not any(path.startswith(("deck.", "gaul_deck.", "roman_deck.")) for path in fields)


def test_hidden_hands_may_not_be_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_hands.install(monkeypatch)
    data = {"player": 0, "hands": [[3, 6, 8, 11], [1, 2, 4, 5]], "stock": [7, 9, 10, 12], "open": 0, "points": [0, 0]}
    fields = whatif.editable(fake_hands.from_dict(data))
    assert fields["points.1"] == 0
    assert not any(path.startswith(("hands.1", "stock")) for path in fields)
    with pytest.raises(BadInput, match=r"allowed: 0 .seat 1. to 1"):
        whatif.editable(fake_hands.from_dict(data), 2)


# --- streaming --------------------------------------------------------------------------------------------------------


def final(results: list[Result]) -> Result:
    """The last of them; all before are about fewer playouts."""
    counts = [result.played for result in results]
    assert counts == sorted(counts)
    return results[-1]


def test_answers_sharpen_while_it_plays(session: Session) -> None:
    question = compare(session, "random")
    assert question.result().best is None and question.result().n == 0
    results = [*question.stream(40, every=0.0)]
    last = final(results)
    assert last.finished and last.n == last.wanted == 40 and last.stopped == ""
    assert last.played == 40 * len(last.outcomes)
    assert not results[0].finished
    assert len({id(result) for result in results}) > 10
    widths = [result.outcomes[0].win.high - result.outcomes[0].win.low for result in results]
    assert widths[-1] < widths[0]
    counts = [[outcome.n for outcome in result.outcomes] for result in results]
    assert all(max(count) - min(count) <= 4 for count in counts), "all alternatives are played alike"


def test_an_answer_depends_on_the_number_of_playouts_alone(session: Session) -> None:
    expected = compare(session, "random", seed=2).run(30)
    assert compare(session, "random", seed=2).run(30) == expected
    assert compare(session, "random", seed=3).run(30) != expected
    again = compare(session, "random", seed=2)
    again.run(11)
    assert again.run(30) == expected, "going on later is the same"
    assert again.run(5).n == 30, "what was played is kept"
    with ThreadPoolExecutor(3) as pool:
        assert compare(session, "random", seed=2, executor=pool).run(30) == expected


def test_worker_processes_answer_the_same(session: Session) -> None:
    loky = pytest.importorskip("loky", reason="loky is not installed: pip install 'rulesim[lab]'")
    expected = compare(session, "random", seed=2).run(30)
    assert compare(session, "random", seed=2, executor=lambda: simulate.local(2)).run(30) == expected
    loky.get_reusable_executor(max_workers=2).shutdown(wait=True, kill_workers=True)


class Sleepy(ThreadPoolExecutor):
    """Does nothing until it is woken, like processes that are still starting."""

    def __init__(self) -> None:
        super().__init__(2)
        self.awake = threading.Event()

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        def later() -> Any:
            self.awake.wait()
            return fn(*args, **kwargs)

        return super().submit(later)


def test_the_first_answer_does_not_wait_for_workers_to_start(session: Session) -> None:
    with Sleepy() as pool:
        question = compare(session, "random", executor=pool)
        for result in question.stream(30, every=0.0):
            if result.n:
                assert not pool.awake.is_set() and result.n == 1
                break
        question.cancel()
        pool.awake.set()
    with Sleepy() as pool:
        question = compare(session, "random", executor=pool)
        for result in question.stream(30, every=0.0):
            if result.n == 1:
                pool.awake.set()
        assert result == compare(session, "random").run(30)


@pytest.mark.parametrize("spread", [False, True])
def test_it_can_be_cancelled_from_another_thread_and_gone_on_with(session: Session, spread: bool) -> None:
    with ThreadPoolExecutor(2) as pool:
        question = compare(session, "random", executor=pool if spread else None)
        ended = threading.Event()
        results: list[Result] = []

        def work() -> None:
            results.extend(question.stream(100_000, every=0.0))
            ended.set()

        thread = threading.Thread(target=work)
        thread.start()
        while question.result().n < 5:
            assert not ended.is_set()
        question.cancel()
        assert ended.wait(60)
        thread.join()
        last = final(results)
        assert last.stopped == "cancelled" and not last.finished and last.n >= 5
        more = question.run(last.n + 10)
        assert more.n == last.n + 10 and more.stopped == ""
    assert more == compare(session, "random").run(last.n + 10)


def test_a_slow_player_is_cancelled_in_the_middle_of_a_playout(session: Session) -> None:
    """A playout takes seconds; in between the last answer comes again and again."""
    question = compare(session, Slow(0.06))
    stream = question.stream(10)
    seen = [next(stream) for _ in range(3)]
    assert [result.n for result in seen] == [0, 0, 0]
    question.cancel()
    last = final([*stream])
    assert last.stopped == "cancelled" and last.n == 0


def test_it_may_stop_once_the_best_is_told_apart(heap: Session) -> None:
    asked = whatif.edited(heap, {"a gift": {"points.0": 30}})
    ends = []
    for chunked in (None, 1, 2):
        with ThreadPoolExecutor(2) as pool:
            executor = None if chunked is None else pool
            question = compare(asked, "random", seat=0, executor=executor)
            ends.append(question.run(5000, until_apart=True))
    assert ends[0] == ends[1] == ends[2]
    assert ends[0].stopped == "apart" and ends[0].apart and ends[0].best == "a gift" and not ends[0].finished
    assert ends[0].n % FEWEST == 0 and ends[0].n < 1000
    lonely = compare(whatif.actions(heap, ["take 1"]), "random").run(20, until_apart=True)
    assert lonely.finished, "one alternative has nothing to be told apart from"


def test_those_told_apart_may_be_dropped(heap: Session) -> None:
    edits = {"a gift": {"points.0": 30}, "a little more": {"points.0": 31}, "a theft": {"points.1": 30}}
    asked = whatif.edited(heap, edits)
    ends = []
    for chunked in (False, True):
        with ThreadPoolExecutor(2) as pool:
            question = compare(asked, "random", seat=0, by="score", executor=pool if chunked else None)
            ends.append(question.run(200, drop=True))
    result = ends[0]
    assert ends[0] == ends[1]
    assert result.finished and result.best == "a little more" and result.apart
    kept = compare(asked, "random", seat=0, by="score").run(200)
    assert kept["a little more"] == result["a little more"]
    early = result["as it is"]
    assert early.n < 200 and early.n % FEWEST == 0
    assert early == compare(asked, "random", seat=0, by="score").run(early.n)["as it is"], (
        "as it was when it was dropped"
    )
    question = compare(asked, "random", seat=0, by="score")
    question.run(200, drop=True)
    assert question.run(210).n == 210 and question.result()["as it is"] == early
    with pytest.raises(BadInput, match="dropped"):
        question.difference("a little more", "as it is")


def test_after_it_stopped_by_itself_it_can_be_gone_on_with(heap: Session) -> None:
    asked = whatif.edited(heap, {"a gift": {"points.0": 30}})
    with ThreadPoolExecutor(2) as pool:
        question = compare(asked, "random", seat=0, executor=pool)
        end = question.run(5000, until_apart=True)
        for n in (end.n + 1, end.n + 40):
            result = question.run(n)
            assert result.n == n and result.finished and result.stopped == ""
    assert result == compare(asked, "random", seat=0).run(end.n + 40)


def test_a_failing_playout_is_reported_with_its_seed(session: Session) -> None:
    question = compare(session, Failing(), seed=3)
    with pytest.raises(PlayoutError) as failed:
        question.run(100)
    assert failed.value.seed == 3
    assert question.result().n <= failed.value.playout
    raised = 0
    for alternative in question.alternatives:
        try:
            simulate.replay(
                alternative.state, Failing(), 3, failed.value.playout, seat=question.seat, opening=alternative.opening
            )
        except ZeroDivisionError:
            raised += 1
    assert raised


def test_every_playout_of_an_answer_can_be_looked_at(session: Session) -> None:
    """A line on the board: the same moves, from the position that was asked about."""
    question = compare(session, "random", seed=5)
    question.run(3)
    name = question.names[1]
    line = question.line(name, 2)
    assert str(line.actions[0]) == name
    with pytest.raises(BadInput, match="take 9"):
        question.line("take 9")
    for playout in (-1, "x", 0.5, None, True):
        with pytest.raises(BadInput, match=r"playout: .* allowed: its number, from 0"):
            question.line(name, playout)  # type: ignore[arg-type]
    board = Session(line.start, chance="wait")
    for action in line.actions:
        board.play(action)
    assert board.state.is_over and board.state == line.end


def test_a_state_is_asked_like_a_session(session: Session) -> None:
    state: State = session.state
    assert compare(state, "random").run(4) == compare(session, "random").run(4)


# --- who beats whom ---------------------------------------------------------------------------------------------------


def test_everybody_plays_everybody_from_every_seat() -> None:
    told: list[tuple[int, int]] = []
    duels = whatif.tournament(
        "armorica", ["random", "greedy"], 4, seats=3, progress=lambda done, n: told.append((done, n))
    )
    assert [(duel.name, duel.against, duel.n) for duel in duels] == [("random", "greedy", 12), ("greedy", "random", 12)]
    assert told == [(number, 6) for number in range(1, 7)]
    weak, strong = duels
    assert strong.win.mean > 0.9 > 0.1 > weak.win.mean and strong.lead.mean > 10
    assert weak.even == strong.even == pytest.approx(1 / 3)
    assert strong.apart and strong.win.low > strong.even
    with ThreadPoolExecutor(2) as pool:
        assert whatif.tournament("armorica", ["random", "greedy"], 4, seats=3, executor=pool) == duels


def test_equals_are_even() -> None:
    left, right = whatif.tournament("armorica", {"left": RandomBot(), "right": RandomBot()}, 40)
    assert left.win.mean + right.win.mean == pytest.approx(1), "the same games, seen from both sides"
    assert left.lead.mean == pytest.approx(-right.lead.mean)
    assert not left.apart and not right.apart
    with pytest.raises(BadInput):
        whatif.tournament("armorica", ["greedi", "random"], 1)


def test_games_for_two_are_played_once_for_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    playouts = simulate.playouts

    def counted(*args: Any, **options: Any) -> simulate.Results:
        found = playouts(*args, **options)
        played.append(len(found))
        return found

    monkeypatch.setattr(simulate, "playouts", counted)
    told: list[int] = []
    three = {name: RandomBot() for name in "abc"}
    duels = whatif.tournament("armorica", three, 5, progress=lambda done, n: told.append(n - done))
    assert played == [5] * 6, "three pairings, from both seats"
    assert [(duel.name, duel.against, duel.n) for duel in duels] == [
        (one, other, 10) for one in "abc" for other in "abc" if one != other
    ]
    assert told == [5, 4, 3, 2, 1, 0]


def test_what_a_building_changes_follows_from_the_edit() -> None:
    """Prestige and the draw pile are counts: they follow; what was edited stays as it was told."""
    state = rulesim.find_game("provincia").position(phase="play", cities=[{"buildings": ["horreum"]}, {}])
    _, built = whatif.edited(state, {"OFFICINA": {"cities.0.buildings.+": "officina"}})
    assert built.followed == ("cities.0.prestige", "decks.aedificium.pile")
    before, after = state.to_dict(), built.state.to_dict()
    assert after["cities"][0]["prestige"] == before["cities"][0]["prestige"] + 2
    assert after["decks"]["aedificium"]["pile"] == before["decks"]["aedificium"]["pile"] - 1
    with pytest.raises(BadInput, match="prestige"):
        whatif.edited(state, {"too much": {"cities.0.buildings.+": "officina", "cities.0.prestige": "+5"}})


def test_a_card_that_is_put_elsewhere_is_one_less_on_the_discard_pile() -> None:
    copies = rulesim.new_game("provincia", 2).tables["forum"].copies
    discards = {"forum": copies, "villa": 1}
    state = rulesim.find_game("provincia").position(
        players=2, phase="play", decks={"aedificium": {"discards": discards}}
    )
    (edited,) = whatif.edited(state, {"FORUM": {"cities.0.hand.+": "forum"}}, baseline=None)
    after = edited.state.to_dict()
    assert after["cities"][0]["hand"] == ["forum"] and edited.followed == ("decks.aedificium.discards",)
    assert after["decks"]["aedificium"]["discards"] == {"forum": copies - 1, "villa": 1}


def deep() -> Any:
    """A list in a list in a list..."""
    found: Any = []
    for _ in range(5000):
        found = [found]
    return found


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda s: whatif.actions(s, 3), "actions"),
        (lambda s: whatif.actions(s, "pass"), "actions"),
        (lambda s: whatif.actions(s, [3]), "action"),
        (lambda s: whatif.branches([s]), "branches"),
        (lambda s: whatif.branches({3: s}), "branches"),
        (lambda s: whatif.branches({"\ud800": s}), "branches"),
        (lambda s: whatif.edited(s, {"x" * 10_000: {}}), "edits"),
        (lambda s: whatif.edited(s, {"x": {"y" * 10_000: 1}}), "edits"),
        (lambda s: whatif.edited(s, {"x": {"\n": 1}}), "edits"),
        (lambda s: whatif.edited(s, {"x": {"turn": deep()}}), "edits"),
        (lambda s: whatif.edited(s, {"x": {"displays." + "9" * 400: 1}}), "displays." + "9" * 400),
        (lambda s: whatif.edited(s, {"x": {"displays.²": 1}}), "displays.²"),
        (lambda s: whatif.edited(s, {}, baseline=3), "baseline"),
        (lambda s: whatif.editable(s, True), "seat"),
        (lambda s: whatif.rules(s, 3), "variants"),
        (lambda s: whatif.rules(s, {"x": 3}), "variants"),
        (lambda s: whatif.rules(s, {"x": {"edition": []}}), "edition"),
        (lambda s: whatif.rules("armorica", {"x": {"players": 3}}), "option"),
        (lambda s: whatif.rules("armorica", {"x": {"name": 3}}), "option"),
        (lambda s: whatif.rules("armorica", {"x": {3: 3}}), "variants"),
        (lambda s: whatif.compare(s, seed="\ud800"), "seed"),
        (lambda s: whatif.compare(s, seat=10**5000), "seat"),
        (lambda s: whatif.compare(s, counters=3), "counters"),
        (lambda s: whatif.compare(s, finals={"x": 3}), "finals"),
        (lambda s: whatif.compare(s, executor=3), "executor"),
        (lambda s: whatif.compare(s, confidence=10**5000), "confidence"),
        (lambda s: whatif.compare([whatif.Alternative(3, s)]), "question"),
        (lambda s: whatif.compare([whatif.Alternative("x", 3)]), "question"),
        (lambda s: whatif.compare(s).run(10**10), "n"),
        (lambda s: whatif.compare(s).stream(1, every=float("nan")), "every"),
        (lambda s: whatif.compare(s).stream(1, every="x"), "every"),
        (lambda s: whatif.tournament("armorica", "random"), "players"),
        (lambda s: whatif.tournament("armorica", ["greedy", "greedy"]), "players"),
        (lambda s: whatif.tournament("armorica", ["random", "greedy"], editon="german"), "option"),
        (lambda s: whatif.rules("armorica", {"x": {"players": 3}}), "option"),
        (lambda s: whatif.tournament("armorica", [[]]), "level"),
        (lambda s: whatif.tournament("armorica", {3: 4}), "players"),
        (lambda s: whatif.tournament("armorica", ["random", "greedy"], n=10**20), "n"),
        (lambda s: whatif.tournament("armorica", ["random", "greedy"], seats=10**5000), "seats"),
    ],
)
def test_what_cannot_be_asked_is_named(ask: Any, field: str) -> None:
    state = rulesim.new_game("armorica", 2)
    state.play("start 1")
    before = state.to_dict()
    with pytest.raises(BadInput) as bad:
        ask(state)
    assert bad.value.field == field and len(str(bad.value)) < 1500 and state.to_dict() == before
