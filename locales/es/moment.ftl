# The rule of the moment at a table: what may be done now, and why.

moment-title = Reglas de este momento
moment-why = ¿Por qué? { $reason }
moment-passage = De las reglas
moment-read = Seguir en las reglas
moment-goal = Meta
moment-coach = Guía
moment-coach-off = Desactivar la guía
moment-coach-about = En tus tres primeras partidas de cada juego, una línea te dice qué acaba de cambiar.
moment-plain-yours = Te toca. Elige una de las jugadas de la página.
moment-plain-theirs = Juega ahora: { $name }. Podrás seguir cuando llegue tu turno.
moment-plain-others = Les toca a los demás. Podrás seguir cuando llegue tu turno.
moment-plain-over = La partida ha terminado. Ya no se puede jugar nada.
