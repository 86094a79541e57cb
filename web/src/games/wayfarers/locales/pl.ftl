### Co mówi tylko plansza Wayfarers w przeglądarce.

wayfarers-board-main = Wspólna plansza
wayfarers-board-journal = Dziennik
wayfarers-board-node = Pole dziennika { $node }
wayfarers-board-blot = Droga z { $start } do { $end }
wayfarers-board-blot-met = Otwarta dla: { $players }
wayfarers-board-green-worker = Kto pierwszy dotrze do tej kolumny, bierze zielonego pomocnika.
wayfarers-board-last-column = Kto tu dotrze, rozpoczyna ostatnią rundę.
wayfarers-board-marker-of = Znacznik gracza { $player }
wayfarers-board-row-land = Karty lądu
wayfarers-board-row-water = Karty wody
wayfarers-board-row-space = Karty nieba
wayfarers-board-row-townsfolk = Mieszczanie
wayfarers-board-row-inspiration = Inspiracje
wayfarers-board-pile = { $row }: w stosie { $left }
wayfarers-board-price = W tym miejscu kosztuje { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[many] { $number } monet
    }.
wayfarers-board-hosts = Trafia pod: { $hosts }. Cena: { $price }.
wayfarers-board-worker-does = Pomocnik tutaj: { $effect }
wayfarers-board-token-of = Wpływ gracza { $player }: inni płacą 1 monetę lub 1 prowiant za użycie tej karty.
wayfarers-board-tile-price = Cena: { $price }
wayfarers-board-tiles-left = Zostało: { $number }
wayfarers-board-laying = Połóż
wayfarers-board-goods = Pod ręką
wayfarers-board-die = Kość o wartości { $value }
wayfarers-board-reserve = Kości jeszcze poza grą
wayfarers-board-rest = Odpoczynek
wayfarers-board-rest-about = Wszystkie kości wracają i są rzucane. Jeśli w zasobach została najwyżej jedna kość, działają też zdolności odpoczynku.
wayfarers-board-worker-about = Na odkrytej karcie pomocnik robi to, co wydrukowano przy tym miejscu.
wayfarers-board-coins = Monety: { $number }
wayfarers-board-food = Prowiant: { $number }
wayfarers-board-influence = Wpływ w zasobach: { $number }
wayfarers-board-influence-about = Kładzie się go w gildiach i na odkrytych kartach.
wayfarers-board-caravan = Karawana
wayfarers-board-column = Kości o wartości { $value }
wayfarers-board-column-empty = Jeszcze bez symboli
wayfarers-board-column-reach = Może zmienić się na { $values }
wayfarers-board-column-shift = Z gildią handlu także na { $values }
wayfarers-board-column-spaces = Wolne pasujące miejsca: { $number }
wayfarers-board-column-hired = Więcej z wynajętym statkiem: { $number }
wayfarers-board-cell = Kolumna { $column }, rząd { $row }
wayfarers-board-cell-bonus = Po zakryciu: { $effect }
wayfarers-board-symbol-camel = wielbłąd
wayfarers-board-symbol-telescope = teleskop
wayfarers-board-symbol-ship = statek
wayfarers-board-symbol-pigeon = gołąb
wayfarers-board-symbol-coin-off = o 1 monetę mniej
wayfarers-board-symbol-food-off = o 1 prowiant mniej
wayfarers-board-symbol-plus = plus 1
wayfarers-board-symbol-minus = minus 1
wayfarers-board-panorama = Panorama gracza { $player }
wayfarers-board-open = Panorama gracza { $player }
wayfarers-board-open-opponent = { $player }
wayfarers-board-close = Zamknij
wayfarers-board-drawn = Dobrane karty: zatrzymaj jedną
wayfarers-board-view-main = Plansza
wayfarers-board-view-panorama = Panorama
wayfarers-board-view-caravan = Karawana
wayfarers-board-resources = Tor zasobów
wayfarers-board-resources-at = Znacznik zasobów na polu { $spot }
wayfarers-board-colours = Kolory:
wayfarers-board-order = Miejsca { $order } (suma { $sum })
wayfarers-board-intrigue = Karty intryg
wayfarers-board-has = Karty i płytki
wayfarers-board-path = Ścieżka karawany
wayfarers-board-else = inaczej
wayfarers-board-guild-black =
    { $points ->
        [one] Raz w turze za 1 wpływ stąd: krok dalej w dzienniku. Na koniec { $points } punkt za największy wpływ, przy remisie nikt ich nie dostaje.
        [few] Raz w turze za 1 wpływ stąd: krok dalej w dzienniku. Na koniec { $points } punkty za największy wpływ, przy remisie nikt ich nie dostaje.
       *[many] Raz w turze za 1 wpływ stąd: krok dalej w dzienniku. Na koniec { $points } punktów za największy wpływ, przy remisie nikt ich nie dostaje.
    }
wayfarers-board-guild-yellow =
    { $points ->
        [one] Raz w turze za 1 wpływ stąd: dwa razy plus lub minus 1 na kości. Na koniec { $points } punkt za największy wpływ, przy remisie nikt ich nie dostaje.
        [few] Raz w turze za 1 wpływ stąd: dwa razy plus lub minus 1 na kości. Na koniec { $points } punkty za największy wpływ, przy remisie nikt ich nie dostaje.
       *[many] Raz w turze za 1 wpływ stąd: dwa razy plus lub minus 1 na kości. Na koniec { $points } punktów za największy wpływ, przy remisie nikt ich nie dostaje.
    }
wayfarers-board-guild-blue =
    { $points ->
        [one] Raz w turze za 1 wpływ stąd: statek dla kładzionej kości. Na koniec { $points } punkt za największy wpływ, przy remisie nikt ich nie dostaje.
        [few] Raz w turze za 1 wpływ stąd: statek dla kładzionej kości. Na koniec { $points } punkty za największy wpływ, przy remisie nikt ich nie dostaje.
       *[many] Raz w turze za 1 wpływ stąd: statek dla kładzionej kości. Na koniec { $points } punktów za największy wpływ, przy remisie nikt ich nie dostaje.
    }
