### Crazy Eights in English.

game = Crazy Eights
seat = Player { $count }
chance = Chance
edition_english = Hoyle
reference = { WORD("edition", $edition) }, { $section }
    .silent = { WORD("edition", $edition) }: not spelled out

suit_C = ♣
suit_D = ♦
suit_H = ♥
suit_S = ♠
card_AC = A♣
card_2C = 2♣
card_3C = 3♣
card_4C = 4♣
card_5C = 5♣
card_6C = 6♣
card_7C = 7♣
card_8C = 8♣
card_9C = 9♣
card_10C = 10♣
card_JC = J♣
card_QC = Q♣
card_KC = K♣
card_AD = A♦
card_2D = 2♦
card_3D = 3♦
card_4D = 4♦
card_5D = 5♦
card_6D = 6♦
card_7D = 7♦
card_8D = 8♦
card_9D = 9♦
card_10D = 10♦
card_JD = J♦
card_QD = Q♦
card_KD = K♦
card_AH = A♥
card_2H = 2♥
card_3H = 3♥
card_4H = 4♥
card_5H = 5♥
card_6H = 6♥
card_7H = 7♥
card_8H = 8♥
card_9H = 9♥
card_10H = 10♥
card_JH = J♥
card_QH = Q♥
card_KH = K♥
card_AS = A♠
card_2S = 2♠
card_3S = 3♠
card_4S = 4♠
card_5S = 5♠
card_6S = 6♠
card_7S = 7♠
card_8S = 8♠
card_9S = 9♠
card_10S = 10♠
card_JS = J♠
card_QS = Q♠
card_KS = K♠

action_deal = Deal { WORD("card", $card) }
action_play = Play { WORD("card", $card) }{ $suit ->
    [C] { " and ask for ♣" }
    [D] { " and ask for ♦" }
    [H] { " and ask for ♥" }
    [S] { " and ask for ♠" }
   *[none] { "" }
 }
action_draw = Draw a card

eights_turn_over =
    .title = The end
    .text = The game is over when a hand is empty, or when all pass.
    .broken = The game is over.
eights_turn_order =
    .title = In turn
    .text = Players play in turn, clockwise.
    .broken = It is the turn of { $active_name }.
eights_turn_kind =
    .title = Who deals
    .text = Cards are dealt by chance, and played by players.
    .broken = Cards are dealt by chance, and played by players.
eights_play_own =
    .title = A card of one’s own
    .text = A card is played from one’s own hand.
    .broken = You do not hold { WORD("card", $card) }.
eights_play_match =
    .title = Suit or rank
    .text = A card follows another of its suit or rank; an eight follows any.
    .broken = { WORD("card", $card) } follows neither { WORD("card", $top) } nor the suit { WORD("suit", $suit) }.
    .kept = { WORD("card", $card) } may follow { WORD("card", $top) }.
    .done = { $seat_name } plays { WORD("card", $card) }.
eights_play_suit =
    .title = Naming a suit
    .text = Who plays an eight names the suit to follow; no other card changes it.
    .broken = With an eight, and with no other card, a suit is named.
    .kept = { WORD("card", $card) } may follow { WORD("card", $top) }.
eights_draw_stock =
    .title = Drawing
    .text = Instead of playing, a card is drawn; when the stock is empty, one passes.
    .broken = That card is not in the stock of { $left } cards.
    .done = { $left ->
        [0] { $seat_name } passes.
       *[other] { $seat_name } draws a card.
     }
eights_score_hand =
    .title = Cards in hand
    .text = Each card left counts against its holder: an eight 50, a picture 10, others their number.
    .line = { $cards } cards left in hand

## On the table

table_table = On the table{ $suit ->
    [none] { "" }
   *[other] , follow { WORD("suit", $suit) }
 }
table_stock = Stock, { $count } cards
table_own = Your hand, { $points } points
table_backs = { $count } cards, face down
table_to-play = { $name } to play on { $top }{ $suit ->
    [none] { "" }
   *[other] : { WORD("suit", $suit) }
 }
table_chance = a card is dealt to { $what }
table_several = { $count } moves: press to choose
table_preview = { $cards } cards left, { $before } → { $after } points

## Charts

chart_name_race = Cards left
chart_race_title = Cards left
chart_race_note = Who has none first wins.
chart_head_player = Player
chart_head_cards = Cards
chart_head_then = Then

## Lesson and questions

ask_number_points = How many points does the hand count?
    .why = An eight counts 50, a picture 10, any other card its number: { $points } points.

lesson_eights_follow =
    .title = Follow suit
    .aim = You will be able to say which card may follow which.
    .can1 = Follow by suit or rank.
    .can2 = Name a suit with an eight.
beat_eights_follow_suit = Play a heart.
    .hint1 = A 9 lies on the table, of hearts.
    .hint2 = Look for the suit ♥ in your hand.
beat_eights_follow_neither = Try a card that does not follow.
    .hint1 = Neither its suit nor its rank is on the table.
beat_eights_follow_follow = Suit or rank.
beat_eights_follow_eight = Win in two turns.
    .hint1 = An eight follows everything.
    .hint2 = Ask for the suit of your last card.
quiz_eights_which = Which of these cards may you play?
quiz_eights_why = You want to play your eight.
quiz_eights_count = What would your hand cost you now?
