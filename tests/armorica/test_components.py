"""Components: the person cards, their table, and the ways to write a card down."""

from __future__ import annotations

import copy
import csv
import io
import pickle
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import rulesim
from rulesim import BadInput
from rulesim.armorica import ICONS, Card, CardTable, new_game, position, standard_cards
from rulesim.armorica.cards import COLUMNS, card_from_dict, parse_short
from tests.armorica.given import given

CSV = resources.files("rulesim.armorica").joinpath("cards.csv").read_text(encoding="utf-8")


def rows() -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(CSV)))


def table(changed: list[dict[str, str]], columns: tuple[str, ...] = COLUMNS) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, lineterminator="\n", extrasaction="ignore")
    writer.writeheader()
    writer.writerows(changed)
    return text.getvalue()


def fault(text: str) -> BadInput:
    with pytest.raises(BadInput) as refusal:
        CardTable.from_csv(text, "mine.csv")
    return refusal.value


def fault_in(id: str, /, **cells: str) -> BadInput:
    """What is wrong with the project's table once the card ``id`` has these cells."""
    changed = [row | (cells if row["id"] == id else {}) for row in rows()]
    assert changed != rows()
    return fault(table(changed))


def line_of(id: str) -> int:
    return 2 + [row["id"] for row in rows()].index(id)


# --- the rules ---


@pytest.mark.rule("armorica.components.counts")
def test_62_person_cards_in_three_decks() -> None:
    cards = standard_cards()
    assert len(cards) == len(rows()) == 62
    assert Counter(card.deck for card in cards) == {"start": 4, "gaul": 29, "roman": 29}
    assert len({card.id for card in cards}) == 62


@pytest.mark.rule("armorica.components.counts")
@pytest.mark.parametrize(("deck", "left"), [("start", 3), ("gaul", 28), ("roman", 28)])
def test_a_deck_that_lacks_a_card_is_refused(deck: str, left: int) -> None:
    short = rows()
    short.remove(next(row for row in short if row["deck"] == deck))
    error = fault(table(short))
    assert error.field == "deck"
    assert str(error) == f"mine.csv, column deck: {left} {deck} cards, {left + 1} needed."


@pytest.mark.rule("armorica.components.counts")
def test_ids_are_unique() -> None:
    error = fault_in("R-II-4", id="G-A-1")
    assert error.field == "id"
    line = f"line {line_of('R-II-4')}, column id"
    assert str(error) == f"mine.csv, {line}: 'G-A-1' is not usable, used already in line {line_of('G-A-1')}."


@pytest.mark.rule("armorica.components.piles")
def test_gauls_have_letters_and_romans_numerals() -> None:
    piles = Counter((card.deck, card.pile) for card in standard_cards())
    assert {deck: [pile for d, pile in piles if d == deck] for deck in ("gaul", "roman")} == {
        "gaul": ["A", "B", "C", "D", "E"],
        "roman": ["I", "II", "III", "IV"],
    }


@pytest.mark.rule("armorica.components.piles")
@pytest.mark.parametrize(
    ("id", "pile", "allowed"),
    [
        ("G-E-1", "F", "A, B, C, D, E for deck gaul"),
        ("G-E-1", "a", "A, B, C, D, E for deck gaul"),
        ("R-I-1", "V", "I, II, III, IV for deck roman"),
        ("R-I-1", "1", "I, II, III, IV for deck roman"),
        ("S1", "5", "1, 2, 3, 4 for deck start"),
    ],
)
def test_a_pile_that_does_not_exist_is_refused(id: str, pile: str, allowed: str) -> None:
    error = fault_in(id, pile=pile)
    assert error.field == "pile"
    assert str(error) == f"mine.csv, line {line_of(id)}, column pile: {pile!r} is not usable, allowed: {allowed}."


@pytest.mark.rule("armorica.components.piles")
def test_no_pile_is_empty_and_each_start_card_has_its_number() -> None:
    without_e = [row | ({"pile": "D"} if row["pile"] == "E" else {}) for row in rows()]
    assert str(fault(table(without_e))) == "mine.csv, column pile: 0 gaul cards in pile E, at least one card is needed."
    assert str(fault_in("S4", pile="3")) == (
        "mine.csv, column pile: 2 start cards in pile 3, exactly one card is needed."
    )


@pytest.mark.rule("armorica.components.piles")
def test_other_pile_sizes_are_fine_because_no_edition_states_them() -> None:
    mine = CardTable.from_csv(table([row | ({"pile": "A"} if row["id"] == "G-B-1" else {}) for row in rows()]), "mine")
    assert [len(pile) for pile in mine.piles("gaul")] == [7, 5, 6, 6, 5]


@pytest.mark.rule("armorica.components.suits")
def test_suit_and_colour_go_together() -> None:
    assert {(card.suit, card.color) for card in standard_cards()} == {
        ("farmer", "yellow"),
        ("worker", "blue"),
        ("soldier", "brown"),
        ("matron", "green"),
        ("general", "red"),
        ("bureaucrat", "white"),
    }


@pytest.mark.rule("armorica.components.suits")
def test_a_red_matron_is_refused() -> None:
    error = fault_in("R-II-6", color="red")
    assert error.field == "color"
    assert str(error) == (
        f"mine.csv, line {line_of('R-II-6')}, column color: 'red' is not usable, allowed: green, as every matron is."
    )


@pytest.mark.rule("armorica.components.classes")
def test_three_colours_are_plebeian_and_three_patrician() -> None:
    kinds = {card.color: card.kind for card in standard_cards()}
    assert kinds == {
        "yellow": "plebeian",
        "blue": "plebeian",
        "brown": "plebeian",
        "green": "patrician",
        "red": "patrician",
        "white": "patrician",
    }
    assert all(card.is_patrician == (card.kind == "patrician") for card in standard_cards())


@pytest.mark.rule("armorica.components.icon-rows")
def test_six_icon_rows_from_wheat_to_amphorae() -> None:
    assert ICONS == ("wheat", "grapes", "olives", "sheep", "gold", "amphorae")
    card = parse_short("N[w2 a3]")
    assert card is not None
    assert card.icons == (2, 0, 0, 0, 0, 3)
    assert [card.count(icon) for icon in ICONS] == [2, 0, 0, 0, 0, 3]
    assert card.short == "N[w2 a3]"


@pytest.mark.rule("armorica.components.icon-rows")
@pytest.mark.parametrize("icon", ICONS)
@pytest.mark.parametrize("count", ["-1", "1.5", "two", "", "100", "1e1"])
def test_icon_counts_are_whole_numbers(icon: str, count: str) -> None:
    error = fault_in("R-IV-1", **{icon: count})
    assert error.field == icon
    assert str(error) == (
        f"mine.csv, line {line_of('R-IV-1')}, column {icon}: {count!r} is not usable, "
        "a whole number from 0 to 99 is needed."
    )


@pytest.mark.rule("armorica.components.gate-icon")
def test_the_corner_icon_is_a_condition_and_no_resource() -> None:
    state = given(mine="N[w2 a3] R[c1 a1]")
    red = state.displays[0][1]
    assert red.corner == ICONS.index("grapes")
    assert state.totals[0] == [2, 0, 0, 0, 1, 4]


@pytest.mark.rule("armorica.components.gate-icon")
def test_only_roman_patricians_have_a_corner_icon() -> None:
    corners = {(card.deck, card.color): card.corner for card in standard_cards() if card.corner is not None}
    assert corners == {("roman", "red"): 1, ("roman", "green"): 2, ("roman", "white"): 3}


@pytest.mark.rule("armorica.components.gate-icon")
@pytest.mark.parametrize(
    ("id", "gate", "allowed"),
    [
        ("R-II-4", "olives", "grapes for a red roman card"),
        ("R-II-6", "wheat", "olives for a green roman card"),
        ("R-II-7", "", "sheep for a white roman card"),
        ("R-II-1", "grapes", "wheat for a yellow roman card"),
        ("G-A-1", "", "wheat for a yellow gaul card"),
        ("S1", "wheat", "(empty) for a brown start card"),
    ],
)
def test_a_table_cannot_print_another_gate(id: str, gate: str, allowed: str) -> None:
    error = fault_in(id, gate=gate)
    assert error.field == "gate"
    assert str(error) == f"mine.csv, line {line_of(id)}, column gate: {gate!r} is not usable, allowed: {allowed}."


@pytest.mark.rule("armorica.components.start-wheat")
def test_every_start_card_has_two_wheat() -> None:
    assert [card.count("wheat") for card in standard_cards().deck("start")] == [2, 2, 2, 2]
    error = fault_in("S3", wheat="3")
    assert error.field == "wheat"
    assert str(error) == (
        f"mine.csv, line {line_of('S3')}, column wheat: '3' is not usable, every start card has 2 wheat."
    )


@pytest.mark.rule("armorica.components.players")
@pytest.mark.parametrize("players", [1, 5, 0, -2, True, "3", 3.0, None])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(BadInput) as refusal:
        rulesim.new_game("armorica", players)  # type: ignore[arg-type]
    assert refusal.value.field == "players"
    assert str(refusal.value) == f"players: Armorica is for 2, 3 or 4 players, not {players!r}."


@pytest.mark.rule("armorica.components.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_can_play(players: int) -> None:
    assert rulesim.new_game("armorica", players).players == players


# --- the table in a file ---


def test_every_row_says_where_it_comes_from() -> None:
    assert {card.provenance for card in standard_cards()} <= {"rulebook", "public", "reconstructed"}


def test_every_card_shows_at_least_one_icon() -> None:
    assert all(any(card.icons) for card in standard_cards())


@pytest.mark.parametrize("column", COLUMNS)
def test_a_missing_column_is_named(column: str) -> None:
    error = fault(table(rows(), tuple(c for c in COLUMNS if c != column)))
    assert (error.field, str(error)) == (column, f"mine.csv, line 1, column {column}: the column is missing.")


@pytest.mark.parametrize("column", COLUMNS)
def test_a_column_that_is_there_twice_is_named(column: str) -> None:
    header, _, rest = CSV.partition("\n")
    error = fault(f"{header},{column}\n{rest}")
    assert (error.field, str(error)) == (column, f"mine.csv, line 1, column {column}: the column is there 2 times.")


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("id", ""),
        ("id", "x" * 41),
        ("id", "two  spaces"),
        ("id", "line\nbreak"),
        ("id", "ends with."),
        ("deck", "romans"),
        ("deck", ""),
        ("suit", "centurion"),
        ("color", "pink"),
        ("provenance", ""),
        ("provenance", "my cousin"),
    ],
)
def test_an_unusable_cell_is_named_with_file_line_and_column(column: str, value: str) -> None:
    error = fault_in("R-III-5", **{column: value})
    line = line_of("R-III-5") + value.count("\n")
    assert error.field == column
    assert str(error).startswith(f"mine.csv, line {line}, column {column}: {value!r:.60} is not usable, ")
    assert str(error).endswith(".")


def test_a_row_that_is_too_long_or_too_short_is_named() -> None:
    lines = CSV.splitlines()
    longer = "\n".join([*lines[:9], lines[9] + ",1", *lines[10:]])
    assert str(fault(longer)) == "mine.csv, line 10: there are cells after the last column, provenance."
    shorter = "\n".join([*lines[:9], ",".join(lines[9].split(",")[:8]), *lines[10:]])
    assert str(fault(shorter)).startswith("mine.csv, line 10, column sheep: '' is not usable")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "id: the column is missing."),
        ("\n\n", "id: the column is missing."),
        ("id;deck;pile", "suit: the column is missing."),
        (
            "id|deck",
            "id: the header, 'id|deck', is not separated by commas, semicolons or tabs; needed: id, deck, pile",
        ),
    ],
)
def test_what_is_no_table_is_refused_by_its_header(text: str, why: str) -> None:
    assert str(fault(text)).startswith(f"mine.csv, line 1, column {why}")


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_table_is_read_whichever_spreadsheet_saved_it(tmp_path: Path, separator: str, coding: str) -> None:
    header, *lines = CSV.splitlines()
    text = "\r\n".join([header.upper().replace(",", " , "), *lines, ""]).replace(",", separator)
    file = tmp_path / "mine.csv"
    file.write_bytes(text.encode(coding))
    assert new_game(2, cards=str(file)).cards.cards == standard_cards().cards


def test_a_file_that_cannot_be_read_says_what_is_the_matter(tmp_path: Path) -> None:
    def why(path: Any) -> str:
        with pytest.raises(BadInput) as refusal:
            new_game(2, cards=path)
        assert refusal.value.field == "cards"
        return str(refusal.value)

    file = tmp_path / "mine.csv"
    file.write_bytes(CSV.replace("wheat", "bl\u00e9").encode("latin-1"))
    assert "is no text in UTF-8; save it as CSV UTF-8" in why(file)
    file.write_bytes(b"x" * 600_000)
    assert why(file) == "cards: 'mine.csv' is too long; a table has at most 500000 bytes."
    file.write_text(CSV + "\n" * 2000)
    assert "lines are too many; a table has at most 1000" in why(file)
    assert why(tmp_path).endswith(" is no file.") and why("/dev/zero").endswith("is no file.")
    for path in ("\0", "~nouser/x", "x" * 300, str(tmp_path / "none.csv")):
        assert "cannot be read" in why(path)


def test_a_cell_without_end_is_no_table() -> None:
    lines = CSV.splitlines()
    endless = "\n".join([*lines[:5], '"' + "x" * 200_000])
    error = fault(endless)
    assert error.field == "cards"
    assert str(error).startswith("mine.csv, line ") and "this is no CSV table" in str(error)


def test_an_owner_plays_with_an_own_table(tmp_path: Path) -> None:
    # given a file with a byte order mark, Windows line ends, columns in another order and a column of notes
    mine = [row | {"provenance": "own", "notes": "mine"} for row in rows()]
    mine[-1] = mine[-1] | {"gold": "5"}
    text = table(mine, ("notes", *reversed(COLUMNS)))
    path = tmp_path / "my-cards.csv"
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    # when it is used for a new game and for a position
    game = rulesim.new_game("armorica", 3, cards=path)
    shown = position(cards=str(path), displays=[["R-IV-7"], ["S2"], ["S3"]])
    # then its faces are on the table
    assert game.cards["R-IV-7"].count("gold") == 5  # type: ignore[attr-defined]
    assert game.cards.source == "my-cards.csv"  # type: ignore[attr-defined]
    assert shown.totals[0][ICONS.index("gold")] == 5
    # and the project's own table is as it was
    assert standard_cards()["R-IV-7"].count("gold") == 1


def test_a_table_made_in_python_is_validated_too() -> None:
    cards = list(standard_cards())
    assert CardTable(cards).cards == standard_cards().cards
    poor = Card.of("S1", "start", "1", "brown", (1, 0, 0, 0, 0, 3))
    stray = Card.of("G-E-5", "gaul", "F", "brown", (0, 0, 1, 2, 0, 1))
    for bad, field in ((poor, "wheat"), (stray, "pile")):
        with pytest.raises(BadInput) as refusal:
            CardTable([bad if card.id == bad.id else card for card in cards], "mine")
        assert refusal.value.field == field
        assert bad.id in str(refusal.value)
    with pytest.raises(BadInput, match="'G-A-1' is used more than once"):
        CardTable([cards[4] if card is cards[5] else card for card in cards])


@pytest.mark.parametrize("use", ["game", "position"])
@pytest.mark.parametrize("broken", ["missing", "folder", "binary", "cut", "number"])
def test_a_table_that_cannot_be_read_is_one_clear_sentence(tmp_path: Path, use: str, broken: str) -> None:
    path: object = tmp_path / "my-cards.csv"
    if broken == "folder":
        Path(tmp_path / "my-cards.csv").mkdir()
    elif broken == "binary":
        Path(tmp_path / "my-cards.csv").write_bytes(b"\x89PNG\xff\xfe")
    elif broken == "cut":
        Path(tmp_path / "my-cards.csv").write_text(CSV[: len(CSV) // 2], encoding="utf-8")
    elif broken == "number":
        path = 7
    with pytest.raises(BadInput) as refusal:
        if use == "game":
            rulesim.new_game("armorica", 3, cards=path)
        else:
            position(cards=path)
    assert refusal.value.field in ("cards", "deck", *COLUMNS)
    assert ("my-cards.csv" if broken != "number" else "CSV file") in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_card_that_is_in_no_table_is_named() -> None:
    with pytest.raises(BadInput) as refusal:
        standard_cards()["R-II-44"]
    assert refusal.value.field == "card"
    assert "'R-II-44' is not known" in str(refusal.value)
    assert "Did you mean 'R-II-4'?" in str(refusal.value)


# --- a card by itself ---


@pytest.mark.parametrize(
    ("text", "short", "icons"),
    [
        ("N", "N", (0, 0, 0, 0, 0, 0)),
        ("N[]", "N", (0, 0, 0, 0, 0, 0)),
        ("W[s2 c1]", "W[s2 c1]", (0, 0, 0, 2, 1, 0)),
        ("W[c1  s2]", "W[s2 c1]", (0, 0, 0, 2, 1, 0)),
        ("G[w1 w1]", "G[w2]", (2, 0, 0, 0, 0, 0)),
        (" Y[w1 g2 o3 s4 c5 a6] ", "Y[w1 g2 o3 s4 c5 a6]", (1, 2, 3, 4, 5, 6)),
    ],
)
def test_a_face_in_short(text: str, short: str, icons: tuple[int, ...]) -> None:
    card = parse_short(text)
    assert card is not None
    assert (card.short, card.icons) == (short, icons)
    assert parse_short(card.short) is not None


@pytest.mark.parametrize(
    "text", ["", "X", "n[w2]", "N[w]", "N[2w]", "N[w2", "N[w-1]", "N[x1]", "N[w2,a3]", "N[w100]", "N[w99 w1]"]
)
def test_what_is_no_face(text: str) -> None:
    assert parse_short(text) is None


def test_equal_cards_are_one_object_however_they_travel() -> None:
    card = standard_cards()["R-II-4"]
    assert copy.copy(card) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert card_from_dict(card.to_dict()) is card
    assert (str(card), repr(card)) == (
        "R-II-4",
        "R-II-4: red general, opened by grapes, with 1 gold and 1 amphora",
    )


FACE = {"id": "X-1", "color": "red", "wheat": 0, "grapes": 1, "olives": 0, "sheep": 0, "gold": 2, "amphorae": 0}


def test_a_card_as_plain_data() -> None:
    card = card_from_dict(FACE)
    assert (card.id, card.short, card.suit, card.deck, card.pile) == ("X-1", "R[g1 c2]", "general", "", "")
    full = {"deck": "roman", "pile": "II", "suit": "general", "gate": "grapes", "provenance": "own"}
    assert card_from_dict(FACE | full).pile == "II"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", ""),
        ("id", None),
        ("id", 5),
        ("id", "<b>\n"),
        ("color", "pink"),
        ("color", ["red"]),
        ("color", None),
        ("deck", "romans"),
        ("pile", "V"),
        ("suit", "matron"),
        ("gate", "olives"),
        ("provenance", "me"),
        ("wheat", -1),
        ("grapes", 1.5),
        ("olives", "2"),
        ("sheep", True),
        ("gold", 100),
        ("amphorae", None),
        ("amphoras", 1),
    ],
)
def test_a_fault_in_a_card_as_plain_data_is_named(field: str, value: object) -> None:
    with pytest.raises(BadInput) as refusal:
        card_from_dict(FACE | {"deck": "roman", field: value}, "own_cards[3]")
    assert refusal.value.field == f"own_cards[3].{field}"
    assert str(refusal.value).startswith(f"own_cards[3].{field}: ")
