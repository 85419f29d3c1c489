"""A lesson of Provincia Romana in real JupyterLab: a combat lost, a building saved, a question answered by mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenLesson
from tests.browser.lab import Watch, execute, run_all, value, wait_until
from tests.browser.look import axe
from tests.browser.test_lessons import HEIGHT
from tests.browser.test_stage import LARGE, SMALL, STAGE, WHOLE, Stage, box, inside

COMBAT = "provincia/7-combat"
SIZES = """(selector) => [...document.querySelectorAll(selector)].filter((node) => node.textContent.trim())
    .map((node) => [node.textContent, parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a])"""
"""The words of drawings, and how large they are on the screen."""
WRAPPED = """(acts) => [...acts.querySelectorAll('.rs-act-line')]
    .filter((line) => line.scrollWidth > line.clientWidth + 1 || line.lastChild.clientHeight > 20).length"""
"""How many numbers of what happens by itself do not stand in a line."""
CUT = "(acts) => [...acts.children].filter((act) => act.scrollHeight > act.clientHeight + 1).length"
"""How many steps of what happens by itself do not show all that they tell."""


@pytest.fixture(scope="class")
def combat_page(open_for_class: OpenLesson) -> Page:
    return open_for_class(COMBAT, width=LARGE[0], height=LARGE[1])


@pytest.fixture
def combat(combat_page: Page, class_watch: Watch) -> Iterator[Stage]:
    """The seventh lesson, at its beginning: round 3, strength 4, four tokens."""
    stage = Stage(combat_page)
    stage.ask("stage.go_to(1)")
    expect(stage.part("coach")).to_be_visible()
    stage.settled()
    yield stage
    assert class_watch.problems == []


class TestByMouse:
    def test_a_fight_is_lost_and_a_building_saved(self, combat: Stage) -> None:
        combat.click("lay blue-1")
        combat.command("skip").click()
        wait_until(combat.page, lambda: combat.beat() == "wrong" and not combat.ask("stage.watching"))
        combat.click("lose horreum")
        wait_until(combat.page, lambda: combat.ask("stage.run.done"))
        combat.command("continue").click()
        wait_until(combat.page, lambda: combat.beat() == "e05")
        for answer in ("lose lignator", "4", "3"):
            combat.ask(f"stage.answer({answer!r})")
            combat.ask("stage.go_on()")
        wait_until(combat.page, lambda: combat.beat() == "save")
        combat.click("aediles")
        wait_until(combat.page, lambda: combat.ask("'aediles' in [str(one.action) for one in stage.session.log]"))

    def test_what_is_asked_hangs_before_the_buildings(self, combat: Stage) -> None:
        combat.ask("stage.go_to('save')")
        expect(combat.root.locator(".rs-map-front [data-site='site-question']")).to_be_visible()

    def test_a_secret_is_kept(self, combat: Stage) -> None:
        before = combat.session()
        combat.click("look bellum 3")
        expect(combat.part("answer")).to_have_attribute("data-tone", "no")
        assert combat.session() == before

    @pytest.mark.thorough
    @pytest.mark.parametrize("height", [720, 900])
    def test_words_of_the_map_can_be_read_on_a_narrow_stage(self, combat: Stage, height: int) -> None:
        combat.page.set_viewport_size({"width": 600, "height": height})
        wait_until(combat.page, lambda: combat.root.locator(".rs-map[data-narrow]").count())
        found = combat.page.evaluate(SIZES, f"{STAGE} .rs-map text")
        assert found and [one for one in found if one[1] < 9.5] == []
        combat.ask("stage.go_to('wrong')")
        combat.ask("stage.go_to('lose')")
        board = box(combat.part("board"))
        wait_until(combat.page, lambda: any(inside(box(one), board) for one in combat.root.locator(".rs-legal").all()))
        combat.click("lay blue-1")
        acts = combat.root.locator(".rs-acts")
        acts.wait_for()
        wait_until(combat.page, lambda: inside(box(acts), box(combat.part("board"))))
        for step in ("continue", "continue", ""):
            combat.settled()
            assert not acts.evaluate(CUT), "all that a step tells is seen"
            outcome = acts.locator("[data-state='now'] > .rs-act-outcome")
            expect(outcome).to_be_hidden()
            assert (outcome.text_content() or "nothing") in combat.says(), "once"
            if step:
                combat.command(step).click()
        combat.ask("stage.go_to('save')")
        combat.settled()
        combat.click("aediles")
        acts.locator("b").first.wait_for()
        assert not acts.evaluate(WRAPPED)
        assert box(acts)[2] <= box(combat.root.locator(".rs-map [data-id='morale-9']"))[0], (
            "two leave the towers in sight"
        )
        combat.page.set_viewport_size({"width": LARGE[0], "height": LARGE[1]})

    def test_screen_readers(self, combat: Stage) -> None:
        assert axe(combat.page, STAGE).violations == []


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["1-set-up", "3-production-and-storage", "10-first-round"])
def test_every_cell_runs_and_axe_finds_nothing(open_lesson: OpenLesson, name: str) -> None:
    page = open_lesson(f"provincia/{name}")
    assert axe(page, ".jp-OutputArea-output").violations == []


@pytest.mark.thorough
def test_words_of_the_race_can_be_read_in_a_low_window(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("provincia/5-the-senate", height=600))
    stage.ask("stage.go_to('conspire')")
    stage.settled()
    stage.root.locator(".rs-figure-labels text").first.wait_for()
    found = stage.page.evaluate(SIZES, f"{STAGE} .rs-figure-labels text")
    assert [one for one in found if one[1] < 9.5] == []


@pytest.mark.thorough
def test_a_table_that_a_question_is_about_and_all_that_is_chosen_from_are_seen_on_a_narrow_stage(
    open_lesson: OpenLesson,
) -> None:
    stage = Stage(open_lesson("provincia/1-set-up", width=600, height=720))
    stage.ask("stage.go_to('dear')")
    stage.settled()
    stage.ask("stage.go_to('bridge')")
    cities, board = stage.root.locator(".rs-legal"), box(stage.part("board"))
    wait_until(stage.page, lambda: cities.count() == 5 and all(inside(box(one), board) for one in cities.all()))
    stage.ask("stage.go_to('e01')")
    expect(stage.root.locator("[data-panel='start']")).to_be_visible()
    stage.ask("stage.go_to('minus')")
    expect(stage.part("board")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "height"), [(600, 720), (390, 844), (360, 640)])
def test_what_others_have_is_seen_on_a_narrow_stage_where_a_question_is_about_it(
    open_lesson: OpenLesson, width: int, height: int
) -> None:
    stage = Stage(open_lesson("provincia/11-end-and-scoring", width=width, height=height))
    for beat, others in (("e12", 1), ("end-shared", 2)):
        stage.ask(f"stage.go_to({beat!r})")
        gold = stage.root.locator(".rs-beside .rs-total:last-child")
        expect(gold).to_have_count(others)
        for one in gold.all():
            expect(one).to_be_visible()
            assert inside(box(one), box(stage.root.locator(".rs-beside")))


@pytest.mark.thorough
def test_the_laboratory_follows_its_sliders(open_lesson: OpenLesson) -> None:
    page = open_lesson("provincia/12-combat-laboratory", height=HEIGHT + 1000)
    assert axe(page, ".jp-OutputArea-output").violations == []
    before = value(page, "float(builder.win)")
    handle = page.locator(".rs-slider-lab .noUi-handle[aria-label='Military']")
    handle.focus()
    handle.press("ArrowRight")
    wait_until(page, lambda: value(page, "builder.settings['military']") == 1)
    assert value(page, "float(builder.win)") > before
    expect(page.locator(".rs-slider-lab")).to_contain_text(f"{value(page, 'float(builder.win)'):.0%}")


@pytest.mark.thorough
def test_what_the_gauls_take_and_the_strength_that_is_needed_are_seen_in_a_low_window(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("provincia/13-worked-examples", width=1280, height=720))
    stage.click("lay blue-1")
    for _ in range(3):
        stage.command("continue").wait_for()
        stage.settled()
        assert not stage.root.locator(".rs-acts").evaluate(CUT)
        stage.command("continue").click()
        stage.settled()


@pytest.mark.thorough
def test_stores_are_in_sight_below_the_town_and_the_hand_on_a_narrow_stage(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("provincia/6-buildings", width=600, height=800))
    for beat in ("bridge", "templum"):
        stage.ask(f"stage.go_to({beat!r})")
        stage.settled()
        board = box(stage.part("board"))
        for good in ("clay", "wood", "stone", "gold"):
            assert inside(box(stage.root.locator(f".rs-map [data-id='store-{good}']")), board), (beat, good)


@pytest.mark.thorough
def test_where_nothing_else_lies_beside_the_plot_what_happened_is_told_whole(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("provincia/6-buildings", width=SMALL[0], height=SMALL[1]))
    stage.ask("stage.go_to('discount')")
    for move in ("build carchesium", "build strata less clay"):
        stage.ask(f"stage.play({move!r}).ok")
    told = stage.root.locator("[data-panel='log']")
    wait_until(stage.page, lambda: inside(box(told.locator("li:last-child")), box(told)))


@pytest.mark.thorough
def test_a_map_is_drawn_smaller_where_the_hand_below_it_would_be_out_of_sight(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("provincia/5-the-senate", width=600, height=720))
    stage.ask("stage.go_to('exchanges')")
    things = [stage.root.locator(f".rs-map [data-id='{id}']") for id in ("hand-commercium_09-1", "store-gold")]
    for width, height in ((600, 720), (720, 800)):
        stage.page.set_viewport_size({"width": width, "height": height})
        wait_until(stage.page, lambda: all(inside(box(one), box(stage.part("board"))) for one in things))


@pytest.mark.thorough
def test_all_ways_to_pay_are_in_sight_in_a_low_window(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("provincia/5-the-senate", width=1280, height=720))
    stage.ask("(stage.session.state.cities[0].goods.__setitem__(slice(None), [4, 4, 4, 9]), stage.notify(None))[1]")
    stage.settled()
    stage.root.locator(".rs-map [data-id^='hand-corruptio']").click()
    asked = stage.root.locator(".rs-ask")
    expect(asked.locator(".rs-choice")).to_have_count(10)
    assert asked.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 1


@pytest.mark.thorough
def test_what_is_taken_back_is_told_whole_on_a_narrow_stage(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("provincia/3-production-and-storage", width=600, height=800))
    stage.ask("stage.go_to('short')")
    stage.click("pick 1")
    wait_until(stage.page, lambda: "9" in stage.root.locator(".rs-answer-two").inner_text())
    assert inside(box(stage.root.locator(".rs-answer-say")), box(stage.part("answer")))


def low_game(open_cells: Callable[..., Page], players: int) -> Stage:
    """A free game of so many in a low window."""
    game = f"FreeGame('provincia', {players}, others='random', seed=1)"
    page = open_cells(f"from widgets.free_play import FreeGame\nstage = {game}\nstage")
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    run_all(page)
    return Stage(page)


FIRST = """panel => {
    const { top } = panel.getBoundingClientRect();
    const hidden = parseFloat(getComputedStyle(panel).getPropertyValue("--rs-cut")) || 0;
    const lines = [...panel.querySelectorAll(".rs-line")].map((line) => line.getBoundingClientRect());
    const seen = lines.find(({ bottom }) => bottom > top + hidden + 1);
    return [Math.max(0, Math.round(top + hidden - seen.top)), hidden, panel.scrollHeight - panel.clientHeight]; }"""
"""How much is cut of the first line in sight, and how much is hidden of the panel; how far it can be scrolled."""


@pytest.mark.thorough
def test_what_happened_last_is_in_sight_below_the_plot_in_a_low_window(open_cells: Callable[..., Page]) -> None:
    stage = low_game(open_cells, 3)
    stage.click("city tolosa")
    wait_until(stage.page, lambda: not stage.ask("stage.watching") and not stage.ask("stage.news.due"))
    told = stage.root.locator("[data-panel='log']")
    wait_until(stage.page, lambda: inside(box(told.locator("li:last-child")), box(told)))
    assert inside(box(told), box(stage.root.locator(".rs-side-panel")))
    top, bottom = box(told)[1::2]
    assert bottom - top > 3 * 16  # so many lines
    wait_until(stage.page, lambda: told.evaluate(FIRST)[0] == 0)  # it begins with a whole line
    assert told.evaluate(FIRST)[2] > 0, "and the rest is there"
    told.evaluate("panel => { panel.scrollTop = -1; }")
    wait_until(stage.page, lambda: told.evaluate(FIRST)[1] == 0)  # nothing is hidden of what one reads on


SO_MANY = """others, left = Out[1].opponents, iter(range({steps}))
others.step = lambda step=others.step: next(left, None) is not None and step()"""
"""The others move so often, and then no more."""


@pytest.mark.thorough
@pytest.mark.parametrize("players", [3, 4])
def test_what_happened_is_in_sight_below_the_start_table_in_a_low_window(
    open_cells: Callable[..., Page], players: int
) -> None:
    stage = low_game(open_cells, players)
    assert not execute(stage.page, SO_MANY.format(steps=players - 2))
    stage.click("city tolosa")
    panel = stage.root.locator(".rs-side-panel")
    seen = panel.locator("[data-panel='start'] td, [data-panel='log'] li:last-child")
    expect(panel.locator("[data-panel='log'] li")).to_have_count(players - 1)
    whole = [panel.locator("[data-panel='start']"), panel.locator("[data-panel='log']")]
    assert seen.count() > 7 * players
    wait_until(stage.page, lambda: all(inside(box(one), box(panel)) for one in seen.all()))
    assert [one.evaluate(WHOLE) for one in whole] == [True, True]


@pytest.mark.thorough
def test_what_happened_last_is_in_sight_below_what_a_game_came_to_in_a_low_window(
    open_cells: Callable[..., Page],
) -> None:
    stage = low_game(open_cells, 3)
    played = "from rulesim import bots; bots.play(Out[1].session, 'random', 1); Out[1].notify(None)"
    assert not execute(stage.page, played)
    panel = stage.root.locator(".rs-side-panel")
    panel.locator("tbody tr").first.wait_for()
    seen = panel.locator("[data-panel='log'] li:last-child, tbody tr")
    wait_until(stage.page, lambda: all(inside(box(one), box(panel)) for one in seen.all()))


def test_cards_that_stay_as_they_lie_are_left_by_one_key_and_undone(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("provincia/5-the-senate", width=600, height=720))
    stage.ask("stage.go_to('search')")
    for move in ("play consuetudo", "keep turris"):
        stage.ask(f"stage.play({move!r}).ok")
    left = stage.root.locator("[data-id='leave']")
    left.focus()
    left.press("Enter")
    expect(left).to_have_count(0)
    expect(stage.part("answer")).to_contain_text("as it lies")
    stage.command("undo").click()
    expect(left).to_have_count(1)


@pytest.mark.thorough
def test_a_step_of_what_happens_is_whole_on_a_phone_beside_a_bar_of_chances(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("provincia/1-set-up", width=390, height=844))
    stage.ask("(setattr(stage, 'odds_shown', True), stage.go_to('end'), stage.play('end').ok)[2]")
    acts = stage.root.locator(".rs-acts")
    acts.wait_for()
    stage.settled()
    wide = "(node) => [...node.querySelectorAll('.rs-act-line')].every((one) => one.scrollWidth <= one.clientWidth)"
    wait_until(stage.page, lambda: not acts.evaluate(CUT) and acts.evaluate(wide))


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "height"), [(375, 812), (360, 740)])
def test_why_one_of_four_rules_is_not_the_one_is_read_whole_below_a_whole_board_on_a_phone(
    open_lesson: OpenLesson, width: int, height: int
) -> None:
    stage = Stage(open_lesson("provincia/4-playing-cards", width=width, height=height))
    stage.ask("(stage.go_to('waste'), stage.answer('provincia.play.cost'))[1]")
    expect(stage.part("answer")).to_contain_text("nothing happens")
    wait_until(stage.page, lambda: stage.root.locator(".rs-answer-say").evaluate(WHOLE))
    assert stage.part("board").evaluate(WHOLE)


@pytest.mark.thorough
def test_a_finger_meets_what_is_bought_and_offered_on_a_phone(open_lesson: OpenLesson) -> None:
    stage = Stage(open_lesson("provincia/4-playing-cards", width=360, height=740))
    stage.ask("stage.go_to('partner')")
    stage.settled()
    for move in ("buy wood", "buy stone", "offer 2"):
        left, top, right, bottom = box(stage.thing(move))
        assert min(right - left, bottom - top) >= 24, move
