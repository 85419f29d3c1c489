### Everything Discordia says in English. Rules are told in our own words; look them up in the rulebook's section.
###
### A rule `discordia.tile.column` is the message `discordia_tile_column` with
###   .title   its name                .text   the rule in one to three sentences
###   .broken  why an attempt failed   .kept   why it is allowed, with the numbers
###   .done    what happened           .line   what a line of the score sheet stands for
### Facts are numbers and ids. WORD("kind", $kind) is the message kind_<id>; with a number it is its `.counted` form.
### TALLY($figures, "figure") counts letters: "RRX" is "2 soldiers and 1 figure of any colour".
### Seats are counted from 1; `$seat_name` is the player's name or "Player 2"; `$seat_is` is "you" for who reads it.


## The game and its parts

game = Discordia

ordinal = { $category ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
 }
seat = Player
    .counted = Player { $count }
    .you = you

# Who did it, and the ending of the verb: "You take", "Ben takes".
seat_who = { $seat_is ->
    [you] You
   *[other] { $seat_name }
 }
seat_whom = { $seat_is ->
    [you] you
   *[other] { $seat_name }
 }
seat_whose = { $seat_is ->
    [you] Your
   *[other] { $seat_name }'s
 }
seat_are = { $seat_is ->
    [you] You are
   *[other] { $seat_name } is
 }
seat_have = { $seat_is ->
    [you] You have
   *[other] { $seat_name } has
 }
seat_s = { $seat_is ->
    [you] { "" }
   *[other] s
 }
seat_es = { $seat_is ->
    [you] { "" }
   *[other] es
 }
seat_turn = { $active_is ->
    [you] your turn
   *[other] { $active_name }'s turn
 }
seat_decides = { $active_is ->
    [you] You decide now
   *[other] { $active_name } decides now
 }
seat_asked = { $asked_is ->
    [you] yours
   *[other] { $asked_name }'s
 }
chance = Chance

# Figures by letter, as in the notation of spaces and payments. X: a grey figure, any colour.
figure_B = sailor
    .plural = sailors
    .counted = { $count ->
        [one] { $count } sailor
       *[other] { $count } sailors
     }
figure_R = soldier
    .plural = soldiers
    .counted = { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
     }
figure_W = merchant
    .plural = merchants
    .counted = { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
     }
figure_Y = farmer
    .plural = farmers
    .counted = { $count ->
        [one] { $count } farmer
       *[other] { $count } farmers
     }
figure_X = figure of any colour
    .plural = figures of any colour
    .counted = { $count ->
        [one] { $count } figure of any colour
       *[other] { $count } figures of any colour
     }
figure_none = no figures

colour_blue = blue
colour_red = red
colour_white = white
colour_yellow = yellow
colour_grey = grey
die_red = red
die_yellow = yellow
die_blue = blue

kind_ship = ship
    .one = a ship
kind_barracks = barracks
    .one = barracks
kind_stall = market stall
    .one = a market stall
kind_farm = farm
    .one = a farm
kind_military = military tower
    .one = a military tower
kind_trade = trade tower
    .one = a trade tower

area_harbour = harbour
    .plural = harbours
area_fort = fort
    .plural = forts
area_market = market
    .plural = markets
area_field = field
    .plural = fields
area_tower = tower place
    .plural = tower places

extension_harbour = harbour
extension_fort = fort
extension_market = market
extension_field = field
extension_expedition = expedition path
extension_development = development track

track_expedition = expedition path
track_development = development track

group_decree = decrees
group_privilege = privileges
group_military = military towers
group_trade = trade towers

main_tile = taking a city tile
main_dispatch = a dispatch
main_extension = taking an extension
main_develop = developing
main_stars = taking stars

# What an action tile shows.
offer_ship = dispatch to a ship
offer_barracks = dispatch to barracks
offer_stall = dispatch to a market stall
offer_farm = dispatch to a farm
offer_dispatch = dispatch to { JOIN($kinds, " or ") }
offer_extension = take an extension
offer_stars = take stars
offer_develop = develop
shown_ship = ships
shown_barracks = barracks
shown_stall = market stalls
shown_farm = farms
shown_extension = an extension
shown_stars = stars

phase_setup = Set-up
    .in = the set-up
phase_season = Season
    .in = a season
phase_raid = Germanic raid
    .in = the Germanic raid
phase_shortage = Infrastructure shortage
    .in = the infrastructure shortage
phase_newyear = New year
    .in = the new year
phase_over = Game over
    .in = the end of the game

season_1 = spring
season_2 = summer
season_3 = autumn
season_4 = Saturnalia
season_5 = winter

# Symbols: every bonus and every damage. `.counted` takes the number.
effect_EXP = a star on the expedition path
    .counted = { $count ->
        [0] a star on the expedition path
        [one] a star on the expedition path
       *[other] { $count } stars on the expedition path
     }
effect_DEV = a star on the development track
    .counted = { $count ->
        [0] a star on the development track
        [one] a star on the development track
       *[other] { $count } stars on the development track
     }
effect_TRACK = a star on either track
    .counted = { $count ->
        [0] a star on either track
        [one] a star on either track
       *[other] { $count } stars on the tracks
     }
effect_AQ = an aqueduct step
    .counted = { $count ->
        [0] an aqueduct step
        [one] an aqueduct step
       *[other] { $count } aqueduct steps
     }
effect_AQLOSS = an aqueduct step back
    .counted = { $count ->
        [0] an aqueduct step back
        [one] an aqueduct step back
       *[other] { $count } aqueduct steps back
     }
effect_STAR = a star from the star cult
    .counted = { $count ->
        [0] a star from the star cult
        [one] a star from the star cult
       *[other] { $count } stars from the star cult
     }
effect_STARLOSS = the loss of a star
    .counted = { $count ->
        [0] the loss of a star
        [one] the loss of a star
       *[other] the loss of { $count } stars
     }
effect_SWAP = a swap of figures
    .counted = { $count ->
        [0] a swap of figures
        [one] a swap of { $count } figure
       *[other] a swap of { $count } figures
     }
effect_RETURN = the second half of a swap
    .counted = { $count ->
        [0] the second half of a swap
        [one] the return of { $count } figure after a swap
       *[other] the return of { $count } figures after a swap
     }
effect_DISCARD = a discard of figures
    .counted = { $count ->
        [0] a discard of figures
        [one] a discard of { $count } figure
       *[other] a discard of { $count } figures
     }
effect_DRAW = drawing figures from the bag
    .counted = { $count ->
        [0] drawing figures from the bag
        [one] drawing { $count } figure from the bag
       *[other] drawing { $count } figures from the bag
     }
effect_TOWER = a tower
    .counted = { $count ->
        [0] a tower
        [one] a tower
       *[other] { $count } towers
     }
effect_TOWERLOSS = the loss of a tower
    .counted = { $count ->
        [0] the loss of a tower
        [one] the loss of a tower
       *[other] the loss of { $count } towers
     }
effect_MANIPULATOR = a manipulator
    .counted = { $count ->
        [0] a manipulator
        [one] a manipulator
       *[other] { $count } manipulators
     }
effect_PRIVILEGE = a privilege
    .counted = { $count ->
        [0] a privilege
        [one] a privilege
       *[other] { $count } privileges
     }
effect_EXTENSION = an extension
    .counted = { $count ->
        [0] an extension
        [one] an extension
       *[other] { $count } extensions
     }
effect_DISPATCH = a dispatch to any tile
    .counted = { $count ->
        [0] a dispatch to any tile
        [one] a dispatch to any tile
       *[other] { $count } dispatches to any tiles
     }
effect_DEMOLISH = the loss of a city tile
    .counted = { $count ->
        [0] the loss of a city tile
        [one] the loss of a city tile
       *[other] the loss of { $count } city tiles
     }
effect_INFRA = a lower shortage
    .counted = { $count ->
        [0] a lower shortage
       *[other] { $count } off the shortage of this year
     }
effect_PERM = a permanent perk
    .counted = a permanent perk
effect_JOKER = a joker colour
    .counted = a joker colour
effect_ONCE = the privilege that you may use now
    .counted = the privilege that you may use now
effect_FLIP = a new place for a full ship
    .counted = a new place for a full ship
effect_SHOW = laying out what takes part
    .counted = laying out what takes part
effect_COLUMNS = the action tiles
    .counted = the action tiles
effect_FILL = a new city tile
    .counted = a new city tile
effect_RED = the red Germanic tile
    .counted = the red Germanic tile
effect_GREEN = the green Germanic tile
    .counted = the green Germanic tile
effect_START = the choice of a start player
    .counted = the choice of a start player
effect_ROLL = the roll of the dice
    .counted = the roll of the dice
effect_FIRST = a first tile
    .counted = a first tile
effect_CLAIM = a decree that you may claim now
    .counted = a decree that you may claim now

perk_develop_on_5 = developing with a 5 as well
perk_any_colour_ship = special dispatches to ships with any die colour
perk_any_colour_farm = special dispatches to farms with any die colour
perk_any_colour_barracks = special dispatches to barracks with any die colour

# What the shortage is made of.
part_city = symbols in the city
part_expedition = symbols on the expedition path
part_development = symbols on the development track
part_decree = symbols on decree spaces
part_spaces = spaces without figures
part_aqueduct = aqueduct
part_reward = reward of year 4
part_shortage = infrastructure shortage

# What chance decides.
due_decree = which decrees are laid out
due_privilege = which privileges are laid out
due_tower = which towers are laid out
due_column = which action tile lies in a column
due_tile = which city tile comes next
due_germanic = which Germanic tile is turned over
due_start = who starts
due_roll = the roll of the dice
due_draw = which figures are drawn
due_none = nothing

provenance_rulebook = stated in the rulebook
provenance_public = from public sources
provenance_inferred = worked out from the rulebook and public counts
provenance_reconstructed = reconstructed for this program
provenance_own = from your own table

edition_english = Rulebook
edition_german = German rulebook
edition_russian = Russian rulebook
reference = { WORD("edition", $edition) }, { $section }
    .silent = { $edition ->
        [russian] There is no Russian rulebook of this game.
       *[other] { WORD("edition", $edition) }: not spelled out
     }

# Pieces of sentences.
tile_name = { WORD("kind", $kind) }
old_name = { WORD("kind", $old_kind) }
threat = { COUNT($effect) ->
    [0] {""}
   *[other] . Its damage: { WORD("effect", $effect, $amount) }
 }
    .reward = { COUNT($effect) ->
        [0] {""}
       *[other] . Its reward: { WORD("effect", $effect, $amount) }
     }
    .gained = { COUNT($effect) ->
        [0] {""}
       *[other] . Reward: { WORD("effect", $effect, $amount) }
     }
    .suffered = { COUNT($effect) ->
        [0] {""}
       *[other] . Damage: { WORD("effect", $effect, $amount) }
     }
returned = { COUNT($figures) ->
    [0] {""}
   *[other] ; back into the supply: { TALLY($figures, "figure") }
 }
brought = { $effect ->
    [AQ] { bonus }
   *[other] { $seat_is ->
        [you] {""}
       *[other] { bonus }
     }
 }
bonus = { COUNT($effect) ->
    [0] {""}
   *[other] , bonus: { WORD("effect", $effect, $amount) }
 }
have = { $have ->
    [0] you have none
   *[other] you have { $have }
 }
own = { $have ->
    [0] you own none
   *[other] you own { $have }
 }
named = { $have ->
    [0] you named none
   *[other] you named { $have }
 }
count_stars = stars
    .one = star
    .counted = { $count ->
        [0] no stars
        [one] { $count } star
       *[other] { $count } stars
     }
count_figures = figures
    .counted = { $count ->
        [0] no figures
        [one] { $count } figure
       *[other] { $count } figures
     }
count_spaces = spaces
    .counted = { $count ->
        [0] no spaces
        [one] { $count } space
       *[other] { $count } spaces
     }
count_symbols = symbols
    .counted = { $count ->
        [0] no symbols
        [one] { $count } symbol
       *[other] { $count } symbols
     }
count_tiles = tiles
    .counted = { $count ->
        [0] no tiles
        [one] { $count } tile
       *[other] { $count } tiles
     }
count_manipulators = manipulators
    .counted = { $count ->
        [0] no manipulators
        [one] { $count } manipulator
       *[other] { $count } manipulators
     }
count_active = active manipulators
    .counted = { $count ->
        [0] no active manipulator
        [one] { $count } active manipulator
       *[other] { $count } active manipulators
     }
count_harbours = harbours
    .counted = { $count ->
        [one] { $count } harbour
       *[other] { $count } harbours
     }
count_towers = towers
    .counted = { $count ->
        [0] no towers
        [one] { $count } tower
       *[other] { $count } towers
     }
count_extensions = extensions
    .counted = { $count ->
        [0] no extensions
        [one] { $count } extension
       *[other] { $count } extensions
     }
count_steps = steps
    .counted = { $count ->
        [one] { $count } step
       *[other] { $count } steps
     }
count_colours = colours
    .counted = { $count ->
        [one] { $count } colour
       *[other] { $count } colours
     }
count_pairs = pairs
    .counted = { $count ->
        [0] no pair
        [one] { $count } pair
       *[other] { $count } pairs
     }
count_points = figures in supply
    .counted = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
     }


## Decrees and privileges

# What a decree asks for, from its condition and numbers; `.now` is how you stand.
condition_extensions_different = own { $need } different kinds of extension
    .now = { own }
condition_extensions_two_pairs = { $pairs ->
    [any] own { $need } pairs of equal extensions
   *[other] own two extensions each of { $need } kinds
 }
    .now = { $pairs ->
        [any] you have { WORD("count", "pairs", $have) }
       *[other] { $have ->
            [0] you have two of no kind
            [one] you have that of { $have } kind
           *[other] you have that of { $have } kinds
         }
     }
condition_manipulators = own { $need } manipulators
    .now = { own }
condition_towers = own { $need } towers
    .now = { own }
condition_aqueduct_field = reach field { $need } of the aqueduct
    .now = your ring stands on field { $have }
condition_development_field = reach field { $need } of the development track
    .now = { $have ->
        [0] you have no star there
       *[other] you have reached field { $have }
     }
condition_expedition_field = reach field { $need } of the expedition path
    .now = { $have ->
        [0] you have no star there
       *[other] you have reached field { $have }
     }
condition_supply_kinds_max = have figures of at most { $need } colours in your supply
    .now = yours has { WORD("count", "colours", $have) }
condition_figures_placed = have { $need } or more figures on your tiles and towers
    .now = you have { WORD("count", "figures", $have) } there
condition_one_of_each_kind = have figures on tiles of all { $need } kinds, { $figures_need } figures or more in all
    .now = { $have ->
        [0] none of the kinds holds any
        [one] { $have } of the kinds holds { WORD("count", "figures", $figures_have) }
       *[other] { $have } of the kinds hold { WORD("count", "figures", $figures_have) } in all
     }
condition_ships = have { $figures_need } or more figures on { $need } ships
    .now = { $have ->
        [0] no ship of yours holds any
        [one] your { $counted ->
            [all] one
           *[other] best
         } ship holds { $figures_have }
       *[other] your { $counted ->
            [all] { $have }
           *[other] best { $have }
         } ships hold { $figures_have }
     }
condition_farms = have { $figures_need } or more figures on { $need } farms
    .now = { $have ->
        [0] no farm of yours holds any
        [one] your { $counted ->
            [all] one
           *[other] best
         } farm holds { $figures_have }
       *[other] your { $counted ->
            [all] { $have }
           *[other] best { $have }
         } farms hold { $figures_have }
     }
condition_stalls = have { $figures_need } or more figures on { $need } market stalls
    .now = { $have ->
        [0] no market stall of yours holds any
        [one] your { $counted ->
            [all] one
           *[other] best
         } market stall holds { $figures_have }
       *[other] your { $counted ->
            [all] { $have }
           *[other] best { $have }
         } market stalls hold { $figures_have }
     }
condition_barracks_towers = have { $figures_need } or more figures on { $need } barracks or military towers
    .now = { $have ->
        [0] none of your barracks and towers hold any
        [one] your { $counted ->
            [all] one
           *[other] best
         } barracks or tower holds { $figures_have }
       *[other] your { $counted ->
            [all] { $have }
           *[other] best { $have }
         } barracks and towers hold { $figures_have }
     }
condition = { $condition ->
    [extensions_different] { condition_extensions_different }
    [extensions_two_pairs] { condition_extensions_two_pairs }
    [manipulators] { condition_manipulators }
    [towers] { condition_towers }
    [aqueduct_field] { condition_aqueduct_field }
    [development_field] { condition_development_field }
    [expedition_field] { condition_expedition_field }
    [supply_kinds_max] { condition_supply_kinds_max }
    [figures_placed] { condition_figures_placed }
    [one_of_each_kind] { condition_one_of_each_kind }
    [ships] { condition_ships }
    [farms] { condition_farms }
    [stalls] { condition_stalls }
    [barracks_towers] { condition_barracks_towers }
   *[other] { $condition }
 }
    .now = { $condition ->
        [extensions_different] { condition_extensions_different.now }
        [extensions_two_pairs] { condition_extensions_two_pairs.now }
        [manipulators] { condition_manipulators.now }
        [towers] { condition_towers.now }
        [aqueduct_field] { condition_aqueduct_field.now }
        [development_field] { condition_development_field.now }
        [expedition_field] { condition_expedition_field.now }
        [supply_kinds_max] { condition_supply_kinds_max.now }
        [figures_placed] { condition_figures_placed.now }
        [one_of_each_kind] { condition_one_of_each_kind.now }
        [ships] { condition_ships.now }
        [farms] { condition_farms.now }
        [stalls] { condition_stalls.now }
        [barracks_towers] { condition_barracks_towers.now }
       *[other] you have { $have }
     }

decree_DE01 = Five kinds of extension
    .condition = Own 5 different kinds of extension.
decree_DE02 = Two pairs of extensions
    .condition = Own 2 extensions of one kind and 2 of another.
decree_DE03 = Three manipulators
    .condition = Own 3 manipulators, active or used.
decree_DE04 = Three towers
    .condition = Own 3 towers, military or trade.
decree_DE05 = Aqueduct 8
    .condition = Have your supply ring on field 8 of the aqueduct or beyond.
decree_DE06 = Development 6
    .condition = Have a star on field 6 of the development track.
decree_DE07 = Expedition 6
    .condition = Have a star on field 6 of the expedition path.
decree_DE08 = Two colours
    .condition = Have figures of at most 2 colours left in your supply.
decree_DE09 = Twelve at work
    .condition = Have 12 or more figures on your tiles and towers.
decree_DE10 = All trades
    .condition = Have figures on a ship, on barracks or a military tower, on a market stall and on a farm, 9 or more in all.
decree_DE11 = Two ships
    .condition = Have 3 or more figures on 2 ships, each with at least one.
decree_DE12 = Three farms
    .condition = Have 7 or more figures on 3 farms, each with at least one.
decree_DE13 = Three stalls
    .condition = Have 6 or more figures on 3 market stalls, each with at least one.
decree_DE14 = Three barracks
    .condition = Have 5 or more figures on 3 barracks or military towers, each with at least one.

# Privileges by id, and (for any table) by what they do.
privilege_PJ_blue_1 = Sailors are jokers
privilege_PJ_blue_2 = Sailors are jokers
privilege_PJ_red_1 = Soldiers are jokers
privilege_PJ_red_2 = Soldiers are jokers
privilege_PJ_white_1 = Merchants are jokers
privilege_PJ_white_2 = Merchants are jokers
privilege_PJ_yellow_1 = Farmers are jokers
privilege_PJ_yellow_2 = Farmers are jokers
privilege_PO_stars_1 = Two stars on the tracks
privilege_PO_stars_2 = Two stars on the tracks
privilege_PO_aqueduct_1 = Two aqueduct steps
privilege_PO_aqueduct_2 = Two aqueduct steps
privilege_PO_dispatch_1 = A dispatch to any tile and two stars
privilege_PO_dispatch_2 = A dispatch to any tile and two stars
privilege_name = { $figure ->
    [B] privilege "sailors are jokers"
    [R] privilege "soldiers are jokers"
    [W] privilege "merchants are jokers"
    [Y] privilege "farmers are jokers"
   *[other] privilege { $privilege ->
        [PO_stars_1] "two stars on the tracks"
        [PO_stars_2] "two stars on the tracks"
        [PO_aqueduct_1] "two aqueduct steps"
        [PO_aqueduct_2] "two aqueduct steps"
        [PO_dispatch_1] "dispatch to any tile and two stars"
        [PO_dispatch_2] "dispatch to any tile and two stars"
       *[other] "{ $privilege }"
     }
 }
privilege_left = { $left ->
    [0] , but no privilege is left
   *[other] { " " }and may take a privilege
 }

tower_MT1 = Military tower, strength 1
tower_MT2 = Military tower, strength 1, a star
tower_MT3 = Military tower, red 1: 2 soldiers
tower_MT4 = Military tower, red 2: 1 soldier, then any 1
tower_MT5 = Military tower, red 3: 1 soldier and any 1
tower_MT6 = Military tower, red 4: 1 soldier, a star
tower_MT7 = Military tower, red 5: 2 soldiers
tower_MT8 = Military tower, red 6: 1 soldier, a star
tower_TT1 = Trade tower: with a 1, swap 3
tower_TT2 = Trade tower: with a 2, swap 3
tower_TT3 = Trade tower: with a 3, swap 3
tower_TT4 = Trade tower: with a 4, swap 3
tower_TT5 = Trade tower: with a 5, swap 3
tower_TT6 = Trade tower: with a 6, swap 3
tower_TT7 = Trade tower: with a 2, swap 4
tower_TT8 = Trade tower: with a 5, swap 4


# What a piece is and does, as it is told beside its id.
piece_effect = { WORD("effect", $effect, $number) }
piece_tile = { WORD("kind", $kind) }, { WORD("colour", $colour) } { $value }: { $spaces }{ piece_gains }
piece_military = { $spaces ->
    [none] { WORD("kind", "military") }, strength { $strength }{ piece_gains }
   *[other] { WORD("kind", "military") }, red { $value }: { $spaces }{ piece_gains }
 }
piece_trade = { WORD("kind", "trade") }, { $value }: swaps { WORD("count", "figures", $swap) }{ piece_gains }
piece_germanic = { $red ->
    [0] green, strength { $strength }{ piece_gains }
   *[other] red, strength { $strength }{ piece_gains }
 }
piece_privilege = { $figure ->
    [B] sailors are jokers
    [R] soldiers are jokers
    [W] merchants are jokers
    [Y] farmers are jokers
   *[other] once { LIST($gains) }
 }
piece_action_tile = { CHOICE($offers, "offer") }
piece_gains = { COUNT($gains) ->
    [0] { "" }
   *[other] ; { LIST($gains) }
 }

## What one can do

action_show = is laid out
    .do = Lay out { $id }
action_column = lies on column { $column }
    .do = Put an action tile on column { $column }
action_reveal = comes to the display
    .do = Turn over { tile_name }
action_germanic = is turned over
    .do = Turn over a Germanic tile
action_start = starts the game
    .do = Player { $seat } starts
action_roll = rolls red { $red }, yellow { $yellow }, blue { $blue }
    .do = Roll red { $red }, yellow { $yellow }, blue { $blue }
action_draw = draws { TALLY($figures, "figure") }
    .do = Draw { TALLY($figures, "figure") }
action_choose = takes the { WORD("die", $die) } die as { $value }
    .do = Use the { WORD("die", $die) } die as { $value }
action_manipulate = uses the die as { $value }
    .do = Use the die as { $value }
action_take = takes the { tile_name }
    .do = Take the { tile_name }
    .placed = Take the { tile_name }{ move_which } and lay it on { WORD("area", $area) } { $slot }{ move_over }
action_dispatch = sends { TALLY($figures, "figure") } to the { tile_name }
    .do = Send { TALLY($figures, "figure") } to the { tile_name }
    .placed = Send { TALLY($figures, "figure") } to { move_where }
action_special = specially sends { TALLY($figures, "figure") } to the { tile_name }
    .do = Special dispatch: { TALLY($figures, "figure") } to the { tile_name }
    .placed = Special dispatch: { TALLY($figures, "figure") } to { move_where }
action_extension = takes an extension: { WORD("extension", $extension) }
    .do = Take an extension: { WORD("extension", $extension) }
action_develop = develops
    .do = Develop
action_stars = takes { WORD("count", "stars", $amount) }
    .do = Take { WORD("count", "stars", $amount) }
action_boat = takes the bonus of the season boat
    .do = Take the bonus of the season boat
action_trade = trades with a tower
    .do = Swap with the trade tower
action_claim = claims the decree "{ $decree }"
    .do = Claim the decree "{ $decree }"
action_use = uses the { privilege_name }
    .do = Use the { privilege_name }
action_end = ends the turn
    .do = End the turn
action_decline = declines
    .do = Do without it
action_star = puts a star on the { WORD("track", $track) }
    .do = Put a star on the { WORD("track", $track) }
action_swap = begins to swap
    .do = Draw for a swap
action_return = returns { TALLY($figures, "figure") }
    .do = Return { TALLY($figures, "figure") } to the bag
action_build = builds the { tile_name }
    .do = Build the { tile_name }
    .placed = Build the { tile_name }{ $value ->
        [0] {""}
       *[other] {" "}with a { $value }
     } on tower place { $slot }{ move_over }
action_privilege = takes the { privilege_name }
    .do = Take the { privilege_name }
action_flip = lays the stall on market { $slot }
    .do = Lay the stall on market { $slot }
    .discard = Discard the stall
action_demolish = loses the { tile_name }
    .do = Lose the { tile_name }
    .placed = Lose { move_where }
action_lose = loses the { tile_name }
    .do = Lose the { tile_name }
    .placed = Lose { move_where }

# Which of several pieces it is, where a move is made, and what it covers

move_which = { $column ->
    [0] {""}
   *[other] {" "}of column { $column }{ $row ->
        [0] {""}
       *[other] , row { $row },
     }
 }
move_where = { COUNT($tile) ->
    [0] { WORD("area", $area) } { $slot }, where nothing is built
   *[other] the { tile_name } on { WORD("area", $area) } { $slot }
 }
move_over = { COUNT($old) ->
    [0] {""}
   *[other] , over the { $old }
 }


## Setup: the table

discordia_setup_players =
    .title = Two to four players
    .text = Discordia is for 2, 3 or 4 players.
    .broken = Discordia is for 2, 3 or 4 players, not for { $have }.
discordia_setup_supply-counts =
    .title = How much is laid out
    .text = With 2, 3 or 4 players lay out 4, 6 or 8 extensions of each city kind and 2, 3 or 4 of each track kind. Add 5, 7 or 10 manipulators, 24, 36 or 48 stars, and 3, 5 or 7 decrees, privileges, military towers and trade towers each. All the rest stays in the box.
discordia_setup_stacked-or-open =
    .title = Stacks and single tiles
    .text = Extensions and manipulators lie in stacks, for those of a kind are all alike. Decrees, privileges and towers lie side by side, and you may choose any of them.
discordia_setup_random-selection =
    .title = A different choice every game
    .text = The box holds more decrees, privileges and towers than a game needs. Chance decides which of them take part.
    .broken = { $due ->
        [decree] That cannot be laid out now: a decree comes next, one that is not on the table yet.
        [privilege] That cannot be laid out now: a privilege comes next, one that is not on the table yet.
        [tower] That cannot be laid out now: a tower comes next, one of the kind that is still missing.
       *[other] Nothing more is laid out: decrees, privileges and towers are complete for this game.
     }
    .done = { $amount } { WORD("group", $group) } are laid out.
discordia_setup_star-cult =
    .title = The star cult
    .text = All stars of the game begin on the star cult field of the main board. Every player's first 6 stars come from there.
discordia_setup_germanic-stacks =
    .title = Two stacks of Germanic tiles
    .text = Germanic tiles have a letter on the back. The left stack has three A tiles and a C tile at the bottom, the right stack three B tiles and a D tile. So C and D belong to year 4, and nobody knows the tiles before they are turned over.
    .broken = { $due ->
        [germanic] This cannot be the next Germanic tile: { $why ->
            [letter] its letter is not the one on top.
           *[other] it has been seen already.
         }
       *[other] No Germanic tile is turned over now.
     }
discordia_setup_first-germanic =
    .title = The first look at the Germans
    .text = The top tile of the left stack is turned over at once: it shows the damage of this year. The season boat begins on spring.
    .done = A Germanic tile is turned over: strength { $germans }{ threat }.
discordia_setup_action-tiles =
    .title = Six action tiles
    .text = The six action tiles are shuffled onto columns 1 to 6, one each. They stay there for the whole game.
    .broken = { $due ->
        [column] This action tile cannot come to column { $column }: it lies on another column already.
       *[other] { $column ->
            [7] All six columns have their action tile.
           *[other] No action tile is laid out now.
         }
     }
    .done = An action tile lies on column { $column }.
discordia_setup_city-stack =
    .title = The city tiles
    .text = All 86 city tiles are shuffled into a draw stack. Their order is hidden, but what may still come can be counted.
    .broken = { $due ->
        [tile] The { tile_name } cannot come next: it is not among the { WORD("count", "tiles", $left) } of the stack.
        [first] The { tile_name } is not on display.
       *[other] No city tile is turned over now.
     }
discordia_setup_display =
    .title = The display
    .text = Lay out as many rows as there are players, six tiles in each, one below every die value. Fill each row from left to right, the top row first.
    .done = The { tile_name } comes to column { $column }, row { $row }.
discordia_setup_ship-face =
    .title = Ships show their blue side
    .text = A ship tile has a market stall with an anchor on its back. In the display it always lies ship side up.
discordia_setup_bag =
    .title = Everybody into the bag
    .text = All 140 figures go into the bag: 35 blue sailors, 35 red soldiers, 35 white merchants, 35 yellow farmers.
    .broken = { $due ->
        [draw] You cannot draw { TALLY($figures, "figure") }: the draw is one of { WORD("count", "figures", $need) } out of the { $left } in the bag.
       *[other] Nothing is drawn from the bag now.
     }


## Setup: the players

discordia_setup_city-board =
    .title = Your city board
    .text = Everybody gets a city board with 4 decree spaces, expedition path, development track, aqueduct and the city itself. One harbour, one fort, two markets and two fields are printed on it, all empty.
discordia_setup_ring-and-stars =
    .title = Supply ring and six stars
    .text = Your supply ring begins on field 0 of the aqueduct. Take 6 stars from the star cult.
discordia_setup_manipulator =
    .title = One manipulator each
    .text = Take one manipulator and lay it before you, active side up.
discordia_setup_start-figures =
    .title = Fifteen figures each
    .text = Draw 15 figures from the bag without looking. They are your supply, and getting rid of them is what the game is about.
    .done = { seat_who } draw{ seat_s } { TALLY($figures, "figure") }.
discordia_setup_start-player =
    .title = Who starts
    .text = Chance names the start player of the first year, who gets the start stone and the three dice.
    .broken = { $due ->
        [start] { $asked_name } does not take part in this game.
       *[other] The start player is named by chance, once, when all players have drawn their figures.
     }
    .done = { seat_are } the start player of year 1.
discordia_setup_first-tile-order =
    .title = First tiles anticlockwise
    .text = Before the first season everybody takes one tile from the display. The player to the right of the start player chooses first, then it goes anticlockwise; the start player comes last.
    .broken = { $active ->
        [0] Nobody can choose just now: chance decides something first.
       *[other] It is { seat_turn } to choose a first tile, not { seat_asked }.
     }
    .kept = { $active ->
        [0] Chance decides now.
       *[other] It is { seat_turn } to choose a first tile.
     }
discordia_setup_first-tile-place =
    .title = Where the first tile goes
    .text = The first tile may come from any column. Lay it on the leftmost free place for its kind: ship on harbour, barracks on fort, market stall on market, farm on field.
    .broken = The { tile_name } cannot go to { WORD("area", $area) } { $slot }: { $kind ->
        [ship] a ship needs a harbour
        [barracks] barracks need a fort
        [stall] a market stall needs a market
        [farm] a farm needs a field
       *[other] it has no place in the city
     }, and the leftmost free one is { $leftmost ->
        [0] missing
       *[other] number { $leftmost }
     }.
    .kept = The { tile_name } goes to { WORD("area", $area) } { $leftmost }.
    .done = { seat_who } begin{ seat_s } with the { tile_name }{ brought }.
discordia_setup_first-tile-bonus =
    .title = The first tile's bonus
    .text = If your first tile shows a bonus, you get it at once, as in the game.
discordia_setup_no-refill =
    .title = The gaps stay for now
    .text = The places of the first tiles stay empty until season 4.


## 1 Course of play

discordia_play_years-seasons =
    .title = Four years of five seasons
    .text = A year has five seasons: spring, summer, autumn, Saturnalia, winter. In every season everybody has one turn. After four years the game is over.
    .broken = { $now ->
        [over] The game is over: it lasts at most 4 years of 5 seasons.
       *[other] That belongs to { WORD("phase", $asked, "in") }, but now it is { WORD("phase", $now, "in") }.
     }
    .kept = { $now ->
        [season] It is season { $season } of year { $year }.
       *[other] It is { WORD("phase", $now, "in") } now.
     }
discordia_play_maximus =
    .title = Maximus goes first
    .text = The player with the first turn of a season is called Maximus. In season 1 that is the start player; in each later season it is the next player clockwise.
    .broken = { $active ->
        [0] Nobody can move just now: chance decides something first.
       *[other] It is { seat_turn }, not { seat_asked }. Maximus { $maximus ->
            [0] is not named yet
           *[other] of this season is { $maximus_is ->
                [you] you
               *[other] { $maximus_name }
             }
         }, and the others follow clockwise.
     }
    .kept = { $active ->
        [0] Chance decides now.
       *[other] It is { seat_turn }.
     }
    .done = Year { $year }, { WORD("season", $season) }: { $seat_is ->
        [you] you are Maximus and go
       *[other] { $seat_name } is Maximus and goes
     } first.
discordia_play_start-player-fixed =
    .title = The start player stays for the year
    .text = Maximus changes every season, the start player only once a year. The year-end events always begin with the start player.
discordia_play_roll =
    .title = Three dice
    .text = At the beginning of a season Maximus rolls the red, the yellow and the blue die. Each goes to the column of its value.
    .broken = { $due ->
        [roll] The three dice are rolled now, each from 1 to 6.
       *[other] The dice are rolled once, at the beginning of a season, not now.
     }
    .done = { seat_who } roll{ seat_s } red { $red }, yellow { $yellow } and blue { $blue }.
discordia_play_equal-values =
    .title = Equal dice stay different dice
    .text = Dice with the same value lie on the same column. You still choose one of them, and its colour matters.
discordia_play_maximus-takes =
    .title = Maximus takes a die away
    .text = Maximus chooses one of the three dice and keeps it. Nobody else can use that die in this season.
    .broken = The { WORD("die", $die) } die is gone: { $maximus_is ->
        [you] you hold
       *[other] { $maximus_name } holds
     } it as Maximus.
    .kept = The { WORD("die", $die) } die is free to choose.
    .done = { seat_who } take{ seat_s } the { WORD("die", $die) } { $rolled }.
discordia_play_others-choose =
    .title = The others share two dice
    .text = Everybody else, clockwise, chooses one of the two other dice and leaves it where it is. So several players may use the same die.
    .broken = The { WORD("die", $die) } die is not to be had; you may choose { LIST($dice, "die") }.
    .kept = The { WORD("die", $die) } die is one that you may choose.
    .done = { seat_who } choose{ seat_s } the { WORD("die", $die) } { $rolled }.
discordia_play_must-choose-die =
    .title = First choose a die
    .text = Every turn begins with the choice of one die. What you do with it is up to you, nothing included.
    .broken = { COUNT($die) ->
        [0] Choose a die first: it decides what you can do this turn.
       *[other] You have chosen the { WORD("die", $die) } die already, and there is one die per turn.
     }
    .kept = { COUNT($die) ->
        [0] A die is chosen now.
       *[other] You use the { WORD("die", $die) } die.
     }
discordia_play_boat-advance =
    .title = The boat sails on
    .text = When everybody has had a turn, the season boat moves one field to the right, and the next season begins.
    .done = The season boat moves on: { WORD("season", $season) }.
discordia_play_saturnalia-refill =
    .title = New tiles at the Saturnalia
    .text = When season 4 begins, before the dice are rolled, all gaps in the display are filled from the stack.
    .done = The { tile_name } fills the gap in column { $column }, row { $row }.
discordia_play_saturnalia-green =
    .title = The second Germanic tile
    .text = At the same time the top tile of the right stack is turned over: the green one with the reward. From now on everybody knows how strong the Germans are this year.
    .done = A Germanic tile is turned over: the Germans have strength { $germans }{ threat.reward }.
discordia_play_year-end-trigger =
    .title = After winter comes the reckoning
    .text = When season 5 is over, all players face the Germanic raid and then the infrastructure shortage. A new year follows, unless somebody has won or it was year 4.
    .done = Year { $year } ends: the raid and the shortage follow.


## 2 Actions

discordia_action_one-main =
    .title = One main action per turn
    .text = In your turn you may do one main action, and as many side actions as the die allows.
    .broken = One main action per turn: yours was { WORD("main", $main) }, so { WORD("main", $asked_main) } has to wait.
    .kept = You still have your main action.
    .done = { seat_who } end{ seat_s } the turn.
discordia_action_free-order =
    .title = In any order
    .text = Side actions may come before, between or after the main action, as you like. What you have just gained may be used at once, except manipulators.
discordia_action_optional =
    .title = Nothing is compulsory
    .text = You may leave out any action and any part of one, and you may end your turn at any time. Losses and debts are not actions: those you have to settle.
    .broken = { COUNT($effect) ->
        [0] There is nothing to decline now.
       *[other] You cannot do without this: { WORD("effect", $effect) }.
     }
    .kept = { COUNT($effect) ->
        [0] You may leave it at that.
       *[other] You may do without { WORD("effect", $effect) }.
     }
    .done = { seat_who } do{ seat_es } without { WORD("effect", $effect) }.
discordia_action_die-decides =
    .title = The die decides
    .text = Colour and value of your die decide everything you can do: column, action tile, special dispatches, boat and trade towers. If you manipulate it, the new value counts everywhere, and the colour stays.
discordia_action_bonus-immediate =
    .title = A bonus is used now or lost
    .text = Carry out a bonus at once, with everything that follows from it, before you go on. What cannot be carried out is lost. Perks last, and privileges may wait.
    .broken = { COUNT($effect) ->
        [0] No bonus of that kind waits for you now.
       *[other] First settle what is waiting: { WORD("effect", $effect, $amount) }.
     }
    .kept = { COUNT($effect) ->
        [0] Nothing else is waiting.
       *[other] It settles what is waiting: { WORD("effect", $effect, $amount) }.
     }
    .done = { seat_who } cannot use this, so it is lost: { WORD("effect", $effect, $amount) }.
discordia_action_main-list =
    .title = Five main actions
    .text = Take a city tile of your column, or use one of the three actions on its action tile: two kinds of dispatch, and either an extension or stars. With a 6 you may develop instead.
    .broken = Column { $value } does not allow { WORD("main", $asked_main) }: its action tile shows { LIST($offers, "shown") }.
    .kept = Column { $value } allows { WORD("main", $asked_main) }.


## 2.1.1 Take a city tile

discordia_tile_column =
    .title = Only from the column of your die
    .text = You may take any tile of the column that your die value names, from any row.
    .broken = The { tile_name } { $column ->
        [0] is not on display
       *[other] lies in column { $column }
     }; your die value is { $value }, so you may take tiles of column { $value } only.
    .kept = The { tile_name } lies in column { $column }, the value of your die.
discordia_tile_leftmost =
    .title = The leftmost free place
    .text = A new tile goes to the leftmost free place for its kind, printed or added. A gap that has opened is filled first.
    .broken = { $leftmost ->
        [0] There is no free { WORD("area", $area) }, so place { $slot } cannot be used.
       *[other] A new tile goes to the leftmost free { WORD("area", $area) }, number { $leftmost }, not to number { $slot }.
     }
    .kept = The leftmost free { WORD("area", $area) } is number { $leftmost }.
    .done = { seat_who } take{ seat_s } the { tile_name } from column { $column }{ brought }.
discordia_tile_needs-slot =
    .title = No place, no tile
    .text = Without a free place for its kind, a tile can only cover another one of that kind. An extension makes room.
    .broken = You have no { WORD("area", $area) } number { $slot }: there { $need ->
        [one] is { $need }
       *[other] are { $need }
     }. Lay the tile over an old one of its kind or get an extension first.
    .kept = You have { $need } { $need ->
        [one] { WORD("area", $area) }
       *[other] { WORD("area", $area, "plural") }
     }.
discordia_tile_overbuild =
    .title = Building over an old tile
    .text = A new tile may always cover an old one of the same kind, even while places are free. The old tile leaves the game, and its figures come back into your supply.
    .broken = The { tile_name } cannot cover the { old_name }: only a tile of the same kind can.
    .kept = The { tile_name } covers the { old_name }.
    .done = { seat_who } lay{ seat_s } the { tile_name } over the old { old_name }{ returned }{ brought }.
discordia_tile_build-bonus =
    .title = Some tiles bring a bonus
    .text = Some tiles show a bonus that you get when you lay them: one of your stars goes on the expedition path, or your ring moves one step on the aqueduct.
discordia_tile_bonus-kept =
    .title = Built is built
    .text = If you lose such a tile later or cover it, your expedition path and your aqueduct stay as they are.
discordia_tile_no-refill =
    .title = A column can run empty
    .text = The gap of a tile that was taken stays open until the next refill.
    .broken = { $refill ->
        [saturnalia] Column { $value } is empty: gaps are filled next at the Saturnalia.
        [newyear] Column { $value } is empty: gaps are filled next in the new year.
       *[other] Column { $value } is empty, and no more city tiles come in this game.
     }
    .kept = Column { $value } has a tile.
discordia_ship_slot =
    .title = Ships lie in harbours
    .text = Every harbour has room for one ship.
    .broken = The { tile_name } cannot go to a { WORD("area", $area) }: ships lie in harbours.
    .kept = Ships lie in harbours.
discordia_ship_complete =
    .title = A full ship sails
    .text = If all spaces of your ship are filled when your turn ends, its figures go back to the bag and the tile is turned over: it is a market stall now. Until then the figures count as placed.
    .done = { seat_whose } ship is full and sails: { TALLY($figures, "figure") } to the bag.
discordia_ship_flip-place =
    .title = From ship to market stall
    .text = Lay the turned tile on the leftmost free market, or over another market stall of yours, or discard it.
    .broken = { $slot ->
        [0] The stall cannot be discarded while market { $leftmost } is free.
       *[other] The stall cannot go to market { $slot }{ $leftmost ->
            [0] : there is no free market, so cover a market stall of yours or discard it.
           *[other] : the leftmost free market is number { $leftmost }.
         }
     }
    .kept = { $slot ->
        [0] The stall may be discarded.
       *[other] The stall may go to market { $slot }.
     }
    .done = { $slot ->
        [0] { seat_who } discard{ seat_s } the turned ship.
       *[other] { seat_who } lay{ seat_s } the turned ship on market { $slot }{ returned }.
     }
discordia_ship_flip-step =
    .title = The turned ship brings a step
    .text = A market stall that was a ship moves your ring one step on the aqueduct when you lay it.
discordia_ship_flip-wait =
    .title = The new stall opens next season
    .text = No figures go to the turned stall before the next season begins: not by a decree that it makes true, and after winter not by the reward of a raid either.
    .broken = The { tile_name } was a ship until now: it takes figures from the next season on.
discordia_barracks_slot =
    .title = Barracks stand in forts
    .text = Every fort has room for one barracks.
    .broken = The { tile_name } cannot go to a { WORD("area", $area) }: barracks stand in forts.
    .kept = Barracks stand in forts.
discordia_stall_slot =
    .title = Market stalls stand on markets
    .text = Every market has room for one market stall.
    .broken = The { tile_name } cannot go to a { WORD("area", $area) }: market stalls stand on markets.
    .kept = Market stalls stand on markets.
discordia_farm_slot =
    .title = Farms stand on fields
    .text = Every field has room for one farm.
    .broken = The { tile_name } cannot go to a { WORD("area", $area) }: farms stand on fields.
    .kept = Farms stand on fields.


## 2.1.2 Dispatch

discordia_dispatch_kind =
    .title = The action tile names the kinds
    .text = With a dispatch you send figures from your supply to one of your tiles. The action tile of your column shows two kinds; the tile must be of one of them.
    .broken = { $kind ->
        [military] In this game a dispatch to any tile goes to city tiles only, not to a military tower.
       *[other] Column { $value } sends nobody to { $kind ->
            [barracks] barracks and military towers
           *[other] { WORD("kind", $kind, "one") }
         }: its action tile shows { LIST($offers, "shown") }.
     }
    .kept = Column { $value } sends figures to { WORD("kind", $kind, "one") }.
    .done = { seat_who } send{ seat_s } { TALLY($figures, "figure") } to the { tile_name }.
discordia_dispatch_next-space =
    .title = Space after space
    .text = The spaces of a tile are filled in order: the top one first, then clockwise. A dispatch fills exactly one, the next that is free.
    .broken = Space { $have } is not the next one: space { $need } comes first.
    .kept = Space { $need } is the next free one.
discordia_dispatch_exact =
    .title = Exactly the figures shown
    .text = Send exactly the figures that the space shows, in number and colour. A grey figure stands for any colour.
    .broken = This space of the { tile_name } asks for { TALLY($space, "figure") }, and you offer { TALLY($paid, "figure") }{ COUNT($missing) ->
        [0] : the number or the colours do not fit.
       *[other] : { TALLY($missing, "figure") } missing.
     }
    .kept = The space asks for { TALLY($space, "figure") }, and you send { TALLY($paid, "figure") }.
discordia_dispatch_all-or-nothing =
    .title = All or nothing
    .text = A space is never filled in part. If your supply lacks a figure that it asks for, you cannot send anybody there.
    .broken = { COUNT($missing) ->
        [0] Your supply does not hold those figures; it has { TALLY($supply, "figure") }.
       *[other] The space asks for { TALLY($space, "figure") }. Your supply holds { TALLY($supply, "figure") }, so this is missing: { TALLY($missing, "figure") }.
     }
    .kept = Your supply holds what the space asks for: { TALLY($space, "figure") }.
discordia_dispatch_sizes =
    .title = One to three spaces
    .text = A city tile has 1, 2 or 3 spaces, and each asks for 1, 2 or 3 figures.
discordia_dispatch_full-tile =
    .title = A full tile takes nobody
    .text = When all spaces of a tile are filled, no more figures can go there.
    .broken = { COUNT($tile) ->
        [0] There is nothing on that place to send figures to.
       *[other] There is no free space on the { tile_name }: { $need ->
            [0] it has no spaces at all.
            [one] its space is filled.
           *[other] all { $need } are filled.
         }
     }
    .kept = There is a free space on the { tile_name }: { $have } of { $need } { $have ->
        [one] is filled.
       *[other] are filled.
     }
discordia_dispatch_tower =
    .title = Military towers fill like barracks
    .text = A military tower with spaces takes figures just as barracks do: by the barracks symbol of an action tile, and by special dispatch.


## 2.1.3 Take an extension

discordia_extension_take =
    .title = Any extension you like
    .text = Take one extension of any kind that is left: harbour, fort, market or field for the city, or one that lengthens the expedition path or the development track.
    .broken = { $others ->
        [0] No extensions are left, of whatever kind.
       *[other] No extension of this kind is left: { WORD("extension", $extension) }. Choose another kind.
     }
    .kept = { $left } left of this kind: { WORD("extension", $extension) }.
    .done = { seat_who } take{ seat_s } an extension: { WORD("extension", $extension) }.
discordia_extension_place-city =
    .title = Room to the right
    .text = A city extension joins the others of its kind at the right, without a gap and, if need be, beyond the edge of your board. It gives room for one more tile.
discordia_extension_place-track =
    .title = Longer tracks
    .text = An expedition or development extension lies right above its track and makes it longer; with the pieces supplied here by two fields.
discordia_extension_cover-bonus =
    .title = What an extension covers
    .text = If an extension covers a printed bonus, you get that bonus at once. If it covers an infrastructure symbol, the symbol is gone for good.
discordia_extension_unlimited =
    .title = As many as you like
    .text = You may own any number of extensions, equal ones too, as long as there are some left.


## 2.1.4 Develop

discordia_develop_value =
    .title = Developing needs a 6
    .text = To develop, your die must count as a 6. Which action tile lies on column 6 does not matter.
    .broken = Your die value is { $value }; developing needs { JOIN($values, " or ") }.
    .kept = Your die value is { $value }, and developing needs { JOIN($values, " or ") }.
discordia_develop_five =
    .title = Later a 5 will do
    .text = Once a star lies on field 1 of your development track, you may develop with a 5 as well, for the rest of the game.
    .broken = A { $value } does not develop: { $field ->
        [0] it helps only once a star lies on field 1 of your development track, and none does.
       *[other] you lack the perk of field 1 of the development track.
     }
    .kept = Field 1 of your development track has its star, so a { $value } develops.
discordia_develop_star =
    .title = A star for development
    .text = Put one star from your supply on the lowest free field of the development track. You get the bonus of that field at once.
    .broken = { $stars ->
        [0] Developing costs a star, and you have none.
       *[other] { $field ->
            [0] Your development track is full.
           *[other] The next star goes to field { $field } of the development track.
         }
     }
    .kept = You have { WORD("count", "stars", $stars) }, and field { $field } is the next.
    .done = { seat_who } develop{ seat_s }: a star on field { $field } of the development track.


## 2.1.5 Take stars

discordia_stars_take =
    .title = One or two stars
    .text = Take 1 or 2 stars from the star cult, as far as it has any.
    .broken = { $left ->
        [0] The star cult is empty.
       *[other] { $need ->
            [0] The action tile of your column shows no stars.
           *[other] You may take { $need ->
                [one] { $need } star
               *[other] 1 to { $need } stars
             } here, not { $amount }, and the star cult has { $left } left.
         }
     }
    .kept = The star cult has { $left } left.
    .done = { seat_who } take{ seat_s } { WORD("count", "stars", $amount) }; { $left } left on the star cult.


## 2.2.1 Special dispatch

discordia_special_match =
    .title = Special dispatch: colour and value
    .text = If a tile of yours shows the colour and the value of your die, you may send figures to it on top of your main action. Blue is for ships, red for barracks and military towers, yellow for farms.
    .broken = The { tile_name } { $printed ->
        [0] shows no die value
       *[other] shows { WORD("colour", $colour) } { $printed }
     }, but your die is { WORD("die", $die) } { $value }.
    .kept = The { tile_name } shows { WORD("colour", $colour) } { $printed }, and your die is { WORD("die", $die) } { $value }.
    .done = { seat_who } send{ seat_s } { TALLY($figures, "figure") } to the { tile_name }: it fits the die.
discordia_special_stall-any =
    .title = Market stalls take any colour
    .text = For a market stall only the value must match. The colour of the die does not matter.
    .broken = { $kind ->
        [trade] The { tile_name } takes no figures.
       *[other] The { tile_name } shows { $printed }, but your die value is { $value }.
     }
    .kept = The { tile_name } shows { $printed }, the value of your die; the colour does not matter.
discordia_special_example-red1 =
    .title = Example: a red 1
    .text = The rulebook's example: a red 1 allows one special dispatch to barracks with a red 1 and one to a market stall with a grey 1.
discordia_special_new-tile =
    .title = A new tile may be served at once
    .text = A tile that you got this very turn may get its special dispatch this turn.
discordia_special_once =
    .title = Once per tile and turn
    .text = Each of your tiles gets at most one special dispatch in a turn, even if more of its spaces are free.
    .broken = This turn the { tile_name } had a special dispatch already.
    .kept = This turn the { tile_name } had no special dispatch yet.
discordia_special_payment =
    .title = The same rules for figures
    .text = A special dispatch follows all rules of a dispatch: the next free space, and exactly the figures it shows.
discordia_special_perk =
    .title = Perk: any die colour
    .text = Some perks free you from the colour: special dispatches to ships, to farms or to barracks with any die. The value must still match.
    .broken = The { tile_name } shows { WORD("colour", $colour) } { $printed }, but your die is { WORD("die", $die) } { $value }. { COUNT($perk) ->
        [0] You have no perk that helps.
       *[other] Your perk frees you from the colour, not from the value.
     }
    .kept = Your perk ({ WORD("perk", $perk) }) makes the die colour unimportant, and the value is { $value }.
discordia_perk_kept =
    .title = Perks last
    .text = A permanent perk stays yours when you move further up the track.
    .done = { seat_who } gain{ seat_s } a perk for good: { WORD("perk", $perk) }.


## 2.2.2 Season boat

discordia_boat_match =
    .title = The bonus of the boat
    .text = If your die value is the number of the season, you get the bonus of the boat once this turn: in spring a star on the expedition path, in summer an aqueduct step, in autumn a tower, at the Saturnalia a star, in winter a swap of 2 figures.
    .broken = { $have ->
        [0] The boat is on { $season } ({ WORD("season", $season) }), and your die value is { $value }.
       *[other] You have had the bonus of the boat this turn.
     }
    .kept = The boat is on { $season }, and so is your die.
    .done = { seat_who } take{ seat_s } the bonus of the boat: { WORD("season", $season) }.
discordia_boat_manipulated =
    .title = The changed value counts here, too
    .text = If you manipulate your die, the boat is compared with the changed value.
discordia_boat_six =
    .title = No boat for a 6
    .text = The boat has five fields, one per season. Column 6 is for developing, so a 6 never meets the boat.


## 2.2.3 to 2.2.5

discordia_bonus_extensions-4-6 =
    .title = The 4th and the 6th extension
    .text = When you get your 4th extension, and again with your 6th, you may take a privilege. Places printed on your board do not count.
    .done = { seat_who } own{ seat_s } { WORD("count", "extensions", $have) }{ privilege_left }.
discordia_track_bonus =
    .title = Stars on the two tracks
    .text = A star on the expedition path or the development track brings what its field shows, once or for good. Fields are filled from the bottom, and none is skipped.
    .broken = Field { $have } of the { WORD("track", $track) } is not the next one: field { $need } is.
    .kept = Field { $need } of the { WORD("track", $track) } is the next.
discordia_track_expedition-six =
    .title = Field 6 of the expedition
    .text = Whoever reaches field 6 of the expedition path may take a privilege.
    .done = { seat_who } reach{ seat_es } field 6 of the expedition path{ privilege_left }.
discordia_decree_claim =
    .title = Fulfilling a decree
    .text = If you meet the condition of a decree on the table, you may claim it in your turn, as many as you like. It costs no action.
    .broken = { $moment ->
        [ship] Decree "{ WORD("decree", $decree) }" could be claimed before your full ship sailed; now you may claim only what the turned ship makes true.
        [shortage] Decree "{ WORD("decree", $decree) }" cannot be claimed now: decrees are claimed in your turn or right after your raid, not during the shortage.
       *[other] Decree "{ WORD("decree", $decree) }" asks you to { condition }; { condition.now }.
     }
    .kept = Decree "{ WORD("decree", $decree) }" asks you to { condition }; { condition.now }.
    .done = { seat_who } claim{ seat_s } the decree "{ WORD("decree", $decree) }" and cover{ seat_s } decree space { $field }.
discordia_decree_cover =
    .title = A decree covers a space
    .text = Turn the decree over and lay it on the lowest free of your four decree spaces. An infrastructure symbol there disappears, and a bonus printed there is yours at once.
discordia_decree_limit =
    .title = Four decrees at most
    .text = With all four decree spaces covered you can claim no more decrees.
    .broken = All { $need } of your decree spaces are covered, so you can claim no more decrees.
    .kept = You have covered { $have } of { $need } decree spaces.
discordia_decree_refusable =
    .title = A decree can wait
    .text = You need not claim a decree at once. You can do it later, if the condition still holds and nobody else was faster.
discordia_decree_unique =
    .title = First come, first served
    .text = A decree that somebody has claimed is gone; it is not replaced.
    .broken = { $owner ->
        [0] Decree "{ WORD("decree", $decree) }" does not take part in this game.
       *[other] Decree "{ WORD("decree", $decree) }" is gone: { $owner_is ->
            [you] you have
           *[other] { $owner_name } has
         } it.
     }
    .kept = Decree "{ WORD("decree", $decree) }" is on the table.


## 3 Manipulators

discordia_manipulator_use =
    .title = Turning a 3 into a 4
    .text = Each manipulator works once a year: you use your die with a value one higher or one lower. Several of them add up, all in the same direction, and the changed value counts for the whole turn.
    .broken = To use a { $rolled } as { $value } takes { WORD("count", "manipulators", $need) }, and you have { WORD("count", "active", $have) }.
    .kept = { $need ->
        [0] The die keeps its value.
       *[other] To use a { $rolled } as { $value } takes { WORD("count", "manipulators", $need) }; you have { WORD("count", "active", $have) }.
     }
    .done = { seat_who } use{ seat_s } { WORD("count", "manipulators", $amount) }: the { $rolled } counts as { $value }.
discordia_manipulator_no-wrap =
    .title = No way round from 6 to 1
    .text = The values end at 1 and 6. However many manipulators you use, a 1 never becomes a 6, and a 6 never a 1.
    .broken = A { $rolled } cannot become { $value }: { $span ->
        [5] however many manipulators you use, a 1 never becomes a 6, and a 6 never a 1.
       *[other] values go from 1 to 6 and never round the end.
     }
    .kept = From { $rolled } to { $value } without going round the end.
discordia_manipulator_die-unchanged =
    .title = The die itself stays as it is
    .text = Nobody turns the die: the others see and use the value that was rolled.
discordia_manipulator_declare =
    .title = Say it when you choose
    .text = You decide about manipulators when you choose your die, before your first action. Then the value is fixed for the turn.
    .broken = { $late ->
        [main] Your die counts as { $value } for this turn: in this game manipulators are declared before the main action, and yours is done.
        [side] Your die counts as { $value } for this turn: in this game manipulators are declared before the die is used, and you have used it { $tile ->
            [boat] for the boat
           *[other] for a tile
         }.
        [changed] Your die counts as { $value } for this turn: manipulators are declared once, and you have used them on the { $rolled }.
        [same] Your die counts as { $value } already.
       *[other] Your die counts as { $value } for this turn: its value is changed only when it is chosen, and once.
     }
    .kept = The value of your die may still be changed.
discordia_manipulator_reset =
    .title = Fresh every year
    .text = At the start of a new year all manipulators are active again.
discordia_manipulator_colour =
    .title = The colour never changes
    .text = A manipulator changes the value only. A blue die stays blue.


## 4 Towers

discordia_tower_choose =
    .title = Choose among all towers
    .text = Whenever you may take a tower, you choose among all that are on the table, military and trade.
    .broken = The { tile_name } is not on the table.
    .kept = The { tile_name } is on the table.
discordia_tower_place =
    .title = One tower per harbour
    .text = Above each of your harbours, printed or added, is room for one tower. The harbour need not have a ship.
    .broken = The tower cannot go to place { $slot }. You have { WORD("count", "harbours", $need) } and { WORD("count", "towers", $have) }: a new tower goes to the leftmost free place or over an old one.
    .kept = You have { WORD("count", "harbours", $need) } and { WORD("count", "towers", $have) }.
    .done = { seat_who } build{ seat_s } the { tile_name }{ brought }.
discordia_tower_overbuild =
    .title = A new tower over an old one
    .text = A tower may be covered by any new tower. The old one leaves the game, and figures on it come back into your supply.
    .done = { seat_who } build{ seat_s } the { tile_name } over the old { old_name }{ returned }{ brought }.
discordia_tower_military-bonus =
    .title = Some military towers bring a star
    .text = Some military towers put one of your stars on the expedition path when you build them.
discordia_tower_military-fixed =
    .title = Strength that stays
    .text = A military tower without spaces may show a strength of its own. It helps you against every raid.
discordia_tower_military-dispatch =
    .title = Example: soldiers for a tower
    .text = The rulebook's example: a red 1 allows a special dispatch to a military tower with a red 1, and a dispatch as main action can bring it two soldiers.
discordia_tower_military-decrees =
    .title = Military towers count as barracks
    .text = For decrees a military tower with figures counts as barracks.
discordia_tower_trade =
    .title = Trade towers swap figures
    .text = If your die value matches a trade tower of yours, you may swap 3 or 4 figures, as it shows, once per turn. The colour of the die does not matter.
    .broken = { COUNT($tile) ->
        [0] There is no tower on that place.
       *[other] { $have ->
            [0] { $kind ->
                [trade] The { tile_name } shows { $printed }, but your die value is { $value }.
               *[other] The { tile_name } swaps nothing: only trade towers do.
             }
           *[other] { $built ->
                [1] The { tile_name } was built this turn: in this game it swaps from your next turn on.
               *[other] The { tile_name } has been used this turn.
             }
         }
     }
    .kept = The { tile_name } shows { $printed }, the value of your die.
    .done = { seat_who } trade{ seat_s } with a tower: a swap of { WORD("count", "figures", $amount) }.
discordia_tower_trade-steps =
    .title = A trade tower brings two steps
    .text = When you build a trade tower, your ring moves two steps on the aqueduct.


## 5 Privileges

discordia_privilege_joker =
    .title = Jokers
    .text = A permanent privilege makes one colour of figures your jokers: each of them may stand for any colour when you send it somewhere.
    .broken = Even with your jokers you cannot pay { TALLY($paid, "figure") } for a space that asks for { TALLY($space, "figure") }.
    .kept = With your jokers you can pay { TALLY($paid, "figure") } for a space that asks for { TALLY($space, "figure") }.
discordia_privilege_joker-pair =
    .title = Two alike: everybody is a joker
    .text = If you own the same permanent privilege twice, all your figures are jokers.
    .done = { seat_whose } figures are all jokers from now on.
discordia_privilege_once =
    .title = Privileges for one use
    .text = A one-off privilege may be used at once when you take it, also at the year end, or in any later turn of yours. Then it is turned over and done with.
    .broken = { $why ->
        [foreign] You do not own the { privilege_name }.
        [permanent] The { privilege_name } works for good: there is nothing to use up.
        [late] The { privilege_name } can be used in a turn of yours; { $phase ->
            [season] while a full ship leaves
           *[other] at the year end
         } only one that you have just taken can.
       *[other] The { privilege_name } has been used.
     }
    .kept = The { privilege_name } has not been used yet.
    .done = { seat_who } use{ seat_s } the { privilege_name }.
discordia_privilege_kinds =
    .title = What one-off privileges do
    .text = A one-off privilege puts stars of yours on the tracks, moves your ring on the aqueduct, or gives a dispatch to any tile and two stars.
discordia_privilege_occasions =
    .title = Only three occasions
    .text = You may take a privilege at three moments only: with your 4th extension, with your 6th, and on field 6 of the expedition path. If you decline, it is lost.
    .broken = The { privilege_name } is not on the table.
    .kept = The { privilege_name } is on the table.
    .done = { seat_who } take{ seat_s } the { privilege_name }.


## 6 Aqueduct

discordia_aqueduct_steps =
    .title = Steps on the aqueduct
    .text = A step moves your supply ring one field forward, up to field 10. The number under the ring lowers your shortage every year.
    .done = { seat_whose } ring moves { WORD("count", "steps", $amount) }, to field { $field } of the aqueduct.
discordia_aqueduct_overflow =
    .title = Beyond field 10
    .text = On field 10 every further step is a swap of 2 figures instead. The ring stays on 10.
    .done = { seat_whose } ring is on field 10: the step becomes a swap of 2 figures.
discordia_aqueduct_back =
    .title = Back down the aqueduct
    .text = A loss moves the ring back one field per step, but never below 0.
    .done = { seat_whose } ring goes back { WORD("count", "steps", $amount) }, to field { $field } of the aqueduct.


## 7.1 Germanic raid

discordia_yearend_order =
    .title = First the raid, then the shortage
    .text = At the end of the year every player faces the raid, beginning with the start player and going clockwise. When all are done, every player settles the shortage in the same order.
    .broken = { $active ->
        [0] Nobody can decide just now: chance does.
       *[other] { seat_decides }, not { $asked_is ->
            [you] you
           *[other] { $asked_name }
         }: the year end goes clockwise from the start player.
     }
    .kept = { $active ->
        [0] Chance decides now.
       *[other] { seat_decides }.
     }
    .done = The Germans attack { LIST($seats_names) }, in this order.
discordia_raid_strength =
    .title = Your strength
    .text = Count the figures on those of your barracks and military towers that are completely filled, whatever their colour. Add the strength printed on towers; a tile with a free space counts nothing.
discordia_raid_compare =
    .title = Reward or damage
    .text = Add up the two open Germanic tiles. With at least that strength you get the reward of the green tile; with less you suffer the damage of the red one.
    .done = { $way ->
        [gain] { seat_who } hold{ seat_s } out with { $strength } against { $germans }{ threat.gained }.
       *[other] { seat_who } fall{ seat_s } short with { $strength } against { $germans }{ threat.suffered }.
     }
discordia_raid_damage-void =
    .title = You cannot lose what you lack
    .text = Damage to something that you do not have does nothing. If you have too little of it, you lose as much as there is.
    .done = The damage does nothing to { seat_whom }: { WORD("effect", $effect) }.
discordia_raid_order-matters =
    .title = The first come first
    .text = If rewards run short, those who come earlier in the order choose first.
discordia_raid_decree =
    .title = A decree through the raid
    .text = If the raid makes the condition of a decree true for you, you may claim it right then.
    .broken = Decree "{ WORD("decree", $decree) }" asks you to { condition }; { condition.now }. After a raid you may claim only what the raid has made true.
    .kept = The raid has made it true: decree "{ WORD("decree", $decree) }" asks you to { condition }.


## 7.2 Infrastructure shortage

discordia_shortage_value =
    .title = How big is the shortage
    .text = Count the infrastructure symbols that you can see on your board and the spaces without figures on your tiles and military towers. The field of your supply ring lowers the sum, and so may a reward of year 4.
    .done = { seat_whose } shortage: { WORD("count", "symbols", $symbols) }{ $spaces ->
        [0] {""}
       *[other] {" "}+ { WORD("count", "spaces", $spaces) } without figures
     }{ $aqueduct ->
        [0] {""}
       *[other] {" "}− { $aqueduct } for the aqueduct
     }{ $reward ->
        [0] {""}
       *[other] {" "}− { $reward } as a reward
     } = { $shortage }.
discordia_shortage_symbols =
    .title = Symbols can be covered
    .text = Decrees, extensions, city tiles and stars cover infrastructure symbols. What counts is what can be seen at that moment: if a city tile goes, its symbol is back.
discordia_shortage_spaces =
    .title = Every empty space counts one
    .text = A space without figures adds 1, however many figures it asks for. So a new tile hardly ever makes your shortage smaller: it covers one symbol and opens one space or more.
discordia_shortage_draw =
    .title = The shortage brings figures
    .text = Draw as many figures from the bag as your shortage says. They join your supply, which is bad news.
    .done = { seat_who } draw{ seat_s } { TALLY($figures, "figure") }.
discordia_shortage_bag-short =
    .title = When the bag is too small
    .text = If the bag holds fewer figures, draw all of them; the rest is forgiven.
    .done = { seat_who } should draw { $need }, but the bag { $amount ->
        [0] is empty.
       *[other] holds only { WORD("count", "figures", $amount) }.
     }
discordia_shortage_negative =
    .title = Below zero
    .text = With a shortage below 0 you may throw figures from your supply into the bag instead, up to that number and of your choice.
    .broken = { $need ->
        [0] You may return no figures: your shortage is not below 0.
       *[other] You cannot return { TALLY($figures, "figure") }: { COUNT($missing) ->
            [0] you may return { $need ->
                [one] { $need } figure
               *[other] 1 to { $need } figures
             }.
           *[other] your supply lacks { TALLY($missing, "figure") } of them.
         }
     }
    .kept = { $amount } of at most { $need }.
    .done = { seat_who } return{ seat_s } { TALLY($figures, "figure") }.
discordia_shortage_flush =
    .title = Full tiles are emptied
    .text = After your draw all figures on completely filled tiles and military towers go back to the bag. Figures on tiles with a free space stay.
    .done = { seat_whose } full tiles are emptied: { TALLY($figures, "figure") } to the bag.


## 8 New year

discordia_newyear_top-row =
    .title = The display moves up
    .text = Before years 2, 3 and 4 the top row of tiles leaves the game, the other rows move up, and all gaps are filled.
    .done = { $amount ->
        [0] The top row is empty; the other rows move up.
        [one] 1 tile of the top row leaves the game; the other rows move up.
       *[other] { $amount } tiles of the top row leave the game; the other rows move up.
     }
discordia_newyear_reset =
    .title = A fresh start
    .text = All manipulators become active, the boat goes back to spring, the two Germanic tiles leave the game, and the next red one is turned over.
    .done = Year { $year } begins. A Germanic tile is turned over: strength { $germans }{ threat }.
discordia_newyear_start-player =
    .title = Most figures start
    .text = Whoever has the most figures in supply becomes start player of the new year, and so Maximus of its first season.
    .done = { seat_have } the most figures, { $have }, and start{ seat_s } the year.
discordia_newyear_tie =
    .title = Level on figures
    .text = If several have the most figures, the start stone goes clockwise from who had it to the next of them.
    .done = Level with { WORD("count", "figures", $have) }: { LIST($seats_names) }. The start stone goes to { seat_whom }.


## 9 Game end

discordia_end_instant =
    .title = Empty supply, instant win
    .text = Whoever has no figure left in supply wins at once, whenever that happens.
    .broken = The game is over: { LIST($winners_names) } won.
    .kept = The game goes on.
    .done = { seat_have } no figure left in supply and win{ seat_s }.
    .line = empty supply
discordia_end_final =
    .title = Fewest figures win
    .text = If nobody empties the supply, whoever has the fewest figures in supply after the fourth year end wins. Figures on tiles and towers do not count.
    .done = The game is over: { LIST($winners_names) } with { WORD("count", "figures", $have) } in supply.
    .line = { $have ->
        [0] empty supply
       *[other] { WORD("count", "figures", $have) } in supply
     }
discordia_end_tie =
    .title = Level: fewest placed figures
    .text = If several have the fewest figures in supply, fewer figures on tiles and towers win.
    .done = Level on { WORD("count", "figures", $have) } in supply: { LIST($winners_names) } with { $placed } on tiles and towers.
    .line = tie broken by { WORD("count", "figures", $placed) } on tiles and towers
discordia_end_shared =
    .title = A shared victory
    .text = If even that is level, the victory is shared.
    .done = The victory is shared by { LIST($winners_names) }.
    .line = level on figures in supply and on tiles: the place is shared

discordia_end_distance =
    .title = Level in everything: furthest from the start
    .text = As an option nobody shares a victory: among those who are level in everything else, whoever sits furthest clockwise from the start player of the last year wins.
    .done = Level on { WORD("count", "figures", $have) } in supply and { $placed } on tiles and towers: the victory goes to { LIST($winners_names) }, { $distance ->
        [0] the start player.
        [one] { $distance } seat clockwise from the start player.
       *[other] { $distance } seats clockwise from the start player.
     }
    .line = tie broken by the distance from the start player


## Appendix: decrees

discordia_decree_ext-different =
    .title = Decree: five kinds of extension
    .text = Own 5 different kinds of extension. Only extensions that you have taken count, not what is printed on your board.
    .broken = This decree asks you to { condition_extensions_different }; you own { $have ->
        [0] none
       *[other] { $have }: { LIST($extensions, "extension") }
     }.
    .kept = You own { $have } different kinds of extension.
discordia_decree_ext-pairs =
    .title = Decree: two pairs of extensions
    .text = Own two equal extensions of one kind and two of another.
    .broken = This decree asks you to { condition_extensions_two_pairs }; { condition_extensions_two_pairs.now }{ $have ->
        [0] .
       *[other] : { LIST($extensions, "extension") }.
     }
    .kept = You have { $pairs ->
        [any] { WORD("count", "pairs", $have) } of equal extensions
       *[other] two extensions each of { $have } kinds
     }.
discordia_decree_manipulators =
    .title = Decree: three manipulators
    .text = Own 3 manipulators, active or used.
    .broken = This decree asks for { $need } manipulators; { have }.
    .kept = You own { WORD("count", "manipulators", $have) }.
discordia_decree_towers =
    .title = Decree: three towers
    .text = Own 3 towers, military or trade.
    .broken = This decree asks for { $need } towers; { have }.
    .kept = You own { WORD("count", "towers", $have) }.
discordia_decree_aqueduct =
    .title = Decree: field 8 of the aqueduct
    .text = Have your supply ring on field 8 of the aqueduct, or further.
    .broken = This decree asks for field { $need } of the aqueduct; your ring is on field { $have }.
    .kept = Your ring is on field { $have } of the aqueduct.
discordia_decree_development =
    .title = Decree: field 6 of development
    .text = Have a star on field 6 of your development track.
    .broken = This decree asks for field { $need } of the development track; { condition_development_field.now }.
    .kept = You have reached field { $have } of the development track.
discordia_decree_expedition =
    .title = Decree: field 6 of the expedition
    .text = Have a star on field 6 of your expedition path.
    .broken = This decree asks for field { $need } of the expedition path; { condition_expedition_field.now }.
    .kept = You have reached field { $have } of the expedition path.
discordia_decree_two-kinds =
    .title = Decree: at most two colours
    .text = Have figures of at most two colours in your supply. What they can stand for as jokers does not matter.
    .broken = This decree asks for at most { $need } colours in your supply; { condition_supply_kinds_max.now }.
    .kept = Your supply has { WORD("count", "colours", $have) }.
discordia_decree_twelve =
    .title = Decree: twelve figures at work
    .text = Have 12 or more figures on your city tiles and military towers.
    .broken = This decree asks for { $need } figures on tiles and towers; { have }.
    .kept = You have { WORD("count", "figures", $have) } on tiles and towers.
discordia_decree_each-kind =
    .title = Decree: every kind at work
    .text = Have figures on at least one ship, one barracks, one market stall and one farm, 9 or more in all. A military tower with figures counts as barracks.
    .broken = This decree asks for figures on all { $need } kinds of tile, { $figures_need } in all; { condition_one_of_each_kind.now }{ COUNT($kinds) ->
        [0] .
       *[other] ; still without figures: { LIST($kinds, "kind") }.
     }
    .kept = Figures on all { $need } kinds of tile, { $figures_have } in all.
discordia_decree_ships =
    .title = Decree: two ships
    .text = Have 3 or more figures together on two ships, with at least one on each.
    .broken = This decree asks for { $figures_need } figures on { $need } ships; { condition_ships.now }.
    .kept = You have { $figures_have } figures on { $have } ships.
discordia_decree_farms =
    .title = Decree: three farms
    .text = Have 7 or more figures together on three farms, with at least one on each.
    .broken = This decree asks for { $figures_need } figures on { $need } farms; { condition_farms.now }.
    .kept = You have { $figures_have } figures on { $have } farms.
discordia_decree_stalls =
    .title = Decree: three market stalls
    .text = Have 6 or more figures together on three market stalls, with at least one on each. Stalls that were ships count.
    .broken = This decree asks for { $figures_need } figures on { $need } market stalls; { condition_stalls.now }.
    .kept = You have { $figures_have } figures on { $have } market stalls.
discordia_decree_barracks =
    .title = Decree: three barracks or towers
    .text = Have 5 or more figures together on three barracks or military towers, with at least one on each. A printed strength is no figure.
    .broken = This decree asks for { $figures_need } figures on { $need } barracks or military towers; { condition_barracks_towers.now }.
    .kept = You have { $figures_have } figures on { $have } barracks and military towers.


## Appendix: symbols

discordia_symbol_dispatch-any =
    .title = Symbol: dispatch to any tile
    .text = Send figures to the next space of one of your tiles, of whatever kind; a military tower will do as well.
    .done = { seat_who } send{ seat_s } { TALLY($figures, "figure") } to the { tile_name } as a bonus.
discordia_symbol_demolish =
    .title = Symbol: a tile is torn down
    .text = Choose one of your city tiles: it leaves the game, and its figures come back into your supply. Towers and extensions are safe.
    .broken = There is no city tile on { WORD("area", $area) } { $slot }.
    .kept = The tile on { WORD("area", $area) } { $slot } may go.
    .done = { seat_who } lose{ seat_s } the { tile_name }{ returned }.
discordia_symbol_swap =
    .title = Symbol: swap figures
    .text = First draw the number shown from the bag, then return as many figures of your choice, also some you have just drawn. Your supply keeps its size.
    .broken = After this swap { $need ->
        [one] { $need } figure goes back
       *[other] { $need } figures go back
     }; { COUNT($missing) ->
        [0] { named }.
       *[other] your supply lacks { TALLY($missing, "figure") } of those that you named.
     }
    .kept = { $need ->
        [one] { $need } figure goes back.
       *[other] { $need } figures go back.
     }
    .done = { $way ->
        [draw] { seat_who } draw{ seat_s } { TALLY($figures, "figure") } for a swap.
       *[other] { seat_who } return{ seat_s } { TALLY($figures, "figure") }.
     }
discordia_symbol_discard-draw =
    .title = Symbol: figures to or from the bag
    .text = As a bonus, throw the number shown from your supply into the bag, of your choice. As damage, draw that number from the bag instead.
    .broken = You may return { $need ->
        [one] { $need } figure
       *[other] 1 to { $need } figures
     }; { COUNT($missing) ->
        [0] { named }.
       *[other] your supply lacks { TALLY($missing, "figure") } of those that you named.
     }
    .kept = { $have } of at most { $need }.
    .done = { $way ->
        [draw] { seat_have } to draw { TALLY($figures, "figure") }.
       *[other] { seat_who } throw{ seat_s } { TALLY($figures, "figure") } into the bag.
     }
discordia_symbol_star-track =
    .title = Symbol: a star on a track
    .text = Put one of your stars on the next field of the expedition path or the development track, as the symbol shows. You get the bonus of that field.
    .broken = { $stars ->
        [0] You have no star to put on the { WORD("track", $track) }.
       *[other] { $field ->
            [0] The { WORD("track", $track) } is full.
           *[other] The bonus that waits does not go to the { WORD("track", $track) }.
         }
     }
    .kept = Field { $field } of the { WORD("track", $track) } is the next; you have { WORD("count", "stars", $stars) }.
    .done = { seat_who } put{ seat_s } a star on field { $field } of the { WORD("track", $track) }.
discordia_symbol_star-cult =
    .title = Symbol: stars from or to the cult
    .text = Take a star from the star cult, as long as it has any, or give one of yours back.
    .done = { $way ->
        [gain] { seat_who } get{ seat_s } { WORD("count", "stars", $amount) } from the star cult.
       *[other] { seat_who } give{ seat_s } { WORD("count", "stars", $amount) } back to the star cult.
     }
discordia_symbol_tower =
    .title = Symbol: a tower won or lost
    .text = Take any tower on the table and build it, or lose one of yours: it leaves the game, and its figures come back into your supply.
    .broken = You have no tower on place { $slot }.
    .kept = The tower on place { $slot } may go.
    .done = { seat_who } lose{ seat_s } the { tile_name }{ returned }.
discordia_symbol_manipulator =
    .title = Symbol: a manipulator
    .text = Take a manipulator, if one is left. It is active, and you can use it from your next turn on.
    .done = { seat_who } get{ seat_s } a manipulator; { $left ->
        [0] none is left.
        [one] 1 is left.
       *[other] { $left } are left.
     }
discordia_symbol_extension =
    .title = Symbol: any extension
    .text = Take one extension of your choice, with everything that follows from it.


## Notes on the online version

discordia_hint_manipulator-ui =
    .title = Choosing the value
    .text = If you have active manipulators, you choose the value along with the die. Choosing its own value leaves them alone.
discordia_hint_shortage-display =
    .title = The shortage is always shown
    .text = Everybody's shortage can be seen at any time: symbols and empty spaces, less what the aqueduct takes off.
discordia_hint_year4-reward =
    .title = Rewards count once you have them
    .text = A Germanic tile of year 4 that lowers the shortage counts only from the moment you get the reward, and only for that year end.
    .done = { seat_whose } shortage is lowered by { $amount }.
discordia_hint_auto-bonuses =
    .title = Stars and manipulators come by themselves
    .text = Nobody asks you whether you want a star or a manipulator: you just get it.
discordia_hint_visible-dice =
    .title = Everybody's die is shown
    .text = The table shows which die each player used this season and with what value, not just that of Maximus.


## Options

option_aqueduct_scale = What the aqueduct takes off
    .full = as much as the number of the field
    .half = about half as much: 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5
    .settles = The rulebook speaks of the number seen through the ring, and that number is part of a picture.
option_manipulator_timing = When manipulators are declared
    .with_die = together with the die
    .before_main = at any time before the die is used
    .settles = The rulebook says when choosing and using a die; its online version asks right after the choice.
option_dispatch_any_towers = A dispatch to any tile
    .true = may go to a military tower
    .false = goes to city tiles only
    .settles = The rulebook lists four kinds of tile here, and says elsewhere that military towers fill like barracks.
option_perk_covers_towers = The any-colour perk for barracks
    .true = covers military towers, too
    .false = covers barracks only
    .settles = The rulebook names barracks only, and says elsewhere that military towers fill like them.
option_trade_tower_same_turn = A trade tower built this turn
    .true = may be used at once
    .false = may be used from the next turn on
    .settles = The rulebook allows it for new city tiles and does not mention new towers.
option_privilege_year_end = A one-off privilege taken at the year end
    .at_once = may be used at once
    .later_turn = waits for a later turn
    .settles = The rulebook says at once or in a later turn, and the year end is nobody's turn.
option_ship_flip_choice = Where a turned ship may go
    .free = free market, over a stall, or out of the game, as you like
    .market_first = to a free market if there is one
    .settles = The short and the long form of the rulebook tell it differently.
option_ship_drop_gives_step = A turned ship that is discarded
    .false = brings no aqueduct step
    .true = brings its aqueduct step all the same
    .settles = The rulebook gives the step for the new stall and does not mention a discarded one.
option_late_full_ship = A ship filled outside a turn
    .flip_after_event = is turned over right after that raid
    .flush_only = is emptied with the other full tiles and stays a ship
    .settles = The rulebook turns ships over at the end of a turn; a raid is no turn.
option_decree_window_raid = Decrees after a raid
    .caused = only those that the raid made true
    .any = any whose condition holds
    .settles = The rulebook speaks of decrees fulfilled through the event.
option_decree_count = Decrees on several tiles of a kind
    .best_n = as many tiles as named must hold the figures
    .all = all tiles of the kind count together
    .settles = The rulebook says that so many tiles are occupied by so many figures.
option_decree_pairs_same_kind = Four equal extensions
    .false = are one pair for the decree
    .true = are two pairs for the decree
    .settles = The rulebook asks for two times two identical extensions.
option_flush_order = When full tiles are emptied
    .per_player = by each player right after the own draw
    .after_all = by all when everybody has drawn
    .settles = The rulebook describes the steps player by player and calls this the last.
option_start_tie = Level on most figures in the new year
    .next_clockwise = the next of them clockwise starts
    .keep_holder = the old start player keeps the stone if among them
    .settles = The rulebook passes the stone clockwise to the next player with the most figures.
option_final_tie = Level at the end
    .shared = the victory is shared
    .start_player_distance = whoever sits furthest clockwise from the start player wins
    .settles = The rulebook has no third criterion.
option_show_bag = The colours in the bag
    .true = are shown
    .false = are not shown, only how many figures it holds
    .settles = They can be worked out from what lies open, so showing them changes no rule.
option_edition = Rulebook
    .german = German rulebook, to the letter


## Components read out of the text

ruling_amb_setup_table-columns =
    .question = How many pieces of each sort are laid out?
    .ruling = As in the table of the set-up: extensions 4, 6 or 8 and 2, 3 or 4; manipulators 5, 7 or 10; decrees, privileges and towers 3, 5 or 7 each; stars 24, 36 or 48.
    .why = The table in our text has lost its columns. This is the only grouping that fits what is in the box and follows the rulebook's order of stacked and single pieces.
ruling_amb_aqueduct_values =
    .question = By how much does a field of the aqueduct lower the shortage?
    .ruling = By its own number.
    .why = The fields are called by their numbers, and the example with the ring on 2 takes off 2.
ruling_amb_boat_order =
    .question = Which bonus of the boat belongs to which season?
    .ruling = The five bonuses follow the seasons in the order in which they are listed.
    .why = There are five of each, and nothing speaks for another order.
ruling_amb_extension_fields =
    .question = How many fields does a track extension add?
    .ruling = Two.
    .why = The rulebook does not say; the number is part of the reconstructed boards and can be replaced.
ruling_amb_tower_examples =
    .question = Do the three pictures of military towers show one tower or several?
    .ruling = We read them as two: one with a strength of 1 and no space, one with a red 1 and a space for two soldiers.
    .why = No rule depends on it.
ruling_amb_stars_icon =
    .question = Is there one symbol for taking stars, or one for 1 star and one for 2?
    .ruling = One, and you take 1 or 2.
    .why = You may always take fewer, so it makes no difference.
ruling_amb_action_icons =
    .question = Which actions do the six action tiles show?
    .ruling = Each shows two kinds of dispatch, and three of them an extension, the other three stars.
    .why = The pictures are not in the text, so the tiles are reconstructed; the rulebook says that there are six with three actions each.
ruling_amb_germanic_letters =
    .question = Which letters do the two Germanic tiles of the example have?
    .ruling = A and B.
    .why = Strengths of 2 and 1 look like an early year.
ruling_amb_tile_values =
    .question = Which values and spaces do the city tiles have?
    .ruling = Those of the tables supplied here, which are reconstructed.
    .why = The rulebook prints them as pictures only. Whoever owns the game can use a table of their own.
ruling_amb_develop_where =
    .question = Does developing need a particular action tile?
    .ruling = No, only a 6 as die value, or a 5 with the perk.
    .why = The action tiles are shuffled over the columns, and the rulebook asks for the value alone.
ruling_amb_board_symbols =
    .question = Where are the infrastructure symbols, and how many?
    .ruling = 19 at the start: 10 in the city, 5 on the expedition path, 4 on decree spaces.
    .why = Reconstructed: the text gives an example with 8 of them and names what can cover them.


## Dice and manipulators: open questions

ruling_amb_dice_choice-others =
    .question = Which dice may players choose who are not Maximus?
    .ruling = The two that Maximus left, every one of them, as often as they like.
    .why = The rulebook says it twice.
ruling_amb_dice_equal =
    .question = Do dice with the same value count as one?
    .ruling = No, they stay different dice, and Maximus takes only one.
    .why = Only their place on the board is shared.
ruling_amb_dice_mandatory =
    .question = May I refuse to choose a die?
    .ruling = No, but you need not do anything with it.
    .why = It costs nothing, and every turn looks alike.
ruling_amb_manip_when =
    .question = When do I declare a manipulator?
    .ruling = Together with the die, before the first action; then the value is fixed for the turn. As an option later, but before the die is used.
    .why = The online version asks once, right after the die.
ruling_amb_manip_gained-now =
    .question = May I use a manipulator that I gained this turn?
    .ruling = Not for this turn's die; from your next turn on.
    .why = The value of this turn is fixed already.
ruling_amb_manip_mixed-signs =
    .question = May I use one manipulator up and another down?
    .ruling = No, all in one direction.
    .why = The rulebook counts them up to +2 or +3 and down to -2 or -3.
ruling_amb_manip_wasted =
    .question = May I turn over a manipulator without changing the value?
    .ruling = No.
    .why = It would serve no purpose.
ruling_amb_manip_clamp =
    .question = What does a manipulator do to a 6 upwards or a 1 downwards?
    .ruling = Nothing: it cannot be used that way. Nor do five of them together turn a 6 into a 1 or a 1 into a 6.
    .why = The rulebook says that a 6 never becomes a 1, nor a 1 a 6.
ruling_amb_manip_scope =
    .question = What does the changed value count for?
    .ruling = For everything: column, action tile, developing, special dispatches, boat and trade towers.
    .why = The rulebook names the main action and all side actions.


## Actions and bonuses: open questions

ruling_amb_bonus_order =
    .question = What if a bonus brings another bonus?
    .ruling = Finish each bonus with everything that follows from it before you go on.
    .why = Bonuses are carried out at once.
ruling_amb_bonus_partial =
    .question = What if only a part of a bonus can be carried out?
    .ruling = Do what is possible; steps beyond field 10 become swaps.
    .why = Only what cannot be done is lost.
ruling_amb_bonus_decline =
    .question = Do I have to take a bonus?
    .ruling = No, except stars, manipulators and aqueduct steps up to field 10, which come by themselves.
    .why = Any part of an action may be left out, and the online version gives stars and manipulators without asking.
ruling_amb_bonus_covered-first =
    .question = My 4th or 6th extension also covers a printed bonus: which comes first?
    .ruling = The printed bonus with everything that follows from it, then the privilege.
    .why = Our own ruling: the rulebook gives both at once, and the printed bonus belongs to laying the extension itself.
ruling_amb_aqueduct_unasked =
    .question = Am I asked whether my ring shall move?
    .ruling = Not below field 10: such a step is taken without a question. On field 10 the swap in its place may be declined.
    .why = Our own ruling: a step can only help, like stars and manipulators, which come by themselves.
ruling_amb_take_overbuild-free =
    .question = May I cover an old tile although there is a free place?
    .ruling = Yes.
    .why = The rulebook offers both without a condition.
ruling_amb_take_leftmost =
    .question = Where does a new tile go if a gap has opened on the left?
    .ruling = Into the gap: it is the leftmost free place.
    .why = The rulebook asks for the leftmost free place.
ruling_amb_take_same-turn-return =
    .question = May I use figures that come back from a covered tile this turn?
    .ruling = Yes.
    .why = They lie in your supply like any others.
ruling_amb_display_gap =
    .question = When are gaps in the display filled?
    .ruling = At the start of season 4 and in the new year, and at no other time.
    .why = The rulebook describes only these two moments.
ruling_amb_display_exhausted =
    .question = What if the stack of city tiles runs out?
    .ruling = Gaps are filled as far as the tiles go; tiles that left the game do not return.
    .why = They are out of the game.
ruling_amb_display_shift =
    .question = How do rows with gaps move up?
    .ruling = Every row moves up by one with its gaps; then all gaps are filled.
    .why = It is what the rulebook says, step by step.
ruling_amb_extension_printed =
    .question = Do the places printed on my board count as extensions?
    .ruling = No, only extensions that you took.
    .why = Otherwise a decree would be fulfilled before the game begins.
ruling_amb_extension_offboard =
    .question = What does an extension cover beyond the edge of the board?
    .ruling = Nothing.
    .why = Nothing is printed there.
ruling_amb_extension_harbour-tower =
    .question = Does a harbour that I added have room for a tower?
    .ruling = Yes.
    .why = Every harbour has.
ruling_amb_dispatch_order-choice =
    .question = May I fill a later space first?
    .ruling = No.
    .why = Spaces are filled from the top, then clockwise.
ruling_amb_dispatch_pay-choice =
    .question = Who decides which figures pay for a grey one, or which joker is used?
    .ruling = You do, among all payments that fit.
    .why = It is a decision that matters.
ruling_amb_dispatch_any-tower =
    .question = May a dispatch to any tile go to a military tower?
    .ruling = Yes.
    .why = Military towers are filled exactly like barracks.
ruling_amb_special_main-too =
    .question = May the same tile get a dispatch as main action and a special dispatch in one turn?
    .ruling = Yes, to two different spaces.
    .why = They are different actions.
ruling_amb_special_new =
    .question = May a tile get a special dispatch in the turn in which I got it?
    .ruling = Yes, and so may a new military tower.
    .why = The rulebook says it of tiles, and towers are filled in the same way.
ruling_amb_special_perk-tower =
    .question = Does the any-colour perk for barracks cover military towers?
    .ruling = Yes.
    .why = They are treated as barracks.
ruling_amb_special_replaced =
    .question = A tile had its special dispatch and is then covered by one of the same value: does the new tile get its own?
    .ruling = Yes.
    .why = The rule counts tiles, and it is another tile.
ruling_amb_trade_new =
    .question = May I use a trade tower in the turn in which I built it?
    .ruling = Yes, if the value fits.
    .why = Side actions come in any order, and new tiles may be used at once.
ruling_amb_trade_optional =
    .question = Do I have to swap with a trade tower?
    .ruling = No.
    .why = It allows the swap.
ruling_amb_tower_cross =
    .question = May a trade tower replace a military tower?
    .ruling = Yes, any tower may replace any other.
    .why = The rulebook speaks of a new tower.
ruling_amb_tower_no-place =
    .question = What if I gain a tower and every harbour has one?
    .ruling = Cover one of them, or do without.
    .why = It works as with city tiles.
ruling_amb_stars_empty =
    .question = What if the star cult is empty?
    .ruling = The action is not on offer, bonuses bring what is left, and stars that are given back can be taken again. Stars on tracks never come back.
    .why = Stars are taken as long as there are some.
ruling_amb_stars_track-full =
    .question = What if a star should go on a full track?
    .ruling = The bonus is lost, and the star stays in your supply.
    .why = A bonus that cannot be carried out is lost.
ruling_amb_privilege_once-when =
    .question = When may I use a one-off privilege?
    .ruling = At once when you take it, also at the year end, or as a side action in any later turn of yours.
    .why = The rulebook says at once or in a later turn.
ruling_amb_privilege_none-left =
    .question = What if no privilege is left when I may take one?
    .ruling = You get none.
    .why = A bonus that cannot be carried out is lost.
ruling_amb_joker_scope =
    .question = What are jokers good for?
    .ruling = For paying only; in decrees and in the supply colours stay what they are.
    .why = The rulebook tells of them where figures are sent.
ruling_amb_joker_pair =
    .question = When do two equal privileges make all my figures jokers?
    .ruling = As soon as you own any two that are alike.
    .why = It is what the rulebook says.


## Ships: open questions

ruling_amb_ship_leave =
    .question = When exactly does a full ship leave?
    .ruling = After the last action of your turn; until then its figures count, and the harbour is taken. What it makes true then may still be claimed.
    .why = Both forms of the rulebook say so.
ruling_amb_ship_flip-choice =
    .question = May I cover a stall or discard the turned ship although a market is free?
    .ruling = Yes, all three are yours to choose.
    .why = The shorter form of the rulebook is the more precise one, and covering is allowed elsewhere, too.
ruling_amb_ship_no-market =
    .question = What if I have no free market for the turned ship?
    .ruling = Cover a market stall, whose figures come back into your supply, or discard the ship.
    .why = Both forms agree.
ruling_amb_ship_step-if-dropped =
    .question = Does a turned ship bring its aqueduct step when it is discarded?
    .ruling = No.
    .why = The step belongs to the new market stall.
ruling_amb_ship_several =
    .question = What if two ships are full at the same time?
    .ruling = They leave from left to right, each finished before the next.
    .why = The order matters for the markets.
ruling_amb_ship_win-first =
    .question = What if filling the ship empties my supply?
    .ruling = You win at once, and the ship stays where it is.
    .why = The win comes at any time.
ruling_amb_ship_late =
    .question = What if a ship is filled outside a turn, by a raid reward?
    .ruling = It is turned over right after that raid.
    .why = That is nearest to the end of a turn; otherwise it would be emptied without ever becoming a stall.
ruling_amb_ship_setup =
    .question = Can the first tile be a full ship?
    .ruling = No.
    .why = It comes without figures.


## Decrees: open questions

ruling_amb_decree_when =
    .question = When may I claim a decree?
    .ruling = At any moment of your turn while its condition holds, and after your raid if the raid made it true; not during the shortage.
    .why = The rulebook names your turn and the year-end event.
ruling_amb_decree_turned-ship =
    .question = May I claim a decree that becomes true only when my full ship leaves?
    .ruling = Yes, right after your full ships have left, before the turn passes or the raid goes on; but only what they made true.
    .why = Our own ruling: the ship leaves at the end of your turn, so the turn is not over before it has, and of the raid it is a part.
ruling_amb_decree_refuse =
    .question = Do I have to claim a decree?
    .ruling = No; later you may, if it is still there and still true.
    .why = The online version says so.
ruling_amb_decree_bonus =
    .question = Which bonus does a decree bring?
    .ruling = The one on the space that it covers, at once, before you claim another.
    .why = Both forms agree.
ruling_amb_decree_set-count =
    .question = Do all farms count for the decree with three farms?
    .ruling = No, the best three must hold the figures together.
    .why = It speaks of three farms with so many figures.
ruling_amb_decree_occupied =
    .question = May one of the three be empty?
    .ruling = No, each needs a figure.
    .why = The decree asks for occupied tiles.
ruling_amb_decree_pairs =
    .question = Are four equal extensions two pairs?
    .ruling = No, two different kinds are needed.
    .why = It says two times two, as the other decree says five different.
ruling_amb_decree_kinds-zero =
    .question = Does one colour satisfy a decree for at most two?
    .ruling = Yes.
    .why = One is not more than two. With none you would have won.
ruling_amb_decree_fixed-tower =
    .question = How does a tower count that has a strength but no spaces?
    .ruling = As a tower for the decree of three towers, never as occupied barracks.
    .why = There are no figures on it.
ruling_amb_decree_back-slide =
    .question = What if my ring falls below 8 after I claimed the decree?
    .ruling = The decree stays yours.
    .why = It is claimed once.
ruling_amb_decree_joker-colour =
    .question = Do jokers change how many colours my supply has?
    .ruling = No.
    .why = Jokers matter for paying only.


## Year end: open questions

ruling_amb_raid_order =
    .question = Who comes first at the year end?
    .ruling = The start player of the year, then clockwise; not the last Maximus.
    .why = The rulebook begins the events with the start player.
ruling_amb_raid_chooser =
    .question = Who chooses what is lost in a raid?
    .ruling = Its owner.
    .why = Nobody else is named.
ruling_amb_raid_fixed-and-full =
    .question = What is the strength of a filled tower that also shows a strength?
    .ruling = Both together.
    .why = Nothing speaks against it; the set supplied here has no such tower.
ruling_amb_raid_colour =
    .question = Do colours matter for strength?
    .ruling = No, figures are counted.
    .why = In the rulebook's example a yellow figure completes the barracks.
ruling_amb_raid_reward-then-win =
    .question = What if a reward empties my supply?
    .ruling = You win at once, before the next player's raid.
    .why = The win comes at any time.
ruling_amb_shortage_spaces =
    .question = Which spaces count for the shortage?
    .ruling = Every space without figures on your tiles and military towers, one each, even if you could not fill it yet.
    .why = The rulebook counts each of them.
ruling_amb_shortage_visible =
    .question = When is a symbol visible?
    .ruling = At the moment of counting. A tile covers it while it lies there; extensions, stars and decrees cover it for good.
    .why = The rulebook counts what can be seen.
ruling_amb_shortage_negative =
    .question = Do I have to return figures when my shortage is below 0?
    .ruling = No: you may return up to that many, of your choice.
    .why = The rulebook says may.
ruling_amb_shortage_flush-order =
    .question = When are full tiles emptied?
    .ruling = By each player directly after the own draw, so the next one draws from a fuller bag.
    .why = The steps are told player by player.
ruling_amb_shortage_bag-empty =
    .question = What if the bag is too small?
    .ruling = Draw all of it; the rest is forgiven, and later players draw nothing until figures come back.
    .why = It is what the rulebook says.
ruling_amb_shortage_year4 =
    .question = What does the reward of year 4 do that lowers the shortage?
    .ruling = It lowers the shortage of that year end only, even below 0.
    .why = The online version counts it once it has been won.
ruling_amb_newyear_count =
    .question = When are supplies compared for the new start player?
    .ruling = After all events of all players.
    .why = It is the order of the rulebook.
ruling_amb_newyear_tie =
    .question = Who starts if several have the most figures?
    .ruling = The next of them clockwise from the old start player, who comes last.
    .why = The rulebook passes the stone on to the next.
ruling_amb_newyear_after4 =
    .question = Is there a new year after year 4?
    .ruling = No.
    .why = The game is over.


## Winning: open questions

ruling_amb_win_moment =
    .question = When is an empty supply noticed?
    .ruling = After everything that takes figures out of a supply; the rest of the turn does not happen.
    .why = The rulebook says at any time.
ruling_amb_win_swap =
    .question = Can a swap win the game?
    .ruling = No: you draw first, and a swap is one event.
    .why = Drawing comes first.
ruling_amb_win_mid-action =
    .question = What if my last figure leaves in the middle of a chain of bonuses?
    .ruling = You win at once.
    .why = The rulebook says at any time.
ruling_amb_win_tie-second =
    .question = What if supply and placed figures are level?
    .ruling = The victory is shared.
    .why = The rulebook ends there.
ruling_amb_win_placed =
    .question = Which placed figures break a tie?
    .ruling = Those still on tiles and towers after the full ones have been emptied in year 4.
    .why = It is the order of the events.
ruling_amb_win_simultaneous =
    .question = Can two players win at the same time by an empty supply?
    .ruling = No: everything happens one after another.
    .why = There is always a first.


## Information: open questions

ruling_amb_info_bag =
    .question = May I know which figures are in the bag?
    .ruling = Yes, they are shown.
    .why = There are 35 of each colour, so everybody could work it out, and a teaching game should not reward memory.


## Glossary

term_city = What you build up: your board with tiles, towers and extensions.
term_city-board = Your own board: city, decree spaces, expedition path, development track and aqueduct.
term_main-board = The board in the middle, with the six columns, the star cult and the Germanic stacks.
term_governor = The role you play.
term_year = Five seasons and the year-end events. The game has at most four.
term_season = A fifth of a year; everybody has one turn in it.
term_spring = The 1st season.
term_summer = The 2nd season.
term_autumn = The 3rd season.
term_saturnalia = The 4th season: gaps are filled, and the green Germanic tile is turned over.
term_winter = The 5th and last season of a year.
term_turn = What one player does with one die in one season.
term_start-player = The Maximus of the first season of a year, who also begins the year-end events.
term_start-stone = The marker of the start player.
term_maximus = The player with the first turn of a season, who rolls the dice and takes one of them away.
term_clockwise = The direction of play: to the left neighbour.
term_anticlockwise = The direction in which the first tiles are chosen.
term_die = Red, yellow or blue. One die rules your turn by its colour and its value.
term_die-value = What your die counts as, after manipulators.
term_column = One of six: a die value, its action tile and the city tiles below.
term_display = What lies open to be taken, above all the rows of city tiles.
term_row = Six city tiles, one per column. There are as many rows as players.
term_tile = A piece of cardboard that can be laid on a board.
term_figure = A sailor, soldier, merchant or farmer. Figures in your supply are what you want to lose.
term_figure-kind = One of the four colours.
term_sailor = The blue figures; ships ask for them.
term_soldier = The red figures; barracks and military towers ask for them.
term_merchant = The white figures; market stalls ask for them.
term_farmer = The yellow figures; farms ask for them.
term_grey-figure = A figure on a space that may have any colour.
term_supply = Your figures and stars that are nowhere else. An empty supply of figures wins.
term_bag = Where all other figures are; you draw from it without looking.
term_draw = To take figures from the bag without looking.
term_swap = To draw figures and then return as many of your choice.
term_star = What tracks are climbed with. You have 6 at the start.
term_star-cult = The field of the main board where stars come from and go back to.
term_city-tile = A ship, barracks, market stall or farm, with spaces for figures.
term_ship = The blue city tile. Full at the end of a turn, it becomes a market stall.
term_barracks = The red city tile. Full barracks hold out against the Germans.
term_stall = The white city tile. Its special dispatch takes any die colour.
term_farm = The yellow city tile.
term_space = A field on a tile or tower that asks for certain figures; it is filled as a whole.
term_occupied = Said of a space, or of a whole tile, with its figures on it.
term_full = Said of a tile all of whose spaces are filled. Only such tiles count in a raid, and they are emptied at the year end.
term_anchor = Shown on the market stall at the back of a ship.
term_place = A harbour, fort, market or field where a tile can lie.
term_overbuild = To lay a new tile on an old one of the same kind, which leaves the game.
term_demolish = To lose a tile or tower.
term_out-of-game = Where pieces go that nobody will see again.
term_extension = A piece that adds a place to the city or fields to a track.
term_harbour = The place of a ship, with room for a tower above.
term_fort = The place of barracks.
term_market = The place of a market stall.
term_field = The place of a farm.
term_expedition = The extension that lengthens the expedition path.
term_development = The extension that lengthens the development track.
term_expedition-path = A track for stars, most of which cover an infrastructure symbol and bring a bonus.
term_development-track = A track for stars that brings perks and bonuses.
term_action = What you do with your die.
term_main-action = Taking a tile, dispatching, taking an extension, developing or taking stars: at most one per turn.
term_side-action = Anything else the die allows, on top of the main action.
term_action-tile = Shows the three actions of a column.
term_dispatch = To send exactly the figures shown to the next free space of a tile.
term_special-dispatch = A dispatch as side action, to a tile whose colour and value match your die.
term_develop = To put a star on the development track, with a 6 or later a 5.
term_bonus = Something you get on top, at once or never.
term_permanent = Said of a perk or privilege that lasts for the rest of the game.
term_one-off = Said of a bonus or privilege that can be used once.
term_season-boat = The marker of the season; it gives a bonus to whoever has its number.
term_manipulator = Changes your die value by one, once a year.
term_tower = Stands above a harbour: a military or a trade tower.
term_military-tower = A tower that takes figures like barracks or has a strength of its own.
term_trade-tower = A tower that lets you swap figures when your die value matches.
term_privilege = A joker colour for good, or something good for one use.
term_joker = A figure of yours that may stand for any colour when you send it.
term_decree = A goal on the table; whoever claims it first covers a decree space.
term_decree-space = One of four spaces that decrees cover, from the bottom up.
term_aqueduct = A track from 0 to 10 that lowers your shortage every year.
term_supply-ring = The marker on your aqueduct.
term_step = One field on the aqueduct.
term_year-end = The Germanic raid and then the infrastructure shortage.
term_germanic-tile = Strength with damage (red) or with a reward (green).
term_raid = The first event of a year end: your strength against the two open Germanic tiles.
term_strength = Figures on full barracks and military towers, and the strength of towers.
term_reward = What the green Germanic tile gives to those who hold out.
term_damage = What the red Germanic tile does to those who fall short.
term_shortage = How many figures you draw at the year end: symbols and empty spaces, less the aqueduct.
term_symbol = A printed sign that costs you a figure every year until it is covered.
term_new-year = Tiles move up, manipulators wake, and whoever has most figures starts.
term_tie = Equal numbers.
term_game-end = An empty supply at any time, or the end of year 4.
