### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Grundregeln
lesson-blokus-points = Punkte
lesson-blokus-two-players = Zu zweit
lesson-blokus-three-players = Zu dritt
lesson-blokus-duo = Das kleine Brett

## The basics
lesson-blokus-first-corner = Dein erster Stein deckt eine Ecke des Bretts ab. Leg einen.
lesson-blokus-first-corner-done = Jede Farbe kommt aus ihrer eigenen Ecke.
lesson-blokus-touch-corner = Ab jetzt berührt jeder Stein einen deiner Steine, Ecke an Ecke.
lesson-blokus-touch-corner-done = Ecke an Ecke: So wächst deine Farbe.
lesson-blokus-never-edge = Ecken ja, Kanten nie. Leg die Fünferreihe.
lesson-blokus-never-edge-done = Deine eigenen Steine liegen nie Kante an Kante.
lesson-blokus-others-edge = Die Kanten anderer Farben sind erlaubt. Leg einen Stein direkt daneben.
lesson-blokus-others-edge-done = Nur deine eigenen Kanten sind verboten.
lesson-blokus-turn-flip = Steine lassen sich drehen und wenden. Füll genau die leuchtenden Felder.
lesson-blokus-turn-flip-done = Derselbe Stein, nur anders herum.
lesson-blokus-big-first = Große Steine finden bald keinen Platz mehr. Leg einen mit fünf Quadraten.
lesson-blokus-big-first-done = Kleine passen auch später noch.
lesson-blokus-to-middle = Von der Mitte aus steht dir das ganze Brett offen. Erreich ein leuchtendes Feld.
lesson-blokus-to-middle-done = Von hier kannst du in alle Richtungen wachsen.
lesson-blokus-close-door = Gelb will vom leuchtenden Feld aus weiter. Deck es ab.
lesson-blokus-close-door-done = Eine abgedeckte Ecke ist eine geschlossene Tür.
lesson-blokus-shut-out = Gelb passt nirgends mehr und wird übersprungen. Leg deinen nächsten Stein.
lesson-blokus-shut-out-done = Schon wieder du: Wer noch Platz hat, macht weiter.
lesson-blokus-fewest-left = Niemand kann mehr legen. Wer hat gewonnen?
lesson-blokus-fewest-left-blue = Blau, 17 Quadrate übrig
lesson-blokus-fewest-left-yellow = Gelb, 54 Quadrate übrig
lesson-blokus-fewest-left-done = Die wenigsten übrigen Quadrate gewinnen.

## Points
lesson-blokus-points-left = Beim Spiel um Punkte zählt jedes übrige Quadrat minus eins. Was kosten zwei Vierersteine?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Zweimal vier Quadrate: minus acht.
lesson-blokus-points-bonus = Alle Steine gelegt: 15 Punkte. Kam das einzelne Quadrat zuletzt: 5 dazu. Wie viel ist beides?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Mehr als zwanzig geht nicht.

## Two players
lesson-blokus-two-red = Zu zweit spielst du Blau und Rot. Bring Rot in eine freie Ecke.
lesson-blokus-two-red-done = Jede Farbe hat eigene Steine und einen eigenen Anfang.
lesson-blokus-two-apart = Blau und Rot gehören dir, aber sie helfen einander nicht. Leg Blau.
lesson-blokus-two-apart-done = Blau wächst nur an Blau.

## Three players
lesson-blokus-shared-turn = Grün ist die gemeinsame Farbe: Ihr legt reihum dafür, jetzt du. Bring es in die letzte Ecke.
lesson-blokus-shared-turn-done = Nächstes Mal legt jemand anderes Grün.
lesson-blokus-shared-count = Wem gehören am Ende die Quadrate von Grün?
lesson-blokus-shared-count-me = Mir
lesson-blokus-shared-count-all = Allen
lesson-blokus-shared-count-nobody = Niemandem
lesson-blokus-shared-count-done = Die gemeinsame Farbe zählt für niemanden.

## The small board
lesson-blokus-duo-start = Duo beginnt mitten im Brett. Deck dein leuchtendes Startfeld ab.
lesson-blokus-duo-start-done = Die andere Farbe startet gegenüber.
lesson-blokus-duo-meet = Auf dem kleinen Brett trefft ihr euch gleich. Geh dazwischen: Erreich ein leuchtendes Feld.
lesson-blokus-duo-meet-done = Platz, den du früh nimmst, fehlt der anderen Farbe.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = Der erste Stein einer Farbe deckt ein freies Eckfeld ab.
lesson-wrong-no-start-square = Bei Duo deckt der erste Stein dein eigenes Startfeld ab.
lesson-wrong-edge-contact = Dort liegt er Kante an Kante mit deiner eigenen Farbe.
lesson-wrong-no-corner-contact = Dort berührt er keine Ecke derselben Farbe.
lesson-wrong-overlap = Dort liegt schon ein Stein.
lesson-wrong-off-board = Ein Teil liegt neben dem Brett.
lesson-wrong-not-the-line = Das passt, aber nimm bitte die Fünferreihe.
lesson-wrong-no-neighbour = Das passt, aber daneben liegt keine andere Farbe.
lesson-wrong-not-the-lit = Genau die leuchtenden Felder: Dreh oder wende den Stein.
lesson-wrong-too-small = Das passt, aber der Stein hat weniger als fünf Quadrate.
lesson-wrong-not-to-middle = Das passt, aber kein leuchtendes Feld ist abgedeckt.
lesson-wrong-door-open = Gelb kann vom leuchtenden Feld aus immer noch weiter.
lesson-wrong-more-left = Das ist die Farbe mit den meisten übrigen Quadraten.
lesson-wrong-per-piece = Es zählen die Quadrate, nicht die Steine.
lesson-wrong-no-minus = Was übrig ist, kostet Punkte.
lesson-wrong-smallest-too = Und das einzelne Quadrat kam zuletzt.
lesson-wrong-all-laid-too = Und alle Steine sind gelegt.
lesson-wrong-shared-mine = Du legst sie nur jedes dritte Mal.
lesson-wrong-shared-all = Dann würde es nichts ändern.
lesson-wrong-not-between = Das passt, aber kein leuchtendes Feld ist abgedeckt.
