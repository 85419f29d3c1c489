"""Free play: a whole game on the stage, against others who play sensibly.

    play = FreePlay("armorica")
    play.stage.play("take 1")            # the same as a click on the board
    play.new_game("discordia", 4)        # another game, in the place of the one before

A game that is not finished is kept, and goes on there the next time; the game that is played last comes first.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import ipywidgets as w

from rulesim import Session, find_game, games, rulebook
from rulesim.bots import LEVELS
from rulesim.game import checked_name
from rulesim.session_fields import checked
from widgets import controls, lessons, progress
from widgets.games import player_counts
from widgets.jupyter import InWords, keeping_keys
from widgets.keeping import ROW
from widgets.lessons import Plan
from widgets.stage import Stage
from widgets.words import rulebooks

_LAST: Final = "free"
"""Under which name it is kept which game was chosen last."""


class FreeGame(Stage):
    """A whole game on the stage: who learned it plays on, with the bar of chances, hints, what-ifs and a look back.

    ``players``: how many play; ``others``: the level of the bots at the other seats, of :data:`rulesim.bots.LEVELS`;
    ``edition``: the rulebook whose rules hold; ``seed``: what chance gives (None: new every time). Raises BadInput.
    """

    def __init__(
        self,
        game: str = "armorica",
        players: int = 3,
        *,
        others: str = "greedy",
        edition: str | None = None,
        seed: int | None = None,
        lang: str = "en",
    ) -> None:
        super().__init__(free_plan(game, players, others=others, edition=edition, seed=seed), lang, edition=edition)

    def offer_others(self, choose: Callable[[], object]) -> None:
        """Offer another game from now on; ``choose`` is called when one is asked for."""
        self._choose, self.others = choose, True
        self.notify(None)

    def _command(self, name: str) -> None:
        if name == "other" and self.others:
            self._choose()
        else:
            super()._command(name)

    def brought(self, at: int) -> str:
        return self._begun(self.plan.seed)

    def _begun(self, seed: int) -> str:
        """How a game is begun, as it is kept: see :func:`left`."""
        return f"{self.plan.new_game['players']} {self.plan.bot} {seed} {self.edition or ''}"

    def done_before(self) -> set[str]:
        return set()

    def mark(self, kind: str, item: str, done: bool = True) -> None:
        """Nothing is learnt: a game is no lesson. It is over."""
        self.forget_place()

    def following(self) -> list[str]:
        return [self._begun(_new_seed())]  # with other cards and dice

    def made(self) -> list[str]:
        players, edition = self.plan.new_game["players"], f', edition="{self.edition}"' if self.edition else ""
        how = f'{players}, others="{self.plan.bot}"{edition}, seed={self.plan.seed}'
        begun = f'stage = FreeGame("{self.plan.game}", {how})'
        return ["from widgets.free_play import FreeGame", begun, "stage.go_to(1)"]  # not on where it was left

    def _again(self) -> None:
        self.plan = replace(self.plan, seed=_new_seed())
        super()._again()


def free_plan(
    game: str, players: int = 3, *, others: str = "greedy", edition: str | None = None, seed: int | None = None
) -> Plan:
    """The plan of a free game that begins so, as :class:`FreeGame` takes it. Raises BadInput."""
    checked_name("others", others, LEVELS)
    seed = _new_seed() if seed is None else checked("seed", seed)
    plan = replace(lessons.free(game), new_game={"players": players}, bot=others, seed=seed)
    plan.start(edition)
    return plan


def _new_seed() -> int:
    return secrets.randbelow(10**9)


def left(game: str) -> dict[str, Any] | None:
    """How the game that was left off, or is the next, is begun, as :class:`FreeGame` takes it; None if none is kept."""
    begun = (progress.default().kept(lessons.free(game).id) or [""])[0]
    players, others, seed, edition = [*begun.split(" "), "", "", "", ""][:4]
    known = others in LEVELS and edition in ("", *find_game(game).options.PRESETS)
    if not (players.isdecimal() and seed.isdecimal() and known and int(players) in player_counts(game)):
        return None
    return {"players": int(players), "others": others, "seed": int(seed), "edition": edition or None}


class FreePlay(InWords, w.VBox):
    """A free game. "Another game" shows a row above it: which game, how many play, how the others play, whose rules.

    ``stage`` is the game that is played, a :class:`FreeGame`; ``game``: which is played first (None: that which was
    chosen last). A game that was left off goes on; else it is begun as the arguments say, which are those of FreeGame.
    """

    stage: FreeGame

    def __init__(self, game: str | None = None, players: int = 3, *, lang: str = "en", **how: Any) -> None:
        last = next((name for name in progress.default().kept(_LAST) if name in games()), games()[0])
        game = checked_name("game", game or last, games())
        free_plan(game, players, **how)  # what is wrong is said, also where another game goes on
        self.lang = lang
        self._game = self._choice("free_game", [(rulebook.words(name, "game", lang), name) for name in games()])
        self._players = self._choice("player_players", [])
        self._others = self._choice("free_others", [(self._say(f"player_seat_{name}"), name) for name in LEVELS])
        self._edition = self._choice("player_edition", [])
        self._new, self._on = self._button("player_new", self.new_game), self._button("free_on", self.go_on)
        choices = (self._game, self._players, self._others, self._edition, self._new, self._on)
        super().__init__()
        self._row, self._keys = w.HBox(choices, layout={**ROW, "display": "none"}), keeping_keys(self)
        self._show(FreeGame(game, lang=lang, **(left(game) or {"players": players, **how})))
        self._game.observe(lambda change: self._fill(change["new"]), "value")

    @property
    def board(self) -> FreeGame:
        """The game that is played, as a what-if follows it."""
        return self.stage

    @property
    def session(self) -> Session:
        """Its session."""
        return self.stage.session

    def new_game(self, game: str | None = None, players: int | None = None, **begun: Any) -> FreeGame:
        """Begin another game; what is not said is as the row says. Raises BadInput; the old game stays then."""
        chosen: dict[str, Any] = {"players": self._players.value, "others": self._others.value}
        name = checked_name("game", game or str(self._game.value), games())
        if name == self._game.value:
            chosen["edition"] = self._edition.value or None
        elif chosen["players"] not in player_counts(name):
            del chosen["players"]
        if players is not None:
            chosen["players"] = players
        self._show(FreeGame(name, lang=self.lang, **{**chosen, **begun}))
        return self.stage

    def go_on(self) -> FreeGame:
        """Go on with the game that the row names where it was left off, or begin it."""
        name = str(self._game.value)
        self._show(FreeGame(name, lang=self.lang, **(left(name) or {})))
        return self.stage

    # --- inside -------------------------------------------------------------------------------------------------------

    def _show(self, stage: FreeGame) -> None:
        """Sit down at another game, and say in the row how it was begun."""
        old, self.stage = getattr(self, "stage", None), stage
        plan = stage.plan
        self._game.value = plan.game
        self._fill(plan.game)
        self._players.value = plan.new_game["players"]
        self._others.value, self._edition.value = plan.bot, stage.edition or ""
        self._open_row(False)
        stage.offer_others(self._choose)
        self.children = (self._row, stage, self._keys)
        if old is not None:
            old.close()
            progress.default().keep(_LAST, [plan.game])

    def _choose(self) -> None:
        """Show the row, or hide it."""
        opens = self._row.layout.display is not None
        self._open_row(opens)
        if opens:
            self._game.focus()

    def _open_row(self, shown: bool) -> None:
        """Below the row the stage is as much lower as it takes to be in sight."""
        self._row.layout.display = None if shown else "none"
        (self.add_class if shown else self.remove_class)("rs-row-above")

    def _fill(self, game: str) -> None:
        """What can be chosen of a game; the number of players stays as far as so many can play it."""
        counts, chosen = player_counts(game), self._players.value or 0
        self._players.options = [(str(count), count) for count in counts]
        self._players.value = max(counts[0], min(chosen, counts[-1]))
        self._edition.options = rulebooks(game, self.lang)
        self._edition.layout.display = None if any(find_game(game).options.PRESETS.values()) else "none"
        moved = game != self.stage.plan.game and progress.default().kept(lessons.free(game).id)[1:]
        self._on.layout.display = None if moved and left(game) else "none"

    def _button(self, name: str, do: Callable[[], object]) -> w.Button:
        words = {"description": self._say(name), "tooltip": self._say(f"{name}.tip")}
        made = controls.Button(**words, layout={"width": "auto"})
        made.on_click(lambda _: do())
        return made

    def _choice(self, name: str, options: list[tuple[str, Any]]) -> w.Dropdown:
        how = {"layout": {"width": "max-content"}, "style": {"description_width": "auto"}}
        return controls.Dropdown(options=options, description=self._say(name), **how)

    def _say(self, message: str) -> str:
        return lessons.say("", message, self.lang)

    def to_text(self) -> str:
        return self.stage.to_text()
