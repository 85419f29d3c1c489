"""``make rule ID=armorica.gaul.range``: where a rule is. Its words, references, code, tests, lessons and notebooks.

The id is forgiven for case, dots, hyphens and underscores; part of one lists the rules that it could be.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import tomllib
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import rulesim
from rulesim import rulebook
from tests.notebook_env import notebooks
from tests.traceability import ROOT, TESTS, catalogue, code, ids_in, marks_of, sources

WIDTH = 11


def normal(id: str) -> str:
    """An id without what is easily mistaken in it."""
    return re.sub(r"[^a-z0-9]+", "-", id.casefold()).strip("-")


def candidates(text: str) -> list[str]:
    """The rules that somebody may mean: the one that it names, else those in whose id every part of it occurs."""
    known = {normal(id): id for game in rulesim.games() for id in catalogue(game)}
    wanted = normal(text)
    if wanted in known:
        return [known[wanted]]
    parts = wanted.split("-")
    return [id for name, id in known.items() if all(part in name for part in parts)] if wanted else []


def shown(path: Path, line: int | None = None) -> str:
    """A place in the project, as an editor opens it."""
    place = path.relative_to(ROOT).as_posix()
    return place if line is None else f"{place}:{line}"


def lines_with(path: Path, pattern: str) -> Iterator[int]:
    """The numbers of the lines in which something stands."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if re.search(pattern, line):
            yield number


def worded(id: str) -> Iterator[tuple[str, str]]:
    """What the catalogue says, and where: the message with its forms, in every language there is."""
    game, message = id.partition(".")[0], id.replace(".", "_")
    for path in sorted((ROOT / "rulesim" / game / "words").glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        for first in lines_with(path, rf"^{message} ="):
            yield "words", shown(path, first)
            following = takewhile(lambda line: line.startswith(" "), lines[first:])
            yield from (("", line) for line in (lines[first - 1].partition("=")[2].strip(), *following) if line)


def referred(id: str) -> Iterator[tuple[str, str]]:
    """Where the rulebooks tell it, and the rulings that bear on it."""
    rule = rulebook.rule(id)
    yield from (("rulebook", f"{edition}: {section}") for edition, section in rule.references.items())
    yield from (("ruling", ruling) for ruling in rule.rulings)


def coded(id: str) -> Iterator[tuple[str, str]]:
    """The function that carries it out, and where the engine names it."""
    game = id.partition(".")[0]
    if why := catalogue(game)[id].why_no_code:
        yield "no code", why
    if function := code(game).get(id):
        plain = inspect.unwrap(function)
        line = inspect.getsourcelines(plain)[1]
        yield "code", f"{shown(Path(inspect.getfile(plain)), line)} {plain.__name__}"
    for path in sorted((ROOT / "rulesim" / game).glob("*.py")):
        yield from (("named", shown(path, line)) for line in lines_with(path, rf'"{re.escape(id)}"(?!:)'))


def tested(id: str) -> Iterator[tuple[str, str]]:
    """The tests that prove it."""
    for path in sorted(TESTS.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if id in text:
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.FunctionDef) and id in marks_of(node):
                    yield "test", f"{shown(path, node.lineno)} {node.name}"


def taught(id: str) -> Iterator[tuple[str, str]]:
    """The lessons and questions that are about it, and the notebooks that hold these or name it."""
    game = id.partition(".")[0]
    plans = tomllib.loads((ROOT / "widgets" / game / "lessons.toml").read_text(encoding="utf-8"))
    named = {
        kind: [entry["id"] for entry in plans.get(kind, []) if id in entry.get("rules", [])]
        for kind in ("lesson", "question")
    }
    yield from ((kind, name) for kind, names in named.items() for name in names)
    for path in notebooks():
        cells = "\n".join(sources(path))
        if id in ids_in(cells, game) or any(f'"{game}/{name}"' in cells for name in named["lesson"]):
            yield "notebook", shown(path)


def told(id: str) -> str:
    """Everything about one rule, a line each."""
    found = [line for part in (worded, referred, coded, tested, taught) for line in part(id)]
    return "\n".join([id, *(f"  {name:<{WIDTH}}{text}" for name, text in found)])


def main(text: str) -> int:
    """Print a rule, or which ones may be meant; 1 if there is none."""
    found = candidates(text)
    if len(found) == 1:
        print(told(found[0]))
    elif found:
        print(f"{len(found)} rules have that in their id:", *found, sep="\n  ")
    else:
        try:
            rulebook.rule(text)
        except rulesim.BadInput as error:
            print(error)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:])))
