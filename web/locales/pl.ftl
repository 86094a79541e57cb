### Klient w przeglądarce. Gry mają własne komunikaty; wspólne są w src/caravansary/locales.

## Wszędzie

ui-close = Zamknij
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-copy-by-hand = Link jest zaznaczony: skopiuj go przez Ctrl+C
ui-share = Udostępnij
ui-send = Wyślij
ui-new = nowe
ui-more = Więcej o grze
ui-loading = Chwileczkę …
ui-try-again = Spróbuj ponownie
ui-pages = Strony
ui-home = Na stronę główną
ui-nowhere = Tu niczego nie ma
ui-nowhere-more = Może w adresie jest literówka, a może tego, co tu było, już nie ma.

## Strona główna

ui-tagline = Karawanowe gry na wieczór: przeciw botom, z przyjaciółmi albo w pojedynkę.
ui-play-now = Graj teraz
ui-play-now-more =
    { $count ->
        [one] Ty i jeden bot ({ $bot }), bez czekania
        [few] Ty i { $count } boty ({ $bot }), bez czekania
       *[many] Ty i { $count } botów ({ $bot }), bez czekania
    }
ui-friends = Zaproś przyjaciół
ui-friends-more = Własny stół i link do wysłania
ui-learn = Naucz się gry
ui-learn-more = Pierwsza gra z nauczycielem u boku
ui-tables = Stoły
ui-no-tables = Żaden stół nie czeka. Otwórz nowy i kogoś zaproś.
ui-games = Gry
ui-game = Gra
ui-your-turn = Twoja kolej
ui-over = Skończona
ui-running = Trwa
ui-look = Zobacz
ui-continue = Graj dalej
ui-join = Dosiądź się
ui-rules = Zasady
ui-rules-of = { $game }: zasady
ui-replays = Zapisy gier

## Nowy i czekający stół

ui-new-table = Nowy stół
ui-number-of-players = Liczba graczy
ui-seats = Miejsca
ui-seat-number = Miejsce { $number }
ui-seat-me = Ja
ui-seat-friend = Ktoś z linkiem
ui-seat-device = Ktoś przy tym ekranie
ui-bot-levels = Poziomy
ui-bot-styles = Z własnym stylem
ui-bot-elo = Elo { $elo }
ui-rival = Przeciwnik
ui-rival-first = Na początek: { $bot }.
ui-rival-won = { $last } przegrywa z tobą. Sprawdź, co potrafi { $bot }.
ui-rival-top = { $bot } przegrywa z tobą, a nikogo silniejszego tu nie ma. Jeszcze raz?
ui-rival-lost = Ostatnio wygrywa { $last }. Spróbuj jeszcze raz.
ui-rival-lost-twice = Dwa razy z rzędu wygrywa { $last }. Najpierw sprawdź, co potrafi { $bot }.
ui-rival-next = Teraz kolej na: { $bot }.
ui-rival-style = Trzy zwycięstwa, przeciwnik { $last }. Poznaj kogoś z własnym stylem: { $bot }.
ui-seat-open = Wolne
ui-name-of = Imię, { $seat }
ui-preset = Używane zasady
ui-options = Poszczególne zasady
ui-options-changed =
    { $count ->
        [one] { $count } zmieniona
        [few] { $count } zmienione
       *[many] { $count } zmienionych
    }
ui-listed = Pokaż stół na stronie głównej, aby każdy mógł się dosiąść
ui-hints-allowed = Podpowiedzi: można zapytać bota, co by zrobił
ui-absent = Gdy kogoś nie ma
ui-absent-never = miejsce czeka albo inni głosują
ui-absent-after =
    { $count ->
        [one] po { $count } minucie gra bot
        [few] po { $count } minutach gra bot
       *[many] po { $count } minutach gra bot
    }
ui-hints-here = Przy tym stole można prosić o podpowiedzi.
ui-open-table = Otwórz stół
ui-start = Zacznij grę
ui-table-of = Stół do gry { $game }
ui-invited = Zaproszenie do gry
ui-sit = Usiądź tutaj
ui-stand = Wstań od stołu
ui-free-seat = Zwolnij miejsce
ui-fill-with-bots = Uzupełnij botami
ui-seats-free =
    { $count ->
        [0] Wszystkie miejsca są zajęte
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
ui-host-starts = Wszyscy są na miejscu. Grę zaczyna gospodarz.
ui-invite = Zaproś przyjaciół
ui-invite-more = Kto otworzy ten link, może zająć wolne miejsce albo patrzeć.
ui-no-table = Tego stołu nie można otworzyć
ui-claim = Grać dalej tutaj?
ui-claim-more = Ten link przenosi miejsce przy stole na to urządzenie. Działa raz; na drugim urządzeniu można potem tylko patrzeć.
ui-claim-do = Przenieś miejsce tutaj
ui-claim-watch = Tylko patrz

## Przy stole

ui-reconnecting = Połączenie zostało przerwane. Próbuję ponownie …
ui-answer-waits = Odpowiedź zostanie wysłana po odzyskaniu połączenia.
ui-answer-sent = Odpowiedź wysłana.
ui-show-all = Pokaż wszystkie
ui-answers-more = Pokaż więcej odpowiedzi
ui-answers-less = Pokaż mniej odpowiedzi
ui-do-it = Wykonaj
ui-not-yet = Jeszcze nie
ui-several-choices =
    { $count ->
        [one] { $count } możliwość: kliknij
        [few] { $count } możliwości: kliknij, aby je zobaczyć
       *[many] { $count } możliwości: kliknij, aby je zobaczyć
    }
ui-board = Plansza
ui-whole-board = Cała plansza
ui-board-failed = Nie można pokazać planszy gry { $game }. Graj z listy odpowiedzi.
ui-board-in-words = Plansza słowami
ui-read-board = Przeczytaj teraz planszę
ui-players = Gracze
ui-you = ty
ui-away = poza stołem
ui-is-asked = ma teraz ruch
ui-bot-replaced = przejął inny bot
ui-played-by-bot = gra { $bot }
ui-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
ui-secret = tajnie
ui-secret-mine =
    { $points ->
        [one] i { $points } tajny punkt, który widzisz tylko ty
        [few] i { $points } tajne punkty, które widzisz tylko ty
       *[many] i { $points } tajnych punktów, które widzisz tylko ty
    }
ui-secret-theirs = i punkty tajne
ui-log = Przebieg
ui-log-older =
    { $count ->
        [one] Pokaż { $count } wcześniejszy wiersz
        [few] Pokaż { $count } wcześniejsze wiersze
       *[other] Pokaż wcześniejsze wiersze ({ $count })
    }
ui-score = Punkty
ui-chat = Czat
ui-chat-empty = Nikt jeszcze nic nie powiedział.
ui-chat-write = Napisz coś
ui-table = Stół
ui-go-to-moment = Przejdź do tej chwili
ui-history = Dotychczasowa gra
ui-step-back = Krok wstecz
ui-step-on = Krok dalej
ui-back-to-now = Wróć do gry
ui-undo = Cofnij
ui-undo-more = Cofnij ostatnią odpowiedź (U)
ui-restart = Tura od nowa
ui-restart-more = Cofnij wszystkie odpowiedzi tej tury (R)
ui-title-your-turn = ● Twoja kolej – { $game }
ui-hand-over = Teraz gra { $player }
ui-hand-over-more = Przekaż ekran. Nikt inny teraz nie patrzy.
ui-i-am = Tu { $player }
ui-take-back-by = { $player }: cofnij ostatnią odpowiedź
ui-hint = Podpowiedź
ui-hint-waiting = Bot myśli …
ui-hint-is = { $bot } zagrałby: { $answer }
ui-hint-why = Co za tym przemawia: { $reasons }, w porównaniu z „{ $other }”.
ui-hint-mark = podpowiedź
ui-bot-plays-for-you = Za ciebie gra { $bot }.
ui-away-more = { $player } jest poza stołem.
ui-absent-rule =
    { $count ->
        [one] Po { $count } minucie miejsce przejmie { $bot }.
        [few] Po { $count } minutach miejsce przejmie { $bot }.
       *[many] Po { $count } minutach miejsce przejmie { $bot }.
    }
ui-votes = { $bot }: { $count } z { $needed } potrzebnych głosów ({ $people })
ui-which-bot = Który bot
ui-votes-count-at = Głos na bota liczy się od { $time }; do tej chwili miejsce czeka.
ui-vote-bot = Głosuj na tego bota

## Strona stołu

ui-play-myself = Znowu gram sam za siebie
ui-give-to-bot = Niech gra bot
ui-move-seat = Przenieś na inne urządzenie
ui-seat-link = Tajny link tego miejsca
ui-seat-link-more = Otwórz go na drugim urządzeniu. Kto ma link, dostaje miejsce.
ui-watch = Link dla widzów
ui-spectators =
    { $count ->
        [0] Nikt nie patrzy.
        [one] Patrzy { $count } osoba.
        [few] Patrzą { $count } osoby.
       *[many] Patrzy { $count } osób.
    }
ui-fair-dice = Uczciwe kości
ui-fair-dice-more = Wszystkie kości i karty wynikają z jednej tajnej liczby. Jej odcisk opublikowano na początku; na końcu ujawnia się samą liczbę i każdy może sprawdzić każdy rzut.
ui-record = Zapis gry
ui-record-more = Jeden plik, aby grę odtworzyć, grać dalej albo zgłosić błąd.
ui-download = Pobierz

## Koniec

ui-result = Wynik
ui-rematch = Rewanż
ui-rematch-go = Do rewanżu
ui-replay-this = Odtwórz
ui-verify = Sprawdź kości
ui-see-board = Obejrzyj planszę
ui-dice-checking = Przeliczam każdy rzut …
ui-dice-honest =
    { $count ->
        [one] Przeliczono { $count } rzut lub dobranie karty: zgadza się.
        [few] Przeliczono { $count } rzuty i dobrania kart: wszystkie się zgadzają.
       *[many] Przeliczono { $count } rzutów i dobrań kart: wszystkie się zgadzają.
    }
ui-dice-wrong =
    { $count ->
        [0] Tajna liczba nie jest tą, której odcisk opublikowano.
        [one] { $count } rzut nie wynika z tajnej liczby.
        [few] { $count } rzuty nie wynikają z tajnej liczby.
       *[many] { $count } rzutów nie wynika z tajnej liczby.
    }
ui-dice-wrong-roll = Ruch { $move }, losowanie { $number }: { $value }, a powinno być { $expected }.
ui-dice-skipped =
    { $count ->
        [one] { $count } rzut należy do gry, którą ten stół kontynuuje; tutaj się go nie sprawdza.
        [few] { $count } rzuty należą do gry, którą ten stół kontynuuje; tutaj się ich nie sprawdza.
       *[many] { $count } rzutów należy do gry, którą ten stół kontynuuje; tutaj się ich nie sprawdza.
    }
ui-dice-hash = Odcisk opublikowany na początku (SHA-256)
ui-dice-seed = Tajna liczba
ui-dice-how = Twoja przeglądarka właśnie obliczyła dla każdego rzutu HMAC-SHA256 tajnej liczby i porównała wynik.
ui-dice-insecure = Przeglądarki liczą to tylko na stronach https i na localhost.

## Zapisy gier

ui-replays-more = Każdą skończoną grę można zachować jako plik. Otwórz go, przejdź grę krok po kroku z widoku dowolnego gracza i graj dalej od dowolnej chwili.
ui-open-record = Otwórz zapis
ui-drop-record = Wybierz plik albo upuść go tutaj
ui-replay-of = { $game }: zapis
ui-look-from = Widok
ui-spectator = widz
ui-fork = Graj dalej stąd
ui-fork-more = Nowy stół zaczyna po ruchu { $move }. Kto gra?
ui-fork-go = Dalej

## Analiza

ui-analyse = Analiza
ui-analyse-more = Bot przechodzi przez każdą decyzję w grze i wie przy tym tylko to, co gracz mógł wtedy wiedzieć.
ui-analyse-waiting =
    { $count ->
        [0] Analiza się zaczyna …
        [one] Najpierw { $count } inna gra …
        [few] Najpierw { $count } inne gry …
       *[many] Najpierw { $count } innych gier …
    }
ui-analyse-progress = { $done } z { $of } decyzji
ui-analyse-closer = Nad kosztownymi decyzjami bot myśli ponownie, dotąd: { $count } …
ui-analyse-partly = Czasu wystarczyło na tyle decyzji: { $done } z { $of }.
ui-accuracy = Dokładność
ui-quality = Jak kto grał
ui-then = Potem
ui-why = Czemu
ui-chances = Szanse na zwycięstwo
ui-chances-at = Ruch { $move }: { $chances }
ui-at-move = Ruch { $move }
ui-costliest = Najkosztowniejsze decyzje: { $player }
ui-costliest-of = Czyje decyzje
ui-costliest-none = Bot niczego nie zrobiłby lepiej.
ui-lost = strata { $loss }
ui-played = Zagrano
ui-bot-would = Bot
ui-try-from-here = Spróbuj stąd jeszcze raz

## Nauka

ui-coach = Nauczyciel
ui-coach-close = Graj bez nauczyciela
ui-coach-glow = Co świeci na planszy, można kliknąć. Wskaż odpowiedź, aby zobaczyć, czego dotyczy; „Cofnij” ją odwoła.
ui-coach-wait = To nie twoja kolej. Co robią inni, opisuje przebieg.

## Ustawienia

ui-settings = Ustawienia
ui-settings-kept = Ustawienia są zapisane na tym urządzeniu, a twoje imię na tym serwerze.
ui-your-name = Twoje imię
ui-language = Język
ui-theme = Kolory
ui-theme-system = Jak urządzenie
ui-theme-light = Dzień
ui-theme-dark = Noc
ui-motion = Ruch na ekranie
ui-motion-system = Jak urządzenie
ui-motion-off = Wyłączony
ui-sound = Dźwięk
ui-sound-more = Dwa ciche tony, gdy jest twoja kolej
ui-confirm = Potwierdzaj każdą odpowiedź
ui-confirm-more = Pierwsze kliknięcie pokazuje odpowiedź na planszy, drugie ją zagrywa

## Pomoc

ui-help = Pomoc
ui-help-click = Co możesz teraz zrobić, świeci. Kliknij to na planszy albo wybierz z listy; jeśli jedno pole oznacza kilka odpowiedzi, lista pokaże właśnie te.
ui-help-touch = Na telefonie powiększysz planszę dwoma palcami albo podwójnym stuknięciem.
ui-keys = Klawisze
ui-key-number = wybierz odpowiedź według numeru
ui-key-arrows = przechodź między odpowiedziami
ui-key-enter = zagraj wybraną odpowiedź
ui-key-escape = pokaż znowu wszystkie odpowiedzi, opuść przeszłość
ui-key-undo = cofnij ostatnią odpowiedź
ui-key-restart = zacznij turę od nowa
ui-key-history = krok wstecz, krok dalej
ui-key-help = ta pomoc

## Co się nie udało

ui-error-bad-message = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
ui-error-bad-record = Ten plik nie jest zapisem gry albo nie wszystkie ruchy są w nim zgodne z zasadami.
ui-error-bad-setup = Z tymi miejscami i zasadami nie można grać.
ui-error-expired = Ten link został już użyty albo jest za stary.
ui-error-forbidden = Do tego nie masz prawa.
ui-error-game-over = Gra jest skończona.
ui-error-illegal-action = Ta odpowiedź nie jest teraz możliwa.
ui-error-internal = Coś się zepsuło. Nic z gry nie przepadło.
ui-error-not-found = To nie istnieje albo już nie istnieje.
ui-error-not-started = Gra jeszcze się nie zaczęła.
ui-error-no-name = Najpierw podaj swoje imię.
ui-error-nothing-to-undo = Nie ma czego cofnąć.
ui-error-seat-taken = Ktoś był szybszy: miejsce jest zajęte.
ui-error-stale = Gra poszła tymczasem dalej.
ui-error-started = Gra już się zaczęła.
ui-error-too-large = To za długie.
ui-error-too-many = Wolniej, proszę.
ui-error-unreadable = Ta wersja Caravansary nie potrafi odczytać zapisu tego stołu. Nic nie przepadło.
ui-error-wrong-origin = Z tego adresu nie można tu grać.
ui-error-offline = Serwer jest nieosiągalny.
