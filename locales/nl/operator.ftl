# The page of whoever runs the server.

operator-title = Beheer
operator-key = Beheerderssleutel
operator-key-about = Voor de beheerder van deze server. De sleutel ligt bij de gegevens; met deze opdracht laat je hem daar zien.
operator-enter = Openen
operator-leave = Op slot
operator-ready = Alles goed
operator-problem-draining = De server stopt
operator-problem-store-unreachable = De opslag antwoordt niet
operator-problem-store-failing = De opslag kan niet schrijven
operator-problem-disk-full = De schijf is vol
operator-problem-bus-lost = De andere knooppunten zijn onbereikbaar
operator-problem-no-jetstream = De workers krijgen geen beurten: NATS heeft geen JetStream
operator-since = { $ago } gestart

## Figures

operator-figures = Cijfers
operator-people = Mensen hier
operator-pages =
    { $count ->
        [one] { $count } open pagina
       *[other] { $count } open pagina’s
    }
operator-running = Lopende spellen
operator-kept =
    { $count ->
        [one] { $count } tafel bewaard
       *[other] { $count } tafels bewaard
    }
operator-append = Een zet is veilig na
operator-lag = timers { $ms } te laat
operator-ms = { $ms } ms
operator-commands = Opdrachten tot nu
operator-bots-waiting =
    { $count ->
        [0] geen bot wacht
        [one] { $count } bot wacht
       *[other] { $count } bots wachten
    }
operator-by-game = Per spel
operator-game-count = { $running } van { $kept }
operator-troubles = Storingen sinds de start
operator-store-errors = Zetten die niet bewaard konden worden
operator-damaged = Beschadigde tafels
operator-bot-failures = Bots die uitvielen
operator-cut-offs = Pagina’s verbroken omdat ze niet meelazen
operator-refusals = Het vaakst geweigerd
operator-no-refusals = Er is niets geweigerd.

## Tables

operator-tables = Tafels
operator-search = Naam, spel of adres
operator-over = voorbij
operator-live =
    { $count ->
        [one] { $count } pagina
       *[other] { $count } pagina’s
    }
operator-awake = wakker
operator-asleep = slaapt
operator-events =
    { $count ->
        [one] { $count } gebeurtenis
       *[other] { $count } gebeurtenissen
    }
operator-nothing-found = Niets gevonden. Misschien met minder letters?
operator-no-tables = Nog geen tafels.
operator-more = Meer

## One table

operator-standing = Toestand
operator-under-way = bezig
operator-closed = gesloten door de beheerder
operator-log-damaged = logboek beschadigd
operator-log-damaged-about = Het logboek van deze tafel is niet te lezen, dus meer is er niet over bekend. Het blijft zoals het is, ook als je de tafel sluit.
operator-opened = Geopend
operator-changed = Gewijzigd
operator-log = Logboek
operator-study = Les of puzzel
operator-last-events = Laatste gebeurtenissen
operator-event-opened = tafel geopend
operator-event-seated = plek geregeld
operator-event-moved = zet
operator-event-chanced = toeval
operator-event-elapsed = tijd was om
operator-event-weighed = toren gewogen
operator-event-left = gaf op
operator-event-taken_back = teruggenomen
operator-event-missed = een speler ontbreekt
operator-event-returned = de speler is terug
operator-event-paused = pauze gevraagd
operator-event-resumed = verder na de pauze
operator-event-paced = tempo van bots
operator-event-tried = fout antwoord
operator-event-revealed = getal onthuld
operator-event-followed = revanche
operator-event-closed = gesloten door de beheerder
operator-watch = Kijk mee
operator-export = Export
operator-export-about = Het verslag van een lopend spel laat zien wat de spelers nog niet mogen weten. Houd het voor jezelf.
operator-end = Sluit deze tafel
operator-end-sure = Deze tafel voorgoed sluiten?
operator-end-about = De spelers krijgen te horen dat jij de tafel hebt gesloten. Niemand wint, en niemand kan hier verder spelen. Dit kun je niet terugdraaien.
operator-end-do = Ja, sluiten
