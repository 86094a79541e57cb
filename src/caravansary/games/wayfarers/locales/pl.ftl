### Wędrowcy z południowego Tygrysu po polsku. Karty bez nazwy nazywamy tym, co pokazują, i ich kodem.
wayfarers-title = Wayfarers of the South Tigris
wayfarers-round = Tura { $turn }, dziennik do kolumny { $column }
wayfarers-round-last =
    { $turns ->
        [one] Ostatnia runda: jeszcze jedna tura
        [few] Ostatnia runda: jeszcze { $turns } tury
       *[many] Ostatnia runda: jeszcze { $turns } tur
    }

## Rzeczy

wayfarers-row-land = Ląd
wayfarers-row-water = Wody
wayfarers-row-space = Niebo
wayfarers-row-townsfolk = Mieszczanie
wayfarers-row-inspiration = Inspiracje
wayfarers-slot-land-1 = rząd ląd, pole 1
wayfarers-slot-land-2 = rząd ląd, pole 2
wayfarers-slot-land-3 = rząd ląd, pole 3
wayfarers-slot-land-4 = rząd ląd, pole 4
wayfarers-slot-water-1 = rząd wody, pole 1
wayfarers-slot-water-2 = rząd wody, pole 2
wayfarers-slot-water-3 = rząd wody, pole 3
wayfarers-slot-water-4 = rząd wody, pole 4
wayfarers-slot-space-1 = rząd niebo, pole 1
wayfarers-slot-space-2 = rząd niebo, pole 2
wayfarers-slot-space-3 = rząd niebo, pole 3
wayfarers-slot-space-4 = rząd niebo, pole 4
wayfarers-slot-townsfolk-1 = rząd mieszczanie, pole 1
wayfarers-slot-townsfolk-2 = rząd mieszczanie, pole 2
wayfarers-slot-townsfolk-3 = rząd mieszczanie, pole 3
wayfarers-slot-townsfolk-4 = rząd mieszczanie, pole 4
wayfarers-slot-inspiration-1 = rząd inspiracje, pole 1
wayfarers-slot-inspiration-2 = rząd inspiracje, pole 2
wayfarers-slot-inspiration-3 = rząd inspiracje, pole 3
wayfarers-slot-inspiration-4 = rząd inspiracje, pole 4
wayfarers-kind-land = karta lądu
wayfarers-kind-water = karta wód
wayfarers-kind-space = karta nieba
wayfarers-kind-folk = karta mieszczanina
wayfarers-kind-insp = karta inspiracji
wayfarers-pile-land = talia lądu
wayfarers-pile-water = talia wód
wayfarers-guild-black = gildia nauki
wayfarers-guild-yellow = gildia handlu
wayfarers-guild-blue = gildia odkrywców
wayfarers-worker-green = zielony pomocnik
wayfarers-worker-yellow = żółty pomocnik
wayfarers-worker-blue = niebieski pomocnik
wayfarers-asset-camel = wielbłąd
wayfarers-asset-telescope = teleskop
wayfarers-asset-ship = statek
wayfarers-asset-pigeon = gołąb
wayfarers-tile-colour-green = Kafelki podstawowe
wayfarers-tile-colour-yellow = Kafelki lądowe
wayfarers-tile-colour-blue = Kafelki wodne
wayfarers-tile-colour-black = Kafelki niebiańskie
wayfarers-tile-colour-pink = Kafelki specjalne
wayfarers-counter-city = miasto
wayfarers-counter-vista = widok
wayfarers-counter-harbour = port
wayfarers-counter-sea = pełne morze
wayfarers-counter-observatory = obserwatorium
wayfarers-counter-library = biblioteka
wayfarers-counter-stars = gwiazdy
wayfarers-counter-planet = planeta
wayfarers-counter-sun = Słońce
wayfarers-counter-moon = Księżyc
wayfarers-counter-comet = kometa
wayfarers-counter-card-land = karta lądu
wayfarers-counter-card-water = karta wód
wayfarers-counter-card-space = karta nieba
wayfarers-counter-card-folk = mieszczanin
wayfarers-counter-card-insp = karta inspiracji
wayfarers-counter-tile-green = kafelek podstawowy
wayfarers-counter-tile-yellow = kafelek lądowy
wayfarers-counter-tile-blue = kafelek wodny
wayfarers-counter-tile-black = kafelek niebiański
wayfarers-counter-tile-pink = kafelek specjalny
wayfarers-counter-tile-any = kafelek ulepszenia
wayfarers-counter-inf-black = wpływ w gildii nauki
wayfarers-counter-inf-yellow = wpływ w gildii handlu
wayfarers-counter-inf-blue = wpływ w gildii odkrywców
wayfarers-counter-inf-all = wpływ w gildiach
wayfarers-counter-coin = moneta
wayfarers-counter-food = prowiant

## Karty

wayfarers-card-city = Bagdad (miasto)
wayfarers-card-harbour = Bagdad (port)
wayfarers-card-stars = Bagdad (gwiazdy)
wayfarers-card-L01 = miasto L01
wayfarers-card-L02 = miasto L02
wayfarers-card-L03 = miasto L03
wayfarers-card-L04 = miasto L04
wayfarers-card-L05 = miasto L05
wayfarers-card-L06 = miasto L06
wayfarers-card-L07 = miasto L07
wayfarers-card-L08 = miasto L08
wayfarers-card-L09 = miasto L09
wayfarers-card-L10 = miasto L10
wayfarers-card-L11 = miasto L11
wayfarers-card-L12 = miasto L12
wayfarers-card-L13 = miasto L13
wayfarers-card-L14 = miasto L14
wayfarers-card-L15 = miasto L15
wayfarers-card-L16 = miasto L16
wayfarers-card-L17 = miasto L17
wayfarers-card-L18 = miasto L18
wayfarers-card-L19 = widok L19
wayfarers-card-L20 = widok L20
wayfarers-card-L21 = widok L21
wayfarers-card-L22 = widok L22
wayfarers-card-L23 = widok L23
wayfarers-card-L24 = widok L24
wayfarers-card-L25 = widok L25
wayfarers-card-L26 = widok L26
wayfarers-card-L27 = widok L27
wayfarers-card-L28 = widok L28
wayfarers-card-L29 = widok L29
wayfarers-card-L30 = widok L30
wayfarers-card-L31 = widok L31
wayfarers-card-L32 = widok L32
wayfarers-card-L33 = widok L33
wayfarers-card-L34 = widok L34
wayfarers-card-L35 = widok L35
wayfarers-card-L36 = widok L36
wayfarers-card-W01 = port W01
wayfarers-card-W02 = port W02
wayfarers-card-W03 = port W03
wayfarers-card-W04 = port W04
wayfarers-card-W05 = port W05
wayfarers-card-W06 = port W06
wayfarers-card-W07 = port W07
wayfarers-card-W08 = port W08
wayfarers-card-W09 = port W09
wayfarers-card-W10 = port W10
wayfarers-card-W11 = port W11
wayfarers-card-W12 = port W12
wayfarers-card-W13 = port W13
wayfarers-card-W14 = port W14
wayfarers-card-W15 = port W15
wayfarers-card-W16 = port W16
wayfarers-card-W17 = port W17
wayfarers-card-W18 = port W18
wayfarers-card-W19 = pełne morze W19
wayfarers-card-W20 = pełne morze W20
wayfarers-card-W21 = pełne morze W21
wayfarers-card-W22 = pełne morze W22
wayfarers-card-W23 = pełne morze W23
wayfarers-card-W24 = pełne morze W24
wayfarers-card-W25 = pełne morze W25
wayfarers-card-W26 = pełne morze W26
wayfarers-card-W27 = pełne morze W27
wayfarers-card-W28 = pełne morze W28
wayfarers-card-W29 = pełne morze W29
wayfarers-card-W30 = pełne morze W30
wayfarers-card-W31 = pełne morze W31
wayfarers-card-W32 = pełne morze W32
wayfarers-card-W33 = pełne morze W33
wayfarers-card-W34 = pełne morze W34
wayfarers-card-W35 = pełne morze W35
wayfarers-card-W36 = pełne morze W36
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
wayfarers-card-S14 = gwiazdy S14
wayfarers-card-S15 = gwiazdy S15
wayfarers-card-S16 = gwiazdy S16
wayfarers-card-S17 = gwiazdy S17
wayfarers-card-S18 = gwiazdy S18
wayfarers-card-S19 = gwiazdy S19
wayfarers-card-S20 = gwiazdy S20
wayfarers-card-S21 = gwiazdy S21
wayfarers-card-S22 = gwiazdy S22
wayfarers-card-S23 = gwiazdy S23
wayfarers-card-S24 = gwiazdy S24
wayfarers-card-S25 = gwiazdy S25
wayfarers-card-S26 = gwiazdy S26
wayfarers-card-S27 = gwiazdy S27
wayfarers-card-S28 = gwiazdy S28
wayfarers-card-S29 = gwiazdy S29
wayfarers-card-S30 = gwiazdy S30
wayfarers-card-S31 = gwiazdy S31
wayfarers-card-S32 = gwiazdy S32
wayfarers-card-S33 = gwiazdy S33
wayfarers-card-S34 = gwiazdy S34
wayfarers-card-S35 = Księżyc S35
wayfarers-card-S36 = Słońce S36
wayfarers-townsfolk = { $name } { $id }
wayfarers-inspiration = inspiracja { $id }
wayfarers-folk-Adventurer = Poszukiwacz przygód
wayfarers-folk-Astronomer = Astronom
wayfarers-folk-Champion = Czempion
wayfarers-folk-Enforcer = Egzekutor
wayfarers-folk-Envoy = Wysłannik
wayfarers-folk-Farmer = Rolnik
wayfarers-folk-Fisherman = Rybak
wayfarers-folk-Guardian = Strażnik
wayfarers-folk-Hunter = Łowca
wayfarers-folk-Invader = Najeźdźca
wayfarers-folk-Mercenary = Najemnik
wayfarers-folk-Merchant = Kupiec
wayfarers-folk-Messenger = Posłaniec
wayfarers-folk-Rogue = Łotr
wayfarers-folk-Scholar = Uczony
wayfarers-folk-Scribe = Skryba
wayfarers-folk-Stargazer = Gwiaździarz
wayfarers-folk-Translator = Tłumacz
wayfarers-folk-Vagrant = Włóczęga
wayfarers-folk-Vigilante = Mściciel
wayfarers-folk-Warrior = Wojownik

## Miejsca

wayfarers-space-H1 = Bagdad: miasto (H1)
wayfarers-space-H2 = Bagdad: obserwatorium (H2)
wayfarers-space-H3 = Bagdad: biblioteka (H3)
wayfarers-space-H4 = Bagdad: mieszczanie (H4)
wayfarers-space-H5 = Bagdad: ulepszenia (H5)
wayfarers-space-H6 = Bagdad: port (H6)
wayfarers-space-L01 = miasto L01
wayfarers-space-L02 = miasto L02
wayfarers-space-L03 = miasto L03
wayfarers-space-L04 = miasto L04
wayfarers-space-L05 = miasto L05
wayfarers-space-L06 = miasto L06
wayfarers-space-L07 = miasto L07
wayfarers-space-L08 = miasto L08
wayfarers-space-L09 = miasto L09
wayfarers-space-L10 = miasto L10
wayfarers-space-L11 = miasto L11
wayfarers-space-L12 = miasto L12
wayfarers-space-L13 = miasto L13
wayfarers-space-L14 = miasto L14
wayfarers-space-L15 = miasto L15
wayfarers-space-L16 = miasto L16
wayfarers-space-L17 = miasto L17
wayfarers-space-L18 = miasto L18
wayfarers-space-W01 = port W01
wayfarers-space-W02 = port W02
wayfarers-space-W03 = port W03
wayfarers-space-W04 = port W04
wayfarers-space-W05 = port W05
wayfarers-space-W06 = port W06
wayfarers-space-W07 = port W07
wayfarers-space-W08 = port W08
wayfarers-space-W09 = port W09
wayfarers-space-W10 = port W10
wayfarers-space-W11 = port W11
wayfarers-space-W12 = port W12
wayfarers-space-W13 = port W13
wayfarers-space-W14 = port W14
wayfarers-space-W15 = port W15
wayfarers-space-W16 = port W16
wayfarers-space-W17 = port W17
wayfarers-space-W18 = port W18
wayfarers-node-0 = początek dziennika
wayfarers-node-1a = pole dziennika 1a
wayfarers-node-1b = pole dziennika 1b
wayfarers-node-2a = pole dziennika 2a
wayfarers-node-2b = pole dziennika 2b
wayfarers-node-2c = pole dziennika 2c
wayfarers-node-3a = pole dziennika 3a
wayfarers-node-3b = pole dziennika 3b
wayfarers-node-4a = pole dziennika 4a
wayfarers-node-4b = pole dziennika 4b
wayfarers-node-4c = pole dziennika 4c
wayfarers-node-5a = pole dziennika 5a
wayfarers-node-5b = pole dziennika 5b
wayfarers-node-6a = pole dziennika 6a
wayfarers-node-6b = pole dziennika 6b
wayfarers-node-6c = pole dziennika 6c
wayfarers-node-7a = pole dziennika 7a
wayfarers-node-7b = pole dziennika 7b
wayfarers-node-8a = pole dziennika 8a
wayfarers-node-8b = pole dziennika 8b
wayfarers-node-8c = pole dziennika 8c
wayfarers-node-9a = pole dziennika 9a
wayfarers-node-9b = pole dziennika 9b
wayfarers-node-10a = pole dziennika 10a
wayfarers-node-10b = pole dziennika 10b
wayfarers-node-10c = pole dziennika 10c
wayfarers-node-10d = pole dziennika 10d
wayfarers-node-10e = pole dziennika 10e
wayfarers-cell-2-1 = kolumna 2, górny rząd
wayfarers-cell-3-1 = kolumna 3, górny rząd
wayfarers-cell-4-1 = kolumna 4, górny rząd
wayfarers-cell-5-1 = kolumna 5, górny rząd
wayfarers-cell-1-2 = kolumna 1, środkowy rząd
wayfarers-cell-2-2 = kolumna 2, środkowy rząd
wayfarers-cell-3-2 = kolumna 3, środkowy rząd
wayfarers-cell-4-2 = kolumna 4, środkowy rząd
wayfarers-cell-5-2 = kolumna 5, środkowy rząd
wayfarers-cell-6-2 = kolumna 6, środkowy rząd
wayfarers-cell-1-3 = kolumna 1, dolny rząd
wayfarers-cell-2-3 = kolumna 2, dolny rząd
wayfarers-cell-3-3 = kolumna 3, dolny rząd
wayfarers-cell-4-3 = kolumna 4, dolny rząd
wayfarers-cell-5-3 = kolumna 5, dolny rząd
wayfarers-cell-6-3 = kolumna 6, dolny rząd
wayfarers-face-front = awers
wayfarers-face-back = rewers

## Kafelki ulepszeń

wayfarers-tile-UG1 = kafelek podstawowy: teleskop
wayfarers-tile-UG2 = kafelek podstawowy: statek
wayfarers-tile-UG3 = kafelek podstawowy: wielbłąd
wayfarers-tile-UG4 = kafelek podstawowy: gołąb
wayfarers-tile-UY1 = kafelek lądowy: plus 1, wielbłąd
wayfarers-tile-UY2 = kafelek lądowy: gołąb, plus 1
wayfarers-tile-UY3 = kafelek lądowy: o monetę mniej
wayfarers-tile-UB1 = kafelek wodny: plus 1, statek
wayfarers-tile-UB2 = kafelek wodny: statek, gołąb
wayfarers-tile-UB3 = kafelek wodny: o monetę mniej, plus 1
wayfarers-tile-UK1 = kafelek niebiański: teleskop, o prowiant mniej
wayfarers-tile-UK2 = kafelek niebiański: plus lub minus 1
wayfarers-tile-UK3 = kafelek niebiański: gołąb, wielbłąd, statek
wayfarers-tile-UP01 = kafelek specjalny: planeta
wayfarers-tile-UP02 = kafelek specjalny: gwiazdy
wayfarers-tile-UP03 = kafelek specjalny: obserwatorium
wayfarers-tile-UP04 = kafelek specjalny: kometa
wayfarers-tile-UP05 = kafelek specjalny: 2 × kometa
wayfarers-tile-UP06 = kafelek specjalny: pełne morze
wayfarers-tile-UP07 = kafelek specjalny: port
wayfarers-tile-UP08 = kafelek specjalny: biblioteka
wayfarers-tile-UP09 = kafelek specjalny: miasto
wayfarers-tile-UP10 = kafelek specjalny: widok
wayfarers-tile-UG1-effect = teleskop; 1 punkt
wayfarers-tile-UG2-effect = statek; 1 punkt
wayfarers-tile-UG3-effect = wielbłąd; 1 punkt
wayfarers-tile-UG4-effect = gołąb; 1 punkt
wayfarers-tile-UY1-effect = awers: plus 1 | wielbłąd; rewers: wielbłąd | minus 1
wayfarers-tile-UY2-effect = awers: gołąb | plus 1; rewers: minus 1 | gołąb
wayfarers-tile-UY3-effect = awers: – | o monetę mniej; rewers: o monetę mniej | –; 1 punkt
wayfarers-tile-UB1-effect = awers: plus 1 | statek; rewers: statek | minus 1
wayfarers-tile-UB2-effect = awers: statek | gołąb; rewers: gołąb | statek
wayfarers-tile-UB3-effect = awers: o monetę mniej | plus 1; rewers: minus 1 | o monetę mniej
wayfarers-tile-UK1-effect = teleskop + o prowiant mniej
wayfarers-tile-UK2-effect = plus lub minus 1; 3 punkty
wayfarers-tile-UK3-effect = gołąb + wielbłąd + statek
wayfarers-tile-UP01-effect = planeta; 3 punkty
wayfarers-tile-UP02-effect = gwiazdy; 5 punktów
wayfarers-tile-UP03-effect = obserwatorium; 5 punktów
wayfarers-tile-UP04-effect = kometa; 5 punktów
wayfarers-tile-UP05-effect = kometa, kometa; 4 punkty
wayfarers-tile-UP06-effect = pełne morze; 1 punkt
wayfarers-tile-UP07-effect = port; 1 punkt
wayfarers-tile-UP08-effect = biblioteka; 5 punktów
wayfarers-tile-UP09-effect = miasto; 1 punkt
wayfarers-tile-UP10-effect = widok; 1 punkt

## Efekty słowami

wayfarers-join-and = { $first } i { $second }
wayfarers-join-or = { $first } lub { $second }
wayfarers-join-list = { $first }; { $second }
wayfarers-nothing = nic
wayfarers-paid-coin =
    { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[many] { $number } monet
    }
wayfarers-paid-food =
    { $number ->
        [one] { $number } prowiant
        [few] { $number } prowianty
       *[many] { $number } prowiantów
    }
wayfarers-paid-black =
    { $number ->
        [one] { $number } żeton wpływu z gildii nauki
        [few] { $number } żetony wpływu z gildii nauki
       *[many] { $number } żetonów wpływu z gildii nauki
    }
wayfarers-paid-yellow =
    { $number ->
        [one] { $number } żeton wpływu z gildii handlu
        [few] { $number } żetony wpływu z gildii handlu
       *[many] { $number } żetonów wpływu z gildii handlu
    }
wayfarers-paid-blue =
    { $number ->
        [one] { $number } żeton wpływu z gildii odkrywców
        [few] { $number } żetony wpływu z gildii odkrywców
       *[many] { $number } żetonów wpływu z gildii odkrywców
    }
wayfarers-atom-coin =
    { $number ->
        [one] { $number } moneta
        [few] { $number } monety
       *[many] { $number } monet
    }
wayfarers-atom-food =
    { $number ->
        [one] { $number } prowiant
        [few] { $number } prowianty
       *[many] { $number } prowiantów
    }
wayfarers-atom-inf-black = { $number } × wpływ na gildię nauki
wayfarers-atom-inf-yellow = { $number } × wpływ na gildię handlu
wayfarers-atom-inf-blue = { $number } × wpływ na gildię odkrywców
wayfarers-atom-inf-any = { $number } × wpływ na dowolną gildię
wayfarers-atom-inf-card =
    { $number ->
        [one] wpływ na kartę
        [few] wpływ na { $number } karty
       *[many] wpływ na { $number } kart
    }
wayfarers-atom-inf-move =
    { $number ->
        [one] przesunięcie wpływu między gildiami
        [few] { $number } × przesunięcie wpływu między gildiami
       *[many] { $number } × przesunięcie wpływu między gildiami
    }
wayfarers-atom-journal =
    { $number ->
        [one] dziennik
        [few] { $number } × dziennik
       *[many] { $number } × dziennik
    }
wayfarers-atom-die-new =
    { $number ->
        [one] nowa kość
        [few] { $number } × nowa kość
       *[many] { $number } × nowa kość
    }
wayfarers-atom-die-refresh =
    { $number ->
        [one] odświeżenie kości
        [few] { $number } × odświeżenie kości
       *[many] { $number } × odświeżenie kości
    }
wayfarers-atom-die-pm =
    { $number ->
        [one] plus lub minus 1 na kości
        [few] { $number } × plus lub minus 1 na kości
       *[many] { $number } × plus lub minus 1 na kości
    }
wayfarers-atom-worker-take =
    { $number ->
        [one] weź pomocnika
        [few] { $number } × weź pomocnika
       *[many] { $number } × weź pomocnika
    }
wayfarers-atom-card-land =
    { $number ->
        [one] karta lądu
        [few] { $number } × karta lądu
       *[many] { $number } × karta lądu
    }
wayfarers-atom-card-water =
    { $number ->
        [one] karta wód
        [few] { $number } × karta wód
       *[many] { $number } × karta wód
    }
wayfarers-atom-card-space =
    { $number ->
        [one] karta nieba
        [few] { $number } × karta nieba
       *[many] { $number } × karta nieba
    }
wayfarers-atom-card-folk =
    { $number ->
        [one] karta mieszczanina
        [few] { $number } × karta mieszczanina
       *[many] { $number } × karta mieszczanina
    }
wayfarers-atom-card-insp =
    { $number ->
        [one] karta inspiracji
        [few] { $number } × karta inspiracji
       *[many] { $number } × karta inspiracji
    }
wayfarers-atom-draw3-land =
    { $number ->
        [one] dobierz trzy karty lądu i zatrzymaj jedną
        [few] { $number } × dobierz trzy karty lądu i zatrzymaj jedną
       *[many] { $number } × dobierz trzy karty lądu i zatrzymaj jedną
    }
wayfarers-atom-draw3-water =
    { $number ->
        [one] dobierz trzy karty wód i zatrzymaj jedną
        [few] { $number } × dobierz trzy karty wód i zatrzymaj jedną
       *[many] { $number } × dobierz trzy karty wód i zatrzymaj jedną
    }
wayfarers-atom-tile-green =
    { $number ->
        [one] kafelek podstawowy
        [few] { $number } × kafelek podstawowy
       *[many] { $number } × kafelek podstawowy
    }
wayfarers-atom-tile-yellow =
    { $number ->
        [one] kafelek lądowy
        [few] { $number } × kafelek lądowy
       *[many] { $number } × kafelek lądowy
    }
wayfarers-atom-tile-blue =
    { $number ->
        [one] kafelek wodny
        [few] { $number } × kafelek wodny
       *[many] { $number } × kafelek wodny
    }
wayfarers-atom-tile-black =
    { $number ->
        [one] kafelek niebiański
        [few] { $number } × kafelek niebiański
       *[many] { $number } × kafelek niebiański
    }
wayfarers-atom-tile-pink =
    { $number ->
        [one] kafelek specjalny
        [few] { $number } × kafelek specjalny
       *[many] { $number } × kafelek specjalny
    }
wayfarers-atom-tile-any4 =
    { $number ->
        [one] kafelek oprócz specjalnego
        [few] { $number } × kafelek oprócz specjalnego
       *[many] { $number } × kafelek oprócz specjalnego
    }
wayfarers-atom-comet =
    { $number ->
        [one] kometa
        [few] { $number } × kometa
       *[many] { $number } × kometa
    }
wayfarers-atom-free = { $what } za darmo
wayfarers-atom-off =
    { $number ->
        [one] { $what } o { $number } monetę taniej
        [few] { $what } o { $number } monety taniej
       *[many] { $what } o { $number } monet taniej
    }
wayfarers-need-none = bez kleksa
wayfarers-need-have = { $what }: co najmniej { $number }
wayfarers-need-spend = zapłać { $price }
wayfarers-points-most = { $high } pkt., jeśli masz najwięcej: { $what }; inaczej { $low }
wayfarers-points-has = { $high } pkt., jeśli masz: { $what }; inaczej { $low }
wayfarers-points-least = najrzadsze z: { $what }
wayfarers-points-each = punkty: { $add } + { $times } za każde: { $what }
wayfarers-points-per = punkty: { $add } + 1 za każde { $divide } × { $what }

## Pytania

wayfarers-ask-turn = Twoja tura: połóż kość, umieść pomocnika albo odpocznij.
wayfarers-ask-turn-by = { $player } umieszcza kość lub pomocnika albo odpoczywa.
wayfarers-ask-column = Wybierz pole dla kości o wartości { $value } albo najpierw zmień jej wartość karawaną lub gildią handlu.
wayfarers-ask-column-by = { $player } wybiera pole dla kości o wartości { $value } albo najpierw zmienia jej wartość.
wayfarers-ask-space = Wybierz pole dla kości o wartości { $value }.
wayfarers-ask-space-by = { $player } wybiera pole dla kości o wartości { $value }.
wayfarers-ask-effect = Możesz wykonać w dowolnej kolejności: { $effect }.
wayfarers-ask-effect-by = { $player } wykonuje efekty: { $effect }.
wayfarers-ask-trade =
    { $number ->
        [one] Handel: zmień jedną kość o 1 albo zrezygnuj.
        [few] Handel: zmieniaj kości o 1, łącznie { $number } kroki.
       *[many] Handel: zmieniaj kości o 1, łącznie { $number } kroków.
    }
wayfarers-ask-trade-by = { $player } zmienia kości dzięki gildii handlu.
wayfarers-ask-fee = Na karcie { $card } leży wpływ, który ma { $owner }: czym zapłacisz opłatę?
wayfarers-ask-fee-by = { $player } wybiera, czym zapłacić opłatę za kartę { $card } (dostaje { $owner }).
wayfarers-ask-price = Czym płacisz?
wayfarers-ask-price-by = { $player } wybiera, czym zapłacić.
wayfarers-ask-host = Gdzie trafia { $card }?
wayfarers-ask-host-by = { $player } wybiera, gdzie trafia { $card }.
wayfarers-ask-lay = Połóż kafelek w swojej karawanie ({ $tile }).
wayfarers-ask-lay-by = { $player } kładzie kafelek w karawanie ({ $tile }).
wayfarers-ask-source = Twoja pula jest pusta: który znacznik przesuwasz?
wayfarers-ask-source-by = { $player } ma pustą pulę i wybiera, który żeton wpływu przesunąć.
wayfarers-ask-keep = Zatrzymaj jedną z dobranych kart.
wayfarers-ask-keep-by = { $player } wybiera jedną z dobranych kart.
wayfarers-ask-under = Która karta trafi pod talię pierwsza?
wayfarers-ask-under-by = { $player } odkłada pozostałe dobrane karty pod talię.
wayfarers-ask-reroll = Kości, których nie położono, możesz przerzucić.
wayfarers-ask-reroll-by = { $player } wybiera, które kości przerzucić.
wayfarers-ask-close = Coś jeszcze przed końcem twojej tury?
wayfarers-ask-close-by = { $player } może jeszcze użyć gildii przed końcem tury.
wayfarers-ask-allow-card = { $opponent } chce kartę { $card } z twoim wpływem: pozwalasz czy płacisz, by szedł dalej?
wayfarers-ask-allow-card-by = { $player } decyduje, czy { $opponent } dostaje kartę { $card }.
wayfarers-ask-allow-place = { $opponent } chce umieścić pomocnika na karcie { $card } z twoim wpływem: pozwalasz czy płacisz, by szedł dalej?
wayfarers-ask-allow-place-by = { $player } decyduje, czy { $opponent } umieszcza pomocnika na karcie { $card }.
wayfarers-ask-allow-take = { $opponent } chce zabrać pomocnika z karty { $card } z twoim wpływem: pozwalasz czy płacisz, by szedł dalej?
wayfarers-ask-allow-take-by = { $player } decyduje, czy { $opponent } zabiera pomocnika z karty { $card }.
wayfarers-ask-whose = Krok „{ $step }” może należeć do kilku efektów: który z nich wykorzystujesz?
wayfarers-ask-whose-by = { $player } wybiera, do którego efektu należy krok.

## Odpowiedzi

wayfarers-do-done = Gotowe
wayfarers-do-end = Gotowe, koniec tury
wayfarers-do-rest = Odpocznij
wayfarers-do-trade = Wydaj wpływ: handel
wayfarers-do-pay = Zapłać { $price }
wayfarers-do-pay-nothing = Nie płać nic dzięki zniżce
wayfarers-do-discard = Odrzuć za efekt jej pola
wayfarers-do-reroll-all = Przerzuć wszystkie
wayfarers-do-die = Połóż { $die }
wayfarers-do-as = Jako { $column }
wayfarers-do-shift = Jako { $column }, z handlem
wayfarers-do-space = { $space }
wayfarers-do-worker = { $worker }: { $slot }
wayfarers-do-gain = Weź: { $good }
wayfarers-do-influence = Wpływ: { $guild }
wayfarers-do-mark = Wpływ na kartę: { $card }
wayfarers-do-move = Przesuń wpływ: { $guild } → { $other }
wayfarers-do-from-guild = Stąd: { $guild }
wayfarers-do-from-card = Z karty { $card }
wayfarers-do-journal = Dziennik: { $node }
wayfarers-do-extra = Wydaj wpływ, dziennik dalej: { $node }
wayfarers-do-refresh = Odśwież kość: { $space }
wayfarers-do-reroll = Przerzuć { $die }
wayfarers-do-adjust = { $value } na { $to }
wayfarers-do-take = Weź: { $worker }, { $slot }
wayfarers-do-acquire = { $card } ({ $slot })
wayfarers-do-draw = Dobierz trzy karty: { $pile }
wayfarers-do-keep = Zatrzymaj: { $card }
wayfarers-do-under = Najpierw { $card }
wayfarers-do-tuck = Do karty: { $card }
wayfarers-do-tile = { $tile }
wayfarers-do-lay = { $cell }
wayfarers-do-lay-face = { $cell }, { $face }
wayfarers-do-fee = Zapłać: { $good }
wayfarers-do-price = { $price }
wayfarers-do-allow = Pozwól i weź: { $good }
wayfarers-do-deny = Zabroń za: { $good }
wayfarers-do-whose = { $effect }
wayfarers-do-whose-card = Karta: { $effect }
wayfarers-do-whose-folk = Mieszczanin pod nią: { $effect }

## Podpowiedzi

wayfarers-hint-goal = podwaja kartę nieba: { $goal }
wayfarers-hint-instant = natychmiast: { $effect }
wayfarers-hint-vista = gdy zyskujesz ({ $seen }): { $effect }
wayfarers-hint-for = za { $price }: { $effect }
wayfarers-hint-die = kość ({ $assets }): { $effect }
wayfarers-hint-any-die = dowolna kość: { $effect }
wayfarers-hint-folk-die = z kością na swojej karcie: { $effect }
wayfarers-hint-folk-vista = ze swoim widokiem: { $effect }
wayfarers-hint-folk-rest = przy odpoczynku: { $effect }
wayfarers-hint-folk-assets = pomaga umieścić kość na swojej karcie: { $assets }
wayfarers-hint-ship = wynajmuje statek za 1 wpływ w gildii odkrywców
wayfarers-hint-journal = { $need }; nagroda: { $effect }
wayfarers-hint-costs = kosztuje { $price }
wayfarers-hint-free = za darmo
wayfarers-hint-fee = opłata, którą dostaje { $owner }
wayfarers-hint-covers = zakrywa: { $effect }
wayfarers-hint-deny = przechodzi do następnej karty w kolejności

## Co się dzieje

wayfarers-log-first = Zaczyna { $player }.
wayfarers-log-roll = { $player } wyrzuca { $value }.
wayfarers-log-new-die = { $player } dostaje nową kość.
wayfarers-log-refresh = { $player } zabiera kość: { $space }.
wayfarers-log-reroll = { $player } przerzuca { $value }.
wayfarers-log-adjust = { $player } zmienia { $value } na { $became }.
wayfarers-log-trade = { $player } wydaje wpływ na handel.
wayfarers-log-rest = { $player } odpoczywa i korzysta ze zdolności odpoczynku.
wayfarers-log-rest-only = { $player } odpoczywa.
wayfarers-log-place = { $player } umieszcza kość o wartości { $value }: { $space }.
wayfarers-log-ship = { $player } wynajmuje statek od gildii odkrywców.
wayfarers-log-worker = { $player } umieszcza pomocnika ({ $worker }): { $slot }.
wayfarers-log-take-worker = { $player } bierze pomocnika ({ $worker }): { $slot }.
wayfarers-log-gains = { $player } zyskuje: { $gained }.
wayfarers-log-pays = { $player } płaci: { $paid }.
wayfarers-log-fee = { $player } płaci opłatę, dostaje { $owner }: { $paid }.
wayfarers-log-fee-solo = { $player } płaci opłatę: { $paid }.
wayfarers-log-influence =
    { $number ->
        [one] { $player } kładzie wpływ: { $guild }.
        [few] { $player } kładzie { $number } wpływy: { $guild }.
       *[many] { $player } kładzie { $number } wpływów: { $guild }.
    }
wayfarers-log-mark = { $player } kładzie wpływ na kartę: { $slot }.
wayfarers-log-move = { $player } przesuwa wpływ: { $guild } → { $other }.
wayfarers-log-journal = { $player } pisze dziennik: { $node }.
wayfarers-log-extra = { $player } wydaje wpływ w gildii nauki na dalszy krok dziennika.
wayfarers-log-track-worker = { $player } bierze zielonego pomocnika obok dziennika.
wayfarers-log-end = Dziennik dotarł do ostatniej kolumny: każdy ma jeszcze jedną turę.
wayfarers-log-acquire = { $player } zdobywa kartę: { $card }.
wayfarers-log-tuck = { $player } zdobywa kartę: { $card } (do karty: { $host }).
wayfarers-log-discard = { $player } odrzuca kartę ({ $card }) za efekt jej pola.
wayfarers-log-worker-off = { $player } dostaje z kartą pomocnika ({ $worker }): { $slot }.
wayfarers-log-token-off = { $player } zabiera żeton wpływu z karty: { $slot }.
wayfarers-log-draw =
    { $number ->
        [one] { $player } dobiera kartę: { $pile }.
        [few] { $player } dobiera { $number } karty: { $pile }.
       *[many] { $player } dobiera { $number } kart: { $pile }.
    }
wayfarers-log-drawn = { $player } ma na ręce: { $card }.
wayfarers-log-tile = { $player } zyskuje kafelek: { $tile }.
wayfarers-log-allow = { $player } pozwala i bierze: { $gained } ({ $slot }).
wayfarers-log-deny = { $player } zabrania za: { $paid } ({ $slot }).

## Przeciwnik solo

wayfarers-opponent-name-space = Przeciwnik (niebo)
wayfarers-opponent-name-upgrade = Przeciwnik (ulepszenia)
wayfarers-opponent-name-townsfolk = Przeciwnik (mieszczanie)
wayfarers-opponent-name-journal = Przeciwnik (dziennik)
wayfarers-opponent-rests = { $opponent } odpoczywa.
wayfarers-opponent-reveals = { $opponent } odkrywa kartę intrygi { $card } (wartość { $number }).
wayfarers-opponent-second = { $opponent } nie może wykonać pierwszej akcji i wykonuje drugą.
wayfarers-opponent-spends = { $opponent } wydaje wpływ ({ $number }): { $guild }.
wayfarers-opponent-advances = { $opponent }: znacznik zasobów idzie dalej.
wayfarers-opponent-bonus = { $opponent } dostaje premię swojego toru.
wayfarers-opponent-influence = { $opponent } kładzie wpływ: { $guild }.
wayfarers-opponent-mark = { $opponent } kładzie wpływ na kartę: { $slot }.
wayfarers-opponent-comet = { $opponent } ma na torze komet { $number }.
wayfarers-opponent-draws = { $opponent } bierze wierzchnią kartę: { $pile }.
wayfarers-opponent-tile = { $opponent } zyskuje kafelek: { $tile }.
wayfarers-opponent-tile-aside = { $opponent } zyskuje kafelek i odkłada go na bok: { $tile }.
wayfarers-opponent-journal = { $opponent } pisze dziennik: { $node }.
wayfarers-opponent-steps-on = { $opponent } wydaje wpływ w gildii nauki ({ $number }) i pisze dalej.
wayfarers-opponent-takes-worker = { $opponent } bierze pomocnika ({ $worker }): { $slot }.
wayfarers-opponent-places-worker = { $opponent } umieszcza pomocnika ({ $worker }): { $slot }.
wayfarers-opponent-acquires = { $opponent } zdobywa kartę: { $card }, { $slot }.
wayfarers-opponent-shuffles = { $opponent } tasuje wszystkie karty intryg w nową talię.

## Plansza w tekście

wayfarers-text-rows = Rzędy (kart w talii; [A] wpływ; g y b pomocnicy)
wayfarers-text-journal = Dziennik, strony { $sides } (kafelek; g zielony pomocnik; [A] znacznik)
wayfarers-text-tiles = Kafelki ulepszeń
wayfarers-text-player = monety { $coin }, prowiant { $food }, wpływy w puli { $supply }
wayfarers-text-dice = kości { $dice } (rezerwa { $reserve }); położone w domu: { $homes }
wayfarers-text-workers = pomocnicy { $workers }
wayfarers-text-track = pole { $spot }, komety { $comets }, kafelki { $tiles }, intrygi { $intrigue }
wayfarers-text-drawn = Dobrano: { $cards }

## Punkty i opcje

wayfarers-score-tags = Symbole
wayfarers-score-sets = Zestawy
wayfarers-score-space = Karty nieba
wayfarers-score-caravan = Karawana
wayfarers-score-guilds = Gildie
wayfarers-score-cards = Karty przeciwnika
wayfarers-preset-standard = Zasady standardowe
wayfarers-option-left_side = Strona lewej części
wayfarers-option-left_side-random = losowo
wayfarers-option-left_side-A = strona A
wayfarers-option-left_side-B = strona B
wayfarers-option-middle_side = Strona środkowej części
wayfarers-option-middle_side-random = losowo
wayfarers-option-middle_side-A = strona A
wayfarers-option-middle_side-B = strona B
wayfarers-option-right_side = Strona prawej części
wayfarers-option-right_side-random = losowo
wayfarers-option-right_side-A = strona A
wayfarers-option-right_side-B = strona B
wayfarers-option-first_player = Kto zaczyna
wayfarers-option-first_player-random = losowo
wayfarers-option-first_player-first_seat = pierwsze miejsce
wayfarers-option-opponent = Przeciwnik solo
wayfarers-option-opponent-space = niebo
wayfarers-option-opponent-upgrade = ulepszenia
wayfarers-option-opponent-townsfolk = mieszczanie
wayfarers-option-opponent-journal = dziennik
wayfarers-option-opponent-random = losowo
wayfarers-option-fee_discount = Zniżki karawany a opłata
wayfarers-option-fee_discount-never = nigdy nie obniżają opłaty
wayfarers-option-fee_discount-allowed = obniżają też opłatę
wayfarers-option-fee_per = Opłata należy się
wayfarers-option-fee_per-interaction = za każdym razem
wayfarers-option-fee_per-card_and_turn = raz na kartę i turę
wayfarers-option-draw3_open = Dobrane karty widzi
wayfarers-option-draw3_open-drawer = tylko dobierający
wayfarers-option-draw3_open-everybody = wszyscy
wayfarers-option-rest_reroll = Kości w puli przy odpoczynku
wayfarers-option-rest_reroll-one_by_one = przerzucane pojedynczo, z wyboru
wayfarers-option-rest_reroll-all_or_none = przerzucane wszystkie albo żadna
wayfarers-option-solo_bonus_time = Premia toru wywołana opłatą
wayfarers-option-solo_bonus_time-end_of_turn = na końcu tury
wayfarers-option-solo_bonus_time-at_once = natychmiast
wayfarers-option-solo_take_order = Którego pomocnika bierze przeciwnik
wayfarers-option-solo_take_order-slot = pole przed rzędem
wayfarers-option-solo_take_order-row = rząd przed polem
wayfarers-option-solo_tie = Remis z przeciwnikiem
wayfarers-option-solo_tie-tie_break = rozstrzyga zwykła kolejność
wayfarers-option-solo_tie-human_wins = wygrywa gracz
wayfarers-setup-solo-only = Tylko w grze jednoosobowej: { $options }.
wayfarers-setup-solo-first = W grze jednoosobowej zawsze zaczyna ten jeden gracz, więc „{ $option }” nie można wybrać.

bot-wayfarers-stargazer = Obserwator gwiazd
bot-wayfarers-stargazer-about = Wypełnia niebo kartami nieba i podwaja najlepsze z nich inspiracją.
bot-wayfarers-chronicler = Kronikarz
bot-wayfarers-chronicler-about = Pędzi przez dziennik i kończy grę, zanim inni będą gotowi.
bot-wayfarers-steward = Zarządca
bot-wayfarers-steward-about = Zapełnia karawanę kafelkami ulepszeń i wsuwa mieszkańca pod każdą kartę.
bot-wayfarers-mariner = Żeglarz
bot-wayfarers-mariner-about = Płynie z portu na pełne morze i żyje z połączeń kart wody.
bot-wayfarers-guildmaster = Mistrz gildii
bot-wayfarers-guildmaster-about = Ma przewagę w trzech gildiach, płaci żetonami wpływu i pobiera opłaty.

## Części wartości

wayfarers-part-tags = symbole i zestawy
wayfarers-part-sky = karty nieba
wayfarers-part-caravan = karawana
wayfarers-part-guilds = gildie
wayfarers-part-goods = zasoby i pracownicy
wayfarers-part-dice = kości
wayfarers-part-townsfolk = mieszkańcy
wayfarers-part-vistas = widoki
wayfarers-part-rooms = miejsce na karty
wayfarers-part-journal = dziennik
wayfarers-part-turn = ta tura
