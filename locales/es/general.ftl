# The board for any game from outside: its own picture, and a list of moves.
general-moves = Jugadas
general-search = Buscar jugada
general-no-match = Ninguna jugada se llama así.
general-text-moves = Lo que puedes hacer
general-text-parts = Lo que se ve en el dibujo
general-text-not-now = Ahora no tienes que hacer nada.
general-tap = Toca el dibujo.
general-tap-or-list = Toca el dibujo o elige una jugada de la lista.
general-choose = Elige una jugada de la lista.
general-as = Jugar como
general-no-picture = Este juego no tiene dibujo ahora. Todas las jugadas están en la lista.
general-refused = Eso no se puede jugar ahora.
general-said-move =
    { $who ->
        [you] Juegas { $move }.
        [nobody] Se juega { $move }.
       *[other] { $name } juega { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Has jugado.
        [nobody] Ha pasado algo que no puedes ver.
       *[other] { $name } ha jugado.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Has dejado la partida.
        [nobody] Alguien ha dejado la partida.
       *[other] { $name } ha dejado la partida.
    }
general-said-back = Se deshace una jugada.
general-sheet = Cómo acabó
general-sheet-place = Puesto
general-sheet-player = Jugador
general-sheet-points = Puntos
general-about = Este juego viene de un paquete que ha instalado quien administra este servidor.
