### Co říká jen plán Marca Pola II v prohlížeči.

marco-polo-ii-board-map = Mapa hedvábné stezky
marco-polo-ii-board-actions = Akční pole
marco-polo-ii-board-own = Vaše deska
# used-by: marco-polo-ii-board-view-*
marco-polo-ii-board-view-map = Mapa
marco-polo-ii-board-view-actions = Akce
marco-polo-ii-board-view-own = Moje deska
# used-by: marco-polo-ii-board-per-*
marco-polo-ii-board-per-contract_pile = zakázka
marco-polo-ii-board-per-post = stanice
marco-polo-ii-board-per-die = kostka
marco-polo-ii-board-seals = Pečetě
marco-polo-ii-board-travel = Cesta
marco-polo-ii-board-book = Kniha { $number }
marco-polo-ii-board-piles = Balíčky: zakázky { $contracts }, karty měst { $cards }
marco-polo-ii-board-black-dice =
    { $number ->
        [one] zbývá { $number } černá kostka
        [few] zbývají { $number } černé kostky
       *[other] zbývá { $number } černých kostek
    }
marco-polo-ii-board-no-dice = V tomto kole už nemáte kostky
marco-polo-ii-board-contract-slot = volné místo
marco-polo-ii-board-completed = Splněné zakázky: { $number }
marco-polo-ii-board-posts = Stanice k umístění: { $number }
marco-polo-ii-board-die = Kostka { $die }
marco-polo-ii-board-goal = Vaše tajná karta cílů
marco-polo-ii-board-figure = stojí zde { $player }
marco-polo-ii-board-shield = Erb: { $shield }
marco-polo-ii-board-posts-of = Stanice: { $players }
marco-polo-ii-board-closed = V tomto kole je zavřeno.
marco-polo-ii-board-upgraded = Vylepšená: vyplácí se na začátku každého kola.
marco-polo-ii-board-seal-die = Nejnižší kostka musí být aspoň { $value }.
marco-polo-ii-board-hourglass = Příští kolo začíná { $player }
marco-polo-ii-board-next-offers = Příští kolo za 1 / 2 jadeity: { $offers }
marco-polo-ii-board-box = Které součásti jsou naše
# used-by: marco-polo-ii-board-about-*
marco-polo-ii-board-about-tile = Vyplácí se při umístění stanice a na začátku každého kola.
marco-polo-ii-board-about-outpost = Jen pro první stanici v tomto městě.
marco-polo-ii-board-about-oasis = Cesta zde může skončit; stanice se neumisťuje.
marco-polo-ii-board-about-map-card = Potřebuje vlastní stanici ve městě z dřívějšího tahu; jednou za kolo.
marco-polo-ii-board-about-area-card = Bez stanice; jednou za kolo; každé kolo se mění.
marco-polo-ii-board-about-special = Potřebuje vlastní stanici z dřívějšího tahu; každá barva jednou za kolo.
marco-polo-ii-board-about-travel = Počet míst omezuje nejnižší kostka. Platí se každá cesta, vodní cesty potřebují svou pečeť.
marco-polo-ii-board-about-khan = Každá další kostka musí ukazovat aspoň tolik co poslední.
marco-polo-ii-board-about-seals = Dvě kostky: pečeť, jejíž hodnota nepřevyšuje nižší kostku.
marco-polo-ii-board-about-book = Jedna nabídka; ty za jadeit se mění každé kolo.
marco-polo-ii-board-about-blue = Obsazené pole stojí tolik mincí, kolik ukazuje nejnižší umístěná kostka; každá barva jednou za kolo.
marco-polo-ii-board-about-contract = Aktivní zakázka se plní před akcí nebo po ní. Aktivní mohou být dvě.
marco-polo-ii-board-about-die = Před akcí nebo po ní: nový hod za { $reroll }, změna o jedna za { $adjust }.
marco-polo-ii-board-about-jade = Jadeit může zastoupit minci nebo velblouda. Dvě zboží jsou na konci bod.
marco-polo-ii-board-about-good = Dvě zboží jsou na konci bod.
marco-polo-ii-board-about-purse = Jedna kostka jakékoli hodnoty, libovolně často; není to akce.
marco-polo-ii-board-about-black-dice = Jedna za { $cost }, jednou za tah; musí se použít v tomto kole.
marco-polo-ii-board-about-posts = Poslední stanice přinášejí body uvedené pod nimi.
marco-polo-ii-board-about-hourglass = Kdo naposledy obsadil nejvyšší pole cesty.
marco-polo-ii-board-about-shields = Každý různý erb měst s vlastní stanicí se počítá jednou; na konci přidává karta cíle a De Wu.
marco-polo-ii-board-about-box = Postavy, jména měst, počty a pravidla jsou z příručky. Většina cest, zakázek, karet měst, destiček a karet cílů je naše vlastní, protože tištěné se nepodařilo najít. Seznam je na kartě pravidel.
