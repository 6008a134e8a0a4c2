### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Lo básico
lesson-blokus-points = Puntos
lesson-blokus-two-players = Dos jugadores
lesson-blokus-three-players = Tres jugadores
lesson-blokus-duo = El tablero pequeño

## The basics
lesson-blokus-first-corner = Tu primera pieza cubre una esquina del tablero. Pon una.
lesson-blokus-first-corner-done = Cada color sale de su propia esquina.
lesson-blokus-touch-corner = Desde ahora, cada pieza toca una de las tuyas, esquina con esquina.
lesson-blokus-touch-corner-done = Esquina con esquina: así crece tu color.
lesson-blokus-never-edge = Esquinas sí, lados nunca. Pon la barra de cinco.
lesson-blokus-never-edge-done = Tus piezas nunca están lado con lado.
lesson-blokus-others-edge = Los lados de otros colores están permitidos. Pon una pieza pegada a uno.
lesson-blokus-others-edge-done = Solo tus propios lados están prohibidos.
lesson-blokus-turn-flip = Las piezas se giran y se voltean. Llena justo las casillas iluminadas.
lesson-blokus-turn-flip-done = La misma pieza, puesta de otra manera.
lesson-blokus-big-first = Las piezas grandes pronto no caben. Pon una de cinco cuadrados.
lesson-blokus-big-first-done = Las pequeñas aún cabrán más tarde.
lesson-blokus-to-middle = El centro abre todo el tablero. Llega a una casilla iluminada.
lesson-blokus-to-middle-done = Desde ahí puedes crecer hacia todos los lados.
lesson-blokus-close-door = El amarillo quiere seguir desde la casilla iluminada. Cúbrela.
lesson-blokus-close-door-done = Una esquina cubierta es una puerta cerrada.
lesson-blokus-shut-out = El amarillo ya no cabe en ningún lugar y pasa. Pon tu siguiente pieza.
lesson-blokus-shut-out-done = Otra vez tú: quien aún tiene sitio sigue.
lesson-blokus-fewest-left = Ya nadie puede poner nada. ¿Quién ha ganado?
lesson-blokus-fewest-left-blue = El azul: le quedan 17 cuadrados
lesson-blokus-fewest-left-yellow = El amarillo: le quedan 54 cuadrados
lesson-blokus-fewest-left-done = Gana quien tiene menos cuadrados restantes.

## Points
lesson-blokus-points-left = Con puntos, cada cuadrado restante cuenta menos uno. ¿Cuánto cuestan dos piezas de cuatro?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Dos por cuatro cuadrados: menos ocho.
lesson-blokus-points-bonus = Poner todas las piezas da 15. Con el cuadrado suelto al final, 5 más. ¿Cuánto es todo junto?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Más de veinte no se puede.

## Two players
lesson-blokus-two-red = Entre dos, juegas con azul y rojo. Lleva el rojo a una esquina libre.
lesson-blokus-two-red-done = Cada color tiene sus propias piezas y su propia salida.
lesson-blokus-two-apart = El azul y el rojo son tuyos, pero no se ayudan. Pon una pieza azul.
lesson-blokus-two-apart-done = El azul solo crece desde el azul.

## Three players
lesson-blokus-shared-turn = El verde es compartido: se pone por turnos, y ahora te toca. Llévalo a la última esquina.
lesson-blokus-shared-turn-done = La próxima vez lo pondrá otra persona.
lesson-blokus-shared-count = ¿De quién son los cuadrados verdes al final?
lesson-blokus-shared-count-me = Míos
lesson-blokus-shared-count-all = De todos
lesson-blokus-shared-count-nobody = De nadie
lesson-blokus-shared-count-done = El color compartido no cuenta para nadie.

## The small board
lesson-blokus-duo-start = Duo empieza dentro del tablero. Cubre tu casilla inicial iluminada.
lesson-blokus-duo-start-done = El otro color empieza enfrente.
lesson-blokus-duo-meet = En el tablero pequeño hay encuentro enseguida. Métete en medio: llega a una casilla iluminada.
lesson-blokus-duo-meet-done = El sitio que tomas pronto le falta luego a tu rival.

## What was wrong.
lesson-wrong-no-start-corner = La primera pieza de un color cubre una casilla de esquina libre.
lesson-wrong-no-start-square = En Duo, la primera pieza cubre tu casilla inicial.
lesson-wrong-edge-contact = Ahí queda lado con lado con tu propio color.
lesson-wrong-no-corner-contact = Ahí no toca ninguna esquina de su color.
lesson-wrong-overlap = Ahí ya hay una pieza.
lesson-wrong-off-board = Una parte queda fuera del tablero.
lesson-wrong-not-the-line = Cabe, pero pon la barra de cinco, por favor.
lesson-wrong-no-neighbour = Cabe, pero no tiene otro color al lado.
lesson-wrong-not-the-lit = Justo las casillas iluminadas: gira o voltea la pieza.
lesson-wrong-too-small = Cabe, pero tiene menos de cinco cuadrados.
lesson-wrong-not-to-middle = Cabe, pero no cubre ninguna casilla iluminada.
lesson-wrong-door-open = El amarillo aún puede seguir desde la casilla iluminada.
lesson-wrong-more-left = Ese es el color con más cuadrados restantes.
lesson-wrong-per-piece = Cuentan los cuadrados, no las piezas.
lesson-wrong-no-minus = Lo que queda cuesta puntos.
lesson-wrong-smallest-too = Y el cuadrado suelto fue el último.
lesson-wrong-all-laid-too = Y todas las piezas están puestas.
lesson-wrong-shared-mine = Solo lo pones una de cada tres veces.
lesson-wrong-shared-all = Entonces no cambiaría nada.
lesson-wrong-not-between = Cabe, pero no cubre ninguna casilla iluminada.
