# The lesson of BlockYou!.

lesson-blockyou-basics = Colori e dita
lesson-blockyou-match = Trascina la tua carta nella cornice: lì ogni colore sta sul suo.
lesson-blockyou-match-done = Tutti i colori combaciano, quindi la carta può stare lì.
lesson-blockyou-white = Il bianco va con ogni colore, sulla tua carta e sul campo: usa la cornice.
lesson-blockyou-white-done = Il bianco va sempre bene con qualsiasi colore.
lesson-blockyou-turn = Tocca la tua carta per ruotarla, poi trascinala nella cornice.
lesson-blockyou-turn-done = A volte basta un quarto di giro.
lesson-blockyou-two = Una carta non sta mai su una carta sola: metti la tua a cavallo di due.
lesson-blockyou-two-done = Sotto ci sono due carte o più: va bene.
lesson-blockyou-point = La tua carta punta in alto, verso l’altro giocatore: mettila, e lui è bloccato.
lesson-blockyou-point-done = Blocco: in questa manche l’altro giocatore non mette carte.
lesson-blockyou-self = Un dito che punta in basso indica te: ruota la carta finché non ce n’è nessuno, poi mettila.
lesson-blockyou-self-done = Nessuno si blocca da solo apposta.
lesson-blockyou-last = L’altro giocatore ha fatto un errore: metti la tua carta. In una partita avresti dieci secondi.
lesson-blockyou-last-done = In tempo: una carta in meno per te.
lesson-blockyou-round = Una vera manche contro un giocatore assonnato: comincia, aspetta lo zero e cerca un punto.
lesson-blockyou-round-done = Hai fatto prima tu: la manche è finita.

lesson-wrong-colours-differ = Lì alcuni colori non combaciano, e costerebbe una carta penalità.
lesson-wrong-points-at-you = Un dito indica te: ruota la carta.
lesson-wrong-no-white = Va bene, ma lì non aiuta nessun bianco del campo.
lesson-wrong-point-across = Va bene, ma nessun dito indica l’altro giocatore.
lesson-wrong-covers-one-card = Sta su una carta sola: spostala di mezza carta.
