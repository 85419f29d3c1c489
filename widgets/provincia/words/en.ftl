### What boards, charts, lessons and questions say of Provincia Romana in English. Words of the game itself are in its
### own catalogue, and these messages may use them. German and Latin terms of the rulebook stand in brackets where a
### learner meets them first.


## On the table

table_list = { LIST($items) }
table_or = { JOIN($items, ", ") }
table_else = { JOIN($items, "; if that cannot be paid, ") }
table_nothing = nothing
table_of = { $what } { $have }/{ $all }
table_times = { $count } × { $card }
table_several = { $count } ways: press to choose
table_any_goods = any { $count } of clay, wood and stone

# Status.
table_when = Round { $round } of { $rounds } · { $phase }
table_phase_select =
    .short = select
    .tells = Phase 1: everybody chooses a deck once; each time all players take one of the six cards.
table_phase_play =
    .short = play
    .tells = Phase 2: build, play senate cards, buy wood or stone; then at most five cards stay in hand.
table_phase_combat =
    .short = combat
    .tells = Phase 3, in rounds II, III, V and VI: tokens are laid, then every city must be as strong as the Gauls.
table_phase_upkeep =
    .short = upkeep
    .tells = Phase 4: morale −1, defence −1, 1 gold of tax; who cannot pay loses 2 prestige.
table_phase_activate =
    .short = activate
    .tells = Phase 5: inactive buildings may be activated for 1 prestige each; then comes the income.
table_phase_final =
    .short = final
    .tells = After round VI: one last turn each, as in phase 2.
table_to_settle = { $name } to choose a city
table_to_choose = { $name } to choose a deck
table_to_pick = { $name } to take a card
table_to_play = { $name } to play cards
table_to_lay = { $name } to lay a combat token
table_to_lose = { $name } to choose which building is lost
table_to_react = { $name } to answer CONIURATIO
table_to_keep = { $name } to take one of the cards looked at
table_to_put = { $name } to put the other cards back
table_to_activate = { $name } to activate buildings
table_to_discard = { $name } to discard down to the hand limit
table_status_over = Game over · { $who }

# The cover, and what waits for an answer.
table_cover = Pass the device to { $name }
table_cover_note = The hand and the tokens of { $name } are covered.{ $free ->
    [yes] {" "}A deck or an open card can be chosen without them.
   *[no] { "" }
 }
table_uncover = I am { $name }: show my cards
table_covered_card = One of your cards, face down. Press to show your hand.
table_waiting_town = Answer first: choose your city
table_ask_town = The board says which of PORTUS and PONS you can build. Each city can be taken once.
table_waiting_lose = Answer first: the combat is lost, you lose { $penalty }
table_ask_lose = Choose the building: it goes back to your hand, and its prestige is lost. AEDILES would save it.
table_waiting_suffer = Answer first: CONIURATIO of { $name } against your { $card }
table_ask_suffer = AEDILES for 2 gold saves it; else it goes back to your hand.
table_waiting_keep = Answer first: take one of these buildings
table_ask_keep = CONSUETUDO: nobody else sees them. The others go back on top of the deck.
table_waiting_put = Answer first: put the others back
table_ask_put = One after the other: the first lies on top and comes next.
table_waiting_limit = Answer first: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
table_ask_limit = At the end of phase 2 at most { $limit } cards stay in hand. A HORREUM is never discarded.

# Moves.
table_do_pick_opes = Take card { $place } of OPES: { $goods }
table_do_look_card = Look at the face-down card on place { $number }
table_do_look_hand = Look at the hand of { $name }
table_do_look_bellum = Look at the combat card of round { $number }
table_do_look_token = Ask which token { $name } laid
table_did_lay = { $name } lays a combat token face down.
table_did_keep = { $name } takes a building card that nobody else saw.
table_did_put = { $name } puts a card back on the deck.
table_did_chance = Chance has decided.

# What a move would do.
table_preview_next = Then it is the turn of { $name }.
table_preview_combat = Then comes the combat.
table_preview_upkeep = Then come upkeep and taxes.
table_preview_round = Then round { $round } begins.
table_preview_final = Then come the final turns.
table_preview_over = Then the game is over.
table_preview_limit = Too many cards for the limit of { $limit }: { $names }
table_preview_choose = { $all } cards are laid out, { $open } of them face up; you take the first one.
table_preview_quaestor = OPES: you get the upper half of your card, the others the lower half of theirs.
table_preview_markers = { $left ->
    [0] No marker is left on it then
    [one] 1 marker is left on it then
   *[other] { $left } markers are left on it then
 } · { $pile } cards in the pile
table_preview_blind = Nobody knows what it is: you see it once it is yours.
table_preview_token = Strength of { $own ->
    [yes] your city
   *[no] the city of { $name }
 } { $before } → { $after }, once the tokens are turned over
table_preview_token_none = Nobody plays that colour.
table_preview_other = { $name }: { $line }
table_preview_unless = Unless { $name } has AEDILES and 2 gold
table_change = { $what } { $before } → { $after }
table_change_strength = Strength { $before } → { $after }
table_change_hand = Hand { $before } → { $after ->
    [one] { $after } card
   *[other] { $after } cards
 }

# Rounds, phases, order.
table_course = Course of the game
table_group_rounds = rounds
table_group_phases = phases
table_group_order = turn order
table_round_label = Round { $round }{ $combat ->
    [yes] , with a combat
   *[no] , without combat
 }{ $here ->
    [yes] ; it is played now
   *[no] { "" }
 }
table_phase_label = { $phase }{ $state ->
    [none] , not in this round
   *[on] { "" }
 }
table_order_label = { $name }: { $place ->
    [1] holds the CAESAR card and acts first
   *[other] number { $place } in turn order
 }{ $here ->
    [yes] ; decides now
   *[no] { "" }
 }

# Decks and selection.
table_decks = Decks
table_group_decks = decks with their action markers
table_group_selection = selection: { $deck }
table_note_choose = choose a deck that has a marker{ $times ->
    [one] { "" }
   *[other] {" "}· pass { $time } of { $times }
 }
table_note_pick = { $name } chose · { $count ->
    [one] 1 player still takes a card
   *[other] { $count } players still take a card
 }
table_pile = { $deck }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 } in the pile, { $out } discarded, { $markers ->
    [0] no action marker left
    [one] 1 action marker left
   *[other] { $markers } action markers left
 }
table_pile_text = { $deck } ({ $kind })
table_deck_opes = goods
table_deck_spqr = senate
table_deck_aedificium = buildings
table_known_top = You know what lies on top: { $cards }
table_discarded = Discarded: { $cards }
table_gap = Place { $place }: the card is taken
    .short = taken
table_gap_next = Place { $place }: the next open card lies here
    .short = next
table_face_down = Place { $place }: a { $deck } card face down. It may be taken, not looked at.
    .short = face down
table_selected = Place { $place }: { $card }
table_badge_known = you know it

# Combat.
table_combat = Gauls
table_note_lay = lay one combat token face down
table_note_gauls = strength { $strength } · a city that is as strong is safe
table_note_next = next combat: round { $round }
table_note_none = no combat is left
table_group_bellum = combat cards
table_group_laid = laid face down
table_group_revealed = tokens turned over in round { $round }
table_group_tokens = your combat tokens
table_bellum = strength { $strength }; who is weaker loses { $penalties }
table_bellum_label = Combat of round { $round }: { $card }
table_bellum_down = Combat card of round { $round }, face down: strength { $cards }
table_badge_fought = fought
table_gauls_face = Gauls
table_gauls_code = Gauls { $strength }: { $penalties }
table_loss = −{ $count } { $what }
table_penalty_line = { $number }. { $penalty }
table_laid = { $name } has laid a token; nobody else knows which
table_laid_own = You laid { $token }
table_laid_short = { $name }: { $token }
table_revealed = Turned over: { $token }. Nobody knows whose it was.
table_tokens_covered = { $count ->
    [one] 1 token, face down
   *[other] { $count } tokens, face down
 }
table_token = { $town } { $value } ({ $colour } token)
table_token_short = { $colour } { $value }
table_strength_of = Strength of { $name }
table_strength = { $strength } strength
table_term = { $number } { $what }
table_tokens = tokens

# The common supply.
table_supply = Common supply
table_note_supply = { $gold } gold buy 1 wood or 1 stone in your turn
table_supplied = { $what }: { $left ->
    [endless] as much as is needed
   *[other] { $left } of { $total } left
 }

# Cities.
table_town = { $name } ({ $colour }), { $shows }
table_town_note = { $colour } · { $shows ->
    [portus] harbour
   *[pons] bridge
 }
table_group_store = store, at most { $cap } of each good
table_group_prestige = prestige
table_group_morale = morale
table_group_defence = defence
table_group_buildings = buildings
table_group_in_play = cards in play
table_stored = { $what }: { $have }{ $cap ->
    [none] { "" }
   *[other] {" "}of at most { $cap }
 }
table_prestige = { $prestige } prestige
table_prestige_below = Below zero: the marker stays off the track.
table_prestige_card = A prestige card: { $lost } prestige lost, taken off already
    .short = { $lost } lost
table_field = { $track } { $number }{ $here ->
    [yes] , the marker is here
   *[no] { "" }
 }
table_standing = { $name }, worth { $worth } prestige{ $state ->
    [inactive] , inactive: it can be activated in phase 5
    [turned] , activated
   *[active] { "" }
 }
table_badge_inactive = inactive
table_badge_turned = active
table_praetor = PRAETOR: no tax in this round
    .short = no tax this round
table_forced = CONCUSSIO: pays the tax whatever else is in play
    .short = must pay tax
table_other_note = { $colour } · { $shows ->
    [portus] harbour
   *[pons] bridge
 } · { $prestige } prestige{ $losses ->
    [0] { "" }
   *[other] {" "}({ $losses } lost)
 } · { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }
table_hand_of = Hand of { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }{ $seen ->
    [0] { "" }
   *[other] , { $seen } of them seen by all
 }
    .short = hand { $count }
table_seen = Known to be in the hand of { $name }: { $card }
table_offer = Offer { $name } a trade
    .short = trade?

# The hand.
table_hand = Hand of { $name }
table_note_hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }{ $over ->
    [yes] {" "}· more than the { $limit } that may stay at the end of phase 2
   *[no] { "" }
 }
table_no_cards = No card in hand.
table_badge_short = lacks { $amounts }
table_short = You lack { $amounts }.
table_discounted = Your discount takes off 1: { $kinds }

# Cards.
table_building = { $name } ({ $gloss }; { $kind })
table_senate = { $name } ({ $gloss }; senate card)
table_costs = costs { $cost }
table_worth = { $worth } prestige
table_no_effect = no further effect
table_unique = only one in a city
table_sort = { $sort ->
    [production] production
    [defence] defence
    [basic] basic
    [prestige] prestige
   *[storage] store house
 }{ $unique ->
    [yes] {" "}· unique
   *[no] { "" }
 }
table_mark_stays = stays in play
table_needs_portus = only by a harbour
table_needs_pons = only by a bridge
table_opes = OPES: { $upper } for who chose the deck, { $lower } for the others
table_opes_name = OPES ({ $upper } / { $lower })
table_half_quaestor = quaestor
table_half_others = others
table_effect_onbuild = +{ $number } { $what } when it is built
    .short = +{ $number } { $what } when built
table_effect_onactivate = +{ $number } { $what } when it is activated
    .short = +{ $number } { $what } if activated
table_effect_income = +{ $number } { $what } in every phase 5
    .short = +{ $number } { $what } each round
table_effect_static = +{ $number } military in every combat
    .short = +{ $number } military
table_effect_activestatic = +{ $number } military in every combat once it is activated
    .short = +{ $number } military if activated
table_effect_discount = later buildings cost { $number } clay, wood, stone or gold less
    .short = buildings cost { $number } less
table_effect_storage = up to { $number } of each good can be stored
    .short = stores { $number } of each
table_senate_aediles =
    .short = saves a building
table_senate_architectus =
    .short = buildings cost 1 good less
table_senate_commercium =
    .short = { $give } for { $get }
table_senate_concussio =
    .short = an opponent must pay tax
table_senate_coniuratio =
    .short = destroys a building
table_senate_consuetudo =
    .short = choose 1 of 10 buildings
table_senate_consul =
    .short = +{ $value } defence
table_senate_corruptio =
    .short = no more taxes
table_senate_gloria =
    .short = { $value } prestige at the end
table_senate_legio =
    .short = +{ $value } defence
table_senate_patronus =
    .short = { $get }
table_senate_praetor =
    .short = no tax this round

# Beside the board.
table_turn_build = buildings you can pay
table_turn_senate = senate cards you can play
table_turn_trade = goods you can buy
table_turn_discard = cards you may discard
table_turn_activate = buildings you can activate
table_strengths = Strength against the Gauls
    .now = Strength now, without tokens
table_gauls_strength = Gauls
    .ahead = Gauls to come
table_range = { $round }: { $low } to { $high }
table_standings = If the game ended now
table_standing_total = Prestige in all
table_standing_prestige = On the track
table_standing_gold = For gold
table_standing_gloria = By GLORIA
table_standing_buildings = No. of buildings
table_standing_hand = No. of hand cards
table_log_faded = { $name }: morale { $morale ->
    [same] stays { $morale_now }
   *[other] { $morale_was } → { $morale_now }
 }, defence { $defence ->
    [same] stays { $defence_now }
   *[other] { $defence_was } → { $defence_now }
 }.
table_got_card = It is { $card }.


## The browser of all components

components_group_building = building
components_group_senate = senate card
components_group_opes = production card
components_group_bellum = combat card
components_group_token = combat token
components_group_town = city board
components_head_id = card
components_head_means = meaning
components_head_copies = copies
components_head_prestige = prestige
components_stays = stays in play
components_once = used once
components_round = round { $round }
components_lower = For the QUAESTOR, who chose the deck, what stands on the left; for all others { $goods }.
components_token = { $value } for the { $colour } city


## Charts

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


## The laboratory

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


## Provincia 1: set-up

lesson_provincia_setup =
    .title = Set-up
    .aim = You will be able to lay out a game, and to say what everybody begins with and what nobody may look at.
    .done = The table is laid, and the CAESAR card lies with you. Next: how cards are selected.

task_provincia_setup_taken = Player 1 has chosen Massilia. Try to choose it, too
    .hint1 = Everybody has a city (Stadt) and a colour of their own. You can still try.
    .hint2 = Choose the board (Tafel) of Massilia, the yellow one.
    .done = One city, one player. What you get is a colour: it decides which combat tokens help or harm you.
task_provincia_setup_bridge = Choose a city with a bridge (PONS)
    .hint1 = Three boards show a harbour (PORTUS), three a bridge. You can build only the one that your board shows.
    .hint2 = Arelate, Loupian and Tolosa lie inland, on a river or by a road. If you took another one, press Undo.
    .done = The rest was dealt at once: a store house (Lagerhaus, HORREUM), 7 gold (Goldmünzen), goods (Rohstoffe) by your place in the turn order, one building card, five combat tokens (Kampfspielsteine).
task_provincia_setup_hand = Everybody was dealt one building card. Try to look at the one of player 1
    .hint1 = Hands (Handkarten) are secret. Trying costs nothing.
    .hint2 = Choose the hand of player 1.
    .done = You see how many cards the others hold, and later those that they took in the open.
task_provincia_setup_gauls = Try to look at a combat card (Kampfkarte, BELLUM)
    .hint1 = Four of the fifteen lie face down, one for each combat.
    .hint2 = Choose the combat card of round 2.
    .done = It is turned over in its round, not before. What may come, and how likely it is, can be counted: the charts do that.
task_provincia_setup_begin = You are the start player (Startspieler): choose any deck, and begin
    .hint1 = Who holds the CAESAR card (Karte des Caesar) acts first in every phase of the round (Runde).
    .hint2 = There are three decks: production (OPES), senate (SPQR) and buildings (AEDIFICIUM). Choose one.
    .done = Six cards lie there, and round 1 has begun. You started at −2 prestige (Prestigepunkte): with four players the first two will be start player twice, and pay for it.


## Provincia 2: selecting cards

lesson_provincia_selecting =
    .title = Selecting cards
    .aim = You will be able to choose a deck (Kartenstapel), and to say who picks when, and what stays secret.
    .done = Choose a deck, pick first, let the others pick: you know phase 1. Next: what production cards give.

task_provincia_selecting_spent = Both action markers (Aktionsmarker) of the senate deck are used. Try to choose it
    .hint1 = Every choice takes a marker away, and each deck has two.
    .hint2 = Choose SPQR, although no marker lies beside it.
    .done = No marker, no choice: each deck comes at most twice in a round.
task_provincia_selecting_deck = Choose the building deck (AEDIFICIUM)
    .hint1 = You must choose one of the decks that are left, and you will pick first.
    .hint2 = AEDIFICIUM has both of its markers.
    .done = Six cards: four face up (offen), two face down (verdeckt). Nobody looks at those, not even you; but you may take one unseen.
task_provincia_selecting_refuse = Suppose you like none of the six. Try to take nothing
    .hint1 = Is there a button that ends your turn?
    .hint2 = Try to end your turn without a card.
    .done = Everybody takes one card of every selection, wanted or not.
task_provincia_selecting_blind = Take a face-down card
    .hint1 = It may be better or worse than what lies open: a mean card of all that nobody has seen.
    .hint2 = Take the card on place 5 or 6.
    .done = It goes to your hand, and nobody else has seen it. Which one of the six it is, you could not know.
task_provincia_selecting_last = Now player 2 has chosen a deck. Take your card of that one, too
    .hint1 = The chooser picks first, then the others clockwise: you come last this time.
    .hint2 = Production cards (Produktionskarten, OPES) are never kept: what they show is yours at once.
    .done = Everybody gets a card out of every selection; what is left over goes to the discard pile (Ablagestapel).


## Provincia 3: production and storage

lesson_provincia_production =
    .title = Production and storage
    .aim = You will be able to foresee what a production card brings you, and what of it is lost.
    .done = Upper half, lower half, store, supply: four numbers, and the smallest counts. Next: playing your cards.

task_provincia_production_quaestor = Choose the production deck (OPES)
    .hint1 = Who chooses it uses the upper half (Quaestor) of the card they pick, which mostly gives more.
    .hint2 = Choose OPES, and compare both halves of the four open cards.
    .done = You get an upper half now, everybody else a lower one.
task_provincia_production_refuse = Your stores are nearly full. Try to take nothing at all
    .hint1 = A production card can be a nuisance. Can you decline it?
    .hint2 = Try to end your turn without a card.
    .done = Here, too, everybody takes one card, and it is used at once. What cannot be stored is lost.
task_provincia_production_short = Take the card with 4 clay (Lehm), and count what you get
    .hint1 = The goods of the game are limited: what the players hold is missing from the supply (Vorrat).
    .hint2 = The card on place 2 shows 4 clay in its upper half. Only 2 pieces are left in the supply.
    .done = You got the last 2, and the rest is lost for good; nobody owes it to you.
task_provincia_production_overflow = Player 2 has chosen production, too. Take the card with stone (Stein)
    .hint1 = The others have picked before you; of the open cards one gives stone and one gold. Lower half for you.
    .hint2 = Take the card on place 3: 3 stone. You have 7, and a HORREUM.
    .done = A HORREUM holds 9 of each good: 2 stone are stored, the surplus (Überschuss) of 1 is lost.
task_provincia_production_instead = Take it back, and take the gold instead
    .hint1 = Undo is always there: compare as often as you like.
    .hint2 = Of the cards that were left one shows 3 gold, on place 4.
    .hint3 = Press Undo, or the key u; then take the card on place 4.
    .done = Gold needs no store and has no limit: nothing is lost.


## Provincia 4: playing cards

lesson_provincia_playing =
    .title = Playing cards
    .aim = You will be able to say which of your cards you can pay for, what gold can buy, and what your hand may hold.
    .done = Pay, play, buy, keep five: that is phase 2. Next: what the senate can do for you.

task_provincia_playing_short = Try to build the FORUM
    .hint1 = Every card is paid in full (Kosten), from your own store. Trying is free: a refusal names what is missing.
    .hint2 = FORUM costs 1 wood, 6 stone and 1 gold. You have 3 stone.
    .done = It needs 6 stone and you have 3. Without a HORREUM you could not even store 6.
task_provincia_playing_clay = You have 6 gold. Try to buy clay for it
    .hint1 = In phase 2 you may buy from the supply: 1 good for 2 gold. Any good?
    .hint2 = Choose the supply of clay.
    .done = Only wood and stone can be bought. Clay comes from cards and from your own brick kilns.
task_provincia_playing_buy = Buy a wood (Holz)
    .hint1 = 2 gold for 1 (Rohstoffe tauschen), as often as you like and can pay.
    .hint2 = Choose the supply of wood.
    .done = 2 gold went to the supply, 1 wood to you. Buying more than you can store would have been refused.
task_provincia_playing_partner = Player 2 has stone to spare. Try to trade for it
    .hint1 = Would player 2 be allowed to answer?
    .hint2 = Make an offer to player 2, and read the answer.
    .done = Players never trade with each other. Everything goes through the supply.
task_provincia_playing_build = Build the DOMUS
    .hint1 = 2 clay and 1 wood are all it costs.
    .hint2 = Choose the DOMUS in your hand. As many cards as you can pay for may follow, in any order.
    .done = It lies open in your city, and its 3 prestige count at once.
task_provincia_playing_keep = You hold more than five cards. End your turn, and try to discard the HORREUM
    .hint1 = The hand limit (Handkartenlimit) is 5, and it is checked at the end of this phase only.
    .hint2 = End your turn; then choose the HORREUM among the cards in your hand. If you built it, press Undo.
    .done = The store house cannot be discarded, only destroyed. Yours was, and waits in your hand.
task_provincia_playing_limit = Discard another card
    .hint1 = Any other card will do. Cards that lie open in your city do not count.
    .hint2 = The CIRCUS asks for 9 stone: without a HORREUM it is far away.
    .done = Five cards are left. At any other moment you may hold more.


## Provincia 5: the senate

lesson_provincia_senate =
    .title = The Senate
    .aim = You will be able to say what each senate card does, what it costs, and whether it stays.
    .done = Exchange, fame, search, conspiracy: the senate has something for everyone who pays. Next: buildings.

task_provincia_senate_exchange = Play COMMERCIUM, and make 6 stone of 4 wood
    .hint1 = It is free, and its exchange may be repeated as often as you can pay for it, all at once.
    .hint2 = Yours turns 2 wood into 3 stone. Play it with two exchanges.
    .done = Twice 2 wood for 3 stone; then the card is discarded. There are 19 of them, with many exchanges.
task_provincia_senate_fame = Play the GLORIA that shows 5
    .hint1 = Its prestige counts at the end of the game. 2 gold buy it.
    .hint2 = You hold two: one with 3 and one with 5.
    .done = It stays in front of you, and counts at the end.
task_provincia_senate_second = Try to play the other GLORIA as well
    .hint1 = You can pay for it. Is that enough?
    .hint2 = Choose the GLORIA that shows 3.
    .done = One GLORIA for each player, and only the best would count. Choose well before you play one.
task_provincia_senate_search = Play CONSUETUDO, and take a building into your hand
    .hint1 = You look at the top ten cards of the building deck. (In this lesson only four are left there.)
    .hint2 = Play it, then choose the card to keep: INSULA brings 10 prestige.
    .done = The others will see that you searched, not what you found.
task_provincia_senate_order = Put the other cards back on top of the deck, in an order that you like
    .hint1 = The first one that you put back lies on top and comes next.
    .hint2 = You will know what comes: TURRIS on top would be the next card laid out.
    .done = Until those cards are drawn, you know more than the others.
task_provincia_senate_conspire = Play CONIURATIO against player 3, and destroy the STATUA
    .hint1 = You choose an opponent and one of their buildings. It costs 5 gold.
    .hint2 = Player 3 has a STATUA. Destroyed (zerstört), it goes back to its owner's hand, and its 7 prestige are gone.
    .done = Destroyed means: back to the hand. It may be built again, for 8 stone. AEDILES and 2 gold would have saved it.


## Provincia 6: buildings

lesson_provincia_buildings =
    .title = Buildings
    .aim = You will be able to tell which buildings you may build, how often, and what a discount takes off.
    .done = Bridge or harbour, once or often, one discount each: you can plan a city. Next: those who want to burn it.

task_provincia_buildings_bridge = Your city is Massilia, by the sea. Try to build the PONS
    .hint1 = You can pay 1 clay and 4 wood. Look at your board.
    .hint2 = The board of Massilia shows a harbour. PONS is a bridge.
    .done = PONS only where the board shows a bridge, PORTUS only where it shows a harbour.
task_provincia_buildings_spare = A FORUM stands already. Get rid of the second one in your hand
    .hint1 = Buildings worth 3 prestige or more (Prestigegebäude) are unique (einzigartig), unless the card says otherwise. Basic ones (einfache Gebäude), worth 2, may be repeated unless marked.
    .hint2 = A second copy of a unique building may be discarded, free, in your turn: choose the FORUM in your hand.
    .done = A unique building stands once in a city. The spare card is gone for nothing.
task_provincia_buildings_discount = Build CARCHESIUM, then STRATA with a discount (Nachlass)
    .hint1 = CARCHESIUM makes every later building cheaper by one clay, wood, stone or gold, but not itself.
    .hint2 = STRATA costs 2 clay and 2 stone: choose which of them you save.
    .done = One unit for each building, of a kind that it really costs. Two discount cards would still take off only one.
task_provincia_buildings_spirit = Build HORTUS, and see your morale (Moral) rise
    .hint1 = A garden costs nothing but gold. With CARCHESIUM one gold less: ARCHITECTUS could not do that.
    .hint2 = HORTUS costs 6 gold. It brings 8 prestige, and 1 morale when it is built.
    .done = Prestige at once, and the one-off benefit, too. HORTUS may stand several times.
task_provincia_buildings_harbour = Build what your board shows: the PORTUS
    .hint1 = The personal building of a city is also the first tie-break.
    .hint2 = 1 clay and 4 wood, less 1 by the discount.
    .done = 5 prestige, and a tie would now be yours.


## Provincia 7: combat

lesson_provincia_combat =
    .title = Combat
    .aim = You will be able to add up your strength, to lay a combat token well, and to say what a lost combat costs.
    .done = Morale, defence, military, tokens: the sum against the Gauls, and a level score holds. Next: why it sinks every round.

task_provincia_combat_lose = Round 3, your strength (Stärke) is 4. Lay the combat token blue −1, and see who suffers
    .hint1 = A token (Kampfspielstein) changes the strength of the city of its colour, whoever lays it. You are orange.
    .hint2 = Lay blue −1. Player 2 is blue.
    .done = You were weaker than the Gauls (Gallier). All tokens are turned over together, and nobody knows whose was whose.
task_provincia_combat_wrong = Your penalty (Strafe) is a basic building. Try to give the HORREUM
    .hint1 = The board numbers the penalties; the first one comes first (on the card: right of the slash). It names a kind of building: which of yours are of that kind?
    .hint2 = HORREUM is worth 0 prestige; basic buildings are worth 2. Choose it all the same.
    .done = It must be a building of the named kind. Only if you had none, the second penalty would come (on the card: left of the slash).
task_provincia_combat_give = Choose the building that you lose
    .hint1 = Where several fit, the loser chooses.
    .hint2 = OFFICINA, a defence building (Verteidigungsgebäude), gives military, FODINA stone, LIGNATOR wood, and LIGNATOR costs only 1 gold to build again.
    .done = Back to your hand, with its prestige; you may build it again.
task_provincia_combat_again = Take it back: another card in your hand can help
    .hint1 = Which card answers a destruction?
    .hint2 = Press Undo: the choice of the building comes back, and AEDILES beside it.
    .done = The building is still in danger, and AEDILES in your hand.
task_provincia_combat_save = Save it with AEDILES
    .hint1 = AEDILES is the only card that is played out of turn.
    .hint2 = Against the Gauls it is free: choose AEDILES instead of a building.
    .done = Nothing is destroyed, and the penalty counts as suffered. AEDILES is discarded; against CONIURATIO it would cost 2 gold.
task_provincia_combat_back = Go back to where you laid the token
    .hint1 = Every position can be visited again.
    .hint2 = Press Undo until it is your turn to lay a token again.
    .done = Now the same fight once more.
task_provincia_combat_hold = Win the combat
    .hint1 = You lack 1, and a level score wins.
    .hint2 = Your own colour is orange: orange +1 adds to your strength.
    .done = You held out, and as strong as the Gauls is enough. Each token can be used once in the game: yours is gone now.


## Provincia 8: upkeep and taxes

lesson_provincia_upkeep =
    .title = Upkeep and taxes
    .aim = You will be able to foresee what every round takes away: morale, defence, a gold, or prestige.
    .done = Minus 1, minus 1, minus 1 gold, every round: you will not be surprised. Next: income, and buildings that sleep.

task_provincia_upkeep_legion = You own 1 gold. Try to play LEGIO
    .hint1 = It would raise your defence (Verteidigung) by 1.
    .hint2 = LEGIO costs 2 gold.
    .done = Just as well: upkeep would have taken that point of defence away at once, and there is no combat in round 4.
task_provincia_upkeep_broke = Spend your last gold on the LIGNATOR, end your turn, and watch the tax (Steuer)
    .hint1 = Upkeep (Unterhalt) takes 1 morale, 1 defence and 1 gold from everybody, by itself.
    .hint2 = Build LIGNATOR, then end your turn.
    .done = No gold, no tax paid: 2 prestige lost, told by a prestige card (Prestigekarte). The gold of your AURIFEX came one phase too late.
task_provincia_upkeep_back = Go back to your turn
    .hint1 = What could have been done about the tax?
    .hint2 = Press Undo until you hold PRAETOR and may play it.
    .done = The same turn, and the senate is still on your side.
task_provincia_upkeep_free = Build the LIGNATOR, and come through the upkeep without paying
    .hint1 = One senate card frees you from the tax of this round, another for the rest of the game.
    .hint2 = PRAETOR is free: play it, and then spend your gold.
    .done = No tax this round. Morale and defence fell all the same: nothing frees you from that.


## Provincia 9: activation and income

lesson_provincia_activation =
    .title = Activation and income
    .aim = You will be able to say which buildings sleep, what it costs to wake them, and what phase 5 pays to whom.
    .done = 1 prestige for a benefit, once; then income for all. Next: the end of the game.

task_provincia_activation_early = It is phase 2. Try to activate your EMPORIUM now
    .hint1 = Some buildings are inactive (inaktiv) when built and give nothing until they are activated.
    .hint2 = Choose the EMPORIUM in your city.
    .done = Buildings are activated (aktiviert) in phase 5 only, after the combat of the round.
task_provincia_activation_trade = End your turn, and activate the EMPORIUM in phase 5
    .hint1 = The upkeep comes first, by itself. Then you are asked.
    .hint2 = Activating costs 1 prestige, and EMPORIUM pays 4 gold, once.
    .done = 1 prestige for 4 gold. Its card is worth 1 from now on.
task_provincia_activation_again = Try to activate it again
    .hint1 = Another 4 gold would be nice.
    .hint2 = Choose the EMPORIUM once more.
    .done = Once is all: it stays active to the end.
task_provincia_activation_second = Spend your last prestige on another building
    .hint1 = Any number of buildings may be activated in the same phase.
    .hint2 = VILLA brings 1 gold and 1 morale; TURRIS 1 defence, which soon fades again.
    .done = Your prestige is 0 now.
task_provincia_activation_empty = Try to activate one more
    .hint1 = What would you pay with?
    .hint2 = TURRIS is still asleep, and you have no prestige left.
    .done = You need at least 1 prestige to pay with. The building can wait for a later round.
task_provincia_activation_income = End your turn, and take your income
    .hint1 = Every production building (Produktionsgebäude) pays in every phase 5, first in the round in which it was built.
    .hint2 = End the activation: your FODINA brings a stone.
    .done = A stone from the FODINA, as in every round that is left.


## Provincia 10: the end

lesson_provincia_end =
    .title = The end and scoring
    .aim = You will be able to make the last turn count, and to say who wins, and by what.
    .done = Prestige, GLORIA, gold by threes, then the ties: you can count any final position. Next: a whole round, from the start.

task_provincia_end_worth = The last phase 5, and you own 2 gold. Activate the EMPORIUM, and gain by it
    .hint1 = At the end 3 gold are 1 prestige. What are 2 gold and 4 more worth?
    .hint2 = 2 gold are worth nothing, 6 gold are worth 2. Activating costs 1.
    .done = Minus 1, plus 2. With 0 or 1 gold nothing would have been gained.
task_provincia_end_late = End your turn. In the last turn of the game, try to activate the TURRIS
    .hint1 = After round 6 everybody has one more turn as in phase 2. Only phase 2?
    .hint2 = End the activation; then choose the TURRIS.
    .done = No activation and no income any more. Whatever is built now sleeps to the end, but its prestige counts.
task_provincia_end_compare = Point at both cards in your hand, and compare what they would do
    .hint1 = You only need to look: point with the mouse, or move the focus with the arrow keys.
    .hint2 = PORTUS costs 1 clay and 4 wood, PUTEUS 2 clay and 1 gold. You have 2 clay: one of them it is.
    .done = 5 prestige or 3, and PUTEUS would cost a gold besides: 5 gold are worth 1 less than 6.
task_provincia_end_win = Win the game
    .hint1 = You have clay for one of your two cards. Count both ways: prestige, and a third of your gold.
    .hint2 = PORTUS makes you level with player 2, who has more gold. The first tie-break is the personal building.
    .done = 29 : 29, and your harbour decides before gold is even compared. Goods and cards in hand are worth nothing.


## Provincia 11: a first round

lesson_provincia_first-round =
    .title = A first round, guided
    .aim = You will be able to play a whole round, and to say what to do in every phase.
    .done = That was a round without combat. Five more make a game: play on here, or at the big table.

task_provincia_first-round_city = Choose your city
    .hint1 = Any of them. Those by the sea may build a harbour, those inland a bridge.
    .hint2 = Massilia is the old port of the province. Its colour is yellow.
    .done = Seven gold, some goods, a card, five tokens. You hold the CAESAR card and begin.
task_provincia_first-round_choose = Phase 1: choose the building deck
    .hint1 = With two players everybody chooses twice in this phase.
    .hint2 = AEDIFICIUM: buildings bring prestige, and without them nothing happens.
    .done = Four open cards, two face down, and you pick first.
task_provincia_first-round_pick = Take a building that you can pay for
    .hint1 = Early on, buildings that produce something pay back in every round.
    .hint2 = LIGNATOR, on place 2, costs 1 gold and brings 2 prestige, and a wood in every round.
    .done = It is in your hand; if it lay face up, everybody knows it. Then player 2 took a card.
task_provincia_first-round_early = Try to build it straight away
    .hint1 = It is still phase 1.
    .hint2 = Choose the card in your hand.
    .done = First everybody selects cards; building comes in phase 2.
task_provincia_first-round_quaestor = Take your card of the senate selection, then choose production yourself
    .hint1 = Player 2 has chosen SPQR, so you pick second there. After that it is your choice again.
    .hint2 = COMMERCIUM is useful at any time. Then choose OPES, and take the card with the most goods: the upper half is yours.
    .done = Goods at once: an upper half for you, a lower half for player 2.
task_provincia_first-round_build = Finish the selection, and build in phase 2
    .hint1 = Player 2 chooses the last deck; take your card. Then it is your turn to play cards.
    .hint2 = LIGNATOR for 1 gold, FODINA for 2 wood: both pay from this round on.
    .done = Its prestige counts at once. What a production building brings comes in phase 5.
task_provincia_first-round_tax = Keep at least 1 gold, and end your turn
    .hint1 = You may play more cards first. Then end the turn.
    .hint2 = No combat in round 1: upkeep follows at once, and takes 1 gold.
    .done = The tax is paid, and upkeep took 1 morale and 1 defence: it goes on like that.
task_provincia_first-round_income = Come to the income of phase 5
    .hint1 = If you built something that sleeps, you are asked whether to activate it. Otherwise income comes by itself.
    .hint2 = End the activation, if you are asked.
    .done = Your production buildings have paid for the first time.
task_provincia_first-round_two = Begin round 2
    .hint1 = The CAESAR card goes to the left, and all action markers return.
    .hint2 = It begins by itself.
    .done = Player 2 begins now. In round 2 the Gauls come for the first time: 3 to 5 strong.


## Provincia 12: laboratory

lesson_provincia_laboratory =
    .title = Combat laboratory
    .aim = You will be able to get ready for a combat, and to tell what lasts from what fades. (The others only end their turns.)
    .done = Military lasts, morale sinks slowly, defence fades at once. Try other ways with Undo, and watch the charts.

task_provincia_laboratory_early = It is phase 2 of round 5. Try to lay your token now
    .hint1 = You know what you will lay. Why not now?
    .hint2 = Choose the token orange +1.
    .done = Tokens are laid in phase 3. Before that there is time to build.
task_provincia_laboratory_lasting = Gain 1 military for the rest of the game
    .hint1 = Military (Militär) comes from buildings, and stays while they stand.
    .hint2 = OFFICINA costs 1 wood and 2 gold.
    .done = Plus 1 in this combat and in the last one.
task_provincia_laboratory_passing = Raise your defence for this combat
    .hint1 = Two cards of the senate raise it. Upkeep will take 1 away again.
    .hint2 = CONSUL costs 3 gold and gives 2.
    .done = Higher for this combat. Each upkeep takes 1 of it away again, down to −3.
task_provincia_laboratory_asleep = Build the STATIO, and see that your strength stays the same
    .hint1 = 2 military would be splendid. When does it give them?
    .hint2 = STATIO is inactive when built, and phase 5 comes after the combat.
    .done = It will help in round 6, if you activate it. For today it is only 2 prestige.
task_provincia_laboratory_three = Bring your strength to 3
    .hint1 = You need one more, and it should work at once.
    .hint2 = STABILUM costs 1 clay and 2 wood.
    .done = 3 or more without tokens. The Gauls of round 5 have 1, 2, 3 or 4.
task_provincia_laboratory_fight = Fight, and win with your own token
    .hint1 = End your turn, then lay a token.
    .hint2 = Orange +1 makes it 4: enough for the worst card of round 5, if nobody lays the orange −1 that is left.
    .done = 4 against 4 holds.
task_provincia_laboratory_wake = Now wake the STATIO for the last combat
    .hint1 = Upkeep has taken 1 from morale and defence already; phase 5 is here.
    .hint2 = Activate the STATIO: 1 prestige for 2 military, to the end of the game.
    .done = Morale and defence are down by 1; the military is all there, and 2 more have joined it.


## Provincia 13: worked examples

lesson_provincia_examples =
    .title = Worked examples
    .aim = You will be able to check every worked example of the rulebook on the board.
    .done = Every example is proved: the board does what the rulebook says.

task_provincia_examples_minus = Alessandra's combat: lay the orange −1 first, and lose
    .hint1 = The example has a lucky orange +1. What if it had been −1?
    .hint2 = Morale 2, defence 0, OFFICINA 1: lay orange −1.
    .done = 2 against 4: lost, and with it the STRATA, her only prestige building.
task_provincia_examples_back = Go back to the choice of the token
    .hint1 = The rulebook tells it the other way.
    .hint2 = Press Undo until you may lay a token.
    .done = The same position once more.
task_provincia_examples_safe = Now lay the orange +1
    .hint1 = Who laid it? Nobody knows, says the example. Here it was you.
    .hint2 = Lay orange +1: 2 + 0 + 1 + 1.
    .done = 4 against 4: Alessandra's city is safe.
task_provincia_examples_market = The EMPORIUM: activate it
    .hint1 = Phase 5: 1 prestige for 4 gold.
    .hint2 = Activate EMPORIUM: prestige 10 becomes 9, gold 1 becomes 5.
    .done = As Piero does it in the rulebook.
task_provincia_examples_again = Try to activate it again
    .hint1 = The example ends with a warning.
    .hint2 = Choose the EMPORIUM once more.
    .done = It stays active, and never pays again.
task_provincia_examples_mine = The FODINA: take your stone
    .hint1 = Income follows when you are done with activating.
    .hint2 = End the activation.
    .done = One stone, as in the example.
task_provincia_examples_left = The senate deck: take your card after the two others
    .hint1 = Round 6 begins with Piero, who holds CAESAR now and has chosen SPQR. Then Giorgio took a card. You are last.
    .hint2 = Take any of the cards that are left.
    .done = Three players, three cards; the other three went to the discard pile.
task_provincia_examples_halves = The production deck: choose it, and take an upper half
    .hint1 = Giorgio chooses before you. Then it is your choice.
    .hint2 = Choose OPES and take a card. The others will get lower halves.
    .done = Upper half for the chooser, lower halves for everybody else: both examples on production at once.


## Asking: what is shown

ask_none = nothing
ask_costs = costs { $goods }
ask_costs_any = costs any { WORD("count", "goods", $count) }
ask_worth = worth { $prestige } prestige
ask_asleep = inactive
ask_awake = activated
ask_brings = brings { $goods }
ask_exchange = { $give } for { $get }
ask_half_upper = upper half: { $goods }
ask_half_lower = lower half: { $goods }
ask_store = Your store
    .text = { $goods }; room for { $cap } of each good
ask_board = Your tracks
    .text = morale { $morale }, defence { $defence }, prestige { $prestige }{ $losses ->
        [0] {""}
       *[other] , prestige cards −{ $losses }
     }
ask_town = Your city
    .text = { WORD("town", $town) }, { WORD("colour", $colour) }; the board shows { WORD("shows", $shows) }
ask_city = Your buildings
ask_hand = Your hand
ask_play = Before you, in play
ask_forced = played by an opponent
ask_supply = The supply
ask_markers = Action markers
ask_marker = { WORD("deck", $deck) } { $count }
ask_players = The players
ask_player = Player { $seat }: prestige { $prestige }, { $goods }, morale { $morale }{ $gloria ->
        [0] {""}
       *[other] , GLORIA { $gloria }
     }; board with { WORD("shows", $shows) }, { $built ->
        [yes] built
       *[no] not built
     }.


## Asking: moves as instructions

ask_do_start = Give the CAESAR card to player { $owner }
ask_do_reveal = Turn over { $card }
ask_do_deal = Deal { $token }
ask_do_gauls = Turn over the combat card
ask_do_city = Choose { WORD("town", $town) }
ask_do_choose = Choose { WORD("deck", $deck) }
ask_do_pick = { COUNT($card) ->
    [0] Take the face-down card on place { $place }
   *[other] Take { $card }, on place { $place }
 }
ask_do_build = Build { $card }{ COUNT($less) ->
    [0] {""}
   *[other] { " " }with 1 { WORD("good", $less) } less
 }
ask_do_play = Play { $card }{ $value ->
    [0] {""}
   *[other] { " " }{ $value }
 }{ $times ->
    [0] {""}
    [one] , { $times } exchange
   *[other] , { $times } exchanges
 }{ COUNT($goods) ->
    [0] {""}
   *[other] { " " }for { $goods }
 }{ $owner ->
    [0] {""}
   *[other] { " " }against player { $owner }
 }{ COUNT($target) ->
    [0] {""}
   *[other] : { $target }
 }
ask_do_buy = Buy 1 { WORD("good", $good) } for 2 gold
ask_do_discard = Discard { $card }
ask_do_end = { $phase ->
    [select] End your turn without a card
    [activate] Activate nothing more
   *[other] End your turn
 }
ask_do_keep = Keep { $card }
ask_do_put = Put { $card } back next
ask_do_lay = Lay the token { $token }
ask_do_lose = Lose { $card }
ask_do_aediles = Save the building with AEDILES
ask_do_suffer = Let the building be destroyed
ask_do_activate = Activate { $card }
ask_do_look = { $what ->
    [card] Look at the face-down card on place { $number }
    [hand] Look at the hand of player { $number }
    [bellum] Look at the combat card of round { $number }
   *[token] Look which token player { $number } laid
 }
ask_do_offer = Offer a trade to player { $owner }


## Asking: parts of questions that the engine fills in

ask_number_clay = How much clay do you own then?
    .why = { $clay } clay.
ask_number_wood = How much wood do you own then?
    .why = { $wood } wood.
ask_number_stone = How much stone do you own then?
    .why = { $stone } stone.
ask_number_gold = How much gold do you own then?
    .why = { $gold } gold.
ask_number_units = How many goods and gold do you own then, all together?
    .why = That leaves { $units }.
ask_number_morale = What is your morale then?
    .why = Morale { $morale }; it never falls below 1.
ask_number_defence = What is your defence then?
    .why = Defence { $defence }; it never falls below −3.
ask_number_prestige = What is your prestige then?
    .why = Prestige { $prestige }.
ask_number_losses = What do your prestige cards show then, all together (without the minus)?
    .why = They show −{ $losses }: 2 for every loss.

ask_setup_place = What does player { $place } in the turn order begin with: { $what }?
    .why = { $what }: { $value }.
ask_setup_left = How much { WORD("good", $good) } is left in the supply?
    .why = What nobody holds: { $value }.
ask_setup_deck = How many cards has the building deck then?
    .why = All cards, less the store houses, less 42, less one for each of { $players } players: { $value }.
ask_minus = { $players } players: who starts at −2? Choose by place in the turn order.
ask_minus_place = Place { $place }
ask_minus_nobody = Nobody
ask_minus_why = Place { $place } is start player in { COUNT($rounds) ->
    [one] round { LIST($rounds) } only
   *[other] rounds { LIST($rounds) }
 }.
ask_minus_even = Everybody is start player equally often.

ask_choosers = In which order do the players choose decks in this phase?
    .why = One after the other, clockwise from the start player; with two or three players twice.
ask_picks = Player { $seat } chooses a deck. In which order are its cards taken?
    .why = The chooser first, then the others clockwise.
ask_left = How many of the six cards are left over each time?
    .why = Everybody takes one; { $left } go to the discard pile.
ask_markers_left = How many markers has that deck after its first choice?
    .why = One marker goes away: { $left }.
ask_order = { JOIN($seats, ", ") }

ask_got = How much { WORD("good", $good) } do you own afterwards?
    .why = { $had } and { $amount } more, with room for { $cap } and { $supply } in the supply: { $value }.
    .gold = { $had } and { $amount } more; gold has no limit: { $value }.
ask_lost = How much { WORD("good", $good) } is lost?
    .why = { $value } of { $amount }.

ask_strength = How strong is the city with { $tokens }?
    .why = Morale { $morale }, defence { $defence }, military { $military }, tokens { SIGNED($sum) }: { $strength }.
ask_won = Does it withstand Gauls of { $gauls }?
    .why = { $strength } against { $gauls }: { $won ->
        [yes] that is enough; a level score wins, too
       *[no] a level score would win, this is less
     }.
ask_gauls = The combat card
    .text = Gauls { $gauls }; printed: { $penalties }
ask_penalty = −{ $amount } { WORD("penalty", $penalty) }
ask_razed = Which of your buildings is destroyed?
    .none = None of them
    .why = The penalty right of the slash is tried first, and only one that can be suffered in full.
ask_fade = { $moves }. How strong is the city, without tokens, in the combat of round { $round }?
    .why = { $strength }: morale falls to 1 at worst, defence to −3, military stays.
ask_fade_nothing = You do nothing
ask_fade_activate = { $moves }, activated in phase 5

ask_payback = Built in round { $round }: how much { WORD("good", $good) } does it bring to the end?
    .why = One in every phase 5 from round { $round } to round 6: { $value }.
ask_change = By how much does your final total change?
    .why = From { $old } to { $new }.
ask_odds = You lay { $token }. What is your chance to win?
    .why = Counted over all cards and tokens that may come: { $value }.
ask_other = a token of another colour
ask_total = What does player { $seat } score?
    .why = Player { $seat }: { $prestige }{ $gloria ->
        [0] {""}
       *[other] , GLORIA { $gloria }
     } and { $coins } for { $gold } gold: { $total }.
ask_winners = Who wins? Choose all winners.
ask_seat = Player { $seat }
ask_rank = Place { $rank }, with { $points } prestige.
ask_decided = What decides?
ask_awake_now = Built in phase 2 of a combat round: which of these make you stronger in that same round?
ask_awake_gain = { $gain ->
    [0] Your strength stays { $new }.
   *[other] Your strength rises from { $old } to { $new }.
 }
ask_halves_chooser = The chooser takes { $card }. How much { WORD("good", $good) } does it bring?
    .why = The upper half is for the chooser: { $value }.
ask_halves_other = Another player takes { $card }. How much { WORD("good", $good) } does it bring?
    .why = The lower half is for everybody else: { $value }.


## Provincia: questions

quiz_provincia_e01 = Four players, and the set-up is over.
    .why = Goods and prestige are from the table of the rulebook, by place in the turn order. Gold and tracks are the same for all.
quiz_provincia_e02 = Your HORREUM stands. You take a production card whose half for you shows 2 wood, 4 stone and 1 gold.
    .why = 9 of each good, and no more. Gold is no good and has no limit.
quiz_provincia_e03 = Three players, player 1 is the start player. It is phase 1.
quiz_provincia_e04 = The rulebook's example: the city is orange, and it has an OFFICINA.
    .why = A level score wins. With orange −1 it would have been lost.
quiz_provincia_e05 = The rulebook's example: you lose a combat.
    .why = There is no defence building, so the penalty left of the slash is suffered: a production building. It goes back to the hand with its 2 prestige.
quiz_provincia_e06 = Upkeep and taxes, and you own no gold.
    .why = Both tracks are at their end already. Goods pay no tax: 2 prestige are lost.
quiz_provincia_e07 = ARCHITECTUS lies before you, and you want INSULA, which costs 9 wood. You buy 1 wood, and build it with 1 wood less.
    .why = 2 gold for 1 wood makes 8, and 8 are enough with the discount. One trade less would not do, one more would be wasted.
quiz_provincia_e08 = The last phase 5. You could activate an EMPORIUM: 1 prestige for 4 gold.
    .none = You own no gold. By how much does your final total change?
    .one = You own 1 gold. By how much?
    .two = You own 2 gold. By how much?
    .why = 3 gold are worth 1 prestige. 0 and 4, 1 and 5 give one prestige more, which the activation costs; 2 and 6 give two.
quiz_provincia_e09 = Round 3, phase 2. Five ways to get ready, and three combats to come.
    .why = Defence is swallowed by its floor of −3. Morale and military are still there in round 6.
quiz_provincia_e10 = A LIGNATOR brings 1 wood in every phase 5.
    .why = 7 less the round: a building that produces is worth most at the beginning. In the final turns it would bring none.
quiz_provincia_e11 = Round 5. Your strength without tokens is 2. Player 2 holds three tokens, one of them −1 in your colour; player 3 holds three, one of them −2 in your colour. Both lay one at random.
    .why = Combat cards of 1, 2, 3 and 4 are equally likely. Your own +1 nearly doubles your chance.
quiz_provincia_e12 = The game is over. Who wins?
    .why = 31 + 5 + 2 against 36 + 2. Level, and the personal building comes before gold.
quiz_provincia_minus = Some players start with a prestige card.
    .why = In six rounds the CAESAR card visits some seats twice: those pay for it.
quiz_provincia_deck-left = Four players, and everybody has drawn a card.
quiz_provincia_markers = The second time round, with three players. What may you do?
quiz_provincia_six = Six players, player 1 is the start player. It is phase 1.
    .why = With six players nothing is left over, so two of them must take a card unseen.
quiz_provincia_no-store = Your HORREUM has been destroyed. You receive 3 wood, 2 stone and 2 gold.
    .why = Without the store house 5 of each good is all. Gold is not affected.
quiz_provincia_empty-supply = A production card gives you 4 clay.
    .why = What the supply cannot give is lost for good.
quiz_provincia_cheap = Phase 2. Which of these may you do now?
    .why = The whole price must be there, in the right goods. Clay cannot be bought.
quiz_provincia_waste = Your store is full of wood.
quiz_provincia_horreum-hand = Phase 2 ends, and you hold seven cards.
    .why = Down to five, but never the HORREUM; and you are not done before.
quiz_provincia_exchanges = Your COMMERCIUM gives 1 stone for 1 gold.
    .why = 5 gold would pay for five exchanges, but only 2 stone find room.
quiz_provincia_bribe = CORRUPTIO costs 3 goods of your choice.
    .why = Exactly three, and only what you own. Gold is no good.
quiz_provincia_aediles = It is your turn in phase 2, and nobody attacks you.
    .why = AEDILES is the one card that answers something: a building about to be destroyed.
quiz_provincia_templum = TEMPLUM costs 4 clay, 8 stone and 1 gold.
    .full = You build it at its full price. How many goods and gold are left in your store?
    .one = With ARCHITECTUS in play?
    .both = With ARCHITECTUS and CARCHESIUM in play?
    .why = One unit for each building, however many discount cards you have.
quiz_provincia_twice = Each of these stands in your city already, and you hold a second copy.
    .why = Basic buildings may be repeated unless marked unique; prestige buildings are unique unless marked.
quiz_provincia_timber = You lose a combat, and the card names stone and wood.
    .why = 3 stone are not 4: a penalty is suffered in full or not at all. So it is the wood. With 4 stone it would have been the stone.
quiz_provincia_nothing-left = You lose a combat, and have neither the stone nor the wood.
    .why = Then it would be 3 gold, but you have only 2: so it is 2 prestige, and the gold stays.
quiz_provincia_razed-store = You lose a combat, and with it the store house.
    .why = Without a HORREUM 5 of each good can be stored, and the rest is lost at once. Gold is not affected.
quiz_provincia_free-of-tax = CORRUPTIO lies before you, and an opponent has played CONCUSSIO on you.
    .why = CONCUSSIO is stronger: 1 gold every round, and never more. The tracks fall in any case.
quiz_provincia_awake = Phase 2 of round 2; the Gauls come in phase 3.
    .why = Inactive buildings cannot be activated before phase 5.
quiz_provincia_end-gold = The game is over, and neither has built what the board shows.
    .why = The gold is compared as it was, not what is left of it after the change into prestige.
quiz_provincia_end-goods = The game is over, both have as much prestige and as much gold.
    .why = 7 goods against 6. Morale would have come next.
quiz_provincia_end-shared = The game is over, and the two are level in everything.
quiz_provincia_first-build = Round 1, phase 2, two players. Which of these could you build first?
quiz_provincia_too-soon = You have just built an EMPORIUM, in phase 2, and 4 gold are waiting.
quiz_provincia_first-tax = You build LIGNATOR and FODINA, and the round goes on to its end.
    .why = 1 gold for LIGNATOR, 2 wood for FODINA, 1 gold of tax; then 1 wood and 1 stone of income.
quiz_provincia_three-tokens = Three players have each laid a token, and all are turned over. Your city is orange.
    .why = Only your own colour counts for you, and all tokens of it do, whoever laid them.
quiz_provincia_too-early = Round 4, phase 2: there is no combat before round 5.
    .why = In round 4 a LEGIO is worth nothing: upkeep takes it away before the next combat. Military waits.
quiz_provincia_spqr = The rulebook's example: three players, and player 1 chooses SPQR.
quiz_provincia_opes = The rulebook's example: a selection of production cards.
quiz_provincia_emporium = The rulebook's example: 10 prestige and 1 gold, and EMPORIUM is activated.
quiz_provincia_fodina = The rulebook's example: 2 stone in store, and a FODINA.


## The start page

start_about = Rebuild a city of Gaul, and hold its walls.
