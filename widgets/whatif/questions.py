"""The questions of a panel: which move is best, or what if a field of the position were otherwise."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any, Final

from rulesim import CHANCE, BadInput, Session, State, arguments, whatif
from rulesim.bots import LEVELS
from rulesim.game import checked_name
from rulesim.whatif.alternatives import Alternative, checked_edits
from widgets import whatif_view
from widgets.scenes.wording import yes
from widgets.whatif.changes import Change, changes
from widgets.whatif.shelf import Shelf
from widgets.whatif_view import BY, Asked
from widgets.words import own_names, player_name

MOVES: Final = "moves"
"""The question unless another one is chosen: which of the legal moves is best."""
_BASELINE: Final = "as it is"
_TEXT: Final = 40
_PLACE: Final = re.compile(r"\.(\d+)")
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_CHANGE: Final = re.compile(r"[+-][0-9]{1,9}")

Edits = Mapping[str, Mapping[str, Any]]
"""Name -> path -> value, as :func:`rulesim.whatif.edited` takes them."""


class Questions:
    """What a panel asks. ``tier``, ``level``, ``by``, ``seed``, ``edits``: as in :class:`WhatIf`.

    ``about``: MOVES or an edit.
    """

    def __init__(self, shelf: Shelf, tier: str, level: str, by: str, seed: int, edits: Edits | None) -> None:
        self.shelf, self.source = shelf, shelf.source
        self.tier = checked_name("tier", tier, whatif.TIERS)
        self.level, self.by = checked_name("level", level, LEVELS), checked_name("by", by, BY)
        self.seed = arguments.seed("seed", seed)
        self.edits = checked_edits(edits or {}, (MOVES, _BASELINE))
        self.about = MOVES
        self._made: dict[str, str] = {}  # edits made on the page, with their words

    @property
    def why_not(self) -> str:
        """Why nothing can be asked now, in a sentence; "" if it can."""
        state, seat, say = self.shelf.session.state, self.source.seat, self.shelf.say
        if state.is_over:
            return say("why_over")
        if state.player == CHANCE:
            return say("why_chance")
        if seat is not None and state.player != seat:
            return say("why_turn", who=player_name(self.shelf.session, state.player, self.shelf.lang))
        return say("why_covered") if self.source.covered else ""

    def seat(self, state: State) -> int:
        """The seat that asks."""
        return max(state.player, 0) if self.source.seat is None else self.source.seat

    def ask(self, question: whatif.Question | None, n: int, until_apart: bool) -> Asked:
        """A question about the present position, not begun yet; None: the one chosen. Raises BadInput."""
        session, lang = self.shelf.session, self.shelf.lang
        with session.lock:
            state, line = session.state, tuple(map(str, session.line))
        seat, seed = self.seat(state), arguments.seed("seed", self.seed)
        moves = question is None and self.about == MOVES
        what = self.about if question is None else ""
        if question is None:
            question = state if moves else self.edited(state, self.about)
        else:
            whatif.compare(question, "random", seat=seat)  # what cannot be asked is refused at once
            moves = _of_moves(state, question)
        own = yes(seat == self.source.seat)
        who = {"who": player_name(session, seat, lang), "you": own}
        about = self.shelf.say("about_moves" if moves else "about_other", **who)
        return Asked(
            session, state, seat, about, question, self._names(state, question), moves, self.tier, self.level, self.by,
            seed, lang, line=line, what=what, wanted=n, until_apart=until_apart,
        )  # fmt: skip

    def is_meant(self, asked: Asked) -> bool:
        """Whether this is the question that would be asked now."""
        meant = self.about, self.tier, self.level, self.seed
        return (asked.what, asked.tier, asked.level, asked.seed) == meant

    def choose(self, tier: str | None, level: str | None, by: str | None, about: str | None) -> None:
        """Another tier, players, measure, or question. Raises BadInput, and leaves all as it was."""
        tier = None if tier is None else checked_name("tier", tier, whatif.TIERS)
        level = None if level is None else checked_name("level", level, LEVELS)
        by = None if by is None else checked_name("by", by, BY)
        if about is not None and checked_name("about", about, (MOVES, *self.edits)) != MOVES:
            self.edited(self.shelf.session.state, about)
        with self.shelf.lock:
            self.tier, self.level = tier or self.tier, level or self.level
            self.about = self.about if about is None else about
            if by is not None:
                self.by = by
                self.shelf.compare_by(by)
            self.shelf.show()

    def edited(self, state: State, name: str) -> list[Alternative]:
        """The position as it is, and after one edit. Raises BadInput if it does not fit; then it is not asked about.

        If it was made on the page it is offered no more.
        """
        try:
            here = self._possible(state) if name in self._made else state
            return whatif.edited(here, {name: self.edits[name]}, _BASELINE)
        except BadInput as error:
            made = self.forget(name)
            raise BadInput(error.field, self.shelf.say("edit_gone", edit=made) if made else str(error)) from None

    @property
    def about_own(self) -> bool:
        """Whether a change is asked about that was made on the page."""
        return self.about in self._made

    def forget(self, name: str) -> str:
        """Ask no more about an edit, which is offered no more if it was made on the page; its words then, else ""."""
        made = self._made.pop(name, "")
        with self.shelf.lock:
            if self.about == name:
                before = self.shelf.current.what if self.shelf.current else ""
                self.about = MOVES if before in ("", name) else before
            self.edits = {other: edit for other, edit in self.edits.items() if not made or other != name}
            self.shelf.show()
        return made

    def begin_anew(self) -> None:
        """In another game: the changes that were made on the page were of the one before."""
        with self.shelf.lock:
            self.edits = {name: edit for name, edit in self.edits.items() if name not in self._made}
            self.about, self._made = (self.about if self.about in self.edits else MOVES), {}

    def fields(self) -> list[dict[str, Any]]:
        """What of the position may be changed, as the page draws it: nothing that the seat cannot see."""
        return [change.to_dict() for change in self._changes()]

    def told(self, name: str) -> str:
        """An edit in words, if it was made on the page; else its name."""
        return self._made.get(name, name)

    def _changes(self) -> list[Change]:
        state = self.shelf.session.state
        return changes(state, self._possible(state), self.seat(state), self.shelf.lang, own_names(self.shelf.session))

    def add(self, path: str, value: int | str) -> str:
        """Make an edit of one field of the present position; its name. Raises BadInput."""
        say = self.shelf.say
        change = next((one for one in self._changes() if one.path == path), None)
        if change is None:
            raise BadInput("path", say("edit_no_path", path=f"{path:.40}"))
        meant = self._meant(change, value)
        if meant == change.value:
            raise BadInput(path, say("edit_same", title=change.title, value=change.told(meant)))
        name, edit = f"{path} = {meant}", {path: meant}
        try:
            whatif.edited(self._possible(self.shelf.session.state), {name: edit}, None)
        except BadInput as error:
            told = str(error).removeprefix(_PLACE.sub(r"[\1]", path) + ":")
            unfit = told == str(error) and change.title != path  # it tells of another part, as Python calls it
            why = (
                say("edit_unfit", title=change.title, value=change.told(meant)) if unfit else change.title + ":" + told
            )
            raise BadInput(path, why) from None
        with self.shelf.lock:
            self.edits, self._made = {**self.edits, name: edit}, {**self._made, name: change.changed(meant)}
        return name

    def _meant(self, change: Change, value: int | str) -> int | str:
        """The new value that was written. Raises BadInput."""
        path, title, old = change.path, change.title, change.value
        if type(value) is int:
            text = str(value)
        else:
            text = str(value).strip().replace("−", "-")
            if isinstance(old, int) and _CHANGE.fullmatch(text):
                return old + int(text)
        for one, _ in change.choices:
            if text == str(one):
                return one
        if isinstance(old, str):
            if not 0 < len(text) <= _TEXT:
                raise BadInput(path, self.shelf.say("edit_no_text", title=title))
            return text
        if not _NUMBER.fullmatch(text):
            raise BadInput(path, self.shelf.say("edit_no_number", title=title, value=f"{text:.40}"))
        return int(text)

    def _possible(self, state: State) -> State:
        """A position as the seat that asks may take it to be: what is hidden is drawn anew."""
        return state.imagine(self.seat(state), Random(self.seed))

    def _names(self, state: State, question: whatif.Question) -> dict[str, str]:
        """The alternatives in words, by name."""
        in_words = partial(whatif_view.moves_in_words, lang=self.shelf.lang, names=own_names(self.shelf.session))
        if isinstance(question, State | Session):
            here = question.state if isinstance(question, Session) else question
            return in_words(here, [str(action) for action in here.legal_actions()])
        if isinstance(question, Mapping):
            return {name: name for name in question}
        played = [one.name for one in question if one.state is state and one.opening == (one.name,)]
        words = in_words(state, played) | self._made | {_BASELINE: self.shelf.say("as_it_is")}
        return {one.name: words.get(one.name, one.name) for one in question}


def _of_moves(state: State, question: whatif.Question) -> bool:
    """Whether what is compared are moves that can be played in this position."""
    if isinstance(question, State | Session):
        return (question.state if isinstance(question, Session) else question) is state
    if isinstance(question, Mapping):
        return False
    return all(one.state is state and one.opening == (one.name,) for one in question)
