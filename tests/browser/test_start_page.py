"""The start page in a real browser: on a page of its own, and in JupyterLab."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.lab import PATIENCE, SLOW, execute
from tests.browser.look import axe, faint, sticks_out, texts
from widgets import lessons, progress
from widgets.art import board_style, module_of
from widgets.stage.drill import posed
from widgets.start_page import by_length, page

MOUNT = """async ([source, page]) => {
    const module = await import(URL.createObjectURL(new Blob([source], {type: 'text/javascript'})));
    const heard = {}, data = {page};
    window.opened = []; window.sent = []; window.leaked = [];
    document.body.addEventListener('keydown', event => window.leaked.push(event.key));
    window.model = {
        get: name => data[name], set() {}, save_changes() {}, send: content => window.sent.push(content),
        on: (name, f) => (heard[name] ??= []).push(f),
        off: (name, f) => { heard[name] = (heard[name] || []).filter(g => g !== f); },
        receive: page => { data.page = page; (heard['change:page'] || []).forEach(f => f()); },
        listeners: () => Object.values(heard).flat().length,
    };
    window.stop = module.default.render({model: window.model, el: document.getElementById('root')});
}"""
LISTEN = """() => document.addEventListener('rulesim:open', (event) => {
    event.preventDefault(); window.opened.push(event.detail.path); })"""
AWAY = """async () => {
    const { style } = document.getElementById('root');
    for (style.display of ['', 'none', '']) for (const _ of 'ab') await new Promise(requestAnimationFrame); }"""
"""In sight, out of sight, in sight, each for as long as it takes the page to see it."""
BANDS = ".rs-start-begin, .rs-start-go, .rs-start-game, .rs-start-link"


@pytest.fixture
def mount(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """``mount(theme="light", width=1110, height=800)``: a page with the start page on it, as the learner stands."""
    pages: list[Page] = []
    problems: list[str] = []

    def mounted(theme: str = "light", width: int = 1110, height: int = 800, **options: Any) -> Page:
        first = by_length()[0]
        found = chromium.new_page(viewport={"width": width, "height": height}, **options)
        found.set_default_timeout(1000 * PATIENCE)
        pages.append(found)
        found.on("pageerror", lambda error: problems.append(str(error)))
        colour, light = ("#111111", "false") if theme == "dark" else ("#ffffff", "true")
        found.set_content(
            f'<!doctype html><html lang="en"><style>{board_style(first)}</style><body data-jp-theme-light="{light}" '
            f'data-style-of="{first}" style="margin:0;background:{colour};--rs-room:{height}px">'
            '<div id="root"></div></body></html>'
        )
        found.evaluate(MOUNT, [module_of("start_page.js", first), page()])
        return found

    yield mounted
    for one in pages:
        one.close()
    assert problems == []


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two lessons are done, one is begun, and questions come back."""
    plans, before = lessons.plans("armorica"), progress.now() - 5 * 86400
    with monkeypatch.context() as then:
        then.setattr(progress, "now", lambda: before)
        for plan in plans[:2]:
            for beat in plan.beats:
                progress.mark(plan.id, "task", beat.id)
                if beat.question:
                    progress.mark(plan.id, "quiz", beat.question)
    progress.mark(plans[2].id, "task", plans[2].beats[0].id)


def test_the_lessons_of_a_game_are_shown_and_left_by_keyboard(mount: Callable[..., Page], begun: None) -> None:
    found = mount()
    opener = found.get_by_role("button", name="Armorica")
    lesson = found.get_by_role("link", name=lessons.plans("armorica")[2].title())
    expect(lesson).to_be_hidden()
    opener.focus()
    found.keyboard.press("Enter")
    expect(opener).to_have_attribute("aria-expanded", "true")
    region = found.get_by_role("region", name="Lessons of Armorica")
    expect(region.get_by_role("link")).to_have_count(len(lessons.plans("armorica")))
    expect(region.get_by_role("link").first).to_be_focused()
    expect(region.get_by_role("link").first).to_contain_text("done")
    expect(found.get_by_role("button", name="Discordia")).to_be_hidden()
    found.keyboard.press("Escape")
    expect(region).to_be_hidden()
    expect(opener).to_be_focused()
    found.keyboard.press("x")
    assert found.evaluate("window.leaked") == [], "JupyterLab would cut the cell"


def test_whoever_listens_opens_the_notebook_else_it_is_a_link(mount: Callable[..., Page]) -> None:
    found = mount()
    begin = found.get_by_role("link", name="Play your first turn")
    path = lessons.plans("armorica")[0].notebook
    assert begin.get_attribute("href") == path
    found.evaluate("() => document.addEventListener('click', (event) => { window.free = !event.defaultPrevented; "
                   "event.preventDefault(); })")  # fmt: skip
    begin.click()
    assert found.evaluate("[window.free, window.opened]") == [True, []]
    found.evaluate(LISTEN)
    begin.click()
    assert found.evaluate("[window.free, window.opened]") == [False, [path]]
    begin.click(modifiers=["Control"])
    assert found.evaluate("[window.free, window.opened]") == [True, [path]], "another tab was asked for"


def test_what_changes_is_drawn_and_what_is_open_stays_open(mount: Callable[..., Page]) -> None:
    found = mount()
    expect(found.locator(".rs-start-next")).to_be_hidden()
    found.get_by_role("button", name="Discordia").click()
    progress.mark("armorica/roman", "task", lessons.plan("armorica/roman").beats[0].id)
    found.evaluate("(page) => window.model.receive(page)", page())
    expect(found.get_by_role("link", name="Continue")).to_be_visible()
    expect(found.get_by_role("region", name="Lessons of Discordia")).to_be_visible()


def test_it_asks_anew_when_it_comes_into_sight_again(mount: Callable[..., Page]) -> None:
    found = mount()
    assert found.evaluate("window.sent") == []
    found.evaluate(AWAY)
    found.wait_for_function("window.sent.length === 1")
    assert found.evaluate("window.sent") == [{"kind": "ready"}]


@pytest.mark.parametrize("new", [True, False])
@pytest.mark.parametrize(("width", "height"), [(1110, 800), (1110, 590), (1110, 530), (600, 800), (370, 700)])
def test_nothing_sticks_out_or_is_cut_off(
    mount: Callable[..., Page], request: pytest.FixtureRequest, new: bool, width: int, height: int
) -> None:
    if not new:
        request.getfixturevalue("begun")
    found = mount(width=width, height=height)
    assert sticks_out(found, ".rs-start") == []
    if width > 1000:  # all of it is seen at once
        assert found.evaluate("document.documentElement.scrollHeight") <= height
        page_box = found.locator(".rs-start-page").bounding_box()
        boxes = [one.bounding_box() for one in found.locator(BANDS).all() if one.is_visible()]
        assert page_box and all(box and box["y"] + box["height"] <= page_box["y"] + page_box["height"] for box in boxes)
        board, hero = (found.locator(f".rs-start-{part}").bounding_box() for part in ("board", "hero"))
        assert board and hero and hero["y"] <= board["y"] and board["height"] <= hero["height"]
        assert found.evaluate("""() => [...document.querySelectorAll('.rs-start-foot')]
            .every((node) => node.scrollHeight <= node.clientHeight)""")


def test_on_a_narrow_page_the_steps_are_on_one_line_and_both_ways_on_on_another(
    mount: Callable[..., Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = progress.now
    with monkeypatch.context() as past:
        past.setattr(progress, "now", lambda: real() - 5 * 86400)
        progress.mark("armorica/scoring", "quiz", "x5")
    progress.mark("armorica/scoring", "task", lessons.plan("armorica/scoring").beats[0].id)
    found = mount(width=483, height=800)
    for parts in (".rs-start-next .rs-start-dot", ".rs-start-go"):
        boxes = [one.bounding_box() for one in found.locator(parts).all()]
        assert len(boxes) > 1 and len({box and box["y"] for box in boxes}) == 1, parts


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("open_", [False, True])
def test_it_is_seen_and_heard(mount: Callable[..., Page], begun: None, theme: str, open_: bool) -> None:
    found = mount(theme)
    if open_:
        found.get_by_role("button", name="Armorica").click()
        found.mouse.move(1, 1)
    verdict = axe(found, ".rs-start")
    assert verdict.violations == []
    assert {"color-contrast", "button-name", "link-name", "heading-order"} <= verdict.passes
    assert len(texts(found, ".rs-start")) > 20
    assert faint(found, ".rs-start") == []
    found.keyboard.press("Tab")
    assert found.evaluate("getComputedStyle(document.activeElement).outlineStyle") in ("solid", "none")


FILLED = """() => {
    const probe = document.createElement('i');
    document.querySelector('.rs-start').append(probe);
    probe.style.background = 'var(--rs-accent)';
    const accent = getComputedStyle(probe).backgroundColor;
    return [...document.querySelectorAll('.rs-start a, .rs-start button')]
        .filter((node) => getComputedStyle(node).backgroundColor === accent).map((node) => node.textContent); }"""


def test_one_button_only_is_filled_that_which_leads_on(mount: Callable[..., Page]) -> None:
    assert mount().evaluate(FILLED) == ["Play your first turn"]
    progress.mark("discordia/setup", "task", lessons.plan("discordia/setup").beats[0].id)
    found = mount()
    assert found.evaluate(FILLED) == ["Continue"]
    expect(found.get_by_role("link", name="Play your first turn")).to_be_visible()
    expect(found.locator(".rs-emblem .rs-mono"), "no letter stands for a symbol of another game").to_have_count(0)
    expect(found.locator(".rs-emblem .rs-stroke-star")).to_be_visible()


@pytest.mark.parametrize("width", [1110, 370])
def test_who_comes_back_finds_the_way_on_first_and_no_first_turn_again(
    mount: Callable[..., Page], begun: None, width: int
) -> None:
    found = mount(width=width)
    assert found.evaluate(FILLED) == ["Continue"]
    expect(found.get_by_role("link", name="Play your first turn")).to_have_count(0)
    go, title = found.get_by_role("link", name="Continue").bounding_box(), found.locator("h1").bounding_box()
    assert go and title and go["y"] + go["height"] <= title["y"]


def test_a_view_that_is_closed_listens_no_more(mount: Callable[..., Page]) -> None:
    found = mount()
    assert found.evaluate("window.model.listeners()") == 1
    found.evaluate("window.stop()")
    assert found.evaluate("window.model.listeners()") == 0


@pytest.mark.thorough
def test_in_jupyterlab_what_comes_back_today_is_asked(open_lesson: Callable[..., Page]) -> None:
    found = open_lesson("practice")
    expect(found.get_by_text("No question comes back yet")).to_be_visible()
    execute(found, """if True:
        from widgets import progress
        real, progress.now = progress.now, lambda: real() - 5 * 86400
        progress.mark("armorica/gaul", "quiz", "x2")
        progress.now = real
    """)  # fmt: skip
    found = open_lesson("index")
    found.get_by_role("link", name="1 question comes back today").click()
    stage = found.locator(".rs-stage")
    goes_on = stage.get_by_role("button", name="Continue")
    for _ in posed("armorica", "x2").parts:
        while not goes_on.is_visible():  # a hint, then the answer
            stage.get_by_role("button", name="Hint").click()
            found.wait_for_timeout(200)
        goes_on.click()
        expect(goes_on).to_be_hidden()
    expect(stage.get_by_text("Practice: done.")).to_be_visible()
    expect(stage.get_by_text("Tomorrow", exact=True)).to_be_visible()
    expect(stage.get_by_text("You can now")).to_be_hidden()
    last, card = (
        stage.locator(".rs-finish-right > .rs-stage-button").bounding_box(),
        stage.locator(".rs-finish").bounding_box(),
    )
    assert last and card and last["x"] + last["width"] + 4 <= card["x"] + card["width"], "nothing cuts its ring off"
    stars = stage.locator(".rs-finish-stars").bounding_box()
    assert stars and stars["height"] < 160, "no more room than stars need"


@pytest.mark.thorough
def test_in_jupyterlab_one_practises_with_a_phone_and_by_keyboard(open_lesson: Callable[..., Page]) -> None:
    def answered(page: Page, days: int) -> Page:
        """Practice, so many days after a question of each game was answered."""
        execute(page, f"""if True:
            from widgets import progress
            real, progress.now = progress.now, lambda: real() - {days} * 86400
            for lesson, asked in (("armorica/gaul", "x2"), ("discordia/year", "ex02"), ("provincia/setup", "e01")):
                progress.mark(lesson, "quiz", asked)
            progress.now = real
        """)  # fmt: skip
        page.close()  # two windows of Lab may ask for one name
        return open_lesson("practice", width=390, height=844)

    found = answered(open_lesson("practice", width=390, height=844), 1)
    expect(found.get_by_text("The next 3 come in 3 days.")).to_be_visible()
    found.get_by_role("button", name="Ask me now all the same: Armorica").press("Enter")
    expect(found.locator(".rs-stage")).to_be_visible()
    found.wait_for_function("() => document.querySelector('.rs-stage').contains(document.activeElement)")
    found = answered(found, 5)
    others = found.get_by_role("button", name=re.compile("1 question"))
    expect(others).to_have_count(2)
    first, second = (one.bounding_box() for one in others.all())
    assert first and second and first["y"] == second["y"], "one row"
    expect(found.locator(".rs-stage .rs-answer")).to_be_in_viewport(ratio=1)


@pytest.mark.thorough
def test_in_jupyterlab_progress_is_that_of_now_when_it_is_opened(open_lesson: Callable[..., Page]) -> None:
    found = open_lesson("progress", run=False)
    found.wait_for_selector(".jp-NotebookPanel[data-lesson='ran']")
    cells = "window.jupyterapp.shell.currentWidget.content.widgets"
    assert found.evaluate(f"() => {cells}.map((cell) => cell.model.executionCount).filter(Boolean)") == [1, 2, 3]
    assert found.locator(".jp-mod-dirty").count() == 0


def test_in_jupyterlab_one_begins_with_a_click(open_lesson: Callable[..., Page]) -> None:
    found = open_lesson("index", width=1440, height=900)
    assert axe(found, ".jp-OutputArea-output").violations == []
    found.get_by_role("button", name="Armorica", exact=True).click()
    expect(found.get_by_role("region", name="Lessons of Armorica")).to_be_visible()
    found.keyboard.press("Escape")
    begin = found.get_by_role("link", name="Play your first turn")
    begin.hover()
    assert faint(found, ".rs-start-begin") == [], "JupyterLab colours links that are pointed at"
    high = "() => document.querySelector('.rs-start-begin').getBoundingClientRect().top"
    before = found.evaluate(high)
    found.mouse.wheel(0, 900)
    found.wait_for_timeout(300)
    assert before - found.evaluate(high) < 60, "nothing is below it to scroll to"
    found.mouse.wheel(0, -900)
    begin.click()
    title = lessons.plans("armorica")[0].title()
    found.wait_for_url("**/1-setup-and-cards.ipynb**")
    expect(found.get_by_text(title).first).to_be_visible(timeout=120_000 * SLOW)  # it has a kernel of its own
    home = found.get_by_role("link", name=title)
    for width, least in ((1440, 14), (768, 14), (360, 28)):
        found.set_viewport_size({"width": width, "height": 740})
        sign = home if width > 700 else found.get_by_role("link", name="All lessons")
        box = sign.bounding_box()
        assert box and min(box["width"], box["height"]) >= least, width
        expect(sign.locator(".rs-stroke-home")).to_be_visible()
    sign.click()
    found.wait_for_url("**/index.ipynb**")
