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
table_to_settle = { $you ->
    [yes] you choose a city
   *[no] { $name } to choose a city
 }
table_to_choose = { $you ->
    [yes] you choose a deck
   *[no] { $name } to choose a deck
 }
table_to_pick = { $you ->
    [yes] you take a card
   *[no] { $name } to take a card
 }
table_to_play = { $you ->
    [yes] you play cards
   *[no] { $name } to play cards
 }
table_to_lay = { $you ->
    [yes] you lay a combat token
   *[no] { $name } to lay a combat token
 }
table_to_lose = { $you ->
    [yes] you choose which building is lost
   *[no] { $name } to choose which building is lost
 }
table_to_react = { $you ->
    [yes] you answer CONIURATIO
   *[no] { $name } to answer CONIURATIO
 }
table_to_keep = { $you ->
    [yes] you take one of the cards looked at
   *[no] { $name } to take one of the cards looked at
 }
table_to_put = { $you ->
    [yes] you put the other cards back
   *[no] { $name } to put the other cards back
 }
table_to_activate = { $you ->
    [yes] you activate buildings
   *[no] { $name } to activate buildings
 }
table_to_discard = { $you ->
    [yes] you discard down to the hand limit
   *[no] { $name } to discard down to the hand limit
 }
table_when_over = Game over

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
table_waiting_lose = Answer first: you lose { $penalty }
table_ask_lose = Choose the building: it goes back to your hand, and its prestige is lost. AEDILES would save it.
table_waiting_suffer = Answer first: CONIURATIO of { $name } against your { $card }
table_ask_suffer = AEDILES for 2 gold saves it; else it goes back to your hand.
table_waiting_keep = Answer first: take one of these buildings
table_ask_keep = CONSUETUDO: nobody else sees them. The others go back on top of the deck.
table_waiting_put = Answer first: put back, top card first
table_ask_put = One after the other: the first lies on top and comes next.
table_leave = Put these back as they lie
table_waiting_limit = Answer first: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
table_ask_limit = At the end of phase 2 at most { $limit } cards stay in hand. A HORREUM is never discarded.

# Moves.
table_do_pick_opes = Take card { $place } of OPES: { $goods }
table_do_pick_gone = Take the card on place { $place }
table_do_look_card = Look at the face-down card on place { $number }
table_do_look_hand = Look at the hand of { $name }
table_do_look_bellum = Look at the combat card of round { $number }
table_do_look_token = Ask which token { $name } laid
table_did_lay = { $name } lays a combat token face down.
table_did_keep = { $name } takes a building card that nobody else saw.
table_did_put = { $name } puts a card back on the deck.
table_did_keep-own = You take { $card } into your hand.
table_did_put-own = You put { $card } back on the deck.
table_did_chance = Chance has decided.

# What a move would do.
table_preview_next = Then it is the turn of { $name }.
table_preview_combat = Then comes the combat.
table_preview_upkeep = Then come upkeep and taxes.
table_preview_round = Then round { $round } begins.
table_preview_final = Then come the final turns.
table_preview_over = Then the game is over.
table_preview_limit = Too many cards for the limit of { $limit }: { $names }
table_preview_choose = { $all } cards are laid out, { $open } of them face up; you take the first one
table_preview_quaestor = OPES: you get the upper half of your card, the others the lower half of theirs
table_preview_markers = { $left ->
    [0] No marker is left on it then
    [one] 1 marker is left on it then
   *[other] { $left } markers are left on it then
 }
table_preview_blind = Nobody knows what it is: you see it once it is yours.
table_preview_token = { $own ->
    [yes] Your strength
   *[no] { $name }: strength
 } { $before } → { $after }, once the tokens are turned over
table_preview_token_none = Nobody plays that colour.
table_preview_other = { $name }: { $line }
table_preview_unless = Unless saved by AEDILES for 2 gold
table_change = { $what } { $before } → { $after }
table_change_strength = Strength { $before } → { $after }

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
table_face_down = Place { $place }: an { $deck } card face down. It may be taken, not looked at.
    .short = face down
table_selected = Place { $place }: { $card }
table_badge_known = you know it

# Words on the map.
table_label_terrace_0 = prestige
table_label_terrace_1 = defence and trade
table_label_terrace_2 = production and store
table_label_morale = morale
table_label_defence = defence
table_label_strength = strength
table_free_place = no card
table_start = Start by turn order
table_start_place = { $place }

# What happens by itself, act by act.
table_act_combat_about = The Gauls attack.
table_act_upkeep_about = Upkeep: every city tires, and Rome collects taxes.
table_act_income_about = Income: your buildings pay.
table_act_end_about = The game is over. Count.
table_act_tokens = Tokens
table_act_tokens_outcome = { $any ->
    [yes] { $value } for your city
   *[no] None changes your city
 }
table_act_gauls = The Gauls
table_act_gauls_outcome = You need strength { $strength }
table_act_strength = Your strength
table_act_strength_outcome = { $strength } against { $gauls }: { $won ->
    [yes] held
   *[no] lost
 }
table_act_lost = You: { $loss }.
table_act_other = { $who } { $won ->
    [yes] holds.
   *[no] falls short.
 }
table_act_upkeep = Upkeep
table_act_upkeep_outcome = { $how ->
    [tax] The city tires, the tax is paid
    [tax-unpaid] The city tires, the tax is not paid
   *[other] The city tires, no tax for you
 }
table_act_income = Income
table_act_income_outcome = { LIST($cards) } { COUNT($cards) ->
    [one] pays
   *[other] pay
 }
table_act_track = On the track
table_act_track_outcome = Prestige so far
table_act_gloria = GLORIA
table_act_gloria_outcome = One each, the highest
table_act_gold = Gold
table_act_gold_outcome = 1 for 3 gold
table_act_winner = In all
table_act_level_outcome = Level: a tie
table_act_tie = { $step ->
    [0] Own harbour or bridge
    [1] Gold
    [2] Goods
   *[other] Morale
 }
table_act_tie_value = { $step ->
    [0] { $number ->
        [1] built
       *[other] not built
     }
   *[other] { $number }
 }

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
table_gauls_else = else { $loss }
table_gauls_code = Gauls { $strength }: { $penalties }
table_loss = −{ $count } { $what }
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
table_strength_of = { $you ->
    [yes] Your strength
   *[no] Strength of { $name }
 }
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
    [no] ; yours is { $yours }
   *[none] { "" }
 }
table_standing = { $name }, worth { $worth } prestige{ $state ->
    [inactive] , inactive: it can be activated in phase 5
    [turned] , activated
   *[active] { "" }
 }
table_badge_inactive = inactive
table_badge_turned = active
table_stands_as = { $name }, { $state ->
    [turned] { table_badge_turned }
   *[inactive] { table_badge_inactive }
 }
table_praetor = PRAETOR: no tax in this round
    .short = no tax this round
table_forced = CONCUSSIO: pays the tax whatever else is in play
    .short = must pay tax
table_other_note = { $losses } prestige lost
table_hand_of = Hand of { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }{ $seen ->
    [0] { "" }
   *[other] , { $seen } of them seen by all
 }
table_seen = Known to be in the hand of { $name }: { $card }
table_offer = Offer { $name } a trade

# The hand.
table_turn = { $you ->
    [yes] Your turn
   *[no] Turn of { $name }
 }
table_city = { $you ->
    [yes] Your city
   *[no] City of { $name }
 }
table_hand = { $you ->
    [yes] Your hand
   *[no] Hand of { $name }
 }
table_note_hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }{ $over ->
    [yes] {" "}· more than the { $limit } that may stay at the end of phase 2
   *[no] { "" }
 }
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
table_needs_portus = only by a harbour
table_needs_pons = only by a bridge
table_opes = OPES: { $upper } for who chose the deck, { $lower } for the others
table_opes_name = OPES ({ $upper } / { $lower })
table_half_quaestor = chooser
table_half_others = others
table_effect_onbuild = +{ $number } { $what } when it is built
table_effect_onactivate = +{ $number } { $what } when it is activated
table_effect_income = +{ $number } { $what } in every phase 5
table_effect_static = +{ $number } military in every combat
table_effect_activestatic = +{ $number } military in every combat once it is activated
table_effect_discount = later buildings cost { $number } clay, wood, stone or gold less
table_effect_storage = up to { $number } of each good can be stored
# What cards do, in symbols: $what, $give and the like are drawn.
table_sign_onbuild = +{ $number } { $what }
table_sign_onactivate = +{ $number } { $what } later
table_sign_income = +{ $number } { $what } a round
table_sign_static = +{ $number } { $what }
table_sign_activestatic = +{ $number } { $what } later
table_sign_discount = { $card } −{ $number } { $goods }
table_sign_storage = stores { $number } { $goods }
table_sign_none = prestige only
table_sign_aediles = saves a { $card }
table_sign_architectus = { $card } −1 { $goods }
table_sign_commercium = −{ $give } +{ $get }
table_sign_concussio = they pay { $gold }
table_sign_coniuratio = −1 { $card } of theirs
table_sign_consuetudo = 1 { $card } of 10
table_sign_consul = +{ $value } { $defence }
table_sign_legio = +{ $value } { $defence }
table_sign_corruptio = { $no-tax } for ever
table_sign_gloria = { $prestige } at the end
table_sign_patronus = +{ $get }
table_sign_praetor = { $no-tax } this round
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
table_built_idle = { $card } is inactive: it gives nothing yet.


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

chart_head_pieces = In the box
chart_head_left = Left
chart_head_card = Card
chart_head_brings = Brings
chart_head_stores = Stores
chart_head_holds = Holds
chart_head_limit = Limit
chart_head_loses = Loses

chart_bank_head = Left in the supply
chart_bank_line = Filled: who holds the rest
chart_ladder_head = What you can pay for
chart_ladder_line = Outlined in red: missing
chart_ladder_now-low = ✓ can be paid
chart_ladder_route-low = ✓ by exchange
chart_ladder_bought-low = ✓ by buying goods
chart_ladder_short-low = ✕ cannot be paid
chart_ladder_never-low = ✕ not allowed
chart_ladder_more-low = and { $count } more
chart_storage_head = Your store
chart_storage_line = Framed in red: lost
chart_combat_head = Combat of round { $round }
chart_combat_line = Dashed: the Gauls’ strength
chart_decay_head = Strength, if nothing is done
chart_decay_line = Red: the Gauls, round by round
chart_race_head = If the game ended now
chart_race_line = { $hatched ->
    [yes] Hatched: what is taken off
   *[no] Goods count nothing
 }
chart_bank_supply = supply
chart_bank_holds = { $who }: { $count }
chart_bank_endless = endless
chart_bank_left = { $left } of { $total } left
chart_bank_title = The supply: { $left } { $what } left; of no other good are fewer left
chart_bank_note = What the supply cannot give is lost for good; only gold is always paid out.
chart_bank_note-coins = What the supply cannot give is lost for good, gold too.

chart_storage_without = without HORREUM: { $cap }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
 }
chart_storage_next = What comes next
chart_storage_gold = { $gold }, without any limit
chart_storage_income = income of phase 5
chart_storage_upper = open card { $place }, upper half
chart_storage_lower = open card { $place }, lower half
chart_storage_unlimited = no limit
chart_storage_title = { $count ->
    [0] { $who }: up to { $cap } of each good; no store is full
   *[other] { $who }: up to { $cap } of each good; full: { $full }
 }
chart_storage_note = What has no room, or is not in the supply, is lost. Dotted line: the limit if the HORREUM is destroyed.
chart_storage_note-none = What has no room, or is not in the supply, is lost. No HORREUM stands.

chart_name_combat = Combat
chart_name_ladder = What can be paid
chart_name_decay = Decay
chart_name_storage = Stores
chart_name_race = Prestige race
chart_name_bank = Supply

chart_head_player = Player
chart_head_total = Total
chart_head_before = Before the move
chart_race_buildings = buildings
chart_race_gloria = GLORIA
chart_race_gold = gold, 3 for 1
chart_race_activations = activations
chart_race_cards = prestige cards
chart_race_track = other
chart_race_part = { $source }: { $prestige }
chart_race_title = { $who }: { $lead } ahead with { $prestige } prestige
chart_race_title-level = { $count } players are level with { $prestige } prestige
chart_race_title-over = { $count ->
    [one] { LIST($names) } won with { $prestige } prestige
   *[other] { LIST($names) } won together with { $prestige } prestige
 }
chart_race_note = { $over ->
    [yes] {""}
   *[no] If the game ended now.{" "}
 }Goods count nothing.

chart_timing_round = Round { $round }
chart_timing_over = No combat is left.

chart_strength = strength
chart_head_round = Round
chart_head_gauls = Gauls
chart_head_withstands = Withstands
chart_head_sum-before = Strength before
chart_decay_round = round
chart_decay_track = { $what } { $value }
chart_decay_title = { $count ->
    [0] { $who }: no combat is left
   *[other] { $who }: strength { $sums } in the combats to come
 }
chart_decay_title-over = The rounds are over
chart_decay_note = If nothing more is built or played, before tokens. Red: how strong the Gauls may be; percent: the share of their cards withstood.
chart_decay_note-over = No combat is left.

chart_combat_until = upkeep
chart_combat_tokens = tokens
chart_combat_spread = Strength with tokens
chart_combat_laid = token { $value }
chart_combat_gauls = Gauls
chart_combat_wins = wins
chart_combat_strength = strength
chart_combat_what-if = What if …
chart_combat_then = with it
chart_combat_lay = lay your { $value }
chart_combat_build = build { $card }
chart_combat_play = play { $card }
chart_combat_activate = activate { $card }
chart_combat_title = { $who }, combat of round { $round }: chance to win { $chance }
chart_combat_title-over = No combat is left
chart_combat_note = Dashed: how strong the Gauls may be, with their share of the cards. Thin bar: what tokens may make of the strength.
chart_combat_note-known = Dashed: how strong the Gauls may be, with their share of the cards. Tokens have been revealed.
chart_combat_same = { $do }: this changes nothing in that combat.
chart_combat_would = { $do }: the chance goes from { $before } to { $after }.

chart_head_paid = Paid
chart_head_missing = Missing
chart_head_discount = Missing with each discount
chart_head_verdict = Verdict
chart_head_how = How, or when
chart_ladder_empty = No card in hand.
chart_ladder_any = any { $count } goods
chart_ladder_free = free
chart_ladder_now = ✓ can be paid
chart_ladder_route = ✓ after an exchange
chart_ladder_short = ✕ lacks { $what }
chart_ladder_never = ✕ not allowed
chart_ladder_now-goods = ✓ can be paid
chart_ladder_short-goods = ✕ lacks goods
chart_ladder_wait = { $count ->
    [one] income pays for it in 1 round
   *[other] income pays for it in { $count } rounds
 }
chart_ladder_wait-never = income alone never pays for it
chart_ladder_buy = buy { $what }
chart_ladder_play = { $card }{ $times ->
    [0] {""}
    [1] {""}
   *[other] , { $times } times
 }
chart_ladder_with = on { $what }: { $missing }
chart_ladder_less = { $what } less by discount
chart_ladder_title = { $count ->
    [0] { $who }: no card in hand
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
chart_ladder_note = Filled: there. Red outline: missing. Green outline: saved by a discount.{ $turn ->
    [yes] {""}
   *[no] {" "}Reckoned as if it were this player’s turn to play cards.
 }


## The laboratory

combat_lab_coach = Move a slider: what does it do to the chance to win?
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
    .same = The last change made no difference to it.
combat_lab_part_defence = defence
combat_lab_part_morale = morale
combat_lab_part_military = military
combat_lab_part_tokens = own token
combat_lab_total = strength
combat_lab_head_strength = Your strength
combat_lab_head_others = Tokens of the others
combat_lab_head_gauls = Chance to win, by combat card
combat_lab_averaged = Exact: every deal of the tokens is equally likely, and everybody lays any token left equally often.
combat_lab_gauls = Gauls { $strength }: { $share } of the cards


## Provincia 1: first turns

lesson_provincia_setup =
    .title = First turns
    .aim = A turn, then the set-up.
    .can1 = name the goal
    .can2 = pay for cards
    .can3 = set up a game

beat_provincia_setup_goal = Rebuild a city: most prestige after six rounds wins.
    .more = Buildings bring it; the Gauls destroy them.
    .legend_prestige = points
    .legend_gold = money
    .legend_clay = clay
    .legend_wood = wood
    .legend_stone = stone
    .legend_morale = strength, fades slowly
    .legend_defence = strength, fades fast
    .legend_military = strength, stays
    .legend_caesar = begins the round
beat_provincia_setup_dear = Try to build what you cannot pay for.
    .hint1 = STATUA and INSULA are the dear ones.
    .hint2 = STATUA costs 8 stone. You have 3.
beat_provincia_setup_build = Build what you can pay for.
    .hint1 = A green frame means: you can pay.
    .hint2 = LIGNATOR costs 1 gold and brings a wood every round.
beat_provincia_setup_end = End your turn, and watch.
    .hint1 = The button stands at the lower right.
    .hint2 = If you are asked once more, end that turn, too.
beat_provincia_setup_phases = Select, play, combat (rounds 2, 3, 5, 6), upkeep, activate.
beat_provincia_setup_bridge = Four players. Choose a city with a bridge.
    .hint1 = Every board shows a harbour or a bridge.
    .hint2 = Arelate, Loupian and Tolosa have a bridge.


## Provincia 2: selecting cards

lesson_provincia_selecting =
    .title = Selecting cards
    .aim = Who chooses, and who takes.
    .can1 = find open decks
    .can2 = foresee who takes when
    .can3 = take a card unseen

beat_provincia_selecting_spent = Try to choose the senate deck.
    .hint1 = Look at the markers beside the decks.
    .hint2 = SPQR is the senate deck.
beat_provincia_selecting_deck = Choose the building deck.
    .hint1 = It still has both of its markers.
    .hint2 = AEDIFICIUM is the building deck.
beat_provincia_selecting_refuse = Try to take no card.
    .hint1 = Is there a button that ends your turn?
    .hint2 = End your turn without a card.
beat_provincia_selecting_blind = Take a face-down card.
    .hint1 = They lie to the right of the open ones.
    .hint2 = Choose place 5 or 6.
beat_provincia_selecting_order = The chooser takes first, then the others clockwise.
beat_provincia_selecting_last = Player 2 chooses, you take last.
    .hint1 = Take what the others have left.
    .hint2 = Any card of the selection will do.


## Provincia 3: production and storage

lesson_provincia_production =
    .title = Production
    .aim = Goods, and room for them.
    .can1 = read a production card
    .can2 = see what fits
    .can3 = check the supply

beat_provincia_production_quaestor = Choose the goods, OPES.
    .more = You get a card’s upper half, the others the lower.
    .hint1 = OPES is the deck with the basket.
beat_provincia_production_refuse = Try to take no card.
    .hint1 = Can you end your turn now?
    .hint2 = End your turn without a card.
beat_provincia_production_short = Take the card with 4 clay.
    .hint1 = Upper half: the clay stands on top.
    .hint2 = It lies on place 2.
beat_provincia_production_spare = Player 2 chose. Take the card that wastes nothing.
    .hint1 = You get the lower half. Gold needs no room.
    .hint2 = One open card shows 3 gold below.
beat_provincia_production_cap = HORREUM stores 9 of each good. Without it, 5.
    .more = Gold needs no store.


## Provincia 4: playing cards

lesson_provincia_playing =
    .title = Playing cards
    .aim = Pay, buy and keep.
    .can1 = read a price
    .can2 = buy wood and stone
    .can3 = keep five cards

beat_provincia_playing_short = Try to build the FORUM.
    .hint1 = It costs 6 stone, and you have 3.
    .hint2 = Click it: the answer names what is missing.
beat_provincia_playing_clay = Try to buy clay.
    .more = 2 gold buy 1 good.
    .hint1 = The supply lies below the cards.
    .hint2 = Click the clay of the supply.
beat_provincia_playing_buy = Buy wood or stone.
    .hint1 = Click the wood or the stone of the supply.
beat_provincia_playing_partner = Try to trade with player 2: the two arrows.
    .hint1 = They stand in the town of player 2.
beat_provincia_playing_build = Build something.
    .hint1 = Which cards of your hand have a green frame?
    .hint2 = DOMUS costs 2 clay and 1 wood.
beat_provincia_playing_limit = After phase 2 at most five cards stay in hand.


## Provincia 5: the senate

lesson_provincia_senate =
    .title = The Senate
    .aim = Trade, count, search, harm.
    .can1 = exchange by COMMERCIUM
    .can2 = choose a GLORIA
    .can3 = act on others

beat_provincia_senate_exchange = Play COMMERCIUM: turn 4 wood into 6 stone.
    .hint1 = One exchange gives 3 stone for 2 wood. It may be repeated.
    .hint2 = Play it with two exchanges.
beat_provincia_senate_fame = Play GLORIA 5.
    .more = It counts at the end.
    .hint1 = You hold two, one with 3 and one with 5.
beat_provincia_senate_second = Try to play the other GLORIA.
    .hint1 = You can pay for it. Is that enough?
    .hint2 = Click the GLORIA that is left.
beat_provincia_senate_search = Play CONSUETUDO: keep one building, put one back.
    .hint1 = Play CONSUETUDO. The deck has four cards left; else you would see ten.
    .hint2 = Then choose the card that shall lie on top.
beat_provincia_senate_conspire = Put the rest back. Destroy the STATUA by CONIURATIO.
    .hint1 = CONIURATIO costs 5 gold, and you choose whom and what.
    .hint2 = Choose player 3 and the STATUA.


## Provincia 6: buildings

lesson_provincia_buildings =
    .title = Buildings
    .aim = What may stand, and for less.
    .can1 = read your board
    .can2 = tell unique buildings
    .can3 = use a discount

beat_provincia_buildings_bridge = Try to build the PONS.
    .hint1 = PONS is a bridge. Which one does your board show?
    .hint2 = Click the PONS in your hand.
beat_provincia_buildings_spare = Discard the second FORUM.
    .more = Worth 3 or more is unique, unless marked ∞. Worth 2 is not, unless marked 1×.
    .hint1 = A second copy may be discarded free.
    .hint2 = Click the FORUM in your hand.
beat_provincia_buildings_discount = Build CARCHESIUM, then STRATA for one piece less.
    .hint1 = CARCHESIUM takes one piece off what you build after it.
    .hint2 = STRATA costs 2 clay and 2 stone. Which one do you save?
beat_provincia_buildings_once = One piece less per building, never two.
beat_provincia_buildings_spirit = Build HORTUS for morale.
    .hint1 = A garden costs nothing but gold.
    .hint2 = The discount may take off a gold here.
beat_provincia_buildings_harbour = Build what your board shows.
    .hint1 = The board of Massilia shows a harbour.
    .hint2 = PORTUS is the harbour.


## Provincia 7: combat

lesson_provincia_combat =
    .title = Combat
    .aim = Strength, tokens and defeat.
    .can1 = add up your strength
    .can2 = lay a token
    .can3 = foresee the penalty

beat_provincia_combat_lose = Lay a token that is not orange.
    .more = It counts for the city of its colour.
    .hint1 = Look at the colours of your tokens.
    .hint2 = Blue −1 weakens player 2, not you.
beat_provincia_combat_wrong = A basic building must go. Try the HORREUM.
    .hint1 = HORREUM is worth 0 prestige; basic buildings are worth 2.
    .hint2 = Click the HORREUM in your city.
beat_provincia_combat_save = Lose nothing: answer with AEDILES.
    .hint1 = It is the only card that is played out of turn.
    .hint2 = Click the AEDILES.
beat_provincia_combat_hold = Fight again, and win.
    .more = Equal strength is enough.
    .hint1 = You lack 1.
    .hint2 = Orange +1 makes you stronger.


## Provincia 8: upkeep and taxes

lesson_provincia_upkeep =
    .title = Upkeep and taxes
    .aim = What every round takes.
    .can1 = foresee morale and defence
    .can2 = pay the tax
    .can3 = avoid the tax

beat_provincia_upkeep_legion = Try to play LEGIO.
    .hint1 = It costs 2 gold.
    .hint2 = Click LEGIO in your hand.
beat_provincia_upkeep_broke = Play only LIGNATOR, end your turn.
    .more = Upkeep takes 1 gold, 1 morale (down to 1), 1 defence (down to −3).
    .hint1 = LIGNATOR costs 1 gold.
    .hint2 = Then end your turn.
beat_provincia_upkeep_unpaid = Unpaid, the tax costs 2 prestige.
beat_provincia_upkeep_free = Again: build LIGNATOR, but pay no tax.
    .hint1 = One card of the senate frees you for this round.
    .hint2 = PRAETOR is free. Play it before you end your turn.


## Provincia 9: activation and income

lesson_provincia_activation =
    .title = Activation and income
    .aim = Activate buildings, take income.
    .can1 = spot inactive buildings
    .can2 = activate a building
    .can3 = count your income

beat_provincia_activation_early = Try to activate your EMPORIUM.
    .hint1 = It is the first of your yellow buildings.
    .hint2 = Click it.
beat_provincia_activation_trade = End your turn, then activate the EMPORIUM.
    .more = That costs 1 prestige.
    .hint1 = Upkeep comes first, by itself.
    .hint2 = Then click the first yellow building.
beat_provincia_activation_again = Try to activate it again.
    .hint1 = Another 4 gold would be nice.
    .hint2 = Click the EMPORIUM once more.
beat_provincia_activation_second = Activate another building.
    .hint1 = What is yellow is still inactive.
    .hint2 = VILLA brings 1 gold and 1 morale.
beat_provincia_activation_empty = Try to activate one more.
    .hint1 = What would you pay with?
    .hint2 = Click the building that is still inactive.
beat_provincia_activation_income = End the activation: income comes.
    .hint1 = Your FODINA produces stone.
    .hint2 = Press End the activation.
beat_provincia_activation_pays = Production buildings pay in every phase 5.


## Provincia 10: a first round

lesson_provincia_first-round =
    .title = A first round
    .aim = A whole round, coached.
    .can1 = play a whole round
    .can2 = name each phase
    .can3 = plan for the tax

beat_provincia_first-round_city = Choose your city.
    .hint1 = Any of them will do.
    .hint2 = Massilia is the old port of the province.
beat_provincia_first-round_choose = Phase 1. Choose a deck.
    .hint1 = Buildings are a good beginning: they bring prestige.
    .hint2 = AEDIFICIUM is the building deck.
beat_provincia_first-round_early = Try to build now.
    .hint1 = You were dealt a building.
    .hint2 = Click a building in your hand.
beat_provincia_first-round_draft = Take cards and choose decks until phase 2.
    .hint1 = Take what you can soon pay for.
    .hint2 = The plot shows what you can pay.
beat_provincia_first-round_build = Phase 2. Build something.
    .more = Keep 1 gold for the tax.
    .hint1 = A green frame means: you can pay.
    .hint2 = The cheapest buildings cost 1 gold or 2 wood.
beat_provincia_first-round_close = Play what you like, then end your turn.
    .hint1 = More cards? Keep a gold for the tax.
    .hint2 = End your turn. If you are asked once more, end that, too.


## Provincia 11: the end

lesson_provincia_end =
    .title = The end
    .aim = The last turn, and who wins.
    .can1 = count a final position
    .can2 = use the last turn
    .can3 = break a tie

beat_provincia_end_worth = Activate what gains you a point.
    .more = At the end, 3 gold are 1 prestige.
    .hint1 = Activating costs 1 prestige. What brings two?
    .hint2 = EMPORIUM pays 4 gold.
beat_provincia_end_close = End the activation.
    .hint1 = It is the green button.
beat_provincia_end_late = Try to activate the TURRIS.
    .hint1 = The last turn is like phase 2.
    .hint2 = Click the TURRIS in your city.
beat_provincia_end_win = Win the game.
    .hint1 = You have clay for one of them only.
    .hint2 = What decides when two players are level?


## Provincia 12: laboratory

lesson_provincia_laboratory =
    .title = Combat laboratory
    .aim = What lasts, what fades, what comes too late.
    .can1 = prepare a combat
    .can2 = tell lasting strength from passing
    .can3 = use tokens

beat_provincia_laboratory_early = Phase 2 of round 5. Try to lay your token now.
    .hint1 = You know what you will lay. Why not now?
    .hint2 = Click one of your tokens.
beat_provincia_laboratory_lasting = Build what gives military: strength that stays.
    .hint1 = Some buildings bring it as soon as they stand.
    .hint2 = OFFICINA costs 1 wood and 2 gold.
beat_provincia_laboratory_passing = Raise your defence for this combat.
    .more = Every upkeep takes 1 of it.
    .hint1 = Cards of the senate raise it.
    .hint2 = CONSUL costs 3 gold and gives 2.
beat_provincia_laboratory_asleep = Build what starts inactive, and watch your strength.
    .hint1 = It is inactive when built, and the combat comes before phase 5.
    .hint2 = STATIO gives 2 military, but not yet.
beat_provincia_laboratory_fight = Get strong enough, end your turn, and win.
    .more = The Gauls of round 5 have 1, 2, 3 or 4.
    .hint1 = Which building works at once? Then lay your own colour.
    .hint2 = What your hand still gives, end of turn, orange +1.
beat_provincia_laboratory_wake = Activate the STATIO for the last combat.
    .more = 1 prestige for 2 military that stay.
    .hint1 = Phase 5 is here.
    .hint2 = Click the yellow tower.


## Provincia 13: worked examples

lesson_provincia_examples =
    .title = Worked examples
    .aim = The rulebook’s examples on the board.
    .can1 = check a combat
    .can2 = check activation and income
    .can3 = check a selection

beat_provincia_examples_safe = You need strength 4. Lay the right token.
    .more = You are Alessandra, in the orange city.
    .hint1 = You lack 1.
    .hint2 = Orange +1.
beat_provincia_examples_market = Activate your EMPORIUM, as Piero does in the rulebook.
    .more = 1 prestige for 4 gold.
    .hint1 = It is your one yellow building.
beat_provincia_examples_mine = End the activation. Your FODINA pays a stone.
    .hint1 = It is the green button.
beat_provincia_examples_left = Piero chose SPQR, and you pick last. Take a card.
    .more = What is left goes to the discard pile.
    .hint1 = Any of the cards that are left will do.
beat_provincia_examples_halves = Take a card. Then choose OPES, and take one more.
    .more = The chooser gets the upper half.
    .hint1 = First take a card of the deck that was chosen.
    .hint2 = Then OPES, and any card.


## Asking: parts of questions that the engine fills in

ask_now = { $changed ->
    [no] stays { $value }
   *[yes] { $had } → { $value }
 }
ask_number_clay = Clay then?
    .why = Clay { ask_now }. { $course }
ask_number_wood = Wood then?
    .why = Wood { ask_now }. { $course }
ask_number_stone = Stone then?
    .why = Stone { ask_now }. { $course }
ask_number_gold = Gold then?
    .why = Gold { ask_now }. { $course }
ask_number_units = How many goods and gold do you own then, all together?
    .why = You pay { $spent } of { $had }: { $units } left.
ask_number_morale = Morale then?
    .why = Morale { ask_now }{ $value ->
        [1] , never below 1
       *[other] {""}
    }.
ask_number_defence = Defence then?
    .why = Defence { ask_now }{ $value ->
        [-3] , never below −3
       *[other] {""}
    }.
ask_number_prestige = Prestige then?
    .why = Prestige { ask_now }. { $course }
ask_number_losses = Prestige lost by prestige cards?
    .why = They show −{ $losses }: 2 for every loss.

ask_setup_place = { $what } of the { ORDINAL($place) } player?
    .why = The { ORDINAL($place) } starts with { $value }.
ask_setup_left = Left in the supply: { WORD("good", $good) }?
    .why = { $total } in all, less { $held } in the cities: { $value }.
ask_setup_deck = Left in the building deck?
    .why = 42 cards are out of play, and { $pile } lie there. Less one for each of { $players } players: { $value }.
ask_minus = Who, with { $players } players?
ask_minus_place = { ORDINAL($place) }
ask_minus_nobody = Nobody
ask_minus_why = The { ORDINAL($place) } begins { COUNT($rounds) ->
    [one] round { LIST($rounds) } only
   *[other] rounds { LIST($rounds) }
 }.
ask_minus_even = Everybody begins equally many rounds.

ask_choosers = Who chooses decks, in order?
    .why = One after the other, clockwise from the start player; with two or three players twice.
ask_picks = { $seat_is ->
    [you] You choose
   *[other] { $seat_name } chooses
 }: who takes, in order?
    .why = The chooser first, then the others clockwise.
ask_left = Cards left over?
    .why = Everybody takes one; { $left ->
        [0] none is left
       *[other] { $left } go to the discard pile
    }.
ask_markers_left = How many markers has that deck then?
    .why = One of its two goes away: { $left }.
ask_order = { JOIN($order, ", ") }

ask_got =
    .why = { $had } and { $amount } more, with room for { $cap } and { $supply } in the supply: { $value }.
    .gold = { $had } and { $amount } more; gold has no limit: { $value }.
ask_lost = Lost: { WORD("good", $good) }?
    .why = { $value } of { $amount }.

ask_strength = Strength with { $tokens }?
    .why = Morale { $morale }, defence { $defence }, military { $military }, tokens { SIGNED($sum) }: { $strength }.
ask_won = Enough against { $gauls }?
    .why = { $strength } against { $gauls }: { $won ->
        [yes] that is enough; a level score wins, too
       *[no] a level score would win, this is less
     }.
ask_razed = Is anything destroyed?
    .none = Nothing
    .why = The first penalty is tried first, and only one that can be suffered in full counts.
    .other = What you lose is { WORD("penalty", $penalty, $amount) }{ $building ->
        [yes] : { WORD("card", $card) } is none
       *[no] {""}
     }.
ask_fade = You do nothing: strength in round { $round }?
    .why = { $strength }: morale falls to 1 at worst, defence to −3.
ask_fade_then = Which make you stronger in round { $round }?
    .why = { $move }: { $gain ->
        [0] still { $strength }
       *[other] { $strength } instead of { $nothing }
     }.

ask_payback = Built in round { $round }?
    .why = One in { $round ->
        [6] the last phase 5, of round 6
       *[other] every phase 5 from round { $round } to round 6
     }: { $value }.
ask_change = By how much does your final total change?
    .why = From { $old } to { $new }; only whole 3 gold count.
ask_odds = You lay { $token }. Two rivals lay 1 of 3: one has your −1, one your −2.
    .why = You end with { $ends }. Which of the four cards does each beat?
    .sum = You end with { $ends }. Each times its share of the cards that it is enough against: { $terms } = { $chance }.
ask_other = another colour
ask_total = { $seat_is ->
    [you] What do you score?
   *[other] What does { $seat_name } score?
 }
    .why = { ask_seat }: { $prestige }{ $gloria ->
        [0] {""}
       *[other] , GLORIA { $gloria }
     } and { $coins } for { $gold } gold: { $total }.
ask_winners = Who wins? Choose all.
ask_rank = Place { $rank }, with { $points } prestige.
ask_decided = What decides?
ask_awake_now = Which make you stronger at once?
ask_awake_gain = { $card }: your strength { $gain ->
    [0] stays { $new }.
   *[other] rises from { $old } to { $new }.
 }
ask_halves_chooser = The chooser takes the first card. How much { WORD("good", $good) } does it bring?
    .why = The upper half is for the chooser: { $value }.
ask_halves_other = Another player takes the second card. How much { WORD("good", $good) } does it bring?
    .why = The lower half is for everybody else: { $value }.


## Provincia: questions

quiz_provincia_e01 = Four players take their goods.
    .why = Who comes later gets more goods. Gold and tracks are the same for all.
quiz_provincia_e02 = You receive 2 wood, 4 stone and 1 gold.
    .why = Each good ends at 9; gold has no limit.
quiz_provincia_e03 = Three players choose twice each; player 1 starts.
quiz_provincia_e04 = An orange city with OFFICINA.
    .why = A level score wins. With orange −1 it would have been lost.
quiz_provincia_e05 = Combat lost.
    .why = There is no defence building, so the second penalty is suffered: a production building. It goes back to the hand with its 2 prestige.
quiz_provincia_e06 = Upkeep comes; you own no gold.
    .why = Both tracks are at their end already. Goods pay no tax: 2 prestige are lost.
quiz_provincia_e07 = Buy 1 wood, build INSULA with 1 wood less.
    .why = 2 gold for 1 wood makes 8, and 8 are enough with the discount. One trade less would not do, one more would be wasted.
quiz_provincia_e08 = Activate EMPORIUM: by how much does your total change?
    .none = With no gold?
    .one = With 1 gold?
    .two = With 2 gold?
    .why = 0 gold become 4 and 1 becomes 5: one prestige more, which activating costs. 2 become 6: two more.
quiz_provincia_e09 = Round 3: one card or none. TURRIS is activated in phase 5.
    .why = Defence ends at −3, whatever was bought before. Morale and military are still there in round 6.
quiz_provincia_e10 = LIGNATOR: how much wood until the end?
    .why = A building that produces is worth most at the beginning. In the final turns it would bring none.
quiz_provincia_e11 = Strength 2 against 1 to 4: chance?
    .why = Combat cards of 1, 2, 3 and 4 are equally likely. Your own +1 nearly doubles your chance.
quiz_provincia_e12 = The game is over.
    .why = 31 + 5 + 2 against 36 + 2. Level, and the personal building comes before gold.
quiz_provincia_minus = All begin rounds in turn. Who begins more starts at −2.
    .why = Some begin two of the six rounds: those pay for it.
quiz_provincia_deck-left = Four players, one card each.
quiz_provincia_markers = Your second choice this round.
quiz_provincia_six = Six players choose once each; player 1 starts.
    .why = With six players nothing is left over, so two of them must take a card unseen.
quiz_provincia_no-store = No HORREUM: you receive 3 wood, 2 stone, 2 gold.
    .why = Without the store house 5 of each good is all. Gold is not affected.
quiz_provincia_empty-supply = A card gives you 4 clay.
    .why = What the supply cannot give is lost for good.
quiz_provincia_cheap = It is phase 2.
    .why = The whole price must be there, in the right goods. Clay cannot be bought.
quiz_provincia_waste = Your store is full of wood.
quiz_provincia_horreum-hand = Phase 2 ends: which cards may you discard?
    .why = Down to five, but never the HORREUM; and you are not done before.
quiz_provincia_exchanges = You hold a COMMERCIUM.
    .why = 5 gold would pay for five exchanges, but only 2 stone find room.
quiz_provincia_bribe = CORRUPTIO costs 3 goods of your choice.
    .why = Exactly three, and only what you own. Gold does not count.
quiz_provincia_aediles = Phase 2: nobody attacks you.
    .why = AEDILES is the one card that answers something: a building about to be destroyed.
quiz_provincia_templum = Build TEMPLUM: how many goods and gold are left?
    .full = Without a discount?
    .one = With ARCHITECTUS: 1 good less?
    .both = With ARCHITECTUS and CARCHESIUM?
    .why = One piece for each building, however many discount cards you have.
quiz_provincia_twice = You build second copies.
    .why = Worth 2, a building may be repeated unless marked 1×. Worth 3 or more, it is unique unless marked ∞.
quiz_provincia_timber = Combat lost.
    .why = 3 stone are not 4: a penalty is suffered in full or not at all. So it is the wood. Who has neither loses 3 gold; who has no 3 gold either, 2 prestige.
quiz_provincia_nothing-left = Combat lost.
    .why = Neither stone nor wood, so 3 gold; you have only 2, so 2 prestige.
quiz_provincia_razed-store = Combat lost.
    .why = Without a HORREUM 5 of each good can be stored, and the rest is lost at once. Gold is not affected.
quiz_provincia_free-of-tax = Upkeep: CORRUPTIO spares the tax, CONCUSSIO demands it.
    .why = CONCUSSIO is stronger: 1 gold every round, and never more. The tracks fall in any case.
quiz_provincia_awake = You build in phase 2, before the combat.
    .why = Inactive buildings cannot be activated before phase 5.
quiz_provincia_end-gold = Over; nobody built PORTUS or PONS.
    .why = The gold is compared as it was, not what is left of it after the change into prestige.
quiz_provincia_end-goods = Level in prestige and gold.
    .why = 7 goods against 6. Morale would have come next.
quiz_provincia_end-shared = Two are level in everything.
quiz_provincia_first-build = New game: what may you build?
quiz_provincia_too-soon = Another game: you just built EMPORIUM.
quiz_provincia_first-tax = Another game: build LIGNATOR and FODINA; the round ends.
    .why = 1 gold for LIGNATOR, 2 wood for FODINA, 1 gold of tax; then 1 wood and 1 stone of income.
quiz_provincia_three-tokens = Your city is orange.
    .why = Only your own colour counts for you, and all tokens of it do, whoever laid them.
quiz_provincia_spqr = A round begins: of three players you choose SPQR.
quiz_provincia_opes = A selection of production cards.
quiz_provincia_emporium = 10 prestige, 1 gold, and EMPORIUM is activated.
quiz_provincia_fodina = 2 stone in store, and a FODINA.


## Who has won

stage_won = { $how ->
    [shared] { $total } prestige each.
    [tie] { $total } to { $second } prestige. { $rule }.
    [less] { $total } to { $second } prestige. What made the difference: { $you ->
        [yes] you
       *[no] { $name }
     } lost { $by } more ({ $line }).
   *[lead] { $total } to { $second } prestige. What made the difference (+{ $by }): { $line }, worth { $points }.
 }


## The start page

start_about = Rebuild a city of Gaul, and hold its walls.


## A game looked back on

review_line = { $label ->
    [gold] gold for prestige
    [buildings] prestige of buildings
    [activated] activations
    [losses] penalties and taxes
    [gloria] GLORIA
   *[other] { $title }
 } { $points }


## A position that is changed

edit_round = round
edit_goods = { WORD("good", $of) }
edit_morale = morale
edit_defence = defence
edit_losses = prestige lost
edit_face_up = { ORDINAL($place_1) } card on offer
edit_hand = { ORDINAL($place_1) } card in the hand
edit_buildings = { ORDINAL($place_1) } building
