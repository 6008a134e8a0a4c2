# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Juega tu última carta o pon arriba del todo el noveno bloque.
blockout-moment-goal-alone = Coloca los nueve bloques en una sola torre.
blockout-moment-lots = Se reparten las cartas. El azar decide quién empieza, y cada cual recibe siete.
blockout-moment-wait = Juega ahora: { $name }. { $way ->
        [back] Se juega en sentido antihorario, porque salió una Reversa.
       *[clockwise] Se juega en sentido horario, una carta por turno.
    }
blockout-moment-watch = Juega ahora: { $name }. En cada turno se juega una carta y se coloca el bloque que permite.
blockout-moment-over = La partida ha terminado. Ya no se puede jugar nada.
blockout-moment-card = Juega una carta con un bloque que aún esté libre, o una carta de acción. El bloque va encima de la torre.
blockout-moment-base = Juega una carta con un bloque libre, o una carta de acción. El primer bloque de una torre va sobre la obra.
blockout-moment-ninth = Solo queda un bloque libre. Si tienes una carta para él y aguanta, ganas, por muchas cartas que te queden.
blockout-moment-last-card = Es tu última carta. Si acabas el turno sin cartas, ganas, salvo que una regla de la casa pida un bloque más.
blockout-moment-draw = No puedes jugar ninguna de tus cartas. Roba hasta que salga una que sirva y juégala enseguida.
blockout-moment-luck = { $count ->
        [0] Robas hasta que salga una carta que sirva.
        [one] Robas una carta más por la caída.
       *[other] Robas { $count } cartas más por la caída.
    } Podrás seguir cuando las cartas estén boca arriba.
blockout-moment-restart = La torre se ha caído y todos los bloques están libres. En este mismo turno empiezas otra torre con una carta de bloque; las de acción no se pueden jugar ahora.
blockout-moment-bonus = Has jugado tu última carta, así que falta un bloque más. Toma cualquier bloque libre: si aguanta, ganas.
blockout-moment-practice = Toma cualquier bloque libre; no hay cartas. { $count ->
        [one] Falta un bloque para acabar la torre.
       *[other] Faltan { $count } bloques para acabar la torre.
    }
blockout-moment-slip = El bloque cae un poco al lado del punto elegido. El azar decide cuánto, porque ninguna mano está quieta del todo.
blockout-moment-placing = El bloque solo puede tocar la cara de arriba del bloque más alto. Cuando lo sueltas, la torre debe aguantar hasta tres.
blockout-moment-stack = { $own ->
        [yes] Coloca el bloque real con una mano, solo sobre el bloque más alto.
       *[no] { $name }: el bloque con una mano, solo sobre el bloque más alto.
    } Cualquiera puede decir que ya está colocado o que la torre se ha caído.
blockout-moment-count = Todos cuentan hasta tres. Solo vale una torre que siga en pie al final; si se cae, se puede decir enseguida.
blockout-moment-report = ¿Aguantó? Basta una respuesta, pero durante unos segundos cualquiera puede decir lo contrario.
blockout-moment-vote = Dos personas vieron cosas distintas, así que votan todos. Decide la mayoría.
blockout-moment-revote = Hubo empate, así que todos votan una vez más. Si el empate sigue, el bloque se coloca otra vez.

blockout-coach-fell = { $name }: la torre se ha caído. { $count ->
        [0] Todos los bloques vuelven a estar libres.
       *[other] Eso cuesta { $count } cartas, y empieza otra torre.
    }
blockout-coach-late = La torre se ha caído después de la cuenta: el bloque vale igual.
blockout-coach-back = Ese intento no vale: la carta y el bloque vuelven.
blockout-coach-reverse = Desde ahora se juega { $way ->
        [back] en sentido antihorario.
       *[clockwise] en sentido horario.
    }
blockout-coach-bonus = Ya no tienes cartas: un bloque más, y tiene que aguantar.
blockout-coach-drew = { $count ->
        [one] Has robado una carta.
       *[other] Has robado { $count } cartas.
    }
blockout-coach-eight = Hay ocho bloques en pie: quien ponga el noveno gana.
blockout-coach-one-card = Solo le queda una carta: { $name }.
blockout-coach-stuck = { $count ->
        [one] El bloque de una de tus cartas está ahora en la torre: tiene que esperar.
       *[other] Los bloques de { $count } de tus cartas están ahora en la torre: tienen que esperar.
    }
