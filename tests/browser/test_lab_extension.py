"""In real JupyterLab a lesson runs when it is opened, its view stays on the stage, its file as it was."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import OpenLesson, newcomer
from tests.browser.lab import READY, Lab, Watch, open_next, open_notebook, run_all, value, wait_until
from tests.notebook_env import NOTEBOOKS, notebooks, stage_cell
from tests.stage_pictures import SIZE

STAGE = """
import anywidget, traitlets


class Stage(anywidget.AnyWidget):
    asked = traitlets.Int(0).tag(sync=True)
    answered = traitlets.Int(1).tag(sync=True)
    _esm = r'''export default { async render({ model, el }) {
        await window.held;
        const root = document.createElement("div");
        root.dataset.rulesim = "stage";
        root.style.cssText = "width: 1080px; height: 500px; background: linear-gradient(135deg, gold, teal)";
        root.addEventListener("rulesim:kernel", (event) => { root.dataset.told = event.detail.alive; });
        const button = document.createElement("button");
        button.addEventListener("click", () => { model.set("asked", model.get("asked") + 1); model.save_changes(); });
        const draw = () => { button.textContent = `stage ${model.get("answered")}`; };
        model.on("change:answered", draw);
        draw();
        root.append(button);
        el.append(root);
    } }'''

    @traitlets.observe("asked")
    def answer(self, change):
        self.answered += 1


Stage()"""
ASK = "(root, [kind, detail]) => root.dispatchEvent(new CustomEvent(kind, {detail, bubbles: true, cancelable: true}))"
MISSING = """(root) => new Promise((told) => {
    root.addEventListener("rulesim:missing", (event) => told(event.detail.path), { once: true });
    const detail = { path: "section/three.ipynb" };
    root.dispatchEvent(new CustomEvent("rulesim:open", { detail, bubbles: true, cancelable: true }));
})"""
SESSION = "window.jupyterapp.shell.currentWidget.context.sessionContext"
AT_ONCE = f"""(root) => root.addEventListener("rulesim:kernel", () => {{
    window.pressed = true;
    for (const _ of "ab") ({ASK})(root, ["rulesim:restart", {{}}]);
}}, {{ once: true }})"""
WHILE_RUN = """async () => {
    const panel = window.jupyterapp.shell.currentWidget, [place, below] = panel.content.widgets.map(cell => cell.node);
    const seen = new Set();
    let empty = 0;
    panel.node.dispatchEvent(new CustomEvent('rulesim:restart', { bubbles: true, cancelable: true }));
    do {
        await new Promise(requestAnimationFrame);
        seen.add(below.offsetTop);
        if (!place.querySelector("img, [data-rulesim='stage']") && !place.style.background) empty += 1;
    } while (!place.querySelector("[data-rulesim='stage']") || panel.node.dataset.lesson !== 'ran');
    return { below: [...seen], empty };
}"""
SLOW_TO_DRAW = """() => {
    window.held = new Promise((go) => { window.go = go; });
    window.usual = window.setTimeout;
    window.setTimeout = (call, wait, ...told) => window.usual(call, wait >= 2000 && wait <= 10_000 ? 0 : wait, ...told);
}"""
"""Stages are drawn only when the test lets them go; seconds are over at once."""
DRAW = "() => { window.setTimeout = window.usual; window.go(); }"
NO_PATIENCE = """() => {
    window.usual = window.setTimeout;
    window.setTimeout = (call, wait = 0, ...told) => wait < 30_000 ? window.usual(call, wait, ...told) : 0;
}"""
"""Whoever waits half a minute waits for ever."""
PATIENCE_AGAIN = "() => { window.setTimeout = window.usual; }"
HELD = "() => window.jupyterapp.shell.currentWidget.content.widgets[0].node.style.minHeight !== ''"
RAN = ".jp-NotebookPanel:not(.lm-mod-hidden)[data-lesson='ran']"
DIRTY = "() => window.jupyterapp.shell.currentWidget.context.model.dirty"
OPENED = "() => [...window.jupyterapp.shell.widgets('main')].map(panel => panel.context?.path).filter(Boolean)"

Write = Callable[..., str]
Show = Callable[[str], Page]


@pytest.fixture
def write(jupyter: Lab) -> Write:
    """``write("one")``: a new lesson, by its path below the folder that Lab serves; trusted unless told otherwise.

    ``alone``: whether it runs by itself.
    """
    folder = f"lessons-{secrets.token_hex(3)}"

    def write_(name: str, *, trusted: bool = True, picture: str = "", code: str = STAGE, alone: bool = True) -> str:
        data = {"image/jpeg": picture, "text/plain": "Stage()"}
        outputs = [new_output("execute_result", data, execution_count=1)] if picture else []
        folded = {"jupyter": {"source_hidden": True}}
        cells = [
            new_code_cell(code, id="stage", metadata=folded, outputs=outputs, execution_count=1 if picture else None),
            new_markdown_cell("\n\n".join(f"line {number}" for number in range(60)) + secrets.token_hex(3), id="text"),
            new_code_cell("6 * 7", id="python"),
        ]
        kernel = {"name": "python3", "display_name": "Python 3"}
        told = {"stage": True} if alone else {"run": False}
        notebook = new_notebook(cells=cells, metadata={"kernelspec": kernel, "rulesim": told})
        if trusted:
            jupyter.trust(notebook)
        path = Path(jupyter.root, folder, f"{name}.ipynb")
        path.parent.mkdir(parents=True, exist_ok=True)
        nbformat.write(notebook, path)
        return f"{folder}/{name}.ipynb"

    return write_


@pytest.fixture
def show(jupyter: Lab, chromium: Browser, watch: Watch) -> Iterator[Show]:
    """A function that opens a notebook as a learner does, in a small window; nothing may go wrong unseen."""
    with newcomer(jupyter, chromium, watch) as visitor:
        yield lambda path: visitor.open(path, 1280, 720)
    assert watch.problems == []


@pytest.fixture
def picture(chromium: Browser) -> str:
    """A stored picture, as a notebook has it."""
    page = chromium.new_page(viewport={"width": 1080, "height": 500})
    page.set_content("<body style='background: linear-gradient(teal, gold)'><h1>a lesson")
    taken = page.screenshot(type="jpeg", quality=70)
    page.close()
    return base64.b64encode(taken).decode()


def stage(page: Page) -> Locator:
    """The stage of the notebook that is looked at."""
    return page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) [data-rulesim='stage']")


def around(cell: Locator) -> list[bool]:
    """Whether a folded cell's place-holder and the number of its output are seen."""
    parts = cell.locator(".jp-InputPlaceholder, .jp-OutputPrompt")
    return parts.evaluate_all("nodes => nodes.map(node => node.checkVisibility())")


def edit(page: Page, cell: int, text: str) -> None:
    """Write something else into a cell."""
    model = "window.jupyterapp.shell.currentWidget.content.model"
    page.evaluate(f"([cell, text]) => {model}.cells.get(cell).sharedModel.setSource(text)", [cell, text])


def save(page: Page) -> None:
    """Save the notebook, as ctrl-s does."""
    page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")


def test_opening_a_lesson_runs_it_and_leaves_its_file_alone(show: Show, write: Write, jupyter: Lab) -> None:
    path = write("one")
    before = Path(jupyter.root, path).read_bytes()
    page = show(path)
    expect(stage(page)).to_have_text("stage 1")
    expect(page.locator(".jp-OutputArea-output").last).to_have_text("42")
    assert page.evaluate(DIRTY) is False
    stage(page).get_by_role("button").click()
    expect(stage(page)).to_have_text("stage 2")
    assert page.evaluate(DIRTY) is False
    assert Path(jupyter.root, path).read_bytes() == before


def test_the_stage_is_all_that_is_seen_in_a_small_window(show: Show, write: Write) -> None:
    page = show(write("one"))
    expect(page.locator(RAN)).to_be_visible()
    expect(stage(page)).to_be_visible()
    expect(page.locator(".jp-OutputArea-output").last).to_have_text("42")
    box, room = stage(page).bounding_box(), page.locator(".jp-WindowedPanel-outer").bounding_box()
    assert box and room
    assert box["width"] == 1080
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 1280
    assert 0 <= box["y"] - room["y"] <= 16
    assert around(page.locator(".jp-Cell:has([data-rulesim='stage'])")) == [False, False]
    told = stage(page).evaluate("node => parseFloat(getComputedStyle(node).getPropertyValue('--rs-room'))")
    assert abs(told - room["height"]) < 2


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "bars"), [(390, 0), (600, 2)])
def test_on_a_phone_a_board_has_the_width_of_the_screen(jupyter: Lab, chromium: Browser, width: int, bars: int) -> None:
    jupyter.start_over()
    path = f"{jupyter.copy_notebooks('phone')}/armorica/2-gaul-immigration.ipynb"
    with chromium.new_context(viewport={"width": width, "height": 844}) as context:
        page = context.new_page()
        open_notebook(page, jupyter, path)
        own, board = page.locator(".rs-overlap .rs-piece").first, page.locator(".rs-stage-board")
        expect(own).to_be_visible()
        expect(page.locator(".jp-SideBar:visible")).to_have_count(bars)
        assert board.evaluate("(board) => board.scrollHeight <= board.clientHeight + 1")


def test_a_page_without_a_stage_rests_as_soon_as_it_is_drawn(show: Show, write: Write) -> None:
    """It used to keep its room and to jump to its top once nothing more was waited for."""
    page = show(write("one"))
    expect(page.locator(RAN)).to_be_visible()
    page.evaluate(NO_PATIENCE)
    try:
        open_next(page, write("two", code="import ipywidgets\nipywidgets.HTML('nothing to play')"))
        expect(page.locator(RAN)).to_contain_text("nothing to play")
        assert page.evaluate(HELD) is False
    finally:  # another test gets this page
        page.evaluate(PATIENCE_AGAIN)


def test_what_a_learner_writes_can_be_saved_and_the_picture_stays(
    show: Show, write: Write, picture: str, jupyter: Lab
) -> None:
    path = write("one", picture=picture)
    file = Path(jupyter.root, path)
    page = show(path)
    expect(stage(page)).to_have_text("stage 1")
    expect(page.locator(RAN)).to_be_visible()  # only then Lab has numbered the cells
    before = nbformat.read(file, as_version=4)
    edit(page, 2, "6 * 9")
    wait_until(page, lambda: page.evaluate(DIRTY))
    save(page)
    wait_until(page, lambda: not page.evaluate(DIRTY))
    after = nbformat.read(file, as_version=4)
    assert after.cells[2].source == "6 * 9"
    assert after.cells[0] == before.cells[0]
    edit(page, 2, "6 * 7")
    wait_until(page, lambda: page.evaluate(DIRTY))
    save(page)
    wait_until(page, lambda: not page.evaluate(DIRTY))


def test_the_next_lesson_opens_in_the_same_tab(show: Show, write: Write, jupyter: Lab) -> None:
    one, two = write("one"), write("section/two")
    page = show(one)
    expect(stage(page)).to_have_text("stage 1")
    (kernel,) = (session["kernel"]["id"] for session in jupyter.call("/api/sessions"))
    assert stage(page).evaluate(MISSING) == "section/three.ipynb", "who asks for what is not there is told"
    assert page.evaluate(OPENED) == [one] and page.locator(".jp-Dialog").count() == 0
    assert stage(page).evaluate(ASK, ["rulesim:open", {"path": "section/two.ipynb"}]) is False, "somebody listens"
    wait_until(page, lambda: page.evaluate(OPENED) == [two])
    expect(stage(page)).to_have_text("stage 1")
    wait_until(page, lambda: kernel not in {session["kernel"]["id"] for session in jupyter.call("/api/sessions")})
    stage(page).evaluate(ASK, ["rulesim:open", {"path": "one.ipynb"}])
    wait_until(page, lambda: page.evaluate(OPENED) == [one])
    expect(stage(page)).to_have_text("stage 1")


@pytest.mark.thorough
@pytest.mark.parametrize("how", ["shutdown", "restart", "death"])
def test_a_stage_is_told_that_its_kernel_is_gone_and_goes_on(show: Show, write: Write, how: str, jupyter: Lab) -> None:
    page = show(write("one"))
    expect(stage(page)).to_have_text("stage 1")
    expect(page.locator(".jp-OutputArea-output").last).to_have_text("42")
    if how == "restart":
        page.evaluate(f"() => {SESSION}.session.kernel.restart()")
    elif how == "death":
        page.evaluate(f"() => void {SESSION}.session.kernel.requestExecute({{code: 'import os; os._exit(1)'}})")
        page.get_by_role("dialog").get_by_role("button", name="Ok").click()  # Lab says that it starts again
    else:
        jupyter.call(f"/api/sessions/{page.evaluate(f'() => {SESSION}.session.id')}", "DELETE")
    expect(stage(page)).to_have_attribute("data-kernel", "gone")
    expect(stage(page)).to_have_attribute("data-told", "false")
    assert stage(page).evaluate(ASK, ["rulesim:restart", {}]) is False, "somebody listens"
    expect(stage(page)).not_to_have_attribute("data-kernel", "gone")
    stage(page).get_by_role("button").click()
    expect(stage(page)).to_have_text("stage 2")
    assert page.evaluate(DIRTY) is False


@pytest.mark.thorough
def test_a_page_without_a_stage_says_that_its_kernel_is_gone_and_is_run_again(show: Show, write: Write) -> None:
    page = show(write("one", code="import ipywidgets\nipywidgets.HTML('nothing to play')"))
    said = page.locator(f"{RAN} .rs-lesson-gone")
    by_lab = "() => window.jupyterapp.commands.execute('notebook:run-all-cells')"
    for again in (lambda: said.get_by_role("button").dblclick(), lambda: page.evaluate(by_lab)):
        expect(page.locator(RAN)).to_contain_text("nothing to play")
        expect(said).to_have_count(0)
        page.evaluate(f"() => {SESSION}.session.kernel.restart()")
        expect(said).to_contain_text("Python has stopped")
        expect(said).to_be_in_viewport()
        again()
    expect(said).to_have_count(0)
    assert page.evaluate(DIRTY) is False


@pytest.mark.thorough
def test_a_page_that_a_learner_has_run_says_that_its_kernel_is_gone_and_stays_where_it_is(
    show: Show, write: Write
) -> None:
    page = show(write("one", code="import ipywidgets\nipywidgets.HTML('nothing to play')", alone=False))
    panel, said = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)"), page.locator(".rs-lesson-gone")
    read, answered = page.get_by_text("line 20", exact=True), page.locator(".jp-OutputArea-output").last
    page.evaluate(f"() => {SESSION}.session.kernel.restart()")
    wait_until(page, lambda: page.evaluate(f"() => {SESSION}.session.kernel.status") == "idle")
    expect(said, "nothing was asked of it").to_have_count(0)
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
    expect(answered).to_have_text("42")
    page.evaluate(f"() => {SESSION}.session.kernel.restart()")
    expect(said).to_contain_text("Python has stopped")
    read.evaluate("(line) => line.scrollIntoView()")
    said.get_by_role("button").click()
    expect(said).to_have_count(0)
    expect(panel).to_have_attribute("data-lesson", "ran")
    expect(read, "who reads is not taken elsewhere").to_be_in_viewport()
    assert page.evaluate(DIRTY) is False


@pytest.mark.thorough
def test_who_presses_twice_when_the_kernel_is_gone_gets_one_new_one(show: Show, write: Write, jupyter: Lab) -> None:
    page = show(write("one"))
    expect(page.locator(".jp-OutputArea-output").last).to_have_text("42")
    stage(page).evaluate(AT_ONCE)
    jupyter.call(f"/api/sessions/{page.evaluate(f'() => {SESSION}.session.id')}", "DELETE")
    page.wait_for_function("window.pressed")
    expect(stage(page)).not_to_have_attribute("data-kernel", "gone")
    stage(page).get_by_role("button").click()
    expect(stage(page)).to_have_text("stage 2")
    assert len(jupyter.call("/api/kernels")) == 1


def test_a_stage_that_was_cut_off_goes_on_when_it_is_reached_again(show: Show, write: Write) -> None:
    page = show(write("one"))
    expect(stage(page)).to_have_text("stage 1")
    signal = f"{SESSION}.session.kernel.connectionStatusChanged"
    page.evaluate(f"() => {signal}.emit('disconnected')")
    expect(stage(page)).to_have_attribute("data-kernel", "gone")
    page.evaluate(f"() => {signal}.emit('connected')")
    expect(stage(page)).to_have_attribute("data-told", "true")
    expect(stage(page)).not_to_have_attribute("data-kernel", "gone")


@pytest.mark.thorough
def test_a_page_that_is_loaded_again_shows_a_stage_that_answers(show: Show, write: Write) -> None:
    page = show(write("one"))
    for saved, shown in ((False, "stage 1"), (True, "stage 2")):
        expect(page.locator(".jp-OutputArea-output").last).to_have_text("42")
        stage(page).get_by_role("button").click()
        expect(stage(page)).to_have_text("stage 2")
        if saved:
            save(page)  # only then the server knows what its kernel draws
        page.reload()
        page.wait_for_function(READY)
        expect(stage(page)).to_have_text(shown)
        assert page.evaluate(DIRTY) is False


def test_a_stage_begins_again_with_a_living_kernel(show: Show, write: Write) -> None:
    page = show(write("one"))
    expect(page.locator(".jp-OutputArea-output").last).to_have_text("42")
    stage(page).get_by_role("button").click()
    expect(stage(page)).to_have_text("stage 2")
    expect(page.locator(RAN)).to_be_visible()
    assert stage(page).evaluate(ASK, ["rulesim:restart", {}]) is False
    assert page.locator(RAN).count() == 0, "from now on, not only when the fresh kernel is there"
    expect(stage(page)).to_have_text("stage 1")


def test_nothing_moves_while_a_lesson_is_run(show: Show, write: Write, picture: str) -> None:
    page = show(write("one", trusted=False, picture=picture))
    expect(page.locator(".jp-OutputArea-output img")).to_be_visible()
    first, again = page.evaluate(WHILE_RUN), page.evaluate(WHILE_RUN)
    seen = {*first["below"], *again["below"]}
    assert max(seen) - min(seen) <= 8, "what stands below the stage stays there"
    assert first["empty"] == 0, "the picture stays until the stage is there"


def test_a_place_whose_stage_is_on_its_way_says_that_there_is_a_while_to_wait(show: Show, write: Write) -> None:
    page = show(write("one"))
    expect(page.locator(RAN)).to_be_visible()
    waits = page.locator(".rs-lesson-waits")
    expect(waits).to_have_count(0)
    page.evaluate(SLOW_TO_DRAW)
    try:
        stage(page).evaluate(ASK, ["rulesim:restart", {}])
        expect(waits).to_have_count(1)
        assert waits.evaluate("(place) => getComputedStyle(place, '::after').height") == "4px"
        assert waits.evaluate("(place) => getComputedStyle(place).position") in ("relative", "absolute")
    finally:
        page.evaluate(DRAW)
    expect(stage(page)).to_have_text("stage 1")
    expect(waits).to_have_count(0)


@pytest.mark.thorough
def test_the_room_of_a_stage_is_kept_on_a_busy_machine(show: Show, write: Write) -> None:
    page = show(write("one"))
    expect(page.locator(RAN)).to_be_visible()
    page.evaluate(SLOW_TO_DRAW)
    try:
        page.evaluate(f"() => {SESSION}.session.kernel.requestExecute({{code: 'done = True'}}).done")
        stage(page).evaluate(ASK, ["rulesim:restart", {}])
        expect(stage(page)).to_have_count(0)
        expect(page.locator(".jp-OutputArea-output").last).to_have_text("42")
        page.wait_for_function(f"{SESSION}.session?.kernel")
        assert value(page, "'done' in globals()") is False
        assert page.evaluate(HELD)
    finally:
        page.evaluate(DRAW)
    expect(stage(page)).to_have_text("stage 1")
    page.wait_for_function(f"!({HELD})()")


@pytest.mark.thorough
def test_a_notebook_from_elsewhere_is_not_run_and_shows_its_picture(show: Show, write: Write, picture: str) -> None:
    page = show(write("one", trusted=False, picture=picture))
    expect(page.locator(".jp-OutputArea-output img")).to_be_visible()
    expect(page.locator(RAN.replace("ran", "stored"))).to_be_visible()
    expect(stage(page)).to_have_count(0)
    assert around(page.locator(".jp-Cell:has(img)")) == [False, False]
    start = page.get_by_role("button", name="Start", exact=True)
    start.click()
    expect(stage(page)).to_have_text("stage 1")
    expect(start).to_have_count(0)
    assert page.evaluate(DIRTY) is False


@pytest.mark.thorough
def test_what_begins_a_notebook_goes_also_where_no_stage_comes(show: Show, write: Write) -> None:
    page = show(write("one", trusted=False, code="2 * 3"))
    start = page.get_by_role("button", name="Start", exact=True)
    start.click()
    expect(page.locator(RAN)).to_be_visible()
    expect(start).to_have_count(0)


@pytest.mark.thorough
def test_what_begins_a_notebook_goes_where_somebody_begins_it_otherwise(show: Show, write: Write) -> None:
    page = show(write("one", trusted=False, code="2 * 3"))
    start = page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_visible()
    run_all(page)
    expect(start).to_have_count(0)


@pytest.mark.thorough
def test_without_the_extension_a_lesson_is_a_notebook(
    jupyter: Lab, chromium: Browser, watch: Watch, write: Write
) -> None:
    jupyter.start_over()
    with chromium.new_context() as context:
        context.route("**/extensions/rulesim/**", lambda route: route.abort())
        page = context.new_page()
        open_notebook(page, jupyter, write("one"))
        page.wait_for_timeout(1000)
        expect(stage(page)).to_have_count(0)
        run_all(page)
        expect(stage(page)).to_have_text("stage 1")
        assert stage(page).evaluate(ASK, ["rulesim:open", {"path": "two.ipynb"}]) is True, (
            "nobody listens, so that a link is followed"
        )


# --- The lessons that come with rulesim -------------------------------------------------------------------------------

LESSONS = [path for path in notebooks() if stage_cell(nbformat.read(path, as_version=4))]
IDS = "() => [...document.querySelectorAll('.jp-OutputArea-output [id]')].map(node => node.id)"
COLOURS = """async (image) => {
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set();
    for (let at = 0; at < data.length; at += 400) seen.add(data.slice(at, at + 3).map(part => part >> 4).join());
    return [canvas.width, canvas.height, seen.size];
}"""


@pytest.mark.thorough
def test_a_notebook_with_stored_answers_is_neither_run_nor_changed_when_it_is_opened(
    open_lesson: OpenLesson,
) -> None:
    page = open_lesson("whatif/7-how-honest", run=False)
    page.wait_for_function(f"() => {SESSION}.session?.kernel?.status === 'idle'")
    expect(page.locator(".js-plotly-plot").first).to_be_visible()
    assert page.evaluate(DIRTY) is False


@pytest.mark.thorough
def test_what_came_with_rulesim_runs_untrusted_and_no_id_is_given_twice(open_lesson: OpenLesson) -> None:
    page = open_lesson(LESSONS[0].relative_to(NOTEBOOKS).as_posix())
    expect(page.locator(".jp-NotebookPanel[data-lesson='ran'] [data-rulesim='stage']")).to_be_visible()
    first = page.evaluate("() => window.jupyterapp.shell.currentWidget.context.path")
    copy = first.replace(".ipynb", "-copy.ipynb")
    page.evaluate(
        """async ([path, copy]) => {
            const contents = window.jupyterapp.serviceManager.contents;
            await contents.save(copy, await contents.get(path)); }""",
        [first, copy],
    )
    open_next(page, copy)
    expect(page.locator(".jp-NotebookPanel[data-lesson='ran'] [data-rulesim='stage']")).to_have_count(2)
    ids = page.evaluate(IDS)
    assert sorted({one for one in ids if ids.count(one) > 1}) == []


def test_a_page_to_look_things_up_shows_no_code_and_leads_to_the_next_lesson(open_lesson: OpenLesson) -> None:
    page = open_lesson("progress")
    expect(page.locator(".rs-lesson-page .rs-progress")).to_have_count(3)
    expect(page.locator(".jp-CodeCell .jp-Cell-inputWrapper:visible")).to_have_count(0)
    page.get_by_role("link", name="Next: First turns").first.click()
    expect(stage(page)).to_be_visible()


def test_every_lesson_stores_a_picture_of_its_stage(chromium: Browser) -> None:
    assert LESSONS
    with chromium.new_context() as context:
        page = context.new_page()
        page.set_content("<img>")
        for lesson in LESSONS:
            picture = page.locator("img")
            picture.evaluate("async (image, data) => { image.src = data; await image.decode(); }", stored(lesson))
            width, height, colours = picture.evaluate(COLOURS)
            assert (width, height) == SIZE, lesson.name
            assert colours > 20, f"{lesson.name} shows next to nothing"


def stored(lesson: Path) -> str:
    """The first picture that lies in a notebook, as an address."""
    cells = nbformat.read(lesson, as_version=4).cells
    outputs = [output for cell in cells for output in cell.get("outputs", ())]
    pictures = [output.data["image/jpeg"] for output in outputs if "image/jpeg" in output.get("data", {})]
    assert pictures, f"{lesson.name} has no picture"
    return f"data:image/jpeg;base64,{pictures[0]}"


@pytest.mark.thorough
@pytest.mark.parametrize("game", sorted({lesson.parent.name for lesson in LESSONS}))
def test_a_lesson_that_is_not_run_shows_its_picture(jupyter: Lab, chromium: Browser, game: str) -> None:
    jupyter.start_over()
    lesson = next(one for one in LESSONS if one.parent.name == game)
    path = f"{jupyter.copy_notebooks('pictures')}/{lesson.relative_to(NOTEBOOKS).as_posix()}"
    with chromium.new_context() as context:
        context.route("**/extensions/rulesim/**", lambda route: route.abort())
        page = context.new_page()
        open_notebook(page, jupyter, path)
        picture = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-RenderedImage img").first
        expect(picture).to_be_visible()
        assert tuple(picture.evaluate(COLOURS)[:2]) == SIZE
