# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Farver og fingre
lesson-blockyou-match = Træk dit kort hen i rammen: hver farve ligger på samme farve.
lesson-blockyou-match-done = Alle farver passer, så kortet må ligge dér.
lesson-blockyou-white = Hvid passer til alle farver, på dit kort og på banen: brug rammen.
lesson-blockyou-white-done = Hvid og en anden farve passer altid sammen.
lesson-blockyou-turn = Tryk på dit kort for at dreje det, og træk det så hen i rammen.
lesson-blockyou-turn-done = En kvart omgang kan få et kort til at passe.
lesson-blockyou-two = Et kort ligger aldrig på kun ét kort: læg dit hen over to.
lesson-blockyou-two-done = Mindst to kort nedenunder: sådan må det ligge.
lesson-blockyou-point = Dit kort peger op på den anden spiller: læg det, så er den spiller blokeret.
lesson-blockyou-point-done = Blokeret: derfra kommer der intet kort i denne runde.
lesson-blockyou-self = En finger, der peger ned, peger på dig: drej kortet, til ingen gør det, og læg det så.
lesson-blockyou-self-done = Ingen blokerer sig selv med vilje.
lesson-blockyou-last = Den anden spiller lavede en fejl: i et spil har du nu ti sekunder til at lægge dit kort.
lesson-blockyou-last-done = I tide: ét kort mindre til dig.
lesson-blockyou-round = En rigtig runde mod en søvnig spiller: begynd, vent på nul, og find et sted.
lesson-blockyou-round-done = Du var først, så runden er slut.

lesson-wrong-colours-differ = Nogle farver passer ikke dér, og det ville koste et strafkort.
lesson-wrong-points-at-you = En finger peger på dig: drej kortet.
lesson-wrong-no-white = Det passer, men dér hjælper intet hvidt på banen.
lesson-wrong-point-across = Det passer, men ingen finger peger på den anden spiller.
lesson-wrong-covers-one-card = Det ligger på kun ét kort: flyt det et halvt kort videre.
