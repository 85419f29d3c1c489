"""Begins a lesson of every game, and compiles what that has imported, in the packages in /packages: see compiled.mjs.

To read and compile source took two thirds of the time until a lesson is there. Compiled modules are larger, so the
others stay as they are. Only Python of the very version that runs them can compile them: this runs in Pyodide.
"""

from __future__ import annotations

import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # what py_compile uses, without its files
from io import BytesIO
from pathlib import Path

import pyodide_kernel

PACKAGES = Path("/packages")
STDLIB = "python_stdlib.zip"
MINOR = sys.version_info.minor
PLACES = {STDLIB: f"/lib/python3{MINOR}.zip/"}
INSTALLED = f"/lib/python3.{MINOR}/site-packages/"


def begin() -> set[str]:
    """Begin lessons as a page does; the files of all modules that are known then."""
    pyodide_kernel.kernel_instance.interpreter.send_comm = lambda *_: None
    pyodide_kernel.ipython_shell.run_cell("1 + 1")
    from rulesim import games
    from widgets import lessons
    from widgets.charts.program import program
    from widgets.lesson import lesson

    program()
    for game in games():
        lesson(lessons.plans(game)[0].id)
    return {file for module in [*sys.modules.values()] if (file := getattr(module, "__file__", None))}


def compiled(archive: Path, used: set[str]) -> None:
    """Put compiled modules in the place of the source of those that are used."""
    place, packed = PLACES.get(archive.name, INSTALLED), BytesIO()
    with zipfile.ZipFile(archive) as source, zipfile.ZipFile(packed, "w") as target:
        for info in source.infolist():
            name, data = info.filename, source.read(info)
            if place + name in used and name.endswith(".py"):
                code = compile(data, place + name, "exec", dont_inherit=True)
                name, data = f"{name}c", bytes(_code_to_hash_pyc(code, bytes(8), False))
            file = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            target.writestr(file, data, zipfile.ZIP_DEFLATED, compresslevel=9)
    archive.write_bytes(packed.getvalue())


used = begin()
for archive in [PACKAGES / STDLIB, *PACKAGES.glob("*.whl")]:
    compiled(archive, used)
