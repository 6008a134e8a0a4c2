### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Dica
blokus-advice-key = Dica (H)
blokus-advice-stop = Parar de procurar uma dica
blokus-advice-thinking = À procura de uma boa jogada…
blokus-advice-close = Esconder a dica
blokus-advice-take = Pôr a peça
blokus-advice-said = Dica: { $piece } em { $cells }. { $margin }.
blokus-advice-refused = Sem dica: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Cerca de um quadrado à frente
       *[other] Cerca de { $count } quadrados à frente
    }
blokus-margin-behind =
    { $count ->
        [one] Cerca de um quadrado atrás
       *[other] Cerca de { $count } quadrados atrás
    }
blokus-margin-level = Mais ou menos a par de quem vai melhor

## The review

blokus-review-waiting = Análise do jogo em curso…
blokus-review-progress = { $done } de { $total } jogadas vistas
blokus-review-chart = Resultado previsto, jogada a jogada
blokus-review-about = Quadrados que se espera que cada cor ponha até ao fim
blokus-review-about-bonus = Quadrados que se espera que cada cor ponha até ao fim, com pontos de bónus
blokus-review-slider = Posição no jogo
blokus-review-before = Antes da jogada { $number }
blokus-review-end = O fim
blokus-review-unknown = ainda não vista
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Onde o jogo mudou
blokus-review-swings-later = As maiores reviravoltas aparecem aqui.
blokus-review-no-swings = Nenhuma jogada ofereceu nada. Muito bem jogado!
blokus-review-swing = Jogada { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] ofereceu cerca de um quadrado
       *[other] ofereceu cerca de { $count } quadrados
    }
blokus-review-played = Jogou-se: { $piece }
blokus-review-better = Melhor: { $piece }
blokus-review-board = Posição antes da jogada { $number }
blokus-review-board-swing = Posição antes da jogada { $number }. Jogou-se: { $played }. Melhor: { $better }.
blokus-review-board-end = A posição final
blokus-review-table = Todos os números
blokus-review-table-caption = Pontos previstos de cada cor antes de cada jogada
blokus-review-column-move = Jogada
blokus-review-column-player = Jogador
blokus-review-column-laid = Peça
blokus-review-column-better = Melhor
blokus-review-number = { $points }
