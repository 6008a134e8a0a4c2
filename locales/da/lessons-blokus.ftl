### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Grundreglerne
lesson-blokus-points = Point
lesson-blokus-two-players = To spillere
lesson-blokus-three-players = Tre spillere
lesson-blokus-duo = Det lille bræt

## The basics
lesson-blokus-first-corner = Din første brik dækker et hjørne af brættet. Læg en.
lesson-blokus-first-corner-done = Hver farve kommer fra sit eget hjørne.
lesson-blokus-touch-corner = Fra nu af rører hver brik en af dine, hjørne mod hjørne.
lesson-blokus-touch-corner-done = Hjørne mod hjørne: sådan vokser din farve.
lesson-blokus-never-edge = Hjørner ja, sider aldrig. Læg rækken på fem.
lesson-blokus-never-edge-done = Dine egne brikker ligger aldrig side mod side.
lesson-blokus-others-edge = Andre farvers sider må du godt røre. Læg en brik helt op ad en.
lesson-blokus-others-edge-done = Det er kun dine egne sider, du skal holde dig fra.
lesson-blokus-turn-flip = Brikker kan drejes og vendes. Fyld præcis de felter, der lyser.
lesson-blokus-turn-flip-done = Den samme brik, bare drejet eller vendt.
lesson-blokus-big-first = Store brikker får snart ikke plads mere. Læg en på fem firkanter.
lesson-blokus-big-first-done = De små kan stadig være der senere.
lesson-blokus-to-middle = Midten åbner hele brættet. Nå et felt, der lyser.
lesson-blokus-to-middle-done = Derfra kan du vokse i alle retninger.
lesson-blokus-close-door = Gul vil videre fra det felt, der lyser. Dæk det.
lesson-blokus-close-door-done = Et dækket hjørne er en lukket dør.
lesson-blokus-shut-out = Gul har ikke plads mere og bliver sprunget over. Læg din næste brik.
lesson-blokus-shut-out-done = Din tur igen: den, der har plads, fortsætter.
lesson-blokus-fewest-left = Ingen har plads mere. Hvem har vundet?
lesson-blokus-fewest-left-blue = Blå, med 17 firkanter tilbage
lesson-blokus-fewest-left-yellow = Gul, med 54 firkanter tilbage
lesson-blokus-fewest-left-done = Færrest firkanter tilbage vinder.

## Points
lesson-blokus-points-left = Spiller I om point, tæller hver firkant, der er tilbage, minus ét. Hvad koster to brikker på fire?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = To gange fire firkanter: minus otte.
lesson-blokus-points-bonus = Alle brikker lagt giver 15. Med den enkelte firkant sidst, 5 mere. Hvor meget er det i alt?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Mere end tyve kan man ikke få.

## Two players
lesson-blokus-two-red = Når I er to, spiller du blå og rød. Læg rød i et ledigt hjørne.
lesson-blokus-two-red-done = Hver farve har sine egne brikker og sin egen start.
lesson-blokus-two-apart = Blå og rød er dine, men de hjælper ikke hinanden. Læg blå.
lesson-blokus-two-apart-done = Blå vokser kun fra blå.

## Three players
lesson-blokus-shared-turn = Grøn er fælles: I skiftes til at lægge den, nu dig. Læg den i det sidste hjørne.
lesson-blokus-shared-turn-done = Næste gang lægger en anden grøn.
lesson-blokus-shared-count = Hvem ejer de grønne firkanter til sidst?
lesson-blokus-shared-count-me = Mig
lesson-blokus-shared-count-all = Alle
lesson-blokus-shared-count-nobody = Ingen
lesson-blokus-shared-count-done = Den fælles farve tæller ikke for nogen.

## The small board
lesson-blokus-duo-start = Duo begynder inde på brættet. Dæk dit startfelt, der lyser.
lesson-blokus-duo-start-done = Den anden farve begynder overfor.
lesson-blokus-duo-meet = På det lille bræt mødes I med det samme. Gå imellem: nå et felt, der lyser.
lesson-blokus-duo-meet-done = Plads, du tager tidligt, er plads, den anden mangler.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = Den første brik i en farve dækker et ledigt hjørnefelt.
lesson-wrong-no-start-square = I Duo dækker den første brik dit eget startfelt.
lesson-wrong-edge-contact = Dér ligger den side mod side med din egen farve.
lesson-wrong-no-corner-contact = Dér rører den intet hjørne i samme farve.
lesson-wrong-overlap = Dér ligger allerede en brik.
lesson-wrong-off-board = En del af den ligger uden for brættet.
lesson-wrong-not-the-line = Den passer, men tag rækken på fem.
lesson-wrong-no-neighbour = Den passer, men der ligger ingen anden farve op ad den.
lesson-wrong-not-the-lit = Præcis de felter, der lyser: drej eller vend brikken.
lesson-wrong-too-small = Den passer, men den har færre end fem firkanter.
lesson-wrong-not-to-middle = Den passer, men den dækker intet felt, der lyser.
lesson-wrong-door-open = Gul kan stadig komme videre fra det felt, der lyser.
lesson-wrong-more-left = Det er farven med flest firkanter tilbage.
lesson-wrong-per-piece = Det er firkanter, der tæller, ikke brikker.
lesson-wrong-no-minus = Det, der er tilbage, koster point.
lesson-wrong-smallest-too = Og den enkelte firkant kom sidst.
lesson-wrong-all-laid-too = Og alle brikker er lagt.
lesson-wrong-shared-mine = Du lægger den kun hver tredje gang.
lesson-wrong-shared-all = Så ville det ikke gøre nogen forskel.
lesson-wrong-not-between = Den passer, men den dækker intet felt, der lyser.
