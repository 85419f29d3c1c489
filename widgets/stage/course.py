"""The games of a lesson: which one each of its beats is played in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from rulesim import CHANCE, BadInput, IllegalAction, State
from rulesim.session_tree import LogEntry
from widgets import lessons
from widgets.lessons import Beat, Plan
from widgets.stage.drill import posed
from widgets.stage.played import PlayedBeat, Playing


@dataclass(frozen=True, slots=True)
class Course:
    """The games of ``plan``. ``edition``: whose rules hold; ``lesson``: the one that a beat is from, most often this.

    A number ``since`` is the first revision of a game: see :class:`widgets.stage.played.Story`.
    """

    plan: Plan
    edition: str | None
    lesson: Callable[[Beat], Plan]

    def brings_game(self, beat: Beat) -> bool:
        """Whether a beat begins a game of its own, and does not go on with the one before."""
        asked = beat.question and lessons.question(self.plan.game, beat.question).position
        return bool(beat.position or beat.again or asked) or self.lesson(beat) is not self.plan

    def origin(self, at: int) -> Beat | None:
        """The beat that brings the game of beat number ``at``; None for the lesson's own."""
        here = self.plan.beats[at]
        own = (beat for beat in self.plan.beats[at::-1] if beat.kind != "drill" or beat is here)
        return next(filter(self.brings_game, own), None)

    def new(self, beat: Beat | None, since: int) -> Playing:
        """The game that a beat brings, from its first position; without one that of the lesson."""
        plan = self.plan
        if beat is not None and beat.question:
            shown = posed(plan.game, beat.question).shown
            return self.asked_about(beat, shown or self.lesson(beat).start(self.edition), since)
        if beat is not None and not beat.again:
            own = {"script": beat.script, "replies": beat.replies, "auto": beat.auto, "seat": beat.seat}
            plan = replace(plan, position=beat.position, **own)
        return Playing.of(plan, plan.start(self.edition), since)

    def asked_about(self, beat: Beat, state: State, since: int) -> Playing:
        """A position of a question: nobody plays it. Its players have the lesson's names if there is one for each."""
        names = self.lesson(beat).names[: state.players]
        named = names if len(names) == state.players else ()
        return Playing.of(replace(self.plan, script=(), replies={}, auto=(), names=named), state, since)

    def at(self, at: int, since: int) -> Playing:
        """The game of beat number ``at`` as it begins: its own, or that of a beat before, played on as solutions do.

        The position of a question is left when it is answered: the game before it goes on.
        """
        beats, first = self.plan.beats, self.origin(at)
        game = self.new(first, since)
        for beat in beats[beats.index(first) if first else 0 : at]:
            if beat.goal:
                PlayedBeat(self.plan, beat, game, "").solve()
        return game

    def played(self, at: int, moves: Sequence[str]) -> Playing | None:
        """The game of beat number ``at`` after these moves of players; None if they fit no more."""
        game = self.new(self.origin(at), 0)
        try:
            for move in moves:
                game.session.play(game.session.state.parse(move))
        except (BadInput, IllegalAction):
            return None
        return game


def moves_of(log: Iterable[LogEntry]) -> list[str]:
    """The moves of players, as :meth:`Course.played` plays them again; the same luck meets them."""
    return [str(entry.action) for entry in log if entry.seat != CHANCE]
