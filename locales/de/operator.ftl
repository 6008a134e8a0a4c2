# The page of whoever runs the server.

operator-title = Verwaltung
operator-key = Verwaltungsschlüssel
operator-key-about = Für alle, die diesen Server betreiben. Der Schlüssel liegt bei seinen Daten; dort gibt ihn dieser Befehl aus.
operator-enter = Öffnen
operator-leave = Sperren
operator-ready = Alles gut
operator-problem-draining = Der Server fährt herunter
operator-problem-store-unreachable = Der Speicher antwortet nicht
operator-problem-store-failing = Der Speicher kann nicht schreiben
operator-problem-disk-full = Festplatte ist voll
operator-problem-bus-lost = Die anderen Knoten sind nicht erreichbar
operator-problem-no-jetstream = Die Worker bekommen keine Züge: NATS hat kein JetStream
operator-since = gestartet { $ago }

## Figures

operator-figures = Zahlen
operator-people = Leute hier
operator-pages =
    { $count ->
        [one] { $count } offene Seite
       *[other] { $count } offene Seiten
    }
operator-running = Laufende Partien
operator-kept =
    { $count ->
        [one] { $count } Tisch gespeichert
       *[other] { $count } Tische gespeichert
    }
operator-append = Ein Zug ist gesichert nach
operator-lag = Timer { $ms } zu spät
operator-ms = { $ms } ms
operator-commands = Befehle bisher
operator-bots-waiting =
    { $count ->
        [0] kein Bot wartet
        [one] { $count } Bot wartet
       *[other] { $count } Bots warten
    }
operator-by-game = Nach Spiel
operator-game-count = { $running } von { $kept }
operator-troubles = Störungen seit dem Start
operator-store-errors = Züge, die nicht gespeichert werden konnten
operator-damaged = Beschädigte Tische
operator-bot-failures = Ausgefallene Bots
operator-cut-offs = Seiten, die nicht mitlasen und getrennt wurden
operator-refusals = Am häufigsten abgelehnt
operator-no-refusals = Nichts wurde abgelehnt.

## Tables

operator-tables = Tische
operator-search = Name, Spiel oder Adresse
operator-over = zu Ende
operator-live =
    { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
operator-awake = wach
operator-asleep = schläft
operator-events =
    { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignisse
    }
operator-nothing-found = Nichts gefunden. Vielleicht mit weniger Buchstaben?
operator-no-tables = Noch keine Tische.
operator-more = Mehr

## One table

operator-standing = Stand
operator-under-way = läuft
operator-closed = von der Verwaltung geschlossen
operator-log-damaged = Protokoll beschädigt
operator-log-damaged-about = Das Protokoll dieses Tischs lässt sich nicht lesen, deshalb ist sonst nichts über ihn bekannt. Es bleibt, wie es ist, auch wenn du den Tisch schließt.
operator-opened = Eröffnet
operator-changed = Letzte Änderung
operator-log = Protokoll
operator-study = Lektion oder Rätsel
operator-last-events = Was zuletzt passiert ist
operator-event-opened = Tisch eröffnet
operator-event-seated = Platz vergeben
operator-event-moved = Zug
operator-event-chanced = Zufall
operator-event-elapsed = Zeit war um
operator-event-weighed = Turm geprüft
operator-event-left = aufgegeben
operator-event-taken_back = zurückgenommen
operator-event-missed = jemand fehlt
operator-event-returned = die Person ist wieder da
operator-event-paused = Pause gewünscht
operator-event-resumed = nach der Pause geht es weiter
operator-event-paced = Tempo der Bots
operator-event-tried = falsche Antwort
operator-event-revealed = Geheimzahl gezeigt
operator-event-followed = Revanche
operator-event-closed = von der Verwaltung geschlossen
operator-watch = Zusehen
operator-export = Export
operator-export-about = Die Aufzeichnung einer laufenden Partie zeigt, was am Tisch noch nicht alle wissen dürfen. Behalt sie für dich.
operator-end = Tisch schließen
operator-end-sure = Diesen Tisch endgültig schließen?
operator-end-about = Alle am Tisch erfahren, dass du ihn geschlossen hast. Niemand gewinnt, und niemand kann hier weiterspielen. Das lässt sich nicht rückgängig machen.
operator-end-do = Ja, schließen
