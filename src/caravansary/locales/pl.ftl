### Komunikaty terminala i wiersza poleceń. Każda gra ma własne w swoim katalogu `locales`.

## Gracze

player-default-name = Wędrowiec
seat-without-name = Miejsce { $number }
bot-random = Bot losowy
bot-greedy = Bot zachłanny
bot-level1 = Początkujący
bot-level2 = Uczeń
bot-level3 = Kupiec
bot-level4 = Przewodnik karawany
bot-level5 = Mistrz
bot-random-about = Odpowiada losowo.
bot-greedy-about = Patrzy do końca swojej tury i bierze to, co wtedy podoba mu się najbardziej.
bot-level1-about = Zna zasady, a resztę zwykle ocenia źle.
bot-level2-about = Gra rozsądne tury i często źle je ocenia.
bot-level3-about = Rzadko się myli, ale nie patrzy dalej niż do końca swojej tury.
bot-level4-about = Starannie rozważa każdą turę.
bot-level5-about = Myśli naprzód, także o tym, co zrobią inni.
part-rival = najsilniejszy przeciwnik
player-points = { $player } { $points }
player-points-secret = { $player } { $points } (+{ $secret } tajnie)

## Przy stole

turn-number = Tura { $turn }
game-over = Koniec gry
game-unfinished = Gra nie jest skończona
asked = { $player }: { $question }
prompt = 1–{ $count }, ? pomoc >
not-understood = „{ $text }” nie jest żadną z możliwości. Wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć pomoc.
nothing-to-take-back = Nie ma czego cofnąć.
hand-over =
    { $last }: odpowiedź przyjęta.
    Teraz gra { $player }. Przekaż ekran; { $last } teraz nie patrzy.
press-enter = { $player }: naciśnij Enter (u: { $last } cofa ostatnią odpowiedź) >
press-enter-only = Naciśnij Enter.
earlier-news =
    { $count ->
        [one] i { $count } wcześniejszy wiersz; pokaże go l
        [few] i { $count } wcześniejsze wiersze; pokaże je l
       *[many] i { $count } wcześniejszych wierszy; pokaże je l
    }
earlier-log =
    { $count ->
        [one] i { $count } wcześniejszy wiersz; pokaże go „l all”
        [few] i { $count } wcześniejsze wiersze; pokaże je „l all”
       *[many] i { $count } wcześniejszych wierszy; pokaże je „l all”
    }
saved = Zapisano w { $file }
not-saved = Nie udało się zapisać w { $file }: { $reason }
saved-for-later =
    Gra jest zapisana. Aby grać dalej:
    caravansary play --resume { $file }
kept-record =
    Aby obejrzeć grę jeszcze raz:
    caravansary replay { $file }
help-commands =
    Wpisz numer możliwości albo jej słowa (wystarczy początek), albo
      u        cofnij ostatnią odpowiedź
      r        zacznij tę turę od nowa
      b        pokaż planszę jeszcze raz
      p        punkty wszystkich graczy według rodzaju
      l        co się dotąd stało (l all: od początku)
      s PLIK   zapisz kopię w pliku
      q        wyjdź; gra zostanie zapisana i można ją wznowić
      ?        ta pomoc

## Punkty

score-title = Punkty
score-total = Razem
score-open = Punkty jawne
score-secret = Punkty tajne
score-place = { $place }. { $player }
winner = Zwycięzca: { $player }.
winners = Zwycięstwem dzielą się { $players }.

## Odtwarzanie

replay-move = Ruch { $at } z { $count }
replay-prompt = { $at }/{ $count }, Enter: dalej, ? pomoc >
replay-answer = { $player }: { $answer }
replay-not-understood = „{ $text }” nic tu nie znaczy; ? pokaże pomoc.
replay-no-such-move = Nie ma ruchu { $number }; liczba ruchów w grze: { $count }.
replay-no-such-seat = Nie ma miejsca „{ $text }”; miejsca są od 1 do { $count }.
replay-help =
    Enter      następny ruch
    b          o ruch wstecz
    t          do następnej tury
    e          na koniec
    LICZBA     po tym ruchu; 0 to początek
    v MIEJSCE  widok gracza; samo v: widok widza
    p          punkty według rodzaju
    q          wyjdź

## Wiersz poleceń: games

games-players = liczba graczy: { $players }
games-default = (domyślnie)

## Wiersz poleceń: simulate

simulate-progress = Gry
simulate-seat = Miejsce
simulate-bot = Bot
simulate-wins = Wygrane
simulate-share = Udział
simulate-points = Średnia punktów
simulate-summary =
    { $games ->
        [one] { $game }, { $games } gra: { $decisions } decyzji na grę, { $speed } gier na sekundę
        [few] { $game }, { $games } gry: { $decisions } decyzji na grę, { $speed } gier na sekundę
       *[many] { $game }, { $games } gier: { $decisions } decyzji na grę, { $speed } gier na sekundę
    }

## Wiersz poleceń: ladder

ladder-progress = Gry
ladder-bot = Bot
ladder-elo = Elo
ladder-sure = 95 %
ladder-games = Gry
ladder-share = Zwycięstwa
ladder-points = Średnia punktów
ladder-pair = Para
ladder-before = Pierwszy przed drugim

## Wiersz poleceń: field

field-players = Gracze
field-bot = Poziom
field-rival = Przeciw
field-share = Zwycięstwa
field-sure = 95 %
field-fair = Sprawiedliwie
field-games = Gry

## Wiersz poleceń: analyse

analyse-progress = Pytania
analyse-player = { $player }: szansa na zwycięstwo w ciągu gry i najdroższe decyzje
analyse-costly = ruch { $move }: „{ $played }” kosztowało { $loss } %; bot zagrałby „{ $better }”
analyse-quality = Dokładność { $accuracy }. { $mistakes }
analyse-line = Lepiej aż do końca tury: { $line }
analyse-why = Co to zmienia: { $reasons }
analyse-partly = Czasu wystarczyło na tyle decyzji: { $done } z { $of }.
grade-inaccuracy = Okrężna droga
grade-mistake = Zła droga
grade-blunder = Zabłądzenie w piaskach

## Wiersz poleceń: tune

tune-progress = Pokolenia
tune-summary = { $file }: nowe wagi wygrały { $share } % ({ $low } do { $high }) z { $games } gier przeciw starym
learn-progress = Rundy
learn-summary = { $file }: bot zachłanny z nowym osądem wygrał { $share } % ({ $low } do { $high }) z { $games } gier przeciw lidze

## Wiersz poleceń: check

check-progress = Gry
check-summary =
    { $games ->
        [one] { $game }: { $games } gra, liczba decyzji: { $decisions }, liczba ustawień: { $setups }
        [few] { $game }: { $games } gry, liczba decyzji: { $decisions }, liczba ustawień: { $setups }
       *[many] { $game }: { $games } gier, liczba decyzji: { $decisions }, liczba ustawień: { $setups }
    }
check-passed = Wszystkie obietnice są dotrzymane.
check-more = Rzadkie błędy wychodzą dopiero w większej liczbie gier: caravansary check { $game } --games { $games }
check-failed =
    { $count ->
        [one] { $count } obietnica jest złamana.
        [few] { $count } obietnice są złamane.
       *[many] { $count } obietnic jest złamanych.
    }
check-failure = ZŁAMANE: { $promise }: { $text }
check-where = ustawienie { $setup }, numer gry { $seed }, odpowiedzi przedtem: { $move }
check-kept = Gra jest zapisana w { $file }

## Wiersz poleceń: pudełko

box-written =
    { $count ->
        [one] W { $folder } zapisano jeden plik. Zmień go i sprawdź.
        [few] W { $folder } zapisano { $count } pliki. Zmień je i sprawdź.
       *[many] W { $folder } zapisano { $count } plików. Zmień je i sprawdź.
    }
box-fits = { $folder } to pudełko, którym można grać w { $game }. Wiersze według źródła:

## Wiersz poleceń: bench

bench-progress = Rundy
bench-name = Gra
bench-players = Gracze
bench-games = Gier/s
bench-decision = µs/dec.
bench-copy = µs/kopia
bench-compiled = Skompilowane
bench-ratio-decision = Stosunek
bench-ratio-copy = Stosunek kopii
yes = tak
no = nie

## Wiersz poleceń: pomoc

cli-about =
    Cztery karawanowe gry planszowe w jednej gospodzie: graj w nie, pozwól grać botom, oglądaj rozegrane gry.
cli-about-examples =
    Zacznij tak: caravansary play yspahan
cli-panel-options = Opcje
cli-panel-arguments = Argumenty
cli-panel-commands = Polecenia
cli-lang = Język: angielski, czeski lub polski. Może stać w dowolnym miejscu wiersza; inaczej decydują CARAVANSARY_LANG i LANG.
cli-version = Wypisuje wersję.
cli-help = Pokazuje tę pomoc.
cli-games = Wypisuje gry, liczby graczy, zestawy zasad i opcje.
cli-games-examples = Przykład: caravansary games --json
cli-play = Cała gra w terminalu, przeciw botom albo dla kilku osób przy jednym ekranie.
cli-play-examples =
    Przykłady:

    caravansary play yspahan

    caravansary play yspahan --players 4 --seats you:Ewa,greedy,random

    caravansary play yspahan --seats human:Ewa,human:Piotr,greedy --preset first

    caravansary play --resume last
cli-simulate = Boty rozgrywają wiele gier; wypisuje wygrane i punkty.
cli-simulate-examples =
    Przykłady:

    caravansary simulate yspahan --bots greedy,random --games 400 --swap --jobs 2

    caravansary simulate yspahan --players 3 --bots greedy --records gry/ --json
cli-ladder = Pozwala botom grać ze sobą ze wszystkich miejsc i ocenia ich siłę.
cli-ladder-examples =
    Przykłady:

    caravansary ladder yspahan --bots level1,level2,level3 --games 400 --jobs 2

    caravansary ladder yspahan --players 4 --results ladder.jsonl --html ladder.html

    Z --results można przerwać przez Ctrl-C i kontynuować tym samym poleceniem.
cli-ladder-bots = Boty do porównania: random, greedy, level1–level5, GRA-STYL, exec:POLECENIE. Jeśli żadnego nie podano, wszystkie boty i style.
cli-ladder-games = Ile gier na każdą parę lub grupę przy stole; zaokrąglane w górę, aby wszyscy siedzieli wszędzie równie często.
cli-ladder-results = Zapisuje każdą grę w tym pliku i nie gra ponownie tego, co w nim jest.
cli-ladder-html = Zapisuje w tym pliku raport z wykresami.
cli-ladder-ray = Gra na klastrze Ray pod tym adresem; „local” uruchamia Ray na tym komputerze.
cli-field = Mierzy, ile każdy poziom wygrywa ze wszystkimi, którzy grają w grę: poziomami, botami zachłannymi, stylami i stołami mieszanymi.
cli-field-examples =
    Przykłady:

    caravansary field yspahan --levels level5 --games 120 --jobs 2

    caravansary field --games 120 --jobs 2 --results field/ --page strength.md

    Z --results można przerwać przez Ctrl-C i kontynuować tym samym poleceniem.
cli-field-game = Gry do zmierzenia; wszystkie, jeśli żadnej nie podano.
cli-field-games = Ile gier na każdy mecz; zaokrąglane w górę, aby wszyscy siedzieli wszędzie równie często.
cli-field-players = Wielkości stołów, np. 2,3,4; 1 to gra w pojedynkę z przeciwnikami z zasad. Wszystkie, jeśli nic nie podano.
cli-field-levels = Poziomy do zmierzenia, np. level4,level5; wszystkie, jeśli żadnego nie podano.
cli-field-results = Zapisuje każdą grę w tym folderze, plik na każdą grę, i nie gra ponownie tego, co w nim jest.
cli-field-page = Zapisuje liczby jako stronę w Markdownie w tym pliku.
cli-field-write = Zapisuje Elo każdego bota w strength.toml gier, skąd czytają je stoły.
cli-field-so-far = Nic nie gra i mówi, co dotąd zawiera --results.
cli-tune = Szuka lepszych wag oceny gry, grając samo ze sobą.
cli-tune-examples = Przykład: caravansary tune yspahan --generations 40 --games 40 --jobs 2 --out weights.toml
cli-tune-generations = Ile rund kandydatów.
cli-tune-population = Ilu kandydatów w każdej rundzie.
cli-tune-games = Ile gier każdy kandydat gra przeciw starym wagom.
cli-tune-check = Ile gier wynik gra na końcu przeciw starym wagom.
cli-tune-seed = Równe ziarna dają równe wagi.
cli-tune-out = Gdzie zapisać wagi; inaczej są wypisywane.
cli-fit = Szuka lepszych wag oceny gry na podstawie tego, jak toczyły się jej własne gry.
cli-fit-examples = Przykład: caravansary fit wayfarers --rounds 2 --games 120 --jobs 2 --out weights.toml
cli-fit-rounds = Ile razy rozgrywa się gry i poprawia wagi.
cli-fit-games = Ile gier rozgrywa się w każdej rundzie.
cli-fit-trace = Lambda: 0 uczy się tylko z następnej tury, 1 tylko z końca gry.
cli-fit-keep = Wagi, które raczej sterują, niż szacują: zostają bez zmian.
cli-learn = Uczy się oceniać pozycje gry z gier rozgrywanych według tego osądu.
cli-learn-examples = Przykład: caravansary learn marco-polo-ii --rounds 8 --games 200 --jobs 2 --out judgement.toml
cli-learn-lead = Przewaga dużo większa niż tyle punktów prawie nic już nie dodaje: wygrana to wygrana.
cli-learn-check = Ile gier bot zachłanny z wynikiem gra przeciw lidze.
cli-learn-noise = Jak bardzo boty mylą się podczas nauki; podane kilka razy zmienia się z rozdania na rozdanie.
cli-learn-think = Kto się uczy, myśli tyle iteracji, zamiast grać zachłannie, o ile się nie myli.
cli-learn-from = Osąd, od którego zacząć; inaczej pierwszą rundę grają boty zachłanne.
cli-learn-seed = Równe ziarna dają równe osądy.
cli-learn-out = Gdzie zapisać osąd; inaczej jest wypisywany.
cli-replay = Ogląda zapisaną grę ruch po ruchu.
cli-replay-examples =
    Przykłady:

    caravansary replay gra.json --view 1

    caravansary replay gra.json --plain
cli-analyse = Ocenia zapisaną grę: szanse wszystkich na zwycięstwo i decyzje, które kosztowały najwięcej.
cli-analyse-examples = Przykład: caravansary analyse gra.json --iterations 400 --jobs 2 --json
cli-analyse-iterations = Jak długo myśleć nad każdym pytaniem; domyślnie jak najsilniejszy poziom, najwyżej 200 iteracji.
cli-analyse-seconds = Ile mniej więcej ma to trwać łącznie; 50, jeśli nie podano --iterations. Tylko z samym --iterations wynik da się powtórzyć.
cli-analyse-costliest = Ile decyzji każdego miejsca pokazać.
cli-analyse-seed = Równe ziarna dają równe oceny.
cli-check = Sprawdza na losowych grach ze wszystkimi opcjami, czy gra dotrzymuje wszystkich obietnic.
cli-check-examples = Przykład: caravansary check yspahan --games 50
cli-box-about = Wypisuje elementy gry i sprawdza własne.
cli-box-examples = Przykłady: caravansary box export marco-polo-ii moje; caravansary box check marco-polo-ii moje
cli-box-export = Zapisuje pliki z elementami gry w katalogu, jako początek własnych.
cli-box-check = Sprawdza pliki z elementami i liczy ich wiersze według źródła.
cli-box-folder = Katalog z plikami elementów.
cli-bench = Mierzy szybkość gier przy grze losowej na jednym rdzeniu.
cli-bench-examples = Przykład: caravansary bench yspahan --peers
cli-game = Oznaczenie gry; listę wypisuje „caravansary games”.
cli-players = Liczba graczy; inaczej tylu, ilu wymieniono, albo najmniej, ilu gra dopuszcza.
cli-preset = Nazwany zestaw opcji; inaczej pierwszy zestaw gry.
cli-option = Zmienia jedną opcję zestawu; można powtarzać.
cli-box = Katalog z własnymi plikami komponentów zamiast plików gry.
cli-json = Wypisuje jeden obiekt JSON i nic więcej.
cli-bots = Bot na każde miejsce albo jeden na wszystkie: random, greedy, level1–level5, exec:POLECENIE.
cli-simulate-games = Ile gier.
cli-seed = Ta sama liczba daje te same gry.
cli-play-seed = To samo słowo daje te same kości; inaczej są tajne.
cli-jobs = Ile procesów dzieli się pracą; wynik od tego nie zależy.
cli-swap = Boty zmieniają miejsca z gry na grę; wygrane i punkty należą wtedy do botów w podanej kolejności.
cli-records = Zapisuje przebieg każdej gry w tym katalogu.
cli-seats = Kto gdzie siedzi: you, you:IMIĘ, human:IMIĘ albo bot (random, greedy, level1–level5). Wolne miejsca zajmują boty zachłanne.
cli-resume = Wznawia zapisaną grę; „last” to ta, którą przerwano ostatnio.
cli-save = Gdzie ta gra jest na bieżąco zapisywana; inaczej w twoim katalogu gier.
cli-replay-file = Zapis gry, plik JSON.
cli-plain = Wypisuje ruchy i punkty i kończy.
cli-view = Widok z tego miejsca, pierwsze to 1; inaczej widok widza.
cli-check-games = Ile losowych gier, rozdzielonych na wszystkie ustawienia; inaczej jedna na każde.
cli-check-records = Katalog na gry, które pokazują złamaną obietnicę.
cli-bench-games = Tylko te gry.
cli-seconds = Czas dla każdego silnika.
cli-peers = W tym samym przebiegu mierzy Catanatron i porównuje się z nim.
cli-serve = Serwer ze stołami dla przeglądarek: gra z przyjaciółmi i przeciw botom.
cli-serve-examples =
    Bez opcji służy tylko temu komputerowi pod http://localhost:8000 i zapisuje wszystko w jednym pliku SQLite w twoim folderze danych.

    W twojej sieci: caravansary serve --host 0.0.0.0 (i podaj innym adres swojego komputera)

    W internecie: za nginx lub Caddy, które dodają https; docs/host.md pokazuje oba, a także systemd, kopię i przywracanie.

    Dla wielu osób: caravansary serve --database postgresql://user@host/name --workers 4

    Serwer można w każdej chwili zatrzymać i uruchomić ponownie: każdy ruch, który gracz widział jako przyjęty, jest zapisany.
cli-serve-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 oznacza wszystkie.
cli-serve-port = Port, na którym serwer nasłuchuje.
cli-serve-database = sqlite:////ścieżka/plik.sqlite3 albo postgresql://user@host/name; inaczej SQLite w folderze danych.
cli-serve-database-file = Plik z adresem bazy danych, aby hasła w nim nie było widać na liście procesów.
cli-serve-data-dir = Folder na plik SQLite i klucz; inaczej twój własny folder danych.
cli-serve-secret-file = Plik z kluczem, który podpisuje ciasteczka; jeśli go nie ma, powstanie. Inaczej w folderze danych.
cli-serve-workers = Ile procesów serwera dzieli port.
cli-serve-bot-workers = W ilu procesach myślą boty, dla każdego procesu serwera.
cli-serve-bot-seconds = Bota, który myśli dłużej, zastępuje słabszy.
cli-serve-bot-delay = Jak długo boty czekają z odpowiedzią, aby ludzie mogli za nimi nadążyć.
cli-serve-analysis = Ile iteracji bot poświęca każdej decyzji gry, której analizy ktoś sobie życzy, niezależnie od tego, ile to potrwa.
cli-serve-analysis-seconds = Ile mniej więcej ma trwać analiza gry, jeśli nie podano --analysis-iterations.
cli-serve-import = Moduł Pythona z własnymi botami; można powtarzać.
cli-serve-origin = Inny adres tego serwera, na przykład https://games.example.org; można powtarzać.
cli-serve-proxy = Serwery proxy, których nagłówkom X-Forwarded się wierzy.
cli-serve-grace = Tyle sekund na powrót ma osoba, której zerwało się połączenie, zanim jej miejsce przez głosowanie lub z reguły przejmie bot.
cli-serve-tables-of-one = Ile nieukończonych stołów jeden gość może otworzyć w ciągu dnia.
cli-serve-bots-of-one = Ile botów może grać przy tych stołach.
cli-serve-seen-password = Hasło do bazy danych może na liście procesów przeczytać każdy użytkownik tego komputera. Zapisz adres w pliku i podaj --database-file albo użyj CARAVANSARY_DATABASE.
cli-serve-open = Otwiera przeglądarkę.
cli-serve-json-logs = Postać dziennika; inaczej JSON, chyba że patrzysz w terminalu.

# Refusals.
too-many-tables =
    { $number ->
        [one] Masz dziś otwarty { $number } nieukończony stół. Dokończ grę albo wróć jutro.
        [few] Masz dziś otwarte { $number } nieukończone stoły. Dokończ kilka gier albo wróć jutro.
       *[many] Masz dziś otwartych { $number } nieukończonych stołów. Dokończ kilka gier albo wróć jutro.
    }
too-many-bots =
    { $number ->
        [one] Przy twoich nieukończonych stołach może grać najwyżej { $number } bot. Dokończ kilka gier albo wróć jutro.
        [few] Przy twoich nieukończonych stołach mogą grać najwyżej { $number } boty. Dokończ kilka gier albo wróć jutro.
       *[many] Przy twoich nieukończonych stołach może grać najwyżej { $number } botów. Dokończ kilka gier albo wróć jutro.
    }
