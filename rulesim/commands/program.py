"""The commands themselves, with the help that they give."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

import rulesim
from rulesim import BadInput, rulebook
from rulesim.arguments import MOST_PLAYOUTS
from rulesim.bots import LEVELS
from rulesim.commands import lessons
from rulesim.commands.home import HOME, surroundings
from rulesim.commands.simulation import executor, interruptible, told, write
from rulesim.commands.terminal import HELP, Game
from rulesim.extras import MissingExtra, needed
from rulesim.simulate import Results, playouts

START: Final = "index.ipynb"
_GAMES: Final = click.Choice(rulesim.games())
_LESSONS: Final = "Boards and lessons in JupyterLab"


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command; what it cannot do is said in one sentence. The exit code."""
    try:
        return program.main(arguments, prog_name="rulesim", standalone_mode=False) or 0
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except click.Abort:
        return 1
    except (BadInput, MissingExtra, OSError) as error:
        click.echo(f"rulesim: {error}", err=True)
        return 1


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="rulesim")
def program() -> None:
    """Learn board games by trying every rule.

    \b
    rulesim lab                            opens the lessons in JupyterLab
    rulesim play armorica                  plays here, in the terminal
    rulesim rule armorica.gaul.range       tells a rule
    rulesim simulate armorica --games 100 --players greedy,random
    """


@program.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path), default="rulesim-lessons")
@click.argument("more", nargs=-1, type=click.UNPROCESSED)
@click.option("--browser/--no-browser", default=True, help="Whether your browser opens by itself.")
def lab(folder: Path, more: tuple[str, ...], browser: bool) -> None:
    """Open the lessons in JupyterLab.

    They are copied to FOLDER (default: rulesim-lessons, here), where you may change them as you like: what you changed
    is never overwritten. When a new version of rulesim brings newer lessons, you are told which.

    What follows a double hyphen goes to JupyterLab: rulesim lab my-lessons -- --port=8890
    """
    needed("anywidget", "lab", _LESSONS)
    server = needed("jupyterlab.labapp", "lab", _LESSONS)
    for line in lessons.copy(HOME / "notebooks", folder).sentences():
        click.echo(line)
    os.environ.update(surroundings(os.environ))
    root = ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    stay = [] if browser else ["--no-browser"]
    first = f"--LabApp.default_url=/lab/tree/{START}"
    server.main([f"--ServerApp.root_dir={folder.resolve()}", first, *root, *stay, *more])


@program.command("with", context_settings={"ignore_unknown_options": True})
@click.argument("command", nargs=-1, required=True, type=click.UNPROCESSED)
def with_widgets(command: tuple[str, ...]) -> int:
    """Run another program that shows notebooks, so that these find rulesim's boards.

    \b
    rulesim with jupyter notebook rulesim-lessons/index.ipynb
    rulesim with voila rulesim-lessons/play.ipynb
    rulesim with code rulesim-lessons
    """
    needed("anywidget", "lab", "Boards and lessons")
    there = surroundings(os.environ)
    there["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), there.get("PATH", "")])
    found = shutil.which(command[0], path=there["PATH"]) or command[0]
    return subprocess.run([found, *command[1:]], env=there, check=False).returncode


@program.command(epilog=f"\b\n{HELP}")
@click.argument("game", type=_GAMES)
@click.option("--players", default="greedy,greedy", show_default=True, help="Your opponents, one name for each.")
@click.option("--seed", type=int, help="What chance gives: the same seed, the same game.")
def play(game: str, players: str, seed: int | None) -> None:
    """Play GAME here in the terminal, against bots.

    You have seat 1. The names of bots, from weak to strong: random, novice, greedy, strong.
    """
    bots = _bots(players)
    session = rulesim.Session(rulesim.new_game(game, 1 + len(bots)), seed=seed)
    table = Game(session, bots, click.echo)
    click.echo(f"{table.board()}\n\n{HELP}")
    goes_on = not table.over
    while goes_on:
        try:
            goes_on = table.hear(click.prompt("", prompt_suffix="> ", default="", show_default=False))
        except (click.Abort, EOFError):
            break


@program.command()
@click.argument("id", nargs=-1, required=True)
@click.option("--lang", default="en", show_default=True, help="In which language.")
def rule(id: tuple[str, ...], lang: str) -> None:
    """Tell the rule ID, such as armorica.gaul.range, and where the rulebook has it.

    Part of an id lists the rules that begin so: rulesim rule armorica.gaul
    """
    click.echo(repr(rulebook.rule(" ".join(id), lang)))


@program.command()
@click.argument("game", type=_GAMES)
@click.option("--games", type=click.IntRange(1, MOST_PLAYOUTS), default=1000, show_default=True, help="How many.")
@click.option(
    "--players", default="greedy,random", show_default=True, help="The bots, one for each seat, with commas between."
)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--edition", help="A preset of rules, such as en or de (default: the game's own).")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="A CSV file: a line per game and seat.")
@click.option(
    "--executor", "where", show_default="processes, if loky is there",
    help="Who plays: here (one after the other), processes (of this machine), or tcp://HOST:PORT, a dask scheduler.",
)  # fmt: skip
@click.option("--workers", type=click.IntRange(1), help="How many processes (default: one per processor).")
def simulate(
    game: str, games: int, players: str, seed: int, edition: str | None, out: Path | None, where: str | None,
    workers: int | None,
) -> None:  # fmt: skip
    """Let bots play GAME many times, and count who wins.

    \b
    rulesim simulate armorica --games 1000 --players greedy,random,random
    rulesim simulate discordia --games 10000 --players greedy,novice --out games.csv

    There are as many seats as players are named; their levels, from weak to strong: random, novice, greedy, strong.
    The file's columns are those of Results.rows() in rulesim.simulate: who won, victory points in all and by rule.
    Same seed, same games, whoever plays them. Ctrl-C ends the run; what is finished is kept.
    """
    bots = _bots(players)
    options = {"edition": edition} if edition else {}
    state = rulesim.new_game(game, len(bots), **options)
    results = _simulated(state, bots, games, seed, where, workers)
    if out:
        write(results, out)
    for line in told(results, bots):
        click.echo(line)
    if not results.complete:
        click.echo(f"Ended after {len(results)} of {games} games.")


def _simulated(
    state: rulesim.State, bots: list[str], games: int, seed: int, where: str | None, workers: int | None
) -> Results:
    """The games, with a bar that tells how far it is."""
    where = where or ("processes" if find_spec("loky") else "here")
    with (
        executor(where, workers) as (who, ahead),
        interruptible() as stop,
        click.progressbar(length=games, label=f"{games} games", file=sys.stderr) as bar,
    ):
        return playouts(
            state, bots, games, seed, who, stop=stop, ahead=ahead, progress=lambda done, _: bar.update(done - bar.pos)
        )


def _bots(names: str) -> list[str]:
    """Names of bots, which a comma parts. Raises BadInput for another name."""
    bots = [name.strip() for name in names.split(",")]
    for name in bots:
        if name not in LEVELS:
            raise rulesim.unknown("players", name, LEVELS)
    return bots
