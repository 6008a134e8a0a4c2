# The lesson of BlockYou!.

lesson-blockyou-basics = Cores e dedos
lesson-blockyou-match = Arrasta a tua carta para a moldura: aí, cada cor fica sobre a mesma cor.
lesson-blockyou-match-done = Todas as cores combinam, por isso a carta pode ficar aí.
lesson-blockyou-white = O branco combina com todas as cores, na tua carta e no campo: usa a moldura.
lesson-blockyou-white-done = O branco combina sempre com qualquer cor.
lesson-blockyou-turn = Toca na tua carta para a rodar e depois arrasta-a para a moldura.
lesson-blockyou-turn-done = Às vezes basta um quarto de volta.
lesson-blockyou-two = Uma carta nunca fica sobre uma só: põe a tua por cima de duas.
lesson-blockyou-two-done = Duas cartas ou mais por baixo: assim pode ser.
lesson-blockyou-point = A tua carta aponta para cima, para o outro jogador: põe-na, e ele fica bloqueado.
lesson-blockyou-point-done = Bloqueio: o outro jogador não põe carta nesta ronda.
lesson-blockyou-self = Um dedo que aponta para baixo aponta para ti: roda a carta até não haver nenhum e põe-na.
lesson-blockyou-self-done = Ninguém se bloqueia de propósito.
lesson-blockyou-last = O outro jogador cometeu um erro: põe a tua carta. Num jogo terias dez segundos.
lesson-blockyou-last-done = A tempo: menos uma carta para ti.
lesson-blockyou-round = Uma ronda a sério contra um jogador sonolento: começa, espera pelo zero e procura uma posição.
lesson-blockyou-round-done = Puseste a carta primeiro: a ronda acabou.

lesson-wrong-colours-differ = Aí há cores que não combinam, e isso custaria uma carta de penalização.
lesson-wrong-points-at-you = Um dedo aponta para ti: roda a carta.
lesson-wrong-no-white = Serve, mas aí nenhum branco do campo ajuda.
lesson-wrong-point-across = Serve, mas nenhum dedo aponta para o outro jogador.
lesson-wrong-covers-one-card = Está sobre uma só carta: move-a mais meia carta.
