"""One look at one position of Discordia: who looks, in which language, what may be done with which piece."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Any, ClassVar, Final

from rulesim import Action, Event
from rulesim.discordia import actions, symbols
from rulesim.discordia.city import PLACES, TOWER, City, Laid, place_name
from rulesim.discordia.components import AREAS, DICE, Field, Tile, Tower
from rulesim.discordia.state import State
from widgets.discordia.scene.action_words import HOME, choice_icons, in_full, instruction
from widgets.discordia.scene.icons import field_icons
from widgets.discordia.scene.preview import preview
from widgets.discordia.scene.tiles import laid_face, tile_face, tile_words
from widgets.discordia.scene.wording import QUIET, Wording
from widgets.scenes import Face
from widgets.scenes import view as scenes

_GERMANIC: Final = ("discordia.setup.first-germanic", "discordia.play.saturnalia-green")
"""What is told of a Germanic tile that is turned over."""


class View(Wording, scenes.View[State]):
    """One look at one position."""

    REFUSALS: ClassVar = {"discordia.end.instant": "refused_over", "discordia.play.maximus": "refused_turn"}
    QUIET, HOME = QUIET, HOME

    @classmethod
    def on_turn(cls, state: State) -> int:
        """The seat whose season it is, or who answers."""
        return state.seat

    def do(self, action: Action) -> str:
        """A move in words, short enough for a button."""
        return instruction(self, action)

    def in_full(self, action: Action) -> str:
        return in_full(self, action)

    def preview(self, action: Action) -> tuple[str, ...]:
        """What a legal move changes for who makes it, before chance or anybody else decides."""
        return preview(self, action)

    def choice_icons(self, action: Action) -> tuple[str, ...]:
        """The symbols of a move among others."""
        return choice_icons(action)

    def is_told(self, event: Event) -> bool:
        """Nothing is told of the Germans where they are not shown."""
        return super().is_told(event) and (event.rule not in _GERMANIC or self.shows("germans"))

    @property
    def city(self) -> City:
        return self.state.cities[self.hero]

    @cached_property
    def legal(self) -> dict[str, Action]:
        """What may be done by whoever decides; before manipulators are taught, as if there were none."""
        found = super().legal
        if self.shows("manipulators") or (self.state.die >= 0 and self.state.rolled != self.state.value):
            return found
        return {told: action for told, action in found.items() if not self._turns(action)}

    def _turns(self, action: Action) -> bool:
        """Whether a move needs manipulators."""
        if isinstance(action, actions.Choose):
            return action.value != self.state.dice[action.die]
        return isinstance(action, actions.Manipulate)

    @cached_property
    def pending(self) -> tuple[str, Any] | None:
        """The effect that waits for the onlooker's answer."""
        return self.state.todo[0] if self.deciding and self.state.todo else None

    @property
    def needed(self) -> Collection[str]:
        """A star is put on a path: where that is asked, the paths are seen, even before they are taught."""
        if not self.pending or self.asking:
            return ()
        return ("tracks",) if any(isinstance(action, actions.Advance) for action in self.legal.values()) else ()

    @cached_property
    def turn(self) -> bool:
        """Whether the onlooker is in the middle of a turn, with a die."""
        return self.deciding and self.state.phase == "season" and self.state.die >= 0

    def spot(self, place: int, index: int) -> str:
        """The id of what lies on a slot of the onlooker's city, or of the empty slot."""
        laid = self.city.at(place, index)
        return laid.tile.id if laid else f"{place_name(place, index)}-{self.hero + 1}"

    def used_die(self) -> str:
        state = self.state
        facts = {"die": self.game(f"die_{DICE[state.die]}"), "rolled": state.rolled, "value": state.value}
        return self.say("die_as" if state.rolled != state.value else "die", **facts)

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
        action = self.last_move.action if self.last_move else None
        if isinstance(action, actions.Take):
            return action.tile.id
        return action.tower.id if isinstance(action, actions.Build) else ""

    @property
    def due(self) -> bool:
        """Whether something has to be answered or a die to be chosen."""
        return bool(self.pending) or not self.turn

    def distance(self, tried: Action, other: Action) -> tuple[Any, ...]:
        """The same piece, the same kind of move; ending last."""
        last, near = isinstance(other, actions.End | actions.Decline), abs(_value(tried) - _value(other))
        return type(other) is not type(tried), self.home(other) != self.home(tried), last, near, str(other)


def _value(action: Action) -> int:
    """The value that a die would be used with, 0 in other moves."""
    return action.value if isinstance(action, actions.Choose | actions.Manipulate) else 0
