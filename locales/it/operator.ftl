# The page of whoever runs the server.

operator-title = Gestione
operator-key = Chiave di gestione
operator-key-about = Per chi gestisce questo server. La chiave si trova accanto ai suoi dati; lì questo comando la mostra.
operator-enter = Apri
operator-leave = Blocca
operator-ready = Tutto bene
operator-problem-draining = Il server si sta fermando
operator-problem-store-unreachable = L’archivio non risponde
operator-problem-store-failing = L’archivio non riesce a scrivere
operator-problem-disk-full = Il disco è pieno
operator-problem-bus-lost = Gli altri nodi non sono raggiungibili
operator-problem-no-jetstream = I worker non ricevono turni: NATS è senza JetStream
operator-since = avviato { $ago }

## Figures

operator-figures = Numeri
operator-people = Persone qui
operator-pages =
    { $count ->
        [one] { $count } pagina aperta
       *[other] { $count } pagine aperte
    }
operator-running = Partite in corso
operator-kept =
    { $count ->
        [one] { $count } tavolo conservato
       *[other] { $count } tavoli conservati
    }
operator-append = Mossa al sicuro entro
operator-lag = ritardo dei timer: { $ms }
operator-ms = { $ms } ms
operator-commands = Comandi finora
operator-bots-waiting =
    { $count ->
        [0] nessun bot aspetta
        [one] { $count } bot aspetta
       *[other] { $count } bot aspettano
    }
operator-by-game = Per gioco
operator-game-count = { $running } di { $kept }
operator-troubles = Problemi dall’avvio
operator-store-errors = Mosse che non si sono potute salvare
operator-damaged = Tavoli danneggiati
operator-bot-failures = Bot che hanno fallito
operator-cut-offs = Pagine staccate perché non leggevano
operator-refusals = Rifiuti più frequenti
operator-no-refusals = Nessun rifiuto.

## Tables

operator-tables = Tavoli
operator-search = Nome, gioco o indirizzo
operator-over = finito
operator-live =
    { $count ->
        [one] { $count } pagina
       *[other] { $count } pagine
    }
operator-awake = sveglio
operator-asleep = dorme
operator-events =
    { $count ->
        [one] { $count } evento
       *[other] { $count } eventi
    }
operator-nothing-found = Non si è trovato niente. Forse con meno lettere?
operator-no-tables = Ancora nessun tavolo.
operator-more = Altro

## One table

operator-standing = Stato
operator-under-way = in corso
operator-closed = chiuso dalla gestione
operator-log-damaged = diario danneggiato
operator-log-damaged-about = Il diario di questo tavolo non si può leggere, quindi non se ne sa altro. Resta com’è, anche se chiudi il tavolo.
operator-opened = Aperto
operator-changed = Ultima modifica
operator-log = Diario
operator-study = Lezione o enigma
operator-last-events = Gli ultimi eventi
operator-event-opened = tavolo aperto
operator-event-seated = posto assegnato
operator-event-moved = mossa
operator-event-chanced = decide il caso
operator-event-elapsed = tempo scaduto
operator-event-weighed = torre calcolata
operator-event-left = abbandono
operator-event-taken_back = annullata
operator-event-missed = manca qualcuno
operator-event-returned = torna chi mancava
operator-event-paused = pausa richiesta
operator-event-resumed = si riprende dopo la pausa
operator-event-paced = velocità dei bot
operator-event-tried = risposta sbagliata
operator-event-revealed = numero rivelato
operator-event-followed = rivincita
operator-event-closed = chiuso dalla gestione
operator-watch = Guarda
operator-export = Esporta
operator-export-about = La registrazione di una partita in corso mostra cose che chi gioca non può ancora sapere. Tienila per te.
operator-end = Chiudi il tavolo
operator-end-sure = Chiudere questo tavolo per sempre?
operator-end-about = Chi gioca verrà a sapere che l’hai chiuso tu. Non vince nessuno e qui non si può più continuare. Non si può annullare.
operator-end-do = Sì, chiudi
