"""The quiz in a real browser, on a page of its own without Jupyter: it talks to a real :class:`~widgets.Quiz`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.look import axe, faint, texts
from widgets import lessons
from widgets.art import style
from widgets.front_end import joined
from widgets.quiz import Quiz

QUESTIONS = lessons.questions("armorica")

MOUNT = """async ([source, quiz]) => {
    const module = await import(URL.createObjectURL(new Blob([source], {type: 'text/javascript'})));
    const heard = {}, data = {quiz, intent: {}, error: ''};
    window.leaked = [];
    document.body.addEventListener('keydown', event => window.leaked.push(event.key));
    window.model = {
        get: name => data[name],
        set: (name, value) => { data[name] = value; },
        save_changes: () => window.answer(JSON.stringify(data.intent)),
        on: (name, f) => (heard[name] ??= []).push(f),
        off: (name, f) => { heard[name] = (heard[name] || []).filter(g => g !== f); },
        receive: (name, value) => { data[name] = value; (heard['change:' + name] || []).forEach(f => f()); },
        listeners: () => Object.values(heard).flat().length,
    };
    window.stop = module.default.render({model: window.model, el: document.getElementById('root')});
}"""


def quiz(*ids: str, **options: Any) -> Quiz:
    return Quiz("armorica", ids, **options)


@pytest.fixture
def mount(chromium: Browser) -> Iterator[Any]:
    """``mount(quiz, theme="light")``: a page with the quiz on it, talking to the Python object."""
    pages: list[Any] = []
    problems: list[str] = []

    def mounted(known: Quiz, theme: str = "light") -> Any:
        page = chromium.new_page(viewport={"width": 700, "height": 1000})
        pages.append(page)
        page.on("pageerror", lambda error: problems.append(str(error)))

        def answer(text: str) -> None:
            known.set_state({"intent": json.loads(text)})
            for trait in ("quiz", "error"):
                page.evaluate("([name, value]) => window.model.receive(name, value)", [trait, getattr(known, trait)])

        page.expose_function("answer", answer)
        css = style("quiz.css", ".rs-quiz")
        colour, light = ("#111111", "false") if theme == "dark" else ("#ffffff", "true")
        page.set_content(
            f'<!doctype html><html lang="en"><style>{css}</style>'
            f'<body data-jp-theme-light="{light}" style="background:{colour}"><div id="root"></div></body></html>'
        )
        page.evaluate(MOUNT, [joined("quiz.js"), known.quiz])
        return page

    yield mounted
    for page in pages:
        page.close()
    assert problems == []


def test_a_question_is_answered_by_mouse(mount: Any) -> None:
    known = quiz("x3", "x8")
    page = mount(known)
    first = page.get_by_role("group", name="1. Michael chooses a Roman.")
    first.get_by_label("Take the green matron").check()
    first.get_by_label("Take the red general").check()
    first.get_by_role("button", name="Check").click()
    first.get_by_text("One choice is wrong").wait_for()
    assert known.feedback(1).status == "wrong"
    assert "needs 2 grapes; you have 1" in first.inner_text()
    first.get_by_label("Take the red general").uncheck()
    assert "needs 2 grapes" not in first.inner_text()
    first.get_by_label("Take the yellow farmer").check()
    first.get_by_label("Pass").check()
    first.get_by_role("button", name="Check").click()
    first.locator(".rs-quiz-verdict", has_text="Right.").wait_for()
    assert known.feedback(1).right
    assert page.get_by_text("1 of 2 answered right.").is_visible()


def test_a_question_is_answered_by_keyboard_and_no_key_leaks(mount: Any) -> None:
    known = quiz("x8")
    page = mount(known)
    number = page.get_by_label("How many VP do the sets score?")
    number.focus()
    page.keyboard.type("17")
    for key in (*["Tab"] * 4, "Space", "Tab", "Space", "x", "b", "j", "Escape", *["Tab"] * 4):
        page.keyboard.press(key)
    ticked = page.get_by_role("checkbox").evaluate_all("(all) => all.map((one) => one.checked)")
    assert [place for place, on in enumerate(ticked, 1) if on] == [4, 5]
    assert page.evaluate("document.activeElement.textContent") == "Check"
    page.keyboard.press("Enter")
    page.locator(".rs-quiz-verdict", has_text="Right.").wait_for()
    assert known.feedback(1).right
    assert page.evaluate("document.activeElement.textContent") == "Check"
    assert page.evaluate("window.leaked") == []
    page.keyboard.press("Control+b")
    assert "b" in page.evaluate("window.leaked")


def test_enter_in_a_number_checks_and_python_fills_in(mount: Any) -> None:
    known = quiz("x5")
    page = mount(known)
    page.get_by_role("spinbutton").fill("28")
    page.keyboard.press("Enter")
    page.get_by_text("still unanswered").wait_for()
    page.get_by_role("button", name="Show answer").click()
    page.get_by_text("The answer:").wait_for()
    assert page.get_by_label("Card 4, yellow farmer").is_checked()
    assert page.get_by_label("Card 10, blue worker").is_checked()
    assert not page.get_by_label("Card 5, red general").is_checked()


def test_everything_has_a_name_and_text_stays_text(mount: Any) -> None:
    page = mount(quiz(*QUESTIONS, title="<b>Title</b>"))
    assert page.get_by_role("heading", name="<b>Title</b>").is_visible()
    assert page.locator(".rs-quiz b").count() == 0
    nameless = page.evaluate(
        """() => [...document.querySelectorAll('.rs-quiz input, .rs-quiz button')]
            .filter(node => !(node.labels && node.labels.length && node.labels[0].textContent.trim())
                && !node.getAttribute('aria-label')).length"""
    )
    assert nameless == 0
    ids = page.evaluate("() => [...document.querySelectorAll('.rs-quiz [id]')].map(node => node.id)")
    assert len(ids) == len(set(ids))
    groups = page.get_by_role("group").count()
    assert groups >= len(QUESTIONS)
    assert page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_stand_out_from_their_ground(mount: Any, theme: str) -> None:
    known = quiz("x3", "x8", "x5")
    known.answer(1, "take 1", "take 2")
    known.answer(2, 17, ["discard 4", "discard 5"])
    page = mount(known, theme)
    page.locator(".rs-quiz-verdict", has_text="Right.").wait_for()
    assert len(texts(page, ".rs-quiz")) > 40
    assert faint(page, ".rs-quiz") == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(mount: Any, theme: str) -> None:
    known = quiz("x3", "x8", "x5")
    known.answer(1, "take 1", "take 2")
    known.show_answer(3)
    page = mount(known, theme)
    verdict = axe(page, ".rs-quiz")
    assert verdict.violations == []
    assert {"color-contrast", "label", "button-name"} <= verdict.passes


def test_a_view_that_is_closed_listens_no_more(mount: Any) -> None:
    page = mount(quiz("x3"))
    assert page.evaluate("window.model.listeners()") == 2
    page.evaluate("window.stop()")
    assert page.evaluate("window.model.listeners()") == 0
