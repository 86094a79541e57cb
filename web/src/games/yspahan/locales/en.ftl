### What only Yspahan's board in the browser says.

yspahan-board-city = City
yspahan-board-tower = Tower
yspahan-board-caravan = Caravan
yspahan-board-caravan-about = Loading brings the points on the star of the row. When it is full and at the end of each week, everybody scores their goods times their highest row.
yspahan-board-camel-free = free camel { $place }
yspahan-board-camel-loaded = camel { $place }: a good of { $player }
yspahan-board-supervisor = Supervisor
yspahan-board-supervisor-about = Walks the streets by the value of the dice. Goods in shops beside the space where it stops go to the caravan.
yspahan-board-pile =
    { $cards ->
        [one] Draw pile: { $cards } card
       *[other] Draw pile: { $cards } cards
    }
yspahan-board-discard = Used cards
yspahan-board-hand = Your cards
yspahan-board-no-cards = You hold no cards. Dice of any floor can bring one.
yspahan-board-week = Week { $week } of { $weeks }
yspahan-board-day = Day { $day } of { $days }
yspahan-board-week-word = Week
yspahan-board-day-word = Day
yspahan-board-order = Turns today: { $players }
yspahan-board-floor-empty = no dice
yspahan-board-walk =
    { $value ->
        [one] Move the supervisor by { $value } space
       *[other] Move the supervisor by { $value } spaces
    }
yspahan-board-build = Build a building
yspahan-board-souk-of = { $player } has begun this souk
yspahan-board-souk-complete = { $player } has completed this souk: { $points } points at the end of the week
yspahan-board-building-owned = { $building }, built

## The coach of the first game

# used-by: yspahan-coach-*
yspahan-coach-begin = You are a merchant. In three weeks of seven days you win points with complete souks in the city, goods on the caravan, and buildings.
yspahan-coach-dice = Every day begins with a roll that all players share. Yellow dice cost 1 gold each and are for you alone; for now you can do without them.
yspahan-coach-group =
    { $seats ->
        [2] The dice lie in the tower, sorted by value: the lowest on the camels, the highest on the gold. Many dice are good for camels, gold or goods; a high value is good for long walks of the supervisor. With two players, the first player of the day has two turns a day, before and after the other.
       *[other] The dice lie in the tower, sorted by value: the lowest on the camels, the highest on the gold. Many dice are good for camels, gold or goods; a high value is good for long walks of the supervisor.
    }
yspahan-coach-action =
    { $seats ->
        [2] You use the group for one of four things: what its floor gives, a walk of the supervisor, a card, or a building. Camels and gold pay for buildings, goods fill shops. Each building helps for the rest of the game, and from the third one on buildings bring points.
       *[other] You use the group for one of three things: what its floor gives, a walk of the supervisor, or a card. Camels and gold pay for buildings, goods fill shops.
    }
yspahan-coach-supply = Fill all shops of one colour to complete a souk: it brings its points at the end of the week, then the city is emptied. Small souks are done sooner, large ones are worth more. In each neighbourhood you finish one souk before you begin the next.
yspahan-coach-supervisor = Goods beside the space where the supervisor stops go to the caravan, no matter whose they are. Loading brings points now and more when the caravan is counted, but it opens a gap in the owner's souk.
yspahan-coach-order = The later a good is loaded, the higher its row: more when the caravan is counted, less at once.
yspahan-coach-camel = With a camel you have both: your good stays in its shop, and another one from your supply travels.
yspahan-coach-caravanserai = Cards are small surprises: gold, camels, points or goods when you need them.
yspahan-coach-after = Now you may build one building, if you can pay. Each helps for the rest of the game, and from the third one on buildings bring points. Cards can be played here too.
yspahan-coach-after-cards = Your dice are used. You may still play cards for what they say, as many as you like.
