### Everything Armorica says in English. Rules are told in our own words; look them up in the rulebook's section.
###
### A rule `armorica.gaul.range` is the message `armorica_gaul_range` with
###   .title   its name                .text   the rule in one to three sentences
###   .broken  why an attempt failed   .kept   why it is allowed, with the numbers
###   .done    what happened           .line   what a line of the score sheet stands for
### Facts are numbers and ids. WORD("icon", $icon) is the message icon_<id>; with a number it is its `.counted` form.
### Seats are counted from 1; `$seat_name` is the player's name or "Player 2"; `$seat_is` is "you" for who reads it.


## The game and its parts

game = Armorica

ordinal = { $category ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
 }
seat = Player
    .counted = Player { $count }
chance = Chance

icon_wheat = wheat
    .counted = { $count } wheat
icon_grapes = grapes
    .counted = { $count ->
        [one] { $count } grape
       *[other] { $count } grapes
     }
icon_olives = olives
    .counted = { $count ->
        [one] { $count } olive
       *[other] { $count } olives
     }
icon_sheep = sheep
    .counted = { $count } sheep
icon_gold = gold
    .counted = { $count } gold
icon_amphorae = amphorae
    .counted = { $count ->
        [one] { $count } amphora
       *[other] { $count } amphorae
     }
icon_none = no icons

color_yellow = yellow
color_blue = blue
color_brown = brown
color_green = green
color_red = red
color_white = white

suit_farmer = farmer
suit_worker = worker
suit_soldier = soldier
suit_matron = matron
suit_general = general
suit_bureaucrat = bureaucrat

phase_setup = Set-up
    .in = the set-up
phase_gaul = Gaul immigration
    .in = the Gaul phase
phase_roman = Roman immigration
    .in = the Roman phase
phase_winter = Winter
    .in = winter
phase_extra = Two-player discard
    .in = the two-player discard
phase_over = Game over
    .in = the end of the game

row_gaul = Gaul row
row_roman = Roman row
deck_start = start cards
deck_gaul = Gaul deck
deck_roman = Roman deck
pile = pile { $pile }

provenance_rulebook = stated in the rulebook
provenance_public = from public sources
provenance_reconstructed = reconstructed for this program
provenance_own = from your own table

edition_english = English rulebook
edition_german = German rulebook
edition_russian = Russian rulebook

reference = { WORD("edition", $edition) }, { $section }
    .silent = { WORD("edition", $edition) }: not spelled out

# Pieces of sentences.
card_name = { WORD("color", $color) } { WORD("suit", $suit) }

# What a card is and shows, as it is told beside its id.
piece_card = { $gate ->
    [none] { card_name } with { piece_icons }
   *[other] { card_name }, opened by { WORD("icon", $gate) }, with { piece_icons }
 }
piece_icons = { AMOUNTS("icon", "wheat", $wheat, "grapes", $grapes, "olives", $olives, "sheep", $sheep, "gold", $gold, "amphorae", $amphorae) }

place = { $position ->
    [1] the rightmost card
   *[other] { ORDINAL($position) } from the right
 }
have = { $have ->
    [0] you have none
   *[other] you have { $have }
 }
hunger = { WORD("count", "cards", $cards) }{ $spared ->
    [0] { "" }
   *[other] {" "}(the start card is protected)
 } and { WORD("icon", "amphorae", $amphorae) }
counted = { have }{ $fresh ->
    [0] { "" }
   *[other] , not counting the Gaul you took this turn
 }
count_cards = cards
    .counted = { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }
count_points = victory points
    .counted = { $count } VP


## What one can do

action_take = takes the { card_name }, { place }
    .do = Take the { card_name }, { place }
    .from = Take the { card_name }, { place } in the { WORD("row", $row) }
    .at = Take the { card_name }, { place }, and insert it at place { $at } of your display
action_pass = passes; the rightmost card leaves the game
    .short = Pass
    .do = Pass: the rightmost card leaves the game
    .other = Pass: the card that is { ORDINAL($position) } from the right leaves the game
action_discard = loses the { card_name }
    .do = Lose the { card_name }
    .numbered = Lose card { $number }, the { card_name }
action_keep = keeps every other card
    .do = Keep all other cards
action_reveal = turns over the { card_name }
    .do = Turn over the { card_name }
action_start = starts the game
    .do = Player { $seat } starts
action_move = moves card { $number } to place { $to }
    .do = Move card { $number } to place { $to }

## 1 Components

armorica_components_counts =
    .title = What is in the box
    .text = 4 start cards, 29 Gaul cards and 29 Roman cards. The 63rd card marks the start player and never joins a display.
armorica_components_piles =
    .title = Piles A to E, I to IV
    .text = Gaul cards belong to piles A to E, Roman cards to piles I to IV. Of the cards supplied here, later ones tend to carry more icons.
armorica_components_suits =
    .title = Six suits, six colours
    .text = Farmers are yellow, workers blue, soldiers brown, matrons green, generals red, bureaucrats white.
armorica_components_classes =
    .title = Plebeians and patricians
    .text = Yellow, blue and brown Romans are plebeians; green, red and white Romans are patricians.
armorica_components_icon-rows =
    .title = Six rows of icons
    .text = From top to bottom: wheat, grapes, olives, sheep, gold, amphorae. A row shows none, one or several icons.
armorica_components_gate-icon =
    .title = What a patrician asks for
    .text = Every patrician shows the icon that opens it: grapes for red, olives for green, sheep for white. You do not own that icon.
armorica_components_start-wheat =
    .title = Two wheat each
    .text = Every start card shows two wheat.
armorica_components_players =
    .title = Two to four players
    .text = Armorica is for 2, 3 or 4 players.
    .broken = Armorica is for 2, 3 or 4 players.


## 2 Set-up

armorica_setup_start-player =
    .title = The start player
    .text = Chance names the start player, who gets the start-player card.
    .broken = The start player is one of the { $players } players and is named exactly once, before any card is turned over.
    .done = { $seat_is ->
        [you] You are
       *[other] { $seat_name } is
     } the start player.
armorica_setup_start-cards =
    .title = One start card each
    .text = The start player gets Start 1, the next player clockwise Start 2, and so on. Spare ones stay in the box.
armorica_setup_display-first =
    .title = Your display
    .text = Your start card lies face up in front of you: the leftmost card of your display.
armorica_setup_gaul-deck =
    .title = The Gaul deck
    .text = Shuffle each Gaul pile and stack them face down, A on top, E at the bottom.
    .broken = { $open ->
        [one] { $card } cannot come next: the only card left in the open pile of the Gaul deck does.
       *[other] { $card } cannot come next: one of the { $open } cards left in the open pile of the Gaul deck does.
     }
armorica_setup_roman-deck =
    .title = The Roman deck
    .text = Shuffle each Roman pile and stack them face down, I on top, IV at the bottom.
    .broken = { $open ->
        [one] { $card } cannot come next: the only card left in the open pile of the Roman deck does.
       *[other] { $card } cannot come next: one of the { $open } cards left in the open pile of the Roman deck does.
     }
armorica_setup_rows =
    .title = Two rows of six
    .text = Reveal six cards of each deck: the Gaul row and the Roman row. 23 cards stay in each deck.
    .done = The { card_name } joins the { WORD("row", $row) }.
armorica_setup_initial-reach =
    .title = First reach
    .text = With the two wheat of your start card you reach the two rightmost Gauls.


## 3 Turn structure

armorica_turn_phases =
    .title = Three phases
    .text = A turn is Gaul immigration, Roman immigration, winter. Everybody finishes one phase before anybody begins the next.
    .broken = That belongs to { WORD("phase", $asked, "in") }, but now it is { WORD("phase", $now, "in") }.
    .kept = It is { WORD("phase", $now, "in") } now.
armorica_turn_order =
    .title = Start player first
    .text = In every phase the start player acts first; the others follow clockwise.
    .broken = { $active ->
        [0] Nobody can move just now: chance decides.
       *[other] It is { $active_name }'s turn, not { $asked_is ->
            [you] yours
           *[other] { $asked_name }'s
         }.
     }
    .kept = { $active ->
        [0] Chance decides.
       *[other] It is { $active_name }'s turn.
     }
armorica_turn_open-information =
    .title = What everybody may see
    .text = Rows and displays lie face up, and anybody may count the decks. Only the order of the decks is hidden; cards that leave the game stay out.
    .broken = A card is turned over only when a row waits for one, and no row does now.


## 4 Gaul immigration

armorica_gaul_action =
    .title = Take one or pass
    .text = Take one Gaul that you reach, or pass. You may pass even when you could take.
    .broken = { $count ->
        [0] You may not pass: { WORD("count", "cards", $reachable) } of the Gaul row { $reachable ->
            [one] is
           *[other] are
         } within your reach, and in this game you pass only when you reach none.
       *[other] You may take 1 Gaul card in this phase, and you named { $count }.
     }
    .kept = { $count ->
        [0] You may pass.
       *[other] One card, as it should be.
     }
armorica_gaul_range =
    .title = One wheat per card
    .text = Count from the right: the 1st Gaul needs 1 wheat, the 2nd needs 2, and so on.
    .broken = The { card_name } is { place }, so it needs { WORD("icon", $icon, $need) }; { have }.
    .kept = The { card_name } needs { WORD("icon", $icon, $need) }, { have }.
armorica_gaul_colour-free =
    .title = Wheat opens every Gaul
    .text = In the Gaul row only wheat counts, whatever the colour.
armorica_gaul_range-caps-at-row =
    .title = The row is the limit
    .text = Wheat beyond the number of cards opens nothing more.
    .broken = { $length ->
        [0] The row is empty, so there is nothing to take.
        [one] There is no position { $position }: the row has a single card.
       *[other] There is no position { $position }: the row has { $length } cards, counted from the right.
     }
    .kept = Position { $position } of { $length }.
armorica_gaul_count-whole-display =
    .title = The whole display counts
    .text = The icons of all your cards count together, the start card's too. They are never spent.
armorica_gaul_place =
    .title = Always at the right end
    .text = The card you take becomes the rightmost of your display and half covers its neighbour; all icons stay visible. The order never changes; only the gaps that winter leaves are closed.
    .broken = Place { $to } is not on offer: a new card goes to the right end of your display, and cards already there never move.
    .kept = It goes to the right end of your display.
    .done = { $seat_is ->
        [you] You take
       *[other] { $seat_name } takes
     } the { card_name }, { place }.
armorica_gaul_pass-discard =
    .title = A pass costs the rightmost card
    .text = If you pass, the rightmost Gaul leaves the game.
    .broken = { $length ->
        [0] The row is empty, so a pass removes no card; you named position { $position }.
       *[other] { $most ->
            [1] A pass removes the rightmost Gaul card, position 1; you named position { $position }.
           *[other] There is no position { $position }: in this game a pass removes any one of the { $most } cards, counted 1 to { $most } from the right.
         }
     }
    .kept = { $length ->
        [0] The row is empty, so no card leaves the game.
       *[other] { $position ->
            [1] The rightmost Gaul card leaves the game.
           *[other] The Gaul card that is { ORDINAL($position) } from the right leaves the game.
         }
     }
    .done = { $seat_is ->
        [you] You pass
       *[other] { $seat_name } passes
     }; the { card_name } leaves the game.
armorica_gaul_shift-refill =
    .title = The row moves right
    .text = After every take or pass the row closes up to the right, and a new card is revealed at its left end.
    .done = The { card_name } joins the Gaul row at the left.
armorica_gaul_refill-empty-deck =
    .title = An empty deck
    .text = It reveals nothing: the row just gets shorter.


## 5 Roman immigration

armorica_roman_action =
    .title = Take one or pass
    .text = Take one Roman that you reach, or pass.
    .broken = { $count ->
        [0] You may not pass: { WORD("count", "cards", $reachable) } of the Roman row { $reachable ->
            [one] is
           *[other] are
         } within your reach, and in this game you pass only when you reach none.
       *[other] You may take 1 Roman card in this phase, and you named { $count }.
     }
    .kept = { $count ->
        [0] You may pass.
       *[other] One card, as it should be.
     }
armorica_roman_plebeian-range =
    .title = Wheat opens plebeians
    .text = Yellow, blue and brown Romans work like Gauls: from the right, one wheat per card.
    .broken = The { card_name } is { place }, so it needs { WORD("icon", $icon, $need) }; { counted }. Only wheat opens yellow, blue and brown.
    .kept = The { card_name } needs { WORD("icon", $icon, $need) }, { counted }.
armorica_roman_patrician-gate =
    .title = Patricians want their own icon
    .text = Grapes open red Romans, olives green ones, sheep white ones. Wheat neither helps nor is needed.
armorica_roman_patrician-range =
    .title = Reach for patricians
    .text = Count from the right: the 3rd card needs 3 of its own icon.
    .broken = The { card_name } is { place }, so it needs { COUNT($other) ->
        [0] { WORD("icon", $icon, $need) }; { counted }. Wheat does not help here.
       *[other] { WORD("icon", $icon, $need) } or { WORD("icon", $other, $need) }; you have { WORD("icon", $icon, $have) } and { WORD("icon", $other, $rest) }{ $fresh ->
            [0] .
           *[other] , not counting the Gaul you took this turn.
         }
     }
    .kept = The { card_name } needs { WORD("icon", $icon, $need) }, { counted }.
armorica_roman_count-all-cards =
    .title = Count every card
    .text = Positions count every card of the row, whatever its colour: the only green card can be the 5th.
armorica_roman_fresh-gaul-counts =
    .title = Today's Gaul helps today
    .text = The icons of the Gaul you have just taken count for your Roman.
armorica_roman_place =
    .title = Always at the right end
    .text = A Roman joins your display as a Gaul does: at the right end.
    .broken = Place { $to } is not on offer: a new card goes to the right end of your display, and cards already there never move.
    .kept = It goes to the right end of your display.
    .done = { $seat_is ->
        [you] You take
       *[other] { $seat_name } takes
     } the { card_name }, { place }.
armorica_roman_forced-pass =
    .title = Nothing in reach
    .text = If you reach no Roman, you must pass.
armorica_roman_pass-discard =
    .title = A pass costs the rightmost card
    .text = If you pass, the rightmost Roman leaves the game.
    .broken = { $length ->
        [0] The row is empty, so a pass removes no card; you named position { $position }.
       *[other] { $most ->
            [1] A pass removes the rightmost Roman card, position 1; you named position { $position }.
           *[other] There is no position { $position }: in this game a pass removes any one of the { $most } cards, counted 1 to { $most } from the right.
         }
     }
    .kept = { $length ->
        [0] The row is empty, so no card leaves the game.
       *[other] { $position ->
            [1] The rightmost Roman card leaves the game.
           *[other] The Roman card that is { ORDINAL($position) } from the right leaves the game.
         }
     }
    .done = { $seat_is ->
        [you] You pass
       *[other] { $seat_name } passes
     }; the { card_name } leaves the game.
armorica_roman_shift-refill =
    .title = The row moves right
    .text = As with Gauls: after every take or pass the row closes up, and a new card is revealed at the left.
    .done = The { card_name } joins the Roman row at the left.
armorica_roman_example-michael =
    .title = Michael's choice
    .text = The rulebook's example: with 3 wheat, 2 olives, 1 grape and no sheep, Michael reaches the green card (1st) and the yellow one (3rd), and nothing else.


## 6 Winter

armorica_winter_order =
    .title = Winter in turn order
    .text = Players settle winter one after another, in the open, the start player first.
armorica_winter_compare =
    .title = One amphora feeds one card
    .text = Compare your amphorae with your cards. With enough amphorae nothing happens; they are neither spent nor saved.
    .done = { $seat_is ->
        [you] You are
       *[other] { $seat_name } is
     } safe: { hunger }.
armorica_winter_discard-count =
    .title = More cards than amphorae
    .text = You lose cards without an amphora until both numbers are equal.
    .broken = { $named ->
        [0] You cannot stop yet: you have { hunger }, so you must lose { $due } more.
       *[other] You name { WORD("count", "cards", $named) }, too many: with { hunger } you lose { $due ->
            [0] none.
           *[other] only { $due }.
         }
     }
    .kept = { $named ->
        [0] You need not lose another.
       *[other] You may lose so many.
     }
    .done = { $seat_is ->
        [you] You lose
       *[other] { $seat_name } loses
     } the { card_name }.
armorica_winter_only-amphoraless =
    .title = An amphora protects its card
    .text = You can never lose a card that shows an amphora.
    .broken = The { card_name } carries { WORD("icon", "amphorae", $amphorae) }: you can lose only cards without one.
    .kept = The { card_name } has no amphora to protect it.
armorica_winter_choice =
    .title = The choice is yours
    .text = You choose which of your cards without an amphora you lose, wherever they lie, plebeian or patrician.
    .broken = { COUNT($card) ->
        [0] { $owner_name } has no card { $number }; { $cards ->
            [0] you have none.
            [one] you have only card 1.
           *[other] choose one of your own { WORD("count", "cards", $cards) }, counted from the left.
         }
       *[other] { $times ->
            [one] The { card_name } is { $owner_name }'s; you can lose only cards of your own.
           *[other] You name card { $number } { $times } times: you can lose each card once.
         }
     }
    .kept = { $cards ->
        [one] It is your only card.
       *[other] It is one of your { WORD("count", "cards", $cards) }.
     }
armorica_winter_close-gap =
    .title = Close the gap
    .text = When you lose a card, all to its right move left. The order stays, but sets may grow together.
    .broken = Place { $to } is not on offer: cards only close the gap that a lost card leaves; their order never changes.
armorica_winter_no-voluntary =
    .title = Never more than you must
    .text = You lose exactly as many cards as you must, and none while your amphorae suffice.
    .broken = You have { hunger }: { $spared ->
        [0] { $cards ->
            [0] nobody is hungry
            [one] it is fed
           *[other] all are fed
         }
       *[other] every other card is fed
     }, so you may lose none.
    .kept = { hunger }: { $due ->
        [0] you need lose none, but in this game you may.
       *[other] you must lose { $due }.
     }
armorica_winter_feasible =
    .title = Winter always works out
    .text = Each card with an amphora brings at least its own food, so you always have enough cards to lose.
armorica_winter_start-card-not-exempt =
    .title = The start card is no exception
    .text = With an amphora it stays; without one you may lose it like any other.
    .broken = Card { $number } is your start card, and in this game start cards are protected from the winter.
    .kept = Card { $number } is not specially protected.
armorica_winter_empty-display =
    .title = A display can die out
    .text = Without a single amphora you lose every card. You play on, but without icons you can only pass.
armorica_winter_pass-marker =
    .title = The start-player card moves on
    .text = At the end of winter the start-player card goes clockwise to the next player, who starts the next turn.
    .done = The start-player card goes to { $seat_is ->
        [you] you
       *[other] { $seat_name }
     }.


## 7 Two players

armorica_two-player_extra-discard =
    .title = Two players: two more cards leave
    .text = With exactly two players, winter ends with the rightmost card of each row leaving the game.
    .done = The { card_name } at the right of the { WORD("row", $row) } leaves the game.
armorica_two-player_refill =
    .title = Both rows refill
    .text = Then both rows close up, and a new card is revealed at each left end: three new cards per deck in a turn.
    .done = The { card_name } joins the { WORD("row", $row) } at the left.
armorica_two-player_only-two =
    .title = Only with two
    .text = With three or four players the rows do not change in winter.


## 8 Game end

armorica_end_trigger =
    .title = The last turn
    .text = The game ends with the turn in which a deck reveals its last card.
    .broken = The game is over: turn { $turn } was the last.
    .done = { $decks ->
        [one] A draw deck has run out, so the game ends with turn { $turn }.
       *[other] Both draw decks have run out, so the game ends with turn { $turn }.
     }
armorica_end_finish-turn =
    .title = The turn is played out
    .text = Everybody finishes the last turn: both immigrations, winter and, with two players, the two more cards.
armorica_end_length =
    .title = The clock is fixed
    .text = Every take or pass reveals one card, with two players winter one more: 8 turns with two or three players, 6 with four. Both decks run out in the same turn.


## 9 Scoring

armorica_scoring_sets =
    .title = Sets of different colours
    .text = Read your display from the left. A set grows while each card brings a new colour; a colour it already has begins the next set.
    .line = { COUNT($sets) ->
        [0] no cards, no sets
        [1] one set of { $sets }
       *[other] sets of { LIST($sets) }: { JOIN($values, " + ") }
     }
armorica_scoring_set-values =
    .title = What a set is worth
    .text = 1, 2, 3, 4, 5 or 6 colours score 1, 3, 6, 10, 15 or 21 VP.
armorica_scoring_first-card =
    .title = Where the first set begins
    .text = With your start card or, if you lost it, with your leftmost card.
armorica_scoring_append-value =
    .title = What one more card brings
    .text = If your last set has n cards, a new colour brings n + 1 VP; a colour it already has begins a new set for 1 VP.
armorica_scoring_gold =
    .title = Gold
    .text = Every gold coin in your display scores 1 VP.
    .line = { $gold ->
        [0] no gold
       *[other] { WORD("icon", "gold", $gold) }
     }
armorica_scoring_majority =
    .title = Most grapes, olives, sheep
    .text = For each of the three, whoever shows the most at the end scores 4 VP. Only the icons in the columns count.
    .line = { $points ->
        [4] most { WORD("icon", $icon) }: { $have }
        [2] level on most { WORD("icon", $icon) }: { $have }
       *[other] { $best ->
            [0] nobody has { WORD("icon", $icon) }
           *[other] { $have ->
                [0] no { WORD("icon", $icon) }
               *[other] { WORD("icon", $icon, $have) }
             }; { $tied ->
                [4] four are level
               *[other] the most is { $best }
             }
         }
     }
armorica_scoring_majority-tie =
    .title = Sharing a majority
    .text = Players who are level on the most score 2 VP each.
armorica_scoring_majority-zero =
    .title = No icons, no majority
    .text = If nobody shows the icon, nobody scores for it.
armorica_scoring_total =
    .title = The total
    .text = Your score is your sets, your gold and your majorities added up. The most VP win.
armorica_tiebreak_gold =
    .title = Gold breaks ties
    .text = With equal VP, more gold wins.
    .line = tie broken by { WORD("icon", "gold", $gold) }
armorica_tiebreak_shared =
    .title = A shared victory
    .text = With equal VP and equal gold the victory is shared.
    .line = level on VP and gold: the place is shared
armorica_scoring_example-michael =
    .title = Michael and Carmen, 33 to 33
    .text = The rulebook's example: Michael scores 24 for sets, 3 for gold, 4 for sheep and 2 for shared grapes. Carmen has 33 as well, but only 2 gold: Michael wins.


## Options

option_start_player = Who starts
    .random = chance decides
    .seat = player { $seat } starts
    .settles = The English and German rulebooks leave the start player to chance; the Russian one leaves the method open.
option_deal = How the first rows are dealt
    .first-right = the first card ends up rightmost
    .first-left = the first card ends up leftmost
    .settles = No rulebook says in which order the first six cards lie. The piles are shuffled, so the odds are the same.
option_reach_counting = How reach is counted
    .one-per-card = the rightmost card needs one icon
    .rightmost-free = the rightmost card is free
    .settles = The German rulebook says that the rightmost card needs one wheat; in the English and Russian ones two wheat reach two cards.
option_gaul_gate = What opens a Gaul
    .wheat = wheat, whatever the colour
    .color = the icon of its colour, as with Romans
    .settles = All rulebooks open Gauls with wheat, but none says whether a Gaul could be green, red or white.
option_wheat_opens_patricians = Wheat for patricians
    .false = patricians want their own icon
    .true = wheat opens patricians, too
    .settles = All rulebooks name one icon for each colour, and in their example three wheat do not open a red card at position 2.
option_gate_icons_count = The corner icon
    .false = only a condition
    .true = counts like an icon in the column
    .settles = For majorities the English rulebook counts the icons in the columns; the German and Russian ones just say icons.
option_fresh_gaul_counts = The Gaul just taken
    .true = counts for this turn's Roman
    .false = counts from the next turn on
    .settles = No rulebook says it, but all count what lies in the display now.
option_voluntary_pass = Passing
    .true = always allowed
    .false = only when no card is in reach
    .settles = The German and Russian rulebooks let you pass at will; the English wording could be misread.
option_pass_discard = Which card a pass removes
    .rightmost = the rightmost
    .choice = the player chooses
    .settles = All rulebooks name the rightmost card; choosing is a what-if.
option_empty_deck = Empty deck
    .shrink = the row gets shorter
    .reshuffle = discards are shuffled and drawn again
    .settles = No rulebook says how to refill from an empty deck. In German, discarded cards leave the game.
option_winter_discard = Cards lost in winter
    .exact = exactly as many as you must
    .at-least = as many as you must, or more
    .settles = All rulebooks stop when cards and amphorae are equal; none forbids more in so many words.
option_start_card_protected = The start card in winter
    .false = like any other card
    .true = never lost
    .settles = No rulebook exempts it, yet English and Russian scoring takes it for granted.
option_two_player_discard = Two-player discard
    .after-marker = after the start-player card has moved
    .before-marker = before the start-player card moves
    .settles = All rulebooks print it after the marker: the English and German ones inside winter, the Russian one in a paragraph of its own.
option_last_extra_discard = Two-player discard in the last turn
    .true = is carried out
    .false = is left out
    .settles = All rulebooks end the game with the turn and make no exception for the last one; it cannot change the score.
option_end_trigger = What ends the game
    .either = one empty deck
    .both = both decks empty
    .settles = The English and Russian rulebooks say that either deck is enough; the German one speaks of the decks.
option_exhausted = When a deck counts as used up
    .last-card = when its last card is drawn
    .failed-draw = when a card should be drawn and none is left
    .settles = The Russian rulebook ends the game with the turn in which no card is left; the others only speak of decks used up. With the standard decks both give the same game.
option_set_partition = How sets are cut
    .sequential = left to right, at the first repeated colour
    .best = wherever it scores most
    .settles = English and Russian cut in order; the German wording alone would allow the best cut. Its example is cut in order, which scores as much there as the best cut.
option_majority_tie = Players level on a majority
    .each-2 = 2 VP for each of them
    .each-2-max-3 = 2 VP each, but nothing for four
    .settles = The English and Russian rulebooks speak of 2 or 3 tied players, the German one of all.
option_zero_majority = Nobody has the icon
    .none = no bonus
    .counts = everybody ties at zero and gets 2 VP
    .settles = No rulebook says; it shifts all scores alike.
option_final_tie = Level on VP and gold
    .shared = the victory is shared
    .last-in-order = the last in turn order wins
    .settles = No rulebook has a second tie-break.
option_lower_ranks = Places below the first
    .gold = gold breaks those ties, too
    .points = only VP count
    .settles = The rulebooks break ties only for the winner.
option_edition = Rulebook
    .english = English rulebook, to the letter
    .german = German rulebook, to the letter
    .russian = Russian rulebook, to the letter


## Where the editions differ

ruling_ed_end_which-deck =
    .question = Does one empty deck end the game, or only both?
    .ruling = One empty deck is enough.
    .why = With 29 cards in each deck both run out in the same turn anyway, because every action draws one card.
    .english = Either of the two decks ends the game.
    .german = The decks, in the plural: it can be read as both.
    .russian = Either of the two decks ends the game.
ruling_ed_end_finish =
    .question = Is the last turn played to its end?
    .ruling = Yes, with both immigrations and winter, for everybody.
    .why = All editions end the game with the turn; the German one mentions winter expressly.
    .english = The game ends when that turn ends.
    .german = The whole round is finished, winter included.
    .russian = The game ends when that turn ends.
ruling_ed_majority_tie =
    .question = What if all four players are level on a majority?
    .ruling = Each tied player gets 2 VP, however many there are.
    .why = The German edition says so; the others stop counting at three. It moves all four scores alike, so it never changes the winner.
    .english = Two or three tied players get 2 VP each; four are not mentioned.
    .german = Every tied player gets 2 VP.
    .russian = Two or three tied players get 2 VP each; four are not mentioned.
ruling_ed_majority_where =
    .question = Does the icon in a patrician's corner count for a majority?
    .ruling = No, only the icons in the columns count.
    .why = The English edition says columns; the corner icon is a condition, not a possession.
    .english = Only what the columns show.
    .german = Symbols, without saying where.
    .russian = Icons, without saying where.
ruling_ed_sets_cut =
    .question = May I cut my display into sets where it scores most?
    .ruling = No: from the left, every set ends at the first colour it already has.
    .why = English and Russian say so. The German example is cut that way, too, but does not decide: no other cut would score more there.
    .english = The first repeated colour starts another set; no card is skipped.
    .german = Different colours side by side, read without gaps; the cut is shown by example only.
    .russian = The first repeated colour starts another set; no card is skipped.
ruling_ed_sets_start =
    .question = Where does the first set begin?
    .ruling = With the leftmost card, which is normally the start card.
    .why = It matters only if a start card could be lost, and the start cards supplied here cannot.
    .english = With the start card.
    .german = At the left of the display.
    .russian = With the start card.
ruling_ed_pass_voluntary =
    .question = May I pass although I could take a card?
    .ruling = Yes, always.
    .why = German and Russian say so expressly, and the English choice between taking and passing means the same.
    .english = Take a card or pass.
    .german = Pass if you cannot or do not want to take a card.
    .russian = You may pass or take a card.
ruling_ed_range_zero =
    .question = What can I reach without any wheat?
    .ruling = Nothing: even the rightmost card needs one icon.
    .why = The German edition gives the price of the rightmost card; the others arrive there by counting.
    .english = Count as many cards from the right as you have wheat.
    .german = The rightmost card needs one wheat, the next two, and so on.
    .russian = Count as many cards from the right as you have wheat.
ruling_ed_roman_forced-pass =
    .question = What if I can reach no Roman card?
    .ruling = You pass, and the rightmost Roman card leaves the game.
    .why = All editions agree; they only say it in different places.
    .english = You must pass.
    .german = Covered by passing when you cannot take.
    .russian = You simply pass.
ruling_ed_start-player =
    .question = How is the start player chosen?
    .ruling = By chance.
    .why = Two editions leave it to chance, and the third leaves the method to the players.
    .english = At random.
    .german = By lot.
    .russian = Choose one; no method is given.
ruling_ed_row_shift =
    .question = Does a row close up after a card is taken from its middle?
    .ruling = Yes: the cards move to the right, then one joins at the left.
    .why = Two editions say so. With a gap left in the row, nobody could say whether counting from the right skips it.
    .english = Shift right, then add a card at the left.
    .german = Only the new card at the left is mentioned.
    .russian = Shift right, then add a card at the left.
ruling_ed_row_discard-fate =
    .question = Where do discarded cards go?
    .ruling = Out of the game; they never come back.
    .why = The German edition says so, and nothing in the others asks for a discard pile.
    .english = They are discarded.
    .german = They are taken out of the game.
    .russian = They are discarded.
ruling_ed_place_end =
    .question = Where does a new card go in my display?
    .ruling = To the right end, half over the card before it.
    .why = All editions agree; the Russian one says it of Gauls by the card that is covered.
    .english = At the right end, in both phases.
    .german = To the right of the cards that lie there.
    .russian = Gauls on top of the card before, Romans at the right end.
ruling_ed_winter_gap =
    .question = What happens to the gap that a lost card leaves?
    .ruling = Everything to its right moves left; the order stays.
    .why = Scoring reads every display without gaps, so all editions come to the same.
    .english = Cards to the right move left to cover it.
    .german = Not mentioned.
    .russian = The card to the right moves left to close it.
ruling_ed_winter_marker =
    .question = When does the start-player card move?
    .ruling = At the end of winter, clockwise, when everybody has settled winter.
    .why = Printed inside winter or at the end of the turn, it is the same moment.
    .english = Inside winter, to the left.
    .german = Inside winter, to the left.
    .russian = At the end of the turn, clockwise.
ruling_ed_two_where =
    .question = When do two players discard from the rows?
    .ruling = As the last step of winter, so it belongs to the turn.
    .why = Outside the turn it could only matter with other deck sizes: 23 cards run out during the immigrations of turn 8.
    .english = At the end of the winter paragraph, after the start-player card has moved.
    .german = At the end of the winter paragraph, after the start-player card has moved.
    .russian = In a paragraph of its own, after the start-player card has moved.
ruling_ed_tie_second =
    .question = Who wins when VP and gold are both level?
    .ruling = The victory is shared.
    .why = No edition offers another tie-break, and an invented one would be unfair to somebody.
    .english = Silent.
    .german = Silent.
    .russian = Silent.
ruling_ed_majority_zero =
    .question = Is a majority paid when nobody has the icon?
    .ruling = No.
    .why = To have the most of something you need some. It would give everybody 2 VP, so it never changes the winner.
    .english = Silent.
    .german = Silent.
    .russian = Silent.


## Questions that the rulebooks leave open

ruling_amb_players_range =
    .question = How many can play?
    .ruling = Two to four.
    .why = No edition gives a number, but there are four start cards and a rule for two; public listings say the same.
ruling_amb_setup_unused-start =
    .question = What happens to start cards that nobody gets?
    .ruling = They stay out of the game.
    .why = No rule uses them.
ruling_amb_setup_row-direction =
    .question = In which order do the first six cards of a row lie?
    .ruling = As if refilled: the first card turned over ends up rightmost.
    .why = The pile is shuffled, so no order is better for anybody; a fixed one makes games repeatable.
ruling_amb_range_inclusive =
    .question = Is the rightmost card free?
    .ruling = No, it needs one icon.
    .why = The German edition gives its price, and counting in the others leads there, too.
ruling_amb_range_beyond-row =
    .question = What if I have more icons than there are cards in the row?
    .ruling = The reach ends with the row.
    .why = There is nothing behind the last card: the draw deck is not part of the row.
ruling_amb_range_gaul-patrician =
    .question = Could a Gaul be green, red or white, and what would open it?
    .ruling = Wheat opens every Gaul, whatever its colour; the cards supplied here have plebeian Gauls only.
    .why = The rulebooks open Gauls with wheat without exception and speak of patricians only among Romans.
ruling_amb_range_gate-icon-resource =
    .question = Does the corner icon of a patrician count as an icon I own?
    .ruling = No, neither for reach nor for a majority.
    .why = For majorities the English edition counts icons in the columns; the corner says what opens the card.
ruling_amb_range_plebeian-by-other-icons =
    .question = Can another icon stand in for wheat, or wheat for another icon?
    .ruling = No.
    .why = The rulebooks name one icon for each colour of card, and in their example three wheat do not open the red card at position 2.
ruling_amb_turn_fresh-card =
    .question = Does the Gaul I took this turn help me with the Roman?
    .ruling = Yes, it counts at once.
    .why = You count what lies in your display at that moment, and the Gaul lies there.
ruling_amb_pass_voluntary =
    .question = Is passing allowed when a card is in reach?
    .ruling = Yes.
    .why = German and Russian say so in plain words; passing can be a good move.
ruling_amb_pass_free-discard =
    .question = Do I choose the card that my pass removes?
    .ruling = No, it is always the rightmost one.
    .why = All editions say so; it goes even if you wanted it yourself or could not reach it.
ruling_amb_place_choice =
    .question = May I insert a card elsewhere, or sort my display later?
    .ruling = No, never.
    .why = All editions put new cards at the right end, and the whole planning of sets rests on that.
ruling_amb_refill_empty-deck =
    .question = What if a row should be refilled and the deck is empty?
    .ruling = The row gets shorter; nothing is reshuffled.
    .why = Discarded cards have left the game, and the game is about to end anyway.
ruling_amb_row_empty =
    .question = What if a row has no cards at all?
    .ruling = You pass, and no card leaves.
    .why = It happens only with shortened decks for teaching.
ruling_amb_end_exhausted =
    .question = Is a deck used up when its last card is drawn, or when a draw fails?
    .ruling = When its last card is drawn; the end is checked when the turn is over.
    .why = The Russian edition ends the game with the turn in which no card is left. With the standard decks every reading ends it in the same turn.
ruling_amb_end_two-player-last-winter =
    .question = Do two players discard from the rows in the last turn as well?
    .ruling = Yes, every turn is alike.
    .why = No edition makes an exception for the last turn. The rows do not score, so it makes no difference.
ruling_amb_winter_start-card =
    .question = Can I lose the start card in winter?
    .ruling = Yes, if it has no amphora; the start cards supplied here have some.
    .why = No edition exempts it. For other decks an option protects it.
ruling_amb_winter_zero-amphorae =
    .question = What if I have no amphora at all?
    .ruling = You lose every card and play on with an empty display.
    .why = It is what the rule says; with the cards supplied here it cannot happen.
ruling_amb_winter_over-discard =
    .question = May I lose more cards than I must, say to join two sets?
    .ruling = No.
    .why = You stop when cards and amphorae are equal. Try the option to see what it would be worth.
ruling_amb_winter_spend =
    .question = Are amphorae used up in winter, or spare ones saved?
    .ruling = Neither: every winter compares what is there.
    .why = The rulebooks compare two numbers and take nothing away.
ruling_amb_winter_simultaneous =
    .question = Does it matter who settles winter first?
    .ruling = Players go in turn order, in the open.
    .why = It matters only to somebody who counts majorities before choosing.
ruling_amb_winter_discard-set-or-sequence =
    .question = Do I name the cards I lose together or one by one?
    .ruling = The result is the same; here you may do either.
    .why = Cards without amphora do not change the number of amphorae, so the order plays no part.
ruling_amb_sets_partition =
    .question = Are sets cut in order or in the best way?
    .ruling = In order, from the left.
    .why = Two editions say so. The example of the third is cut in order, but the best cut would score the same there.
ruling_amb_sets_first-missing =
    .question = Where does the first set begin if the start card is gone?
    .ruling = With the leftmost card that is left.
    .why = Scoring reads from the left without skipping anything.
ruling_amb_majority_four =
    .question = Do four tied players get the bonus?
    .ruling = Yes, 2 VP each.
    .why = The German edition includes them; it moves all scores alike.
ruling_amb_majority_zero =
    .question = Do players tie for a majority at zero?
    .ruling = No, nobody gets the bonus.
    .why = Having the most icons presupposes having one. It would move all scores alike.
ruling_amb_tie_second =
    .question = What if VP and gold are level?
    .ruling = The players share the victory.
    .why = The rulebooks end there.
ruling_amb_rank_lower-places =
    .question = Does gold also decide second and third place?
    .ruling = Yes; players level on VP and gold share a place.
    .why = The rulebooks speak of the winner only; one rule for all places is simplest.
ruling_amb_info_decks =
    .question = May I count decks, know what is in a pile, look through discards?
    .ruling = Yes to all three; only the order of a deck is hidden.
    .why = Everything else was seen by everybody, and a teaching game should not reward memory.
ruling_amb_info_backs =
    .question = Do the backs show which pile comes next?
    .ruling = No, but counting tells.
    .why = The sizes of the piles are public, so hiding the label would hide nothing.
ruling_amb_icons_multiplicity =
    .question = How many icons of a kind can a card have?
    .ruling = Any number; the cards supplied here have up to three.
    .why = Start cards show two wheat, so one is not the limit.
ruling_amb_illegal_penalty =
    .question = What does an illegal attempt cost?
    .ruling = Nothing: the position stays, and the broken rule is explained.
    .why = Trying things out is how one learns here.
ruling_amb_two_order =
    .question = Do two players discard before or after the start-player card moves?
    .ruling = After.
    .why = All editions print it in that order, and it changes nothing.
ruling_amb_setup_pile-sizes =
    .question = How large are the piles?
    .ruling = A to D have 6 cards and E has 5; I has 8, II to IV have 7 each.
    .why = No rulebook or public source says; these sizes are reconstructed and add up to 29 and 29.


## Glossary

term_turn = One round of three phases in which everybody takes part. The game has 8 turns, or 6 with four players.
term_phase = A part of a turn: Gaul immigration, Roman immigration, winter. All players finish one before the next begins.
term_gaul-immigration = The first phase: everybody takes one Gaul card or passes.
term_roman-immigration = The second phase: everybody takes one Roman card or passes.
term_winter-starvation = The third phase: whoever has more cards than amphorae loses cards.
term_start-player = The player who acts first in every phase of a turn.
term_start-player-card = The marker of the start player. It goes clockwise every winter and is no person card.
term_active-player = The player whose turn it is.
term_clockwise = The direction of play: each player is followed by the one to the left.
term_two-player-game = The game with exactly two players, in which one more card of each row leaves the game every winter.
term_start-card = The card with which a display begins; it shows two wheat.
term_gaul-card = A card of piles A to E. Wheat opens it.
term_roman-card = A card of piles I to IV: a plebeian, opened by wheat, or a patrician, opened by its own icon.
term_plebeian = A yellow, blue or brown Roman. Wheat opens it.
term_patrician = A green, red or white Roman. Olives, grapes or sheep open it.
term_suit = The profession of a card. Each of the six suits has one colour.
term_farmer = The yellow suit.
term_worker = The blue suit.
term_soldier = The brown suit.
term_matron = The green suit. As Romans they are patricians, opened by olives.
term_general = The red suit. As Romans they are patricians, opened by grapes.
term_bureaucrat = The white suit. As Romans they are patricians, opened by sheep.
term_icon = A small picture in a card's column; icons of all cards in your display count together.
term_icon-row = One of the six lines of a card's column; each is for one kind of icon.
term_column = The strip of icons at a card's edge, which stays visible when the next card covers the rest.
term_wheat = The icon of the 1st row. It opens Gauls and plebeian Romans.
term_grapes = The icon of the 2nd row. It opens red Romans and counts for a majority.
term_olives = The icon of the 3rd row. It opens green Romans and counts for a majority.
term_sheep = The icon of the 4th row. It opens white Romans and counts for a majority.
term_gold = The icon of the 5th row: 1 VP each, and the tie-break.
term_amphorae = The icon of the 6th row: each feeds one card in winter, and its own card can never be lost.
term_gate = The icon that opens a card. Patricians show it in the lower right corner; there it is a condition, not a possession.
term_display = Your own row of cards, from left to right in the order in which they came.
term_gaul-row = The six open Gaul cards. Position 1 is the rightmost; the deck lies at the left.
term_roman-row = The six open Roman cards. Position 1 is the rightmost; the deck lies at the left.
term_pile = The cards of one letter or numeral, shuffled by themselves before they are stacked.
term_draw-deck = A stack of face-down piles from which a row is refilled.
term_exhausted = Said of a deck whose last card has been drawn.
term_face-up = Open for everybody to see.
term_face-down = Hidden; nobody knows the order.
term_range = The cards you can take: as many from the right as you have icons of the kind that opens them. We also say reach.
term_take = To add one card within your reach to the right end of your display.
term_pass = To take nothing; the rightmost card of the row leaves the game.
term_discard = To remove a card from the game. In winter we say that you lose it.
term_shift = To close up a row to the right after a card has left it.
term_set = A run of neighbouring cards of different colours. It scores 1, 3, 6, 10, 15 or 21 VP.
term_color = What tells suits apart, and what sets are made of.
term_victory-points = What wins the game.
term_majority = 4 VP for the most grapes, olives or sheep; 2 VP each if several are level.
term_tie = Equal numbers. Gold breaks a tie of VP; tied majorities are shared.
term_scoring = Adding up sets, gold and majorities after the last winter.
