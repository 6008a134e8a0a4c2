# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Liberati di tutte le tue carte prima degli altri.
blockyou-moment-lots = Si pescano le carte. Puoi continuare quando la tua è scoperta.
blockyou-moment-ready = Di’ che ci sei. Il conto alla rovescia comincia quando tutti sono al via.
blockyou-moment-lead = Il capogioco sei tu: fai partire il primo conto alla rovescia. { $count ->
        [0] Tutti gli altri sono al via.
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $count } persone.
    }
blockyou-moment-wait = Sei al via. Il conto alla rovescia comincia quando lo sono anche gli altri.
blockyou-moment-countdown = Tre, due, uno, zero: allora si scoprono tutte le carte insieme. Prima nessuno può mettere la sua.
blockyou-moment-lay = Metti la tua carta su una parte di almeno due carte: ogni colore sul suo, il bianco su tutto. Nessun suo dito può indicare te.
blockyou-moment-last = Dopo un errore resti solo tu. Hai { $seconds } secondi per mettere la tua carta, con le stesse regole.
blockyou-moment-alone = Metti una carta dopo l’altra: ogni colore sul suo, il bianco su tutto. Un errore costa una carta penalità, e conta solo il tempo.
blockyou-moment-done = La tua carta è messa, e le sue dita hanno bloccato chi indicano. Fino alla prossima manche non ti può succedere niente.
blockyou-moment-blocked = Un dito indica te, quindi questa manche per te è finita. La tua carta va sotto le altre.
blockyou-moment-fault = Un errore: salti questa manche e la prossima. Alle tue carte si aggiunge una carta penalità, se ce n’è ancora.
blockyou-moment-sit-out = Salti questa manche per l’errore in quella di prima. Nella prossima giochi di nuovo.
blockyou-moment-back = Per te la manche è finita, e la tua carta va sotto le altre. Tra poco riparte il conto alla rovescia.
blockyou-moment-watch = Si gareggia tutti insieme. Ogni carta corretta conta, e le sue dita possono bloccare gli altri.
blockyou-moment-over = La partita è finita. Ha vinto chi ha finito prima le sue carte.

blockyou-coach-blocked = Ti blocca: { $name }. Un dito di quella carta indica te.
blockyou-coach-colours = I colori non combaciavano: salti anche la prossima manche.
blockyou-coach-self = Un dito indicava te: salti anche la prossima manche.
blockyou-coach-fewer = Messa senza errori. { $count ->
        [0] Non hai più carte.
        [one] Ti resta una carta.
       *[other] Ti restano { $count } carte.
    }
blockyou-coach-last = Restavi solo tu: una carta giusta ha chiuso la manche.
blockyou-coach-ten = Resti solo tu: { $seconds } secondi.
blockyou-coach-dead = Nessuno poteva mettere una carta: la manche è finita.
blockyou-coach-refreshed = Nessuno poteva mettere una carta: ecco un campo nuovo.
