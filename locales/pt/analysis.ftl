### Hints and reviews, in every game that has them.

## The hint

advice = Dica
advice-key = Dica (H)
advice-stop = Parar de procurar uma dica
advice-thinking = À procura de uma boa jogada…
advice-close = Esconder a dica
advice-refused = Sem dica: { $reason }

## The review

review-waiting = Análise do jogo em curso…
review-progress = { $done } de { $total } jogadas vistas
review-before = Antes da jogada { $number }
review-end = O fim
review-swings = Onde o jogo mudou
review-swings-later = As maiores reviravoltas aparecem aqui.
review-no-swings = Nenhuma jogada ofereceu nada. Muito bem jogado!
review-swing = Jogada { $number }: { $name }
review-played = Jogou-se: { $move }
review-better = Melhor: { $move }
review-board = Posição antes da jogada { $number }
review-board-swing = Posição antes da jogada { $number }. Jogou-se: { $played }. Melhor: { $better }.
review-board-end = A posição final
