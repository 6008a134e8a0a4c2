### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Pôr a peça
blokus-advice-said = Dica: { $piece } em { $cells }. { $margin }.
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

blokus-review-chart = Resultado previsto, jogada a jogada
blokus-review-about = Quadrados que se espera que cada cor ponha até ao fim
blokus-review-about-bonus = Quadrados que se espera que cada cor ponha até ao fim, com pontos de bónus
blokus-review-slider = Posição no jogo
blokus-review-unknown = ainda não vista
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] ofereceu cerca de um quadrado
       *[other] ofereceu cerca de { $count } quadrados
    }
blokus-review-gave-piece = Já não há lugar para: { $pieces }
blokus-review-gave-lane = Caminho fechado por: { $name }. Já não há lugar para: { $pieces }
blokus-review-gave-room = Quadrados fora de alcance: { $count }
blokus-review-gave-left = Quadrados deixados livres para: { $name } · { $count }
blokus-review-gave-small = Quadrados postos a menos: { $count }
blokus-review-table = Todos os números
blokus-review-table-caption = Pontos previstos de cada cor antes de cada jogada
blokus-review-column-move = Jogada
blokus-review-column-player = Jogador
blokus-review-column-laid = Peça
blokus-review-column-better = Melhor
blokus-review-number = { $points }
