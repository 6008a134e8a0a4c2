# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Desafios
puzzles-streak =
    { $count ->
        [one] { $count } dia seguido
       *[other] { $count } dias seguidos
    }
puzzles-streak-best = recorde: { $count }
puzzles-daily = Desafio do dia
puzzles-daily-about = O mesmo para todos, um novo todos os dias.
puzzles-state-new = Por tentar
puzzles-state-open = À tua espera
puzzles-state-wrong = Por resolver
puzzles-state-solved = Resolvido
puzzles-practice = Treino
puzzles-ideas = Uma ideia de cada vez
puzzles-rush = Corrida
puzzles-rush-about = Três minutos; ao terceiro erro acaba.
puzzles-rush-start = Começar corrida
puzzles-none = Não há desafios neste servidor.

## A puzzle. The goal stands over the board.

puzzles-goal = Meta
puzzles-goal-better-of-two = Qual destas jogadas é melhor?
puzzles-goal-best-roll = Aproveitar este lançamento ao máximo.
puzzles-goal-block = Deixar ao outro lado o menor espaço possível.
puzzles-goal-find-place = Achar uma posição para esta carta.
puzzles-goal-find-place-leader = Achar uma posição onde um dedo aponte para quem tem menos cartas.
puzzles-goal-fit-everything = Achar espaço para todas as peças.
puzzles-goal-keep-lane = Manter aberto o próprio caminho.
puzzles-goal-last-piece = Achar espaço para todas as peças, com o quadrado único em último.
puzzles-goal-most-squares =
    { $squares ->
        [one] Pôr { $squares } quadrado: mais não cabem.
       *[other] Pôr { $squares } quadrados: mais não cabem.
    }
puzzles-goal-which-stands = Em qual destes pontos o bloco aguenta?
puzzles-goal-will-it-stand = O bloco vai aguentar ali?
puzzles-moves =
    { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }
puzzles-choice-yes = Aguenta
puzzles-choice-no = Cai
puzzles-choice = { $letter }
puzzles-choice-look = Mostrar { $letter }
puzzles-level = Nível { $rating }

## Why an answer is right or wrong

puzzles-right = Certo!
puzzles-wrong = Quase
puzzles-solved-late = Resolvido no fim
puzzles-go-on = Tenta mais uma vez.
puzzles-why-colours-differ = As cores debaixo da carta são diferentes.
puzzles-why-falls = Ali cai.
puzzles-why-finger-misses = Nenhum dedo aponta para quem tem menos cartas.
puzzles-why-finger-points-back = Um dedo aponta para ti.
puzzles-why-not-best = É permitido, mas há melhor.
puzzles-why-not-last = Coube tudo, mas a última foi outra peça.
puzzles-why-pieces-left = Algumas peças já não têm espaço.
puzzles-why-stands = Afinal aguenta.
puzzles-why-too-few-squares = Era possível pôr mais quadrados.
puzzles-idea-any-place = Começa pela cor da tua carta que é mais rara no campo.
puzzles-idea-counterweight = O peso de um bloco segura outro.
puzzles-idea-deny = Ocupa o canto de que o outro lado mais precisa.
puzzles-idea-edge = Um bloco aguenta enquanto o centro dele assenta no de baixo.
puzzles-idea-ending = Quando restam poucas jogadas, conta o que cada lado ainda pode pôr.
puzzles-idea-finger-on-leader = Primeiro roda a carta para que um dedo aponte para quem lidera, depois procura onde encaixa.
puzzles-idea-lane = Espaço para depois vale mais do que quadrados agora.
puzzles-idea-leave-little = Quando não há nada para ganhar, deixa pouco a quem vem a seguir.
puzzles-idea-lower-joint = Uma torre cede no seu ponto mais fraco, e ele pode estar bem em baixo.
puzzles-idea-middle-game = Uma jogada que abre dois caminhos é melhor do que uma grande.
puzzles-idea-order = A ordem decide: guarda o quadrado único para o fim.
puzzles-idea-packing = Põe primeiro as peças difíceis; as pequenas cabem em todo o lado.
puzzles-idea-squares = Experimenta primeiro as peças grandes e vê o que cada uma fecha.
puzzles-idea-take-back = Um ANULAR pode abrir um número que ajuda duas vezes.
puzzles-idea-wild-card = Guarda o JOKER para o número que falta.
puzzles-idea-win-card = Procura a carta que este lançamento pode completar.
puzzles-tag-any-place = Achar posição
puzzles-tag-counterweight = Contrapesos
puzzles-tag-deny = Tirar espaço
puzzles-tag-edge = Além da borda
puzzles-tag-ending = O final
puzzles-tag-finger-on-leader = Dedo em quem lidera
puzzles-tag-lane = Caminhos
puzzles-tag-leave-little = Deixar pouco
puzzles-tag-lower-joint = O ponto fraco
puzzles-tag-middle-game = Meio do jogo
puzzles-tag-order = A ordem certa
puzzles-tag-packing = Encaixar
puzzles-tag-squares = Muitos quadrados
puzzles-tag-take-back = ANULAR
puzzles-tag-wild-card = O JOKER
puzzles-tag-win-card = Ganhar uma carta
puzzles-next = Outro desafio
puzzles-again = Desde o começo
puzzles-answer = Ver a resposta

## Results, sharing and times

puzzles-share = Partilhar
puzzles-shared = Copiado
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Tempos de hoje
puzzles-board-none = Ainda ninguém o resolveu à primeira.
puzzles-board-answered =
    { $count ->
        [one] { $count } pessoa tentou
       *[other] { $count } pessoas tentaram
    }
puzzles-rush-over = A corrida acabou
puzzles-rush-solved =
    { $count ->
        [one] { $count } desafio resolvido
       *[other] { $count } desafios resolvidos
    }
puzzles-rush-best = O teu recorde: { $count }
puzzles-rush-wrong = Erros: { $count } de { $most }
puzzles-time-left = Tempo restante
puzzles-mine = Meus desafios
puzzles-rating = Força
puzzles-rating-early = estimativa
puzzles-counts = { $right } de { $tried } à primeira
puzzles-mistakes = Treinar os teus erros
puzzles-goal-mistake = Achar uma jogada melhor do que no teu jogo.

reason-colours-differ = As cores não combinam
reason-falls = Ali cai
reason-finger-misses = Não aponta a quem lidera
reason-finger-points-back = Aponta para ti
reason-not-best = Há melhor
reason-not-last = A última foi outra
reason-not-offered = Usar os botões
reason-pieces-left = Restam peças
reason-stands = Afinal aguenta
reason-too-few-squares = Era possível pôr mais
