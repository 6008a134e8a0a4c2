### Hints and reviews, in every game that has them.

## The hint

advice = Consejo
advice-key = Consejo (H)
advice-stop = Dejar de buscar un consejo
advice-thinking = Buscando una buena jugada…
advice-close = Ocultar consejo
advice-refused = Sin consejo: { $reason }

## The review

review-waiting = Mirando la partida…
review-progress = { $done } de { $total } jugadas miradas
review-before = Antes de la jugada { $number }
review-end = El final
review-swings = Dónde cambió la partida
review-swings-later = Aquí saldrán los cambios más grandes.
review-no-swings = Ninguna jugada regaló nada. ¡Muy bien jugado!
review-swing = Jugada { $number }: { $name }
review-played = Se jugó: { $move }
review-better = Mejor: { $move }
review-board = Posición antes de la jugada { $number }
review-board-swing = Posición antes de la jugada { $number }. Se jugó: { $played }. Mejor: { $better }.
review-board-end = La posición final
