# Blackout: the rule of the moment, the coach, the goal in one line.

blackout-moment-goal = Quem põe a última ficha numa carta ganha-a. Ganha-se com cinco cartas.
blackout-moment-lots = As cartas estão a ser postas na mesa. A sorte decide quem começa e quais são as três primeiras cartas.
blackout-moment-wait = Joga agora: { $name }. Quando esse lançamento estiver usado, os dados passam para a esquerda.
blackout-moment-watch = Joga agora: { $name }. Cada número que sai põe uma ficha numa carta.
blackout-moment-over = O jogo acabou: com cinco cartas acaba logo. O lugar dos outros depende das cartas que ganharam.
blackout-moment-roll = Primeiro, os dados descem pela rampa. Só podes pôr o que saiu.
blackout-moment-luck = Vêm aí os dados ou uma nova carta. Podes continuar assim que estiverem quietos.
blackout-moment-place = Ainda por pôr: { $numbers }. { $duty ->
        [may] Um número que cabe tem de ser posto, a não ser depois de ganhar uma carta ou de RELANÇAR nesta vez.
       *[must] Cada número que cabe tem de ser posto; o espaço é à tua escolha.
    } { $gone ->
        [0] { "" }
        [one] Por agora não cabe: { $lost }.
       *[other] Por agora não cabem: { $lost }.
    }
blackout-moment-reroll = Já usaste os teus números, por isso os outros dois dados são lançados mais uma vez. JOKER e ANULAR ficam para depois.
blackout-moment-wild = Com o teu JOKER podes pôr uma ficha em qualquer número aberto. Se não o usares, perde-se no fim da vez.
blackout-moment-undo = Com ANULAR podes tirar uma ficha de qualquer carta, seja quem for que a pôs. Se não o usares, perde-se no fim da vez.
blackout-moment-end = Podes acabar a tua vez. O que resta do lançamento perde-se.
blackout-moment-call = As três faces especiais num só lançamento: é gritar BLACKOUT! Quem gritar primeiro fica com a próxima carta do baralho.

blackout-coach-dark = Luzes apagadas: quem gritar primeiro fica com uma carta.
blackout-coach-won = Ganhaste uma carta. { $count ->
        [0] { "" }
       *[other] Continua com o que resta do lançamento.
    }
blackout-coach-taken = Carta ganha: { $name }.
blackout-coach-found = Há outra vez espaço para { $numbers }: põe o que encaixar.
blackout-coach-lost = { $count ->
        [one] Nenhum espaço aberto para { $numbers }: perde-se, a não ser que apareça espaço.
       *[other] Nenhum espaço aberto para { $numbers }: perdem-se, a não ser que apareça espaço.
    }
blackout-coach-wild = Resta um JOKER: tocar em qualquer número aberto.
blackout-coach-winner = A uma carta só falta um { $number }, e foi o que te saiu.
