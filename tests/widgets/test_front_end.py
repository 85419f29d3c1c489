"""The front end's files: how they are joined, and what the neutral ones must not know."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from shutil import which

import pytest

from widgets.front_end import HERE, BadModule, join, joined

ENTRIES = sorted(
    path.relative_to(HERE).as_posix()
    for path in HERE.rglob("*.js")
    if re.search("^export default ", path.read_text(encoding="utf-8"), re.MULTILINE)
)


def write(folder: Path, **texts: str) -> Path:
    """Modules of these texts; the path of the one called ``entry``."""
    for name, text in texts.items():
        (folder / f"{name}.js").write_text(text, encoding="utf-8")
    return folder / "entry.js"


def test_what_is_imported_is_put_in_once_before_what_needs_it(tmp_path: Path) -> None:
    entry = write(
        tmp_path,
        base="export const ONE = 1;\n",
        left='import { ONE } from "./base.js";\nexport const left = () => ONE;\n',
        right='import { ONE } from "./base.js";\nexport class Right {\n  one = ONE;\n}\n',
        entry='import { left } from "./left.js";\nimport { Right } from "./right.js";\nexport default [left, Right];\n',
    )
    text = join(entry)
    assert text.count("const ONE = 1;") == 1
    order = [text.index(part) for part in ("const ONE", "const left", "class Right", "export default")]
    assert order == sorted(order)
    assert not re.search(r"^import |^export (?!default)", text, re.MULTILINE)
    assert text.endswith(f"//# sourceURL={tmp_path.name}/entry.js\n")


def test_lines_can_be_found_in_their_file(tmp_path: Path) -> None:
    """A line stands as far below its file's name as in the file."""
    entry = write(
        tmp_path,
        base="// a\nexport const ONE = 1;\n",
        entry='import { ONE } from "./base.js";\n\nexport default ONE;\n',
    )
    lines = join(entry).splitlines()
    assert lines.index("const ONE = 1;") - lines.index(f"// --- {tmp_path.name}/base.js") == 2
    assert lines.index("export default ONE;") - lines.index(f"// --- {tmp_path.name}/entry.js") == 3


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ({"entry": 'import { a } from "./gone.js";\n'}, "entry.js imports gone.js, which is not there."),
        (
            {"base": "const a = 1;\n", "entry": 'import { a } from "./base.js";\n'},
            "entry.js imports a from base.js, which does not export it.",
        ),
        ({"entry": 'import plotly from "plotly";\n'}, "entry.js: only our own files"),
        ({"entry": 'import {\n  a } from "./base.js";\n'}, "entry.js: only our own files"),
        ({"entry": 'import { a as b } from "./base.js";\n'}, "entry.js: only our own files"),
        (
            {"base": "export default 1;\nexport const a = 1;\n", "entry": 'import { a } from "./base.js";\n'},
            "base.js: on",
        ),
        (
            {"base": "export const a = 1;\n", "entry": 'import { a } from "./base.js";\n\nfunction a() {}\n'},
            "base.js and",
        ),
        (
            {
                "base": 'import { b } from "./entry.js";\nexport const a = b;\n',
                "entry": 'import { a } from "./base.js";\n',
            },
            "base.js and entry.js import each other.",
        ),
    ],
)
def test_what_cannot_be_joined_is_refused_by_the_name_of_its_file(
    tmp_path: Path, texts: dict[str, str], told: str
) -> None:
    with pytest.raises(BadModule) as caught:
        join(write(tmp_path, **texts))
    assert told in str(caught.value)


def test_style_sheets_are_joined_in_their_order(tmp_path: Path) -> None:
    (tmp_path / "part.css").write_text(".rs-a { color: red; }\n", encoding="utf-8")
    (tmp_path / "all.css").write_text('@import "./part.css";\n\n.rs-b { color: blue; }\n', encoding="utf-8")
    text = join(tmp_path / "all.css")
    assert "@import" not in text
    assert text.index(".rs-a") < text.index(".rs-b")
    (tmp_path / "all.css").write_text('@import url("https://example.org/x.css");\n', encoding="utf-8")
    with pytest.raises(BadModule, match=r"all\.css"):
        join(tmp_path / "all.css")


@pytest.mark.skipif(which("node") is None, reason="node is not there to read the modules")
@pytest.mark.parametrize("name", ENTRIES)
def test_every_entry_is_one_module_that_node_understands(tmp_path: Path, name: str) -> None:
    path = tmp_path / "module.mjs"
    path.write_text(joined(name), encoding="utf-8")
    done = subprocess.run(["node", "--check", str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_module_is_part_of_a_page() -> None:
    assert len(ENTRIES) >= 9
    there = set(HERE.rglob("*.js"))
    told = "\n".join(joined(name) for name in ENTRIES)
    assert {path for path in there if f"// --- widgets/{path.relative_to(HERE).as_posix()}\n" not in told} == set()
