### Everything the widgets say in English. Sections by widget; the words of a game are in rulesim/<game>/words.
### Names and numbers are facts; WORD, ORDINAL, LIST and JOIN are the functions of rulesim/rulebook.py.


## The table

table_toolbar = Moves and commands
table_close = Close
table_fold = Show { $zone } as chips
table_unfold = Show the cards of { $zone }
table_nearest = Nearest legal choice:
table_ask = Which one?
table_where = { $zone }, { $place } of { $count }: { $piece }. { $status }
table_moves-title = Legal moves
table_no-moves = There is no legal move now.
table_pick = Choose on the board: { $zone }.
table_text-title = The table in words
table_help-title = Keys
table_done = done
table_open = to do
table_active = now

table_command_undo = Undo
table_command_redo = Redo
table_command_roll = Next card
table_command_hint = Hint
table_command_moves = Legal moves
table_command_text = Text view
table_command_help = Keys

table_key_arrows = along a row, and from row to row
table_key_attempt = attempt what is in focus, legal or not
table_key_moves = list the legal moves
table_key_where = say where you are
table_key_undo = undo
table_key_redo = redo
table_key_hint = hint
table_key_text = the table in words
table_key_help = this list
table_key_escape = close
table_keyname_arrows = Arrows
table_keyname_attempt = Enter or Space
table_keyname_escape = Esc

table_stale = Too late.
    .text = The table has changed since you looked, so nothing was played. Choose again.
table_unknown = That is no move.
table_nothing-to-undo = Nothing to undo.
    .text = This is where the game began.
table_nothing-to-redo = Nothing to redo.
    .text = No later move is known.
table_undone = Taken back.
table_no-command = The command { $command } is not known here.
table_fault = The table met a fault in its own program and went on: { $fault }

# The text form.
text_legal = Legal (marked *): { $moves }
text_none = Legal: nothing
text_reach = Marked ~: within reach, but it is not the time.
text_reference = ({ $reference })
text_nearest = Nearest legal choice: { $nearest } ({ $action })


## Armorica on the table

armorica_status = Turn { $turn } of { $turns } · { $phase } · { $who }
armorica_status_over = Game over after turn { $turn } · { $who }
armorica_to-choose = { $name } to choose
armorica_chance = a card is turned over
armorica_wins = { $count ->
    [one] { LIST($names) } wins
   *[other] { LIST($names) } share the victory
 }

armorica_note_gaul = count from the right
armorica_note_roman = count from the right, every card
armorica_reach = Reach
armorica_empty-row = The row is empty.
armorica_empty-display = No cards left.
armorica_deck = { $deck }: { $count ->
    [0] empty
   *[other] { $count } left
 }{ $pile ->
    [none] { "" }
   *[other] , { $words } next
 }
armorica_deck_next = { $words } next
armorica_deck_empty = empty
armorica_fed = { $cards }, { $amphorae }
armorica_starving = { $cards }, { $amphorae }: { $due } must go
armorica_set = { $count ->
    [one] { $points } VP
   *[other] { $count } colours · { $points } VP
 }
armorica_set_short = { $points } VP

# What a screen reader is told of a card: name, face, place, whether it may be chosen.
armorica_card_row = { $card }: { $face }; { $place }; opens to { $icon }{ $reach ->
    [in] ; in reach
    [out] ; out of reach
   *[other] { "" }
 }
armorica_card_display = { $card }: { $face }; card { $number } from the left{ $state ->
    [hungry] ; may go
    [protected] ; protected by an amphora
   *[other] { "" }
 }
armorica_face_empty = no icons
armorica_corner = needs

armorica_pass = Pass · { $card } leaves
armorica_pass_empty = Pass
armorica_keep = Keep all other cards

# What a move would do.
armorica_preview_place = { $place } · opens to { $icon }
armorica_preview_score = Score { $before } → { $after } VP
    .parts = Score { $before } → { $after } VP: { $parts }
armorica_preview_part = { $what } { $change }
armorica_preview_same = The score stays at { $before } VP.
armorica_preview_fed = { $cards }, { $amphorae }: all fed
armorica_preview_starving = { $cards }, { $amphorae }: { $due } must go in winter
armorica_preview_opens = Would open { LIST($cards) }
armorica_preview_opened = { $card } ({ $place })
armorica_preview_reach = Reach: { $changes }
armorica_preview_change = { $what } { $before } → { $after }
armorica_preview_pass = The { $card } leaves the game; the row moves one step to the right.
armorica_preview_pass_empty = Nothing leaves: the row is empty.
armorica_preview_more = Then { $due ->
    [0] nothing more
   *[other] { $due } more
 } must go.

armorica_refused_card = Not the { $card }.
armorica_refused_position = There is no such card.
armorica_refused_pass = Not that pass.
armorica_refused_keep = Not yet.
armorica_refused_order = The order is fixed.
armorica_refused_chance = That is for chance to decide.
armorica_refused_phase = Not now.
armorica_refused_turn = Not your turn.
armorica_refused_over = The game is over.
armorica_choice_card = { $card }, { $place }
armorica_choice_number = { $card }, card { $number }

armorica_scores = If the game ended now
armorica_scores_final = Final score
armorica_score_sets = Sets
armorica_score_total = Total
armorica_score_place = Place
armorica_log = What happened
armorica_log_empty = Nobody has moved yet.


## Discordia on the table

discordia_command_roll = Chance decides
discordia_fold = Show { $zone } in short
discordia_unfold = Show { $zone } in full
discordia_year = Year { $year } of { $years }
discordia_season = { $season } · Maximus: { $name }
discordia_chance = chance decides: { $what }
discordia_to_choose = { $name } to choose a die
discordia_to_play = { $name } plays { $die }{ $main ->
    [none] , main action still open
   *[other] , main action done
 }
discordia_to_answer = { $name } to answer: { $effect }
discordia_status_over = Game over in year { $year } · { $who }
discordia_wins = { $count ->
    [one] { LIST($names) } wins
   *[other] { LIST($names) } share the victory
 }
discordia_die = { $die } { $value }
discordia_die_as = { $die } { $rolled } as { $value }
discordia_figures = { LIST($figures) }
discordia_joker = { $figures } are jokers
discordia_of = { $have }/{ $need }
discordia_at_most = { $have }, at most { $need }
discordia_with_figures = { $numbers } with { $figures } figures

# What waits for an answer.
discordia_waiting = Answer first: { $effect }
discordia_ask_board = Answer on the board: what you may choose is marked green.
discordia_ask_FIRST = Take any tile of the display; it goes to your city at once.
discordia_ask_EXP = Put one of your own stars on the next field, or do without.
discordia_ask_DEV = Put one of your own stars on the next field, or do without.
discordia_ask_TRACK = Put one of your own stars on the next field of either track, or do without.
discordia_ask_SWAP = First you draw { $amount } from the bag, then you return { $amount } of your choice.
discordia_ask_RETURN = Pick { $amount } of your figures; those just drawn may be among them.
discordia_ask_DISCARD = Pick up to { $amount } of your figures: they go back to the bag.
discordia_ask_DISPATCH = Send figures to the next space of any tile, or do without.
discordia_ask_EXTENSION = Take any extension, or do without.
discordia_ask_TOWER = Take a tower and build it above a harbour, or do without.
discordia_ask_TOWERLOSS = Choose the tower that you lose; figures on it return to your supply.
discordia_ask_DEMOLISH = Choose the city tile that you lose; figures on it return to your supply.
discordia_ask_PRIVILEGE = Take a privilege now, or do without: it is not offered again.
discordia_ask_FLIP = The ship is full: it turns into a market stall. Where shall the stall lie?
discordia_ask_CLAIM = The raid has fulfilled a decree: claim it, or do without.
discordia_answer_star = { $track }, field { $field }
discordia_answer_extension = { $kind } ({ $left } left)
discordia_pick = { $figure } { $number } of { $count }
discordia_pick_group = of { $figures }
discordia_return = Return { $count } of { $most }

# One of several moves of a piece.
discordia_several = { $count } moves: press to choose
discordia_short_dispatch = Main action: send { $figures }
discordia_short_special = Special dispatch: send { $figures }
discordia_short_bonus = Bonus: send { $figures }
discordia_short_free = On { $area } { $slot }
discordia_short_over = On { $area } { $slot }, in place of the { $old }{ $figures ->
    [none] { "" }
   *[other] ; back into your supply: { $figures }
 }
discordia_short_choose = { $die } as { $value }{ $count ->
    [0] { "" }
    [one] , with 1 manipulator
   *[other] , with { $count } manipulators
 }

# What a move would do.
discordia_preview_end = Then it is the turn of { $name }.
discordia_preview_ship = The { $tile } is full: it leaves and becomes a market stall.
discordia_preview_season = Then the next season begins: { $season }.
discordia_preview_raid = Then the year ends: your strength is { $strength }, that of the Germans { $germans }.
discordia_preview_year = By a shortage of { $shortage } the supply goes { $before } → { $after }, if the raid changes nothing.
discordia_preview_win = Your supply is empty: you win.
discordia_preview_supply = Supply { $before } → { $after } figures
discordia_preview_shortage = Shortage { $before } → { $after }: { $parts }
discordia_preview_part = { $what } { $change }
discordia_preview_strength = Raid strength { $before } → { $after } (Germans so far { $germans })
discordia_preview_decree = Fulfils: { LIST($decrees) }
discordia_preview_then = Then: { LIST($effects) }
discordia_preview_column = Main action: { JOIN($offers, ", or ") }
discordia_preview_tiles = { $count ->
    [0] no tile is left in this column
    [one] or 1 tile of this column
   *[other] or one of { $count } tiles of this column
 }
discordia_preview_specials = Special dispatch to { LIST($tiles) }
discordia_preview_boat = Season boat: { $bonus }
discordia_change_stars = stars { $before } → { $after }
discordia_change_expedition = expedition { $before } → { $after }
discordia_change_development = development { $before } → { $after }
discordia_change_ring = aqueduct { $before } → { $after }
discordia_change_manipulators = manipulators { $before } → { $after }

# Dice, boat, action tiles.
discordia_dice = Dice and actions
discordia_dice_note = choose a die: its value is your column
discordia_dice_note_used = the green column is yours this turn
discordia_column = column { $value }
discordia_group_dice = dice
discordia_group_boat = season boat
discordia_group_action_tiles = main actions
discordia_held = { $name } holds it
discordia_used_as = used as { $value }
discordia_die_label = { $die } die, { $value }{ $state ->
    [none] { "" }
   *[other] ; { $state }
 }
discordia_boat = { $season }: { $bonus }
discordia_boat_value = A die used as { $value } gives this bonus while the boat is here.
discordia_boat_label = { $season }, value { $value }: { $bonus }{ $here ->
    [yes] ; the boat is here
   *[no] { "" }
 }
discordia_develop_label = develop: with a die used as { JOIN($values, " or ") }
discordia_action_tile = Column { $value }, one of these: { JOIN($offers, "; ") }

# The display.
discordia_display = Display
discordia_display_note = a tile comes from the column of your die · { $left } in the stack
discordia_row_top = top row, leaves at the new year
discordia_row_next = moves up at the new year
discordia_displayed = { $tile }; column { $value }
discordia_gap = A gap in column { $value }: new tiles come at the Saturnalia and in the new year.
discordia_back = Later a market stall: { $spaces }
discordia_asks = spaces: { $spaces }
discordia_strength = strength { $count }
discordia_bonus = when it is laid: { $bonus }
discordia_face_ship = ship
    .letter = S
discordia_face_barracks = barracks
    .letter = B
discordia_face_stall = stall
    .letter = M
discordia_face_farm = farm
    .letter = F
discordia_face_military = tower
    .letter = T
discordia_face_trade = trade
    .letter = T

# The own city.
discordia_supply = Supply of { $name }
discordia_supply_note = { $count ->
    [one] 1 figure · with none left you win at once
   *[other] { $count } figures · with none left you win at once
 }
discordia_shortage = Shortage
discordia_sum_spaces = { $count ->
    [one] 1 empty space
   *[other] { $count } empty spaces
 }
discordia_sum_aqueduct = { $count } by the aqueduct
discordia_sum_reward = { $count } by the reward of the year
discordia_sum_shortage = { $count } to draw at the year end
discordia_sum_surplus = { $count }: so many may go back to the bag
discordia_is_joker = jokers: they may stand for any figure
discordia_badge_joker = joker
discordia_badge_spent = used
discordia_stars_note = Stars pay for fields of the expedition path and the development track.
discordia_manipulators = { $ready } of { $count } manipulators active
discordia_manipulators_short = { $ready }/{ $count } manipulators
discordia_manipulators_note = Each changes a die by 1, once a year; choose it with the die.
discordia_spent = used
discordia_permanent = for good
discordia_once = once
discordia_city = City of { $name }
discordia_city_note = strength { $strength } · Germans{ $known ->
    [all] { "" }
   *[part] { " " }so far
 }: { $germans }
discordia_area_harbour = harbours
discordia_area_tower = towers
discordia_area_fort = forts
discordia_area_market = markets
discordia_area_field = fields
discordia_slot = { $area } { $slot }
discordia_filled = { $filled } of { $count } spaces filled{ $filled ->
    [0] { "" }
   *[other] : { $figures }
 }
discordia_empty = empty
discordia_empty_slot = { $where }: empty{ $symbol ->
    [yes] , with an infrastructure symbol that a tile would cover
   *[no] { "" }
 }
discordia_extension = Extension: { $kind }, { $left } left{ $covers ->
    [none] { "" }
   *[other] ; it covers: { $covers }
 }
discordia_extend = { $left } left

# Tracks.
discordia_tracks = Tracks of { $name }
discordia_group_decree_spaces = decree spaces
discordia_field = { $track }, field { $field }{ $state ->
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
discordia_aqueduct_field = aqueduct field { $field }: { $less } off the shortage{ $here ->
    [yes] ; your ring is here
   *[no] { "" }
 }
discordia_decree_space = Decree space { $field }{ $decree ->
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
discordia_offers = On the table
discordia_group_decrees = decrees: you have / need
discordia_group_privileges = privileges
discordia_group_towers = towers
discordia_group_common = for all
discordia_decree = Decree { $title }: { $condition } { $numbers }
discordia_cult = Star cult: { $count ->
    [0] no stars
    [one] 1 star
   *[other] { $count } stars
 } left
discordia_cult_short = star cult
discordia_manipulators_left = { $count ->
    [one] 1 manipulator left
   *[other] { $count } manipulators left
 }
discordia_bag = { $count ->
    [one] 1 figure in the bag
   *[other] { $count } figures in the bag
 }
discordia_bag_short = in the bag
discordia_other_note = { $count ->
    [one] 1 figure
   *[other] { $count } figures
 } · shortage { $shortage } · strength { $strength }
discordia_other_tracks = expedition { $expedition }, development { $development }, aqueduct { $ring }, { $decrees ->
    [one] 1 decree
   *[other] { $decrees } decrees
 }, { $ready ->
    [one] 1 active manipulator
   *[other] { $ready } active manipulators
 }
discordia_nothing_built = Nothing is built yet.

# Panels.
discordia_turn = Turn of { $name }
discordia_turn_die = { $die ->
    [none] Choose a die
   *[other] Die: { $die }
 }
discordia_turn_main = { $main ->
    [none] One main action
   *[other] Main action: { $main }
 }
discordia_turn_special = { $count ->
    [one] Special dispatch: 1 tile
   *[other] Special dispatches: { $count } tiles
 }
discordia_turn_boat = Bonus of the season boat
discordia_turn_trade = Swap with a trade tower
discordia_turn_claim = { $count ->
    [one] 1 decree to claim
   *[other] { $count } decrees to claim
 }
discordia_turn_use = { $count ->
    [one] 1 privilege to use
   *[other] { $count } privileges to use
 }
discordia_turn_answer = Answer: { $effect }
discordia_germanic_red = Red tile, whoever is weaker: { $effect }
    .hidden = Red tile: not known yet
discordia_germanic_green = Green tile, whoever is as strong: { $effect }
    .hidden = Green tile: turned over at the Saturnalia
discordia_raid_need = Strength of the Germans
discordia_plus_unknown = { $need } + ?
discordia_raid_strength = Strength of { $name }
discordia_standings = How it stands
discordia_standings_final = In the end
discordia_standing_supply = Supply
discordia_standing_shortage = Shortage
discordia_standing_after = After the year
discordia_standing_placed = At work
discordia_standing_strength = Strength
discordia_standing_decrees = Decrees
discordia_standing_place = Place
discordia_log = What happened
discordia_log_empty = Nobody has moved yet.

# Answers.
discordia_refused = Not possible: { $what }.
discordia_do_empty = Send figures to { $area } { $slot }
discordia_do_swap = Swap with a tower on place { $slot }
discordia_refused_over = The game is over.
discordia_refused_turn = Not your turn.


### charts

chart_gain = { $change } VP
chart_seat = P{ $seat }
chart_face = { $count ->
    [0] { $card }
   *[other] { $card }: { $icons }
 }
chart_do = { $action }
chart_change = { $before } → { $after }
chart_would = { $do }: { $gain }
chart_no-cards = No cards left.
chart_colors = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
 }
chart_stays = stays

chart_head_set = Set
chart_head_cards = Cards
chart_head_colors = Colours
chart_head_points = VP
chart_head_color = Colour
chart_head_number = Card
chart_head_card = Person
chart_head_position = Position
chart_head_opens = Opens to
chart_head_need = Needs
chart_head_have = Held
chart_head_verdict = Verdict

chart_sets_title = { $who }: sets worth { $points }
chart_sets_note = Each card adds as many VP as its place in its set; a repeated colour begins the next set.
chart_append_title = { $who }: what the next card adds to the sets
chart_append_note = { $count ->
    [0] There is no set yet.
    [one] The last set has { $count } card.
   *[other] The last set has { $count } cards.
 }
chart_erasers_title = { $who }: sets worth { $points }, and what losing a card would change
chart_erasers_note = A card with an amphora stays for ever.

chart_reach_title = { $who }, { $row }: { $count } of { $cards } cards in reach
chart_reach_note = ✓ in reach · +1 one more icon opens it · −2 two icons short. Positions count from the right.
chart_reach_in = in reach
chart_reach_next = one more opens it
chart_reach_then = the candidate opens it
chart_reach_out = { $short } short

chart_head_choice = Choice
chart_head_amphorae = Amphorae
chart_head_due = Must go
chart_head_sets = Set VP
chart_head_gold = Gold
chart_head_lost = Lost
chart_head_icon = Icon
chart_head_icons = Has
chart_head_player = Player
chart_head_one-more = One more
chart_head_total = Total
chart_head_turn = Turn
chart_head_starts = Starts
chart_head_piles = Piles

chart_now = Now
chart_take = { $position } · { $card }
chart_without = without { $number } · { $card }
chart_due = { $due ->
    [0] { $spare ->
        [0] all fed, nothing to spare
        [one] all fed, { $spare } to spare
       *[other] all fed, { $spare } to spare
     }
   *[other] { $due } must go
 }
chart_due_sets = { $told }; sets { $gain }
chart_winter_title = { $who } has { $cards } and { $amphorae }: { $due ->
    [0] nobody starves
   *[other] { $due } must go
 }
chart_winter_note = One block a card: filled is fed, hatched must go in winter, an empty block is an amphora to spare.

chart_nothing = nothing
chart_lattice = sets { $sets }, { $gold }
chart_lattice_title = { $who }: { $due ->
    [0] nothing is lost if winter comes now
   *[other] { $due } must go, { $count ->
        [one] there is one way
       *[other] there are { $count } ways
     }
 }
chart_lattice_note = Cards lost, by number and letter, and what is left.{ $count ->
    [0] { "" }
   *[other] { " " }The best { $shown }; there are { $count } more.
 }

chart_no-gaul = no Gaul
chart_no-roman = no Roman
chart_plan_title = { $who }: best sets and gold after this winter
chart_plan_note = One row for each Gaul, one column for each Roman, by position, if the rows stay as they are.

chart_majorities_title = The three majorities
chart_lead_nobody = nobody has any
chart_lead_tie = { $count } players level
chart_lead_by = { $who } leads by { $lead }
chart_one-more = One more for { $who }: { $gains }
chart_one-more_icon = { $icon } { $gain }
chart_one-more_none = One more icon of a kind changes nothing for { $who }.

chart_part_sets = sets
chart_then = { $who }, then
chart_scores_title = { $over ->
    [yes] Final score by rule
   *[no] Score by rule, if the game ended now
 }
chart_ahead = { $count ->
    [one] { LIST($names) } is ahead.
   *[other] { LIST($names) } are level in the lead.
 }
chart_story_title = Score by rule after each turn
chart_story_note = Red: cards that winter took.

chart_left = { $left ->
    [0] empty
   *[other] { $left } left
 }
chart_clock_title = { $over ->
    [yes] The game is over after { $turns } turns
   *[no] Turn { $turn } of { $turns }
 }
chart_clock_note = Every action draws one card, so the end is known: cards left in each deck, and the piles that come next.

chart_name_sets = Sets
chart_name_reach = Reach
chart_name_winter = Winter
chart_name_majorities = Majorities
chart_name_scores = Scores
chart_name_score_story = Score story
chart_name_append_values = Next card
chart_name_erasers = Lost cards
chart_name_winter_lattice = Ways through winter
chart_name_plan = Plan
chart_name_clock = Clock
chart_retargeted = A notebook has one live figure. It showed “{ $before }”; wherever it stands, it now shows “{ $now }” of what it was last asked for.
chart_fault = The chart met a fault in its own program: { $fault }

chart_head_deck = Deck
chart_head_pile = Pile
chart_budget = { $amphorae } for { $cards } cards
chart_budget_title = The food budget: { $amphorae } amphorae for { $cards } cards
chart_budget_note = One block a card: filled has an amphora for it, hatched has none. Start cards are not among them.
chart_icons_title = Icons on an average card, pile by pile
chart_icons_note = Later piles bring more icons.
chart_letter_wheat = w
chart_letter_grapes = g
chart_letter_olives = o
chart_letter_sheep = s
chart_letter_gold = c
chart_letter_amphorae = a

# The browser of all components.
components_title = { $shown ->
    [0] Nothing passes these filters
   *[other] { $shown } of { $total } { $things ->
        [cards] cards
       *[other] tiles
     }
 }
components_from_rulebook = rulebook
components_from_public = public
components_from_inferred = inferred
components_from_reconstructed = reconstructed
components_from_own = own table
components_source = { $count } { $source }
components_any = all
components_no-value = none
components_icon = has icon
components_reset = Show all
components_table = Components
components_filters = Show only
components_up = smallest first
components_down = largest first
components_none = not sorted
components_head_id = card
components_head_deck = deck
components_head_pile = pile
components_head_suit = person
components_head_color = colour
components_head_gate = opens to
components_head_provenance = provenance
components_head_group = sort
components_head_kind = kind
components_head_die = die
components_head_value = value
components_head_spaces = spaces
components_head_does = what it does

components_discordia_group_tile = city tile
components_discordia_group_tower = tower
components_discordia_group_germanic = Germanic tile
components_discordia_group_privilege = privilege
components_discordia_group_decree = decree
components_discordia_group_action = action tile
components_discordia_any-die = any
components_discordia_head_id = tile
components_discordia_head_X = any colour
components_discordia_red = red: damage
components_discordia_green = green: reward
components_discordia_once = once
components_discordia_permanent = permanent
components_discordia_turns = turns into a market stall, value { $value }, spaces { $spaces }
components_discordia_strength = strength { $count }, always


### charts of Discordia

chart_percent = { $bound ->
    [less] <1 %
    [more] >99 %
   *[exact] { $percent } %
 }
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
chart_head_what = What
chart_head_strength = Strength
chart_head_chance = Chance
chart_head_exactly = Exactly
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
chart_fit_lacks = ✕ lacks { $missing }
chart_fit_ways = ✓ { $ways }{ $count ->
    [0] {""}
   *[other] {" "}and { $count } more
 }
chart_fit_nothing = Nothing lies in this city yet that takes figures.
chart_fit_title = { $who } can fill { $count ->
    [0] none
   *[other] { $count }
 } of { $tiles } open tiles
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


### shortage laboratory: what the infrastructure shortage of Discordia is made of

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


### reference: tables to look things up in

listing_point = Point
listing_question = Open question
listing_en = English
listing_de = German
listing_ru = Russian
listing_ruling = Played here
listing_why = Why
listing_option = To change it
listing_meaning = Meaning


### laboratory: build any display

laboratory_display = Display
laboratory_add = { $letter } · { $color }
    .tip = Add a { $color } card at the right end
laboratory_back = Remove the last
    .tip = Remove the rightmost card
laboratory_clear = Begin again
    .tip = Remove all cards
laboratory_sum = { $count ->
    [0] No cards, no sets: 0 VP
    [one] One set: { $points } VP
   *[other] { $count } sets: { JOIN($values, " + ") } = { $points } VP
 }
laboratory_next = one more { $color }
