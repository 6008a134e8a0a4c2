### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Angolo con angolo, mai lato contro lato: trova spazio per tutti i tuoi pezzi prima che lo prendano gli altri.

blokus-colour-blue = blu
blokus-colour-yellow = giallo
blokus-colour-red = rosso
blokus-colour-green = verde

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = B
blokus-letter-yellow = G
blokus-letter-red = R
blokus-letter-green = V

blokus-board = Tabellone
blokus-shared = Colore condiviso
blokus-squares-left =
    { $count ->
        [one] { $count } casella rimasta
       *[other] { $count } caselle rimaste
    }
blokus-pieces-left =
    { $count ->
        [one] { $count } pezzo rimasto
       *[other] { $count } pezzi rimasti
    }
blokus-tray = Pezzi di colore { $colour }
blokus-piece = Pezzo { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, nessuna posizione
        [one] { $piece }, { $count } posizione
       *[other] { $piece }, { $count } posizioni
    }
blokus-whose-tray = I pezzi di quale colore mostrare

blokus-standing-blocked = niente più mosse
blokus-standing-finished = tutti messi
blokus-standing-left = ha lasciato
blokus-skipped = saltato

blokus-your-turn = Tocca a te
blokus-turn-of =
    { $who ->
        [you] Tocca a te
        [nobody] Il posto è ancora libero
       *[other] Tocca a { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] Tocca a te
        [nobody] Il posto è ancora libero
       *[other] { $name } sta pensando
    }
blokus-drawing-lots = Si sorteggia chi inizia
blokus-lay-for-all = Metti il colore condiviso
blokus-you-win = Hai vinto!
blokus-wins =
    { $who ->
        [you] Hai vinto!
        [nobody] Non vince nessuno
       *[other] Vince { $name }
    }
blokus-shared-win = Vittoria condivisa

blokus-lay = Metti qui
blokus-turn = Ruota
blokus-turn-key = Ruota (R)
blokus-flip = Ribalta
blokus-flip-key = Ribalta (F)
blokus-keys-jump = Salta alla prossima posizione adatta da quel lato
blokus-put-back = Rimetti via
blokus-pass = Passa
blokus-pass-sure = Sì, passa
blokus-turn-board = Ruota il tabellone
blokus-holding = Hai in mano { $piece }
blokus-hint-take = Prendi un pezzo e mettilo sul tabellone
blokus-hint-holding = R lo ruota, F lo ribalta, Esc lo rimette via

blokus-said-laid = Il { $colour } mette { $piece } su { $cells }.
blokus-said-returned = Il { $colour } riprende { $piece }.
blokus-said-passed = Il { $colour } passa.
blokus-said-skipped = Il { $colour } non ha più posto e viene saltato.
blokus-said-turn =
    { $who ->
        [you] Tocca a te con il { $colour }.
        [nobody] Il posto che gioca con il { $colour } è ancora libero.
       *[other] Tocca a { $name } con il { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] La partita è finita. Hai vinto.
        [together] La partita è finita. Condividi la vittoria con { $names }.
        [several] La partita è finita. Vittoria condivisa: { $names }.
        [nobody] La partita è finita.
       *[other] La partita è finita. Vince { $names }.
    }
blokus-said-fits = { $piece }, { $cell }, ci sta
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Ora non devi mettere nessun pezzo.
blokus-text-pieces = Pezzi che ci stanno
blokus-text-places = Posizioni per { $piece }
blokus-place =
    { $count ->
        [one] { $piece } su { $cells }, copre { $count } casella
       *[other] { $piece } su { $cells }, copre { $count } caselle
    }
blokus-text-before = Precedenti
blokus-text-after = Altre
blokus-text-page = Pagina { $page } di { $pages }
blokus-board-table = Il tabellone, riga per riga dall’alto
blokus-empty = vuota

blokus-sheet-basic = Vince chi ha meno caselle rimaste
blokus-sheet-advanced = Vince chi ha più punti: meno uno per casella, più il bonus
blokus-sheet-place = Posto
blokus-sheet-player = Giocatore
blokus-sheet-left = Caselle rimaste
blokus-sheet-bonus = Bonus
blokus-sheet-total = Totale
blokus-sheet-number = { $value }
blokus-sheet-not-counted = non conta

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Fuori dal tabellone
reason-overlap = Casella occupata
reason-bad-shape = Non questa forma
reason-no-start-corner = Copri un angolo
reason-no-start-square = Copri la tua partenza
reason-edge-contact = Lato contro un tuo pezzo
reason-no-corner-contact = Tocca un tuo angolo
reason-all-passed = Tutti hanno passato
reason-no-more-moves = Niente più mosse
replay-blokus-lay =
    { $squares ->
        [one] una casella in { $cell }
       *[other] { $squares } caselle in { $cell }
    }
replay-blokus-pass = passa
replay-blokus-begin =
    { $who ->
        [you] Cominci tu
        [nobody] Comincia un posto libero
       *[other] Comincia { $name }
    }

## Records

end-record-blksgf = Per Pentobi (.blksgf)
