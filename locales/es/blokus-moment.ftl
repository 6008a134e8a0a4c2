# Blokus: the rule of the moment, the coach, the goal in one line.

blokus-moment-goal = Pon todos los cuadrados que puedas, esquina con esquina.
blokus-moment-lots = Se sortea quién empieza. Antes nadie puede poner una pieza.
blokus-moment-wait = Juega ahora: { $name }. Se juega en sentido horario, una pieza cada vez: tu turno llegará solo.
blokus-moment-watch = Juega ahora: { $name }. En este turno se pone una pieza de este color: { $colour }.
blokus-moment-first = La primera pieza de un color debe cubrir una esquina del tablero. { $count ->
        [one] Aún hay una esquina libre.
       *[other] Aún hay { $count } esquinas libres.
    }
blokus-moment-own-start = La primera pieza de un color debe cubrir su propia esquina del tablero. La tuya está iluminada: { $colour }.
blokus-moment-start = En el tablero pequeño, tu primera pieza debe cubrir tu casilla inicial. Está iluminada: { $colour }.
blokus-moment-corner = Tu pieza debe tocar tu color por una esquina y nunca por un lado. { $pass ->
        [yes] También puedes pasar.
       *[no] Puede empezar en las casillas iluminadas.
    }
blokus-moment-shared-first = Juegas con el color compartido: { $colour }. Su primera pieza debe cubrir una esquina libre del tablero.
blokus-moment-shared = Juegas con el color compartido: { $colour }. La pieza debe tocar ese color por una esquina y nunca por un lado.
blokus-moment-shut = Ninguna de tus piezas tiene ya sitio, así que se salta tu turno. El tablero solo se va llenando: los cuadrados que te quedan se cuentan al final.
blokus-moment-done = Has puesto todas tus piezas, así que se salta tu turno. Los demás siguen mientras alguien pueda.
blokus-moment-over = La partida ha terminado. Se cuentan los cuadrados restantes.

blokus-coach-corners = Desde ahora, cada pieza debe tocar este color, y solo por una esquina: { $colour }.
blokus-coach-mine = Este color ya no tiene sitio, y desde ahora se salta: { $colour }.
blokus-coach-theirs = Este color se ha quedado sin salida, y desde ahora se salta: { $colour }.
blokus-coach-finished = Ya está puesto todo este color: { $colour }.
blokus-coach-lane = { $name }: esta jugada ha cerrado un camino. { $count ->
        [one] Una de tus piezas ya no cabe en ningún lugar.
       *[other] { $count } de tus piezas ya no caben en ningún lugar.
    }
