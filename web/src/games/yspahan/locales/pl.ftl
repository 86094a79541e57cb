### Co mówi tylko plansza Yspahanu w przeglądarce.

yspahan-board-city = Miasto
yspahan-board-tower = Wieża
yspahan-board-caravan = Karawana
yspahan-board-caravan-about = Załadunek daje 2 punkty w dolnym rzędzie, 1 w środkowym i 0 w górnym. Gdy karawana jest pełna oraz na końcu każdego tygodnia, każdy dostaje tyle punktów, ile ma towarów, razy jego najwyższy rząd.
yspahan-board-camel-free = wolny wielbłąd { $place }
yspahan-board-camel-loaded = wielbłąd { $place }: towar gracza { $player }
yspahan-board-supervisor = Nadzorca
yspahan-board-supervisor-about = Chodzi ulicami o wartość kości. Towary w sklepach obok pola, na którym stanie, trafiają do karawany.
yspahan-board-pile =
    { $cards ->
        [one] Stos dobierania: { $cards } karta
        [few] Stos dobierania: { $cards } karty
       *[other] Stos dobierania: { $cards } kart
    }
yspahan-board-discard = Zużyte karty
yspahan-board-hand = Twoje karty
yspahan-board-no-cards = Nie masz kart. Kartę można wziąć za kości z dowolnego piętra.
yspahan-board-week = Tydzień { $week } z 3
yspahan-board-day = Dzień { $day } z 7
yspahan-board-week-word = Tydzień
yspahan-board-day-word = Dzień
yspahan-board-order = Kolejność tur dzisiaj: { $players }
yspahan-board-floor-empty = brak kości
yspahan-board-walk =
    { $value ->
        [one] Przesuń nadzorcę o { $value } pole
        [few] Przesuń nadzorcę o { $value } pola
       *[other] Przesuń nadzorcę o { $value } pól
    }
yspahan-board-souk-of = { $player } ma ten suk w części
yspahan-board-souk-complete = { $player } ma cały ten suk, na koniec tygodnia punkty: { $points }
yspahan-board-building-owned = { $building }, zbudowano

## Nauczyciel pierwszej gry

yspahan-coach-begin = Jesteś kupcem. Przez trzy tygodnie po siedem dni zdobywasz punkty za pełne suki w mieście, za towary w karawanie i za budowle.
yspahan-coach-dice = Każdy dzień zaczyna się rzutem wspólnym dla wszystkich. Żółte kości kosztują po 1 monecie i są tylko dla ciebie; na razie obejdziesz się bez nich.
yspahan-coach-group = Kości leżą w wieży według wartości: najniższe przy wielbłądach, najwyższe przy monetach. Dużo kości przydaje się na wielbłądy, monety lub towary, wysoka wartość na długą drogę nadzorcy.
yspahan-coach-action = Grupy używasz do jednej z trzech rzeczy: tego, co daje jej piętro, drogi nadzorcy albo karty. Wielbłądami i monetami płaci się za budowle, towarami zapełnia się sklepy.
yspahan-coach-supply = Zapełnij wszystkie sklepy jednego koloru, a suk będzie pełny: na koniec tygodnia da swoje punkty, potem miasto pustoszeje. Małe suki są szybciej gotowe, duże są więcej warte. W każdej dzielnicy kończysz jeden suk, zanim zaczniesz następny.
yspahan-coach-supervisor = Towary obok pola, na którym staje nadzorca, trafiają do karawany, czyjekolwiek są. Załadunek daje punkty od razu i kolejne przy podliczeniu karawany, ale w suku właściciela zostaje luka.
yspahan-coach-order = Im później towar zostanie załadowany, tym wyżej leży: więcej przy podliczeniu karawany, mniej od razu.
yspahan-coach-camel = Za wielbłąda masz jedno i drugie: twój towar zostaje w sklepie, a jedzie inny z twoich zasobów.
yspahan-coach-caravanserai = Karty to małe niespodzianki: monety, wielbłądy, punkty lub towary, gdy ich potrzebujesz.
yspahan-coach-after = Teraz możesz postawić jedną budowlę, jeśli cię na nią stać. Każda pomaga do końca gry, a od trzeciej budowle dają też punkty. Tu można też zagrywać karty.
