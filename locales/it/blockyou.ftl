### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Niente turni, niente pietà: abbina i colori, metti la carta prima di tutti e manda gli altri fuori dalla manche con un dito.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = bianco
blockyou-colour-R = rosso
blockyou-colour-O = arancione
blockyou-colour-Y = giallo
blockyou-colour-L = verde chiaro
blockyou-colour-B = blu
blockyou-colour-P = viola

blockyou-direction-N = nord
blockyou-direction-NE = nord-est
blockyou-direction-E = est
blockyou-direction-SE = sud-est
blockyou-direction-S = sud
blockyou-direction-SW = sud-ovest
blockyou-direction-W = ovest
blockyou-direction-NW = nord-ovest
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = sopra { $nw } e { $ne }, sotto { $sw } e { $se }; un dito verso { $one }, uno verso { $other }

## Ready

blockyou-ready-title = Si gioca tutti insieme
blockyou-ready-about = Metti la tua carta sopra più carte: ogni colore sul suo, il bianco va con tutti. Le sue dita bloccano chi indicano.
blockyou-ready-solo-about = Metti tutte le tue carte più in fretta che puoi: ogni colore sul suo, il bianco va con tutti. Nessun dito può indicare te.
blockyou-ready-me = Ci sono
blockyou-ready-us = Ci siamo
blockyou-ready-start = Fai partire il conto
blockyou-ready-count = { $ready } su { $count } al via

## How each one stands

blockyou-status-idle = non ancora
blockyou-status-leads = capogioco
blockyou-status-ready = al via
blockyou-status-active = cerca
blockyou-status-alone = chi resta
blockyou-status-done = fatto
blockyou-status-blocked = blocco
blockyou-status-fault = errore
blockyou-status-last = troppo tardi
blockyou-status-returned = carta resa
blockyou-status-out = fuori
blockyou-status-left = ha lasciato
blockyou-fault-colours = colori sbagliati
blockyou-fault-self = dito verso di sé
blockyou-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Blocco tuo
        [nobody] Blocco
       *[other] Blocco di { $name }
    }
blockyou-own-done = Fatto!
blockyou-own-last = Restavi solo tu: la carta torna tra le tue
blockyou-own-returned = La carta torna tra le tue
blockyou-own-out = Dopo il tuo errore salti questa manche. Torni nella prossima.
blockyou-own-fault-colours = I colori non combaciano. Una carta penalità; fuori per questa manche e per la prossima.
blockyou-own-fault-self = Un dito indica te. Una carta penalità; fuori per questa manche e per la prossima.
blockyou-solo-fault-colours = I colori non combaciano: una carta penalità
blockyou-solo-fault-self = Un dito indica te: una carta penalità

## The hand

blockyou-hand-down = La tua carta, coperta
blockyou-hand-card = La tua carta: { $card }. Premi per ruotarla.
blockyou-lay-do = Metti
blockyou-hint-touch = Trascinala sul campo o tocca un punto. Tocca la carta per ruotarla.
blockyou-hint-mouse = Trascinala sul campo. R o la rotella la ruotano.
blockyou-watching = Stai guardando

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Ancora { $seconds } secondo
       *[other] Ancora { $seconds } secondi
    }
blockyou-last-other =
    { $who ->
        [you] Resti solo tu
        [nobody] Non resta nessuno
       *[other] Resta solo { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Tempo
blockyou-solo-left =
    { $count ->
        [one] Ancora { $count } carta
       *[other] Ancora { $count } carte
    }
blockyou-result-title = Manche { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s dopo
blockyou-result-blocks = blocca: { $names }
blockyou-result-nobody = Nessuna carta messa
blockyou-ending-all = Non resta nessuno: la manche è finita.
blockyou-ending-last =
    { $who ->
        [you] Restavi solo tu.
        [nobody] Restava una sola persona.
       *[other] Restava solo { $name }.
    }
blockyou-ending-time = Il tempo è scaduto: ognuno riprende la sua carta.
blockyou-ending-dead = Non si poteva più mettere nessuna carta: ognuno riprende la sua.
blockyou-ending-refreshed = Nessuno poteva mettere una carta: ecco un campo nuovo.
blockyou-fitted-show = Mostra dove andava bene
blockyou-fitted =
    { $count ->
        [0] La tua carta non andava bene da nessuna parte
        [one] La tua carta andava bene in { $count } posizione
       *[other] La tua carta andava bene in { $count } posizioni
    }
blockyou-pause = Pausa
blockyou-pause-later = Pausa dopo questa manche
blockyou-pause-comes = Dopo questa manche ci sarà una pausa
blockyou-paused =
    { $who ->
        [you] Pausa
        [nobody] Pausa
       *[other] Pausa: { $name }
    }
blockyou-go-on = Continua

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Sei al via.
        [nobody] Un posto è al via.
       *[other] { $name } è al via.
    }
blockyou-said-left =
    { $who ->
        [you] Hai lasciato la partita.
        [nobody] Qualcuno ha lasciato la partita.
       *[other] { $name } ha lasciato la partita.
    }
blockyou-said-countdown = Tre, due, uno…
blockyou-said-round = Manche { $round }.
blockyou-said-card = La tua carta: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Metti una carta alla riga { $row }, colonna { $column }.
        [nobody] BlockYou! C’è una carta alla riga { $row }, colonna { $column }.
       *[other] BlockYou! { $name } mette una carta alla riga { $row }, colonna { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Errore: i tuoi colori non combaciano alla riga { $row }, colonna { $column }. Ricevi una carta penalità.
        [nobody] Errore: i colori non combaciano alla riga { $row }, colonna { $column }.
       *[other] Errore di { $name }: i colori non combaciano alla riga { $row }, colonna { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Errore: un dito indica te. Ricevi una carta penalità.
        [nobody] Errore: un dito indica il proprio posto.
       *[other] Errore: { $name } ha indicato il proprio posto.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blocco: { $names }.
       *[other] Blocchi: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Resti solo tu: dieci secondi!
        [nobody] Restano dieci secondi.
       *[other] Resta solo { $name }, con dieci secondi.
    }
blockyou-said-over =
    { $who ->
        [you] La partita è finita. Hai vinto.
        [nobody] La partita è finita.
       *[other] La partita è finita. Vince { $name }.
    }
blockyou-now-ready = La gara comincia quando tutti sono al via.
blockyou-now-leader =
    { $who ->
        [you] Fai partire tu il conto alla rovescia quando gli altri sono al via.
        [nobody] Un posto libero fa partire il conto alla rovescia quando gli altri sono al via.
       *[other] { $name } fa partire il conto alla rovescia quando gli altri sono al via.
    }
blockyou-now-countdown = Stanno per scoprirsi le prossime carte.
blockyou-now-race = Cercano ancora: { $names }.

## The playing area in words

blockyou-text-not-now = Ora non devi fare niente.
blockyou-text-hand = { $name }, la tua carta
blockyou-text-row = Riga delle sue caselle in alto
blockyou-text-column = Colonna delle sue caselle a sinistra
blockyou-text-turn = Ruotata
blockyou-text-turn-0 = non ruotata: { $card }
blockyou-text-turn-1 = un quarto: { $card }
blockyou-text-turn-2 = mezzo giro: { $card }
blockyou-text-turn-3 = tre quarti: { $card }
blockyou-text-lay = Metti
blockyou-text-places = Dove il campo accetta una carta
blockyou-text-row-places = riga { $row }: colonne { $columns }
blockyou-text-field = Il campo: righe da nord, colonne da ovest
blockyou-text-cell = { $colour }, carta { $card }
blockyou-text-row-head = Riga { $row }
blockyou-text-column-head = Colonna { $column }
blockyou-text-players = A che punto siamo
blockyou-text-pile =
    { $count ->
        [one] Resta { $count } carta penalità
       *[other] Restano { $count } carte penalità
    }

## The score sheet

blockyou-sheet = Vince chi mette per primo tutte le carte
blockyou-sheet-solo = In solitario
blockyou-sheet-place = Posto
blockyou-sheet-player = Giocatore
blockyou-sheet-cards = Carte rimaste
blockyou-sheet-time = Tempo
blockyou-sheet-fastest = Più breve
blockyou-sheet-blocks = Blocchi
blockyou-sheet-faults = Errori
blockyou-best = Da battere: { $time }
blockyou-best-new = Il tuo miglior tempo!
blockyou-best-all = I tuoi tempi migliori: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Ora resti fuori
reason-off-field = Fuori dal campo
reason-covers-one-card = Copre una sola carta

## Moves as a replay tells them

replay-blockyou-ready = al via
replay-blockyou-begin =
    { $who ->
        [you] Fai partire tu il conto alla rovescia
        [nobody] Un posto libero fa partire il conto alla rovescia
       *[other] { $name } fa partire il conto alla rovescia
    }
replay-blockyou-count = tre, due, uno, zero
replay-blockyou-turn = si scoprono le carte
replay-blockyou-lay =
    { $turns ->
        [0] una carta alla riga { $row }, colonna { $column }
        [1] una carta alla riga { $row }, colonna { $column }, ruotata di un quarto a destra
        [2] una carta alla riga { $row }, colonna { $column }, ruotata di mezzo giro
       *[other] una carta alla riga { $row }, colonna { $column }, ruotata di un quarto a sinistra
    }
replay-blockyou-hidden = una carta coperta
replay-blockyou-draw = una carta dal mazzo: { $card }
