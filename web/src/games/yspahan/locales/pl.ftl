### Co mówi tylko plansza Yspahanu w przeglądarce.

yspahan-board-city = Miasto
yspahan-board-tower = Wieża
yspahan-board-caravan = Karawana
yspahan-board-caravan-about = Załadunek daje punkty z gwiazdy swojego rzędu. Gdy karawana jest pełna oraz na końcu każdego tygodnia, każdy dostaje tyle punktów, ile ma towarów, razy jego najwyższy rząd.
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
yspahan-board-week = Tydzień { $week } z { $weeks }
yspahan-board-day = Dzień { $day } z { $days }
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
yspahan-board-build = Zbuduj budynek
yspahan-board-souk-of = { $player } zajmuje ten targ
yspahan-board-souk-complete = { $player } ma cały ten targ: { $points } pkt na koniec tygodnia
yspahan-board-building-owned = { $building }, zbudowano

## Nauczyciel pierwszej gry

yspahan-coach-begin = Handlujesz w Yspahanie. Przez trzy tygodnie po siedem dni zdobywasz punkty za ukończone targi w mieście, za towary na karawanie i za budynki.
yspahan-coach-dice = Każdy dzień zaczyna się rzutem wspólnym dla wszystkich. Żółte kości kosztują po 1 monecie i są tylko dla ciebie; na razie obejdziesz się bez nich.
yspahan-coach-group =
    { $seats ->
        [2] Kości leżą w wieży według wartości: najniższe przy wielbłądach, najwyższe przy monetach. Dużo kości przydaje się na wielbłądy, monety lub towary, wysoka wartość na długą drogę nadzorcy. We dwoje pierwszy gracz dnia ma dwie tury, przed drugim graczem i po nim.
       *[other] Kości leżą w wieży według wartości: najniższe przy wielbłądach, najwyższe przy monetach. Dużo kości przydaje się na wielbłądy, monety lub towary, wysoka wartość na długą drogę nadzorcy.
    }
yspahan-coach-action =
    { $seats ->
        [2] Grupy używasz do jednej z czterech rzeczy: tego, co daje jej piętro, drogi nadzorcy, karty albo budowy budynku. Wielbłądami i monetami płaci się za budynki, towarami zapełnia się sklepy. Każdy budynek pomaga do końca gry, a od trzeciego budynki dają też punkty.
       *[other] Grupy używasz do jednej z trzech rzeczy: tego, co daje jej piętro, drogi nadzorcy albo karty. Wielbłądami i monetami płaci się za budynki, towarami zapełnia się sklepy.
    }
yspahan-coach-supply = Zapełnij wszystkie sklepy jednego koloru, a ukończysz targ: na koniec tygodnia da punkty, a potem miasto pustoszeje. Małe targi kończysz szybciej, duże są więcej warte. W każdej dzielnicy kończysz jeden targ, zanim zaczniesz następny.
yspahan-coach-supervisor = Towary obok pola, na którym staje nadzorca, trafiają na karawanę, czyjekolwiek są. Załadunek daje punkty od razu i kolejne przy podliczeniu karawany, ale na targu właściciela zostaje wolny sklep.
yspahan-coach-order = Im później towar zostanie załadowany, tym wyżej leży: więcej przy podliczeniu karawany, mniej od razu.
yspahan-coach-camel = Za wielbłąda masz jedno i drugie: twój towar zostaje w sklepie, a jedzie inny z twoich zasobów.
yspahan-coach-caravanserai = Karty to małe niespodzianki: monety, wielbłądy, punkty lub towary, gdy ich potrzebujesz.
yspahan-coach-after = Teraz możesz zbudować jeden budynek, jeśli cię na niego stać. Każdy pomaga do końca gry, a od trzeciego budynki dają też punkty. Tu można też zagrywać karty.
yspahan-coach-after-cards = Kości są już wykorzystane. Możesz jeszcze zagrać karty dla ich efektu, ile chcesz.
