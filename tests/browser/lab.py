"""Real JupyterLab and real Chromium, apart from the user's own: for the browser tests and the browser benchmark."""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import shutil
import signal
import socket
import struct
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from nbformat.sign import NotebookNotary
from playwright.sync_api import Browser, Page, Playwright, Request, WebError, WebSocket, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.notebook_env import NOTEBOOKS, TOP

SLOW = float(os.environ.get("RULESIM_SLOW", "1"))
"""Every time-out is multiplied by this: set it on a loaded machine."""
PATIENCE = 30 * SLOW
"""How many seconds anything that is waited for may take: a fresh kernel may be part of it."""
expect.set_options(timeout=1000 * PATIENCE)

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHROMIUM_OPTIONS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    # Nothing but this machine has an address: a forgotten link to the network fails instead of working by luck.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)  # fmt: skip


def chromium_path() -> str | None:
    """The Chromium to test with: the one that CHROMIUM names, else the first on the path; None if there is none."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for tests; without one they are skipped, or fail where RULESIM_REQUIRE_BROWSER=1 asks for one."""
    path = chromium_path()
    if path is None:
        reason = "no Chromium found: install the package `chromium`, or let the variable CHROMIUM name the program"
        if os.environ.get("RULESIM_REQUIRE_BROWSER") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        yield browser
        browser.close()


def launch(playwright: Playwright, path: str) -> Browser:
    """A headless Chromium that reaches nothing but this machine."""
    return playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_OPTIONS), timeout=60_000 * SLOW)


# --- The server ------------------------------------------------------------------------------------------------------


@dataclass
class Lab:
    """A running JupyterLab: ``root`` is the folder it serves, ``data`` where rulesim keeps progress in its kernels."""

    url: str
    token: str
    root: Path
    data: Path
    settings: Path
    log: Path

    def call(self, path: str, method: str = "GET") -> Any:
        """Ask the server's REST interface; what it answers, decoded."""
        request = urllib.request.Request(f"{self.url}{path}", method=method)
        request.add_header("Authorization", f"token {self.token}")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def start_over(self) -> None:
        """Stop every kernel and forget progress and settings, so that a test finds what a newcomer finds."""
        end = time.monotonic() + PATIENCE
        while sessions := self.call("/api/sessions"):
            assert time.monotonic() < end, "a kernel does not stop"
            for session in sessions:
                with contextlib.suppress(urllib.error.HTTPError):  # a page that is closed may be ending it, too
                    self.call(f"/api/sessions/{session['id']}", "DELETE")
        for folder in (self.data, self.settings):
            shutil.rmtree(folder, ignore_errors=True)

    def trust(self, notebook: Any) -> None:
        """Make Jupyter trust a notebook, as if it had been run and saved here."""
        NotebookNotary(data_dir=str(self.log.parent / "jupyter_data_dir")).sign(notebook)

    def copy_notebooks(self, name: str) -> str:
        """Copy the project's notebooks below ``root``; nothing ever writes to the originals. The folder's name."""
        folder = re.sub(r"[^A-Za-z0-9_-]+", "-", name)[:80] + "-" + secrets.token_hex(3)
        shutil.copytree(NOTEBOOKS, self.root / folder, ignore=shutil.ignore_patterns(".ipynb_checkpoints", "*.pyc"))
        return folder


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def own_folders(home: Path) -> dict[str, str]:
    """The environment of a Jupyter that shares nothing with the user's, but has the settings of ``make lab``."""
    environment = os.environ | {"JUPYTER_CONFIG_PATH": str(TOP / ".jupyter"), "RULESIM_DATA": str(home / "progress")}
    for variable in (
        "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR",
        "JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR", "IPYTHONDIR",
    ):  # fmt: skip
        folder = home / variable.lower()
        folder.mkdir(parents=True)
        environment[variable] = str(folder)
    return environment


@contextlib.contextmanager
def running_lab(home: Path) -> Iterator[Lab]:
    """Start JupyterLab with everything it reads and writes below ``home``, and stop it with all its kernels."""
    environment = own_folders(home)
    root = home / "root"
    root.mkdir()
    lab = Lab(
        f"http://127.0.0.1:{free_port()}", secrets.token_hex(16), root, Path(environment["RULESIM_DATA"]),
        Path(environment["JUPYTERLAB_SETTINGS_DIR"]), home / "server.log",
    )  # fmt: skip
    command = [
        sys.executable, "-m", "jupyter", "lab", "--no-browser", "--ip=127.0.0.1", f"--port={urlsplit(lab.url).port}",
        "--ServerApp.port_retries=0", f"--ServerApp.root_dir={root}", f"--IdentityProvider.token={lab.token}",
        "--LabApp.expose_app_in_browser=True", "--allow-root",
    ]  # fmt: skip
    with lab.log.open("w") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=subprocess.STDOUT, env=environment, cwd=root, start_new_session=True
        )
    try:
        wait_until_up(lab, process)
        yield lab
    finally:
        stop(process)


def wait_until_up(lab: Lab, process: subprocess.Popen[bytes]) -> None:
    """Return when the server answers; RuntimeError with the end of its log if it never does."""
    end = time.monotonic() + 60 * SLOW
    while process.poll() is None and time.monotonic() < end:
        with contextlib.suppress(OSError):
            lab.call("/api/status")
            return
        time.sleep(0.1)
    raise RuntimeError(f"JupyterLab did not start:\n{lab.log.read_text()[-3000:]}")


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a server; it ends its kernels itself when asked politely."""
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)  # its process group is its own, so this ends nothing else
        process.wait(5)


# --- What goes wrong unseen ------------------------------------------------------------------------------------------


def message(frame: bytes | str) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Header, parent header and content of a message of the kernel's websocket, in either of its two encodings."""
    if isinstance(frame, str):
        whole = json.loads(frame)
        return whole["header"], whole["parent_header"], whole["content"]
    (count,) = struct.unpack_from("<Q", frame)
    offsets = struct.unpack_from(f"<{count}Q", frame, 8)
    parts = [frame[start:end] for start, end in pairwise(offsets)]
    header, parent, _, content = (json.loads(part) for part in parts[1:5])
    return header, parent, content


def callback_error(frame: bytes | str) -> str | None:
    """The exception that a frame reports, unless a cell raised it: Lab shows those of widget callbacks nowhere."""
    raw = frame.encode() if isinstance(frame, str) else frame
    if b'"error"' not in raw:
        return None
    header, parent, content = message(frame)
    if header["msg_type"] != "error" or parent.get("msg_type") == "execute_request":
        return None
    return f"a widget callback raised {content['ename']}: {content['evalue']}"


LATE = "[anywidget] Failed to initialize model."
"""What anywidget throws when a widget's module took more than two seconds to load."""
OTHERS = (LATE, "Canceled future for ", ".requestDebug ")
"""What others throw on a busy machine; besides anywidget JupyterLab, if a kernel ends before it has told all it can."""


def leaves_the_machine(url: str) -> bool:
    """Whether loading this address would ask another machine."""
    parts = urlsplit(url)
    return parts.scheme in {"http", "https", "ws", "wss", "ftp"} and parts.hostname != "127.0.0.1"


@dataclass
class Watch:
    """Collects what a page would never show: script errors, exceptions in callbacks, requests to other machines."""

    problems: list[str] = field(default_factory=list)

    def failed(self, error: WebError) -> None:
        """A script raised something that nobody caught.

        A widget that a busy machine keeps waiting is no problem: our pages listen all the same, which a test shows.
        """
        told = f"{error.error}\n{error.error.stack}"
        if not any(one in told for one in OTHERS):
            self.problems.append(f"script error: {error.error}")

    def requested(self, request: Request) -> None:
        """A page asks for something."""
        if leaves_the_machine(request.url):
            self.problems.append(f"a request left the machine: {request.url}")

    def connected(self, socket: WebSocket) -> None:
        """A page opened a connection: to the kernel, above all."""
        if leaves_the_machine(socket.url):
            self.problems.append(f"a websocket left the machine: {socket.url}")
        if "/channels" in socket.url:
            socket.on("framereceived", self._frame)

    def _frame(self, frame: bytes | str) -> None:
        error = callback_error(frame)
        if error:
            self.problems.append(error)


# --- The notebook ----------------------------------------------------------------------------------------------------

READY = """() => {
    const context = window.jupyterapp?.shell?.currentWidget?.context;
    const kernel = context?.isReady && context.sessionContext?.session?.kernel;
    return kernel && kernel.status === 'idle' && kernel.connectionStatus === 'connected'; }"""

STATE = """() => {
    const widgets = [...window.jupyterapp?.shell?.widgets('main') ?? []], now = window.jupyterapp?.shell?.currentWidget;
    const kernel = now?.context?.sessionContext?.session?.kernel;
    return [widgets.map(({ title }) => title.label), now?.title.label, now?.context?.isReady, kernel?.status,
        kernel?.connectionStatus, document.querySelector('.jp-Dialog')?.innerText]; }"""

# A lesson whose kernel goes while its cells are run would ask for a press, and keep the focus until then.
CLEAR = """async () => {
    const app = window.jupyterapp;
    for (const widget of [...app.shell.widgets('main')]) {
        for (let waits = 300; waits && widget.node.dataset.lesson === 'opening'; waits--) {
            await new Promise(later => setTimeout(later, 100));
        }
        await widget.context?.sessionContext?.shutdown();
        widget.dispose();
    }
    for (const button of document.querySelectorAll('.jp-Dialog .jp-mod-accept')) button.click();
    if (document.body.dataset.jpThemeName !== 'JupyterLab Light') {
        await app.commands.execute('apputils:change-theme', {theme: 'JupyterLab Light'});
    }
}"""

OPENED = "() => window.jupyterapp.shell.currentWidget.node.dataset.lesson !== 'opening'"

RUN_ALL = """async () => {
    const app = window.jupyterapp;
    if (app.shell.currentWidget.node.dataset.lesson === 'ran') return;
    await app.commands.execute('notebook:clear-all-cell-outputs');
    app.commands.execute('notebook:run-all-cells');
}"""

# The command's own promise may be kept before the last cell's reply is: so the cells are asked.
SETTLED = """() => {
    const cells = window.jupyterapp.shell.currentWidget.content.widgets
        .filter(cell => cell.model.type === 'code' && cell.model.sharedModel.source.trim());
    const stopped = cell => cell.model.outputs.toJSON().some(output => output.output_type === 'error')
        && !(cell.model.getMetadata('tags') ?? []).includes('raises-exception');
    const done = cell => cell.model.executionCount && cell.model.executionState === 'idle';
    return cells.some(stopped) || cells.every(done);
}"""

CELLS = """() => window.jupyterapp.shell.currentWidget.content.widgets
    .filter(cell => cell.model.type === 'code' && cell.model.sharedModel.source.trim())
    .map(cell => ({
        source: cell.model.sharedModel.source,
        count: cell.model.executionCount,
        may_raise: (cell.model.getMetadata('tags') ?? []).includes('raises-exception'),
        error: cell.model.outputs.toJSON().find(output => output.output_type === 'error')?.evalue ?? null}))"""

EXECUTE = """async ([code, patience]) => {
    const kernel = window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel;
    const future = kernel.requestExecute({code, silent: false, store_history: false});
    let said = '';
    future.onIOPub = (message) => {
        if (message.header.msg_type === 'stream') said += message.content.text;
        if (message.header.msg_type === 'error') said += `${message.content.ename}: ${message.content.evalue}`;
    };
    const late = new Promise((_, fail) => setTimeout(() => fail(new Error(`no answer to ${code}`)), patience));
    await Promise.race([future.done, late]);
    return said;
}"""


BEGIN = """(code) => {
    const kernel = window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel;
    window.cell = { said: '', ended: false };
    const future = kernel.requestExecute({ code, store_history: false });
    future.onIOPub = ({ header, content }) => { window.cell.said += content.text ?? content.evalue ?? ''; };
    future.done.then(() => { window.cell.ended = true; });
    return new Promise((begun) => kernel.statusChanged.connect((_, status) => status === 'busy' && begun())); }"""


NO_SPLASH = "() => document.getElementById('jupyterlab-splash') === null"
THEME = """(name) => document.body.dataset.jpThemeName === `JupyterLab ${name}` &&
    getComputedStyle(document.body).getPropertyValue('--jp-ui-font-color1').includes('255') === (name === 'Dark')"""


def open_notebook(page: Page, lab: Lab, path: str) -> None:
    """Open a notebook (its path below the served folder) in Lab and wait for its kernel."""
    page.goto(f"{lab.url}/lab/tree/{quote(path)}?reset&token={lab.token}", wait_until="domcontentloaded")
    wait_for_kernel(page)


def open_next(page: Page, path: str) -> None:
    """Open a notebook in the Lab that is on a page already."""
    page.evaluate("async (path) => { await window.jupyterapp.commands.execute('docmanager:open', { path }); }", path)
    wait_for_kernel(page)


def wait_for_kernel(page: Page) -> None:
    """Wait until the notebook that is looked at has a kernel that waits for work; else AssertionError tells what is."""
    try:
        page.wait_for_function(READY, timeout=90_000 * SLOW)
    except PlaywrightTimeout:
        raise AssertionError(f"no kernel: {page.evaluate(STATE)}") from None


def clear(page: Page) -> None:
    """Close what is open in the Lab on this page, and shut its kernels down; its looks are again those of the start."""
    page.evaluate(CLEAR)


def run_all(page: Page) -> None:
    """Drop the stored outputs and run every cell; AssertionError names each cell that was not run or raised.

    A lesson that has run when it was opened is not run again.
    """
    page.wait_for_function(OPENED, timeout=120_000 * SLOW)
    page.evaluate(RUN_ALL)
    with contextlib.suppress(PlaywrightTimeout):
        page.wait_for_function(SETTLED, timeout=120_000 * SLOW)
    cells = page.evaluate(CELLS)
    assert cells, "the notebook has no code cell"
    bad = [cell for cell in cells if cell["count"] is None or (cell["error"] is not None) != cell["may_raise"]]
    assert not bad, bad


def execute(page: Page, code: str) -> str:
    """Run Python in the notebook's kernel, beside its cells, and return what it printed (or its exception, as text)."""
    return str(page.evaluate(EXECUTE, [code, 120_000 * SLOW])).strip()


def begin(page: Page, code: str) -> None:
    """Begin to run Python as a cell of the notebook does; ``window.cell`` is what it said, and whether it ended."""
    page.evaluate(BEGIN, code)


def value(page: Page, expression: str) -> Any:
    """What an expression is worth in the notebook's kernel, if JSON can tell it; AssertionError if it raises."""
    said = execute(page, f"import json as _json\nprint('value', _json.dumps({expression}))")
    assert said.startswith("value "), said
    return json.loads(said.removeprefix("value "))


def choose_theme(page: Page, name: str) -> None:
    """Switch Lab to its "Light" or "Dark" theme and wait until its colours are there.

    Lab covers the page with a splash meanwhile and takes it off 200 ms later, once for every change: the one that
    finds none there throws (its timer has no guard). So a change waits for the splash of the one before.
    """
    page.wait_for_function(NO_SPLASH)
    page.evaluate(
        "(theme) => window.jupyterapp.commands.execute('apputils:change-theme', {theme})", f"JupyterLab {name}"
    )
    page.wait_for_function(THEME, arg=name)
    page.wait_for_function(NO_SPLASH)


def wait_until(page: Page, condition: Callable[[], object]) -> None:
    """Return as soon as ``condition()`` holds, for what the page cannot tell; AssertionError if it never does."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        page.wait_for_timeout(20)
