### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Grunnlaget
lesson-blokus-points = Poeng
lesson-blokus-two-players = To spillere
lesson-blokus-three-players = Tre spillere
lesson-blokus-duo = Det lille brettet

## The basics
lesson-blokus-first-corner = Den første brikken din dekker et hjørne av brettet. Legg en.
lesson-blokus-first-corner-done = Hver farge starter fra sitt eget hjørne.
lesson-blokus-touch-corner = Fra nå av berører hver brikke en av dine egne, hjørne mot hjørne.
lesson-blokus-touch-corner-done = Hjørne mot hjørne: Slik vokser fargen din.
lesson-blokus-never-edge = Hjørner ja, sider aldri. Legg linjen på fem.
lesson-blokus-never-edge-done = Dine egne brikker ligger aldri side mot side.
lesson-blokus-others-edge = Side mot side med andre farger er greit. Legg en brikke tett inntil en av dem.
lesson-blokus-others-edge-done = Bare dine egne sider stenger for deg.
lesson-blokus-turn-flip = Brikker kan dreies og snus. Fyll akkurat de opplyste rutene.
lesson-blokus-turn-flip-done = Samme brikke, en annen side opp.
lesson-blokus-big-first = Store brikker mister snart plassen. Legg en på fem ruter.
lesson-blokus-big-first-done = De små passer fortsatt senere.
lesson-blokus-to-middle = Midten åpner hele brettet. Nå fram til en opplyst rute.
lesson-blokus-to-middle-done = Derfra kan du vokse i alle retninger.
lesson-blokus-close-door = Gul vil videre fra den opplyste ruten. Dekk den.
lesson-blokus-close-door-done = Et dekket hjørne er en lukket dør.
lesson-blokus-shut-out = Gul passer ingen steder lenger og blir hoppet over. Legg din neste brikke.
lesson-blokus-shut-out-done = Din tur igjen: Den som har plass, fortsetter.
lesson-blokus-fewest-left = Ingen har plass lenger. Hvem har vunnet?
lesson-blokus-fewest-left-blue = Blå, med 17 ruter igjen
lesson-blokus-fewest-left-yellow = Gul, med 54 ruter igjen
lesson-blokus-fewest-left-done = Færrest ruter igjen vinner.

## Points
lesson-blokus-points-left = Med poeng teller hver rute du har igjen, minus én. Hva koster to brikker på fire?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = To ganger fire ruter: minus åtte.
lesson-blokus-points-bonus = Alle brikkene lagt gir 15. Kommer den ene ruten sist, får du 5 til. Hva blir det til sammen?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Mer enn tjue er ikke mulig.

## Two players
lesson-blokus-two-red = Er dere to, spiller du blå og rød. Legg rød i et ledig hjørne.
lesson-blokus-two-red-done = Hver farge har sine egne brikker og sin egen start.
lesson-blokus-two-apart = Blå og rød er dine, men de hjelper ikke hverandre. Legg blå.
lesson-blokus-two-apart-done = Blå vokser bare fra blå.

## Three players
lesson-blokus-shared-turn = Grønn er felles: Dere legger den etter tur, nå du. Legg den i det siste hjørnet.
lesson-blokus-shared-turn-done = Neste gang legger en annen spiller grønn.
lesson-blokus-shared-count = Hvem får rutene til grønn til slutt?
lesson-blokus-shared-count-me = Jeg
lesson-blokus-shared-count-all = Alle
lesson-blokus-shared-count-nobody = Ingen
lesson-blokus-shared-count-done = Den felles fargen teller ikke for noen.

## The small board
lesson-blokus-duo-start = Duo begynner inne på brettet. Dekk den opplyste startruten din.
lesson-blokus-duo-start-done = Den andre fargen starter tvers overfor.
lesson-blokus-duo-meet = På det lille brettet møtes dere med en gang. Gå imellom: Nå fram til en opplyst rute.
lesson-blokus-duo-meet-done = Plass du tar tidlig, mangler den andre.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = Den første brikken i en farge dekker en ledig hjørnerute.
lesson-wrong-no-start-square = I Duo dekker den første brikken din egen startrute.
lesson-wrong-edge-contact = Der ligger den side mot side med din egen farge.
lesson-wrong-no-corner-contact = Der berører den ikke noe hjørne i samme farge.
lesson-wrong-overlap = Der ligger det en brikke fra før.
lesson-wrong-off-board = En del av den ligger utenfor brettet.
lesson-wrong-not-the-line = Den passer, men ta linjen på fem.
lesson-wrong-no-neighbour = Den passer, men det ligger ingen annen farge inntil.
lesson-wrong-not-the-lit = Akkurat de opplyste rutene: Drei eller snu brikken.
lesson-wrong-too-small = Den passer, men den har færre enn fem ruter.
lesson-wrong-not-to-middle = Den passer, men ingen opplyst rute er dekket.
lesson-wrong-door-open = Gul kan fortsatt gå videre fra den opplyste ruten.
lesson-wrong-more-left = Det er fargen med flest ruter igjen.
lesson-wrong-per-piece = Det er ruter som teller, ikke brikker.
lesson-wrong-no-minus = Det du har igjen, koster poeng.
lesson-wrong-smallest-too = Og den ene ruten kom sist.
lesson-wrong-all-laid-too = Og alle brikkene er lagt.
lesson-wrong-shared-mine = Du legger den bare hver tredje gang.
lesson-wrong-shared-all = Da ville det ikke endre noe.
lesson-wrong-not-between = Den passer, men ingen opplyst rute er dekket.
