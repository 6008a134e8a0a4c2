### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Consiglio
blokus-advice-key = Consiglio (H)
blokus-advice-stop = Smetti di cercare un consiglio
blokus-advice-thinking = Cerchiamo una buona mossa…
blokus-advice-close = Nascondi consiglio
blokus-advice-take = Mettilo
blokus-advice-said = Consiglio: { $piece } su { $cells }. { $margin }.
blokus-advice-refused = Nessun consiglio: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Circa una casella di vantaggio
       *[other] Circa { $count } caselle di vantaggio
    }
blokus-margin-behind =
    { $count ->
        [one] Circa una casella di svantaggio
       *[other] Circa { $count } caselle di svantaggio
    }
blokus-margin-level = Circa alla pari con chi va meglio

## The review

blokus-review-waiting = Guardiamo la partita…
blokus-review-progress = { $done } di { $total } mosse guardate
blokus-review-chart = Risultato previsto, mossa per mossa
blokus-review-about = Caselle che ogni colore dovrebbe mettere entro la fine
blokus-review-about-bonus = Caselle che ogni colore dovrebbe mettere entro la fine, con i punti bonus
blokus-review-slider = Posizione nella partita
blokus-review-before = Prima della mossa { $number }
blokus-review-end = La fine
blokus-review-unknown = non ancora guardata
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Dove la partita è cambiata
blokus-review-swings-later = Qui compaiono le svolte più grandi.
blokus-review-no-swings = Nessuna mossa ha regalato niente. Ben giocato!
blokus-review-swing = Mossa { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] ha regalato circa una casella
       *[other] ha regalato circa { $count } caselle
    }
blokus-review-played = Giocato: { $piece }
blokus-review-better = Meglio: { $piece }
blokus-review-board = Posizione prima della mossa { $number }
blokus-review-board-swing = Posizione prima della mossa { $number }. Giocato: { $played }. Meglio: { $better }.
blokus-review-board-end = La posizione finale
blokus-review-table = Tutti i numeri
blokus-review-table-caption = Punti previsti di ogni colore prima di ogni mossa
blokus-review-column-move = Mossa
blokus-review-column-player = Giocatore
blokus-review-column-laid = Messo
blokus-review-column-better = Meglio
blokus-review-number = { $points }
