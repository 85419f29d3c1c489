"""The card at the end of a lesson: what one can do now, stars with their reasons, what comes back, what is next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from widgets import lessons, progress
from widgets.stage.drill import Drill

if TYPE_CHECKING:
    from widgets.stage.stage import Stage

_CANS: Final = ("can1", "can2", "can3", "can4")
AGAIN: Final[tuple[tuple[int, str], ...]] = ((2, "tomorrow"), (1, "days"), (0, "weeks"))
"""So many wrong answers to a question, or more -> when it comes back."""


@dataclass(frozen=True, slots=True)
class Finish:
    """What a finished lesson says. ``stars``: (what for, whether it was earned).

    ``reviews``: (when, how many, and in words). ``cans``: what one can do now. ``announced``:
    number and title, title, aim of the lesson that follows.
    """

    title: str
    aim: str
    praise: str
    more: str
    cans: tuple[str, ...]
    stars: tuple[tuple[str, bool], ...]
    reviews: tuple[tuple[str, int, str], ...]
    following: lessons.Plan | None
    announced: tuple[str, str, str]

    @classmethod
    def of(cls, stage: Stage) -> Finish:
        """The card of a stage whose beats are done."""
        plan, lang = stage.plan, stage.lang

        def say(message: str, **facts: Any) -> str:
            return lessons.say(plan.game, message, lang, **facts)

        stars = _stars(stage, say)
        got = sum(earned for _, earned in stars)
        known = [f"{plan.message}.{name}" for name in _CANS if lessons.has_words(plan.game, f"{plan.message}.{name}")]
        number, following = _following(plan.id)
        aim = say(f"{following.message}.aim") if following else ""
        title = following.title(lang) if following else ""
        return cls(
            title=say("stage_finished", title=plan.title(lang)),
            aim=_tried(stage, say) or say(f"{plan.message}.aim"),
            praise=say("stage_stars", stars=got, most=len(stars)) if len(stars) > 1 else say("stage_done_before"),
            more=say("stage_stars_more", missing=len(stars) - got) if len(stars) > 1 else say("stage_again_told"),
            cans=tuple(map(say, known)),
            stars=stars,
            reviews=tuple(
                (say(f"stage_again_{when}"), count, say("stage_again_count", count=count))
                for when, count in _reviews(plan.id)
            ),
            following=following,
            announced=(say("stage_label", number=number, title=title), title, aim),
        )

    def to_dict(self) -> dict[str, Any]:
        """The card as plain data."""
        return {
            "cans": [*self.cans],
            "stars": [{"label": label, "got": got} for label, got in self.stars],
            "reviews": [{"when": when, "count": count} for when, _, count in self.reviews],
            "next": self._next(),
        }

    def _next(self) -> dict[str, Any] | None:
        """The lesson that follows, None after a game's last."""
        if self.following is None:
            return None
        label, title, aim = self.announced
        pictures = [*self.following.pictures] or [self.following.emblem]
        return {"label": label, "title": title, "aim": aim, "path": self.following.notebook, "pictures": pictures}

    def text(self) -> str:
        """The card in words."""
        stars = [f"  [{'x' if got else ' '}] {label}" for label, got in self.stars]
        return "\n".join([*(f"  {told}" for told in self.cans), *stars, self.announced[1]]).rstrip()


def _stars(stage: Stage, say: Any) -> tuple[tuple[str, bool], ...]:
    """All beats; the drills right at once; nothing hinted. The last two speak of what was done in this sitting."""
    found = [(say("stage_star_beats", beats=len(stage.plan.beats)), True)]
    runs = [run for run in stage.runs.values() if run.done]
    drills = [run for run in runs if isinstance(run, Drill)]
    first = sum(run.right and not run.wrong for run in drills)
    if drills:
        found.append((say("stage_star_drills", right=first, drills=len(drills)), first == len(drills)))
    if runs:
        found.append((say("stage_star_hints", hints=len(stage.hinted)), not stage.hinted))
    return tuple(found)


def _reviews(lesson: str) -> list[tuple[str, int]]:
    """When the questions of a lesson come back, and how many: the more wrong answers, the sooner."""
    marks = [mark for (_, kind, _), mark in progress.default().marks(lesson).items() if kind == "quiz"]
    wrong = [max(0, mark.tries - mark.done) for mark in marks]
    floor = [least for least, _ in AGAIN]
    counts = [sum(next(f for f in floor if one >= f) == least for one in wrong) for least in floor]
    return [(when, count) for (_, when), count in zip(AGAIN, counts, strict=True) if count]


def _tried(stage: Stage, say: Any) -> str:
    """How many moves were tried in this sitting, and how many of them were refused; "" if none were."""
    attempts = [one for run in stage.runs.values() if not isinstance(run, Drill) for one in run.record.attempts]
    refused = sum(not one.ok for one in attempts)
    return say("stage_tried", moves=len(attempts), refused=refused) if attempts else ""


def _following(id: str) -> tuple[int, lessons.Plan | None]:
    """The lesson after this one and its number, None after a game's last."""
    plans = lessons.plans(id.partition("/")[0])
    ids = [plan.id for plan in plans]
    at = ids.index(id) + 1 if id in ids else len(ids)
    return at + 1, next(iter(plans[at:]), None)
