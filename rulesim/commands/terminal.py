"""``rulesim play``: a game in the terminal, on a board of words. It needs nothing that draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any, Final

from rulesim import BadInput, IllegalAction, Session, rulebook
from rulesim.bots import Bot, level
from rulesim.bots import play as play_on
from rulesim.commands import at_hand

HELP: Final = """Type a move as it stands after "Legal", or:
  board        show the board again
  hint         what a strong player would do
  undo         take your last move back
  rule ID      a rule by its id, such as the one in brackets after a refusal
  help, quit"""


class Game:
    """One game between a person, at seat 1, and bots. ``say`` prints a text."""

    def __init__(self, session: Session, bots: Sequence[str], say: Callable[[str], object]) -> None:
        at_hand()
        self.session, self.say = session, say
        self.seats: list[Bot | None] = [None, *(level(name) for name in bots)]
        self._rng = Random(session.seed)
        self._scenes: Any = import_module("widgets.games").drawn_game(session.game).scenes()
        self._to_text: Callable[[Any], str] = import_module("widgets.text").to_text
        self._bots_play()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.state.is_over

    def board(self) -> str:
        """The position as its first player sees it."""
        return self._to_text(self._scenes.scene(self.session, seat=0))

    def hear(self, line: str) -> bool:
        """Do what was typed; whether the game goes on."""
        word, _, rest = line.strip().partition(" ")
        commands: dict[str, Callable[[], object]] = {
            "": lambda: None,
            "board": lambda: self.say(self.board()),
            "help": lambda: self.say(HELP),
            "hint": lambda: self.say(self._hint()),
            "undo": self._undo,
            "rule": lambda: self.say(repr(rulebook.rule(rest))),
        }
        if word in ("quit", "exit"):
            return False
        try:
            commands.get(word, lambda: self._move(line.strip()))()
        except (BadInput, IllegalAction) as error:
            self.say(str(error))
        return not self.over

    def _move(self, notation: str) -> None:
        entries = len(self.session.log)
        self.session.play(notation, 0)
        self._bots_play()
        self.say(self._scenes.account(self.session, self.session.log[entries:]) + "\n\n" + self.board())

    def _undo(self) -> None:
        while self.session.undo():
            if self.session.state.player == 0:
                self.say(self.board())
                return
        self._bots_play()
        self.say("There is nothing to take back.")

    def _hint(self) -> str:
        state, rng = self.session.state, Random(0)
        return f"A strong player: {level('strong').choose(state.imagine(0, rng), rng)}"

    def _bots_play(self) -> None:
        play_on(self.session, self.seats, self._rng)
