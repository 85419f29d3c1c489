"""What happened by itself after a move, such as a winter, one section of the rulebook at a time; and who won why.

What decides much, such as the end of a year, a game may have shown in steps of its own, its acts; where it has none,
its board is shown as it was at each section.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rulesim import CHANCE, Event, ScoreSheet, Session, State, rulebook
from rulesim.game import ScoreLine
from rulesim.session_tree import LogEntry
from rulesim.steps import StepState
from widgets.scenes import Act, Notice
from widgets.scenes.wording import minus, sentence, upper

if TYPE_CHECKING:
    from widgets.scenes.view import View
    from widgets.stage.stage import Stage

_ROOM: Final = 3
"""So many steps are drawn beside each other."""


class Told(NamedTuple):
    """What is said, and the position that the board shows meanwhile; None: as the game stands."""

    notice: Notice | None
    position: State | None = None


class News:
    """What has happened on a stage and is still to be told: in steps, of which the first of ``due`` is on; the rest, by
    section, in ``later``, each with its ``board`` (None: as the game stands).
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.due: list[Act] = []
        self.later: list[Told] = []
        self._answer = ""
        self._acts: tuple[Act, ...] = ()
        self._boards: dict[tuple[int, int], State] = {}
        self.board: State | None = None

    def take_up(self, since: int, answer: str | None = None, title: str = "") -> Notice | None:
        """Begin to tell what has happened after the move ``since``; the first of it.

        ``answer``: what the learner has read of it, if the move was the learner's; ``title``: how that begins.
        """
        stage, self._answer = self.stage, title
        self.later = _sections(stage, [entry for entry in stage.session.log if entry.ply > since], answer=answer)
        self._acts = tuple(stage.scenes.acts(stage.view()))
        self.due = [act for act in self._acts if act.ply > since]
        entries = {entry.ply: entry for entry in stage.session.log} if self.due else {}
        shown = [act.after for act in self.due if act.after]
        self._boards = {(ply, at): positions(stage.session, entries[ply])[at] for ply, at in shown}
        return self.tell_next() if self.later and (answer is None or self.later[0].notice is None) else None

    def tell_next(self) -> Notice | None:
        """The next of ``later`` is told."""
        notice, self.board = self.later.pop(0)
        return notice

    def hush(self, steps: bool = True) -> None:
        """What waits to be told is not told any more; unless ``steps`` is off, the board shows how the game stands."""
        self.later, self.board = [], None
        if steps:
            self.end_steps()

    def end_steps(self) -> None:
        """What is still due is told in no more steps."""
        self.due = []

    @property
    def position(self) -> State | None:
        """The board of what is told; None: as the game stands."""
        return (self._boards[self.until] if self.until else None) or self.board

    @property
    def until(self) -> tuple[int, int] | None:
        """The move, and the number of its event, after which the step that is on is; None: all that has happened."""
        return self.due[0].after if self.due else None

    def go_on(self) -> None:
        """The next step is on."""
        self.due, self._answer = self.due[1:], ""

    def passed(self) -> Notice | None:
        """What the answer bar says of the last step, where the steps before it are passed over; none is shown then."""
        self.due, self._answer = self.due[-1:], ""
        told = self.notice() if self.due else None
        self.end_steps()
        return told

    def drawn(self) -> tuple[Act, ...]:
        """The steps as they are to be drawn, as many as there is room for; none if nothing is shown."""
        if not self.due:
            return ()
        now = self._acts.index(self.due[0])
        first = now - now % _ROOM
        return tuple(
            replace(act, number=at + 1, state="now" if at == now else "done" if at < now else "coming")
            for at, act in enumerate(self._acts[first : first + _ROOM], first)
        )

    def notice(self) -> Notice:
        """What the answer bar says of the step that is on."""
        act, view = self.due[0], self.stage.view()
        tone = {"good": "done", "bad": "refused"}.get(act.tone, "info")
        title, *told = filter(None, (self._answer, act.title, act.outcome, act.others))
        return Notice(tone=tone, title=title, text=" ".join(map(sentence, told)), reference=view.reference(act.rule))


def _sections(stage: Stage, entries: Sequence[LogEntry], *, answer: str | None = None) -> list[Told]:
    """What these lines of the log tell, one notice for each section of the rulebook; the first begins with the move.

    ``answer``: it was the learner's, who has read this of it: of that, and of what chance did in its section, only the
    position is told. The board keeps to what is told, if there is more than the move, and stands as the game does then.
    """
    view = stage.view(stage.show)
    told = [*_lines(stage, view, entries)]
    by_chance = [line for line in told[1:] if line.seat == CHANCE and line.section == told[0].section]
    known = takewhile(lambda line: view.event(line.event) in (answer or ""), told[1:])
    answered = [] if answer is None else [*told[:1], *known, *by_chance]
    found = [Told(None, line.position) for line in answered[-1:]]
    for _, lines in groupby(told, key=lambda line: line.section):
        if left := [line for line in lines if line not in answered]:
            first, *others = [view.event(line.event) for line in left]
            found.append(Told(Notice(tone="info", title=first, text=" ".join(others)), left[-1].position))
    if entries and stage.session.state.is_over:
        return found if _tells_who_won(stage, told) else [*found, Told(verdict(stage))]
    return [*found, Told(found[-1].notice)] if len(found) > 1 else [Told(one.notice) for one in found]


def _tells_who_won(stage: Stage, told: Sequence[_Line]) -> bool:
    """Whether the last that is told is the rule that decided the game: nothing is left to be said then."""
    decided = {sheet.decided_by for sheet in stage.session.state.scores() if sheet.rank == 1}
    return bool(told) and told[-1].event.rule in decided


@dataclass(frozen=True, slots=True, eq=False)
class _Line:
    """An event, who decided it, the section of the rulebook that it is told with, and the position just after it if
    boards keep to what is told.
    """

    seat: int
    event: Event
    section: str
    position: State | None


class _Film(list[Event]):
    """A journal that keeps the position after each event; nobody is to decide in it."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self.positions: list[State] = []

    def append(self, event: Event) -> None:
        super().append(event)
        position = self.state.copy()
        position.player = CHANCE
        if isinstance(position, StepState):
            position.todo = ()
        self.positions.append(position)


def _lines(stage: Stage, view: View[Any], entries: Sequence[LogEntry]) -> Iterator[_Line]:
    """What is told of these lines of the log."""
    section = ""
    for entry in entries:
        shown = positions(stage.session, entry) if stage.scenes.filmed else [None] * len(entry.events)
        for event, at in zip(entry.events, shown, strict=True):
            if view.is_told(event):
                section = section if section and view.goes_on(event) else rulebook.section(event.rule)
                yield _Line(entry.seat, event, section, at)


def positions(session: Session, entry: LogEntry) -> list[State]:
    """The position just after each event of a line of the log; nobody is to decide in it."""
    state = session.history[entry.ply - 1].copy()
    state.journal = film = _Film(state)
    state.play(entry.action)
    return film.positions


def verdict(stage: Stage) -> Notice:
    """Who has won, by how much, and what made the difference."""
    view = stage.view(stage.show)
    sheets = sorted(view.final_sheets(), key=lambda sheet: sheet.rank)
    first, winners = sheets[0], sum(sheet.rank == 1 for sheet in sheets)
    second = next(iter(sheets[winners:]), first)
    by, line = _decisive(first, second)
    lead = "less" if line and line.points < 0 else "lead"
    how = "shared" if winners > 1 or second is first else "tie" if first.total == second.total else lead
    facts = {
        "total": first.total,
        "second": second.total,
        "by": by,
        "points": line.points if line else "",
        "rule": rulebook.title(first.decided_by, stage.lang) if first.decided_by else "",
        "line": rulebook.line(line, stage.lang) if line else "",
        **view.player(second.seat),
    }
    tone = "done" if stage.seat is None or stage.seat in stage.session.state.winners() else "info"
    return Notice(tone=tone, title=upper(f"{view.winners()}."), text=minus(stage.say("stage_won", how=how, **facts)))


def _decisive(first: ScoreSheet, second: ScoreSheet) -> tuple[int, ScoreLine | None]:
    """By how much the line that told most differs, and the line: of the winner if it gained, else of who lost by it."""
    ours, theirs = _alike(first), _alike(second)
    pairs = [(ours.get(key), theirs.get(key)) for key in ours | theirs]
    leads = [((mine.points if mine else 0) - (other.points if other else 0), mine, other) for mine, other in pairs]
    by, mine, other = max(leads, key=lambda lead: lead[0], default=(0, None, None))
    return by, mine if mine and mine.points > 0 else other or mine


def _alike(sheet: ScoreSheet) -> dict[tuple[str, int], ScoreLine]:
    """Lines by their rule, and by how many of that rule come before: not every sheet has every line."""
    rules = [line.rule for line in sheet.lines]
    return {(line.rule, rules[:at].count(line.rule)): line for at, line in enumerate(sheet.lines)}
