# The page of whoever runs the server.

operator-title = Správca
operator-key = Kľúč správcu
operator-key-about = Pre toho, kto tento server prevádzkuje. Kľúč leží vedľa jeho údajov; tento príkaz ho tam vypíše.
operator-enter = Otvoriť
operator-leave = Zamknúť
operator-ready = Všetko beží
operator-problem-draining = Server sa vypína
operator-problem-store-unreachable = Úložisko neodpovedá
operator-problem-store-failing = Úložisko nemôže zapisovať
operator-problem-disk-full = Disk je plný
operator-problem-bus-lost = Ostatné uzly sú mimo dosahu
operator-problem-no-jetstream = Pracovné procesy nedostávajú ťahy: NATS nemá JetStream
operator-since = spustené { $ago }

## Figures

operator-figures = Čísla
operator-people = Ľudia tu
operator-pages =
    { $count ->
        [one] { $count } otvorená stránka
        [few] { $count } otvorené stránky
       *[other] { $count } otvorených stránok
    }
operator-running = Rozohrané hry
operator-kept =
    { $count ->
        [one] { $count } uložený stôl
        [few] { $count } uložené stoly
       *[other] { $count } uložených stolov
    }
operator-append = Ťah je uložený do
operator-lag = meškanie časovačov { $ms }
operator-ms = { $ms } ms
operator-commands = Doteraz príkazov
operator-bots-waiting =
    { $count ->
        [0] žiadny bot nečaká
        [one] { $count } bot čaká
        [few] { $count } boty čakajú
       *[other] { $count } botov čaká
    }
operator-by-game = Podľa hry
operator-game-count = { $running } z { $kept }
operator-troubles = Ťažkosti od spustenia
operator-store-errors = Ťahy, ktoré sa neuložili
operator-damaged = Poškodené stoly
operator-bot-failures = Boty, ktoré zlyhali
operator-cut-offs = Stránky odpojené, lebo nečítali
operator-refusals = Najčastejšie odmietnutia
operator-no-refusals = Nič nebolo odmietnuté.

## Tables

operator-tables = Stoly
operator-search = Meno, hra alebo adresa
operator-over = koniec
operator-live =
    { $count ->
        [one] { $count } stránka
        [few] { $count } stránky
       *[other] { $count } stránok
    }
operator-awake = bdie
operator-asleep = spí
operator-events =
    { $count ->
        [one] { $count } udalosť
        [few] { $count } udalosti
       *[other] { $count } udalostí
    }
operator-nothing-found = Nič sa nenašlo. Čo tak skúsiť menej písmen?
operator-no-tables = Zatiaľ žiadne stoly.
operator-more = Viac

## One table

operator-standing = Stav
operator-under-way = hrá sa
operator-closed = zatvoril správca
operator-log-damaged = chybný protokol
operator-log-damaged-about = Protokol tohto stola sa nedá prečítať, takže viac o ňom nevieme. Zostane, ako je, aj keď stôl ukončíš.
operator-opened = Otvorené
operator-changed = Posledná zmena
operator-log = Protokol
operator-study = Lekcia alebo hlavolam
operator-last-events = Čo sa stalo naposledy
operator-event-opened = stôl otvorený
operator-event-seated = miesto určené
operator-event-moved = ťah
operator-event-chanced = žrebovanie
operator-event-elapsed = čas vypršal
operator-event-weighed = veža posúdená
operator-event-left = vzdanie sa
operator-event-taken_back = vzaté späť
operator-event-missed = hráč chýba
operator-event-returned = hráč je späť
operator-event-paused = žiadosť o pauzu
operator-event-resumed = po pauze sa hrá ďalej
operator-event-paced = tempo botov
operator-event-tried = zlá odpoveď
operator-event-revealed = číslo odhalené
operator-event-followed = nová hra
operator-event-closed = zatvoril správca
operator-watch = Dívať sa
operator-export = Exportovať
operator-export-about = Zápis rozohranej hry ukazuje, čo jej hráči ešte nemajú vedieť. Nechaj si ho pre seba.
operator-end = Ukončiť stôl
operator-end-sure = Ukončiť tento stôl navždy?
operator-end-about = Hráči sa dozvedia, že je to tvoje rozhodnutie. Nikto nevyhrá a nikto tu nemôže hrať ďalej. Nedá sa to vrátiť.
operator-end-do = Áno, ukončiť
