"""The game of a lesson looked back on, on the stage: what decided it, each moment on the board, another try there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from rulesim import State
from rulesim.whatif.game_review import Decision, Review, Reviewer
from widgets.background import Steps, runner
from widgets.charts import theme
from widgets.charts.game_curves import game_curves
from widgets.moments import Moments, percent
from widgets.scenes import Notice
from widgets.stage.played import PlayedBeat, Playing
from widgets.whatif_view import failure

if TYPE_CHECKING:
    from widgets.stage.stage import Stage

_FEWEST: Final = 3
"""Decisions of the learner that a game has to have, to be looked back on."""
_HIGH: Final = 230
"""How high the curves are, in pixels: a board that is a drawing leaves no more room beside it."""
_OFTEN: Final = 20
"""So many times at the most it is told how far the work is."""


class LookBack:
    """A game that is looked back on, from its last step on the stage. ``told``: called when there is more to be shown.

    ``share``: how much of the work is done, 0 to 1; ``running``: it goes on. ``at``: the moment on the board, from 0;
    -1 before one is opened.
    """

    def __init__(self, last: PlayedBeat, told: Callable[[], object]) -> None:
        self.game, self.told = last.game, told
        self.words = Moments(self.game.session, last.lang, self.game.seat)
        self._reviewer = Reviewer(self.game.session)
        self.found: Review = self._reviewer.result()
        self.share, self.running, self.error, self.at = 0.0, True, "", -1

    def begin(self) -> None:
        """Look at the game; returns at once."""
        runner()(self._steps())

    def stop(self) -> None:
        """End it; what is known so far counts."""
        self.running = False

    def _steps(self) -> Steps:
        try:
            for done, whole in self._reviewer.steps():
                if not self.running:
                    break
                if int(_OFTEN * done / whole) > int(_OFTEN * self.share):
                    self.share = done / whole
                    self.told()
                yield
        except Exception as error:  # the page would show nothing of it
            self.error = failure(error, self.words.lang)
        self.found, self.running = self.words.allowed(self._reviewer.result(), self.game.seat), False
        self.told()

    @property
    def moment(self) -> Decision | None:
        """The moment on the board; None before one is opened."""
        return self.found.moments[self.at] if self.at >= 0 else None

    def next(self) -> Decision:
        """Open the next moment; after the last one the first."""
        self.at = (self.at + 1) % len(self.found.moments)
        return self.found.moments[self.at]

    def buttons(self) -> list[str]:
        """What can be pressed now."""
        if self.running:
            return ["stop_looking"]
        own = self.moment is not None and self.moment.seat == self.game.seat
        more = len(self.found.moments) > (self.at >= 0)
        return ["card", *(["try_here"] if own else []), *(["moment"] if more else [])]

    def coach(self) -> str:
        """What is looked at, in a line."""
        say, count = self.words.say, len(self.found.moments)
        if self.running:
            return say("looking", percent=percent(self.share))
        if self.at >= 0:
            return say("moment_of", number=self.at + 1, count=count)
        return say("decided", count=count) if count or self.found.complete else say("stopped")

    def notice(self) -> Notice:
        """What the answer bar says."""
        if self.moment is not None:
            return self.words.notice(self.moment)
        own = [one for one in self.found.decisions if one.seat == self.game.seat]
        dear = sum(one.costly for one in own)
        told = self.words.say("wait" if self.running else "own", dear=dear, count=len(own))
        return Notice(tone="info", title=self.error or told)

    def figure(self) -> dict[str, Any]:
        """The curves, as the page of a stage takes them; {} before they are known."""
        if self.running:
            return {}
        opened = self.at if self.at >= 0 else None
        how: dict[str, Any] = {"seat": self.game.seat, "opened": opened, "lang": self.words.lang}
        return game_curves.sketch(self.found, self.words.names, size=(theme.PANEL[0], _HIGH), **how).figure()


def commands(stage: Stage) -> dict[str, Callable[[], object]]:
    """What can be done on a stage to look back, by the name of the command."""
    doing = {"look_back": begin, "stop_looking": _stop, "moment": _open, "try_here": _try, "card": _card}
    return {name: partial(do, stage) for name, do in doing.items()}


def played_game(stage: Stage) -> PlayedBeat | None:
    """The last step of the whole game that was played on a stage, if its lesson has one."""
    played = [run for run in stage.runs.values() if isinstance(run, PlayedBeat) and not run.waits]
    if not stage.plan.new_game or not played:
        return None
    game = played[-1].game
    own = [entry for entry in game.session.whole_line()[0] if entry.seat == game.seat]
    return played[-1] if len(own) >= _FEWEST else None


def begin(stage: Stage) -> None:
    """From the card of a finished lesson, look back on its game."""
    last = played_game(stage)
    if not stage.ended or stage.looking is not None or last is None:
        return

    def told() -> None:
        with stage.session.lock:
            if stage.looking is found:
                stage.notify(None)

    found = stage.looking = LookBack(last, told)
    stage.at = next(at for at, run in stage.runs.items() if run is last)
    _sit(stage, last.game)
    found.begin()
    stage.notify(None)


def _sit(stage: Stage, game: Playing) -> None:
    """Go to a game that was played before, as the newest that the page sees."""
    game.session.revision = stage.session.revision + 1
    stage.sit(game)


def away(stage: Stage) -> None:
    """Look back no more."""
    if stage.looking is not None:
        stage.looking.stop()
        stage.looking = None


def _stop(stage: Stage) -> None:
    if stage.looking is not None:
        stage.looking.stop()


def _card(stage: Stage) -> None:
    if stage.looking is not None:
        _sit(stage, stage.looking.game)
    away(stage)
    stage.notify(None)


def _open(stage: Stage) -> None:
    """The next moment that decided the game, on the board, with what was better."""
    look = stage.looking
    if look is None or not look.found.moments:
        return
    moment = look.next()
    stage.sit(replace(_game_from(stage, look.words.before(moment).state), seat=moment.seat))
    stage.notify(None)
    stage.hover(moment.better)


def _try(stage: Stage) -> None:
    """The step in which the moment lies begins anew where it stands, for the learner."""
    look = stage.looking
    if look is None or look.moment is None:
        return
    steps = {at: run for at, run in stage.runs.items() if isinstance(run, PlayedBeat) and not run.waits}
    within = [at for at, run in steps.items() if run.game is look.game and run.start_ply < look.moment.ply]
    stage.sit(_game_from(stage, stage.session.state))
    away(stage)
    stage.at = max(within, default=min(steps))
    stage.begin_beat()


def _game_from(stage: Stage, state: State) -> Playing:
    """The game of the lesson from one of its positions on."""
    return Playing.of(replace(stage.plan, script=()), state, stage.session.revision + 1)
