### Poutníci jižního Tigridu česky. Karty bez jména se jmenují podle toho, co ukazují, a podle svého kódu.
wayfarers-title = Wayfarers of the South Tigris
wayfarers-round = Tah { $turn }, zápisky do sloupce { $column }
wayfarers-round-last =
    { $turns ->
        [one] Poslední kolo: ještě jeden tah
        [few] Poslední kolo: ještě { $turns } tahy
       *[other] Poslední kolo: ještě { $turns } tahů
    }

## Věci

wayfarers-row-land = Území
wayfarers-row-water = Vody
wayfarers-row-space = Nebesa
wayfarers-row-townsfolk = Měšťané
wayfarers-row-inspiration = Inspirace
wayfarers-slot-land-1 = řada území, místo 1
wayfarers-slot-land-2 = řada území, místo 2
wayfarers-slot-land-3 = řada území, místo 3
wayfarers-slot-land-4 = řada území, místo 4
wayfarers-slot-water-1 = řada vody, místo 1
wayfarers-slot-water-2 = řada vody, místo 2
wayfarers-slot-water-3 = řada vody, místo 3
wayfarers-slot-water-4 = řada vody, místo 4
wayfarers-slot-space-1 = řada nebesa, místo 1
wayfarers-slot-space-2 = řada nebesa, místo 2
wayfarers-slot-space-3 = řada nebesa, místo 3
wayfarers-slot-space-4 = řada nebesa, místo 4
wayfarers-slot-townsfolk-1 = řada měšťané, místo 1
wayfarers-slot-townsfolk-2 = řada měšťané, místo 2
wayfarers-slot-townsfolk-3 = řada měšťané, místo 3
wayfarers-slot-townsfolk-4 = řada měšťané, místo 4
wayfarers-slot-inspiration-1 = řada inspirace, místo 1
wayfarers-slot-inspiration-2 = řada inspirace, místo 2
wayfarers-slot-inspiration-3 = řada inspirace, místo 3
wayfarers-slot-inspiration-4 = řada inspirace, místo 4
wayfarers-kind-land = karta území
wayfarers-kind-water = karta vod
wayfarers-kind-space = karta nebes
wayfarers-kind-folk = karta měšťana
wayfarers-kind-insp = karta inspirace
wayfarers-pile-land = balíček území
wayfarers-pile-water = balíček vod
wayfarers-guild-black = cech vědy
wayfarers-guild-yellow = cech obchodu
wayfarers-guild-blue = cech badatelů
wayfarers-worker-green = zelený pomocník
wayfarers-worker-yellow = žlutý pomocník
wayfarers-worker-blue = modrý pomocník
wayfarers-asset-camel = velbloud
wayfarers-asset-telescope = teleskop
wayfarers-asset-ship = loď
wayfarers-asset-pigeon = holub
wayfarers-tile-colour-green = Základní destičky
wayfarers-tile-colour-yellow = Územní destičky
wayfarers-tile-colour-blue = Vodní destičky
wayfarers-tile-colour-black = Nebeské destičky
wayfarers-tile-colour-pink = Speciální destičky
wayfarers-counter-city = město
wayfarers-counter-vista = výhled
wayfarers-counter-harbour = přístav
wayfarers-counter-sea = širé moře
wayfarers-counter-observatory = observatoř
wayfarers-counter-library = knihovna
wayfarers-counter-stars = hvězdy
wayfarers-counter-planet = planeta
wayfarers-counter-sun = Slunce
wayfarers-counter-moon = Měsíc
wayfarers-counter-comet = kometa
wayfarers-counter-card-land = karta území
wayfarers-counter-card-water = karta vod
wayfarers-counter-card-space = karta nebes
wayfarers-counter-card-folk = měšťan
wayfarers-counter-card-insp = karta inspirace
wayfarers-counter-tile-green = základní destička
wayfarers-counter-tile-yellow = územní destička
wayfarers-counter-tile-blue = vodní destička
wayfarers-counter-tile-black = nebeská destička
wayfarers-counter-tile-pink = speciální destička
wayfarers-counter-tile-any = destička vylepšení
wayfarers-counter-inf-black = vliv u cechu vědy
wayfarers-counter-inf-yellow = vliv u cechu obchodu
wayfarers-counter-inf-blue = vliv u cechu badatelů
wayfarers-counter-inf-all = vliv u cechů
wayfarers-counter-coin = mince
wayfarers-counter-food = proviant

## Karty

wayfarers-card-city = Bagdád (město)
wayfarers-card-harbour = Bagdád (přístav)
wayfarers-card-stars = Bagdád (hvězdy)
wayfarers-card-L01 = město L01
wayfarers-card-L02 = město L02
wayfarers-card-L03 = město L03
wayfarers-card-L04 = město L04
wayfarers-card-L05 = město L05
wayfarers-card-L06 = město L06
wayfarers-card-L07 = město L07
wayfarers-card-L08 = město L08
wayfarers-card-L09 = město L09
wayfarers-card-L10 = město L10
wayfarers-card-L11 = město L11
wayfarers-card-L12 = město L12
wayfarers-card-L13 = město L13
wayfarers-card-L14 = město L14
wayfarers-card-L15 = město L15
wayfarers-card-L16 = město L16
wayfarers-card-L17 = město L17
wayfarers-card-L18 = město L18
wayfarers-card-L19 = výhled L19
wayfarers-card-L20 = výhled L20
wayfarers-card-L21 = výhled L21
wayfarers-card-L22 = výhled L22
wayfarers-card-L23 = výhled L23
wayfarers-card-L24 = výhled L24
wayfarers-card-L25 = výhled L25
wayfarers-card-L26 = výhled L26
wayfarers-card-L27 = výhled L27
wayfarers-card-L28 = výhled L28
wayfarers-card-L29 = výhled L29
wayfarers-card-L30 = výhled L30
wayfarers-card-L31 = výhled L31
wayfarers-card-L32 = výhled L32
wayfarers-card-L33 = výhled L33
wayfarers-card-L34 = výhled L34
wayfarers-card-L35 = výhled L35
wayfarers-card-L36 = výhled L36
wayfarers-card-W01 = přístav W01
wayfarers-card-W02 = přístav W02
wayfarers-card-W03 = přístav W03
wayfarers-card-W04 = přístav W04
wayfarers-card-W05 = přístav W05
wayfarers-card-W06 = přístav W06
wayfarers-card-W07 = přístav W07
wayfarers-card-W08 = přístav W08
wayfarers-card-W09 = přístav W09
wayfarers-card-W10 = přístav W10
wayfarers-card-W11 = přístav W11
wayfarers-card-W12 = přístav W12
wayfarers-card-W13 = přístav W13
wayfarers-card-W14 = přístav W14
wayfarers-card-W15 = přístav W15
wayfarers-card-W16 = přístav W16
wayfarers-card-W17 = přístav W17
wayfarers-card-W18 = přístav W18
wayfarers-card-W19 = širé moře W19
wayfarers-card-W20 = širé moře W20
wayfarers-card-W21 = širé moře W21
wayfarers-card-W22 = širé moře W22
wayfarers-card-W23 = širé moře W23
wayfarers-card-W24 = širé moře W24
wayfarers-card-W25 = širé moře W25
wayfarers-card-W26 = širé moře W26
wayfarers-card-W27 = širé moře W27
wayfarers-card-W28 = širé moře W28
wayfarers-card-W29 = širé moře W29
wayfarers-card-W30 = širé moře W30
wayfarers-card-W31 = širé moře W31
wayfarers-card-W32 = širé moře W32
wayfarers-card-W33 = širé moře W33
wayfarers-card-W34 = širé moře W34
wayfarers-card-W35 = širé moře W35
wayfarers-card-W36 = širé moře W36
wayfarers-card-S01 = kometa S01
wayfarers-card-S02 = kometa S02
wayfarers-card-S03 = kometa S03
wayfarers-card-S04 = kometa S04
wayfarers-card-S05 = kometa S05
wayfarers-card-S06 = kometa S06
wayfarers-card-S07 = kometa S07
wayfarers-card-S08 = kometa S08
wayfarers-card-S09 = planeta S09
wayfarers-card-S10 = planeta S10
wayfarers-card-S11 = planeta S11
wayfarers-card-S12 = planeta S12
wayfarers-card-S13 = planeta S13
wayfarers-card-S14 = hvězdy S14
wayfarers-card-S15 = hvězdy S15
wayfarers-card-S16 = hvězdy S16
wayfarers-card-S17 = hvězdy S17
wayfarers-card-S18 = hvězdy S18
wayfarers-card-S19 = hvězdy S19
wayfarers-card-S20 = hvězdy S20
wayfarers-card-S21 = hvězdy S21
wayfarers-card-S22 = hvězdy S22
wayfarers-card-S23 = hvězdy S23
wayfarers-card-S24 = hvězdy S24
wayfarers-card-S25 = hvězdy S25
wayfarers-card-S26 = hvězdy S26
wayfarers-card-S27 = hvězdy S27
wayfarers-card-S28 = hvězdy S28
wayfarers-card-S29 = hvězdy S29
wayfarers-card-S30 = hvězdy S30
wayfarers-card-S31 = hvězdy S31
wayfarers-card-S32 = hvězdy S32
wayfarers-card-S33 = hvězdy S33
wayfarers-card-S34 = hvězdy S34
wayfarers-card-S35 = Měsíc S35
wayfarers-card-S36 = Slunce S36
wayfarers-townsfolk = { $name } { $id }
wayfarers-inspiration = inspirace { $id }
wayfarers-folk-Adventurer = Dobrodruh
wayfarers-folk-Astronomer = Astronom
wayfarers-folk-Champion = Šampion
wayfarers-folk-Enforcer = Vymahač
wayfarers-folk-Envoy = Vyslanec
wayfarers-folk-Farmer = Rolník
wayfarers-folk-Fisherman = Rybář
wayfarers-folk-Guardian = Strážce
wayfarers-folk-Hunter = Lovec
wayfarers-folk-Invader = Nájezdník
wayfarers-folk-Mercenary = Žoldnéř
wayfarers-folk-Merchant = Obchodník
wayfarers-folk-Messenger = Posel
wayfarers-folk-Rogue = Lotr
wayfarers-folk-Scholar = Učenec
wayfarers-folk-Scribe = Písař
wayfarers-folk-Stargazer = Hvězdář
wayfarers-folk-Translator = Překladatel
wayfarers-folk-Vagrant = Tulák
wayfarers-folk-Vigilante = Mstitel
wayfarers-folk-Warrior = Válečník

## Místa

wayfarers-space-H1 = Bagdád: město (H1)
wayfarers-space-H2 = Bagdád: observatoř (H2)
wayfarers-space-H3 = Bagdád: knihovna (H3)
wayfarers-space-H4 = Bagdád: měšťané (H4)
wayfarers-space-H5 = Bagdád: vylepšení (H5)
wayfarers-space-H6 = Bagdád: přístav (H6)
wayfarers-space-L01 = město L01
wayfarers-space-L02 = město L02
wayfarers-space-L03 = město L03
wayfarers-space-L04 = město L04
wayfarers-space-L05 = město L05
wayfarers-space-L06 = město L06
wayfarers-space-L07 = město L07
wayfarers-space-L08 = město L08
wayfarers-space-L09 = město L09
wayfarers-space-L10 = město L10
wayfarers-space-L11 = město L11
wayfarers-space-L12 = město L12
wayfarers-space-L13 = město L13
wayfarers-space-L14 = město L14
wayfarers-space-L15 = město L15
wayfarers-space-L16 = město L16
wayfarers-space-L17 = město L17
wayfarers-space-L18 = město L18
wayfarers-space-W01 = přístav W01
wayfarers-space-W02 = přístav W02
wayfarers-space-W03 = přístav W03
wayfarers-space-W04 = přístav W04
wayfarers-space-W05 = přístav W05
wayfarers-space-W06 = přístav W06
wayfarers-space-W07 = přístav W07
wayfarers-space-W08 = přístav W08
wayfarers-space-W09 = přístav W09
wayfarers-space-W10 = přístav W10
wayfarers-space-W11 = přístav W11
wayfarers-space-W12 = přístav W12
wayfarers-space-W13 = přístav W13
wayfarers-space-W14 = přístav W14
wayfarers-space-W15 = přístav W15
wayfarers-space-W16 = přístav W16
wayfarers-space-W17 = přístav W17
wayfarers-space-W18 = přístav W18
wayfarers-node-0 = začátek zápisků
wayfarers-node-1a = pole zápisků 1a
wayfarers-node-1b = pole zápisků 1b
wayfarers-node-2a = pole zápisků 2a
wayfarers-node-2b = pole zápisků 2b
wayfarers-node-2c = pole zápisků 2c
wayfarers-node-3a = pole zápisků 3a
wayfarers-node-3b = pole zápisků 3b
wayfarers-node-4a = pole zápisků 4a
wayfarers-node-4b = pole zápisků 4b
wayfarers-node-4c = pole zápisků 4c
wayfarers-node-5a = pole zápisků 5a
wayfarers-node-5b = pole zápisků 5b
wayfarers-node-6a = pole zápisků 6a
wayfarers-node-6b = pole zápisků 6b
wayfarers-node-6c = pole zápisků 6c
wayfarers-node-7a = pole zápisků 7a
wayfarers-node-7b = pole zápisků 7b
wayfarers-node-8a = pole zápisků 8a
wayfarers-node-8b = pole zápisků 8b
wayfarers-node-8c = pole zápisků 8c
wayfarers-node-9a = pole zápisků 9a
wayfarers-node-9b = pole zápisků 9b
wayfarers-node-10a = pole zápisků 10a
wayfarers-node-10b = pole zápisků 10b
wayfarers-node-10c = pole zápisků 10c
wayfarers-node-10d = pole zápisků 10d
wayfarers-node-10e = pole zápisků 10e
wayfarers-cell-2-1 = sloupec 2, horní řada
wayfarers-cell-3-1 = sloupec 3, horní řada
wayfarers-cell-4-1 = sloupec 4, horní řada
wayfarers-cell-5-1 = sloupec 5, horní řada
wayfarers-cell-1-2 = sloupec 1, prostřední řada
wayfarers-cell-2-2 = sloupec 2, prostřední řada
wayfarers-cell-3-2 = sloupec 3, prostřední řada
wayfarers-cell-4-2 = sloupec 4, prostřední řada
wayfarers-cell-5-2 = sloupec 5, prostřední řada
wayfarers-cell-6-2 = sloupec 6, prostřední řada
wayfarers-cell-1-3 = sloupec 1, dolní řada
wayfarers-cell-2-3 = sloupec 2, dolní řada
wayfarers-cell-3-3 = sloupec 3, dolní řada
wayfarers-cell-4-3 = sloupec 4, dolní řada
wayfarers-cell-5-3 = sloupec 5, dolní řada
wayfarers-cell-6-3 = sloupec 6, dolní řada
wayfarers-face-front = líc
wayfarers-face-back = rub

## Destičky vylepšení

wayfarers-tile-UG1 = základní destička: teleskop
wayfarers-tile-UG2 = základní destička: loď
wayfarers-tile-UG3 = základní destička: velbloud
wayfarers-tile-UG4 = základní destička: holub
wayfarers-tile-UY1 = územní destička: plus 1, velbloud
wayfarers-tile-UY2 = územní destička: holub, plus 1
wayfarers-tile-UY3 = územní destička: o minci méně
wayfarers-tile-UB1 = vodní destička: plus 1, loď
wayfarers-tile-UB2 = vodní destička: loď, holub
wayfarers-tile-UB3 = vodní destička: o minci méně, plus 1
wayfarers-tile-UK1 = nebeská destička: teleskop, o proviant méně
wayfarers-tile-UK2 = nebeská destička: plus nebo minus 1
wayfarers-tile-UK3 = nebeská destička: holub, velbloud, loď
wayfarers-tile-UP01 = speciální destička: planeta
wayfarers-tile-UP02 = speciální destička: hvězdy
wayfarers-tile-UP03 = speciální destička: observatoř
wayfarers-tile-UP04 = speciální destička: kometa
wayfarers-tile-UP05 = speciální destička: 2 × kometa
wayfarers-tile-UP06 = speciální destička: širé moře
wayfarers-tile-UP07 = speciální destička: přístav
wayfarers-tile-UP08 = speciální destička: knihovna
wayfarers-tile-UP09 = speciální destička: město
wayfarers-tile-UP10 = speciální destička: výhled
wayfarers-tile-UG1-effect = teleskop; 1 bod
wayfarers-tile-UG2-effect = loď; 1 bod
wayfarers-tile-UG3-effect = velbloud; 1 bod
wayfarers-tile-UG4-effect = holub; 1 bod
wayfarers-tile-UY1-effect = líc: plus 1 | velbloud; rub: velbloud | minus 1
wayfarers-tile-UY2-effect = líc: holub | plus 1; rub: minus 1 | holub
wayfarers-tile-UY3-effect = líc: – | o minci méně; rub: o minci méně | –; 1 bod
wayfarers-tile-UB1-effect = líc: plus 1 | loď; rub: loď | minus 1
wayfarers-tile-UB2-effect = líc: loď | holub; rub: holub | loď
wayfarers-tile-UB3-effect = líc: o minci méně | plus 1; rub: minus 1 | o minci méně
wayfarers-tile-UK1-effect = teleskop + o proviant méně
wayfarers-tile-UK2-effect = plus nebo minus 1; 3 body
wayfarers-tile-UK3-effect = holub + velbloud + loď
wayfarers-tile-UP01-effect = planeta; 3 body
wayfarers-tile-UP02-effect = hvězdy; 5 bodů
wayfarers-tile-UP03-effect = observatoř; 5 bodů
wayfarers-tile-UP04-effect = kometa; 5 bodů
wayfarers-tile-UP05-effect = kometa, kometa; 4 body
wayfarers-tile-UP06-effect = širé moře; 1 bod
wayfarers-tile-UP07-effect = přístav; 1 bod
wayfarers-tile-UP08-effect = knihovna; 5 bodů
wayfarers-tile-UP09-effect = město; 1 bod
wayfarers-tile-UP10-effect = výhled; 1 bod

## Účinky slovy

wayfarers-join-and = { $first } a { $second }
wayfarers-join-or = { $first } nebo { $second }
wayfarers-join-list = { $first }; { $second }
wayfarers-nothing = nic
wayfarers-paid-coin =
    { $number ->
        [one] { $number } minci
        [few] { $number } mince
       *[other] { $number } mincí
    }
wayfarers-paid-food =
    { $number ->
        [one] { $number } proviant
        [few] { $number } provianty
       *[other] { $number } proviantů
    }
wayfarers-paid-black =
    { $number ->
        [one] { $number } žeton vlivu z cechu vědy
        [few] { $number } žetony vlivu z cechu vědy
       *[other] { $number } žetonů vlivu z cechu vědy
    }
wayfarers-paid-yellow =
    { $number ->
        [one] { $number } žeton vlivu z cechu obchodu
        [few] { $number } žetony vlivu z cechu obchodu
       *[other] { $number } žetonů vlivu z cechu obchodu
    }
wayfarers-paid-blue =
    { $number ->
        [one] { $number } žeton vlivu z cechu badatelů
        [few] { $number } žetony vlivu z cechu badatelů
       *[other] { $number } žetonů vlivu z cechu badatelů
    }
wayfarers-atom-coin =
    { $number ->
        [one] { $number } mince
        [few] { $number } mince
       *[other] { $number } mincí
    }
wayfarers-atom-food =
    { $number ->
        [one] { $number } proviant
        [few] { $number } provianty
       *[other] { $number } proviantů
    }
wayfarers-atom-inf-black = { $number } × vliv na cech vědy
wayfarers-atom-inf-yellow = { $number } × vliv na cech obchodu
wayfarers-atom-inf-blue = { $number } × vliv na cech badatelů
wayfarers-atom-inf-any = { $number } × vliv na libovolný cech
wayfarers-atom-inf-card =
    { $number ->
        [one] vliv na kartu
        [few] vliv na { $number } karty
       *[other] vliv na { $number } karet
    }
wayfarers-atom-inf-move =
    { $number ->
        [one] přesun vlivu mezi cechy
        [few] { $number } × přesun vlivu mezi cechy
       *[other] { $number } × přesun vlivu mezi cechy
    }
wayfarers-atom-journal =
    { $number ->
        [one] zápisky
        [few] { $number } × zápisky
       *[other] { $number } × zápisky
    }
wayfarers-atom-die-new =
    { $number ->
        [one] nová kostka
        [few] { $number } × nová kostka
       *[other] { $number } × nová kostka
    }
wayfarers-atom-die-refresh =
    { $number ->
        [one] obnovení kostky
        [few] { $number } × obnovení kostky
       *[other] { $number } × obnovení kostky
    }
wayfarers-atom-die-pm =
    { $number ->
        [one] plus nebo minus 1 na kostce
        [few] { $number } × plus nebo minus 1 na kostce
       *[other] { $number } × plus nebo minus 1 na kostce
    }
wayfarers-atom-worker-take =
    { $number ->
        [one] zisk pomocníka
        [few] { $number } × zisk pomocníka
       *[other] { $number } × zisk pomocníka
    }
wayfarers-atom-card-land =
    { $number ->
        [one] karta území
        [few] { $number } × karta území
       *[other] { $number } × karta území
    }
wayfarers-atom-card-water =
    { $number ->
        [one] karta vod
        [few] { $number } × karta vod
       *[other] { $number } × karta vod
    }
wayfarers-atom-card-space =
    { $number ->
        [one] karta nebes
        [few] { $number } × karta nebes
       *[other] { $number } × karta nebes
    }
wayfarers-atom-card-folk =
    { $number ->
        [one] karta měšťana
        [few] { $number } × karta měšťana
       *[other] { $number } × karta měšťana
    }
wayfarers-atom-card-insp =
    { $number ->
        [one] karta inspirace
        [few] { $number } × karta inspirace
       *[other] { $number } × karta inspirace
    }
wayfarers-atom-draw3-land =
    { $number ->
        [one] výběr 1 ze 3 karet území
        [few] { $number } × výběr 1 ze 3 karet území
       *[other] { $number } × výběr 1 ze 3 karet území
    }
wayfarers-atom-draw3-water =
    { $number ->
        [one] výběr 1 ze 3 karet vod
        [few] { $number } × výběr 1 ze 3 karet vod
       *[other] { $number } × výběr 1 ze 3 karet vod
    }
wayfarers-atom-tile-green =
    { $number ->
        [one] základní destička
        [few] { $number } × základní destička
       *[other] { $number } × základní destička
    }
wayfarers-atom-tile-yellow =
    { $number ->
        [one] územní destička
        [few] { $number } × územní destička
       *[other] { $number } × územní destička
    }
wayfarers-atom-tile-blue =
    { $number ->
        [one] vodní destička
        [few] { $number } × vodní destička
       *[other] { $number } × vodní destička
    }
wayfarers-atom-tile-black =
    { $number ->
        [one] nebeská destička
        [few] { $number } × nebeská destička
       *[other] { $number } × nebeská destička
    }
wayfarers-atom-tile-pink =
    { $number ->
        [one] speciální destička
        [few] { $number } × speciální destička
       *[other] { $number } × speciální destička
    }
wayfarers-atom-tile-any4 =
    { $number ->
        [one] destička kromě speciální
        [few] { $number } × destička kromě speciální
       *[other] { $number } × destička kromě speciální
    }
wayfarers-atom-comet =
    { $number ->
        [one] kometa
        [few] { $number } × kometa
       *[other] { $number } × kometa
    }
wayfarers-atom-free = { $what } zdarma
wayfarers-atom-off =
    { $number ->
        [one] { $what } o { $number } minci levněji
        [few] { $what } o { $number } mince levněji
       *[other] { $what } o { $number } mincí levněji
    }
wayfarers-need-none = žádná kaňka
wayfarers-need-have = { $what }: aspoň { $number }
wayfarers-need-spend = nutno zaplatit { $price }
wayfarers-points-most = { $high } bodů, máte-li nejvíc: { $what }; jinak { $low }
wayfarers-points-has = { $high } bodů, máte-li: { $what }; jinak { $low }
wayfarers-points-least = nejméně zastoupené z: { $what }
wayfarers-points-each = body: { $add } + { $times } za každé: { $what }
wayfarers-points-per = body: { $add } + 1 za každé { $divide } × { $what }

## Otázky

wayfarers-ask-turn = Jste na tahu: umístěte kostku, umístěte pomocníka, nebo odpočívejte.
wayfarers-ask-turn-by = { $player } umisťuje kostku nebo pomocníka, nebo odpočívá.
wayfarers-ask-column = Vyberte místo pro kostku s hodnotou { $value }, nebo nejdřív změňte její hodnotu karavanou či cechem obchodu.
wayfarers-ask-column-by = { $player } vybírá místo pro kostku s hodnotou { $value }, nebo nejdřív mění její hodnotu.
wayfarers-ask-space = Vyberte místo pro kostku s hodnotou { $value }.
wayfarers-ask-space-by = { $player } vybírá místo pro kostku s hodnotou { $value }.
wayfarers-ask-effect = Můžete využít v libovolném pořadí: { $effect }.
wayfarers-ask-effect-by = { $player } využívá efekty: { $effect }.
wayfarers-ask-trade =
    { $number ->
        [one] Obchod: změňte jednu kostku o 1, nebo ji nechte být.
        [few] Obchod: měňte kostky o 1, celkem { $number } kroky.
       *[other] Obchod: měňte kostky o 1, celkem { $number } kroků.
    }
wayfarers-ask-trade-by = { $player } upravuje kostky obchodem.
wayfarers-ask-fee = Na kartě { $card } leží vliv, který má { $owner }: čím zaplatíte poplatek?
wayfarers-ask-fee-by = { $player } vybírá, čím zaplatí poplatek za kartu { $card } (dostává { $owner }).
wayfarers-ask-price = Čím zaplatíte?
wayfarers-ask-price-by = { $player } vybírá, čím zaplatí.
wayfarers-ask-host = Kam přijde { $card }?
wayfarers-ask-host-by = { $player } vybírá, kam přijde { $card }.
wayfarers-ask-lay = Položte destičku do karavany ({ $tile }).
wayfarers-ask-lay-by = { $player } pokládá destičku do karavany ({ $tile }).
wayfarers-ask-source = Vaše zásoba je prázdná: který žeton vlivu přesunete?
wayfarers-ask-source-by = { $player } má prázdnou zásobu a vybírá, který žeton vlivu přesune.
wayfarers-ask-keep = Nechte si jednu z dobraných karet.
wayfarers-ask-keep-by = { $player } vybírá jednu z dobraných karet.
wayfarers-ask-under = Která karta půjde pod balíček první?
wayfarers-ask-under-by = { $player } dává ostatní dobrané karty pod balíček.
wayfarers-ask-reroll = Kostky, které nebyly umístěny, můžete přehodit.
wayfarers-ask-reroll-by = { $player } vybírá, které kostky přehodí.
wayfarers-ask-close = Ještě něco, než váš tah skončí?
wayfarers-ask-close-by = { $player } může před koncem tahu ještě využít cech.
wayfarers-ask-allow-card = { $opponent } chce kartu { $card } s vaším vlivem: dovolíte to, nebo zaplatíte, aby šel dál?
wayfarers-ask-allow-card-by = { $player } rozhoduje, zda { $opponent } dostane kartu { $card }.
wayfarers-ask-allow-place = { $opponent } chce umístit pomocníka na kartu { $card } s vaším vlivem: dovolíte to, nebo zaplatíte, aby šel dál?
wayfarers-ask-allow-place-by = { $player } rozhoduje, zda { $opponent } umístí pomocníka na kartu { $card }.
wayfarers-ask-allow-take = { $opponent } si chce vzít pomocníka z karty { $card } s vaším vlivem: dovolíte to, nebo zaplatíte, aby šel dál?
wayfarers-ask-allow-take-by = { $player } rozhoduje, zda si { $opponent } vezme pomocníka z karty { $card }.
wayfarers-ask-whose = Krok „{ $step }“ může patřit k několika efektům: který z nich tím využijete?
wayfarers-ask-whose-by = { $player } vybírá, ke kterému efektu krok patří.

## Odpovědi

wayfarers-do-done = Hotovo
wayfarers-do-end = Hotovo, konec tahu
wayfarers-do-rest = Odpočívat
wayfarers-do-trade = Zaplatit vliv: obchod
wayfarers-do-pay = Zaplatit { $price }
wayfarers-do-pay-nothing = Neplatit nic díky slevě
wayfarers-do-discard = Odhodit za účinek jejího místa
wayfarers-do-reroll-all = Přehodit všechny
wayfarers-do-die = Umístit { $die }
wayfarers-do-as = Jako { $column }
wayfarers-do-shift = Jako { $column }, s obchodem
wayfarers-do-space = { $space }
wayfarers-do-worker = { $worker }: { $slot }
wayfarers-do-gain = Vzít: { $good }
wayfarers-do-influence = Vliv: { $guild }
wayfarers-do-mark = Vliv na kartu: { $card }
wayfarers-do-move = Přesunout vliv: { $guild } → { $other }
wayfarers-do-from-guild = Odtud: { $guild }
wayfarers-do-from-card = Z karty { $card }
wayfarers-do-journal = Zápisky: { $node }
wayfarers-do-extra = Zaplatit vliv, zápisky dál: { $node }
wayfarers-do-refresh = Obnovit kostku: { $space }
wayfarers-do-reroll = Přehodit { $die }
wayfarers-do-adjust = { $value } na { $to }
wayfarers-do-take = Vzít: { $worker }, { $slot }
wayfarers-do-acquire = { $card } ({ $slot })
wayfarers-do-draw = Dobrat tři karty: { $pile }
wayfarers-do-keep = Nechat si: { $card }
wayfarers-do-under = První { $card }
wayfarers-do-tuck = Ke kartě: { $card }
wayfarers-do-tile = { $tile }
wayfarers-do-lay = { $cell }
wayfarers-do-lay-face = { $cell }, { $face }
wayfarers-do-fee = Zaplatit: { $good }
wayfarers-do-price = { $price }
wayfarers-do-allow = Dovolit a vzít: { $good }
wayfarers-do-deny = Zakázat za: { $good }
wayfarers-do-whose = { $effect }
wayfarers-do-whose-card = Karta: { $effect }
wayfarers-do-whose-folk = Měšťan pod ní: { $effect }

## Nápovědy

wayfarers-hint-goal = zdvojí kartu nebes: { $goal }
wayfarers-hint-instant = ihned: { $effect }
wayfarers-hint-vista = kdykoli získáte ({ $seen }): { $effect }
wayfarers-hint-for = za { $price }: { $effect }
wayfarers-hint-die = kostka ({ $assets }): { $effect }
wayfarers-hint-any-die = jakákoli kostka: { $effect }
wayfarers-hint-folk-die = s kostkou na své kartě: { $effect }
wayfarers-hint-folk-vista = se svým výhledem: { $effect }
wayfarers-hint-folk-rest = při odpočinku: { $effect }
wayfarers-hint-folk-assets = pomáhá umístit kostku na svou kartu: { $assets }
wayfarers-hint-ship = najme loď za 1 vliv u cechu badatelů
wayfarers-hint-journal = { $need }; odměna: { $effect }
wayfarers-hint-costs = stojí { $price }
wayfarers-hint-free = zdarma
wayfarers-hint-fee = poplatek, který dostane { $owner }
wayfarers-hint-covers = zakryje: { $effect }
wayfarers-hint-deny = přejde na další kartu v pořadí

## Co se děje

wayfarers-log-first = Začíná { $player }.
wayfarers-log-roll = { $player } hází { $value }.
wayfarers-log-new-die = { $player } dostává novou kostku.
wayfarers-log-refresh = { $player } si bere zpět kostku: { $space }.
wayfarers-log-reroll = { $player } přehazuje { $value }.
wayfarers-log-adjust = { $player } mění { $value } na { $became }.
wayfarers-log-trade = { $player } platí vliv za obchod.
wayfarers-log-rest = { $player } odpočívá a využívá schopnosti odpočinku.
wayfarers-log-rest-only = { $player } odpočívá.
wayfarers-log-place = { $player } umisťuje kostku s hodnotou { $value }: { $space }.
wayfarers-log-ship = { $player } si najímá loď od cechu badatelů.
wayfarers-log-worker = { $player } umísťuje pomocníka ({ $worker }): { $slot }.
wayfarers-log-take-worker = { $player } si bere pomocníka ({ $worker }): { $slot }.
wayfarers-log-gains = { $player } získává: { $gained }.
wayfarers-log-pays = { $player } platí: { $paid }.
wayfarers-log-fee = { $player } platí poplatek, dostává { $owner }: { $paid }.
wayfarers-log-fee-solo = { $player } platí poplatek: { $paid }.
wayfarers-log-influence =
    { $number ->
        [one] { $player } klade vliv: { $guild }.
        [few] { $player } klade { $number } vlivy: { $guild }.
       *[other] { $player } klade { $number } vlivů: { $guild }.
    }
wayfarers-log-mark = { $player } klade vliv na kartu: { $slot }.
wayfarers-log-move = { $player } přesouvá vliv: { $guild } → { $other }.
wayfarers-log-journal = { $player } zapisuje: { $node }.
wayfarers-log-extra = { $player } platí vliv u cechu vědy za další zápisky.
wayfarers-log-track-worker = { $player } si bere zeleného pomocníka vedle zápisků.
wayfarers-log-end = Zápisky dosáhly posledního sloupce: každý má ještě jeden tah.
wayfarers-log-acquire = { $player } získává kartu: { $card }.
wayfarers-log-tuck = { $player } získává kartu: { $card } (ke kartě: { $host }).
wayfarers-log-discard = { $player } odhazuje kartu ({ $card }) za účinek jejího místa.
wayfarers-log-worker-off = { $player } dostává s kartou pomocníka ({ $worker }): { $slot }.
wayfarers-log-token-off = { $player } si bere zpět žeton vlivu z karty: { $slot }.
wayfarers-log-draw =
    { $number ->
        [one] { $player } dobírá kartu: { $pile }.
        [few] { $player } dobírá { $number } karty: { $pile }.
       *[other] { $player } dobírá { $number } karet: { $pile }.
    }
wayfarers-log-drawn = { $player } má v ruce: { $card }.
wayfarers-log-tile = { $player } získává destičku: { $tile }.
wayfarers-log-allow = { $player } to dovoluje a bere si: { $gained } ({ $slot }).
wayfarers-log-deny = { $player } to zakazuje za: { $paid } ({ $slot }).

## Sólový soupeř

wayfarers-opponent-name-space = Soupeř (nebesa)
wayfarers-opponent-name-upgrade = Soupeř (vylepšení)
wayfarers-opponent-name-townsfolk = Soupeř (měšťané)
wayfarers-opponent-name-journal = Soupeř (zápisky)
wayfarers-opponent-rests = { $opponent } odpočívá.
wayfarers-opponent-reveals = { $opponent } odhaluje kartu intrik { $card } (hodnota { $number }).
wayfarers-opponent-second = { $opponent } nemůže provést první akci a provádí druhou.
wayfarers-opponent-spends = { $opponent } platí vliv ({ $number }): { $guild }.
wayfarers-opponent-advances = { $opponent }: ukazatel zdrojů jde dál.
wayfarers-opponent-bonus = { $opponent } dostává bonus své stupnice.
wayfarers-opponent-influence = { $opponent } klade vliv: { $guild }.
wayfarers-opponent-mark = { $opponent } klade vliv na kartu: { $slot }.
wayfarers-opponent-comet = { $opponent } má na stupnici komet { $number }.
wayfarers-opponent-draws = { $opponent } bere vrchní kartu: { $pile }.
wayfarers-opponent-tile = { $opponent } získává destičku: { $tile }.
wayfarers-opponent-tile-aside = { $opponent } získává destičku a odkládá ji stranou: { $tile }.
wayfarers-opponent-journal = { $opponent } zapisuje: { $node }.
wayfarers-opponent-steps-on = { $opponent } platí vliv u cechu vědy ({ $number }) a zapisuje dál.
wayfarers-opponent-takes-worker = { $opponent } si bere pomocníka ({ $worker }): { $slot }.
wayfarers-opponent-places-worker = { $opponent } umísťuje pomocníka ({ $worker }): { $slot }.
wayfarers-opponent-acquires = { $opponent } získává kartu: { $card }, { $slot }.
wayfarers-opponent-shuffles = { $opponent } míchá všechny karty intrik do nového balíčku.

## Deska v textu

wayfarers-text-rows = Řady (karet v balíčku; [A] vliv; g y b pomocníci)
wayfarers-text-journal = Zápisky, strany { $sides } (destička; g zelený pomocník; [A] ukazatel)
wayfarers-text-tiles = Destičky vylepšení
wayfarers-text-player = mince { $coin }, proviant { $food }, vliv v zásobě { $supply }
wayfarers-text-dice = kostky { $dice } (rezerva { $reserve }); doma umístěné: { $homes }
wayfarers-text-workers = pomocníci { $workers }
wayfarers-text-track = pole { $spot }, komety { $comets }, destičky { $tiles }, intriky { $intrigue }
wayfarers-text-drawn = Dobráno: { $cards }

## Body a volby

wayfarers-score-tags = Symboly
wayfarers-score-sets = Sady
wayfarers-score-space = Karty nebes
wayfarers-score-caravan = Karavana
wayfarers-score-guilds = Cechy
wayfarers-score-cards = Karty soupeře
wayfarers-preset-standard = Základní pravidla
wayfarers-option-left_side = Strana levého dílu
wayfarers-option-left_side-random = losem
wayfarers-option-left_side-A = strana A
wayfarers-option-left_side-B = strana B
wayfarers-option-middle_side = Strana prostředního dílu
wayfarers-option-middle_side-random = losem
wayfarers-option-middle_side-A = strana A
wayfarers-option-middle_side-B = strana B
wayfarers-option-right_side = Strana pravého dílu
wayfarers-option-right_side-random = losem
wayfarers-option-right_side-A = strana A
wayfarers-option-right_side-B = strana B
wayfarers-option-first_player = Kdo začíná
wayfarers-option-first_player-random = losem
wayfarers-option-first_player-first_seat = první místo
wayfarers-option-opponent = Sólový soupeř
wayfarers-option-opponent-space = nebesa
wayfarers-option-opponent-upgrade = vylepšení
wayfarers-option-opponent-townsfolk = měšťané
wayfarers-option-opponent-journal = zápisky
wayfarers-option-opponent-random = losem
wayfarers-option-fee_discount = Slevy karavany a poplatek
wayfarers-option-fee_discount-never = poplatek nikdy nesníží
wayfarers-option-fee_discount-allowed = sníží i poplatek
wayfarers-option-fee_per = Poplatek se platí
wayfarers-option-fee_per-interaction = pokaždé
wayfarers-option-fee_per-card_and_turn = jednou za kartu a tah
wayfarers-option-draw3_open = Dobrané karty vidí
wayfarers-option-draw3_open-drawer = jen dobírající
wayfarers-option-draw3_open-everybody = všichni
wayfarers-option-rest_reroll = Kostky v zásobě při odpočinku
wayfarers-option-rest_reroll-one_by_one = přehazují se jednotlivě podle volby
wayfarers-option-rest_reroll-all_or_none = přehazují se všechny, nebo žádná
wayfarers-option-solo_bonus_time = Bonus stupnice vyvolaný poplatkem
wayfarers-option-solo_bonus_time-end_of_turn = na konci tahu
wayfarers-option-solo_bonus_time-at_once = ihned
wayfarers-option-solo_take_order = Kterého pomocníka si soupeř vezme
wayfarers-option-solo_take_order-slot = místo před řadou
wayfarers-option-solo_take_order-row = řada před místem
wayfarers-option-solo_tie = Remíza se soupeřem
wayfarers-option-solo_tie-tie_break = rozhodne obvyklé pořadí
wayfarers-option-solo_tie-human_wins = vyhrává hráč
wayfarers-setup-solo-only = Jen pro hru jednoho hráče: { $options }.
wayfarers-setup-solo-first = Ve hře jednoho hráče začíná vždy tento hráč, „{ $option }“ proto nelze zvolit.

bot-wayfarers-stargazer = Hvězdář
bot-wayfarers-stargazer-about = Plní oblohu kartami nebes a nejlepší z nich zdvojuje inspirací.
bot-wayfarers-chronicler = Kronikář
bot-wayfarers-chronicler-about = Spěchá zápisky a ukončí hru dřív, než jsou ostatní připraveni.
bot-wayfarers-steward = Správce
bot-wayfarers-steward-about = Plní karavanu destičkami vylepšení a pod každou kartu zasouvá měšťana.
bot-wayfarers-mariner = Mořeplavec
bot-wayfarers-mariner-about = Pluje z přístavu na širé moře a žije ze spojnic karet vody.
bot-wayfarers-guildmaster = Cechmistr
bot-wayfarers-guildmaster-about = Má převahu ve třech ceších, platí žetony vlivu a vybírá poplatky.

## Části hodnoty

wayfarers-part-tags = ikony a sady
wayfarers-part-sky = karty nebes
wayfarers-part-caravan = karavana
wayfarers-part-guilds = cechy
wayfarers-part-goods = zásoby a pomocníci
wayfarers-part-dice = kostky
wayfarers-part-townsfolk = měšťané
wayfarers-part-vistas = výhledy
wayfarers-part-rooms = místo pro karty
wayfarers-part-journal = zápisky
wayfarers-part-turn = tento tah
