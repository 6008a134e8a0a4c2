# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Deshazte de todas tus cartas antes que los demás.
blockyou-moment-lots = Se reparten las cartas. Podrás seguir cuando la tuya esté boca arriba.
blockyou-moment-ready = Di que ya estás. La cuenta atrás empieza cuando ya estén todos.
blockyou-moment-lead = Diriges tú y empiezas la primera cuenta atrás. { $count ->
        [0] Los demás ya están.
        [one] Aún falta una persona.
       *[other] Aún faltan { $count } personas.
    }
blockyou-moment-wait = Ya estás. La cuenta atrás empieza cuando los demás también estén.
blockyou-moment-countdown = Tres, dos, uno, cero: entonces se descubren todas las cartas a la vez. Antes nadie puede poner la suya.
blockyou-moment-lay = Pon tu carta sobre partes de dos cartas o más: cada color sobre el mismo color, el blanco sobre cualquiera. Ninguno de sus dedos puede señalarte.
blockyou-moment-last = Tras un fallo, solo quedas tú. Tienes { $seconds } segundos para poner tu carta, con las mismas reglas.
blockyou-moment-alone = Pon una carta tras otra: cada color sobre el mismo color, el blanco sobre cualquiera. Un fallo cuesta una carta de penalización, y solo cuenta el tiempo.
blockyou-moment-done = Tu carta está puesta, y sus dedos han bloqueado a quien señalan. Hasta la próxima ronda no te puede pasar nada.
blockyou-moment-blocked = Un dedo te señala, así que quedas fuera de esta ronda. Tu carta vuelve debajo de las tuyas.
blockyou-moment-fault = Un fallo: quedas fuera en esta ronda y en la próxima. A tus cartas se suma una de penalización, si queda alguna.
blockyou-moment-sit-out = Descansas en esta ronda por el fallo de la anterior. En la próxima vuelves a jugar.
blockyou-moment-back = La ronda ha terminado para ti, y tu carta vuelve debajo de las tuyas. Ahora viene la siguiente cuenta atrás.
blockyou-moment-watch = Todos corren a la vez. Vale cada carta correcta, y sus dedos pueden bloquear a los demás.
blockyou-moment-over = La partida ha terminado. Ha ganado quien se quedó antes sin cartas.

blockyou-coach-blocked = Te bloquea: { $name }. Un dedo de esa carta te señala.
blockyou-coach-colours = Los colores no coincidían: también descansas en la próxima ronda.
blockyou-coach-self = Un dedo te señalaba a ti: también descansas en la próxima ronda.
blockyou-coach-fewer = Puesta sin fallos. { $count ->
        [0] Ya no te quedan cartas.
        [one] Te queda una carta.
       *[other] Te quedan { $count } cartas.
    }
blockyou-coach-last = Solo quedabas tú: una carta correcta ha acabado la ronda.
blockyou-coach-ten = Solo quedas tú: { $seconds } segundos.
blockyou-coach-dead = Nadie podía poner carta: la ronda ha terminado.
blockyou-coach-refreshed = Nadie podía poner carta: se reparte un campo nuevo.
