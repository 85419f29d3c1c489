"""The browser tests' own tools notice what Lab never shows; without these tests, silence would prove nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import (
    Watch,
    callback_error,
    execute,
    leaves_the_machine,
    run_all,
    wait_until,
)

pytestmark = pytest.mark.thorough

BUTTON = """
import ipywidgets as w
presses, button = [], w.Button(description="press")
button.on_click(lambda _: presses.append(1) if len(presses) < 1 else 1 / 0)
button
"""


def test_an_exception_in_a_callback_is_noticed(open_cells: Callable[..., Page], watch: Watch) -> None:
    page = open_cells(BUTTON)
    run_all(page)
    button = page.get_by_role("button", name="press", exact=True)
    button.click()
    wait_until(page, lambda: execute(page, "print(presses)") == "[1]")
    assert watch.problems == []
    button.click()
    wait_until(page, lambda: watch.problems != [])
    assert watch.problems == ["a widget callback raised ZeroDivisionError: division by zero"]


def test_a_cell_that_raises_fails_unless_it_says_so(open_cells: Callable[..., Page], watch: Watch) -> None:
    page = open_cells(("1 / 0", "raises-exception"), ("'calm'", "raises-exception"), "print('after')")
    with pytest.raises(AssertionError) as told:
        run_all(page)
    assert "'calm'" in str(told.value)
    assert "1 / 0" not in str(told.value)
    with pytest.raises(AssertionError, match="division by zero"):
        run_all(open_cells("1 / 0"))
    assert watch.problems == []


def test_requests_to_other_machines_and_script_errors_are_noticed(
    open_cells: Callable[..., Page], watch: Watch
) -> None:
    page = open_cells("1")
    answer = page.evaluate("() => fetch('https://example.org/x').then(() => 'came through', () => 'failed')")
    assert answer == "failed"
    assert watch.problems == ["a request left the machine: https://example.org/x"]
    page.evaluate("() => { setTimeout(() => { throw new Error('boom'); }, 0); }")
    wait_until(page, lambda: len(watch.problems) == 2)
    assert watch.problems[1] == "script error: boom"


def test_messages_are_read_in_both_encodings() -> None:
    text = '{"header": {"msg_type": "error"}, "parent_header": {"msg_type": "comm_msg"}, "content": %s}'
    assert callback_error(text % '{"ename": "E", "evalue": "v"}') == "a widget callback raised E: v"
    assert callback_error((text % '{"ename": "E", "evalue": "v"}').replace("comm_msg", "execute_request")) is None
    assert callback_error(text.replace('"error"', '"status"') % "{}") is None


def test_only_this_machine_is_this_machine() -> None:
    assert not any(map(leaves_the_machine, ["http://127.0.0.1:8888/lab", "data:image/png;base64,xx", "blob:null/1"]))
    assert all(map(leaves_the_machine, ["https://example.org", "wss://example.org/x", "http://127.0.0.1.example.org/"]))


def test_nothing_of_make_lab_is_missing_here(open_cells: Callable[..., Page]) -> None:
    page = open_cells("1")
    fetch_news = page.evaluate("""async () => {
        const plugin = '@jupyterlab/apputils-extension:notification';
        const settings = await window.jupyterapp.serviceManager.settings.fetch(plugin);
        return JSON.parse(settings.raw || '{}').fetchNews ?? settings.schema.properties.fetchNews.default; }""")
    assert fetch_news == "false"
    expect(page.get_by_text("Would you like to get notified about official Jupyter news?")).to_have_count(0)
