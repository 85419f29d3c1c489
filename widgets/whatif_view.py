"""The answer to a what-if in words and numbers: for the panel on the page, as text, and as a plain table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor, isfinite
from typing import Any, Final

from rulesim import BadInput, Session, State, rulebook
from rulesim.estimates import FEWEST, Estimate
from rulesim.outside import escaped
from rulesim.simulate import PlayoutError, WorkersLost
from rulesim.whatif import MARGIN, Comparison, Difference, Outcome, Question, Result
from widgets.charts import theme
from widgets.charts.figure import Numbers
from widgets.games import drawn_game
from widgets.scenes.bars import Chance
from widgets.words import say

BY: Final = ("win", "score", "lead")
"""What moves may be compared by."""
SLOW: Final = frozenset(("strong",))
"""Levels whose games may take minutes."""
_OPEN: Final = ("same", "level", "even", "rest", "open", "far")
"""Words for what cannot be told apart from the best, in this order."""
_MARK_COLORS: Final = {"best": theme.GOOD, "tied": theme.TIED, "behind": theme.BEHIND, "": theme.BEHIND}


@dataclass(eq=False, slots=True)
class Asked:
    """A question and what is known of it so far.

    ``state``: the position it is about, ``seat``: who asks. ``names``: what is compared, in words, by the names that
    the engine gives it. ``moves``: whether these are moves that can be played there. ``line``: what led there, in which
    ``session``. ``what``: the question as the panel offers it, "" for one of somebody's own.
    ``wanted``, ``until_apart``: how far it is to be played out. ``tier``: how far it looks.
    ``free``: nobody plays it out now; ``turn``: how often that was begun; ``fault``: what went wrong then. ``first``:
    what the model sees, shown until the first answer that counts.
    """

    session: Session
    state: State
    seat: int
    about: str
    question: Question
    names: dict[str, str]
    moves: bool
    tier: str
    level: str
    by: str
    seed: int
    lang: str
    status: str = "running"
    comparison: Comparison | None = None
    result: Result | None = None
    first: Result | None = None
    order: tuple[str, ...] = ()
    ordered_at: int = 0
    spoken: str = ""
    line: tuple[str, ...] = ()
    what: str = ""
    wanted: int = 0
    until_apart: bool = False
    free: bool = True
    turn: int = 0
    fault: Exception | None = None

    def take(self, result: Result) -> None:
        """The next, sharper answer. Rows change places only when there is four times as much behind them."""
        self.result = result
        stage = result.n or min((outcome.n for outcome in result.outcomes), default=0)
        if not self.order or not self.ordered_at or stage >= 4 * self.ordered_at:
            self.sort()

    def look(self, first: Result) -> None:
        """What the model sees: all there is to "now", else shown for want of a better answer."""
        self.first = first
        if self.tier == "now":
            self.take(replace(first, by=self.by))
        self.order = tuple(outcome.name for outcome in first.ranking)

    @property
    def is_glance(self) -> bool:
        """Whether there is nothing to show yet but what the model sees, who knows more than a few games tell."""
        n = self.result.n if self.result else 0
        waits = self.by == "win" and self.status == "running" and n < FEWEST
        return self.first is not None and (waits or not n)

    @property
    def shown(self) -> Result | None:
        """The answer to show. The model sees chances to win and nothing else: other measures wait for the games."""
        if self.is_glance:
            return self.first if self.by == "win" else None
        return self.result

    def bars(self) -> dict[str, Chance]:
        """The chances to win as they are painted on pieces, by the notation of the move."""
        shown = self.shown
        if shown is None or self.by != "win":
            return {}
        return {one.name: Chance.of(one, one.name in shown.leading) for one in shown.outcomes if one.n}

    def sort(self) -> None:
        """Rows best first."""
        if self.result is not None and not self.is_glance:
            self.order = tuple(outcome.name for outcome in self.result.ranking)
            self.ordered_at = max(1, self.result.n)
        self.spoken = self.summary()

    def compare_by(self, by: str) -> None:
        """Compare by another measure; nothing is played for that."""
        self.by = by
        if self.comparison is not None:
            self.comparison.by = by
            self.result = self.comparison.result()
        elif self.result is not None:
            self.result = replace(self.result, by=by)
        self.sort()

    # -- words --------------------------------------------------------------------------------------------------------

    def say(self, message: str, **facts: Any) -> str:
        """The panel's words."""
        return say(f"whatif_{message}", self.lang, **facts)

    def summary(self) -> str:
        """How far the question is, and what can be said, in two or three sentences."""
        result = self.result
        if self.fault is not None:
            return failure(self.fault, self.lang)
        if result is None or not result.n or self.is_glance:
            first, running = self.shown is not None, self.status == "running"
            told = self.say(
                ("first" if first else "running_none") if running else "first_only" if first else "nothing_yet",
                n=result.n if result else 0,
                least=FEWEST,
            )
            return f"{told} {self.say('slow')}" if running and self.level in SLOW else told
        played = "" if self.tier == "now" else self._progress(result)
        judged = "" if self.tier == "end" else self.say(f"tier_{self.tier}.about")
        return " ".join(filter(None, (played, judged, self.verdict(result))))

    def _progress(self, result: Result) -> str:
        facts = {"n": result.n, "wanted": result.wanted, "count": len(result.outcomes)}
        known = all(one.behind.sure or self._level(one.behind) for one in result.outcomes if one.behind)
        enough = self.status == "finished" and self.tier == "end" and result.stopped == "apart" and known
        return self.say(f"{self.status}{'_apart' if enough else ''}", **facts)

    def verdict(self, result: Result) -> str:
        """Whether a best one is told apart, and if not, what it would take."""
        if len(result.outcomes) == 1:
            return self.say("verdict_only")
        if self.tier == "now" and self.by != "win":
            return self.say("verdict_now")
        if result.best is None or self._early(result):
            return self.say("verdict_none")
        best = self.names[result.best]
        tied = [one.behind for one in result.outcomes if one.behind and not one.behind.sure]
        if not tied:
            return self.say("verdict_best", best=best)
        equal = [difference for difference in tied if difference.equal]
        if self.tier != "end":
            facts = {"best": best, "other": self.names[tied[0].other], "count": len(tied)}
            return self.say("verdict_model", **facts, ahead="no" if equal else "yes")
        told = [] if equal else [self.say("verdict_ahead", best=best)]
        for message in _OPEN:
            some = [difference for difference in tied if self._open(difference, bool(equal)) == message]
            if some:
                needed = _rounded(max(difference.needed or 0 for difference in some))
                facts = {"best": best, "other": self.names[some[0].other], "count": len(some), "needed": needed}
                told.append(self.say(f"verdict_{message}", **facts, margin=number("win", MARGIN)))
        return " ".join(told)

    def _open(self, difference: Difference, equal: bool) -> str:
        """Which words say that one is not told apart from the best. ``equal``: whether any is equal to it so far."""
        if difference.same:
            return "same"
        if self._level(difference):
            return "level"
        if difference.equal:
            return "even"
        return "far" if difference.needed is None else "rest" if equal else "open"

    def mark(self, outcome: Outcome) -> str:
        """ "best" (or ahead so far), "tied" (equal to it, or not told apart), "behind", or "" while it is too early."""
        result = self.result
        if result is None or result.best is None or self.is_glance or self._early(result):
            return ""
        if outcome.behind is None:
            return "tied" if any(one.behind is not None and one.behind.equal for one in result.outcomes) else "best"
        return "behind" if outcome.behind.sure else "tied"

    def _early(self, result: Result) -> bool:
        """Whether nothing can be compared yet; the model compares chances to win alone."""
        return self.by != "win" if self.tier == "now" else result.n < FEWEST

    def _level(self, difference: Difference) -> bool:
        """Whether it is no better than the best for sure, or by so little that it is as good for a player."""
        return self.tier == "end" and self.by == "win" and difference.holds(MARGIN)

    def remark(self, outcome: Outcome) -> str:
        """What to say of one row."""
        mark, result = self.mark(outcome), self.result
        if not mark or result is None or len(result.outcomes) == 1:
            return ""
        if mark == "best":
            sure = all(one.behind is None or one.behind.sure for one in result.outcomes)
            return self.say("row_best" if sure else "row_leads")
        if outcome.behind is None or outcome.behind.equal:
            return self.say("row_equal")
        less = number(self.by, abs(outcome.behind.estimate.mean))
        told = "level" if mark == "tied" and self._level(outcome.behind) else mark
        return self.say(f"row_{told}", less=less, margin=number("win", MARGIN))

    # -- rows ---------------------------------------------------------------------------------------------------------

    def outcomes(self) -> list[Outcome]:
        """The rows, in their order."""
        if self.shown is None:
            return []
        found = {outcome.name: outcome for outcome in self.shown.outcomes}
        return [found[name] for name in self.order]

    @property
    def other(self) -> str:
        """The measure that is shown beside the one compared by."""
        return "score" if self.by == "win" else "win"

    def rows(self, most: int | None = None) -> list[dict[str, Any]]:
        """The rows as the page draws them; ``at``: low, mean and high of the interval in per cent of the axis.

        Where there is no interval yet, low and high are the mean, and ``interval`` is "".
        """
        outcomes = [outcome for outcome in self.outcomes() if outcome.n]
        axis = self.axis()
        return [
            {
                "id": outcome.name,
                "words": self.names[outcome.name],
                "note": outcome.name if self.names[outcome.name] != outcome.name and self.moves else "",
                "mark": self.mark(outcome),
                "told": self.remark(outcome),
                "value": number(self.by, outcome.estimates[self.by].mean),
                "interval": interval(self.by, outcome.estimates[self.by]),
                "other": "" if self.is_glance else number(self.other, outcome.estimates[self.other].mean),
                "at": _places(outcome.estimates[self.by], axis),
            }
            for outcome in outcomes[:most]
        ]

    def axis(self) -> tuple[float, float]:
        """Lowest and highest value that is drawn."""
        estimates = [outcome.estimates[self.by] for outcome in self.outcomes() if outcome.n]
        ends = [end for e in estimates for end in (e.low, e.mean, e.high) if isfinite(end)]
        low, high = min(ends, default=0.0), max(ends, default=1.0)
        if self.by == "win":
            return 0.0, min(1.0, max(0.1, ceil(high * 10 - 1e-9) / 10))
        return float(floor(low)), float(max(ceil(high), floor(low) + 1))

    def by_rule(self, most: int | None = None) -> dict[str, Any]:
        """Expected points by rule: a heading and a row per alternative."""
        outcomes = [outcome for outcome in self.outcomes() if outcome.n][:most]
        rules = list(dict.fromkeys(name for outcome in outcomes for name in outcome.rules))
        heads = [_rule_title(name, self.lang) for name in rules]
        rows = [
            [self.names[one.name], *(number("score", one.rules[n].mean if n in one.rules else 0.0) for n in rules)]
            for one in outcomes
        ]
        return {"heads": [self.head, *heads], "rows": rows, "ids": [outcome.name for outcome in outcomes]}

    def numbers(self, rules: bool = False) -> list[Numbers]:
        """The answer as tables in words."""
        heads = [self.head, *(self.say(f"head_{name}") for name in (self.by, "interval", self.other, "verdict"))]
        cells: list[tuple[str, ...]] = []
        for row in self.rows():
            words = f"{row['words']} ({row['note']})" if row["note"] else row["words"]
            cells.append((words, *(row[name] for name in ("value", "interval", "other", "told"))))
        tables = [Numbers(self.title, self.summary(), tuple(heads), tuple(cells))]
        if rules and cells:
            more = self.by_rule()
            tables.append(Numbers(self.say("rules_title"), "", tuple(more["heads"]), tuple(map(tuple, more["rows"]))))
        return tables

    @property
    def head(self) -> str:
        """What the rows are."""
        return self.say("head_move" if self.moves else "head_position")

    @property
    def title(self) -> str:
        """What was asked, in one line."""
        return " ".join(text for text, _ in self.titles)

    @property
    def titles(self) -> list[tuple[str, str]]:
        """The parts of the title, each with what explains it."""
        at, level = {"ply": len(self.line)}, self.say(f"level_{self.level}")
        who = self.say(f"title_{'now' if self.is_glance and self.shown else self.tier}", level=level)
        return [
            (self.about, ""),
            (self.say("title_at", **at), self.say("title_at.tip", **at)),
            (who, self.say(f"level_{self.level}.tip")),
            (self.say("title_seed", seed=self.seed), self.say("title_seed.tip")),
        ]

    def to_html(self, rules: bool = False) -> str:
        """The answer as plain tables, every word escaped, with a picture of each interval."""
        table, *more = self.numbers(rules)
        if not table.rows:
            return f"<p><b>{escaped(table.title)}</b><br>{escaped(table.subtitle)}</p>"
        return table.html([*map(_bar, self.rows())]) + "".join(one.html() for one in more)


def _rule_title(name: str, lang: str) -> str:
    try:
        return rulebook.rule(name, lang).title
    except BadInput:  # a counter with a dot in its name
        return name


def _bar(row: Mapping[str, Any]) -> str:
    low, _, high = row["at"]
    style = f"margin-left:{low}%;width:{max(1, high - low):.1f}%;background:{_MARK_COLORS[row['mark']]};height:0.8em"
    return f'<div style="{style}"></div>'


def number(measure: str, value: float) -> str:
    """A value of a measure: a chance in per cent, points with one decimal."""
    if measure == "win":
        return f"{100 * value:.0f}%"
    return f"{value:.1f}".replace("-0.0", "0.0").replace("-", "−")


def interval(measure: str, estimate: Estimate) -> str:
    """The interval of an estimate; "" before there is one."""
    if not (isfinite(estimate.low) and isfinite(estimate.high)):
        return ""
    if measure == "win":
        return f"{100 * estimate.low:.0f}–{100 * estimate.high:.0f}%"
    return f"{number(measure, estimate.low)} to {number(measure, estimate.high)}"


def _places(estimate: Estimate, axis: tuple[float, float]) -> list[float]:
    low, high = axis

    def place(value: float) -> float:
        return round(100 * min(1.0, max(0.0, (value - low) / (high - low))), 1)

    known = isfinite(estimate.low) and isfinite(estimate.high)
    ends = (estimate.low, estimate.mean, estimate.high) if known else (estimate.mean,) * 3
    return [*map(place, ends)]


def _rounded(needed: int) -> int:
    """Two digits are all that can be trusted."""
    step = 10 ** max(0, len(str(needed)) - 2)
    return -(-needed // step) * step


def wording(game: str) -> Callable[..., str] | None:
    """What words the moves of a game; None where nothing does. The first time it has to be loaded."""
    try:
        made = drawn_game(game)
    except BadInput:
        return None
    made.scenes()
    return made.do


def moves_in_words(state: State, notations: Sequence[str], lang: str, names: Sequence[str] = ()) -> dict[str, str]:
    """Legal moves as instructions, by notation; the notation itself where the game has no words, or the same twice.

    ``names``: what the players call themselves.
    """
    do = wording(state.game)
    if do is None:
        return {notation: notation for notation in notations}
    found: dict[str, str] = {}
    for notation in notations:
        try:
            found[notation] = do(state, state.parse(notation), lang, names)
        except (BadInput, LookupError):
            found[notation] = notation
    told = list(found.values())
    return {notation: words if told.count(words) == 1 else f"{words} · {notation}" for notation, words in found.items()}


def failure(error: Exception, lang: str) -> str:
    """What went wrong, and how to see it again."""
    if isinstance(error, PlayoutError):
        facts = {"playout": error.playout, "seed": error.seed, "error": error.error}
        return say("whatif_failed_playout", lang, **facts)
    if isinstance(error, WorkersLost):
        return say("whatif_failed_workers", lang, error=str(error))
    if isinstance(error, BadInput):
        return str(error)
    return say("whatif_failed", lang, error=f"{type(error).__name__}: {error}")
