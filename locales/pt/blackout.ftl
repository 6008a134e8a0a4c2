### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Três dados pela rampa, fichas nas cartas… e de repente apagam-se as luzes.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = JOKER
blackout-undo = ANULAR
blackout-reroll = RELANÇAR
blackout-free = LIVRE

# The letter of each die, after its special; all three differ.
blackout-die-W = J
blackout-die-U = A
blackout-die-R = R
blackout-die = Dado { $die }: saiu { $face }
blackout-die-aside = Dado { $die } de lado
blackout-dice = Dados

blackout-card = Carta { $card }
blackout-card-coming = Vem aí a próxima carta
blackout-space-open = { $number }, aberto, carta { $card }, espaço { $space }
blackout-space-covered = { $number }, coberto, carta { $card }, espaço { $space }
blackout-space-free = LIVRE, coberto, carta { $card }, espaço { $space }

blackout-tray = O que resta do lançamento
blackout-token = { $item }
blackout-token-lost = { $item }, não cabe
blackout-fits-nowhere = Agora não cabe
blackout-about-wild = Uma ficha num espaço aberto à escolha.
blackout-about-undo = Tira uma ficha de qualquer carta.
blackout-about-reroll = Lança de novo os outros dois dados.

blackout-roll-do = Lançar
blackout-reroll-do = RELANÇAR
blackout-end-do = Fim da vez
blackout-call = BLACKOUT!
blackout-keys-number = Escolher esse número
blackout-keys-use = Usar neste espaço, ou lançar

blackout-your-turn = É a tua vez
blackout-turn-of =
    { $who ->
        [you] É a tua vez
        [nobody] O lugar ainda está livre
       *[other] É a vez de { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Estás a jogar
        [nobody] O lugar ainda está livre
       *[other] { $name } está a jogar
    }
blackout-setting = As cartas são postas na mesa
blackout-extra-turn = Vez extra
blackout-left = saiu
blackout-hint-roll = Lançar os dados pela rampa
blackout-hint-wait =
    { $who ->
        [you] Vais lançar
        [nobody] Os dados esperam por alguém
       *[other] { $name } vai lançar
    }
blackout-cards-won =
    { $count ->
        [one] { $count } carta de { $goal }
       *[other] { $count } cartas de { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } carta de { $goal }
       *[other] { $name }: { $count } cartas de { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } carta no baralho
       *[other] { $count } cartas no baralho
    }
blackout-chips =
    { $count ->
        [one] Resta { $count } ficha
       *[other] Restam { $count } fichas
    }
blackout-last-roll = Último lançamento: { $dice }
blackout-pending = Ainda por usar: { $items }.
blackout-lost = Agora não cabe: { $items }

blackout-said-begins =
    { $who ->
        [you] Começas tu.
        [nobody] Começa um lugar livre.
       *[other] { $name } começa.
    }
blackout-said-rolled =
    { $who ->
        [you] O teu lançamento: { $dice }.
        [nobody] Os dados: { $dice }.
       *[other] Lançamento de { $name }: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Relanças dois dados: { $dice }.
        [nobody] Dois dados outra vez: { $dice }.
       *[other] { $name } relança dois dados: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Usas { $item }: uma ficha na carta { $card }, espaço { $space }.
        [nobody] Há uma ficha na carta { $card }, espaço { $space }.
       *[other] { $name } usa { $item }: uma ficha na carta { $card }, espaço { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Usas ANULAR: sai a ficha da carta { $card }, espaço { $space }.
        [nobody] Sai a ficha da carta { $card }, espaço { $space }.
       *[other] { $name } usa ANULAR: sai a ficha da carta { $card }, espaço { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Ganhas uma carta.
        [nobody] Uma carta foi ganha.
       *[other] { $name } ganha uma carta.
    }
blackout-said-opened = A carta { $card } é virada.
blackout-said-blackout = BLACKOUT! Quem gritar primeiro fica com uma carta.
blackout-said-called =
    { $who ->
        [you] Gritaste primeiro!
        [nobody] Alguém gritou primeiro!
       *[other] { $name } gritou primeiro!
    }
blackout-said-nobody = Ninguém gritou a tempo.
blackout-said-nothing = Nada cabe.
blackout-said-ended =
    { $who ->
        [you] Acabas a tua vez.
        [nobody] A vez acaba.
       *[other] { $name } acaba a sua vez.
    }
blackout-said-left =
    { $who ->
        [you] Saíste do jogo.
        [nobody] Alguém saiu do jogo.
       *[other] { $name } saiu do jogo.
    }
blackout-said-back = Uma jogada foi anulada.
blackout-said-turn =
    { $who ->
        [you] É a tua vez.
        [nobody] É a vez de um lugar livre.
       *[other] É a vez de { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Tens uma vez extra.
        [nobody] Há uma vez extra.
       *[other] { $name } tem uma vez extra.
    }
blackout-said-over =
    { $who ->
        [you] O jogo acabou. Ganhaste.
        [together] O jogo acabou. Partilhas a vitória com { $names }.
        [several] O jogo acabou. Vitória partilhada: { $names }.
        [nobody] O jogo acabou.
       *[other] O jogo acabou. { $names } ganha.
    }

blackout-move-roll = Lançar os dados
blackout-move-reroll = RELANÇAR: lançar de novo os outros dois dados
blackout-move-end = Acabar a vez
blackout-move-call = Gritar BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Gritas BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } grita BLACKOUT!
    }
blackout-move-number = { $number } na carta { $card }, espaço { $space }
blackout-move-wild = JOKER no { $number } da carta { $card }, espaço { $space }
blackout-move-undo = ANULAR o { $number } da carta { $card }, espaço { $space }

blackout-text-not-now = Agora não tens nada para fazer.
blackout-text-moves = O que podes fazer
blackout-text-state = Como vai o jogo
blackout-cards-table = As cartas abertas
blackout-space-column = Espaço
blackout-cell-open = { $number }, aberto
blackout-cell-covered = { $number }, coberto

blackout-sheet = Ganha quem chegar primeiro a { $goal } cartas
blackout-sheet-place = Lugar
blackout-sheet-player = Jogador
blackout-sheet-cards = Ganhas

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Não saiu desta vez
reason-no-match = O número não combina
reason-covered = Já está coberto
reason-no-chip = Aí não há ficha
reason-no-blackout = Agora não há Blackout
reason-five-cards = Cinco cartas ganhas

## Moves as a replay tells them

replay-blackout-roll = pela rampa abaixo
replay-blackout-reroll = dois dados de novo
replay-blackout-end = fim da vez
replay-blackout-call = Blackout!
replay-blackout-put = { $what } na carta { $card }, espaço { $space }
replay-blackout-undo = sai a ficha da carta { $card }, espaço { $space }
replay-blackout-draw = uma nova carta
replay-blackout-begin =
    { $who ->
        [you] Começas tu
        [nobody] Começa um lugar livre
       *[other] { $name } começa
    }

## The hint / The review

blackout-advice-take = Pôr a ficha
blackout-advice-said = Dica: { $move }. { $chance }.
blackout-chance = Probabilidade de ganhar: cerca de { $percent }
blackout-review-chances = Probabilidade de ganhar: { $played } em vez de { $better }
