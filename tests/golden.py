"""Golden playthroughs of any game: whole games in files that can be read, pinned decision by decision.

A game's ``tests/<game>/playthroughs.py`` says in a :class:`Pinned` which games are pinned and how a position is told;
the files are in ``tests/<game>/golden/``. After a change of the rules that is meant, write them anew and read the diff:

    python -m tests.<game>.playthroughs --write

Games of the greedy bot pin the engine, not the bot: their actions are read from their files. The bot plays them anew
if ``--greedy`` is said, too, or if what a file says cannot be played any more.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import rulesim
from rulesim import CHANCE, Action, BadInput, Event, IllegalAction
from rulesim.bots import GreedyBot

Choose = Callable[[Any], Action]
"""Who decides in a position, chance included."""


@dataclass(frozen=True)
class Playthrough:
    """One game to pin: its name, players, options, who plays, and the seed of chance and of the players."""

    name: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    greedy: bool = False


def by_chance(state: Any, rng: random.Random) -> Action:
    """Chance by its odds; players take any legal action."""
    if state.player == CHANCE:
        return state.sample(rng)
    legal = state.legal_actions()
    return legal[int(rng.random() * len(legal))]


@dataclass(frozen=True)
class Pinned:
    """The pinned games of one game, and how they are told.

    ``before``: the lines in front of a decision, from the position and the number of the decision; ``after``: those of
    the end; ``event``: one line of the journal. ``choose``: who plays unless the greedy bot does.
    """

    game: str
    playthroughs: tuple[Playthrough, ...]
    before: Callable[[Any, int], Iterator[str]]
    after: Callable[[Any, int], Iterator[str]]
    event: Callable[[Event], str]
    choose: Callable[[Any, random.Random], Action] = by_chance

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.game / "golden"

    @property
    def how(self) -> str:
        return f"python -m tests.{self.game}.playthroughs --write"

    def path(self, one: Playthrough) -> Path:
        return self.folder / f"{one.name}.txt"

    def text(self, one: Playthrough) -> str:
        """The game as it is pinned."""
        return self.path(one).read_text(encoding="utf-8")

    def texts(self) -> dict[str, str]:
        """Every pinned game by its name."""
        return {one.name: self.text(one) for one in self.playthroughs}

    # --- playing ---

    def anew(self, one: Playthrough) -> Choose:
        """Whoever plays decides again."""
        rng, bot = random.Random(one.seed), GreedyBot()

        def choose(state: Any) -> Action:
            if one.greedy and state.player != CHANCE:
                return bot.choose(state.imagine(state.player, rng), rng)
            return self.choose(state, rng)

        return choose

    def record(self, one: Playthrough, choose: Choose | None = None) -> str:
        """The whole game as text. ``choose``: who decides; by default greedy games go as they are pinned."""
        if choose is None:
            choose = as_pinned(self.text(one)) if one.greedy else self.anew(one)
        return "\n".join(self._lines(one, choose)) + "\n"

    def _lines(self, one: Playthrough, choose: Choose) -> Iterator[str]:
        state: Any = rulesim.new_game(self.game, one.players, **one.options)
        yield f"{self.game.capitalize()}: {one.name}. Written by: {self.how}"
        yield f"players: {one.players}"
        yield "options: " + (" ".join(f"{name}={value}" for name, value in one.options.items()) or "as recommended")
        ply = 0
        while not state.is_over:
            yield ""
            yield from self.before(state, ply)
            action = choose(state)
            yield f"> {action}"
            state.journal = []
            state.play(action)
            yield from map(self.event, state.journal)
            ply += 1
        yield ""
        yield from self.after(state, ply)

    def replay(self, text: str) -> Any:
        """The final position of a recorded game, from its actions alone."""
        lines = text.splitlines()
        told = _told(lines, "options")
        pairs = [part.split("=") for part in told.split()] if told != "as recommended" else []
        options = {name: self._value(name, value) for name, value in pairs}
        state = rulesim.new_game(self.game, int(_told(lines, "players")), **options)
        for action in actions(text):
            state.play(action)
        return state

    def _value(self, name: str, told: str) -> Any:
        """The value of an option from how it is told."""
        if name == "edition":
            return told
        allowed = rulesim.find_game(self.game).options.allowed(name)
        return next(value for value in allowed if str(value) == told)

    # --- writing ---

    def written(self, one: Playthrough, anew: bool = False) -> str:
        """The text for a game's file: as it is pinned if it is a greedy one that can still be played so, else anew."""
        if not anew and one.greedy and self.path(one).exists():
            try:
                return self.record(one)
            except (BadInput, IllegalAction, StopIteration, RuntimeError):
                pass
        return self.record(one, self.anew(one))

    def main(self, arguments: list[str]) -> int:
        """Write the files if told to; otherwise say how."""
        if not arguments or arguments[0] != "--write" or arguments[1:] not in ([], ["--greedy"]):
            print(f"Nothing written. To write {len(self.playthroughs)} playthroughs anew: {self.how}")
            return 2
        self.folder.mkdir(exist_ok=True)
        for one in self.playthroughs:
            path = self.path(one)
            path.write_text(self.written(one, "--greedy" in arguments), encoding="utf-8")
            print(f"written: {path.name}, {path.stat().st_size / 1000:.0f} kB")
        return 0


def actions(text: str) -> Iterator[str]:
    """The actions of a recorded game, one after the other."""
    return (line[2:] for line in text.splitlines() if line.startswith("> "))


def as_pinned(text: str) -> Choose:
    """Whoever decides does what a recorded game says."""
    left = actions(text)
    return lambda state: state.parse(next(left))


def _told(lines: list[str], what: str) -> str:
    return next(line for line in lines if line.startswith(f"{what}: ")).removeprefix(f"{what}: ")
