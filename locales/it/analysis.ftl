### Hints and reviews, in every game that has them.

## The hint

advice = Consiglio
advice-key = Consiglio (H)
advice-stop = Smetti di cercare un consiglio
advice-thinking = Cerchiamo una buona mossa…
advice-close = Nascondi consiglio
advice-refused = Nessun consiglio: { $reason }

## The review

review-waiting = Guardiamo la partita…
review-progress = { $done } di { $total } mosse guardate
review-before = Prima della mossa { $number }
review-end = La fine
review-swings = Dove la partita è cambiata
review-swings-later = Qui compaiono le svolte più grandi.
review-no-swings = Nessuna mossa ha regalato niente. Ben giocato!
review-swing = Mossa { $number }: { $name }
review-played = Giocato: { $move }
review-better = Meglio: { $move }
review-board = Posizione prima della mossa { $number }
review-board-swing = Posizione prima della mossa { $number }. Giocato: { $played }. Meglio: { $better }.
review-board-end = La posizione finale
