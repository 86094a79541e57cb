### Co mówi tylko plansza Marco Polo II w przeglądarce.

marco-polo-ii-board-map = Mapa jedwabnego szlaku
marco-polo-ii-board-actions = Pole akcji
marco-polo-ii-board-own = Twoja plansza
# used-by: marco-polo-ii-board-view-*
marco-polo-ii-board-view-map = Mapa
marco-polo-ii-board-view-actions = Akcje
marco-polo-ii-board-view-own = Moja plansza
# used-by: marco-polo-ii-board-per-*
marco-polo-ii-board-per-contract_pile = kontrakt
marco-polo-ii-board-per-post = faktoria
marco-polo-ii-board-per-die = kość
marco-polo-ii-board-seals = Pieczęcie
marco-polo-ii-board-travel = Podróż
marco-polo-ii-board-book = Księga { $number }
marco-polo-ii-board-piles = Stosy: kontrakty { $contracts }, karty miast { $cards }
marco-polo-ii-board-black-dice =
    { $number ->
        [one] została { $number } czarna kość
        [few] zostały { $number } czarne kości
       *[other] zostało { $number } czarnych kości
    }
marco-polo-ii-board-no-dice = W tej rundzie nie masz już kości
marco-polo-ii-board-contract-slot = wolne miejsce
marco-polo-ii-board-completed = Zrealizowane kontrakty: { $number }
marco-polo-ii-board-posts = Faktorie do postawienia: { $number }
marco-polo-ii-board-die = Kość { $die }
marco-polo-ii-board-goal = Twoja tajna karta celu
marco-polo-ii-board-figure = stoi tu { $player }
marco-polo-ii-board-shield = Herb: { $shield }
marco-polo-ii-board-posts-of = Faktorie: { $players }
marco-polo-ii-board-closed = Zamknięte w tej rundzie.
marco-polo-ii-board-upgraded = Ulepszona: płaci na początku każdej rundy.
marco-polo-ii-board-seal-die = Najniższa kość musi mieć co najmniej { $value }.
marco-polo-ii-board-hourglass = Następną rundę zaczyna { $player }
marco-polo-ii-board-next-offers = W następnej rundzie za 1 / 2 jadeity: { $offers }
marco-polo-ii-board-box = Które elementy są nasze
# used-by: marco-polo-ii-board-about-*
marco-polo-ii-board-about-tile = Wypłacany, gdy staje tu faktoria, i na początku każdej rundy.
marco-polo-ii-board-about-outpost = Tylko za pierwszą faktorię w tym mieście.
marco-polo-ii-board-about-oasis = Podróż może się tu skończyć; faktorii się nie stawia.
marco-polo-ii-board-about-map-card = Wymaga własnej faktorii w mieście z wcześniejszej tury; raz na rundę.
marco-polo-ii-board-about-area-card = Bez faktorii; raz na rundę; wymieniana co rundę.
marco-polo-ii-board-about-special = Wymaga własnej faktorii z wcześniejszej tury; każdy kolor raz na rundę.
marco-polo-ii-board-about-travel = Najniższa kość ogranicza liczbę miejsc. Każda trasa jest płatna, trasy wodne wymagają pieczęci.
marco-polo-ii-board-about-khan = Każda następna kość musi pokazywać co najmniej tyle, ile ostatnia.
marco-polo-ii-board-about-seals = Dwie kości: pieczęć o wartości nie wyższej niż niższa kość.
marco-polo-ii-board-about-book = Jeden zestaw; te za jadeit zmieniają się co rundę.
marco-polo-ii-board-about-blue = Zajęte pole kosztuje tyle monet, ile pokazuje najniższa umieszczona kość; każdy kolor raz na rundę.
marco-polo-ii-board-about-contract = Aktywny kontrakt realizuje się przed akcją lub po niej. Aktywne mogą być dwa.
marco-polo-ii-board-about-die = Przed akcją lub po niej: nowy rzut za { $reroll }, zmiana o jeden za { $adjust }.
marco-polo-ii-board-about-jade = Jadeit może zastąpić monetę lub wielbłąda. Dwa towary to punkt na koniec.
marco-polo-ii-board-about-good = Dwa towary to punkt na koniec.
marco-polo-ii-board-about-purse = Jedna kość o dowolnej wartości, dowolnie często; to nie jest akcja.
marco-polo-ii-board-about-black-dice = Jedna za { $cost }, raz na turę; trzeba jej użyć w tej rundzie.
marco-polo-ii-board-about-posts = Ostatnie przynoszą punkty podane pod nimi.
marco-polo-ii-board-about-hourglass = Kto ostatni zajął najwyższe pole podróży.
marco-polo-ii-board-about-shields = Każdy inny herb miast z własną faktorią liczy się raz; na koniec dodają karta celu i De Wu.
marco-polo-ii-board-about-box = Postacie, nazwy miast, liczby i zasady pochodzą z instrukcji. Większość tras, kontraktów, kart miast, kafelków i kart celów jest nasza, bo drukowanych nie udało się znaleźć. Lista jest w zakładce zasad.
