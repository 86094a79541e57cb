### Co říká jen deska Wayfarers v prohlížeči.

wayfarers-board-main = Společná deska
wayfarers-board-journal = Zápisky
wayfarers-board-node = Pole zápisků { $node }
wayfarers-board-blot = Cesta z { $start } na { $end }
wayfarers-board-blot-met = Otevřená pro: { $players }
wayfarers-board-green-worker = Kdo sem do sloupce přijde první, vezme si zeleného pomocníka.
wayfarers-board-last-column = Kdo sem dojde, spustí poslední kolo.
wayfarers-board-marker-of = Ukazatel hráče { $player }
wayfarers-board-row-land = Karty území
wayfarers-board-row-water = Karty vody
wayfarers-board-row-space = Karty nebes
wayfarers-board-row-townsfolk = Měšťané
wayfarers-board-row-inspiration = Inspirace
wayfarers-board-pile = { $row }: v balíčku { $left }
wayfarers-board-price = Na tomto místě stojí { $number ->
        [one] { $number } minci
        [few] { $number } mince
       *[other] { $number } mincí
    }.
wayfarers-board-hosts = Patří pod: { $hosts }. Cena: { $price }.
wayfarers-board-worker-does = Pomocník zde: { $effect }
wayfarers-board-token-of = Vliv hráče { $player }: ostatní za použití karty platí 1 minci nebo 1 proviant.
wayfarers-board-tile-price = Cena: { $price }
wayfarers-board-tiles-left = Zbývá: { $number }
wayfarers-board-laying = Položit
wayfarers-board-goods = Po ruce
wayfarers-board-die = Kostka s hodnotou { $value }
wayfarers-board-reserve = Kostky dosud mimo hru
wayfarers-board-rest = Odpočinek
wayfarers-board-rest-about = Všechny kostky se vrátí a hodí se jimi. Zbývá-li v zásobě nejvýš jedna kostka, využijí se i schopnosti při odpočinku.
wayfarers-board-worker-about = Na otevřené kartě udělá pomocník to, co je u toho místa natištěno.
wayfarers-board-coins = Mince: { $number }
wayfarers-board-food = Proviant: { $number }
wayfarers-board-influence = Vliv v zásobě: { $number }
wayfarers-board-influence-about = Pokládá se do cechů a na otevřené karty.
wayfarers-board-caravan = Karavana
wayfarers-board-column = Kostky s hodnotou { $value }
wayfarers-board-column-empty = Zatím bez symbolů
wayfarers-board-column-reach = Může se změnit na { $values }
wayfarers-board-column-shift = S cechem obchodu také na { $values }
wayfarers-board-column-spaces = Volná místa, kam smí: { $number }
wayfarers-board-column-hired = Další s najatou lodí: { $number }
wayfarers-board-cell = Sloupec { $column }, řada { $row }
wayfarers-board-cell-bonus = Po zakrytí: { $effect }
wayfarers-board-symbol-camel = velbloud
wayfarers-board-symbol-telescope = teleskop
wayfarers-board-symbol-ship = loď
wayfarers-board-symbol-pigeon = holub
wayfarers-board-symbol-coin-off = o 1 minci méně
wayfarers-board-symbol-food-off = o 1 proviant méně
wayfarers-board-symbol-plus = plus 1
wayfarers-board-symbol-minus = minus 1
wayfarers-board-panorama = Panorama hráče { $player }
wayfarers-board-open = Panorama hráče { $player }
wayfarers-board-open-opponent = { $player }
wayfarers-board-close = Zavřít
wayfarers-board-drawn = Dobrané karty: jednu si nechte
wayfarers-board-view-main = Deska
wayfarers-board-view-panorama = Panorama
wayfarers-board-view-caravan = Karavana
wayfarers-board-resources = Stupnice surovin
wayfarers-board-resources-at = Ukazatel surovin na poli { $spot }
wayfarers-board-colours = Barvy:
wayfarers-board-order = Místa { $order } (součet { $sum })
wayfarers-board-intrigue = Karty intrik
wayfarers-board-has = Karty a dílky
wayfarers-board-path = Cesta karavany
wayfarers-board-else = jinak
wayfarers-board-guild-black =
    { $points ->
        [one] Jednou za tah za 1 vliv odsud: o krok dál v zápiscích. Na konci { $points } bod za největší vliv, při shodě je nedostane nikdo.
        [few] Jednou za tah za 1 vliv odsud: o krok dál v zápiscích. Na konci { $points } body za největší vliv, při shodě je nedostane nikdo.
       *[other] Jednou za tah za 1 vliv odsud: o krok dál v zápiscích. Na konci { $points } bodů za největší vliv, při shodě je nedostane nikdo.
    }
wayfarers-board-guild-yellow =
    { $points ->
        [one] Jednou za tah za 1 vliv odsud: dvakrát plus nebo minus 1 na kostce. Na konci { $points } bod za největší vliv, při shodě je nedostane nikdo.
        [few] Jednou za tah za 1 vliv odsud: dvakrát plus nebo minus 1 na kostce. Na konci { $points } body za největší vliv, při shodě je nedostane nikdo.
       *[other] Jednou za tah za 1 vliv odsud: dvakrát plus nebo minus 1 na kostce. Na konci { $points } bodů za největší vliv, při shodě je nedostane nikdo.
    }
wayfarers-board-guild-blue =
    { $points ->
        [one] Jednou za tah za 1 vliv odsud: loď pro pokládanou kostku. Na konci { $points } bod za největší vliv, při shodě je nedostane nikdo.
        [few] Jednou za tah za 1 vliv odsud: loď pro pokládanou kostku. Na konci { $points } body za největší vliv, při shodě je nedostane nikdo.
       *[other] Jednou za tah za 1 vliv odsud: loď pro pokládanou kostku. Na konci { $points } bodů za největší vliv, při shodě je nedostane nikdo.
    }
