### Five Tribes po polsku, słowami polskiej pomocy gracza: klan, figurka, tor licytacji, tor kolejności.

five-tribes-title = Five Tribes
five-tribes-round = Runda { $round }
five-tribes-last-round = Runda { $round }, ostatnia

## Rzeczy

five-tribes-tribe-vizier = wezyr
five-tribes-tribe-elder = mędrzec
five-tribes-tribe-merchant = kupiec
five-tribes-tribe-builder = budowniczy
five-tribes-tribe-assassin = asasyn

five-tribes-some-vizier =
    { $number ->
        [one] { $number } wezyra
       *[other] { $number } wezyrów
    }
five-tribes-some-elder =
    { $number ->
        [one] { $number } mędrca
       *[other] { $number } mędrców
    }
five-tribes-some-merchant =
    { $number ->
        [one] { $number } kupca
       *[other] { $number } kupców
    }
five-tribes-some-builder =
    { $number ->
        [one] { $number } budowniczego
       *[other] { $number } budowniczych
    }
five-tribes-some-assassin =
    { $number ->
        [one] { $number } asasyna
       *[other] { $number } asasynów
    }

five-tribes-kind-village = Wioska
five-tribes-kind-sacred_place = Miejsce święte
five-tribes-kind-oasis = Oaza
five-tribes-kind-small_market = Małe targowisko
five-tribes-kind-large_market = Duże targowisko
five-tribes-tile-name = { $kind }, wartość { $value }

five-tribes-resource-ivory = kość słoniowa
five-tribes-resource-jewels = klejnoty
five-tribes-resource-gold = złoto
five-tribes-resource-papyrus = papirus
five-tribes-resource-silk = jedwab
five-tribes-resource-spice = przyprawy
five-tribes-resource-fish = ryby
five-tribes-resource-wheat = pszenica
five-tribes-resource-pottery = ceramika
five-tribes-resource-fakir = fakir

five-tribes-payment-elder = 1 mędrca
five-tribes-payment-fakir = 1 fakira
five-tribes-payment-two_elders = 2 mędrców
five-tribes-payment-elder_and_fakir = 1 mędrca i 1 fakira

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
five-tribes-djinn-al_amin-effect = na koniec gry każdych 2 fakirów liczy się jako jedna dowolna karta towaru
five-tribes-djinn-anun_nak-effect = 1 mędrzec lub 1 fakir: połóż 3 figurki z woreczka na pustej płytce (bez figurek, wielbłąda, palmy i pałacu)
five-tribes-djinn-baal-effect = 2 monety, gdy dżina zdobywa przeciwnik, 1 moneta, gdy ty
five-tribes-djinn-boaz-effect = asasyni nie mogą zabić twoich wezyrów i mędrców
five-tribes-djinn-bouraq-effect = 1 mędrzec lub 1 fakir: połóż pałac na dowolnej wiosce
five-tribes-djinn-echidna-effect = 1 mędrzec oraz mędrzec lub fakir: budowniczowie dają ci w tej turze dwa razy więcej monet
five-tribes-djinn-enki-effect = 1 mędrzec lub 1 fakir: połóż palmę na dowolnej oazie
five-tribes-djinn-hagis-effect = 1 mędrzec lub 1 fakir: możesz położyć pałac na sąsiedniej płytce
five-tribes-djinn-haurvatat-effect =
    { $palm_with_haurvatat ->
        [one] palmy na twoich płytkach są warte po { $palm_with_haurvatat } punkcie zamiast { $palm }
        [few] palmy na twoich płytkach są warte po { $palm_with_haurvatat } punkty zamiast { $palm }
       *[many] palmy na twoich płytkach są warte po { $palm_with_haurvatat } punktów zamiast { $palm }
    }
five-tribes-djinn-iblis-effect = 1 mędrzec lub 1 fakir: asasyni zabijają 2 figurki na jednej płytce albo 2 jednego przeciwnika
five-tribes-djinn-jafaar-effect =
    { $vizier_with_jafaar ->
        [one] twoi wezyrowie są warci po { $vizier_with_jafaar } punkcie zamiast { $vizier }
        [few] twoi wezyrowie są warci po { $vizier_with_jafaar } punkty zamiast { $vizier }
       *[many] twoi wezyrowie są warci po { $vizier_with_jafaar } punktów zamiast { $vizier }
    }
five-tribes-djinn-kandicha-effect = gdy twoi asasyni zabijają: karta z talii za kupca, za budowniczego tyle monet, ile jest niebieskich płytek wokół jego płytki wraz z nią; wezyra i mędrca zatrzymujesz
five-tribes-djinn-kumarbi-effect = podczas licytacji każdy odrzucony fakir obniża cenę o 1 monetę
five-tribes-djinn-lamia-effect = 1 mędrzec lub 1 fakir: możesz położyć palmę na sąsiedniej płytce
five-tribes-djinn-leta-effect = 1 mędrzec oraz mędrzec lub fakir: połóż swojego wielbłąda na pustej płytce (bez figurek, wielbłąda, palmy i pałacu)
five-tribes-djinn-marid-effect = 2 monety, gdy przeciwnik podczas ruchu kładzie figurkę na twojej płytce, 1 moneta, gdy ty
five-tribes-djinn-monkir-effect = 2 monety, gdy pałac kładzie przeciwnik, 1 moneta, gdy ty
five-tribes-djinn-nekir-effect = 2 monety za każdą figurkę zabitą przez asasynów przeciwnika, 1 moneta za zabitą przez twoich
five-tribes-djinn-shamhat-effect =
    { $elder_with_shamhat ->
        [one] twoi mędrcy są warci po { $elder_with_shamhat } punkcie zamiast { $elder }
        [few] twoi mędrcy są warci po { $elder_with_shamhat } punkty zamiast { $elder }
       *[many] twoi mędrcy są warci po { $elder_with_shamhat } punktów zamiast { $elder }
    }
five-tribes-djinn-sibittis-effect = 1 mędrzec oraz mędrzec lub fakir: obejrzyj 3 dżiny z talii i zatrzymaj jednego
five-tribes-djinn-sloar-effect = 1 fakir: weź kartę z talii zasobów
five-tribes-djinn-utug-effect = 1 mędrzec oraz mędrzec lub fakir: połóż swojego wielbłąda na płytce, na której są tylko figurki
five-tribes-djinn-kumarbi-effect-spot = podczas licytacji każdy odrzucony fakir obniża cenę do ceny najbliższego tańszego pola

five-tribes-score-coins = Monety
five-tribes-score-viziers = Wezyrowie
five-tribes-score-elders = Mędrcy
five-tribes-score-djinns = Dżiny
five-tribes-score-tiles = Płytki
five-tribes-score-palms = Palmy
five-tribes-score-palaces = Pałace
five-tribes-score-goods = Towary

## Pytania

five-tribes-ask-bid = Połóż znacznik na torze licytacji: kto zapłaci więcej, gra wcześniej.
five-tribes-ask-bid-by = { $player } wybiera pole na torze licytacji.
five-tribes-ask-discount = Kumarbi: ilu fakirów odrzucasz, aby obniżyć cenę { $price }?
five-tribes-ask-discount-by = { $player } wybiera, ilu fakirów odrzucić, aby obniżyć cenę { $price } (Kumarbi).
five-tribes-ask-start = Wybierz płytkę i weź z niej do ręki wszystkie figurki.
five-tribes-ask-start-by = { $player } wybiera płytkę, od której zacznie ruch.
five-tribes-ask-no-move = Na planszy nie ma już możliwego ruchu: użyj dżina, który może to zmienić, albo graj dalej.
five-tribes-ask-no-move-by = { $player } nie ma możliwego ruchu i może użyć dżinów.
five-tribes-ask-sow =
    { $number ->
        [one] Połóż ostatnią figurkę na płytce, na której stoi ktoś z jej klanu.
       *[other] Przejdź na sąsiednią płytkę i połóż na niej jedną z { $number } figurek z ręki.
    }
five-tribes-ask-sow-by =
    { $number ->
        [one] { $player } umieszcza ostatnią figurkę.
        [few] { $player } idzie dalej i ma w ręce { $number } figurki.
       *[many] { $player } idzie dalej i ma w ręce { $number } figurek.
    }
five-tribes-ask-last-camel = Twój ostatni wielbłąd: użyj dżina przed przejęciem kontroli nad ostatnią płytką albo graj dalej.
five-tribes-ask-last-camel-by = { $player } ma ostatniego wielbłąda i może użyć dżina przed przejęciem kontroli nad ostatnią płytką.
five-tribes-ask-builders = Budowniczowie: { $number }, niebieskie płytki dookoła: { $blue }, monety: { $coins }. Każdy fakir liczy się jak jeden budowniczy.
five-tribes-ask-builders-by =
    { $number ->
        [one] { $player } wykorzystuje { $number } budowniczego i decyduje o fakirach.
        [few] { $player } wykorzystuje { $number } budowniczych i decyduje o fakirach.
       *[many] { $player } wykorzystuje { $number } budowniczych i decyduje o fakirach.
    }
five-tribes-ask-assassins = Asasyni: { $number }. Wybierz ofiarę na płytce w zasięgu { $number } (z każdym fakirem o 1 dalej) albo u przeciwnika.
five-tribes-ask-assassins-by =
    { $number ->
        [one] { $player } wybiera ofiarę dla { $number } asasyna.
        [few] { $player } wybiera ofiarę dla { $number } asasynów.
       *[many] { $player } wybiera ofiarę dla { $number } asasynów.
    }
five-tribes-ask-assassins-two = Asasyni ({ $number }) z Iblisem: wybierz pierwszą z dwóch ofiar.
five-tribes-ask-assassins-two-by = { $player } wybiera pierwszą z dwóch ofiar (Iblis).
five-tribes-ask-second-kill = Iblis: wybierz drugą ofiarę.
five-tribes-ask-second-kill-by = { $player } wybiera drugą ofiarę (Iblis).
five-tribes-ask-place-palm = Na { $tile } trafia palma; przedtem możesz użyć dżina.
five-tribes-ask-place-palm-by = { $player } umieszcza palmę na { $tile }, a przedtem może użyć dżina.
five-tribes-ask-place-palace = Na { $tile } trafia pałac; przedtem możesz użyć dżina.
five-tribes-ask-place-palace-by = { $player } umieszcza pałac na { $tile }, a przedtem może użyć dżina.
five-tribes-ask-redirect-palm = Lamia: wybierz dla palmy { $tile } albo płytkę obok.
five-tribes-ask-redirect-palm-by = { $player } wybiera dla palmy { $tile } albo płytkę obok (Lamia).
five-tribes-ask-redirect-palace = Hagis: wybierz dla pałacu { $tile } albo płytkę obok.
five-tribes-ask-redirect-palace-by = { $player } wybiera dla pałacu { $tile } albo płytkę obok (Hagis).
five-tribes-ask-market =
    { $coins ->
        [one] Targowisko: płacisz { $coins } monetę za { $number } z pierwszych { $first } kart?
        [few] Targowisko: płacisz { $coins } monety za { $number } z pierwszych { $first } kart?
       *[other] Targowisko: płacisz { $coins } monet za { $number } z pierwszych { $first } kart?
    }
five-tribes-ask-market-by =
    { $coins ->
        [one] { $player } może zapłacić na targowisku { $coins } monetę za { $number } z pierwszych { $first } kart.
        [few] { $player } może zapłacić na targowisku { $coins } monety za { $number } z pierwszych { $first } kart.
       *[many] { $player } może zapłacić na targowisku { $coins } monet za { $number } z pierwszych { $first } kart.
    }
five-tribes-ask-second-card = Wybierz drugą kartę.
five-tribes-ask-second-card-by = { $player } wybiera drugą kartę.
five-tribes-ask-sacred-place = Miejsce święte: bierzesz dżina za 2 mędrców albo za 1 mędrca i 1 fakira?
five-tribes-ask-sacred-place-by = { $player } może zdobyć dżina w miejscu świętym.
five-tribes-ask-target-anun_nak = Anun-Nak: wybierz pustą płytkę, na którą trafią 3 figurki z woreczka.
five-tribes-ask-target-anun_nak-by = { $player } wybiera pustą płytkę, na którą trafią 3 figurki (Anun-Nak).
five-tribes-ask-target-bouraq = Bouraq: wybierz wioskę, na której stanie pałac.
five-tribes-ask-target-bouraq-by = { $player } wybiera wioskę, na której stanie pałac (Bouraq).
five-tribes-ask-target-enki = Enki: wybierz oazę, na której stanie palma.
five-tribes-ask-target-enki-by = { $player } wybiera oazę, na której stanie palma (Enki).
five-tribes-ask-target-leta = Leta: wybierz pustą płytkę dla swojego wielbłąda.
five-tribes-ask-target-leta-by = { $player } wybiera pustą płytkę dla wielbłąda (Leta).
five-tribes-ask-target-utug = Utug: wybierz płytkę z figurkami dla swojego wielbłąda.
five-tribes-ask-target-utug-by = { $player } wybiera płytkę z figurkami dla wielbłąda (Utug).
five-tribes-ask-keep = Sibittis: wybierz dżina, którego zatrzymujesz; pozostałe odrzucasz.
five-tribes-ask-keep-by = { $player } wybiera, którego dżina zatrzymać (Sibittis).
five-tribes-ask-sale = Koniec tury: możesz sprzedać towary. Im więcej różnych w zestawie, tym więcej monet.
five-tribes-ask-sale-by = { $player } może na koniec tury sprzedać towary.
five-tribes-ask-set =
    { $coins ->
        [one] Dodaj inne towary albo sprzedaj zestaw za { $coins } monetę.
        [few] Dodaj inne towary albo sprzedaj zestaw za { $coins } monety.
       *[other] Dodaj inne towary albo sprzedaj zestaw za { $coins } monet.
    }
five-tribes-ask-set-by =
    { $coins ->
        [one] { $player } wykłada zestaw towarów, na razie za { $coins } monetę.
        [few] { $player } wykłada zestaw towarów, na razie za { $coins } monety.
       *[many] { $player } wykłada zestaw towarów, na razie za { $coins } monet.
    }

## Odpowiedzi

five-tribes-do-bid =
    { $price ->
        [one] { $price } moneta
        [few] { $price } monety
       *[other] { $price } monet
    }
five-tribes-do-fakirs-bid =
    { $number ->
        [0] Bez fakira
        [one] { $number } fakir
       *[other] { $number } fakirów
    }: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }
five-tribes-do-fakirs =
    { $number ->
        [0] Bez fakira
        [one] { $number } fakir
       *[other] { $number } fakirów
    }: { $coins ->
        [one] +{ $coins } moneta
        [few] +{ $coins } monety
       *[other] +{ $coins } monet
    }
five-tribes-do-take = Weź { $tile }
five-tribes-do-pass = Dalej bez ruchu
five-tribes-do-sit-out = Pauzuj w tej rundzie
five-tribes-do-sow = { $tribe } → { $tile }
five-tribes-do-use = { $djinn } za { $payment }
five-tribes-do-go-on = Dalej
five-tribes-do-skip = Nie, dziękuję
five-tribes-do-place = Połóż na { $tile }
five-tribes-do-kill = { $tribe } na { $tile }
five-tribes-do-kill-held = { $tribe } ({ $victim })
five-tribes-do-on = { $tile }
five-tribes-do-card = { $number }. { $card }
five-tribes-do-buy = { $djinn } za { $payment }
five-tribes-do-keep = Zostaje { $djinn }
five-tribes-do-lay = { $goods }
five-tribes-do-sell =
    { $coins ->
        [one] Sprzedaj zestaw za { $coins } monetę
        [few] Sprzedaj zestaw za { $coins } monety
       *[other] Sprzedaj zestaw za { $coins } monet
    }
five-tribes-do-sell-all =
    { $coins ->
        [one] Sprzedaj wszystkie towary za { $coins } monetę
        [few] Sprzedaj wszystkie towary za { $coins } monety
       *[other] Sprzedaj wszystkie towary za { $coins } monet
    }
five-tribes-do-end = Zakończ turę

## Co dałaby odpowiedź

five-tribes-hint-bid = ze znaczników na torze przed tobą zagra: { $before }, po tobie: { $after }
five-tribes-hint-take =
    { $number ->
        [one] { $number } figurka
        [few] { $number } figurki
       *[other] { $number } figurek
    }, { $ends ->
        [one] { $ends } możliwe zakończenie
        [few] { $ends } możliwe zakończenia
       *[other] { $ends } możliwych zakończeń
    }
five-tribes-hint-final = zbierasz { $collected }; { $tile }
five-tribes-hint-final-camel = zbierasz { $collected } i przejmujesz płytkę; { $tile }
five-tribes-hint-kill =
    { $fakirs ->
        [one] kosztuje { $fakirs } fakira
       *[other] kosztuje { $fakirs } fakirów
    }
five-tribes-hint-kill-camel =
    { $fakirs ->
        [0] przejmujesz płytkę; { $tile }
        [one] kosztuje { $fakirs } fakira, przejmujesz płytkę; { $tile }
       *[other] kosztuje { $fakirs } fakirów, przejmujesz płytkę; { $tile }
    }
five-tribes-hint-djinn =
    { $points ->
        [one] { $points } punkt; { $effect }
        [few] { $points } punkty; { $effect }
       *[other] { $points } punktów; { $effect }
    }
five-tribes-hint-fakir = pomaga budowniczym i asasynom, płaci się nim za dżiny
five-tribes-hint-card =
    { $coins ->
        [one] twoje towary będą warte o { $coins } monetę więcej
        [few] twoje towary będą warte o { $coins } monety więcej
       *[other] twoje towary będą warte o { $coins } monet więcej
    }
five-tribes-hint-lay =
    { $coins ->
        [one] zestaw jest wtedy wart { $coins } monetę
        [few] zestaw jest wtedy wart { $coins } monety
       *[other] zestaw jest wtedy wart { $coins } monet
    }

## Co się stało

five-tribes-log-round = Zaczyna się runda { $round }.
five-tribes-log-turn = Turę rozgrywa { $player }.
five-tribes-log-bid =
    { $fakirs ->
        [0] { $player } licytuje { $price }.
        [one] { $player } licytuje { $price }, odrzuca { $fakirs } fakira i płaci { $paid }.
       *[other] { $player } licytuje { $price }, odrzuca { $fakirs } fakirów i płaci { $paid }.
    }
five-tribes-log-sit-out = { $player } nie może zapłacić za żadne pole i pauzuje w tej rundzie.
five-tribes-log-take =
    { $number ->
        [one] { $player } bierze { $number } figurkę z { $tile }.
        [few] { $player } bierze { $number } figurki z { $tile }.
       *[other] { $player } bierze { $number } figurek z { $tile }.
    }
five-tribes-log-sow = { $player }: { $tribe } → { $tile }.
five-tribes-log-collect = { $player } zbiera { $collected } z { $tile }.
five-tribes-log-camel = { $player } przejmuje kontrolę nad { $tile } (wartość { $value }).
five-tribes-log-last-camel = { $player } nie ma już wielbłądów: to ostatnia runda.
five-tribes-log-dry = Na planszy nie ma już możliwego ruchu: to ostatnia runda.
five-tribes-log-card = { $player } bierze kartę: { $card }.
five-tribes-log-build =
    { $coins ->
        [one] { $player } dostaje za budowniczych { $coins } monetę
        [few] { $player } dostaje za budowniczych { $coins } monety
       *[other] { $player } dostaje za budowniczych { $coins } monet
    }{ $fakirs ->
        [0] .
        [one] , z { $fakirs } fakirem.
       *[other] , z { $fakirs } fakirami.
    }
five-tribes-log-kill =
    { $fakirs ->
        [0] { $player } wysyła asasynów; ofiara: { $tribe } na { $tile }.
        [one] { $player } wysyła asasynów i odrzuca { $fakirs } fakira; ofiara: { $tribe } na { $tile }.
        [few] { $player } wysyła asasynów i odrzuca { $fakirs } fakirów; ofiara: { $tribe } na { $tile }.
       *[many] { $player } wysyła asasynów i odrzuca { $fakirs } fakirów; ofiara: { $tribe } na { $tile }.
    }
five-tribes-log-kill-held = { $player } wysyła asasynów; ofiara: { $tribe } ({ $victim }).
five-tribes-log-capture = { $djinn }: { $player } zatrzymuje figurkę ({ $tribe }).
five-tribes-log-income =
    { $coins ->
        [one] { $djinn }: { $player } dostaje { $coins } monetę.
        [few] { $djinn }: { $player } dostaje { $coins } monety.
       *[other] { $djinn }: { $player } dostaje { $coins } monet.
    }
five-tribes-log-use = { $player } używa dżina: { $djinn } za { $how }.
five-tribes-log-restock =
    { $number ->
        [one] Na { $tile } trafia { $number } figurka z woreczka.
        [few] Na { $tile } trafiają { $number } figurki z woreczka.
       *[other] Na { $tile } trafia { $number } figurek z woreczka.
    }
five-tribes-log-sibittis =
    { $number ->
        [one] { $player } ogląda { $number } dżina.
        [few] { $player } ogląda { $number } dżiny.
       *[other] { $player } ogląda { $number } dżinów.
    }
five-tribes-log-djinn = { $player } zdobywa dżina: { $djinn }.
five-tribes-log-buy = { $player } zdobywa dżina: { $djinn } za { $how }.
five-tribes-log-palm = { $player } kładzie palmę na { $tile }.
five-tribes-log-palace = { $player } kładzie pałac na { $tile }.
five-tribes-log-market =
    { $coins ->
        [one] { $player } płaci na targowisku { $coins } monetę.
        [few] { $player } płaci na targowisku { $coins } monety.
       *[other] { $player } płaci na targowisku { $coins } monet.
    }
five-tribes-log-sell =
    { $number ->
        [one] { $player } sprzedaje { $number } kartę
       *[other] { $player } sprzedaje zestaw { $number } kart
    } { $coins ->
        [one] za { $coins } monetę.
        [few] za { $coins } monety.
       *[other] za { $coins } monet.
    }
five-tribes-log-draw = { $player } bierze kartę z talii.
five-tribes-log-draw-own = Bierzesz kartę z talii: { $card }.
five-tribes-log-draw-open = { $player } bierze kartę z talii: { $card }.

## Plansza jako tekst

five-tribes-text-board =
    Płytki: V wioska, S miejsce święte, O oaza, M małe targowisko, L duże targowisko, z wartością; [A] wielbłąd gracza A, * palma,
    ^ pałac. Figurki: Y wezyr, W mędrzec, G kupiec, B budowniczy, R asasyn.
five-tribes-text-path = Droga: { $path }
five-tribes-text-hand = W ręce: { $meeples }
five-tribes-text-bid-row = Tor kolejności: { $row }
five-tribes-text-track = Tor licytacji w kolejności gry: { $track }
five-tribes-text-row = Odkryte karty zasobów (w talii { $deck }, odrzuconych { $discards }):
five-tribes-text-djinns = Dżiny (w talii { $deck }, odrzuconych { $discards }):
five-tribes-text-drawn = Z talii: { $djinns }
five-tribes-text-supply = Zasób: palmy { $palms }, pałace { $palaces }; figurki w woreczku: { $bag }
five-tribes-text-coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }
five-tribes-text-player = wezyrowie { $viziers }, mędrcy { $elders }, wielbłądy { $camels }, karty { $cards }
five-tribes-text-offer = Na sprzedaż: { $goods }
five-tribes-text-used = użyty

## Zestawy i opcje

five-tribes-preset-standard = Zwykłe zasady

five-tribes-option-kumarbi_discount = Każdy fakir odrzucony dla Kumarbiego
five-tribes-option-kumarbi_discount-coin = obniża cenę o 1 monetę
five-tribes-option-kumarbi_discount-spot = obniża cenę o jedno pole toru
five-tribes-option-paid_djinn_limit = Płatnego dżina można użyć
five-tribes-option-paid_djinn_limit-player_turn = raz w każdej turze właściciela
five-tribes-option-paid_djinn_limit-round = raz w rundzie
five-tribes-option-paid_djinn_window = Płatnych dżinów z samodzielną mocą można użyć
five-tribes-option-paid_djinn_window-step_boundaries = między krokami tury
five-tribes-option-paid_djinn_window-also_while_sowing = także podczas rozkładania figurek
five-tribes-option-redirect_neighbourhood = Hagis i Lamia sięgają
five-tribes-option-redirect_neighbourhood-eight = 8 płytek dookoła
five-tribes-option-redirect_neighbourhood-four = 4 płytek ze wspólną krawędzią
five-tribes-option-nekir_payout = Nekir płaci za dwie figurki zabite naraz
five-tribes-option-nekir_payout-per_meeple = dwa razy
five-tribes-option-nekir_payout-per_action = raz
five-tribes-option-nekir_pays_for_kandicha_captures = Figurka zatrzymana dzięki Kandisze
five-tribes-option-nekir_pays_for_kandicha_captures-true = liczy się dla Nekira jako zabita
five-tribes-option-nekir_pays_for_kandicha_captures-false = nie liczy się jako zabita
five-tribes-option-iblis_mixed_pair = Dwie figurki przeciwnika zabite z Iblisem
five-tribes-option-iblis_mixed_pair-true = mogą być mędrcem i wezyrem
five-tribes-option-iblis_mixed_pair-false = muszą być z jednego klanu
five-tribes-option-merchants_take_fakirs_too = Kupcy biorą od lewej
five-tribes-option-merchants_take_fakirs_too-true = wszystkie karty, także fakirów
five-tribes-option-merchants_take_fakirs_too-false = tylko towary
five-tribes-option-large_market_may_take_one = Na dużym targowisku kupujący
five-tribes-option-large_market_may_take_one-true = może poprzestać na jednej karcie
five-tribes-option-large_market_may_take_one-false = bierze dwie karty
five-tribes-option-hand_cards_hidden = Karty zasobów na ręce
five-tribes-option-hand_cards_hidden-true = są zakryte
five-tribes-option-hand_cards_hidden-false = są odkryte
five-tribes-option-baal_pays_for_itself = Kto zdobywa Ba'ala
five-tribes-option-baal_pays_for_itself-true = dostaje za niego monetę
five-tribes-option-baal_pays_for_itself-false = nic za niego nie dostaje
five-tribes-option-echidna_doubles_kandicha = Monety Kandichy za zabitego budowniczego
five-tribes-option-echidna_doubles_kandicha-true = podwaja Echidna
five-tribes-option-echidna_doubles_kandicha-false = nie są podwajane
five-tribes-option-no_move_check = Brak możliwego ruchu stwierdza się
five-tribes-option-no_move_check-after_every_turn = po każdej turze
five-tribes-option-no_move_check-only_at_move_step = gdy ktoś ma się ruszyć
five-tribes-option-bidder_without_money = Kto nie może zapłacić za żadne pole
five-tribes-option-bidder_without_money-pay_all_take_cheapest = zajmuje najtańsze i płaci wszystko, co ma
five-tribes-option-bidder_without_money-forbid = pauzuje w tej rundzie
five-tribes-option-bank_limit = Monety w banku
five-tribes-option-bank_limit-unlimited = nigdy się nie kończą
five-tribes-option-bank_limit-288 = 288 razem z monetami graczy
five-tribes-option-assassin_kill = Asasyni z ofiarą w zasięgu
five-tribes-option-assassin_kill-compulsory = muszą zabić
five-tribes-option-assassin_kill-optional = nie muszą zabijać
five-tribes-option-coin_totals_hidden = Monety gracza
five-tribes-option-coin_totals_hidden-true = są zakryte przed innymi
five-tribes-option-coin_totals_hidden-false = są odkryte

## Pomoc

five-tribes-help =
    Runda: znaczniki licytują na torze licytacji, kto zapłaci więcej, gra wcześniej; potem każdy znacznik to jedna tura.

    Tura: weź wszystkie figurki z jednej płytki i idź po sąsiednich płytkach, nigdy od razu z powrotem, kładąc na
    każdej jedną. Ostatnia musi trafić tam, gdzie stoi ktoś z jej klanu: zbierasz stamtąd cały ten klan. Opróżniona
    płytka bez wielbłąda jest twoja. Potem działa klan, potem płytka, a na koniec możesz sprzedać towary.

    Wezyrowie są warci po 1 punkcie i 10 za każdego przeciwnika, który ma ich mniej. Mędrcy są warci po 2 punkty i płaci
    się nimi za dżiny. Kupcy biorą karty od lewej. Budowniczowie zarabiają monety: ich liczba razy niebieskie płytki
    dookoła. Asasyni zabijają jedną figurkę w zasięgu albo wezyra lub mędrca przeciwnika. Fakirzy wzmacniają
    budowniczych i asasynów.

    Wioska: pałac (5 punktów dla właściciela płytki). Oaza: palma (3 punkty). Targowiska sprzedają karty, miejsca święte
    dżiny. Gra kończy się rundą, w której ktoś położy ostatniego wielbłąda albo nie ma już ruchu. Monety to punkty.

## Gracze z własnym planem

bot-five-tribes-vizier = Wielki wezyr
bot-five-tribes-vizier-about = Wcześnie zbiera wezyrów, by mieć ich więcej niż każdy przeciwnik.
bot-five-tribes-market = Handlarz
bot-five-tribes-market-about = Kupuje i wymienia, by mieć jeden wielki zestaw towarów, i trzyma go do końca.
bot-five-tribes-gardener = Ogrodnik
bot-five-tribes-gardener-about = Obejmuje kontrolę nad oazami i wioskami i umieszcza na nich palmy i pałace.
bot-five-tribes-assassin = Asasyn
bot-five-tribes-assassin-about = Zdobywa płytki zabijaniem, pozbawia przeciwników wezyrów i nie zostawia po sobie nic dobrego.
bot-five-tribes-djinn = Zaklinacz
bot-five-tribes-djinn-about = Wcześnie wydaje mędrców i fakirów na dżiny i żyje z ich mocy.

## Części wartości

five-tribes-part-value = pozycja
five-tribes-part-coins = monety
five-tribes-part-viziers = wezyrowie
five-tribes-part-elders = mędrcy
five-tribes-part-djinns = dżiny
five-tribes-part-tiles = płytki
five-tribes-part-palms = palmy
five-tribes-part-palaces = pałace
five-tribes-part-goods = towary
five-tribes-part-fakirs = fakirzy
five-tribes-part-turns = kolejność tur
five-tribes-part-time = czas
