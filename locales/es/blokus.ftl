### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Esquina con esquina, nunca lado con lado: haz sitio a todas tus piezas antes de que te lo quiten.

blokus-colour-blue = azul
blokus-colour-yellow = amarillo
blokus-colour-red = rojo
blokus-colour-green = verde

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = Z
blokus-letter-yellow = A
blokus-letter-red = R
blokus-letter-green = V

blokus-board = Tablero
blokus-shared = Color compartido
blokus-squares-left =
    { $count ->
        [one] queda { $count } cuadrado
       *[other] quedan { $count } cuadrados
    }
blokus-pieces-left =
    { $count ->
        [one] queda { $count } pieza
       *[other] quedan { $count } piezas
    }
blokus-tray = Piezas de color { $colour }
blokus-piece = Pieza { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, ningún lugar
        [one] { $piece }, { $count } lugar
       *[other] { $piece }, { $count } lugares
    }
blokus-whose-tray = De qué color ver las piezas

blokus-standing-blocked = sin más jugadas
blokus-standing-finished = todo puesto
blokus-standing-left = se ha ido
blokus-skipped = saltado

blokus-your-turn = Te toca
blokus-turn-of =
    { $who ->
        [you] Te toca
        [nobody] El sitio sigue libre
       *[other] Le toca a { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] Te toca
        [nobody] El sitio sigue libre
       *[other] { $name } está pensando
    }
blokus-drawing-lots = Se sortea quién empieza
blokus-lay-for-all = Pones el color compartido
blokus-you-win = ¡Has ganado!
blokus-wins =
    { $who ->
        [you] ¡Has ganado!
        [nobody] No gana nadie
       *[other] Gana { $name }
    }
blokus-shared-win = Victoria compartida

blokus-lay = Poner aquí
blokus-turn = Girar
blokus-turn-key = Girar (R)
blokus-flip = Voltear
blokus-flip-key = Voltear (F)
blokus-keys-jump = Saltar hacia ese lado, al siguiente lugar donde cabe
blokus-put-back = Devolver
blokus-pass = Pasar
blokus-pass-sure = Sí, pasar
blokus-turn-board = Girar el tablero
blokus-holding = Tienes { $piece }
blokus-hint-take = Toma una pieza y ponla en el tablero
blokus-hint-holding = R la gira, F la voltea, Esc la devuelve

blokus-said-laid = El { $colour } pone { $piece } en { $cells }.
blokus-said-returned = El { $colour } recupera { $piece }.
blokus-said-passed = El { $colour } pasa.
blokus-said-skipped = El { $colour } ya no tiene sitio y se salta.
blokus-said-turn =
    { $who ->
        [you] Te toca con el { $colour }.
        [nobody] El sitio que juega con el { $colour } sigue libre.
       *[other] Le toca a { $name } con el { $colour }.
    }
blokus-said-over =
    { $who ->
        [you] La partida ha terminado. Has ganado.
        [together] La partida ha terminado. Compartes la victoria con { $names }.
        [several] La partida ha terminado. Victoria compartida: { $names }.
        [nobody] La partida ha terminado.
       *[other] La partida ha terminado. Gana { $names }.
    }
blokus-said-fits = { $piece }, { $cell }, cabe
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Ahora no tienes que poner ninguna pieza.
blokus-text-pieces = Piezas que caben
blokus-text-places = Lugares para { $piece }
blokus-place =
    { $count ->
        [one] { $piece } en { $cells }, cubre { $count } casilla
       *[other] { $piece } en { $cells }, cubre { $count } casillas
    }
blokus-text-before = Anteriores
blokus-text-after = Más
blokus-text-page = Página { $page } de { $pages }
blokus-board-table = El tablero, fila por fila desde arriba
blokus-empty = vacía

blokus-sheet-basic = Gana quien deja menos cuadrados
blokus-sheet-advanced = Gana quien tiene más puntos: menos uno por cuadrado, más el bonus
blokus-sheet-place = Puesto
blokus-sheet-player = Jugador
blokus-sheet-left = Restantes
blokus-sheet-bonus = Bonus
blokus-sheet-total = Total
blokus-sheet-number = { $value }
blokus-sheet-not-counted = no cuenta

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Fuera del tablero
reason-overlap = Casilla ocupada
reason-bad-shape = Esa forma no
reason-no-start-corner = Cubre una esquina
reason-no-start-square = Cubre tu casilla inicial
reason-edge-contact = Tocas tu color de lado
reason-no-corner-contact = Toca una esquina tuya
reason-all-passed = Todos han pasado
reason-no-more-moves = No hay más jugadas
replay-blokus-lay =
    { $squares ->
        [one] un cuadrado en { $cell }
       *[other] { $squares } cuadrados en { $cell }
    }
replay-blokus-pass = pasa
replay-blokus-begin =
    { $who ->
        [you] Empiezas tú
        [nobody] Empieza un sitio libre
       *[other] Empieza { $name }
    }

## Records

end-record-blksgf = Para Pentobi (.blksgf)
