### What boards, charts, lessons and questions say of Discordia in English. Words of the game itself are in its own
### catalogue, and these messages may use them: WORD("figure", "R", $count) is "2 soldiers". German terms of the
### rulebook stand in brackets where a learner meets them first.


## On the table

table_fold = Show { $zone } in short
table_unfold = Show { $zone } in full
table_year = Year { $year } of { $years }
table_season = { $season }
    .maximus = { $season } · Maximus: { table_whom }
table_whom = { $you ->
    [yes] you
   *[no] { $name }
 }
table_to_choose = { $you ->
    [yes] choose your die
   *[no] { $name } to choose a die
 }
table_to_play = { $you ->
    [yes] you play
   *[no] { $name } plays
 } { $die }{ $main ->
    [none] , main action still open
   *[other] , main action done
 }
table_to_answer = { $you ->
    [yes] your answer
   *[no] { $name } to answer
 }: { $effect }
table_when_over = Game over in year { $year }
table_die = { $die } { $value }
table_die_as = { $die } { $rolled } as { $value }
table_figures = { LIST($figures) }
table_joker = { $figures } are jokers
table_of = { $have }/{ $need }
table_at_most = { $have }, at most { $need }
table_with_figures = { $numbers }, { $figures } figures

# What waits for an answer.
table_waiting = Answer first: { $effect }
table_ask_EXP = Put one of your own stars on the next field, or do without.
table_ask_DEV = Put one of your own stars on the next field, or do without.
table_ask_TRACK = Put one of your own stars on the next field of either track, or do without.
table_ask_SWAP = First you draw { $amount } from the bag, then you return { $amount } of your choice.
table_ask_RETURN = Pick { $amount } of your figures; those just drawn may be among them.
table_ask_DISCARD = { $amount ->
    [one] Pick one of your figures: it goes back to the bag.
   *[other] Pick up to { $amount } of your figures: they go back to the bag.
 }
table_ask_DISPATCH = Send figures to the next space of any tile, or do without.
table_ask_EXTENSION = Take any extension, or do without.
table_ask_TOWER = Take a tower and build it above a harbour, or do without.
table_ask_TOWERLOSS = Choose the tower that you lose; figures on it return to your supply.
table_ask_DEMOLISH = Choose the city tile that you lose; figures on it return to your supply.
table_ask_PRIVILEGE = Take a privilege now, or do without: it is not offered again.
table_ask_FLIP = The ship is full: it turns into a market stall. Where shall the stall lie?
table_ask_ONCE = Use the privilege now, or keep it for a later turn of yours.
table_ask_CLAIM = A decree has come true for you: claim it, or do without.
table_answer_dispatch = Send to { $where }
table_answer_star = { $track }, field { $field }
table_answer_extension = { $kind } ({ $left } left)
table_picked = { $figure } { $number } of { $count }
table_pick_group = of { $figures }
table_return = Return { $count } of { $most }

# One of several moves of a piece.
table_several = { $count } moves: press to choose
table_short_dispatch = Main action: { $figures }
table_short_special = Special dispatch: { $figures }
table_short_bonus = Bonus: { $figures }
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
    .same = Shortage { $after } as before: { $parts }
table_preview_strength = Raid strength { $before } → { $after }{ $known ->
    [all] { " " }(Germans { $germans })
    [part] { " " }(Germans so far { $germans })
   *[past] { "" }
 }
table_preview_decree = Can be claimed: { LIST($decrees) }
table_preview_then = Then: { LIST($effects) }
table_preview_column = Main action: { JOIN($offers, ", ") }{ $tiles ->
    [0] ; no tile is left
    [one] { " " }or the last tile
   *[other] { " " }or one of { $tiles } tiles
 }
table_preview_specials = Special dispatch: { LIST($tiles) }
table_preview_boat = Season boat: { $bonus }
table_change_stars = stars { $before } → { $after }
table_change_expedition = expedition { $before } → { $after }
table_change_development = development { $before } → { $after }
table_change_ring = aqueduct { $before } → { $after }
table_change_manipulators = manipulators { $before } → { $after }

# Dice, boat, action tiles.
table_dice = Dice and actions
table_dice_note = choose a die: its value is your column
table_dice_note_used = the lit column is yours this turn
table_column = column { $value }
    .bare = No die shows a { $value }.
table_group_dice = dice
table_group_boat = season boat
table_group_action_tiles = main actions
table_held = { $you ->
    [yes] you hold
   *[no] { $name } holds
 } it
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
table_city = { $you ->
    [yes] Your city
   *[no] City of { $name }
 }
table_turn = { $you ->
    [yes] Your turn
   *[no] Turn of { $name }
 }
table_supply = { $you ->
    [yes] Your supply
   *[no] Supply of { $name }
 }
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
table_area_expedition = expedition
table_area_development = development
table_area_decree = decrees
table_in_supply = in supply
table_act_year_about = The year ends: Germans first, then the shortage.
table_act_end_about = The game is over.
table_act_raid = Germans against soldiers
table_act_germans = Germans
table_act_towers = Your towers
table_act_barracks = Your full barracks
table_act_raid_outcome = { $strength } against { $germans }: { $way ->
    [gain] you hold.
   *[loss] you fall short.
}
table_act_effect = Reward or damage
table_act_nothing = nothing
table_act_effect_outcome = { $way ->
    [gain] Reward: { $effect }.
   *[loss] Damage: { $effect }.
}
table_act_supply = Figures in supply
table_act_placed = Level: figures at work
table_act_fewest = { $level ->
    [one] { LIST($names) }: the fewest, { $count }.
   *[other] { LIST($names) }: level on { $count }.
}
table_act_draw = Figures from the bag
table_act_symbols = symbols in sight
table_act_spaces = empty spaces
table_act_aqueduct = aqueduct
table_act_reward = reward
table_act_draw_outcome = { $back ->
    [0] { $count ->
        [0] Nothing is missing.
        [one] 1 figure comes.
       *[other] { $count } figures come.
     }
    [one] 1 figure may go back.
   *[other] Up to { $back } figures may go back.
 }
table_act_flush = Full tiles are emptied
table_act_flush_outcome = { $count ->
    [one] 1 figure goes to the bag.
   *[other] { $count } figures go to the bag.
}
table_slot = { $area } { $slot }
table_waits = takes figures from the next season on
table_filled = { $filled } of { $count } spaces filled{ $filled ->
    [0] { "" }
   *[other] : { $figures }
 }
table_later = Not yours yet: every { $area } extension covers the next place.
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
table_tracks = { $you ->
    [yes] Your tracks
   *[no] Tracks of { $name }
 }
table_group_decree_spaces = decree spaces
table_group_symbols = infrastructure symbols
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
table_symbol_space = A place of its own, with an infrastructure symbol
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
table_strip_supply = { $count ->
    [one] 1 figure
   *[other] { $count } figures
 }
table_strip_shortage = shortage { $count }
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
table_raid_strength = { $you ->
    [yes] Your strength
   *[no] Strength of { $name }
 }
table_standings = How it stands
table_standing_supply = Supply
table_standing_shortage = Shortage
table_standing_after = After the year
table_standing_placed = At work
table_standing_strength = Strength
table_standing_decrees = Decrees

# Answers.
table_do_empty = Send figures to { $area } { $slot }
table_do_full = Send figures to the { $tile }
table_do_swap = Use a tower on place { $slot }


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
chart_kind_ship = { $count ->
    [one] ship
   *[other] { $count } ships
 }
chart_kind_barracks = { $count ->
    [one] barracks
   *[other] { $count } barracks
 }
chart_kind_stall = { $count ->
    [one] stall
   *[other] { $count } stalls
 }
chart_kind_farm = { $count ->
    [one] farm
   *[other] { $count } farms
 }
chart_kind_military = { $count ->
    [one] tower
   *[other] { $count } towers
 }
chart_kind_trade = { $count ->
    [one] tower
   *[other] { $count } towers
 }
chart_head_part = Part
chart_head_figures = Figures
chart_head_then = Then
chart_head_tile = Tile
chart_head_place = Place
chart_head_spaces = Spaces
chart_head_next = Next
chart_head_ways = Ways
chart_head_year = Year
chart_head_germanic = Germanic tiles

chart_spaces_of = empty: { $tile }
chart_symbols_all = symbols in sight
chart_spaces_all = empty spaces
chart_hatched = hatched: after this move
chart_after = after this move
chart_shortage_head = Shortage: { $due }
chart_shortage_line = { $ends ->
    [0] no year end is left
   *[other] { $way ->
        [back] may go back
       *[drawn] drawn
     } at { $ends ->
        [one] the last year end
       *[other] every year end
     }
 }
chart_raid_head = Strength { $strength } against { $germans }
chart_raid_line = only what is full counts{ $hatched ->
    [yes] ; hatched: not yet
   *[no] { "" }
 }
chart_die_head = What your die can be
chart_die_line = ± manipulators needed; tiles served
chart_die_sent = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
chart_calendar_head = Who is Maximus
chart_calendar_line = season by season; bold: certain
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
chart_shortage_would = { $do }: the shortage goes from { $before } to { $after }.
chart_shortage_same = { $do }: the shortage stays at { $after }.

chart_raid_now = strength now
chart_raid_then = after the move
chart_raid_complete = { $tile } full: { $count } more
chart_raid_all = all of them full
chart_raid_germans = Germanic strength
chart_raid_wins = holds out
chart_raid_effects = What the raid then brings:
chart_raid_reward = reward: { $effect }
chart_raid_damage = damage: { $effect }
chart_raid_title = { $who }: strength { $strength } against { $germans }
chart_raid_note = Raid of year { $year }: it is withstood with a chance of { $chance }. Only full barracks and towers count.
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
chart_die_swaps = { $count ->
    [one] swap
   *[other] { $count } swaps
 }
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
   *[other] { $who }: the { $chosen } die as { $value }
 }
chart_die_note = ± manipulators, and below the special dispatches of that die. The right half is the same for all dice.
chart_die_waits = Before the roll: the chance that a die can be used so. The right half is the same for all dice.

chart_fit_head = In supply: { $count }
chart_fit_line = one block is one figure
chart_fit_work = Who fits the next space?
chart_fit_none = Nothing is built yet.
chart_fit_full = ● full
chart_fit_waits = ● waits for the next season
chart_fit_lacks = ✕ lacks { $missing }
chart_fit_ways = ✓ { $way }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } ways)
 }
chart_fit_title = { $tiles ->
    [0] { $who }: no tile has a free space
   *[other] { $who }: of { $tiles } open tiles { $count ->
        [0] none
       *[other] { $count }
     } can be filled
 }
chart_fit_note = The framed space is next and is filled whole or not at all. A grey figure is anybody. In supply: { $supply }.

chart_calendar_year = Year { $year }
chart_calendar_end = Year end
chart_calendar_taken = { $die } ({ $who })
chart_calendar_title = { $over ->
    [yes] The game ended in year { $year }
    [before] Before the first season
   *[other] { $phase ->
        [season] Year { $year }, { $season } · Maximus: { $maximus } · start player: { $start }
       *[other] Year { $year }, its end · start player: { $start }
     }
 }
chart_calendar_note = Bold: Maximus, who moves on every season. The start player stays and opens the year end.
chart_calendar_next = Bold: Maximus, who moves on every season; the start player stays. If nothing else is done, the most figures in supply begin the next year: { $who } ({ $supply }).

chart_name_shortage = Shortage
chart_name_raid = Raid
chart_name_die = Die
chart_name_fit = What fits where
chart_name_calendar = Calendar

## The laboratory

shortage_lab_coach = Move a slider: what does it do to the shortage?
shortage_lab_tiles = City tiles
    .tip = Each covers the symbol of a printed slot, and opens its spaces.
shortage_lab_manned = Spaces filled
    .tip = Of the tiles that lie there, from the first.
    .most = { $tiles ->
        [0] Without a tile there is no space to fill.
        [one] One tile has { $spaces } spaces, no more.
       *[other] { $tiles } tiles have { $spaces } spaces, no more.
     }
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
    .none = The shortage is 0: no figure is drawn.
    .negative = The shortage is { $due }: { $back ->
        [one] 1 figure
       *[other] up to { $back } figures
     } may be thrown back, at { $count ->
        [one] the last year end
       *[other] each of { $count } year ends
     }.
shortage_lab_changed = The last change: from { $before } to { $after }.
    .same = The last change made no difference to it.


## Asking: what is shown

ask_slot = { WORD("area", $area) } { $slot }
ask_lies = { $where }: { $tile }
ask_no_damage = nothing at all
ask_nothing = You do nothing more
ask_nobody = Nobody can be sent
ask_figures = { TALLY($figures, "figure") }
ask_in_column = { $tile }, column { $column }


## Asking: parts of questions that the engine fills in

ask_columns = The { WORD("die", $die) } { $value }: which columns?
    .why = With { $ready ->
        [one] 1 active manipulator
       *[other] { $ready } active manipulators
     } a { $value } counts as { JOIN($values, ", ") }.
ask_no_column = None
ask_payment = { $where }: { TALLY($figures, "figure") }. { COUNT($jokers) ->
    [0] No jokers.
   *[other] Jokers: { LIST($jokers, "figure", "plural") }.
 }
ask_special = Your die: { WORD("die", $die) } { $value }. Development track: { $development ->
    [0] no stars
    [one] { $development } star
   *[other] { $development } stars
 }.
ask_tiles = Which tiles may you take?

ask_number_shortage = Your shortage?
    .why = { WORD("count", "symbols", $symbols) } in sight and { WORD("count", "spaces", $spaces) } without figures{ $aqueduct ->
        [0] { "" }
       *[other] , less { $aqueduct } for the aqueduct
     }: { $shortage }.
ask_number_symbols = Symbols in sight?
    .why = { $symbols }: all that nothing covers, in the city and on the fields left of it.
ask_number_spaces = Empty spaces?
    .why = { $spaces }: each counts 1, however many figures it asks for.
ask_number_strength = Your strength in the raid?
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

ask_setup_cult = { $stars } stars: how many are left?
    .why = { $stars } stars, less 6 for each of { $players } players: { $left }.
ask_setup_manipulators_left = { $manipulators } manipulators: how many are left?
    .why = { $manipulators } manipulators, less one for each of { $players } players: { $left }.
ask_setup_display = City tiles on display at the first roll?
    .why = { $players } rows of 6, less one first tile for each player: { $left }. The gaps stay open until season 4.

ask_maximus = Who is Maximus, from spring to winter?
    .why = { $owner_name } is the start player and so Maximus of the first season; then it is the next player clockwise.
ask_order_seats = { JOIN($order, ", ") }
ask_raid_order = Order at the year end?
    .why = Year-end events begin with the start player, who is { $owner_name } all year, and go clockwise.
ask_first_order = In which order are first tiles chosen?
    .why = First chooses the neighbour to the right of the start player, then it goes anticlockwise; { $owner_name }, the start player, comes last.
ask_starts = Which player begins the new year?
    .why = This player has { $supply } figures in supply.
    .later = This player has { $supply } figures, too, but the stone goes on clockwise and reaches another first.
ask_winners = { $level ->
    [one] { "" }
   *[other] At work: { JOIN($placed, ", ") }.{ " " }
 }Who wins? Choose all winners.
ask_at_work = { $count } ({ $who })
ask_rank = { $who }: place { $rank } with { $supply } figures in supply, { $placed } at work.
ask_decided = What decides?

ask_reward = Do you get the reward?
    .why = Your strength { $strength } against { $germans }: { $wins ->
        [yes] at least level, so yes
       *[no] level would be enough, this is less
     }.
ask_damage = { $wins ->
    [yes] What would being weaker have cost you?
   *[no] What does that cost you?
 }
    .why = What the red tile takes away you have, so you would lose it.

ask_overflow_ring = Where does the ring end?
    .why = It goes from { $ring } to { $after }, the last field.
ask_overflow_swaps_of_2 = Swaps of 2 figures?
    .why = Steps beyond the last field: { $swaps }. Each is a swap of 2 instead.
ask_overflow_supply_change = How many more figures in your supply?
    .why = A swap returns as many figures as it draws, so the supply keeps its size.

ask_flip = What may you do with it? Choose all.
ask_flip_ring = { $do }. Where is your ring then?
    .why = A stall that was a ship moves the ring one step when it is laid.
ask_flip_back = Who comes back into your supply?
    .why = The figures on the stall that is covered come back to your supply; those on the ship go to the bag.
ask_flip_bag = Figures gained by the bag?
    .why = All that stood on the ship.

ask_decrees = Which of these decrees could you claim?
ask_now = To { condition }: { condition.now }.

ask_forecast = { $do }.
    .why = { $supply } in supply and { $shortage } drawn: { $after }. Then full tiles are emptied: of { $placed } figures at work { $left } stay.
    .moved = What you cover or fill in this turn is off the shortage already.
    .early = Full tiles are emptied after the draw: their spaces do not count before it.
    .never = At the end full tiles are emptied: who works there goes to the bag.
ask_forecast_end = { $shortage } drawn, { $after } in supply, { $left } at work

ask_saves = What does a symbol save by the end, if it is covered in year 1, 2, 3, 4?
    .why = One figure at each year end that is still to come: { JOIN($saves, ", ") }.
ask_horizon = In year { $year }: { $now } figures sent away or one symbol covered, which saves more?
    .why = The covered symbol saves { $later }, the dispatch { $now }.
ask_horizon_dispatch = The dispatch
ask_horizon_symbol = The covered symbol
ask_horizon_equal = Both save the same


## Discordia 1: set-up

lesson_discordia_setup =
    .title = First turn and set-up
    .aim = Play a turn, lay out a game.
    .can1 = say how the game is won
    .can2 = send figures to work
    .can3 = choose a first tile

beat_discordia_setup_goal = Find work for everybody: an empty supply wins.
    .more = Otherwise, after four years, the fewest figures win.
    .legend_sailor = sailors: ships
    .legend_soldier = soldiers: barracks
    .legend_merchant = merchants: stalls
    .legend_farmer = farmers: farms
    .legend_figure = any figure
    .legend_infrastructure = one new figure every year
beat_discordia_setup_die = Choose the yellow die.
    .hint1 = Click the yellow die.
    .hint2 = Its colour and its value both matter this turn.
beat_discordia_setup_work = Send a figure to your market stall.
    .hint1 = A market stall employs merchants.
    .hint2 = Click the stall in your city.
    .done = Who works is no longer in your supply.
beat_discordia_setup_build = Take a tile from column 2.
    .more = The value of your die is your column.
    .hint1 = Only the tiles of one column are open.
    .hint2 = Click a tile below the 2, such as the farm.
    .done = A city tile is work for your figures, in this year and in every later one.
beat_discordia_setup_first = A new game: choose your first tile.
    .more = Any column, just this once.
    .hint1 = Small spaces are filled soonest.
    .hint2 = The ship in column 4 asks for few figures and brings a star.
beat_discordia_setup_second = Try to take another tile.
    .more = Trying is free.
    .hint1 = What comes first in every turn?
    .hint2 = Click any tile before you have a die.


## Discordia 2: years and seasons

lesson_discordia_year =
    .title = Years, seasons, dice
    .aim = Whose turn, and which dice.
    .can1 = say who is Maximus
    .can2 = tell which dice are free
    .can3 = change a die with manipulators
    .legend_manipulator = changes a die by one, once a year

beat_discordia_year_taken = Player 3, the Maximus, has blue. Try to choose it.
    .more = Maximus has the first turn.
    .hint1 = You can try everything: it costs nothing.
    .hint2 = Click the pale blue die of column 5.
beat_discordia_year_share = Choose another die.
    .more = The next player may choose it, too.
    .hint1 = Red or yellow?
    .hint2 = Click the red die or the yellow one.
beat_discordia_year_nothing = End your turn at once.
    .more = Only a die is compulsory.
    .hint1 = There is a button for it.
    .hint2 = Press “End the turn”, below the board.
beat_discordia_year_maximus = You are Maximus: choose a die.
    .more = Two equal dice are still two dice.
    .hint1 = All three dice are there for you.
    .hint2 = Click any of them.
beat_discordia_year_saturnalia = Play on to the Saturnalia, season 4.
    .more = It brings new tiles.
    .hint1 = Your turns may be as short as you like.
    .hint2 = End this turn, choose a die next season, and end that turn too.
    .done = The gaps are filled, the second Germanic tile is turned up.
beat_discordia_year_far = Try to use a 5 as a 2.
    .more = Each manipulator changes a die by one, once a year.
    .hint1 = How many steps is it from 5 down to 2?
    .hint2 = Click the action tile of column 2.
beat_discordia_year_turn = Use a die with another value.
    .hint1 = Two manipulators turn a 5 into a 3, a 4 or a 6.
    .hint2 = Click the red die and choose a value.
    .done = A used manipulator rests until the new year; the die keeps its colour.


## Discordia 3: main actions

lesson_discordia_main-actions =
    .title = Main actions
    .aim = One main action each turn.
    .can1 = find the tiles of your die
    .can2 = dispatch by the action tile
    .can3 = say when you may develop
    .legend_extension = an extension: one more place
    .legend_star = a star
    .legend_expedition = a star on the expedition path
    .legend_development = a star on the development track

beat_discordia_main-actions_elsewhere = Try to take a tile from another column.
    .hint1 = Columns are counted from the left.
    .hint2 = Click the barracks in column 3.
beat_discordia_main-actions_take = Take a tile from column 1.
    .more = It may lie over an old tile.
    .hint1 = Two tiles lie below the 1.
    .hint2 = Click the farm, then choose a field for it.
beat_discordia_main-actions_wrong-kind = Try to dispatch a merchant.
    .more = The action tile of your column names two kinds.
    .hint1 = Column 4 names barracks and farms.
    .hint2 = Click your market stall all the same.
beat_discordia_main-actions_send = Dispatch somebody to a kind it names.
    .more = A space takes exactly what it shows.
    .hint1 = Farms are among the kinds of column 4.
    .hint2 = The last space of your farm takes one figure: click it.
beat_discordia_main-actions_five = Try to develop.
    .more = That puts a star on the development track.
    .hint1 = Which value does the track ask for at first?
    .hint2 = Click the steps beside the dice of column 6.
beat_discordia_main-actions_extend = Take an extension instead.
    .more = It covers what is printed on its place.
    .hint1 = Column 5 shows an extension.
    .hint2 = Click an extension: a third market is one.


## Discordia 4: side actions

lesson_discordia_side-actions =
    .title = Side actions
    .aim = What a die gives on top.
    .can1 = find special dispatches
    .can2 = use the season boat
    .can3 = turn a full ship into a stall
    .legend_dispatch = a dispatch to any tile
    .legend_perk = a perk for good

beat_discordia_side-actions_colour = Try a special dispatch to your farm.
    .more = It costs no action.
    .hint1 = Value and colour must match.
    .hint2 = Click your farm, which shows a yellow 1.
beat_discordia_side-actions_barracks = Send soldiers to your barracks.
    .more = Colour and value match.
    .hint1 = The first space asks for two soldiers.
    .hint2 = Click your barracks.
beat_discordia_side-actions_again = Try to send one more soldier.
    .hint1 = Once for every tile and turn.
    .hint2 = Click your barracks again.
beat_discordia_side-actions_stall = One more special dispatch: a merchant to your stall.
    .more = Grey takes a die of any colour.
    .hint1 = Only the value counts for a stall.
    .hint2 = Click your market stall.
beat_discordia_side-actions_boat = Take the bonus of the boat.
    .more = Your value is the number of the season.
    .hint1 = The boat lies at the season, with its bonus on the sail.
    .hint2 = Click the boat, then the next field of the expedition path.
    .done = The boat pays once a turn, if value and season are the same.
beat_discordia_side-actions_sail = Fill your ship and end your turn.
    .more = It becomes a market stall.
    .hint1 = The action tile of column 1 names ships.
    .hint2 = Send two sailors, end the turn, and choose a market.


## Discordia 5: towers, privileges, jokers

lesson_discordia_towers-and-privileges =
    .title = Towers and privileges
    .aim = Swaps and jokers.
    .can1 = build and use a tower
    .can2 = swap figures
    .can3 = pay with jokers
    .legend_tower = a tower
    .legend_swap = draw figures, return as many
    .legend_privilege = a privilege

beat_discordia_towers-and-privileges_boat = Take the bonus of the boat: a tower.
    .hint1 = Click the boat.
    .hint2 = It lies on the third season.
beat_discordia_towers-and-privileges_tower = Build the trade tower that works with a 3.
    .hint1 = Trade towers swap figures, military towers have strength.
    .hint2 = One of the trade towers has the value of your die.
beat_discordia_towers-and-privileges_trade = Swap figures with your tower.
    .more = Draw first, then return as many.
    .hint1 = The arrows on your tower are its swap.
    .hint2 = Click the tower in your city.
    .done = As many as before the swap: only the colours have changed.
beat_discordia_towers-and-privileges_privilege = Take an extension, then the merchants’ privilege.
    .more = The fourth extension brings one.
    .hint1 = Column 3 offers an extension: any kind.
    .hint2 = Then choose the privilege for merchants.
beat_discordia_towers-and-privileges_joker = Send merchants to your barracks.
    .more = A joker stands for any figure.
    .hint1 = Who is a joker now?
    .hint2 = Click your barracks and send two merchants.


## Discordia 6: aqueduct and infrastructure shortage

lesson_discordia_infrastructure =
    .title = Shortage
    .aim = What each year end brings.
    .can1 = count your shortage
    .can2 = foresee what a move changes
    .can3 = lower it for good
    .legend_space = a space without figures
    .legend_aqueduct = a step of the ring

beat_discordia_infrastructure_step = Take the bonus of the boat: move your ring.
    .more = It lowers your shortage, the figures you draw each year.
    .hint1 = In summer the boat gives a step.
    .hint2 = Your die is a 2, as the season is: click the boat.
beat_discordia_infrastructure_worse = Take the farm, and watch your shortage.
    .hint1 = It has two empty spaces.
    .hint2 = Click the farm in column 2.
    .done = An empty space counts one; a covered symbol counts no more.
beat_discordia_infrastructure_half = Try to send your only farmer to it.
    .hint1 = Half a space cannot be filled.
    .hint2 = Click the new farm.
beat_discordia_infrastructure_man = Fill a space on another tile.
    .hint1 = Which tile has the value of your die?
    .hint2 = The market stall takes one merchant: click it.
beat_discordia_infrastructure_cover = Next turn, cover a symbol with an extension.
    .hint1 = End your turn, and choose a die with an odd value.
    .hint2 = Point at the kinds of extension, or hold one: a second fort covers a symbol.
    .done = A covered symbol saves a figure at every year end that is left.
beat_discordia_infrastructure_value = Symbols in sight, plus empty spaces, minus the aqueduct.


## Discordia 7: year end

lesson_discordia_year-end =
    .title = Raid and year end
    .aim = Germans first, then the shortage.
    .can1 = compare your strength
    .can2 = name reward and damage
    .can3 = count what you draw
    .legend_strength = strength in the raid
    .legend_draw = figures from the bag
    .legend_discard = figures back to the bag

beat_discordia_year-end_weak = Winter: end your turn.
    .more = Only full barracks count, and towers.
    .hint1 = The Germans have 3 + 1, you have 1.
    .hint2 = Press “End the turn”.
beat_discordia_year-end_safe = You lose a tile. Try to lose a tower.
    .hint1 = Is a tower a city tile?
    .hint2 = Click the tower above your harbour.
beat_discordia_year-end_lose = Choose the tile that you lose.
    .more = Its figures come back.
    .hint1 = Your barracks hold two figures, your farm one.
    .hint2 = Click the barracks or the farm.
beat_discordia_year-end_hold = The same turn: hold out against the raid.
    .more = Level is enough.
    .hint1 = Which die serves your barracks?
    .hint2 = Red 5: one figure of any colour fills them. Then end your turn.
beat_discordia_year-end_reward = Your reward: build a tower.
    .more = The shortage comes after it.
    .hint1 = Military towers add strength, trade towers move the ring.
    .hint2 = Click a tower, then its place.


## Discordia 8: a first year

lesson_discordia_first-year =
    .title = A guided first year
    .aim = Five seasons, one raid, one shortage.
    .can1 = play a whole year
    .can2 = plan a turn around your die

beat_discordia_first-year_first-tile = Choose your first tile.
    .more = Small spaces are filled soonest.
    .hint1 = A green flag in the corner brings a star at once.
    .hint2 = The barracks in column 1 have small spaces and the flag.
beat_discordia_first-year_spring = Spring: one main action, and what is free.
    .more = Then end your turn.
    .hint1 = A new tile may be served in the same turn.
    .hint2 = Yellow 1: farm, farmer and boat all go with it.
beat_discordia_first-year_summer = Summer: what is left for you?
    .more = Point at a die, or hold it: it tells.
    .hint1 = A 2 meets the boat: an aqueduct step.
    .hint2 = If nothing fits, take stars or an extension.
beat_discordia_first-year_saturnalia = The raid is near: only full barracks and towers count.
    .more = Play your turns of autumn and Saturnalia.
    .hint1 = Look at the plot: how strong must you be?
    .hint2 = In autumn a 3 brings a tower; a red die may serve barracks.
beat_discordia_first-year_winter = The last turn: fill what is nearly full.
    .hint1 = A full tile is emptied into the bag at the year end.
    .hint2 = If the raid is lost already, lower your shortage.
beat_discordia_first-year_settle = Reward or damage, then the shortage.
    .hint1 = Answer what waits.
    .hint2 = A tower is worth more than nothing; empty spaces cost figures.
    .done = A game has four such years.


## Discordia 9: new year and game end

lesson_discordia_end =
    .title = New year and victory
    .aim = How a year begins, how the game ends.
    .can1 = win at once
    .can2 = say who begins a year
    .can3 = settle a tie

beat_discordia_end_die = Choose the die for your last two soldiers.
    .more = An empty supply wins at once.
    .hint1 = Your barracks show a red 4.
    .hint2 = Choose the red die.
beat_discordia_end_win = Now win.
    .hint1 = The only space asks for two soldiers.
    .hint2 = Click the barracks on your first fort.
beat_discordia_end_over = Try one more move.
    .hint1 = Take a tile, for one.
    .hint2 = Click any tile of the display.
beat_discordia_end_new-year = End the last turn of year 3.
    .more = Who will begin year 4?
    .hint1 = Choose a die, end your turn, and answer what is asked.
    .hint2 = Watch how many figures everybody has.
    .done = Whoever has the most figures begins the new year, and all manipulators are active again.


## Discordia 10: decrees and symbols

lesson_discordia_decrees =
    .title = Decrees
    .aim = Tasks that cover symbols.
    .can1 = see which decrees are near
    .can2 = claim one in time
    .can3 = follow a chain of bonuses
    .legend_decree = a decree

beat_discordia_decrees_not-yet = Try to claim the decree for three towers.
    .hint1 = How many towers have you?
    .hint2 = Click the decree: it says what you have and need.
beat_discordia_decrees_claim = Claim a decree that has come true.
    .more = Its numbers: have / need.
    .hint1 = Count the figures on your three farms.
    .hint2 = Click the decree for three farms.
    .done = A decree covers the lowest free decree space, and its symbol.
beat_discordia_decrees_earn = Get down to two colours in your supply.
    .hint1 = Which colour have you only once?
    .hint2 = Your merchant could work at the market stall.
beat_discordia_decrees_stars = Claim the decree for two colours.
    .hint1 = Two colours are few enough.
    .hint2 = Click the decree for at most two colours.
beat_discordia_decrees_track = Use your privilege: a star on the development track.
    .hint1 = Click the privilege: a small sheet with a seal, framed in green.
    .hint2 = Then click the next field of the development track.
beat_discordia_decrees_any = Dispatch to any tile, then answer what still waits.
    .hint1 = Which of your tiles has a free space?
    .hint2 = The farm on field 2 takes one farmer.


## Discordia 11: laboratory

lesson_discordia_laboratory =
    .title = Shortage laboratory
    .aim = Up and down at will.
    .can1 = foresee every change of a shortage
    .can2 = compare a dispatch with an extension
    .can3 = combine moves

beat_discordia_laboratory_dearer = Make your shortage grow by two with one tile.
    .more = Each of its spaces adds one; a symbol under it takes one off.
    .hint1 = You need a tile with three spaces.
    .hint2 = Column 3 has a farm and a stall: count their spaces.
beat_discordia_laboratory_worker = Take one off it by sending somebody to work.
    .more = Every space counts one, big or small.
    .hint1 = The smallest space is the cheapest.
    .hint2 = The new tile goes with your die: click it.
beat_discordia_laboratory_decree = Try a decree: it would cover a symbol.
    .hint1 = Its numbers tell what you have and need.
    .hint2 = Click the decree for twelve figures at work.
beat_discordia_laboratory_symbol = Next turn: cover a symbol with an extension.
    .more = A fourth market covers a bonus instead.
    .hint1 = End your turn; columns 1, 3 and 5 show extensions.
    .hint2 = A second fort or a second harbour covers a symbol.
    .done = A covered symbol saves a figure at every year end that is left.
beat_discordia_laboratory_fourteen = Bring your shortage down to 14.
    .more = You have several turns.
    .hint1 = A symbol, a space, a step of the ring: each is one.
    .hint2 = In autumn a 3 brings a tower, and a trade tower moves the ring.


## Discordia 12: worked examples

lesson_discordia_examples =
    .title = Worked examples
    .aim = The rulebook’s examples, one by one.
    .can1 = work out every example of the rulebook
    .can2 = tell military and trade towers apart
    .can3 = say who may stand for whom


## Discordia: questions

quiz_discordia_ex01 = Three players have set up.
quiz_discordia_ex02 = Player 3 is the start player.
    .why = Maximus moves on every season, the start player does not: year-end events begin with the start player.
quiz_discordia_ex03 = You own one active manipulator.
    .why = Two dice are left, although two showed a 5. Each may be used one up or one down.
quiz_discordia_ex04 = One farm; your ring is on 0.
    .before = Your shortage now?
    .after = With a farmer on its first space?
    .why = The farm covers one symbol, but opens three spaces. A new building costs figures until it is manned.
quiz_discordia_ex05 = Who may go to which tile?
    .why = A figure with a question mark is anybody. Without a joker nobody can stand for a sailor; with white jokers a merchant can.
quiz_discordia_ex06 = Which tiles get a special dispatch?
    .why = Colour and value must match. Stalls need only the value, and the perk of development field 2 takes the colour test away for farms.
quiz_discordia_ex07 = The year ends.
    .why = 3 figures on full barracks and 1 for the tower; the half-manned barracks count nothing. Level wins. And a star that you do not have cannot be lost.
quiz_discordia_ex08 = Ring on 9: a trade tower gives two steps.
quiz_discordia_ex09 = Your ship is full, both your markets are taken.
    .why = With no market free you build over a stall or discard the tile. The merchant of the stall below comes back; the figures of the ship go to the bag.
quiz_discordia_ex10 = A city full of work.
    .why = Pairs of fields and forts; two colours in supply; 13 figures at work, on all four kinds; two ships with 2 + 1; three farms with 3 + 2 + 2.
quiz_discordia_ex11 = Compare three moves: how does the year end?
    .why = The farmer goes away, closes a space and empties the farm: 2 better than nothing. The fort is 1 better now, and 1 better in every later year.
quiz_discordia_ex12 = A covered symbol works at every year end still to come.
    .why = Early in the game coverings are worth more, in the last year dispatches are. (An empty space that a dispatch fills saves one more, in that year only.)

quiz_discordia_x1 = Red 1: which main actions?
    .why = The three actions of the action tile, or one of the two tiles of column 1; nothing else.
quiz_discordia_x2 = Your die is a red 1.
    .why = The barracks by colour and value, the stall by its value alone.
quiz_discordia_x3 = A military tower without spaces.
    .why = It keeps this strength every year, without anybody in it.
quiz_discordia_x4 = Red 1, and a military tower with a red 1.
    .why = A special dispatch, if you have both soldiers. The action tile of column 1 shows no barracks, so there is no dispatch as main action.
quiz_discordia_x5 = A dispatch as main action to the same tower.
    .why = The barracks symbol of the action tile reaches military towers, too. A blue 3 gives no special dispatch.
quiz_discordia_x6 = Trade tower 1 and a die with a 1: swap 3.
    .drawn = How many figures are in your supply after the first half, the draw?
    .returned = And after the second half?
    .why = Drawn first, returned then, any three: the colours change, the size does not.
quiz_discordia_x7 = Sailors are jokers, twice: who may go to the barracks?
    .why = All your figures are jokers; but nobody can send two sailors who has only one.
quiz_discordia_x7-two-colours = Now two privileges: for sailors and for soldiers.
    .why = Only sailors and soldiers are jokers. There are no soldiers, so two sailors it must be.
quiz_discordia_x8 = After you claim your second decree, for three towers:
    .why = The decree covers the second space from below, and the two stars printed there are yours at once.
quiz_discordia_x9 = Three of four soldiers, and a tower.
    .why = You have 0 + 1 against 2 + 1: you lose a star.
quiz_discordia_x10 = Barracks with 4 of 4 figures, one yellow; and a tower.
    .why = You have 4 + 1 against 2 + 1: you take a tower.
quiz_discordia_x11 = Count this shortage.
    .why = So many figures must be drawn.
quiz_discordia_x12 = A 5, and one star on the development track.
    .why = With that star a 5 will do. Without it, only a 6 would.

quiz_discordia_first-order = Three players; player 3 is the start player.
quiz_discordia_first-place = You choose your first tile.
quiz_discordia_two-dice = One active manipulator; Maximus has blue.
quiz_discordia_column = Your die is a red 4.
quiz_discordia_overbuild = Two ways to lay the farm of column 1.
    .free = On the free field 2: figures in your supply?
    .over = Over the old farm on field 1?
    .why = Figures on a tile that is covered come back into your supply.
quiz_discordia_stars-and-more = You have taken a tile.
quiz_discordia_boat-six = Spring, and a 6.
quiz_discordia_once = Your barracks have had a special dispatch.
quiz_discordia_one-die = Spring: what does the red 1 open?
    .why = One die: a tile of its column, its action tile, special dispatches by colour and value, stalls by value alone, the boat.
quiz_discordia_reach = You own two active manipulators.
    .why = Up to two steps up or down, and never beyond 1 or 6.
quiz_discordia_tower-room = You may build a tower.
    .why = One place above each harbour: a second tower needs a second harbour, or covers the first.
quiz_discordia_one-off = You used this privilege last year.
quiz_discordia_negative = Your shortage is below zero.
    .why = 2 below zero: up to two figures of your choice, or none at all.
quiz_discordia_end-final = Year 4 is over.
quiz_discordia_end-tie = Year 4 is over, and two players are level.
quiz_discordia_end-shared = Year 4 is over; two of three are level in everything.
quiz_discordia_start-tie = You began this year. Two players have 20 figures.
    .why = On a tie it is the next player clockwise among those with the most figures.
quiz_discordia_pairs = Four field extensions, and a decree for two pairs.
    .why = Two pairs must be two different kinds.
quiz_discordia_four-decrees = A fifth decree has come true.
quiz_discordia_four-moves = A yellow 3: what does each move make of your shortage?
    .now = How big is it now?
    .tile = After taking the farm with three spaces for field 2?
    .worker = After that, and a farmer sent to it by special dispatch?
    .fort = After taking a second fort instead?
    .why = A tile costs its spaces less one symbol; a filled space and a covered symbol save one each.


## Who has won

stage_won = { $how ->
    [shared] { WORD("count", "figures", SIZE($total)) } in supply each.
    [tie] { WORD("count", "figures", SIZE($total)) } in supply each. { $rule }.
   *[lead] { SIZE($total) } against { WORD("count", "figures", SIZE($second)) } in supply.
 }


## The start page

start_about = Find work for everyone in a town on the Rhine.


## A game looked back on

review_when = some turns later
review_rival = { $size } { $more ->
    [yes] fewer
   *[other] more
 } { $size ->
    [1] figure
   *[other] figures
 } for the best other player
review_why_later = Some turns later both have left about the same supply, but { review_rather }.
review_line = { $size } { $more ->
    [yes] fewer
   *[other] more
 } { $size ->
    [1] figure
   *[other] figures
 } in supply


## A position that is changed

edit_year = year
edit_season = season
edit_dice = { WORD("die", $of) } die
edit_supply = { WORD("figure", $of, "plural") } in supply
edit_stars = stars in supply
edit_aqueduct = field on the aqueduct
edit_expedition = stars on the expedition path
edit_development = stars on the development track
edit_manipulators = manipulators
edit_display = display, row { $place_1 }, column { $place_2 }
edit_columns = action tile of column { $place_1 }
edit_red = red Germanic tile
edit_green = green Germanic tile
edit_decrees = { ORDINAL($place_1) } decree
edit_privileges = { ORDINAL($place_1) } privilege
edit_towers = { ORDINAL($place_1) } tower on offer
edit_tiles = { WORD("area", $of) } { $number }
