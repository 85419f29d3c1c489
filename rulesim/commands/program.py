"""The commands themselves, with the help that they give."""

from __future__ import annotations

import csv
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

import rulesim
from rulesim import BadInput, rulebook
from rulesim.arguments import MOST_PLAYOUTS
from rulesim.bots import LEVELS
from rulesim.commands import HOME, lessons, surroundings
from rulesim.commands.terminal import HELP, Game
from rulesim.estimates import Sums
from rulesim.extras import MissingExtra, needed
from rulesim.game import checked_name, wrong
from rulesim.simulate import Results, Workers, local, playouts

START: Final = "index.ipynb"
_GAMES: Final = click.Choice(rulesim.games())
_EDITION: Final = click.option("--edition", help="A preset of rules, such as german (default: the game's own).")
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
@_EDITION
@click.option(
    "--file", type=click.Path(dir_okay=False, path_type=Path), help="Keeps the game; one that it holds goes on."
)
def play(game: str, players: str, seed: int | None, edition: str | None, file: Path | None) -> None:
    """Play GAME here in the terminal, against bots.

    You have seat 1. The names of bots, from weak to strong: random, novice, greedy, strong.
    """
    bots = _bots(players)
    session = rulesim.Session.resume(file) if file else None
    if session is None:
        session = rulesim.Session(_begun(game, 1 + len(bots), edition), seed=seed, autosave=file)
    elif (session.game, session.players) != (game, 1 + len(bots)):
        raise wrong("file", f"it holds {session.game} for {session.players} players; allowed: the same.")
    else:
        click.echo(f"The game in {file} goes on, with the rules and the seed that it began with.\n")
    table = Game(session, bots, click.echo)
    click.echo(f"{table.board()}\n\n{HELP}")
    goes_on = not table.over
    while goes_on:
        try:
            goes_on = table.hear(click.prompt("", prompt_suffix="> ", default="", show_default=False))
        except (click.Abort, EOFError):
            click.echo()
            break
    if session.autosave_error:
        click.echo(f"rulesim: {session.autosave_error}", err=True)


@program.command()
@click.argument("id", nargs=-1, required=True)
@click.option("--lang", default="en", show_default=True, help="In which language, as far as there are words in it.")
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
@_EDITION
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
    state = _begun(game, len(bots), edition)
    with _writable(out) if out else nullcontext():
        results = _simulated(state, bots, games, seed, where, workers)
    if out:
        _write(results, out)
    for line in _told(results, bots):
        click.echo(line)
    if not results.complete:
        click.echo(f"Ended after {len(results)} of {games} games.")


def _simulated(
    state: rulesim.State, bots: list[str], games: int, seed: int, where: str | None, workers: int | None
) -> Results:
    """The games, with a bar that tells how far it is."""
    where = where or ("processes" if find_spec("loky") else "here")
    with (
        _executor(where, workers) as (who, ahead),
        _interruptible() as stop,
        click.progressbar(length=games, label=f"{games} games", file=sys.stderr) as bar,
    ):
        return playouts(
            state, bots, games, seed, who, stop=stop, ahead=ahead, progress=lambda done, _: bar.update(done - bar.pos)
        )


def _begun(game: str, players: int, edition: str | None) -> rulesim.State:
    """A new game. Raises BadInput for an edition that there is not."""
    return rulesim.new_game(game, players, **({"edition": edition} if edition else {}))


def _bots(names: str) -> list[str]:
    """Names of bots, which a comma parts. Raises BadInput for another name."""
    return [checked_name("players", name.strip(), LEVELS) for name in names.split(",")]


@contextmanager
def _executor(name: str, workers: int | None) -> Generator[tuple[Workers, int | None]]:
    """Who plays: "here", "processes" of this machine, or the address of a dask scheduler; and how many
    chunks wait for them at the most (None: as many as usual).

    Raises MissingExtra, and BadInput for another name.
    """
    if "://" in name:
        distributed = needed("distributed", "cluster", "Simulations on a cluster")
        try:
            client = distributed.Client(name)
        except ValueError as error:
            raise wrong("executor", f"{name!r} is no address: {error}.") from None
        with client:
            yield client.get_executor(pure=False), 2 * sum(client.nthreads().values()) + 1
    elif name in ("here", "processes"):
        yield local(workers) if name == "processes" else None, None
    else:
        raise wrong("executor", f"{name!r} is not known; allowed: here, processes, tcp://HOST:PORT.")


@contextmanager
def _interruptible() -> Generator[threading.Event]:
    """An event that Ctrl-C sets, instead of ending the program: what is finished by then is not lost."""
    pressed = threading.Event()

    def press(*_: object) -> None:
        pressed.set()

    before = signal.signal(signal.SIGINT, press)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _writable(file: Path) -> Generator[None]:
    """Do work whose fruit a file is to have: one that can be written, and none if the work fails. Raises OSError."""
    fresh = not file.exists()
    file.open("a").close()
    try:
        yield
    except BaseException:
        if fresh:
            file.unlink()
        raise


def _write(results: Results, file: Path) -> None:
    """A line per game and seat, as comma-separated values. Raises OSError."""
    rows = [*results.rows()]
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.DictWriter(out, fieldnames=list(rows[0]) if rows else ["playout"])
        writer.writeheader()
        writer.writerows(rows)


def _told(results: Results, bots: Sequence[str]) -> Iterator[str]:
    """A line per seat: share of the games won, between which bounds it lies (95 %), and victory points on average."""
    wins, totals = [Sums() for _ in bots], [Sums() for _ in bots]
    for row in results.rows():
        seat = int(row["seat"])
        wins[seat].add(row["won"])
        totals[seat].add(row["total"])
    yield f"{'seat':<6}{'bot':<10}{'won':>8}   {'95 % interval':<17}{'points':>6}"
    for number, (bot, won, total) in enumerate(zip(bots, wins, totals, strict=True), start=1):
        share = won.share()
        between = f"{max(share.low, 0):.1%} to {min(share.high, 1):.1%}"
        yield f"{number:<6}{bot:<10}{share.mean:>8.1%}   {between:<17}{total.mean().mean:>6.1f}"
