"""The game of a lesson looked back on, on the stage: what decided it, each moment on the board, another try there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from rulesim.whatif.game_review import Decision, Review, Reviewer
from widgets.background import Steps, runner
from widgets.charts import theme
from widgets.charts.game_curves import game_curves
from widgets.games import drawn_game
from widgets.moments import Moments, percent
from widgets.scenes import Notice
from widgets.stage.course import moves_of
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
    """A game that is looked back on, from its last step on the stage, which is number ``last``.

    ``share``: how much of the work is done, 0 to 1; ``running``: it goes on. ``at``: the moment on the board, from 0;
    -1 before one is opened. ``tried``: the game in which the learner tries another move from there.
    """

    tried: Playing | None = None

    def __init__(self, stage: Stage, last: int) -> None:
        self.stage, self.game = stage, _played(stage)[last].game
        self._last, self._runs, self._finish = last, {**stage.runs}, stage.finish
        self.words = Moments(self.game.session, stage.lang, self.game.seat)
        self._reviewer = Reviewer(self.game.session, seat=self.game.seat)
        self.found: Review = self._reviewer.result()
        self.share, self.running, self.error, self.at = 0.0, True, "", -1

    def begin(self) -> None:
        """Look at the game; returns at once."""
        runner()(self._steps())

    def covers(self, game: Playing) -> bool:
        """Whether all is known of a game, as it is now."""
        return self.found.complete and self.game is game and self.words.line.log == game.session.whole_line()[0]

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
                    self._tell()
                yield
        except Exception as error:  # the page would show nothing of it
            self.error = failure(error, self.words.lang)
        self.found, self.running = self.words.allowed(self._reviewer.result(), self.game.seat), False
        self._tell()

    def _tell(self) -> None:
        with self.stage.session.lock:
            if self.stage.looking is self:
                self.stage.notify(None)

    @property
    def moment(self) -> Decision | None:
        """The moment on the board; None before one is opened."""
        return self.found.moments[self.at] if self.at >= 0 else None

    # --- what is shown ------------------------------------------------------------------------------------------------

    def buttons(self) -> list[str]:
        """What can be pressed now."""
        if self.running:
            return ["stop_looking"]
        more = len(self.found.moments) > (self.at >= 0)
        return ["card", *(["try_here"] if self._step() is not None else []), *(["moment"] if more else [])]

    def coach(self) -> str:
        """What is looked at, in a line."""
        say, count = self.words.say, len(self.found.moments)
        if self.running:
            return say("looking")
        if self.at >= 0:
            return say("moment_of", number=self.at + 1, count=count)
        return say("decided", count=count) if count or self.found.complete else say("stopped")

    def more(self) -> str:
        """When the moment was that is on the board."""
        return self.stage.drawn.when if self.at >= 0 else ""

    def notice(self) -> Notice:
        """What the answer bar says."""
        if self.moment is not None:
            return self.words.notice(self.moment)
        if self.running:
            return Notice(tone="info", title=self.words.say("wait", percent=percent(self.share)))
        own = [one for one in self.found.decisions if one.seat == self.game.seat]
        dear, perhaps = sum(one.costly for one in own), sum(one.grade == "unclear" for one in own)
        told = self.words.say("own", dear=dear, perhaps=perhaps, count=len(own))
        changed = self.words.changed(self.found, self.game.seat) if self.found.complete else ""
        return Notice(tone="info", title=self.error or told, text=changed)

    def figure(self) -> dict[str, Any]:
        """The curves, as the page of a stage takes them; {} before they are known."""
        if self.running:
            return {}
        opened = self.at if self.at >= 0 else None
        how: dict[str, Any] = {"seat": self.game.seat, "opened": opened, "lang": self.words.lang}
        size = (theme.PANEL[0], _HIGH)
        return game_curves.sketch(self.found, self.words.names, self.words.colours, size=size, **how).figure()

    # --- what is done -------------------------------------------------------------------------------------------------

    def end(self) -> None:
        """Look back no more."""
        self.stop()
        self.stage.looking = None

    def card(self) -> None:
        """Back to the card of the lesson."""
        _sit(self.stage, self.game)
        self.end()
        self.stage.notify(None)

    def open(self) -> None:
        """The next moment that decided the game, after the last one the first, on the board, with what was better."""
        if self.found.moments:
            self.at = (self.at + 1) % len(self.found.moments)
            self._show(self.found.moments[self.at])

    def _show(self, moment: Decision) -> None:
        game = Playing.in_session(self.stage.plan, self.words.before(moment))
        _sit(self.stage, replace(game, seat=moment.seat))
        if moment.seat != self.game.seat:
            self.stage.seat = None  # as whoever is to act sees it, who is not called "You"
            self.stage.session.names = self.words.names
            self.stage.uncover()  # others' moves are told when the game is over
        session = self.stage.session
        view = drawn_game(session.game).scenes().view.of(session, self.words.lang, self.stage.seat)
        self.stage.notify(replace(self.notice(), piece=view.beside(session.state.parse(moment.better))))
        self.stage.hover(moment.better)

    def try_here(self) -> None:
        """The step in which the moment lies goes on from there, for the learner, with the luck that there was."""
        stage, at, moment = self.stage, self._step(), self.moment
        if at is None or moment is None:
            return
        self.tried = stage.course.played(at, moves_of(self.words.line.log[: moment.ply - 1]))
        assert self.tried is not None  # the same moves meet the same luck
        begun = _played(stage)[at].start_ply
        _sit(stage, self.tried)
        self.end()
        stage.looked, stage.at = self, at
        stage.begin_beat(begun=begun)

    def resume(self) -> None:
        """Back from another try to the moment from which it was begun."""
        stage, moment = self.stage, self.moment
        if not came_from(stage) or moment is None:
            return
        stage.looking, stage.at, stage.runs, stage.finish = self, self._last, {**self._runs}, self._finish
        stage.forget_place()
        self._show(moment)

    def _step(self) -> int | None:
        """The number of the step in which the learner made the moment's move; None if no step was: it was skipped."""
        moment = self.moment
        if moment is None or moment.seat != self.game.seat:
            return None
        runs = _played(self.stage).items()
        within = [at for at, run in runs if run.game is self.game and run.start_ply < moment.ply]
        return max(within, default=None)


def commands(stage: Stage) -> dict[str, Callable[[], object]]:
    """What can be done on a stage to look back, by the name of the command."""
    look = stage.looking
    doing = (look.stop, look.open, look.try_here, look.card) if look else (lambda: None,) * 4
    names = ("stop_looking", "moment", "try_here", "card")
    back = stage.looked.resume if stage.looked else lambda: None
    return {"look_back": partial(begin, stage), "resume": back, **dict(zip(names, doing, strict=True))}


def came_from(stage: Stage) -> bool:
    """Whether the game that is played is another try, from a moment of a game that was looked back on."""
    look = stage.looked
    return look is not None and stage.looking is None and look.tried is stage.game


def _played(stage: Stage) -> dict[int, PlayedBeat]:
    """The steps in which something was done, by their numbers."""
    return {at: run for at, run in stage.runs.items() if isinstance(run, PlayedBeat) and not run.waits}


def played_game(stage: Stage) -> int | None:
    """The number of the last step of the whole game that was played on a stage, if its lesson has one."""
    last = next(reversed(_played(stage)), None)
    if not stage.plan.new_game or last is None:
        return None
    game = _played(stage)[last].game
    own = [entry for entry in game.session.whole_line()[0] if entry.seat == game.seat]
    return last if len(own) >= _FEWEST else None


def begin(stage: Stage) -> None:
    """From the card of a finished lesson, look back on its game."""
    at = played_game(stage)
    if not stage.ended or stage.looking is not None or at is None:
        return
    known = stage.reviewed
    if known is None or not known.covers(_played(stage)[at].game):
        known = stage.reviewed = LookBack(stage, at)
        known.begin()
    stage.looking, stage.at, known.at = known, at, -1
    _sit(stage, known.game)
    stage.notify(None)


def _sit(stage: Stage, game: Playing) -> None:
    """Go to a game that was played before, as the newest that the page sees."""
    game.session.revision = stage.session.revision + 1
    stage.sit(game)
