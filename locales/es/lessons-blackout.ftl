# The lesson of Blackout.

lesson-blackout-basics = Tus primeras cartas
lesson-blackout-roll = Lanza tus dados por el tobogán.
lesson-blackout-roll-done = Un 2, un 3 y un 5: los tres quieren un lugar.
lesson-blackout-cover = Cada número cubre el mismo número en una carta: toca un 2, un 3 y un 5.
lesson-blackout-cover-done = Has usado los tres, así que tu turno termina.
lesson-blackout-win = A la primera carta solo le falta el 5: tócalo, y la carta es tuya.
lesson-blackout-win-done = Era el último número descubierto: has ganado la carta.
lesson-blackout-go-on = Ha llegado otra carta, y ahora tu 2 tiene un lugar: cúbrelo.
lesson-blackout-go-on-done = Después de ganar una carta sigues con tus otros números.
lesson-blackout-lost = Ninguna carta tiene un 5, así que tu 5 se pierde: cubre el 1 y el 3.
lesson-blackout-lost-done = Lo que no cabe se pierde, y tira la siguiente persona.
lesson-blackout-wild = COMODÍN cubre cualquier número: tócalo y luego completa la primera carta.
lesson-blackout-wild-done = Ha servido como el 2 que te faltaba.
lesson-blackout-undo = DESHACER quita una ficha: tócalo y luego estropea la carta que está casi llena.
lesson-blackout-undo-done = Ahora nadie puede completar esa carta con un solo número.
lesson-blackout-reroll = Primero cubre un 3 y luego tira otra vez los otros dos dados.
lesson-blackout-reroll-done = Dos números nuevos: sigues con ellos.
lesson-blackout-call = Tira: si salen a la vez las tres caras especiales, grita antes que el otro jugador.
lesson-blackout-call-done = Gritaste antes: una carta para ti. También puedes gritar en el turno de otros.
lesson-blackout-fifth = Tienes cuatro cartas: cubre el 4 con el que ganas la quinta.
lesson-blackout-fifth-done = Cinco cartas: has ganado la partida.

lesson-wrong-finish-card = Ese no: hay otra carta a la que solo le falta un número.
lesson-wrong-use-wild = Usa tu COMODÍN antes de que acabe el turno.
lesson-wrong-use-undo = Usa tu DESHACER antes de que acabe el turno.
lesson-wrong-nearly-full = Esa ficha no: quita una de la carta que tiene cuatro fichas.
lesson-wrong-no-match = Ese es otro número.
lesson-wrong-must-place = Primero cubre cada número que tenga un lugar.
