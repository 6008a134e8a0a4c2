# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Deine ersten Karten
lesson-blackout-roll = Lass deine Würfel die Rutsche hinunter.
lesson-blackout-roll-done = Eine 2, eine 3 und eine 5: Alle drei wollen einen Platz.
lesson-blackout-cover = Jede Zahl bedeckt die gleiche Zahl auf einer Karte: Tipp auf eine 2, eine 3 und eine 5.
lesson-blackout-cover-done = Alle drei sind genutzt, also ist dein Zug vorbei.
lesson-blackout-win = Auf der ersten Karte fehlt nur die 5: Tipp darauf, und die Karte gehört dir.
lesson-blackout-win-done = Das war die letzte offene Zahl: Du hast die Karte gewonnen.
lesson-blackout-go-on = Eine neue Karte ist da, und jetzt findet deine 2 einen Platz: Bedeck sie dort.
lesson-blackout-go-on-done = Nach einer gewonnenen Karte machst du mit deinen anderen Zahlen weiter.
lesson-blackout-lost = Keine Karte zeigt eine 5, also ist deine 5 verloren: Bedeck die 1 und die 3.
lesson-blackout-lost-done = Was nirgends passt, ist verloren, und die nächste Person würfelt.
lesson-blackout-wild = Der JOKER bedeckt jede Zahl: Tipp ihn an und mach dann die erste Karte voll.
lesson-blackout-wild-done = Er stand für die 2, die dir fehlte.
lesson-blackout-undo = ZURÜCK nimmt einen Chip weg: Tipp es an und nimm dann einen von der fast vollen Karte.
lesson-blackout-undo-done = Jetzt kann niemand diese Karte mit einer einzigen Zahl gewinnen.
lesson-blackout-reroll = Bedeck erst eine 3, dann wirf die anderen zwei Würfel noch einmal.
lesson-blackout-reroll-done = Zwei neue Zahlen: Mit ihnen machst du weiter.
lesson-blackout-call = Würfle: Kommen alle drei besonderen Seiten auf einmal, ruf vor der anderen Person.
lesson-blackout-call-done = Zuerst gerufen: eine Karte für dich. Auch wenn andere dran sind, darfst du rufen.
lesson-blackout-fifth = Du hast vier Karten: Bedeck die 4, die dir die fünfte bringt.
lesson-blackout-fifth-done = Fünf Karten: Du hast die Partie gewonnen.

lesson-wrong-finish-card = Nicht hier: Einer anderen Karte fehlt nur noch eine Zahl.
lesson-wrong-use-wild = Nutz deinen JOKER, bevor der Zug endet.
lesson-wrong-use-undo = Nutz dein ZURÜCK, bevor der Zug endet.
lesson-wrong-nearly-full = Nicht diesen Chip: Nimm einen von der Karte mit vier Chips.
lesson-wrong-no-match = Das ist eine andere Zahl.
lesson-wrong-must-place = Bedeck erst alle Zahlen, die einen Platz haben.
