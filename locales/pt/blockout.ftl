### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Empilhar mais alto, prender a respiração e não ser quem derruba a torre.
game-blockout-alone = Treinar
game-blockout-alone-about = Uma torre sem cartas, para treinar.

# A letter for each colour of block; all differ.
blockout-letter-wood = M
blockout-letter-red = V
blockout-letter-blue = Z
blockout-letter-yellow = A
blockout-letter-black = P

# A block by size and colour.
blockout-block =
    { $colour ->
        [wood] bloco de madeira
        [red] bloco vermelho
        [blue] bloco azul
        [yellow] bloco amarelo
        [black] bloco preto
       *[any] bloco
    } { $size ->
        [small] pequeno
        [medium] médio
        [large] grande
       *[any] qualquer
    }
blockout-card-exact =
    { $size ->
        [small] Pequeno
        [medium] Médio
       *[large] Grande
    } { $colour ->
        [wood] de madeira
        [red] vermelho
        [blue] azul
        [yellow] amarelo
       *[black] preto
    }
blockout-card-colour =
    { $colour ->
        [wood] Madeira
        [red] Vermelho
        [blue] Azul
        [yellow] Amarelo
       *[black] Preto
    }
blockout-card-size =
    { $size ->
        [small] Pequeno
        [medium] Médio
       *[large] Grande
    }
blockout-card-any = Qualquer um
blockout-card-pass = Passar
blockout-card-reverse = Inverter

# Spoken while the block must stand, one a second.
blockout-count-1 = Mil e um
blockout-count-2 = Mil e dois
blockout-count-3 = Mil e três

blockout-hand = As tuas cartas
blockout-copies = { $count } vezes { $card }
blockout-choose-card = Escolher uma carta
blockout-choose-block = Agora, escolher um bloco
blockout-hint-again = Tocar outra vez na carta para a jogar
blockout-hint-draw = Nada serve: tirar cartas até alguma servir
blockout-show-hand =
    { $who ->
        [you] Mostrar as tuas cartas
        [nobody] Mostrar as cartas
       *[other] Mostrar as cartas de { $name }
    }
blockout-dealing = Dão-se as cartas
blockout-left = saiu
blockout-clockwise = Sentido horário
blockout-counter = Sentido anti-horário
blockout-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } cartas
    }
blockout-pile =
    { $count ->
        [one] { $count } carta no baralho
       *[other] { $count } cartas no baralho
    }
blockout-height =
    { $count ->
        [one] Torre: { $count } bloco de { $all }
       *[other] Torre: { $count } blocos de { $all }
    }
blockout-discard = Última carta: { $card }

blockout-lower = Descer
blockout-raise = Subir
blockout-keys-far = Mover com passos maiores
blockout-turn = Rodar um quarto
blockout-hold-left =
    { $seconds ->
        [one] Falta { $seconds } segundo para largar
       *[other] Faltam { $seconds } segundos para largar
    }
blockout-put = Pôr aqui
blockout-back = Devolver
blockout-landing =
    { $safety ->
        [steady] Parece estável
        [risky] Arriscado
        [falls] Cairia
       *[misses] Ao lado da torre
    }
blockout-face = Repor a vista
blockout-picture = Guardar uma foto
blockout-slowly = Rever a queda, devagar
blockout-flat-front = De frente
blockout-flat-side = De lado
blockout-flat-top = De cima

blockout-centred = no centro
blockout-turned = rodado
blockout-aside =
    { $way ->
        [left] { $mm } mm à esquerda
        [right] { $mm } mm à direita
        [nearer] { $mm } mm mais perto
       *[further] { $mm } mm mais longe
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] estável
       *[moving] em movimento
    }
blockout-held = { $block }, { $spot }, { $mm } mm acima
blockout-tower-is =
    { $state ->
        [steady] A torre está estável.
       *[moving] A torre está em movimento.
    }
blockout-push =
    { $way ->
        [left] Esquerda { $mm } mm
        [right] Direita { $mm } mm
        [nearer] Mais perto { $mm } mm
        [further] Mais longe { $mm } mm
        [down] Para baixo { $mm } mm
       *[up] Para cima { $mm } mm
    }

blockout-asked = Aguentou? Cada pessoa diz o que viu.
blockout-asked-again = Não há acordo. Cada pessoa diz mais uma vez o que viu.
blockout-how = Aguentou?
blockout-fell-late = Caiu agora mesmo
blockout-place = Põe o { $block }
blockout-now-placing =
    { $who ->
        [you] Pões o { $block }.
        [nobody] Falta pôr o { $block }.
       *[other] { $name } põe o { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Começas tu.
        [nobody] Começa um lugar livre.
       *[other] { $name } começa.
    }
blockout-said-take =
    { $who ->
        [you] Jogas «{ $card }» e escolhes o { $block }.
        [nobody] Joga-se «{ $card }» para o { $block }.
       *[other] { $name } joga «{ $card }» e escolhe o { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Escolhes o { $block } como último bloco.
        [nobody] Escolhe-se o { $block } como último bloco.
       *[other] { $name } escolhe o { $block } como último bloco.
    }
blockout-said-block =
    { $who ->
        [you] Escolhes o { $block }.
        [nobody] Escolhe-se o { $block }.
       *[other] { $name } escolhe o { $block }.
    }
blockout-said-slip = A mão escorrega: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Passas.
        [nobody] Passa-se a vez.
       *[other] { $name } passa.
    }
blockout-said-reverse =
    { $who ->
        [you] Invertes o sentido do jogo.
        [nobody] O sentido do jogo inverte-se.
       *[other] { $name } inverte o sentido do jogo.
    }
blockout-said-letgo =
    { $who ->
        [you] Largas o bloco.
        [nobody] O bloco é largado.
       *[other] { $name } larga o bloco.
    }
blockout-said-drew =
    { $who ->
        [you] Tiras { $count ->
            [one] { $count } carta.
           *[other] { $count } cartas.
        }
        [nobody] Do baralho: { $count ->
            [one] { $count } carta.
           *[other] { $count } cartas.
        }
       *[other] { $name } tira { $count ->
            [one] { $count } carta.
           *[other] { $count } cartas.
        }
    }
blockout-said-stood = Aguenta!
blockout-said-fell = A torre caiu!
blockout-said-late = A torre caiu sozinha.
blockout-said-oops = Não conta: a carta e o bloco voltam, e é preciso escolher de novo.
blockout-said-touched = Houve um toque na torre: a carta e o bloco voltam, e a vez acaba.
blockout-said-again = Ainda não há acordo: é preciso pôr o bloco outra vez.
blockout-said-open = Ainda não há acordo: considera-se que a torre está de pé, e o jogo continua.
blockout-said-void =
    { $reason ->
        [touched] Houve um toque na torre: a carta e o bloco voltam, e é preciso escolher de novo.
        [time] O tempo acabou: é preciso escolher de novo.
        [back] O bloco volta ao seu lugar: é preciso escolher de novo.
       *[lost] A jogada perdeu-se: é preciso escolher de novo.
    }
blockout-said-says-stood =
    { $who ->
        [you] Dizes que aguentou.
        [nobody] Alguém diz que aguentou.
       *[other] { $name } diz que aguentou.
    }
blockout-said-says-fell =
    { $who ->
        [you] Dizes que caiu.
        [nobody] Alguém diz que caiu.
       *[other] { $name } diz que caiu.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Afinal dizes que não caiu.
        [nobody] Afinal não caiu.
       *[other] Afinal { $name } diz que não caiu.
    }
blockout-said-left =
    { $who ->
        [you] Saíste do jogo.
        [nobody] Alguém saiu do jogo.
       *[other] { $name } saiu do jogo.
    }
blockout-said-back = Uma jogada foi anulada.
blockout-said-turn =
    { $who ->
        [you] É a tua vez.
        [nobody] É a vez de um lugar livre.
       *[other] É a vez de { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Começa uma nova torre com uma carta de bloco.
        [nobody] Falta começar uma nova torre.
       *[other] { $name } começa uma nova torre.
    }
blockout-said-bonus =
    { $who ->
        [you] Mais um bloco, qualquer um que esteja livre, e ganhas.
        [nobody] Falta pôr mais um bloco.
       *[other] { $name } põe mais um bloco.
    }
blockout-said-practice =
    { $who ->
        [you] Escolhe um bloco qualquer.
        [nobody] Pode escolher-se qualquer bloco.
       *[other] { $name } está a treinar.
    }
blockout-said-over =
    { $who ->
        [you] O jogo acabou. Ganhaste.
        [together] O jogo acabou. Partilhas a vitória com { $names }.
        [several] O jogo acabou. Vitória partilhada: { $names }.
        [nobody] O jogo acabou.
       *[other] O jogo acabou. { $names } ganha.
    }

blockout-move-block = { $card }: escolher o { $block }
blockout-move-extra = Escolher o { $block }
blockout-move-pass = Passar
blockout-move-reverse = Inverter
blockout-move-drawcards = Tirar cartas
blockout-move-letgo = Largar
blockout-move-stood = Aguentou
blockout-move-fell = Caiu
blockout-move-unsay = Anular
blockout-move-oops = Ups, um toque

blockout-text-not-now = Agora não tens nada para fazer.
blockout-text-moves = O que podes fazer
blockout-text-hand = Mover o bloco
blockout-text-state = Como vai o jogo
blockout-text-free = Blocos livres: { $blocks }
blockout-text-cards = As tuas cartas: { $cards }

blockout-sheet =
    { $count ->
        [one] Torre: { $count } bloco de { $all }
       *[other] Torre: { $count } blocos de { $all }
    }
blockout-sheet-place = Lugar
blockout-sheet-player = Jogador
blockout-sheet-cards = Por jogar

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Já está na torre
reason-block-mismatch = Esse bloco não serve
reason-no-contact = Tem de ficar no topo
reason-off-site = Fora da obra
reason-wrong-spot = Esse ponto não existe
reason-wrong-verdict = Resposta inválida
reason-can-play = Podes jogar
reason-need-block-card = Usar carta de bloco
reason-bonus-due = Antes, o bloco extra
reason-nine-blocks = Os nove blocos de pé
reason-bonus-block = O bloco extra aguentou

## Moves as a replay tells them

replay-blockout-take = { $card }, e o { $block }
replay-blockout-extra = o { $block }, como último bloco
replay-blockout-slip = a mão escorrega: { $mm } mm
replay-blockout-pass = passa
replay-blockout-reverse = o sentido do jogo inverte-se
replay-blockout-drawcards = nada serve, tiram-se cartas
replay-blockout-letgo = larga o bloco
replay-blockout-oops = houve um toque, não conta
replay-blockout-stood = aguentou
replay-blockout-fell = caiu
replay-blockout-unsay = afinal não caiu
replay-blockout-void =
    { $reason ->
        [touched] houve um toque na torre, não conta
        [time] o tempo acabou: nova tentativa
        [back] o bloco voltou ao seu lugar
       *[lost] a jogada perdeu-se: nova tentativa
    }
replay-blockout-begin =
    { $who ->
        [you] Começas tu
        [nobody] Começa um lugar livre
       *[other] { $name } começa
    }
replay-blockout-draw = uma carta do baralho: { $card }
replay-blockout-hidden = uma carta do baralho
