### What only Wayfarers' board in the browser says.

## Composed at run time.

# used-by: wayfarers-board-guild-*

# used-by: wayfarers-board-row-*

# used-by: wayfarers-board-symbol-*

# used-by: wayfarers-board-view-*

wayfarers-board-main = Shared board
wayfarers-board-journal = Journal
wayfarers-board-node = Journal space { $node }
wayfarers-board-blot = Way from { $start } to { $end }
wayfarers-board-blot-met = Open to { $players }
wayfarers-board-green-worker = Whoever comes first in this column takes the green worker.
wayfarers-board-last-column = Reaching this column brings on the last round.
wayfarers-board-marker-of = Marker of { $player }
wayfarers-board-row-land = Land cards
wayfarers-board-row-water = Water cards
wayfarers-board-row-space = Space cards
wayfarers-board-row-townsfolk = Townsfolk
wayfarers-board-row-inspiration = Inspirations
wayfarers-board-pile = { $row }: { $left } in the pile
wayfarers-board-price = Costs { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    } at this place.
wayfarers-board-hosts = Goes under: { $hosts }. Price: { $price }.
wayfarers-board-worker-does = A worker here: { $effect }
wayfarers-board-token-of = Influence of { $player }: others pay 1 coin or 1 provision to use this card.
wayfarers-board-tile-price = Price: { $price }
wayfarers-board-tiles-left = Left: { $number }
wayfarers-board-laying = Lay
wayfarers-board-goods = At hand
wayfarers-board-die = Die of { $value }
wayfarers-board-reserve = Dice not yet in play
wayfarers-board-rest = Rest
wayfarers-board-rest-about = All dice come back and are rolled. With at most one die left in your supply, resting abilities are used as well.
wayfarers-board-worker-about = Placed on an open card, a worker does what is printed at that place.
wayfarers-board-coins = Coins: { $number }
wayfarers-board-food = Provisions: { $number }
wayfarers-board-influence = Influence in supply: { $number }
wayfarers-board-influence-about = Goes to guilds and onto open cards.
wayfarers-board-caravan = Caravan
wayfarers-board-column = Dice of { $value }
wayfarers-board-column-empty = No symbols yet
wayfarers-board-column-reach = Can become { $values }
wayfarers-board-column-shift = With the trade guild also { $values }
wayfarers-board-column-spaces = Free spaces it fits: { $number }
wayfarers-board-column-hired = More with a hired ship: { $number }
wayfarers-board-cell = Column { $column }, row { $row }
wayfarers-board-cell-bonus = When covered: { $effect }
wayfarers-board-symbol-camel = camel
wayfarers-board-symbol-telescope = telescope
wayfarers-board-symbol-ship = ship
wayfarers-board-symbol-pigeon = pigeon
wayfarers-board-symbol-coin-off = 1 coin less
wayfarers-board-symbol-food-off = 1 provision less
wayfarers-board-symbol-plus = plus 1
wayfarers-board-symbol-minus = minus 1
wayfarers-board-panorama = Panorama of { $player }
wayfarers-board-open = Panorama of { $player }
wayfarers-board-open-opponent = { $player }
wayfarers-board-close = Close
wayfarers-board-drawn = Drawn: keep one
wayfarers-board-view-main = Board
wayfarers-board-view-panorama = Panorama
wayfarers-board-view-caravan = Caravan
wayfarers-board-resources = Resource track
wayfarers-board-resources-at = Resource marker on spot { $spot }
wayfarers-board-colours = Colours:
wayfarers-board-order = Slots { $order } (sum { $sum })
wayfarers-board-intrigue = Intrigue cards
wayfarers-board-has = Cards and tiles
wayfarers-board-path = Caravan path
wayfarers-board-else = else
wayfarers-board-guild-black =
    { $points ->
        [one] Once in a turn, 1 influence from here: one more step in the journal. At the end { $points } point for the most influence; a tie gives nobody points.
       *[other] Once in a turn, 1 influence from here: one more step in the journal. At the end { $points } points for the most influence; a tie gives nobody points.
    }
wayfarers-board-guild-yellow =
    { $points ->
        [one] Once in a turn, 1 influence from here: plus or minus 1 on dice, twice. At the end { $points } point for the most influence; a tie gives nobody points.
       *[other] Once in a turn, 1 influence from here: plus or minus 1 on dice, twice. At the end { $points } points for the most influence; a tie gives nobody points.
    }
wayfarers-board-guild-blue =
    { $points ->
        [one] Once in a turn, 1 influence from here: a ship for the die that is placed. At the end { $points } point for the most influence; a tie gives nobody points.
       *[other] Once in a turn, 1 influence from here: a ship for the die that is placed. At the end { $points } points for the most influence; a tie gives nobody points.
    }
