"""The tables to look things up in: complete, in words, and never HTML of somebody else's making."""

from __future__ import annotations

from rulesim import rulebook
from widgets.reference import Listing, differences, glossary, questions


def test_every_ruling_is_in_exactly_one_table():
    rulings = {one.question for one in rulebook.rulings("armorica")}

    listed = [row[0] for table in (differences("armorica"), questions("armorica")) for row in table]

    assert sorted(listed) == sorted(rulings)


def test_an_edition_difference_quotes_every_book_and_names_its_option():
    tie = next(row for row in differences("armorica") if "(majority_tie)" in row[-1])

    assert len(tie) == len(differences("armorica").heads)
    assert all(tie[:5])


def test_a_fixed_ruling_offers_no_option():
    fixed = rulebook.ruling("armorica", "amb.winter.spend")

    row = next(row for row in questions("armorica") if row[0] == fixed.question)

    assert row == (fixed.question, fixed.ruling, fixed.why, "")


def test_the_glossary_names_every_term_as_the_editions_do():
    terms = glossary("armorica")

    assert len(terms) == len(rulebook.glossary("armorica"))
    assert all(row[0] and row[-1] for row in terms)
    assert next(row[:3] for row in terms if row[0] == "farmer") == ("farmer", "Bauer", "земледелец")


def test_a_listing_is_readable_as_text_and_escaped_as_html():
    listing = Listing(("what", "why"), (("<b>one</b>", "because"), ("two", "")))

    assert repr(listing) == "<b>one</b>\n  why: because\ntwo"
    assert "<b>one" not in listing._repr_html_()
    assert "&lt;b&gt;one&lt;/b&gt;" in listing._repr_html_()


def test_a_column_of_sentences_is_never_as_narrow_as_a_word():
    rows = (("farmer", "Bauer", "A person who works " + "and works " * 3), ("x", "y", ""))
    listing = Listing(("term", "short", "meaning"), rows)

    heads = listing._repr_html_().partition("<tbody>")[0].split("<th")[1:]

    assert [head.count("min-width") for head in heads if "scope" in head] == [0, 0, 1]
