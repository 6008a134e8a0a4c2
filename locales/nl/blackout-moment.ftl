# Blackout: the rule of the moment, the coach, the goal in one line.

blackout-moment-goal = Leg het laatste fiche op een kaart om die te winnen. Vijf kaarten winnen het spel.
blackout-moment-lots = De kaarten worden neergelegd. Er wordt geloot wie begint en welke drie kaarten er komen.
blackout-moment-wait = Nu aan de beurt: { $name }. Is die worp op, dan gaan de dobbelstenen naar de volgende speler links.
blackout-moment-watch = Nu aan de beurt: { $name }. Voor elk gegooid getal komt er één fiche op een kaart.
blackout-moment-over = Het spel is afgelopen: met vijf kaarten is het meteen uit. Voor de plaats van de anderen tellen de kaarten die ze gewonnen hebben.
blackout-moment-roll = Laat eerst de dobbelstenen van de glijbaan rollen. Je kunt alleen leggen wat je gegooid hebt.
blackout-moment-luck = De dobbelstenen of een nieuwe kaart zijn onderweg. Je kunt verder zodra ze stilliggen.
blackout-moment-place = Nog te leggen: { $numbers }. { $duty ->
        [may] Wat past, moet je leggen, behalve als je in deze beurt al een kaart gewonnen hebt of OPNIEUW hebt gebruikt.
       *[must] Elk getal dat past, moet je leggen; jij kiest het vakje.
    } { $gone ->
        [0] { "" }
        [one] Past nu nergens: { $lost }.
       *[other] Passen nu nergens: { $lost }.
    }
blackout-moment-reroll = Je getallen zijn op, dus nu moeten de andere twee dobbelstenen nog een keer rollen. JOKER en TERUG bewaar je voor daarna.
blackout-moment-wild = Met je JOKER mag je een fiche op een open getal naar keuze leggen. Gebruik je hem niet, dan ben je hem aan het eind van je beurt kwijt.
blackout-moment-undo = Met TERUG mag je één fiche van een kaart naar keuze halen, van wie het ook is. Gebruik je het niet, dan ben je het aan het eind van je beurt kwijt.
blackout-moment-end = Je mag je beurt beëindigen. Wat er van de worp over is, ben je dan kwijt.
blackout-moment-call = Alle drie de speciale kanten tegelijk: roep BLACKOUT! Wie het eerst roept, pakt de volgende kaart van de stapel.

blackout-coach-dark = Licht uit: wie het eerst roept, pakt een kaart.
blackout-coach-won = Je hebt een kaart gewonnen. { $count ->
        [0] { "" }
       *[other] Ga door met de rest van je worp.
    }
blackout-coach-taken = Kaart gewonnen: { $name }.
blackout-coach-found = Er is weer plaats voor { $numbers }: leg wat past.
blackout-coach-lost = { $count ->
        [one] Geen open vakje voor { $numbers }: dat getal is verloren, tenzij er plaats komt.
       *[other] Geen open vakjes voor { $numbers }: die getallen zijn verloren, tenzij er plaats komt.
    }
blackout-coach-wild = Je hebt nog een JOKER: tik op een open getal naar keuze.
blackout-coach-winner = Eén kaart mist alleen nog een { $number }, en die heb je gegooid.
