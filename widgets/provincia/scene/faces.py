"""Cards of Provincia Romana as they are printed: faces for the hand and the selection, smaller ones for the cities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from rulesim.provincia.actions import goods_text
from rulesim.provincia.components import RESOURCES, Bellum, Building, Card, Opes, Senate, Standing, Town
from widgets.provincia.scene.wording import Wording, pieces_of
from widgets.scenes import Face, Space

COLOURS: Final = {"production": "yellow", "defence": "blue", "basic": "brown", "prestige": "purple", "storage": "grey"}
"""What a combat card may name -> the colour of its cards."""

ONCE: Final = "1\N{MULTIPLICATION SIGN}"
OFTEN: Final = "\N{INFINITY}"
"""Marks of a building that may stand only once in a city, and of one that may stand there several times."""

_DECK_COLOURS: Final = ("green", "red", "brown")


def sort_of(building: Building) -> str:
    """The sort of a building that a combat card may name: production and defence before basic."""
    return building.penalty or building.tier


@lru_cache(maxsize=1024)
def card_face(card: Card, lang: str, half: str = "") -> Face:
    """A card as it is printed. ``half``: "upper" or "lower", the half of an OPES that counts for the onlooker.

    Faces are drawn by the map: ``portrait`` is the drawing, ``mark`` what the card does, in symbols, ``icon`` what
    stands in place of its prestige, ``lines`` how often it may stand, ``sign`` is "asleep" for a building that has to
    be activated.
    """
    if isinstance(card, Building):
        return building_face(card, lang)
    return senate_face(card, lang) if isinstance(card, Senate) else opes_face(card, lang, half)


def building_face(card: Building, lang: str) -> Face:
    """Cost from top to bottom, what it gives, and its prestige in the corner."""
    return Face(
        title=card.name,
        colour=COLOURS[sort_of(card)],
        letter="",
        rows=tuple((what, n) for what, n in zip(RESOURCES, card.cost, strict=True) if n),
        corner="prestige",
        corner_label=str(card.prestige),
        code=f"{card.name} {goods_text(card.cost)} = {card.prestige}",
        portrait=card.id,
        mark=Wording(lang).signs(card),
        lines=printed(card),
        sign="" if card.active else "asleep",
    )


def printed(card: Building) -> tuple[str, ...]:
    """The mark of a building whose worth does not tell whether it is unique."""
    if card.tier == "basic":
        return (ONCE,) if card.unique else ()
    return (OFTEN,) if card.tier == "prestige" and not card.unique else ()


def senate_face(card: Senate, lang: str) -> Face:
    """Price, and what it does."""
    words = Wording(lang)
    price = (("goods", card.goods),) if card.goods else (("gold", card.gold),) if card.gold else ()
    value = card.kind == "gloria"
    return Face(
        title=card.name.split(" (")[0],
        colour=_DECK_COLOURS[1],
        letter="",
        rows=price,
        corner="prestige" if value else None,
        corner_label=str(card.value) if value else "",
        icon="" if value else "senate",
        code=words.card_name(card),
        portrait=card.kind,
        mark=words.senate_sign(card),
    )


def payable(face: Face, lacks: Mapping[str, int]) -> Face:
    """A face on which every part of the cost says whether the onlooker has it, or how much is lacking."""
    return replace(
        face,
        spaces=tuple(
            Space(icons=(what,), state="free", words=f"−{lacks[what]}")
            if lacks.get(what)
            else Space(icons=(what,), state="filled")
            for what, _ in face.rows
        ),
    )


def opes_face(card: Opes, lang: str, half: str) -> Face:
    """Both halves; the one that counts for the onlooker is framed."""
    words = Wording(lang)
    states = {"upper": ("next", "free"), "lower": ("free", "next")}.get(half, ("free", "free"))
    halves = zip(("quaestor", "others"), (card.quaestor, card.lower), states, strict=True)
    return Face(
        title="OPES",
        colour=_DECK_COLOURS[0],
        letter="",
        spaces=tuple(
            space
            for name, amounts, state in halves
            for space in (Space(icons=(), state="bare", words=words.say(f"half_{name}")),
                          Space(icons=pieces_of(amounts), state=state))
        ),
        code=f"OPES {goods_text(card.quaestor)} | {goods_text(card.lower)}",
        portrait="opes",
    )  # fmt: skip


@lru_cache(maxsize=256)
def standing_face(standing: Standing, lang: str) -> Face:
    """A building in a city: what it goes on giving, and what it is worth now."""
    card = standing.building
    worth = card.prestige - standing.turned
    lasting = tuple(effect for effect in card.effects if effect[0] not in ("onbuild", "onactivate"))
    return replace(
        building_face(card, lang),
        rows=(),
        corner="prestige",
        corner_label=str(worth),
        code=f"{card.name} {worth}",
        mark=" ".join(sign_of(what, number) for _, what, number in lasting),
        sign="",
    )


def sign_of(what: str, number: int) -> str:
    """So much of something, with its symbol."""
    if what == "goods":
        return f"{number} {{goods}}"
    return f"−{number} {{goods}}" if what == "any4" else f"+{number} {{{what}}}"


@lru_cache(maxsize=64)
def permanent_face(card: Senate, lang: str) -> Face:
    """A senate card that lies in play."""
    return replace(senate_face(card, lang), rows=())


@lru_cache(maxsize=64)
def bellum_face(card: Bellum, lang: str) -> Face:
    """The Gauls' strength and the penalties, the first one first."""
    words = Wording(lang)
    losses = tuple(map(words.loss, card.penalties))
    return Face(
        title=words.say("gauls_face"),
        colour="red",
        letter="",
        rows=(("helmet", card.strength),),
        lines=losses,
        code=words.say("gauls_code", strength=card.strength, penalties=words.say("else", items=losses)),
        portrait="gaul",
    )


@lru_cache(maxsize=64)
def town_face(town: Town, lang: str) -> Face:
    """A city board: its colour, and the harbour or bridge it shows."""
    words = Wording(lang)
    return Face(
        title=town.name,
        colour=town.colour,
        letter="",
        icon=f"token-{town.colour}",
        code=f"{town.name} ({words.colour(town.colour)}, {town.shows})",
        portrait=town.shows,
        mark=words.game(f"shows_{town.shows}"),
    )
