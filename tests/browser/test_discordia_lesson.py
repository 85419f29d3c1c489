"""Notebooks of Discordia in real JupyterLab: every cell runs, and the laboratory is used by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenLesson
from tests.browser.lab import value, wait_until
from tests.browser.look import axe
from tests.browser.test_lessons import HEIGHT
from tests.browser.test_provincia_lesson import CUT
from tests.browser.test_stage import box

WHOLE = "(box) => box.scrollHeight <= box.clientHeight + 1"
"""Whether all of something is in sight without scrolling in it."""


@pytest.mark.thorough
def test_what_can_only_be_looked_at_says_what_it_is_when_it_is_pressed(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/2-years-and-seasons", width=1280, height=720)
    seen = {
        "[data-site='market1-1']": "no part",
        "[data-site='year-2']": "Year 2 of 4",
        "[data-zone='city-2']": "Player 2: 15",
    }
    for node, told in seen.items():
        page.locator(f".rs-stage {node}").first.click()
        expect(page.locator("[data-part='answer']")).to_contain_text(told)


@pytest.mark.thorough
def test_who_chooses_several_by_keyboard_stays_where_they_choose(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/12-worked-examples", width=1280, height=720)
    value(page, "_1.go_to('x4')")
    choices = page.locator(".rs-answer-choice")
    choices.first.focus()
    for at in (0, 1):
        page.keyboard.press("Space")
        expect(choices.nth(at)).to_have_attribute("aria-pressed", "true")
        expect(choices.nth(at)).to_be_focused()
        page.keyboard.press("Tab")


@pytest.mark.thorough
def test_in_a_small_window_all_of_the_map_is_in_sight(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/7-year-end", width=600, height=720)
    board = page.locator(".rs-stage-board")
    for beat in ("weak", "ex07", "ex11"):
        value(page, f"_1.go_to({beat!r})")
        expect(page.locator(f".rs-stage[data-kind='{'do' if beat == 'weak' else 'drill'}']")).to_be_visible()
        assert board.evaluate(WHOLE), beat


@pytest.mark.thorough
def test_what_a_map_leaves_of_a_narrow_window_is_for_what_is_said(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/6-aqueduct-and-shortage", width=600, height=800)
    said, board = page.locator(".rs-answer-say"), page.locator(".rs-stage-board")
    value(page, "_1.go_to('half') or _1.play('special field1 YY').ok")
    expect(said).to_contain_text("so this is missing: 1 farmer")
    assert said.evaluate(WHOLE) and board.evaluate(WHOLE)
    value(page, "_1.go_to('x11') or _1.hint()")
    expect(said).to_contain_text("its symbol is back")
    assert said.evaluate(WHOLE) and board.evaluate(WHOLE)


@pytest.mark.thorough
def test_above_three_choices_a_hint_is_whole_in_a_small_window(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/12-worked-examples", width=600, height=720)
    value(page, "_1.go_to('x4') or _1.hint()")
    said = page.locator(".rs-answer-say")
    expect(said).to_contain_text("two soldiers")
    assert said.evaluate(WHOLE)
    assert page.locator(".rs-map").evaluate("map => map.clientWidth") > 415


@pytest.mark.thorough
def test_in_a_narrow_window_all_that_a_die_may_count_as_is_in_sight(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/8-first-year", width=600, height=800)
    for beat, die, width in (("spring", "yellow", 600), ("saturnalia", "red", 600), ("spring", "yellow", 360)):
        page.set_viewport_size({"width": width, "height": 800})
        value(page, f"_1.go_to({beat!r}) or _1.watch_on()")
        page.locator(f".rs-stage [data-id='die-{die}']").click()
        expect(page.get_by_text("Which one?")).to_be_in_viewport()
        assert page.locator(".rs-ask").evaluate(WHOLE), beat
        page.keyboard.press("Escape")
    tab, other = page.get_by_role("tab", name="Python"), page.locator(".rs-side .rs-strips")
    for width in (600, 440, 390):  # beside, or below
        page.set_viewport_size({"width": width, "height": 844})
        wait_until(page, lambda: box(other)[0] >= box(tab)[2] - 1 or box(other)[1] >= box(tab)[3] - 1)


@pytest.mark.thorough
def test_what_the_signs_mean_stays_beside_a_picture(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/1-set-up", width=1280, height=720)
    for tab in ("Plot", "Rules"):
        page.get_by_role("tab", name=tab).click()
        page.get_by_role("button", name="What the signs mean").click()
        expect(page.locator(".rs-legend")).to_be_visible()


@pytest.mark.thorough
def test_in_a_small_window_figures_of_all_colours_can_be_picked_without_scrolling(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/5-towers-and-privileges", width=600, height=720)
    value(page, "_1.go_to('trade') or _1.session.state.cities[0].supply.__setitem__(1, 3)")
    value(page, "_1.play('trade tower1').ok and _1.watch_on()")
    waiting = page.locator(".rs-stage [data-zone='waiting']")
    expect(waiting.locator("[data-id='pick-Y3']")).to_be_visible()
    assert waiting.evaluate(WHOLE)


@pytest.mark.thorough
def test_on_a_phone_what_is_said_of_choices_is_whole_beside_and_below_what_goes_on(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/12-worked-examples", width=390, height=844)
    said = page.locator(".rs-answer-say")
    for choice, told in (("special tower1 R", "missing"), ("dispatch tower1 RR", "no dispatch as main action")):
        value(page, f"(_1.beat.id == 'x4' or _1.go_to('x4')) and None or _1.answer({choice!r})")
        expect(said).to_contain_text(told)
        assert said.evaluate(WHOLE)


@pytest.mark.thorough
def test_on_the_lowest_phone_a_map_can_be_read_and_begins_with_what_one_holds(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/12-worked-examples", width=360, height=640)
    value(page, "_1.go_to('x7')")
    expect(page.locator(".rs-answer-choice")).to_have_count(4)
    assert page.locator(".rs-map").evaluate("map => map.clientWidth") > 200
    expect(page.locator(".rs-stage [data-id='figures-B']")).to_be_in_viewport()


@pytest.mark.thorough
def test_on_a_phone_what_waits_for_an_answer_leaves_the_fields_in_sight(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/5-towers-and-privileges", width=390, height=844)
    value(page, "_1.go_to('trade') or _1.play('trade tower1').ok")
    waiting, farm = (page.locator(f".rs-stage {one}") for one in ("[data-zone='waiting']", "[data-id='FA02']"))
    expect(waiting).to_be_visible()
    assert box(waiting)[3] <= box(farm)[1]


@pytest.mark.thorough
def test_in_a_narrow_window_all_towers_that_can_be_taken_are_in_sight(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/5-towers-and-privileges", width=600, height=800)
    value(page, "_1.play('boat').ok and _1.watch_on()")
    waiting = page.locator(".rs-stage [data-zone='waiting']")
    expect(waiting.locator("[data-id='answer-TT5']")).to_be_in_viewport(ratio=1)
    assert waiting.evaluate(WHOLE)
    page.set_viewport_size({"width": 390, "height": 800})
    rows = page.locator(".rs-token-face > .rs-thing-icons").evaluate_all("(all) => all.map((one) => one.clientHeight)")
    assert rows and max(rows) < 30, "the symbols of each stand side by side"


@pytest.mark.thorough
def test_in_a_narrow_window_all_ways_of_a_move_and_all_that_a_year_end_counts_are_in_sight(
    open_lesson: OpenLesson,
) -> None:
    page = open_lesson("discordia/7-year-end", width=600, height=800)
    value(page, "_1.go_to('hold') or _1.play('choose red 5').ok")
    page.locator(".rs-stage [data-id='BA14']").click()
    expect(page.locator(".rs-ask .rs-choice")).to_have_count(8)
    assert page.locator(".rs-ask").evaluate(WHOLE)
    value(page, "_1.go_to('lose')")
    page.locator(".rs-stage [data-id='BA14']").click()
    expect(page.locator(".rs-act[data-state='now']")).to_contain_text("Figures from the bag")
    assert not page.locator(".rs-acts").evaluate(CUT)


@pytest.mark.thorough
def test_tiles_that_leave_at_the_new_year_keep_their_size(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/8-first-year", width=1280, height=720)
    page.emulate_media(reduced_motion="no-preference")
    value(page, "_1.go_to('settle')")
    page.evaluate("""() => {
        window.left = [];
        const seen = ({ addedNodes }) => [...addedNodes].filter((node) => node.matches?.(".rs-ghost.rs-tile"));
        const noted = (all) => window.left.push(...all.flatMap(seen).map(({ offsetHeight }) => offsetHeight));
        new MutationObserver(noted).observe(document.body, { childList: true, subtree: true });
    }""")
    page.locator(".rs-stage [data-id='decline']").click()
    page.get_by_role("button", name="Skip").click()
    page.wait_for_function("window.left.length")
    assert max(page.evaluate("window.left")) < 60


@pytest.mark.thorough
def test_no_move_that_has_to_wait_stands_beside_skip(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/8-first-year", width=1280, height=720)
    value(page, "_1.go_to('summer') or _1.watch_on()")
    buttons = page.locator(".rs-answer button:not(.rs-answer-why *)").filter(visible=True)
    expect(buttons).to_have_text([re.compile("^End the turn")])
    skips = "{**_1.frame['answer'], 'buttons': [{'command': 'skip', 'primary': False}]}"  # as while others move
    value(page, f"setattr(_1, 'frame', {{**_1.frame, 'answer': {skips}}})")
    expect(buttons).to_have_text(["Skip"])


@pytest.mark.thorough
def test_how_a_raid_ends_is_seen_in_a_low_window(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/7-year-end", width=1280, height=720)
    value(page, "_1.go_to('hold')")
    value(page, "[_1.play(move).ok for move in ('choose red 5', 'special fort1 R')]")
    page.locator(".rs-stage [data-id='end']").click()
    outcome = page.locator(".rs-act-outcome").text_content() or "nothing"
    expect(page.locator(".rs-answer")).to_contain_text(outcome)
    assert not page.locator(".rs-acts").evaluate(CUT)


@pytest.mark.thorough
def test_all_that_a_die_may_count_as_is_seen_and_each_told_while_it_is_looked_at(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/11-shortage-laboratory", width=1280, height=720)
    value(page, "_1.go_to('symbol')")
    value(page, "_1.play('end').ok and _1.watch_on()")
    page.locator(".rs-stage [data-id='die-red']").click()
    assert page.locator(".rs-ask").evaluate("(box) => box.scrollHeight <= box.clientHeight + 1")
    page.get_by_role("button", name="red as 5").hover()
    expect(page.locator(".rs-answer-two")).to_contain_text("Main action")


@pytest.mark.thorough
def test_what_a_decree_asks_for_is_told_while_it_is_looked_at(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/10-decrees-and-symbols", width=1280, height=720)
    value(page, "_1.go_to('ex10')")
    page.get_by_role("button", name="Two pairs of extensions").hover()
    told = page.locator(".rs-answer-two")
    expect(told).to_have_text("Own 2 extensions of one kind and 2 of another.")
    assert told.evaluate("(line) => line.scrollHeight <= line.clientHeight + 1")


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["7-year-end", "8-first-year"])
def test_every_cell_runs_and_axe_finds_nothing(open_lesson: OpenLesson, name: str) -> None:
    page = open_lesson(f"discordia/{name}")
    assert axe(page, ".jp-OutputArea-output").violations == []


@pytest.mark.thorough
def test_a_slider_of_the_laboratory_moves_by_keyboard(open_lesson: OpenLesson) -> None:
    page = open_lesson("discordia/11-shortage-laboratory", height=HEIGHT)
    assert axe(page, ".jp-OutputArea-output").violations == []
    wanted = value(page, "ShortageLab(tiles=4, manned=2, ring=2).shortage")
    assert value(page, "[builder.settings['tiles'], builder.shortage]") == [3, wanted - 1]
    handle = page.locator(".rs-slider-lab .noUi-handle[aria-label='City tiles']")
    handle.focus()
    handle.press("ArrowRight")
    wait_until(page, lambda: value(page, "[builder.settings['tiles'], builder.shortage]") == [4, wanted])
    expect(page.locator(".rs-slider-lab .rs-numbers")).to_contain_text(str(wanted))
    for width in (600, 390):
        page.set_viewport_size({"width": width, "height": 844})
        for label in page.locator(".rs-slider-lab > :is(.rs-lab-coach, .rs-lab-answer) .widget-label").all():
            assert label.evaluate("one => one.scrollWidth - one.clientWidth") <= 0, "read whole"
