"""The moments of a game looked back on, in words: what was done, what was better, what it cost, and why."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate
from typing import Any, Final

from rulesim import Session, rulebook
from rulesim.whatif.game_review import GRADES, RIVAL, Decision, Review
from widgets.games import drawn_game
from widgets.scenes import Notice
from widgets.scenes.wording import after_colon, lower, minus, yes
from widgets.whatif_view import moves_in_words
from widgets.words import own_names, player_name, say_of

_REASONS: Final = 3
"""So many lines of the score sheet say why a move was better, or more, until together they speak for it."""
_TOLD: Final = 0.5
"""Points of a line that differ by less are not told: they are hardly what decided it."""


class Moments:
    """Words for the moments of a game. ``line``: its session, at its end, as one's own.

    ``names``, ``colours``: of its seats. ``you``: the seat of who looks back, None for anybody.
    """

    def __init__(self, session: Session, lang: str, you: int | None = None) -> None:
        self.line = Session.from_dict(session.to_dict()) if session.can_redo else session.branch()
        self.line.goto(self.line.end)
        self.lang, self.names = lang, [player_name(session, at, lang, you) for at in range(session.players)]
        view = drawn_game(session.game).scenes().view(self.line.state, lang)
        self.colours = [view.seat_colour(at) for at in range(session.players)]

    def say(self, message: str, **facts: Any) -> str:
        """Words of a review, the game's own if it has any."""
        return say_of(self.line.game, f"review_{message}", self.lang, **facts)

    def allowed(self, found: Review, seat: int | None) -> Review:
        """As long as a game goes on, what others should have done may tell what they hold."""
        if seat is None or self.line.state.is_over:
            return found
        own = [tuple(one for one in kind if one.seat == seat) for kind in (found.decisions, found.moments)]
        return replace(found, decisions=own[0], moments=own[1])

    def before(self, moment: Decision) -> Session:
        """A session of its own that stands before the decision."""
        self.line.goto(moment.ply - 1)
        here = self.line.branch()
        self.line.goto(self.line.end)
        return here

    def moves(self, moment: Decision) -> tuple[str, str]:
        """What was done, and what was better, each in a sentence."""
        before, found = self.line.history[moment.ply - 1], [moment.action, moment.better]
        words = moves_in_words(before, found, self.lang, own_names(self.line))
        done = self.say("did", name=self.names[moment.seat], move=after_colon(words[moment.action]))
        return done, self.say("better", move=after_colon(words[moment.better]))

    def cost(self, one: Decision) -> str:
        """What it cost, with its uncertainty."""
        low, high = (max(0, min(100, percent(end))) for end in (one.cost.low, one.cost.high))
        how = "exact" if low == high else "sure" if one.sure else "perhaps"
        return self.say("cost", cost=percent(one.cost.mean), low=low, high=high, how=how, tier=one.tier)

    def changed(self, found: Review, seat: int, *, short: bool = False) -> str:
        """What became of a seat's chance, and, if not in ``short``, where it fell most: that is known in any case.

        In a game that goes on it falls whenever another moves, and not for long.
        """
        plies = 0, len(found.chances) - 1, *found.fall(seat)
        start, end, high, low = (percent(found.chances[ply][seat]) for ply in plies)
        told = {"before": start, "after": end, "fall": max(0, high - low) if self.line.state.is_over else 0}
        if short:
            return self.say("changed.short", **told)
        return self.say("changed", **told, first=plies[2], last=plies[3], when=self.when(plies[2]))

    def when(self, ply: int) -> str:
        """In which part of the game a position was."""
        scenes = drawn_game(self.line.game).scenes()
        view = scenes.view(self.line.history[ply], self.lang)
        view.shown = ()
        return scenes.when(view)

    def why(self, moment: Decision, advised: bool = False) -> str:
        """What it changed, by the lines of the score sheet: the move that was chosen beside the better one.

        ``advised``: the better one beside the other; "" if these lines do not speak for it, and nothing else does.
        """
        known, how = [name for name, gain in moment.why.items() if abs(gain) >= _TOLD], {"advised": yes(advised)}
        if not known:
            return self.say("why_later", **how) if moment.costly or not advised else ""
        ahead = [*accumulate(-moment.why[name] if name == RIVAL else moment.why[name] for name in known)]
        enough = next((n for n, lead in enumerate(ahead, 1) if n >= _REASONS and lead > 0), len(known))
        more = ahead[enough - 1] <= 0
        if advised and more and not moment.costly:
            return ""
        points = {name: moment.why[name] if advised else -moment.why[name] for name in known[:enough]}
        reasons = ", ".join(self._reason(name, gain) for name, gain in points.items())
        return self.say("why", reasons=reasons, more=yes(more), **how)

    def advice(self, found: Decision) -> str:
        """Why the better one is advised, beside the other, which is a weaker one."""
        before, names, cost = self.line.history[found.ply - 1], own_names(self.line), found.cost
        move = moves_in_words(before, [found.action, found.better], self.lang, names)[found.action]
        how = "worse" if cost.high < 0 and cost.mean <= -GRADES["slip"] else found.grade
        low, high = (-cost.high, -cost.low) if how == "worse" else (cost.low, cost.high)
        numbers = {"cost": abs(percent(cost.mean)), "low": minus(str(percent(low))), "high": percent(high)}
        wide = percent(max(abs(low), abs(high)))
        chance = self.say("advice_chance", how=how, **numbers, wide=wide)
        told = self.say("advice", move=after_colon(move)), self.why(found, advised=True), chance
        return " ".join(filter(None, told))

    def _reason(self, name: str, points: float) -> str:
        """One line of the score sheet, and how much it changed."""
        numbers = {"points": minus(f"{points:+.1f}".removesuffix(".0")), "size": round(abs(points), 1)}
        if name == RIVAL:
            return self.say("rival", **numbers, more=yes(points > 0))
        rule, _, label = name.partition(" ")
        facts = {
            "label": rule.rpartition(".")[2] if label == "*" else label,
            "title": lower(rulebook.title(rule, self.lang)),
            "more": yes(points > 0),
        }
        return self.say("line", **facts, **numbers)

    def notice(self, moment: Decision) -> Notice:
        """All that is said of a moment while it is on the board."""
        done, better = self.moves(moment)
        return Notice(tone="info", title=done, text=" ".join((better, self.cost(moment), self.why(moment))))


def percent(chance: float) -> int:
    """A chance in whole per cent."""
    return round(100 * chance)
