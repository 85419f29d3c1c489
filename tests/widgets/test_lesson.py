"""Lessons by their ids, their editions, and the data that they are made of."""

from __future__ import annotations

from typing import Any

import pytest

from rulesim import BadInput
from widgets import lessons
from widgets.lesson import lesson
from widgets.lessons import Beat, Plan, Step

PLANS = lessons.plans("armorica")


def test_an_edition_changes_the_rules_of_the_same_position() -> None:
    points = {}
    for edition in ("english", "german", "russian"):
        known = lesson("armorica/editions", edition=edition)
        known.play("pass")
        points[edition] = [sheet.points("armorica.scoring.majority") for sheet in known.session.state.scores()]
    assert points == {"english": [2, 2, 0, 0], "german": [4, 4, 2, 2], "russian": [2, 2, 0, 0]}


@pytest.mark.parametrize("id", ["armorica/romn", "armorica", "romans", "", None, 3])
def test_an_unknown_lesson_is_named_with_those_there_are(id: Any) -> None:
    with pytest.raises(BadInput, match=r"^lesson: .*armorica/roman"):
        lesson(id)


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(BadInput, match="german"):
        lesson("armorica/editions", edition="greman")


# --- data that is wrong ----------------------------------------------------------------------------------------------


def test_a_position_is_found_by_name() -> None:
    assert "michael-roman" in lessons.positions("armorica")
    assert lessons.start("armorica", "michael-roman").player == 0
    with pytest.raises(BadInput, match="michael-roman"):
        lessons.start("armorica", "michael-romn")


@pytest.mark.parametrize("name", lessons.positions("armorica"))
def test_every_position_file_can_be_read_and_written(name: str) -> None:
    state = lessons.start("armorica", name)
    again = type(state).__reduce__(state)
    assert again[0](*again[1]) == state


def is_table(position: str) -> bool:
    """Whether a lesson begins with it that plays with the cards of the box, not with some that were made for it."""
    return position.startswith("lesson-") and "kind" not in lessons.position_data("armorica", position)


@pytest.mark.parametrize("name", [plan.position for plan in PLANS if is_table(plan.position)])
def test_positions_of_lessons_keep_every_card_of_the_box(name: str) -> None:
    """Where a lesson plays with cards of the table, none is there twice and none of an earlier pile is left out."""
    state: Any = lessons.start("armorica", name)
    lying = [card for zone in (*state.displays, *state.rows, *state.decks, state.discards) for card in zone]
    assert len({card.id for card in lying}) == len(lying)
    for row, deck in enumerate(("gaul", "roman")):
        drawn = {card.pile for card in lying if card.deck == deck and card not in state.decks[row]}
        piles = [card.pile for card in state.cards.deck(deck)]
        open_pile = state.open[row][0].pile if state.open[row] else piles[-1]
        assert all(piles.index(pile) <= piles.index(open_pile) for pile in drawn)


def test_a_step_of_a_solution_is_read() -> None:
    assert lessons.step("take 3") == Step("take 3")
    assert lessons.step("roman: try take 5") == Step("take 5", "roman", tries=True)


def test_a_misspelt_field_of_a_lesson_is_named() -> None:
    for kind, entry in ((Plan, {"id": "x", "scripts": []}), (Beat, {"id": "x", "gaol": {}})):
        with pytest.raises(BadInput, match=r"script|goal"):
            lessons._made(kind, entry, "armorica/x")
    with pytest.raises(BadInput, match="id"):
        lessons._made(Beat, {"goal": {}}, "armorica/x")
