### Co říká jen deska Five Tribes v prohlížeči.

five-tribes-board-tiles = Destičky
five-tribes-board-tribes = Pět kmenů
five-tribes-board-bid-row = Řada pořadí
five-tribes-board-bid-row-about = V tomto pořadí se draží; v jakém pořadí se v tomto kole hraje, v takovém se příště draží.
five-tribes-board-track = Cenová stupnice
five-tribes-board-spot =
    { $price ->
        [one] Políčko za { $price } minci
        [few] Políčko za { $price } mince
       *[other] Políčko za { $price } mincí
    }
five-tribes-board-spot-about = Je tu místo pro jeden ukazatel; hraje se od nejvyšší ceny dolů.
five-tribes-board-zero-about = Nový ukazatel odsune dřívější; z nich hraje první ten poslední. Nejvýše tři.
five-tribes-board-marker-of = Ukazatel: { $player }
five-tribes-board-market = Nabídka surovin
five-tribes-board-djinns = Džinové
five-tribes-board-drawn = Sibittis: džinové z balíčku
five-tribes-board-deck = v balíčku { $deck }, odhozeno { $discards }
five-tribes-board-bag = Sáček
five-tribes-board-empty = prázdný
five-tribes-board-supply = Zásoba
five-tribes-board-palms-left = Zbývá palem: { $number }
five-tribes-board-palaces-left = Zbývá paláců: { $number }
five-tribes-board-hand = V ruce
five-tribes-board-victim = Oběť
five-tribes-board-at-work = Při práci
five-tribes-board-doubled = Echidna zdvojí mince
five-tribes-board-two-kills = Iblis zabije dva
five-tribes-board-goods = Vaše zboží
five-tribes-board-no-goods = žádné zboží
five-tribes-board-offer = K prodeji
five-tribes-board-no-djinns = žádní džinové
five-tribes-board-coins-hidden = Mince jsou skryté.
five-tribes-board-camel-of = velbloud: { $player }
five-tribes-board-palms = palmy: { $number }
five-tribes-board-palaces = paláce: { $number }
five-tribes-board-owner =
    { $points ->
        [one] Vlastní ji { $player }: { $points } bod
        [few] Vlastní ji { $player }: { $points } body
       *[other] Vlastní ji { $player }: { $points } bodů
    }
five-tribes-board-blue = Modré destičky v okolí: { $number }
five-tribes-board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
five-tribes-board-used = V tomto tahu už byl použit.
five-tribes-board-kind-count = Karet tohoto druhu ve hře: { $number }
five-tribes-board-you-hold = Máte: { $number }
five-tribes-board-goods-value =
    { $coins ->
        [one] Všechno vaše zboží by teď vyneslo { $coins } minci.
        [few] Všechno vaše zboží by teď vyneslo { $coins } mince.
       *[other] Všechno vaše zboží by teď vyneslo { $coins } mincí.
    }

five-tribes-board-kind-village =
    { $points ->
        [one] Kdo tu skončí, postaví tu palác: { $points } bod pro majitele destičky.
        [few] Kdo tu skončí, postaví tu palác: { $points } body pro majitele destičky.
       *[other] Kdo tu skončí, postaví tu palác: { $points } bodů pro majitele destičky.
    }
five-tribes-board-kind-oasis =
    { $points ->
        [one] Kdo tu skončí, dá sem palmu: { $points } bod pro majitele destičky.
        [few] Kdo tu skončí, dá sem palmu: { $points } body pro majitele destičky.
       *[other] Kdo tu skončí, dá sem palmu: { $points } bodů pro majitele destičky.
    }
five-tribes-board-kind-sacred_place = Kdo tu skončí, smí si vzít džina za 2 stařešiny, nebo za 1 stařešinu a 1 fakíra.
five-tribes-board-kind-small_market =
    { $coins ->
        [one] Kdo tu skončí, smí zaplatit { $coins } minci za { $number } z prvních { $first } karet.
        [few] Kdo tu skončí, smí zaplatit { $coins } mince za { $number } z prvních { $first } karet.
       *[other] Kdo tu skončí, smí zaplatit { $coins } mincí za { $number } z prvních { $first } karet.
    }
five-tribes-board-kind-large_market =
    { $coins ->
        [one] Kdo tu skončí, smí zaplatit { $coins } minci za { $number } z prvních { $first } karet.
        [few] Kdo tu skončí, smí zaplatit { $coins } mince za { $number } z prvních { $first } karet.
       *[other] Kdo tu skončí, smí zaplatit { $coins } mincí za { $number } z prvních { $first } karet.
    }

five-tribes-board-tribe-vizier =
    { $points ->
        [one] Zůstávají vám: na konci { $points } bod za každého a { $bonus } za každého soupeře, který jich má méně.
        [few] Zůstávají vám: na konci { $points } body za každého a { $bonus } za každého soupeře, který jich má méně.
       *[other] Zůstávají vám: na konci { $points } bodů za každého a { $bonus } za každého soupeře, který jich má méně.
    }
five-tribes-board-tribe-elder =
    { $points ->
        [one] Zůstávají vám: na konci { $points } bod za každého, nebo jimi platíte džiny a jejich moc.
        [few] Zůstávají vám: na konci { $points } body za každého, nebo jimi platíte džiny a jejich moc.
       *[other] Zůstávají vám: na konci { $points } bodů za každého, nebo jimi platíte džiny a jejich moc.
    }
five-tribes-board-tribe-merchant = Každý přinese kartu z levého konce nabídky surovin.
five-tribes-board-tribe-builder = Mince: stavitelé krát modré destičky v okolí; každý fakír je jako další stavitel.
five-tribes-board-tribe-assassin = Zabijí figurku nejvýše tolik kroků daleko, kolik jich je, s každým fakírem o 1 dál; nebo vezíra či stařešinu soupeře.

five-tribes-board-end = Konec zde sebere { $collected }: { $work }
five-tribes-board-end-camel =
    { $points ->
        [one] Konec zde sebere { $collected }: { $work }; a destička za { $points } bod
        [few] Konec zde sebere { $collected }: { $work }; a destička za { $points } body
       *[other] Konec zde sebere { $collected }: { $work }; a destička za { $points } bodů
    }
five-tribes-board-end-vizier =
    { $points ->
        [one] { $points } bod a { $bonus } za každého soupeře, který jich má méně
        [few] { $points } body a { $bonus } za každého soupeře, který jich má méně
       *[other] { $points } bodů a { $bonus } za každého soupeře, který jich má méně
    }
five-tribes-board-end-elder =
    { $points ->
        [one] { $points } bod, nebo džinové
        [few] { $points } body, nebo džinové
       *[other] { $points } bodů, nebo džinové
    }
five-tribes-board-end-merchant = { $cards }
five-tribes-board-end-builder =
    { $coins ->
        [one] { $coins } mince ({ $number } × modré { $blue })
        [few] { $coins } mince ({ $number } × modré { $blue })
       *[other] { $coins } mincí ({ $number } × modré { $blue })
    }
five-tribes-board-end-assassin = zabijí v dosahu { $number }, nebo u soupeře
