# The page of whoever runs the server.

operator-title = Správce
operator-key = Klíč správce
operator-key-about = Pro toho, kdo tento server provozuje. Klíč leží vedle jeho dat; tenhle příkaz ho tam vypíše.
operator-enter = Otevřít
operator-leave = Zamknout
operator-ready = Vše běží
operator-problem-draining = Server se vypíná
operator-problem-store-unreachable = Úložiště neodpovídá
operator-problem-store-failing = Úložiště nemůže zapisovat
operator-problem-disk-full = Disk je plný
operator-problem-bus-lost = Ostatní uzly jsou mimo dosah
operator-problem-no-jetstream = Pracovní procesy nedostávají tahy: NATS nemá JetStream
operator-since = spuštěno { $ago }

## Figures

operator-figures = Čísla
operator-people = Lidé tady
operator-pages =
    { $count ->
        [one] { $count } otevřená stránka
        [few] { $count } otevřené stránky
       *[other] { $count } otevřených stránek
    }
operator-running = Rozehrané hry
operator-kept =
    { $count ->
        [one] { $count } uložený stůl
        [few] { $count } uložené stoly
       *[other] { $count } uložených stolů
    }
operator-append = Tah je uložený do
operator-lag = zpoždění časovačů { $ms }
operator-ms = { $ms } ms
operator-commands = Dosud příkazů
operator-bots-waiting =
    { $count ->
        [0] žádný bot nečeká
        [one] { $count } bot čeká
        [few] { $count } boti čekají
       *[other] { $count } botů čeká
    }
operator-by-game = Podle hry
operator-game-count = { $running } z { $kept }
operator-troubles = Potíže od spuštění
operator-store-errors = Tahy, které se neuložily
operator-damaged = Poškozené stoly
operator-bot-failures = Boti, kteří selhali
operator-cut-offs = Stránky odpojené, protože nečetly
operator-refusals = Nejčastější odmítnutí
operator-no-refusals = Nic nebylo odmítnuto.

## Tables

operator-tables = Stoly
operator-search = Jméno, hra nebo adresa
operator-over = konec
operator-live =
    { $count ->
        [one] { $count } stránka
        [few] { $count } stránky
       *[other] { $count } stránek
    }
operator-awake = vzhůru
operator-asleep = spí
operator-events =
    { $count ->
        [one] { $count } událost
        [few] { $count } události
       *[other] { $count } událostí
    }
operator-nothing-found = Nic se nenašlo. Co zkusit méně písmen?
operator-no-tables = Zatím žádné stoly.
operator-more = Víc

## One table

operator-standing = Stav
operator-under-way = hraje se
operator-closed = zavřel správce
operator-log-damaged = vadný protokol
operator-log-damaged-about = Protokol tohoto stolu se nedá přečíst, takže víc o něm nevíme. Zůstane, jak je, i když stůl ukončíš.
operator-opened = Otevřeno
operator-changed = Poslední změna
operator-log = Protokol
operator-study = Lekce nebo hlavolam
operator-last-events = Co se stalo naposled
operator-event-opened = stůl otevřen
operator-event-seated = místo určeno
operator-event-moved = tah
operator-event-chanced = losování
operator-event-elapsed = čas vypršel
operator-event-weighed = věž posouzena
operator-event-left = vzdání se
operator-event-taken_back = vzato zpět
operator-event-missed = hráč chybí
operator-event-returned = hráč je zpátky
operator-event-paused = žádost o pauzu
operator-event-resumed = po pauze se hraje dál
operator-event-paced = tempo botů
operator-event-tried = špatná odpověď
operator-event-revealed = číslo odhaleno
operator-event-followed = nová hra
operator-event-closed = zavřel správce
operator-watch = Dívat se
operator-export = Exportovat
operator-export-about = Zápis rozehrané hry ukazuje, co její hráči ještě vědět nemají. Nech si ho pro sebe.
operator-end = Ukončit stůl
operator-end-sure = Ukončit tento stůl napořád?
operator-end-about = Hráči se dozvědí, že je to tvoje rozhodnutí. Nikdo nevyhraje a nikdo tu nemůže hrát dál. Nejde to vrátit.
operator-end-do = Ano, ukončit
