### Everything the widgets say in English. Sections by widget; the words of a game are in rulesim/<game>/words.
### Names and numbers are facts; WORD, ORDINAL, LIST and JOIN are the functions of rulesim/rulebook.py.


## The table

table_toolbar = Moves and commands
table_close = Close
table_fold = Show { $zone } as chips
table_unfold = Show the cards of { $zone }
table_nearest = Nearest legal choice:
table_where = { $zone }, { $place } of { $count }: { $piece }. { $status }
table_moves-title = Legal moves
table_no-moves = There is no legal move now.
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
    [0] No card passes these filters
   *[other] { $shown } of { $total } cards
 }
components_from_rulebook = rulebook
components_from_public = public
components_from_reconstructed = reconstructed
components_from_own = own table
components_source = { $count } { $source }
components_any = all
components_no-value = none
components_icon = has icon
components_reset = Show all
components_table = Cards
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
