### What boards, charts, lessons and questions say of Discordia in English. Words of the game itself are in its own
### catalogue, and these messages may use them: WORD("figure", "R", $count) is "2 soldiers". German terms of the
### rulebook stand in brackets where a learner meets them first.


## On the table

table_fold = Show { $zone } in short
table_unfold = Show { $zone } in full
table_year = Year { $year } of { $years }
table_season = { $season } · Maximus: { $name }
table_to_choose = { $name } to choose a die
table_to_play = { $name } plays { $die }{ $main ->
    [none] , main action still open
   *[other] , main action done
 }
table_to_answer = { $name } to answer: { $effect }
table_status_over = Game over in year { $year } · { $who }
table_die = { $die } { $value }
table_die_as = { $die } { $rolled } as { $value }
table_figures = { LIST($figures) }
table_joker = { $figures } are jokers
table_of = { $have }/{ $need }
table_at_most = { $have }, at most { $need }
table_with_figures = { $numbers } with { $figures } figures

# What waits for an answer.
table_waiting = Answer first: { $effect }
table_ask_FIRST = Take any tile of the display; it goes to your city at once.
table_ask_EXP = Put one of your own stars on the next field, or do without.
table_ask_DEV = Put one of your own stars on the next field, or do without.
table_ask_TRACK = Put one of your own stars on the next field of either track, or do without.
table_ask_SWAP = First you draw { $amount } from the bag, then you return { $amount } of your choice.
table_ask_RETURN = Pick { $amount } of your figures; those just drawn may be among them.
table_ask_DISCARD = Pick up to { $amount } of your figures: they go back to the bag.
table_ask_DISPATCH = Send figures to the next space of any tile, or do without.
table_ask_EXTENSION = Take any extension, or do without.
table_ask_TOWER = Take a tower and build it above a harbour, or do without.
table_ask_TOWERLOSS = Choose the tower that you lose; figures on it return to your supply.
table_ask_DEMOLISH = Choose the city tile that you lose; figures on it return to your supply.
table_ask_PRIVILEGE = Take a privilege now, or do without: it is not offered again.
table_ask_FLIP = The ship is full: it turns into a market stall. Where shall the stall lie?
table_ask_ONCE = Use the privilege now, or keep it for a later turn of yours.
table_ask_CLAIM = A decree has come true for you: claim it, or do without.
table_answer_star = { $track }, field { $field }
table_answer_extension = { $kind } ({ $left } left)
table_picked = { $figure } { $number } of { $count }
table_pick_group = of { $figures }
table_return = Return { $count } of { $most }

# One of several moves of a piece.
table_several = { $count } moves: press to choose
table_short_dispatch = Main action: send { $figures }
table_short_special = Special dispatch: send { $figures }
table_short_bonus = Bonus: send { $figures }
table_short_free = On { $area } { $slot }
table_short_over = On { $area } { $slot }, in place of the { $old }{ $figures ->
    [none] { "" }
   *[other] ; back into your supply: { $figures }
 }
table_short_choose = { $die } as { $value }{ $count ->
    [0] { "" }
    [one] , with 1 manipulator
   *[other] , with { $count } manipulators
 }

# What a move would do.
table_preview_end = Then it is the turn of { $name }.
table_preview_ship = The { $tile } is full: it leaves and becomes a market stall.
table_preview_season = Then the next season begins: { $season }.
table_preview_raid = Then the year ends: your strength is { $strength }, that of the Germans { $germans }.
table_preview_year = By a shortage of { $shortage } the supply goes { $before } → { $after }, if the raid changes nothing.
table_preview_win = Your supply is empty: you win.
table_preview_supply = Supply { $before } → { $after } figures
table_preview_shortage = Shortage { $before } → { $after }: { $parts }
table_preview_strength = Raid strength { $before } → { $after } (Germans so far { $germans })
table_preview_decree = Fulfils: { LIST($decrees) }
table_preview_then = Then: { LIST($effects) }
table_preview_column = Main action: { JOIN($offers, ", or ") }
table_preview_tiles = { $count ->
    [0] no tile is left in this column
    [one] or 1 tile of this column
   *[other] or one of { $count } tiles of this column
 }
table_preview_specials = Special dispatch to { LIST($tiles) }
table_preview_boat = Season boat: { $bonus }
table_change_stars = stars { $before } → { $after }
table_change_expedition = expedition { $before } → { $after }
table_change_development = development { $before } → { $after }
table_change_ring = aqueduct { $before } → { $after }
table_change_manipulators = manipulators { $before } → { $after }

# Dice, boat, action tiles.
table_dice = Dice and actions
table_dice_note = choose a die: its value is your column
table_dice_note_used = the green column is yours this turn
table_column = column { $value }
table_group_dice = dice
table_group_boat = season boat
table_group_action_tiles = main actions
table_held = { $name } holds it
table_used_as = used as { $value }
table_die_label = { $die } die, { $value }{ $state ->
    [none] { "" }
   *[other] ; { $state }
 }
table_boat = { $season }: { $bonus }
table_boat_value = A die used as { $value } gives this bonus while the boat is here.
table_boat_label = { $season }, value { $value }: { $bonus }{ $here ->
    [yes] ; the boat is here
   *[no] { "" }
 }
table_develop_label = develop: with a die used as { JOIN($values, " or ") }
table_action_tile = Column { $value }, one of these: { JOIN($offers, "; ") }

# The display.
table_display = Display
table_display_note = a tile comes from the column of your die · { $left } in the stack
table_row_top = top row, leaves at the new year
table_row_next = moves up at the new year
table_displayed = { $tile }; column { $value }
table_gap = A gap in column { $value }: new tiles come at the Saturnalia and in the new year.
table_back = Later a market stall: { $spaces }
table_asks = spaces: { $spaces }
table_strength = strength { $count }
table_bonus = when it is laid: { $bonus }
table_face_ship = ship
    .letter = S
table_face_barracks = barracks
    .letter = B
table_face_stall = stall
    .letter = M
table_face_farm = farm
    .letter = F
table_face_military = tower
    .letter = T
table_face_trade = trade
    .letter = T

# The own city.
table_supply = Supply of { $name }
table_supply_note = { $count ->
    [one] 1 figure · with none left you win at once
   *[other] { $count } figures · with none left you win at once
 }
table_shortage = Shortage
table_sum_spaces = { $count ->
    [one] 1 empty space
   *[other] { $count } empty spaces
 }
table_sum_aqueduct = { $count } by the aqueduct
table_sum_reward = { $count } by the reward of the year
table_sum_shortage = { $count } to draw at the year end
table_sum_surplus = { $count }: so many may go back to the bag
table_is_joker = jokers: they may stand for any figure
table_badge_joker = joker
table_badge_spent = used
table_stars_note = Stars pay for fields of the expedition path and the development track.
table_manipulators = { $ready } of { $count } manipulators active
table_manipulators_short = { $ready }/{ $count } manipulators
table_manipulators_note = Each changes a die by 1, once a year; choose it with the die.
table_spent = used
table_permanent = for good
table_once = once
table_city_note = strength { $strength } · Germans{ $known ->
    [all] { "" }
   *[part] { " " }so far
 }: { $germans }
table_area_harbour = harbours
table_area_tower = towers
table_area_fort = forts
table_area_market = markets
table_area_field = fields
table_slot = { $area } { $slot }
table_waits = takes figures from the next season on
table_filled = { $filled } of { $count } spaces filled{ $filled ->
    [0] { "" }
   *[other] : { $figures }
 }
table_empty = empty
table_empty_slot = { $where }: empty{ $symbol ->
    [yes] , with an infrastructure symbol that a tile would cover
   *[no] { "" }
 }
table_extension = Extension: { $kind }, { $left } left{ $covers ->
    [none] { "" }
   *[other] ; it covers: { $covers }
 }
table_extend = { $left } left

# Tracks.
table_tracks = Tracks of { $name }
table_group_decree_spaces = decree spaces
table_field = { $track }, field { $field }{ $state ->
    [covered] : covered
    [next] , the next
   *[free] { "" }
 }{ $symbol ->
    [yes] ; covers an infrastructure symbol
   *[no] { "" }
 }{ $gives ->
    [none] { "" }
   *[other] ; gives { $gives }
 }
table_aqueduct_field = aqueduct field { $field }: { $less } off the shortage{ $here ->
    [yes] ; your ring is here
   *[no] { "" }
 }
table_decree_space = Decree space { $field }{ $decree ->
    [none] { "" }
   *[other] : { $decree }
 }{ $symbol ->
    [yes] ; covers an infrastructure symbol
   *[no] { "" }
 }{ $gives ->
    [none] { "" }
   *[other] ; gives { $gives }
 }

# On the table.
table_offers = On the table
table_group_decrees = decrees: you have / need
table_group_privileges = privileges
table_group_towers = towers
table_group_common = for all
table_decree = Decree { $title }: { $condition } { $numbers }
table_cult = Star cult: { $count ->
    [0] no stars
    [one] 1 star
   *[other] { $count } stars
 } left
table_cult_short = star cult
table_manipulators_left = { $count ->
    [one] 1 manipulator left
   *[other] { $count } manipulators left
 }
table_bag = { $count ->
    [one] 1 figure in the bag
   *[other] { $count } figures in the bag
 }
table_bag_short = in the bag
table_other_note = { $count ->
    [one] 1 figure
   *[other] { $count } figures
 } · shortage { $shortage } · strength { $strength }
table_other_tracks = expedition { $expedition }, development { $development }, aqueduct { $ring }, { $decrees ->
    [one] 1 decree
   *[other] { $decrees } decrees
 }, { $ready ->
    [one] 1 active manipulator
   *[other] { $ready } active manipulators
 }
table_nothing_built = Nothing is built yet.

# Panels.
table_turn_die = { $die ->
    [none] Choose a die
   *[other] Die: { $die }
 }
table_turn_main = { $main ->
    [none] One main action
   *[other] Main action: { $main }
 }
table_turn_special = { $count ->
    [one] Special dispatch: 1 tile
   *[other] Special dispatches: { $count } tiles
 }
table_turn_boat = Bonus of the season boat
table_turn_trade = Swap with a trade tower
table_turn_claim = { $count ->
    [one] 1 decree to claim
   *[other] { $count } decrees to claim
 }
table_turn_use = { $count ->
    [one] 1 privilege to use
   *[other] { $count } privileges to use
 }
table_turn_answer = Answer: { $effect }
table_germanic_red = Red tile ({ $effect } for whoever is weaker), strength
    .hidden = Red tile: not known yet
table_germanic_green = Green tile ({ $effect } for whoever holds out), strength
    .hidden = Green tile: turned over at the Saturnalia
table_raid_need = Strength of the Germans
table_plus_unknown = { $need } + ?
table_raid_strength = Strength of { $name }
table_standings = How it stands
table_standing_supply = Supply
table_standing_shortage = Shortage
table_standing_after = After the year
table_standing_placed = At work
table_standing_strength = Strength
table_standing_decrees = Decrees

# Answers.
table_do_empty = Send figures to { $area } { $slot }
table_do_swap = Swap with a tower on place { $slot }


## The browser of all components

components_head_die = die
components_head_value = value
components_head_spaces = spaces

components_group_tile = city tile
components_group_tower = tower
components_group_germanic = Germanic tile
components_group_privilege = privilege
components_group_decree = decree
components_group_action = action tile
components_any-die = any
components_head_id = tile
components_head_X = any colour
components_red = red: damage
components_green = green: reward
components_once = once
components_permanent = permanent
components_turns = turns into a market stall, value { $value }, spaces { $spaces }
components_strength = strength { $count }, always


## Charts

chart_slot = { $area } { $number }
chart_list = { $count ->
    [0] nothing
   *[other] { LIST($items) }
 }
chart_germanic = { $tile }: { $effect }
chart_kind_ship = ship
chart_kind_barracks = barracks
chart_kind_stall = stall
chart_kind_farm = farm
chart_head_part = Part
chart_head_figures = Figures
chart_head_then = Then
chart_head_when = When
chart_head_drawn = Drawn
chart_head_supply = Supply
chart_head_saves = A symbol saves
chart_head_tile = Tile
chart_head_place = Place
chart_head_spaces = Spaces
chart_head_next = Next
chart_head_ways = Ways
chart_head_bag = Bag
chart_head_asked = Asked for
chart_head_year = Year
chart_head_germanic = Germanic tiles
chart_head_decree = Decree
chart_head_figures-need = Figures needed
chart_head_figures-have = Figures there
chart_head_others = Others

chart_spaces_of = empty: { $tile }
chart_shortage_sum = figures to draw
    .negative = to throw back at most
chart_shortage_title = { $who }: an infrastructure shortage of { $due }
    .negative = { $who }: may throw back { $more } at the year end
chart_shortage_note = { $count ->
    [0] A figure is drawn for each symbol in sight and each empty space, less what the aqueduct takes off.
    [one] It is drawn at the last year end: symbols in sight and empty spaces, less what the aqueduct takes off.
   *[other] It is drawn at each of { $count } year ends: symbols in sight and empty spaces, less what the aqueduct takes off.
 }
chart_shortage_note_negative = The aqueduct takes off more than symbols in sight and empty spaces add up to: so many figures may go back.
chart_shortage_would = { $do }: the shortage goes from { $before } to { $after }. Hatched: what it would be made of.
chart_shortage_same = { $do }: the shortage stays at { $after }.

chart_raid_now = strength now
chart_raid_then = after the move
chart_raid_complete = { $tile } full (+ { $spaces })
chart_raid_all = all of them full
chart_raid_need = with { $strength }: { $chance }
chart_raid_germans = Germanic strength
chart_raid_wins = holds out
chart_raid_effects = What the raid then brings:
chart_raid_reward = reward: { $effect } ({ $tiles })
chart_raid_damage = damage: { $effect } ({ $tiles })
chart_raid_title = { $who }: strength { $strength } against { $germans }
chart_raid_note = Raid of year { $year }: it is withstood with a chance of { $chance }. Only full barracks and towers count; hatched: not yet.
chart_raid_would = { $do }: from { $before } to { $after }.

chart_die_head_die = Die
chart_die_head_value = Value
chart_die_head_manipulators = Manipulators
chart_die_head_verdict = Verdict
chart_die_head_special = Special
chart_die_head_tiles = City tiles
chart_die_head_dispatch = Dispatch to
chart_die_head_action = Action
chart_die_head_also = Also
chart_die_extension = extension
chart_die_stars = { $count ->
    [0] no stars
    [one] 1 star
   *[other] { $count } stars
 }
chart_die_develop = develop
chart_die_boat = boat
chart_die_now = can be chosen
chart_die_short = too far
chart_die_gone = Maximus has it
chart_die_chosen = chosen
chart_die_other = not chosen
chart_die_done = has had its turn
chart_die_later = not rolled
chart_die_title = { $chosen ->
    [none] { $who }: { $count ->
        [0] no die to choose now
        [one] one choice of die and value
       *[other] { $count } choices of die and value
     }
   *[other] { $who } uses the { $chosen } die as { $value }
 }
chart_die_note = ± manipulators, and below the special dispatches of that die. The right half is the same for all dice.
chart_die_waits = Before the roll: the chance that a die can be used so. The right half is the same for all dice.

chart_forecast_year = year end { $year }
chart_forecast_year-end = End of year { $year }
chart_forecast_year-end-then = End of year { $year }, then
chart_forecast_saves = saves { $count }
chart_forecast_horizon = What a symbol covered before that year end, or an aqueduct step, saves by the end of the game.
chart_forecast_colors = Colours after it (9 in 10 times)
chart_forecast_range = { $have } → { $low }–{ $high }
    .sure = { $have } → { $low }
chart_forecast_raid = After the raid instead
chart_forecast_branch = { $sign } { $effect }: { $supply }
chart_forecast_others = { $count } other outcomes
chart_forecast_if = Raid, { $chance }: { $told }
chart_forecast_title = { $count ->
    [0] { $who }: { $supply } in supply at the end
   *[other] { $who }: { $supply } in supply now, { $last } at the end if nothing else were done
 }
chart_forecast_note = Hatched: what the shortages draw, exact in size. Full tiles are emptied, so their spaces count again.

chart_fit_supply = Supply
chart_fit_joker = { $name } = X
chart_fit_tile = { $value ->
    [0] { $tile }
   *[other] { $tile }, value { $value }
 }
chart_fit_full = ● full
chart_fit_waits = ● waits for the next season
chart_fit_lacks = ✕ lacks { $missing }
chart_fit_ways = ✓ { $ways }{ $count ->
    [0] {""}
   *[other] {" "}and { $count } more
 }
chart_fit_nothing = Nothing lies in this city yet that takes figures.
chart_fit_title = { $tiles ->
    [0] { $who }: no tile has a free space
   *[other] { $who } can fill { $count ->
        [0] none
       *[other] { $count }
     } of { $tiles } open tiles
 }
chart_fit_note = The framed space is next and is filled whole or not at all. X takes any colour. In supply: { $supply }.

chart_bag_in-bag = In the bag
chart_bag_own = In supply
chart_bag_asked = Asked for
chart_bag_swap = of { $count }
chart_bag_grey = { $grey ->
    [0] No space asks for just any colour.
    [one] One more figure may be of any colour.
   *[other] { $grey } more figures may be of any colour.
 }{ $count ->
    [0] {""}
   *[other] {" "}Jokers: { $jokers }.
 }
chart_bag_title = { $count } figures in the bag; { $who } looks for colours
chart_bag_note = Percent: the chance that a swap of so many brings one of the colour; framed where open spaces ask for it.

chart_calendar_year = Year { $year }
chart_calendar_end = Year end
chart_calendar_dice = Dice
chart_calendar_no-dice = No dice have been rolled in this season yet.
chart_calendar_equal = { $chance } of rolls have equal dice
chart_calendar_taken = { $die } ({ $who })
chart_calendar_title = { $over ->
    [yes] The game ended in year { $year }
    [before] Before the first season
   *[other] { $phase ->
        [season] Year { $year }, { $season }: Maximus is { $maximus }, the year began with { $start }
       *[other] Year { $year }, its end: the order begins with { $start }
     }
 }
chart_calendar_note = Bold: Maximus, who moves on every season. The start player stays and opens the year end.
chart_calendar_next = Bold: Maximus, who moves on every season; the start player stays. If nothing else is done, { $who } begins the next year, having the most figures: { $supply }.

chart_decrees_title = { $who } may claim { $count ->
    [0] none
   *[other] { $count }
 } of { $tiles } decrees
chart_decrees_note = { $owned } of { $spaces } decree spaces are covered. The mark is what a decree asks for.
chart_decrees_have = { $have } of { $need }
chart_decrees_figures = { $have } of { $need } figures
chart_decrees_at-most = { $have }, at most { $need }
chart_decrees_claim = ✓ may be claimed
chart_decrees_expires = ✓ claim it this year
chart_decrees_open = not yet
chart_decrees_full = no decree space left
chart_decrees_taken = no longer on display
chart_decrees_others = fulfilled by { $names }
chart_decrees_none = No decree is left on display.

chart_name_shortage = Shortage
chart_name_raid = Raid
chart_name_die = Die
chart_name_forecast = Forecast
chart_name_fit = What fits where
chart_name_bag = Bag
chart_name_calendar = Calendar
chart_name_decrees = Decrees


## The laboratory

shortage_lab_tiles = City tiles
    .tip = Each covers the symbol of a printed slot, and opens its spaces.
shortage_lab_manned = Spaces filled
    .tip = Of the tiles that lie there, from the first.
shortage_lab_extensions = Extensions
    .tip = Harbour, fort, market, field, and the same again.
shortage_lab_stars = Expedition
    .tip = Stars on the expedition path.
shortage_lab_decrees = Decrees
    .tip = Decree spaces that are covered.
shortage_lab_ring = Aqueduct
    .tip = The field of the supply ring.
shortage_lab_year = Year
    .tip = The shortage is drawn at the end of it and of every later year.
shortage_lab_sum = The shortage is { $due }, drawn at { $count ->
    [one] the last year end
   *[other] each of { $count } year ends
 }.
    .negative = The shortage is { $due }: so many figures may be thrown back.
shortage_lab_changed = The last change: from { $before } to { $after }.


## Asking: what is shown

ask_slot = { WORD("area", $area) } { $slot }
ask_lies = { $where }: { $tile }
ask_none = none
ask_no_damage = nothing at all
ask_nothing = Nothing
ask_nobody = Nobody can be sent
ask_value = { WORD("colour", $colour) } { $value }
    .any = any die with a { $value }
ask_free = free: { TALLY($figures, "figure") }
ask_filled = filled: { TALLY($figures, "figure") }
ask_strength = strength { $strength }
ask_figures = { TALLY($figures, "figure") }
ask_city = Your city
    .empty = nothing is built
ask_supply = Your supply
ask_board = Your board
    .text = ring on field { $ring }; { WORD("count", "stars", $stars) } in supply, { $expedition } on the expedition path, { $development } on the development track; { WORD("count", "manipulators", $manipulators) }, { $ready } active; { $decrees ->
        [0] no decree
        [one] 1 decree
       *[other] { $decrees } decrees
     } claimed; extensions: { COUNT($extensions) ->
        [0] none
       *[other] { LIST($extensions, "extension") }
     }
ask_die = Your die
    .text = the { WORD("die", $die) } die shows { $rolled }, used as { $value }
ask_dice = The dice
ask_rolled = { WORD("die", $die) } { $value }
ask_column = The action tile of column { $value }
ask_boat = The season boat
    .text = { WORD("season", $season) }, field { $season }
ask_germans = Open Germanic tiles
ask_germanic = { $tile }: strength { $strength }, { $effect }
ask_parts = Your shortage
ask_part = { WORD("part", $part) } { $amount }
ask_privileges = Your privileges
ask_players = The players
ask_player = Player { $seat }: { $supply } in supply, { $placed } at work
ask_start = The start stone lies with
ask_you = You
ask_ready = You own { WORD("count", "active", $ready) }.
ask_taken = Player { $maximus } is Maximus and has taken the { WORD("die", $die) } die.
ask_maximus_yourself = You are Maximus, and nobody has taken a die.
ask_symbols = Infrastructure symbols in sight
ask_in_column = { $tile }, column { $column }


## Asking: moves as instructions

ask_tile = { COUNT($tile) ->
    [0] { COUNT($where) ->
        [0] { WORD("area", $area) } { $slot }, where nothing is built
       *[other] { $where }
     }
   *[other] the { tile_name } on { WORD("area", $area) } { $slot }
 }
ask_over = { COUNT($old) ->
    [0] {""}
   *[other] , over { $old }
 }
ask_do_choose = Use the { WORD("die", $die) } die as { $value }
ask_do_manipulate = Use the die as { $value }
ask_do_take = Take the { tile_name } and lay it on { WORD("area", $area) } { $slot }{ ask_over }
ask_do_dispatch = Dispatch { TALLY($figures, "figure") } to { ask_tile }
ask_do_special = By special dispatch: { TALLY($figures, "figure") } to { ask_tile }
ask_do_extension = Take an extension: { WORD("extension", $extension) }
ask_do_develop = Develop
ask_do_stars = Take { WORD("count", "stars", $amount) } from the star cult
ask_do_boat = Take the bonus of the season boat
ask_do_trade = Swap figures with the trade tower { $tile }
ask_do_claim = Claim the decree "{ WORD("decree", $decree) }"
ask_do_use = Use the { privilege_name }
ask_do_end = End the turn
ask_do_decline = Do without it
ask_do_star = Put a star on the { WORD("track", $track) }
ask_do_swap = Swap: draw first
ask_do_return = Return { TALLY($figures, "figure") } to the bag
ask_do_build = Build the { tile_name } above harbour { $slot }{ ask_over }
ask_do_privilege = Take the { privilege_name }
ask_do_flip = { $slot ->
    [0] Discard the stall
   *[other] Lay the stall on market { $slot }{ ask_over }
 }
ask_do_demolish = Lose { ask_tile }
ask_do_lose = Lose { ask_tile }
ask_do_roll = Roll red { $red }, yellow { $yellow }, blue { $blue }
ask_do_draw = Draw { TALLY($figures, "figure") }


## Asking: parts of questions that the engine fills in

ask_dice_values = Which of these may you choose? Choose all that are legal.
ask_payment = Which figures may you send to { $where }? It asks for { TALLY($figures, "figure") }. { COUNT($jokers) ->
    [0] You have no jokers.
   *[other] Your jokers: { LIST($jokers, "figure", "plural") }.
 }
ask_special = You use the { WORD("die", $die) } die as { $value }, with { $development ->
    [0] no star
    [one] { $development } star
   *[other] { $development } stars
 } on your development track. Which tiles may get a special dispatch?
ask_tiles = Which of these tiles may you take?

ask_number_shortage = How big is your infrastructure shortage?
    .why = { WORD("count", "symbols", $symbols) } in sight and { WORD("count", "spaces", $spaces) } without figures, less { $aqueduct } for the aqueduct: { $shortage }.
ask_number_symbols = How many infrastructure symbols are in sight?
    .why = { $symbols }: in the city, on the tracks and on decree spaces, whatever nothing covers.
ask_number_spaces = How many spaces are without figures?
    .why = { $spaces }: each counts 1, however many figures it asks for.
ask_number_strength = How strong are you against the Germans?
    .why = Only what is completely filled counts, and the strength of towers: { $strength }.
ask_number_supply = How many figures are in your supply?
    .why = That makes { WORD("count", "figures", $supply) } in supply.
ask_number_stars = How many stars are in your supply?
    .why = That makes { WORD("count", "stars", $stars) }.
ask_number_decrees = How many of your decree spaces are covered?
    .why = The lowest free space is covered next, so it is { $decrees } then.
ask_number_aqueduct = On which field of the aqueduct is your ring?
    .why = On field { $aqueduct }.
ask_number_jokers = How many colours are jokers for you?
    .why = Two equal permanent privileges make all four colours jokers; different ones make only their own: { $jokers }.

ask_setup_cult = How many stars are left on the star cult?
    .why = { $stars } stars, less 6 for each of { $players } players: { $left }.
ask_setup_manipulators_left = How many manipulators are left beside the board?
    .why = { $manipulators } manipulators, less one for each of { $players } players: { $left }.
ask_setup_display = How many city tiles are on display when the first dice are rolled?
    .why = { $players } rows of 6, less one first tile for each player: { $left }. The gaps stay open until season 4.

ask_maximus = Which player is Maximus in season { $season }, { WORD("season", $season) }?
    .why = Player { $start } is the start player and so Maximus of the first season; then it is the next player clockwise.
ask_order_seats = { JOIN($seats, ", ") }
ask_raid_order = In which order do the players face the raid?
    .why = Year-end events begin with the start player, who is player { $start } all year, and go clockwise.
ask_first_order = In which order do the players choose their first tiles?
    .why = First chooses the neighbour to the right of the start player, then it goes anticlockwise; player { $start }, the start player, comes last.
ask_starts = Which player begins the new year?
    .why = This player has { $supply } figures in supply.
ask_winners = Who wins? Choose all winners.
ask_rank = Place { $rank }: { $supply } figures in supply, { $placed } at work.
ask_decided = What decides?

ask_reward = Do you get the reward?
    .why = Your strength { $strength } against { $germans }: { $wins ->
        [yes] that is enough, and level would be, too
       *[no] level would be enough, this is less
     }.
ask_damage = What would the damage be, had you been too weak?

ask_overflow_ring = On which field does the ring end?
    .why = It goes from { $ring } to { $after }, the last field.
ask_overflow_swaps_of_2 = How many swaps of 2 figures do you get?
    .why = Every step beyond the last field is a swap of 2: { $swaps }.
ask_overflow_supply_change = By how many figures does your supply change?
    .why = A swap returns as many figures as it draws, so the supply keeps its size.

ask_flip = What may you do with the turned tile? Choose all that are legal.
ask_flip_ring = { $do }. On which field is your ring then?
    .why = A stall that was a ship moves the ring one step when it is laid.
ask_flip_supply = How many { WORD("figure", $figure, "plural") } are in your supply then?
    .why = The figures on the stall that is covered come back to your supply; those on the ship go to the bag.
ask_flip_bag = How many figures did the bag gain?
    .why = All that stood on the ship.

ask_decrees = Which decrees could you claim now?
ask_now = The decree asks you to { condition }; { condition.now }.

ask_forecast_shortage = { $id }: { $do }. How big is your shortage then?
    .why = The shortage is { $after }.
ask_forecast_supply_after = { $id }: How many figures are in your supply after drawing?
    .why = { $supply } in supply and { $shortage } drawn: { $after }.
ask_forecast_placed_after = { $id }: How many figures are left on your tiles after the full ones are emptied?
    .why = { $placed } are at work when the year ends; those on completely filled tiles go to the bag: { $after } stay.

ask_saves = You cover one symbol in year { $year }. How many figures does that save by the end of year 4?
    .why = One at each year end that is still to come: { $count }.
ask_horizon = In year { $year }: { $now } figures sent away, or one symbol covered? Which saves more by the end?
    .why = The covered symbol saves { $later }, the dispatch { $now }.
ask_horizon_dispatch = The dispatch
ask_horizon_symbol = The covered symbol
ask_horizon_equal = Both save the same


## Discordia 1: set-up

lesson_discordia_setup =
    .title = Set-up
    .aim = You will be able to lay out a game, to read a city tile (Stadtplättchen), and to choose your first one.
    .done = The table is laid and your first tile lies. Next: years, seasons and dice.

task_discordia_setup_compare = You choose last. Point at the ship SH11 and at the farm FA16, and compare what they bring
    .hint1 = You only need to look: point with the mouse, or move the focus with the arrow keys.
    .hint2 = Both lie in column 4. A ship (Schiff) goes on your harbour (Hafen), a farm (Bauernhof) on a field (Acker).
    .done = The farm has one big space for three farmers. The ship has two small ones, and a bonus when it is laid.
task_discordia_setup_first = Take your first tile
    .hint1 = Any tile of the display (Auslage) will do, just this once, whatever its column.
    .hint2 = Look for one that your figures can fill soon, or one with a bonus. The ship SH11 has both.
    .done = It lies on the leftmost free place for its kind. The gap in the display stays open until season 4.
task_discordia_setup_star = Get a star onto your expedition path (Expeditionspfad)
    .hint1 = A bonus printed on a tile is resolved at once, also now.
    .hint2 = SH11 puts one of your own stars on the path. If you took a tile without that bonus, press Undo or Reset and take the ship.
    .done = The star covers an infrastructure symbol (Infrastruktursymbol): one figure less to draw at every year end.
task_discordia_setup_second = The game has begun. Try to take a second tile just like that
    .hint1 = Free choice was for the first tile only. What comes first in every turn?
    .hint2 = Choose any tile of the display before you have chosen a die, and read the answer.
    .done = From now on every turn begins with a die, and the die decides which tiles you can take.


## Discordia 2: years and seasons

lesson_discordia_year =
    .title = Years, seasons and dice
    .aim = You will be able to say whose turn it is, who is Maximus, and which dice you may choose.
    .done = You know the clock of the game: five seasons, three dice, one Maximus. Next: what a die is good for.

task_discordia_year_taken = Player 3 is Maximus and has taken the blue die. Try to use it, too
    .hint1 = Maximus, the player with the first turn of a season, takes a die away. You can still try.
    .hint2 = The blue die shows a 5 and lies with player 3.
    .done = The die that Maximus took is gone for this season, whatever it shows.
task_discordia_year_share = Choose one of the two other dice
    .hint1 = The others choose among the two dice that Maximus left.
    .hint2 = Red shows a 2, yellow a 4. You leave the die where it is.
    .done = You use the die without taking it, so the next player may use the same one.
task_discordia_year_again = Try to change your mind and use the other die instead
    .hint1 = One turn, one die.
    .hint2 = Choose the other of the two dice that Maximus left.
    .done = A turn begins with exactly one die, and the choice stands.
task_discordia_year_nothing = End your turn without doing anything
    .hint1 = Is any action compulsory?
    .hint2 = There is a button that ends your turn.
    .done = Choosing a die is compulsory; everything you could do with it is not. And player 2 was free to use the same die as you.
task_discordia_year_maximus = Now you are Maximus yourself: take a die
    .hint1 = Maximus changes every season, clockwise. The start player (Startspieler) stays the same all year.
    .hint2 = All three dice are there. Two of them show the same value, but they are still two dice: choose one.
    .done = Two dice with equal values are two dice: now one of them is yours, and the others may still use its twin.
task_discordia_year_saturnalia = Play on until the Saturnalia, the fourth season
    .hint1 = You may end your turns without doing anything. When everybody has had a turn, the season boat (Jahreszeitenboot) moves on.
    .hint2 = Two more turns of yours, then season 4 begins. Watch what happens before its dice are rolled.
    .done = The display is filled and the green Germanic tile (Germanenplättchen) is turned over: now everybody knows how strong the Germans are this year.


## Discordia 3: main actions

lesson_discordia_main-actions =
    .title = Main actions
    .aim = You will be able to name all main actions (Hauptaktionen) that a die allows, and to tell why the others are closed.
    .done = Column, action tile, exact figures: you know what a die value opens. Next: what it gives on top of that.

task_discordia_main-actions_elsewhere = Use the yellow die, a 1, and try to take a tile from another column
    .hint1 = A die lies on the column of its value, and opens that column only.
    .hint2 = The barracks BA08 lie in column 3.
    .done = The value of your die names the column. Nothing else matters: row and colour are free.
task_discordia_main-actions_take = Take a tile of your own column
    .hint1 = Two tiles lie below a 1: a farm and a market stall (Marktstand).
    .hint2 = The farm goes on the second field: the first has a farm already. You could also build over (überbauen) that one.
    .done = A new tile goes to the leftmost free place, or over an old one, whose figures come back into your supply (Vorrat).
task_discordia_main-actions_second = You have done one main action. Try a second one
    .hint1 = The action tile (Aktionsplättchen) of column 1 shows an extension. It still looks tempting.
    .hint2 = Choose any extension (Stadtausbau).
    .done = One main action per turn; everything else must be a side action.
task_discordia_main-actions_wrong-kind = Next turn: use the red 4, and try to dispatch a merchant to your market stall
    .hint1 = End your turn; then read which two kinds the action tile of column 4 names.
    .hint2 = Column 4 offers dispatches (Entsenden) to barracks and farms, not to stalls. Try it all the same.
    .done = The action tile of your column names two kinds; a dispatch as main action goes to one of those.
task_discordia_main-actions_send = Dispatch figures to a tile of the right kind
    .hint1 = Farms are among the kinds of column 4. Which of your farms can you serve?
    .hint2 = The farm on field 1 waits for one more farmer. A space takes exactly the figures it shows.
    .done = These figures are at work now, exactly as many as the space asked for.
task_discordia_main-actions_five = Next turn: use the red 5, and try to develop
    .hint1 = Developing (Entwickeln) puts a star on your development track. When may you do it?
    .hint2 = You need a 6, or a 5 once field 1 of the track has a star. Try it with a 5 and an empty track.
    .done = Field 1 of the development track must have a star before a 5 will do.
task_discordia_main-actions_extend = Take an extension instead
    .hint1 = Column 5 shows an extension: any kind, while there are some left.
    .hint2 = A third market gives room for another stall, and covers an infrastructure symbol.
    .done = Extensions give room, cover symbols, and the fourth and the sixth bring a privilege.


## Discordia 4: side actions

lesson_discordia_side-actions =
    .title = Side actions
    .aim = You will be able to find every side action (Nebenaktion) that a die gives on top of the main action.
    .done = One die, five uses: you have just had them all. Next: towers, privileges and manipulators.

task_discordia_side-actions_colour = Use the red 1, and try a special dispatch (Sonderentsendung) to your farm
    .hint1 = A special dispatch needs a tile with the colour and the value of your die.
    .hint2 = The farm on field 1 shows a yellow 1: the value fits, the colour does not.
    .done = Blue dice serve ships, red dice barracks and military towers, yellow dice farms.
task_discordia_side-actions_barracks = Send two soldiers to your barracks (Kaserne) by special dispatch
    .hint1 = It costs no action: colour and value fit, that is all.
    .hint2 = The barracks BA01 show a red 1, and their first space asks for two soldiers.
    .done = Figures are at work, and it was no main action.
task_discordia_side-actions_again = Try to send a third soldier to the same barracks
    .hint1 = The next space asks for one soldier, and you have more.
    .hint2 = The barracks had their special dispatch this turn. Try another one.
    .done = Every tile gets one special dispatch per turn, however many spaces are free.
task_discordia_side-actions_stall = Serve your market stall with the same red die
    .hint1 = Stalls show a grey value. What does grey mean?
    .hint2 = For a stall any die colour will do: its value 1 is your value. Its first space asks for a merchant.
    .done = Stalls are served by any colour: that is why their values are worth remembering.
task_discordia_side-actions_boat = It is spring, season 1: use the boat (Jahreszeitenboot) to put a star on your expedition path
    .hint1 = If your die value is the number of the season, the boat gives its bonus, once.
    .hint2 = Your value is 1 and so is the season. Take the boat's bonus, then place the star.
    .done = In spring a star on the expedition path, in summer an aqueduct step, in autumn a tower, at the Saturnalia a star, in winter a swap.
task_discordia_side-actions_sail = Fill your ship, end your turn, and lay its other side on a market (Marktplatz)
    .hint1 = The action tile of column 1 shows ships, and your main action may still be left.
    .hint2 = The ship has one space for two sailors. A full ship sails when your turn ends: its figures go to the bag (Figurenbeutel), and you choose where the stall on its back is laid.
    .done = The figures of the ship are back in the bag, its harbour is free, and the new stall has brought an aqueduct step. It takes figures from the next season on.


## Discordia 5: towers, privileges, manipulators

lesson_discordia_towers-and-privileges =
    .title = Manipulators, towers, privileges
    .aim = You will be able to change a die by manipulators, to build and use towers, and to pay with jokers.
    .done = Manipulator, tower, trade, privilege, joker: all in one turn. Next: what the year will cost you.

task_discordia_towers-and-privileges_far = You have two manipulators (Manipulatoren). Try to use a die as a 2
    .hint1 = Each active manipulator changes the value by one, up or down.
    .hint2 = The dice show 5, 5 and 6. From 5 down to 2 takes three steps. Choose column 2, whatever the dice say.
    .done = Two manipulators make a 5 into anything from 3 to 6.
task_discordia_towers-and-privileges_round = Try to use a die as a 1
    .hint1 = Is 1 next to 6?
    .hint2 = From 5 up and round the corner it would be two steps, if that were allowed. Choose column 1.
    .done = There is no way round: values end at 1 and 6.
task_discordia_towers-and-privileges_turn = Choose the red die and use it as a 3
    .hint1 = The value is fixed when you choose the die, for the whole turn.
    .hint2 = It is autumn, season 3: a 3 meets the boat, and your barracks show a red 3. Both manipulators make a 5 into a 3.
    .done = What you use of them is used up until the new year. The die itself is not turned, and it keeps its colour.
task_discordia_towers-and-privileges_tower = Build a trade tower (Handelsturm)
    .hint1 = In autumn the season boat brings a tower.
    .hint2 = Take the boat's bonus and choose the trade tower TT3: its value is the one you use.
    .done = A trade tower moves the ring two steps. A step beyond field 10 becomes a swap of 2 figures.
task_discordia_towers-and-privileges_trade = Swap figures (tauschen) with your trade tower
    .hint1 = First answer the swap that waits; you may also decline it. A trade tower works when its value is your die value, whatever the colour.
    .hint2 = TT3 swaps 3 figures: you draw first, then return any three, also some that you have just drawn.
    .done = Your supply keeps its size, but you choose its colours.
task_discordia_towers-and-privileges_privilege = Take your fourth extension, and with it a privilege (Privileg) that makes merchants jokers
    .hint1 = You own three extensions. The fourth and the sixth bring a privilege.
    .hint2 = Column 3 offers an extension. A harbour would do well: it covers a symbol and gives room for another tower. Then choose the privilege for merchants.
    .done = All your merchants may stand for any colour from now on. Two privileges of the same colour would make all your figures jokers.
task_discordia_towers-and-privileges_joker = Man your barracks, although you have no soldier
    .hint1 = Who could stand for a soldier?
    .hint2 = Your barracks show a red 3, and their first space asks for two soldiers. Send two merchants.
    .done = A joker is a figure of its own colour that may be paid as any other.


## Discordia 6: aqueduct and infrastructure shortage

lesson_discordia_infrastructure =
    .title = Aqueduct and infrastructure shortage
    .aim = You will be able to say how big your infrastructure shortage (Infrastrukturmangel) is, and what every move does to it.
    .done = You can read a shortage and change it: cover symbols, fill spaces, move the ring. Next: the end of the year.

task_discordia_infrastructure_step = Move your supply ring (Versorgungsring) one step along the aqueduct (Aquädukt)
    .hint1 = The season boat gives an aqueduct step in summer, if your die value is the number of the season.
    .hint2 = Summer is season 2, and it is your choice of die: which one shows a 2?
    .done = The number under the ring comes off your shortage at every year end from now on.
task_discordia_infrastructure_worse = Take a city tile, and see your shortage grow
    .hint1 = A building with empty spaces is work that nobody does yet.
    .hint2 = With a 2 you may take a tile of column 2. There is a farm with two spaces.
    .done = A tile covers one symbol at most, and each of its empty spaces adds one: building costs figures until somebody works there.
task_discordia_infrastructure_half = Try to man the new farm with your only farmer, and read why half a space cannot be filled
    .hint1 = A space counts 1, whatever its size; so it is filled whole or not at all.
    .hint2 = The first space of the farm FA05 asks for two farmers. Your yellow 2 matches the farm, so try it: choose the farm in your city.
    .done = Exactly the figures printed, or nobody: every space that stays empty costs you a figure at the year end.
task_discordia_infrastructure_man = Fill a space of another tile of yours
    .hint1 = Every filled space takes 1 off your shortage, and its figures off your supply.
    .hint2 = The market stall ST05 shows a grey 2: any die with a 2 serves it by special dispatch (Sonderentsendung). It asks for one merchant.
    .done = One figure left your supply, and one empty space is gone: a move that pays twice this year.
task_discordia_infrastructure_cover = In your next turn: take an extension that covers a symbol
    .hint1 = Extensions are on the action tiles of columns 1, 3 and 5. End your turn, and choose a die with an odd value.
    .hint2 = A second fort (Kastell) covers the symbol that is printed in its place. Point at the kinds of extension, and compare what they do to your shortage.
    .done = That symbol is gone for good: one figure less at every year end.


## Discordia 7: year end

lesson_discordia_year-end =
    .title = Germanic raid and shortage
    .aim = You will be able to foresee the end of a year: reward (Belohnung) or damage (Schaden), figures drawn, tiles emptied.
    .done = First the raid for everybody, then the shortage for everybody: no year end will surprise you. Next: the new year, and how the game ends.

task_discordia_year-end_weak = It is the last turn of the year. End it without manning your barracks, and see what the raid (Germanenüberfall) does
    .hint1 = Choose any die and end your turn.
    .hint2 = The strength (Stärke) of the Germans is 3 + 1 = 4. Your barracks have a free space, so they count nothing: you have the 1 of your tower.
    .done = You were weaker than the Germans, so the red tile takes effect. It costs a city tile, and you choose which.
task_discordia_year-end_safe = Try to get away with something else: choose your tower instead of a city tile
    .hint1 = The damage says what is lost. Is a tower a city tile?
    .hint2 = Choose the military tower (Militärturm) MT1 above your harbour.
    .done = Damage must be settled first, and it takes a city tile: ship, barracks, stall or farm. Towers and extensions are safe from it.
task_discordia_year-end_lose = Choose the city tile that you lose
    .hint1 = Figures on a lost tile come back into your supply.
    .hint2 = Compare: the barracks hold two figures, the farm one. The symbol below is in sight again, too.
    .done = The tile has left the game, and its figures are yours again. After the raid comes the shortage, and then a new year.
task_discordia_year-end_back = Go back to your turn, before the raid
    .hint1 = Nothing is ever lost here: every position can be visited again.
    .hint2 = Press Undo until it is your turn in winter again; its key is u.
    .done = Now play the same turn better.
task_discordia_year-end_hold = Withstand the raid
    .hint1 = Only completely filled barracks and towers count, each figure 1, whatever its colour.
    .hint2 = The barracks BA14 show a red 5, and their last space takes anybody. Your red die shows a 5.
    .done = The figures on full barracks and the strength of towers count together. Level is enough: you get the reward of the green tile.
task_discordia_year-end_reward = Build the tower of your reward
    .hint1 = You may choose any tower on display, military or trade.
    .hint2 = Your second harbour has no tower yet. A trade tower moves your ring two steps, just before the shortage is counted.
    .done = Rewards come before the shortage: steps on the aqueduct lower it this very year, and empty spaces of a new tower add to it.
task_discordia_year-end_emptied = See your full barracks emptied
    .hint1 = It happens by itself, after you have drawn your figures. Answer what waits for an answer.
    .hint2 = If nothing happened: withstand the raid with full barracks, and take or decline the reward.
    .done = Full tiles are emptied into the bag, so that they can be manned again; tiles with a free space keep their figures.


## Discordia 8: new year and game end

lesson_discordia_end =
    .title = New year and game end
    .aim = You will be able to say how a new year (Neues Jahr) begins, and when and how the game is won.
    .done = An empty supply wins at once; otherwise the fewest figures after year 4. Next: decrees.

task_discordia_end_new-year = You have two figures (Figuren) left. End your turn all the same, and see the new year begin
    .hint1 = Choose a die and end your turn, without sending anybody.
    .hint2 = Watch the start stone: it goes to the player with the most figures in supply.
    .done = The top row of the display is gone, a new red tile lies open, and the fullest supply begins the year.
task_discordia_end_ready = See your manipulators become active again
    .hint1 = You had used both of them. What happens to them at the new year?
    .hint2 = Nothing to do: it is part of the new year. If you are elsewhere, let year 4 begin.
    .done = All manipulators are active again at the start of a year.
task_discordia_end_back = Go back to the last turn of year 3
    .hint1 = You saw how many figures the shortage brought. There was a better way.
    .hint2 = Nothing is ever lost here: Undo leads back to your decision before this one.
    .done = Year 3 again: what you do now will have another end.
task_discordia_end_win = Win the game before the Germans come
    .hint1 = Whoever has no figure left in supply wins at once, in the middle of a turn.
    .hint2 = The barracks on your fort show a red 4, and their only space asks for two soldiers.
    .done = Your supply is empty: the game is over, whatever the others have.
task_discordia_end_over = Try to take a tile now
    .hint1 = The game is over. Is it really?
    .hint2 = Choose any tile of the display, and read the answer.
    .done = An empty supply ends the game on the spot. Figures on tiles and towers never count, except to break a tie.


## Discordia 9: decrees and symbols

lesson_discordia_decrees =
    .title = Decrees and symbols
    .aim = You will be able to see which decrees (Dekrete) you can claim, and to follow a bonus through everything it triggers.
    .done = You claim decrees in time, and no chain of bonuses confuses you. Next: a whole year, from the first tile on.

task_discordia_decrees_not-yet = Choose a die, and try to claim the decree for three towers
    .hint1 = You can claim a decree in your turn, without an action, as soon as its condition holds.
    .hint2 = You have one tower. Use the red die, and try it all the same.
    .done = Every decree says what you have and what it asks for.
task_discordia_decrees_claim = Claim a decree whose condition you meet
    .hint1 = Count the figures on your three farms.
    .hint2 = 3 + 2 + 2 = 7 figures on three farms: that is enough for one of the decrees.
    .done = It covers the lowest of your four decree spaces (Dekretfelder), and the symbol there is gone. Claim in time: at the year end full tiles are emptied.
task_discordia_decrees_earn = Get down to two colours in your supply
    .hint1 = Your supply has three colours, one of them only once.
    .hint2 = Your last merchant could work at the market stall: the action tile of column 2 shows stalls.
    .done = Two colours only: that is what another decree asks for.
task_discordia_decrees_stars = Claim your second decree, and get the bonus of space 2
    .hint1 = The second decree space has a bonus printed on it.
    .hint2 = The decree for at most two colours is yours now.
    .done = Two stars from the star cult (Sternenkult), without a question: stars and manipulators come by themselves.
task_discordia_decrees_track = Use your privilege, and put a star on the development track
    .hint1 = A one-off privilege may be used in any turn of yours. Yours places two stars.
    .hint2 = Use it, then choose the development track (Entwicklungsleiste) for the first star.
    .done = Field 1: from now on you may develop with a 5 as well. And it gives a dispatch to any tile, at once.
task_discordia_decrees_any = Carry out the dispatch to any tile
    .hint1 = It waits for you, before the second star: a bonus is finished with everything that follows from it.
    .hint2 = Choose any tile with a free space that you can pay; the farm on field 2 asks for one farmer.
    .done = Depth first: a bonus is finished, with all that it brings, before the next one begins.


## Discordia 10: a first year

lesson_discordia_first-year =
    .title = A guided first year
    .aim = You will be able to play a whole year, and to say what to do in every turn.
    .done = That was a year: four of them make a game. Play on here, or play a whole game at the big table.

task_discordia_first-year_first-tile = Choose your first tile
    .hint1 = Small spaces are filled soonest, and a tile with a green flag puts a star on your expedition path at once.
    .hint2 = The barracks BA02 want one soldier and one figure of any colour, and bring a star on the expedition path.
    .done = It lies on the leftmost free place for its kind. Its spaces are empty, and each of them counts for your shortage.
task_discordia_first-year_die = Spring: you are Maximus. Choose a die
    .hint1 = If a star waits to be placed, place it first. Then look what lies below each die: its column, its action tile, the boat.
    .hint2 = A 1 meets the boat in spring, and column 1 has a farm with a yellow 1. The yellow die shows a 1.
    .done = Colour and value of this die decide everything you can do this turn.
task_discordia_first-year_build = Take a tile as your main action
    .hint1 = Early tiles are worth most: you can man them again every year.
    .hint2 = The farm FA01 in column 1 shows a yellow 1, just as your die does.
    .done = Each of its empty spaces adds one to your shortage, until somebody works there.
task_discordia_first-year_send = Send somebody to work there in the same turn
    .hint1 = A tile that you have just taken may be served at once.
    .hint2 = Yellow 1 on the farm, yellow 1 on the die: a special dispatch costs no action.
    .done = Fewer figures in supply, and one empty space less: both count.
task_discordia_first-year_boat = Take the bonus of the season boat
    .hint1 = Your die value is the number of the season.
    .hint2 = Take the boat's bonus: in spring it is a star on the expedition path.
    .done = A main action, special dispatches and the boat: one die can serve them all.
task_discordia_first-year_summer = Finish your turn, and let player 2 play
    .hint1 = Answer every bonus that waits; then end your turn.
    .hint2 = The star goes on the expedition path. Field 2 gives an extension: a second fort makes room for more barracks.
    .done = Player 2 is Maximus in summer. Maximus changes with every season.
task_discordia_first-year_six = Summer: choose a die, and try to develop without a 6
    .hint1 = Trying costs nothing: an illegal move is explained and changes nothing.
    .hint2 = The red 2 meets the boat, but it is no 6. Choose it, and try to develop.
    .done = Developing needs a 6, and later a 5 as well.
task_discordia_first-year_soldiers = Be at least 2 strong against the Germans: use this turn and the next ones for it
    .hint1 = The red tile shows strength 1; the green one is turned over at the Saturnalia. Completely filled barracks count, and a military tower without spaces (crossed swords) counts 1 by itself.
    .hint2 = Summer: take stars. Autumn: with a 3 dispatch a soldier to your barracks, and take a tower from the boat. Saturnalia: a red 1 serves the barracks once more.
    .done = Strength is what full barracks hold and what towers show. The Germans are as strong as both their tiles together.
task_discordia_first-year_raid = Play on to the Germanic raid
    .hint1 = After winter, the fifth season, the reckoning comes by itself.
    .hint2 = End your turn, choose a die in winter, do what you like, and end that turn as well.
    .done = Your strength was compared with the sum of both Germanic tiles: reward or damage, never both.
task_discordia_first-year_shortage = Settle your shortage
    .hint1 = If a reward waits, take it or decline it. The shortage comes next.
    .hint2 = A trade tower over the old tower would move your ring two steps before the shortage is counted; declining is possible, too.
    .done = The figures of your shortage were drawn into your supply; the log says how many. Everything you covered, filled or stepped on made it fewer.
task_discordia_first-year_year-two = Begin the second year
    .hint1 = It begins by itself when everybody has settled the shortage.
    .hint2 = Answer what still waits for an answer.
    .done = The player with the most figures begins the new year. Three more years, and the fewest figures win.


## Discordia 11: laboratory

lesson_discordia_laboratory =
    .title = Shortage laboratory
    .aim = You will be able to foresee what any move does to your shortage. (Player 2 ends every turn at once; you have three manipulators.)
    .done = You have pushed a shortage up and down at will. Try other ways with Undo, and watch the chart.

task_discordia_laboratory_dearer = Make your shortage 2 bigger with a single tile
    .hint1 = A tile covers one symbol and opens as many spaces as it has.
    .hint2 = You need a tile with three spaces. There are some in columns 1 and 3.
    .done = A covered symbol takes one off, and every space that is opened adds one.
task_discordia_laboratory_worker = Take 1 off your shortage by sending figures to work
    .hint1 = Any space counts 1, so the smallest space is the cheapest.
    .hint2 = A tile with the colour and value of your die can be served at once.
    .done = Minus 1 for the space, and figures less in supply besides.
task_discordia_laboratory_decree = Try to claim a decree: it would cover a symbol
    .hint1 = A decree covers a symbol, if only its condition held.
    .hint2 = Try the decree for twelve figures at work, and read how many you have.
    .done = Not yet. A decree covers a symbol without costing an action: worth keeping an eye on.
task_discordia_laboratory_symbol = Cover a symbol with an extension
    .hint1 = Your main action is used up: end your turn. Columns 1, 3 and 5 show an extension.
    .hint2 = The second fort and the second harbour cover a symbol each; a fourth market would cover a bonus instead.
    .done = Covered for good: with every year that is left it saves one more figure.
task_discordia_laboratory_fourteen = Bring your shortage down to 14 or less
    .hint1 = Combine: a symbol by an extension, a space by a special dispatch, the ring by the boat or a trade tower.
    .hint2 = In autumn a 3 brings a tower from the boat, and a trade tower moves the ring two steps.
    .done = Symbols, spaces, ring: every point is a figure that you will not draw.


## Discordia 12: worked examples

lesson_discordia_examples =
    .title = Worked examples
    .aim = You will be able to check every worked example of the rulebook on the board.
    .done = Every example is proved: the board does what the rulebook says.

task_discordia_examples_not-full = The barracks with 3 of 4 figures: end your turn as it is, and lose a star
    .hint1 = The example compares the Germans, 2 + 1, with a city whose barracks are not full.
    .hint2 = Choose any die and end your turn without sending anybody.
    .done = 0 for the barracks and 1 for the tower against 3: a star is lost.
task_discordia_examples_back = Go back to your turn
    .hint1 = The example goes on: what if the barracks were full?
    .hint2 = Undo leads back to your decision before this one.
    .done = The same position once more.
task_discordia_examples_farm = The red 1: try a special dispatch to the farm
    .hint1 = The example names two tiles that a red 1 serves. The farm is not one of them.
    .hint2 = Use the red 1, and try the farm with the yellow 1.
    .done = The farm is yellow, the die is red.
task_discordia_examples_stall = The red 1: serve the market stall
    .hint1 = It shows a grey 1.
    .hint2 = Its first space asks for a merchant.
    .done = The colour does not matter for a stall.
task_discordia_examples_yellow = Complete the barracks with a farmer
    .hint1 = The last space takes any colour, as in the example.
    .hint2 = The barracks show a red 1, too: a special dispatch with one farmer.
    .done = The farmer completes the barracks, and all four figures count: colours do not matter.
task_discordia_examples_tower = The red 1: send two soldiers to the military tower
    .hint1 = The tower of the example shows a red 1, and room for two soldiers.
    .hint2 = It stands above your second harbour.
    .done = Military towers are served like barracks. Two more for your strength.
task_discordia_examples_reward = Now end the turn, and get the reward
    .hint1 = 3 Germans are no match for you.
    .hint2 = End your turn. A tower is the reward, and you may choose any.
    .done = Strength at least equal: the green tile pays, and the red one does nothing.


## Discordia: questions

quiz_discordia_ex01 = Three players have finished the set-up, first tiles included; none of these tiles brought a star.
quiz_discordia_ex02 = Three players; player 3 is the start player of this year.
    .why = Maximus moves on every season, the start player does not: year-end events begin with the start player.
quiz_discordia_ex03 = You are not Maximus, and you own one active manipulator.
    .why = Two dice are left, although two showed a 5. Each of them may be used one up or one down.
quiz_discordia_ex04 = The farm FA01 is your only tile, your ring is on field 0.
    .before = How big is your shortage now?
    .after = And after one farmer has been sent to the first space?
    .why = The farm covers one symbol, but opens three spaces. A new building costs figures until it is manned.
quiz_discordia_ex05 = Who may go? (The third and the fourth part ask about a ship that wants a sailor and one more figure.)
    .why = Grey takes anybody. Without a joker nobody can stand for a sailor; with white jokers a merchant can.
quiz_discordia_ex06 = Three times the same city. Which tiles may get a special dispatch?
    .why = Colour and value must match. Stalls need only the value, and the perk of development field 2 takes the colour test away for farms.
quiz_discordia_ex07 = The year ends like this.
    .why = 3 figures on full barracks and 1 for the tower; the half-manned barracks count nothing. Level wins. And a star that you do not have cannot be lost.
quiz_discordia_ex08 = Your ring is on field 9, and you build a trade tower, which gives two steps.
quiz_discordia_ex09 = Your turn ends, and your ship is full. Both your markets are taken.
    .why = With no market free you build over a stall or discard the tile. The merchant of the stall below comes back; the figures of the ship go to the bag.
quiz_discordia_ex10 = A city full of work.
    .why = Pairs of fields and forts; two colours in supply; 13 figures at work, on all four kinds; two ships with 2 + 1; three farms with 3 + 2 + 2.
quiz_discordia_ex11 = It is your last turn of the year, and the raid will change nothing. Compare three ways to spend it: A, B and C.
    .why = A sends a figure away, closes a space and empties the farm: 2 better than C. B is 1 better now, and 1 better in every later year.
quiz_discordia_ex12 = A symbol covered, or an aqueduct step taken, works at every year end that is still to come.
    .why = Early in the game coverings are worth more, in the last year dispatches are. (An empty space that a dispatch fills saves one more, in that year only.)

quiz_discordia_x1 = The rulebook's example: you have chosen the red 1. Which main actions are open?
    .why = The three actions of the action tile, or one of the two tiles of column 1; nothing else.
quiz_discordia_x2 = The rulebook's example: a red 1 and four tiles with a 1.
    .why = The barracks by colour and value, the stall by its value alone.
quiz_discordia_x3 = The rulebook's example: a military tower without spaces.
    .why = It keeps this strength every year, without anybody in it.
quiz_discordia_x4 = The rulebook's example: a red 1 and a military tower with a red 1.
    .why = A special dispatch, if you have both soldiers. The action tile of column 1 shows no barracks, so there is no dispatch as main action.
quiz_discordia_x5 = The rulebook's example: a dispatch as main action to the same tower.
    .why = The barracks symbol of the action tile reaches military towers, too. A blue 3 gives no special dispatch.
quiz_discordia_x6 = The rulebook's example: a trade tower with a 1, and a die with a 1. You swap 3 figures.
    .drawn = How many figures are in your supply after the first half, the draw?
    .returned = And after the second half?
    .why = Drawn first, returned then, any three: the colours change, the size does not.
quiz_discordia_x7 = The rulebook's example: the same permanent privilege twice. Who may go to the barracks, which ask for two soldiers?
    .why = All your figures are jokers; but nobody can send two sailors who has only one.
quiz_discordia_x7-two-colours = Now two different permanent privileges: for sailors and for soldiers.
    .why = Only sailors and soldiers are jokers. There are no soldiers, so two sailors it must be.
quiz_discordia_x8 = The rulebook's example: one decree space is covered, and you claim another decree, for three towers.
    .why = The decree covers the second space from below, and the two stars printed there are yours at once.
quiz_discordia_x9 = The rulebook's example: barracks with 3 of 4 figures, and a tower.
    .why = 0 + 1 against 2 + 1: lose a star.
quiz_discordia_x10 = The same, but a yellow figure completes the barracks.
    .why = 4 + 1 against 2 + 1: take a tower.
quiz_discordia_x11 = The rulebook's example: how big is this shortage?
    .why = 8 symbols and 3 empty spaces, less 2 for the aqueduct: 9 figures must be drawn.
quiz_discordia_x12 = Your die is a 5, and field 1 of your development track has a star. What is open?
    .why = With that star a 5 will do. Without it, only a 6 would.

quiz_discordia_first-order = Four players; player 3 is the start player.
quiz_discordia_first-place = Set-up: you like the farm, but your plans are with the fort.
quiz_discordia_two-dice = You own one active manipulator; player 3 is Maximus and has the blue die.
quiz_discordia_column = Your die is a red 4.
quiz_discordia_overbuild = You take the farm FA01, and there are two ways to lay it.
    .free = You lay it on the free field 2. How many figures are in your supply?
    .over = You build it over the old farm on field 1. How many are there then?
    .why = Figures on a tile that is covered come back into your supply.
quiz_discordia_stars-and-more = You have taken the farm FA16 of column 4. Its action tile also offers stars.
quiz_discordia_boat-six = Spring, and a 6.
quiz_discordia_once = The barracks have had two soldiers by special dispatch, and one more soldier would fill the next space.
quiz_discordia_one-die = You are Maximus in spring and have chosen the red 1. Everything that it opens:
    .why = One die: a tile of its column, its action tile, special dispatches by colour and value, stalls by value alone, the boat.
quiz_discordia_reach = You are Maximus and own two active manipulators.
    .why = Up to two steps up or down, and never beyond 1 or 6.
quiz_discordia_tower-room = You may take a tower, and you have one harbour.
    .why = One place above each harbour: the towers of the display differ, the place does not.
quiz_discordia_one-off = You used this privilege last year.
quiz_discordia_negative = Your shortage is below zero.
    .why = 2 below zero: up to two figures of your choice, or none at all.
quiz_discordia_end-final = Year 4 is over.
quiz_discordia_end-tie = Year 4 is over, and two players are level.
quiz_discordia_end-shared = Year 4 is over, and two of three players are level in everything.
quiz_discordia_start-most = The year is over, everybody has settled the shortage.
quiz_discordia_start-tie = The year is over, and two players have the most figures. Player 1 holds the start stone.
    .why = On a tie the stone goes clockwise, to the next player among those with the most figures.
quiz_discordia_pairs = You own four fields, and a decree asks for two pairs of extensions.
    .why = Two pairs must be two different kinds.
quiz_discordia_four-decrees = You have claimed four decrees, and meet the condition of a fifth.
quiz_discordia_four-moves = A yellow 3 lies before you. What does each move make of your shortage?
    .now = How big is it now?
    .tile = After taking the farm FA09, with three spaces, for field 2?
    .worker = After that, and a farmer sent to it by special dispatch?
    .fort = After taking a second fort instead?
    .why = A tile costs its spaces less one symbol; a filled space and a covered symbol save one each.


## The start page

start_about = Find work for everyone in a town on the Rhine.
