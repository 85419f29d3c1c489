"""The start page: what is on it comes from what is registered, and from what the learner has done."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import rulesim
from tests.notebook_env import NOTEBOOKS
from widgets import lessons, progress, start_page
from widgets.games import DrawnGame, drawn_game, player_counts
from widgets.start_page import PAGES, StartPage, by_length, page


def learn(lesson: str, steps: int | None = None) -> None:
    """Do the first steps of a lesson, or all of them."""
    for beat in lessons.plan(lesson).beats[:steps]:
        progress.mark(lesson, "task", beat.id)


def earlier() -> None:
    """What was done so far was done a minute before what is done next."""
    with closing(sqlite3.connect(progress.default().path)) as file, file:
        file.execute("UPDATE mark SET at = at - 60")


def shown(game: str) -> dict[str, Any]:
    return next(one for one in page()["games"] if one["id"] == game)


def test_every_game_is_there_with_all_its_lessons_in_order() -> None:
    games = page()["games"]
    assert sorted(one["id"] for one in games) == sorted(rulesim.games())
    for one in games:
        plans = lessons.plans(one["id"])
        assert [lesson["title"] for lesson in one["lessons"]] == [plan.title() for plan in plans]
        assert [lesson["path"] for lesson in one["lessons"]] == [plan.notebook for plan in plans]
        assert one["total"] == len(plans)
        assert one["title"] == rulesim.rulebook.words(one["id"], "game")


def test_everything_on_it_leads_to_a_notebook_that_is_there() -> None:
    learn("armorica/roman", 1)
    made = page()
    paths = [made["begin"]["path"], made["next"]["path"], *(link["path"] for link in made["links"])]
    paths += [lesson["path"] for game in made["games"] for lesson in game["lessons"]]
    assert [path for path in paths if not (NOTEBOOKS / path).is_file()] == []
    assert {f"{name}.ipynb" for name in PAGES} | {"index.ipynb"} == {path.name for path in NOTEBOOKS.glob("*.ipynb")}


def test_the_shortest_game_comes_first_and_one_begins_with_it() -> None:
    assert by_length()[0] == "armorica"
    assert page()["begin"]["path"] == lessons.plans("armorica")[0].notebook


def test_a_further_game_appears_by_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Of a game that says nothing more than its rules and lessons the rest is left out."""
    monkeypatch.setattr(start_page, "games", lambda: (*rulesim.games(), "fourth"))
    drawn = DrawnGame(
        name="fourth",
        folder=tmp_path,
        scenes=drawn_game("discordia").scenes,
        charts=drawn_game("discordia").charts,
        tutor=drawn_game("discordia").tutor,
        catalogue=drawn_game("discordia").catalogue,
    )
    monkeypatch.setattr(start_page, "drawn_game", lambda name: drawn if name == "fourth" else drawn_game(name))
    assert start_page.by_length() == ("armorica", "discordia", "provincia", "fourth")
    assert drawn.poster == ""


@pytest.mark.parametrize("game", rulesim.games())
def test_players_and_minutes_are_told(game: str) -> None:
    counts = player_counts(game)
    assert shown(game)["facts"] == f"{counts[0]}–{counts[-1]} players, {drawn_game(game).minutes} minutes"
    for players in counts:
        rulesim.new_game(game, players)
    with pytest.raises(rulesim.BadInput):
        rulesim.new_game(game, counts[-1] + 1)


@pytest.mark.parametrize("game", rulesim.games())
def test_a_poster_is_a_drawing_without_words_scripts_and_links(game: str) -> None:
    tags = {re.sub(r"\{.*\}", "", node.tag) for node in ElementTree.fromstring(drawn_game(game).poster).iter()}
    assert tags <= {"svg", "g", "path", "rect", "circle", "ellipse"}
    assert "href" not in drawn_game(game).poster


# --- Progress --------------------------------------------------------------------------------------------------------


def test_who_is_new_finds_nothing_to_go_on_with() -> None:
    made = page()
    assert made["next"] is None
    assert [game["done"] for game in made["games"]] == [0] * len(made["games"])


def test_a_first_turn_is_offered_until_its_lesson_is_begun() -> None:
    learn("discordia/setup", 1)
    assert page()["begin"]["new"] is True and "Play your first turn" in StartPage().to_text()
    learn(lessons.plans("armorica")[0].id, 1)
    assert page()["begin"]["new"] is False and "Play your first turn" not in StartPage().to_text()


def test_what_is_done_is_counted_and_the_lesson_begun_goes_on() -> None:
    first, second, third = lessons.plans("armorica")[:3]
    learn(first.id)
    learn(second.id)
    learn(third.id, 1)
    armorica = shown("armorica")
    assert (armorica["done"], [one["state"] for one in armorica["lessons"][:4]]) == (
        2,
        ["done", "done", "begun", "new"],
    )
    total = len(third.beats)
    going_on = page()["next"]
    assert going_on["title"] == f"Continue: lesson 3, {third.title()}"
    assert going_on["place"] == f"Armorica · step 2 of {total}"
    assert (going_on["path"], going_on["done"], going_on["total"]) == (third.notebook, 1, total)


def test_after_a_lesson_the_next_one_of_its_game_follows() -> None:
    plans = lessons.plans("discordia")
    learn(plans[3].id)
    assert page()["next"]["path"] == plans[4].notebook
    earlier()
    learn("armorica/roman", 1)
    assert page()["next"]["path"] == lessons.plan("armorica/roman").notebook, "the one worked at last"


def test_after_the_last_lesson_the_first_that_was_left_out_follows() -> None:
    plans = lessons.plans("armorica")
    learn(plans[-1].id)
    assert page()["next"]["path"] == plans[0].notebook
    for plan in plans:
        learn(plan.id)
    assert page()["next"] is None
    assert shown("armorica")["done"] == len(plans)


def test_when_a_game_is_learned_the_one_before_it_goes_on() -> None:
    learn("discordia/setup", 1)
    earlier()
    for plan in lessons.plans("armorica"):
        learn(plan.id)
    assert page()["next"]["path"] == lessons.plan("discordia/setup").notebook


def test_a_mark_of_a_lesson_or_game_that_is_no_more_is_passed_over() -> None:
    progress.mark("armorica/gone", "task", "x")
    assert page()["next"]["path"] == lessons.plans("armorica")[0].notebook
    earlier()
    progress.mark("chess/opening", "task", "x")
    assert page()["next"]["path"] == lessons.plans("armorica")[0].notebook


def test_a_page_that_comes_into_sight_is_told_what_was_learned_meanwhile() -> None:
    known = StartPage()
    assert known.page["next"] is None
    learn("armorica/roman", 1)
    known._handle_custom_msg({"kind": "ready"}, [])
    assert known.page["next"] is not None
    known._handle_custom_msg({"kind": "nonsense"}, [])
    assert known.dropped == 1


def test_questions_that_come_back_are_counted_and_lead_to_practice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert page()["practice"] is None
    for beat in lessons.plan("armorica/gaul").beats:
        if beat.question:
            progress.mark("armorica/gaul", "quiz", beat.question, done=False)
    assert page()["practice"] is None
    later = progress.now() + 86400
    monkeypatch.setattr(progress, "now", lambda: later)
    found = page()["practice"]
    assert found == {"title": "1 question comes back today", "path": "practice.ipynb"}
    assert found["title"] in StartPage().to_text()


# --- The row of cards ------------------------------------------------------------------------------------------------


def test_the_row_of_cards_is_one_of_a_lesson_with_cards_in_reach_and_out_of_it() -> None:
    hero = page()["hero"]
    assert hero["title"] == "Gaul row"
    pieces = hero["pieces"]
    assert [piece["position"] for piece in pieces] == [4, 3, 2, 1]
    reached = [piece["reach"] == "in" for piece in pieces]
    assert reached == [piece["legal"] for piece in pieces] == sorted(reached)
    assert (hero["icon"], hero["count"], hero["ruler"]["hops"]) == ("wheat", sum(reached), sum(reached))
    assert [cell["number"] for cell in hero["ruler"]["cells"]] == [4, 3, 2, 1]


def test_a_game_without_such_a_row_shows_none() -> None:
    assert start_page._hero("discordia", "en") is None
    assert start_page._fan("discordia", "en") == []


# --- In words --------------------------------------------------------------------------------------------------------


def test_it_reads_as_text_and_as_links_in_any_notebook() -> None:
    known = StartPage()
    bundle = known._repr_mimebundle_()
    assert bundle is not None
    told = bundle[0]["text/plain"]
    assert told == repr(known) == known.to_text()
    assert "Armorica (2–4 players, 30 minutes; 0 of " in told
    html = bundle[0]["text/html"]
    for game in rulesim.games():
        for plan in lessons.plans(game):
            assert f'href="{plan.notebook}"' in html
    assert not re.search(r"0x[0-9a-f]{6}", told)


def test_what_is_sent_to_the_page_is_plain_and_small() -> None:
    assert len(json.dumps(page())) < 60_000
