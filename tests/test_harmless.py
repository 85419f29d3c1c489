"""Text from outside in what people read: as readable as before, and never a formula, a link, a trick or a tower."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesim import BadInput, Event, Session, games, new_game, provincia, rulebook
from rulesim.armorica.cards import is_card_id
from rulesim.outside import MARKS, escaped, harmless
from widgets import charts
from widgets.charts.figure import Numbers, sketch
from widgets.charts.live_figure import live
from widgets.player import Player
from widgets.progress_bar import ProgressBar
from widgets.table import Table
from widgets.words import catalogue

EVIL = r"$\href{https://evil.example}{w}$"
ATTACKS = (
    EVIL,
    r"\(\rule{99em}{99em}\)",
    r"\begin{x}",
    "http://evil.example",
    "xy://evil.example",
    "WWW.evil.example",
    "data:text/html,x",
    "<b onclick=x>",
)
LINK = re.compile(r"[a-z][a-z0-9+.-]+://|data:\S|www\.", re.IGNORECASE)


def is_tame(text: str) -> bool:
    """Whether nothing in a text is markup for MathJax or an address for who looks for them."""
    return not set("$\\") & set(text) and not LINK.search(text)


@pytest.mark.parametrize("text", ATTACKS)
def test_what_is_markup_elsewhere_is_only_text(text: str) -> None:
    assert is_tame(harmless(text))
    assert len(harmless(text)) == len(text)  # it can still be read


@pytest.mark.parametrize(
    "text", ["", "Zoë", "Tom & Jerry", "a < b", "岩田 聡", "نور", "👩‍👩‍👧", "two\nlines", "ratio 3:1, http:"]
)
def test_what_does_no_harm_stays_as_it_is(text: str) -> None:
    assert harmless(text) == text


@pytest.mark.parametrize("sign", ["\0", "\x1b", "\u202e", "\u2066", "\u200b", "\u2028", "\ud800"])
def test_what_cannot_be_seen_is_seen(sign: str) -> None:
    assert harmless(f"a{sign}b") == "a\ufffdb"


def test_accents_make_no_tower() -> None:
    assert harmless("Z" + "\u0301" * 40 + "oe\u0308") == "Z" + "\u0301" * MARKS + "oe\u0308"


@given(st.text(st.characters(codec=None)))
def test_any_text_is_tame_and_goes_through_twice_as_once(text: str) -> None:
    shown = harmless(text)
    assert is_tame(shown) and harmless(shown) == shown
    assert not {unicodedata.category(sign) for sign in shown} & {"Cs", "Zl", "Zp"}
    assert unescape(escaped(text)) == shown


def test_our_own_words_are_shown_as_they_are_written() -> None:
    for words in (catalogue(), *map(catalogue, games())):
        for message in words.messages():
            text, _ = words.render(message, "en", {})
            assert text is None or harmless(text) == text


# --- Where it enters -------------------------------------------------------------------------------------------------


def texts(data: Any) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(data, str):
        yield data
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list | tuple) else ():
        yield from texts(value)


def test_a_sentence_takes_no_markup_from_its_facts() -> None:
    assert is_tame(rulebook.words("armorica", "no_such_message", name=EVIL))
    assert is_tame(catalogue().words("player_saved", file=EVIL))
    assert is_tame(catalogue().words("player_no_game", name="x", games=(EVIL, EVIL)))
    assert is_tame(rulebook.done(Event("armorica.gaul.nothing", {"seat": 1, "card": EVIL}), names=[EVIL]))


@pytest.mark.parametrize("game", games())
def test_names_are_harmless_on_every_table(game: str) -> None:
    table = Table(Session(new_game(game, 2), seed=1, names=(EVIL, "www.evil.example")))
    data, _ = table._repr_mimebundle_() or ({}, {})
    assert [text for text in texts([table.scene, table.to_text(), data["text/html"]]) if not is_tame(text)] == []
    assert any("evil.example" in text for text in texts(table.scene))


def test_names_are_harmless_around_the_table() -> None:
    player = Player("armorica", 2, seed=1, names=(EVIL, "www.evil.example"))
    data = player._repr_mimebundle_()
    labels = [choice.description for choice in player._seat_choices]
    assert [text for text in (*labels, data["text/plain"], data["text/html"]) if not is_tame(text)] == []


@pytest.mark.parametrize("game", games())
def test_names_are_harmless_in_every_picture(game: str) -> None:
    session = Session(new_game(game, 2), seed=1, names=(EVIL, "<a href=x>"))
    for name in charts.charts(game):
        chart = live(session, name)
        drawn = [chart._shown.data, chart._shown.layout]
        found = {text for text in texts(drawn) if not is_tame(text) or "<a" in text}
        assert found <= {"\\"}  # the name of a hatching
        assert is_tame(chart.to_text())


def test_words_of_a_picture_and_a_bar_are_harmless() -> None:
    numbers = Numbers(EVIL, EVIL, (EVIL, "n"), ((EVIL, 1),))
    drawn = sketch([], numbers, x=(0, 1), y=(0, 1), height=99)
    bar = ProgressBar(EVIL)
    shown = [numbers.text(), numbers.html(), drawn.layout["title"], bar.to_text(), bar._bar.description]
    assert [text for text in texts(shown) if not is_tame(text)] == []


def test_an_error_in_a_cell_is_harmless() -> None:
    with pytest.raises(BadInput) as caught:
        new_game(EVIL, 2)
    assert is_tame(caught.value._render_traceback_()[0].replace("\x1b", ""))


def test_the_name_of_a_session_is_harmless() -> None:
    assert is_tame(repr(Session(new_game("armorica", 2), name="www.evil.example")))


def test_own_tables_bring_no_markup(tmp_path: Path) -> None:
    for text in ATTACKS[:-1]:
        assert not is_card_id(text[:40])
    file = Path(provincia.__file__).with_name("buildings.csv")
    own = tmp_path / "buildings.csv"
    lines = file.read_text(encoding="utf-8").splitlines()
    column = lines[0].split(",").index("name")
    for name, allowed in ((EVIL, True), ("x" * 61, False)):
        cells = lines[1].split(",")
        cells[column] = name
        own.write_text("\n".join([lines[0], ",".join(cells), *lines[2:]]), encoding="utf-8")
        if allowed:
            state = new_game("provincia", 2, tables={"buildings": own})
            assert [kind.name for kind in state.tables.buildings if not is_tame(kind.name)] == []
        else:
            with pytest.raises(BadInput, match="column name"):
                new_game("provincia", 2, tables={"buildings": own})
