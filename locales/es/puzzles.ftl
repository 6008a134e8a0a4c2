# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Retos
puzzles-streak =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
puzzles-streak-best = récord: { $count }
puzzles-daily = Reto del día
puzzles-daily-about = El mismo para todos, uno nuevo cada día.
puzzles-state-new = Sin probar
puzzles-state-open = Te espera
puzzles-state-wrong = Sin resolver
puzzles-state-solved = Resuelto
puzzles-practice = Práctica
puzzles-ideas = Una idea cada vez
puzzles-rush = Carrera
puzzles-rush-about = Tres minutos; al tercer error se acaba.
puzzles-rush-start = Empezar carrera
puzzles-none = En este servidor no hay retos.

## A puzzle. The goal stands over the board.

puzzles-goal = Meta
puzzles-goal-better-of-two = ¿Cuál de estas jugadas es mejor?
puzzles-goal-best-roll = Aprovecha esta tirada al máximo.
puzzles-goal-block = Deja a tu rival el menor sitio posible.
puzzles-goal-find-place = Busca un lugar para esta carta.
puzzles-goal-find-place-leader = Busca un lugar donde un dedo señale a quien tiene menos cartas.
puzzles-goal-fit-everything = Haz sitio a todas tus piezas.
puzzles-goal-keep-lane = Mantén abierto tu propio camino.
puzzles-goal-last-piece = Haz sitio a todas tus piezas, con el cuadrado suelto al final.
puzzles-goal-most-squares =
    { $squares ->
        [one] Pon { $squares } cuadrado: más no caben.
       *[other] Pon { $squares } cuadrados: más no caben.
    }
puzzles-goal-which-stands = ¿En cuál de estos lugares aguanta el bloque?
puzzles-goal-will-it-stand = ¿Aguantará ahí el bloque?
puzzles-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
puzzles-choice-yes = Aguanta
puzzles-choice-no = Se cae
puzzles-choice = { $letter }
puzzles-choice-look = Mostrar { $letter }
puzzles-level = Nivel { $rating }

## Why an answer is right or wrong

puzzles-right = ¡Bien!
puzzles-wrong = No del todo
puzzles-solved-late = Resuelto al final
puzzles-go-on = Prueba otra vez.
puzzles-why-colours-differ = Los colores de debajo de la carta son distintos.
puzzles-why-falls = Ahí se cae.
puzzles-why-finger-misses = Ningún dedo señala a quien tiene menos cartas.
puzzles-why-finger-points-back = Un dedo te señala a ti.
puzzles-why-not-best = Está permitido, pero hay algo mejor.
puzzles-why-not-last = Todo cabe, pero la última fue otra pieza.
puzzles-why-pieces-left = Algunas piezas ya no tienen sitio.
puzzles-why-stands = Sí que aguanta.
puzzles-why-too-few-squares = Se podían poner más cuadrados.
puzzles-idea-any-place = Empieza por el color de tu carta que menos se ve en el campo.
puzzles-idea-counterweight = El peso de un bloque sujeta a otro.
puzzles-idea-deny = Toma la esquina que más necesita tu rival.
puzzles-idea-edge = Un bloque aguanta mientras su centro se apoya en el de abajo.
puzzles-idea-ending = Cuando quedan pocas jugadas, cuenta lo que cada lado aún puede poner.
puzzles-idea-finger-on-leader = Gira primero la carta para que un dedo señale a quien va ganando y busca después dónde encaja.
puzzles-idea-lane = El sitio para después vale más que los cuadrados de ahora.
puzzles-idea-leave-little = Si no hay nada que ganar, deja poco a quien sigue.
puzzles-idea-lower-joint = Una torre cede por su punto más débil, y puede estar muy abajo.
puzzles-idea-middle-game = Una jugada que abre dos caminos es mejor que una grande.
puzzles-idea-order = El orden decide: guarda el cuadrado suelto para el final.
puzzles-idea-packing = Coloca primero las piezas difíciles; las pequeñas caben en todas partes.
puzzles-idea-squares = Prueba primero las piezas grandes y mira qué cierra cada una.
puzzles-idea-take-back = Un DESHACER puede descubrir un número que sirve dos veces.
puzzles-idea-wild-card = Guarda el COMODÍN para el número que falta.
puzzles-idea-win-card = Busca la carta que esta tirada puede completar.
puzzles-tag-any-place = Hallar un lugar
puzzles-tag-counterweight = Contrapesos
puzzles-tag-deny = Quitar sitio
puzzles-tag-edge = Más allá del borde
puzzles-tag-ending = El final
puzzles-tag-finger-on-leader = Señalar a quien gana
puzzles-tag-lane = Caminos
puzzles-tag-leave-little = Dejar poco
puzzles-tag-lower-joint = El punto débil
puzzles-tag-middle-game = Mitad de partida
puzzles-tag-order = El buen orden
puzzles-tag-packing = Encajar
puzzles-tag-squares = Sumar cuadrados
puzzles-tag-take-back = DESHACER
puzzles-tag-wild-card = El COMODÍN
puzzles-tag-win-card = Ganar una carta
puzzles-next = Siguiente reto
puzzles-again = Desde el inicio
puzzles-answer = Ver la respuesta

## Results, sharing and times

puzzles-share = Compartir
puzzles-shared = Copiado
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Tiempos de hoy
puzzles-board-none = Aún nadie lo ha resuelto a la primera.
puzzles-board-answered =
    { $count ->
        [one] Lo ha intentado { $count } persona
       *[other] Lo han intentado { $count } personas
    }
puzzles-rush-over = Fin de la carrera
puzzles-rush-solved =
    { $count ->
        [one] { $count } reto resuelto
       *[other] { $count } retos resueltos
    }
puzzles-rush-best = Tu récord: { $count }
puzzles-rush-wrong = Errores: { $count } de { $most }
puzzles-time-left = Tiempo restante
puzzles-mine = Mis retos
puzzles-rating = Fuerza
puzzles-rating-early = aproximada
puzzles-counts = { $right } de { $tried } a la primera
puzzles-mistakes = Practicar tus propios errores
puzzles-goal-mistake = Busca una jugada mejor que la de tu partida.

reason-colours-differ = Los colores no coinciden
reason-falls = Ahí se cae
reason-finger-misses = No señala a quien gana
reason-finger-points-back = Te señala a ti
reason-not-best = Hay algo mejor
reason-not-last = La última fue otra
reason-not-offered = Usa los botones
reason-pieces-left = Quedan piezas
reason-stands = Sí que aguanta
reason-too-few-squares = Se podían poner más
