### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Tres dados por el tobogán, fichas en las cartas… y de pronto se apagan las luces.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = COMODÍN
blackout-undo = DESHACER
blackout-reroll = REPETIR
blackout-free = LIBRE

# The letter of each die, after its special; all three differ.
blackout-die-W = C
blackout-die-U = D
blackout-die-R = R
blackout-die = Dado { $die }: sale { $face }
blackout-die-aside = Dado { $die } apartado
blackout-dice = Dados

blackout-card = Carta { $card }
blackout-card-coming = Llega la siguiente carta
blackout-space-open = { $number }, descubierto, carta { $card }, espacio { $space }
blackout-space-covered = { $number }, cubierto, carta { $card }, espacio { $space }
blackout-space-free = LIBRE, cubierto, carta { $card }, espacio { $space }

blackout-tray = Lo que queda de la tirada
blackout-token = { $item }
blackout-token-lost = { $item }, no cabe
blackout-fits-nowhere = Ahora no cabe
blackout-about-wild = Una ficha en el espacio descubierto que quieras.
blackout-about-undo = Quita una ficha de cualquier carta.
blackout-about-reroll = Vuelve a tirar los otros dos dados.

blackout-roll-do = Tirar
blackout-reroll-do = REPETIR
blackout-end-do = Terminar
blackout-call = ¡BLACKOUT!
blackout-keys-number = Tomar ese número
blackout-keys-use = Usarlo en este espacio, o tirar

blackout-your-turn = Te toca
blackout-turn-of =
    { $who ->
        [you] Te toca
        [nobody] El sitio sigue libre
       *[other] Le toca a { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Estás jugando
        [nobody] El sitio sigue libre
       *[other] { $name } está jugando
    }
blackout-setting = Se ponen las cartas
blackout-extra-turn = Turno extra
blackout-left = se ha ido
blackout-hint-roll = Lanza los dados por el tobogán
blackout-hint-wait =
    { $who ->
        [you] Vas a tirar
        [nobody] Los dados esperan a alguien
       *[other] { $name } va a tirar
    }
blackout-cards-won =
    { $count ->
        [one] { $count } carta de { $goal }
       *[other] { $count } cartas de { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } carta de { $goal }
       *[other] { $name }: { $count } cartas de { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
blackout-chips =
    { $count ->
        [one] Queda { $count } ficha
       *[other] Quedan { $count } fichas
    }
blackout-last-roll = Última tirada: { $dice }
blackout-pending = Aún por usar: { $items }.
blackout-lost = Ahora no cabe: { $items }

blackout-said-begins =
    { $who ->
        [you] Empiezas tú.
        [nobody] Empieza un sitio libre.
       *[other] Empieza { $name }.
    }
blackout-said-rolled =
    { $who ->
        [you] Tu tirada: { $dice }.
        [nobody] Los dados: { $dice }.
       *[other] Tirada de { $name }: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Vuelves a tirar dos dados: { $dice }.
        [nobody] Otra vez dos dados: { $dice }.
       *[other] { $name } vuelve a tirar dos dados: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Usas { $item }: una ficha en la carta { $card }, espacio { $space }.
        [nobody] Hay una ficha en la carta { $card }, espacio { $space }.
       *[other] { $name } usa { $item }: una ficha en la carta { $card }, espacio { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Usas DESHACER: fuera la ficha de la carta { $card }, espacio { $space }.
        [nobody] Se quita la ficha de la carta { $card }, espacio { $space }.
       *[other] { $name } usa DESHACER: fuera la ficha de la carta { $card }, espacio { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Ganas una carta.
        [nobody] Alguien gana una carta.
       *[other] { $name } gana una carta.
    }
blackout-said-opened = Se descubre la carta { $card }.
blackout-said-blackout = ¡BLACKOUT! Quien grite antes se lleva una carta.
blackout-said-called =
    { $who ->
        [you] ¡Tu grito llegó antes!
        [nobody] ¡Alguien gritó antes!
       *[other] ¡{ $name } gritó antes!
    }
blackout-said-nobody = Nadie gritó a tiempo.
blackout-said-nothing = Nada cabe.
blackout-said-ended =
    { $who ->
        [you] Terminas el turno.
        [nobody] Termina el turno.
       *[other] { $name } termina el turno.
    }
blackout-said-left =
    { $who ->
        [you] Has dejado la partida.
        [nobody] Alguien ha dejado la partida.
       *[other] { $name } ha dejado la partida.
    }
blackout-said-back = Se deshace una jugada.
blackout-said-turn =
    { $who ->
        [you] Te toca.
        [nobody] Le toca a un sitio libre.
       *[other] Le toca a { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Tienes un turno extra.
        [nobody] Hay un turno extra.
       *[other] { $name } tiene un turno extra.
    }
blackout-said-over =
    { $who ->
        [you] La partida ha terminado. Has ganado.
        [together] La partida ha terminado. Compartes la victoria con { $names }.
        [several] La partida ha terminado. Victoria compartida: { $names }.
        [nobody] La partida ha terminado.
       *[other] La partida ha terminado. Gana { $names }.
    }

blackout-move-roll = Tirar los dados
blackout-move-reroll = REPETIR: tirar otra vez los otros dos dados
blackout-move-end = Fin del turno
blackout-move-call = Gritar ¡BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Gritas ¡BLACKOUT!
        [nobody] ¡BLACKOUT!
       *[other] { $name } grita ¡BLACKOUT!
    }
blackout-move-number = { $number } en la carta { $card }, espacio { $space }
blackout-move-wild = COMODÍN en el { $number } de la carta { $card }, espacio { $space }
blackout-move-undo = DESHACER el { $number } de la carta { $card }, espacio { $space }

blackout-text-not-now = Ahora no tienes que hacer nada.
blackout-text-moves = Lo que puedes hacer
blackout-text-state = Así va la partida
blackout-cards-table = Cartas boca arriba
blackout-space-column = Espacio
blackout-cell-open = { $number }, descubierto
blackout-cell-covered = { $number }, cubierto

blackout-sheet = Gana quien llega antes a { $goal } cartas
blackout-sheet-place = Puesto
blackout-sheet-player = Jugador
blackout-sheet-cards = Ganadas

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = No está en esta tirada
reason-no-match = El número no coincide
reason-covered = Ya está cubierto
reason-no-chip = Ahí no hay ficha
reason-no-blackout = Ahora no hay Blackout
reason-five-cards = Cinco cartas ganadas

## Moves as a replay tells them

replay-blackout-roll = por el tobogán
replay-blackout-reroll = dos dados otra vez
replay-blackout-end = fin del turno
replay-blackout-call = ¡Blackout!
replay-blackout-put = { $what } en la carta { $card }, espacio { $space }
replay-blackout-undo = fuera la ficha de la carta { $card }, espacio { $space }
replay-blackout-draw = una carta nueva
replay-blackout-begin =
    { $who ->
        [you] Empiezas tú
        [nobody] Empieza un sitio libre
       *[other] Empieza { $name }
    }

## The hint / The review

blackout-advice-take = Ponerla
blackout-advice-said = Consejo: { $move }. { $chance }.
blackout-chance = Probabilidad de ganar: alrededor del { $percent }
blackout-review-chances = Probabilidad de ganar: { $played } en vez de { $better }
