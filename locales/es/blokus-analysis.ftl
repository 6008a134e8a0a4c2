### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Consejo
blokus-advice-key = Consejo (H)
blokus-advice-stop = Dejar de buscar un consejo
blokus-advice-thinking = Buscando una buena jugada…
blokus-advice-close = Ocultar consejo
blokus-advice-take = Ponerla
blokus-advice-said = Consejo: { $piece } en { $cells }. { $margin }.
blokus-advice-refused = Sin consejo: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Más o menos un cuadrado de ventaja
       *[other] Unos { $count } cuadrados de ventaja
    }
blokus-margin-behind =
    { $count ->
        [one] Más o menos un cuadrado por detrás
       *[other] Unos { $count } cuadrados por detrás
    }
blokus-margin-level = Más o menos a la par de quien va mejor

## The review

blokus-review-waiting = Mirando la partida…
blokus-review-progress = { $done } de { $total } jugadas miradas
blokus-review-chart = Resultado previsto, jugada a jugada
blokus-review-about = Cuadrados que se espera que cada color ponga hasta el final
blokus-review-about-bonus = Cuadrados que se espera que cada color ponga hasta el final, con puntos de bonus
blokus-review-slider = Posición en la partida
blokus-review-before = Antes de la jugada { $number }
blokus-review-end = El final
blokus-review-unknown = aún sin mirar
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Dónde cambió la partida
blokus-review-swings-later = Aquí saldrán los cambios más grandes.
blokus-review-no-swings = Ninguna jugada regaló nada. ¡Muy bien jugado!
blokus-review-swing = Jugada { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] regaló más o menos un cuadrado
       *[other] regaló unos { $count } cuadrados
    }
blokus-review-played = Se jugó: { $piece }
blokus-review-better = Mejor: { $piece }
blokus-review-board = Posición antes de la jugada { $number }
blokus-review-board-swing = Posición antes de la jugada { $number }. Se jugó: { $played }. Mejor: { $better }.
blokus-review-board-end = La posición final
blokus-review-table = Todos los números
blokus-review-table-caption = Puntos previstos de cada color antes de cada jugada
blokus-review-column-move = Jugada
blokus-review-column-player = Jugador
blokus-review-column-laid = Puesta
blokus-review-column-better = Mejor
blokus-review-number = { $points }
