### Marco Polo II česky. Balíčky jsou výčty množství; zakázky a destičky nemají jména, jen co stojí nebo přinášejí.

marco-polo-ii-title = Marco Polo II
marco-polo-ii-round = { $round }. kolo z { $rounds }

## Množství

marco-polo-ii-amount-coin = { $number } { $number ->
        [one] mince
        [few] mince
       *[other] mincí
    }
marco-polo-ii-amount-camel = { $number } { $number ->
        [one] velbloud
        [few] velbloudi
       *[other] velbloudů
    }
marco-polo-ii-amount-pepper = { $number }× pepř
marco-polo-ii-amount-silk = { $number }× hedvábí
marco-polo-ii-amount-gold = { $number }× zlato
marco-polo-ii-amount-jade = { $number }× jadeit
marco-polo-ii-amount-vp = { $number } { $number ->
        [one] bod
        [few] body
       *[other] bodů
    }
marco-polo-ii-amount-good_any = { $number }× zboží podle výběru
marco-polo-ii-amount-goods_diff = { $number }× různé zboží
marco-polo-ii-amount-black_die = { $number } { $number ->
        [one] černá kostka
        [few] černé kostky
       *[other] černých kostek
    }
marco-polo-ii-amount-contract_pile = { $number } { $number ->
        [one] zakázka
        [few] zakázky
       *[other] zakázek
    } z balíčku
marco-polo-ii-amount-contract_city = { $number } { $number ->
        [one] zakázka
        [few] zakázky
       *[other] zakázek
    } z měst s vlastní stanicí
marco-polo-ii-amount-move = přesun nejvýš o { $number } { $number ->
        [one] místo
        [few] místa
       *[other] míst
    }
marco-polo-ii-amount-copy_tile = bonus jiné městské destičky
marco-polo-ii-list = { $first }, { $rest }
marco-polo-ii-nothing = nic
marco-polo-ii-exchange = { $cost } → { $reward }
marco-polo-ii-bracket = kostka { $low } až { $high }: { $what }
marco-polo-ii-times =
    { $number ->
        [0] ani jednou
        [one] jednou
        [few] { $number }krát
       *[other] { $number }krát
    }
marco-polo-ii-special = { $reward }; s vylepšením ({ $seal }) i bonus pečeti ({ $times })

## Věci

marco-polo-ii-space-book_1 = Kniha I
marco-polo-ii-space-book_2 = Kniha II
marco-polo-ii-space-book_3_upper = Kniha III, horní pole
marco-polo-ii-space-book_3_lower = Kniha III, dolní pole
marco-polo-ii-space-khan = Chánova přízeň
marco-polo-ii-space-seals = Cechovní pečetě
marco-polo-ii-space-travel_lower = Cestování, dolní pole
marco-polo-ii-space-travel_middle = Cestování, prostřední pole
marco-polo-ii-space-travel_upper = Cestování, horní pole
marco-polo-ii-space-contracts = Zakázky
marco-polo-ii-space-special_baghdad = Bagdád
marco-polo-ii-space-special_balkh = Balch
marco-polo-ii-space-special_hormuz = Hormuz
marco-polo-ii-space-card_kashgar = Karta v Kašgaru
marco-polo-ii-space-card_xanadu = Karta v Xanadu
marco-polo-ii-space-card_chengdu = Karta v Čcheng-tu
marco-polo-ii-space-card_kabul = Karta v Kábulu
marco-polo-ii-space-card_jaipur_1 = První karta v Džajpuru
marco-polo-ii-space-card_jaipur_2 = Druhá karta v Džajpuru
marco-polo-ii-space-area_1 = Otevřená karta 1
marco-polo-ii-space-area_2 = Otevřená karta 2

marco-polo-ii-location-kashgar = Kašgar
marco-polo-ii-location-karakorum = Karakorum
marco-polo-ii-location-xanadu = Xanadu
marco-polo-ii-location-beijing = Peking
marco-polo-ii-location-merw = Merv
marco-polo-ii-location-balkh = Balch
marco-polo-ii-location-chengdu = Čcheng-tu
marco-polo-ii-location-xian = Si-an
marco-polo-ii-location-yangzhou = Jang-čou
marco-polo-ii-location-kabul = Kábul
marco-polo-ii-location-pagan = Pagan
marco-polo-ii-location-fuzhou = Fu-čou
marco-polo-ii-location-baghdad = Bagdád
marco-polo-ii-location-hormuz = Hormuz
marco-polo-ii-location-jaipur = Džajpur
marco-polo-ii-location-kunming = Kchun-ming
marco-polo-ii-location-oasis_1 = oáza mezi Xanadu a Karakorumem
marco-polo-ii-location-oasis_2 = oáza severně od Kašgaru
marco-polo-ii-location-oasis_3 = oáza mezi Karakorumem a Čcheng-tu
marco-polo-ii-location-oasis_4 = oáza mezi Si-anem a Fu-čou
marco-polo-ii-location-oasis_5 = oáza mezi Fu-čou a Paganem
marco-polo-ii-location-oasis_6 = oáza mezi Kašgarem a Mervem
marco-polo-ii-location-oasis_7 = oáza mezi Mervem a Bagdádem
marco-polo-ii-location-oasis_8 = oáza mezi Kábulem a Hormuzem
marco-polo-ii-location-oasis_9 = oáza mezi Čcheng-tu a Paganem

marco-polo-ii-city-start = výchozí město
marco-polo-ii-city-special = zvláštní město
marco-polo-ii-city-card_bonus = městská karta a městská destička
marco-polo-ii-city-card = městská karta
marco-polo-ii-city-contract = zakázky
marco-polo-ii-city-bonus = městská destička

marco-polo-ii-seal-farmers = pečeť rolníků
marco-polo-ii-seal-spice = pečeť kořenářů
marco-polo-ii-seal-tailors = pečeť krejčích
marco-polo-ii-seal-goldsmiths = pečeť zlatníků

marco-polo-ii-shield-horse = kůň
marco-polo-ii-shield-dragon = drak
marco-polo-ii-shield-crane = jeřáb
marco-polo-ii-shield-tiger = tygr
marco-polo-ii-shield-lion = lev
marco-polo-ii-shield-elephant = slon
marco-polo-ii-shield-monkey = opice
marco-polo-ii-shield-falcon = sokol
marco-polo-ii-shield-leopard = sněžný levhart

marco-polo-ii-character-mongke_khan = Möngke Chán
marco-polo-ii-character-de_wu = De Wu
marco-polo-ii-character-abha_basu = Abha Basu
marco-polo-ii-character-mailin_tian_chin = Mailin a Tian Chin
marco-polo-ii-character-filippo_vitello = Filippo Vitello
marco-polo-ii-character-isabella_donati = Isabella Donati
marco-polo-ii-character-gantulga_od = Gantulga Od
marco-polo-ii-character-mongke_khan-ability = oázy nespotřebují pohyb; každá jiná oáza na cestě dá 3 body a 2 mince nebo velblouda
marco-polo-ii-character-de_wu-ability = pečetě jednou kostkou; jadeit za každé vylepšení; na konci o erb víc
marco-polo-ii-character-abha_basu-ability = 2 mince každé kolo; jadeit za každou splněnou zakázku; bod za každý získaný jadeit
marco-polo-ii-character-mailin_tian_chin-ability = 3 mince a druhá figurka; pohyb lze rozdělit; jeden bonus na začátku kola přijde dvakrát
marco-polo-ii-character-filippo_vitello-ability = nechává si každou destičku stanice, kterou kdo získal, a každou získává ještě jednou
marco-polo-ii-character-isabella_donati-ability = mince, bod nebo velbloud za každou hozenou kostku; dvojice dají jadeit, hedvábí nebo zlato
marco-polo-ii-character-gantulga_od-ability = jen dolní pole cestování; za cesty neplatí mince ani velbloudy

marco-polo-ii-die-own = { $value }
marco-polo-ii-die-black = černá { $value }
marco-polo-ii-contract = zakázka za { $cost }
marco-polo-ii-contract-reward = { $reward }, { $points }
marco-polo-ii-tile = městská destička: { $bonus }
marco-polo-ii-outpost = destička stanice: { $bonus }
marco-polo-ii-goal = karta cíle { $number }
marco-polo-ii-plus-one = { $shield } +1
marco-polo-ii-goal-seal = { $seal }: { $points }

marco-polo-ii-card-repeat = { $exchange }, nejvýš tolikrát, kolik ukazuje kostka
marco-polo-ii-card-repeat_choice = { $one } nebo { $other }, nejvýš tolikrát, kolik ukazuje kostka
marco-polo-ii-card-count_contracts = { $reward } za každou splněnou zakázku, nejvýš tolikrát, kolik ukazuje kostka
marco-polo-ii-card-count_posts = { $reward } za každou vlastní stanici, nejvýš tolikrát, kolik ukazuje kostka
marco-polo-ii-card-per_pip = { $reward } krát kostka
marco-polo-ii-card-city_tiles =
    { $number ->
        [one] bonus jedné městské destičky s vlastní stanicí
        [few] bonusy { $number } různých městských destiček s vlastními stanicemi
       *[other] bonusy { $number } různých městských destiček s vlastními stanicemi
    }
marco-polo-ii-card-seal_one_die = { $cost } → cechovní pečeť touto jedinou kostkou
marco-polo-ii-card-move = jeden pohyb nejvýš o tolik míst, kolik ukazuje kostka; za každé { $cost } a cesty

marco-polo-ii-score-contracts = Zakázky
marco-polo-ii-score-city_cards = Městské karty
marco-polo-ii-score-bonuses = Destičky a města
marco-polo-ii-score-posts = Stanice
marco-polo-ii-score-character = Postava
marco-polo-ii-score-goal = Karta cíle
marco-polo-ii-score-shields = Erby
marco-polo-ii-score-goods = Zbylé zboží
marco-polo-ii-score-coins = Zbylé mince
marco-polo-ii-score-most_contracts = Nejvíc zakázek

## Otázky

marco-polo-ii-ask-character = Vyberte si postavu; první vybírá poslední hráč.
marco-polo-ii-ask-character-by = { $player } si vybírá postavu
marco-polo-ii-ask-goal = Nechte si tajně jednu kartu cíle; boduje na konci.
marco-polo-ii-ask-goal-by = { $player } si tajně nechává jednu kartu cíle
marco-polo-ii-ask-turn = Umístěte kostky na jednu akci; před ní i po ní jsou možné vedlejší akce.
marco-polo-ii-ask-turn-by = { $player } umisťuje kostky na jednu akci
marco-polo-ii-ask-turn-done = Vaše akce je hotová: vedlejší akce, nebo ukončete tah.
marco-polo-ii-ask-turn-done-by = { $player } provádí vedlejší akce, nebo končí tah
marco-polo-ii-ask-add-die =
    { $number ->
        [one] { $space }: vyberte ještě jednu kostku, ne nižší než ty vybrané.
        [few] { $space }: vyberte ještě { $number } kostky, žádnou nižší než ty vybrané.
       *[other] { $space }: vyberte ještě { $number } kostek, žádnou nižší než ty vybrané.
    }
marco-polo-ii-ask-add-die-by = { $player } vybírá další kostky ({ $space })
marco-polo-ii-ask-offer = Vyberte si nabídku knihy.
marco-polo-ii-ask-offer-by = { $player } si vybírá nabídku knihy
marco-polo-ii-ask-seal = Vyberte si cechovní pečeť.
marco-polo-ii-ask-seal-by = { $player } si vybírá cechovní pečeť
marco-polo-ii-ask-walk =
    { $left ->
        [0] Nezbývá žádný krok. Zatím to stojí: { $cost }.
        [one] Vyberte, kam jít; zbývá jeden krok. Zatím to stojí: { $cost }.
        [few] Vyberte, kam jít; zbývají { $left } kroky. Zatím to stojí: { $cost }.
       *[other] Vyberte, kam jít; zbývá { $left } kroků. Zatím to stojí: { $cost }.
    }
marco-polo-ii-ask-walk-by = { $player } vybírá, kam jít
marco-polo-ii-ask-payment = Platíte: { $cost }. Kolik jadeitů na to použijete?
marco-polo-ii-ask-payment-by = { $player } vybírá, co zaplatí jadeitem
marco-polo-ii-ask-end-post = Vyberte, kam přijde jediná stanice tohoto pohybu.
marco-polo-ii-ask-end-post-by = { $player } vybírá, kam umístí stanici
marco-polo-ii-ask-move-post = Všechny stanice jsou na mapě: která se přesune ({ $city })?
marco-polo-ii-ask-move-post-by = { $player } vybírá, kterou stanici přesune ({ $city })
marco-polo-ii-ask-extra-post = Smíte umístit ještě jednu stanici ve městě, kterým jste prošli.
marco-polo-ii-ask-extra-post-by = { $player } může umístit ještě jednu stanici
marco-polo-ii-ask-arrival = Vaše nová stanice ({ $city }): co si vezmete?
marco-polo-ii-ask-arrival-by = { $player } vybírá, co přinese nová stanice ({ $city })
marco-polo-ii-ask-contracts = Vyberte zakázku z města s vaší stanicí.
marco-polo-ii-ask-contracts-by = { $player } si vybírá zakázku
marco-polo-ii-ask-room = Není místo pro novou kartu ({ $contract }): která zakázka půjde pryč?
marco-polo-ii-ask-room-by = { $player } vybírá, kterou zakázku odloží
marco-polo-ii-ask-take-goods = Vyberte si zboží.
marco-polo-ii-ask-take-goods-by = { $player } si vybírá zboží
marco-polo-ii-ask-give-goods =
    { $number ->
        [one] Platíte jedno zboží podle výběru: kolik tohoto druhu?
        [few] Platíte { $number } zboží podle výběru: kolik tohoto druhu?
       *[other] Platíte { $number } zboží podle výběru: kolik tohoto druhu?
    }
marco-polo-ii-ask-give-goods-by = { $player } vybírá, jakým zbožím zaplatí
marco-polo-ii-ask-exchange = Vyberte směnu pro toto použití karty.
marco-polo-ii-ask-exchange-by = { $player } vybírá směnu na kartě
marco-polo-ii-ask-repeat =
    { $left ->
        [one] Použít kartu ještě jednou?
        [few] Použít kartu znovu? Nejvýš ještě { $left }krát.
       *[other] Použít kartu znovu? Nejvýš ještě { $left }krát.
    }
marco-polo-ii-ask-repeat-by = { $player } rozhoduje, zda použije kartu znovu
marco-polo-ii-ask-city-tiles = Vyberte městskou destičku, jejíž bonus získáte.
marco-polo-ii-ask-city-tiles-by = { $player } vybírá městskou destičku a získává její bonus
marco-polo-ii-ask-copy-tile = Vyberte městskou destičku, jejíž bonus zkopírujete.
marco-polo-ii-ask-copy-tile-by = { $player } vybírá městskou destičku a kopíruje její bonus
marco-polo-ii-ask-double = Vyberte bonus, který získáte podruhé.
marco-polo-ii-ask-double-by = { $player } vybírá bonus, který přijde dvakrát
marco-polo-ii-ask-oases =
    { $number ->
        [one] Navštívili jste oázu: mince, nebo velblouda?
        [few] Navštívili jste { $number } oázy: vyberte mince a velbloudy.
       *[other] Navštívili jste { $number } oáz: vyberte mince a velbloudy.
    }
marco-polo-ii-ask-oases-by = { $player } vybírá mince a velbloudy za oázy
marco-polo-ii-ask-compensation =
    { $number ->
        [one] Nízký hod: vezměte si minci nebo velblouda.
        [few] Nízký hod: vezměte si dohromady { $number } mince a velbloudy, jak chcete.
       *[other] Nízký hod: vezměte si dohromady { $number } mincí a velbloudů, jak chcete.
    }
marco-polo-ii-ask-compensation-by = { $player } vybírá mince a velbloudy za nízký hod
marco-polo-ii-ask-pairs = Hodili jste { $number } kostky s hodnotou { $value }: kolik dvojic využijete?
marco-polo-ii-ask-pairs-by = { $player } vybírá, kolik dvojic hodnoty { $value } využije
marco-polo-ii-ask-take-die = Vyberte si černou kostku.
marco-polo-ii-ask-take-die-by = { $player } si vybírá černou kostku

## Odpovědi

marco-polo-ii-do-place = { $space }: { $die }
marco-polo-ii-do-place-lowest = { $space }, nejnižší kostka { $die }
marco-polo-ii-do-add = { $die }
marco-polo-ii-do-no-more = Bez druhé kostky
marco-polo-ii-do-purse = Kostka { $die } na měšec: { $gain }
marco-polo-ii-do-reroll = Přehodit { $die }
marco-polo-ii-do-adjust = Změnit { $die } na { $value }
marco-polo-ii-do-black-die = Koupit černou kostku
marco-polo-ii-do-complete = Splnit: { $contract }
marco-polo-ii-do-upgrade = Vylepšit: { $seal }
marco-polo-ii-do-use-tile = Použít: { $outpost }
marco-polo-ii-do-choose-payment = Vybírat, co platit jadeitem
marco-polo-ii-do-end = Ukončit tah
marco-polo-ii-do-offer = Za { $jade }: { $bundle }
marco-polo-ii-do-seal = Vzít: { $seal }
marco-polo-ii-do-go = Jít: { $location }
marco-polo-ii-do-go-second = Druhá figurka: { $location }
marco-polo-ii-do-stop = Zastavit zde
marco-polo-ii-do-stop-enough = Stačí
marco-polo-ii-do-stop-declined = Nejít nikam
marco-polo-ii-do-jade-for-coins = Jadeity za mince: { $number }
marco-polo-ii-do-jade-for-camels = Jadeity za velbloudy: { $number }
marco-polo-ii-do-post = Stanice: { $location }
marco-polo-ii-do-relocate = Stanice odsud: { $location }
marco-polo-ii-do-skip = Žádnou zakázku
marco-polo-ii-do-skip-post = Žádnou stanici navíc
marco-polo-ii-do-gain-outpost = Destička stanice
marco-polo-ii-do-contract = Vzít: { $contract }
marco-polo-ii-do-discard = Odložit: { $contract }
marco-polo-ii-do-give = { $good }
marco-polo-ii-do-exchange = Směna { $exchange }
marco-polo-ii-do-double-seal = Bonus: { $seal }
marco-polo-ii-do-pairs =
    { $number ->
        [0] Žádná dvojice hodnoty { $value }
        [one] Jedna dvojice hodnoty { $value }
        [few] { $number } dvojice hodnoty { $value }
       *[other] { $number } dvojic hodnoty { $value }
    }
marco-polo-ii-do-take-die = Černá { $value }
marco-polo-ii-do-character = { $character }

## Co volba přinese

marco-polo-ii-hint-occupied = obsazeno, stojí { $price }; { $does }
marco-polo-ii-hint-book_1 = jedna ze čtyř nabídek; libovolná kostka
marco-polo-ii-hint-book_2 = jedna ze čtyř nabídek; kostka aspoň 3
marco-polo-ii-hint-book_3_upper = jedna ze čtyř nabídek; kostka aspoň 5
marco-polo-ii-hint-book_3_lower = jedna ze čtyř nabídek; kostka aspoň 5
marco-polo-ii-hint-seals = cechovní pečeť, které stačí { $value }
marco-polo-ii-hint-travel_lower = míst nejvýš: { $most }; 2 mince a cesty
marco-polo-ii-hint-travel_middle = míst nejvýš: { $most }; platíte cesty
marco-polo-ii-hint-travel_upper = míst nejvýš: { $most } a stanice navíc; platíte cesty
marco-polo-ii-hint-contracts = jedna nebo dvě zakázky a 3 mince
marco-polo-ii-hint-costs = stojí { $cost }
marco-polo-ii-hint-upgrade = stojí { $cost }; hned a každé kolo: { $reward }
marco-polo-ii-hint-seal = přinese { $jade }; vylepšení za { $cost }: každé kolo { $reward }
marco-polo-ii-hint-go = cesta stojí { $cost }
marco-polo-ii-hint-go-city = cesta stojí { $cost }; { $city }
marco-polo-ii-hint-city-outpost = { $kind }; { $outpost }
marco-polo-ii-hint-city-tile = { $kind }; { $tile }
marco-polo-ii-hint-choose-payment = do konce tahu se hra ptá, kolik jadeitů nahradí mince a velbloudy

## Co se stalo

marco-polo-ii-log-gain = { $player } získává: { $what }.
marco-polo-ii-log-take = { $player } bere: { $good }.
marco-polo-ii-log-black-die = { $player } dostává černou kostku s hodnotou { $value }.
marco-polo-ii-log-tile = { $player }: { $tile }.
marco-polo-ii-log-compensation = { $player } má náhradu za nízký hod: mince { $coins }, velbloudi { $camels }.
marco-polo-ii-log-contract = { $player } si bere: { $contract }.
marco-polo-ii-log-draw-contract = { $player } dobírá: { $contract }.
marco-polo-ii-log-discard = { $player } odkládá: { $contract }.
marco-polo-ii-log-complete = { $player } plní: { $contract }; { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
marco-polo-ii-log-refill = Vykládá se nová zakázka: { $contract }.
marco-polo-ii-log-walk =
    { $steps ->
        [one] { $player } cestuje; cíl: { $place }.
        [few] { $player } cestuje o { $steps } místa; cíl: { $place }.
       *[other] { $player } cestuje o { $steps } míst; cíl: { $place }.
    }
marco-polo-ii-log-post =
    { $points ->
        [0] { $player } umísťuje stanici: { $city }.
       *[other] { $player } umísťuje stanici ({ $city }) a získává { $points } bodů.
    }
marco-polo-ii-log-move-post = { $player } přesouvá stanici: { $old } → { $city }.
marco-polo-ii-log-outpost = { $player } přichází před ostatními a získává: { $tile }.
marco-polo-ii-log-hourglass = { $player } bere přesýpací hodiny.
marco-polo-ii-log-place =
    { $price ->
        [0] { $player } umísťuje kostky: { $space }, nejnižší { $value }.
        [one] { $player } umísťuje kostky: { $space }, nejnižší { $value }, a platí 1 minci.
        [few] { $player } umísťuje kostky: { $space }, nejnižší { $value }, a platí { $price } mince.
       *[other] { $player } umísťuje kostky: { $space }, nejnižší { $value }, a platí { $price } mincí.
    }
marco-polo-ii-log-purse = { $player } dává kostku ({ $die }) na měšec.
marco-polo-ii-log-reroll = { $player } přehazuje { $die }: { $value }.
marco-polo-ii-log-adjust = { $player } mění { $die } na { $value }.
marco-polo-ii-log-use-tile = { $player } používá: { $tile }.
marco-polo-ii-log-seal =
    { $jade ->
        [0] { $player } bere: { $seal }.
       *[other] { $player } bere: { $seal } a jadeity: { $jade }.
    }
marco-polo-ii-log-upgrade = { $player } vylepšuje: { $seal }.
marco-polo-ii-log-character = { $player } hraje za postavu { $character }.
marco-polo-ii-log-goal-own = Necháváte si: { $goal }.
marco-polo-ii-log-goal = { $player } si nechává kartu cíle.
marco-polo-ii-log-round = Začíná { $round }. kolo; začíná { $player }.
marco-polo-ii-log-roll = Všichni házejí kostkami.
marco-polo-ii-log-cards = V oblasti akcí leží dvě nové městské karty.
marco-polo-ii-log-end = Poslední kolo skončilo: bodují karty cíle, erby, zboží, mince a zakázky.

## Plán jako text

marco-polo-ii-text-spaces =
    { $dice ->
        [one] Pole akcí; zbývá jedna černá kostka
        [few] Pole akcí; zbývají { $dice } černé kostky
       *[other] Pole akcí; zbývá { $dice } černých kostek
    }
marco-polo-ii-text-purse = Měšec
marco-polo-ii-text-books = Knihy (-1 j: stojí 1 jadeit)
marco-polo-ii-text-next = příští kolo
marco-polo-ii-text-cities =
    { $pile ->
        [one] Města; v balíčku je jedna zakázka
        [few] Města; v balíčku jsou { $pile } zakázky
       *[other] Města; v balíčku je { $pile } zakázek
    }
marco-polo-ii-text-shields = Erby různých měst na konci
marco-polo-ii-text-shields-of = Různé erby: { $number }
marco-polo-ii-text-routes = Cesty
marco-polo-ii-text-dice = Kostky: { $dice }; figurka: { $places }
marco-polo-ii-text-posts =
    { $completed ->
        [one] Zbývá stanic: { $left }; splněna jedna zakázka
        [few] Zbývá stanic: { $left }; splněny { $completed } zakázky
       *[other] Zbývá stanic: { $left }; splněno { $completed } zakázek
    }
marco-polo-ii-text-upgraded = , vylepšená
marco-polo-ii-text-goal = Karta cíle: { $goal }

## Možnosti

marco-polo-ii-preset-standard = Základní

marco-polo-ii-option-first_player = Začínající hráč
marco-polo-ii-option-first_player-random = losem
marco-polo-ii-option-first_player-first_seat = první místo u stolu
marco-polo-ii-option-travel_middle_limit = Prostřední pole cestování: nejvíc míst
marco-polo-ii-option-travel_middle_limit-4 = 4
marco-polo-ii-option-travel_middle_limit-6 = kolik ukazuje nejnižší kostka
marco-polo-ii-option-travel_upper_limit = Horní pole cestování: nejvíc míst
marco-polo-ii-option-travel_upper_limit-6 = kolik ukazuje nejnižší kostka
marco-polo-ii-option-travel_upper_limit-5 = 5
marco-polo-ii-option-round_1_start_bonuses = Bonusy postav před prvním kolem
marco-polo-ii-option-round_1_start_bonuses-true = se dávají
marco-polo-ii-option-round_1_start_bonuses-false = se nedávají
marco-polo-ii-option-zero_contracts_can_score = Hráči bez splněné zakázky
marco-polo-ii-option-zero_contracts_can_score-true = se dělí o druhé místo s 0: každý má 4 body, nebo 8 bodů, když zakázku nemá splněnou nikdo
marco-polo-ii-option-zero_contracts_can_score-false = nemají za počet zakázek žádné body, ani když je druhé místo volné
marco-polo-ii-option-isabella_coins = Mince Isabelly za 1 nebo 6
marco-polo-ii-option-isabella_coins-2 = 2
marco-polo-ii-option-isabella_coins-1 = 1
marco-polo-ii-option-extra_post_needs_end_post = Stanice navíc na horním poli cestování
marco-polo-ii-option-extra_post_needs_end_post-true = jen když ji dostalo i cílové město
marco-polo-ii-option-extra_post_needs_end_post-false = vždy
marco-polo-ii-option-black_dice_rolled_each_round = Černé kostky
marco-polo-ii-option-black_dice_rolled_each_round-true = se hodí na začátku kola a vybírají se
marco-polo-ii-option-black_dice_rolled_each_round-false = se hodí, když si je někdo vezme
marco-polo-ii-option-start_city_counts_as_passed = Město, kde pohyb začíná,
marco-polo-ii-option-start_city_counts_as_passed-true = platí za prošlé
marco-polo-ii-option-start_city_counts_as_passed-false = neplatí za prošlé
marco-polo-ii-option-split_places_two_posts = Rozdělená cesta Mailin a Tian China
marco-polo-ii-option-split_places_two_posts-true = umístí stanici na obou koncích
marco-polo-ii-option-split_places_two_posts-false = umístí jednu stanici
marco-polo-ii-option-moved_post_has_effects = Stanice přesunutá z jiného města
marco-polo-ii-option-moved_post_has_effects-true = přinese totéž co nová
marco-polo-ii-option-moved_post_has_effects-false = nepřinese nic
marco-polo-ii-option-filippo_own_tile = Destička stanice, kterou si Filippo nechává v tomto tahu,
marco-polo-ii-option-filippo_own_tile-any_time = platí hned, i před akcí
marco-polo-ii-option-filippo_own_tile-after_action = platí až po akci

## Hráči s plánem a části úsudku

# used-by: bot-*
bot-marco-polo-ii-contracts = Obchodník
bot-marco-polo-ii-traveller = Cestovatel
bot-marco-polo-ii-seals = Cechmistr
bot-marco-polo-ii-cards = Znalec karet
# used-by: bot-*-about
bot-marco-polo-ii-contracts-about = Plní jeden kontrakt za druhým a na konci jich chce mít nejvíce.
bot-marco-polo-ii-traveller-about = Nikdy nestojí: obchodní stanice v každém městě, za každé prapor a za poslední stanice body.
bot-marco-polo-ii-seals-about = Sbírá cechovní pečeti, vylepšuje je a využívá zvláštní města.
bot-marco-polo-ii-cards-about = Usazuje se tam, kde leží karty měst, a šetří pro ně vysoké kostky i zboží.
# used-by: marco-polo-ii-part-*
marco-polo-ii-part-points = body
marco-polo-ii-part-goods = zboží
marco-polo-ii-part-dice = kostky
marco-polo-ii-part-posts = stanice a prapory
marco-polo-ii-part-travel = cestování
marco-polo-ii-part-seals = cechovní pečeti
marco-polo-ii-part-tiles = destičky měst
marco-polo-ii-part-cards = karty měst
marco-polo-ii-part-character = postava
marco-polo-ii-part-contracts = kontrakty
marco-polo-ii-part-time = čas

## Nápověda

marco-polo-ii-help =
    Pět kol. Ve svém tahu umístěte kostky na jednu akci; nejnižší kostka říká, kolik, jak daleko nebo co. Obsazená modrá
    pole stojí tolik mincí, kolik ukazuje nejnižší kostka; hnědá jsou zavřená.

    Knihy dávají zboží, chánova přízeň mince a velbloudy, cechovní pečetě otvírají vodní cesty, cestování přináší stanice
    a stanice bonusy, zakázky a městské karty. Před akcí i po ní: plnit zakázky, vylepšovat pečetě, dávat kostky na
    měšec, přehodit (1 velbloud), změnit kostku o jedna (2 velbloudi), vzít černou kostku (3 velbloudi, jednou za tah).

    Jadeit může nahradit minci nebo velblouda. Kdo naposled vzal nejvyšší pole cestování, začíná příští kolo.
    Na konci bodují karta cíle, erby vašich měst, zboží, mince a nejvíc zakázek.
