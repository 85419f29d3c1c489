"""What a declared move prints, reads and refuses, on kinds of no real game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from rulesim import BadInput, moves
from rulesim.moves import Declared, Moves
from rulesim.pieces import Piece

COLOURS = ("red", "green")
MOVES = Moves("Nothing")


@dataclass(frozen=True, slots=True, eq=False)
class Stone(Piece):
    id: str


@MOVES.kind("put {stone} on {colour}{index}[ for {price}[ at {seat}]]", "put a1 on red1")
class Put(Declared):
    """Everything that a form may have."""

    stone: Stone = moves.piece(Stone)
    colour: int = moves.word_index(COLOURS)
    index: int = moves.ordinal(8)
    price: int = moves.number(1, 20, default=0)
    seat: int | None = moves.seat(4, default=None)


STONE = Stone.of("a-1")


def parse(text: str) -> Any:
    return MOVES.parse(text, lambda: {"a-1": STONE})


@pytest.mark.parametrize("text", ["put a-1 on red1", "put a-1 on green9 for 20", "put a-1 on red2 for 3 at 4"])
def test_there_and_back(text: str) -> None:
    assert str(parse(text)) == text and parse(text) is parse(text)
    assert str(parse(text.upper())) == str(parse(text.replace("-", "_"))) == text


@pytest.mark.parametrize(
    "text", ["put a-1 on red0", "put a-1 on red1 for 21", "put a-1 on red1 at 2", "put a-1 on blue1"]
)
def test_what_a_form_does_not_have_is_answered_with_examples(text: str) -> None:
    with pytest.raises(BadInput, match="is no move of Nothing; moves look like: put a1 on red1"):
        parse(text)


def test_a_field_that_no_text_can_tell_is_named() -> None:
    for wrong in (-1, 9, True, 1.0, None):
        misfit = Put(STONE, 0, wrong).misfit()  # type: ignore[arg-type]
        assert misfit is not None and misfit.field == "index" and "allowed: 0 to 8" in str(misfit)
    misfit = Put(STONE, 0, 0, 0, 4).misfit()
    assert misfit is not None and "allowed: 0 to 3 or None" in str(misfit)
    assert Put(STONE, 0, 0).misfit() is None
