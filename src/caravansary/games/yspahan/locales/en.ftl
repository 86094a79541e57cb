### Yspahan in English. Bags, barrels, chests and vases are the four neighbourhoods; a souk is named by both its words.

yspahan-title = Yspahan
yspahan-round = Week { $week } of { $weeks }, day { $day } of { $days }

## Things

# used-by: yspahan-floor-*
yspahan-floor-camel = camels
yspahan-floor-bag = bags
yspahan-floor-barrel = barrels
yspahan-floor-chest = chests
yspahan-floor-vase = vases
yspahan-floor-gold = gold

# used-by: yspahan-neighbourhood-*
yspahan-neighbourhood-bag = bags
yspahan-neighbourhood-barrel = barrels
yspahan-neighbourhood-chest = chests
yspahan-neighbourhood-vase = vases

# used-by: yspahan-souk-*
yspahan-souk-bag-white = white bags
yspahan-souk-bag-blue = blue bags
yspahan-souk-bag-yellow = yellow bags
yspahan-souk-bag-purple = purple bags
yspahan-souk-barrel-white = white barrels
yspahan-souk-barrel-blue = blue barrels
yspahan-souk-barrel-yellow = yellow barrels
yspahan-souk-barrel-purple = purple barrels
yspahan-souk-chest-blue = blue chests
yspahan-souk-chest-yellow = yellow chests
yspahan-souk-chest-purple = purple chests
yspahan-souk-vase-blue = blue vases
yspahan-souk-vase-yellow = yellow vases
yspahan-souk-vase-orange = orange vases
yspahan-shop = { $souk } { $number }

# used-by: yspahan-space-*
yspahan-space-C = centre
yspahan-space-W = west { $number } (W{ $number })
yspahan-space-E = east { $number } (E{ $number })
yspahan-space-N = north { $number } (N{ $number })
yspahan-space-S = south { $number } (S{ $number })

# used-by: yspahan-building-*
yspahan-building-paddock = Paddock
yspahan-building-shop_building = Shop
yspahan-building-hammam = Hammam
yspahan-building-caravanserai = Caravanserai
yspahan-building-bazaar = Bazaar
yspahan-building-hoist = Hoist
# used-by: yspahan-building-*-effect
yspahan-building-paddock-effect =
    { $amount ->
        [one] { $amount } more camel when you take camels with dice
       *[other] { $amount } more camels when you take camels with dice
    }
yspahan-building-shop_building-effect = { $amount } more gold when you take gold with dice
yspahan-building-hammam-effect =
    { $amount ->
        [one] { $amount } space longer or shorter for free when you move the supervisor
       *[other] { $amount } spaces longer or shorter for free when you move the supervisor
    }
yspahan-building-caravanserai-effect = a card whenever a good of yours is sent to the caravan
yspahan-building-bazaar-effect =
    { $amount ->
        [one] { $amount } more point for each of your complete souks at the end of the week
       *[other] { $amount } more points for each of your complete souks at the end of the week
    }
yspahan-building-hoist-effect =
    { $amount ->
        [one] { $amount } more good when you supply shops with dice
       *[other] { $amount } more goods when you supply shops with dice
    }

# used-by: yspahan-payment-*
yspahan-payment-full = full price
yspahan-payment-no_camels = card: no camels
yspahan-payment-no_gold = card: no gold
yspahan-payment-both_cards = both cards: free

# used-by: yspahan-card-*
yspahan-card-gain_camels = Three camels
yspahan-card-gain_gold = Three gold
yspahan-card-place_good = Good into a shop
yspahan-card-load_good = Good onto the caravan
yspahan-card-sell_camels = Camels for points
yspahan-card-sell_gold = Gold for points
yspahan-card-build_no_camels = Build without camels
yspahan-card-build_no_gold = Build without gold
yspahan-card-swap = Exchange
# used-by: yspahan-card-*-effect
yspahan-card-gain_camels-effect =
    { $amount ->
        [one] take { $amount } camel
       *[other] take { $amount } camels
    }
yspahan-card-gain_gold-effect = take { $amount } gold
yspahan-card-place_good-effect = place one good in any shop that is open to you
yspahan-card-load_good-effect = load one good from your supply and score its points; no card from the caravanserai
yspahan-card-sell_camels-effect =
    { $points ->
        [one] give up to { $most } camels, { $points } point each
       *[other] give up to { $most } camels, { $points } points each
    }
yspahan-card-sell_gold-effect =
    { $points ->
        [one] give up to { $most } gold, { $points } point each
       *[other] give up to { $most } gold, { $points } points each
    }
yspahan-card-build_no_camels-effect = played with a building: it costs only its gold
yspahan-card-build_no_gold-effect = played with a building: it costs only its camels
yspahan-card-swap-effect = exchange any number of camels for gold or gold for camels, one for one

yspahan-score-loading = Loading
yspahan-score-caravan = Caravan
yspahan-score-souks = Souks
yspahan-score-buildings = Buildings
yspahan-score-cards = Cards

## Questions

yspahan-ask-dice = Buy yellow dice for 1 gold each, then all dice are rolled: yellow ones are for you alone.
yspahan-ask-dice-by = { $player } decides on yellow dice before the roll.
yspahan-ask-group = Choose a dice group: the number of dice counts for its floor, their value for the supervisor.
yspahan-ask-group-by = { $player } chooses a dice group.
yspahan-ask-no-group = No dice group is left for you: take a card instead.
yspahan-ask-no-group-by = { $player } finds no dice group left.
yspahan-ask-action =
    { $number ->
        [one] What do you do with one die of value { $value } from the floor of { $floor }?
       *[other] What do you do with { $number } dice of value { $value } from the floor of { $floor }?
    }
yspahan-ask-action-by =
    { $number ->
        [one] { $player } decides how to use one die of value { $value }.
       *[other] { $player } decides how to use { $number } dice of value { $value }.
    }
yspahan-ask-supply =
    { $goods ->
        [one] Choose a shop in the neighbourhood of { $neighbourhood }: one good is left to place.
       *[other] Choose a shop in the neighbourhood of { $neighbourhood }: { $goods } goods are left to place.
    }
yspahan-ask-supply-by =
    { $goods ->
        [one] { $player } chooses a shop in the neighbourhood of { $neighbourhood }: one good is left to place.
       *[other] { $player } chooses a shop in the neighbourhood of { $neighbourhood }: { $goods } goods are left to place.
    }
yspahan-ask-supervisor =
    Choose where the supervisor stops: exactly { $value ->
        [one] { $value } space
       *[other] { $value } spaces
    } away, { $free ->
        [0] each space more or fewer costs 1 gold
       *[other] up to { $free } more or fewer are free, each further one costs 1 gold
    }; goods beside it are loaded.
yspahan-ask-supervisor-by = { $player } moves the supervisor.
yspahan-ask-order = Two goods leave for the caravan: choose which of them is loaded first.
yspahan-ask-order-by = { $player } decides which of two goods is loaded first.
yspahan-ask-camel = Your good ({ $shop }) leaves for the caravan: pay a camel to keep it there and load one from your supply?
yspahan-ask-camel-by = { $player } decides whether a camel keeps a good in its shop ({ $shop }).
yspahan-ask-caravanserai = Your good was loaded and you own the caravanserai: draw a card?
yspahan-ask-caravanserai-by = { $player } decides whether the caravanserai brings a card.
yspahan-ask-after = Your action is done: build, play a card or end your turn.
yspahan-ask-after-by = { $player } may build and play cards.
yspahan-ask-after-cards = Your action is done: play a card or end your turn.
yspahan-ask-after-cards-by = { $player } may play cards.
yspahan-ask-place = Choose a shop for the good that your card places.
yspahan-ask-place-by = { $player } chooses a shop for the good of a card.
yspahan-ask-sell-camels = Choose how many camels you give up: each brings 2 points.
yspahan-ask-sell-camels-by = { $player } decides how many camels to give up for points.
yspahan-ask-sell-gold = Choose how much gold you give up: each brings 1 point.
yspahan-ask-sell-gold-by = { $player } decides how much gold to give up for points.
yspahan-ask-swap = Choose what you exchange with the bank, one for one.
yspahan-ask-swap-by = { $player } exchanges camels and gold with the bank.

## Answers

yspahan-do-dice =
    { $dice ->
        [0] No yellow dice
        [one] { $dice } yellow die
       *[other] { $dice } yellow dice
    }
yspahan-do-floor = Floor: { $floor }
yspahan-main-camels =
    { $number ->
        [one] Take { $number } camel
       *[other] Take { $number } camels
    }
yspahan-main-gold = Take { $number } gold
yspahan-main-goods =
    { $number ->
        [one] Place { $number } good ({ $neighbourhood })
       *[other] Place { $number } goods ({ $neighbourhood })
    }
yspahan-do-supervisor = Move the supervisor
yspahan-do-take-card = Take a card
yspahan-do-discard = { $then }, discard “{ $card }”
yspahan-do-discard-only = One more die, discard “{ $card }”
yspahan-do-shop = { $shop }
yspahan-do-stop = Place no more
yspahan-do-move = { $space }
yspahan-do-load = { $shop } ({ $owner })
yspahan-do-protect = Pay a camel
yspahan-do-send = Let it go
yspahan-do-draw = Draw a card
yspahan-do-decline = No card
yspahan-do-build = { $building }, { $how }
yspahan-do-play = Card: { $card }
yspahan-do-sell = { $number }
yspahan-do-swap-camels =
    { $number ->
        [0] Exchange nothing
        [one] { $number } camel for gold
       *[other] { $number } camels for gold
    }
yspahan-do-swap-gold =
    { $number ->
        [0] Exchange nothing
        [one] { $number } gold for a camel
       *[other] { $number } gold for camels
    }
yspahan-do-end = End the turn

## What an answer would bring

yspahan-hint-floor =
    { $number ->
        [one] one die of value { $value }
       *[other] { $number } dice of value { $value }
    }
yspahan-hint-supervisor =
    exactly { $value ->
        [one] { $value } space
       *[other] { $value } spaces
    }; { $free ->
        [0] each space more or fewer costs 1 gold
       *[other] up to { $free } more or fewer are free, each further one costs 1 gold
    }
yspahan-hint-shop =
    { $left ->
        [one] completes the souk, { $points } points
       *[other] { $left } shops free in the souk, { $points } points when complete
    }
# used-by: yspahan-hint-move-*
yspahan-hint-move-0 =
    { $gold ->
        [0] free; loads nothing
       *[other] { $gold } gold; loads nothing
    }
yspahan-hint-move-1 =
    { $gold ->
        [0] free; loads a good of { $owner1 }
       *[other] { $gold } gold; loads a good of { $owner1 }
    }
yspahan-hint-move-2 =
    { $gold ->
        [0] free; loads goods of { $owner1 } and { $owner2 }
       *[other] { $gold } gold; loads goods of { $owner1 } and { $owner2 }
    }
yspahan-hint-sell =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
yspahan-hint-build =
    { $camels ->
        [one] { $camels } camel
       *[other] { $camels } camels
    }, { $gold } gold; { $points ->
        [0] no points
       *[other] { $points } points
    }; { $effect }

## What happened

yspahan-log-day = Week { $week }, day { $day }: { $player } is first player.
yspahan-log-roll =
    { $yellow ->
        [0] { $player } rolls { $dice } dice.
        [one] { $player } rolls { $dice } dice, one of them yellow.
       *[other] { $player } rolls { $dice } dice, { $yellow } of them yellow.
    }
yspahan-log-group =
    { $number ->
        [one] { $player } takes one die of value { $value } from the floor of { $floor }.
       *[other] { $player } takes { $number } dice of value { $value } from the floor of { $floor }.
    }
yspahan-log-discard = { $player } discards “{ $card }” for one more die.
yspahan-log-camels =
    { $number ->
        [one] { $player } takes { $number } camel.
       *[other] { $player } takes { $number } camels.
    }
yspahan-log-gold = { $player } takes { $number } gold.
yspahan-log-yellow = The yellow dice leave the tower.
yspahan-log-place = { $player } places a good: { $souk }.
yspahan-log-souk-full = { $player } completes a souk: { $souk }.
yspahan-log-supervisor =
    { $gold ->
        [0] { $player } moves the supervisor: { $space }.
       *[other] { $player } moves the supervisor for { $gold } gold: { $space }.
    }
yspahan-log-protect = { $player } pays a camel; the good stays in its shop.
yspahan-log-load =
    { $points ->
        [0] { $player } has a good loaded, no points.
        [one] { $player } has a good loaded, { $points } point.
       *[other] { $player } has a good loaded, { $points } points.
    }
yspahan-log-caravan-full = The caravan is full; it is counted and emptied.
yspahan-log-caravan =
    { $points ->
        [one] { $player } scores { $points } point with the caravan.
       *[other] { $player } scores { $points } points with the caravan.
    }
yspahan-log-week = Week { $week } is over: souks, then the caravan are counted.
yspahan-log-souk = { $player } scores { $points } points with a souk: { $souk }.
yspahan-log-build =
    { $points ->
        [0] { $player } builds: { $building } ({ $how }).
       *[other] { $player } builds: { $building } ({ $how }), { $points } points.
    }
yspahan-log-draw = { $player } draws a card.
yspahan-log-draw-own = You draw a card: { $card }.
yspahan-log-no-card = { $player } finds no card left to draw.
yspahan-log-play = { $player } plays a card: { $card }.
yspahan-log-sell-camels =
    { $number ->
        [one] { $player } gives { $number } camel for { $points } points.
       *[other] { $player } gives { $number } camels for { $points } points.
    }
yspahan-log-sell-gold =
    { $points ->
        [one] { $player } gives { $number } gold for { $points } point.
       *[other] { $player } gives { $number } gold for { $points } points.
    }
yspahan-log-swap =
    { $gold ->
        [0] { $player } exchanges { $camels ->
            [0] nothing
            [one] { $camels } camel for gold
           *[other] { $camels } camels for gold
        }.
       *[other] { $player } exchanges { $gold } gold for camels.
    }

## The board as text

yspahan-text-city =
    City. Shops by the souk's colour: p purple, y yellow, b blue, w white, o orange. [A] is a good of player A.
    North-west chests, north-east vases, south-west bags, south-east barrels. <W3> is the supervisor.
yspahan-text-tower = Tower: [3] is a white die, (3) a yellow one
yspahan-text-caravan = Caravan: multiplier of the row, goods, points for loading; it fills from the bottom row
yspahan-text-pile = Cards: { $pile } in the pile, { $discard } used
yspahan-text-player =
    { $gold } gold, { $camels ->
        [one] { $camels } camel
       *[other] { $camels } camels
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## Presets and options

yspahan-preset-second = Second printing, 2 to 4 players
yspahan-preset-first = First printing, 3 and 4 players

yspahan-option-supervisor_gold_limit = Gold paid for a longer or shorter move of the supervisor, also beyond the hammam’s free spaces
yspahan-option-supervisor_gold_limit-unlimited = any number
yspahan-option-supervisor_gold_limit-3 = at most 3
yspahan-option-hammam_paid_extension = Spaces paid beyond the free ones of the hammam
yspahan-option-hammam_paid_extension-unlimited = any number
yspahan-option-hammam_paid_extension-3 = at most 3
yspahan-option-card_effect_timing = Cards are played for their effect
yspahan-option-card_effect_timing-any_time = at any time in your turn
yspahan-option-card_effect_timing-after_main_action = after the action of the dice
yspahan-option-caravanserai_draw = The card of the caravanserai
yspahan-option-caravanserai_draw-mandatory = is always drawn
yspahan-option-caravanserai_draw-optional = may be declined
yspahan-option-hoist_extra_good = The good of the hoist
yspahan-option-hoist_extra_good-optional = may be declined
yspahan-option-hoist_extra_good-mandatory = must be placed
yspahan-option-two_player_game = Game for two players
yspahan-option-two_player_game-true = allowed
yspahan-option-two_player_game-false = not allowed
yspahan-option-first_player = First player of the game
yspahan-option-first_player-random = by lot
yspahan-option-first_player-first_seat = the first seat
yspahan-option-plain_supply_full_use = Goods of the dice
yspahan-option-plain_supply_full_use-mandatory = must be placed as far as possible
yspahan-option-plain_supply_full_use-optional = one must be placed, the others may
yspahan-option-bank_limit = Camels and gold in the bank
yspahan-option-bank_limit-unlimited = never run out
yspahan-option-bank_limit-25 = 25 of each
yspahan-option-goods_limit = Goods of a player
yspahan-option-goods_limit-unlimited = never run out
yspahan-option-goods_limit-25 = 25, one of them marks the score
yspahan-option-zero_move_triggers = A supervisor who stays in place
yspahan-option-zero_move_triggers-true = loads the goods beside it
yspahan-option-zero_move_triggers-false = loads nothing
yspahan-option-several_unfinished_own_souks = Several unfinished souks of your own in one neighbourhood
yspahan-option-several_unfinished_own_souks-any_own_unfinished = you go on with any of them
yspahan-option-several_unfinished_own_souks-blocked = you cannot place there
yspahan-option-both_discount_cards_on_one_building = Both discount cards on one building
yspahan-option-both_discount_cards_on_one_building-true = allowed
yspahan-option-both_discount_cards_on_one_building-false = not allowed
yspahan-option-discount_card_is_extra_build = A discount card
yspahan-option-discount_card_is_extra_build-true = gives one more building
yspahan-option-discount_card_is_extra_build-false = lowers the price of the turn's building
yspahan-option-cards_before_the_roll = Cards before the dice are rolled
yspahan-option-cards_before_the_roll-true = allowed, where cards are played at any time
yspahan-option-cards_before_the_roll-false = not allowed
yspahan-option-cards_inside_an_action = Cards in the middle of an action
yspahan-option-cards_inside_an_action-true = allowed, where cards are played at any time
yspahan-option-cards_inside_an_action-false = not allowed
yspahan-option-reshuffle_moment = The used cards are shuffled into a new pile
yspahan-option-reshuffle_moment-at_once = as soon as the pile is empty
yspahan-option-reshuffle_moment-when_needed = when the next card is drawn
yspahan-option-forced_card_may_build = Building after the card for want of dice
yspahan-option-forced_card_may_build-true = allowed
yspahan-option-forced_card_may_build-false = not allowed
yspahan-option-minimum_sold = Fewest tokens sold or exchanged by a card
yspahan-option-minimum_sold-1 = one
yspahan-option-minimum_sold-0 = none
yspahan-option-extra_die_card_with_other_actions = A card discarded for one more die
yspahan-option-extra_die_card_with_other_actions-true = may go with any action
yspahan-option-extra_die_card_with_other_actions-false = goes with the action of the floor only
yspahan-option-two_player_unused_camels = Camels used in each row with two players (no effect on play)
yspahan-option-two_player_unused_camels-last_two_along_path = the last two
yspahan-option-two_player_unused_camels-first_two_along_path = the first two
yspahan-option-two_player_forced_card_may_build = With two players, building without any dice group
yspahan-option-two_player_forced_card_may_build-true = allowed instead of the card
yspahan-option-two_player_forced_card_may_build-false = not allowed

## Set-ups that cannot be played

yspahan-setup-two-players = The option “{ $option }” is “{ $value }”, as in the first printing: choose 3 or 4 players, or set it to “{ $better }”.
yspahan-setup-limits = “{ $first }” and “{ $second }” must be the same.

## Help

yspahan-help =
    Three weeks of seven days. Each day the first player rolls the dice and they are sorted into the tower: the lowest
    value to the camels, the highest to the gold, the others from the bags upwards. { $seats ->
        [2] Then the first player takes a dice group, the other player takes one, and the first player takes another.
            With each group one thing is done: the floor's action, once for each die; or move the supervisor by the
            value of the dice; or take one card; or build one building.
       *[other] Then everybody takes one dice group and does one thing with it: the floor's action, once for each die;
            or move the supervisor by the value of the dice; or take one card. After that you may build one building.
    }

    Supplying: a souk is all shops of one colour in one neighbourhood and belongs to one player. While one of yours is
    unfinished, you start no other in that neighbourhood. At the end of the week complete souks score and the city is
    cleared.

    Supervisor: the goods beside the space where it stops go to the caravan. A camel keeps a good in its shop; one from
    your supply is loaded instead. Loading brings 2, 1 or 0 points. At the end of each week, and when it is full, the
    caravan scores your goods times your highest row.

    Buildings: the third, fourth and fifth bring 5 points each, the sixth brings 10.

    Cards: discarded with a dice group they count as one more die, or they are played for what they say.

    Most points win.

## Styles: bots with a plan

bot-yspahan-builder = The builder
bot-yspahan-builder-about = Wants all six buildings, the dear ones early, and fills souks with what they bring.
bot-yspahan-rider = The caravan rider
bot-yspahan-rider-about = Sends goods to the caravan in every week and counts on its upper rows.
bot-yspahan-filler = The souk filler
bot-yspahan-filler-about = Completes souk after souk and guards them with camels.
bot-yspahan-cards = The card player
bot-yspahan-cards-about = Collects cards, builds at a discount and sells at the end.

## Parts of what a position is worth

yspahan-part-points = points so far
yspahan-part-buildings = buildings
yspahan-part-gold = gold
yspahan-part-camels = camels
yspahan-part-cards = cards
yspahan-part-souks = souks
yspahan-part-caravan = caravan
yspahan-part-turns = order of turns
yspahan-part-time = time left
