"""What waits for an answer in Discordia: the question above everything else, with its answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rulesim import Action
from rulesim.discordia import actions
from rulesim.discordia.components import EXTENSIONS, LETTERS, STALL, TRACKS
from widgets.discordia.scene.action_words import choice_icons
from widgets.discordia.scene.brackets import groups_of
from widgets.discordia.scene.icons import FIGURES, effect_icons, field_icons, figure_icons
from widgets.scenes import Pick, Piece, Zone
from widgets.scenes.wording import upper

if TYPE_CHECKING:
    from widgets.discordia.scene.view import Look


def waiting(look: Look, name: str, arg: Any) -> Zone:
    """The question that has to be answered before anything else, with its answers."""
    shown = (*answers(look, name, arg), *decline(look))
    pick = pick_of(look, name, arg)
    groups = groups_of(pick_groups(look, arg)) if pick else ()
    pieces = (*picks(look, arg), *go(look, name, arg), *shown) if pick else shown
    return Zone(
        id="waiting",
        title=look.say("waiting", effect=look.effect(name, arg)),
        note=look.say(f"ask_{name}", amount=arg if isinstance(arg, int) else 1),
        pieces=pieces,
        active=True,
        urgent=True,
        grouped=bool(groups),
        brackets=groups,
        empty=look.say("ask_board"),
        pick=pick,
    )


def pick_of(look: Look, name: str, arg: int) -> Pick | None:
    """Figures that are returned together, after a swap, as a discard or for a negative shortage."""
    if name not in ("RETURN", "DISCARD"):
        return None
    most = min(arg, sum(look.city.supply))
    label = look.say("return", count="{count}", most=most)
    return Pick(action="return {picked}", label=label, least=most if name == "RETURN" else 1, most=most)


def pick_groups(look: Look, most: int) -> list[tuple[int, str, str]]:
    """Per colour in supply: how many pieces, heading, the rulebook's word."""
    return [
        (min(count, most), look.say("pick_group", figures=look.game(f"figure_{LETTERS[c]}", count=count)), "")
        for c, count in enumerate(look.city.supply)
        if count
    ]


def picks(look: Look, most: int) -> Iterator[Piece]:
    """The figures that may be picked, at most as many of a colour as can be returned."""
    for color, count in enumerate(look.city.supply):
        for number in range(min(count, most)):
            letter = LETTERS[color]
            label = look.say("pick", figure=look.game(f"figure_{letter}"), number=number + 1, count=count)
            yield Piece(
                id=f"pick-{letter}{number + 1}", kind="token", label=upper(label), pick=letter,
                icons=(FIGURES[color],), text=look.game(f"figure_{letter}"),
            )  # fmt: skip


def go(look: Look, name: str, arg: int) -> Iterator[Piece]:
    """What makes the move of the figures picked."""
    pick = pick_of(look, name, arg)
    if pick:
        yield Piece(id="return", kind="go", label=pick.label)


def decline(look: Look) -> Iterator[Piece]:
    """To do without a bonus."""
    if "decline" in look.legal:
        yield Piece(
            id="decline", kind="go", label=look.game("action_decline.do"), text=look.game("action_decline.do"),
            action="decline", legal=True,
        )  # fmt: skip


def answers(look: Look, name: str, arg: Any) -> Iterator[Piece]:
    """The answers as tokens, one for each thing they are about; the board shows most of them, too."""
    if name in ("RETURN", "DISCARD", "FIRST"):
        return
    for home, found in look.by_home.items():
        if home == "decline":
            continue
        offered = look.attempt(home)
        yield Piece(
            id=f"answer-{home}", kind="token", label=answer_words(look, found), text=answer_words(look, found),
            icons=answer_icons(look, found[0]), **offered,
        )  # fmt: skip


def answer_words(look: Look, found: Sequence[Action]) -> str:
    """What an answer is about, in words."""
    action = found[0]
    if len(found) > 1 and isinstance(action, actions.Dispatch):
        return upper(look.at_name(action))
    if isinstance(action, actions.Advance):
        return look.say("answer_star", track=look.game(f"track_{TRACKS[action.track]}"), field=look.next(action))
    if isinstance(action, actions.Flip) and action.index >= 0:
        return look.slot_words(STALL, action.index)
    if isinstance(action, actions.Extend):
        left = look.state.stacks[action.kind]
        return look.say("answer_extension", kind=look.game(f"extension_{EXTENSIONS[action.kind]}"), left=left)
    if isinstance(action, actions.Build):
        return look.game(f"tower_{action.tower.id}")
    return look.do(action)


def answer_icons(look: Look, action: Action) -> tuple[str, ...]:
    """What an answer is about, in symbols."""
    board = look.state.board
    if isinstance(action, actions.Advance):
        return field_icons(board.tracks[action.track].field(look.next(action)))
    if isinstance(action, actions.Extend):
        return look.extension_icons(action.kind)
    if isinstance(action, actions.Build):
        return ("tower", *effect_icons(action.tower.bonus))
    if isinstance(action, actions.Dispatch):
        laid = look.city.at(action.place, action.index)
        return figure_icons(laid.next) if laid and laid.next else ()
    if isinstance(action, actions.Gain):
        return effect_icons(action.privilege.effects)
    return choice_icons(action)
