"""The infrastructure laboratory: any combination can be set, and what it shows is what the engine counts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rulesim import BadInput
from rulesim.discordia.aqueduct import shortage, shortage_parts
from widgets.charts.live_figure import LiveFigure
from widgets.shortage_lab import ShortageLab


def parts(laboratory: ShortageLab) -> dict[str, int]:
    state: Any = laboratory.session.state
    return shortage_parts(state, 0)


def test_a_new_building_first_makes_it_worse() -> None:
    laboratory = ShortageLab()
    assert laboratory.shortage == 19

    laboratory.set(tiles=1)
    assert laboratory.shortage == 21
    assert "from 19 to 21" in repr(laboratory)

    laboratory.set(manned=1)
    assert laboratory.shortage == 20


def test_every_combination_is_what_the_engine_counts() -> None:
    rng, laboratory = Random(1), ShortageLab()
    for _ in range(60):
        wanted = {name: rng.randint(low, high) for name, (low, high) in ShortageLab.LIMITS.items()}
        wanted["manned"] = min(wanted["manned"], 2 * wanted["tiles"])
        laboratory.set(**wanted)
        state: Any = laboratory.session.state
        assert laboratory.settings == wanted
        assert laboratory.shortage == shortage(state, 0) == sum(parts(laboratory).values())
        city = state.cities[0]
        assert (city.ring, city.expedition, len(city.decrees)) == (wanted["ring"], wanted["stars"], wanted["decrees"])
        assert (sum(city.extensions), state.year) == (wanted["extensions"], wanted["year"])
        assert sum(laid.filled for laid in city.laid()) == wanted["manned"]
        lines = laboratory.to_text().splitlines()
        assert lines[-1].split()[-1] == str(laboratory.shortage)


def test_each_slider_does_what_it_says() -> None:
    start = ShortageLab(tiles=2)
    before = parts(start)
    for name, part, change in (
        ("manned", "spaces", -1),
        ("extensions", "city", -1),
        ("stars", "expedition", -1),
        ("decrees", "decree", -1),
        ("ring", "aqueduct", -1),
    ):
        now = parts(ShortageLab(tiles=2, **{name: 1}))
        assert {key: now[key] - before[key] for key in now if now[key] != before[key]} == {part: change}
    assert parts(ShortageLab(extensions=4))["city"] == parts(ShortageLab(extensions=8))["city"] == 6


def test_moving_a_slider_is_setting_it() -> None:
    laboratory = ShortageLab()
    sliders = laboratory._sliders
    sliders["tiles"].value = 2
    sliders["manned"].value = 5
    assert laboratory.settings["manned"] == 5 and laboratory.shortage == 17
    assert "17" in laboratory._sum.value and "17" in laboratory._picture.value

    sliders["tiles"].value = 1
    assert laboratory.settings["manned"] == sliders["manned"].value == 3

    sliders["manned"].value = 2
    sliders["manned"].value = sliders["manned"].max
    assert laboratory.settings["manned"] == sliders["manned"].value == 3, "as far as it goes"
    assert laboratory._message.value == "One tile has 3 spaces, no more."
    sliders["tiles"].value = 0
    sliders["manned"].value = 1
    assert laboratory._message.value == "Without a tile there is no space to fill."

    sliders["ring"].value = 1
    assert laboratory._message.value == ""


def test_what_cannot_be_is_told_and_changes_nothing() -> None:
    laboratory = ShortageLab(tiles=1)
    before = laboratory.session
    for wrong, field in (
        ({"ring": 11}, "ring"),
        ({"ring": 1.5}, "ring"),
        ({"manned": 4}, "manned"),
        ({"moats": 1}, "setting"),
        ({"ring": 1, "tiles": -1}, "tiles"),
    ):
        with pytest.raises(BadInput) as caught:
            laboratory.set(**wrong)  # type: ignore[arg-type]
        assert caught.value.field == field
    assert laboratory.session is before and laboratory.settings["ring"] == 0


def test_figures_may_be_thrown_back() -> None:
    laboratory = ShortageLab(tiles=6, manned=14, extensions=8, stars=6, decrees=4, ring=10)
    assert laboratory.shortage == -10
    assert "−10" in laboratory._picture.value
    told = "The shortage is −10: up to 10 figures may be thrown back, at each of 4 year ends."
    assert laboratory._sum.value == told
    laboratory.set(year=4)
    told = told.replace("each of 4 year ends", "the last year end")
    assert laboratory._sum.value == f"{told} The last change made no difference to it."
    laboratory.set(ring=1)
    told = "The shortage is −1: 1 figure may be thrown back, at the last year end. The last change: from −10 to −1."
    assert laboratory._sum.value == told
    laboratory.set(ring=0)
    assert laboratory._sum.value == "The shortage is 0: no figure is drawn. The last change: from −1 to 0."


def test_every_change_is_another_game_that_a_chart_can_follow() -> None:
    from widgets.charts import live

    laboratory = ShortageLab()
    seen: list[Any] = []
    laboratory.observe(lambda change: seen.append(change["new"]), "session")
    figure = live(laboratory, "shortage")
    laboratory.set(tiles=1)
    assert seen == [laboratory.session]
    assert figure.error == "" and "shortage of 21" in repr(figure)
    laboratory.set(tiles=1)
    assert len(seen) == 1, "nothing changed"
    figure.close()
    LiveFigure.current = None


def test_it_reads_without_a_kernel_and_the_same_every_time() -> None:
    bundle = ShortageLab(tiles=1, ring=2)._repr_mimebundle_()
    assert bundle["text/plain"] == ShortageLab(tiles=1, ring=2).to_text()
    assert bundle["text/plain"].splitlines()[1] == "The shortage is 19, drawn at each of 4 year ends."
    assert "<table" in bundle["text/html"] and "<script" not in bundle["text/html"]
    assert ShortageLab(year=4).to_text().splitlines()[1] == "The shortage is 19, drawn at the last year end."


def test_every_slider_is_named_and_explained() -> None:
    for name, slider in ShortageLab()._sliders.items():
        assert slider.description and "_" not in slider.description, name
        assert slider.tooltip and "shortage_lab" not in slider.tooltip, name
