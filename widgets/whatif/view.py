"""The view of a panel: all that its page draws, as plain data made from the answers."""

from __future__ import annotations

from typing import Any, Final

from rulesim import CHANCE, State
from rulesim.bots import LEVELS
from rulesim.whatif import TIERS
from widgets import variations, whatif_view
from widgets.whatif.lines import Lines
from widgets.whatif.questions import MOVES, Questions
from widgets.whatif.shelf import Shelf
from widgets.whatif_view import BY, Asked
from widgets.words import own_names

ROWS: Final = 12
"""So many moves are shown at first, the best ones."""
_PIN_ROWS: Final = 5
_LINES: Final = 60


class View:
    """The data of a panel's page. ``shows``: whether rules, all rows, the tree and the form for edits are unfolded."""

    def __init__(self, shelf: Shelf, questions: Questions, lines: Lines) -> None:
        self.shelf, self.questions, self.lines = shelf, questions, lines
        self.shows: dict[str, bool] = {"rules": False, "all": False, "tree": False, "edit": False}
        self._tree: list[dict[str, Any]] | None = None
        self._say = shelf.say

    def to_dict(self) -> dict[str, Any]:
        """The view as JSON data."""
        shelf, why = self.shelf, self.questions.why_not
        asked = shelf.asked
        shown = None if asked is None or shelf.is_secret(asked) else asked
        return {
            "lang": shelf.lang,
            "status": shelf.status,
            "serial": shelf.serial,
            "titles": shown.titles if shown else [(self._say("name"), "")],
            "glance": shown is not None and shown.is_glance,
            "line": self.lines.shown if self.lines.board is not None else 0,
            "headline": self.headline(),
            "why": why if asked is not None else "",
            "summary": shown.summary() if shown else "",
            "spoken": " ".join(filter(None, [self.headline(), shown.spoken if shown else ""])),
            "progress": self.progress(shown),
            "buttons": self._buttons(why, shown),
            "choices": self._choices(),
            "table": self.table(shown),
            "rules": shown.by_rule(self._most()) if shown and self.shows["rules"] and shown.shown else None,
            "pins": self._pins(),
            "tree": self._tree,
            "edit": self.shows["edit"] and not why,
            "words": {name: self._say(name, move="{move}", count="{count}", value="{value}") for name in _WORDS},
        }

    def headline(self) -> str:
        """What there is to say about the answer as a whole; "" if it is about the position on the board."""
        asked, why = self.shelf.asked, self.questions.why_not
        if asked is None:
            return why or self._say("idle")
        if self.shelf.is_secret(asked):
            return self._say("why_covered")
        if self.shelf.current:
            return ""
        told = self._say("outdated" if self.shelf.is_here(asked) else "elsewhere")
        return told if why else f"{told} {self._say('again')}"

    def to_text(self) -> str:
        """The answer, and the pinned ones, as plain text."""
        tables = (one.text() for asked in self.shelf.visible() for one in asked.numbers(self.shows["rules"]))
        return "\n".join(filter(None, [self.headline(), *tables]))

    def progress(self, asked: Asked | None) -> list[int] | None:
        """Playouts done and wanted, of all alternatives together; None unless a question is being played out."""
        if asked is None or asked.status != "running":
            return None
        wanted = asked.wanted * len(asked.names)
        return [min(wanted, asked.result.played if asked.result else 0), wanted]

    def _most(self) -> int | None:
        return None if self.shows["all"] else ROWS

    def _buttons(self, why: str, asked: Asked | None) -> list[dict[str, Any]]:
        current = asked is not None and asked is self.shelf.current
        meant = asked is not None and self.questions.is_meant(asked)
        status, answered = (asked.status, asked.result is not None) if asked else ("", False)
        stopped = current and meant and status == "cancelled"
        begun = current and meant and status in ("running", "finished")  # then there is More
        enabled = {
            "go_on" if stopped else "ask": not why and not begun,
            "stop": status == "running",
            "more": answered and status != "running" and current and not stopped and bool(asked and asked.comparison),
            "unpin" if asked in self.shelf.pins else "pin": answered and not (asked and asked.is_glance),
            **({"forget": True} if self.questions.about_own else {}),
            "rules": self.shows["rules"] or self.questions.tier != "now",
            "tree": True,
            "edit": True,
        }
        again = asked is not None and (not current or status in ("failed", "cancelled"))
        return [
            {
                "id": name,
                "label": self._say("button_ask_again" if name == "ask" and again else f"button_{name}"),
                "tip": (why if name == "ask" else "") or self._say(f"button_{name}.tip"),
                "enabled": on,
                "pressed": {"unpin": True, "pin": False}.get(name, self.shows.get(name)),
            }
            for name, on in enabled.items()
        ]

    def _choices(self) -> list[dict[str, Any]]:
        asked, found = self.questions, list[dict[str, Any]]()
        if asked.edits:
            abouts = [[MOVES, self._say("choice_moves"), ""], *([name, asked.told(name), ""] for name in asked.edits)]
            found.append(self._choice("about", abouts, asked.about))
        for kind, names, chosen in (("tier", TIERS, asked.tier), ("level", LEVELS, asked.level), ("by", BY, asked.by)):
            options = [[name, self._say(f"{kind}_{name}"), self._say(f"{kind}_{name}.tip")] for name in names]
            found.append(self._choice(kind, options, chosen))
        return found

    def _choice(self, name: str, options: list[list[str]], value: str) -> dict[str, Any]:
        label, tip = self._say(f"choice_{name}"), self._say(f"choice_{name}.tip")
        return {"id": name, "label": label, "tip": tip, "options": options, "value": value}

    def table(self, asked: Asked | None, most: int | None = None) -> dict[str, Any] | None:
        """The rows of an answer, at most ``most`` (default: as many as are unfolded); None if there is none yet."""
        if asked is None or asked.shown is None:
            return None
        rows = asked.rows(most or self._most())
        low, high = asked.axis()
        tip = self._say("head_move.tip" if asked.moves else "head_position.tip")
        told = "now" if asked.tier == "now" else "tip"
        tips = [tip, self._say("head_picture"), *(self._say(f"by_{by}.{told}") for by in (asked.by, asked.other))]
        return {
            "heads": [asked.head, *(self._say(f"head_{name}") for name in (asked.by, asked.other))],
            "tips": tips,
            "axis": [whatif_view.number(asked.by, low), whatif_view.number(asked.by, high)],
            "rows": rows,
            "left": sum(1 for outcome in asked.outcomes() if outcome.n) - len(rows),
            "playable": asked.moves and self.shelf.is_current(asked) and not self.questions.why_not,
            "bars": asked.by == "win",
            "lines": asked.comparison is not None,
        }

    def _pins(self) -> list[dict[str, Any]]:
        return [
            {
                "number": number,
                "title": pin.title,
                "summary": pin.summary(),
                "here": self.shelf.is_current(pin),
                "elsewhere": not self.shelf.is_here(pin),
                "table": self.table(pin, _PIN_ROWS),
            }
            for number, pin in enumerate(self.shelf.pins)
            if pin is not self.shelf.asked and not self.shelf.is_secret(pin)
        ]

    def grow(self) -> None:
        """Look at the variations of the game again, if the page draws them."""
        self._tree = None
        if self.shows["tree"]:
            with self.shelf.session.lock:
                found, history = variations.tree(self.shelf.session), self.shelf.session.history
            self._tree = [self._branch(one, history[one.ply - 1] if one.near else None) for one in found[:_LINES]]

    def _branch(self, one: variations.Variation, before: State | None) -> dict[str, Any]:
        """A variation; its move is in words where the position ``before`` it is at hand."""
        move = one.move or self._say("tree_start")
        if before is not None and before.player != CHANCE:
            names = own_names(self.shelf.session)
            move = whatif_view.moves_in_words(before, [one.move], self.shelf.lang, names)[one.move]
        words = self._say("tree_line", ply=one.ply, move=move, more=one.more)
        return {"entry": one.entry, "depth": one.depth, "words": words, "here": one.here, "main": one.main}


_WORDS: Final = (
    "table", "play", "play_of", "line", "line_of", "all", "fewer", "unpin", "goto_pin", "pinned", "progress", "toolbar",
    "tree_title", "tree_here", "rules_title", "head_do", "bar", "head_interval_tip",
    "pin_elsewhere", "edit_path", "edit_value", "edit_ask", "edit_now", "button_edit",
)  # fmt: skip
"""The words that the page itself needs; ``{move}`` is filled in there."""
