### Co mówi tylko plansza Five Tribes w przeglądarce.

five-tribes-board-tiles = Płytki
five-tribes-board-tribes = Pięć klanów
five-tribes-board-bid-row = Tor kolejności
five-tribes-board-bid-row-about = W tej kolejności się licytuje; kolejność tur w tej rundzie to kolejność licytacji w następnej.
five-tribes-board-track = Tor licytacji
five-tribes-board-spot =
    { $price ->
        [one] Pole za { $price } monetę
        [few] Pole za { $price } monety
       *[other] Pole za { $price } monet
    }
five-tribes-board-spot-about = Miejsce na jeden znacznik; gra się od najwyższej ceny w dół.
five-tribes-board-zero-about = Nowy znacznik przesuwa wcześniejsze; z nich ostatni gra pierwszy. Najwyżej trzy.
five-tribes-board-marker-of = Znacznik: { $player }
five-tribes-board-market = Odkryte karty zasobów
five-tribes-board-djinns = Dżiny
five-tribes-board-drawn = Sibittis: dżiny z talii
five-tribes-board-deck = w talii { $deck }, odrzuconych { $discards }
five-tribes-board-bag = Woreczek
five-tribes-board-empty = pusty
five-tribes-board-supply = Zasób
five-tribes-board-palms-left = Pozostało palm: { $number }
five-tribes-board-palaces-left = Pozostało pałaców: { $number }
five-tribes-board-hand = W ręce
five-tribes-board-victim = Ofiara
five-tribes-board-at-work = Przy pracy
five-tribes-board-doubled = Echidna podwaja monety
five-tribes-board-two-kills = Iblis zabija dwie figurki
five-tribes-board-goods = Twoje towary
five-tribes-board-no-goods = brak towarów
five-tribes-board-offer = Na sprzedaż
five-tribes-board-no-djinns = brak dżinów
five-tribes-board-coins-hidden = Monety są zakryte.
five-tribes-board-camel-of = wielbłąd: { $player }
five-tribes-board-palms = palmy: { $number }
five-tribes-board-palaces = pałace: { $number }
five-tribes-board-owner =
    { $points ->
        [one] Właściciel: { $player }, { $points } punkt
        [few] Właściciel: { $player }, { $points } punkty
       *[other] Właściciel: { $player }, { $points } punktów
    }
five-tribes-board-blue = Niebieskie płytki w bloku: { $number }
five-tribes-board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
five-tribes-board-used = W tej turze już użyty.
five-tribes-board-kind-count = Kart tego rodzaju w grze: { $number }
five-tribes-board-you-hold = Masz: { $number }
five-tribes-board-goods-value =
    { $coins ->
        [one] Wszystkie twoje towary dałyby teraz { $coins } monetę.
        [few] Wszystkie twoje towary dałyby teraz { $coins } monety.
       *[other] Wszystkie twoje towary dałyby teraz { $coins } monet.
    }

five-tribes-board-kind-village =
    { $points ->
        [one] Kto tu kończy, kładzie tu pałac: { $points } punkt dla właściciela płytki.
        [few] Kto tu kończy, kładzie tu pałac: { $points } punkty dla właściciela płytki.
       *[other] Kto tu kończy, kładzie tu pałac: { $points } punktów dla właściciela płytki.
    }
five-tribes-board-kind-oasis =
    { $points ->
        [one] Kto tu kończy, kładzie tu palmę: { $points } punkt dla właściciela płytki.
        [few] Kto tu kończy, kładzie tu palmę: { $points } punkty dla właściciela płytki.
       *[other] Kto tu kończy, kładzie tu palmę: { $points } punktów dla właściciela płytki.
    }
five-tribes-board-kind-sacred_place = Kto tu kończy, może wziąć dżina za 2 mędrców albo za 1 mędrca i 1 fakira.
five-tribes-board-kind-small_market =
    { $coins ->
        [one] Kto tu kończy, może zapłacić { $coins } monetę za { $number } z pierwszych { $first } kart.
        [few] Kto tu kończy, może zapłacić { $coins } monety za { $number } z pierwszych { $first } kart.
       *[other] Kto tu kończy, może zapłacić { $coins } monet za { $number } z pierwszych { $first } kart.
    }
five-tribes-board-kind-large_market =
    { $coins ->
        [one] Kto tu kończy, może zapłacić { $coins } monetę za { $number } z pierwszych { $first } kart.
        [few] Kto tu kończy, może zapłacić { $coins } monety za { $number } z pierwszych { $first } kart.
       *[other] Kto tu kończy, może zapłacić { $coins } monet za { $number } z pierwszych { $first } kart.
    }

five-tribes-board-tribe-vizier =
    { $points ->
        [one] Zostają u ciebie: na koniec po { $points } punkcie i { $bonus } za każdego przeciwnika, który ma ich mniej.
        [few] Zostają u ciebie: na koniec po { $points } punkty i { $bonus } za każdego przeciwnika, który ma ich mniej.
       *[other] Zostają u ciebie: na koniec po { $points } punktów i { $bonus } za każdego przeciwnika, który ma ich mniej.
    }
five-tribes-board-tribe-elder =
    { $points ->
        [one] Zostają u ciebie: na koniec po { $points } punkcie albo zapłata za dżiny i ich moce.
        [few] Zostają u ciebie: na koniec po { $points } punkty albo zapłata za dżiny i ich moce.
       *[other] Zostają u ciebie: na koniec po { $points } punktów albo zapłata za dżiny i ich moce.
    }
five-tribes-board-tribe-merchant = Każdy daje kartę z lewego końca odkrytych kart zasobów.
five-tribes-board-tribe-builder = Monety: budowniczowie razy niebieskie płytki w bloku; fakir liczy się jak budowniczy.
five-tribes-board-tribe-assassin = Zabijają figurkę najwyżej o tyle kroków stąd, ilu ich jest, z każdym fakirem o 1 dalej; albo wezyra lub mędrca przeciwnika.

five-tribes-board-end = Koniec tutaj zbiera { $collected }: { $work }
five-tribes-board-end-camel =
    { $points ->
        [one] Koniec tutaj zbiera { $collected }: { $work }; oraz płytka za { $points } punkt
        [few] Koniec tutaj zbiera { $collected }: { $work }; oraz płytka za { $points } punkty
       *[other] Koniec tutaj zbiera { $collected }: { $work }; oraz płytka za { $points } punktów
    }
five-tribes-board-end-vizier =
    { $points ->
        [one] { $points } punkt i { $bonus } za każdego przeciwnika, który ma ich mniej
        [few] { $points } punkty i { $bonus } za każdego przeciwnika, który ma ich mniej
       *[other] { $points } punktów i { $bonus } za każdego przeciwnika, który ma ich mniej
    }
five-tribes-board-end-elder =
    { $points ->
        [one] { $points } punkt albo dżiny
        [few] { $points } punkty albo dżiny
       *[other] { $points } punktów albo dżiny
    }
five-tribes-board-end-merchant = { $cards }
five-tribes-board-end-builder =
    { $coins ->
        [one] { $coins } moneta ({ $number } × niebieskie { $blue })
        [few] { $coins } monety ({ $number } × niebieskie { $blue })
       *[other] { $coins } monet ({ $number } × niebieskie { $blue })
    }
five-tribes-board-end-assassin = zabijają w zasięgu { $number } albo u przeciwnika
