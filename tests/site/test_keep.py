"""What the site's service worker keeps, on a site of two files: no build is needed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.lab import SLOW, chromium, wait_until
from tests.notebook_env import TOP
from tests.site.served import Server

PAGE = "<!doctype html><script>navigator.serviceWorker.register('service-worker.js')</script>"
CLAIM = "\nself.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));"
TEXT = "async () => (await fetch('text.txt?seen')).text()"
LOOK = "async () => void (await (await navigator.serviceWorker.getRegistration()).update())"
"""What a browser does of its own a moment after a visit: it looks for a new version."""
STATES = """async () => {
    const { active, waiting } = await navigator.serviceWorker.getRegistration();
    return [active?.state ?? null, waiting?.state ?? null]; }"""


def publish(folder: Path, version: str, day: int) -> None:
    """Put a version of the site there, as ``make site`` does. ``day``: when it was made, for servers tell the time."""
    keep = (TOP / ".ci" / "site" / "keep.js").read_text(encoding="utf-8")
    (folder / "index.html").write_text(PAGE)
    (folder / "text.txt").write_text(version)
    (folder / "service-worker.js").write_text(keep.replace("{{version}}", version) + CLAIM)
    for path in folder.iterdir():
        os.utime(path, (86_400 * day, 86_400 * day))


@pytest.fixture
def context() -> Iterator[BrowserContext]:
    """A newcomer's browser."""
    with chromium() as browser, browser.new_context() as made:
        made.set_default_timeout(30_000 * SLOW)
        yield made


def opened(context: BrowserContext, server: Server) -> Page:
    """A page of the site whose worker is there."""
    page = context.new_page()
    page.goto(server.address)
    page.wait_for_function("navigator.serviceWorker.controller")
    return page


def test_a_file_is_fetched_once_and_a_new_version_comes_whole(context: BrowserContext, tmp_path: Path) -> None:
    publish(tmp_path, "one", 20_000)
    server = Server(folder=tmp_path)
    page = opened(context, server)
    assert page.evaluate(TEXT) == "one"
    server.asked.clear()
    publish(tmp_path, "two", 20_001)
    page.reload()
    page.evaluate(LOOK)
    wait_until(page, lambda: page.evaluate(STATES) == ["activated", "installed"])
    assert page.evaluate(TEXT) == "one"
    assert "text.txt" not in server.asked

    page.close()
    page = opened(context, server)
    wait_until(page, lambda: page.evaluate(STATES) == ["activated", None])
    assert page.evaluate(TEXT) == "two"
    assert page.evaluate("async () => (await caches.keys()).join()") == "rulesim two"
    server.stop()
    page.reload()
    assert page.evaluate(TEXT) == "two"
