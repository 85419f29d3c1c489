"""Games that are kept: the folder they lie in, and the rows of a player that list, save, load and share them.

What comes of a button is said beside it, and on the table, which reads it out to who listens to the page. Nothing is
replaced before somebody has agreed to that, and never anything but a saved game.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import ipywidgets as w

from rulesim import BadInput, Session, files
from rulesim.files import FileTaken
from rulesim.outside import escaped, shown
from rulesim.session_fields import FORMAT
from widgets import controls, progress
from widgets.scenes import Notice

if TYPE_CHECKING:
    from widgets.player import Player

ENDING: Final = ".json"
MOST_LISTED: Final = 50
"""The most saved games in the list, the latest first; the others are loaded by name."""
WRAP: Final = {"flex_flow": "row wrap", "align_items": "center"}
ROW: Final = {**WRAP, "width": "100%", "max_width": "1080px", "margin": "0 auto", "grid_gap": "0 10px"}
"""Above a stage, as wide as it is."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A saved game as a list tells it. ``moves``: how many are in it, those taken back and chance's included."""

    name: str
    game: str
    players: int
    moves: int
    saved: datetime


def games_folder() -> Path:
    """Where games are saved by name."""
    return progress.data_folder() / "games"


def kept_games(game: str) -> list[Kept]:
    """The saved games of one game, the latest first; what is no saved game is left out."""
    latest = sorted(_files(), key=_changed, reverse=True)[:MOST_LISTED]
    return [kept for kept in map(kept_game, latest) if kept is not None and kept.game == game]


def kept_game(file: Path) -> Kept | None:
    """What a file tells of the game that is saved in it; None if it is no saved game."""
    try:
        data = json.loads(files.read(file, "game"))
        told = {name: data[name] for name in ("format", "game", "names", "moves")}
        saved = datetime.fromtimestamp(_changed(file))
    except (OSError, ValueError, TypeError, KeyError, RecursionError, OverflowError):
        return None
    lists = isinstance(told["names"], list) and isinstance(told["moves"], list)
    if told["format"] != FORMAT or not isinstance(told["game"], str) or not lists:
        return None
    return Kept(file.stem, told["game"], len(told["names"]), len(told["moves"]), saved)


def kept_file(path: str | PathLike[str], say: Callable[..., str]) -> Path:
    """The file of a saved game: a bare name lies in the user's data folder, a path where it says. Raises BadInput."""
    text = path.strip() if isinstance(path, str) else path
    if not text:
        raise BadInput("game", say("no_name"))
    try:
        file = Path(text)
        bare = len(file.parts) == 1 and not str(text).startswith(("~", ".."))
        file = files.named(games_folder() / file if bare else file, "game")
        ended = file.suffix == ENDING or (file.suffix != "" and (not bare or file.is_file()))
        return file if ended else files.named(file.with_name(file.name + ENDING), "game")
    except (BadInput, TypeError, ValueError) as error:
        raise BadInput("game", say("bad_name", name=shown(path))) from error


def save(session: Session, file: Path, replace: bool, say: Callable[..., str]) -> None:
    """Save a game to a file. Raises BadInput if that cannot be done, FileTaken if another game would be lost by it."""
    if file.exists() and kept_game(file) is None:
        raise BadInput("game", say("no_saved_game", name=file.name))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        session.save(file, replace)
    except FileTaken as error:
        raise FileTaken("game", say("taken", name=file.name)) from error
    except OSError as error:
        raise BadInput("game", say("unwritable", name=file.name, reason=error.strerror or "")) from error


def _files() -> list[Path]:
    folder = games_folder()
    return [file for file in folder.glob(f"*{ENDING}") if file.is_file()] if folder.is_dir() else []


def _changed(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:  # gone meanwhile
        return 0.0


# --- the rows ---


class Told(w.HTML):
    """A sentence beside a button."""

    def say(self, text: str) -> None:
        """Show it; "" for nothing."""
        self.value = escaped(text)


class Keeping:
    """The rows of controls below a player's table: saved games, a name to save under, a share code."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._seen: object = None
        self._saving, self._sharing = Told(), Told()
        self.games = controls.Dropdown(options=[("", "")], **self._field("games", "44em"))
        self.name = controls.Combobox(ensure_option=False, **self._field("name"))
        self.code = controls.Text(continuous_update=False, **self._field("code"))
        self.games.observe(self._picked, "value")
        self.name.observe(lambda _: self._ask(False), "value")
        button = player._button
        saving, sharing = self._saving, self._sharing
        kept = button("keep", lambda: saving.say(self._say("kept", name=self.name.value)), saving)
        self._agree = [button("replace", lambda: self._save(True), saving), kept]
        rows = (
            [self.games],
            [self.name, button("save", self._save, saving), button("load", self._load, saving), saving, *self._agree],
            [self.code, button("share", self._share, sharing), button("open", self._open, sharing), sharing],
        )
        self.rows = tuple(w.HBox(row, layout=WRAP) for row in rows)
        self._ask(False)
        self.look()

    def look(self) -> None:
        """List the saved games, if there are others than before."""
        folder = games_folder()
        seen = _changed(folder)
        if seen == self._seen:
            return
        self._seen = seen
        found = kept_games(self._player.game)
        none = self._say("games_choose" if found else "games_none")
        self.games.options = [(none, ""), *((self._label(kept), kept.name) for kept in found)]
        self.games.value = ""
        self.name.options = tuple(kept.name for kept in found)

    def quiet(self) -> None:
        """Say nothing more of what was pressed before."""
        self._ask(False)
        self._saving.say("")
        self._sharing.say("")

    def _say(self, message: str, **facts: Any) -> str:
        return self._player._say(message, **facts)

    def _field(self, name: str, width: str = "30em") -> dict[str, Any]:
        """What a field is called, and its width: all of them begin below each other, and games are told in full."""
        return {"description": self._say(name), "style": {"description_width": "7em"}, "layout": {"width": width}}

    def _label(self, kept: Kept) -> str:
        saved = f"{kept.saved:%Y-%m-%d %H:%M}"
        return self._say("games_one", name=kept.name, players=kept.players, moves=kept.moves, saved=saved)

    def _done(self, beside: Told, message: str, tone: str = "done", **facts: Any) -> None:
        told = self._say(message, **facts)
        beside.say(told)
        self._player.board.notify(Notice(tone=tone, title=told))

    def _ask(self, asked: bool) -> None:
        """Whether somebody is asked if a saved game may be replaced."""
        for button in self._agree:
            button.layout.display = None if asked else "none"

    # -- what is pressed --------------------------------------------------------------------------------------------

    def _picked(self, change: Any) -> None:
        if change["new"]:
            self.name.value = change["new"]

    def _save(self, replace: bool = False) -> None:
        try:
            file = self._player.save(self.name.value, replace)
            self._done(self._saving, "saved", file=file.name)
        except FileTaken:
            self._done(self._saving, "ask", "info", name=self.name.value)
            self._ask(True)

    def _load(self) -> None:
        self._player.load(self.name.value)
        self._saving.say(self._say("loaded", name=self.name.value))

    def _share(self) -> None:
        self.code.value = self._player.share()
        self._done(self._sharing, "shared")

    def _open(self) -> None:
        self._player.open_code(self.code.value)
        self._sharing.say(self._say("opened"))
