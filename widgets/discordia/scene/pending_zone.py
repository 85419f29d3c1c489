"""What waits for an answer in Discordia: the question above everything else, with its answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rulesim import Action
from rulesim.discordia import actions
from rulesim.discordia.components import EXTENSIONS, LETTERS, STALL, TRACKS
from widgets.discordia.scene.action_words import choice_icons
from widgets.discordia.scene.icons import FIGURES, effect_icons, field_icons, figure_icons
from widgets.scenes import Pick, Piece, Zone
from widgets.scenes.brackets import Group, brackets_of
from widgets.scenes.wording import upper

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View


def pending_zone(view: View, name: str, arg: Any) -> Zone:
    """The question that has to be answered before anything else, with its answers."""
    shown = (*answers(view, name, arg), *decline(view))
    pick = pick_of(view, name, arg)
    picks = pick_groups(view, arg) if pick else []
    pieces = (*(piece for group, _, _ in picks for piece in group), *go(view, name, arg), *shown) if pick else shown
    return Zone(
        id="waiting",
        title=view.say("waiting", effect=view.effect(name, arg)),
        note=view.say(f"ask_{name}", amount=arg if isinstance(arg, int) else 1),
        pieces=pieces,
        active=True,
        urgent=True,
        grouped=bool(picks),
        brackets=brackets_of(picks),
        empty=view.say("ask_board"),
        pick=pick,
    )


def pick_of(view: View, name: str, arg: int) -> Pick | None:
    """Figures that are returned together, after a swap, as a discard or for a negative shortage."""
    if name not in ("RETURN", "DISCARD"):
        return None
    most = min(arg, sum(view.city.supply))
    label = view.say("return", count="{count}", most=most)
    return Pick(action="return {picked}", label=label, least=most if name == "RETURN" else 1, most=most)


def pick_groups(view: View, most: int) -> list[Group]:
    """Per colour in supply: the figures that may be picked, and their heading."""
    return [
        ([*picks(view, color, most)], view.say("pick_group", figures=view.game(f"figure_{letter}", count=count)), "")
        for color, (letter, count) in enumerate(zip(LETTERS, view.city.supply, strict=True))
        if count
    ]


def picks(view: View, color: int, most: int) -> Iterator[Piece]:
    """The figures of a colour that may be picked, at most as many as can be returned."""
    letter, count = LETTERS[color], view.city.supply[color]
    for number in range(1, min(count, most) + 1):
        label = view.say("picked", figure=view.game(f"figure_{letter}"), number=number, count=count)
        yield Piece(
            id=f"pick-{letter}{number}", kind="token", label=upper(label), pick=letter, icons=(FIGURES[color],),
            text=view.game(f"figure_{letter}"),
        )  # fmt: skip


def go(view: View, name: str, arg: int) -> Iterator[Piece]:
    """What makes the move of the figures picked."""
    pick = pick_of(view, name, arg)
    if pick:
        yield Piece(id="return", kind="go", label=pick.label)


def decline(view: View) -> Iterator[Piece]:
    """To do without a bonus."""
    if "decline" in view.legal:
        yield Piece(
            id="decline", kind="token", label=view.game("action_decline.do"), text=view.game("action_decline.do"),
            action="decline", legal=True,
        )  # fmt: skip


def answers(view: View, name: str, arg: Any) -> Iterator[Piece]:
    """The answers as tokens, one for each thing they are about; the board shows most of them, too."""
    if name in ("RETURN", "DISCARD", "FIRST"):
        return
    for home, found in view.by_home.items():
        if home == "decline":
            continue
        offered = view.attempt(home)
        yield Piece(
            id=f"answer-{home}", kind="token", label=answer_words(view, found), text=answer_words(view, found),
            icons=answer_icons(view, found[0]), **offered,
        )  # fmt: skip


def answer_words(view: View, found: Sequence[Action]) -> str:
    """What an answer is about, in words."""
    action = found[0]
    if len(found) > 1 and isinstance(action, actions.Dispatch):
        return view.say("answer_dispatch", tile=view.at_name(action))
    if isinstance(action, actions.Advance):
        return view.say("answer_star", track=view.game(f"track_{TRACKS[action.track]}"), field=view.next(action))
    if isinstance(action, actions.Flip) and action.index >= 0:
        return view.slot_words(STALL, action.index)
    if isinstance(action, actions.Extend):
        left = view.state.stacks[action.kind]
        return view.say("answer_extension", kind=view.game(f"extension_{EXTENSIONS[action.kind]}"), left=left)
    if isinstance(action, actions.Build):
        return view.game(f"tower_{action.tower.id}")
    return view.do(action)


def answer_icons(view: View, action: Action) -> tuple[str, ...]:
    """What an answer is about, in symbols."""
    board = view.state.board
    if isinstance(action, actions.Advance):
        return field_icons(board.tracks[action.track].field(view.next(action)))
    if isinstance(action, actions.Extend):
        return view.extension_icons(action.kind)
    if isinstance(action, actions.Build):
        return ("tower", *effect_icons(action.tower.bonus))
    if isinstance(action, actions.Dispatch):
        laid = view.city.at(action.place, action.index)
        return figure_icons(laid.next) if laid and laid.next else ()
    if isinstance(action, actions.Gain):
        return effect_icons(action.privilege.effects)
    return choice_icons(action)
