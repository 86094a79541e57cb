### Marco Polo II po polsku. Zestawy to listy ilości; kontrakty i kafle nie mają nazw, tylko koszty i nagrody.

marco-polo-ii-title = Marco Polo II
marco-polo-ii-round = Runda { $round } z { $rounds }

## Ilości

marco-polo-ii-amount-coin = { $number } { $number ->
        [one] moneta
        [few] monety
       *[many] monet
    }
marco-polo-ii-amount-camel = { $number } { $number ->
        [one] wielbłąd
        [few] wielbłądy
       *[many] wielbłądów
    }
marco-polo-ii-amount-pepper = { $number }× pieprz
marco-polo-ii-amount-silk = { $number }× jedwab
marco-polo-ii-amount-gold = { $number }× złoto
marco-polo-ii-amount-jade = { $number }× jadeit
marco-polo-ii-amount-vp = { $number } { $number ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
marco-polo-ii-amount-good_any = { $number }× towar do wyboru
marco-polo-ii-amount-goods_diff = { $number }× różny towar
marco-polo-ii-amount-black_die = { $number } { $number ->
        [one] czarna kość
        [few] czarne kości
       *[many] czarnych kości
    }
marco-polo-ii-amount-contract_pile = { $number } { $number ->
        [one] kontrakt
        [few] kontrakty
       *[many] kontraktów
    } ze stosu
marco-polo-ii-amount-contract_city = { $number } { $number ->
        [one] kontrakt
        [few] kontrakty
       *[many] kontraktów
    } z miast z własną faktorią
marco-polo-ii-amount-move = ruch o najwyżej { $number } { $number ->
        [one] miejsce
        [few] miejsca
       *[many] miejsc
    }
marco-polo-ii-amount-copy_tile = premia innego kafla miasta
marco-polo-ii-list = { $first }, { $rest }
marco-polo-ii-nothing = nic
marco-polo-ii-exchange = { $cost } → { $reward }
marco-polo-ii-bracket = kość od { $low } do { $high }: { $what }
marco-polo-ii-times =
    { $number ->
        [0] ani razu
        [one] raz
        [few] { $number } razy
       *[many] { $number } razy
    }
marco-polo-ii-special = { $reward }; po ulepszeniu ({ $seal }) także premia pieczęci ({ $times })

## Rzeczy

marco-polo-ii-space-book_1 = Księga I
marco-polo-ii-space-book_2 = Księga II
marco-polo-ii-space-book_3_upper = Księga III, górne pole
marco-polo-ii-space-book_3_lower = Księga III, dolne pole
marco-polo-ii-space-khan = Przychylność Chana
marco-polo-ii-space-seals = Pieczęcie gildii
marco-polo-ii-space-travel_lower = Podróż, dolne pole
marco-polo-ii-space-travel_middle = Podróż, środkowe pole
marco-polo-ii-space-travel_upper = Podróż, górne pole
marco-polo-ii-space-contracts = Kontrakty
marco-polo-ii-space-special_baghdad = Bagdad
marco-polo-ii-space-special_balkh = Balch
marco-polo-ii-space-special_hormuz = Ormuz
marco-polo-ii-space-card_kashgar = Karta w Kaszgarze
marco-polo-ii-space-card_xanadu = Karta w Xanadu
marco-polo-ii-space-card_chengdu = Karta w Chengdu
marco-polo-ii-space-card_kabul = Karta w Kabulu
marco-polo-ii-space-card_jaipur_1 = Pierwsza karta w Dźajpurze
marco-polo-ii-space-card_jaipur_2 = Druga karta w Dźajpurze
marco-polo-ii-space-area_1 = Otwarta karta 1
marco-polo-ii-space-area_2 = Otwarta karta 2

marco-polo-ii-location-kashgar = Kaszgar
marco-polo-ii-location-karakorum = Karakorum
marco-polo-ii-location-xanadu = Xanadu
marco-polo-ii-location-beijing = Pekin
marco-polo-ii-location-merw = Merw
marco-polo-ii-location-balkh = Balch
marco-polo-ii-location-chengdu = Chengdu
marco-polo-ii-location-xian = Xi’an
marco-polo-ii-location-yangzhou = Yangzhou
marco-polo-ii-location-kabul = Kabul
marco-polo-ii-location-pagan = Pagan
marco-polo-ii-location-fuzhou = Fuzhou
marco-polo-ii-location-baghdad = Bagdad
marco-polo-ii-location-hormuz = Ormuz
marco-polo-ii-location-jaipur = Dźajpur
marco-polo-ii-location-kunming = Kunming
marco-polo-ii-location-oasis_1 = oaza między Xanadu a Karakorum
marco-polo-ii-location-oasis_2 = oaza na północ od Kaszgaru
marco-polo-ii-location-oasis_3 = oaza między Karakorum a Chengdu
marco-polo-ii-location-oasis_4 = oaza między Xi’an a Fuzhou
marco-polo-ii-location-oasis_5 = oaza między Fuzhou a Paganem
marco-polo-ii-location-oasis_6 = oaza między Kaszgarem a Merwem
marco-polo-ii-location-oasis_7 = oaza między Merwem a Bagdadem
marco-polo-ii-location-oasis_8 = oaza między Kabulem a Ormuzem
marco-polo-ii-location-oasis_9 = oaza między Chengdu a Paganem

marco-polo-ii-city-start = miasto początkowe
marco-polo-ii-city-special = miasto specjalne
marco-polo-ii-city-card_bonus = karta miasta i kafel miasta
marco-polo-ii-city-card = karta miasta
marco-polo-ii-city-contract = kontrakty
marco-polo-ii-city-bonus = kafel miasta

marco-polo-ii-seal-farmers = pieczęć rolników
marco-polo-ii-seal-spice = pieczęć handlarzy przypraw
marco-polo-ii-seal-tailors = pieczęć krawców
marco-polo-ii-seal-goldsmiths = pieczęć złotników

marco-polo-ii-shield-horse = koń
marco-polo-ii-shield-dragon = smok
marco-polo-ii-shield-crane = żuraw
marco-polo-ii-shield-tiger = tygrys
marco-polo-ii-shield-lion = lew
marco-polo-ii-shield-elephant = słoń
marco-polo-ii-shield-monkey = małpa
marco-polo-ii-shield-falcon = sokół
marco-polo-ii-shield-leopard = pantera śnieżna

marco-polo-ii-character-mongke_khan = Mongke Chan
marco-polo-ii-character-de_wu = De Wu
marco-polo-ii-character-abha_basu = Abha Basu
marco-polo-ii-character-mailin_tian_chin = Mailin i Tian Chin
marco-polo-ii-character-filippo_vitello = Filippo Vitello
marco-polo-ii-character-isabella_donati = Isabella Donati
marco-polo-ii-character-gantulga_od = Gantulga Od
marco-polo-ii-character-mongke_khan-ability = oazy nie zużywają ruchu; każda inna oaza na drodze daje 3 punkty oraz 2 monety albo wielbłąda
marco-polo-ii-character-de_wu-ability = pieczęcie za jedną kość; jadeit za każde ulepszenie; na koniec jeden herb więcej
marco-polo-ii-character-abha_basu-ability = 2 monety co rundę; jadeit za każdy wypełniony kontrakt; punkt za każdy otrzymany jadeit
marco-polo-ii-character-mailin_tian_chin-ability = 3 monety i druga figurka; ruch można podzielić; jedna premia na początku rundy przychodzi dwa razy
marco-polo-ii-character-filippo_vitello-ability = zatrzymuje każdy kafel faktorii, który ktoś zdobył, i zdobywa każdy jeszcze raz
marco-polo-ii-character-isabella_donati-ability = monety, punkt albo wielbłąd za każdą rzuconą kość; pary dają jadeit, jedwab albo złoto
marco-polo-ii-character-gantulga_od-ability = tylko dolne pole podróży; za szlaki nie płaci monet ani wielbłądów

marco-polo-ii-die-own = { $value }
marco-polo-ii-die-black = czarna { $value }
marco-polo-ii-contract = kontrakt za { $cost }
marco-polo-ii-contract-reward = { $reward }, { $points }
marco-polo-ii-tile = kafel miasta: { $bonus }
marco-polo-ii-outpost = kafel faktorii: { $bonus }
marco-polo-ii-goal = karta celu { $number }
marco-polo-ii-plus-one = { $shield } +1
marco-polo-ii-goal-seal = { $seal }: { $points }

marco-polo-ii-card-repeat = { $exchange }, najwyżej tyle razy, ile pokazuje kość
marco-polo-ii-card-repeat_choice = { $one } albo { $other }, najwyżej tyle razy, ile pokazuje kość
marco-polo-ii-card-count_contracts = { $reward } za każdy wypełniony kontrakt, najwyżej tyle razy, ile pokazuje kość
marco-polo-ii-card-count_posts = { $reward } za każdą własną faktorię, najwyżej tyle razy, ile pokazuje kość
marco-polo-ii-card-per_pip = { $reward } razy kość
marco-polo-ii-card-city_tiles =
    { $number ->
        [one] premia jednego kafla miasta z własną faktorią
        [few] premie { $number } różnych kafli miast z własnymi faktoriami
       *[many] premie { $number } różnych kafli miast z własnymi faktoriami
    }
marco-polo-ii-card-seal_one_die = { $cost } → pieczęć gildii za tę jedną kość
marco-polo-ii-card-move = jeden ruch o najwyżej tyle miejsc, ile pokazuje kość; za każde { $cost } i szlaki

marco-polo-ii-score-contracts = Kontrakty
marco-polo-ii-score-city_cards = Karty miast
marco-polo-ii-score-bonuses = Kafle i miasta
marco-polo-ii-score-posts = Faktorie
marco-polo-ii-score-character = Postać
marco-polo-ii-score-goal = Karta celu
marco-polo-ii-score-shields = Herby
marco-polo-ii-score-goods = Pozostałe towary
marco-polo-ii-score-coins = Pozostałe monety
marco-polo-ii-score-most_contracts = Najwięcej kontraktów

## Pytania

marco-polo-ii-ask-character = Wybierz postać; pierwszy wybiera ostatni gracz.
marco-polo-ii-ask-character-by = { $player } wybiera postać
marco-polo-ii-ask-goal = Zatrzymaj w tajemnicy jedną kartę celu; punktuje na koniec.
marco-polo-ii-ask-goal-by = { $player } zatrzymuje w tajemnicy jedną kartę celu
marco-polo-ii-ask-turn = Umieść kości na jednej akcji; przed nią i po niej możliwe są akcje dodatkowe.
marco-polo-ii-ask-turn-by = { $player } umieszcza kości na jednej akcji
marco-polo-ii-ask-turn-done = Twoja akcja jest wykonana: akcje dodatkowe albo koniec tury.
marco-polo-ii-ask-turn-done-by = { $player } wykonuje akcje dodatkowe albo kończy turę
marco-polo-ii-ask-add-die =
    { $number ->
        [one] { $space }: wybierz jeszcze jedną kość, nie niższą od wybranych.
        [few] { $space }: wybierz jeszcze { $number } kości, żadnej niższej od wybranych.
       *[many] { $space }: wybierz jeszcze { $number } kości, żadnej niższej od wybranych.
    }
marco-polo-ii-ask-add-die-by = { $player } wybiera kolejne kości ({ $space })
marco-polo-ii-ask-offer = Wybierz ofertę księgi.
marco-polo-ii-ask-offer-by = { $player } wybiera ofertę księgi
marco-polo-ii-ask-seal = Wybierz pieczęć gildii.
marco-polo-ii-ask-seal-by = { $player } wybiera pieczęć gildii
marco-polo-ii-ask-walk =
    { $left ->
        [0] Nie został żaden krok. Dotąd to kosztuje: { $cost }.
        [one] Wybierz, dokąd iść; został jeden krok. Dotąd to kosztuje: { $cost }.
        [few] Wybierz, dokąd iść; zostały { $left } kroki. Dotąd to kosztuje: { $cost }.
       *[many] Wybierz, dokąd iść; zostało { $left } kroków. Dotąd to kosztuje: { $cost }.
    }
marco-polo-ii-ask-walk-by = { $player } wybiera, dokąd iść
marco-polo-ii-ask-payment = Płacisz: { $cost }. Ile jadeitów na to użyjesz?
marco-polo-ii-ask-payment-by = { $player } wybiera, za co zapłaci jadeitem
marco-polo-ii-ask-end-post = Wybierz, gdzie stanie jedyna faktoria tego ruchu.
marco-polo-ii-ask-end-post-by = { $player } wybiera, gdzie stanie faktoria
marco-polo-ii-ask-move-post = Wszystkie faktorie są na mapie: którą przeniesiesz ({ $city })?
marco-polo-ii-ask-move-post-by = { $player } wybiera, którą faktorię przeniesie ({ $city })
marco-polo-ii-ask-extra-post = Możesz postawić jeszcze jedną faktorię w mieście, przez które przeszła figurka.
marco-polo-ii-ask-extra-post-by = { $player } może postawić jeszcze jedną faktorię
marco-polo-ii-ask-arrival = Twoja nowa faktoria ({ $city }): co bierzesz?
marco-polo-ii-ask-arrival-by = { $player } wybiera, co daje nowa faktoria ({ $city })
marco-polo-ii-ask-contracts = Wybierz kontrakt z miasta z twoją faktorią.
marco-polo-ii-ask-contracts-by = { $player } wybiera kontrakt
marco-polo-ii-ask-room = Nie ma miejsca na nowy ({ $contract }): który kontrakt odchodzi?
marco-polo-ii-ask-room-by = { $player } wybiera, który kontrakt odrzuci
marco-polo-ii-ask-take-goods = Wybierz towar.
marco-polo-ii-ask-take-goods-by = { $player } wybiera towar
marco-polo-ii-ask-give-goods =
    { $number ->
        [one] Płacisz jednym towarem do wyboru: ile tego rodzaju?
        [few] Płacisz { $number } towarami do wyboru: ile tego rodzaju?
       *[many] Płacisz { $number } towarami do wyboru: ile tego rodzaju?
    }
marco-polo-ii-ask-give-goods-by = { $player } wybiera, jakimi towarami zapłaci
marco-polo-ii-ask-exchange = Wybierz wymianę na to użycie karty.
marco-polo-ii-ask-exchange-by = { $player } wybiera wymianę z karty
marco-polo-ii-ask-repeat =
    { $left ->
        [one] Użyć karty jeszcze raz?
        [few] Użyć karty znowu? Najwyżej jeszcze { $left } razy.
       *[many] Użyć karty znowu? Najwyżej jeszcze { $left } razy.
    }
marco-polo-ii-ask-repeat-by = { $player } decyduje, czy użyje karty znowu
marco-polo-ii-ask-city-tiles = Wybierz kafel miasta, którego premię zdobywasz.
marco-polo-ii-ask-city-tiles-by = { $player } wybiera kafel miasta i zdobywa jego premię
marco-polo-ii-ask-copy-tile = Wybierz kafel miasta, którego premię kopiujesz.
marco-polo-ii-ask-copy-tile-by = { $player } wybiera kafel miasta i kopiuje jego premię
marco-polo-ii-ask-double = Wybierz premię, którą zdobywasz drugi raz.
marco-polo-ii-ask-double-by = { $player } wybiera premię, która przychodzi dwa razy
marco-polo-ii-ask-oases =
    { $number ->
        [one] Figurka odwiedziła oazę: monety czy wielbłąd?
        [few] Figurka odwiedziła { $number } oazy: wybierz monety i wielbłądy.
       *[many] Figurka odwiedziła { $number } oaz: wybierz monety i wielbłądy.
    }
marco-polo-ii-ask-oases-by = { $player } wybiera monety i wielbłądy za oazy
marco-polo-ii-ask-compensation =
    { $number ->
        [one] Niski rzut: weź monetę albo wielbłąda.
        [few] Niski rzut: weź razem { $number } monety i wielbłądy, jak chcesz.
       *[many] Niski rzut: weź razem { $number } monet i wielbłądów, jak chcesz.
    }
marco-polo-ii-ask-compensation-by = { $player } wybiera monety i wielbłądy za niski rzut
marco-polo-ii-ask-pairs = Wypadło kości o wartości { $value }: { $number }. Ile par wykorzystasz?
marco-polo-ii-ask-pairs-by = { $player } wybiera, ile par o wartości { $value } wykorzysta
marco-polo-ii-ask-take-die = Wybierz czarną kość.
marco-polo-ii-ask-take-die-by = { $player } wybiera czarną kość

## Odpowiedzi

marco-polo-ii-do-place = { $space }: { $die }
marco-polo-ii-do-place-lowest = { $space }, najniższa kość { $die }
marco-polo-ii-do-add = { $die }
marco-polo-ii-do-no-more = Bez drugiej kości
marco-polo-ii-do-purse = Kość { $die } na sakiewkę: { $gain }
marco-polo-ii-do-reroll = Przerzuć { $die }
marco-polo-ii-do-adjust = Zmień { $die } na { $value }
marco-polo-ii-do-black-die = Kup czarną kość
marco-polo-ii-do-complete = Wypełnij: { $contract }
marco-polo-ii-do-upgrade = Ulepsz: { $seal }
marco-polo-ii-do-use-tile = Użyj: { $outpost }
marco-polo-ii-do-choose-payment = Wybieraj, za co płacić jadeitem
marco-polo-ii-do-end = Zakończ turę
marco-polo-ii-do-offer = Za { $jade }: { $bundle }
marco-polo-ii-do-seal = Weź: { $seal }
marco-polo-ii-do-go = Idź: { $location }
marco-polo-ii-do-go-second = Druga figurka: { $location }
marco-polo-ii-do-stop = Zatrzymaj się tutaj
marco-polo-ii-do-stop-enough = Wystarczy
marco-polo-ii-do-stop-declined = Bez ruchu
marco-polo-ii-do-jade-for-coins = Jadeity za monety: { $number }
marco-polo-ii-do-jade-for-camels = Jadeity za wielbłądy: { $number }
marco-polo-ii-do-post = Faktoria: { $location }
marco-polo-ii-do-relocate = Faktoria stąd: { $location }
marco-polo-ii-do-skip = Bez kontraktu
marco-polo-ii-do-skip-post = Bez dodatkowej faktorii
marco-polo-ii-do-gain-outpost = Kafel faktorii
marco-polo-ii-do-contract = Weź: { $contract }
marco-polo-ii-do-discard = Odrzuć: { $contract }
marco-polo-ii-do-give = { $good }
marco-polo-ii-do-exchange = Wymiana { $exchange }
marco-polo-ii-do-double-seal = Premia: { $seal }
marco-polo-ii-do-pairs =
    { $number ->
        [0] Żadna para o wartości { $value }
        [one] Jedna para o wartości { $value }
        [few] { $number } pary o wartości { $value }
       *[many] { $number } par o wartości { $value }
    }
marco-polo-ii-do-take-die = Czarna { $value }
marco-polo-ii-do-character = { $character }

## Co daje wybór

marco-polo-ii-hint-occupied = zajęte, kosztuje { $price }; { $does }
marco-polo-ii-hint-book_1 = jedna z czterech ofert; dowolna kość
marco-polo-ii-hint-book_2 = jedna z czterech ofert; kość co najmniej 3
marco-polo-ii-hint-book_3_upper = jedna z czterech ofert; kość co najmniej 5
marco-polo-ii-hint-book_3_lower = jedna z czterech ofert; kość co najmniej 5
marco-polo-ii-hint-seals = pieczęć gildii, której wystarczy { $value }
marco-polo-ii-hint-travel_lower = miejsc najwyżej: { $most }; 2 monety i szlaki
marco-polo-ii-hint-travel_middle = miejsc najwyżej: { $most }; płacisz za szlaki
marco-polo-ii-hint-travel_upper = miejsc najwyżej: { $most } i dodatkowa faktoria; płacisz za szlaki
marco-polo-ii-hint-contracts = jeden lub dwa kontrakty i 3 monety
marco-polo-ii-hint-costs = kosztuje { $cost }
marco-polo-ii-hint-upgrade = kosztuje { $cost }; od razu i co rundę: { $reward }
marco-polo-ii-hint-seal = daje { $jade }; ulepszenie za { $cost }: co rundę { $reward }
marco-polo-ii-hint-go = droga kosztuje { $cost }
marco-polo-ii-hint-go-city = droga kosztuje { $cost }; { $city }
marco-polo-ii-hint-city-outpost = { $kind }; { $outpost }
marco-polo-ii-hint-city-tile = { $kind }; { $tile }
marco-polo-ii-hint-choose-payment = do końca tury gra pyta, ile jadeitów zastąpi monety i wielbłądy

## Co się stało

marco-polo-ii-log-gain = { $player } zdobywa: { $what }.
marco-polo-ii-log-take = { $player } bierze: { $good }.
marco-polo-ii-log-black-die = { $player } dostaje czarną kość o wartości { $value }.
marco-polo-ii-log-tile = { $player }: { $tile }.
marco-polo-ii-log-compensation = { $player } ma wyrównanie za niski rzut: monety { $coins }, wielbłądy { $camels }.
marco-polo-ii-log-contract = { $player } bierze: { $contract }.
marco-polo-ii-log-draw-contract = { $player } dobiera: { $contract }.
marco-polo-ii-log-discard = { $player } odrzuca: { $contract }.
marco-polo-ii-log-complete = { $player } wypełnia: { $contract }; { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
marco-polo-ii-log-refill = Nowy kontrakt na planszy: { $contract }.
marco-polo-ii-log-walk =
    { $steps ->
        [one] { $player } podróżuje; cel: { $place }.
        [few] { $player } podróżuje o { $steps } miejsca; cel: { $place }.
       *[many] { $player } podróżuje o { $steps } miejsc; cel: { $place }.
    }
marco-polo-ii-log-post =
    { $points ->
        [0] { $player } stawia faktorię: { $city }.
       *[other] { $player } stawia faktorię ({ $city }) i zdobywa { $points } punktów.
    }
marco-polo-ii-log-move-post = { $player } przenosi faktorię: { $old } → { $city }.
marco-polo-ii-log-outpost = { $player } dociera tu przed innymi i zdobywa: { $tile }.
marco-polo-ii-log-hourglass = { $player } bierze klepsydrę.
marco-polo-ii-log-place =
    { $price ->
        [0] { $player } umieszcza kości: { $space }, najniższa { $value }.
        [one] { $player } umieszcza kości: { $space }, najniższa { $value }, i płaci 1 monetę.
        [few] { $player } umieszcza kości: { $space }, najniższa { $value }, i płaci { $price } monety.
       *[many] { $player } umieszcza kości: { $space }, najniższa { $value }, i płaci { $price } monet.
    }
marco-polo-ii-log-purse = { $player } kładzie kość ({ $die }) na sakiewkę.
marco-polo-ii-log-reroll = { $player } przerzuca { $die }: { $value }.
marco-polo-ii-log-adjust = { $player } zmienia { $die } na { $value }.
marco-polo-ii-log-use-tile = { $player } używa: { $tile }.
marco-polo-ii-log-seal =
    { $jade ->
        [0] { $player } bierze: { $seal }.
       *[other] { $player } bierze: { $seal } oraz jadeity: { $jade }.
    }
marco-polo-ii-log-upgrade = { $player } ulepsza: { $seal }.
marco-polo-ii-log-character = { $player } gra postacią { $character }.
marco-polo-ii-log-goal-own = Zatrzymujesz: { $goal }.
marco-polo-ii-log-goal = { $player } zatrzymuje kartę celu.
marco-polo-ii-log-round = Zaczyna się runda { $round }; rozpoczyna { $player }.
marco-polo-ii-log-roll = Wszyscy rzucają kośćmi.
marco-polo-ii-log-cards = W obszarze akcji leżą dwie nowe karty miast.
marco-polo-ii-log-end = Ostatnia runda się skończyła: punktują karty celu, herby, towary, monety i kontrakty.

## Plansza jako tekst

marco-polo-ii-text-spaces =
    { $dice ->
        [one] Pola akcji; została jedna czarna kość
        [few] Pola akcji; zostały { $dice } czarne kości
       *[many] Pola akcji; zostało { $dice } czarnych kości
    }
marco-polo-ii-text-purse = Sakiewka
marco-polo-ii-text-books = Księgi (-1 j: kosztuje 1 jadeit)
marco-polo-ii-text-next = następna runda
marco-polo-ii-text-cities =
    { $pile ->
        [one] Miasta; w stosie jest jeden kontrakt
        [few] Miasta; w stosie są { $pile } kontrakty
       *[many] Miasta; w stosie jest { $pile } kontraktów
    }
marco-polo-ii-text-shields = Herby różnych miast na koniec
marco-polo-ii-text-shields-of = Różne herby: { $number }
marco-polo-ii-text-routes = Szlaki
marco-polo-ii-text-dice = Kości: { $dice }; figurka: { $places }
marco-polo-ii-text-posts =
    { $completed ->
        [one] Zostało faktorii: { $left }; wypełniony jeden kontrakt
        [few] Zostało faktorii: { $left }; wypełnione { $completed } kontrakty
       *[many] Zostało faktorii: { $left }; wypełnionych { $completed } kontraktów
    }
marco-polo-ii-text-upgraded = , ulepszona
marco-polo-ii-text-goal = Karta celu: { $goal }

## Opcje

marco-polo-ii-preset-standard = Podstawowa

marco-polo-ii-option-first_player = Gracz rozpoczynający
marco-polo-ii-option-first_player-random = losowo
marco-polo-ii-option-first_player-first_seat = pierwsze miejsce przy stole
marco-polo-ii-option-travel_middle_limit = Środkowe pole podróży: najwięcej miejsc
marco-polo-ii-option-travel_middle_limit-4 = 4
marco-polo-ii-option-travel_middle_limit-6 = ile pokazuje najniższa kość
marco-polo-ii-option-travel_upper_limit = Górne pole podróży: najwięcej miejsc
marco-polo-ii-option-travel_upper_limit-6 = ile pokazuje najniższa kość
marco-polo-ii-option-travel_upper_limit-5 = 5
marco-polo-ii-option-round_1_start_bonuses = Premie postaci przed pierwszą rundą
marco-polo-ii-option-round_1_start_bonuses-true = są przyznawane
marco-polo-ii-option-round_1_start_bonuses-false = nie są przyznawane
marco-polo-ii-option-zero_contracts_can_score = Gracze bez wypełnionego kontraktu
marco-polo-ii-option-zero_contracts_can_score-true = zajmują wspólnie drugie miejsce z 0: po 4 punkty albo po 8, gdy nikt nie wypełnił żadnego
marco-polo-ii-option-zero_contracts_can_score-false = nie mają punktów za liczbę kontraktów, nawet gdy drugie miejsce jest wolne
marco-polo-ii-option-isabella_coins = Monety Isabelli za 1 lub 6
marco-polo-ii-option-isabella_coins-2 = 2
marco-polo-ii-option-isabella_coins-1 = 1
marco-polo-ii-option-extra_post_needs_end_post = Dodatkowa faktoria górnego pola podróży
marco-polo-ii-option-extra_post_needs_end_post-true = tylko gdy stanęła też w mieście końcowym
marco-polo-ii-option-extra_post_needs_end_post-false = zawsze
marco-polo-ii-option-black_dice_rolled_each_round = Czarne kości
marco-polo-ii-option-black_dice_rolled_each_round-true = rzuca się na początku rundy i wybiera
marco-polo-ii-option-black_dice_rolled_each_round-false = rzuca ten, kto je bierze
marco-polo-ii-option-start_city_counts_as_passed = Miasto, w którym ruch się zaczyna,
marco-polo-ii-option-start_city_counts_as_passed-true = liczy się jako minięte
marco-polo-ii-option-start_city_counts_as_passed-false = nie liczy się jako minięte
marco-polo-ii-option-split_places_two_posts = Podzielona podróż Mailin i Tian China
marco-polo-ii-option-split_places_two_posts-true = stawia faktorie na obu końcach
marco-polo-ii-option-split_places_two_posts-false = stawia jedną faktorię
marco-polo-ii-option-moved_post_has_effects = Faktoria przeniesiona z innego miasta
marco-polo-ii-option-moved_post_has_effects-true = daje to samo co nowa
marco-polo-ii-option-moved_post_has_effects-false = nie daje nic
marco-polo-ii-option-filippo_own_tile = Kafel faktorii, który Filippo zatrzymuje w tej turze,
marco-polo-ii-option-filippo_own_tile-any_time = działa od razu, także przed akcją
marco-polo-ii-option-filippo_own_tile-after_action = działa dopiero po akcji

## Gracze z planem i części oceny

# used-by: bot-*
bot-marco-polo-ii-contracts = Handlarz
bot-marco-polo-ii-traveller = Podróżnik
bot-marco-polo-ii-seals = Mistrz gildii
bot-marco-polo-ii-cards = Znawca kart
# used-by: bot-*-about
bot-marco-polo-ii-contracts-about = Realizuje kontrakt za kontraktem i na końcu chce mieć ich najwięcej.
bot-marco-polo-ii-traveller-about = Nigdy nie stoi: placówka w każdym mieście, za każde herb, a za ostatnie placówki punkty.
bot-marco-polo-ii-seals-about = Zbiera pieczęcie gildii, ulepsza je i korzysta z miast specjalnych.
bot-marco-polo-ii-cards-about = Osiada tam, gdzie leżą karty miast, i oszczędza dla nich wysokie kości i towary.
# used-by: marco-polo-ii-part-*
marco-polo-ii-part-points = punkty
marco-polo-ii-part-goods = towary
marco-polo-ii-part-dice = kości
marco-polo-ii-part-posts = placówki i herby
marco-polo-ii-part-travel = podróż
marco-polo-ii-part-seals = pieczęcie gildii
marco-polo-ii-part-tiles = kafelki miast
marco-polo-ii-part-cards = karty miast
marco-polo-ii-part-character = postać
marco-polo-ii-part-contracts = kontrakty
marco-polo-ii-part-time = czas

## Pomoc

marco-polo-ii-help =
    Pięć rund. W swojej turze umieść kości na jednej akcji; najniższa kość mówi, ile, jak daleko albo co. Zajęte niebieskie
    pola kosztują tyle monet, ile pokazuje najniższa kość; brązowe są zamknięte.

    Księgi dają towary, przychylność Chana monety i wielbłądy, pieczęcie gildii otwierają szlaki wodne, podróż daje
    faktorie, a faktorie premie, kontrakty i karty miast. Przed akcją i po niej: wypełniaj kontrakty, ulepszaj pieczęcie,
    kładź kości na sakiewkę, przerzuć kość (1 wielbłąd), zmień ją o jeden (2 wielbłądy), weź czarną (3, raz na turę).

    Jadeit może zastąpić monetę albo wielbłąda. Kto ostatni zajął najwyższe pole podróży, zaczyna następną rundę.
    Na koniec: karta celu, herby twoich miast, towary, monety i najwięcej kontraktów.
