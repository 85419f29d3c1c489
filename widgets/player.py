"""The player: a whole game at one table, against bots or each other, with saving, sharing and stepping through it.

    player = Player("armorica", 3, seats=("human", "greedy", "random"), seed=1)
    player.play("take 2")                # the same as a click; the bots reply
    player.save("evening")               # in the user's data folder, or any path; replace=True: over another game
    code = player.share()                # a short code; player.open_code(code) brings the game back
    player.first(), player.next()        # step through it
    player.hint()                        # what the strongest bot would do
    player.whatif                        # the panel that plays every move out, below the table
    player.look_back()                   # what decided the game, and "try again from here"

All of it is there as buttons, too.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Final

import ipywidgets as w

from rulesim import Action, BadInput, Session, find_game, games, new_game, rulebook
from rulesim.bots import LEVELS, Bot, level
from rulesim.game import checked_name, unknown
from rulesim.outside import escaped
from widgets import controls, keeping, lessons
from widgets.game_review import GameReview
from widgets.games import drawn_game, player_counts
from widgets.jupyter import InWords, keeping_keys
from widgets.keeping import WRAP, Keeping, Told
from widgets.opponents import Opponents, PlayedTable, advice, bot, for_page
from widgets.scenes import Notice
from widgets.table import Answer
from widgets.text import to_html
from widgets.whatif import WhatIf
from widgets.words import own_names, player_name, rulebooks

SEATS: Final = ("human", *LEVELS)
"""Who may sit at a seat."""


class Player(InWords, w.VBox):
    """A game with everything around it, in one layout.

    ``seats``: who plays each seat, "human" or the name of a bot (default: one human against greedy bots). With one
    human the table is theirs; with several, it turns to whoever is to act, and with ``cover`` what is secret lies face
    down between their turns. A click does not wait for bots that think for long; :meth:`play` does.

    ``seed``: what chance gives (None: new every time). ``edition`` and ``options``: as for :func:`rulesim.new_game`.
    ``autosave``: a file that follows every move; if it exists, its game goes on. Raises BadInput.

    ``session`` and ``board`` are those of the current game; both are new after :meth:`new_game`, :meth:`load` and
    :meth:`open_code`. ``review``: what :meth:`look_back` made last.
    """

    session: Session
    board: PlayedTable

    def __init__(
        self,
        game: str = "armorica",
        players: int = 3,
        *,
        seats: Sequence[str] | None = None,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        edition: str | None = None,
        autosave: str | PathLike[str] | None = None,
        cover: bool = True,
        lang: str = "en",
        **options: Any,
    ) -> None:
        checked_name("game", game, games())
        self.game, self.lang, self.options = game, lang, options
        self._seats: tuple[str, ...] = ()
        self._whatif: WhatIf | None = None
        self.review: GameReview | None = None
        self._make_controls(players, edition, cover)
        super().__init__()
        self._keys = keeping_keys(self)
        kept = Session.resume(autosave) if autosave is not None else None
        fresh = kept or self._fresh(players, edition, seed=seed, names=names, autosave=autosave)
        self._sit(fresh, self._seated(fresh, seats))

    # -- the game ---------------------------------------------------------------------------------------------------

    def play(self, action: str | Action) -> Answer:
        """Attempt a move, as a click would; the bots reply."""
        return self.board.play(action)

    def undo(self) -> bool:
        """Back to the previous decision of a human."""
        return self.board.undo()

    def redo(self) -> bool:
        """On to the next decision of a human."""
        return self.board.redo()

    def hint(self) -> str:
        """What the strongest bot would do here, in words; it knows no more than who is to act."""
        return self._hinted()[0]

    def _hinted(self) -> tuple[str, Action | None]:
        state = self.session.state
        if not self.board.opponents.is_mine(state):
            return self._say("hint_wait"), None
        action = advice(state)
        do = drawn_game(self.game).do(state, action, self.lang, own_names(self.session))
        return self._say("hint", do=do, move=str(action)), action

    def _advise(self) -> None:
        text, move = self._hinted()
        hint = Notice(tone="info", title="", text=text)
        if move is None:
            self.board.notify(hint)
        else:
            self.board.advise(hint, move)

    @property
    def whatif(self) -> WhatIf:
        """The what-if panel below the table; made, and shown, when it is first asked for."""
        if self._whatif is None:
            self._whatif = WhatIf(self, tier="soon")
        self._whatif_shown.value = True
        return self._whatif

    def look_back(self) -> GameReview:
        """Look back on the game below the table; the game that was looked back on before is taken away."""
        self._close_review()
        self.review = GameReview(self.session, self._own_seat(), again=self._try_again, lang=self.lang)
        self._arrange()
        return self.review

    def _close_review(self) -> None:
        if self.review is not None:
            self.review.close()
        self.review = None

    def _try_again(self, session: Session, seat: int) -> None:
        """Play on from a moment of another game; a person sits at ``seat`` then, a bot where the only one sat."""
        seats = list(self._people(session.players))
        if seats[seat] != "human":
            seats = ["greedy" if name == "human" else name for name in seats]
            seats[seat] = "human"
        review, self.review = self.review, None  # it stays, for another moment
        self._take(session, seats)
        self.review = review
        self._arrange()

    def new_game(self, players: int | None = None, *, edition: str | None = None, seed: int | None = None) -> None:
        """Begin another game at this table, with the same players; of another number of seats they keep theirs."""
        self._take(self._fresh(self.session.players if players is None else players, edition, seed=seed))

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays each seat: "human" or the name of a bot. May be set; bots whose turn it is then move."""
        return self._seats

    @seats.setter
    def seats(self, seats: Sequence[str]) -> None:
        self._seats = self._checked_seats(seats, self.session.players)
        choices, self._seat_choices = self._seat_choices, []  # while they are set they report nothing
        for choice, name in zip(choices, self._seats, strict=True):
            choice.value = name
        self._seat_choices = choices
        self.board.opponents.seats = self._bots()
        self.board.seat = self._own_seat()
        self.board.refresh()
        self._offer_cover()
        self.play_on()

    @property
    def cover(self) -> bool:
        """Whether secrets lie face down between the turns of several people. May be set."""
        return self._cover.value

    @cover.setter
    def cover(self, cover: bool) -> None:
        self._cover.value = cover

    def play_on(self) -> None:
        """Let the bots move from here until a human is to decide."""
        self.board.opponents.play_on()

    # -- stepping ---------------------------------------------------------------------------------------------------

    def first(self) -> None:
        """To the first decision of the game."""
        decisions = (ply for ply, state in enumerate(self.session.history) if state.player >= 0)
        self._step(lambda: self.session.goto(next(decisions, self.session.ply)))

    def previous(self) -> None:
        """To the decision before, whoever made it."""
        self._step(self.session.undo)

    def next(self) -> None:
        """To the decision after, whoever made it."""
        self._step(self.session.redo)

    def last(self) -> None:
        """To the last known position of the game."""
        self._step(lambda: self.session.goto(self.session.end))

    def _step(self, move: Callable[[], object]) -> None:
        """Go there without waking the bots."""
        with self.board.resting():
            move()

    # -- keeping ----------------------------------------------------------------------------------------------------

    def save(self, path: str | PathLike[str], replace: bool = False) -> Path:
        """Save the game: a bare name goes to the user's data folder, a path where it says. Returns the file.

        Raises :class:`~rulesim.files.FileTaken` where another game is saved, unless ``replace``, and BadInput for a
        file that is no saved game and so is never replaced.
        """
        file = keeping.kept_file(path, self._say)
        keeping.save(self.session, file, replace, self._say)
        self._keeping.look()
        return file

    def load(self, path: str | PathLike[str]) -> None:
        """Go on with a saved game. Raises BadInput (and the present game stays) if the file cannot be used."""
        file = keeping.kept_file(path, self._say)
        try:
            session = Session.load(file)
        except OSError as error:
            known = tuple(kept.name for kept in keeping.kept_games(self.game))
            raise BadInput("game", self._say("no_game", name=file.name, games=known)) from error
        self._take(session)

    def share(self) -> str:
        """A short code of the game up to here."""
        return self.session.share()

    def open_code(self, code: str) -> None:
        """Go on with the game of a share code. Raises BadInput (and the present game stays) for a code with a typo."""
        self._take(Session.from_share(code))

    @property
    def history(self) -> list[str]:
        """What happened so far, move by move."""
        told = (self.board.scenes.account(self.session, [entry], lang=self.lang) for entry in self.session.log)
        return [sentence for sentence in told if sentence]

    # -- inside -----------------------------------------------------------------------------------------------------

    def _fresh(self, players: int, edition: str | None, **how: Any) -> Session:
        """A session of a new game; ``how``: as for :class:`~rulesim.Session`."""
        rules = {"edition": edition} if edition else {}
        return Session(new_game(self.game, players, **self.options, **rules), **how)

    def _take(self, session: Session, seats: Sequence[str] | None = None) -> None:
        """Sit down at another session."""
        wanted, old = self._seated(session, seats), self.board
        self._close_review()
        old.opponents.stop()
        self._sit(session, wanted)
        old.close()

    def _seated(self, session: Session, seats: Sequence[str] | None) -> tuple[str, ...]:
        """Who plays each seat of a session. Raises BadInput, also if it is of another game."""
        if session.game != self.game:
            title = rulebook.words(session.game, "game", self.lang)
            raise BadInput("game", self._say("other_game", title=title, game=session.game))
        if seats is None:
            seats = self._seats if len(self._seats) == session.players else self._people(session.players)
        return self._checked_seats(seats, session.players)

    def _sit(self, session: Session, seats: tuple[str, ...]) -> None:
        self.session, self._seats = session, seats
        opponents = Opponents(session, self._bots())
        opponents.play_on()
        how: dict[str, Any] = {
            "cover": self.cover,
            "commands": {"hint": self._advise},
            "chances": self._odds_shown.value,
        }
        self.board = PlayedTable(opponents, lang=self.lang, seat=self._own_seat(), **how)
        session.observe(self._changed)
        self._fill_seats()
        self._offer_cover()
        self._arrange()
        self._changed(session)

    def _people(self, players: int) -> tuple[str, ...]:
        """Who sits at a table of another size: all stay where they are, greedy bots take the seats that are added."""
        kept = (*self._seats[:players], *["greedy"] * (players - len(self._seats)))
        return kept if "human" in kept else ("human", *["greedy"] * (players - 1))

    def _bots(self) -> dict[int, Bot]:
        return {seat: level(name) for seat, name in enumerate(self._seats) if name != "human"}

    def _own_seat(self) -> int | None:
        humans = [seat for seat, name in enumerate(self._seats) if name == "human"]
        return humans[0] if len(humans) == 1 else None

    def _checked_seats(self, seats: Sequence[str], players: int) -> tuple[str, ...]:
        if isinstance(seats, str) or len(seats) != players:
            raise BadInput("seats", self._say("seats", players=players))
        for name in seats:
            bot(name)
        return tuple(seats)

    def _changed(self, session: Session) -> None:
        if session is self.session:
            self.board.afterwards(self._tell)

    def _tell(self) -> None:
        """Say around the board where the game stands."""
        self._look_back.layout.display = None if self.session.state.is_over else "none"
        self._where.value = self._say("at", ply=self.session.ply, end=self.session.end)
        wrong = self.session.autosave_error
        self._message.value = escaped(self._say("unsaved", reason=str(wrong))) if wrong else ""
        self._keeping.look()

    def _say(self, message: str, /, **facts: Any) -> str:
        return lessons.say(self.game, f"player_{message}", self.lang, **facts)

    # -- controls ---------------------------------------------------------------------------------------------------

    def _make_controls(self, players: int, edition: str | None, cover: bool) -> None:
        counts = player_counts(self.game)
        self._players = self._choice("players", [(str(count), count) for count in counts], players)
        self._edition = self._choice("edition", rulebooks(self.game, self.lang), edition or "")
        self._seat_box = w.HBox(layout=WRAP)
        self._seat_choices: list[w.Dropdown] = []
        self._cover = controls.Checkbox(cover, indent=False, **self._told("cover"))
        self._cover.observe(self._cover_changed, "value")
        self._odds_shown = controls.ToggleButton(True, layout={"width": "auto"}, **self._told("odds"))
        self._odds_shown.observe(lambda change: setattr(self.board, "odds_shown", change["new"]), "value")
        self._whatif_shown = controls.ToggleButton(False, layout={"width": "auto"}, **self._told("whatif"))
        self._whatif_shown.observe(self._whatif_changed, "value")
        self._look_back = self._button("look_back", self.look_back)
        self._where = w.Label()
        self._message = w.HTML()
        self._keeping = Keeping(self)

    def _choice(self, name: str, options: Sequence[tuple[str, Any]], value: Any) -> w.Dropdown:
        known = [key for _, key in options]
        if value not in known:
            raise unknown(name, value, [key for key in known if key != ""])
        return controls.Dropdown(options=options, value=value, description=self._say(name))

    def _told(self, name: str) -> dict[str, str]:
        """The words on a control, and those that explain it."""
        return {"description": self._say(name), "tooltip": self._say(f"{name}.tip")}

    def _button(self, name: str, pressed: Callable[[], object], told: Told | None = None) -> w.Button:
        """A button; what goes wrong is said on the table, or where ``told`` is."""
        button = controls.Button(**self._told(name), layout={"width": "auto"})
        button.on_click(lambda _: self._press(pressed, told))
        return button

    def _press(self, pressed: Callable[[], object], told: Told | None = None) -> None:
        self._keeping.quiet()
        title = self._say("refused")
        try:
            with for_page():
                pressed()
        except BadInput as error:
            self.board.notify(Notice(tone="refused", title=title, text=str(error)))
            if told is not None:
                told.say(f"{title} {error}")
        except Exception as error:
            self.board.fault(error)

    def _fill_seats(self) -> None:
        options = [(self._say(f"seat_{name}"), name) for name in SEATS]
        for gone in self._seat_choices:
            gone.close()
        self._seat_choices = []
        for seat, name in enumerate(self._seats):
            label = player_name(self.session, seat, self.lang)
            choice = controls.Dropdown(options=options, value=name, description=label)
            choice.observe(self._seat_changed, "value")
            self._seat_choices.append(choice)
        self._seat_box.children = tuple(self._seat_choices)

    def _seat_changed(self, change: Any) -> None:
        chosen = tuple(choice.value for choice in self._seat_choices)
        if chosen != self._seats and len(chosen) == self.session.players:
            self._press(lambda: setattr(self, "seats", chosen))

    def _cover_changed(self, change: Any) -> None:
        self.board.cover = change["new"]
        self.board.refresh()

    def _whatif_changed(self, change: Any) -> None:
        if change["new"]:
            self._press(lambda: self.whatif)
        elif self._whatif is not None:
            self._whatif.stop()
        self._arrange()

    def _offer_cover(self) -> None:
        """Where nothing is secret, or to one person alone, there is nothing to cover."""
        offered = self.board.scenes.secrets and self.board.seat is None
        self._cover.layout.display = None if offered else "none"

    @functools.cached_property
    def _rows(self) -> tuple[w.HBox, w.HBox]:
        """The controls above the seats, and those below the table."""
        button = self._button
        several = any(find_game(self.game).options.PRESETS.values())  # else there is one rulebook only
        rules = [self._edition] if several else []
        new = button("new", lambda: self.new_game(self._players.value, edition=self._edition.value or None))
        steps = (self.first, self.previous, self.next, self.last, self.play_on)
        beside = (self._odds_shown, self._whatif_shown, self._look_back, self._where)
        below = (*(button(step.__name__, step) for step in steps), *beside)
        return w.HBox([self._players, *rules, new], layout=WRAP), w.HBox(below, layout=WRAP)

    def _arrange(self) -> None:
        begin_row, steps_row = self._rows
        panel = (self._whatif,) if self._whatif is not None and self._whatif_shown.value else ()
        review = (self.review,) if self.review is not None else ()
        table = (self.board, steps_row, *review, *panel)
        self.children = (begin_row, self._seat_box, self._cover, *table, *self._keeping.rows, self._keys, self._message)

    # -- text -------------------------------------------------------------------------------------------------------

    def _who(self) -> str:
        return ", ".join(
            f"{choice.description}: {self._say(f'seat_{name}')}"
            for choice, name in zip(self._seat_choices, self._seats, strict=True)
        )

    def to_text(self) -> str:
        return "\n\n".join([self._who(), self.board.to_text(), self._where.value])

    def to_html(self) -> str:
        return f"<p>{escaped(self._who())}</p>{to_html(self.board.drawn)}<p>{escaped(self._where.value)}</p>"
