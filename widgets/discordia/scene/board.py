"""The middle of the table: dice, season boat, action tiles, the display, and what else lies there for all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rulesim import Action
from rulesim.discordia import actions, decrees, main_actions, season, towers
from rulesim.discordia.city import TOWER, leftmost_free
from rulesim.discordia.components import BARRACKS, DICE, DISPLAY_COLUMNS, KINDS, Decree, Effects, Privilege, Tile, Tower
from widgets.discordia.scene.icons import effect_icons
from widgets.scenes import Column, Face, Piece, Zone
from widgets.scenes.brackets import Group, grouped

if TYPE_CHECKING:
    from widgets.discordia.scene.view import View


def dice_zone(view: View) -> Zone:
    """The six values with the dice on them, the seasons with the boat, and what each column offers."""
    state = view.state
    value = state.value if view.state.phase == "season" else 0
    columns = tuple(Column(label=view.say("column", value=n), active=n == value) for n in range(1, DISPLAY_COLUMNS + 1))
    groups: list[Group] = [
        ([*dice_pieces(view)], view.say("group_dice"), view.term("die")),
        ([*boat_fields(view)], view.say("group_boat"), view.term("season-boat")),
        ([*action_tiles(view)], view.say("group_action_tiles"), view.term("action-tile")),
    ]
    return Zone(
        id="dice",
        title=view.say("dice"),
        note=view.say("dice_note" if state.die < 0 else "dice_note_used") if state.phase == "season" else "",
        **grouped(groups),
        columns=columns,
        active=view.deciding and state.phase == "season" and state.die < 0,
    )


def dice_pieces(view: View) -> Iterator[Piece]:
    """The dice on the columns of their values."""
    state = view.state
    for die in sorted(range(len(state.dice)), key=lambda die: state.dice[die]):
        rolled, name = state.dice[die], DICE[die]
        mine, gone = die == state.die, die == state.maximus_die and die != state.die
        color = view.game(f"die_{name}")
        holder = view.say("held", **view.player(state.maximus)) if gone else ""
        used = view.say("used_as", value=state.value) if mine else ""
        told = view.say("die_label", die=color, value=rolled, state=holder or used or "none")
        yield Piece(
            id=f"die-{name}",
            kind="die",
            label=told,
            face=Face(
                title=color, colour=name, letter=color[:1].upper(), icon=f"die-{rolled}", code=f"{color} {rolled}"
            ),
            column=rolled - 1,
            spot=f"die.{rolled}",
            badge=holder or used,
            marks=("used",) if mine else ("gone",) if gone else (),
            **view.attempt(f"die-{name}", actions.CHOICES[die][rolled], (told,)),
        )


def boat_fields(view: View) -> Iterator[Piece]:
    """The seasons with their bonuses, the boat on one of them; developing with a 6 beside them."""
    for number, bonus in enumerate(view.state.board.boat, 1):
        yield boat_field(view, number, bonus)
    values = main_actions.develop_values(view.state, view.hero)
    yield Piece(
        id="develop",
        kind="field",
        label=view.say("develop_label", values=values),
        text=view.game("action_develop.do"),
        icons=("development",),
        column=DISPLAY_COLUMNS - 1,
        spot="develop",
        **view.attempt("develop", actions.DEVELOP, (view.say("develop_label", values=values),)),
    )


def boat_field(view: View, number: int, bonus: Effects) -> Piece:
    """A season with its bonus, and whether the boat is there."""
    here = number == view.state.season and view.state.phase == "season"
    told = {"season": view.game(f"season_{number}"), "bonus": view.effects(bonus)}
    idle = (view.say("boat", **told), view.say("boat_value", value=number))
    offered: dict[str, Any] = view.attempt(f"boat-{number}", actions.BOAT, idle) if here else {"preview": idle}
    return Piece(
        id=f"boat-{number}",
        kind="field",
        label=view.say("boat_label", **told, value=number, here="yes" if here else "no"),
        text=view.game(f"season_{number}"),
        icons=(*(("boat",) if here else ()), *effect_icons(bonus)),
        marks=("here",) if here else ("past",) if number < view.state.season else (),
        column=number - 1,
        spot=f"season.{number}",
        **offered,
    )


def action_tiles(view: View) -> Iterator[Piece]:
    """What each column offers as a main action."""
    state = view.state
    for index, tile in enumerate(state.columns):
        value = index + 1
        kinds = tuple(KINDS[kind] for kind in tile.kinds)
        label = view.say("action_tile", value=value, offers=view.offers(tile))
        yield Piece(
            id=tile.id,
            kind="field",
            label=label,
            text="",
            icons=(*kinds, *(("extension",) if tile.extension else ()), *("star",) * tile.stars),
            marks=("column",) if value == state.value and state.phase == "season" else (),
            column=index,
            spot=f"action.{value}",
            **column_attempt(view, value, label),
        )


def column_attempt(view: View, value: int, label: str) -> dict[str, Any]:
    """An action tile stands for its main actions, once it is the column in use; before, for a die to use it with."""
    state = view.state
    if state.phase != "season" or not state.dice:
        return {"preview": (label,)}
    if state.die < 0:
        free = season.dice_left(state) if view.deciding else (0,)
        dice = sorted(free, key=lambda die: abs(state.dice[die] - value))
        found = [actions.CHOICES[die][value] for die in dice]
        legal = [action for action in found if str(action) in view.legal]
        return among(view, legal, found[0], label)
    if value != state.value:
        later = actions.MANIPULATIONS[value]
        return among(view, [later] if str(later) in view.legal else [], later, label)
    tile = state.columns[value - 1]
    kinds = (*tile.kinds, *((TOWER,) if BARRACKS in tile.kinds else ()))
    found = [action for action in view.legal.values() if not state.todo and _offered(action, kinds)]
    other = actions.STARS[1] if tile.stars else actions.EXTENDS[0]
    if state.todo and str(other) in view.legal:
        return {"preview": (label,)}  # what waits is answered where it is asked
    return among(view, found, other, label)


def among(view: View, legal: Sequence[Action], other: Action, label: str) -> dict[str, Any]:
    """Like :meth:`attempt` for moves that have another home."""
    if len(legal) == 1:
        return view.single(legal[0], (label,))
    if legal:
        return {"choices": tuple(map(view.choice, legal)), "preview": (label,)}
    return {"action": str(other), "preview": (label,)}


def display_zone(view: View) -> Zone:
    """The tiles to be had, row by row; the top row leaves at every new year."""
    state = view.state
    labels = [view.say("row_next" if row else "row_top") for row in range(len(state.display) // DISPLAY_COLUMNS)]
    if state.year == state.tables.setup.years:
        labels = [""] * len(labels)
    pieces = [displayed(view, index, tile) for index, tile in enumerate(state.display)]
    starts = range(0, len(pieces), DISPLAY_COLUMNS)
    rows = [(pieces[start : start + DISPLAY_COLUMNS], label, "") for start, label in zip(starts, labels, strict=False)]
    return Zone(
        id="display",
        title=view.say("display"),
        term=view.term("display"),
        note=view.say("display_note", left=len(state.deck)),
        **grouped(rows),
        columns=(Column(label=""),) * DISPLAY_COLUMNS,
        active=bool(view.pending and view.pending[0] == "FIRST"),
    )


def displayed(view: View, index: int, tile: Tile | None) -> Piece:
    """One place of the display: a tile, or a gap."""
    state, column = view.state, index % DISPLAY_COLUMNS
    marks = ("column",) if column + 1 == state.value and state.phase == "season" else ()
    spot = f"tile.{index // DISPLAY_COLUMNS}.{column}"
    if tile is None:
        label = view.say("gap", value=column + 1)
        return Piece(
            id=f"gap-{index}", kind="place", label=label, preview=(label,), column=column, marks=marks, spot=spot
        )
    free = leftmost_free(view.city, tile.kind)
    other = actions.Take.of(tile, tile.kind, max(0, free))
    told, back = view.tile_words(tile), [view.say("back", spaces=view.spaces(tile.back.spaces))] if tile.back else []
    return Piece(
        id=tile.id,
        kind="tile",
        label=view.say("displayed", tile=told, value=column + 1),
        face=view.face(tile),
        column=column,
        marks=marks,
        spot=spot,
        **view.attempt(tile.id, other, (told, *back)),
    )


def offers_zone(view: View) -> Zone:
    """Decrees, privileges and towers on display, and what the table has left of the rest."""
    claims = [decree_token(view, decree) for decree in view.state.decrees] if view.shows("decrees") else []
    groups: list[Group] = [(claims, view.say("group_decrees"), view.term("decree"))] if view.shows("decrees") else []
    if view.shows("shelf"):
        groups += shelf(view)
    asked = view.pending[0] if view.pending else ""
    return Zone(
        id="offers",
        title=view.say("offers"),
        **grouped(groups),
        active=asked in ("TOWER", "PRIVILEGE", "CLAIM"),
    )


def shelf(view: View) -> list[Group]:
    """Towers and privileges on display, and what is there for all."""
    return [
        ([tower_tile(view, tower) for tower in view.state.towers], view.say("group_towers"), view.term("tower")),
        (
            [privilege_token(view, privilege) for privilege in view.state.privileges],
            view.say("group_privileges"),
            view.term("privilege"),
        ),
        ([*commons(view)], view.say("group_common"), ""),
    ]


def decree_token(view: View, decree: Decree) -> Piece:
    """A decree with how far the onlooker is."""
    at = decrees.progress(view.state, view.hero, decree)
    title = view.game(f"decree_{decree.id}")
    numbers = view.say("at_most" if at.at_most else "of", have=at.have, need=at.need)
    if at.figures_need:
        figures = view.say("of", have=at.figures, need=at.figures_need)
        numbers = view.say("with_figures", numbers=numbers, figures=figures)
    condition = view.game(f"decree_{decree.id}.condition")
    meter = (at.have, at.need) if not at.figures_need else (min(at.figures, at.figures_need), at.figures_need)
    told = view.say("decree", title=title, condition=condition, numbers=numbers)
    return Piece(
        id=decree.id,
        kind="token",
        label=told,
        text=f"{title} · {numbers}",
        icons=("decree",),
        meter=None if at.at_most else meter,
        **view.attempt(decree.id, actions.Claim.of(decree), (condition, numbers)),
    )


def privilege_token(view: View, privilege: Privilege) -> Piece:
    """A privilege on display."""
    words = view.game(f"privilege_{privilege.id}")
    state = view.say("permanent" if privilege.permanent >= 0 else "once")
    return Piece(
        id=privilege.id,
        kind="token",
        label=f"{words}, {state}",
        text=words,
        icons=("privilege", *effect_icons(privilege.effects)),
        **view.attempt(privilege.id, actions.Gain.of(privilege), (words, state)),
    )


def tower_tile(view: View, tower: Tower) -> Piece:
    """A tower on display."""
    free = towers.places(view.state) if view.deciding else [0]
    told = view.tile_words(tower)
    return Piece(
        id=tower.id,
        kind="tile",
        label=told,
        face=view.face(tower),
        **view.attempt(tower.id, actions.Build.of(tower, free[0] if free else 0), (told,)),
    )


def commons(view: View) -> Iterator[Piece]:
    """The star cult, manipulators, the bag, the stack of city tiles."""
    state = view.state
    cult = view.say("cult", count=state.cult)
    yield Piece(
        id="cult", kind="token", label=cult, count=state.cult, icons=("star",), text=view.say("cult_short"),
        **view.attempt("cult", actions.STARS[1], (cult,)),
    )  # fmt: skip
    left = view.say("manipulators_left", count=state.manipulators)
    yield Piece(id="manipulators-left", kind="token", label=left, count=state.manipulators, preview=(left,),
                icons=("manipulator",), text=view.game("count_manipulators"))  # fmt: skip
    bag = view.say("bag", count=sum(state.bag))
    inside = (view.figures(state.bag),) if state.options.show_bag and any(state.bag) else ()
    yield Piece(id="bag", kind="token", label=": ".join((bag, *inside)), count=sum(state.bag),
                icons=("bag",), text=view.say("bag_short"), preview=(bag, *inside))  # fmt: skip


def _offered(action: Action, places: Sequence[int]) -> bool:
    """Whether a move is one of an action tile that sends figures to these places."""
    if isinstance(action, actions.Dispatch):
        return action.place in places
    return isinstance(action, actions.Extend | actions.Stars)
