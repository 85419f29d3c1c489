"""Builds ``build/site/``: the lessons as a static folder that needs no Python where it is served or where it is read.

    make site                       # then, to look at it: python -m http.server --directory build/site

It is made anew every time, from the packages of pip and npm alone; nothing in it asks another machine.
"""

from __future__ import annotations

import hashlib
import json
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

import wheels
from traitlets.config import Config

from rulesim import rulebook
from widgets.games import drawn_game
from widgets.lessons import plans
from widgets.start_page import PAGES, by_length
from widgets.words import say

TOP: Final = Path(__file__).resolve().parents[2]
BUILD: Final = TOP / "build"
SOURCE, CACHE, SITE = BUILD / "site-source", BUILD / "site-cache", BUILD / "site"
PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
KERNEL: Final = Path(sys.prefix) / "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension/static/pypi"
MOCKS: Final = ("ipykernel-*", "piplite-*", "pyodide_kernel-*", "widgetsnbextension-4*")
"""Wheels of the kernel that stand for packages which a browser has no use for."""
PACKAGES: Final = (
    "micropip", "piplite", "ipykernel", "pyodide-kernel", "rulesim",
    "anywidget", "comm", "ipython", "ipywidgets", "jedi", "plotly",
)  # fmt: skip
STARTING: Final = "Python is starting in your browser: about 20 seconds, on the first visit longer."


def main() -> None:
    """Build the site, and say how large it is."""
    for folder in (SOURCE, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    pyodide()
    contents()
    configure()
    lite = [sys.executable, "-m", "jupyter", "lite", "build", "--no-sourcemaps", "--no-unused-shared-packages"]
    lite += ["--apps=lab", "--output-dir", str(SITE), "--LiteBuildConfig.contents=files"]
    lite += [f"--LiteBuildConfig.federated_extensions={TOP / 'widgets' / 'lab' / 'rulesim'}"]
    lite += [f"--LiteBuildConfig.cache_dir={SOURCE / 'cache'}"]
    subprocess.run(lite, cwd=SOURCE, check=True)
    (SITE / "index.html").write_text(first_page(), encoding="utf-8")
    keep_files()
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"{SITE.relative_to(TOP)}: {size / 1e6:.0f} MB")  # noqa: T201


def pyodide() -> None:
    """Python itself and the packages, partly compiled, with their lock file, where JupyterLite looks for them."""
    folder, npm = SOURCE / "static" / "pyodide", TOP / "node_modules" / "pyodide"
    folder.mkdir(parents=True)
    for name in PYODIDE:
        shutil.copy2(npm / name, folder)
    wheels.packed(npm / "python_stdlib.zip", folder, "python")
    base = json.loads((npm / "pyodide-lock.json").read_text(encoding="utf-8"))
    packages = wheels.collect(TOP, [next(KERNEL.glob(f"{name}.whl")) for name in MOCKS], CACHE, folder)
    lock(folder, base["info"], packages)
    subprocess.run(["node", Path(__file__).parent / "compiled.mjs", folder, *PACKAGES], check=True)
    lock(folder, base["info"], packages)


def lock(folder: Path, info: dict[str, Any], packages: dict[str, dict[str, Any]]) -> None:
    """Write the lock file of the packages as they lie there now."""
    for package in packages.values():
        package["sha256"] = hashlib.sha256((folder / package["file_name"]).read_bytes()).hexdigest()
    told = {"info": info, "packages": packages}
    (folder / "pyodide-lock.json").write_text(json.dumps(told, indent=1), encoding="utf-8")


def contents() -> None:
    """The notebooks."""
    leave = shutil.ignore_patterns(".ipynb_checkpoints", "__pycache__", "*.py")
    shutil.copytree(TOP / "notebooks", SOURCE / "files", ignore=leave)


def configure() -> None:
    """The settings of ``make lab``, and what the kernel loads when it starts."""
    shutil.copy2(TOP / ".jupyter" / "labconfig" / "default_setting_overrides.json", SOURCE / "overrides.json")
    server = runpy.run_path(str(TOP / ".jupyter" / "jupyter_server_config.py"), {"get_config": Config})
    kernel = {
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": PACKAGES},
    }
    data = {
        "appName": "rulesim",
        "exposeAppInBrowser": True,
        "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": kernel},
        "rulesimLessons": json.dumps(list(server["lessons"]())),
        **server["words"](),
        "rulesimStarting": STARTING,
    }
    settings = {"jupyter-lite-schema-version": 0, "jupyter-config-data": data}
    (SOURCE / "jupyter-lite.json").write_text(json.dumps(settings, indent=1), encoding="utf-8")


def keep_files() -> None:
    """Let the service worker keep what was fetched. Its own text changes with every file of the site."""
    found = hashlib.sha256()
    for path in sorted(path for path in SITE.rglob("*") if path.is_file()):
        found.update(path.relative_to(SITE).as_posix().encode() + path.read_bytes())
    keep = (Path(__file__).parent / "keep.js").read_text(encoding="utf-8")
    worker = SITE / "service-worker.js"
    whole = keep.replace("{{version}}", found.hexdigest()) + worker.read_text(encoding="utf-8")
    worker.write_text(whole, encoding="utf-8")


def first_page() -> str:
    """The page at the top of the site: every game's lessons, one click away."""
    page = (Path(__file__).parent / "index.html").read_text(encoding="utf-8")
    others = [link(f"{name}.ipynb", say(f"start_page_{name}")) for name in PAGES]
    told = {"title": escape(say("start_title")), "lede": escape(say("start_lede")), "starting": escape(STARTING)}
    told |= {"games": "\n".join(cards()), "others": " · ".join(others)}
    for name, text in told.items():
        page = page.replace("{{" + name + "}}", text)
    return page


def cards() -> Iterator[str]:
    """A card per game: its drawing, its name, its lessons."""
    for game in by_length():
        lessons = plans(game)
        links = "".join(f"<li>{link(one.notebook, one.title('en'))}</li>" for one in lessons)
        begin = link(lessons[0].notebook, say("start_begin"), "begin")
        name = escape(rulebook.words(game, "game"))
        yield f"<article>{drawn_game(game).poster}<h2>{name}</h2>{begin}<ol>{links}</ol></article>"


def link(notebook: str, title: str, kind: str = "") -> str:
    """A link that opens a notebook in Lab."""
    marked = f' class="{kind}"' if kind else ""
    return f'<a{marked} href="lab/index.html?path={escape(notebook)}">{escape(title)}</a>'


if __name__ == "__main__":
    main()
