"""One look at one position of Provincia Romana: who looks, in which language, what may be done with which piece."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar, Final

from rulesim import CHANCE, Action
from rulesim.provincia.actions import Build, End, Keep, Lay, Look, Pick, Put, Suffer
from rulesim.provincia.city import City
from rulesim.provincia.components import Card, Opes, Standing, Token
from rulesim.provincia.state import State
from widgets.provincia.scene.action_words import DO, HOME, OPENLY, PUBLIC, choice_icons, stand_key
from widgets.provincia.scene.preview import preview
from widgets.provincia.scene.wording import QUIET, Wording
from widgets.scenes import view as scenes
from widgets.scenes.brackets import numbered
from widgets.scenes.wording import lower, sentence

MANY: Final = ("hand-", "token-", "top-")
"""How the ids of things begin that may be alike and are numbered."""


class View(Wording, scenes.View[State]):
    """One look at one position."""

    REFUSALS: ClassVar = {"provincia.round.count": "refused_over", "provincia.round.turn-order": "refused_turn"}
    QUIET, HOME = QUIET, HOME

    @classmethod
    def on_turn(cls, state: State) -> int:
        """The seat whose step it is."""
        return max(0, state.seat)

    def name_of(self, number: int) -> str:
        """The name of a seat counted from 1; "" for none."""
        return self.name(number - 1) if 1 <= number <= self.state.players else ""

    def do(self, action: Action) -> str:
        """A move in words, short enough for a button."""
        if isinstance(action, Look):
            return self.say(f"do_look_{action.what}", number=action.number, name=self.name_of(action.number))
        if isinstance(action, Pick) and isinstance(card := self.at(action.place), Opes):
            goods = card.quaestor if self.state.seat == self.state.chooser else card.lower
            return self.say("do_pick_opes", place=action.place + 1, goods=self.amounts(goods))
        if isinstance(action, Pick) and action.place < len(self.state.face_up) and self.at(action.place) is None:
            return self.say("do_pick_gone", place=action.place + 1)
        make = DO.get(type(action))
        message, facts = make(self, action) if make else ("", {})
        return self.game(message, **facts) if message else str(action)

    def did(self, seat: int, action: Action) -> str:
        """A move in words for everybody at the table, secrets left out."""
        if seat == CHANCE:
            return self.say("did_chance")
        name, openly = self.name(seat), OPENLY.get(type(action))
        return self.say(openly, name=name) if openly else sentence(f"{name}: {lower(self.do(action))}")

    def did_own(self, action: Action) -> str:
        """A move of the onlooker's own that no event tells of, in words."""
        if isinstance(action, Lay):
            return self.say("laid_own", token=self.token_words(action.token))
        if isinstance(action, Keep | Put):
            return self.say(f"{OPENLY[type(action)]}-own", card=self.card_name(action.card))
        return self.did(self.hero, action)

    # --- who ---

    @cached_property
    def city(self) -> City:
        return self.state.cities[self.hero]

    @cached_property
    def waits(self) -> tuple[str, Any]:
        """The step that waits, and its argument; ("", None) in an ordinary turn."""
        return self.state.todo[0] if self.state.todo else ("", None)

    def order(self) -> list[int]:
        """All seats in turn order."""
        players = self.state.players
        return [(max(0, self.state.start) + step) % players for step in range(players)]

    def seat_of(self, colour: str) -> int | None:
        """Whose city has this colour."""
        return next((s for s, c in enumerate(self.state.cities) if c.town and c.town.colour == colour), None)

    # --- what lies where ---

    def at(self, place: int) -> Card | None:
        """The card on a place of the selection, as far as the onlooker knows it."""
        state = self.state
        if place < len(state.face_up):
            return state.face_up[place]
        known = dict(enumerate(state.face_down_known, len(state.face_up))).get(place)
        mine = self.hero == state.decks[state.deck].top_seat and not self.covered
        return known if mine else None

    def standing(self, seat: int) -> Iterator[tuple[str, Standing]]:
        """The buildings of a city by the ids of their pieces."""
        named = ((f"stand-{seat + 1}-{one.building.id}", one) for one in self.state.cities[seat].standing)
        return numbered(named)

    def hand(self) -> Iterator[tuple[str, Card]]:
        """The onlooker's hand by the ids of its pieces."""
        return numbered((f"hand-{card.id}", card) for card in self.city.hand)

    def token_words(self, token: Token) -> str:
        return self.token(token, self.state.tables.towns)

    @cached_property
    def newest(self) -> str:
        """The building or card that the last player's move brought into sight."""
        action = self.last_move.action if self.last_move else None
        return action.building.id if isinstance(action, Build) else ""

    # --- what may be done ---

    @cached_property
    def legal(self) -> dict[str, Action]:
        """What the onlooker may do now, by notation; while his secrets are covered what needs none of them."""
        found = super().legal
        return {text: one for text, one in found.items() if isinstance(one, PUBLIC)} if self.covered else found

    def piece(self, action: Action) -> str | None:
        """The id of the first piece or of the button that stands for a move."""
        home = self.home(action)
        if home.startswith("stand-"):
            alike = [(id, stand_key(self.hero, one)) for id, one in self.standing(self.hero)]
            same = f"{home.removesuffix('-inactive')}-1"
            return next((id for id, key in alike if key == home), same)
        if home.startswith("laid-by-") and self.state.revealed and not any(c.laid for c in self.state.cities):
            return f"shown-{self.state.revealed[-1][0].id}-1"
        if home == "aediles" and home not in self.legal:
            home = "hand-aediles"
        return f"{home}-1" if home.startswith(MANY) else home or None

    @property
    def may_try(self) -> bool:
        """Whether what is illegal may be attempted: not between two turns, for the answer would tell secrets."""
        return not self.covered and self.actor is not None

    def attempt(self, home: str, other: Action | None = None, idle: Sequence[str] = ()) -> dict[str, Any]:
        """What a press on a piece does; of several moves each is told by what sets it apart."""
        offered = super().attempt(home, other, idle)
        if choices := offered.get("choices"):
            alike = set(choices[0].preview).intersection(*(one.preview for one in choices[1:]))
            offered["choices"] = tuple(
                replace(one, preview=tuple(line for line in one.preview if line not in alike)) for one in choices
            )
        return offered

    def preview(self, action: Action) -> tuple[str, ...]:
        """What a legal move changes for who makes it, before chance or anybody else decides."""
        return preview(self, action)

    def choice_icons(self, action: Action) -> tuple[str, ...]:
        """The symbols of a move among others."""
        return choice_icons(action)

    @property
    def due(self) -> bool:
        return bool(self.waits[0])

    def distance(self, tried: Action, other: Action) -> tuple[Any, ...]:
        """The same piece, the same kind of move; ending last."""
        last = isinstance(other, End | Suffer)
        return self.home(other) != self.home(tried), type(other) is not type(tried), last, str(other)
