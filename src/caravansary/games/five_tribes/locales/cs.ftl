### Five Tribes česky. Figurky patří k pěti kmenům; počty za slovesem stojí ve čtvrtém pádě.

five-tribes-title = Five Tribes
five-tribes-round = { $round }. kolo
five-tribes-last-round = { $round }. kolo, poslední

## Věci

five-tribes-tribe-vizier = vezír
five-tribes-tribe-elder = stařešina
five-tribes-tribe-merchant = obchodník
five-tribes-tribe-builder = stavitel
five-tribes-tribe-assassin = asasín

five-tribes-some-vizier =
    { $number ->
        [one] { $number } vezíra
        [few] { $number } vezíry
       *[other] { $number } vezírů
    }
five-tribes-some-elder =
    { $number ->
        [one] { $number } stařešinu
        [few] { $number } stařešiny
       *[other] { $number } stařešinů
    }
five-tribes-some-merchant =
    { $number ->
        [one] { $number } obchodníka
        [few] { $number } obchodníky
       *[other] { $number } obchodníků
    }
five-tribes-some-builder =
    { $number ->
        [one] { $number } stavitele
        [few] { $number } stavitele
       *[other] { $number } stavitelů
    }
five-tribes-some-assassin =
    { $number ->
        [one] { $number } asasína
        [few] { $number } asasíny
       *[other] { $number } asasínů
    }

five-tribes-kind-village = Vesnice
five-tribes-kind-sacred_place = Posvátné místo
five-tribes-kind-oasis = Oáza
five-tribes-kind-small_market = Malý trh
five-tribes-kind-large_market = Velký trh
five-tribes-tile-name = { $kind }, hodnota { $value }

five-tribes-resource-ivory = slonovina
five-tribes-resource-jewels = šperky
five-tribes-resource-gold = zlato
five-tribes-resource-papyrus = papyrus
five-tribes-resource-silk = hedvábí
five-tribes-resource-spice = koření
five-tribes-resource-fish = ryby
five-tribes-resource-wheat = pšenice
five-tribes-resource-pottery = keramika
five-tribes-resource-fakir = fakír

five-tribes-payment-elder = 1 stařešinu
five-tribes-payment-fakir = 1 fakíra
five-tribes-payment-two_elders = 2 stařešiny
five-tribes-payment-elder_and_fakir = 1 stařešinu a 1 fakíra

five-tribes-djinn-al_amin = Al-Amin
five-tribes-djinn-anun_nak = Anun-Nak
five-tribes-djinn-baal = Ba'al
five-tribes-djinn-boaz = Boaz
five-tribes-djinn-bouraq = Bouraq
five-tribes-djinn-echidna = Echidna
five-tribes-djinn-enki = Enki
five-tribes-djinn-hagis = Hagis
five-tribes-djinn-haurvatat = Haurvatat
five-tribes-djinn-iblis = Iblis
five-tribes-djinn-jafaar = Jafaar
five-tribes-djinn-kandicha = Kandicha
five-tribes-djinn-kumarbi = Kumarbi
five-tribes-djinn-lamia = Lamia
five-tribes-djinn-leta = Leta
five-tribes-djinn-marid = Marid
five-tribes-djinn-monkir = Monkir
five-tribes-djinn-nekir = Nekir
five-tribes-djinn-shamhat = Shamhat
five-tribes-djinn-sibittis = Sibittis
five-tribes-djinn-sloar = Sloar
five-tribes-djinn-utug = Utug
five-tribes-djinn-al_amin-effect = na konci hry platí každí 2 fakíři za jednu kartu zboží podle vaší volby
five-tribes-djinn-anun_nak-effect = 1 stařešina nebo 1 fakír: na prázdnou destičku (bez figurek, velblouda, palmy a paláce) dejte 3 figurky ze sáčku
five-tribes-djinn-baal-effect = 2 mince, když džina získá soupeř, 1 mince, když vy
five-tribes-djinn-boaz-effect = asasíni nemohou zabít vaše vezíry a stařešiny
five-tribes-djinn-bouraq-effect = 1 stařešina nebo 1 fakír: na libovolnou vesnici dejte palác
five-tribes-djinn-echidna-effect = 1 stařešina a k tomu stařešina nebo fakír: stavitelé vám v tomto tahu vydělají dvojnásobek
five-tribes-djinn-enki-effect = 1 stařešina nebo 1 fakír: na libovolnou oázu dejte palmu
five-tribes-djinn-hagis-effect = 1 stařešina nebo 1 fakír: palác smíte dát na sousední destičku
five-tribes-djinn-haurvatat-effect =
    { $palm_with_haurvatat ->
        [one] palmy na vašich destičkách mají hodnotu { $palm_with_haurvatat } bod místo { $palm }
        [few] palmy na vašich destičkách mají hodnotu { $palm_with_haurvatat } body místo { $palm }
       *[other] palmy na vašich destičkách mají hodnotu { $palm_with_haurvatat } bodů místo { $palm }
    }
five-tribes-djinn-iblis-effect = 1 stařešina nebo 1 fakír: asasíni zabijí 2 figurky na jedné destičce, nebo 2 jednomu soupeři
five-tribes-djinn-jafaar-effect =
    { $vizier_with_jafaar ->
        [one] vaši vezíři mají hodnotu { $vizier_with_jafaar } bod místo { $vizier }
        [few] vaši vezíři mají hodnotu { $vizier_with_jafaar } body místo { $vizier }
       *[other] vaši vezíři mají hodnotu { $vizier_with_jafaar } bodů místo { $vizier }
    }
five-tribes-djinn-kandicha-effect = když vaši asasíni zabijí: za obchodníka karta z balíčku, za stavitele tolik mincí, kolik je modrých destiček kolem jeho destičky včetně ní; vezíři a stařešinové jsou vaši
five-tribes-djinn-kumarbi-effect = při dražbě snižuje každý odhozený fakír cenu o 1 minci
five-tribes-djinn-lamia-effect = 1 stařešina nebo 1 fakír: palmu smíte dát na sousední destičku
five-tribes-djinn-leta-effect = 1 stařešina a k tomu stařešina nebo fakír: na prázdnou destičku (bez figurek, velblouda, palmy a paláce) dejte svého velblouda
five-tribes-djinn-marid-effect = 2 mince, když soupeř při pohybu položí figurku na vaši destičku, 1 mince, když vy
five-tribes-djinn-monkir-effect = 2 mince, když palác postaví soupeř, 1 mince, když vy
five-tribes-djinn-nekir-effect = 2 mince za každou figurku zabitou soupeřovými asasíny, 1 mince za vašimi
five-tribes-djinn-shamhat-effect =
    { $elder_with_shamhat ->
        [one] vaši stařešinové mají hodnotu { $elder_with_shamhat } bod místo { $elder }
        [few] vaši stařešinové mají hodnotu { $elder_with_shamhat } body místo { $elder }
       *[other] vaši stařešinové mají hodnotu { $elder_with_shamhat } bodů místo { $elder }
    }
five-tribes-djinn-sibittis-effect = 1 stařešina a k tomu stařešina nebo fakír: prohlédněte si 3 džiny z balíčku a jednoho si nechte
five-tribes-djinn-sloar-effect = 1 fakír: vezměte si kartu z balíčku surovin
five-tribes-djinn-utug-effect = 1 stařešina a k tomu stařešina nebo fakír: dejte velblouda na destičku, kde jsou jen figurky
five-tribes-djinn-kumarbi-effect-spot = při dražbě snižuje každý odhozený fakír cenu na cenu nejbližšího levnějšího pole

five-tribes-score-coins = Mince
five-tribes-score-viziers = Vezíři
five-tribes-score-elders = Stařešinové
five-tribes-score-djinns = Džinové
five-tribes-score-tiles = Destičky
five-tribes-score-palms = Palmy
five-tribes-score-palaces = Paláce
five-tribes-score-goods = Zboží

## Otázky

five-tribes-ask-bid = Dejte svůj ukazatel na cenovou stupnici: kdo zaplatí víc, hraje dřív.
five-tribes-ask-bid-by = { $player } vybírá pole na cenové stupnici.
five-tribes-ask-discount = Kumarbi: kolik fakírů odhodíte, abyste snížili cenu { $price }?
five-tribes-ask-discount-by = { $player } vybírá, kolik fakírů odhodí ke snížení ceny { $price } (Kumarbi).
five-tribes-ask-start = Vyberte destičku a vezměte z ní do ruky všechny figurky.
five-tribes-ask-start-by = { $player } vybírá destičku, odkud povede pohyb.
five-tribes-ask-no-move = Na desce není žádný možný tah: použijte džina, který to může změnit, nebo pokračujte.
five-tribes-ask-no-move-by = { $player } nemá žádný možný pohyb a může použít džiny.
five-tribes-ask-sow =
    { $number ->
        [one] Položte poslední figurku na destičku, kde stojí někdo z jejího kmene.
        [few] Jděte na sousední destičku a položte tam jednu ze { $number } figurek v ruce.
       *[other] Jděte na sousední destičku a položte tam jednu z { $number } figurek v ruce.
    }
five-tribes-ask-sow-by =
    { $number ->
        [one] { $player } pokládá poslední figurku.
        [few] { $player } jde dál a má v ruce { $number } figurky.
       *[other] { $player } jde dál a má v ruce { $number } figurek.
    }
five-tribes-ask-last-camel = Váš poslední velbloud: použijte džina, než obsadíte cílovou destičku, nebo pokračujte.
five-tribes-ask-last-camel-by = { $player } má posledního velblouda a smí použít džina, než obsadí cílovou destičku.
five-tribes-ask-builders = Stavitelé: { $number }, modré destičky kolem: { $blue }, mince: { $coins }. Každý fakír se počítá jako další stavitel.
five-tribes-ask-builders-by =
    { $number ->
        [one] { $player } využívá { $number } stavitele a rozhoduje se o fakírech.
        [few] { $player } využívá { $number } stavitele a rozhoduje se o fakírech.
       *[other] { $player } využívá { $number } stavitelů a rozhoduje se o fakírech.
    }
five-tribes-ask-assassins = Asasíni: { $number }. Vyberte oběť na destičce v dosahu { $number } (s každým fakírem o 1 dál), nebo u soupeře.
five-tribes-ask-assassins-by =
    { $number ->
        [one] { $player } vybírá oběť pro { $number } asasína.
        [few] { $player } vybírá oběť pro { $number } asasíny.
       *[other] { $player } vybírá oběť pro { $number } asasínů.
    }
five-tribes-ask-assassins-two = Asasíni ({ $number }) s Iblisem: vyberte první ze dvou obětí.
five-tribes-ask-assassins-two-by = { $player } vybírá první ze dvou obětí (Iblis).
five-tribes-ask-second-kill = Iblis: vyberte druhou oběť.
five-tribes-ask-second-kill-by = { $player } vybírá druhou oběť (Iblis).
five-tribes-ask-place-palm = Na { $tile } přijde palma; předtím smíte použít džina.
five-tribes-ask-place-palm-by = { $player } umisťuje palmu na { $tile } a předtím smí použít džina.
five-tribes-ask-place-palace = Na { $tile } přijde palác; předtím smíte použít džina.
five-tribes-ask-place-palace-by = { $player } umisťuje palác na { $tile } a předtím smí použít džina.
five-tribes-ask-redirect-palm = Lamia: vyberte pro palmu { $tile } nebo destičku vedle.
five-tribes-ask-redirect-palm-by = { $player } vybírá pro palmu { $tile } nebo destičku vedle (Lamia).
five-tribes-ask-redirect-palace = Hagis: vyberte pro palác { $tile } nebo destičku vedle.
five-tribes-ask-redirect-palace-by = { $player } vybírá pro palác { $tile } nebo destičku vedle (Hagis).
five-tribes-ask-market =
    { $coins ->
        [one] Trh: zaplatíte { $coins } minci za { $number } z prvních { $first } karet?
        [few] Trh: zaplatíte { $coins } mince za { $number } z prvních { $first } karet?
       *[other] Trh: zaplatíte { $coins } mincí za { $number } z prvních { $first } karet?
    }
five-tribes-ask-market-by =
    { $coins ->
        [one] { $player } může na trhu zaplatit { $coins } minci za { $number } z prvních { $first } karet.
        [few] { $player } může na trhu zaplatit { $coins } mince za { $number } z prvních { $first } karet.
       *[other] { $player } může na trhu zaplatit { $coins } mincí za { $number } z prvních { $first } karet.
    }
five-tribes-ask-second-card = Vyberte druhou kartu.
five-tribes-ask-second-card-by = { $player } vybírá druhou kartu.
five-tribes-ask-sacred-place = Posvátné místo: vezmete si džina za 2 stařešiny, nebo za 1 stařešinu a 1 fakíra?
five-tribes-ask-sacred-place-by = { $player } může na posvátném místě získat džina.
five-tribes-ask-target-anun_nak = Anun-Nak: vyberte prázdnou destičku, která dostane 3 figurky ze sáčku.
five-tribes-ask-target-anun_nak-by = { $player } vybírá prázdnou destičku, která dostane 3 figurky (Anun-Nak).
five-tribes-ask-target-bouraq = Bouraq: vyberte vesnici, která dostane palác.
five-tribes-ask-target-bouraq-by = { $player } vybírá vesnici, která dostane palác (Bouraq).
five-tribes-ask-target-enki = Enki: vyberte oázu, která dostane palmu.
five-tribes-ask-target-enki-by = { $player } vybírá oázu, která dostane palmu (Enki).
five-tribes-ask-target-leta = Leta: vyberte prázdnou destičku, kterou obsadí váš velbloud.
five-tribes-ask-target-leta-by = { $player } vybírá pro velblouda prázdnou destičku (Leta).
five-tribes-ask-target-utug = Utug: vyberte destičku s figurkami, kterou obsadí váš velbloud.
five-tribes-ask-target-utug-by = { $player } vybírá pro velblouda destičku s figurkami (Utug).
five-tribes-ask-keep = Sibittis: vyberte džina, kterého si necháte; ostatní se odhodí.
five-tribes-ask-keep-by = { $player } vybírá, kterého džina si nechá (Sibittis).
five-tribes-ask-sale = Konec tahu: můžete prodat zboží. Čím víc různých druhů v sadě, tím víc mincí.
five-tribes-ask-sale-by = { $player } může na konci tahu prodat zboží.
five-tribes-ask-set =
    { $coins ->
        [one] Přidejte zboží jiných druhů, nebo sadu prodejte za { $coins } minci.
        [few] Přidejte zboží jiných druhů, nebo sadu prodejte za { $coins } mince.
       *[other] Přidejte zboží jiných druhů, nebo sadu prodejte za { $coins } mincí.
    }
five-tribes-ask-set-by =
    { $coins ->
        [one] { $player } vykládá sadu zboží, zatím za { $coins } minci.
        [few] { $player } vykládá sadu zboží, zatím za { $coins } mince.
       *[other] { $player } vykládá sadu zboží, zatím za { $coins } mincí.
    }

## Odpovědi

five-tribes-do-bid =
    { $price ->
        [one] { $price } mince
        [few] { $price } mince
       *[other] { $price } mincí
    }
five-tribes-do-fakirs-bid =
    { $number ->
        [0] Žádný fakír
        [one] { $number } fakír
        [few] { $number } fakíři
       *[other] { $number } fakírů
    }: { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
five-tribes-do-fakirs =
    { $number ->
        [0] Žádný fakír
        [one] { $number } fakír
        [few] { $number } fakíři
       *[other] { $number } fakírů
    }: { $coins ->
        [one] +{ $coins } mince
        [few] +{ $coins } mince
       *[other] +{ $coins } mincí
    }
five-tribes-do-take = Vzít { $tile }
five-tribes-do-pass = Pokračovat bez tahu
five-tribes-do-sit-out = Vynechat toto kolo
five-tribes-do-sow = { $tribe } → { $tile }
five-tribes-do-use = { $djinn } za { $payment }
five-tribes-do-go-on = Pokračovat
five-tribes-do-skip = Ne, děkuji
five-tribes-do-place = Položit na { $tile }
five-tribes-do-kill = { $tribe } na { $tile }
five-tribes-do-kill-held = { $tribe } ({ $victim })
five-tribes-do-on = { $tile }
five-tribes-do-card = { $number }. { $card }
five-tribes-do-buy = { $djinn } za { $payment }
five-tribes-do-keep = { $djinn } zůstane
five-tribes-do-lay = { $goods }
five-tribes-do-sell =
    { $coins ->
        [one] Prodat sadu za { $coins } minci
        [few] Prodat sadu za { $coins } mince
       *[other] Prodat sadu za { $coins } mincí
    }
five-tribes-do-sell-all =
    { $coins ->
        [one] Prodat všechno zboží za { $coins } minci
        [few] Prodat všechno zboží za { $coins } mince
       *[other] Prodat všechno zboží za { $coins } mincí
    }
five-tribes-do-end = Ukončit tah

## Co by odpověď přinesla

five-tribes-hint-bid = z ukazatelů na stupnici by před vámi hrálo: { $before }, po vás: { $after }
five-tribes-hint-take =
    { $number ->
        [one] { $number } figurka
        [few] { $number } figurky
       *[other] { $number } figurek
    }, { $ends ->
        [one] { $ends } možný konec
        [few] { $ends } možné konce
       *[other] { $ends } možných konců
    }
five-tribes-hint-final = získáte { $collected }; { $tile }
five-tribes-hint-final-camel = získáte { $collected } a destičku; { $tile }
five-tribes-hint-kill =
    { $fakirs ->
        [one] stojí { $fakirs } fakíra
        [few] stojí { $fakirs } fakíry
       *[other] stojí { $fakirs } fakírů
    }
five-tribes-hint-kill-camel =
    { $fakirs ->
        [0] získáte destičku; { $tile }
        [one] stojí { $fakirs } fakíra, získáte destičku; { $tile }
        [few] stojí { $fakirs } fakíry, získáte destičku; { $tile }
       *[other] stojí { $fakirs } fakírů, získáte destičku; { $tile }
    }
five-tribes-hint-djinn =
    { $points ->
        [one] { $points } bod; { $effect }
        [few] { $points } body; { $effect }
       *[other] { $points } bodů; { $effect }
    }
five-tribes-hint-fakir = pomáhá stavitelům a asasínům a platí džiny
five-tribes-hint-card =
    { $coins ->
        [one] vaše zboží pak má hodnotu o { $coins } minci vyšší
        [few] vaše zboží pak má hodnotu o { $coins } mince vyšší
       *[other] vaše zboží pak má hodnotu o { $coins } mincí vyšší
    }
five-tribes-hint-lay =
    { $coins ->
        [one] sada je pak za { $coins } minci
        [few] sada je pak za { $coins } mince
       *[other] sada je pak za { $coins } mincí
    }

## Co se stalo

five-tribes-log-round = Začíná { $round }. kolo.
five-tribes-log-turn = Na tahu je { $player }.
five-tribes-log-bid =
    { $fakirs ->
        [0] { $player } draží za { $price }.
        [one] { $player } draží za { $price }, odhazuje { $fakirs } fakíra a platí { $paid }.
        [few] { $player } draží za { $price }, odhazuje { $fakirs } fakíry a platí { $paid }.
       *[other] { $player } draží za { $price }, odhazuje { $fakirs } fakírů a platí { $paid }.
    }
five-tribes-log-sit-out = { $player } nemá na žádné místo a toto kolo vynechává.
five-tribes-log-take =
    { $number ->
        [one] { $player } bere { $number } figurku z { $tile }.
        [few] { $player } bere { $number } figurky z { $tile }.
       *[other] { $player } bere { $number } figurek z { $tile }.
    }
five-tribes-log-sow = { $player }: { $tribe } → { $tile }.
five-tribes-log-collect = { $player } sbírá { $collected } z { $tile }.
five-tribes-log-camel = { $player } obsazuje { $tile } (hodnota { $value }).
five-tribes-log-last-camel = { $player } nemá dalšího velblouda: toto je poslední kolo.
five-tribes-log-dry = Na desce není žádný možný tah: toto je poslední kolo.
five-tribes-log-card = { $player } bere kartu: { $card }.
five-tribes-log-build =
    { $coins ->
        [one] { $player } získává za stavitele { $coins } minci
        [few] { $player } získává za stavitele { $coins } mince
       *[other] { $player } získává za stavitele { $coins } mincí
    }{ $fakirs ->
        [0] .
        [one] , s { $fakirs } fakírem.
       *[other] , s { $fakirs } fakíry.
    }
five-tribes-log-kill =
    { $fakirs ->
        [0] { $player } posílá asasíny; oběť: { $tribe } na { $tile }.
        [one] { $player } posílá asasíny a odhazuje { $fakirs } fakíra; oběť: { $tribe } na { $tile }.
        [few] { $player } posílá asasíny a odhazuje { $fakirs } fakíry; oběť: { $tribe } na { $tile }.
       *[other] { $player } posílá asasíny a odhazuje { $fakirs } fakírů; oběť: { $tribe } na { $tile }.
    }
five-tribes-log-kill-held = { $player } posílá asasíny; oběť: { $tribe } ({ $victim }).
five-tribes-log-capture = { $djinn }: { $player } si nechává figurku ({ $tribe }).
five-tribes-log-income =
    { $coins ->
        [one] { $djinn }: { $player } získává { $coins } minci.
        [few] { $djinn }: { $player } získává { $coins } mince.
       *[other] { $djinn }: { $player } získává { $coins } mincí.
    }
five-tribes-log-use = { $player } používá džina: { $djinn } za { $how }.
five-tribes-log-restock =
    { $number ->
        [one] Na { $tile } přichází { $number } figurka ze sáčku.
        [few] Na { $tile } přicházejí { $number } figurky ze sáčku.
       *[other] Na { $tile } přichází { $number } figurek ze sáčku.
    }
five-tribes-log-sibittis =
    { $number ->
        [one] { $player } si prohlíží { $number } džina.
        [few] { $player } si prohlíží { $number } džiny.
       *[other] { $player } si prohlíží { $number } džinů.
    }
five-tribes-log-djinn = { $player } získává džina: { $djinn }.
five-tribes-log-buy = { $player } získává džina: { $djinn } za { $how }.
five-tribes-log-palm = { $player } dává palmu na { $tile }.
five-tribes-log-palace = { $player } dává palác na { $tile }.
five-tribes-log-market =
    { $coins ->
        [one] { $player } platí na trhu { $coins } minci.
        [few] { $player } platí na trhu { $coins } mince.
       *[other] { $player } platí na trhu { $coins } mincí.
    }
five-tribes-log-sell =
    { $number ->
        [one] { $player } prodává { $number } kartu
        [few] { $player } prodává sadu { $number } karet
       *[other] { $player } prodává sadu { $number } karet
    } { $coins ->
        [one] za { $coins } minci.
        [few] za { $coins } mince.
       *[other] za { $coins } mincí.
    }
five-tribes-log-draw = { $player } bere kartu z balíčku.
five-tribes-log-draw-own = Berete kartu z balíčku: { $card }.
five-tribes-log-draw-open = { $player } bere kartu z balíčku: { $card }.

## Deska jako text

five-tribes-text-board =
    Destičky: V vesnice, S posvátné místo, O oáza, M malý trh, L velký trh, s hodnotou; [A] velbloud hráče A, * palma,
    ^ palác. Figurky: Y vezír, W stařešina, G obchodník, B stavitel, R asasín.
five-tribes-text-path = Cesta: { $path }
five-tribes-text-hand = V ruce: { $meeples }
five-tribes-text-bid-row = Řada pořadí: { $row }
five-tribes-text-track = Cenová stupnice v pořadí hry: { $track }
five-tribes-text-row = Nabídka surovin (v balíčku { $deck }, odhozeno { $discards }):
five-tribes-text-djinns = Džinové (v balíčku { $deck }, odhozeno { $discards }):
five-tribes-text-drawn = Z balíčku: { $djinns }
five-tribes-text-supply = Zásoba: palmy { $palms }, paláce { $palaces }; figurky v sáčku: { $bag }
five-tribes-text-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
five-tribes-text-player = vezíři { $viziers }, stařešinové { $elders }, velbloudi { $camels }, karty { $cards }
five-tribes-text-offer = K prodeji: { $goods }
five-tribes-text-used = použit

## Předvolby a varianty

five-tribes-preset-standard = Obvyklá pravidla

five-tribes-option-kumarbi_discount = Každý fakír odhozený pro Kumarbiho
five-tribes-option-kumarbi_discount-coin = snižuje cenu o 1 minci
five-tribes-option-kumarbi_discount-spot = snižuje cenu o jedno místo stupnice
five-tribes-option-paid_djinn_limit = Placeného džina lze použít
five-tribes-option-paid_djinn_limit-player_turn = jednou v každém tahu majitele
five-tribes-option-paid_djinn_limit-round = jednou za kolo
five-tribes-option-paid_djinn_window = Placené džiny se samostatnou schopností lze použít
five-tribes-option-paid_djinn_window-step_boundaries = mezi kroky tahu
five-tribes-option-paid_djinn_window-also_while_sowing = i během pokládání figurek
five-tribes-option-redirect_neighbourhood = Hagis a Lamia dosáhnou na
five-tribes-option-redirect_neighbourhood-eight = 8 destiček kolem
five-tribes-option-redirect_neighbourhood-four = 4 destičky se společnou hranou
five-tribes-option-nekir_payout = Nekir platí za dvě figurky zabité najednou
five-tribes-option-nekir_payout-per_meeple = dvakrát
five-tribes-option-nekir_payout-per_action = jednou
five-tribes-option-nekir_pays_for_kandicha_captures = Figurka získaná přes Kandichu
five-tribes-option-nekir_pays_for_kandicha_captures-true = platí pro Nekira za zabitou
five-tribes-option-nekir_pays_for_kandicha_captures-false = neplatí za zabitou
five-tribes-option-iblis_mixed_pair = Dvě soupeřovy figurky zabité s Iblisem
five-tribes-option-iblis_mixed_pair-true = smějí být stařešina a vezír
five-tribes-option-iblis_mixed_pair-false = musí být z jednoho kmene
five-tribes-option-merchants_take_fakirs_too = Obchodníci berou zleva
five-tribes-option-merchants_take_fakirs_too-true = všechny karty, i fakíry
five-tribes-option-merchants_take_fakirs_too-false = jen zboží
five-tribes-option-large_market_may_take_one = Na velkém trhu kupující
five-tribes-option-large_market_may_take_one-true = smí skončit u jedné karty
five-tribes-option-large_market_may_take_one-false = bere dvě karty
five-tribes-option-hand_cards_hidden = Karty surovin v ruce
five-tribes-option-hand_cards_hidden-true = jsou skryté
five-tribes-option-hand_cards_hidden-false = jsou odkryté
five-tribes-option-baal_pays_for_itself = Kdo získá Ba'ala
five-tribes-option-baal_pays_for_itself-true = dostane za něj minci
five-tribes-option-baal_pays_for_itself-false = nedostane za něj nic
five-tribes-option-echidna_doubles_kandicha = Mince od Kandichy za zabitého stavitele
five-tribes-option-echidna_doubles_kandicha-true = Echidna zdvojnásobí
five-tribes-option-echidna_doubles_kandicha-false = se nezdvojnásobí
five-tribes-option-no_move_check = Že nezbývá žádný tah, se zjišťuje
five-tribes-option-no_move_check-after_every_turn = po každém tahu
five-tribes-option-no_move_check-only_at_move_step = když má někdo táhnout
five-tribes-option-bidder_without_money = Kdo nemá na žádné místo
five-tribes-option-bidder_without_money-pay_all_take_cheapest = vezme nejlevnější a zaplatí vše, co má
five-tribes-option-bidder_without_money-forbid = kolo vynechá
five-tribes-option-bank_limit = Mince v bance
five-tribes-option-bank_limit-unlimited = nikdy nedojdou
five-tribes-option-bank_limit-288 = 288 i s těmi u hráčů
five-tribes-option-assassin_kill = Asasíni s obětí v dosahu
five-tribes-option-assassin_kill-compulsory = musí zabít
five-tribes-option-assassin_kill-optional = nemusí zabít
five-tribes-option-coin_totals_hidden = Mince hráče
five-tribes-option-coin_totals_hidden-true = jsou ostatním skryté
five-tribes-option-coin_totals_hidden-false = jsou odkryté

## Nápověda

five-tribes-help =
    Kolo: ukazatele se draží na cenové stupnici, kdo zaplatí víc, hraje dřív; pak má každý ukazatel svůj tah.

    Tah: vezměte všechny figurky z jedné destičky a jděte po sousedních destičkách, nikdy hned zpátky, a na každé
    položte jednu. Poslední musí skončit tam, kde stojí někdo z jejího kmene: všechny z toho kmene tam seberete.
    Vyprázdněná destička bez velblouda je vaše. Pak koná kmen, potom destička, a smíte prodat zboží.

    Vezíři mají po 1 bodu a 10 bodů za každého soupeře, který jich má méně. Stařešinové mají po 2 bodech a platí se
    jimi džinové. Obchodníci berou karty zleva. Stavitelé vydělají mince: jejich počet krát modré destičky kolem.
    Asasíni zabijí jednu figurku v dosahu, nebo vezíra či stařešinu soupeře. Fakíři posilují stavitele a asasíny.

    Vesnice: palác (5 bodů majiteli destičky). Oáza: palma (3 body). Trhy prodávají karty, posvátná místa džiny.
    Hra končí kolem, ve kterém někdo položí posledního velblouda nebo nezbývá žádný tah. Mince jsou body.

## Hráči s vlastním plánem

bot-five-tribes-vizier = Velkovezír
bot-five-tribes-vizier-about = Brzy sbírá vezíry, aby jich měl víc než každý soupeř.
bot-five-tribes-market = Trhovec
bot-five-tribes-market-about = Nakupuje a směňuje jednu velkou sadu zboží a drží ji až do konce.
bot-five-tribes-gardener = Zahradník
bot-five-tribes-gardener-about = Ovládne oázy a vesnice a zaplní je palmami a paláci.
bot-five-tribes-assassin = Asasín
bot-five-tribes-assassin-about = Získává destičky zabíjením, připravuje soupeře o vezíry a nenechá po sobě nic dobrého.
bot-five-tribes-djinn = Zaklínač
bot-five-tribes-djinn-about = Brzy odevzdává stařešiny a fakíry za džiny a žije z jejich schopností.

## Části hodnoty

five-tribes-part-value = pozice
five-tribes-part-coins = mince
five-tribes-part-viziers = vezíři
five-tribes-part-elders = stařešinové
five-tribes-part-djinns = džinové
five-tribes-part-tiles = destičky
five-tribes-part-palms = palmy
five-tribes-part-palaces = paláce
five-tribes-part-goods = zboží
five-tribes-part-fakirs = fakíři
five-tribes-part-turns = pořadí tahů
five-tribes-part-time = čas
