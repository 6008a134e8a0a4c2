### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Sin turnos y sin piedad: haz coincidir los colores, pon tu carta antes que nadie y echa a los demás de la ronda con el dedo.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = blanco
blockyou-colour-R = rojo
blockyou-colour-O = naranja
blockyou-colour-Y = amarillo
blockyou-colour-L = verde claro
blockyou-colour-B = azul
blockyou-colour-P = morado

blockyou-direction-N = norte
blockyou-direction-NE = noreste
blockyou-direction-E = este
blockyou-direction-SE = sureste
blockyou-direction-S = sur
blockyou-direction-SW = suroeste
blockyou-direction-W = oeste
blockyou-direction-NW = noroeste
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = arriba { $nw } y { $ne }, abajo { $sw } y { $se }; un dedo al { $one }, otro al { $other }

## Ready

blockyou-ready-title = Juegan todos a la vez
blockyou-ready-about = Pon tu carta encima de varias: cada color sobre el mismo color, el blanco va con todos. Sus dedos bloquean a quien señalan.
blockyou-ready-solo-about = Pon todas tus cartas lo más rápido que puedas: cada color sobre el mismo color, el blanco va con todos. Ningún dedo puede señalarte.
blockyou-ready-me = Ya estoy
blockyou-ready-us = Ya estamos
blockyou-ready-start = Empezar la cuenta atrás
blockyou-ready-count = Ya están: { $ready } de { $count }

## How each one stands

blockyou-status-idle = aún no está
blockyou-status-leads = dirige
blockyou-status-ready = ya está
blockyou-status-active = buscando
blockyou-status-alone = aún queda
blockyou-status-done = hecho
blockyou-status-blocked = bloqueo
blockyou-status-fault = fallo
blockyou-status-last = muy tarde
blockyou-status-returned = devuelta
blockyou-status-out = descansa
blockyou-status-left = se ha ido
blockyou-fault-colours = color equivocado
blockyou-fault-self = se ha señalado
blockyou-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Bloqueo tuyo
        [nobody] Bloqueo
       *[other] Bloqueo de { $name }
    }
blockyou-own-done = ¡Hecho!
blockyou-own-last = Solo quedabas tú: tu carta vuelve con las tuyas
blockyou-own-returned = Tu carta vuelve con las tuyas
blockyou-own-out = Por tu fallo descansas en esta ronda. Vuelves en la próxima.
blockyou-own-fault-colours = Los colores no coinciden. Una carta de penalización; fuera en esta ronda y en la próxima.
blockyou-own-fault-self = Te has señalado a ti. Una carta de penalización; fuera en esta ronda y en la próxima.
blockyou-solo-fault-colours = Los colores no coinciden: una carta de penalización
blockyou-solo-fault-self = Te has señalado a ti: una carta de penalización

## The hand

blockyou-hand-down = Tu carta, boca abajo
blockyou-hand-card = Tu carta: { $card }. Pulsa para girarla.
blockyou-lay-do = Poner
blockyou-hint-touch = Arrástrala al campo o toca un lugar. Toca la carta para girarla.
blockyou-hint-mouse = Arrástrala al campo. R o la rueda la giran.
blockyou-watching = Estás mirando

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }
blockyou-last-other =
    { $who ->
        [you] Solo quedas tú
        [nobody] No queda nadie
       *[other] Solo queda { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Tiempo
blockyou-solo-left =
    { $count ->
        [one] Queda { $count } carta
       *[other] Quedan { $count } cartas
    }
blockyou-result-title = Ronda { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s después
blockyou-result-blocks = bloquea: { $names }
blockyou-result-nobody = Nadie ha puesto carta
blockyou-ending-all = No queda nadie: la ronda ha terminado.
blockyou-ending-last =
    { $who ->
        [you] Solo quedabas tú.
        [nobody] Solo quedaba una persona.
       *[other] Solo quedaba { $name }.
    }
blockyou-ending-time = Se acabó el tiempo: cada carta vuelve a quien la tenía.
blockyou-ending-dead = Ya no se podía poner ninguna carta: cada una vuelve a quien la tenía.
blockyou-ending-refreshed = Nadie podía poner carta: aquí hay un campo nuevo.
blockyou-fitted-show = Mostrar dónde encajaba la carta
blockyou-fitted =
    { $count ->
        [0] Tu carta no encajaba en ningún lugar
        [one] Tu carta encajaba en { $count } lugar
       *[other] Tu carta encajaba en { $count } lugares
    }
blockyou-pause = Pausa
blockyou-pause-later = Pausa tras esta ronda
blockyou-pause-comes = Habrá pausa tras esta ronda
blockyou-paused =
    { $who ->
        [you] Pausa
        [nobody] Pausa
       *[other] Pausa: { $name }
    }
blockyou-go-on = Seguir

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Ya estás.
        [nobody] Alguien ya está.
       *[other] { $name } ya está.
    }
blockyou-said-left =
    { $who ->
        [you] Has dejado la partida.
        [nobody] Alguien ha dejado la partida.
       *[other] { $name } ha dejado la partida.
    }
blockyou-said-countdown = Tres, dos, uno…
blockyou-said-round = Ronda { $round }.
blockyou-said-card = Tu carta: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Pones una carta en la fila { $row }, columna { $column }.
        [nobody] BlockYou! Hay una carta en la fila { $row }, columna { $column }.
       *[other] BlockYou! { $name } pone una carta en la fila { $row }, columna { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Fallo: tus colores no coinciden en la fila { $row }, columna { $column }. Recibes una carta de penalización.
        [nobody] Fallo: los colores no coinciden en la fila { $row }, columna { $column }.
       *[other] Fallo de { $name }: los colores no coinciden en la fila { $row }, columna { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Fallo: te has señalado a ti. Recibes una carta de penalización.
        [nobody] Fallo: un dedo señala su propio sitio.
       *[other] Fallo: { $name } ha señalado su propio sitio.
    }
blockyou-said-blocked =
    { $count ->
        [one] Bloqueo: { $names }.
       *[other] Bloqueos: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Solo quedas tú: ¡diez segundos!
        [nobody] Quedan diez segundos.
       *[other] Solo queda { $name }, con diez segundos.
    }
blockyou-said-over =
    { $who ->
        [you] La partida ha terminado. Has ganado.
        [nobody] La partida ha terminado.
       *[other] La partida ha terminado. Gana { $name }.
    }
blockyou-now-ready = La carrera empieza cuando ya estén todos.
blockyou-now-leader =
    { $who ->
        [you] Empiezas tú la cuenta atrás cuando los demás ya estén.
        [nobody] Un sitio libre empieza la cuenta atrás cuando los demás ya estén.
       *[other] { $name } empieza la cuenta atrás cuando los demás ya estén.
    }
blockyou-now-countdown = Las siguientes cartas están a punto de descubrirse.
blockyou-now-race = Siguen buscando: { $names }.

## The playing area in words

blockyou-text-not-now = Ahora no tienes que hacer nada.
blockyou-text-hand = { $name }, tu carta
blockyou-text-row = Fila de sus cuadrados de arriba
blockyou-text-column = Columna de sus cuadrados izquierdos
blockyou-text-turn = Giro
blockyou-text-turn-0 = sin girar: { $card }
blockyou-text-turn-1 = un cuarto: { $card }
blockyou-text-turn-2 = media vuelta: { $card }
blockyou-text-turn-3 = tres cuartos: { $card }
blockyou-text-lay = Poner
blockyou-text-places = Dónde admite carta el campo
blockyou-text-row-places = fila { $row }: columnas { $columns }
blockyou-text-field = El campo: filas desde el norte, columnas desde el oeste
blockyou-text-cell = { $colour }, carta { $card }
blockyou-text-row-head = Fila { $row }
blockyou-text-column-head = Columna { $column }
blockyou-text-players = Así va la partida
blockyou-text-pile =
    { $count ->
        [one] Queda { $count } carta de penalización
       *[other] Quedan { $count } cartas de penalización
    }

## The score sheet

blockyou-sheet = Gana quien pone antes todas sus cartas
blockyou-sheet-solo = Partida a solas
blockyou-sheet-place = Puesto
blockyou-sheet-player = Jugador
blockyou-sheet-cards = Sin poner
blockyou-sheet-time = Tiempo
blockyou-sheet-fastest = Más corto
blockyou-sheet-blocks = Bloqueos
blockyou-sheet-faults = Fallos
blockyou-best = A batir: { $time }
blockyou-best-new = ¡Tu mejor tiempo!
blockyou-best-all = Tus mejores tiempos: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Ahora descansas
reason-off-field = Fuera del campo
reason-covers-one-card = Solo cubre una carta

## Moves as a replay tells them

replay-blockyou-ready = ya está
replay-blockyou-begin =
    { $who ->
        [you] Empiezas tú la cuenta atrás
        [nobody] Un sitio libre empieza la cuenta atrás
       *[other] { $name } empieza la cuenta atrás
    }
replay-blockyou-count = tres, dos, uno, cero
replay-blockyou-turn = se descubren las cartas
replay-blockyou-lay =
    { $turns ->
        [0] una carta en la fila { $row }, columna { $column }
        [1] una carta en la fila { $row }, columna { $column }, girada un cuarto a la derecha
        [2] una carta en la fila { $row }, columna { $column }, girada media vuelta
       *[other] una carta en la fila { $row }, columna { $column }, girada un cuarto a la izquierda
    }
replay-blockyou-hidden = una carta boca abajo
replay-blockyou-draw = una carta del mazo: { $card }
