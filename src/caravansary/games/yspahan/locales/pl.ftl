### Yspahan po polsku. Worki, beczki, skrzynie i wazy to cztery dzielnice; targ nazywa się od dzielnicy i koloru.

yspahan-title = Yspahan
yspahan-round = Tydzień { $week } z { $weeks }, dzień { $day } z { $days }

## Rzeczy

yspahan-floor-camel = wielbłądy
yspahan-floor-bag = worki
yspahan-floor-barrel = beczki
yspahan-floor-chest = skrzynie
yspahan-floor-vase = wazy
yspahan-floor-gold = monety

yspahan-neighbourhood-bag = worki
yspahan-neighbourhood-barrel = beczki
yspahan-neighbourhood-chest = skrzynie
yspahan-neighbourhood-vase = wazy

yspahan-souk-bag-white = białe worki
yspahan-souk-bag-blue = niebieskie worki
yspahan-souk-bag-yellow = żółte worki
yspahan-souk-bag-purple = fioletowe worki
yspahan-souk-barrel-white = białe beczki
yspahan-souk-barrel-blue = niebieskie beczki
yspahan-souk-barrel-yellow = żółte beczki
yspahan-souk-barrel-purple = fioletowe beczki
yspahan-souk-chest-blue = niebieskie skrzynie
yspahan-souk-chest-yellow = żółte skrzynie
yspahan-souk-chest-purple = fioletowe skrzynie
yspahan-souk-vase-blue = niebieskie wazy
yspahan-souk-vase-yellow = żółte wazy
yspahan-souk-vase-orange = pomarańczowe wazy
yspahan-shop = { $souk } { $number }

yspahan-space-C = rynek
yspahan-space-W = zachód { $number } (W{ $number })
yspahan-space-E = wschód { $number } (E{ $number })
yspahan-space-N = północ { $number } (N{ $number })
yspahan-space-S = południe { $number } (S{ $number })

yspahan-building-paddock = Zagroda
yspahan-building-shop_building = Sklep
yspahan-building-hammam = Łaźnia
yspahan-building-caravanserai = Karawanseraj
yspahan-building-bazaar = Bazar
yspahan-building-hoist = Dźwig
yspahan-building-paddock-effect =
    { $amount ->
        [one] { $amount } wielbłąd więcej, gdy bierzesz wielbłądy za kości
        [few] { $amount } wielbłądy więcej, gdy bierzesz wielbłądy za kości
       *[many] { $amount } wielbłądów więcej, gdy bierzesz wielbłądy za kości
    }
yspahan-building-shop_building-effect =
    { $amount ->
        [one] { $amount } moneta więcej, gdy bierzesz monety za kości
        [few] { $amount } monety więcej, gdy bierzesz monety za kości
       *[many] { $amount } monet więcej, gdy bierzesz monety za kości
    }
yspahan-building-hammam-effect =
    { $amount ->
        [one] nadzorca może za darmo iść o { $amount } pole dalej lub bliżej
        [few] nadzorca może za darmo iść o { $amount } pola dalej lub bliżej
       *[many] nadzorca może za darmo iść o { $amount } pól dalej lub bliżej
    }
yspahan-building-caravanserai-effect = karta za każdym razem, gdy twój towar trafia do karawany
yspahan-building-bazaar-effect =
    { $amount ->
        [one] na koniec tygodnia { $amount } punkt więcej za każdy twój ukończony targ
        [few] na koniec tygodnia { $amount } punkty więcej za każdy twój ukończony targ
       *[many] na koniec tygodnia { $amount } punktów więcej za każdy twój ukończony targ
    }
yspahan-building-hoist-effect =
    { $amount ->
        [one] { $amount } towar więcej, gdy zaopatrujesz sklepy za kości
        [few] { $amount } towary więcej, gdy zaopatrujesz sklepy za kości
       *[many] { $amount } towarów więcej, gdy zaopatrujesz sklepy za kości
    }

yspahan-payment-full = pełna cena
yspahan-payment-no_camels = karta: bez wielbłądów
yspahan-payment-no_gold = karta: bez monet
yspahan-payment-both_cards = obie karty: za darmo

yspahan-card-gain_camels = Trzy wielbłądy
yspahan-card-gain_gold = Trzy monety
yspahan-card-place_good = Towar do sklepu
yspahan-card-load_good = Towar do karawany
yspahan-card-sell_camels = Wielbłądy za punkty
yspahan-card-sell_gold = Monety za punkty
yspahan-card-build_no_camels = Budowa bez wielbłądów
yspahan-card-build_no_gold = Budowa bez monet
yspahan-card-swap = Wymiana
yspahan-card-gain_camels-effect =
    { $amount ->
        [one] weź { $amount } wielbłąda
        [few] weź { $amount } wielbłądy
       *[many] weź { $amount } wielbłądów
    }
yspahan-card-gain_gold-effect =
    { $amount ->
        [one] weź { $amount } monetę
        [few] weź { $amount } monety
       *[many] weź { $amount } monet
    }
yspahan-card-place_good-effect = umieść jeden towar w dowolnym sklepie, który jest dla ciebie otwarty
yspahan-card-load_good-effect = załaduj jeden towar ze swoich zasobów i zdobądź za niego punkty; bez karty z karawanseraju
yspahan-card-sell_camels-effect =
    oddaj do { $most ->
        [one] { $most } wielbłąda
       *[many] { $most } wielbłądów
    }, po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdego
yspahan-card-sell_gold-effect =
    oddaj do { $most ->
        [one] { $most } monety
       *[many] { $most } monet
    }, po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdą
yspahan-card-build_no_camels-effect = zagrywana przy budowie: budynek kosztuje tylko monety
yspahan-card-build_no_gold-effect = zagrywana przy budowie: budynek kosztuje tylko wielbłądy
yspahan-card-swap-effect = wymień dowolną liczbę wielbłądów na monety albo monet na wielbłądy, jeden do jednego

yspahan-score-loading = Załadunek
yspahan-score-caravan = Karawana
yspahan-score-souks = Targi
yspahan-score-buildings = Budynki
yspahan-score-cards = Karty

## Pytania

yspahan-ask-dice = Kup żółte kości po 1 monecie, potem rzuca się wszystkimi kośćmi: żółte są tylko dla ciebie.
yspahan-ask-dice-by = { $player } decyduje o żółtych kościach przed rzutem.
yspahan-ask-group = Wybierz grupę kości: liczba kości liczy się dla akcji piętra, ich wartość dla nadzorcy.
yspahan-ask-group-by = { $player } wybiera grupę kości.
yspahan-ask-no-group = Nie została dla ciebie żadna grupa kości: weź zamiast niej kartę.
yspahan-ask-no-group-by = { $player } nie ma już żadnej grupy kości do wyboru.
yspahan-ask-action =
    { $number ->
        [one] Co robisz z { $number } kością o wartości { $value } (piętro: { $floor })?
        [few] Co robisz z { $number } kośćmi o wartości { $value } (piętro: { $floor })?
       *[many] Co robisz z { $number } kośćmi o wartości { $value } (piętro: { $floor })?
    }
yspahan-ask-action-by =
    { $number ->
        [one] { $player } wybiera, do czego użyć { $number } kości o wartości { $value }.
        [few] { $player } wybiera, do czego użyć { $number } kości o wartości { $value }.
       *[many] { $player } wybiera, do czego użyć { $number } kości o wartości { $value }.
    }
yspahan-ask-supply =
    { $goods ->
        [one] Wybierz sklep w dzielnicy „{ $neighbourhood }”: został { $goods } towar do umieszczenia.
        [few] Wybierz sklep w dzielnicy „{ $neighbourhood }”: zostały { $goods } towary do umieszczenia.
       *[many] Wybierz sklep w dzielnicy „{ $neighbourhood }”: zostało { $goods } towarów do umieszczenia.
    }
yspahan-ask-supply-by =
    { $goods ->
        [one] { $player } wybiera sklep w dzielnicy „{ $neighbourhood }”: został { $goods } towar do umieszczenia.
        [few] { $player } wybiera sklep w dzielnicy „{ $neighbourhood }”: zostały { $goods } towary do umieszczenia.
       *[many] { $player } wybiera sklep w dzielnicy „{ $neighbourhood }”: zostało { $goods } towarów do umieszczenia.
    }
yspahan-ask-supervisor =
    Wybierz, gdzie stanie nadzorca: dokładnie { $value ->
        [one] { $value } pole
        [few] { $value } pola
       *[many] { $value } pól
    } stąd, { $free ->
        [0] każde pole więcej lub mniej kosztuje 1 monetę
        [one] do { $free } pola więcej lub mniej za darmo, każde następne za 1 monetę
        [few] do { $free } pól więcej lub mniej za darmo, każde następne za 1 monetę
       *[many] do { $free } pól więcej lub mniej za darmo, każde następne za 1 monetę
    }; towary obok niego są ładowane.
yspahan-ask-supervisor-by = { $player } wybiera, dokąd pójdzie nadzorca.
yspahan-ask-order = Do karawany trafiają dwa towary: wybierz, który będzie załadowany pierwszy.
yspahan-ask-order-by = { $player } wybiera, który towar będzie załadowany pierwszy.
yspahan-ask-camel = Twój towar ({ $shop }) ma trafić do karawany: płacisz wielbłąda, by został, a załadowany był inny z twoich zasobów?
yspahan-ask-camel-by = { $player } decyduje, czy za wielbłąda zostawić towar w sklepie ({ $shop }).
yspahan-ask-caravanserai = Twój towar został załadowany, a masz karawanseraj: bierzesz kartę?
yspahan-ask-caravanserai-by = { $player } decyduje, czy dobrać kartę z karawanseraju.
yspahan-ask-after = Twoja akcja się skończyła: buduj, zagraj kartę albo zakończ turę.
yspahan-ask-after-by = { $player } może budować i zagrywać karty.
yspahan-ask-after-cards = Twoja akcja się skończyła: zagraj kartę albo zakończ turę.
yspahan-ask-after-cards-by = { $player } może zagrywać karty.
yspahan-ask-place = Wybierz sklep dla towaru, który umieszcza twoja karta.
yspahan-ask-place-by = { $player } wybiera sklep dla towaru z karty.
yspahan-ask-sell-camels = Wybierz, ile wielbłądów oddajesz: każdy daje 2 punkty.
yspahan-ask-sell-camels-by = { $player } wybiera, ile wielbłądów oddać za punkty.
yspahan-ask-sell-gold = Wybierz, ile monet oddajesz: każda daje 1 punkt.
yspahan-ask-sell-gold-by = { $player } wybiera, ile monet oddać za punkty.
yspahan-ask-swap = Wybierz, co wymieniasz z bankiem, jeden do jednego.
yspahan-ask-swap-by = { $player } wymienia wielbłądy i monety z bankiem.

## Odpowiedzi

yspahan-do-dice =
    { $dice ->
        [0] Bez żółtych kości
        [one] { $dice } żółta kość
        [few] { $dice } żółte kości
       *[many] { $dice } żółtych kości
    }
yspahan-do-floor = Piętro: { $floor }
yspahan-main-camels =
    { $number ->
        [one] Weź { $number } wielbłąda
        [few] Weź { $number } wielbłądy
       *[many] Weź { $number } wielbłądów
    }
yspahan-main-gold =
    { $number ->
        [one] Weź { $number } monetę
        [few] Weź { $number } monety
       *[many] Weź { $number } monet
    }
yspahan-main-goods =
    { $number ->
        [one] Umieść { $number } towar ({ $neighbourhood })
        [few] Umieść { $number } towary ({ $neighbourhood })
       *[many] Umieść { $number } towarów ({ $neighbourhood })
    }
yspahan-do-supervisor = Przesuń nadzorcę
yspahan-do-take-card = Weź kartę
yspahan-do-discard = { $then }, odrzuć „{ $card }”
yspahan-do-discard-only = Kość więcej, odrzuć „{ $card }”
yspahan-do-shop = { $shop }
yspahan-do-stop = Nie umieszczaj więcej
yspahan-do-move = { $space }
yspahan-do-load = { $shop } ({ $owner })
yspahan-do-protect = Zapłać wielbłąda
yspahan-do-send = Puść towar
yspahan-do-draw = Weź kartę
yspahan-do-decline = Bez karty
yspahan-do-build = { $building }, { $how }
yspahan-do-play = Karta: { $card }
yspahan-do-sell = { $number }
yspahan-do-swap-camels =
    { $number ->
        [0] Nie wymieniaj nic
        [one] { $number } wielbłąd na monetę
        [few] { $number } wielbłądy na monety
       *[many] { $number } wielbłądów na monety
    }
yspahan-do-swap-gold =
    { $number ->
        [0] Nie wymieniaj nic
        [one] { $number } moneta na wielbłąda
        [few] { $number } monety na wielbłądy
       *[many] { $number } monet na wielbłądy
    }
yspahan-do-end = Zakończ turę

## Co da odpowiedź

yspahan-hint-floor =
    { $number ->
        [one] { $number } kość o wartości { $value }
        [few] { $number } kości o wartości { $value }
       *[many] { $number } kości o wartości { $value }
    }
yspahan-hint-supervisor =
    dokładnie { $value ->
        [one] { $value } pole
        [few] { $value } pola
       *[many] { $value } pól
    }; { $free ->
        [0] każde pole więcej lub mniej kosztuje 1 monetę
        [one] do { $free } pola więcej lub mniej za darmo, każde następne za 1 monetę
        [few] do { $free } pól więcej lub mniej za darmo, każde następne za 1 monetę
       *[many] do { $free } pól więcej lub mniej za darmo, każde następne za 1 monetę
    }
yspahan-hint-shop =
    { $left ->
        [one] kończy targ: { $points } pkt na koniec tygodnia
        [few] na targu są jeszcze { $left } wolne sklepy; cały daje { $points } pkt
       *[many] na targu jest jeszcze { $left } wolnych sklepów; cały daje { $points } pkt
    }
yspahan-hint-move-0 =
    { $gold ->
        [0] za darmo; nic nie ładuje
        [one] { $gold } moneta; nic nie ładuje
        [few] { $gold } monety; nic nie ładuje
       *[many] { $gold } monet; nic nie ładuje
    }
yspahan-hint-move-1 =
    { $gold ->
        [0] za darmo; ładuje towar: { $owner1 }
        [one] { $gold } moneta; ładuje towar: { $owner1 }
        [few] { $gold } monety; ładuje towar: { $owner1 }
       *[many] { $gold } monet; ładuje towar: { $owner1 }
    }
yspahan-hint-move-2 =
    { $gold ->
        [0] za darmo; ładuje towary: { $owner1 }, { $owner2 }
        [one] { $gold } moneta; ładuje towary: { $owner1 }, { $owner2 }
        [few] { $gold } monety; ładuje towary: { $owner1 }, { $owner2 }
       *[many] { $gold } monet; ładuje towary: { $owner1 }, { $owner2 }
    }
yspahan-hint-sell =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
yspahan-hint-build =
    { $camels ->
        [one] { $camels } wielbłąd
        [few] { $camels } wielbłądy
       *[many] { $camels } wielbłądów
    }, { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    }; { $points ->
        [0] bez punktów
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; { $effect }

## Co się stało

yspahan-log-day = Tydzień { $week }, dzień { $day }: zaczyna { $player }.
yspahan-log-roll =
    { $yellow ->
        [0] { $player } rzuca kośćmi: { $dice }.
       *[many] { $player } rzuca kośćmi: { $dice }, w tym żółtymi: { $yellow }.
    }
yspahan-log-group =
    { $number ->
        [one] { $player } bierze { $number } kość o wartości { $value } (piętro: { $floor }).
        [few] { $player } bierze { $number } kości o wartości { $value } (piętro: { $floor }).
       *[many] { $player } bierze { $number } kości o wartości { $value } (piętro: { $floor }).
    }
yspahan-log-discard = { $player } odrzuca kartę „{ $card }” za dodatkową kość.
yspahan-log-camels =
    { $number ->
        [one] { $player } bierze { $number } wielbłąda.
        [few] { $player } bierze { $number } wielbłądy.
       *[many] { $player } bierze { $number } wielbłądów.
    }
yspahan-log-gold =
    { $number ->
        [one] { $player } bierze { $number } monetę.
        [few] { $player } bierze { $number } monety.
       *[many] { $player } bierze { $number } monet.
    }
yspahan-log-yellow = Żółte kości opuszczają wieżę.
yspahan-log-place = { $player } umieszcza towar: { $souk }.
yspahan-log-souk-full = { $player } kończy targ: { $souk }.
yspahan-log-supervisor =
    { $gold ->
        [0] { $player } przesuwa nadzorcę: { $space }.
        [one] { $player } przesuwa nadzorcę za { $gold } monetę: { $space }.
        [few] { $player } przesuwa nadzorcę za { $gold } monety: { $space }.
       *[many] { $player } przesuwa nadzorcę za { $gold } monet: { $space }.
    }
yspahan-log-protect = { $player } płaci wielbłąda; towar zostaje w sklepie.
yspahan-log-load =
    { $points ->
        [0] { $player } ładuje towar, bez punktów.
        [one] { $player } ładuje towar, { $points } punkt.
        [few] { $player } ładuje towar, { $points } punkty.
       *[many] { $player } ładuje towar, { $points } punktów.
    }
yspahan-log-caravan-full = Karawana jest pełna; zostaje policzona i opróżniona.
yspahan-log-caravan =
    { $points ->
        [one] { $player } dostaje { $points } punkt za karawanę.
        [few] { $player } dostaje { $points } punkty za karawanę.
       *[many] { $player } dostaje { $points } punktów za karawanę.
    }
yspahan-log-week = Tydzień { $week } dobiegł końca: liczą się targi, potem karawana.
yspahan-log-souk =
    { $points ->
        [one] { $player } dostaje { $points } punkt za targ: { $souk }.
        [few] { $player } dostaje { $points } punkty za targ: { $souk }.
       *[many] { $player } dostaje { $points } punktów za targ: { $souk }.
    }
yspahan-log-build =
    { $points ->
        [0] { $player } buduje: { $building } ({ $how }).
        [one] { $player } buduje: { $building } ({ $how }), { $points } punkt.
        [few] { $player } buduje: { $building } ({ $how }), { $points } punkty.
       *[many] { $player } buduje: { $building } ({ $how }), { $points } punktów.
    }
yspahan-log-draw = { $player } bierze kartę.
yspahan-log-draw-own = Bierzesz kartę: { $card }.
yspahan-log-no-card = { $player } nie bierze karty, bo żadna nie została.
yspahan-log-play = { $player } zagrywa kartę: { $card }.
yspahan-log-sell-camels =
    { $number ->
        [one] { $player } oddaje { $number } wielbłąda, punkty: { $points }.
        [few] { $player } oddaje { $number } wielbłądy, punkty: { $points }.
       *[many] { $player } oddaje { $number } wielbłądów, punkty: { $points }.
    }
yspahan-log-sell-gold =
    { $number ->
        [one] { $player } oddaje { $number } monetę, punkty: { $points }.
        [few] { $player } oddaje { $number } monety, punkty: { $points }.
       *[many] { $player } oddaje { $number } monet, punkty: { $points }.
    }
yspahan-log-swap =
    { $gold ->
        [0] { $player } { $camels ->
            [0] nic nie wymienia
            [one] wymienia { $camels } wielbłąda na monetę
            [few] wymienia { $camels } wielbłądy na monety
           *[many] wymienia { $camels } wielbłądów na monety
        }.
        [one] { $player } wymienia { $gold } monetę na wielbłąda.
        [few] { $player } wymienia { $gold } monety na wielbłądy.
       *[many] { $player } wymienia { $gold } monet na wielbłądy.
    }

## Plansza w tekście

yspahan-text-city =
    Miasto. Sklepy według koloru targu: p fioletowy, y żółty, b niebieski, w biały, o pomarańczowy. [A] to towar gracza A.
    Północny zachód skrzynie, północny wschód wazy, południowy zachód worki, południowy wschód beczki. <W3> to nadzorca.
yspahan-text-tower = Wieża: [3] to biała kość, (3) żółta
yspahan-text-caravan = Karawana: mnożnik rzędu, towary, punkty za załadunek; zapełnia się od dolnego rzędu
yspahan-text-pile = Karty: w stosie { $pile }, użyte { $discard }
yspahan-text-player =
    { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    }, { $camels ->
        [one] { $camels } wielbłąd
        [few] { $camels } wielbłądy
       *[many] { $camels } wielbłądów
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }

## Zestawy zasad i opcje

yspahan-preset-second = Drugie wydanie, od 2 do 4 graczy
yspahan-preset-first = Pierwsze wydanie, 3 i 4 graczy

yspahan-option-supervisor_gold_limit = Monety za dłuższy lub krótszy ruch nadzorcy, także ponad pola darmowe dzięki łaźni
yspahan-option-supervisor_gold_limit-unlimited = dowolnie
yspahan-option-supervisor_gold_limit-3 = najwyżej 3
yspahan-option-hammam_paid_extension = Pola płatne ponad darmowe pola łaźni
yspahan-option-hammam_paid_extension-unlimited = dowolnie
yspahan-option-hammam_paid_extension-3 = najwyżej 3
yspahan-option-card_effect_timing = Karty zagrywa się dla ich działania
yspahan-option-card_effect_timing-any_time = w dowolnej chwili swojej tury
yspahan-option-card_effect_timing-after_main_action = po akcji kości
yspahan-option-caravanserai_draw = Kartę z karawanseraju
yspahan-option-caravanserai_draw-mandatory = bierze się zawsze
yspahan-option-caravanserai_draw-optional = można odrzucić
yspahan-option-hoist_extra_good = Towar z dźwigu
yspahan-option-hoist_extra_good-optional = można pominąć
yspahan-option-hoist_extra_good-mandatory = trzeba umieścić
yspahan-option-two_player_game = Gra dla dwóch graczy
yspahan-option-two_player_game-true = dozwolona
yspahan-option-two_player_game-false = niedozwolona
yspahan-option-first_player = Pierwszy gracz całej gry
yspahan-option-first_player-random = losowo
yspahan-option-first_player-first_seat = pierwsze miejsce
yspahan-option-plain_supply_full_use = Towary za kości
yspahan-option-plain_supply_full_use-mandatory = trzeba umieścić, o ile się da
yspahan-option-plain_supply_full_use-optional = jeden trzeba umieścić, pozostałe można
yspahan-option-bank_limit = Wielbłądy i monety w banku
yspahan-option-bank_limit-unlimited = nigdy się nie kończą
yspahan-option-bank_limit-25 = po 25
yspahan-option-goods_limit = Towary gracza
yspahan-option-goods_limit-unlimited = nigdy się nie kończą
yspahan-option-goods_limit-25 = 25, jeden z nich wskazuje punkty
yspahan-option-zero_move_triggers = Nadzorca, który zostaje w miejscu
yspahan-option-zero_move_triggers-true = ładuje towary obok siebie
yspahan-option-zero_move_triggers-false = nic nie ładuje
yspahan-option-several_unfinished_own_souks = Kilka własnych nieukończonych targów w jednej dzielnicy
yspahan-option-several_unfinished_own_souks-any_own_unfinished = można uzupełniać dowolny z nich
yspahan-option-several_unfinished_own_souks-blocked = nie wolno tam umieszczać
yspahan-option-both_discount_cards_on_one_building = Obie karty zniżki na jeden budynek
yspahan-option-both_discount_cards_on_one_building-true = dozwolone
yspahan-option-both_discount_cards_on_one_building-false = niedozwolone
yspahan-option-discount_card_is_extra_build = Karta zniżki
yspahan-option-discount_card_is_extra_build-true = daje dodatkowy budynek
yspahan-option-discount_card_is_extra_build-false = obniża cenę budynku tej tury
yspahan-option-cards_before_the_roll = Karty przed rzutem kośćmi
yspahan-option-cards_before_the_roll-true = dozwolone, jeśli karty gra się w dowolnej chwili
yspahan-option-cards_before_the_roll-false = niedozwolone
yspahan-option-cards_inside_an_action = Karty w środku akcji
yspahan-option-cards_inside_an_action-true = dozwolone, jeśli karty gra się w dowolnej chwili
yspahan-option-cards_inside_an_action-false = niedozwolone
yspahan-option-reshuffle_moment = Użyte karty tasuje się w nowy stos
yspahan-option-reshuffle_moment-at_once = gdy tylko stos jest pusty
yspahan-option-reshuffle_moment-when_needed = przy dobieraniu następnej karty
yspahan-option-forced_card_may_build = Budowa po karcie wziętej z braku kości
yspahan-option-forced_card_may_build-true = dozwolona
yspahan-option-forced_card_may_build-false = niedozwolona
yspahan-option-minimum_sold = Najmniej żetonów sprzedanych lub wymienionych kartą
yspahan-option-minimum_sold-1 = jeden
yspahan-option-minimum_sold-0 = zero
yspahan-option-extra_die_card_with_other_actions = Karta odrzucona za dodatkową kość
yspahan-option-extra_die_card_with_other_actions-true = przy każdej akcji
yspahan-option-extra_die_card_with_other_actions-false = tylko przy akcji piętra
yspahan-option-two_player_unused_camels = Wielbłądy używane w każdym rzędzie przy dwóch graczach (bez wpływu na grę)
yspahan-option-two_player_unused_camels-last_two_along_path = dwa ostatnie
yspahan-option-two_player_unused_camels-first_two_along_path = dwa pierwsze
yspahan-option-two_player_forced_card_may_build = Przy dwóch graczach budowa bez grupy kości
yspahan-option-two_player_forced_card_may_build-true = dozwolona zamiast karty
yspahan-option-two_player_forced_card_may_build-false = niedozwolona

## Ustawienia, z którymi nie można grać

yspahan-setup-two-players = Zasada „{ $option }” ma wartość „{ $value }” jak w pierwszym wydaniu: wybierz 3 lub 4 graczy albo ustaw ją na „{ $better }”.
yspahan-setup-limits = Zasady „{ $first }” i „{ $second }” muszą być ustawione tak samo.

## Pomoc

yspahan-help =
    Trzy tygodnie po siedem dni. Każdego dnia pierwszy gracz rzuca kośćmi i układa się je w wieży: najniższa wartość przy
    wielbłądach, najwyższa przy monetach, pozostałe od worków w górę. { $seats ->
        [2] Potem pierwszy gracz bierze grupę kości, po nim drugi gracz, a potem pierwszy gracz bierze jeszcze jedną.
            Z każdą grupą robi się jedną rzecz: akcję piętra, raz za każdą kość; albo przesuwa się nadzorcę o wartość
            kości; albo dobiera się jedną kartę; albo buduje się jeden budynek.
       *[other] Potem każdy bierze jedną grupę kości i robi z nią jedną rzecz: akcję piętra, raz za każdą kość; albo
            przesuwa nadzorcę o wartość kości; albo dobiera jedną kartę. Potem może zbudować jeden budynek.
    }

    Zaopatrzenie: targ to wszystkie sklepy jednego koloru w jednej dzielnicy i należy do jednego gracza. Dopóki masz
    w dzielnicy nieukończony targ, nie zaczynasz tam innego. Na koniec tygodnia ukończone targi dają punkty i miasto się
    opróżnia.

    Nadzorca: towary obok pola, na którym staje, trafiają na karawanę. Za wielbłąda towar zostaje w sklepie, a załadowany
    jest inny z twoich zasobów. Załadunek daje 2, 1 lub 0 punktów. Na koniec tygodnia, i gdy jest pełna, karawana daje
    punkty: liczba twoich towarów razy numer twojego najwyższego rzędu.

    Budynki: trzeci, czwarty i piąty dają po 5 punktów, szósty 10.

    Karty: odrzucona razem z kośćmi liczy się jak dodatkowa kość albo jest zagrywana dla swojego efektu.

    Wygrywa, kto ma najwięcej punktów.

## Style: boty z planem

bot-yspahan-builder = Budowniczy
bot-yspahan-builder-about = Chce wszystkich sześciu budynków, drogich wcześnie, i z ich zysków zapełnia targi.
bot-yspahan-rider = Karawaniarz
bot-yspahan-rider-about = Co tydzień wysyła towary na karawanę i liczy na jej górne rzędy.
bot-yspahan-filler = Kupiec targowy
bot-yspahan-filler-about = Kończy targ za targiem i strzeże ich wielbłądami.
bot-yspahan-cards = Karciarz
bot-yspahan-cards-about = Zbiera karty, buduje ze zniżką i sprzedaje pod koniec.

## Części wartości pozycji

yspahan-part-points = dotychczasowe punkty
yspahan-part-buildings = budynki
yspahan-part-gold = monety
yspahan-part-camels = wielbłądy
yspahan-part-cards = karty
yspahan-part-souks = targi
yspahan-part-caravan = karawana
yspahan-part-turns = kolejność tur
yspahan-part-time = pozostały czas
