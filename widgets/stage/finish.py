"""The card at the end of a lesson: what one can do now, stars with their reasons, what comes back, what is next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final

from widgets import lessons, progress
from widgets.lessons import Plan
from widgets.stage.drill import Drill

if TYPE_CHECKING:
    from widgets.stage.stage import Stage

_DAYS: Final = 3
"""So many days are told on which questions come back."""


@dataclass(frozen=True, slots=True)
class Finish:
    """What a finished lesson says.

    ``cans``: (what one can do now, its symbol). ``stars``: (what for, whether it was earned). ``reviews``: (when, how
    many), in words. ``next``: the lesson that follows, as a page takes it, None after a game's last.
    """

    title: str
    aim: str
    praise: str
    more: str
    cans: tuple[tuple[str, str], ...]
    stars: tuple[tuple[str, bool], ...]
    reviews: tuple[tuple[str, str], ...]
    next: dict[str, Any] | None

    @classmethod
    def of(cls, stage: Stage) -> Finish:
        """The card of a stage whose beats are done."""
        plan, say, stars = stage.plan, stage.say, _stars(stage)
        got = sum(earned for _, earned in stars)
        own = f"{plan.message}.more"
        more = say("stage_stars_more", missing=len(stars) - got) if len(stars) > 1 else say("stage_again_told")
        return cls(
            title=say("stage_finished", title=plan.title(stage.lang), left=len(plan.beats) - stage.done),
            aim=_tried(stage) or say(f"{plan.message}.aim"),
            praise=say("stage_stars", stars=got, most=len(stars)) if len(stars) > 1 else say("stage_done_before"),
            more=say(own) if lessons.has_words(plan.game, own) else more,
            cans=tuple((say(f"{plan.message}.{name}"), symbol) for name, symbol in _cans(plan)),
            stars=stars,
            reviews=tuple(
                (say("stage_again", days=days), say("stage_again_count", count=count))
                for days, count in sorted(_reviews(stage).items())[:_DAYS]
            ),
            next=_following(stage),
        )

    def to_dict(self) -> dict[str, Any]:
        """The card as plain data."""
        return {
            "cans": [{"words": words, "symbol": symbol} for words, symbol in self.cans],
            "stars": [{"label": label, "got": got} for label, got in self.stars],
            "reviews": [{"when": when, "count": count} for when, count in self.reviews],
            "next": self.next,
        }

    def text(self) -> str:
        """The card in words."""
        stars = [f"  [{'x' if got else ' '}] {label}" for label, got in self.stars]
        following = [self.next["title"]] if self.next else []
        return "\n".join([*(f"  {words}" for words, _ in self.cans), *stars, *following]).rstrip()


def _cans(plan: Plan) -> Iterator[tuple[str, str]]:
    """The names of the words for what one can do after a lesson, and the symbol that stands beside each."""
    names = [name for name in lessons.attributes(plan.game, plan.message) if name.startswith("can")]
    return zip_longest(names, plan.cans[: len(names)], fillvalue=plan.emblem)


def _stars(stage: Stage) -> tuple[tuple[str, bool], ...]:
    """All beats; the drills right at once; nothing hinted. The last two speak of what was done in this sitting."""
    beats, done = len(stage.plan.beats), stage.done
    found = [(stage.say("stage_star_beats", beats=beats, done="all" if done == beats else done), done == beats)]
    runs = [run for run in stage.runs.values() if run.done]
    drills = [run.right and not run.wrong for run in runs if isinstance(run, Drill)]
    if drills:
        found.append((stage.say("stage_star_drills", right=sum(drills), drills=len(drills)), all(drills)))
    if runs:
        found.append((stage.say("stage_star_hints", hints=len(stage.hinted)), not stage.hinted))
    return tuple(found)


def _reviews(stage: Stage) -> Counter[int]:
    """In how many days the questions of a lesson come back, and how many do then."""
    asked = [(stage.plan_of(beat).id, "quiz", beat.question) for beat in stage.plan.beats if beat.question]
    marks = progress.default().marks(stage.plan.game)
    days = [mark.back for mark in map(marks.get, asked) if mark and mark.back]
    return Counter(max(0, (day - progress.today()).days) for day in days)


def _tried(stage: Stage) -> str:
    """How many moves were tried in this sitting, and how many of them were refused; "" if none were."""
    attempts = [one for run in stage.runs.values() if not isinstance(run, Drill) for one in run.record.attempts]
    refused = sum(not one.ok for one in attempts)
    return stage.say("stage_tried", moves=len(attempts), refused=refused) if attempts else ""


def _following(stage: Stage) -> dict[str, Any] | None:
    """The lesson after this one, as a page takes it; None after a game's last."""
    known, here = lessons.plans(stage.plan.game), stage.plan.number
    if here in (0, len(known)):
        return None
    following = known[here]
    number, title = following.number, following.title(stage.lang)
    return {
        "label": stage.say("stage_label", number=number, title=title),
        "title": title,
        "aim": stage.say(f"{following.message}.aim"),
        "path": following.notebook,
        "pictures": [*(following.pictures or following.cans)] or [following.emblem],
    }
