# Blackout: the rule of the moment, the coach, the goal in one line.

blackout-moment-goal = Metti l’ultimo gettone su una carta per vincerla. Con cinque carte vinci.
blackout-moment-lots = Si dispongono le carte. Il caso decide chi comincia e le prime tre carte.
blackout-moment-wait = Ora gioca: { $name }. Finito questo lancio, i dadi passano a sinistra.
blackout-moment-watch = Ora gioca: { $name }. Ogni numero uscito mette un gettone su una carta.
blackout-moment-over = La partita è finita: con cinque carte finisce subito. Per gli altri il posto dipende dalle carte vinte.
blackout-moment-roll = Prima manda i dadi giù per lo scivolo. Puoi mettere solo quello che è uscito.
blackout-moment-luck = I dadi o una nuova carta stanno arrivando. Puoi continuare appena sono fermi.
blackout-moment-place = Ancora da mettere: { $numbers }. { $duty ->
        [may] Un numero che ci sta va messo, tranne dopo una carta vinta o un RILANCIA in questo turno.
       *[must] Ogni numero che ci sta va messo; la casella la scegli tu.
    } { $gone ->
        [0] { "" }
        [one] Per ora non ci sta: { $lost }.
       *[other] Per ora non ci stanno: { $lost }.
    }
blackout-moment-reroll = I tuoi numeri sono usati, quindi gli altri due dadi si lanciano ancora una volta. JOLLY e ANNULLA restano per dopo.
blackout-moment-wild = Con il tuo JOLLY puoi mettere un gettone su un numero scoperto qualsiasi. Se non lo usi, a fine turno è perso.
blackout-moment-undo = Con ANNULLA puoi togliere un gettone da una carta qualsiasi, chiunque l’abbia messo. Se non lo usi, a fine turno è perso.
blackout-moment-end = Puoi finire il turno. Quello che resta del lancio è perso.
blackout-moment-call = Tutte e tre le facce speciali insieme: grida BLACKOUT! Chi grida prima di tutti prende la prossima carta del mazzo.

blackout-coach-dark = Luci spente: chi grida prima di tutti prende una carta.
blackout-coach-won = Hai vinto una carta. { $count ->
        [0] { "" }
       *[other] Continua con quello che resta del lancio.
    }
blackout-coach-taken = Carta vinta: { $name }.
blackout-coach-found = C’è di nuovo posto per { $numbers }: metti quello che ci sta.
blackout-coach-lost = { $count ->
        [one] Nessuna casella scoperta per { $numbers }: è perso, a meno che non si liberi un posto.
       *[other] Nessuna casella scoperta per { $numbers }: sono persi, a meno che non si liberi un posto.
    }
blackout-coach-wild = Resta un JOLLY: tocca un numero scoperto qualsiasi.
blackout-coach-winner = A una carta manca solo un { $number }, e ti è uscito.
