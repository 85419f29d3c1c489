"""Numbers and claims in the words of Armorica's lessons, compared with what the engine makes of their positions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from random import Random

from rulesim import CHANCE, rulebook
from rulesim.armorica import State, Take, ending, standard_cards, winter
from widgets import lessons
from widgets.lesson import lesson

GAME = "armorica"


def say(message: str) -> str:
    return lessons.say(GAME, message, "en")


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def set_points(state: State) -> int:
    return ending.sets_points(state.displays[0])


def start(name: str) -> State:
    state = lessons.start(GAME, name)
    assert isinstance(state, State)
    return state


# --- the useful famine ---


def losses(state: State) -> Iterator[tuple[tuple[int, ...], State]]:
    """Every choice of cards that the first seat can discard, and the position that it leaves."""
    hungry = [index + 1 for index in winter.hungry(state, 0)]
    for chosen in combinations(hungry, winter.due(state, 0)):
        after = state.copy()
        for number in reversed(chosen):
            after.play(f"discard {number}")
        yield chosen, after


def test_what_the_useful_famine_costs_and_brings_is_told() -> None:
    before = start("lesson-winter")
    (best, after), *_ = sorted(losses(before), key=lambda loss: -set_points(loss[1]))
    assert best == (4, 5)
    # the task names the set points, the feedback the whole score
    assert numbers(say("task_armorica_winter_useful-famine")) == [set_points(before), set_points(after)] == [17, 21]
    told = say("task_armorica_winter_useful-famine.done")
    assert numbers(told) == [after.scores()[0].total, before.scores()[0].total] == [30, 32]
    assert "Two cards fewer, four set points more" in told
    majorities = [line.points for line in after.scores()[0].lines if line.rule.endswith("majority")]
    assert majorities == [2, 2, 2] and "three majorities are shared" in told
    # no other choice leaves a better score either
    assert max(end.scores()[0].total for _, end in losses(before)) == after.scores()[0].total


def test_one_gaul_brings_both_amphorae_that_two_more_cards_need() -> None:
    known = lesson("armorica/winter")
    for _ in range(2):
        assert known.play("discard 4").ok
    state = known.session.state
    assert isinstance(state, State) and state.phase == "gaul"
    have = [len(state.displays[0]), state.totals[0][5]]
    assert numbers(say("task_armorica_winter_all-fed.hint1")) == have == [6, 6]
    assert max(card.amphorae for card in state.rows[0][-state.totals[0][0] :]) == 2


# --- the last turn ---


def ends(state: State) -> Iterator[State]:
    """How the lesson of the last turn may end, whatever the first seat does; the others pass."""
    if state.is_over:
        yield state
    elif state.player == CHANCE:
        state.apply(state.sample(Random(0)))
        yield from ends(state)
    else:
        moves = state.legal_actions() if state.player == 0 else [state.legal_actions()[-1]]
        for move in moves:
            after = state.copy()
            after.apply(move)
            yield from ends(after)


def test_only_one_way_wins_the_last_turn() -> None:
    won = [state for state in ends(start("lesson-scoring")) if state.winners() == [0]]
    assert [[sheet.total for sheet in state.scores()] for state in won] == [[33, 33, 20]]
    assert won[0].scores()[0].decided_by == "armorica.tiebreak.gold"
    assert numbers(say("task_armorica_scoring_win.done")) == [33, 33]


# --- the laboratory ---


def never_passing(seed: int) -> int:
    """The longest set of the first seat in the laboratory, where it takes a card whenever it is to act."""
    rng, state = Random(seed), start("lesson-laboratory")
    while not state.is_over:
        if state.player == 0 and state.phase in ("gaul", "roman"):
            colors = {card.color for card in ending.sets(state.displays[0])[-1]}
            takes = [action for action in state.legal_actions() if isinstance(action, Take)]
            fresh = [take for take in takes if state.row and state.row[-take.position].color not in colors]
            state.apply(rng.choice(fresh or takes))
        else:
            state.apply(state.sample(rng) if state.player == CHANCE else state.legal_actions()[-1])
    return max(len(part) for part in ending.sets(state.displays[0]))


def test_six_colours_need_no_pass() -> None:
    """So nobody is told that passing was part of it."""
    assert any(never_passing(seed) == 6 for seed in range(50))
    told = say("task_armorica_laboratory_six.done")
    assert numbers(told) == [ending.set_points(6)] and "pass" not in told


# --- questions ---


def test_the_first_set_of_the_repeats_is_a_single_card() -> None:
    display = start("repeats").displays[0]
    assert display[0].color == display[1].color
    assert len(ending.sets(display)[0]) == 1
    assert "the first set stays a single card" in say("quiz_armorica_repeats.why")


def test_what_is_told_of_cutting_sets_is_so_in_the_rulebooks_example() -> None:
    """Michael's display scores 24 however it is cut, so the example speaks for no way of cutting."""
    michael = start("michael-scoring").displays[0]
    assert ending.sets_points(michael) == ending.sets_points(michael, "best") == 24
    for words in (
        rulebook.ruling(GAME, "amb.sets.partition").why,
        rulebook.ruling(GAME, "ed.sets.cut").why,
        rulebook.words(GAME, "option_set_partition.settles"),
    ):
        assert "fits only" not in words and "does not" not in words.replace("does not decide", "")


def test_what_is_told_of_icons_by_pile_is_so() -> None:
    assert "tend to carry more icons" in rulebook.text("armorica.components.piles")
    for deck in ("gaul", "roman"):
        means = [sum(sum(card.icons) for card in pile) / len(pile) for pile in standard_cards().piles(deck)]
        assert means == sorted(means) and means[0] < means[-1]


def test_wheat_that_opens_patricians_is_against_the_example() -> None:
    """Three wheat do not open the red card at 2: the reason that the rulings give."""
    state = start("michael-roman")
    assert state.totals[0][0] == 3 and state.refusal(state.parse("take 2")) is not None
    told = rulebook.ruling(GAME, "amb.range.plebeian-by-other-icons").why
    assert "three wheat do not open the red card at position 2" in told
