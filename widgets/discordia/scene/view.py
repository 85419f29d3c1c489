"""One look at one position of Discordia: who looks, in which language, what may be done with which piece."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Any, ClassVar, Final, cast

from rulesim import Action, Event
from rulesim.discordia import actions, setup, symbols
from rulesim.discordia.city import PLACES, TOWER, City, Laid, fillings, kind_name, laid_text, place_name
from rulesim.discordia.components import (
    AREAS,
    DICE,
    DISPLAY_COLUMNS,
    KINDS,
    LETTERS,
    LETTERS_OF_GERMANIC,
    STALL,
    ActionTile,
    Decree,
    Field,
    Germanic,
    Privilege,
    Tile,
    Tower,
    letters,
)
from rulesim.discordia.state import State
from rulesim.moves import Declared
from widgets.discordia.scene.preview import preview_of
from widgets.discordia.scene.wording import Wording, field_icons, icons_of
from widgets.scenes import view as scenes

_GERMANIC: Final = ("discordia.setup.first-germanic", "discordia.play.saturnalia-green")
"""What is told of a Germanic tile that is turned over."""
_QUIET: Final = (
    *("setup.display", "setup.random-selection", "setup.action-tiles", "setup.start-figures"),
    *("play.saturnalia-refill", "action.one-main", "newyear.top-row"),
)
_UNWORDED: Final = (actions.Show, actions.Column, actions.Reveal, actions.Uncover, actions.Start)
"""What chance does that has no words of its own."""
_SENT: Final = (actions.Dispatch, actions.Special)
_PLACED: Final = (*_SENT, actions.Take, actions.Build, actions.Demolish, actions.Lose)


class View(Wording, scenes.View[State]):
    """One look at one position."""

    REFUSALS: ClassVar = {"discordia.end.instant": "refused_over", "discordia.play.maximus": "refused_turn"}
    QUIET = frozenset(f"discordia.{rule}" for rule in _QUIET)

    @classmethod
    def on_turn(cls, state: State) -> int:
        """The seat whose season it is, or who answers."""
        return state.seat

    # --- moves in words ---

    def do(self, action: Action) -> str:
        """A move as an instruction, short enough for a button: "Take the farm"."""
        if isinstance(action, _UNWORDED):
            return str(action)
        facts, laid, verb = self.facts(action), self.laid_at(action), cast("Declared", action).FORM.verb
        if isinstance(action, actions.Trade) and not laid:
            return self.say("do_swap", slot=facts["slot"])
        if isinstance(action, actions.Dispatch) and not laid:
            return self.say("do_empty", area=self.game(f"area_{facts['area']}"), slot=facts["slot"])
        if isinstance(action, actions.Dispatch) and not any(action.figures):
            return self.say("do_full", tile=self.at_name(action))
        form = "discard" if action == actions.DISCARD else "do"
        return self.game(f"action_{verb}.{form}", **facts)

    def in_full(self, action: Action) -> str:
        """The same wherever it is read; where its place tells it from another one, with that place: "Take the farm of
        column 4 and lay it on field 1".
        """
        if not isinstance(action, _PLACED):
            return self.do(action)
        city, comes = self.state.cities[self.state.seat], isinstance(action, actions.Take | actions.Build)
        laid = city.at(self.place_of(action), action.index)
        if laid and not comes and [kind_name(one.tile) for one in city.laid()].count(kind_name(laid.tile)) == 1:
            return self.do(action)
        facts = self.facts(action) | ({"old": self.piece_name(laid.tile)} if laid and comes else {"old": ""})
        if isinstance(action, actions.Take):
            facts |= self.shown_at(action.tile)
        elif isinstance(action, actions.Build):
            alike = [one for one in self.state.towers if kind_name(one) == kind_name(action.tower)]
            facts["value"] = action.tower.value if len(alike) > 1 else 0
        else:
            facts |= self.named(laid.tile) if laid else {"tile": "", "kind": ""}
        return self.game(f"action_{action.FORM.verb}.placed", **facts)

    def shown_at(self, tile: Tile) -> dict[str, int]:
        """Column and row of a tile on display, from 1, as far as they tell it from others of its kind; else 0."""
        display = self.state.display
        if tile not in display:  # what is tried may lie anywhere
            return {"column": 0, "row": 0}
        row, column = divmod(display.index(tile), DISPLAY_COLUMNS)
        alike = [place for place, one in enumerate(display) if one and kind_name(one) == kind_name(tile)]
        near = [place for place in alike if place % DISPLAY_COLUMNS == column]
        return {"column": column + 1 if len(alike) > 1 else 0, "row": row + 1 if len(near) > 1 else 0}

    def instead(self, piece: str, path: str) -> dict[str, str]:
        state, found = self.state, self.state.tables.by_id.get(piece.partition("[")[0])
        here = {piece: self.tile_words(found)} if isinstance(found, Tile | Tower) else {}
        for city in state.cities:
            here |= next((self.filled(laid, city.jokers) for laid in city.laid() if laid.tile is found), {})
        if isinstance(found, Tile):
            return here | {tile.id: self.tile_words(tile) for tile in state.deck if tile.kind == found.kind}
        if isinstance(found, ActionTile):
            return {tile.id: ", ".join(self.offers(tile)) for tile in state.columns}
        if isinstance(found, Germanic):
            hidden = state.germanic_left[LETTERS_OF_GERMANIC.index(found.letter)]
            return {tile.id: self.germanic_words(tile) for tile in (found, *hidden)}
        spent = any((found, True) in city.privileges for city in state.cities)
        if not isinstance(found, Decree | Privilege | Tower) or spent:
            return {}
        group = setup.group_of(found)
        hidden = setup.in_the_box(state, group)
        if isinstance(found, Tower):
            return here | {one.id: self.tile_words(one) for one in hidden if isinstance(one, Tower)}
        return {one.id: self.game(f"{group}_{one.id}") for one in (found, *hidden)}

    def filled(self, lies: Laid, jokers: int) -> dict[str, str]:
        """What lies in a city, with each number of its spaces filled; as data and words tell it."""
        told: dict[str, str] = {}
        for laid in fillings(lies):
            facts = {"filled": laid.filled, "count": len(laid.tile.spaces), "figures": self.figures(laid.figures)}
            filled = f"{self.tile_name(laid.tile)}, {self.say('filled', **facts)}"
            told[laid_text(laid, jokers)] = filled if laid.tile.spaces else self.tile_words(laid.tile)
        return told

    def facts(self, action: Any) -> dict[str, Any]:
        """What the words of a move are told: of its fields, of what lies where it is made."""
        facts, place, index = super().facts(action), self.place_of(action), getattr(action, "index", -1)
        if isinstance(action, actions.Use | actions.Gain):
            gives, figure = action.privilege, action.privilege.permanent
            return {"figure": LETTERS[figure] if figure >= 0 else "", "privilege": self.game(f"privilege_{gives.id}")}
        if isinstance(action, actions.Claim):
            return {"decree": self.game(f"decree_{action.decree.id}")}
        if isinstance(action, actions.Extend):
            return {"extension": facts["kind"]}
        if "figures" in facts:
            facts["figures"] = letters(action.figures)
        if "index" in facts:
            facts |= {"area": PLACES[place], "slot": index + 1}
        if isinstance(action, actions.Take | actions.Build):
            facts |= self.named(action.tile if isinstance(action, actions.Take) else action.tower)
        elif isinstance(action, (*_PLACED, actions.Trade)):
            laid, kind = self.laid_at(action), "military" if place == TOWER else KINDS[place]
            facts |= self.named(laid.tile) if laid else {"kind": kind, "tile": index + 1}
        return facts

    def named(self, piece: Any) -> dict[str, Any]:
        """What the words of a tile or tower are told."""
        return {"kind": kind_name(piece), "tile": piece.id}

    def place_of(self, action: Any) -> int:
        """The place of the city (an index of ``city.PLACES``) where a move is made that names a slot."""
        return STALL if isinstance(action, actions.Flip) else getattr(action, "place", TOWER)

    def laid_at(self, action: Any) -> Laid | None:
        """What lies where a move is made, in the onlooker's city."""
        return self.city.at(self.place_of(action), action.index) if hasattr(action, "index") else None

    def short(self, action: Action) -> str:
        """A move in words beside the piece that stands for it."""
        if isinstance(action, _SENT):
            way = "special" if isinstance(action, actions.Special) else "bonus" if self.state.todo else "dispatch"
            return self.say(f"short_{way}", figures=self.figures(action.figures), tile=self.at_name(action))
        if isinstance(action, actions.Take | actions.Build):
            return self.slot_words(self.place_of(action), action.index)
        if isinstance(action, actions.Choose):
            spent = abs(action.value - self.state.dice[action.die])
            return self.say("short_choose", value=action.value, die=self.game(f"die_{DICE[action.die]}"), count=spent)
        return self.do(action)

    def choice_icons(self, action: Action) -> tuple[str, ...]:
        """The symbols of a move among others."""
        if isinstance(action, _SENT):
            return icons_of(action.figures)
        if isinstance(action, actions.Choose | actions.Manipulate):
            return (f"die-{action.value}",)
        if isinstance(action, actions.Stars):
            return ("star",) * action.amount
        return ("extension",) * isinstance(action, actions.Extend) or ("swap",) * isinstance(action, actions.Swap)

    def at_name(self, action: actions.Dispatch | actions.Special) -> str:
        """What lies where figures are sent to, or else the slot."""
        laid = self.laid_at(action)
        return self.piece_name(laid.tile) if laid else place_name(action.place, action.index)

    def slot_words(self, place: int, index: int) -> str:
        """A slot, and what is covered there."""
        old = self.city.at(place, index)
        facts = {"area": self.game(f"area_{PLACES[place]}"), "slot": index + 1}
        if old is None:
            return self.say("short_free", **facts)
        back = self.figures(old.figures) if old.filled else ""
        return self.say("short_over", **facts, old=self.piece_name(old.tile), figures=back or "none")

    def used_die(self) -> str:
        """The chosen die, and the value it is used with."""
        state = self.state
        facts = {"die": self.game(f"die_{DICE[state.die]}"), "rolled": state.rolled, "value": state.value}
        return self.say("die_as" if state.rolled != state.value else "die", **facts)

    def preview(self, action: Action) -> tuple[str, ...]:
        return preview_of(self, action)

    # --- what stands for a move (see board.toml) ---

    def spot(self, place: int, index: int) -> str:
        """The id of what lies on a slot of the onlooker's city, or of the empty slot."""
        laid = self.city.at(place, index)
        return laid.tile.id if laid else f"{place_name(place, index)}-{self.hero + 1}"

    def slot_id(self, action: Any) -> str:
        return self.spot(self.place_of(action), action.index)

    def stall_id(self, action: actions.Flip) -> str:
        return self.spot(STALL, action.index) if action.index >= 0 else "flip-discard"

    def column_id(self, action: actions.Manipulate) -> str:
        return self.state.columns[action.value - 1].id

    def season(self, action: actions.Boat) -> int:
        return self.state.season

    def field_number(self, action: actions.Advance) -> int:
        """The field that a star would cover."""
        return action.field or symbols.next_field(self.state, action.track)

    HOMES = {  # noqa: RUF012
        "slot_id": slot_id, "stall_id": stall_id, "column_id": column_id, "season": season,
        "field_number": field_number,
    }  # fmt: skip

    def distance(self, tried: Action, other: Action) -> tuple[Any, ...]:
        """The same piece, the same kind of move; ending last."""
        values = [a.value if isinstance(a, actions.Choose | actions.Manipulate) else 0 for a in (tried, other)]
        last, near = isinstance(other, actions.End | actions.Decline), abs(values[0] - values[1])
        return type(other) is not type(tried), self.home(other) != self.home(tried), last, near, str(other)

    # --- the position ---

    def is_told(self, event: Event) -> bool:
        """Nothing is told of the Germans where they are not shown."""
        return super().is_told(event) and (event.rule not in _GERMANIC or self.shows("germans"))

    def goes_on(self, event: Event) -> bool:
        """A draw for a swap is told with what brings it, a manipulator with the die."""
        drawn = event.rule == "discordia.symbol.swap" and event.facts["way"] == "draw"
        return drawn or event.rule == "discordia.manipulator.use"

    @property
    def city(self) -> City:
        return self.state.cities[self.hero]

    @cached_property
    def legal(self) -> dict[str, Action]:
        """What may be done by whoever decides; before manipulators are taught, as if there were none."""
        state, found = self.state, super().legal
        if self.shows("manipulators") or (state.die >= 0 and state.rolled != state.value):
            return found
        return {
            told: a
            for told, a in found.items()
            if not isinstance(a, actions.Manipulate)
            and not (isinstance(a, actions.Choose) and a.value != state.dice[a.die])
        }

    @cached_property
    def pending(self) -> tuple[str, Any] | None:
        """The effect that waits for the onlooker's answer."""
        return self.state.todo[0] if self.deciding and self.state.todo else None

    def asks(self, *effects: str) -> bool:
        """Whether one of these effects waits for the onlooker's answer."""
        return self.pending is not None and self.pending[0] in effects

    @property
    def needed(self) -> Collection[str]:
        """A star is put on a path: where that is asked, the paths are seen, even before they are taught."""
        asked = self.pending and not self.asking
        return ("tracks",) if asked and any(isinstance(a, actions.Advance) for a in self.legal.values()) else ()

    @cached_property
    def turn(self) -> bool:
        """Whether the onlooker is in the middle of a turn, with a die."""
        return self.deciding and self.state.phase == "season" and self.state.die >= 0

    @property
    def due(self) -> bool:
        """Whether something has to be answered or a die to be chosen."""
        return bool(self.pending) or not self.turn

    def laid_words(self, laid: Laid) -> str:
        """A tile or tower of a city in words: with its figures, and whether it waits."""
        told = self.tile_words(laid.tile)
        if not laid.tile.spaces:
            return told
        facts = {"filled": laid.filled, "count": len(laid.tile.spaces), "figures": self.figures(laid.figures)}
        return "; ".join([told, self.say("filled", **facts), *([self.say("waits")] if laid.waits else [])])

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
