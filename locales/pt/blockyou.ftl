### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Sem esperar pela vez e sem piedade: combinar as cores, pôr a carta antes de todos e, com um dedo, mandar os outros para fora da ronda.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = branco
blockyou-colour-R = vermelho
blockyou-colour-O = laranja
blockyou-colour-Y = amarelo
blockyou-colour-L = verde-claro
blockyou-colour-B = azul
blockyou-colour-P = roxo

blockyou-direction-N = norte
blockyou-direction-NE = nordeste
blockyou-direction-E = este
blockyou-direction-SE = sudeste
blockyou-direction-S = sul
blockyou-direction-SW = sudoeste
blockyou-direction-W = oeste
blockyou-direction-NW = noroeste
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = em cima { $nw } e { $ne }, em baixo { $sw } e { $se }; um dedo para { $one }, outro para { $other }

## Ready

blockyou-ready-title = Todos jogam ao mesmo tempo
blockyou-ready-about = Pôr a carta por cima de várias: cada cor sobre a mesma cor, o branco combina com todas. Os dedos bloqueiam as pessoas para quem apontam.
blockyou-ready-solo-about = Pôr todas as cartas o mais depressa possível: cada cor sobre a mesma cor, o branco combina com todas. Nenhum dedo pode apontar para ti.
blockyou-ready-me = A postos
blockyou-ready-us = Todos a postos
blockyou-ready-start = Iniciar a contagem
blockyou-ready-count = { $ready } de { $count } a postos

## How each one stands

blockyou-status-idle = ainda não
blockyou-status-leads = dá o sinal
blockyou-status-ready = a postos
blockyou-status-active = à procura
blockyou-status-alone = ainda resta
blockyou-status-done = feito
blockyou-status-blocked = bloqueio
blockyou-status-fault = erro
blockyou-status-last = tarde demais
blockyou-status-returned = devolvida
blockyou-status-out = de fora
blockyou-status-left = saiu
blockyou-fault-colours = cores erradas
blockyou-fault-self = dedo para si
blockyou-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Bloqueio teu
        [nobody] Bloqueio
       *[other] Bloqueio de { $name }
    }
blockyou-own-done = Feito!
blockyou-own-last = Só restavas tu: a carta volta para as tuas
blockyou-own-returned = A carta volta para as tuas
blockyou-own-out = Depois do teu erro, ficas de fora nesta ronda. Voltas na próxima.
blockyou-own-fault-colours = As cores não combinam. Uma carta de penalização; fora desta ronda e da próxima.
blockyou-own-fault-self = Um dedo aponta para ti. Uma carta de penalização; fora desta ronda e da próxima.
blockyou-solo-fault-colours = As cores não combinam: uma carta de penalização
blockyou-solo-fault-self = Um dedo aponta para ti: uma carta de penalização

## The hand

blockyou-hand-down = A tua carta, virada para baixo
blockyou-hand-card = A tua carta: { $card }. Tocar para rodar.
blockyou-lay-do = Pôr
blockyou-hint-touch = Arrastar para o campo ou tocar numa posição. Tocar na carta para a rodar.
blockyou-hint-mouse = Arrastar para o campo. R ou a roda do mouse roda a carta.
blockyou-watching = Estás a ver

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Falta { $seconds } segundo
       *[other] Faltam { $seconds } segundos
    }
blockyou-last-other =
    { $who ->
        [you] Só restas tu
        [nobody] Não resta ninguém
       *[other] Só resta { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Tempo
blockyou-solo-left =
    { $count ->
        [one] Falta { $count } carta
       *[other] Faltam { $count } cartas
    }
blockyou-result-title = Ronda { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s depois
blockyou-result-blocks = bloqueia: { $names }
blockyou-result-nobody = Ninguém pôs uma carta
blockyou-ending-all = Não resta ninguém: a ronda acabou.
blockyou-ending-last =
    { $who ->
        [you] Só restavas tu.
        [nobody] Só restava uma pessoa.
       *[other] Só restava { $name }.
    }
blockyou-ending-time = O tempo acabou: cada carta volta para quem a tinha.
blockyou-ending-dead = Já não se podia pôr nenhuma carta: cada uma volta para quem a tinha.
blockyou-ending-refreshed = Ninguém podia pôr uma carta: aqui está um campo novo.
blockyou-fitted-show = Mostrar onde a carta servia
blockyou-fitted =
    { $count ->
        [0] A tua carta não servia em nenhuma posição
        [one] A tua carta servia em { $count } posição
       *[other] A tua carta servia em { $count } posições
    }
blockyou-pause = Pausa
blockyou-pause-later = Pausa depois desta ronda
blockyou-pause-comes = Há uma pausa depois desta ronda
blockyou-paused =
    { $who ->
        [you] Pausa
        [nobody] Pausa
       *[other] Pausa: { $name }
    }
blockyou-go-on = Continuar

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Estás a postos.
        [nobody] Alguém está a postos.
       *[other] { $name } está a postos.
    }
blockyou-said-left =
    { $who ->
        [you] Saíste do jogo.
        [nobody] Alguém saiu do jogo.
       *[other] { $name } saiu do jogo.
    }
blockyou-said-countdown = Três, dois, um…
blockyou-said-round = Ronda { $round }.
blockyou-said-card = A tua carta: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Pões uma carta na linha { $row }, coluna { $column }.
        [nobody] BlockYou! Há uma carta na linha { $row }, coluna { $column }.
       *[other] BlockYou! { $name } põe uma carta na linha { $row }, coluna { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Erro: as tuas cores não combinam na linha { $row }, coluna { $column }. Recebes uma carta de penalização.
        [nobody] Erro: as cores não combinam na linha { $row }, coluna { $column }.
       *[other] Erro de { $name }: as cores não combinam na linha { $row }, coluna { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Erro: um dedo aponta para ti. Recebes uma carta de penalização.
        [nobody] Erro: um dedo aponta para o próprio lugar.
       *[other] Erro: { $name } apontou para o próprio lugar.
    }
blockyou-said-blocked =
    { $count ->
        [one] Bloqueio: { $names }.
       *[other] Bloqueios: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Só restas tu: dez segundos!
        [nobody] Faltam dez segundos.
       *[other] Só resta { $name }, com dez segundos.
    }
blockyou-said-over =
    { $who ->
        [you] O jogo acabou. Ganhaste.
        [nobody] O jogo acabou.
       *[other] O jogo acabou. { $name } ganha.
    }
blockyou-now-ready = A corrida começa quando todos estiverem a postos.
blockyou-now-leader =
    { $who ->
        [you] Inicias tu a contagem quando os outros estiverem a postos.
        [nobody] Um lugar livre inicia a contagem quando os outros estiverem a postos.
       *[other] { $name } inicia a contagem quando os outros estiverem a postos.
    }
blockyou-now-countdown = As próximas cartas estão quase a ser viradas.
blockyou-now-race = Ainda à procura: { $names }.

## The playing area in words

blockyou-text-not-now = Agora não tens nada para fazer.
blockyou-text-hand = { $name }, a tua carta
blockyou-text-row = Linha dos quadrados de cima
blockyou-text-column = Coluna dos quadrados da esquerda
blockyou-text-turn = Rotação
blockyou-text-turn-0 = sem rodar: { $card }
blockyou-text-turn-1 = um quarto: { $card }
blockyou-text-turn-2 = meia volta: { $card }
blockyou-text-turn-3 = três quartos: { $card }
blockyou-text-lay = Pôr
blockyou-text-places = Onde o campo aceita uma carta
blockyou-text-row-places = linha { $row }: colunas { $columns }
blockyou-text-field = O campo: linhas a partir do norte, colunas a partir do oeste
blockyou-text-cell = { $colour }, carta { $card }
blockyou-text-row-head = Linha { $row }
blockyou-text-column-head = Coluna { $column }
blockyou-text-players = Como vai o jogo
blockyou-text-pile =
    { $count ->
        [one] Resta { $count } carta de penalização
       *[other] Restam { $count } cartas de penalização
    }

## The score sheet

blockyou-sheet = Ganha quem puser primeiro todas as cartas
blockyou-sheet-solo = Jogo a sós
blockyou-sheet-place = Lugar
blockyou-sheet-player = Jogador
blockyou-sheet-cards = Por pôr
blockyou-sheet-time = Tempo
blockyou-sheet-fastest = Mais curto
blockyou-sheet-blocks = Bloqueios
blockyou-sheet-faults = Erros
blockyou-best = A bater: { $time }
blockyou-best-new = O teu melhor tempo!
blockyou-best-all = Os teus melhores tempos: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Estás de fora
reason-off-field = Fora do campo
reason-covers-one-card = Só cobre uma carta

## Moves as a replay tells them

replay-blockyou-ready = a postos
replay-blockyou-begin =
    { $who ->
        [you] Inicias tu a contagem
        [nobody] Um lugar livre inicia a contagem
       *[other] { $name } inicia a contagem
    }
replay-blockyou-count = três, dois, um, zero
replay-blockyou-turn = as cartas são viradas
replay-blockyou-lay =
    { $turns ->
        [0] uma carta na linha { $row }, coluna { $column }
        [1] uma carta na linha { $row }, coluna { $column }, rodada um quarto para a direita
        [2] uma carta na linha { $row }, coluna { $column }, rodada meia volta
       *[other] uma carta na linha { $row }, coluna { $column }, rodada um quarto para a esquerda
    }
replay-blockyou-hidden = uma carta virada para baixo
replay-blockyou-draw = uma carta do baralho: { $card }
