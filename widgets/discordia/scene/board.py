"""The middle of the table: dice, season boat, action tiles, the display, and what else lies there for all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rulesim import Action
from rulesim.discordia import actions, decrees, main_actions, season, towers
from rulesim.discordia.city import TOWER, leftmost_free
from rulesim.discordia.components import BARRACKS, DICE, DICE_VALUES, DISPLAY_COLUMNS, Decree, Tile
from widgets.discordia.scene.city import privilege_token
from widgets.discordia.scene.wording import action_icons, effect_icons
from widgets.scenes import Column, Face, Piece, Zone
from widgets.scenes.layout import Group, grouped, marks
from widgets.scenes.wording import yes

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View


def dice_zone(view: View) -> Zone:
    """The six values with the dice on them, the seasons with the boat, and what each column offers."""
    state, playing = view.state, view.state.phase == "season"
    value = state.value if playing else 0
    groups: list[Group] = [
        (dice_pieces(view), view.say("group_dice"), view.term("die")),
        (boat_fields(view), view.say("group_boat"), view.term("season-boat")),
        (action_tiles(view), view.say("group_action_tiles"), view.term("action-tile")),
    ]
    return Zone(
        id="dice",
        title=view.say("dice"),
        note=view.say("dice_note" if state.die < 0 else "dice_note_used") if playing else "",
        **grouped(groups),
        columns=tuple(Column(label=view.say("column", value=n), active=n == value) for n in DICE_VALUES),
        active=view.deciding and playing and state.die < 0,
    )


def dice_pieces(view: View) -> Iterator[Piece]:
    """The dice on the columns of their values."""
    state = view.state
    for die in sorted(range(len(state.dice)), key=lambda die: state.dice[die]):
        rolled, name = state.dice[die], DICE[die]
        mine, gone = die == state.die, die == state.maximus_die and die != state.die
        color = view.game(f"die_{name}")
        used = view.say("used_as", value=state.value) if mine else ""
        badge = view.say("held", **view.player(state.maximus)) if gone else used
        label = view.say("die_label", die=color, value=rolled, state=badge or "none")
        icon, code, letter = f"die-{rolled}", f"{color} {rolled}", color[:1].upper()
        face = Face(title=color, colour=name, letter=letter, icon=icon, code=code)
        lies = {"column": rolled - 1, "spot": f"die.{rolled}", "marks": marks(used=mine, gone=gone)}
        yield view.piece("die", name, label, actions.CHOICES[die][rolled], face=face, badge=badge, **lies)


def boat_fields(view: View) -> Iterator[Piece]:
    """The seasons with their bonuses, the boat on one of them; developing with a 6 beside them."""
    state = view.state
    for number, bonus in enumerate(state.board.boat, 1):
        here = number == state.season and state.phase == "season"
        told = {"season": view.game(f"season_{number}"), "bonus": view.effects(bonus)}
        label = view.say("boat_label", **told, value=number, here=yes(here))
        idle = (view.say("boat", **told), view.say("boat_value", value=number))
        icons = (*("boat",) * here, *effect_icons(bonus))
        looks = {"text": told["season"], "marks": marks(here=here, past=not here and number < state.season)}
        other = actions.BOAT if here else None
        yield view.piece("boat", number, label, other, idle=idle, icons=icons, column=number - 1, **looks)
    label = view.say("develop_label", values=main_actions.develop_values(state, view.hero))
    yield view.piece("develop", None, label, actions.DEVELOP, text=view.game("action_develop.do"))


def action_tiles(view: View) -> Iterator[Piece]:
    """What each column offers as a main action."""
    state = view.state
    for value, tile in enumerate(state.columns, 1):
        label = view.say("action_tile", value=value, offers=view.offers(tile))
        icons = action_icons(tile)
        move, lit = column_attempt(view, value, label), column_marks(view, value)
        yield view.piece("action", value, label, move=move, id=tile.id, icons=icons, column=value - 1, marks=lit)


def column_marks(view: View, value: int) -> tuple[str, ...]:
    """How the column of the value in use is marked."""
    return marks(column=value == view.state.value and view.state.phase == "season")


def column_attempt(view: View, value: int, label: str) -> dict[str, Any]:
    """An action tile stands for its main actions, once it is the column in use; before, for a die to use it with."""
    state = view.state
    untaught = value not in (state.dice if state.die < 0 else [state.value]) and not view.shows("manipulators")
    if state.phase != "season" or not state.dice or untaught:
        return {"preview": (label,)}
    if state.die < 0:
        free = season.dice_left(state) if view.deciding else (0,)
        found = [actions.CHOICES[die][value] for die in sorted(free, key=lambda die: abs(state.dice[die] - value))]
        return among(view, [action for action in found if str(action) in view.legal], found[0], label)
    if value != state.value:
        later = actions.MANIPULATIONS[value]
        return among(view, [later] if str(later) in view.legal else [], later, label)
    tile, legal = state.columns[value - 1], view.legal
    other = actions.STARS[1] if tile.stars else actions.EXTENDS[0]
    if state.todo:  # what waits is answered where it is asked
        return {"preview": (label,)} if str(other) in legal else among(view, [], other, label)
    kinds = (*tile.kinds, *(TOWER,) * (BARRACKS in tile.kinds))
    sent = (action for action in legal.values() if not isinstance(action, actions.Dispatch) or action.place in kinds)
    main = actions.Dispatch | actions.Extend | actions.Stars
    return among(view, [action for action in sent if isinstance(action, main)], other, label)


def among(view: View, legal: Sequence[Action], other: Action, label: str) -> dict[str, Any]:
    """Like :meth:`attempt` for moves that have another home."""
    if len(legal) == 1:
        return view.single(legal[0], (label,))
    return {"preview": (label,), **({"choices": tuple(map(view.choice, legal))} if legal else {"action": str(other)})}


def display_zone(view: View) -> Zone:
    """The tiles to be had, row by row; the top row leaves at every new year."""
    state = view.state
    last = state.year == state.tables.setup.years
    pieces = [displayed(view, index, tile) for index, tile in enumerate(state.display)]
    rows = [
        (pieces[at : at + DISPLAY_COLUMNS], "" if last else view.say("row_next" if at else "row_top"), "")
        for at in range(0, len(pieces), DISPLAY_COLUMNS)
    ]
    return Zone(
        id="display",
        title=view.say("display"),
        term=view.term("display"),
        note=view.say("display_note", left=len(state.deck)),
        **grouped(rows),
        columns=(Column(label=""),) * DISPLAY_COLUMNS,
        active=view.asks("FIRST"),
    )


def displayed(view: View, index: int, tile: Tile | None) -> Piece:
    """One place of the display: a tile, or a gap."""
    row, column = divmod(index, DISPLAY_COLUMNS)
    lies = {"column": column, "marks": column_marks(view, column + 1), "spot": f"tile.{row}.{column}"}
    if tile is None:
        return view.piece("gap", index, view.say("gap", value=column + 1), **lies)
    told, back = view.tile_words(tile), [view.say("back", spaces=view.spaces(tile.back.spaces))] if tile.back else []
    label = view.say("displayed", tile=told, value=column + 1)
    other = actions.Take.of(tile, tile.kind, max(0, leftmost_free(view.city, tile.kind)))
    return view.piece("tile", None, label, other, id=tile.id, idle=(told, *back), face=view.face(tile), **lies)


def offers_zone(view: View) -> Zone:
    """Decrees, privileges and towers on display, and what the table has left of the rest."""
    groups: list[Group] = []
    if view.shows("decrees"):
        tokens = [decree_token(view, decree) for decree in view.state.decrees]
        groups.append((tokens, view.say("group_decrees"), view.term("decree")))
    if view.shows("shelf"):
        sold = [privilege_token(view, one, actions.Gain.of(one)) for one in view.state.privileges]
        groups.append((tower_tiles(view), view.say("group_towers"), view.term("tower")))
        groups.append((sold, view.say("group_privileges"), view.term("privilege")))
        groups.append((commons(view), view.say("group_common"), ""))
    active = view.asks("TOWER", "PRIVILEGE", "CLAIM")
    return Zone(id="offers", title=view.say("offers"), **grouped(groups), active=active)


def decree_token(view: View, decree: Decree) -> Piece:
    """A decree with how far the onlooker is."""
    at = decrees.progress(view.state, view.hero, decree)
    title, condition = view.game(f"decree_{decree.id}"), view.game(f"decree_{decree.id}.condition")
    numbers, meter = view.say("at_most" if at.at_most else "of", have=at.have, need=at.need), (at.have, at.need)
    if at.figures_need:
        figures, meter = view.say("of", have=at.figures, need=at.figures_need), (at.figures, at.figures_need)
        numbers = view.say("with_figures", numbers=numbers, figures=figures)
        meter = min(meter), at.figures_need
    label = view.say("decree", title=title, condition=condition, numbers=numbers)
    looks = {"text": f"{title} · {numbers}", "meter": None if at.at_most else meter}
    idle = (condition, numbers)
    return view.piece("decree", None, label, actions.Claim.of(decree), id=decree.id, idle=idle, **looks)


def tower_tiles(view: View) -> Iterator[Piece]:
    """The towers on display."""
    free = towers.places(view.state) if view.deciding else []
    for tower in view.state.towers:
        other = actions.Build.of(tower, free[0] if free else 0)
        yield view.piece("tile", None, view.tile_words(tower), other, id=tower.id, face=view.face(tower))


def commons(view: View) -> Iterator[Piece]:
    """The star cult, manipulators, the bag."""
    state = view.state
    label = view.say("cult", count=state.cult)
    yield view.piece("cult", None, label, actions.STARS[1], count=state.cult, text=view.say("cult_short"))
    label, text = view.say("manipulators_left", count=state.manipulators), view.game("count_manipulators")
    yield view.piece("manipulators-left", None, label, count=state.manipulators, text=text)
    told = [view.say("bag", count=sum(state.bag))]
    told += [view.figures(state.bag)] if state.options.show_bag and any(state.bag) else []
    yield view.piece("bag", None, ": ".join(told), idle=told, count=sum(state.bag), text=view.say("bag_short"))
