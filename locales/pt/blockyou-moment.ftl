# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Ficar sem cartas antes dos outros.
blockyou-moment-lots = As cartas estão a ser tiradas. Podes continuar quando a tua estiver virada para cima.
blockyou-moment-ready = Diz que estás a postos. A contagem começa quando todos estiverem.
blockyou-moment-lead = És tu que dás o sinal e inicias a primeira contagem. { $count ->
        [0] Todos os outros estão a postos.
        [one] Ainda falta uma pessoa.
       *[other] Ainda faltam { $count } pessoas.
    }
blockyou-moment-wait = Estás a postos. A contagem começa quando os outros também estiverem.
blockyou-moment-countdown = Três, dois, um, zero: então todas as cartas são viradas ao mesmo tempo. Antes disso, ninguém pode pôr a sua.
blockyou-moment-lay = Põe a tua carta sobre partes de duas cartas ou mais: cada cor sobre a mesma cor, o branco sobre tudo. Nenhum dos dedos dela pode apontar para ti.
blockyou-moment-last = Depois de um erro, só restas tu. Tens { $seconds } segundos para pôr a tua carta, com as mesmas regras.
blockyou-moment-alone = Põe carta atrás de carta: cada cor sobre a mesma cor, o branco sobre tudo. Um erro custa uma carta de penalização, e só conta o tempo.
blockyou-moment-done = A tua carta está posta, e os dedos dela bloquearam as pessoas para quem apontam. Até à próxima ronda estás a salvo.
blockyou-moment-blocked = Um dedo aponta para ti, por isso ficas fora desta ronda. A tua carta volta para baixo das outras.
blockyou-moment-fault = Um erro: ficas fora desta ronda e da próxima. Às tuas cartas junta-se uma carta de penalização, se houver.
blockyou-moment-sit-out = Ficas de fora nesta ronda por causa do erro na anterior. Na próxima voltas a jogar.
blockyou-moment-back = A ronda acabou para ti, e a tua carta volta para baixo das outras. Segue-se a próxima contagem.
blockyou-moment-watch = Todos correm ao mesmo tempo. Cada carta certa conta, e os seus dedos podem bloquear os outros.
blockyou-moment-over = O jogo acabou. Ganhou quem ficou sem cartas primeiro.

blockyou-coach-blocked = Bloqueia-te: { $name }. Um dedo dessa carta aponta para ti.
blockyou-coach-colours = As cores não combinavam: também ficas fora da próxima ronda.
blockyou-coach-self = Um dedo apontava para ti: também ficas fora da próxima ronda.
blockyou-coach-fewer = Posta sem erros. { $count ->
        [0] Já não tens cartas.
        [one] Resta-te uma carta.
       *[other] Restam-te { $count } cartas.
    }
blockyou-coach-last = Só restavas tu: uma carta correta acabou a ronda.
blockyou-coach-ten = Só restas tu: { $seconds } segundos.
blockyou-coach-dead = Ninguém podia pôr uma carta: a ronda acabou.
blockyou-coach-refreshed = Ninguém podia pôr uma carta: aqui está um campo novo.
