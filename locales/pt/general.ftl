# The board for any game from outside: its own picture, and a list of moves.
general-moves = Jogadas
general-search = Procurar jogada
general-no-match = Nenhuma jogada tem esse nome.
general-text-moves = O que podes fazer
general-text-parts = O que mostra a imagem
general-text-not-now = Agora não tens nada para fazer.
general-tap = Tocar na imagem.
general-tap-or-list = Tocar na imagem ou escolher uma jogada da lista.
general-choose = Escolher uma jogada da lista.
general-as = Jogar como
general-no-picture = Este jogo não tem imagem agora. Todas as jogadas estão na lista.
general-refused = Isso não se pode jogar agora.
general-said-move =
    { $who ->
        [you] Jogas { $move }.
        [nobody] Joga-se { $move }.
       *[other] { $name } joga { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Já jogaste.
        [nobody] Aconteceu algo que não podes ver.
       *[other] { $name } já jogou.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Saíste do jogo.
        [nobody] Alguém saiu do jogo.
       *[other] { $name } saiu do jogo.
    }
general-said-back = Uma jogada foi anulada.
general-sheet = Como acabou
general-sheet-place = Lugar
general-sheet-player = Jogador
general-sheet-points = Pontos
general-about = Este jogo vem de um pacote instalado por quem gere este servidor.
