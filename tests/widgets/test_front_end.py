"""The front end's files: how they are joined, and what the neutral ones must not know."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from shutil import which

import pytest

import rulesim
from rulesim import Session
from widgets import Stage, StartPage, Table
from widgets.art import board_style, module_of, style
from widgets.front_end import HERE, BadModule, join, joined
from widgets.lessons import plans
from widgets.palette import palette
from widgets.scenes import Choice, Count, Face, Piece, Space

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
    there = {path for path in HERE.rglob("*.js") if "lab" not in path.relative_to(HERE).parts}  # those are JupyterLab's
    told = "\n".join(joined(name) for name in ENTRIES)
    assert {path for path in there if f"// --- widgets/{path.relative_to(HERE).as_posix()}\n" not in told} == set()


COMPOSED = re.compile(r"(rs-(?:[\w-]+-)?)\$?\{")
"""Where a class is put together: what stands before the part that is filled in."""


def test_every_class_that_a_style_sheet_names_is_made_somewhere() -> None:
    """Whole, or put together from a prefix and a word that is quoted somewhere, or a field's name."""
    there = {
        path: path.read_text(encoding="utf-8") for path in HERE.rglob("*") if path.suffix in {".css", ".js", ".py"}
    }
    told = "\n".join(text for path, text in there.items() if path.suffix != ".css")
    named = set(re.findall(r"\.(rs-[\w-]+)", "\n".join(there[path] for path in there if path.suffix == ".css")))
    whole, words = set(re.findall(r"rs-[\w-]+", told)), set(re.findall(r"""["'` ]([\w-]+)["'`]|\b([\w-]+):""", told))
    known = {word for pair in words for word in pair}
    prefixes = {*COMPOSED.findall(told), "rs-mark-terrace-"}
    assert len(named) > 300 and len(prefixes) < 12
    for name in named - whole:
        tails = [name[len(prefix) :].removesuffix("-face") for prefix in prefixes if name.startswith(prefix)]
        assert any(tail.isdigit() or tail in known for tail in tails), name


# --- What is a game's and what is the frame's -------------------------------------------------------------------------

GAMES = rulesim.games()
NEUTRAL = [p for p in HERE.rglob("*") if p.suffix in {".js", ".css"} and not {*GAMES} & {*p.relative_to(HERE).parts}]


def symbols(game: str) -> set[str]:
    """The names of the symbols that a game brings."""
    text = (HERE / game / "art.js").read_text(encoding="utf-8")
    plain = re.findall(r'^  (?:"([\w-]+)"|(\w+)): ', text[text.index("export const ART") :], re.MULTILINE)
    struck = re.search(r"^for \(const name of \[(.+)\]\) \{\n  ART\[`\$\{name\}-lost`\]", text, re.MULTILINE)
    lost = re.findall(r'"([\w-]+)"', struck[1]) if struck else []
    counted = re.findall(r"\[([\d, ]+)\]\.map\(\(value\) => \[`([\w-]+)\$\{value\}`", text)
    more = {f"{stem}{value}" for values, stem in counted for value in values.split(", ")}
    return {quoted or name for quoted, name in plain} | {f"{name}-lost" for name in lost} | more


def icons(value: object) -> Iterator[str]:
    """Every symbol that a scene names."""
    if isinstance(value, Face):
        yield from (name for name, _ in value.rows)
        yield from (name for name in (value.corner, value.icon) if name)
    elif isinstance(value, Count):
        yield from filter(None, [value.icon])
    elif isinstance(value, (Piece, Choice, Space)):
        yield from value.icons
    if is_dataclass(value):
        for field in fields(value):
            yield from icons(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from icons(item)


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_for_a_lesson_and_for_what_one_can_do_after_it_is_drawn(game: str) -> None:
    signs = set(re.findall(r"^  (\w+): \"M", (HERE / "page/stage/marks.js").read_text(encoding="utf-8"), re.MULTILINE))
    for plan in plans(game):
        assert {plan.emblem, *plan.cans} <= symbols(game) | signs | {"question"}, plan.id


@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_the_symbols_it_shows(game: str) -> None:
    session, rng = Session(rulesim.new_game(game, 3), seed=1), Random(1)
    table, shown = Table(session), set[str]()
    while not session.state.is_over and session.ply < 120:
        session.play(rng.choice(list(session.state.legal_actions())))
        shown |= set(icons(table.drawn))
    assert len(shown) >= 6
    drawn = symbols(game) | {f"die-{n}" for n in range(1, 7)} | {f"token-{colour}" for colour in palette().cards}
    assert shown <= drawn


def test_the_widgets_know_no_symbol_and_no_colour_of_a_game() -> None:
    names = {name for game in GAMES for name in symbols(game)}
    assert {"wheat", "sailor", "senate"} <= names
    colours = {name for game in GAMES for name in palette(game).page}
    found: list[str] = []
    for path in NEUTRAL:
        text = path.read_text(encoding="utf-8")
        found += [f"{path.name}: {name}" for name in colours if f"--rs-{name})" in text]
        found += [f"{path.name}: {hit}" for hit in re.findall(r"\[data-icon.*", text)]
        if path.suffix == ".js":
            keys = re.findall(r"""["'](\S+?)["']|^ *([\w]+): (?:\[|person)""", text, re.MULTILINE)
            found += [f"{path.name}: {key}" for pair in keys for key in pair if key in names - COMMON]
    assert found == []
    assert names.isdisjoint(palette().page)


COMMON = {"draw", "figure", "tile", "space", "hand", "to", "star", "discard"}
"""Symbols whose names are also words of any table."""


def test_a_colour_is_written_once() -> None:
    """In a palette, and there once in a section: none in style sheets, programs and plots."""
    literal = re.compile(r"#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b(?![-\w])")
    for path in HERE.rglob("*"):
        if path.suffix in {".css", ".js", ".py"}:
            assert literal.findall(path.read_text(encoding="utf-8")) == [], path
    for game in ("", *GAMES):
        plots = Counter(palette(game).plots.values())
        assert {colour for colour, times in plots.items() if times > 1} == set()


def test_every_variable_that_is_used_is_given() -> None:
    for game in GAMES:
        css = board_style(game)
        modules = [module_of(name, game) for name in ("table.js", "stage.js", "start_page.js", "components.js")]
        given = set(re.findall(r"(--rs-[\w-]+):", css)) | set(re.findall(r'"(--rs-[\w-]+)"', "".join(modules)))
        assert set(re.findall(r"var\((--rs-[\w-]+)\)", css)) <= given
    css = style("whatif.css", ".rs-whatif")
    assert set(re.findall(r"var\((--rs-[\w-]+)\)", css)) <= set(re.findall(r"(--rs-[\w-]+):", css))


LARGE = r"\.(?:jp-(?!Cell-inputWrapper)[\w-]+|rs-(?:explorer|map|places|stage|stage-middle|table|zones)(?![\w-]))"
ASKS = re.compile(rf"{LARGE}(?:\[[^\]]*\]|:not\([^()]*\))*(?::not\([^()]*)?:has\(((?:[^()]|\([^()]*\))*)\)")


def test_no_style_asks_what_lies_anywhere_in_something_large() -> None:
    """A browser styles all that is in it anew then with each piece that comes or goes: it may ask to a fixed depth."""
    sheets = [re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL) for path in HERE.rglob("*.css")]
    asked = [found[1] for sheet in sheets for found in ASKS.finditer(sheet)]
    assert len(asked) >= 3, "some do"
    steps = [re.sub(r"\([^()]*\)", "", one) for one in asked]
    assert [one for one in steps if not re.fullmatch(r"(?:> [^\s>]+ ?)+", one)] == []


@pytest.mark.parametrize(
    "name",
    [
        "table.css",
        "components.css",
        "whatif.css",
        "start_page.css",
        *(f"{path.parent.name}/{path.name}" for game in GAMES for path in HERE.glob(f"{game}/*.css")),
    ],
)
def test_a_thing_is_styled_in_one_place(name: str) -> None:
    css = re.sub(r"/\*.*?\*/", "", joined(name), flags=re.DOTALL)
    css = re.sub(r"@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", css)  # what holds only for some widths may come again
    selectors = Counter(" ".join(selector.split()) for selector in re.findall(r"([^{}]+)\{", css))
    assert [selector for selector, times in selectors.items() if times > 1] == []


def test_a_board_looks_the_same_whatever_else_is_opened_on_its_page() -> None:
    """A page keeps all sheets, in any order: each is whole, and what could outdo another game's holds in its own."""
    names = {Table(rulesim.new_game(game, 3)).get_state()["_anywidget_id"] for game in GAMES}
    assert len(names) == len(GAMES)
    for game in GAMES:
        sheet, table = board_style(game), Table(rulesim.new_game(game, 3))
        assert table._css == sheet and table.style_of == game
        stage = Stage(plans(game)[0])
        assert stage._css.startswith(sheet) and stage.style_of == game
        own = sheet.removesuffix(joined("pages.css"))
        for drawings in ("page/table/shapes.css", f"{game}/art.css"):
            own = own.replace(joined(drawings), "")
        own = re.sub(r"/\*.*?\*/|^@keyframes .*?^\}", "", own, flags=re.DOTALL | re.MULTILINE)
        while "{" in own:
            own = re.sub(r"\{[^{}]*\}", ";", own)
        selectors = [selector for selector in own.split(";") if selector.strip()]
        assert selectors
        assert [selector for selector in selectors if f'[data-style-of="{game}"]' not in selector] == []
    first = StartPage()
    assert first._css == board_style(first.style_of)
