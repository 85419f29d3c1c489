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
    [one] { $count } colour · { $points } VP
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
