### Klient v prohlížeči. Hry mají své vlastní zprávy; společné jsou v src/caravansary/locales.

## Všude

ui-close = Zavřít
ui-copy = Kopírovat
ui-copied = Zkopírováno
ui-copy-by-hand = Odkaz je označen: zkopírujte ho pomocí Ctrl+C
ui-share = Sdílet
ui-send = Poslat
ui-new = nové
ui-more = Více o hře
ui-loading = Okamžik …
ui-try-again = Zkusit znovu
ui-pages = Stránky
ui-home = Na úvodní stránku
ui-nowhere = Tady nic není
ui-nowhere-more = V adrese je možná překlep, nebo to, co tu bylo, už neexistuje.

## Úvodní stránka

ui-tagline = Karavanní hry na večer: proti botům, s přáteli, nebo jen tak pro sebe.
ui-play-now = Hrát hned
ui-play-now-more =
    { $count ->
        [one] Vy a jeden bot ({ $bot }), bez čekání
        [few] Vy a { $count } boti ({ $bot }), bez čekání
       *[other] Vy a { $count } botů ({ $bot }), bez čekání
    }
ui-friends = Pozvat přátele
ui-friends-more = Vlastní stůl a odkaz, který jim pošlete
ui-learn = Naučit se hru
ui-learn-more = První hra s učitelem po boku
ui-tables = Stoly
ui-no-tables = Žádný stůl nečeká. Otevřete nový a někoho pozvěte.
ui-games = Hry
ui-game = Hra
ui-your-turn = Jste na tahu
ui-over = Dohráno
ui-running = Hraje se
ui-look = Podívat se
ui-continue = Pokračovat
ui-join = Přisednout
ui-rules = Pravidla
ui-rules-of = { $game }: pravidla
ui-replays = Záznamy

## Nový a čekající stůl

ui-new-table = Nový stůl
ui-number-of-players = Počet hráčů
ui-seats = Místa
ui-seat-number = Místo { $number }
ui-seat-me = Já
ui-seat-friend = Přítel přes odkaz
ui-seat-device = Někdo u této obrazovky
ui-bot-levels = Úrovně
ui-bot-styles = S vlastním stylem
ui-bot-elo = Elo { $elo }
ui-rival = Protivník
ui-rival-first = Na začátek: { $bot }.
ui-rival-won = { $last } s vámi prohrává. Zkuste, co umí { $bot }.
ui-rival-top = { $bot } s vámi prohrává a nikdo silnější tu není. Ještě jednou?
ui-rival-lost = Naposledy vyhrává { $last }. Zkuste to znovu.
ui-rival-lost-twice = Dvakrát po sobě vyhrává { $last }. Zkuste napřed, co umí { $bot }.
ui-rival-next = Na řadě je { $bot }.
ui-rival-style = Tři výhry, protivník { $last }. Poznejte někoho s vlastním stylem: { $bot }.
ui-seat-open = Volné
ui-name-of = Jméno, { $seat }
ui-preset = Použitá pravidla
ui-options = Jednotlivá pravidla
ui-options-changed =
    { $count ->
        [one] { $count } změněno
        [few] { $count } změněna
       *[other] { $count } změněno
    }
ui-listed = Ukázat stůl na úvodní stránce, aby si mohl přisednout kdokoli
ui-hints-allowed = Rady: lze se zeptat bota, co by udělal
ui-absent = Když někdo není přítomen
ui-absent-never = místo čeká, nebo ostatní hlasují
ui-absent-after =
    { $count ->
        [one] po { $count } minutě hraje bot
        [few] po { $count } minutách hraje bot
       *[other] po { $count } minutách hraje bot
    }
ui-hints-here = U tohoto stolu si lze vyžádat radu.
ui-open-table = Otevřít stůl
ui-start = Začít hru
ui-table-of = Stůl pro hru { $game }
ui-invited = Jste zváni
ui-sit = Sednout si sem
ui-stand = Vstát od stolu
ui-free-seat = Uvolnit místo
ui-fill-with-bots = Doplnit boty
ui-seats-free =
    { $count ->
        [0] Všechna místa jsou obsazena
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
ui-host-starts = Všichni jsou tu. Hru zahájí hostitel.
ui-invite = Pozvat přátele
ui-invite-more = Kdo otevře tento odkaz, může si sednout na volné místo, nebo se dívat.
ui-no-table = Tento stůl nelze otevřít
ui-claim = Hrát dál tady?
ui-claim-more = Tento odkaz přesune místo u stolu na toto zařízení. Funguje jednou; na druhém zařízení se pak lze už jen dívat.
ui-claim-do = Přesunout místo sem
ui-claim-watch = Jen se dívat

## U stolu

ui-reconnecting = Spojení se přerušilo. Zkouším to znovu …
ui-answer-waits = Odpověď se odešle, jakmile se spojení obnoví.
ui-answer-sent = Odpověď je odeslána.
ui-show-all = Ukázat vše
ui-answers-more = Ukázat více odpovědí
ui-answers-less = Ukázat méně odpovědí
ui-do-it = Provést
ui-not-yet = Ještě ne
ui-several-choices =
    { $count ->
        [one] { $count } možnost: klikněte
        [few] { $count } možnosti: ukáží se po kliknutí
       *[other] { $count } možností: ukáží se po kliknutí
    }
ui-board = Herní plán
ui-whole-board = Celý plán
ui-board-failed = Herní plán hry { $game } nelze zobrazit. Hrajte ze seznamu odpovědí.
ui-board-in-words = Plán slovy
ui-read-board = Přečíst plán teď
ui-players = Hráči
ui-you = vy
ui-away = není tu
ui-is-asked = je na tahu
ui-bot-replaced = převzal to jiný bot
ui-played-by-bot = hraje { $bot }
ui-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-secret = tajně
ui-secret-mine =
    { $points ->
        [one] a { $points } tajný bod, který vidíte jen vy
        [few] a { $points } tajné body, které vidíte jen vy
       *[other] a { $points } tajných bodů, které vidíte jen vy
    }
ui-secret-theirs = a tajné body
ui-log = Průběh
ui-log-older =
    { $count ->
        [one] Ukázat { $count } dřívější řádek
        [few] Ukázat { $count } dřívější řádky
       *[other] Ukázat dřívější řádky ({ $count })
    }
ui-score = Body
ui-chat = Chat
ui-chat-empty = Zatím nikdo nic neřekl.
ui-chat-write = Napište něco
ui-table = Stůl
ui-go-to-moment = Přejít na tento okamžik
ui-history = Dosavadní hra
ui-step-back = O krok zpět
ui-step-on = O krok dál
ui-back-to-now = Zpět do hry
ui-undo = Zpět
ui-undo-more = Vzít zpět poslední odpověď (U)
ui-restart = Tah znovu
ui-restart-more = Vzít zpět všechny odpovědi tohoto tahu (R)
ui-title-your-turn = ● Jste na tahu – { $game }
ui-hand-over = Na řadě je { $player }
ui-hand-over-more = Předejte obrazovku. Nikdo jiný se teď nedívá.
ui-i-am = Tady { $player }
ui-take-back-by = { $player }: vzít poslední odpověď zpět
ui-hint = Rada
ui-hint-waiting = Bot přemýšlí …
ui-hint-is = { $bot } by zahrál: { $answer }
ui-hint-why = Co pro to mluví: { $reasons }, oproti „{ $other }“.
ui-hint-mark = rada
ui-bot-plays-for-you = Hraje za vás { $bot }.
ui-away-more = { $player } tu není.
ui-absent-rule =
    { $count ->
        [one] Po { $count } minutě převezme místo { $bot }.
        [few] Po { $count } minutách převezme místo { $bot }.
       *[other] Po { $count } minutách převezme místo { $bot }.
    }
ui-votes = { $bot }: { $count } z { $needed } potřebných hlasů ({ $people })
ui-which-bot = Který bot
ui-votes-count-at = Hlas pro bota platí od { $time }; do té doby místo čeká.
ui-vote-bot = Hlasovat pro tohoto bota

## Stránka stolu

ui-play-myself = Hrát zase za sebe
ui-give-to-bot = Nechat hrát bota
ui-move-seat = Přesunout na jiné zařízení
ui-seat-link = Tajný odkaz tohoto místa
ui-seat-link-more = Otevřete ho na druhém zařízení. Kdo má odkaz, dostane místo.
ui-watch = Odkaz pro diváky
ui-spectators =
    { $count ->
        [0] Nikdo se nedívá.
        [one] Dívá se { $count } divák.
        [few] Dívají se { $count } diváci.
       *[other] Dívá se { $count } diváků.
    }
ui-fair-dice = Poctivé kostky
ui-fair-dice-more = Všechny kostky a karty určuje jedno tajné číslo. Jeho otisk byl zveřejněn na začátku; na konci se prozradí číslo samo a každý si může ověřit každý hod.
ui-record = Záznam hry
ui-record-more = Jeden soubor, se kterým hru přehrajete, dohrajete nebo nahlásíte chybu.
ui-download = Stáhnout

## Konec

ui-result = Výsledek
ui-rematch = Odveta
ui-rematch-go = K odvetě
ui-replay-this = Přehrát
ui-verify = Ověřit kostky
ui-see-board = Prohlédnout plán
ui-dice-checking = Přepočítávám každý hod …
ui-dice-honest =
    { $count ->
        [one] Přepočítán { $count } hod či tah karty: souhlasí.
        [few] Přepočítány { $count } hody a tahy karet: všechny souhlasí.
       *[other] Přepočítáno { $count } hodů a tahů karet: všechny souhlasí.
    }
ui-dice-wrong =
    { $count ->
        [0] Tajné číslo není to, jehož otisk byl zveřejněn.
        [one] { $count } hod neodpovídá tajnému číslu.
        [few] { $count } hody neodpovídají tajnému číslu.
       *[other] { $count } hodů neodpovídá tajnému číslu.
    }
ui-dice-wrong-roll = Krok { $move }, los { $number }: { $value }, ale mělo být { $expected }.
ui-dice-skipped =
    { $count ->
        [one] { $count } hod patří ke hře, na kterou tento stůl navázal; zde se neověřuje.
        [few] { $count } hody patří ke hře, na kterou tento stůl navázal; zde se neověřují.
       *[other] { $count } hodů patří ke hře, na kterou tento stůl navázal; zde se neověřují.
    }
ui-dice-hash = Otisk zveřejněný na začátku (SHA-256)
ui-dice-seed = Tajné číslo
ui-dice-how = Váš prohlížeč právě pro každý hod spočítal HMAC-SHA256 z tajného čísla a porovnal výsledek.
ui-dice-insecure = Prohlížeče to počítají jen na stránkách https a na localhostu.

## Záznamy

ui-replays-more = Každou dohranou hru lze uchovat jako soubor. Otevřete ho, projděte hru krok za krokem z pohledu kteréhokoli hráče a pokračujte z libovolného okamžiku.
ui-open-record = Otevřít záznam
ui-drop-record = Vyberte soubor, nebo ho sem přetáhněte
ui-replay-of = { $game }: záznam
ui-look-from = Pohled
ui-spectator = divák
ui-fork = Hrát odsud dál
ui-fork-more = Nový stůl naváže po kroku { $move }. Kdo hraje?
ui-fork-go = Pokračovat

## Rozbor

ui-analyse = Rozbor
ui-analyse-more = Bot projde každé rozhodnutí ve hře a ví přitom jen to, co tehdy mohl vědět hráč.
ui-analyse-waiting =
    { $count ->
        [0] Rozbor začíná …
        [one] Napřed je na řadě { $count } jiná hra …
        [few] Napřed jsou na řadě { $count } jiné hry …
       *[other] Napřed je na řadě { $count } jiných her …
    }
ui-analyse-progress = { $done } z { $of } rozhodnutí
ui-analyse-closer = O drahých rozhodnutích bot přemýšlí znovu, zatím: { $count } …
ui-analyse-partly = Čas stačil na tolik rozhodnutí: { $done } z { $of }.
ui-accuracy = Přesnost
ui-quality = Jak kdo hrál
ui-then = Potom
ui-why = Proč
ui-chances = Naděje na vítězství
ui-chances-at = Krok { $move }: { $chances }
ui-at-move = Krok { $move }
ui-costliest = Nejdražší rozhodnutí: { $player }
ui-costliest-of = Čí rozhodnutí
ui-costliest-none = Bot by nic neudělal lépe.
ui-lost = ztráta { $loss }
ui-played = Zahráno
ui-bot-would = Bot
ui-try-from-here = Zkusit odsud znovu

## Učení

ui-coach = Učitel
ui-coach-close = Hrát bez učitele
ui-coach-glow = Na co lze kliknout, na plánu svítí. Ukažte na odpověď a uvidíte, čeho se týká; „Zpět“ ji vrátí.
ui-coach-wait = Nejste na tahu. Co dělají ostatní, se dočtete v průběhu.

## Nastavení

ui-settings = Nastavení
ui-settings-kept = Nastavení se uchovává na tomto zařízení, vaše jméno na tomto serveru.
ui-your-name = Vaše jméno
ui-language = Jazyk
ui-theme = Barvy
ui-theme-system = Podle zařízení
ui-theme-light = Den
ui-theme-dark = Noc
ui-motion = Pohyb
ui-motion-system = Podle zařízení
ui-motion-off = Vypnutý
ui-sound = Zvuk
ui-sound-more = Dva tiché tóny, když jste na tahu
ui-confirm = Potvrzovat každou odpověď
ui-confirm-more = První kliknutí odpověď ukáže na plánu, druhé ji zahraje

## Nápověda

ui-help = Nápověda
ui-help-click = Co můžete právě udělat, svítí. Klikněte na to na plánu, nebo to vyberte ze seznamu; znamená-li jedno místo více odpovědí, seznam ukáže právě tyto.
ui-help-touch = Na telefonu plán zvětšíte dvěma prsty nebo dvojitým klepnutím.
ui-keys = Klávesy
ui-key-number = vybrat odpověď podle čísla
ui-key-arrows = procházet odpovědi
ui-key-enter = zahrát vybranou odpověď
ui-key-escape = ukázat zase všechny odpovědi, opustit minulost
ui-key-undo = vzít zpět poslední odpověď
ui-key-restart = začít tah znovu
ui-key-history = o krok zpět, o krok dál
ui-key-help = tato nápověda

## Co se nepovedlo

ui-error-bad-message = Server této stránce nerozuměl. Načtěte ji znovu.
ui-error-bad-record = Tento soubor není záznam hry, nebo v něm nejsou všechny kroky podle pravidel.
ui-error-bad-setup = S těmito místy a pravidly hru hrát nelze.
ui-error-expired = Tento odkaz už byl použit, nebo je příliš starý.
ui-error-forbidden = To vám nepřísluší.
ui-error-game-over = Hra skončila.
ui-error-illegal-action = Tato odpověď teď není možná.
ui-error-internal = Něco se pokazilo. Ze hry se nic neztratilo.
ui-error-not-found = To neexistuje, nebo už ne.
ui-error-not-started = Hra ještě nezačala.
ui-error-no-name = Nejprve uveďte své jméno.
ui-error-nothing-to-undo = Není co vzít zpět.
ui-error-seat-taken = Někdo byl rychlejší: místo je obsazené.
ui-error-stale = Hra mezitím pokročila.
ui-error-started = Hra už začala.
ui-error-too-large = Je to příliš dlouhé.
ui-error-too-many = Pomaleji, prosím.
ui-error-unreadable = Záznam tohoto stolu tato verze Caravansary neumí přečíst. Nic z něj se neztratilo.
ui-error-wrong-origin = Z této adresy tu hrát nelze.
ui-error-offline = Server není dostupný.
