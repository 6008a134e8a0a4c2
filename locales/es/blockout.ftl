### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Apila más alto, aguanta la respiración y que no seas tú quien tire la torre.
game-blockout-alone = Practicar
game-blockout-alone-about = Una torre sin cartas, para practicar.

# A letter for each colour of block; all differ.
blockout-letter-wood = M
blockout-letter-red = R
blockout-letter-blue = Z
blockout-letter-yellow = A
blockout-letter-black = N

# A block by size and colour.
blockout-block =
    { $colour ->
        [wood] bloque de madera
        [red] bloque rojo
        [blue] bloque azul
        [yellow] bloque amarillo
        [black] bloque negro
       *[any] bloque
    } { $size ->
        [small] pequeño
        [medium] mediano
        [large] grande
       *[any] cualquiera
    }
blockout-card-exact =
    { $size ->
        [small] Pequeño
        [medium] Mediano
       *[large] Grande
    } { $colour ->
        [wood] de madera
        [red] rojo
        [blue] azul
        [yellow] amarillo
       *[black] negro
    }
blockout-card-colour =
    { $colour ->
        [wood] Madera
        [red] Rojo
        [blue] Azul
        [yellow] Amarillo
       *[black] Negro
    }
blockout-card-size =
    { $size ->
        [small] Pequeño
        [medium] Mediano
       *[large] Grande
    }
blockout-card-any = Cualquiera
blockout-card-pass = Pasar
blockout-card-reverse = Reversa

# Spoken while the block must stand, one a second.
blockout-count-1 = Mil uno
blockout-count-2 = Mil dos
blockout-count-3 = Mil tres

blockout-hand = Tus cartas
blockout-copies = { $count } veces { $card }
blockout-choose-card = Elige una carta
blockout-choose-block = Ahora elige un bloque
blockout-hint-again = Toca la carta otra vez para jugarla
blockout-hint-draw = Nada sirve: roba hasta que algo sirva
blockout-show-hand =
    { $who ->
        [you] Ver tus cartas
        [nobody] Ver las cartas
       *[other] Ver las cartas de { $name }
    }
blockout-dealing = Se reparten las cartas
blockout-left = se ha ido
blockout-clockwise = Sentido horario
blockout-counter = Sentido antihorario
blockout-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } cartas
    }
blockout-pile =
    { $count ->
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
blockout-height =
    { $count ->
        [one] Torre: { $count } bloque de { $all }
       *[other] Torre: { $count } bloques de { $all }
    }
blockout-discard = Última carta: { $card }

blockout-lower = Bajar
blockout-raise = Subir
blockout-keys-far = Mover a pasos largos
blockout-turn = Girar un cuarto
blockout-hold-left =
    { $seconds ->
        [one] Queda { $seconds } segundo para soltar
       *[other] Quedan { $seconds } segundos para soltar
    }
blockout-put = Colocar aquí
blockout-back = Devolver
blockout-landing =
    { $safety ->
        [steady] Parece estable
        [risky] Arriesgado
        [falls] Se caería
       *[misses] Fuera de la torre
    }
blockout-face = Restablecer la vista
blockout-picture = Guardar una foto
blockout-slowly = Ver otra vez la caída a cámara lenta
blockout-flat-front = De frente
blockout-flat-side = De lado
blockout-flat-top = Desde arriba

blockout-centred = en el centro
blockout-turned = girado
blockout-aside =
    { $way ->
        [left] { $mm } mm a la izquierda
        [right] { $mm } mm a la derecha
        [nearer] { $mm } mm más cerca
       *[further] { $mm } mm más lejos
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] estable
       *[moving] se mueve
    }
blockout-held = { $block }, { $spot }, { $mm } mm por encima
blockout-tower-is =
    { $state ->
        [steady] La torre está estable.
       *[moving] La torre se mueve.
    }
blockout-push =
    { $way ->
        [left] Izquierda { $mm } mm
        [right] Derecha { $mm } mm
        [nearer] Más cerca { $mm } mm
        [further] Más lejos { $mm } mm
        [down] Abajo { $mm } mm
       *[up] Arriba { $mm } mm
    }

blockout-asked = ¿Aguantó? Cada cual dice lo que vio.
blockout-asked-again = No hay acuerdo. Cada cual dice otra vez lo que vio.
blockout-how = ¿Aguantó?
blockout-fell-late = Se acaba de caer
blockout-place = Coloca el { $block }
blockout-now-placing =
    { $who ->
        [you] Colocas el { $block }.
        [nobody] Falta colocar el { $block }.
       *[other] { $name } coloca el { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Empiezas tú.
        [nobody] Empieza un sitio libre.
       *[other] Empieza { $name }.
    }
blockout-said-take =
    { $who ->
        [you] Juegas «{ $card }» y tomas el { $block }.
        [nobody] Se juega «{ $card }» para el { $block }.
       *[other] { $name } juega «{ $card }» y toma el { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Tomas el { $block } como último bloque.
        [nobody] Se toma el { $block } como último bloque.
       *[other] { $name } toma el { $block } como último bloque.
    }
blockout-said-block =
    { $who ->
        [you] Tomas el { $block }.
        [nobody] Se toma el { $block }.
       *[other] { $name } toma el { $block }.
    }
blockout-said-slip = La mano resbala: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Pasas.
        [nobody] Se pasa un turno.
       *[other] { $name } pasa.
    }
blockout-said-reverse =
    { $who ->
        [you] Cambias el sentido del juego.
        [nobody] Cambia el sentido del juego.
       *[other] { $name } cambia el sentido del juego.
    }
blockout-said-letgo =
    { $who ->
        [you] Sueltas el bloque.
        [nobody] Se suelta el bloque.
       *[other] { $name } suelta el bloque.
    }
blockout-said-drew =
    { $who ->
        [you] Robas { $count ->
            [one] { $count } carta.
           *[other] { $count } cartas.
        }
        [nobody] Del mazo: { $count ->
            [one] { $count } carta.
           *[other] { $count } cartas.
        }
       *[other] { $name } roba { $count ->
            [one] { $count } carta.
           *[other] { $count } cartas.
        }
    }
blockout-said-stood = ¡Aguanta!
blockout-said-fell = ¡La torre se ha caído!
blockout-said-late = La torre se ha caído sola.
blockout-said-oops = No vale: la carta y el bloque vuelven, elige otra vez.
blockout-said-touched = Se tocó la torre: la carta y el bloque vuelven, y el turno se acaba.
blockout-said-again = Sigue sin haber acuerdo: el bloque se coloca otra vez.
blockout-said-open = Sigue sin haber acuerdo: se da por hecho que la torre está en pie, y la partida sigue.
blockout-said-void =
    { $reason ->
        [touched] Se tocó la torre: la carta y el bloque vuelven, elige otra vez.
        [time] Se acabó el tiempo: elige otra vez.
        [back] El bloque vuelve a su lugar: elige otra vez.
       *[lost] El intento se perdió: elige otra vez.
    }
blockout-said-says-stood =
    { $who ->
        [you] Dices que aguantó.
        [nobody] Alguien dice que aguantó.
       *[other] { $name } dice que aguantó.
    }
blockout-said-says-fell =
    { $who ->
        [you] Dices que se cayó.
        [nobody] Alguien dice que se cayó.
       *[other] { $name } dice que se cayó.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Lo retiras: no se cayó.
        [nobody] Se retira: no se cayó.
       *[other] { $name } lo retira: no se cayó.
    }
blockout-said-left =
    { $who ->
        [you] Has dejado la partida.
        [nobody] Alguien ha dejado la partida.
       *[other] { $name } ha dejado la partida.
    }
blockout-said-back = Se deshace una jugada.
blockout-said-turn =
    { $who ->
        [you] Te toca.
        [nobody] Le toca a un sitio libre.
       *[other] Le toca a { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Empieza otra torre con una carta de bloque.
        [nobody] Hay que empezar otra torre.
       *[other] { $name } empieza otra torre.
    }
blockout-said-bonus =
    { $who ->
        [you] Un bloque más, cualquiera que esté libre, y ganas.
        [nobody] Falta colocar un bloque más.
       *[other] { $name } coloca un bloque más.
    }
blockout-said-practice =
    { $who ->
        [you] Toma el bloque que quieras.
        [nobody] Se puede tomar cualquier bloque.
       *[other] { $name } practica.
    }
blockout-said-over =
    { $who ->
        [you] La partida ha terminado. Has ganado.
        [together] La partida ha terminado. Compartes la victoria con { $names }.
        [several] La partida ha terminado. Victoria compartida: { $names }.
        [nobody] La partida ha terminado.
       *[other] La partida ha terminado. Gana { $names }.
    }

blockout-move-block = { $card }: tomar el { $block }
blockout-move-extra = Tomar el { $block }
blockout-move-pass = Pasar
blockout-move-reverse = Reversa
blockout-move-drawcards = Robar cartas
blockout-move-letgo = Soltar
blockout-move-stood = Aguantó
blockout-move-fell = Se cayó
blockout-move-unsay = Deshacer
blockout-move-oops = Uy, torre tocada

blockout-text-not-now = Ahora no tienes que hacer nada.
blockout-text-moves = Lo que puedes hacer
blockout-text-hand = Mover el bloque
blockout-text-state = Así va la partida
blockout-text-free = Bloques libres: { $blocks }
blockout-text-cards = Tus cartas: { $cards }

blockout-sheet =
    { $count ->
        [one] Torre: { $count } bloque de { $all }
       *[other] Torre: { $count } bloques de { $all }
    }
blockout-sheet-place = Puesto
blockout-sheet-player = Jugador
blockout-sheet-cards = Sin jugar

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Ya está en la torre
reason-block-mismatch = Ese bloque no sirve
reason-no-contact = Apóyalo encima
reason-off-site = Fuera de la obra
reason-wrong-spot = Ese lugar no existe
reason-wrong-verdict = Esa respuesta no vale
reason-can-play = Puedes jugar
reason-need-block-card = Usa una carta de bloque
reason-bonus-due = Antes, el bloque extra
reason-nine-blocks = Los nueve bloques en pie
reason-bonus-block = El bloque extra aguantó

## Moves as a replay tells them

replay-blockout-take = { $card }, y el { $block }
replay-blockout-extra = el { $block }, como último bloque
replay-blockout-slip = la mano resbala: { $mm } mm
replay-blockout-pass = pasa
replay-blockout-reverse = cambia el sentido del juego
replay-blockout-drawcards = nada sirve, se roban cartas
replay-blockout-letgo = suelta el bloque
replay-blockout-oops = torre tocada, no vale
replay-blockout-stood = aguantó
replay-blockout-fell = se cayó
replay-blockout-unsay = retirado: no se cayó
replay-blockout-void =
    { $reason ->
        [touched] se tocó la torre, no vale
        [time] se acabó el tiempo: otro intento
        [back] el bloque volvió a su lugar
       *[lost] el intento se perdió: otro intento
    }
replay-blockout-begin =
    { $who ->
        [you] Empiezas tú
        [nobody] Empieza un sitio libre
       *[other] Empieza { $name }
    }
replay-blockout-draw = una carta del mazo: { $card }
replay-blockout-hidden = una carta del mazo
