# The page of whoever runs the server.

operator-title = Administración
operator-key = Clave de administración
operator-key-about = Para quien administra este servidor. La clave está junto a sus datos; este comando la muestra allí.
operator-enter = Abrir
operator-leave = Bloquear
operator-ready = Todo bien
operator-problem-draining = El servidor se está parando
operator-problem-store-unreachable = El almacenamiento no responde
operator-problem-store-failing = El almacenamiento no puede escribir
operator-problem-disk-full = El disco está lleno
operator-problem-bus-lost = No se llega a los demás nodos
operator-problem-no-jetstream = Los workers no reciben turnos: NATS no tiene JetStream
operator-since = iniciado { $ago }

## Figures

operator-figures = Cifras
operator-people = Personas aquí
operator-pages =
    { $count ->
        [one] { $count } página abierta
       *[other] { $count } páginas abiertas
    }
operator-running = Partidas en curso
operator-kept =
    { $count ->
        [one] { $count } mesa guardada
       *[other] { $count } mesas guardadas
    }
operator-append = Jugada a salvo en
operator-lag = retraso de relojes: { $ms }
operator-ms = { $ms } ms
operator-commands = Órdenes hasta ahora
operator-bots-waiting =
    { $count ->
        [0] ningún bot espera
        [one] { $count } bot espera
       *[other] { $count } bots esperan
    }
operator-by-game = Por juego
operator-game-count = { $running } de { $kept }
operator-troubles = Problemas desde el inicio
operator-store-errors = Jugadas que no se pudieron guardar
operator-damaged = Mesas dañadas
operator-bot-failures = Bots que fallaron
operator-cut-offs = Páginas cortadas por no leer
operator-refusals = Lo más rechazado
operator-no-refusals = No se ha rechazado nada.

## Tables

operator-tables = Mesas
operator-search = Nombre, juego o dirección
operator-over = acabada
operator-live =
    { $count ->
        [one] { $count } página
       *[other] { $count } páginas
    }
operator-awake = activa
operator-asleep = dormida
operator-events =
    { $count ->
        [one] { $count } suceso
       *[other] { $count } sucesos
    }
operator-nothing-found = No se ha encontrado nada. ¿Y con menos letras?
operator-no-tables = Aún no hay mesas.
operator-more = Más

## One table

operator-standing = Estado
operator-under-way = en curso
operator-closed = cerrada por administración
operator-log-damaged = diario dañado
operator-log-damaged-about = El diario de esta mesa no se puede leer, así que no se sabe nada más de ella. Se queda como está, también si cierras la mesa.
operator-opened = Abierta
operator-changed = Último cambio
operator-log = Diario
operator-study = Lección o reto
operator-last-events = Lo último que pasó
operator-event-opened = mesa abierta
operator-event-seated = sitio asignado
operator-event-moved = jugada
operator-event-chanced = decide el azar
operator-event-elapsed = fin del tiempo
operator-event-weighed = torre comprobada
operator-event-left = abandono
operator-event-taken_back = deshecha
operator-event-missed = falta alguien
operator-event-returned = vuelve quien faltaba
operator-event-paused = pausa pedida
operator-event-resumed = sigue tras la pausa
operator-event-paced = ritmo de los bots
operator-event-tried = mala respuesta
operator-event-revealed = número revelado
operator-event-followed = revancha
operator-event-closed = cerrada por administración
operator-watch = Mirar
operator-export = Exportar
operator-export-about = El registro de una partida en curso muestra cosas que sus jugadores aún no pueden saber. No lo enseñes.
operator-end = Cerrar esta mesa
operator-end-sure = ¿Cerrar esta mesa para siempre?
operator-end-about = A quienes juegan se les dirá que la has cerrado. No gana nadie y aquí ya no se podrá seguir. No se puede deshacer.
operator-end-do = Sí, cerrarla
