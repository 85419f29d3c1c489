"""``python -m tests.benchmarks [topic ...]``: run every ``bench_<topic>.py`` (or those named) and print one table.

Those that take long have a short form: ``make bench ARGS="chances --quick"``.

What was measured last is kept in ``figures/<topic>.txt``, with the day and the machine; no test reads it.
"""

from __future__ import annotations

import importlib
import json
import os
import platform
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import asdict
from datetime import date
from pathlib import Path

from tests.benchmarks import Figure

HERE = Path(__file__).parent
FIGURES = HERE / "figures"
MARK = "figure: "
ROW = "{:<58} {:>14} {:<12} {:>14}  {:<4} {}"
HEADS = ROW.format("figure", "measured", "unit", "aim", "met", "what was measured")


def topics() -> list[str]:
    """Every benchmark's topic, in the order of the files' names."""
    return sorted(path.stem.removeprefix("bench_") for path in HERE.glob("bench_*.py"))


def options() -> list[str]:
    """Options are for the benchmarks: ``--quick`` for those that have a short form."""
    return [word for word in sys.argv[1:] if word == "--quick"]


def child(topic: str) -> None:
    """Measure one topic in this process and write a line of JSON per figure."""
    for figure in importlib.import_module(f"tests.benchmarks.bench_{topic}").measure():
        print(MARK + json.dumps(asdict(figure)), flush=True)


def figures(topic: str) -> Iterator[Figure]:
    """Measure one topic in a process of its own; its other output goes through. RuntimeError if it fails."""
    command = [sys.executable, "-m", "tests.benchmarks", "--child", topic, *options()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=HERE.parents[1]) as process:
        for line in process.stdout or ():
            if line.startswith(MARK):
                yield Figure(**json.loads(line.removeprefix(MARK)))
            else:
                print(line, end="")
    if process.returncode:
        raise RuntimeError(f"bench_{topic}.py failed with exit code {process.returncode}")


def row(figure: Figure) -> str:
    """A figure as a line of the table."""
    sign = "<=" if figure.better == "lower" else ">="
    aim = "" if figure.aim is None else f"{sign} {figure.aim:,g}"
    verdict = {True: "yes", False: "NO", None: ""}[figure.reached]
    value = f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:,.3g}"
    return ROW.format(figure.name, value, figure.unit, aim, verdict, figure.note).rstrip()


def machine() -> str:
    """What the figures were measured on."""
    load = f", load {os.getloadavg()[0]:.1f} before" if hasattr(os, "getloadavg") else ""
    # A plain build, as pyenv makes it, plays out about a tenth less than one that was compiled with a profile.
    plain = "--enable-optimizations" not in (sysconfig.get_config_var("CONFIG_ARGS") or "--enable-optimizations")
    python = f"Python {platform.python_version()}{' (built without optimization)' if plain else ''}"
    return f"{python}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores{load}"


def keep(topic: str, told: list[str]) -> None:
    """Keep what was measured beside what was measured before of other topics."""
    FIGURES.mkdir(exist_ok=True)
    (FIGURES / f"{topic}.txt").write_text("\n".join(told) + "\n", encoding="utf-8")


def main(wanted: list[str]) -> int:
    """Print the table; the exit code says whether everything could be measured, not whether it was fast."""
    unknown = set(wanted) - set(topics())
    if unknown:
        print(f"No such benchmark: {', '.join(sorted(unknown))}. There are: {', '.join(topics())}.")
        return 2
    print(machine())
    print(HEADS)
    failed = 0
    for topic in wanted or topics():
        print(f"-- {topic}")
        told = [f"{date.today()}, {machine()}", HEADS]
        try:
            for figure in figures(topic):
                told.append(row(figure))
                print(told[-1], flush=True)
            keep(topic, told)
        except RuntimeError as error:
            failed += 1
            print(f"   {error}")
    return 1 if failed else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        child(sys.argv[2])
    else:
        raise SystemExit(main([word for word in sys.argv[1:] if word not in options()]))
