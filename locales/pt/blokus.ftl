### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Canto com canto, nunca lado a lado: há que achar espaço para todas as peças antes que os outros o ocupem.

blokus-colour-blue = azul
blokus-colour-yellow = amarelo
blokus-colour-red = vermelho
blokus-colour-green = verde

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = Z
blokus-letter-yellow = A
blokus-letter-red = V
blokus-letter-green = D

blokus-board = Tabuleiro
blokus-shared = Cor comum
blokus-squares-left =
    { $count ->
        [one] resta { $count } quadrado
       *[other] restam { $count } quadrados
    }
blokus-pieces-left =
    { $count ->
        [one] resta { $count } peça
       *[other] restam { $count } peças
    }
blokus-tray = Peças da cor { $colour }
blokus-piece = Peça { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, nenhuma posição
        [one] { $piece }, { $count } posição
       *[other] { $piece }, { $count } posições
    }
blokus-whose-tray = De que cor mostrar as peças

blokus-standing-blocked = sem jogadas
blokus-standing-finished = tudo posto
blokus-standing-left = saiu
blokus-skipped = saltada

blokus-your-turn = É a tua vez
blokus-turn-of =
    { $who ->
        [you] É a tua vez
        [nobody] O lugar ainda está livre
       *[other] É a vez de { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] É a tua vez
        [nobody] O lugar ainda está livre
       *[other] { $name } está a pensar
    }
blokus-drawing-lots = Sorteio de quem começa
blokus-lay-for-all = Jogas pela cor comum
blokus-you-win = Ganhaste!
blokus-wins =
    { $who ->
        [you] Ganhaste!
        [nobody] Ninguém ganha
       *[other] { $name } ganha
    }
blokus-shared-win = Vitória partilhada

blokus-lay = Pôr aqui
blokus-turn = Rodar
blokus-turn-key = Rodar (R)
blokus-flip = Virar
blokus-flip-key = Virar (F)
blokus-keys-jump = Ir para a próxima posição onde cabe, desse lado
blokus-put-back = Devolver
blokus-pass = Passar
blokus-pass-sure = Sim, passar
blokus-turn-board = Rodar o tabuleiro
blokus-holding = Tens na mão { $piece }
blokus-hint-take = Pegar numa peça e pô-la no tabuleiro
blokus-hint-holding = R roda, F vira, Esc devolve

blokus-said-laid = O { $colour } põe { $piece } em { $cells }.
blokus-said-returned = O { $colour } retira { $piece }.
blokus-said-passed = O { $colour } passa.
blokus-said-skipped = O { $colour } já não tem espaço e perde a vez.
blokus-said-turn =
    { $who ->
        [you] É a tua vez com o { $colour }.
        [nobody] O lugar que joga com o { $colour } ainda está livre.
       *[other] É a vez de { $name } com o { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] O jogo acabou. Ganhaste.
        [together] O jogo acabou. Partilhas a vitória com { $names }.
        [several] O jogo acabou. Vitória partilhada: { $names }.
        [nobody] O jogo acabou.
       *[other] O jogo acabou. { $names } ganha.
    }
blokus-said-fits = { $piece }, { $cell }, cabe
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Agora não é preciso pôr nenhuma peça.
blokus-text-pieces = Peças que cabem
blokus-text-places = Posições para { $piece }
blokus-place =
    { $count ->
        [one] { $piece } em { $cells }, cobre { $count } casa
       *[other] { $piece } em { $cells }, cobre { $count } casas
    }
blokus-text-before = Anteriores
blokus-text-after = Mais
blokus-text-page = Página { $page } de { $pages }
blokus-board-table = O tabuleiro, linha a linha a partir de cima
blokus-empty = vazia

blokus-sheet-basic = Ganha quem tiver menos quadrados
blokus-sheet-advanced = Ganha quem tiver mais pontos: menos um por quadrado, mais o bónus
blokus-sheet-place = Lugar
blokus-sheet-player = Jogador
blokus-sheet-left = Restantes
blokus-sheet-bonus = Bónus
blokus-sheet-total = Total
blokus-sheet-number = { $value }
blokus-sheet-not-counted = não conta

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Fora do tabuleiro
reason-overlap = Casa ocupada
reason-bad-shape = Essa forma não
reason-no-start-corner = Cobrir um canto
reason-no-start-square = Cobrir a casa inicial
reason-edge-contact = Lado a lado com a tua cor
reason-no-corner-contact = Tocar num canto teu
reason-all-passed = Todos passaram
reason-no-more-moves = Não há mais jogadas
replay-blokus-lay =
    { $squares ->
        [one] um quadrado em { $cell }
       *[other] { $squares } quadrados em { $cell }
    }
replay-blokus-pass = passa
replay-blokus-begin =
    { $who ->
        [you] Começas tu
        [nobody] Começa um lugar livre
       *[other] { $name } começa
    }

## Records

end-record-blksgf = Para Pentobi (.blksgf)
