### Wayfarers of the South Tigris in English. Cards without a printed name are called by what they show and their code.
wayfarers-title = Wayfarers of the South Tigris
wayfarers-round = Turn { $turn }, journal up to column { $column }
wayfarers-round-last =
    { $turns ->
        [one] The last round: one more turn
       *[other] The last round: { $turns } more turns
    }

## Things

# used-by: wayfarers-row-*
wayfarers-row-land = Land
wayfarers-row-water = Water
wayfarers-row-space = Space
wayfarers-row-townsfolk = Townsfolk
wayfarers-row-inspiration = Inspiration
# used-by: wayfarers-slot-*
wayfarers-slot-land-1 = land row, slot 1
wayfarers-slot-land-2 = land row, slot 2
wayfarers-slot-land-3 = land row, slot 3
wayfarers-slot-land-4 = land row, slot 4
wayfarers-slot-water-1 = water row, slot 1
wayfarers-slot-water-2 = water row, slot 2
wayfarers-slot-water-3 = water row, slot 3
wayfarers-slot-water-4 = water row, slot 4
wayfarers-slot-space-1 = space row, slot 1
wayfarers-slot-space-2 = space row, slot 2
wayfarers-slot-space-3 = space row, slot 3
wayfarers-slot-space-4 = space row, slot 4
wayfarers-slot-townsfolk-1 = townsfolk row, slot 1
wayfarers-slot-townsfolk-2 = townsfolk row, slot 2
wayfarers-slot-townsfolk-3 = townsfolk row, slot 3
wayfarers-slot-townsfolk-4 = townsfolk row, slot 4
wayfarers-slot-inspiration-1 = inspiration row, slot 1
wayfarers-slot-inspiration-2 = inspiration row, slot 2
wayfarers-slot-inspiration-3 = inspiration row, slot 3
wayfarers-slot-inspiration-4 = inspiration row, slot 4
# used-by: wayfarers-kind-*
wayfarers-kind-land = land card
wayfarers-kind-water = water card
wayfarers-kind-space = space card
wayfarers-kind-folk = townsfolk card
wayfarers-kind-insp = inspiration card
# used-by: wayfarers-pile-*
wayfarers-pile-land = land pile
wayfarers-pile-water = water pile
# used-by: wayfarers-guild-*
wayfarers-guild-black = guild of science
wayfarers-guild-yellow = guild of trade
wayfarers-guild-blue = guild of exploration
# used-by: wayfarers-worker-*
wayfarers-worker-green = green worker
wayfarers-worker-yellow = yellow worker
wayfarers-worker-blue = blue worker
# used-by: wayfarers-asset-*
wayfarers-asset-camel = camel
wayfarers-asset-telescope = telescope
wayfarers-asset-ship = ship
wayfarers-asset-pigeon = pigeon
# used-by: wayfarers-tile-colour-*
wayfarers-tile-colour-green = Basic tiles
wayfarers-tile-colour-yellow = Land tiles
wayfarers-tile-colour-blue = Water tiles
wayfarers-tile-colour-black = Space tiles
wayfarers-tile-colour-pink = Special tiles
# used-by: wayfarers-counter-*
wayfarers-counter-city = city
wayfarers-counter-vista = vista
wayfarers-counter-harbour = harbour
wayfarers-counter-sea = open sea
wayfarers-counter-observatory = observatory
wayfarers-counter-library = library
wayfarers-counter-stars = stars
wayfarers-counter-planet = planet
wayfarers-counter-sun = Sun
wayfarers-counter-moon = Moon
wayfarers-counter-comet = comet
wayfarers-counter-card-land = land card
wayfarers-counter-card-water = water card
wayfarers-counter-card-space = space card
wayfarers-counter-card-folk = townsfolk
wayfarers-counter-card-insp = inspiration card
wayfarers-counter-tile-green = basic tile
wayfarers-counter-tile-yellow = land tile
wayfarers-counter-tile-blue = water tile
wayfarers-counter-tile-black = space tile
wayfarers-counter-tile-pink = special tile
wayfarers-counter-tile-any = upgrade tile
wayfarers-counter-inf-black = influence on science
wayfarers-counter-inf-yellow = influence on trade
wayfarers-counter-inf-blue = influence on exploration
wayfarers-counter-inf-all = influence on guilds
wayfarers-counter-coin = coin
wayfarers-counter-food = provision

## Cards

# used-by: wayfarers-card-*
wayfarers-card-city = Baghdad (city)
wayfarers-card-harbour = Baghdad (harbour)
wayfarers-card-stars = Baghdad (stars)
wayfarers-card-L01 = city L01
wayfarers-card-L02 = city L02
wayfarers-card-L03 = city L03
wayfarers-card-L04 = city L04
wayfarers-card-L05 = city L05
wayfarers-card-L06 = city L06
wayfarers-card-L07 = city L07
wayfarers-card-L08 = city L08
wayfarers-card-L09 = city L09
wayfarers-card-L10 = city L10
wayfarers-card-L11 = city L11
wayfarers-card-L12 = city L12
wayfarers-card-L13 = city L13
wayfarers-card-L14 = city L14
wayfarers-card-L15 = city L15
wayfarers-card-L16 = city L16
wayfarers-card-L17 = city L17
wayfarers-card-L18 = city L18
wayfarers-card-L19 = vista L19
wayfarers-card-L20 = vista L20
wayfarers-card-L21 = vista L21
wayfarers-card-L22 = vista L22
wayfarers-card-L23 = vista L23
wayfarers-card-L24 = vista L24
wayfarers-card-L25 = vista L25
wayfarers-card-L26 = vista L26
wayfarers-card-L27 = vista L27
wayfarers-card-L28 = vista L28
wayfarers-card-L29 = vista L29
wayfarers-card-L30 = vista L30
wayfarers-card-L31 = vista L31
wayfarers-card-L32 = vista L32
wayfarers-card-L33 = vista L33
wayfarers-card-L34 = vista L34
wayfarers-card-L35 = vista L35
wayfarers-card-L36 = vista L36
wayfarers-card-W01 = harbour W01
wayfarers-card-W02 = harbour W02
wayfarers-card-W03 = harbour W03
wayfarers-card-W04 = harbour W04
wayfarers-card-W05 = harbour W05
wayfarers-card-W06 = harbour W06
wayfarers-card-W07 = harbour W07
wayfarers-card-W08 = harbour W08
wayfarers-card-W09 = harbour W09
wayfarers-card-W10 = harbour W10
wayfarers-card-W11 = harbour W11
wayfarers-card-W12 = harbour W12
wayfarers-card-W13 = harbour W13
wayfarers-card-W14 = harbour W14
wayfarers-card-W15 = harbour W15
wayfarers-card-W16 = harbour W16
wayfarers-card-W17 = harbour W17
wayfarers-card-W18 = harbour W18
wayfarers-card-W19 = open sea W19
wayfarers-card-W20 = open sea W20
wayfarers-card-W21 = open sea W21
wayfarers-card-W22 = open sea W22
wayfarers-card-W23 = open sea W23
wayfarers-card-W24 = open sea W24
wayfarers-card-W25 = open sea W25
wayfarers-card-W26 = open sea W26
wayfarers-card-W27 = open sea W27
wayfarers-card-W28 = open sea W28
wayfarers-card-W29 = open sea W29
wayfarers-card-W30 = open sea W30
wayfarers-card-W31 = open sea W31
wayfarers-card-W32 = open sea W32
wayfarers-card-W33 = open sea W33
wayfarers-card-W34 = open sea W34
wayfarers-card-W35 = open sea W35
wayfarers-card-W36 = open sea W36
wayfarers-card-S01 = comet S01
wayfarers-card-S02 = comet S02
wayfarers-card-S03 = comet S03
wayfarers-card-S04 = comet S04
wayfarers-card-S05 = comet S05
wayfarers-card-S06 = comet S06
wayfarers-card-S07 = comet S07
wayfarers-card-S08 = comet S08
wayfarers-card-S09 = planet S09
wayfarers-card-S10 = planet S10
wayfarers-card-S11 = planet S11
wayfarers-card-S12 = planet S12
wayfarers-card-S13 = planet S13
wayfarers-card-S14 = stars S14
wayfarers-card-S15 = stars S15
wayfarers-card-S16 = stars S16
wayfarers-card-S17 = stars S17
wayfarers-card-S18 = stars S18
wayfarers-card-S19 = stars S19
wayfarers-card-S20 = stars S20
wayfarers-card-S21 = stars S21
wayfarers-card-S22 = stars S22
wayfarers-card-S23 = stars S23
wayfarers-card-S24 = stars S24
wayfarers-card-S25 = stars S25
wayfarers-card-S26 = stars S26
wayfarers-card-S27 = stars S27
wayfarers-card-S28 = stars S28
wayfarers-card-S29 = stars S29
wayfarers-card-S30 = stars S30
wayfarers-card-S31 = stars S31
wayfarers-card-S32 = stars S32
wayfarers-card-S33 = stars S33
wayfarers-card-S34 = stars S34
wayfarers-card-S35 = Moon S35
wayfarers-card-S36 = Sun S36
wayfarers-townsfolk = { $name } { $id }
wayfarers-inspiration = inspiration { $id }
# used-by: wayfarers-folk-*
wayfarers-folk-Adventurer = Adventurer
wayfarers-folk-Astronomer = Astronomer
wayfarers-folk-Champion = Champion
wayfarers-folk-Enforcer = Enforcer
wayfarers-folk-Envoy = Envoy
wayfarers-folk-Farmer = Farmer
wayfarers-folk-Fisherman = Fisherman
wayfarers-folk-Guardian = Guardian
wayfarers-folk-Hunter = Hunter
wayfarers-folk-Invader = Invader
wayfarers-folk-Mercenary = Mercenary
wayfarers-folk-Merchant = Merchant
wayfarers-folk-Messenger = Messenger
wayfarers-folk-Rogue = Rogue
wayfarers-folk-Scholar = Scholar
wayfarers-folk-Scribe = Scribe
wayfarers-folk-Stargazer = Stargazer
wayfarers-folk-Translator = Translator
wayfarers-folk-Vagrant = Vagrant
wayfarers-folk-Vigilante = Vigilante
wayfarers-folk-Warrior = Warrior

## Places

# used-by: wayfarers-space-*
wayfarers-space-H1 = Baghdad: city (H1)
wayfarers-space-H2 = Baghdad: observatory (H2)
wayfarers-space-H3 = Baghdad: library (H3)
wayfarers-space-H4 = Baghdad: townsfolk (H4)
wayfarers-space-H5 = Baghdad: upgrades (H5)
wayfarers-space-H6 = Baghdad: harbour (H6)
wayfarers-space-L01 = city L01
wayfarers-space-L02 = city L02
wayfarers-space-L03 = city L03
wayfarers-space-L04 = city L04
wayfarers-space-L05 = city L05
wayfarers-space-L06 = city L06
wayfarers-space-L07 = city L07
wayfarers-space-L08 = city L08
wayfarers-space-L09 = city L09
wayfarers-space-L10 = city L10
wayfarers-space-L11 = city L11
wayfarers-space-L12 = city L12
wayfarers-space-L13 = city L13
wayfarers-space-L14 = city L14
wayfarers-space-L15 = city L15
wayfarers-space-L16 = city L16
wayfarers-space-L17 = city L17
wayfarers-space-L18 = city L18
wayfarers-space-W01 = harbour W01
wayfarers-space-W02 = harbour W02
wayfarers-space-W03 = harbour W03
wayfarers-space-W04 = harbour W04
wayfarers-space-W05 = harbour W05
wayfarers-space-W06 = harbour W06
wayfarers-space-W07 = harbour W07
wayfarers-space-W08 = harbour W08
wayfarers-space-W09 = harbour W09
wayfarers-space-W10 = harbour W10
wayfarers-space-W11 = harbour W11
wayfarers-space-W12 = harbour W12
wayfarers-space-W13 = harbour W13
wayfarers-space-W14 = harbour W14
wayfarers-space-W15 = harbour W15
wayfarers-space-W16 = harbour W16
wayfarers-space-W17 = harbour W17
wayfarers-space-W18 = harbour W18
# used-by: wayfarers-node-*
wayfarers-node-0 = the start of the journal
wayfarers-node-1a = journal space 1a
wayfarers-node-1b = journal space 1b
wayfarers-node-2a = journal space 2a
wayfarers-node-2b = journal space 2b
wayfarers-node-2c = journal space 2c
wayfarers-node-3a = journal space 3a
wayfarers-node-3b = journal space 3b
wayfarers-node-4a = journal space 4a
wayfarers-node-4b = journal space 4b
wayfarers-node-4c = journal space 4c
wayfarers-node-5a = journal space 5a
wayfarers-node-5b = journal space 5b
wayfarers-node-6a = journal space 6a
wayfarers-node-6b = journal space 6b
wayfarers-node-6c = journal space 6c
wayfarers-node-7a = journal space 7a
wayfarers-node-7b = journal space 7b
wayfarers-node-8a = journal space 8a
wayfarers-node-8b = journal space 8b
wayfarers-node-8c = journal space 8c
wayfarers-node-9a = journal space 9a
wayfarers-node-9b = journal space 9b
wayfarers-node-10a = journal space 10a
wayfarers-node-10b = journal space 10b
wayfarers-node-10c = journal space 10c
wayfarers-node-10d = journal space 10d
wayfarers-node-10e = journal space 10e
# used-by: wayfarers-cell-*
wayfarers-cell-2-1 = column 2, top row
wayfarers-cell-3-1 = column 3, top row
wayfarers-cell-4-1 = column 4, top row
wayfarers-cell-5-1 = column 5, top row
wayfarers-cell-1-2 = column 1, middle row
wayfarers-cell-2-2 = column 2, middle row
wayfarers-cell-3-2 = column 3, middle row
wayfarers-cell-4-2 = column 4, middle row
wayfarers-cell-5-2 = column 5, middle row
wayfarers-cell-6-2 = column 6, middle row
wayfarers-cell-1-3 = column 1, bottom row
wayfarers-cell-2-3 = column 2, bottom row
wayfarers-cell-3-3 = column 3, bottom row
wayfarers-cell-4-3 = column 4, bottom row
wayfarers-cell-5-3 = column 5, bottom row
wayfarers-cell-6-3 = column 6, bottom row
# used-by: wayfarers-face-*
wayfarers-face-front = front
wayfarers-face-back = back

## Upgrade tiles

# used-by: wayfarers-tile-*
wayfarers-tile-UG1 = basic tile: telescope
wayfarers-tile-UG2 = basic tile: ship
wayfarers-tile-UG3 = basic tile: camel
wayfarers-tile-UG4 = basic tile: pigeon
wayfarers-tile-UY1 = land tile: plus 1, camel
wayfarers-tile-UY2 = land tile: pigeon, plus 1
wayfarers-tile-UY3 = land tile: 1 coin less
wayfarers-tile-UB1 = water tile: plus 1, ship
wayfarers-tile-UB2 = water tile: ship, pigeon
wayfarers-tile-UB3 = water tile: 1 coin less, plus 1
wayfarers-tile-UK1 = space tile: telescope, 1 provision less
wayfarers-tile-UK2 = space tile: plus or minus 1
wayfarers-tile-UK3 = space tile: pigeon, camel, ship
wayfarers-tile-UP01 = special tile: planet
wayfarers-tile-UP02 = special tile: stars
wayfarers-tile-UP03 = special tile: observatory
wayfarers-tile-UP04 = special tile: comet
wayfarers-tile-UP05 = special tile: 2 × comet
wayfarers-tile-UP06 = special tile: open sea
wayfarers-tile-UP07 = special tile: harbour
wayfarers-tile-UP08 = special tile: library
wayfarers-tile-UP09 = special tile: city
wayfarers-tile-UP10 = special tile: vista
# used-by: wayfarers-tile-*-effect
wayfarers-tile-UG1-effect = telescope; 1 point
wayfarers-tile-UG2-effect = ship; 1 point
wayfarers-tile-UG3-effect = camel; 1 point
wayfarers-tile-UG4-effect = pigeon; 1 point
wayfarers-tile-UY1-effect = front: plus 1 | camel; back: camel | minus 1
wayfarers-tile-UY2-effect = front: pigeon | plus 1; back: minus 1 | pigeon
wayfarers-tile-UY3-effect = front: – | 1 coin less; back: 1 coin less | –; 1 point
wayfarers-tile-UB1-effect = front: plus 1 | ship; back: ship | minus 1
wayfarers-tile-UB2-effect = front: ship | pigeon; back: pigeon | ship
wayfarers-tile-UB3-effect = front: 1 coin less | plus 1; back: minus 1 | 1 coin less
wayfarers-tile-UK1-effect = telescope + 1 provision less
wayfarers-tile-UK2-effect = plus or minus 1; 3 points
wayfarers-tile-UK3-effect = pigeon + camel + ship
wayfarers-tile-UP01-effect = planet; 3 points
wayfarers-tile-UP02-effect = stars; 5 points
wayfarers-tile-UP03-effect = observatory; 5 points
wayfarers-tile-UP04-effect = comet; 5 points
wayfarers-tile-UP05-effect = comet, comet; 4 points
wayfarers-tile-UP06-effect = open sea; 1 point
wayfarers-tile-UP07-effect = harbour; 1 point
wayfarers-tile-UP08-effect = library; 5 points
wayfarers-tile-UP09-effect = city; 1 point
wayfarers-tile-UP10-effect = vista; 1 point

## Effects in words

# used-by: wayfarers-join-*
wayfarers-join-and = { $first } and { $second }
wayfarers-join-or = { $first } or { $second }
wayfarers-join-list = { $first }; { $second }
wayfarers-nothing = nothing
# used-by: wayfarers-paid-*
wayfarers-paid-coin =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
wayfarers-paid-food =
    { $number ->
        [one] { $number } provision
       *[other] { $number } provisions
    }
wayfarers-paid-black = { $number } influence from science
wayfarers-paid-yellow = { $number } influence from trade
wayfarers-paid-blue = { $number } influence from exploration
# used-by: wayfarers-atom-*
wayfarers-atom-coin =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
wayfarers-atom-food =
    { $number ->
        [one] { $number } provision
       *[other] { $number } provisions
    }
wayfarers-atom-inf-black = { $number } influence on science
wayfarers-atom-inf-yellow = { $number } influence on trade
wayfarers-atom-inf-blue = { $number } influence on exploration
wayfarers-atom-inf-any = { $number } influence on any guild
wayfarers-atom-inf-card =
    { $number ->
        [one] influence on a card
       *[other] influence on { $number } cards
    }
wayfarers-atom-inf-move =
    { $number ->
        [one] move influence between guilds
       *[other] { $number } × move influence between guilds
    }
wayfarers-atom-journal =
    { $number ->
        [one] journal
       *[other] { $number } × journal
    }
wayfarers-atom-die-new =
    { $number ->
        [one] a new die
       *[other] { $number } × a new die
    }
wayfarers-atom-die-refresh =
    { $number ->
        [one] refresh a die
       *[other] { $number } × refresh a die
    }
wayfarers-atom-die-pm =
    { $number ->
        [one] plus or minus 1 on a die
       *[other] { $number } × plus or minus 1 on a die
    }
wayfarers-atom-worker-take =
    { $number ->
        [one] take a worker
       *[other] { $number } × take a worker
    }
wayfarers-atom-card-land =
    { $number ->
        [one] a land card
       *[other] { $number } × a land card
    }
wayfarers-atom-card-water =
    { $number ->
        [one] a water card
       *[other] { $number } × a water card
    }
wayfarers-atom-card-space =
    { $number ->
        [one] a space card
       *[other] { $number } × a space card
    }
wayfarers-atom-card-folk =
    { $number ->
        [one] a townsfolk card
       *[other] { $number } × a townsfolk card
    }
wayfarers-atom-card-insp =
    { $number ->
        [one] an inspiration card
       *[other] { $number } × an inspiration card
    }
wayfarers-atom-draw3-land =
    { $number ->
        [one] draw three land cards and keep one
       *[other] { $number } × draw three land cards and keep one
    }
wayfarers-atom-draw3-water =
    { $number ->
        [one] draw three water cards and keep one
       *[other] { $number } × draw three water cards and keep one
    }
wayfarers-atom-tile-green =
    { $number ->
        [one] a basic tile
       *[other] { $number } × a basic tile
    }
wayfarers-atom-tile-yellow =
    { $number ->
        [one] a land tile
       *[other] { $number } × a land tile
    }
wayfarers-atom-tile-blue =
    { $number ->
        [one] a water tile
       *[other] { $number } × a water tile
    }
wayfarers-atom-tile-black =
    { $number ->
        [one] a space tile
       *[other] { $number } × a space tile
    }
wayfarers-atom-tile-pink =
    { $number ->
        [one] a special tile
       *[other] { $number } × a special tile
    }
wayfarers-atom-tile-any4 =
    { $number ->
        [one] a tile that is not special
       *[other] { $number } × a tile that is not special
    }
wayfarers-atom-comet =
    { $number ->
        [one] a comet
       *[other] { $number } × a comet
    }
wayfarers-atom-free = { $what } for free
wayfarers-atom-off =
    { $number ->
        [one] { $what }, { $number } coin cheaper
       *[other] { $what }, { $number } coins cheaper
    }
# used-by: wayfarers-need-*
wayfarers-need-none = no blot
wayfarers-need-have = { $what }: at least { $number }
wayfarers-need-spend = spend { $price }
# used-by: wayfarers-points-*
wayfarers-points-most = { $high } points with the most of { $what }, else { $low }
wayfarers-points-has = { $high } points with { $what }, else { $low }
wayfarers-points-least = the scarcest of { $what }
wayfarers-points-each = points: { $add } + { $times } for each { $what }
wayfarers-points-per = points: { $add } + 1 for every { $divide } × { $what }

## Questions

# used-by: wayfarers-ask-*
wayfarers-ask-turn = Your turn: place a die, place a worker, or rest.
wayfarers-ask-turn-by = { $player } chooses: a die, a worker, or rest.
wayfarers-ask-column = Choose a space for your die of value { $value }, or first change its value by your caravan or the guild of trade.
wayfarers-ask-column-by = { $player } chooses a space for a die of value { $value }, or changes its value first.
wayfarers-ask-space = Choose a space for your die of value { $value }.
wayfarers-ask-space-by = { $player } chooses a space for a die of value { $value }.
wayfarers-ask-effect = You may do, in any order: { $effect }.
wayfarers-ask-effect-by = { $player } carries out effects: { $effect }.
wayfarers-ask-trade =
    { $number ->
        [one] Trade: change one die by 1, or leave it.
       *[other] Trade: change dice by 1, { $number } steps in all.
    }
wayfarers-ask-trade-by = { $player } changes dice by trade.
wayfarers-ask-fee = { $card } carries influence of { $owner }: what do you pay the fee with?
wayfarers-ask-fee-by = { $player } chooses how to pay the fee for { $card } to { $owner }.
wayfarers-ask-price = How do you pay?
wayfarers-ask-price-by = { $player } chooses how to pay.
wayfarers-ask-host = Where does { $card } go?
wayfarers-ask-host-by = { $player } chooses where { $card } goes.
wayfarers-ask-lay = Lay the tile in your caravan ({ $tile }).
wayfarers-ask-lay-by = { $player } lays a tile in the caravan ({ $tile }).
wayfarers-ask-source = Your supply is empty: which token do you shift?
wayfarers-ask-source-by = { $player } chooses which token to shift, as the supply is empty.
wayfarers-ask-keep = Keep one of the drawn cards.
wayfarers-ask-keep-by = { $player } chooses which of the drawn cards to keep.
wayfarers-ask-under = Which card goes under the pile first?
wayfarers-ask-under-by = { $player } puts the other drawn cards under the pile.
wayfarers-ask-reroll = Dice that were not placed may be rerolled.
wayfarers-ask-reroll-by = { $player } chooses which dice to reroll.
wayfarers-ask-close = Anything else before your turn ends?
wayfarers-ask-close-by = { $player } may still use a guild before the turn ends.
wayfarers-ask-allow-card = { $opponent } wants { $card }, which carries your influence: allow it, or pay to send it on?
wayfarers-ask-allow-card-by = { $player } decides whether { $opponent } may have { $card }.
wayfarers-ask-allow-place = { $opponent } wants to place a worker on { $card }, which carries your influence: allow it, or pay to send it on?
wayfarers-ask-allow-place-by = { $player } decides whether { $opponent } may place a worker on { $card }.
wayfarers-ask-allow-take = { $opponent } wants to take a worker from { $card }, which carries your influence: allow it, or pay to send it on?
wayfarers-ask-allow-take-by = { $player } decides whether { $opponent } may take a worker from { $card }.
wayfarers-ask-whose = “{ $step }” may belong to several effects: which one do you use up?
wayfarers-ask-whose-by = { $player } chooses which effect a step belongs to.

## Answers

# used-by: wayfarers-do-*
wayfarers-do-done = Done
wayfarers-do-end = Done, end the turn
wayfarers-do-rest = Rest
wayfarers-do-trade = Spend influence: trade
wayfarers-do-pay = Pay { $price }
wayfarers-do-pay-nothing = Pay nothing, thanks to the discount
wayfarers-do-discard = Discard it for the effect of its slot
wayfarers-do-reroll-all = Reroll them all
wayfarers-do-die = Place a { $die }
wayfarers-do-as = As a { $column }
wayfarers-do-shift = As a { $column }, with trade
wayfarers-do-space = { $space }
wayfarers-do-worker = { $worker }: { $slot }
wayfarers-do-gain = Take { $good }
wayfarers-do-influence = Influence on the { $guild }
wayfarers-do-mark = Influence on { $card }
wayfarers-do-move = Move influence: { $guild } to { $other }
wayfarers-do-from-guild = From the { $guild }
wayfarers-do-from-card = From { $card }
wayfarers-do-journal = Journal: { $node }
wayfarers-do-extra = Spend influence, journal on: { $node }
wayfarers-do-refresh = Refresh the die at { $space }
wayfarers-do-reroll = Reroll a { $die }
wayfarers-do-adjust = { $value } becomes { $to }
wayfarers-do-take = Take the { $worker }: { $slot }
wayfarers-do-acquire = { $card } ({ $slot })
wayfarers-do-draw = Draw three cards: { $pile }
wayfarers-do-keep = Keep { $card }
wayfarers-do-under = { $card } first
wayfarers-do-tuck = At { $card }
wayfarers-do-tile = { $tile }
wayfarers-do-lay = { $cell }
wayfarers-do-lay-face = { $cell }, { $face }
wayfarers-do-fee = Pay { $good }
wayfarers-do-price = { $price }
wayfarers-do-allow = Allow it and take { $good }
wayfarers-do-deny = Deny it for { $good }
wayfarers-do-whose = { $effect }
wayfarers-do-whose-card = The card: { $effect }
wayfarers-do-whose-folk = The townsfolk under it: { $effect }

## Hints

# used-by: wayfarers-hint-*
wayfarers-hint-goal = doubles a space card: { $goal }
wayfarers-hint-instant = at once: { $effect }
wayfarers-hint-vista = whenever you gain { $seen }: { $effect }
wayfarers-hint-for = for { $price }: { $effect }
wayfarers-hint-die = die ({ $assets }): { $effect }
wayfarers-hint-any-die = any die: { $effect }
wayfarers-hint-folk-die = with a die on its card: { $effect }
wayfarers-hint-folk-vista = with its vista: { $effect }
wayfarers-hint-folk-rest = when you rest: { $effect }
wayfarers-hint-folk-assets = helps to place a die on its card: { $assets }
wayfarers-hint-ship = hires a ship for 1 influence on exploration
wayfarers-hint-journal = { $need }; reward: { $effect }
wayfarers-hint-costs = costs { $price }
wayfarers-hint-free = free
wayfarers-hint-fee = fee to { $owner }
wayfarers-hint-covers = covers { $effect }
wayfarers-hint-deny = it goes on to the next card in its order

## What happens

# used-by: wayfarers-log-*
wayfarers-log-first = { $player } begins.
wayfarers-log-roll = { $player } rolls a { $value }.
wayfarers-log-new-die = { $player } gets a new die.
wayfarers-log-refresh = { $player } takes back a die: { $space }.
wayfarers-log-reroll = { $player } rerolls a { $value }.
wayfarers-log-adjust = { $player } turns a { $value } into a { $became }.
wayfarers-log-trade = { $player } spends influence to trade.
wayfarers-log-rest = { $player } rests, and the rest abilities work.
wayfarers-log-rest-only = { $player } rests.
wayfarers-log-place = { $player } places a { $value }: { $space }.
wayfarers-log-ship = { $player } hires a ship from the guild of exploration.
wayfarers-log-worker = { $player } places a worker ({ $worker }): { $slot }.
wayfarers-log-take-worker = { $player } takes a worker ({ $worker }): { $slot }.
wayfarers-log-gains = { $player } gains { $gained }.
wayfarers-log-pays = { $player } pays { $paid }.
wayfarers-log-fee = { $player } pays a fee to { $owner }: { $paid }.
wayfarers-log-fee-solo = { $player } pays a fee: { $paid }.
wayfarers-log-influence =
    { $number ->
        [one] { $player } puts influence on the { $guild }.
       *[other] { $player } puts { $number } influence on the { $guild }.
    }
wayfarers-log-mark = { $player } puts influence on a card: { $slot }.
wayfarers-log-move = { $player } moves influence from the { $guild } to the { $other }.
wayfarers-log-journal = { $player } journals to { $node }.
wayfarers-log-extra = { $player } spends influence on science to journal on.
wayfarers-log-track-worker = { $player } takes the green worker beside the journal.
wayfarers-log-end = The last column of the journal is reached: everybody has one more turn.
wayfarers-log-acquire = { $player } acquires { $card }.
wayfarers-log-tuck = { $player } acquires { $card }, tucked at { $host }.
wayfarers-log-discard = { $player } discards { $card } for the effect of its slot.
wayfarers-log-worker-off = { $player } gets a worker with the card ({ $worker }): { $slot }.
wayfarers-log-token-off = { $player } takes influence back from the card: { $slot }.
wayfarers-log-draw =
    { $number ->
        [one] { $player } draws a card: { $pile }.
       *[other] { $player } draws { $number } cards: { $pile }.
    }
wayfarers-log-drawn = { $player } has drawn { $card }.
wayfarers-log-tile = { $player } gains a tile: { $tile }.
wayfarers-log-allow = { $player } allows it and takes { $gained }: { $slot }.
wayfarers-log-deny = { $player } denies it for { $paid }: { $slot }.

## The solo opponent

# used-by: wayfarers-opponent-name-*
wayfarers-opponent-name-space = Opponent (space)
wayfarers-opponent-name-upgrade = Opponent (upgrades)
wayfarers-opponent-name-townsfolk = Opponent (townsfolk)
wayfarers-opponent-name-journal = Opponent (journal)
# used-by: wayfarers-opponent-*
wayfarers-opponent-rests = { $opponent } rests.
wayfarers-opponent-reveals = { $opponent } reveals intrigue card { $card } (value { $number }).
wayfarers-opponent-second = { $opponent } cannot do the first action and does the second.
wayfarers-opponent-spends = { $opponent } spends { $number } influence from the { $guild }.
wayfarers-opponent-advances = { $opponent }: the resource marker moves on.
wayfarers-opponent-bonus = { $opponent } gets the bonus of its track.
wayfarers-opponent-influence = { $opponent } puts influence on the { $guild }.
wayfarers-opponent-mark = { $opponent } puts influence on a card: { $slot }.
wayfarers-opponent-comet = { $opponent } now has { $number } on the comet track.
wayfarers-opponent-draws = { $opponent } takes the top card: { $pile }.
wayfarers-opponent-tile = { $opponent } gains a tile: { $tile }.
wayfarers-opponent-tile-aside = { $opponent } gains a tile and puts it aside: { $tile }.
wayfarers-opponent-journal = { $opponent } journals to { $node }.
wayfarers-opponent-steps-on = { $opponent } spends { $number } influence on science and journals on.
wayfarers-opponent-takes-worker = { $opponent } takes a worker ({ $worker }): { $slot }.
wayfarers-opponent-places-worker = { $opponent } places a worker ({ $worker }): { $slot }.
wayfarers-opponent-acquires = { $opponent } acquires a card: { $card }, { $slot }.
wayfarers-opponent-shuffles = { $opponent } shuffles all intrigue cards into a new pile.

## Board in text

# used-by: wayfarers-text-*
wayfarers-text-rows = Rows (cards left in the pile; [A] influence; g y b workers)
wayfarers-text-journal = Journal, sides { $sides } (tile; g green worker; [A] marker)
wayfarers-text-tiles = Upgrade tiles
wayfarers-text-player = coins { $coin }, provisions { $food }, influence in supply { $supply }
wayfarers-text-dice = dice { $dice } (reserve { $reserve }); placed at home: { $homes }
wayfarers-text-workers = workers { $workers }
wayfarers-text-track = spot { $spot }, comets { $comets }, tiles { $tiles }, intrigue { $intrigue }
wayfarers-text-drawn = Drawn: { $cards }

## Points and options

wayfarers-score-tags = Tags
wayfarers-score-sets = Sets
wayfarers-score-space = Space cards
wayfarers-score-caravan = Caravan
wayfarers-score-guilds = Guilds
wayfarers-score-cards = Opponent’s cards
wayfarers-preset-standard = Standard rules
wayfarers-option-left_side = Side of the left section
wayfarers-option-left_side-random = by lot
wayfarers-option-left_side-A = side A
wayfarers-option-left_side-B = side B
wayfarers-option-middle_side = Side of the middle section
wayfarers-option-middle_side-random = by lot
wayfarers-option-middle_side-A = side A
wayfarers-option-middle_side-B = side B
wayfarers-option-right_side = Side of the right section
wayfarers-option-right_side-random = by lot
wayfarers-option-right_side-A = side A
wayfarers-option-right_side-B = side B
wayfarers-option-first_player = Who begins
wayfarers-option-first_player-random = by lot
wayfarers-option-first_player-first_seat = the first seat
wayfarers-option-opponent = Solo opponent
wayfarers-option-opponent-space = space
wayfarers-option-opponent-upgrade = upgrades
wayfarers-option-opponent-townsfolk = townsfolk
wayfarers-option-opponent-journal = journal
wayfarers-option-opponent-random = by lot
wayfarers-option-fee_discount = Discounts of the caravan and the fee
wayfarers-option-fee_discount-never = never lower the fee
wayfarers-option-fee_discount-allowed = also lower the fee
wayfarers-option-fee_per = The fee is due
wayfarers-option-fee_per-interaction = each time
wayfarers-option-fee_per-card_and_turn = once per card and turn
wayfarers-option-draw3_open = Drawn cards are seen by
wayfarers-option-draw3_open-drawer = the drawer only
wayfarers-option-draw3_open-everybody = everybody
wayfarers-option-rest_reroll = Dice of the supply at a rest
wayfarers-option-rest_reroll-one_by_one = rerolled one by one, by choice
wayfarers-option-rest_reroll-all_or_none = rerolled all or none
wayfarers-option-solo_bonus_time = Track bonus set off by a fee
wayfarers-option-solo_bonus_time-end_of_turn = at the end of the turn
wayfarers-option-solo_bonus_time-at_once = at once
wayfarers-option-solo_take_order = Which worker the opponent takes
wayfarers-option-solo_take_order-slot = slot before row
wayfarers-option-solo_take_order-row = row before slot
wayfarers-option-solo_tie = A tie with the opponent
wayfarers-option-solo_tie-tie_break = the usual tie-break decides
wayfarers-option-solo_tie-human_wins = the player wins
# used-by: wayfarers-setup-*
wayfarers-setup-solo-only = Only for a game of one player: { $options }.
wayfarers-setup-solo-first = In a game of one player this player always begins, so “{ $option }” cannot be chosen.

## Bots with a plan

bot-wayfarers-stargazer = The stargazer
bot-wayfarers-stargazer-about = Fills the sky with space cards and doubles the best of them by inspiration.
bot-wayfarers-chronicler = The chronicler
bot-wayfarers-chronicler-about = Hurries through the journal and ends the game before the others are ready.
bot-wayfarers-steward = The steward
bot-wayfarers-steward-about = Fills the caravan with upgrade tiles and puts townsfolk under every card.
bot-wayfarers-mariner = The mariner
bot-wayfarers-mariner-about = Sails from harbour to open sea and lives by the links of water cards.
bot-wayfarers-guildmaster = The guildmaster
bot-wayfarers-guildmaster-about = Leads the three guilds, pays with influence and collects fees.

# The parts of what a position is worth, told in hints and analyses: "dice +3, goods and workers −2".
wayfarers-part-tags = tags and sets
wayfarers-part-sky = space cards
wayfarers-part-caravan = caravan
wayfarers-part-guilds = guilds
wayfarers-part-goods = goods and workers
wayfarers-part-dice = dice
wayfarers-part-townsfolk = townsfolk
wayfarers-part-vistas = vistas
wayfarers-part-rooms = room for cards
wayfarers-part-journal = journal
wayfarers-part-turn = this turn
