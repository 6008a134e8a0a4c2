# The lesson of Blackout.

lesson-blackout-basics = Primeiras cartas
lesson-blackout-roll = Lança os teus dados pela rampa.
lesson-blackout-roll-done = Um 2, um 3 e um 5: os três querem um lugar.
lesson-blackout-cover = Cada número cobre o mesmo número numa carta: toca num 2, num 3 e num 5.
lesson-blackout-cover-done = Usaste os três, por isso a tua vez acabou.
lesson-blackout-win = À primeira carta só falta o 5: toca nele, e a carta é tua.
lesson-blackout-win-done = Era o último número aberto: ganhaste a carta.
lesson-blackout-go-on = Veio uma nova carta, e agora o teu 2 tem lugar: cobre-o.
lesson-blackout-go-on-done = Depois de ganhar uma carta, continuas com os teus outros números.
lesson-blackout-lost = Nenhuma carta tem um 5, por isso o teu 5 perde-se: cobre o 1 e o 3.
lesson-blackout-lost-done = O que não cabe perde-se, e lança a pessoa seguinte.
lesson-blackout-wild = JOKER cobre qualquer número: toca nele e depois completa a primeira carta.
lesson-blackout-wild-done = Fez de 2, o número que te faltava.
lesson-blackout-undo = ANULAR tira uma ficha: toca nele e depois estraga a carta que está quase cheia.
lesson-blackout-undo-done = Agora ninguém pode completar essa carta com um só número.
lesson-blackout-reroll = Primeiro cobre um 3, depois lança outra vez os outros dois dados.
lesson-blackout-reroll-done = Dois números novos: continuas com eles.
lesson-blackout-call = Lança: se saírem as três faces especiais ao mesmo tempo, grita antes do outro jogador.
lesson-blackout-call-done = Gritaste primeiro: uma carta para ti. Também podes gritar na vez dos outros.
lesson-blackout-fifth = Tens quatro cartas: cobre o 4 que ganha a quinta.
lesson-blackout-fifth-done = Cinco cartas: ganhaste o jogo.

lesson-wrong-finish-card = Esse não: há outra carta a que só falta um número.
lesson-wrong-use-wild = Usa o teu JOKER antes de a vez acabar.
lesson-wrong-use-undo = Usa o teu ANULAR antes de a vez acabar.
lesson-wrong-nearly-full = Essa ficha não: tira uma da carta que tem quatro fichas.
lesson-wrong-no-match = Esse é outro número.
lesson-wrong-must-place = Primeiro cobre todos os números que têm lugar.
