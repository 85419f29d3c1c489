### Everything Provincia Romana says in English. Rules are told in our own words; look them up in the rulebook's section.
###
### A rule `provincia.play.cost` is the message `provincia_play_cost` with
###   .title   its name                .text   the rule in one to three sentences
###   .broken  why an attempt failed   .kept   why it is allowed, with the numbers
###   .done    what happened           .line   what a line of the score sheet stands for
### Facts are numbers and ids. WORD("kind", $kind) is the message kind_<id>; with a number it is its `.counted` form.
### AMOUNTS("good", "clay", $clay, ...) words all amounts that are not 0; SIGNED($value) is "+1", "-2" or "0".
### Seats are counted from 1; `$seat_name` is the player's name or "Player 2"; `$seat_is` is "you" for who reads it.

## The game and its parts

game = Provincia Romana

ordinal = { $category ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
 }
seat = Player
    .counted = Player { $count }
    .you = you
chance = Chance

good_clay = clay
    .counted = { $count } clay
good_wood = wood
    .counted = { $count } wood
good_stone = stone
    .counted = { $count } stone
good_gold = gold
    .counted = { $count } gold
good_morale = morale
    .counted = { $count } morale
good_none = nothing

deck_opes = OPES
deck_spqr = SPQR
deck_aedificium = AEDIFICIUM

phase_setup = Set-up
    .in = the set-up
phase_select = Phase 1, select cards
    .in = phase 1, selecting cards
phase_play = Phase 2, play cards
    .in = phase 2, playing cards
phase_combat = Phase 3, combat
    .in = phase 3, combat
phase_upkeep = Phase 4, upkeep and taxes
    .in = phase 4, upkeep and taxes
phase_activate = Phase 5, activate buildings
    .in = phase 5, activating buildings
phase_final = Final turns
    .in = the final turns
phase_over = Game over
    .in = the end of the game

# Cities and what their boards show. Which colour and which board belongs to which city is reconstructed.
town_forum_julii = Forum Julii
town_arelate = Arelate
town_loupian = Loupian
town_tolosa = Tolosa
town_narbo_martius = Narbo Martius
town_massilia = Massilia
colour_orange = orange
colour_blue = blue
colour_green = green
colour_purple = purple
colour_red = red
colour_yellow = yellow
shows_portus = a harbour
shows_pons = a bridge

# What buildings give besides goods.
kind_morale = morale
    .counted = { $count } morale
    .now = the morale track stands at { $count }
kind_defence = defence
    .counted = { $count } defence
    .now = the defence track stands at { $count }
kind_military = military
    .counted = { $count } military
    .now = military { $count } in all
kind_gold = gold
    .counted = { $count } gold
    .now = now { $count }
kind_prestige = prestige
    .counted = { $count } prestige
    .now = the prestige track stands at { $count }

tier_basic = basic building
tier_prestige = prestige building
tier_storage = store house

# What a lost combat can cost; `.counted` takes the number.
penalty_clay = clay
    .counted = { $count } clay
penalty_wood = wood
    .counted = { $count } wood
penalty_stone = stone
    .counted = { $count } stone
penalty_gold = gold
    .counted = { $count } gold
penalty_morale = morale
    .counted = { $count } morale
penalty_prestige = prestige
    .counted = { $count } prestige
penalty_building_production = production building
    .counted = { $count ->
        [0] a production building
        [one] a production building
       *[other] { $count } production buildings
     }
penalty_building_defence = defence building
    .counted = { $count ->
        [0] a defence building
        [one] a defence building
       *[other] { $count } defence buildings
     }
penalty_building_basic = basic building
    .counted = { $count ->
        [0] a basic building
        [one] a basic building
       *[other] { $count } basic buildings
     }
penalty_building_prestige = prestige building
    .counted = { $count ->
        [0] a prestige building
        [one] a prestige building
       *[other] { $count } prestige buildings
     }
penalty_building_horreum = HORREUM
    .counted = { $count ->
        [0] the HORREUM
        [one] the HORREUM
       *[other] { $count } HORREUM
     }

# What a card or a board does, as it is told beside its id.
piece_amounts = { AMOUNTS("good", "clay", $clay, "wood", $wood, "stone", $stone, "gold", $gold) }
piece_building = { COUNT($does) ->
    [0] { $prestige } prestige; costs { $cost }
   *[other] { JOIN($does, ", ") }; { $prestige } prestige; costs { $cost }
 }
piece_effect_onbuild = +{ WORD($kind, $what, $number) } when built
piece_effect_onactivate = +{ WORD($kind, $what, $number) } when activated
piece_effect_income = +{ WORD($kind, $what, $number) } in every phase 5
piece_effect_static = +{ WORD($kind, $what, $number) } while it stands
piece_effect_activestatic = +{ WORD($kind, $what, $number) } while it stands activated
piece_effect_discount = later buildings cost { $number } clay, wood, stone or gold less
piece_effect_storage = up to { $number } of each good can be stored
piece_senate = { $goods ->
    [0] { $gold ->
        [0] { $does }
       *[other] { $does }; costs { WORD("good", "gold", $gold) }
     }
   *[other] { $does }; costs { WORD("count", "goods", $goods) }
 }
piece_does_aediles = saves a building
piece_does_architectus = later buildings cost 1 good less
piece_does_commercium = { $give } for { $get }
piece_does_concussio = an opponent must pay tax
piece_does_coniuratio = destroys a building
piece_does_consuetudo = choose 1 of { $value } buildings
piece_does_consul = +{ WORD("kind", "defence", $value) }
piece_does_corruptio = no more taxes
piece_does_gloria = { $value } prestige at the end
piece_does_legio = +{ WORD("kind", "defence", $value) }
piece_does_patronus = { $get }
piece_does_praetor = no tax this round
piece_opes = upper half { $quaestor }, lower half { $lower }
piece_bellum = round { $round }, Gauls { $strength }; a loss costs { JOIN($costs, ", else ") }
piece_penalty = { WORD("penalty", $what, $number) }
piece_town = { WORD("colour", $colour) }, with { WORD("shows", $shows) }

# What chance decides.
due_start = who starts
due_card = which card is turned over
due_token = which combat token is dealt
due_gauls = which combat card it is
due_none = nothing

provenance_rulebook = stated in the rulebook
provenance_public = from public sources
provenance_inferred = worked out from the rulebook and public counts
provenance_reconstructed = reconstructed for this program
provenance_own = from your own table

edition_english = Rulebook
edition_german = German rulebook
edition_russian = Russian rulebook
reference = { WORD("edition", $edition) }, { $section }
    .silent = { $edition ->
        [russian] There is no Russian rulebook of this game.
       *[other] { WORD("edition", $edition) }: not spelled out
     }

# Pieces of sentences. Of a seat: "You take" or "Player 2 takes" is { who } take{ who.s }.
who = { $seat_is ->
    [you] You
   *[other] { $seat_name }
 }
    .s = { $seat_is ->
        [you] {""}
       *[other] s
     }
    .whose = { $seat_is ->
        [you] Your
       *[other] { $seat_name }'s
     }
whom = { $owner_is ->
    [you] you
   *[other] { $owner_name }
 }
goods = { AMOUNTS("good", "clay", $clay, "wood", $wood, "stone", $stone, "gold", $gold) }
    .stored = { AMOUNTS("good", "clay", $clay, "wood", $wood, "stone", $stone) }
    .income = { AMOUNTS("good", "clay", $clay, "wood", $wood, "stone", $stone, "gold", $gold, "morale", $morale) }
token_name = { WORD("colour", $colour) } { SIGNED($value) }
exchange = { $paid } { WORD("good", $give) } paid for { $got } { WORD("good", $get) }
second = { COUNT($second) ->
    [0] {""}
   *[other] , otherwise { WORD("penalty", $second, $second_amount) }
 }
discounted = { COUNT($less) ->
    [0] {""}
   *[other] , 1 { WORD("good", $less) } saved by a discount
 }
not_now = { $active ->
    [0] Nobody can move just now: chance decides something first.
   *[other] It is { $active_name }'s turn, not { $asked_is ->
        [you] yours
       *[other] { $asked_name }'s
     }.
 }
count_cards = cards
    .counted = { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
     }
count_markers = action markers
    .counted = { $count ->
        [0] no action marker
        [one] { $count } action marker
       *[other] { $count } action markers
     }
count_buildings = buildings
    .counted = { $count ->
        [0] no buildings
        [one] { $count } building
       *[other] { $count } buildings
     }
count_times = times
    .counted = { $count ->
        [0] not at all
        [1] once
        [2] twice
       *[other] { $count } times
     }
count_goods = goods
    .counted = { $count ->
        [0] no goods
        [one] { $count } good
       *[other] { $count } goods
     }
count_points = prestige
    .counted = { $count } prestige

## Cards: Latin names as printed, with what they mean

card_aquaeductus = AQUAEDUCTUS
    .gloss = aqueduct
card_armamentarium = ARMAMENTARIUM
    .gloss = arsenal
card_amphiteatrum = AMPHITEATRUM
    .gloss = amphitheatre
card_aurifex = AURIFEX
    .gloss = goldsmith
card_carchesium = CARCHESIUM
    .gloss = building crane
card_circus = CIRCUS
    .gloss = racecourse
card_colosseum = COLOSSEUM
    .gloss = great arena
card_domus = DOMUS
    .gloss = town house
card_fodina = FODINA
    .gloss = quarry
card_fons = FONS
    .gloss = fountain
card_fornax_lateris = FORNAX LATERIS
    .gloss = brick kiln
card_forum = FORUM
    .gloss = market square
card_horreum = HORREUM
    .gloss = store house
card_hortus = HORTUS
    .gloss = garden
card_insula = INSULA
    .gloss = block of flats
card_lignator = LIGNATOR
    .gloss = woodcutter
card_officina = OFFICINA
    .gloss = workshop
card_pons = PONS
    .gloss = bridge
card_portus = PORTUS
    .gloss = harbour
card_puteus = PUTEUS
    .gloss = well
card_stabilum = STABILUM
    .gloss = stable
card_statua = STATUA
    .gloss = statue
card_strata = STRATA
    .gloss = paved road
card_emporium = EMPORIUM
    .gloss = trading post
card_exercitatio = EXERCITATIO
    .gloss = training ground
card_mola = MOLA
    .gloss = mill
card_statio = STATIO
    .gloss = garrison
card_templum = TEMPLUM
    .gloss = temple
card_turris = TURRIS
    .gloss = tower
card_via_mercatoris = VIA MERCATORIS
    .gloss = merchants' road
card_villa = VILLA
    .gloss = country house
card_vinea = VINEA
    .gloss = vineyard
card_aediles = AEDILES
    .gloss = keepers of public buildings
card_architectus = ARCHITECTUS
    .gloss = architect
card_concussio = CONCUSSIO
    .gloss = extortion
card_coniuratio = CONIURATIO
    .gloss = conspiracy
card_consuetudo = CONSUETUDO
    .gloss = good connections
card_consul = CONSUL
    .gloss = consul with his army
card_corruptio = CORRUPTIO
    .gloss = bribery
card_legio = LEGIO
    .gloss = legion
card_praetor = PRAETOR
    .gloss = magistrate
card_commercium_01 = COMMERCIUM
    .gloss = trade
card_commercium_02 = COMMERCIUM
    .gloss = trade
card_commercium_03 = COMMERCIUM
    .gloss = trade
card_commercium_04 = COMMERCIUM
    .gloss = trade
card_commercium_05 = COMMERCIUM
    .gloss = trade
card_commercium_06 = COMMERCIUM
    .gloss = trade
card_commercium_07 = COMMERCIUM
    .gloss = trade
card_commercium_08 = COMMERCIUM
    .gloss = trade
card_commercium_09 = COMMERCIUM
    .gloss = trade
card_commercium_10 = COMMERCIUM
    .gloss = trade
card_commercium_11 = COMMERCIUM
    .gloss = trade
card_commercium_12 = COMMERCIUM
    .gloss = trade
card_commercium_13 = COMMERCIUM
    .gloss = trade
card_commercium_14 = COMMERCIUM
    .gloss = trade
card_commercium_15 = COMMERCIUM
    .gloss = trade
card_commercium_16 = COMMERCIUM
    .gloss = trade
card_gloria_1 = GLORIA
    .gloss = glory
card_gloria_2 = GLORIA
    .gloss = glory
card_gloria_3 = GLORIA
    .gloss = glory
card_gloria_4 = GLORIA
    .gloss = glory
card_patronus_1 = PATRONUS
    .gloss = patron
card_patronus_2 = PATRONUS
    .gloss = patron
card_patronus_3 = PATRONUS
    .gloss = patron
card_opes_01 = OPES 1
    .gloss = production card (reconstructed)
card_opes_02 = OPES 2
    .gloss = production card (reconstructed)
card_opes_03 = OPES 3
    .gloss = production card (reconstructed)
card_opes_04 = OPES 4
    .gloss = production card (reconstructed)
card_opes_05 = OPES 5
    .gloss = production card (reconstructed)
card_opes_06 = OPES 6
    .gloss = production card (reconstructed)
card_opes_07 = OPES 7
    .gloss = production card (reconstructed)
card_opes_08 = OPES 8
    .gloss = production card (reconstructed)
card_opes_09 = OPES 9
    .gloss = production card (reconstructed)
card_opes_10 = OPES 10
    .gloss = production card (reconstructed)
card_opes_11 = OPES 11
    .gloss = production card (reconstructed)
card_opes_12 = OPES 12
    .gloss = production card (reconstructed)
card_opes_13 = OPES 13
    .gloss = production card (reconstructed)
card_opes_14 = OPES 14
    .gloss = production card (reconstructed)
card_opes_15 = OPES 15
    .gloss = production card (reconstructed)
card_opes_16 = OPES 16
    .gloss = production card (reconstructed)
card_opes_17 = OPES 17
    .gloss = production card (reconstructed)
card_opes_18 = OPES 18
    .gloss = production card (reconstructed)
card_opes_19 = OPES 19
    .gloss = production card (reconstructed)
card_opes_20 = OPES 20
    .gloss = production card (reconstructed)
card_opes_21 = OPES 21
    .gloss = production card (reconstructed)
card_opes_22 = OPES 22
    .gloss = production card (reconstructed)
card_opes_23 = OPES 23
    .gloss = production card (reconstructed)
card_opes_24 = OPES 24
    .gloss = production card (reconstructed)
card_opes_25 = OPES 25
    .gloss = production card (reconstructed)
card_opes_26 = OPES 26
    .gloss = production card (reconstructed)
card_opes_27 = OPES 27
    .gloss = production card (reconstructed)
card_opes_28 = OPES 28
    .gloss = production card (reconstructed)
card_opes_29 = OPES 29
    .gloss = production card (reconstructed)
card_opes_30 = OPES 30
    .gloss = production card (reconstructed)
bellum_bellum_01 = BELLUM 1
bellum_bellum_02 = BELLUM 2
bellum_bellum_03 = BELLUM 3
bellum_bellum_04 = BELLUM 4
bellum_bellum_05 = BELLUM 5
bellum_bellum_06 = BELLUM 6
bellum_bellum_07 = BELLUM 7
bellum_bellum_08 = BELLUM 8
bellum_bellum_09 = BELLUM 9
bellum_bellum_10 = BELLUM 10
bellum_bellum_11 = BELLUM 11
bellum_bellum_12 = BELLUM 12
bellum_bellum_13 = BELLUM 13
bellum_bellum_14 = BELLUM 14
bellum_bellum_15 = BELLUM 15

# Senate cards by what they are, whatever their face.
senate_aediles = AEDILES
    .effect = Keeps one building of yours from being destroyed: free against the Gauls, 2 gold against CONIURATIO.
senate_architectus = ARCHITECTUS
    .effect = Every building costs you 1 clay, wood or stone less.
senate_commercium = COMMERCIUM
    .effect = Make the exchange shown here with the supply, as often as you like.
senate_concussio = CONCUSSIO
    .effect = An opponent pays taxes every round, even with PRAETOR or CORRUPTIO.
senate_coniuratio = CONIURATIO
    .effect = Destroy one building of an opponent.
senate_consuetudo = CONSUETUDO
    .effect = Look at the top 10 building cards, take one, and put the others back in any order.
senate_consul = CONSUL
    .effect = +2 defence.
senate_corruptio = CORRUPTIO
    .effect = No taxes for the rest of the game.
senate_gloria = GLORIA
    .effect = The prestige shown here counts at the end. One per player.
senate_legio = LEGIO
    .effect = +1 defence.
senate_patronus = PATRONUS
    .effect = Take the goods shown here.
senate_praetor = PRAETOR
    .effect = No taxes in this round.

## What one can do

action_start = holds the CAESAR card
    .do = Player { $seat } starts
action_reveal = is turned over
    .do = Turn over { WORD("card", $card) }
action_deal = is dealt a combat token
    .do = Deal { token_name }
action_gauls = is turned over
    .do = Turn over { WORD("bellum", $bellum) }
action_city = takes the city { WORD("town", $town) }
    .do = Take the city { WORD("town", $town) }
action_choose = chooses the deck { WORD("deck", $deck) }
    .do = Choose { WORD("deck", $deck) }
action_pick = takes a card
    .do = Take { WORD("card", $card) }
    .blind = Take face-down card { $place }
action_build = builds { WORD("card", $building) }
    .do = Build { WORD("card", $building) }
    .less = Build { WORD("card", $building) } for 1 { WORD("good", $less) } less
action_play = plays { WORD("card", $card) }
    .do = Play { WORD("card", $card) }
    .times = Play { WORD("card", $card) }: { exchange }
    .goods = Play { WORD("card", $card) }: pay { goods }
    .on = Play { WORD("card", $card) } on { $owner_name }
    .target = Play { WORD("card", $card) }: destroy { $owner_name }'s { WORD("card", $building) }
action_buy = buys 1 { WORD("good", $good) }
    .do = Buy 1 { WORD("good", $good) } for 2 gold
action_discard = discards a card
    .do = Discard { WORD("card", $card) }
action_end = is done
    .do = End the turn
    .activate = End the activation
action_keep = takes a card
    .do = Take { WORD("card", $card) }
action_put = puts a card back
    .do = Put { WORD("card", $card) } back next
action_lay = lays a combat token
    .do = Lay { token_name }
action_lose = loses { WORD("card", $building) }
    .do = Lose { WORD("card", $building) }
action_aediles = plays AEDILES
    .do = Save the building with AEDILES
action_suffer = lets it happen
    .do = Let the building be destroyed
action_activate = activates { WORD("card", $building) }
    .do = Activate { WORD("card", $building) }
action_look = looks at something hidden
    .do = Look at something hidden
action_offer = offers a trade to { $owner_name }
    .do = Offer a trade to { $owner_name }

## Setup

provincia_setup_players =
    .title = Two to six players
    .text = Provincia Romana is for 2 to 6 players.
    .broken = Provincia Romana is for 2 to 6 players, not for { $have }.
provincia_setup_city =
    .title = A city for everybody
    .text = Everybody chooses a city of their own, with its colour, its board and three counting markers. Cities that nobody wants stay in the box.
    .broken = { COUNT($town) ->
        [0] First choose the city that you will rebuild.
       *[other] { WORD("town", $town) } is taken: it belongs to { $owner_name }. Choose another city.
     }
    .kept = { COUNT($town) ->
        [0] A city is chosen now.
       *[other] { WORD("town", $town) } is free.
     }
    .done = { who } rebuild{ who.s } { WORD("town", $town) }.
provincia_setup_caesar =
    .title = Who holds the CAESAR card
    .text = One player starts round 1 and gets the CAESAR card. From there turns go clockwise. How that player is found is left open, so chance decides or you do.
    .broken = The CAESAR card is given out once, when all cities are chosen, not now.
    .kept = The CAESAR card is given out now.
    .done = { who } hold{ who.s } the CAESAR card and start{ who.s }.
provincia_setup_round-marker =
    .title = The round marker
    .text = The round marker begins on 1.
provincia_setup_tracks =
    .title = Defence 0, morale 6
    .text = Every city begins with defence 0 and morale 6.
provincia_setup_horreum =
    .title = A store house to begin with
    .text = Everybody begins with a HORREUM, a store house, lying open in the city. It is free and gives no prestige. Spare HORREUM cards leave the game.
provincia_setup_gold =
    .title = Seven gold
    .text = Everybody begins with 7 gold.
provincia_setup_start-table =
    .title = Goods by turn position
    .text = The goods and the prestige you begin with depend on the number of players and on your place in the turn order of round 1: of four players the first two begin with −2 prestige, of five the first.
    .done = { who } begin{ who.s } with { goods }; prestige { $prestige }.
provincia_setup_negative-start =
    .title = Beginning below zero
    .text = Whoever begins with −2 prestige takes a prestige card that shows −2. The marker comes onto the prestige track once the prestige is positive.
provincia_setup_supply =
    .title = The common supply
    .text = There are 37 clay, 42 wood and 48 stone in the game. What no player owns lies in the common supply.
provincia_setup_decks =
    .title = Three decks face down
    .text = Production, senate and building cards are shuffled into three separate decks. Their order is hidden, but what may still come can be counted.
    .broken = { $due ->
        [card] { WORD("card", $card) } cannot come now: { $fault ->
            [deck] it is of another deck than the one that is dealt from.
            [seen] every copy of it has been seen already.
           *[apart] the discards were shuffled while cards were laid out, so every copy that is left lies elsewhere.
         }
       *[other] No card is turned over now.
     }
    .kept = A card is turned over now, and { $left } of this kind may still come.
provincia_setup_remove42 =
    .title = Forty-two buildings stay away
    .text = Before play 42 building cards, chosen by chance, go back into the box. Nobody knows which.
    .done = { $amount } building cards leave the game unseen.
provincia_setup_start-hand =
    .title = One building in hand
    .text = Everybody draws one building card. Hands are secret.
    .broken = { $whose ->
        [self] Your own hand lies open to you as it is.
        [nobody] There is no player { $owner } at this table.
       *[other] You cannot look at the hand of { $owner_name }: hands are secret.
     }
    .kept = Your own hand is yours to look at.
    .done = { who } draw{ who.s } a building card.
provincia_setup_bellum =
    .title = Four hidden combats
    .text = The 15 combat cards are sorted by the round on their back: II, III, V and VI. One of each group, chosen by chance, lies face down for its round, and the other 11 leave the game unseen. Their strengths and penalties in this game are reconstructed.
    .broken = { $lies ->
        [nowhere] There is no combat card for round { $round }.
        [up] The combat card of round { $round } has been turned over for all to see.
       *[down] The combat card of round { $round } lies face down: it is turned over in the combat of that round and not before.
     }
    .kept = The combat card of round { $round } has been turned over.
provincia_setup_tokens =
    .title = Five combat tokens
    .text = Everybody gets the +1 token of their own colour. The other tokens of all colours in the game are shuffled, and everybody gets four of them. Colours of cities that take no part stay in the box.
    .broken = { $due ->
        [token] The token { token_name } cannot be dealt: { $left ->
            [0] none is left of it.
           *[other] it is not the next.
         }
       *[other] No combat token is dealt now.
     }
    .kept = A token is dealt now, and { $left } of this kind { $left ->
        [one] is
       *[other] are
     } left.
    .done = { who } get{ who.s } a +1 token of { $seat_is ->
        [you] your
       *[other] the
     } own colour and four more, chosen by chance.
provincia_setup_action-markers =
    .title = Two action markers per deck
    .text = Two action markers lie beside each of the three decks.

## Rounds and phases

provincia_round_count =
    .title = Six rounds
    .text = The game has 6 rounds. Then everybody has one final turn.
    .broken = The game is over: it has 6 rounds and the final turns.
    .kept = It is round { $round } of 6.
provincia_round_phases =
    .title = Five phases per round
    .text = Every round has five phases, always in this order: select cards, play cards, combat, upkeep and taxes, activate buildings.
    .broken = That belongs to { WORD("phase", $asked, "in") }, but now it is { WORD("phase", $now, "in") }.
    .kept = Now it is { WORD("phase", $now, "in") }.
    .done = Round { $round }: { WORD("phase", $now) }.
provincia_round_turn-order =
    .title = The CAESAR card goes first
    .text = In every phase the holder of the CAESAR card begins, and the others follow clockwise. The next phase begins when the last player is done.
    .broken = { not_now }
    .kept = { $active ->
        [0] Chance decides now.
       *[other] It is { $active_name }'s turn.
     }
provincia_round_combat-rounds =
    .title = Combat in rounds 2, 3, 5 and 6
    .text = The Gauls attack in rounds 2, 3, 5 and 6. In the other rounds phase 3 is left out.
    .broken = There is no combat in round { $round }: the Gauls attack in rounds { LIST($rounds) }.
    .kept = Round { $round } has a combat.
    .done = There is no combat in round { $round }.

## Phase 1: select cards

provincia_draft_choose-stack =
    .title = Choose a deck
    .text = In turn order everybody chooses one of the decks: OPES (production), SPQR (senate) or AEDIFICIUM (buildings). Choosing none is not possible.
    .broken = First choose a deck: { CHOICE($decks, "deck") }.
    .kept = A deck is chosen now: { CHOICE($decks, "deck") }.
    .done = { who } choose{ who.s } { WORD("deck", $deck) }; { WORD("count", "markers", $left) } left there.
provincia_draft_marker =
    .title = Each deck twice per round
    .text = Choosing a deck takes one of its two action markers away. Without a marker a deck cannot be chosen, so each is used at most twice per round.
    .broken = Both action markers of { WORD("deck", $deck) } are used up in this round{ COUNT($decks) ->
        [0] .
       *[other] ; still open: { CHOICE($decks, "deck") }.
     }
    .kept = { WORD("deck", $deck) } has { WORD("count", "markers", $have) }.
provincia_draft_reveal =
    .title = Four open, two hidden
    .text = Six cards of the chosen deck are laid out, four face up and two face down. Nobody may look at the two.
    .broken = { $lies ->
        [nowhere] No card lies on place { $place } just now.
        [up] Card { $place } lies face up for all to see.
       *[down] You cannot look at card { $place }: it lies face down, and nobody may look at it before taking it.
     }
    .kept = Card { $place } lies face up.
    .done = { $deck ->
        [opes] Laid out of OPES: { WORD("count", "cards", COUNT($cards)) } face up and { WORD("count", "cards", $amount) } face down.
       *[other] Laid out of { WORD("deck", $deck) }: { LIST($cards, "card") }, and { WORD("count", "cards", $amount) } face down.
     }
provincia_draft_pick-order =
    .title = Who chose the deck takes first
    .text = Whoever chose the deck takes the first card. The others follow clockwise, one card each.
    .broken = { $active ->
        [0] Nobody can take a card just now: chance decides something first.
       *[other] It is { $active_name }'s turn to take a card, not { $asked_is ->
            [you] yours
           *[other] { $asked_name }'s
         }.
     }
    .kept = { $active ->
        [0] Chance decides now.
       *[other] It is { $active_name }'s turn to take a card.
     }
provincia_draft_blind-pick =
    .title = Hidden cards may be taken
    .text = You may take any of the six cards, one of the two hidden ones too, without knowing what it is.
    .broken = { $have ->
        [0] There is no card on place { $place }: take one of those that lie there.
       *[other] In this game a face-down card may be taken only when no face-up card is left, and there { $left ->
            [one] is one.
           *[other] are { $left }.
         }
     }
    .kept = There is a card on place { $place }.
    .done = { who } take{ who.s } a face-down card of { WORD("deck", $deck) }.
provincia_draft_to-hand =
    .title = Into the hand
    .text = A senate or building card that you take goes into your hand. A production card takes effect at once.
    .done = { who } take{ who.s } { WORD("card", $card) }.
provincia_draft_mandatory-pick =
    .title = Everybody takes a card
    .text = Of every selection everybody takes one card, even an unwanted one.
    .broken = First take one of the cards of { WORD("deck", $deck) }: everybody has to, and { $left ->
        [one] { $left } is
       *[other] { $left } are
     } left.
    .kept = You take a card of { WORD("deck", $deck) } now.
    .done = There is no card of { WORD("deck", $deck) } left for { $seat_is ->
        [you] you
       *[other] { $seat_name }
     }.
provincia_draft_leftovers =
    .title = What nobody took
    .text = The cards that nobody took go to the discard pile of their deck. Face-down ones are discarded unseen.
    .done = { $amount ->
        [one] { $amount } card of { WORD("deck", $deck) } is
       *[other] { $amount } cards of { WORD("deck", $deck) } are
     } discarded.
provincia_draft_example-spqr =
    .title = Example: Giorgio chooses SPQR
    .text = In the rulebook's example of three, Giorgio chooses SPQR and removes a marker. Of the six cards he takes one, then Piero, then Alessandra; the other three are discarded.
provincia_draft_reshuffle =
    .title = A new deck from the discards
    .text = When a deck is used up, its discard pile is shuffled into a new one, and dealing goes on. If there are still too few cards, those that are there are laid out.
    .done = { WORD("deck", $deck) } is used up: { $amount ->
        [one] { $amount } discarded card becomes
       *[other] { $amount } discarded cards become
     } the new deck.
provincia_draft_end =
    .title = End of phase 1
    .text = Phase 1 ends when everybody has chosen a deck and all cards are taken.
provincia_draft_two-three-players =
    .title = Phase 1 twice with two or three
    .text = With 2 or 3 players phase 1 is played through twice. You still take only one card of each selection.
    .done = With so few players phase 1 of round { $round } is played a second time.
provincia_draft_markers-return =
    .title = The markers come back
    .text = At the end of a round all action markers return to their decks.

## Production cards, storage, supply

provincia_opes_immediate =
    .title = Production cards act at once
    .text = A production card is played as soon as you take it, and then it is discarded. It never goes into a hand. What the 30 cards show in this game is reconstructed.
provincia_opes_quaestor =
    .title = The QUAESTOR half
    .text = If you chose the production deck yourself, you get what the upper half of your card shows. It is usually the better one.
    .done = { who } chose the deck and get{ who.s } the upper half: { goods }.
provincia_opes_lower =
    .title = The lower half
    .text = If somebody else chose the production deck, you get what the lower half of your card shows.
    .done = { who } get{ who.s } the lower half: { goods }.
provincia_opes_example =
    .title = Example: Alessandra and Giorgio
    .text = In the rulebook's example Alessandra chooses OPES and gets the upper half of her card. Giorgio, who takes after her, gets the lower half of his.
provincia_storage_cap9 =
    .title = Room for nine of each
    .text = As long as your HORREUM stands you can store 9 clay, 9 wood and 9 stone.
provincia_storage_cap5 =
    .title = Without a HORREUM five of each
    .text = Without a HORREUM you can store only 5 of each good.
provincia_storage_gold =
    .title = Gold needs no room
    .text = Gold can be kept without limit, with or without a HORREUM.
provincia_storage_overflow-lost =
    .title = What finds no room is lost
    .text = Goods that you receive beyond your limit are lost: they stay in the supply.
    .done = No room for { WORD("good", $good, $lost) }{ $seat_is ->
        [you] {""}
       *[other] {" "}of { $seat_name }
     }: the limit is { $cap }.
provincia_storage_excess-at-destruction =
    .title = When the HORREUM goes
    .text = The moment your HORREUM is destroyed, all goods above 5 of a kind are lost.
    .done = { who } lose{ who.s } { WORD("good", $good, $lost) }: without the HORREUM { $cap } at most can be kept.
provincia_bank_limited =
    .title = Goods are limited
    .text = There are only as many goods as pieces. You never get more than the supply has.
provincia_bank_exhausted-lost =
    .title = An empty supply gives nothing
    .text = What the supply cannot give you is lost. It is not made up for later.
    .done = The supply runs out: { $seat_is ->
        [you] you go
       *[other] { $seat_name } goes
     } without { WORD("good", $good, $lost) }.
provincia_bank_spent-returns =
    .title = What is spent comes back
    .text = Goods and gold that are paid or lost go back to the supply at once and are there for the next player.
provincia_bank_gold =
    .title = Gold does not run out
    .text = The supply of gold is treated as endless, whatever the number of coins in the box.

## Phase 2: play cards

provincia_play_turn =
    .title = As many cards as you like
    .text = In turn order everybody has one turn: play any number of cards from your hand in any order, as long as you can pay. Playing none is allowed too.
    .broken = { $asked_is ->
        [you] You have ended your turn and play
       *[other] { $asked_name } has ended the turn and plays
     } no more in this phase.
    .kept = { $asked_is ->
        [you] You still have
       *[other] { $asked_name } still has
     } this turn.
    .done = { who } end{ who.s } the turn.
provincia_play_cost =
    .title = Pay the price
    .text = The price on a card is paid in full when you play it, less a discount if you have one. If anything is missing, nothing is paid and nothing happens.
    .broken = { WORD("card", $card) } costs { goods }{ discounted }; you lack { AMOUNTS("good", "clay", $lack_clay, "wood", $lack_wood, "stone", $lack_stone, "gold", $lack_gold) }.
    .kept = { WORD("card", $card) } costs { goods }{ discounted }; you have that.
provincia_play_hand =
    .title = Only from your own hand
    .text = You can play only cards that are in your hand.
    .broken = { WORD("card", $card) } is not in your hand.
    .kept = { WORD("card", $card) } is in your hand.
provincia_play_face-up =
    .title = Cards in play are open
    .text = A card that stays in play lies face up in front of you. It works as long as it lies there.
provincia_play_removed-loses-effect =
    .title = Out of play, out of effect
    .text = A card that leaves play gives you nothing any more.
provincia_trade_two-for-one =
    .title = Two gold for one good
    .text = In your turn in phase 2 you may buy wood or stone from the supply: 2 gold for each piece, as often as you like.
    .broken = 1 { WORD("good", $good) } costs { $need } gold; you have { $have }.
    .kept = 1 { WORD("good", $good) } costs { $need } gold; you have { $have }.
    .done = { who } buy{ who.s } 1 { WORD("good", $good) } for { $gold } gold.
provincia_trade_no-clay =
    .title = Clay is not for sale
    .text = Only wood and stone can be bought for 2 gold. Clay cannot.
    .broken = { $good ->
        [clay] Clay cannot be bought: for 2 gold the supply gives only wood or stone.
       *[other] This cannot be bought: { WORD("good", $good) }. For 2 gold the supply gives only goods that are on offer.
     }
    .kept = The supply sells { WORD("good", $good) }.
provincia_trade_no-waste =
    .title = Buy what you can keep
    .text = A purchase or exchange is refused if what you would get finds no room in your store or is not in the supply.
    .broken = { $supply ->
        [0] You cannot get { WORD("good", $good, $amount) }: the supply has none.
       *[other] You cannot get { WORD("good", $good, $amount) }: the supply has { $supply }{ $cap ->
            [0] .
           *[other] , and you have { $have } of the { $cap } that you can store.
         }
     }
    .kept = There is room for { WORD("good", $good, $amount) }, and the supply has { $supply }.
provincia_trade_no-players =
    .title = No trade between players
    .text = Players never trade with each other.
    .broken = { $whose ->
        [self] You cannot trade with yourself, nor with other players: trade is with the supply.
        [nobody] There is no player { $owner } at this table.
       *[other] You cannot trade with { $owner_name }: players never trade with each other.
     }
provincia_hand_limit =
    .title = Five cards at the end of phase 2
    .text = When all turns of phase 2 are over, whoever has more than 5 cards in hand discards down to 5. Cards in play do not count.
    .broken = { $need ->
        [0] You have { WORD("count", "cards", $have) } in hand, no more than the { $cap } allowed, so none is discarded.
       *[other] First discard down to { $cap } cards: { $need ->
            [one] one more has
           *[other] { $need } have
         } to go.
     }
    .kept = { $need ->
        [0] Your hand is within the limit of { $cap } cards.
       *[other] You have { WORD("count", "cards", $have) } in hand, so { $need } must go.
     }
    .done = { who } discard{ who.s } { WORD("card", $card) } to keep the limit{ $left ->
        [0] .
       *[other] ; { $left } more to go.
     }
provincia_hand_unlimited-otherwise =
    .title = No limit at other times
    .text = At any other moment you may have more than 5 cards in hand.
provincia_hand_horreum =
    .title = A HORREUM is never discarded
    .text = A HORREUM in your hand counts as a card, but it cannot be the one you discard.
    .broken = { WORD("card", $card) } cannot be discarded, not even from the hand.
    .kept = { WORD("card", $card) } may be discarded.
provincia_senate_play =
    .title = Senate cards
    .text = A senate card is played for the price on its edge. Most take effect at once and are discarded; some stay in front of you and go on working.
    .broken = In this game no senate cards are played in the final turns, so { WORD("card", $card) } stays in your hand.
    .kept = Senate cards may be played now.
provincia_building_play =
    .title = Building
    .text = A building is played for its cost and then lies face up in your city.
    .done = { who } build{ who.s } { WORD("card", $building) } for { goods }{ discounted }: { $prestige ->
        [0] no prestige.
       *[other] +{ $prestige } prestige, now { $new }.
     }
provincia_building_prestige-now =
    .title = Prestige at once
    .text = You get the prestige of a building the moment it is built.
    .line = { WORD("count", "buildings", $amount) } standing
provincia_building_effect =
    .title = What buildings give
    .text = Most buildings give something: once when they are built, or as long as they stand. Some are inactive when built and give nothing before they are activated in phase 5.
    .done = { who } get{ who.s } { WORD("kind", $kind, $amount) } from { WORD("card", $building) }: { WORD("kind", $kind, $new, "now") }.
provincia_building_basic-repeatable =
    .title = Basic buildings
    .text = Basic buildings are worth 2 prestige. You may have several of a kind, unless the card is marked as unique.
provincia_building_prestige-unique =
    .title = Prestige buildings
    .text = Prestige buildings are worth 3 prestige or more. They are unique, unless the card is marked as repeatable.
provincia_building_unique-once =
    .title = Unique buildings stand once
    .text = A unique building can stand in your city only once at a time. If it is destroyed, you may build it again.
    .broken = { WORD("card", $building) } is unique, and one stands in your city already.
    .kept = No other { WORD("card", $building) } is in the way.
provincia_building_duplicate-discard =
    .title = A second copy may go
    .text = While a unique building stands in your city, you may discard another copy of it from your hand in your own turn of phase 2.
    .broken = You cannot discard { WORD("card", $card) } now: in your turn only a second copy of a unique building that stands in your city may go.
    .kept = { WORD("card", $card) } stands in your city, so another copy may go.
    .done = { who } discard{ who.s } a second { WORD("card", $card) }.
provincia_building_waterfront =
    .title = Bridge or harbour
    .text = PONS can be built only in a city whose board shows a bridge, PORTUS only where the board shows a harbour. Which board shows which is reconstructed.
    .broken = { WORD("card", $building) } needs { WORD("shows", $need) } on the board, and { WORD("town", $town) } shows { WORD("shows", $shows) }.
    .kept = { WORD("town", $town) } shows { WORD("shows", $shows) }, as { WORD("card", $building) } needs.
provincia_play_end =
    .title = End of phase 2
    .text = Phase 2 ends when everybody has had a turn and nobody has too many cards in hand.

## Discounts

provincia_discount_kinds =
    .title = What a discount takes off
    .text = ARCHITECTUS takes 1 clay, wood or stone off the cost of a building. CARCHESIUM takes off 1 clay, wood, stone or gold. Only something that the building costs can be taken off.
    .broken = { COUNT($kinds) ->
        [0] No discount of yours helps with { WORD("card", $building) }, so 1 { WORD("good", $good) } cannot be saved.
       *[other] With { WORD("card", $building) } you cannot save { WORD("good", $good) }; you can save { CHOICE($kinds, "good") }.
     }
    .kept = With { WORD("card", $building) } you can save 1 { WORD("good", $good) }.
provincia_discount_one-per-building =
    .title = One piece per building
    .text = A discount saves exactly one piece for each building card.
provincia_discount_no-combination =
    .title = Discounts do not add up
    .text = With several discount cards you still save only one piece per building, of any kind that one of them allows.
    .broken = A second { WORD("card", $card) } would be pointless: discounts do not add up, and you have one in play.
    .kept = No other { WORD("card", $card) } is in play in front of you.
provincia_discount_not-itself =
    .title = The crane does not build itself
    .text = CARCHESIUM makes later buildings cheaper, not itself.
provincia_discount_player-choice =
    .title = You choose what is saved
    .text = If the cost has several goods that the discount fits, you choose which of them you save. Doing without the discount is not possible.
    .broken = { WORD("card", $building) } comes with a discount. Say what you save: { CHOICE($kinds, "good") }.
    .kept = { COUNT($kinds) ->
        [0] No discount of yours fits { WORD("card", $building) }.
       *[other] You can save 1 { CHOICE($kinds, "good") }.
     }
provincia_discount_while-in-play =
    .title = A discount can end
    .text = The discount lasts as long as its card is in play.

## Phase 3: combat

provincia_combat_token-choice =
    .title = Step 1: a secret token
    .text = Everybody chooses one of their combat tokens in secret and lays it face down: exactly one in each combat.
    .broken = { COUNT($colour) ->
        [0] First lay one of your combat tokens face down.
       *[other] You have no token { token_name }.
     }
    .kept = { COUNT($colour) ->
        [0] A combat token is laid now.
       *[other] You have a token { token_name }.
     }
    .done = { who } lay{ who.s } a combat token face down.
provincia_combat_token-anonymous =
    .title = Nobody knows whose token it was
    .text = The start player collects the tokens and shuffles them before they are turned over. So nobody knows who played which.
    .broken = { $whose ->
        [self] Which tokens you played you know yourself.
        [nobody] There is no player { $owner } at this table.
       *[other] You cannot learn which token { $owner_name } plays: the tokens are shuffled before they are turned over.
     }
    .kept = Your own token is known to you.
    .done = The shuffled tokens are { LIST($tokens) }.
provincia_combat_token-effect =
    .title = A token works for its colour
    .text = Every token changes the strength of the city of its colour, up or down, for this combat. It does not matter who played it, and several tokens add up. All tokens but the +1 are reconstructed.
    .done = { $tokens ->
        [one] One { WORD("colour", $colour) } token changes
       *[other] { $tokens } { WORD("colour", $colour) } tokens change
     } { $seat_is ->
        [you] your strength
       *[other] the strength of { $seat_name }
     } by { SIGNED($value) }.
provincia_combat_reveal =
    .title = Step 2: the Gauls come
    .text = When all tokens are open, the combat card of the round is turned over. The number beside the helmet is the strength of the Gauls.
    .broken = { $due ->
        [gauls] { WORD("bellum", $bellum) } is a combat card of round { $round }, and this is round { $now }.
       *[other] No combat card is turned over now: that happens in a combat, after all tokens.
     }
    .kept = The combat card of round { $round } is turned over now.
    .done = The Gauls attack with strength { $gauls }. Whoever loses gives up { WORD("penalty", $penalty, $amount) }{ second }.
provincia_combat_strength =
    .title = Step 3: your strength
    .text = Your strength is your defence, plus your morale, plus the military of your buildings, plus the tokens of your colour. Inactive buildings give no military.
    .done = { who.whose } strength: defence { $defence }, morale { $morale }, military { $military }, tokens { SIGNED($tokens) }, together { $strength }.
provincia_combat_compare =
    .title = Equal is enough
    .text = If your strength is at least that of the Gauls, you win. If it is lower, you lose.
    .done = { who } lose{ who.s } against the Gauls: { $strength } against { $gauls }.
provincia_combat_example =
    .title = Example: Alessandra is safe
    .text = In the rulebook's example the Gauls have strength 4. Alessandra has morale 2, defence 0, an OFFICINA for 1 military and an orange +1 token: 4, so her city is safe.
provincia_combat_each-alone =
    .title = Everybody fights alone
    .text = Every city fights the same Gauls on its own. How the others fare does not matter.
provincia_combat_win =
    .title = Victory brings nothing
    .text = Whoever wins a combat gains nothing and loses nothing.
    .done = { who } hold{ who.s } out against the Gauls: { $strength } against { $gauls }.
provincia_combat_defence-temporary =
    .title = Defence wears off
    .text = Defence is a value on a track. Every round it falls by 1.
provincia_combat_military-permanent =
    .title = Military lasts
    .text = Military counts in every combat, as long as its building stands and is active. It does not move the defence track.
provincia_combat_cleanup =
    .title = Used tokens leave the game
    .text = After a combat its card and the tokens that were played leave the game.
    .broken = You played your token { token_name } in an earlier combat: it has left the game.
    .kept = The token { token_name } has not been played yet.

## Losing a combat

provincia_penalty_apply =
    .title = The loser pays
    .text = Whoever loses suffers the penalty at the right edge of the combat card. Players do so in turn order.
    .broken = First settle your defeat: you owe { WORD("penalty", $penalty, $amount) }.
    .kept = You owe { WORD("penalty", $penalty, $amount) } for your defeat.
    .done = { who } lose{ who.s } { WORD("penalty", $penalty, $amount) }.
provincia_penalty_right-first =
    .title = Right of the slash comes first
    .text = If a combat card shows two penalties with a slash between them, the one to the right of the slash is the first.
provincia_penalty_second-only-if-unable =
    .title = The second only if need be
    .text = The second penalty is suffered only if the first cannot be. You do not choose between them.
    .broken = { WORD("card", $building) } would be the second penalty, but you can suffer the first: { WORD("penalty", $penalty, $amount) }.
    .kept = You owe { WORD("penalty", $penalty, $amount) }.
    .done = { who } cannot lose { WORD("penalty", $penalty, $amount) }.
provincia_penalty_example =
    .title = Example: Giorgio has no defence
    .text = In the rulebook's example the card takes a defence building first and a production building second. Giorgio has no defence building, so he loses a production building.
provincia_penalty_full-payment =
    .title = In full or not at all
    .text = A penalty is suffered in full or not at all. Three stone do not pay for four, and morale never falls below 1.
provincia_penalty_fallback-gold =
    .title = Otherwise three gold
    .text = If you can suffer none of the printed penalties, you pay 3 gold.
    .done = { who } pay{ who.s } { $gold } gold instead.
provincia_penalty_fallback-prestige =
    .title = Otherwise two prestige
    .text = If you cannot pay 3 gold either, you lose 2 prestige.
    .done = { who } cannot pay gold either, which costs { $prestige } prestige.
provincia_penalty_goods-return =
    .title = Lost goods go to the supply
    .text = Goods and gold that you lose in a combat go back to the supply.
provincia_penalty_building-choice =
    .title = You choose which building goes
    .text = If several buildings fit the penalty, you choose which of them you lose.
    .broken = { $due ->
        [0] You cannot lose { WORD("card", $building) }: no building of yours is to be destroyed now.
       *[other] You cannot lose { WORD("card", $building) }: none stands in your city like that.
     }
    .kept = { WORD("card", $building) } stands in your city.
provincia_penalty_categories =
    .title = Production and defence buildings
    .text = Production buildings are AURIFEX, FODINA, FORNAX LATERIS and LIGNATOR. Defence buildings are ARMAMENTARIUM and TURRIS and the four that give military: OFFICINA, STABILUM, EXERCITATIO and STATIO, active or not. The cards show this by pictures, so it is reconstructed.
    .broken = { WORD("card", $building) } is not what you owe: { WORD("penalty", $penalty, 1) }. { COUNT($buildings) ->
        [0] No building of yours fits.
       *[other] What fits: { CHOICE($buildings, "card") }.
     }
    .kept = { WORD("card", $building) } fits what you owe: { WORD("penalty", $penalty, 1) }.
provincia_destroy_to-hand =
    .title = A destroyed building can return
    .text = A destroyed building goes back to its owner's hand and may be built again at full cost. One that needs activating is inactive again.
    .done = { who.whose } { WORD("card", $building) } is destroyed and goes back to { $seat_is ->
        [you] your
       *[other] the
     } hand: { $prestige ->
        [0] no prestige lost.
       *[other] -{ $prestige } prestige, now { $new }.
     }
provincia_destroy_prestige =
    .title = Its prestige is lost
    .text = With a building you lose the prestige printed on it, or 1 less if you had activated it.
provincia_destroy_benefits =
    .title = Its benefits end
    .text = Everything that a building gives while it stands ends when it is destroyed: income, military, discount, storage.
provincia_destroy_instant-gains-kept =
    .title = What you got once stays yours
    .text = Morale, defence or gold that a building gave once stays yours when it is destroyed.
    .done = { who } lose{ who.s } { WORD("kind", $kind, $amount) } with { WORD("card", $building) } again: { WORD("kind", $kind, $new, "now") }.
provincia_destroy_horreum-reminder =
    .title = A city without a HORREUM
    .text = Without the HORREUM there is room for 5 of each good. Gold is not affected.
provincia_prestige_cards =
    .title = Prestige cards
    .text = Prestige lost by penalties or unpaid taxes is noted on prestige cards: a new card shows −2, the next loss turns it to −4, then another card follows. The track falls by as much.
    .line = { $losses } lost on prestige cards
    .done = { who } take{ who.s } -{ $prestige } on prestige cards, -{ $losses } in all: the prestige track stands at { $new }.
provincia_prestige_audit =
    .title = Track and cards agree
    .text = At any time the prestige track equals the sum of the cards in front of you: buildings, 1 less if activated, minus the prestige cards. Only GLORIA and gold come on top at the end.
    .line = what the track shows beyond the cards: { $prestige } instead of { $worth }
provincia_prestige_below-zero =
    .title = Prestige below zero
    .text = Prestige may fall below 0. Then the marker stays off the track.

## Phase 4: upkeep and taxes

provincia_upkeep_morale =
    .title = Morale falls
    .text = First the morale of every city falls by 1, but never below 1.
    .done = { $lost ->
        [0] { who.whose } morale stays at { $new }.
       *[other] { who.whose } morale falls from { $old } to { $new }.
     }
provincia_upkeep_defence =
    .title = Defence falls
    .text = Then the defence of every city falls by 1, but never below −3.
    .done = { $lost ->
        [0] { who.whose } defence stays at { $new }.
       *[other] { who.whose } defence falls from { $old } to { $new }.
     }
provincia_upkeep_tax =
    .title = One gold for Rome
    .text = Then everybody pays 1 gold of taxes to the supply. Whoever has gold must pay.
    .done = { who } pay{ who.s } { $gold } gold of taxes: { $left } left.
provincia_upkeep_tax-unpaid =
    .title = Taxes that cannot be paid
    .text = Whoever has no gold loses 2 prestige instead. Goods cannot be used for taxes.
    .done = No gold for the taxes costs { $seat_is ->
        [you] you
       *[other] { $seat_name }
     } { $prestige } prestige.
provincia_upkeep_exempt =
    .title = Free from taxes
    .text = PRAETOR frees you from taxes in this round, CORRUPTIO for good. Morale and defence fall all the same, and CONCUSSIO is stronger than both.
    .done = { who } pay{ who.s } no taxes, thanks to { WORD("card", $card) }.
provincia_upkeep_everybody =
    .title = Nobody is spared
    .text = Upkeep and taxes concern all players in every round, also in rounds without combat.

## Phase 5: activate buildings

provincia_activation_phase =
    .title = Activate in phase 5
    .text = Inactive buildings can be activated in phase 5 only.
    .broken = Buildings are activated in phase 5 only, and now it is { WORD("phase", $now, "in") }.
    .kept = It is phase 5 now.
provincia_activation_cost =
    .title = Activating costs one prestige
    .text = Activating a building costs 1 prestige, and the building is worth 1 less from then on.
    .line = { WORD("count", "buildings", $turned) } activated
    .done = { who } activate{ who.s } { WORD("card", $building) }: -1 prestige, now { $new }.
provincia_activation_positive-prestige =
    .title = The prestige must be there
    .text = With 0 prestige or less you cannot activate anything.
    .broken = Activating costs { $need } prestige; you have { $have }.
    .kept = Activating costs { $need } prestige; you have { $have }.
provincia_activation_optional =
    .title = You need not activate
    .text = You may activate any number of your inactive buildings, or none, or do it in a later round.
provincia_activation_once =
    .title = Active for good
    .text = An activated building stays active as long as it stands. It cannot be activated a second time.
    .broken = { $have ->
        [0] { $left ->
            [0] No inactive { WORD("card", $building) } stands in your city.
           *[other] Your { WORD("card", $building) } is active already, and it stays so.
         }
       *[other] { WORD("card", $building) } cannot be activated.
     }
    .kept = An inactive { WORD("card", $building) } stands in your city.
provincia_activation_benefit =
    .title = What activating brings
    .text = A benefit that comes once comes at the moment of activation. Military counts from then on.
    .done = { who } get{ who.s } { WORD("kind", $kind, $amount) } from { WORD("card", $building) }: { WORD("kind", $kind, $new, "now") }.
provincia_activation_example =
    .title = Example: Piero's EMPORIUM
    .text = In the rulebook's example Piero activates his EMPORIUM. He loses 1 prestige and gets 4 gold, in this round only.
provincia_income_production =
    .title = Income
    .text = In phase 5 everybody gets the income of their buildings: gold from AURIFEX, stone from FODINA, clay from FORNAX LATERIS, wood from LIGNATOR, morale from AQUAEDUCTUS. Storage and supply set limits.
    .done = { who.whose } buildings bring { goods.income }.
provincia_income_first-round =
    .title = Income from the first round on
    .text = A building brings its income in the round in which it is built already, and in round 6 too.
provincia_income_example =
    .title = Example: Piero's FODINA
    .text = In the rulebook's example Piero's FODINA brings him 1 stone.

## End of the round, end of the game

provincia_round-end_caesar =
    .title = The CAESAR card moves on
    .text = At the end of a round the CAESAR card goes on clockwise, and its new holder starts the next round. After round 6 it stays.
    .done = The CAESAR card goes to { $seat_is ->
        [you] you
       *[other] { $seat_name }
     }.
provincia_round-end_marker =
    .title = The next round
    .text = The round marker moves on, and the action markers go back to their decks.
    .done = Round { $round } begins.
provincia_end_trigger =
    .title = The end comes after round 6
    .text = When phase 5 of round 6 is over, the game comes to its end.
    .done = Round { $round } is over: the final turns follow.
provincia_end_final-turns =
    .title = One final turn each
    .text = Beginning with the start player, everybody has one last turn as in phase 2 and may play cards with whatever is left. There is no hand limit.
    .broken = In this game nothing is bought in the final turns, so you cannot get { WORD("good", $good) }.
    .kept = { WORD("good", $good) } may be bought in the final turns.
    .done = The final turns begin with { $seat_is ->
        [you] yours
       *[other] { $seat_name }
     }.
provincia_end_no-phase5 =
    .title = Nothing follows the final turns
    .text = After the final turns nothing is activated and no income is paid.
    .broken = { WORD("card", $building) } cannot be activated any more: there is no phase 5 after the final turns.
    .kept = There is still a phase 5.
provincia_end_gold-to-prestige =
    .title = Three gold, one prestige
    .text = At the end every 3 gold give 1 prestige. A remainder gives nothing.
    .line = { $have } gold, 1 for every { $need }
provincia_end_winner =
    .title = Most prestige wins
    .text = Prestige on the track, a GLORIA in play and prestige for gold are added up. The highest sum wins.
    .line = most prestige
    .done = The game is over: { LIST($winners_names) } with { $have } prestige.
provincia_tie_personal-aedificium =
    .title = Tie: your personal building
    .text = If the highest sum is shared, whoever has built the personal building shown on the own board, PORTUS or PONS, is ahead.
    .line = tie broken by the personal building
    .done = The personal building decides the tie for { LIST($winners_names) }.
provincia_tie_gold =
    .title = Tie: most gold
    .text = If that decides nothing, most gold wins. It is counted before any is turned into prestige.
    .line = tie broken by gold
    .done = { $have } gold decides the tie for { LIST($winners_names) }.
provincia_tie_goods =
    .title = Tie: most goods
    .text = If that decides nothing, most clay, wood and stone together wins.
    .line = tie broken by goods
    .done = { $have ->
        [one] { $have } good decides
       *[other] { $have } goods decide
     } the tie for { LIST($winners_names) }.
provincia_tie_morale =
    .title = Tie: highest morale
    .text = If that decides nothing, the highest morale wins.
    .line = tie broken by morale
    .done = Morale { $have } decides the tie for { LIST($winners_names) }.
provincia_tie_shared =
    .title = Tie: victory is shared
    .text = If nothing decides the tie, all tied players win together.
    .line = level in everything: the place is shared
    .done = The victory is shared by { LIST($winners_names) }.

## Senate cards

provincia_senate_aediles =
    .title = AEDILES, keepers of public buildings
    .text = Keeps one of your buildings from being destroyed: free after a lost combat, whose penalty then counts as suffered, and for 2 gold against CONIURATIO. It is the only card played out of turn, and it is discarded.
    .broken = { COUNT($building) ->
        [0] AEDILES is played only when one of your buildings is about to be destroyed, and none is.
       *[other] { $need ->
            [0] First say whether you save { WORD("card", $building) } with AEDILES.
           *[other] First say whether you save { WORD("card", $building) } with AEDILES for { $need } gold; you have { $have }.
         }
     }
    .kept = { COUNT($building) ->
        [0] No building of yours is in danger.
       *[other] AEDILES can save { WORD("card", $building) }{ $need ->
            [0] {""}
           *[other] { " " }for { $need } gold
         }.
     }
    .done = { COUNT($building) ->
        [0] { who } save{ who.s } a building with AEDILES
       *[other] { who } save{ who.s } { WORD("card", $building) } with AEDILES
     }{ $gold ->
        [0] .
       *[other] { " " }for { $gold } gold.
     }
provincia_senate_architectus =
    .title = ARCHITECTUS, architect
    .text = For 4 gold it stays in front of you. Every building you build costs 1 clay, wood or stone less.
    .done = { who } play{ who.s } ARCHITECTUS for { $gold } gold: buildings cost less from now on.
provincia_senate_commercium =
    .title = COMMERCIUM, trade
    .text = Free. Make the exchange on the card with the supply as often as you like, as long as you can pay for it and what you get is there and finds room; then the card is discarded. The exchanges in this game are reconstructed.
    .broken = { $fault ->
        [card] { WORD("card", $card) } makes no exchange: only COMMERCIUM is played several times over.
        [times] Say how often you make the exchange: at least once.
       *[other] This exchange is { $need ->
            [0] not possible
           *[other] possible { WORD("count", "times", $need) } at most, not { WORD("count", "times", $times) }
         }: { $fault ->
            [short] you have { WORD("good", $good, $have) }.
            [supply] the supply has { WORD("good", $good, $supply) }.
           *[room] you have { WORD("good", $good, $have) } and can store { $cap }.
         }
     }
    .kept = This exchange is possible { WORD("count", "times", $need) } at most.
    .done = { who } play{ who.s } COMMERCIUM { WORD("count", "times", $times) }: { exchange }.
provincia_senate_concussio =
    .title = CONCUSSIO, extortion
    .text = For 2 gold choose an opponent, who pays 1 gold of taxes in every round from now on, whatever PRAETOR or CORRUPTIO says. It is never more than 1. The card stays in play.
    .broken = { $fault ->
        [self] CONCUSSIO is aimed at an opponent, not at yourself.
        [other] This card is not aimed at an opponent.
       *[nobody] Say which opponent CONCUSSIO is aimed at.
     }
    .kept = CONCUSSIO may be aimed at { $owner_name }.
    .done = { who } play{ who.s } CONCUSSIO for { $gold } gold: { $owner_is ->
        [you] you will
       *[other] { $owner_name } will
     } always pay taxes.
provincia_senate_coniuratio =
    .title = CONIURATIO, conspiracy
    .text = For 5 gold choose an opponent and any building of theirs, the HORREUM too: it is destroyed and goes back to its owner's hand, unless AEDILES saves it. The card is discarded.
    .broken = { $fault ->
        [self] CONIURATIO is aimed at an opponent's building, not at your own.
        [other] This card is not aimed at a building.
        [building] { COUNT($building) ->
            [0] Say which building of { $owner_name } CONIURATIO is aimed at.
           *[other] { $owner_name } has no such building in the city: { WORD("card", $building) }.
         }
       *[nobody] Say which opponent and which building CONIURATIO is aimed at.
     }
    .kept = { $owner_name } has the building that CONIURATIO is aimed at.
    .done = { who } play{ who.s } CONIURATIO for { $gold } gold against { whom }: { WORD("card", $building) } is to be destroyed.
provincia_senate_consuetudo =
    .title = CONSUETUDO, good connections
    .text = For 2 gold look at the top 10 building cards, take one of them into your hand, and put the others back on top in any order. The card is discarded.
    .broken = { $fault ->
        [waits] First deal with the cards you are looking at: take one, then put the others back.
        [keep] { WORD("card", $card) } is not among the cards you are looking at.
        [put] { WORD("card", $card) } is not among the cards you still have to put back.
       *[other] You are not looking at any cards now.
     }
    .kept = { COUNT($card) ->
        [0] It deals with the cards you are looking at.
       *[other] { WORD("card", $card) } is among the cards you are looking at.
     }
    .done = { who } play{ who.s } CONSUETUDO for { $gold } gold and look{ who.s } at { WORD("count", "cards", $amount) } of AEDIFICIUM.
provincia_senate_consul =
    .title = CONSUL, consul with his army
    .text = For 3 gold your defence rises by 2. The card is discarded.
    .done = { who } play{ who.s } CONSUL for { $gold } gold: defence +{ $amount }, now { $new }.
provincia_senate_corruptio =
    .title = CORRUPTIO, bribery
    .text = For 3 goods of your choice, in any mix of clay, wood and stone, you pay no taxes for the rest of the game. The card stays in play.
    .broken = { $fault ->
        [again] A second CORRUPTIO would be pointless: you have one in play.
        [short] You name { WORD("good", $good, $amount) } for CORRUPTIO; you have { $have }.
       *[other] { $need ->
            [0] Only CORRUPTIO is paid with goods of your choice.
           *[other] CORRUPTIO costs any { $need } of clay, wood and stone; you name { $amount }.
         }
     }
    .kept = CORRUPTIO costs { WORD("count", "goods", $need) }, and you name { $amount }.
    .done = { who } play{ who.s } CORRUPTIO for { goods.stored } and pay{ who.s } no more taxes.
provincia_senate_gloria =
    .title = GLORIA, glory
    .text = For 2 gold its prestige counts for you at the end of the game. You can play only one, and it stays in play. The values in this game are reconstructed.
    .broken = You can play only one GLORIA, and one for { $have } prestige lies in front of you.
    .kept = You have no GLORIA in play yet.
    .done = { who } play{ who.s } GLORIA for { $gold } gold: { $value } prestige at the end.
    .line = GLORIA in play
provincia_senate_legio =
    .title = LEGIO, legion
    .text = For 2 gold your defence rises by 1. The card is discarded.
    .done = { who } play{ who.s } LEGIO for { $gold } gold: defence +{ $amount }, now { $new }.
provincia_senate_patronus =
    .title = PATRONUS, patron
    .text = For 1 gold you get the goods on the card, as far as they are there and find room. The card is discarded. The goods in this game are reconstructed.
    .done = { who } play{ who.s } PATRONUS for { $gold } gold and get{ who.s } { WORD("good", $good, $amount) }.
provincia_senate_praetor =
    .title = PRAETOR, magistrate
    .text = Free. You pay no taxes in this round, but morale and defence fall as ever. The card is discarded.
    .broken = PRAETOR would be pointless now: no taxes follow any more.
    .kept = Taxes are still to come in this round.
    .done = { who } play{ who.s } PRAETOR: no taxes in this round.

## Building cards

provincia_card_aquaeductus =
    .title = AQUAEDUCTUS, aqueduct
    .text = Costs 9 stone; 10 prestige; unique. It brings 1 morale in every phase 5 while it stands.
provincia_card_armamentarium =
    .title = ARMAMENTARIUM, arsenal
    .text = Costs 2 wood and 1 gold; 2 prestige; unique. Your defence rises by 1 when it is built.
provincia_card_amphiteatrum =
    .title = AMPHITEATRUM, amphitheatre
    .text = Costs 3 clay and 6 stone; 8 prestige; unique. Your morale rises by 1 when it is built.
provincia_card_aurifex =
    .title = AURIFEX, goldsmith
    .text = Costs 1 clay, 1 wood and 1 stone; 2 prestige; repeatable. It brings 1 gold in every phase 5 while it stands.
provincia_card_carchesium =
    .title = CARCHESIUM, building crane
    .text = Costs 1 clay, 2 wood and 2 gold; 2 prestige; unique. While it stands, every later building costs you 1 clay, wood, stone or gold less, but no other discount is added.
provincia_card_circus =
    .title = CIRCUS, racecourse
    .text = Costs 2 clay, 2 wood, 9 stone and 1 gold; 12 prestige; unique. Your morale rises by 1 when it is built.
provincia_card_colosseum =
    .title = COLOSSEUM, great arena
    .text = Costs 1 clay, 7 stone and 2 gold; 9 prestige; unique. Your morale rises by 1 when it is built.
provincia_card_domus =
    .title = DOMUS, town house
    .text = Costs 2 clay and 1 wood; 3 prestige; repeatable. It has no other effect.
provincia_card_fodina =
    .title = FODINA, quarry
    .text = Costs 2 wood; 2 prestige; repeatable. It brings 1 stone in every phase 5 while it stands.
provincia_card_fons =
    .title = FONS, fountain
    .text = Costs 2 clay and 1 stone; 3 prestige; repeatable. It has no other effect.
provincia_card_fornax-lateris =
    .title = FORNAX LATERIS, brick kiln
    .text = Costs 1 wood, 1 stone and 1 gold; 2 prestige; repeatable. It brings 1 clay in every phase 5 while it stands.
provincia_card_forum =
    .title = FORUM, market square
    .text = Costs 1 wood, 6 stone and 1 gold; 6 prestige; unique. It has no other effect.
provincia_card_horreum =
    .title = HORREUM, store house
    .text = Costs 1 clay, 1 wood and 2 gold; no prestige; unique. While it stands, you can store 9 of each good, and only 5 without it. You begin with one; it can be destroyed but never discarded.
provincia_card_hortus =
    .title = HORTUS, garden
    .text = Costs 6 gold; 8 prestige; repeatable. Your morale rises by 1 when it is built.
provincia_card_insula =
    .title = INSULA, block of flats
    .text = Costs 9 wood; 10 prestige; repeatable. Your morale rises by 1 when it is built.
provincia_card_lignator =
    .title = LIGNATOR, woodcutter
    .text = Costs 1 gold; 2 prestige; repeatable. It brings 1 wood in every phase 5 while it stands.
provincia_card_officina =
    .title = OFFICINA, workshop
    .text = Costs 1 wood and 2 gold; 2 prestige; unique. It gives 1 military while it stands.
provincia_card_pons =
    .title = PONS, bridge
    .text = Costs 1 clay and 4 wood; 5 prestige; unique. It needs a board that shows a bridge, and does nothing else.
provincia_card_portus =
    .title = PORTUS, harbour
    .text = Costs 1 clay and 4 wood; 5 prestige; unique. It needs a board that shows a harbour, and does nothing else.
provincia_card_puteus =
    .title = PUTEUS, well
    .text = Costs 2 clay and 1 gold; 3 prestige; repeatable. It has no other effect.
provincia_card_stabilum =
    .title = STABILUM, stable
    .text = Costs 1 clay and 2 wood; 2 prestige; unique. It gives 1 military while it stands.
provincia_card_statua =
    .title = STATUA, statue
    .text = Costs 8 stone; 7 prestige; unique. It has no other effect.
provincia_card_strata =
    .title = STRATA, paved road
    .text = Costs 2 clay and 2 stone; 4 prestige; unique. It has no other effect.
provincia_card_emporium =
    .title = EMPORIUM, trading post
    .text = Costs 2 clay, 1 wood and 1 stone; 2 prestige; unique; inactive when built. Activated, it brings 4 gold once.
provincia_card_exercitatio =
    .title = EXERCITATIO, training ground
    .text = Costs 1 wood and 1 gold; 2 prestige; unique; inactive when built. Activated, it gives 1 military while it stands.
provincia_card_mola =
    .title = MOLA, mill
    .text = Costs 1 wood and 1 gold; 2 prestige; repeatable; inactive when built. Activated, it brings 1 morale once.
provincia_card_statio =
    .title = STATIO, garrison
    .text = Costs 2 clay and 2 wood; 2 prestige; repeatable; inactive when built. Activated, it gives 2 military while it stands.
provincia_card_templum =
    .title = TEMPLUM, temple
    .text = Costs 4 clay, 8 stone and 1 gold; 11 prestige; unique; inactive when built. Activated, it brings 1 morale once.
provincia_card_turris =
    .title = TURRIS, tower
    .text = Costs 1 wood; 2 prestige; repeatable; inactive when built. Activated, it brings 1 defence once.
provincia_card_via-mercatoris =
    .title = VIA MERCATORIS, merchants' road
    .text = Costs 1 clay and 1 wood; 2 prestige; repeatable; inactive when built. Activated, it brings 2 gold once.
provincia_card_villa =
    .title = VILLA, country house
    .text = Costs 1 wood; 2 prestige; repeatable; inactive when built. Activated, it brings 1 gold and 1 morale once.
provincia_card_vinea =
    .title = VINEA, vineyard
    .text = Costs 1 clay; 2 prestige; repeatable; inactive when built. Activated, it brings 1 gold and 1 morale once.

## Options

option_building_counts = How many cards there are
    .listed = 134 building and 48 senate cards, as the card list adds up
    .stated = 132 building and 50 senate cards, as the list of contents says
    .settles = The list of contents and the list of the cards give different numbers.
option_start_goods_order = What the figures of the start table stand for
    .clay-wood-stone = clay, wood, stone
    .clay-stone-wood = clay, stone, wood
    .wood-clay-stone = wood, clay, stone
    .wood-stone-clay = wood, stone, clay
    .stone-clay-wood = stone, clay, wood
    .stone-wood-clay = stone, wood, clay
    .settles = The printed table has lost its pictures.
option_start_table_minus2 = The −2 in the start table
    .as_printed = is starting prestige
    .none = is left out: everybody begins with 0
    .settles = The printed table has lost its pictures, and prestige of 0 or −2 is mentioned beside it.
option_personal_aedificium = The personal building of a city
    .board_waterfront = is the harbour or bridge that its board shows
    .table = is the one that the table of cities names
    .settles = The tie-break speaks of a personal building on the board and does not say which it is.
option_strata_unique = STRATA
    .true = may stand once in a city
    .false = may be built several times
    .settles = Its card is described without either mark.
option_penalty_order = Of two penalties
    .right_first = the one right of the slash is tried first
    .left_first = the one left of the slash is tried first
    .settles = The rulebook says right first, which is unusual but fits its example.
option_defence_category_includes_military = Defence buildings
    .true = include those that give military
    .false = are ARMAMENTARIUM and TURRIS only
    .settles = The categories are pictures on the cards.
option_bank_trade_includes_clay = For 2 gold you may buy
    .false = wood or stone
    .true = clay as well
    .settles = The rulebook names wood and stone in brackets.
option_bank_gold_limit = Gold in the supply
    .unlimited = never runs out
    .number = is limited to { $number }
    .settles = The box has 53 coins of unknown values.
option_blind_pick_allowed = A face-down card
    .true = may be taken at any time
    .false = may be taken only when no face-up card is left
    .settles = The rulebook lets you choose one of the six cards, two of which nobody may look at.
option_allow_wasteful_trade = A purchase that brings nothing
    .false = is refused
    .true = is allowed
    .settles = The rulebook does not speak of it.
option_hand_limit_moment = The hand limit of 5 applies
    .end_of_phase = when phase 2 is over
    .end_of_own_turn = when one's own turn in phase 2 is over
    .settles = The rulebook says at the end of the phase.
option_penalty_partial_payment = Whoever has too little for a penalty
    .false = goes on to the next one
    .true = pays what is there
    .settles = The rulebook speaks of being able to pay.
option_aediles_cancels_penalty = After AEDILES
    .true = the penalty counts as suffered
    .false = the next penalty is tried
    .settles = The rulebook does not say whether a saved building has paid for the defeat.
option_destroyed_reverts_instant_gains = What a destroyed building gave once
    .false = is kept
    .true = is given back
    .settles = The rulebook says that all advantages are lost, while the cards limit only the lasting ones.
option_activated_building_value_drops = A destroyed building that had been activated
    .true = costs 1 prestige less than is printed
    .false = costs the printed prestige
    .settles = The rulebook does not say which value is lost.
option_morale_max = The end of the morale track
    .none = there is none
    .number = is { $number }
    .settles = How far the track goes can be seen only on the printed board.
option_defence_max = The end of the defence track
    .none = there is none
    .number = is { $number }
    .settles = How far the track goes can be seen only on the printed board.
option_activation_needs_positive_prestige = Activating with 0 prestige or less
    .true = is not possible
    .false = is possible
    .settles = The rulebook only names the price.
option_final_turns_start_player = The final turns begin with
    .round6_caesar = the start player of round 6
    .next_caesar = the left neighbour of the start player of round 6
    .settles = The rulebook says the start player, but the card is passed on at the end of a round.
option_senate_in_final_turns = Senate cards in the final turns
    .true = may be played
    .false = may not be played
    .settles = The rulebook says as in phase 2, and then speaks of hand cards.
option_final_bank_trade = Buying goods in the final turns
    .true = is possible
    .false = is not possible
    .settles = The rulebook says as in phase 2, and then of goods that are left.
option_tie_gold_before_conversion = For the tie-break gold is counted
    .true = before it is turned into prestige
    .false = after it has been turned into prestige
    .settles = The rulebook tells the conversion first.
option_edition = Rulebook

## Rulings: numbers and set-up

ruling_amb-card-counts =
    .question = Are there 132 or 134 building cards, 50 or 48 senate cards?
    .ruling = 134 and 48, as the descriptions of the cards add up.
    .why = Both ways give 235 cards in all, and 64 basic, 64 prestige and 6 store houses make a sensible deck. The decks never run out either way.
ruling_amb-start-table =
    .question = What do the figures of the start table stand for?
    .ruling = A −2 is starting prestige, the other three are clay, wood and stone, and the columns are places in the turn order of round 1.
    .why = Goods are listed in this order elsewhere, and exactly those places carry a −2 whose player holds the CAESAR card twice in the game. The order of the goods remains a guess.
ruling_amb-gold-supply =
    .question = Can the gold run out?
    .ruling = No.
    .why = The note on limits speaks of goods that are stored, and coins can be changed.
ruling_amb-bellum-groups =
    .question = How do 15 combat cards make four groups?
    .ruling = Three cards for round II, four each for rounds III, V and VI.
    .why = Reconstructed: they cannot all be equal.
ruling_amb-token-set =
    .question = Which combat tokens are there?
    .ruling = Of every colour +1, +2, −1, −1 and −2.
    .why = The rulebook names only the +1 and speaks of good and bad ones. The others are reconstructed.
ruling_amb-start-player =
    .question = Who holds the CAESAR card first?
    .ruling = Whoever chance names, unless you say who.
    .why = The rulebook leaves it open.
ruling_amb-personal-aedificium =
    .question = Which is the personal building that breaks ties?
    .ruling = The PORTUS or PONS that the city's board shows, if it stands at the end.
    .why = It is the only building that boards are said to show. Which board shows which is reconstructed.
ruling_amb-round-marker =
    .question = Is the round marker yellow or black?
    .ruling = Yellow.
    .why = The list of contents and the set-up say so, and it changes nothing.
ruling_amb-names =
    .question = Are the Latin names right?
    .ruling = They are kept as they are printed, such as AMPHITEATRUM and STABILUM.
    .why = So they are found on the cards.

## Rulings: phase 1

ruling_amb-hidden-cards =
    .question = May the face-down cards be taken, and does anybody see those left over?
    .ruling = They may be taken unseen. Those left over are discarded face down.
    .why = The rulebook lets you choose one of the six, and with 5 or 6 players they have to be taken.
ruling_amb-mandatory-pick =
    .question = May I refuse to take a card?
    .ruling = No.
    .why = Everybody takes one, the rulebook says.
ruling_amb-short-deck =
    .question = What if a deck has fewer than six cards?
    .ruling = Lay out what is there, shuffle the discards, and go on. If there are still too few, the first four are open, and the last players may get none.
    .why = The rulebook shuffles the discards when a deck is empty.
ruling_amb-public-information =
    .question = What is secret?
    .ruling = Hands, and combat tokens until they are turned over; nobody ever learns who played which. Everything else is open, also how many cards somebody holds.
    .why = The rulebook hides these things and no others.

## Rulings: phase 2

ruling_amb-trade-clay =
    .question = Can clay be bought for 2 gold?
    .ruling = No, only wood and stone.
    .why = The rulebook names these two.
ruling_amb-wasteful-trade =
    .question = May I buy what I cannot store?
    .ruling = No, it is refused with a reason.
    .why = Nobody wants it, so it would be a mistake.
ruling_amb-hand-limit-moment =
    .question = When does the hand limit apply?
    .ruling = At the end of phase 2, in turn order.
    .why = The rulebook says so. It matters only when a building comes back to a hand after its owner's turn.
ruling_amb-horreum-hand =
    .question = May a HORREUM in my hand be discarded?
    .ruling = No, but it counts towards the 5 cards.
    .why = Its card says that it cannot be discarded.
ruling_amb-duplicate-discard =
    .question = When may I discard a second copy of a unique building?
    .ruling = In your own turn of phase 2, free of charge, as long as the first one stands.
    .why = The rulebook allows it without saying when.
ruling_amb-strata-aurifex =
    .question = Are STRATA and AURIFEX unique?
    .ruling = STRATA is, AURIFEX is not.
    .why = Neither card has a mark, so the general rule for prestige buildings and basic buildings decides.
ruling_amb-discount-details =
    .question = Who chooses what a discount takes off, and is it compulsory?
    .ruling = The builder chooses among the goods of the cost. It is used whenever it fits, also for a HORREUM that is rebuilt, but never for senate cards. A second ARCHITECTUS is refused.
    .why = The rulebook speaks of every building card and of one piece.
ruling_amb-commercium =
    .question = Must the exchanges of a COMMERCIUM be made at once?
    .ruling = Yes, all of them when the card is played, and each must be paid for.
    .why = The card is discarded after use.
ruling_amb-consuetudo =
    .question = What if the building deck has fewer than 10 cards?
    .ruling = Look at what is left. Only an empty deck is shuffled anew.
    .why = The rulebook shuffles when a deck is used up.
ruling_amb-coniuratio =
    .question = Which buildings may a CONIURATIO hit?
    .ruling = Any: the HORREUM and activated buildings too. The owner may build it again in a later turn, the final turn included.
    .why = The card makes no exception.
ruling_amb-concussio =
    .question = Whom may a CONCUSSIO hit, and for how long?
    .ruling = Any opponent, to the end of the game, even one who is not freed from taxes yet. The tax stays 1.
    .why = The card says every round, and that nobody ever pays more than 1.
ruling_amb-praetor =
    .question = Which round does a PRAETOR free from taxes?
    .ruling = The one in which it is played. It may be played in vain by somebody who pays no taxes anyway.
    .why = It is for one round, and the next phase 4 is that of the same round.
ruling_amb-gloria =
    .question = Can somebody have two GLORIA?
    .ruling = Not in play: a second one is refused, and those in hand count nothing.
    .why = Each player can play only one, the card says.

## Rulings: combat

ruling_amb-slash-order =
    .question = Which of two penalties comes first?
    .ruling = The one to the right of the slash.
    .why = The rulebook says so, and its example agrees.
ruling_amb-token-colour =
    .question = Does a token concern the city of its colour or the player who laid it?
    .ruling = The city of its colour, up or down, whoever laid it. Several tokens add up.
    .why = In the rulebook's example an orange +1 helps the orange city, and nobody knows who laid it.
ruling_amb-partial-penalty =
    .question = What if I have three stone and owe four?
    .ruling = You keep them, and the next penalty is tried, then 3 gold, then 2 prestige.
    .why = The rulebook asks whether you can pay.
ruling_amb-morale-floor =
    .question = Can a penalty push morale below 1?
    .ruling = No: a penalty that would do so cannot be suffered.
    .why = The track has that limit in phase 4, too.
ruling_amb-categories =
    .question = Which are production buildings, which are defence buildings?
    .ruling = Production: the four that bring goods or gold in phase 5. Defence: ARMAMENTARIUM, TURRIS and the four that give military, active or not. Basic: worth 2 prestige. Prestige: worth 3 or more.
    .why = The cards show it by pictures, so this is reconstructed; the rulebook names defence and military together as protection.
ruling_amb-who-chooses =
    .question = Who chooses the building that is lost?
    .ruling = The loser of a combat does; with CONIURATIO the attacker.
    .why = Only the card says that somebody else does.
ruling_amb-aediles =
    .question = When is AEDILES played, and what follows?
    .ruling = When it is clear which building is about to be destroyed. It saves one building, and the penalty counts as suffered. Against CONIURATIO you need the 2 gold. Here you are asked only if you hold it, so if no other building fits, or a CONIURATIO is aimed at yours, the question shows all players that you do.
    .why = The card is there to avoid a destruction.
ruling_amb-instant-gains =
    .question = Do I give back the morale that a destroyed building gave me once?
    .ruling = No, what comes once stays.
    .why = The cards limit only lasting effects to the time in play.
ruling_amb-activated-value =
    .question = How much prestige is lost with an activated building?
    .ruling = The printed value less 1.
    .why = Then the track always equals the sum of the cards, as the rulebook promises.
ruling_amb-horreum-excess =
    .question = When do goods above 5 go when the HORREUM is destroyed?
    .ruling = At once.
    .why = From then on only five of each can be stored.
ruling_amb-prestige-cards =
    .question = What comes after a prestige card that shows −4?
    .ruling = Another card with −2, then −4, and so on without limit.
    .why = The 8 cards are only a way to note the loss.
ruling_amb-combat-order =
    .question = Do all fight at the same time?
    .ruling = All strengths are counted first, then the penalties are settled in turn order.
    .why = Everybody fights alone, and only few things depend on the order.

## Rulings: upkeep and activation

ruling_amb-track-maxima =
    .question = How far do the tracks for morale and defence go?
    .ruling = They have no end.
    .why = The rulebook names only the lower limits. Look at the printed board and set the option if it shows an end.
ruling_amb-aquaeductus =
    .question = What is AQUAEDUCTUS worth?
    .ruling = It gives back in phase 5 the morale that phase 4 took; at morale 1 it is a real gain.
    .why = It follows from the track without an end.
ruling_amb-defence-floor =
    .question = What if defence stands at −3 already?
    .ruling = It stays there, so a +1 bought before that can come to nothing.
    .why = It is plain counting on the track.
ruling_amb-tax-compulsory =
    .question = May I keep my gold and lose prestige instead of paying taxes?
    .ruling = No.
    .why = Prestige is lost only if the taxes cannot be paid.
ruling_amb-prestige-below-zero =
    .question = Can prestige fall below 0?
    .ruling = Yes, without limit.
    .why = Some begin with −2.
ruling_amb-activation-nonpositive =
    .question = May I activate with 0 prestige or less?
    .ruling = No.
    .why = To pay a point you must have one, and a marker off the track cannot move back.
ruling_amb-activation-once =
    .question = Must a building be activated every round?
    .ruling = No, once. If it is destroyed and built again, it is inactive again.
    .why = The rulebook's example says that EMPORIUM stays active.
ruling_amb-phase5-order =
    .question = Does activating come before the income?
    .ruling = Yes: in turn order everybody activates and then takes the income.
    .why = It is the order in which the rulebook tells it, and it hardly ever matters.

## Rulings: the end

ruling_amb-final-start-player =
    .question = Who begins the final turns?
    .ruling = The start player of round 6.
    .why = After the last round there is no next one to pass the card on to.
ruling_amb-final-turns =
    .question = What may I do in my final turn?
    .ruling = Everything that phase 2 allows, and there is no hand limit.
    .why = The rulebook says as in phase 2.
ruling_amb-tie-gold =
    .question = Is gold compared before or after it is turned into prestige?
    .ruling = Before.
    .why = Otherwise only 0, 1 or 2 coins could be compared.

## Glossary

term_provincia = The Roman province in Gaul whose cities are rebuilt.
term_legate = The role you play.
term_proconsul = What the winner becomes.
term_caesar = Shows who is the start player.
term_start-player = The holder of the CAESAR card, who goes first in every phase.
term_turn-order = Clockwise from the start player.
term_clockwise = The direction of play: to the left neighbour.
term_round = Five phases. The game has six rounds.
term_round-marker = Shows the round.
term_phase = A fifth of a round, done by everybody before the next begins.
term_select = Phase 1: decks are chosen and cards taken.
term_play = Phase 2: cards from the hand are played.
term_combat = Phase 3 in rounds 2, 3, 5 and 6: everybody against the Gauls.
term_upkeep = Phase 4: morale and defence fall, and taxes are paid.
term_activate = Phase 5: inactive buildings are activated, and income comes in.
term_game-end = After round 6 everybody has one final turn; then gold becomes prestige.
term_example = A worked case in the rulebook.
term_city = What you rebuild: your board and the buildings beside it.
term_board = Your own board with the tracks for defence and morale.
term_main-board = The board in the middle, with decks, round track and prestige track.
term_counting-marker = Shows morale, defence or prestige of a city.
term_overview-card = A reminder of the phases.
term_bridge = What the boards of inland cities show.
term_harbour = What the boards of cities by the sea show.
term_track = A row of numbers with a marker on it.
term_prestige = The points that win the game.
term_prestige-track = Where prestige is counted.
term_prestige-card = Notes lost prestige: −2 on one side, −4 on the other.
term_morale = A part of your strength. It begins at 6 and falls every round.
term_defence = A part of your strength, on a track. It falls every round.
term_military = A part of your strength that lasts as long as its building stands.
term_goods = Clay, wood and stone. Gold is none.
term_clay = A red good; there are 37.
term_wood = A brown good; there are 42.
term_stone = A grey good; there are 48.
term_gold = Coins for cards, taxes and purchases. Three are worth 1 prestige at the end.
term_supply = All goods and coins that no player owns.
term_storage = Nine of each good with a HORREUM, five without.
term_surplus = Goods beyond the storage limit, which are lost.
term_cost = What is paid to play a card.
term_discount = One piece less for a building.
term_trade = Buying wood or stone from the supply for 2 gold.
term_deck = A stack of cards face down: OPES, SPQR or AEDIFICIUM.
term_discard-pile = Where used and unwanted cards of a deck go.
term_action-marker = Two lie beside each deck; each lets it be chosen once per round.
term_face-up = So that all can see it.
term_face-down = So that nobody can see it.
term_hand = Your secret cards. At the end of phase 2 there may be five.
term_hand-limit = Five cards at the end of phase 2.
term_discard = To put a card on its discard pile.
term_opes = A card that brings goods at once. Its upper half is for whoever chose the deck.
term_quaestor = The upper half of a production card.
term_spqr = A favour of the Roman senate.
term_aedificium = A building that you can add to your city.
term_bellum = Strength of the Gauls and what losing costs.
term_basic-building = A building worth 2 prestige.
term_prestige-building = A building worth 3 prestige or more.
term_unique = Said of a building that can stand only once in a city.
term_repeatable = Said of a building that can stand several times in a city.
term_active = Said of a building that works.
term_inactive = Said of a building that does nothing before it is activated.
term_benefit = What a card gives you.
term_one-off = Said of a benefit that comes once.
term_lasting = Said of a benefit that goes on as long as its card is in play.
term_reaction = Playing a card out of turn. Only AEDILES can.
term_gauls = Those who attack all cities in every combat.
term_strength = Defence, morale, military and tokens of a city together.
term_attack-strength = The number beside the helmet on a combat card.
term_token = Changes the strength of the city of its colour in one combat.
term_advantage = A token with a plus.
term_disadvantage = A token with a minus.
term_penalty = What losing a combat costs.
term_production-building = AURIFEX, FODINA, FORNAX LATERIS or LIGNATOR.
term_defence-building = A building for defence or military.
term_destroyed = Said of a building that goes back to its owner's hand.
term_taxes = One gold per round for Rome.
term_income = What buildings bring in phase 5.
term_horreum = The building that everybody begins with, with room for 9 of each good.
term_aediles = The senate card that saves a building.
term_architectus = The senate card that makes buildings cheaper.
term_carchesium = The building that makes later buildings cheaper, gold included.
term_commercium = The senate card that exchanges goods with the supply.
term_concussio = The senate card that makes an opponent pay taxes.
term_coniuratio = The senate card that destroys an opponent's building.
term_consuetudo = The senate card that looks through ten building cards.
term_consul = The senate card for 2 defence.
term_corruptio = The senate card that ends taxes for good.
term_gloria = The senate card with prestige for the end.
term_legio = The senate card for 1 defence.
term_patronus = The senate card that brings goods.
term_praetor = The senate card that saves the taxes of one round.
term_personal-building = The PORTUS or PONS that your board shows. It breaks ties.
term_tie = Equal prestige at the end.
