# The page of whoever runs the server.

operator-title = Admin
operator-key = Adminnøkkel
operator-key-about = For den som driver serveren. Nøkkelen ligger ved siden av serverens data; denne kommandoen skriver den ut der.
operator-enter = Lås opp
operator-leave = Lås
operator-ready = Alt er bra
operator-problem-draining = Serveren stopper nå
operator-problem-store-unreachable = Lageret svarer ikke
operator-problem-store-failing = Lageret kan ikke skrive
operator-problem-disk-full = Disken er full
operator-problem-bus-lost = De andre nodene er utenfor rekkevidde
operator-problem-no-jetstream = Arbeidsprosessene får ingenting å gjøre: NATS mangler JetStream
operator-since = startet { $ago }

## Figures

operator-figures = Tall
operator-people = Personer her
operator-pages =
    { $count ->
        [one] { $count } åpen side
       *[other] { $count } åpne sider
    }
operator-running = Spill i gang
operator-kept =
    { $count ->
        [one] { $count } bord lagret
       *[other] { $count } bord lagret
    }
operator-append = Et trekk er lagret innen
operator-lag = tidsur { $ms } for sene
operator-ms = { $ms } ms
operator-commands = Kommandoer hittil
operator-bots-waiting =
    { $count ->
        [0] ingen bot venter
        [one] { $count } bot venter
       *[other] { $count } boter venter
    }
operator-by-game = Per spill
operator-game-count = { $running } av { $kept }
operator-troubles = Problemer siden starten
operator-store-errors = Trekk som ikke kunne lagres
operator-damaged = Skadede bord
operator-bot-failures = Boter som sviktet
operator-cut-offs = Sider koblet fra fordi de ikke leste
operator-refusals = Avvises oftest
operator-no-refusals = Ingenting er avvist.

## Tables

operator-tables = Bord
operator-search = Navn, spill eller adresse
operator-over = ferdig
operator-live =
    { $count ->
        [one] { $count } side
       *[other] { $count } sider
    }
operator-awake = våkent
operator-asleep = sover
operator-events =
    { $count ->
        [one] { $count } hendelse
       *[other] { $count } hendelser
    }
operator-nothing-found = Fant ingenting. Kanskje færre bokstaver?
operator-no-tables = Ingen bord ennå.
operator-more = Flere

## One table

operator-standing = Status
operator-under-way = i gang
operator-closed = stengt av admin
operator-log-damaged = skadet logg
operator-log-damaged-about = Loggen for dette bordet kan ikke leses, så mer vet vi ikke om det. Den blir som den er, også når du avslutter bordet.
operator-opened = Åpnet
operator-changed = Sist endret
operator-log = Logg
operator-study = Leksjon eller oppgave
operator-last-events = Hva som skjedde sist
operator-event-opened = bordet ble åpnet
operator-event-seated = plass ordnet
operator-event-moved = trekk
operator-event-chanced = slumpen avgjorde
operator-event-elapsed = tiden var ute
operator-event-weighed = tårnet ble vurdert
operator-event-left = ga opp
operator-event-taken_back = trekk angret
operator-event-missed = en spiller mangler
operator-event-returned = spilleren er tilbake
operator-event-paused = pause ønsket
operator-event-resumed = fortsetter etter pausen
operator-event-paced = botenes tempo
operator-event-tried = feil svar
operator-event-revealed = hemmelig tall vist
operator-event-followed = omkamp
operator-event-closed = stengt av admin
operator-watch = Se på
operator-export = Eksporter
operator-export-about = Protokollen fra et spill i gang viser ting som spillerne ikke får vite ennå. Hold den for deg selv.
operator-end = Avslutt bordet
operator-end-sure = Avslutte bordet for godt?
operator-end-about = Spillerne får vite at du har avsluttet det. Ingen vinner, og ingen kan spille videre her. Dette kan ikke angres.
operator-end-do = Ja, avslutt
