"""What a page says: whatever it is, no exception gets out, no fault shows, and the next good click is answered.

The messages go the way that those of a browser go. ``make fuzz`` tries many more of them.
"""

from __future__ import annotations

import functools
import gc
import json
import re
import weakref
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import comm
import ipywidgets as w
import pytest
from ipykernel.comm.comm import BaseComm
from ipywidgets.widgets import widget as widget_module

from rulesim import Session, new_game
from tests.fuzz.values import among, plain, trials, typo, value
from widgets import Player, Stage, Table, WhatIf, lessons
from widgets.charts import live
from widgets.combat_lab import CombatLab
from widgets.components import components
from widgets.intents import Heard, Malformed, flag, kinds, maybe, record, several, text, whole
from widgets.intents import among as one_of
from widgets.jupyter import JUMP, Drawn
from widgets.laboratory import Laboratory
from widgets.progress_bar import ProgressBar
from widgets.shortage_lab import ShortageLab
from widgets.stage.drill import Drill

USUAL = 200
"""Trials of each widget."""
BATCH = 25
"""After so many nasty messages a good one is sent."""
GAMES = ("armorica", "discordia", "provincia")
JUMPS = (1e308, 10**20, 2**64, 2**53, float("inf"), float("nan"), -1, True, None, "1", [], {})


class Null:
    """JavaScript's null as Python in a browser has it: an object that is not None, and false."""

    def __bool__(self) -> bool:
        return False


def say(widget: w.Widget, state: Any) -> None:
    """The page sets traits."""
    message(widget, {"method": "update", "state": state, "buffer_paths": []})


def message(widget: w.Widget, data: Any, buffers: Any = ()) -> None:
    """The page sends a message."""
    widget._handle_msg({"content": {"data": data}, "buffers": [*buffers]})


@pytest.fixture(autouse=True)
def loud(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """ipywidgets shows an exception of a handler somewhere, and goes on; here it is kept for the test."""
    escaped: list[BaseException] = []

    def keep(message: str, *facts: Any, **_: Any) -> None:
        escaped.extend(fact for fact in facts if isinstance(fact, BaseException))

    monkeypatch.setattr("ipywidgets.widgets.widget.Widget.log", type("Log", (), {"warning": keep, "error": keep})())
    return escaped


# --- nasty messages ---------------------------------------------------------------------------------------------------


def nasty_data(rng: Random, make: Callable[[Random], Any]) -> Any:
    """A whole message: a well-formed one about a trait, mostly."""
    if rng.random() < 0.85:
        return {"method": "update", "state": make(rng), "buffer_paths": []}
    part = rng.choice(("state", "content", "data"))
    method = among(rng, "update", "custom", "request_state", nasty=plain)
    return {"method": method, part: plain(rng), "buffer_paths": among(rng, [], [["intent"]], nasty=plain)}


def of_traits(rng: Random, widget: w.Widget, make: Callable[[Random], dict[str, Any]]) -> Any:
    """What a page might set: what it may set, mostly; else any trait to anything."""
    if rng.random() < 0.8:
        return make(rng)
    return among(rng, {rng.choice(list(widget.keys)): plain(rng)}, often=0.9, nasty=plain)


def numbered(rng: Random, seen: int, fields: dict[str, Any], names: tuple[str, ...]) -> Any:
    """An intent with a field or two that it should not have, and earlier ones."""
    seq = seen + 1 if rng.random() < 0.7 else rng.choice((*JUMPS, seen, seen + JUMP, seen + JUMP + 1))
    intent: dict[str, Any] = {"seq": seq, **fields}
    for _ in range(rng.randrange(3)):
        intent[rng.choice(("seq", *names))] = value(rng) if rng.random() < 0.2 else plain(rng)
    if rng.random() < 0.2:
        intent["earlier"] = among(rng, [dict(intent), plain(rng), {"seq": 2**64}], [intent["seq"]], nasty=plain)
    if rng.random() < 0.1:
        intent.pop(rng.choice(list(intent)))
    return intent if rng.random() < 0.95 else plain(rng)


def beside(rng: Random, *good: str) -> Any:
    """A text that is meant, one with a slip of the hand, or anything."""
    return among(rng, *good, *(typo(rng, one) for one in good), often=0.7, nasty=plain)


# --- the board --------------------------------------------------------------------------------------------------------


def table_intent(rng: Random, table: Table) -> dict[str, Any]:
    session = table.session
    legal = [str(action) for action in session.state.legal_actions()][:20] or ["pass"]
    names = ("kind", "command", "action", "piece", "ply", "revision")
    fields = {
        "kind": rng.choice(("attempt", "attempt", "hover", "command")),
        "command": beside(rng, "undo", "redo", "roll", "cover", "uncover", "hint", "moves"),
        "action": beside(rng, *rng.sample(legal, min(3, len(legal)))),
        "piece": rng.choice((None, "a")),
        "ply": session.ply,
        "revision": session.revision,
    }
    if rng.random() < 0.2:
        return {"pointed": numbered(rng, 0, fields, names)}
    return {"intent": numbered(rng, table.seen, fields, names)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.fuzz
def test_whatever_the_page_says_to_a_board(game: str, loud: list[BaseException]) -> None:
    table = Table(Session(new_game(game, 3), seed=1))
    for number, rng in enumerate(trials(USUAL, f"board/{game}"), 1):
        before = table.session.line
        message(table, nasty_data(rng, lambda rng: of_traits(rng, table, lambda rng: table_intent(rng, table))))
        assert (loud, table.error) == ([], ""), number
        assert abs(len(table.session.line) - len(before)) < 60
        if number % BATCH == 0:
            good_click(table)
    table.close()


def good_click(table: Table) -> None:
    """A legal move is played, or else taken back."""
    session = table.session
    if session.state.is_over:
        session.goto(0)
    place = {"seq": table.seen + 1, "ply": session.ply, "revision": session.revision}
    action = str(session.state.legal_actions()[0])
    say(table, {"intent": {**place, "kind": "attempt", "action": action}})
    assert session.ply > place["ply"] and table.seen == place["seq"]
    assert table.scene["ply"] == session.ply


@pytest.mark.parametrize("seq", JUMPS, ids=str)
def test_a_number_that_jumps_silences_nobody(seq: Any, loud: list[BaseException]) -> None:
    table = Table(Session(new_game("armorica", 3), seed=1))
    stage, panel = Stage("armorica/gaul"), WhatIf(table.session, workers=None)
    say(table, {"intent": {"seq": seq, "kind": "command", "command": "undo"}})
    say(stage, {"intent": {"seq": seq, "kind": "beat", "number": 2}})
    say(panel.panel, {"intent": {"seq": seq, "do": "rules"}})
    assert (table.dropped, stage.dropped, panel.panel.dropped) == (1, 1, 1)
    assert table.intent == stage.intent == panel.panel.intent == {}, "a page that is loaded again begins there"
    good_click(table)
    say(stage, {"intent": {"seq": 1, "kind": "command", "command": "hint"}})
    assert stage.seen == 1 and stage.scene["notice"]["tone"] == "info"
    say(panel.panel, {"intent": {"seq": 1, "do": "tree"}})
    assert panel.panel.view["tree"] is not None
    assert loud == []
    panel.close()


def test_a_page_cannot_set_what_python_says() -> None:
    table = Table(Session(new_game("armorica", 3), seed=1))
    scene, module = table.scene, table._esm
    say(table, {"scene": {}, "_esm": "alert(1)", "seen": 10**9, "words": {}, "layout": "x", "session": 1})
    assert (table.scene, table._esm, table.seen, table.dropped) == (scene, module, 0, 6)


def test_null_is_none_in_a_browser_without_a_server() -> None:
    session = Session(new_game("armorica", 3), seed=1)
    panel, table = WhatIf(session, workers=None), Table(session)
    say(panel.panel, {"intent": {"seq": 1, "do": "rules", "value": Null(), "asked": Null(), "earlier": []}})
    assert next(one for one in panel.panel.view["buttons"] if one["id"] == "rules")["pressed"]
    action = str(session.state.legal_actions()[0])
    click = {"seq": 1, "kind": "attempt", "action": action, "piece": Null(), "command": Null(), "earlier": Null()}
    say(table, {"intent": {**click, "ply": session.ply, "revision": session.revision}})
    assert session.line and table.dropped == panel.panel.dropped == 0
    panel.close()


def test_none_is_null_in_a_browser_without_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(Session(new_game("armorica", 3), seed=1))
    told, null = table.get_state(), Null()
    monkeypatch.setattr("widgets.jupyter.NULL", null)

    def nulls(value: Any) -> int:
        inside = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
        return (value is null) + sum(map(nulls, inside))

    found = table.get_state()
    assert nulls(found) == repr(told).count("None") > 50
    assert "None" not in repr(found)


def test_a_page_in_a_browser_without_a_server_is_handed_what_json_says(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(Session(new_game("armorica", 3), seed=1))
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(table, "_send", sent.append)
    table.send_state("scene")
    monkeypatch.setattr("widgets.jupyter.PARSE", lambda text: ["parsed", text])
    table.send_state("scene")
    plain, handed = (message["state"] for message in sent)
    assert handed[0] == "parsed" and json.loads(handed[1]) == json.loads(json.dumps(plain))


def test_a_dropped_message_changes_nothing_that_is_sent() -> None:
    table = Table(Session(new_game("armorica", 3), seed=1))
    before = table.get_state()
    for junk in (None, 7, [], "x", {}, {"seq": 1}, {"seq": 1, "kind": "attempt", "action": 7}, {"seq": 1, "kind": "x"}):
        say(table, {"intent": junk})
    assert table.get_state() == before
    assert table.dropped == 8


# --- the stage and the panel ------------------------------------------------------------------------------------------


def stage_intent(rng: Random, stage: Stage) -> dict[str, Any]:
    session, run = stage.session, stage.run
    legal = [str(action) for action in session.state.legal_actions()][:20] or ["pass"]
    keys = [option.key for option in run.part.options] if isinstance(run, Drill) else []
    fields = {
        "kind": rng.choice(("attempt", "hover", "command", "answer", "answer", "beat")),
        "command": beside(rng, "undo", "redo", "hint", "check", "show", "next", "continue", "skip", "step", "again"),
        "action": beside(rng, *rng.sample(legal, min(3, len(legal))), *keys[:3]),
        "piece": rng.choice((None, "a")),
        "keys": [beside(rng, *keys[:5], "7") for _ in range(rng.randrange(3))],
        "number": rng.choice((rng.randrange(9), 100, 101, -1, None)),
        "ply": session.ply,
        "revision": stage.scene["revision"],
    }
    return {"intent": numbered(rng, stage.seen, fields, tuple(fields))}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.fuzz
def test_whatever_the_page_says_to_a_stage(game: str, loud: list[BaseException]) -> None:
    plan = next(plan for plan in lessons.plans(game) if {"do", "drill"} <= {beat.kind for beat in plan.beats})
    drills = [at for at, beat in enumerate(plan.beats) if beat.kind == "drill"]
    stage = Stage(plan)
    for number, rng in enumerate(trials(USUAL, f"stage/{game}"), 1):
        message(stage, nasty_data(rng, lambda rng: of_traits(rng, stage, lambda rng: stage_intent(rng, stage))))
        assert (loud, stage.error) == ([], ""), number
        if number % BATCH == 0:
            good_answer(stage, rng.choice(drills))
    stage.close()


def good_answer(stage: Stage, at: int) -> None:
    """A question is gone to and its first part answered right."""
    stage.go_to(at + 1)
    run = stage.run
    assert isinstance(run, Drill) and stage.at == at
    place = {"ply": stage.session.ply, "revision": stage.session.revision}
    for key in run.part.answer:
        say(stage, {"intent": {"seq": stage.seen + 1, "kind": "answer", "keys": [key], **place}})
    if not run.settled:
        say(stage, {"intent": {"seq": stage.seen + 1, "kind": "command", "command": "check", **place}})
    assert run.settled and run.wrong == 0


class Later:
    """Runs what a panel starts, when told to."""

    def __init__(self) -> None:
        self.steps: list[Iterator[None]] = []

    def __call__(self, steps: Iterator[None]) -> None:
        self.steps.append(steps)

    def run(self) -> None:
        for steps in self.steps:
            for _ in range(2):
                next(steps, None)
            steps.close()  # type: ignore[attr-defined]
        self.steps.clear()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.fuzz
def test_whatever_the_page_says_to_a_panel(game: str, loud: list[BaseException]) -> None:
    session = Session(new_game(game, 3), seed=1)
    panel, later = WhatIf(session, level="random", n=2, workers=None), Later()
    panel.run(1)
    panel.runs.start = later
    edits = {"path": "players.0.gold", "value": "+1"}
    shows, chosen = ("rules", "all", "tree", "edit"), ("level", "by", "about")
    pressed = ("stop", "pin", *shows, *chosen, "play", "unpin", "goto_pin", "jump")
    page = panel.panel

    def intent(rng: Random) -> dict[str, Any]:
        fields = {
            "do": among(rng, *pressed, "line", "ask", "more", "go_on", often=0.95, nasty=plain),
            "value": among(rng, None, "greedy", "win", "moves", 0, 1, edits, nasty=plain),
            "asked": among(rng, None, panel.shelf.serial, often=0.9, nasty=plain),
        }
        return {"intent": numbered(rng, page.seen, fields, ("do", "value", "asked"))}

    for number, rng in enumerate(trials(USUAL, f"panel/{game}"), 1):
        message(page, nasty_data(rng, lambda rng: of_traits(rng, page, intent)))
        later.run()
        assert loud == [] and "Error" not in page.error and len(page.error) <= 1500, (number, page.error)
        if number % BATCH == 0:
            shown = panel.view.shows["rules"]
            say(page, {"intent": {"seq": page.seen + 1, "do": "rules"}})
            assert panel.view.shows["rules"] is not shown and page.error == ""
    panel.close()


# --- everything else that can be set ----------------------------------------------------------------------------------


def parts(box: w.Widget) -> list[w.Widget]:
    """A widget and all that is in it."""
    return [box, *(part for child in getattr(box, "children", ()) for part in parts(child))]


def control_state(widget: w.Widget, rng: Random) -> Any:
    return of_traits(rng, widget, functools.partial(own_state, widget))


def own_state(widget: w.Widget, rng: Random) -> dict[str, Any]:
    name = rng.choice(("value", "index", "choice", "description", "options", "min", "disabled"))
    good = {"value": getattr(widget, "value", 1), "index": 0, "choice": {"sort": "x"}}.get(name)
    return {name: among(rng, good, nasty=plain, often=0.3)}


def make_player() -> w.Widget:
    return Player("armorica", 3, seats=("human", "human", "random"), seed=1)


BARE = (w.Button, w.Dropdown, w.Text, w.Combobox, w.Checkbox, w.ToggleButton, w.IntSlider)
MADE: dict[str, Callable[[], w.Widget]] = {
    "player": make_player,
    "combat laboratory": CombatLab,
    "shortage laboratory": ShortageLab,
    "laboratory": Laboratory,
    "components": lambda: components("armorica"),
    "live figure": lambda: live(Session(new_game("armorica", 3), seed=1)),
    "progress bar": lambda: ProgressBar("x"),
}


@pytest.mark.parametrize("name", MADE)
@pytest.mark.fuzz
def test_whatever_the_page_says_to_controls(name: str, loud: list[BaseException]) -> None:
    widget = MADE[name]()
    for number, rng in enumerate(trials(USUAL, f"controls/{name}"), 1):
        part = rng.choice([part for part in parts(widget) if isinstance(part, Heard)])
        click = {"method": "custom", "content": {"event": "click"}} if rng.random() < 0.3 else None
        message(part, click or nasty_data(rng, functools.partial(control_state, part)))
        assert loud == [], (number, part)
        faults = [getattr(one, "error", "") for one in parts(widget)]
        assert not any("Error" in fault for fault in faults), faults
        if isinstance(widget, Player) and number % BATCH == 0:
            widget.new_game(3, seed=number)
            good_click(widget.board)
    assert widget.to_text()  # type: ignore[attr-defined]


def test_everything_that_can_be_pressed_is_heard_in_one_place() -> None:
    """No control of ours is a bare one of ipywidgets: those show an exception, or keep what makes no sense."""
    for make in MADE.values():
        for part in parts(make()):
            assert isinstance(part, Heard) or not isinstance(part, BARE), part


def test_what_is_pressed_is_answered_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel sends what a page says where JupyterLab asks for, whoever Python spoke to last: all to one thread."""
    made: list[BaseComm] = []
    monkeypatch.setattr(comm, "create_comm", lambda **how: made.append(BaseComm(**how)) or made[-1])
    assert BaseComm()._reply_subshell_for({}, "asked for") == "asked for", "the kernel still asks this of a widget"
    found = [part for make in MADE.values() for part in parts(make()) if isinstance(part, Heard) and part.comm in made]
    for kind in (w.Button, w.Dropdown, w.IntSlider, Table):
        assert any(isinstance(part, kind) for part in found), kind
    assert [part for part in found if getattr(part.comm, "_reply_subshell_for", None)] == []


def test_what_is_not_believed_goes_back_to_the_page() -> None:
    """A slider that shows something else than what it stands for is told so."""
    laboratory = ShortageLab()
    slider = next(part for part in parts(laboratory) if isinstance(part, w.IntSlider))
    before, sent = slider.value, []
    slider.send_state = sent.append  # type: ignore[method-assign]
    say(slider, {"value": slider.max + 1})
    assert (slider.value, slider.dropped, sent) == (before, 1, [["value"]])  # type: ignore[attr-defined]


# --- reading ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("read", "good", "bad"),
    [
        (whole(1, 5), (1, 5), (0, 6, True, 1.0, "1", None, 10**5000, float("nan"))),
        (text(3), ("", "abc"), ("abcd", "\ud800", b"abc", None, 7)),
        (flag, (True, False), (0, 1, None, "")),
        (one_of("a", "b"), ("a", "b"), ("c", None, [], {})),
        (maybe(whole()), (None, 0), ("", -1, [])),
        (several(whole(), 2), ([], [1, 2]), ([1, 2, 3], ["1"], None, "12", {})),
        (record(a=maybe(whole())), ({"a": None}, {"a": 1}), (None, [], {"a": "x"})),
        (
            kinds("do", a=record(), b=record(n=whole())),
            ({"do": "a"}, {"do": "b", "n": 1}),
            ({}, {"do": "b"}, {"do": []}),
        ),
    ],
    ids=["whole", "text", "flag", "among", "maybe", "several", "record", "kinds"],
)
def test_what_is_read_is_what_is_declared(read: Any, good: tuple[Any, ...], bad: tuple[Any, ...]) -> None:
    for one in good:
        assert read(one) == read(read(one)) == one
    for one in bad:
        with pytest.raises(Malformed):
            read(one)


def test_a_page_that_has_missed_something_is_told_all_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for what is large and never changes: it came with the widget."""
    figure = live(Session(new_game("armorica", 3), seed=1))
    table = Table(Session(new_game("armorica", 3), seed=1))
    told: list[set[str]] = []
    for one in (figure, table, Stage("armorica/gaul"), WhatIf(table.session).panel, components("armorica")):
        monkeypatch.setattr(one, "send_state", lambda names: told.append(set(names)))
        message(one, {"method": "custom", "content": {"kind": "ready"}})
    assert told[0] == {"figure", "error"}
    assert told[1] == {"scene", "seen", "words", "odds", "error"}
    assert {"scene", "frame", "figure"} <= told[2] and {"view", "fields"} <= told[3] and "view" in told[4]


def test_a_page_gets_all_there_is_to_draw_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said later may be lost: the first message has the state."""
    opened: list[dict[str, Any]] = []
    begin = Drawn.open

    def note(self: Drawn) -> None:
        opened.append(self.get_state())
        begin(self)

    monkeypatch.setattr(Drawn, "open", note)
    table = Table(Session(new_game("armorica", 3), seed=1))
    Stage("armorica/gaul")
    components("armorica")
    WhatIf(table.session)
    assert [bool(one.get("scene") or one.get("view")) for one in opened] == [True] * 4
    assert opened[1]["labels"]["hint"] and opened[1]["rules"], "what is told once only"


# --- what is gone is gone ---------------------------------------------------------------------------------------------


def test_a_closed_board_is_freed() -> None:
    session = Session(new_game("armorica", 3), seed=1)
    known = len(registry())
    boards = [Table(session) for _ in range(3)]
    gone = [weakref.ref(board) for board in boards]
    while boards:
        boards.pop().close()
    gc.collect()
    assert [one() for one in gone] == [None] * 3
    assert len(registry()) == known, "layouts, too"


def test_the_board_of_a_new_game_takes_the_place_of_the_old_one() -> None:
    player = make_player()
    assert isinstance(player, Player)
    player.new_game(seed=2)
    gone, count = [weakref.ref(player.board), weakref.ref(player.session)], len(registry())
    player.new_game(seed=3)
    player.new_game(seed=4)
    gc.collect()
    assert [one() for one in gone] == [None, None]
    assert len(registry()) == count, "as many widgets as before"


def test_a_line_that_is_put_away_is_freed() -> None:
    panel = WhatIf(Session(new_game("armorica", 3), seed=1), level="random", workers=None)
    panel.run(2)
    panel.line()
    gone, count = weakref.ref(panel.lines.board), len(registry())
    panel.lines.next()
    gc.collect()
    assert gone() is None
    assert len(registry()) == count
    panel.close()


def registry() -> Mapping[str, w.Widget]:
    """All widgets that ipywidgets keeps alive."""
    return widget_module._instances


def test_the_module_of_a_page_is_whole_and_read_once() -> None:
    first, second = (Table(Session(new_game("armorica", 3), seed=1)) for _ in range(2))
    assert first._esm is second._esm and isinstance(first._esm, str)
    assert not re.search("^import ", first._esm, re.MULTILINE) and "class Outbox" in first._esm
