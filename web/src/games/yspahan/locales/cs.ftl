### Co říká jen deska Yspahanu v prohlížeči.

yspahan-board-city = Město
yspahan-board-tower = Věž
yspahan-board-caravan = Karavana
yspahan-board-caravan-about = Naložení přináší body na hvězdě své řady. Když je karavana plná a na konci každého týdne, každý získá tolik bodů, kolik má zboží, krát jeho nejvyšší řada.
yspahan-board-camel-free = volný velbloud { $place }
yspahan-board-camel-loaded = velbloud { $place }: zboží hráče { $player }
yspahan-board-supervisor = Správce
yspahan-board-supervisor-about = Chodí ulicemi o hodnotu kostek. Zboží v obchodech vedle pole, kde se zastaví, jde na karavanu.
yspahan-board-pile =
    { $cards ->
        [one] Dobírací balíček: { $cards } karta
        [few] Dobírací balíček: { $cards } karty
       *[other] Dobírací balíček: { $cards } karet
    }
yspahan-board-discard = Použité karty
yspahan-board-hand = Vaše karty
yspahan-board-no-cards = Nemáte žádné karty. Kartu lze vzít za kostky z kteréhokoli patra.
yspahan-board-week = { $week }. týden z { $weeks }
yspahan-board-day = { $day }. den z { $days }
yspahan-board-week-word = Týden
yspahan-board-day-word = Den
yspahan-board-order = Pořadí tahů dnes: { $players }
yspahan-board-floor-empty = žádné kostky
yspahan-board-walk =
    { $value ->
        [one] Posunout správce o { $value } pole
        [few] Posunout správce o { $value } pole
       *[other] Posunout správce o { $value } polí
    }
yspahan-board-build = Postavit budovu
yspahan-board-souk-of = { $player } má tento súk rozdělaný
yspahan-board-souk-complete =
    { $points ->
        [one] { $player } má tento súk plně obsazený: { $points } bod na konci týdne
        [few] { $player } má tento súk plně obsazený: { $points } body na konci týdne
       *[other] { $player } má tento súk plně obsazený: { $points } bodů na konci týdne
    }
yspahan-board-building-owned = { $building }, postaveno

## Učitel první hry

yspahan-coach-begin = Obchodujete v Yspahanu. Během tří týdnů po sedmi dnech získáváte body za plně obsazené súky ve městě, za zboží na karavaně a za budovy.
yspahan-coach-dice = Každý den začíná hodem, o který se dělí všichni. Žluté kostky stojí po 1 minci a patří jen vám; zatím se obejdete bez nich.
yspahan-coach-group =
    { $seats ->
        [2] Kostky leží ve věži seřazené podle hodnoty: nejnižší u velbloudů, nejvyšší u mincí. Mnoho kostek se hodí na velbloudy, mince nebo zboží, vysoká hodnota na dlouhou cestu správce. Ve dvou má začínající hráč dne dva tahy, před druhým hráčem a po něm.
       *[other] Kostky leží ve věži seřazené podle hodnoty: nejnižší u velbloudů, nejvyšší u mincí. Mnoho kostek se hodí na velbloudy, mince nebo zboží, vysoká hodnota na dlouhou cestu správce.
    }
yspahan-coach-action =
    { $seats ->
        [2] Skupinu využijete k jedné ze čtyř věcí: k tomu, co dává její patro, k cestě správce, ke kartě, nebo ke stavbě budovy. Velbloudy a mincemi se platí budovy, zbožím se plní obchody. Každá budova pomáhá po celý zbytek hry a od třetí dál přinášejí budovy i body.
       *[other] Skupinu využijete k jedné ze tří věcí: k tomu, co dává její patro, k cestě správce, nebo ke kartě. Velbloudy a mincemi se platí budovy, zbožím se plní obchody.
    }
yspahan-coach-supply = Když obsadíte všechny obchody jedné barvy, máte plně obsazený súk: na konci týdne přinese body a město se pak vyprázdní. Malé súky obsadíte dřív, velké mají větší cenu. V každé čtvrti dokončíte jeden súk, než začnete další.
yspahan-coach-supervisor = Zboží z obchodů před polem, kde správce skončí, jde na karavanu, ať patří komukoli. Majitel získá body hned a další při vyhodnocení karavany, ale v jeho súku zůstane volný obchod.
yspahan-coach-order = Čím později se zboží naloží, tím výš leží: více při vyhodnocení karavany, méně hned.
yspahan-coach-camel = Za velblouda máte obojí: vaše zboží zůstane v obchodě a na cestu jde jiné z vaší zásoby.
yspahan-coach-caravanserai = Karty jsou malá překvapení: mince, velbloudi, body nebo zboží, když je potřebujete.
yspahan-coach-after = Teď smíte postavit jednu budovu, máte-li na ni. Každá pomáhá po celý zbytek hry a od třetí dál přinášejí budovy i body. Tady lze také hrát karty.
yspahan-coach-after-cards = Kostky už posloužily. Ještě smíte zahrát karty pro jejich efekt, kolik jich chcete.
