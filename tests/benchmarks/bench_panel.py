"""What a learner feels of a what-if, measured in real JupyterLab: the first bars, the board meanwhile, the end of it.

One game only: ``python -m tests.benchmarks.bench_panel provincia``
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from playwright.sync_api import Page

import rulesim
from tests.benchmarks import Figure
from tests.benchmarks.bench_browser import click, lab_page, told, write
from tests.browser.lab import Lab, execute, open_notebook, run_all

ASKED = 20
"""How often the panel is asked, and a move made meanwhile; and asked and stopped again."""
RUNNING = 400
"""Milliseconds for which it runs before that."""
PIECE = ".rs-piece.rs-legal:not([aria-haspopup])"

CELL = """from widgets.player import Player
player = Player({game!r}, 3, seed=3)
panel = player.whatif
panel.n = 10**6
panel.choose(tier="end")
player"""

# Times run from the moment the page gets the click on the panel's button.
PRESS = """([button, status, inside]) => new Promise((resolve, reject) => {
    const panel = document.querySelector('.rs-whatif');
    const pressed = [...panel.querySelectorAll('button')].find(one => one.textContent.trim() === button);
    const late = setTimeout(() => reject(new Error(`${button}: no ${status} ${inside} came`)), 20000);
    const start = performance.now();
    const look = () => {
        if (panel.dataset.status !== status || (inside && !panel.querySelector(inside))) return;
        clearTimeout(late);
        watch.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
    };
    const watch = new MutationObserver(look);
    watch.observe(panel, {subtree: true, childList: true, attributes: true, characterData: true});
    pressed.click();
})"""


def pressed(page: Page, button: str, status: str, inside: str = "") -> float:
    """Milliseconds from a press on a button of the panel until it is in that state, with that inside it, and drawn."""
    page.locator(".rs-whatif button:not([disabled])", has_text=button).first.wait_for()
    return float(page.evaluate(PRESS, [button, status, inside]))


def forget(page: Page) -> None:
    """Back to the position before, about which nothing is known with the next seed."""
    execute(page, "panel.questions.seed += 1; player.undo()")


def of_game(page: Page, lab: Lab, game: str) -> Iterator[Figure]:
    """The figures of one game; greedy players play on, as they do unless told otherwise."""
    open_notebook(page, lab, write(lab, f"panel-{game}.ipynb", CELL.format(game=game)))
    run_all(page)
    page.locator(".rs-whatif button").first.wait_for()
    alone: list[float] = []
    for _ in range(ASKED):
        alone.append(click(page, PIECE, ["board"])[0])
        execute(page, "player.undo()")
    yield from told(f"{game}: the same move with nothing asked, to the board", alone, None)
    firsts: list[float] = []
    moves: list[float] = []
    ends: list[float] = []
    for number in range(ASKED):
        firsts.append(pressed(page, "Ask again" if number else "What if?", "running", "tbody tr"))
        page.wait_for_timeout(RUNNING)
        moves.append(click(page, PIECE, ["board"])[0])
        forget(page)
        firsts.append(pressed(page, "Ask again", "running", "tbody tr"))
        page.wait_for_timeout(RUNNING)
        ends.append(pressed(page, "Stop", "cancelled"))
        click(page, PIECE, ["board"])
        forget(page)
    yield from told(f"{game}: a move while a what-if runs, to the board", moves, 60, late=120)
    note = "worker processes had to be started"
    yield Figure(f"{game}: first bars, asked for the first time", firsts[0], "ms", 300, note=note)
    yield from told(f"{game}: first bars", firsts[1:], 300)
    yield from told(f"{game}: a what-if is stopped", ends, 100)


def measure(games: tuple[str, ...] = ()) -> Iterator[Figure]:
    with lab_page(height=3200) as (page, lab):
        for game in games or rulesim.games():
            yield from of_game(page, lab, game)


if __name__ == "__main__":
    from tests.benchmarks.__main__ import row

    for figure in measure(tuple(sys.argv[1:])):
        print(row(figure), flush=True)
