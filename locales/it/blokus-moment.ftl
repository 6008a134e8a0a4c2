# Blokus: the rule of the moment, the coach, the goal in one line.

blokus-moment-goal = Copri più caselle che puoi, angolo con angolo.
blokus-moment-lots = Si sorteggia chi inizia. Prima nessuno può mettere un pezzo.
blokus-moment-wait = Ora gioca: { $name }. Si gioca in senso orario, un pezzo alla volta: il tuo turno arriva da solo.
blokus-moment-watch = Ora gioca: { $name }. In questo turno si mette un pezzo di questo colore: { $colour }.
blokus-moment-first = Il primo pezzo di un colore deve coprire un angolo del tabellone. { $count ->
        [one] Un angolo è ancora libero.
       *[other] { $count } angoli sono ancora liberi.
    }
blokus-moment-own-start = Il primo pezzo di un colore deve coprire il proprio angolo del tabellone. Il tuo è illuminato: { $colour }.
blokus-moment-start = Sul tabellone piccolo il tuo primo pezzo deve coprire la tua casella di partenza. È illuminata: { $colour }.
blokus-moment-corner = Il tuo pezzo deve toccare il tuo colore con un angolo e mai con un lato. { $pass ->
        [yes] Puoi anche passare.
       *[no] Può cominciare dalle caselle illuminate.
    }
blokus-moment-shared-first = Giochi per il colore condiviso: { $colour }. Il suo primo pezzo deve coprire un angolo libero del tabellone.
blokus-moment-shared = Giochi per il colore condiviso: { $colour }. Il pezzo deve toccare quel colore con un angolo e mai con un lato.
blokus-moment-shut = Nessun tuo pezzo ha più posto, quindi il tuo turno viene saltato. Il tabellone può solo riempirsi: le tue caselle rimaste si contano alla fine.
blokus-moment-done = Hai messo tutti i tuoi pezzi, quindi il tuo turno viene saltato. Gli altri continuano finché possono.
blokus-moment-over = La partita è finita. Si contano le caselle rimaste.

blokus-coach-corners = Da ora ogni pezzo deve toccare questo colore, e solo con un angolo: { $colour }.
blokus-coach-mine = Questo colore non ha più posto e da ora viene saltato: { $colour }.
blokus-coach-theirs = Questo colore è chiuso fuori e da ora viene saltato: { $colour }.
blokus-coach-finished = Tutti i pezzi di questo colore sono messi: { $colour }.
blokus-coach-lane = { $name }: questa mossa ha chiuso un passaggio. { $count ->
        [one] Un tuo pezzo non ci sta più da nessuna parte.
       *[other] { $count } tuoi pezzi non ci stanno più da nessuna parte.
    }
