"""The browser of all components: what it filters, sorts and tells is the table of cards."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulesim import BadInput, games
from rulesim.armorica import CardTable, standard_cards
from rulesim.armorica.cards import COLORS, DECKS, ICONS, PILES, Card
from tests.widgets.drawing import contrast
from widgets.art import module_of
from widgets.charts import theme
from widgets.components import Components, components
from widgets.front_end import joined
from widgets.palette import palette

TOP = Path(__file__).parents[2]
CARDS = list(standard_cards())


@pytest.fixture
def browser() -> Components:
    return components("armorica")


def ids(browser: Components) -> list[str]:
    return [str(row["id"]) for row in browser.rows]


def passing(**filters: str) -> list[Card]:
    """The cards that a choice should show, in the order of the table."""
    icon = filters.pop("icon", "")
    found = [card for card in CARDS if all(getattr(card, name) == value for name, value in filters.items())]
    return [card for card in found if not icon or card.count(icon)]


def test_without_a_filter_it_shows_every_card(browser: Components) -> None:
    assert ids(browser) == [card.id for card in CARDS]
    assert len(browser) == 62
    for row, card in zip(browser.rows, CARDS, strict=True):
        assert tuple(row[icon] for icon in ICONS) == card.icons
        assert (row["suit"], row["color"], row["provenance"]) == (card.suit, card.color, card.provenance)


@pytest.mark.parametrize("game", games())
def test_every_component_has_a_picture_whose_size_is_given_if_the_map_draws_it(game: str) -> None:
    browser = components(game)
    assert set(browser.pictures) == {row["id"] for row in browser.show().rows}
    assert len(browser.pictures) == len(browser), "no two have the same id"
    spots = {str(picture["spot"]).partition(".")[0] for picture in browser.pictures.values()} - {""}
    assert spots == set(re.findall(r"(\w+): \[\d", module_of("components.js", game).rpartition("components(ART")[2]))
    assert [one for one in browser.pictures.values() if not (one["face"] or one["text"] or one["icons"])] == []


def test_every_filter_and_any_two_of_them(browser: Components) -> None:
    single: list[dict[str, str]] = [{"deck": deck} for deck in DECKS] + [{"color": color} for color in COLORS]
    single += [{"icon": icon} for icon in ICONS]
    single += [{"deck": deck, "pile": pile} for deck in DECKS for pile in PILES[deck]]
    single += [{"provenance": "reconstructed"}]
    rng = Random(1)
    pairs = [rng.choice(single) | rng.choice(single) for _ in range(40)]
    for filters in [*single, *pairs]:
        assert ids(browser.show(**filters)) == [card.id for card in passing(**filters)]
    assert ids(browser.show()) == [card.id for card in CARDS]


@pytest.mark.parametrize("icon", ICONS)
def test_sorting_by_an_icon(browser: Components, icon: str) -> None:
    counts = [card.count(icon) for card in CARDS]
    assert [row[icon] for row in browser.show(sort=f"-{icon}").rows] == sorted(counts, reverse=True)
    assert [row[icon] for row in browser.show(sort=icon).rows] == sorted(counts)
    by_count = [card.id for n in range(max(counts), -1, -1) for card in CARDS if card.count(icon) == n]
    assert ids(browser.show(sort=f"-{icon}")) == by_count, "what is equal keeps the order of the table"


def test_piles_are_sorted_as_they_are_drawn(browser: Components) -> None:
    order = [pile for deck in DECKS for pile in PILES[deck]]
    shown = [order.index(str(row["pile"])) for row in browser.show(sort="pile").rows]
    assert shown == sorted(shown)
    assert browser.show(sort="-pile", deck="roman").rows[0]["pile"] == "IV"


def test_the_gate_is_what_opens_the_card(browser: Components) -> None:
    gates = {str(row["id"]): row["gate"] for row in browser.rows}
    assert (gates["S1"], gates["G-A-1"], gates["R-II-4"], gates["R-II-6"], gates["R-II-7"], gates["R-I-1"]) == (
        "", "wheat", "grapes", "olives", "sheep", "wheat",
    )  # fmt: skip


def test_a_filter_offers_what_leaves_something_to_show(browser: Components) -> None:
    browser.show(deck="roman", icon="sheep")
    offered = {filter["name"]: [value for value, _ in filter["options"]] for filter in browser.view["filters"]}
    for name in ("pile", "color", "provenance"):
        there = {getattr(card, name) for card in passing(deck="roman", icon="sheep")}
        assert set(offered[name]) == {"", *there}
    assert set(offered["deck"]) == {"", *(card.deck for card in passing(icon="sheep"))}
    assert all(
        len({words for _, words in filter["options"]}) == len(filter["options"]) for filter in browser.view["filters"]
    )


def test_the_frame_is_the_table() -> None:
    frame = components("armorica").to_frame()
    assert frame.shape == (62, 13)
    assert frame["provenance"].value_counts().to_dict() == dict(Counter(card.provenance for card in CARDS))
    assert frame.groupby("deck")["amphorae"].sum().to_dict() == {
        deck: sum(card.amphorae for card in standard_cards().deck(deck)) for deck in DECKS
    }
    roman = components("armorica").show(deck="roman", sort="-gold").to_frame()
    assert list(roman["gold"]) == sorted((card.count("gold") for card in CARDS if card.deck == "roman"), reverse=True)
    assert components("armorica").show(deck="start", color="red").to_frame().shape == (0, 13)


def test_what_is_chosen_on_the_page_is_shown(browser: Components) -> None:
    browser.set_state({"choice": {**browser.choice, "deck": "gaul", "sort": "wheat", "descending": True}})
    assert browser.view["status"] == "29 of 62 cards."
    assert [row[5] for row in browser.view["rows"]][:1] == [2]
    assert (browser.view["sort"], browser.view["descending"]) == ("wheat", True)
    assert browser.view["colors"] == [row["color"] for row in browser.rows]


@pytest.mark.parametrize("choice", [{"deck": "tarot"}, {"sort": "beauty"}, {"icon": 3}, {"pile": ["A"]}])
def test_nonsense_from_the_page_is_dropped_and_changes_nothing(browser: Components, choice: dict[str, Any]) -> None:
    before, chosen = browser.view, browser.choice
    browser.set_state({"choice": {**browser.choice, **choice}})
    assert browser.dropped == 1
    assert (browser.view, browser.choice) == (before, chosen)
    browser.set_state({"choice": {"deck": "start"}})
    assert len(browser) == 4


def test_bad_input_is_named(browser: Components) -> None:
    for call, field in (
        (lambda: components("chess"), "game"),
        (lambda: browser.show(deck="tarot"), "deck"),
        (lambda: browser.show(taste="sweet"), "filter"),
        (lambda: browser.show(sort="beauty"), "sort"),
        (lambda: components("armorica", own="no-such.csv"), "cards"),
    ):
        with pytest.raises(BadInput) as caught:
            call()
        assert caught.value.field == field
    assert len(browser) == 62


def test_the_words_are_the_same_every_time_and_in_the_catalogue(browser: Components) -> None:
    assert components("armorica").to_text() == browser.to_text() == repr(browser)
    data, _ = browser._repr_mimebundle_()  # type: ignore[misc]
    assert data["text/plain"] == browser.to_text()
    assert data["text/html"].count("<tr>") == 63
    assert len(data["text/html"]) < 30_000
    for text in (data["text/plain"], data["text/html"], str(browser.view)):
        assert not re.search(r"components_|icon_|provenance_|deck_", text)
    assert "62 reconstructed for this program" in browser.to_text()
    assert "Nothing passes" in browser.show(deck="start", color="red").to_text()


def test_an_own_table_is_shown_with_its_own_provenance() -> None:
    wild = [
        Card.of(card.id if card.id != "G-A-1" else "<b>&", card.deck, card.pile, card.color, card.icons, "own")
        for card in CARDS
    ]
    browser = components("armorica", own=CardTable(wild, "mine"))
    assert {row["provenance"] for row in browser.rows} == {"own"}
    assert "62 from your own table" in browser.to_text()
    html = browser.numbers.html()
    assert "<b>&" not in html and "&lt;b&gt;&amp;" in html


def test_the_browser_needs_no_pandas() -> None:
    code = (
        "import sys\n"
        "class Blocked:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.partition('.')[0] in ('numpy', 'pandas'):\n"
        "            raise ModuleNotFoundError(name, name=name)\n"
        "sys.meta_path.insert(0, Blocked())\n"
        "from widgets.components import components\n"
        "browser = components('armorica')\n"
        "print(len(browser.show(icon='sheep')))\n"
        "try:\n"
        "    browser.to_frame()\n"
        "except ModuleNotFoundError as error:\n"
        "    print(error.name)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=TOP, capture_output=True, text=True)
    assert done.stdout.split() == [str(len(passing(icon="sheep"))), "pandas"], done.stderr


def test_the_style_sheet_has_the_colours_of_the_cards_and_can_be_read() -> None:
    css = components("armorica")._css
    swatches = dict(re.findall(r'\[data-colour="(\w+)"\] \{\n  --rs-paint: (#[0-9a-f]{6})', css))
    assert swatches == theme.CARD
    found = re.findall(r'\[data-icon="(\w+)"\] \{\n  --rs-count: (.+);\n  --rs-on-count: (.+);', css)
    pips = {icon: ground for icon, ground, _ in found}
    assert set(pips) == set(ICONS)
    assert all(contrast(ground, ink.replace("white", "#ffffff")) >= 4.5 for _, ground, ink in found)
    for colours in (pips, palette("armorica").plots):
        assert contrast(colours["wheat"], colours["gold"]) > 1.5, "they are told apart"
    own = joined("components.css")
    names = set(re.findall(r"\.([A-Za-z][\w-]*)", re.sub(r"/\*.*?\*/|[\d.]+(px|em|rem)", "", own)))
    assert all(name.startswith(("rs-components", "vscode")) for name in names), names


def test_the_page_writes_text_only_and_names_every_control() -> None:
    js = joined("components.js").replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"innerHTML|insertAdjacentHTML|outerHTML|document\.write|https?:", js)
    for wanted in ("aria-sort", 'role: "status"', 'make("label"', "aria-label", "stopPropagation"):
        assert wanted in js
