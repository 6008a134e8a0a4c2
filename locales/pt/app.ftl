# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Fechar
cancel = Cancelar
done = Pronto
yes = Sim
no = Não
try-again = Repetir
to-home = Início

## Waiting and broken

waiting-page = Um momento…
waiting-table = A preparar a mesa…
waiting-replay = O jogo vem a caminho…
broken-part = Esta parte da página não chegou.
connection-lost = Conexão perdida. Nova tentativa…
connection-lost-can = Ainda podes ver a mesa, as regras e as definições.
not-found-title = Aqui não há nada
not-found-about = Este endereço não leva a nenhuma página. Talvez falte uma letra ao link.
table-title = Mesa
table-gone-about = Se alguém te enviou este link, pede um novo.
table-closed-about = Quem gere este servidor fechou esta mesa.

## Games

game-players = { $players } jogadores
game-minutes =
    { $minutes ->
        [one] cerca de { $minutes } minuto
       *[other] cerca de { $minutes } minutos
    }
game-age = +{ $age } anos

## Home

home-motto = O salão de jogos dos blocos
home-continue = Continuar
home-lately = Recentes
home-lately-remove = Tirar da lista
home-table-nameless =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
ago-now = agora mesmo
ago-minutes =
    { $count ->
        [one] há um minuto
       *[other] há { $count } minutos
    }
ago-hours =
    { $count ->
        [one] há uma hora
       *[other] há { $count } horas
    }
ago-days =
    { $count ->
        [one] ontem
       *[other] há { $count } dias
    }
home-play = Jogar já
home-starting = A preparar a mesa…
home-play-about =
    { $count ->
        [one] Tu contra um bot, sem esperar.
        [2] Tu contra dois bots, sem esperar.
        [3] Tu contra três bots, sem esperar.
       *[other] Tu contra { $count } bots, sem esperar.
    }
home-play-last =
    { $count ->
        [one] Como da última vez: { $count } bot
       *[other] Como da última vez: { $count } bots
    }
home-play-level = Nível: { $level }
home-against-bots = Contra bots
home-set-up = Com amigos
home-alone = Solo
home-rules = Como se joga
home-open-file = Abrir um jogo guardado
file-bad-move = A jogada { $number } deste ficheiro não é permitida
file-too-big = O ficheiro é demasiado grande: no máximo { $most } kB

## Settings

settings-title = Definições
settings-language = Idioma
settings-language-unread = Primeira tradução; ainda não foi lida por um falante nativo.
settings-language-better = Sugerir um texto melhor
settings-theme = Aparência
settings-theme-auto = Automático
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-graphics = Gráficos
settings-graphics-auto = Automáticos
settings-graphics-low = Simples
settings-graphics-flat = Planos
settings-bot-speed = Ritmo dos bots
settings-bot-speed-quick = Rápido
settings-bot-speed-normal = Normal
settings-bot-speed-slow = Lento
settings-sound = Som
settings-volume = Volume
settings-patterns = Padrões nas cores
settings-patterns-about = Pontos, linhas e quadrados, para que ninguém precise de distinguir as cores.
settings-licences = Licenças de código aberto
words-title = Textos melhores
words-search = Palavras do texto a mudar
words-none = Nenhum texto tem estas palavras.
words-english = Em inglês
words-better = O teu texto
words-brackets = Deixar tudo o que está entre { "{ }" } tal como está: é aí que entram nomes e números.
words-mail = Enviar por email
words-copy = Copiar
words-to-whom = Enviar a quem gere este servidor.

## Setting a table

new-title = Uma mesa de { $game }
new-chairs = Lugares
new-players = Jogadores
new-players-count = { $count }
new-hint = Tocar num lugar para dizer quem se senta ali.
new-alone = Solo, contra o próprio tempo.
new-friend = Amigo
new-shared = comum
new-who = Quem se senta aqui?
new-level = Que nível?
new-rules = Regras
new-house-rules = Regras da casa
new-house-rules-changed =
    { $count ->
        [one] ({ $count } alterada)
       *[other] ({ $count } alteradas)
    }
new-takeback = Anular jogadas
new-takeback-about = Uma jogada pode ser anulada enquanto mais ninguém tiver jogado e a sorte não tiver decidido nada.
new-hints = Dicas
new-hints-about = Quem tem a vez pode pedir ao computador uma boa jogada.
new-patience = Se alguém se ausentar
new-patience-about = Passado este tempo, os outros podem continuar: com um bot ou com outra pessoa nesse lugar.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
new-patience-never = Esperar sempre
new-total = Tempo para o jogo todo
new-total-none = Sem limite
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Cada pessoa tem o seu relógio, que só anda nas suas jogadas e recupera alguns segundos depois de cada uma. Quem fica sem tempo sai do jogo.
new-start = Começar
new-open = Abrir a mesa
new-broken = Agora não é possível preparar a mesa.
sitter-me = Eu
sitter-me-about = Jogas neste dispositivo.
sitter-here = Aqui comigo
sitter-here-about = Alguém ao teu lado; o dispositivo passa de mão em mão.
sitter-link = Por link
sitter-link-about = Recebes um link e um código para enviar a alguém.
sitter-bot = Bot
sitter-bot-about = Joga o computador.
bot-level-random = Descontraído
bot-level-greedy = Guloso
bot-level-easy = Fácil
bot-level-medium = Médio
bot-level-strong = Forte
bot-level-adapting = Adaptável
bot-level-adapting-about = Tão rápido como a pessoa mais lenta da mesa.
bot-level-champion = Campeão
bot-level-more = Mais níveis
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Demora cerca de um segundo por jogada, menos se for fácil.
       *[other] Demora cerca de { $seconds } segundos por jogada, menos se for fácil.
    }
bot-level-characters = Personagens
bot-level-guard = Guarda
bot-level-guard-about = Põe-se no teu caminho sempre que pode.
bot-level-explorer = Explorador
bot-level-explorer-about = Corre para onde há espaço.
bot-level-magnet = Íman
bot-level-magnet-about = Vai sempre para o centro.
bot-level-1 = Primeiros passos
bot-level-1-about = Um jogo de crianças, ideal para a primeira vez de todas.
bot-level-2 = Brincalhão
bot-level-2-about = Para crianças que já conhecem as regras.
bot-level-3 = Amigável
bot-level-3-about = Um jogo tranquilo em família.
bot-level-4 = Curioso
bot-level-4-about = Para quem joga de vez em quando.
bot-level-5 = Esperto
bot-level-5-about = Aproveita o que deixas aberto.
bot-level-6 = Cuidadoso
bot-level-6-about = Erra pouco.
bot-level-7 = Afiado
bot-level-7-about = Para quem pensa nas próximas jogadas.
bot-level-8 = Duro
bot-level-8-about = Difícil de vencer.
bot-level-9 = Mestre
bot-level-9-about = Para especialistas.
bot-level-10 = Força máxima
bot-level-10-about = Tudo o que sabe fazer. Leva o seu tempo e pensa enquanto tu pensas.
bot-name-1 = Carvalho
bot-name-2 = Cedro
bot-name-3 = Cerejeira
bot-name-4 = Bétula
bot-name-5 = Nogueira

## Chairs

chair-you = Tu
chair-open = lugar livre
chair-away = ausente
chair-acting = tem a vez
chair-nameless = Jogador { $number }
chair-bot = Bot { $number }
chair-your-bot = O teu bot
chair-menu = { $name }: mais
seat-standing-bot = Joga um bot: { $level }
seat-standing-here = À mesa
seat-standing-away = Agora não está à mesa
seat-standing-away-since = Última vez aqui: { $time }
seat-standing-open = Ainda não há ninguém aqui
seat-name = Nome
seat-rename = Renomear
seat-reclaim = Voltar a jogar eu
seat-yield = Deixar um bot jogar por mim
seat-yield-do = Bot, joga por mim
seat-fill = Pôr um bot aqui
seat-fill-do = Senta-te, bot
seat-level-do = Mudar o nível
seat-offer = Convidar alguém por link
seat-new-link = Criar um novo link
seat-resign = Desistir
seat-resign-sure = Desistir de vez? Os outros continuam sem ti.
seat-resign-sure-two = Desistir de vez? Assim ganha a outra pessoa.
seat-resign-sure-alone = Desistir de vez? Assim o jogo acaba.
seat-left =
    { $who ->
        [you] Desististe
        [nobody] Alguém desistiu
       *[other] { $name } desistiu
    }
seat-left-goes-on =
    { $who ->
        [you] Desististe. O jogo continua.
        [nobody] Alguém desistiu. O jogo continua.
       *[other] { $name } desistiu. O jogo continua.
    }
seat-late =
    { $who ->
        [you] O teu tempo acabou
        [nobody] O tempo de um lugar livre acabou
       *[other] { $name } ficou sem tempo
    }
seat-late-goes-on =
    { $who ->
        [you] O teu tempo acabou. Os outros continuam.
        [nobody] O tempo de um lugar livre acabou. O jogo continua.
       *[other] { $name } ficou sem tempo. O jogo continua.
    }
seat-resign-do = Sim, desistir

## Invitations

invite-title = Convidar amigos
invite-chair = Para que lugar?
invite-how = Apontar um telefone para o código ou enviar o link.
invite-code = Código do convite
invite-link = Link do convite
invite-copy = Copiar link
invite-copied = Copiado
invite-share = Partilhar
invite-text = Vem jogar { $game } comigo!
invite-my-name = O teu nome, para os teus amigos
invite-only-here = Este link só funciona neste computador. Para deixar entrar outros dispositivos, iniciar o servidor com --host 0.0.0.0.
invite-waiting = Não é preciso esperar: o jogo avança assim que for a vez de alguém que já está aqui.
invite-all-here = Já chegaram todos.
invite-to-game = Ir para o jogo
claim-title = Há um lugar à tua espera
claim-by =
    { $who ->
        [you] Este é o teu próprio convite para { $game }.
        [nobody] Há um convite para jogares { $game }.
       *[other] { $name } convida-te para jogar { $game }.
    }
claim-about = Que nome vão ver os outros?
claim-do = Sentar-me
claim-watch = Só ver
claim-used = Este lugar está ocupado
claim-used-by =
    { $who ->
        [you] Ocupaste este lugar.
        [nobody] Outra pessoa já usou este convite.
       *[other] { $name } já usou este convite.
    }
claim-used-about = Podes ver o jogo ou abrir a tua própria mesa.
claim-own-table = Abrir a minha mesa

## At the table

bar-menu = Menu
bar-rules = Regras
bar-takeback = Anular
bar-leave = Sair
bar-moves = Jogadas
bar-missing = Ausente
bar-result = Resultado
bar-invite-short = Convidar
bar-invite =
    { $count ->
        [one] Convidar ({ $count } lugar)
       *[other] Convidar ({ $count } lugares)
    }
turn-yours = É a tua vez
turn-of =
    { $who ->
        [you] É a tua vez
        [nobody] O lugar ainda está livre
       *[other] É a vez de { $name }
    }
time-total = Tempo restante:
time-left =
    { $seconds ->
        [one] Falta { $seconds } segundo
       *[other] Faltam { $seconds } segundos
    }
turn-thinking =
    { $who ->
        [you] Estás a pensar
        [nobody] O lugar ainda está livre
       *[other] { $name } está a pensar
    }
turn-bot-for-you = Um bot joga por ti
turn-away-since =
    { $who ->
        [you] À tua espera (última vez aqui: { $time })
        [nobody] Falta alguém (última vez aqui: { $time })
       *[other] À espera de { $name } (última vez aqui: { $time })
    }
turn-open-chair = O jogador { $number } ainda não chegou
turn-all = Todos ao mesmo tempo!
turn-others = É a vez dos outros
turn-nobody = Um momento…
turn-over = O jogo acabou
turn-closed = A mesa foi fechada
menu-title = Mesa
menu-chairs = Quem joga
menu-agreed = Regras desta mesa
menu-watchers =
    { $count ->
        [one] { $count } pessoa a ver
       *[other] { $count } pessoas a ver
    }
missing-title =
    { $who ->
        [you] Não estás à mesa
        [nobody] Falta alguém
       *[other] Falta { $name }
    }
missing-since = Última vez aqui: { $time }.
missing-soon = É possível continuar daqui a { $time }.
missing-never = Quem abriu a mesa decidiu que se espera sempre.
missing-wait = Esperar
missing-wait-about = O jogo continua quando estiverem todos.
missing-bot = Deixar um bot jogar
missing-bot-about = Até voltar quem falta.
missing-invite = Convidar outra pessoa
missing-invite-about = O lugar fica livre. Enquanto ninguém se sentar, quem o tinha pode voltar a ocupá-lo.
missing-claim = Reclamar vitória
missing-claim-about = O jogo acaba e a vitória é tua.
missing-claim-soon = Possível daqui a { $time }.
missing-claim-turn = Possível enquanto o jogo espera por esta pessoa.
return-bot-by =
    { $who ->
        [you] A escolha foi tua, antes de saíres.
        [nobody] Os outros deixaram-no jogar na tua ausência.
       *[other] { $name } deixou-o jogar na tua ausência.
    }
return-bot-go-on = O bot continua
return-do = Voltar ao meu lugar
return-offered = O teu lugar foi oferecido
return-offered-about =
    { $who ->
        [you] Convidaste outra pessoa. Ainda não veio ninguém.
        [nobody] Os outros convidaram outra pessoa na tua ausência. Ainda não veio ninguém.
       *[other] { $name } convidou outra pessoa na tua ausência. Ainda não veio ninguém.
    }
return-taken =
    { $who ->
        [you] O lugar é teu outra vez
        [nobody] O teu lugar agora é de outra pessoa
       *[other] { $name } está agora no teu lugar
    }
return-taken-about = Os outros continuaram na tua ausência. Podes ver como acaba.
resigned-title = Desististe
resigned-about = Os outros continuam sem ti.
resigned-watch = Ver o jogo
leave-title = Sair da mesa?
leave-keep = Guardar o lugar e sair
leave-keep-about = O teu jogo espera por ti em «Continuar».
leave-bot = Deixar um bot jogar por mim
leave-bot-about = Podes voltar e continuar a jogar.
leave-resign = Desistir
leave-resign-about = Sem volta atrás: os outros continuam sem ti.
leave-resign-about-two = Sem volta atrás: ganha a outra pessoa.
leave-resign-about-alone = Sem volta atrás: o jogo acaba.
moves-since = Desde a tua vez
moves-looking = Posição anterior
moves-now = Agora
moves-new =
    { $count ->
        [one] { $count } jogada nova
       *[other] { $count } jogadas novas
    }

## The end

end-away =
    { $who ->
        [you] A tua ausência durou demais
        [nobody] Uma ausência durou demais
       *[other] A ausência de { $name } durou demais
    }
end-won =
    { $who ->
        [you] Ganhaste!
        [together] Partilhas a vitória com { $names }
        [several] Vitória partilhada: { $names }
        [nobody] Ninguém ganhou
       *[other] { $names } ganhou
    }
end-level =
    { $way ->
        [up] Da próxima vez, os bots sobem um nível: { $level }.
        [down] Da próxima vez, os bots descem um nível: { $level }.
       *[same] Da próxima vez, os bots ficam no mesmo nível: { $level }.
    }
end-rematch = Outra vez
end-join-rematch = Ir ao próximo jogo
end-replay = Rever
end-review = Análise
end-details = Detalhes
review-play-on = Jogar a partir daqui
end-record = Gravação e jogo limpo
end-record-json = Gravação do jogo
end-fair = Toda a sorte veio de um só número secreto. A sua impressão digital foi fixada antes da primeira jogada; aqui está o número, para que qualquer pessoa possa verificar.
end-seed-hash = Impressão digital (SHA-256)
end-seed = Número
closed-title = A mesa foi fechada
closed-about = Quem gere este servidor fechou esta mesa. Ninguém ganhou; o que se jogou até aqui fica guardado, e podes gravá-lo.
replay-start = O começo
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Saíste do jogo
        [nobody] Alguém saiu do jogo
       *[other] { $name } saiu do jogo
    }
replay-wait = fim do tempo
replay-board = Posição { $at } de { $last }
replay-position = Posição
replay-count = { $at } / { $last }
replay-first = Ir ao começo
replay-last = Ir ao fim
replay-back = Recuar
replay-forward = Avançar
replay-play = Ver
replay-pause = Pausa
actor-chance = A sorte
actor-clock = O relógio
actor-gravity = A gravidade

## A playing area in words

twin-open = Jogar por texto
twin-story = O que aconteceu
keys-title = Teclas
keys-everywhere = Em todos os jogos
keys-hint = Dica
keys-pass = Passar
keys-next = Próxima posição onde cabe
keys-previous = Posição anterior onde cabe
keys-back = Devolver, ou fechar o que está aberto
keys-takeback = Anular a última jogada
keys-replay = Rever as jogadas
keys-sound = Com ou sem som
keys-settings = Mesa e definições
keys-move = Mover
keys-turn = Rodar
keys-turn-back = Rodar ao contrário
keys-lay = Pôr ali
key-up = Seta para cima
key-down = Seta para baixo
key-left = Seta esquerda
key-right = Seta direita
key-enter = Enter
key-escape = Esc
key-space = Espaço
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
