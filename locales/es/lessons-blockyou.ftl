# The lesson of BlockYou!.

lesson-blockyou-basics = Colores y dedos
lesson-blockyou-match = Arrastra tu carta al marco: ahí, cada color está sobre su mismo color.
lesson-blockyou-match-done = Todos los colores coinciden, así que la carta puede estar ahí.
lesson-blockyou-white = El blanco va con todos los colores, en tu carta y en el campo: usa el marco.
lesson-blockyou-white-done = El blanco y cualquier color siempre van bien juntos.
lesson-blockyou-turn = Toca tu carta para girarla y luego arrástrala al marco.
lesson-blockyou-turn-done = A veces basta un cuarto de vuelta para que encaje.
lesson-blockyou-two = Una carta nunca va sobre una sola: pon la tuya encima de dos.
lesson-blockyou-two-done = Debajo hay dos cartas o más: eso vale.
lesson-blockyou-point = Tu carta señala hacia arriba, al otro jugador: ponla, y queda bloqueado.
lesson-blockyou-point-done = Bloqueo: el otro jugador no pone carta en esta ronda.
lesson-blockyou-self = Un dedo que señala hacia abajo te señala a ti: gira tu carta hasta que no haya ninguno y ponla.
lesson-blockyou-self-done = Nadie se bloquea a propósito.
lesson-blockyou-last = El otro jugador ha cometido un fallo: pon tu carta. En una partida tendrías diez segundos.
lesson-blockyou-last-done = A tiempo: una carta menos para ti.
lesson-blockyou-round = Una ronda de verdad contra un jugador dormilón: empieza, espera al cero y busca un lugar.
lesson-blockyou-round-done = Has puesto la tuya antes: la ronda ha terminado.

lesson-wrong-colours-differ = Ahí hay colores que no coinciden, y eso costaría una carta de penalización.
lesson-wrong-points-at-you = Un dedo te señala a ti: gira la carta.
lesson-wrong-no-white = Encaja, pero ahí no ayuda ningún blanco del campo.
lesson-wrong-point-across = Encaja, pero ningún dedo señala al otro jugador.
lesson-wrong-covers-one-card = Está sobre una sola carta: muévela media carta más.
