"""What waits for an answer in Discordia: the question above everything else, with its answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rulesim import Action
from rulesim.discordia import actions
from rulesim.discordia.components import EXTENSIONS, LETTERS, STALL, TRACKS
from widgets.discordia.scene.wording import FIGURES, effect_icons, field_icons, figure_icons
from widgets.scenes import Pick, Piece, Zone
from widgets.scenes.layout import Group, grouped
from widgets.scenes.wording import upper

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View


def pending_zone(view: View, name: str, arg: Any) -> Zone:
    """The question that has to be answered before anything else, with its answers; figures are picked together."""
    pick, groups, shown = None, [], answers(view)
    if name in ("RETURN", "DISCARD"):
        most = min(arg, sum(view.city.supply))
        label = view.say("return", count="{count}", most=most)
        pick = Pick(action="return {picked}", label=label, least=most if name == "RETURN" else 1, most=most)
        groups, shown = pick_groups(view, arg), (view.piece("return", None, label, home="", idle=()),)
    picks = grouped(groups)
    pieces = {"pieces": (*picks["pieces"], *shown, *decline(view)), "grouped": bool(groups)}
    return Zone(
        id="waiting",
        title=view.say("waiting", effect=view.effect(name, arg)),
        note=view.say(f"ask_{name}", amount=arg if isinstance(arg, int) else 1),
        **(picks | pieces),
        active=True,
        urgent=True,
        pick=pick,
    )


def pick_groups(view: View, most: int) -> list[Group]:
    """Per colour in supply: the figures that may be picked, at most as many as can be returned, and their heading."""
    groups: list[Group] = []
    for letter, icon, count in zip(LETTERS, FIGURES, view.city.supply, strict=True):
        figure = view.game(f"figure_{letter}")
        pieces: list[Piece] = []
        for number in range(1, min(count, most) + 1):
            label = upper(view.say("picked", figure=figure, number=number, count=count))
            looks = {"pick": letter, "icons": (icon,), "text": figure, "id": f"pick-{letter}{number}"}
            pieces.append(view.piece("pick", None, label, idle=(), **looks))
        groups.append((pieces, view.say("pick_group", figures=view.game(f"figure_{letter}", count=count)), ""))
    return groups


def decline(view: View) -> Iterator[Piece]:
    """To do without a bonus."""
    if "decline" in view.legal:
        words = view.game("action_decline.do")
        yield view.piece("answer", None, words, id="decline", text=words, move={"action": "decline", "legal": True})


def answers(view: View) -> Iterator[Piece]:
    """The answers as tokens, one for each thing they are about; the board shows most of them, too."""
    for home, found in view.by_home.items():
        if home != "decline":
            words, icons = upper(answer_words(view, found)), answer_icons(view, found[0])
            yield view.piece("answer", home, words, home=home, idle=(), text=words, icons=icons)


def answer_words(view: View, found: Sequence[Action]) -> str:
    """What an answer is about, in words."""
    action = found[0]
    if len(found) > 1 and isinstance(action, actions.Dispatch):
        return view.say("answer_dispatch", where=view.game("move_where", **view.facts(action)))
    if isinstance(action, actions.Advance):
        track, field = view.game(f"track_{TRACKS[action.track]}"), view.field_number(action)
        return view.say("answer_star", track=track, field=field)
    if isinstance(action, actions.Flip) and action.index >= 0:
        return view.slot_words(STALL, action.index)
    if isinstance(action, actions.Extend):
        left, kind = view.state.stacks[action.kind], view.game(f"extension_{EXTENSIONS[action.kind]}")
        return view.say("answer_extension", kind=kind, left=left)
    if isinstance(action, actions.Gain):
        return view.game(f"privilege_{action.privilege.id}")
    return view.game(f"tower_{action.tower.id}") if isinstance(action, actions.Build) else view.in_full(action)


def answer_icons(view: View, action: Action) -> tuple[str, ...]:
    """What an answer is about, in symbols."""
    if isinstance(action, actions.Advance):
        return field_icons(view.state.board.tracks[action.track].field(view.field_number(action)))
    if isinstance(action, actions.Extend):
        return view.extension_icons(action.kind)
    if isinstance(action, actions.Build):
        return ("tower", *effect_icons(action.tower.bonus))
    if isinstance(action, actions.Dispatch):
        laid = view.laid_at(action)
        return figure_icons(laid.next) if laid and laid.next else ()
    return effect_icons(action.privilege.effects) if isinstance(action, actions.Gain) else view.choice_icons(action)
