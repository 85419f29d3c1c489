### What lessons, progress and the player say in English, whatever the game. What they say about one game is in
### the folder of that name. Words of the game itself are in its own catalogue.


## Asking: parts of questions that the engine fills in

ask_legal = Choose all you may do.
    .of = { $what }: what is possible? Choose all.
ask_refused = { $do }: which rule forbids it?
ask_nothing_broken = None: it is legal
    .why = One of these rules stands against it.
ask_list = { LIST($items) }
ask_seat = { $seat_is ->
    [you] You
   *[other] { $seat_name }
 }
ask_yes = Yes
ask_no = No


## Marking

quiz_right = Right.
quiz_incomplete = Choose first, then Check.
quiz_not = Not that one.
quiz_shown = The answer:
quiz_shown_many = The answers are marked.
quiz_shown_list = Right: { JOIN($answers, "; ") }.
quiz_out = It is one of the two that are not crossed out.
quiz_low = { $number } is too low.
quiz_high = { $number } is too high.
quiz_choices = { $wrong ->
    [0] { $missing ->
        [one] Nothing wrong, but one is missing.
       *[other] Nothing wrong, but { $missing } are missing.
     }
    [one] { $missing ->
        [0] One choice is wrong.
        [one] One choice is wrong, and one is missing.
       *[other] One choice is wrong, and { $missing } are missing.
     }
   *[other] { $missing ->
        [0] { $wrong } choices are wrong.
        [one] { $wrong } choices are wrong, and one is missing.
       *[other] { $wrong } choices are wrong, and { $missing } are missing.
     }
 }


## Lessons in general

lesson_hint_move = { $do }.
lesson_hint_try = Try it, although it is not allowed: { $do }.
lesson_hint_back = That is not possible from here. Press Undo until it is.


## The stage

stage_label = Lesson { $number } · { $title }
stage_waiting = { $waits ->
    [skip] The others move now. Wait, or press Skip.
    [tell] Not all is told yet. Wait, or press Skip.
    [look] You are looking back. From a move of your own, Try from here plays on.
    [over] The game is over. Press Again to play another.
    [done] The lesson is done. Press Again to begin it anew.
    [picture] { stage_picture.text }
   *[continue] This step is done. Press Continue.
 }
stage_others = { $count ->
    [one] Now { $name } moves.
   *[other] Now the others move.
 }
stage_picture = This is where a game leads.
    .text = Look as long as you like, then press Continue.
stage_comes = Watch what happens.
stage_step = Step { $number }{ $state ->
    [done] , done: play it again
    [now] : you are here
    [next] : go on here
   *[open] { "" }
 }
stage_nothing-to-undo = Nothing to undo: you have not moved here yet.
stage_rewound = { $kind ->
    [fail] Taken back: that is allowed. Try what is not.
   *[other] Taken back: allowed, but this step asks for something else.
 }
stage_rewound_move = ({ $told })
stage_begun-again = Back to where this step began. Try again.
stage_part = { $at } of { $parts }: { $asked }
stage_whole-number = Type a whole number.
stage_hint = { $step ->
    [0] Hint
   *[other] Hint { $step }
}
stage_unsaved = { $warning } { $told }
stage_no-question = no question is asked in this beat.
stage_won = { $how ->
    [shared] { $total } points each.
    [tie] { $total } to { $second } points. { $rule }.
    [less] { $total } to { $second } points. What made the difference: { $you ->
        [yes] you
       *[no] { $name }
     } lost { $by } more ({ $line }).
   *[lead] { $total } to { $second } points. What made the difference (+{ $by }): { $line }.
 }
stage_finished = { $title }: { $left ->
    [0] done.
    [one] done, but for 1 step.
   *[other] done, but for { $left } steps.
 }
stage_tried = { $moves ->
    [one] 1 move tried
   *[other] { $moves } moves tried
 }{ $refused ->
    [0] .
   *[other] , { $refused } refused, and you know why.
 }
stage_stars = { $stars } of { $most } stars.
stage_again_told = Play it again whenever you like.
stage_done_before = This lesson is done.
stage_stars_more = { $missing ->
    [0] There is no more to earn.
   *[other] Play the lesson again whenever you like, to earn the rest.
 }
stage_star_beats = { $done ->
    [all] all { $beats } steps
   *[other] { $done } of { $beats } steps
 }
stage_star_drills = { $right } of { $drills } right at once
stage_star_hints = { $hints ->
    [0] without a hint
    [one] 1 hint; a star needs none
   *[other] { $hints } hints; a star needs none
 }
stage_again = { $days ->
    [0] Today
    [1] Tomorrow
    [14] In 2 weeks
   *[other] In { $days } days
 }
stage_again_count = { $count ->
    [one] 1 question
   *[other] { $count } questions
 }
stage_tab_board = Board
stage_tab_plot = Plot
stage_tab_rules = Rules
stage_tab_whatif = What if
stage_tab_python = Python
stage_ask_one = { $beside ->
    [yes] Choose it here or on the board.
   *[no] Click it on the board.
 }
stage_ask_many = { $beside ->
    [yes] Choose all of them, here and on the board, then Check.
   *[no] Click all of them on the board, then Check.
 }
stage_ask_number = Type the number, then Check.
stage_ask_choice = Choose here.
stage_ask_player = Click one of the players.
stage_whatif_now = What a model sees that has learned from whole games. The number after ± says how far off it may be.
stage_whatif_soon = After up to { $n } games each: good players play a turn or two, then the model judges. The number after ± says how far off it may be.
stage_whatif_end = After up to { $n } games each, played to the end by good players.
stage_whatif_best = { $count ->
    [one] The green one is the best.
   *[other] Any of the green ones may be the best.
  }
stage_whatif_later = When a move is yours to choose, this tells what each is worth.
stage_whatif_asked = Each move shows your chance to win with it.
stage_word_no_rule = Press Why? (the book) beside an answer: the rule behind it is told here.
stage_word_now = Now
stage_word_soon = In a turn
stage_word_end = To the end
stage_word_stop = Stop
stage_word_look_back = Look back on this game
stage_word_stop_looking = Stop
stage_word_moment = Next moment
stage_word_try_here = Try from here
stage_word_resume = Back to the moment
stage_word_card = Back
stage_word_odds = Bar of everyone’s chances
stage_word_hint = Hint
stage_word_undo = Undo
stage_word_check = Check
stage_word_continue = Continue
stage_word_next = Next
stage_word_again = Again
stage_word_other = Another game
stage_word_skip = Skip
stage_word_why = Why?
stage_word_number = a whole number
stage_word_gone = Python has stopped. Nothing is lost.
stage_word_restart = Go on
stage_word_progress = Steps
stage_word_after = When all is answered, what is behind it stands here.
stage_word_can = You can now
stage_word_reviews = Questions that come back under Practice
stage_word_all = All lessons
stage_word_missing = This page is not here. Has its notebook been moved or renamed?
stage_word_answer = Answer
stage_word_coach = What to do
stage_word_board = Board
stage_word_chance = Your chance to win
stage_word_legend = What the signs mean


## Progress

progress_lesson = Lesson
progress_steps = Steps
progress_state = State
progress_of = { $done } of { $total }
progress_is_new = not begun
progress_is_begun = begun
progress_is_done = done
progress_next = Next: { $title }
progress_all = Everything is done. Play a game!
progress_damaged = The file with your progress was damaged, so it was set aside as { $file } and a new one begun.
progress_newer = { $file } was written by a newer rulesim, so progress is kept only until this notebook is closed.
progress_memory = SQLite is missing here, so progress is kept only until this notebook is closed.
progress_unsaved = Progress could not be saved and is kept until the next try ({ $reason }).


## The player

player_players = Players
player_edition = Rules
player_common = common rules
player_new = New game
    .tip = Begin another game
player_seat_human = a person
player_seat_random = random bot
player_seat_novice = novice bot
player_seat_greedy = greedy bot
player_seat_strong = strong bot (thinks)
player_thinking = { $name } is thinking …
player_hint = The strongest bot would do this: { $do }. ("{ $move }")
player_hint_wait = It is not your turn.
player_cover = Cover secrets between turns
    .tip = Hands and tokens lie face down until whoever is to act asks for them
player_odds = Chances
    .tip = Each player's chance to win, in a bar beside the board
player_first = First
    .tip = To the first decision of the game
player_previous = Back
    .tip = To the decision before, whoever made it
player_next = Forward
    .tip = To the decision after, whoever made it
player_last = Last
    .tip = To the last known position
player_play_on = Play on
    .tip = Let the bots move from here
player_whatif = What if?
    .tip = Show or hide the panel that plays every move out
player_look_back = Look back on this game
    .tip = Curves of chances, the moves that decided it, and what was better
player_name = Game
player_save = Save
    .tip = Save the game under this name
player_load = Load
    .tip = Go on with the game of this name
player_code = Share code
player_share = Make code
    .tip = Write a code of this game into the field
player_open = Open code
    .tip = Go on with the game of the code in the field
player_at = Position { $ply } of { $end }, chance’s moves included
player_games = Saved games
player_games_none = none yet
player_games_choose = choose one
player_games_one = { $name } · { $players } players · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } · { $saved }
player_saved = Saved as { $file }.
player_ask = Another game is saved as “{ $name }”. Replace it with this one?
player_replace = Replace
    .tip = Save this game in place of the other
player_keep = Keep
    .tip = Leave the saved game as it is
player_kept = “{ $name }” stays as it is. Choose another name for this game.
player_loaded = This is “{ $name }”.
player_shared = The share code is in the field. Copy it and send it to anybody.
player_opened = This is the game of the code.
player_refused = That did not work.
player_no_name = game: a name is needed to save or load a game.
player_no_game = game: { $name } cannot be read; { COUNT($games) ->
    [0] no game is saved yet.
   *[other] saved games: { JOIN($games) }.
 }
player_bad_name = game: { $name } cannot name a saved game; allowed: a short name, or a file in a folder.
player_no_saved_game = game: { $name } is no saved game, so it is left as it is; allowed: another name.
player_taken = game: another game is saved as { $name }; allowed: another name, or replace=True.
player_unwritable = game: { $name } cannot be saved there ({ $reason }).
player_seats = seats: one of "human", "random", "novice", "greedy", "strong" is needed for each of { $players } seats.
player_other_game = game: this is a game of { $title }, which is played at another table: Player("{ $game }").
player_unsaved = The game could not be saved by itself: { $reason }

# -- free play -----------------------------------------------------------------------------------------------------------

lesson_practice =
    .title = Practice
    .aim = Asked now and then, it stays.
    .more = What you did not know comes back tomorrow, the rest later.
practice_game = { $game }: { stage_again_count }
practice_ahead = Ask me now all the same: { $game }
practice_none = No question comes back yet: answer some in a lesson first.
practice_later = No question comes back today. The next { $count ->
    [one] one comes
   *[other] { $count } come
 } { $days ->
    [1] tomorrow
   *[other] in { $days } days
 }.
lesson_free =
    .title = Free play
free_how = What you may do is marked green. Point at it, or hold it, to see what it changes.
free_game = Game
free_on = Go on
    .tip = Go on with the game that you left.
free_others = Others
