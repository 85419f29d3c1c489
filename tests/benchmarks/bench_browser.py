"""What a learner feels, measured in real JupyterLab with Chromium: from the click to the board, and to the plot.

A lesson per game; one game only: ``python -m tests.benchmarks.bench_browser discordia``
"""

from __future__ import annotations

import contextlib
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Error, Page, sync_playwright

import rulesim
from tests.benchmarks import Figure, quantile
from tests.browser.lab import RUN_ALL, SETTLED, Lab, chromium_path, launch, open_notebook, run_all, running_lab

CLICKS = 40
NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"


@dataclass(frozen=True)
class Subject:
    """The lesson of a game that is measured, and what it should reach in milliseconds from the click.

    ``lesson``: the notebook's name in the game's folder; the first there if it is missing. ``piece``: what is clicked.
    """

    lesson: str = ""
    board: float | None = None
    plot: float | None = None
    piece: str = ".rs-piece.rs-legal:not([aria-haspopup])"


SUBJECTS = {
    "armorica": Subject("2-gaul-immigration.ipynb", board=40, plot=80),
    "discordia": Subject("3-main-actions.ipynb", board=60),
    "provincia": Subject("7-combat.ipynb", board=60),
}
"""A game that is not here is measured without aims."""

BARE = """
import anywidget, traitlets
class Bare(anywidget.AnyWidget):
    _esm = '''export default {render({model, el}) {
        el.innerHTML = '<div class="rs-table"><p class="rs-status"></p><button class="rs-legal">+</button>' +
            '<button data-id="command-undo">-</button></div>';
        const show = () => { el.querySelector('.rs-status').textContent = model.get('count'); };
        const send = (step) => { model.set('intent', {step, at: model.get('count')}); model.save_changes(); };
        el.querySelector('.rs-legal').onclick = () => send(1);
        el.querySelector('[data-id]').onclick = () => send(-1);
        model.on('change:count', show); show(); }}'''
    count = traitlets.Int(0).tag(sync=True)
    intent = traitlets.Dict().tag(sync=True)
    @traitlets.observe("intent")
    def _answer(self, change):
        self.count += change.new["step"]
Bare()
"""

# A person looks at a piece before clicking it: by then the last move and the look at this one have come to rest.
RESTED = """async () => {
    const finite = () => document.getAnimations().filter(one => isFinite(one.effect.getComputedTiming().endTime));
    await new Promise(looked => setTimeout(looked, 150));
    await Promise.allSettled(finite().map(one => one.finished));
    await new Promise(rested => requestIdleCallback(rested));
}"""

# Times run from the moment the page gets the click.
ARM = """(plot) => {
    const table = document.querySelector('.rs-legal').closest('.rs-table');
    const figure = document.querySelector('.js-plotly-plot');
    const before = JSON.stringify(figure?.data);
    let start = 0;
    window.addEventListener('click', () => { start = performance.now(); }, { capture: true, once: true });
    window.measured = new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('nothing changed')), 5000);
        const done = () => { clearTimeout(late); resolve(performance.now() - start); };
        if (plot) {
            const drawn = () => {
                if (JSON.stringify(figure.data) === before) return;
                figure.removeListener('plotly_afterplot', drawn);
                done();
            };
            figure.on('plotly_afterplot', drawn);
        } else {
            const watch = new MutationObserver(() => { watch.disconnect(); done(); });
            watch.observe(table.querySelector('.rs-status'), {subtree: true, childList: true, characterData: true});
        }
    });
}"""


def click(page: Page, selector: str, plot: bool) -> float:
    """Milliseconds from a mouse click on the first such element to the changed board (or plot)."""
    page.locator(selector).first.hover()
    page.evaluate(RESTED)
    page.locator(selector).first.hover()  # it may have moved while the page came to rest
    page.evaluate(ARM, plot)
    page.mouse.down()
    page.mouse.up()
    return float(page.evaluate("() => window.measured"))


def clicks(page: Page, piece: str = ".rs-legal", plot: bool = False) -> list[float]:
    """So many clicks on a legal piece, each undone again."""
    times: list[float] = []
    for _ in range(CLICKS):
        times.append(click(page, piece, plot))
        click(page, "[data-id='command-undo']", plot)
    return times


def write(lab: Lab, name: str, source: str) -> str:
    """A notebook of one cell in the folder that Lab serves."""
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    nbformat.write(new_notebook(cells=[new_code_cell(source)], metadata=metadata), Path(lab.root, name))
    return name


def lesson_of(game: str) -> str | None:
    """The path of the lesson that is measured, in the notebooks' folder; None if the game has none yet."""
    wanted = NOTEBOOKS / game / SUBJECTS.get(game, Subject()).lesson
    there = [wanted] if wanted.is_file() else sorted((NOTEBOOKS / game).glob("*.ipynb"))
    return str(there[0].relative_to(NOTEBOOKS)) if there else None


def first_paint(page: Page, lab: Lab, game: str, path: str) -> Iterator[Figure]:
    """Seconds from a kernel that is up to the lesson's board, and to the end of all cells."""
    open_notebook(page, lab, path)
    start = time.perf_counter()
    page.evaluate(RUN_ALL)
    page.wait_for_selector(".rs-piece", timeout=60_000)
    painted = time.perf_counter() - start
    yield Figure(f"{game}: a lesson's first paint (board), kernel up", painted, "s", aim=5, note=path)
    page.wait_for_selector(".js-plotly-plot .plot-container", timeout=60_000)
    yield Figure(f"{game}: the same lesson's live plot", time.perf_counter() - start, "s")
    page.wait_for_function(SETTLED, timeout=120_000)
    yield Figure(f"{game}: the same lesson's last cell", time.perf_counter() - start, "s")


@contextlib.contextmanager
def lab_page(height: int = 1600) -> Iterator[tuple[Page, Lab]]:
    """A page of a Chromium, and the JupyterLab to open on it. RuntimeError if there is no Chromium."""
    program = chromium_path()
    if program is None:
        raise RuntimeError("no Chromium found: nothing can be measured")
    with contextlib.ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        lab = stack.enter_context(running_lab(Path(home)))
        browser = launch(stack.enter_context(sync_playwright()), program)
        yield browser.new_page(viewport={"width": 1280, "height": height}), lab
        browser.close()


def measure(games: tuple[str, ...] = ()) -> Iterator[Figure]:
    with lab_page() as (page, lab):
        open_notebook(page, lab, write(lab, "bare.ipynb", BARE))
        run_all(page)
        page.wait_for_selector(".rs-table")
        yield from told("click to a bare widget's answer", clicks(page), None)
        copied = lab.copy_notebooks("bench")
        for game in games or rulesim.games():
            yield from of_game(page, lab, game, copied)


def of_game(page: Page, lab: Lab, game: str, copied: str) -> Iterator[Figure]:
    """The figures of one game's lesson; ``copied``: the folder of the copied notebooks."""
    path, subject = lesson_of(game), SUBJECTS.get(game, Subject())
    if path is None:
        print(f"   {game}: no notebook yet, nothing measured")
        return
    yield from first_paint(page, lab, game, f"{copied}/{path}")
    for what, plot, aim in (("board", False, subject.board), ("plot", True, subject.plot)):
        try:
            yield from told(f"{game}: click to the updated {what}", clicks(page, subject.piece, plot), aim)
        except Error as error:
            if "nothing changed" not in error.message:
                raise
            print(f"   {game}: the click that is measured in {path} leaves the {what} as it is")


def told(name: str, times: list[float], aim: float | None) -> Iterator[Figure]:
    """Median and 95th percentile of some times in milliseconds."""
    yield Figure(f"{name}, median", quantile(times, 0.5), "ms", aim=aim, note=f"{len(times)} clicks on localhost")
    yield Figure(f"{name}, 95 %", quantile(times, 0.95), "ms")


if __name__ == "__main__":
    from tests.benchmarks.__main__ import row

    for figure in measure(tuple(sys.argv[1:])):
        print(row(figure), flush=True)
