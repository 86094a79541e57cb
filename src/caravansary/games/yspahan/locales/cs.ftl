### Yspahan česky. Pytle, sudy, truhly a vázy jsou čtyři čtvrti; súk se jmenuje podle čtvrti a barvy.

yspahan-title = Yspahan
yspahan-round = Týden { $week } z { $weeks }, den { $day } z { $days }

## Věci

yspahan-floor-camel = velbloudi
yspahan-floor-bag = pytle
yspahan-floor-barrel = sudy
yspahan-floor-chest = truhly
yspahan-floor-vase = vázy
yspahan-floor-gold = mince

yspahan-neighbourhood-bag = pytle
yspahan-neighbourhood-barrel = sudy
yspahan-neighbourhood-chest = truhly
yspahan-neighbourhood-vase = vázy

yspahan-souk-bag-white = bílé pytle
yspahan-souk-bag-blue = modré pytle
yspahan-souk-bag-yellow = žluté pytle
yspahan-souk-bag-purple = fialové pytle
yspahan-souk-barrel-white = bílé sudy
yspahan-souk-barrel-blue = modré sudy
yspahan-souk-barrel-yellow = žluté sudy
yspahan-souk-barrel-purple = fialové sudy
yspahan-souk-chest-blue = modré truhly
yspahan-souk-chest-yellow = žluté truhly
yspahan-souk-chest-purple = fialové truhly
yspahan-souk-vase-blue = modré vázy
yspahan-souk-vase-yellow = žluté vázy
yspahan-souk-vase-orange = oranžové vázy
yspahan-shop = { $souk } { $number }

yspahan-space-C = náměstí
yspahan-space-W = západ { $number } (W{ $number })
yspahan-space-E = východ { $number } (E{ $number })
yspahan-space-N = sever { $number } (N{ $number })
yspahan-space-S = jih { $number } (S{ $number })

yspahan-building-paddock = Ohrada
yspahan-building-shop_building = Obchod
yspahan-building-hammam = Lázně
yspahan-building-caravanserai = Hostinec
yspahan-building-bazaar = Bazar
yspahan-building-hoist = Zdvihadlo
yspahan-building-paddock-effect =
    { $amount ->
        [one] o { $amount } velblouda víc, když berete velbloudy za kostky
        [few] o { $amount } velbloudy víc, když berete velbloudy za kostky
       *[other] o { $amount } velbloudů víc, když berete velbloudy za kostky
    }
yspahan-building-shop_building-effect =
    { $amount ->
        [one] o { $amount } minci víc, když berete mince za kostky
        [few] o { $amount } mince víc, když berete mince za kostky
       *[other] o { $amount } mincí víc, když berete mince za kostky
    }
yspahan-building-hammam-effect =
    { $amount ->
        [one] správce smí zdarma o { $amount } pole dál nebo blíž
        [few] správce smí zdarma o { $amount } pole dál nebo blíž
       *[other] správce smí zdarma o { $amount } polí dál nebo blíž
    }
yspahan-building-caravanserai-effect = karta pokaždé, když je vaše zboží posláno na karavanu
yspahan-building-bazaar-effect =
    { $amount ->
        [one] na konci týdne o { $amount } bod víc za každý váš dokončený súk
        [few] na konci týdne o { $amount } body víc za každý váš dokončený súk
       *[other] na konci týdne o { $amount } bodů víc za každý váš dokončený súk
    }
yspahan-building-hoist-effect = o { $amount } zboží víc, když zásobujete obchody za kostky

yspahan-payment-full = plná cena
yspahan-payment-no_camels = karta: bez velbloudů
yspahan-payment-no_gold = karta: bez mincí
yspahan-payment-both_cards = obě karty: zdarma

yspahan-card-gain_camels = Tři velbloudi
yspahan-card-gain_gold = Tři mince
yspahan-card-place_good = Zboží do obchodu
yspahan-card-load_good = Zboží na karavanu
yspahan-card-sell_camels = Velbloudi za body
yspahan-card-sell_gold = Mince za body
yspahan-card-build_no_camels = Stavba bez velbloudů
yspahan-card-build_no_gold = Stavba bez mincí
yspahan-card-swap = Směna
yspahan-card-gain_camels-effect =
    { $amount ->
        [one] vezmete si { $amount } velblouda
        [few] vezmete si { $amount } velbloudy
       *[other] vezmete si { $amount } velbloudů
    }
yspahan-card-gain_gold-effect =
    { $amount ->
        [one] vezmete si { $amount } minci
        [few] vezmete si { $amount } mince
       *[other] vezmete si { $amount } mincí
    }
yspahan-card-place_good-effect = umístíte jedno zboží do kteréhokoli obchodu, který smíte obsadit
yspahan-card-load_good-effect = naložíte jedno zboží ze své zásoby a získáte za něj body; bez karty z hostince
yspahan-card-sell_camels-effect =
    odevzdáte až { $most ->
        [one] { $most } velblouda
        [few] { $most } velbloudy
       *[other] { $most } velbloudů
    }, za každého { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
yspahan-card-sell_gold-effect =
    odevzdáte až { $most ->
        [one] { $most } minci
        [few] { $most } mince
       *[other] { $most } mincí
    }, za každou { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
yspahan-card-build_no_camels-effect = hraje se při stavbě: budova stojí jen mince
yspahan-card-build_no_gold-effect = hraje se při stavbě: budova stojí jen velbloudy
yspahan-card-swap-effect = vyměníte libovolný počet velbloudů za mince nebo mincí za velbloudy, jedna ku jedné

yspahan-score-loading = Nakládání
yspahan-score-caravan = Karavana
yspahan-score-souks = Súky
yspahan-score-buildings = Budovy
yspahan-score-cards = Karty

## Otázky

yspahan-ask-dice = Kupte žluté kostky po 1 minci, pak se hodí všemi kostkami: žluté jsou jen pro vás.
yspahan-ask-dice-by = { $player } se před hodem rozhoduje o žlutých kostkách.
yspahan-ask-group = Vyberte skupinu kostek: jejich počet platí pro akci patra, jejich hodnota pro správce.
yspahan-ask-group-by = { $player } vybírá skupinu kostek.
yspahan-ask-no-group = Žádná skupina kostek na vás nezbyla: vezměte si místo ní kartu.
yspahan-ask-no-group-by = { $player } nemá na výběr žádnou skupinu kostek.
yspahan-ask-action =
    { $number ->
        [one] Co uděláte s { $number } kostkou hodnoty { $value } (patro: { $floor })?
       *[other] Co uděláte s { $number } kostkami hodnoty { $value } (patro: { $floor })?
    }
yspahan-ask-action-by =
    { $number ->
        [one] { $player } vybírá, k čemu využije { $number } kostku s hodnotou { $value }.
        [few] { $player } vybírá, k čemu využije { $number } kostky s hodnotou { $value }.
       *[other] { $player } vybírá, k čemu využije { $number } kostek s hodnotou { $value }.
    }
yspahan-ask-supply =
    { $goods ->
        [one] Vyberte obchod ve čtvrti „{ $neighbourhood }“: zbývá umístit { $goods } kostičku zboží.
        [few] Vyberte obchod ve čtvrti „{ $neighbourhood }“: zbývá umístit { $goods } kostičky zboží.
       *[other] Vyberte obchod ve čtvrti „{ $neighbourhood }“: zbývá umístit { $goods } kostiček zboží.
    }
yspahan-ask-supply-by =
    { $goods ->
        [one] { $player } vybírá obchod ve čtvrti „{ $neighbourhood }“: zbývá umístit { $goods } kostičku zboží.
        [few] { $player } vybírá obchod ve čtvrti „{ $neighbourhood }“: zbývá umístit { $goods } kostičky zboží.
       *[other] { $player } vybírá obchod ve čtvrti „{ $neighbourhood }“: zbývá umístit { $goods } kostiček zboží.
    }
yspahan-ask-supervisor =
    Vyberte, kde správce skončí: přesně { $value ->
        [one] { $value } pole
        [few] { $value } pole
       *[other] { $value } polí
    } odtud, { $free ->
        [0] každé pole navíc nebo méně stojí 1 minci
        [one] až { $free } pole navíc nebo méně je zdarma, každé další stojí 1 minci
        [few] až { $free } pole navíc nebo méně jsou zdarma, každé další stojí 1 minci
       *[other] až { $free } polí navíc nebo méně je zdarma, každé další stojí 1 minci
    }; zboží vedle něj se naloží.
yspahan-ask-supervisor-by = { $player } vybírá, kam půjde správce.
yspahan-ask-order = Na karavanu odchází dvojí zboží: vyberte, které se naloží první.
yspahan-ask-order-by = { $player } vybírá, které zboží se naloží první.
yspahan-ask-camel = Vaše zboží ({ $shop }) odchází na karavanu: zaplatíte velblouda, aby zůstalo a naložilo se jiné z vaší zásoby?
yspahan-ask-camel-by = { $player } se rozhoduje, zda za velblouda nechá zboží v obchodě ({ $shop }).
yspahan-ask-caravanserai = Vaše zboží bylo naloženo a máte hostinec: vezmete si kartu?
yspahan-ask-caravanserai-by = { $player } se rozhoduje, zda si vezme kartu z hostince.
yspahan-ask-after = Vaše akce skončila: stavte, zahrajte kartu, nebo ukončete tah.
yspahan-ask-after-by = { $player } může stavět a hrát karty.
yspahan-ask-after-cards = Vaše akce skončila: zahrajte kartu, nebo ukončete tah.
yspahan-ask-after-cards-by = { $player } může hrát karty.
yspahan-ask-place = Vyberte obchod pro zboží, které umisťuje vaše karta.
yspahan-ask-place-by = { $player } vybírá obchod pro zboží z karty.
yspahan-ask-sell-camels = Vyberte, kolik velbloudů odevzdáte: za každého jsou 2 body.
yspahan-ask-sell-camels-by = { $player } vybírá, kolik velbloudů odevzdá za body.
yspahan-ask-sell-gold = Vyberte, kolik mincí odevzdáte: za každou je 1 bod.
yspahan-ask-sell-gold-by = { $player } vybírá, kolik mincí odevzdá za body.
yspahan-ask-swap = Vyberte, co vyměníte se společnou zásobou, jedna ku jedné.
yspahan-ask-swap-by = { $player } vyměňuje velbloudy a mince se společnou zásobou.

## Odpovědi

yspahan-do-dice =
    { $dice ->
        [0] Žádné žluté kostky
        [one] { $dice } žlutá kostka
        [few] { $dice } žluté kostky
       *[other] { $dice } žlutých kostek
    }
yspahan-do-floor = Patro: { $floor }
yspahan-main-camels =
    { $number ->
        [one] Vzít { $number } velblouda
        [few] Vzít { $number } velbloudy
       *[other] Vzít { $number } velbloudů
    }
yspahan-main-gold =
    { $number ->
        [one] Vzít { $number } minci
        [few] Vzít { $number } mince
       *[other] Vzít { $number } mincí
    }
yspahan-main-goods = Umístit zboží: { $number } ({ $neighbourhood })
yspahan-do-supervisor = Posunout správce
yspahan-do-take-card = Vzít kartu
yspahan-do-discard = { $then }, odhodit „{ $card }“
yspahan-do-discard-only = O kostku víc, odhodit „{ $card }“
yspahan-do-shop = { $shop }
yspahan-do-stop = Už neumisťovat
yspahan-do-move = { $space }
yspahan-do-load = { $shop } ({ $owner })
yspahan-do-protect = Zaplatit velblouda
yspahan-do-send = Nechat odejít
yspahan-do-draw = Vzít kartu
yspahan-do-decline = Bez karty
yspahan-do-build = { $building }, { $how }
yspahan-do-play = Karta: { $card }
yspahan-do-sell = { $number }
yspahan-do-swap-camels =
    { $number ->
        [0] Nic nevyměnit
        [one] { $number } velblouda za minci
        [few] { $number } velbloudy za mince
       *[other] { $number } velbloudů za mince
    }
yspahan-do-swap-gold =
    { $number ->
        [0] Nic nevyměnit
        [one] { $number } minci za velblouda
        [few] { $number } mince za velbloudy
       *[other] { $number } mincí za velbloudy
    }
yspahan-do-end = Ukončit tah

## Co odpověď přinese

yspahan-hint-floor =
    { $number ->
        [one] { $number } kostka hodnoty { $value }
        [few] { $number } kostky hodnoty { $value }
       *[other] { $number } kostek hodnoty { $value }
    }
yspahan-hint-supervisor =
    přesně { $value ->
        [one] { $value } pole
        [few] { $value } pole
       *[other] { $value } polí
    }; { $free ->
        [0] každé pole navíc nebo méně stojí 1 minci
        [one] až { $free } pole navíc nebo méně je zdarma, každé další stojí 1 minci
        [few] až { $free } pole navíc nebo méně jsou zdarma, každé další stojí 1 minci
       *[other] až { $free } polí navíc nebo méně je zdarma, každé další stojí 1 minci
    }
yspahan-hint-shop =
    { $left ->
        [one] plně obsadí súk, na konci týdne { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
        [few] v súku jsou volné { $left } obchody, plně obsazený přinese { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[other] v súku je volných { $left } obchodů, plně obsazený přinese { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
    }
yspahan-hint-move-0 =
    { $gold ->
        [0] zdarma; nic se nenaloží
        [one] { $gold } mince; nic se nenaloží
        [few] { $gold } mince; nic se nenaloží
       *[other] { $gold } mincí; nic se nenaloží
    }
yspahan-hint-move-1 =
    { $gold ->
        [0] zdarma; naloží se zboží: { $owner1 }
        [one] { $gold } mince; naloží se zboží: { $owner1 }
        [few] { $gold } mince; naloží se zboží: { $owner1 }
       *[other] { $gold } mincí; naloží se zboží: { $owner1 }
    }
yspahan-hint-move-2 =
    { $gold ->
        [0] zdarma; naloží se zboží: { $owner1 }, { $owner2 }
        [one] { $gold } mince; naloží se zboží: { $owner1 }, { $owner2 }
        [few] { $gold } mince; naloží se zboží: { $owner1 }, { $owner2 }
       *[other] { $gold } mincí; naloží se zboží: { $owner1 }, { $owner2 }
    }
yspahan-hint-sell =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
yspahan-hint-build =
    { $camels ->
        [one] { $camels } velbloud
        [few] { $camels } velbloudi
       *[other] { $camels } velbloudů
    }, { $gold ->
        [one] { $gold } mince
        [few] { $gold } mince
       *[other] { $gold } mincí
    }; { $points ->
        [0] bez bodů
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }; { $effect }

## Co se stalo

yspahan-log-day = Týden { $week }, den { $day }: začíná { $player }.
yspahan-log-roll =
    { $dice ->
        [one] { $player } hází { $dice } kostkou{ $yellow ->
            [0] .
           *[other] , z toho žlutých: { $yellow }.
        }
       *[other] { $player } hází { $dice } kostkami{ $yellow ->
            [0] .
           *[other] , z toho žlutých: { $yellow }.
        }
    }
yspahan-log-group =
    { $number ->
        [one] { $player } bere { $number } kostku hodnoty { $value } (patro: { $floor }).
        [few] { $player } bere { $number } kostky hodnoty { $value } (patro: { $floor }).
       *[other] { $player } bere { $number } kostek hodnoty { $value } (patro: { $floor }).
    }
yspahan-log-discard = { $player } odhazuje kartu „{ $card }“ za kostku navíc.
yspahan-log-camels =
    { $number ->
        [one] { $player } bere { $number } velblouda.
        [few] { $player } bere { $number } velbloudy.
       *[other] { $player } bere { $number } velbloudů.
    }
yspahan-log-gold =
    { $number ->
        [one] { $player } bere { $number } minci.
        [few] { $player } bere { $number } mince.
       *[other] { $player } bere { $number } mincí.
    }
yspahan-log-yellow = Žluté kostky opouštějí věž.
yspahan-log-place = { $player } umisťuje zboží: { $souk }.
yspahan-log-souk-full = { $player } dokončuje súk: { $souk }.
yspahan-log-supervisor =
    { $gold ->
        [0] { $player } posouvá správce: { $space }.
        [one] { $player } posouvá správce za { $gold } minci: { $space }.
        [few] { $player } posouvá správce za { $gold } mince: { $space }.
       *[other] { $player } posouvá správce za { $gold } mincí: { $space }.
    }
yspahan-log-protect = { $player } platí velblouda; zboží zůstává v obchodě.
yspahan-log-load =
    { $points ->
        [0] { $player } nakládá zboží, bez bodů.
        [one] { $player } nakládá zboží, { $points } bod.
        [few] { $player } nakládá zboží, { $points } body.
       *[other] { $player } nakládá zboží, { $points } bodů.
    }
yspahan-log-caravan-full = Karavana je plná; vyhodnotí se a vyprázdní.
yspahan-log-caravan =
    { $points ->
        [one] { $player } získává za karavanu { $points } bod.
        [few] { $player } získává za karavanu { $points } body.
       *[other] { $player } získává za karavanu { $points } bodů.
    }
yspahan-log-week = Týden { $week } skončil: vyhodnotí se súky a pak karavana.
yspahan-log-souk =
    { $points ->
        [one] { $player } získává { $points } bod za súk: { $souk }.
        [few] { $player } získává { $points } body za súk: { $souk }.
       *[other] { $player } získává { $points } bodů za súk: { $souk }.
    }
yspahan-log-build =
    { $points ->
        [0] { $player } staví: { $building } ({ $how }).
        [one] { $player } staví: { $building } ({ $how }), { $points } bod.
        [few] { $player } staví: { $building } ({ $how }), { $points } body.
       *[other] { $player } staví: { $building } ({ $how }), { $points } bodů.
    }
yspahan-log-draw = { $player } si bere kartu.
yspahan-log-draw-own = Berete si kartu: { $card }.
yspahan-log-no-card = { $player }: nezbyla žádná karta k vzetí.
yspahan-log-play = { $player } hraje kartu: { $card }.
yspahan-log-sell-camels =
    { $number ->
        [one] { $player } odevzdává { $number } velblouda, body: { $points }.
        [few] { $player } odevzdává { $number } velbloudy, body: { $points }.
       *[other] { $player } odevzdává { $number } velbloudů, body: { $points }.
    }
yspahan-log-sell-gold =
    { $number ->
        [one] { $player } odevzdává { $number } minci, body: { $points }.
        [few] { $player } odevzdává { $number } mince, body: { $points }.
       *[other] { $player } odevzdává { $number } mincí, body: { $points }.
    }
yspahan-log-swap =
    { $gold ->
        [0] { $player } { $camels ->
            [0] nic nemění
            [one] mění { $camels } velblouda za minci
            [few] mění { $camels } velbloudy za mince
           *[other] mění { $camels } velbloudů za mince
        }.
        [one] { $player } mění { $gold } minci za velblouda.
        [few] { $player } mění { $gold } mince za velbloudy.
       *[other] { $player } mění { $gold } mincí za velbloudy.
    }

## Plán v textu

yspahan-text-city =
    Město. Obchody podle barvy súku: p fialová, y žlutá, b modrá, w bílá, o oranžová. [A] je zboží hráče A.
    Severozápad truhly, severovýchod vázy, jihozápad pytle, jihovýchod sudy. <W3> je správce.
yspahan-text-tower = Věž: [3] je bílá kostka, (3) žlutá
yspahan-text-caravan = Karavana: násobek řady, zboží, body za naložení; plní se od spodní řady
yspahan-text-pile = Karty: v balíčku { $pile }, použité { $discard }
yspahan-text-player =
    { $gold ->
        [one] { $gold } mince
        [few] { $gold } mince
       *[other] { $gold } mincí
    }, { $camels ->
        [one] { $camels } velbloud
        [few] { $camels } velbloudi
       *[other] { $camels } velbloudů
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }

## Sady pravidel a volby

yspahan-preset-second = Druhé vydání, 2 až 4 hráči
yspahan-preset-first = První vydání, 3 a 4 hráči

yspahan-option-supervisor_gold_limit = Mince za delší nebo kratší pohyb správcem, i nad pole, která jsou díky lázním zdarma
yspahan-option-supervisor_gold_limit-unlimited = libovolně
yspahan-option-supervisor_gold_limit-3 = nejvýš 3
yspahan-option-hammam_paid_extension = Placená pole nad volná pole lázní
yspahan-option-hammam_paid_extension-unlimited = libovolně
yspahan-option-hammam_paid_extension-3 = nejvýš 3
yspahan-option-card_effect_timing = Karty se hrají pro svůj účinek
yspahan-option-card_effect_timing-any_time = kdykoli ve vlastním tahu
yspahan-option-card_effect_timing-after_main_action = po akci kostek
yspahan-option-caravanserai_draw = Karta z hostince
yspahan-option-caravanserai_draw-mandatory = bere se vždy
yspahan-option-caravanserai_draw-optional = lze ji odmítnout
yspahan-option-hoist_extra_good = Zboží ze zdvihadla
yspahan-option-hoist_extra_good-optional = lze odmítnout
yspahan-option-hoist_extra_good-mandatory = musí se umístit
yspahan-option-two_player_game = Hra pro dva hráče
yspahan-option-two_player_game-true = dovolena
yspahan-option-two_player_game-false = nedovolena
yspahan-option-first_player = Začínající hráč celé hry
yspahan-option-first_player-random = losem
yspahan-option-first_player-first_seat = první místo
yspahan-option-plain_supply_full_use = Zboží za kostky
yspahan-option-plain_supply_full_use-mandatory = musí se umístit, pokud to jde
yspahan-option-plain_supply_full_use-optional = první se musí umístit, další mohou
yspahan-option-bank_limit = Velbloudi a mince ve společné zásobě
yspahan-option-bank_limit-unlimited = nikdy nedojdou
yspahan-option-bank_limit-25 = od každého 25
yspahan-option-goods_limit = Zboží hráče
yspahan-option-goods_limit-unlimited = nikdy nedojde
yspahan-option-goods_limit-25 = 25 kostiček, jedna z nich ukazuje body
yspahan-option-zero_move_triggers = Správce, který zůstane stát
yspahan-option-zero_move_triggers-true = naloží zboží vedle sebe
yspahan-option-zero_move_triggers-false = nic nenaloží
yspahan-option-several_unfinished_own_souks = Několik vlastních nedokončených súků v jedné čtvrti
yspahan-option-several_unfinished_own_souks-any_own_unfinished = pokračujete v kterémkoli
yspahan-option-several_unfinished_own_souks-blocked = nesmíte tam umisťovat
yspahan-option-both_discount_cards_on_one_building = Obě slevové karty na jednu budovu
yspahan-option-both_discount_cards_on_one_building-true = dovoleno
yspahan-option-both_discount_cards_on_one_building-false = nedovoleno
yspahan-option-discount_card_is_extra_build = Slevová karta
yspahan-option-discount_card_is_extra_build-true = dává další budovu
yspahan-option-discount_card_is_extra_build-false = zlevní budovu tohoto tahu
yspahan-option-cards_before_the_roll = Karty před hodem kostkami
yspahan-option-cards_before_the_roll-true = dovoleny, hrají-li se karty kdykoli
yspahan-option-cards_before_the_roll-false = nedovoleny
yspahan-option-cards_inside_an_action = Karty uprostřed akce
yspahan-option-cards_inside_an_action-true = dovoleny, hrají-li se karty kdykoli
yspahan-option-cards_inside_an_action-false = nedovoleny
yspahan-option-reshuffle_moment = Použité karty se zamíchají do nového balíčku
yspahan-option-reshuffle_moment-at_once = jakmile je balíček prázdný
yspahan-option-reshuffle_moment-when_needed = až se bere další karta
yspahan-option-forced_card_may_build = Stavba po kartě, když nezbyly kostky
yspahan-option-forced_card_may_build-true = dovolena
yspahan-option-forced_card_may_build-false = nedovolena
yspahan-option-minimum_sold = Nejmenší počet žetonů prodaných nebo směněných kartou
yspahan-option-minimum_sold-1 = jeden
yspahan-option-minimum_sold-0 = žádný
yspahan-option-extra_die_card_with_other_actions = Karta odhozená za kostku navíc
yspahan-option-extra_die_card_with_other_actions-true = smí ke kterékoli akci
yspahan-option-extra_die_card_with_other_actions-false = jen k akci patra
yspahan-option-two_player_unused_camels = Velbloudi používaní v každé řadě ve dvou hráčích (bez vlivu na hru)
yspahan-option-two_player_unused_camels-last_two_along_path = poslední dva
yspahan-option-two_player_unused_camels-first_two_along_path = první dva
yspahan-option-two_player_forced_card_may_build = Ve dvou hráčích stavba bez skupiny kostek
yspahan-option-two_player_forced_card_may_build-true = dovolena místo karty
yspahan-option-two_player_forced_card_may_build-false = nedovolena

## Nastavení, s nimiž nelze hrát

yspahan-setup-two-players = Pravidlo „{ $option }“ má hodnotu „{ $value }“ jako v prvním vydání: zvolte 3 nebo 4 hráče, anebo je nastavte na „{ $better }“.
yspahan-setup-limits = Pravidla „{ $first }“ a „{ $second }“ musí být nastavena stejně.

## Nápověda

yspahan-help =
    Tři týdny po sedmi dnech. Každý den hodí začínající hráč kostkami a ty se seřadí do věže: nejnižší hodnota
    k velbloudům, nejvyšší k mincím, ostatní od pytlů nahoru. { $seats ->
        [2] Pak si vezme skupinu kostek začínající hráč, po něm druhý hráč a potom ještě jednu začínající hráč. S každou
            skupinou se udělá jedna věc: akce patra, jednou za každou kostku; nebo pohyb správcem o hodnotu kostek; nebo
            se vezme jedna karta; nebo se postaví jedna budova.
       *[other] Pak si každý vezme jednu skupinu kostek a udělá s ní jednu věc: akci patra, jednou za každou kostku; nebo
            pohne správcem o hodnotu kostek; nebo si vezme jednu kartu. Potom smí postavit jednu budovu.
    }

    Zásobování: súk jsou všechny obchody jedné barvy v jedné čtvrti a patří jednomu hráči. Dokud máte ve čtvrti
    nedokončený súk, jiný tam nezačnete. Na konci týdne přinesou dokončené súky body a město se vyprázdní.

    Správce: zboží vedle pole, kde se zastaví, jde na karavanu. Za velblouda zboží v obchodě zůstane a naloží se jiné
    z vaší zásoby. Naložení přinese 2, 1 nebo 0 bodů. Na konci týdne, a když je plná, přinese karavana za vaše zboží
    jeho počet krát číslo vaší nejvyšší řady.

    Budovy: třetí, čtvrtá a pátá přinesou po 5 bodech, šestá 10.

    Karty: odložená s kostkami platí jako další kostka, nebo se hraje pro svůj efekt.

    Kdo má nejvíc bodů, vyhrává.

## Styly: boti s plánem

bot-yspahan-builder = Stavitel
bot-yspahan-builder-about = Chce všech šest budov, ty drahé brzy, a z jejich zisku obsazuje súky.
bot-yspahan-rider = Karavaník
bot-yspahan-rider-about = Posílá zboží na karavanu každý týden a spoléhá na horní řady.
bot-yspahan-filler = Trhovec
bot-yspahan-filler-about = Obsazuje jeden súk za druhým a chrání je velbloudy.
bot-yspahan-cards = Karetník
bot-yspahan-cards-about = Sbírá karty, staví se slevou a na konci prodává.

## Části hodnoty pozice

yspahan-part-points = dosavadní body
yspahan-part-buildings = budovy
yspahan-part-gold = mince
yspahan-part-camels = velbloudi
yspahan-part-cards = karty
yspahan-part-souks = súky
yspahan-part-caravan = karavana
yspahan-part-turns = pořadí tahů
yspahan-part-time = zbývající čas
