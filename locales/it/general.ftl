# The board for any game from outside: its own picture, and a list of moves.
general-moves = Mosse
general-search = Cerca una mossa
general-no-match = Nessuna mossa si chiama così.
general-text-moves = Cosa puoi fare
general-text-parts = Cosa mostra l’immagine
general-text-not-now = Ora non devi fare niente.
general-tap = Tocca l’immagine.
general-tap-or-list = Tocca l’immagine o scegli una mossa dalla lista.
general-choose = Scegli una mossa dalla lista.
general-as = Gioca come
general-no-picture = Ora questo gioco non ha un’immagine. Tutte le mosse sono nella lista.
general-refused = Ora non si può giocare così.
general-said-move =
    { $who ->
        [you] Giochi { $move }.
        [nobody] Si gioca { $move }.
       *[other] { $name } gioca { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Hai giocato.
        [nobody] È successo qualcosa che non puoi vedere.
       *[other] { $name } ha giocato.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Hai lasciato la partita.
        [nobody] Qualcuno ha lasciato la partita.
       *[other] { $name } ha lasciato la partita.
    }
general-said-back = Si annulla una mossa.
general-sheet = Com’è finita
general-sheet-place = Posto
general-sheet-player = Giocatore
general-sheet-points = Punti
general-about = Questo gioco viene da un pacchetto installato da chi gestisce questo server.
