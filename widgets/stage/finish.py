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
    """What a finished lesson says. ``stars``: (what for, whether it was earned); ``reviews``: (when, how many)."""

    title: str
    aim: str
    praise: str
    cans: tuple[str, ...]
    stars: tuple[tuple[str, bool], ...]
    reviews: tuple[tuple[str, int], ...]
    next_title: str
    next_aim: str
    next_path: str

    @classmethod
    def of(cls, stage: Stage) -> Finish:
        """The card of a stage whose beats are done."""
        plan, lang = stage.plan, stage.lang

        def say(message: str, **facts: Any) -> str:
            return lessons.say(plan.game, message, lang, **facts)

        stars = _stars(stage, say)
        known = [f"{plan.message}.{name}" for name in _CANS if lessons.has_words(plan.game, f"{plan.message}.{name}")]
        following = _following(plan.id)
        return cls(
            title=say("stage_finished", title=plan.title(lang)),
            aim=say(f"{plan.message}.aim"),
            praise=say("stage_stars", stars=sum(got for _, got in stars), most=len(stars)),
            cans=tuple(map(say, known)),
            stars=stars,
            reviews=tuple((say(f"stage_again_{when}"), count) for when, count in _reviews(plan.id)),
            next_title=following.title(lang) if following else "",
            next_aim=lessons.say(following.game, f"{following.message}.aim", lang) if following else "",
            next_path=following.notebook if following else "",
        )

    def to_dict(self) -> dict[str, Any]:
        """The card as plain data."""
        return {
            "cans": list(self.cans),
            "stars": [{"label": label, "got": got} for label, got in self.stars],
            "reviews": [{"when": when, "count": count} for when, count in self.reviews],
            "next": {"title": self.next_title, "aim": self.next_aim, "path": self.next_path},
        }

    def text(self) -> str:
        """The card in words."""
        stars = [f"  [{'x' if got else ' '}] {label}" for label, got in self.stars]
        return "\n".join([*(f"  {line}" for line in self.cans), *stars, self.next_title]).rstrip()


def _stars(stage: Stage, say: Any) -> tuple[tuple[str, bool], ...]:
    """All beats; the drills right at once; nothing hinted. The last two speak of this sitting."""
    runs = stage.runs.values()
    drills = [run for run in runs if isinstance(run, Drill)]
    first = sum(run.right and not run.wrong for run in drills)
    hints = sum(run.hints for run in runs if not isinstance(run, Drill))
    found = [(say("stage_star_beats", beats=len(stage.plan.beats)), True)]
    if drills:
        found.append((say("stage_star_drills", right=first, drills=len(drills)), first == len(drills)))
    return (*found, (say("stage_star_hints", hints=hints), hints == 0 and bool(runs)))


def _reviews(lesson: str) -> list[tuple[str, int]]:
    """When the questions of a lesson come back, and how many: the more wrong answers, the sooner."""
    marks = [mark for (_, kind, _), mark in progress.default().marks(lesson).items() if kind == "quiz"]
    wrong = [max(0, mark.tries - mark.done) for mark in marks]
    floor = [least for least, _ in AGAIN]
    counts = [sum(next(f for f in floor if one >= f) == least for one in wrong) for least in floor]
    return [(when, count) for (_, when), count in zip(AGAIN, counts, strict=True) if count]


def _following(id: str) -> lessons.Plan | None:
    """The lesson after this one, None after a game's last."""
    plans = lessons.plans(id.partition("/")[0])
    ids = [plan.id for plan in plans]
    return next(iter(plans[ids.index(id) + 1 :]), None) if id in ids else None
