"""Installs the wheel as a learner does, in fresh environments, and tries it: alone, with the command, with JupyterLab.

python .ci/try_wheel.py
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]


class Installed:
    """A fresh environment with the wheel and one extra ("" for none), used from a folder that is not the project's."""

    def __init__(self, home: Path, wheel: Path, extra: str) -> None:
        self.folder = home / (extra or "alone")
        subprocess.run([sys.executable, "-m", "venv", self.folder / "env"], check=True)
        self.bin = self.folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        self.own = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "JUPYTER"))}
        self.own |= {f"JUPYTER_{kind}_DIR": str(self.folder / kind) for kind in ("CONFIG", "DATA", "RUNTIME")}
        self.own["RULESIM_DATA"] = str(self.folder / "progress")
        what = f"{wheel}[{extra}]" if extra else str(wheel)
        constraints = TOP / "constraints.txt"
        self.run("python", "-m", "pip", "install", "--quiet", "--constraint", str(constraints), what)

    def run(self, program: str, *arguments: str, code: int = 0) -> str:
        """What a program says that ends with this exit code."""
        command = [str(self.bin / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, env=self.own, capture_output=True, text=True, check=False)
        assert done.returncode == code, (command, done.returncode, done.stdout, done.stderr)
        return done.stdout + done.stderr

    def packages(self) -> set[str]:
        """What lies among the packages."""
        told = self.run("python", "-c", "import sysconfig; print(sysconfig.get_paths()['purelib'])")
        return {path.name for path in Path(told.strip()).iterdir()}


def try_alone(here: Installed) -> None:
    """The engine plays; the command says what it lacks."""
    assert not {"widgets", "notebooks", ".jupyter", "tests"} & here.packages()
    told = here.run("python", "-c", "import rulesim; print(rulesim.rule('armorica.gaul.range').title)")
    assert "wheat" in told
    for command in ("lab", "play"):
        assert 'pip install "rulesim[lab]"' in here.run("rulesim", command, code=1)


def try_command(here: Installed) -> None:
    """What needs no Jupyter works without it; what does says so."""
    assert 'pip install "rulesim[lab]"' in here.run("rulesim", "lab", code=1)
    assert "wheat" in here.run("rulesim", "rule", "armorica.gaul.range")
    assert "Roman row" in here.run("rulesim", "play", "armorica", "--seed", "7")
    here.run("rulesim", "simulate", "discordia", "--games", "2", "--players", "greedy,random", "--out", "games.csv")
    assert len((here.folder / "games.csv").read_text().splitlines()) == 5


def try_lab(here: Installed) -> None:
    """Lessons are copied and JupyterLab serves them, with our settings; a notebook is executed as it is copied."""
    assert not {"widgets", "notebooks"} & here.packages()
    here.run("rulesim", "simulate", "armorica", "--games", "20", "--executor", "processes")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(here.bin / "rulesim"), "lab", "mine", "--no-browser"]
    command += ["--", f"--port={port}", "--ServerApp.port_retries=0", "--IdentityProvider.token=x"]
    with (here.folder / "log").open("w") as log:
        lab = subprocess.Popen(command, cwd=here.folder, env=here.own, stdout=log, stderr=subprocess.STDOUT)
    try:
        page = answer(f"http://127.0.0.1:{port}/lab/tree/index.ipynb?token=x")
        assert "rulesimLessons" in page and "federated_extensions" in page, page[:3000]
        assert "index.ipynb" in answer(f"http://127.0.0.1:{port}/api/contents?token=x")
    finally:
        lab.terminate()
        lab.wait(30)
    told = here.run("rulesim", "with", "jupyter", "execute", "mine/armorica/2-gaul-immigration.ipynb")
    assert "Traceback" not in told
    shutil.rmtree(here.folder / "mine")


def answer(address: str) -> str:
    """What a server says, as soon as it is there."""
    end = time.monotonic() + 120
    while True:
        try:
            with urllib.request.urlopen(address, timeout=20) as page:
                return page.read().decode()
        except OSError:
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.2)


def main() -> None:
    """Build the wheel and try it."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(home)], cwd=TOP, check=True
        )
        (wheel,) = home.glob("*.whl")
        for extra, attempt in (("", try_alone), ("cli", try_command), ("lab", try_lab)):
            attempt(Installed(home, wheel, extra))
            print(f"The wheel works: {extra or 'alone'}.", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
