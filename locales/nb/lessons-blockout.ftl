# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Det første tårnet ditt
lesson-blockout-box = Med den ekte esken
lesson-blockout-take = Det røde kortet tillater alle røde klosser: Trykk på kortet og så på en kloss.
lesson-blockout-take-done = Alle røde klosser gikk an, andre farger ikke.
lesson-blockout-lower = Trykk på det opplyste kortet, trykk ↓ til klossen ligger på bordet, og slipp.
lesson-blockout-lower-done = Det er bunnen av tårnet ditt.
lesson-blockout-stack = Dra klossen over tårnet, trykk ↓ og slipp: Det må stå til du har talt til tre.
lesson-blockout-stack-done = Det sto hele tellingen ut.
lesson-blockout-edge = Den øverste klossen står mot høyre: Senk din der, og slipp når den er stødig.
lesson-blockout-edge-done = Midten av en kloss må hvile på noe.
lesson-blockout-fall = Dette tårnet holder ikke: Ta en kloss, se hva et ras koster, og begynn på nytt.
lesson-blockout-fall-done = Tre kort mer, og et nytt tårn i samme tur.
lesson-blockout-pass = Vakler det for mye for deg? Trykk to ganger på Pass.
lesson-blockout-pass-done = Ingen kloss denne gangen: La de andre skjelve.
lesson-blockout-reverse = Trykk to ganger på Snu, så går spillet den andre veien.
lesson-blockout-reverse-done = Nå er det spilleren på den andre siden av deg som er neste.
lesson-blockout-extra = Med «Én kloss til» vinner du ikke med det siste kortet ennå: Sett på hvilken kloss du vil.
lesson-blockout-extra-done = Den står, og du har vunnet.
lesson-blockout-ninth = Åtte klosser står: Sett på den niende, så vinner du med en gang.
lesson-blockout-ninth-done = Alle ni: Da teller ingenting annet.
lesson-blockout-real = Trykk på det opplyste kortet, sett en slik kloss på ditt eget bord, og si hva som skjedde.
lesson-blockout-real-done = Mobilen passer på kortene, dere passer på tårnet.

lesson-wrong-red-card = Ikke det: Spill det røde kortet.
lesson-wrong-build = Ikke nå: Ta en kloss.
lesson-wrong-play-pass = Ikke nå: Spill Pass.
lesson-wrong-play-reverse = Ikke nå: Spill Snu.
lesson-wrong-fell = Det raste. Prøv en gang til.
lesson-wrong-need-block-card = Et nytt tårn begynner med et klosskort.
