### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = De basis
lesson-blokus-points = Punten
lesson-blokus-two-players = Twee spelers
lesson-blokus-three-players = Drie spelers
lesson-blokus-duo = Het kleine bord

## The basics
lesson-blokus-first-corner = Je eerste steentje bedekt een hoek van het bord. Leg er een.
lesson-blokus-first-corner-done = Elke kleur komt uit een eigen hoek.
lesson-blokus-touch-corner = Vanaf nu raakt elk steentje er een van jou, hoek aan hoek.
lesson-blokus-touch-corner-done = Hoek aan hoek: zo groeit je kleur.
lesson-blokus-never-edge = Hoeken wel, zijkanten nooit. Leg de rij van vijf.
lesson-blokus-never-edge-done = Je eigen steentjes liggen nooit zij aan zij.
lesson-blokus-others-edge = De zijkanten van andere kleuren mag je raken. Leg er een steentje strak tegenaan.
lesson-blokus-others-edge-done = Alleen bij je eigen zijkanten moet je wegblijven.
lesson-blokus-turn-flip = Steentjes kun je draaien en omkeren. Vul precies de verlichte vakjes.
lesson-blokus-turn-flip-done = Hetzelfde steentje, met een andere kant boven.
lesson-blokus-big-first = Grote steentjes kun je al gauw niet meer kwijt. Leg er een van vijf vierkantjes.
lesson-blokus-big-first-done = Kleine passen later ook nog wel.
lesson-blokus-to-middle = Vanuit het midden ligt het hele bord voor je open. Bereik een verlicht vakje.
lesson-blokus-to-middle-done = Van daar kun je alle kanten op groeien.
lesson-blokus-close-door = Geel wil verder vanaf het verlichte vakje. Bedek het.
lesson-blokus-close-door-done = Een bedekte hoek is een dichte deur.
lesson-blokus-shut-out = Geel past nergens meer en wordt overgeslagen. Leg je volgende steentje.
lesson-blokus-shut-out-done = Weer jouw beurt: wie nog past, gaat door.
lesson-blokus-fewest-left = Niemand kan meer leggen. Wie heeft gewonnen?
lesson-blokus-fewest-left-blue = Blauw, met 17 vierkantjes over
lesson-blokus-fewest-left-yellow = Geel, met 54 vierkantjes over
lesson-blokus-fewest-left-done = De minste vierkantjes over winnen.

## Points
lesson-blokus-points-left = Speel je om punten, dan telt elk vierkantje dat over is als min één. Wat kosten twee steentjes van vier?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Twee keer vier vierkantjes: min acht.
lesson-blokus-points-bonus = Alle steentjes gelegd levert 15 op. Met het losse vierkantje als laatste nog 5. Hoeveel is dat samen?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Meer dan twintig kan niet.

## Two players
lesson-blokus-two-red = Met z’n tweeën speel je blauw en rood. Leg rood in een vrije hoek.
lesson-blokus-two-red-done = Elke kleur heeft eigen steentjes en een eigen begin.
lesson-blokus-two-apart = Blauw en rood zijn van jou, maar ze helpen elkaar niet. Leg blauw.
lesson-blokus-two-apart-done = Blauw groeit alleen aan blauw.

## Three players
lesson-blokus-shared-turn = Groen is gedeeld: jullie leggen om de beurt, nu jij. Leg groen in de laatste hoek.
lesson-blokus-shared-turn-done = De volgende keer legt een ander groen.
lesson-blokus-shared-count = Voor wie tellen de vierkantjes van groen aan het eind?
lesson-blokus-shared-count-me = Mij
lesson-blokus-shared-count-all = Iedereen
lesson-blokus-shared-count-nobody = Niemand
lesson-blokus-shared-count-done = De gedeelde kleur telt voor niemand.

## The small board
lesson-blokus-duo-start = Duo begint midden op het bord. Bedek je verlichte startvakje.
lesson-blokus-duo-start-done = De andere kleur begint aan de overkant.
lesson-blokus-duo-meet = Op het kleine bord kom je elkaar meteen tegen. Ga ertussen: bereik een verlicht vakje.
lesson-blokus-duo-meet-done = Ruimte die jij vroeg pakt, mist de andere kleur.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = Het eerste steentje van een kleur bedekt een vrij hoekvakje.
lesson-wrong-no-start-square = Bij Duo bedekt het eerste steentje je eigen startvakje.
lesson-wrong-edge-contact = Daar ligt het zij aan zij met je eigen kleur.
lesson-wrong-no-corner-contact = Daar raakt het geen hoek van dezelfde kleur.
lesson-wrong-overlap = Daar ligt al een steentje.
lesson-wrong-off-board = Een stukje ligt buiten het bord.
lesson-wrong-not-the-line = Het past, maar neem de rij van vijf.
lesson-wrong-no-neighbour = Het past, maar er ligt geen andere kleur naast.
lesson-wrong-not-the-lit = Precies de verlichte vakjes: draai het steentje of keer het om.
lesson-wrong-too-small = Het past, maar het heeft minder dan vijf vierkantjes.
lesson-wrong-not-to-middle = Het past, maar er is geen verlicht vakje bedekt.
lesson-wrong-door-open = Geel kan nog steeds verder vanaf het verlichte vakje.
lesson-wrong-more-left = Dat is de kleur met de meeste vierkantjes over.
lesson-wrong-per-piece = De vierkantjes tellen, niet de steentjes.
lesson-wrong-no-minus = Wat over is, kost punten.
lesson-wrong-smallest-too = En het losse vierkantje kwam het laatst.
lesson-wrong-all-laid-too = En alle steentjes liggen.
lesson-wrong-shared-mine = Je legt die kleur maar één op de drie keer.
lesson-wrong-shared-all = Dan zou het niets uitmaken.
lesson-wrong-not-between = Het past, maar er is geen verlicht vakje bedekt.
