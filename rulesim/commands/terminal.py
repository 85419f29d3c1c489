"""``rulesim play``: a game in the terminal, on a board of words. It needs nothing that draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import filterfalse
from random import Random
from typing import Any, Final

from rulesim import BadInput, IllegalAction, Session, rulebook
from rulesim.bots import Bot, level
from rulesim.bots import play as play_on
from rulesim.commands import at_hand
from rulesim.game import fold, unknown
from rulesim.messages import FALLBACK

HELP: Final = """Type a move as it stands below "Legal", or:
  what SIGN    what a sign on the board stands for (a part of it will do); without one: all of them
  board        show the board again
  hint         what a strong player would do
  undo         take your last move back
  rule ID      a rule by its id, such as the one in brackets after a refusal; without one: which there are
  help, quit"""


class Game:
    """One game between a person, at seat 1, and bots. ``say`` prints a text."""

    def __init__(self, session: Session, bots: Sequence[str], say: Callable[[str], object]) -> None:
        at_hand()
        self.session, self.say = session, say
        self.seats: list[Bot | None] = [None, *(level(name) for name in bots)]
        self._rng = Random(session.seed)
        self._drawn: Any = import_module("widgets.games").drawn_game(session.game)
        self._scenes: Any = self._drawn.scenes()
        self._text: Any = import_module("widgets.text")
        self._bots_play()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session.state.is_over

    def board(self, *left_out: str) -> str:
        """The position as its first player sees it, with every legal move in words, without panels of these names."""
        state = self.session.state
        moves = {str(move): self._drawn.do(state, move, FALLBACK) for move in state.legal_actions()}
        return self._text.to_text(self._scene(*left_out), moves)

    def hear(self, line: str) -> bool:
        """Do what was typed; whether the game goes on."""
        word, _, rest = line.strip().partition(" ")
        commands: dict[str, Callable[[], object]] = {
            "": lambda: None,
            "what": lambda: self.say(self._what(rest)),
            "board": lambda: self.say(self.board()),
            "help": lambda: self.say(HELP),
            "hint": lambda: self.say(self._hint()),
            "undo": self._undo,
            "rule": lambda: self.say(self._rule(rest)),
        }
        if word.lower() in ("quit", "exit"):
            return False
        try:
            commands.get(word.lower(), lambda: self._move(line.strip()))()
        except (BadInput, IllegalAction) as error:
            self.say(str(error))
        return not self.over

    def _scene(self, *left_out: str) -> Any:
        return self._scenes.scene(self.session, seat=0, show=[*filterfalse(left_out.__contains__, self._scenes.names)])

    def _what(self, sign: str) -> str:
        told = self._text.signs(self._scene())
        found = [one for one in told if fold(sign) in fold(one)]
        if not found:
            raise unknown("what", sign, told)
        return "\n".join("\n  ".join([one, *told[one]]) for one in found)

    def _rule(self, id: str) -> str:
        game = self.session.game
        return repr(rulebook.rule(id if id.lower().startswith(game) else f"{game} {id}".strip()))

    def _move(self, notation: str) -> None:
        """The move, and then, line by line, what has come of it: that need not be told again beside the board."""
        ply = self.session.ply
        self.session.play(notation, 0)
        self._bots_play()
        told = (self._scenes.account(self.session, [entry], seat=0) for entry in self.session.log[ply:])
        self.say("\n".join([*filter(None, told), "", self.board("log")]))

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
