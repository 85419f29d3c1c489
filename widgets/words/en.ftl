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
table_command_cover = Cover my cards

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

armorica_turn = Turn { $turn } of { $turns }
armorica_tab_winter = Winter
armorica_tab_food = food for { $amphorae } of { $cards }
armorica_ruler_have = you: { $count }
armorica_you = You
armorica_next-card = your next card
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
armorica_set_colours = { $count ->
    [one] one set
   *[other] { $count } colours
 }
armorica_food = Winter: { $cards }, { $amphorae }. { $due ->
    [0] Nobody goes hungry.
   *[other] { "" }
 }
armorica_food_after = Winter with it: { $cards }, { $amphorae }. { $due ->
    [0] Nobody goes hungry.
   *[other] { "" }
 }
armorica_food_due = { $due ->
    [one] One hungry card must go.
   *[other] { $due } hungry cards must go.
 }

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

armorica_pass = Pass
armorica_pass_other = Pass · { $card } leaves
armorica_keep = Keep all other cards

# What a move would do.
armorica_preview_face = { $card }: { $face }
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
armorica_log_empty = No player has moved yet.


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
discordia_ask_ONCE = Use the privilege now, or keep it for a later turn of yours.
discordia_ask_CLAIM = A decree has come true for you: claim it, or do without.
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
discordia_waits = takes figures from the next season on
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
discordia_germanic_red = Red tile ({ $effect } for whoever is weaker), strength
    .hidden = Red tile: not known yet
discordia_germanic_green = Green tile ({ $effect } for whoever holds out), strength
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
discordia_log_empty = No player has moved yet.

# Answers.
discordia_refused = Not possible: { $what }.
discordia_do_empty = Send figures to { $area } { $slot }
discordia_do_swap = Swap with a tower on place { $slot }
discordia_refused_over = The game is over.
discordia_refused_turn = Not your turn.


## Provincia Romana on the table

provincia_command_roll = Chance decides
provincia_list = { LIST($items) }
provincia_or = { JOIN($items, ", ") }
provincia_else = { JOIN($items, "; if that cannot be paid, ") }
provincia_nothing = nothing
provincia_of = { $what } { $have }/{ $all }
provincia_times = { $count } × { $card }
provincia_several = { $count } ways: press to choose
provincia_any_goods = any { $count } of clay, wood and stone

# Status.
provincia_when = Round { $round } of { $rounds } · { $phase }
provincia_phase_select =
    .short = select
    .tells = Phase 1: everybody chooses a deck once; each time all players take one of the six cards.
provincia_phase_play =
    .short = play
    .tells = Phase 2: build, play senate cards, buy wood or stone; then at most five cards stay in hand.
provincia_phase_combat =
    .short = combat
    .tells = Phase 3, in rounds II, III, V and VI: tokens are laid, then every city must be as strong as the Gauls.
provincia_phase_upkeep =
    .short = upkeep
    .tells = Phase 4: morale −1, defence −1, 1 gold of tax; who cannot pay loses 2 prestige.
provincia_phase_activate =
    .short = activate
    .tells = Phase 5: inactive buildings may be activated for 1 prestige each; then comes the income.
provincia_phase_final =
    .short = final
    .tells = After round VI: one last turn each, as in phase 2.
provincia_chance = chance decides: { $what }
provincia_to_settle = { $name } to choose a city
provincia_to_choose = { $name } to choose a deck
provincia_to_pick = { $name } to take a card
provincia_to_play = { $name } to play cards
provincia_to_lay = { $name } to lay a combat token
provincia_to_lose = { $name } to choose which building is lost
provincia_to_react = { $name } to answer CONIURATIO
provincia_to_keep = { $name } to take one of the cards looked at
provincia_to_put = { $name } to put the other cards back
provincia_to_activate = { $name } to activate buildings
provincia_to_discard = { $name } to discard down to the hand limit
provincia_status_over = Game over · { $who }
provincia_wins = { $count ->
    [one] { LIST($names) } wins
   *[other] { LIST($names) } share the victory
 }

# The cover, and what waits for an answer.
provincia_cover = Pass the device to { $name }
provincia_cover_note = The hand and the tokens of { $name } are covered.{ $free ->
    [yes] {" "}A deck or an open card can be chosen without them.
   *[no] { "" }
 }
provincia_uncover = I am { $name }: show my cards
provincia_covered_card = One of your cards, face down. Press to show your hand.
provincia_waiting_town = Answer first: choose your city
provincia_ask_town = The board says which of PORTUS and PONS you can build. Each city can be taken once.
provincia_waiting_lose = Answer first: the combat is lost, you lose { $penalty }
provincia_ask_lose = Choose the building: it goes back to your hand, and its prestige is lost. AEDILES would save it.
provincia_waiting_suffer = Answer first: CONIURATIO of { $name } against your { $card }
provincia_ask_suffer = AEDILES for 2 gold saves it; else it goes back to your hand.
provincia_waiting_keep = Answer first: take one of these buildings
provincia_ask_keep = CONSUETUDO: nobody else sees them. The others go back on top of the deck.
provincia_waiting_put = Answer first: put the others back
provincia_ask_put = One after the other: the first lies on top and comes next.
provincia_waiting_limit = Answer first: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
provincia_ask_limit = At the end of phase 2 at most { $limit } cards stay in hand. A HORREUM is never discarded.
provincia_ask_board = Answer on the board: what you may choose is marked green.

# Moves.
provincia_do_pick_opes = Take card { $place } of OPES: { $goods }
provincia_do_look_card = Look at the face-down card on place { $number }
provincia_do_look_hand = Look at the hand of { $name }
provincia_do_look_bellum = Look at the combat card of round { $number }
provincia_do_look_token = Ask which token { $name } laid
provincia_did_lay = { $name } lays a combat token face down.
provincia_did_keep = { $name } takes a building card that nobody else saw.
provincia_did_put = { $name } puts a card back on the deck.
provincia_did_chance = Chance has decided.

# What a move would do.
provincia_preview_next = Then it is the turn of { $name }.
provincia_preview_combat = Then comes the combat.
provincia_preview_upkeep = Then come upkeep and taxes.
provincia_preview_round = Then round { $round } begins.
provincia_preview_final = Then come the final turns.
provincia_preview_over = Then the game is over.
provincia_preview_limit = Too many cards for the limit of { $limit }: { $names }
provincia_preview_choose = { $all } cards are laid out, { $open } of them face up; you take the first one.
provincia_preview_quaestor = OPES: you get the upper half of your card, the others the lower half of theirs.
provincia_preview_markers = { $left ->
    [0] No marker is left on it then
    [one] 1 marker is left on it then
   *[other] { $left } markers are left on it then
 } · { $pile } cards in the pile
provincia_preview_blind = Nobody knows what it is: you see it once it is yours.
provincia_preview_token = Strength of { $own ->
    [yes] your city
   *[no] the city of { $name }
 } { $before } → { $after }, once the tokens are turned over
provincia_preview_token_none = Nobody plays that colour.
provincia_preview_other = { $name }: { $line }
provincia_preview_unless = Unless { $name } has AEDILES and 2 gold
provincia_change = { $what } { $before } → { $after }
provincia_change_strength = Strength { $before } → { $after }
provincia_change_hand = Hand { $before } → { $after ->
    [one] { $after } card
   *[other] { $after } cards
 }

# Rounds, phases, order.
provincia_course = Course of the game
provincia_group_rounds = rounds
provincia_group_phases = phases
provincia_group_order = turn order
provincia_round_label = Round { $round }{ $combat ->
    [yes] , with a combat
   *[no] , without combat
 }{ $here ->
    [yes] ; it is played now
   *[no] { "" }
 }
provincia_phase_label = { $phase }{ $state ->
    [none] , not in this round
   *[on] { "" }
 }
provincia_order_label = { $name }: { $place ->
    [1] holds the CAESAR card and acts first
   *[other] number { $place } in turn order
 }{ $here ->
    [yes] ; decides now
   *[no] { "" }
 }

# Decks and selection.
provincia_decks = Decks
provincia_group_decks = decks with their action markers
provincia_group_selection = selection: { $deck }
provincia_note_choose = choose a deck that has a marker{ $times ->
    [one] { "" }
   *[other] {" "}· pass { $time } of { $times }
 }
provincia_note_pick = { $name } chose · { $count ->
    [one] 1 player still takes a card
   *[other] { $count } players still take a card
 }
provincia_pile = { $deck }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 } in the pile, { $out } discarded, { $markers ->
    [0] no action marker left
    [one] 1 action marker left
   *[other] { $markers } action markers left
 }
provincia_pile_text = { $deck } ({ $kind })
provincia_deck_opes = goods
provincia_deck_spqr = senate
provincia_deck_aedificium = buildings
provincia_known_top = You know what lies on top: { $cards }
provincia_discarded = Discarded: { $cards }
provincia_gap = Place { $place }: the card is taken
    .short = taken
provincia_gap_next = Place { $place }: the next open card lies here
    .short = next
provincia_face_down = Place { $place }: a { $deck } card face down. It may be taken, not looked at.
    .short = face down
provincia_selected = Place { $place }: { $card }
provincia_badge_known = you know it

# Combat.
provincia_combat = Gauls
provincia_note_lay = lay one combat token face down
provincia_note_gauls = strength { $strength } · a city that is as strong is safe
provincia_note_next = next combat: round { $round }
provincia_note_none = no combat is left
provincia_group_bellum = combat cards
provincia_group_laid = laid face down
provincia_group_revealed = tokens turned over in round { $round }
provincia_group_tokens = your combat tokens
provincia_bellum = strength { $strength }; who is weaker loses { $penalties }
provincia_bellum_label = Combat of round { $round }: { $card }
provincia_bellum_down = Combat card of round { $round }, face down: strength { $cards }
provincia_badge_fought = fought
provincia_gauls_face = Gauls
provincia_gauls_code = Gauls { $strength }: { $penalties }
provincia_loss = −{ $count } { $what }
provincia_penalty_line = { $number }. { $penalty }
provincia_laid = { $name } has laid a token; nobody else knows which
provincia_laid_own = You laid { $token }
provincia_laid_short = { $name }: { $token }
provincia_revealed = Turned over: { $token }. Nobody knows whose it was.
provincia_tokens_covered = { $count ->
    [one] 1 token, face down
   *[other] { $count } tokens, face down
 }
provincia_token = { $town } { $value } ({ $colour } token)
provincia_token_short = { $colour } { $value }
provincia_strength_of = Strength of { $name }
provincia_strength = { $strength } strength
provincia_term = { $number } { $what }
provincia_tokens = tokens

# The common supply.
provincia_supply = Common supply
provincia_note_supply = { $gold } gold buy 1 wood or 1 stone in your turn
provincia_supplied = { $what }: { $left ->
    [endless] as much as is needed
   *[other] { $left } of { $total } left
 }

# Cities.
provincia_city = City of { $name }
provincia_town = { $name } ({ $colour }), { $shows }
provincia_town_note = { $colour } · { $shows ->
    [portus] harbour
   *[pons] bridge
 }
provincia_group_store = store, at most { $cap } of each good
provincia_group_prestige = prestige
provincia_group_morale = morale
provincia_group_defence = defence
provincia_group_buildings = buildings
provincia_group_in_play = cards in play
provincia_stored = { $what }: { $have }{ $cap ->
    [none] { "" }
   *[other] {" "}of at most { $cap }
 }
provincia_prestige = { $prestige } prestige
provincia_prestige_below = Below zero: the marker stays off the track.
provincia_prestige_card = A prestige card: { $lost } prestige lost, taken off already
    .short = { $lost } lost
provincia_field = { $track } { $number }{ $here ->
    [yes] , the marker is here
   *[no] { "" }
 }
provincia_standing = { $name }, worth { $worth } prestige{ $state ->
    [inactive] , inactive: it can be activated in phase 5
    [turned] , activated
   *[active] { "" }
 }
provincia_badge_inactive = inactive
provincia_badge_turned = active
provincia_praetor = PRAETOR: no tax in this round
    .short = no tax this round
provincia_forced = CONCUSSIO: pays the tax whatever else is in play
    .short = must pay tax
provincia_other_note = { $colour } · { $shows ->
    [portus] harbour
   *[pons] bridge
 } · { $prestige } prestige{ $losses ->
    [0] { "" }
   *[other] {" "}({ $losses } lost)
 } · { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }
provincia_hand_of = Hand of { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }{ $seen ->
    [0] { "" }
   *[other] , { $seen } of them seen by all
 }
    .short = hand { $count }
provincia_seen = Known to be in the hand of { $name }: { $card }
provincia_offer = Offer { $name } a trade
    .short = trade?

# The hand.
provincia_hand = Hand of { $name }
provincia_note_hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }{ $over ->
    [yes] {" "}· more than the { $limit } that may stay at the end of phase 2
   *[no] { "" }
 }
provincia_no_cards = No card in hand.
provincia_badge_short = lacks { $amounts }
provincia_short = You lack { $amounts }.
provincia_discounted = Your discount takes off 1: { $kinds }

# Cards.
provincia_building = { $name } ({ $gloss }; { $kind })
provincia_senate = { $name } ({ $gloss }; senate card)
provincia_costs = costs { $cost }
provincia_worth = { $worth } prestige
provincia_no_effect = no further effect
provincia_unique = only one in a city
provincia_sort = { $sort ->
    [production] production
    [defence] defence
    [basic] basic
    [prestige] prestige
   *[storage] store house
 }{ $unique ->
    [yes] {" "}· unique
   *[no] { "" }
 }
provincia_mark_stays = stays in play
provincia_needs_portus = only by a harbour
provincia_needs_pons = only by a bridge
provincia_opes = OPES: { $upper } for who chose the deck, { $lower } for the others
provincia_opes_name = OPES ({ $upper } / { $lower })
provincia_half_quaestor = quaestor
provincia_half_others = others
provincia_effect_onbuild = +{ $number } { $what } when it is built
    .short = +{ $number } { $what } when built
provincia_effect_onactivate = +{ $number } { $what } when it is activated
    .short = +{ $number } { $what } if activated
provincia_effect_income = +{ $number } { $what } in every phase 5
    .short = +{ $number } { $what } each round
provincia_effect_static = +{ $number } military in every combat
    .short = +{ $number } military
provincia_effect_activestatic = +{ $number } military in every combat once it is activated
    .short = +{ $number } military if activated
provincia_effect_discount = later buildings cost { $number } clay, wood, stone or gold less
    .short = buildings cost { $number } less
provincia_effect_storage = up to { $number } of each good can be stored
    .short = stores { $number } of each
provincia_senate_aediles =
    .short = saves a building
provincia_senate_architectus =
    .short = buildings cost 1 good less
provincia_senate_commercium =
    .short = { $give } for { $get }
provincia_senate_concussio =
    .short = an opponent must pay tax
provincia_senate_coniuratio =
    .short = destroys a building
provincia_senate_consuetudo =
    .short = choose 1 of 10 buildings
provincia_senate_consul =
    .short = +{ $value } defence
provincia_senate_corruptio =
    .short = no more taxes
provincia_senate_gloria =
    .short = { $value } prestige at the end
provincia_senate_legio =
    .short = +{ $value } defence
provincia_senate_patronus =
    .short = { $get }
provincia_senate_praetor =
    .short = no tax this round

# Beside the board.
provincia_turn = Turn of { $name }
provincia_turn_build = buildings you can pay
provincia_turn_senate = senate cards you can play
provincia_turn_trade = goods you can buy
provincia_turn_discard = cards you may discard
provincia_turn_activate = buildings you can activate
provincia_strengths = Strength against the Gauls
    .now = Strength now, without tokens
provincia_gauls_strength = Gauls
    .ahead = Gauls to come
provincia_range = { $round }: { $low } to { $high }
provincia_standings = If the game ended now
provincia_standings_final = In the end
provincia_standing_total = Prestige in all
provincia_standing_prestige = On the track
provincia_standing_gold = For gold
provincia_standing_gloria = By GLORIA
provincia_standing_buildings = No. of buildings
provincia_standing_hand = No. of hand cards
provincia_standing_place = Place
provincia_log = What happened
provincia_log_empty = No player has moved yet.
provincia_log_faded = { $name }: morale { $morale ->
    [same] stays { $morale_now }
   *[other] { $morale_was } → { $morale_now }
 }, defence { $defence ->
    [same] stays { $defence_now }
   *[other] { $defence_was } → { $defence_now }
 }.
provincia_got_card = It is { $card }.

# Answers.
provincia_refused = Not possible: { $what }.
provincia_refused_over = The game is over.
provincia_refused_turn = Not your turn.


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

components_provincia_group_building = building
components_provincia_group_senate = senate card
components_provincia_group_opes = production card
components_provincia_group_bellum = combat card
components_provincia_group_token = combat token
components_provincia_group_town = city board
components_provincia_head_id = card
components_provincia_head_means = meaning
components_provincia_head_copies = copies
components_provincia_head_prestige = prestige
components_provincia_stays = stays in play
components_provincia_once = used once
components_provincia_round = round { $round }
components_provincia_lower = For the QUAESTOR, who chose the deck, what stands on the left; for all others { $goods }.
components_provincia_token = { $value } for the { $colour } city


### charts of Discordia

chart_percent = { $bound ->
    [less] <1%
    [more] >99%
   *[exact] { $percent }%
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


### charts of Provincia Romana

chart_pr_head_pieces = In the box
chart_pr_head_left = Left
chart_pr_head_building = Building
chart_pr_head_card = Card
chart_pr_head_cost = Cost
chart_pr_head_brings = Brings
chart_pr_head_prestige = Prestige
chart_pr_head_after-round = After round { $round }
chart_pr_head_even = Pays for itself
chart_pr_head_stores = Stores
chart_pr_head_holds = Holds
chart_pr_head_limit = Limit
chart_pr_head_loses = Loses

chart_pr_bank_supply = supply
chart_pr_bank_holds = { $who } has { $count }
chart_pr_bank_endless = endless
chart_pr_bank_left = { $left } of { $total } left
chart_pr_bank_title = The supply: { $left } { $what } left; of no other good are fewer left
chart_pr_bank_note = What the supply cannot give is lost for good; only gold is always paid out.
chart_pr_bank_note-coins = What the supply cannot give is lost for good, gold too.

chart_pr_payback_cost = Cost
chart_pr_payback_after = Given back less the cost, after round
chart_pr_payback_over = No round is left in which anything would come in.
chart_pr_payback_prestige = Prestige
chart_pr_payback_morale = +{ $count } M
chart_pr_payback_each = { $what } each round
chart_pr_payback_once = activated: { $what }
chart_pr_payback_have = { $what } · { $held ->
    [0] { $standing ->
        [one] one stands
       *[other] { $standing } stand
     }
   *[other] { $standing ->
        [0] in hand
       *[other] in hand, { $standing } standing
     }
 }
chart_pr_payback_title = { $who }: what a building bought in round { $round } gives back
chart_pr_payback_title-over = Nothing that is built now brings any income
chart_pr_payback_note = Clay, wood, stone and gold count alike. Green: it has paid for itself. M: morale. Activating takes 1 prestige.

chart_pr_storage_without = without HORREUM: { $cap }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
 }
chart_pr_storage_next = What comes next
chart_pr_storage_gold = { $gold }, without any limit
chart_pr_storage_of = { $have } of { $cap }
chart_pr_storage_lost = lost: { $what }
chart_pr_storage_income = income of phase 5
chart_pr_storage_upper = open card { $place }, upper half
chart_pr_storage_lower = open card { $place }, lower half
chart_pr_storage_reach = { $count ->
    [0] No building in hand is out of reach without the HORREUM.
   *[other] Out of reach without the HORREUM: { LIST($names) }.
 }
chart_pr_storage_unlimited = no limit
chart_pr_storage_title = { $count ->
    [0] { $who } stores up to { $cap } of each good; no store is full
   *[other] { $who } stores up to { $cap } of each good; full: { $full }
 }
chart_pr_storage_note = Hatched red: no room for it, or not in the supply, so it is lost. Dotted line: the limit if the HORREUM is destroyed.
chart_pr_storage_note-none = Hatched red: no room for it, or not in the supply, so it is lost. No HORREUM stands.

chart_covered = The cards of whoever is to act are covered: show them on the table first.

chart_name_combat = Combat
chart_name_ladder = What can be paid
chart_name_payback = Payback
chart_name_decay = Decay
chart_name_storage = Stores
chart_name_race = Prestige race
chart_name_bank = Supply
chart_name_timing = When to buy defence

chart_pr_head_player = Player
chart_pr_head_total = Total
chart_pr_head_before = Before the move
chart_pr_race_buildings = buildings
chart_pr_race_gloria = GLORIA
chart_pr_race_gold = gold, 3 for 1
chart_pr_race_activations = activations
chart_pr_race_cards = prestige cards
chart_pr_race_track = other
chart_pr_race_part = { $source }: { $prestige }
chart_pr_race_title = { $who } is { $lead } ahead with { $prestige } prestige
chart_pr_race_title-level = { $count } players are level with { $prestige } prestige
chart_pr_race_title-over = { $count ->
    [one] { LIST($names) } has won with { $prestige } prestige
   *[other] { LIST($names) } have won together with { $prestige } prestige
 }
chart_pr_race_note = { $over ->
    [yes] {""}
   *[no] If the game ended now.{" "}
 }Hatched: taken off. The line is where that leads; goods count nothing.

chart_pr_head_purchase = Bought
chart_pr_head_bought = When
chart_pr_head_combat = Combat of round { $round }
chart_pr_timing_round = Round { $round }
chart_pr_timing_nothing = Strength without buying anything
chart_pr_timing_now = +{ $amount } { $what }
chart_pr_timing_static = +{ $amount } { $what }
chart_pr_timing_income = +{ $amount } { $what } a round
chart_pr_timing_onactivate = +{ $amount } { $what }, phase 5
chart_pr_timing_over = No combat is left.
chart_pr_timing_title = { $count ->
    [0] No combat is left
   *[other] { $who }: what more strength is worth, by the round of purchase
 }
chart_pr_timing_note = Rows: when it is bought. Columns: the combat. 0: it has sunk to the end of the track before that combat.

chart_pr_strength = sum
chart_pr_head_round = Round
chart_pr_head_gauls = Gauls
chart_pr_head_withstands = Withstands
chart_pr_head_sum-before = Sum before
chart_pr_decay_combat = combat
chart_pr_decay_quiet = –
chart_pr_decay_line = { $what } { $value }
chart_pr_decay_holds = holds
chart_pr_decay_title = { $count ->
    [0] { $who }: no combat is left
   *[other] { $who }: strength { $sums } in the combats to come
 }
chart_pr_decay_title-over = The rounds are over
chart_pr_decay_note = If nothing more is built or played, before tokens. Red: how strong the Gauls may be; percent: the share of their cards withstood.
chart_pr_decay_note-over = No combat is left.

chart_pr_combat_until = until round { $round }
chart_pr_combat_tokens = tokens revealed
chart_pr_combat_spread = Strength with tokens
chart_pr_combat_laid = your token, { $value }
chart_pr_combat_gauls = Gauls
chart_pr_combat_wins = wins
chart_pr_combat_strength = strength
chart_pr_combat_what-if = What if …
chart_pr_combat_then = after the move
chart_pr_combat_lay = lay your { $value }
chart_pr_combat_build = build { $card }
chart_pr_combat_play = play { $card }
chart_pr_combat_activate = activate { $card }
chart_pr_combat_title = { $who }, combat of round { $round }: wins with a chance of { $chance }
chart_pr_combat_title-over = No combat is left
chart_pr_combat_note = Dashed: how strong the Gauls may be, with their share of the cards. Thin bar: what tokens may make of the strength.
chart_pr_combat_note-known = Dashed: how strong the Gauls may be, with their share of the cards. Tokens have been revealed.
chart_pr_combat_same = { $do }: this changes nothing in that combat.
chart_pr_combat_would = { $do }: the chance goes from { $before } to { $after }.

chart_pr_head_paid = Paid
chart_pr_head_missing = Missing
chart_pr_head_discount = Missing with each discount
chart_pr_head_verdict = Verdict
chart_pr_head_how = How, or when
chart_pr_ladder_empty = No card in hand.
chart_pr_ladder_more = { $count ->
    [one] One more card in hand: see the table.
   *[other] { $count } more cards in hand: see the table.
 }
chart_pr_ladder_any = any { $count } goods
chart_pr_ladder_free = free
chart_pr_ladder_worth = { $prestige } prestige
chart_pr_ladder_now = ✓ can be paid
chart_pr_ladder_route = ✓ after an exchange
chart_pr_ladder_short = ✕ lacks { $what }
chart_pr_ladder_never = ✕ not allowed
chart_pr_ladder_now-goods = ✓ can be paid
chart_pr_ladder_short-goods = ✕ lacks goods
chart_pr_ladder_wait = { $count ->
    [one] income pays for it in 1 round
   *[other] income pays for it in { $count } rounds
 }
chart_pr_ladder_wait-never = income alone never pays for it
chart_pr_ladder_buy = buy { $what }
chart_pr_ladder_play = { $card }{ $times ->
    [0] {""}
    [1] {""}
   *[other] , { $times } times
 }
chart_pr_ladder_with = on { $what }: { $missing }
chart_pr_ladder_less = { $what } less by discount
chart_pr_ladder_title = { $count ->
    [0] { $who } has no card in hand
    [one] { $who } { $able ->
        [0] cannot pay for
       *[other] can pay for
     } the only card in hand{ $route ->
        [0] {""}
       *[other] {" "}without an exchange
     }
   *[other] { $who } can pay for { $able } of { $count } cards in hand{ $route ->
        [0] {""}
       *[other] , { $route } more after exchanges
     }
 }
chart_pr_ladder_note = Filled: there. Red outline: missing. Green outline: saved by a discount.{ $turn ->
    [yes] {""}
   *[no] {" "}Reckoned as if it were this player’s turn to play cards.
 }

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

combat_lab_combat = Combat
    .tip = The first to the fourth combat, in rounds 2, 3, 5 and 6
combat_lab_players = Players
    .tip = How many play; each of them lays a combat token
combat_lab_morale = Morale
    .tip = Your morale track
combat_lab_defence = Defence
    .tip = Your defence track
combat_lab_military = Military
    .tip = What your buildings give in every combat
combat_lab_token = Your token
    .tip = The value of the token of your own colour that you lay; 0: you lay one of another colour
combat_lab_spent = Spent tokens
    .tip = Which tokens of your colour were turned over in earlier combats, your own +1 aside. Not known: the chance is the mean over all that may have been
combat_lab_spent_unknown = not known
combat_lab_spent_none = none
combat_lab_sum = Round { $round }: strength { $strength } before the tokens of the others. The chance to win is { $chance }.
combat_lab_changed = Before the last change it was { $before }.
combat_lab_part_defence = defence
combat_lab_part_morale = morale
combat_lab_part_military = military
combat_lab_part_tokens = own token
combat_lab_total = strength
combat_lab_head_strength = Your strength
combat_lab_head_others = The tokens of the others change it by
combat_lab_head_gauls = Your chance to win, by combat card (its share)
combat_lab_averaged = Counted exactly: every deal of the tokens is equally likely, and everybody lays, in each combat, any token that they have left equally often.
combat_lab_gauls = Gauls of { $strength } ({ $share })


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


### what if: the panel that plays the game out

table_command_whatif_first = Before the move
table_command_whatif_last = How it ended
table_command_whatif_another = Another line
table_command_whatif_close = Close the line

whatif_name = What if?
whatif_idle = Nothing has been asked yet. Ask, and the rest of the game is played out many times after each of your moves.
whatif_outdated = The game has moved on: this is about an earlier position.
whatif_elsewhere = Another game has begun: this is about the one before.
whatif_again = Ask again for the position on the board.
whatif_why_over = The game is over: there is nothing left to ask.
whatif_why_chance = Chance decides now. Ask when it is a player’s turn.
whatif_why_turn = { $who } is to act now. You can ask when it is your turn.
whatif_why_covered = The cards of whoever is to act are covered: show them on the table first.
whatif_no_answer = There is no answer to the position on the board: ask first.
whatif_no_move = Positions are compared here, so there is no move to play. Ask which move is best.
whatif_pin_gone = That position is not part of this game any more.
whatif_fault = The panel met a fault in its own program and went on: { $fault }

whatif_button_ask = What if?
    .tip = Plays out every move that is legal now
whatif_button_ask_again = Ask again
whatif_button_go_on = Go on
    .tip = Goes on to as many playouts as were asked for
whatif_button_stop = Stop
    .tip = Keeps what is known so far
whatif_button_more = More
    .tip = Twice as many playouts: narrower intervals
whatif_button_pin = Pin
    .tip = Keeps this answer beside the next one
whatif_button_unpin = Pinned
    .tip = Press again to let go of this answer
whatif_button_rules = Score by rule
    .tip = Where the points of each move are expected to come from
whatif_button_tree = Variations
    .tip = The lines that were tried in this game, to go back to
whatif_button_edit = Change the position
    .tip = Asks what if a number or a short text of the position were otherwise

whatif_edit_path = What
whatif_edit_value = New value
whatif_edit_ask = Change it and ask
whatif_edit_now = now { $value }
whatif_edit_no_path = “{ $path }” is nothing that can be changed here: choose a line of the list.
whatif_edit_no_number = { $path }: “{ $value }” is not usable; a number is needed, or a change such as +1.
whatif_edit_no_text = { $path }: a short text is needed.
whatif_edit_same = { $path } is { $value } already.

whatif_choice_about = Question
    .tip = What is compared: the moves that are legal now, or the position as it is and another one
whatif_choice_level = Players
    .tip = Who plays the games on, in every seat
whatif_choice_by = Compare by
    .tip = What makes a move the best one; changing it plays nothing again
whatif_choice_moves = Which move is best?
whatif_by_win = chance to win
    .tip = The share of the games that are won; a victory that is shared counts in part
whatif_by_score = score
    .tip = Victory points at the end, on average
whatif_by_lead = lead
    .tip = Victory points ahead of the best other player at the end, on average
whatif_level_random = random
    .tip = Random: any legal move. Fast, but nobody plays like that
whatif_level_greedy = greedy
    .tip = Greedy: the move after which the position looks best, without thinking further ahead
whatif_level_flat = flat Monte Carlo (slow)
    .tip = Flat Monte Carlo: tries every move in some random games, and takes the one that did best. It may take minutes
whatif_level_search = tree search (very slow)
    .tip = Tree search: looks ahead along the moves that did best in trial games. It may take many minutes

whatif_about_moves = Position { $ply }: what if { $who } now …?
whatif_about_other = Position { $ply }: what if it were otherwise for { $who }?
whatif_about = Position
    .tip = Position { $ply }: { $ply ->
        [0] the start of the game
        [one] one action, chance’s included, led to it from the start of the game
       *[other] { $ply } actions, chance’s included, led to it from the start of the game
    }
whatif_as_it_is = As it is
whatif_title_players = Players: { $level },
whatif_title_glance = Random players, for now; asked for: { $level },
whatif_title_seed = seed { $seed }
    .tip = The number that chance in the games played out is drawn from: the same seed gives the same answer again

whatif_running_none = The first games are being played out …
whatif_slow = With players who think as long as these, that may take minutes.
whatif_glance = A quick look with random players, until the first games of those chosen are over …
whatif_glance_only = Stopped. This is no more than a quick look with random players.
whatif_nothing_yet = Nothing has been played out.
whatif_running = { $n } of { $wanted } playouts of each.
whatif_finished = { $n ->
    [one] One playout of each.
   *[other] { $n } playouts of each.
 }
whatif_finished_apart = { $n } playouts of each were enough.
whatif_cancelled = Stopped after { $n } of { $wanted } playouts of each.
whatif_failed = The question failed: { $error }
whatif_failed_playout = Playout { $playout } failed: { $error }. To see it again: simulate.replay(state, bots, seed={ $seed }, playout={ $playout }).
whatif_failed_workers = The worker processes were lost: { $error }

whatif_verdict_only = There is nothing to compare it with.
whatif_verdict_none = It is too early to compare.
whatif_verdict_best = Best: { $best }.
whatif_verdict_ahead = Ahead so far: { $best }.
whatif_verdict_open = { $count ->
    [one] “{ $other }” cannot be told apart from it yet
   *[other] { $count } others cannot be told apart from it yet
 }; that would take about { $needed } playouts of each.
whatif_verdict_rest = { $count ->
    [one] “{ $other }” cannot be told apart from “{ $best }” yet
   *[other] { $count } others cannot be told apart from “{ $best }” yet
 }; that would take about { $needed } playouts of each.
whatif_verdict_even = { $count ->
    [one] Equal so far: “{ $best }” and “{ $other }”
   *[other] Equal so far: “{ $best }” and { $count } others
 }; how many more playouts it takes to tell them apart is not known yet.
whatif_verdict_same = { $count ->
    [one] Tied: “{ $best }” and “{ $other }” came out the same in every playout.
   *[other] Tied: “{ $best }” and { $count } others came out the same in every playout.
 }
whatif_verdict_far = { $count ->
    [one] “{ $other }” is as good as equal to “{ $best }” so far
   *[other] { $count } others are as good as equal to “{ $best }” so far
 }; how many more playouts it takes to tell them apart is not known yet.
whatif_row_best = best
whatif_row_leads = ahead so far
whatif_row_equal = equal so far
whatif_row_tied = not told apart
whatif_row_behind = { $less } behind

whatif_head_move = Move
    .tip = What is done now; then the games are played on to their end
whatif_head_position = Position
    .tip = Where the games begin, which are played on to their end
whatif_head_win = Chance to win
whatif_head_score = Score
whatif_head_lead = Lead
whatif_head_interval = 95% interval
whatif_head_interval_tip = With these games, the true value lies between these two 95 times in 100
whatif_head_picture = The dot is the mean of the games played out; the line through it is the 95% interval
whatif_head_verdict = Verdict
whatif_head_do = To do

whatif_line_title = Made up: { $move } (game { $number })
whatif_line_about = { $result } Hidden cards and chance are made up here; your own game stays where it is.
whatif_line_result = { $count ->
    [one] { LIST($names) } wins
   *[other] { LIST($names) } share the victory
 }; your score: { $score }.

whatif_table = Moves compared
whatif_bar = Mean and interval, drawn
whatif_play = Play
whatif_play_of = Play on the board: { $move }
whatif_line = Line
whatif_line_of = Show a game that was played out after: { $move }
whatif_all = Show { $count } more
whatif_fewer = Show fewer
whatif_unpin = Unpin
whatif_goto_pin = Go there
whatif_pinned = Pinned
whatif_pin_elsewhere = from another game
whatif_progress = Playouts so far
whatif_toolbar = What if
whatif_tree_title = Variations of this game
whatif_tree_here = you are here
whatif_tree_start = Start of the game
whatif_tree_line = Position { $ply }: { $move }{ $more ->
    [0] { "" }
    [one] , then 1 more action
   *[other] , then { $more } more actions
 }
whatif_rules_title = Expected score by rule


## Any game

seat = Player { $seat }

bar_waiting = not begun yet
bar_at = { NUMBER($done) } of { NUMBER($n) } games
bar_left = { bar_at } · about { NUMBER($seconds) } s left
bar_stopped = stopped after { bar_at }
bar_stop = Stop
    .tip = End this; the games that are over count
