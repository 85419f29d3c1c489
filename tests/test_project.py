"""What no single module can keep: what is where, who imports whom, what is shipped, what is promised."""

from __future__ import annotations

import ast
import doctest
import importlib.metadata
import json
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from urllib.parse import parse_qs

import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version

TOP = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GAMES = sorted(path.parent.name for path in TOP.glob("rulesim/*/words"))


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that belongs to the project: what git tracks or would; without git, all but leftovers."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    asked = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=False)
    if asked.returncode == 0:
        names = [TOP / name for name in asked.stdout.split("\0") if name]
    else:
        left_behind = {
            ".git",
            ".venv",
            "node_modules",
            "__pycache__",
            "build",
            "dist",
            ".ipynb_checkpoints",
            ".hypothesis",
        }
        names = [path for path in TOP.rglob("*") if not left_behind.intersection(path.relative_to(TOP).parts)]
    files = tuple(sorted(path for path in names if path.is_file()))
    assert files
    return files


def python_files(folder: str) -> list[Path]:
    """The Python modules below a folder of the project."""
    files = [path for path in project_files() if path.suffix == ".py" and path.is_relative_to(TOP / folder)]
    assert files
    return files


def shown(path: Path) -> str:
    """A file's path as a reader of the project knows it."""
    return path.relative_to(TOP).as_posix()


# --- What is where ---------------------------------------------------------------------------------------------------

FOLDERS = {"notebooks", "rulesim", "tests", "widgets", ".ci", ".github", ".jupyter"}
FILES = {"CONTRIBUTING.md", "LICENSE", "Makefile", "README.md", "constraints.txt", "environment.yml", "pyproject.toml"}
FILES |= {"package.json", "tsconfig.json"}
DOT_FILES = {".editorconfig", ".gitattributes", ".gitignore"}


def test_the_top_level_has_nothing_but_what_everybody_expects() -> None:
    folders = {path.relative_to(TOP).parts[0] for path in project_files() if path.parent != TOP}
    files = {path.name for path in project_files() if path.parent == TOP}
    assert folders == FOLDERS
    assert FILES <= files <= FILES | DOT_FILES


def own_addresses() -> list[str]:
    """What belongs to this machine alone, asked of the machine: home, this clone, its neighbours, package servers."""
    folders = [Path.home(), TOP, TOP.parent, *TOP.parent.iterdir()]
    found = [str(folder) for folder in folders if len(folder.parts) > 2]
    for command in ([sys.executable, "-m", "pip", "config", "list"], ["npm", "config", "get", "registry"]):
        try:
            said = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False).stdout
        except (OSError, subprocess.TimeoutExpired):
            continue
        found += re.findall(r"(?<=://)[^/\s'\"]{4,}|(?<=file://)/[^\s'\"]{4,}", said)
    return found


GENERAL_ADDRESSES = re.compile(
    r"""(?<![\w/.:])/(?:home|Users)/\w | (?<![\w/.:~])/(?:root|tmp)/ | [A-Z]:\\Users\\
    | pythonhosted[.]org | pypi[.]org/simple | registry[.]npmjs | --(?:extra-)?index-url | --find-links""",
    re.VERBOSE,
)


def test_no_file_names_a_folder_of_one_machine_or_a_package_server() -> None:
    own = own_addresses()
    found: list[str] = []
    for path in project_files():
        if path == Path(__file__) or path.suffix in {".png", ".jpg"}:
            continue
        text = path.read_text(encoding="utf-8")
        hits = [address for address in own if address in text] + GENERAL_ADDRESSES.findall(text)
        found += [f"{shown(path)}: {hit}" for hit in hits]
    assert found == []


def test_what_looks_like_an_address_is_recognised() -> None:
    tilde, slash = "~", "/"
    for text in (f"{slash}home/ann/x", f"open('{slash}tmp/x')", f'"{slash}root/.cache"', "pip --index-url x"):
        assert GENERAL_ADDRESSES.search(text), text
    for text in (f"{tilde}{slash}tmp/x", "https://example.org/home/x", f"notebooks{slash}root/x", "a/tmp/b"):
        assert not GENERAL_ADDRESSES.search(text), text


# --- Setting up ------------------------------------------------------------------------------------------------------


def minor_versions() -> list[str]:
    """The Python versions that pyproject.toml allows, as "3.11"."""
    allowed = SpecifierSet(PROJECT["requires-python"])
    return [f"3.{minor}" for minor in range(30) if allowed.contains(f"3.{minor}.0")]


def test_pythons_agree_everywhere() -> None:
    assert minor_versions() == ["3.11", "3.12", "3.13", "3.14", "3.15"]
    prefix = "Programming Language :: Python :: 3."
    assert [c.rpartition(" ")[2] for c in PROJECT["classifiers"] if c.startswith(prefix)] == minor_versions()
    makefile = (TOP / "Makefile").read_text(encoding="utf-8")
    bounds = re.search(r"\(3, (\d+)\) <= sys\.version_info\[:2\] <= \(3, (\d+)\)", makefile)
    assert bounds is not None
    assert [f"3.{bounds[1]}", f"3.{bounds[2]}"] == [minor_versions()[0], minor_versions()[-1]]


def test_the_workflows_run_what_there_is_on_every_python_and_system() -> None:
    told = {path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in TOP.glob(".github/workflows/*.yml")}
    matrix = told["test"]["jobs"]["everywhere"]["strategy"]["matrix"]
    assert matrix["python"] == minor_versions()
    assert len(matrix["system"]) == 3
    steps = [step.get("run", "") for flow in told.values() for job in flow["jobs"].values() for step in job["steps"]]
    assert {"make site", ".ci/run"} <= set(steps)


def test_what_checks_the_javascript_is_pinned_without_naming_a_server() -> None:
    package = json.loads((TOP / "package.json").read_text(encoding="utf-8"))
    assert package["private"] is True and "dependencies" not in package
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in package["devDependencies"].values())
    assert [shown(path) for path in project_files() if re.search(r"-lock[.]|[.]lock$", path.name)] == []


def test_environment_yml_installs_this_project_as_the_makefile_does() -> None:
    environment = yaml.safe_load((TOP / "environment.yml").read_text(encoding="utf-8"))
    python, pip, installs = environment["dependencies"]
    assert environment["name"] == PROJECT["name"]
    # Binder's builder understands an exact version only.
    assert re.fullmatch(r"python=3\.\d+", python)
    assert python.removeprefix("python=") in minor_versions()
    assert pip == "pip"
    assert installs == {"pip": ["-c constraints.txt", "-e .[lab]"]}
    assert "lab" in PROJECT["optional-dependencies"]


def test_binder_finds_the_environment_the_settings_and_the_first_notebook(tmp_path: Path) -> None:
    (link,) = re.findall(r"https://mybinder[.]org/v2/\S+[^`\s]", (TOP / "README.md").read_text(encoding="utf-8"))
    place, _, asked = link.partition("?")
    assert place == f"https://mybinder.org/v2/gh/OWNER/{PROJECT['name']}/HEAD"
    (path,) = parse_qs(asked, strict_parsing=True)["urlpath"]
    assert (TOP / path.removeprefix("lab/tree/")).is_file() and path.startswith("lab/tree/")
    # Its builder would read these instead of environment.yml, or after it.
    others = ("binder", ".binder", "Dockerfile", "requirements.txt", "runtime.txt", "setup.py", "apt.txt", "postBuild")
    assert [name for name in (*others, "start") if (TOP / name).exists()] == []
    # It puts a repository into the home of its user, where Jupyter looks for settings.
    own = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    own |= {"HOME": str(tmp_path), "USERPROFILE": str(tmp_path)}
    command = [sys.executable, "-m", "jupyter", "--config-dir"]
    told = subprocess.run(command, env=own, capture_output=True, text=True, check=True).stdout
    assert Path(told.strip()) == tmp_path / ".jupyter"
    assert (TOP / ".jupyter" / "jupyter_server_config.py").is_file()


def pins() -> dict[str, Version]:
    """What constraints.txt holds for this Python."""
    lines = map(Requirement, (TOP / "constraints.txt").read_text(encoding="utf-8").splitlines())
    here = [line for line in lines if line.marker is None or line.marker.evaluate()]
    return {canonicalize_name(line.name): Version(str(line.specifier).removeprefix("==")) for line in here}


def test_constraints_are_plain_sorted_pins() -> None:
    lines = (TOP / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pin = r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*(; python_version (<|>=) \"3.\d+\")?"
    assert [line for line in lines if not re.fullmatch(pin, line)] == []
    assert lines == sorted(lines, key=str.lower)
    assert len(pins()) == len({line.partition("==")[0] for line in lines})


def test_what_slows_every_start_of_jupyter_is_left_out() -> None:
    # jsonschema 4.25 began to pull in a grammar parser that costs each Jupyter process a second: see CONTRIBUTING.md.
    assert not pins().keys() & {"lark", "rfc3987-syntax"}
    assert pins()["jsonschema"] < Version("4.25")


def required(name: str) -> list[str]:
    """What a package asks for; this project's own list is read from pyproject.toml, installed or not."""
    if name != PROJECT["name"]:
        return importlib.metadata.requires(name) or []
    extras: dict[str, list[str]] = PROJECT["optional-dependencies"]
    return PROJECT["dependencies"] + [
        f"{line}; extra == '{extra}'" for extra, lines in extras.items() for line in lines
    ]


def needed(extras: tuple[str, ...]) -> Iterator[Requirement]:
    """Every requirement that installing rulesim with ``extras`` leads to here, directly or through others."""
    todo: list[tuple[str, tuple[str, ...]]] = [(PROJECT["name"], extras)]
    seen: set[tuple[str, tuple[str, ...]]] = set()
    while todo:
        name, wanted = todo.pop()
        if (name, wanted) in seen:
            continue
        seen.add((name, wanted))
        for requirement in map(Requirement, required(name)):
            if requirement.marker and not any(requirement.marker.evaluate({"extra": e}) for e in (*wanted, "")):
                continue
            yield requirement
            # Where nothing is pinned there is nothing to follow: the test that asks will say so.
            if canonicalize_name(requirement.name) in pins() or requirement.name == PROJECT["name"]:
                todo.append((canonicalize_name(requirement.name), tuple(sorted(requirement.extras))))


def test_everything_that_is_installed_is_pinned_and_the_pins_suit() -> None:
    requirements = [r for r in needed(("test", "lab")) if r.name != PROJECT["name"]]
    assert len(requirements) > 50
    unpinned = {r.name for r in requirements if canonicalize_name(r.name) not in pins()}
    unsuited = {str(r) for r in requirements if canonicalize_name(r.name) in pins()
                and not r.specifier.contains(pins()[canonicalize_name(r.name)])}  # fmt: skip
    assert unpinned == set()
    assert unsuited == set()


def test_the_engine_alone_needs_little() -> None:
    assert {Requirement(line).name for line in PROJECT["dependencies"]} == {"fluent.runtime"}


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("folder", "extras"), [("rulesim", ("cli",)), ("widgets", ("lab",)), ("tests", ("test", "lab"))]
)
def test_what_is_imported_is_asked_for(folder: str, extras: tuple[str, ...]) -> None:
    asked = {canonicalize_name(requirement.name) for requirement in needed(extras)}
    known = importlib.metadata.packages_distributions()
    own = {"rulesim", "widgets", "tests", *sys.stdlib_module_names}
    modules = {name.partition(".")[0] for path in python_files(folder) for name in imports(path)} - own
    strangers = {
        module for module in modules if not asked & {canonicalize_name(dist) for dist in known.get(module, ())}
    }
    assert strangers == set()


def test_what_is_asked_for_is_used() -> None:
    known = importlib.metadata.packages_distributions()
    for folder, lines in (("rulesim", PROJECT["dependencies"]), ("widgets", PROJECT["optional-dependencies"]["lab"])):
        modules = {name.partition(".")[0] for path in python_files(folder) for name in imports(path)}
        used = {canonicalize_name(dist) for module in modules for dist in known.get(module, ())}
        # JupyterLab is where the widgets live; they do not import it. loky is asked for by rulesim.simulate.local().
        asked = {canonicalize_name(Requirement(line).name) for line in lines} - {"jupyterlab", "loky", "rulesim"}
        assert asked - used == set(), folder


def test_make_lab_adds_to_the_settings_of_the_user_and_keeps_the_token(tmp_path: Path) -> None:
    (tmp_path / "jupyter_server_config.py").write_text(
        "c.ServerApp.shutdown_no_activity_timeout = 4711\n", encoding="utf-8"
    )
    makefile = (TOP / "Makefile").read_text(encoding="utf-8")
    assert 'JUPYTER_CONFIG_PATH="$(CURDIR)/.jupyter$${JUPYTER_CONFIG_PATH:+:$$JUPYTER_CONFIG_PATH}"' in makefile
    assert not re.search(r"token|password|disable_check_xsrf|allow_origin", makefile)
    folders = {"JUPYTER_CONFIG_PATH": str(TOP / ".jupyter"), "JUPYTER_CONFIG_DIR": str(tmp_path)}
    command = [sys.executable, "-m", "jupyter", "server", "--show-config"]
    environment = os.environ | folders | {"JUPYTER_DATA_DIR": str(tmp_path / "data")}
    shown_config = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert ".shutdown_no_activity_timeout = 4711" in shown_config
    assert re.search(r"kernel_websocket_connection_class = <class '.*NoDelay'>", shown_config)
    assert not re.search(r"\.token\b", shown_config), "the server keeps the one that it makes"


# --- Who imports whom ------------------------------------------------------------------------------------------------


@cache
def parsed(path: Path) -> ast.Module:
    """A module as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path, at_import_only: bool = False) -> frozenset[str]:
    """Dotted names of what a module imports; ``at_import_only`` leaves out what functions and type checkers import."""
    tree = parsed(path)
    found: set[str] = set()
    todo: list[ast.AST] = [tree]
    while todo:
        node = todo.pop()
        later = isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
        typing = isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
        if at_import_only and (later or typing):
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = absolute(path, node)
            found |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
        todo += ast.iter_child_nodes(node)
    return frozenset(found)


def absolute(path: Path, node: ast.ImportFrom) -> str:
    """The module that a from-import names, relative ones resolved."""
    if not node.level:
        return node.module or ""
    package = path.relative_to(TOP).parts[:-1]
    return ".".join([*package[: len(package) - node.level + 1], *filter(None, [node.module])])


def forbidden(names: Iterable[str], modules: set[str]) -> set[str]:
    """Those of ``names`` that are, or lie in, one of ``modules``."""
    return {name for name in names for module in modules if name == module or name.startswith(module + ".")}


ABOVE_THE_ENGINE = {"widgets", "tests", "notebooks", "ipywidgets", "anywidget", "plotly", "IPython", "traitlets"}
ABOVE_A_SESSION = {"rulesim.simulate", "rulesim.whatif", "rulesim.bots"}
ABOVE_A_GAME = ABOVE_A_SESSION | {"rulesim.session"}
HEAVY = {"numpy", "pandas", "plotly", "cattrs", "fluent", "IPython", "ipywidgets", "anywidget"}


def test_arrows_run_one_way() -> None:
    for path in python_files("rulesim"):
        assert forbidden(imports(path), above_it(path)) == set(), path
        assert forbidden(imports(path, at_import_only=True), HEAVY) == set(), path


def above_it(path: Path) -> set[str]:
    """What a file of the engine may not import."""
    above = set(ABOVE_THE_ENGINE)
    part = path.relative_to(TOP / "rulesim").parts
    games = {f"rulesim.{game}" for game in GAMES}
    if part[0] in GAMES:
        above |= ABOVE_A_GAME | games - {f"rulesim.{part[0]}"}
    elif part[0] in {"game.py", "messages.py", "rulebook.py"}:
        above |= ABOVE_A_GAME | games
    elif part[0].startswith("session"):
        above |= ABOVE_A_SESSION | games
    elif part[0] in {"bots.py", "simulate"}:
        above |= {"rulesim.whatif"} | games
    return above


def test_the_table_knows_no_game() -> None:
    own = {f"{layer}.{game}" for layer in ("rulesim", "widgets.scenes", "widgets.charts") for game in GAMES}
    for name in ("widgets/table.py", "widgets/scenes/__init__.py"):
        assert forbidden(imports(TOP / name), own) == set()
    neutral = [
        path
        for path in project_files()
        if path.suffix in {".js", ".css"} and not {*GAMES} & {*path.relative_to(TOP).parts}
    ]
    assert {"table.js", "table.css", "view.js", "stage.js"} <= {path.name for path in neutral}
    for path in neutral:
        text = path.read_text(encoding="utf-8").lower()
        assert [game for game in (*GAMES, "gaul", "matron") if game in text] == [], path


def test_layering_sees_every_way_to_import(tmp_path: Path) -> None:
    path = TOP / "rulesim" / "armorica" / "gaul.py"
    for line, module in (
        ("from ..session import Session", "rulesim.session"),
        ("from . import roman", "rulesim.armorica"),
    ):
        (node,) = ast.parse(line).body
        assert isinstance(node, ast.ImportFrom)
        assert absolute(path, node) == module
    module = tmp_path / "module.py"
    module.write_text("import os.path\nfrom rulesim import session\ndef f():\n    import pandas\n", encoding="utf-8")
    assert imports(module) == {"os.path", "rulesim", "rulesim.session", "pandas"}
    assert imports(module, at_import_only=True) == {"os.path", "rulesim", "rulesim.session"}


BLOCK = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ModuleNotFoundError(f"{{name}} is not there", name=name)
sys.meta_path.insert(0, Blocked())
"""


def run_without(blocked: set[str], code: str) -> str:
    """Run code in a new Python in which some packages cannot be imported; what it prints."""
    script = BLOCK.format(blocked=sorted(blocked)) + code
    done = subprocess.run([sys.executable, "-c", script], cwd=TOP, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


WHOLE_GAME = """
import random, rulesim
for game in rulesim.games():
    state, rng = rulesim.new_game(game, 3), random.Random(1)
    while not state.is_over:
        state.play(state.sample(rng) if state.player == rulesim.CHANCE else rng.choice(list(state.legal_actions())))
    print(game, [sheet.total for sheet in state.scores()])
session = rulesim.Session(rulesim.new_game("armorica", 2), seed=1)
action = session.state.legal_actions()[0]
session.play(str(action))
print(rulesim.Session.from_dict(session.to_dict()).state == session.state)
print(rulesim.rule("armorica.gaul.range").title)
"""


def test_the_engine_plays_and_speaks_with_its_own_dependencies_alone() -> None:
    allowed = {canonicalize_name(r.name) for r in needed(())} | {PROJECT["name"]}
    names = {k for k, dists in importlib.metadata.packages_distributions().items()
             if not any(canonicalize_name(d) in allowed for d in dists)}  # fmt: skip
    assert {"numpy", "pandas", "plotly", "IPython", "ipywidgets"} <= names
    said = run_without(names - {"widgets", "tests", "rulesim"}, WHOLE_GAME).splitlines()
    assert len(said) == len(GAMES) + 2
    assert said[-2] == "True"


@pytest.mark.parametrize(
    ("blocked", "command", "extra"),
    [
        ("click", "lab", "lab"),
        ("anywidget", "lab", "lab"),
        ("distributed", "simulate armorica --executor tcp://localhost:1", "cluster"),
    ],
)
def test_a_command_says_in_one_sentence_what_is_missing(blocked: str, command: str, extra: str) -> None:
    code = (
        "import contextlib, io, sys\nfrom rulesim.commands import main\n"
        f"sys.argv = ['rulesim', *{command.split()!r}]\nsaid = io.StringIO()\n"
        "with contextlib.redirect_stderr(said): code = main()\nprint(code, said.getvalue())"
    )
    code, told = run_without({blocked}, code).strip().split(" ", 1)
    assert code == "1" and len(told.splitlines()) == 1
    assert blocked in told and f'pip install "rulesim[{extra}]"' in told


@pytest.mark.parametrize(
    "statement", ["from widgets.lesson import lesson", "from widgets import Table", "from widgets.charts import live"]
)
def test_a_board_says_in_one_sentence_what_is_missing(statement: str) -> None:
    code = f"try: {statement}\nexcept ModuleNotFoundError as error: print(type(error).__name__, error)"
    told = run_without({"anywidget", "ipywidgets", "plotly", "traitlets"}, code)
    assert told.startswith("MissingExtra ") and 'pip install "rulesim[lab]"' in told


def test_boards_lessons_and_charts_are_imported_without_numpy_and_pandas() -> None:
    names = [".".join(path.relative_to(TOP).with_suffix("").parts) for path in python_files("widgets")]
    modules = sorted(name.removesuffix(".__init__") for name in names)
    assert {"widgets.table", "widgets.player", "widgets.lesson", "widgets.armorica.charts"} <= set(modules)
    code = f"import importlib\nfor name in {modules!r}: importlib.import_module(name)\nprint('done')"
    assert run_without({"numpy", "pandas"}, code).strip() == "done"


def test_importing_the_engine_leaves_everything_heavy_for_later() -> None:
    code = f"import sys, rulesim\nprint(sorted({HEAVY!r} & set(sys.modules)))"
    assert run_without(set(), code).strip() == "[]"


def test_ipywidgets_is_called_w() -> None:
    wrong = re.compile(
        r"import ipywidgets as (?!w\b)|^\s*(?:from ipywidgets import|import ipywidgets\s*$)", re.MULTILINE
    )
    texts = {shown(path): path.read_text(encoding="utf-8") for path in python_files("widgets")}
    for path in project_files():
        if path.suffix == ".ipynb":
            cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
            texts[shown(path)] = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    assert [name for name, text in texts.items() if wrong.search(text)] == []


# --- What is shipped -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as a release would be, unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=TOP, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    with zipfile.ZipFile(built) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


@pytest.mark.thorough
def test_the_wheel_has_every_file_of_the_packages_and_no_other(wheel: Path) -> None:
    there = {path.relative_to(wheel).as_posix() for path in wheel.rglob("*") if path.is_file()}
    info = {name for name in there if name.split("/")[0].endswith(".dist-info")}
    home = {"rulesim": "", "widgets": "rulesim/_home/", "notebooks": "rulesim/_home/", ".jupyter": "rulesim/_home/"}
    names = {shown(path): path.relative_to(TOP).parts[0] for path in project_files()}
    ours = {home[top] + name for name, top in names.items() if top in home} - {"rulesim/_home/notebooks/conftest.py"}
    assert there - info == ours
    assert {path.name for path in wheel.iterdir() if not path.name.endswith(".dist-info")} == {"rulesim"}
    assert "rulesim/py.typed" in ours
    assert {".py", ".js", ".css", ".ftl", ".csv", ".toml"} <= {Path(name).suffix for name in ours}
    assert any(name.endswith("licenses/LICENSE") for name in info)


@pytest.mark.thorough
def test_the_wheel_works_away_from_the_sources(wheel: Path, tmp_path: Path) -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from rulesim.commands import at_hand; at_hand()\n"
        "import rulesim, widgets.table\n"
        "print(rulesim.__file__); print(widgets.table.__file__)\n"
        "rulesim.new_game('armorica', 2); rulesim.rule('armorica.gaul.range').title\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(wheel)], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert all(line.startswith(str(wheel)) for line in done.stdout.splitlines()[:2])


# --- What is promised ------------------------------------------------------------------------------------------------

README = (TOP / "README.md").read_text(encoding="utf-8")


def test_the_tour_of_the_readme_works_as_shown() -> None:
    (tour,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    test = doctest.DocTestParser().get_doctest(tour, {}, "README.md", "README.md", 0)
    told: list[str] = []
    ran = doctest.DocTestRunner().run(test, out=told.append)
    assert len(test.examples) >= 3
    assert ran.failed == 0, "".join(told)


def test_the_readme_names_both_commands_and_they_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (TOP / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    told = set(re.findall(r"\bmake ([a-z-]+)", README + (TOP / "CONTRIBUTING.md").read_text(encoding="utf-8")))
    assert {"lab", "test"} <= told <= targets


@pytest.mark.parametrize("path", [p for p in project_files() if p.suffix == ".md"], ids=shown)
def test_links_and_pictures_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (path.parent / link).exists()]
    assert missing == []


def test_the_folder_map_of_the_readme_is_the_territory() -> None:
    (block,) = re.findall(r"```text\n(.*?)```", README, re.DOTALL)
    paths = [line.split()[0] for line in block.splitlines() if line.strip()]
    assert len(paths) >= 6
    assert [path for path in paths if not (TOP / path).exists()] == []


# --- Words and pictures ----------------------------------------------------------------------------------------------


def test_every_game_and_the_widgets_have_their_words() -> None:
    places = [f"rulesim/{game}" for game in GAMES] + [
        "widgets",
        "widgets/lessons",
        *(f"widgets/{game}" for game in GAMES),
    ]
    assert GAMES
    assert [place for place in places if not (TOP / place / "words" / "en.ftl").is_file()] == []


@pytest.mark.parametrize("path", [p for p in project_files() if p.suffix == ".ftl"], ids=shown)
def test_words_are_well_formed_and_told_once(path: Path) -> None:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, (ftl.Message, ftl.Term))]
    assert junk == []
    assert names
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_text_never_becomes_html_and_nothing_is_loaded_from_outside() -> None:
    scripts = [path for path in project_files() if path.suffix in {".js", ".css"}]
    assert {path.suffix for path in scripts} == {".js", ".css"}
    found: list[str] = []
    for path in scripts:
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        text = text.replace("fetch(event.request, FRESH)", "")  # what a page of the site asks for
        bad = (
            r"(?:inner|outer)HTML|insertAdjacentHTML|document\.write|\beval\(|new Function|https?://|\bfetch\("
            r"|@import(?! [\"]\./)"
        )
        found += [f"{shown(path)}: {hit}" for hit in re.findall(bad, text)]
        if path.suffix == ".js" and "@ts-check" not in text.split("\n", 1)[0]:
            found.append(f"{shown(path)}: does not begin with // @ts-check")
    assert found == []


def undocumented(path: Path) -> Iterator[str]:
    """Public modules, classes and functions without a docstring; methods that a base class documents are left out."""
    tree = parsed(path)
    if not ast.get_docstring(tree):
        yield "the module"
    for node in tree.body:
        if not isinstance(node, (ast.ClassDef, ast.FunctionDef)) or node.name.startswith("_"):
            continue
        if any(ast.unparse(decorator).endswith("overload") for decorator in node.decorator_list):
            continue
        if not ast.get_docstring(node) and not (path.parts[-2] in GAMES and node.name in {"legal_actions", "checks"}):
            yield node.name


def test_public_names_are_documented() -> None:
    lacking = {shown(path): [*undocumented(path)] for path in (*python_files("rulesim"), *python_files("widgets"))}
    assert {path: names for path, names in lacking.items() if names} == {}
