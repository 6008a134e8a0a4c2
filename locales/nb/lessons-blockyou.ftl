# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Farger og fingrer
lesson-blockyou-match = Dra kortet ditt inn i rammen: Hver farge ligger på sin egen.
lesson-blockyou-match-done = Alle fargene stemmer, så kortet kan ligge der.
lesson-blockyou-white = Hvit passer til alle farger, både på kortet ditt og på feltet: Bruk rammen.
lesson-blockyou-white-done = Hvit stemmer alltid, uansett farge.
lesson-blockyou-turn = Trykk på kortet for å dreie det, og dra det inn i rammen.
lesson-blockyou-turn-done = En kvart omdreining kan få et kort til å passe.
lesson-blockyou-two = Et kort ligger aldri på bare ett kort: Legg ditt over to.
lesson-blockyou-two-done = To kort eller flere under: Da er det lov.
lesson-blockyou-point = Kortet ditt peker opp mot den andre spilleren: Legg det, så er den spilleren blokkert.
lesson-blockyou-point-done = Blokkert: ikke noe kort derfra i denne runden.
lesson-blockyou-self = En finger som peker ned, peker på deg: Drei kortet til ingen gjør det, og legg det.
lesson-blockyou-self-done = Ingen blokkerer seg selv med vilje.
lesson-blockyou-last = Den andre spilleren gjorde en feil: I et ekte spill har du nå ti sekunder til å legge kortet.
lesson-blockyou-last-done = I tide: ett kort mindre til deg.
lesson-blockyou-round = En ekte runde mot en trøtt spiller: Begynn, vent på null, og finn et sted.
lesson-blockyou-round-done = Du var først, så runden er over.

lesson-wrong-colours-differ = Noen farger stemmer ikke der, og det ville kostet et straffekort.
lesson-wrong-points-at-you = En finger peker på deg: Drei kortet.
lesson-wrong-no-white = Det passer, men der hjelper ikke noe hvitt på feltet.
lesson-wrong-point-across = Det passer, men ingen finger peker på den andre spilleren.
lesson-wrong-covers-one-card = Det ligger på bare ett kort: Flytt det et halvt kort bortover.
