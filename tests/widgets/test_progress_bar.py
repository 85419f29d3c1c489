"""The progress bar: how far playouts are, and a button that ends them."""

from __future__ import annotations

import threading

import pytest

from rulesim import new_game, simulate
from widgets import ProgressBar, progress_bar


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the bar takes for the time, in seconds."""
    now = [0.0]
    monkeypatch.setattr(progress_bar.time, "monotonic", lambda: now[0])
    return now


def test_it_is_filled_by_what_plays_out() -> None:
    bar = ProgressBar("Armorica")
    assert bar.to_text() == "Armorica: not begun yet"
    results = simulate.playouts(new_game("armorica", 2), "random", 7, progress=bar, stop=bar.stopped)
    assert results.complete
    assert (bar._bar.value, bar._bar.max, bar._stop.disabled) == (7, 7, True)
    assert bar._label.value == "7 of 7 games"
    assert repr(bar) == "Armorica: 7 of 7 games"
    assert bar._repr_mimebundle_()["text/plain"] == repr(bar)
    assert "<p>Armorica: 7 of 7 games</p>" in bar._repr_mimebundle_()["text/html"]


def test_it_says_how_long_it_will_take_once_that_is_known(clock: list[float]) -> None:
    bar = ProgressBar()
    bar(0, 4000)
    assert bar._label.value == "0 of 4,000 games"
    clock[0] = 5
    bar(1000, 4000)
    assert bar._label.value == "1,000 of 4,000 games · about 15 s left"
    assert bar.to_text() == "1,000 of 4,000 games", "what is saved in a notebook knows no times"


def test_it_is_drawn_ten_times_a_second_and_at_the_end(clock: list[float]) -> None:
    bar = ProgressBar()
    drawn: list[int] = []
    bar._bar.observe(lambda change: drawn.append(change["new"]), "value")
    for done in range(1, 101):
        clock[0] += 0.03
        bar(done, 100)
    assert drawn[-1] == 100
    assert 25 <= len(drawn) <= 32, "every fourth of a hundred, at 0.03 s each"


def test_the_button_ends_what_is_played_out_and_what_is_done_stays() -> None:
    bar = ProgressBar("games")

    def pressed_after_three(done: int, n: int) -> None:
        bar(done, n)
        if done == 3:
            bar._stop.click()

    results = simulate.playouts(new_game("armorica", 2), "random", 50, progress=pressed_after_three, stop=bar.stopped)
    assert not results.complete and 3 <= len(results) < 50
    assert bar._label.value.startswith("stopped after 3 of 50 games")
    assert bar._stop.disabled


def test_it_can_be_used_again_after_a_stop() -> None:
    bar = ProgressBar()
    bar.stop()
    assert isinstance(bar.stopped, threading.Event) and bar.stopped.is_set()
    bar.reset()
    assert not bar.stopped.is_set() and not bar._stop.disabled
    assert simulate.playouts(new_game("armorica", 2), "random", 5, progress=bar, stop=bar.stopped).complete


def test_a_name_is_shown_as_text() -> None:
    assert "<b>" not in ProgressBar("<b>bold</b>")._repr_mimebundle_()["text/html"]
