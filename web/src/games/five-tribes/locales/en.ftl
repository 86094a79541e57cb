### What only Five Tribes' board in the browser says.

five-tribes-board-tiles = Tiles
five-tribes-board-tribes = The five tribes
five-tribes-board-bid-row = Bid row
five-tribes-board-bid-row-about = In this order the markers are bid; this round's order of turns is the next round's order of bids.
five-tribes-board-track = Price track
five-tribes-board-spot =
    { $price ->
        [one] Spot of { $price } coin
       *[other] Spot of { $price } coins
    }
five-tribes-board-spot-about = Holds one marker; turns are played from the highest price down.
five-tribes-board-zero-about = A new marker pushes the earlier ones back; of these the last one plays first. At most three.
five-tribes-board-marker-of = Marker of { $player }
five-tribes-board-market = Resource row
five-tribes-board-djinns = Djinns
five-tribes-board-drawn = Drawn by Sibittis
five-tribes-board-deck = { $deck } in the deck, { $discards } discarded
five-tribes-board-bag = Bag
five-tribes-board-empty = empty
five-tribes-board-supply = Supply
five-tribes-board-palms-left = Palms left: { $number }
five-tribes-board-palaces-left = Palaces left: { $number }
five-tribes-board-hand = In hand
five-tribes-board-victim = Victim
five-tribes-board-at-work = At work
five-tribes-board-doubled = Echidna doubles the coins
five-tribes-board-two-kills = Iblis kills two
five-tribes-board-goods = Your goods
five-tribes-board-no-goods = no goods
five-tribes-board-offer = For sale
five-tribes-board-no-djinns = no djinns
five-tribes-board-coins-hidden = Coins are hidden.
five-tribes-board-camel-of = camel of { $player }
five-tribes-board-palms = palms: { $number }
five-tribes-board-palaces = palaces: { $number }
five-tribes-board-owner =
    { $points ->
        [one] { $player } owns it: { $points } point
       *[other] { $player } owns it: { $points } points
    }
five-tribes-board-blue = Blue tiles in its block: { $number }
five-tribes-board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
five-tribes-board-used = Its power is spent for this turn.
five-tribes-board-kind-count = Cards of this kind in the game: { $number }
five-tribes-board-you-hold = You hold: { $number }
five-tribes-board-goods-value =
    { $coins ->
        [one] All your goods would bring { $coins } coin now.
       *[other] All your goods would bring { $coins } coins now.
    }

# used-by: five-tribes-board-kind-*
five-tribes-board-kind-village = Whoever ends here puts a palace on it, worth { $points } points to the tile's owner.
five-tribes-board-kind-oasis = Whoever ends here puts a palm on it, worth { $points } points to the tile's owner.
five-tribes-board-kind-sacred_place = Whoever ends here may take a djinn for 2 elders, or for 1 elder and 1 fakir.
five-tribes-board-kind-small_market = Whoever ends here may pay { $coins } coins for { $number } of the first { $first } cards.
five-tribes-board-kind-large_market = Whoever ends here may pay { $coins } coins for { $number } of the first { $first } cards.

# used-by: five-tribes-board-tribe-*
five-tribes-board-tribe-vizier =
    { $points ->
        [one] Kept: { $points } point each at the end, and { $bonus } for every opponent with fewer.
       *[other] Kept: { $points } points each at the end, and { $bonus } for every opponent with fewer.
    }
five-tribes-board-tribe-elder =
    { $points ->
        [one] Kept: { $points } point each at the end, or the price of djinns and their powers.
       *[other] Kept: { $points } points each at the end, or the price of djinns and their powers.
    }
five-tribes-board-tribe-merchant = Each brings a card from the left end of the resource row.
five-tribes-board-tribe-builder = Coins: builders times the blue tiles in the block; each fakir counts as a builder.
five-tribes-board-tribe-assassin = Kill a meeple at most as many steps away, each fakir one step more; or a vizier or elder of an opponent.

# used-by: five-tribes-board-end-*
five-tribes-board-end = Ending here collects { $collected }: { $work }
five-tribes-board-end-camel = Ending here collects { $collected }: { $work }; and the tile, { $points } points
five-tribes-board-end-vizier =
    { $points ->
        [one] { $points } point, { $bonus } more for every opponent with fewer
       *[other] { $points } points, { $bonus } more for every opponent with fewer
    }
five-tribes-board-end-elder =
    { $points ->
        [one] { $points } point, or djinns
       *[other] { $points } points, or djinns
    }
five-tribes-board-end-merchant = { $cards }
five-tribes-board-end-builder =
    { $coins ->
        [one] { $coins } coin ({ $number } × { $blue } blue)
       *[other] { $coins } coins ({ $number } × { $blue } blue)
    }
five-tribes-board-end-assassin = a kill at most { $number } steps away, or of one held by an opponent
