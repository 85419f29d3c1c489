### Everything lessons, quizzes, progress and the player say in English. Words of the game itself are in its own catalogue,
### and these messages may use them: WORD("icon", $icon, $count) is "2 grapes", ORDINAL($position) is "3rd".


## Asking: parts of questions that the engine fills in

ask_face = { $name } ({ $icons })
ask_card = Card { $number }, { $name }
ask_seat = Player { $seat }
ask_row = { WORD("row", $phase) }, counted from the right; the deck is at the left
ask_deck_next = The next cards of the deck, in this order
ask_display = Your display, from left to right
ask_display_of = Display of player { $seat }
ask_totals = Icons in your display

ask_do_take = Take the { card_name }, { place }
ask_do_from = Take the { card_name }, { place } in the { WORD("row", $row) }
ask_do_at = Take the { card_name }, { place }, and insert it at place { $at } of your display
ask_do_pass = Pass
ask_do_discard = Give up card { $number }, the { card_name }
ask_do_keep = Keep all cards
ask_legal = Which of these may you do now? Choose all that are legal.
ask_refused = You try: { $do }. Which rule stands in the way?
ask_nothing_broken = None: it is legal

ask_row_after = Player { $seat } does "{ $do }". The row then is, from left to right:
ask_row_true = Yes: the rest closes up to the right, and one card joins at the left, where the deck is.
ask_row_right = The new card joins at the left, where the deck is, not at the right.
ask_row_gap = The gap is not filled where it is: the cards left of it move right, and the new card joins at the left end.
ask_row_left = A pass removes the rightmost card, not the leftmost.
ask_place_of = Counted from the right, at which position does the { $card } stand now?
ask_counted = It is the { ORDINAL($position) } from the right.

ask_cuts = Which cards begin a new set? Choose all of them.
ask_cut = Its set has { WORD("color", $color) } already, at card { $earlier }: a repeated colour begins a new set.
ask_no_cut = The set that began at card { $first } has no { WORD("color", $color) } yet, so the card joins it.
ask_set_points = How many VP do the sets score?
ask_sets_sum = Sets of { LIST($sizes) } cards score { JOIN($values, " + ") } = { $points } VP.
ask_gain = One more card, { WORD("color", $color) }: how many VP does it add?
ask_append = { $gain ->
    [1] The last set has { WORD("color", $color) } already, so the card begins a new set: 1 VP.
   *[other] The last set of { $size } has no { WORD("color", $color) } yet, so the card becomes its number { $gain }: { $gain } VP.
 }

ask_due = How many cards must go this winter?
ask_due_why = { WORD("count", "cards", $cards) } minus { WORD("icon", "amphorae", $amphorae) }: { $due } must go.
ask_may_go = Which cards may go? Choose all of them.
ask_lose = Cards { LIST($numbers) }: { LIST($names) }
ask_best_loss = Which loss leaves the most set points?
ask_leaves = It leaves { $points } VP of sets ({ $change }).

ask_gauls = Which Gauls can you reach? Choose all of them.
ask_romans_after = After taking the { $gaul }: which Romans can you reach?
ask_opens = Which Gaul opens the { $card }, { place }?

ask_clock_turns = How many turns does the game last?
    .why = 23 cards per deck, { $per_turn } drawn each turn: the deck runs out in turn { $turns }.
ask_clock_left = How many cards does each deck hold when the last turn begins?
    .why = 23 minus { $per_turn } for each of the turns before the last leaves { $left }.
ask_clock_starts = Which player starts the last turn?
    .why = The start-player card moves on every winter: in turn { $turns } it lies with player { $starts }.
ask_clock_last = Which player acts last in the last turn?
    .why = Clockwise from player { $starts }, player { $last } comes last.
ask_clock_drafted = How many cards can one player take in a whole game, the start card not counted?
    .why = At most one Gaul and one Roman in each turn: 2 times { $turns } is { $drafted }.
ask_clock_row = How many cards lie in each row when the game is over?
    .why = Only the very last draw finds no card, so both rows end with { $row }.

ask_total_of = What does player { $seat } score in total?
ask_place = Who takes place { $place }?
ask_rank = Place { $rank }, with { $points } VP and { WORD("icon", "gold", $gold) }.
ask_score_line = { $points } VP: { $told }

ask_plan_gaul = Which Gaul do you take?
ask_plan_roman = And which Roman?
ask_plan_lost = Which card do you lose in winter?
ask_plan_points = How many VP do you end with?
ask_protected = It carries { WORD("icon", "amphorae", $count) } and cannot be lost.

ask_edition = Under the { WORD("edition", $edition) }
ask_gate = What opens a { WORD("color", $color) } Roman?
ask_gate_why = A { WORD("color", $color) } Roman opens to { WORD("icon", $icon) }.

ask_order = In which order do the players act?
ask_order_seats = { JOIN($seats, ", ") }
ask_order_why = Player { $start } has the start-player card; then it goes clockwise.

ask_number_wheat = How many wheat do you have?
    .why = The whole display counts: { $value } wheat.
ask_number_grapes = How many grapes?
    .why = The whole display counts: { WORD("icon", "grapes", $value) }.
ask_number_olives = How many olives?
    .why = The whole display counts: { WORD("icon", "olives", $value) }.
ask_number_takes = How many cards of the row can you take?
    .why = { WORD("count", "cards", $value) } within your reach.
ask_number_due = How many cards must go this winter?
    .why = { WORD("count", "cards", $cards) } minus { WORD("icon", "amphorae", $amphorae) }, but never less than 0: { $value }.
ask_number_reach = How many Gaul cards does your wheat reach?
    .why = { $value }: one card for each wheat, counted from the right.
ask_number_score = How many VP would you have if the game ended now?
    .why = Sets, gold and your share of the majorities: { $value } VP.


## The quiz

quiz_title = Questions
quiz_word_check = Check
quiz_word_show = Show answer
quiz_word_right = right
quiz_word_wrong = wrong
quiz_word_missed = this one, too
quiz_word_number = a whole number
quiz_word_again = try again
quiz_word_level = Level
quiz_score = { $right } of { $total } answered right.
quiz_right = Right.
quiz_wrong = { $parts ->
    [one] Not yet.
   *[other] Not yet: { $right } of { $parts } parts are right.
 }
quiz_incomplete = Something is still unanswered. Choose or fill in every part, then check again.
quiz_shown = The answer:
quiz_low = { $number } is too low.
quiz_high = { $number } is too high.
quiz_choices = { $wrong ->
    [0] { $missing ->
        [one] Nothing wrong, but one more is right.
       *[other] Nothing wrong, but { $missing } more are right.
     }
    [one] { $missing ->
        [0] One choice is wrong.
        [one] One choice is wrong, and one that is right is not chosen.
       *[other] One choice is wrong, and { $missing } that are right are not chosen.
     }
   *[other] { $missing ->
        [0] { $wrong } choices are wrong.
        [one] { $wrong } choices are wrong, and one that is right is not chosen.
       *[other] { $wrong } choices are wrong, and { $missing } that are right are not chosen.
     }
 }
quiz_rule = Rule: { $title } ({ $reference })
quiz_parts = answer: question { $number } has { $parts ->
    [one] 1 part
   *[other] { $parts } parts
 }, and { $given } answers were given.
quiz_one_only = answer: choose one of the options for "{ $label }".
quiz_failed = The quiz could not do that: { $reason }.
