"""The table without a browser: intents in, scenes and answers out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rulesim
import widgets
from rulesim import BadInput, Session
from rulesim.armorica import position
from widgets import Table
from widgets.art import board_style, module_of
from widgets.front_end import HERE, joined
from widgets.scenes import Notice
from widgets.words import catalogue, say

TOP = Path(widgets.__file__).parent.parent
DISPLAY = ["N[w2 a3]", "Y[w1 o1]", "B[o1 g1]"]
ROW = ["N[w1 g1]", "W[o1 c2]", "B[g1 a2]", "Y[w1 s1 a1]", "R[o1 s1 c1]", "G[s2 c1]"]
EVIL = '<img src=x onerror="alert(1)">'


@pytest.fixture
def session() -> Session:
    """The rulebook's example: Michael can take 1 and 3, not 2."""
    state = position(kind="selection", phase="roman", display=DISPLAY, row=ROW)
    return Session(state, names=["Michael", "Carmen", "Ben"])


@pytest.fixture
def table(session: Session) -> Iterator[Table]:
    made = Table(session)
    yield made
    made.close()


class Page:
    """What the page does: it numbers its intents and names the position it has drawn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seq = 0

    def intent(self, kind: str, **fields: Any) -> dict[str, Any]:
        self.seq += 1
        scene = self.table.scene
        place = {"ply": scene["ply"], "revision": scene["revision"]}
        return {"seq": self.seq, "kind": kind, "action": None, "command": None, "piece": None, **place, **fields}

    def send(self, intent: dict[str, Any]) -> None:
        self.table.intent = intent

    def click(self, action: str, piece: str | None = None) -> dict[str, Any]:
        intent = self.intent("attempt", action=action, piece=piece)
        self.send(intent)
        return intent

    def command(self, name: str) -> None:
        self.send(self.intent("command", command=name))


@pytest.fixture
def page(table: Table) -> Page:
    return Page(table)


class TestAttempts:
    def test_legal_click_plays(self, table: Table, page: Page) -> None:
        page.click("take 1", "G[s2 c1]")
        assert [str(entry.action) for entry in table.session.log][:1] == ["take 1"]
        assert table.scene["notice"]["tone"] == "played"
        assert table.drawn.status == "Turn 1 of 8 · Roman immigration · Carmen to choose"
        assert table.seen == 1

    def test_illegal_click_is_answered_beside_the_piece(self, table: Table, page: Page) -> None:
        page.click("take 2", "R[o1 s1 c1]")
        notice = table.scene["notice"]
        assert table.session.ply == 0
        assert notice["tone"] == "refused"
        assert notice["piece"] == "R[o1 s1 c1]"
        assert "needs 2 grapes; you have 1" in notice["text"]
        assert "armorica.roman.patrician-range" in notice["reference"]
        assert notice["nearest_action"] == "take 1"

    def test_play_is_the_same_path_as_a_click(self, table: Table) -> None:
        answer = table.play("take 2")
        assert not answer
        assert (answer.rule, answer.nearest) == ("armorica.roman.patrician-range", "take 1")
        assert table.scene["notice"]["piece"] == "R[o1 s1 c1]"
        assert table.play("take 1").ok
        assert table.scene["notice"]["tone"] == "played"

    def test_answer_reads_as_words(self, table: Table) -> None:
        assert repr(table.play("take 2")).splitlines() == [
            "Not the red general. The red general is 2nd from the right, so it needs 2 grapes; you have 1. "
            "Wheat does not help here.",
            "(armorica.roman.patrician-range · English rulebook, Turn sequence, 2 Roman Immigration Phase)",
            "Nearest legal choice: green matron, the rightmost card (take 1)",
        ]

    @pytest.mark.parametrize(
        ("attempt", "rule"),
        [
            ("take 3 from gaul", "armorica.turn.phases"),
            ("discard 1", "armorica.turn.phases"),
            ("take 8", "armorica.gaul.range-caps-at-row"),
            ("take 1 and 3", "armorica.roman.action"),
            ("take 1 at 1", "armorica.roman.place"),
            ("move 1 to 3", "armorica.roman.place"),
            ("pass 2", "armorica.roman.pass-discard"),
            ("reveal R-I-1", "armorica.turn.open-information"),
        ],
    )
    def test_whatever_is_tried_gets_its_rule(self, table: Table, attempt: str, rule: str) -> None:
        answer = table.play(attempt)
        assert (answer.ok, answer.rule) == (False, rule)
        assert table.session.ply == 0
        read = "armorica.roman.action" if attempt == "discard 1" else rule  # who presses a card that lies there
        assert read in answer.reference

    def test_nonsense_is_answered_not_raised(self, table: Table, page: Page) -> None:
        answer = table.play("teak 3")
        assert (answer.ok, answer.rule) == (False, None)
        assert "take, pass" in answer.text
        page.click("<script>")
        assert table.scene["notice"]["title"] == "That is no move."
        assert table.error == ""

    def test_each_seat_may_have_its_own_table(self, session: Session) -> None:
        own = Table(session, seat=1)
        answer = own.play("take 1")
        assert (answer.ok, answer.rule) == (False, "armorica.turn.order")
        assert "Michael" in answer.text
        own.close()

    def test_seat_that_does_not_play(self, session: Session) -> None:
        with pytest.raises(BadInput) as error:
            Table(session, seat=3)
        assert error.value.field == "seat"
        assert "0 to 2" in str(error.value)


class TestOneMoveAtMost:
    def test_two_quick_clicks_play_one_move(self, table: Table, page: Page) -> None:
        first = page.intent("attempt", action="take 1")
        second = page.intent("attempt", action="take 3")
        page.send(first)
        page.send(second)
        moves = [entry for entry in table.session.log if entry.seat >= 0]
        assert [str(entry.action) for entry in moves] == ["take 1"]
        assert table.scene["notice"]["title"] == "Too late."
        assert table.seen == 2

    def test_double_click_is_one_click(self, table: Table, page: Page) -> None:
        first, second = (page.intent("attempt", action="take 1") for _ in range(2))
        page.send(first)
        answered = table.scene["notice"]
        page.send(second)
        assert sum(entry.seat >= 0 for entry in table.session.log) == 1
        assert table.scene["notice"] == answered
        assert table.seen == 2

    def test_repeated_sequence_number_is_ignored(self, table: Table, page: Page) -> None:
        intent = page.click("take 1")
        page.send({**intent, "action": "pass", "ply": table.scene["ply"], "revision": table.scene["revision"]})
        assert sum(entry.seat >= 0 for entry in table.session.log) == 1

    def test_click_after_undo_and_another_move_is_stale(self, table: Table, page: Page) -> None:
        table.play("take 1")
        late = page.intent("attempt", action="take 2")
        table.undo()
        table.play("take 3")
        assert table.scene["ply"] == late["ply"], "the same number, another position"
        page.send(late)
        assert table.scene["notice"]["title"] == "Too late."

    def test_intents_that_could_not_be_sent_in_time_come_along(self, table: Table, page: Page) -> None:
        for action in ("take 1", "pass", "pass"):
            assert table.play(action).ok
        earlier = [page.intent("command", command="undo") for _ in range(2)]
        page.send({**page.intent("command", command="undo"), "earlier": earlier})
        assert table.session.ply == 0
        assert table.seen == 3

    def test_many_threads_play_one_move(self, table: Table) -> None:
        scene = table.scene
        place = {"ply": scene["ply"], "revision": scene["revision"], "kind": "attempt"}
        actions = ["take 1", "take 3", "pass"] * 4
        start = threading.Barrier(len(actions))

        def click(seq: int, action: str) -> None:
            start.wait()
            table._intent_changed({"new": {**place, "seq": seq, "action": action}})

        threads = [threading.Thread(target=click, args=(seq, a)) for seq, a in enumerate(actions, start=1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sum(entry.seat >= 0 for entry in table.session.log) == 1
        assert table.error == ""

    @pytest.mark.parametrize(
        "junk",
        [
            {},
            {"seq": 1},
            {"seq": 1, "kind": "attempt"},
            {"seq": 1, "kind": "attempt", "action": 7},
            {"seq": 1, "kind": "x"},
        ],
    )
    def test_junk_from_the_page_changes_nothing(self, table: Table, junk: dict[str, Any]) -> None:
        before = table.to_text()
        table.intent = junk
        assert table.to_text() == before


class TestFollowing:
    def test_commands_undo_and_redo(self, table: Table, page: Page) -> None:
        page.click("take 1")
        after = table.session.ply
        page.command("undo")
        assert table.session.ply == 0
        assert table.scene["announce"].startswith("Taken back.")
        page.command("redo")
        assert table.session.ply == after
        page.command("redo")
        assert table.scene["notice"]["title"] == "Nothing to redo."

    def test_buttons_say_what_can_be_done(self, table: Table) -> None:
        def usable() -> dict[str, bool]:
            return {b["command"]: b["legal"] for b in table.scene["buttons"] if b["command"] in ("undo", "redo")}

        assert usable() == {"undo": False, "redo": False}
        table.play("take 1")
        assert usable() == {"undo": True, "redo": False}
        table.undo()
        assert usable() == {"undo": False, "redo": True}

    def test_another_hand_moves(self, table: Table, session: Session) -> None:
        session.play("take 3")
        assert table.scene["due"].endswith("Carmen to choose")
        assert "Michael takes the yellow farmer" in table.scene["announce"]
        assert "joins the Roman row" in table.scene["announce"]

    def test_who_looks_on_is_told_so_as_on_the_board(self, session: Session) -> None:
        table = Table(session, seat=session.state.player)
        session.play("take 3")
        assert "You take the yellow farmer" in table.scene["announce"]

    def test_a_bot_that_answers_at_once_leaves_the_answer_standing(self, table: Table, session: Session) -> None:
        def bot(changed: Session) -> None:
            if changed.state.player == 1:
                changed.play("pass")

        session.observe(bot)
        answer = table.play("take 3")
        assert answer.ok
        assert answer.text.startswith("Michael takes the yellow farmer")
        assert table.scene["notice"]["title"].startswith("Michael takes the yellow farmer")
        assert table.scene["due"].endswith("Ben to choose")

    def test_renaming_is_no_move(self, table: Table, session: Session) -> None:
        table.play("take 2")
        session.names = ["Mike", "Carmen", "Ben"]
        assert table.scene["notice"]["tone"] == "refused"
        assert table.scene["due"].endswith("Mike to choose")

    def test_closed_table_follows_no_more(self, table: Table, session: Session) -> None:
        table.close()
        before = table.to_text()
        session.play("take 1")
        assert table.to_text() == before

    def test_two_tables_on_one_session(self, table: Table, session: Session) -> None:
        other = Table(session, seat=2)
        table.play("take 1")
        assert other.scene["ply"] == table.scene["ply"]
        assert other.drawn.zones[1].title == "You"
        other.close()

    def test_scenes_are_numbered_so_that_equal_answers_arrive(self, table: Table) -> None:
        table.play("take 2")
        first = table.scene
        table.play("take 2")
        assert table.scene["notice"] == first["notice"]
        assert table.scene["serial"] == first["serial"] + 1

    def test_chance_that_waits_has_a_button(self) -> None:
        table = Table(Session(rulesim.new_game("armorica", 2), chance="wait"))
        page = Page(table)
        assert [b["label"] for b in table.scene["buttons"] if b["primary"]] == ["Next card"]
        for _ in range(13):
            page.command("roll")
        assert not [b for b in table.scene["buttons"] if b["primary"]]
        assert table.session.state.player >= 0
        table.close()


class TestListening:
    def test_hover_from_the_page_and_from_python(self, table: Table, page: Page) -> None:
        told: list[str | None] = []
        table.observe(lambda change: told.append(change["new"]), "hovered")
        place = {"ply": table.scene["ply"], "revision": table.scene["revision"]}
        table.pointed = {**place, "action": "take 2", "piece": "R[o1 s1 c1]"}
        assert table.hovered == "take 2"
        table.hover("take 1")
        table.hover("take 1")
        table.hover(None)
        page.send(page.intent("hover", action="take 3"))
        assert told == ["take 2", "take 1", None, "take 3"]
        assert table.session.ply == 0

    def test_hover_over_a_scene_that_is_gone(self, table: Table) -> None:
        table.play("take 1")
        table.pointed = {"ply": 0, "revision": 0, "action": "take 3", "piece": None}
        assert table.hovered is None

    def test_a_move_ends_the_hover(self, table: Table) -> None:
        table.hover("take 1")
        table.play("take 1")
        assert table.hovered is None

    def test_a_listeners_fault_is_shown_and_breaks_nothing(self, table: Table, page: Page) -> None:
        def broken(change: object) -> None:
            raise RuntimeError("boom")

        table.observe(broken, "hovered")
        page.send(page.intent("hover", action="take 3"))
        page.click("take 1")
        assert table.session.ply > 0
        assert "RuntimeError: boom" in table.error
        assert "test_table.py" in table.error
        table.unobserve(broken, "hovered")
        page.click("pass")
        assert table.error == "", "the next intent that works clears it"

    def test_a_scenes_fault_is_shown(self, table: Table, page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(*args: object, **kwargs: object) -> None:
            raise RuntimeError("no scene")

        monkeypatch.setattr(type(table.scenes), "scene", broken)
        page.click("take 1")
        assert "no scene" in table.error

    def test_commands_of_ones_own(self, table: Table, page: Page) -> None:
        table.commands["hint"] = lambda: "Count your olives."
        table.commands["new_deal"] = lambda: Notice(tone="done", title="Dealt.")
        table.refresh()
        labels = {b["command"]: (b["label"], b["key"]) for b in table.scene["buttons"] if b["command"]}
        assert labels["hint"] == ("Hint", "h")
        assert labels["new_deal"] == ("New deal", "")
        page.command("hint")
        assert table.scene["notice"]["text"] == "Count your olives."
        page.command("new_deal")
        assert table.scene["notice"]["title"] == "Dealt."
        page.command("nonsense")
        assert "nonsense" in table.scene["notice"]["title"]


class TestForms:
    def test_bundle_is_text_html_and_widget(self, table: Table) -> None:
        made = table._repr_mimebundle_()
        assert made is not None
        data = made[0]
        assert set(data) == {"text/plain", "text/html", "application/vnd.jupyter.widget-view+json"}
        assert data["text/plain"] == table.to_text()
        assert data["text/html"].startswith("<table>")

    def test_text_forms_are_the_same_every_time(self, session: Session) -> None:
        one, other = Table(session), Table(session)
        for table in (one, other):
            table.play("take 2")
        assert one.to_text() == other.to_text()
        bundles = [table._repr_mimebundle_() for table in (one, other)]
        assert len({bundle[0]["text/html"] for bundle in bundles if bundle}) == 1
        assert one.model_id not in one.to_text() + repr(one)
        one.close()
        other.close()

    def test_text_holds_the_last_refusal(self, table: Table) -> None:
        table.play("take 2")
        assert table.to_text().endswith("Nearest legal choice: green matron, the rightmost card (take 1)")

    def test_names_and_titles_never_become_html(self, session: Session) -> None:
        session.names = [EVIL, EVIL, EVIL]
        table = Table(session, title=EVIL, subtitle=EVIL)
        table.play("take 1")
        made = table._repr_mimebundle_()
        assert made is not None
        assert "<img" not in made[0]["text/html"]
        assert "&lt;img" in made[0]["text/html"]
        table.close()

    def test_scene_is_json(self, table: Table) -> None:
        table.play("take 2")
        assert json.loads(json.dumps(table.scene))["notice"]["tone"] == "refused"

    def test_text_twin_is_the_text_form(self, table: Table) -> None:
        assert table.scene["text"] == table.to_text()

    def test_a_position_is_enough(self) -> None:
        table = Table(rulesim.new_game("armorica", 3))
        assert table.session.state.player >= 0
        assert table.play("take 1").ok
        table.close()

    def test_other_language_falls_back_to_english(self, session: Session) -> None:
        table = Table(session, lang="xx")
        assert table.scene["when"].startswith("Turn 1 of 8")
        table.close()


class TestFrontEnd:
    def test_text_goes_in_as_text(self) -> None:
        source = re.sub(
            r"/\*\*.*?\*/", "", module_of("table.js", "armorica"), flags=re.DOTALL
        )  # types are imported there
        for way in (
            "innerHTML",
            "outerHTML",
            "insertAdjacentHTML",
            "document.write",
            "eval(",
            "Function(",
            "import(",
            "fetch(",
            "http:",
        ):
            assert way not in source.replace("http://www.w3.org/2000/svg", ""), way

    def test_every_class_has_the_prefix(self) -> None:
        sheets = HERE / "table.css", *HERE.glob("*/art.css"), *HERE.glob("*/table.css")
        css = "".join(map(joined, sheets))
        rules = re.sub(r"/\*.*?\*/|\{[^{}]*\}", " ", css, flags=re.DOTALL)
        names = set(re.findall(r"\.([a-zA-Z][\w-]*)", rules)) - {"vscode-dark"}
        assert names
        assert all(name.startswith("rs-") for name in names)
        whole = "".join(map(board_style, rulesim.games()))
        assert "url(" not in whole
        assert "@import" not in whole

    def test_every_word_of_the_page_exists(self) -> None:
        source = module_of("table.js", "armorica")
        asked = set(re.findall(r'\.say\("(\w+)"', source)) | {
            "fold",
            "unfold",
            "moves_title",
            "text_title",
            "help_title",
        }
        known = Table(rulesim.new_game("armorica", 2)).words
        assert asked <= set(known)
        assert all(known.values())

    def test_every_message_used_exists(self) -> None:
        folder = Path(widgets.__file__).parent
        source = (folder / "table.py").read_text(encoding="utf-8") + (folder / "text.py").read_text(encoding="utf-8")
        asked = set(re.findall(r'"((?:table|text)_[\w-]+(?:\.\w+)?)"', source))
        assert asked
        assert {message for message in asked if not catalogue().has(message)} == set()

    def test_a_board_needs_neither_numpy_nor_pandas(self) -> None:
        """Boards will also run in the browser, where those would have to be fetched from far away."""
        loaded = (
            "import sys, widgets; assert 'anywidget' not in sys.modules; from widgets import Table; print(*sys.modules)"
        )
        found = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True, cwd=TOP)
        assert {"numpy", "pandas", "plotly"} & set(found.stdout.split()) == set()

    def test_say(self) -> None:
        assert say("table_close") == "Close"
        assert say("text_legal", moves="pass") == "Legal (marked *): pass"
        assert say("table_wins", count=2, names=["A", "B"]) == "A and B share the victory"
