### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Mettilo
blokus-advice-said = Consiglio: { $piece } su { $cells }. { $margin }.
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

blokus-review-chart = Risultato previsto, mossa per mossa
blokus-review-about = Caselle che ogni colore dovrebbe mettere entro la fine
blokus-review-about-bonus = Caselle che ogni colore dovrebbe mettere entro la fine, con i punti bonus
blokus-review-slider = Posizione nella partita
blokus-review-unknown = non ancora guardata
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] ha regalato circa una casella
       *[other] ha regalato circa { $count } caselle
    }
blokus-review-gave-piece = Non c’è più posto per: { $pieces }
blokus-review-gave-lane = Passaggio chiuso da: { $name }. Non c’è più posto per: { $pieces }
blokus-review-gave-room = Caselle fuori portata: { $count }
blokus-review-gave-left = Caselle lasciate libere a: { $name } · { $count }
blokus-review-gave-small = Caselle messe in meno: { $count }
blokus-review-table = Tutti i numeri
blokus-review-table-caption = Punti previsti di ogni colore prima di ogni mossa
blokus-review-column-move = Mossa
blokus-review-column-player = Giocatore
blokus-review-column-laid = Messo
blokus-review-column-better = Meglio
blokus-review-number = { $points }
