"""One look at one position of Provincia Romana: who looks, in which language, what may be done with which piece."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar, Final, cast

from rulesim import CHANCE, Action
from rulesim.moves import Declared
from rulesim.provincia import actions
from rulesim.provincia.actions import Activate, Build, End, Keep, Lay, Look, Lose, Pick, Play, Put, Suffer
from rulesim.provincia.buildings import allowed
from rulesim.provincia.city import City
from rulesim.provincia.components import AEDIFICIUM, RESOURCES, Building, Card, Opes, Senate, Standing, Token
from rulesim.provincia.state import State
from widgets.provincia.scene.preview import preview_of
from widgets.provincia.scene.wording import Wording, pieces_of
from widgets.scenes import view as scenes
from widgets.scenes.layout import numbered
from widgets.scenes.wording import after_colon, sentence

MANY: Final = ("hand-", "token-", "top-")
"""How the ids of things begin that may be alike and are numbered."""
_PUBLIC: Final = (actions.Settle, actions.Choose, Pick)
"""Decisions that need nobody's secrets."""
_SECRET: Final = (Lay, Keep, Put)
"""Moves that are told without what was moved, to those who must not know it."""
_QUIET: Final = (
    *("setup.remove42", "setup.start-hand", "setup.tokens", "draft.leftovers", "income.first-round"),
    *("round-end.marker", "draft.end", "play.end"),
)


class View(Wording, scenes.View[State]):
    """One look at one position."""

    REFUSALS: ClassVar = {"provincia.round.count": "refused_over", "provincia.round.turn-order": "refused_turn"}
    QUIET = frozenset(f"provincia.{rule}" for rule in _QUIET)

    @classmethod
    def on_turn(cls, state: State) -> int:
        """The seat whose step it is."""
        return max(0, state.seat)

    # --- moves in words ---

    def do(self, action: Action) -> str:
        """A move in words, short enough for a button."""
        if isinstance(action, Look):
            name = self.name(action.number - 1) if action.number <= self.state.players else ""
            return self.say(f"do_look_{action.what}", number=action.number, name=name)
        card = self.at(action.place) if isinstance(action, Pick) else None
        if isinstance(action, Pick) and isinstance(card, Opes):
            goods = card.quaestor if self.state.seat == self.state.chooser else card.lower
            return self.say("do_pick_opes", place=action.place + 1, goods=self.amounts(goods))
        if isinstance(action, Pick) and card is None and action.place < len(self.state.face_up):
            return self.say("do_pick_gone", place=action.place + 1)
        form, facts = self._form(action)
        return self.game(f"action_{cast('Declared', action).FORM.verb}.{form}", **facts)

    def in_full(self, action: Action) -> str:
        """The same, with what tells a senate card from others of its name."""
        card = self.at(action.place) if isinstance(action, Pick) else getattr(action, "card", None)
        told = self.do(action)
        return told.replace(card.name, self.card_name(card)) if isinstance(card, Senate) else told

    def _form(self, action: Any) -> tuple[str, dict[str, Any]]:
        """Which words of a move are said, and what they are told: mostly its fields."""
        facts, seat = self.facts(action), getattr(action, "seat", -1)
        facts |= {"owner_name": self.name(seat)} if seat >= 0 else {}
        form = "activate" if isinstance(action, End) and self.state.phase == "activate" else "do"
        if token := getattr(action, "token", None):
            facts |= {"colour": token.colour, "value": token.value}
        if isinstance(action, Lose):
            facts["building"] = action.standing.building.id
        elif isinstance(action, actions.Gauls):
            facts["bellum"] = action.card.id
        elif isinstance(action, Pick):
            card = self.at(action.place)
            return ("do", {"card": card.id}) if card else ("blind", facts)
        elif isinstance(action, Build) and action.less >= 0:
            form = "less"
        elif isinstance(action, Play):
            return self._played(action, facts)
        return form, facts

    def _played(self, action: Play, facts: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """The same for a senate card; of a COMMERCIUM what it gives and gets, so many times."""
        card = action.card
        if action.times and any(card.give):
            (give, paid), (get, got) = (
                next((good, n * action.times) for good, n in zip(RESOURCES, amounts, strict=True) if n)
                for amounts in (card.give, card.get)
            )
            return "times", {"card": card.id, "give": give, "paid": paid, "get": get, "got": got}
        if any(action.goods):
            return "goods", {"card": card.id, **dict(zip(RESOURCES, action.goods, strict=False))}
        if action.target:
            return "target", facts | {"building": action.target.building.id}
        return "do" if action.seat < 0 else "on", facts

    def did(self, seat: int, action: Action) -> str:
        """A move in words for everybody at the table, secrets left out; for who made it, with them."""
        if seat == CHANCE:
            return self.say("did_chance")
        name, own = self.name(seat), seat == self.seat
        if isinstance(action, Lay) and own:
            return self.say("laid_own", token=self.token_words(action.token))
        if isinstance(action, Keep | Put) and own:
            return self.say(f"did_{action.FORM.verb}-own", card=self.card_name(action.card))
        if isinstance(action, _SECRET):
            return self.say(f"did_{action.FORM.verb}", name=name)
        return sentence(f"{name}: {after_colon(self.do(action))}")

    def preview(self, action: Action) -> tuple[str, ...]:
        return preview_of(self, action)

    def choice_icons(self, action: Action) -> tuple[str, ...]:
        """The symbols of a move among others."""
        if isinstance(action, Build) and action.less >= 0:
            return (RESOURCES[action.less],)
        return (
            pieces_of(action.goods) if isinstance(action, Play) else ("discard",) * isinstance(action, actions.Discard)
        )

    # --- who ---

    def seat_colour(self, seat: int) -> str:
        town = self.state.cities[seat].town
        return town.colour if town else super().seat_colour(seat)

    @cached_property
    def city(self) -> City:
        return self.state.cities[self.hero]

    @cached_property
    def waits(self) -> tuple[str, Any]:
        """The step that waits, and its argument; ("", None) in an ordinary turn."""
        return self.state.todo[0] if self.state.todo else ("", None)

    @property
    def due(self) -> bool:
        return bool(self.waits[0])

    @property
    def as_it_lies(self) -> Action | None:
        return next((put for put in self.legal.values() if isinstance(put, Put)), None)

    def order(self) -> list[int]:
        """All seats in turn order."""
        players = self.state.players
        return [(max(0, self.state.start) + step) % players for step in range(players)]

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

    def instead(self, piece: str, path: str) -> dict[str, str]:
        """What every city has from the start stays where it is; in a city lies what may stand there."""
        state, (_, seat, part, *_) = self.state, [*path.split("."), "", ""]
        if part == "buildings":
            return self.stands_instead(state.cities[int(seat)], piece)
        found = state.tables.by_id.get(piece)
        if not isinstance(found, Card):
            return {}
        unseen = state.decks[found.deck].unseen
        hidden = [card for card in state.tables.cards[found.deck] if unseen[card.index]]
        return {card.id: self.card_name(card) for card in (found, *hidden)}

    def stands_instead(self, city: City, piece: str) -> dict[str, str]:
        """The same in a city; what has two sides may stand with either of them up."""
        deck = self.state.decks[AEDIFICIUM]
        here = next(one.building for one in city.standing if one.id == piece)
        unseen = [one for one in self.state.tables.cards[AEDIFICIUM] if deck.unseen[one.index]]
        hidden = [one for one in unseen if isinstance(one, Building) and allowed(city, one)]
        either = [Standing.of(one, works) for one in (here, *hidden) for works in {one.active, True}]
        return {} if here is self.state.tables.horreum else {one.id: self.standing_name(one) for one in either}

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
        return {text: one for text, one in found.items() if isinstance(one, _PUBLIC)} if self.covered else found

    def stand_key(self, one: Standing, seat: int | None = None) -> str:
        """What stands for a building of a city, the onlooker's, among those that are just like it."""
        seat = self.hero if seat is None else seat
        return f"stand-{seat + 1}-{one.building.id}{'' if one.active else '-inactive'}"

    def standing_id(self, action: Lose) -> str:
        return self.stand_key(action.standing)

    def waiting_id(self, action: Activate) -> str:
        return self.stand_key(Standing.of(action.building, False))

    def sight_id(self, action: Look) -> str:
        what = {"card": "pick", "hand": "their-hand", "bellum": "bellum"}.get(action.what, "laid-by")
        return f"{what}-{action.number}"

    HOMES = {"standing_id": standing_id, "waiting_id": waiting_id, "sight_id": sight_id}  # noqa: RUF012

    def beside(self, action: Action) -> str | None:
        """The id of the first piece or of the button that stands for a move."""
        home = self.home(action)
        if home.startswith("stand-"):
            same = f"{home.removesuffix('-inactive')}-1"
            return next((id for id, one in self.standing(self.hero) if self.stand_key(one) == home), same)
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

    def distance(self, tried: Action, other: Action) -> tuple[Any, ...]:
        """The same piece, the same kind of move; ending last."""
        last = isinstance(other, End | Suffer)
        return self.home(other) != self.home(tried), type(other) is not type(tried), last, str(other)
