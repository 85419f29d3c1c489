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

import rulesim.armorica
from rulesim import CHANCE, rulebook
from rulesim.armorica import State, new_game
from tests.armorica.given import given
from tests.armorica.test_properties import attempts

ROOT = Path(__file__).resolve().parents[2]
ID = re.compile(r"(?<![\w./])armorica\.[a-z]+(?:-[a-z]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*(?![\w(*]|-?\*|\.\w)")
"""A rule id in running text, not a function (``armorica.gaul.reach(...)``) or a family (``armorica.gaul.*``)."""

RULES_OF_THE_GAME = """
components.counts components.piles components.suits components.classes components.icon-rows components.gate-icon
components.start-wheat components.players
setup.start-player setup.start-cards setup.display-first setup.gaul-deck setup.roman-deck setup.rows setup.initial-reach
turn.phases turn.order turn.open-information
gaul.action gaul.range gaul.colour-free gaul.range-caps-at-row gaul.count-whole-display gaul.place gaul.pass-discard
gaul.shift-refill gaul.refill-empty-deck
roman.action roman.plebeian-range roman.patrician-gate roman.patrician-range roman.count-all-cards
roman.fresh-gaul-counts roman.place roman.forced-pass roman.pass-discard roman.shift-refill roman.example-michael
winter.order winter.compare winter.discard-count winter.only-amphoraless winter.choice winter.close-gap
winter.no-voluntary winter.feasible winter.start-card-not-exempt winter.empty-display winter.pass-marker
two-player.extra-discard two-player.refill two-player.only-two
end.trigger end.finish-turn end.length
scoring.sets scoring.set-values scoring.first-card scoring.append-value scoring.gold scoring.majority
scoring.majority-tie scoring.majority-zero scoring.total tiebreak.gold tiebreak.shared scoring.example-michael
"""
IDS = [f"armorica.{id}" for id in RULES_OF_THE_GAME.split()]
EACH_RULE = pytest.mark.parametrize("id", IDS)


@cache
def catalogue() -> dict[str, rulebook.Rule]:
    return {rule.id: rule for rule in rulebook.catalogue("armorica")}


# --- code ---


@cache
def code() -> dict[str, list[tuple[str, Callable[..., Any]]]]:
    """Rule id -> (module, function) of every ``RULES`` table."""
    found: dict[str, list[tuple[str, Callable[..., Any]]]] = {}
    for info in pkgutil.iter_modules(rulesim.armorica.__path__):
        module = importlib.import_module(f"rulesim.armorica.{info.name}")
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
        assert inspect.isfunction(function), f"{module}.RULES[{id!r}] is no function"
        home = importlib.import_module(function.__module__)
        assert function.__module__.startswith("rulesim.armorica."), function
        assert getattr(home, function.__name__, None) is function, f"{function.__qualname__} is not a module's function"
        assert inspect.getsource(function).count("\n") > 1


def test_no_module_claims_a_rule_that_is_none() -> None:
    assert set(code()) <= set(IDS)


# --- catalogue ---


def test_the_catalogue_has_the_rules_of_the_game_and_no_others() -> None:
    assert set(catalogue()) == set(IDS)
    assert len(IDS) == len(set(IDS)) == 67


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
        id for path in files for id in marks(path.read_text(encoding="utf-8")) if id.startswith("armorica.")
    )


@EACH_RULE
def test_a_rule_has_a_test(id: str) -> None:
    assert id in rules_with_a_test(), f"no test is marked @pytest.mark.rule({id!r})"


def test_no_test_is_marked_with_a_rule_that_is_none() -> None:
    assert rules_with_a_test() <= set(IDS)


def test_marks_are_read_from_test_functions_only() -> None:
    source = "\n".join(
        [
            "@pytest.mark.rule('armorica.a.b', 'armorica.c.d')",
            "def test_one(): ...",
            "@pytest.mark.rule('armorica.e.f')",
            "def helper(): ...",
            "@pytest.mark.parametrize('x', ['armorica.g.h'])",
            "def test_two(x): ...",
        ]
    )
    assert list(marks(source)) == ["armorica.a.b", "armorica.c.d"]


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


@EACH_RULE
def test_a_rule_is_taught(id: str) -> None:
    assert id in taught(), f"{id}: no lesson and no notebook teaches it"


# --- words ---


@EACH_RULE
def test_a_rule_has_a_title_and_a_text(id: str) -> None:
    say = rulebook.words_of("armorica")
    message = id.replace(".", "_")
    for attribute in ("title", "text"):
        assert say.has(f"{message}.{attribute}"), f"{message} lacks .{attribute}"
        text, errors = say.render(f"{message}.{attribute}", "en", {})
        assert text and not errors


VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"voluntary_pass": False},
    {"winter_discard": "at-least", "pass_discard": "choice"},
    {"start_card_protected": True},
    {"empty_deck": "reshuffle", "end_trigger": "both", "exhausted": "failed-draw"},
    {"final_tie": "last-in-order", "lower_ranks": "points"},
)


def played() -> Iterator[State]:
    """Positions of random games, and some that standard cards never lead to."""
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
        yield given("winter", "N[w2] Y B[a1]", options=options)
        yield given("winter", "N[w2 a3] Y", options=options)
        yield given("gaul", "N", gaul_row=[], options=options)


@cache
def spoken() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """The ids that the engine gives out: of checks, of those that break, and of events and ranks."""
    checked: set[str] = set()
    broken: set[str] = set()
    told: set[str] = set()
    for ply, state in enumerate(played()):
        if ply % 3 == 0:
            for action in attempts(state):
                for seat in (None, 0):
                    for check in state.checks(action, seat):
                        checked.add(check.rule)
                        if not check.ok:
                            broken.add(check.rule)
        if ply % 5 == 0 or state.is_over:
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
    say = rulebook.words_of("armorica")
    _, broken, _ = spoken()
    assert len(broken) >= 18, "the attempts reach every kind of refusal"
    lacking = [id for id in sorted(broken) if not say.has(f"{id.replace('.', '_')}.broken")]
    assert not lacking


def test_everything_that_happens_has_words() -> None:
    say = rulebook.words_of("armorica")
    *_, told = spoken()
    events = [
        id for id in sorted(told) if not id.startswith(("armorica.scoring.", "armorica.tiebreak.", "armorica.turn."))
    ]
    assert [id for id in events if not say.has(f"{id.replace('.', '_')}.done")] == []
    scored = [id for id in sorted(told) if id.startswith("armorica.scoring.")]
    assert [id for id in scored if not say.has(f"{id.replace('.', '_')}.line")] == []


def test_refusals_of_the_spec_have_the_rules_that_they_map_to() -> None:
    """The names that the rules give to errors, as rule ids."""
    _, broken, _ = spoken()
    named = {
        "game-over": "end.trigger",
        "wrong-phase": "turn.phases",
        "not-your-turn": "turn.order",
        "one-card-per-phase": "gaul.action",
        "no-such-position": "gaul.range-caps-at-row",
        "range-wheat (Gaul)": "gaul.range",
        "range-wheat (Roman)": "roman.plebeian-range",
        "range-grapes, range-olives, range-sheep": "roman.patrician-range",
        "pass-discards-rightmost": "gaul.pass-discard",
        "pass-discards-rightmost (Roman)": "roman.pass-discard",
        "display-order-fixed": "gaul.place",
        "display-order-fixed (Roman)": "roman.place",
        "display-order-fixed (winter)": "winter.close-gap",
        "not-in-display, duplicate-discard": "winter.choice",
        "no-discard-due": "winter.no-voluntary",
        "amphora-card-protected": "winter.only-amphoraless",
        "too-few-discards": "winter.discard-count",
    }
    assert {f"armorica.{rule}" for rule in named.values()} <= broken


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
        names = set(re.findall(r"^armorica_([a-z-]+)_([a-z0-9-]+) =", text, re.MULTILINE))
        return ids_in(text) | {f"armorica.{chapter}.{name}" for chapter, name in names}
    return ids_in(text)


def texts() -> list[Path]:
    kinds = {".py", ".toml", ".ftl", ".js", ".json", ".ipynb", ".md", ".css"}
    folders = [ROOT / name for name in ("rulesim", "widgets", "tests", "notebooks")]
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in kinds and path != HERE]
    return sorted([*(path for path in found if ".ipynb_checkpoints" not in path.parts), *ROOT.glob("*.md")])


MISSPELT = {"armorica.gaul.nothing", "armorica.gaul.rnage", "armorica.no.rule"}
"""What the tests of the catalogue use to see what happens."""
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

    assert found("a.py", 'x = f"{1} armorica.gaul.rnage"') == {"armorica.gaul.rnage"}
    assert found("b.py", "x = rulesim.armorica.gaul.reach") == set()
    assert (
        found("c.py", '"""See armorica.gaul.reach(state) and armorica.gaul.* and rulesim.armorica.gaul.reach."""')
        == set()
    )
    assert found("d.toml", 'rules = ["armorica.winter.chioce"]') == {"armorica.winter.chioce"}
    (tmp_path / "rulesim").mkdir()
    assert found("rulesim/e.ftl", "armorica_winter_chioce =\n    .title = x\n") == {"armorica.winter.chioce"}
    cell = {"cell_type": "markdown", "source": ["`armorica.gaul.", "rnage`"]}
    assert found("f.ipynb", json.dumps({"cells": [cell]})) == {"armorica.gaul.rnage"}
    assert found("g.md", "the rule armorica.end.length.") == {"armorica.end.length"}
