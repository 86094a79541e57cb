### Five Tribes in English. The words are: round, turn, bid row, price track, meeple, tribe.

five-tribes-title = Five Tribes
five-tribes-round = Round { $round }
five-tribes-last-round = Round { $round }, the last one

## Things

# used-by: five-tribes-tribe-*
five-tribes-tribe-vizier = vizier
five-tribes-tribe-elder = elder
five-tribes-tribe-merchant = merchant
five-tribes-tribe-builder = builder
five-tribes-tribe-assassin = assassin

# used-by: five-tribes-some-*
five-tribes-some-vizier =
    { $number ->
        [one] { $number } vizier
       *[other] { $number } viziers
    }
five-tribes-some-elder =
    { $number ->
        [one] { $number } elder
       *[other] { $number } elders
    }
five-tribes-some-merchant =
    { $number ->
        [one] { $number } merchant
       *[other] { $number } merchants
    }
five-tribes-some-builder =
    { $number ->
        [one] { $number } builder
       *[other] { $number } builders
    }
five-tribes-some-assassin =
    { $number ->
        [one] { $number } assassin
       *[other] { $number } assassins
    }

# used-by: five-tribes-kind-*
five-tribes-kind-village = Village
five-tribes-kind-sacred_place = Sacred place
five-tribes-kind-oasis = Oasis
five-tribes-kind-small_market = Small market
five-tribes-kind-large_market = Large market
five-tribes-tile-name = { $kind }, value { $value }

# used-by: five-tribes-resource-*
five-tribes-resource-ivory = ivory
five-tribes-resource-jewels = jewels
five-tribes-resource-gold = gold
five-tribes-resource-papyrus = papyrus
five-tribes-resource-silk = silk
five-tribes-resource-spice = spice
five-tribes-resource-fish = fish
five-tribes-resource-wheat = wheat
five-tribes-resource-pottery = pottery
five-tribes-resource-fakir = fakir

# used-by: five-tribes-payment-*
five-tribes-payment-elder = 1 elder
five-tribes-payment-fakir = 1 fakir
five-tribes-payment-two_elders = 2 elders
five-tribes-payment-elder_and_fakir = 1 elder and 1 fakir

# used-by: five-tribes-djinn-*
five-tribes-djinn-al_amin = Al-Amin
five-tribes-djinn-anun_nak = Anun-Nak
five-tribes-djinn-baal = Ba'al
five-tribes-djinn-boaz = Boaz
five-tribes-djinn-bouraq = Bouraq
five-tribes-djinn-echidna = Echidna
five-tribes-djinn-enki = Enki
five-tribes-djinn-hagis = Hagis
five-tribes-djinn-haurvatat = Haurvatat
five-tribes-djinn-iblis = Iblis
five-tribes-djinn-jafaar = Jafaar
five-tribes-djinn-kandicha = Kandicha
five-tribes-djinn-kumarbi = Kumarbi
five-tribes-djinn-lamia = Lamia
five-tribes-djinn-leta = Leta
five-tribes-djinn-marid = Marid
five-tribes-djinn-monkir = Monkir
five-tribes-djinn-nekir = Nekir
five-tribes-djinn-shamhat = Shamhat
five-tribes-djinn-sibittis = Sibittis
five-tribes-djinn-sloar = Sloar
five-tribes-djinn-utug = Utug
# used-by: five-tribes-djinn-*-effect
five-tribes-djinn-al_amin-effect = at the end every 2 fakirs count as one goods card of your choice
five-tribes-djinn-anun_nak-effect = 1 elder or 1 fakir: put 3 meeples from the bag on a bare tile (no meeple, camel, palm or palace)
five-tribes-djinn-baal-effect = 2 coins when an opponent takes a djinn, 1 when you do
five-tribes-djinn-boaz-effect = assassins cannot kill your viziers and elders
five-tribes-djinn-bouraq-effect = 1 elder or 1 fakir: put a palace on any village
five-tribes-djinn-echidna-effect = 1 elder and 1 elder or fakir: your builders bring twice as many coins in this turn
five-tribes-djinn-enki-effect = 1 elder or 1 fakir: put a palm on any oasis
five-tribes-djinn-hagis-effect = 1 elder or 1 fakir: put your palace on a tile beside instead
five-tribes-djinn-haurvatat-effect =
    { $palm_with_haurvatat ->
        [one] palms on your tiles are worth { $palm_with_haurvatat } point each, not { $palm }
       *[other] palms on your tiles are worth { $palm_with_haurvatat } points each, not { $palm }
    }
five-tribes-djinn-iblis-effect = 1 elder or 1 fakir: your assassins kill 2 meeples on one tile, or 2 of one opponent
five-tribes-djinn-jafaar-effect =
    { $vizier_with_jafaar ->
        [one] your viziers are worth { $vizier_with_jafaar } point each, not { $vizier }
       *[other] your viziers are worth { $vizier_with_jafaar } points each, not { $vizier }
    }
five-tribes-djinn-kandicha-effect = when your assassins kill: a card from the deck for a merchant; for a builder as many coins as there are blue tiles in the block of its tile; viziers and elders become yours
five-tribes-djinn-kumarbi-effect = when you bid, each fakir you discard lowers the price by 1 coin
five-tribes-djinn-lamia-effect = 1 elder or 1 fakir: put your palm on a tile beside instead
five-tribes-djinn-leta-effect = 1 elder and 1 elder or fakir: put a camel of yours on a bare tile (no meeple, camel, palm or palace)
five-tribes-djinn-marid-effect = 2 coins whenever an opponent drops a meeple on a tile of yours during a move, 1 when you do
five-tribes-djinn-monkir-effect = 2 coins when an opponent places a palace, 1 when you do
five-tribes-djinn-nekir-effect = 2 coins for each meeple that an opponent's assassins kill, 1 for yours
five-tribes-djinn-shamhat-effect =
    { $elder_with_shamhat ->
        [one] your elders are worth { $elder_with_shamhat } point each, not { $elder }
       *[other] your elders are worth { $elder_with_shamhat } points each, not { $elder }
    }
five-tribes-djinn-sibittis-effect = 1 elder and 1 elder or fakir: look at 3 djinns from the deck and keep one
five-tribes-djinn-sloar-effect = 1 fakir: draw a card from the resource deck
five-tribes-djinn-utug-effect = 1 elder and 1 elder or fakir: put a camel of yours on a tile that holds meeples and nothing else
# used-by: five-tribes-djinn-*-effect-spot
five-tribes-djinn-kumarbi-effect-spot = when you bid, each fakir you discard lowers the price to that of the next cheaper spot

five-tribes-score-coins = Coins
five-tribes-score-viziers = Viziers
five-tribes-score-elders = Elders
five-tribes-score-djinns = Djinns
five-tribes-score-tiles = Tiles
five-tribes-score-palms = Palms
five-tribes-score-palaces = Palaces
five-tribes-score-goods = Goods

## Questions

five-tribes-ask-bid = Put your marker on the price track: who pays more plays earlier.
five-tribes-ask-bid-by = { $player } chooses a spot of the price track.
five-tribes-ask-discount = Kumarbi: how many fakirs do you discard to lower the price of { $price }?
five-tribes-ask-discount-by = { $player } decides how many fakirs Kumarbi takes for the price of { $price }.
five-tribes-ask-start = Choose a tile and take all its meeples in your hand.
five-tribes-ask-start-by = { $player } chooses a tile to begin the move.
five-tribes-ask-no-move = No move is left on the board: use a djinn that could change this, or go on.
five-tribes-ask-no-move-by = { $player } has no move left on the board and may use djinns.
five-tribes-ask-sow =
    { $number ->
        [one] Drop the last meeple on a tile that holds one of its tribe.
       *[other] Step to a neighbouring tile and drop one of the { $number } meeples in your hand.
    }
five-tribes-ask-sow-by =
    { $number ->
        [one] { $player } drops the last meeple.
       *[other] { $player } walks on with { $number } meeples in hand.
    }
five-tribes-ask-last-camel = Your last camel: use a djinn before the control of the final tile, or go on.
five-tribes-ask-last-camel-by = { $player } has one camel left and may use a djinn before the control of the final tile.
five-tribes-ask-builders = Builders: { $number }, blue tiles around: { $blue }, coins: { $coins }. Each fakir counts as one more builder.
five-tribes-ask-builders-by =
    { $number ->
        [one] { $player } has { $number } builder at work and decides on fakirs.
       *[other] { $player } has { $number } builders at work and decides on fakirs.
    }
five-tribes-ask-assassins = Assassins ({ $number }): choose a victim on a tile at most { $number } steps away (one more for each fakir), or one held by an opponent.
five-tribes-ask-assassins-by =
    { $number ->
        [one] { $player } chooses a victim for { $number } assassin.
       *[other] { $player } chooses a victim for { $number } assassins.
    }
five-tribes-ask-assassins-two = Assassins ({ $number }) with Iblis: choose the first of two victims.
five-tribes-ask-assassins-two-by = { $player } chooses the first of two victims (Iblis).
five-tribes-ask-second-kill = Iblis: choose the second victim.
five-tribes-ask-second-kill-by = { $player } chooses the second victim (Iblis).
five-tribes-ask-place-palm = A palm goes on { $tile }; before that you may use a djinn.
five-tribes-ask-place-palm-by = { $player } places a palm on { $tile } and may use a djinn before that.
five-tribes-ask-place-palace = A palace goes on { $tile }; before that you may use a djinn.
five-tribes-ask-place-palace-by = { $player } places a palace on { $tile } and may use a djinn before that.
five-tribes-ask-redirect-palm = Lamia: choose { $tile } or a tile beside it for the palm.
five-tribes-ask-redirect-palm-by = { $player } chooses { $tile } or a tile beside it for the palm (Lamia).
five-tribes-ask-redirect-palace = Hagis: choose { $tile } or a tile beside it for the palace.
five-tribes-ask-redirect-palace-by = { $player } chooses { $tile } or a tile beside it for the palace (Hagis).
five-tribes-ask-market =
    { $coins ->
        [one] Market: pay { $coins } coin for { $number } of the first { $first } cards?
       *[other] Market: pay { $coins } coins for { $number } of the first { $first } cards?
    }
five-tribes-ask-market-by =
    { $coins ->
        [one] { $player } may pay { $coins } coin at the market for { $number } of the first { $first } cards.
       *[other] { $player } may pay { $coins } coins at the market for { $number } of the first { $first } cards.
    }
five-tribes-ask-second-card = Choose the second card.
five-tribes-ask-second-card-by = { $player } chooses the second card.
five-tribes-ask-sacred-place = Sacred place: take a djinn for 2 elders, or for 1 elder and 1 fakir?
five-tribes-ask-sacred-place-by = { $player } may take a djinn at the sacred place.
# used-by: five-tribes-ask-target-*
five-tribes-ask-target-anun_nak = Anun-Nak: choose the bare tile that gets 3 meeples from the bag.
five-tribes-ask-target-anun_nak-by = { $player } chooses the bare tile that gets 3 meeples (Anun-Nak).
five-tribes-ask-target-bouraq = Bouraq: choose the village that gets a palace.
five-tribes-ask-target-bouraq-by = { $player } chooses the village that gets a palace (Bouraq).
five-tribes-ask-target-enki = Enki: choose the oasis that gets a palm.
five-tribes-ask-target-enki-by = { $player } chooses the oasis that gets a palm (Enki).
five-tribes-ask-target-leta = Leta: choose the bare tile that your camel takes.
five-tribes-ask-target-leta-by = { $player } chooses a bare tile for a camel (Leta).
five-tribes-ask-target-utug = Utug: choose the tile with meeples that your camel takes.
five-tribes-ask-target-utug-by = { $player } chooses a tile with meeples for a camel (Utug).
five-tribes-ask-keep = Sibittis: choose the djinn you keep; the others are discarded.
five-tribes-ask-keep-by = { $player } chooses which djinn to keep (Sibittis).
five-tribes-ask-sale = End of your turn: sell goods if you like. A set of different kinds brings the more, the larger it is.
five-tribes-ask-sale-by = { $player } may sell goods before the turn ends.
five-tribes-ask-set =
    { $coins ->
        [one] Add goods of other kinds, or sell the set for { $coins } coin.
       *[other] Add goods of other kinds, or sell the set for { $coins } coins.
    }
five-tribes-ask-set-by =
    { $coins ->
        [one] { $player } lays out a set of goods, worth { $coins } coin so far.
       *[other] { $player } lays out a set of goods, worth { $coins } coins so far.
    }

## Answers

five-tribes-do-bid =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
five-tribes-do-fakirs-bid =
    { $number ->
        [0] No fakir
        [one] { $number } fakir
       *[other] { $number } fakirs
    }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
five-tribes-do-fakirs =
    { $number ->
        [0] No fakir
        [one] { $number } fakir
       *[other] { $number } fakirs
    }: { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
five-tribes-do-take = Take { $tile }
five-tribes-do-pass = Go on without a move
five-tribes-do-sit-out = Sit this round out
five-tribes-do-sow = { $tribe } → { $tile }
five-tribes-do-use = { $djinn }: { $payment }
five-tribes-do-go-on = Go on
five-tribes-do-skip = No, thanks
five-tribes-do-place = Place on { $tile }
five-tribes-do-kill = { $tribe } on { $tile }
five-tribes-do-kill-held = { $tribe } of { $victim }
five-tribes-do-on = { $tile }
five-tribes-do-card = { $number }. { $card }
five-tribes-do-buy = { $djinn } for { $payment }
five-tribes-do-keep = Keep { $djinn }
five-tribes-do-lay = { $goods }
five-tribes-do-sell =
    { $coins ->
        [one] Sell the set for { $coins } coin
       *[other] Sell the set for { $coins } coins
    }
five-tribes-do-sell-all =
    { $coins ->
        [one] Sell all goods for { $coins } coin
       *[other] Sell all goods for { $coins } coins
    }
five-tribes-do-end = End the turn

## What an answer would bring

five-tribes-hint-bid = of the markers on the track { $before } would play before you, { $after } after you
five-tribes-hint-take =
    { $number ->
        [one] { $number } meeple
       *[other] { $number } meeples
    }, { $ends ->
        [one] { $ends } way to end
       *[other] { $ends } ways to end
    }
five-tribes-hint-final = collects { $collected }; { $tile }
five-tribes-hint-final-camel = collects { $collected } and takes control; { $tile }
five-tribes-hint-kill =
    { $fakirs ->
        [one] costs { $fakirs } fakir
       *[other] costs { $fakirs } fakirs
    }
five-tribes-hint-kill-camel =
    { $fakirs ->
        [0] takes control; { $tile }
        [one] costs { $fakirs } fakir, takes control; { $tile }
       *[other] costs { $fakirs } fakirs, takes control; { $tile }
    }
five-tribes-hint-djinn = { $points } points; { $effect }
five-tribes-hint-fakir = helps builders and assassins and pays for djinns
five-tribes-hint-card =
    { $coins ->
        [one] makes your goods worth { $coins } coin more
       *[other] makes your goods worth { $coins } coins more
    }
five-tribes-hint-lay =
    { $coins ->
        [one] the set is then worth { $coins } coin
       *[other] the set is then worth { $coins } coins
    }

## What happened

five-tribes-log-round = Round { $round } begins.
five-tribes-log-turn = It is { $player }'s turn.
five-tribes-log-bid =
    { $fakirs ->
        [0] { $player } bids { $price }.
        [one] { $player } bids { $price }, discards { $fakirs } fakir and pays { $paid }.
       *[other] { $player } bids { $price }, discards { $fakirs } fakirs and pays { $paid }.
    }
five-tribes-log-sit-out = { $player } can pay for no spot and sits this round out.
five-tribes-log-take =
    { $number ->
        [one] { $player } takes { $number } meeple from { $tile }.
       *[other] { $player } takes { $number } meeples from { $tile }.
    }
five-tribes-log-sow = { $player }: { $tribe } → { $tile }.
five-tribes-log-collect = { $player } collects { $collected } from { $tile }.
five-tribes-log-camel = { $player } takes control of { $tile } (value { $value }).
five-tribes-log-last-camel = { $player } has placed the last camel: this is the last round.
five-tribes-log-dry = No move is left on the board: this is the last round.
five-tribes-log-card = { $player } takes a card: { $card }.
five-tribes-log-build =
    { $coins ->
        [one] The builders bring { $player } { $coins } coin
       *[other] The builders bring { $player } { $coins } coins
    }{ $fakirs ->
        [0] .
        [one] , with { $fakirs } fakir.
       *[other] , with { $fakirs } fakirs.
    }
five-tribes-log-kill =
    { $fakirs ->
        [0] { $player } has a meeple killed: { $tribe } on { $tile }.
        [one] { $player } has a meeple killed with { $fakirs } fakir: { $tribe } on { $tile }.
       *[other] { $player } has a meeple killed with { $fakirs } fakirs: { $tribe } on { $tile }.
    }
five-tribes-log-kill-held = { $player } has a meeple killed: { $tribe } of { $victim }.
five-tribes-log-capture = { $djinn }: { $player } keeps the { $tribe }.
five-tribes-log-income =
    { $coins ->
        [one] { $djinn } brings { $player } { $coins } coin.
       *[other] { $djinn } brings { $player } { $coins } coins.
    }
five-tribes-log-use = { $player } uses { $djinn } for { $how }.
five-tribes-log-restock =
    { $number ->
        [one] { $number } meeple from the bag goes on { $tile }.
       *[other] { $number } meeples from the bag go on { $tile }.
    }
five-tribes-log-sibittis =
    { $number ->
        [one] { $player } looks at { $number } djinn.
       *[other] { $player } looks at { $number } djinns.
    }
five-tribes-log-djinn = { $player } now owns { $djinn }.
five-tribes-log-buy = { $player } takes { $djinn } for { $how }.
five-tribes-log-palm = { $player } places a palm on { $tile }.
five-tribes-log-palace = { $player } places a palace on { $tile }.
five-tribes-log-market =
    { $coins ->
        [one] { $player } pays { $coins } coin at the market.
       *[other] { $player } pays { $coins } coins at the market.
    }
five-tribes-log-sell =
    { $number ->
        [one] { $player } sells { $number } card
       *[other] { $player } sells a set of { $number } cards
    } { $coins ->
        [one] for { $coins } coin.
       *[other] for { $coins } coins.
    }
five-tribes-log-draw = { $player } draws a card from the deck.
five-tribes-log-draw-own = You draw a card from the deck: { $card }.
five-tribes-log-draw-open = { $player } draws a card from the deck: { $card }.

## The board as text

five-tribes-text-board =
    Tiles: V village, S sacred place, O oasis, M small market, L large market, with the value; [A] camel of player A, * palm,
    ^ palace. Meeples: Y vizier, W elder, G merchant, B builder, R assassin.
five-tribes-text-path = Way: { $path }
five-tribes-text-hand = In hand: { $meeples }
five-tribes-text-bid-row = Bid row: { $row }
five-tribes-text-track = Price track, in playing order: { $track }
five-tribes-text-row = Resource row ({ $deck } in the deck, { $discards } discarded):
five-tribes-text-djinns = Djinns ({ $deck } in the deck, { $discards } discarded):
five-tribes-text-drawn = Drawn: { $djinns }
five-tribes-text-supply = Supply: palms { $palms }, palaces { $palaces }; meeples in the bag: { $bag }
five-tribes-text-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
five-tribes-text-player = viziers { $viziers }, elders { $elders }, camels { $camels }, cards { $cards }
five-tribes-text-offer = Laid out for sale: { $goods }
five-tribes-text-used = used

## Presets and options

five-tribes-preset-standard = Standard rules

five-tribes-option-kumarbi_discount = Each fakir discarded for Kumarbi
five-tribes-option-kumarbi_discount-coin = lowers the price by 1 coin
five-tribes-option-kumarbi_discount-spot = lowers the price by one spot of the track
five-tribes-option-paid_djinn_limit = A paid djinn may be used
five-tribes-option-paid_djinn_limit-player_turn = once in each turn of its owner
five-tribes-option-paid_djinn_limit-round = once in a round
five-tribes-option-paid_djinn_window = Paid djinns with a power of their own may be used
five-tribes-option-paid_djinn_window-step_boundaries = between the steps of a turn
five-tribes-option-paid_djinn_window-also_while_sowing = also while meeples are being dropped
five-tribes-option-redirect_neighbourhood = Hagis and Lamia reach
five-tribes-option-redirect_neighbourhood-eight = the 8 tiles around
five-tribes-option-redirect_neighbourhood-four = the 4 tiles that share an edge
five-tribes-option-nekir_payout = Nekir pays for two meeples killed at once
five-tribes-option-nekir_payout-per_meeple = twice
five-tribes-option-nekir_payout-per_action = once
five-tribes-option-nekir_pays_for_kandicha_captures = A meeple kept through Kandicha
five-tribes-option-nekir_pays_for_kandicha_captures-true = counts as killed for Nekir
five-tribes-option-nekir_pays_for_kandicha_captures-false = does not count as killed
five-tribes-option-iblis_mixed_pair = Two held meeples killed with Iblis
five-tribes-option-iblis_mixed_pair-true = may be an elder and a vizier
five-tribes-option-iblis_mixed_pair-false = must be of one tribe
five-tribes-option-merchants_take_fakirs_too = Merchants take from the left
five-tribes-option-merchants_take_fakirs_too-true = all cards, fakirs too
five-tribes-option-merchants_take_fakirs_too-false = goods only
five-tribes-option-large_market_may_take_one = At the large market the buyer
five-tribes-option-large_market_may_take_one-true = may stop after one card
five-tribes-option-large_market_may_take_one-false = takes two cards
five-tribes-option-hand_cards_hidden = Resource cards in hand
five-tribes-option-hand_cards_hidden-true = are hidden
five-tribes-option-hand_cards_hidden-false = are open
five-tribes-option-baal_pays_for_itself = Whoever takes Ba'al
five-tribes-option-baal_pays_for_itself-true = gets a coin for it
five-tribes-option-baal_pays_for_itself-false = gets nothing for it
five-tribes-option-echidna_doubles_kandicha = Kandicha's coins for a killed builder
five-tribes-option-echidna_doubles_kandicha-true = are doubled by Echidna
five-tribes-option-echidna_doubles_kandicha-false = are not doubled
five-tribes-option-no_move_check = That no move is left is noticed
five-tribes-option-no_move_check-after_every_turn = after every turn
five-tribes-option-no_move_check-only_at_move_step = when somebody should move
five-tribes-option-bidder_without_money = A bidder who can pay for no spot
five-tribes-option-bidder_without_money-pay_all_take_cheapest = takes the cheapest and pays all coins left
five-tribes-option-bidder_without_money-forbid = sits the round out
five-tribes-option-bank_limit = Coins in the bank
five-tribes-option-bank_limit-unlimited = never run out
five-tribes-option-bank_limit-288 = 288 with those of the players
five-tribes-option-assassin_kill = Assassins with a victim in range
five-tribes-option-assassin_kill-compulsory = must kill
five-tribes-option-assassin_kill-optional = may decline
five-tribes-option-coin_totals_hidden = Coins of a player
five-tribes-option-coin_totals_hidden-true = are hidden from the others
five-tribes-option-coin_totals_hidden-false = are open

## Help

five-tribes-help =
    A round: markers are bid on the price track, who pays more plays earlier; then every marker gives its owner a turn.

    A turn: take all meeples of a tile and walk from neighbour to neighbour, never straight back, dropping one on each
    tile. The last one must land where one of its tribe stands: you collect all of that tribe there. An emptied tile
    without a camel becomes yours. Then the tribe acts, then the tile, and you may sell goods.

    Viziers bring 1 point each, and 10 for every opponent with fewer. Elders bring 2 and pay for djinns. Merchants take
    cards from the left of the row. Builders earn coins: their number times the blue tiles around. Assassins kill one
    meeple in range or one vizier or elder of an opponent. Fakirs strengthen builders and assassins.

    Village: a palace (5 points for the tile's owner). Oasis: a palm (3 points). Markets sell cards, sacred places
    djinns. The game ends with the round in which somebody places the last camel or no move is left. Coins are points.

## Players with a plan

bot-five-tribes-vizier = The grand vizier
bot-five-tribes-vizier-about = Collects viziers early, to have more of them than every opponent.
bot-five-tribes-market = The trader
bot-five-tribes-market-about = Buys and trades for one great set of goods and keeps it to the end.
bot-five-tribes-gardener = The gardener
bot-five-tribes-gardener-about = Takes oases and villages and fills them with palm trees and palaces.
bot-five-tribes-assassin = The assassin
bot-five-tribes-assassin-about = Takes tiles by a kill, thins out viziers and leaves nothing good behind.
bot-five-tribes-djinn = The summoner
bot-five-tribes-djinn-about = Spends elders and fakirs on djinns early and lives from their powers.

## Parts of the value

five-tribes-part-value = position
five-tribes-part-coins = coins
five-tribes-part-viziers = viziers
five-tribes-part-elders = elders
five-tribes-part-djinns = djinns
five-tribes-part-tiles = tiles
five-tribes-part-palms = palm trees
five-tribes-part-palaces = palaces
five-tribes-part-goods = goods
five-tribes-part-fakirs = fakirs
five-tribes-part-turns = turn order
five-tribes-part-time = time
