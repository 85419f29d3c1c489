### What the widgets say in English, whatever the game. Sections by widget. What they say of one game is in the words of
### its folder, where a message of the same name is the game's own: a table that is to say "Next card" for "Chance decides"
### has its own table_command_roll. Names and numbers are facts; WORD, ORDINAL, LIST and JOIN are the functions of
### rulesim/messages.py.


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
table_dim = What is pale plays no part in this step.
table_text-title = The table in words
table_help-title = Keys
table_done = done
table_open = to do
table_active = now

table_odds = Chance to win
table_odds_seat = { $name }: { $now } %{ $off ->
    [0] { "" }
   *[other] { " " }± { $off }
  }
    .looked = { $name }: { $now } % → { $after } %

table_command_undo = Undo
table_command_redo = Redo
table_command_roll = Chance decides
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
table_key_continue = go on, or skip what the others do
table_key_legend = what the signs mean
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
table_left = You leave the rest as it lies.
table_no-command = The command { $command } is not known here.
table_fault = The table met a fault in its own program and went on: { $fault }

# The text form.
text_legal = Legal (marked *): { $moves }
text_none = Legal: nothing
text_reach = Marked ~: within reach, but it is not the time.
text_reference = ({ $reference })
text_nearest = Nearest legal choice: { $nearest } ({ $action })

# What boards of several games say alike; a game may word it in its own way.
table_chance = chance decides: { $what }
table_own = You
table_wins = { $count ->
    [one] { $you ->
        [yes] You win
       *[no] { LIST($names) } wins
     }
   *[other] { LIST($names) } share the victory
 }
table_turn = Turn of { $name }
table_preview_part = { $what } { $change }
table_refused_turn = Not your turn.
table_refused_over = No more moves.
table_log = What happened
table_log_empty = Nothing yet.
table_ask_board = Answer on the board: what you may choose is marked green.
table_city = City of { $name }
table_standings_final = In the end
table_standing_place = Place
table_refused = Not possible: { $what }.


## Charts

chart_seat = P{ $seat }
chart_change = { $before } → { $after }
chart_percent = { $bound ->
    [less] <1%
    [more] >99%
   *[exact] { $percent }%
 }

chart_head_color = Colour
chart_head_need = Needs
chart_head_have = Held
chart_head_verdict = Verdict
chart_head_what = What
chart_head_strength = Strength
chart_head_chance = Chance
chart_head_exactly = Exactly

chart_you = You
chart_now = Now

chart_covered = The cards of whoever is to act are covered: show them on the table first.
chart_retargeted = A notebook has one live figure. It showed “{ $before }”; wherever it stands, it now shows “{ $now }” of what it was last asked for.
chart_fault = The chart met a fault in its own program: { $fault }


calibration = What was told, and what came true
    .about = A bar that is right lies on the dashed line. Above it more came true than was told.
calibration_who = players
calibration_told = told, in %
calibration_came = came true, in %
calibration_count = times
duels = Who wins
    .about = Each with its 95 % interval. Dashed: what equals would win; if the interval leaves it out, it was not luck.
duels_pair = { $game }: { $name } v. { $against }
duels_who = who
duels_won = won, in %
duels_interval = 95 % interval
duels_count = games


## The browser of all components

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
components_drawn = Pictures
components_rows = Table
components_table = Components
components_filters = Show only
components_up = smallest first
components_down = largest first
components_none = not sorted
components_head_id = card
components_head_provenance = provenance
components_head_group = sort
components_head_kind = kind
components_head_does = what it does


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
whatif_button_forget = Forget this change
    .tip = Takes the change that is asked about off the questions
whatif_button_rules = Score by rule
    .tip = Where the points of each move are expected to come from: games that are played out tell it
whatif_button_tree = Variations
    .tip = The lines that were tried in this game, to go back to
whatif_button_edit = Change the position
    .tip = Asks what if a number or a short text of the position were otherwise

whatif_edit_path = What
whatif_edit_value = New value
whatif_edit_ask = Change it and ask
whatif_edit_table = The table
whatif_edit_rules = Rules
whatif_edit_python = As Python calls it
whatif_edit_told = { $title }: { $value }{ $kind ->
    [seat] {" "}({ $group })
   *[other] {""}
 }
whatif_edit_now = now { $value }
whatif_edit_no_path = “{ $path }” is nothing that can be changed here.
whatif_edit_no_number = { $title }: “{ $value }” is not usable; a number is needed, or a change such as +1.
whatif_edit_no_text = { $title }: a short text is needed.
whatif_edit_unfit = { $title }: with { $value } the rest of the position would not fit.
whatif_edit_gone = “{ $edit }” is possible no more.
whatif_edit_same = { $title }: it is { $value } already.

whatif_choice_about = Question
    .tip = What is compared: the moves that are legal now, or the position as it is and another one
whatif_choice_tier = Look
    .tip = How far the answer looks ahead. What the model sees is shown at once, whatever is chosen
whatif_tier_now = now
    .tip = Now: what a model sees that has learned from whole games. Nothing is played out
    .about = A model told this that has learned from whole games; the intervals say how far it may be off.
whatif_tier_soon = in a turn
    .tip = In a turn: the players play on for a turn or two, then the model judges. Points are as if the game ended there
    .about = They ended after a turn or two, and a model judged: the intervals say how far it may be off, too.
whatif_tier_end = to the end
    .tip = To the end: the players play on until the game is over. That takes longest, and no model judges
whatif_choice_level = Players
    .tip = Who plays the games on, in every seat
whatif_choice_by = Compare by
    .tip = What makes a move the best one; changing it plays nothing again
whatif_choice_moves = Which move is best?
whatif_by_win = chance to win
    .tip = The share of the games that are won; a victory that is shared counts in part
    .now = The chance to win, as the model sees it
whatif_by_score = score
    .tip = Victory points at the end, on average
    .now = Victory points if the game ended after this move
whatif_by_lead = lead
    .tip = Victory points ahead of the best other player at the end, on average
    .now = Victory points ahead of the best other player if the game ended after this move
whatif_level_random = random
    .tip = Random: any legal move. Fast, but nobody plays like that
whatif_level_novice = novice
    .tip = Novice: has just learned the game. It looks for the best move, but overlooks one in five
whatif_level_greedy = greedy
    .tip = Greedy: the move after which the position looks best, without thinking further ahead
whatif_level_strong = strong (slow)
    .tip = Strong: plays on after the moves that look best, and takes the one that leaves the best chance to win. It may take minutes

whatif_about_moves = What if { $you ->
    [yes] you
   *[no] { $who }
 } now …?
whatif_about_other = What if it were otherwise for { $you ->
    [yes] you
   *[no] { $who }
 }?
whatif_title_at = Position { $ply },
    .tip = Position { $ply }: { $ply ->
        [0] the start of the game
        [one] one action, chance’s included, led to it from the start of the game
       *[other] { $ply } actions, chance’s included, led to it from the start of the game
    }
whatif_as_it_is = As it is
whatif_title_end = players: { $level },
whatif_title_soon = in a turn, players: { $level },
whatif_title_now = now, as the model sees it,
whatif_title_seed = seed { $seed }
    .tip = The number that chance in the games played out is drawn from: the same seed gives the same answer again

whatif_running_none = The first games are being played out …
whatif_slow = With players who think as long as these, that may take minutes.
whatif_first = This is what the model sees, until { $least } playouts of each are there ({ $n } so far) …
whatif_first_only = Stopped. This is no more than what the model sees.
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
whatif_verdict_now = The model sees chances to win alone: these are points as if the game ended there.
whatif_verdict_best = Best: { $best }.
whatif_verdict_ahead = Ahead so far: { $best }.
whatif_verdict_model = { $ahead ->
    [yes] Ahead: { $best }. { $count ->
        [one] “{ $other }” may be as good
       *[other] { $count } others may be as good
     }
   *[no] { $count ->
        [one] “{ $other }” may be as good as “{ $best }”
       *[other] { $count } others may be as good as “{ $best }”
     }
 }: the model is not sure enough. Look “to the end” for a surer answer.
whatif_verdict_open = { $count ->
    [one] “{ $other }” cannot be told apart from it yet
   *[other] { $count } others cannot be told apart from it yet
 }; that would take about { $needed } playouts of each.
whatif_verdict_rest = { $count ->
    [one] “{ $other }” cannot be told apart from “{ $best }” yet
   *[other] { $count } others cannot be told apart from “{ $best }” yet
 }; that would take about { $needed } playouts of each.
whatif_verdict_level = { $count ->
    [one] “{ $other }” is at most { $margin } better, if at all.
   *[other] { $count } others are at most { $margin } better, if at all.
 }
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
whatif_row_level = { $less } behind so far
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
    [one] { $you ->
        [yes] You win
       *[no] { LIST($names) } wins
    }
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

seat = Player { $count }

bar_waiting = not begun yet
bar_at = { NUMBER($done) } of { NUMBER($n) } { $unit ->
    [steps] steps
   *[games] games
 }
bar_left = { bar_at } · about { NUMBER($seconds) } s left
bar_stopped = stopped after { bar_at }
bar_stop = Stop
    .tip = End this; what is known so far counts


## A game looked back on

review_name = Looking back
review_curves = Chance to win
    .about = In per cent, at every choice, as seen by all
review_looking = Looking back on your game
review_wait = { $percent } %: moves are compared. That takes some seconds.
review_own = { $dear ->
    [0] { $perhaps ->
        [0] None of your { $count } moves seems to have cost you anything.
       *[other] { $perhaps } of your { $count } moves may have cost you something; of no single one it is sure.
     }
   *[other] { $dear } of your { $count } moves cost you something{ $perhaps ->
        [0] .
       *[other] ; { $perhaps } may have.
     }
 }
review_changed = Chance to win: { $before } % → { $after } %{ $fall ->
    [0] { "" }
   *[other] ; it fell most from move { $first } ({ $when }) to { $last }, by { $fall } %
 }.
    .short = { $before } % → { $after } %
review_moment_of = Moment { $number } of { $count }
review_move = Move
review_point = { $name }, after move { $ply }: { $chance } %
review_decided = { $count ->
    [0] No single move stands out.
    [one] One move seems to have mattered most.
   *[other] { $count } moves seem to have mattered most.
 }
review_stopped = Stopped: not everything was looked at.
review_moment = { $number } · { $name } · −{ $cost } %
    .tip = Open this moment on the board
review_again = Try again from here
    .tip = Play on from this position; the game itself stays as it is
review_no_moment = moment: { $count ->
    [0] there is none to open.
   *[other] a number from 0 to below { $count } is needed.
 }
review_did = { $name }: { $move }.
review_better = Better: { $move }.
review_cost = { $tier ->
    [soon] Played on from there, it
   *[now] It
 } { $how ->
    [exact] cost about { $cost } %.
    [perhaps] seems to have cost { $cost } % ({ $low } to { $high } %).
   *[sure] cost { $cost } % ({ $low } to { $high } %).
 }
review_when = some turns later, in points
review_the_better = the { $advised ->
    [yes] advised move
   *[other] better one
 }
review_rather = { review_the_better } leaves a better position
review_why = { $advised ->
    [yes] This brings
   *[other] Beside the better one
 }, { review_when }: { $reasons }.{ $more ->
    [yes] { " " }But { review_rather }.
   *[other] { "" }
 }
review_why_later = Some turns later both have brought about the same points, but { review_rather }.
review_advice_wait = Why comes in a moment.
review_advice = Compared with: { $move }.
review_advice_chance = Chance to win: { $how ->
    [good] { $wide ->
        [0] the same.
       *[other] the same (within { $wide } %).
     }
    [unclear] it seems { $cost } % higher ({ $low } to { $high } %).
    [worse] { $cost } % lower, as played on ({ $low } to { $high } %).
   *[other] { $cost } % higher ({ $low } to { $high } %).
 }
review_line = { $title } { $points }
review_rival = best other player { $points }
review_head_who = Seat
review_head_chance = Chance
review_head_luck = Luck
review_luck = Luck is what chance changed the moment it came, as the model sees it. What cards, tiles and dice only offer, it does not see: that counts with the moves.
review_head_decisions = Sure cost of a decision, on average
review_head_grades = Cost of the moves
review_grade_good = { $count } below 2 %
review_grade_unclear = { $count } unclear
review_grade_slip = { $count ->
    [one] 1 slip
   *[other] { $count } slips
 }
review_grade_mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
 }
review_grade_blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
 }
review_all = Moves that cost something, or may have ({ $count })


## The start page

lab_start = Start
lab_gone = Python has stopped: nothing on this page answers any more.
lab_again = Run it again

start_title = Learn a board game by playing it.
start_lede = Every move is answered with the rule behind it.
start_begin = Play your first turn
    .note = three minutes, nothing to read first
start_have = You have
start_next = Continue: lesson { $number }, { $title }
    .place = { $game } · step { $step } of { $total }
start_go = Continue
start_practice = { $count ->
    [one] 1 question comes
   *[other] { $count } questions come
 } back today
start_close = Close
start_missing = This page is not here. Has its notebook been moved or renamed?
start_facts = { $low }–{ $high } players{ $minutes ->
    [0] { "" }
   *[other] , { $minutes } minutes
 }
start_done = { $done } of { $total ->
    [one] 1 lesson
   *[other] { $total } lessons
 } done
start_lessons = Lessons of { $game }
start_is_done = done
start_is_begun = { $done } of { $total }
start_is_new = not begun
start_page_glossary = Glossary
start_page_practice = Practice
start_page_play = Free play
start_page_components = Components
start_page_what-if = What if
start_page_progress = Progress
