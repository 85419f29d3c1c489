"""Text from outside in real JupyterLab: whatever a name, a cell of a table, a file or an error says is only text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import Watch, run_all
from tests.browser.look import sticks_out

NAMES = (
    r"$\href{https://evil.example}{w}$",
    r"$\rule{99em}{99em}$",
    r"\(x\) www.evil.example",
    "https://evil.example/" + "W" * 19,
    "<a href=x>" + "Ẅ̃̄" * 7,
    "﷽" * 40,
)
"""Formulas, addresses, markup, letters without a place to break a line, wide ones."""

START = f"""from widgets import Player, Table
from widgets.charts import live
from widgets.components import components
from widgets.progress_bar import ProgressBar
from rulesim import Session, new_game, provincia
from pathlib import Path
names = {NAMES!r}
own = Path("$x$ www.evil.example.csv")
lines = Path(provincia.__file__).with_name("buildings.csv").read_text().splitlines()
cells = lines[1].split(",")
cells[1] = names[0]
_ = own.write_text("\\n".join([lines[0], ",".join(cells), *lines[2:]]))
session = Session(new_game("provincia", 6, tables={{"buildings": own}}), names=names, name=names[3])
player = Player("provincia", 6, seed=1, names=names)
_ = player.save("$x$ www.evil.example")
PLAIN = ("text/plain",), ("text/html",)"""

SHOWN = (
    "player",
    "live(session)",
    "ProgressBar(names[0])",
    "display(player, include=PLAIN[0])",
    "display({'text/html': player._repr_mimebundle_()['text/html']}, raw=True)",
    "print(player)",
    "live(session)._shown.chart()",
    "components('provincia', own={'buildings': own})",
    "session",
    "Table(Session(new_game('armorica', 4), seed=1, names=names[:4]))",
    "Table(Session(new_game('discordia', 4), seed=1, names=names[2:]))",
)
RAISED = (
    "new_game(names[0], 2)",
    "new_game('provincia', 2, tables={'buildings': names[3]})",
    "player.load(names[2])",
    "Session.from_share(names[3])",
    "session.play(names[0])",
    "own.write_text('id'); new_game('provincia', 2, tables={'buildings': own})",
)

ALIVE = """() => [...document.querySelectorAll('.jp-OutputArea-output')].flatMap((output) =>
    [...output.querySelectorAll('mjx-container, .MathJax, a[href], script, iframe, [onclick]')]
        .map((node) => `${node.outerHTML.slice(0, 120)} in ${output.textContent.slice(0, 80)}`))"""
"""What is more than text: typeset formulas, links, programs."""
WIDE = """() => [...document.querySelectorAll('.jp-Cell-outputArea')]
    .filter((area) => area.scrollWidth > area.clientWidth + 1)
    .map((area) => `${area.scrollWidth} of ${area.clientWidth} pixels: ${area.textContent.slice(0, 80)}`)"""
MEANT = "display({'text/html': '<p>$x+1$</p>'}, raw=True)"


@pytest.mark.thorough
def test_what_comes_from_outside_is_only_text(open_cells: Callable[..., Page], watch: Watch) -> None:
    page = open_cells(START, *SHOWN, *((source, "raises-exception") for source in RAISED), MEANT)
    run_all(page)
    expect(page.locator(".rs-table")).to_have_count(3)
    expect(page.locator(".js-plotly-plot").first).to_be_visible()
    cells = page.locator(".jp-Cell")
    meant = cells.last.locator("mjx-container")
    expect(meant.first).to_be_visible()  # formulas are typeset in the order of the page: all others would be, by now
    assert [found for found in page.evaluate(ALIVE) if "x+1" not in found] == []
    assert page.evaluate(WIDE) == [] and sticks_out(page, ".jp-OutputArea-output") == []
    shown = page.locator(".jp-OutputArea").all_inner_texts()
    assert sum("evil.example" in text for text in shown) >= 10  # all of it can still be read
    assert watch.problems == []
