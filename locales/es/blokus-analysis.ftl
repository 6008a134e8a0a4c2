### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Ponerla
blokus-advice-said = Consejo: { $piece } en { $cells }. { $margin }.
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

blokus-review-chart = Resultado previsto, jugada a jugada
blokus-review-about = Cuadrados que se espera que cada color ponga hasta el final
blokus-review-about-bonus = Cuadrados que se espera que cada color ponga hasta el final, con puntos de bonus
blokus-review-slider = Posición en la partida
blokus-review-unknown = aún sin mirar
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] regaló más o menos un cuadrado
       *[other] regaló unos { $count } cuadrados
    }
blokus-review-gave-piece = Ya no hay lugar para: { $pieces }
blokus-review-gave-lane = Camino cerrado por: { $name }. Ya no hay lugar para: { $pieces }
blokus-review-gave-room = Cuadrados fuera de alcance: { $count }
blokus-review-gave-left = Cuadrados que quedan libres para: { $name } · { $count }
blokus-review-gave-small = Cuadrados puestos de menos: { $count }
blokus-review-table = Todos los números
blokus-review-table-caption = Puntos previstos de cada color antes de cada jugada
blokus-review-column-move = Jugada
blokus-review-column-player = Jugador
blokus-review-column-laid = Puesta
blokus-review-column-better = Mejor
blokus-review-number = { $points }
