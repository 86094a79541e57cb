### What only Marco Polo II's board in the browser says.

marco-polo-ii-board-map = Map of the silk road
marco-polo-ii-board-actions = Action area
marco-polo-ii-board-own = Your board
# used-by: marco-polo-ii-board-view-*
marco-polo-ii-board-view-map = Map
marco-polo-ii-board-view-actions = Actions
marco-polo-ii-board-view-own = My board
# used-by: marco-polo-ii-board-per-*
marco-polo-ii-board-per-contract_pile = contract
marco-polo-ii-board-per-post = post
marco-polo-ii-board-per-die = die
marco-polo-ii-board-seals = Seals
marco-polo-ii-board-travel = Travel
marco-polo-ii-board-book = Book { $number }
marco-polo-ii-board-piles = Piles: { $contracts } contracts, { $cards } city cards
marco-polo-ii-board-black-dice =
    { $number ->
        [one] { $number } black die left
       *[other] { $number } black dice left
    }
marco-polo-ii-board-no-dice = No dice left in this round
marco-polo-ii-board-contract-slot = free slot
marco-polo-ii-board-completed =
    { $number ->
        [one] { $number } contract done
       *[other] { $number } contracts done
    }
marco-polo-ii-board-posts =
    { $number ->
        [one] { $number } post to place
       *[other] { $number } posts to place
    }
marco-polo-ii-board-die = Die { $die }
marco-polo-ii-board-goal = Your secret goal card
marco-polo-ii-board-figure = { $player } is here
marco-polo-ii-board-shield = Shield: { $shield }
marco-polo-ii-board-posts-of = Posts: { $players }
marco-polo-ii-board-closed = Closed for this round.
marco-polo-ii-board-upgraded = Upgraded: it pays at every round start.
marco-polo-ii-board-seal-die = Needs a lowest die of { $value } or more.
marco-polo-ii-board-hourglass = { $player } starts the next round
marco-polo-ii-board-next-offers = Next round for 1 / 2 jade: { $offers }
marco-polo-ii-board-box = Which components are ours
# used-by: marco-polo-ii-board-about-*
marco-polo-ii-board-about-tile = Paid when a post is placed here and at every round start.
marco-polo-ii-board-about-outpost = Only for the first post in this city.
marco-polo-ii-board-about-oasis = A journey may end here; no post is placed.
marco-polo-ii-board-about-map-card = Needs an own post in the city from an earlier turn; once a round.
marco-polo-ii-board-about-area-card = No post needed; once a round; replaced every round.
marco-polo-ii-board-about-special = Needs an own post from an earlier turn; each colour once a round.
marco-polo-ii-board-about-travel = The lowest die limits the locations. Every route is paid, water routes need their seal.
marco-polo-ii-board-about-khan = Every further die must show at least as much as the last one.
marco-polo-ii-board-about-seals = Two dice: take a seal whose value is not above the lower die.
marco-polo-ii-board-about-book = Choose one bundle; those for jade change every round.
marco-polo-ii-board-about-blue = If occupied, it costs coins as the lowest die placed shows; each colour once a round.
marco-polo-ii-board-about-contract = An active contract is completed before or after the action. Two can be active.
marco-polo-ii-board-about-die = Before or after the action: roll again for { $reroll }, change by one for { $adjust }.
marco-polo-ii-board-about-jade = A jade can stand for a coin or a camel. Two goods are a point at the end.
marco-polo-ii-board-about-good = Two goods are a point at the end.
marco-polo-ii-board-about-purse = One die of any value, any number of times; it is not the action.
marco-polo-ii-board-about-black-dice = One for { $cost }, once a turn; it must be used this round.
marco-polo-ii-board-about-posts = The last ones bring the points below them.
marco-polo-ii-board-about-hourglass = Whoever takes the highest travel space last.
marco-polo-ii-board-about-shields = Every different shield of cities with own posts counts once; a goal card and De Wu add to it at the end.
marco-polo-ii-board-about-box = Characters, city names, counts and rules are those of the rulebook. Most routes, contracts, city cards, tiles and goal cards are our own design, as the printed ones could not be found. The rules tab lists them.
