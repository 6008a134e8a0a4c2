# The page of whoever runs the server.

operator-title = Gestão
operator-key = Chave de gestão
operator-key-about = Para quem gere este servidor. A chave está junto dos seus dados; este comando mostra-a lá.
operator-enter = Abrir
operator-leave = Trancar
operator-ready = Tudo bem
operator-problem-draining = O servidor está a parar
operator-problem-store-unreachable = O armazenamento não responde
operator-problem-store-failing = O armazenamento não consegue gravar
operator-problem-disk-full = O disco está cheio
operator-problem-bus-lost = Os outros nós não estão ao alcance
operator-problem-no-jetstream = Os workers não recebem jogadas: o NATS não tem JetStream
operator-since = iniciado { $ago }

## Figures

operator-figures = Números
operator-people = Pessoas aqui
operator-pages =
    { $count ->
        [one] { $count } página aberta
       *[other] { $count } páginas abertas
    }
operator-running = Jogos em curso
operator-kept =
    { $count ->
        [one] { $count } mesa guardada
       *[other] { $count } mesas guardadas
    }
operator-append = Jogada a salvo em
operator-lag = atraso dos relógios: { $ms }
operator-ms = { $ms } ms
operator-commands = Comandos até agora
operator-bots-waiting =
    { $count ->
        [0] nenhum bot à espera
        [one] { $count } bot à espera
       *[other] { $count } bots à espera
    }
operator-by-game = Por jogo
operator-game-count = { $running } de { $kept }
operator-troubles = Problemas desde o início
operator-store-errors = Jogadas que não foi possível guardar
operator-damaged = Mesas danificadas
operator-bot-failures = Bots que falharam
operator-cut-offs = Páginas cortadas por não lerem
operator-refusals = Recusas mais frequentes
operator-no-refusals = Nada foi recusado.

## Tables

operator-tables = Mesas
operator-search = Nome, jogo ou endereço
operator-over = acabou
operator-live =
    { $count ->
        [one] { $count } página
       *[other] { $count } páginas
    }
operator-awake = ativa
operator-asleep = dorme
operator-events =
    { $count ->
        [one] { $count } evento
       *[other] { $count } eventos
    }
operator-nothing-found = Nada encontrado. Talvez com menos letras?
operator-no-tables = Ainda não há mesas.
operator-more = Mais

## One table

operator-standing = Estado
operator-under-way = em curso
operator-closed = fechada pela gestão
operator-log-damaged = diário danificado
operator-log-damaged-about = O diário desta mesa não se consegue ler, por isso não se sabe mais nada dela. Fica como está, mesmo que a mesa seja fechada.
operator-opened = Aberta
operator-changed = Última alteração
operator-log = Diário
operator-study = Lição ou desafio
operator-last-events = Últimos eventos
operator-event-opened = mesa aberta
operator-event-seated = lugar atribuído
operator-event-moved = jogada
operator-event-chanced = decide a sorte
operator-event-elapsed = fim do tempo
operator-event-weighed = torre calculada
operator-event-left = desistiu
operator-event-taken_back = anulada
operator-event-missed = falta alguém
operator-event-returned = voltou quem faltava
operator-event-paused = pausa pedida
operator-event-resumed = continua depois da pausa
operator-event-paced = ritmo dos bots
operator-event-tried = resposta errada
operator-event-revealed = número revelado
operator-event-followed = novo jogo
operator-event-closed = fechada pela gestão
operator-watch = Ver
operator-export = Exportar
operator-export-about = A gravação de um jogo em curso mostra coisas que os jogadores ainda não podem saber. É para guardar em segredo.
operator-end = Fechar esta mesa
operator-end-sure = Fechar esta mesa de vez?
operator-end-about = Quem joga fica a saber que foste tu que a fechaste. Ninguém ganha e aqui já não se joga mais. Não dá para voltar atrás.
operator-end-do = Sim, fechar
