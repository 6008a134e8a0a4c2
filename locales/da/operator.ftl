# The page of whoever runs the server.

operator-title = Admin
operator-key = Adminnøgle
operator-key-about = For den, der driver serveren. Nøglen ligger ved siden af dens data; denne kommando viser den dér.
operator-enter = Åbn
operator-leave = Lås
operator-ready = Alt er godt
operator-problem-draining = Serveren er ved at stoppe
operator-problem-store-unreachable = Lageret svarer ikke
operator-problem-store-failing = Lageret kan ikke skrive
operator-problem-disk-full = Disken er fuld
operator-problem-bus-lost = De andre noder kan ikke nås
operator-problem-no-jetstream = Workerne får ingen ture: NATS har ikke JetStream
operator-since = startet { $ago }

## Figures

operator-figures = Tal
operator-people = Folk her
operator-pages =
    { $count ->
        [one] { $count } åben side
       *[other] { $count } åbne sider
    }
operator-running = Spil i gang
operator-kept =
    { $count ->
        [one] { $count } bord gemt
       *[other] { $count } borde gemt
    }
operator-append = Et træk er gemt inden for
operator-lag = timere { $ms } for sent
operator-ms = { $ms } ms
operator-commands = Kommandoer hidtil
operator-bots-waiting =
    { $count ->
        [0] ingen bot venter
        [one] { $count } bot venter
       *[other] { $count } botter venter
    }
operator-by-game = Pr. spil
operator-game-count = { $running } af { $kept }
operator-troubles = Problemer siden start
operator-store-errors = Træk, der ikke kunne gemmes
operator-damaged = Ødelagte borde
operator-bot-failures = Botter, der svigtede
operator-cut-offs = Sider, der blev afbrudt, fordi de ikke læste med
operator-refusals = Oftest afvist
operator-no-refusals = Intet blev afvist.

## Tables

operator-tables = Borde
operator-search = Navn, spil eller adresse
operator-over = slut
operator-live =
    { $count ->
        [one] { $count } side
       *[other] { $count } sider
    }
operator-awake = vågent
operator-asleep = sover
operator-events =
    { $count ->
        [one] { $count } hændelse
       *[other] { $count } hændelser
    }
operator-nothing-found = Intet fundet. Måske færre bogstaver?
operator-no-tables = Ingen borde endnu.
operator-more = Mere

## One table

operator-standing = Status
operator-under-way = i gang
operator-closed = lukket af admin
operator-log-damaged = log ødelagt
operator-log-damaged-about = Dette bords log kan ikke læses, så mere ved man ikke om det. Den bliver, som den er, også når du lukker bordet.
operator-opened = Åbnet
operator-changed = Sidst ændret
operator-log = Log
operator-study = Lektion eller opgave
operator-last-events = Hvad der sidst skete
operator-event-opened = bord åbnet
operator-event-seated = plads ordnet
operator-event-moved = træk
operator-event-chanced = tilfældet
operator-event-elapsed = tiden var gået
operator-event-weighed = tårn vejet
operator-event-left = gav op
operator-event-taken_back = fortrudt
operator-event-missed = en spiller savnes
operator-event-returned = spilleren er tilbage
operator-event-paused = pause ønsket
operator-event-resumed = fortsætter efter pausen
operator-event-paced = botternes tempo
operator-event-tried = forkert svar
operator-event-revealed = tal afsløret
operator-event-followed = revanche
operator-event-closed = lukket af admin
operator-watch = Se med
operator-export = Eksport
operator-export-about = Filen med et spil i gang viser ting, som spillerne ikke må vide endnu. Hold den for dig selv.
operator-end = Luk dette bord
operator-end-sure = Vil du lukke dette bord for altid?
operator-end-about = Spillerne får at vide, at du har lukket det. Ingen vinder, og ingen kan spille videre her. Det kan ikke fortrydes.
operator-end-do = Ja, luk det
