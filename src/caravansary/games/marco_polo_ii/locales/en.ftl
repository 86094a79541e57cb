### Marco Polo II in English. Bundles are lists of amounts; contracts and tiles have no names but what they cost or bring.

marco-polo-ii-title = Marco Polo II
marco-polo-ii-round = Round { $round } of { $rounds }

## Amounts

# used-by: marco-polo-ii-amount-*
marco-polo-ii-amount-coin = { $number } { $number ->
        [one] coin
       *[other] coins
    }
marco-polo-ii-amount-camel = { $number } { $number ->
        [one] camel
       *[other] camels
    }
marco-polo-ii-amount-pepper = { $number } pepper
marco-polo-ii-amount-silk = { $number } silk
marco-polo-ii-amount-gold = { $number } gold
marco-polo-ii-amount-jade = { $number } jade
marco-polo-ii-amount-vp = { $number } { $number ->
        [one] point
       *[other] points
    }
marco-polo-ii-amount-good_any = { $number } { $number ->
        [one] good of choice
       *[other] goods of choice
    }
marco-polo-ii-amount-goods_diff = { $number } different goods
marco-polo-ii-amount-black_die = { $number } black { $number ->
        [one] die
       *[other] dice
    }
marco-polo-ii-amount-contract_pile = { $number } { $number ->
        [one] contract
       *[other] contracts
    } from the pile
marco-polo-ii-amount-contract_city = { $number } { $number ->
        [one] contract
       *[other] contracts
    } from cities with own posts
marco-polo-ii-amount-move = a move of up to { $number } { $number ->
        [one] location
       *[other] locations
    }
marco-polo-ii-amount-copy_tile = bonus of another city tile
marco-polo-ii-list = { $first }, { $rest }
marco-polo-ii-nothing = nothing
marco-polo-ii-exchange = { $cost } → { $reward }
marco-polo-ii-bracket = die { $low } to { $high }: { $what }
marco-polo-ii-times =
    { $number ->
        [0] not at all
        [one] once
        [2] twice
       *[other] { $number } times
    }
marco-polo-ii-special = { $reward }; with the upgraded { $seal } its bonus too ({ $times })

## Things

# used-by: marco-polo-ii-space-*
marco-polo-ii-space-book_1 = Book I
marco-polo-ii-space-book_2 = Book II
marco-polo-ii-space-book_3_upper = Book III, upper space
marco-polo-ii-space-book_3_lower = Book III, lower space
marco-polo-ii-space-khan = Khan’s favour
marco-polo-ii-space-seals = Guild seals
marco-polo-ii-space-travel_lower = Travel, lower space
marco-polo-ii-space-travel_middle = Travel, middle space
marco-polo-ii-space-travel_upper = Travel, upper space
marco-polo-ii-space-contracts = Contracts
marco-polo-ii-space-special_baghdad = Baghdad
marco-polo-ii-space-special_balkh = Balkh
marco-polo-ii-space-special_hormuz = Hormuz
marco-polo-ii-space-card_kashgar = Card in Kashgar
marco-polo-ii-space-card_xanadu = Card in Xanadu
marco-polo-ii-space-card_chengdu = Card in Chengdu
marco-polo-ii-space-card_kabul = Card in Kabul
marco-polo-ii-space-card_jaipur_1 = First card in Jaipur
marco-polo-ii-space-card_jaipur_2 = Second card in Jaipur
marco-polo-ii-space-area_1 = Open card 1
marco-polo-ii-space-area_2 = Open card 2

# used-by: marco-polo-ii-location-*
marco-polo-ii-location-kashgar = Kashgar
marco-polo-ii-location-karakorum = Karakorum
marco-polo-ii-location-xanadu = Xanadu
marco-polo-ii-location-beijing = Beijing
marco-polo-ii-location-merw = Merw
marco-polo-ii-location-balkh = Balkh
marco-polo-ii-location-chengdu = Chengdu
marco-polo-ii-location-xian = Xian
marco-polo-ii-location-yangzhou = Yangzhou
marco-polo-ii-location-kabul = Kabul
marco-polo-ii-location-pagan = Pagan
marco-polo-ii-location-fuzhou = Fuzhou
marco-polo-ii-location-baghdad = Baghdad
marco-polo-ii-location-hormuz = Hormuz
marco-polo-ii-location-jaipur = Jaipur
marco-polo-ii-location-kunming = Kunming
marco-polo-ii-location-oasis_1 = oasis between Xanadu and Karakorum
marco-polo-ii-location-oasis_2 = oasis north of Kashgar
marco-polo-ii-location-oasis_3 = oasis between Karakorum and Chengdu
marco-polo-ii-location-oasis_4 = oasis between Xian and Fuzhou
marco-polo-ii-location-oasis_5 = oasis between Fuzhou and Pagan
marco-polo-ii-location-oasis_6 = oasis between Kashgar and Merw
marco-polo-ii-location-oasis_7 = oasis between Merw and Baghdad
marco-polo-ii-location-oasis_8 = oasis between Kabul and Hormuz
marco-polo-ii-location-oasis_9 = oasis between Chengdu and Pagan

# used-by: marco-polo-ii-city-*
marco-polo-ii-city-start = start city
marco-polo-ii-city-special = special city
marco-polo-ii-city-card_bonus = city card and city tile
marco-polo-ii-city-card = city card
marco-polo-ii-city-contract = contracts
marco-polo-ii-city-bonus = city tile

# used-by: marco-polo-ii-seal-*
marco-polo-ii-seal-farmers = farmers’ seal
marco-polo-ii-seal-spice = spice merchants’ seal
marco-polo-ii-seal-tailors = tailors’ seal
marco-polo-ii-seal-goldsmiths = goldsmiths’ seal

# used-by: marco-polo-ii-shield-*
marco-polo-ii-shield-horse = horse
marco-polo-ii-shield-dragon = dragon
marco-polo-ii-shield-crane = crane
marco-polo-ii-shield-tiger = tiger
marco-polo-ii-shield-lion = lion
marco-polo-ii-shield-elephant = elephant
marco-polo-ii-shield-monkey = monkey
marco-polo-ii-shield-falcon = falcon
marco-polo-ii-shield-leopard = snow leopard

# used-by: marco-polo-ii-character-*
marco-polo-ii-character-mongke_khan = Mongke Khan
marco-polo-ii-character-de_wu = De Wu
marco-polo-ii-character-abha_basu = Abha Basu
marco-polo-ii-character-mailin_tian_chin = Mailin and Tian Chin
marco-polo-ii-character-filippo_vitello = Filippo Vitello
marco-polo-ii-character-isabella_donati = Isabella Donati
marco-polo-ii-character-gantulga_od = Gantulga Od
# used-by: marco-polo-ii-character-*-ability
marco-polo-ii-character-mongke_khan-ability = oases use up no movement; each different oasis on the way gives 3 points and 2 coins or a camel
marco-polo-ii-character-de_wu-ability = seals with one die; a jade for every upgrade; one shield more at the end
marco-polo-ii-character-abha_basu-ability = 2 coins every round; a jade for every completed contract; a point for every jade received
marco-polo-ii-character-mailin_tian_chin-ability = 3 coins and a second figure; movement can be split; one bonus of every round start comes twice
marco-polo-ii-character-filippo_vitello-ability = keeps every outpost tile that somebody gained, and gains each once more
marco-polo-ii-character-isabella_donati-ability = coins, a point or a camel for every die rolled; pairs give jade, silk or gold
marco-polo-ii-character-gantulga_od-ability = only the lower travel space; pays no coins and no camels for routes

# used-by: marco-polo-ii-die-*
marco-polo-ii-die-own = { $value }
marco-polo-ii-die-black = black { $value }
marco-polo-ii-contract = contract for { $cost }
marco-polo-ii-contract-reward = { $reward }, { $points }
marco-polo-ii-tile = city tile: { $bonus }
marco-polo-ii-outpost = outpost tile: { $bonus }
marco-polo-ii-goal = goal card { $number }
marco-polo-ii-plus-one = { $shield } +1
marco-polo-ii-goal-seal = { $seal }: { $points }

# used-by: marco-polo-ii-card-*
marco-polo-ii-card-repeat = { $exchange }, up to as often as the die shows
marco-polo-ii-card-repeat_choice = { $one } or { $other }, up to as often as the die shows
marco-polo-ii-card-count_contracts = { $reward } for each completed contract, at most as often as the die shows
marco-polo-ii-card-count_posts = { $reward } for each own post, at most as often as the die shows
marco-polo-ii-card-per_pip = { $reward } times the die
marco-polo-ii-card-city_tiles =
    { $number ->
        [one] bonus of one city tile with an own post
       *[other] bonuses of { $number } different city tiles with own posts
    }
marco-polo-ii-card-seal_one_die = { $cost } → a guild seal with this one die
marco-polo-ii-card-move = one movement of up to as many locations as the die shows, { $cost } for each, and the routes

marco-polo-ii-score-contracts = Contracts
marco-polo-ii-score-city_cards = City cards
marco-polo-ii-score-bonuses = Tiles and cities
marco-polo-ii-score-posts = Posts
marco-polo-ii-score-character = Character
marco-polo-ii-score-goal = Goal card
marco-polo-ii-score-shields = Shields
marco-polo-ii-score-goods = Goods left
marco-polo-ii-score-coins = Coins left
marco-polo-ii-score-most_contracts = Most contracts

## Questions

# used-by: marco-polo-ii-ask-*
marco-polo-ii-ask-character = Choose your character; the last player chooses first.
marco-polo-ii-ask-character-by = { $player } chooses a character
marco-polo-ii-ask-goal = Keep one goal card in secret; it scores at the end.
marco-polo-ii-ask-goal-by = { $player } keeps one goal card in secret
marco-polo-ii-ask-turn = Place dice for one action; auxiliary actions are possible before and after it.
marco-polo-ii-ask-turn-by = { $player } places dice for one action
marco-polo-ii-ask-turn-done = Your action is done: auxiliary actions, or end your turn.
marco-polo-ii-ask-turn-done-by = { $player } does auxiliary actions or ends the turn
marco-polo-ii-ask-add-die =
    { $number ->
        [one] { $space }: choose one more die, none lower than those chosen.
       *[other] { $space }: choose { $number } more dice, none lower than those chosen.
    }
marco-polo-ii-ask-add-die-by = { $player } chooses more dice for { $space }
marco-polo-ii-ask-offer = Choose a bundle of the book.
marco-polo-ii-ask-offer-by = { $player } chooses a bundle of the book
marco-polo-ii-ask-seal = Choose a guild seal.
marco-polo-ii-ask-seal-by = { $player } chooses a guild seal
marco-polo-ii-ask-walk =
    { $left ->
        [0] No step is left. So far it costs: { $cost }.
        [one] Choose where to go; one step is left. So far it costs: { $cost }.
       *[other] Choose where to go; { $left } steps are left. So far it costs: { $cost }.
    }
marco-polo-ii-ask-walk-by = { $player } chooses where to go
marco-polo-ii-ask-payment = You pay { $cost }. How much jade do you use for it?
marco-polo-ii-ask-payment-by = { $player } chooses what to pay with jade
marco-polo-ii-ask-end-post = Choose where the one post of this movement goes.
marco-polo-ii-ask-end-post-by = { $player } chooses where a post goes
marco-polo-ii-ask-move-post = All posts are on the map: which one moves to { $city }?
marco-polo-ii-ask-move-post-by = { $player } chooses which post moves to { $city }
marco-polo-ii-ask-extra-post = You may place one more post in a city you passed.
marco-polo-ii-ask-extra-post-by = { $player } may place one more post
marco-polo-ii-ask-arrival = Your new post in { $city }: what do you take?
marco-polo-ii-ask-arrival-by = { $player } chooses what a new post in { $city } brings
marco-polo-ii-ask-contracts = Choose a contract from a city with your post.
marco-polo-ii-ask-contracts-by = { $player } chooses a contract
marco-polo-ii-ask-room = There is no room for the { $contract }: which one goes?
marco-polo-ii-ask-room-by = { $player } chooses which contract to discard
marco-polo-ii-ask-take-goods = Choose a good.
marco-polo-ii-ask-take-goods-by = { $player } chooses a good
marco-polo-ii-ask-give-goods =
    { $number ->
        [one] You pay one good of choice: how much of this kind?
       *[other] You pay { $number } goods of choice: how many of this kind?
    }
marco-polo-ii-ask-give-goods-by = { $player } chooses which goods to pay
marco-polo-ii-ask-exchange = Choose the exchange for this use of the card.
marco-polo-ii-ask-exchange-by = { $player } chooses an exchange of the card
marco-polo-ii-ask-repeat =
    { $left ->
        [one] Use the card once more?
       *[other] Use the card again? Up to { $left } times more.
    }
marco-polo-ii-ask-repeat-by = { $player } decides whether to use the card again
marco-polo-ii-ask-city-tiles = Choose a city tile whose bonus you gain.
marco-polo-ii-ask-city-tiles-by = { $player } chooses a city tile and gains its bonus
marco-polo-ii-ask-copy-tile = Choose the city tile whose bonus you copy.
marco-polo-ii-ask-copy-tile-by = { $player } chooses a city tile and copies its bonus
marco-polo-ii-ask-double = Choose the bonus that you gain a second time.
marco-polo-ii-ask-double-by = { $player } chooses the bonus that comes twice
marco-polo-ii-ask-oases =
    { $number ->
        [one] You visited an oasis: coins or a camel?
       *[other] You visited { $number } oases: choose coins and camels.
    }
marco-polo-ii-ask-oases-by = { $player } chooses coins and camels for oases
marco-polo-ii-ask-compensation =
    { $number ->
        [one] A low roll: take a coin or a camel.
       *[other] A low roll: take { $number } coins and camels as you like.
    }
marco-polo-ii-ask-compensation-by = { $player } takes coins and camels for a low roll
marco-polo-ii-ask-pairs = You rolled { $number } dice of value { $value }: how many pairs do you use?
marco-polo-ii-ask-pairs-by = { $player } chooses how many pairs of { $value } to use
marco-polo-ii-ask-take-die = Choose a black die.
marco-polo-ii-ask-take-die-by = { $player } chooses a black die

## Answers

# used-by: marco-polo-ii-do-*
marco-polo-ii-do-place = { $space } with { $die }
marco-polo-ii-do-place-lowest = { $space }, lowest die { $die }
marco-polo-ii-do-add = { $die }
marco-polo-ii-do-no-more = No second die
marco-polo-ii-do-purse = Die { $die } to the purse: { $gain }
marco-polo-ii-do-reroll = Roll { $die } again
marco-polo-ii-do-adjust = Change { $die } to { $value }
marco-polo-ii-do-black-die = Buy a black die
marco-polo-ii-do-complete = Complete the { $contract }
marco-polo-ii-do-upgrade = Upgrade the { $seal }
marco-polo-ii-do-use-tile = Use the { $outpost }
marco-polo-ii-do-choose-payment = Choose what to pay with jade
marco-polo-ii-do-end = End turn
marco-polo-ii-do-offer = For { $jade }: { $bundle }
marco-polo-ii-do-seal = Take the { $seal }
marco-polo-ii-do-go = To { $location }
marco-polo-ii-do-go-second = Second figure to { $location }
marco-polo-ii-do-stop = Stop here
marco-polo-ii-do-stop-enough = Enough
marco-polo-ii-do-stop-declined = Do not move
marco-polo-ii-do-jade-for-coins = { $number } jade for coins
marco-polo-ii-do-jade-for-camels = { $number } jade for camels
marco-polo-ii-do-post = Post in { $location }
marco-polo-ii-do-relocate = The post in { $location }
marco-polo-ii-do-skip = No contract
marco-polo-ii-do-skip-post = No extra post
marco-polo-ii-do-gain-outpost = Outpost tile
marco-polo-ii-do-contract = Take the { $contract }
marco-polo-ii-do-discard = Discard the { $contract }
marco-polo-ii-do-give = { $good }
marco-polo-ii-do-exchange = Exchange { $exchange }
marco-polo-ii-do-double-seal = Bonus of the { $seal }
marco-polo-ii-do-pairs =
    { $number ->
        [0] No pair of { $value }
        [one] One pair of { $value }
       *[other] { $number } pairs of { $value }
    }
marco-polo-ii-do-take-die = Black { $value }
marco-polo-ii-do-character = { $character }

## What a choice brings

# used-by: marco-polo-ii-hint-*
marco-polo-ii-hint-occupied = occupied, costs { $price }; { $does }
marco-polo-ii-hint-book_1 = one of four bundles; any die
marco-polo-ii-hint-book_2 = one of four bundles; die 3 or more
marco-polo-ii-hint-book_3_upper = one of four bundles; die 5 or more
marco-polo-ii-hint-book_3_lower = one of four bundles; die 5 or more
marco-polo-ii-hint-seals = a guild seal that needs at most { $value }
marco-polo-ii-hint-travel_lower = up to { $most } locations; 2 coins, and the routes
marco-polo-ii-hint-travel_middle = up to { $most } locations; you pay the routes
marco-polo-ii-hint-travel_upper = up to { $most } locations and an extra post; you pay the routes
marco-polo-ii-hint-contracts = one or two contracts, and 3 coins
marco-polo-ii-hint-costs = costs { $cost }
marco-polo-ii-hint-upgrade = costs { $cost }; now and every round: { $reward }
marco-polo-ii-hint-seal = brings { $jade }; upgrade for { $cost }: { $reward } every round
marco-polo-ii-hint-go = the way costs { $cost }
marco-polo-ii-hint-go-city = the way costs { $cost }; { $city }
marco-polo-ii-hint-city-outpost = { $kind }; { $outpost }
marco-polo-ii-hint-city-tile = { $kind }; { $tile }
marco-polo-ii-hint-choose-payment = for the rest of this turn you are asked how much jade replaces coins and camels

## What happened

# used-by: marco-polo-ii-log-*
marco-polo-ii-log-gain = { $player } gains { $what }.
marco-polo-ii-log-take = { $player } takes { $good }.
marco-polo-ii-log-black-die = { $player } gets a black die that shows { $value }.
marco-polo-ii-log-tile = { $player } gains the { $tile }.
marco-polo-ii-log-compensation = { $player } is compensated for a low roll: coins { $coins }, camels { $camels }.
marco-polo-ii-log-contract = { $player } takes the { $contract }.
marco-polo-ii-log-draw-contract = { $player } draws the { $contract }.
marco-polo-ii-log-discard = { $player } discards the { $contract }.
marco-polo-ii-log-complete = { $player } completes the { $contract }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
marco-polo-ii-log-refill = A new contract is laid out: { $contract }.
marco-polo-ii-log-walk =
    { $steps ->
        [one] { $player } travels to { $place }.
       *[other] { $player } travels { $steps } locations to { $place }.
    }
marco-polo-ii-log-post =
    { $points ->
        [0] { $player } places a post in { $city }.
       *[other] { $player } places a post in { $city } and scores { $points } points.
    }
marco-polo-ii-log-move-post = { $player } moves the post of { $old } to { $city }.
marco-polo-ii-log-outpost = { $player } is first there and gains the { $tile }.
marco-polo-ii-log-hourglass = { $player } takes the hourglass.
marco-polo-ii-log-place =
    { $price ->
        [0] { $player } places dice on { $space }, lowest { $value }.
        [one] { $player } places dice on { $space }, lowest { $value }, and pays 1 coin.
       *[other] { $player } places dice on { $space }, lowest { $value }, and pays { $price } coins.
    }
marco-polo-ii-log-purse = { $player } puts a die ({ $die }) on the purse.
marco-polo-ii-log-reroll = { $player } rolls { $die } again: { $value }.
marco-polo-ii-log-adjust = { $player } changes { $die } to { $value }.
marco-polo-ii-log-use-tile = { $player } uses the { $tile }.
marco-polo-ii-log-seal =
    { $jade ->
        [0] { $player } takes the { $seal }.
       *[other] { $player } takes the { $seal } with { $jade } jade.
    }
marco-polo-ii-log-upgrade = { $player } upgrades the { $seal }.
marco-polo-ii-log-character = { $player } plays { $character }.
marco-polo-ii-log-goal-own = You keep { $goal }.
marco-polo-ii-log-goal = { $player } keeps a goal card.
marco-polo-ii-log-round = Round { $round } begins; { $player } is first.
marco-polo-ii-log-roll = Everybody rolls the dice.
marco-polo-ii-log-cards = Two new city cards lie in the action area.
marco-polo-ii-log-end = The last round is over: goal cards, shields, goods, coins and contracts are scored.

## The board as text

# used-by: marco-polo-ii-text-*
marco-polo-ii-text-spaces =
    { $dice ->
        [one] Action spaces; one black die is left
       *[other] Action spaces; { $dice } black dice are left
    }
marco-polo-ii-text-purse = Purse
marco-polo-ii-text-books = Books (-1 j: costs 1 jade)
marco-polo-ii-text-next = next round
marco-polo-ii-text-cities =
    { $pile ->
        [one] Cities; one contract in the pile
       *[other] Cities; { $pile } contracts in the pile
    }
marco-polo-ii-text-shields = Shields of different cities at the end
marco-polo-ii-text-shields-of = Different shields: { $number }
marco-polo-ii-text-routes = Routes
marco-polo-ii-text-dice = Dice: { $dice }; figure: { $places }
marco-polo-ii-text-posts =
    { $completed ->
        [one] Posts left: { $left }; one contract completed
       *[other] Posts left: { $left }; { $completed } contracts completed
    }
marco-polo-ii-text-upgraded = , upgraded
marco-polo-ii-text-goal = Goal card: { $goal }

## Options

marco-polo-ii-preset-standard = Standard

marco-polo-ii-option-first_player = Start player
marco-polo-ii-option-first_player-random = by lot
marco-polo-ii-option-first_player-first_seat = the first seat
marco-polo-ii-option-travel_middle_limit = Middle travel space: most locations
marco-polo-ii-option-travel_middle_limit-4 = 4
marco-polo-ii-option-travel_middle_limit-6 = as the lowest die shows
marco-polo-ii-option-travel_upper_limit = Upper travel space: most locations
marco-polo-ii-option-travel_upper_limit-6 = as the lowest die shows
marco-polo-ii-option-travel_upper_limit-5 = 5
marco-polo-ii-option-round_1_start_bonuses = Characters’ round-start bonuses before round 1
marco-polo-ii-option-round_1_start_bonuses-true = are given
marco-polo-ii-option-round_1_start_bonuses-false = are not given
marco-polo-ii-option-zero_contracts_can_score = Players without a completed contract
marco-polo-ii-option-zero_contracts_can_score-true = tie for second-most with 0: 4 points each, or 8 each if nobody completed any
marco-polo-ii-option-zero_contracts_can_score-false = get no points for contracts, even if second place is free
marco-polo-ii-option-isabella_coins = Isabella’s coins for a 1 or a 6
marco-polo-ii-option-isabella_coins-2 = 2
marco-polo-ii-option-isabella_coins-1 = 1
marco-polo-ii-option-extra_post_needs_end_post = The extra post of the upper travel space
marco-polo-ii-option-extra_post_needs_end_post-true = only if the end city got a post
marco-polo-ii-option-extra_post_needs_end_post-false = always
marco-polo-ii-option-black_dice_rolled_each_round = Black dice
marco-polo-ii-option-black_dice_rolled_each_round-true = are rolled at the round start and chosen
marco-polo-ii-option-black_dice_rolled_each_round-false = are rolled when they are taken
marco-polo-ii-option-start_city_counts_as_passed = The city where a movement starts
marco-polo-ii-option-start_city_counts_as_passed-true = counts as passed through
marco-polo-ii-option-start_city_counts_as_passed-false = does not count as passed through
marco-polo-ii-option-split_places_two_posts = A split journey of Mailin and Tian Chin
marco-polo-ii-option-split_places_two_posts-true = places a post at both ends
marco-polo-ii-option-split_places_two_posts-false = places one post
marco-polo-ii-option-moved_post_has_effects = A post moved from another city
marco-polo-ii-option-moved_post_has_effects-true = brings what a new post brings
marco-polo-ii-option-moved_post_has_effects-false = brings nothing
marco-polo-ii-option-filippo_own_tile = An outpost tile that Filippo kept in this turn
marco-polo-ii-option-filippo_own_tile-any_time = can be used at once, also before the action
marco-polo-ii-option-filippo_own_tile-after_action = can be used after the action

## Players with a plan, and parts of a judgement

# used-by: bot-*
bot-marco-polo-ii-contracts = The merchant
bot-marco-polo-ii-traveller = The traveller
bot-marco-polo-ii-seals = The guild master
bot-marco-polo-ii-cards = The card player
# used-by: bot-*-about
bot-marco-polo-ii-contracts-about = Fulfils one contract after the other and wants to have the most in the end.
bot-marco-polo-ii-traveller-about = Never rests: a post in every city, a shield for each, and the last posts for points.
bot-marco-polo-ii-seals-about = Collects guild seals, upgrades them and works in the special cities.
bot-marco-polo-ii-cards-about = Settles where city cards lie, and keeps high dice and goods for them.
marco-polo-ii-part-points = points
marco-polo-ii-part-goods = goods
marco-polo-ii-part-dice = dice
marco-polo-ii-part-posts = posts and shields
marco-polo-ii-part-travel = travel
marco-polo-ii-part-seals = guild seals
marco-polo-ii-part-tiles = city tiles
marco-polo-ii-part-cards = city cards
marco-polo-ii-part-character = character
marco-polo-ii-part-contracts = contracts
marco-polo-ii-part-time = time

## Help


marco-polo-ii-help =
    Five rounds. In your turn, place dice for one action; the lowest die says how much, how far or which. Occupied blue
    spaces cost coins as the lowest die shows; brown ones are closed.

    Books give goods, the Khan’s favour coins and camels, guild seals open water routes, travel brings posts, posts bring
    bonuses, contracts and city cards. Before and after your action: complete contracts, upgrade seals, put dice on the
    purse, roll again (1 camel), change a die by one (2 camels), take a black die (3 camels, once a turn).

    A jade can stand for a coin or a camel. The highest travel space taken last decides who starts the next round.
    At the end: goal card, shields of your cities, goods, coins, most contracts.
