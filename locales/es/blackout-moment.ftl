# Blackout: the rule of the moment, the coach, the goal in one line.

blackout-moment-goal = Pon la última ficha de una carta para ganarla. Con cinco cartas ganas.
blackout-moment-lots = Se colocan las cartas. El azar decide quién empieza y las tres primeras cartas.
blackout-moment-wait = Juega ahora: { $name }. Cuando se acabe esa tirada, los dados pasan a la izquierda.
blackout-moment-watch = Juega ahora: { $name }. Cada número que sale pone una ficha en una carta.
blackout-moment-over = La partida ha terminado: cinco cartas la acaban al momento. El puesto de los demás depende de las cartas ganadas.
blackout-moment-roll = Primero lanza los dados por el tobogán. Solo puedes poner lo que ha salido.
blackout-moment-luck = Los dados o una carta nueva están en camino. Podrás seguir en cuanto se queden quietos.
blackout-moment-place = Aún por poner: { $numbers }. { $duty ->
        [may] Un número que cabe hay que ponerlo, salvo después de ganar una carta o de REPETIR en este turno.
       *[must] Cada número que cabe hay que ponerlo; tú eliges el espacio.
    } { $gone ->
        [0] { "" }
        [one] Por ahora no cabe: { $lost }.
       *[other] Por ahora no caben: { $lost }.
    }
blackout-moment-reroll = Ya has usado tus números, así que los otros dos dados se tiran otra vez. COMODÍN y DESHACER se guardan para después.
blackout-moment-wild = Con tu COMODÍN puedes poner una ficha en cualquier número descubierto. Si no lo usas, se pierde al final del turno.
blackout-moment-undo = Con DESHACER puedes quitar una ficha de cualquier carta, la haya puesto quien la haya puesto. Si no lo usas, se pierde al final del turno.
blackout-moment-end = Puedes terminar tu turno. Lo que queda de la tirada se pierde.
blackout-moment-call = Las tres caras especiales a la vez: grita ¡BLACKOUT! Quien grite antes se lleva la siguiente carta del mazo.

blackout-coach-dark = Luces apagadas: quien grite antes se lleva una carta.
blackout-coach-won = Has ganado una carta. { $count ->
        [0] { "" }
       *[other] Sigue con lo que queda de tu tirada.
    }
blackout-coach-taken = Carta ganada: { $name }.
blackout-coach-found = Vuelve a haber sitio para { $numbers }: pon lo que encaje.
blackout-coach-lost = { $count ->
        [one] Ningún espacio descubierto para { $numbers }: se pierde, salvo que aparezca sitio.
       *[other] Ningún espacio descubierto para { $numbers }: se pierden, salvo que aparezca sitio.
    }
blackout-coach-wild = Queda un COMODÍN: toca cualquier número descubierto.
blackout-coach-winner = A una carta solo le falta un { $number }, y te ha salido.
