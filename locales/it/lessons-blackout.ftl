# The lesson of Blackout.

lesson-blackout-basics = Le tue prime carte
lesson-blackout-roll = Manda i tuoi dadi giù per lo scivolo.
lesson-blackout-roll-done = Un 2, un 3 e un 5: tutti e tre vogliono un posto.
lesson-blackout-cover = Ogni numero copre lo stesso numero su una carta: tocca un 2, un 3 e un 5.
lesson-blackout-cover-done = Li hai usati tutti e tre, quindi il tuo turno è finito.
lesson-blackout-win = Alla prima carta manca solo il 5: toccalo, e la carta è tua.
lesson-blackout-win-done = Era l’ultimo numero scoperto: hai vinto la carta.
lesson-blackout-go-on = È arrivata una nuova carta, e ora il tuo 2 ha un posto: coprilo.
lesson-blackout-go-on-done = Dopo una carta vinta continui con gli altri tuoi numeri.
lesson-blackout-lost = Nessuna carta ha un 5, quindi il tuo 5 è perso: copri l’1 e il 3.
lesson-blackout-lost-done = Quello che non ci sta è perso, e lancia chi viene dopo.
lesson-blackout-wild = JOLLY copre qualsiasi numero: toccalo, poi completa la prima carta.
lesson-blackout-wild-done = Ha fatto da 2, proprio quello che ti serviva.
lesson-blackout-undo = ANNULLA toglie un gettone: toccalo, poi rovina la carta quasi piena.
lesson-blackout-undo-done = Ora nessuno può completare quella carta con un solo numero.
lesson-blackout-reroll = Prima copri un 3, poi lancia ancora una volta gli altri due dadi.
lesson-blackout-reroll-done = Due numeri nuovi: continui con quelli.
lesson-blackout-call = Lancia: se escono insieme tutte e tre le facce speciali, grida prima dell’altro giocatore.
lesson-blackout-call-done = Hai gridato prima: una carta per te. Puoi gridare anche nel turno degli altri.
lesson-blackout-fifth = Hai quattro carte: copri il 4 che vince la quinta.
lesson-blackout-fifth-done = Cinque carte: hai vinto la partita.

lesson-wrong-finish-card = Non questo: a un’altra carta manca un solo numero.
lesson-wrong-use-wild = Usa il tuo JOLLY prima che il turno finisca.
lesson-wrong-use-undo = Usa il tuo ANNULLA prima che il turno finisca.
lesson-wrong-nearly-full = Non questo gettone: togline uno dalla carta che ha quattro gettoni.
lesson-wrong-no-match = È un altro numero.
lesson-wrong-must-place = Prima copri ogni numero che ha un posto.
