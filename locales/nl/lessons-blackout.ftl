# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Je eerste kaarten
lesson-blackout-roll = Laat je dobbelstenen van de glijbaan rollen.
lesson-blackout-roll-done = Een 2, een 3 en een 5: alle drie zoeken ze een plaats.
lesson-blackout-cover = Elk getal bedekt hetzelfde getal op een kaart: tik op een 2, een 3 en een 5.
lesson-blackout-cover-done = Alle drie zijn gebruikt, dus je beurt is voorbij.
lesson-blackout-win = Op de eerste kaart ontbreekt alleen de 5: tik erop, en de kaart is van jou.
lesson-blackout-win-done = Dat was het laatste open getal: je hebt de kaart gewonnen.
lesson-blackout-go-on = Er is een nieuwe kaart, en nu is er plaats voor je 2: bedek die.
lesson-blackout-go-on-done = Na een gewonnen kaart ga je door met je andere getallen.
lesson-blackout-lost = Op geen enkele kaart staat een 5, dus je 5 is verloren: bedek de 1 en de 3.
lesson-blackout-lost-done = Wat nergens past, is verloren, en de volgende speler gooit.
lesson-blackout-wild = JOKER bedekt elk getal: tik erop en maak dan de eerste kaart vol.
lesson-blackout-wild-done = De JOKER was de 2 die je nodig had.
lesson-blackout-undo = TERUG haalt een fiche weg: tik erop en haal er een van de kaart die bijna vol is.
lesson-blackout-undo-done = Nu kan niemand die kaart nog met één getal winnen.
lesson-blackout-reroll = Bedek eerst een 3 en gooi dan de andere twee dobbelstenen nog een keer.
lesson-blackout-reroll-done = Twee nieuwe getallen: daarmee ga je door.
lesson-blackout-call = Gooi: komen alle drie de speciale kanten tegelijk, roep dan eerder dan de andere speler.
lesson-blackout-call-done = Jij was eerst: een kaart voor jou. Ook in de beurt van een ander mag je roepen.
lesson-blackout-fifth = Je hebt vier kaarten: bedek de 4 die de vijfde wint.
lesson-blackout-fifth-done = Vijf kaarten: je hebt het spel gewonnen.

lesson-wrong-finish-card = Niet deze: een andere kaart mist nog maar één getal.
lesson-wrong-use-wild = Gebruik je JOKER voordat je beurt voorbij is.
lesson-wrong-use-undo = Gebruik TERUG voordat je beurt voorbij is.
lesson-wrong-nearly-full = Niet dit fiche: haal er een van de kaart met vier fiches.
lesson-wrong-no-match = Dat is een ander getal.
lesson-wrong-must-place = Bedek eerst alle getallen die ergens passen.
