"""The laboratory: any display can be built, and what it says is what the engine scores."""

from __future__ import annotations

import pytest

from rulesim import BadInput
from rulesim.armorica.ending import sets_points
from widgets.laboratory import Laboratory


def letters(laboratory):
    return "".join(card.letter for card in laboratory.display)


def test_a_display_grows_and_shrinks_card_by_card():
    laboratory = Laboratory("NYB")

    laboratory.add("red").add("N").remove(2)

    assert letters(laboratory) == "NBRN"
    assert laboratory.session.state.scores()[0].points("armorica.scoring.sets") == 6 + 1


@pytest.mark.parametrize("text", ["", "N", "NNNN", "NYBYRWGNBB", "N[w2 a3] Y[w1 a1] B", "S1 G-A-1 R-IV-7"])
def test_what_it_says_is_what_the_engine_scores(text):
    laboratory = Laboratory(text)

    assert laboratory._sum.value.endswith(f"{sets_points(laboratory.display)} VP")
    assert laboratory._sum.value in laboratory.to_text()


def test_what_is_no_card_is_named_and_the_display_stays():
    laboratory = Laboratory("NY")

    with pytest.raises(BadInput, match="'X'"):
        laboratory.add("X")

    assert letters(laboratory) == "NY"


def buttons(laboratory, row):
    shown = [one for one in laboratory.children[row].children if one.layout.display != "none"]
    return {one.tooltip: one for one in shown if hasattr(one, "click")}


def test_a_button_adds_its_colour_and_a_card_that_is_pressed_goes():
    laboratory = Laboratory("N")

    for color in ("white", "red", "blue"):
        buttons(laboratory, 2)[f"Add a {color} card at the right end"].click()
    assert letters(laboratory) == "NWRB"

    buttons(laboratory, 0)["Remove card 2, white"].click()
    assert letters(laboratory) == "NRB"
    assert [one.description for one in buttons(laboratory, 0).values()] == ["brown", "red", "blue"]


def test_every_change_is_another_finished_game_that_a_chart_can_follow():
    laboratory = Laboratory("N")
    seen = []
    laboratory.observe(lambda change: seen.append(change["new"]), "session")

    laboratory.add("blue")

    assert seen == [laboratory.session]
    assert laboratory.session.state.is_over


def test_removing_a_card_that_is_not_there_says_which_are():
    with pytest.raises(BadInput, match="allowed: 1, 2"):
        Laboratory("NY").remove(3)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (lambda lab: lab.add("pink"), "card: 'pink' is not known; allowed: yellow, blue, brown, green, red, white."),
        (lambda lab: lab.add(3), "card: a text is needed"),
        (lambda lab: lab.add(" "), "card: a colour is needed, or a card such as"),
        (lambda lab: lab.remove("a"), "number: 'a' is not known; allowed: 1, 2"),
        (lambda lab: lab.show("").remove(1), "number: there is no card to remove."),
        (lambda lab: lab.show(None), "display: a text is needed"),
        (lambda lab: Laboratory(5), "display: a text is needed"),
        (lambda lab: lab.show("NX"), "display: 'X' is no card id"),
    ],
)
def test_what_a_cell_asks_for_in_vain_is_named_as_the_cell_calls_it(wrong, why):
    with pytest.raises(BadInput) as caught:
        wrong(Laboratory("NY"))
    assert str(caught.value).startswith(why)


def test_a_card_too_many_is_told_where_the_points_stand():
    """Nothing shows what a button's handler raises."""
    laboratory = Laboratory("NYBGRW" * 10)
    laboratory.children[2].children[1].click()
    assert laboratory._sum.value.endswith("210 VP. display: 61 cards; at most 60 fit a display.")
    laboratory.remove(60)
    assert laboratory._sum.value.endswith("204 VP")


def test_it_reads_without_a_kernel():
    bundle = Laboratory("NYN")._repr_mimebundle_()

    assert bundle["text/plain"].splitlines()[:2] == ["N Y N", "2 sets: 3 + 1 = 4 VP"]
    assert "<table>" in bundle["text/html"]


def test_a_live_chart_follows_the_display():
    from widgets.charts import live

    laboratory = Laboratory("NY")
    figure = live(laboratory, "sets")
    assert "3 VP" in repr(figure)

    laboratory.add("blue")

    assert "6 VP" in repr(figure)
