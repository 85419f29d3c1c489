"""``make test-site``: the static site, learned from in a browser that reaches nothing but the folder's own server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from tests.browser.lab import SLOW, chromium, execute, leaves_the_machine, value, wait_until
from tests.browser.test_stage import Stage, learn
from tests.notebook_env import NOTEBOOKS, notebooks
from tests.site.served import RAN, SITE, Server
from widgets import lessons, progress

MOST = 20_000_000
"""Bytes of a first visit, packed as servers pack them."""
GAMES = ("armorica", "discordia", "provincia")
STAGE = '[data-rulesim="stage"]'

SHOW = """async (code) => {
    const { commands, shell } = window.jupyterapp;
    const { content } = shell.currentWidget;
    content.activeCellIndex = content.widgets.findIndex(cell => cell.model.getMetadata('jupyter')?.source_hidden);
    content.activeCell.model.sharedModel.setSource(code);
    await commands.execute('notebook:run-cell');
}"""
"""Runs other code in the cell of a lesson that shows its stage."""

RUN = """
import json
from IPython.utils.capture import capture_output
def run(path):
    for cell in json.load(open(f"/drive/{path}"))["cells"]:
        if cell["cell_type"] == "code":
            with capture_output():
                result = get_ipython().run_cell("".join(cell["source"]), store_history=False)
            error = result.error_before_exec or result.error_in_exec
            if bool(error) != ("raises-exception" in cell["metadata"].get("tags", ())):
                print(path, cell["source"], repr(error))
"""
LONG = ("1-armorica", "2-discordia", "3-provincia", "4-editions", "5-tournament", "7-how-honest")
"""Notebooks that play for minutes there: what they ask is asked of a lesson."""
GAME = """
import rulesim
from rulesim.bots import level, play
from widgets import Player
player = Player("armorica", 2, seats=("human", "random"), seed=1)
play(player.session, [level("random")] * 2, 1)
review = player.look_back()
print(player.save("mine"))
"""
KEPT = """
from widgets import keeping, progress
kept = progress.default()
print(tuple(one.name for one in keeping.kept_games("armorica")), kept.marks(), kept.kept("armorica/roman"))
"""


@pytest.fixture
def server() -> Iterator[Server]:
    """Where the site is served."""
    made = Server()
    yield made
    made.stop()


@pytest.fixture(scope="module", name="chromium")
def one_chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    with chromium() as browser:
        yield browser


class Visit:
    """A learner's window."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.problems: list[str] = []
        context.set_default_timeout(30_000 * SLOW)
        context.on("request", self._requested)
        context.on("weberror", lambda error: self.problems.append(f"script error: {error.error}"))

    def _requested(self, request: Request) -> None:
        if leaves_the_machine(request.url):
            self.problems.append(f"a request left the machine: {request.url}")

    def begin(self, game: str) -> Page:
        """From the first page to a lesson, with one click; the page says that it is starting, and then is there."""
        page = self.context.new_page()
        page.goto(self.address)
        page.locator(f'article a[href*="{game}/2-"]').first.click()
        expect(page.locator(".rs-lesson-starting")).to_contain_text("starting", timeout=60_000 * SLOW)
        return self.ready(page)

    def ready(self, page: Page) -> Page:
        """The page, as soon as its lesson has run and shows its stage."""
        page.wait_for_function(RAN, timeout=240_000 * SLOW)
        expect(page.locator(".rs-lesson-starting")).to_have_count(0)
        expect(page.locator(STAGE)).to_be_visible(timeout=60_000 * SLOW)
        return page


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """A visit of a newcomer."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    made = Visit(context, server.address)
    yield made
    context.close()
    assert made.problems == []


def finished(page: Page) -> None:
    """Its lesson shows that it is finished."""
    expect(page.locator(STAGE)).to_have_attribute("data-kind", "finish", timeout=60_000 * SLOW)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learned_by_mouse_a_what_if_asked_and_progress_kept(
    visit: Visit, server: Server, game: str
) -> None:
    page = visit.begin(game)
    assert server.size() < MOST
    stage = Stage(page)
    panel = stage.part("plot").get_by_role("tabpanel")
    page.get_by_role("tab", name="What if").click()
    panel.get_by_role("button", name="In a turn", exact=True).click()
    expect(panel).to_contain_text("%", timeout=60_000 * SLOW)
    stage.ask("stage.chances.stop()")
    page.get_by_role("tab", name="Plot").click()

    learn(stage, stage.click, lambda name: stage.command(name).click())
    finished(page)
    assert stage.ask("[stage.error, stage.done == len(stage.plan.beats)]") == ["", True]
    assert "undefined" not in stage.root.inner_html()

    page.wait_for_timeout(1000 * SLOW)  # what was written reaches the browser's store
    page.reload()
    finished(visit.ready(page))


def test_every_lesson_begins_there(visit: Visit) -> None:
    page = visit.begin("armorica")
    stage = page.locator(STAGE)
    for plan in (plan for game in GAMES for plan in lessons.plans(game)):
        page.evaluate(SHOW, f"from widgets.lesson import lesson\nstage = lesson({plan.id!r})\nstage")
        expect(stage.locator('[data-part="coach"]')).to_contain_text(plan.title())
        expect(stage.locator('[data-part="board"] [data-id]').first).to_be_visible()
        assert value(page, "[stage.plan.id, stage.error, stage.finish is None]") == [plan.id, "", True]


def test_the_other_notebooks_run_and_a_game_its_review_and_progress_last_without_the_server(
    visit: Visit, server: Server
) -> None:
    page = visit.begin("armorica")
    execute(page, RUN)
    names = [path.relative_to(NOTEBOOKS).as_posix() for path in notebooks() if path.stem not in LONG]
    assert len(names) > 35
    assert [told for name in names if (told := execute(page, f"run({name!r})"))] == []

    assert execute(page, GAME).endswith("mine.json")
    wait_until(page, lambda: execute(page, "print(review.found.complete)") == "True")
    execute(page, "from widgets import progress\nprogress.default().keep('armorica/roman', ['-', 'take 1'])")
    page.wait_for_timeout(1000 * SLOW * (progress.SOON + 1))
    execute(page, "progress.mark('armorica/gaul', 'task', 'third')")
    page.wait_for_timeout(1000 * SLOW)

    page.reload()
    visit.ready(page)  # what was fetched before there was a worker is kept from here on
    server.asked.clear()
    page.reload()
    visit.ready(page)
    assert {path for path in server.asked if (SITE / path).is_file()} <= {"service-worker.js"}
    server.stop()
    page.goto(visit.address)
    page.locator('article a[href*="armorica/2-"]').first.click()
    visit.ready(page)
    kept = execute(page, KEPT)
    assert "('mine',)" in kept and "'third'" in kept and "['-', 'take 1']" in kept
