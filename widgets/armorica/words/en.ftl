### What boards, charts, lessons and questions say of Armorica in English. Words of the game itself are in its own
### catalogue, and these messages may use them: WORD("icon", $icon, $count) is "2 grapes", ORDINAL($position) is "3rd".


## On the table

table_command_roll = Next card
table_when = Turn { $turn } of { $turns } · { $phase }
table_when_over = Game over after turn { $turn }
table_to-choose = { $you ->
    [yes] your choice
   *[no] { $name } to choose
 }
table_to-lose = lose { $due ->
    [one] one hungry card
   *[other] { $due } hungry cards
 }
table_chance = a card is turned over

table_turn = Turn { $turn } of { $turns }
table_tab_winter = Winter
table_tab_food = { $fed } of { $cards } fed
table_ruler_have = { $you ->
    [yes] you: { $count }
   *[no] has { $count }
 }
table_next-card = { $you ->
    [yes] your next card
   *[no] the next card
 }
table_empty-row = The row is empty.
table_empty-display = No cards left.
table_deck = { $deck }: { $count ->
    [0] empty
   *[other] { $count } left
 }{ $pile ->
    [none] { "" }
   *[other] , { $words } next
 }
table_deck_does = It fills the row at the left.
table_deck_next = { $words } next
table_deck_empty = empty
table_set = { $count ->
    [one] { $points } VP
   *[other] { $count } colours · { $points } VP
 }
table_set_colours = { $count ->
    [one] one colour
   *[other] { $count } colours
 }
table_food = { $more ->
    [0] Winter
    [1] With it
   *[other] Without it
 }: { $cards }, { $amphorae }. { $due ->
    [0] Nobody goes hungry.
   *[other] { "" }
 }
table_food_due = { $due ->
    [one] Lose one hungry card.
   *[other] Lose { $due } hungry cards.
 }

# What a screen reader is told of a card: name, face, place, whether it may be chosen.
table_card_row = { $card }: { $face }; { $place }; opens to { $icon }{ $reach ->
    [in] ; in reach
    [out] ; out of reach
   *[other] { "" }
 }
table_card_display = { $card }: { $face }; card { $number } from the left{ $state ->
    [hungry] ; can be lost
    [protected] ; protected by an amphora
   *[other] { "" }
 }
table_face_empty = no icons

table_pass = Pass
table_pass_other = Pass · { $card } leaves
table_keep = Keep all other cards

# What a move would do.
table_preview_face = { $card }: { $face }
table_preview_place = { $place } · { $reach ->
    [out] needs { $need }, { $you ->
        [yes] you have
       *[no] { $name } has
     } { $have }
   *[other] opens to { $icon }
 }
table_preview_score = Score { $before } → { $after } VP: { $parts }
table_preview_same = The score stays at { $before } VP.
table_preview_fed = { $cards }, { $amphorae }: all fed
table_preview_starving = { $cards }, { $amphorae }: lose { $due } in winter
table_preview_opens = Opens in the Roman row: the { LIST($cards) }
table_preview_opened = { $card } ({ $place })
table_preview_reach = Reach: { $changes }
table_preview_change = { $what } { $before } → { $after }
table_preview_pass = The { $card } leaves the game; the row moves one step to the right.
table_preview_pass_empty = Nothing leaves: the row is empty.
table_preview_more = { $due ->
    [0] Without it all are fed.
   *[other] Still { $due } to lose.
 }

table_refused_card = Not the { $card }.
table_refused_position = There is no such card.
table_refused_deck = { $count ->
    [0] The deck is empty.
   *[other] The deck lies face down.
 }
    .why = { $count ->
        [0] No card joins this row any more.
       *[other] Nobody takes from it: after each take or pass its top card joins the row at the left.
     }
table_refused_display = { $you ->
    [yes] The { $card } is yours already.
   *[no] The { $card } is { $name }’s.
 }
table_refused_elsewhere = You take cards from the row.
table_refused_pass = Not that pass.
table_refused_keep = Not yet.
table_refused_order = The order is fixed.
table_refused_chance = That is for chance to decide.
table_refused_phase = Not now.
table_choice_card = { $card }, { $place }
table_choice_number = { $card }, card { $number }

table_scores = If the game ended now
table_scores_final = Final score
table_scores_some = Sets and gold
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
chart_step = { $before }→{ $after }
chart_changes = { $kind ->
    [take] { $hatched ->
        [yes] Hatched: with
       *[no] With
     } the { $suit }
    [discard] { $hatched ->
        [yes] Hatched: without
       *[no] Without
     } the { $suit }
    [none] The { $suit } changes nothing here.
   *[pass] Passing changes nothing here.
 }
chart_would = { $do }: { $gain }
chart_no-cards = No cards left.
chart_colors = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
 }

chart_head_set = Set
chart_head_cards = Cards
chart_head_colors = Colours
chart_head_points = VP
chart_head_card = Person
chart_head_position = Position
chart_head_opens = Opens to
chart_sets_head = Sets: { $points } VP
chart_sets_line = A new colour climbs one step.

chart_sets_title = { $who }: sets worth { $points }
chart_sets_note = Each card adds as many VP as its place in its set; a repeated colour begins the next set.

chart_reach_title = { $who }, { $row }: { $count } of { $cards } cards in reach
chart_reach_note = ✓ in reach · +1 one more icon opens it · −2 two icons short. Positions count from the right.
chart_reach_head = { $row ->
    [roman] What your icons open
   *[gaul] Who reaches how far
 }
chart_reach_line = { $row ->
    [roman] Each icon counts for its own cards.
   *[gaul] One wheat opens one more Gaul.
 }
chart_reach_axis = cards, counted from the right
chart_reach_all = Reach: { LIST($lanes) }.
chart_reach_far = { $lane } { $how ->
    [same] { $now }
   *[moved] { $now }→{ $then }
 }
chart_reach_in = in reach
chart_reach_next = one more opens it
chart_reach_then = the candidate opens it
chart_reach_out = { $short } short

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

chart_food = { $due ->
    [0] { $spare ->
        [0] all fed
       *[other] all fed, { $spare } to spare
     }
   *[other] lose { $due }
 }
chart_winter_head = Food for the winter
chart_winter_line = Each card needs an amphora.
chart_winter_title = { $who }: { $cards }, { $amphorae }: { $due ->
    [0] enough for all
   *[other] { $due } too many
 }
chart_winter_note = An amphora feeds a card. Dashed: an amphora is missing, so a card is lost. Empty: an amphora to spare.

chart_nothing = nothing
chart_lattice_head = { $due ->
    [0] Nothing is lost
    [one] One card to lose
   *[other] { $due } cards to lose
 }
chart_lattice_line = What is left: sets and gold
chart_lattice_title = { $who }: { $due ->
    [0] nothing is lost if winter comes now
   *[other] { $due } to lose, { $count ->
        [one] there is one way
       *[other] there are { $count } ways
     }
 }
chart_lattice_note = Cards lost, by number and letter, and what is left.{ $count ->
    [0] { "" }
   *[other] { " " }The best { $shown }; there are { $count } more.
 }

chart_majorities_head = The three majorities
chart_majorities_line = Most of an icon: { $points } VP
chart_scores_head = { $over ->
    [yes] Final VP
   *[no] VP if the game ended now
 }
chart_scores_line = Each player's VP, by source

chart_majorities_title = The three majorities
chart_lead_nobody = nobody has any
chart_lead_tie = { $count } players level
chart_lead_by = { $who }: ahead by { $lead }
chart_one-more = { $who }, one more icon: { $gains }
chart_one-more_icon = { $icon } { $gain }
chart_one-more_none = { $who }: one more icon of a kind changes nothing.
chart_if = if you do it
chart_part = { $part ->
    [sets] sets
    [gold] gold
   *[other] most { $name }
 }

chart_part_sets = sets
chart_then = { $who }, then
chart_scores_title = { $over ->
    [yes] Final score by rule
   *[no] Score by rule, if the game ended now
 }
chart_ahead = { $count ->
    [one] Ahead: { LIST($names) }.
   *[other] Level in the lead: { LIST($names) }.
 }
chart_clock_head = { $over ->
    [yes] Over after { $turns } turns
   *[no] Turn { $turn } of { $turns }
 }
chart_clock_line = Cards left in the decks, and piles
chart_clock_gaul = Gauls
chart_clock_roman = Romans

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
chart_name_winter_lattice = Ways through winter
chart_name_clock = Clock

## The browser of all components

components_head_deck = deck
components_head_pile = pile
components_head_suit = person
components_head_color = colour
components_head_gate = opens to


## The laboratory

laboratory_colours = Add a card:
laboratory_add =
    .tip = Add a { $color } card at the right end
laboratory_remove =
    .tip = Remove card { $number }, { $color }
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

ask_row_takes = { $seat_is ->
    [you] You take
   *[other] { $seat_name } takes
 } the { card_name }, { place }.
ask_row_passes = { $seat_is ->
    [you] You pass.
   *[other] { $seat_name } passes.
 }
ask_row_after = { $did } Which card is { ORDINAL($at) } then?
ask_row_now = The { $card } { $position ->
    [0] has left the row.
    [one] is then the rightmost card.
   *[other] is then { ORDINAL($position) } from the right.
 }
ask_place_of = { $did } At which position is the { $card } then?
ask_counted = It is the { ORDINAL($position) } from the right.

ask_cuts = Card 1 begins a set. Which others do?
ask_cut = Card { $number } repeats the { WORD("color", $color) } of card { $earlier }.
ask_no_cut = Card { $number } does not: since card { $first } there is no { WORD("color", $color) }.
ask_set_points = How many VP do the sets score?
    .before = How many VP do the sets score before?
    .after = And how many do they score then?
ask_sets_sum = Sets of { LIST($sizes) } cards score { JOIN($values, " + ") } = { $points } VP.
ask_longer = Which colours make the last set longer?
    .why = The last set lacks these colours.
ask_gain = How many VP does a new colour add?
ask_append = { $gain ->
    [1] The last set has { WORD("color", $color) } already, so the card begins a new set: 1 VP.
   *[other] The last set of { $size } has no { WORD("color", $color) } yet, so the card becomes its number { $gain }: { $gain } VP.
 }

ask_due = How many cards must you lose?
    .why = { WORD("count", "cards", $cards) } minus { WORD("icon", "amphorae", $amphorae) }: you lose { $due }.
ask_may_go = Which cards can you lose?
ask_best_loss = Which { $due } go, to keep the most VP?
ask_leaves = Losing card { $number } leaves { $points } VP of sets at most.

ask_gauls = Which Gauls do you reach?
ask_romans_after = With the { $gaul }: which Romans do you reach?
ask_opens = Which Gaul opens the { $card }, { place }?
    .why = With the { $gaul }: { $reason }

ask_clock_turns = Decks of 23: the turn that empties one is the last. How many turns?
    .why = 23 cards per deck, { $per_turn } drawn each turn: the deck runs out in turn { $turns }.
ask_clock_left = How many cards does each deck hold before the last turn?
    .why = 23 minus { $per_turn } for each of the turns before the last leaves { $left }.
ask_clock_starts = You began. Who starts the last turn?
    .why = The start-player card moves clockwise every winter: in turn { $turns } { $owner_is ->
        [you] you have it.
       *[other] { $owner_name } has it.
     }
ask_clock_last = Who acts last in that turn?
    .why = Clockwise from { $owner_is ->
        [you] you
       *[other] { $owner_name }
     }, { $seat_is ->
        [you] you come last.
       *[other] { $seat_name } comes last.
     }
ask_clock_drafted = How many cards can one player take in a whole game?
    .why = At most one Gaul and one Roman in each turn: 2 times { $turns } is { $drafted }.
ask_clock_row = How many cards lie in each row when the game is over?
    .why = Only the very last draw finds no card, so both rows end with { $row }.

ask_total_of = { $seat_is ->
    [you] What is your total?
   *[other] What is { $seat_name }’s total?
 }
ask_place = Which player comes { ORDINAL($place) }?
ask_change = How many VP { $change ->
    [-2] less
   *[other] more
} does each of you score?
ask_rank = { ask_seat }: place { $rank }, with { $points } VP and { WORD("icon", "gold", $gold) }.
ask_score_line = { $points } VP: { $told }.

ask_plan_gaul = Which Gaul do you take?
ask_plan_roman = And which Roman?
ask_plan_lost = Which card do you lose in winter?
ask_plan_most = Your choice ends with { $points } VP at most.
ask_plan_points = How many VP do you end with?
ask_protected = { $count ->
    [0] { "" }
   *[other] Card { $number } carries { WORD("icon", "amphorae", $count) } and cannot be lost.
 }

ask_edition = Under the { WORD("edition", $edition) }
ask_edition_level = Four level: two VP each in the German rulebook, nothing in the other two.
ask_gate = { $count ->
    [one] Which one needs { WORD("icon", $icon) }?
   *[other] Which need { WORD("icon", $icon) }?
 }
ask_gate_why = A { WORD("color", $color) } Roman needs { WORD("icon", $icon) }.

ask_acts = { $place ->
    [1] Who acts first?
    [2] Who acts next?
    [3] Who acts third?
   *[last] Who acts last?
 }
ask_order_why = The start player acts first, then it goes clockwise.

ask_number_wheat = How many wheat do you have?
    .why = The whole display counts: { $value } wheat.
ask_number_grapes = How many grapes?
    .why = The whole display counts: { WORD("icon", "grapes", $value) }.
ask_number_olives = How many olives?
    .why = The whole display counts: { WORD("icon", "olives", $value) }.
ask_number_takes = How many cards of the row can you take?
    .why = { WORD("count", "cards", $value) } within your reach.
ask_number_majorities = How many VP do they score?
    .why = Alone with the most of an icon: 4 VP. Level with others, be it one or two: 2 VP each. Together { $value } VP.
ask_number_due = How many cards must you lose this winter?
    .why = { WORD("count", "cards", $cards) } minus { WORD("icon", "amphorae", $amphorae) }, but never less than 0: { $value }.
ask_number_reach = How many Gaul cards does your wheat reach?
    .why = { $value }: one card for each wheat, counted from the right.
ask_number_score = How many VP would you have if the game ended now?
    .why = Sets, gold and your share of the majorities: { $value } VP.


## Armorica 1: first turns

lesson_armorica_setup =
    .title = First turns
    .aim = Two turns first, rules later.
    .can1 = play a turn
    .can2 = read the icons of a card
    .can3 = name the three phases

beat_armorica_setup_goal = Line up people of different colours.
    .more = Each new colour scores one victory point (VP) more than the last.
    .legend_wheat = opens Gauls, other Romans
    .legend_grapes = open red Romans
    .legend_olives = open green Romans
    .legend_sheep = open white Romans
    .legend_gold = one VP each
    .legend_amphorae = feed one card each
beat_armorica_setup_gaul = Take one of the two Gauls on the right.
    .more = Your two wheat reach two cards.
    .hint1 = The cards that you reach have a green frame.
    .hint2 = Click the first or the second card from the right.
beat_armorica_setup_roman = Now take a Roman.
    .more = Click one and see.
    .hint1 = The second from the right is a farmer, and two wheat are enough for him.
beat_armorica_setup_early = A new turn. Try a Roman before your Gaul.
    .more = Trying is free.
    .hint1 = The small signs above the row are Romans. Click one.
beat_armorica_setup_second = Play this last turn: Gaul, Roman, winter.
    .more = Too few amphorae? You lose hungry cards.
    .hint1 = { $phase ->
        [winter] Lose the card that you need least.
       *[other] A colour that your line lacks makes it longer.
     }
beat_armorica_setup_phases = Everybody finishes a phase before the next begins.


## Armorica 2: Gauls

lesson_armorica_gaul =
    .title = Gauls
    .aim = Wheat, and a row that moves.
    .can1 = see which Gauls you reach
    .can2 = foresee how the row moves
    .can3 = use a pass

beat_armorica_gaul_third = Try the third Gaul from the right.
    .hint1 = Count from the side where the deck is not.
    .hint2 = It has two cards to its right.
beat_armorica_gaul_range = Count from the right: every Gaul asks for one wheat more.
beat_armorica_gaul_wheat = Take the Gaul that brings a third wheat.
    .hint1 = Wheat is the top icon of a card.
    .hint2 = You reach two cards. One of them shows a wheat.
beat_armorica_gaul_reach = Use it: take the third Gaul.
    .more = Watch the row.
    .hint1 = You have three wheat now.
    .hint2 = The third card from the right is yours if you want it.
beat_armorica_gaul_pass = Pass this time, and watch the right end.
    .hint1 = You may pass although you reach cards.
    .hint2 = The button stands above the row.
beat_armorica_gaul_cost = A pass costs the rightmost card, and the row moves.


## Armorica 3: Romans

lesson_armorica_roman =
    .title = Romans
    .aim = Which icon opens which Roman.
    .can1 = say what opens a Roman
    .can2 = see which Romans you reach
    .can3 = plan a Gaul for a Roman

beat_armorica_roman_red = Try the red general, second from the right.
    .more = You have three wheat and one grape.
    .hint1 = He wears a red crest.
    .hint2 = He stands beside the green matron.
beat_armorica_roman_gate = Grapes open red Romans, olives green ones, sheep white ones.
    .more = Wheat opens only yellow, blue and brown.
beat_armorica_roman_key = Take the Gaul that opens the general second from the right.
    .more = He asks for two grapes. A new Gaul counts at once.
    .hint1 = You have one grape, and need one more.
    .hint2 = One Gaul within reach shows a grape.
beat_armorica_roman_general = Now take him.
    .hint1 = Two grapes reach the second card from the right.


## Armorica 4: winter

lesson_armorica_winter =
    .title = Winter
    .aim = Whom you feed, and whom you lose.
    .can1 = see whom you must lose
    .can2 = keep cards safe
    .can3 = profit from hunger

beat_armorica_winter_protected = Winter. Try to lose a card that shows an amphora.
    .more = Eight cards, six amphorae.
    .hint1 = Amphorae stand in the lowest row of a card.
    .hint2 = The second card of your display shows one.
beat_armorica_winter_hungry = One amphora feeds one card: two without any must go.
beat_armorica_winter_famine = Lose a card: leave two sets, not three.
    .more = A colour that repeats begins a new set.
    .hint1 = The gap closes. Which two equal colours stand too near each other?
    .hint2 = Look at the second brown card and at the first blue one.
beat_armorica_winter_six = One more: leave a set of six colours.
    .hint1 = Which colour still stands twice?
    .hint2 = Of brown and blue, one is gone; the other one stands fourth.
beat_armorica_winter_fed = Everybody is fed. Try to lose one anyway.
    .more = The general shows no amphora.
    .hint1 = Click the red card of your display.
beat_armorica_winter_feast = Take the Roman that brings enough food for all.
    .more = Seven cards, six amphorae, one card to come.
    .hint1 = Eight cards will need eight amphorae.
    .hint2 = Only a card with two amphorae is enough.


## Armorica 5: sets and points

lesson_armorica_scoring =
    .title = Sets and points
    .aim = What cards are worth, and who wins.
    .can1 = cut cards into sets
    .can2 = see what a card is worth
    .can3 = decide a close game

beat_armorica_scoring_longer = Last turn! Take the Gaul that makes your last set longer.
    .more = Point at a card, or hold it: it tells.
    .hint1 = Your last set is brown, red, yellow.
    .hint2 = A blue card would be its fourth colour.
beat_armorica_scoring_sets = Read from the left: a repeated colour begins a new set.
    .more = One to six colours score 1, 3, 6, 10, 15, 21.
beat_armorica_scoring_most = Most grapes, olives or sheep: four VP. Level: two.
    .more = Each gold scores one, and gold breaks ties.
beat_armorica_scoring_win = Take the Roman that wins the game.
    .more = Carmen stands at 35.
    .hint1 = Two matrons are within reach. One of them brings an olive.
    .hint2 = You and Carmen are level on olives. With one more, they score four for you and nothing for her.


## Armorica 6: a first game

lesson_armorica_first-game =
    .title = A first game
    .aim = A whole game, with a coach.
    .can1 = play Armorica
    .can2 = plan Gaul and Roman together
    .can3 = know what counts when

beat_armorica_first-game_begin = Begin with wheat: it opens the rest.
    .hint1 = Which card within reach shows wheat?
    .hint2 = If none does, take an icon that opens a Roman.
beat_armorica_first-game_two = Two players: every winter, each row loses its rightmost card.
    .more = The start-player card moves on.
beat_armorica_first-game_early = Look at the Roman row before you take a Gaul.
    .more = Point at its small cards. Today’s icons open today’s Roman.
    .hint1 = Point at a card, or hold it: it tells what it would bring.
    .hint2 = If nothing helps your last set, pass.
beat_armorica_first-game_middle = Keep your last set growing, and feed everybody.
    .hint1 = A colour that your last set has begins a new one, for one VP.
    .hint2 = Two amphorae on a card feed a neighbour as well.
beat_armorica_first-game_last = The last two turns: VP before wheat.
    .hint1 = Which majority can one icon win?
    .hint2 = A card that you lose in winter scores nothing.


## Armorica 7: three rulebooks

lesson_armorica_editions =
    .title = Three rulebooks
    .aim = Where the English, German and Russian rules differ.
    .can1 = say what each rulebook pays for a tie
    .can2 = break a tie with one icon

beat_armorica_editions_tie = The very last action: all four have two olives. Pass.
    .hint1 = You may pass although you reach a card.
beat_armorica_editions_level = Whoever is level scores two VP.
    .more = { ask_edition_level }
beat_armorica_editions_break = The same moment again: break the tie.
    .more = Most olives alone would score four.
    .hint1 = Only the rightmost Roman is within reach. Look at its third row.


## Armorica 8: scoring laboratory

lesson_armorica_laboratory =
    .title = Scoring laboratory
    .aim = Build, cut and mend sets.
    .can1 = build a set of six
    .can2 = say where any display is cut
    .can3 = say how long any game lasts

beat_armorica_laboratory_six = Everything is within reach: make it six colours.
    .hint1 = Which of the six colours does your set lack?
    .hint2 = Green is missing.
beat_armorica_laboratory_cut = Six colours. Take any Gaul: what do your sets gain?


## Armorica 9: worked examples

lesson_armorica_examples =
    .title = Worked examples
    .aim = The rulebook’s examples, and the hardest exercise.
    .can1 = prove every statement of the rulebook’s examples
    .can2 = find the best plan for a last turn

beat_armorica_examples_white = Try the white card, as the rulebook’s example does.
    .hint1 = It is the fifth from the right.


## Armorica: questions

quiz_armorica_x1 = A game begins: what can you do?
    .why = Two wheat reach two cards, and you may always pass.
quiz_armorica_x2 = How does the row move?
    .why = A card moves one step to the right whenever a card to its right leaves.
quiz_armorica_x3 = You are Michael, and choose a Roman. What can you do?
    .why = Only two cards are open: the green one by olives, the yellow one by wheat.
quiz_armorica_x4 = Six wheat, two olives, one sheep: what can you do?
    .why = Position decides, not colour: one green card is open, the other is not. All that wheat opens neither.
quiz_armorica_x5 = Cut these cards into sets.
quiz_armorica_x6 = What is one more card worth?
    .why = A colour that the last set has already begins a new set: 1 VP.
quiz_armorica_x7 = Winter: whom can you lose?
    .why = Two of these four cards: { $ways } different choices, all legal.
quiz_armorica_x8 = The useful famine: you must lose two cards.
    .why = Without the second brown and the first blue card, six different colours stand side by side: { $best } VP instead of { $before }.
quiz_armorica_x9 = You act first: plan a Gaul and a Roman.
    .why = Before the Gaul phase only the rightmost Roman was open. The new Gaul’s icons count at once.
quiz_armorica_x10-two = How long do two players play?
quiz_armorica_x10-three = How long do three players play?
quiz_armorica_x10-four = How long do four players play?
quiz_armorica_x11 = The game is over: add up, German rulebook.
    .why = All four are level on olives, two on grapes; nobody has sheep. Players 3 and 4 are level on VP: gold decides.
quiz_armorica_x11-three-tied = English, Russian: four who are level score nothing.
    .why = Everybody loses the same, down to { JOIN($totals, ", ") } VP: the order stays.
quiz_armorica_x11-zero = German, with a house rule: level at none counts, too.
    .why = Everybody gains the same, up to { JOIN($totals, ", ") } VP: the order stays.
quiz_armorica_x12 = The last turn, and the others are done: find the best plan.
    .why = That Gaul’s olive opens the matron, its sheep wins a majority. Without the older matron your second set has five colours: { $points } VP. Other plans: { $second } at most.
quiz_armorica_gates = What opens which Roman?
    .why = Red needs grapes, green olives, white sheep; all others need wheat.
quiz_armorica_order = { $owner_name } has the start-player card.
quiz_armorica_forced-pass = What can you do now?
    .why = Every card is out of reach, each for its own icon. So passing is the only action.
quiz_armorica_only-green = One green card, and you have one olive. What can you do?
    .why = Positions count all cards, so the only green card is still the 3rd.
quiz_armorica_sequential = Where do the sets of this display begin?
    .why = Sets are cut in order, where a colour repeats first. Another cut would score 16, but is not allowed.
quiz_armorica_repeats = Yellow stands here three times. Where do the sets begin?
    .why = The second card repeats the colour of the first, so the first set stays a single card: 1 VP, and never more.
quiz_armorica_michael-scores = You are Michael in the rulebook’s second example.
    .why = 33 to 33: Michael’s third gold decides.
quiz_armorica_editions-tie = All four are level on olives: how many VP for you?
    .why = The German rulebook gives 2 VP to all who are level; the English and the Russian give it to three at most.
quiz_armorica_levels = Alone or level: count your majorities.
quiz_armorica_michael-holds = You are Michael: what do you hold, and what does it open?


## Who won

stage_won = { $how ->
    [shared] { $total } VP each.
    [tie] { $total } to { $second } VP. { $rule }.
   *[lead] { $total } to { $second } VP. What made the difference (+{ $by }): { $line }.
 }


## The start page

start_about = Settle Gauls, attract Romans, survive the winter.


## A game looked back on

review_when = in the end, in VP
review_rather = { review_the_better } wins more games
review_why_later = In the end both bring about the same points, but { review_rather }.
review_line = { $label ->
    [grapes] most grapes
    [olives] most olives
    [sheep] most sheep
    [sets] sets
   *[other] { $title }
 } { $points }


## A position that is changed

edit_gaul_row = Gaul row, { ORDINAL($place_1) } from the left
edit_roman_row = Roman row, { ORDINAL($place_1) } from the left
edit_each_displays = card { $place_1 }
