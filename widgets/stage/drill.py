"""A beat that is a question: the board shows its position, and a click on a piece answers it, part by part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Final

from rulesim import BadInput, rulebook
from rulesim.arguments import refused
from rulesim.game import unknown
from widgets import lessons
from widgets.games import drawn_game
from widgets.lessons import Beat, Plan
from widgets.lessons.posed_question import NONE, Part, Posed
from widgets.scenes import Button, Notice, Piece, Scene, Zone
from widgets.scenes.wording import after_colon, minus
from widgets.stage.played import Playing
from widgets.words import own_names

TRIES: Final = 2
"""After so many wrong answers to a part the right one is shown."""


def posed(game: str, id: str, lang: str = "en", names: Sequence[str] = ()) -> Posed:
    """A question of a game, as it is asked where the players have these names."""
    question = lessons.question(game, id)
    return drawn_game(game).tutor().kinds[question.kind](question, lang, names)


@dataclass(slots=True)
class Drill:
    """A question as it is being answered. ``game``: its position; ``at``: the number of the part that is asked.

    ``picked``: keys chosen so far, or a number as text; ``marks``: how options are marked: chosen "right" or "wrong",
    or "missed". ``before``: pieces that answered the parts before it, each with that answer, while their board lies and
    nobody can take them for an answer to this one. ``wrong``: how often an answer was not right, in all parts;
    ``shown``: an answer had to be shown; ``hints``: how many the part was given; ``unseen``: what was shown, for those
    who do not see the marks.
    """

    waits: ClassVar = False
    plan: Plan
    beat: Beat
    game: Playing
    lang: str
    asked: Posed = field(init=False)
    at: int = 0
    picked: tuple[str, ...] = ()
    marks: dict[str, str] = field(default_factory=dict[str, str])
    before: dict[str, str] = field(default_factory=dict[str, str])
    settled: bool = False
    wrong: int = 0
    shown: bool = False
    hints: int = 0
    unseen: str = ""
    _tries: int = 0
    _last: tuple[str, ...] = ()
    _homes: dict[str, str] | None = None

    def __post_init__(self) -> None:
        self.asked = posed(self.plan.game, self.beat.question, self.lang, own_names(self.game.session))

    @property
    def part(self) -> Part:
        """The part that is asked now."""
        return self.asked.parts[self.at]

    @property
    def is_last(self) -> bool:
        """Whether no part comes after this one."""
        return self.at + 1 == len(self.asked.parts)

    @property
    def done(self) -> bool:
        """Whether every part is settled: answered right, or shown."""
        return self.settled and self.is_last

    @property
    def right(self) -> bool:
        """Whether every part was answered without being shown."""
        return self.done and not self.shown

    # --- answering ----------------------------------------------------------------------------------------------------

    def pick(self, key: str) -> Notice | None:
        """Choose an option, or take the choice back; where there is one right option, that is the answer."""
        if self.settled or key not in [option.key for option in self.part.options]:
            return None
        if self.part.kind == "one":
            self.picked = (key,)
            return self.check()
        out = {one for one, mark in self.marks.items() if mark == "wrong"}
        self.marks = dict.fromkeys(out - {key}, "wrong")
        if key not in out:  # else who presses it takes it away
            kept = tuple(one for one in self.picked if one != key and NONE not in (one, key))
            self.picked = kept if key in self.picked else (*kept, key)
        return None

    def answer(self, given: Any) -> Notice | None:
        """Answer the part with a number, or with keys, and have it marked. Raises BadInput for what is no answer."""
        if self.part.kind == "number":
            self.picked = (_whole(given),)
        else:
            values = list(given) if isinstance(given, list | tuple | set | frozenset) else [given]
            self.picked = tuple(dict.fromkeys(_key(self.part, one) for one in values))
        return self.check()

    def check(self) -> Notice | None:
        """Mark what is chosen; what is told of it."""
        part = self.part
        if self.settled:
            return None
        if not self.picked:
            missing = "stage_ask_number" if part.kind == "number" else "quiz_incomplete"
            return Notice(tone="info", title=self._say(missing))
        if {*self.picked} == {*part.answer}:
            return self._settle(self._say("quiz_right"), "done")
        if self.picked != self._last:  # the second half of a double click is no second answer
            self.wrong += 1
            self._tries += 1
        self._last = self.picked
        if self._tries >= TRIES:
            return self.show()
        title = self._nudge()
        out = {option.key: option.why for option in part.options if option.key in self.picked and not option.right}
        self.marks = {key: "wrong" if key in out else "right" for key in self.picked if part.options}
        if part.kind == "many":  # what is wrong is out, the rest stays chosen
            self.picked = self._last = tuple(key for key in self.picked if key in part.answer)
        text = " ".join(filter(None, dict.fromkeys(out.values())))
        rule = self._rule() if out and not text else None
        return Notice(tone="mix", title=title, text=rule.text if rule else text)

    def _nudge(self) -> str:
        """What is wrong with the answer, without giving the right one away."""
        part, chosen = self.part, {*self.picked}
        if part.kind == "number":
            number = int(self.picked[0])
            return self._say("quiz_low" if number < part.number else "quiz_high", number=number)
        right = {*part.answer}
        facts = {"wrong": len(chosen - right), "missing": len(right - chosen - {NONE})}
        return self._say("quiz_not") if part.kind == "one" else self._say("quiz_choices", **facts)

    def hint(self) -> Notice | None:
        """The next hint of the part: first where to look, then the answer."""
        if self.settled:
            return None
        self.hints += 1
        return (self._look() if self.hints == 1 else None) or self.show()

    def _look(self) -> Notice | None:
        """The rule that is asked about; where rules are chosen from, what is not right. None: no hint is left."""
        rules, options = self.asked.rules, self.part.options
        title = self._say("stage_hint", step=1)
        if any(option.key in rules for option in options):
            self.marks = dict.fromkeys([option.key for option in options if not option.right][1:], "wrong")
            return Notice(tone="info", title=title, text=self._say("quiz_out")) if self.marks else None
        rule = self._rule()
        return rule and Notice(tone="info", title=title, text=self.part.hint or rule.text, reference=rule.id)

    def _rule(self) -> rulebook.Rule | None:
        """The rule that the part is about, if the question names any."""
        rules = self.asked.rules
        id = self.part.rule or (rules[min(self.at, len(rules) - 1)] if rules else "")
        return rulebook.rule(id, self.lang) if id else None

    def show(self) -> Notice:
        """Give the answer of the part that is asked."""
        self.shown = True
        right = [option.text for option in self.part.options if option.right] or [minus(str(self.part.number))]
        if len(right) == 1:
            return self._settle(f"{self._say('quiz_shown')} {right[0]}", "mix")
        told = self._settle(self._say("quiz_shown_many"), "mix")
        unsaid = tuple(after_colon(one) for one in right if one not in told.text)
        self.unseen = self._say("quiz_shown_list", answers=unsaid) if unsaid else ""
        return told

    def go_on(self) -> None:
        """Ask the next part."""
        if self.settled and not self.is_last:
            self.before = self._staying()
            self.at, self.picked, self.marks, self.settled, self._tries = self.at + 1, (), {}, False, 0
            self._last, self._homes, self.hints, self.unseen = (), None, 0, ""

    def _staying(self) -> dict[str, str]:
        """The pieces that stay marked when the next part is asked, and the answer that each stands for."""
        left, following = self.part, self.asked.parts[self.at + 1]
        apart = following.kind == "number" or left.kind == following.kind == "one"
        if left.then is not None or following.shown is not None or not apart:
            return {}
        return self.before | {piece: key for piece, key in (self._homes or {}).items() if key in left.answer}

    def _settle(self, title: str, tone: str) -> Notice:
        part, states = self.part, {True: "right", False: "wrong"}
        wrong = [one.why for one in part.options if one.key in self.picked and not one.right and one.why]
        right = [one.why for one in part.options if one.right and one.why]
        self.settled = True
        self.marks = {one.key: states[one.right] for one in part.options if one.key in self.picked}
        self.marks |= {key: "missed" for key in part.answer if key not in self.picked}
        self.picked = part.answer
        whys = [*part.why, *(self.asked.why if self.is_last else ())]
        whys = whys or (right or wrong if part.kind == "one" else wrong or right)
        if not whys and part.answer == (NONE,) and (rule := self._rule()):
            whys = [rule.text]
        return Notice(tone=tone, title=title, text=" ".join(dict.fromkeys(whys)))

    def _say(self, message: str, **facts: Any) -> str:
        return minus(lessons.say(self.plan.game, message, self.lang, **facts))

    # --- on the page --------------------------------------------------------------------------------------------------

    def homes(self, scene: Scene) -> dict[str, str]:
        """Piece -> the one option that it stands for, as far as the options lie on the board when they are asked.

        An option that is the id of a zone is what all its pieces stand for.
        """
        if self._homes is not None:
            return self._homes
        lying = {zone.id: tuple(piece.id for piece in zone.pieces) for zone in scene.zones}
        lying |= {one.id: (one.id,) for one in (*scene.pieces(), *(button for button in scene.buttons if button.zone))}
        view = drawn_game(self.plan.game).scenes().view.of(self.game.session, self.lang, None)
        found: dict[str, list[str]] = {}
        for option in self.part.options:
            try:
                home = view.beside(self.game.session.state.parse(option.key)) or option.key
            except BadInput:
                home = option.key
            for piece in lying.get(home, ()):
                found.setdefault(piece, []).append(option.key)
        self._homes = {home: keys[0] for home, keys in found.items() if len(keys) == 1}
        return self._homes

    def way(self, scene: Scene) -> str:
        """How the part is answered: "number", "many", "one", "player", on the board; or "choice", of the answer bar."""
        part, homes = self.part, self.homes(scene)
        if homes and part.kind == "one" and {*homes.values()} <= {zone.id for zone in scene.zones}:
            return "player"  # whose zone is a whole answer
        return part.kind if part.kind == "number" or homes else "choice"

    def drawn(self, scene: Scene) -> Scene:
        """The board as a question: its pieces are to be chosen, and tell nothing else about themselves."""
        homes = self.homes(scene)
        zones = tuple(
            replace(zone, pieces=tuple(self._piece(one, zone, homes.get(one.id)) for one in zone.pieces), pick=None)
            for zone in scene.zones
            if not (zone.urgent and self.settled and homes.keys().isdisjoint(one.id for one in zone.pieces))
        )
        if self.part.numbered:
            zones = tuple(_numbered(zone) if homes.keys() & {one.id for one in zone.pieces} else zone for zone in zones)
        if not self.settled and any(map(_mixed, zones)):
            zones = tuple(replace(zone, pieces=tuple(map(_asked, zone.pieces))) for zone in zones)
        return replace(scene, question=True, zones=zones, buttons=tuple(self._buttons(scene)))

    def _buttons(self, scene: Scene) -> Iterator[Button]:
        """The buttons that are no moves, and those of the board that are answers."""
        homes = self.homes(scene)
        for button in scene.buttons:
            if button.id in homes:
                key = homes[button.id]
                yield replace(button, action=key, legal=True, primary=False, preview=(), state=self._state(key))
            elif not button.action:
                yield button

    def _piece(self, piece: Piece, zone: Zone, key: str | None) -> Piece:
        stood = self.before.get(piece.id)  # a player's pieces are marked only while players are asked for
        before = "before" if stood and (stood != zone.id or key) else ""
        plain = piece.still(preview=(), reach="", badge="", state=before)
        if key is None:
            return plain
        marks = ["whole" if key == zone.id else "option"]
        marks += [option.mark for option in self.part.options if option.key == key and option.mark]
        return replace(plain, action=key, marks=(*plain.marks, *marks), state=self._state(key) or before)

    def choices(self, scene: Scene) -> list[dict[str, str]]:
        """The options that do not lie on the board, as buttons: ``key``, ``label``, ``state``, what it is ``about``."""
        told = set(self.homes(scene).values())
        return [
            {"key": option.key, "label": option.text, "state": self._state(option.key), "about": option.about}
            for option in self.part.options
            if option.key not in told
        ]

    def _state(self, key: str) -> str:
        return self.marks.get(key) or ("picked" if key in self.picked else "")


def _numbered(zone: Zone) -> Zone:
    """The zone, its pieces numbered from the left."""
    return replace(zone, pieces=tuple(replace(one, position=at) for at, one in enumerate(zone.pieces, start=1)))


def _mixed(zone: Zone) -> bool:
    """Whether a piece of a zone is to be chosen from that looks no other than one that is not."""
    asked = {piece.kind for piece in zone.pieces if piece.action}
    return any(piece.kind in asked for piece in zone.pieces if not piece.action)


def _asked(piece: Piece) -> Piece:
    """The piece, marked if it is one to be chosen from."""
    return replace(piece, marks=(*piece.marks, "asked")) if piece.action else piece


def _whole(value: Any) -> str:
    """A whole number as typed or given."""
    try:
        if isinstance(value, bool) or int(str(value).strip()) != float(value):
            raise ValueError
    except (TypeError, ValueError):
        raise refused("answer", value, "a whole number") from None
    return str(int(str(value).strip()))


def _key(part: Part, value: Any) -> str:
    """The key of the option that ``value`` names: its key, its number from 1, or its text."""
    keys = [option.key for option in part.options]
    named = [option.key for option in part.options if str(value) in (option.key, option.text)]
    if not named and type(value) is int and value > 0:
        named = keys[value - 1 : value]
    if not named:
        raise unknown("answer", value, keys)
    return named[0]
