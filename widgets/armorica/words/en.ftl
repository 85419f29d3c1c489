### What boards, charts, lessons and questions say of Armorica in English. Words of the game itself are in its own
### catalogue, and these messages may use them: WORD("icon", $icon, $count) is "2 grapes", ORDINAL($position) is "3rd".


## On the table

table_command_roll = Next card
table_status = Turn { $turn } of { $turns } · { $phase } · { $who }
table_status_over = Game over after turn { $turn } · { $who }
table_to-choose = { $name } to choose
table_chance = a card is turned over

table_turn = Turn { $turn } of { $turns }
table_tab_winter = Winter
table_tab_food = food for { $amphorae } of { $cards }
table_ruler_have = you: { $count }
table_you = You
table_next-card = your next card
table_empty-row = The row is empty.
table_empty-display = No cards left.
table_deck = { $deck }: { $count ->
    [0] empty
   *[other] { $count } left
 }{ $pile ->
    [none] { "" }
   *[other] , { $words } next
 }
table_deck_next = { $words } next
table_deck_empty = empty
table_fed = { $cards }, { $amphorae }
table_starving = { $cards }, { $amphorae }: { $due } must go
table_set = { $count ->
    [one] { $points } VP
   *[other] { $count } colours · { $points } VP
 }
table_set_colours = { $count ->
    [one] one set
   *[other] { $count } colours
 }
table_food = Winter: { $cards }, { $amphorae }. { $due ->
    [0] Nobody goes hungry.
   *[other] { "" }
 }
table_food_after = Winter with it: { $cards }, { $amphorae }. { $due ->
    [0] Nobody goes hungry.
   *[other] { "" }
 }
table_food_due = { $due ->
    [one] One hungry card must go.
   *[other] { $due } hungry cards must go.
 }

# What a screen reader is told of a card: name, face, place, whether it may be chosen.
table_card_row = { $card }: { $face }; { $place }; opens to { $icon }{ $reach ->
    [in] ; in reach
    [out] ; out of reach
   *[other] { "" }
 }
table_card_display = { $card }: { $face }; card { $number } from the left{ $state ->
    [hungry] ; may go
    [protected] ; protected by an amphora
   *[other] { "" }
 }
table_face_empty = no icons

table_pass = Pass
table_pass_other = Pass · { $card } leaves
table_keep = Keep all other cards

# What a move would do.
table_preview_face = { $card }: { $face }
table_preview_place = { $place } · opens to { $icon }
table_preview_score = Score { $before } → { $after } VP
    .parts = Score { $before } → { $after } VP: { $parts }
table_preview_same = The score stays at { $before } VP.
table_preview_fed = { $cards }, { $amphorae }: all fed
table_preview_starving = { $cards }, { $amphorae }: { $due } must go in winter
table_preview_opens = Would open { LIST($cards) }
table_preview_opened = { $card } ({ $place })
table_preview_reach = Reach: { $changes }
table_preview_change = { $what } { $before } → { $after }
table_preview_pass = The { $card } leaves the game; the row moves one step to the right.
table_preview_pass_empty = Nothing leaves: the row is empty.
table_preview_more = Then { $due ->
    [0] nothing more
   *[other] { $due } more
 } must go.

table_refused_card = Not the { $card }.
table_refused_position = There is no such card.
table_refused_pass = Not that pass.
table_refused_keep = Not yet.
table_refused_order = The order is fixed.
table_refused_chance = That is for chance to decide.
table_refused_phase = Not now.
table_choice_card = { $card }, { $place }
table_choice_number = { $card }, card { $number }

table_scores = If the game ended now
table_scores_final = Final score
table_score_sets = Sets
table_score_total = Total
table_score_place = Place


## Charts

chart_gain = { $change } VP
chart_face = { $count ->
    [0] { $card }
   *[other] { $card }: { $icons }
 }
chart_do = { $action }
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
chart_head_number = Card
chart_head_card = Person
chart_head_position = Position
chart_head_opens = Opens to

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


## The browser of all components

components_head_deck = deck
components_head_pile = pile
components_head_suit = person
components_head_color = colour
components_head_gate = opens to


## The laboratory

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
ask_do_discard = Discard card { $number }, the { card_name }
ask_do_keep = Keep all cards
ask_row_after = Player { $seat }: { $do }. From left to right, the row then is:
ask_row_true = Yes: the rest closes up to the right, and one card joins at the left, where the deck is.
ask_row_right = The new card joins at the left, where the deck is, not at the right.
ask_row_gap = The gap is not filled where it is: the cards left of it move right, and the new card joins at the left end.
ask_row_left = The leftmost card does not leave: the card taken does, or on a pass the rightmost.
ask_place_of = Counted from the right, at which position does the { $card } stand now?
ask_counted = It is the { ORDINAL($position) } from the right.

ask_cuts = Which cards begin a new set? Choose all of them.
ask_cut = Its set has { WORD("color", $color) } already, at card { $earlier }: a repeated colour begins a new set.
ask_no_cut = The set that began at card { $first } has no { WORD("color", $color) } yet, so the card joins it.
ask_set_points = How many VP do the sets score?
ask_sets_sum = Sets of { LIST($sizes) } cards score { JOIN($values, " + ") } = { $points } VP.
ask_gain = VP that one more { WORD("color", $color) } card adds
ask_append = { $gain ->
    [1] The last set has { WORD("color", $color) } already, so the card begins a new set: 1 VP.
   *[other] The last set of { $size } has no { WORD("color", $color) } yet, so the card becomes its number { $gain }: { $gain } VP.
 }

ask_due = How many cards must go this winter?
ask_due_why = { WORD("count", "cards", $cards) } minus { WORD("icon", "amphorae", $amphorae) }: { $due } must go.
ask_may_go = Which cards may go? Choose all of them.
ask_lose = Cards { LIST($numbers) }: { LIST($names) }
ask_best_loss = Which discard leaves the most set points?
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
ask_place = Which player comes { ORDINAL($place) }?
ask_rank = Place { $rank }, with { $points } VP and { WORD("icon", "gold", $gold) }.
ask_score_line = { $points } VP: { $told }

ask_plan_gaul = Which Gaul do you take?
ask_plan_roman = And which Roman?
ask_plan_lost = Which card do you discard in winter?
ask_plan_points = How many VP do you end with?
ask_protected = It carries { WORD("icon", "amphorae", $count) } and cannot be discarded.

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


## Armorica 1: set-up and the cards

lesson_armorica_setup =
    .title = Set-up and the cards
    .aim = You will be able to lay out a game and to read any card.
    .done = You can read the table. Next: which Gauls your wheat reaches.

task_armorica_setup_both-ends = Point at both ends of the Gaul row: the card beside the deck and the card farthest from it
    .hint1 = You only need to look: point with the mouse, or move the focus with the arrow keys.
    .hint2 = The deck lies at the left end of the row. Positions are counted from the other end.
    .done = The deck is at the left; counting begins at the right, so the leftmost card is the 6th.
task_armorica_setup_too-far = Try to take a Gaul that is too far away, and read why you cannot
    .hint1 = Trying costs nothing here: an illegal move is explained and changes nothing.
    .hint2 = Your start card shows two wheat. The line below the row shows how far that reaches.
    .done = Two wheat reach two cards from the right. Everybody begins with that.
task_armorica_setup_wrong-row = Try to take a Roman right now
    .hint1 = A turn has three phases, and everybody finishes one before the next begins.
    .hint2 = The Roman row is the other row. Choose any card there.
    .done = First Gauls, then Romans, then winter: everybody finishes a phase before anybody goes on.
task_armorica_setup_first-card = Take your first Gaul
    .hint1 = Which cards does the line below the row mark as within reach?
    .hint2 = The two rightmost cards need 1 and 2 wheat. You have 2.
    .done = It lies at the right end of your display now, and all its icons count at once.


## Armorica 2: Gaul immigration

lesson_armorica_gaul =
    .title = Gaul immigration
    .aim = You will be able to say which Gauls you reach, and how the row moves. (The Roman phase is passed for you.)
    .done = You know the Gaul row: reach, take, pass, and how it moves. Next: the Romans.

task_armorica_gaul_third = Try the 3rd card, and read what is missing
    .hint1 = Count from the side where the deck is not.
    .hint2 = The rightmost card is the 1st. The card you want has two cards to its right.
    .done = The 3rd card from the right needs 3 wheat; colours play no part for Gauls.
task_armorica_gaul_more-wheat = Take a Gaul that brings wheat, so that your reach grows
    .hint1 = Look at the top icon row of the cards within your reach.
    .hint2 = Two cards are within reach. One of them shows a wheat.
    .done = Wheat is never spent: the wheat of all your cards counts, every turn anew.
task_armorica_gaul_use-reach = Next turn: use the new reach and take the 3rd card, or one still farther left
    .hint1 = The row has moved since: every card taken to the right of another lets that one come nearer.
    .hint2 = You have 3 wheat now, so the 3rd card from the right is yours if you want it.
    .done = One more wheat, one more card within reach.
task_armorica_gaul_pass = Pass once, and watch the right end of the row
    .hint1 = You may pass although cards are within reach.
    .hint2 = Look at the rightmost card before you pass. Where is it afterwards?
    .done = A pass removes the rightmost card and moves the whole row one step to the right: a weapon, and a gift to the next player.


## Armorica 3: Roman immigration

lesson_armorica_roman =
    .title = Roman immigration
    .aim = You will be able to read any Roman row at a glance.
    .done = You can read a Roman row: plebeians by wheat, patricians by their own icon, every card counted. Next: winter.

task_armorica_roman_plebeian = Try a plebeian Roman (yellow, blue or brown) that Michael's wheat does not reach
    .hint1 = Plebeians work as Gauls do: count from the right, one wheat for each card.
    .hint2 = Michael has 3 wheat. Which yellow, blue or brown card is the 4th or farther?
    .done = Wheat opens plebeians, exactly as it opens Gauls.
task_armorica_roman_red = Try the red general, and read why wheat does not help
    .hint1 = Patricians do not care for wheat. Look at the lower right corner of the card.
    .hint2 = The general is the 2nd card from the right. How many grapes has Michael?
    .done = A patrician opens only to its own icon: red to grapes, green to olives, white to sheep.
task_armorica_roman_white = Try the white bureaucrat, and see which number it asks for
    .hint1 = It is the only white card in the row. Is it therefore the 1st?
    .hint2 = Count every card from the right, whatever its colour.
    .done = Positions count every card of the row, so the only white card can be the 5th and ask for 5 sheep.
task_armorica_roman_patrician = Take a patrician
    .hint1 = Red needs grapes, green needs olives, white needs sheep.
    .hint2 = Michael has 2 olives, and one of the patricians stands at the right end.
    .done = Its own icon opened it and was not spent: it still counts next turn.
task_armorica_roman_fresh = Next turn: take a Gaul that opens the red general at position 2, and then the general
    .hint1 = The Gaul you take now already counts when you choose your Roman.
    .hint2 = A general at position 2 needs 2 grapes, and Michael has 1. Which Gaul within reach brings another?
    .done = A Gaul's icons count at once, for the Roman of the same turn, too. Plan both together.


## Armorica 4: winter

lesson_armorica_winter =
    .title = Winter
    .aim = You will be able to tell who starves, who cannot, and when hunger is welcome.
    .done = You survive winters and even profit from them. Next: what it is all worth.

task_armorica_winter_protected = Try to discard a card that carries an amphora
    .hint1 = The sixth icon row is the lowest. Find a card with something in it.
    .hint2 = The 2nd card of your display carries an amphora.
    .done = An amphora protects its card for ever, so its colour stays in your sets for ever, too.
task_armorica_winter_useful-famine = Discard the two cards that make your sets worth more: from 17 VP to 21
    .hint1 = A discarded card leaves a gap that closes. Which repeated colours cut your sets now?
    .hint2 = The second brown and the first blue card stand between six different colours.
    .hint3 = Discard the brown soldier (card 4), and then the blue worker, which is card 4 by then.
    .done = Two cards fewer, four set points more: hunger can be an eraser. But icons went, too: three majorities are shared now, and your score is 30 instead of 32.
task_armorica_winter_voluntary = Now that winter is over: try to discard another card
    .hint1 = Some card may look useless. Choose it in your display.
    .hint2 = You can attempt a card of your own display at any time; the answer tells when it could leave.
    .done = Cards leave a display in winter only, and never one more than needed.
task_armorica_winter_all-fed = Take a Gaul and a Roman so that you discard nothing next winter
    .hint1 = You have 6 cards and 6 amphorae. How many of each after two more cards?
    .hint2 = Two more cards need two more amphorae. One Gaul within reach brings both at once.
    .done = No more cards than amphorae: nothing happens, and nothing is used up.


## Armorica 5: end and scoring

lesson_armorica_scoring =
    .title = End and scoring
    .aim = You will be able to see what a card is worth in the last turn, and who wins.
    .done = You know what counts in the end. Next: a whole game.

task_armorica_scoring_compare = It is your last Gaul. Point at the 1st and at the 3rd card, and compare what they would add
    .hint1 = You only need to look: the preview tells how your score would change.
    .hint2 = Your last set has three colours. Which of the two cards brings a fourth?
    .done = A colour new to the last set adds one more than the card before it; a repeated colour starts again at 1.
task_armorica_scoring_extend = Take a Gaul that adds 4 set points
    .hint1 = Your last set is brown, red, yellow.
    .hint2 = A blue card becomes the fourth of the set. One of them is within reach of 4 wheat.
    .done = Three cards scored 6, four score 10: the fourth card was worth 4.
task_armorica_scoring_longer = Now take the Roman that makes this set one colour longer
    .hint1 = The others have passed, so the row has moved twice. Which colours are still missing in your last set?
    .hint2 = Green and white are missing. You have 3 olives now.
    .done = The fifth card of a set is worth 5.
task_armorica_scoring_win = Win the game
    .hint1 = If you did not win, look at the majorities and press Undo: two green cards were within reach.
    .hint2 = Being level on olives is worth 2 VP to you and to Carmen; one olive more is worth 4 to you and nothing to her.
    .hint3 = Take the blue worker at position 3, then the green matron at position 3, the one that brings an olive.
    .done = 33 to 33, and your gold breaks the tie.
task_armorica_scoring_too-late = Try to take one more card
    .hint1 = The game is over. Is it really?
    .hint2 = Choose any card of a row and read the answer.
    .done = Both decks have run out, the turn was played to its end: that was the game.


## Armorica 6: a first game

lesson_armorica_first-game =
    .title = A guided first game
    .aim = You will be able to play a whole game, and to say what to do in every phase.
    .done = That was a whole game. Play again with Reset, or against stronger players.

task_armorica_first-game_first-gaul = Begin: take a Gaul
    .hint1 = Early on, wheat is worth most: it opens everything else.
    .hint2 = You reach the two rightmost Gauls. Which one helps you next turn?
    .done = Wheat for reach, grapes, olives and sheep for patricians, amphorae for winter: every card is a choice.
task_armorica_first-game_first-patrician = Attract your first patrician
    .hint1 = Each patrician wants its own icon, and usually brings gold.
    .hint2 = A patrician at the right end needs a single icon of its kind. Wait for one, or take the Gaul that brings the icon.
    .done = Patricians bring gold and the colours that long sets need.
task_armorica_first-game_set-of-four = Have a set of four different colours
    .hint1 = A set grows as long as every new card brings a new colour.
    .hint2 = Look at the bracket under your last cards: which colours does it still lack? Passing keeps a set alive, too.
    .done = Four colours are worth 10 VP, six are worth 21: long sets make the score.
task_armorica_first-game_twenty = Reach 20 VP
    .hint1 = The score panel tells what you would have if the game ended now.
    .hint2 = Majorities are worth 4 VP each. Which one is nearest?
    .done = Sets, gold, majorities: all three count.
task_armorica_first-game_finish = Play on to the end
    .hint1 = With two players the game lasts 8 turns.
    .hint2 = On your last Roman wheat is worth nothing any more; amphorae and colours still count.
    .done = The clock of Armorica is fixed: 8 turns with two or three players, 6 with four.
task_armorica_first-game_win = Win the game
    .hint1 = If you did not win, go back some turns with Undo, or begin again with Reset.
    .hint2 = Look where the other player leads by a single icon: one card can swing a majority.
    .done = Well played.


## Armorica 7: three rulebooks, one game

lesson_armorica_editions =
    .title = Three rulebooks, one game
    .aim = You will be able to say where the English, German and Russian rulebooks differ, and whether it matters.
    .done = You have seen one position under different readings of one sentence.

task_armorica_editions_four-way-tie = It is the last action of the game, and everybody has two olives. Pass, and see who gets what for olives
    .hint1 = You may pass although a card is within reach: the German and Russian rulebooks say so in plain words.
    .hint2 = The score panel has a line for olives. Compare it with what each rulebook says about ties.
    .done = Four players are level: 2 VP each by the German rulebook, nothing by the letter of the English and Russian ones. The order of the players stays the same.
task_armorica_editions_take-back = Take the pass back
    .hint1 = Nothing is ever lost here: every position can be visited again.
    .hint2 = Undo is one of the buttons of the table; its key is u.
    .done = Both lines are kept; Redo leads to the one you visited last.
task_armorica_editions_break-the-tie = Now break the tie: finish the game with one olive more than the others
    .hint1 = One card within reach brings an olive.
    .hint2 = Only the rightmost Roman is within reach. Look at its third icon row.
    .done = One icon made the difference: 4 VP for you and none for the others, whatever the edition.


## Armorica 8: a scoring laboratory

lesson_armorica_laboratory =
    .title = Scoring laboratory
    .aim = You will be able to build any display and to foresee what its sets are worth. (Every card is within reach; the other player passes.)
    .done = You have built, stretched and cut sets. Nothing about scoring can surprise you now.

task_armorica_laboratory_three = Build a set of three different colours
    .hint1 = You begin with a brown card. Two more colours make three.
    .hint2 = Take a yellow or blue Gaul, and then a Roman of any other colour.
    .done = 1, 3, 6: the third colour added 3 VP.
task_armorica_laboratory_six = Build a set of all six colours
    .hint1 = Gauls are yellow, blue or brown. What do you do when all three are in your set already?
    .hint2 = A Gaul whose colour your set already has would cut it: pass the Gaul phase instead. Red, green and white come from the Romans.
    .done = 21 VP for six colours: no set can be longer.
task_armorica_laboratory_cut = Now repeat a colour, and watch a new set begin
    .hint1 = A set of six colours has them all. What can the next card be?
    .hint2 = Take any card: its colour is in the set already.
    .done = The first repeated colour begins the next set, worth 1 VP, wherever in the set the colour stood.


## Armorica 9: the rulebook's examples

lesson_armorica_examples =
    .title = Worked examples
    .aim = You will be able to check every statement of the two worked examples.
    .done = Every statement of the example is proved: two cards are legal, four are not, each for its own reason.

task_armorica_examples_red = Try the red card
    .hint1 = The example begins with the card that tempts most.
    .hint2 = It is the 2nd from the right.
    .done = It needs 2 grapes; Michael has 1.
task_armorica_examples_white = Try the white card
    .hint1 = The editions give slightly different reasons. What is the engine's?
    .hint2 = It is the 5th from the right.
    .done = It needs 5 sheep, and he has none: one edition tells the first half, two tell the second.
task_armorica_examples_brown-and-blue = Try both plebeians that are too far away
    .hint1 = Plebeians need wheat. Michael has 3.
    .hint2 = They are the 4th and the 6th from the right.
    .done = 4 and 6 wheat would be needed.
task_armorica_examples_yellow-or-green = Take one of the two cards that he may take
    .hint1 = One asks for 3 wheat, the other for a single olive.
    .hint2 = They are the 1st and the 3rd from the right.
    .done = Green at 1 or yellow at 3: exactly what the rulebook says.


## Armorica: questions

quiz_armorica_x1 = Your first turn: what can you do?
    .why = Two wheat reach two cards; passing is always allowed. So there are 3 actions.
quiz_armorica_x2 = The row moves after every action. Follow it through two of them.
    .why = A card moves one step to the right whenever a card to its right leaves, and stays where it is when one to its left leaves.
quiz_armorica_x3 = Michael chooses a Roman. Which cards can he take?
    .why = Only two cards are open: the green one by olives, the yellow one by wheat.
quiz_armorica_x4 = A display rich in wheat. Which Romans does it open?
    .why = The two green cards show it: position, not colour, decides. And all that wheat opens no patrician.
quiz_armorica_x5 = Cut this display into sets.
quiz_armorica_x6 = What is the next card worth?
    .why = Every colour that the last set lacks adds the same; every colour it has adds 1.
quiz_armorica_x7 = Winter comes. Which cards may go?
    .why = Two of four cards must go: { $ways } different choices, all legal.
quiz_armorica_x8 = The useful famine: two cards must go. Which two leave the best sets?
    .why = Without the second brown and the first blue card, six different colours stand side by side. Two cards fewer, and sets worth { $best } VP instead of { $before }.
quiz_armorica_x9 = You start the turn, so the Roman row will not change before you choose there. Plan both choices.
    .why = Before the Gaul phase only the rightmost Roman was open. The fresh Gaul's icons count at once: one Gaul, one more key.
quiz_armorica_x10-two = The clock with two players; player 1 begins the game. (23 cards are in each deck after set-up.)
quiz_armorica_x10-three = The clock with three players; player 1 begins the game. (23 cards are in each deck after set-up.)
quiz_armorica_x10-four = The clock with four players; player 1 begins the game. (23 cards are in each deck after set-up.)
quiz_armorica_x11 = The game is over. Add up all four scores.
    .why = All four are level on olives, and two on grapes; nobody has sheep. Players 3 and 4 are level on VP, and gold decides between them.
quiz_armorica_x11-three-tied = The same displays, but only two or three players may share a majority, as the English and Russian rulebooks word it.
    .why = Four are level on olives, so nobody gets that bonus: everybody has 2 VP less, and the order stays the same.
quiz_armorica_x11-zero = The same displays, but being level at zero counts, too.
    .why = Nobody has sheep, so all four are level and get 2 VP each: everybody has more, and the order stays the same.
quiz_armorica_x12 = The very last action: you act last in every phase, the others are finished. Their best counts are 6 grapes, 6 olives and 3 sheep. Find the best Gaul, Roman and discard.
    .why = The rightmost Gaul brings the fifth olive, which opens the green card at 5, and the fourth sheep, which wins that majority. The older green card is discarded, so the second set has five colours: { $points } VP. The best without these two cards is { $second }; doing nothing leaves { $idle }.
quiz_armorica_gates = What opens which Roman?
    .why = Patricians show their icon in the lower right corner; it is a condition, not an icon you own.
quiz_armorica_first-reach = The game begins. Which Gauls can everybody reach?
    .why = Every start card shows two wheat, so everybody begins with the two rightmost cards.
quiz_armorica_order = Player { $start } has the start-player card. { WORD("count", "players", $players) } play.
quiz_armorica_wrong-phase = The Gaul phase has begun, and you see a Roman you like.
quiz_armorica_insert = You would like the new card between two others, to join a set.
    .why = Order is everything in Armorica: you plan sets by the order in which you take cards.
quiz_armorica_forced-pass = Which Roman can this player take?
    .why = Every card is out of reach, each for its own icon. Then passing is the only action.
quiz_armorica_only-green = There is a single green card in this row, and you have an olive.
    .why = Positions count all cards, so the only green card is still the 3rd.
quiz_armorica_amphora-stays = You would rather discard a card that cuts your sets, but it carries an amphora.
quiz_armorica_no-voluntary = One card is of no use to you, and winter has come.
    .why = Nothing may be discarded while amphorae suffice, however useful it might be.
quiz_armorica_sequential = Where do the sets of this display begin?
    .why = Sets are cut where a colour repeats first, in order: another cut, { "{" }N{ "}" }{ "{" }Y N B R W{ "}" }, would score 16, but is not allowed.
quiz_armorica_repeats = Yellow stands here three times. Where do the sets of this display begin?
    .why = The second card repeats the colour of the first, so the first set stays a single card: 1 VP, and never more.
quiz_armorica_one-missing = Four different colours in a row: what is the next card worth?
    .why = Only the two colours that the last set lacks make it longer.
quiz_armorica_michael-scores = The rulebook's second example: Michael is player 1, Carmen player 2. Add up.
    .why = 33 to 33: Michael's third gold coin decides.
quiz_armorica_editions-tie = Four players are level on olives. What does player { $seat } score under each rulebook?
    .why = The German rulebook gives 2 VP to every tied player; the other two speak of two or three tied players only. It moves all four scores alike.
quiz_armorica_michael-holds = What does Michael hold, and what does it open?
