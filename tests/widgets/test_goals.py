"""Goals as data: every predicate, how they compose, and what is said about a goal that cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

from rulesim import BadInput, Event, armorica
from widgets import goals, lessons
from widgets.games import drawn_game
from widgets.goals import Attempt, Record, matches

QUANTITIES = drawn_game("armorica").tutor().quantities


def record(**parts: Any) -> Record:
    """What a learner of the rulebook's Roman example has done so far."""
    return Record(lessons.start("armorica", "michael-roman"), 0, QUANTITIES, **parts)


def reached(goal: dict[str, Any], known: Record) -> bool:
    return goals.goal(goal, QUANTITIES)(known)


RED = {"color": "red", "position": 2, "need": 2, "have": 1}
REFUSED = Attempt("take 2", False, "armorica.roman.patrician-range", RED, "roman")
TAKEN = Attempt("take 1", True, "", {"color": "green"}, "roman", {"sets": 2, "due": 1}, {"sets": 3, "due": 0})


@pytest.mark.parametrize(
    ("wanted", "value", "fits"),
    [
        (3, 3, True),
        (3, 4, False),
        (1, True, False),
        ("take *", "take 3", True),
        ("take *", "pass", False),
        ("take *", 3, False),
        (["red", "green"], "green", True),
        (["red", "green"], "white", False),
        ({"min": 2}, 2, True),
        ({"min": 2}, 1, False),
        ({"min": 2, "max": 3}, 4, False),
        ({"min": 2}, None, False),
        ({"min": 0}, True, False),
        (True, True, True),
    ],
)
def test_a_value_is_what_was_wanted(wanted: Any, value: Any, fits: bool) -> None:
    assert matches(wanted, value) is fits


@pytest.mark.parametrize(
    "goal",
    [
        {"attempted_illegal": "take 2"},
        {"attempted_illegal": ["take 9", "take 2"]},
        {"attempted_illegal": {"rule": "armorica.roman.*"}},
        {"attempted_illegal": {"rule": "*.patrician-range", "color": "red", "need": {"min": 2}}},
        {"attempted_illegal": {"phase": "roman"}},
        {"not": {"played": "take 2"}},
        {"attempted_illegal": {"color": ["red", "white"]}, "not": {"over": True}},
        {"at_least": {"wheat": 3, "olives": 2}},
        {"at_most": {"sheep": 0}},
        {"legal": ["take 1", "take 3"]},
        {"over": False},
        {"won": False},
    ],
)
def test_reached(goal: dict[str, Any]) -> None:
    assert reached(goal, record(attempts=[REFUSED]))


@pytest.mark.parametrize(
    "goal",
    [
        {"played": "take 2"},
        {"attempted_illegal": {"color": "white"}},
        {"attempted_illegal": {"unknown-fact": 1}},
        {"at_least": {"wheat": 4}},
        {"at_least": {"wheat": 3, "sheep": 1}},
        {"at_most": {"wheat": 2}},
        {"legal": "take 2"},
        {"legal": ["take 1", "take 2"]},
        {"over": True},
        {"won": True},
        {"attempted_illegal": "take 2", "over": True},
        {"happened": "armorica.roman.place"},
    ],
)
def test_not_reached(goal: dict[str, Any]) -> None:
    assert not reached(goal, record(attempts=[REFUSED]))


def test_what_was_played_is_compared_with_what_it_changed() -> None:
    known = record(attempts=[TAKEN])
    assert reached({"played": {"gain": {"sets": 1}, "leaving": {"due": 0}}}, known)
    assert reached({"played": {"having": {"sets": 2, "due": {"min": 1}}}}, known)
    assert not reached({"played": {"having": {"sets": 3}}}, known)
    assert not reached({"played": {"gain": {"sets": {"min": 2}}}}, known)
    assert not reached({"played": {"leaving": {"due": {"min": 1}}}}, known)
    assert not reached({"attempted_illegal": "take 1"}, known)


def test_what_happened() -> None:
    known = record(events=[Event("armorica.winter.compare", {"seat": 1})])
    assert reached({"happened": "armorica.winter.*"}, known)
    assert reached({"happened": {"rule": "armorica.winter.compare", "seat": 1}}, known)
    assert not reached({"happened": {"rule": "armorica.winter.compare", "seat": 2}}, known)


def test_nothing_is_legal_while_another_is_to_decide() -> None:
    known = record()
    known.seat = 1
    assert not reached({"legal": "take 1"}, known)


def test_the_game_is_won() -> None:
    known = record()
    known.state = lessons.start("armorica", "michael-scoring")
    assert reached({"won": True}, known)
    known.seat = 1
    assert reached({"over": True, "won": False}, known)


@pytest.mark.parametrize(
    ("goal", "part"),
    [
        ({}, "goal"),
        ("over", "goal"),
        ({"playd": "take 1"}, "played"),
        ({"at_least": {"weat": 1}}, "wheat"),
        ({"at_least": 3}, "goal.at_least"),
        ({"at_least": {"wheat": {"minimum": 1}}}, "goal.at_least.wheat"),
        ({"played": {"gain": {"score": {"mn": 1}}}}, "goal.played.gain.score"),
        ({"played": {"having": {"scor": 1}}}, "goal.played.having"),
        ({"played": {"color": 1.5}}, "goal.played.color"),
        ({"played": 3}, "goal.played"),
        ({"happened": []}, "goal.happened"),
        ({"not": {"over": 1}}, "goal.not.over"),
        ({"not": {}}, "goal.not"),
    ],
)
def test_a_goal_that_cannot_be_read_is_named(goal: Any, part: str) -> None:
    with pytest.raises(BadInput) as refused:
        goals.goal(goal, QUANTITIES)
    assert part in str(refused.value)


def test_an_attempt_knows_the_facts_of_its_rules_the_broken_one_first() -> None:
    known = record()
    known.note("take 2", known.state, None)
    tried = known.attempts[-1]
    assert (tried.ok, tried.rule, tried.phase) == (False, "armorica.roman.patrician-range", "roman")
    assert (tried.facts["color"], tried.facts["need"], tried.facts["have"]) == ("red", 2, 1)
    assert tried.before == tried.after
    after = known.state.copy()
    after.play("take 1")
    known.note("take 1", known.state, after)
    played = known.attempts[-1]
    assert played.ok
    assert played.rule == ""
    assert played.after["cards"] - played.before["cards"] == 1
    assert played.after["patricians"] == 1


def test_quantities_count_what_their_names_say() -> None:
    state = armorica.position(
        phase="winter", displays=[["N[w2 a3]", "R[c1]", "Y[w1]", "N[g1]", "Y[]"], ["S2"]], gaul_row=[], roman_row=[]
    )
    found = {name: count(state, 0) for name, count in QUANTITIES.items()}
    assert {name: found[name] for name in ("wheat", "grapes", "gold", "amphorae", "cards")} == {
        "wheat": 3,
        "grapes": 1,
        "gold": 1,
        "amphorae": 3,
        "cards": 5,
    }
    assert (found["due"], found["spare"], found["patricians"]) == (2, -2, 1)
    assert (found["set_points"], found["sets"], found["last_set"], found["longest_set"]) == (9, 2, 2, 3)
    assert (found["majorities"], found["score"], found["rank"]) == (4, 14, 1)
    assert (found["reach"], found["takes"]) == (0, 0)
