"""Everything that knows one rule meets at its id: catalogue, code, test, lesson, words. Tests that every game keeps.

A game's ``test_traceability.py`` has a subclass of :class:`Traceability` that names its rules and plays it.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest

from rulesim import rulebook
from rulesim.game import Action, State
from rulesim.messages import Catalogue

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"


# --- what is read ---


@cache
def catalogue(game: str) -> dict[str, rulebook.Rule]:
    return {rule.id: rule for rule in rulebook.catalogue(game)}


@cache
def code(game: str) -> dict[str, Callable[..., Any] | None]:
    """Rule id -> the function that its ``code`` in ``rules.toml`` names (None: there is no such function)."""
    found: dict[str, Callable[..., Any] | None] = {}
    for rule in catalogue(game).values():
        if rule.code:
            module, _, name = rule.code.rpartition(".")
            found[rule.id] = getattr(importlib.import_module(f"rulesim.{game}.{module}"), name, None)
    return found


def marks_of(test: ast.FunctionDef) -> Iterator[str]:
    """The ids that ``@pytest.mark.rule(...)`` gives on a test function."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in mark.args)


def marks(source: str) -> Iterator[str]:
    """The ids that the test functions of a module are marked with."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield from marks_of(node)


@cache
def marked() -> frozenset[str]:
    """The ids of every game that a test is marked with."""
    return frozenset(id for path in TESTS.rglob("test_*.py") for id in marks(path.read_text(encoding="utf-8")))


def rules_with_a_test(game: str) -> frozenset[str]:
    return frozenset(id for id in marked() if id.startswith(f"{game}."))


@cache
def taught(game: str) -> frozenset[str]:
    """The rules that a lesson or a notebook shows, tells or asks."""
    found: set[str] = set()
    for path in (ROOT / "widgets").glob("*/lessons.toml"):
        for lesson in tomllib.loads(path.read_text(encoding="utf-8")).get("lesson", []):
            found.update(lesson.get("rules", []))
    for path in (ROOT / "notebooks").rglob("*.ipynb"):
        if ".ipynb_checkpoints" not in path.parts:
            found |= ids_in("\n".join(sources(path)), game)
    return frozenset(found)


def sources(path: Path) -> list[str]:
    """What stands in a notebook's cells, without outputs."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells]


@cache
def _id(game: str) -> re.Pattern[str]:
    """A rule id in running text, not a function (``game.part.reach(...)``) or a family (``game.part.*``)."""
    chapter, name = r"[a-z]+(?:-[a-z]+)*", r"[a-z0-9]+(?:-[a-z0-9]+)*"
    return re.compile(rf"(?<![\w./]){game}\.{chapter}\.{name}(?![\w(*]|-?\*|\.\w)")


def ids_in(text: str, game: str) -> set[str]:
    return set(_id(game).findall(text))


@cache
def strings(path: Path) -> tuple[str, ...]:
    """Every string of a Python module, its page and docstrings among them; parsed once for all games."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return tuple(
        node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def used(path: Path, game: str, top: Path = ROOT) -> set[str]:
    """The rule ids of a game that a file of the project speaks of, whose folder is ``top``."""
    if path.suffix == ".py":
        return set[str]().union(*(ids_in(part, game) for part in strings(path)))
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ipynb":
        return ids_in("\n".join(sources(path)), game) | ids_in(json.dumps(json.loads(text)), game)
    if path.suffix == ".ftl" and path.is_relative_to(top / "rulesim"):
        names = set(re.findall(rf"^{game}_([a-z-]+)_([a-z0-9-]+) =", text, re.MULTILINE))
        return ids_in(text, game) | {f"{game}.{chapter}.{name}" for chapter, name in names}
    return ids_in(text, game)


@cache
def texts() -> tuple[Path, ...]:
    """Every file that could speak of a rule, but the tests of this very thing."""
    kinds = {".py", ".toml", ".ftl", ".js", ".json", ".ipynb", ".md", ".css"}
    folders = [ROOT / name for name in ("rulesim", "widgets", "tests", "notebooks")]
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in kinds]
    own = {"traceability.py", "test_traceability.py"}
    kept = [path for path in found if ".ipynb_checkpoints" not in path.parts and path.name not in own]
    return tuple(sorted([*kept, *ROOT.glob("*.md")]))


@cache
def _trees(game: str) -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "rulesim" / game).glob("*.py"))


@cache
def written(game: str) -> tuple[frozenset[str], frozenset[str]]:
    """The ids that the engine's source gives to a check and to an event, whether or not a random game comes to them."""
    checks: set[str] = set()
    events: set[str] = set()
    for tree in _trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = ast.unparse(node.func).rpartition(".")[2]
                id = node.args[0].value
                if isinstance(id, str) and id.startswith(f"{game}."):
                    (checks if name == "Check" else events if name in ("note", "Event") else set[str]()).add(id)
    return frozenset(checks), frozenset(events)


@cache
def spoken_of(game: str) -> frozenset[str]:
    """The ids that stand anywhere in the engine's source."""
    texts = {part.value for tree in _trees(game) for part in ast.walk(tree) if isinstance(part, ast.Constant)}
    return frozenset(text for text in texts if isinstance(text, str) and text in catalogue(game))


# --- the tests ---


class Traceability:
    """What holds for the rules of every game."""

    game: ClassVar[str]
    rules: ClassVar[Sequence[str]]
    """Every rule of the game, without the game's name, as its rules are counted and not as its catalogue has them."""
    misspelt: ClassVar[frozenset[str]] = frozenset()
    """Ids that are none on purpose, in tests of what happens then."""
    idle: ClassVar[frozenset[str]] = frozenset()
    """Rules whose words are not for a check or event: an input is refused by them before there is a position."""
    refusals: ClassVar[int] = 18
    """So many rules at least are broken by what is tried on the positions of random play."""

    @staticmethod
    def played() -> Iterator[tuple[State, Iterable[Action], bool]]:
        """Positions, what to try on each, and whether to look at the score there; the journal is emptied."""
        raise NotImplementedError

    @classmethod
    def ids(cls) -> list[str]:
        return [f"{cls.game}.{rule}" for rule in cls.rules]

    def say(self) -> Catalogue:
        return rulebook.words_of(self.game)

    def lacking(self, ids: Iterable[str], form: str) -> list[str]:
        """Those of the rules whose words have no such form ("broken", "done", "line")."""
        return [id for id in sorted(ids) if not self.say().has(f"{id.replace('.', '_')}.{form}")]

    # code (all rules in one test: to be a test takes longer than to look at a rule)

    def test_a_rule_is_carried_out_by_one_function_or_says_why_not(self) -> None:
        for rule in catalogue(self.game).values():
            assert bool(rule.code) != bool(rule.why_no_code), f"{rule.id}: {rule.code}, why no code: {rule.why_no_code}"

    def test_the_function_is_one_of_the_games_own(self) -> None:
        for id, function in code(self.game).items():
            assert function is not None and inspect.isfunction(inspect.unwrap(function)), f"{id}: no such function"
            named = f"{function.__module__}.{function.__name__}"
            assert named == f"rulesim.{self.game}.{catalogue(self.game)[id].code}", f"{id}: its home is {named}"
            assert inspect.getsource(function).count("\n") > 1

    # catalogue

    def test_the_catalogue_has_the_rules_of_the_game_and_no_others(self) -> None:
        assert len(self.rules) == len(set(self.rules))
        assert set(catalogue(self.game)) == set(self.ids())

    # tests

    def test_every_rule_has_a_test_that_is_marked_with_it(self) -> None:
        assert sorted(set(self.ids()) - rules_with_a_test(self.game)) == []

    def test_no_test_is_marked_with_a_rule_that_is_none(self) -> None:
        assert rules_with_a_test(self.game) <= set(self.ids())

    # lessons

    def test_every_rule_is_taught(self) -> None:
        assert sorted(set(self.ids()) - taught(self.game)) == []

    # words

    def test_every_rule_has_a_title_and_a_text(self) -> None:
        assert self.lacking(self.ids(), "title") == self.lacking(self.ids(), "text") == []

    @classmethod
    @cache
    def spoken(cls) -> tuple[frozenset[str], frozenset[str], frozenset[str], frozenset[str]]:
        """The ids that the engine gives out: of checks and ranks, of checks that break, of events, of score lines."""
        checked: set[str] = set()
        broken: set[str] = set()
        events: set[str] = set()
        scored: set[str] = set()
        for state, tried, score in cls.played():
            for action in tried:
                for seat in (None, 0):
                    for check in state.checks(action, seat):
                        checked.add(check.rule)
                        if not check.ok:
                            broken.add(check.rule)
            if score:
                sheets = state.scores()
                scored |= {line.rule for sheet in sheets for line in sheet.lines}
                checked |= {sheet.decided_by for sheet in sheets if sheet.decided_by}
            events |= {event.rule for event in state.journal or ()}
            if state.journal:
                state.journal.clear()
        return frozenset(checked), frozenset(broken), frozenset(events), frozenset(scored)

    @pytest.mark.thorough
    def test_every_id_that_the_engine_gives_out_is_in_the_catalogue(self) -> None:
        assert frozenset[str]().union(*self.spoken()) <= set(self.ids())

    def test_every_rule_that_a_check_can_break_says_how(self) -> None:
        _, broken, *_ = self.spoken()
        assert len(broken) >= self.refusals, "the attempts reach every kind of refusal"
        assert self.lacking(broken, "broken") == []

    def test_everything_that_happens_and_scores_has_words(self) -> None:
        *_, events, scored = self.spoken()
        assert self.lacking(events, "done") == []
        assert self.lacking(scored, "line") == []

    def test_every_check_and_event_of_the_source_has_words(self) -> None:
        checks, events = written(self.game)
        assert checks
        assert events
        assert self.lacking(checks, "broken") == []
        assert self.lacking(events, "done") == []

    def test_no_words_wait_for_a_check_or_event_that_never_comes(self) -> None:
        checked, _, events, _ = self.spoken()
        message = {id: id.replace(".", "_") for id in self.ids()}
        worded = {id for id in message if any(self.say().has(f"{message[id]}.{end}") for end in ("broken", "done"))}
        assert worded - spoken_of(self.game) - checked - events == self.idle

    # no id that is none

    def test_no_file_uses_an_id_that_the_catalogue_lacks(self) -> None:
        unknown: dict[str, set[str]] = {}
        for path in texts():
            meant = self.misspelt if path.is_relative_to(TESTS) else frozenset[str]()
            if lacking := used(path, self.game) - meant - set(self.ids()):
                unknown[path.relative_to(ROOT).as_posix()] = lacking
        assert len(texts()) > 400
        assert unknown == {}
