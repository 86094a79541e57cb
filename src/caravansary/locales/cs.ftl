### Zprávy terminálu a příkazové řádky. Každá hra má své vlastní ve své složce `locales`.

## Hráči

player-default-name = Poutník
seat-without-name = Místo { $number }
bot-random = Náhodný bot
bot-greedy = Chamtivý bot
bot-level1 = Začátečník
bot-level2 = Učeň
bot-level3 = Kupec
bot-level4 = Vůdce karavany
bot-level5 = Mistr
bot-random-about = Odpovídá náhodně.
bot-greedy-about = Dívá se na konec svého tahu a bere, co se mu tam líbí nejvíc.
bot-level1-about = Zná pravidla a většinu ostatního odhaduje špatně.
bot-level2-about = Hraje rozumné tahy a často se v nich splete.
bot-level3-about = Plete se zřídka, ale dál než na konec svého tahu nevidí.
bot-level4-about = Každý tah pečlivě zvažuje.
bot-level5-about = Přemýšlí dopředu, i o tom, co udělají ostatní.
part-rival = nejsilnější protivník
player-points = { $player } { $points }
player-points-secret = { $player } { $points } (+{ $secret } tajně)

## U stolu

turn-number = { $turn }. tah
game-over = Konec hry
game-unfinished = Hra není dohraná
asked = { $player }: { $question }
prompt = 1–{ $count }, ? pro nápovědu >
not-understood = „{ $text }“ není mezi možnostmi. Napište číslo od 1 do { $count }, nebo ? pro nápovědu.
nothing-to-take-back = Není co vzít zpět.
hand-over =
    { $last } má hotovo.
    Na řadě je { $player }. Předejte obrazovku; { $last } se teď nedívá.
press-enter = { $player }: stiskněte Enter (u: { $last } bere svou poslední odpověď zpět) >
press-enter-only = Stiskněte Enter.
earlier-news =
    { $count ->
        [one] a { $count } dřívější řádek; ukáže ho l
        [few] a { $count } dřívější řádky; ukáže je l
       *[other] a { $count } dřívějších řádků; ukáže je l
    }
earlier-log =
    { $count ->
        [one] a { $count } dřívější řádek; ukáže ho „l all“
        [few] a { $count } dřívější řádky; ukáže je „l all“
       *[other] a { $count } dřívějších řádků; ukáže je „l all“
    }
saved = Uloženo do { $file }
not-saved = Do { $file } se nepodařilo uložit: { $reason }
saved-for-later =
    Hra je uložena. Pokračovat v ní můžete takto:
    caravansary play --resume { $file }
kept-record =
    Hru si můžete znovu prohlédnout:
    caravansary replay { $file }
help-commands =
    Napište číslo možnosti nebo její slova (stačí začátek), anebo
      u          vzít zpět poslední odpověď
      r          začít tento tah znovu
      b          znovu ukázat plán
      p          body všech hráčů podle druhu
      l          co se zatím stalo (l all: od začátku)
      s SOUBOR   uložit kopii do souboru
      q          odejít; hra se uloží a lze v ní pokračovat
      ?          tato nápověda

## Body

score-title = Body
score-total = Celkem
score-open = Veřejné body
score-secret = Tajné body
score-place = { $place }. { $player }
winner = Vítěz: { $player }.
winners = O vítězství se dělí { $players }.

## Přehrávání

replay-move = Krok { $at } z { $count }
replay-prompt = { $at }/{ $count }, Enter: další, ? pro nápovědu >
replay-answer = { $player }: { $answer }
replay-not-understood = „{ $text }“ tu nic neznamená; ? ukáže nápovědu.
replay-no-such-move = Krok { $number } neexistuje; počet kroků ve hře: { $count }.
replay-no-such-seat = Místo „{ $text }“ neexistuje; místa jsou 1 až { $count }.
replay-help =
    Enter    další krok
    b        o krok zpět
    t        na další tah
    e        na konec
    ČÍSLO    za tento krok; 0 je začátek
    v MÍSTO  pohled hráče; samotné v: pohled diváka
    p        body podle druhu
    q        odejít

## Příkazová řádka: games

games-players = počet hráčů: { $players }
games-default = (výchozí)

## Příkazová řádka: simulate

simulate-progress = Hry
simulate-seat = Místo
simulate-bot = Bot
simulate-wins = Výhry
simulate-share = Podíl
simulate-points = Průměr bodů
simulate-summary =
    { $games ->
        [one] { $game }, { $games } hra: { $decisions } rozhodnutí na hru, { $speed } her za sekundu
        [few] { $game }, { $games } hry: { $decisions } rozhodnutí na hru, { $speed } her za sekundu
       *[other] { $game }, { $games } her: { $decisions } rozhodnutí na hru, { $speed } her za sekundu
    }

## Příkazová řádka: ladder

ladder-progress = Hry
ladder-bot = Bot
ladder-elo = Elo
ladder-sure = 95 %
ladder-games = Hry
ladder-share = Vítězství
ladder-points = Průměr bodů
ladder-pair = Dvojice
ladder-before = První před druhým

## Příkazová řádka: field

field-players = Hráči
field-bot = Úroveň
field-rival = Proti
field-share = Vítězství
field-sure = 95 %
field-fair = Spravedlivě
field-games = Hry

## Příkazová řádka: analyse

analyse-progress = Otázky
analyse-player = { $player }: naděje na vítězství během hry a nejdražší rozhodnutí
analyse-costly = tah { $move }: „{ $played }“ stálo { $loss } %; bot by hrál „{ $better }“
analyse-quality = Přesnost { $accuracy }. { $mistakes }
analyse-line = Lépe až do konce tahu: { $line }
analyse-why = Co se tím mění: { $reasons }
analyse-partly = Čas stačil na tolik rozhodnutí: { $done } z { $of }.
grade-inaccuracy = Zacházka
grade-mistake = Špatná cesta
grade-blunder = Bloudění v písku

## Příkazová řádka: tune

tune-progress = Generace
tune-summary = { $file }: nové váhy vyhrály { $share } % ({ $low } až { $high }) z { $games } her proti starým
learn-progress = Kola
learn-summary = { $file }: chamtivý bot s novým úsudkem vyhrál { $share } % ({ $low } až { $high }) z { $games } her proti lize

## Příkazová řádka: check

check-progress = Hry
check-summary =
    { $games ->
        [one] { $game }: { $games } hra, počet rozhodnutí: { $decisions }, počet nastavení: { $setups }
        [few] { $game }: { $games } hry, počet rozhodnutí: { $decisions }, počet nastavení: { $setups }
       *[other] { $game }: { $games } her, počet rozhodnutí: { $decisions }, počet nastavení: { $setups }
    }
check-passed = Všechny sliby jsou dodrženy.
check-more = Vzácné chyby odhalí až více her: caravansary check { $game } --games { $games }
check-failed =
    { $count ->
        [one] { $count } slib je porušen.
        [few] { $count } sliby jsou porušeny.
       *[other] { $count } slibů je porušeno.
    }
check-failure = PORUŠENO: { $promise }: { $text }
check-where = nastavení { $setup }, číslo hry { $seed }, odpovědí předtím: { $move }
check-kept = Hra je uložena v { $file }

## Příkazová řádka: krabice

box-written =
    { $count ->
        [one] V { $folder } je zapsán jeden soubor. Změňte ho a ověřte.
        [few] V { $folder } jsou zapsány { $count } soubory. Změňte je a ověřte.
       *[other] V { $folder } je zapsáno { $count } souborů. Změňte je a ověřte.
    }
box-fits = { $folder } je krabice, se kterou lze hrát { $game }. Řádky podle zdroje:

## Příkazová řádka: bench

bench-progress = Kola
bench-name = Hra
bench-players = Hráči
bench-games = Her/s
bench-decision = µs/rozh.
bench-copy = µs/kopie
bench-compiled = Přeloženo
bench-ratio-decision = Poměr
bench-ratio-copy = Poměr kopií
yes = ano
no = ne

## Příkazová řádka: nápověda

cli-about =
    Čtyři karavanní deskové hry v jednom hostinci: hrajte je, nechte je hrát boty, prohlížejte si odehrané hry.
cli-about-examples =
    Začněte takto: caravansary play yspahan
cli-panel-options = Volby
cli-panel-arguments = Argumenty
cli-panel-commands = Příkazy
cli-lang = Jazyk: angličtina, čeština nebo polština. Může stát kdekoli na řádce; jinak rozhodne CARAVANSARY_LANG a LANG.
cli-version = Vypíše verzi.
cli-help = Ukáže tuto nápovědu.
cli-games = Vypíše hry, počty hráčů, sady pravidel a volby.
cli-games-examples = Příklad: caravansary games --json
cli-play = Celá hra v terminálu, proti botům nebo pro více lidí u jedné obrazovky.
cli-play-examples =
    Příklady:

    caravansary play yspahan

    caravansary play yspahan --players 4 --seats you:Eva,greedy,random

    caravansary play yspahan --seats human:Eva,human:Petr,greedy --preset first

    caravansary play --resume last
cli-simulate = Nechá boty odehrát mnoho her a vypíše výhry a body.
cli-simulate-examples =
    Příklady:

    caravansary simulate yspahan --bots greedy,random --games 400 --swap --jobs 2

    caravansary simulate yspahan --players 3 --bots greedy --records hry/ --json
cli-ladder = Nechá boty hrát proti sobě ze všech míst a určí jejich sílu.
cli-ladder-examples =
    Příklady:

    caravansary ladder yspahan --bots level1,level2,level3 --games 400 --jobs 2

    caravansary ladder yspahan --players 4 --results ladder.jsonl --html ladder.html

    S --results můžete přestat pomocí Ctrl-C a týmž příkazem pokračovat.
cli-ladder-bots = Boti k porovnání: random, greedy, level1–level5, HRA-STYL, exec:PŘÍKAZ. Když není uveden žádný, všichni boti a styly.
cli-ladder-games = Kolik her pro každou dvojici nebo skupinu u stolu; zaokrouhlí se nahoru, aby všichni seděli všude stejně často.
cli-ladder-results = Každou hru uloží do tohoto souboru; co v něm je, už nehraje.
cli-ladder-html = Zapíše do tohoto souboru zprávu s grafy.
cli-ladder-ray = Hraje na clusteru Ray na této adrese; „local“ spustí Ray na tomto počítači.
cli-field = Změří, kolik každá úroveň vyhraje proti všem, kdo hru hrají: úrovním, chamtivým botům, stylům i smíšeným stolům.
cli-field-examples =
    Příklady:

    caravansary field yspahan --levels level5 --games 120 --jobs 2

    caravansary field --games 120 --jobs 2 --results field/ --page strength.md

    S --results můžete přestat pomocí Ctrl-C a týmž příkazem pokračovat.
cli-field-game = Hry, které se měří; když není žádná uvedena, všechny.
cli-field-games = Kolik her na každý zápas; zaokrouhlí se nahoru, aby všichni seděli všude stejně často.
cli-field-players = Velikosti stolů, třeba 2,3,4; 1 znamená sám proti soupeřům z pravidel. Když nic není uvedeno, všechny.
cli-field-levels = Úrovně, které se měří, třeba level4,level5; když není žádná uvedena, všechny.
cli-field-results = Každou hru uloží do této složky, pro každou hru soubor; co v ní je, už nehraje.
cli-field-page = Zapíše čísla jako stránku v Markdownu do tohoto souboru.
cli-field-write = Zapíše Elo každého bota do strength.toml her, odkud je čtou stoly.
cli-field-so-far = Nic nehraje a poví, co zatím obsahuje --results.
cli-tune = Hledá lepší váhy pro hodnocení hry tím, že hraje sama se sebou.
cli-tune-examples = Příklad: caravansary tune yspahan --generations 40 --games 40 --jobs 2 --out weights.toml
cli-tune-generations = Kolik kol kandidátů.
cli-tune-population = Kolik kandidátů v každém kole.
cli-tune-games = Kolik her hraje každý kandidát proti starým váhám.
cli-tune-check = Kolik her hraje na konci výsledek proti starým váhám.
cli-tune-seed = Stejné semínko dá stejné váhy.
cli-tune-out = Kam zapsat váhy; jinak se vypíšou.
cli-fit = Hledá lepší váhy pro hodnocení hry podle toho, jak její vlastní hry pokračovaly.
cli-fit-examples = Příklad: caravansary fit wayfarers --rounds 2 --games 120 --jobs 2 --out weights.toml
cli-fit-rounds = Kolikrát se hry odehrají a váhy opraví.
cli-fit-games = Kolik her se hraje v každém kole.
cli-fit-trace = Lambda: 0 se učí jen z dalšího tahu, 1 jen z konce hry.
cli-fit-keep = Váhy, které spíš řídí, než odhadují: zůstanou, jak jsou.
cli-learn = Učí se posuzovat pozice hry z her, které podle toho úsudku hraje.
cli-learn-examples = Příklad: caravansary learn marco-polo-ii --rounds 8 --games 200 --jobs 2 --out judgement.toml
cli-learn-lead = Náskok o mnoho větší než tolik bodů už skoro nic nepřidá: vyhráno je vyhráno.
cli-learn-check = Kolik her hraje chamtivý bot s výsledkem proti lize.
cli-learn-noise = Jak moc se boti při učení mýlí; je-li zadáno víckrát, střídá se to od rozdání k rozdání.
cli-learn-think = Kdo se učí, přemýšlí tolik iterací, místo aby hrál hladově, kde se nemýlí.
cli-learn-from = Úsudek, od kterého se pokračuje; jinak první kolo hrají chamtiví boti.
cli-learn-seed = Stejné semínko dá stejný úsudek.
cli-learn-out = Kam zapsat úsudek; jinak se vypíše.
cli-replay = Prohlížení zaznamenané hry krok po kroku.
cli-replay-examples =
    Příklady:

    caravansary replay hra.json --view 1

    caravansary replay hra.json --plain
cli-analyse = Posoudí zaznamenanou hru: naděje všech na vítězství a rozhodnutí, která stála nejvíc.
cli-analyse-examples = Příklad: caravansary analyse hra.json --iterations 400 --jobs 2 --json
cli-analyse-iterations = Jak dlouho přemýšlet o každé otázce; jinak jako nejsilnější úroveň, nejvýš 200 iterací.
cli-analyse-seconds = Jak dlouho to má přibližně trvat celkem; 50, není-li dáno --iterations. Jen s --iterations lze výsledek zopakovat.
cli-analyse-costliest = Kolik rozhodnutí každého místa ukázat.
cli-analyse-seed = Stejné semínko dá stejný posudek.
cli-check = Ověří na náhodných hrách se všemi volbami, že hra dodržuje všechny sliby.
cli-check-examples = Příklad: caravansary check yspahan --games 50
cli-box-about = Vypíše součásti hry a ověří vaše vlastní.
cli-box-examples = Příklady: caravansary box export marco-polo-ii moje; caravansary box check marco-polo-ii moje
cli-box-export = Zapíše soubory se součástmi hry do složky, jako začátek pro vlastní.
cli-box-check = Ověří soubory se součástmi a spočítá jejich řádky podle zdroje.
cli-box-folder = Složka se soubory součástí.
cli-bench = Změří rychlost her při náhodné hře na jednom jádru.
cli-bench-examples = Příklad: caravansary bench yspahan --peers
cli-game = Označení hry; seznam vypíše „caravansary games“.
cli-players = Počet hráčů; jinak tolik, kolik je jmenováno, nebo nejméně, kolik hra dovoluje.
cli-preset = Pojmenovaná sada voleb; jinak první sada hry.
cli-option = Změní jednu volbu sady; lze opakovat.
cli-box = Složka s vlastními soubory komponent namísto těch ze hry.
cli-json = Vypíše jeden objekt JSON a nic jiného.
cli-bots = Bot pro každé místo, nebo jeden pro všechna: random, greedy, level1–level5, exec:PŘÍKAZ.
cli-simulate-games = Kolik her.
cli-seed = Stejné číslo dá stejné hry.
cli-play-seed = Stejné slovo dá stejné kostky; jinak jsou tajné.
cli-jobs = Kolik procesů se o práci podělí; na výsledku se tím nic nezmění.
cli-swap = Boti si mezi hrami mění místa; výhry a body pak patří botům v uvedeném pořadí.
cli-records = Uloží záznam každé hry do této složky.
cli-seats = Kdo kde sedí: you, you:JMÉNO, human:JMÉNO nebo bot (random, greedy, level1–level5). Volná místa dostanou chamtiví boti.
cli-resume = Pokračuje v uložené hře; „last“ je ta, od které jste odešli naposledy.
cli-save = Kam se tato hra průběžně ukládá; jinak do vaší složky her.
cli-replay-file = Záznam hry, soubor JSON.
cli-plain = Vypíše kroky a body a skončí.
cli-view = Pohled z tohoto místa, první je 1; jinak pohled diváka.
cli-check-games = Kolik náhodných her, rozdělených na všechna nastavení; jinak jedna pro každé.
cli-check-records = Složka pro hry, které ukazují porušený slib.
cli-bench-games = Jen tyto hry.
cli-seconds = Čas pro každý engine.
cli-peers = Ve stejném běhu změří i Catanatron a porovná se s ním.
cli-serve = Server se stoly pro prohlížeče: hra s přáteli i proti botům.
cli-serve-examples =
    Bez voleb slouží jen tomuto počítači na http://localhost:8000 a vše ukládá do jednoho souboru SQLite ve vaší datové složce.

    Ve vlastní síti: caravansary serve --host 0.0.0.0 (a ostatním řekněte adresu svého počítače)

    Na internetu: za nginx nebo Caddy, které přidají https; docs/host.md ukazuje obojí, i systemd, zálohu a obnovu.

    Pro mnoho lidí: caravansary serve --database postgresql://user@host/name --workers 4

    Server můžete kdykoli zastavit a znovu spustit: každý tah, který hráč viděl přijatý, je uložen.
cli-serve-host = Adresa, na které server naslouchá; 0.0.0.0 znamená všechny.
cli-serve-port = Port, na kterém server naslouchá.
cli-serve-database = sqlite:////cesta/soubor.sqlite3 nebo postgresql://user@host/name; jinak SQLite v datové složce.
cli-serve-database-file = Soubor s adresou databáze, aby heslo v ní nebylo vidět v seznamu procesů.
cli-serve-data-dir = Složka pro soubor SQLite a klíč; jinak vaše vlastní datová složka.
cli-serve-secret-file = Soubor s klíčem, který podepisuje cookies; chybí-li, vznikne. Jinak je v datové složce.
cli-serve-workers = Kolik procesů serveru sdílí port.
cli-serve-bot-workers = V kolika procesech přemýšlejí boti, pro každý proces serveru.
cli-serve-bot-seconds = Bota, který přemýšlí déle, nahradí slabší.
cli-serve-bot-delay = Jak dlouho boti čekají s odpovědí, aby je lidé stačili sledovat.
cli-serve-analysis = Kolik iterací bot věnuje každému rozhodnutí hry, jejíž rozbor si někdo přeje, ať to trvá jakkoli dlouho.
cli-serve-analysis-seconds = Jak dlouho má přibližně trvat rozbor hry, není-li dáno --analysis-iterations.
cli-serve-import = Modul Pythonu, který přináší vlastní boty; lze opakovat.
cli-serve-origin = Další adresa tohoto serveru, třeba https://games.example.org; lze opakovat.
cli-serve-proxy = Proxy servery, jejichž hlavičkám X-Forwarded se věří.
cli-serve-grace = Tolik sekund má ten, komu vypadlo spojení, na návrat, než jeho místo hlasováním nebo podle pravidla převezme bot.
cli-serve-tables-of-one = Kolik nedohraných stolů smí jeden host otevřít za den.
cli-serve-bots-of-one = Kolik botů smí u těchto stolů hrát.
cli-serve-seen-password = Heslo k databázi si v seznamu procesů přečte každý, kdo pracuje na tomto počítači. Uložte adresu do souboru a zadejte --database-file, nebo ji předejte v CARAVANSARY_DATABASE.
cli-serve-open = Otevře prohlížeč.
cli-serve-json-logs = Podoba záznamu; jinak JSON, pokud se nedíváte v terminálu.

# Refusals.
too-many-tables =
    { $number ->
        [one] Dnes máte otevřený { $number } nedohraný stůl. Dohrajte ho, nebo se vraťte zítra.
        [few] Dnes máte otevřené { $number } nedohrané stoly. Některé dohrajte, nebo se vraťte zítra.
       *[other] Dnes máte otevřených { $number } nedohraných stolů. Některé dohrajte, nebo se vraťte zítra.
    }
too-many-bots =
    { $number ->
        [one] U vašich nedohraných stolů smí hrát nejvýše { $number } bot. Některé hry dohrajte, nebo se vraťte zítra.
        [few] U vašich nedohraných stolů smějí hrát nejvýše { $number } boti. Některé hry dohrajte, nebo se vraťte zítra.
       *[other] U vašich nedohraných stolů smí hrát nejvýše { $number } botů. Některé hry dohrajte, nebo se vraťte zítra.
    }
