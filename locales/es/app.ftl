# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Cerrar
cancel = Cancelar
done = Listo
yes = Sí
no = No
try-again = Reintentar
to-home = Inicio

## Waiting and broken

waiting-page = Un momento…
waiting-table = Preparando la mesa…
waiting-replay = Buscando la partida…
broken-part = Esta parte de la página no ha llegado.
connection-lost = Se ha perdido la conexión. Probando otra vez…
connection-lost-can = Todavía puedes ver la mesa, las reglas y los ajustes.
not-found-title = Aquí no hay nada
not-found-about = Esta dirección no lleva a ninguna página. Quizá al enlace le falte una letra.
table-title = Mesa
table-gone-about = Si alguien te ha enviado este enlace, pídele otro nuevo.
table-closed-about = Quien administra este servidor ha cerrado esta mesa.

## Games

game-players = { $players } jugadores
game-minutes =
    { $minutes ->
        [one] alrededor de { $minutes } minuto
       *[other] unos { $minutes } minutos
    }
game-age = a partir de { $age } años

## Home

home-motto = Salón de juegos de bloques
home-continue = Seguir
home-lately = Recientes
home-lately-remove = Quitar de la lista
home-table-nameless =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
ago-now = ahora mismo
ago-minutes =
    { $count ->
        [one] hace un minuto
       *[other] hace { $count } minutos
    }
ago-hours =
    { $count ->
        [one] hace una hora
       *[other] hace { $count } horas
    }
ago-days =
    { $count ->
        [one] ayer
       *[other] hace { $count } días
    }
home-play = Jugar ya
home-starting = Preparando la mesa…
home-play-about =
    { $count ->
        [one] Tú contra un bot, sin esperar.
        [2] Tú contra dos bots, sin esperar.
        [3] Tú contra tres bots, sin esperar.
       *[other] Tú contra { $count } bots, sin esperar.
    }
home-play-last =
    { $count ->
        [one] Como la última vez: { $count } bot
       *[other] Como la última vez: { $count } bots
    }
home-play-level = Nivel: { $level }
home-against-bots = Contra bots
home-set-up = Con amigos
home-alone = A solas
home-rules = Cómo se juega
home-open-file = Abrir partida guardada
file-bad-move = La jugada { $number } de este archivo no vale
file-too-big = El archivo es demasiado grande: { $most } kB como máximo

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-language-unread = Primera traducción; aún no la ha leído ningún hablante nativo.
settings-language-better = Proponer un texto mejor
settings-theme = Aspecto
settings-theme-auto = Automático
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-graphics = Gráficos
settings-graphics-auto = Automáticos
settings-graphics-low = Simples
settings-graphics-flat = Planos
settings-bot-speed = Ritmo de los bots
settings-bot-speed-quick = Rápido
settings-bot-speed-normal = Normal
settings-bot-speed-slow = Lento
settings-sound = Sonido
settings-volume = Volumen
settings-patterns = Tramas en los colores
settings-patterns-about = Puntos, rayas y cuadrículas, para que nadie tenga que distinguir los colores.
settings-licences = Licencias de código abierto
words-title = Textos mejores
words-search = Palabras del texto que cambiarías
words-none = Ningún texto tiene estas palabras.
words-english = En inglés
words-better = Tu texto
words-brackets = Deja tal cual todo lo que está entre { "{ }" }: ahí van nombres y números.
words-mail = Enviar por email
words-copy = Copiar
words-to-whom = Envíalo a quien administra este servidor.

## Setting a table

new-title = Una mesa de { $game }
new-chairs = Sitios
new-players = Jugadores
new-players-count = { $count }
new-hint = Toca un sitio para decir quién se sienta ahí.
new-alone = A solas, contra tu propio tiempo.
new-friend = Amigo
new-shared = compartido
new-who = ¿Quién se sienta aquí?
new-level = ¿Qué nivel?
new-rules = Reglas
new-house-rules = Reglas de la casa
new-house-rules-changed =
    { $count ->
        [one] ({ $count } cambiada)
       *[other] ({ $count } cambiadas)
    }
new-takeback = Deshacer jugadas
new-takeback-about = Una jugada se puede deshacer mientras nadie más haya jugado y el azar no haya decidido nada.
new-hints = Consejos
new-hints-about = Quien tiene el turno puede pedirle una buena jugada a la máquina.
new-patience = Si alguien se ausenta
new-patience-about = Pasado este tiempo, los demás pueden seguir: con un bot o con otra persona en ese sitio.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
new-patience-never = Esperar siempre
new-total = Tiempo para toda la partida
new-total-none = Sin límite
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Cada cual tiene su reloj, que solo corre en sus turnos y recupera unos segundos después de cada uno. Quien se queda sin tiempo sale de la partida.
new-start = Empezar
new-open = Abrir la mesa
new-broken = Ahora mismo no se puede preparar la mesa.
sitter-me = Yo
sitter-me-about = Juegas en este dispositivo.
sitter-here = Aquí conmigo
sitter-here-about = Alguien a tu lado; el dispositivo pasa de mano en mano.
sitter-link = Por enlace
sitter-link-about = Recibes un enlace y un código para enviárselos a alguien.
sitter-bot = Bot
sitter-bot-about = Juega la máquina.
bot-level-random = Alocado
bot-level-greedy = Glotón
bot-level-easy = Fácil
bot-level-medium = Medio
bot-level-strong = Fuerte
bot-level-adapting = Adaptable
bot-level-adapting-about = Tan rápido como la persona más lenta de la mesa.
bot-level-champion = Campeón
bot-level-more = Más niveles
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Tarda más o menos un segundo por jugada, menos si es fácil.
       *[other] Tarda unos { $seconds } segundos por jugada, menos si es fácil.
    }
bot-level-characters = Personajes
bot-level-guard = Guardián
bot-level-guard-about = Se pone en tu camino siempre que puede.
bot-level-explorer = Explorador
bot-level-explorer-about = Corre hacia donde hay sitio.
bot-level-magnet = Imán
bot-level-magnet-about = Siempre va hacia el centro.
bot-level-1 = Primeros pasos
bot-level-1-about = Un juego de niños, ideal para la primera vez.
bot-level-2 = Juguetón
bot-level-2-about = Para niños que ya conocen las reglas.
bot-level-3 = Simpático
bot-level-3-about = Una partida tranquila en familia.
bot-level-4 = Curioso
bot-level-4-about = Para quien juega de vez en cuando.
bot-level-5 = Astuto
bot-level-5-about = Aprovecha lo que dejas abierto.
bot-level-6 = Prudente
bot-level-6-about = Se equivoca poco.
bot-level-7 = Agudo
bot-level-7-about = Para quien piensa varias jugadas por delante.
bot-level-8 = Duro
bot-level-8-about = Difícil de vencer.
bot-level-9 = Maestro
bot-level-9-about = Para expertos.
bot-level-10 = A toda potencia
bot-level-10-about = Todo lo que sabe hacer. Se toma su tiempo y piensa mientras tú piensas.
bot-name-1 = Roble
bot-name-2 = Arce
bot-name-3 = Cerezo
bot-name-4 = Abedul
bot-name-5 = Nogal

## Chairs

chair-you = Tú
chair-open = sitio libre
chair-away = ausente
chair-acting = le toca
chair-nameless = Jugador { $number }
chair-bot = Bot { $number }
chair-your-bot = Tu bot
chair-menu = { $name }: más
seat-standing-bot = Juega un bot: { $level }
seat-standing-here = En la mesa
seat-standing-away = Ahora no está en la mesa
seat-standing-away-since = Última vez aquí: { $time }
seat-standing-open = Aquí aún no hay nadie
seat-name = Nombre
seat-rename = Renombrar
seat-reclaim = Volver a jugar yo
seat-yield = Que un bot juegue por mí
seat-yield-do = Bot, juega por mí
seat-fill = Poner un bot aquí
seat-fill-do = Siéntate, bot
seat-level-do = Cambiar su nivel
seat-offer = Invitar con un enlace
seat-new-link = Crear otro enlace
seat-resign = Abandonar
seat-resign-sure = ¿Abandonar del todo? Los demás seguirán sin ti.
seat-resign-sure-two = ¿Abandonar del todo? Ganará la otra persona.
seat-resign-sure-alone = ¿Abandonar del todo? Se acabará la partida.
seat-left =
    { $who ->
        [you] Has abandonado
        [nobody] Alguien ha abandonado
       *[other] { $name } ha abandonado
    }
seat-left-goes-on =
    { $who ->
        [you] Has abandonado. La partida sigue.
        [nobody] Alguien ha abandonado. La partida sigue.
       *[other] { $name } ha abandonado. La partida sigue.
    }
seat-late =
    { $who ->
        [you] Se acabó tu tiempo
        [nobody] Se acabó el tiempo de un sitio libre
       *[other] { $name } se ha quedado sin tiempo
    }
seat-late-goes-on =
    { $who ->
        [you] Se acabó tu tiempo. Los demás siguen jugando.
        [nobody] Se acabó el tiempo de un sitio libre. La partida sigue.
       *[other] { $name } se ha quedado sin tiempo. La partida sigue.
    }
seat-resign-do = Sí, abandonar

## Invitations

invite-title = Invitar a amigos
invite-chair = ¿Para qué sitio?
invite-how = Enfoca el código con un teléfono o envía el enlace.
invite-code = Código de la invitación
invite-link = Enlace de la invitación
invite-copy = Copiar enlace
invite-copied = Copiado
invite-share = Compartir
invite-text = ¡Ven a jugar a { $game } conmigo!
invite-my-name = Tu nombre, para tus amigos
invite-only-here = Este enlace solo funciona en este equipo. Inicia el servidor con --host 0.0.0.0 para que entren otros dispositivos.
invite-waiting = No hace falta esperar: la partida avanza en cuanto le toca a alguien que ya está.
invite-all-here = Ya están todos.
invite-to-game = A la partida
claim-title = Hay un sitio para ti
claim-by =
    { $who ->
        [you] Esta es tu propia invitación a { $game }.
        [nobody] Te invitan a jugar a { $game }.
       *[other] { $name } te invita a jugar a { $game }.
    }
claim-about = ¿Con qué nombre te verán los demás?
claim-do = Sentarme
claim-watch = Solo mirar
claim-used = Este sitio está ocupado
claim-used-by =
    { $who ->
        [you] Has ocupado este sitio.
        [nobody] Otra persona ha usado esta invitación.
       *[other] { $name } ha usado esta invitación.
    }
claim-used-about = Puedes mirar la partida o abrir tu propia mesa.
claim-own-table = Abrir mi propia mesa

## At the table

bar-menu = Menú
bar-rules = Reglas
bar-takeback = Deshacer
bar-leave = Salir
bar-moves = Jugadas
bar-missing = Ausente
bar-result = Resultado
bar-invite-short = Invitar
bar-invite =
    { $count ->
        [one] Invitar ({ $count } sitio)
       *[other] Invitar ({ $count } sitios)
    }
turn-yours = Te toca
turn-of =
    { $who ->
        [you] Te toca
        [nobody] El sitio sigue libre
       *[other] Le toca a { $name }
    }
time-total = Tiempo restante:
time-left =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }
turn-thinking =
    { $who ->
        [you] Estás pensando
        [nobody] El sitio sigue libre
       *[other] { $name } está pensando
    }
turn-bot-for-you = Un bot juega por ti
turn-away-since =
    { $who ->
        [you] Te estamos esperando (última vez aquí: { $time })
        [nobody] Falta alguien (última vez aquí: { $time })
       *[other] Falta { $name } (última vez aquí: { $time })
    }
turn-open-chair = El jugador { $number } aún no ha llegado
turn-all = ¡Todos a la vez!
turn-others = Les toca a los demás
turn-nobody = Un momento…
turn-over = Partida terminada
turn-closed = La mesa se ha cerrado
menu-title = Mesa
menu-chairs = Quién juega
menu-agreed = Reglas de esta mesa
menu-watchers =
    { $count ->
        [one] { $count } persona está mirando
       *[other] { $count } personas están mirando
    }
missing-title =
    { $who ->
        [you] No estás en la mesa
        [nobody] Falta alguien
       *[other] Falta { $name }
    }
missing-since = Última vez aquí: { $time }.
missing-soon = Se podrá seguir dentro de { $time }.
missing-never = Quien abrió la mesa eligió que se espere siempre.
missing-wait = Esperar
missing-wait-about = La partida sigue cuando estén todos.
missing-bot = Que juegue un bot
missing-bot-about = Hasta que vuelva quien falta.
missing-invite = Invitar a otra persona
missing-invite-about = El sitio queda libre. Mientras nadie se siente, quien lo dejó puede recuperarlo.
missing-claim = Reclamar victoria
missing-claim-about = La partida termina y ganas tú.
missing-claim-soon = Se podrá dentro de { $time }.
missing-claim-turn = Se puede mientras la partida espera a esta persona.
return-bot-by =
    { $who ->
        [you] Lo dejaste jugar antes de irte.
        [nobody] Los demás lo dejaron jugar en tu ausencia.
       *[other] { $name } lo dejó jugar en tu ausencia.
    }
return-bot-go-on = Que siga jugando
return-do = Recuperar mi sitio
return-offered = Tu sitio se ha ofrecido
return-offered-about =
    { $who ->
        [you] Invitaste a otra persona. Aún no ha venido nadie.
        [nobody] Los demás invitaron a otra persona en tu ausencia. Aún no ha venido nadie.
       *[other] { $name } invitó a otra persona en tu ausencia. Aún no ha venido nadie.
    }
return-taken =
    { $who ->
        [you] Vuelves a tener tu sitio
        [nobody] Ahora otra persona tiene tu sitio
       *[other] Ahora { $name } tiene tu sitio
    }
return-taken-about = Los demás siguieron en tu ausencia. Puedes mirar cómo termina.
resigned-title = Has abandonado
resigned-about = Los demás siguen sin ti.
resigned-watch = Mirar
leave-title = ¿Dejar la mesa?
leave-keep = Guardar mi sitio y salir
leave-keep-about = Tu partida te espera en «Seguir».
leave-bot = Que un bot juegue por mí
leave-bot-about = Puedes volver y seguir jugando tú.
leave-resign = Abandonar
leave-resign-about = Sin vuelta atrás: los demás seguirán sin ti.
leave-resign-about-two = Sin vuelta atrás: ganará la otra persona.
leave-resign-about-alone = Sin vuelta atrás: se acabará la partida.
moves-since = Desde tu turno
moves-looking = Posición anterior
moves-now = Ahora
moves-new =
    { $count ->
        [one] { $count } jugada nueva
       *[other] { $count } jugadas nuevas
    }

## The end

end-away =
    { $who ->
        [you] Tu ausencia duró demasiado
        [nobody] Alguien faltó demasiado tiempo
       *[other] { $name } faltó demasiado tiempo
    }
end-won =
    { $who ->
        [you] ¡Has ganado!
        [together] Compartes la victoria con { $names }
        [several] Victoria compartida: { $names }
        [nobody] No ha ganado nadie
       *[other] Ha ganado { $names }
    }
end-level =
    { $way ->
        [up] La próxima vez, los bots subirán un nivel: { $level }.
        [down] La próxima vez, los bots bajarán un nivel: { $level }.
       *[same] La próxima vez, los bots seguirán en el mismo nivel: { $level }.
    }
end-rematch = Revancha
end-join-rematch = A la próxima partida
end-replay = Repetición
end-review = Análisis
end-details = Detalles
review-play-on = Seguir desde aquí
end-record = Registro y juego limpio
end-record-json = Registro de la partida
end-fair = Todo el azar salió de un solo número secreto. Su huella quedó fijada antes de la primera jugada; aquí está el número, para que cualquiera pueda comprobarlo.
end-seed-hash = Huella (SHA-256)
end-seed = Número
closed-title = La mesa se ha cerrado
closed-about = Quien administra este servidor ha cerrado esta mesa. No ha ganado nadie; lo jugado hasta ahora se conserva y puedes guardarlo.
replay-start = El comienzo
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Dejaste la partida
        [nobody] Alguien dejó la partida
       *[other] { $name } dejó la partida
    }
replay-wait = fin del tiempo
replay-board = Posición { $at } de { $last }
replay-position = Posición
replay-count = { $at } / { $last }
replay-first = Al comienzo
replay-last = Al final
replay-back = Atrás
replay-forward = Adelante
replay-play = Ver
replay-pause = Pausa
actor-chance = El azar
actor-clock = El reloj
actor-gravity = La gravedad

## A playing area in words

twin-open = Jugar con texto
twin-story = Lo que ha pasado
keys-title = Teclas
keys-everywhere = En todos los juegos
keys-hint = Consejo
keys-pass = Pasar
keys-next = Siguiente lugar donde cabe
keys-previous = Lugar anterior donde cabe
keys-back = Devolver, o cerrar lo que está abierto
keys-takeback = Deshacer la última jugada
keys-replay = Repasar las jugadas
keys-sound = Con o sin sonido
keys-settings = Mesa y ajustes
keys-move = Mover
keys-turn = Girar
keys-turn-back = Girar al revés
keys-lay = Poner ahí
key-up = Flecha arriba
key-down = Flecha abajo
key-left = Flecha izquierda
key-right = Flecha derecha
key-enter = Intro
key-escape = Esc
key-space = Espacio
key-page-up = Re Pág
key-page-down = Av Pág
key-shift = Mayús
key-control = Ctrl
