### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Le basi
lesson-blokus-points = Punti
lesson-blokus-two-players = Due giocatori
lesson-blokus-three-players = Tre giocatori
lesson-blokus-duo = Il tabellone piccolo

## The basics
lesson-blokus-first-corner = Il tuo primo pezzo copre un angolo del tabellone. Mettine uno.
lesson-blokus-first-corner-done = Ogni colore parte da un angolo tutto suo.
lesson-blokus-touch-corner = Da ora ogni pezzo tocca uno dei tuoi, angolo con angolo.
lesson-blokus-touch-corner-done = Angolo con angolo: così cresce il tuo colore.
lesson-blokus-never-edge = Angoli sì, lati mai. Metti la barra da cinque.
lesson-blokus-never-edge-done = I tuoi pezzi non stanno mai lato contro lato.
lesson-blokus-others-edge = I lati degli altri colori sono permessi. Metti un pezzo proprio accanto a uno.
lesson-blokus-others-edge-done = Solo i tuoi lati sono vietati.
lesson-blokus-turn-flip = I pezzi si ruotano e si ribaltano. Riempi proprio le caselle illuminate.
lesson-blokus-turn-flip-done = Lo stesso pezzo, messo in un altro verso.
lesson-blokus-big-first = I pezzi grandi restano presto senza posto. Mettine uno da cinque caselle.
lesson-blokus-big-first-done = I piccoli ci staranno anche più tardi.
lesson-blokus-to-middle = Il centro apre tutto il tabellone. Raggiungi una casella illuminata.
lesson-blokus-to-middle-done = Da lì puoi crescere in ogni direzione.
lesson-blokus-close-door = Il giallo vuole continuare dalla casella illuminata. Coprila.
lesson-blokus-close-door-done = Un angolo coperto è una porta chiusa.
lesson-blokus-shut-out = Il giallo non ci sta più da nessuna parte e passa. Metti il tuo prossimo pezzo.
lesson-blokus-shut-out-done = Di nuovo tu: chi ha ancora posto continua.
lesson-blokus-fewest-left = Nessuno può più mettere niente. Chi ha vinto?
lesson-blokus-fewest-left-blue = Il blu, con 17 caselle rimaste
lesson-blokus-fewest-left-yellow = Il giallo, con 54 caselle rimaste
lesson-blokus-fewest-left-done = Vince chi ha meno caselle rimaste.

## Points
lesson-blokus-points-left = A punti, ogni casella rimasta vale meno uno. Quanto costano due pezzi da quattro?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Due per quattro caselle: meno otto.
lesson-blokus-points-bonus = Tutti i pezzi messi danno 15. Con la casella singola per ultima, altri 5. Quanto fa in tutto?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Più di venti non si può.

## Two players
lesson-blokus-two-red = In due giochi con blu e rosso. Porta il rosso in un angolo libero.
lesson-blokus-two-red-done = Ogni colore ha i suoi pezzi e la sua partenza.
lesson-blokus-two-apart = Blu e rosso sono tuoi, ma non si aiutano. Metti un pezzo blu.
lesson-blokus-two-apart-done = Il blu cresce solo dal blu.

## Three players
lesson-blokus-shared-turn = Il verde è condiviso: si mette a turno, e ora tocca a te. Portalo nell’ultimo angolo.
lesson-blokus-shared-turn-done = La prossima volta il verde lo mette un’altra persona.
lesson-blokus-shared-count = Di chi sono alla fine le caselle del verde?
lesson-blokus-shared-count-me = Mie
lesson-blokus-shared-count-all = Di tutti
lesson-blokus-shared-count-nobody = Di nessuno
lesson-blokus-shared-count-done = Il colore condiviso non conta per nessuno.

## The small board
lesson-blokus-duo-start = Duo comincia dentro il tabellone. Copri la tua partenza illuminata.
lesson-blokus-duo-start-done = L’altro colore parte dal lato opposto.
lesson-blokus-duo-meet = Sul tabellone piccolo ci si incontra subito. Infilati in mezzo: raggiungi una casella illuminata.
lesson-blokus-duo-meet-done = Il posto preso presto manca poi all’altro.

## What was wrong.
lesson-wrong-no-start-corner = Il primo pezzo di un colore copre una casella angolare libera.
lesson-wrong-no-start-square = In Duo il primo pezzo copre la tua partenza.
lesson-wrong-edge-contact = Lì sta lato contro lato con il tuo colore.
lesson-wrong-no-corner-contact = Lì non tocca nessun angolo del suo colore.
lesson-wrong-overlap = Lì c’è già un pezzo.
lesson-wrong-off-board = Una parte esce dal tabellone.
lesson-wrong-not-the-line = Ci sta, ma prendi la barra da cinque.
lesson-wrong-no-neighbour = Ci sta, ma non ha accanto nessun altro colore.
lesson-wrong-not-the-lit = Proprio le caselle illuminate: ruota o ribalta il pezzo.
lesson-wrong-too-small = Ci sta, ma ha meno di cinque caselle.
lesson-wrong-not-to-middle = Ci sta, ma non copre nessuna casella illuminata.
lesson-wrong-door-open = Il giallo può ancora continuare dalla casella illuminata.
lesson-wrong-more-left = Quello è il colore con più caselle rimaste.
lesson-wrong-per-piece = Contano le caselle, non i pezzi.
lesson-wrong-no-minus = Quello che resta costa punti.
lesson-wrong-smallest-too = E la casella singola è venuta per ultima.
lesson-wrong-all-laid-too = E tutti i pezzi sono messi.
lesson-wrong-shared-mine = Lo metti solo una volta su tre.
lesson-wrong-shared-all = Allora non cambierebbe niente.
lesson-wrong-not-between = Ci sta, ma non copre nessuna casella illuminata.
