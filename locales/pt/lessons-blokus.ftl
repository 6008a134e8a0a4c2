### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = O básico
lesson-blokus-points = Pontos
lesson-blokus-two-players = Dois jogadores
lesson-blokus-three-players = Três jogadores
lesson-blokus-duo = O tabuleiro pequeno

## The basics
lesson-blokus-first-corner = A tua primeira peça cobre um canto do tabuleiro. Põe uma.
lesson-blokus-first-corner-done = Cada cor sai de um canto só seu.
lesson-blokus-touch-corner = A partir de agora, cada peça toca numa das tuas, canto com canto.
lesson-blokus-touch-corner-done = Canto com canto: assim cresce a tua cor.
lesson-blokus-never-edge = Cantos sim, lados nunca. Põe a barra de cinco.
lesson-blokus-never-edge-done = As tuas peças nunca ficam lado a lado.
lesson-blokus-others-edge = Os lados das outras cores são permitidos. Põe uma peça mesmo ao lado de uma delas.
lesson-blokus-others-edge-done = Só os teus próprios lados são proibidos.
lesson-blokus-turn-flip = As peças podem ser rodadas e viradas. Enche exatamente as casas iluminadas.
lesson-blokus-turn-flip-done = A mesma peça, posta de outra maneira.
lesson-blokus-big-first = As peças grandes depressa deixam de caber. Põe uma de cinco quadrados.
lesson-blokus-big-first-done = As pequenas ainda vão caber mais tarde.
lesson-blokus-to-middle = O meio abre o tabuleiro todo. Chega a uma casa iluminada.
lesson-blokus-to-middle-done = Daí podes crescer em todas as direções.
lesson-blokus-close-door = O amarelo quer continuar a partir da casa iluminada. Cobre-a.
lesson-blokus-close-door-done = Um canto coberto é uma porta fechada.
lesson-blokus-shut-out = O amarelo já não cabe em lado nenhum e passa. Põe a tua próxima peça.
lesson-blokus-shut-out-done = Outra vez tu: quem ainda tem espaço continua.
lesson-blokus-fewest-left = Já ninguém pode pôr nada. Quem ganhou?
lesson-blokus-fewest-left-blue = O azul, com 17 quadrados restantes
lesson-blokus-fewest-left-yellow = O amarelo, com 54 quadrados restantes
lesson-blokus-fewest-left-done = Ganha quem tiver menos quadrados restantes.

## Points
lesson-blokus-points-left = Com pontos, cada quadrado restante vale menos um. Quanto custam duas peças de quatro?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Duas vezes quatro quadrados: menos oito.
lesson-blokus-points-bonus = Pôr todas as peças dá 15. Com o quadrado único em último, mais 5. Quanto é ao todo?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Mais de vinte não é possível.

## Two players
lesson-blokus-two-red = A dois, jogas com azul e vermelho. Leva o vermelho para um canto livre.
lesson-blokus-two-red-done = Cada cor tem as suas peças e o seu começo.
lesson-blokus-two-apart = O azul e o vermelho são teus, mas não se ajudam. Põe uma peça azul.
lesson-blokus-two-apart-done = O azul só cresce a partir do azul.

## Three players
lesson-blokus-shared-turn = O verde é comum: joga-se à vez, e agora é a tua. Leva-o para o último canto.
lesson-blokus-shared-turn-done = Da próxima vez, outra pessoa joga o verde.
lesson-blokus-shared-count = De quem são os quadrados do verde no fim?
lesson-blokus-shared-count-me = Meus
lesson-blokus-shared-count-all = De todos
lesson-blokus-shared-count-nobody = De ninguém
lesson-blokus-shared-count-done = A cor comum não conta para ninguém.

## The small board
lesson-blokus-duo-start = Duo começa dentro do tabuleiro. Cobre a tua casa inicial iluminada.
lesson-blokus-duo-start-done = A outra cor começa do lado oposto.
lesson-blokus-duo-meet = No tabuleiro pequeno há logo encontro. Mete-te pelo meio: chega a uma casa iluminada.
lesson-blokus-duo-meet-done = O espaço ocupado cedo falta depois à outra cor.

## What was wrong.
lesson-wrong-no-start-corner = A primeira peça de uma cor cobre uma casa do canto que esteja livre.
lesson-wrong-no-start-square = Em Duo, a primeira peça cobre a tua casa inicial.
lesson-wrong-edge-contact = Aí fica lado a lado com a tua própria cor.
lesson-wrong-no-corner-contact = Aí não toca em nenhum canto da sua cor.
lesson-wrong-overlap = Aí já há uma peça.
lesson-wrong-off-board = Uma parte fica fora do tabuleiro.
lesson-wrong-not-the-line = Cabe, mas agora é a barra de cinco.
lesson-wrong-no-neighbour = Cabe, mas não há outra cor ao lado.
lesson-wrong-not-the-lit = Exatamente as casas iluminadas: é preciso rodar ou virar a peça.
lesson-wrong-too-small = Cabe, mas tem menos de cinco quadrados.
lesson-wrong-not-to-middle = Cabe, mas não cobre nenhuma casa iluminada.
lesson-wrong-door-open = O amarelo ainda pode continuar a partir da casa iluminada.
lesson-wrong-more-left = Essa é a cor com mais quadrados restantes.
lesson-wrong-per-piece = Contam os quadrados, não as peças.
lesson-wrong-no-minus = O que resta custa pontos.
lesson-wrong-smallest-too = E o quadrado único foi o último.
lesson-wrong-all-laid-too = E todas as peças estão postas.
lesson-wrong-shared-mine = Só o jogas uma vez em cada três.
lesson-wrong-shared-all = Então não mudaria nada.
lesson-wrong-not-between = Cabe, mas não cobre nenhuma casa iluminada.
