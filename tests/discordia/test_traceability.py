"""Everything that knows one rule meets at its id: catalogue, code, test, lesson, words. No other id is used."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import pkgutil
import random
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rulesim
import rulesim.discordia
from rulesim import CHANCE, rulebook
from rulesim.discordia import State, new_game
from tests.discordia.test_words import ATTEMPTS, VARIANTS

ROOT = Path(__file__).resolve().parents[2]
ID = re.compile(r"(?<![\w./])discordia\.[a-z]+(?:-[a-z]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*(?![\w(*]|-?\*|\.\w)")
"""A rule id in running text, not a function (``discordia.decrees.owner(...)``) or a family (``discordia.decree.*``)."""

RULES_OF_THE_GAME = """
setup.players setup.supply-counts setup.stacked-or-open setup.random-selection setup.star-cult setup.germanic-stacks
setup.first-germanic setup.action-tiles setup.city-stack setup.display setup.ship-face setup.bag setup.city-board
setup.ring-and-stars setup.manipulator setup.start-figures setup.start-player setup.first-tile-order
setup.first-tile-place setup.first-tile-bonus setup.no-refill
play.years-seasons play.maximus play.start-player-fixed play.roll play.equal-values play.maximus-takes
play.others-choose play.must-choose-die play.boat-advance play.saturnalia-refill play.saturnalia-green
play.year-end-trigger action.one-main action.free-order action.optional action.die-decides action.bonus-immediate
action.main-list tile.column tile.leftmost tile.needs-slot tile.overbuild tile.build-bonus tile.bonus-kept
tile.no-refill ship.slot ship.complete ship.flip-place ship.flip-step ship.flip-wait
barracks.slot stall.slot farm.slot dispatch.kind dispatch.next-space dispatch.exact dispatch.all-or-nothing
dispatch.sizes dispatch.full-tile dispatch.tower extension.take extension.place-city extension.place-track
extension.cover-bonus extension.unlimited develop.value develop.five develop.star
stars.take special.match special.stall-any special.example-red1 special.new-tile special.once special.payment
special.perk perk.kept boat.match boat.manipulated boat.six bonus.extensions-4-6
track.bonus track.expedition-six decree.claim decree.cover decree.limit decree.refusable decree.unique
manipulator.use manipulator.no-wrap manipulator.die-unchanged manipulator.declare manipulator.reset manipulator.colour
tower.choose tower.place tower.overbuild tower.military-bonus tower.military-fixed tower.military-dispatch
tower.military-decrees tower.trade tower.trade-steps privilege.joker privilege.joker-pair privilege.once
privilege.kinds privilege.occasions aqueduct.steps aqueduct.overflow aqueduct.back
yearend.order raid.strength raid.compare raid.damage-void raid.order-matters raid.decree
shortage.value shortage.symbols shortage.spaces shortage.draw shortage.bag-short shortage.negative shortage.flush
newyear.top-row newyear.reset newyear.start-player newyear.tie
end.instant end.final end.tie end.shared end.distance decree.ext-different decree.ext-pairs decree.manipulators
decree.towers decree.aqueduct decree.development decree.expedition decree.two-kinds decree.twelve decree.each-kind
decree.ships decree.farms decree.stalls decree.barracks symbol.dispatch-any symbol.demolish symbol.swap
symbol.discard-draw symbol.star-track symbol.star-cult symbol.tower symbol.manipulator symbol.extension
hint.manipulator-ui hint.shortage-display hint.year4-reward hint.auto-bonuses hint.visible-dice
"""
IDS = [f"discordia.{id}" for id in RULES_OF_THE_GAME.split()]
EACH_RULE = pytest.mark.parametrize("id", IDS)


@cache
def catalogue() -> dict[str, rulebook.Rule]:
    return {rule.id: rule for rule in rulebook.catalogue("discordia")}


# --- code ---


@cache
def code() -> dict[str, list[tuple[str, Callable[..., Any]]]]:
    """Rule id -> (module, function) of every ``RULES`` table."""
    found: dict[str, list[tuple[str, Callable[..., Any]]]] = {}
    for info in pkgutil.iter_modules(rulesim.discordia.__path__):
        module = importlib.import_module(f"rulesim.discordia.{info.name}")
        for id, function in getattr(module, "RULES", {}).items():
            found.setdefault(id, []).append((info.name, function))
    return found


@EACH_RULE
def test_a_rule_is_carried_out_by_one_function_or_says_why_not(id: str) -> None:
    where = code().get(id, [])
    why = catalogue()[id].why_no_code
    assert bool(where) != bool(why), f"{id}: code in {[module for module, _ in where]}, why no code: {why!r}"
    assert len(where) <= 1, f"{id} is claimed by {[module for module, _ in where]}"


@EACH_RULE
def test_the_function_is_one_of_the_games_own(id: str) -> None:
    for module, function in code().get(id, []):
        assert inspect.isfunction(inspect.unwrap(function)), f"{module}.RULES[{id!r}] is no function"
        home = importlib.import_module(function.__module__)
        assert function.__module__.startswith("rulesim.discordia."), function
        assert getattr(home, function.__name__, None) is function, f"{function.__qualname__} is not a module's function"
        assert inspect.getsource(function).count("\n") > 1


def test_no_module_claims_a_rule_that_is_none() -> None:
    assert set(code()) <= set(IDS)


# --- catalogue ---


def test_the_catalogue_has_the_rules_of_the_game_and_no_others() -> None:
    assert set(catalogue()) == set(IDS)
    assert len(IDS) == len(set(IDS)) == 162


# --- tests ---


def marks(source: str) -> Iterator[str]:
    """The ids that ``@pytest.mark.rule(...)`` gives on test functions of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from (ast.literal_eval(argument) for argument in mark.args)


@cache
def rules_with_a_test() -> frozenset[str]:
    files = (ROOT / "tests").rglob("test_*.py")
    return frozenset(
        id for path in files for id in marks(path.read_text(encoding="utf-8")) if id.startswith("discordia.")
    )


@EACH_RULE
def test_a_rule_has_a_test(id: str) -> None:
    assert id in rules_with_a_test(), f"no test is marked @pytest.mark.rule({id!r})"


def test_no_test_is_marked_with_a_rule_that_is_none() -> None:
    assert rules_with_a_test() <= set(IDS)


def test_marks_are_read_from_test_functions_only() -> None:
    source = "\n".join(
        [
            "@pytest.mark.rule('discordia.a.b', 'discordia.c.d')",
            "def test_one(): ...",
            "@pytest.mark.rule('discordia.e.f')",
            "def helper(): ...",
            "@pytest.mark.parametrize('x', ['discordia.g.h'])",
            "def test_two(x): ...",
        ]
    )
    assert list(marks(source)) == ["discordia.a.b", "discordia.c.d"]


# --- lessons ---


@cache
def taught() -> frozenset[str]:
    """The rules that a lesson or a notebook shows, tells or asks."""
    found: set[str] = set()
    for path in (ROOT / "widgets" / "lessons").glob("*.toml"):
        for lesson in tomllib.loads(path.read_text(encoding="utf-8")).get("lesson", []):
            found.update(lesson.get("rules", []))
    for path in notebooks():
        found.update(ID.findall("\n".join(sources(path))))
    return frozenset(found)


def notebooks() -> list[Path]:
    return [path for path in (ROOT / "notebooks").rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts]


def sources(path: Path) -> list[str]:
    """What stands in a notebook's cells, without outputs."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells]


def test_every_rule_is_taught_once_the_game_is_on_offer() -> None:
    untaught = sorted(set(IDS) - taught())
    assert not untaught or "discordia" not in rulesim.games(), untaught


# --- words ---


@EACH_RULE
def test_a_rule_has_a_title_and_a_text(id: str) -> None:
    say = rulebook.words_of("discordia")
    message = id.replace(".", "_")
    for attribute in ("title", "text"):
        assert say.has(f"{message}.{attribute}"), f"{message} lacks .{attribute}"
        text, errors = say.render(f"{message}.{attribute}", "en", {})
        assert text and not errors


def played() -> Iterator[State]:
    """Positions of random games under every option."""
    for number, options in enumerate(VARIANTS):
        for players in (2, 3, 4):
            rng = random.Random(10 * number + players)
            state = new_game(players, **options)
            state.journal = []
            while not state.is_over:
                yield state
                legal = state.legal_actions()
                state.apply(state.sample(rng) if state.player == CHANCE else legal[int(rng.random() * len(legal))])
            yield state


@cache
def spoken() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """The ids that the engine gives out: of checks, of those that break, and of events and ranks."""
    checked: set[str] = set()
    broken: set[str] = set()
    told: set[str] = set()
    for ply, state in enumerate(played()):
        if ply % 15 == 0 or state.is_over:
            for action in map(state.parse, ATTEMPTS):
                for seat in (None, 0):
                    for check in state.checks(action, seat):
                        checked.add(check.rule)
                        if not check.ok:
                            broken.add(check.rule)
        if ply % 50 == 0 or state.is_over:
            told |= {line.rule for sheet in state.scores() for line in sheet.lines}
            told |= {sheet.decided_by for sheet in state.scores() if sheet.decided_by}
        told |= {event.rule for event in state.journal or ()}
        if state.journal:
            state.journal.clear()
    return frozenset(checked), frozenset(broken), frozenset(told)


def test_every_id_that_the_engine_gives_out_is_in_the_catalogue() -> None:
    checked, broken, told = spoken()
    assert checked | broken | told <= set(IDS)


def test_every_rule_that_a_check_can_break_says_how() -> None:
    say = rulebook.words_of("discordia")
    _, broken, _ = spoken()
    assert len(broken) >= 18, "the attempts reach every kind of refusal"
    lacking = [id for id in sorted(broken) if not say.has(f"{id.replace('.', '_')}.broken")]
    assert not lacking


def test_everything_that_happens_has_words() -> None:
    say = rulebook.words_of("discordia")
    *_, told = spoken()
    ends = {f"discordia.end.{name}" for name in ("instant", "final", "tie", "shared", "distance")}
    assert len(told) >= 40, "the games come to most of what can happen"
    assert [id for id in sorted(told) if not say.has(f"{id.replace('.', '_')}.done")] == []
    assert [id for id in sorted(ends) if not say.has(f"{id.replace('.', '_')}.line")] == []


@cache
def written() -> tuple[frozenset[str], frozenset[str]]:
    """The ids that the engine's source gives to a check and to an event, whether or not a random game comes to them."""
    checks: set[str] = set()
    events: set[str] = set()
    for path in (ROOT / "rulesim" / "discordia").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = ast.unparse(node.func).rpartition(".")[2]
                id = node.args[0].value
                if isinstance(id, str) and id.startswith("discordia."):
                    (checks if name == "Check" else events if name in ("note", "Event") else set()).add(id)
    return frozenset(checks), frozenset(events)


def test_every_check_and_event_of_the_source_has_words() -> None:
    say = rulebook.words_of("discordia")
    checks, events = written()
    assert len(checks) >= 45
    assert len(events) >= 40
    assert [id for id in sorted(checks) if not say.has(f"{id.replace('.', '_')}.broken")] == []
    assert [id for id in sorted(events) if not say.has(f"{id.replace('.', '_')}.done")] == []


@cache
def spoken_of() -> frozenset[str]:
    """The ids that stand anywhere in the engine's source outside its ``RULES`` tables."""
    found: set[str] = set()
    for path in (ROOT / "rulesim" / "discordia").glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not (isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "RULES"):
                found.update(
                    part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and part.value in IDS
                )
    return frozenset(found)


def test_no_words_wait_for_a_check_or_event_that_never_comes() -> None:
    say = rulebook.words_of("discordia")
    worded = [id for id in IDS if any(say.has(f"{id.replace('.', '_')}.{end}") for end in ("broken", "done"))]
    by_kind = {f"discordia.{kind}.slot" for kind in ("ship", "barracks", "stall", "farm")}
    idle = set(worded) - spoken_of() - by_kind
    assert idle == {"discordia.setup.players"}, "players are counted before there is a position"


REFUSED = """
setup.germanic-stacks setup.action-tiles setup.city-stack setup.bag setup.start-player setup.random-selection
setup.first-tile-order setup.first-tile-place
play.years-seasons play.maximus play.maximus-takes play.others-choose play.must-choose-die play.roll
action.one-main action.optional action.bonus-immediate action.main-list
tile.column tile.leftmost tile.needs-slot tile.no-refill ship.flip-place
dispatch.kind dispatch.next-space dispatch.exact dispatch.all-or-nothing dispatch.full-tile
extension.take develop.value develop.five develop.star stars.take
special.match special.stall-any special.once special.perk boat.match track.bonus
decree.claim decree.limit decree.unique manipulator.use manipulator.no-wrap
tower.choose tower.place tower.trade privilege.joker privilege.once privilege.occasions
yearend.order raid.decree shortage.negative end.instant
symbol.demolish symbol.swap symbol.discard-draw symbol.star-track symbol.tower
"""
"""The rules that an attempt can break. Kinds of tile and conditions of decrees come on top, by tables."""


def test_every_refusal_of_the_rules_is_in_the_engine() -> None:
    checks, _ = written()
    assert {f"discordia.{id}" for id in REFUSED.split()} <= checks


def test_random_games_come_to_most_refusals() -> None:
    _, broken, _ = spoken()
    kinds = {f"discordia.{kind}.slot" for kind in ("ship", "barracks", "stall", "farm")}
    conditions = {id for id in IDS if id.startswith("discordia.decree.")}
    assert kinds <= broken
    assert len(conditions & broken) >= 12
    rare = {"discordia.dispatch.next-space", "discordia.symbol.demolish", "discordia.decree.limit"}
    missed = {f"discordia.{id}" for id in REFUSED.split()} - broken - rare
    assert len(missed) <= 12, missed


# --- no id that is none ---


def ids_in(text: str) -> set[str]:
    return set(ID.findall(text))


def strings(source: str) -> Iterable[str]:
    """Every string of a Python module, its page and docstrings among them."""
    return (
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def used(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return set().union(*map(ids_in, strings(text)), set())
    if path.suffix == ".ipynb":
        return ids_in("\n".join(sources(path))) | ids_in(json.dumps(json.loads(text)))
    if path.suffix == ".ftl" and "rulesim" in path.parts:
        names = set(re.findall(r"^discordia_([a-z-]+)_([a-z0-9-]+) =", text, re.MULTILINE))
        return ids_in(text) | {f"discordia.{chapter}.{name}" for chapter, name in names}
    return ids_in(text)


def texts() -> list[Path]:
    kinds = {".py", ".toml", ".ftl", ".js", ".json", ".ipynb", ".md", ".css"}
    folders = [ROOT / name for name in ("rulesim", "widgets", "tests", "notebooks")]
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in kinds and path != HERE]
    return sorted([*(path for path in found if ".ipynb_checkpoints" not in path.parts), *ROOT.glob("*.md")])


MISSPELT: set[str] = set()
"""Ids that are none on purpose, in tests of what happens then."""
HERE = Path(__file__).resolve()


@pytest.mark.parametrize("path", texts(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_file_uses_an_id_that_the_catalogue_lacks(path: Path) -> None:
    meant = MISSPELT if path.is_relative_to(ROOT / "tests") else set()
    assert used(path) - meant <= set(IDS)


def test_an_id_that_is_none_would_be_found(tmp_path: Path) -> None:
    def found(name: str, text: str) -> set[str]:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return used(path)

    assert found("a.py", 'x = f"{1} discordia.tile.colunm"') == {"discordia.tile.colunm"}
    assert found("b.py", "x = rulesim.discordia.tile.reach") == set()
    assert (
        found("c.py", '"""See discordia.tile.reach(state) and discordia.tile.* and rulesim.discordia.tile.reach."""')
        == set()
    )
    assert found("d.toml", 'rules = ["discordia.raid.compair"]') == {"discordia.raid.compair"}
    (tmp_path / "rulesim").mkdir()
    assert found("rulesim/e.ftl", "discordia_raid_compair =\n    .title = x\n") == {"discordia.raid.compair"}
    cell = {"cell_type": "markdown", "source": ["`discordia.tile.", "colunm`"]}
    assert found("f.ipynb", json.dumps({"cells": [cell]})) == {"discordia.tile.colunm"}
    assert found("g.md", "the rule discordia.end.final.") == {"discordia.end.final"}
