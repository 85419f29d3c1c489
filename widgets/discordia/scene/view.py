"""One look at one position of Discordia: who looks, in which language, what may be done with which piece."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, cast

from rulesim import CHANCE, Action, Event, Session, rulebook
from rulesim.discordia import actions, symbols
from rulesim.discordia.city import PLACES, TOWER, City, Laid, place_name
from rulesim.discordia.components import AREAS, DICE, Field, Tile, Tower
from rulesim.discordia.state import State
from widgets.discordia.scene.action_words import HOME, choice_icons, distance, instruction
from widgets.discordia.scene.icons import field_icons
from widgets.discordia.scene.preview import preview
from widgets.discordia.scene.tiles import laid_face, tile_face, tile_words
from widgets.discordia.scene.wording import Wording
from widgets.scenes import Choice, Face
from widgets.scenes.wording import event_words
from widgets.words import own_names


class View(Wording):
    """One look at one position. ``seat``: who looks on, None for whoever is to act; ``state``: another position."""

    def __init__(self, session: Session, lang: str, seat: int | None, state: State | None = None) -> None:
        super().__init__(lang)
        self.session = session
        self.seat = seat
        self.state = state or cast(State, session.state)
        self.names = own_names(session)

    def name(self, seat: int) -> str:
        return self.names[seat] or self.game("seat", count=seat + 1)

    def reference(self, rule: str) -> str:
        edition = self.lang if self.lang in rulebook.EDITIONS and self.lang != "ru" else "de"
        return f"{rule} · {rulebook.reference(rule, self.lang, edition)}"

    def event(self, event: Event) -> str:
        return event_words(event.rule, tuple(event.facts.items()), self.lang, self.names)

    def do(self, action: Action) -> str:
        """A move in words, short enough for a button."""
        return instruction(self, action)

    @cached_property
    def actor(self) -> int | None:
        """The seat that is to decide, None if chance or nobody is."""
        return None if self.state.is_over or self.state.player == CHANCE else self.state.player

    @cached_property
    def hero(self) -> int:
        """The seat whose view this is."""
        if self.seat is not None:
            return self.seat
        return self.state.winners()[0] if self.state.is_over else self.state.seat

    @property
    def city(self) -> City:
        return self.state.cities[self.hero]

    @cached_property
    def deciding(self) -> bool:
        return self.actor is not None and self.actor == self.hero

    @cached_property
    def pending(self) -> tuple[str, Any] | None:
        """The effect that waits for the onlooker's answer."""
        return self.state.todo[0] if self.deciding and self.state.todo else None

    @cached_property
    def turn(self) -> bool:
        """Whether the onlooker is in the middle of a turn, with a die."""
        return self.deciding and self.state.phase == "season" and self.state.die >= 0

    @cached_property
    def legal(self) -> dict[str, Action]:
        """What the onlooker may do now, by notation."""
        return {str(action): action for action in self.state.legal_actions()} if self.deciding else {}

    @cached_property
    def by_home(self) -> dict[str, list[Action]]:
        """The same by the piece that stands for it."""
        found: dict[str, list[Action]] = {}
        for action in self.legal.values():
            found.setdefault(self.home(action) or "", []).append(action)
        return found

    def home(self, action: Action) -> str | None:
        """The id of the piece or button that an attempt is about."""
        make = HOME.get(type(action))
        return make(self, action) if make else None

    def spot(self, place: int, index: int) -> str:
        """The id of what lies on a slot of the onlooker's city, or of the empty slot."""
        laid = self.city.at(place, index)
        return laid.tile.id if laid else f"{place_name(place, index)}-{self.hero + 1}"

    def used_die(self) -> str:
        state = self.state
        facts = {"die": self.game(f"die_{DICE[state.die]}"), "rolled": state.rolled, "value": state.value}
        return self.say("die_as" if state.rolled != state.value else "die", **facts)

    def attempt(self, id: str, other: Action | None = None, idle: Sequence[str] = ()) -> dict[str, Any]:
        """What a press on a piece does: its legal move, the choice among several, or what else can be attempted."""
        found = self.by_home.get(id, ())
        if not found:
            return {"action": str(other) if other else None, "preview": tuple(idle)}
        if len(found) == 1:
            lines = (*idle, self.short(found[0]), *preview(self, found[0]))
            return {"action": str(found[0]), "legal": True, "preview": lines}
        return {"choices": tuple(map(self.choice, found)), "preview": (self.say("several", count=len(found)), *idle)}

    def choice(self, action: Action) -> Choice:
        return Choice(
            label=self.short(action),
            action=str(action),
            legal=str(action) in self.legal,
            preview=preview(self, action) if str(action) in self.legal else (),
            icons=choice_icons(action),
        )

    def short(self, action: Action) -> str:
        """A move in words beside the piece that stands for it."""
        if isinstance(action, actions.Dispatch | actions.Special):
            way = "special" if isinstance(action, actions.Special) else "bonus" if self.state.todo else "dispatch"
            return self.say(f"short_{way}", figures=self.figures(action.figures), tile=self.at_name(action))
        if isinstance(action, actions.Take):
            return self.slot_words(action.place, action.index)
        if isinstance(action, actions.Build):
            return self.slot_words(TOWER, action.index)
        if isinstance(action, actions.Choose):
            spent = abs(action.value - self.state.dice[action.die])
            return self.say("short_choose", value=action.value, die=self.game(f"die_{DICE[action.die]}"), count=spent)
        return self.do(action)

    def at_name(self, action: actions.Dispatch | actions.Special) -> str:
        laid = self.city.at(action.place, action.index)
        return self.piece_name(laid.tile) if laid else place_name(action.place, action.index)

    def slot_words(self, place: int, index: int) -> str:
        old = self.city.at(place, index)
        facts = {"area": self.game(f"area_{PLACES[place]}"), "slot": index + 1}
        if old is None:
            return self.say("short_free", **facts)
        back = self.figures(old.figures) if old.filled else ""
        return self.say("short_over", **facts, old=self.piece_name(old.tile), figures=back or "none")

    def others(self) -> list[int]:
        """The other seats, clockwise."""
        players = self.state.players
        return [(self.hero + step) % players for step in range(1, players)]

    def next(self, action: actions.Advance) -> int:
        return symbols.next_field(self.state, action.track)

    def tile_words(self, tile: Tile | Tower) -> str:
        """A tile or tower in words."""
        return tile_words(tile, self.lang)

    def face(self, tile: Tile | Tower, laid: Laid | None = None) -> Face:
        """A tile or tower as it is printed, or as it lies in a city."""
        return laid_face(laid, self.lang) if laid else tile_face(tile, self.lang)

    def laid_words(self, laid: Laid) -> str:
        told = self.tile_words(laid.tile)
        if not laid.tile.spaces:
            return told
        facts = {"filled": laid.filled, "count": len(laid.tile.spaces), "figures": self.figures(laid.figures)}
        told = f"{told}; {self.say('filled', **facts)}"
        return f"{told}; {self.say('waits')}" if laid.waits else told

    def next_spot(self, kind: int) -> Field | None:
        """The place that the next extension of a kind covers; None for the tracks, which it lengthens."""
        return self.state.board.slot(kind, len(self.city.slots[kind])) if kind < len(AREAS) else None

    def extension_icons(self, kind: int) -> tuple[str, ...]:
        spot = self.next_spot(kind)
        return field_icons(spot) if spot else ()

    @cached_property
    def newest(self) -> str:
        """The tile or tower that the last player's move laid."""
        for entry in reversed(self.session.log):
            if entry.seat == CHANCE:
                continue
            action = entry.action
            if isinstance(action, actions.Take):
                return action.tile.id
            return action.tower.id if isinstance(action, actions.Build) else ""
        return ""

    def with_term(self, words: str, id: str) -> str:
        term = self.term(id)
        return f"{words} · {term}" if term else words

    def nearest(self, action: Action) -> Action | None:
        """The legal move that is most like what was tried; None if none is about the same piece or of the same kind.

        Where something has to be answered or a die to be chosen, any answer is near.
        """
        if not self.legal:
            return None
        found = min(self.legal.values(), key=lambda other: distance(self, action, other))
        due = bool(self.pending) or not self.turn
        same = type(found) is type(action) or self.home(found) == self.home(action)
        return found if due or same else None
