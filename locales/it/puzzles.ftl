# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Enigmi
puzzles-streak =
    { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }
puzzles-streak-best = record: { $count }
puzzles-daily = Enigma del giorno
puzzles-daily-about = Lo stesso per tutti, ogni giorno uno nuovo.
puzzles-state-new = Mai provato
puzzles-state-open = Ti aspetta
puzzles-state-wrong = Non risolto
puzzles-state-solved = Risolto
puzzles-practice = Esercizi
puzzles-ideas = Un’idea alla volta
puzzles-rush = Sprint
puzzles-rush-about = Tre minuti; al terzo errore è finita.
puzzles-rush-start = Inizia lo sprint
puzzles-none = Su questo server non ci sono enigmi.

## A puzzle. The goal stands over the board.

puzzles-goal = Meta
puzzles-goal-better-of-two = Quale di queste mosse è migliore?
puzzles-goal-best-roll = Sfrutta al meglio questo lancio.
puzzles-goal-block = Lascia all’altra parte meno spazio che puoi.
puzzles-goal-find-place = Trova un punto per questa carta.
puzzles-goal-find-place-leader = Trova un punto in cui un dito indica chi ha meno carte.
puzzles-goal-fit-everything = Trova spazio per tutti i tuoi pezzi.
puzzles-goal-keep-lane = Tieni aperto il tuo passaggio.
puzzles-goal-last-piece = Trova spazio per tutti i tuoi pezzi, la casella singola per ultima.
puzzles-goal-most-squares =
    { $squares ->
        [one] Copri { $squares } casella: di più non ce ne stanno.
       *[other] Copri { $squares } caselle: di più non ce ne stanno.
    }
puzzles-goal-which-stands = In quale di questi punti il blocco regge?
puzzles-goal-will-it-stand = Il blocco reggerà lì?
puzzles-moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
puzzles-choice-yes = Regge
puzzles-choice-no = Cade
puzzles-choice = { $letter }
puzzles-choice-look = Mostra { $letter }
puzzles-level = Livello { $rating }

## Why an answer is right or wrong

puzzles-right = Giusto!
puzzles-wrong = Non proprio
puzzles-solved-late = Risolto alla fine
puzzles-go-on = Prova ancora una volta.
puzzles-why-colours-differ = I colori sotto la carta sono diversi.
puzzles-why-falls = Lì cade.
puzzles-why-finger-misses = Nessun dito indica chi ha meno carte.
puzzles-why-finger-points-back = Un dito indica te.
puzzles-why-not-best = È permesso, ma c’è di meglio.
puzzles-why-not-last = Ci sta tutto, ma per ultimo è venuto un altro pezzo.
puzzles-why-pieces-left = Alcuni pezzi non hanno più posto.
puzzles-why-stands = Invece regge.
puzzles-why-too-few-squares = Si potevano coprire più caselle.
puzzles-idea-any-place = Parti dal colore della tua carta che è più raro sul campo.
puzzles-idea-counterweight = Il peso di un blocco ne tiene fermo un altro.
puzzles-idea-deny = Prendi l’angolo che più serve all’altra parte.
puzzles-idea-edge = Un blocco regge finché il suo centro poggia su quello sotto.
puzzles-idea-ending = Quando restano poche mosse, conta che cosa può ancora mettere ogni parte.
puzzles-idea-finger-on-leader = Prima ruota la carta in modo che un dito indichi chi è in testa, poi cerca un posto adatto.
puzzles-idea-lane = Lo spazio per dopo vale più delle caselle di adesso.
puzzles-idea-leave-little = Quando non c’è niente da vincere, lascia poco a chi viene dopo.
puzzles-idea-lower-joint = Una torre cede nel suo punto più debole, e può essere molto in basso.
puzzles-idea-middle-game = Una mossa che apre due passaggi è meglio di una grande.
puzzles-idea-order = Decide l’ordine: tieni la casella singola per la fine.
puzzles-idea-packing = Metti prima i pezzi difficili; i piccoli ci stanno ovunque.
puzzles-idea-squares = Prova prima i pezzi grandi, e guarda che cosa chiude ciascuno.
puzzles-idea-take-back = Un ANNULLA può scoprire un numero che aiuta due volte.
puzzles-idea-wild-card = Tieni il JOLLY per il numero che manca.
puzzles-idea-win-card = Cerca la carta che questo lancio può completare.
puzzles-tag-any-place = Trovare un punto
puzzles-tag-counterweight = Contrappesi
puzzles-tag-deny = Togliere spazio
puzzles-tag-edge = Oltre il bordo
puzzles-tag-ending = Il finale
puzzles-tag-finger-on-leader = Il dito su chi è in testa
puzzles-tag-lane = Passaggi
puzzles-tag-leave-little = Lasciare poco
puzzles-tag-lower-joint = Il punto debole
puzzles-tag-middle-game = Metà partita
puzzles-tag-order = L’ordine giusto
puzzles-tag-packing = Incastri
puzzles-tag-squares = Tante caselle
puzzles-tag-take-back = ANNULLA
puzzles-tag-wild-card = Il JOLLY
puzzles-tag-win-card = Vincere una carta
puzzles-next = Il prossimo
puzzles-again = Dall’inizio
puzzles-answer = Mostra la risposta

## Results, sharing and times

puzzles-share = Condividi
puzzles-shared = Copiato
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Tempi di oggi
puzzles-board-none = Nessuno l’ha ancora risolto al primo colpo.
puzzles-board-answered =
    { $count ->
        [one] Ci ha provato { $count } persona
       *[other] Ci hanno provato { $count } persone
    }
puzzles-rush-over = Lo sprint è finito
puzzles-rush-solved =
    { $count ->
        [one] { $count } enigma risolto
       *[other] { $count } enigmi risolti
    }
puzzles-rush-best = Il tuo record: { $count }
puzzles-rush-wrong = Errori: { $count } su { $most }
puzzles-time-left = Tempo rimasto
puzzles-mine = I miei enigmi
puzzles-rating = Forza
puzzles-rating-early = prima stima
puzzles-counts = { $right } su { $tried } al primo colpo
puzzles-mistakes = Riprova i tuoi errori
puzzles-goal-mistake = Trova una mossa migliore che nella tua partita.

reason-colours-differ = Colori diversi
reason-falls = Lì cade
reason-finger-misses = Non indica chi è in testa
reason-finger-points-back = Indica te
reason-not-best = C’è di meglio
reason-not-last = L’ultimo era un altro
reason-not-offered = Usa i pulsanti
reason-pieces-left = Restano dei pezzi
reason-stands = Invece regge
reason-too-few-squares = Si poteva fare di più
