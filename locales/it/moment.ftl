# The rule of the moment at a table: what may be done now, and why.

moment-title = Regole del momento
moment-why = Perché? { $reason }
moment-passage = Dalle regole
moment-read = Continua nelle regole
moment-goal = Meta
moment-coach = Guida
moment-coach-off = Disattiva la guida
moment-coach-about = Nelle tue prime tre partite di ogni gioco, una riga dice che cosa è appena cambiato.
moment-plain-yours = Tocca a te. Scegli una delle mosse nella pagina.
moment-plain-theirs = Ora gioca: { $name }. Potrai giocare di nuovo nel tuo turno.
moment-plain-others = Tocca agli altri. Potrai giocare di nuovo nel tuo turno.
moment-plain-over = La partita è finita. Non si può più giocare niente.
