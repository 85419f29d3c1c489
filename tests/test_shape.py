"""The shape of the code: functions fit a screen, nothing nests deeply, no module needs itself to be imported."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]
LONGEST = 30
"""So many lines has a function at the most, its head and its docstring among them."""
DEEPEST = 3
"""So many blocks may stand in each other."""
Function = ast.FunctionDef | ast.AsyncFunctionDef
_BLOCKS = ast.If | ast.For | ast.AsyncFor | ast.While | ast.With | ast.AsyncWith | ast.Try | ast.Match
_OWN = Function | ast.ClassDef | ast.Lambda


@cache
def trees() -> dict[str, ast.Module]:
    """Module -> what it says."""
    files = [file for name in ("rulesim", "widgets") for file in (TOP / name).rglob("*.py")]
    return {_module(file): ast.parse(file.read_text(encoding="utf-8")) for file in files}


def _module(file: Path) -> str:
    return ".".join(file.relative_to(TOP).with_suffix("").parts).removesuffix(".__init__")


def functions(tree: ast.AST) -> Iterator[Function]:
    """Every function and method of a module."""
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def length(function: Function) -> int:
    """How many lines a function has, without its decorators."""
    return (function.end_lineno or 0) - function.lineno + 1


def depth(node: ast.AST) -> int:
    """How many blocks stand in each other below a node; ``elif`` is as deep as its ``if``."""
    inner = [child for child in ast.iter_child_nodes(node) if not isinstance(child, _OWN)]
    return max(
        (depth(child) + (isinstance(child, _BLOCKS) and not _is_elif(node, child)) for child in inner), default=0
    )


def _is_elif(node: ast.AST, child: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(child, ast.If) and node.orelse == [child]


def needed(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """What is imported when a module is: not what is imported for types alone, or in a function."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If | ast.Try) and "TYPE_CHECKING" not in ast.unparse(node).partition("\n")[0]:
            yield from needed(node.body)


def imported(node: ast.Import | ast.ImportFrom, known: dict[str, ast.Module]) -> Iterator[str]:
    """The modules of the project that one statement needs; a package is only needed where nothing in it is named."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in known)
        return
    for alias in node.names:
        yield from [name for name in (f"{node.module}.{alias.name}", node.module or "") if name in known][:1]


def circle(known: dict[str, ast.Module]) -> list[str]:
    """Modules of which each needs the next one, the first as the last; none if there is no such circle."""
    graph = {name: {one for node in needed(tree.body) for one in imported(node, known)} for name, tree in known.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def test_functions_fit_a_screen() -> None:
    found = {f"{name}.{one.name}": length(one) for name, tree in trees().items() for one in functions(tree)}
    assert len(found) > 3000
    assert {name: lines for name, lines in found.items() if lines > LONGEST} == {}


def test_nothing_is_nested_four_deep() -> None:
    found = {f"{name}.{one.name}": depth(one) for name, tree in trees().items() for one in functions(tree)}
    assert {name: blocks for name, blocks in found.items() if blocks > DEEPEST} == {}


def test_no_module_needs_itself() -> None:
    assert circle(trees()) == []


def test_depth_is_that_of_the_innermost_block() -> None:
    source = "def f():\n  for a in b:\n    if a:\n      c\n    elif b:\n      with d:\n        e"
    assert depth(ast.parse(source).body[0]) == 3
    assert depth(ast.parse("def f():\n  if a:\n    b\n  elif c:\n    d").body[0]) == 1


@pytest.mark.parametrize(
    ("source", "found"),
    [("import b", True), ("if TYPE_CHECKING:\n  import b", False), ("def f():\n  import b", False)],
)
def test_a_circle_is_found_where_there_is_one(source: str, found: bool) -> None:
    known = {"a": ast.parse(source), "b": ast.parse("from a import f")}
    assert bool(circle(known)) is found
