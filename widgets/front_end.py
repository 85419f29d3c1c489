"""The front end's files: plain ES modules and style sheets, joined into one text when they are loaded.

A module that comes to a page as a text has no folder to find another file in. So what an entry file imports, and what
that imports in turn, is put before it, each file once. Files read as they are to editors, node and type checkers:

    import { make, put } from "./dom.js";        in modules
    @import "./zones.css";                       in style sheets

Only files of our own can be imported, by the names they export. What stands at the top level of the files of one text
shares one scope; two of one name are refused.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent

_IMPORT: Final = re.compile(r'^import \{ (\w+(?:, \w+)*) \} from "(\.{1,2}/[\w/.-]+\.js)";$', re.MULTILINE)
_SHEET: Final = re.compile(r'^@import "(\./[\w/.-]+\.css)";$', re.MULTILINE)
_ANY_IMPORT: Final = re.compile(r"^(?:import\b|@import\b|export (?:\*|\{)).*$", re.MULTILINE)
_EXPORT: Final = re.compile(r"^export (?=(?:async )?(?:function\*?|class|const|let) +(\w+))", re.MULTILINE)
_DEFINED: Final = re.compile(
    r"^(?:export )?(?:async )?(?:function\*?|class|const|let|var) +(?:(\w+)|[\[{]([^=]*)[\]}] =)", re.MULTILINE
)


class BadModule(Exception):
    """A file of the front end that cannot be joined with the others; the text names it and says why."""


@cache
def joined(name: str | Path) -> str:
    """A module or style sheet, named from here ("table.js") or in full, with all that it imports, as one text.

    A text, and not a path: anywidget keeps every widget alive whose module is a path, to tell it when the file changes.
    Raises BadModule.
    """
    return join(HERE / name)


def join(path: Path) -> str:
    """The same for any file. Raises BadModule."""
    texts: dict[Path, str] = {}
    _collect(path, (), texts)
    top = next(folder for folder in path.parents if all(file.is_relative_to(folder) for file in texts))
    if path.suffix == ".css":
        return "\n".join(f"/* --- {_shown(file, top)} */\n{_SHEET.sub('', text)}" for file, text in texts.items())
    _check_names(texts, top)
    parts = [f"// --- {_shown(file, top)}\n{_EXPORT.sub('', _IMPORT.sub('', text))}" for file, text in texts.items()]
    return "\n".join([*parts, f"//# sourceURL={_shown(path, top)}\n"])


def _collect(path: Path, above: tuple[Path, ...], texts: dict[Path, str]) -> None:
    """The texts of what a file needs, each before what needs it, then its own. Lines stay where they are."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        raise BadModule(f"{above[-1].name if above else 'A widget'} imports {path.name}, which is not there.") from None
    pattern = _SHEET if path.suffix == ".css" else _IMPORT
    for found in pattern.finditer(text):
        needed = (path.parent / found[pattern.groups]).resolve()
        if needed in (*above, path):
            raise BadModule(f"{path.name} and {needed.name} import each other.")
        if needed not in texts:
            _collect(needed, (*above, path), texts)
        if pattern is _IMPORT:
            _check_exports(found[1].split(", "), needed, texts[needed], path)
    _check_imports(path, pattern.sub("", text), entry=not above)
    texts[path] = text


def _check_imports(path: Path, rest: str, entry: bool) -> None:
    """Whether nothing else is imported; ``rest``: the text without what can be put in."""
    strange = _ANY_IMPORT.search(rest)
    if strange:
        raise BadModule(f"{path.name}: only our own files can be imported, by name, in one line: not {strange[0]}")
    if not entry and re.search("^export default ", rest, re.MULTILINE):
        raise BadModule(f"{path.name}: only a widget's entry file has a default export.")


def _check_exports(names: list[str], needed: Path, text: str, path: Path) -> None:
    exported = {found[1] for found in _EXPORT.finditer(text)}
    missing = [name for name in names if name not in exported]
    if missing:
        raise BadModule(f"{path.name} imports {', '.join(missing)} from {needed.name}, which does not export it.")


def _check_names(texts: dict[Path, str], top: Path) -> None:
    """Whether every name at the top level is given once."""
    homes: dict[str, Path] = {}
    for file, text in texts.items():
        names = [name for found in _DEFINED.finditer(text) for name in re.findall(r"\w+", found[1] or found[2])]
        for name in names:
            if homes.setdefault(name, file) != file:
                raise BadModule(f"{_shown(homes[name], top)} and {_shown(file, top)} both define {name}.")


def _shown(path: Path, top: Path) -> str:
    """A file's path as a reader of the project knows it."""
    return path.relative_to(top.parent).as_posix()
