"""The Python packages of the site: pure wheels, without what no lesson needs, and what the lock file says of them."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Collection, Iterable
from email.message import Message
from email.parser import Parser
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

ROOTS: Final = ("anywidget", "comm", "fluent.runtime", "ipython", "ipywidgets", "micropip", "plotly")
"""What lessons and kernel import, and no lighter package brings. What they need in turn is found."""
LEFT_OUT: Final = {
    "prompt-toolkit",  # for terminals
    "nbformat",  # which plotly asks for only where it shows figures that are none of ours
}
HELD: Final = {"hypothesis": "6.155.7"}
"""The last versions that are Python and nothing else."""
DROPPED: Final = {
    "": r"[^/]+\.data/|(.*/)?tests/|[^/]+\.dist-info/RECORD",
    "babel": r"babel/(messages/|locale-data/(?!(root|en|de)\.dat))",
    "jedi": r"jedi/third_party/(django-stubs|typeshed/stubs)/",
    "ipython": r"IPython/(sphinxext|terminal|testing)/(?!(pt_inputhooks/)?__init__|skipdoctest)",
    "narwhals": r"narwhals/_(arrow|dask|duckdb|ibis|interchange|pandas_like|polars|spark_like|sql)/",
    "plotly": r"plotly/(package_data/(datasets|widgetbundle)|labextension|matplotlylib|figure_factory|express|"
    r"graph_objs/_?(choropleth|cone|densitymap|isosurface|mesh3d|quiver|streamtube|surface|volume|\w*carpet|"
    r"scatter(3d|geo|map|smith|ternary)|layout/_?(geo|map|scene|smith|ternary)))",
    "pygments": r"pygments/lexers/(?!__init__|_(css|lilypond|mapping|scheme)|css|data|html|javascript|jvm|lilypond|"
    r"lisp|markup|perl|python|ruby|shell)",
    "python": r"_pyrepl/|wsgiref/|xmlrpc/|(ftplib|imaplib|mailbox|poplib|smtplib|turtle)\.py|encodings/"
    r"(cp(?!437|1252)|mac_|iso8859_(?!1\b|15)|koi8|kz|ptcp|hp_|tis|big5|gb|euc|iso2022|johab|shift|hz)",
    "pytz": r"pytz/zoneinfo/",
    "rulesim": r"rulesim/(commands|_home/(notebooks|\.jupyter|widgets/lab))/",
}
"""Package -> the beginnings of the files that it can do without there; "": of every package."""
WITHOUT_HELP: Final = {"plotly"}
"""Of these the docstrings are left out: they are up to three quarters of a package."""
MOVED: Final = ("rulesim/_home/", "")
"""In the browser nobody else's packages are beside ours: widgets are found without further ado."""


def collect(top: Path, mocks: Iterable[Path], cache: Path, out: Path) -> dict[str, Any]:
    """Put every package that the site needs into ``out``; what the lock file says of them.

    ``mocks``: wheels of the kernel, which stand for others.
    """
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
        subprocess.run(command, cwd=top, check=True, stdout=subprocess.DEVNULL)
        (own,) = Path(folder).glob("*.whl")
        there = {name_of(path): path for path in (*mocks, own)}
        todo = [*ROOTS, *(need for path in there.values() for need in needs(path))]
        while todo:
            name = canonicalize_name(todo.pop())
            if name not in there and name not in LEFT_OUT:
                there[name] = fetched(name, top, cache)
                todo += needs(there[name])
        return {name: entry(path, packed(path, out, name), there) for name, path in sorted(there.items())}


def fetched(name: str, top: Path, cache: Path) -> Path:
    """A pure wheel of the version that is tested; from the cache, if it was fetched before."""
    pinned = dict(line.partition(";")[0].split("==") for line in (top / "constraints.txt").read_text().splitlines())
    version = HELD.get(name) or next((pin for other, pin in pinned.items() if canonicalize_name(other) == name), None)
    wanted = name if version is None else f"{name}=={version}"
    folder = cache / wanted
    if not [*folder.glob("*.whl")]:
        pure = ["--only-binary=:all:", "--implementation=py", "--abi=none", "--platform=any", "--python-version=3.14"]
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*command, *pure, "--dest", str(folder), wanted], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def name_of(wheel: Path) -> str:
    """The name of a wheel's package, as it is looked up."""
    return parse_wheel_filename(wheel.name)[0]


def metadata(wheel: Path) -> Message:
    """What a wheel says of itself."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(name).decode())


def needs(wheel: Path) -> list[str]:
    """What a package asks for in Python in the browser."""
    there = {
        "implementation_name": "cpython", "os_name": "posix", "platform_machine": "wasm32",
        "platform_python_implementation": "CPython", "platform_system": "Emscripten", "python_full_version": "3.14.2",
        "python_version": "3.14", "sys_platform": "emscripten", "extra": "",
    }  # fmt: skip
    asked = map(Requirement, metadata(wheel).get_all("Requires-Dist") or [])
    return [need.name for need in asked if need.marker is None or need.marker.evaluate(there)]


def packed(wheel: Path, out: Path, name: str) -> Path:
    """A wheel without what is left out, packed as tightly as can be."""
    dropped = re.compile("|".join(filter(None, (DROPPED[""], DROPPED.get(name)))))
    target = out / wheel.name
    with zipfile.ZipFile(wheel) as source, zipfile.ZipFile(target, "w") as archive:
        for info in source.infolist():
            if info.is_dir() or dropped.match(info.filename):
                continue
            data = source.read(info)
            if name in WITHOUT_HELP and info.filename.endswith(".py"):
                data = without_help(data)
            file = info.filename.replace(*MOVED, 1) if name == "rulesim" else info.filename
            fixed = zipfile.ZipInfo(file, (2020, 1, 1, 0, 0, 0))
            archive.writestr(fixed, data, zipfile.ZIP_DEFLATED, compresslevel=9)
    return target


def without_help(source: bytes) -> bytes:
    """A module without docstrings and comments."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node, False) is not None:
            node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]
    return ast.unparse(tree).encode()


def entry(wheel: Path, archive: Path, known: Collection[str]) -> dict[str, Any]:
    """What the lock file says of a package."""
    with zipfile.ZipFile(archive) as files:
        modules = {name.split("/")[0] for name in files.namelist() if name.endswith(".py")}
    said = metadata(wheel)
    return {
        "name": said["Name"],
        "version": said["Version"],
        "file_name": archive.name,
        "install_dir": "site",
        "package_type": "package",
        "imports": sorted(name.removesuffix(".py") for name in modules if not name.endswith(".dist-info")),
        "depends": sorted({canonicalize_name(need) for need in needs(wheel)} & set(known)),
        "unvendored_tests": False,
    }
