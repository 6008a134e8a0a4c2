# Blokus: the rule of the moment, the coach, the goal in one line.

blokus-moment-goal = Pôr o máximo de quadrados, canto com canto.
blokus-moment-lots = Sorteia-se quem começa. Antes disso, ninguém pode pôr uma peça.
blokus-moment-wait = Joga agora: { $name }. Joga-se em sentido horário, uma peça de cada vez: a tua vez chega sozinha.
blokus-moment-watch = Joga agora: { $name }. Agora põe-se uma peça desta cor: { $colour }.
blokus-moment-first = A primeira peça de uma cor tem de cobrir um canto do tabuleiro. { $count ->
        [one] Ainda há um canto livre.
       *[other] Ainda há { $count } cantos livres.
    }
blokus-moment-own-start = A primeira peça de uma cor tem de cobrir o seu próprio canto do tabuleiro. O teu está iluminado: { $colour }.
blokus-moment-start = No tabuleiro pequeno, a tua primeira peça tem de cobrir a tua casa inicial. Está iluminada: { $colour }.
blokus-moment-corner = A tua peça tem de tocar na tua cor com um canto e nunca com um lado. { $pass ->
        [yes] Também podes passar.
       *[no] Pode começar nas casas iluminadas.
    }
blokus-moment-shared-first = Jogas pela cor comum: { $colour }. A primeira peça dela tem de cobrir um canto livre do tabuleiro.
blokus-moment-shared = Jogas pela cor comum: { $colour }. A peça tem de tocar nessa cor com um canto e nunca com um lado.
blokus-moment-shut = Nenhuma das tuas peças tem já espaço, por isso a tua vez é saltada. O tabuleiro fica sempre mais cheio: os quadrados que te restam contam-se no fim.
blokus-moment-done = Todas as tuas peças estão postas, por isso a tua vez é saltada. Os outros jogam enquanto alguém puder.
blokus-moment-over = O jogo acabou. Contam-se os quadrados restantes.

blokus-coach-corners = A partir de agora, cada peça tem de tocar nesta cor, e só com um canto: { $colour }.
blokus-coach-mine = Esta cor já não tem espaço e, a partir de agora, é saltada: { $colour }.
blokus-coach-theirs = Esta cor ficou fechada e, a partir de agora, é saltada: { $colour }.
blokus-coach-finished = Está tudo posto desta cor: { $colour }.
blokus-coach-lane = { $name }: esta jogada fechou um caminho. { $count ->
        [one] Uma das tuas peças já não cabe em lado nenhum.
       *[other] { $count } das tuas peças já não cabem em lado nenhum.
    }
